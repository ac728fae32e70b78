"""What the chances of an attack come to, in one definition for every game and every screen: it works, it does nothing,
or it costs. Asked for at the edge only."""

from __future__ import annotations

from fractions import Fraction

from caposaldo.kernel.game import Chance


def works(chances: list[Chance]) -> Fraction:
    """Return the chance that the action does what it is for."""
    return total([chance for chance in chances if chance.worth > 0])


def nothing(chances: list[Chance]) -> Fraction:
    """Return the chance that nothing comes of it, or that both sides lose alike."""
    return total([chance for chance in chances if chance.worth == 0])


def costs(chances: list[Chance]) -> Fraction:
    """Return the chance that it harms the one who acts."""
    return total([chance for chance in chances if chance.worth < 0])


def total(chances: list[Chance]) -> Fraction:
    result = Fraction(0)
    for chance in chances:
        result += Fraction(chance.ways, chance.of)
    return result


def percent(share: Fraction) -> str:
    """Return a share of one in whole per cents: 0% and 100% only where it is certain."""
    if share <= 0:
        return "0%"
    if share >= 1:
        return "100%"
    rounded = (share.numerator * 200 + share.denominator) // (share.denominator * 2)
    if rounded < 1:
        return "< 1%"
    return f"{min(rounded, 99)}%"
