"""Reorganisation and the Command's radius."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.rules import reorganisation
from caposaldo.games.battlegroups.verbs import END
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import keys, sketch, status

FOE = "R1 sov-rifles 24,4 180"


@pytest.mark.rule("rally-1")
def test_only_the_side_whose_phases_end_reorganises() -> None:
    s = sketch(
        "G1 ger-command 24,40 0\nG2 ger-rifles 28,40 0 shaken", "R1 sov-command 24,4 180\nR2 sov-rifles 28,4 180 shaken"
    )
    reorganisation.reorganise(s)
    assert [status(s, "G2"), status(s, "R2")] == ["fresh", "shaken"]


@pytest.mark.rule("rally-1", "seq-2")
def test_reorganisation_comes_at_the_end_of_the_phases_by_itself() -> None:
    s = sketch("G1 ger-command 24,40 0\nG2 ger-rifles 28,40 0 shaken", FOE, phase="direct")
    s.apply(0, Action(END))
    assert status(s, "G2") == "fresh"
    assert s.active == 1


@pytest.mark.rule("rally-2")
def test_shaken_units_recover_without_a_die() -> None:
    s = sketch("G1 ger-command 24,40 0\nG2 ger-rifles 28,40 0 shaken recruit", FOE, rolls=[])
    reorganisation.reorganise(s)
    assert status(s, "G2") == "fresh"
    assert keys(s) == ["bg-rally-shaken"]


@pytest.mark.rule("rally-3")
@pytest.mark.parametrize(("quality", "needs"), [("recruit", 6), ("regular", 5), ("veteran", 3), ("elite", 3)])
def test_suppressed_units_recover_by_their_quality(quality: str, needs: int) -> None:
    for die in range(1, 7):
        s = sketch(f"G1 ger-command 24,40 0\nG2 ger-rifles 28,40 0 suppressed {quality}", FOE, rolls=[die])
        reorganisation.reorganise(s)
        assert status(s, "G2") == ("fresh" if die >= needs else "suppressed")


@pytest.mark.rule("rally-3", "cmd-2", "cmd-3")
@pytest.mark.example("E-rally")
def test_radius_and_quality_decide_together() -> None:
    s = sketch(
        "G1 ger-command 4,40 0\nG2 ger-rifles 8,40 0 suppressed\nG3 ger-rifles 30,40 0 suppressed veteran\n"
        "G4 ger-mortar-81 34,40 0 suppressed",
        FOE,
        rolls=[4, 5],
    )
    reorganisation.reorganise(s)
    assert [status(s, id) == "fresh" for id in ("G2", "G3", "G4")] == [False, False, True]


@pytest.mark.rule("cmd-2")
@pytest.mark.parametrize(("x", "reached"), [(20 + 1.375 + 9, True), (20 + 1.375 + 9.01, False)])
def test_the_radius_is_nine_inches_from_base_to_base(x: float, reached: bool) -> None:
    s = sketch(f"G1 ger-command 20,40 0\nG2 ger-rifles {x},40 0 shaken", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G2") == ("fresh" if reached else "shaken")


@pytest.mark.rule("cmd-2", "rally-2")
def test_shaken_units_out_of_the_radius_do_not_recover() -> None:
    s = sketch("G1 ger-command 4,40 0\nG2 ger-rifles 40,40 0 shaken", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G2") == "shaken"
    assert keys(s) == ["bg-rally-out-of-radius"]


@pytest.mark.rule("cmd-2")
def test_the_command_of_another_battlegroup_does_not_help() -> None:
    s = sketch("G1 ger-command 42,40 0\n--\nG2 ger-rifles 40,40 0 shaken\nG3 ger-command 4,40 0", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G2") == "shaken"


@pytest.mark.rule("cmd-3")
@pytest.mark.parametrize(
    "type", ["ger-motorcycles", "ger-recon", "ger-mortar-81", "ger-infantry-gun", "ger-at-gun", "ger-fo"]
)
def test_recon_support_and_observers_recover_out_of_the_radius(type: str) -> None:
    s = sketch(f"G1 ger-command 4,40 0\nG2 {type} 40,40 0 shaken", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G2") == "fresh"


@pytest.mark.rule("cmd-1", "cmd-2")
def test_without_a_living_command_on_the_table_nobody_in_the_group_recovers() -> None:
    s = sketch("G1 ger-command 24,40 0\nG2 ger-rifles 28,40 0 shaken", FOE)
    s.status[unit(s, "G1")] = 3
    reorganisation.reorganise(s)
    assert status(s, "G2") == "shaken"


@pytest.mark.rule("cmd-2")
def test_a_command_is_always_in_its_own_radius() -> None:
    s = sketch("G1 ger-command 24,40 0 shaken\nG2 ger-rifles 28,40 0", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G1") == "fresh"


@pytest.mark.rule("cmd-2")
def test_a_command_aboard_a_vehicle_commands_from_there() -> None:
    s = sketch("G1 ger-truck 24,40 0\nG2 ger-command aboard=G1\nG3 ger-rifles 28,40 0 shaken", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G3") == "fresh"


def test_a_unit_aboard_is_measured_from_its_carrier() -> None:
    s = sketch("G1 ger-command 24,40 0\nG2 ger-truck 28,40 0\nG3 ger-rifles aboard=G2 shaken", FOE)
    reorganisation.reorganise(s)
    assert status(s, "G3") == "fresh"
