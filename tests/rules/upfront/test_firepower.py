"""The firepower of a group (6.2, 10.45, 11, 12, 17.4, 20.51, 22.6)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.rules import firepower
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import group, man, table

AMERICANS = "\namerican A: Allen rifle\n"
SQUAD = "Griess lmg(crew Posner), Posner rifle, Hessel mp, Wolff rifle, Bernhoff rifle" + AMERICANS


def power(s: UpFrontState, nation: str = "german", letter: str = "A", at: str = "A") -> int:
    other = "american" if nation == "german" else "german"
    return int(firepower.of_group(s, group(s, nation, letter), group(s, other, at)))


def power_of(s: UpFrontState, name: str, at: str = "A") -> int:
    return int(firepower.of_man(s, man(s, name), group(s, "american", at)))


def chain_of(s: UpFrontState) -> list[tuple[str, int]]:
    """Where the firepower comes from: it adds up to what the group has."""
    chain = Chain()
    total = firepower.of_group_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert total == chain.total() == power(s)
    return [(link.rule, int(link.value)) for link in chain.links]


# ---------------------------------------------------------------- the sum (6.2)
@pytest.mark.rule("6.2")
def test_firepower_is_the_sum_of_the_values_for_the_range() -> None:
    near = table("german A chit 5: Hessel mp, Wolff rifle" + AMERICANS)
    far = table("german A chit 2: Hessel mp, Wolff rifle" + AMERICANS)
    assert power(near) == 5 + 3
    assert power(far) == 0 + 1


@pytest.mark.rule("6.2")
def test_ordnance_adds_nothing_and_jammed_weapons_neither() -> None:
    s = table("german A chit 4: Kurz mortar, Hessel mp jammed, Wolff rifle, Bernhoff unarmed" + AMERICANS)
    assert power(s) == 2


@pytest.mark.rule("6.2", "10.11")
def test_pinned_men_add_nothing() -> None:
    s = table("german A chit 4: Hessel mp!, Wolff rifle" + AMERICANS)
    assert power(s) == 2


@pytest.mark.rule("6.2", "17.8")
def test_a_man_on_his_way_to_another_group_does_not_fire() -> None:
    s = table("german A chit 4: Hessel mp ~B, Wolff rifle\ngerman B chit 4: Bernhoff rifle" + AMERICANS)
    assert power(s) == 2


@pytest.mark.rule("6.1")
def test_groups_do_not_pool_their_firepower() -> None:
    s = table("german A chit 4: Wolff rifle\ngerman B chit 4: Bernhoff rifle, Hessel mp" + AMERICANS)
    assert (power(s), power(s, letter="B")) == (2, 5)


# ---------------------------------------------------------------- crews (11)
@pytest.mark.rule("11.1", "11.2")
def test_a_crewed_weapon_has_its_full_value_and_the_assistant_none() -> None:
    crewed = table("german A chit 3: Griess lmg(crew Posner), Posner rifle" + AMERICANS)
    alone = table("german A chit 3: Griess lmg, Posner rifle" + AMERICANS)
    assert power(crewed) == 5
    assert power(alone) == 4 + 2


@pytest.mark.rule("11.1")
def test_a_pinned_assistant_is_none() -> None:
    s = table("german A chit 3: Griess lmg(crew Posner), Posner rifle!" + AMERICANS)
    assert power(s) == 4


@pytest.mark.rule("11.4", "11.2")
@pytest.mark.example("ex-19.5b")
def test_the_assistant_cannot_fire_the_weapon_of_a_pinned_gunner() -> None:
    s = table("german A chit 2: Griess lmg(crew Posner)!, Posner rifle, Bernhoff rifle" + AMERICANS)
    assert power(s) == 1


# ---------------------------------------------------------------- on the move (12)
@pytest.mark.rule("12.11", "12.13")
@pytest.mark.example("ex-12.13a")
def test_a_moving_squad_at_range_3() -> None:
    s = table("german A chit 3 > forward: " + SQUAD)
    assert [power_of(s, name) for name in ("Griess", "Posner", "Hessel", "Wolff", "Bernhoff")] == [4, 0, 1, 1, 1]
    assert power(s) == 7


@pytest.mark.rule("12.11", "12.13")
@pytest.mark.example("ex-12.13b")
def test_a_moving_squad_at_range_4() -> None:
    s = table("german A chit 4 > forward: " + SQUAD)
    assert [power_of(s, name) for name in ("Griess", "Hessel", "Wolff", "Bernhoff")] == [4, 3, 1, 1]
    assert power(s) == 9


@pytest.mark.rule("12.11", "12.13")
@pytest.mark.example("ex-12.13c")
def test_a_moving_squad_at_range_2() -> None:
    s = table("german A chit 2 > back: " + SQUAD)
    assert power(s) == 3


@pytest.mark.rule("12.11")
def test_rifles_that_load_themselves_are_not_halved() -> None:
    s = table("german A: Wolff rifle\namerican A chit 4 > forward: Allen rifle, Myers bolt-rifle")
    assert power(s, "american") == 3 + 1


@pytest.mark.rule("12.12")
def test_a_medium_machine_gun_does_not_fire_on_the_move() -> None:
    still = table("german A chit 3 in Woods: Kurz mmg(crew Posner), Posner rifle" + AMERICANS)
    moving = table("german A chit 3 in Woods > forward: Kurz mmg(crew Posner), Posner rifle" + AMERICANS)
    assert (power(still), power(moving)) == (7, 0)


@pytest.mark.rule("12.13")
def test_a_light_machine_gun_without_its_crew_does_not_fire_on_the_move() -> None:
    s = table("german A chit 3 > forward: Griess lmg, Hessel mp" + AMERICANS)
    assert power(s) == 1


# ---------------------------------------------------------------- from marsh, stream and wire
@pytest.mark.rule("8.41", "8.52")
@pytest.mark.parametrize("ground", ["Marsh", "Stream"])
def test_in_marsh_and_stream_crews_fire_at_their_bracketed_value(ground: str) -> None:
    s = table(f"german A chit 3 in {ground}: Griess lmg(crew Posner), Posner rifle, Wolff rifle" + AMERICANS)
    assert power(s) == 4 + 2
    s = table(f"german A chit 3 in {ground}: Griess lmg, Wolff rifle" + AMERICANS)
    assert power(s) == 2
    s = table(f"german A chit 3 in {ground}: Kurz mmg(crew Posner), Posner rifle, Wolff rifle" + AMERICANS)
    assert power(s) == 2
    s = table(f"german A chit 3 in {ground} > sideways: Griess lmg(crew Posner), Posner rifle, Hessel mp" + AMERICANS)
    assert power(s) == 1


@pytest.mark.rule("13.32")
def test_under_wire_crews_fire_at_their_bracketed_value() -> None:
    s = table("german A chit 3 in Woods > wire: Kurz mmg(crew Posner), Posner rifle, Wolff rifle" + AMERICANS)
    assert power(s) == 4 + 2
    s = table("german A chit 3 in Woods > wire: Kurz mmg, Wolff rifle" + AMERICANS)
    assert power(s) == 2
    s = table("german A chit 3 in Woods > forward wire: Griess lmg(crew Posner), Posner rifle, Hessel mp" + AMERICANS)
    assert power(s) == 1


# ---------------------------------------------------------------- doublings
@pytest.mark.rule("10.45")
def test_a_hero_fires_double_and_a_machine_gunner_at_his_bracketed_value() -> None:
    assert power(table("german A chit 5: Wolff rifle heroic" + AMERICANS)) == 6
    s = table("german A chit 5: Griess lmg(crew Posner) heroic, Posner rifle" + AMERICANS)
    assert power(s) == 10
    assert [firepower.bracketed(s, man(s, name)) for name in ("Griess", "Posner")] == [True, False]
    assert not firepower.bracketed(table("german A chit 5: Wolff rifle heroic" + AMERICANS), 0)


@pytest.mark.rule("17.4", "20.51", "10.45")
def test_doublings_add_up() -> None:
    flank = "flank: german B > american A\n"
    lines = "german A chit 5: Kurz rifle\ngerman B chit 5: {}\namerican A: Allen rifle\namerican B: Myers rifle\n"
    assert power(table(lines.format("Wolff rifle") + flank), letter="B") == 6
    assert power(table(lines.format("Wolff rifle heroic") + flank), letter="B") == 9
    assert power(table(lines.format("Wolff rifle ^A")), letter="B") == 6
    assert power(table(lines.format("Wolff rifle heroic ^A") + flank), letter="B") == 12


@pytest.mark.rule("20.51")
def test_an_infiltrator_is_doubled_only_against_those_he_has_infiltrated() -> None:
    s = table("german A chit 5: Wolff rifle ^B\namerican A: Allen rifle\namerican B: Myers rifle")
    assert (power(s), power(s, at="B")) == (3, 6)


@pytest.mark.rule("6.2", "12.11")
def test_a_value_is_halved_before_it_is_doubled() -> None:
    s = table("german A chit 5 > forward: Wolff rifle heroic" + AMERICANS)
    assert power(s) == 2


# ---------------------------------------------------------------- all of it together
@pytest.mark.rule("6.2", "10.45", "11.1", "20.51")
def test_doublings_start_from_the_bracketed_value_of_who_has_no_crew() -> None:
    assert power(table("german A chit 4: Griess lmg heroic ^A" + AMERICANS)) == 3 * 4
    assert power(table("german A chit 4: Griess lmg(crew Posner) heroic, Posner rifle" + AMERICANS)) == 2 * 4


@pytest.mark.rule("17.4", "17.612")
def test_flank_fire_and_encirclement_double_alike() -> None:
    lines = "german A chit 2: Kurz rifle\ngerman B chit 6: Wolff rifle\namerican A: Allen rifle\n"
    once = power(table(lines))
    for said in (
        "flank: german A > american A\n",
        "behind: german B > american A\nencircled: american A > german B german A\n",
    ):
        assert power(table(lines + said)) == 2 * once


@pytest.mark.rule("6.2", "12.11", "17.4", "20.51", "22.6")
def test_a_group_has_what_its_men_have() -> None:
    men = "Griess lmg(crew Posner), Posner rifle, Wolff rifle ^A, Kurz rifle heroic ^A, Ott flamethrower ^A, Fuchs mp!"
    flank = "flank: german A > american A natural\n"
    for place, without, with_flank in (
        ("", [6, 0, 6, 9, 10, 0], [12, 0, 9, 12, 10, 0]),
        ("in Woods > forward", [5, 0, 2, 3, 10, 0], [10, 0, 3, 4, 10, 0]),
        ("in Marsh", [5, 0, 6, 9, 10, 0], [10, 0, 9, 12, 10, 0]),
        ("> wire", [5, 0, 6, 9, 10, 0], [10, 0, 9, 12, 10, 0]),
    ):
        for more, each in (("", without), (flank, with_flank)):
            s = table(f"german A chit 5 {place}: {men}\namerican A: Allen rifle\n{more}")
            assert [int(firepower.of_man(s, number, 4)) for number in s.men_of(0)] == each
            assert power(s) == sum(each)


# ---------------------------------------------------------------- where it comes from
@pytest.mark.rule("6.2")
def test_the_chain_names_every_man() -> None:
    chain = chain_of(table("german A chit 4 > forward: " + SQUAD))
    assert chain == [("12.13", 4), ("6.2", 3), ("6.2", 2), ("12.11", -1), ("6.2", 2), ("12.11", -1)]


@pytest.mark.rule("6.2", "11.1")
def test_the_chain_of_a_whole_crew_has_the_value_without_brackets() -> None:
    chain = chain_of(table("german A chit 4: Griess lmg(crew Posner), Posner rifle, Wolff rifle" + AMERICANS))
    assert chain == [("6.2", 6), ("6.2", 2)]


@pytest.mark.rule("10.45", "11.1", "20.51")
def test_the_chain_names_every_doubling() -> None:
    chain = chain_of(table("german A chit 4: Griess lmg heroic ^A" + AMERICANS))
    assert chain == [("11.1", 4), ("10.45", 4), ("20.51", 4)]
    chain = chain_of(table("german A chit 4: Griess lmg(crew Posner) heroic, Posner rifle" + AMERICANS))
    assert chain == [("10.45", 4), ("10.45", 4)]


@pytest.mark.rule("17.4", "17.612")
def test_the_chain_tells_flank_fire_from_encirclement() -> None:
    lines = "german A chit 2: Kurz rifle\ngerman B chit 6: Wolff rifle\namerican A: Allen rifle\n"
    for said, rule in (
        ("flank: german A > american A\n", "17.4"),
        ("behind: german B > american A\nencircled: american A > german B german A\n", "17.612"),
    ):
        assert [found for found, _ in chain_of(table(lines + said))] == ["6.2", rule]


@pytest.mark.rule("8.41", "8.52", "13.32")
@pytest.mark.parametrize(("ground", "rule"), [("Marsh", "8.41"), ("Stream", "8.52"), ("Woods > wire", "13.32")])
def test_the_chain_says_why_a_value_is_bracketed(ground: str, rule: str) -> None:
    chain = chain_of(table(f"german A chit 4 in {ground}: Griess lmg(crew Posner), Posner rifle" + AMERICANS))
    assert [found for found, _ in chain] == [rule]


@pytest.mark.rule("6.2", "12.11", "17.4", "20.51", "22.6")
def test_the_chain_adds_up_wherever_the_group_stands() -> None:
    men = "Griess lmg(crew Posner), Posner rifle, Wolff rifle ^A, Kurz rifle heroic ^A, Ott flamethrower ^A, Fuchs mp!"
    for place in ("", "in Woods > forward", "in Marsh", "> wire"):
        for more in ("", "flank: german A > american A natural\n"):
            assert chain_of(table(f"german A chit 5 {place}: {men}\namerican A: Allen rifle\n{more}"))
