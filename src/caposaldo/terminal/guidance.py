"""Guidance in the terminal: what each side wins by, and hints with their reasons."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from caposaldo.bots.advice import advise
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Advice, Game, Goal
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import GameDisplay, Moment
from caposaldo.terminal.log import sentence


class Guidance:
    def __init__(self, console: Console, game: Game, texts: Texts, display: GameDisplay, dice: Dice) -> None:
        self.console = console
        self.game = game
        self.texts = texts
        self.display = display
        self.dice = dice

    # ---------------------------------------------------------------- goals
    def goals(self, moment: Moment, viewer: int) -> None:
        """Print what each side wins by, and who would win now."""
        state = moment.state
        for side in sorted({goal.side for goal in state.objectives(viewer)}):
            self.console.print(Text(self.texts.name(state, f"seat/{side}"), "bold"))
            for goal in state.objectives(viewer):
                if goal.side == side:
                    self.console.print(Text("  ") + sentence(self.texts, goal.said, state) + Text(so_far(goal), "dim"))
        leading = state.leading(viewer)
        if leading is not None:
            self.console.print(Text("= ", "dim") + sentence(self.texts, leading, state))

    # ---------------------------------------------------------------- hints
    def hint(self, moment: Moment) -> None:
        """Print the best choices, each with its number in the list, what speaks for it and what against."""
        found = advise(self.game, moment.state.resample(moment.seat, self.dice), moment.seat)
        if not found:
            self.console.print(Text(self.texts.text("cli-no-hint")))
        for advice in found:
            self.show_hint(moment, advice)

    def show_hint(self, moment: Moment, advice: Advice) -> None:
        number = next((n for n, action in enumerate(moment.actions, 1) if action.same(advice.action)), 0)
        line = Text(f"{number:>3} " if number else "    ", "bold yellow")
        self.console.print(line.append(self.display.words(moment, advice.action), "bold"))
        for reason in advice.reasons:
            self.console.print(Text("    + ", "green") + sentence(self.texts, reason, moment.state))
        if advice.warning is not None:
            self.console.print(Text("    ! ", "red") + sentence(self.texts, advice.warning, moment.state))


def so_far(goal: Goal) -> str:
    return f"  {goal.now}/{goal.needed}" if goal.needed > 1 else ""
