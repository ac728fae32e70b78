"""Hidden units and snipers (10.0 to 10.3).

Nothing here may tell one side about the hidden units of the other before they are revealed: what is offered, refused
or asked depends on units in view only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import DUG_IN, FOR_DETECTION, HIDDEN, SILENT, Decision, Position
from caposaldo.games.storms.rules import checks, control, current_action, rolls, sight, targets
from caposaldo.games.storms.rules.facing import Look

NEAR: Final = 2  # hexes at which men in the open are seen (10.0e)
DETECTED: Final = 6  # 10.3


# ---------------------------------------------------------------- cover and sight (10.0e)
def is_sheltered(s: Position, unit: i64) -> bool:
    return s.has(unit, DUG_IN) or s.setup.shelters(s.hex[unit])


def watches(s: Position, unit: i64, h: i64) -> bool:
    """The unit, in view itself, has a line of sight to the hex; with an enemy in its own hex it looks nowhere else
    (7.6.3f)."""
    at = s.hex[unit]
    if at == h:
        return True
    if s.enemy_in(s.setup.side[unit], at):
        return False
    return sight.sees(s.setup, at, h) and sight.clear_of_smoke(s.setup, s.smoke, at, h)


def is_watched(s: Position, side: i64, h: i64) -> bool:
    """Some enemy of the side that everybody sees has a line of sight to the hex; hidden ones do not count (10.2)."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != side and s.visible(unit) and watches(s, unit, h):
            return True
    return False


def is_given_away(s: Position, unit: i64, enemy: i64) -> bool:
    """In the open, with that enemy at two hexes or less who sees the hex; a crevice on his line is cover (10.0e)."""
    h = s.hex[unit]
    at = s.hex[enemy]
    if s.setup.grid.distance(at, h) > NEAR or s.has(unit, SILENT) or is_sheltered(s, unit):
        return False
    return sight.crevice_cover(s.setup, at, h) == 0 and watches(s, enemy, h)


# ---------------------------------------------------------------- coming into view (10.0a, 10.0b, 10.0e)
def concealed_in(s: Position, h: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN != 0:
            found = append(found, unit)
        unit = s.next[unit]
    return found


def reveal(s: Position, h: i64, rule: str) -> None:
    """All hidden units of the hex are placed on the map; their owner chooses their facing (LOOK)."""
    found = concealed_in(s, h)
    if len(found) == 0:
        return
    for unit in found:
        s.unmark(unit, HIDDEN)
        s.reveals += 1
        if s.events is not None:
            s.tell(rule, "st-revealed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    for i in range(len(found) - 1, -1, -1):
        s.push(Look(found[i]))
    control.update(s, h)


def come_out(s: Position, unit: i64) -> None:
    """A hidden unit acts: it is revealed at once, with all who are hidden in its hex (10.0a)."""
    if not s.has(unit, HIDDEN):
        return
    if s.hex[unit] < 0:
        s.unmark(unit, HIDDEN)
        return
    reveal(s, s.hex[unit], "10.0a")
    # Its own facing is asked for when it has moved.
    s.stack = [decision for decision in s.stack if not (isinstance(decision, Look) and decision.unit == unit)]


def is_company(s: Position, h: i64) -> bool:
    """A visible unit is in the hex, or units of both sides are: no unit stays hidden there (10.0b)."""
    side: i64 = -1
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN == 0 or (side >= 0 and s.setup.side[unit] != side):
            return True
        side = s.setup.side[unit]
        unit = s.next[unit]
    return False


def after_move(s: Position, unit: i64) -> None:
    """After every hex entered: a hidden unit may be revealed, and a visible one reveals those it sees (10.0b,
    10.0e)."""
    h = s.hex[unit]
    explore(s, unit)
    if is_company(s, h) or (s.has(unit, HIDDEN) and is_noticed(s, unit)):
        reveal(s, h, "10.0b" if is_company(s, h) else "10.0e")
    if s.has(unit, HIDDEN):
        return
    for other in range(s.setup.count()):
        if is_hidden_here(s, other) and s.setup.side[other] != s.setup.side[unit]:
            if is_given_away(s, other, unit):
                reveal(s, s.hex[other], "10.0e")


def explore(s: Position, unit: i64) -> None:
    """Entering a hex tells whether enemies hide there, so it cannot be undone (1.0d)."""
    if targets.enemy_hides(s, s.setup.side[unit]):
        s.reveals += 1


def is_noticed(s: Position, unit: i64) -> bool:
    """Some enemy in view sees the hidden unit in the open (10.0e)."""
    for other in range(s.setup.count()):
        if s.setup.side[other] != s.setup.side[unit] and s.visible(other) and is_given_away(s, unit, other):
            return True
    return False


def meet(s: Position) -> None:
    """Both sides have hidden their units: those that share a hex with others are revealed (10.0b), then those in the
    open that an enemy in view sees (10.0e)."""
    for h in range(s.setup.count_hexes):
        if s.first[h] >= 0 and is_company(s, h):
            reveal(s, h, "10.0b")
    noticed = [unit for unit in range(s.setup.count()) if is_hidden_here(s, unit) and is_noticed(s, unit)]
    for unit in noticed:
        reveal(s, s.hex[unit], "10.0e")


def is_hidden_here(s: Position, unit: i64) -> bool:
    """It is hidden on the map."""
    return s.hex[unit] >= 0 and s.has(unit, HIDDEN)


def betray(s: Position) -> None:
    """After a group has hidden: members that share a hex with a visible unit are revealed (10.0b)."""
    for unit in current_action.members(s):
        if s.has(unit, HIDDEN) and is_company(s, s.hex[unit]):
            reveal(s, s.hex[unit], "10.0b")


# ---------------------------------------------------------------- snipers (10.3)
class Detect(Decision):
    """A hidden sniper has fired: the opponent rolls one die to detect him (10.3)."""

    def __init__(self, sniper: i64) -> None:
        self.sniper = sniper

    def waits(self, s: Position) -> bool:
        return False

    def run_on(self, s: Position) -> bool:
        s.pop()
        side = s.setup.side[self.sniper]
        if s.has(self.sniper, SILENT):
            s.tell("8.3", "st-undetected", {"side": s.side_ref(side)})
        elif s.hex[self.sniper] >= 0 and s.has(self.sniper, HIDDEN):
            rolls.ask(s, 1 - side, FOR_DETECTION, self.sniper)
        return True

    def check(self, s: Position, at: str) -> None:
        checks.unit(s, f"{at}.sniper", self.sniper)


def conclude(s: Position, sniper: i64, total: i64) -> None:
    """Detected on 6 or more."""
    if total >= DETECTED:
        reveal(s, s.hex[sniper], "10.3")
    else:
        s.tell("10.3", "st-undetected", {"side": s.side_ref(s.setup.side[sniper])})
