"""Reasons for hints: few, concrete, and only of what the side may know."""

from __future__ import annotations

from caposaldo.bots.advice import advise
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.position import FORWARD
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import texts
from rules.upfront.field import card, do, group, pending, table

TWO = """
german A chit 3 > forward: Hessel mp, Wolff rifle
german B chit 1: Griess sl rifle!, Bernhoff rifle
american A chit 1 > forward: Allen rifle!, Myers rifle
american B chit 0: Nixon rifle, Jones rifle, Karl rifle
"""


def of(s: UpFrontState, text: str, lang: str = "en") -> list[str]:
    seat = s.waiting()[0]
    return [texts(lang).say(message, s) for message in GAME.reasons(s, seat, s.read_action(text))]


def number(s: UpFrontState, said: str, nation: str = "german") -> int:
    return card(s, nation, said) + 1


# ---------------------------------------------------------------- the actions of a group
def test_a_move_says_how_near_the_goal_it_comes() -> None:
    s = table(TWO + "goal: german chit 4 men 4\nhand german: movement")
    assert of(s, f"move {number(s, 'movement')} german-A forward")[0] == "It reaches range chit 4; you need 4"
    assert "Arriva al segnalino raggio 4; ti serve 4" in of(s, f"move {number(s, 'movement')} german-A forward", "it")


def test_a_move_for_points_says_how_many_men_bring_them() -> None:
    s = table(TWO + "hand german: movement")
    assert of(s, f"move {number(s, 'movement')} german-A forward")[0] == "2 men bring 1 point more each"


def test_a_move_under_wire_gets_rid_of_it() -> None:
    s = table("german A > wire: Hessel mp\namerican A: Allen rifle\nhand german: movement")
    assert of(s, f"move {number(s, 'movement')} german-A sideways") == ["It gets rid of a Wire"]


def test_a_halt_says_what_it_covers_or_that_it_wins() -> None:
    s = table(TWO + "hand german: buildings -3")
    found = of(s, f"lay {number(s, 'buildings')} german-A")
    assert found[0] == "Cover: −3 on enemy attacks"
    assert "The enemy can do less to it there" in found
    s = table(TWO + "goal: german chit 3 men 2 cover\nhand german: buildings -3")
    assert of(s, f"lay {number(s, 'buildings')} german-A") == ["It wins at the end of the turn"]


def test_fire_names_what_makes_the_target_worth_it() -> None:
    s = table(TWO + "hand german: fire 1/1\nflank: german A > american A")
    assert of(s, "attack german-A american-A") == [
        "1 man there is pinned: a hit can remove him",
        "American A is on the move and easier to hit",
        "You have flank fire on American A",
    ]


def test_fire_at_the_last_men_can_break_the_enemy() -> None:
    s = table(
        TWO.replace("Jones rifle", "Jones rifle killed").replace("Nixon rifle", "Nixon rifle killed")
        + "hand german: fire 1/1"
    )
    assert of(s, "attack german-A american-A")[0] == "1 more loss breaks the enemy"


def test_a_rally_counts_the_men_and_lets_the_group_move() -> None:
    s = table(TWO + "hand german: rally 1")
    assert of(s, f"rally {number(s, 'rally')} german-B") == ["1 man can fire again", "The whole group can move again"]


def test_a_hero_is_for_a_leader_first() -> None:
    s = table(TWO + "hand german: hero")
    assert of(s, f"hero {number(s, 'hero')} griess") == ["It unpins Pvt Griess at once", "Pvt Griess is a leader"]


def test_nothing_better_is_said_when_nothing_is_left() -> None:
    assert of(table(TWO.replace(" > forward", "")), "done") == ["Nothing better is left to do"]


# ---------------------------------------------------------------- answers and discards
def test_a_concealed_card_says_by_how_much_the_risk_falls() -> None:
    s = table(TWO + "hand german: fire 1/1\nhand american: concealed -2")
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, verbs.USE, card(s, "german", "fire"))
    do(s, verbs.DONE)
    pending(s, Conceal)
    found = of(s, f"use {number(s, 'concealed', 'american')}")
    assert len(found) == 1
    assert found[0].startswith("Your risk falls from ")
    assert of(s, "keep") == ["The card is worth more later"]


def test_a_dead_card_is_the_one_to_discard() -> None:
    s = table(TWO + "dead: german minefield\nhand german: minefield, fire 1/1", step="discarding")
    assert of(s, f"discard {number(s, 'minefield')}") == ["You can’t use this card"]
    assert of(s, f"discard {number(s, 'fire')}") == ["This card is worth least to you now"]


def test_a_full_hand_is_wanted() -> None:
    assert of(table(TWO, step="refilling"), "draw 2") == ["More cards give you more to choose from"]


# ---------------------------------------------------------------- hints
def test_hints_give_two_reasons_at_most_and_the_same_in_every_world() -> None:
    s = table(TWO + "hand german: fire 1/1, movement, rally 1\nhand american: hero, concealed -2, movement")
    seen = []
    for seed in ("one", "two"):
        world = s.resample(0, Dice(seed))
        advice = advise(GAME, world, 0)
        assert advice
        assert all(len(one.reasons) <= 2 for one in advice)
        seen.append([(s.write_action(one.action), [reason.data() for reason in one.reasons]) for one in advice])
    assert seen[0] == seen[1]


def test_a_move_back_gives_no_reason_of_a_goal() -> None:
    s = table("german A chit 3: Hessel mp\namerican A chit 2: Allen rifle\nhand german: movement")
    back = [action for action in s.actions(0) if action.verb == verbs.MOVE and action.third != FORWARD]
    keys = [reason.key for action in back for reason in GAME.reasons(s, 0, action)]
    assert not [key for key in keys if key.startswith(("uf-why-nearer", "uf-why-points"))]
