"""Small positions in a few lines: each line is a unit, `id type x,y facing` and what else is to be said of it.

    G1 ger-rifles 24,30 0 veteran shaken
    G2 ger-halftrack 20,30 0
    G3 ger-mg aboard=G2
    --                              the next battlegroup begins

Lengths are in inches. Units without a place are to be deployed or stand behind the table.
"""

from __future__ import annotations

from caposaldo.games.battlegroups.position import STATUS_NAMES
from caposaldo.games.battlegroups.setup import QUALITY_NAMES
from caposaldo.games.battlegroups.state import BattlegroupsState
from rules.battlegroups.field import field, unit

NATIONS = {"ger": "germany", "ita": "italy", "bri": "britain", "usa": "usa", "sov": "soviet"}


def sketch(
    axis: str,
    allies: str,
    terrain: str = "",
    phase: str = "movement",
    active: str = "axis",
    rolls: list[int] | None = None,
    options: dict[str, str] | None = None,
    head: str = "",
) -> BattlegroupsState:
    """A battle on a table of 48 x 48 inches, axis against allies."""
    sides = side_text("axis", axis) + side_text("allies", allies)
    text = f"width = 48\nheight = 48\n{head}\n{terrain}\n{sides}"
    s = field(text, phase=phase, active=active, rolls=rolls, options=options)
    for line in (axis + "\n" + allies).splitlines():
        for word in line.split()[1:]:
            if word in STATUS_NAMES:
                s.status[unit(s, line.split()[0])] = STATUS_NAMES.index(word)
    return s


def side_text(name: str, lines: str) -> str:
    extra = [line.strip()[1:] for line in lines.splitlines() if line.strip().startswith("!")]
    units = [line.split() for line in lines.splitlines() if line.strip() and not line.strip().startswith("!")]
    nation = NATIONS[units[0][1][:3]]
    text = f'[[side]]\nname = "{name}"\nnation = "{nation}"\n' + "\n".join(extra) + "\n[[side.group]]\n"
    for words in units:
        text += "[[side.group]]\n" if words == ["--"] else unit_text(words)
    return text


def unit_text(words: list[str]) -> str:
    text = f'[[side.group.unit]]\nid = "{words[0]}"\ntype = "{words[1]}"\n'
    for word in words[2:]:
        if "," in word:
            text += f"at = [{word}]\n"
        elif word.isdigit():
            text += f"facing = {word}\n"
        elif word in QUALITY_NAMES:
            text += f'quality = "{word}"\n'
        elif word.startswith("aboard="):
            text += f'aboard = "{word[7:]}"\n'
    return text


def keys(s: BattlegroupsState) -> list[str]:
    """The text keys of the events told so far."""
    return [event.key for event in s.events or []]


def place(s: BattlegroupsState, id: str) -> tuple[int, int]:
    """Where the unit stands, in tenths of a millimetre."""
    u = unit(s, id)
    return int(s.x[u]), int(s.y[u])


def status(s: BattlegroupsState, id: str) -> str:
    return STATUS_NAMES[s.status[unit(s, id)]]
