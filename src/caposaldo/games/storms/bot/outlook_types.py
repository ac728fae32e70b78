"""Notes that a bot makes before it decides, once for each decision: the enemies in view, and maps of the moment."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.fields import filled


class Shooter:
    """The figures of a unit that matter when it fires, as far as the observer knows them."""

    def __init__(self, unit: i64) -> None:
        self.unit = unit
        self.able = False  # no marker takes its fire away
        self.cost: i64 = 0  # 0: it has no weapon
        self.reach: i64 = 0
        self.least: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.red_close: i64 = 0  # in close combat (7.6.3b)
        self.blue_close: i64 = 0
        self.lobs = False  # a mortar
        self.sniper = False
        self.gun = False


class Foe:
    """A visible enemy, as a target and as a threat."""

    def __init__(self, shooter: Shooter, hex: i64, face: i64) -> None:
        self.shooter = shooter
        self.hex = hex
        self.face = face  # -1: it looks everywhere
        self.front: i64 = 0  # defence with the ground it stands on
        self.flank: i64 = 0
        self.front_hue: i64 = 0
        self.flank_hue: i64 = 0
        self.canopy: i64 = 0  # cover that is none against shells from above (12.2)
        self.price: i64 = 0  # what its loss is worth
        self.hurt = False
        self.mixed = False  # some of ours are in its hex
        self.share: i64 = 0  # of 16: how likely it is to fire


class Outlook:
    """The bot's picture of the moment. Maps have an entry for each hex."""

    def __init__(self, count: i64, side: i64) -> None:
        self.side = side  # for whom it is drawn
        self.foes: list[Foe] = []  # hex by hex
        self.smoky = False
        self.danger: vec[i64] = filled(count, -1)  # what the enemies' fire would cost there; -1: not weighed yet
        self.goal: vec[i64] = filled(count, 0)  # what it is worth to be there for the objectives
        self.price: i64 = 0  # what a CAP is worth now
        self.caution: i64 = 0  # what it is worth to keep a unit ready
        # By unit, once weighed: the best it can do with the AP it would have, and the best single action.
        self.promise: vec[i64] = vec[i64]([])
        self.glance: vec[i64] = vec[i64]([])
        self.walker: i64 = -1  # the unit whose steps are weighed in `steps`
        self.steps: vec[i64] = vec[i64]([])  # by direction: the best plan that begins with this step
