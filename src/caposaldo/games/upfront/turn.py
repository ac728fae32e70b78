"""The sequence of play (3.1 to 4.6), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the player turn; actions, attacks and the questions
they raise lie on top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import (
    attempts,
    berserk,
    board,
    close_combat,
    command,
    concealment,
    copies,
    expected,
    fights,
    infiltration,
    knowledge,
    minefields,
    notation,
    ordnance,
    overrun,
    preparation,
    rally,
    resolution,
    snipers,
    terrain,
    turns,
    unpacking,
    victory,
    view,
    words,
)
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import Box
from caposaldo.games.upfront.decisions import deciders, legal, perform, refuse
from caposaldo.games.upfront.prompts import prompt_key, prompt_params, prompt_rule
from caposaldo.games.upfront.state import Table
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Message, Preview, Prompt, Refusal, State


# ---------------------------------------------------------------- the sequence of play
def begin(s: Table) -> None:
    """Groups of the first player, then of the second, then hands are dealt and terrain is laid (3.2 to 3.6)."""
    first = s.box.first_player
    s.push(Frame(st.TURN))
    s.push(Frame(st.FORM, 1 - first))
    s.push(Frame(st.FORM, first))


def next_step(s: Table) -> None:
    """One step of the game, or of a player turn (4.2 to 4.6)."""
    step = s.step
    if step == st.FORMING:
        s.step = st.LAYING
        preparation.deal(s)
        s.push(Frame(st.LAY, s.box.first_player))
    elif step == st.LAYING or step == st.ENDING:
        if step == st.LAYING:
            preparation.fill_up(s)
        s.step = st.ANSWERING
        turns.begin(s)
        terrain.ask(s)
    elif step == st.ANSWERING:
        s.step = st.CHARGING
        berserk.begin(s)
    elif step == st.CHARGING:
        s.step = st.ACTING
        s.push(Frame(st.ACT))
    elif step == st.ACTING:
        s.step = st.DISCARDING
        s.push(Frame(st.DISCARD))
    elif step == st.DISCARDING:
        s.step = st.REFILLING
        s.push(Frame(st.REFILL))
    elif step == st.REFILLING:
        s.step = st.EXECUTING
        command.begin_executions(s)
    else:
        s.step = st.ENDING
        turns.finish(s)


def run_on(s: Table) -> None:
    while s.result is None:
        frame = s.top()
        if at_rest(frame.kind) and s.time_up == 1:
            victory.time_is_up(s)
        elif frame.kind == st.TURN:
            next_step(s)
        elif not goes_on(s, frame):
            return
        s.options = None


def at_rest(kind: i64) -> bool:
    """Nothing is being resolved: here the game may end by its clock (16.3)."""
    return kind in (st.TURN, st.CHARGE_AT, st.ACT, st.DISCARD, st.REFILL, st.EXECUTE)


def goes_on(s: Table, frame: Frame) -> bool:
    """What needs no decision is done; False if one is awaited. A pause must tell nothing: whether a question is asked
    depends on what everybody knows."""
    kind = frame.kind
    if kind == st.ATTACK:
        return resolution.go_on(s, frame)
    if kind == st.INFILTRATION:
        return infiltration.go_on(s, frame)
    if kind == st.ENTERING:
        return close_combat.go_on(s, frame)
    if kind == st.FIGHTS or kind == st.FIGHT or kind == st.CREW_FALLS:
        return fights.go_on(s, frame)
    if kind == st.SNIPE:
        return snipers.go_on(s, frame)
    if kind == st.MINES:
        return minefields.go_on(s, frame)
    if kind == st.SHOT:
        return ordnance.go_on(s, frame)
    if kind == st.OVERRUN:
        return overrun.go_on(s, frame)
    if kind == st.EXECUTE:
        return command.go_on(s, frame)
    if kind == st.CONCEAL:
        return concealment.passes_over(s, frame)
    if kind == st.SAVE or kind == st.RETRY:
        return rally.passes_over(s, frame)
    if kind == st.LAY:
        return preparation.passes_over(s, frame)
    if kind == st.TRYING:
        return attempts.passes_over(s, frame)
    if kind == st.REFILL:
        return turns.passes_over(s, frame)
    if kind in (st.RALLYING, st.CHARGE_AT, st.SPOILS, st.SEIZE, st.REDIRECT, st.RENORMALISE) and len(legal(s)) == 0:
        s.pop()
        return True
    return False


# ---------------------------------------------------------------- the contract
class UpFrontState(Table):
    def game_id(self) -> str:
        return "upfront"

    def seats(self) -> list[str]:
        return self.box.seat_names

    def waiting(self) -> list[int]:
        return deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(prompt_rule(self, seat), prompt_key(self, seat), prompt_params(self, seat))

    def actions(self, seat: i64) -> list[Action]:
        return legal(self) if seat in deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return expected.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        perform(self, self.top(), action)
        self.options = None
        run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return view.preview(self, seat, action)

    def turn_seconds(self) -> i64:
        return turns.A_MINUTE if self.box.timed and self.turn > 0 else 0

    def turn_number(self) -> i64:
        return self.turn

    def out_of_time(self) -> Action | None:
        return turns.out_of_time(self)

    def board(self) -> dict[str, object]:
        return board.board(self.box)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = UpFrontState(self.box, dice)
        copies.copy_into(self, copy)
        knowledge.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return knowledge.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return view.name(self, reference, lang)

    def wording(self, action: Action) -> Message:
        return words.wording(self, action)

    def pointing(self, action: Action) -> dict[str, int]:
        return words.pointing(self, action)

    def clone(self) -> State:
        copy = UpFrontState(self.box, self.dice.clone())
        copies.copy_into(self, copy)
        return copy

    def data(self) -> dict[str, object]:
        return notation.state_data(self)

    def write_action(self, action: Action) -> str:
        return notation.write(self, action)

    def read_action(self, text: str) -> Action:
        return notation.read(self, text)

    def touches(self, action: Action) -> list[str]:
        return view.touches(self, action)


def new_game(box: Box, dice: Dice) -> UpFrontState:
    s = UpFrontState(box, dice)
    unpacking.lay_out(s)
    s.listen()
    begin(s)
    run_on(s)
    return s
