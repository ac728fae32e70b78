"""The source of every roll, shuffle and draw.

The stream is a fixed, documented function of a seed, so that anybody can check a game by hand:

    block number k   = SHA-256(UTF-8 of "<seed>:<k>"), k = 0, 1, 2, ...
    word number w    = bytes 4 * (w mod 8) .. + 3, big-endian, of block w div 8
    a number below n = the next word below n * (2**32 div n), modulo n (larger words are passed over)

Words are used in order and each at most once. Knowing all earlier rolls does not help to guess the next one.
"""

from __future__ import annotations

import hashlib

from mypy_extensions import i64, mypyc_attr

WORDS_IN_BLOCK = 8
WORD_SPAN = 1 << 32


def commitment(seed: str, salt: str = "") -> str:
    """Return the hash that is published before the game, so that the seed cannot be changed afterwards: the SHA-256 of
    the seed or, with a salt, of "<seed>/<salt>". A salt keeps a short seed from being guessed."""
    text = f"{seed}/{salt}" if salt else seed
    return hashlib.sha256(text.encode()).hexdigest()


class Roll:
    """One random number in the log: its purpose, its word in the stream, the number of sides, the result from 0."""

    def __init__(self, purpose: str, word: int, sides: int, result: int) -> None:
        self.purpose = purpose
        self.word = word
        self.sides = sides
        self.result = result


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The random numbers of one game: a seed and how many words of its stream have been used."""

    def __init__(self, seed: str, used: i64 = 0) -> None:
        self.seed = seed
        self.used: i64 = used
        self.block = b""
        self.block_number: i64 = -1
        # Kept only on request, because a search copies thousands of states.
        self.log: list[Roll] | None = None

    def clone(self) -> Dice:
        """Return a copy that continues the same stream and keeps no log."""
        copy = Dice(self.seed, self.used)
        copy.block = self.block
        copy.block_number = self.block_number
        return copy

    def below(self, n: i64, purpose: str) -> i64:
        """Return a number from 0 to n - 1, all equally likely."""
        span: i64 = WORD_SPAN
        limit = n * (span // n)
        word = self._word()
        while word >= limit:
            word = self._word()
        result = word % n
        if self.log is not None:
            self.log.append(Roll(purpose, int(self.used) - 1, int(n), int(result)))
        return result

    def die(self, sides: i64, purpose: str) -> i64:
        return self.below(sides, purpose) + 1

    def roll(self, count: i64, sides: i64, purpose: str) -> list[int]:
        return [int(self.die(sides, purpose)) for _ in range(count)]

    def shuffle(self, items: list[int], purpose: str) -> None:
        """Shuffle a list in place (Fisher-Yates, from the last item down)."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def _word(self) -> i64:
        per_block: i64 = WORDS_IN_BLOCK
        number = self.used // per_block
        if number != self.block_number:
            self.block = hashlib.sha256(f"{self.seed}:{number}".encode()).digest()
            self.block_number = number
        at = 4 * (self.used % per_block)
        self.used += 1
        b = self.block
        high: i64 = b[at] * 256 + b[at + 1]
        low: i64 = b[at + 2] * 256 + b[at + 3]
        return high * 65536 + low
