"""Explanations in the terminal: the reason of a refusal, the modifiers and odds of a choice, each with its rule."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caposaldo.kernel import catalog
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Action, Message, Preview, Refusal, State
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.choices import percent
from caposaldo.terminal.display import GameDisplay, Moment
from caposaldo.terminal.log import sentence, with_rule

MAX_REASONS = 20


class Explanations:
    def __init__(self, console: Console, game_id: str, texts: Texts, display: GameDisplay) -> None:
        self.console = console
        self.game_id = game_id
        self.texts = texts
        self.display = display

    def show(self, key: str, **params: int | str) -> None:
        self.console.print(Text(self.texts.text(key, **params)), soft_wrap=True)

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
        if preview is None:
            prompt = moment.state.prompt(moment.seat)
            self.console.print(with_rule(self.texts.text("cli-nothing-rolled"), prompt.rule))
            return
        if preview.means is not None:
            self.console.print(self.chain(preview.means, moment.state))
        if preview.chain.links:
            self.console.print(self.chain(preview.chain, moment.state))
        else:
            self.show("cli-no-modifiers")
        if preview.chances:
            self.console.print(Padding(Text(self.odds(preview)), (0, 0, 0, 2)))

    def chain(self, chain: Chain, state: State) -> Table:
        table = Table.grid(padding=(0, 2))
        for link in chain.links:
            words = self.texts.say(Message(link.rule, link.key, link.params), state)
            value = "" if link.note else f"  {int(link.value):+d}"
            table.add_row(value, words, Text(f"[{link.rule}]", "dim"))
        table.add_row(f"  {int(chain.total())}", Text(self.texts.text("cli-total"), "bold"), "")
        return table

    def odds(self, preview: Preview) -> str:
        parts = [f"{self.texts.text(c.key)} {percent(c.ways, c.of)} ({c.ways}/{c.of})" for c in preview.chances]
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
