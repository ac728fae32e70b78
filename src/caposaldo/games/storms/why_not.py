"""What a person would look for among the choices, legal or not: those that are refused come with their reason.

Only so many, the nearest first: it is for people, who look at what lies before them. It rests on what the seat knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms import words
from caposaldo.games.storms.position import (
    ACT,
    ATTACK,
    BID,
    BOOST,
    BY_AP,
    BY_CAP,
    BY_CARD,
    CARD_USE,
    CHOOSE,
    CONCEAL,
    DEPLOY,
    DIRECT,
    GROUP_GO,
    HIDDEN,
    INDIRECT,
    INDIRECT_SMOKE,
    MOST_CAP,
    ON_MAP,
    PLOT,
    REINFORCE,
    REROLL,
    SECOND_HEX,
    SMOKE,
    SPOTTER,
    WAITING,
    Position,
)
from caposaldo.games.storms.rules import artillery, deployment, events
from caposaldo.games.storms.setup import MORTAR, VETERAN_CARD, WEAPON_CARD
from caposaldo.games.storms.sight_report import knows_of
from caposaldo.games.storms.verbs import (
    ADD_CAP,
    AIM,
    BOOST_BY,
    CONFIRM,
    DECLARE,
    EXIT,
    FIRE,
    GO,
    HIDE,
    HIDE_AT,
    JOIN,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PLAY_CARD,
    RECOVER,
    RELEASE,
    SNEAK,
    SPOT,
    STALL,
    TAKE,
    THROW,
    TURN,
    USE,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action

MOST: Final = 60
NEAR: Final = 2  # hexes around a unit that one thinks of
SPOTTING: Final = 3


def considered(s: Position, seat: i64, legal: list[Action]) -> list[Action]:
    """The legal actions and, behind them, those one would expect to find here but which are refused."""
    found = list(legal)
    if len(legal) == 0 or s.result is not None:
        return found
    seen = set(legal)
    for action in expected(s, s.top(), seat):
        if len(found) < len(legal) + MOST and action not in seen:
            found.append(action)
            seen.add(action)
    return found


def expected(s: Position, frame: Frame, side: i64) -> list[Action]:
    kind = frame.kind
    if kind == CHOOSE:
        return expected_turn(s, side)
    if kind == ACT:
        return expected_acts(s, frame, side)
    if kind == GROUP_GO or kind == SECOND_HEX:
        return [*expected_steps(s, words.actor(s)), Action(KEEP)]
    if kind == SPOTTER:
        return [Action(SPOT, 0, h) for h in around(s, s.hex[frame.a], SPOTTING)]
    if kind in (BOOST, REROLL, ATTACK):
        return expected_rolls(s, side)
    if kind == CARD_USE:
        return expected_uses(s, side)
    if kind == BID:
        return [Action(DECLARE, cap) for cap in range(MOST_CAP + 2)]
    return expected_plans(s, frame, side)


# ---------------------------------------------------------------- who and where
def own_units(s: Position, side: i64) -> list[int]:
    """Units of the side that are on the map, hidden ones too, or may enter."""
    units = [unit for unit in range(s.setup.count()) if s.setup.side[unit] == side]
    return [unit for unit in units if s.place[unit] == ON_MAP or s.place[unit] == WAITING]


def enemies(s: Position, side: i64) -> list[int]:
    """Enemies in view."""
    return [unit for unit in range(s.setup.count()) if s.setup.side[unit] != side and s.visible(unit)]


def around(s: Position, h: i64, radius: i64) -> list[int]:
    """Hexes near a hex, and itself, the nearest first."""
    if h < 0:
        return []
    near = [(int(s.setup.grid.distance(h, other)), int(other)) for other in s.setup.grid.within(h, radius)]
    return [other for _, other in sorted(near)]


def hexes_of(s: Position, units: list[int], h: i64) -> list[int]:
    """The hexes of units, those nearest to a hex first."""
    near = {(int(s.setup.grid.distance(h, s.hex[unit])) if h >= 0 else 0, int(s.hex[unit])) for unit in units}
    return [other for _, other in sorted(near)]


def cards_of(s: Position, side: i64) -> list[int]:
    """Kinds of cards in the hand of the side."""
    kinds: i64 = len(s.setup.cards)
    return [kind for kind in range(kinds) if s.hand[side * kinds + kind] > 0]


def own_cards(s: Position, unit: i64, family: i64) -> list[int]:
    return [kind for kind in s.setup.veteran[unit] if s.setup.cards[kind].family == family]


# ---------------------------------------------------------------- a turn and its action
def expected_turn(s: Position, side: i64) -> list[Action]:
    units = own_units(s, side)
    found = [Action(TAKE, unit, means) for means in range(BY_AP, BY_CAP + 1) for unit in units]
    kinds = cards_of(s, side)
    for unit in units:
        kinds += [kind for kind in own_cards(s, unit, VETERAN_CARD) if kind not in kinds]
    cards = [Action(PLAY_CARD, kind, means) for kind in kinds for means in (BY_AP, BY_CAP, BY_CARD)]
    return [Action(STALL, BY_AP), Action(STALL, BY_CAP), Action(RELEASE), Action(PASS), *cards, *found]


def expected_acts(s: Position, frame: Frame, side: i64) -> list[Action]:
    unit = frame.a
    found = [Action(RECOVER), Action(ADD_CAP)]
    if len(s.setup.exits[side]) > 0:
        found.append(Action(EXIT))
    found += expected_fire(s, unit, side)
    found += expected_steps(s, unit)
    found += [Action(TURN, 0, face) for face in range(6)]
    return found + [Action(JOIN, other) for other in own_units(s, side) if other != unit]


def expected_steps(s: Position, unit: i64) -> list[Action]:
    """To every hex next to it, with care where that is a choice, hidden if it is, or into hiding."""
    found: list[Action] = []
    for h in around(s, s.hex[unit], 1):
        if h != s.hex[unit]:
            found += [Action(GO, 0, h, careful) for careful in range(2 if s.setup.cautious else 1)]
        found.append(Action(SNEAK if s.has(unit, HIDDEN) else HIDE, 0, h))
    return found


def expected_fire(s: Position, unit: i64, side: i64) -> list[Action]:
    """At every enemy in view; mortars in all ways."""
    modes = [DIRECT]
    if s.setup.is_a(unit, MORTAR):
        modes = [DIRECT, INDIRECT, SMOKE, INDIRECT_SMOKE]
    hexes = hexes_of(s, enemies(s, side), s.hex[unit])
    found = [Action(FIRE, 0, h, mode) for h in hexes for mode in modes]
    if s.hex[unit] >= 0:
        near = [h for h in hexes if s.setup.grid.distance(s.hex[unit], h) <= NEAR]
        found += [Action(THROW, kind, h) for kind in own_cards(s, unit, WEAPON_CARD) for h in near]
    return found


# ---------------------------------------------------------------- rolls and cards
def expected_rolls(s: Position, side: i64) -> list[Action]:
    boosts = [Action(BOOST_BY, cap) for cap in range(-1, MOST_CAP + 2)] if s.top().kind == BOOST else []
    return boosts + [Action(USE, kind) for kind in cards_of(s, side)]


def expected_uses(s: Position, side: i64) -> list[Action]:
    """Own units, and enemies in view; those that would join; and that is all."""
    known = [unit for unit in range(s.setup.count()) if s.hex[unit] >= 0 and knows_of(s, side, unit)]
    found = [Action(CONFIRM)] + [Action(PICK, unit) for unit in known]
    return found + [Action(JOIN, unit) for unit in known if s.setup.side[unit] == side]


# ---------------------------------------------------------------- before the round
def expected_plans(s: Position, frame: Frame, side: i64) -> list[Action]:
    """Set-up in and around the zone, targets where enemies are."""
    if frame.kind == DEPLOY:
        unit = deployment.next_open(s, side)
        return [Action(KEEP)] + [Action(PLACE, unit, h, s.face[unit]) for h in beside_zone(s, unit)]
    if frame.kind == REINFORCE:
        unit = events.next_called(s, frame)
        return [Action(PLACE, unit, h, s.face[unit]) for h in beside_zone(s, unit)]
    if frame.kind == CONCEAL:
        unit = deployment.next_hidden(s, side)
        return [Action(CONFIRM)] + [Action(HIDE_AT, unit, h) for h in beside_zone(s, unit)]
    if frame.kind != PLOT:
        return []
    hexes = hexes_of(s, enemies(s, side), -1) + [int(objective.hex) for objective in s.setup.objectives]
    batteries = range(artillery.first_of(s, side), artillery.end_of(s, side))
    return [Action(AIM, battery, h, smoke) for battery in batteries for h in hexes for smoke in range(2)]


def beside_zone(s: Position, unit: i64) -> list[int]:
    """The hexes of the zone of a unit, and those next to it."""
    if unit < 0:
        return []
    zone = [int(h) for h in s.setup.zone[unit]]
    inside = set(zone)
    beside = {other for h in zone for other in around(s, h, 1) if other not in inside}
    return zone + sorted(beside)
