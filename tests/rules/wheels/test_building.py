"""Building a battle: what players agree on, and buying both armies in secret."""

from __future__ import annotations

import itertools

import pytest

from caposaldo.games.wheels import hidden
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.io.build_battle import LEAST_NATURAL, TABLES, YEARS
from caposaldo.games.wheels.io.cards import cards
from caposaldo.games.wheels.position import ABOARD
from caposaldo.games.wheels.rules import army, building
from caposaldo.games.wheels.rules.quick_army import whole_army
from caposaldo.games.wheels.setup import ASSAULT, LEVEL_DIE, LINEAR, NATURAL, TERRAIN_NAMES, VICTORY_NAMES
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.lab.report import canonical

from .built import CARDS, Built

SCENARIOS = ["assault", "advance", "counter-attack"]
US = {"attacker": "usa", "defender": "germany", "year": "1944"}
GERMANS = "buy ger-grenadiers 3 recruits 0"
AMERICANS = "buy usa-rifle-squad 3 recruits 0"


# ---------------------------------------------------------------- what is agreed
@pytest.mark.rule("scen-0", "scen-a1", "scen-b1", "scen-c1")
@pytest.mark.parametrize(
    ("scenario", "points"), [("assault", [4000, 2000]), ("advance", [3428, 2572]), ("counter-attack", [3000, 3000])]
)
def test_the_points_are_divided_in_the_proportion_of_the_scenario(scenario: str, points: list[int]) -> None:
    b = Built(scenario, points="6000")
    assert [int(building.share_of(b.s, side)) for side in range(2)] == points
    building_view = b.s.view(0)["building"]
    assert building_view is not None
    assert building_view["points"] == points


@pytest.mark.rule("scen-0", "points-1")
def test_the_year_agreed_on_says_what_is_in_service() -> None:
    buy = "buy ger-tiger-ii 3 recruits 0"
    assert Built(year="1943", points="9000").why(buy, 1) == ("points-1", "wh-card-too-new")
    assert Built(year="1944", points="9000").why(buy, 1) == ("", "")
    b = Built(year="1943", points="9000")
    listed = {CARDS[int(words.split()[1]) - 1] for words in b.listed(1) if words.startswith("buy")}
    assert "ger-tiger-i" in listed
    assert all(cards()[key].year <= 1943 and cards()[key].nation == "germany" for key in listed)


@pytest.mark.rule("points-3")
@pytest.mark.parametrize(
    ("year", "table", "points"),
    [("1942", "200x120", 10000), ("1943", "200x120", 12000), ("1941", "120x90", 4500), ("1945", "240x150", 18000)],
)
def test_the_guideline_of_points_goes_by_year_and_table(year: str, table: str, points: int) -> None:
    assert building.agreed(Built(year=year, table=table, points="guideline").s).points == points


@pytest.mark.rule("vic-1")
@pytest.mark.parametrize("victory", VICTORY_NAMES)
def test_the_type_of_victory_is_chosen_before_the_battle(victory: str) -> None:
    b = Built(victory=victory, armies="quick", terrain="table").until("wh-prompt-objective", "wh-prompt-deploy")
    assert VICTORY_NAMES[b.s.setup.victory] == victory
    goals = {goal.said.key for goal in b.s.objectives(0)}
    wanted = {"destruction": {"wh-goal-destruction"}, "conquest": {"wh-goal-conquest"}}
    assert goals == wanted.get(victory, {"wh-goal-destruction", "wh-goal-conquest"})
    assert (b.asks()[1] == "wh-prompt-objective") == (victory != "destruction")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"year": "1938"}, "year"),
        ({"points": "12"}, "points"),
        ({"table": "10x10"}, "table"),
        ({"attacker": "usa", "year": "1940"}, "usa has no units in 1940"),
        ({"mirrored": "yes"}, "mirrored"),
        ({"objectives": "3"}, "objectives"),
    ],
)
def test_what_is_not_offered_is_refused_in_words(options: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.start("build-advance", options, "seed")


def test_the_list_of_scenarios_offers_all_options() -> None:
    about = GAME.about("build-counter-attack")
    options, choices = about["options"], about["choices"]
    assert isinstance(options, dict)
    assert isinstance(choices, dict)
    assert set(options) == set(choices)
    assert all(value in choices[name] for name, value in options.items())
    assert choices["objectives"] == ["1", "3"]
    assert about["seats"] == GAME.start("build-counter-attack", {}, "seed").seats()


@pytest.mark.rule("comp-1")
def test_there_is_what_a_battle_needs() -> None:
    """Unit cards for five platoons of each army, a rectangular table, six areas of terrain, four kinds of dice."""
    assert sorted(LEVEL_DIE) == [6, 8, 10, 12]
    for table in TABLES:
        for amount in ("few", "usual", "many"):
            b = Built(table=table, pieces=amount)
            assert f"{b.s.setup.width // 100}x{b.s.setup.height // 100}" == table
            assert building.agreed(b.s).natural >= LEAST_NATURAL == 6
    assert not set(NATURAL) & set(LINEAR)
    for nation, year in itertools.product(("germany", "italy", "britain", "usa", "soviet"), YEARS):
        if nation == "usa" and int(year) < 1941:
            continue
        limits = army.Limits(list(cards().values()), nation, int(year), ASSAULT, 9000, 12)
        assert sum(int(limits.cards[card].cards) for card in limits.on_offer()) >= 5


@pytest.mark.rule("card-1")
def test_a_unit_card_says_all_that_is_bought_with_it() -> None:
    b = Built(attacker="germany", defender="soviet", year="1944", points="9000")
    b.do("buy ger-panther 4 veterans 1", 0)
    own = b.s.view(0)["building"]
    assert own is not None
    assert own["army"] is not None
    offer = next(row for row in own["army"]["offer"] if row["card"] == "ger-panther")
    panther = cards()["ger-panther"]
    assert offer["prices"] == [int(panther.cost + n) for n in panther.additions]
    assert offer["left"] == panther.cards - 1
    b.armies("buy ger-grenadiers 3 recruits 0", "buy sov-rifle-squad 3 recruits 0")
    sheet = next(p["sheet"] for p in b.s.view(0)["platoons"] if p["sheet"] and p["sheet"]["card"] == "ger-panther")
    assert sheet is not None
    assert (sheet["weapon"], sheet["ranges"]) == (
        "75L70",
        [int(panther.short), int(panther.effective), int(panther.reach)],
    )
    assert (sheet["armour"], sheet["move"], sheet["level"]) == (
        [int(n) for n in panther.armour],
        panther.move,
        "veterans",
    )
    assert (sheet["points"], panther.year) == (panther.price(2), 1943)
    assert sheet["name"]["en"] == panther.name_en


# ---------------------------------------------------------------- buying
@pytest.mark.rule("points-1", "army-1", "pick-1")
def test_each_side_buys_platoons_of_its_own_army_and_year() -> None:
    b = Built(**US)
    assert b.why(AMERICANS, 0) == ("", "")
    assert b.why(GERMANS, 0) == ("pick-1", "wh-card-of-other-army")
    assert b.why("buy usa-m26-pershing 3 recruits 0", 0) == ("points-1", "wh-card-too-new")
    assert b.why("buy usa-rifle-squad 2 recruits 0", 0) == ("org-1", "wh-models-bought")
    assert b.why("buy usa-rifle-squad 6 recruits 0", 0) == ("org-1", "wh-models-bought")
    b.do(AMERICANS, 0).do("buy usa-m4-sherman-75 3 skilled 0", 0)
    assert [CARDS[one.card] for one in b.roster(0)] == ["usa-rifle-squad", "usa-m4-sherman-75"]


@pytest.mark.rule("points-2", "pick-1")
def test_no_more_platoons_and_hqs_than_cards_in_the_deck() -> None:
    b = Built(attacker="germany", year="1944", points="9000")
    for _ in range(3):
        b.do("buy ger-tiger-i 3 recruits 1", 0)
    assert b.why("buy ger-tiger-i 3 recruits 0", 0) == ("points-2", "wh-no-card-left")
    assert b.why("command ger-tiger-i 1 recruits 1", 0) == ("points-2", "wh-no-card-left")
    assert f"buy {CARDS.index('ger-tiger-i') + 1} " not in " ".join(b.listed(0))


@pytest.mark.rule("pick-2", "scen-b1")
def test_points_are_paid_and_what_is_too_dear_is_refused() -> None:
    b = Built(attacker="germany", defender="soviet", year="1942", points="2100")  # 1200 and 900
    b.do("buy ger-panzer-iiih 4 skilled 1", 0)
    assert building.limits_of(b.s, 0).left(b.roster(0)) == 1200 - 480
    assert b.why("buy ger-panzer-iiih 5 elite 1", 0) == ("", "")  # 700
    assert b.why("buy ger-panzer-ivf2 5 recruits 1", 0) == ("scen-b1", "wh-too-dear")  # 750
    assert b.why("buy sov-t-34-76 5 recruits 1", 1) == ("", "")  # 850
    assert b.why("buy sov-t-34-76 5 skilled 1", 1)[1] == "wh-too-dear"


@pytest.mark.rule("pick-2")
def test_points_left_over_are_lost() -> None:
    b = Built(**US).armies(AMERICANS, GERMANS)
    assert [int(building.spent_by(b.s, side)) for side in range(2)] == [66, 60]
    assert b.s.roster[:] == b.s.roster[:0]
    assert b.asks()[1] == "wh-prompt-lay-natural"


@pytest.mark.rule("scen-c1")
def test_in_a_counter_attack_both_armies_spend_about_the_same() -> None:
    b = Built("counter-attack", points="2000", first="germany", second="soviet", year="1943")
    b.do("buy ger-panther 3 recruits 0", 0)  # 780 of 1000
    assert b.why("ready", 0) == ("scen-c1", "wh-spend-more")
    b.do("buy ger-grenadiers 5 recruits 0", 0)
    b.do("buy ger-pioneers 3 recruits 0", 0)  # 985
    assert b.why("ready", 0) == ("", "")


@pytest.mark.rule("org-3", "org-2")
def test_a_complete_company_may_have_an_hq_of_its_kind() -> None:
    b = Built(**US)
    for _ in range(2):
        b.do("buy usa-rifle-squad 3 recruits 1", 0)
    assert b.why("command usa-rifle-squad 1 skilled 1", 0) == ("org-3", "wh-company-incomplete")
    b.do("buy usa-81-mm-mortar 3 recruits 1", 0)
    assert b.why("command usa-81-mm-mortar 1 skilled 1", 0) == ("org-3", "wh-other-kind-of-hq")
    assert b.why("command usa-rifle-squad 3 skilled 1", 0) == ("org-3", "wh-models-bought")
    b.do("command usa-rifle-squad 1 skilled 1", 0)
    assert b.why("command usa-rifle-squad 1 skilled 1", 0) == ("org-3", "wh-has-hq")
    assert b.why("sell A1", 0) == ("org-3", "wh-hq-needs-it")
    b.do("sell A4", 0).do("sell A1", 0)
    assert [CARDS[one.card] for one in b.roster(0)] == ["usa-rifle-squad", "usa-81-mm-mortar"]


def test_a_sale_gives_the_points_back() -> None:
    b = Built(**US).do(AMERICANS, 0)
    spent = building.limits_of(b.s, 0).left(b.roster(0))
    b.do("sell A1", 0)
    assert building.limits_of(b.s, 0).left(b.roster(0)) == spent + 66
    assert b.why("sell A1", 0) == ("pick-1", "wh-not-bought")
    assert b.why("ready", 0) == ("points-1", "wh-no-army")


# ---------------------------------------------------------------- in secret
PURCHASES = [(0, AMERICANS), (1, GERMANS), (0, "buy usa-m4-sherman-75 3 elite 1"), (1, "buy ger-pak-40 3 recruits 2")]


def test_the_order_of_purchases_leaves_no_trace() -> None:
    states = set()
    for order in itertools.permutations(range(4)):
        if order.index(0) < order.index(2) and order.index(1) < order.index(3):
            b = Built(**US)
            for i in order:
                b.do(PURCHASES[i][1], PURCHASES[i][0])
            states.add(canonical(b.s.data()))
    assert len(states) == 1


@pytest.mark.rule("points-1")
def test_of_the_enemy_only_his_points_are_seen_while_armies_are_bought() -> None:
    b = Built(**US)
    before = canonical([b.s.view(0), b.s.prompt(0).data(), [str(a) for a in b.listed(0)]])
    for words in (GERMANS, "buy ger-tiger-i 3 skilled 1", "sell B1"):
        b.do(words, 1)
        assert b.told(0) == []
        assert len(b.told(1)) == 1
        assert canonical([b.s.view(0), b.s.prompt(0).data(), [str(a) for a in b.listed(0)]]) == before
    own = b.s.view(1)["building"]
    assert own is not None
    assert own["army"] is not None
    assert [row["card"] for row in own["army"]["platoons"]] == ["ger-tiger-i"]
    spectator = b.s.view(-1)["building"]
    assert spectator is not None
    assert spectator["army"] is None


def test_that_a_side_is_ready_is_told_to_both() -> None:
    b = Built(**US).do(GERMANS, 1).do("ready", 1)
    assert b.told(0) == b.told(1) == ["wh-army-ready"]
    assert b.s.waiting() == [0]
    assert not b.s.actions(1)


def test_while_armies_are_bought_the_enemys_is_imagined() -> None:
    b = Built(**US).do("buy ger-tiger-i 3 elite 1", 1)
    seen = set()
    for number in range(6):
        copy = b.s.resample(0, Dice(f"imagined {number}"))
        assert isinstance(copy, WheelsState)
        assert copy.view(0) == b.s.view(0)
        bought = building.roster_of(copy, 1)
        assert army.spent(copy.setup.cards, bought) <= building.share_of(copy, 1)
        assert building.roster_of(copy, 0) == building.roster_of(b.s, 0) == []
        seen.add(tuple(int(one.card) for one in bought))
        building.Buy().check(copy, "stack[2]")
    assert len(seen) > 3
    again = [state.resample(0, Dice("twice")).data() for state in (b.s, b.s.resample(0, Dice("once")))]
    assert again[0] == again[1]


def test_what_was_bought_in_secret_is_imagined_anew_under_face_down_cards() -> None:
    """Whatever the army really is, its resampled one depends on the dice and on what is seen alone."""
    rich, poor = (
        "buy ger-tiger-i 3 elite 1,buy ger-panther 3 elite 1",
        "buy ger-grenadiers 3 recruits 1,buy ger-pak-36 3 recruits 1",
    )
    first, second = (Built(**US, points="9000").armies(AMERICANS, army_list) for army_list in (rich, poor))
    assert first.s.view(0) == second.s.view(0)
    dealt = [b.s.resample(0, Dice("dealt")) for b in (first, second)]
    assert dealt[0].data() == dealt[1].data()
    copy = dealt[0]
    assert isinstance(copy, WheelsState)
    limits = building.limits_of(copy, 1)
    units = [hidden.in_slot(copy, slot, 12) for slot in range(len(copy.side)) if copy.side[slot] == 1]
    assert len(units) == 2
    assert limits.left(units) >= 0
    assert all(limits.refuse_card(one.card) is None for one in units)


def test_a_guess_keeps_to_points_deck_and_number_of_cards() -> None:
    """Also where so many cards were bought that only the cheapest can be paid."""
    purchases = ",".join(["buy ger-opel-blitz 3 recruits 0"] * 8 + ["buy ger-grenadiers 3 recruits 0"] * 11)
    b = Built(**US, points="2450").armies(AMERICANS, purchases)  # 1050 points for the defender, 1020 spent
    for number in range(5):
        copy = b.s.resample(0, Dice(f"guess {number}"))
        assert isinstance(copy, WheelsState)
        units = [hidden.in_slot(copy, slot, 12) for slot in range(len(copy.side)) if copy.side[slot] == 1]
        assert len(units) == 19
        limits = building.limits_of(copy, 1)
        assert limits.left(units) >= 0
        assert all(limits.cards_left(units, one.card) >= 0 for one in units)


def test_what_was_seen_to_ride_is_no_imagined_carrier() -> None:
    """Two trucks bring a mortar and a gun; the mortar got off in sight of all, the gun rides in secret."""
    b = Built(**US, terrain="quick")
    b.armies(
        "buy usa-gmc-truck 3 recruits 0,buy usa-gmc-truck 3 recruits 0,buy usa-81-mm-mortar 3 recruits 0,"
        "buy usa-37-mm-gun 3 recruits 0",
        GERMANS,
    )
    slots = {key: [u for u in range(4) if b.s.card_of(u).key == key] for key in {b.s.card_of(u).key for u in range(4)}}
    (mortar,), (gun,), trucks = slots["usa-81-mm-mortar"], slots["usa-37-mm-gun"], slots["usa-gmc-truck"]
    for i, slot in enumerate((*trucks, mortar)):
        b.s.place[slot], b.s.x[slot], b.s.y[slot] = 1, 1000 + 1000 * i, 8000
    b.s.take_aboard(gun, trucks[0])
    b.s.rode[mortar] = trucks[1]
    for number in range(12):
        copy = b.s.resample(1, Dice(f"load {number}"))
        assert isinstance(copy, WheelsState)
        assert copy.aboard[gun] in trucks
        assert not copy.card_of(mortar).is_vehicle()


def test_losses_are_told_against_the_points_of_an_unknown_army() -> None:
    b = Built(**US, armies="quick", terrain="quick")
    slot = next(slot for slot in range(len(b.s.side)) if b.s.side[slot] == 1)
    b.s.shown[slot] = 1
    b.s.alive[5 * slot] = 0
    price = army.paid_for_one(b.s.card_of(slot), b.s.level[slot], b.s.is_hq[slot] == 1)
    assert b.s.view(0)["sides"][1]["lost"] == 100 * price // building.share_of(b.s, 1)
    assert b.s.view(1)["sides"][1]["lost"] == 100 * price // building.spent_by(b.s, 1)


# ---------------------------------------------------------------- by quick start
@pytest.mark.rule("army-1", "points-1", "points-2")
@pytest.mark.parametrize("nation", ["germany", "italy", "britain", "usa", "soviet"])
@pytest.mark.parametrize("year", [1941, 1945])
def test_armies_buy_themselves_within_the_rules_and_never_the_same(nation: str, year: int) -> None:
    armies = set()
    for scenario, attacks in itertools.product(range(3), (True, False)):
        limits = army.Limits(list(cards().values()), nation, year, scenario, 2700, 12)
        bought = whole_army(limits, attacks, 0, Dice(f"{scenario} {attacks}"))
        taken: list[object] = []
        for one in sorted(bought, key=lambda one: one.is_hq):
            assert limits.refuse([b for b in bought if b in taken], one) is None
            taken.append(one)
        assert limits.refuse_end(bought) is None
        assert 20 * army.spent(limits.cards, bought) >= 19 * limits.points
        assert any(limits.cards[one.card].is_infantry() for one in bought)
        assert any(one.is_hq for one in bought)
        armies.add(tuple((int(one.card), int(one.size)) for one in bought))
    assert len(armies) == 6


def test_a_quick_start_goes_to_deployment_by_itself() -> None:
    for scenario, asked in (("assault", "wh-prompt-deploy"), ("counter-attack", "wh-prompt-enter")):
        b = Built(scenario, armies="quick", terrain="quick")
        assert b.asks()[1] == asked
        assert [event.key for event in b.s.events or []][:2] == ["wh-quick-armies", "wh-quick-table"]
    tables = {
        canonical(Built(seed=str(seed), armies="quick", terrain="quick").s.view(-1)["terrain"]) for seed in range(4)
    }
    assert len(tables) == 4


# ---------------------------------------------------------------- loaded before the battle
@pytest.mark.rule("transport-1", "transport-2", "transport-4")
def test_platoons_are_loaded_before_the_battle() -> None:
    b = Built(**US, terrain="quick")
    b.armies("buy usa-gmc-truck 3 recruits 0,buy usa-37-mm-gun 3 recruits 0,buy usa-rifle-squad 4 recruits 0", GERMANS)
    while b.asks()[1] == "wh-prompt-deploy":
        b.do(b.listed()[0])
    named = {b.s.card_of(slot).key: b.s.label(slot) for slot in range(3)}
    truck, gun, squads = named["usa-gmc-truck"], named["usa-37-mm-gun"], named["usa-rifle-squad"]
    assert b.asks() == (0, "wh-prompt-enter")
    assert b.why(f"ride {squads} {truck}") == ("transport-2", "wh-too-few-vehicles")
    assert b.why(f"ride {truck} {gun}") == ("transport-1", "wh-cannot-carry")
    before = canonical(b.s.view(1))
    b.do(f"ride {gun} {truck}")
    assert b.told(1) == []
    assert canonical(b.s.view(1)) == before
    slot = next(slot for slot in range(3) if b.s.label(slot) == gun)
    assert (b.s.place[slot], b.s.label(b.s.aboard[slot])) == (ABOARD, truck)
    assert b.why(f"ride {squads} {truck}")[0] == "transport-2"
    assert b.why(f"enter {gun} 1000,1000 0") == ("entry-1", "wh-not-in-hand")


def test_the_names_of_terrain_are_known_to_the_table_of_terrain() -> None:
    b = Built()
    assert {TERRAIN_NAMES[template.kind] for template in b.s.setup.templates} >= set(TERRAIN_NAMES[1:])
