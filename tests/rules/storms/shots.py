"""Attacks in the tests: a unit is taken, fires, and the CAP of each roll are said beforehand."""

from __future__ import annotations

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import DIRECT
from caposaldo.games.storms.rules import combat_values
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.rolls import Boost, Reroll
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, FIRE, JOIN, KEEP, RECOVER
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, choices, unit

# Nobody has CAP: nothing is asked before a roll.
POOR = "[german]\ncap = 0\n[soviet]\ncap = 0\n"

ROW = '''
map = """
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
"""
[units]
G1 = "ger-rifle43 B01 e"
R1 = "sov-rifle41 B04 w"
'''


def rules_of(chain: Chain) -> list[str]:
    return [link.rule for link in chain.links]


def take(s: StormsState, label: str, means: str = "ap", joined: tuple[str, ...] = ()) -> None:
    """The unit is taken, and others join it."""
    apply(s, taking(s, label, means), *[Action(JOIN, unit(s, other)) for other in joined])


def shot(s: StormsState, h: str, mode: int = DIRECT) -> Action:
    return Action(FIRE, hex=at(s, h), how=mode)


def fires(
    s: StormsState,
    label: str,
    h: str,
    means: str = "ap",
    cap: tuple[int, ...] = (),
    joined: tuple[str, ...] = (),
    mode: int = DIRECT,
) -> None:
    """The unit fires at the hex; `cap` are the points on each roll, 0 where nothing is said."""
    take(s, label, means, joined)
    apply(s, shot(s, h, mode))
    boosts(s, cap)


def recovers(
    s: StormsState, label: str, means: str = "ap", cap: tuple[int, ...] = (), joined: tuple[str, ...] = ()
) -> None:
    take(s, label, means, joined)
    apply(s, Action(RECOVER))
    boosts(s, cap)


def boosts(s: StormsState, cap: tuple[int, ...] = ()) -> None:
    """The CAP of the rolls to come; no card is played on any of them."""
    left = list(cap)
    while s.result is None and type(s.top()) in (Boost, Reroll):
        boost = isinstance(s.top(), Boost)
        apply(s, Action(BOOST_BY, left.pop(0) if left else 0) if boost else Action(KEEP))


def no_shot(s: StormsState, h: str, mode: int = DIRECT) -> tuple[str, str]:
    """The rule and the text that forbid it to the unit that was taken."""
    return refused(s, shot(s, h, mode))


def targets_of(s: StormsState, mode: int = DIRECT) -> list[str]:
    """Hexes that the unit that was taken may fire at."""
    actions = choices(s, s.waiting()[0])
    names = s.setup.labels_of_hexes
    return [names[int(a.hex)].removeprefix("1-") for a in actions if a.verb == FIRE and a.mode == mode]


def attack(
    s: StormsState, label: str, h: str, mode: int = DIRECT, spotter: str = "", bonus: int = 0, card: int = -1
) -> Attack:
    """An attack, for its values only."""
    seen = at(s, spotter) if spotter else NOWHERE
    return Attack(unit(s, label), at(s, h), mode, seen, bonus, card)


def av(s: StormsState, shot: Shot, label: str) -> int:
    """The attack value without dice; the chain says the same."""
    value = int(combat_values.attack_value(s, shot, unit(s, label)))
    assert value == combat_values.attack_chain(s, shot, unit(s, label)).total()
    return value


def dv(s: StormsState, shot: Shot, label: str) -> int:
    """The defence value; the chain says the same."""
    target = unit(s, label)
    value = int(combat_values.defence_value(s, shot, target, s.marker[target]))
    assert value == combat_values.defence_chain(s, shot, target, s.marker[target]).total()
    return value
