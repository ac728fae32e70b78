"""Terrain of a group that was wiped out while it was infiltrated (20.8)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_DOWN, FACE_UP, GROUPS, Position
from caposaldo.games.upfront.rules import entering_terrain, individual_transfer, losses, terrain
from caposaldo.games.upfront.rules.decision import GROUP, GROUP_OR_NONE, YES_NO, Decision, groups_of
from caposaldo.games.upfront.setup import LETTERS
from caposaldo.games.upfront.verbs import KEEP, PICK, TAKE
from caposaldo.kernel.game import Prompt, Refusal


def ground(s: Position, lost: i64) -> i64:
    """Return the terrain card the group was in, -1 if none: with two movement cards it had left it (5.2)."""
    return terrain.last_terrain(s, lost) if terrain.moves_above(s, lost) < 2 else -1


class Seize(Decision):
    """A group was lost while enemies were in it: one of their groups may take over its terrain, then other men who were
    in there may go over to it (20.8)."""

    RULE: ClassVar[str] = "20.8"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE, PICK, KEEP)
    CHECKS: ClassVar[dict[str, int]] = {"lost": GROUP, "side": YES_NO, "taker": GROUP_OR_NONE}

    def __init__(self, lost: i64, side: i64, taker: i64 = -1) -> None:
        self.lost = lost
        self.side = side  # that is asked
        self.taker = taker  # the group that has taken the terrain, -1 none yet

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.lost)}, "-men" if self.taker >= 0 else "")

    def options(self, s: Position, seat: i64) -> list[Action]:
        """List TAKE for each group that had men in there, then PICK for men who go over to it; or KEEP."""
        found: list[Action] = []
        if self.taker >= 0:
            for man in range(len(s.group)):
                if s.inside[man] == self.lost and self.refuse_man(s, man) is None:
                    found.append(Action(PICK, man))
        else:
            first = self.side * LETTERS
            for group in range(first, first + LETTERS):
                if s.letter[group] >= 0 and self.refuse_group(s, group) is None:
                    found.append(Action(TAKE, group))
        found.append(Action(KEEP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(TAKE, group) for group in groups_of(s, seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None
        if action.verb == PICK:
            return self.refuse_man(s, action.man) if self.taker >= 0 else Refusal("20.8", "uf-seize-first")
        return self.refuse_group(s, action.taken) if self.taker < 0 else Refusal("20.8", "uf-seize-done")

    def refuse_group(self, s: Position, group: i64) -> Refusal | None:
        """Return why the group cannot take the terrain: it must have a man in there and be allowed in the terrain."""
        if not 0 <= group < GROUPS or s.side_of_group(group) != self.side or not has_man_in(s, group, self.lost):
            return Refusal("20.8", "uf-seize-not-there")
        card = ground(s, self.lost)
        if card < 0:
            return Refusal("20.8", "uf-seize-nothing")
        if s.way[card] != FACE_DOWN and entering_terrain.forbidden(s, group, card):
            return Refusal("23.3", "uf-seize-does-not-fit", {"group": s.group_ref(group), "card": s.card_ref(card)})
        return None

    def refuse_man(self, s: Position, man: i64) -> Refusal | None:
        """Return why the man cannot go over: he must have infiltrated the lost group too, and there must be room (20.8,
        17.82, 23.3)."""
        group = self.taker
        if not 0 <= man < len(s.group) or s.inside[man] != self.lost or s.group[man] == group:
            return Refusal("20.8", "uf-seize-not-he")
        if not individual_transfer.fits_in(s, man, group):
            return Refusal("23.3", "uf-groups-pillbox-man", {"man": s.ref(man)})
        return None if individual_transfer.room(s, group) > 0 else individual_transfer.full(s, group)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == TAKE:
            s.replace(Seize(self.lost, self.side, action.taken))
            seize(s, action.taken, self.lost)
        elif action.verb == PICK:
            go_over(s, action.man, self.taker)
        else:
            self.end(s)

    def end(self, s: Position) -> None:
        s.pop()
        losses.clear(s, self.lost)

    def run_on(self, s: Position) -> bool:
        """End without asking when no group can take it, or nobody else can go over."""
        if len(self.options(s, self.side)) > 1:
            return False
        self.end(s)
        return True

    def shown(self, s: Position) -> dict[str, object]:
        return {"target": int(self.lost), "group": int(self.taker)}


def has_man_in(s: Position, group: i64, lost: i64) -> bool:
    for man in range(len(s.group)):
        if s.group[man] == group and s.inside[man] == lost:
            return True
    return False


def seize(s: Position, group: i64, lost: i64) -> None:
    """Lay the terrain on the group that takes it; all other cards on either group are discarded (20.8)."""
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
    """Move the man to the group that has the terrain now; his own group is dissolved if he was the last (20.8)."""
    before = s.group[man]
    s.inside[man] = -1
    s.part(man)
    s.join(man, group)
    if s.events is not None:
        s.tell("20.8", "uf-goes-over", {"man": s.ref(man), "group": s.group_ref(group)})
    individual_transfer.dissolve_if_empty(s, before)
