"""The view of a seat (7.4, 8.0, 10.0, 12.3b).

Of the enemy it sees the units that are on the map for everybody, those that may enter and those that are gone; a hit
marker that has not been shown lies face down. Cards in hand, plotted artillery and hidden units are for their owner.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.storms import view_types
from caposaldo.games.storms.position import (
    FOR_ATTACK,
    HIDDEN,
    MEANS_NAMES,
    MEMBER,
    MODE_NAMES,
    NERVES,
    PHASE_NAMES,
    RESERVE,
    ROLL_NAMES,
    SHOWN,
    STATUS_NAMES,
    TARGET,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import artillery, control, deployment, objectives, rolls, smoke
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.deployment import Conceal
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.rolls import Reroll, Roll
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.setup import ONCE, ONCE_A_ROUND
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.hexes import NOWHERE

PLACE_NAMES: Final[list[view_types.Place]] = ["reserve", "waiting", "map", "destroyed", "left"]
# The marks that are shown, each with its bit.
FLAG_NAMES: Final[list[view_types.Flag]] = [
    "member", "acted", "target", "bare", "dug-in", "bogged", "marching", "nerves", "silent", "wary",
]  # fmt: skip
FIRST_FLAG: Final = 4  # MEMBER; the others follow, each twice the one before
BOTH: Final = 2  # in place of the side: both decide in secret
FACE_DOWN: Final = "down"


# ---------------------------------------------------------------- the view of a seat
def view(s: Position, seat: i64) -> view_types.View:
    """All that the seat may know, as JSON-able data; what never changes is in `board`."""
    return {
        **sequence_view(s),
        "sides": [side_view(s, seat, side) for side in range(2)],
        "units": [unit_view(s, seat, unit) for unit in range(s.setup.count()) if s.knows_of(seat, unit)],
        **map_view(s),
        "deck": len(s.deck),
        "discards": [int(n) for n in s.discarded],
        "batteries": [battery_view(s, seat, battery) for battery in range(len(s.missions))],
        "decision": cast(view_types.Pending, pending_view(s, seat)),
    }


def sequence_view(s: Position) -> view_types.Sequence:
    """`turn` and `turns` are what lists of tables and replays call a round."""
    return {
        "turn": int(s.round),
        "turns": int(s.setup.rounds),
        "round": int(s.round),
        "rounds": int(s.setup.rounds),
        "phase": cast(view_types.Phase, PHASE_NAMES[s.phase]),
        "side": int(s.side),
        "passes": int(s.passes),
        "again": int(s.again),
    }


def side_view(s: Position, seat: i64, side: i64) -> view_types.SideState:
    """Points are open, and how many cards and objectives a side holds; which they are is its own secret (8.0, 8.1c)."""
    own = seat == side
    kinds: i64 = len(s.setup.cards)
    most = s.setup.cap[side] - s.losses[side]
    return {
        "ap": int(s.ap[side]),
        "pool": s.pool[side] == 1,
        "cap": int(s.cap[side]),
        "cap_most": int(most if most > 0 else 0),
        "losses": int(s.losses[side]),
        "points": int(s.points[side]),
        "bid": declared(s, side),
        "ready": deciding_in_secret(s) and s.confirmed[side] == 1,
        "hand": int(rolls.cards_held(s, side)),
        "cards": [int(n) for n in s.hand[side * kinds : (side + 1) * kinds]] if own else None,
        "objectives": len(objectives.held(s, side)),
        "goals": objectives.held(s, side) if objectives.is_known(s, seat, side) else None,
        "hideable": int(deployment.hideable(s, side)) if own else None,
    }


def deciding_in_secret(s: Position) -> bool:
    return s.result is None and (isinstance(s.top(), (Conceal, Plot)))


def declared(s: Position, side: i64) -> int:
    """CAP that the side has declared for the initiative while the other is asked (3.2.4); else -1."""
    top = s.top()
    if s.result is not None or not isinstance(top, Bid):
        return -1
    return int(s.bids[side]) if top.second == 1 and top.side != side else -1


def map_view(s: Position) -> view_types.MapState:
    objectives = s.setup.objectives
    return {
        "smoke": [smoke_view(s, h) for h in range(s.setup.count_hexes) if s.smoke[h] > 0],
        "smoke_left": int(smoke.smoke_left(s)),
        "control": [int(side) for side in s.control],
        "contested": [control.contested(s, objective.hex) for objective in objectives],
    }


def smoke_view(s: Position, h: i64) -> view_types.Smoke:
    return {
        "hex": int(h),
        "smoke": int(s.smoke[h]),
        "thick": int(smoke.fresh(s, h)),
        "thin": int(smoke.thin(s, h)),
    }


# ---------------------------------------------------------------- units
def unit_view(s: Position, seat: i64, unit: i64) -> view_types.UnitState:
    own = s.setup.side[unit] == seat
    return {
        "id": int(unit),
        "place": PLACE_NAMES[s.place[unit]],
        "hex": int(s.hex[unit]),
        "face": int(s.face[unit]),
        "status": cast(view_types.Status, STATUS_NAMES[s.status[unit]]),
        "hidden": s.has(unit, HIDDEN),
        "marker": marker_view(s, seat, unit),
        "shown": s.has(unit, SHOWN),
        "arrives": int(s.setup.arrives[unit]) if own and s.place[unit] == RESERVE else 0,
        "event": int(s.setup.comes_by[unit]) if own and s.place[unit] == RESERVE else -1,
        "flags": flags_view(s.flags[unit]),
        "used": used_cards(s, unit),
        **values_view(s, unit, s.known_marker(seat, unit)),
    }


def marker_view(s: Position, seat: i64, unit: i64) -> str | None:
    """That there is one is open, which one it is may not be (7.4, 7.4d)."""
    if s.marker[unit] < 0:
        return None
    kind = s.known_marker(seat, unit)
    return s.setup.markers[kind].key if kind >= 0 else FACE_DOWN


def flags_view(flags: i64) -> list[view_types.Flag]:
    found: list[view_types.Flag] = []
    bit: i64 = FIRST_FLAG
    for name in FLAG_NAMES:
        if flags & bit != 0:
            found.append(name)
        bit *= 2
    return found


def used_cards(s: Position, unit: i64) -> list[int]:
    """Cards of its own that the unit cannot use any more, or not in this round (8.2, 8.3)."""
    own = s.setup.veteran[unit]
    found: list[int] = []
    for place in range(len(own)):
        frequency = s.setup.cards[own[place]].frequency
        gone = s.used[unit] if frequency == ONCE else s.used_now[unit] if frequency == ONCE_A_ROUND else 0
        if (gone >> place) & 1 == 1:
            found.append(own[place])
    return found


def values_view(s: Position, unit: i64, kind: i64) -> view_types.Values:
    """The present values of the counter, with what the marker does to it (7.4); one with iron nerves feels it in its
    movement and its defence only (V11)."""
    type = s.setup.types[unit]
    values: view_types.Values = {
        "fire": int(type.fire_cost),
        "indirect": int(type.indirect_cost),
        "move": int(type.move_cost),
        "red": int(type.red),
        "blue": int(type.blue),
        "front": int(type.front),
        "flank": int(type.flank),
        "range": int(type.range),
    }
    if kind >= 0:
        feel(s, unit, kind, values)
    return values


def feel(s: Position, unit: i64, kind: i64, values: view_types.Values) -> None:
    marker = s.setup.markers[kind]
    values["front"] += int(marker.front)
    values["flank"] += int(marker.flank)
    if values["move"] > 0:
        values["move"] += int(marker.move_cost)
    if s.has(unit, NERVES):
        return
    if values["fire"] > 0:
        values["fire"] += int(marker.fire_cost)
    if values["indirect"] > 0:
        values["indirect"] += int(marker.fire_cost)
    values["red"] += int(marker.red)
    values["blue"] += int(marker.blue)
    if marker.range >= 0:
        values["range"] = int(marker.range)


# ---------------------------------------------------------------- artillery
def battery_view(s: Position, seat: i64, battery: i64) -> view_types.BatteryState:
    """Missions are open; targets are secret until the shells come down (12.3b)."""
    own = s.setup.battery_side(battery) == seat
    falling = own or artillery.is_striking(s, battery)
    return {
        "id": int(battery),
        "missions": int(s.missions[battery]),
        "left": max(0, int(artillery.missions_left(s, battery))) if own else None,
        "plotted": plot_view(s, battery, s.plotted[battery], s.plotted_smoke[battery]) if own else None,
        "falling": plot_view(s, battery, s.falling[battery], s.falling_smoke[battery]) if falling else None,
    }


def plot_view(s: Position, battery: i64, h: i64, smoke: i64) -> view_types.Plot | None:
    if h == NOWHERE:
        return None
    grid = s.setup.grid
    pattern = s.setup.cards[s.setup.battery_card(battery)].pattern
    hexes: list[int] = []
    for i in range(0, len(pattern), 2):
        struck = grid.at_axial(grid.q[h] + pattern[i], grid.r[h] + pattern[i + 1])
        if struck != NOWHERE:
            hexes.append(int(struck))
    return {"hex": int(h), "smoke": smoke == 1, "hexes": hexes}


# ---------------------------------------------------------------- the pending decision
def pending_view(s: Position, seat: i64) -> dict[str, object]:
    """The decision that is awaited, with the action it belongs to."""
    data = no_decision()
    if s.result is not None:
        return data
    top = s.top()
    assert isinstance(top, Decision)
    side = top.seat(s)
    data["kind"] = top.shown_name()
    data["side"] = BOTH if side == SEVERAL else int(side)
    data["members"] = marked(s, seat, MEMBER)
    data["targets"] = marked(s, seat, TARGET)
    action = innermost(s)
    unit = action.about_unit()
    if unit >= 0 and not s.knows_of(seat, unit):
        unit = -1
    data["unit"] = int(unit)
    data.update(action_view(action, unit >= 0))
    data["means"] = means_of(s)
    if isinstance(top, Roll):
        data.update(roll_view(s, seat, top))
    return data


def no_decision() -> dict[str, object]:
    return {
        "kind": "over",
        "side": -1,
        "unit": -1,
        "hex": -1,
        "spotter": -1,
        "means": "",
        "mode": "",
        "card": -1,
        "added": 0,
        "members": [],
        "targets": [],
        "purpose": "",
        "roll": None,
    }


def marked(s: Position, seat: i64, flag: i64) -> list[int]:
    return [unit for unit in range(s.setup.count()) if s.has(unit, flag) and s.knows_of(seat, unit)]


def innermost(s: Position) -> Decision:
    """The decision that a question about a roll belongs to: for an attack the attack, else the question itself."""
    top = s.top()
    if isinstance(top, Roll) and top.purpose == FOR_ATTACK:
        for i in range(len(s.stack) - 1, -1, -1):
            attack = s.stack[i]
            if isinstance(attack, Attack):
                return attack
    assert isinstance(top, Decision)
    return top


def action_view(decision: Decision, seen: bool) -> dict[str, object]:
    """An attack that has been opened is public; what a unit is only about to do is told with the unit."""
    if isinstance(decision, Attack):
        return {
            "hex": int(decision.target),
            "spotter": int(decision.spotter),
            "mode": MODE_NAMES[decision.mode],
            "card": int(decision.card),
        }
    if isinstance(decision, Spotter) and seen:
        return {"hex": int(decision.target), "mode": MODE_NAMES[decision.mode], "added": int(decision.added)}
    if isinstance(decision, ActionDecision):
        return {"card": int(decision.card), "added": int(decision.added)}
    return {"card": int(decision.card)} if isinstance(decision, (CardDecision, Reinforce)) else {}


def means_of(s: Position) -> str:
    """How the action at hand is paid, as its end remembers it."""
    for decision in s.stack:
        if isinstance(decision, EndAction):
            return MEANS_NAMES[decision.means]
    return ""


def roll_view(s: Position, seat: i64, roll: Roll) -> dict[str, object]:
    """The purpose of the dice and, when they have been rolled, their faces."""
    data: dict[str, object] = {"purpose": ROLL_NAMES[roll.purpose]}
    if roll.purpose == FOR_ATTACK and roll.unit >= 0 and s.knows_of(seat, roll.unit):
        data["targets"] = [int(roll.unit)] + [unit for unit in marked(s, seat, TARGET) if unit != roll.unit]
    if isinstance(roll, Reroll):
        first = int(roll.faces // 10)
        second = int(roll.faces % 10)
        total = int(roll.total)
        data["roll"] = {"first": first, "second": second, "shift": total - first - second, "total": total}
    return data
