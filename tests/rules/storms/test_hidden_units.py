"""Chapter 10: hidden units, what reveals them, hiding and snipers."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import DIRECT, DUG_IN, HIDDEN
from caposaldo.games.storms.rules import hidden_movement, movement, rolls
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.hidden_units import Detect
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, FACE, FIRE, GO, HIDE, JOIN, SNEAK
from rules.storms.deeds import apply, passes, refused, status, taking
from rules.storms.field import at, field, told, unit, where
from rules.storms.steps import GROUP, gathers, goes, going, hiding, looks, reachable, sneaking, verbs

MAP = '''
map = """
. . . . . . . .
 . w w . . . . .
. . . . h . . .
 . . c . . . . .
. . . . . . . .
"""
month = {month}
[units]
'''


def scene(units: str, side: str = "german", month: int = 10, rolls: list[int] | None = None) -> StormsState:
    return field(MAP.replace("{month}", str(month)) + units, side=side, rolls=rolls)


def is_hidden(s: StormsState, label: str) -> bool:
    return s.has(unit(s, label), HIDDEN)


# ---------------------------------------------------------------- what reveals (10.0a, 10.0b, 10.0e)
@pytest.mark.rule("10.0a", "10.0")
def test_a_hidden_unit_that_acts_is_revealed_with_all_in_its_hex() -> None:
    s = scene('R = "sov-rifle41 B02 hidden"\nT = "sov-rifle43 B02 hidden"\nG = "ger-rifle43 E08 e"\n', side="soviet")
    apply(s, taking(s, "R"), going(s, "B01"))
    assert told(s).count("st-revealed") == 2
    assert (type(s.top()), s.waiting()) == (Look, [SOVIET])
    apply(s, Action(FACE, how=2))
    assert s.face[unit(s, "R")] == 2
    apply(s, Action(FACE, how=3))
    assert (s.face[unit(s, "T")], is_hidden(s, "T"), s.waiting()) == (3, False, [GERMAN])


@pytest.mark.rule("10.0")
def test_a_hidden_unit_has_no_facing_so_it_neither_turns_nor_walks_backward() -> None:
    s = scene('R = "sov-rifle41 B04 hidden"\nG = "ger-rifle43 E01 e"\n', side="soviet")
    apply(s, taking(s, "R"))
    assert "turn" not in verbs(s)
    h = s.hex[unit(s, "R")]
    prices = {int(movement.price(s, unit(s, "R"), near, 0)) for near in s.setup.grid.near[6 * h : 6 * h + 6]}
    assert prices == {1, 2}
    assert movement.price(s, unit(s, "R"), at(s, "B05"), 0) == 1


@pytest.mark.rule("10.0b", "7.6.3g")
def test_an_enemy_who_enters_meets_the_hidden_and_cuts_them_off() -> None:
    s = scene('R = "sov-rifle41 B02 hidden"\nG = "ger-rifle43 B01 e"\n')
    apply(s, taking(s, "G"), going(s, "B02"))
    assert "st-revealed" in told(s)
    looks(s)
    assert (where(s, "R"), is_hidden(s, "R"), s.waiting()) == ("B02", False, [SOVIET])
    apply(s, taking(s, "R"))
    assert refused(s, going(s, "B01")) == ("7.6.3g", "st-move-pursued")


@pytest.mark.rule("10.0b")
def test_a_friend_in_view_gives_the_hidden_away() -> None:
    s = scene('R = "sov-rifle41 B02 hidden"\nT = "sov-rifle43 B01 e"\nG = "ger-rifle43 E08 w"\n', side="soviet")
    goes(s, "T", "B02")
    assert not is_hidden(s, "R")


@pytest.mark.rule("10.0e")
def test_in_the_open_an_enemy_at_two_hexes_sees_them() -> None:
    units = 'R = "sov-rifle41 {r} hidden"\nG = "ger-rifle43 C01 e"\n'
    for place, seen in (("C04", True), ("C05", False), ("B03", False)):
        s = scene(units.replace("{r}", place))
        goes(s, "G", "C02")
        assert is_hidden(s, "R") != seen


@pytest.mark.rule("10.0e")
def test_they_are_not_seen_where_there_is_no_line_of_sight() -> None:
    s = scene('R = "sov-rifle41 B04 hidden"\nG = "ger-rifle43 B01 e"\n')
    goes(s, "G", "B02")
    assert is_hidden(s, "R")


@pytest.mark.rule("10.0e")
def test_a_hasty_defence_and_a_crevice_are_cover_too() -> None:
    s = scene('R = "sov-rifle41 C04 hidden"\nG = "ger-rifle43 C01 e"\n')
    s.mark(unit(s, "R"), DUG_IN)
    goes(s, "G", "C02")
    assert is_hidden(s, "R")
    text = MAP.replace("{month}", '10\ncrevices = ["C03/C04"]')
    s = field(text + 'R = "sov-rifle41 C04 hidden"\nG = "ger-rifle43 C01 e"\n')
    goes(s, "G", "C02")
    assert is_hidden(s, "R")


@pytest.mark.rule("10.0e", "5.0d")
def test_wheat_hides_in_summer_only() -> None:
    for month, seen in ((7, False), (10, True)):
        s = scene('R = "sov-rifle41 C05 hidden"\nG = "ger-rifle43 C02 e"\n', month=month)
        goes(s, "G", "C03")
        assert is_hidden(s, "R") != seen


@pytest.mark.rule("10.0e")
def test_hidden_units_of_both_sides_do_not_see_each_other_but_meet_in_one_hex() -> None:
    units = 'R = "sov-rifle41 C04 hidden"\nG = "ger-rifle43 C01 hidden"\n'
    s = scene(units)
    apply(s, taking(s, "G"), sneaking(s, "C02"))
    assert (is_hidden(s, "R"), is_hidden(s, "G")) == (True, True)
    s = scene(units.replace("C01", "C03"))
    apply(s, taking(s, "G"), sneaking(s, "C04"))
    assert (is_hidden(s, "R"), is_hidden(s, "G")) == (False, False)


@pytest.mark.rule("10.0c", "10.0d")
@pytest.mark.example("ex-10.0-a")
def test_a_miss_at_a_hidden_unit_says_nothing() -> None:
    units = 'R = "sov-rifle41 {r} hidden"\nG = "ger-hmg43 B06 w"\n[german]\ncap = 0\n'
    heard = []
    for place in ("B03", "E01"):
        s = scene(units.replace("{r}", place), rolls=[4, 4])
        apply(s, taking(s, "G"))
        fired = Action(FIRE, hex=at(s, "B03"), how=DIRECT)
        apply(s, fired)
        assert is_hidden(s, "R")
        assert s.events is not None
        heard.append([event.data() for event in s.events])
    assert heard[0] == heard[1]


# ---------------------------------------------------------------- hidden movement (10.1)
@pytest.mark.rule("10.1")
@pytest.mark.example("ex-10.1-a")
def test_a_hidden_move_costs_three_more_into_cover_and_six_into_the_open() -> None:
    s = scene('R = "sov-rifle41 C02 hidden"\nG = "ger-rifle43 E08 e"\n', side="soviet")
    u = unit(s, "R")
    assert (hidden_movement.price(s, u, at(s, "B02")), hidden_movement.price(s, u, at(s, "C01"))) == (4, 7)
    assert (hidden_movement.bill(s, u, at(s, "B02")).total(), hidden_movement.bill(s, u, at(s, "C01")).total()) == (
        4,
        7,
    )
    apply(s, taking(s, "R"), sneaking(s, "B02"))
    assert (s.ap[SOVIET], where(s, "R"), is_hidden(s, "R"), s.waiting()) == (3, "B02", True, [GERMAN])


@pytest.mark.rule("10.1", "1.0d")
def test_only_the_owner_hears_where_a_hidden_unit_goes() -> None:
    s = scene('R = "sov-rifle41 C02 hidden"\nG = "ger-rifle43 E08 e"\n', side="soviet")
    apply(s, taking(s, "R"), sneaking(s, "B02"))
    assert s.events is not None
    assert [event.key for event in s.events if event.seen_by(GERMAN) and "unit" in event.params] == []
    assert "st-sneaks-to" in [event.key for event in s.events if event.seen_by(SOVIET)]


@pytest.mark.rule("10.1")
def test_it_may_move_in_view_in_cover_but_not_into_the_open_nearby() -> None:
    units = 'R = "sov-rifle41 B02 hidden"\nG = "ger-rifle43 C03 w"\n'
    s = scene(units, side="soviet")
    apply(s, taking(s, "R"), sneaking(s, "B03"))
    assert is_hidden(s, "R")
    s = scene(units, side="soviet")
    apply(s, taking(s, "R"), sneaking(s, "C02"))
    assert (is_hidden(s, "R"), type(s.top()), s.waiting()) == (False, Look, [SOVIET])


@pytest.mark.rule("10.1", "7.4b")
def test_forbidden_hexes_stay_forbidden_and_only_the_hidden_sneak() -> None:
    s = scene('R = "sov-rifle41 B02 w"\nT = "sov-rifle41 B03 hidden"\nG = "ger-rifle43 E08 w"\n', side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, sneaking(s, "B01")) == ("10.1", "st-sneak-not-hidden")
    s = scene('T = "sov-rifle41 B03 hidden"\nG = "ger-rifle43 E08 w"\n', side="soviet")
    apply(s, taking(s, "T"))
    assert refused(s, sneaking(s, "B06")) == ("5.0", "st-move-far")
    s.marker[unit(s, "T")] = s.setup.marker_of("pinned")
    assert refused(s, sneaking(s, "B02")) == ("7.4b", "st-move-pinned")


@pytest.mark.rule("10.1", "9.1.1")
def test_a_group_may_sneak_together() -> None:
    s = scene('R = "sov-rifle41 B02 hidden"\nT = "sov-mmg B02 hidden"\nG = "ger-rifle43 E08 w"\n', side="soviet")
    gathers(s, "R", "T")
    apply(s, GROUP, sneaking(s, "B03"), sneaking(s, "B03"))
    assert (s.ap[SOVIET], where(s, "R"), where(s, "T"), is_hidden(s, "T")) == (2, "B03", "B03", True)


# ---------------------------------------------------------------- hiding during play (10.2)
# The woods of row B hide B01 from C06; C01 and C02 lie open.
LURK = 'R = "sov-rifle41 B01 w"\nM = "sov-rifle41 E01 w spent"\nG = "ger-rifle43 C06 w"\n'


@pytest.mark.rule("10.2")
def test_an_unhit_squad_out_of_sight_hides_for_seven_ap() -> None:
    s = scene(LURK, side="soviet")
    apply(s, taking(s, "R"))
    assert "B01" in reachable(s, HIDE)
    apply(s, hiding(s, "B01"))
    assert (s.pool[SOVIET], status(s, "R"), is_hidden(s, "R"), where(s, "R")) == (0, "spent", True, "B01")


@pytest.mark.rule("10.2")
def test_nobody_hides_in_view_of_an_enemy_nor_goes_where_one_looks() -> None:
    s = scene(LURK.replace("G = ", 'H = "ger-rifle43 D01 w"\nG = '), side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "B01")) == ("10.2", "st-hide-watched")
    assert "hide" not in verbs(s)
    s = scene(LURK, side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "C02")) == ("10.2", "st-hide-watched")
    assert "C02" not in reachable(s, HIDE)


@pytest.mark.rule("10.2")
def test_hidden_enemies_do_not_prevent_hiding() -> None:
    s = scene(LURK.replace("G = ", 'H = "ger-rifle43 D01 hidden"\nG = '), side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "B01")) == ("", "")


@pytest.mark.rule("10.2")
def test_only_squads_without_a_hit_hide_and_never_beside_units_in_view() -> None:
    s = scene(LURK.replace("B01 w", "B01 w marker=unnerved"), side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "B01")) == ("10.2", "st-hide-squads")
    s = scene(LURK.replace("sov-rifle41 B01", "sov-45mm B01"), side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "B01")) == ("10.2", "st-hide-squads")
    s = scene(LURK.replace("E01 w spent", "B01 w spent"), side="soviet")
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "B01")) == ("10.0b", "st-hide-company")


# ---------------------------------------------------------------- snipers (10.3)
@pytest.mark.rule("10.3")
def test_a_sniper_that_fired_is_detected_on_a_six() -> None:
    for face, cap, seen in ((5, 0, False), (6, 0, True), (5, 1, True)):
        s = scene('R = "sov-sniper B02 hidden"\nG = "ger-rifle43 E08 w"\n[german]\ncap = 2\n', rolls=[face])
        s.push(Detect(unit(s, "R")))
        s.run_on()
        assert s.waiting() == [GERMAN]
        assert "unit" not in s.prompt(GERMAN).params
        apply(s, Action(BOOST_BY, cap))
        assert is_hidden(s, "R") != seen


@pytest.mark.rule("10.3b")
def test_a_sniper_in_view_may_hide_again() -> None:
    s = scene(LURK.replace("sov-rifle41 B01", "sov-sniper B01"), side="soviet")
    apply(s, taking(s, "R"), hiding(s, "B01"))
    assert is_hidden(s, "R")


# ---------------------------------------------------------------- nothing is told
@pytest.mark.rule("1.0d", "10.0")
def test_what_the_enemy_is_offered_does_not_depend_on_the_hidden() -> None:
    units = 'A = "ger-rifle43 C02 e"\nB = "ger-hmg42 C02 e"\nR = "sov-rifle41 {r} hidden"\n'
    offers = []
    for place in ("C03", "B02", "E08"):
        s = scene(units.replace("{r}", place))
        gathers(s, "A", "B")
        single = scene(units.replace("{r}", place))
        apply(single, taking(single, "A"))
        both = [*s.actions(GERMAN), *single.actions(GERMAN)]
        asked = [single.refusal(GERMAN, Action(kind, 0, h)) for kind in (GO, HIDE, SNEAK) for h in range(40)]
        offers.append((both, [(why.rule, why.key) if why else None for why in asked]))
    assert offers[0] == offers[1] == offers[2]


def test_dice_of_detection_are_not_rolled_for_a_sniper_in_view() -> None:
    s = scene('R = "sov-sniper B02 w"\nG = "ger-rifle43 E08 w"\n', rolls=[])
    s.push(Detect(unit(s, "R")))
    s.run_on()
    assert rolls.cards_held(s, GERMAN) == 0
    assert s.waiting() == [GERMAN]
    passes(s)
    assert Action(JOIN, 0) not in s.actions(SOVIET)
