"""The greedy bot of traces: what it thinks of single decisions, and that it beats chance."""

from __future__ import annotations

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.bot import evaluation, plans
from caposaldo.games.traces.bot.outlook import FAR, look
from caposaldo.games.traces.game import GAME
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import LIFT, TRANSFER
from caposaldo.lab.match import play_match


def race() -> TracesState:
    s = GAME.start("race", {}, "bot")
    assert isinstance(s, TracesState)
    return s


def unit(s: TracesState, label: str) -> int:
    return s.setup.labels.index(label)


def city(s: TracesState, name: str) -> int:
    return [place.name_en for place in s.setup.cities].index(name)


def test_the_garrison_of_a_city_under_order_stays() -> None:
    s = race()
    panzer = unit(s, "6Pz")
    here = int(s.hex[panzer])
    worth = plans.unit_hex_worth(s, AXIS, panzer, here)
    behind = [int(s.setup.hex_of(number)) for number in ("2633", "2533", "2532", "2431")]
    assert all(plans.unit_hex_worth(s, AXIS, panzer, h) < worth for h in behind)


def test_the_order_of_the_threatened_city_is_lifted_first() -> None:
    s = race()
    worth = {name: evaluation.worth(s, 0, Action(LIFT, city(s, name))) for name in ("Kharkiv", "Kyiv", "Odesa")}
    assert worth["Kharkiv"] > worth["Kyiv"]
    assert worth["Kharkiv"] > 0 > worth["Odesa"]  # END is worth 0


def test_headquarters_stay_behind_the_troops_and_are_not_transferred() -> None:
    s = race()
    hq = unit(s, "8A")
    front = int(s.hex[unit(s, "282")])
    assert plans.hq_hex_worth(s, AXIS, hq, int(s.hex[hq])) > plans.hq_hex_worth(s, AXIS, hq, front)
    assert evaluation.worth(s, 0, Action(TRANSFER, hq)) < 0


def test_an_open_city_under_order_is_worth_more_to_the_soviets_than_any_other_hex() -> None:
    s = race()
    tanks = unit(s, "6Tk")
    kyiv = int(s.setup.cities[city(s, "Kyiv")].hex)
    others = [h for h in range(s.setup.count_hexes) if s.setup.city_at[h] < 0 and s.setup.on_land(h)]
    worth = plans.unit_hex_worth(s, SOVIET, tanks, kyiv)
    assert worth > max(plans.unit_hex_worth(s, SOVIET, tanks, h) for h in others)


def test_supply_is_safe_in_the_rear_and_less_so_at_the_front() -> None:
    s = race()
    outlook = look(s, AXIS)
    assert outlook.home[s.setup.hex_of("2918")] == 0
    assert 0 < outlook.home[s.hex[unit(s, "167")]] < FAR


def test_greedy_beats_chance_on_both_sides() -> None:
    for bots, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        for seed in ("a", "b"):
            assert play_match(GAME, "lesson", {}, seed, bots).winners == [winner]
