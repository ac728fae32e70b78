"""The numbered list of choices: in groups, in columns where they fit, page by page."""

from __future__ import annotations

from fractions import Fraction

from rich.console import Group
from rich.text import Text

from caposaldo.kernel.game import Action, Preview, listed
from caposaldo.kernel.odds import percent, works
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import GameDisplay, Moment

GAP = 2
ODDS_MARK = "  "
INDENT = "      "
NOTHING_HAPPENS = "-none"


def grouped(display: GameDisplay, actions: list[Action]) -> list[Action]:
    """Return the actions by group, in the order in which the groups first appear; then those without a heading, and
    last those that seldom pay."""
    order: dict[str, list[Action]] = {}
    last: list[Action] = []
    for action in actions:
        if display.seldom_pays(action):
            last.append(action)
        else:
            order.setdefault(display.group(action), []).append(action)
    rest = order.pop("", [])
    return [action for group in order.values() for action in group] + rest + last


class Choices:
    """The choices of one moment; actions are numbered from 1 in their order."""

    def __init__(self, display: GameDisplay, texts: Texts, moment: Moment) -> None:
        self.moment = moment
        self.first_row = 0
        self.set_language(display, texts)

    def set_language(self, display: GameDisplay, texts: Texts) -> None:
        self.display = display
        self.texts = texts

    def action(self, number: int) -> Action | None:
        """Return the choice with this number; 0 is the one that concludes."""
        if number == 0:
            return next((action for action in self.moment.actions if self.display.concludes(action)), None)
        return self.moment.actions[number - 1] if number <= len(self.moment.actions) else None

    def named(self, words: list[str]) -> list[int]:
        """Return the numbers of the choices that have all these labels."""
        return [i + 1 for i, action in enumerate(self.moment.actions) if self.has_labels(action, words)]

    def has_labels(self, action: Action, words: list[str]) -> bool:
        return bool(words) and set(words) <= self.display.names(self.moment, action)

    def refused(self, words: list[str]) -> list[Action]:
        """Return the refused actions that a player might expect: all, or those with all these labels."""
        state, seat = self.moment.state, self.moment.seat
        found = [action for action in state.considered(seat) if not listed(self.moment.actions, action)]
        return [action for action in found if not words or self.has_labels(action, words)]

    # ---- layout
    def line(self, number: int) -> Text:
        action = self.moment.actions[number - 1]
        digits = len(str(len(self.moment.actions)))
        shown = 0 if self.display.concludes(action) else number
        text = Text().append(f"{shown:>{digits}} ", "bold yellow")
        text.append(self.display.words(self.moment, action))
        preview = self.moment.state.preview(self.moment.seat, action)
        if preview is not None and preview.unless is not None:
            text.append(f"{ODDS_MARK}{self.texts.say(preview.unless, self.moment.state)}", "red")
        elif preview is not None and preview.chances:
            text.append(f"{ODDS_MARK}{self.odds(preview)}", "cyan")
        return text

    def odds(self, preview: Preview) -> str:
        """Return how often the choice works, as everywhere, and the results that can come of it."""
        told = [c for c in preview.chances if c.ways > 0 and not c.key.endswith(NOTHING_HAPPENS)]
        if not told:
            return self.texts.text("cli-no-effect")
        results = ", ".join(f"{self.texts.text(c.key)} {percent(Fraction(c.ways, c.of))}" for c in told)
        return self.texts.text("cli-works", chance=percent(works(preview.chances)), results=results)

    def some(self, numbers: list[int], width: int) -> Group:
        return Group(*columns([self.line(number) for number in numbers], width))

    def rows(self, width: int) -> list[Text]:
        """Return the list without the concluding choice: headings, and under each its choices in columns."""
        rows: list[Text] = []
        several = len({self.display.group(action) for action in self.moment.actions} - {""}) > 1
        for key, numbers in self.sections():
            if key and several:
                rows.append(Text(self.texts.text(key), "underline"))
            rows.extend(columns([self.line(number) for number in numbers], width))
        return rows

    def sections(self) -> list[tuple[str, list[int]]]:
        found: list[tuple[str, list[int]]] = []
        for i, action in enumerate(self.moment.actions):
            if self.display.concludes(action):
                continue
            key = self.display.group(action)
            if not found or found[-1][0] != key:
                found.append((key, []))
            found[-1][1].append(i + 1)
        return found

    # ---- pages
    def page(self, width: int, height: int) -> Group:
        self.first_row = 0
        return self.next_page(width, height)

    def next_page(self, width: int, height: int) -> Group:
        """Return the next rows; after the last page the first again."""
        rows = self.rows(width)
        if self.first_row >= len(rows):
            self.first_row = 0
        shown = rows[self.first_row : self.first_row + height]
        self.first_row += len(shown)
        left = len(rows) - self.first_row
        if left > 0:
            shown.append(Text(self.texts.text("cli-more", left=left), "dim"))
        return Group(*shown, *self.conclusion())

    def conclusion(self) -> list[Text]:
        """Return the concluding choices, shown under every page."""
        return [self.line(i + 1) for i, action in enumerate(self.moment.actions) if self.display.concludes(action)]


def columns(items: list[Text], width: int) -> list[Text]:
    """Arrange items in columns, read downwards, if at least two fit in the width."""
    widest = max(item.cell_len for item in items) + GAP
    if widest > width + GAP:
        return [row for item in items for row in folded(item, width)]
    count = max(1, min((width + GAP) // widest, len(items)))
    deep = -(-len(items) // count)
    rows = []
    for row in range(deep):
        line = Text()
        for item in items[row::deep]:
            padded = item.copy()
            padded.pad_right(widest - item.cell_len)
            line.append_text(padded)
        line.rstrip()
        rows.append(line)
    return rows


def folded(item: Text, width: int) -> list[Text]:
    """Put the odds of a choice that is too long on a second line."""
    at = item.plain.rfind(ODDS_MARK)
    if item.cell_len <= width or at <= len(ODDS_MARK):
        return [item]
    head, odds = item.divide([at])
    return [head, Text(INDENT) + Text(odds.plain.strip(), "cyan")]
