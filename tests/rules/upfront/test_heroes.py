"""A Hero at any time (10.4): before an infiltration (20.38), for a commissar whose men are attacked (15.52)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import minefields
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.player_turn import Refill
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.decision import Decision
from rules.upfront.field import card, choices, do, find, group, hand, man, pending, refused, table

CALM = "black 1"  # a check passed
AFRAID = "black 6"
TRIES = "black 0"

NEAR = """
nations: german american
german A chit 3 in buildings: Griess sl rifle, Posner rifle, Wolff rifle
american A chit 2 in buildings: Allen rifle!, Myers rifle, Nixon rifle!, Jones rifle, Coates rifle
"""
WITH_HERO = NEAR + "hand american: hero"


def infiltrate(s: UpFrontState, *who: str, target: str = "A") -> None:
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    for name in who:
        do(s, verbs.NAME, man(s, name), group(s, "american", target), -1)
    do(s, verbs.DONE)


def columns(s: UpFrontState) -> list[int]:
    """Of the attempts told last."""
    return [int(e.params["column"]) for e in s.events or [] if "column" in e.params]


def asked(s: UpFrontState) -> tuple[type, int, list[int]]:
    """The question, what for, and who is asked."""
    top = s.top()
    assert isinstance(top, (Save, Conceal))
    return type(top), int(top.purpose), s.waiting()


def save(s: UpFrontState, nation: str, name: str) -> None:
    do(s, verbs.PLAY_HERO, card(s, nation, "hero"), man(s, name))


# ---------------------------------------------------------------- before an infiltration (10.4, 20.38)
BEFORE = (Save, st.FOR_INFILTRATION, [1])


@pytest.mark.rule("10.4", "20.38")
@pytest.mark.parametrize(("saved", "column"), [("", 3), ("Allen", 4), ("Nixon", 4)])
def test_any_pinned_man_may_be_raised_before_the_card_of_an_infiltrator_is_drawn(saved: str, column: int) -> None:
    s = table(WITH_HERO, draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert asked(s) == BEFORE
    assert {int(action.hero) for action in choices(s, verbs.PLAY_HERO)} == {man(s, "Allen"), man(s, "Nixon")}
    if saved:
        save(s, "american", saved)
        assert s.has(man(s, saved), st.HEROIC)
        assert not s.has(man(s, saved), st.PINNED)
        assert hand(s, "american") == []
    else:
        do(s, verbs.KEEP)
    assert columns(s) == [column]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4", "10.42")
def test_before_an_infiltration_a_hero_is_for_the_pinned_men_of_that_group() -> None:
    text = WITH_HERO.replace("american A", "american B chit 2: Degi rifle!\namerican A")
    s = table(text, draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    hero = card(s, "american", "hero")
    for name in ("Myers", "Degi", "Griess"):
        assert refused(s, verbs.PLAY_HERO, hero, man(s, name)) == "10.42"
    assert refused(s, verbs.PLAY_HERO, 400, man(s, "Allen")) == "10.4"
    assert not refused(s, verbs.PLAY_HERO, hero, man(s, "Nixon"))


@pytest.mark.rule("10.4", "20.38")
def test_who_has_played_a_hero_is_asked_for_another_while_somebody_is_pinned() -> None:
    s = table(NEAR + "hand american: hero, hero, fire 4", draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    save(s, "american", "Nixon")
    assert asked(s) == BEFORE
    assert [int(action.hero) for action in choices(s, verbs.PLAY_HERO)] == [man(s, "Allen")]
    save(s, "american", "Allen")
    assert columns(s) == [5]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4")
def test_it_is_asked_once_for_all_who_try_the_same_group() -> None:
    s = table(WITH_HERO, draws=[CALM, TRIES, CALM, TRIES, CALM, TRIES])
    infiltrate(s, "Griess", "Posner", "Wolff")
    assert asked(s) == BEFORE
    do(s, verbs.KEEP)
    assert columns(s) == [3, 3, 3]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4", "20.2")
def test_it_is_asked_for_each_group_that_is_tried_and_only_once_for_each() -> None:
    text = WITH_HERO.replace("american A", "american B chit 2: Degi rifle!, Burke rifle\namerican A", 1)
    s = table(text, draws=[CALM, TRIES] * 3)
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    for name, target in (("Griess", "A"), ("Posner", "B"), ("Wolff", "A")):
        do(s, verbs.NAME, man(s, name), group(s, "american", target), -1)
    do(s, verbs.DONE)
    places = []
    while isinstance(s.top(), Save):
        places.append(s.prompt(1).params["group"])
        do(s, verbs.KEEP)
    assert places == [f"@group/{group(s, 'american', letter)}" for letter in "AB"]


@pytest.mark.rule("10.4", "21.3")
def test_it_is_asked_again_when_a_charge_has_pinned_others() -> None:
    text = WITH_HERO.replace("Griess sl rifle", "Griess sl rifle charge").replace("Allen rifle!", "Allen rifle")
    text = text.replace("Nixon rifle!", "Nixon rifle! 4/9/9")
    s = table(text, draws=[CALM, "red 0 col4=r", "red 0", "red 2", "red 2", "red 0", "red 2", CALM, TRIES])
    infiltrate(s, "Griess", "Posner")
    assert asked(s) == BEFORE
    do(s, verbs.KEEP)
    while asked(s)[1] != st.FOR_INFILTRATION:
        do(s, verbs.KEEP)
    assert asked(s) == BEFORE
    assert {int(action.hero) for action in choices(s, verbs.PLAY_HERO)} == {
        man(s, name) for name in ("Allen", "Nixon", "Jones", "Coates")
    }


@pytest.mark.rule("10.4", "20.3", "20.21")
def test_it_is_asked_when_the_card_is_to_be_drawn_after_check_and_concealed_card() -> None:
    s = table(WITH_HERO + "\nhand german: concealed -1", draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Conceal)
    do(s, verbs.USE, card(s, "german", "concealed -1"))
    assert asked(s) == BEFORE
    save(s, "american", "Allen")
    assert columns(s) == [3]
    s = table(WITH_HERO, draws=[AFRAID])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4")
def test_before_an_infiltration_too_the_question_does_not_follow_the_hand() -> None:
    s = table(NEAR + "hand american: fire 4", draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert asked(s) == BEFORE
    assert [int(action.verb) for action in s.actions(1)] == [verbs.KEEP]
    for known in ("hand american: fire 4\ndiscards: hero, hero", "hand german: hero"):
        s = table(NEAR + known, draws=[CALM, TRIES])
        infiltrate(s, "Griess")
        if isinstance(s.top(), Conceal):
            do(s, verbs.KEEP)
        assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4", "20.38", "20.4")
@pytest.mark.parametrize(
    ("ground", "defenders", "asks"),
    [
        ("in buildings", "Allen rifle, Myers rifle, Nixon rifle", False),  # nobody is pinned
        ("in buildings", "Allen rifle!, Myers rifle!", True),  # column 0: two men up make it 2
        ("in buildings", "Allen rifle!", False),  # column 0, with him 1: it is the first both times
        ("in buildings > smoke", "Allen rifle!, Myers rifle!, Nixon rifle", False),  # -1, with both of them 1
        ("in woods", "Allen rifle!, Myers rifle, Nixon rifle", True),  # column 1
        ("> forward", "Allen rifle!, Myers rifle, Nixon rifle, Jones rifle, Coates rifle, Burke rifle", True),  # 9
        ("> forward", "Allen rifle!, Myers rifle, Nixon rifle, Jones rifle, Coates rifle, Burke rifle, Tate rifle", 0),
    ],
)
def test_it_is_asked_only_if_the_column_can_change(ground: str, defenders: str, asks: bool) -> None:
    text = f"german A chit 3 {ground}: Griess rifle\namerican A chit 2: {defenders}\nhand american: fire 4"
    s = table(text, draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Save if asks else Act)


@pytest.mark.rule("10.4", "10.41")
def test_no_gun_is_raised_by_a_hero_before_an_infiltration() -> None:
    s = table(WITH_HERO.replace("Allen rifle!", "Gus infantry-gun!"), draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert {int(action.hero) for action in choices(s, verbs.PLAY_HERO)} == {man(s, "Nixon")}


def test_the_question_before_an_infiltration_speaks_of_the_group() -> None:
    s = table(WITH_HERO, draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    for seat in (0, 1, -1):
        assert s.prompt(seat).key == "uf-prompt-save-infiltration"
        assert s.prompt(seat).params["group"] == f"@group/{group(s, 'american', 'A')}"
    action = s.view(1)["decision"]
    assert isinstance(action, dict)
    assert (action["kind"], action["purpose"], action["man"]) == ("save", "infiltration", -1)
    assert action["group"] == group(s, "american", "A")
    keep = next(choice for choice in s.actions(1) if choice.verb == verbs.KEEP)
    assert "piece" not in s.pointing(keep)


# ---------------------------------------------------------------- for a commissar (10.4, 15.52)
RUSSIANS = """
nations: german russian
german A chit 2: Griess lmg(crew Posner), Posner rifle, Wolff rifle, Hessel mp
russian A chit 2: Ivanov rifle 4/6/9, Petrov rifle 4/6/9!, Kalugin commissar pistol 5/7/9!, Orlov rifle 4/6/9
russian B: Belov rifle, Danin rifle!
hand german: fire 4/8
"""
FOR_HIM = (Save, st.FOR_COMMISSAR, [1])
FOR_A_MAN = (Save, st.FOR_FIRE, [1])
HERO = "hand russian: hero, fire 4"


def attack(s: UpFrontState) -> None:
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "russian", "A"))
    do(s, verbs.USE, card(s, "german", "fire 4/8"))
    do(s, verbs.DONE)
    if isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    do(s, verbs.RESOLVE)


def questions(s: UpFrontState) -> list[tuple[int, str]]:
    """Everything is answered with no: what was asked for, and about whom."""
    found: list[tuple[int, str]] = []
    while isinstance(s.top(), Save):
        found.append((int(pending(s, Save).purpose), s.setup.men[pending(s, Save).man].name))
        do(s, verbs.KEEP)
    return found


@pytest.mark.rule("10.4", "15.52")
@pytest.mark.parametrize("saved", [True, False])
def test_a_commissar_may_be_raised_before_the_first_man_of_his_group_is_resolved(saved: bool) -> None:
    s = table(RUSSIANS + HERO, draws=["black 0", "black 2 0r=9", "red 3", "black 0"])
    attack(s)
    assert asked(s) == FOR_HIM
    assert pending(s, Save).man == man(s, "Kalugin")
    assert {int(action.hero) for action in choices(s, verbs.PLAY_HERO)} == {man(s, "Kalugin")}
    if saved:
        save(s, "russian", "Kalugin")
    questions(s)
    assert isinstance(s.top(), Act)
    assert s.has(man(s, "Ivanov"), st.PINNED) is not saved  # 4 against 4 or 5
    assert s.has(man(s, "Orlov"), st.PINNED) is not saved
    assert s.fate[man(s, "Petrov")] == (st.IN_PLAY if saved else st.ROUTED)  # 6 against 6 or 7


@pytest.mark.rule("10.4", "15.52")
def test_he_is_asked_about_once_for_the_others_and_once_for_himself() -> None:
    s = table(RUSSIANS + HERO, draws=["red 3", "red 3", "red 3", "red 3"])
    attack(s)
    assert questions(s) == [
        (st.FOR_COMMISSAR, "Kalugin"),
        (st.FOR_FIRE, "Petrov"),
        (st.FOR_FIRE, "Kalugin"),
    ]


@pytest.mark.rule("10.4", "15.52")
def test_a_commissar_who_comes_first_is_asked_about_for_himself_alone() -> None:
    text = RUSSIANS.replace("Ivanov rifle 4/6/9, ", "").replace("Petrov rifle 4/6/9!, ", "")
    s = table(text + HERO, draws=["red 3", "red 3"])
    attack(s)
    assert questions(s) == [(st.FOR_FIRE, "Kalugin")]


@pytest.mark.rule("10.4", "15.52")
def test_a_commissar_pinned_in_the_attack_is_asked_about_before_the_next_man() -> None:
    text = RUSSIANS.replace("9!", "9")
    s = table(text + HERO, draws=["red 3", "red 3", "black 3", "black 0"])
    attack(s)
    assert asked(s) == FOR_HIM
    assert s.has(man(s, "Kalugin"), st.PINNED)
    save(s, "russian", "Kalugin")
    assert isinstance(s.top(), Act)
    assert not s.has(man(s, "Orlov"), st.PINNED)


@pytest.mark.rule("10.4", "15.52")
def test_who_was_raised_and_is_pinned_again_is_asked_about_again() -> None:
    s = table(RUSSIANS + HERO + ", hero", draws=["red 3", "red 3", "black 3", "black 0"])
    attack(s)
    save(s, "russian", "Kalugin")
    assert asked(s) == FOR_A_MAN
    do(s, verbs.KEEP)
    assert asked(s) == FOR_HIM
    assert questions(s) == [(st.FOR_COMMISSAR, "Kalugin")]


@pytest.mark.rule("10.4", "15.52")
@pytest.mark.parametrize(
    ("group_of_his", "asks"),
    [
        ("Ivanov rifle, Kalugin commissar pistol!", True),
        ("Ivanov rifle, Kalugin commissar pistol", False),
        ("Ivanov rifle, Kalugin sl pistol!", False),
    ],
)
def test_only_a_pinned_commissar_makes_a_difference_to_others(group_of_his: str, asks: bool) -> None:
    start = RUSSIANS[: RUSSIANS.index("russian A")]
    rest = RUSSIANS[RUSSIANS.index("russian B") :]
    s = table(f"{start}russian A chit 2: {group_of_his}\n{rest}{HERO}", draws=["red 3"] * 3)
    attack(s)
    assert (st.FOR_COMMISSAR in [purpose for purpose, _ in questions(s)]) is asks


@pytest.mark.rule("10.4", "15.52")
def test_where_another_commissar_raises_them_it_is_asked_for_him_alone() -> None:
    text = RUSSIANS.replace("Ivanov rifle 4/6/9, Petrov rifle 4/6/9!", "Lazar asl commissar pistol 5/7/9, Ivanov rifle")
    s = table(text + HERO, draws=["red 3"] * 4)
    attack(s)
    assert s.prompt(1).key == "uf-prompt-save-commissar"
    assert (s.size(group(s, "russian", "A")), s.has(man(s, "Lazar"), st.TARGET)) == (4, True)
    assert questions(s) == [(st.FOR_COMMISSAR, "Kalugin"), (st.FOR_FIRE, "Kalugin")]


@pytest.mark.rule("10.4", "15.52")
def test_the_commissar_of_another_group_makes_no_difference() -> None:
    text = RUSSIANS.replace(", Kalugin commissar pistol 5/7/9!", "")
    s = table(text.replace("Danin rifle!", "Danin commissar pistol!") + HERO, draws=["red 3"] * 3)
    attack(s)
    assert questions(s) == [(st.FOR_FIRE, "Petrov")]


@pytest.mark.rule("10.4")
def test_for_a_commissar_too_the_question_does_not_follow_the_hand() -> None:
    s = table(RUSSIANS + "hand russian: fire 4", draws=["red 3"] * 4)
    attack(s)
    assert asked(s) == FOR_HIM
    assert [int(action.verb) for action in s.actions(1)] == [verbs.KEEP]
    s = table(RUSSIANS + "hand russian: fire 4\ndiscards: hero, hero", draws=["red 3"] * 4)
    attack(s)
    assert isinstance(s.top(), Act)


def test_the_question_about_a_commissar_says_whom_he_steadies() -> None:
    s = table(RUSSIANS + HERO, draws=["red 3"] * 4)
    attack(s)
    for seat in (0, 1, -1):
        assert s.prompt(seat).key == "uf-prompt-save-commissar"
        assert s.prompt(seat).params["man"] == f"@man/{man(s, 'Kalugin')}"
        assert s.prompt(seat).params["group"] == f"@group/{group(s, 'russian', 'A')}"
    action = s.view(1)["decision"]
    assert isinstance(action, dict)
    assert (action["kind"], action["purpose"], action["man"]) == ("save", "commissar", man(s, "Kalugin"))


MINED = """
nations: german russian
german A: Griess rifle
russian A > forward: Ivanov rifle 4/6/9%s, Kalugin commissar pistol 5/7/9%s
hand german: minefield 3/2
hand russian: hero
"""


@pytest.mark.rule("10.4", "15.52", "24.31")
@pytest.mark.parametrize("saved", [True, False])
def test_mines_do_less_to_men_whose_commissar_is_raised(saved: bool) -> None:
    s = table(MINED % ("", "!"), "german", "discarding", ["col2=1", "black 1"])
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "russian", "A"))
    assert asked(s) == FOR_HIM
    if saved:
        save(s, "russian", "Kalugin")
    else:
        do(s, verbs.KEEP)
    assert isinstance(s.top(), Refill)
    assert s.has(man(s, "Ivanov"), st.PINNED) is not saved  # 4 against 4 or 5


@pytest.mark.rule("10.4", "24.31")
def test_among_mines_a_pinned_man_is_asked_about_after_his_commissar() -> None:
    s = table(MINED % ("!", "!"), "german", "discarding", ["col2=1", "black 1"])
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "russian", "A"))
    assert questions(s) == [(st.FOR_COMMISSAR, "Kalugin"), (st.FOR_MINES, "Ivanov")]


@pytest.mark.rule("10.4", "15.52", "24.4")
def test_it_is_asked_once_when_mines_attack_everybody() -> None:
    s = table(RUSSIANS + HERO + "\nout: minefield 3/2", draws=["red 3"] * 4)
    minefields.attack_on_leaving(s, group(s, "russian", "A"), find(s.setup.deck, "minefield 3/2", list(range(DECK))))
    s.run_on()
    assert questions(s) == [(st.FOR_COMMISSAR, "Kalugin"), (st.FOR_MINES, "Petrov"), (st.FOR_MINES, "Kalugin")]


# ---------------------------------------------------------------- what is kept of it
def complaint(s: UpFrontState, decision: Decision[Position, Action]) -> str:
    """Return the error when the decision is read from a file; empty if it can be restored."""
    try:
        decision.check(s, "stack[1]")
    except ValueError as error:
        return str(error)
    return ""


def test_questions_about_armour_are_unknown_to_men_on_foot() -> None:
    s = table(NEAR)
    told = [complaint(s, Save(man(s, "Allen"), purpose)) for purpose in range(st.FOR_ATTEMPT + 2)]
    known = [purpose for purpose, wrong in enumerate(told) if wrong == ""]
    assert known == [*range(st.FOR_EXECUTION + 1), st.FOR_COMMISSAR, st.FOR_ATTEMPT]
    assert all(wrong.startswith("stack[1].purpose") for wrong in told if wrong != "")


def test_questions_about_armour_are_known_where_there_is_some() -> None:
    s = table(NEAR.replace("Wolff rifle", "Wolff rifle\ngerman C: Ursel medium"))
    told = [complaint(s, Save(man(s, "Allen"), purpose)) for purpose in range(st.FOR_ATTEMPT + 2)]
    assert [purpose for purpose, wrong in enumerate(told) if wrong == ""] == list(range(st.FOR_ATTEMPT + 1))


def test_a_question_that_is_pending_can_be_restored() -> None:
    s = table(WITH_HERO, draws=[CALM, TRIES])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Save)
    assert [complaint(s, decision) for decision in s.stack[1:]] == [""] * (len(s.stack) - 1)
    s = table(MINED % ("", "!"), "german", "discarding", ["col2=1", "black 1"])
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "russian", "A"))
    assert isinstance(s.top(), Save)
    assert [complaint(s, decision) for decision in s.stack[1:]] == [""] * (len(s.stack) - 1)
