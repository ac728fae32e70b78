"""Moves as the tests write them: who goes where, by what means, and what may be done next."""

from __future__ import annotations

from caposaldo.games.storms.position import GROUP_GO, LOOK
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, GO, HIDE, JOIN, SNEAK, TURN, VERB_NAMES
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, taking
from rules.storms.field import at, unit

GROUP = Action(GO, 0, NOWHERE)


def going(s: StormsState, place: str, careful: int = 0) -> Action:
    return Action(GO, 0, at(s, place), careful)


def sneaking(s: StormsState, place: str) -> Action:
    return Action(SNEAK, 0, at(s, place))


def hiding(s: StormsState, place: str) -> Action:
    return Action(HIDE, 0, at(s, place))


def looks(s: StormsState) -> None:
    """Whoever is asked for a facing keeps the one it has."""
    while s.result is None and s.top().kind == LOOK:
        apply(s, Action(FACE, 0, int(s.face[s.top().a])))


def goes(s: StormsState, label: str, place: str, means: str = "ap", careful: int = 0) -> None:
    apply(s, taking(s, label, means), going(s, place, careful))
    looks(s)


def gathers(s: StormsState, *labels: str, means: str = "ap") -> None:
    """The first is taken, the others join it."""
    apply(s, taking(s, labels[0], means), *[Action(JOIN, unit(s, label)) for label in labels[1:]])


def go_together(s: StormsState, means: str = "ap", **to: str) -> None:
    """A group move: each unit to its hex."""
    gathers(s, *to, means=means)
    apply(s, GROUP)
    while s.top().kind == GROUP_GO:
        apply(s, going(s, to[s.setup.labels[s.top().y]]))
        looks(s)


def reachable(s: StormsState, verb: int = GO) -> list[str]:
    """The hexes that are offered for this verb."""
    names = [s.setup.labels_of_hexes[a.b].removeprefix("1-") for a in s.actions(s.waiting()[0]) if a.kind == verb]
    return sorted(set(names))


def verbs(s: StormsState) -> set[str]:
    return {VERB_NAMES[a.kind] for a in s.actions(s.waiting()[0])}


def turning(face: int) -> Action:
    return Action(TURN, 0, face)
