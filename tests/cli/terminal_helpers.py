"""What tests of the terminal's faces share."""

from __future__ import annotations

from rich.console import Console, RenderableType

from caposaldo.kernel import registry
from caposaldo.kernel.game import State


def printed(what: RenderableType | None, columns: int = 120) -> str:
    console = Console(width=columns, force_terminal=False)
    with console.capture() as shown:
        console.print(what)
    return shown.get()


def played_on(game: str, scenario: str, decisions: int) -> State:
    """Some way into a game, always the same."""
    state = registry.game(game).start(scenario, {}, "terminal")
    for number in range(decisions):
        if state.waiting():
            seat = state.waiting()[number % len(state.waiting())]
            actions = state.actions(seat)
            state.apply(seat, actions[number * 7 % len(actions)])
    return state
