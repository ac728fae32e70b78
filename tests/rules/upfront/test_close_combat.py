"""Entering close combat (20.1, 20.52 to 20.55)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import DISCARDED, PINNED
from caposaldo.games.upfront.rules import fights
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fights import Fights
from caposaldo.games.upfront.rules.rally import Retry
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, pending, refused, table, told, why

INSIDE = """
nations: german american
german A chit 3 in buildings: Griess sl rifle ^A, Posner rifle ^A, Wolff rifle
american A chit 2 in buildings: Allen rifle, Myers rifle, Nixon rifle
american B chit 2 in buildings: Coates rifle
"""
CALM = "black 1"
AFRAID = "black 6"


def begin(s: UpFrontState) -> None:
    do(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A"))


def assault(s: UpFrontState, *who: str) -> None:
    """They enter close combat by a morale check."""
    begin(s)
    for name in who:
        do(s, verbs.NAME, man(s, name), -1, -1)
    do(s, verbs.DONE)


def opponents(s: UpFrontState) -> dict[str, str]:
    """Return the opponent drawn for each man, from the events."""
    found = {}
    for event in s.events or []:
        if event.key in ("uf-attacks-man", "uf-attacks-only-man"):
            pair = [s.setup.men[int(str(event.params[key]).rpartition("/")[2])].name for key in ("man", "opponent")]
            found[pair[0]] = pair[1]
    return found


@pytest.mark.rule("20.1", "20.52")
def test_only_infiltrators_enter_close_combat() -> None:
    s = table(INSIDE)
    begin(s)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess"), man(s, "Posner")}
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, -1) == "20.1"
    nobody = table(INSIDE.replace(" ^A", ""))
    assert refused(nobody, verbs.BEGIN_ASSAULT, 0, group(nobody, "german", "A")) == "20.1"
    assert choices(nobody, verbs.BEGIN_ASSAULT) == []


@pytest.mark.rule("20.52")
def test_not_in_the_turn_in_which_they_got_in() -> None:
    s = table(INSIDE.replace("Griess sl rifle ^A, Posner rifle ^A", "Griess sl rifle ^A fresh, Posner rifle"))
    assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A")) == "20.52"
    one = table(INSIDE.replace("Griess sl rifle ^A", "Griess sl rifle ^A fresh"))
    begin(one)
    assert refused(one, verbs.NAME, man(one, "Griess"), -1, -1) == "20.52"
    assert refused(one, verbs.NAME, man(one, "Posner"), -1, -1) == ""


@pytest.mark.rule("20.52", "20.55")
def test_only_at_range_5() -> None:
    s = table(INSIDE.replace("american A chit 2", "american A chit 1"))
    assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A")) == "20.55"
    assert choices(s, verbs.BEGIN_ASSAULT) == []


@pytest.mark.rule("20.52", "23.5", "24.7")
def test_not_against_a_pillbox_or_a_minefield() -> None:
    for kind, rule in (("pillbox", "23.5"), ("minefield", "24.7")):
        s = table(INSIDE.replace("american A chit 2 in buildings", f"american A chit 2 in {kind}"))
        assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A")) == rule


@pytest.mark.rule("20.52")
def test_infiltration_and_close_combat_do_not_go_together_in_one_turn() -> None:
    s = table(INSIDE, draws=["black 1", "black 0 col3=b"])
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Wolff"), group(s, "american", "A"), -1)
    do(s, verbs.DONE)
    assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A")) == "4.2"


@pytest.mark.rule("20.52")
def test_the_position_each_attacks_is_drawn_before_anybody_fights() -> None:
    s = table(INSIDE, draws=[CALM, "black 0 col3=2", CALM, "black 2 col3=3"])
    assault(s, "Griess", "Posner")
    assert opponents(s) == {"Griess": "Myers", "Posner": "Nixon"}
    assert isinstance(s.top(), Fights)
    assert "uf-fight" not in told(s)
    assert s.has_mark(group(s, "german", "A"), st.ACTED)


@pytest.mark.rule("20.52")
def test_where_there_is_one_man_nothing_is_drawn_for_the_position() -> None:
    one = INSIDE.replace("Allen rifle, Myers rifle, Nixon rifle", "Allen rifle").replace(
        "Posner rifle ^A", "Posner rifle"
    )
    s = table(one, draws=[CALM, "black 0", "black 0"])
    assault(s, "Griess")
    assert opponents(s) == {"Griess": "Allen"}


@pytest.mark.rule("20.52", "20.53")
def test_who_fails_his_check_is_pinned_and_out_and_the_others_go_on() -> None:
    s = table(INSIDE, draws=[AFRAID, CALM, "black 0 col3=1", "black 3", "red 3"])
    assault(s, "Griess", "Posner")
    assert s.has(man(s, "Griess"), PINNED)
    assert s.inside[man(s, "Griess")] == -1
    assert opponents(s) == {"Posner": "Allen"}
    assert "uf-fight" in told(s)


@pytest.mark.rule("10.43", "20.52")
def test_a_hero_gives_him_a_second_try_and_his_place_back() -> None:
    s = table(INSIDE + "hand german: hero", draws=[AFRAID, CALM, "black 0 col3=1", "black 3", "red 3"])
    assault(s, "Griess")
    assert isinstance(s.top(), Retry)
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Griess"))
    assert opponents(s) == {"Griess": "Allen"}
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    again = table(INSIDE + "hand german: hero", draws=[AFRAID, AFRAID])
    assault(again, "Griess")
    do(again, verbs.PLAY_HERO, card(again, "german", "hero"), man(again, "Griess"))
    assert again.has(man(again, "Griess"), PINNED)
    assert again.inside[man(again, "Griess")] == -1


@pytest.mark.rule("20.22", "20.52")
def test_a_movement_card_saves_the_check() -> None:
    s = table(INSIDE + "hand german: movement", draws=["black 0 col3=1", "black 3", "red 3"])
    used = card(s, "german", "movement")
    begin(s)
    do(s, verbs.NAME, man(s, "Griess"), -1, used)
    assert refused(s, verbs.NAME, man(s, "Posner"), -1, used) == "20.22"
    do(s, verbs.DONE)
    assert s.where[used] == DISCARDED
    assert opponents(s) == {"Griess": "Allen"}


@pytest.mark.rule("20.52")
def test_giving_it_up_costs_nothing() -> None:
    s = table(INSIDE + "hand german: movement")
    begin(s)
    assert refused(s, verbs.DONE) == "20.52"
    do(s, verbs.NAME, man(s, "Griess"), -1, card(s, "german", "movement"))
    do(s, verbs.GIVE_UP)
    assert not s.has_mark(group(s, "german", "A"), st.ACTED)
    assert not s.has(man(s, "Griess"), st.NAMED)
    begin(s)
    assert refused(s, verbs.NAME, man(s, "Griess"), -1, card(s, "german", "movement")) == ""


@pytest.mark.rule("20.55")
def test_when_the_range_is_5_again_they_can_fight_again() -> None:
    for chit, rule in ((1, "20.55"), (2, "")):
        s = table(INSIDE.replace("american A chit 2", f"american A chit {chit}"))
        assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A")) == rule
        assert s.inside[man(s, "Griess")] == group(s, "american", "A")


def test_garbage_is_refused_without_a_fuss() -> None:
    s = table(INSIDE + "hand german: movement")
    for number in (-1000, -1, 8, 99, 100000):
        assert why(s, Action(verbs.BEGIN_ASSAULT, 0, number)) is not None
    begin(s)
    for number in (-1000, -5, 99, 100000):
        assert why(s, Action(verbs.NAME, number, -1, -1)) is not None
        assert why(s, Action(verbs.NAME, 0, number, -1)) is not None
        assert why(s, Action(verbs.NAME, 0, -1, number)) is not None
        assert why(s, Action(verbs.NAME, 0, -1, -1, number)) is not None


def test_chances_are_told_only_of_a_fight_that_may_be_picked() -> None:
    """20.7."""
    s = table(INSIDE)
    assert s.preview(0, Action(verbs.PICK, man(s, "Griess"))) is None
    assert s.preview(0, Action(verbs.DONE)) is None
    chain = Chain()
    fights.add_rest(chain, 0, 0)
    assert chain.links == []
    assert [chance.key for chance in fights.chances(s, 13)] == ["uf-chance-wins"]
    assert [chance.key for chance in fights.chances(s, -13)] == ["uf-chance-loses"]


@pytest.mark.rule("20.72")
def test_who_attacks_another_man_fights_him_also_when_a_comrade_has_fallen() -> None:
    s = table(INSIDE, draws=[CALM, "black 0 col3=1", CALM, "black 0 col3=2", "red 6", "black 6", "black 6", "red 6"])
    assault(s, "Griess", "Posner")
    assert refused(s, verbs.PICK, man(s, "Wolff")) == "20.72"
    waiting = pending(s, Fights)
    s.replace(Fights(waiting.group, -1, -2))  # of a Concealed card in a fight that is over
    preview = s.preview(0, Action(verbs.PICK, man(s, "Griess")))
    assert preview is not None
    against = [link.params["value"] for link in preview.chain.links if link.key == "uf-chain-fight-against"]
    assert against == [fights.value_parts(s, man(s, "Allen"), Chain())]
    s.replace(waiting)
    do(s, verbs.PICK, man(s, "Griess"))
    while isinstance(s.top(), (Conceal, Spoils)):
        do(s, verbs.KEEP)
    assert [int(s.fate[man(s, name)]) for name in ("Griess", "Allen", "Posner", "Myers")] == [
        st.KILLED,
        st.IN_PLAY,
        st.IN_PLAY,
        st.KILLED,
    ]
