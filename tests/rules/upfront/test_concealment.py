"""Concealed cards (6.44, 9)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    CHOSEN,
    DISCARDED,
    FOR_FIGHT,
    FOR_INFILTRATION,
    OUT_OF_GAME,
    PINNED,
)
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fights import Fight
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ATTACK_ON, BEGIN_INFILTRATION, DONE, GIVE_UP, KEEP, NAME, RESOLVE, USE
from rules.upfront.field import card, choices, do, group, hand, man, pending, refused, table, told

TWO = "german A chit 5: Hessel mp, Wolff rifle\ngerman B chit 5: Kurz mp\namerican A{}: Allen rifle\n"
FIRE = "hand german: fire 3/6, fire 3/5\n"


def attack(s: UpFrontState, said: str, letter: str = "A", at: str = "A") -> None:
    do(s, ATTACK_ON, group(s, "german", letter), group(s, "american", at))
    do(s, USE, card(s, "german", said))
    do(s, DONE)


# ---------------------------------------------------------------- against fire (6.44, 9.1, 9.2)
@pytest.mark.rule("6.44", "9.1")
def test_the_defender_sees_the_strength_and_the_attacker_what_is_left_of_it() -> None:
    s = table(TWO.format(" in Woods") + FIRE + "hand american: concealed -2, hero")
    attack(s, "fire 3/6")
    assert s.waiting() == [1]
    assert s.prompt(1).params["strength"] == 1
    do(s, USE, card(s, "american", "concealed -2"))
    assert told(s) == ["uf-conceals"]
    assert (s.waiting(), type(s.top())) == ([0], Commit)
    assert s.prompt(0).params["strength"] == -1


@pytest.mark.rule("6.44", "9.1")
def test_one_card_for_an_attack() -> None:
    s = table(TWO.format("") + FIRE + "hand american: concealed -2, concealed -1")
    attack(s, "fire 3/6")
    do(s, USE, card(s, "american", "concealed -1"))
    assert isinstance(s.top(), Commit)


@pytest.mark.rule("6.44")
def test_by_an_option_several_cards_add_up_until_he_has_no_more_or_wants_no_more() -> None:
    s = table(TWO.format("") + FIRE + "hand american: concealed -2, concealed -1, hero")
    s.setup.several_concealed = True
    attack(s, "fire 3/6")
    do(s, USE, card(s, "american", "concealed -1"))
    assert (s.waiting(), s.prompt(1).params["strength"]) == ([1], 2)
    do(s, USE, card(s, "american", "concealed -2"))
    assert isinstance(s.top(), Conceal)
    do(s, KEEP)
    assert (type(s.top()), s.prompt(0).params["strength"]) == (Commit, 0)
    do(s, GIVE_UP)
    assert len([number for number in range(162) if s.where[number] == DISCARDED]) == 3


@pytest.mark.rule("9.1")
def test_who_holds_no_concealed_card_is_asked_all_the_same() -> None:
    s = table(TWO.format("") + FIRE + "hand american: hero")
    attack(s, "fire 3/6")
    assert s.actions(1) == [Action(KEEP)]
    where = list(s.where)
    do(s, KEEP)
    assert (told(s), list(s.where)) == ([], where)
    s = table(TWO.format("") + FIRE)
    attack(s, "fire 3/6")
    assert isinstance(s.top(), Commit)


@pytest.mark.rule("9.1")
def test_only_concealed_cards_of_the_hand_conceal() -> None:
    s = table(TWO.format("") + FIRE + "hand american: hero, concealed -1")
    attack(s, "fire 3/6")
    for other in (card(s, "american", "hero"), card(s, "german", "fire 3/5"), -1, 162, 1 << 40):
        assert refused(s, USE, other) == "9.1"
    assert refused(s, USE, card(s, "american", "concealed -1"), third=1) == "9.1"


@pytest.mark.rule("9.2")
def test_the_card_works_against_one_attack_and_goes_with_its_fire_cards() -> None:
    s = table(TWO.format("") + FIRE + "hand american: concealed -2, concealed -1", draws=["red 4"])
    hidden, fired = card(s, "american", "concealed -2"), card(s, "german", "fire 3/6")
    attack(s, "fire 3/6")
    do(s, USE, hidden)
    assert s.where[hidden] == s.where[fired] == OUT_OF_GAME
    do(s, RESOLVE)
    assert (s.where[hidden], s.where[fired]) == (DISCARDED, DISCARDED)
    attack(s, "fire 3/5", letter="B")
    assert s.prompt(1).params["strength"] == 3
    do(s, USE, card(s, "american", "concealed -1"))
    assert s.prompt(0).params["strength"] == 2


@pytest.mark.rule("6.5", "9.2")
def test_a_card_played_against_an_attack_given_up_is_gone() -> None:
    s = table(TWO.format("") + FIRE + "hand american: concealed -2")
    hidden = card(s, "american", "concealed -2")
    attack(s, "fire 3/6")
    do(s, USE, hidden)
    do(s, GIVE_UP)
    assert s.where[hidden] == DISCARDED
    assert s.hidden_by == 0


@pytest.mark.rule("9.3")
def test_the_card_is_not_replaced_in_the_opponents_turn() -> None:
    s = table(TWO.format("") + FIRE + "hand american: concealed -2, hero", draws=["red 4"])
    attack(s, "fire 3/6")
    do(s, USE, card(s, "american", "concealed -2"))
    do(s, RESOLVE)
    assert hand(s, "american") == [card(s, "american", "hero") + 1]


NIXON = "Coates rifle, Nixon rifle, Allen rifle!"


@pytest.mark.rule("9.1", "6.52", "6.53")
@pytest.mark.example("ex-9.3")
@pytest.mark.parametrize("concealed", [True, False])
def test_a_group_in_woods_with_and_without_concealment(concealed: bool) -> None:
    s = table(
        f"german A chit 5: Hessel mp, Kurz mp, Wolff rifle\namerican A in Woods: {NIXON}\n"
        "american B: Jones rifle, Ford rifle, Hill rifle\n"
        "hand german: fire 5/10, fire 2/3\nhand american: concealed -2",
        draws=["black 0", "red 1", "black 2 0r=8"],
    )
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, USE, card(s, "german", "fire 5/10"))
    do(s, USE, card(s, "german", "fire 2/3"))
    do(s, DONE)
    do(s, USE, card(s, "american", "concealed -2")) if concealed else do(s, KEEP)
    assert s.prompt(0).params["strength"] == (3 if concealed else 5)
    do(s, RESOLVE)
    while s.waiting() == [1]:
        do(s, KEEP)
    pinned = [s.has(man(s, name), PINNED) for name in ("Coates", "Nixon")]
    assert pinned == ([True, False] if concealed else [True, True])
    assert (s.group[man(s, "Allen")] >= 0) == concealed


# ---------------------------------------------------------------- elsewhere (9.4, 9.5)
@pytest.mark.rule("9.5", "23.4")
def test_nobody_conceals_himself_in_a_pillbox() -> None:
    s = table(TWO.format(" in Pillbox") + FIRE + "hand american: concealed -2")
    attack(s, "fire 3/6")
    assert isinstance(s.top(), Commit)


@pytest.mark.rule("9.4", "9.5")
def test_who_goes_into_a_pillbox_may_conceal_himself() -> None:
    s = table(TWO.format(" in Pillbox") + "hand german: concealed -2, movement")
    do(s, BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, NAME, man(s, "Wolff"), group(s, "american", "A"), card(s, "german", "movement"))
    do(s, DONE)
    assert (type(s.top()), s.waiting()) == (Conceal, [0])


@pytest.mark.rule("9.4")
def test_a_card_helps_an_infiltrating_man() -> None:
    s = table(TWO.format("") + "hand german: concealed -2, movement")
    own, spent = card(s, "german", "concealed -2"), card(s, "german", "movement")
    s.way[spent] = CHOSEN
    s.push(Conceal(0, FOR_INFILTRATION, group(s, "german", "A"), group(s, "american", "A"), man(s, "Wolff")))
    s.legal = None
    assert choices(s, USE) == [Action(USE, own)]
    s.top().perform(s, 0, Action(USE, own))
    assert s.hidden_by == -2
    assert s.where[own] == DISCARDED


@pytest.mark.rule("9.4", "2.21")
def test_a_card_set_aside_as_movement_conceals_nobody() -> None:
    s = table(
        "nations: german russian\ngerman A chit 5: Wolff rifle\nrussian A: Ivanov rifle\nhand russian: #161, #162"
    )
    s.way[160] = CHOSEN
    s.push(Conceal(1, FOR_INFILTRATION, group(s, "russian", "A"), group(s, "german", "A"), man(s, "Ivanov")))
    s.legal = None
    assert choices(s, USE) == [Action(USE, 161)]
    assert refused(s, USE, 160) == "9.1"


@pytest.mark.rule("9.4", "20.621")
@pytest.mark.parametrize("side", [0, 1])
def test_a_card_hampers_an_enemy_in_close_combat(side: int) -> None:
    s = table(TWO.format("") + "hand german: concealed -2\nhand american: concealed -3")
    wolff, allen = man(s, "Wolff"), man(s, "Allen")
    s.push(Fight(wolff, allen))
    s.push(Conceal(side, FOR_FIGHT, 0, 4, allen if side == 0 else wolff))
    s.legal = None
    own = card(s, ["german", "american"][side], f"concealed {[-2, -3][side]}")
    assert choices(s, USE) == [Action(USE, own, 0, allen if side == 0 else wolff)]
    assert refused(s, USE, own, third=wolff if side == 0 else allen) == "20.621"
    s.top().perform(s, side, Action(USE, own, 0, allen if side == 0 else wolff))
    assert [pending(s, Fight).on_attacker, pending(s, Fight).on_defender] == [[0, -2], [-3, 0]][side]
    assert s.where[own] == DISCARDED


@pytest.mark.rule("9.5")
def test_a_gun_that_has_been_seen_conceals_nobody_from_a_shot_but_its_comrades_from_fire() -> None:
    s = table(
        """
        german A: Griess rifle
        american A: Allen rifle, Max infantry-gun revealed
        hand american: concealed -2
        """
    )
    for purpose, settled in ((st.FOR_FIRE, False), (st.FOR_SHOT, True)):
        frame = Conceal(1, purpose, group(s, "german", "A"), group(s, "american", "A"))
        s.push(frame)
        assert frame.run_on(s) == settled
