"""The greedy bot of storms: what it thinks of single decisions, that it knows no secrets, and that it beats chance."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import evaluation, odds, outlook
from caposaldo.games.storms.bot.outlook import danger, look
from caposaldo.games.storms.game import GAME
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import AIM, BOOST_BY, CONFIRM, FACE, FIRE, GO, PASS, RECOVER, TAKE
from caposaldo.kernel import game as kernel
from caposaldo.lab.match import play_match
from rules.storms.field import at, choices, field, marker, unit

PLAIN = '''
map = """
. . . . . . . . .
 . . . . . . . . .
. . . . w . . . .
 . . . . . . . . .
. . . . . . . . .
"""
rounds = 4
%s
[units]
%s
'''
CROSSROADS = '[[objective]]\nhex = "C05"\nname = { it = "Bivio", en = "Crossroads" }\nround = [1, 1]\n'


def position(units: str, side: str = "german", more: str = "", round: int = 1) -> StormsState:
    return field(PLAIN % ("", units) + more, side=side, round=round)


def chosen(s: StormsState) -> kernel.Action:
    """What the bot does now."""
    return make_bot("greedy", GAME, "one").choose(s.clone(), s.waiting()[0])


def acting(s: StormsState) -> kernel.Action:
    """What the bot does with the unit it takes."""
    s.apply(s.waiting()[0], chosen(s))
    assert isinstance(s.top(), Act)
    return chosen(s)


def verbs_of(s: StormsState) -> dict[tuple[int, ...], int]:
    """The worth of everything that can be done now."""
    seat = s.waiting()[0]
    return {(a.verb, a.unit, a.hex, a.third): int(evaluation.worth(s, seat, a)) for a in choices(s, seat)}


def test_the_unit_with_the_better_shot_is_taken_and_fires() -> None:
    s = position('G1 = "ger-rifle43 A01 e"\nG2 = "ger-rifle43 D04 e"\nR1 = "sov-rifle41 D05 w marker=unnerved"')
    taken = chosen(s)
    assert (taken.verb, taken.first) == (TAKE, unit(s, "G2"))
    fired = acting(s)
    assert (fired.verb, fired.second) == (FIRE, at(s, "D05"))


def test_a_unit_in_danger_recovers_when_its_fire_is_worth_less() -> None:
    s = position('G1 = "ger-rifle43 B02 e marker=pinned"\nR1 = "sov-rifle41 B09 w"')
    assert acting(s).verb == RECOVER


def test_with_nothing_to_gain_it_passes() -> None:
    s = position('G1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 E09 w spent"', more="")
    s.lift(unit(s, "R1"), 4)
    assert chosen(s).verb == PASS


def test_it_goes_to_an_objective_that_nobody_holds() -> None:
    s = position('G1 = "ger-rifle43 C02 e"\nR1 = "sov-rifle41 - w"', more=CROSSROADS)
    for step in ("C03", "C04", "C05"):
        gone = acting(s)
        assert (gone.verb, gone.second) == (GO, at(s, step))
        s.apply(0, gone)
        while not isinstance(s.top(), Choose) or s.side != 0:
            s.apply(s.waiting()[0], chosen(s) if not isinstance(s.top(), Choose) else Action(PASS))


def test_a_bridge_is_cheap_along_its_road_only() -> None:
    s = field('map = """\n. . .\n . = .\n. . .\n"""\nroads = ["B01 B02 B03"]\n[units]\nG1 = "ger-rifle43 B01 e"\n')
    grid, bridge = s.setup.grid, at(s, "B02")
    prices = {}
    for label in ("B01", "B03", "A02", "A03", "C02", "C03"):
        h = at(s, label)
        prices[label] = int(outlook.toll(s.setup, h, grid.direction(h, bridge)))
    assert prices == {"B01": 0, "B03": 0, "A02": 4, "A03": 4, "C02": 4, "C03": 4}


def test_woods_are_less_dangerous_than_the_open() -> None:
    s = position('G1 = "ger-rifle43 C01 e"\nR1 = "sov-rifle41 C08 w"')
    drawn = look(s, 0)
    assert 0 < danger(s, drawn, at(s, "C05")) < danger(s, drawn, at(s, "D05"))


def test_spent_enemies_are_less_dangerous_than_ready_ones() -> None:
    units = 'G1 = "ger-rifle43 C01 e"\nR1 = "sov-rifle41 C05 w'
    ready = position(units + '"')
    spent = position(units + ' spent"')
    there = at(ready, "C04")
    assert danger(spent, look(spent, 0), there) < danger(ready, look(ready, 0), there)


def test_the_enemy_is_faced() -> None:
    s = position('G1 = "ger-rifle43 C03 e active"\nR1 = "sov-rifle41 C08 w"')
    s.push(Look(unit(s, "G1")))
    worth = verbs_of(s)
    assert max(worth, key=lambda a: worth[a]) == (FACE, 0, 0, 1)


def test_cap_go_to_the_shot_that_kills() -> None:
    """The more a hit is worth, the sooner CAP are spent on it."""
    bids = []
    for hurt in ("", " marker=unnerved"):
        s = position(f'G1 = "ger-rifle43 C02 e active"\nR1 = "sov-rifle41 C05 w{hurt}"')
        s.apply(0, Action(TAKE, unit(s, "G1"), means=0))
        s.apply(0, Action(FIRE, hex=at(s, "C05")))
        assert isinstance(s.top(), Boost)
        worth = verbs_of(s)
        bids.append(worth[BOOST_BY, 1, 0, 0] - worth[BOOST_BY, 0, 0, 0])
    assert bids[0] < bids[1]


def test_own_men_are_not_shelled() -> None:
    more = '\n[german]\nbatteries = ["OBA-G2"]\n'
    s = position(
        'G1 = "ger-rifle43 E03 e"\nR1 = "sov-rifle41 E04 w"\nR2 = "sov-rifle41 E08 w"\nR3 = "sov-rifle41 D08 w"',
        more=more,
    )
    s.push(Plot())
    worth = verbs_of(s)
    assert worth[AIM, 0, at(s, "E08"), 0] > worth[CONFIRM, 0, 0, 0] > worth[AIM, 0, at(s, "E03"), 0]


# ---------------------------------------------------------------- secrets
HUNT = """
G1 = "ger-rifle43 C02 e"
G2 = "ger-hmg42 D03 e active"
R1 = "sov-rifle41 C07 w marker=%s"
R2 = "sov-sniper %s hidden"
"""


@pytest.mark.parametrize("other", [("pinned", "A08"), ("cowering", "C05"), ("panicked", "D04")])
def test_hidden_units_and_unseen_markers_change_nothing(other: tuple[str, str]) -> None:
    """What looks the same to a seat is worth the same to it, on a turn and in an action."""
    one = position(HUNT % ("pinned", "E09"))
    two = position(HUNT % other)
    assert marker(one, "R1") != marker(two, "R1") or other[0] == "pinned"
    assert verbs_of(one) == verbs_of(two)
    for s in (one, two):
        s.apply(0, Action(TAKE, unit(s, "G2"), means=0))
    assert verbs_of(one) == verbs_of(two)


def test_the_other_hand_and_what_he_has_plotted_change_nothing() -> None:
    units = 'G1 = "ger-rifle43 C02 e"\nR1 = "sov-rifle41 C07 w"'
    more = '\n[soviet]\nbatteries = ["OBA-S1"]\n'
    text = PLAIN % ('hands = { german = ["2"], soviet = ["%s"] }\n', units) + more
    one = field(text % "9")
    two = field(text % "12")
    two.plotted[0] = at(two, "C02")
    assert verbs_of(one) == verbs_of(two)


# ---------------------------------------------------------------- figures
def test_the_worth_of_a_roll_grows_with_its_chances() -> None:
    rolls = [int(odds.harm(needed, 170, False)) for needed in range(14)]
    assert rolls == sorted(rolls, reverse=True)
    assert rolls[-1] == 0
    assert odds.harm(8, 170, True) > odds.harm(8, 170, False)


def test_standing_follows_the_points() -> None:
    s = position('G1 = "ger-rifle43 C02 e"\nR1 = "sov-rifle41 C07 w"')
    even = evaluation.standing(s, 0)
    s.points[0] = 2
    assert evaluation.standing(s, 0) > even > evaluation.standing(s, 1)


@pytest.mark.parametrize("scenario", ["first-shots", "the-square"])
def test_greedy_beats_chance_on_both_sides(scenario: str) -> None:
    for bots, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        assert play_match(GAME, scenario, {}, "bots", bots).winners == [winner]
