"""What a person would look for among the choices, legal or not: those that are refused come with their reason.

Only so many: it is for people, who look at their hand and at the groups before them. It rests on what the seat knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import PINNED, Position
from caposaldo.games.upfront.rules import attempts, deck
from caposaldo.games.upfront.setup import (
    CONCEALED,
    FIRE,
    HERO,
    LETTERS,
    MOVEMENT,
    ORDNANCE,
    RALLY,
    RALLY_ALL,
    SMOKE,
    SNIPER,
    TERRAIN,
    WIRE,
)
from caposaldo.kernel.frames import Frame

MOST: Final = 60
FLANKS: Final = 17
CLOSE: Final = 20


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
    if kind == st.ACT:
        return expected_acts(s, side)
    if kind == st.DISCARD:
        return expected_discards(s, side)
    if kind == st.REFILL:
        return [Action(verbs.DRAW, count) for count in range(1, LETTERS)] + [Action(verbs.DONE)]
    if kind == st.AIM:
        men = [Action(verbs.HOLD_OUT, man) for man in s.men_of(frame.a)]
        return [Action(verbs.USE, card) for card in cards_of(s, side, FIRE)] + men + [Action(verbs.DONE)]
    if kind == st.CONCEAL:
        return [Action(verbs.USE, card, 0, frame.c) for card in cards_of(s, side, CONCEALED)]
    if kind == st.SAVE or kind == st.RETRY:
        return [Action(verbs.PLAY_HERO, card, frame.a) for card in cards_of(s, side, HERO)]
    if kind == st.ANSWER:
        return [Action(verbs.ACCEPT), Action(verbs.REJECT)]
    return expected_elsewhere(s, frame, side)


def expected_elsewhere(s: Position, frame: Frame, side: i64) -> list[Action]:
    kind = frame.kind
    if kind == st.FORM:
        men = [man for man in range(s.setup.count()) if s.setup.side[man] == side]
        return [Action(verbs.PUT, man, letter) for man in men for letter in range(LETTERS)] + [Action(verbs.DONE)]
    if kind == st.LAY:
        everywhere = groups_of(s, side) + groups_of(s, 1 - side)
        return [Action(verbs.LAY_ON, card, group) for card in cards_of(s, side, TERRAIN) for group in everywhere]
    if kind == st.RALLYING or kind == st.FIGHTS:
        return [Action(verbs.PICK, man) for man in s.men_of(frame.a)]
    if kind in (st.INFILTRATE, st.ASSAULT, st.SEND):
        return expected_names(s, frame, side)
    if kind == st.CHARGE_AT or kind == st.REDIRECT:
        return [Action(verbs.TAKE, group) for group in groups_of(s, 1 - side)]
    if kind == st.TRYING:
        return attempts.considered(s, frame)
    if kind == st.SPOILS:
        return [Action(verbs.TAKE), Action(verbs.BURY)]
    return [Action(verbs.TAKE, group) for group in groups_of(s, side)] if kind == st.SEIZE else []


# ---------------------------------------------------------------- who and with what
def groups_of(s: Position, side: i64) -> list[int]:
    return [group for group in range(side * LETTERS, side * LETTERS + LETTERS) if s.letter[group] >= 0]


def cards_of(s: Position, side: i64, function: i64) -> list[int]:
    """Cards in the hand of the side that can be played as that."""
    return [int(card) for card in s.hands[side] if deck.usable(s, side, card, function)]


def men_of(s: Position, side: i64) -> list[int]:
    return [man for man in range(s.setup.count()) if s.setup.side[man] == side and s.group[man] >= 0]


def on_groups(s: Position, verb: i64, side: i64, function: i64, receivers: list[int], x: i64 = 0) -> list[Action]:
    """Every card with this function on each of these groups."""
    return [Action(verb, card, group, x) for group in receivers for card in cards_of(s, side, function)]


# ---------------------------------------------------------------- actions and discards
def expected_acts(s: Position, side: i64) -> list[Action]:
    """One of each sort for every group: fire first, then rally, movement, terrain, and the rest."""
    own, enemies = groups_of(s, side), groups_of(s, 1 - side)
    found = [Action(verbs.ATTACK_ON, group, target) for group in own for target in enemies]
    if s.setup.armour:
        found += expected_shots(s, side, enemies)
    for function in (RALLY, RALLY_ALL):
        found += on_groups(s, verbs.RALLY_BY, side, function, own, -1)
    for group in own:
        for card in cards_of(s, side, MOVEMENT)[:1]:
            found += [Action(verbs.MOVE, card, group, way) for way in (st.FORWARD, st.BACK, st.SIDEWAYS)]
        found += on_groups(s, verbs.LAY_ON, side, TERRAIN, [group])
    found += on_groups(s, verbs.LAY_SMOKE, side, SMOKE, own)
    found += expected_heroes(s, side)
    if s.setup.plays_chapter(CLOSE):
        found += [Action(verbs.BEGIN_INFILTRATION, 0, group) for group in own]
        found += [Action(verbs.BEGIN_ASSAULT, 0, group) for group in own]
    if s.setup.plays_chapter(FLANKS):
        found += [Action(verbs.BEGIN_TRANSFER, 0, group, to) for group in own for to in own if to != group]
    found += [
        Action(verbs.REPAIR, man) for man in men_of(s, side) if s.weapon[man] >= 0 and s.jammed[s.weapon[man]] == 1
    ]
    return [*found, Action(verbs.DONE)]


def expected_shots(s: Position, side: i64, enemies: list[int]) -> list[Action]:
    """Everybody who has ordnance, at every group, with the first Fire card."""
    men = [man for man in men_of(s, side) if s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], ORDNANCE)]
    cards = cards_of(s, side, FIRE)[:1]
    return [Action(verbs.SHELL, man, enemy, card) for man in men for enemy in enemies for card in cards]


def expected_heroes(s: Position, side: i64) -> list[Action]:
    pinned = [man for man in men_of(s, side) if s.has(man, PINNED)]
    found = [Action(verbs.PLAY_HERO, card, man) for card in cards_of(s, side, HERO) for man in pinned]
    return found + [Action(verbs.PANIC, man) for man in pinned]


def expected_discards(s: Position, side: i64) -> list[Action]:
    enemies = groups_of(s, 1 - side)
    found = [Action(verbs.DISCARD_CARD, card) for card in s.hands[side]]
    found += on_groups(s, verbs.SNIPE_AT, side, SNIPER, enemies)
    found += on_groups(s, verbs.WIRE_ON, side, WIRE, enemies)
    found += on_groups(s, verbs.LAY_ON, side, TERRAIN, enemies)
    return [*found, Action(verbs.DONE), *expected_heroes(s, side)]


def expected_names(s: Position, frame: Frame, side: i64) -> list[Action]:
    """Everybody of the group, with a morale check or, for those who go over, with a card."""
    men = s.men_of(frame.a)
    if frame.kind == st.SEND:
        return [Action(verbs.NAME, man, -1, card) for man in men for card in cards_of(s, side, MOVEMENT)]
    if frame.kind == st.ASSAULT:
        return [Action(verbs.NAME, man, -1, -1) for man in men] + [Action(verbs.DONE)]
    found = [Action(verbs.NAME, man, enemy, -1) for man in men for enemy in groups_of(s, 1 - side)]
    return [*found, Action(verbs.DONE)]
