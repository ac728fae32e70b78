"""The sequence of play (2.0 to 2.4), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the round; a turn, an action, an attack and its rolls
lie on top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms import (
    artillery,
    board,
    cards,
    events,
    expected,
    fire,
    groups,
    hidden,
    knowledge,
    looks,
    movement,
    notation,
    preliminaries,
    recovery,
    rolls,
    rounds,
    turns,
    veterans,
    view,
    words,
)
from caposaldo.games.storms.ground import Ground
from caposaldo.games.storms.prompts import BOTH, belongs, decider, prompt_key, prompt_params, prompt_rule, verb_name
from caposaldo.games.storms.state import (
    ACT,
    ADD_CAP,
    ARRIVALS,
    ATTACK,
    BID,
    BOOST,
    CARD_USE,
    CHOOSE,
    CONCEAL,
    DEPLOY,
    DETECT,
    END_ACTION,
    END_OF_ROUND,
    EXIT,
    FIRE,
    FOR_AP,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    GO,
    GROUP_GO,
    HIDE,
    INITIATIVE,
    JOIN,
    LOOK,
    PLAY,
    PLAY_CARD,
    PLOT,
    PLOTTING,
    RECOVER,
    REFRESH,
    REINFORCE,
    REROLL,
    ROLLED,
    ROUND,
    SECOND_HEX,
    SET_UP,
    SNEAK,
    SPOTTER,
    STRIKE,
    STRIKES,
    THROW,
    TURN,
    VERB_USES,
    Field,
)
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Danger, Message, Params, Preview, Prompt, Refusal, State
from caposaldo.kernel.play import overfull


# ---------------------------------------------------------------- the sequence of play
def begin(s: Field) -> None:
    """One side sets up, then the other, then both hide units; then the first round (1.0)."""
    s.push(Frame(ROUND))
    s.push(Frame(CONCEAL))
    s.push(Frame(DEPLOY, 1 - s.ground.first_to_set_up))
    s.push(Frame(DEPLOY, s.ground.first_to_set_up))
    preliminaries.deal(s)


def next_step(s: Field) -> None:
    """The sequence before a round, step by step, then turns until two passes in a row (2.0, 2.2, 2.3)."""
    phase = s.phase
    if phase == SET_UP or phase == END_OF_ROUND:
        s.phase = REFRESH
        rounds.refresh(s)
    elif phase == REFRESH:
        s.phase = PLOTTING
        artillery.begin_plotting(s)
    elif phase == PLOTTING:
        s.phase = STRIKES
        artillery.begin_strikes(s)
    elif phase == STRIKES:
        s.phase = ARRIVALS
        rounds.bring_up(s)
    elif phase == ARRIVALS:
        s.phase = INITIATIVE
        rounds.ask_for_bids(s)
    elif phase == INITIATIVE:
        s.phase = PLAY
        s.push(Frame(CHOOSE))
    elif s.passes >= 2:
        s.phase = END_OF_ROUND
        rounds.end(s)
    else:
        s.push(Frame(CHOOSE))


def run_on(s: Field) -> None:
    while s.result is None:
        frame = s.top()
        if frame.kind == ROUND:
            next_step(s)
        elif frame.kind == END_ACTION:
            turns.end_action(s)
        elif frame.kind == ROLLED:
            s.pop()
            conclude(s, frame)
        elif frame.kind == ATTACK and not fire.asks(s, frame):
            fire.go_on(s, frame)
        elif frame.kind == STRIKE:
            artillery.go_on(s, frame)
        elif frame.kind == DETECT:
            hidden.detect(s, frame)
        elif not goes_by_itself(s, frame):
            return
        s.options = None


def conclude(s: Field, frame: Frame) -> None:
    """A roll has been made: the chapter it was for draws the result."""
    purpose = frame.b
    if purpose == FOR_ATTACK:
        fire.conclude(s, frame)
    elif purpose == FOR_RECOVERY:
        recovery.conclude(s, frame)
    elif purpose == FOR_DETECTION:
        hidden.conclude(s, frame)
    elif purpose == FOR_INITIATIVE:
        rounds.conclude(s, frame)
    elif purpose == FOR_AP:
        turns.conclude(s, frame)
    else:
        cards.conclude(s, frame)


def goes_by_itself(s: Field, frame: Frame) -> bool:
    """Frames without a real choice are passed over. It may depend only on what everybody knows: a pause must tell
    nothing."""
    kind = frame.kind
    if kind == CONCEAL or kind == PLOT:
        return preliminaries.settled(s, frame)
    if kind == REINFORCE:
        return events.settled(s, frame)
    if kind == CARD_USE:
        return veterans.pays_alone(s, frame)
    if kind in (DEPLOY, GROUP_GO, SECOND_HEX, LOOK):
        if len(legal(s, decider(s, frame))) == 0:
            s.pop()
            return True
    return False


# ---------------------------------------------------------------- decisions, chapter by chapter
def deciders(s: Field) -> list[int]:
    """Seats that may decide now; a seat is a side."""
    if s.result is not None:
        return []
    side = decider(s, s.top())
    if side == BOTH:
        return [seat for seat in range(2) if s.confirmed[seat] == 0]
    return [int(side)]


def legal(s: Field, side: i64) -> list[Action]:
    """The actions of the moment, computed once for each moment (except secret ones, which differ by side)."""
    frame = s.top()
    if decider(s, frame) == BOTH:
        return options(s, frame, side)
    found = s.options
    if found is None:
        found = options(s, frame, side)
        s.options = found
    return found


def options(s: Field, frame: Frame, side: i64) -> list[Action]:
    kind = frame.kind
    if kind == CHOOSE:
        return cards.playable(s) if frame.a == 1 else turns.options(s) + cards.playable(s)
    if kind == ACT:
        return act_options(s, frame)
    if kind == LOOK:
        return movement.facings(s, frame)
    if kind == BOOST or kind == REROLL:
        return rolls.options(s, frame)
    if kind == GROUP_GO:
        return groups.options(s, frame)
    if kind == ATTACK:
        return cards.during_attack(s, frame)
    if kind == SPOTTER:
        return artillery.spotters(s, frame)
    if kind == CARD_USE or kind == SECOND_HEX:
        return cards.options(s, frame)
    if kind == BID:
        return rounds.bids(s, frame)
    if kind == PLOT:
        return artillery.plots(s, side)
    if kind == REINFORCE:
        return events.options(s, frame)
    return preliminaries.options(s, frame, side)


def act_options(s: Field, frame: Frame) -> list[Action]:
    """What a unit, or a group, can do with one action (2.2): move, fire, turn, recover, hide."""
    found = movement.acts(s, frame)
    if veterans.moves_only(s, frame):
        found += hidden.acts(s, frame)
        return found + groups.joins(s, frame) + turns.additions(s, frame)
    found += hidden.acts(s, frame)
    found += fire.acts(s, frame)
    found += recovery.acts(s, frame)
    found += cards.acts(s, frame)
    found += groups.joins(s, frame)
    return found + turns.additions(s, frame)


def refuse(s: StormsState, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("2.4", "st-game-over")
    if seat not in deciders(s):
        return Refusal("2.2", "st-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, seat, a.kind)
    if overfull(VERB_USES[a.kind], a):
        return Refusal("2.2", "st-overfull", {"verb": f"@st-verb-{verb_name(a.kind)}"})
    return refuse_in(s, frame, seat, a)


def not_now(s: Field, seat: i64, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@st-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s, seat)}"}
    params.update(prompt_params(s, seat))
    return Refusal("2.2", "st-not-now", params)


def refuse_in(s: Field, frame: Frame, side: i64, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == CHOOSE:
        return Refusal("8.3", "st-card-now") if frame.a == 1 and a.kind != PLAY_CARD else turns.refuse(s, a)
    if kind == ACT:
        return refuse_act(s, frame, a)
    if kind == LOOK:
        return movement.refuse_facing(s, frame, a)
    if kind == BOOST or kind == REROLL:
        return rolls.refuse(s, frame, a)
    if kind == GROUP_GO:
        return groups.refuse(s, frame, a)
    if kind == ATTACK:
        return cards.refuse_during_attack(s, frame, a)
    if kind == SPOTTER:
        return artillery.refuse_spotter(s, frame, a)
    if kind == CARD_USE or kind == SECOND_HEX:
        return cards.refuse(s, frame, a)
    if kind == BID:
        return rounds.refuse_bid(s, frame, a)
    if kind == PLOT:
        return artillery.refuse_plot(s, side, a)
    if kind == REINFORCE:
        return events.refuse(s, frame, a)
    return preliminaries.refuse(s, frame, side, a)


def refuse_act(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if a.kind in (FIRE, RECOVER, THROW) and veterans.moves_only(s, frame):
        return Refusal("8.1", "st-moves-only")
    if a.kind == GO or a.kind == TURN or a.kind == EXIT:
        return movement.refuse(s, frame, a)
    if a.kind == FIRE:
        return fire.refuse(s, frame, a)
    if a.kind == RECOVER:
        return recovery.refuse(s, frame)
    if a.kind == SNEAK or a.kind == HIDE:
        return hidden.refuse(s, frame, a)
    if a.kind == THROW:
        return cards.refuse_throw(s, frame, a)
    if a.kind == JOIN:
        return groups.refuse_join(s, frame, a)
    return turns.refuse_addition(s, frame)


def perform(s: Field, frame: Frame, side: i64, a: Action) -> None:
    kind = frame.kind
    if kind == CHOOSE:
        turns.perform(s, a)
    elif kind == ACT:
        perform_act(s, frame, a)
    elif kind == LOOK:
        movement.look(s, frame, a)
    elif kind == BOOST or kind == REROLL:
        rolls.perform(s, frame, a)
    elif kind == GROUP_GO:
        groups.perform(s, frame, a)
    elif kind == ATTACK:
        cards.perform_during_attack(s, frame, a)
    elif kind == SPOTTER:
        artillery.spot(s, frame, a)
    elif kind == CARD_USE or kind == SECOND_HEX:
        cards.perform(s, frame, a)
    elif kind == BID:
        rounds.bid(s, frame, a)
    elif kind == PLOT:
        artillery.plot(s, side, a)
    elif kind == REINFORCE:
        events.perform(s, a)
    else:
        preliminaries.perform(s, frame, side, a)


def perform_act(s: Field, frame: Frame, a: Action) -> None:
    if a.kind == GO or a.kind == TURN or a.kind == EXIT:
        movement.perform(s, frame, a)
    elif a.kind == FIRE:
        fire.perform(s, frame, a)
    elif a.kind == RECOVER:
        recovery.perform(s, frame)
    elif a.kind == SNEAK or a.kind == HIDE:
        hidden.perform(s, frame, a)
    elif a.kind == THROW:
        cards.throw(s, frame, a)
    elif a.kind == JOIN:
        groups.join(s, frame, a)
    elif a.kind == ADD_CAP:
        turns.add_cap(s, frame)


# ---------------------------------------------------------------- the contract
class StormsState(Field):
    def game_id(self) -> str:
        return "storms"

    def seats(self) -> list[str]:
        return self.ground.seat_names

    def waiting(self) -> list[int]:
        return deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(prompt_rule(self), prompt_key(self, seat), prompt_params(self, seat))

    def actions(self, seat: i64) -> list[Action]:
        return legal(self, seat) if seat in deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return expected.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        self.outlook = None
        perform(self, self.top(), seat, action)
        self.options = None
        run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return view.preview(self, seat, action)

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        return looks.dangers(self, seat, action)

    def sight(self, seat: i64, piece: i64, place: i64) -> dict[str, object]:
        return looks.sight_from(self, seat, piece, place)

    def board(self) -> dict[str, object]:
        return board.board(self.ground)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = StormsState(self.ground, dice)
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
        copy = StormsState(self.ground, self.dice.clone())
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


def new_game(ground: Ground, dice: Dice) -> StormsState:
    s = StormsState(ground, dice)
    s.lay_out()
    s.listen()
    begin(s)
    run_on(s)
    return s
