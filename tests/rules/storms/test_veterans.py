"""Chapter 8.3: veteran cards."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_AP, BY_CAP, BY_CARD, DIRECT, NERVES
from caposaldo.games.storms.rules import combat_values, movement, rolls, rounds, second_hex
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.veterans import Reputation
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import CONFIRM, FACE, FIRE, GO, KEEP, PASS, PICK, PLAY_CARD, STALL, TURN
from rules.storms.deeds import apply, refused, status, taking
from rules.storms.field import at, card, field, marker, unit, where

MAP = '''
map = """
. . . . . . .
 . . . . . . .
. . . . . . .
"""
'''
UNITS = """
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 B01 e"
C = "sov-rifle41 A04 w"
[german]
cap = 4
[soviet]
cap = 0
"""


def veteran(number: str, words: str = "", head: str = "") -> str:
    return MAP + head + UNITS.replace("A01 e", f"A01 e {words} cards={number}")


def plays(s: StormsState, number: str, means: int = BY_CARD) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


def picks(s: StormsState, label: str) -> Action:
    return Action(PICK, unit(s, label))


def kinds(s: StormsState) -> set[int]:
    return {int(a.verb) for a in s.actions(s.waiting()[0])}


@pytest.mark.rule("8.3")
def test_a_forced_march_gives_five_ap_for_movement_only() -> None:
    s = field(veteran("V01", "active"))
    apply(s, plays(s, "V01"), picks(s, "A"))
    assert s.ap[GERMAN] == 12
    apply(s, Action(PASS), taking(s, "A"))
    assert FIRE not in kinds(s)
    assert refused(s, Action(FIRE, hex=at(s, "A04"), how=DIRECT)) == ("8.1", "st-moves-only")
    apply(s, Action(GO, hex=at(s, "A02")), Action(FACE, how=1))
    assert s.ap[GERMAN] == 11


@pytest.mark.rule("8.3")
def test_good_leadership_recovers_without_a_roll_once_a_round() -> None:
    s = field(veteran("V05", "marker=pinned"), rolls=[])
    apply(s, plays(s, "V05", BY_CAP), picks(s, "A"))
    assert marker(s, "A") == ""
    assert s.cap[GERMAN] == 1
    assert status(s, "A") == "ready"
    assert s.waiting() == [SOVIET]
    assert rolls.unused(s, unit(s, "A"), "V05") < 0
    rounds.make_ready(s)
    assert rolls.unused(s, unit(s, "A"), "V05") >= 0


@pytest.mark.rule("8.3", "8.0")
def test_a_veteran_pays_with_ap_only_if_it_is_active() -> None:
    s = field(veteran("V05", "marker=pinned"))
    assert refused(s, plays(s, "V05", BY_AP))[0] == "8.3"


@pytest.mark.rule("8.3")
@pytest.mark.example("ex-8.3-a")
def test_a_close_call_takes_a_unit_out_of_a_hex_that_is_struck() -> None:
    s = field(veteran("V08"))
    second_hex.close_calls(s, vec[i64]([at(s, "A01"), at(s, "A02")]), SOVIET)
    assert isinstance(s.top(), SecondHex)
    assert s.waiting() == [GERMAN]
    apply(s, Action(GO, hex=at(s, "A02")), Action(FACE, how=1))
    assert where(s, "A") == "A02"
    assert status(s, "A") == "ready"
    second_hex.close_calls(s, vec[i64]([at(s, "A02")]), SOVIET)
    assert not isinstance(s.top(), SecondHex)


@pytest.mark.rule("8.3")
def test_a_close_call_may_be_kept_for_later() -> None:
    s = field(veteran("V08"))
    second_hex.close_calls(s, vec[i64]([at(s, "A01")]), SOVIET)
    apply(s, Action(KEEP))
    assert rolls.unused(s, unit(s, "A"), "V08") >= 0


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("takes", "side"), [(True, GERMAN), (False, SOVIET)])
def test_bad_reputation_takes_the_initiative_after_the_roll(takes: bool, side: int) -> None:
    s = field(veteran("V10"))
    s.stack = s.stack[:1]
    s.phase = 5
    rounds.begin_turns(s, SOVIET)
    assert isinstance(s.top(), Reputation)
    assert s.waiting() == [GERMAN]
    apply(s, picks(s, "A") if takes else Action(CONFIRM))
    assert s.waiting() == [side]
    assert (rolls.unused(s, unit(s, "A"), "V10") < 0) == takes


@pytest.mark.rule("8.3", "7.4c")
@pytest.mark.example("ex-CV11-a")
def test_a_stunned_unit_with_iron_nerves_may_fire_but_not_move() -> None:
    s = field(veteran("V11", "marker=stunned"))
    apply(s, taking(s, "A"))
    assert FIRE not in kinds(s)
    s = field(veteran("V11", "marker=stunned"))
    apply(s, plays(s, "V11"), picks(s, "A"))
    assert s.waiting() == [GERMAN]
    apply(s, taking(s, "A"))
    assert FIRE in kinds(s)
    assert GO not in kinds(s)
    assert TURN not in kinds(s)


@pytest.mark.rule("8.3")
def test_iron_nerves_last_for_one_action_that_is_not_of_an_activation() -> None:
    s = field(veteran("V11", "marker=stunned"), rolls=[1, 1])
    apply(s, plays(s, "V11"), picks(s, "A"), taking(s, "A", "cap"), Action(FIRE, hex=at(s, "A04"), how=DIRECT))
    s.run_on()
    while s.waiting() == [GERMAN]:
        apply(s, s.actions(GERMAN)[0])
    assert not s.has(unit(s, "A"), NERVES)


@pytest.mark.rule("8.3")
def test_extra_initiative_makes_an_action_card_and_another_action_one() -> None:
    head = 'hands = { german = ["2"] }\n'
    s = field(veteran("V12", head=head))
    apply(s, plays(s, "V12"), picks(s, "A"))
    assert kinds(s) == {PLAY_CARD}
    assert refused(s, Action(PASS)) == ("8.3", "st-card-now")
    apply(s, plays(s, "2"), picks(s, "B"), Action(TURN, how=2))
    assert s.waiting() == [GERMAN]
    apply(s, Action(STALL, means=BY_CAP))
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("8.3")
def test_extra_initiative_needs_an_action_card() -> None:
    s = field(veteran("V12"))
    assert refused(s, plays(s, "V12"))[0] == "8.3"


@pytest.mark.rule("8.3")
def test_a_sixth_sense_turns_the_unit_for_nothing_or_puts_it_on_its_guard() -> None:
    s = field(veteran("V07"))
    apply(s, plays(s, "V07"), picks(s, "A"), picks(s, "A"), Action(FACE, how=4))
    assert s.face[unit(s, "A")] == 4
    assert s.waiting() == [GERMAN]
    assert refused(s, plays(s, "V07"))[0] == "8.3"
    s = field(veteran("V07"))
    shot = Attack(unit(s, "C"), at(s, "A01"), DIRECT)
    before = combat_values.defence_value(s, shot, unit(s, "A"), -1)
    apply(s, plays(s, "V07"), picks(s, "A"), Action(CONFIRM), Action(PASS))
    assert combat_values.defence_value(s, shot, unit(s, "A"), -1) == before + 1
    apply(s, taking(s, "C"), Action(TURN, how=3))
    assert combat_values.defence_value(s, shot, unit(s, "A"), -1) == before


@pytest.mark.rule("8.3", "5.2b", "7.6.3g")
def test_a_strategic_withdrawal_leaves_close_combat_by_any_way_and_backward_for_nothing() -> None:
    text = UNITS.replace("A01 e", "A03 e cards=V09").replace("A04 w", "A03 w")
    s = field(MAP + text)
    mine, enemy = unit(s, "A"), unit(s, "C")
    s.came[enemy] = at(s, "A02")
    s.since[enemy] = 1
    assert movement.is_cut_off(s, mine, 4)
    assert movement.price(s, mine, at(s, "A02"), 0) == 1
    apply(s, taking(s, "A"), Action(GO, hex=at(s, "A02")), Action(FACE, how=1))
    assert where(s, "A") == "A02"
    assert s.ap[GERMAN] == 6
    assert rolls.unused(s, mine, "V09") < 0


@pytest.mark.rule("8.3", "10.3")
@pytest.mark.parametrize("silent", [True, False])
def test_a_hidden_action_is_never_detected(silent: bool) -> None:
    units = UNITS.replace("ger-rifle43 A01 e", "ger-sniper A01 hidden cards=V13")
    s = field(MAP.replace(". . .", "w . .", 1) + units, rolls=[1, 1] + ([] if silent else [6]))
    if silent:
        apply(s, plays(s, "V13"), picks(s, "A"))
    s.cap[GERMAN] = 0
    apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A04"), how=DIRECT))
    assert s.visible(unit(s, "A")) != silent


@pytest.mark.rule("8.3")
def test_better_equipment_adds_one_to_firepower_for_good() -> None:
    plain, better = field(MAP + UNITS), field(veteran("V02"))
    shot = Attack(unit(plain, "A"), at(plain, "A04"), DIRECT)
    target = unit(plain, "C")
    assert combat_values.attack_value(better, shot, target) == combat_values.attack_value(plain, shot, target) + 1


@pytest.mark.rule("8.3", "3.0")
def test_an_experienced_unit_has_eleven_ap() -> None:
    s = field(veteran("V04"))
    apply(s, taking(s, "A"))
    assert s.ap[GERMAN] == 11


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("mark", "more"), [("b", 1), (".", 0)])
def test_use_of_ground_adds_one_where_the_ground_gives_any(mark: str, more: int) -> None:
    setup = MAP.replace(". . .", f"{mark} . .", 1)
    plain, wise = field(setup + UNITS), field(setup + veteran("V15").removeprefix(MAP))
    shot = Attack(unit(plain, "C"), at(plain, "A01"), DIRECT)
    target = unit(plain, "A")
    before = combat_values.defence_value(plain, shot, target, -1)
    assert combat_values.defence_value(wise, shot, target, -1) == before + more
