"""What a seat may see (7.4, 8.0, 10.0, 12.3b), and what it is told about its choices.

Of the enemy it sees the units that are on the map for everybody, those that may enter and those that are gone; a hit
marker that has not been shown lies face down. Cards in hand, plotted artillery and hidden units are for their owner.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.storms import previews, view_types, words
from caposaldo.games.storms.position import (
    ACT,
    ATTACK,
    BARRAGE,
    BID,
    BOOST,
    BY_AP,
    BY_CAP,
    CARD_USE,
    CONCEAL,
    END_ACTION,
    FOR_ATTACK,
    GROUP_GO,
    HIDDEN,
    LOOK,
    MEANS_NAMES,
    MEMBER,
    MODE_NAMES,
    NERVES,
    PHASE_NAMES,
    PLOT,
    REINFORCE,
    REROLL,
    RESERVE,
    ROLL_NAMES,
    SECOND_HEX,
    SHOWN,
    SPOTTER,
    STATUS_NAMES,
    STRIKE,
    TARGET,
    Position,
)
from caposaldo.games.storms.prompts import FRAME_NAMES
from caposaldo.games.storms.rules import (
    artillery,
    control,
    deployment,
    facing,
    hidden_movement,
    movement,
    objectives,
    rolls,
    smoke,
)
from caposaldo.games.storms.sequence import BOTH, decider
from caposaldo.games.storms.setup import ONCE, ONCE_A_ROUND, TERRAIN_NAMES
from caposaldo.games.storms.sight_report import known_marker, knows_of
from caposaldo.games.storms.verbs import EXIT, GO, HIDE, SNEAK, TURN, VERB_NAMES
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Preview
from caposaldo.kernel.hexes import NOWHERE

PLACE_NAMES: Final[list[view_types.Place]] = ["reserve", "waiting", "map", "destroyed", "left"]
# The marks that are shown, each with its bit.
FLAG_NAMES: Final[list[view_types.Flag]] = [
    "member", "acted", "target", "bare", "dug-in", "bogged", "marching", "nerves", "silent", "wary",
]  # fmt: skip
FIRST_FLAG: Final = 4  # MEMBER; the others follow, each twice the one before
FACE_DOWN: Final = "down"


# ---------------------------------------------------------------- the view of a seat
def view(s: Position, seat: i64) -> view_types.View:
    """All that the seat may know, as JSON-able data; what never changes is in `board`."""
    return {
        **sequence_view(s),
        "sides": [side_view(s, seat, side) for side in range(2)],
        "units": [unit_view(s, seat, unit) for unit in range(s.setup.count()) if knows_of(s, seat, unit)],
        **map_view(s),
        "deck": len(s.deck),
        "discards": [int(n) for n in s.discarded],
        "batteries": [battery_view(s, seat, battery) for battery in range(len(s.missions))],
        "action": cast(view_types.Pending, pending_view(s, seat)),
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
    return s.result is None and (s.top().kind == CONCEAL or s.top().kind == PLOT)


def declared(s: Position, side: i64) -> int:
    """CAP that the side has declared for the initiative while the other is asked (3.2.4); else -1."""
    if s.result is not None or s.top().kind != BID:
        return -1
    frame = s.top()
    return int(s.bids[side]) if frame.b == 1 and frame.a != side else -1


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
        **values_view(s, unit, known_marker(s, seat, unit)),
    }


def marker_view(s: Position, seat: i64, unit: i64) -> str | None:
    """That there is one is open, which one it is may not be (7.4, 7.4d)."""
    if s.marker[unit] < 0:
        return None
    kind = known_marker(s, seat, unit)
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
    """What the counter is worth now, with what the marker does to it (7.4); one with iron nerves feels it in its
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
    own = artillery.side_of(s, battery) == seat
    falling = own or is_striking(s, battery)
    return {
        "id": int(battery),
        "missions": int(s.missions[battery]),
        "left": max(0, int(artillery.missions_left(s, battery))) if own else None,
        "plotted": plot_view(s, battery, s.plotted[battery], s.plotted_smoke[battery]) if own else None,
        "falling": plot_view(s, battery, s.falling[battery], s.falling_smoke[battery]) if falling else None,
    }


def is_striking(s: Position, battery: i64) -> bool:
    """Its fire has been opened: everybody knows where."""
    for frame in s.stack:
        if frame.kind == STRIKE and frame.a == battery and frame.x == 1:
            return True
    return False


def plot_view(s: Position, battery: i64, h: i64, smoke: i64) -> view_types.Plot | None:
    if h == NOWHERE:
        return None
    grid = s.setup.grid
    pattern = s.setup.cards[artillery.kind_of(s, battery)].pattern
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
    frame = s.top()
    data["kind"] = FRAME_NAMES[frame.kind]
    data["side"] = int(decider(s, frame))
    data["members"] = marked(s, seat, MEMBER)
    data["targets"] = marked(s, seat, TARGET)
    action = innermost(s)
    unit = lead_of(s, action)
    if unit >= 0 and not knows_of(s, seat, unit):
        unit = -1
    data["unit"] = int(unit)
    data.update(action_view(s, action, unit >= 0))
    data["means"] = means_of(s)
    if frame.kind == BOOST or frame.kind == REROLL:
        data.update(roll_view(s, seat, frame))
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
    return [unit for unit in range(s.setup.count()) if s.has(unit, flag) and knows_of(s, seat, unit)]


def innermost(s: Position) -> Frame:
    """What a question about a roll belongs to: for an attack the attack, else the question itself."""
    frame = s.top()
    if (frame.kind == BOOST or frame.kind == REROLL) and frame.b == FOR_ATTACK:
        for i in range(len(s.stack) - 1, -1, -1):
            if s.stack[i].kind == ATTACK:
                return s.stack[i]
    return frame


def lead_of(s: Position, frame: Frame) -> i64:
    """The unit that acts or is asked about, -1 if there is none."""
    if frame.kind in (ACT, SPOTTER, LOOK, SECOND_HEX):
        return frame.a
    if frame.kind == GROUP_GO:
        return frame.y
    if frame.kind == ATTACK:
        return frame.a if frame.x != BARRAGE else -1
    return frame.c if frame.kind in (BOOST, REROLL, CARD_USE) else -1


def action_view(s: Position, frame: Frame, seen: bool) -> dict[str, object]:
    """An attack that has been opened is public; what a unit is only about to do is told with the unit."""
    if frame.kind == ATTACK:
        return {
            "hex": int(frame.b),
            "spotter": int(frame.y),
            "mode": MODE_NAMES[frame.x],
            "card": int(frame.d),
        }
    if frame.kind == SPOTTER and seen:
        return {"hex": int(frame.b), "mode": MODE_NAMES[frame.x], "added": int(frame.c)}
    if frame.kind == ACT:
        return {"card": int(frame.d), "added": int(frame.c)}
    if frame.kind == GROUP_GO:
        return {"card": int(frame.d), "added": int(frame.c)}
    if frame.kind == REINFORCE:
        return {"card": int(frame.b)}
    return {"card": int(frame.a)} if frame.kind == CARD_USE else {}


def means_of(s: Position) -> str:
    """How the action at hand is paid, as its end remembers it."""
    for frame in s.stack:
        if frame.kind == END_ACTION:
            return MEANS_NAMES[frame.a]
    return ""


def roll_view(s: Position, seat: i64, frame: Frame) -> dict[str, object]:
    """What the dice are for and, when they have fallen, what they show."""
    data: dict[str, object] = {"purpose": ROLL_NAMES[frame.b]}
    if frame.b == FOR_ATTACK and frame.c >= 0 and knows_of(s, seat, frame.c):
        data["targets"] = [int(frame.c)] + [unit for unit in marked(s, seat, TARGET) if unit != frame.c]
    if frame.kind == REROLL:
        first = int(frame.d // 10)
        second = int(frame.d % 10)
        total = int(frame.x)
        data["roll"] = {"first": first, "second": second, "shift": total - first - second, "total": total}
    return data


# ---------------------------------------------------------------- names
def name(s: Position, reference: str, lang: str) -> str:
    """Words for a reference: "unit/12", "hex/123", "seat/0", "card/4", "objective/0"."""
    what, _, digits = reference.partition("/")
    if not digits.isdigit():
        return reference
    i = int(digits)
    setup = s.setup
    if what == "unit" and i < setup.count():
        type = setup.types[i]
        return f"{type.name_it if lang == 'it' else type.name_en} ({setup.labels[i]})"
    if what == "hex" and i < setup.count_hexes:
        return hex_name(s, i, lang)
    if what == "card" and i < len(setup.cards):
        return setup.cards[i].name_it if lang == "it" else setup.cards[i].name_en
    if what == "objective" and i < len(setup.objectives):
        return setup.objectives[i].name_it if lang == "it" else setup.objectives[i].name_en
    return seat_name(i, lang) if what == "seat" and i < 2 else reference


def hex_name(s: Position, h: i64, lang: str) -> str:
    """Its number, and the name of the objective there."""
    number = s.setup.labels_of_hexes[h]
    for objective in s.setup.objectives:
        if objective.hex == h:
            return f"{objective.name_it if lang == 'it' else objective.name_en} ({number})"
    return number


def seat_name(side: i64, lang: str) -> str:
    if side == 0:
        return "Tedeschi" if lang == "it" else "Germans"
    return "Sovietici" if lang == "it" else "Soviets"


# ---------------------------------------------------------------- odds and prices
def preview(s: Position, seat: i64, a: Action) -> Preview | None:
    """Exact odds of what rolls dice; for moves and the like the price, link by link; None for the rest."""
    if s.result is not None:
        return None
    asked = decider(s, s.top())
    if asked == BOTH or asked != seat:
        return None
    if a.kind in (GO, SNEAK, TURN, HIDE, EXIT):
        chain = bill(s, s.top(), a)
        return None if chain is None else Preview(chain, [])
    return previews.preview_of(s, seat, a)


def bill(s: Position, frame: Frame, a: Action) -> Chain | None:
    """What one unit pays for a move, a turn or hiding; None where nothing is paid, or by each member for itself."""
    means = frame.b if frame.kind == ACT else frame.a if frame.kind == GROUP_GO else -1
    unit = words.unit_of(s, a)
    if (means != BY_AP and means != BY_CAP) or unit < 0:
        return None
    if a.kind == TURN:
        return priced("5.3", "st-bill-turn", facing.TURN_COST)
    if a.kind == HIDE:
        return priced("10.2", "st-bill-hide", hidden_movement.HIDING)
    if a.kind == EXIT:
        return priced("5.1", "st-bill-move", movement.own_cost(s, unit))
    if movement.obstacle(s, unit, a.b) != movement.FREE:
        return None
    return movement.bill(s, unit, a.b, a.x) if a.kind == GO else hidden_movement.bill(s, unit, a.b)


def priced(rule: str, key: str, cost: i64) -> Chain:
    chain = Chain()
    chain.add(rule, key, cost)
    return chain


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, a: Action) -> list[str]:
    """The verb, the type of the unit concerned, the terrain of the hex, the card; events that have happened and secret
    objectives that have been drawn."""
    found = [f"verb:{VERB_NAMES[a.kind]}"]
    unit = words.unit_of(s, a)
    if unit >= 0:
        found.append(f"type:{s.setup.types[unit].key}")
        # What a unit holds of its own works by itself as well.
        found += [f"card:{s.setup.cards[kind].number}" for kind in s.setup.veteran[unit]]
    h = words.hex_of(s, a)
    if h != NOWHERE:
        found.append(f"terrain:{TERRAIN_NAMES[s.setup.terrain[h]]}")
    card = words.card_of(s, a)
    if card >= 0:
        found.append(f"card:{s.setup.cards[card].number}")
    drawn = objectives.held(s, 0) + objectives.held(s, 1)
    for kind in range(len(s.setup.cards)):
        if kind in drawn or (s.setup.cards[kind].yellow and s.discarded[kind] > 0):
            found.append(f"card:{s.setup.cards[kind].number}")
    return found
