"""Chapter 8.3: veteran cards in the middle of an attack, of an activation, of a barrage."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_AP, BY_CAP, BY_CARD, MARCHING, NERVES, STRIKES
from caposaldo.games.storms.rules import artillery
from caposaldo.games.storms.rules.hits import BloodPrice
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import CONFIRM, FACE, HIDE, KEEP, PICK, PLAY_CARD, SNEAK, STALL, TURN, USE
from rules.storms.deeds import apply, passes, refused, releases, status, taking
from rules.storms.field import at, card, field, marker, told, top, unit, where
from rules.storms.shots import attack, dv, fires, shot, take

HONOUR = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
G2 = "ger-rifle43 A01 e"
G3 = "ger-rifle43 B06 w"
R1 = "sov-rifle41 A03 w marker=pinned cards=V06"
R2 = "sov-rifle41 A03 w"
[german]
cap = 0
[soviet]
cap = 0
'''


def kinds(s: StormsState) -> set[int]:
    return {int(a.verb) for a in s.actions(s.waiting()[0])}


def picks(s: StormsState, label: str) -> Action:
    return Action(PICK, unit(s, label))


# ---------------------------------------------------------------- blood and honour (V06)
@pytest.mark.rule("8.3", "7.7")
def test_who_destroys_a_unit_of_honour_is_lost_when_all_rolls_are_made() -> None:
    s = field(HONOUR, rolls=[4, 4, 4, 4, 15])
    fires(s, "G1", "A03")
    assert (where(s, "R1"), where(s, "G1"), marker(s, "R2")) == ("", "", "suppressed")
    assert (list(s.losses), list(s.points), s.waiting()) == ([1, 1], [1, 1], [SOVIET])
    assert (s.pool[GERMAN], s.ap[GERMAN]) == (0, 0)
    assert told(s).index("st-avenged") > told(s).index("st-attack-hit", told(s).index("st-destroyed"))


@pytest.mark.rule("8.3")
def test_a_group_that_destroys_a_unit_of_honour_chooses_whom_it_loses() -> None:
    s = field(HONOUR, rolls=[4, 4, 1, 1])
    fires(s, "G1", "A03", joined=("G2",))
    assert (type(s.top()), s.waiting()) == (BloodPrice, [GERMAN])
    assert s.prompt(GERMAN).key == "st-prompt-card-honour"
    assert s.actions(GERMAN) == [picks(s, "G1"), picks(s, "G2")]
    assert refused(s, picks(s, "G3"))[0] == "8.3"
    assert refused(s, picks(s, "R2"))[0] == "8.3"
    apply(s, picks(s, "G2"))
    assert (where(s, "G1"), where(s, "G2"), s.waiting()) == ("A01", "", [SOVIET])


@pytest.mark.rule("9.0a", "8.3")
@pytest.mark.parametrize("lost", ["G1", "G2"])
def test_who_is_left_of_a_group_keeps_the_pool(lost: str) -> None:
    s = field(HONOUR, rolls=[4, 4, 1, 1])
    fires(s, "G1", "A03", joined=("G2",))
    apply(s, picks(s, lost))
    left = "G2" if lost == "G1" else "G1"
    assert (s.pool[GERMAN], s.ap[GERMAN], status(s, left)) == (1, 4, "active")


@pytest.mark.rule("8.3")
def test_fire_of_their_own_side_is_not_avenged() -> None:
    text = HONOUR.replace("G3 = ", 'R3 = "sov-rifle41 A05 w"\nG3 = ').replace("B06 w", "A03 w")
    s = field(text, side="soviet", rolls=[1, 1, 6, 6, 1, 1])
    fires(s, "R3", "A03")
    assert (where(s, "R1"), where(s, "R3"), s.waiting()) == ("", "A05", [GERMAN])


# ---------------------------------------------------------------- iron nerves (V11)
NERVY = HONOUR.replace("A03 w marker=pinned cards=V06", "A03 w").replace(
    'G1 = "ger-rifle43 A01 e"', 'G1 = "ger-rifle43 A01 e {words} cards=V11"'
)


def nervy(words: str, cap: int = 6) -> StormsState:
    s = field(NERVY.replace("{words}", words).replace("cap = 0", f"cap = {cap}", 1), rolls=[1] * 8)
    apply(s, Action(PLAY_CARD, card(s, "V11"), means=BY_CARD), picks(s, "G1"))
    return s


@pytest.mark.rule("8.3")
def test_iron_nerves_undo_what_the_marker_does_to_the_defence_too() -> None:
    for key, plain in (("panicked", 11), ("cowering", 13)):
        s = field(NERVY.replace("{words}", f"marker={key}"))
        assert dv(s, attack(s, "R2", "A01"), "G1") == plain
        assert dv(nervy(f"marker={key}"), attack(s, "R2", "A01"), "G1") == 12


@pytest.mark.rule("8.3")
def test_iron_nerves_last_for_the_whole_activation() -> None:
    s = nervy("marker=suppressed active")
    fires(s, "G1", "A03", means="cap")
    assert s.has(unit(s, "G1"), NERVES)
    passes(s)
    take(s, "G1")
    apply(s, Action(TURN, how=2))
    assert s.has(unit(s, "G1"), NERVES)
    passes(s)
    releases(s)
    assert not s.has(unit(s, "G1"), NERVES)


@pytest.mark.rule("8.3", "8.1")
def test_who_is_worn_out_has_neither_nerves_nor_a_march_left() -> None:
    s = field('hands = { soviet = ["6"] }' + HONOUR.replace("cap = 0", "cap = 3").replace("A01 e", "A01 e active"))
    s.mark(unit(s, "G1"), NERVES | MARCHING)
    s.side = SOVIET
    apply(s, Action(PLAY_CARD, card(s, "6"), means=BY_CAP), picks(s, "G1"))
    assert (status(s, "G1"), status(s, "G2")) == ("spent", "active")
    assert not s.has(unit(s, "G1"), NERVES | MARCHING)


# ---------------------------------------------------------------- forced march (V01)
MARCH = '''
map = """
. . . w . .
 . . . w . .
"""
[units]
G1 = "ger-rifle43 A01 e active cards=V01"
R1 = "sov-rifle41 A06 w"
[german]
cap = 2
'''


@pytest.mark.rule("8.3")
def test_the_points_of_a_forced_march_are_for_no_stall_and_no_hiding() -> None:
    s = field(MARCH)
    assert refused(s, Action(STALL, means=BY_AP)) == ("", "")
    apply(s, taking(s, "G1"))
    assert HIDE in kinds(s)
    s = field(MARCH)
    apply(s, Action(PLAY_CARD, card(s, "V01"), means=BY_CARD), picks(s, "G1"))
    passes(s)
    assert (s.ap[GERMAN], refused(s, Action(STALL, means=BY_AP))) == (12, ("8.3", "st-moves-only"))
    assert Action(STALL, means=BY_AP) not in s.actions(GERMAN)
    assert Action(STALL, means=BY_CAP) in s.actions(GERMAN)
    apply(s, taking(s, "G1"))
    assert HIDE not in kinds(s)
    assert refused(s, Action(HIDE, hex=at(s, "A01")))[1] == "st-moves-only"


@pytest.mark.rule("8.3", "10.1")
def test_a_hidden_unit_marches_unseen() -> None:
    s = field(MARCH.replace("A01 e active", "A01 hidden active"))
    apply(s, Action(PLAY_CARD, card(s, "V01"), means=BY_CARD), picks(s, "G1"))
    passes(s)
    apply(s, taking(s, "G1"))
    assert SNEAK in kinds(s)


# ---------------------------------------------------------------- close call (V08)
SHELLED = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A05 w cards=V08"
[german]
cap = 0
batteries = ["OBA-G1"]
[soviet]
cap = 0
batteries = ["OBA-S1"]
'''


def struck_by(battery: int, smoke: int = 0) -> StormsState:
    s = field(SHELLED, seed="shells")
    s.stack = s.stack[:1]
    s.falling[battery] = at(s, "A05")
    s.falling_smoke[battery] = smoke
    s.phase = STRIKES
    artillery.begin_strikes(s)
    s.run_on()
    return s


@pytest.mark.rule("8.3", "12.3b")
def test_a_close_call_is_an_answer_to_shells_of_the_enemy_only() -> None:
    s = struck_by(GERMAN)
    assert (top(s, SecondHex).unit, s.waiting()) == (unit(s, "R1"), [SOVIET])
    assert not isinstance(struck_by(SOVIET).top(), SecondHex)
    assert not isinstance(struck_by(GERMAN, smoke=1).top(), SecondHex)


# ---------------------------------------------------------------- hard fighting (V14)
SNIPER = '''
map = """
. . . w . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-sniper A04 hidden cards=V14"
[german]
cap = 0
[soviet]
cap = 0
'''


@pytest.mark.rule("8.3", "10.3")
def test_a_hidden_sniper_who_fights_hard_is_not_named() -> None:
    s = field(SNIPER, side="soviet", rolls=[1, 1, 2, 1])
    take(s, "R1")
    apply(s, shot(s, "A01"), Action(USE, card(s, "V14")))
    heard = {str(value) for event in s.events or [] for value in event.params.values()}
    assert s.ref(unit(s, "R1")) not in heard
    assert s.card_ref(card(s, "V14")) in heard


# ---------------------------------------------------------------- sixth sense (V07)
SENSE = HONOUR.replace("A03 w marker=pinned cards=V06", "A03 w").replace(
    'G1 = "ger-rifle43 A01 e"', 'G1 = "ger-rifle43 A01 e cards=V07"'
)


@pytest.mark.rule("8.3")
def test_a_sixth_sense_may_wait_for_the_end_of_the_action() -> None:
    s = field(SENSE, rolls=[1, 1, 1, 1])
    fires(s, "G1", "A03")
    assert (top(s, SixthSense).unit, s.waiting()) == (unit(s, "G1"), [GERMAN])
    assert s.actions(GERMAN) == [Action(CONFIRM), picks(s, "G1"), Action(KEEP)]
    apply(s, picks(s, "G1"), Action(FACE, how=3))
    assert (s.face[unit(s, "G1")], s.waiting(), s.ap[GERMAN]) == (3, [SOVIET], 4)
    passes(s)
    take(s, "G1")
    apply(s, Action(TURN, how=1))
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("8.3")
def test_who_is_on_his_guard_after_his_action_is_so_in_the_enemys_turn() -> None:
    s = field(SENSE, rolls=[1, 1, 1, 1])
    fires(s, "G1", "A03")
    apply(s, Action(CONFIRM))
    assert (s.waiting(), dv(s, attack(s, "R1", "A01"), "G1")) == ([SOVIET], 13)
    passes(s)
    assert dv(s, attack(s, "R1", "A01"), "G1") == 12


@pytest.mark.rule("8.3")
def test_a_sixth_sense_may_be_kept_and_is_asked_of_who_has_acted() -> None:
    s = field(SENSE, rolls=[1, 1, 1, 1])
    fires(s, "G2", "A03")
    assert s.waiting() == [SOVIET]
    s = field(SENSE, rolls=[1, 1, 1, 1])
    fires(s, "G1", "A03")
    apply(s, Action(KEEP))
    assert s.waiting() == [SOVIET]
    passes(s)
    assert refused(s, Action(PLAY_CARD, card(s, "V07"), means=BY_CARD)) == ("", "")
    apply(s, Action(PLAY_CARD, card(s, "V07"), means=BY_CARD), picks(s, "G1"))
    assert refused(s, Action(KEEP))[0] == "8.3"
