"""Terrain of a group that was wiped out while it was infiltrated (20.8)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_DOWN, FACE_UP, GROUPS, Position
from caposaldo.games.upfront.rules import entering_terrain, individual_transfer, losses, terrain
from caposaldo.games.upfront.setup import LETTERS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal


def ground(s: Position, lost: i64) -> i64:
    """The terrain card the group was in, -1 none: with two movement cards it had left it (5.2)."""
    return terrain.last_terrain(s, lost) if terrain.moves_above(s, lost) < 2 else -1


def options(s: Position, frame: Frame) -> list[Action]:
    """SEIZE: TAKE for each group that had men in there, or KEEP; then PICK for men who go over to it (20.8)."""
    found: list[Action] = []
    if frame.c > 0:
        for man in range(len(s.group)):
            if s.inside[man] == frame.a and refuse_man(s, frame, man) is None:
                found.append(Action(verbs.PICK, man))
    else:
        first = frame.b * LETTERS
        for group in range(first, first + LETTERS):
            if s.letter[group] >= 0 and refuse_group(s, frame, group) is None:
                found.append(Action(verbs.TAKE, group))
    found.append(Action(verbs.KEEP))
    return found


def refuse_in(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == verbs.KEEP:
        return None
    if a.kind == verbs.PICK:
        return refuse_man(s, frame, a.a) if frame.c > 0 else Refusal("20.8", "uf-seize-first")
    return refuse_group(s, frame, a.a) if frame.c == 0 else Refusal("20.8", "uf-seize-done")


def refuse_group(s: Position, frame: Frame, group: i64) -> Refusal | None:
    """It has a man in there, and there is terrain that it may be in."""
    if not 0 <= group < GROUPS or s.side_of_group(group) != frame.b or not has_man_in(s, group, frame.a):
        return Refusal("20.8", "uf-seize-not-there")
    card = ground(s, frame.a)
    if card < 0:
        return Refusal("20.8", "uf-seize-nothing")
    if s.way[card] != FACE_DOWN and entering_terrain.forbidden(s, group, card):
        return Refusal("23.3", "uf-seize-does-not-fit", {"group": s.group_ref(group), "card": s.card_ref(card)})
    return None


def has_man_in(s: Position, group: i64, lost: i64) -> bool:
    for man in range(len(s.group)):
        if s.group[man] == group and s.inside[man] == lost:
            return True
    return False


def refuse_man(s: Position, frame: Frame, man: i64) -> Refusal | None:
    """He had infiltrated the lost group too, and there is room for him (20.8, 17.82, 23.3)."""
    group = frame.c - 1
    if not 0 <= man < len(s.group) or s.inside[man] != frame.a or s.group[man] == group:
        return Refusal("20.8", "uf-seize-not-he")
    if not individual_transfer.fits_in(s, man, group):
        return Refusal("23.3", "uf-groups-pillbox-man", {"man": s.ref(man)})
    return None if individual_transfer.room(s, group) > 0 else individual_transfer.full(s, group)


def perform_in(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == verbs.TAKE:
        frame.c = a.a + 1
        seize(s, a.a, frame.a)
    elif a.kind == verbs.PICK:
        go_over(s, a.a, frame.c - 1)
    if a.kind == verbs.KEEP or (frame.c > 0 and len(options(s, frame)) == 1):
        s.pop()
        losses.clear(s, frame.a)


def seize(s: Position, group: i64, lost: i64) -> None:
    """All that lay on either group goes, but for the terrain that changes hands (20.8)."""
    card = ground(s, lost)
    way = s.way[card]
    s.lift(card)
    s.lay_on(card, group, FACE_DOWN if way == FACE_DOWN else FACE_UP)
    if s.events is not None:
        if way == FACE_DOWN:
            s.tell("20.8", "uf-seizes-open-ground", {"group": s.group_ref(group)})
        else:
            s.tell("20.8", "uf-seizes", {"group": s.group_ref(group), "card": s.card_ref(card)})
    entering_terrain.played(s, group)
    entering_terrain.accept(s, group, card)


def go_over(s: Position, man: i64, group: i64) -> None:
    """To the group that has the terrain now; his own is no more if he was the last (20.8)."""
    before = s.group[man]
    s.inside[man] = -1
    s.part(man)
    s.join(man, group)
    if s.events is not None:
        s.tell("20.8", "uf-goes-over", {"man": s.ref(man), "group": s.group_ref(group)})
    individual_transfer.empty_out(s, before)
