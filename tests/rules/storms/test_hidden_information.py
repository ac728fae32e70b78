"""What bots may imagine in place of what they do not know (7.4, 8.0, 10.0, 12.3b)."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.io import files
from caposaldo.games.storms.position import HIDDEN, PLOTTING, STRIKES
from caposaldo.games.storms.rules import events, hits
from caposaldo.games.storms.rules.artillery import Plot, Strike
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.state import StormsState, new_game
from caposaldo.kernel.dice import Dice
from rules.storms.field import at, card, do, field, marker, unit

GERMAN, SOVIET = 0, 1

WOODS = """
map = \"\"\"
. . w w . . w w
 . w w . . . w w
. . . . . . w w
 . . . . . . w w
\"\"\"
"""


def imagined(s: StormsState, seat: int, number: int) -> StormsState:
    found = s.resample(seat, Dice(f"imagined {number}"))
    assert isinstance(found, StormsState)
    return found


def many(s: StormsState, seat: int, count: int = 60) -> list[StormsState]:
    return [imagined(s, seat, number) for number in range(count)]


# ---------------------------------------------------------------- cards
CARDS = (
    WOODS
    + """
hands = { german = ["2", "9"], soviet = ["12", "3"] }
[cards]
deck = { 2 = 4, 3 = 2, 9 = 2, 12 = 2 }
[[event]]
number = "E-late"
name = { it = "Tardi", en = "Late" }
effects = ["add_vp german 1"]
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A08 w"
"""
)


def hand(s: StormsState, side: int) -> list[int]:
    kinds = len(s.setup.cards)
    return [int(n) for n in s.hand[side * kinds : (side + 1) * kinds]]


@pytest.mark.rule("8.0")
def test_one_knows_ones_own_hand_and_how_many_cards_the_other_holds() -> None:
    s = field(CARDS)
    for other in many(s, GERMAN):
        assert hand(other, GERMAN) == hand(s, GERMAN)
        assert sum(hand(other, SOVIET)) == sum(hand(s, SOVIET))
        assert len(other.deck) == len(s.deck)


@pytest.mark.rule("8.0")
def test_the_hand_of_the_other_is_dealt_from_all_cards_not_seen() -> None:
    s = field(CARDS)
    everything = sorted([*s.deck, *(kind for kind, n in enumerate(hand(s, SOVIET)) for _ in range(n))])
    hands = set()
    for other in many(s, GERMAN):
        theirs = hand(other, SOVIET)
        hands.add(str(theirs))
        assert sorted([*other.deck, *(kind for kind, n in enumerate(theirs) for _ in range(n))]) == everything
    assert len(hands) > 5


@pytest.mark.rule("8.1c")
def test_an_event_is_never_imagined_in_a_hand() -> None:
    s = field(CARDS)
    assert all(hand(other, SOVIET)[card(s, "E-late")] == 0 for other in many(s, GERMAN))


def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    s = field(CARDS)
    for seat in (-1, GERMAN, SOVIET):
        assert len({str(list(other.deck)) for other in many(s, seat)}) > 5


def test_a_spectator_knows_neither_hand() -> None:
    s = field(CARDS)
    for side in (GERMAN, SOVIET):
        assert len({str(hand(other, side)) for other in many(s, -1)}) > 5


@pytest.mark.rule("8.1b")
def test_a_card_that_is_drawn_cannot_be_put_back() -> None:
    s = field(CARDS)
    before = s.reveals
    events.draw(s, GERMAN, 1)
    assert s.reveals > before


# ---------------------------------------------------------------- hit markers
MARKED = (
    WOODS
    + """
[units]
G1 = "ger-rifle43 A01 e marker=pinned"
G2 = "ger-rifle43 B01 e"
R1 = "sov-rifle41 A08 w marker=stunned"
R2 = "sov-rifle41 B08 w marker=suppressed shown"
"""
)


@pytest.mark.rule("7.4")
def test_a_marker_face_down_may_be_any_that_stays_with_a_unit() -> None:
    s = field(MARKED)
    kinds = {marker(other, "R1") for other in many(s, GERMAN, 200)}
    assert kinds == {"stunned", "unnerved", "panicked", "pinned", "suppressed", "cowering"}


@pytest.mark.rule("7.4d")
def test_a_marker_that_has_been_shown_and_ones_own_are_known() -> None:
    s = field(MARKED)
    for other in many(s, GERMAN):
        assert (marker(other, "G1"), marker(other, "R2")) == ("pinned", "suppressed")


@pytest.mark.rule("7.4d")
def test_under_fire_a_marker_face_down_is_none_that_bears_on_the_defence() -> None:
    s = field(
        WOODS + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 A03 w marker=unnerved"\n[german]\ncap = 3\n'
    )
    do(s, "take G1 ap", "fire 1-A03")
    kinds = {marker(other, "R1") for other in many(s, GERMAN, 100)}
    assert "unnerved" in kinds
    assert all(s.setup.markers[s.setup.marker_of(kind)].front == 0 for kind in kinds)
    assert any(sort.front != 0 and not sort.eliminates for sort in s.setup.markers)


@pytest.mark.rule("7.4a")
def test_markers_and_pool_together_stay_what_is_in_the_box() -> None:
    s = field(MARKED)
    for other in many(s, GERMAN):
        out = [int(kind) for kind in other.marker if kind >= 0]
        for kind, sort in enumerate(other.setup.markers):
            assert other.markers[kind] + out.count(kind) == sort.count


@pytest.mark.rule("7.4")
def test_a_marker_that_is_drawn_cannot_be_put_back() -> None:
    s = field(MARKED + 'R3 = "sov-rifle41 C08 w cards=V03"\n')
    for kind in range(len(s.markers)):
        s.markers[kind] = 1 if s.setup.markers[kind].key == "panicked" else 0
    before = s.reveals
    hits.hit(s, unit(s, "R3"), 1)
    assert s.marker[unit(s, "R3")] == -1
    assert s.reveals > before


def test_a_pool_that_has_lent_markers_is_taken_as_empty() -> None:
    s = field(MARKED)
    for kind in range(len(s.markers)):
        s.markers[kind] = -1 if s.setup.markers[kind].key == "unnerved" else 0
    assert {marker(other, "R1") for other in many(s, GERMAN)} == {"stunned"}
    s.markers[s.setup.marker_of("stunned")] = -1
    assert {marker(other, "R1") for other in many(s, GERMAN)} == {"unnerved"}


# ---------------------------------------------------------------- hidden units
LURKING = (
    WOODS
    + """
[soviet]
hidden = 1
zones = { east = ["A05:D08"] }
[units]
G1 = "ger-rifle43 B01 e"
R1 = "sov-rifle41 A08 w"
R2 = "sov-smg @east hidden"
"""
)


def lurking(hex: str = "C07") -> StormsState:
    s = field(LURKING)
    s.put(unit(s, "R2"), at(s, hex))
    return s


def lairs(s: StormsState, seat: int = GERMAN) -> set[str]:
    return {other.setup.labels_of_hexes[other.hex[unit(s, "R2")]] for other in many(s, seat, 150)}


@pytest.mark.rule("10.0")
def test_a_hidden_unit_may_be_anywhere_in_its_zone() -> None:
    s = lurking()
    zone = {s.setup.labels_of_hexes[h] for h in s.setup.zone[unit(s, "R2")]}
    assert lairs(s) <= zone
    assert len(lairs(s)) > 6


@pytest.mark.rule("10.0")
def test_what_is_imagined_does_not_follow_where_it_really_is() -> None:
    assert lairs(lurking("C07")) == lairs(lurking("D08"))


@pytest.mark.rule("10.0b")
def test_nobody_hides_where_somebody_is_in_view() -> None:
    assert "1-A08" not in lairs(lurking())


@pytest.mark.rule("10.0e")
def test_nobody_hides_in_the_open_under_the_eyes_of_an_enemy() -> None:
    s = lurking()
    s.lift(unit(s, "G1"), 2)
    s.put(unit(s, "G1"), at(s, "C05"))
    assert not {"1-B05", "1-B06", "1-C06", "1-D05"} & lairs(s)


def test_its_owner_knows_where_it_is() -> None:
    s = lurking()
    assert lairs(s, SOVIET) == {"1-C07"}


def test_hidden_units_stay_hidden_and_none_is_lost() -> None:
    s = lurking()
    for other in many(s, GERMAN):
        assert other.has(unit(s, "R2"), HIDDEN)
        assert [int(n) for n in other.place] == [int(n) for n in s.place]


# ---------------------------------------------------------------- artillery
GUNS = (
    WOODS
    + """
[german]
batteries = ["OBA-G1"]
[soviet]
batteries = ["OBA-S1", "OBA-S2"]
[units]
G1 = "ger-rifle43 B01 e"
R1 = "sov-rifle41 A08 w"
"""
)


def plans(others: list[StormsState], name: str) -> list[list[int]]:
    return [[int(h) for h in getattr(other, name)] for other in others]


@pytest.mark.rule("12.3b")
def test_what_the_other_has_plotted_is_imagined_whether_or_not_it_is_there() -> None:
    s = field(GUNS)
    bare = plans(many(s, GERMAN), "plotted")
    s.plotted[1] = at(s, "A01")
    assert plans(many(s, GERMAN), "plotted") == bare
    assert {plan[1] for plan in bare} > {-1, at(s, "B01")}
    assert all(plan[0] == -1 for plan in bare)


@pytest.mark.rule("12.3b")
def test_no_more_is_plotted_than_there_are_missions() -> None:
    s = field(GUNS)
    s.phase = PLOTTING
    s.round = 2
    s.stack.append(Plot())
    s.stack = [decision for decision in s.stack if not isinstance(decision, Choose)]
    s.missions[2] = 1
    s.missions[1] = 0
    for other in many(s, GERMAN):
        assert (other.plotted[1], other.falling[1]) == (-1, -1)
        assert other.plotted[2] == -1 or other.falling[2] == -1


@pytest.mark.rule("12.3b")
def test_shells_that_come_down_are_known_and_those_to_come_are_not() -> None:
    s = field(GUNS)
    s.phase = STRIKES
    s.round = 2
    s.stack = [s.stack[0], Strike(2), Strike(1, 3, 1)]
    s.falling[1] = at(s, "B02")
    s.falling[2] = at(s, "A01")
    seen = set()
    for other in many(s, GERMAN):
        assert other.falling[1] == at(s, "B02")
        pending = [strike.battery for strike in other.stack if isinstance(strike, Strike)]
        assert pending == ([2, 1] if other.falling[2] != -1 else [1])
        seen.add(int(other.falling[2]))
    assert len(seen) > 2


# ---------------------------------------------------------------- whether there is anything
def test_a_lesson_without_secrets_hides_nothing() -> None:
    s = new_game(files.load_setup("first-shots", {}), Dice("open"))
    for seat in (-1, GERMAN, SOVIET):
        assert not s.hides(seat)
        assert imagined(s, seat, 0).data() == s.data()


@pytest.mark.parametrize("text", [CARDS, MARKED, LURKING, GUNS])
def test_each_kind_of_secret_counts(text: str) -> None:
    s = field(text)
    if text == LURKING:
        s = lurking()
    assert s.hides(GERMAN)


@pytest.mark.rule("8.3")
def test_who_uses_extra_initiative_has_an_action_card_to_go_with_it() -> None:
    s = field(CARDS.replace('A01 e"', 'A01 e cards=V12"'))
    do(s, "card V12 free")
    for other in many(s, SOVIET):
        assert len(other.actions(GERMAN)) > 0
    do(s, "pick G1")
    for other in many(s, SOVIET):
        assert len(other.actions(GERMAN)) > 0


def test_the_seat_that_is_asked_may_still_decide() -> None:
    s = field(CARDS)
    do(s, "pass")
    for other in many(s, GERMAN):
        assert other.waiting() == s.waiting() == [SOVIET]
        assert len(other.actions(SOVIET)) > 0
