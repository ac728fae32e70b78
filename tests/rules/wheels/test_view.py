"""What a seat may ask: where a platoon can go, what it can fire at, what a goal draws, how an attack ends."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.io.schema import PieceLine
from caposaldo.games.wheels.rules import movement, volley
from caposaldo.games.wheels.view import sights
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message
from caposaldo.lab.report import canonical

from .field import Field, wood

TANKS = ("bri-crusader-i", 3)
ITALIANS = [("ita-m13-40", 3), ("ita-47-32-gun", 3), ("ita-fucilieri", 5)]


def facing() -> Field:
    """British tanks face an Italian platoon in the open and two cards, one behind a wood."""
    f = Field([TANKS], ITALIANS, [wood((50, 60), (60, 60), (60, 90), (50, 90))])
    f.stand(0, 20, 50, 90)
    f.stand(1, 40, 45, 270)
    f.card(2, 60, 20, 270)
    f.card(3, 80, 80, 270)
    return f


def line_to(f: Field, target: int, place: int = -1) -> dict[str, object]:
    found = sights.sight_of(f.s, 0, 0, place)
    assert found is not None
    return dict(next(line for line in found["lines"] if line["target"] == target))


@pytest.mark.rule("move-2")
def test_the_region_ends_where_a_platoon_must_stop() -> None:
    f = facing()
    outline = sights.region(f.s, 0)
    x0, y0 = movement.start_of(f.s, 0, movement.first_model(f.s, 0))
    assert len(outline) == 2 * sights.RAYS
    for i in range(0, len(outline), 2):
        x, y = outline[i], outline[i + 1]
        assert movement.refuse_path(f.s, 0, x0, y0, x, y) is None
        beyond = (x0 + (x - x0) * 11 // 10, y0 + (y - y0) * 11 // 10)
        assert movement.refuse_path(f.s, 0, x0, y0, *beyond) is not None


def test_lines_of_fire_tell_what_stops_them_and_where() -> None:
    f = facing()
    near = line_to(f, 1)
    assert near["stop"] == ""
    assert near["shot"] is not None
    assert near["back"] is not None
    stopped = line_to(f, 3)
    assert stopped["stop"] == "wh-line-terrain"
    at = stopped["at"]
    assert isinstance(at, list)
    assert 4900 <= at[0] <= 6000


def test_of_a_card_only_its_line_is_told() -> None:
    f = facing()
    line = line_to(f, 2)
    assert line["stop"] == ""
    assert line["shot"] is None
    assert line["back"] is None
    assert sights.sight_of(f.s, 0, 2, -1) is None
    assert sights.sight_of(f.s, 1, 2, -1) is not None
    assert sights.sight_of(f.s, -1, 2, -1) is None


def test_a_goal_shows_the_models_as_they_would_stand() -> None:
    f = facing()
    found = sights.sight_of(f.s, 0, 0, sights.place_of(f.s, 2500, 5500, 1))
    assert found is not None
    assert found["room"]
    assert found["models"][0] == [2500, 5500]
    assert len(found["models"]) == 3
    f.do("manoeuvre A1 2500,5500")
    f.do("move 1 column 2500,5500")
    stand = [[int(f.s.model_x[m]), int(f.s.model_y[m])] for m in f.s.models(0)]
    assert sorted(stand) == sorted(found["models"])


def test_a_goal_without_room_says_so() -> None:
    f = facing()
    found = sights.sight_of(f.s, 0, 0, sights.place_of(f.s, 4000, 4500, 0))
    assert found is not None
    assert not found["room"]
    assert found["lines"] == []


def test_no_answer_depends_on_what_lies_under_a_card() -> None:
    f = facing()
    told = canonical({"view": f.s.view(0), "sight": f.s.sight(0, 0, -1)})
    other = canonical({"card": f.s.sight(0, 3, -1)})
    action = f.s.read_action("manoeuvre A1 3000,5000")
    fire = [danger.piece for danger in f.s.dangers(0, action)]
    for number in range(8):
        copy = f.s.resample(0, Dice(f"other {number}"))
        assert canonical({"view": copy.view(0), "sight": copy.sight(0, 0, -1)}) == told
        assert canonical({"card": copy.sight(0, 3, -1)}) == other
        assert [danger.piece for danger in copy.dangers(0, action)] == fire
    assert fire == [1]


# ---------------------------------------------------------------- odds
@pytest.mark.rule("fire-2", "spot-1")
def test_the_odds_of_an_attack_begin_with_detection() -> None:
    f = Field([TANKS], [("ita-fucilieri", 5)], [wood((50, 44), (62, 44), (62, 66), (50, 66))])
    f.stand(0, 30, 55, 90)
    f.stand(1, 51, 55, 270, 0)
    preview = volley.attack_preview(f.s, 0, 1, 0)
    chances = {chance.key: chance.ways / chance.of for chance in preview.chances}
    assert 0 < chances["wh-chance-not-detected"] < 1
    assert sum(chances.values()) == pytest.approx(1)
    assert preview.chain.total() == 3
    assert set(chances) == {"wh-chance-not-detected", *(f"wh-chance-lost-{k}" for k in range(4))}


@pytest.mark.rule("fire-8")
def test_only_a_side_that_can_be_struck_is_chosen() -> None:
    f = facing()
    f.do("manoeuvre A1 2000,5000")
    assert f.why("attack B1") == ""
    assert f.why("attack B1 rear") == "wh-no-side"
    hill = wood((5, 35), (35, 35), (35, 65), (5, 65), kind="slope")
    hill.height = 1
    f = Field([TANKS], [("ita-m13-40", 3)], [hill])
    f.stand(0, 33, 50, 90)
    f.stand(1, 50, 50, 0)
    f.do("manoeuvre A1 3300,5000")
    assert f.why("attack B1") == ""
    assert f.why("attack B1 flank") == ""
    assert f.why("attack B1 rear") == "wh-no-side"
    listed = [f.s.write_action(action) for action in f.s.actions(0)]
    assert "attack B1 flank" in listed


# ---------------------------------------------------------------- guidance
def test_losses_and_objectives_are_counted_as_a_seat_knows_them() -> None:
    state = GAME.start("road-block", {}, "goals")
    for seat in (0, 1, -1):
        goals = state.objectives(seat)
        assert [goal.side for goal in goals] == [0, 0, 1, 1]
        assert [goal.now for goal in goals] == [0, 0, 0, 0]


def test_set_ups_are_proposed_to_the_one_who_deploys() -> None:
    state = GAME.start("road-block", {}, "set-up")
    seat = state.waiting()[0]
    names = GAME.proposals(state, seat)
    assert [name.key for name in names] == ["wh-propose-forward", "wh-propose-in-depth", "wh-propose-in-cover"]
    assert GAME.proposals(state, 1 - seat) == []
    laid = []
    for number in range(len(names)):
        actions = GAME.propose(state, seat, number, Dice("proposal"))
        laid.append([state.write_action(action) for action in actions])
    assert laid[0] != laid[1]


def test_a_hint_says_why() -> None:
    f = facing()
    f.do("manoeuvre A1 2000,5000")
    attack = f.s.read_action("attack B1")
    found: list[Message] = GAME.reasons(f.s, 0, attack)
    assert "wh-why-short" in [message.key for message in found]


@pytest.mark.rule("move-6")
def test_the_reach_leads_along_a_road() -> None:
    f = Field([TANKS], ITALIANS, [PieceLine(kind="road", line=[(0, 50), (60, 50), (60, 100)])])
    f.stand(0, 40, 50, 90, 1)
    for slot in range(1, 4):
        f.stand(slot, 150, 10 + 30 * slot, 270)
    found = sights.sight_of(f.s, 0, 0, -1)
    assert found is not None
    assert len(found["reach"]) > 1
    # The bend is at 60, 50; a Crusader I marches beyond it.
    assert max(max(area[1::2]) for area in found["reach"][1:]) > 5500
    f.stand(0, 40, 50, 90, 0)  # in line it does not march
    found = sights.sight_of(f.s, 0, 0, -1)
    assert found is not None
    assert len(found["reach"]) == 1


def test_the_board_names_what_messages_refer_to() -> None:
    """“@card/12” is the card of that number in both languages, and it never changes."""
    f = facing()
    board = f.s.board()
    for number, card in enumerate(f.s.setup.cards):
        for lang in ("it", "en"):
            assert board["cards"][number]["name"][lang] == f.s.name(f"card/{number}", lang)
        assert board["cards"][number]["gender"] == card.gender
    assert len(board["box"]) == len(f.s.setup.templates)
    f.card(2, 30, 30, 0)
    assert f.s.board() == board
