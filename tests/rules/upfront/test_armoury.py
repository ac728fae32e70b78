"""Vehicles and guns in the data files, in what is written and read back, and in play as a whole."""

from __future__ import annotations

import json
import random

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import evaluation
from caposaldo.games.upfront.io import armoury
from caposaldo.games.upfront.io.armoury import park_from_text
from caposaldo.games.upfront.io.files import DATA, load_components, weapons_from_text
from caposaldo.games.upfront.setup import GUN, NO_BOX, NO_HIT, ORDNANCE, VEHICLE
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import texts
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR
from rules.playing import legal
from rules.upfront.field import table

FIELD = """
german A chit 2 in brush: Ursel {tank}
german B chit 2 in hill: Griess sl lmg(crew Posner), Posner rifle, Max infantry-gun, Hessel flamethrower
german C chit 2: Wolff asl rifle, Bernhoff mortar, Otto rifle charge
american A chit 2 in wall: Allen sl rifle, Myers rifle, Gus infantry-gun
american B chit 3 in woods: Kate light
american C chit 2 in brush: Coates asl rifle, Nixon mp, Jones flamethrower, Degi mortar(crew Dim), Dim rifle
decks: 2
"""


# ---------------------------------------------------------------- the files
def test_what_the_rules_tell_of_two_cards_is_on_them() -> None:
    """28.7: the half-track of the example; 34.4: the German infantry gun; 27: the German mortar."""
    park = load_components().park
    halftrack, machine_gun = park["german-halftrack"]
    assert halftrack.kind == VEHICLE
    assert halftrack.hull is not None
    assert (halftrack.hull.open_topped, halftrack.morale) == (True, 5)
    assert (halftrack.hull.front.kill, halftrack.hull.front.immobilise, halftrack.hull.front.stun) == (2, 1, 1)
    assert machine_gun.traits & ORDNANCE == 0
    gun, _ = park["german-infantry-gun"]
    assert (gun.kind, gun.kia, gun.morale, gun.bare_kia, gun.bare_morale) == (GUN, 9, 5, 7, 3)
    mortar = next(weapon for weapon in load_components().weapons if weapon.key == "german-mortar")
    assert (mortar.hits[0], mortar.boxed) == (0, NO_BOX)
    assert (mortar.hits[5], mortar.hits_alone[5]) == (NO_HIT, NO_HIT)


def test_foot_forces_know_nothing_of_them() -> None:
    assert all(weapon.key not in load_components().park for weapon in load_components().weapons)
    s = table("german A: Wolff rifle, Posner rifle\namerican A: Allen rifle, Myers rifle")
    assert not s.setup.armour
    assert "kind" not in json.dumps(s.board()["men"])


@pytest.mark.parametrize(("steps", "level"), [("0-6", 6), ("0-1", 1), ("0", 0), ("1", -1), ("3", -3), ("-", NO_HIT)])
def test_the_ladder_of_numbers_that_hit(steps: str, level: int) -> None:
    assert armoury.ladder(steps, "x", "y") == level


def vehicles_text() -> str:
    return (DATA / "vehicles.toml").read_text()


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ('hits = ["1", "0",', 'hits = ["1", "0-7",', "german-medium.gun.hits: expected numbers"),
        ("front = [2, 1, 1]", "front = [1, 2, 1]", "german-halftrack.front: expected more to destroy it"),
        ("power = [1, 2, 3, 4, 5, 6]\n", "", "german-halftrack: expected either a gun"),
        ("[guns.german-infantry-gun]", "[guns.italian-infantry-gun]", "italian"),
        ("morale = 5\n", "morale = 55\n", "morale"),
    ],
)
def test_a_mistake_in_the_file_is_one_clear_line(before: str, after: str, line: str) -> None:
    with pytest.raises(ValueError, match=r"vehicles.toml: ") as caught:
        park_from_text(vehicles_text().replace(before, after, 1), "vehicles.toml", 0)
    assert line in str(caught.value)


def test_ordnance_among_the_weapons_needs_its_numbers() -> None:
    text = (DATA / "weapons.toml").read_text()
    without = "\n".join(row for row in text.splitlines() if not row.startswith("gun = "))
    with pytest.raises(ValueError, match=r"german-mortar.gun: expected of ordnance"):
        weapons_from_text(without, "weapons.toml")


# ---------------------------------------------------------------- play
def copied(s: UpFrontState) -> UpFrontState:
    """Written down and read again."""
    copy = UpFrontState(s.setup, Dice("copy"))
    copy.restore(json.loads(json.dumps(s.data())))
    return copy


@pytest.mark.parametrize(("seed", "tank"), [(1, "medium"), (2, "halftrack"), (3, "assault-gun"), (4, "medium")])
def test_a_game_with_vehicles_can_be_played_written_read_and_seen(seed: int, tank: str) -> None:
    s = table(FIELD.format(tank=tank), seed=str(seed), step="refilling")
    chance = random.Random(seed)
    known = [texts.texts(lang) for lang in texts.LANGUAGES]
    for one in known:
        one.load_game("upfront")
    for number in range(250):
        if not s.waiting():
            break
        seat = s.waiting()[0]
        actions = legal(s, seat)
        big = [a for a in actions if a.verb == verbs.SHELL or (a.verb == verbs.MOVE and a.fourth >= 1000)]
        action = chance.choice(big if big and number % 2 else actions)
        if number % 25 == 0:
            assert copied(s).data() == s.data()
            assert all(s.refusal(seat, a) is None and s.read_action(s.write_action(a)) == a for a in actions)
            garbage = [Action(verb, number, number % 9, number, number * 37) for verb in range(len(verbs.VERB_NAMES))]
            assert all((s.refusal(seat, a) is None) == (a in actions) for a in garbage)
            assert all(isinstance(evaluation.worth(s, seat, a), int) for a in actions)
            for eyes in (0, 1, SPECTATOR):
                s.view(eyes)
        s.do(seat, action)
        for event in s.events or []:
            assert all(texts.BROKEN_LEFT not in one.say(event, s) for one in known), event.key


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [("flags", 1 << 20, "flags"), ("way", 8, "way"), ("attack_flags", 8, "attack_flags")],
)
def test_what_vehicles_bear_is_read_back_and_no_more(field: str, value: int, line: str) -> None:
    s = table(FIELD.format(tank="medium buttoned bogged"))
    data = json.loads(json.dumps(s.data()))
    assert copied(s).data() == s.data()
    data[field] = value if field == "attack_flags" else [value, *data[field][1:]]
    with pytest.raises(ValueError, match=line):
        UpFrontState(s.setup, Dice("copy")).restore(data)
    foot = table("german A: Wolff rifle, Posner rifle\namerican A: Allen rifle, Myers rifle")
    data = json.loads(json.dumps(foot.data()))
    data["flags"][0] = 1 << 12  # buttoned up
    with pytest.raises(ValueError, match="flags"):
        UpFrontState(foot.setup, Dice("copy")).restore(data)
