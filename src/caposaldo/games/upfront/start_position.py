"""Everything out of the box and onto the table, before the first decision (3.1 to 3.5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront.position import FACE_UP, FORMING, GROUPS, IN_PILE, IN_PLAY, NO_FLANK, Position
from caposaldo.games.upfront.setup import DECK, LETTERS
from caposaldo.kernel.frames import filled


def lay_out(s: Position) -> None:
    """Everything in the box: men in the groups the scenario proposes, all cards in the pile (3.1 to 3.5)."""
    n = s.setup.count()
    s.flags = filled(n, 0)
    s.group = filled(n, -1)
    s.pos = filled(n, 0)
    s.fate = filled(n, IN_PLAY)
    s.weapon = vec[i64](list(range(n)))
    s.kept = filled(n, 0)
    s.serves = filled(n, -1)
    s.second = s.setup.start_second[:]
    s.inside = filled(n, -1)
    s.bound = filled(n, -1)
    s.aim = filled(n, -1)
    s.spends = filled(n, -1)
    s.jammed = filled(n, 0)
    s.lies = filled(n, -1)
    lay_out_groups(s)
    lay_out_cards(s)
    s.checks = filled(2, 0)
    s.bereft = filled(2, 0)
    s.passed = filled(2, 0)
    s.step = FORMING
    s.side = s.setup.first_player
    s.turn = s.emptied = s.spoken = s.time_up = s.acted = s.discards = s.windy = 0
    s.end_attack()
    s.stack = []
    s.result = None


def lay_out_groups(s: Position) -> None:
    s.letter = filled(GROUPS, -1)
    s.chit = filled(GROUPS, 0)
    s.marks = filled(GROUPS, 0)
    s.upper = filled(GROUPS, -1)
    s.announced = filled(GROUPS, -1)
    s.sniped = filled(GROUPS, 0)
    s.rear = filled(GROUPS, -1)
    s.front = filled(GROUPS, -1)
    s.flank = filled(GROUPS * GROUPS, NO_FLANK)
    s.behind = filled(GROUPS * GROUPS, 0)
    for man in range(s.setup.count()):
        s.join(man, s.setup.side[man] * LETTERS + s.setup.start_letter[man])
        s.serves[man] = s.setup.start_crew[man]


def lay_out_cards(s: Position) -> None:
    s.where = filled(DECK, IN_PILE)
    s.way = filled(DECK, FACE_UP)
    s.under = filled(DECK, -1)
    s.laid = filled(DECK, 0)
    s.seen = filled(DECK, 0)
    s.pile = vec[i64](list(range(DECK)))
    s.hands = [filled(0, 0), filled(0, 0)]
    s.taken_out = filled(len(s.setup.removed), 0)
