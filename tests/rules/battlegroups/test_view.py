"""What a seat may know, resampling, notation, restoring."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from librt.vecs import append

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.game import GAME
from caposaldo.games.battlegroups.io import files
from caposaldo.games.battlegroups.rules import minefields
from caposaldo.games.battlegroups.rules.deployment import Prepare
from caposaldo.games.battlegroups.sequence import SetUp
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    DECLARE,
    END,
    GO,
    MINE,
    PLAN,
    READY,
    SELECT,
    VERBS,
)
from caposaldo.games.battlegroups.view import seat_view
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR
from caposaldo.kernel.table import distance
from caposaldo.kernel.texts import texts
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import sketch
from rules.playing import considered

AXIS = """! mines = 2
! mine_zone = [[0, 24], [48, 24], [48, 48], [0, 48]]
! air = 1
G1 ger-rifles 24,40 0
G2 ger-mg 30,40 0"""
ALLIES = """! mines = 3
! mine_zone = [[0, 0], [48, 0], [48, 24], [0, 24]]
! air = 2
R1 sov-rifles 24,8 180
R2 sov-t34 30,8 180"""


def secrets(phase: str = "movement") -> BattlegroupsState:
    """A battle with five hidden minefields and three air plans."""
    s = sketch(AXIS, ALLIES, phase=phase)
    for side, x, y in ((0, 10, 30), (0, 20, 30), (1, 10, 10), (1, 20, 10), (1, 30, 10)):
        minefields.lay(s, side, x * INCH, y * INCH)
    for plane in range(3):
        s.air_turn[plane] = plane + 3
    return s


def preparing() -> BattlegroupsState:
    s = sketch(AXIS, ALLIES)
    s.turn = 0
    s.phase = 0
    s.active = s.first = -1
    s.ready[0] = s.ready[1] = 0
    s.stack = [SetUp(), Prepare()]
    return s


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def seen_mines(s: BattlegroupsState, seat: int) -> list[int]:
    found = s.view(seat)["mines"]
    assert isinstance(found, list)
    return [mine["id"] for mine in found]


# ---------------------------------------------------------------- secrets
@pytest.mark.rule("mine-1")
def test_a_seat_sees_its_own_minefields_and_those_that_somebody_has_met() -> None:
    s = secrets()
    assert [seen_mines(s, seat) for seat in (0, 1, SPECTATOR)] == [[0, 1], [2, 3, 4], []]
    minefields.reveal(s, 3)
    assert [seen_mines(s, seat) for seat in (0, 1, SPECTATOR)] == [[0, 1, 3], [2, 3, 4], [3]]


@pytest.mark.rule("air-1")
def test_the_planned_turn_of_an_air_unit_is_known_to_its_owner_until_it_comes() -> None:
    s = secrets()
    turns = [[seat_view.air_view(s, plane, seat)["turn"] for plane in range(3)] for seat in (0, 1, SPECTATOR)]
    assert turns == [[3, 0, 0], [0, 4, 5], [0, 0, 0]]
    s.air_gone[1] = 1
    assert seat_view.air_view(s, 1, 0)["turn"] == 4


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_view_does_not_change_when_the_secrets_of_others_do(seat: int) -> None:
    s = secrets()
    before = text(s.view(seat))
    for mine in range(5):
        if s.mine_side[mine] != seat:
            s.mine_x[mine] += 100
    for plane in range(3):
        if s.setup.air_side[plane] != seat:
            s.air_turn[plane] = 1
    assert text(s.view(seat)) == before


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_resampled_state_looks_the_same_and_differs_where_the_seat_cannot_look(seat: int) -> None:
    s = secrets()
    moved: set[int] = set()
    planned: set[int] = set()
    for seed in range(20):
        other = s.resample(seat, Dice(str(seed)))
        assert isinstance(other, BattlegroupsState)
        assert text(other.view(seat)) == text(s.view(seat))
        assert other.prompt(seat).data() == s.prompt(seat).data()
        assert other.actions(seat) == s.actions(seat)
        moved |= {m for m in range(5) if (other.mine_x[m], other.mine_y[m]) != (s.mine_x[m], s.mine_y[m])}
        planned |= {p for p in range(3) if other.air_turn[p] != s.air_turn[p]}
    assert moved == {m for m in range(5) if s.mine_side[m] != seat}
    assert planned == {p for p in range(3) if s.setup.air_side[p] != seat}


def test_resampled_minefields_are_legal_and_stay_clear_of_where_units_have_gone() -> None:
    s = secrets()
    s.trail = s.trail[:0]
    for value in (0, 20, 40, 20):
        s.trail = append(s.trail, value * INCH)
    for seed in range(30):
        other = s.resample(0, Dice(str(seed)))
        assert isinstance(other, BattlegroupsState)
        for mine in (2, 3, 4):
            x, y = other.mine_x[mine], other.mine_y[mine]
            assert other.mine_side[mine] == 1
            assert 3 * INCH <= x <= 45 * INCH
            assert 3 * INCH <= y <= 21 * INCH
            assert y < 17 * INCH or x > 43 * INCH or distance(0, 20 * INCH, x, y) <= 3 * INCH
            for elder in range(2, mine):
                assert distance(x, y, other.mine_x[elder], other.mine_y[elder]) >= 6 * INCH


def test_a_known_minefield_and_a_seen_plane_are_not_resampled() -> None:
    s = secrets()
    minefields.reveal(s, 2)
    s.air_gone[1] = 1
    for seed in range(10):
        other = s.resample(0, Dice(str(seed)))
        assert isinstance(other, BattlegroupsState)
        assert (other.mine_x[2], other.air_turn[1]) == (s.mine_x[2], s.air_turn[1])


@pytest.mark.rule("mine-1", "air-1")
def test_preparations_of_the_two_sides_are_secret_and_their_order_leaves_no_trace() -> None:
    a, b = preparing(), preparing()
    axis = [Action(MINE, x=10 * INCH, y=30 * INCH), Action(MINE, x=20 * INCH, y=30 * INCH), Action(PLAN, 0, 2)]
    allies = [Action(MINE, x=10 * INCH, y=10 * INCH), Action(PLAN, 2, 7)]
    blank = text(a.view(1))
    for action in axis:
        a.apply(0, action)
        assert text(a.view(1)) == blank
        assert text(a.view(SPECTATOR)) == text(b.view(SPECTATOR))
    for action in allies:
        a.apply(1, action)
        b.apply(1, action)
    assert text(a.view(1)) == text(b.view(1)), "own minefields have the same numbers whatever the other side has laid"
    for action in axis:
        b.apply(0, action)
    assert a.digest() == b.digest()


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_unfinished_preparations_are_resampled_away(seat: int) -> None:
    s = preparing()
    for side, y in ((0, 30), (1, 10)):
        s.apply(side, Action(MINE, x=10 * INCH, y=y * INCH))
    s.apply(0, Action(PLAN, 0, 2))
    other = s.resample(seat, Dice("other"))
    assert text(other.view(seat)) == text(s.view(seat))
    if seat >= 0:
        assert other.actions(seat) == s.actions(seat)
    assert isinstance(other, BattlegroupsState)
    assert list(other.mine_side) == ([seat] if seat >= 0 else [])
    refusal = other.refusal(1 if seat == 0 else 0, Action(READY))
    assert refusal is not None


# ---------------------------------------------------------------- what a person would look for
def test_thinkable_holds_the_legal_actions_first_and_refused_ones_after() -> None:
    s = sketch(
        "G1 ger-rifles 24,30 0\nG2 ger-rifles 40,40 0", "R1 sov-rifles 24,27 180\nR2 sov-t34 4,4 180", phase="direct"
    )
    found = considered(s, 0)
    legal = s.actions(0)
    assert found[: len(legal)] == legal
    for action in found[len(legal) :]:
        assert s.refusal(0, action) is not None
    assert {(a.unit, a.target) for a in found if a.verb == DECLARE} == {(g, r) for g in (0, 1) for r in (2, 3)}
    assert len(set(found)) == len(found)


def test_thinkable_offers_every_enemy_to_charge_and_every_unit_to_select() -> None:
    s = sketch("G1 ger-rifles 24,30 0\nG2 ger-rifles 40,40 0 shaken", "R1 sov-rifles 24,27 180\nR2 sov-t34 4,4 180")
    assert {a.unit for a in considered(s, 0) if a.verb == SELECT} == {0, 1}
    s.apply(0, Action(SELECT, 0))
    assert {a.target for a in considered(s, 0) if a.verb == CHARGE} == {2, 3}
    assert s.considered(1) == []


# ---------------------------------------------------------------- odds
def test_previews_are_given_for_attacks_and_for_nothing_else() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 180", phase="direct")
    preview = s.preview(0, Action(DECLARE, 0, 1))
    assert preview is not None
    assert sum(chance.ways for chance in preview.chances) == preview.chances[0].of
    for action in (
        Action(END),
        Action(GO),
        Action(DECLARE, 0, 0),
        Action(DECLARE, 0, 99),
        Action(BOMBARD, target=1),
        Action(CALL),
    ):
        assert s.preview(0, action) is None


def test_a_bombardment_has_its_odds() -> None:
    s = sketch("G1 ger-mortar-81 24,40 0\nG2 ger-fo 24,30 0", "R1 sov-rifles 24,20 180", phase="indirect")
    s.apply(0, Action(CALL, 0))
    preview = s.preview(0, Action(BOMBARD, target=unit(s, "R1")))
    assert preview is not None
    assert preview.chain.total() == 3


# ---------------------------------------------------------------- names and content
def test_references_are_named_in_both_languages() -> None:
    s = secrets()
    assert s.name("unit/0", "en").endswith("(G1)")
    assert s.name("unit/0", "it") != s.name("unit/0", "en")
    assert (texts("en").name(s, "seat/0"), texts("it").name(s, "seat/1")) == ("Germans", "Sovietici")
    assert (s.name("mine/1", "it"), s.name("mine/1", "en")) == ("Campo minato 2", "Minefield 2")
    assert (s.name("air/0", "it"), s.name("air/0", "en")) == ("Unità aerea 1", "Air unit 1")
    for strange in ("unit/99", "unit/x", "what/1", ""):
        assert s.name(strange, "en") == strange
        assert s.running(strange, "it") == ""


def test_references_have_a_running_form_in_both_languages() -> None:
    s = secrets()
    assert (s.running("mine/1", "it"), s.running("mine/1", "en")) == ("il campo minato 2", "minefield 2")
    assert (s.running("air/0", "it"), s.running("air/0", "en")) == ("l’unità aerea 1", "air unit 1")


def test_a_command_keeps_its_capital_inside_a_sentence() -> None:
    s = sketch("G1 ger-command 24,40 0", "R1 sov-rifles 24,8 180")
    assert (s.running("unit/0", "it"), s.running("unit/0", "en")) == ("il Comando (G1)", "the Command (G1)")
    assert (s.running("unit/1", "it"), s.running("unit/1", "en")) == (
        "la squadra fucilieri (R1)",
        "the rifle team (R1)",
    )


def test_every_type_has_an_italian_gender() -> None:
    assert [type.key for type in files.unit_types().values() if type.gender not in ("m", "f")] == []


def test_actions_touch_verbs_types_and_the_ground_they_go_over() -> None:
    hill = '[[terrain]]\nkind = "hill"\npoints = [[20, 20], [28, 20], [28, 28], [20, 28]]\n'
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,5 180", terrain=hill)
    assert s.touches(Action(SELECT, 0)) == ["verb:select", "type:ger-rifles"]
    s.apply(0, Action(SELECT, 0))
    assert s.touches(Action(GO, x=24 * INCH, y=26 * INCH)) == ["verb:go", "terrain:hill"]


def test_all_that_actions_touch_is_content_of_the_game() -> None:
    content = GAME.content()
    assert len(content) == len(set(content))
    assert {f"verb:{verb}" for verb in VERBS.names} <= set(content)
    s = GAME.start(GAME.scenarios()[0], {}, "1")
    for _ in range(40):
        if s.outcome() is None:
            seat = s.waiting()[0]
            action = s.actions(seat)[-1]
            assert set(s.touches(action)) <= set(content)
            s.apply(seat, action)


# ---------------------------------------------------------------- notation
@pytest.mark.parametrize(
    "words",
    [
        "mine 1200,3400", "plan 2 5", "ready", "place G1 1200,3400 90", "call G2", "strike 1", "bombard R1",
        "smoke 100,200", "pick R2", "fly 1200,3400 270", "select G1", "go -5,3400", "turn 45", "charge R1", "mount G2",
        "off 12,34", "clear 3", "halt", "shoot R1", "hold", "declare G1 R1", "end",
    ],
)  # fmt: skip
def test_what_is_written_is_read(words: str) -> None:
    s = secrets()
    action = s.read_action(words)
    assert s.write_action(action) == words
    assert s.read_action(s.write_action(action)) == action


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "an empty decision"),
        ("dance G1", "unknown verb 'dance'"),
        ("select", "'select' is written 'select UNIT'"),
        ("select G1 R1", "'select' is written 'select UNIT'"),
        ("select G99", "there is no unit 'G99' in this battle"),
        ("go 12", "'12' is no point; expected X,Y"),
        ("go 12,", "'' is no whole number"),
        ("go 1e3,4", "'1e3' is no whole number"),
        ("turn ٣", "is no whole number"),
        ("turn 99999999999999999999999", "is no whole number"),
        ("place G1 12,3", "'place' is written 'place UNIT X,Y FACING'"),
        ("end now", "'end' is written 'end'"),
    ],
)
def test_what_cannot_be_read_is_explained(words: str, reason: str) -> None:
    with pytest.raises(ValueError) as caught:
        secrets().read_action(words)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


# ---------------------------------------------------------------- the state as data
def started() -> BattlegroupsState:
    s = GAME.start(GAME.scenarios()[-1], {}, "7")
    assert isinstance(s, BattlegroupsState)
    for _ in range(12):
        seat = s.waiting()[0]
        s.apply(seat, s.actions(seat)[0])
    return s


def test_a_state_is_restored_from_its_data() -> None:
    s = started()
    data = json.loads(json.dumps(s.data()))
    other = GAME.restore(data, s.dice.clone())
    assert other.digest() == s.digest()
    assert other.data() == s.data()
    assert other.actions(other.waiting()[0]) == s.actions(s.waiting()[0])


def test_a_finished_battle_is_restored_with_its_outcome() -> None:
    s = GAME.start(GAME.scenarios()[0], {}, "7")
    while s.outcome() is None:
        seat = s.waiting()[0]
        s.apply(seat, s.actions(seat)[-1])
    other = GAME.restore(json.loads(json.dumps(s.data())), s.dice.clone())
    assert repr(other.outcome()) == repr(s.outcome())


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("turn", 99, "turn: expected a number from 0 to"),
        ("turn", "x", "turn: expected a whole number"),
        ("x", [1, 2], "x: expected"),
        ("x", 5, "x: expected a list"),
        ("status", None, "status: expected a list"),
        ("stack", [], "stack: expected one decision or more"),
        ("stack", [{"decision": "movement"}, {"decision": "prepare"}], "stack: expected a phase below"),
        ("stack", [{"decision": "set-up"}, {"decision": "order", "unit": 9999}], "stack[1].unit: expected"),
        ("stack", [[0, 0]], "stack[0]: expected a decision with its fields"),
        ("result", 7, "result: expected"),
        ("trail", [1, 2, 3], "trail: expected four"),
        ("scenario", "nowhere", "nowhere"),
        ("scenario", 5, "scenario: expected"),
        ("options", 5, "options: expected"),
        ("options", {"weather": "rain"}, "weather"),
        ("mystery", 1, "'mystery': no such field"),
    ],
)
def test_wrong_data_is_refused_with_the_name_of_the_field(field: str, value: object, reason: str) -> None:
    data = started().data()
    data[field] = value
    with pytest.raises(ValueError) as caught:
        GAME.restore(data, Dice("1"))
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_field_is_named() -> None:
    whole = started().data()
    for field in set(whole) - {"path", "options"}:
        data = dict(whole)
        del data[field]
        with pytest.raises(ValueError, match=field):
            GAME.restore(data, Dice("1"))


def test_the_hash_does_not_depend_on_where_the_scenario_lies(tmp_path: Path) -> None:
    scenario = (files.SCENARIOS / f"{GAME.scenarios()[0]}.toml").read_text(encoding="utf-8")
    hashes = set()
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        written = tmp_path / place / "mine.toml"
        written.write_text(scenario, encoding="utf-8")
        s = GAME.start(str(written), {}, "7")
        assert GAME.restore(s.data(), s.dice.clone()).digest() == s.digest()
        hashes.add(s.digest())
    assert len(hashes) == 1
