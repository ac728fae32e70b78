"""The state read back from data. It may come from anywhere: everything is checked, each mistake is one clear line."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.notation import state_data
from caposaldo.games.storms.position import (
    ACT,
    ATTACK,
    BARRAGE,
    BID,
    BOOST,
    BY_CARD,
    CARD_USE,
    CHOOSE,
    CONCEAL,
    DEPLOY,
    DETECT,
    END_ACTION,
    END_OF_ROUND,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_RECOVERY,
    GROUP_GO,
    INDIRECT,
    INDIRECT_SMOKE,
    LEFT,
    LOOK,
    MEMBER,
    ON_MAP,
    PLOT,
    REFRESH,
    REINFORCE,
    REROLL,
    RESERVE,
    ROLL_NAMES,
    ROLLED,
    ROUND,
    SECOND_HEX,
    SET_UP,
    SPENT,
    SPOTTER,
    STRIKE,
    WAITING,
    WEAPON,
    Position,
)
from caposaldo.games.storms.prompts import FRAME_NAMES
from caposaldo.games.storms.rules import fire
from caposaldo.games.storms.rules.artillery import kind_of
from caposaldo.games.storms.setup import ACTION_CARD, ARTILLERY_CARD, VETERAN_CARD, WEAPON_CARD
from caposaldo.games.storms.verbs import GO, HIDE
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR, Reader, read_frame, read_outcome, shown, whole

ALL_FLAGS: Final = 4095
MOST_FACES: Final = 66  # two dice, as 10 * first + second


def fill(s: Position, data: dict[str, object]) -> None:
    """The inverse of `notation.state_data`, into the empty shell of a state of the same Setup."""
    reader = Reader(data)
    fill_sequence(s, reader)
    fill_units(s, reader)
    fill_sides(s, reader)
    fill_cards(s, reader)
    fill_smoke(s, reader)
    fill_artillery(s, reader)
    s.result = read_outcome(data.get("result"))
    s.stack = read_stack(s, data.get("stack"))
    known = state_data(s)
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")


def fill_sequence(s: Position, r: Reader) -> None:
    s.round = r.number("round", 0, int(s.setup.rounds))
    s.phase = r.number("phase", SET_UP, END_OF_ROUND)
    s.side = r.number("side", 0, 1)
    s.passes = r.number("passes", 0, 2)
    s.actions_done = r.number("actions_done", 0, FAR)
    s.again = r.number("again", 0, FAR)
    s.bids = r.list_of("bids", 2, 0, FAR)
    s.confirmed = r.list_of("confirmed", 2, 0, 1)
    s.reveals = r.number("reveals", 0, FAR)
    if (s.round == 0) != (s.phase == SET_UP):
        raise ValueError("phase: expected the set-up before the first round and only then")


def fill_units(s: Position, r: Reader) -> None:
    n = int(s.setup.count())
    last = int(s.setup.count_hexes) - 1
    places = r.list_of("hex", n, NOWHERE, last)
    s.face = r.list_of("face", n, 0, 5)
    s.place = r.list_of("place", n, RESERVE, LEFT)
    s.status = r.list_of("status", n, 0, SPENT)
    s.marker = r.list_of("marker", n, -1, len(s.setup.markers) - 1)
    s.flags = r.list_of("flags", n, 0, ALL_FLAGS)
    s.came = r.list_of("came", n, NOWHERE, last)
    s.since = r.list_of("since", n, 0, FAR)
    s.used = r.list_of("used", n, 0, FAR)
    s.used_now = r.list_of("used_now", n, 0, FAR)
    check_units(s, places)
    s.hex = filled(n, NOWHERE)
    s.clear_map()
    for unit in range(n):
        if places[unit] >= 0:
            s.put(unit, places[unit])


def check_units(s: Position, places: vec[i64]) -> None:
    for unit in range(s.setup.count()):
        if (places[unit] >= 0) != (s.place[unit] == ON_MAP):
            raise ValueError(f"place[{unit}]: expected {ON_MAP} for a unit in a hex and only for that")
        if s.marker[unit] >= 0 and s.place[unit] not in (ON_MAP, LEFT):
            raise ValueError(f"marker[{unit}]: expected none for a unit that is not on the map")
        own = 2 ** len(s.setup.veteran[unit]) - 1
        whole(f"used[{unit}]", int(s.used[unit]), 0, own)
        whole(f"used_now[{unit}]", int(s.used_now[unit]), 0, own)


def fill_sides(s: Position, r: Reader) -> None:
    s.cap = r.list_of("cap", 2, 0, FAR)
    s.losses = r.list_of("losses", 2, 0, int(s.setup.count()))
    s.ap = r.list_of("ap", 2, 0, FAR)
    s.pool = r.list_of("pool", 2, 0, 1)
    s.points = r.list_of("points", 2, -FAR, FAR)
    s.control = r.list_of("control", len(s.setup.objectives), -1, 1)


# ---------------------------------------------------------------- the box
def fill_cards(s: Position, r: Reader) -> None:
    kinds = len(s.setup.cards)
    s.hand = r.list_of("hand", 2 * kinds, 0, FAR)
    s.deck = r.list_of("deck", -1, 0, kinds - 1)
    s.discarded = r.list_of("discarded", kinds, 0, FAR)
    s.goals = r.list_of("goals", len(s.setup.secrets), -1, 1)
    s.markers = r.list_of("markers", len(s.setup.markers), -FAR, FAR)
    for kind in range(kinds):
        check_card(s, kind)
    for kind in range(len(s.setup.markers)):
        check_marker(s, kind)


def check_card(s: Position, kind: i64) -> None:
    """All cards of the kind that the scenario shuffles are somewhere, and no others."""
    dealt = count_of(s.setup.deck, kind)
    elsewhere = s.hand[kind] + s.hand[len(s.setup.cards) + kind] + count_of(s.deck, kind)
    whole(f"discarded[{kind}]", int(s.discarded[kind]), int(dealt - elsewhere), int(dealt - elsewhere))


def check_marker(s: Position, kind: i64) -> None:
    """What lies under units is not in the pool."""
    left = s.setup.markers[kind].count - count_of(s.marker, kind)
    whole(f"markers[{kind}]", int(s.markers[kind]), int(left), int(left))


def count_of(kinds: vec[i64], kind: i64) -> i64:
    count: i64 = 0
    for other in kinds:
        if other == kind:
            count += 1
    return count


def fill_smoke(s: Position, r: Reader) -> None:
    found = r.list_of("smoke", -1, 0, FAR)
    if len(found) % 3 != 0:
        raise ValueError("smoke: expected a hex, its smoke and its thin markers, each time")
    s.smoke = filled(s.setup.count_hexes, 0)
    s.thin = filled(s.setup.count_hexes, 0)
    before = -1
    for i in range(0, len(found), 3):
        h = whole(f"smoke[{i}]", int(found[i]), before + 1, int(s.setup.count_hexes) - 1)
        s.smoke[h] = whole(f"smoke[{i + 1}]", int(found[i + 1]), 1, FAR)
        s.thin[h] = whole(f"smoke[{i + 2}]", int(found[i + 2]), 0, int(s.smoke[h]))
        before = h


def fill_artillery(s: Position, r: Reader) -> None:
    n = len(s.setup.batteries[0]) + len(s.setup.batteries[1])
    last = int(s.setup.count_hexes) - 1
    s.missions = r.list_of("missions", n, 0, FAR)
    s.plotted = r.list_of("plotted", n, NOWHERE, last)
    s.plotted_smoke = r.list_of("plotted_smoke", n, 0, 1)
    s.falling = r.list_of("falling", n, NOWHERE, last)
    s.falling_smoke = r.list_of("falling_smoke", n, 0, 1)
    for battery in range(n):
        whole(f"missions[{battery}]", int(s.missions[battery]), 0, int(s.setup.cards[kind_of(s, battery)].missions))


# ---------------------------------------------------------------- pending decisions
def read_stack(s: Position, value: object) -> list[Frame]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one frame or more")
    frames = [read_frame(f"stack[{i}]", value[i], len(FRAME_NAMES) - 1) for i in range(len(value))]
    if frames[0].kind != ROUND or any(frame.kind == ROUND for frame in frames[1:]):
        raise ValueError("stack: expected the round below and only there")
    if s.result is None:
        for i in range(1, len(frames)):
            check_frame(s, f"stack[{i}]", frames[i])
            check_roll(s, f"stack[{i}]", frames[i], frames[i - 1])
        check_top(s, frames[-1])
    return frames


def check_top(s: Position, top: Frame) -> None:
    if top.kind in (ROUND, STRIKE, DETECT, END_ACTION, ROLLED) or (top.kind == ATTACK and not fire.asks(s, top)):
        raise ValueError("stack: expected a decision on top")
    if s.phase == SET_UP and top.kind not in (DEPLOY, CONCEAL, PLOT, LOOK, REINFORCE):
        raise ValueError("stack: expected a decision of the set-up before the first round")
    if s.phase != SET_UP and (top.kind == DEPLOY or top.kind == CONCEAL):
        raise ValueError("stack: the set-up is over")
    if top.kind == REINFORCE and s.phase != SET_UP and s.phase != REFRESH:
        raise ValueError("stack: events come when cards are drawn")
    if s.phase == END_OF_ROUND:
        raise ValueError("phase: nothing is decided at the end of a round")


def check_frame(s: Position, field: str, frame: Frame) -> None:
    """Whatever the rules will take from a frame without looking is what it must be."""
    kind = frame.kind
    if kind == CONCEAL:
        whole(f"{field}[1]", int(frame.a), 0, 2)
    elif kind in (DEPLOY, BID, CHOOSE):
        whole(f"{field}[1]", int(frame.a), 0, 1)
    elif kind == REINFORCE:
        check_reinforce(s, field, frame)
    elif kind == END_ACTION:
        whole(f"{field}[1]", int(frame.a), 0, BY_CARD)
    elif kind == STRIKE:
        check_strike(s, field, frame)
    elif kind == CARD_USE:
        check_card_use(s, field, frame)
    elif kind == ATTACK:
        check_attack(s, field, frame)
    elif kind == GROUP_GO:
        check_group(s, field, frame)
    elif kind in (ACT, SPOTTER, LOOK, DETECT, SECOND_HEX):
        check_unit_of(s, field, frame)


def check_reinforce(s: Position, field: str, frame: Frame) -> None:
    whole(f"{field}[1]", int(frame.a), 0, 1)
    card_in(s, f"{field}[2]", frame.b, [ACTION_CARD])
    if not s.setup.cards[frame.b].yellow:
        raise ValueError(f"{field}[2]: expected an event")


def unit_in(s: Position, field: str, value: i64) -> int:
    return whole(field, int(value), 0, int(s.setup.count()) - 1)


def own_unit(s: Position, field: str, value: i64) -> int:
    """A unit of the side whose turn it is."""
    unit = unit_in(s, field, value)
    if s.setup.side[unit] != s.side:
        raise ValueError(f"{field}: expected a unit of the side whose turn it is")
    return unit


def hex_in(s: Position, field: str, value: i64, least: int = 0) -> None:
    whole(field, int(value), least, int(s.setup.count_hexes) - 1)


def card_in(s: Position, field: str, value: i64, families: list[int]) -> None:
    kind = whole(field, int(value), 0, len(s.setup.cards) - 1)
    if s.setup.cards[kind].family not in families:
        raise ValueError(f"{field}: expected another sort of card")


def check_unit_of(s: Position, field: str, frame: Frame) -> None:
    kind = frame.kind
    if kind == ACT:
        unit = own_unit(s, f"{field}[1]", frame.a)
        check_member(s, f"{field}[1]", unit)
        whole(f"{field}[2]", int(frame.b), 0, BY_CARD)
        whole(f"{field}[5]", int(frame.c), 0, FAR)
        check_own_card(s, f"{field}[6]", frame.d)
        return
    unit = unit_in(s, f"{field}[1]", frame.a)
    if kind == SECOND_HEX and s.place[unit] != ON_MAP:
        raise ValueError(f"{field}[1]: expected a unit on the map")
    if kind == LOOK:
        whole(f"{field}[2]", int(frame.b), 0, int(s.setup.count_hexes))
    if kind == SPOTTER:
        check_spotter(s, field, frame)


def check_member(s: Position, field: str, unit: i64) -> None:
    if (s.place[unit] != ON_MAP and s.place[unit] != WAITING) or s.flags[unit] & MEMBER == 0:
        raise ValueError(f"{field}: expected a unit that takes part in the action")


def check_own_card(s: Position, field: str, card: i64) -> None:
    """The card an action is done by, or none."""
    whole(field, int(card), -1, len(s.setup.cards) - 1)


def check_spotter(s: Position, field: str, frame: Frame) -> None:
    unit = own_unit(s, f"{field}[1]", frame.a)
    if s.place[unit] != ON_MAP:
        raise ValueError(f"{field}[1]: expected a unit on the map")
    hex_in(s, f"{field}[2]", frame.b)
    if frame.x != INDIRECT and frame.x != INDIRECT_SMOKE:
        raise ValueError(f"{field}[3]: expected a way to fire indirectly")
    whole(f"{field}[5]", int(frame.c), 0, FAR)
    whole(f"{field}[6]", int(frame.d), 0, BY_CARD)


def check_group(s: Position, field: str, frame: Frame) -> None:
    whole(f"{field}[1]", int(frame.a), 0, BY_CARD)
    whole(f"{field}[2]", int(frame.b), 0, FAR)
    if frame.x != GO and frame.x != HIDE:
        raise ValueError(f"{field}[3]: expected a move or hiding")
    check_member(s, f"{field}[4]", own_unit(s, f"{field}[4]", frame.y))
    whole(f"{field}[5]", int(frame.c), 0, FAR)
    check_own_card(s, f"{field}[6]", frame.d)


def check_strike(s: Position, field: str, frame: Frame) -> None:
    battery = whole(f"{field}[1]", int(frame.a), 0, len(s.missions) - 1)
    if s.falling[battery] == NOWHERE:
        raise ValueError(f"{field}[1]: expected a battery whose shells fall")
    whole(f"{field}[2]", int(frame.b), 0, FAR)


def check_card_use(s: Position, field: str, frame: Frame) -> None:
    card_in(s, f"{field}[1]", frame.a, [ACTION_CARD, VETERAN_CARD])
    whole(f"{field}[2]", int(frame.b), 0, BY_CARD)
    whole(f"{field}[5]", int(frame.c), -1, int(s.setup.count()) - 1)
    if frame.c >= 0 and s.place[frame.c] != ON_MAP:
        raise ValueError(f"{field}[5]: expected a unit on the map")


def check_attack(s: Position, field: str, frame: Frame) -> None:
    mode = whole(f"{field}[3]", int(frame.x), 0, BARRAGE)
    if mode == BARRAGE:
        whole(f"{field}[1]", int(frame.a), 0, len(s.missions) - 1)
    else:
        unit_in(s, f"{field}[1]", frame.a)
    hex_in(s, f"{field}[2]", frame.b)
    hex_in(s, f"{field}[4]", frame.y, NOWHERE)
    whole(f"{field}[5]", int(frame.c), 0, FAR)
    if mode == WEAPON:
        card_in(s, f"{field}[6]", frame.d, [WEAPON_CARD])
    elif mode == BARRAGE:
        card_in(s, f"{field}[6]", frame.d, [ARTILLERY_CARD])


def check_roll(s: Position, field: str, frame: Frame, below: Frame) -> None:
    """A roll is for somebody who can make it, or against somebody who can suffer it."""
    if frame.kind not in (BOOST, REROLL, ROLLED):
        return
    whole(f"{field}[1]", int(frame.a), 0, 1)
    purpose = whole(f"{field}[2]", int(frame.b), 0, len(ROLL_NAMES) - 1)
    needed = purpose == FOR_RECOVERY or purpose == FOR_DETECTION
    unit = whole(f"{field}[5]", int(frame.c), 0 if needed else -1, int(s.setup.count()) - 1)
    if purpose == FOR_ATTACK and below.kind != ATTACK:
        raise ValueError(f"{field}: expected an attack below its roll")
    if (needed or purpose == FOR_ATTACK) and unit >= 0 and s.place[unit] != ON_MAP:
        raise ValueError(f"{field}[5]: expected a unit on the map")
    if purpose == FOR_RECOVERY and s.marker[unit] < 0:
        raise ValueError(f"{field}[5]: expected a unit with a hit marker")
    if frame.kind != BOOST:
        whole(f"{field}[6]", int(frame.d), 10, MOST_FACES)
