"""What one would expect among the choices: all that can be done, and what is refused for a reason."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import VERBS
from caposaldo.kernel import registry
from caposaldo.kernel.game import Refusal
from rules.storms.field import do, field, started

GAME = registry.game("storms")

FIGHT = """
map = \"\"\"
. . w . . . .
 . . S . . . .
. ~ . . h . .
 . . . . . . .
\"\"\"
hands = { german = ["2", "9"], soviet = ["12"] }
[cards]
deck = { 2 = 3, 9 = 1, 12 = 2 }
[german]
exits = ["A07"]
[units]
G1 = "ger-rifle43 C01 e cards=V05,W-grenades"
G2 = "ger-mortar-8cm D01 e"
G3 = "ger-rifle43 C02 e marker=pinned"
R1 = "sov-rifle41 C05 w"
R2 = "sov-rifle41 A07 w"
R3 = "sov-smg A03 hidden"
"""


def refused(s: StormsState) -> dict[str, Refusal]:
    """What one would think of and cannot do, as it is written, and why."""
    seat = s.waiting()[0]
    found: dict[str, Refusal] = {}
    for action in s.considered(seat):
        why = s.refusal(seat, action)
        if why is not None:
            found[s.write_action(action)] = why
    return found


def test_all_that_can_be_done_comes_first() -> None:
    s = field(FIGHT)
    legal = s.actions(0)
    assert s.considered(0)[: len(legal)] == legal
    assert len(set(s.considered(0))) == len(s.considered(0))


@pytest.mark.rule("2.2a", "2.2f", "8.1")
def test_in_a_turn_one_thinks_of_every_unit_and_every_card() -> None:
    s = field(FIGHT.replace("D01 e", "D01 e spent"))
    why = refused(s)
    assert why["take G2 ap"].rule == "2.2a"
    assert why["stall ap"].rule == "2.2f"
    assert why["card 9 free"].key == "st-card-later"
    assert why["card V05 ap"].rule == "8.3"


@pytest.mark.rule("7.5", "7.0", "5.0", "9.1")
def test_with_a_unit_one_thinks_of_fire_steps_recovery_and_company() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    why = refused(s)
    assert why["recover"].rule == "7.5"
    assert "exit" in why
    assert why["fire 1-A07"].rule != ""
    assert "throw W-grenades 1-C05" not in why  # too far to think of
    assert any(text.startswith("hide ") for text in why)


@pytest.mark.rule("12.0", "13.1")
def test_with_a_mortar_one_thinks_of_all_its_ways_of_fire() -> None:
    s = field(FIGHT)
    do(s, "take G2 ap")
    written = [s.write_action(action) for action in s.considered(0)]
    for way in ("", " indirect", " smoke", " indirect-smoke"):
        assert f"fire 1-C05{way}" in written


def test_with_a_pinned_unit_every_step_has_its_reason() -> None:
    s = field(FIGHT)
    do(s, "take G3 ap")
    why = refused(s)
    assert {why[text].rule for text in why if text.startswith("go ")} == {"7.4b"}


@pytest.mark.rule("10.0")
def test_nobody_thinks_of_units_he_does_not_see() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    other = field(FIGHT.replace("A03 hidden", "B06 hidden"))
    do(other, "take G1 ap")
    assert s.considered(0) == other.considered(0)


@pytest.mark.rule("1.0")
def test_at_set_up_one_thinks_of_the_zone_and_what_lies_beside_it() -> None:
    s = started(
        'map = ". . . . ."\n[units]\nG1 = "ger-rifle43 @a"\nR1 = "sov-rifle41 @b"\n'
        '[german]\nzones = { a = ["A01"] }\n[soviet]\nzones = { b = ["A04:A05"] }\n'
    )
    why = refused(s)
    assert why["place R1 1-A03 w"].key == "st-place-outside"
    assert why["keep"].rule == "10.0"


def test_nobody_thinks_of_anything_when_it_is_not_his_decision() -> None:
    assert field(FIGHT).considered(1) == []


@pytest.mark.parametrize("scenario", ["the-barrage", "the-orchard"])
def test_all_through_a_game_whatever_is_thought_of_is_done_or_refused(scenario: str) -> None:
    s = GAME.start(scenario, {}, "expected")
    bot = make_bot("random", GAME, "expected")
    verbs: set[str] = set()
    for number in range(150):
        if s.outcome() is not None:
            break
        seat = s.waiting()[number % len(s.waiting())]
        if number % 10 == 0:
            legal = s.actions(seat)
            for action in s.considered(seat):
                verbs.add(VERBS.names[action.verb])
                assert (action in legal) == (s.refusal(seat, action) is None)
                assert s.read_action(s.write_action(action)) == action
        s.apply(seat, bot.choose(s.resample(seat, s.dice.clone()), seat))
    assert len(verbs) > 8
