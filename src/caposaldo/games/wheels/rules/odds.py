"""Exact odds of several dice: in how many ways they cost a platoon so many models. Asked for by previews only."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.game import Chance

MOST_WORTH: Final = 4


class Spread:
    """In `ways[k]` of `of` ways k models are lost."""

    def __init__(self, ways: list[int], of: int) -> None:
        self.ways = ways
        self.of = of

    def capped(self, most: int) -> Spread:
        """No more than `most` models can be lost."""
        if len(self.ways) <= most + 1:
            return self
        return Spread([*self.ways[:most], sum(self.ways[most:])], self.of)

    def chances(self, sign: int = 1) -> list[Chance]:
        """`sign` is -1 if the losses are those of the one who acts."""
        found: list[Chance] = []
        for k in range(len(self.ways)):
            found.append(Chance(f"wh-chance-lost-{k}", self.ways[k], self.of, sign * min(k, MOST_WORTH - (sign < 0))))
        return found


def none() -> Spread:
    return Spread([1], 1)


def step(ways: list[int], good: int, rest: int) -> list[int]:
    """One die more: `good` ways to cost a model, `rest` ways not to."""
    found = [rest * n for n in ways] + [0]
    for k in range(len(ways)):
        found[k + 1] += good * ways[k]
    return found


def dice(good: int, of: int, count: int) -> Spread:
    """So many dice, each of which costs a model in `good` of `of` ways."""
    ways = [1]
    for _ in range(count):
        ways = step(ways, good, of - good)
    return Spread(ways, of**count)


def shots_with_repeat(good: int, misses: int, of: int, count: int) -> Spread:
    """The same where the first miss is rolled again (fire-3); ways are counted as if that roll were always made."""
    fresh = [1]  # nothing was repeated yet
    spent = [0]
    for _ in range(count):
        missed = [misses * n for n in fresh]
        spent = [a + b for a, b in zip(step([*spent], good, of - good), step(missed, good, of - good), strict=True)]
        fresh = step(fresh, good, of - good - misses)
    return Spread([of * a + b for a, b in zip(fresh, spent, strict=True)], of ** (count + 1))


def together(a: Spread, b: Spread) -> Spread:
    """The losses of both."""
    ways = [0] * (len(a.ways) + len(b.ways) - 1)
    for i in range(len(a.ways)):
        for j in range(len(b.ways)):
            ways[i + j] += a.ways[i] * b.ways[j]
    return Spread(ways, a.of * b.of)
