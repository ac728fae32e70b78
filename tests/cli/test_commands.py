"""What is typed at the table is understood."""

from __future__ import annotations

import pytest

from caposaldo.terminal import commands as say
from caposaldo.terminal.commands import Command, parse_command


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("12", Command(say.NUMBER, text="12", number=12)),
        ("  12 ", Command(say.NUMBER, text="12", number=12)),
        ("?12", Command(say.WHY, text="12")),
        ("? 12", Command(say.WHY, text="12")),
        ("why 3", Command(say.WHY, text="3")),
        ("perché 3", Command(say.WHY, text="3")),
        ("perche 3", Command(say.WHY, text="3")),
        ("?14,28", Command(say.WHY, text="14,28")),
        ("? U1 I3", Command(say.WHY, text="U1 I3")),
        ("no", Command(say.WHY_NOT)),
        ("why not", Command(say.WHY_NOT)),
        ("perché no", Command(say.WHY_NOT)),
        ("no G4", Command(say.WHY_NOT, text="g4")),
        ("perché no G4", Command(say.WHY_NOT, text="g4")),
        ("why not G4 R3", Command(say.WHY_NOT, text="g4 r3")),
        ("12,20", Command(say.POINT, text="12,20", x=12, y=20)),
        ("12.5, 20", Command(say.POINT, text="12.5, 20", x=12.5, y=20)),
        ("12 20", Command(say.POINT, text="12 20", x=12, y=20)),
        ("12,20 90", Command(say.POINT, text="12,20 90", x=12, y=20, bearing=90)),
        ("a 90", Command(say.TURN, bearing=90)),
        ("a -90", Command(say.TURN, bearing=270)),
        ("a 450°", Command(say.TURN, bearing=90)),
        ("r move-4", Command(say.RULE, text="move-4")),
        ("regola move-4", Command(say.RULE, text="move-4")),
        ("u", Command(say.UNDO)),
        ("UNDO", Command(say.UNDO)),
        ("annulla", Command(say.UNDO)),
        ("s", Command(say.SAVE)),
        ("s My Game.record", Command(say.SAVE, text="My Game.record")),
        ("l", Command(say.LOG)),
        ("b", Command(say.BOARD)),
        ("f", Command(say.FORCES)),
        ("m", Command(say.MORE)),
        ("q", Command(say.QUIT)),
        ("h", Command(say.HELP)),
        ("?", Command(say.HELP)),
        ("verbs", Command(say.VERBS)),
        ("verbi", Command(say.VERBS)),
        ("lang", Command(say.LANG)),
        ("lang IT", Command(say.LANG, text="it")),
        ("", Command(say.NOTHING)),
        ("G4", Command(say.OTHER, text="G4")),
        ("select G4", Command(say.OTHER, text="select G4")),
        ("99999999", Command(say.OTHER, text="99999999")),
    ],
)
def test_every_command_has_its_meaning(typed: str, command: Command) -> None:
    assert parse_command(typed) == command
