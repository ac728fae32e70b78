"""Odds: what each result is worth to the one who attacks, attacks that will not come about, and that the dice agree."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import FRESH, STATUS_NAMES
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL, CHARGE, DECLARE, END, SELECT
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Preview
from caposaldo.kernel.odds import costs, nothing, works
from caposaldo.kernel.texts import texts
from caposaldo.server import presenter
from caposaldo.terminal.choices import Choices
from caposaldo.terminal.display import Moment, display_for
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import AXIS, area, lineup
from rules.battlegroups.sketch import keys, sketch
from rules.playing import preview

ROLLS = 10_000


def worth(found: Preview) -> dict[str, int]:
    return {chance.key.removeprefix("bg-"): chance.worth for chance in found.chances}


def declaring(s: BattlegroupsState, firer: str, target: str) -> Action:
    return Action(DECLARE, unit(s, firer), unit(s, target))


# ---------------------------------------------------------------- what a result is worth
def test_the_more_a_shot_hurts_the_more_it_is_worth() -> None:
    s = lineup("G1 ger-pz4 50 30 0", "R1 sov-rifles 50 26 180")
    found = preview(s, AXIS, declaring(s, "G1", "R1"))
    assert worth(found) == {"result-none": 0, "result-shaken": 1, "result-suppressed": 2, "result-destroyed": 4}
    assert found.unless is None
    assert works(found.chances) + nothing(found.chances) == 1
    assert costs(found.chances) == 0


def test_a_unit_that_is_shaken_already_is_not_shaken_again() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 26 180")
    fresh = works(preview(s, AXIS, declaring(s, "G1", "R1")).chances)
    s.status[unit(s, "R1")] = 1
    assert works(preview(s, AXIS, declaring(s, "G1", "R1")).chances) < fresh


def test_a_command_withdraws_whatever_the_dice_say() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-command 50 26 180")
    found = preview(s, AXIS, declaring(s, "G1", "R1"))
    assert worth(found) == {"result-withdraws": 1}


def test_a_fight_is_won_or_costs() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 180")
    s.apply(0, Action(SELECT, unit(s, "G1")))
    found = preview(s, 0, Action(CHARGE, target=unit(s, "R1")))
    assert worth(found) == {"chance-driven-off": 3, "chance-thrown-back": -2}
    assert works(found.chances) + costs(found.chances) == 1
    s.status[unit(s, "R1")] = 2
    assert worth(preview(s, 0, Action(CHARGE, target=unit(s, "R1"))))["chance-destroyed"] == 4


# ---------------------------------------------------------------- what will not come about
@pytest.mark.parametrize("gap", [3.0, 4.0, 5.0, 6.0, 7.0, 8.5, 10.0])
def test_a_charge_that_falls_short_says_so(gap: float) -> None:
    """Exactly the charges that then fall short are said to do so."""
    s = sketch("G1 ger-rifles 24,34 0", f"R1 sov-rifles 24,{34 - gap} 0")
    s.apply(0, Action(SELECT, unit(s, "G1")))
    charge = Action(CHARGE, target=unit(s, "R1"))
    assert s.refusal(0, charge) is None
    said = preview(s, 0, charge).unless
    s.apply(0, charge)
    assert ("bg-charge-falls-short" in keys(s)) == (said is not None)
    assert ("bg-in-contact" in keys(s)) == (said is None)


def test_how_far_short_a_charge_falls_is_said_in_both_languages() -> None:
    s = sketch("G1 ger-rifles 24,34 0", "R1 sov-rifles 24,24 0")
    s.apply(0, Action(SELECT, unit(s, "G1")))
    said = preview(s, 0, Action(CHARGE, target=unit(s, "R1"))).unless
    assert said is not None
    gap = said.params["gap"]
    assert texts("en").say(said, s) == (f"The rifle team (G1) won’t reach the rifle team (R1): it stops {gap}″ short.")
    assert texts("it").say(said, s).endswith(f"si ferma a {str(gap).replace('.', ',')}″.")


def test_lists_say_that_a_charge_falls_short_instead_of_its_odds() -> None:
    s = sketch("G1 ger-rifles 24,34 0", "R1 sov-rifles 24,24 0")
    s.apply(0, Action(SELECT, unit(s, "G1")))
    charge = Action(CHARGE, target=unit(s, "R1"))
    told = presenter.choice(s, 0, charge).unless
    assert told is not None
    assert told.key == "bg-unless-falls-short"
    display = display_for("battlegroups", texts("en"))
    listed = Choices(display, display.texts, Moment(s, 0, s.view(0), [charge])).line(1).plain
    assert "won’t reach the rifle team (R1)" in listed
    assert "%" not in listed


def test_a_second_shot_at_a_command_that_will_withdraw_is_lost() -> None:
    s = lineup("G1 ger-rifles 50 30 0\nG2 ger-rifles 53 30 0", "R1 sov-command 51 26 180")
    second = declaring(s, "G2", "R1")
    assert preview(s, AXIS, second).unless is None
    s.apply(AXIS, declaring(s, "G1", "R1"))
    said = preview(s, AXIS, second).unless
    assert said is not None
    assert texts("en").say(said, s).startswith("The Command (R1) will withdraw")
    s.apply(AXIS, second)
    s.apply(AXIS, Action(END))
    assert "bg-shot-lost" in keys(s)


# ---------------------------------------------------------------- the dice agree
def agree(found: Preview, seen: dict[str, int]) -> None:
    """Each result came about as often as it should, within four standard deviations."""
    assert sum(seen.values()) == ROLLS
    assert set(seen) <= {chance.key for chance in found.chances}
    for chance in found.chances:
        expected = ROLLS * chance.ways / chance.of
        deviation = (expected * (1 - chance.ways / chance.of)) ** 0.5
        assert abs(seen.get(chance.key, 0) - expected) <= 4 * deviation, (chance.key, seen, expected)


def rolled(s: BattlegroupsState, action: Action, target: int) -> dict[str, int]:
    """The results of the action for the target, over and over, with fair dice."""
    s.quiet()
    before = s.status[target]
    dice = Dice("ten thousand")
    seen: dict[str, int] = {}
    for _ in range(ROLLS):
        copy = s.clone()
        assert isinstance(copy, BattlegroupsState)
        copy.dice = dice
        copy.do(0, action)
        after = copy.status[target] if copy.status[target] != before else FRESH
        key = f"bg-result-{STATUS_NAMES[after] if after != FRESH else 'none'}"
        seen[key] = seen.get(key, 0) + 1
    return seen


SHOTS = {
    "in the open": ("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 26 180", "", 0),
    "into a wood": ("G1 ger-mg 50 30 0", "R1 sov-rifles 50 26 180", area("wood", 48, 24, 52, 28), 0),
    "at a flank": ("G1 ger-pz4 50 30 0", "R1 sov-t34 50 22 90", "", 0),
    "at the suppressed": ("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 26 180", "", 2),
}


@pytest.mark.parametrize("case", SHOTS)
def test_ten_thousand_shots_agree_with_the_odds(case: str) -> None:
    axis, allies, terrain, status = SHOTS[case]
    s = lineup(axis, allies, terrain)
    target = unit(s, "R1")
    s.status[target] = status
    s.apply(AXIS, declaring(s, "G1", "R1"))
    found = preview(s, AXIS, declaring(s, "G1", "R1"))
    agree(found, rolled(s, Action(END), target))


def test_ten_thousand_bombardments_agree_with_the_odds() -> None:
    s = lineup("G1 ger-mortar-81 50 50 0\nG2 ger-fo 50 40 0", "R1 sov-rifles 50 30 180", phase="indirect")
    s.apply(AXIS, Action(CALL, unit(s, "G1")))
    bombard = Action(BOMBARD, target=unit(s, "R1"))
    agree(preview(s, AXIS, bombard), rolled(s, bombard, unit(s, "R1")))


def test_ten_thousand_fights_agree_with_the_odds() -> None:
    """The defender looks away: no defensive fire."""
    s = sketch("G1 ger-rifles 24,30 0 veteran", "R1 sov-rifles 24,27 0\nR2 sov-rifles 4,4 0\nR3 sov-rifles 8,4 0")
    s.apply(0, Action(SELECT, unit(s, "G1")))
    charge = Action(CHARGE, target=unit(s, "R1"))
    seen = rolled(s, charge, unit(s, "R1"))
    won = seen.pop("bg-result-suppressed")
    agree(preview(s, 0, charge), {"bg-chance-driven-off": won, "bg-chance-thrown-back": seen.pop("bg-result-none")})
    assert seen == {}
