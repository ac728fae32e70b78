"""The action deck as it is printed: a test for each thing the rules tell about the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.files import load_components

DECK = load_components().deck
ALL = "german american russian"
TERRAIN_COUNTS = {
    "buildings": 8, "woods": 6, "brush": 6, "hill": 3, "gully": 3, "wall": 2, "marsh": 2, "stream": 2, "minefield": 2,
    "pillbox": 1,
}  # fmt: skip
# How often a number stands on a card, for each colour; the sizes of the ten columns' red shares.
RANDOM_NUMBERS = [18, 15, 13, 11, 9, 8, 7]
RED_POSITIONS = [89, 81, 73, 65, 57, 49, 41, 33, 25, 17]
# The recipe of the numbers: (value factor, value start, colour factor, colour start) of each column, modulo 162.
RECIPE = [
    (1, 0, 131, 99), (29, 45, 119, 45), (109, 0, 37, 144), (61, 18, 65, 126), (113, 63, 103, 63), (67, 18, 107, 144),
    (127, 18, 37, 90), (31, 90, 49, 99), (125, 0, 47, 18), (47, 81, 143, 90),
]  # fmt: skip


def functions(number: int) -> list[tuple[str, int, str]]:
    """Return the data of a card: function, number, nations."""
    found = []
    for i in range((number - 1) * B.FUNCTIONS, number * B.FUNCTIONS):
        if DECK.function[i] != B.NONE:
            nations = [name for bit, name in enumerate(B.NATION_NAMES) if DECK.nations[i] >> bit & 1]
            found.append((B.FUNCTION_NAMES[DECK.function[i]], int(DECK.value[i]), " ".join(nations)))
    return found


def category(number: int) -> str:
    names = {name for name, *_ in functions(number)} - {"radio"}
    return "split" if len(names) > 1 else names.pop().removesuffix("-all")


def numbers(name: str) -> list[int]:
    """All cards of a category, or of a kind of terrain."""
    if name in B.TERRAIN_NAMES:
        kind = B.TERRAIN_NAMES.index(name)
        return [number for number in numbers("terrain") if DECK.terrain[number - 1] == kind]
    return [number for number in range(1, B.DECK + 1) if category(number) == name]


def legal(number: int, nation: str) -> set[str]:
    return {f"{name} {value}".removesuffix(" 0") for name, value, who in functions(number) if nation in who}


# ---------------------------------------------------------------- numbers
@pytest.mark.rule("2.1")
def test_there_are_162_cards_in_the_ten_published_kinds() -> None:
    counted = Counter(category(number) for number in range(1, B.DECK + 1))
    assert counted == {
        "terrain": 35, "movement": 26, "fire": 48, "rally": 19, "concealed": 14, "smoke": 4, "wire": 3, "hero": 2,
        "sniper": 4, "split": 7,
    }  # fmt: skip
    assert counted.total() == 162


@pytest.mark.rule("2.2")
def test_the_numbers_of_every_card_follow_from_the_recipe() -> None:
    ladder = [number for number, half in enumerate(RANDOM_NUMBERS) for _ in range(2 * half)]
    for card in range(B.DECK):
        j = 101 * card % 162
        assert (DECK.random[card], DECK.red[card]) == (ladder[j], j % 2)
        for column, (times, plus, red_times, red_plus) in enumerate(RECIPE, 1):
            assert DECK.position_in(card, column) == 1 + column * ((times * j + plus) % 162) // 162
            assert DECK.position_is_red(card, column) == ((red_times * j + red_plus) % 162 < RED_POSITIONS[column - 1])


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("number", "signed", "positions"),
    [
        (1, 0, "1b 1r 1b 1b 2b 1b 1b 5b 1r 6b"),
        (2, -3, "1r 1r 3b 1r 5b 6b 3b 8r 9b 9b"),
        (42, -2, "1r 2r 1b 2r 5r 5b 4b 8r 2b 10b"),
        (52, -4, "1b 1r 3r 3b 2b 3r 2r 2b 5b 10b"),
        (130, -2, "1r 2b 2b 1b 3r 4b 2b 7b 3r 6b"),
        (162, -1, "1b 1r 1b 1r 5r 3r 7b 2r 1b 2b"),
    ],
)
def test_some_cards_in_full(number: int, signed: int, positions: str) -> None:
    card = number - 1
    assert DECK.signed(card) == signed
    columns = range(1, 11)
    assert " ".join(f"{DECK.position_in(card, n)}{'br'[DECK.position_is_red(card, n)]}" for n in columns) == positions
    assert DECK.number(card) == number


def test_random_numbers_go_from_0_to_6_in_both_colours_and_lower_ones_are_commoner() -> None:
    for red in (0, 1):
        counted = Counter(int(DECK.random[card]) for card in range(B.DECK) if DECK.red[card] == red)
        assert [counted[number] for number in range(7)] == RANDOM_NUMBERS
        assert sum(counted.values()) == 81
    assert sorted(set(RANDOM_NUMBERS), reverse=True) == RANDOM_NUMBERS


@pytest.mark.parametrize("column", range(1, 11))
def test_positions_in_a_column_are_balanced(column: int) -> None:
    counted = Counter(int(DECK.position_in(card, column)) for card in range(B.DECK))
    assert sorted(counted) == list(range(1, column + 1))
    assert max(counted.values()) - min(counted.values()) <= 1


def test_red_positions_are_rarer_from_column_to_column() -> None:
    found = [sum(DECK.position_is_red(card, column) for card in range(B.DECK)) for column in range(1, 11)]
    assert found == RED_POSITIONS == sorted(set(found), reverse=True)


# ---------------------------------------------------------------- the cards that are known
@pytest.mark.rule("2.21")
@pytest.mark.example("ex-2.21")
def test_a_split_card_is_for_each_nation_what_stands_on_its_halves() -> None:
    assert legal(162, "german") == legal(162, "american") == {"concealed -1"}
    assert legal(162, "russian") == {"concealed -1", "movement 1"}
    assert legal(42, "german") == {"rally 2"}
    assert legal(42, "american") == legal(42, "russian") == {"rally 2", "radio"}
    assert legal(52, "german") == legal(52, "american") == {"rally 3", "radio"}
    assert legal(52, "russian") == {"concealed -2"}


def test_the_split_cards_are_seven() -> None:
    assert numbers("split") == [52, 157, 158, 159, 160, 161, 162]
    assert functions(157) == functions(52)
    assert functions(161) == functions(162)
    assert functions(158) == [("fire", 2, "german american"), ("movement", 1, "russian")]
    assert functions(159) == [("fire", 3, "german"), ("rally", 2, "american russian")]
    assert functions(160) == [("smoke", -1, "german american"), ("movement", 1, "russian")]


def test_nothing_but_split_cards_smoke_and_radio_is_reserved_to_a_nation() -> None:
    for number in range(1, B.DECK + 1):
        for name, _, nations in functions(number):
            assert nations == ALL or name in ("radio", "smoke") or category(number) == "split"


@pytest.mark.rule("2.22")
def test_every_card_is_good_for_somebody() -> None:
    for number in range(1, B.DECK + 1):
        assert any(legal(number, nation) - {"radio"} for nation in B.NATION_NAMES)


def test_hands_hold_5_6_and_4_cards() -> None:
    assert list(B.HAND_SIZES) == [5, 6, 4]


def test_fire_cards_need_about_twice_their_strength() -> None:
    cards = [(functions(number)[0][1], int(DECK.need[number - 1])) for number in numbers("fire")]
    assert Counter(cards) == {
        (1, 1): 4, (1, 2): 6, (2, 3): 8, (2, 4): 6, (3, 5): 6, (3, 6): 6, (4, 8): 6, (5, 10): 4, (6, 12): 2,
    }  # fmt: skip
    assert all(need == 8 for strength, need in cards if strength == 4)
    assert all(need <= 6 for strength, need in cards if strength == 3)
    assert all(need > 3 for strength, need in cards if strength > 2)
    assert sum(DECK.red[number - 1] for number in numbers("fire")) == 24


def test_movement_cards_are_of_three_kinds_and_both_colours() -> None:
    kinds = Counter(int(DECK.movement[number - 1]) for number in numbers("movement"))
    assert kinds == {B.PLAIN: 16, B.FLANK: 5, B.FORD: 5}
    assert all(functions(number) == [("movement", 1, ALL)] for number in numbers("movement"))
    assert {int(DECK.red[number - 1]) for number in numbers("movement")} == {0, 1}
    split = [number for number in numbers("split") if "movement" in {name for name, *_ in functions(number)}]
    assert [int(DECK.movement[number - 1]) for number in split] == [B.PLAIN] * 4
    assert all("movement 1" not in legal(number, "german") for number in split)


def test_flank_and_ford_stand_on_cards_of_their_own() -> None:
    assert [n for n in range(1, B.DECK + 1) if DECK.movement[n - 1] == B.FLANK] == [72, 73, 74, 75, 76]
    assert [n for n in range(1, B.DECK + 1) if DECK.movement[n - 1] == B.FORD] == [77, 78, 79, 80, 81]


def test_concealed_cards_are_worth_1_to_3() -> None:
    assert Counter(functions(number)[0][1] for number in numbers("concealed")) == {-1: 6, -2: 5, -3: 3}


def test_rally_cards_are_for_1_to_6_men_or_for_all() -> None:
    cards = [functions(number)[0] for number in numbers("rally")]
    assert Counter(men for name, men, _ in cards if name == "rally") == {1: 4, 2: 4, 3: 4, 4: 2, 5: 1, 6: 1}
    assert sum(1 for name, *_ in cards if name == "rally-all") == 3


def test_a_breeze_stands_on_four_rally_cards() -> None:
    found = [number for number in range(1, B.DECK + 1) if DECK.breeze[number - 1]]
    assert found == [36, 40, 44, 48]
    assert {category(number) for number in found} == {"rally"}


def test_radio_stands_besides_rally_for_some_nations() -> None:
    cards = {number: who for number in range(1, B.DECK + 1) for name, _, who in functions(number) if name == "radio"}
    assert cards == {
        38: "american russian", 42: "american russian", 46: "german american", 49: "german", 52: "german american",
        157: "german american",
    }  # fmt: skip
    assert all("rally" in {name for name, *_ in functions(number)} for number in cards)


def test_there_are_two_heroes() -> None:
    assert [functions(number) for number in numbers("hero")] == [[("hero", 0, ALL)]] * 2


@pytest.mark.rule("2.22")
@pytest.mark.example("ex-2.22")
def test_smoke_is_nothing_to_the_russians() -> None:
    assert numbers("smoke") == [130, 131, 132, 133]
    for number in numbers("smoke"):
        assert functions(number) == [("smoke", -1, "german american")]
        assert legal(number, "russian") == set()


def test_three_wires_make_attacks_better_by_one() -> None:
    assert [functions(number) for number in numbers("wire")] == [[("wire", 1, ALL)]] * 3


def test_snipers_kill_on_0_and_pin_on_the_next_numbers() -> None:
    assert numbers("sniper") == [139, 140, 141, 142]
    assert [DECK.kills[number - 1] for number in numbers("sniper")] == [0b1] * 4
    assert [DECK.pins[number - 1] for number in numbers("sniper")] == [0b1110, 0b1110, 0b110, 0b110]


# ---------------------------------------------------------------- terrain
def test_terrain_cards_are_of_ten_kinds() -> None:
    assert {name: len(numbers(name)) for name in B.TERRAIN_NAMES[1:]} == TERRAIN_COUNTS
    assert numbers("open") == []
    assert all(DECK.is_terrain(number - 1) for number in numbers("terrain"))
    assert not any(DECK.is_terrain(number - 1) for number in range(36, B.DECK + 1))


@pytest.mark.parametrize(
    ("kind", "modifiers"),
    [
        ("buildings", {-3: 4, -2: 4}),
        ("woods", {-2: 6}),
        ("brush", {-1: 6}),
        ("hill", {-1: 3}),
        ("gully", {-2: 3}),
        ("wall", {-2: 2}),
        ("marsh", {-1: 2}),
        ("stream", {0: 2}),
        ("minefield", {0: 2}),
        ("pillbox", {-4: 1}),
    ],
)
def test_terrain_protects_as_the_rules_say(kind: str, modifiers: dict[int, int]) -> None:
    assert Counter(functions(number)[0][1] for number in numbers(kind)) == modifiers


def test_minefields_have_a_strength_and_a_threshold() -> None:
    found = [(int(DECK.strength[number - 1]), int(DECK.threshold[number - 1])) for number in numbers("minefield")]
    assert found == [(3, 2), (2, 3)]
    assert sum(DECK.strength) == 5


# ---------------------------------------------------------------- questions to the deck
def test_the_deck_says_what_a_card_is_worth_to_a_nation() -> None:
    assert DECK.worth(51, B.GERMAN, B.RALLY) == 3
    assert DECK.worth(51, B.RUSSIAN, B.CONCEALED) == -2
    assert DECK.worth(51, B.RUSSIAN, B.RALLY) == 0
    assert DECK.plays(157, B.RUSSIAN, B.MOVEMENT)
    assert not DECK.plays(157, B.GERMAN, B.MOVEMENT)
    assert not DECK.plays(157, B.RUSSIAN, B.FIRE)
