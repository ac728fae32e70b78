"""Positions for tests of fire: one line a unit, "id type x y facing", in inches.

A line "id type aboard OTHER" is carried, "id type" alone is off the table, "--" begins another battlegroup. Both sides
have a reserve at opposite ends of the table, out of everything, so that one loss breaks nobody.
"""

from __future__ import annotations

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DIRECT
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CHARGE, DECLARE, END
from rules.battlegroups.field import field, unit
from rules.playing import legal

AXIS = 0
ALLIES = 1


def unit_text(line: str) -> str:
    id, kind, *rest = line.split()
    text = f'[[side.group.unit]]\nid = "{id}"\ntype = "{kind}"\n'
    if rest[:1] == ["aboard"]:
        return text + f'aboard = "{rest[1]}"\n'
    return text + (f"at = [{rest[0]}, {rest[1]}]\nfacing = {rest[2]}\n" if rest else "")


def side_text(name: str, nation: str, lines: str, air: int, reserve_x: int, home: int) -> str:
    text = f'[[side]]\nname = "{name}"\nnation = "{nation}"\nfacing = {home}\nair = {air}\n[[side.group]]\n'
    for line in lines.strip().splitlines():
        text += "[[side.group]]\n" if line.strip() == "--" else unit_text(line)
    text += "[[side.group]]\n"
    for i in range(9):
        text += unit_text(f"{name}-{i} {nation[:3]}-rifles {reserve_x} {4 + 3 * i} {home}")
    return text


def lineup(
    axis: str,
    allies: str,
    terrain: str = "",
    phase: str = "direct",
    active: str = "axis",
    rolls: list[int] | None = None,
    air: int = 0,
    flame_he: bool = False,
    free_air: bool = False,
) -> BattlegroupsState:
    text = f"width = 100\nheight = 60\n[options]\nflame_he = {str(flame_he).lower()}\n"
    text += f"free_air = {str(free_air).lower()}\n{terrain}\n"
    text += side_text("axis", "germany", axis, air, 2, 0)
    text += side_text("allies", "soviet", allies, air, 98, 180)
    return field(text, phase=phase, active=active, rolls=rolls)


def area(kind: str, left: float, top: float, right: float, bottom: float) -> str:
    """A rectangular piece of terrain."""
    points = f"[[{left}, {top}], [{right}, {top}], [{right}, {bottom}], [{left}, {bottom}]]"
    return f'[[terrain]]\nkind = "{kind}"\npoints = {points}\n'


def wall(x0: float, y0: float, x1: float, y1: float) -> str:
    return f'[[terrain]]\nkind = "wall"\nline = [[{x0}, {y0}], [{x1}, {y1}]]\nwidth = 0.2\n'


def why_not(s: BattlegroupsState, seat: int, verb: int, a: str, b: str = "") -> tuple[str, str]:
    """The rule and the key of a refusal; empty when the action may be done."""
    action = Action(verb, unit(s, a), unit(s, b) if b else 0)
    if verb in (BOMBARD, CHARGE):
        action = Action(verb, target=unit(s, a))
    refusal = s.refusal(seat, action)
    return (refusal.rule, refusal.key) if refusal is not None else ("", "")


def end_fire(s: BattlegroupsState) -> None:
    """The shots are fired; this has happened by itself when nobody was left to declare."""
    if s.phase == DIRECT and s.active == AXIS:
        s.apply(AXIS, Action(END))


def told(s: BattlegroupsState) -> list[str]:
    """Keys of the events of the last decision."""
    return [event.key for event in s.events or []]


def offered(s: BattlegroupsState, seat: int, verb: int) -> list[str]:
    """Units named by the actions of this verb, in order; "G1>R1" where an action names two."""
    labels = s.setup.labels
    found = []
    for action in legal(s, seat):
        if action.verb == verb:
            named = action.target if verb in (BOMBARD, CHARGE) else action.unit
            found.append(labels[named] + (f">{labels[action.target]}" if verb == DECLARE else ""))
    return found
