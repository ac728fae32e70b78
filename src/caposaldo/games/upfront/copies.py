"""A second table like this one, for those who think ahead: every field of the game in progress."""

from __future__ import annotations

from caposaldo.games.upfront.position import Position


def copy_into(s: Position, other: Position) -> None:
    """Copy every field of the game in progress; `other` shares the setup."""
    s.copy_play(other)
    other.group = s.group[:]
    other.pos = s.pos[:]
    other.fate = s.fate[:]
    other.weapon = s.weapon[:]
    other.kept = s.kept[:]
    other.serves = s.serves[:]
    other.second = s.second[:]
    other.inside = s.inside[:]
    other.bound = s.bound[:]
    other.aim = s.aim[:]
    other.spends = s.spends[:]
    other.jammed = s.jammed[:]
    other.lies = s.lies[:]
    other.letter = s.letter[:]
    other.chit = s.chit[:]
    other.marks = s.marks[:]
    other.upper = s.upper[:]
    other.announced = s.announced[:]
    other.sniped = s.sniped[:]
    other.rear = s.rear[:]
    other.front = s.front[:]
    other.flank = s.flank[:]
    other.behind = s.behind[:]
    other.where = s.where[:]
    other.way = s.way[:]
    other.under = s.under[:]
    other.laid = s.laid[:]
    other.seen = s.seen[:]
    other.pile = s.pile[:]
    other.hands = [s.hands[0][:], s.hands[1][:]]
    other.taken_out = s.taken_out[:]
    other.checks = s.checks[:]
    other.bereft = s.bereft[:]
    other.passed = s.passed[:]
    copy_numbers(s, other)


def copy_numbers(s: Position, other: Position) -> None:
    other.step = s.step
    other.side = s.side
    other.turn = s.turn
    other.emptied = s.emptied
    other.spoken = s.spoken
    other.time_up = s.time_up
    other.acted = s.acted
    other.discards = s.discards
    other.windy = s.windy
    other.strength = s.strength
    other.hidden_by = s.hidden_by
    other.lost_strength = s.lost_strength
    other.flaming = s.flaming
    other.first_draw = s.first_draw
