"""The sequence of play (3.1 to 4.6), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the player turn; actions, attacks and the questions
they raise lie on top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import (
    berserk,
    board,
    close_combat,
    command,
    concealment,
    crews,
    expected,
    fights,
    fire,
    infiltration,
    knowledge,
    minefields,
    movement,
    notation,
    ordnance,
    overrun,
    preparation,
    rally,
    ranges,
    resolution,
    smoke_wire,
    snipers,
    terrain,
    transfers,
    turns,
    victory,
    view,
    weapons,
    words,
)
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import Box
from caposaldo.games.upfront.prompts import belongs, decider, prompt_key, prompt_params, prompt_rule, verb_name
from caposaldo.games.upfront.state import Table
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Message, Params, Preview, Prompt, Refusal, State
from caposaldo.kernel.play import overfull


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
    if kind == st.REFILL:
        return turns.passes_over(s, frame)
    if kind in (st.RALLYING, st.CHARGE_AT, st.SPOILS, st.SEIZE, st.REDIRECT, st.RENORMALISE) and len(legal(s)) == 0:
        s.pop()
        return True
    return False


# ---------------------------------------------------------------- decisions, chapter by chapter
def deciders(s: Table) -> list[int]:
    """The seat that decides now; a seat is a side."""
    return [] if s.result is not None else [int(decider(s, s.top()))]


def legal(s: Table) -> list[Action]:
    """The actions of the moment, computed once for each moment."""
    found = s.options
    if found is None:
        found = options(s, s.top())
        s.options = found
    return found


def options(s: Table, frame: Frame) -> list[Action]:
    kind = frame.kind
    if kind == st.ACT:
        return act_options(s)
    if kind == st.DISCARD:
        found = terrain.gifts(s) + smoke_wire.wires(s) + snipers.shots(s) + turns.discards(s)
        return found + rally.any_time(s)
    if kind == st.REFILL:
        return turns.draws(s) + rally.any_time(s)
    if kind == st.AIM or kind == st.COMMIT:
        return fire.options(s, frame)
    if kind == st.CONCEAL:
        return concealment.options(s, frame)
    if kind == st.ANSWER:
        return terrain.options(s, frame)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.options(s, frame)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.options(s, frame)
    if kind == st.INFILTRATE:
        return infiltration.options(s, frame)
    if kind == st.ASSAULT:
        return close_combat.options(s, frame)
    if kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        return fights.options(s, frame)
    if kind == st.SPOILS:
        return weapons.options(s, frame)
    if kind == st.SEND:
        return transfers.options(s, frame)
    if kind == st.CHARGE_AT:
        return berserk.options(s, frame)
    if kind == st.REDIRECT:
        return snipers.options(s, frame)
    return ranges.options(s, frame)


def act_options(s: Table) -> list[Action]:
    """One action for each group, in the order of 4.21 to 4.25, and what is no action."""
    found = movement.acts(s)
    found += fire.acts(s)
    if s.box.armour:
        found += ordnance.acts(s)
    found += rally.acts(s)
    found += infiltration.acts(s)
    found += close_combat.acts(s)
    found += weapons.acts(s)
    found += crews.acts(s)
    found += smoke_wire.acts(s)
    found += transfers.acts(s)
    found += snipers.acts(s)
    found += minefields.acts(s)
    found += preparation.acts(s)
    found += rally.any_time(s)
    return found + turns.acts(s)


def refuse(s: UpFrontState, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("16.3", "uf-game-over")
    if seat not in deciders(s):
        return Refusal("4.1", "uf-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, seat, a.kind)
    if overfull(st.VERB_USES[a.kind], a):
        return Refusal("4.2", "uf-overfull", {"verb": f"@uf-verb-{verb_name(a.kind)}"})
    return refuse_in(s, frame, a)


def not_now(s: Table, seat: i64, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@uf-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s, seat)}"}
    params.update(prompt_params(s, seat))
    return Refusal("4.2", "uf-not-now", params)


def refuse_in(s: Table, frame: Frame, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == st.ACT:
        return refuse_act(s, a)
    if kind == st.DISCARD:
        return refuse_discard(s, a)
    if kind == st.REFILL:
        return rally.refuse_any_time(s, a) if a.kind in (st.PLAY_HERO, st.PANIC) else turns.refuse_draw(s, a)
    if kind == st.AIM or kind == st.COMMIT:
        return fire.refuse_in(s, frame, a)
    if kind == st.CONCEAL:
        return concealment.refuse(s, frame, a)
    if kind == st.ANSWER:
        return terrain.refuse_answer(s, frame, a)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.refuse_in(s, frame, a)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.refuse_in(s, frame, a)
    if kind == st.INFILTRATE:
        return infiltration.refuse_in(s, frame, a)
    if kind == st.ASSAULT:
        return close_combat.refuse_in(s, frame, a)
    if kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        return fights.refuse_in(s, frame, a)
    if kind == st.SPOILS:
        return weapons.refuse_in(s, frame, a)
    if kind == st.SEND:
        return transfers.refuse_in(s, frame, a)
    if kind == st.CHARGE_AT:
        return berserk.refuse(s, frame, a)
    if kind == st.REDIRECT:
        return snipers.refuse_in(s, frame, a)
    return ranges.refuse(s, frame, a)


def refuse_act(s: Table, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == st.MOVE or verb == st.LAY_ON:
        return movement.refuse(s, a)
    if verb == st.ATTACK_ON:
        return fire.refuse(s, a)
    if verb == st.SHELL:
        return ordnance.refuse(s, a)
    if verb == st.RALLY_BY:
        return rally.refuse(s, a)
    if verb == st.PLAY_HERO or verb == st.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == st.BEGIN_INFILTRATION or verb == st.LEAVE:
        return infiltration.refuse(s, a)
    if verb == st.BEGIN_ASSAULT:
        return close_combat.refuse(s, a)
    if verb == st.REPAIR or verb == st.ACQUIRE or verb == st.HAND_OVER or verb == st.DROP:
        return weapons.refuse(s, a)
    if verb == st.SERVE or verb == st.RELIEVE:
        return crews.refuse(s, a)
    if verb == st.LAY_SMOKE:
        return smoke_wire.refuse(s, a)
    if verb == st.BEGIN_TRANSFER or verb == st.RECEIVE or verb == st.FOUND:
        return transfers.refuse(s, a)
    if verb == st.SEARCH:
        return snipers.refuse(s, a)
    if verb == st.CLEAR:
        return minefields.refuse(s, a)
    if verb == st.REARRANGE:
        return preparation.refuse(s, a)
    return turns.refuse(s, a)


def refuse_discard(s: Table, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == st.PLAY_HERO or verb == st.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == st.LAY_ON:
        return terrain.refuse_gift(s, a)
    if verb == st.WIRE_ON:
        return smoke_wire.refuse_wire(s, a)
    if verb == st.SNIPE_AT:
        return snipers.refuse_shot(s, a)
    return turns.refuse_discard(s, a)


def perform(s: Table, frame: Frame, a: Action) -> None:
    kind = frame.kind
    if kind == st.ACT:
        perform_act(s, a)
    elif kind == st.DISCARD:
        perform_discard(s, a)
    elif kind == st.REFILL:
        if a.kind == st.PLAY_HERO or a.kind == st.PANIC:
            rally.perform_any_time(s, a)
        else:
            turns.perform_draw(s, a)
    elif kind == st.AIM or kind == st.COMMIT:
        fire.perform_in(s, frame, a)
    elif kind == st.CONCEAL:
        concealment.perform(s, frame, a)
    elif kind == st.ANSWER:
        terrain.answer(s, frame, a)
    elif kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        preparation.perform_in(s, frame, a)
    elif kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        rally.perform_in(s, frame, a)
    elif kind == st.INFILTRATE:
        infiltration.perform_in(s, frame, a)
    elif kind == st.ASSAULT:
        close_combat.perform_in(s, frame, a)
    elif kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        fights.perform_in(s, frame, a)
    elif kind == st.SPOILS:
        weapons.perform_in(s, frame, a)
    elif kind == st.SEND:
        transfers.perform_in(s, frame, a)
    elif kind == st.CHARGE_AT:
        berserk.charge(s, frame, a)
    elif kind == st.REDIRECT:
        snipers.perform_in(s, frame, a)
    else:
        ranges.perform(s, frame, a)


def perform_act(s: Table, a: Action) -> None:
    verb = a.kind
    if verb == st.MOVE or verb == st.LAY_ON:
        movement.perform(s, a)
    elif verb == st.ATTACK_ON:
        fire.perform(s, a)
    elif verb == st.SHELL:
        ordnance.perform(s, a)
    elif verb == st.RALLY_BY:
        rally.perform(s, a)
    elif verb == st.PLAY_HERO or verb == st.PANIC:
        rally.perform_any_time(s, a)
    elif verb == st.BEGIN_INFILTRATION or verb == st.LEAVE:
        infiltration.perform(s, a)
    elif verb == st.BEGIN_ASSAULT:
        close_combat.perform(s, a)
    elif verb == st.REPAIR or verb == st.ACQUIRE or verb == st.HAND_OVER or verb == st.DROP:
        weapons.perform(s, a)
    elif verb == st.SERVE or verb == st.RELIEVE:
        crews.perform(s, a)
    elif verb == st.LAY_SMOKE:
        smoke_wire.perform(s, a)
    elif verb == st.BEGIN_TRANSFER or verb == st.RECEIVE or verb == st.FOUND:
        transfers.perform(s, a)
    elif verb == st.SEARCH:
        snipers.perform(s, a)
    elif verb == st.CLEAR:
        minefields.perform(s, a)
    elif verb == st.REARRANGE:
        preparation.perform(s, a)
    else:
        turns.perform(s, a)


def perform_discard(s: Table, a: Action) -> None:
    verb = a.kind
    if verb == st.PLAY_HERO or verb == st.PANIC:
        rally.perform_any_time(s, a)
    elif verb == st.LAY_ON:
        terrain.give(s, a)
    elif verb == st.WIRE_ON:
        smoke_wire.wire(s, a)
    elif verb == st.SNIPE_AT:
        snipers.shoot(s, a)
    else:
        turns.perform_discard(s, a)


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

    def thinkable(self, seat: i64) -> list[Action]:
        return expected.thinkable(self, seat, self.actions(seat))

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
        self.copy_into(copy)
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
        self.copy_into(copy)
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
    s.lay_out()
    s.listen()
    begin(s)
    run_on(s)
    return s
