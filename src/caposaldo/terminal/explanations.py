"""Explanations in the terminal: the reason of a refusal, the modifiers and odds of a choice, each with its rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caposaldo.kernel import catalog
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.decision import StackState
from caposaldo.kernel.game import Action, Danger, Message, Preview, Refusal, State
from caposaldo.kernel.odds import percent
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import DangerTexts, GameDisplay, Moment
from caposaldo.terminal.log import sentence, with_rule

MAX_REASONS = 20
# Where the explanations of the help begin.
HELP_COLUMN = 11


def signed(value: int, bare: bool = False) -> str:
    """Return a number with its sign and a true minus; `bare`: without a plus."""
    return (str(value) if bare else f"{value:+d}").replace("-", "−")


class Explanations:
    def __init__(self, console: Console, game_id: str, texts: Texts, display: GameDisplay) -> None:
        self.console = console
        self.game_id = game_id
        self.texts = texts
        self.display = display

    def show(self, key: str, **params: int | str) -> None:
        self.console.print(Text(self.texts.text(key, **params)), soft_wrap=True)

    def help(self) -> None:
        """Print the keys of the game and those that all games share."""
        self.console.print(Text(self.texts.text(self.display.HELP)))
        label, rule = f"no {self.display.LABEL}".ljust(HELP_COLUMN), f"r {self.display.RULE}".ljust(HELP_COLUMN)
        self.console.print(Text(self.texts.text("cli-help", label=label, rule=rule)))

    def verbs(self, state: State) -> None:
        """Print how each move is written and what it does."""
        if not isinstance(state, StackState):
            self.show("cli-no-verbs")
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(overflow="fold")
        table.add_column(no_wrap=True)
        for verb in state.verb_table().verbs:
            table.add_row(Text(verb.usage()), self.meaning(state, verb.name))
        self.console.print(table)

    def meaning(self, state: StackState[Any, Any], verb: str) -> Text:
        key = f"{state.prefix()}-verb-{verb}"
        return Text(self.texts.text(key) if self.texts.has(key) else "", "dim")

    def refusal(self, refusal: Refusal, state: State) -> None:
        """Print the reason of a refusal and the text of its rule."""
        reason = sentence(self.texts, refusal, state)
        self.console.print(Text.assemble(("✗ ", "bold red"), reason))
        rule = self.known_rule(refusal.rule)
        if rule is not None:
            title, text = rule.title.lang(self.texts.lang), rule.text.lang(self.texts.lang)
            self.console.print(Padding(Text(f"{refusal.rule} · {title}: {text}", "dim"), (0, 0, 0, 2)))

    def known_rule(self, id: str) -> catalog.Rule | None:
        try:
            return catalog.rule(self.game_id, id)
        except ValueError:
            return None

    def rule(self, id: str) -> None:
        rule = self.known_rule(id)
        if rule is None:
            self.show("cli-no-rule", id=id or "?")
            return
        self.console.print(Text(f"{rule.id} · {rule.title.lang(self.texts.lang)}", "bold"))
        self.console.print(Text(rule.text.lang(self.texts.lang)))

    def why(self, moment: Moment, action: Action | None) -> None:
        if action is None:
            self.show("cli-no-number", last=len(moment.actions))
            return
        self.console.print(Text(self.display.words(moment, action), "bold"))
        preview = moment.state.preview(moment.seat, action)
        dangers = self.display.danger_texts(moment, action)
        if preview is not None:
            self.preview(preview, moment.state, self.display.total_key(moment, action))
        elif dangers is None:
            prompt = moment.state.prompt(moment.seat)
            self.console.print(with_rule(self.texts.text("cli-nothing-rolled"), prompt.rule))
        if dangers is not None:
            self.dangers(dangers, moment.state, moment.state.dangers(moment.seat, action))

    def preview(self, preview: Preview, state: State, total_key: str) -> None:
        """Print the modifiers of an attack, or the costs of a move, and the odds."""
        if preview.means is not None:
            self.console.print(self.chain(preview.means, state, "cli-total"))
        if preview.chain.links:
            self.console.print(self.chain(preview.chain, state, total_key))
        else:
            self.show("cli-no-modifiers")
        if preview.chances:
            self.console.print(Padding(Text(self.odds(preview)), (0, 0, 0, 2)))

    def dangers(self, words: DangerTexts, state: State, dangers: list[Danger]) -> None:
        """Print the enemies that can attack a unit after its move: the worst with its modifiers, the others' odds."""
        self.console.print(Text(self.texts.say(words.title, state), "bold"))
        if not dangers:
            self.show(words.none)
            return
        worst = dangers[0]
        self.console.print(Text(f"  {self.piece_name(worst, state)}", "bold red"))
        self.preview(worst.preview, state, words.total)
        for danger in dangers[1:]:
            name = (f"  {self.piece_name(danger, state)}: ", "red")
            self.console.print(Text.assemble(name, self.odds(danger.preview)))
        self.console.print(Text(self.texts.text(words.note), "dim"))

    def piece_name(self, danger: Danger, state: State) -> str:
        return self.texts.name(state, f"unit/{danger.piece}")

    def chain(self, chain: Chain, state: State, total_key: str) -> Table:
        """Return the links with their values: the first is where the sum begins, the others have a sign."""
        table = Table.grid(padding=(0, 2))
        first = True
        for link in chain.links:
            words = self.texts.say(Message(link.rule, link.key, link.params), state)
            value = "" if link.note else signed(int(link.value), first)
            first = first and link.note
            table.add_row(f"  {value}", words, Text(f"[{link.rule}]", "dim"))
        total = signed(int(chain.total()), True)
        table.add_row(f"  {total}", Text(self.texts.text(total_key), "bold"), "")
        return table

    def odds(self, preview: Preview) -> str:
        parts = [
            f"{self.texts.text(c.key)} {percent(Fraction(c.ways, c.of))} ({c.ways}/{c.of})" for c in preview.chances
        ]
        return " · ".join(parts)

    def why_not(self, moment: Moment, refused: list[Action]) -> None:
        """Print refused actions with their reasons."""
        if not refused:
            self.show("cli-nothing-refused")
        for action in refused[:MAX_REASONS]:
            refusal = moment.state.refusal(moment.seat, action)
            if refusal is not None:
                words = (f"{self.display.words(moment, action)}: ", "bold")
                reason = sentence(self.texts, refusal, moment.state)
                self.console.print(Text.assemble(("✗ ", "bold red"), words, reason))
        if len(refused) > MAX_REASONS:
            self.show("cli-more-refused", left=len(refused) - MAX_REASONS)
