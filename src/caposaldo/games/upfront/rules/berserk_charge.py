"""Berserk men charge at the start of the turn (20.91, 20.92)."""

from __future__ import annotations

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BERSERK, GROUPS, Position
from caposaldo.games.upfront.rules import berserk, close_combat, fights, infiltrators, weapons
from caposaldo.games.upfront.setup import CREW, LETTERS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- at the start of the turn (20.91, 20.92)
def begin(s: Position) -> None:
    """Charges, or calm: one man after the other."""
    berserk.come_round_without_target(s)
    for man in range(len(s.flags) - 1, -1, -1):
        if s.flags[man] & BERSERK != 0 and s.setup.side[man] == s.side:
            s.push(Frame(st.CHARGE_AT, man))


def options(s: Position, frame: Frame) -> list[Action]:
    """Groups at range 5 that can be attacked in close combat (20.91, 23.5, 24.7)."""
    found: list[Action] = []
    if s.group[frame.a] < 0 or not s.has(frame.a, BERSERK):
        return found
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and infiltrators.refuse_place(s, s.group[frame.a], group) is None:
            found.append(Action(verbs.TAKE, group))
    return found


def refuse(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if s.group[frame.a] < 0 or not s.has(frame.a, BERSERK):
        return Refusal("20.92", "uf-berserk-no-more", {"man": s.ref(frame.a)})
    if not 0 <= action.taken < GROUPS or not s.exists(action.taken) or s.side_of_group(action.taken) == s.side:
        return Refusal("20.91", "uf-berserk-no-enemy")
    return infiltrators.refuse_place(s, s.group[frame.a], action.taken)


def charge(s: Position, frame: Frame, action: Action) -> None:
    """He needs neither infiltration nor a check, and his group keeps its action; the gunner of a crew-served weapon
    leaves it behind (20.91)."""
    s.pop()
    man = frame.a
    if s.events is not None:
        s.tell("20.91", "uf-charges", {"man": s.ref(man), "enemy": s.group_ref(action.taken)})
    s.serves[man] = -1
    if s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], CREW):
        weapons.drop(s, man, s.group[man])
    fights.begin(s, man, close_combat.draw_position(s, man, action.taken, "20.91"))
