"""Odds: what each result is worth to the one who is asked, and that the cards agree with them."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import IN_PLAY, NAMED, PINNED
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fights import BOTH_ASKED, Fight, Fights
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import (
    ATTACK_ON,
    BEGIN_INFILTRATION,
    DONE,
    GIVE_UP,
    KEEP,
    NAME,
    PICK,
    RESOLVE,
    SHELL,
    USE,
)
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Preview
from caposaldo.kernel.odds import costs, nothing, works
from rules.playing import preview
from rules.upfront.field import card, do, group, man, pending, table

DRAWS = 10_000
LINE = "german A chit 4: Hessel rifle, Wolff rifle, Posner rifle\n"
FIRE = "hand german: fire 2/3\n"


def worth(found: Preview) -> dict[str, int]:
    return {chance.key.removeprefix("uf-chance-"): chance.worth for chance in found.chances}


def attack(s: UpFrontState) -> Preview:
    """Declare the attack of A on A with the strongest card; the enemy is asked for a Concealed card if he has any."""
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    found = preview(s, 0, Action(USE, card(s, "german", "fire")))
    do(s, USE, card(s, "german", "fire"))
    do(s, DONE)
    return found


# ---------------------------------------------------------------- what a result is worth
def test_fire_works_if_it_kills_or_pins() -> None:
    s = table(LINE + "american A: Allen rifle, Myers rifle!\n" + FIRE)
    found = preview(s, 0, Action(ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")))
    assert worth(found) == {"lost": 4, "pinned": 2, "nothing": 0}
    assert found.unless is None
    assert costs(found.chances) == 0
    assert works(found.chances) + nothing(found.chances) == 1
    assert worth(attack(s)) == worth(found)
    assert worth(preview(s, 0, Action(RESOLVE))) == worth(found)


def test_fire_costs_the_side_that_is_fired_at() -> None:
    s = table(LINE + "american A: Allen rifle\n" + FIRE + "hand american: concealed -2")
    declared = attack(s)
    pending(s, Conceal)
    kept = preview(s, 1, Action(KEEP))
    assert worth(kept) == {"lost": -3, "pinned": -2, "nothing": 0}
    assert works(kept.chances) == 0
    assert costs(kept.chances) == works(declared.chances)
    hidden = preview(s, 1, Action(USE, card(s, "american", "concealed -2")))
    assert costs(hidden.chances) < costs(kept.chances)


def test_to_get_in_is_good_and_to_stay_out_is_nothing() -> None:
    s = table("german A chit 2 in woods: Hessel rifle, Wolff rifle\namerican A chit 3: Allen rifle, Nixon rifle")
    do(s, BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    found = preview(s, 0, Action(NAME, man(s, "Hessel"), group(s, "american", "A"), -1))
    assert worth(found) == {"infiltrates": 3, "stays-out": 0}
    do(s, GIVE_UP)


FIGHT = """
german A chit 2 in woods: Griess rifle, Posner mp
american A chit 3: Allen rifle, Myers rifle
"""


def two_fights() -> UpFrontState:
    """Griess attacks Allen, Posner attacks Myers."""
    s = table(FIGHT)
    for name, other in (("Griess", "Allen"), ("Posner", "Myers")):
        s.mark(man(s, name), NAMED)
        s.aim[man(s, name)] = man(s, other)
    s.push(Fights(group(s, "german", "A")))
    return s


def test_a_fight_is_even_if_both_fall() -> None:
    s = two_fights()
    found = preview(s, 0, Action(PICK, man(s, "Griess")))
    assert worth(found) == {"wins": 4, "both": 0, "loses": -3}
    assert works(found.chances) + nothing(found.chances) + costs(found.chances) == 1


def test_a_shell_that_hits_works_and_a_jam_costs() -> None:
    s = table("german A chit 3: Ursel medium\namerican A chit 1: Allen rifle\n" + FIRE)
    found = preview(s, 0, Action(SHELL, man(s, "Ursel"), group(s, "american", "A"), card(s, "german", "fire")))
    assert worth(found) == {"hits": 2, "jams": -2, "misses": 0}


# ---------------------------------------------------------------- the cards agree
CASES = {
    "in the open": LINE + "american A: Allen rifle, Myers rifle, Degi rifle\n" + FIRE,
    "in cover, moving": LINE + "american A in woods > sideways: Allen rifle, Myers rifle\n" + FIRE,
    "some pinned": LINE + "american A: Allen rifle!, Degi rifle\n" + FIRE,
}


@pytest.mark.parametrize("case", CASES)
def test_ten_thousand_attacks_agree_with_the_odds(case: str) -> None:
    s = table(CASES[case])
    found = attack(s)
    seen = dict.fromkeys([chance.key for chance in found.chances], 0)
    dice = Dice(f"ten thousand {case}")
    s.quiet()
    for _ in range(DRAWS):
        copy = s.clone()
        assert isinstance(copy, UpFrontState)
        copy.dice = dice
        copy.do(0, Action(RESOLVE))
        seen[result(s, copy)] += 1
    agree(found, seen)


def test_ten_thousand_fights_agree_with_the_odds() -> None:
    s = two_fights()
    found = preview(s, 0, Action(PICK, man(s, "Griess")))
    seen = dict.fromkeys([chance.key for chance in found.chances], 0)
    dice = Dice("ten thousand fights")
    s.quiet()
    for _ in range(DRAWS):
        copy = s.clone()
        assert isinstance(copy, UpFrontState)
        copy.dice = dice
        copy.push(Fight(man(s, "Griess"), man(s, "Allen"), 0, 0, BOTH_ASKED))
        copy.top().run_on(copy)
        falls = [copy.fate[man(s, name)] != IN_PLAY for name in ("Griess", "Allen")]
        seen["uf-chance-both" if all(falls) else "uf-chance-loses" if falls[0] else "uf-chance-wins"] += 1
    agree(found, seen)


def result(before: UpFrontState, after: UpFrontState) -> str:
    enemies = [one for one in range(before.setup.count()) if before.setup.side[one] == 1]
    if any(after.fate[one] != IN_PLAY for one in enemies):
        return "uf-chance-lost"
    pinned = [one for one in enemies if after.has(one, PINNED) and not before.has(one, PINNED)]
    return "uf-chance-pinned" if pinned else "uf-chance-nothing"


def agree(found: Preview, seen: dict[str, int]) -> None:
    for chance in found.chances:
        expected = DRAWS * chance.ways / chance.of
        deviation = (expected * (1 - chance.ways / chance.of)) ** 0.5
        assert abs(seen[chance.key] - expected) <= 4 * deviation, (chance.key, seen[chance.key], expected)
