"""Mortars, off-board artillery and smoke (12, 13).

Batteries are numbered side after side, as in setup.batteries. What is plotted stays secret until it falls (12.3b): a
mission counts as fired when its shells come down, and a side is asked for targets as long as, for all the others know,
it may have a mission left.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import BARRAGE, HIDDEN, PLOT, SET_UP, STRIKE, Position
from caposaldo.games.storms.rules import fire, indirect_fire, second_hex, smoke
from caposaldo.games.storms.rules.smoke import NEW_SMOKE
from caposaldo.games.storms.setup import GERMAN, MORTAR, SOVIET
from caposaldo.games.storms.verbs import AIM, CONFIRM
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE


# ---------------------------------------------------------------- batteries (8.2a)
def side_of(s: Position, battery: i64) -> i64:
    return GERMAN if battery < len(s.setup.batteries[GERMAN]) else SOVIET


def kind_of(s: Position, battery: i64) -> i64:
    """The card of the battery."""
    german: i64 = len(s.setup.batteries[GERMAN])
    return s.setup.batteries[GERMAN][battery] if battery < german else s.setup.batteries[SOVIET][battery - german]


def first_of(s: Position, side: i64) -> i64:
    return 0 if side == GERMAN else len(s.setup.batteries[GERMAN])


def end_of(s: Position, side: i64) -> i64:
    return len(s.setup.batteries[GERMAN]) if side == GERMAN else len(s.missions)


def may_have_missions(s: Position, side: i64) -> bool:
    """As far as everybody knows: shells that have been plotted and not yet fallen do not show."""
    for battery in range(first_of(s, side), end_of(s, side)):
        if s.missions[battery] > 0:
            return True
    return False


def missions_left(s: Position, battery: i64) -> i64:
    """What its owner can still plot: less the mission that is on its way."""
    left = s.missions[battery]
    if s.falling[battery] != NOWHERE:
        left -= 1
    return left - 1 if s.plotted[battery] != NOWHERE else left


# ---------------------------------------------------------------- plotting (12.3, 12.3b, 12.3d)
def begin_plotting(s: Position) -> None:
    """Step 5: last round's plots become this round's strikes; both plot anew (PLOT) if somebody has missions left."""
    n: i64 = len(s.missions)
    s.falling = s.plotted[:]
    s.falling_smoke = s.plotted_smoke[:]
    s.plotted = filled(n, NOWHERE)
    s.plotted_smoke = filled(n, 0)
    asked = vec[i64]([1 if may_have_missions(s, side) else 0 for side in range(2)])
    if asked[0] == 1 or asked[1] == 1:
        s.confirmed = vec[i64]([1 - asked[0], 1 - asked[1]])
        s.push(Frame(PLOT))


def eyes(s: Position, side: i64) -> vec[i64]:
    """Hexes from which targets are spotted: those of own units, hidden ones too, the spotter hexes of mortars and those
    the scenario gives (12.3d). Who has an enemy in his hex sees only him (7.6.3f)."""
    found = s.setup.preset_spotters[side][:]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.hex[unit] >= 0 and not s.enemy_in(side, s.hex[unit]):
            found = append(found, s.hex[unit])
            if s.setup.is_a(unit, MORTAR) and s.setup.types[unit].indirect_cost > 0:
                for h in indirect_fire.around(s, unit):
                    found = append(found, h)
    return found


def is_spotted(s: Position, side: i64, from_hexes: vec[i64], h: i64) -> bool:
    """A spotter sees the hex; whoever is in it with the enemy sees it too."""
    for eye in from_hexes:
        if indirect_fire.sees(s, eye, h):
            return True
    unit = s.first[h]
    while unit >= 0:
        if s.setup.side[unit] == side:
            return True
        unit = s.next[unit]
    return False


def plots(s: Position, side: i64) -> list[Action]:
    found = [Action(CONFIRM)]
    from_hexes = eyes(s, side)
    for battery in range(first_of(s, side), end_of(s, side)):
        if refuse_battery(s, side, battery) is None:
            for h in range(s.setup.count_hexes):
                if is_spotted(s, side, from_hexes, h):
                    for smoke in range(2 if s.setup.smoke else 1):
                        found.append(Action(AIM, battery, h, smoke))
    return found


def refuse_battery(s: Position, side: i64, battery: i64) -> Refusal | None:
    """One target a round for each battery, as long as it has missions (12.3, 8.2a)."""
    if not first_of(s, side) <= battery < end_of(s, side):
        return Refusal("12.3b", "st-plot-battery")
    if s.plotted[battery] != NOWHERE:
        return Refusal("12.3", "st-plot-done-already", {"card": s.card_ref(kind_of(s, battery))})
    if missions_left(s, battery) <= 0:
        return Refusal("8.2a", "st-plot-no-mission", {"card": s.card_ref(kind_of(s, battery))})
    if s.phase == SET_UP and planned(s, side) >= s.setup.preplanned[side]:
        return Refusal("12.3b", "st-plot-enough", {"count": int(s.setup.preplanned[side])})
    return None


def planned(s: Position, side: i64) -> i64:
    """Targets the side has plotted by now."""
    count: i64 = 0
    for battery in range(first_of(s, side), end_of(s, side)):
        if s.plotted[battery] != NOWHERE:
            count += 1
    return count


def refuse_plot(s: Position, side: i64, a: Action) -> Refusal | None:
    if a.kind == CONFIRM:
        return None
    refused = refuse_battery(s, side, a.a)
    if refused is not None:
        return refused
    if not 0 <= a.b < s.setup.count_hexes:
        return Refusal("12.3", "st-plot-no-hex")
    if not 0 <= a.x <= 1 or (a.x == 1 and not s.setup.smoke):
        return Refusal("13.1", "st-plot-smoke")
    if not is_spotted(s, side, eyes(s, side), a.b):
        return Refusal("12.3d", "st-plot-unseen", {"hex": s.hex_ref(a.b)})
    return None


def plot(s: Position, side: i64, a: Action) -> None:
    """AIM or CONFIRM; the others hear only that the side is ready (12.3b)."""
    if a.kind == AIM:
        s.plotted[a.a] = a.b
        s.plotted_smoke[a.a] = a.x
        if s.events is not None:
            key = "st-plotted-smoke" if a.x == 1 else "st-plotted"
            s.tell("12.3b", key, {"card": s.card_ref(kind_of(s, a.a)), "hex": s.hex_ref(a.b)}, 1 << side)
        return
    s.confirmed[side] = 1
    s.tell("12.3b", "st-plot-over", {"side": s.side_ref(side)})


# ---------------------------------------------------------------- strikes (12.3a, 12.3c)
def begin_strikes(s: Position) -> None:
    """Step 6: pushes STRIKE for every battery whose plot falls now; German batteries first, in their order."""
    for battery in range(len(s.missions) - 1, -1, -1):
        if s.falling[battery] != NOWHERE:
            s.push(Frame(STRIKE, battery, 0))


def struck(s: Position, battery: i64, index: i64) -> i64:
    """The hex of the pattern with this index, NOWHERE if it lies off the map (12.3a)."""
    grid = s.setup.grid
    pattern = s.setup.cards[kind_of(s, battery)].pattern
    target = s.falling[battery]
    return grid.at_axial(grid.q[target] + pattern[2 * index], grid.r[target] + pattern[2 * index + 1])


def hexes_struck(s: Position, battery: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for index in range(len(s.setup.cards[kind_of(s, battery)].pattern) // 2):
        h = struck(s, battery, index)
        if h != NOWHERE:
            found = append(found, h)
    return found


def go_on(s: Position, frame: Frame) -> None:
    """STRIKE: the next hex of the pattern is attacked or smoked (12.3a, 12.3c)."""
    battery = frame.a
    s.side = side_of(s, battery)
    if frame.x == 0:
        frame.x = 1
        open_fire(s, battery)
        return
    if frame.b >= len(s.setup.cards[kind_of(s, battery)].pattern) // 2:
        s.pop()
        s.falling[battery] = NOWHERE
        s.falling_smoke[battery] = 0
        return
    h = struck(s, battery, frame.b)
    frame.b += 1
    if h == NOWHERE:
        return
    if s.falling_smoke[battery] == 1:
        smoke.place_smoke(s, h, NEW_SMOKE)
    elif worth_a_roll(s, h):
        fire.begin(s, battery, h, BARRAGE, NOWHERE, 0, kind_of(s, battery))


def open_fire(s: Position, battery: i64) -> None:
    """The plot is revealed and the mission spent (12.3b). Shells, not smoke, may drive a lucky unit out (V08)."""
    s.missions[battery] = s.missions[battery] - 1
    s.reveals += 1
    if s.events is not None:
        key = "st-strike-smoke" if s.falling_smoke[battery] == 1 else "st-strike"
        s.tell("12.3b", key, {"card": s.card_ref(kind_of(s, battery)), "hex": s.hex_ref(s.falling[battery])})
    if s.falling_smoke[battery] == 0:
        second_hex.close_calls(s, hexes_struck(s, battery), side_of(s, battery))


def worth_a_roll(s: Position, h: i64) -> bool:
    """Somebody is there, or might be: that units are hidden somewhere everybody knows, where they are nobody does
    (10.0c, 12.1)."""
    if s.enemy_in(GERMAN, h) or s.enemy_in(SOVIET, h):
        return True
    for unit in range(s.setup.count()):
        if s.hex[unit] >= 0 and s.flags[unit] & HIDDEN != 0:
            return True
    return False
