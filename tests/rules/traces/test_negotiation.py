"""Chapters 11.2 and 12.2c: negotiation points, what they buy, and orders lifted."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.rules.chits import Cup
from caposaldo.games.traces.rules.negotiation import Negotiation
from caposaldo.games.traces.rules.orders import Okh
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS
from caposaldo.games.traces.state import TracesState
from rules.traces.field import do, field, offered, told, top, where, why

POSITION = """
map = '''
   . . . . . . . . .
  . . O . O . . . .
   . . . . . . . . .
'''
rails = ["0101 0102 0103"]
axis_sources = ["0101"]
soviet_sources = ["0109"]
crossings = ["0301", "0302", "0303", "0304", "0305", "0306", "0307"]
[units]
88 = "ger-inf 0203"
4PzA = "axis-hq 0102 range=3"
S57 = "sov-rifle 0108"
1SS = "ger-sspz box entry=bought class=PR"
24Pz = "ger-pz box entry=bought class=PR"
34 = "ger-inf box entry=bought class=IR"
76 = "ger-inf box entry=bought class=IR"
96 = "ger-inf box entry=bought class=IR"
389 = "ger-inf box entry=bought class=IR"
1Rom = "rom-inf box entry=bought class=AR"
2Rom = "rom-inf box entry=bought class=AR"
3Rom = "rom-inf box entry=bought class=AR"
4Rom = "rom-inf box entry=bought class=AR"
5Rom = "rom-inf box entry=bought class=AR"
7Hun = "hun-inf box entry=bought class=AR"
"""


def negotiating(crossings: int = 0, text: str = POSITION) -> TracesState:
    """An OKH chit from the cup is played as a Negotiation; the next draw follows it."""
    s = field(text)
    s.stack = [Turn(), Cup(), Okh(interrupt=0)]
    for i in range(crossings):
        s.crossing[i] = 1
    do(s, "negotiate")
    return s


def buy(s: TracesState, *labels: str) -> None:
    """Each is bought and placed on the first hex offered."""
    for label in labels:
        do(s, f"buy {label}")
        do(s, offered(s)[0])


def left(s: TracesState) -> int:
    """Half points that are still there; 0 when the negotiation is over."""
    top = s.top()
    return int(top.points) if isinstance(top, Negotiation) else 0


@pytest.mark.rule("4.2.2c", "12.3c")
@pytest.mark.parametrize(("crossings", "points"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (7, 6)])
def test_the_points_follow_the_crossing_points(crossings: int, points: int) -> None:
    s = negotiating(crossings)
    assert top(s, Negotiation).points == 2 * points
    assert s.waiting() == [AXIS]


@pytest.mark.rule("11.2a", "11.2b")
@pytest.mark.example("E-11.2-np")
@pytest.mark.parametrize(
    "bought",
    [["1SS", "34"], ["1SS", "1Rom", "2Rom"], ["34", "76", "96"], ["1Rom", "2Rom", "3Rom", "4Rom", "5Rom", "7Hun"]],
)
def test_three_points_buy_every_mix_of_total_cost_three(bought: list[str]) -> None:
    s = negotiating()
    buy(s, *bought)
    assert all(where(s, label) for label in bought)
    assert isinstance(s.top(), Cup)  # nothing is left to spend: the negotiation is over


@pytest.mark.rule("11.2b", "12.2c")
@pytest.mark.example("E-11.2-np")
def test_three_points_lift_one_order_and_no_more() -> None:
    s = negotiating()
    do(s, "lift 0203")
    assert list(s.order) == [0, 1]
    assert "tr-order-lifted" in told(s)
    assert isinstance(s.top(), Cup)


@pytest.mark.rule("11.2a")
@pytest.mark.parametrize(("label", "halves"), [("1SS", 4), ("34", 2), ("1Rom", 1)])
def test_a_unit_costs_what_its_class_costs(label: str, halves: int) -> None:
    s = negotiating()
    buy(s, label)
    assert left(s) == 6 - halves


@pytest.mark.rule("11.2a")
def test_what_is_too_dear_is_refused() -> None:
    s = negotiating()
    buy(s, "1SS", "1Rom")
    assert left(s) == 1
    for label, cost in {"24Pz": "2", "34": "1"}.items():
        refusal = why(s, f"buy {label}")
        assert refusal is not None
        assert (refusal.rule, refusal.params["cost"], refusal.params["points"]) == ("11.2a", cost, "½")
        assert f"buy {label}" not in offered(s)
    assert "buy 2Rom" in offered(s)
    lift = why(s, "lift 0203")
    assert lift is not None
    assert lift.rule == "11.2b"


@pytest.mark.rule("11.2a")
def test_only_reinforcements_that_are_still_in_the_box_are_for_sale() -> None:
    s = negotiating()
    buy(s, "1Rom")
    for label in ["1Rom", "88", "S57"]:
        refusal = why(s, f"buy {label}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("11.2a", "tr-buy-not-for-sale")


@pytest.mark.rule("11.2a", "11.0b", "11.0a")
def test_a_bought_unit_is_placed_at_once_along_the_railway() -> None:
    s = negotiating()
    do(s, "buy 34")
    assert offered(s) == ["place 34 0101", "place 34 0102", "place 34 0103"]
    do(s, "place 34 0102")
    assert where(s, "34") == "0102"
    assert isinstance(s.top(), Negotiation)


@pytest.mark.rule("11.2a", "11.0b")
def test_nobody_is_bought_who_could_not_be_placed() -> None:
    s = negotiating(text=POSITION.replace('S57 = "sov-rifle 0108"', 'S57 = "sov-rifle 0201"'))
    refusal = why(s, "buy 34")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("11.0b", "tr-buy-no-place")
    assert offered(s) == ["lift 0203", "lift 0205", "end"]


@pytest.mark.rule("11.2b")
def test_points_that_are_not_spent_are_lost() -> None:
    s = negotiating()
    do(s, "end")
    assert told(s) == ["tr-negotiation-over"]
    assert isinstance(s.top(), Cup)


@pytest.mark.rule("11.2b", "12.2c")
def test_with_six_points_two_orders_are_lifted_or_an_order_and_units() -> None:
    s = negotiating(6)
    do(s, "lift 0203", "lift 0205")
    assert list(s.order) == [0, 0]
    s = negotiating(6)
    do(s, "lift 0205")
    buy(s, "1SS", "34")
    assert list(s.order) == [1, 0]
    assert where(s, "1SS")


@pytest.mark.rule("12.2c")
def test_an_order_is_lifted_once_and_for_good() -> None:
    s = negotiating(6)
    do(s, "lift 0203")
    refusal = why(s, "lift 0203")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("12.2c", "tr-lift-no-order")


@pytest.mark.rule("12.2c", "4.2.2d")
def test_only_an_okh_chit_from_the_cup_leads_to_a_negotiation() -> None:
    s = field(POSITION)
    s.stack = [Turn(), Cup(), Okh(interrupt=1)]
    refusal = why(s, "negotiate")
    assert refusal is not None
    assert refusal.rule == "4.2.2d"
