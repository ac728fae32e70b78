"""Combat: who attacks whom, the steps of a combat, results: 10.0, 10.1, 10.3, 12.2."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ACTION, FOUGHT, JOINED
from caposaldo.games.traces.rules import combat_results, ratio
from caposaldo.games.traces.rules.advance import Advances
from caposaldo.games.traces.rules.chits import Cup
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.combat_results import Losses
from caposaldo.games.traces.rules.retreat import Retreat
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import ATTACK, END, FIGHT, JOIN, LOSE
from caposaldo.kernel.game import Refusal
from rules.traces.field import LoadedDice, at, do, field, fighting, offered, told, top, unit, where, why
from rules.traces.words import check_words

PLAIN = """
map = '''
   . . . . . . . . . .
  . . . . . . . . . .
   . . {} . . . . . . .
  . . . . . . . . . .
   . . . . . . . . . .
'''
axis_sources = ["0101", "0501"]
soviet_sources = ["0110", "0510"]
"""


def position(units: str, target: str = ".", more: str = "", rolls: list[int] | None = None) -> TracesState:
    """The fight is about 0303, on the ground of that mark; around it lie 0302, 0304, 0403, 0404, 0203 and 0204."""
    return field(PLAIN.format(target) + more + "\n[units]\n" + units, rolls=rolls)


def kinds(s: TracesState) -> list[type]:
    """What is pending, from the bottom."""
    return [type(decision) for decision in s.stack]


def result(s: TracesState, code: str) -> None:
    """That result comes of the combat for 0303."""
    found = next(r for r in s.setup.charts.results if r.code == code)
    combat_results.apply_result(s, at(s, "0303"), found)
    s.forget()


# ---------------------------------------------------------------- who attacks whom
@pytest.mark.rule("10.0a")
def test_activated_units_may_attack_enemies_next_to_them_and_need_not() -> None:
    units = "88 = 'ger-inf 0303'\n15 = 'ger-inf 0306'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0101'"
    s = fighting(position(units), side=SOVIET)
    assert offered(s) == ["attack 0303", "end"]
    for hex, key in [
        ("0306", "tr-attack-not-adjacent"),
        ("0203", "tr-attack-no-enemy"),
        ("0304", "tr-attack-no-enemy"),
    ]:
        refusal = why(s, f"attack {hex}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("10.0a", key)
        check_words(refusal)
    do(s, "attack 0303")
    refusal = why(s, "join B")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0a", "tr-join-not-adjacent")


@pytest.mark.rule("10.0a")
def test_the_active_side_attacks_whichever_it_is() -> None:
    units = "88 = 'ger-pz 0303'\nA = 'sov-tank 0203'"
    assert offered(fighting(position(units), side=SOVIET)) == ["attack 0303", "end"]
    assert offered(fighting(position(units), side=AXIS)) == ["attack 0203", "end"]


@pytest.mark.rule("10.0b")
def test_units_that_are_not_activated_do_not_attack_even_next_to_the_target() -> None:
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0203'"), "A")
    do(s, "attack 0303")
    assert offered(s) == ["join A"]
    refusal = why(s, "join B")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0b", "tr-join-not-active")
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-rifle 0101'\nB = 'sov-rifle 0203'"), "A")
    refusal = why(s, "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0b", "tr-attack-none-active")


@pytest.mark.rule("10.0b")
def test_a_unit_fights_once_in_an_activation() -> None:
    units = "88 = 'ger-inf 0303'\n15 = 'ger-inf 0302'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0110'\n16 = 'ger-sec 0109'"
    s = fighting(position(units, rolls=[4]), side=SOVIET)
    assert sorted(offered(s)) == ["attack 0109", "attack 0302", "attack 0303", "end"]
    do(s, "attack 0303", "join A", "fight")
    assert s.has(unit(s, "A"), FOUGHT)
    assert not s.has(unit(s, "A"), JOINED)
    refusal = why(s, "attack 0302")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0b", "tr-attack-all-fought")
    assert offered(s) == ["attack 0109", "end"]


@pytest.mark.rule("10.0c")
def test_units_of_one_hex_may_attack_two_hexes_one_after_the_other() -> None:
    units = "88 = 'ger-sec 0303'\n15 = 'ger-sec 0302'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0203'"
    s = fighting(position(units, rolls=[1, 1]), side=SOVIET)
    do(s, "attack 0303", "join B", "fight")
    assert offered(s) == ["attack 0302", "end"]
    do(s, "attack 0302")
    refusal = why(s, "join B")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0b", "tr-join-fought")
    assert offered(s) == ["join A"]


@pytest.mark.rule("10.0d")
def test_a_hex_is_attacked_once_in_an_activation() -> None:
    units = "88 = 'ger-inf 0303'\n15 = 'ger-sec 0304'\nA = 'sov-rifle 0203'\nB = 'sov-tank 0204'"
    s = fighting(position(units, rolls=[4]), side=SOVIET)
    do(s, "attack 0303", "join A", "fight")
    assert where(s, "88") == "0303"
    refusal = why(s, "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0d", "tr-attack-again")
    assert offered(s) == ["attack 0304", "end"]


@pytest.mark.rule("10.0e")
def test_units_of_several_hexes_attack_together_in_one_combat() -> None:
    """None of the three could attack alone."""
    units = "P = 'ger-pz 0303'\nA = 'sov-rifle 0203'\nB = 'sov-gcav 0204'\nC = 'sov-hq 0403 range=4'"
    s = fighting(position(units, rolls=[4]), side=SOVIET)
    do(s, "attack 0303")
    assert sorted(offered(s)) == ["join A", "join B", "join C"]
    do(s, "join A", "join B")
    assert "fight" in offered(s)
    do(s, "join C", "fight")
    battle = next(event for event in s.events or [] if event.key == "tr-battle")
    assert (battle.params["attack"], battle.params["defence"]) == (9, 5)


@pytest.mark.rule("10.0f")
def test_all_units_of_the_hex_are_attacked_together() -> None:
    units = "88 = 'ger-inf 0303'\n15 = 'ger-inf 0303'\nA = 'sov-rifle 0203'"
    refusal = why(fighting(position(units), side=SOVIET), "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.params["defence"]) == ("10.2j", 6)


@pytest.mark.rule("10.0g")
def test_nobody_attacks_across_a_blocked_hexside() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0110'"
    blocked = 'blocked = ["0203/0303"]'
    s = fighting(position(units, more=blocked), side=SOVIET)
    assert offered(s) == ["end"]
    refusal = why(s, "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0g", "tr-attack-blocked")
    s = fighting(position(units.replace("0110", "0204"), more=blocked), side=SOVIET)
    do(s, "attack 0303")
    assert offered(s) == ["join B"]
    refusal = why(s, "join A")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.0g", "tr-join-blocked")


@pytest.mark.rule("10.0h")
def test_combats_come_one_by_one_in_any_order_each_with_its_advances_before_the_next() -> None:
    units = "88 = 'ger-sec 0303'\n15 = 'ger-sec 0304'\nA = 'sov-tank 0203'\nB = 'sov-rifle 0204'"
    s = fighting(position(units, rolls=[6]), side=SOVIET)
    assert offered(s) == ["attack 0303", "attack 0304", "end"]
    do(s, "attack 0303", "join A", "fight")
    assert where(s, "88") == ""
    refusal = why(s, "attack 0304")
    assert refusal is not None
    assert refusal.key == "tr-not-now"
    do(s, "advance A 0303")
    assert offered(s) == ["attack 0304", "end"]


# ---------------------------------------------------------------- the steps
@pytest.mark.rule("10.1")
def test_a_combat_goes_step_by_step() -> None:
    """Declaration, ratio, air support, roll: and nothing is rolled before the Axis has been asked."""
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'", rolls=[3]), "A")
    s.wings[1] = 1
    do(s, "attack 0303")
    refusal = why(s, "fight")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.1", "tr-fight-nobody")
    do(s, "join A", "fight")
    assert told(s) == ["tr-attacks", "tr-battle"]
    assert s.waiting() == [AXIS]
    assert offered(s) == ["support", "pass"]
    do(s, "pass")
    assert told(s)[:2] == ["tr-air-none", "tr-roll"]


@pytest.mark.rule("10.3a")
def test_the_attacker_rolls_one_die_in_the_column_of_the_ratio() -> None:
    for roll, code in [(1, "A1"), (2, "NE"), (3, "NE"), (4, "EX"), (5, "R"), (6, "RR")]:
        s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'", rolls=[roll]), "A")
        do(s, "attack 0303", "join A", "fight")
        rolled = next(event for event in s.events or [] if event.key == "tr-roll")
        assert (rolled.params["roll"], rolled.params["result"]) == (roll, f"@tr-result-{code}")
        assert rolled.params["column"] == 2


@pytest.mark.rule("10.3a", "10.3c", "10.4a", "10.5a")
@pytest.mark.parametrize(
    ("code", "pending"),
    [
        ("NE", [Advances]),
        ("A1", [Advances, Losses]),
        ("EX", [Advances, Losses, Losses]),
        ("R", [Advances, Retreat]),
        ("1RR", [Advances, Retreat, Losses]),
    ],
)
def test_losses_come_before_the_retreat_and_the_retreat_before_the_advance(code: str, pending: list[type]) -> None:
    s = position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'")
    s.active = SOVIET
    below = kinds(s)
    result(s, code)
    assert kinds(s) == below + pending
    for frame in s.stack:
        if isinstance(frame, Retreat):
            assert frame.length == code.count("R")
    if code == "EX":
        lost = [decision for decision in s.stack[-2:] if isinstance(decision, Losses)]
        assert [(int(one.loser), int(one.attackers)) for one in lost] == [(AXIS, 0), (SOVIET, 1)]


# ---------------------------------------------------------------- orders
@pytest.mark.rule("12.2a", "10.3c")
@pytest.mark.example("E-12.2-order")
def test_under_an_order_every_hex_of_retreat_is_a_step_lost() -> None:
    """1RR against two full divisions: three steps, one reduced division is left and nobody advances."""
    units = "88 = 'ger-inf 0303'\n15 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0203'\nC = 'sov-tank 0204'"
    units += "\nD = 'sov-tank 0204'\nE = 'sov-gtank 0404'\nF = 'sov-gtank 0404'"
    s = fighting(position(units, "O", rolls=[6]), side=SOVIET)
    do(s, "attack 0303", "join A", "join B", "join C", "join D", "join E", "join F", "fight")
    assert "tr-stands-fast" in told(s)
    assert s.waiting() == [AXIS]
    assert top(s, Losses).steps == 3
    do(s, "lose 88", "lose 15", "lose 88")
    assert where(s, "88") == ""
    assert (where(s, "15"), int(s.steps[unit(s, "15")])) == ("0303", 1)
    assert s.result is None
    assert s.city[0] == AXIS


@pytest.mark.rule("12.2a")
@pytest.mark.parametrize(("code", "steps"), [("R", 1), ("RR", 2), ("1R", 2), ("1RR", 3), ("2RR", 4), ("EX", 1)])
def test_the_steps_for_the_retreat_add_to_those_of_the_result(code: str, steps: int) -> None:
    s = position("88 = 'rom-inf 0303'\nA = 'sov-tank 0203'", "O")
    s.active = SOVIET
    result(s, code)
    lost = next(frame for frame in s.stack if isinstance(frame, Losses) and frame.attackers == 0)
    assert (int(lost.loser), int(lost.steps)) == (AXIS, steps)
    assert Retreat not in kinds(s)


STORMED = "\n".join(
    f"{label} = 'sov-tank {hex}'" for label, hex in zip("ABCDEF", ["0203", "0204", "0404"] * 2, strict=True)
)


@pytest.mark.rule("12.2a", "10.3c")
@pytest.mark.parametrize(("roll", "steps"), [(1, 0), (3, 1), (4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("garrison", ["ger-pzg", "ger-inf rom-inf", "ger-inf axis-hq"])
def test_a_garrison_under_an_order_pays_for_every_retreat_and_stays(garrison: str, roll: int, steps: int) -> None:
    """Six tank corps storm the city: NE, R, RR, 1R and 1RR. Germans, Romanians and HQs stand fast alike."""
    names = ["X", "Y"][: len(garrison.split())]
    units = [
        f"{name} = '{kind} 0303{' range=2' if 'hq' in kind else ''}'"
        for name, kind in zip(names, garrison.split(), strict=True)
    ]
    elsewhere = "G = 'sov-rifle 0307'\nZ = 'ger-inf 0308'"  # so that the segment goes on
    s = fighting(position("\n".join([*units, STORMED, elsewhere]), "O", rolls=[roll]), side=SOVIET)
    before = sum(int(s.steps[unit(s, name)]) for name in names)
    do(s, "attack 0303", *[f"join {label}" for label in "ABCDEF"], "fight")
    seen = told(s)
    while offered(s)[0].startswith("lose"):
        assert s.waiting() == [AXIS]
        do(s, offered(s)[0])
        seen += told(s)
    assert ("tr-stands-fast" in seen) == (steps > 0)
    assert "tr-retreats" not in seen
    left = sum(int(s.steps[unit(s, name)]) for name in names if where(s, name) == "0303")
    assert left == max(0, before - steps)
    assert ("advance" in offered(s)[0]) == (left == 0)


@pytest.mark.rule("12.2b")
@pytest.mark.parametrize("mark", ["C", "c", "."])
def test_without_an_order_a_city_is_left_as_any_other_hex(mark: str) -> None:
    s = position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'", mark)
    s.active = SOVIET
    result(s, "1RR")
    assert Retreat in kinds(s)


@pytest.mark.rule("12.2b")
def test_an_order_stays_until_it_is_lifted() -> None:
    s = position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'", "O")
    s.active = SOVIET
    assert combat_results.stands_fast(s, at(s, "0303"))
    s.order[0] = 0
    result(s, "RR")
    assert Retreat in kinds(s)


@pytest.mark.rule("12.2a")
def test_orders_bind_the_axis_alone() -> None:
    s = position("A = 'sov-rifle 0303'\nP = 'ger-pz 0203'", "O")
    s.active = AXIS
    result(s, "RR")
    assert Retreat in kinds(s)


# ---------------------------------------------------------------- the printed example
def example() -> TracesState:
    """A in 1731; B and C in 1832 (printed 1833), D and E in 1732, with nobody else on the map."""
    s = TracesState(load_setup("race", {}), LoadedDice([5]))
    s.lay_out()
    setup = s.setup
    for u in range(int(setup.count())):
        if s.on_map(u):
            s.lift(u, 0)
    taken: list[int] = []
    for key, number in [
        ("ger-inf", "1731"),
        ("sov-rifle", "1832"),
        ("sov-tank", "1832"),
        ("sov-rifle", "1732"),
        ("sov-tank", "1732"),
    ]:
        u = next(u for u in range(int(setup.count())) if setup.types[u].key == key and u not in taken)
        taken.append(u)
        s.steps[u] = setup.steps[u]
        s.put(u, at(s, number))
    s.turn = 1
    s.phase = ACTION
    s.stack = [Turn(), Cup()]
    s.listen()
    return fighting(s, *[setup.labels[u] for u in taken[1:]])


@pytest.mark.rule("10.0e", "10.2f", "10.2g", "10.3a")
@pytest.mark.example("E-10-combat")
def test_the_printed_example_of_a_combat() -> None:
    s = example()
    labels = s.setup.labels
    units = [u for u in range(int(s.setup.count())) if s.on_map(u)]
    a = next(u for u in units if s.setup.side[u] == AXIS)
    b, c = (next(u for u in units if where(s, labels[u]) == "1832" and s.setup.mechanised[u] == m) for m in (0, 1))
    d, e = (next(u for u in units if where(s, labels[u]) == "1732" and s.setup.mechanised[u] == m) for m in (0, 1))
    do(s, "attack 1731", *[f"join {labels[u]}" for u in (b, c, d, e)])
    target = at(s, "1731")
    assert (ratio.attack_strength(s, target), ratio.defence_strength(s, target)) == (20, 3)
    chain = ratio.chain_for(s, target, ratio.joined(s, target), 0)
    assert [link.params.get("ratio") for link in chain.links if link.key == "tr-chain-ratio"] == [6]
    assert s.setup.charts.columns[ratio.column_of(s, target)] == "5-1"
    do(s, "fight")
    rolled = next(event for event in s.events or [] if event.key == "tr-roll")
    assert (rolled.params["roll"], rolled.params["result"]) == (5, "@tr-result-1RR")
    assert s.steps[a] == 1
    retreats = offered(s)
    assert any(text.startswith(f"retreat {labels[a]} 1630 ") for text in retreats)
    do(s, next(text for text in retreats if text.startswith(f"retreat {labels[a]} 1630 ")))
    assert f"advance {labels[c]} 1632" in offered(s)
    do(s, f"advance {labels[b]} 1731", f"advance {labels[c]} 1731")
    assert f"advance {labels[d]} 1731" not in offered(s)
    assert f"advance {labels[e]} 1632" in offered(s)
    do(s, "end")
    assert [where(s, labels[u]) for u in (a, b, c, d, e)] == ["1630", "1731", "1731", "1732", "1732"]


# ---------------------------------------------------------------- before it is done, and what cannot be done
@pytest.mark.rule("10.3a")
def test_the_odds_of_a_fight_are_those_of_its_column() -> None:
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-gcav 0204'"), side=SOVIET)
    all_of_them = s.preview(s.active, Action(ATTACK, hex=at(s, "0303")))
    assert all_of_them is not None
    assert [(c.key, c.ways, c.of) for c in all_of_them.chances] == [
        ("tr-result-NE", 2, 6),
        ("tr-result-EX", 1, 6),
        ("tr-result-R", 1, 6),
        ("tr-result-RR", 1, 6),
        ("tr-result-1R", 1, 6),
    ]
    assert all_of_them.chain.total() == 9
    do(s, "attack 0303")
    assert s.preview(s.active, Action(FIGHT)) is None
    one = s.preview(s.active, Action(JOIN, unit(s, "A")))
    assert one is not None
    assert one.chain.total() == 6
    do(s, "join A")
    now = s.preview(s.active, Action(FIGHT))
    assert now is not None
    assert [(c.key, c.ways) for c in now.chances] == [(c.key, c.ways) for c in one.chances]
    assert sum(c.ways for c in now.chances) == 6


@pytest.mark.rule("7.0f", "12.2a")
def test_the_odds_tell_of_air_support_and_orders() -> None:
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0203'", "O"), side=SOVIET)
    s.wings[1] = 1
    do(s, "attack 0303", "join A", "join B", "fight")
    passed, supported = (s.preview(AXIS, action) for action in s.actions(AXIS)[::-1])
    assert passed is not None
    assert supported is not None
    assert {c.key: c.ways for c in passed.chances}["tr-result-A1"] == 1
    assert {c.key: c.ways for c in supported.chances}["tr-result-A1"] == 3
    assert "tr-chain-roll" in [link.key for link in supported.chain.links]
    assert "tr-chain-order" in [link.key for link in passed.chain.links]


@pytest.mark.rule("10.0a", "10.3c")
def test_nonsense_is_refused_and_never_raises() -> None:
    s = fighting(position("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0101'"), "A")
    moments = [s.clone()]
    do(s, "attack 0303")
    moments.append(s.clone())
    result(s, "EX")
    moments.append(s.clone())
    for moment in moments:
        assert isinstance(moment, TracesState)
        frame = moment.top()
        legal = frame.options(moment, 0)
        for kind in {Combat: [ATTACK, END], Losses: [LOSE]}.get(type(frame), [JOIN, FIGHT]):
            for n in (-(2**40), -2, -1, *range(60), 2**40):
                a = Action(kind, hex=n) if kind == ATTACK else Action(kind, n if kind in (JOIN, LOSE) else 0)
                refusal = frame.refuse(moment, 0, a)
                assert (refusal is None) == any(a.same(other) for other in legal)
                if isinstance(refusal, Refusal):
                    check_words(refusal)


def test_everything_told_about_a_combat_has_words() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0204'\nS = 'ger-sec 0303'"
    for roll in range(1, 7):
        s = fighting(position(units, "O", rolls=[roll]), side=SOVIET)
        s.wings[1] = 1
        do(s, "attack 0303", "join A", "join B", "fight")
        for event in s.events or []:
            check_words(event)
        do(s, "pass" if roll < 6 else "support")
        for event in s.events or []:
            check_words(event)
