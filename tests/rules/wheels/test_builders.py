"""What bots, hints and proposals make of building a battle."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import drive
from caposaldo.bots.greedy import GreedyBot
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import ABOARD, BUILDING
from caposaldo.games.wheels.rules import building, sectors
from caposaldo.games.wheels.rules.quick_army import ARMOUR, FAMILY_OF, FOOT
from caposaldo.games.wheels.setup import OBSTACLES, WORKS
from caposaldo.kernel.dice import Dice
from rules.wheels.built import Built

SCENARIOS = ["assault", "advance", "counter-attack"]


def built_by_bots(scenario: str, seed: str) -> Built:
    b = Built(scenario, seed=seed)
    bots = [GreedyBot(GAME, f"{seed} {seat}") for seat in range(2)]
    dice = Dice(f"bots {seed}")
    while b.s.segment == BUILDING:
        seat = b.s.waiting()[0]
        b.s.apply(seat, drive(b.s, seat, bots[seat], dice))
    return b


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_buy_whole_armies_and_lay_whole_tables(scenario: str) -> None:
    b = built_by_bots(scenario, "1")
    for side in range(2):
        share = building.share_of(b.s, side)
        assert 19 * share <= 20 * building.spent_by(b.s, side) <= 20 * share
        own = [slot for slot in range(len(b.s.side)) if b.s.side[slot] == side]
        assert any(b.s.card_of(slot).is_infantry() for slot in own)
    agreed = building.agreed(b.s)
    works = [number for number in b.s.piece if int(b.s.setup.templates[number].kind) in WORKS]
    assert len(b.s.piece) - len(works) == agreed.natural + agreed.artificial
    assert (len(works) > 0) == (scenario == "assault")
    assert len(b.s.objective_pieces) in (1, 3)


def test_bots_never_build_the_same_battle() -> None:
    battles = [built_by_bots("assault", str(seed)).s for seed in range(3)]
    assert len({tuple(sorted(s.card)) for s in battles}) == 3
    assert len({tuple(s.piece_x) for s in battles}) == 3


def test_bots_lay_obstacles_in_front_of_what_they_hold() -> None:
    s = built_by_bots("assault", "2").s
    assert s.front.works is not None
    for i, number in enumerate(s.piece):
        if int(s.setup.templates[number].kind) in OBSTACLES:
            assert sectors.contains_all(s.front.works, s.ground.pieces[i].points)


# ---------------------------------------------------------------- proposals
def taken(b: Built, number: int, seat: int) -> list[str]:
    found = []
    for action in GAME.propose(b.s.resample(seat, Dice("look")), seat, number, Dice(f"proposal {number}")):
        found.append(b.s.write_action(action))
        b.s.apply(seat, action)
    return found


def points_of(b: Built, family: int) -> int:
    cards = b.s.setup.cards
    rows = [one for one in b.roster(0) if FAMILY_OF[cards[one.card].klass] == family]
    return sum(int(one.size * cards[one.card].price(one.level)) for one in rows)


def test_armies_are_proposed_with_a_leaning() -> None:
    b = Built("advance", points="9000")
    names = [name.key for name in GAME.proposals(b.s, 0)]
    assert names == ["wh-propose-army-balanced", "wh-propose-army-armour", "wh-propose-army-infantry"]
    found = []
    for number in range(3):
        b = Built("advance", points="9000")
        assert taken(b, number, 0)
        assert b.s.waiting() == [0, 1]  # it is not declared complete
        assert b.why("ready", 0) == ("", "")
        assert GAME.proposals(b.s, 0) == []
        found.append((points_of(b, ARMOUR), points_of(b, FOOT)))
    assert found[1][0] > found[2][0]
    assert found[1][1] < found[2][1]


def test_terrain_and_a_defence_are_proposed() -> None:
    b = Built("assault", armies="quick").until("wh-prompt-lay-artificial")
    assert [name.key for name in GAME.proposals(b.s, 1)] == ["wh-propose-table"]
    assert GAME.proposals(b.s, 0) == []
    assert len(taken(b, 0, 1)) == building.agreed(b.s).artificial
    assert b.asks() == (1, "wh-prompt-divide")
    assert [name.key for name in GAME.proposals(b.s, 1)] == ["wh-propose-defence"]
    taken(b, 0, 1)
    assert b.asks() == (1, "wh-prompt-deploy")
    assert len(b.s.objective_pieces) in (1, 3)


def test_bots_put_guns_that_enter_on_their_vehicles() -> None:
    us = {"attacker": "usa", "defender": "germany", "year": "1944", "terrain": "quick"}
    b = Built("advance", **us).armies(
        "buy usa-gmc-truck 3 recruits 0,buy usa-37-mm-gun 3 recruits 0", "buy ger-grenadiers 3 recruits 0"
    )
    bot, dice = GreedyBot(GAME, "guns"), Dice("guns")
    while b.s.turn == 0 or b.asks()[1] == "wh-prompt-enter":
        seat = b.s.waiting()[0]
        b.s.apply(seat, drive(b.s, seat, bot, dice))
    gun = next(slot for slot in range(3) if b.s.card_of(slot).key == "usa-37-mm-gun")
    assert b.s.place[gun] == ABOARD
