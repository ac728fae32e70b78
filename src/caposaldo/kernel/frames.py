"""What the states of games are made of: pending decisions on a stack, and one vec of whole numbers a field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Frame:
    """One pending decision or unfinished business."""

    def __init__(self, kind: i64, a: i64 = 0, b: i64 = 0, x: i64 = 0, y: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.x = x
        self.y = y
        self.c = c
        self.d = d

    def clone(self) -> Frame:
        return Frame(self.kind, self.a, self.b, self.x, self.y, self.c, self.d)

    def data(self) -> list[int]:
        return [int(self.kind), int(self.a), int(self.b), int(self.x), int(self.y), int(self.c), int(self.d)]


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(n)])
