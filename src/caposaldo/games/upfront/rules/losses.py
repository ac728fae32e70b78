"""Men who leave play, and groups that are dissolved (3.3, 4.3, 6.51, 16.5, 18.1)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import CREW_LOSS, CREW_LOSS_TWICE, FATE_NAMES, GROUPS, KILLED, LEFT, Position
from caposaldo.games.upfront.rules import command, deck, flanks, in_transit, infiltrators, units, victory, weapons
from caposaldo.games.upfront.setup import CREW, LETTER_NAMES


# ---------------------------------------------------------------- a man
def remove(s: Position, man: i64, fate: i64, rule: str, place: i64 = -1) -> None:
    """Take a man out of play with all that follows: weapons (18.1), crew, infiltration, leaders (15.3), his group if he
    was the last (flanks 17.44, cards 4.3, terrain seized 20.8), a broken squad (16.5). It may push a question (20.8),
    so pop a finished decision before. `place` is the group in which he fell, if it is not his own."""
    side = s.setup.side[man]
    group = s.group[man]
    if s.events is not None:
        key = f"uf-man-{FATE_NAMES[fate]}" if units.is_man(s, man) else "uf-vehicle-lost"
        s.tell(rule, key, {"man": s.ref(man), "group": s.group_ref(group)})
    if command.leader_of(s, side) == man:
        s.leader_lost[side] = 1
    leave_weapons(s, man, fate, place)
    s.part(man)
    s.fate[man] = fate
    forget(s, man)
    if s.size(group) == 0:
        dissolve(s, group)
    victory.check_broken(s, side)


def leave_weapons(s: Position, man: i64, fate: i64, place: i64) -> None:
    """Leave his weapons where he fell: with his group, or where he had infiltrated; a man who routs takes them along,
    except one that needs a crew (18.1)."""
    if not units.is_man(s, man):
        s.weapon[man] = -1
    if place < 0:
        place = s.inside[man] if s.inside[man] >= 0 else s.group[man]
    held = s.weapon[man]
    if fate != KILLED:
        s.kept[man] = 0
        s.second[man] = -1
        if held >= 0 and not s.setup.is_a(held, CREW):
            s.weapon[man] = -1
    weapons.drop_all(s, man, place)


def forget(s: Position, man: i64) -> None:
    """Clear what he was doing; the commanders a vehicle has lost still count (16.4)."""
    s.flags[man] = s.flags[man] & (CREW_LOSS | CREW_LOSS_TWICE)
    s.serves[man] = -1
    s.inside[man] = -1
    s.bound[man] = -1
    s.aim[man] = -1
    s.spends[man] = -1


# ---------------------------------------------------------------- a group
def dissolve(s: Position, group: i64) -> None:
    """Dissolve the group. The cards on it stay until the enemies who are in it have decided (20.8)."""
    side = s.side_of_group(group)
    if s.events is not None:
        s.tell("3.2", "uf-group-gone", {"side": s.side_ref(side), "letter": LETTER_NAMES[s.letter[group]]})
    left = LEFT << s.letter[group]
    s.letter[group] = -1
    flanks.review(s)
    clear_marks(s, group)
    if s.side == side:
        s.set_mark(group, left)  # the letter stays taken in this turn (17.7)
    for man in range(len(s.group)):
        if s.bound[man] == group and s.group[man] >= 0:
            in_transit.send_back(s, man)
    if infiltrators.infiltrated(s, group):
        s.offer_terrain(group, 1 - side)
    else:
        clear(s, group)


def clear_marks(s: Position, group: i64) -> None:
    """Clear the chit, the marks, and the positions behind or in front of other groups."""
    s.chit[group] = 0
    s.marks[group] = 0
    s.announced[group] = -1
    s.sniper_number[group] = 0
    for other in range(i64(GROUPS)):
        s.behind[group * GROUPS + other] = 0
        s.behind[other * GROUPS + group] = 0


def clear(s: Position, group: i64) -> None:
    """Discard the cards that still lie on a dissolved group (4.3) and end infiltrations of it. Cards played face down
    stay secret (8.1)."""
    while s.upper[group] >= 0:
        deck.discard(s, s.upper[group], False)
    for man in range(len(s.inside)):
        if s.inside[man] == group:
            infiltrators.lose(s, man, "20.8")
