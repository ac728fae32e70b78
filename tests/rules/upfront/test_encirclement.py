"""Encirclement (17.6 to 17.63)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import ENCIRCLING, TRANSFERRING
from caposaldo.games.upfront.position import BACK, FORWARD, GROUPS, NATURAL, NO_FLANK, SIDEWAYS
from caposaldo.games.upfront.rules import casualties, firepower, flanks, terrain
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, refused, table, told

# Black is German, red American (example of 17.7), after red C has advanced from 3 to 4.
BEFORE = """
nations: german american
german A chit 3: Griess sl rifle
german B chit 2: Posner rifle, Wolff rifle
american A chit 1: Allen rifle
american B chit 2: Myers rifle
american C chit 3: Nixon rifle, Coates rifle
"""
BEHIND = (
    BEFORE.replace("american C chit 3", "american C chit 4")
    + "behind: american C > german B\nbehind: german B > american C\n"
)
CLOSED = BEHIND + "encircled: german B > american C american B\n"


def circle(enemy: int) -> int:
    return ENCIRCLING * (1 + enemy)


def move(s: UpFrontState, nation: str, letter: str, way: int, aim: int = 0, said: str = "movement") -> None:
    do(s, verbs.MOVE, card(s, nation, said), group(s, nation, letter), way, aim)


def is_behind(s: UpFrontState, nation: str, letter: str, other: str, target: str) -> bool:
    return s.behind[group(s, nation, letter) * GROUPS + group(s, other, target)] == 1


# ---------------------------------------------------------------- beginning
@pytest.mark.rule("17.3", "17.6", "17.63")
@pytest.mark.example("ex-17.7")
def test_who_has_passed_a_neighbour_may_encircle_it_later_unless_it_falls_back() -> None:
    s = table(BEFORE + "hand american: movement, movement\nhand german: movement, movement, brush", side="american")
    c, b = group(s, "american", "C"), group(s, "german", "B")
    assert refused(s, verbs.MOVE, card(s, "american", "movement"), c, SIDEWAYS, circle(b)) == "17.6"
    move(s, "american", "C", FORWARD)
    assert s.chit[c] + s.chit[b] == 6
    assert s.flank[c * GROUPS + b] == NATURAL
    assert is_behind(s, "american", "C", "german", "B")
    later = table(BEHIND + "hand american: movement", side="american")
    assert refused(later, verbs.MOVE, card(later, "american", "movement"), c, SIDEWAYS, circle(b)) == ""
    # Black B falls back to chit 1: red C is no longer behind it.
    back = table(BEHIND + "hand german: movement, movement, brush")
    move(back, "german", "B", BACK)
    assert back.chit[b] + back.chit[c] == 5
    assert not is_behind(back, "american", "C", "german", "B")
    # Then it may make for letter C and block red C.
    again = table(
        BEFORE.replace("german B chit 2", "german B chit 1") + "american D: Degi rifle\nhand german: movement, brush"
    )
    again.chit[c] = 4
    move(again, "german", "B", SIDEWAYS, TRANSFERRING * (1 + 2))
    while again.side == 0:
        do(again, verbs.DONE)
    while again.side == 1:
        do(again, verbs.DONE)
    do(again, verbs.LAY_ON, card(again, "german", "brush"), b)
    assert again.letter[b] == 2
    assert again.chit[b] + again.chit[c] == 5


@pytest.mark.rule("17.6")
def test_any_movement_card_played_sideways_encircles() -> None:
    s = table(BEHIND + "hand american: movement plain", side="american")
    b = group(s, "german", "B")
    chits, letters = list(s.chit), list(s.letter)
    move(s, "american", "C", SIDEWAYS, circle(b))
    assert s.encircled(b)
    assert [s.rear[b], s.front[b]] == [group(s, "american", "C"), group(s, "american", "B")]
    assert (list(s.chit), list(s.letter)) == (chits, letters)
    assert "uf-encircles" in told(s)


@pytest.mark.rule("17.6")
def test_a_group_that_is_flanked_may_still_encircle() -> None:
    s = table(BEHIND + "flank: german B > american C natural\nhand american: movement", side="american")
    played = card(s, "american", "movement")
    assert refused(s, verbs.MOVE, played, group(s, "american", "C"), SIDEWAYS, circle(group(s, "german", "B"))) == ""


@pytest.mark.rule("17.6")
def test_the_sum_is_6_7_or_8() -> None:
    for chit, allowed in ((3, False), (4, True), (5, True), (6, True), (7, False)):
        s = table(
            BEHIND.replace("american C chit 4", f"american C chit {chit}") + "hand american: movement", side="american"
        )
        played = card(s, "american", "movement")
        refusal = refused(s, verbs.MOVE, played, group(s, "american", "C"), SIDEWAYS, circle(group(s, "german", "B")))
        assert refusal == ("" if allowed else "17.6")


@pytest.mark.rule("17.6")
def test_somebody_has_to_stand_in_front() -> None:
    s = table(BEHIND + "hand american: movement", side="american")
    played, c, b = card(s, "american", "movement"), group(s, "american", "C"), group(s, "german", "B")
    s.chit[group(s, "american", "B")] = 4  # it has passed as well
    assert refused(s, verbs.MOVE, played, c, SIDEWAYS, circle(b)) == "17.6"
    s.letter[group(s, "american", "B")] = -1
    assert refused(s, verbs.MOVE, played, c, SIDEWAYS, circle(b)) == "17.6"


@pytest.mark.rule("17.6", "17.63")
def test_one_who_is_behind_himself_does_not_stand_in_front() -> None:
    text = BEHIND.replace("american B chit 2", "american B chit 3") + "hand american: movement\n"
    for more, rule in (("", ""), ("behind: american B > german B", "17.6")):
        s = table(text + more, side="american")
        played, c = card(s, "american", "movement"), group(s, "american", "C")
        assert refused(s, verbs.MOVE, played, c, SIDEWAYS, circle(group(s, "german", "B"))) == rule


@pytest.mark.rule("17.6")
def test_an_encirclement_by_others_keeps_nobody_from_his_own() -> None:
    text = BEHIND + "german D: Bernhoff rifle\namerican D: Degi rifle\nhand american: movement\n"
    s = table(text + "encircled: german D > american A american D", side="american")
    played, c = card(s, "american", "movement"), group(s, "american", "C")
    assert refused(s, verbs.MOVE, played, c, SIDEWAYS, circle(group(s, "german", "B"))) == ""


@pytest.mark.rule("17.62")
def test_nothing_is_said_of_groups_that_were_not_encircled() -> None:
    s = table(BEHIND + "hand american: movement", side="american")
    move(s, "american", "A", FORWARD)
    assert "uf-encirclement-over" not in told(s)


@pytest.mark.rule("17.6", "17.62")
def test_who_stands_in_front_must_not_be_too_far_away() -> None:
    for chit, rule in ((-1, "17.62"), (0, "")):  # relative range 1, then 2
        s = table(
            BEHIND.replace("american B chit 2", f"american B chit {chit}") + "hand american: movement", side="american"
        )
        played = card(s, "american", "movement")
        assert (
            refused(s, verbs.MOVE, played, group(s, "american", "C"), SIDEWAYS, circle(group(s, "german", "B"))) == rule
        )


@pytest.mark.rule("17.6")
def test_only_a_neighbour_can_be_encircled() -> None:
    s = table(BEHIND + "hand american: movement\nbehind: american C > german A", side="american")
    assert flanks.refuse_encircle(s, group(s, "american", "C"), group(s, "german", "A")) is not None
    assert flanks.refuse_encircle(s, group(s, "american", "C"), group(s, "german", "B")) is None


@pytest.mark.rule("17.6")
def test_a_group_encircles_or_flanks_one_enemy_at_a_time() -> None:
    two = BEHIND + "german D chit 2: Hessel rifle\nbehind: american C > german D\namerican D chit 2: Jones rifle\n"
    s = table(two, side="american")
    c, d = group(s, "american", "C"), group(s, "german", "D")
    assert flanks.refuse_encircle(s, c, d) is None
    busy = table(two + "encircled: german B > american C american B", side="american")
    assert flanks.refuse_encircle(busy, c, d) is not None
    assert flanks.refuse_flank(busy, c, d) is not None
    # The one in front takes part too; its natural flank fire does not count.
    front = table(BEHIND + "flank: american B > german A", side="american")
    assert flanks.refuse_encircle(front, c, group(front, "german", "B")) is not None
    natural = table(BEHIND + "flank: american B > german A natural", side="american")
    assert flanks.refuse_encircle(natural, c, group(natural, "german", "B")) is None


@pytest.mark.rule("17.6")
def test_the_turn_in_which_it_passed_is_too_early() -> None:
    s = table(BEFORE + "hand american: movement, movement", side="american")
    move(s, "american", "C", FORWARD)
    c, b = group(s, "american", "C"), group(s, "german", "B")
    assert refused(s, verbs.MOVE, card(s, "american", "movement"), c, SIDEWAYS, circle(b)) == "4.2"


# ---------------------------------------------------------------- what it does
@pytest.mark.rule("17.61", "17.612")
def test_everybody_has_the_flank_bonus_against_an_encircled_group_once() -> None:
    s, free = table(CLOSED, side="american"), table(BEHIND, side="american")
    b = group(s, "german", "B")
    for letter in "ABC":
        own = group(s, "american", letter)
        assert firepower.of_group(s, own, b) == 2 * firepower.of_group(free, own, b)
    s.flank[group(s, "american", "A") * GROUPS + b] = NATURAL
    assert firepower.of_group(s, group(s, "american", "A"), b) == 2 * firepower.of_group(
        free, group(s, "american", "A"), b
    )


@pytest.mark.rule("17.612")
def test_movement_and_terrain_do_not_take_the_bonus_away() -> None:
    s = table(CLOSED + "flank: american C > german B natural\nhand german: movement")
    move(s, "german", "B", SIDEWAYS)
    b = group(s, "german", "B")
    assert s.flank[group(s, "american", "C") * GROUPS + b] == NO_FLANK
    assert s.encircled(b)
    assert flanks.doubles(s, group(s, "american", "A"), b)


@pytest.mark.rule("17.61", "17.611")
def test_an_encircled_group_changes_neither_letter_nor_men() -> None:
    text = "hand german: movement, movement, movement\n"
    move_to_c = TRANSFERRING * (1 + 2)
    for position, rule in ((CLOSED, "17.611"), (BEHIND, "")):
        s = table(position.replace("german A chit 3", "german A chit 2") + text)
        a, b = group(s, "german", "A"), group(s, "german", "B")
        assert refused(s, verbs.MOVE, card(s, "german", "movement"), b, SIDEWAYS, move_to_c) == rule
        assert refused(s, verbs.BEGIN_TRANSFER, 0, b, a) == rule
        assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == rule
        assert refused(s, verbs.BEGIN_TRANSFER, 0, b, -1 - 2) == rule or rule == ""


@pytest.mark.rule("17.61", "17.613")
def test_pinned_men_of_an_encircled_group_panic_sooner() -> None:
    pinned = CLOSED.replace("Posner rifle", "Posner rifle!")
    s, free = table(pinned), table(pinned.replace("encircled: german B > american C american B\n", ""))
    assert casualties.panic_of(s, man(s, "Posner")) == casualties.panic_of(free, man(s, "Posner")) - 1
    assert casualties.morale_of(s, man(s, "Wolff")) == casualties.morale_of(free, man(s, "Wolff"))


@pytest.mark.rule("17.61")
def test_walls_do_not_protect_an_encircled_group() -> None:
    walls = CLOSED.replace("german B chit 2", "german B chit 2 in wall")
    s, free = table(walls), table(walls.replace("encircled: german B > american C american B\n", ""))
    b = group(s, "german", "B")
    assert terrain.defence(s, b, group(s, "american", "B")) == 0
    assert terrain.defence(free, b, group(s, "american", "B")) == -2


# ---------------------------------------------------------------- how it ends
@pytest.mark.rule("17.62")
def test_it_ends_when_one_of_the_two_is_gone_or_changes_letter() -> None:
    for letter in "BC":
        for becomes in (-1, 3):
            s = table(CLOSED, side="american")
            s.letter[group(s, "american", letter)] = becomes
            flanks.review(s)
            assert not s.encircled(group(s, "german", "B"))
            assert "uf-encirclement-over" in told(s)
    s = table(CLOSED, side="american")
    flanks.review(s)
    assert s.encircled(group(s, "german", "B"))


@pytest.mark.rule("17.62")
def test_it_ends_when_one_of_the_two_is_too_far_away() -> None:
    s = table(CLOSED.replace("american B chit 2", "american B chit 0") + "hand american: movement red", side="american")
    b = group(s, "german", "B")
    assert s.encircled(b)
    move(s, "american", "B", BACK, said="movement red")  # sum 1
    assert not s.encircled(b)
    s = table(CLOSED.replace("american C chit 4", "american C chit 6") + "hand american: movement", side="american")
    move(s, "american", "C", FORWARD)  # sum 9, range 1
    assert not s.encircled(b)


@pytest.mark.rule("17.62", "17.63")
def test_it_ends_when_the_encircled_group_falls_back_out_of_it() -> None:
    s = table(CLOSED + "hand german: movement")
    move(s, "german", "B", BACK)
    assert not s.encircled(group(s, "german", "B"))


@pytest.mark.rule("17.63")
def test_who_closes_in_from_behind_goes_on_encircling() -> None:
    s = table(CLOSED + "hand american: movement, movement", side="american")
    b = group(s, "german", "B")
    move(s, "american", "C", BACK)
    assert s.chit[group(s, "american", "C")] + s.chit[b] == 5
    assert is_behind(s, "american", "C", "german", "B")
    assert not is_behind(s, "german", "B", "american", "C")
    assert s.encircled(b)


@pytest.mark.rule("17.63")
def test_at_a_sum_of_4_nobody_is_behind_anybody() -> None:
    s = table(CLOSED.replace("american C chit 4", "american C chit 3") + "hand american: movement", side="american")
    move(s, "american", "C", BACK)
    assert not is_behind(s, "american", "C", "german", "B")
    assert not s.encircled(group(s, "german", "B"))


@pytest.mark.rule("17.63")
def test_a_passage_undone_by_rejecting_terrain_leaves_nobody_behind() -> None:
    text = BEHIND.replace("american C chit 4", "american C chit 4 > forward offered-brush")
    s = table(text, side="american", step="beginning")
    do(s, verbs.REJECT)
    assert not is_behind(s, "american", "C", "german", "B")
    assert not is_behind(s, "german", "B", "american", "C")


def test_the_choice_to_encircle_is_offered() -> None:
    s = table(BEHIND + "hand american: movement plain", side="american")
    assert circle(group(s, "german", "B")) in [action.aims for action in choices(s, verbs.MOVE)]


@pytest.mark.rule("17.63")
def test_who_is_behind_whom_changes_at_6_and_at_5_only() -> None:
    # Both have passed each other; the sum is 7. Back at 6 nothing changes, and further on neither.
    text = BEHIND.replace("american C chit 4", "american C chit 5") + "hand american: movement red, movement red\n"
    for way in (BACK, FORWARD):
        s = table(text, side="american")
        move(s, "american", "C", way, said="movement red")
        assert is_behind(s, "american", "C", "german", "B")
        assert is_behind(s, "german", "B", "american", "C")
        assert s.flank[group(s, "american", "C") * GROUPS + group(s, "german", "B")] == NO_FLANK
    # Neither has passed the other, and nobody does by falling back.
    s = table(BEFORE + "hand american: movement red", side="american")
    move(s, "american", "C", BACK, said="movement red")
    assert not is_behind(s, "american", "C", "german", "B")
    assert not is_behind(s, "german", "B", "american", "C")


@pytest.mark.rule("17.63", "17.41", "17.43")
def test_natural_flank_fire_of_others_outlasts_who_moves_away() -> None:
    more = "flank: american C > german B natural\nhand american: movement red\n"
    s = table(BEHIND + more, side="american")
    move(s, "american", "A", BACK, said="movement red")
    assert s.flank[group(s, "american", "C") * GROUPS + group(s, "german", "B")] == NATURAL


@pytest.mark.rule("17.6")
def test_a_card_is_for_nothing_else_when_it_encircles() -> None:
    s = table(BEHIND + "hand american: movement flank", side="american")
    c, played = group(s, "american", "C"), card(s, "american", "movement flank")
    aim = circle(group(s, "german", "B"))
    assert refused(s, verbs.MOVE, played, c, SIDEWAYS, aim) == ""
    for other in (aim + 1, aim + TRANSFERRING * 4, -1, TRANSFERRING * 9):
        assert refused(s, verbs.MOVE, played, c, SIDEWAYS, other) == "17.6"


@pytest.mark.rule("17.6", "17.62")
def test_what_may_not_be_encircled_is_not_offered() -> None:
    s = table(BEHIND.replace("american B chit 2", "american B chit -1") + "hand american: movement", side="american")
    assert refused(s, verbs.MOVE, card(s, "american", "movement"), 6, SIDEWAYS, circle(1)) == "17.62"
    assert circle(1) not in [action.aims for action in choices(s, verbs.MOVE)]
