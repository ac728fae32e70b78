"""Effects of terrain on fire (6.41 to 6.43, 7.1, 7.2, 8)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import firepower, infiltration_columns, terrain
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, on, refused, table


def scene(target: str = "", firer: str = "", letter: str = "A", chit: int = 0) -> UpFrontState:
    """A German group A under fire from an American one; each with what is said of the cards on it."""
    return table(f"""
        german A {target}: Griess rifle
        american {letter} chit {chit} {firer}: Allen rifle
    """)


def against(target: str, firer: str = "", letter: str = "A", chit: int = 0) -> int:
    """Return the modifier of terrain, wire, movement and smoke of the German group against the attack."""
    s = scene(target, firer, letter, chit)
    own, other = group(s, "german", "A"), group(s, "american", letter)
    chain = Chain()
    assert terrain.defence(s, own, other) == terrain.defence_parts(s, own, other, chain) == chain.total()
    return int(terrain.defence(s, own, other) - terrain.smoke_on(s, own))


def out_of(firer: str, target: str = "") -> int:
    """Return the modifier of the German group's place to its fire."""
    s = scene(firer, target)
    own, other = group(s, "german", "A"), group(s, "american", "A")
    chain = Chain()
    assert terrain.firing_out(s, own, other) == terrain.firing_out_parts(s, own, other, chain) == chain.total()
    return int(terrain.firing_out(s, own, other))


def fires(firer: str, target: str, letter: str = "A", chit: int = 0) -> str:
    """The rule that keeps the German group from firing at the American one."""
    s = scene(firer, target, letter, chit)
    refusal = terrain.refuse_sight(s, group(s, "german", "A"), group(s, "american", letter))
    return "" if refusal is None else refusal.rule


# ---------------------------------------------------------------- where a group is
def place(text: str) -> str:
    s = scene(text)
    return B.TERRAIN_NAMES[terrain.occupied(s, group(s, "german", "A"))]


@pytest.mark.rule("5.2", "7.4")
def test_a_group_is_in_its_last_terrain_until_two_movement_cards_lie_on_it() -> None:
    assert place("in woods") == "woods"
    assert place("in woods > forward") == "woods"
    assert place("in woods > forward sideways") == "open"
    assert place("in woods > forward smoke sideways") == "open"
    assert place("in woods > wire") == "woods"
    assert place("in woods > smoke forward") == "woods"
    assert place("") == "open"
    assert place("> forward") == "open"
    assert place("in open") == "open"


@pytest.mark.rule("7.3")
def test_terrain_that_is_only_offered_does_not_count() -> None:
    assert place("in woods > forward offered-hill") == "woods"
    assert against("in woods > forward offered-hill") == -1


# ---------------------------------------------------------------- which cards count (7.2)
@pytest.mark.rule("7.2", "8.8")
@pytest.mark.example("ex-7.2a")
def test_one_movement_card_and_the_terrain_beneath_it() -> None:
    assert against("in brush > forward") == 0


@pytest.mark.rule("7.2")
@pytest.mark.example("ex-7.2b")
def test_two_movement_cards() -> None:
    assert against("> forward forward") == 2
    assert against("> forward") == 1
    assert against("> forward forward back") == 2


@pytest.mark.rule("5.41", "7.2")
@pytest.mark.example("ex-7.2c")
def test_movement_under_accepted_terrain_is_gone() -> None:
    s = table("""
        german A > forward: Griess rifle
        american A: Allen rifle
        hand german: woods, movement
    """)
    own = group(s, "german", "A")
    woods, first = card(s, "german", "woods"), on(s, "german", "A")[0]
    do(s, verbs.LAY_ON, woods, own)
    assert on(s, "german", "A") == [woods]
    assert s.where[first] == st.DISCARDED
    assert against("in woods > forward") == -1


@pytest.mark.rule("7.2", "8.32", "13.21")
@pytest.mark.example("ex-7.2d")
def test_smoke_between_terrain_and_movement() -> None:
    assert against("in hill > smoke forward") == -1


@pytest.mark.rule("7.2", "13.242")
@pytest.mark.example("ex-7.2e")
def test_smoke_between_two_movement_cards() -> None:
    assert against("in brush > forward smoke forward") == 1


@pytest.mark.rule("7.1")
def test_plain_modifiers_count_against_the_group_and_circled_ones_when_it_fires() -> None:
    assert [against(f"in {kind}") for kind in ("marsh", "hill", "woods")] == [-1, -1, -2]
    assert [out_of(f"in {kind}") for kind in ("marsh", "hill", "woods")] == [-1, 1, 0]


# ---------------------------------------------------------------- one terrain after the other
@pytest.mark.rule("8.1", "8.11")
def test_open_ground_changes_nothing() -> None:
    assert [against(""), against("in open"), out_of(""), out_of("in open")] == [0, 0, 0, 0]


@pytest.mark.rule("8.6")
def test_buildings_protect_by_what_is_printed_on_them() -> None:
    assert [against("in buildings -3"), against("in buildings -2"), against("in buildings -3 > forward")] == [
        -3,
        -2,
        -2,
    ]


@pytest.mark.rule("8.7")
def test_woods() -> None:
    assert [against("in woods"), out_of("in woods")] == [-2, 0]


@pytest.mark.rule("8.8")
def test_brush() -> None:
    assert [against("in brush"), out_of("in brush")] == [-1, 0]


@pytest.mark.rule("8.32")
def test_a_hill_protects_but_against_fire_from_a_hill() -> None:
    assert against("in hill", "in woods") == -1
    assert against("in hill", "in hill") == 0
    assert against("in hill", "in hill > forward") == 0
    assert against("in hill", "in hill > forward forward") == -1


@pytest.mark.rule("8.31")
def test_fire_from_a_hill_is_stronger_but_not_at_a_hill() -> None:
    assert out_of("in hill", "in woods") == 1
    assert out_of("in hill > forward", "") == 1
    assert out_of("in hill", "in hill") == 0
    assert out_of("in hill > forward forward", "") == 0


@pytest.mark.rule("8.4", "8.41")
def test_a_marsh_hides_and_hinders() -> None:
    assert [against("in marsh"), out_of("in marsh"), out_of("in marsh > sideways")] == [-1, -1, -1]
    assert out_of("in marsh > sideways sideways") == 0


@pytest.mark.rule("8.51", "8.52")
def test_a_stream_does_not_protect_and_hinders() -> None:
    assert [against("in stream"), against("in stream > ford-sideways"), out_of("in stream")] == [0, 1, -1]


@pytest.mark.rule("8.9")
@pytest.mark.example("ex-8.9")
def test_a_wall_faces_one_way_and_is_no_use_to_the_encircled() -> None:
    text = """
        german A in wall: Griess rifle
        german B: Wolff rifle
        american A: Allen rifle
        american B: Myers rifle
        american C: Degi rifle
    """
    s = table(text)
    own = group(s, "german", "A")
    assert [terrain.defence(s, own, group(s, "american", letter)) for letter in "ABC"] == [-2, -1, -1]
    s = table("""
        german A: Griess rifle
        german B in wall: Wolff rifle
        american A: Allen rifle
        american B: Myers rifle
        american C chit 6: Degi rifle
        behind: american C > german B
        encircled: german B > american C american B
    """)
    second = group(s, "german", "B")
    assert s.encircled(second)
    assert [terrain.defence(s, second, group(s, "american", letter)) for letter in "ABC"] == [0, 0, 0]


# ---------------------------------------------------------------- gullies
@pytest.mark.rule("8.2")
def test_fire_passes_into_and_out_of_a_gully_only_at_range_five_or_from_a_hill() -> None:
    assert fires("", "in gully", chit=4) == "8.2"
    assert fires("", "in gully", chit=5) == ""
    assert fires("in hill", "in gully") == ""
    assert fires("in gully", "", chit=4) == "8.2"
    assert fires("in gully", "", chit=5) == ""
    assert fires("in gully", "in hill") == ""
    assert fires("in gully", "in gully") == "8.2"
    assert fires("in gully", "in gully", chit=5) == ""
    assert fires("in gully", "in gully > forward forward") == "8.2"
    assert fires("", "") == ""


@pytest.mark.rule("8.3")
def test_from_a_hill_one_fires_into_a_gully_at_any_range() -> None:
    assert [fires("in hill", "in gully", chit=chit) for chit in range(7)] == [""] * 7
    assert fires("in hill > forward", "in gully") == ""
    assert fires("in hill > forward forward", "in gully") == "8.2"


@pytest.mark.rule("8.21")
def test_a_gully_protects_where_fire_reaches_it() -> None:
    assert against("in gully", "in hill") == -2
    assert against("in gully", chit=5) == -2


@pytest.mark.rule("8.2", "8.22")
@pytest.mark.example("ex-8.22")
def test_leaving_a_gully() -> None:
    assert fires("", "in gully") == "8.2"
    assert fires("", "in gully > forward") == "8.2"
    assert fires("", "in brush") == ""
    assert against("in brush") == -1
    assert fires("", "in gully > forward forward") == ""
    assert against("in gully > forward forward") == 1
    assert against("in gully > forward forward", "in hill") == 2
    assert against("in gully > forward forward", chit=5) == 2
    assert against("in gully > forward", "in hill") == -1
    assert against("in gully > forward forward forward") == 2


@pytest.mark.rule("8.22")
def test_cards_that_leave_a_gully_move_the_group_as_always() -> None:
    s = table("german A in gully: Griess rifle\namerican A: Allen rifle\nhand german: movement")
    own = group(s, "german", "A")
    do(s, verbs.MOVE, card(s, "german", "movement"), own, st.FORWARD)
    assert s.chit[own] == 1
    assert terrain.occupied(s, own) == B.GULLY


# ---------------------------------------------------------------- weapons in the wet
def strengths(where: str) -> list[int]:
    """Firepower at range 2 of an LMG with and without crew, an MMG with crew and a rifle."""
    s = table(f"""
        german A chit 1 {where}: Griess lmg(crew Ahl), Ahl rifle, Hessel lmg, Wolff mmg(crew Uhl), Uhl rifle, Ott rifle
        american A chit 1: Allen rifle
    """)
    target = group(s, "american", "A")
    return [int(firepower.of_man(s, man(s, name), target)) for name in ("Griess", "Hessel", "Wolff", "Ott")]


@pytest.mark.rule("8.41")
def test_what_fires_from_a_marsh() -> None:
    free = strengths("")
    alone = strengths("")[1]
    assert alone < free[0]
    assert free[2] > 0
    assert strengths("in marsh") == [alone, 0, 0, free[3]]
    assert strengths("in marsh > sideways")[:3] == [0, 0, 0]


@pytest.mark.rule("8.52")
def test_what_fires_from_a_stream() -> None:
    free = strengths("")
    assert strengths("in stream") == [free[1], 0, 0, free[3]]
    assert strengths("in stream > ford-sideways")[:3] == [0, 0, 0]


@pytest.mark.rule("8.44", "8.54")
@pytest.mark.parametrize(
    ("where", "listed"), [("", True), ("in marsh", False), ("in stream", False), ("in woods", True)]
)
def test_nothing_is_repaired_in_the_wet(where: str, listed: bool) -> None:
    s = table(f"german A {where}: Griess rifle jammed\namerican A: Allen rifle")
    assert (man(s, "Griess") in [a.man for a in choices(s, verbs.REPAIR)]) == listed
    if not listed:
        assert refused(s, verbs.REPAIR, man(s, "Griess")) in ("8.44", "8.54", "19.3")


# ---------------------------------------------------------------- infiltration out of terrain
def column(where: str, there: str = "") -> int:
    """The column for a man out of that terrain against a group of five."""
    s = table(f"""
        german A chit 2 {where}: Griess rifle
        american A chit 3 {there}: Allen rifle, Myers rifle, Nixon rifle, Jones rifle, Coates rifle
    """)
    return int(infiltration_columns.column_parts(s, man(s, "Griess"), group(s, "american", "A"), Chain()))


@pytest.mark.rule("8.12", "8.74", "8.82")
def test_infiltration_is_easier_from_woods_and_brush_and_harder_from_open_ground() -> None:
    assert [column("in buildings"), column("in woods"), column("in brush")] == [5, 4, 3]
    assert [column(""), column("in open")] == [7, 7]


@pytest.mark.rule("13.27")
def test_smoke_on_either_group_helps_to_infiltrate() -> None:
    assert [
        column("in buildings > smoke"),
        column("in buildings", "> smoke"),
        column("in buildings > smoke", "> smoke"),
    ] == [3, 3, 1]


# ---------------------------------------------------------------- what is shown
@pytest.mark.rule("6.42", "6.43")
def test_every_part_of_the_modifier_is_named_with_its_rule() -> None:
    s = scene("in woods > forward wire")
    chain = Chain()
    terrain.defence_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert [(link.rule, link.value) for link in chain.links] == [("8.7", -2), ("7.2", 1), ("13.31", 1)]
    s = scene("in gully > forward forward")
    chain = Chain()
    terrain.defence_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert [(link.rule, link.value) for link in chain.links] == [("8.11", 0), ("8.22", 1)]
    s = scene("in brush")
    chain = Chain()
    terrain.defence_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert [(link.rule, link.value) for link in chain.links] == [("8.8", -1)]


@pytest.mark.rule("6.41")
def test_every_part_of_the_firers_place_is_named_with_its_rule() -> None:
    s = scene("in marsh > sideways sideways wire smoke")
    chain = Chain()
    terrain.firing_out_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert [(link.rule, link.value) for link in chain.links] == [("13.22", -1), ("13.32", -1)]
    s = scene("in stream")
    chain = Chain()
    terrain.firing_out_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain)
    assert [(link.rule, link.value) for link in chain.links] == [("8.52", -1)]
