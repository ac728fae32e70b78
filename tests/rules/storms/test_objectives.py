"""Chapter 8.1c: secret objectives, drawn at random, known to one side alone, shown and scored at the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.bot import evaluation, outlook
from caposaldo.games.storms.io.files import load_setup, scenario_ids
from caposaldo.games.storms.rules import events, victory
from caposaldo.games.storms.setup import GERMAN, OBJECTIVE_CARD, SOVIET
from caposaldo.games.storms.state import StormsState, new_game
from caposaldo.games.storms.verbs import PLACE
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR, Event
from rules.storms.deeds import apply, passes
from rules.storms.field import card, field, held, started

GAME = registry.game("storms")
FIELD = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
rounds = 3
[cards]
deck = { 2 = 4, 9 = 2 }
dealt = 1
drawn = 1
objectives = 1
[[secret]]
number = "O1"
name = { it = "La casa", en = "The house" }
effects = ["hold A05 2"]
[[secret]]
number = "O2"
name = { it = "La caccia", en = "The hunt" }
effects = ["destroy 2 1"]
[[secret]]
number = "O3"
name = { it = "La prudenza", en = "Caution" }
effects = ["spare 1 1"]
[[secret]]
number = "O4"
name = { it = "La fonte", en = "The spring" }
effects = ["hold A01 1", "destroy 1 3"]
[[event]]
number = "E-orders"
name = { it = "Ordini", en = "Orders" }
effects = ["secret_objective drawer"]
[[objective]]
hex = "A05"
name = { it = "La casa", en = "The house" }
owner = "soviet"
final = [1, 0]
[[objective]]
hex = "A01"
name = { it = "La fonte", en = "The spring" }
[units]
G1 = "ger-rifle43 B01 e"
G2 = "ger-rifle43 C01 e"
R1 = "sov-rifle41 A05 w"
R2 = "sov-rifle41 B05 w"
'''


# The same without the event.
QUIET = FIELD[: FIELD.index("[[event]]")] + FIELD[FIELD.index("[[objective]]") :]


def drawn(german: str = "", soviet: str = "", text: str = FIELD) -> StormsState:
    """In the middle of a round, with these objectives drawn."""
    s = field(text)
    for side, numbers in ((GERMAN, german), (SOVIET, soviet)):
        for number in numbers.split():
            s.goals[list(s.setup.secrets).index(card(s, number))] = side
    return s


def heard(s: StormsState, key: str, seat: int) -> list[Event]:
    return [event for event in s.events or [] if event.key == key and event.seen_by(seat)]


def goals(s: StormsState, seat: int) -> list[Any]:
    """What the seat sees of the objectives of both sides."""
    view: Any = s.view(seat)
    return [side["goals"] for side in view["sides"]]


# ---------------------------------------------------------------- drawing
@pytest.mark.rule("8.1c", "1.0")
def test_each_side_draws_an_objective_at_random_when_cards_are_dealt() -> None:
    found = set()
    for seed in range(30):
        s = started(QUIET, seed=f"seed {seed}")
        assert sorted(int(side) for side in s.goals if side >= 0) == [GERMAN, SOVIET]
        found.add(tuple(int(side) for side in s.goals))
    assert len(found) > 8


@pytest.mark.rule("8.1c")
def test_the_owner_hears_which_it_is_and_the_others_that_there_is_one() -> None:
    s = started(FIELD)
    for side in (GERMAN, SOVIET):
        assert len(heard(s, "st-objective-drawn", side)) == 1
        assert [event.params for event in heard(s, "st-objective-draws", side)] == [{"side": f"@seat/{1 - side}"}]
    assert heard(s, "st-objective-drawn", SPECTATOR) == []
    own = heard(s, "st-objective-drawn", GERMAN)[0].params["card"]
    assert own == f"@card/{s.setup.secrets[list(s.goals).index(GERMAN)]}"


@pytest.mark.rule("8.1c")
def test_objectives_are_not_in_the_hand_nor_in_the_deck() -> None:
    s = started(FIELD)
    kinds = set(s.setup.secrets)
    assert all(s.setup.cards[kind].family == OBJECTIVE_CARD for kind in kinds)
    assert not kinds & set(s.setup.deck)
    assert (len(held(s, "german")), len(held(s, "soviet"))) == (1, 1)
    assert not any(number.startswith("O") for side in ("german", "soviet") for number in held(s, side))


@pytest.mark.rule("8.1c")
def test_an_event_may_give_one_more_as_long_as_there_are_any() -> None:
    s = drawn("O1", "O2")
    event = card(s, "E-orders")
    for left in (3, 4, 4):
        s.deck = vec[i64]([card(s, "2"), event])
        events.draw(s, GERMAN, 1)
        assert sum(1 for side in s.goals if side >= 0) == left
    assert sum(1 for side in s.goals if side == GERMAN) == 3
    assert len(heard(s, "st-objective-none", SOVIET)) == 1


@pytest.mark.rule("8.1c")
def test_who_has_drawn_cannot_take_it_back() -> None:
    reveals = []
    for text in (QUIET, QUIET.replace("objectives = 1", "")):
        reveals.append(started(text).reveals)
    assert reveals[0] == reveals[1] + 2


# ---------------------------------------------------------------- who knows
@pytest.mark.rule("8.1c")
def test_ones_own_objective_is_seen_and_of_the_others_how_many_there_are() -> None:
    s = drawn("O2", "O4 O1")
    assert goals(s, GERMAN) == [[card(s, "O2")], None]
    assert goals(s, SOVIET) == [None, [card(s, "O1"), card(s, "O4")]]
    assert goals(s, SPECTATOR) == [None, None]
    for seat in (SPECTATOR, GERMAN, SOVIET):
        view: Any = s.view(seat)
        assert [side["objectives"] for side in view["sides"]] == [1, 2]


@pytest.mark.rule("8.1c")
def test_nothing_that_a_seat_sees_follows_the_others_objective() -> None:
    worlds = [
        (GERMAN, drawn("O2", "O1"), drawn("O2", "O4")),
        (SPECTATOR, drawn("O1", "O2"), drawn("O3", "O4")),
    ]
    for seat, one, other in worlds:
        shown = [json.dumps([s.view(seat), s.board(), [str(a) for a in s.actions(GERMAN)]]) for s in (one, other)]
        assert shown[0] == shown[1]


@pytest.mark.rule("8.1c")
def test_a_seat_imagines_any_objective_it_has_not_seen_itself() -> None:
    s = drawn("O2", "O1")
    seen = set()
    for number in range(60):
        other = s.resample(GERMAN, Dice(f"imagined {number}"))
        assert isinstance(other, StormsState)
        assert other.goals[1] == GERMAN
        assert sorted(other.goals) == sorted(s.goals)
        seen.add(list(other.goals).index(SOVIET))
    assert seen == {0, 2, 3}


@pytest.mark.rule("8.1c")
def test_what_is_imagined_does_not_follow_the_truth() -> None:
    one, other = drawn("O2", "O1"), drawn("O2", "O4")
    for number in range(20):
        worlds: list[Any] = [s.resample(GERMAN, Dice(f"imagined {number}")).data() for s in (one, other)]
        assert worlds[0]["goals"] == worlds[1]["goals"]


@pytest.mark.rule("8.1c")
def test_a_spectator_imagines_those_of_both_sides() -> None:
    s = drawn("O2", "O1")
    found: set[str] = set()
    for number in range(60):
        data: Any = s.resample(SPECTATOR, Dice(f"imagined {number}")).data()
        found.add(str(data["goals"]))
    assert len(found) == 12


@pytest.mark.rule("8.1c")
def test_it_is_a_secret_as_long_as_it_could_be_another() -> None:
    text = QUIET.replace("deck = { 2 = 4, 9 = 2 }", "deck = {}")
    s = drawn("O2", "O1", text)
    assert [s.hides(seat) for seat in (SPECTATOR, GERMAN, SOVIET)] == [True, True, True]
    s = drawn("O2 O3 O4", "O1", text)
    assert [s.hides(seat) for seat in (SPECTATOR, GERMAN, SOVIET)] == [True, False, False]
    s = drawn("", "", text)
    assert not s.hides(GERMAN)
    victory.finish(s)
    assert not s.hides(SPECTATOR)


@pytest.mark.rule("8.1c")
def test_objectives_are_written_and_read_back() -> None:
    s = new_game(load_setup("the-river-village", {}), Dice("secret"))
    while PLACE in {action.verb for action in s.actions(s.waiting()[0])}:
        apply(s, s.actions(s.waiting()[0])[0])
    assert sorted(s.goals) == [-1, -1, GERMAN, SOVIET]
    data: Any = json.loads(json.dumps(s.data()))
    other = GAME.restore(data, Dice(s.dice.seed, s.dice.used))
    assert isinstance(other, StormsState)
    assert list(other.goals) == list(s.goals)
    assert other.digest() == s.digest()
    for wrong in ([0, 1], [0, 1, 2, -1], "none"):
        with pytest.raises(ValueError, match=r"^goals"):
            GAME.restore({**data, "goals": wrong}, Dice("other"))
    copy = s.clone()
    assert copy.data()["goals"] == data["goals"]
    s.goals[0] = 1 - s.goals[0]
    assert copy.data()["goals"] == data["goals"]
    assert s.digest() != other.digest()


# ---------------------------------------------------------------- the end
def finished(s: StormsState) -> list[int]:
    """The points that the end brings, besides those for objectives everybody knows of."""
    s.listen()
    plain = s.clone()
    assert isinstance(plain, StormsState)
    plain.goals = vec[i64]([-1] * len(s.goals))
    for one in (s, plain):
        victory.finish(one)
    return [int(s.points[side] - plain.points[side]) for side in (GERMAN, SOVIET)]


@pytest.mark.rule("8.1c", "2.4")
def test_an_objective_held_at_the_end_brings_its_points() -> None:
    for holder, points in ((GERMAN, [2, 0]), (SOVIET, [0, 0])):
        s = drawn("O1")
        s.control[0] = holder
        assert finished(s) == points


@pytest.mark.rule("8.1c", "2.4a")
def test_a_contested_hex_is_not_held() -> None:
    s = drawn("", "O1")
    assert finished(s) == [0, 2]
    s = drawn("", "O1", FIELD.replace("ger-rifle43 B01", "ger-rifle43 A05"))
    assert finished(s) == [0, 0]


@pytest.mark.rule("8.1c")
@pytest.mark.parametrize(("losses", "points"), [([0, 1], 0), ([0, 2], 1), ([5, 3], 1)])
def test_enemies_destroyed_are_counted(losses: list[int], points: int) -> None:
    s = drawn("O2")
    s.losses = vec[i64](losses)
    assert finished(s) == [points, 0]


@pytest.mark.rule("8.1c")
@pytest.mark.parametrize(("losses", "points"), [([3, 0], 1), ([3, 1], 1), ([0, 2], 0)])
def test_own_losses_are_counted(losses: list[int], points: int) -> None:
    s = drawn("", "O3")
    s.losses = vec[i64](losses)
    assert finished(s) == [0, points]


@pytest.mark.rule("8.1c")
def test_a_card_may_ask_for_several_things_each_with_its_points() -> None:
    s = drawn("O4")
    s.control[1] = GERMAN
    assert finished(s) == [1, 0]
    s = drawn("O4")
    s.losses = vec[i64]([0, 1])
    s.control[1] = GERMAN
    assert finished(s) == [4, 0]


@pytest.mark.rule("8.1c", "2.4")
def test_at_the_end_all_objectives_are_shown_and_scored_for_everybody() -> None:
    s = drawn("O1", "O3")
    s.control[0] = GERMAN
    s.losses = vec[i64]([0, 2])
    finished(s)
    for seat in (SPECTATOR, GERMAN, SOVIET):
        met, missed = heard(s, "st-objective-met", seat), heard(s, "st-objective-missed", seat)
        assert [(event.rule, event.params) for event in met] == [
            ("8.1c", {"side": "@seat/0", "card": f"@card/{card(s, 'O1')}", "points": 2})
        ]
        assert [event.params for event in missed] == [{"side": "@seat/1", "card": f"@card/{card(s, 'O3')}"}]
        assert goals(s, seat) == [[card(s, "O1")], [card(s, "O3")]]


@pytest.mark.rule("8.1c", "2.4")
def test_a_secret_objective_may_decide_the_game() -> None:
    for german, winners in (("", []), ("O2", [GERMAN])):
        s = drawn(german, text=FIELD.replace("final = [1, 0]", "final = [1, 1]"))
        s.points = vec[i64]([3, 2])
        s.losses = vec[i64]([0, 2])
        victory.finish(s)
        assert s.result is not None
        assert s.result.winners == winners


@pytest.mark.rule("8.1c")
def test_nothing_is_shown_or_scored_before_the_end() -> None:
    s = drawn("", "O1 O3")
    passes(s)
    passes(s)
    assert s.round == 2
    assert list(s.points) == [0, 0]
    assert goals(s, GERMAN)[SOVIET] is None


# ---------------------------------------------------------------- bots
def test_a_bot_goes_for_its_own_objective() -> None:
    seen = []
    for numbers in ("", "O1"):
        s = drawn(numbers)
        seen.append(outlook.stake(s, outlook.look(s, GERMAN), 0, 100))
    assert seen[1] > seen[0]
    assert outlook.secret_worth(drawn("", "O1"), GERMAN, 0) == 0


def test_a_bot_counts_what_the_objectives_promise() -> None:
    plain, own, other = drawn(), drawn("O3"), drawn("", "O3")
    assert evaluation.standing(other, GERMAN) < evaluation.standing(plain, GERMAN) < evaluation.standing(own, GERMAN)


# ---------------------------------------------------------------- in words
def test_the_board_says_what_each_objective_asks_for() -> None:
    s = drawn()
    board: Any = s.board()
    texts = {one["number"]: one["text"] for one in board["cards"] if one["family"] == "objective"}
    assert texts == {
        "O1": [{"key": "st-card-text-hold", "params": {"objective": "@objective/0", "points": 2}}],
        "O2": [{"key": "st-card-text-destroy", "params": {"count": 2, "points": 1}}],
        "O3": [{"key": "st-card-text-spare", "params": {"count": 1, "points": 1}}],
        "O4": [
            {"key": "st-card-text-hold", "params": {"objective": "@objective/1", "points": 1}},
            {"key": "st-card-text-destroy", "params": {"count": 1, "points": 3}},
        ],
    }


@pytest.mark.rule("8.1c")
def test_a_scenario_of_the_game_has_four_secret_objectives() -> None:
    with_secrets = {id: load_setup(id, {}) for id in scenario_ids() if len(load_setup(id, {}).secrets)}
    assert list(with_secrets) == ["the-river-village"]
    setup = with_secrets["the-river-village"]
    assert (len(setup.secrets), setup.secrets_dealt) == (4, 1)
    assert {"card:O1", "card:O2", "card:O3", "card:O4"} <= set(GAME.content())


def test_play_touches_the_objectives_that_have_been_drawn() -> None:
    s = drawn("O2", "O4")
    touched = s.touches(s.actions(GERMAN)[0])
    assert [name for name in touched if name.startswith("card:O")] == ["card:O2", "card:O4"]
