"""Ordnance: hitting, hull down, smoke, jams, mortars (8.33, 8.61, 8.91, 13.29, 19.12, 20.54; 25, 26, 28.9)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import IMMOBILE, STUNNED
from caposaldo.games.upfront.rules import ordnance, terrain, vehicles
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import NO_HIT, ORDNANCE, WeaponType
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.fields import filled
from rules.upfront.field import card, choices, do, group, man, refused, table, told

GUN = """
german A chit 1: Griess sl rifle, Max infantry-gun
german B chit 1: Wolff rifle, Hessel rifle
american A chit 2: Kate medium
american B chit 2 in brush: Allen sl rifle, Myers rifle, Degi rifle!
hand german: fire 1/1, fire 2/3
"""  # relative range 3 to american A, 2 to american B


def shoot(s: UpFrontState, who: str, letter: str, armour: int = 0) -> None:
    side = s.side
    enemies, own = s.seats()[1 - side], s.seats()[side]
    do(s, verbs.SHELL, man(s, who), group(s, enemies, letter), card(s, own, "fire 1/1"), armour)
    while s.result is None and isinstance(s.top(), (Conceal, Save)):
        do(s, verbs.KEEP)


def level(s: UpFrontState, who: str, nation: str, letter: str) -> int:
    return int(ordnance.level_parts(s, man(s, who), group(s, nation, letter), Chain()))


# ---------------------------------------------------------------- hitting (25.3 to 25.43)
def test_a_gun_hits_with_a_number_of_its_card_and_adds_it_to_the_effect() -> None:
    s = table(GUN, draws=["red 1", "black 6", "black 0", "red 6"])
    assert level(s, "Max", "american", "B") == 1
    shoot(s, "Max", "B")
    # 4 for the effect, 1 that hit, 1 less for brush: 4 and 6 kill, 4 pins nobody, 4 less 6 does nothing
    assert s.fate[man(s, "Allen")] == st.KILLED
    assert [s.group[man(s, name)] >= 0 for name in ("Myers", "Degi")] == [True, True]
    assert s.has_mark(group(s, "german", "A"), st.ACTED)
    assert list(s.hands[0]) == [card(s, "german", "fire 2/3")]


def test_it_misses_with_any_other() -> None:
    s = table(GUN, draws=["black 2"])
    shoot(s, "Max", "B")
    assert "uf-shell-misses" in told(s)
    assert isinstance(s.top(), Act)
    assert refused(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "B")) == "4.2"


def test_a_red_number_misses_men_who_move_and_concealment_makes_it_harder() -> None:
    moving = GUN.replace("chit 2 in brush:", "chit 2 in brush > sideways:")
    s = table(moving, draws=["red 0"])
    shoot(s, "Max", "B")
    assert "uf-shell-misses" in told(s)
    s = table(GUN + "\nhand american: concealed -2", draws=["black 0"])
    do(s, verbs.SHELL, man(s, "Max"), group(s, "american", "B"), card(s, "german", "fire 1/1"))
    do(s, verbs.USE, card(s, "american", "concealed -2"))  # 0-1 becomes 1
    assert "uf-shell-misses" in told(s)
    s = table(GUN + "\nhand american: concealed -2", draws=["black 1", "black 3", "black 3", "red 6"])
    do(s, verbs.SHELL, man(s, "Max"), group(s, "american", "B"), card(s, "german", "fire 1/1"))
    do(s, verbs.USE, card(s, "american", "concealed -2"))
    assert "uf-shell-hits" in told(s)
    assert s.fate[man(s, "Allen")] == st.IN_PLAY  # 4 less 1: the number is not added where 0 would miss


# ---------------------------------------------------------------- hull down (8.33, 8.91, 28.9)
@pytest.mark.rule("8.33")
@pytest.mark.parametrize(("own", "hits"), [("", False), (" in hill", True)])
def test_a_vehicle_on_a_hill_is_hull_down_for_those_who_are_not_on_one(own: str, hits: bool) -> None:
    lines = GUN.replace("american A chit 2:", "american A chit 2 in hill:").replace(
        "german A chit 1:", f"german A chit 1{own}:"
    )
    s = table(lines, draws=["red 1", "red 6"])  # within 0-1, but red
    shoot(s, "Max", "A", 1)
    assert ("uf-shell-hits" in told(s)) == hits


@pytest.mark.rule("8.33")
@pytest.mark.parametrize(("own", "hits"), [("", False), (" in hill", True)])
def test_so_is_an_infantry_gun(own: str, hits: bool) -> None:
    lines = GUN.replace("german A chit 1:", "german A chit 1 in hill:") + "\nhand american: fire 1/1"
    lines = lines.replace("american A chit 2:", f"american A chit 2{own}:")
    s = table(lines, side="american", draws=["red 2", "black 0", "red 0"])
    shoot(s, "Kate", "A")
    assert ("uf-shell-hits" in told(s)) == hits


@pytest.mark.rule("8.33")
def test_hull_down_ends_with_a_movement_card_and_does_not_bother_mortars() -> None:
    lines = GUN.replace("american A chit 2:", "american A chit 2 in hill > forward:").replace(
        "Wolff rifle", "Wolff mortar(crew Hessel)"
    )
    s = table(lines)
    assert not vehicles.is_hull_down(s, group(s, "american", "A"), group(s, "german", "A"))
    s = table(lines.replace("> forward", ""))
    enemy = group(s, "american", "A")
    assert vehicles.is_hull_down(s, enemy, group(s, "german", "B"))
    assert ordnance.red_misses(s, man(s, "Max"), enemy)
    assert not ordnance.red_misses(s, man(s, "Wolff"), enemy)


@pytest.mark.rule("8.91")
@pytest.mark.parametrize(("flank", "hits"), [("", False), ("flank: german A > american A", True)])
def test_a_vehicle_behind_a_wall_is_hull_down_but_for_who_fires_into_its_flank(flank: str, hits: bool) -> None:
    lines = GUN.replace("american A chit 2:", "american A chit 2 in wall:")
    s = table(f"{lines}\n{flank}", draws=["red 1", "red 6"])
    shoot(s, "Max", "A", 1)
    assert ("uf-shell-hits" in told(s)) == hits


@pytest.mark.rule("8.91")
def test_hull_down_it_has_no_cover_and_is_stunned_instead_of_stopped() -> None:
    """28.92, 28.93: boxed 3 and range 3 make 6; the wall takes nothing off."""
    lines = GUN.replace("american A chit 2:", "american A chit 2 in wall:")
    s = table(lines, draws=["black 0", "black 1"])
    shoot(s, "Max", "A", 1)
    assert s.has(man(s, "Kate"), STUNNED)  # 7 would stop it
    assert not s.has(man(s, "Kate"), IMMOBILE)
    s = table(GUN, draws=["black 0", "black 1"])
    shoot(s, "Max", "A", 1)
    assert s.has(man(s, "Kate"), IMMOBILE)
    s = table(GUN.replace("american A chit 2:", "american A chit 2 in woods:"), draws=["black 0", "black 2"])
    shoot(s, "Max", "A", 1)
    assert s.has(man(s, "Kate"), STUNNED)  # 6 and 2 less 2 for woods (28.32)


@pytest.mark.parametrize(
    ("drawn", "fate"), [("black 2", "lost"), ("black 1", "immobile"), ("red 0", "stunned"), ("red 1", "nothing")]
)
def test_a_shell_against_the_front_of_a_tank(drawn: str, fate: str) -> None:
    """25.4, 28.4: 3 in the setup and range 3 against 8, 7 and 6."""
    s = table(GUN, draws=["black 1", drawn])
    shoot(s, "Max", "A", 1)
    kate = man(s, "Kate")
    assert (s.group[kate] < 0) == (fate == "lost")
    if fate != "lost":
        assert s.has(kate, IMMOBILE) == (fate == "immobile")
        assert s.has(kate, STUNNED) == (fate == "stunned")


def test_sideways_or_stuck_it_shows_its_flank() -> None:
    """28.44, 28.46."""
    for lines in (
        GUN.replace("american A chit 2:", "american A chit 2 > sideways:"),
        GUN.replace("Kate medium", "Kate medium bogged"),
    ):
        s = table(lines, draws=["black 1", "red 0"])
        shoot(s, "Max", "A", 1)
        assert s.fate[man(s, "Kate")] == st.KILLED  # 6 against the 6 of its flank


# ---------------------------------------------------------------- mortars (8.61, 26.2)
MORTAR = """
german A chit 1 in {ground}: Griess mortar(crew Hessel), Hessel rifle
german B chit 1: Wolff sl rifle, Posner rifle
american A chit 1: Allen sl rifle, Myers rifle
hand german: fire 1/1
"""


@pytest.mark.rule("8.61")
def test_a_mortar_does_not_fire_from_buildings() -> None:
    s = table(MORTAR.format(ground="buildings"))
    griess, enemy, shot = man(s, "Griess"), group(s, "american", "A"), card(s, "german", "fire 1/1")
    assert refused(s, verbs.SHELL, griess, enemy, shot) == "8.61"
    assert choices(s, verbs.SHELL) == []
    s = table(MORTAR.format(ground="brush"))
    assert refused(s, verbs.SHELL, griess, enemy, shot) == ""
    assert len(choices(s, verbs.SHELL)) == 1


@pytest.mark.rule("8.61")
def test_other_ordnance_does() -> None:
    s = table(GUN.replace("german A chit 1:", "german A chit 1 in buildings:"))
    assert refused(s, verbs.SHELL, man(s, "Max"), group(s, "american", "B"), card(s, "german", "fire 1/1")) == ""


def test_where_else_it_does_not_fire_and_what_it_does_not_mind() -> None:
    """8.41, 8.52, 12.12, 26.2, 26.3."""
    for ground, rule in (("marsh", "8.41"), ("stream", "8.52"), ("brush > forward", "12.12"), ("gully", "")):
        s = table(MORTAR.format(ground=ground))
        enemy = group(s, "american", "A")
        assert refused(s, verbs.SHELL, man(s, "Griess"), enemy, card(s, "german", "fire 1/1")) == rule
    s = table(MORTAR.format(ground="brush").replace("american A chit 1", "american A chit 3"))
    assert ordnance.printed(s, man(s, "Griess"), group(s, "american", "A")) == NO_HIT
    assert refused(s, verbs.SHELL, man(s, "Griess"), group(s, "american", "A"), card(s, "german", "fire 1/1")) == "6.1"


def test_without_an_assistant_it_has_its_numbers_in_brackets_and_jams_sooner() -> None:
    """19.15, 26.1."""
    s = table(MORTAR.format(ground="brush"), draws=["red 4"])
    assert level(s, "Griess", "american", "A") == 2
    shoot(s, "Griess", "A")
    assert s.jammed[man(s, "Griess")] == 0
    s = table(MORTAR.format(ground="brush").replace("(crew Hessel)", ""), draws=["red 4"])
    assert level(s, "Griess", "american", "A") == 1
    shoot(s, "Griess", "A")
    assert s.jammed[man(s, "Griess")] == 1


@pytest.mark.parametrize(("ground", "strength"), [("woods", 3), ("buildings", 0), ("wall", 2)])
def test_woods_do_not_help_against_it_and_walls_only_a_little(ground: str, strength: int) -> None:
    """8.7, 8.9, 26.4."""
    lines = MORTAR.format(ground="brush").replace("american A chit 1:", f"american A chit 1 in {ground}:")
    s = table(lines, draws=["black 0", "black 4", "black 4"])
    enemy = group(s, "american", "A")
    shoot(s, "Griess", "A")
    assert terrain.shelter(s, enemy, group(s, "german", "A")) < 0
    resolved = [event for event in s.events or [] if event.key == "uf-resolved"]
    assert [event.params["strength"] for event in resolved] == [strength, strength]


# ---------------------------------------------------------------- smoke (13.29, 25.7, 25.8)
@pytest.mark.rule("13.29")
def test_smoke_on_either_side_makes_it_harder_to_hit_and_does_not_weaken_a_hit() -> None:
    for own, other, expected in (("", "", 1), (" > smoke", "", 0), ("", " > smoke", 0), (" > smoke", " > smoke", -1)):
        lines = GUN.replace("german A chit 1:", f"german A chit 1 in brush{own}:").replace(
            "in brush: Allen", f"in brush{other}: Allen"
        )
        s = table(lines, draws=["black 0", "black 1", "black 1", "black 1"])
        assert level(s, "Max", "american", "B") == expected
        shoot(s, "Max", "B")
        strengths = [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"]
        assert strengths == ([] if expected < 0 else [3, 3, 3])


@pytest.mark.rule("13.29")
def test_a_tank_lays_smoke_on_any_group_it_sees() -> None:
    lines = GUN.replace("Max infantry-gun", "Posner rifle").replace("Wolff rifle, Hessel rifle", "Ursel medium")
    s = table(lines + "\nhand german: smoke")
    tank, smoke = group(s, "german", "B"), card(s, "german", "smoke")
    targets = {a.group for a in choices(s, verbs.LAY_SMOKE) if a.screen == 1 + tank}
    assert targets == {group(s, "german", "A"), group(s, "american", "A"), group(s, "american", "B")}
    assert refused(s, verbs.LAY_SMOKE, smoke, tank) == ""  # and on its own (13.2)
    do(s, verbs.LAY_SMOKE, smoke, group(s, "american", "B"), 1 + tank)
    assert terrain.smoke_on(s, group(s, "american", "B")) == 1
    assert "uf-screens" in told(s)
    assert s.has_mark(tank, st.ACTED)
    assert s.side == 0


@pytest.mark.rule("13.29")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("german B chit 1: Ursel medium jammed", "13.29"),
        ("german B chit 1: Ursel medium buttoned stunned", "13.29"),
        ("german B chit 1: Ursel halftrack", "13.29"),
        ("german B chit 1 in gully: Ursel medium", "13.29"),
        ("german B chit 1: Wolff rifle, Hessel rifle", "13.29"),
        ("german B chit 1: Max infantry-gun, Hessel rifle", "13.29"),
        ("german B chit 1: Ursel medium bogged", ""),
    ],
)
def test_not_without_a_big_gun_that_works(lines: str, why: str) -> None:
    s = table(
        f"german A chit 1: Griess sl rifle\n{lines}\namerican A chit 1: Allen rifle, Myers rifle\nhand german: smoke"
    )
    tank, smoke = group(s, "german", "B"), card(s, "german", "smoke")
    assert refused(s, verbs.LAY_SMOKE, smoke, group(s, "american", "A"), 1 + tank) == why


@pytest.mark.rule("13.29")
def test_not_a_light_tank_and_no_russian() -> None:
    s = table("german A: Wolff rifle\namerican A: Kate light\nhand american: smoke", side="american")
    assert not vehicles.lays_smoke(s, man(s, "Kate"))
    s = table("german A: Wolff rifle\nrussian A: Kolja medium", side="russian")
    assert not vehicles.lays_smoke(s, man(s, "Kolja"))


# ---------------------------------------------------------------- jams (19.12, 25.5)
@pytest.mark.rule("19.12")
@pytest.mark.parametrize(("drawn", "jams"), [("red 5", True), ("red 6", True), ("red 4", False), ("black 6", False)])
def test_ordnance_jams_on_a_red_5_or_6_when_it_tries_to_hit(drawn: str, jams: bool) -> None:
    s = table(GUN, draws=[drawn])
    shoot(s, "Max", "B")
    assert s.jammed[man(s, "Max")] == int(jams)
    if jams:
        assert "19.12" in [event.rule for event in s.events or [] if event.key == "uf-jams"]
        s.clear_mark(group(s, "german", "A"), st.ACTED)
        assert (
            refused(s, verbs.SHELL, man(s, "Max"), group(s, "american", "B"), card(s, "german", "fire 2/3")) == "19.2"
        )


@pytest.mark.rule("19.12")
def test_a_shot_that_jams_does_not_hit_even_if_the_number_would() -> None:
    s = table(GUN, draws=["red 5"])
    sure = WeaponType("sure", "", "")
    sure.traits, sure.hits, sure.jams = ORDNANCE, filled(6, 6), 1 << 5
    s.setup.weapons.append(sure)
    s.setup.men[man(s, "Max")].weapon = len(s.setup.weapons) - 1
    assert level(s, "Max", "american", "B") == 6
    shoot(s, "Max", "B")
    assert s.jammed[man(s, "Max")] == 1
    assert "uf-shell-jams" in told(s)
    assert "uf-resolved" not in told(s)


@pytest.mark.rule("19.12")
def test_the_cards_that_resolve_a_hit_never_jam_it() -> None:
    s = table(GUN, draws=["black 0", "red 6", "red 5", "red 6"])
    shoot(s, "Max", "B")
    assert "uf-shell-hits" in told(s)
    assert list(s.jammed) == [0] * s.setup.count()  # nor the weapons of others in its group


# ---------------------------------------------------------------- infiltrators (20.54)
CLOSE = """
german A chit 3: Griess sl rifle, Max infantry-gun
german B chit 1: Wolff rifle, Hessel rifle
american A chit 2: Allen sl rifle ^A, Myers rifle, Degi rifle ^B
hand german: fire 1/1
"""


@pytest.mark.rule("20.54")
def test_who_has_infiltrated_a_gun_s_group_is_out_of_its_reach_his_comrades_are_not() -> None:
    s = table(CLOSE, draws=["black 0", "black 6", "black 6"])
    shoot(s, "Max", "A")
    fates = [s.fate[man(s, name)] for name in ("Allen", "Myers", "Degi")]
    assert fates == [st.IN_PLAY, st.KILLED, st.KILLED]
    assert s.inside[man(s, "Allen")] == group(s, "german", "A")


@pytest.mark.rule("20.54")
def test_if_all_of_them_are_in_its_midst_it_has_no_target() -> None:
    s = table(CLOSE.replace("Myers rifle, Degi rifle ^B", "Myers rifle ^A"))
    assert refused(s, verbs.SHELL, man(s, "Max"), group(s, "american", "A"), card(s, "german", "fire 1/1")) == "20.54"
    assert choices(s, verbs.SHELL) == []


# ---------------------------------------------------------------- what a person sees
def test_a_shot_is_written_read_and_shown_before_it_is_fired() -> None:
    s = table(GUN)
    for action in choices(s, verbs.SHELL):
        assert s.read_action(s.write_action(action)) == action
        shown = s.preview(0, action)
        assert shown is not None
        assert sum(chance.ways for chance in shown.chances) == 162
    at_armour = [a for a in choices(s, verbs.SHELL) if a.at_armour == 1]
    assert {a.target for a in at_armour} == {group(s, "american", "A")}
    assert s.write_action(at_armour[0]) == "shell max american-A 82 armour"


def test_boards_and_views_tell_what_vehicles_are() -> None:
    s = table(GUN.replace("Kate medium", "Kate medium buttoned bogged"))
    told_men, kate = s.board()["men"], man(s, "Kate")
    assert isinstance(told_men, list)
    assert told_men[kate]["kind"] == "vehicle"
    hull = told_men[kate]["hull"]
    assert hull is not None
    assert hull["front"] == [8, 7, 6]
    assert told_men[man(s, "Max")]["kind"] == "gun"
    seen = s.view(0)["men"]
    assert isinstance(seen, list)
    assert seen[kate]["marks"] == ["buttoned", "bogged"]
