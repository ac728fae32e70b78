"""Two worlds at once: tables that differ only in what one seat may not know, and all that this seat is sent of each.

Nothing here asks the game what is secret: cards count as unknown to a seat when they are nowhere in what it is sent.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules import deck
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.fire import Aim
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.setup import CONCEALED, DECK, HERO
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message
from caposaldo.kernel.record import Record
from caposaldo.kernel.session import Session
from caposaldo.kernel.texts import Texts
from caposaldo.server import presenter
from caposaldo.server.bot_workers import BotWorkers
from caposaldo.server.lobby import meta_for_record, table_info
from caposaldo.server.protocol import encode
from caposaldo.server.settings import Settings
from caposaldo.server.sockets import Socket
from caposaldo.server.tables import Table
from rules.playing import legal

SEED = "a seed nobody may see"
PREPARING = (Aim, PlanInfiltration, Assault, Send)
BEGINNING = (verbs.ATTACK_ON, verbs.BEGIN_INFILTRATION, verbs.BEGIN_ASSAULT, verbs.BEGIN_TRANSFER)
WITH_A_CARD = (
    verbs.LAY_ON,
    verbs.MOVE,
    verbs.USE,
    verbs.RALLY_BY,
    verbs.PLAY_HERO,
    verbs.DISCARD_CARD,
    verbs.WIRE_ON,
    verbs.SNIPE_AT,
)
BUSY = (*BEGINNING, verbs.USE, verbs.NAME, verbs.DISCARD_CARD, verbs.RESOLVE, verbs.LAY_ON, verbs.MOVE)
QUIET = (
    verbs.PANIC,
    verbs.REARRANGE,
    verbs.SWAP,
    verbs.SERVE,
    verbs.RELIEVE,
    verbs.HAND_OVER,
    verbs.ACQUIRE,
    verbs.GIVE_UP,
    verbs.DROP,
)


class Nowhere:
    """Storage that keeps nothing."""

    async def append(self, *line: object) -> None:
        del line

    async def require_writable(self) -> None:
        pass


class World:
    """A table with two people and, for one of them and for a spectator, a socket that is asked what it would send."""

    def __init__(self, state: UpFrontState, seat: int) -> None:
        settings, nowhere = Settings(data=Path()), Nowhere()
        setup = state.setup
        record = Record("upfront", GAME.version, setup.scenario, options=dict(setup.options), seed=state.dice.seed)
        meta, session = meta_for_record(record, ["human", "friend"]), Session(GAME, state, record)
        storage: Any = nowhere
        self.seat = seat
        self.table = Table(meta, {0: "", 1: ""}, [], session, storage, BotWorkers(0, 1.0), settings)
        websocket: Any = None
        self.sockets = [Socket(websocket, self.table, seats, settings) for seats in ([seat], [])]
        self.table.update_summary()
        for socket in self.sockets:
            socket.set_first_viewer()
            self.table.subscribe(socket)

    @property
    def state(self) -> UpFrontState:
        state = self.table.state
        assert isinstance(state, UpFrontState)
        return state

    def sent(self) -> list[list[bytes]]:
        """What goes over each socket now."""
        return [socket.current() for socket in self.sockets]

    def info(self) -> bytes:
        """What the HTTP API tells everybody, without what differs between any two tables."""
        info = table_info(self.table.meta, [self.seat], self.table.tokens)
        assert info.dice.seed is None or info.over
        info.table, info.made, info.touched, info.dice.commitment, info.dice.salt = "", 0, 0, None, None
        return encode(info)

    def answers(self, actions: list[Action]) -> list[bytes]:
        """What the seat is told when it asks: odds, reasons, and what is refused."""
        state, seat = self.state, self.seat
        texts = [state.write_action(action) for action in actions]
        told = [encode(presenter.why(state, seat, text)) for text in texts]
        told += [encode(presenter.preview(state, seat, text)) for text in texts]
        return [*told, encode(presenter.refused(state, seat)), encode(presenter.sight(state, seat, 0, 0))]

    def words(self, sent: list[list[bytes]], texts: list[Texts]) -> list[str]:
        """The log as it is read."""
        logs = [msgspec.json.decode(data) for messages in sent for data in messages if b'"t":"log"' in data]
        events = [event for log in logs for entry in log["entries"] for event in entry["events"]]
        said = [Message(event["rule"], event["key"], event.get("params")) for event in events]
        return [text.say(message, self.state) for text in texts for message in said]


# ---------------------------------------------------------------- other worlds
def copied(s: UpFrontState) -> UpFrontState:
    copy = s.clone()
    assert isinstance(copy, UpFrontState)
    return copy


def shown_cards(view: Any) -> set[int]:
    """All cards in what a seat sees."""
    found = {entry["card"] for entry in view["hand"] or []} | set(view["discarded"]["seen"])
    found |= set(view["out"]) | set(view["table"]) | set(view["decision"]["cards"]) | {view["decision"]["card"]}
    found |= {entry["card"] for group in view["groups"] for entry in group["stack"]}
    return found | {entry["card"] for entry in view["decision"]["named"]}


def secrets_of(s: UpFrontState, side: int) -> list[int]:
    """Cards in its hand, face down before it or discarded by it, which the other does not see."""
    shown = shown_cards(s.view(1 - side))
    places = (st.DISCARDED, st.IN_HAND + side, *range(st.ON_GROUP, st.ON_GROUP + st.GROUPS))
    return [card for card in range(DECK) if card not in shown and s.where[card] in places]


def exchanged(s: UpFrontState, pairs: dict[int, int]) -> UpFrontState:
    """Cards change places, with all that is said of them there."""
    data: Any = json.loads(json.dumps(s.data()))
    for field in ("where", "way", "under", "laid", "seen"):
        data[field] = [data[field][pairs.get(card, card)] for card in range(DECK)]
    for field in ("under", "upper", "spends"):
        data[field] = [pairs.get(card, card) for card in data[field]]
    data["hands"] = [[pairs.get(card, card) for card in hand] for hand in data["hands"]]
    other = GAME.restore(data, Dice(s.dice.seed, s.dice.used))
    assert isinstance(other, UpFrontState)
    return other


def pairs_within(s: UpFrontState, side: int, chance: random.Random) -> dict[int, int]:
    """Cards of the side's hand for some that it discarded or laid face down. Those of a kind that leaves the game in
    the open stay (16.1)."""
    cards = [card for card in secrets_of(s, side) if not deck.leaves_game(s, card) and s.way[card] != st.CHOSEN]
    hand = [card for card in cards if s.where[card] == st.IN_HAND + side]
    others = [card for card in cards if s.where[card] != st.IN_HAND + side]
    others = sorted(chance.sample(others, len(others)), key=lambda card: not is_answer(s, side, card))
    return both_ways(chance.sample(hand, len(hand)), others)


def pairs_with_pile(s: UpFrontState, side: int, chance: random.Random) -> dict[int, int]:
    """Every secret of the side for a card of the pile, Concealed cards and Heroes first."""
    pile = pile_of(s)
    cards = [card for card in secrets_of(s, side) if s.way[card] != st.CHOSEN]
    pile = sorted(chance.sample(pile, len(pile)), key=lambda card: not is_answer(s, side, card))
    return both_ways(chance.sample(cards, len(cards)), pile)


def pair_beside(s: UpFrontState, side: int) -> dict[int, int]:
    """One card of the hand for a Hero of the pile, the two nearest to each other: few draws are other ones then."""
    heroes = [card for card in pile_of(s) if s.setup.deck.plays(card, s.setup.nation[side], HERO)]
    cards = [card for card in s.hands[side] if card in secrets_of(s, side) and s.way[card] != st.CHOSEN]
    near = sorted((abs(int(card) - hero), int(card), hero) for card in cards for hero in heroes)
    return both_ways([near[0][1]], [near[0][2]]) if near else {}


def pile_of(s: UpFrontState) -> list[int]:
    return [card for card in range(DECK) if s.where[card] == st.IN_PILE and s.seen[card] == 0]


def is_answer(s: UpFrontState, side: int, card: int) -> bool:
    return any(s.setup.deck.plays(card, s.setup.nation[side], function) for function in (CONCEALED, HERO))


def both_ways(some: list[int], others: list[int]) -> dict[int, int]:
    pairs = dict(zip(some, others, strict=False))
    return {**pairs, **{other: card for card, other in pairs.items()}}


def drawn(s: UpFrontState, pile: list[int]) -> list[int]:
    """The cards that came out of this pile with the last decision."""
    left = list(pile)
    return [left.pop(roll.result) for roll in s.dice.log or []]


# ---------------------------------------------------------------- decisions
def card_in(a: Action) -> int:
    return int(a.man) if a.verb in WITH_A_CARD else int(a.spent_card) if a.verb == verbs.NAME else -1


def is_unseen(a: Action) -> bool:
    """Which card it is stays unknown: discarded, or laid face down."""
    return a.verb == verbs.DISCARD_CARD or (a.verb == verbs.LAY_ON and a.third == 1)


def alike(one: UpFrontState, other: UpFrontState, seat: int, pairs: dict[int, int]) -> list[tuple[Action, Action]]:
    """Decisions of a seat that are possible in both worlds and must look the same to everybody else. A discard that
    leaves the game does so in the open (16.1)."""
    possible = other.actions(seat)
    found: list[tuple[Action, Action]] = []
    for action in legal(one, seat):
        card = card_in(action)
        twin = action
        if card in pairs:
            if not is_unseen(action) or deck.leaves_game(one, card) or deck.leaves_game(other, pairs[card]):
                continue
            twin = Action(action.verb, pairs[card], action.second, action.third, action.fourth)
        if twin in possible:
            found.append((action, twin))
    return found


def one_of(found: list[tuple[Action, Action]], chance: random.Random) -> tuple[Action, Action]:
    """What is done with the enemy or with cards comes more often than what only a player's own men notice."""
    verbs = sorted({int(action.verb) for action, _ in found})
    lively = [verb for verb in verbs if verb not in QUIET]
    busy = [verb for verb in verbs if verb in BUSY]
    mood = chance.random()
    verb = chance.choice(busy if busy and mood < 0.6 else lively if lively and mood < 0.95 else verbs)
    return chance.choice([pair for pair in found if pair[0].verb == verb])
