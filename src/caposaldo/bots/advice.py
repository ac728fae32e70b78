"""Hints for people: the actions that look best, with reasons in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.kernel.game import Action, Advice, Danger, Game, Message, State
from caposaldo.kernel.odds import percent, works

MOST: Final = 3  # pieces that are advised about
REASONS: Final = 2


def advise(game: Game, state: State, seat: i64) -> list[Advice]:
    """Return the best actions of a seat that decides, the best first, each of another piece. The state is a resampled
    one, so that a hint tells nothing that the seat may not know."""
    ranked = by_worth(game, state, seat)
    found: list[Advice] = []
    pieces: set[int] = set()
    for worth, action in ranked:
        piece = state.pointing(action).get("piece", -1)
        if piece in pieces:
            continue
        pieces.add(piece)
        found.append(Advice(action, worth, reasons(game, state, seat, action), warning(state, seat, action)))
        if len(found) == MOST:
            break
    return found


def by_worth(game: Game, state: State, seat: i64) -> list[tuple[int, Action]]:
    """Return the actions of a seat with their worth, the best first; equals stay in the order of the list."""
    ranked: list[tuple[int, Action]] = []
    for action in state.actions(seat):
        ranked.append((int(game.worth(state, seat, action)), action))
    ranked.sort(key=negative_worth)
    return ranked


def negative_worth(ranked: tuple[int, Action]) -> int:
    return -ranked[0]


def reasons(game: Game, state: State, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for an action: its odds, then what the game has to say."""
    found: list[Message] = []
    preview = state.preview(seat, action)
    if preview is not None and preview.unless is None:
        share = works(preview.chances)
        if share > 0:
            found.append(Message("", "hint-works", {"chance": percent(share)}))
    return (found + game.reasons(state, seat, action))[:REASONS]


def warning(state: State, seat: i64, action: Action) -> Message | None:
    """Return the worst answer that the enemy could give."""
    dangers: list[Danger] = state.dangers(seat, action)
    if len(dangers) == 0 or len(dangers[0].preview.chances) == 0:
        return None
    chance = percent(works(dangers[0].preview.chances))
    return Message("", "hint-danger", {"unit": f"@unit/{dangers[0].piece}", "chance": chance})
