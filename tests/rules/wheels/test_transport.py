"""Transport: loading, unloading, towing, and what becomes of those aboard, with loaded dice."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import (
    ABOARD,
    GONE,
    IN_COMBAT,
    LOADED,
    MANOEUVRED,
    MOVED,
    ON_TABLE,
    PINNED,
    REACTED,
    SHOT,
)
from caposaldo.games.wheels.rules import contact, fire, morale, removal, transport
from caposaldo.games.wheels.rules.distance import gap
from caposaldo.games.wheels.rules.formation import reveal, take_off
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.table import boxes_gap

from .field import Field, wood

TRUCKS = ("ita-lancia-truck", 3)
FUCILIERI = ("ita-fucilieri/skilled", 3)
GUNS = ("ita-47-32-gun", 3)
MORTARS = ("ita-81-mm-mortar", 3)
RIFLES = ("bri-rifle-section", 3)
HALFTRACKS = ("ger-sdkfz-251", 3)
GRENADIERS = ("ger-grenadiers/skilled", 3)
TANKS = ("bri-crusader-iii", 3)


def convoy(carrier: tuple[str, int] = TRUCKS, load: tuple[str, int] = FUCILIERI, away: float = 8) -> Field:
    """Trucks (A1) so many cm south of a platoon (A2) in a line; another platoon of each side is far away."""
    nation = {"i": "italy", "g": "germany"}[carrier[0][0]]
    f = Field([carrier, load, load], [RIFLES, RIFLES], nations=(nation, "britain"))
    f.stand(1, 60, 60, 0)
    f.stand(0, 60, 60 + away, 0)
    f.stand(2, 170, 110, 0)
    f.stand(3, 170, 5, 180)
    f.stand(4, 20, 5, 180)
    return f


def beside(f: Field) -> str:
    goals = transport.goals(f.s, 0)
    assert goals
    return f"{goals[0]},{goals[1]}"


def aboard(carrier: tuple[str, int] = TRUCKS, load: tuple[str, int] = FUCILIERI) -> Field:
    """A2 is aboard A1."""
    f = convoy(carrier, load)
    f.s.take_aboard(1, 0)
    f.s.rode[1] = 0
    take_off(f.s, 1)
    return f


# ---------------------------------------------------------------- loading
@pytest.mark.rule("transport-1", "transport-2", "transport-4", "man-4")
@pytest.mark.parametrize("load", [FUCILIERI, MORTARS, GUNS])
def test_trucks_load_infantry_and_mortars_and_tow_guns(load: tuple[str, int]) -> None:
    f = convoy(TRUCKS, load)
    f.do(f"manoeuvre A1 {beside(f)}")
    f.do("load A2")
    assert f.s.place[1] == ABOARD
    assert f.s.aboard[1] == 0
    assert f.s.x[1] == -1
    assert f.s.has(1, MANOEUVRED)
    assert f.s.moved[0] <= 11 * CM
    assert 1 not in f.s.units(0)


@pytest.mark.rule("transport-1", "man-4")
def test_tanks_carry_nobody_and_nobody_carries_vehicles() -> None:
    f = Field([TANKS, ("bri-rifle-section", 3), ("bri-truck", 3)], [FUCILIERI])
    f.stand(0, 60, 60, 0)
    f.stand(1, 60, 57, 0)
    f.stand(2, 60, 66, 0)
    f.stand(3, 170, 5, 180)
    f.do("manoeuvre A1 6000,6000")
    assert f.why("load A2") == "wh-load-carrier"
    f.s.stack.pop()
    f.s.unmark(0, MANOEUVRED)
    f.do("manoeuvre A3 6000,6600")
    assert f.why("load A1") == "wh-load-what"
    assert f.why("load B1") == "wh-load-what"


@pytest.mark.rule("transport-2", "transport-3")
@pytest.mark.example("E-load-half")
@pytest.mark.parametrize(("moved", "may"), [(10, True), (11, False)])
def test_half_the_movement_at_most(moved: int, may: bool) -> None:
    f = convoy(HALFTRACKS, GRENADIERS, 2)
    assert f.s.card_of(0).move == 20 * CM
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.s.moved[0] = moved * CM
    assert (f.why("load A2") == "wh-load-half") != may
    f = aboard(HALFTRACKS, GRENADIERS)
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.s.moved[0] = moved * CM
    assert (f.why("unload 0") == "") == may


@pytest.mark.rule("transport-2")
def test_the_way_to_the_squads_is_half_the_movement_at_most() -> None:
    near = convoy(HALFTRACKS, GRENADIERS, 11)
    assert transport.goals(near.s, 0)
    far = convoy(HALFTRACKS, GRENADIERS, 14)
    assert transport.goals(far.s, 0) == []
    far.do("manoeuvre A1 6000,6200")
    assert far.why("load A2") == "wh-load-half"


@pytest.mark.rule("transport-2")
def test_all_vehicles_stand_beside_the_squads() -> None:
    f = convoy()
    goal = beside(f)
    f.do(f"manoeuvre A1 {goal}")
    f.do(f"move 1 column {goal}")
    assert f.why("load A2") == "wh-load-beside"
    f = convoy()
    f.do(f"manoeuvre A1 {beside(f)}")
    f.do("load A2")
    shadow = convoy()
    squads = [shadow.s.base(m) for m in shadow.s.models(1)]
    for m in f.s.models(0):
        assert min(boxes_gap(f.s.base(m), squad) for squad in squads) <= contact.TOUCH


@pytest.mark.rule("transport-2")
def test_there_is_a_vehicle_for_every_squad() -> None:
    f = Field([TRUCKS, ("ita-fucilieri", 4)], [RIFLES], nations=("italy", "britain"))
    f.stand(1, 60, 60, 0)
    f.stand(0, 60, 66, 0)
    f.stand(2, 170, 5, 180)
    assert transport.goals(f.s, 0) == []
    f.do("manoeuvre A1 6000,6300")
    assert f.why("load A2") == "wh-too-few-vehicles"
    f.s.alive[8] = 0
    assert transport.goals(f.s, 0)


@pytest.mark.rule("transport-2")
@pytest.mark.parametrize("slot", [0, 1])
def test_nobody_loads_after_combat(slot: int) -> None:
    f = convoy()
    f.do(f"manoeuvre A1 {beside(f)}")
    f.s.mark(slot, IN_COMBAT)
    assert f.why("load A2") == "wh-load-combat"
    f = aboard()
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.s.mark(0, IN_COMBAT)
    assert f.why("unload 0") == "wh-load-combat"


@pytest.mark.rule("transport-2", "transport-5")
@pytest.mark.parametrize("flag", [MOVED, SHOT])
def test_who_has_moved_or_fired_is_not_loaded(flag: int) -> None:
    f = convoy()
    f.do(f"manoeuvre A1 {beside(f)}")
    f.s.mark(1, flag)
    assert f.why("load A2") == "wh-load-has-acted"


@pytest.mark.rule("transport-2")
def test_a_transport_that_has_loaded_moves_no_more_and_does_not_unload() -> None:
    f = convoy()
    goal = beside(f)
    f.do(f"manoeuvre A1 {goal}")
    f.do("load A2")
    assert f.why(f"move 1 line {goal}") != ""
    assert f.why("unload 0") == "wh-load-once"
    f = convoy()
    f.do(f"manoeuvre A1 {goal}")
    f.s.take_aboard(1, 0)
    take_off(f.s, 1)
    assert f.why(f"move 1 line {goal}") == ""
    f.s.mark(0, LOADED)  # as after loading without a move
    assert f.why(f"move 1 line {goal}") == "wh-has-loaded"


@pytest.mark.rule("transport-2", "card-2")
def test_cards_load_cards() -> None:
    f = Field([TRUCKS, FUCILIERI], [RIFLES], nations=("italy", "britain"))
    f.card(0, 60, 70, 0)
    f.card(1, 60, 60, 0)
    f.card(2, 20, 20, 180)
    f.do(f"manoeuvre A1 {beside(f)}")
    f.do("load A2")
    assert [f.s.shown[0], f.s.shown[1]] == [0, 0]
    assert f.s.place[1] == ABOARD
    seen = f.s.view(1)["platoons"][1]
    assert seen["aboard"] == 0  # the loading was seen
    assert seen["sheet"] is None
    assert f.s.view(1)["platoons"][0]["load"] == 1


# ---------------------------------------------------------------- unloading
@pytest.mark.rule("transport-3", "transport-5", "transport-7")
def test_the_squads_come_to_stand_beside_their_vehicles_and_have_manoeuvred() -> None:
    f = aboard()
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    listed = [f.s.write_action(a) for a in f.s.actions(0)]
    assert "unload 0" in listed
    assert "unload 180" in listed
    f.do("unload 0")
    assert f.s.place[1] == ON_TABLE
    assert f.s.face[1] == 0
    for m in f.s.models(1):
        assert contact.touched_by(f.s, m, 0)
        assert f.s.model_y[m] < f.s.y[0]
    assert f.s.has(1, MANOEUVRED)
    assert 1 in f.s.units(0)


@pytest.mark.rule("transport-3")
def test_after_unloading_a_transport_goes_half_its_movement() -> None:
    f = aboard()
    f.do("manoeuvre A1 6000,8600")
    f.do("unload 0")
    assert f.why("move 1 line 6000,8600") == "wh-load-half"
    assert f.why("move 1 line 6000,7700") == ""


@pytest.mark.rule("transport-3")
def test_who_carries_nobody_unloads_nobody() -> None:
    f = convoy()
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    assert f.why("unload 0") == "wh-unload-nobody"
    assert f.why("unload 400") == "wh-unload-nobody"
    f = aboard()
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    assert f.why("unload 400") == "wh-no-bearing"


@pytest.mark.rule("transport-6", "transport-8")
def test_guns_fire_from_the_turn_after_they_were_unhooked() -> None:
    f = aboard(TRUCKS, GUNS)
    f.stand(3, 60, 46, 180)
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.do("unload 0")
    f.do("end")
    assert not fire.can_answer(f.s, 1, 3)
    f.do("manoeuvre B1 6000,4600")
    f.load(6, 1, 1, 1)
    f.do("attack A2")
    assert f.told().count("wh-fires") == 1
    assert "manoeuvre A2 " not in " ".join(f.s.write_action(a) for a in f.s.actions(f.s.waiting()[0]))
    f.s.unmark(1, LOADED)
    assert fire.can_answer(f.s, 1, 3)


@pytest.mark.rule("transport-8", "defend-1")
def test_only_the_transport_fires_back_for_those_it_set_down() -> None:
    f = aboard(HALFTRACKS, GRENADIERS)
    f.stand(3, 60, 55, 180)
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.do("unload 0")
    f.do("end")
    f.do("manoeuvre B1 6000,5500")
    f.load(6, 1, 1, 1, 1, 1, 1)
    f.do("attack A2")
    fires = [event for event in f.s.events or [] if event.key == "wh-fires"]
    assert [event.params["unit"] for event in fires] == ["@unit/3", "@unit/0"]
    assert f.s.has(0, SHOT)
    assert not f.s.has(0, REACTED)  # it had made its manoeuvre


@pytest.mark.rule("transport-8", "assault-8")
def test_the_transport_fires_at_those_who_assault_what_it_set_down() -> None:
    f = aboard(HALFTRACKS, GRENADIERS)
    f.stand(3, 60, 58, 180)
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.do("unload 0")
    f.do("end")
    goals = [a for a in f.s.actions(1) if f.s.write_action(a).startswith("manoeuvre B1")]
    for goal in goals:
        copy = f.s.clone()
        copy.apply(1, copy.read_action(f.s.write_action(goal)))
        if "storm A2" in [copy.write_action(a) for a in copy.actions(1)]:
            f.do(f.s.write_action(goal))
            break
    f.load(1, 1, 1, 8, 1, 1, 1)
    f.do("storm A2")
    fires = [event for event in f.s.events or [] if event.key == "wh-fires"]
    assert [event.params["unit"] for event in fires] == ["@unit/0"]
    assert "wh-counters" not in f.told()


@pytest.mark.rule("transport-7", "token-1")
def test_those_aboard_have_no_manoeuvre_token_or_target_of_their_own() -> None:
    f = aboard()
    f.end_turn()
    assert list(f.s.tokens) == [0, 0]  # two platoons against two
    assert "A2" not in " ".join(f.s.write_action(a) for a in f.s.actions(0))
    f.s.active = 1
    assert f.why("manoeuvre B1 17000,500") == ""
    f.do("manoeuvre B1 17000,500")
    assert f.why("attack A2") == "wh-no-enemy"


@pytest.mark.rule("transport-4")
def test_towed_guns_are_seen_behind_their_vehicles_and_who_rides_is_not() -> None:
    f = Field([TRUCKS, GUNS, ("ita-lancia-truck", 4), FUCILIERI], [RIFLES], nations=("italy", "britain"))
    f.card(0, 60, 70, 0)
    f.card(2, 30, 70, 0)
    f.card(4, 170, 5, 180)
    for rider in (1, 3):
        f.s.take_aboard(rider, rider - 1)
    hidden = f.s.view(1)["platoons"]
    assert [hidden[slot]["aboard"] for slot in (1, 3)] == [-1, -1]
    assert [hidden[slot]["load"] for slot in (0, 2)] == [-1, -1]
    own = f.s.view(0)["platoons"]
    assert [own[slot]["aboard"] for slot in (1, 3)] == [0, 2]
    for slot in (0, 2):
        reveal(f.s, slot)
    seen = f.s.view(1)["platoons"]
    assert seen[1]["aboard"] == 0
    assert len(seen[1]["models"]) == 3
    assert seen[1]["models"][0]["y"] > seen[0]["models"][0]["y"]
    assert seen[3]["aboard"] == -1
    assert seen[3]["sheet"] is None
    assert seen[2]["load"] == -1


# ---------------------------------------------------------------- the loss of a carrier
def lose(f: Field, count: int, *faces: int) -> None:
    """So many vehicles of A1 are lost."""
    f.load(*faces)
    morale.suffer(f.s, 0, count)
    f.s.run_on()


@pytest.mark.rule("fire-13", "transport-9")
@pytest.mark.example("E-escape")
def test_a_squad_saves_itself_by_more_than_four_and_tests_morale() -> None:
    f = aboard(HALFTRACKS, GRENADIERS)
    lose(f, 3, 4, 4, 5, 3)  # two are lost, one is saved; a test of morale
    assert f.s.place[0] == GONE
    assert f.s.place[1] == ON_TABLE
    assert f.s.strength(1) == 1
    assert f.s.has(1, PINNED)
    assert f.s.has(1, MANOEUVRED)
    assert not fire.can_answer(f.s, 1, 3)
    assert len(f.s.side) == 5 or f.s.size[5] == 0


@pytest.mark.rule("transport-8", "transport-9")
def test_nobody_fires_back_for_the_saved() -> None:
    f = Field([("ger-sdkfz-251", 4), GRENADIERS], [RIFLES], nations=("germany", "britain"))
    f.stand(0, 60, 60, 0)
    f.stand(2, 60, 40, 180)
    f.s.take_aboard(1, 0)
    f.load(8, 8, 8, 8, 4)  # all saved; morale holds, of the saved and of the half-track that is left
    morale.suffer(f.s, 0, 3)
    f.s.run_on()
    for number in (1, 2, 3):
        f.do(f"remove {number}")
    assert f.s.strength(1) == 3
    assert f.s.on_table(0)
    assert transport.answerer(f.s, 1) == 1


@pytest.mark.rule("fire-13")
def test_the_saved_stand_within_three_cm_of_the_wreck() -> None:
    f = aboard(HALFTRACKS, GRENADIERS)
    wrecks = [f.s.base(m) for m in f.s.models(0)]
    lose(f, 3, 8, 8, 8, 8)
    assert f.s.strength(1) == 3
    for m in f.s.models(1):
        assert min(boxes_gap(f.s.base(m), wreck) for wreck in wrecks) <= 3 * CM
    assert f.told().count("wh-morale") == 1  # once together


@pytest.mark.rule("fire-13")
def test_without_room_within_three_cm_nobody_is_saved() -> None:
    """Wrecks lie all round."""
    f = Field([("ger-sdkfz-251", 3), GRENADIERS], [RIFLES], nations=("germany", "britain"))
    f.stand(0, 60, 60, 0, 1)
    f.stand(2, 170, 5, 180)
    f.s.take_aboard(1, 0)
    spots = [(x, y) for x in range(52, 70, 2) for y in range(50, 80, 2)]
    f.s.wreck_x = vec[i64]([x * CM for x, _ in spots])
    f.s.wreck_y = vec[i64]([y * CM for _, y in spots])
    f.s.wreck_face = vec[i64]([0 for _ in spots])
    f.s.wreck_card = vec[i64]([int(f.s.card[0]) for _ in spots])
    box = f.s.base(f.s.models(0)[1])
    assert removal.room_near(f.s, 1, box) is None
    lose(f, 3, 8, 8, 8)
    assert f.s.place[1] == GONE


@pytest.mark.rule("fire-13", "transport-9")
@pytest.mark.parametrize("load", [GUNS, MORTARS])
def test_artillery_is_lost_with_its_vehicle(load: tuple[str, int]) -> None:
    f = aboard(TRUCKS, load)
    f.load(6, 6)  # no die of rescue: the trucks test morale
    morale.suffer(f.s, 0, 1)
    f.s.run_on()
    f.do("remove 2")
    assert "wh-rescue" not in f.told()
    assert f.s.strength(1) == 2
    assert [int(m) % 5 for m in f.s.models(1)] == [0, 2]
    assert f.s.place[1] == ABOARD
    assert f.s.size[1] == 3  # it counts as a loss


@pytest.mark.rule("fire-13", "transport-9", "transport-7")
def test_saved_squads_are_a_platoon_until_the_rest_is_set_down_near() -> None:
    """A-rescue-split."""
    f = aboard(HALFTRACKS, GRENADIERS)
    f.load(8, 8, 6)  # saved; its test of morale, and that of the two half-tracks
    morale.suffer(f.s, 0, 1)
    f.s.run_on()
    f.do("remove 1")
    party = 5
    assert f.s.place[1] == ABOARD
    assert [int(f.s.strength(slot)) for slot in (1, party)] == [2, 1]
    assert [int(f.s.size[slot]) for slot in (1, party)] == [2, 1]
    assert f.s.place[party] == ON_TABLE
    assert f.s.has(party, MANOEUVRED)
    assert f.s.data() == f.s.clone().data()
    again = WheelsState(f.setup, f.s.dice.clone())
    again.restore(f.s.data())
    assert again.data() == f.s.data()
    f.end_turn()
    assert not f.s.has(party, MANOEUVRED | LOADED)  # it acts from the next turn on
    while f.s.waiting() != [0]:
        f.do("manoeuvre B1 17000,500")
        f.do("end")
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    f.do("unload 180")
    assert "wh-rejoins" in f.told()
    assert [int(f.s.strength(slot)) for slot in (1, party)] == [3, 0]
    assert f.s.size[1] == 3
    assert f.s.place[party] == GONE
    assert f.s.lost_pieces(0) == []


@pytest.mark.rule("transport-9", "fire-13")
def test_set_down_far_away_the_rest_stays_a_platoon_of_its_own() -> None:
    f = aboard(HALFTRACKS, GRENADIERS)
    f.load(8, 8, 6)  # saved; its test of morale, and that of the two half-tracks
    morale.suffer(f.s, 0, 1)
    f.s.run_on()
    f.do("remove 1")
    f.stand(0, 60, 100, 0)
    f.s.unmark(0, IN_COMBAT)
    f.do("manoeuvre A1 6000,10000")
    f.do("unload 0")
    assert gap(f.s, 1, 5) > 5 * CM
    assert [int(f.s.strength(slot)) for slot in (1, 5)] == [2, 1]
    assert f.s.place[5] == ON_TABLE


@pytest.mark.rule("fire-13")
def test_an_empty_vehicle_costs_nobody() -> None:
    f = Field([("ger-sdkfz-251", 4), GRENADIERS], [RIFLES], nations=("germany", "britain"))
    f.stand(0, 60, 60, 0)
    f.stand(2, 170, 5, 180)
    f.s.take_aboard(1, 0)
    f.load()
    morale.suffer(f.s, 0, 1)
    f.s.run_on()
    f.do("remove 4")
    assert f.s.strength(1) == 3
    assert f.s.shown[1] == 0  # nobody knows


@pytest.mark.rule("org-5", "transport-9")
def test_near_an_hq_the_saved_do_not_test() -> None:
    f = Field([HALFTRACKS, GRENADIERS, ("ger-grenadiers!", 1)], [RIFLES], nations=("germany", "britain"))
    f.stand(0, 60, 60, 0)
    f.stand(2, 60, 68, 0)
    f.stand(3, 170, 5, 180)
    f.s.take_aboard(1, 0)
    lose(f, 3, 8, 8, 8)
    assert f.s.strength(1) == 3
    assert "wh-morale" not in f.told()


@pytest.mark.rule("entry-4", "transport-7")
def test_what_is_aboard_a_card_that_stays_out_stays_out_too() -> None:
    f = aboard()
    removal.stay_out(f.s, 0, 4)
    assert f.s.place[1] == 4
    assert f.s.aboard[1] == -1


# ---------------------------------------------------------------- what is not known
def loads_of(s: WheelsState, seat: int, times: int = 30) -> set[tuple[int, str]]:
    """Which slot carries, and what, in what is imagined."""
    found = set()
    for number in range(times):
        copy = s.resample(seat, Dice(f"deal {number}"))
        assert isinstance(copy, WheelsState)
        assert copy.view(seat) == s.view(seat)
        for slot in range(len(copy.side)):
            carrier = copy.aboard[slot]
            if carrier >= 0 and copy.side[slot] != seat:
                assert copy.card_of(carrier).carries()
                assert copy.strength(slot) <= copy.strength(carrier)
                assert not copy.card_of(slot).is_vehicle()
                assert all(copy.vehicle[m] // 5 == carrier for m in copy.models(slot))
                found.add((int(carrier), copy.card_of(slot).key))
    return found


def hidden_convoys() -> Field:
    """Two truck platoons and a tank platoon of the enemy lie face down; fucilieri ride on one of the trucks."""
    army = [TRUCKS, ("ita-lancia-truck", 4), ("ita-m13-40", 3), FUCILIERI, ("ita-bersaglieri", 3)]
    f = Field([("bri-crusader-i", 3)], army)
    f.card(0, 10, 10, 90)
    for slot, y in ((1, 20), (2, 50), (3, 80), (5, 100)):
        f.card(slot, 100, y, 270)
    f.s.take_aboard(4, 1)
    return f


@pytest.mark.rule("transport-7", "card-2")
def test_nobody_knows_which_card_carries_and_whom() -> None:
    f = hidden_convoys()
    found = loads_of(f.s, 0)
    assert {carrier for carrier, _ in found} == {1, 2, 3, 5}
    assert {card for _, card in found} == {"ita-fucilieri", "ita-bersaglieri"}
    f.s.shown[1] = 1  # trucks, and no one sees into them
    assert {carrier for carrier, _ in loads_of(f.s, 0)} > {1}


@pytest.mark.rule("transport-2", "card-2")
def test_a_card_that_loaded_in_sight_is_a_transport() -> None:
    f = hidden_convoys()
    f.s.rode[4] = 1
    found = loads_of(f.s, 0)
    assert {carrier for carrier, _ in found} == {1}
    f.s.aboard[4] = -1  # and set it down again
    f.s.place[4] = ON_TABLE
    f.card(4, 100, 35, 270)
    kinds = set()
    for number in range(30):
        copy = f.s.resample(0, Dice(f"deal {number}"))
        assert isinstance(copy, WheelsState)
        kinds.add(copy.card_of(1).key)
        assert copy.card_of(4).is_infantry()
    assert kinds == {"ita-lancia-truck"}


def test_how_loads_are_imagined_depends_on_the_dice_alone() -> None:
    f = hidden_convoys()
    other = f.s.resample(0, Dice("once"))
    again = [state.resample(0, Dice("twice")) for state in (f.s, other)]
    assert again[0].data() == again[1].data()


@pytest.mark.rule("transport-7")
def test_a_battle_with_carriers_is_imagined_as_it_looks() -> None:
    state = GAME.start("dubno", {}, "carriers")
    for seat in (0, 1, -1):
        for number in range(5):
            copy = state.resample(seat, Dice(str(number)))
            assert copy.view(seat) == state.view(seat)


@pytest.mark.rule("entry-3", "transport-7")
def test_guns_are_set_down_in_a_town_where_trucks_do_not_go() -> None:
    town = wood((40, 50), (80, 50), (80, 90), (40, 90), kind="concrete-buildings")
    f = Field([TRUCKS, GUNS], [RIFLES], [town], nations=("italy", "britain"))
    f.card(0, 60, 95, 0)
    f.card(2, 170, 5, 180)
    f.s.take_aboard(1, 0)
    f.do("manoeuvre A1 6000,9500")
    f.do("unload 180")
    assert f.s.place[1] == ON_TABLE
    assert f.s.shown[1] == 0


@pytest.mark.rule("terrain-6", "transport-7")
@pytest.mark.parametrize(("shown", "there"), [(1, 2), (1, 3), (0, 2), (0, 3)])
def test_nobody_is_set_down_in_an_area_that_is_full(shown: int, there: int) -> None:
    thicket = wood((52, 40), (68, 40), (68, 57), (52, 57))  # it holds one company, or three platoons of several
    f = Field([TRUCKS, FUCILIERI, *[FUCILIERI] * 3], [RIFLES], [thicket], nations=("italy", "britain"))
    f.stand(0, 60, 58.1, 0)
    f.s.take_aboard(1, 0)
    f.s.shown[1] = shown
    for i in range(3):
        f.stand(2 + i, 56 + 4 * i if i < there else 100, 44, 0, 1)
    f.stand(5, 170, 5, 180)
    for slot in range(5):
        f.s.company[slot] = -1
    f.do("manoeuvre A1 6000,5810")
    assert f.why("unload 0") == ("" if there == 2 else "wh-unload-no-room")
    assert f.why("unload 180") == ""


# ---------------------------------------------------------------- bots and hints
def best(f: Field, seat: int) -> str:
    actions = f.s.actions(seat)
    worths = [GAME.worth(f.s, seat, action) for action in actions]
    return f.s.write_action(actions[worths.index(max(worths))])


def test_a_bot_rides_to_a_far_objective_and_gets_off_near_it() -> None:
    town = wood((55, 10), (65, 10), (65, 20), (55, 20), kind="wooden-houses")
    town.objective = True
    f = Field([TRUCKS, FUCILIERI], [RIFLES], [town], nations=("italy", "britain"), victory="conquest")
    f.stand(1, 60, 100, 0)
    f.stand(0, 60, 106, 0)
    f.stand(2, 170, 115, 180)
    f.do(f"manoeuvre A1 {beside(f)}")
    assert best(f, 0) == "load A2"
    assert GAME.reasons(f.s, 0, f.s.read_action("load A2"))[0].key == "wh-why-load"
    f.do("load A2")
    f.stand(0, 60, 32, 0)
    f.s.unmark(0, LOADED | MANOEUVRED | MOVED)
    f.s.stack.pop()
    f.s.moved[0] = 0
    f.do("manoeuvre A1 6000,3200")
    assert best(f, 0).startswith("unload ")
    assert GAME.reasons(f.s, 0, f.s.read_action("unload 0"))[0].key == "wh-why-unload"


def test_a_bot_unhooks_guns_that_see_a_target() -> None:
    f = aboard(TRUCKS, GUNS)
    f.do(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}")
    hidden = GAME.worth(f.s, 0, f.s.read_action("unload 0"))
    f.stand(3, 60, 30, 180)
    f.s.forget()
    assert GAME.worth(f.s, 0, f.s.read_action("unload 0")) > max(0, hidden)
    assert GAME.reasons(f.s, 0, f.s.read_action("unload 0"))[0].key == "wh-why-guns-ready"
