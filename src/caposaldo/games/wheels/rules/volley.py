"""The exact odds of an attack: whether the target is detected, and how many models all shots together destroy."""

from __future__ import annotations

from math import gcd

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import bombardment, fire, odds
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview


def attack_preview(s: Position, a: i64, b: i64, chosen: i64) -> Preview:
    """Of a target whose models stand on the table: a miss of detection, then 0 models lost and more."""
    return seen_by(s, a, a, b, chosen)


def seen_by(s: Position, looker: i64, a: i64, b: i64, chosen: i64) -> Preview:
    seen, of = bombardment.ways_to_see(s, looker, b)
    chain = Chain()
    chain.add("fire-1", "wh-chain-shots", fire.shots(s, a))
    found = [Chance("wh-chance-not-detected", of - seen, of)] if seen < of else []
    for chance in spread(s, a, b, chosen).chances():
        found.append(Chance(chance.key, chance.ways * seen, chance.of * of, chance.worth))
    return Preview(chain, [reduced(chance) for chance in found])


def look_preview(s: Position, a: i64, hq: i64, b: i64, chosen: i64) -> Preview:
    """The same where an HQ looks for the platoon (org-6)."""
    return seen_by(s, hq, a, b, chosen)


def volley_preview(s: Position, a: i64, b: i64) -> Preview:
    """The shots of a platoon that has found its target."""
    return chained("fire-1", "wh-chain-shots", fire.shots(s, a), spread(s, a, b, 0))


def chained(rule: str, key: str, dice: i64, spread: odds.Spread) -> Preview:
    """So many dice, and the models that they cost."""
    chain = Chain()
    chain.add(rule, key, dice)
    return Preview(chain, [reduced(chance) for chance in spread.chances()])


def spread(s: Position, a: i64, b: i64, chosen: i64) -> odds.Spread:
    return spread_of(s, a, b, fire.shot_between(s, a, b, chosen))


def spread_of(s: Position, a: i64, b: i64, one: fire.Shot) -> odds.Spread:
    count = int(fire.shots(s, a))
    if fire.repeats(s, b):
        found = odds.shots_with_repeat(one.destroyed, one.missed, one.of, count)
    else:
        found = odds.dice(one.destroyed, one.of, count)
    return found.capped(int(s.strength(b)))


def reduced(chance: Chance) -> Chance:
    """In the smallest numbers: five dice make large ones."""
    by = max(1, gcd(chance.ways, chance.of))
    return Chance(chance.key, chance.ways // by, chance.of // by, chance.worth)
