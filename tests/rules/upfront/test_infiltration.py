"""Infiltration (20.1 to 20.57)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BACK, DISCARDED, FRESH, HELD_OUT, PINNED, SIDEWAYS
from caposaldo.games.upfront.rules import casualties, firepower, infiltration_columns, infiltrators, movement
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.infiltration import LEAVES
from caposaldo.games.upfront.rules.rally import Retry
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, hand, man, names, on, refused, second, table, told, why

CLOSE = """
nations: german american
german A chit 3 in buildings: Griess sl rifle, Posner rifle, Wolff rifle
american A chit 2 in buildings: Allen rifle, Myers rifle, Nixon rifle
"""
IN = "red 0 col3=r"  # red in the third column
OUT = "black 0 col3=b"
CALM = "black 1"  # a check passed
AFRAID = "black 6"


def begin(s: UpFrontState, letter: str = "A") -> None:
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", letter))


def name(s: UpFrontState, who: str, target: str = "A", played: int = -1, burden: int = 0) -> None:
    do(s, verbs.NAME, man(s, who), group(s, "american", target), played, burden)


def infiltrate(s: UpFrontState, who: str, target: str = "A", played: int = -1, burden: int = 0) -> None:
    """One man of group A tries it."""
    begin(s)
    name(s, who, target, played, burden)
    do(s, verbs.DONE)


def column(text: str, who: str = "Griess", target: str = "A") -> int:
    s = table(text)
    return int(infiltration_columns.column_parts(s, man(s, who), group(s, "american", target), Chain()))


def rules_of(text: str, who: str = "Griess", target: str = "A") -> dict[str, int]:
    """Return what each rule adds to the column."""
    s, chain = table(text), Chain()
    infiltration_columns.column_parts(s, man(s, who), group(s, "american", target), chain)
    found: dict[str, int] = {}
    for link in chain.links:
        found[link.rule] = found.get(link.rule, 0) + int(link.value)
    return found


def from_terrain(kind: str) -> str:
    return CLOSE.replace("german A chit 3 in buildings", f"german A chit 3 {kind}")


def into(kind: str) -> str:
    return CLOSE.replace("american A chit 2 in buildings", f"american A chit 2 {kind}")


# ---------------------------------------------------------------- who may try
@pytest.mark.rule("20.1", "20.2")
def test_only_a_group_at_range_5_infiltrates() -> None:
    for chit, rule in ((2, "20.1"), (3, ""), (4, "20.1")):
        s = table(CLOSE.replace("german A chit 3", f"german A chit {chit}"))
        action = Action(verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
        refusal = why(s, action)
        assert ("" if refusal is None else refusal.rule) == rule
        assert (action in choices(s, verbs.BEGIN_INFILTRATION)) == (rule == "")


@pytest.mark.rule("20.1")
def test_infiltration_is_a_matter_of_chapter_20() -> None:
    s = table(CLOSE + "level: 16")
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A")) == "1"
    assert choices(s, verbs.BEGIN_INFILTRATION) == []


@pytest.mark.rule("20.2")
def test_the_men_of_a_group_may_try_different_groups() -> None:
    text = CLOSE + "american B chit 2 in buildings: Coates rifle\namerican C chit 2: Jones rifle\n"
    s = table(text, draws=[CALM, IN, CALM, "black 0 col1=b"])
    begin(s)
    assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "C"), -1) == "20.1"  # too far to the side
    name(s, "Griess", "A")
    name(s, "Posner", "B")
    do(s, verbs.DONE)
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert s.inside[man(s, "Posner")] == -1
    assert s.has_mark(group(s, "german", "A"), st.ACTED)
    assert s.has(man(s, "Griess"), FRESH)


@pytest.mark.rule("20.2")
def test_all_who_try_are_named_before_the_first_attempt() -> None:
    s = table(CLOSE, draws=[CALM, OUT])
    begin(s)
    assert refused(s, verbs.DONE) == "20.2"
    name(s, "Griess")
    assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1) == "20.2"
    do(s, verbs.DONE)
    assert isinstance(s.top(), Act)
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A")) == "4.2"


@pytest.mark.rule("20.2")
def test_pinned_men_do_not_try_and_nobody_tries_where_he_is() -> None:
    s = table(CLOSE.replace("Posner rifle", "Posner rifle!").replace("Wolff rifle", "Wolff rifle ^A"))
    begin(s)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess")}
    for who in ("Posner", "Wolff"):
        assert refused(s, verbs.NAME, man(s, who), group(s, "american", "A"), -1) == "20.2"


@pytest.mark.rule("20.2")
def test_giving_it_up_costs_nothing() -> None:
    s = table(CLOSE + "hand german: movement")
    begin(s)
    name(s, "Griess", played=card(s, "german", "movement"))
    do(s, verbs.GIVE_UP)
    assert not s.has_mark(group(s, "german", "A"), st.ACTED)
    assert [action.verb for action in choices(s, verbs.MOVE)] != []
    begin(s)
    name(s, "Posner", played=card(s, "german", "movement"))


# ---------------------------------------------------------------- check or card
@pytest.mark.rule("20.21")
def test_a_check_is_passed_below_the_morale_whatever_the_colour() -> None:
    for draw, passes in (("red 4", True), ("black 4", True), ("red 5", False), ("black 5", False)):
        s = table(CLOSE, draws=[draw, IN])  # Griess has morale 5
        infiltrate(s, "Griess")
        assert s.has(man(s, "Griess"), PINNED) != passes
        assert (s.inside[man(s, "Griess")] >= 0) == passes


@pytest.mark.rule("20.21")
def test_who_fails_is_pinned_and_the_others_go_on() -> None:
    s = table(CLOSE, draws=[AFRAID, CALM, IN])
    begin(s)
    name(s, "Griess")
    name(s, "Posner")
    do(s, verbs.DONE)
    assert s.has(man(s, "Griess"), PINNED)
    assert s.inside[man(s, "Griess")] == -1
    assert s.inside[man(s, "Posner")] == group(s, "american", "A")
    assert s.has_mark(group(s, "german", "A"), st.ACTED)


@pytest.mark.rule("20.21")
def test_the_morale_of_the_moment_counts() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl rifle jammed"), draws=["black 4"])
    infiltrate(s, "Griess")  # 5 less 1 for his weapon (19.4)
    assert s.has(man(s, "Griess"), PINNED)


@pytest.mark.rule("10.43", "20.21")
def test_a_hero_gives_a_second_try() -> None:
    s = table(CLOSE + "hand german: hero", draws=[AFRAID, CALM, IN])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Retry)
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Griess"))
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert not s.has(man(s, "Griess"), PINNED)
    again = table(CLOSE + "hand german: hero", draws=[AFRAID])
    infiltrate(again, "Griess")
    do(again, verbs.KEEP)
    assert again.has(man(again, "Griess"), PINNED)
    assert isinstance(again.top(), Act)


@pytest.mark.rule("20.22")
def test_a_movement_card_saves_the_check_and_moves_nobody() -> None:
    s = table(CLOSE.replace("Wolff rifle", "Wolff rifle!") + "hand german: movement, fire 1", draws=[IN])
    used = card(s, "german", "movement")
    chit, stack = s.chit[group(s, "german", "A")], on(s, "german", "A")
    begin(s)
    assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), card(s, "german", "fire 1")) == "20.22"
    name(s, "Griess", played=used)
    assert refused(s, verbs.NAME, man(s, "Posner"), group(s, "american", "A"), used) == "20.22"
    do(s, verbs.DONE)
    do(s, verbs.KEEP)  # no Concealed card
    assert s.where[used] == DISCARDED
    assert (s.chit[group(s, "german", "A")], on(s, "german", "A")) == (chit, stack)
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert s.discards == 0


@pytest.mark.rule("20.23")
def test_crews_part_and_heavy_weapons_stay_behind() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl mmg(crew Posner)"), draws=[CALM, OUT])
    infiltrate(s, "Griess")
    assert s.weapon[man(s, "Griess")] == -1
    assert s.lies[man(s, "Griess")] == group(s, "german", "A")
    assert s.serves[man(s, "Posner")] == man(s, "Griess")  # he stays with it (11.13)
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl lmg(crew Posner)"), draws=[CALM, OUT])
    infiltrate(s, "Posner")
    assert s.serves[man(s, "Posner")] == -1
    assert s.weapon[man(s, "Griess")] == man(s, "Griess")


@pytest.mark.rule("20.23")
def test_a_flamethrower_may_be_left_behind() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl flamethrower"), draws=[CALM, OUT])
    infiltrate(s, "Griess", burden=LEAVES)
    assert s.weapon[man(s, "Griess")] == -1
    assert s.lies[man(s, "Griess")] == group(s, "german", "A")
    kept = table(CLOSE.replace("Griess sl rifle", "Griess sl flamethrower"), draws=[CALM, OUT])
    infiltrate(kept, "Griess")
    assert kept.weapon[man(kept, "Griess")] == man(kept, "Griess")
    assert kept.lies[man(kept, "Griess")] == -1
    begin(plain := table(CLOSE))
    assert refused(plain, verbs.NAME, man(plain, "Griess"), group(plain, "american", "A"), -1, LEAVES) == "20.23"


@pytest.mark.rule("20.23", "18.2", "21.1")
def test_a_charge_left_behind_lies_in_the_group_and_is_taken_as_any_weapon() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl rifle charge"), draws=[CALM, OUT, "red 0", "black 0"])
    griess, charge, own = man(s, "Griess"), second(s, "Griess"), group(s, "german", "A")
    infiltrate(s, "Griess", burden=LEAVES)
    assert told(s)[:2] == ["uf-drops", "uf-weapon-lies"]
    assert (s.weapon[griess], s.second[griess], s.lies[charge]) == (griess, -1, own)
    assert s.has_mark(own, st.ACTED)  # he does not get it back in the same action
    for drawn, (bearer, lies) in (("red", (-1, own)), ("black", (charge, -1))):
        s.clear_mark(own, st.ACTED)
        s.legal = None
        do(s, verbs.ACQUIRE, griess, charge)
        assert (drawn, s.second[griess], s.lies[charge]) == (drawn, bearer, lies)
        assert s.has_mark(own, st.ACTED)
    assert s.weapon[griess] == griess  # besides his rifle


@pytest.mark.rule("20.23", "20.74")
def test_his_own_weapon_on_his_back_may_be_left_behind_too() -> None:
    text = CLOSE.replace("Griess sl rifle", "Griess sl rifle holds(Jones) kept")
    s = table(text.replace("Nixon rifle", "Nixon rifle, Jones bar killed"), draws=[CALM, OUT])
    griess = man(s, "Griess")
    infiltrate(s, "Griess", burden=LEAVES)
    assert (s.weapon[griess], s.kept[griess], s.lies[griess]) == (man(s, "Jones"), 0, group(s, "german", "A"))


# ---------------------------------------------------------------- where from, where to
@pytest.mark.rule("20.24")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("in minefield", "20.24"),
        ("in woods > wire", "20.24"),
        ("in marsh", "20.24"),
        ("in marsh > sideways", "20.24"),
        ("in marsh > sideways sideways", ""),
        ("in stream", "20.24"),
        ("in stream > sideways", ""),
    ],
)
def test_where_nobody_infiltrates_from(kind: str, rule: str) -> None:
    s = table(from_terrain(kind))
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A")) == rule


@pytest.mark.rule("20.24")
def test_out_of_an_unforded_stream_he_needs_a_card_and_has_to_ford() -> None:
    text = from_terrain("in stream")
    for draw, said, inside in (
        ("black 0 col3=r", "movement plain", True),
        ("red 0 col3=r", "movement plain", False),
        ("red 0 col3=r", "movement ford", True),
        ("black 0 col3=b", "movement ford", False),
    ):
        s = table(text + f"hand german: {said}", draws=[draw])
        begin(s)
        assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1) == "20.24"
        name(s, "Griess", played=card(s, "german", said))
        do(s, verbs.DONE)
        assert (s.inside[man(s, "Griess")] >= 0) == inside


@pytest.mark.rule("20.25")
def test_a_group_in_a_minefield_is_not_infiltrated_others_are() -> None:
    for kind, rule in (("in minefield", "20.25"), ("in stream", ""), ("in marsh", ""), ("in woods > wire", "")):
        s = table(into(kind) + "american B chit 2: Coates rifle")
        begin(s)
        assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1) == rule


# ---------------------------------------------------------------- the column
@pytest.mark.rule("20.3")
def test_the_column_is_the_number_of_defenders_and_red_lets_him_in() -> None:
    assert column(CLOSE) == 3
    assert column(CLOSE.replace(", Nixon rifle", "")) == 2
    for draw, inside in ((IN, True), (OUT, False)):
        s = table(CLOSE, draws=[CALM, draw])
        infiltrate(s, "Griess")
        assert (s.inside[man(s, "Griess")] >= 0) == inside
        assert not s.has(man(s, "Griess"), PINNED)


@pytest.mark.rule("20.3")
def test_who_may_hide_his_man_sees_the_column_with_the_card_and_without() -> None:
    s = table(CLOSE + "hand german: concealed -2, rally 1", draws=[CALM])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Conceal)
    kept, hidden = s.preview(0, Action(verbs.KEEP)), s.preview(0, Action(verbs.USE, card(s, "german", "concealed -2")))
    assert kept is not None
    assert hidden is not None
    assert (kept.chain.total(), hidden.chain.total()) == (3, 1)
    assert kept.chances[0].ways < hidden.chances[0].ways
    assert s.preview(1, Action(verbs.KEEP)) is None


@pytest.mark.rule("20.3", "9.4")
def test_a_concealed_card_shifts_to_the_left() -> None:
    s = table(CLOSE + "hand german: concealed -2", draws=[CALM, "black 0 col1=r col3=b"])
    infiltrate(s, "Griess")
    assert isinstance(s.top(), Conceal)
    do(s, verbs.USE, card(s, "german", "concealed -2"))
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert hand(s, "german") == []


@pytest.mark.rule("20.3")
def test_the_chances_are_those_of_the_column() -> None:
    s = table(CLOSE)
    begin(s)
    preview = s.preview(0, Action(verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1))
    assert preview is not None
    assert [(chance.ways, chance.of) for chance in preview.chances] == [(73, 162), (89, 162)]
    assert preview.chain.total() == 3


@pytest.mark.rule("20.32", "13.27")
def test_two_columns_for_every_smoke_on_either_group() -> None:
    text = CLOSE.replace("in buildings: Griess", "in buildings > smoke: Griess")
    six = text.replace("Nixon rifle", "Nixon rifle, Coates rifle, Jones rifle, Degi rifle")
    assert column(six) == 4
    assert column(six.replace("in buildings: Allen", "in buildings > smoke: Allen")) == 2


@pytest.mark.rule("20.33", "20.34", "20.35", "20.37")
@pytest.mark.parametrize(
    ("kind", "rule", "shift"),
    [
        ("in brush", "20.33", -2),
        ("in woods", "20.34", -1),
        ("in hill", "20.35", 1),
        ("", "20.37", 2),
        ("in open", "20.37", 2),
        ("in gully", "", 0),
    ],
)
def test_where_he_comes_from(kind: str, rule: str, shift: int) -> None:
    parts = rules_of(from_terrain(kind))
    assert parts.pop("20.3") == 3
    assert parts == ({rule: shift} if rule else {})


@pytest.mark.rule("20.36")
def test_into_a_pillbox_is_harder() -> None:
    assert rules_of(into("in pillbox"))["20.36"] == 1
    assert "20.36" not in rules_of(CLOSE)


@pytest.mark.rule("20.38", "10.14")
def test_pinned_defenders_make_it_easier() -> None:
    assert column(CLOSE.replace("Myers rifle", "Myers rifle!")) == 2
    assert column(CLOSE.replace("Myers rifle", "Myers rifle!").replace("Nixon rifle", "Nixon rifle!")) == 1


@pytest.mark.rule("20.39")
def test_movement_and_enemies_in_his_own_group_make_it_harder() -> None:
    moving = "in buildings > forward: Griess"
    assert column(CLOSE.replace("in buildings: Griess", moving)) == 5
    assert column(CLOSE.replace("in buildings: Allen", "in buildings > forward: Allen")) == 5
    both = CLOSE.replace("in buildings: Griess", moving).replace("in buildings: Allen", "in buildings > back: Allen")
    assert column(both) == 7
    assert column(CLOSE.replace("Allen rifle", "Allen rifle ^A")) == 5
    assert column(CLOSE.replace("Posner rifle", "Posner rifle ^A")) == 3  # our own in theirs


@pytest.mark.rule("20.39")
def test_a_card_spent_by_a_man_is_no_movement_of_the_group() -> None:
    s = table(CLOSE + "hand german: movement", draws=["black 0 col3=r col5=b"])
    infiltrate(s, "Griess", played=card(s, "german", "movement"))
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")


@pytest.mark.rule("20.4")
@pytest.mark.example("ex-20.4")
def test_shifts_add_up() -> None:
    five = from_terrain("in brush").replace(
        "Myers rifle, Nixon rifle", "Myers rifle!, Nixon rifle, Coates rifle, Jones rifle"
    )
    assert column(five) == 2
    s = table(five, draws=[CALM, "col2=r"])
    infiltrate(s, "Griess")
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")


@pytest.mark.rule("20.4")
def test_there_is_no_column_below_1_or_above_10() -> None:
    assert column(from_terrain("in brush > smoke")) == 1
    nine = CLOSE.replace("Nixon rifle", ", ".join(f"Man{i} rifle" for i in "abcdefg"))
    assert column(nine.replace("german A chit 3 in buildings", "german A chit 3 > forward")) == 10


# ---------------------------------------------------------------- being an infiltrator
@pytest.mark.rule("20.5")
def test_an_infiltrator_stays_a_member_of_his_group() -> None:
    s = table(CLOSE, draws=[CALM, IN])
    infiltrate(s, "Griess")
    assert names(s, "german", "A") == ["Griess", "Posner", "Wolff"]
    assert s.size(group(s, "american", "A")) == 3
    assert infiltrators.infiltrated(s, group(s, "american", "A"))
    assert not infiltrators.infiltrated(s, group(s, "german", "A"))


@pytest.mark.rule("20.51", "20.55")
def test_his_firepower_doubles_against_the_group_he_is_in() -> None:
    for chit in (2, 1):
        text = CLOSE.replace("american A chit 2", f"american A chit {chit}") + "american B chit 2: Coates rifle\n"
        s, free = table(text.replace("Griess sl rifle", "Griess sl rifle ^A")), table(text)
        a, griess = group(s, "american", "A"), man(s, "Griess")
        assert firepower.of_man(s, griess, a) == 2 * firepower.of_man(free, griess, a) > 0
        assert firepower.of_man(s, griess, group(s, "american", "B")) == firepower.of_man(
            free, griess, group(s, "american", "B")
        )
    flames = CLOSE.replace("Griess sl rifle", "Griess sl flamethrower ^A")
    s, free = table(flames), table(flames.replace(" ^A", ""))
    assert firepower.of_man(s, man(s, "Griess"), group(s, "american", "A")) == firepower.of_man(
        free, man(s, "Griess"), group(s, "american", "A")
    )


FIRING = (
    CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A").replace("Posner rifle", "Posner rifle ^A")
    + "hand german: fire 1\n"
)


@pytest.mark.rule("20.51", "20.531", "20.532", "20.53")
def test_infiltrators_who_fire_are_out_and_those_held_back_are_not() -> None:
    s = table(FIRING, draws=["red 5 ", "red 4", "red 4"])
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, verbs.USE, card(s, "german", "fire 1"))
    do(s, verbs.HOLD_OUT, man(s, "Griess"))
    do(s, verbs.DONE)
    assert s.has(man(s, "Griess"), HELD_OUT)
    do(s, verbs.RESOLVE)
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert s.inside[man(s, "Posner")] == -1
    assert "uf-infiltrator-out" in told(s)


@pytest.mark.rule("20.53")
def test_a_pinned_infiltrator_is_out() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A"))
    casualties.pin(s, man(s, "Griess"), "6.52")
    assert s.inside[man(s, "Griess")] == -1


@pytest.mark.rule("20.53")
def test_movement_of_his_own_group_ends_it_but_not_cutting_wire_or_cards_spent_by_men() -> None:
    inside = CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A")
    for stack, stays in (("in buildings", False), ("in woods > wire", True)):
        s = table(inside.replace("german A chit 3 in buildings", f"german A chit 3 {stack}") + "hand german: movement")
        do(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), SIDEWAYS)
        assert (s.inside[man(s, "Griess")] >= 0) == stays
    s = table(inside + "hand german: movement", draws=[OUT])
    infiltrate(s, "Posner", played=card(s, "german", "movement"))
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")


@pytest.mark.rule("20.53", "20.55")
def test_the_infiltrated_group_gets_rid_of_him_by_terrain_at_range_4_or_by_moving_to_3() -> None:
    inside = CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A")
    far = (
        inside.replace("american A chit 2 in buildings", "american A chit 1 > back")
        + "hand american: movement, brush\n"
    )
    s = table(far, side="american")
    do(s, verbs.LAY_ON, card(s, "american", "brush"), group(s, "american", "A"))
    assert s.inside[man(s, "Griess")] == -1
    s = table(far, side="american")
    do(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), BACK)
    assert s.inside[man(s, "Griess")] == -1
    # One card to range 4 alone does not.
    s = table(inside + "hand american: movement", side="american")
    do(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), BACK)
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert movement.is_blocked(s, group(s, "american", "A")) is False


@pytest.mark.rule("20.56")
def test_he_may_leave_as_the_sole_action_of_his_group() -> None:
    s = table(CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A"))
    assert [int(action.man) for action in choices(s, verbs.LEAVE)] == [man(s, "Griess")]
    assert refused(s, verbs.LEAVE, man(s, "Posner")) == "20.56"
    do(s, verbs.LEAVE, man(s, "Griess"))
    assert s.inside[man(s, "Griess")] == -1
    assert s.has_mark(group(s, "german", "A"), st.ACTED)


@pytest.mark.rule("20.57")
def test_he_may_take_weapons_that_lie_in_the_infiltrated_group() -> None:
    text = CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A").replace("Nixon rifle", "Nixon bar killed")
    s = table(text, draws=["black 2"])
    nixon, griess = man(s, "Nixon"), man(s, "Griess")
    assert refused(s, verbs.ACQUIRE, man(s, "Posner"), nixon) == "18.2"
    assert refused(s, verbs.ACQUIRE, griess, nixon) == ""
    do(s, verbs.ACQUIRE, griess, nixon)
    assert s.weapon[griess] == nixon
    served = table(text.replace("Nixon bar killed", "Nixon mmg(crew Myers) killed"))
    assert refused(served, verbs.ACQUIRE, griess, nixon) == "20.57"


def test_garbage_is_refused_without_a_fuss() -> None:
    s = table(CLOSE + "hand german: movement")
    for number in (-1000, -1, 8, 99, 100000):
        assert why(s, Action(verbs.BEGIN_INFILTRATION, 0, number)) is not None
        assert why(s, Action(verbs.LEAVE, number)) is not None
    begin(s)
    target = group(s, "american", "A")
    for number in (-1000, -5, 99, 100000):
        assert why(s, Action(verbs.NAME, number, target, -1)) is not None
        assert why(s, Action(verbs.NAME, 0, number, -1)) is not None
        assert why(s, Action(verbs.NAME, 0, target, number)) is not None
        assert why(s, Action(verbs.NAME, 0, target, -1, number)) is not None
