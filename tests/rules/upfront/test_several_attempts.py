"""Taking, repairing, clearing: one man and one attempt, or by an option one for each man (18.2, 19.3, 24.5)."""

from __future__ import annotations

import json

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.bot import evaluation
from caposaldo.games.upfront.rules import terrain
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.attempts import Trying
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import texts
from caposaldo.kernel.dice import Dice
from rules.playing import legal
from rules.upfront.field import choices, do, group, man, refused, table, told

AMERICANS = "\namerican A chit 5: Allen rifle\n"
LEFT = "german A chit 5: Wolff rifle, Griess lmg killed, Hessel mp!, Kurz rifle\ngerman B: Ott rifle jammed" + AMERICANS
BROKEN = "german A: Wolff rifle jammed, Kurz rifle jammed, Hessel mp\ngerman B: Ott rifle jammed" + AMERICANS
MINED = "german A in minefield 3/2: Griess rifle 5/6/8, Hessel rifle 4/6/8, Wolff rifle 4/5/8, Kurz rifle" + AMERICANS


def trying(text: str, draws: list[str]) -> UpFrontState:
    """With the option."""
    s = table(text, draws=draws)
    s.setup.several_attempts = True
    return s


def who(s: UpFrontState, verb: int) -> list[str]:
    """Return the men who may do it now."""
    return [s.setup.men[action.man].name for action in choices(s, verb)]


# ---------------------------------------------------------------- without the option
@pytest.mark.rule("18.2", "19.3", "24.5")
@pytest.mark.parametrize(
    ("text", "verb", "name", "weapon"),
    [(LEFT, verbs.ACQUIRE, "Wolff", "Griess"), (BROKEN, verbs.REPAIR, "Wolff", ""), (MINED, verbs.CLEAR, "Griess", "")],
)
def test_one_man_and_one_attempt_are_the_action_of_a_group(text: str, verb: int, name: str, weapon: str) -> None:
    s = table(text, draws=["red 0"])
    before = who(s, verb)
    assert len([one for one in before if s.group[man(s, one)] == 0]) > 1
    do(s, verb, man(s, name), man(s, weapon) if weapon else 0)
    assert isinstance(s.top(), Act)
    assert [one for one in who(s, verb) if s.group[man(s, one)] == 0] == []
    assert not s.has(man(s, name), st.TRIED)


# ---------------------------------------------------------------- with it
@pytest.mark.rule("18.2")
def test_by_an_option_another_man_tries_to_take_the_weapon() -> None:
    s = trying(LEFT, ["red 0", "black 3"])
    griess = man(s, "Griess")
    do(s, verbs.ACQUIRE, man(s, "Wolff"), griess)
    assert (type(s.top()), s.waiting()) == (Trying, [0])
    assert who(s, verbs.ACQUIRE) == ["Kurz"]
    assert refused(s, verbs.ACQUIRE, man(s, "Wolff"), griess) == "18.2"
    assert refused(s, verbs.ACQUIRE, man(s, "Hessel"), griess) == "10.1"
    do(s, verbs.ACQUIRE, man(s, "Kurz"), griess)
    assert s.weapon[man(s, "Kurz")] == griess
    assert isinstance(s.top(), Arrange)
    do(s, verbs.DONE)
    assert isinstance(s.top(), Act)  # nobody is left who could take the rifle of Kurz


@pytest.mark.rule("18.2", "18.21")
def test_what_one_man_lays_down_another_may_take() -> None:
    s = trying(LEFT, ["black 0", "black 0"])
    do(s, verbs.ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    do(s, verbs.DONE)
    assert isinstance(s.top(), Trying)
    assert [(int(a.man), int(a.weapon)) for a in choices(s, verbs.ACQUIRE)] == [(man(s, "Kurz"), man(s, "Wolff"))]
    do(s, verbs.ACQUIRE, man(s, "Kurz"), man(s, "Wolff"))
    assert s.weapon[man(s, "Kurz")] == man(s, "Wolff")


@pytest.mark.rule("19.3")
def test_by_an_option_another_man_tries_to_repair_his_weapon() -> None:
    s = trying(BROKEN, ["red 0", "black 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    assert who(s, verbs.REPAIR) == ["Kurz"]
    assert refused(s, verbs.REPAIR, man(s, "Wolff")) == "19.3"
    assert refused(s, verbs.REPAIR, man(s, "Hessel")) == "19.3"
    do(s, verbs.REPAIR, man(s, "Kurz"))
    assert [int(s.jammed[man(s, name)]) for name in ("Wolff", "Kurz", "Ott")] == [1, 0, 1]
    assert isinstance(s.top(), Act)
    assert who(s, verbs.REPAIR) == ["Ott"]  # the other group has its own action


@pytest.mark.rule("24.5")
def test_by_an_option_one_man_after_the_other_looks_for_a_path_until_there_is_one() -> None:
    s = trying(MINED, ["red 0", "red 5", "red 2", "black 6"])
    do(s, verbs.CLEAR, man(s, "Griess"))
    assert who(s, verbs.CLEAR) == ["Hessel", "Wolff", "Kurz"]
    do(s, verbs.CLEAR, man(s, "Hessel"))
    assert told(s)[:2] == ["uf-sets-off-mines", "uf-mines-attack"]
    assert s.has(man(s, "Hessel"), st.PINNED)
    assert who(s, verbs.CLEAR) == ["Wolff", "Kurz"]
    do(s, verbs.CLEAR, man(s, "Wolff"))
    assert terrain.occupied(s, 0) == B.OPEN
    assert isinstance(s.top(), Act)


@pytest.mark.rule("24.5")
def test_a_group_that_is_wiped_out_tries_no_more() -> None:
    s = trying(
        "german A in minefield 3/2: Griess rifle 1/1/2, Hessel rifle\ngerman B: Ott rifle, Kurz rifle" + AMERICANS,
        ["red 0", "red 6", "red 6"],
    )
    do(s, verbs.CLEAR, man(s, "Hessel"))
    do(s, verbs.CLEAR, man(s, "Griess"))
    assert s.fate[man(s, "Griess")] == st.KILLED
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- an end to it
@pytest.mark.rule("18.2", "19.3", "24.5")
@pytest.mark.parametrize(
    ("text", "verb", "name", "weapon"),
    [(LEFT, verbs.ACQUIRE, "Wolff", "Griess"), (BROKEN, verbs.REPAIR, "Wolff", ""), (MINED, verbs.CLEAR, "Griess", "")],
)
def test_the_owner_says_when_that_is_all(text: str, verb: int, name: str, weapon: str) -> None:
    s = trying(text, ["red 0"])
    do(s, verb, man(s, name), man(s, weapon) if weapon else 0)
    assert isinstance(s.top(), Trying)
    do(s, verbs.DONE)
    assert isinstance(s.top(), Act)
    assert [one for one in who(s, verb) if s.group[man(s, one)] == 0] == []
    assert refused(s, verb, man(s, "Kurz"), man(s, weapon) if weapon else 0) == "4.2"


@pytest.mark.rule("19.3")
def test_all_of_them_try_the_same_and_are_of_the_same_group() -> None:
    s = trying(BROKEN.replace("german A", "german A in minefield"), ["red 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    assert refused(s, verbs.CLEAR, man(s, "Hessel")) == "19.3"
    assert refused(s, verbs.ACQUIRE, man(s, "Hessel"), man(s, "Wolff")) == "19.3"
    assert refused(s, verbs.REPAIR, man(s, "Ott")) == "19.3"
    assert refused(s, verbs.REPAIR, 99) == refused(s, verbs.REPAIR, -1) == "19.3"
    assert refused(s, verbs.REARRANGE, 0, 0) == "4.2"


@pytest.mark.rule("19.3")
def test_in_another_turn_they_may_try_again() -> None:
    s = trying(BROKEN, ["red 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    do(s, verbs.DONE)
    assert s.has(man(s, "Wolff"), st.TRIED)
    turn = s.turn
    while s.turn == turn:
        do(s, verbs.DONE)
    assert not s.has(man(s, "Wolff"), st.TRIED)


@pytest.mark.rule("16.3")
def test_when_time_is_up_they_may_still_finish() -> None:
    s = trying(BROKEN, ["red 0", "black 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    s.time_up = 1
    do(s, verbs.REPAIR, man(s, "Kurz"))
    assert s.jammed[man(s, "Kurz")] == 0
    assert s.outcome() is not None


# ---------------------------------------------------------------- what people and bots see of it
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_it_is_asked_in_words(lang: str) -> None:
    known = texts.texts(lang)
    known.load_game("upfront")
    said = []
    for text, verb, name, weapon in (
        (LEFT, verbs.ACQUIRE, "Wolff", "Griess"),
        (BROKEN, verbs.REPAIR, "Wolff", ""),
        (MINED, verbs.CLEAR, "Griess", ""),
    ):
        s = trying(text, ["red 0"])
        do(s, verb, man(s, name), man(s, weapon) if weapon else 0)
        said.append(known.say(s.prompt(0), s))
        assert s.name("group/0", lang) in said[-1]
        again = s.refusal(0, s.considered(0)[len(s.actions(0))])
        assert again is not None
        said.append(known.say(again, s))
        assert name in said[-1]
        said.append(known.say(s.wording(s.actions(0)[-1]), s))
    assert not [one for one in said if texts.BROKEN_LEFT in one]
    assert len(set(said)) == 3 + 2 + 1


def test_the_view_shows_the_group_and_who_has_tried() -> None:
    s = trying(BROKEN, ["red 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    for seat in (0, 1):
        view = json.loads(json.dumps(s.view(seat)))
        assert (view["decision"]["kind"], view["decision"]["side"], view["decision"]["group"]) == ("trying", 0, 0)
        assert view["men"][man(s, "Wolff")]["marks"] == ["tried"]


def test_bots_let_another_man_repair_his_weapon() -> None:
    s = trying(BROKEN, ["red 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    worth = {int(action.verb): int(evaluation.worth(s, 0, action)) for action in legal(s, 0)}
    assert worth[verbs.REPAIR] > worth[verbs.DONE] == 0


def test_a_game_is_saved_and_read_back_while_they_try() -> None:
    s = trying(BROKEN, ["red 0"])
    do(s, verbs.REPAIR, man(s, "Wolff"))
    copy = UpFrontState(s.setup, Dice("copy"))
    copy.restore(json.loads(json.dumps(s.data())))
    assert copy.data() == s.data()
    assert copy.actions(0) == s.actions(0)
    assert [s.write_action(action) for action in s.actions(0)] == [f"repair {s.setup.men[1].key}", "done"]


def test_what_cannot_be_tried_is_not_read_back() -> None:
    s = trying(BROKEN, [])
    good = Trying(group(s, "german", "A"), verbs.REPAIR)
    good.check(s, "stack[1]")
    for wrong in (Trying(0, verbs.SEARCH), Trying(4, verbs.REPAIR), Trying(0, 99)):
        with pytest.raises(ValueError, match=r"stack\[1\]"):
            wrong.check(s, "stack[1]")
    s.setup.several_attempts = False
    with pytest.raises(ValueError, match="option"):
        good.check(s, "stack[1]")
