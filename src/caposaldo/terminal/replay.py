"""Output of `caposaldo replay` and `caposaldo position`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from caposaldo.kernel.game import SPECTATOR, State
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import Verdict, result_of, start
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.display import GameDisplay, Moment, Room, default_heading, display_for
from caposaldo.terminal.log import replay_log, sentence

ROWS = 30


def viewer_of(state: State, seat: str) -> int:
    if not seat:
        return SPECTATOR
    if seat not in state.seats():
        raise UnknownName("seat", seat, list(state.seats()))
    return state.seats().index(seat)


def all_viewers(state: State) -> list[int]:
    """Return all viewers: when a game is over, every event is shown that any of them saw."""
    return [SPECTATOR, *range(len(state.seats()))]


# ---------------------------------------------------------------- data
def verdict_data(record: Record, verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "ok": verdict.ok,
        "game": record.game,
        "scenario": record.scenario,
        "decisions": verdict.decisions,
        "result": record.result,
        "hash": verdict.hash,
        "what": verdict.say(lang),
    }


def replay_data(record: Record, state: State, to: int | None) -> dict[str, Any]:
    return {
        "game": record.game,
        "rules": record.rules,
        "scenario": record.scenario,
        "options": record.options,
        "seats": record.seats,
        "decisions": len(record.decisions),
        "at": len(record.decisions) if to is None else to,
        "result": result_of(state),
        "hash": state.digest(),
        "log": log_data(record, to, state),
    }


def log_data(record: Record, to: int | None, state: State) -> list[dict[str, Any]]:
    log = []
    names = state.seats()
    for entry, _ in replay_log(record, to):
        events = [event.data() for event in entry.events if event.seen_by(SPECTATOR) or record.finished()]
        log.append({"n": entry.number, "seat": names[entry.seat], "decision": entry.decision, "events": events})
    return log


# ---------------------------------------------------------------- on the screen
def print_game(record: Record, to: int | None, texts: Texts, console: Console) -> None:
    """Print the log of a game and its last position. Secrets are shown only when the game is over."""
    console.print(Text(f"{record.game} · {record.scenario}", "bold"))
    first = start(record)
    for event in first.events or []:
        console.print(Text.assemble((f"{0:>4} ", "dim"), sentence(texts, event, first)))
    last: State | None = None
    for entry, state in replay_log(record, to):
        last = state
        viewers = all_viewers(state) if record.finished() else [SPECTATOR]
        seen = [event for event in entry.events if any(event.seen_by(viewer) for viewer in viewers)]
        for event in seen:
            console.print(Text.assemble((f"{entry.number:>4} ", "dim"), sentence(texts, event, state)))
    if last is not None:
        show_position(last, SPECTATOR, texts, console)


def show_position(state: State, viewer: int, texts: Texts, console: Console) -> None:
    display = display_for(state.game_id(), texts)
    moment = Moment(state, viewer, state.view(viewer), seats_actions(display, state, viewer))
    heading = display.heading(moment.view) or default_heading(state)
    if heading is not None:
        console.print(Line(texts.say(heading, state), style="dim"))
    board = display.board(moment, Room(console.width, ROWS))
    if board is not None:
        console.print(board)
    standing = display.standing(moment.view)
    if standing is not None:
        console.print(Text(texts.say(standing, state), "dim"))
    show_decision(display, moment, texts, console)


def seats_actions(display: GameDisplay, state: State, viewer: int) -> list[Any]:
    return grouped(display, state.actions(viewer)) if viewer in state.waiting() else []


def show_decision(display: GameDisplay, moment: Moment, texts: Texts, console: Console) -> None:
    """Print the pending decision, or how the game ended."""
    state = moment.state
    outcome = state.outcome()
    if outcome is not None:
        winners = ", ".join(texts.name(state, f"seat/{seat}") for seat in outcome.winners)
        console.print(Text(texts.text("cli-wins", seats=winners) if winners else texts.text("cli-draw"), "bold"))
        console.print(sentence(texts, outcome, state))
    for seat in state.waiting():
        who = (f"▶ {texts.name(state, f'seat/{seat}')}: ", "bold")
        console.print(Text.assemble(who, sentence(texts, state.prompt(seat), state)))
    if moment.actions:
        console.print(Choices(display, texts, moment).page(console.width, len(moment.actions) + ROWS))
