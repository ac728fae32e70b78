"""What speaks for an action, in words: few and concrete. Nothing here looks at what the side cannot know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import odds, plans
from caposaldo.games.storms.bot.outlook import danger, look
from caposaldo.games.storms.bot.outlook_types import Foe, Outlook
from caposaldo.games.storms.position import BY_AP, BY_CAP, BY_OPPORTUNITY, FULL_POOL, HIDDEN, READY, Position
from caposaldo.games.storms.rules import control, sight
from caposaldo.games.storms.setup import ALL_ROUND
from caposaldo.games.storms.verbs import (
    AIM,
    BOOST_BY,
    DECLARE,
    EXIT,
    FACE,
    FIRE,
    GO,
    HIDE,
    HIDE_AT,
    PASS,
    PLACE,
    RECOVER,
    RELEASE,
    SNEAK,
    TAKE,
    THROW,
    TURN,
)
from caposaldo.games.storms.view import previews, words
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.odds import percent, works

BESIDE: Final = 1  # hexes: short range (7.6.2)


def reasons(s: Position, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for a legal action, the weightiest first."""
    drawn = look(s, seat)
    verb = action.verb
    unit = words.unit_of(s, action)
    if verb in (GO, SNEAK, HIDE, PLACE, HIDE_AT) and unit >= 0 and action.hex != NOWHERE:
        return for_place(s, drawn, unit, action)
    if verb == FIRE or verb == THROW:
        return for_fire(s, drawn, unit, action.hex)
    if verb == TAKE:
        return for_taking(s, drawn, unit, action.means)
    if (verb == FACE or verb == TURN) and unit >= 0:
        return for_facing(s, drawn, unit, action.facing)
    if verb == BOOST_BY or verb == DECLARE:
        return for_cap(s, seat, action)
    return for_others(s, drawn, action)


def why(rule: str, what: str, params: Params | None = None) -> Message:
    return Message(rule, f"st-why-{what}", params)


# ---------------------------------------------------------------- a place to go to, or to be placed in
def for_place(s: Position, drawn: Outlook, unit: i64, action: Action) -> list[Message]:
    found = for_objective(s, drawn, unit, action.hex)
    if action.verb == HIDE:
        found.append(why("10.2", "hides"))
    if s.hex[unit] < 0:
        found += for_ground(s, 0, action.hex) + overlooked(s, unit, action.hex)
        return found
    at = s.hex[unit]
    if at != action.hex:
        if danger(s, drawn, at) > 0 and danger(s, drawn, action.hex) == 0:
            found.append(why("6.0", "out-of-fire"))
        found += for_ground(s, s.setup.cover[s.setup.terrain[at]], action.hex)
        found += for_next_shot(s, drawn, unit, action.hex)
        found += nearer(s, drawn, at, action.hex)
    return found


def for_objective(s: Position, drawn: Outlook, unit: i64, h: i64) -> list[Message]:
    """It takes an objective, perhaps at the last moment, or is the only one to hold it."""
    for i in range(len(s.setup.objectives)):
        if s.setup.objectives[i].hex == h and not s.enemy_in(drawn.side, h):
            name: Params = {"objective": f"@objective/{i}"}
            if control.scores(s, i) != drawn.side:
                last = s.round >= s.setup.rounds or s.passes > 0
                return [why("2.4a", "takes-last" if last else "takes", name)]
            return [why("2.4a", "holds", name)] if plans.company(s, unit, h) == 0 else []
        if s.setup.objectives[i].hex == h:
            return [why("7.6.3", "contests", {"objective": f"@objective/{i}"})]
    return []


def for_ground(s: Position, before: i64, h: i64) -> list[Message]:
    cover = s.setup.cover[s.setup.terrain[h]]
    return [why("5.0b", "cover", {"dm": int(cover)})] if cover > before and cover > 0 else []


def overlooked(s: Position, unit: i64, h: i64) -> list[Message]:
    """An objective in sight and range."""
    for i in range(len(s.setup.objectives)):
        goal = s.setup.objectives[i].hex
        if goal != h and s.setup.sees[h * s.setup.count_hexes + goal] == 1:
            if s.setup.grid.distance(h, goal) <= s.setup.types[unit].range:
                return [why("7.0", "overlooks", {"objective": f"@objective/{i}"})]
    return []


def for_next_shot(s: Position, drawn: Outlook, unit: i64, h: i64) -> list[Message]:
    """A shot from there, where there is none from here."""
    shooter = odds.shooter_of(s, unit, drawn.side)
    if not shooter.able or odds.best_blow(s, drawn, shooter, s.hex[unit], -1) > 0:
        return []
    return [why("7.0", "next-shot")] if odds.best_blow(s, drawn, shooter, h, -1) > 0 else []


def nearer(s: Position, drawn: Outlook, at: i64, h: i64) -> list[Message]:
    """Of the objectives that the side does not hold the nearest, if it comes nearer."""
    best = nearest(s, drawn, at)
    if best < 0 or s.setup.walks[best][h] >= s.setup.walks[best][at] or s.setup.objectives[best].hex == h:
        return []
    return [why("2.4a", "nearer", {"objective": f"@objective/{best}"})]


def nearest(s: Position, drawn: Outlook, at: i64) -> i64:
    """Return the nearest objective that the side does not hold, or -1."""
    best: i64 = -1
    for i in range(len(s.setup.objectives)):
        if control.scores(s, i) != drawn.side and (best < 0 or s.setup.walks[i][at] < s.setup.walks[best][at]):
            best = i
    return best


# ---------------------------------------------------------------- fire
def for_fire(s: Position, drawn: Outlook, unit: i64, h: i64) -> list[Message]:
    found: list[Message] = []
    if unit < 0 or s.hex[unit] < 0:
        return found
    for foe in drawn.foes:
        if foe.hex == h and foe.hurt:
            found.append(why("7.3", "finishes", {"unit": s.ref(foe.shooter.unit)}))
            break
    for i in range(len(s.setup.objectives)):
        if s.setup.objectives[i].hex == h and s.enemy_in(drawn.side, h):
            found.append(why("2.4a", "clears", {"objective": f"@objective/{i}"}))
    at = s.hex[unit]
    for foe in drawn.foes:
        if foe.hex == h and at != h and is_flank(s, foe, at):
            found.append(why("7.2", "flank"))
            break
    if s.setup.grid.distance(at, h) == BESIDE:
        found.append(why("7.6.2", "short-range"))
    return found


def is_flank(s: Position, foe: Foe, at: i64) -> bool:
    return foe.face >= 0 and not sight.in_arc(s.setup, foe.hex, foe.face, at)


# ---------------------------------------------------------------- a unit for the turn
def for_taking(s: Position, drawn: Outlook, unit: i64, means: i64) -> list[Message]:
    found: list[Message] = []
    if means == BY_OPPORTUNITY:
        found.append(why("3.1", "opportunity"))
    elif means == BY_CAP:
        found.append(why("3.2.2", "command"))
    if s.hex[unit] < 0:
        return [*found, why("5.1", "enters")]
    if s.marker[unit] >= 0:
        found.append(why("7.5", "shaken"))
    shooter = odds.shooter_of(s, unit, drawn.side)
    if plans.shot_here(s, drawn, shooter, plans.facing_of(s, unit)) > 0:
        found.append(why("7.0", "can-fire"))
    best = nearest(s, drawn, s.hex[unit])
    ap = FULL_POOL if s.status[unit] == READY and s.pool[drawn.side] == 0 else s.ap[drawn.side]
    if means == BY_AP and best >= 0 and 0 < s.setup.walks[best][s.hex[unit]] <= ap:
        found.append(why("2.4a", "can-reach", {"objective": f"@objective/{best}"}))
    if danger(s, drawn, s.hex[unit]) > 0 and s.flags[unit] & HIDDEN == 0:
        found.append(why("6.0", "under-fire"))
    return found


# ---------------------------------------------------------------- facing, CAP, the rest
def for_facing(s: Position, drawn: Outlook, unit: i64, face: i64) -> list[Message]:
    """The nearest enemy in view would be in the front arc."""
    if s.hex[unit] < 0 or not 0 <= face < 6 or s.setup.is_a(unit, ALL_ROUND):
        return []
    best: Foe | None = None
    for foe in drawn.foes:
        if foe.hex != s.hex[unit] and (best is None or distance(s, unit, foe) < distance(s, unit, best)):
            best = foe
    if best is None or not sight.in_arc(s.setup, s.hex[unit], face, best.hex):
        return []
    return [why("6.1", "faces", {"unit": s.ref(best.shooter.unit)})]


def distance(s: Position, unit: i64, foe: Foe) -> i64:
    return s.setup.grid.distance(s.hex[unit], foe.hex)


def for_cap(s: Position, seat: i64, action: Action) -> list[Message]:
    """CAP that raise a chance, or that are kept."""
    if action.cap == 0:
        return [why("3.2", "saves-cap", {"cap": int(s.cap[seat])})]
    if action.verb == DECLARE:
        return [why("3.2.4", "initiative")]
    plain, raised = previews.preview(s, seat, Action(BOOST_BY, 0)), previews.preview(s, seat, action)
    if plain is None or raised is None or works(raised.chances) <= works(plain.chances):
        return []
    return [why("3.2.3", "raises", {"from": percent(works(plain.chances)), "to": percent(works(raised.chances))})]


def for_others(s: Position, drawn: Outlook, action: Action) -> list[Message]:
    verb = action.verb
    if verb == RECOVER:
        return [why("7.3", "recover")]
    if verb == EXIT:
        return [why("5.1", "exit", {"points": int(s.setup.exit_points[drawn.side])})]
    if verb == RELEASE:
        return [why("3.0b", "release")]
    if verb == PASS:
        return for_pass(s, drawn.side)
    return for_shells(s, drawn, action) if verb == AIM else []


def for_pass(s: Position, side: i64) -> list[Message]:
    """The round ends with points for the side, or there is nothing better to do."""
    points = round_points(s, side)
    if s.passes > 0 and points > round_points(s, 1 - side):
        return [why("2.3", "scores-now", {"points": int(points)})]
    return [why("2.2e", "nothing-better")]


def round_points(s: Position, side: i64) -> i64:
    total: i64 = 0
    for i in range(len(s.setup.objectives)):
        if control.scores(s, i) == side:
            total += s.setup.objectives[i].round_points[side]
    return total


def for_shells(s: Position, drawn: Outlook, action: Action) -> list[Message]:
    """Enemies in view where the shells will fall."""
    grid = s.setup.grid
    pattern = s.setup.cards[s.setup.battery_card(action.battery)].pattern
    count = 0
    for i in range(0, len(pattern), 2):
        h = grid.at_axial(grid.q[action.hex] + pattern[i], grid.r[action.hex] + pattern[i + 1])
        for foe in drawn.foes:
            if foe.hex == h:
                count += 1
    return [why("12.3a", "shells", {"count": count})] if count > 0 else []
