"""Berserk men (20.9 to 20.92)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BERSERK, IN_PLAY, KILLED, PINNED, ROUTED
from caposaldo.games.upfront.rules import berserk, casualties
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.berserk_charge import ChargeAt
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, find, group, keep_all, man, pending, refused, table, told, why

CLOSE = """
nations: german russian
german A chit 2 in buildings: Griess rifle 4/5/8, Posner rifle 4/5/8
german B chit 2 in buildings: Wolff rifle 4/5/8
russian A chit 3 in woods: Ivanov rifle 4/5/8!, Petrov sl rifle, Orlov rifle
russian C: Sidorov rifle, Popov rifle
"""
MAD = CLOSE.replace("Ivanov rifle 4/5/8!", "Ivanov rifle 4/5/8 berserk")
# Pinned, his rifle and his morale are worth 9 less 4.


def panics(text: str, draw: str, who: str = "Ivanov") -> UpFrontState:
    """He panics with this card."""
    s = table(text)
    casualties.panic(s, man(s, who), find(s.setup.deck, draw, [int(number) for number in s.pile]))
    return s


def charging(text: str, draws: list[str]) -> UpFrontState:
    """The Russian turn begins."""
    return table(text, side="russian", step="charging", draws=draws)


# ---------------------------------------------------------------- going berserk
@pytest.mark.rule("20.9")
def test_a_russian_at_range_5_goes_berserk_instead_of_dying_in_a_panic() -> None:
    s = panics(CLOSE, "0r=5")  # his panic value is 5
    ivanov = man(s, "Ivanov")
    assert s.fate[ivanov] == IN_PLAY
    assert s.has(ivanov, BERSERK)
    assert s.has(ivanov, PINNED)
    assert panics(CLOSE, "0r=6").fate[ivanov] == ROUTED


@pytest.mark.rule("20.9")
def test_nobody_else_does() -> None:
    s = panics(
        CLOSE.replace("german A chit 2", "german A chit 1").replace("german B chit 2", "german B chit 1"), "0r=5"
    )
    assert s.fate[man(s, "Ivanov")] == KILLED
    german = panics(CLOSE.replace("Griess rifle 4/5/8", "Griess rifle 4/5/8!"), "0r=5", "Griess")
    assert german.fate[man(german, "Griess")] == KILLED
    early = panics(CLOSE + "level: 16", "0r=5")
    assert early.fate[man(early, "Ivanov")] == KILLED


@pytest.mark.rule("20.9", "24.7")
def test_in_a_minefield_he_dies() -> None:
    s = panics(CLOSE.replace("russian A chit 3 in woods", "russian A chit 3 in minefield"), "0r=5")
    assert s.fate[man(s, "Ivanov")] == KILLED


@pytest.mark.rule("20.9")
def test_if_he_panics_again_he_dies_without_a_test() -> None:
    s = panics(MAD, "0r=9")
    assert s.fate[man(s, "Ivanov")] == KILLED


@pytest.mark.rule("20.9", "10.3")
def test_voluntary_panic_makes_nobody_berserk() -> None:
    s = table(CLOSE, side="russian", draws=["0r=5"])
    do(s, verbs.PANIC, man(s, "Ivanov"))
    assert s.fate[man(s, "Ivanov")] == KILLED


@pytest.mark.rule("20.9", "10.3")
def test_by_an_option_voluntary_panic_may_make_a_russian_berserk() -> None:
    for draw, fate in (("0r=5", IN_PLAY), ("0r=6", ROUTED)):
        s = table(CLOSE, side="russian", draws=[draw])
        s.setup.voluntary_berserk = True
        do(s, verbs.PANIC, man(s, "Ivanov"))
        assert s.fate[man(s, "Ivanov")] == fate
        assert s.has(man(s, "Ivanov"), BERSERK) == (fate == IN_PLAY)


@pytest.mark.rule("20.9", "15.53")
def test_a_commissar_does_not_execute_him() -> None:
    text = MAD.replace("Petrov sl rifle", "Petrov commissar pistol").replace("german A chit 2", "german A chit 1")
    s = table(text.replace("german B chit 2", "german B chit 1"), side="russian", step="executing", draws=["col3=1"])
    assert s.fate[man(s, "Ivanov")] == IN_PLAY


# ---------------------------------------------------------------- the charge
@pytest.mark.rule("20.91")
def test_at_the_start_of_his_turn_he_charges_a_group_at_range_5() -> None:
    s = charging(MAD, ["col2=2", "black 3", "red 2"])
    assert isinstance(s.top(), ChargeAt)
    assert [int(action.taken) for action in choices(s, verbs.TAKE)] == [
        group(s, "german", "A"),
        group(s, "german", "B"),
    ]
    do(s, verbs.TAKE, group(s, "german", "A"))
    fought = next(event for event in s.events or [] if event.key == "uf-fight")
    assert fought.params["opponent"] == s.ref(man(s, "Posner"))
    assert (fought.params["total"], fought.params["against"]) == (9 - 4 + 3, 9 - 2)
    keep_all(s, "Ivanov: Posner")
    ivanov = man(s, "Ivanov")
    assert s.fate[man(s, "Posner")] == KILLED
    assert not s.has(ivanov, BERSERK)
    assert not s.has(ivanov, PINNED)
    assert s.inside[ivanov] == -1
    assert not s.has_mark(group(s, "russian", "A"), st.ACTED)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.91")
def test_he_dies_if_he_loses() -> None:
    s = charging(MAD, ["red 1", "black 0"])
    do(s, verbs.TAKE, group(s, "german", "B"))  # one man: nothing is drawn for the position
    keep_all(s, "Wolff: Ivanov")
    assert s.fate[man(s, "Ivanov")] == KILLED
    assert s.fate[man(s, "Wolff")] == IN_PLAY


@pytest.mark.rule("20.91", "20.742")
def test_if_both_die_his_weapon_lies_where_he_fell() -> None:
    s = charging(MAD, ["col2=1", "black 2", "red 2"])
    do(s, verbs.TAKE, group(s, "german", "A"))
    keep_all(s)
    assert [s.fate[man(s, name)] for name in ("Ivanov", "Griess")] == [KILLED, KILLED]
    assert s.lies[man(s, "Ivanov")] == group(s, "german", "A")


@pytest.mark.rule("20.91")
def test_he_charges_even_where_his_group_could_not() -> None:
    for stack in ("in marsh", "in woods > wire"):
        s = charging(MAD.replace("russian A chit 3 in woods", f"russian A chit 3 {stack}"), ["red 6", "black 0"])
        assert isinstance(s.top(), ChargeAt)
        do(s, verbs.TAKE, group(s, "german", "B"))


@pytest.mark.rule("20.91")
def test_the_gunner_of_a_crew_leaves_his_weapon_and_fights_unarmed() -> None:
    text = MAD.replace("Ivanov rifle 4/5/8 berserk", "Ivanov german-lmg 4/5/8 (crew Orlov) berserk")
    s = charging(text, ["black 6", "red 6"])
    do(s, verbs.TAKE, group(s, "german", "B"))
    fought = next(event for event in s.events or [] if event.key == "uf-fight")
    assert fought.params["total"] == 4 - 1 - 4 + 6
    assert s.lies[man(s, "Ivanov")] == group(s, "russian", "A")
    keep_all(s, "Ivanov: Wolff")
    assert s.weapon[man(s, "Ivanov")] == -1


@pytest.mark.rule("20.91", "20.74", "18.2")
def test_a_gunner_who_wins_takes_no_spoils_and_gets_a_weapon_as_anybody_does() -> None:
    text = MAD.replace("Ivanov rifle 4/5/8 berserk", "Ivanov german-lmg 4/5/8 berserk")
    s = charging(text, ["col2=1", "black 6", "red 6", "red 2", "black 2"])
    ivanov, griess = man(s, "Ivanov"), man(s, "Griess")
    do(s, verbs.TAKE, group(s, "german", "A"))
    assert s.fate[griess] == KILLED
    assert pending(s, Spoils).weapon == griess
    assert [int(action.verb) for action in s.actions(1)] == [verbs.BURY, verbs.KEEP]
    assert refused(s, verbs.TAKE) == "20.91"
    do(s, verbs.KEEP)
    assert s.weapon[ivanov] == -1
    for drawn, held in (("red", -1), ("black", ivanov)):
        s.clear_mark(group(s, "russian", "A"), st.ACTED)
        s.legal = None
        do(s, verbs.ACQUIRE, ivanov, ivanov)
        assert (drawn, s.weapon[ivanov]) == (drawn, held)


@pytest.mark.rule("20.74", "20.91")
def test_a_berserk_rifleman_who_wins_may_take_spoils() -> None:
    s = charging(MAD, ["col2=1", "black 6", "red 6"])
    do(s, verbs.TAKE, group(s, "german", "A"))
    do(s, verbs.TAKE)
    assert s.weapon[man(s, "Ivanov")] == man(s, "Griess")


# ---------------------------------------------------------------- a Hero before and in the charge (10.4)
HEROIC = MAD + "hand russian: hero, fire 4\n"


@pytest.mark.rule("10.4", "20.91")
def test_before_the_charge_a_hero_calms_him_and_he_stays() -> None:
    s = charging(HEROIC, [])
    ivanov, hero = man(s, "Ivanov"), card(s, "russian", "hero")
    assert choices(s, verbs.PLAY_HERO) == [Action(verbs.PLAY_HERO, hero, ivanov)]
    do(s, verbs.PLAY_HERO, hero, ivanov)
    assert not s.has(ivanov, BERSERK)
    assert not s.has(ivanov, PINNED)
    assert s.has(ivanov, st.HEROIC)
    assert isinstance(s.top(), Act)
    assert not s.has_mark(group(s, "russian", "A"), st.ACTED)


@pytest.mark.rule("10.4", "20.91")
def test_a_hero_for_another_man_leaves_the_charge_to_come() -> None:
    s = charging(HEROIC.replace("Popov rifle", "Popov rifle!"), [])
    do(s, verbs.PLAY_HERO, card(s, "russian", "hero"), man(s, "Popov"))
    assert not s.has(man(s, "Popov"), PINNED)
    assert pending(s, ChargeAt).man == man(s, "Ivanov")


@pytest.mark.rule("10.45", "20.91")
def test_before_the_charge_nobody_fires() -> None:
    s = charging(HEROIC, [])
    assert refused(s, verbs.PLAY_HERO, card(s, "russian", "hero"), man(s, "Petrov")) == "10.45"


@pytest.mark.rule("10.3", "20.91", "20.9")
def test_before_the_charge_a_berserk_man_may_be_left_to_his_panic_and_dies() -> None:
    s = charging(MAD.replace("Popov rifle", "Popov rifle!"), ["0r=9"])
    assert [int(action.man) for action in choices(s, verbs.PANIC)] == [man(s, "Ivanov"), man(s, "Popov")]
    do(s, verbs.PANIC, man(s, "Popov"))
    assert s.fate[man(s, "Popov")] == ROUTED
    do(s, verbs.PANIC, man(s, "Ivanov"))
    assert s.fate[man(s, "Ivanov")] == KILLED
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4", "20.91", "20.6")
@pytest.mark.parametrize(("saved", "total"), [(True, 9), (False, 5)])
def test_in_the_charge_a_hero_lets_him_fight_unpinned(saved: bool, total: int) -> None:
    s = charging(HEROIC, ["col2=1", "black 0", "red 6"])
    do(s, verbs.TAKE, group(s, "german", "A"))
    assert (pending(s, Save).man, pending(s, Save).purpose, s.waiting()) == (man(s, "Ivanov"), st.FOR_FIGHT, [1])
    if saved:
        do(s, verbs.PLAY_HERO, card(s, "russian", "hero"), man(s, "Ivanov"))
    else:
        do(s, verbs.KEEP)
    while isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    fought = next(event for event in s.events or [] if event.key == "uf-fight")
    assert fought.params["total"] == total
    keep_all(s, "Ivanov: Griess")
    assert not s.has(man(s, "Ivanov"), BERSERK)
    assert s.inside[man(s, "Ivanov")] == -1


@pytest.mark.rule("10.4", "20.91")
def test_in_the_charge_too_the_question_does_not_follow_the_hand() -> None:
    for hand, asks in (("fire 4", True), ("fire 4\ndiscards: hero, hero", False)):
        s = charging(MAD + f"hand russian: {hand}", ["col2=1", "black 0", "red 6"])
        do(s, verbs.TAKE, group(s, "german", "A"))
        assert isinstance(s.top(), Save) is asks


@pytest.mark.rule("20.61", "20.91")
def test_an_assistant_leaves_his_gunner_and_fights_with_his_own_weapon() -> None:
    text = MAD.replace("Orlov rifle", "Orlov german-lmg (crew Ivanov)")
    s = charging(text, ["black 6", "red 6"])
    do(s, verbs.TAKE, group(s, "german", "B"))
    fought = next(event for event in s.events or [] if event.key == "uf-fight")
    assert fought.params["total"] == 9 - 4 + 6
    assert s.serves[man(s, "Ivanov")] == -1


@pytest.mark.rule("20.91", "23.5", "24.7")
def test_he_charges_nobody_in_a_pillbox_or_a_minefield() -> None:
    text = MAD.replace("german A chit 2 in buildings", "german A chit 2 in pillbox")
    s = charging(text, [])
    assert [int(action.taken) for action in choices(s, verbs.TAKE)] == [group(s, "german", "B")]
    assert refused(s, verbs.TAKE, group(s, "german", "A")) == "23.5"
    both = charging(text.replace("german B chit 2 in buildings", "german B chit 2 in minefield"), [])
    assert not both.has(man(both, "Ivanov"), BERSERK)


# ---------------------------------------------------------------- no target
@pytest.mark.rule("20.92")
def test_without_a_target_he_comes_to_himself() -> None:
    text = MAD.replace("german A chit 2", "german A chit 1").replace("german B chit 2", "german B chit 1")
    s = charging(text, [])
    ivanov = man(s, "Ivanov")
    assert not s.has(ivanov, BERSERK)
    assert not s.has(ivanov, PINNED)
    assert "uf-comes-round" in told(s)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.92")
def test_also_when_the_charge_of_a_comrade_has_left_nobody() -> None:
    text = MAD.replace("Orlov rifle", "Orlov rifle berserk").replace("german A chit 2", "german A chit 1")
    s = charging(text, ["black 6", "red 6"])
    do(s, verbs.TAKE, group(s, "german", "B"))
    keep_all(s, "Ivanov: Wolff")
    assert not s.has(man(s, "Orlov"), BERSERK)
    assert not s.has(man(s, "Orlov"), PINNED)
    assert isinstance(s.top(), Act)


def test_garbage_is_refused_without_a_fuss() -> None:
    s = charging(MAD, [])
    for number in (-1000, -1, 4, 5, 7, 8, 99, 100000):
        assert why(s, Action(verbs.TAKE, number)) is not None
    assert berserk.has_target(s, man(s, "Ivanov"))


@pytest.mark.rule("16.3", "20.91")
def test_when_time_is_up_the_next_man_does_not_charge_any_more() -> None:
    text = MAD.replace("Orlov rifle", "Orlov rifle berserk")
    s = charging(text, ["col2=1", "black 6", "red 6"])
    s.time_up = 1
    do(s, verbs.TAKE, group(s, "german", "A"))
    keep_all(s, "Ivanov: Griess")
    assert s.result is not None
    assert s.has(man(s, "Orlov"), BERSERK)


@pytest.mark.rule("20.92", "10.1")
def test_pinned_men_who_are_not_berserk_are_not_rallied_by_it() -> None:
    s = charging(CLOSE.replace("Sidorov rifle", "Sidorov rifle!"), [])
    assert s.has(man(s, "Sidorov"), PINNED)


@pytest.mark.rule("20.91")
def test_he_charges_an_enemy_group_that_is_there() -> None:
    s = charging(MAD, [])
    own, gone = group(s, "russian", "A"), group(s, "german", "C")
    assert [refused(s, verbs.TAKE, number) for number in (own, gone, -1, 99)] == ["20.91"] * 4


@pytest.mark.rule("20.92")
def test_nobody_comes_to_himself_because_others_have_fought_later_in_the_turn() -> None:
    s = table(
        """
        nations: german russian
        german A chit 2: Griess rifle, Posner rifle
        german B: Wolff rifle, Hessel rifle
        russian A chit 3: Ivanov rifle ^A, Petrov rifle
        russian B: Orlov rifle berserk, Volkov rifle
        """,
        "russian",
        draws=["black 1", "black 0 col2=1", "black 4", "red 4"],
    )
    do(s, verbs.BEGIN_ASSAULT, 0, group(s, "russian", "A"))
    do(s, verbs.NAME, man(s, "Ivanov"), -1, -1)
    do(s, verbs.DONE)
    while isinstance(s.top(), (Conceal, Spoils)):
        do(s, verbs.KEEP)
    assert s.fate[man(s, "Griess")] == KILLED
    assert s.has(man(s, "Orlov"), BERSERK)


@pytest.mark.rule("20.91", "20.92")
def test_only_who_is_still_berserk_and_there_charges() -> None:
    s = charging(MAD, [])
    enemy = Action(verbs.TAKE, group(s, "german", "A"))
    for who, offers, refuses in (("Ivanov", 2, ""), ("Petrov", 0, "20.92")):
        frame = ChargeAt(man(s, who))
        refusal = frame.refuse(s, 1, enemy)
        assert [action.verb for action in frame.options(s, 1)].count(verbs.TAKE) == offers
        assert ("" if refusal is None else refusal.rule) == refuses


@pytest.mark.rule("20.91")
def test_berserk_men_charge_in_their_own_turn_only() -> None:
    s = table(MAD.replace("russian C:", "russian B chit 2:"), side="german", step="charging")  # at range 5 to a friend
    assert (type(s.top()), s.waiting()) == (Act, [0])
    assert s.has(man(s, "Ivanov"), BERSERK)


@pytest.mark.rule("20.91")
def test_the_first_man_of_the_first_group_charges_too_and_leaves_his_gun_behind() -> None:
    s = table(
        """
        nations: russian german
        russian A chit 3: Ivanov lmg 4/5/8 berserk, Petrov rifle, Orlov rifle
        german A chit 2: Griess rifle 4/5/8, Posner rifle 4/5/8
        german B chit 2: Wolff rifle 4/5/8, Hessel rifle
        """,
        "russian",
        "charging",
        ["black 0 col2=1", "red 6", "black 6"],
    )
    ivanov, enemy = man(s, "Ivanov"), group(s, "german", "A")
    assert (ivanov, type(s.top()), len(choices(s, verbs.TAKE))) == (0, ChargeAt, 2)
    assert refused(s, verbs.TAKE, enemy) == ""
    do(s, verbs.TAKE, enemy)
    assert s.lies[ivanov] == group(s, "russian", "A")
