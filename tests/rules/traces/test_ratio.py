"""Strengths of a combat and its ratio: 10.2, with the rounding of 1.3 and the supply effects of 8.2."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ACTION, JOINED
from caposaldo.games.traces.rules import combat, ratio
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, ROUGH, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel import texts
from caposaldo.kernel.game import Message
from rules.traces.field import at, do, field, fighting, offered, unit, why
from rules.traces.words import words_of

PLAIN = """
map = '''
   . . . . . .
  . . . . . .
   . . . . . .
  . . . . . .
   . . . . . .
'''
"""


def position(units: str, target: str = ".", more: str = "", rolls: list[int] | None = None) -> TracesState:
    """The fight is about 0303, on the ground of that mark; around it lie 0302, 0304, 0403, 0404, 0203 and 0204."""
    lines = PLAIN.splitlines()
    lines[4] = f"   . . {target} . . ."
    return field("\n".join([*lines, more, "[units]", units]), rolls=rolls)


def assault(units: str, *labels: str, target: str = ".", more: str = "") -> TracesState:
    """The named units have joined the attack on 0303."""
    s = fighting(position(units, target, more), *labels)
    for label in labels:
        combat.join(s, unit(s, label))
    return s


def attack(s: TracesState) -> int:
    return int(ratio.attack_strength(s, at(s, "0303")))


def defence(s: TracesState) -> int:
    return int(ratio.defence_strength(s, at(s, "0303")))


def column(s: TracesState, attack: int, air: int = 0) -> str:
    """The column's name for that much strength against the units in 0303; "" if there is no such attack."""
    found = int(ratio.column_for(s, at(s, "0303"), attack, air))
    return s.setup.charts.columns[found] if found >= 0 else ""


def bare_column(attack: int, defence: int) -> str:
    """The column of a ratio without shifts."""
    charts = position("88 = 'ger-inf 0303'").setup.charts
    rung = int(ratio.rung_of(charts, attack, defence))
    return charts.columns[min(rung, len(charts.columns) - 1)] if rung >= 0 else ""


# ---------------------------------------------------------------- rounding
@pytest.mark.rule("1.3a")
@pytest.mark.example("E-1.3")
def test_half_of_three_is_one_and_a_quarter_of_three_is_none() -> None:
    halved = assault("88 = 'ger-inf 0303'\nT = 'sov-tank 0203 reduced'", "T", more='minor = ["0203/0303"]')
    assert attack(halved) == 1
    quartered = assault(
        "88 = 'ger-inf 0303'\nT = 'sov-tank 0203 reduced'", "T", target="s", more='minor = ["0203/0303"]'
    )
    assert attack(quartered) == 0


@pytest.mark.rule("1.3b", "10.2b", "10.2e")
@pytest.mark.example("E-1.3b")
def test_strengths_of_a_hex_are_added_before_they_are_halved() -> None:
    units = "88 = 'ger-inf 0303'\nR = 'sov-rifle 0203'\nC = 'sov-gcav 0203'"
    assert attack(assault(units, "R", "C", more='minor = ["0203/0303"]')) == 3  # 7 halved, not 2 and 1
    units = "88 = 'ger-inf 0303'\nR = 'sov-gcav 0203'\nC = 'sov-gcav 0203'"
    assert attack(assault(units, "R", "C", more='minor = ["0203/0303"]')) == 3  # 6 halved, not 1 and 1


@pytest.mark.rule("1.3b")
def test_different_hexes_are_halved_each_by_itself() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-gcav 0203'\nB = 'sov-gcav 0204'"
    assert attack(assault(units, "A", "B", more='minor = ["0203/0303", "0204/0303"]')) == 2


# ---------------------------------------------------------------- strengths
@pytest.mark.rule("2.2e", "10.2a")
def test_mechanised_units_attack_with_one_value_and_defend_with_another() -> None:
    s = assault("P = 'ger-pz 0303'\nT = 'sov-tank 0203'", "T")
    assert (attack(s), defence(s)) == (6, 5)
    s = assault("T = 'sov-tank 0303'\nP = 'ger-pz 0203'", "P")
    assert (attack(s), defence(s)) == (6, 4)


@pytest.mark.rule("2.2e", "2.2g")
def test_infantry_has_one_value_for_both_and_a_lower_one_when_reduced() -> None:
    s = assault("88 = 'ger-inf 0303'\nR = 'sov-rifle 0203'", "R")
    assert (attack(s), defence(s)) == (4, 3)
    s = assault("88 = 'ger-inf 0303 reduced'\nR = 'sov-rifle 0203 reduced'", "R")
    assert (attack(s), defence(s)) == (2, 2)


@pytest.mark.rule("10.2a", "10.0e")
def test_attackers_of_all_hexes_are_added_up() -> None:
    units = (
        "88 = 'ger-inf 0303'\nA = 'sov-rifle 0203'\nB = 'sov-tank 0204'\nC = 'sov-gcav 0403'\nD = 'sov-hq 0403 range=5'"
    )
    assert attack(assault(units, "A", "B", "C", "D")) == 4 + 6 + 3 + 2


@pytest.mark.rule("10.0f", "10.2a")
def test_all_units_in_the_hex_defend_headquarters_too() -> None:
    s = assault("88 = 'ger-inf 0303'\nP = 'ger-pz 0303'\nHQ = 'axis-hq 0303 range=5'\nR = 'sov-rifle 0203'", "R")
    assert defence(s) == 3 + 5 + 2


@pytest.mark.rule("10.2b")
@pytest.mark.parametrize("sides", ['minor = ["0203/0303"]', 'major = ["0203/0303"]'])
@pytest.mark.parametrize("bridge", ["", 'roads = ["0203 0303"]', 'rails = ["0203 0303"]'])
def test_only_those_who_attack_across_a_river_are_halved_bridge_or_not(sides: str, bridge: str) -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0204'"
    assert attack(assault(units, "A", "B", more=f"{sides}\n{bridge}")) == 3 + 6


@pytest.mark.rule("10.2c", "8.2a", "8.2b")
def test_attackers_out_of_supply_lose_two_but_never_below_none() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-rifle 0203{}'\nB = 'sov-hq 0203 range=5'\nC = 'ger-inf 0101'"
    assert attack(assault(units.format(""), "A")) == 4
    assert attack(assault(units.format(" out"), "A")) == 2
    one = "88 = 'ger-inf 0303'\nA = 'rom-inf 0203 reduced out'\nB = 'rom-inf 0203'"
    assert attack(assault(one.replace("ger-inf", "sov-rifle"), "A", "B")) == 2  # none and 2, not 1


@pytest.mark.rule("10.2d", "8.2b", "8.2c")
def test_isolation_takes_two_from_attack_and_defence_being_out_of_supply_from_attack_alone() -> None:
    s = assault("88 = 'ger-inf 0303 isolated'\nA = 'sov-rifle 0203 isolated'", "A")
    assert (attack(s), defence(s)) == (2, 1)
    s = assault("88 = 'ger-inf 0303 out'\nA = 'sov-rifle 0203 out'", "A")
    assert (attack(s), defence(s)) == (2, 3)
    s = assault("88 = 'ger-sec 0303 isolated'\nB = 'ger-inf 0303'\nA = 'sov-rifle 0203'", "A")
    assert defence(s) == 3


# X stands between A and the Soviet rear, A between X and the Axis rear: neither has a supply line.
POCKETS = """
map = '''
   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
  . . . . . . . . . .
   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
'''
axis_sources = ["0201"]
soviet_sources = ["0210"]
soviet_chits = 1
fronts_needed = 1
[chits]
supply = 1
Voronezh = 1
8A = 1
[units]
8A = "axis-hq 0202 range=1"
Voronezh = "sov-hq 0207 range=3"
"""


def cut_off(attacker: str, defender: str, checks: int, roll: int) -> TracesState:
    """The Supply chit has been drawn so many times, once a turn, when the chit of Voronezh lets A attack X. The dice
    draw a Luftwaffe marker and the chits of each turn before they roll."""
    rolls = [1, 2, roll] if checks == 0 else [1, 1, 1, 1] * (checks - 1) + [1, 1, 1, roll]
    s = field(POCKETS + f"A = '{attacker}'\nX = '{defender}'\n", turn=1, rolls=rolls)
    s.stack = [Turn()]
    s.run_on()
    for _ in range(max(1, checks)):
        while s.phase == ACTION:
            do(s, offered(s)[-1])
        do(s, "choose 8A", "ready", seat=AXIS)
        do(s, "choose Voronezh", "ready", seat=SOVIET)
    do(s, "mode combat-move")
    return s


@pytest.mark.rule("10.2c", "10.2d", "8.2b", "8.2c", "8.1e", "8.1f")
@pytest.mark.parametrize(
    ("defender", "roll", "checks", "result"),
    [
        ("ger-inf 0205", 6, 0, "RR"),  # 6 against 3: 2-1
        ("ger-inf 0205", 6, 1, "EX"),  # out of supply, 4 against 3: 1-1
        ("ger-inf 0205", 6, 2, "1RR"),  # isolated, 4 against 1: 4-1
        ("ger-inf 0205", 6, 3, "1RR"),  # it gets no worse
        ("ger-sec 0205", 1, 0, "R"),  # 6 against 1: 6-1
        ("ger-sec 0205", 1, 1, "NE"),  # 4 against 1: 4-1
        ("ger-sec 0205", 1, 2, "1R"),  # 4 against 0, not below: 10-1+
    ],
)
def test_units_cut_off_fight_worse_with_every_supply_chit(defender: str, roll: int, checks: int, result: str) -> None:
    s = cut_off("sov-tank 0204", defender, checks, roll)
    do(s, "attack 0205", "join A", "fight", "pass")
    rolled = next(event for event in s.events or [] if event.key == "tr-roll")
    assert rolled.params["result"] == f"@tr-result-{result}"


@pytest.mark.rule("10.2d", "10.2j")
@pytest.mark.parametrize(("checks", "able"), [(0, True), (1, False), (2, False)])
def test_a_strength_of_two_is_nothing_without_supply_and_never_less(checks: int, able: bool) -> None:
    s = cut_off("sov-gcav 0204 reduced", "ger-sec 0205", checks, 1)
    assert ("attack 0205" in offered(s)) == able


@pytest.mark.rule("10.2c", "10.2d")
@pytest.mark.parametrize("state", ["out", "isolated"])
def test_a_weak_unit_without_supply_takes_nothing_from_its_comrade(state: str) -> None:
    """A security division of 1 adds 0 to a full panzer division, not -1."""
    units = f"R = 'sov-rifle 0303'\nP = 'ger-pz 0203'\nS = 'ger-sec 0203 {state}'"
    assert attack(assault(units, "P", "S")) == 6


@pytest.mark.rule("10.2e", "1.3b")
def test_supply_comes_before_the_sum_and_the_sum_before_the_division() -> None:
    """Two units of 3, one out of supply, across a river: (1 + 3) / 2 = 2, not 3 - 2."""
    units = "88 = 'ger-inf 0303'\nA = 'sov-gcav 0203 out'\nB = 'sov-gcav 0203'"
    assert attack(assault(units, "A", "B", more='minor = ["0203/0303"]')) == 2
    units = "88 = 'ger-inf 0303'\nA = 'sov-tank 0203 out'"
    assert attack(assault(units, "A", more='minor = ["0203/0303"]')) == 2  # 4 / 2, not 3 - 2


@pytest.mark.rule("10.2e")
def test_mechanised_units_are_halved_into_a_swamp_and_quartered_across_a_river_as_well() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-gtank 0203'\nB = 'sov-gtank 0203'"
    assert attack(assault(units, "A", "B", target="s")) == 7
    assert attack(assault(units, "A", "B", target="s", more='minor = ["0203/0303"]')) == 3  # 14 / 4 once


@pytest.mark.rule("10.2e")
def test_only_the_mechanised_units_of_a_mixed_hex_are_halved_for_the_swamp() -> None:
    units = "88 = 'ger-inf 0303'\nA = 'sov-gtank 0203'\nB = 'sov-grifle 0203'"
    assert attack(assault(units, "A", "B", target="s")) == 3 + 5
    assert attack(assault(units, "A", "B", target="s", more='minor = ["0203/0303"]')) == 1 + 2
    assert attack(assault(units, "A", "B", more='minor = ["0203/0303"]')) == 6  # 12 / 2: same divisor, added first


# ---------------------------------------------------------------- the ladder
@pytest.mark.rule("10.2f")
@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        pytest.param(15, 5, "3-1", marks=pytest.mark.example("E-10.2-ratio-1")),
        pytest.param(26, 9, "2-1", marks=pytest.mark.example("E-10.2-ratio-2")),
        pytest.param(12, 7, "1.5-1", marks=pytest.mark.example("E-10.2-ratio-3")),
        pytest.param(18, 13, "1-1", marks=pytest.mark.example("E-10.2-ratio-4")),
        pytest.param(25, 2, "10-1+", marks=pytest.mark.example("E-10.2-ratio-5")),
        (5, 6, ""),
        (6, 6, "1-1"),
        (15, 2, "6-1"),
        (16, 2, "8-1"),
        (19, 2, "8-1"),
        (20, 2, "10-1+"),
    ],
)
def test_ratios_are_rounded_down_to_a_column(attack: int, defence: int, name: str) -> None:
    assert bare_column(attack, defence) == name


@pytest.mark.rule("10.2g")
@pytest.mark.example("E-10.2-shift-1")
def test_three_to_one_against_a_city_on_rough_ground_is_resolved_two_columns_to_the_left() -> None:
    """The marks of the map know no city on rough ground: it is made rough by hand."""
    s = position("88 = 'ger-inf 0303'", "c")
    assert column(s, 9) == "2-1"
    s.setup.terrain = s.setup.terrain[:]
    s.setup.terrain[at(s, "0303")] = ROUGH
    assert column(s, 9) == "1.5-1"


@pytest.mark.rule("10.2g")
@pytest.mark.parametrize(
    ("mark", "name"),
    [(".", "5-1"), ("f", "4-1"), ("r", "4-1"), ("s", "4-1"), ("c", "4-1"), ("C", "3-1"), ("O", "3-1")],
)
def test_the_ground_of_the_defender_shifts_columns_to_the_left(mark: str, name: str) -> None:
    assert column(position("88 = 'ger-inf 0303'", mark), 15) == name


@pytest.mark.rule("10.2g")
def test_rivers_shift_no_columns() -> None:
    s = position("88 = 'ger-inf 0303'", more='major = ["0203/0303"]')
    assert column(s, 15) == "5-1"


@pytest.mark.rule("10.2i", "10.2f", "10.2g")
@pytest.mark.example("E-10.2-shift-2")
def test_twelve_to_one_two_to_the_left_is_eight_to_one_but_exactly_ten_to_one_is_six_to_one() -> None:
    s = position("88 = 'ger-inf 0303'", "C")
    assert column(s, 36) == "8-1"
    assert column(s, 33) == "8-1"
    assert column(s, 32) == "6-1"
    assert column(s, 30) == "6-1"


@pytest.mark.rule("10.2i")
def test_more_than_ten_to_one_is_resolved_on_the_last_column() -> None:
    s = position("88 = 'ger-inf 0303'")
    assert column(s, 36) == "10-1+"
    assert column(s, 300, air=2) == "10-1+"


@pytest.mark.rule("10.2h", "7.0d")
@pytest.mark.example("E-7.0-offensive")
def test_an_offensive_marker_turns_two_to_one_into_four_to_one() -> None:
    assert column(position("88 = 'ger-inf 0303'"), 6, air=2) == "4-1"


@pytest.mark.rule("10.2h")
def test_shifts_to_both_sides_add_up() -> None:
    assert column(position("88 = 'ger-inf 0303'", "C"), 9, air=2) == "3-1"
    assert column(position("88 = 'ger-inf 0303'", "c"), 36, air=2) == "10-1+"


@pytest.mark.rule("10.2j")
@pytest.mark.example("E-10.2-min")
def test_air_support_cannot_save_an_attack_that_is_below_one_to_one_after_terrain() -> None:
    s = position("88 = 'sov-gmech 0303'", "C")
    assert column(s, 9) == ""
    assert column(s, 9, air=2) == ""
    assert column(s, 12, air=2) == "2-1"


@pytest.mark.rule("10.2j")
def test_an_attack_below_one_to_one_is_refused_with_its_numbers() -> None:
    s = fighting(position("P = 'ger-pz 0303'\nA = 'sov-rifle 0203'"), "A")
    refusal = why(s, "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.2j", "tr-attack-too-weak")
    assert (refusal.params["attack"], refusal.params["defence"]) == (4, 5)
    assert offered(s) == ["end"]


@pytest.mark.rule("10.2j")
def test_a_fight_needs_one_to_one_with_those_who_have_joined() -> None:
    s = fighting(position("P = 'ger-pz 0303'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0203'"), side=SOVIET)
    do(s, "attack 0303", "join A")
    refusal = why(s, "fight")
    assert refusal is not None
    assert refusal.rule == "10.2j"
    assert offered(s) == ["join B"]
    do(s, "join B")
    assert offered(s) == ["fight"]


@pytest.mark.rule("10.2j", "10.2k")
def test_nobody_attacks_without_any_strength_not_even_against_none() -> None:
    s = fighting(position("88 = 'ger-sec 0303 isolated'\nA = 'sov-hq 0203 out range=5'"), "A")
    refusal = why(s, "attack 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.2j", "tr-attack-no-strength")


@pytest.mark.rule("10.2k")
def test_a_defence_of_none_goes_to_the_last_column_whatever_the_terrain() -> None:
    s = fighting(position("88 = 'ger-sec 0303 isolated'\nA = 'sov-rifle 0203 reduced'", "O"), "A")
    assert column(s, 1) == "10-1+"
    assert offered(s) == ["attack 0303", "end"]


# ---------------------------------------------------------------- for bots and for people
def test_the_column_of_any_set_of_units_can_be_asked() -> None:
    s = assault("88 = 'ger-inf 0303'\nA = 'sov-rifle 0203'\nB = 'sov-tank 0204'\nC = 'sov-tank 0101'", "A")
    target = at(s, "0303")
    assert ratio.odds(s, target, vec[i64]([unit(s, "A"), unit(s, "B")])) == 3  # 10 : 3, column 3-1
    assert ratio.odds(s, target, vec[i64]([unit(s, "C")])) == ratio.TOO_LOW  # not next to it
    assert ratio.column_of(s, target) == 0
    assert not s.has(unit(s, "B"), JOINED)


@pytest.mark.rule("10.2a", "10.2b", "10.2c", "10.2d", "10.2e", "10.2f", "10.2g")
def test_the_chain_adds_up_to_the_attack_and_tells_the_ratio() -> None:
    units = "88 = 'ger-inf 0303 isolated'\nA = 'sov-grifle 0203 out'\nB = 'sov-tank 0203'\nC = 'sov-tank 0204 isolated'"
    s = assault(units, "A", "B", "C", target="f", more='minor = ["0203/0303"]')
    chain = ratio.chain_for(s, at(s, "0303"), ratio.joined(s, at(s, "0303")), 0)
    assert [(link.rule, link.key, int(link.value)) for link in chain.links if not link.note] == [
        ("10.2a", "tr-chain-unit", 6),
        ("10.2d", "tr-chain-isolated", -2),
        ("10.2a", "tr-chain-unit", 5),
        ("10.2c", "tr-chain-out-of-supply", -2),
        ("10.2a", "tr-chain-unit", 6),
        ("10.2b", "tr-chain-river", -5),
    ]
    assert chain.total() == attack(s) == 8
    assert [(link.rule, link.key) for link in chain.links if link.note] == [
        ("10.2d", "tr-chain-defender-isolated"),
        ("10.2f", "tr-chain-ratio"),
        ("10.2g", "tr-chain-terrain-forest"),
        ("10.2f", "tr-chain-column"),
    ]
    assert chain.links[-1].params == {"column": 6, "top": 0}  # 8 : 1 is 8-1, one to the left


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("units", "target", "more"),
    [
        ("88 = 'ger-inf 0303 isolated'\nA = 'sov-tank 0203 out'\nB = 'sov-tank 0203'", "C", 'minor = ["0203/0303"]'),
        ("88 = 'ger-inf 0303'\nA = 'sov-tank 0203 isolated'\nB = 'sov-tank 0203'", "s", 'minor = ["0203/0303"]'),
        ("88 = 'ger-inf 0303'\nA = 'sov-tank 0203'\nB = 'sov-tank 0203'", "s", ""),
        ("88 = 'ger-sec 0303 isolated'\nA = 'sov-tank 0203'\nB = 'sov-tank 0203'", "c", ""),
        ("88 = 'ger-inf 0303'\nP = 'ger-pz 0303'\nA = 'sov-rifle 0203'\nB = 'sov-rifle 0203'", "r", ""),
        ("88 = 'ger-inf 0303'\nP = 'ger-pz 0303'\nA = 'sov-rifle 0203'\nB = 'sov-hq 0203 range=5'", "f", ""),
    ],
)
def test_every_link_of_a_chain_has_words(units: str, target: str, more: str, lang: str) -> None:
    s = assault(units, "A", "B", target=target, more=more)
    book = words_of(lang)
    for link in ratio.chain_for(s, at(s, "0303"), ratio.joined(s, at(s, "0303")), 2).links:
        words = book.say(Message(link.rule, link.key, link.params))
        assert texts.BROKEN_LEFT not in words, words
