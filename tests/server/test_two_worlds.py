"""The card game, played in two worlds at once that differ only in what one seat may not know: this seat and a spectator
are sent the same, to the last byte, at every decision of the other that could be made in both.

His hand is exchanged for what he discarded unseen or laid face down, or for cards of the pile. The worlds are played on
as long as the same cards are drawn in both.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from functools import cache

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import LANGUAGES, Texts, texts
from rules.playing import legal
from server import twoworlds as worlds
from server.twoworlds import BEGINNING, PREPARING, SEED, World

MOMENTS = (60, 90, 140, 170)  # decisions after which the worlds part
LAST = 400
STEPS = 10
THOUGHTS = 3
ASKING = 3  # every so many steps the seat asks for reasons and odds


def moments(scenario: str, russians: str) -> list[UpFrontState]:
    """States of one game: mostly sensible play, with a card discarded now and then. Every other one is that of an
    attack which is about to be resolved."""
    state = GAME.start(scenario, {"russians": russians}, SEED)
    bots = [make_bot("greedy", GAME, f"worlds {seat}") for seat in range(2)]
    chance = random.Random(scenario)
    dice = Dice("imagined")
    found: list[UpFrontState] = []
    for number in range(LAST):
        if not state.waiting() or len(found) == len(MOMENTS):
            break
        assert isinstance(state, UpFrontState)
        seat = state.waiting()[0]
        if number >= MOMENTS[len(found)] and (len(found) % 2 == 0 or isinstance(state.top(), Commit)):
            found.append(worlds.copied(state))
        unseen = [a for a in legal(state, seat) if worlds.is_unseen(a)]
        action = chance.choice(unseen) if unseen and chance.random() < 0.6 else drive(state, seat, bots[seat], dice)
        state.do(seat, action)
    return found


def all_texts() -> list[Texts]:
    found = [texts(lang) for lang in LANGUAGES]
    for words in found:
        words.load_game("upfront")
    return found


class Pair:
    """Two worlds, what was exchanged between them, and what has been seen while they were played on."""

    def __init__(self, s: UpFrontState, seat: int, pairs: dict[int, int], chance: random.Random) -> None:
        self.seat, self.pairs, self.chance = seat, pairs, chance
        self.one, self.other = World(worlds.copied(s), seat), World(worlds.exchanged(s, pairs), seat)
        self.texts = all_texts()
        self.counted: Counter[str] = Counter()

    async def walk(self, steps: int) -> None:
        self.compare()
        for _ in range(steps):
            if not await self.step():
                return
            self.compare()

    async def step(self) -> bool:
        """One decision in both worlds. False: from here on they differ rightly, or have nothing in common."""
        one, other = self.one.state, self.other.state
        seat = one.waiting()[0]
        if seat != self.seat:
            await self.second_thoughts(seat)
            one, other = self.one.state, self.other.state
            if (len(one.actions(seat)) == 1) != (len(other.actions(seat)) == 1):
                self.counted[f"a choice in one world: {one.top().name()}"] += 1
        found = worlds.alike(one, other, seat, self.pairs)
        if not found:
            return False
        action, twin = worlds.one_of(found, self.chance)
        piles, emptied = [list(one.pile), list(other.pile)], one.emptied
        name = "own" if seat == self.seat else f"other {verbs.VERB_NAMES[action.verb]}"
        self.counted[name if action == twin else f"{name} unseen"] += 1
        await self.one.table.decide(seat, one.write_action(action))
        await self.other.table.decide(seat, other.write_action(twin))
        one, other = self.one.state, self.other.state
        # After the last decision everybody may know everything.
        if not one.waiting() or one.emptied != emptied:
            return False
        # If in one of them more was drawn, by the same cards, something hidden has told.
        drawn = zip(worlds.drawn(one, piles[0]), worlds.drawn(other, piles[1]), strict=False)
        return all(card == twin for card, twin in drawn)

    def compare(self) -> None:
        sent, other_sent = self.one.sent(), self.other.sent()
        assert other_sent == sent
        assert self.other.words(other_sent, self.texts) == self.one.words(sent, self.texts)
        assert self.other.table.summary() == self.one.table.summary()
        assert self.other.info() == self.one.info()
        if self.counted["compared"] % ASKING == 0:
            probes = self.probes()
            assert self.other.answers(probes) == self.one.answers(probes)
            self.imagine()
        self.counted["compared"] += 1

    def imagine(self) -> None:
        """What a bot in this seat is given instead of the truth."""
        dice = f"imagined {self.counted['compared']}"
        resampled = [world.state.resample(self.seat, Dice(dice)).data() for world in (self.one, self.other)]
        assert resampled[0] == resampled[1]

    def probes(self) -> list[Action]:
        """What a curious player would ask about: cards he does not have, and some of what he can do."""
        hidden = self.chance.sample(sorted(self.pairs), min(3, len(self.pairs)))
        verbs = [self.chance.choice(worlds.WITH_A_CARD) for _ in hidden]
        group = self.chance.randrange(st.GROUPS)
        actions = legal(self.one.state, self.seat)
        few = self.chance.sample(actions, min(3, len(actions)))
        return [*few, *(Action(verb, card, group) for verb, card in zip(verbs, hidden, strict=True))]

    async def second_thoughts(self, seat: int) -> None:
        """In one world only the other begins something, goes on with it for a while, and leaves it: nobody hears."""
        table, state = self.one.table, self.one.state
        begun = [a for a in state.actions(seat) if a.verb in BEGINNING] if isinstance(state.top(), Act) else []
        if not begun or self.chance.random() < 0.4:
            return
        action = self.chance.choice(begun)
        for _ in range(THOUGHTS):
            await table.decide(seat, self.one.state.write_action(action))
            self.unheard(self.one.state.top().name())
            more = [a for a in self.one.state.actions(seat) if a.verb not in (verbs.DONE, verbs.GIVE_UP)]
            if not more:
                break
            action = self.chance.choice(more)
        while type(self.one.state.top()) in PREPARING:
            if Action(verbs.GIVE_UP) in self.one.state.actions(seat) and self.chance.random() < 0.5:
                await table.decide(seat, "give-up")
            else:
                await table.undo(seat)
            self.unheard("act")

    def unheard(self, kind: str) -> None:
        assert self.one.sent() == [[], []]
        probes = self.probes()
        assert self.one.answers(probes) == self.other.answers(probes)
        self.imagine()
        self.counted[f"thought of {kind}"] += 1


CASES = [(scenario, "yes" if number % 2 else "no") for number, scenario in enumerate(GAME.scenarios())]


@cache
def walked(scenario: str, russians: str, steps: int) -> Counter[str]:
    """All kinds of pairs, parting at every moment, alternately for each seat."""
    found: Counter[str] = Counter()
    for number, state in enumerate(moments(scenario, russians)):
        seat = number % 2
        chance = random.Random(f"{scenario} {number}")
        for looking, pairs in (
            (seat, worlds.pairs_within(state, 1 - seat, chance)),
            (1 - seat, worlds.pairs_with_pile(state, seat, chance)),
            (int(state.side), worlds.pair_beside(state, 1 - int(state.side))),
        ):
            pair = Pair(state, looking, pairs, chance)
            asyncio.run(pair.walk(steps))
            found += pair.counted
            found["exchanged"] += len(pairs)
    return found


@pytest.fixture
def steps(is_compiled: bool) -> int:
    return 3 * STEPS if is_compiled else STEPS


@pytest.mark.parametrize(("scenario", "russians"), CASES)
def test_two_worlds_look_the_same(scenario: str, russians: str, steps: int) -> None:
    found = walked(scenario, russians, steps)
    assert found["exchanged"] > 40
    assert found["compared"] > 40
    assert sum(count for name, count in found.items() if name.startswith("other")) > 15


def test_all_kinds_of_secrets_were_tried(steps: int) -> None:
    found = sum((walked(*case, steps) for case in CASES), Counter[str]())
    for name in ("other discard unseen", "other lay unseen", "thought of aim", "thought of send"):
        assert found[name] > 1, name
    for question in ("conceal", "save"):
        assert found[f"a choice in one world: {question}"] > 1, question
