"""Uses of a sideways card: offered, refused and done as it was said (17.1, 17.6, 17.7)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import ENCIRCLING, FLANKING, OVERRUNNING, TRANSFERRING, Action
from caposaldo.games.upfront.position import GROUPS, SIDEWAYS
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, table, told, why

ABREAST = """
nations: german american
german A chit 1: Griess rifle
german B chit 1: Posner rifle
american A chit 1: Allen rifle
american B chit 1: Myers rifle
hand {side}: movement {kind}
"""


def aims(s: UpFrontState, own: int) -> list[int]:
    """Return the uses of the group's sideways cards."""
    return sorted(int(a.aims) for a in choices(s, verbs.MOVE) if a.group == own and a.way == SIDEWAYS)


@pytest.mark.rule("17.1", "17.7")
def test_a_flank_card_is_offered_against_each_neighbour_with_a_letter_and_without() -> None:
    s = table(ABREAST.format(side="german", kind="flank"))
    a, b = group(s, "american", "A"), group(s, "american", "B")
    letter_c = TRANSFERRING * 3
    assert aims(s, group(s, "german", "A")) == [0, FLANKING * (1 + b)]
    assert aims(s, group(s, "german", "B")) == [0, FLANKING * (1 + a), letter_c, letter_c + FLANKING * (1 + a)]


@pytest.mark.rule("17.1", "17.6", "17.7")
def test_a_card_is_for_nothing_but_what_was_said() -> None:
    s = table(ABREAST.format(side="german", kind="flank"))
    own, enemy = group(s, "german", "A"), group(s, "american", "B")
    do(s, verbs.MOVE, card(s, "german", "movement"), own, SIDEWAYS, FLANKING * (1 + enemy))
    assert [key for key in told(s) if key.startswith(("uf-flank", "uf-encircles", "uf-announces"))] == [
        "uf-flank-announced"
    ]
    assert list(s.rear) == [-1] * GROUPS
    assert list(s.announced) == [-1] * GROUPS


@pytest.mark.rule("17.1", "17.6", "17.7")
def test_what_a_card_may_be_for_is_offered_and_all_else_is_refused() -> None:
    behind = """
    nations: german american
    german A chit 4: Griess rifle
    german B chit 1: Posner rifle
    american A: Allen rifle
    american B chit 2: Myers rifle
    behind: german A > american B
    hand german: movement flank, movement plain
    """
    s = table(behind)
    listed = choices(s, verbs.MOVE)
    own, enemy = group(s, "german", "A"), group(s, "american", "B")
    assert ENCIRCLING * (1 + enemy) in aims(s, own)
    for said in ("movement flank", "movement plain"):
        for mover in range(-1, GROUPS + 1):
            for aim in [*range(-2, 120), *range(TRANSFERRING * 2, TRANSFERRING * 6, 7), OVERRUNNING, OVERRUNNING * 6]:
                action = Action(verbs.MOVE, card(s, "german", said), mover, SIDEWAYS, aim)
                assert (why(s, action) is None) == (action in listed), action.aims


@pytest.mark.rule("17.6")
def test_the_first_group_of_all_can_be_encircled_too() -> None:
    s = table(
        """
        nations: german american
        german A chit 2: Griess rifle
        german B chit 1: Posner rifle
        american A chit 1: Allen rifle
        american B chit 4: Myers rifle
        behind: american B > german A
        hand american: movement
        """,
        "american",
    )
    own, enemy = group(s, "american", "B"), group(s, "german", "A")
    assert ENCIRCLING * (1 + enemy) in aims(s, own)
    do(s, verbs.MOVE, card(s, "american", "movement"), own, SIDEWAYS, ENCIRCLING * (1 + enemy))
    assert (s.rear[enemy], s.front[enemy]) == (own, group(s, "american", "A"))


@pytest.mark.rule("17.6")
def test_who_is_not_behind_is_told_so() -> None:
    s = table(ABREAST.format(side="german", kind="plain"))
    own, moves = group(s, "german", "A"), card(s, "german", "movement")
    for enemy, key in (
        (group(s, "american", "B"), "uf-move-not-behind"),
        (group(s, "american", "C"), "uf-card-no-enemy"),
    ):
        refusal = why(s, Action(verbs.MOVE, moves, own, SIDEWAYS, ENCIRCLING * (1 + enemy)))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("17.6", key)
