"""The bot that looks ahead: information-set tree search.

Each iteration imagines anew what the seat cannot know (one resampled state), walks down one common tree of decisions,
adds one node, plays on for a while and asks the game how the seat stands. Dice fall anew each time, so a node gathers
all that can follow from the same decisions. A node looks first at what the game thinks best (`Game.worth`), and at more
choices the more often it is visited; the balance of trying and trusting is PUCT.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from caposaldo.bots.base import Bot, best_of
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State

DEFAULT_SECONDS: Final = 0.8
CHOICES: Final = 16  # of each decision only so many, the best by worth, enter the tree
FIRST_CHOICES: Final = 2


class Node:
    """One decision taken, and what it led to on the average. `total` is seen from the seat that searches."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits: i64 = 0
        self.total: i64 = 0
        # Who decides next and among what, best first; unknown until the second visit.
        self.seat: i64 = -1
        self.children: list[Node] = []

    def mean(self) -> float:
        return float(self.total) / float(self.visits) if self.visits > 0 else 500.0


class SearchBot(Bot):
    """Searches for so many iterations, or (if 0) for so many seconds."""

    def __init__(self, game: Game, seed: str, iterations: i64, seconds: float) -> None:
        self.game = game
        self.dice = Dice(f"search bot {seed}")
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = 60.0  # permille: how much worse a choice hardly tried may look and still be tried
        self.trust = 100.0  # a choice counts as if its worth had been confirmed so many times
        self.doubt = 4.0  # permille that each rank in the order of worth is thought to cost
        self.rollout: i64 = 30  # decisions played on from a new node
        self.glances: i64 = 8  # how many actions a rollout looks at for each decision

    def choose(self, state: State, seat: i64) -> Action:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        root = Node(actions[0])
        self.expand(root, state, seat)
        end = time.monotonic() + self.seconds
        done: i64 = 0
        while done < self.iterations or (self.iterations == 0 and time.monotonic() < end):
            self.iterate(root, state.resample(seat, self.dice), seat)
            done += 1
        return self.verdict(root)

    def patience(self) -> float:
        return 0.0 if self.iterations > 0 else self.seconds

    def iterate(self, root: Node, state: State, seat: i64) -> None:
        """Down the tree, one new node, a rollout, and the news back up."""
        path = [root]
        node = root
        while node.visits > 0 or node is root:
            mover = seat if node is root else advance(state)
            if mover < 0:
                break
            if node.seat < 0:
                self.expand(node, state, mover)
            child = self.select(node, state, mover, seat)
            if child is None:
                break
            state.do(mover, child.action)
            path.append(child)
            node = child
        self.play_on(state)
        value = self.game.standing(state, seat)
        for visited in path:
            visited.visits += 1
            visited.total += value

    def expand(self, node: Node, state: State, mover: i64) -> None:
        """The choices that enter the tree, best first."""
        actions = state.actions(mover)
        scored = [(-int(self.game.worth(state, mover, actions[i])), i) for i in range(len(actions))]
        scored.sort()
        node.seat = mover
        node.children = [Node(actions[entry[1]]) for entry in scored[:CHOICES]]

    def select(self, node: Node, state: State, mover: i64, seat: i64) -> Node | None:
        """The child to try now. None: this time somebody else decides here, or nothing known can be done."""
        if mover != node.seat:
            return None
        ours = state.side_of(mover) == state.side_of(seat)
        effort = self.curiosity * math.sqrt(float(node.visits) + 1.0)
        width = FIRST_CHOICES + math.isqrt(int(node.visits)) // 2
        best: Node | None = None
        top = 0.0
        for rank in range(min(len(node.children), width)):
            child = node.children[rank]
            score = self.hope(node, child, rank, ours) + effort / float((2 + rank) * (1 + child.visits))
            if (best is None or score > top) and state.refusal(mover, child.action) is None:
                best = child
                top = score
        return best

    def hope(self, node: Node, child: Node, rank: i64, ours: bool) -> float:
        """What the decision promises its seat: its results, and what its rank let expect before there were many."""
        expected = node.mean() if ours else 1000.0 - node.mean()
        total = float(child.total if ours else 1000 * child.visits - child.total)
        before = (expected - self.doubt * float(rank)) * self.trust
        return (total + before) / (float(child.visits) + self.trust)

    def verdict(self, root: Node) -> Action:
        best = 0
        top = 0.0
        for rank in range(len(root.children)):
            hope = self.hope(root, root.children[rank], rank, True)
            if root.children[rank].visits > 0 and hope > top:
                best = rank
                top = hope
        return root.children[best].action

    def play_on(self, state: State) -> None:
        """A rollout: at every decision the best of a few actions drawn at random."""
        for _ in range(self.rollout):
            mover = advance(state)
            if mover < 0:
                return
            actions = state.actions(mover)
            if len(actions) > self.glances:
                few = [actions[self.dice.below(len(actions), "bot")] for _ in range(self.glances)]
                state.do(mover, best_of(self.game, state, mover, few, self.dice))
            else:
                state.do(mover, best_of(self.game, state, mover, actions, self.dice))


def advance(state: State) -> i64:
    """Who decides next; -1 when the game is over. Decisions without a choice are taken on the way."""
    while True:
        waiting = state.waiting()
        if len(waiting) == 0:
            return -1
        mover: i64 = waiting[0]
        actions = state.actions(mover)
        if len(actions) != 1:
            return mover
        state.do(mover, actions[0])
