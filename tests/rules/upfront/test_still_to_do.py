"""What is left to do, what an action ends, how much it is wanted, and what an end gives up."""

from __future__ import annotations

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import SIDEWAYS
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.player_turn import Discard, Refill, rest_of_turn
from caposaldo.games.upfront.rules.preparation import Lay
from caposaldo.games.upfront.rules.still_to_do import men_for
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, ENDS_TURN, NEXT, RARE
from caposaldo.kernel.texts import texts
from rules.upfront.field import card, do, group, man, pending, table

FOUR = """
german A chit 4: Hessel mp, Wolff rifle, Posner rifle
german B chit 1: Griess rifle!, Bernhoff rifle
german C chit 1 > forward: Ursel rifle, Franz rifle
german D chit 1: Karl rifle, Max rifle
american A chit 1: Allen rifle, Myers rifle
goal: german chit 4 men 4
"""
ALL = "hand german: fire 3/6, rally 1, woods, movement\n"


def pieces(s: UpFrontState) -> list[str]:
    return [s.setup.men[piece].name for piece in s.todo(s.waiting()[0]).pieces]


def said(s: UpFrontState, lang: str = "en") -> str:
    found = s.todo(s.waiting()[0]).said
    assert found is not None
    return texts(lang).say(found, s)


def loses(s: UpFrontState, text: str, lang: str = "en") -> str:
    found = s.loses(s.waiting()[0], s.read_action(text))
    return "" if found is None else texts(lang).say(found, s)


def ends(s: UpFrontState, text: str) -> int:
    return int(s.ends(s.waiting()[0], s.read_action(text)))


def rank(s: UpFrontState, text: str) -> int:
    return int(s.rank(s.waiting()[0], s.read_action(text)))


# ---------------------------------------------------------------- actions
def test_groups_come_by_what_they_can_do_fire_first() -> None:
    s = table(FOUR + ALL)
    assert pieces(s) == ["Hessel", "Bernhoff", "Ursel", "Karl"]
    assert said(s) == "fire: A · rally: B · take cover: C · advance: D · 4 groups can still act"
    assert said(s, "it").startswith("fuoco: A · raccolta: B · copertura: C · avanzata: D · 4 gruppi")


def test_the_side_that_does_not_decide_has_nothing_to_do() -> None:
    s = table(FOUR + ALL)
    assert s.todo(1).is_empty()


def test_to_advance_counts_only_where_it_leads_to_a_goal() -> None:
    defender = "german A chit 1: Hessel mp, Wolff rifle\namerican A: Allen rifle\nhand german: movement\n"
    s = table(defender + "time: german")
    assert pieces(s) == []
    assert said(s) == "No group has much left to do"
    assert pieces(table(defender)) == ["Hessel"]  # for points


def test_to_leave_wire_counts_for_everybody() -> None:
    s = table("german A > wire: Hessel mp\namerican A: Allen rifle\nhand german: movement\ntime: german")
    assert pieces(s) == ["Hessel"]


def test_a_man_who_is_on_his_way_stands_for_one_group_only() -> None:
    s = table("german A: Posner rifle ~B, Wolff rifle ~B\namerican A: Allen rifle")
    both = [group(s, "german", "A"), group(s, "german", "A") + 1]
    assert [s.setup.men[number].name for number in men_for(s, both)] == ["Posner", "Wolff"]
    s = table("german A: Posner rifle ~B\namerican A: Allen rifle")
    assert [s.setup.men[number].name for number in men_for(s, both)] == ["Posner"]


def test_the_end_of_actions_loses_what_groups_could_do() -> None:
    s = table(FOUR + ALL)
    assert ends(s, "done") == ENDS_PHASE
    assert rank(s, "done") == COMMON
    assert loses(s, "done") == "Groups A, B, C, D could still act."
    assert loses(s, "done", "it") == "I gruppi A, B, C, D possono ancora agire."
    do(s, verbs.RALLY_BY, card(s, "german", "rally"), group(s, "german", "B"), -1)
    assert loses(s, "done") == "Groups A, C, D could still act."


def test_without_anything_to_do_the_end_of_actions_is_next() -> None:
    s = table(FOUR)
    assert pieces(s) == []
    assert rank(s, "done") == NEXT
    assert loses(s, "done") == ""


def test_what_seldom_pays_is_rare() -> None:
    s = table(FOUR + ALL)
    number = card(s, "german", "woods") + 1
    for text in ("panic griess", "rearrange german-A", f"lay {number} german-C down"):
        assert rank(s, text) == RARE
        assert ends(s, text) == ENDS_NOTHING
    assert rank(s, f"lay {number} german-C") == COMMON


def test_the_pass_of_the_enemy_is_told() -> None:
    s = table(FOUR + ALL)
    s.passed[1] = 1
    assert said(s).endswith("4 groups can still act · the enemy has passed")


# ---------------------------------------------------------------- one key, four things
def test_each_done_says_what_it_ends() -> None:
    s = table(FOUR + "hand german: fire 1/1", step="forming")
    assert (ends(s, "done"), rank(s, "done")) == (ENDS_PHASE, NEXT)
    s = table(FOUR + "hand german: fire 1/1")
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    pending(s, Aim)
    use = Action(verbs.USE, card(s, "german", "fire"))
    assert s.carries_on(0, use)
    do(s, verbs.USE, card(s, "german", "fire"))
    assert (ends(s, "done"), rank(s, "done")) == (ENDS_NOTHING, NEXT)
    assert rank(s, "give-up") == COMMON
    do(s, verbs.DONE)
    pending(s, Commit)
    assert (ends(s, "resolve"), rank(s, "resolve"), rank(s, "give-up")) == (ENDS_NOTHING, NEXT, RARE)
    do(s, verbs.RESOLVE)
    assert (ends(s, "done"), rank(s, "done")) == (ENDS_PHASE, NEXT)
    do(s, verbs.DONE)
    assert (ends(s, "done"), rank(s, "done")) == (ENDS_PHASE, NEXT)
    do(s, verbs.DONE)
    assert (ends(s, "done"), rank(s, "done")) == (ENDS_TURN, RARE)
    assert said(s) == "6 cards to draw · hand limit 6"
    assert [rank(s, f"draw {number}") for number in (1, 5, 6)] == [RARE, RARE, NEXT]


def test_discards_are_counted_and_need_not_be_made() -> None:
    s = table(FOUR + "hand german: hero, movement", step="discarding")
    assert said(s) == "You can discard 1 card"
    assert s.todo(0).is_empty()
    assert loses(s, "done") == ""
    assert rank(s, "panic griess") == RARE
    do(s, verbs.DISCARD_CARD, card(s, "german", "movement"))
    assert said(s) == "No discards left"  # but somebody is pinned: a Hero could be played on him


# ---------------------------------------------------------------- before the first turn
def test_a_pass_that_ends_the_laying_leaves_groups_in_the_open() -> None:
    s = table(FOUR.replace(" > forward", "") + "hand german: woods", step="laying")
    assert pieces(s) == ["Hessel", "Bernhoff", "Ursel", "Karl"]
    assert (ends(s, "pass"), rank(s, "pass"), loses(s, "pass")) == (ENDS_NOTHING, COMMON, "")
    s.replace(Lay(0, 1))
    s.legal = None
    assert (ends(s, "pass"), rank(s, "pass")) == (ENDS_PHASE, COMMON)
    assert loses(s, "pass") == "Groups A, B, C, D start without cover."
    s = table(FOUR.replace(" > forward", "") + "hand german: hero", step="laying")
    assert rank(s, "pass") == NEXT


def test_a_man_stands_for_his_group() -> None:
    s = table(FOUR + "hand german: rally 1")
    assert s.todo(0).pieces[0] == man(s, "Bernhoff")  # Griess is pinned


# ---------------------------------------------------------------- questions with a single answer
SQUADS = "german A: Hessel mp, Wolff rifle\namerican A: Allen rifle, Myers rifle\n"


def test_who_may_not_discard_any_more_goes_on_to_draw() -> None:
    s = table(SQUADS + "hand german: movement, fire 1/1", step="discarding")
    do(s, verbs.DISCARD_CARD, card(s, "german", "movement"))
    pending(s, Refill)


def test_an_american_who_has_acted_draws_at_once() -> None:
    s = table(SQUADS + "hand american: movement", side="american")
    do(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), SIDEWAYS)
    do(s, verbs.DONE)
    pending(s, Refill)


def test_discards_are_asked_for_while_a_hero_could_be_played_whether_it_is_held_or_not() -> None:
    for held in ("hero", "wire"):
        s = table(SQUADS.replace("Allen rifle", "Allen rifle!") + f"hand american: rally 1, {held}", side="american")
        s.acted = 1
        do(s, verbs.DONE)
        pending(s, Discard)


def test_a_full_hand_ends_the_turn() -> None:
    s = table(SQUADS + "hand german: wire", step="refilling")
    assert (ends(s, "draw 5"), ends(s, "draw 4")) == (ENDS_TURN, ENDS_NOTHING)
    do(s, verbs.DRAW, 5)
    assert s.waiting() == [1]
    s = table(SQUADS.replace("Wolff rifle", "Wolff rifle!") + "hand german: wire", step="refilling")
    assert ends(s, "draw 5") == ENDS_NOTHING
    do(s, verbs.DRAW, 5)
    pending(s, Refill)
    assert rank(s, "done") == NEXT


def test_the_rest_of_the_turn_is_told_as_a_series() -> None:
    s = table(SQUADS + "hand german: wire, movement")
    assert rest_of_turn(s) == ["done", "done", "draw 4"]
    for text in rest_of_turn(s):
        s.apply(0, s.read_action(text))
    assert s.waiting() == [1]
    s = table(SQUADS.replace("Allen rifle", "Allen rifle!") + "hand american: wire", side="american")
    s.acted = 1
    assert rest_of_turn(s) == ["done", "done", "draw 6", "done"]
    for text in rest_of_turn(s):
        s.apply(1, s.read_action(text))
    assert s.waiting() == [0]


def test_no_series_ends_a_turn_in_which_a_discard_must_be_made() -> None:
    s = table(SQUADS + "hand german: wire")
    s.passed[1] = 1
    assert rest_of_turn(s) == []


# ---------------------------------------------------------------- chapters
def test_a_closed_chapter_is_neither_offered_nor_legal() -> None:
    lines = "german A chit 5: Hessel mp jammed, Wolff rifle\ngerman B chit 5: Posner rifle\namerican A: Allen rifle\n"
    s = table("level: 16\n" + lines + "hand german: movement, movement")
    assert [s.chapter_open(chapter) for chapter in ("16", "17", "20.2", "24", "25", "38")] == [True] + 5 * [False]
    closed = (
        verbs.BEGIN_INFILTRATION, verbs.BEGIN_ASSAULT, verbs.LEAVE, verbs.BEGIN_TRANSFER, verbs.RECEIVE, verbs.FOUND,
        verbs.ACQUIRE, verbs.REPAIR, verbs.HAND_OVER, verbs.DROP, verbs.CLEAR, verbs.SHELL,
    )  # fmt: skip
    assert not [action for action in s.actions(0) if action.verb in closed]
    for verb in closed:
        refusal = s.refusal(0, Action(verb, 0, 0))
        assert refusal is not None
        assert "doesn’t use these rules" in texts("en").say(refusal, s), VERB_NAMES[verb]
    assert table(lines).chapter_open("24")
