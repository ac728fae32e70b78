"""The decision that is awaited, with the action it belongs to, as far as a seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.position import FRAME_NAMES, NAMED, TARGET, Position
from caposaldo.games.upfront.prompts import PURPOSE_NAMES, asked, decider
from caposaldo.games.upfront.rules import attack_state, fire, firepower, player_turn, terrain, turn_limits
from caposaldo.games.upfront.setup import AMERICAN, DECK, GERMAN
from caposaldo.kernel.frames import Frame

ANY_NUMBER: Final = -1


def asked_side(s: Position, seat: i64) -> i64:
    """Who decides, as far as the seat may know; -1 nobody."""
    return -1 if s.result is not None else decider(s, asked(s, seat))


def pending_view(s: Position, seat: i64) -> dict[str, object]:
    data = no_decision()
    if s.result is not None:
        return data
    frame = s.top()
    data["kind"] = FRAME_NAMES[frame.kind]
    data["side"] = int(decider(s, frame))
    data.update(frame_view(s, frame))
    attack = attack_at_hand(s)
    if attack is not None:
        data.update(attack_view(s, attack))
    data["named"] = named_view(s) if s.step != st.FORMING else []
    data["fight"] = fight_view(s)
    return data


def no_decision() -> dict[str, object]:
    return {
        "kind": "over",
        "side": -1,
        "purpose": "",
        "group": -1,
        "target": -1,
        "man": -1,
        "card": -1,
        "weapon": -1,
        "left": 0,
        "by": 0,
        "cards": [],
        "power": 0,
        "needed": 0,
        "strength": 0,
        "targets": [],
        "named": [],
        "fight": None,
    }


# ---------------------------------------------------------------- what is asked
def frame_view(s: Position, frame: Frame) -> dict[str, object]:
    kind = frame.kind
    if kind == st.CONCEAL:
        asked_for = {"group": int(frame.x), "target": int(frame.y)}
        man = -1 if frame.b in (st.FOR_FIRE, st.FOR_SHOT) else int(frame.c)
        return {"purpose": PURPOSE_NAMES[frame.b], "man": man, **asked_for}
    if kind == st.SAVE:
        one = -1 if frame.b == st.FOR_INFILTRATION else int(frame.a)
        return {"purpose": PURPOSE_NAMES[frame.b], "man": one, "group": int(s.group[frame.a])}
    if kind == st.RETRY or kind == st.CHARGE_AT:
        return {"man": int(frame.a), "group": int(s.group[frame.a])}
    if kind == st.SPOILS or kind == st.CREW_FALLS:
        return {"man": int(frame.a), "weapon": int(frame.b)}
    if kind == st.AIM or kind == st.COMMIT:
        return {"group": int(frame.a), "target": int(frame.b)}
    if kind == st.REDIRECT:
        return {"card": int(frame.a), "target": int(frame.b)}
    if kind == st.RENORMALISE:
        return {"by": int(frame.b)}
    return group_view(s, frame)


def group_view(s: Position, frame: Frame) -> dict[str, object]:
    kind = frame.kind
    if kind == st.RALLYING:
        return {"group": int(frame.a), "left": int(frame.b)}
    if kind == st.SEND:
        return {"group": int(frame.a), "target": int(frame.b) if frame.b >= 0 else -1}
    if kind == st.SEIZE:
        return {"target": int(frame.a), "group": int(frame.c) - 1}
    if kind in (st.ANSWER, st.INFILTRATE, st.ASSAULT, st.ARRANGE, st.FIGHTS, st.TRYING):
        return {"group": int(frame.a)}
    if kind == st.DISCARD:
        return {"left": discards_left(s)}
    return {"left": int(player_turn.room(s))} if kind == st.REFILL else {}


def discards_left(s: Position) -> int:
    """How many he may still discard (4.31 to 4.33); -1 as many as he likes."""
    if turn_limits.may_discard(s) is not None:
        return 0
    nation = s.setup.nation[s.side]
    if nation == GERMAN:
        return int(turn_limits.GERMAN_DISCARDS - s.discards)
    return int(turn_limits.AMERICAN_DISCARDS - s.discards) if nation == AMERICAN else ANY_NUMBER


# ---------------------------------------------------------------- the attack at hand
def attack_at_hand(s: Position) -> Frame | None:
    """The innermost attack: being aimed, declared or resolved."""
    for i in range(len(s.stack) - 1, -1, -1):
        if s.stack[i].kind in (st.AIM, st.COMMIT, st.ATTACK):
            return s.stack[i]
    return None


def attack_view(s: Position, frame: Frame) -> dict[str, object]:
    """Groups, cards, firepower and strength (6.1 to 6.4), and the men who still have their card before them (6.5)."""
    cards = [card for card in range(DECK) if is_of_attack(s, card)]
    aimed = frame.kind == st.AIM
    strength = attack_state.strength_now(s, frame.b)
    if aimed:
        strength = fire.strength_of(s, frame.a, frame.b) - terrain.smoke_on(s, frame.b)
    return {
        "group": int(frame.a),
        "target": int(frame.b),
        "cards": cards,
        "power": int(firepower.of_group(s, frame.a, frame.b)) if is_small_arms(s, frame) else 0,
        "needed": sum(int(s.setup.deck.need[card]) for card in cards),
        "strength": int(strength) if cards or not aimed else 0,
        "targets": targets(s, frame.b),
    }


def is_of_attack(s: Position, card: i64) -> bool:
    """Set aside in the hand of the player, or open on the table."""
    if s.way[card] != st.CHOSEN:
        return False
    return s.where[card] == st.OUT_OF_GAME or s.where[card] == st.IN_HAND + s.side


def is_small_arms(s: Position, frame: Frame) -> bool:
    there = s.letter[frame.a] >= 0 and s.letter[frame.b] >= 0
    return there and (frame.kind != st.ATTACK or frame.x == st.SMALL_ARMS)


def targets(s: Position, target: i64) -> list[int]:
    """In the order in which they are resolved."""
    men = [man for man in range(len(s.group)) if s.has(man, TARGET) and s.group[man] >= 0]
    ranked = [(s.group[man] == target, int(s.group[man]), int(s.pos[man]), man) for man in men]
    return [man for _, _, _, man in sorted(ranked)]


# ---------------------------------------------------------------- who has been named, who fights
def named_view(s: Position) -> list[dict[str, int]]:
    """Men who try, or will: the enemy group, or the opponent they have found, and the card they spend."""
    found: list[dict[str, int]] = []
    fighting = is_close_combat(s)
    for man in range(len(s.flags)):
        if s.has(man, NAMED):
            aim = int(s.aim[man])
            found.append(
                {
                    "man": man,
                    "group": aim if not fighting and aim >= 0 else int(s.inside[man]),
                    "opponent": aim if fighting else -1,
                    "card": int(s.spends[man]),
                }
            )
    return found


def is_close_combat(s: Position) -> bool:
    for frame in s.stack:
        if frame.kind in (st.ASSAULT, st.ENTERING, st.FIGHTS):
            return True
    return False


def fight_view(s: Position) -> dict[str, int] | None:
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if frame.kind == st.FIGHT:
            return {
                "attacker": int(frame.a),
                "defender": int(frame.b),
                "attacker_concealed": int(frame.x),
                "defender_concealed": int(frame.y),
            }
    return None
