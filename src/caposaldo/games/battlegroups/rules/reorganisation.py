"""Reorganisation at the end of a side's phases (rally-1 to rally-3, cmd-2, cmd-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import DESTROYED, FRESH, SHAKEN, Position
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.setup import COMMAND, INCH, OBSERVER, RECON, RECRUIT, REGULAR, SUPPORT
from caposaldo.kernel.table import boxes_gap

COMMAND_RADIUS: Final = 9 * INCH


def reorganise(s: Position) -> None:
    """The units of the active side try to recover (rally-1). Trying costs nothing, so all do."""
    for unit in range(s.setup.count()):
        shocked = s.status[unit] > FRESH and s.status[unit] < DESTROYED
        if shocked and s.setup.side[unit] == s.active:
            try_to_recover(s, unit)


def try_to_recover(s: Position, unit: i64) -> None:
    """Units out of the Command's radius don't recover (A-radius-shaken); shaken units recover without a roll (rally-2),
    suppressed ones with a die (rally-3)."""
    if not in_command(s, unit):
        s.tell("cmd-2", "bg-rally-out-of-radius", {"unit": s.ref(unit)})
    elif s.status[unit] == SHAKEN:
        s.status[unit] = FRESH
        s.tell("rally-2", "bg-rally-shaken", {"unit": s.ref(unit)})
    else:
        roll_to_recover(s, unit)


def roll_to_recover(s: Position, unit: i64) -> None:
    die = s.dice.die(6, "reorganisation")
    needs = recovers_on(s.setup.quality[unit])
    if die >= needs:
        s.status[unit] = FRESH
    key = "bg-rally-recovers" if die >= needs else "bg-rally-fails"
    s.tell("rally-3", key, {"unit": s.ref(unit), "die": int(die), "needs": int(needs)})


def recovers_on(quality: i64) -> i64:
    """Recruits recover on 6, regulars on 5 or 6, veterans and elite on 3 to 6 (rally-3)."""
    if quality == RECRUIT:
        return 6
    return 5 if quality == REGULAR else 3


def in_command(s: Position, unit: i64) -> bool:
    """Not more than nine inches from the Command of its battlegroup (cmd-2). RECON, support units and FOs need no
    Command (cmd-3), and a Command is always near itself."""
    if s.setup.is_a(unit, RECON | SUPPORT | OBSERVER | COMMAND):
        return True
    command = command_of(s, unit)
    return command >= 0 and boxes_gap(box(s, place_of(s, unit)), box(s, place_of(s, command))) <= COMMAND_RADIUS


def command_of(s: Position, unit: i64) -> i64:
    """The Command of the unit's battlegroup if it lives and is on the table, be it aboard; else -1 (cmd-1)."""
    for other in range(s.setup.count()):
        if s.setup.is_a(other, COMMAND) and s.setup.group[other] == s.setup.group[unit]:
            if s.status[other] < DESTROYED and s.on_table(place_of(s, other)):
                return other
    return -1


def place_of(s: Position, unit: i64) -> i64:
    """The base that stands on the table for the unit: its own, or its carrier's."""
    return s.aboard[unit] if s.aboard[unit] >= 0 else unit
