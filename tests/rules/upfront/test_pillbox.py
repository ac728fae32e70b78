"""The pillbox (23)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import deck, fire, flanks, infiltration_columns, pillboxes, terrain
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, refused, table


def scene(chit: int = 0, letter: str = "A", cards: str = "", more: str = "", hand: str = "fire 4/8") -> UpFrontState:
    """The German group A is in a pillbox, an American one somewhere else; it is the German's turn."""
    return table(f"""
        german A in pillbox: Griess american-bar, Hessel american-bar, Wolff american-bar
        german B: Kurz rifle, Ott rifle
        american {letter} chit {chit} {cards}: Allen bar, Myers bar, Nixon bar
        hand german: {hand}
        {more}
    """)


def strength(s: UpFrontState, own: int, target: int, said: str) -> int:
    """Of an attack with one card."""
    do(s, verbs.ATTACK_ON, own, target)
    do(s, verbs.USE, card(s, s.seats()[s.side], said))
    return int(fire.strength_parts(s, own, target, Chain()))


# ---------------------------------------------------------------- whose it is (23.1, 23.3)
@pytest.mark.rule("23.1")
def test_nobody_plays_it_from_the_hand() -> None:
    s = table("german A > forward: Griess rifle\namerican A > forward: Allen rifle\nhand german: pillbox")
    pillbox = card(s, "german", "pillbox")
    assert deck.is_dead(s, 0, pillbox)
    assert [a.face_down for a in choices(s, verbs.LAY_ON)] == [1]
    assert refused(s, verbs.LAY_ON, pillbox, 0) == "2.22"


@pytest.mark.rule("23.1", "23.2")
def test_its_owner_has_it_on_group_b_and_a_whole_hand_besides() -> None:
    s = table(
        """
        pillbox: german
        german A: Griess rifle, Hessel rifle
        german B: Wolff rifle, Kurz rifle
        american A: Allen rifle, Myers rifle
        american B: Nixon rifle, Jones rifle
        """,
        step="forming",
    )
    do(s, verbs.DONE)
    assert [terrain.occupied(s, group(s, "german", letter)) for letter in "AB"] == [B.OPEN, B.PILLBOX]
    assert [len(hand) for hand in s.hands] == [5, 6]


@pytest.mark.rule("23.3")
@pytest.mark.parametrize(
    ("men", "fits"),
    [
        ("Griess rifle, Hessel lmg, Wolff mp", True),
        ("Griess rifle", True),
        ("Griess rifle, Hessel rifle, Wolff rifle, Kurz rifle", False),
        ("Griess rifle, Hessel mortar", False),
        ("Griess rifle charge, Hessel rifle", False),
        ("Griess flamethrower, Hessel rifle", True),
    ],
)
def test_three_men_at_most_without_bulky_arms(men: str, fits: bool) -> None:
    s = table(f"german A: {men}\namerican A: Allen rifle")
    assert pillboxes.fits_pillbox(s, 0) == fits


# ---------------------------------------------------------------- fire (23.4, 23.6, 23.8)
SENDING = """
german A chit 1 in pillbox: Griess rifle, Hessel rifle
german B chit 1: Kurz rifle, Ott sl rifle, Wolff rifle charge
american A: Allen rifle
hand german: movement, movement, movement
"""


@pytest.mark.rule("23.3", "17.8")
def test_transfers_do_not_fill_it_beyond_three_nor_bring_in_bulky_arms() -> None:
    s = table(SENDING)
    cards = [int(number) for number in s.hands[0]]
    do(s, verbs.BEGIN_TRANSFER, 0, 1, 0)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Kurz"), man(s, "Ott")}
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, cards[0]) == "23.3"
    do(s, verbs.NAME, man(s, "Kurz"), -1, cards[0])
    assert choices(s, verbs.NAME) == []
    assert refused(s, verbs.NAME, man(s, "Ott"), -1, cards[1]) == "23.3"
    s = table(SENDING.replace("Hessel rifle", "Hessel rifle, Fuchs rifle"))
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 1, 0) == "23.3"
    s = table(SENDING.replace("Kurz rifle, Ott sl rifle,", "").replace("Griess", "Griess sl"))
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 1, 0) == "17.8"


@pytest.mark.rule("23.3", "17.91")
def test_a_pillbox_of_the_enemy_keeps_nobody_from_founding_a_group() -> None:
    text = "german B chit 1: Kurz sl rifle charge, Ott rifle charge\namerican B in pillbox: Allen rifle\n"
    s = table(text + "hand german: movement, movement")
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 1, -1 - 2) == ""


@pytest.mark.rule("23.3", "20.8")
def test_who_seizes_it_takes_no_more_than_three_into_it() -> None:
    s = table(
        """
        german A chit 5: Griess mp ^A, Hessel rifle
        german B chit 5: Kurz rifle ^A, Ott rifle charge ^A, Wolff rifle ^A, Braun rifle
        american A in pillbox: Allen rifle
        american B: Myers rifle, Nixon rifle
        hand german: fire 6/12
        """,
        draws=["black 6"],
    )
    do(s, verbs.ATTACK_ON, 1, 4)
    do(s, verbs.USE, card(s, "german", "fire 6/12"))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert refused(s, verbs.TAKE, 1) == "23.3"
    do(s, verbs.TAKE, 0)
    assert refused(s, verbs.PICK, man(s, "Ott")) == "23.3"
    assert [int(action.man) for action in choices(s, verbs.PICK)] == [man(s, "Kurz"), man(s, "Wolff")]
    do(s, verbs.PICK, man(s, "Kurz"))
    assert isinstance(s.top(), Act)  # three are in it


@pytest.mark.rule("23.4")
def test_it_takes_four_from_attacks() -> None:
    s = scene(2)
    assert terrain.defence(s, 0, group(s, "american", "A")) == -4


@pytest.mark.rule("23.4", "9.5")
def test_nobody_in_it_conceals_himself() -> None:
    for where, asked in (("in pillbox", False), ("in woods", True)):
        s = table(
            f"""
            german A {where}: Griess rifle, Hessel rifle
            american A chit 2: Allen bar, Myers bar, Nixon bar
            hand german: concealed -2
            hand american: fire 2
            """,
            "american",
        )
        do(s, verbs.ATTACK_ON, group(s, "american", "A"), 0)
        do(s, verbs.USE, card(s, "american", "fire 2"))
        do(s, verbs.DONE)
        assert (isinstance(s.top(), Conceal)) == asked


@pytest.mark.rule("23.6", "8.31")
def test_fire_from_a_hill_is_no_stronger_against_it() -> None:
    s = scene(2, cards="in hill")
    enemy = group(s, "american", "A")
    assert [terrain.firing_out(s, enemy, own) for own in (0, 1)] == [0, 1]
    chain = Chain()
    terrain.firing_out_parts(s, enemy, 0, chain)
    assert [(link.rule, link.value) for link in chain.links] == [("23.6", 0)]


@pytest.mark.rule("23.8")
def test_ordinary_flank_fire_is_of_no_use_against_it() -> None:
    s = scene(2, "B", more="american A: Jones rifle\nflank: american B > german A")
    enemy = group(s, "american", "B")
    assert not flanks.doubles(s, enemy, 0)
    s.way[s.upper[0]] = st.FACE_DOWN  # in open ground it would be
    assert flanks.doubles(s, enemy, 0)
    for chit in (4, 5):  # not even from very near, if it does not come from behind
        s = scene(chit, "B", more="american A: Jones rifle\nflank: american B > german A")
        assert not flanks.doubles(s, enemy, 0)


# ---------------------------------------------------------------- its rear (23.7)
BEHIND = "behind: american B > german A"


def rules(s: UpFrontState, letter: str) -> list[str]:
    """Return the rules that forbid fire out of the pillbox and into it."""
    enemy = group(s, "american", letter)
    refusals = (terrain.refuse_sight(s, 0, enemy), terrain.refuse_sight(s, enemy, 0))
    return ["" if refusal is None else refusal.rule for refusal in refusals]


@pytest.mark.rule("23.7")
def test_no_fire_between_it_and_those_behind_it() -> None:
    assert rules(scene(6, "B", more=BEHIND), "B") == ["23.7", "23.7"]
    assert rules(scene(7, "C"), "C") == ["23.7", "23.7"]
    assert rules(scene(5, "B"), "B") == ["", ""]
    assert rules(scene(5, "C", more="behind: american C > german A"), "C") == ["23.7", "23.7"]
    s = scene(6, "B", more=BEHIND)
    assert refused(s, verbs.ATTACK_ON, 0, group(s, "american", "B")) == "23.7"


@pytest.mark.rule("23.7")
def test_a_neighbour_who_closes_in_from_behind_has_the_bonus_for_the_flank() -> None:
    s = scene(5, "B", more=BEHIND)
    assert rules(s, "B") == ["", ""]
    assert flanks.doubles(s, group(s, "american", "B"), 0)
    assert not flanks.doubles(scene(5, "B"), group(s, "american", "B"), 0)
    assert not flanks.doubles(scene(6, "B", more=BEHIND), group(s, "american", "B"), 0)


@pytest.mark.rule("23.7")
def test_who_fires_backwards_out_of_it_has_half_the_strength() -> None:
    enemy = 5
    assert strength(scene(5, "B"), 0, enemy, "fire 4/8") == 4
    assert strength(scene(5, "B", more=BEHIND), 0, enemy, "fire 4/8") == 2
    assert strength(scene(5, "B", more=BEHIND, hand="fire 3"), 0, enemy, "fire 3") == 1


# ---------------------------------------------------------------- close combat (23.5)
@pytest.mark.rule("23.5")
def test_nobody_infiltrates_out_of_it() -> None:
    assert [a for a in choices(scene(5), verbs.BEGIN_INFILTRATION) if a.group == 0] == []
    assert refused(scene(5), verbs.BEGIN_INFILTRATION, 0, 0) == "23.5"


@pytest.mark.rule("23.5")
def test_it_may_be_infiltrated_but_not_assaulted() -> None:
    text = "german A in pillbox: Griess rifle\namerican A chit 5: Allen rifle{inside}"
    s = table(text.format(inside=""), "american")
    assert [a.group for a in choices(s, verbs.BEGIN_INFILTRATION)] == [group(s, "american", "A")]
    assert infiltration_columns.column_parts(s, man(s, "Allen"), 0, Chain()) == 1 + 2 + 1
    s = table(text.format(inside=" ^A"), "american")
    assert choices(s, verbs.BEGIN_ASSAULT) == []
    assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "american", "A")) != ""


@pytest.mark.rule("23.7")
def test_only_a_pillbox_makes_it_hard_to_fire_backwards() -> None:
    s = scene(6, "B", more="behind: american B > german A\nbehind: german A > american B")
    assert refused(s, verbs.ATTACK_ON, 0, group(s, "american", "B")) == "23.7"
    text = "german A: Griess american-bar, Hessel american-bar, Wolff american-bar\namerican B chit 6: Allen bar\n"
    more = "hand german: fire 4/8\nbehind: american B > german A\nbehind: german A > american B"
    s = table(text + more)
    assert strength(s, 0, group(s, "american", "B"), "fire 4/8") == 4
