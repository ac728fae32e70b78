"""The dice of an assault and of the answers hand to hand (assault-4, assault-7, assault-8), and their exact odds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import fire, ground, odds, volley
from caposaldo.games.wheels.rules.contact import in_contact, touched_by
from caposaldo.games.wheels.setup import SPECIAL
from caposaldo.kernel.game import Params, Preview

LETTERS: Final = 5  # of cover, in a row of the assault table


# ---------------------------------------------------------------- numbers
def number_against(s: Position, a: i64, b: i64, m: i64) -> i64:
    """Number or more to eliminate a squad of b by one that touches its model m: by its side armour, or the cover of
    the terrain under the model (assault-4, A-straddle)."""
    if s.card_of(b).is_armoured():
        return plate_number(s, a, s.card_of(b).armour[1])
    return cover_number(s, a, s.model_x[m], s.model_y[m])


def row_of(s: Position, a: i64) -> i64:
    """Special infantry has a row of its own; crews fight as infantry (assault-8)."""
    return 1 if s.card_of(a).klass == SPECIAL else 0


def cover_number(s: Position, a: i64, x: i64, y: i64) -> i64:
    letter = s.setup.tables.cover[ground.terrain_at(s, x, y)]
    return possible(s.setup.tables.assault_cover[LETTERS * row_of(s, a) + letter])


def plate_number(s: Position, a: i64, plate: i64) -> i64:
    """By the first column not below its thickness."""
    if plate == 0:
        return fire.SURE
    tables = s.setup.tables
    count: i64 = len(tables.thickness)
    i: i64 = 0
    while i < count - 1 and tables.thickness[i] * 10 < plate:
        i += 1
    return possible(tables.assault_armour[count * row_of(s, a) + i])


def possible(number: i64) -> i64:
    return fire.NEVER if number == 0 else number


def numbers(s: Position, a: i64, b: i64, squads: list[int]) -> list[int]:
    """For each of these squads of a the best number against a model that it touches; one that touches none strikes
    where its platoon does."""
    found: list[int] = []
    for m in squads:
        touched = touched_by(s, m, b)
        best: i64 = fire.NEVER
        for other in touched if touched else in_contact(s, b, a):
            best = min(best, number_against(s, a, b, other))
        found.append(int(best))
    return found


def assault_numbers(s: Position, a: i64, b: i64) -> list[int]:
    """A die for every squad in contact (assault-3, assault-4)."""
    return numbers(s, a, b, in_contact(s, a, b))


def counter_numbers(s: Position, b: i64, a: i64) -> list[int]:
    """A die for every survivor (assault-8)."""
    return numbers(s, b, a, s.models(b))


def overrun_numbers(s: Position, b: i64) -> list[int]:
    """A die for every surviving vehicle (assault-7)."""
    return [int(s.setup.tables.overrun_above) + 1 for _ in s.models(b)]


# ---------------------------------------------------------------- rolling
def roll(s: Position, a: i64, b: i64, needs: list[int], rule: str, key: str) -> i64:
    """Roll the dice of a, one for each number. Return how many squads of b they eliminate."""
    lost: i64 = 0
    faces: list[str] = []
    for need in needs:
        face = s.dice.die(s.die_of(a), "assault")
        faces.append(str(face))
        if face >= need:
            lost += 1
    lost = min(lost, s.strength(b))
    params: Params = {"unit": s.ref(a), "target": s.ref(b), "faces": ", ".join(faces), "lost": int(lost)}
    s.tell(rule, key, params)
    return lost


# ---------------------------------------------------------------- odds
def dice_preview(s: Position, a: i64, b: i64, needs: list[int], rule: str) -> Preview:
    found = volley.chained(rule, "wh-chain-dice", len(needs), spread_of(s, a, b, needs))
    if len(needs) > 0 and min(needs) == max(needs):
        found.chain.note(rule, "wh-chain-needed", {"number": needs[0]})
    return found


def spread_of(s: Position, a: i64, b: i64, needs: list[int]) -> odds.Spread:
    """Every die costs a squad with its own number or more."""
    sides = int(s.die_of(a))
    found = odds.none()
    for need in needs:
        found = odds.together(found, odds.dice(min(sides, max(0, sides + 1 - need)), sides, 1))
    return found.capped(int(s.strength(b)))
