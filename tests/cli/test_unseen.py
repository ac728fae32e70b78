"""The terminal tells a person nothing of what a bot prepares unseen, nor by its pauses whether it had a choice."""

from __future__ import annotations

import io
import time

from rich.console import Console

from caposaldo.bots.base import Bot, SteadyBot, drive, make_bot
from caposaldo.bots.search import SearchBot
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.kernel.session import Session
from caposaldo.terminal.play import TerminalGame
from caposaldo.terminal.setup import GameSetup, PlayOptions

PERSON, BOT = 0, 1
LONG = 0.4  # seconds
BEGINNING = (verbs.ATTACK_ON, verbs.BEGIN_INFILTRATION, verbs.BEGIN_ASSAULT, verbs.BEGIN_TRANSFER)


class Ponderer(Bot):
    """Thinks for long where it has a choice; here nobody waits for it."""

    def choose(self, state: State, seat: int) -> kernel.Action:
        return state.actions(seat)[0]

    def seconds_per_choice(self) -> float:
        return LONG


def new_game() -> tuple[TerminalGame, io.StringIO]:
    told = io.StringIO()
    session = Session.start("upfront", "house-to-house", {}, "unseen")
    return TerminalGame(session, {BOT: Ponderer()}, "en", "", Console(file=told, width=120), lambda _: ""), told


def play_until(game: TerminalGame, kinds: tuple[int, ...]) -> list[kernel.Action]:
    """Sensible play until the bot could do one of these; which of them it could do."""
    bots = [make_bot("greedy", game.session.game, f"terminal {seat}") for seat in (PERSON, BOT)]
    dice = Dice("imagined")
    while True:
        state = game.session.state
        seat = state.waiting()[0]
        found = [action for action in state.actions(seat) if action.verb in kinds]
        if seat == BOT and found and state.player_turn() > 1:
            return found
        game.play(seat, drive(state, seat, bots[seat], dice))


def last_choice(state: State) -> kernel.Action:
    """Nothing more, where that can be said."""
    actions = state.actions(BOT)
    done = Action(verbs.DONE)
    return done if kernel.listed(actions, done) else actions[0]


def seconds_of(bot: Bot, state: State) -> float:
    since = time.monotonic()
    assert bot.choose(state, BOT) == state.actions(BOT)[0]
    return time.monotonic() - since


def test_a_bot_that_thinks_for_long_takes_as_long_where_it_has_no_choice() -> None:
    game, _ = new_game()
    while game.session.state.waiting() == [PERSON]:
        game.play(PERSON, Action(verbs.DONE))
    assert not game.session.state.hides(PERSON)
    assert seconds_of(SteadyBot(Ponderer()), game.session.state) < LONG
    play_until(game, (verbs.KEEP,))
    assert game.session.state.hides(PERSON)
    assert seconds_of(Ponderer(), game.session.state) < LONG <= seconds_of(SteadyBot(Ponderer()), game.session.state)


def test_against_people_bots_are_unhurried() -> None:
    console = Console(file=io.StringIO())
    for seats, kind in (({}, SteadyBot), ({"german": "search", "american": "search"}, SearchBot)):
        session = Session.start("upfront", "house-to-house", {}, "unseen", {"american": "search", **seats})
        bots = GameSetup(PlayOptions(), console).bots(session)
        assert {type(bot) for bot in bots.values()} == {kind}


def test_the_log_does_not_count_what_was_prepared_unseen() -> None:
    logs: list[str] = []
    for second_thoughts in (False, True):
        game, told = new_game()
        begun = play_until(game, BEGINNING)
        if second_thoughts:
            game.play(BOT, begun[0])
            game.play(BOT, Action(verbs.GIVE_UP))
        while game.session.state.waiting() == [BOT]:
            game.play(BOT, last_choice(game.session.state))
        game.show_log()
        logs.append(told.getvalue())
    assert logs[0] == logs[1]
    assert len(logs[0].splitlines()) > 10
