"""Output of `caposaldo story`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from caposaldo.kernel.game import Message, Outcome, State
from caposaldo.kernel.odds import percent
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.texts import Texts
from caposaldo.lab.story import Lost, Shot, Story, Unfinished, lead, luck_word, story_of_record
from caposaldo.terminal.log import sentence

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 72


def told(record: Record) -> Story:
    """Return the story of a record. Raise RecordError if the game is not over."""
    try:
        return story_of_record(record)
    except Unfinished:
        raise record.error("", "endgame-unfinished-file", {}) from None


# ---------------------------------------------------------------- data
def story_data(record: Record, story: Story) -> dict[str, Any]:
    return {
        "game": record.game,
        "scenario": record.scenario,
        "outcome": {"winners": list(story.outcome.winners), **story.outcome.data()},
        "standing": story.standing,
        "turns": [turn._asdict() for turn in story.turns],
        "turning_points": [
            {"decision": point.decision, "seat": point.seat, "swing": point.swing, "said": point.said.data()}
            for point in story.turning
        ],
        "harm": [{"decision": one.decision, "said": one.said.data()} for one in story.harm],
        "lost": [lost._asdict() for lost in story.lost],
        "shots": [{**shot._asdict(), "works": float(shot.works)} for shot in story.shots],
        "luck": [luck._asdict() for luck in story.luck],
    }


# ---------------------------------------------------------------- on the screen
class Page:
    """Prints a story line by line."""

    def __init__(self, record: Record, story: Story, texts: Texts, console: Console) -> None:
        self.story = story
        self.texts = texts
        self.console = console
        self.state = replay_record(record)

    def print(self) -> None:
        self.result()
        self.curve()
        self.score()
        self.losses()
        self.attacks()
        self.luck()

    def line(self, *parts: str | Text | tuple[str, str]) -> None:
        self.console.print(Text.assemble(*parts))

    def heading(self, key: str) -> None:
        self.line("")
        self.line((self.texts.text(key), "bold"))

    def said(self, message: Message) -> Text:
        return sentence(self.texts, message, self.state)

    def result(self) -> None:
        self.line((winners(self.texts, self.state, self.story.outcome), "bold"))
        self.line(self.said(self.story.outcome))

    def curve(self) -> None:
        self.heading("endgame-how")
        self.line((self.text("endgame-how-note-side", seat="@seat/0"), "dim"))
        leads = [lead(row) for row in self.story.standing]
        self.line("  ", curve(leads))
        for point in self.story.turning:
            self.line((f"{point.decision:>6} ", "dim"), f"{signed(point.swing / 10, 0)}  ", self.said(point.said))

    def score(self) -> None:
        self.heading("endgame-score")
        for goal in self.story.goals:
            figures = f"{goal.now} / {goal.needed}" if goal.needed else str(goal.now)
            self.line(f"{figures:>8}  ", self.said(goal.said))
        if not self.story.goals:
            self.line("  ", self.texts.text("endgame-no-score"))

    def losses(self) -> None:
        self.heading("endgame-lost")
        for seat in range(len(self.state.seats())):
            side = int(self.state.side_of(seat))
            gone = [lost for lost in self.story.lost if lost.side == side]
            count = self.texts.text("endgame-lost-count", count=len(gone))
            self.line("  ", f"{self.seat(seat)}: {count}")
            for lost in gone:
                self.line((f"{lost.decision:>6} ", "dim"), f"{self.name(lost.piece)} ({self.when_lost(lost)})")

    def when_lost(self, lost: Lost) -> str:
        turn = self.texts.text("endgame-lost-in", turn=lost.turn)
        return f"{turn}, {self.text('endgame-lost-by', unit=lost.by)}" if lost.by else turn

    def attacks(self) -> None:
        self.heading("endgame-shots")
        rows = (("best", self.story.best), ("worst", self.story.worst), ("mattered", self.story.mattered))
        for key, shot in rows:
            if shot is not None:
                self.line((f"{shot.decision:>6} ", "dim"), f"{self.texts.text(f'endgame-{key}')}: {self.shot(shot)}")
        if self.story.best is None and self.story.worst is None:
            self.line("  ", self.texts.text("endgame-no-shots"))

    def shot(self, shot: Shot) -> str:
        words = self.text("endgame-shot", target=shot.target, came=f"@{shot.came}")
        return f"{words} ({percent(shot.works)})"

    def luck(self) -> None:
        self.heading("endgame-luck")
        for seat in range(len(self.state.seats())):
            side = int(self.state.side_of(seat))
            luck = next(one for one in self.story.luck if one.side == side)
            if luck.rolls == 0:
                words = self.texts.text("endgame-luck-none")
            else:
                over = self.texts.text("endgame-luck-over", score=signed(luck.score, 1), rolls=luck.rolls)
                words = f"{self.texts.text(f'endgame-luck-{luck_word(luck.score)}')}, {over}"
            self.line("  ", f"{self.seat(seat)}: {words}")

    def text(self, key: str, **params: str) -> str:
        return self.texts.say(Message("", key, dict(params)), self.state)

    def seat(self, seat: int) -> str:
        return self.texts.name(self.state, f"seat/{seat}")

    def name(self, reference: str) -> str:
        return self.texts.name(self.state, reference.removeprefix("@"))


def winners(texts: Texts, state: State, outcome: Outcome) -> str:
    names = ", ".join(texts.name(state, f"seat/{seat}") for seat in outcome.winners)
    return texts.text("cli-wins", seats=names) if names else texts.text("cli-draw")


def curve(leads: list[int]) -> str:
    """Return the curve as a row of bars, the mean of as many decisions for each."""
    width = min(COLUMNS, len(leads))
    bars = ""
    for i in range(width):
        part = leads[i * len(leads) // width : (i + 1) * len(leads) // width]
        bars += BARS[min(sum(part) // len(part) * len(BARS) // 1000, len(BARS) - 1)]
    return bars


def signed(value: float, digits: int) -> str:
    """Return a number with its sign; the minus is the typographic one."""
    return f"{value:+.{digits}f}".replace("-", "−")
