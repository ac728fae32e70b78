"""The pending decision with the action it belongs to, as far as a seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import hidden
from caposaldo.games.upfront.position import CHOSEN, FORMING, IN_HAND, NAMED, OUT_OF_GAME, SMALL_ARMS, TARGET, Position
from caposaldo.games.upfront.rules import attack_state, fire, firepower, terrain
from caposaldo.games.upfront.rules.attack_state import PendingAttack
from caposaldo.games.upfront.rules.close_combat import Assault, Entering
from caposaldo.games.upfront.rules.decision import Decision, shown_name
from caposaldo.games.upfront.rules.fights import Fight, Fights
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.setup import DECK


def asked_side(s: Position, seat: i64) -> i64:
    """Return the side that decides, as far as the seat may know; -1 if none."""
    return -1 if s.result is not None else hidden.asked(s, seat).seat(s)


def pending_view(s: Position, seat: i64) -> dict[str, object]:
    data = no_decision()
    if s.result is not None:
        return data
    top = s.top()
    data["kind"] = shown_name(top)
    data["side"] = int(top.seat(s))
    if isinstance(top, Decision):
        data.update(top.shown(s))
    data.update(current_attack(s))
    data["named"] = named_view(s) if s.step != FORMING else []
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
        "end": [],
        "by": 0,
        "cards": [],
        "power": 0,
        "needed": 0,
        "strength": 0,
        "targets": [],
        "named": [],
        "fight": None,
    }


# ---------------------------------------------------------------- the current attack
def current_attack(s: Position) -> dict[str, object]:
    """Return the innermost attack: being aimed, declared or resolved."""
    for i in range(len(s.stack) - 1, -1, -1):
        pending = s.stack[i]
        if isinstance(pending, Aim):
            strength = fire.strength_of(s, pending.group, pending.target) - terrain.smoke_on(s, pending.target)
            cards = cards_of_attack(s)
            return attack_view(s, pending.group, pending.target, True, int(strength) if cards else 0)
        if isinstance(pending, Commit):
            return attack_view(s, pending.group, pending.target, True, strength_now(s, pending.target))
        if isinstance(pending, PendingAttack):
            small = pending.kind == SMALL_ARMS
            return attack_view(s, pending.group, pending.target, small, strength_now(s, pending.target))
    return {}


def strength_now(s: Position, target: i64) -> int:
    return int(attack_state.strength_now(s, target))


def attack_view(s: Position, group: i64, target: i64, small_arms: bool, strength: int) -> dict[str, object]:
    """Return groups, cards, firepower and strength (6.1 to 6.4), and the men still to be resolved (6.5)."""
    cards = cards_of_attack(s)
    fires = small_arms and s.letter[group] >= 0 and s.letter[target] >= 0
    return {
        "group": int(group),
        "target": int(target),
        "cards": cards,
        "power": int(firepower.of_group(s, group, target)) if fires else 0,
        "needed": sum(int(s.setup.deck.need[card]) for card in cards),
        "strength": strength,
        "targets": targets(s, target),
    }


def cards_of_attack(s: Position) -> list[int]:
    return [card for card in range(DECK) if is_of_attack(s, card)]


def is_of_attack(s: Position, card: i64) -> bool:
    """Tell whether the card is set aside in the player's hand, or open on the table."""
    if s.way[card] != CHOSEN:
        return False
    return s.where[card] == OUT_OF_GAME or s.where[card] == IN_HAND + s.side


def targets(s: Position, target: i64) -> list[int]:
    """Return the targets in the order in which they are resolved."""
    men = [man for man in range(len(s.group)) if s.has(man, TARGET) and s.group[man] >= 0]
    ranked = [(s.group[man] == target, int(s.group[man]), int(s.pos[man]), man) for man in men]
    return [man for _, _, _, man in sorted(ranked)]


# ---------------------------------------------------------------- named men and fights
def named_view(s: Position) -> list[dict[str, int]]:
    """Return the named men: the enemy group or opponent of each, and the card he spends."""
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
    for pending in s.stack:
        if isinstance(pending, (Assault, Entering, Fights)):
            return True
    return False


def fight_view(s: Position) -> dict[str, int] | None:
    for i in range(len(s.stack) - 1, -1, -1):
        fight = s.stack[i]
        if isinstance(fight, Fight):
            return {
                "attacker": int(fight.attacker),
                "defender": int(fight.defender),
                "attacker_concealed": int(fight.on_attacker),
                "defender_concealed": int(fight.on_defender),
            }
    return None
