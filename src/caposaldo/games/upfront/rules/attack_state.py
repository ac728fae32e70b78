"""The current attack: how far it has come and how strong it is (6.44, 13.243, 19.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import CHARGE_ATTACK, OVERRUN_ATTACK, SMALL_ARMS, SMOKELESS, Position
from caposaldo.games.upfront.rules import terrain
from caposaldo.games.upfront.rules.decision import COUNT, GROUP, MAN, Decision
from caposaldo.kernel.reading import whole

CROSSING: Final = 2  # a man on his way to another group (17.83)

# How far an attack has come: `PendingAttack.progress`.
DECLARED: Final = 0
GOING_ON: Final = 1
OVER: Final = 2
ASKED: Final = 3  # it goes on, and a Hero for the commissar has been asked for


def strength_now(s: Position, target: i64) -> i64:
    """Return the strength of the current attack: with the smoke that is still there, less the strength lost by jams
    (6.44, 13.243, 19.13)."""
    smoke = terrain.smoke_on(s, target) if s.attack_flags & SMOKELESS == 0 else 0
    return s.strength + s.hidden_by - smoke - s.lost_strength


class PendingAttack(Decision):
    """An attack on a group; resolution.py goes on with it man by man."""

    CHECKS: ClassVar[dict[str, int]] = {
        "group": GROUP,
        "target": GROUP,
        "bearer": MAN,
        "reach": COUNT,
        "asked": COUNT,
        "progress": COUNT,
    }

    def __init__(
        self,
        group: i64,
        target: i64,
        kind: i64,
        bearer: i64 = 0,
        reach: i64 = 0,
        asked: i64 = 0,
        progress: i64 = DECLARED,
    ) -> None:
        self.group = group  # that attacks
        self.target = target
        self.kind = kind  # SMALL_ARMS, CHARGE_ATTACK, SHELL_ATTACK or OVERRUN_ATTACK
        self.bearer = bearer  # of the charge, the gun or the vehicle
        self.reach = reach  # relative range at which the current man was attacked
        self.asked = asked  # 1 + the man for whom a Hero has been asked for, 0 none
        self.progress = progress

    def check(self, s: Position, at: str) -> None:
        super().check(s, at)
        whole(f"{at}.kind", int(self.kind), SMALL_ARMS, OVERRUN_ATTACK if s.setup.armour else CHARGE_ATTACK)
