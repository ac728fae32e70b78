"""The replay iterator: every decision with the state after it, played in the way that is asked for."""

from __future__ import annotations

import pytest

from caposaldo.kernel.game import Action
from caposaldo.kernel.replay import decisions_of, replay, start
from caposaldo.kernel.session import Session
from kernel.play import WHOLE_GAME, decide, session

pytestmark = pytest.mark.usefixtures("tiny")


def test_every_decision_comes_with_the_state_after_it() -> None:
    record = decide(session(), *WHOLE_GAME).record
    again = session()
    for step in replay(start(record), decisions_of(record)):
        decide(again, WHOLE_GAME[step.number - 1])
        assert step.state.digest() == again.state.digest()
    assert again.record.hash == record.hash


def test_events_are_those_of_the_decision() -> None:
    record = decide(session(), "0 bid 3", "0 seal", "bid 1", "seal").record
    steps = replay(start(record), decisions_of(record), listen=True)
    events = [[event.key for event in step.state.events or []] for step in steps]
    assert events == [["tiny-has-bid"], ["tiny-seals"], ["tiny-has-bid"], ["tiny-seals", "tiny-bids"]]


def test_only_the_first_decisions_are_replayed() -> None:
    record = decide(session(), *WHOLE_GAME).record
    steps = list(replay(start(record), decisions_of(record, 3)))
    assert [step.number for step in steps] == [1, 2, 3]
    assert [step.seat for step in steps] == [0, 1, 1]


def test_a_decision_can_be_played_in_another_way() -> None:
    record = decide(session(), *WHOLE_GAME).record
    other = Session.start("tiny", "skirmish", {}, "7", {"red": "random"})
    played: list[tuple[int, Action]] = []

    def play(seat: int, action: Action) -> None:
        played.append((seat, action))
        other.play(seat, action)

    steps = list(replay(other.state, decisions_of(record), play=play))
    assert [(step.seat, step.action) for step in steps] == played
    assert other.record == record
