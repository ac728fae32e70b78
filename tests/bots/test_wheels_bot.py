"""The greedy bot of wheels: what it thinks of single decisions, that it knows no secrets, and that it beats chance."""

from __future__ import annotations

from caposaldo.bots.base import make_bot
from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot import evaluation, odds, outlook, place_value
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.io.schema import PieceLine
from caposaldo.games.wheels.position import MANOEUVRED, SHOT
from caposaldo.games.wheels.rules import fire, sight
from caposaldo.games.wheels.setup import CM, FRONT, OPEN
from caposaldo.games.wheels.state import WheelsState
from caposaldo.games.wheels.verbs import TOKEN
from caposaldo.kernel.dice import Dice
from caposaldo.lab.match import play_match
from rules.wheels.field import Field, wood


def chosen(s: WheelsState) -> str:
    """What the bot does now."""
    action = make_bot("greedy", GAME, "one").choose(s.clone(), s.waiting()[0])
    return s.write_action(action)


def worths(s: WheelsState) -> dict[str, int]:
    seat = s.waiting()[0]
    return {s.write_action(a): int(GAME.worth(s, seat, a)) for a in s.actions(seat)}


# ---------------------------------------------------------------- fire
def test_the_chance_of_a_shot_is_that_of_the_rules() -> None:
    """The bot counts with the figures of two cards; the rules with the models on the table."""
    f = Field([("ger-panzer-ivh", 3)], [("sov-t-34-76", 3)], nations=("germany", "soviet"))
    f.stand(0, 20, 50, 90)
    for x in (50, 80, 115):
        f.stand(1, x, 50, 270)
        line = sight.line_between(f.s, 0, 1)
        told = fire.preview(f.s, 0, 1, 0).chances[0]
        firer, target = f.s.card_of(0), f.s.card_of(1)
        ways, of = odds.kill_ways(f.setup.tables, firer, 6, target, line.length, FRONT, OPEN)
        assert ways * told.of == told.ways * of


def test_it_fires_at_the_target_that_it_hurts_most() -> None:
    f = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3), ("ita-fucilieri", 3)])
    f.stand(0, 50, 50, 90)
    f.stand(1, 80, 42, 0)  # its flank
    f.stand(2, 80, 62, 270)
    f.do("manoeuvre A1 5000,5000")
    assert chosen(f.s) == "attack B1"


def test_it_does_not_fire_when_the_answer_costs_more() -> None:
    f = Field([("ita-m13-40", 3)], [("ger-tiger-i", 3)], nations=("italy", "germany"))
    f.stand(0, 50, 50, 90)
    f.stand(1, 90, 50, 270)
    f.do("manoeuvre A1 5000,5000")
    worth = worths(f.s)
    assert worth["attack B1"] < worth["end"]


def test_a_platoon_that_has_fired_does_not_answer() -> None:
    f = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3)])
    f.stand(0, 50, 50, 90)
    f.stand(1, 90, 50, 270)
    f.do("manoeuvre A1 5000,5000")
    before = worths(f.s)["attack B1"]
    f.s.mark(1, SHOT | MANOEUVRED)
    f.s.forget()
    assert worths(f.s)["attack B1"] > before


# ---------------------------------------------------------------- places
def test_the_weaker_platoon_leaves_the_line_of_fire() -> None:
    """A Tiger looks at the tanks; a wood hides them if they go back."""
    f = Field(
        [("ita-m13-40", 3)],
        [("ger-tiger-i", 3)],
        [wood((20, 20), (40, 20), (40, 45), (20, 45))],
        nations=("italy", "germany"),
    )
    f.stand(0, 30, 55, 0)
    f.stand(1, 100, 40, 270)
    seat = f.s.waiting()[0]
    o = outlook.look(f.s, seat)
    assert not outlook.sees(f.s, 10 * CM, 30 * CM, 100 * CM, 40 * CM)
    hidden = place_value.goal_place_worth(f.s, o, 0, 14 * CM, 45 * CM, True)
    seen = place_value.goal_place_worth(f.s, o, 0, 46 * CM, 55 * CM, True)
    assert hidden > seen


def test_infantry_goes_to_an_objective_that_nobody_holds() -> None:
    s = GAME.start("road-block", {}, "goal")
    assert isinstance(s, WheelsState)
    while not (s.turn == 2 and s.waiting() == [0] and type(s.top()).__name__ == "Manoeuvres"):
        seat = s.waiting()[0]
        s.do(seat, make_bot("greedy", GAME, "two").choose(s.resample(seat, Dice("x")), seat))
    (foot,) = (u for u in s.units(0) if s.card_of(u).key == "bri-rifle-section")
    o = outlook.look(s, 0)
    (goal,) = o.goals
    near = place_value.goal_place_worth(s, o, foot, goal.x, goal.y + 20 * CM, False)
    assert near > place_value.goal_place_worth(s, o, foot, int(s.x[foot]), int(s.y[foot]), False)


def test_a_manoeuvre_for_nothing_can_wait_for_a_token() -> None:
    f = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3), ("ita-fucilieri", 3)])
    f.stand(0, 5, 5, 90)
    f.stand(1, 170, 110, 270)
    f.stand(2, 170, 60, 270)
    f.s.tokens[0] = 1
    f.s.setup.attacker = 1
    f.s.forget()
    assert Action(TOKEN) in f.s.actions(0)
    assert chosen(f.s) == "token"


# ---------------------------------------------------------------- secrets
def test_what_lies_under_a_card_changes_nothing() -> None:
    """The worth of actions is the same whichever way the enemy's cards lie: a bot thinks of all that they may be."""
    s = GAME.start("road-block", {}, "secrets")
    assert isinstance(s, WheelsState)
    bot = make_bot("random", GAME, "secrets")
    for _ in range(40):
        seat = s.waiting()[0]
        imagined = [s.resample(seat, Dice(f"{n}")) for n in range(3)]
        told = [{s.write_action(a): int(GAME.worth(other, seat, a)) for a in s.actions(seat)} for other in imagined]
        assert all(other == told[0] for other in told)
        s.do(seat, bot.choose(s.clone(), seat))


# ---------------------------------------------------------------- whole battles
def test_standing_follows_losses() -> None:
    f = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3)])
    f.stand(0, 50, 50, 90)
    f.stand(1, 90, 50, 270)
    assert evaluation.standing(f.s, 0) == evaluation.standing(f.s, 1) == 500
    f.s.alive[5] = 0
    assert evaluation.standing(f.s, 0) > 500 > evaluation.standing(f.s, 1)


def test_the_attacker_beats_chance() -> None:
    assert play_match(GAME, "road-block", {}, "bots", ["greedy", "random"]).winners == [0]


# ---------------------------------------------------------------- roads, second looks, models by hand
def test_it_lets_an_hq_look_for_what_a_platoon_missed() -> None:
    f = Field([("bri-crusader-iii", 3), ("bri-valentine!", 1)], [("ita-m13-40", 3)])
    f.stand(0, 20, 60, 90, 1)
    f.stand(1, 20, 50, 90)
    f.stand(2, 65, 60, 270)
    f.do("manoeuvre A1 2000,6000")
    f.load(1)
    f.do("attack B1")
    assert chosen(f.s) == "look A2"


def test_it_leaves_models_where_a_formation_put_them() -> None:
    f = Field([("bri-crusader-iii", 3)], [("ita-m13-40", 3)])
    f.stand(0, 20, 60, 90)
    f.stand(1, 170, 60, 270)
    f.do("manoeuvre A1 3000,6000")
    f.do("move 1 line 3000,6000")
    worth = worths(f.s)
    assert max(worth[a] for a in worth if a.startswith("shift")) < worth["end"]


def test_it_marches_on_a_road_to_an_objective_far_away() -> None:
    road = PieceLine(kind="road", line=[(0, 60), (180, 60)])
    town = wood((120, 50), (140, 50), (140, 70), (120, 70), kind="wooden-houses")
    f = Field([("bri-crusader-iii", 3)], [("ita-fucilieri", 3)], [road, town])
    f.setup.victory = 1
    f.s.objective_pieces = type(f.s.objective_pieces)([1])
    f.stand(0, 20, 60, 90, 1)
    f.stand(1, 170, 100, 270)
    f.do("manoeuvre A1 4200,6000")
    assert chosen(f.s) == "move 1 line 4200,6000"  # no farther than it goes anyhow, in a better formation
    f.s.stack.pop()
    f.s.unmark(0, MANOEUVRED)
    f.do("manoeuvre A1 5300,6000")
    assert chosen(f.s) == "march 1 5300,6000"
