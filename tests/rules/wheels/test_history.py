"""The tables keep the order of history: what killed what, from how far and from which side."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from caposaldo.games.wheels.bot import odds
from caposaldo.games.wheels.io.cards import cards, tables
from caposaldo.games.wheels.setup import ABOVE, CM, FLANK, FRONT, LEVEL_DIE, OPEN, REAR

SCRIPT = Path(__file__).parents[3] / "scripts" / "wheels_odds.py"
EVERY_GUN = [card for card in cards().values() if card.weapon >= 0]
T34, KV, PANZER_IV, TIGER, PANTHER, SHERMAN = (
    "sov-t-34-76", "sov-kv-1", "ger-panzer-ivh", "ger-tiger-i", "ger-panther", "usa-m4-sherman-75",
)  # fmt: skip


def kill(firer: str, target: str, cm: int, direction: int = FRONT, cover: int = OPEN, level: int = 1) -> float:
    ways, of = odds.kill_ways(tables(), cards()[firer], LEVEL_DIE[level], cards()[target], cm * CM, direction, cover)
    return int(ways) / int(of)


def useful(firer: str) -> int:
    return int(cards()[firer].effective // CM)


# The better gun first; both fire at the target from this side at a range that both call useful.
ORDER = [
    ("ger-pak-40", "ger-panzer-iiih", T34, FRONT),  # 75 mm L/48 and 50 mm L/42
    ("ger-pak-40", "ger-panzer-iiih", T34, FLANK),
    ("ger-pak-40", "ger-pak-38", T34, FRONT),
    ("ger-pak-38", "ger-panzer-iiih", T34, FLANK),
    ("ger-panzer-iiih", "ger-pak-36", T34, FLANK),
    ("ger-tiger-i", "ger-panzer-ivh", KV, FRONT),
    ("ger-panther", "ger-tiger-i", "sov-is-2", FRONT),
    ("sov-su-85", T34, TIGER, FRONT),
    ("sov-is-2", "sov-su-85", PANTHER, FRONT),
    ("sov-su-100", "sov-is-2", TIGER, FRONT),
    ("bri-sherman-firefly", SHERMAN, TIGER, FRONT),
    ("usa-m36-tank-destroyer", "usa-m10-tank-destroyer", PANTHER, FRONT),
    ("usa-m10-tank-destroyer", SHERMAN, PANZER_IV, FRONT),
    ("bri-6-pdr-gun", "bri-2-pdr-gun", PANZER_IV, FRONT),
    ("bri-17-pdr-gun", "bri-6-pdr-gun", TIGER, FRONT),
    ("ita-90-53-gun", "ita-47-32-gun", "bri-matilda-ii", FRONT),
]


@pytest.mark.parametrize(("better", "worse", "target", "direction"), ORDER)
def test_the_better_gun_kills_more_often_at_useful_range(better: str, worse: str, target: str, direction: int) -> None:
    cm = min(useful(better), useful(worse))
    assert kill(better, target, cm, direction) > kill(worse, target, cm, direction)


@pytest.mark.parametrize(("firer", "target"), [("ger-pak-36", T34), ("ger-panzer-iiih", KV), (T34, TIGER)])
def test_some_fronts_stop_some_guns_at_useful_range(firer: str, target: str) -> None:
    assert kill(firer, target, useful(firer)) == 0


@pytest.mark.parametrize(("firer", "target"), [("sov-45-mm-gun", PANTHER), (SHERMAN, TIGER), (T34, TIGER)])
def test_where_the_front_stops_it_a_gun_looks_for_the_rear(firer: str, target: str) -> None:
    assert kill(firer, target, useful(firer)) == 0
    assert kill(firer, target, useful(firer), REAR) > 0.1


def test_a_tiger_outranges_what_it_met_in_1943() -> None:
    """It kills a T-34 from the front where the T-34 does not scratch it from any side."""
    cm = int(cards()[T34].reach // CM)
    assert kill("ger-tiger-i", T34, cm) > 0.3
    assert [kill(T34, TIGER, cm, direction) for direction in (FRONT, FLANK, REAR)] == [0, 0, 0]


@pytest.mark.rule("fire-9", "fire-10")
@pytest.mark.parametrize("target", [T34, PANZER_IV, TIGER, SHERMAN, "ger-grenadiers"])
def test_no_gun_gains_by_range(target: str) -> None:
    for gun in EVERY_GUN:
        chances = [kill(gun.key, target, cm) for cm in range(int(gun.min_range // CM), int(gun.reach // CM) + 1, 5)]
        assert chances == sorted(chances, reverse=True), gun.key


@pytest.mark.rule("fire-8")
@pytest.mark.parametrize("target", [T34, KV, PANZER_IV, TIGER, PANTHER, SHERMAN])
def test_flank_and_rear_are_never_stronger_than_the_front(target: str) -> None:
    for gun in EVERY_GUN:
        cm = max(int(gun.min_range // CM), int(gun.short // CM))
        front, flank, rear = (kill(gun.key, target, cm, side) for side in (FRONT, FLANK, REAR))
        assert front <= flank <= rear, gun.key
        assert kill(gun.key, target, cm, ABOVE) >= 0


@pytest.mark.rule("exp-1")
def test_experience_always_helps() -> None:
    for gun in EVERY_GUN:
        cm = max(int(gun.min_range // CM), int(gun.short // CM))
        chances = [kill(gun.key, "sov-rifle-squad", cm, level=level) for level in range(4)]
        assert chances == sorted(chances), gun.key


@pytest.mark.rule("fire-10")
def test_cover_never_helps_the_firer() -> None:
    """Open ground, wood, rocks, trenches; buildings protect from small arms at least as well as trenches."""
    for gun in EVERY_GUN:
        cm = max(int(gun.min_range // CM), int(gun.short // CM))
        chances = [kill(gun.key, "sov-rifle-squad", cm, cover=cover) for cover in range(4)]
        assert chances == sorted(chances, reverse=True), gun.key


def test_the_page_of_odds_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
