"""Berserk men (20.9 to 20.92)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import close_combat, fights, infiltration, ranges, terrain, weapons
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import CREW, LETTERS, MINEFIELD, RUSSIAN
from caposaldo.games.upfront.ranges import CLOSEST
from caposaldo.games.upfront.state import BERSERK, GROUPS, PINNED, Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal


def goes_berserk(s: Table, man: i64) -> bool:
    """He would go berserk instead of dying in a panic: a Russian at range 5 to an enemy group (20.9), but not in a
    minefield (24.7)."""
    if s.box.men[man].nation != RUSSIAN or not s.box.plays_chapter(infiltration.CHAPTER):
        return False
    group = s.group[man]
    if terrain.occupied(s, group) == MINEFIELD:
        return False
    first = (1 - s.box.side[man]) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0 and ranges.relative(s, group, enemy) == CLOSEST:
            return True
    return False


# ---------------------------------------------------------------- at the start of the turn (20.91, 20.92)
def begin(s: Table) -> None:
    """Charges, or calm: one man after the other."""
    come_round_without_target(s)
    for man in range(len(s.flags) - 1, -1, -1):
        if s.flags[man] & BERSERK != 0 and s.box.side[man] == s.side:
            s.push(Frame(st.CHARGE_AT, man))


def come_round_without_target(s: Table) -> None:
    """20.92; also when the charge of another has wiped out the only group within reach."""
    for man in range(len(s.flags)):
        if s.flags[man] & BERSERK != 0 and s.box.side[man] == s.side and not has_target(s, man):
            come_round(s, man, "20.92")


def come_round(s: Table, man: i64, rule: str) -> None:
    """Rallied, and berserk no more."""
    s.unmark(man, BERSERK | PINNED)
    if s.events is not None:
        s.tell(rule, "uf-comes-round", {"man": s.ref(man)})


def has_target(s: Table, man: i64) -> bool:
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and close_combat.refuse_place(s, s.group[man], group) is None:
            return True
    return False


def options(s: Table, frame: Frame) -> list[Action]:
    """Groups at range 5 that can be attacked in close combat (20.91, 23.5, 24.7)."""
    found: list[Action] = []
    if s.group[frame.a] < 0 or not s.has(frame.a, BERSERK):
        return found
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and close_combat.refuse_place(s, s.group[frame.a], group) is None:
            found.append(Action(st.TAKE, group))
    return found


def refuse(s: Table, frame: Frame, a: Action) -> Refusal | None:
    if s.group[frame.a] < 0 or not s.has(frame.a, BERSERK):
        return Refusal("20.92", "uf-berserk-no-more", {"man": s.ref(frame.a)})
    if not 0 <= a.a < GROUPS or not s.exists(a.a) or s.side_of_group(a.a) == s.side:
        return Refusal("20.91", "uf-berserk-no-enemy")
    return close_combat.refuse_place(s, s.group[frame.a], a.a)


def charge(s: Table, frame: Frame, a: Action) -> None:
    """He needs neither infiltration nor a check, and his group keeps its action; the gunner of a crew-served weapon
    leaves it behind (20.91)."""
    s.pop()
    man = frame.a
    if s.events is not None:
        s.tell("20.91", "uf-charges", {"man": s.ref(man), "enemy": s.group_ref(a.a)})
    s.serves[man] = -1
    if s.weapon[man] >= 0 and s.box.is_a(s.weapon[man], CREW):
        weapons.drop(s, man, s.group[man])
    fights.begin(s, man, close_combat.draw_position(s, man, a.a, "20.91"))
