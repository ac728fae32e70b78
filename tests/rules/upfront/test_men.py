"""Men and weapons: they are ours, and agree with all the rules say about such men."""

from __future__ import annotations

from collections import Counter

import pytest

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.files import DATA, load_components, load_setup, men_from_text, weapons_from_text
from caposaldo.games.upfront.setup import ManType, WeaponType
from rules.upfront import field
from rules.upfront.field import KNOWN, table

COMPONENTS = load_components()
MEN = list(COMPONENTS.men.values())
WEAPONS = {weapon.key: weapon for weapon in COMPONENTS.weapons}
# Those of whom the rulebook tells.
OTHERS = {
    "Allen", "Myers", "Degi", "Coates", "Nixon", "Towle", "Jones", "Griess", "Hessel", "Wolff", "Bernhoff", "Posner",
    "Schultz",
}  # fmt: skip


def weapon_of(man: ManType) -> WeaponType:
    return COMPONENTS.weapons[man.weapon]


def numbers(bits: int) -> list[int]:
    return [number for number in range(7) if bits >> number & 1]


# ---------------------------------------------------------------- men
@pytest.mark.rule("2.3")
@pytest.mark.parametrize("nation", range(3))
def test_every_nation_has_twenty_men_and_more_each_of_them_one_man(nation: int) -> None:
    own = [man for man in MEN if man.nation == nation]
    assert len(own) >= 20
    assert len({man.name for man in own}) == len(own)


def test_nobody_bears_the_name_of_a_man_of_the_rulebook() -> None:
    assert not {man.name for man in MEN} & OTHERS
    assert len({man.name for man in MEN}) == len(MEN)


@pytest.mark.rule("2.3")
def test_everybody_is_killed_by_an_8_and_the_bearer_of_a_flamethrower_by_a_7() -> None:
    for man in MEN:
        assert man.kia == (7 if weapon_of(man).traits & B.FLAMETHROWER else 8)
    assert Counter(man.nation for man in MEN if man.kia == 7) == {0: 1, 1: 1, 2: 1}


@pytest.mark.rule("2.3")
def test_panic_is_never_below_morale() -> None:
    for man in MEN:
        assert 3 <= man.morale <= man.panic < man.kia
        assert man.points > 0


def test_leaders_are_sergeants_and_corporals_and_harder_than_most() -> None:
    for man in MEN:
        leads = man.leader != B.NO_LEADER
        assert leads == (man.rank_en in ("Sgt", "Cpl", "Jr Sgt", "Commissar"))
        assert not leads or (man.morale >= 4 and man.kia == 8)
        assert man.commissar == (man.rank_en == "Commissar")
    assert {B.NATION_NAMES[man.nation] for man in MEN if man.commissar} == {"russian"}


def test_everybody_holds_a_weapon_of_his_own_nation_and_no_ordnance() -> None:
    for man in MEN:
        assert weapon_of(man).key.startswith(B.NATION_NAMES[man.nation])
        assert weapon_of(man).traits & B.ORDNANCE == 0


@pytest.mark.parametrize(
    ("nation", "squad"),
    [
        ("german", {"german-mp": 1, "german-lmg": 1, "german-rifle": 8}),
        ("american", {"american-bar": 1, "american-rifle": 10, "american-bolt-rifle": 1}),
        ("russian", {"russian-mp": 3, "russian-lmg": 2, "russian-rifle": 8, "russian-automatic-rifle": 2}),
    ],
)
def test_the_first_scenario_fields_squads_as_they_were(nation: str, squad: dict[str, int]) -> None:
    setup = load_setup("two-patrols", {"russians": "yes" if nation == "russian" else "no"})
    side = setup.seat_names.index(nation)
    own = [setup.weapon_of(i).key for i in range(int(setup.count())) if setup.side[i] == side]
    assert Counter(own) == squad
    assert len(own) == {"german": 10, "american": 12, "russian": 15}[nation]


# ---------------------------------------------------------------- the men of the examples
def test_the_men_of_the_examples_are_what_the_examples_say() -> None:
    assert KNOWN["Allen"][:2] == (5, 7)
    assert (KNOWN["Myers"][0], KNOWN["Myers"][2]) == (5, 8)
    assert KNOWN["Degi"][1] == 3
    assert KNOWN["Coates"][0] == 3
    assert KNOWN["Nixon"][0] == 4
    assert KNOWN["Jones"] == (4, 6, 8)
    assert KNOWN["Griess"][0] <= 6 < KNOWN["Griess"][2]
    assert KNOWN["Bernhoff"][0] > 3
    assert KNOWN["Wolff"][2] <= 8


def test_four_americans_with_an_automatic_rifle_have_6_at_range_2() -> None:
    s = table("american A: Allen sl rifle, Myers rifle, Nixon bar, Coates rifle")
    assert sum(s.setup.weapon_of(field.man(s, name)).power[2] for name in ("Allen", "Myers", "Nixon", "Coates")) == 6
    assert s.setup.weapon_of(field.man(s, "Myers")).power[2] in (1, 2)


# ---------------------------------------------------------------- weapons
@pytest.mark.parametrize(
    ("ending", "power", "alone"),
    [
        ("german-rifle", [1, 1, 1, 2, 2, 3], None),
        ("american-bolt-rifle", [1, 1, 1, 2, 2, 3], None),
        ("russian-rifle", [1, 1, 1, 2, 2, 3], None),
        ("american-rifle", [1, 1, 1, 2, 3, 3], None),
        ("russian-automatic-rifle", [1, 1, 1, 2, 3, 3], None),
        ("carbine", [0, 1, 1, 2, 2, 3], None),
        ("assault-rifle", [0, 1, 1, 2, 3, 4], None),
        ("-mp", [0, 0, 0, 1, 3, 5], None),
        ("bar", [2, 2, 3, 3, 4, 4], None),
        ("lmg", [3, 3, 4, 5, 6, 6], [1, 2, 3, 4, 4, 5]),
        ("mmg", [6, 6, 7, 7, 7, 7], [3, 3, 3, 4, 4, 4]),
        ("flamethrower", [0, 0, 0, 0, 4, 10], None),
        ("mortar", [0, 0, 0, 0, 0, 0], None),
    ],
)
def test_firepower_follows_the_weapon(ending: str, power: list[int], alone: list[int] | None) -> None:
    found = [weapon for key, weapon in WEAPONS.items() if key.endswith(ending)]
    assert found
    for weapon in found:
        assert [int(n) for n in weapon.power] == power
        assert [int(n) for n in weapon.alone] == (alone or power)


def test_the_figures_of_the_examples_are_those_of_our_weapons() -> None:
    gun, pistol, rifle = WEAPONS["german-lmg"], WEAPONS["german-mp"], WEAPONS["german-rifle"]
    assert [int(gun.alone[reach]) for reach in (2, 3, 4)] == [3, 4, 4]
    assert [int(pistol.power[reach]) for reach in (2, 3, 4)] == [0, 1, 3]
    assert [int(rifle.power[reach]) // 2 for reach in (2, 3, 4)] == [0, 1, 1]
    assert 3 * rifle.power[5] == 9
    assert rifle.traits & B.BOLT


@pytest.mark.rule("20.6")
def test_weapons_in_close_combat() -> None:
    values = {
        "carbine": 4, "assault-rifle": 4, "bolt-rifle": 5, "automatic-rifle": 5, "rifle": 5, "mp": 3, "bar": 2,
        "lmg": 1, "flamethrower": -1, "mmg": 0, "mortar": 0, "pistol": 0,
    }  # fmt: skip
    for key, weapon in WEAPONS.items():
        kind = key.partition("-")[2]
        if weapon.traits & B.SECONDARY:
            assert weapon.close == 0  # it counts as a burden
            continue
        assert weapon.close == values[kind]
        assert bool(weapon.traits & B.RIFLE) == (values[kind] == 5)


@pytest.mark.rule("19.3")
@pytest.mark.parametrize("key", list(WEAPONS))
def test_numbers_that_repair_and_numbers_that_take_away(key: str) -> None:
    weapon = WEAPONS[key]
    repaired, lost = list(range(7)), [5, 6]
    if weapon.traits & (B.LIGHT_MG | B.MEDIUM_MG):
        repaired, lost = [2, 3, 4, 5, 6], [4, 5, 6]
    elif weapon.traits & B.FLAMETHROWER:
        repaired, lost = [4, 5, 6], [3, 4, 5, 6]
    elif weapon.traits & B.ORDNANCE:
        repaired = [0, 1, 2]
    elif weapon.traits & B.DEMOLITION:
        repaired, lost = [], []  # it cannot be repaired (21.4)
    assert (numbers(weapon.repair_black), numbers(weapon.lost_red)) == (repaired, lost)
    assert (weapon.repair_red, weapon.lost_black) == (0, 0)


@pytest.mark.rule("21.1")
def test_who_may_carry_a_secondary_weapon() -> None:
    kinds = {key.partition("-")[2] for key, weapon in WEAPONS.items() if weapon.traits & B.LETS_CARRY}
    assert kinds == {"rifle", "bolt-rifle", "automatic-rifle", "assault-rifle", "carbine", "bar", "lmg"}


def test_machine_guns_have_a_crew_and_the_heavy_ones_are_dropped() -> None:
    for key, weapon in WEAPONS.items():
        assert bool(weapon.traits & B.CREW) == key.endswith(("lmg", "mmg", "mortar"))
        assert bool(weapon.traits & B.HEAVY) == key.endswith(("-mmg", "mortar"))
        assert bool(weapon.traits & B.MACHINE_PISTOL) == key.endswith("-mp")


# ---------------------------------------------------------------- mistakes
MAN = 'kern = { name = "Kern", rank = "private", weapon = "rifle", morale = 4, panic = 5, points = 9 }\n'
RANKS = '[ranks]\nprivate = { it = "Sold.", en = "Pvt" }\n'


def company(german: str = "", american: str = "", russian: str = "") -> str:
    return f"{RANKS}[german]\n{german}[american]\n{american}[russian]\n{russian}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (company(MAN.replace("panic = 5", "panic = 3")), "men.toml: german.kern.panic: expected no less than"),
        (company(MAN, MAN), "men.toml: american.kern: there is a man of that key already"),
        (company(MAN.replace('"rifle"', '"rifel"')), "men.toml: german.kern.weapon: unknown 'german-rifel', expected"),
        (company(MAN.replace("private", "privet")), "men.toml: german.kern.rank: unknown 'privet', expected private"),
        (company(MAN.replace("points", "commissar = true, points")), "men.toml: german.kern.commissar: expected of a"),
        (company("", "", MAN.replace("points", "commissar = true, points")), "men.toml: russian.kern.commissar"),
        (company(MAN.replace("morale = 4", "morale = 9")), "men.toml: german.kern.morale: "),
        (company(MAN.replace("morale", "moral")), "men.toml: german.kern: "),
        (RANKS, "men.toml: "),
    ],
)
def test_a_mistake_about_a_man_is_said_in_one_line(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"\S") as error:
        men_from_text(text, "men.toml", COMPONENTS.weapons)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("alone = [1, 2, 3, 4, 4, 5]\n", "", "german-lmg.alone: expected for small arms with a crew"),
        ("alone = [1, 2, 3, 4, 4, 5]", "alone = [1, 2, 3, 4, 7, 5]", "german-lmg.alone: expected no more than with"),
        ("power = [0, 0, 0, 1, 3, 5]\n", "", "german-mp.power: expected of all but ordnance"),
        ("power = [0, 0, 0, 1, 3, 5]", "power = [0, 0, 0, 1, 3]", "german-mp.power: "),
        ('"machine-pistol"', '"machine-pistle"', "german-mp.is: unknown 'machine-pistle', expected machine-pistol"),
        ("lost = { red = [5, 6] }", "lost = { black = [5] }", "german-rifle.lost: a number cannot both repair"),
        ("[german-rifle]", "[prussian-rifle]", "prussian-rifle: unknown 'prussian', expected"),
        ("lost = { red = [5, 6] }", "lost = { red = [7] }", "german-rifle.lost.red[0]: "),
    ],
)
def test_a_mistake_about_a_weapon_is_said_in_one_line(old: str, new: str, said: str) -> None:
    text = (DATA / "weapons.toml").read_text()
    assert old in text
    with pytest.raises(ValueError, match=r"\S") as error:
        weapons_from_text(text.replace(old, new, 1), "weapons.toml")
    assert str(error.value).startswith(f"weapons.toml: {said}")
    assert "\n" not in str(error.value)
