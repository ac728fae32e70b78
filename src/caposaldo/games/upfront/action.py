"""An action of a player: a verb and its parameters, by name."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel import game as kernel


@final
@mypyc_attr(acyclic=True)
class Action(kernel.Action):
    """A verb with its parameters; verbs.py says which verb takes which. Several names share a slot."""

    # ---- the first number
    @property
    def card(self) -> i64:
        return self.first

    @property
    def man(self) -> i64:
        return self.first

    @property
    def attacker(self) -> i64:
        """The group that fires."""
        return self.first

    @property
    def taken(self) -> i64:
        """The group that is taken where there is a choice of several."""
        return self.first

    @property
    def number(self) -> i64:
        return self.first

    # ---- the second number
    @property
    def group(self) -> i64:
        return self.second

    @property
    def target(self) -> i64:
        """An enemy group; -1 where a man is named without one."""
        return self.second

    @property
    def other(self) -> i64:
        """The second of two men."""
        return self.second

    @property
    def hero(self) -> i64:
        """The man on whom a Hero is played."""
        return self.second

    @property
    def weapon(self) -> i64:
        return self.second

    @property
    def letter(self) -> i64:
        return self.second

    # ---- the third number
    @property
    def way(self) -> i64:
        """FORWARD, BACK or SIDEWAYS."""
        return self.third

    @property
    def face_down(self) -> i64:
        """1: as open ground (8.1)."""
        return self.third

    @property
    def second_group(self) -> i64:
        """Of a Rally All, -1 none (10.23)."""
        return self.third

    @property
    def screen(self) -> i64:
        """1 + the group of the vehicle that lays smoke on others, 0 none (25.8)."""
        return self.third

    @property
    def destination(self) -> i64:
        """The group men go to, or -1 - letter for a new one (17.8, 17.91)."""
        return self.third

    @property
    def destroyed(self) -> i64:
        """1: a captured weapon is destroyed, not left behind (20.74)."""
        return self.third

    @property
    def spent_card(self) -> i64:
        """The movement card a man spends, -1: he checks morale (20.22)."""
        return self.third

    @property
    def fire_card(self) -> i64:
        return self.third

    @property
    def on_man(self) -> i64:
        """The enemy a Concealed card is played on in a fight, else 0 (20.621)."""
        return self.third

    # ---- the fourth number
    @property
    def aims(self) -> i64:
        """The additional uses of a sideways card, see movement_aims.py."""
        return self.fourth

    @property
    def beneath(self) -> i64:
        """1: beneath smoke and wire (13.5)."""
        return self.fourth

    @property
    def burden(self) -> i64:
        """The choice about a man's charge or flamethrower, see infiltration.py."""
        return self.fourth

    @property
    def at_armour(self) -> i64:
        """1: a shot at the armour of a vehicle (25.42)."""
        return self.fourth


# ---------------------------------------------------------------- uses of a sideways card: `Action.aims`
# Flank fire on a group (17.1), encirclement (17.6), another letter (17.7), an overrun (29.2): each is 1 + the group or
# the letter, counted in its own unit. A Flank card may do the first with the third or with the fourth.
FLANKING: Final = 1
ENCIRCLING: Final = 10
TRANSFERRING: Final = 100
OVERRUNNING: Final = 1000


def flanked_by(aims: i64) -> i64:
    """Return the enemy group to be flanked, -1 if none."""
    return aims % 10 - 1


def encircled_by(aims: i64) -> i64:
    """Return the enemy group to be encircled, -1 if none."""
    return aims // ENCIRCLING % 10 - 1


def letter_in(aims: i64) -> i64:
    """Return the letter announced, -1 if none."""
    return aims % OVERRUNNING // TRANSFERRING - 1


def overrun_by(aims: i64) -> i64:
    """Return the enemy group to be overrun, -1 if none."""
    return aims // OVERRUNNING - 1
