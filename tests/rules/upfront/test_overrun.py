"""Overruns: their perils, and heroes (8.62, 8.72, 8.81, 8.92, 10.44, 13.28; 29)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import OVERRUNNING, Action
from caposaldo.games.upfront.position import BOGGED, IMMOBILE
from caposaldo.games.upfront.rules import terrain
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, pending, refused, table, told

FIELD = """
german A chit 3: Ursel {tank}
german B chit 1: Griess sl rifle, Hessel rifle
american A chit 2 in {ground}: Allen rifle 9/9/20, Myers rifle 9/9/20, Degi rifle 9/9/20
american C chit 1: Jones sl rifle, Nixon rifle
hand german: movement, movement flank
{hand}
"""
NO_BOG = "col2=b col7=b"


def field(ground: str, draws: list[str], tank: str = "medium", hand: str = "") -> UpFrontState:
    return table(FIELD.format(ground=ground, tank=tank, hand=hand), draws=draws)


def drive(s: UpFrontState, letter: str = "A") -> None:
    """Over the group; nobody plays anything against it."""
    begin(s, letter)
    while s.result is None and isinstance(s.top(), (Conceal, Save)):
        do(s, verbs.KEEP)


def begin(s: UpFrontState, letter: str = "A") -> None:
    enemy = group(s, "american", letter)
    do(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), st.SIDEWAYS, OVERRUNNING * (1 + enemy))


def attacked(s: UpFrontState) -> list[int]:
    return [int(event.params["result"]) for event in s.events or [] if event.key == "uf-resolved"]


PERILS = [
    pytest.param("buildings", "8.62", marks=pytest.mark.rule("8.62")),
    pytest.param("woods", "8.72", marks=pytest.mark.rule("8.72")),
    pytest.param("brush", "8.81", marks=pytest.mark.rule("8.81")),
    pytest.param("wall", "8.92", marks=pytest.mark.rule("8.92")),
    pytest.param("hill > smoke", "13.28", marks=pytest.mark.rule("13.28")),
]


@pytest.mark.parametrize(("ground", "rule"), PERILS)
def test_a_red_6_stops_the_vehicle_where_men_have_cover(ground: str, rule: str) -> None:
    checks = [NO_BOG] if ground == "woods" else []
    s = field(ground, [*checks, "black 0", "black 0", "red 6"])
    drive(s)
    assert s.has(man(s, "Ursel"), IMMOBILE)
    assert rule in [event.rule for event in s.events or [] if event.key == "uf-immobilised"]
    assert len(attacked(s)) == 2  # the man it met is attacked, the third is not (29.44)
    assert not terrain.moving(s, group(s, "german", "A"))


@pytest.mark.parametrize(("ground", "rule"), PERILS)
@pytest.mark.parametrize(("drawn", "fate"), [("red 5", "lost"), ("red 6", "immobile"), ("red 4", "nothing")])
def test_an_open_topped_one_is_lost_on_a_red_5(ground: str, rule: str, drawn: str, fate: str) -> None:
    checks = [NO_BOG] if ground == "woods" else []
    s = field(ground, [*checks, "black 0", drawn, "black 0", "black 0"], "halftrack")
    drive(s)
    ursel = man(s, "Ursel")
    assert (s.fate[ursel] == st.KILLED) == (fate == "lost")
    assert s.has(ursel, IMMOBILE) == (fate == "immobile")
    if fate == "lost":
        assert rule in [event.rule for event in s.events or [] if event.key == "uf-vehicle-lost"]


@pytest.mark.rule("8.62", "8.72", "8.81", "8.92", "13.28")
@pytest.mark.parametrize("ground", ["open", "hill", "brush > forward forward"])
def test_elsewhere_nothing_happens_to_it(ground: str) -> None:
    s = field(ground, ["black 0", "red 6", "red 5", "red 6"], "halftrack")
    drive(s)
    assert s.flags[man(s, "Ursel")] == 0
    assert len(attacked(s)) == 3


@pytest.mark.rule("8.81")
def test_who_has_begun_to_leave_still_has_the_cover() -> None:
    s = field("brush > forward", ["black 0", "red 6"])
    drive(s)
    assert s.has(man(s, "Ursel"), IMMOBILE)


@pytest.mark.rule("8.62")
def test_pinned_men_do_not_endanger_it() -> None:
    s = table(
        FIELD.format(ground="buildings", tank="medium", hand="").replace("9/9/20", "9/9/20!"),
        draws=["black 0", "red 6", "red 6", "red 6"],
    )
    drive(s)
    assert not s.has(man(s, "Ursel"), IMMOBILE)


# ---------------------------------------------------------------- strength (29.2, 29.3, 29.43)
def test_its_strength_is_its_value_and_a_number_less_cover() -> None:
    """29.2: 7 and 4, 1 less for brush."""
    s = field("brush", ["red 4", "black 1", "black 2", "red 3"])
    drive(s)
    assert attacked(s) == [11, 12, 7]


@pytest.mark.rule("8.62", "6.44")
def test_who_may_hide_from_it_sees_what_its_strength_is_made_of() -> None:
    s = field("buildings", ["black 3"], hand="hand american: concealed -2")
    begin(s)
    assert pending(s, Conceal).purpose == st.FOR_FIRE
    preview = s.preview(1, Action(verbs.KEEP))
    assert preview is not None
    links = [link for link in preview.chain.links if not link.note]
    assert [link.key for link in links] == ["uf-chain-overrun", "uf-chain-terrain"]
    assert links[1].value == -3
    assert preview.chain.total() == s.prompt(1).params["strength"]


def test_an_open_topped_vehicle_without_its_commander_against_men_who_leave_the_brush() -> None:
    """28.431, 29.2, 29.41, 29.44, 29.46, as in the ledger, with 4 for its value instead of 7."""
    lines = FIELD.format(ground="brush > forward", tank="halftrack bereft", hand="hand american: concealed -2")
    s = table(lines, draws=["red 4", "red 3", "red 5"])
    begin(s)
    do(s, verbs.USE, card(s, "american", "concealed -2"))
    while isinstance(s.top(), Save):
        do(s, verbs.KEEP)
    assert attacked(s) == [2, 0]
    assert s.fate[man(s, "Ursel")] == st.KILLED


@pytest.mark.parametrize(("ground", "drawn"), [("woods", "col2=r"), ("gully", "col2=r"), ("stream", "col2=r")])
def test_it_may_bog_down_before_it_arrives(ground: str, drawn: str) -> None:
    s = field(ground, [drawn])
    drive(s)
    assert s.has(man(s, "Ursel"), BOGGED)
    assert attacked(s) == []
    assert isinstance(s.top(), Act)


def test_who_may_overrun_whom() -> None:
    """29.1."""
    s = field("brush", [])
    tank, move = group(s, "german", "A"), card(s, "german", "movement")
    men = group(s, "german", "B")
    near, far = OVERRUNNING * (1 + group(s, "american", "A")), OVERRUNNING * (1 + group(s, "american", "C"))
    assert refused(s, verbs.MOVE, move, tank, st.SIDEWAYS, near) == ""
    assert refused(s, verbs.MOVE, move, tank, st.SIDEWAYS, far) == "8.62"
    assert refused(s, verbs.MOVE, move, men, st.SIDEWAYS, near) == "8.62"
    assert refused(s, verbs.MOVE, move, tank, st.FORWARD, near) != ""
    for ground in ("marsh", "minefield", "pillbox"):
        s = field(ground, [])
        assert refused(s, verbs.MOVE, move, tank, st.SIDEWAYS, near) == "8.62"
    actions = [a for a in choices(field("brush", []), verbs.MOVE) if a.aims >= OVERRUNNING]
    assert len(actions) == 2
    for action in actions:
        assert s.read_action(s.write_action(action)) == action


def test_the_first_group_of_all_can_be_overrun_too() -> None:
    """29.2."""
    s = table(
        """
        german A chit 2 in brush: Griess rifle 9/9/20, Hessel rifle 9/9/20
        german B: Wolff rifle
        american A chit 3: Ursel medium
        american B: Allen sl rifle
        hand american: movement
        """,
        "american",
        draws=["black 0"] * 3,
    )
    enemy = group(s, "german", "A")
    do(
        s,
        verbs.MOVE,
        card(s, "american", "movement"),
        group(s, "american", "A"),
        st.SIDEWAYS,
        OVERRUNNING * (1 + enemy),
    )
    while isinstance(s.top(), (Conceal, Save)):
        do(s, verbs.KEEP)
    assert len(attacked(s)) == 2


# ---------------------------------------------------------------- heroes (10.44)
HEROES = "hand american: hero"


@pytest.mark.rule("10.44")
@pytest.mark.parametrize(("drawn", "read"), [("black 2", 1), ("black 0", -1), ("red 0", -1), ("red 2", -3)])
def test_a_hero_lowers_the_number_drawn_for_him_by_one(drawn: str, read: int) -> None:
    s = field("open", ["black 0", drawn, "black 0", "black 0"], "medium", HEROES)
    begin(s)
    do(s, verbs.KEEP)  # no Concealed card
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    assert attacked(s)[0] == 7 + read
    assert attacked(s)[1:] == [7, 7]


@pytest.mark.rule("10.44")
@pytest.mark.example("ex-10.44")
def test_a_red_3_is_a_red_4_for_a_hero() -> None:
    s = field("open", ["black 0", "red 3", "black 0", "black 0"], "medium", HEROES)
    begin(s)
    do(s, verbs.KEEP)
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    assert attacked(s)[0] == 7 - 4


@pytest.mark.rule("10.44")
def test_it_works_for_a_pinned_man_too_whom_it_rallies() -> None:
    lines = FIELD.format(ground="brush", tank="medium", hand=HEROES).replace(
        "Allen rifle 9/9/20", "Allen rifle 9/9/20!"
    )
    s = table(lines, draws=["black 0", "red 5"])
    begin(s)
    do(s, verbs.KEEP)
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    assert not s.has(man(s, "Allen"), st.PINNED)
    assert attacked(s) == [7 - 1 - 6]
    assert s.has(man(s, "Ursel"), IMMOBILE)  # he was not pinned any more


@pytest.mark.rule("10.44")
@pytest.mark.parametrize(
    ("tank", "drawn", "fate"),
    [
        ("medium", "red 5", "immobile"),
        ("medium", "red 6", "immobile"),
        ("medium", "red 4", "nothing"),
        ("halftrack", "red 4", "lost"),
        ("halftrack", "red 5", "immobile"),
        ("halftrack", "red 6", "immobile"),
        ("halftrack", "red 3", "nothing"),
    ],
)
def test_and_makes_it_more_dangerous_for_the_vehicle(tank: str, drawn: str, fate: str) -> None:
    s = field("brush", ["black 0", drawn, "black 0", "black 0"], tank, HEROES)
    begin(s)
    do(s, verbs.KEEP)
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    while isinstance(s.top(), Save):
        do(s, verbs.KEEP)
    ursel = man(s, "Ursel")
    assert (s.fate[ursel] == st.KILLED) == (fate == "lost")
    assert s.has(ursel, IMMOBILE) == (fate == "immobile")


@pytest.mark.rule("10.44")
def test_whether_somebody_is_a_hero_is_asked_by_what_everybody_knows() -> None:
    s = field("brush", ["black 0", "black 0", "black 0", "black 0"], "medium", "hand american: fire 1/1")
    begin(s)
    asked = []
    while isinstance(s.top(), (Conceal, Save)):
        asked.append(type(s.top()))
        assert choices(s, verbs.PLAY_HERO) == []
        do(s, verbs.KEEP)
    assert asked == [Conceal, Save, Save, Save]
    assert "uf-prompt-save-overrun" not in told(s)
