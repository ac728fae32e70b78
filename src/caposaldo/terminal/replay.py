"""A recorded game told again, a record verified, a position shown."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from caposaldo.kernel import record as records
from caposaldo.kernel.game import SPECTATOR, State
from caposaldo.kernel.record import Record, Verdict, result_of
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.face import Face, Moment, Room, face_for
from caposaldo.terminal.story import retell, sentence

ROWS = 30


def viewer_of(state: State, seat: str) -> int:
    if not seat:
        return SPECTATOR
    if seat not in state.seats():
        raise ValueError(f"no seat {seat!r} here: the seats are {', '.join(state.seats())}")
    return state.seats().index(seat)


def everything(state: State) -> list[int]:
    """Who may look at a game that is over: everybody at everything, so each event is told if anybody saw it."""
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
        "log": story_data(record, to, state),
    }


def story_data(record: Record, to: int | None, state: State) -> list[dict[str, Any]]:
    told = []
    names = state.seats()
    for entry, _ in retell(record, to):
        events = [event.data() for event in entry.events if event.seen_by(SPECTATOR) or record.finished()]
        told.append({"n": entry.number, "seat": names[entry.seat], "decision": entry.decision, "events": events})
    return told


# ---------------------------------------------------------------- on the screen
def tell(record: Record, to: int | None, texts: Texts, console: Console) -> None:
    """The game as prose. Secrets are told only when the game is over."""
    console.print(Text(f"{record.game} · {record.scenario}", "bold"))
    first = records.start(record)
    for event in first.events or []:
        console.print(Text.assemble((f"{0:>4} ", "dim"), sentence(texts, event, first)))
    last: State | None = None
    for told, state in retell(record, to):
        last = state
        viewers = everything(state) if record.finished() else [SPECTATOR]
        seen = [event for event in told.events if any(event.seen_by(viewer) for viewer in viewers)]
        for event in seen:
            console.print(Text.assemble((f"{told.number:>4} ", "dim"), sentence(texts, event, state)))
    if last is not None:
        show_position(last, SPECTATOR, texts, console)


def show_position(state: State, viewer: int, texts: Texts, console: Console) -> None:
    face = face_for(state.game_id(), texts)
    moment = Moment(state, viewer, state.view(viewer), seats_actions(face, state, viewer))
    heading = face.heading(moment.view)
    if heading is not None:
        console.print(Line(texts.say(heading, state), style="dim"))
    board = face.board(moment, Room(console.width, ROWS))
    if board is not None:
        console.print(board)
    standing = face.standing(moment.view)
    if standing is not None:
        console.print(Text(texts.say(standing, state), "dim"))
    show_decision(face, moment, texts, console)


def seats_actions(face: Face, state: State, viewer: int) -> list[Any]:
    return grouped(face, state.actions(viewer)) if viewer in state.waiting() else []


def show_decision(face: Face, moment: Moment, texts: Texts, console: Console) -> None:
    """What the position waits for, or how it ended."""
    state = moment.state
    outcome = state.outcome()
    if outcome is not None:
        winners = ", ".join(state.name(f"seat/{seat}", texts.lang) for seat in outcome.winners)
        console.print(Text(texts.text("cli-wins", seats=winners) if winners else texts.text("cli-draw"), "bold"))
        console.print(sentence(texts, outcome, state))
    for seat in state.waiting():
        who = (f"▶ {state.name(f'seat/{seat}', texts.lang)}: ", "bold")
        console.print(Text.assemble(who, sentence(texts, state.prompt(seat), state)))
    if moment.actions:
        console.print(Choices(face, texts, moment).page(console.width, len(moment.actions) + ROWS))
