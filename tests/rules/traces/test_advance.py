"""Advance after combat: 10.5."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import FOUGHT
from caposaldo.games.traces.rules import combat
from caposaldo.games.traces.rules.advance import Advances
from caposaldo.games.traces.setup import SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import ADVANCE, END
from caposaldo.kernel.game import Refusal
from rules.traces.field import at, do, field, fighting, offered, unit, where, why
from rules.traces.words import check_words

PLAIN = """
map = '''
   . . . . . .
  . . . . . .
   . . {} . . .
  . . . . . .
   . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0506"]
"""
AROUND = ["0403", "0404", "0304", "0204", "0203", "0302"]


def won(units: str, *labels: str, mark: str = ".", more: str = "") -> TracesState:
    """The named units have attacked 0303, which was left empty; the Soviets are active, others stand by."""
    s = fighting(field(PLAIN.format(mark) + more + "\n[units]\n" + units), side=SOVIET)
    for label in labels:
        combat.join(s, unit(s, label))
    combat.escort(s, at(s, "0303"))
    s.push(Advances(at(s, "0303")))
    return s


def goals(s: TracesState, label: str) -> set[str]:
    """Where the unit may end its advance."""
    return {text.split()[2] for text in offered(s) if text.startswith(f"advance {label} ")}


def refused(s: TracesState, text: str) -> tuple[str, str]:
    refusal = why(s, text)
    assert refusal is not None
    check_words(refusal)
    return refusal.rule, refusal.key


# ---------------------------------------------------------------- who and when
@pytest.mark.rule("10.5a")
def test_all_some_or_none_of_the_attackers_advance_into_the_empty_hex() -> None:
    s = won("A = 'sov-rifle 0203'\nB = 'sov-rifle 0204'\nC = 'sov-rifle 0204'", "A", "B")
    assert sorted(offered(s)) == ["advance A 0303", "advance B 0303", "end"]
    assert refused(s, "advance C 0303") == ("10.5a", "tr-advance-not-attacker")
    do(s, "advance B 0303")
    assert where(s, "B") == "0303"
    assert refused(s, "advance B 0304") == ("10.5a", "tr-advance-not-attacker")
    assert sorted(offered(s)) == ["advance A 0303", "end"]


@pytest.mark.rule("10.5a")
def test_nobody_advances_while_an_enemy_is_left() -> None:
    s = won("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'", "A")
    assert offered(s) == ["end"]
    assert refused(s, "advance A 0303") == ("10.5a", "tr-advance-not-empty")
    assert refused(s, "advance A 0304") == ("10.5a", "tr-advance-not-empty")


@pytest.mark.rule("10.5a", "10.0b")
def test_the_end_of_advances_is_the_end_of_the_combat() -> None:
    units = "A = 'sov-tank 0203'\nH = 'sov-hq 0203 range=4'\nB = 'sov-rifle 0106'\n88 = 'ger-sec 0105'"
    s = won(units, "A")
    do(s, "advance A 0303", "end")
    a, h = unit(s, "A"), unit(s, "H")
    assert s.has(a, FOUGHT)
    assert not s.has(h, FOUGHT)
    assert int(s.flags[a]) & ~FOUGHT == int(s.flags[h])
    assert (int(s.base[a]), int(s.base[h])) == (-1, -1)


# ---------------------------------------------------------------- how far
@pytest.mark.rule("10.5b", "10.5d")
def test_mechanised_units_advance_one_or_two_hexes_others_one() -> None:
    s = won("A = 'sov-rifle 0203'\nB = 'sov-tank 0204'", "A", "B")
    assert goals(s, "A") == {"0303"}
    assert goals(s, "B") == {"0303", *AROUND}
    assert refused(s, "advance A 0404") == ("10.5b", "tr-advance-one-hex")
    do(s, "advance B 0404")
    assert where(s, "B") == "0404"


@pytest.mark.rule("10.5d")
def test_an_advance_leads_through_the_attacked_hex() -> None:
    s = won("B = 'sov-tank 0204'\nC = 'sov-tank 0204'", "B", "C", mark="c")
    assert refused(s, "advance B 0305") == ("10.5d", "tr-advance-elsewhere")
    assert refused(s, "advance B 0205") == ("10.5d", "tr-advance-elsewhere")
    do(s, "advance B 0404")
    assert int(s.city[0]) == SOVIET  # the city on the way has changed hands


@pytest.mark.rule("10.5d")
def test_mechanised_units_of_one_combat_may_end_in_different_hexes() -> None:
    s = won("A = 'sov-tank 0203'\nB = 'sov-mech 0204'\nC = 'sov-tank 0204'", "A", "B", "C")
    do(s, "advance A 0404", "advance B 0302", "advance C 0303")
    assert [where(s, label) for label in "ABC"] == ["0404", "0302", "0303"]


@pytest.mark.rule("10.5c")
def test_advances_ignore_zones_of_control_and_cost_nothing() -> None:
    s = won("B = 'sov-tank 0204'\n88 = 'ger-inf 0302'\n15 = 'ger-inf 0405'", "B", mark="s")
    assert goals(s, "B") == {"0303", *AROUND} - {"0302"}
    assert s.in_zoc(0, at(s, "0303"))
    assert s.in_zoc(0, at(s, "0403"))


# ---------------------------------------------------------------- headquarters
@pytest.mark.rule("10.5b")
def test_a_headquarters_goes_with_an_attacker_of_its_hex_as_far_as_that_goes() -> None:
    s = won("B = 'sov-tank 0204'\nC = 'sov-tank 0203'\nH = 'sov-hq 0204 range=4'", "B", "C")
    assert goals(s, "H") == set()
    assert refused(s, "advance H 0303") == ("10.5b", "tr-advance-hq")
    do(s, "advance C 0302")
    assert goals(s, "H") == set()  # C came from another hex
    do(s, "advance B 0404")
    assert goals(s, "H") == {"0303", "0404"}
    assert refused(s, "advance H 0302") == ("10.5b", "tr-advance-hq")
    do(s, "advance H 0404")
    assert where(s, "H") == "0404"


@pytest.mark.rule("10.5b")
def test_a_headquarters_goes_one_hex_with_infantry() -> None:
    s = won("B = 'sov-rifle 0204'\nH = 'sov-hq 0204 range=4'\nA = 'sov-rifle 0203'", "B", "A")
    do(s, "advance B 0303")
    assert goals(s, "H") == {"0303"}


@pytest.mark.rule("10.5b")
def test_a_headquarters_whose_companions_did_not_attack_stays() -> None:
    s = won("B = 'sov-rifle 0204'\nH = 'sov-hq 0204 range=4'\nA = 'sov-rifle 0203'", "A")
    assert goals(s, "H") == set()
    assert refused(s, "advance H 0303") == ("10.5a", "tr-advance-not-attacker")


@pytest.mark.rule("10.5b", "2.3a")
def test_a_headquarters_that_attacked_advances_one_hex_as_any_unit() -> None:
    s = won("H = 'sov-hq 0204 range=4'\nA = 'sov-rifle 0203'", "H", "A")
    assert goals(s, "H") == {"0303"}


@pytest.mark.rule("2.3b", "10.5f")
def test_a_headquarters_does_not_end_its_advance_with_another() -> None:
    s = won("B = 'sov-tank 0204'\nH = 'sov-hq 0204 range=4'\nG = 'sov-hq 0404 range=4'", "B")
    do(s, "advance B 0404")
    assert goals(s, "H") == {"0303"}
    assert refused(s, "advance H 0404") == ("10.5f", "tr-advance-stacking")


# ---------------------------------------------------------------- what is forbidden
@pytest.mark.rule("10.5e")
def test_after_an_unbridged_major_river_in_the_first_hex_a_unit_stops() -> None:
    river = 'major = ["0204/0303"]'
    s = won("B = 'sov-tank 0204'\nC = 'sov-tank 0203'", "B", "C", more=river)
    assert goals(s, "B") == {"0303"}
    assert refused(s, "advance B 0404") == ("10.5e", "tr-advance-river-first")
    assert goals(s, "C") == {"0303", *AROUND} - {"0204"}
    s = won("B = 'sov-tank 0204'", "B", more=river + '\nroads = ["0204 0303"]')
    assert goals(s, "B") == {"0303", *AROUND}
    s = won("B = 'sov-tank 0204'", "B", more=river.replace("major", "minor"))
    assert goals(s, "B") == {"0303", *AROUND}


@pytest.mark.rule("10.5e", "10.5f")
def test_no_unbridged_major_river_is_crossed_with_the_second_hex() -> None:
    s = won("B = 'sov-tank 0204'", "B", more='major = ["0303/0404", "0303/0403"]\nrails = ["0303 0403"]')
    assert goals(s, "B") == {"0303", *AROUND} - {"0404"}
    assert refused(s, "advance B 0404") == ("10.5e", "tr-advance-river-second")


@pytest.mark.rule("10.5e")
def test_a_headquarters_is_under_the_limits_of_the_unit_it_goes_with() -> None:
    s = won("B = 'sov-tank 0204'\nH = 'sov-hq 0204 range=4'", "B", more='major = ["0204/0303"]')
    do(s, "advance B 0303")
    assert goals(s, "H") == {"0303"}


@pytest.mark.rule("10.5f")
def test_an_advance_crosses_no_blocked_hexside_and_does_not_go_into_the_sea() -> None:
    s = won("B = 'sov-tank 0204'", "B", more='blocked = ["0303/0404"]')
    assert goals(s, "B") == {"0303", *AROUND} - {"0404"}
    assert refused(s, "advance B 0404") == ("10.5f", "tr-advance-blocked")
    sea = PLAIN.replace("   . . {} . . .\n  . . . . . .", "   . ~ {} . . .\n  . . . . . .")
    s = fighting(field(sea.format(".") + "\n[units]\nB = 'sov-tank 0204'"), side=SOVIET)
    combat.join(s, unit(s, "B"))
    s.push(Advances(at(s, "0303")))
    assert goals(s, "B") == {"0303", *AROUND} - {"0302"}
    assert refused(s, "advance B 0302") == ("10.5f", "tr-advance-blocked")


@pytest.mark.rule("10.5f")
def test_an_advance_does_not_leave_the_map() -> None:
    s = fighting(field(PLAIN.format(".") + "\n[units]\nB = 'sov-tank 0505'"), side=SOVIET)
    combat.join(s, unit(s, "B"))
    s.push(Advances(at(s, "0506")))
    assert goals(s, "B") == {"0506", "0505", "0406"}


@pytest.mark.rule("10.5f")
def test_an_advance_does_not_enter_a_hex_with_enemies() -> None:
    s = won("B = 'sov-tank 0204'\n88 = 'ger-inf 0404'", "B")
    assert goals(s, "B") == {"0303", *AROUND} - {"0404"}
    assert refused(s, "advance B 0404") == ("10.5f", "tr-advance-enemy")


@pytest.mark.rule("10.5f")
def test_stacking_is_looked_at_in_the_last_hex_alone() -> None:
    units = (
        "A = 'sov-rifle 0203'\nB = 'sov-rifle 0203'\nC = 'sov-tank 0204'\nD = 'sov-rifle 0204'\nE = 'sov-rifle 0404'"
    )
    s = won(units + "\nF = 'sov-rifle 0404'", "A", "B", "C", "D")
    do(s, "advance A 0303", "advance B 0303")
    assert goals(s, "D") == set()
    assert goals(s, "C") == {"0403", "0304", "0203", "0302", "0204"}
    assert refused(s, "advance C 0303") == ("10.5f", "tr-advance-stacking")
    assert refused(s, "advance C 0404") == ("10.5f", "tr-advance-stacking")
    do(s, "advance C 0403")
    assert where(s, "C") == "0403"


@pytest.mark.rule("10.5a")
def test_nonsense_is_refused_and_never_raises() -> None:
    s = won("B = 'sov-tank 0204'\nC = 'sov-rifle 0203'\nH = 'sov-hq 0204 range=4'\n88 = 'ger-inf 0404'", "B", "C")
    do(s, "advance B 0304")
    frame = s.top()
    legal = frame.options(s, 0)
    assert frame.refuse(s, 0, Action(END)) is None
    for a in (-(2**40), -1, *range(6), 2**40):
        for b in (-(2**40), -1, *range(40), 2**40):
            action = Action(ADVANCE, a, b)
            refusal = frame.refuse(s, 0, action)
            assert (refusal is None) == any(action.same(other) for other in legal)
            if isinstance(refusal, Refusal):
                check_words(refusal)


def test_what_is_told_of_advances_has_words() -> None:
    for goal in ("0303", "0404"):
        s = won("B = 'sov-tank 0204'", "B")
        do(s, f"advance B {goal}")
        assert s.events
        check_words(next(event for event in s.events if event.key.startswith("tr-advances")))
