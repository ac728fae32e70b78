"""Random figures for the tests of the table geometry, and the same figures for shapely. Seeds are fixed."""

from __future__ import annotations

import math
from random import Random

from shapely import Polygon

from caposaldo.kernel.table import Box, Shape


def star(dice: Random, x: int, y: int, most: int) -> Shape:
    """A simple polygon, seldom convex: corners around a point, in order of their bearing."""
    bearings = sorted(dice.uniform(0, 2 * math.pi) for _ in range(dice.randint(3, 9)))
    points: list[int] = []
    for angle in bearings:
        far = dice.uniform(most / 4, most)
        points += [round(x + far * math.cos(angle)), round(y + far * math.sin(angle))]
    shape = Polygon(list(zip(points[0::2], points[1::2], strict=True)))
    return Shape(points) if shape.is_valid and shape.area > 0 else star(dice, x, y, most)


def base(dice: Random, x: int, y: int, most: int) -> Box:
    """A base anywhere on a table."""
    return Box(
        dice.randint(0, x), dice.randint(0, y), dice.randint(0, 359), dice.randint(4, most), dice.randint(4, most)
    )


def platoon(dice: Random, x: int, y: int) -> list[Box]:
    """Three to five bases around a point."""
    return [
        Box(x + dice.randint(-70, 70), y + dice.randint(-70, 70), dice.randint(0, 359), 20, 26)
        for _ in range(dice.randint(3, 5))
    ]


def polygon(figure: Shape | Box) -> Polygon:
    flat = figure.flat()
    return Polygon(list(zip(flat[0::2], flat[1::2], strict=True)))
