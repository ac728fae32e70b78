"""Flamethrowers (22)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import KILLED
from caposaldo.games.upfront.rules import casualties, firepower, losses
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ACQUIRE, ATTACK_ON, DONE, HOLD_OUT, KEEP, RESOLVE, USE
from rules.upfront.field import card, choices, do, group, man, refused, table, told

FLAMES = "german A chit 5{}: Kurz flamethrower, Wolff rifle, Hessel mp\n"
TARGETS = "american A{}: Allen rifle, Myers rifle, Nixon rifle\namerican B: Jones rifle, Ford rifle\n"
CARDS = "hand german: fire 5/10, fire 6/12, fire 3/6, fire 1/1\n"


def declare(s: UpFrontState, *cards: str, hold: str = "") -> int:
    """The strength before it is resolved."""
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    if hold:
        do(s, HOLD_OUT, man(s, hold))
    for said in cards:
        do(s, USE, card(s, "german", said))
    do(s, DONE)
    while not isinstance(s.top(), Commit):
        do(s, KEEP)
    return int(s.prompt(0).params["strength"])


def strengths(s: UpFrontState) -> list[object]:
    return [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"]


# ---------------------------------------------------------------- no cover (22.1, 22.2)
@pytest.mark.rule("22.1")
@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("", 5), (" in Woods", 5), (" in Buildings -3", 5), (" in Woods > back", 6), (" in Woods > wire", 6),
        (" in Woods > smoke", 4),
    ],
)  # fmt: skip
def test_flames_know_no_cover_but_smoke(place: str, expected: int) -> None:
    s = table(FLAMES.format("") + TARGETS.format(place) + CARDS)
    assert declare(s, "fire 5/10") == expected


@pytest.mark.rule("22.1")
def test_the_flames_of_another_group_do_not_count() -> None:
    text = "german A chit 5: Wolff rifle, Hessel mp\ngerman B chit 5: Kurz flamethrower\n"
    s = table(text + TARGETS.format(" in Woods") + CARDS)
    assert firepower.of_flames(s, group(s, "german", "A"), group(s, "american", "A")) == 0
    assert declare(s, "fire 3/6") == 1


@pytest.mark.rule("22.1", "9.1")
def test_a_concealed_card_works_against_flames() -> None:
    s = table(FLAMES.format("") + TARGETS.format(" in Woods") + CARDS + "hand american: concealed -3")
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, USE, card(s, "german", "fire 5/10"))
    do(s, DONE)
    do(s, USE, card(s, "american", "concealed -3"))
    assert s.prompt(0).params["strength"] == 2


@pytest.mark.rule("22.1")
def test_where_the_flamethrower_stands_matters() -> None:
    s = table(FLAMES.format(" in Marsh") + TARGETS.format(" in Woods") + CARDS)
    assert declare(s, "fire 5/10") == 4


@pytest.mark.rule("22.1", "12.1")
def test_on_the_move_the_strength_is_halved_unless_the_flames_alone_suffice() -> None:
    s = table(FLAMES.format(" > forward") + TARGETS.format("") + CARDS)
    assert declare(s, "fire 5/10") == 5
    s = table(FLAMES.format(" > forward") + TARGETS.format("") + CARDS)
    assert declare(s, "fire 6/12") == 3
    s = table(FLAMES.format(" > forward") + TARGETS.format("") + CARDS)
    assert declare(s, "fire 3/6", hold="Kurz") == 2


@pytest.mark.rule("22.2", "19.14")
def test_a_flamethrower_may_stay_out_and_then_there_is_cover() -> None:
    s = table(FLAMES.format("") + TARGETS.format(" in Woods") + CARDS)
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    assert [action.man for action in choices(s, HOLD_OUT)] == [man(s, "Kurz")]
    assert refused(s, HOLD_OUT, man(s, "Wolff")) == "19.14"
    do(s, HOLD_OUT, man(s, "Kurz"))
    assert refused(s, USE, card(s, "german", "fire 5/10")) == "6.1"
    do(s, USE, card(s, "german", "fire 3/6"))
    do(s, DONE)
    assert s.prompt(0).params["strength"] == 1


@pytest.mark.rule("22.1")
def test_flames_that_do_not_reach_take_no_part() -> None:
    s = table(FLAMES.format("").replace("chit 5", "chit 3") + TARGETS.format(" in Woods") + CARDS)
    assert declare(s, "fire 1/1") == -1
    assert s.attack_flags == 0
    s = table(FLAMES.format("").replace("chit 5", "chit 3") + TARGETS.format(" in Woods") + CARDS)
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    assert refused(s, HOLD_OUT, man(s, "Kurz")) == "19.14"  # and so they cannot be held back either


@pytest.mark.rule("22.1")
def test_the_chain_says_why_there_is_no_cover() -> None:
    s = table(FLAMES.format("") + TARGETS.format(" in Woods") + CARDS)
    preview = s.preview(0, Action(ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")))
    assert preview is not None
    assert preview.chain.total() == 6
    assert "22.1" in [link.rule for link in preview.chain.links]
    s = table(FLAMES.format("") + TARGETS.format("") + CARDS)
    preview = s.preview(0, Action(ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")))
    assert preview is not None
    assert "8.11" not in [link.rule for link in preview.chain.links]


# ---------------------------------------------------------------- jams (22.3)
@pytest.mark.rule("22.3")
@pytest.mark.parametrize("number", [5, 6])
def test_a_flamethrower_jams_on_red_5_or_6_and_no_other_weapon(number: int) -> None:
    s = table(FLAMES.format("") + TARGETS.format(" in Woods") + CARDS, draws=[f"red {number}", "red 4", "red 4"])
    declare(s, "fire 5/10")
    do(s, RESOLVE)
    assert [name for name in ("Kurz", "Wolff", "Hessel") if s.jammed[man(s, name)]] == ["Kurz"]
    assert strengths(s) == [5, 0, 0]


@pytest.mark.rule("22.3", "20.741")
def test_the_flamethrower_jams_before_a_captured_weapon() -> None:
    s = table(
        "german A chit 5: Wolff rifle holds(Grant) kept, Kurz flamethrower\namerican A: Allen rifle, Myers rifle, "
        "Grant bar killed\n" + CARDS,
        draws=["red 5", "red 4"],
    )
    declare(s, "fire 5/10")
    do(s, RESOLVE)
    assert s.jammed[man(s, "Kurz")] == 1
    assert s.weapon[man(s, "Wolff")] == man(s, "Grant")


@pytest.mark.rule("22.3", "19.11")
def test_if_nothing_else_fires_the_attack_is_over() -> None:
    s = table("german A chit 5: Kurz flamethrower\n" + TARGETS.format("") + CARDS, draws=["red 5"])
    declare(s, "fire 5/10")
    do(s, RESOLVE)
    assert isinstance(s.top(), Act)
    assert "uf-attack-silenced" in told(s)


@pytest.mark.rule("22.3")
def test_held_out_it_jams_on_nothing() -> None:
    s = table(FLAMES.format("") + TARGETS.format("") + CARDS, draws=["red 5", "red 6", "col3=1", "red 4"])
    declare(s, "fire 3/6", hold="Kurz")
    do(s, RESOLVE)
    assert sum(s.jammed) == 0
    assert "uf-no-jam" in told(s)


@pytest.mark.rule("22.3", "19.13")
def test_one_that_does_not_reach_has_no_hitch() -> None:
    s = table(
        FLAMES.format("").replace("chit 5", "chit 3") + TARGETS.format("") + CARDS,
        draws=["red 6", "col3=1", "red 4", "red 4"],
    )
    declare(s, "fire 1/1")
    do(s, RESOLVE)
    assert "uf-no-jam" in told(s)
    assert strengths(s) == [1, 1, 1]


# ---------------------------------------------------------------- its man (22.4, 22.6)
@pytest.mark.rule("22.4")
def test_who_takes_a_flamethrower_is_easier_to_kill_and_who_loses_it_harder() -> None:
    s = table("german A: Wolff rifle, Kurz flamethrower killed, Hessel mp\n" + TARGETS.format(""), draws=["black 1"])
    assert casualties.kia_of(s, man(s, "Wolff")) == 8
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Kurz"))
    assert casualties.kia_of(s, man(s, "Wolff")) == 7
    s = table("german A: Kurz flamethrower, Hessel mp killed\n" + TARGETS.format(""), draws=["black 1"])
    assert casualties.kia_of(s, man(s, "Kurz")) == 7
    do(s, ACQUIRE, man(s, "Kurz"), man(s, "Hessel"))
    assert casualties.kia_of(s, man(s, "Kurz")) == 8


@pytest.mark.rule("22.4")
def test_a_flamethrower_on_his_back_counts() -> None:
    s = table("german A: Kurz flamethrower holds(Grant) kept\namerican A: Allen rifle, Grant bar killed")
    assert casualties.kia_of(s, man(s, "Kurz")) == 7


@pytest.mark.rule("22.6")
def test_flames_are_not_doubled_but_by_a_hero() -> None:
    lines = (
        "german A: Posner rifle\ngerman B chit 5: Kurz flamethrower{} ^A\n"
        "american A: Allen rifle\namerican B: Ford rifle\nflank: german B > american A"
    )
    s = table(lines.format(""))
    assert firepower.of_man(s, man(s, "Kurz"), group(s, "american", "A")) == 10
    s = table(lines.format(" heroic"))
    assert firepower.of_man(s, man(s, "Kurz"), group(s, "american", "A")) == 20


@pytest.mark.rule("18.1", "22.4")
def test_a_dead_mans_flamethrower_can_be_taken() -> None:
    s = table(FLAMES.format("") + TARGETS.format(""))
    losses.remove(s, man(s, "Kurz"), KILLED, "6.51")
    assert s.lies[man(s, "Kurz")] == group(s, "german", "A")


@pytest.mark.rule("22.1")
def test_flames_of_another_group_do_not_help() -> None:
    text = FLAMES.format("").replace("german A", "german B") + "german A chit 5: Hessel mp, Fuchs mp\n"
    s = table(text + TARGETS.format(" in Woods") + CARDS)
    assert firepower.of_flames(s, group(s, "german", "A"), group(s, "american", "A")) == 0


@pytest.mark.rule("22.2", "6.5")
def test_when_an_attack_is_called_off_nobody_stands_aside_any_more() -> None:
    s = table(FLAMES.format("") + TARGETS.format(" in Woods") + CARDS)
    do(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, HOLD_OUT, man(s, "Kurz"))
    do(s, USE, card(s, "german", "fire 3/6"))
    do(s, DONE)
    do(s, verbs.GIVE_UP)
    assert not s.has(man(s, "Kurz"), st.HELD_OUT)
