"""Cards drawn, discarded and taken out in play (2.2, 2.21, 2.22, 16.1, 16.2, 16.21, 16.22)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.position import (
    DISCARDED,
    EVERYBODY,
    FACE_DOWN,
    FACE_UP,
    IN_HAND,
    IN_PILE,
    OFFERED,
    ON_GROUP,
    OUT_OF_GAME,
)
from caposaldo.games.upfront.rules import deck
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, group, hand, man, names, on, second, table, told

TWO = """
german A chit 1 in Woods > forward: Griess lmg(crew Posner), Posner rifle
american A: Allen sl rifle, Myers rifle
"""
RUSSIANS = """
nations: german russian
german A: Griess rifle
russian A: Ivanov rifle
"""


def number(n: int) -> int:
    """The card with this number on it."""
    return n - 1


def discard_all_but(s: UpFrontState, left: int) -> None:
    """Shorten the pile: discard all but this many of its cards."""
    for other in list(s.pile)[left:]:
        s.where[other] = DISCARDED
        s.seen[other] = EVERYBODY
    s.pile = s.pile[:left]


def consistent(s: UpFrontState) -> bool:
    """The pile holds what is in it, in order, and so do the hands."""
    held = [sorted(int(c) for c in s.hands[side]) for side in range(2)]
    where = [[c for c in range(B.DECK) if s.where[c] == IN_HAND + side] for side in range(2)]
    return [int(c) for c in s.pile] == [c for c in range(B.DECK) if s.where[c] == IN_PILE] and held == where


# ---------------------------------------------------------------- drawing
@pytest.mark.rule("2.2")
def test_a_card_drawn_for_its_numbers_is_seen_by_all_and_discarded() -> None:
    s = table(TWO + "hand german: hero", draws=["black 4", "red 1 0r=7"])
    first, second = deck.draw(s, "attack"), deck.draw(s, "attack")
    assert [s.setup.deck.signed(first), s.setup.deck.signed(second)] == [4, -1]
    assert s.setup.deck.position_in(second, B.ROUT_COLUMN) == 7
    assert [s.where[first], s.where[second]] == [DISCARDED, DISCARDED]
    assert [s.seen[first], s.seen[second]] == [EVERYBODY, EVERYBODY]
    assert consistent(s)


@pytest.mark.rule("2.2")
def test_a_card_drawn_for_its_numbers_gives_nobody_its_function() -> None:
    s = table(TWO, draws=["#137"])
    drawn = deck.draw(s, "attack")
    assert s.setup.deck.plays(drawn, B.GERMAN, B.HERO)
    assert hand(s, "german") == hand(s, "american") == []
    assert not deck.plays(s, 0, drawn, B.HERO)
    assert not deck.plays(s, 1, drawn, B.HERO)


@pytest.mark.rule("16.21")
def test_any_card_of_the_pile_may_come_next_and_none_is_shown_before() -> None:
    drawn = {int(deck.draw(table(TWO, seed=f"seed {i}"), "attack")) for i in range(60)}
    assert len(drawn) > 40
    s = table(TWO)
    assert all(s.seen[other] == 0 for other in s.pile)
    assert [int(other) for other in s.pile] == sorted(int(other) for other in s.pile)


def test_a_card_drawn_to_the_hand_is_the_owners_secret() -> None:
    s = table(TWO, draws=["hero", "fire 4/8"])
    first, second = deck.draw_to_hand(s, 0), deck.draw_to_hand(s, 1)
    assert hand(s, "german") == [137]
    assert hand(s, "american") == [118]
    assert [s.seen[first], s.seen[second]] == [1, 2]
    assert consistent(s)


def test_a_breeze_is_felt_for_the_rest_of_the_turn() -> None:
    s = table(TWO, draws=["breeze", "black 4"])
    deck.draw(s, "attack")
    assert s.windy == 1
    s = table(TWO, draws=["breeze"])
    deck.draw_to_hand(s, 0)
    assert s.windy == 0


# ---------------------------------------------------------------- the pile runs out
@pytest.mark.rule("16.2")
def test_with_the_last_card_of_the_pile_a_deck_is_over_and_the_discards_are_the_new_pile() -> None:
    s = table(TWO + "hand german: hero\nhand american: smoke\ndecks: 3")
    discard_all_but(s, 2)
    before = {c for c in range(B.DECK) if s.where[c] in (DISCARDED, IN_PILE)}
    first = int(deck.draw(s, "attack"))
    assert (s.emptied, len(s.pile)) == (0, 1)
    second = int(deck.draw(s, "attack"))
    assert (s.emptied, s.time_up) == (1, 0)
    assert {int(c) for c in s.pile} == before - {second}
    assert first in list(s.pile)
    assert s.where[second] == DISCARDED
    assert hand(s, "german") == [137]
    assert hand(s, "american") == [130]
    assert len(on(s, "german", "A")) == 2
    assert "uf-deck-over" in told(s)
    assert consistent(s)


@pytest.mark.rule("16.2")
def test_cards_drawn_to_the_hand_empty_the_pile_too() -> None:
    s = table(TWO + "decks: 2\nemptied: 1")
    discard_all_but(s, 1)
    last = s.pile[0]
    assert deck.draw_to_hand(s, 1) == last
    assert (s.emptied, s.time_up) == (2, 1)
    assert last not in list(s.pile)
    assert told(s) == ["uf-time-up"]


def test_time_is_up_when_the_pile_has_been_emptied_as_often_as_the_scenario_says() -> None:
    for emptied, over in ((0, 0), (1, 0), (2, 1)):
        s = table(TWO + f"decks: 3\nemptied: {emptied}")
        discard_all_but(s, 1)
        deck.draw(s, "attack")
        assert (s.emptied, s.time_up) == (emptied + 1, over)


def test_when_there_is_no_card_left_none_is_drawn() -> None:
    s = table(TWO)
    for other in list(s.pile):
        s.where[other] = OUT_OF_GAME
    s.pile = s.pile[:0]
    assert deck.draw_to_hand(s, 0) == -1
    s.where[number(137)] = DISCARDED
    assert deck.draw_to_hand(s, 0) == number(137)
    assert deck.draw_to_hand(s, 0) == -1


def test_who_saw_a_card_discarded_knows_it_in_the_new_pile_until_the_other_draws() -> None:
    s = table(TWO + "hand german: hero")
    hero = card(s, "german", "hero")
    deck.discard(s, hero, False)
    discard_all_but(s, 1)
    deck.draw(s, "attack")
    assert (s.seen[hero], s.seen[number(2)]) == (1, EVERYBODY)
    drawn = deck.draw_to_hand(s, 1)
    known = [int(s.seen[other]) for other in s.pile]
    assert s.seen[drawn] == 2
    assert all(seats & 1 == 0 for seats in known)
    assert any(seats & 2 for seats in known)


# ---------------------------------------------------------------- discarding
def test_a_card_leaves_the_hand_unseen_or_shown() -> None:
    s = table(TWO + "hand german: hero, smoke")
    hero, smoke = card(s, "german", "hero"), card(s, "german", "smoke")
    deck.discard(s, hero, False)
    assert (s.where[hero], s.seen[hero], s.reveals) == (DISCARDED, 1, 0)
    deck.discard(s, smoke, True)
    assert (s.where[smoke], s.seen[smoke], s.reveals) == (DISCARDED, EVERYBODY, 1)
    assert hand(s, "german") == []


def test_a_card_leaves_its_group_from_the_middle_of_the_stack() -> None:
    s = table("german A in Woods > forward smoke sideways: Griess rifle")
    woods, forward, smoke, sideways = on(s, "german", "A")
    deck.discard(s, smoke, True)
    assert on(s, "german", "A") == [woods, forward, sideways]
    deck.discard(s, sideways, True)
    deck.discard(s, woods, True)
    assert on(s, "german", "A") == [forward]
    assert [s.where[c] for c in (woods, smoke, sideways)] == [DISCARDED] * 3
    assert s.way[sideways] == FACE_UP


def test_a_card_that_lay_face_down_stays_unknown_to_the_other() -> None:
    s = table("german A in open: Griess rifle")
    (down,) = on(s, "german", "A")
    assert (s.way[down], s.seen[down]) == (FACE_DOWN, 1)
    deck.discard(s, down, False)
    assert (s.where[down], s.seen[down]) == (DISCARDED, 1)


@pytest.mark.rule("16.22")
def test_a_card_laid_face_up_cannot_be_taken_back() -> None:
    s = table(TWO + "hand german: movement, smoke")
    movement, smoke = card(s, "german", "movement"), card(s, "german", "smoke")
    s.out_of_hand(movement, 0)
    s.lay_on(movement, group(s, "german", "A"), FACE_DOWN)
    assert (s.seen[movement], s.reveals) == (1, 0)
    s.out_of_hand(smoke, 0)
    s.lay_on(smoke, group(s, "german", "A"), FACE_UP)
    assert (s.seen[smoke], s.reveals) == (EVERYBODY, 1)


@pytest.mark.rule("24.6")
def test_a_minefield_once_played_leaves_the_game() -> None:
    s = table("german A > forward offered-minefield: Griess rifle\nhand american: minefield 2")
    *_, mines = on(s, "german", "A")
    assert s.way[mines] == OFFERED
    deck.discard(s, mines, True)
    assert s.where[mines] == OUT_OF_GAME
    other = card(s, "american", "minefield")
    deck.discard(s, other, False)
    assert s.where[other] == DISCARDED


@pytest.mark.rule("24.6")
def test_a_minefield_through_which_a_path_was_cleared_leaves_the_game_too() -> None:
    s = table("german A in minefield 3: Griess rifle\namerican A > forward: Allen rifle\nhand american: minefield 2")
    (cleared,) = on(s, "german", "A")
    s.way[cleared] = FACE_DOWN
    deck.discard(s, cleared, False)
    assert s.where[cleared] == OUT_OF_GAME
    as_open_ground = card(s, "american", "minefield")
    s.out_of_hand(as_open_ground, 1)
    s.lay_on(as_open_ground, group(s, "american", "A"), FACE_DOWN)
    deck.discard(s, as_open_ground, False)
    assert s.where[as_open_ground] == DISCARDED


# ---------------------------------------------------------------- what a card is good for
@pytest.mark.rule("2.21")
def test_a_player_uses_only_what_his_nation_finds_on_the_card() -> None:
    s = table(RUSSIANS + "hand german: #52, #158\nhand russian: #157, #162")
    assert deck.plays(s, 0, number(52), B.RALLY)
    assert not deck.plays(s, 0, number(52), B.CONCEALED)
    assert deck.plays(s, 0, number(158), B.FIRE)
    assert not deck.plays(s, 0, number(158), B.MOVEMENT)
    assert deck.plays(s, 1, number(157), B.CONCEALED)
    assert not deck.plays(s, 1, number(157), B.RALLY)
    assert deck.plays(s, 1, number(162), B.CONCEALED)
    assert deck.plays(s, 1, number(162), B.MOVEMENT)


@pytest.mark.rule("2.21")
def test_the_radio_is_of_no_use_before_its_chapter() -> None:
    s = table(RUSSIANS + "hand german: #46\nhand russian: #42")
    assert not deck.plays(s, 0, number(46), B.RADIO)
    assert not deck.plays(s, 1, number(42), B.RADIO)


def test_a_card_is_played_from_the_own_hand_only() -> None:
    s = table(TWO + "hand german: hero")
    hero = card(s, "german", "hero")
    assert deck.plays(s, 0, hero, B.HERO)
    assert not deck.plays(s, 1, hero, B.HERO)
    assert not deck.plays(s, 0, number(138), B.HERO)
    for nonsense in (-1, B.DECK, 10**9, -(10**9)):
        assert not deck.plays(s, 0, nonsense, B.HERO)


@pytest.mark.rule("2.22")
@pytest.mark.example("ex-2.22")
def test_smoke_is_a_dead_card_for_russians() -> None:
    s = table(RUSSIANS + "hand german: smoke\nhand russian: #131")
    assert not deck.is_dead(s, 0, number(130))
    assert deck.plays(s, 0, number(130), B.SMOKE)
    assert deck.is_dead(s, 1, number(130))
    assert deck.is_dead(s, 1, number(131))
    assert not deck.plays(s, 1, number(131), B.SMOKE)


@pytest.mark.rule("2.22")
def test_a_scenario_makes_cards_dead_for_one_side() -> None:
    s = table(TWO + "dead: german minefield sniper\nhand german: minefield 3, sniper, hero\nhand american: minefield 2")
    assert deck.is_dead(s, 0, card(s, "german", "minefield"))
    assert deck.is_dead(s, 0, card(s, "german", "sniper"))
    assert not deck.is_dead(s, 0, card(s, "german", "hero"))
    assert not deck.is_dead(s, 1, card(s, "american", "minefield"))
    assert not deck.plays(s, 0, card(s, "german", "sniper"), B.SNIPER)


@pytest.mark.rule("23.1")
def test_the_pillbox_is_dead_in_every_hand() -> None:
    s = table(TWO + "pillbox: german\nhand german: pillbox\nlevel: 24")
    assert deck.is_dead(s, 0, card(s, "german", "pillbox"))
    assert deck.is_dead(s, 1, card(s, "german", "pillbox"))


@pytest.mark.rule("14.4", "14.41")
def test_snipers_are_dead_once_they_have_been_found_as_often_as_there_are() -> None:
    s = table(TWO + "snipers: american 2\nhand german: sniper\nhand american: sniper")
    german, american = card(s, "german", "sniper"), card(s, "american", "sniper")
    s.snipers_found[0] = s.snipers_found[1] = 1
    assert deck.is_dead(s, 0, german)
    assert not deck.is_dead(s, 1, american)
    assert deck.plays(s, 1, american, B.SNIPER)
    s.snipers_found[1] = 2
    assert deck.is_dead(s, 1, american)
    assert not deck.plays(s, 1, american, B.SNIPER)


# ---------------------------------------------------------------- kinds that leave the game (16.1)
BUILDINGS = TWO + "removed: buildings 5\n"


@pytest.mark.rule("16.1")
@pytest.mark.example("ex-16.1")
def test_the_first_five_buildings_leave_the_game_and_the_rest_become_good() -> None:
    s = table(BUILDINGS + "hand german: #1, #2\nhand american: #6", draws=["#3", "#4", "#5", "#7"])
    assert deck.is_dead(s, 1, number(6))
    deck.discard(s, number(1), True)
    deck.discard(s, number(2), False)
    assert [s.where[number(n)] for n in (1, 2)] == [OUT_OF_GAME] * 2
    assert s.seen[number(2)] == EVERYBODY  # nobody slips one into the discards
    assert deck.draw(s, "attack") == number(3)
    assert deck.draw(s, "attack") == number(4)
    assert not deck.plays(s, 1, number(6), B.TERRAIN)
    assert told(s)[-1] == "uf-taken-out"
    deck.draw(s, "attack")
    assert told(s)[-1] == "uf-last-taken-out"
    assert s.taken_out[B.BUILDINGS] == 5
    assert deck.plays(s, 1, number(6), B.TERRAIN)
    assert not deck.is_dead(s, 0, number(8))
    assert deck.draw(s, "attack") == number(7)
    assert s.where[number(7)] == DISCARDED


@pytest.mark.rule("16.2")
def test_a_pile_that_ran_out_without_discards_is_filled_by_those_that_come_later() -> None:
    s = table(TWO + "hand german: #1")
    for other in s.pile:
        s.where[other] = OUT_OF_GAME
    s.pile = s.pile[:0]
    deck.discard(s, number(1), False)
    assert deck.draw(s, "attack") == number(1)


@pytest.mark.rule("16.1")
def test_other_terrain_is_not_touched() -> None:
    s = table(BUILDINGS + "hand german: woods", draws=["#15"])
    woods = card(s, "german", "woods")
    assert not deck.is_dead(s, 0, woods)
    assert deck.plays(s, 0, woods, B.TERRAIN)
    deck.discard(s, woods, False)
    deck.draw(s, "attack")
    assert [s.where[woods], s.where[number(15)]] == [DISCARDED, DISCARDED]


@pytest.mark.rule("16.1")
def test_one_that_lay_face_down_goes_back_to_the_discards() -> None:
    s = table("removed: buildings 5\ngerman A > forward open#1: Griess rifle")
    deck.discard(s, number(1), False)
    assert s.where[number(1)] == DISCARDED
    assert s.taken_out[B.BUILDINGS] == 0


# ---------------------------------------------------------------- the positions the tests begin from
def test_a_position_is_what_its_text_says() -> None:
    s = table(
        """
        german A chit 2 in Woods -2 > forward: Griess lmg(crew Posner), Posner rifle, Hessel mp!  # a remark
        american B chit -1: Allen sl rifle, Myers rifle, Degi rifle! ^A, Gone rifle killed
        american C > flank-sideways smoke: Nixon carbine 4/6/8 charge ~B, Coates unarmed holds(Griess)
        hand german: fire 4/8, concealed -2, movement red
        flank: german A > american B
        """,
        side="american",
        step="discarding",
    )
    assert s.waiting() == [1]
    assert names(s, "american", "B") == ["Allen", "Myers", "Degi"]
    assert [s.setup.deck.terrain[c] for c in on(s, "german", "A")] == [B.WOODS, B.OPEN]
    assert [int(c) for c in s.chit] == [2, 0, 0, 0, 0, -1, 0, 0]
    assert s.serves[man(s, "Posner")] == man(s, "Griess")
    assert s.inside[man(s, "Degi")] == group(s, "german", "A")
    assert s.lies[man(s, "Gone")] == group(s, "american", "B")
    assert s.second[man(s, "Nixon")] == second(s, "Nixon")
    assert s.where[on(s, "american", "C")[0]] == ON_GROUP + 6
    assert s.setup.deck.movement[on(s, "american", "C")[0]] == B.FLANK
    assert len(hand(s, "german")) == 3
    assert s.setup.deck.red[card(s, "german", "movement")] == 1
    assert (s.setup.men[man(s, "Allen")].morale, s.setup.men[man(s, "Allen")].panic) == (5, 7)
    assert consistent(s)
