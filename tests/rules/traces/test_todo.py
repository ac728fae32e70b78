"""What is left to do in a phase, what an action ends and gives up, which comes next."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.position import COMBAT_FIRST
from caposaldo.games.traces.rules.negotiation import Negotiation
from caposaldo.games.traces.rules.orders import OkhCommand
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, ENDS_PIECE, NEXT, RARE
from caposaldo.kernel.texts import texts
from rules.traces.field import LoadedDice, do, field, fighting, moving, offered, read, seat_of, unit

PLAIN = '''
map = """
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0308"]
[units]
'''
TWO_MOVE = PLAIN + '4PzA = "axis-hq 0303 range=5"\n88 = "ger-inf 0101"\n17Pz = "ger-pz 0404"\nS1 = "sov-rifle 0408"\n'


def labels(s: TracesState) -> list[str]:
    return [s.setup.labels[u] for u in s.todo(seat_of(s, None)).pieces]


def hint(s: TracesState, lang: str = "en") -> str:
    said = s.todo(seat_of(s, None)).said
    return "" if said is None else texts(lang).say(said, s)


def lost(s: TracesState, text: str = "end", lang: str = "en") -> str:
    found = s.loses(seat_of(s, None), read(s, text))
    return "" if found is None else texts(lang).say(found, s)


def ends(s: TracesState, text: str) -> int:
    return int(s.ends(seat_of(s, None), read(s, text)))


def rank(s: TracesState, text: str) -> int:
    return int(s.rank(seat_of(s, None), read(s, text)))


def carries_on(s: TracesState, text: str) -> bool:
    return s.carries_on(seat_of(s, None), read(s, text))


# ---------------------------------------------------------------- movement
@pytest.mark.rule("9.0a")
def test_units_that_can_move_are_named_those_at_the_front_first() -> None:
    s = moving(field(TWO_MOVE))
    assert labels(s) == ["17Pz", "88", "4PzA"]
    assert hint(s) == "3 units can still move · then combat"
    assert lost(s) == "3 units have not moved: 17Pz, 88, 4PzA."
    assert lost(s, lang="it") == "3 unità non hanno mosso: 17Pz, 88, 4PzA."
    assert (ends(s, "end"), rank(s, "end")) == (ENDS_PHASE, COMMON)
    assert (rank(s, "take 17Pz"), rank(s, "take 4PzA"), rank(s, "transfer 4PzA")) == (NEXT, COMMON, RARE)


@pytest.mark.rule("9.0a")
def test_an_end_is_the_next_step_and_gives_nothing_up_when_all_have_moved() -> None:
    s = moving(field(TWO_MOVE), "4PzA")
    do(s, "take 4PzA", "go 0302", "stop")
    s = moving(field(TWO_MOVE), "4PzA", "88")
    s.mode = COMBAT_FIRST
    do(s, "take 88", "go 0102", "stop")
    assert (labels(s), hint(s)) == (["4PzA"], "1 unit can still move")
    s = moving(field(TWO_MOVE.replace("0303 range", "0301 range")), "4PzA")
    s.mark(unit(s, "4PzA"), 2)
    s.forget()
    assert (labels(s), lost(s), rank(s, "end")) == ([], "", NEXT)


@pytest.mark.rule("9.1a")
def test_a_unit_that_is_moving_goes_on_or_stays() -> None:
    s = moving(field(TWO_MOVE), "17Pz", "88")
    do(s, "take 17Pz")
    assert (ends(s, "stop"), rank(s, "stop"), ends(s, "go 0405")) == (ENDS_PIECE, COMMON, ENDS_NOTHING)
    assert carries_on(s, "go 0405")
    assert not carries_on(s, "stop")
    before = hint(s)
    do(s, "go 0403")
    assert rank(s, "stop") == NEXT
    assert before != hint(s)
    assert hint(s).endswith("MP left")


# ---------------------------------------------------------------- combat
ATTACK = (
    PLAIN
    + 'S1 = "sov-tank 0403"\nS2 = "sov-tank 0405"\nS3 = "sov-rifle 0103"\n88 = "ger-inf 0404"\n75 = "ger-inf 0104"\n'
    + 'GD = "ger-pz 0104"\n'
)


@pytest.mark.rule("10.0a")
def test_only_attacks_with_more_hope_than_fear_are_left_to_do() -> None:
    s = fighting(field(ATTACK), side=1)
    assert labels(s) == ["S2", "S1"], "hex by hex"
    assert hint(s) == "1 promising attack"
    assert lost(s) == "1 promising attack is given up: 0404."
    assert rank(s, "attack 0404") == NEXT
    assert "attack 0104" not in offered(s)


@pytest.mark.rule("10.0e")
def test_units_join_while_that_makes_a_better_column_and_then_fight() -> None:
    s = fighting(field(ATTACK), side=1)
    do(s, "attack 0404", "join S1")
    assert labels(s) == ["S2"]
    assert hint(s).startswith("1 unit can still join · with all of them ")
    assert (rank(s, "join S2"), rank(s, "fight")) == (NEXT, COMMON)
    do(s, "join S2")
    assert (rank(s, "fight"), ends(s, "fight"), labels(s)) == (NEXT, ENDS_PIECE, [])


@pytest.mark.rule("10.5a")
def test_nobody_in_the_hex_that_has_fallen_is_a_loss() -> None:
    s = fighting(field(ATTACK), side=1)
    s.dice = LoadedDice([6, 6, 6, 6])
    do(s, "attack 0404", "join S1", "join S2", "fight")
    while not any(text.startswith("advance") for text in offered(s)):
        do(s, offered(s)[0])
    assert sorted(labels(s)) == ["S1", "S2"]
    assert hint(s) == "2 units can advance"
    assert lost(s) == "No unit advances into 0404: 2 units could (S1, S2)."
    assert (rank(s, "end"), rank(s, "advance S1 0404"), ends(s, "end")) == (COMMON, NEXT, ENDS_PHASE)
    do(s, "advance S1 0404")
    assert (labels(s), lost(s), rank(s, "end")) == ([], "", NEXT)


# ---------------------------------------------------------------- points and names
@pytest.mark.rule("11.2b")
def test_points_of_a_negotiation_are_lost_only_while_they_buy_something() -> None:
    text = PLAIN.replace("[units]", 'rails = ["0301 0302"]\n[units]')
    s = field(text + '1Pz = "ger-pz box entry=bought class=PR"\nS1 = "sov-rifle 0408"\n')
    s.stack.append(Negotiation(5))
    s.forget()
    assert (labels(s), lost(s), rank(s, "end")) == (["1Pz"], "2½ NP are lost.", COMMON)
    s.replace(Negotiation(1))
    s.forget()
    assert (labels(s), lost(s), rank(s, "end")) == ([], "", NEXT)


@pytest.mark.rule("4.2.2c")
def test_a_command_may_name_more_units() -> None:
    s = field(TWO_MOVE)
    s.stack.append(OkhCommand(2))
    s.forget()
    assert labels(s) == ["17Pz", "88", "4PzA"]
    assert lost(s, lang="it") == "Puoi indicare ancora 2 unità."
