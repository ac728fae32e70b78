"""Numbers of men, groups and cards that do not exist: whatever is not offered is refused, whoever asks for it."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import GROUPS
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.preparation import Form
from caposaldo.games.upfront.rules.rally import Rallying
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import VERB_NAMES
from rules.upfront.field import card, choices, do, group, man, refused, table, why

FIELD = """
nations: german russian
german A chit 2 in woods > sideways: Griess lmg (crew Posner), Posner rifle, Hessel mp!, Wolff sl rifle charge ^A
german B chit 2 in brush: Kurz flamethrower, Ott rifle jammed, Bernhoff asl rifle, Vogel rifle killed
german C chit 3 in minefield: Braun rifle, Adler rifle holds(Orlov) kept
russian A chit 3 > forward: Ivanov rifle, Petrov rifle!, Kalugin commissar rifle
russian B chit 3 in hill: Orlov unarmed rifle, Volkov rifle
russian C > sideways: Smirnov rifle, Popov rifle
hand german: fire 1/1, movement flank, movement, woods, rally 1, rally all, hero, smoke, wire, sniper, concealed -2
hand russian: fire 1/1, movement, hill, concealed -1
level: 24
"""

ARMOUR = """
german A chit 1 in brush: Ursel medium
german B chit 1 in brush > forward: Griess sl rifle, Max infantry-gun, Hessel rifle
german C chit 1: Wolff rifle!, Posner rifle
american A chit 1 in hill: Sherman medium
american B chit 1 > forward: Jones rifle, Nixon rifle
hand german: smoke, movement, movement flank, hero, rally 1, fire 1/1
hand american: smoke, sniper, wire, fire 2/3, movement
"""


def beyond(s: UpFrontState) -> list[int]:
    """The numbers around the ends of all that is counted."""
    men = len(s.setup.men)
    return sorted({-2, -1, 0, 1, men - 1, men, GROUPS - 1, GROUPS, DECK - 1, DECK, 1000})


def is_just_as_offered(s: UpFrontState) -> bool:
    """One number of each thing that is offered is changed, and for what is not offered all are tried."""
    listed = s.actions(s.waiting()[0])
    assert listed
    for verb in range(len(VERB_NAMES)):
        if verb in s.top().verbs():
            like = [action for action in listed if action.verb == verb][:3] or [Action(verb), Action(verb, 0, 4)]
            for one in like:
                for number in beyond(s):
                    for other in (
                        Action(verb, number, one.second, one.third, one.fourth),
                        Action(verb, one.first, number, one.third, one.fourth),
                        Action(verb, one.first, one.second, number, one.fourth),
                        Action(verb, one.first, one.second, one.third, number),
                    ):
                        if (why(s, other) is None) != (other in listed):
                            return False
    return True


@pytest.mark.parametrize("step", ["acting", "discarding", "refilling", "laying", "forming"])
@pytest.mark.parametrize("side", ["german", "russian"])
def test_at_every_step_only_what_is_offered_can_be_done(step: str, side: str) -> None:
    assert is_just_as_offered(table(FIELD, side, step))


@pytest.mark.parametrize("step", ["acting", "discarding"])
@pytest.mark.parametrize("side", ["german", "american"])
def test_with_vehicles_too_only_what_is_offered_can_be_done(step: str, side: str) -> None:
    assert is_just_as_offered(table(ARMOUR, side, step))


@pytest.mark.parametrize(
    ("verb", "a", "b"),
    [
        (verbs.ATTACK_ON, "german A", "russian A"),
        (verbs.BEGIN_INFILTRATION, "", "german A"),
        (verbs.BEGIN_ASSAULT, "", "german A"),
        (verbs.REARRANGE, "", "german A"),
    ],
)
def test_while_something_is_prepared_only_what_is_offered_can_be_done(verb: int, a: str, b: str) -> None:
    s = table(FIELD)
    do(s, verb, group(s, *a.split()) if a else 0, group(s, *b.split()))
    assert is_just_as_offered(s)


def test_while_men_are_sent_only_what_is_offered_can_be_done() -> None:
    s = table(FIELD)
    do(s, verbs.BEGIN_TRANSFER, 0, group(s, "german", "B"), group(s, "german", "A"))
    assert is_just_as_offered(s)


def test_while_groups_are_formed_only_what_is_offered_can_be_done() -> None:
    s = table(FIELD, "german", "forming")
    do(s, verbs.PUT, man(s, "Braun"), 3)  # groups of one man may not stand
    assert choices(s, verbs.DONE) == choices(s, verbs.GIVE_UP) == []
    assert is_just_as_offered(s)
    s.replace(Form(0, 1000))  # and now they have been moved about enough
    s.legal = None
    assert choices(s, verbs.DONE) == choices(s, verbs.PUT) == choices(s, verbs.SWAP) == []
    assert is_just_as_offered(s)
    do(s, verbs.GIVE_UP)
    assert is_just_as_offered(s)


def test_when_a_group_is_founded_only_what_is_offered_can_be_done() -> None:
    text = "german A: Griess sl rifle, Posner rifle ~B, Wolff rifle ~B\namerican A: Allen rifle\nlevel: 24\n"
    s = table(text + "hand german: woods, minefield, pillbox, fire 1/1")
    slot = int(s.bound[man(s, "Posner")])
    s.announced[slot] = 1
    s.legal = None
    assert is_just_as_offered(s)
    said = ("woods", "minefield", "pillbox", "fire 1/1")
    assert [refused(s, verbs.FOUND, card(s, "german", one), slot) for one in said] == ["", "24.3", "2.22", "2.21"]
    assert [refused(s, verbs.FOUND, card(s, "german", one), slot, 1) for one in said] == [""] * 4


def test_while_questions_are_asked_only_what_is_offered_can_be_done() -> None:
    s = table(FIELD)
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "russian", "A"))
    do(s, verbs.USE, card(s, "german", "fire 1/1"))
    do(s, verbs.DONE)
    assert isinstance(s.top(), Conceal)
    assert is_just_as_offered(s)
    do(s, verbs.KEEP)
    assert is_just_as_offered(s)
    s = table(FIELD.replace("Wolff sl rifle", "Wolff sl rifle!").replace("^A", ""))
    do(s, verbs.RALLY_BY, card(s, "german", "rally 1"), group(s, "german", "A"), -1)
    assert isinstance(s.top(), Rallying)
    assert is_just_as_offered(s)
    assert s.has(man(s, "Hessel"), st.PINNED)
