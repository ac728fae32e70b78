"""Off-board artillery (12.3).

Batteries are numbered side after side, as in setup.batteries. What is plotted stays secret until it falls (12.3b): a
mission counts as fired when its shells come down, and a side is asked for targets as long as, for all the others know,
it may have a mission left.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARRAGE, HIDDEN, SET_UP, Decision, Position
from caposaldo.games.storms.rules import checks, considered, fire, second_hex, smoke, targets
from caposaldo.games.storms.rules.smoke import NEW_SMOKE
from caposaldo.games.storms.setup import GERMAN, MORTAR, SOVIET
from caposaldo.games.storms.verbs import AIM, CONFIRM
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR


# ---------------------------------------------------------------- missions (8.2a)
def may_have_missions(s: Position, side: i64) -> bool:
    """As far as everybody knows: shells that have been plotted and not yet fallen do not show."""
    for battery in range(s.setup.first_battery(side), s.setup.end_of_batteries(side)):
        if s.missions[battery] > 0:
            return True
    return False


def missions_left(s: Position, battery: i64) -> i64:
    """The missions that its owner can still plot: less the mission that is on its way."""
    left = s.missions[battery]
    if s.falling[battery] != NOWHERE:
        left -= 1
    return left - 1 if s.plotted[battery] != NOWHERE else left


# ---------------------------------------------------------------- plotting (12.3, 12.3b, 12.3d)
class Plot(Decision):
    """Both sides plot the targets of their artillery in secret (12.3)."""

    RULE: ClassVar[str] = "12.3"
    VERBS: ClassVar[tuple[int, ...]] = (AIM, CONFIRM)

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return [seat for seat in range(2) if s.confirmed[seat] == 0]

    def run_on(self, s: Position) -> bool:
        if s.confirmed[0] == 0 or s.confirmed[1] == 0:
            return False
        s.pop()
        s.confirmed = filled(2, 0)
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(CONFIRM)]
        from_hexes = eyes(s, seat)
        for battery in range(s.setup.first_battery(seat), s.setup.end_of_batteries(seat)):
            if refuse_battery(s, seat, battery) is None:
                for h in range(s.setup.count_hexes):
                    if is_spotted(s, seat, from_hexes, h):
                        for smoke in range(2 if s.setup.smoke else 1):
                            found.append(Action(AIM, battery, h, smoke))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        """Targets where enemies are, and the objectives."""
        hexes = considered.hexes_of(s, considered.enemies(s, seat), -1)
        hexes += [int(objective.hex) for objective in s.setup.objectives]
        batteries = range(s.setup.first_battery(seat), s.setup.end_of_batteries(seat))
        return [Action(AIM, battery, h, smoke) for battery in batteries for h in hexes for smoke in range(2)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == CONFIRM:
            return None
        refused = refuse_battery(s, seat, action.battery)
        if refused is not None:
            return refused
        if not 0 <= action.hex < s.setup.count_hexes:
            return Refusal("12.3", "st-plot-no-hex")
        if not 0 <= action.smoke <= 1 or (action.smoke == 1 and not s.setup.smoke):
            return Refusal("13.1", "st-plot-smoke")
        if not is_spotted(s, seat, eyes(s, seat), action.hex):
            return Refusal("12.3d", "st-plot-unseen", {"hex": s.hex_ref(action.hex)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """The others hear only that the side is ready (12.3b)."""
        if action.verb == CONFIRM:
            s.confirmed[seat] = 1
            s.tell("12.3b", "st-plot-over", {"side": s.side_ref(seat)})
            return
        battery = action.battery
        s.plotted[battery] = action.hex
        s.plotted_smoke[battery] = action.smoke
        if s.events is not None:
            key = "st-plotted-smoke" if action.smoke == 1 else "st-plotted"
            card = s.card_ref(s.setup.battery_card(battery))
            s.tell("12.3b", key, {"card": card, "hex": s.hex_ref(action.hex)}, 1 << seat)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        """The batteries that can still be given a target."""
        count = len(unplotted(s, seat))
        return Todo([], count, Message("12.3", "st-todo-plot", {"count": count}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == CONFIRM else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == CONFIRM and len(unplotted(s, seat)) == 0 else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        left = unplotted(s, seat)
        if action.verb != CONFIRM or len(left) == 0:
            return None
        names = s.setup.battery_names()
        params: Params = {"batteries": ", ".join([names[battery] for battery in left]), "count": len(left)}
        return Message("12.3", "st-loses-plot", params)


def unplotted(s: Position, side: i64) -> list[int]:
    """Return the batteries of the side that can still be given a target for the next round."""
    batteries = range(s.setup.first_battery(side), s.setup.end_of_batteries(side))
    return [int(battery) for battery in batteries if refuse_battery(s, side, battery) is None]


def begin_plotting(s: Position) -> None:
    """Step 5: last round's plots become this round's strikes; both plot anew if a side has missions left."""
    n: i64 = len(s.missions)
    s.falling = s.plotted[:]
    s.falling_smoke = s.plotted_smoke[:]
    s.plotted = filled(n, NOWHERE)
    s.plotted_smoke = filled(n, 0)
    asked = vec[i64]([1 if may_have_missions(s, side) else 0 for side in range(2)])
    if asked[0] == 1 or asked[1] == 1:
        s.confirmed = vec[i64]([1 - asked[0], 1 - asked[1]])
        s.push(Plot())


def eyes(s: Position, side: i64) -> vec[i64]:
    """Hexes from which targets are spotted: those of own units, hidden ones too, the spotter hexes of mortars and those
    the scenario gives (12.3d). Who has an enemy in his hex sees only him (7.6.3f)."""
    found = s.setup.preset_spotters[side][:]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.hex[unit] >= 0 and not s.enemy_in(side, s.hex[unit]):
            found = append(found, s.hex[unit])
            if s.setup.is_a(unit, MORTAR) and s.setup.types[unit].indirect_cost > 0:
                for h in targets.spotter_hexes(s, unit):
                    found = append(found, h)
    return found


def is_spotted(s: Position, side: i64, from_hexes: vec[i64], h: i64) -> bool:
    """A spotter hex sees the hex, or a unit of the side is in it."""
    for eye in from_hexes:
        if targets.sees(s, eye, h, True):
            return True
    unit = s.first[h]
    while unit >= 0:
        if s.setup.side[unit] == side:
            return True
        unit = s.next[unit]
    return False


def refuse_battery(s: Position, side: i64, battery: i64) -> Refusal | None:
    """One target a round for each battery, as long as it has missions (12.3, 8.2a)."""
    if not s.setup.first_battery(side) <= battery < s.setup.end_of_batteries(side):
        return Refusal("12.3b", "st-plot-battery")
    if s.plotted[battery] != NOWHERE:
        return Refusal("12.3", "st-plot-done-already", {"card": s.card_ref(s.setup.battery_card(battery))})
    if missions_left(s, battery) <= 0:
        return Refusal("8.2a", "st-plot-no-mission", {"card": s.card_ref(s.setup.battery_card(battery))})
    if s.phase == SET_UP and planned(s, side) >= s.setup.preplanned[side]:
        return Refusal("12.3b", "st-plot-enough", {"count": int(s.setup.preplanned[side])})
    return None


def planned(s: Position, side: i64) -> i64:
    """Targets the side has plotted by now."""
    count: i64 = 0
    for battery in range(s.setup.first_battery(side), s.setup.end_of_batteries(side)):
        if s.plotted[battery] != NOWHERE:
            count += 1
    return count


# ---------------------------------------------------------------- strikes (12.3a, 12.3c)
class Strike(Decision):
    """A battery strikes, one hex of its pattern after the other; `index` is the next one, `opened` 1 when its plot has
    been revealed."""

    def __init__(self, battery: i64, index: i64 = 0, opened: i64 = 0) -> None:
        self.battery = battery
        self.index = index
        self.opened = opened

    def waits(self, s: Position) -> bool:
        return False

    def run_on(self, s: Position) -> bool:
        """The next hex of the pattern is attacked or smoked (12.3a, 12.3c)."""
        battery = self.battery
        card = s.setup.battery_card(battery)
        s.side = s.setup.battery_side(battery)
        if self.opened == 0:
            s.replace(Strike(battery, self.index, 1))
            open_fire(s, battery)
        elif self.index >= len(s.setup.cards[card].pattern) // 2:
            s.pop()
            s.falling[battery] = NOWHERE
            s.falling_smoke[battery] = 0
        else:
            s.replace(Strike(battery, self.index + 1, 1))
            h = struck(s, battery, self.index)
            if h != NOWHERE and s.falling_smoke[battery] == 1:
                smoke.place_smoke(s, h, NEW_SMOKE)
            elif h != NOWHERE and worth_a_roll(s, h):
                fire.begin(s, battery, h, BARRAGE, NOWHERE, card)
        return True

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.battery", self.battery, 0, len(s.missions) - 1)
        if s.falling[self.battery] == NOWHERE:
            raise ValueError(f"{at}.battery: expected a battery whose shells fall")
        checks.number(f"{at}.index", self.index, 0, FAR)
        checks.number(f"{at}.opened", self.opened, 0, 1)


def begin_strikes(s: Position) -> None:
    """Step 6: every battery whose plot falls now strikes; German batteries first, in their order."""
    for battery in range(len(s.missions) - 1, -1, -1):
        if s.falling[battery] != NOWHERE:
            s.push(Strike(battery))


def is_striking(s: Position, battery: i64) -> bool:
    """Its fire has been opened: everybody knows where."""
    for decision in s.stack:
        if isinstance(decision, Strike) and decision.battery == battery and decision.opened == 1:
            return True
    return False


def struck(s: Position, battery: i64, index: i64) -> i64:
    """The hex of the pattern with this index, NOWHERE if it lies off the map (12.3a)."""
    grid = s.setup.grid
    pattern = s.setup.cards[s.setup.battery_card(battery)].pattern
    target = s.falling[battery]
    return grid.at_axial(grid.q[target] + pattern[2 * index], grid.r[target] + pattern[2 * index + 1])


def hexes_struck(s: Position, battery: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for index in range(len(s.setup.cards[s.setup.battery_card(battery)].pattern) // 2):
        h = struck(s, battery, index)
        if h != NOWHERE:
            found = append(found, h)
    return found


def open_fire(s: Position, battery: i64) -> None:
    """The plot is revealed and the mission spent (12.3b). Shells, not smoke, may drive a lucky unit out (V08)."""
    s.missions[battery] = s.missions[battery] - 1
    s.reveals += 1
    if s.events is not None:
        key = "st-strike-smoke" if s.falling_smoke[battery] == 1 else "st-strike"
        s.tell("12.3b", key, {"card": s.card_ref(s.setup.battery_card(battery)), "hex": s.hex_ref(s.falling[battery])})
    if s.falling_smoke[battery] == 0:
        second_hex.close_calls(s, hexes_struck(s, battery), s.setup.battery_side(battery))


def worth_a_roll(s: Position, h: i64) -> bool:
    """A visible unit is there, or hidden units are somewhere on the map and might be there (10.0c, 12.1)."""
    if s.enemy_in(GERMAN, h) or s.enemy_in(SOVIET, h):
        return True
    for unit in range(s.setup.count()):
        if s.hex[unit] >= 0 and s.flags[unit] & HIDDEN != 0:
            return True
    return False
