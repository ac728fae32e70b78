"""What the chances of an attack come to."""

from __future__ import annotations

from fractions import Fraction

import pytest

from caposaldo.kernel.game import Chance
from caposaldo.kernel.odds import costs, nothing, percent, works

CHANCES = [Chance("lost", 1, 6, -2), Chance("even", 2, 6, 0), Chance("hit", 2, 6, 2), Chance("gone", 1, 6, 4)]


def test_every_result_works_does_nothing_or_costs() -> None:
    assert (works(CHANCES), nothing(CHANCES), costs(CHANCES)) == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 1000), "< 1%"),
        (Fraction(1, 8), "13%"),
        (Fraction(3, 8), "38%"),
        (Fraction(999, 1000), "99%"),
        (Fraction(1), "100%"),
    ],
)
def test_percents_are_whole_and_never_promise_a_certainty_that_is_not(share: Fraction, words: str) -> None:
    assert percent(share) == words
