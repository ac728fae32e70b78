"""Hints: what speaks for an action, in words."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from caposaldo.bots.advice import advise
from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CALL, STRIKE
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from rules.battlegroups.drill import charge, choose, do, go
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import area, lineup
from rules.battlegroups.sketch import sketch

GAME = registry.game("battlegroups")
RESERVE = "G8 ger-rifles 4,44 0\nG9 ger-rifles 8,44 0"
ENEMIES = "R7 sov-rifles 4,2 0\nR8 sov-rifles 8,2 0\nR9 sov-rifles 12,2 0"


def why(s: BattlegroupsState, text: str, lang: str = "en") -> list[str]:
    seat = s.waiting()[0]
    action = s.read_action(text)
    refusal = s.refusal(seat, action)
    assert refusal is None, refusal
    found = [texts(lang).say(reason, s) for reason in GAME.reasons(s, seat, action)]
    assert BROKEN_LEFT not in "".join(found)
    return found


def at(x: float, y: float) -> str:
    return f"{round(x * 254)},{round(y * 254)}"


# ---------------------------------------------------------------- moving
def test_a_move_out_of_their_reach_says_so() -> None:
    s = sketch(f"G1 ger-rifles 24,25 0\n{RESERVE}", f"R1 sov-rifles 24,20 0\n{ENEMIES}")
    choose(s, "G1")
    assert why(s, f"go {at(24, 28.5)}")[0] == "No enemy in range sees it there"
    assert "No enemy in range sees it there" not in why(s, f"go {at(24, 24.5)}")


def test_a_move_into_range_names_the_target() -> None:
    s = sketch(f"G1 ger-rifles 24,30 0\n{RESERVE}", f"R1 sov-rifles 24,21 0\n{ENEMIES}")
    choose(s, "G1")
    found = why(s, f"go {at(24, 26.5)}")
    assert found[0] == "From there it can fire at the rifle team (R1)"
    assert found[1].startswith("It comes within 5.5″")
    assert why(s, f"go {at(24, 26.5)}", "it")[0] == "Da lì può sparare alla squadra fucilieri (R1)"


def test_a_move_into_command_and_into_a_trench() -> None:
    trench = '[[terrain]]\nkind = "trench"\npoints = [[22, 36], [26, 36], [26, 38.5], [22, 38.5]]\n'
    s = sketch(f"G1 ger-rifles 24,34 180\nG2 ger-command 24,46 0\n{RESERVE}", ENEMIES, terrain=trench)
    choose(s, "G1")
    assert why(s, f"go {at(24, 37.2)}") == ["Back in command radius", "Cover: the enemy fires with 1 die less"]


def test_a_unit_is_chosen_for_what_threatens_it() -> None:
    s = sketch(f"G1 ger-rifles 24,25 0\nG2 ger-command 24,44 0\n{RESERVE}", f"R1 sov-rifles 24,20 180\n{ENEMIES}")
    assert why(s, "select G1") == ["The enemy can fire at it where it is", "It is outside its command radius"]
    assert why(s, "end") == ["Nothing better is left to do"]


# ---------------------------------------------------------------- fire
def test_a_shot_says_what_it_can_bring() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 26 0")
    assert why(s, "declare G1 R1") == ["The rifle team (R1) can’t fire back", "The rifle team (R1) is in the open"]
    s.status[unit(s, "R1")] = 2
    assert why(s, "declare G1 R1")[0] == "Two hits destroy the rifle team (R1): it is suppressed"
    s.lost[1] = s.setup.breakpoint[1] - 1
    assert why(s, "declare G1 R1")[0] == "Its loss would break the Soviets"
    assert why(s, "declare G1 R1", "it")[0] == "La sua perdita manda in rotta i sovietici"


def test_a_shot_at_a_flank_has_a_die_more() -> None:
    s = lineup("G1 ger-pz4 50 30 0", "R1 sov-t34 50 22 90")
    assert why(s, "declare G1 R1")[0] == "The shot strikes the flank or the rear: 1 die more"


def test_a_shot_into_a_wood_is_not_called_open() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-rifles 50 26 180", area("wood", 48, 24, 52, 28))
    assert why(s, "declare G1 R1") == []


def test_shells_count_those_near_the_target() -> None:
    enemies = "R1 sov-rifles 50 30 180\nR2 sov-rifles 52.2 30 180"
    s = lineup("G1 ger-mortar-81 50 50 0\nG2 ger-fo 50 40 0", enemies, phase="indirect")
    assert why(s, "call G1") == ["It can choose among 2 enemy units"]
    do(s, Action(CALL, unit(s, "G1")))
    assert why(s, "bombard R1")[0] == "1 more enemy unit is near enough to suffer"


def test_an_air_unit_comes_in_its_turn() -> None:
    s = lineup("G1 ger-rifles 60 50 0\nFO ger-fo 66 36 0", "R1 sov-rifles 60 20 180", phase="indirect", air=1)
    s.air_turn[0] = 1
    s.air_turn[1] = 3
    assert why(s, "strike 1") == ["It can attack in this turn only"]
    do(s, Action(STRIKE, 0))
    assert "Out of reach of anti-aircraft fire" in why(s, s.write_action(s.actions(0)[0]))


def test_opportunity_fire_waits_for_its_best_moment() -> None:
    trench = '[[terrain]]\nkind = "trench"\npoints = [[22, 27], [26, 27], [26, 29], [22, 29]]\n'
    s = sketch(f"G1 ger-rifles 24,28 0\n{RESERVE}", f"R1 sov-mg 24,20 180\n{ENEMIES}", terrain=trench)
    go(s, "G1", 24, 25)
    assert why(s, "hold") == ["The shot gets better later in this move"]
    assert "The shot is at its best now" not in why(s, "shoot R1")


def test_defensive_fire_stops_a_charge() -> None:
    s = sketch(f"G1 ger-rifles 24,30 0\n{RESERVE}", f"R1 sov-rifles 24,26 180\n{ENEMIES}")
    charge(s, "G1", "R1")
    assert why(s, "shoot R1")[0] == "A hit stops the charge"


# ---------------------------------------------------------------- close combat
def test_a_charge_at_a_suppressed_unit_destroys_it() -> None:
    s = sketch(f"G1 ger-rifles 24,30 0\n{RESERVE}", f"R1 sov-rifles 24,27 180 suppressed\n{ENEMIES}")
    choose(s, "G1")
    assert why(s, "charge R1") == [
        "The rifle team (R1) is suppressed: if beaten, it is destroyed",
        "The rifle team (R1) can’t fire at the attacker",
    ]


def test_nothing_speaks_for_a_charge_that_falls_short() -> None:
    s = sketch(f"G1 ger-rifles 24,30 0\n{RESERVE}", f"R1 sov-rifles 24,20 180 suppressed\n{ENEMIES}")
    choose(s, "G1")
    assert why(s, "charge R1") == []


# ---------------------------------------------------------------- all of them
def test_every_reason_has_words_in_both_languages() -> None:
    source = (Path(registry.folder("battlegroups")) / "bot" / "reasons.py").read_text(encoding="utf-8")
    keys = {f"bg-why-{key}" for key in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)}
    named = {f"bg-why-{key}" for key in re.findall(r'why\(\s*"[\w-]+", "([a-z-]+)"', source)}
    assert len(named) > 25
    for lang in ("it", "en"):
        texts(lang).load_game("battlegroups")
        assert [key for key in sorted(named) if not texts(lang).has(key)] == []
    assert named <= keys


@pytest.mark.parametrize("scenario", ["masseria", "siepi"])
def test_hints_are_legal_and_say_why(scenario: str) -> None:
    s = GAME.start(scenario, {}, "hints")
    assert isinstance(s, BattlegroupsState)
    reasoned = asked = 0
    dice = Dice("hints")
    while s.outcome() is None and asked < 40:
        seat = s.waiting()[0]
        known = s.resample(seat, dice.clone())
        started = time.perf_counter()
        found = advise(GAME, known, seat)
        assert time.perf_counter() - started < 5  # far less when compiled
        assert found
        for advice in found:
            assert s.refusal(seat, advice.action) is None
        reasoned += len(found[0].reasons) > 0
        asked += 1
        s.apply(seat, found[0].action)
    assert reasoned > asked // 2
