"""The secrets of storms, changed by hand: what a seat is shown does not follow them.

The general checks trust the game's own `resample`. Here cards, secret objectives, markers face down, hidden units and
plotted artillery are changed in the written state: a fault in `resample` cannot hide a leak then; and `resample` must
change each.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.games.storms.position import HIDDEN, MEMBER, SHOWN
from caposaldo.games.storms.rules import hits
from caposaldo.games.storms.rules.artillery import Strike
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.state import StormsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.lab.report import preview_data

GAME = registry.game("storms")
SEED = "a seed nobody may see"
GERMAN, SOVIET = 0, 1
# With hidden Germans, and with hidden Soviets; both with cards, batteries and many hits.
SCENARIOS = ["the-river-village", "the-barrage"]
LAST = 320
STEP = 32


def acts(s: StormsState, unit: int) -> bool:
    """Its owner is asked something that depends on where the unit is and what it can do."""
    return s.has(unit, MEMBER) or isinstance(s.top(), CardUse)


def moments(scenario: str) -> dict[int, StormsState]:
    """The states after so many decisions of random bots."""
    state = GAME.start(scenario, {}, SEED)
    bots = [make_bot("random", GAME, f"secrets {seat}") for seat in range(2)]
    found: dict[int, StormsState] = {}
    for number in range(LAST + 1):
        waiting = state.waiting()
        if not waiting:
            break
        if number % STEP == 0:
            found[number] = wounded(state.clone())
        seat = waiting[number % len(waiting)]
        state.do(seat, drive(state, seat, bots[seat], Dice(f"eyes {number}")))
    return found


def wounded(s: State) -> StormsState:
    """With a marker face down on a unit of each side that is not just acting."""
    assert isinstance(s, StormsState)
    for side in (GERMAN, SOVIET):
        there = [u for u in range(s.setup.count()) if s.setup.side[u] == side and s.visible(u) and not acts(s, u)]
        if there and s.marker[there[-1]] < 0:
            hits.lay(s, there[-1], s.setup.marker_of("suppressed"))
    return s


MOMENTS = {scenario: moments(scenario) for scenario in SCENARIOS}
CASES = [(scenario, number) for scenario in SCENARIOS for number in MOMENTS[scenario]]


# ---------------------------------------------------------------- other secrets
def with_other_cards(s: StormsState, side: int, data: dict[str, Any]) -> None:
    """One card of the hand changed for one of the deck, and the deck turned round."""
    kinds = len(s.setup.cards)
    deck = list(reversed(data["deck"]))
    held = [kind for kind in range(kinds) if data["hand"][side * kinds + kind] > 0]
    for at, kind in enumerate(deck):
        if held and kind != held[0] and not s.setup.cards[kind].yellow:
            deck[at] = held[0]
            data["hand"][side * kinds + held[0]] -= 1
            data["hand"][side * kinds + kind] += 1
            break
    data["deck"] = deck


def with_other_markers(s: StormsState, side: int, data: dict[str, Any]) -> None:
    """Each marker face down is another one of the pool."""
    for unit, kind in enumerate(data["marker"]):
        if kind < 0 or s.setup.side[unit] != side or data["flags"][unit] & SHOWN or acts(s, unit):
            continue
        others = [k for k, n in enumerate(data["markers"]) if n > 0 and not s.setup.markers[k].eliminates]
        new = others[-1] if others else kind
        data["markers"][kind] += 1
        data["markers"][new] -= 1
        data["marker"][unit] = new


def with_other_hexes(s: StormsState, side: int, data: dict[str, Any]) -> None:
    """Hidden units are in other hexes, and look elsewhere."""
    free = [h for h in range(s.setup.count_hexes) if s.first[h] < 0 and s.setup.shelters(h)]
    for unit, h in enumerate(data["hex"]):
        if h >= 0 and s.setup.side[unit] == side and data["flags"][unit] & HIDDEN and not acts(s, unit):
            data["hex"][unit] = free[(7 * unit) % len(free)]
            data["face"][unit] = (data["face"][unit] + 2) % 6


def with_other_plots(s: StormsState, side: int, data: dict[str, Any]) -> None:
    """Batteries have a target where they had none, and none where they had one."""
    first = len(s.setup.batteries[0]) if side == SOVIET else 0
    for battery in range(first, first + len(s.setup.batteries[side])):
        if data["missions"][battery] > 0 and not any(isinstance(frame, Strike) for frame in s.stack):
            data["plotted"][battery] = -1 if data["plotted"][battery] >= 0 else 5 + battery
            data["falling"][battery] = -1


def with_other_goals(s: StormsState, side: int, data: dict[str, Any]) -> None:
    """The side has drawn other objectives from those that are left."""
    own = [i for i, owner in enumerate(data["goals"]) if owner == side]
    left = [i for i, owner in enumerate(data["goals"]) if owner < 0]
    for drawn, instead in zip(own, left, strict=False):
        data["goals"][drawn], data["goals"][instead] = -1, side


def changed(s: StormsState, side: int) -> StormsState:
    """The same state with the secrets of a side changed."""
    data = json.loads(json.dumps(s.data()))
    for change in (with_other_cards, with_other_markers, with_other_hexes, with_other_plots, with_other_goals):
        change(s, side, data)
    other = GAME.restore(data, Dice(s.dice.seed, s.dice.used))
    assert isinstance(other, StormsState)
    return other


def shown(s: StormsState, seat: int) -> str:
    actions = s.actions(seat)
    considered = [str(action) for action in s.considered(seat)]
    told = [preview_data(s.preview(seat, action)) for action in actions[:8]]
    dangers = [[d.piece, preview_data(d.preview)] for action in actions[:4] for d in s.dangers(seat, action)]
    sights = [s.sight(seat, unit, -1) for unit in (0, s.setup.count() - 1)]
    parts = [s.view(seat), s.board(), s.waiting(), s.prompt(seat).data(), [str(a) for a in actions], considered, told]
    return json.dumps([*parts, dangers, sights], sort_keys=True)


@pytest.mark.parametrize(("scenario", "decisions"), CASES)
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_what_a_seat_is_shown_does_not_follow_the_others_secrets(side: int, scenario: str, decisions: int) -> None:
    s = MOMENTS[scenario][decisions]
    other = changed(s, side)
    assert shown(other, 1 - side) == shown(s, 1 - side)
    assert other.view(-1) == s.view(-1)


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_there_was_something_to_change(side: int) -> None:
    fields = ["deck", "hand", "marker", "hex", "plotted", "goals"]
    seen = set()
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        real, other = s.data(), changed(s, side).data()
        seen |= {field for field in fields if real[field] != other[field]}
    assert seen == set(fields)


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_resampling_changes_every_kind_of_secret(side: int) -> None:
    fields = ["deck", "hand", "marker", "hex", "plotted", "goals"]
    seen = dict.fromkeys(fields, 0)
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        imagined = [s.resample(1 - side, Dice(f"imagined {decisions} {n}")).data() for n in range(3)]
        for field in fields:
            seen[field] = max(seen[field], len({str(data[field]) for data in imagined}))
    assert min(seen.values()) > 1


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_a_resampled_state_keeps_what_the_seat_knows_and_what_is_open(seat: int) -> None:
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        kinds = len(s.setup.cards)
        own = [unit for unit in range(s.setup.count()) if s.setup.side[unit] == seat]
        real: Any = s.data()
        other: Any = s.resample(seat, Dice(f"imagined {decisions}")).data()
        assert other["hand"][seat * kinds : (seat + 1) * kinds] == real["hand"][seat * kinds : (seat + 1) * kinds]
        for field in ("marker", "hex"):
            assert [other[field][unit] for unit in own] == [real[field][unit] for unit in own]
        assert [owner == seat for owner in other["goals"]] == [owner == seat for owner in real["goals"]]
        assert sorted(other["goals"]) == sorted(real["goals"])
        secret = {"deck", "hand", "marker", "markers", "hex", "stack", "goals"}
        secret |= {"plotted", "plotted_smoke", "falling", "falling_smoke"}
        assert {field: other[field] for field in real if field not in secret} == {
            field: real[field] for field in real if field not in secret
        }


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_hidden_units_of_the_other_are_nowhere_in_what_a_seat_is_sent(seat: int) -> None:
    looked = 0
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        view: Any = s.view(seat)
        sent = {unit["id"] for unit in view["units"]}
        action = view["decision"]
        for unit in range(s.setup.count()):
            if s.setup.side[unit] != seat and s.has(unit, HIDDEN) and s.hex[unit] >= 0:
                looked += 1
                assert unit not in sent
                assert unit not in [action["unit"], *action["members"], *action["targets"]]
                assert s.sight(seat, unit, 3) == {}
    assert looked > 5


@pytest.mark.parametrize("seat", [-1, GERMAN, SOVIET])
def test_the_seed_is_shown_to_nobody(seat: int) -> None:
    s = MOMENTS[SCENARIOS[0]][4 * STEP]
    assert SEED not in json.dumps([s.view(seat), s.board()])
    assert s.resample(seat, Dice("other")).dice.seed == "other"
