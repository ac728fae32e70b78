"""What is left to do, what an action ends, and what a pass gives up."""

from __future__ import annotations

from caposaldo.games.storms.state import StormsState
from caposaldo.kernel.game import (
    COMMON,
    ENDS_GAME,
    ENDS_NOTHING,
    ENDS_PHASE,
    ENDS_PIECE,
    ENDS_ROUND,
    ENDS_TURN,
    NEXT,
    RARE,
)
from caposaldo.kernel.texts import texts
from rules.storms.field import at, do, field, put_in_state, started, unit

LINE = """
map = \"\"\"
. . . . . . . .
 . . . . . . . .
. . . . . . . .
\"\"\"
rounds = 3
[units]
G1 = "ger-rifle43 A01"
G2 = "ger-rifle43 C04"
G3 = "ger-rifle43 B02"
R1 = "sov-rifle41 A08"
R2 = "sov-rifle41 C08"
"""


def pieces(s: StormsState) -> list[str]:
    seat = s.waiting()[0]
    return [s.setup.labels[piece] for piece in s.todo(seat).pieces]


def ends(s: StormsState, text: str) -> int:
    return int(s.ends(s.waiting()[0], s.read_action(text)))


def rank(s: StormsState, text: str) -> int:
    return int(s.rank(s.waiting()[0], s.read_action(text)))


def loses(s: StormsState, text: str, lang: str = "en") -> str:
    lost = s.loses(s.waiting()[0], s.read_action(text))
    return "" if lost is None else texts(lang).say(lost, s)


def carries_on(s: StormsState, text: str) -> bool:
    return s.carries_on(s.waiting()[0], s.read_action(text))


def todo_said(s: StormsState, lang: str = "en") -> str:
    said = s.todo(s.waiting()[0]).said
    assert said is not None
    return texts(lang).say(said, s)


# ---------------------------------------------------------------- a turn
def test_units_that_can_act_come_nearest_to_the_enemy_first() -> None:
    s = field(LINE)
    assert pieces(s) == ["G2", "G3", "G1"]
    put_in_state(s, unit(s, "G2"), "spent")
    s.forget()
    assert pieces(s) == ["G3", "G1"]
    assert todo_said(s) == "2 units are ready · 5 CAP left"
    assert todo_said(s, "it") == "2 unità sono pronte · 5 CAP"


def test_an_active_unit_comes_first_and_stays_in_hand() -> None:
    s = field(LINE.replace("A01", "A01 active"))
    assert pieces(s) == ["G1", "G2", "G3"]
    assert todo_said(s) == "7 AP left · 2 units are ready · 5 CAP left"
    assert rank(s, "take G1 ap") == NEXT
    assert rank(s, "take G2 ap") == COMMON
    assert carries_on(s, "take G1 ap")
    assert not carries_on(s, "take G2 ap")
    assert not carries_on(s, "take G1 cap")
    for rare in ("take G2 opportunity", "take G1 cap", "release", "stall ap", "stall cap"):
        assert rank(s, rare) == RARE


def test_one_unit_is_the_next_to_be_activated() -> None:
    s = field(LINE)
    ranks = {text: rank(s, f"take {text} ap") for text in ("G1", "G2", "G3")}
    assert ranks == {"G1": COMMON, "G2": NEXT, "G3": COMMON}
    assert rank(s, "pass") == COMMON


def test_a_pass_is_next_when_everybody_is_spent() -> None:
    s = field(LINE.replace("A01", "A01 spent").replace("C04", "C04 spent").replace("B02", "B02 spent"))
    assert pieces(s) == []
    assert rank(s, "pass") == NEXT
    assert loses(s, "pass") == ""
    assert rank(s, "take G1 cap") == RARE


# ---------------------------------------------------------------- ends, and what they give up
def test_a_pass_gives_up_the_ap_of_the_open_activation() -> None:
    s = field(LINE.replace("A01", "A01 active").replace("[units]", "ap = [5, 0]\n[units]"))
    assert ends(s, "pass") == ENDS_TURN
    assert loses(s, "pass") == "5 AP of G1 are lost."
    assert loses(s, "pass", "it") == "Perdi 5 AP di G1."
    assert ends(s, "release") == ENDS_PHASE
    assert loses(s, "release") == "5 AP of G1 are lost."
    assert loses(s, "take G1 ap") == ""


def test_after_the_pass_of_the_enemy_a_pass_ends_the_round() -> None:
    s = field(LINE.replace("A01", "A01 active"))
    s.passes = 1
    assert ends(s, "pass") == ENDS_ROUND
    assert loses(s, "pass") == "7 AP of G1 are lost, and the round ends: G2, G3 have not acted."
    assert todo_said(s).endswith("the enemy has passed")
    s.round = 3
    assert ends(s, "pass") == ENDS_GAME


def test_a_pass_without_an_activation_may_end_the_round() -> None:
    s = field(LINE)
    assert loses(s, "pass") == "If the enemy passes too, the round ends: G2, G3, G1 have not acted."
    s.passes = 1
    assert loses(s, "pass") == "The round ends: G2, G3, G1 have not acted."
    put_in_state(s, unit(s, "G1"), "spent")
    put_in_state(s, unit(s, "G2"), "spent")
    s.forget()
    assert loses(s, "pass") == "The round ends: G3 has not acted."


def test_a_long_list_of_units_is_cut_short() -> None:
    more = "".join(f'G{n} = "ger-rifle43 A0{n - 3}"\n' for n in range(4, 9))
    s = field(LINE + more)
    assert loses(s, "pass").count(",") == 6
    assert "… have not acted." in loses(s, "pass")


# ---------------------------------------------------------------- an action
def test_an_opportunity_ends_the_unit() -> None:
    s = field(LINE.replace("B02", "B01"))
    assert ends(s, "take G1 opportunity") == ENDS_PIECE
    assert ends(s, "take G1 ap") == ENDS_NOTHING
    do(s, "take G1 opportunity")
    assert todo_said(s) == "One free action; then the unit is spent"
    assert ends(s, "go 1-A02") == ENDS_PIECE
    assert ends(s, "join G3") == ENDS_NOTHING


def test_an_action_goes_on_with_the_unit_in_hand() -> None:
    s = field(LINE.replace("B02", "B01"))
    do(s, "take G1 ap")
    assert todo_said(s) == "7 AP and 5 CAP to spend"
    assert carries_on(s, "go 1-A02")
    assert not carries_on(s, "join G3")
    assert (rank(s, "join G3"), rank(s, "add-cap"), rank(s, "stall ap")) == (RARE, RARE, RARE)
    do(s, "go 1-A02")
    assert (rank(s, "face e"), rank(s, "face w")) == (NEXT, COMMON)
    assert carries_on(s, "face w")


def test_no_cap_is_the_next_step_before_a_roll() -> None:
    s = field(LINE.replace("A08", "A04").replace("A01", "A01 active"))
    do(s, "take G1 ap", "fire 1-A04")
    assert (rank(s, "boost 0"), rank(s, "boost 1")) == (NEXT, COMMON)


def test_the_members_of_a_group_that_have_not_moved_are_left() -> None:
    s = field(LINE.replace("B02", "B01"))
    do(s, "take G1 ap", "join G3", "go all")
    assert pieces(s) == ["G1", "G3"]
    do(s, "go 1-A02", "face e")
    assert pieces(s) == ["G3"]


# ---------------------------------------------------------------- before the rounds
def test_units_to_be_placed_are_left_in_their_order() -> None:
    s = started("""
map = \"\"\"
. . . .
 . . . .
\"\"\"
first_to_set_up = "german"
[units]
G1 = "ger-rifle43 @west"
G2 = "ger-rifle43 @west hidden"
G3 = "ger-rifle43 @west"
R1 = "sov-rifle41 A04"
[german.zones]
west = ["A01", "B01"]
""")
    assert pieces(s) == ["G1", "G3"]
    assert todo_said(s) == "2 units to place"
    do(s, "place G1 1-A01 e", "place G3 1-A01 e")
    assert pieces(s) == ["G2"]
    assert loses(s, "hide-at G2 1-B01") == ""


def test_batteries_without_a_target_are_left() -> None:
    s = started("""
map = \"\"\"
. . . .
 . . . .
\"\"\"
[units]
G1 = "ger-rifle43 A01"
R1 = "sov-rifle41 A04"
[german]
batteries = ["OBA-G1"]
""")
    seat = s.waiting()[0]
    assert s.todo(seat).shots == 1
    assert ends(s, "confirm") == ENDS_PHASE
    assert loses(s, "confirm") == "1 battery has no target for the next round: OBA-G1."
    assert rank(s, "confirm") == COMMON
    do(s, f"aim OBA-G1 {s.setup.labels_of_hexes[at(s, 'A04')]}")
    assert s.todo(seat).is_empty()
    assert (rank(s, "confirm"), loses(s, "confirm")) == (NEXT, "")
