"""The dice: their stream is the documented function of the seed, to the bit; and it is fair, counted exactly."""

from __future__ import annotations

import hashlib
import itertools
import struct
from collections import Counter
from collections.abc import Iterator

import pytest

from caposaldo.kernel.dice import Dice, commitment

# Written down once. If they change, every record ever written is lost.
FACES_OF_0 = [5, 4, 4, 2, 4, 5, 2, 1, 5, 4, 4, 2, 5, 2, 1, 5, 1, 2, 6, 1]
FACES_OF_CAPOSALDO = [4, 6, 1, 2, 2, 5, 3, 5, 2, 5, 3, 4, 3, 3, 5, 2, 5, 3, 4, 6]
WORDS_OF_CAPOSALDO = [3010837119, 344843969, 3610202568]
FACES_OF_SIXTY_THOUSAND = [10011, 9919, 9923, 9887, 10140, 10120]


# ---------------------------------------------------------------- the same stream, made another way
def words(seed: str) -> Iterator[int]:
    """The documented stream, from the docstring alone: eight big-endian words of each SHA-256 of '<seed>:<k>'."""
    for k in itertools.count():
        digest = hashlib.new("sha256", b"%s:%d" % (seed.encode("utf-8"), k)).digest()
        yield from struct.unpack(">8I", digest)


def numbers(seed: str, bounds: list[int]) -> list[int]:
    """One number below each bound; words at or above the last whole multiple of the bound are passed over."""
    stream = words(seed)
    found = []
    for n in bounds:
        usable = 2**32 - 2**32 % n
        found.append(next(word for word in stream if word < usable) % n)
    return found


@pytest.mark.parametrize("seed", ["", "0", "7", "un seme più lungo", "雪" * 30])
def test_the_stream_is_the_documented_one(seed: str) -> None:
    bounds = [6, 2, 10, 100, 52, 1, 3, 2**32, 2**31 + 1, 3 * 10**9] * 40
    dice = Dice(seed)
    assert [dice.below(n, "test") for n in bounds] == numbers(seed, bounds)


def test_large_bounds_really_pass_words_over() -> None:
    dice = Dice("7")
    for _ in range(100):
        dice.below(2**31 + 1, "test")
    assert dice.used > 150


def test_known_rolls_of_known_seeds() -> None:
    assert Dice("0").roll(20, 6, "test") == FACES_OF_0
    assert Dice("caposaldo").roll(20, 6, "test") == FACES_OF_CAPOSALDO


def test_known_words_of_a_known_seed() -> None:
    dice = Dice("caposaldo")
    assert [dice.below(2**32, "test") for _ in range(3)] == WORDS_OF_CAPOSALDO
    assert hashlib.sha256(b"caposaldo:0").hexdigest().startswith("".join(f"{word:08x}" for word in WORDS_OF_CAPOSALDO))


def test_a_salt_is_hashed_with_the_seed() -> None:
    assert commitment("abc", "def") == commitment("abc/def") != commitment("abcdef")


def test_a_commitment_is_the_plain_sha256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# ---------------------------------------------------------------- going on, copying, the audit
@pytest.mark.parametrize("used", [0, 1, 7, 8, 9, 1000])
def test_dice_go_on_from_any_word(used: int) -> None:
    expected = list(itertools.islice(words("7"), used, used + 20))
    dice = Dice("7", used)
    assert [dice.below(2**32, "test") for _ in range(20)] == expected
    assert dice.used == used + 20


def test_a_copy_goes_on_alike_and_alone() -> None:
    dice = Dice("7")
    dice.roll(5, 6, "test")
    copy = dice.clone()
    assert copy.roll(10, 6, "test") == dice.roll(10, 6, "test")
    copy.roll(3, 6, "test")
    assert copy.used == dice.used + 3


def test_the_audit_names_every_draw() -> None:
    dice = Dice("7")
    assert dice.log is None
    dice.log = []
    face = dice.die(6, "attack")
    dice.below(10, "tie")
    assert [(roll.purpose, roll.word, roll.sides, roll.result) for roll in dice.log] == [
        ("attack", 0, 6, face - 1),
        ("tie", 1, 10, next(itertools.islice(words("7"), 1, None)) % 10),
    ]
    assert dice.clone().log is None


def test_a_shuffle_is_a_fisher_yates_from_the_last_place_down() -> None:
    items = list(range(52))
    Dice("7").shuffle(items, "deck")
    deck = list(range(52))
    for place, j in zip(range(51, 0, -1), numbers("7", list(range(52, 1, -1))), strict=True):
        deck[place], deck[j] = deck[j], deck[place]
    assert items == deck
    assert sorted(items) == list(range(52))


# ---------------------------------------------------------------- fairness, counted
class GivenWords(Dice):
    """Dice whose words are given."""

    def __init__(self, given: list[int]) -> None:
        super().__init__("")
        self.given = iter(given)

    def _word(self) -> int:
        self.used += 1
        return next(self.given)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 12, 52, 100, 1000])
def test_every_result_comes_from_equally_many_words(n: int) -> None:
    """Words run through the residues in order, the usable ones are a whole number of rounds: exactly uniform."""
    usable = 2**32 - 2**32 % n
    low = GivenWords(list(range(3 * n)))
    assert Counter(low.below(n, "test") for _ in range(3 * n)) == dict.fromkeys(range(n), 3)
    high = GivenWords(list(range(usable - n, usable)))
    assert [high.below(n, "test") for _ in range(n)] == list(range(n))
    if usable < 2**32:
        past = GivenWords([usable, 2**32 - 1, 5])
        assert past.below(n, "test") == 5 % n
        assert past.used == 3


def test_the_faces_of_sixty_thousand_dice() -> None:
    """Exact counts, and the chi-square with them: 25.7 or more has odds below one in ten thousand for a fair die."""
    dice = Dice("fair")
    counts = Counter(dice.die(6, "test") for _ in range(60_000))
    assert [counts[face] for face in range(1, 7)] == FACES_OF_SIXTY_THOUSAND
    assert sum((count - 10_000) ** 2 for count in counts.values()) < 25.7 * 10_000


def test_a_roll_does_not_depend_on_the_one_before() -> None:
    """36 pairs, chi-square with 35 degrees of freedom: 75 or more has odds of about one in ten thousand."""
    dice = Dice("pairs")
    pairs = Counter((dice.die(6, "test"), dice.die(6, "test")) for _ in range(36_000))
    assert len(pairs) == 36
    assert sum((count - 1000) ** 2 for count in pairs.values()) < 75 * 1000


def test_shuffles_of_three_cards_come_out_in_all_six_orders_alike() -> None:
    dice = Dice("cards")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        dice.shuffle(cards, "test")
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 for count in orders.values()) < 25.7 * 1000
