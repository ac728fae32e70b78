"""What speaks for an action, in words: few and concrete. Nothing here looks at what the side cannot know."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action, encircled_by, flanked_by
from caposaldo.games.upfront.bot import prospects
from caposaldo.games.upfront.bot.prospects import Place, danger, here, on_the_move, promise, settled
from caposaldo.games.upfront.position import GROUPS, PINNED, Position
from caposaldo.games.upfront.rules import deck, flanks, mobility, rally, still_to_do, terrain, turn_limits, victory
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Form, Lay
from caposaldo.games.upfront.rules.rally import Rallying
from caposaldo.games.upfront.setup import (
    AT_CHIT,
    CREW,
    FUNCTIONS,
    MARSH,
    MINEFIELD,
    NO_LEADER,
    RALLY,
    RALLY_ALL,
    STREAM,
)
from caposaldo.games.upfront.view import names, seat_view
from caposaldo.games.upfront.view.board import breaks_at
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.odds import costs, percent

NEARLY_BROKEN = 2  # so few losses more break the enemy


def reasons(s: Position, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for a legal action, the weightiest first."""
    top = s.top()
    verb = action.verb
    if verb == verbs.PLAY_HERO:
        return for_hero(s, action.hero)
    if isinstance(top, Act):
        return for_act(s, action)
    if isinstance(top, (Aim, Commit)):
        return (
            for_fire(s, top.group, top.target) if verb in (verbs.USE, verbs.DONE, verbs.RESOLVE) else saves_weapons(top)
        )
    if isinstance(top, Discard):
        return for_discard(s, seat, action)
    if isinstance(top, Refill):
        return [why("4.5", "full-hand")] if verb == verbs.DRAW else []
    if isinstance(top, Conceal):
        return for_concealed(s, seat, action)
    if isinstance(top, Lay):
        return for_first_ground(s, seat, action)
    if isinstance(top, Answer):
        return for_answer(s, top.group, action)
    if isinstance(top, Rallying):
        return for_man(s, action.man)
    if isinstance(top, Form) and verb == verbs.DONE:
        return [why("3.2", "as-proposed")]
    return []


def why(rule: str, what: str, params: Params | None = None) -> Message:
    return Message(rule, f"uf-why-{what}", params)


# ---------------------------------------------------------------- the actions of a group
def for_act(s: Position, action: Action) -> list[Message]:
    verb = action.verb
    if verb == verbs.MOVE:
        return for_move(s, action)
    if verb == verbs.LAY_ON:
        card = -1 if action.face_down == 1 else int(action.card)
        return for_halt(s, action.group, settled(s, action.group, s.chit[action.group], card))
    if verb == verbs.ATTACK_ON:
        return for_fire(s, action.attacker, action.target)
    if verb == verbs.RALLY_BY:
        return for_rally(s, action)
    return for_others(s, action)


def for_others(s: Position, action: Action) -> list[Message]:
    verb = action.verb
    if verb == verbs.DONE:
        return for_end(s)
    if verb == verbs.LAY_SMOKE:
        return [why("13.21", "smoke")]
    if verb == verbs.BEGIN_INFILTRATION:
        return [why("20.1", "infiltrate")]
    if verb == verbs.BEGIN_ASSAULT:
        return [why("20.52", "assault")]
    if verb == verbs.REPAIR:
        return [why("19.3", "repair")]
    if verb == verbs.RECEIVE or verb == verbs.FOUND:
        return [why("17.8", "arrives")]
    return [why("14.4", "search")] if verb == verbs.SEARCH else []


def for_end(s: Position) -> list[Message]:
    """Cards to discard count for more, or nothing is left."""
    found: list[Message] = []
    if turn_limits.discards_left(s) != 0 and has_dead_card(s, s.side):
        found.append(why("4.3", "to-discard"))
    if len(still_to_do.in_order(still_to_do.by_kind(s, s.options(s.side)))) == 0:
        found.append(why("4.2", "nothing-better"))
    return found


def has_dead_card(s: Position, side: i64) -> bool:
    for card in s.hands[side]:
        if deck.is_dead(s, side, card):
            return True
    return False


# ---------------------------------------------------------------- movement and terrain (5, 8)
def for_move(s: Position, action: Action) -> list[Message]:
    group = action.group
    if terrain.wire_on(s, group) > 0:
        return [why("13.33", "out-of-wire")]
    found: list[Message] = []
    if mobility.sideways_rule(s, group) != "":
        found.append(why(mobility.sideways_rule(s, group), "out-of-ground"))
    enemy = flanked_by(action.aims) if flanked_by(action.aims) >= 0 else encircled_by(action.aims)
    if 0 <= enemy < GROUPS:
        found.append(why("17.1", "flank", {"enemy": s.group_ref(enemy)}))
    by: i64 = 1 if action.way == st.FORWARD else (-1 if action.way == st.BACK else 0)
    now, then = here(s, group), on_the_move(s, group, by)
    if action.way == st.FORWARD:
        found += for_advance(s, group, then)
    if danger(s, group, then) < danger(s, group, now):
        found.append(why("5.6", "safer"))
    return found


def for_advance(s: Position, group: i64, then: Place) -> list[Message]:
    """It comes nearer to a goal, or to a better range (16.42)."""
    for goal in s.setup.goals:
        if goal.side == s.side and s.chit[group] < goal.reach and goal.kind == AT_CHIT:
            return [why("16.42", "nearer-chit", {"to": int(then.chit), "reach": int(goal.reach)})]
        if goal.side == s.side and prospects.way_gone(s, group, then.chit, goal) > prospects.way_gone(
            s, group, s.chit[group], goal
        ):
            return [why("16.42", "nearer-range", {"reach": int(goal.reach)})]
    if s.setup.clock_winner < 0:
        men = int(victory.able_men(s, group))
        return [why("16.4", "points", {"men": men})] if men > 0 else []
    return []


def for_halt(s: Position, group: i64, then: Place) -> list[Message]:
    """It wins, covers, or ends the movement there."""
    if prospects.wins(s, group, then):
        return [why("16.42", "wins")]
    found: list[Message] = []
    kind = prospects.ground(s, then.card)
    modifier = int(s.setup.deck.value[then.card * FUNCTIONS]) if then.card >= 0 else 0
    if modifier < 0 and kind not in (MARSH, STREAM, MINEFIELD):
        found.append(why("6.42", "cover", {"modifier": names.signed(modifier)}))
    if danger(s, group, then) < danger(s, group, here(s, group)):
        found.append(why("7.2", "safer"))
    if promise(s, group, then) > promise(s, group, here(s, group)):
        found.append(why("12.1", "full-fire"))
    return found


def for_first_ground(s: Position, seat: i64, action: Action) -> list[Message]:
    if action.verb != verbs.LAY_ON:
        return [why("3.6", "keeps-cards")]
    if s.side_of_group(action.group) != seat:
        return [why("3.6", "hinders")]
    return for_halt(s, action.group, settled(s, action.group, s.chit[action.group], action.card))


def for_answer(s: Position, group: i64, action: Action) -> list[Message]:
    then = settled(s, group, s.chit[group], terrain.offered(s, group))
    kind = prospects.ground(s, then.card)
    if action.verb == verbs.ACCEPT:
        return for_halt(s, group, then)
    return [why("7.32", "bad-ground")] if kind in (MARSH, STREAM, MINEFIELD) else []


# ---------------------------------------------------------------- fire (6)
def for_fire(s: Position, group: i64, target: i64) -> list[Message]:
    """What makes this target worth it; its odds are told besides."""
    found: list[Message] = []
    enemy = s.side_of_group(target)
    left = breaks_at(s.setup, enemy) - lost_men(s, enemy)
    if 0 < left <= NEARLY_BROKEN:
        found.append(why("16.5", "breaks", {"left": left}))
    if prospects.menace(s, target) > prospects.SIXTEEN:
        found.append(why("16.42", "menace", {"target": s.group_ref(target)}))
    pinned = rally.pinned_in(s, target)
    if pinned > 0:
        found.append(why("6.53", "pinned-target", {"men": int(pinned)}))
    if terrain.moving(s, target):
        found.append(why("7.2", "moving-target", {"target": s.group_ref(target)}))
    if flanks.doubles(s, group, target):
        found.append(why("17.4", "flanked-target", {"target": s.group_ref(target)}))
    return found


def lost_men(s: Position, side: i64) -> int:
    return sum(1 for man in range(s.setup.count()) if s.setup.side[man] == side and s.fate[man] != st.IN_PLAY)


def saves_weapons(top: Aim | Commit) -> list[Message]:
    return [why("19.1", "saves-weapons")] if isinstance(top, Commit) else []


def for_concealed(s: Position, seat: i64, action: Action) -> list[Message]:
    """A Concealed card against what it spares."""
    if action.verb == verbs.KEEP:
        return [why("9.1", "keeps-card")]
    plain, hidden = seat_view.preview(s, seat, Action(verbs.KEEP)), seat_view.preview(s, seat, action)
    if plain is None or hidden is None or costs(hidden.chances) >= costs(plain.chances):
        return []
    return [why("9.1", "conceals", {"from": percent(costs(plain.chances)), "to": percent(costs(hidden.chances))})]


# ---------------------------------------------------------------- men (10)
def for_rally(s: Position, action: Action) -> list[Message]:
    pinned = rally.pinned_in(s, action.group)
    everybody = deck.plays(s, s.side, action.card, RALLY_ALL)
    men = pinned if everybody else min(pinned, s.setup.deck.worth(action.card, s.setup.nation[s.side], RALLY))
    found = [why("10.2", "rallies", {"men": int(men)})]
    return [*found, why("10.12", "moves-again")] if men >= pinned else found


def for_hero(s: Position, man: i64) -> list[Message]:
    if s.flags[man] & PINNED == 0:
        return [why("10.45", "heroic-fire")]
    found = [why("10.4", "hero", {"man": s.ref(man)})]
    return found + for_man(s, man)


def for_man(s: Position, man: i64) -> list[Message]:
    """What makes a man worth more than others."""
    if s.setup.men[man].leader != NO_LEADER:
        return [why("15.1", "leader", {"man": s.ref(man)})]
    weapon = s.weapon[man]
    if weapon >= 0 and s.setup.is_a(weapon, CREW):
        return [why("11.1", "gunner", {"man": s.ref(man), "weapon": s.weapon_ref(weapon)})]
    return []


# ---------------------------------------------------------------- discards (4.3)
def for_discard(s: Position, seat: i64, action: Action) -> list[Message]:
    verb = action.verb
    if verb == verbs.DISCARD_CARD:
        return [why("4.3", "dead-card" if deck.is_dead(s, seat, action.card) else "least-use")]
    if verb == verbs.SNIPE_AT:
        return [why("14.1", "sniper")]
    if verb == verbs.WIRE_ON:
        return [why("13.3", "wire", {"target": s.group_ref(action.group)})]
    if verb == verbs.LAY_ON:
        return [why("7.3", "hinders")]
    return [why("4.3", "keeps-cards")] if verb == verbs.DONE else []
