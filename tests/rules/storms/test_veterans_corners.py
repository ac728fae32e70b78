"""Chapter 8.3, the corners of it: who may not use a card, and when it does not count."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    BARRAGE,
    BY_AP,
    BY_CAP,
    BY_CARD,
    DIRECT,
    FOR_ATTACK,
    INITIATIVE,
    SILENT,
    STRIKES,
    WEAPON,
)
from caposaldo.games.storms.rules import artillery, hits, movement, rolls, rounds, second_hex
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import ConcludeRoll
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, CONFIRM, FIRE, PICK, PLAY_CARD, SNEAK, USE
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, passes, refused, taking
from rules.storms.field import at, card, field, marker, top, unit, where
from rules.storms.shots import attack, av, take

FIELD = '''
map = """
. . . w . . .
 . . . . . . .
"""
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 B01 e"
C = "sov-rifle41 A03 w"
[german]
cap = 4
[soviet]
cap = 0
'''


def veteran(number: str, words: str = "", text: str = FIELD, rolls: list[int] | None = None) -> StormsState:
    return field(text.replace("A01 e", f"A01 e {words} cards={number}"), rolls=rolls)


def plays(s: StormsState, number: str, means: int = BY_CARD) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


def picks(s: StormsState, label: str) -> Action:
    return Action(PICK, unit(s, label))


# ---------------------------------------------------------------- V01, V02, V03, V04, V05
@pytest.mark.rule("8.3")
def test_a_forced_march_is_for_an_active_unit_that_can_move() -> None:
    assert refused(s := veteran("V01"), plays(s, "V01"))[0] == "8.3"
    assert refused(s := veteran("V01", "active marker=pinned"), plays(s, "V01"))[0] == "8.3"
    assert refused(s := veteran("V01", "active"), plays(s, "V01")) == ("", "")


@pytest.mark.rule("8.3")
def test_the_points_of_a_forced_march_pay_for_no_card() -> None:
    text = 'hands = { german = ["8"] }' + FIELD
    s = veteran("V01", "active", text)
    assert refused(s, plays(s, "8", BY_AP)) == ("", "")
    apply(s, plays(s, "V01"), picks(s, "A"))
    passes(s)
    assert refused(s, plays(s, "8", BY_AP)) == ("8.3", "st-moves-only")
    assert refused(s, plays(s, "8", BY_CAP)) == ("", "")


@pytest.mark.rule("8.3", "8.2")
def test_better_equipment_does_not_improve_a_weapon_card() -> None:
    s = veteran("V02,W-grenades")
    thrown = attack(s, "A", "A03", mode=WEAPON, card=card(s, "W-grenades"))
    assert (av(s, thrown, "C"), av(s, attack(s, "A", "A03"), "C")) == (7, 5)


@pytest.mark.rule("8.3")
def test_high_morale_is_of_no_use_against_other_markers() -> None:
    s = veteran("V03", rolls=[15, 15])
    hits.hit(s, unit(s, "A"), 1)
    assert marker(s, "A") == "suppressed"
    assert rolls.unused(s, unit(s, "A"), "V03") >= 0


@pytest.mark.rule("8.3", "3.0.1")
def test_experience_counts_once_for_an_activation_by_dice() -> None:
    text = 'hands = { german = ["7"] }' + FIELD.replace("[units]", "[options]\nvariable_ap = true\n[units]")
    s = veteran("V04", "", text, rolls=[3, 2, 6])
    apply(s, taking(s, "A"), Action(BOOST_BY, 0))
    assert s.ap[GERMAN] == 5 + 4
    apply(s, plays(s, "7", BY_CAP), Action(BOOST_BY, 0))
    assert s.ap[GERMAN] == 9 + 6


@pytest.mark.rule("8.3", "7.5")
def test_good_leadership_is_for_a_unit_that_could_recover() -> None:
    assert refused(s := veteran("V05"), plays(s, "V05", BY_CAP))[0] == "8.3"
    s = veteran("V05", "marker=pinned", FIELD.replace("A03 w", "A01 w"))
    assert refused(s, plays(s, "V05", BY_CAP))[0] == "8.3"


# ---------------------------------------------------------------- V06 and V08 under shells
SHELLED = FIELD.replace("cap = 4", 'cap = 0\nbatteries = ["OBA-G1"]').replace("cap = 0\n", "cap = 0\n", 1)


def shelled(words: str, rolls: list[int]) -> StormsState:
    s = field(SHELLED.replace('C = "sov-rifle41 A03 w"', f'C = "sov-rifle41 A05 {words}"'), rolls=rolls)
    s.stack = s.stack[:1]
    s.falling[0] = at(s, "A05")
    s.phase = STRIKES
    artillery.begin_strikes(s)
    return s


@pytest.mark.rule("8.3")
def test_nobody_pays_for_a_unit_of_honour_that_shells_destroyed() -> None:
    s = shelled("w marker=pinned cards=V06", [6, 6, 3, 3, 4, 4])
    s.run_on()
    assert (where(s, "C"), s.losses[GERMAN], where(s, "A"), where(s, "B")) == ("", 0, "A01", "B01")


@pytest.mark.rule("8.3", "10.0")
def test_a_hidden_unit_is_not_asked_for_a_close_call() -> None:
    s = field(SHELLED.replace('C = "sov-rifle41 A03 w"', 'C = "sov-rifle41 A04 hidden cards=V08"'))
    second_hex.close_calls(s, vec[i64]([at(s, "A04")]), GERMAN)
    assert isinstance(s.top(), Choose)
    s.unmark(unit(s, "C"), 1)
    second_hex.close_calls(s, vec[i64]([at(s, "A04")]), GERMAN)
    assert isinstance(s.top(), SecondHex)


# ---------------------------------------------------------------- V09, V10, V13
@pytest.mark.rule("8.3", "5.2b")
def test_a_strategic_withdrawal_is_from_close_combat_only() -> None:
    s = field(FIELD.replace("A01 e", "A02 e cards=V09"))
    assert movement.price(s, unit(s, "A"), at(s, "A01"), 0) == 2
    s = field(FIELD.replace("A01 e", "A02 e cards=V09").replace("A03 w", "A02 w"))
    assert movement.price(s, unit(s, "A"), at(s, "A01"), 0) == 1


@pytest.mark.rule("8.3")
def test_bad_reputation_is_nothing_to_who_has_the_initiative() -> None:
    s = veteran("V10")
    s.stack = s.stack[:1]
    s.phase = INITIATIVE
    rounds.begin_turns(s, GERMAN)
    assert s.side == GERMAN
    assert not isinstance(s.top(), CardUse)
    s.place[unit(s, "A")] = 3
    rounds.begin_turns(s, SOVIET)
    assert (s.side, not isinstance(s.top(), CardUse)) == (SOVIET, True)


@pytest.mark.rule("8.3", "10.3")
def test_a_hidden_action_is_one_action() -> None:
    s = field(
        FIELD.replace("ger-rifle43 A01 e", "ger-sniper A04 hidden cards=V13").replace("cap = 4", "cap = 0"),
        rolls=[1, 1],
    )
    apply(s, plays(s, "V13"), picks(s, "A"))
    assert s.has(unit(s, "A"), SILENT)
    take(s, "A")
    apply(s, Action(FIRE, hex=at(s, "A03"), how=DIRECT))
    assert not s.has(unit(s, "A"), SILENT)
    assert not s.visible(unit(s, "A"))


# ---------------------------------------------------------------- V14, V30 on rolls that should be low
def rolling(number: str, faces: list[int]) -> StormsState:
    """A fires into a hex in which B, of its own side, fights: it is about to roll against B."""
    s = field(
        FIELD.replace("A01 e", f"A01 e cards={number}").replace("B01 e", "A03 e").replace("cap = 4", "cap = 0"), faces
    )
    s.push(Attack(unit(s, "A"), at(s, "A03"), DIRECT))
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, "B"))
    return s


@pytest.mark.rule("8.3", "7.6.3h")
def test_hard_fighting_throws_the_higher_die_again_to_spare_a_friend() -> None:
    s = rolling("V14", [6, 2, 1])
    s.top().perform(s, GERMAN, Action(USE, card(s, "V14")))
    assert top(s, ConcludeRoll).total == 3


@pytest.mark.rule("8.3", "7.6.3h")
def test_an_advance_takes_two_off_to_spare_a_friend() -> None:
    s = rolling("V30", [6, 2])
    s.top().perform(s, GERMAN, Action(USE, card(s, "V30")))
    assert top(s, ConcludeRoll).total == 6


@pytest.mark.rule("8.3")
def test_a_battery_has_no_cards_of_its_own() -> None:
    s = field(SHELLED.replace("A01 e", "A01 e cards=V30,V14"), rolls=[3, 3])
    s.push(Attack(0, at(s, "A03"), BARRAGE, NOWHERE, 0, card(s, "OBA-G1")))
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, "C"))
    assert top(s, ConcludeRoll).total == 6


# ---------------------------------------------------------------- nobody to use it
@pytest.mark.rule("8.3")
def test_a_card_without_a_use_is_not_played() -> None:
    assert refused(s := veteran("V11"), plays(s, "V11"))[0] == "8.3"
    assert refused(s := veteran("V11", "marker=pinned"), plays(s, "V11")) == ("", "")
    assert refused(s := veteran("V13"), plays(s, "V13"))[0] == "8.3"
    s = veteran("V12", "", 'hands = { german = ["10"] }' + FIELD)
    assert refused(s, plays(s, "V12"))[0] == "8.3"


@pytest.mark.rule("8.3")
def test_a_sixth_sense_that_has_been_named_is_used() -> None:
    s = veteran("V07")
    apply(s, plays(s, "V07"), picks(s, "A"))
    assert s.actions(GERMAN) == [Action(CONFIRM), picks(s, "A")]


@pytest.mark.rule("8.3", "10.1")
def test_a_hidden_unit_is_not_asked_for_its_sixth_sense() -> None:
    s = field(FIELD.replace("ger-rifle43 A01 e", "ger-rifle43 A04 hidden cards=V07").replace("A03 w", "B07 w"))
    apply(s, taking(s, "A"), Action(SNEAK, hex=at(s, "A03")))
    assert (s.visible(unit(s, "A")), s.waiting()) == (False, [SOVIET])
