"""Secondary weapons: they are carried, lie, are taken, jam and are used up (18, 20.74, 21.1)."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import IN_PLAY, KILLED, ROUTED, SIDEWAYS
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.infiltration import KEEPS
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.setup import WeaponType
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import VERBS
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import filled
from rules.upfront.field import card, choices, do, group, man, pending, refused, second, table, told

FIRE_FIGHT = """
german A chit 2 in %s: Griess rifle charge 4/5/8, Posner rifle, Wolff mp, Hessel rifle, Kurz rifle
american A chit 2: Allen lmg, Myers rifle, Nixon rifle
hand american: fire 3/5
"""
BEYOND = "american-lmg"


def shot_at(place: str, *draws: str, bearer: str = "Griess rifle charge 4/5/8") -> UpFrontState:
    """The bearer of the charge is the first to be resolved in an attack of strength 3."""
    text = (FIRE_FIGHT % place).replace("Griess rifle charge 4/5/8", bearer).replace("Allen lmg", "Allen german-lmg")
    s = table(text, "american", draws=[*draws, *["red 5"] * 4])
    do(s, verbs.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    do(s, verbs.USE, card(s, "american", "fire 3/5"))
    do(s, verbs.DONE)
    while isinstance(s.top(), (Conceal, Save)):
        do(s, verbs.KEEP)
    do(s, verbs.RESOLVE)
    while isinstance(s.top(), Save):
        do(s, verbs.KEEP)
    return s


# ---------------------------------------------------------------- the bearer falls (18.1)
@pytest.mark.rule("18.1", "21.1")
def test_the_charge_of_a_man_shot_dead_lies_in_his_group() -> None:
    s = shot_at("brush", "black 6")  # 3 - 1 + 6 against 8
    griess, charge = man(s, "Griess"), second(s, "Griess")
    assert s.fate[griess] == KILLED
    assert [int(s.lies[weapon]) for weapon in (griess, charge)] == [group(s, "german", "A")] * 2
    assert told(s).count("uf-weapon-lies") == 2


@pytest.mark.rule("18.1", "8.44")
def test_in_a_marsh_the_charge_is_lost_with_the_rifle() -> None:
    s = shot_at("marsh", "black 6", bearer="Griess rifle charge 3/4/7")
    assert s.fate[man(s, "Griess")] == KILLED
    assert [int(s.lies[weapon]) for weapon in (man(s, "Griess"), second(s, "Griess"))] == [-1, -1]
    assert told(s).count("uf-weapon-lost") == 2


@pytest.mark.rule("18.1", "6.531")
def test_a_man_who_routs_takes_his_charge_along() -> None:
    s = shot_at("brush", "black 4 0r=9", bearer="Griess rifle charge 4/5/8!")
    assert s.fate[man(s, "Griess")] == ROUTED
    assert [int(s.lies[weapon]) for weapon in (man(s, "Griess"), second(s, "Griess"))] == [-1, -1]
    assert s.second[man(s, "Griess")] == -1


@pytest.mark.rule("18.1", "20.57")
def test_an_infiltrator_leaves_his_charge_to_those_he_had_infiltrated() -> None:
    s = shot_at("brush", "black 6", bearer="Griess rifle charge 4/5/8 ^A")
    charge = second(s, "Griess")
    assert s.lies[charge] == group(s, "american", "A")


# ---------------------------------------------------------------- somebody takes it (18.2, 20.57, 21.1, 23.3)
LEFT = """
german A chit 3 in brush: Griess rifle charge killed, Posner rifle, Wolff mp, Hessel rifle!, Kurz rifle unarmed
german B chit 0: Bernhoff rifle
american A chit 2 in woods: Allen rifle ^A, Myers rifle
"""


@pytest.mark.rule("18.2", "21.1")
@pytest.mark.parametrize("who", ["Posner", "Kurz"])
def test_a_black_card_gives_the_charge_to_one_who_may_carry_it(who: str) -> None:
    s = table(LEFT, draws=["black 2"])
    held = int(s.weapon[man(s, who)])
    do(s, verbs.ACQUIRE, man(s, who), second(s, "Griess"))
    assert (s.second[man(s, who)], s.lies[second(s, "Griess")]) == (second(s, "Griess"), -1)
    assert s.weapon[man(s, who)] == held  # nothing is exchanged for it


@pytest.mark.rule("21.1", "18.2", "10.1")
def test_nobody_takes_a_charge_who_may_not_carry_it() -> None:
    s = table(LEFT.replace("Posner rifle", "Posner rifle charge"))
    charge = second(s, "Griess")
    assert [int(a.man) for a in choices(s, verbs.ACQUIRE) if a.weapon == charge] == [man(s, "Kurz")]
    rules = {"Posner": "21.1", "Wolff": "21.1", "Hessel": "10.1", "Bernhoff": "18.2"}
    assert {name: refused(s, verbs.ACQUIRE, man(s, name), charge) for name in rules} == rules


@pytest.mark.rule("21.1", "20.74")
def test_nor_one_who_has_his_own_weapon_on_his_back() -> None:
    text = LEFT.replace("Posner rifle", "Posner rifle holds(Myers) kept").replace("Myers rifle", "Myers rifle killed")
    s = table(text)
    assert refused(s, verbs.ACQUIRE, man(s, "Posner"), second(s, "Griess")) == "21.1"


@pytest.mark.rule("23.3", "20.57")
def test_in_a_pillbox_nobody_takes_a_charge_but_an_infiltrator_may() -> None:
    text = LEFT.replace("german A chit 3 in brush", "german A chit 3 in pillbox").replace(", Kurz rifle unarmed", "")
    s = table(text)
    assert refused(s, verbs.ACQUIRE, man(s, "Posner"), second(s, "Griess")) == "23.3"
    enemy = table(text, "american")
    assert refused(enemy, verbs.ACQUIRE, man(enemy, "Allen"), second(enemy, "Griess")) == ""
    kept = LEFT.replace("Posner rifle", "Posner rifle holds(Griess) kept")
    assert table(kept).second[man(s, "Posner")] == -1


@pytest.mark.rule("20.57", "21.2")
def test_an_infiltrator_takes_the_charge_of_the_enemy_and_uses_it_later() -> None:
    text = LEFT.replace("american A chit 2", "american A chit 3").replace("german A chit 3", "german A chit 2")
    s = table(text.replace("german B chit 0", "german B chit 2"), "american", draws=["black 2"])
    allen, charge = man(s, "Allen"), second(s, "Griess")
    do(s, verbs.ACQUIRE, allen, charge)
    assert s.second[allen] == charge
    assert s.inside[allen] == group(s, "german", "A")
    do(s, verbs.DONE)  # the order of his group
    s.clear_mark(group(s, "american", "A"), 1)
    s.legal = None
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "american", "A"))
    assert refused(s, verbs.NAME, allen, group(s, "german", "B"), -1) == ""
    assert refused(s, verbs.NAME, allen, group(s, "german", "B"), -1, KEEPS) == ""


@pytest.mark.rule("18.4")
def test_a_charge_that_lies_is_lost_when_the_group_moves() -> None:
    s = table(LEFT.replace("Hessel rifle!", "Hessel rifle").replace(" ^A", "") + "hand german: movement\n")
    do(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), SIDEWAYS)
    assert s.lies[second(s, "Griess")] == -1
    assert choices(s, verbs.ACQUIRE) == []


# ---------------------------------------------------------------- spoils (20.74, 20.742)
PAIR = """
nations: german american
german A chit 3 in brush: Griess rifle 4/5/8 ^A, Posner rifle, Wolff rifle
american A chit 2 in woods: Allen rifle charge 4/5/8, Myers rifle
american B chit 0: Jones rifle, Degi rifle
"""
CALM, FIRST = "black 1", "black 0 col2=1"


def fought(text: str, *draws: str) -> UpFrontState:
    s = table(text, draws=[CALM, FIRST, *draws])
    do(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Griess"), -1, -1)
    do(s, verbs.DONE)
    return s


@pytest.mark.rule("20.74", "21.1")
def test_the_winner_is_asked_for_the_rifle_and_then_for_the_charge() -> None:
    s = fought(PAIR, "black 4", "red 4")
    griess, allen, charge = man(s, "Griess"), man(s, "Allen"), second(s, "Allen")
    assert pending(s, Spoils).weapon == allen
    assert s.view(0)["decision"]["weapon"] == allen
    do(s, verbs.KEEP)
    assert pending(s, Spoils).weapon == charge
    do(s, verbs.TAKE)
    assert (s.weapon[griess], s.second[griess]) == (griess, charge)
    assert (s.lies[allen], s.lies[charge]) == (group(s, "american", "A"), -1)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.74", "21.1")
def test_who_has_his_own_weapon_on_his_back_cannot_take_the_charge_but_destroy_it() -> None:
    s = fought(PAIR, "black 4", "red 4")
    do(s, verbs.TAKE)
    assert s.kept[man(s, "Griess")] == 1
    assert refused(s, verbs.TAKE) == "21.1"
    assert [int(action.verb) for action in s.actions(0)] == [verbs.BURY, verbs.KEEP]
    do(s, verbs.BURY)
    assert s.lies[second(s, "Allen")] == -1


@pytest.mark.rule("20.74")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_a_captured_charge_may_be_dropped_or_destroyed_later(destroyed: int) -> None:
    s = fought(PAIR, "black 4", "red 4")
    do(s, verbs.KEEP)
    do(s, verbs.TAKE)
    griess, charge, own = man(s, "Griess"), second(s, "Allen"), group(s, "german", "A")
    s.clear_mark(own, 1)
    s.legal = None
    assert choices(s, verbs.DROP) == [Action(verbs.DROP, griess, charge, how) for how in (0, 1)]
    do(s, verbs.DROP, griess, charge, destroyed)
    assert (s.second[griess], s.lies[charge]) == (-1, -1 if destroyed else own)
    assert s.weapon[griess] == griess


@pytest.mark.rule("20.742")
def test_if_both_fall_all_their_weapons_lie_where_they_fought() -> None:
    s = fought(PAIR.replace("Griess rifle", "Griess rifle charge"), "black 1", "black 1")
    # Both carry a charge and are equal.
    assert [int(s.fate[man(s, name)]) for name in ("Griess", "Allen")] == [KILLED, KILLED]
    left = [man(s, "Griess"), second(s, "Griess"), man(s, "Allen"), second(s, "Allen")]
    assert [int(s.lies[weapon]) for weapon in left] == [group(s, "american", "A")] * 4


@pytest.mark.rule("20.91", "20.742")
def test_a_berserk_man_leaves_his_charge_where_he_falls_though_his_group_is_in_a_marsh() -> None:
    s = table(
        """
        nations: german russian
        german A chit 2 in buildings: Griess rifle 4/5/8
        russian A chit 3 in marsh: Ivanov rifle charge 4/5/8 berserk, Petrov sl rifle, Orlov rifle
        """,
        "russian",
        "charging",
        ["red 6", "black 6"],
    )
    do(s, verbs.TAKE, group(s, "german", "A"))
    assert s.fate[man(s, "Griess")] == IN_PLAY
    asked = []
    while isinstance(s.top(), Spoils):
        asked.append(int(pending(s, Spoils).weapon))
        do(s, verbs.KEEP)
    assert asked == [man(s, "Ivanov"), second(s, "Ivanov")]
    assert [int(s.lies[weapon]) for weapon in asked] == [group(s, "german", "A")] * 2


# ---------------------------------------------------------------- jams and repairs; other kinds (19.3, 21.1, 21.4)
def with_radio() -> UpFrontState:
    """Griess carries another secondary weapon, one that can be repaired."""
    radio = WeaponType("radio", "radio", "radio")
    radio.traits = B.SECONDARY
    radio.repair_black = 0b1111111
    radio.lost_red = 1 << 6
    s = table("german A chit 3: Griess rifle charge, Posner rifle\namerican A: Allen rifle", draws=["red 3", "black 3"])
    s.setup.weapons = [*s.setup.weapons, radio]
    s.setup.secondary = vec[i64]([len(s.setup.weapons) - 1])
    return s


@pytest.mark.rule("19.3", "21.1")
def test_a_secondary_weapon_of_another_kind_jams_and_is_repaired() -> None:
    s = with_radio()
    griess, radio, own = man(s, "Griess"), second(s, "Griess"), group(s, "german", "A")
    assert refused(s, verbs.REPAIR, griess) == "19.3"
    s.jammed[radio] = 1
    for drawn in ("red 3", "black 3"):
        s.clear_mark(own, 1)
        s.legal = None
        assert s.jammed[radio] == 1, drawn
        do(s, verbs.REPAIR, griess)
    assert (s.jammed[radio], s.second[griess], s.weapon[griess]) == (0, radio, griess)
    assert s.name(s.weapon_ref(radio)[1:], "en") == "radio"


@pytest.mark.rule("21.2")
def test_only_a_charge_goes_off() -> None:
    s = with_radio()
    do(s, verbs.HAND_OVER, man(s, "Griess"), man(s, "Posner"))
    assert s.second[man(s, "Posner")] == second(s, "Griess")
    t = with_radio()
    t.chit[group(t, "american", "A")] = 2
    t.legal = None
    do(t, verbs.BEGIN_INFILTRATION, 0, group(t, "german", "A"))
    assert refused(t, verbs.NAME, man(t, "Griess"), group(t, "american", "A"), -1, KEEPS) == "21.2"


# ---------------------------------------------------------------- what is seen and kept of it
def test_the_view_says_who_has_a_secondary_weapon_and_where_it_lies() -> None:
    s = table(LEFT.replace("Posner rifle", "Posner rifle charge"))
    for seat in (0, 1, -1):
        shown = {weapon["id"]: weapon for weapon in s.view(seat)["weapons"]}
        left, held = shown[second(s, "Griess")], shown[second(s, "Posner")]
        assert (left["holder"], left["lies"]) == (-1, group(s, "german", "A"))
        assert (held["holder"], held["lies"]) == (man(s, "Posner"), -1)
        assert s.view(seat)["men"][man(s, "Posner")]["second"] == second(s, "Posner")
    board = s.board()
    kinds = [board["weapons"][board["weapon_types"][weapon]]["key"] for weapon in (0, second(s, "Griess"))]
    assert kinds == ["german-rifle", "charge"]


def test_secondary_weapons_have_names_in_records_and_in_words() -> None:
    s = table(LEFT)
    action = Action(verbs.ACQUIRE, man(s, "Posner"), second(s, "Griess"))
    assert VERBS.write(s, action) == "acquire posner griess.charge"
    assert s.read_action("acquire posner griess.charge") == action
    assert s.wording(action).params["weapon"] == s.weapon_ref(second(s, "Griess"))
    assert s.pointing(action)["weapon"] == second(s, "Griess")
    assert [s.name(f"weapon/{second(s, 'Griess')}", lang) for lang in ("it", "en")] == [
        "carica di demolizione",
        "demolition charge",
    ]


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("second", "second[0]: expected a secondary weapon"),
        ("kept", "second[0]: expected nothing besides the weapon of his card"),
        ("lies", "weapon: expected weapon 4 in one place only"),
    ],
)
def test_a_saved_position_with_a_weapon_in_the_wrong_place_is_refused(field: str, said: str) -> None:
    s = table("german A: Griess rifle charge, Posner rifle\namerican A: Allen rifle, Myers rifle")
    charge = second(s, "Griess")
    data = s.data()
    wrong = 0 if field == "lies" else 1
    row = [*cast(list[int], data[field])]
    row[charge if field == "lies" else 0] = wrong
    data[field] = row
    with pytest.raises(ValueError, match="expected") as error:
        UpFrontState(s.setup, Dice("field")).restore(data)
    assert str(error.value) == said


def test_weapons_are_counted_after_the_men() -> None:
    s = table("german A: Griess rifle charge, Posner rifle charge\namerican A: Allen rifle charge")
    assert [int(weapon) for weapon in s.second] == [3, 4, 5]
    assert [int(s.setup.weapon_side(weapon)) for weapon in range(6)] == [0, 0, 1, 0, 0, 1]
    assert len(s.lies) == len(s.jammed) == s.setup.weapon_count() == 6
    assert append(filled(0, 0), s.setup.weapon_type(5)) == append(filled(0, 0), s.setup.weapon_type(3))
