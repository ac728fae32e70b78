"""Several bases together: how far groups are apart, whether one keeps its distance or holds together."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.kernel.bases import FAR, Box, boxes_gap, boxes_overlap
from caposaldo.kernel.table import Shape, box_to_shape


def comes_within(b: Box, others: list[Box], keep: i64) -> i64:
    """Return the first of the others that is nearer to a base than `keep`, or -1; with `keep` 0 the first that the base
    overlaps, so that bases may touch."""
    left = b.left - keep
    right = b.right + keep
    top = b.top - keep
    bottom = b.bottom + keep
    for i in range(len(others)):
        other = others[i]
        if other.right < left or other.left > right or other.bottom < top or other.top > bottom:
            continue
        if boxes_gap(b, other) < keep if keep > 0 else boxes_overlap(b, other):
            return i
    return -1


def nearest(b: Box, others: list[Box]) -> i64:
    """Return the first of the others that is nearest to a base, or -1 if there are none."""
    found: i64 = -1
    least: i64 = FAR
    for i in range(len(others)):
        if _bounds_gap(b, others[i]) < least:
            gap = boxes_gap(b, others[i])
            if gap < least:
                least = gap
                found = i
    return found


def group_gap(a: list[Box], b: list[Box]) -> i64:
    """Return the floor of the distance between two groups, nearest base to nearest base; FAR if one is empty."""
    least: i64 = FAR
    for one in a:
        for other in b:
            if _bounds_gap(one, other) < least:
                gap = boxes_gap(one, other)
                if gap < least:
                    least = gap
    return least


def group_to_shape(a: list[Box], s: Shape) -> i64:
    """Return the floor of the distance between a group and an area, 0 if they touch; FAR if the group is empty."""
    least: i64 = FAR
    for one in a:
        gap = box_to_shape(one, s)
        if gap < least:
            least = gap
    return least


def holds_together(boxes: list[Box], most: i64) -> bool:
    """Tell whether bases form one group: a chain of bases no more than `most` apart leads from each to each other."""
    reached = boxes[:1]
    rest = boxes[1:]
    i = 0
    while i < len(reached) and rest:
        left: list[Box] = []
        for other in rest:
            near = _bounds_gap(reached[i], other) <= most and boxes_gap(reached[i], other) <= most
            (reached if near else left).append(other)
        rest = left
        i += 1
    return not rest


def _bounds_gap(a: Box, b: Box) -> i64:
    """Return how far the bounds of two bases are apart on one axis or the other: no more than the bases themselves."""
    gap: i64 = 0
    if b.left - a.right > gap:
        gap = b.left - a.right
    if a.left - b.right > gap:
        gap = a.left - b.right
    if b.top - a.bottom > gap:
        gap = b.top - a.bottom
    return a.top - b.bottom if a.top - b.bottom > gap else gap
