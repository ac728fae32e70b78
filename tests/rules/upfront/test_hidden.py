"""Resampled states: what replaces hidden information (3.5, 4.4, 8.1, 16.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from caposaldo.games.upfront import hidden, verbs
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules import deck
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fire import Aim
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from rules.playing import do as say
from rules.upfront.field import card, hand, man, on, table

GERMAN, AMERICAN, SPECTATOR = 0, 1, -1
POSITION = """
level: 24
german A chit 2 in woods > forward: Griess lmg (crew Posner), Posner rifle, Wolff sl rifle ^A
german B chit 4 in open > sideways: Hessel mp, Bernhoff rifle
american A chit 1: Allen sl rifle, Myers rifle
american B chit 1 in open: Coates asl rifle, Nixon rifle
hand german: fire 1/1, fire 2, movement, hero
hand american: concealed -2, rally 2, brush
"""


def imagined(s: UpFrontState, seat: int, number: int) -> UpFrontState:
    found = s.resample(seat, Dice(f"imagined {number}"))
    assert isinstance(found, UpFrontState)
    return found


def many(s: UpFrontState, seat: int, count: int = 60) -> list[UpFrontState]:
    return [imagined(s, seat, number) for number in range(count)]


def in_order(s: UpFrontState) -> bool:
    """The pile is what it should be, hands and stacks too, and each side knows its own hand alone."""
    for side in range(2):
        assert {int(s.seen[number]) for number in s.hands[side]} <= {1 << side}
    places = [card for card in range(DECK) if s.where[card] == st.IN_PILE]
    held = [sorted(c for c in range(DECK) if s.where[c] == st.IN_HAND + side) for side in range(2)]
    stacked = sorted(c for nation, letter in GROUPS for c in on(s, nation, letter))
    lying = [c for c in range(DECK) if s.where[c] >= st.ON_GROUP]
    return list(s.pile) == places and [sorted(h) for h in s.hands] == held and stacked == lying


GROUPS = [("german", "A"), ("german", "B"), ("american", "A"), ("american", "B")]


@pytest.mark.rule("8.1")
def test_when_a_card_of_the_pile_had_been_laid_is_hidden_too() -> None:
    s = table("german A: Griess rifle\namerican A: Allen rifle\n")
    assert not s.hides(GERMAN)
    assert imagined(s, GERMAN, 1).data() == s.data()
    s.laid[int(s.pile[0])] = 3
    assert s.hides(GERMAN)
    assert not any(imagined(s, GERMAN, 1).laid)


@pytest.mark.rule("3.5")
def test_one_knows_ones_own_hand_and_how_many_cards_the_other_holds() -> None:
    s = table(POSITION)
    found = many(s, GERMAN)
    for other in found:
        assert list(other.hands[GERMAN]) == list(s.hands[GERMAN])
        assert len(other.hands[AMERICAN]) == 3
        assert in_order(other)
    assert len({tuple(hand(other, "american")) for other in found}) > 50


def test_every_card_one_does_not_know_may_be_in_the_others_hand() -> None:
    s = table(POSITION)
    counts: Counter[int] = Counter()
    for other in many(s, GERMAN, 400):
        counts.update(int(card) for card in other.hands[AMERICAN])
    unknown = [card for card in range(DECK) if not hidden.knows(s, GERMAN, card)]
    assert set(counts) <= set(unknown)
    assert len(counts) == len(unknown)
    assert max(counts.values()) < 30


@pytest.mark.rule("8.1")
def test_what_lies_face_down_is_known_to_who_laid_it() -> None:
    s = table(POSITION)
    own, others = on(s, "german", "B")[0], on(s, "american", "B")[0]
    found = many(s, GERMAN)
    assert {on(other, "german", "B")[0] for other in found} == {own}
    assert len({on(other, "american", "B")[0] for other in found}) > 30
    for other in found:
        assert on(other, "german", "B")[1:] == on(s, "german", "B")[1:]
        assert on(other, "german", "A") == on(s, "german", "A")
        assert other.way[on(other, "american", "B")[0]] == st.FACE_DOWN
    assert {on(other, "american", "B")[0] for other in many(s, AMERICAN)} == {others}


@pytest.mark.rule("4.4")
def test_what_the_other_discarded_from_his_hand_is_not_known() -> None:
    s = table(POSITION, "american", "discarding")
    secret = card(s, "american", "rally 2")
    s.apply(AMERICAN, Action(verbs.DISCARD_CARD, secret))
    gone = [{card for card in range(DECK) if other.where[card] == st.DISCARDED} for other in many(s, GERMAN)]
    assert {len(cards) for cards in gone} == {1}
    assert len({card for cards in gone for card in cards}) > 30
    assert all(other.where[secret] == st.DISCARDED for other in many(s, AMERICAN, 20))


def test_what_was_shown_stays_where_it_is() -> None:
    s = table(POSITION + "discards: buildings, smoke\nout: wire")
    known = [card for card in range(DECK) if s.seen[card] == st.EVERYBODY]
    assert len(known) == 6
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        for other in many(s, seat, 10):
            assert all(other.where[card] == s.where[card] for card in known)


@pytest.mark.rule("16.1")
def test_nobody_has_secretly_discarded_a_card_that_would_have_left_the_game() -> None:
    s = table(POSITION + "removed: buildings 8", "american", "discarding")
    s.apply(AMERICAN, Action(verbs.DISCARD_CARD, card(s, "american", "rally 2")))
    s.apply(AMERICAN, Action(verbs.DISCARD_CARD, card(s, "american", "brush")))
    for other in many(s, GERMAN, 300):
        gone = [card for card in range(DECK) if other.where[card] == st.DISCARDED]
        assert len(gone) == 2
        assert not any(deck.leaves_game(other, card) for card in gone)
        assert in_order(other)


def test_somebody_who_looks_on_knows_neither_hand() -> None:
    s = table(POSITION)
    found = many(s, SPECTATOR)
    for nation in ("german", "american"):
        assert len({tuple(hand(other, nation)) for other in found}) > 50
    assert len({on(other, "german", "B")[0] for other in found}) > 30


def test_what_is_imagined_does_not_follow_from_the_truth() -> None:
    """Two tables that differ in what the German does not know give the same when the dice are the same."""
    s, other = table(POSITION), table(POSITION.replace("rally 2, brush", "rally 1, fire 3"))
    assert hand(s, "american") != hand(other, "american")
    counts = []
    for real in (s, other):
        hands = [frozenset(hand(guess, "american")) for guess in many(real, GERMAN, 300)]
        truth = frozenset(hand(real, "american"))
        counts.append(sum(len(truth & guess) for guess in hands))
    assert max(counts) < 60


# ---------------------------------------------------------------- what is being prepared
def test_what_the_other_prepares_is_not_known() -> None:
    s = table(POSITION)
    before = s.view(AMERICAN)
    say(s, "attack german-A american-A")
    s.apply(GERMAN, Action(verbs.USE, card(s, "german", "fire 1/1")))
    assert s.view(AMERICAN) == before
    for seat in (AMERICAN, SPECTATOR):
        for other in many(s, seat, 10):
            assert isinstance(other.top(), Act)
            assert all(other.way[card] != st.CHOSEN for card in range(DECK))
            assert other.waiting() == s.waiting()
            assert other.actions(GERMAN)
    own = imagined(s, GERMAN, 1)
    assert isinstance(own.top(), Aim)
    assert own.view(GERMAN) == s.view(GERMAN)


def test_men_who_were_named_are_named_no_more_in_what_the_other_imagines() -> None:
    s = table(POSITION)
    say(s, "infiltrate german-B")
    hessel = man(s, "Hessel")
    movement = card(s, "german", "movement")
    s.apply(GERMAN, Action(verbs.NAME, hessel, 4, movement))
    assert s.has(hessel, st.NAMED)
    other = imagined(s, AMERICAN, 1)
    assert not other.has(hessel, st.NAMED)
    assert (other.aim[hessel], other.spends[hessel]) == (-1, -1)
    assert s.has(hessel, st.NAMED)


def test_what_has_been_declared_stays() -> None:
    s = table(POSITION)
    say(s, "attack german-A american-A")
    fire = card(s, "german", "fire 1/1")
    s.apply(GERMAN, Action(verbs.USE, fire))
    s.apply(GERMAN, Action(verbs.DONE))
    other = imagined(s, AMERICAN, 1)
    assert isinstance(other.top(), Conceal)
    assert (other.way[fire], other.where[fire]) == (st.CHOSEN, st.OUT_OF_GAME)
    assert other.view(AMERICAN) == s.view(AMERICAN)


# ---------------------------------------------------------------- whether anything is hidden
def test_before_the_cards_are_dealt_nothing_is_hidden() -> None:
    s = GAME.start("two-patrols", {}, "nothing")
    assert isinstance(s, UpFrontState)
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        assert not s.hides(seat)
        assert s.resample(seat, Dice("x")).data() == s.data()


def test_as_soon_as_somebody_holds_cards_something_is() -> None:
    s = table(POSITION)
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        assert s.hides(seat)


def test_with_all_cards_known_nothing_is_hidden() -> None:
    s = table("german A: Wolff rifle\namerican A: Allen rifle\nhand german: fire 1/1")
    for number in range(DECK):
        s.seen[number] = st.EVERYBODY
    assert not s.hides(AMERICAN)
    assert imagined(s, AMERICAN, 3).data() == s.data()


@pytest.mark.rule("3.5")
def test_a_card_drawn_unseen_may_be_any_of_the_pile() -> None:
    s = table(POSITION, "american", "refilling")
    for number in s.pile:
        s.seen[number] = st.EVERYBODY
    known = {int(number) for number in s.pile}
    s.apply(AMERICAN, Action(verbs.DRAW, 1))
    drawn = [{int(number) for number in other.hands[AMERICAN]} & known for other in many(s, GERMAN)]
    assert len(set().union(*drawn)) > 40


def test_cards_that_were_seen_to_come_into_the_pile_stay_there() -> None:
    s = table(POSITION)
    for number in list(s.pile)[:20]:
        s.seen[number] = st.EVERYBODY
    known = list(s.pile)[:20]
    for other in many(s, GERMAN, 10):
        assert all(other.where[number] == st.IN_PILE for number in known)
