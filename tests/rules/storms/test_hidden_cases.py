"""Chapter 10, the corners of it: cards on hidden units, two sides that hide in one hex, who faces where, and when."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BOGGED, BY_CAP, BY_CARD, DUG_IN, HIDDEN
from caposaldo.games.storms.rules import groups
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.rules.hidden_units import Detect
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import (
    CONFIRM,
    EXIT,
    FACE,
    HIDE,
    HIDE_AT,
    JOIN,
    PICK,
    PLAY_CARD,
    RECOVER,
    SNEAK,
    THROW,
)
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, card, choices, field, started, told, top, unit, where
from rules.storms.shots import fires, shot, take
from rules.storms.steps import GROUP, gathers, goes, going, hiding, looks, reachable, sneaking, verbs

MAP = '''
map = """
. . . . . . . .
 . w w . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
"""
month = 10
{more}
[units]
{units}
[german]
cap = 6
[soviet]
cap = 6
'''


def scene(units: str, side: str = "german", more: str = "", rolls: list[int] | None = None) -> StormsState:
    return field(MAP.replace("{more}", more).replace("{units}", units), side=side, rolls=rolls)


def is_hidden(s: StormsState, label: str) -> bool:
    return s.has(unit(s, label), HIDDEN)


def hand(*numbers: str) -> str:
    """The Soviets hold these cards."""
    return "hands = { soviet = [" + ", ".join(f'"{number}"' for number in numbers) + "] }"


def plays(s: StormsState, number: str, means: int) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


# ---------------------------------------------------------------- who is seen, whatever the order of the units
@pytest.mark.rule("10.0e", "10.1")
@pytest.mark.parametrize("first", ["near", "watcher"])
def test_who_comes_to_light_sees_hidden_enemies_himself(first: str) -> None:
    near, watcher = 'F = "ger-rifle43 C06 hidden"\n', 'E = "ger-rifle43 E04 nw"\n'
    germans = near + watcher if first == "near" else watcher + near
    s = scene(germans + 'U = "sov-rifle41 C03 hidden"', side="soviet")
    apply(s, taking(s, "U"), sneaking(s, "C04"))
    assert (is_hidden(s, "U"), is_hidden(s, "F")) == (False, False)


@pytest.mark.rule("10.0e")
def test_who_stays_hidden_gives_nobody_away() -> None:
    s = scene('F = "ger-rifle43 C06 hidden"\nU = "sov-rifle41 C03 hidden"', side="soviet")
    apply(s, taking(s, "U"), sneaking(s, "C04"))
    assert (is_hidden(s, "U"), is_hidden(s, "F")) == (True, True)


@pytest.mark.rule("10.0e")
def test_one_mover_may_bring_several_hexes_to_light() -> None:
    hidden = 'R = "sov-rifle41 C05 hidden"\nT = "sov-rifle41 B04 hidden"\nX = "sov-rifle41 A08 hidden"\n'
    s = scene(hidden + 'G = "ger-rifle43 C02 e"')
    goes(s, "G", "C03")
    assert [is_hidden(s, label) for label in "RTX"] == [False, False, True]


# ---------------------------------------------------------------- set-up (1.0, 10.0b)
BOTH = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
rounds = 3
[units]
G = "ger-rifle43 @middle hidden"
H = "ger-rifle43 @middle hidden"
K = "ger-rifle43 A01 e"
R = "sov-rifle41 @middle hidden"
[german.zones]
middle = ["B03", "C03"]
[soviet.zones]
middle = ["B03", "C03"]
'''


@pytest.mark.rule("10.0b", "1.0d")
def test_two_sides_that_hide_in_the_same_hex_find_each_other() -> None:
    s = started(BOTH)
    s.apply(GERMAN, Action(HIDE_AT, unit(s, "G"), at(s, "B03")))
    s.apply(GERMAN, Action(HIDE_AT, unit(s, "H"), at(s, "C03")))
    assert is_hidden(s, "G")
    s.apply(SOVIET, Action(HIDE_AT, unit(s, "R"), at(s, "B03")))
    assert [is_hidden(s, label) for label in "GHR"] == [False, True, False]
    assert told(s).count("st-revealed") == 2
    assert (type(s.top()), s.waiting()) == (Look, [GERMAN])
    looks(s)
    assert s.round == 1


@pytest.mark.rule("10.0b", "1.0")
def test_a_unit_placed_on_a_hidden_friend_gives_him_away() -> None:
    s = started(BOTH.replace("R = ", 'T = "sov-rifle41 C03 hidden"\nS = "sov-rifle41 @middle"\nR = '))
    apply(s, Action(0, unit(s, "S"), at(s, "C03"), 4))
    s.apply(GERMAN, Action(HIDE_AT, unit(s, "G"), at(s, "B03")))
    s.apply(GERMAN, Action(HIDE_AT, unit(s, "H"), at(s, "B03")))
    s.apply(SOVIET, Action(HIDE_AT, unit(s, "R"), at(s, "B03")))
    assert not is_hidden(s, "T")


def set_up_near(enemy: str, place: str) -> StormsState:
    """A Soviet unit is set up hidden, with a German in view where it says."""
    units = f'K = "ger-rifle43 {enemy} e"\nR = "sov-rifle41 @middle hidden"\n[soviet.zones]\nmiddle = ["B03", "C03"]\n'
    s = started(BOTH[: BOTH.index("G = ")] + units)
    s.apply(SOVIET, Action(HIDE_AT, unit(s, "R"), at(s, place)))
    return s


@pytest.mark.rule("10.0e", "10.0")
def test_a_unit_set_up_in_the_open_near_an_enemy_who_sees_it_is_revealed() -> None:
    s = set_up_near("C02", "C03")
    assert not is_hidden(s, "R")
    assert (type(s.top()), s.waiting()) == (Look, [SOVIET])
    looks(s)
    assert s.round == 1
    assert not is_hidden(set_up_near("C01", "C03"), "R")


@pytest.mark.rule("10.0e", "10.0")
def test_at_set_up_cover_and_distance_keep_a_unit_hidden() -> None:
    assert is_hidden(set_up_near("B02", "B03"), "R")
    assert is_hidden(set_up_near("A01", "C03"), "R")


# ---------------------------------------------------------------- the facing of who comes out (10.0)
@pytest.mark.rule("10.0", "5.2a")
def test_who_is_found_faces_somewhere_before_the_finder_turns() -> None:
    s = scene('R = "sov-rifle41 C03 hidden"\nG = "ger-rifle43 C01 e"')
    apply(s, taking(s, "G"), going(s, "C02"))
    assert (s.waiting(), top(s, Look).unit) == ([SOVIET], unit(s, "R"))
    apply(s, Action(FACE, how=4))
    assert (s.waiting(), top(s, Look).unit) == ([GERMAN], unit(s, "G"))
    apply(s, Action(FACE, how=2))
    assert (s.face[unit(s, "R")], s.face[unit(s, "G")], s.waiting()) == (4, 2, [SOVIET])


@pytest.mark.rule("10.0", "6.1")
def test_who_fires_out_of_hiding_chooses_a_facing_that_holds_the_target() -> None:
    s = scene('R = "sov-rifle41 C03 hidden"\nG = "ger-rifle43 C06 w"', side="soviet", rolls=[1, 1])
    s.cap[SOVIET] = 0
    take(s, "R")
    apply(s, shot(s, "C06"))
    assert (type(s.top()), s.waiting()) == (Look, [SOVIET])
    assert [int(a.facing) for a in choices(s, SOVIET)] == [0, 1, 2]
    assert refused(s, Action(FACE, how=4)) == ("6.1", "st-face-target")
    assert refused(s, Action(FACE, how=7)) == ("5.2", "st-face-direction")
    assert Attack in [type(decision) for decision in s.stack]  # the dice fall afterwards
    apply(s, Action(FACE, how=2))
    assert (s.face[unit(s, "R")], s.waiting()) == (2, [GERMAN])


@pytest.mark.rule("10.0", "8.2")
def test_a_weapon_card_is_thrown_out_of_hiding_in_any_direction() -> None:
    for face in ("w", "e"):
        s = scene(f'R = "sov-rifle41 B03 {face} hidden cards=W-grenades"\nG = "ger-rifle43 B04 w"', side="soviet")
        take(s, "R")
        thrown = Action(THROW, card(s, "W-grenades"), at(s, "B04"))
        assert thrown in s.actions(SOVIET)
        apply(s, thrown)
        assert not is_hidden(s, "R")


# ---------------------------------------------------------------- action cards on hidden units (10.0a)
PAIR = 'R = "sov-rifle41 B02 hidden"\nT = "sov-rifle43 B02 hidden"\nG = "ger-rifle43 E08 w"'


@pytest.mark.rule("10.0a", "8.1")
def test_a_hasty_defence_may_be_dug_by_hidden_units_and_shows_them() -> None:
    s = scene(PAIR, side="soviet", more=hand("11"))
    apply(s, plays(s, "11", BY_CAP), Action(PICK, unit(s, "R")), Action(CONFIRM))
    assert (s.has(unit(s, "R"), DUG_IN), s.has(unit(s, "T"), DUG_IN)) == (True, False)
    assert (is_hidden(s, "R"), is_hidden(s, "T"), type(s.top())) == (False, False, Look)


@pytest.mark.rule("10.0a", "8.1")
def test_who_searches_for_hidden_enemies_does_not_stay_hidden() -> None:
    s = scene(PAIR.replace("E08 w", "D02 hidden"), side="soviet", more=hand("30"))
    apply(s, plays(s, "30", BY_CAP), Action(PICK, unit(s, "R")))
    assert [is_hidden(s, label) for label in "RTG"] == [False, False, False]


@pytest.mark.rule("7.6.3f", "8.1")
def test_who_has_an_enemy_in_his_hex_finds_nobody_outside() -> None:
    units = 'R = "sov-rifle41 B02 w"\nH = "ger-rifle43 B02 w"\nG = "ger-rifle43 D02 hidden"'
    s = scene(units, side="soviet", more=hand("30"))
    apply(s, plays(s, "30", BY_CAP), Action(PICK, unit(s, "R")))
    assert is_hidden(s, "G")


@pytest.mark.rule("10.0a", "8.1")
@pytest.mark.parametrize("number", ["7", "8"])
def test_cards_for_an_activation_of_hidden_units_only_show_them(number: str) -> None:
    s = scene(PAIR.replace("B02 hidden", "B02 hidden active", 1), side="soviet", more=hand(number))
    apply(s, plays(s, number, BY_CAP))
    assert (is_hidden(s, "R"), is_hidden(s, "T")) == (False, False)
    open_too = 'A = "sov-rifle41 A05 w active"\n' + PAIR.replace("B02 hidden", "B02 hidden active", 1)
    s = scene(open_too, side="soviet", more=hand(number))
    apply(s, plays(s, number, BY_CAP))
    assert is_hidden(s, "R")


@pytest.mark.rule("10.0a", "10.1", "8.1")
def test_nobody_sneaks_by_a_card_that_does_not_say_so() -> None:
    s = scene(PAIR, side="soviet", more=hand("2"))
    apply(s, plays(s, "2", BY_CARD), Action(PICK, unit(s, "R")))
    assert "sneak" not in verbs(s)
    assert "go" in verbs(s)
    assert refused(s, sneaking(s, "B03")) == ("10.0a", "st-sneak-card")
    apply(s, Action(JOIN, unit(s, "T")), GROUP)
    assert "sneak" not in verbs(s)
    assert refused(s, sneaking(s, "B03")) == ("10.0a", "st-sneak-card")
    apply(s, going(s, "B03"))
    assert not is_hidden(s, "R")


@pytest.mark.rule("10.1", "8.1", "10.0a")
def test_the_card_of_two_hexes_says_so() -> None:
    s = scene(PAIR, side="soviet", more=hand("5"))
    apply(s, plays(s, "5", BY_CAP), Action(PICK, unit(s, "R")), sneaking(s, "B03"))
    assert {"sneak", "go", "keep"} == verbs(s)
    apply(s, sneaking(s, "C03"))
    assert (where(s, "R"), is_hidden(s, "R"), s.waiting()) == ("C03", True, [GERMAN])


@pytest.mark.rule("10.3", "10.0a")
def test_a_sniper_who_fires_by_a_card_is_seen() -> None:
    s = scene('R = "sov-sniper C03 hidden"\nG = "ger-rifle43 C06 w"', side="soviet", more=hand("2"), rolls=[1, 1])
    s.cap[SOVIET] = 0
    apply(s, plays(s, "2", BY_CARD), Action(PICK, unit(s, "R")), shot(s, "C06"))
    assert not is_hidden(s, "R")
    assert Detect not in [type(decision) for decision in s.stack]


# ---------------------------------------------------------------- hiding among hidden enemies (10.2, 7.6.3g)
@pytest.mark.rule("10.2", "10.0b", "7.6.3g")
def test_who_hides_on_top_of_a_hidden_enemy_is_found_and_cuts_him_off() -> None:
    s = scene('R = "sov-rifle41 B01 w"\nG = "ger-rifle43 B02 hidden"', side="soviet")
    apply(s, taking(s, "R"), hiding(s, "B02"))
    assert (is_hidden(s, "R"), is_hidden(s, "G"), where(s, "R")) == (False, False, "B02")
    looks(s)
    assert s.waiting() == [GERMAN]
    apply(s, taking(s, "G"))
    assert reachable(s) == ["A03", "B03", "C03"]


# ---------------------------------------------------------------- set-up: everybody, in secret (10.0)
@pytest.mark.rule("10.0")
def test_all_units_kept_back_must_be_hidden_somewhere() -> None:
    s = started(BOTH)
    refusal = s.refusal(GERMAN, Action(CONFIRM))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0", "st-place-all")


# ---------------------------------------------------------------- what brings them out (10.0a)
@pytest.mark.rule("10.0a", "5.1")
def test_who_leaves_the_map_out_of_hiding_shows_those_who_stay() -> None:
    s = field(MAP.replace("{more}", "").replace("{units}", PAIR) + 'exits = ["B02"]\n', side="soviet")
    apply(s, taking(s, "R"), Action(EXIT))
    assert (is_hidden(s, "R"), is_hidden(s, "T"), type(s.top())) == (False, False, Look)


@pytest.mark.rule("10.0a", "7.5")
def test_who_tries_to_recover_shows_himself() -> None:
    s = scene(PAIR.replace("B02 hidden", "B02 hidden marker=pinned", 1), side="soviet", rolls=[1, 1])
    s.cap[SOVIET] = 0
    apply(s, taking(s, "R"), Action(RECOVER))
    assert (is_hidden(s, "R"), is_hidden(s, "T")) == (False, False)


@pytest.mark.rule("10.0a", "8.1")
def test_a_card_for_an_activation_goes_to_a_unit_in_view_if_there_is_one() -> None:
    units = PAIR.replace("B02 hidden", "B02 hidden active", 1) + '\nZ = "sov-rifle41 A05 w active"'
    s = scene(units, side="soviet", more=hand("7"))
    apply(s, plays(s, "7", BY_CAP))
    assert (is_hidden(s, "R"), top(s, Boost).unit) == (True, unit(s, "Z"))


@pytest.mark.rule("10.0a", "10.3")
def test_a_sniper_who_fires_in_a_group_is_seen() -> None:
    units = 'R = "sov-sniper C03 hidden"\nT = "sov-rifle43 C03 hidden"\nG = "ger-rifle43 C06 w"'
    s = scene(units, side="soviet", rolls=[1, 1])
    s.cap[SOVIET] = 0
    take(s, "R", joined=("T",))
    apply(s, shot(s, "C06"))
    assert (is_hidden(s, "R"), is_hidden(s, "T")) == (False, False)


# ---------------------------------------------------------------- company (10.0b)
@pytest.mark.rule("10.0b", "10.2")
def test_nobody_hides_beside_a_unit_in_view() -> None:
    s = scene('R = "sov-rifle41 B01 w"\nT = "sov-rifle41 B01 w"\nU = "sov-rifle41 B02 w"', side="soviet")
    apply(s, taking(s, "R"))
    for place in ("B01", "B02"):
        assert refused(s, hiding(s, place)) == ("10.0b", "st-hide-company")
        assert place not in reachable(s, HIDE)
    assert "A01" in reachable(s, HIDE)


@pytest.mark.rule("10.0b", "10.2", "9.1.4")
def test_in_a_group_that_hides_nobody_stays_hidden_beside_one_who_could_not() -> None:
    s = scene('R = "sov-rifle41 B01 w"\nT = "sov-rifle41 B01 w"', side="soviet")
    gathers(s, "R", "T")
    apply(s, Action(HIDE, hex=NOWHERE), hiding(s, "B01"))
    assert (type(s.top()), is_hidden(s, "R")) == (GroupGo, True)
    s.marker[unit(s, "T")] = s.setup.marker_of("pinned")  # it cannot hide after all
    hide = top(s, GroupGo)
    s.pop()
    groups.go_on(s, hide, hide.verb, hide.cost, len(s.stack))
    assert (is_hidden(s, "R"), is_hidden(s, "T")) == (False, False)


# ---------------------------------------------------------------- fire at them (10.0c)
@pytest.mark.rule("10.0c")
def test_fire_at_a_hex_that_looks_empty_finds_enemies_only() -> None:
    units = (
        'R = "sov-mmg C03 hidden"\nT = "sov-rifle41 E01 hidden"\nG = "ger-rifle43 A01 hidden"\nH = "sov-rifle43 C06 w"'
    )
    s = scene(units, side="soviet", rolls=[6, 6])
    s.cap[SOVIET] = 0
    fires(s, "H", "C03")
    assert is_hidden(s, "R")
    assert "st-nothing-seen" in told(s)


# ---------------------------------------------------------------- who sees them (10.0e)
NEARBY = 'R = "sov-rifle41 C04 hidden"\nG = "ger-rifle43 C01 e"'


@pytest.mark.rule("10.0e")
def test_height_is_no_cover() -> None:
    levels = (
        'levels = """\n' + "\n".join(["0 0 0 0 0 0 0 0"] * 2 + ["0 0 0 1 0 0 0 0"] + ["0 0 0 0 0 0 0 0"] * 2) + '\n"""'
    )
    s = scene(NEARBY, more=levels)
    goes(s, "G", "C02")
    assert not is_hidden(s, "R")


@pytest.mark.rule("10.0e", "13.0d")
def test_smoke_on_the_line_hides_them_but_smoke_in_their_hex_is_no_cover() -> None:
    for place, seen in (("C03", False), ("C04", True)):
        s = scene(NEARBY, more=f"smoke_in = {{ {place} = 2 }}")
        goes(s, "G", "C02")
        assert is_hidden(s, "R") != seen


@pytest.mark.rule("10.0e", "7.6.3f")
def test_who_has_an_enemy_in_his_hex_sees_nobody_else() -> None:
    s = scene(NEARBY + '\nE = "sov-rifle41 C02 w"')
    goes(s, "G", "C02")
    assert is_hidden(s, "R")


@pytest.mark.rule("11.5g", "10.0e")
def test_a_crevice_hides_from_its_own_side_only() -> None:
    for start, to, seen in (("C01", "C02", False), ("C07", "C06", True)):
        s = scene(NEARBY.replace("C01 e", f"{start} w"), more='crevices = ["C03/C04"]')
        goes(s, "G", to)
        assert is_hidden(s, "R") != seen


# ---------------------------------------------------------------- hidden moves (10.1)
SHORE = MAP.replace(". . . . . . . .\n", ". ~ . . . . . .\n", 1).replace("{more}", "")


@pytest.mark.rule("10.1", "4.0b")
def test_a_hidden_gun_does_not_go_into_the_water() -> None:
    s = field(SHORE.replace("{units}", 'R = "sov-45mm A01 hidden"\nG = "ger-rifle43 E08 w"'), side="soviet")
    apply(s, taking(s, "R"))
    assert reachable(s, SNEAK) == ["B01"]
    assert refused(s, sneaking(s, "A02")) == ("4.0b", "st-move-river")


@pytest.mark.rule("10.1", "7.4b")
def test_a_pinned_unit_does_not_sneak() -> None:
    s = scene(PAIR, side="soviet")
    apply(s, taking(s, "R"))
    s.marker[unit(s, "R")] = s.setup.marker_of("pinned")
    s.forget()
    assert "sneak" not in verbs(s)
    assert refused(s, sneaking(s, "B03")) == ("7.4b", "st-move-pinned")


@pytest.mark.rule("10.1", "3.0")
def test_a_hidden_move_must_be_paid() -> None:
    s = scene(PAIR, side="soviet")
    s.cap[SOVIET] = 6
    apply(s, taking(s, "R", "cap"))
    assert reachable(s, SNEAK) == ["B03"]  # 4 into the woods; 7 into the open is too much
    assert refused(s, sneaking(s, "B01")) == ("10.1", "st-too-dear")


# ---------------------------------------------------------------- hiding (10.2)
ALONE = 'R = "sov-rifle41 B01 w"\nM = "sov-rifle41 E01 w spent"'


@pytest.mark.rule("10.2")
def test_hiding_is_offered_exactly_where_it_is_not_refused() -> None:
    for units in (
        ALONE,
        ALONE.replace("B01 w", "B01 w marker=unnerved"),
        ALONE.replace("sov-rifle41 B01", "sov-45mm B01"),
        ALONE + '\nG = "ger-rifle43 D01 w"',
        ALONE + '\nG = "ger-rifle43 C06 w"',
        ALONE + '\nG = "ger-rifle43 B02 hidden"',
    ):
        s = scene(units, side="soviet", more="")
        apply(s, taking(s, "R"))
        offered = s.actions(SOVIET)
        for h in range(-1, s.setup.count_hexes + 1):
            action = Action(HIDE, hex=h)
            assert (s.refusal(SOVIET, action) is None) == (action in offered)


@pytest.mark.rule("10.2")
def test_who_is_in_view_of_an_enemy_does_not_hide_anywhere() -> None:
    s = scene('R = "sov-rifle41 A01 w"\nG = "ger-rifle43 A04 w"', side="soviet")
    apply(s, taking(s, "R"))
    assert reachable(s, HIDE) == []
    assert {refused(s, hiding(s, place)) for place in ("A01", "B01")} == {("10.2", "st-hide-watched")}


@pytest.mark.rule("10.2")
def test_a_squad_that_is_hit_is_offered_no_hiding() -> None:
    s = scene(ALONE.replace("B01 w", "B01 w marker=unnerved"), side="soviet")
    apply(s, taking(s, "R"))
    assert "hide" not in verbs(s)


@pytest.mark.rule("10.2", "3.2.2")
def test_hiding_must_be_paid() -> None:
    s = scene(ALONE, side="soviet")
    s.cap[SOVIET] = 6
    apply(s, taking(s, "R", "cap"))
    assert "hide" not in verbs(s)
    assert refused(s, hiding(s, "B01")) == ("10.2", "st-too-dear")


@pytest.mark.rule("10.2", "8.1")
def test_who_cannot_move_hides_where_he_is() -> None:
    s = scene(ALONE, side="soviet")
    apply(s, taking(s, "R"))
    s.mark(unit(s, "R"), BOGGED)
    s.forget()
    assert reachable(s, HIDE) == ["B01"]


@pytest.mark.rule("10.2", "1.0d")
def test_only_the_owner_hears_where_a_unit_hides() -> None:
    s = scene(ALONE, side="soviet")
    apply(s, taking(s, "R"), hiding(s, "B02"))
    heard = {
        event.key: (event.seen_by(GERMAN), event.params.get("hex", event.params.get("to")))
        for event in s.events or []
        if "hex" in event.params or "to" in event.params
    }
    assert heard["st-hides"] == (True, s.hex_ref(at(s, "B01")))
    assert heard["st-hides-at"] == (False, s.hex_ref(at(s, "B02")))
    assert [h for seen, h in heard.values() if seen] == [s.hex_ref(at(s, "B01"))]


# ---------------------------------------------------------------- snipers (10.3b)
@pytest.mark.rule("10.3b", "10.0b", "10.0e")
def test_snipers_are_found_like_anybody_else() -> None:
    s = scene('R = "sov-sniper B02 hidden"\nG = "ger-rifle43 B01 e"')
    goes(s, "G", "B02")
    assert not is_hidden(s, "R")
    s = scene('R = "sov-sniper C04 hidden"\nG = "ger-rifle43 C01 e"')
    goes(s, "G", "C02")
    assert not is_hidden(s, "R")


@pytest.mark.rule("10.3b", "10.2")
def test_a_sniper_in_view_is_offered_to_hide_again() -> None:
    s = scene(ALONE.replace("sov-rifle41 B01", "sov-sniper B01"), side="soviet")
    apply(s, taking(s, "R"))
    assert "B01" in reachable(s, HIDE)
