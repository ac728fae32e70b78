"""Rules that only play can prove: where chance comes in (1.2), names (2.2c), the charts at work (2.6), playing alone
(2.7)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from caposaldo.games.traces import sequence
from caposaldo.games.traces.io.build_setup import OPTIONS
from caposaldo.games.traces.io.files import SCENARIOS, load_setup, scenario_ids
from caposaldo.games.traces.position import LUFTWAFFE, SELECTION, total
from caposaldo.games.traces.rules.negotiation import Negotiation
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET, Setup
from caposaldo.games.traces.state import TracesState, new_game
from caposaldo.kernel.dice import Dice
from rules.traces.field import do, field, fighting, moving, offered, top
from rules.traces.sketch import scenario_setup


# ---------------------------------------------------------------- chance
class WatchedDice(Dice):
    """Dice that note for which draw or roll the game in hand has used them."""

    game: TracesState | None = None

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.uses: list[tuple[str, int]] = []

    def below(self, n: int, purpose: str) -> int:
        assert self.game is not None
        if purpose == "combat":
            assert n == 6
        elif self.game.phase == LUFTWAFFE:
            purpose = "luftwaffe"
            assert n == 4 - total(self.game.wings)
        else:
            purpose = "cup"
            assert n == total(self.game.cup)
        self.uses.append((purpose, n))
        return super().below(n, purpose)


@pytest.mark.rule("1.2", "2.0", "7.0b")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_chance_comes_in_only_by_the_die_the_cup_and_the_luftwaffe_box(scenario: str) -> None:
    """A whole game at random: every use of the dice is a roll of one die for a combat that is told, a chit drawn from
    those in the cup, or a marker drawn from those in the box."""
    watched = WatchedDice(f"chance {scenario}")
    s = TracesState(load_setup(scenario, {}), watched)
    watched.game = s
    s = started(s)
    choices = Dice("choices")
    told: Counter[str] = Counter()
    while s.outcome() is None:
        before = len(watched.uses)
        step(s, choices)
        keys = [event.key for event in s.events or []]
        told.update(keys)
        if "tr-roll" not in keys and "tr-roll-modified" not in keys:
            assert all(purpose != "combat" for purpose, _ in watched.uses[before:])
    uses = Counter(purpose for purpose, _ in watched.uses)
    assert set(uses) == {"combat", "cup", "luftwaffe"}
    assert uses["cup"] == told["tr-chit-drawn"]


def started(s: TracesState) -> TracesState:
    s.lay_out()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s


def step(s: TracesState, choices: Dice) -> int:
    """One decision at random; which of the list it was."""
    seat = s.waiting()[0]
    actions = s.actions(seat)
    chosen = int(choices.below(len(actions), "a choice"))
    s.apply(seat, actions[chosen])
    return len(actions)


# ---------------------------------------------------------------- names
def renamed(scenario: str) -> Setup:
    """The scenario, read afresh, with other names on all its counters, in another order of the alphabet."""
    t = scenario_setup((SCENARIOS / f"{scenario}.toml").read_text(encoding="utf-8"))
    count = int(t.count())
    t.labels[:] = [f"U{count - u:03}" for u in range(count)]
    t.unit_of_label = {label: u for u, label in enumerate(t.labels)}
    t.numbers[:] = [str(u) for u in range(count)]
    t.names_it[:] = [f"{count - u}ª divisione" for u in range(count)]
    t.names_en[:] = [f"{count - u}th Division" for u in range(count)]
    return t


@pytest.mark.rule("2.2c")
@pytest.mark.parametrize("scenario", ["lesson", "korsun"])
def test_a_whole_game_goes_the_same_way_whatever_the_units_are_called(scenario: str) -> None:
    """The same decisions by their place in the list lead to the same position after every step."""
    one = new_game(load_setup(scenario, {}), Dice("names"))
    other = new_game(renamed(scenario), Dice("names"))
    assert one.setup.labels != other.setup.labels
    choices, same = Dice("choices"), Dice("choices")
    while one.outcome() is None:
        assert step(one, choices) == step(other, same)
        for name in ("hex", "steps", "supply", "flags", "place"):
            assert list(getattr(one, name)) == list(getattr(other, name)), name
    assert other.outcome() is not None
    assert one.digest() == other.digest()


# ---------------------------------------------------------------- the charts
PLAIN = """
map = '''
   . . . . . . .
  . . . . . . .
   . . {} . . . .
  . . . . . . .
   . . . . . . .
'''
axis_sources = ["0301"]
soviet_sources = ["0307"]
[units]
"""
CRT = {
    "1-1": ("ger-inf reduced", ["sov-rifle reduced"], "A1 A1 A1 NE NE EX"),
    "1.5-1": ("ger-inf reduced", ["sov-gcav"], "A1 A1 NE NE EX R"),
    "2-1": ("ger-inf reduced", ["sov-rifle"], "A1 NE NE EX R RR"),
    "3-1": ("ger-inf reduced", ["sov-tank"], "NE NE EX R RR 1R"),
    "4-1": ("ger-sec", ["sov-rifle"], "NE EX R RR 1R 1RR"),
    "5-1": ("ger-sec", ["sov-grifle"], "EX R RR 1R 1RR 2RR"),
    "6-1": ("ger-sec", ["sov-tank"], "R RR 1R 1RR 2RR 2RR"),
    "8-1": ("ger-sec", ["sov-rifle", "sov-rifle"], "RR 1R 1RR 2RR 2RR 3RR"),
    "10-1+": ("ger-sec", ["sov-rifle", "sov-tank"], "1R 1RR 2RR 2RR 3RR 3RR"),
}


def placed(label: str, kind: str, hex: str) -> str:
    """A line of a field for a unit, with what follows its kind."""
    name, *flags = kind.split()
    return f"{label} = '{' '.join([name, hex, *flags])}'"


def fought(defender: str, attackers: list[str], roll: int, ground: str = ".") -> str:
    """The result of a combat for 0303."""
    lines = [placed("X", defender, "0303")] + [placed(f"A{i}", kind, "0304") for i, kind in enumerate(attackers)]
    s = fighting(field(PLAIN.format(ground) + "\n".join(lines), rolls=[roll]), side=SOVIET)
    do(s, "attack 0303", *[f"join A{i}" for i in range(len(attackers))], "fight")
    rolled = next(event for event in s.events or [] if event.key == "tr-roll")
    return str(rolled.params["result"]).removeprefix("@tr-result-")


@pytest.mark.rule("2.6", "10.3a")
@pytest.mark.parametrize("column", sorted(CRT))
def test_every_cell_of_the_combat_results_table_is_rolled(column: str) -> None:
    defender, attackers, row = CRT[column]
    assert [fought(defender, attackers, roll) for roll in range(1, 7)] == row.split()


@pytest.mark.rule("2.6", "10.2g")
@pytest.mark.parametrize(("ground", "column"), [(".", "6-1"), *[(mark, "5-1") for mark in "frsc"], ("C", "4-1")])
def test_the_terrain_chart_shifts_the_column(ground: str, column: str) -> None:
    attackers = ["sov-rifle", "sov-rifle reduced"]
    assert [fought("ger-sec", attackers, roll, ground) for roll in range(1, 7)] == CRT[column][2].split()


@pytest.mark.rule("2.6", "9.1a")
@pytest.mark.parametrize(("ground", "on"), [(".", 4), ("c", 4), ("C", 4), ("f", 3), ("r", 3)])
def test_the_terrain_chart_gives_the_cost_of_a_hex(ground: str, on: int) -> None:
    """Five points: what the first hex has not cost leads on to the east."""
    s = moving(field(f"map = '. . {ground} . . . . .'\n[units]\n88 = 'ger-inf 0102'"))
    do(s, "take 88")
    farthest = max(text.split()[1] for text in offered(s) if text.startswith("go"))
    assert farthest == f"01{3 + on:02}"


# Two crossing points more or less change four charts at once (12.3c).
HELD = """
map = '''
   . . . . . . . . . .
  . . . . . . . . . .
   . . O . . . . . . .
  . . . . . . . . . .
   . . . . . . . . . .
'''
rails = ["0101 0102 0103"]
axis_sources = ["0101"]
soviet_sources = ["0110"]
crossings = ["0501", "0502", "0503", "0504", "0505", "0506"]
soviet_chits = 1
fronts_needed = 1
[units]
1 = "ger-inf 0201"
2 = "ger-inf 0201"
3 = "ger-inf 0202"
4 = "ger-inf 0202"
5 = "ger-inf 0203"
6 = "ger-inf 0203"
7 = "ger-inf 0204"
8A = "axis-hq 0104 range=2"
Voronezh = "sov-hq 0110 range=2"
1SS = "ger-sspz box entry=bought class=PR"
34 = "ger-inf box entry=bought class=IR"
1Rom = "rom-inf box entry=bought class=AR"
[chits]
okh = 1
8A = 1
Voronezh = 2
stavka = 1
supply = 1
"""
BY_CROSSINGS = [
    # crossing points, Luftwaffe markers, negotiation points, units under OKH Command, STAVKA on turn 6
    (0, 1, 3, 2, True),
    (1, 1, 3, 2, True),
    (2, 2, 4, 3, False),
    (3, 2, 4, 3, False),
    (4, 3, 5, 4, False),
    (5, 3, 5, 5, False),
    (6, 4, 6, 6, False),
    (7, 4, 6, 6, False),
]


def sixth_turn(crossings: int, markers: int) -> TracesState:
    """Turn 6 begins with so many crossing points in Soviet hands; the dice draw the markers, then the OKH chit."""
    s = field(HELD, turn=5, rolls=[1] * markers + [1])
    for i in range(min(crossings, 6)):
        s.crossing[i] = 1
    s.landed = 1 if crossings == 7 else 0
    s.stack = [Turn()]
    s.run_on()
    assert (s.turn, s.phase) == (6, SELECTION)
    return s


def told_of(s: TracesState, key: str) -> dict[str, Any]:
    return next(dict(event.params) for event in s.events or [] if event.key == key)


@pytest.mark.rule("2.6", "12.3c", "7.0b", "4.2.1c", "4.2.2c")
@pytest.mark.parametrize(("crossings", "markers", "points", "units", "stavka"), BY_CROSSINGS)
def test_crossing_points_are_the_index_of_four_charts(
    crossings: int, markers: int, points: int, units: int, stavka: bool
) -> None:
    s = sixth_turn(crossings, markers)
    assert told_of(s, "tr-wings")["count"] == markers
    assert ("choose stavka" in offered(s, SOVIET)) == stavka
    do(s, "choose okh", "choose 8A", "ready", seat=AXIS)
    do(s, "choose Voronezh", "ready", seat=SOVIET)
    talks = s.clone()
    assert isinstance(talks, TracesState)
    do(talks, "negotiate")
    assert top(talks, Negotiation).points == 2 * points
    do(s, "command")
    named = 0
    while any(text.startswith("name") for text in offered(s)):
        do(s, next(text for text in offered(s) if text.startswith("name")))
        named += 1
    assert named == units


@pytest.mark.rule("2.6", "11.2a", "12.2c")
@pytest.mark.parametrize(("last", "rest"), [("34", 0), ("1Rom", 1)])
def test_the_price_list_of_a_negotiation(last: str, rest: int) -> None:
    """Six points: a panzer division for 2, an order for 3, then an infantry division for 1 or a Romanian one for a
    half. What is left is lost."""
    s = sixth_turn(6, 4)
    do(s, "choose okh", "choose 8A", "ready", seat=AXIS)
    do(s, "choose Voronezh", "ready", seat=SOVIET)
    do(s, "negotiate", "buy 1SS", "place 1SS 0101")
    assert top(s, Negotiation).points == 8
    do(s, "lift 0303")
    assert top(s, Negotiation).points == 2
    do(s, f"buy {last}")
    assert [int(left.points) for left in s.stack if isinstance(left, Negotiation)] == [rest]


# ---------------------------------------------------------------- playing alone
def before_the_first_draw(seed: str) -> TracesState:
    """One person has chosen the chits of both sides, the Axis keeping one in hand; the first draw is next."""
    s = new_game(load_setup("race", {}), Dice(seed))
    while s.phase != SELECTION:
        seat = s.waiting()[0]
        s.apply(seat, s.actions(seat)[-1])
    do(s, "choose 4PzA", "choose 1PzA", "hold 6A", "ready", seat=AXIS)
    fronts = ["Voronezh", "Steppe", "SWest", "South", "Steppe", "reinforcement"]
    do(s, *[f"choose {chit}" for chit in fronts], "ready", seat=SOVIET)
    return s


@pytest.mark.rule("2.7", "2.0", "4.2e")
def test_a_person_who_plays_both_sides_does_not_see_which_chit_comes_next() -> None:
    """Games that look the same from both seats draw different chits: nothing shown tells the next one."""
    drawn: dict[str, set[int]] = {}
    for seed in range(12):
        s = before_the_first_draw(f"alone {seed}")
        seen = json.dumps([s.view(AXIS), s.view(SOVIET)], sort_keys=True)
        do(s, "draw")
        drawn.setdefault(seen, set()).add(int(s.drawn))
    assert len(drawn) <= 2, "the games differ by the first Luftwaffe marker alone"
    assert max(len(chits) for chits in drawn.values()) >= 3


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_one_person_plays_a_whole_game_with_both_sides_and_no_rules_of_its_own(scenario: str) -> None:
    """Every decision belongs to one of the two seats, and no option changes that."""
    assert OPTIONS == ["hq_points", "ukrainian_fronts", "bidding"]
    s = new_game(load_setup(scenario, {}), Dice("alone"))
    choices = Dice("choices")
    decided = set()
    while s.outcome() is None:
        assert set(s.waiting()) <= {AXIS, SOVIET}
        decided.add(s.waiting()[0])
        step(s, choices)
    assert decided == {AXIS, SOVIET}
