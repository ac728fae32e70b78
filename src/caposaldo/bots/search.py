"""A bot that looks ahead: information-set tree search.

Each iteration resamples what the seat cannot know, walks down one common tree of decisions, adds one node, plays on for
a while (rollout) and asks the game how the seat stands. Dice are rolled anew each time, so a node averages over all
results of the same decisions. A node first tries what the game thinks best (`Game.worth`), and more choices the more
often it is visited; PUCT balances exploration and exploitation.
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
CHOICES: Final = 16  # most choices of a decision in the tree: the best by worth
FIRST_CHOICES: Final = 2  # choices tried from the first visit on


class Node:
    """A decision in the tree with its results. `total` is from the point of view of the searching seat."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits: i64 = 0
        self.total: i64 = 0
        # The seat that decides next and its choices, best first; unknown until the second visit.
        self.seat: i64 = -1
        self.children: list[Node] = []

    def mean(self) -> float:
        return float(self.total) / float(self.visits) if self.visits > 0 else 500.0


class SearchBot(Bot):
    """Search for a number of iterations or, if that is 0, for a number of seconds."""

    def __init__(self, game: Game, seed: str, iterations: i64, seconds: float) -> None:
        self.game = game
        self.dice = Dice(f"search bot {seed}")
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = 60.0  # permille: how much worse a rarely tried choice may look and still be tried
        self.prior_weight = 100.0  # the prior value of a choice counts as this many visits
        self.rank_cost = 4.0  # permille that each rank in the order of worth lowers the prior value
        self.rollout_length: i64 = 30  # decisions played from a new node
        self.rollout_width: i64 = 8  # actions that a rollout considers for each decision

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
        return self.best_action(root)

    def seconds_per_choice(self) -> float:
        return 0.0 if self.iterations > 0 else self.seconds

    def iterate(self, root: Node, state: State, seat: i64) -> None:
        """Walk down the tree, add a node, play a rollout, and update the nodes on the way."""
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
        self.roll_out(state)
        value = self.game.standing(state, seat)
        for visited in path:
            visited.visits += 1
            visited.total += value

    def expand(self, node: Node, state: State, mover: i64) -> None:
        """Give the node its choices, best first."""
        actions = state.actions(mover)
        scored = [(-int(self.game.worth(state, mover, actions[i])), i) for i in range(len(actions))]
        scored.sort()
        node.seat = mover
        node.children = [Node(actions[entry[1]]) for entry in scored[:CHOICES]]

    def select(self, node: Node, state: State, mover: i64, seat: i64) -> Node | None:
        """Return the child to try, or None if another seat decides here this time or no child is legal."""
        if mover != node.seat:
            return None
        ours = state.side_of(mover) == state.side_of(seat)
        effort = self.exploration * math.sqrt(float(node.visits) + 1.0)
        width = FIRST_CHOICES + math.isqrt(int(node.visits)) // 2
        best: Node | None = None
        top = 0.0
        for rank in range(min(len(node.children), width)):
            child = node.children[rank]
            score = self.value(node, child, rank, ours) + effort / float((2 + rank) * (1 + child.visits))
            if (best is None or score > top) and state.refusal(mover, child.action) is None:
                best = child
                top = score
        return best

    def value(self, node: Node, child: Node, rank: i64, ours: bool) -> float:
        """Return the expected value for the deciding seat: the child's results, combined with a prior from its rank."""
        expected = node.mean() if ours else 1000.0 - node.mean()
        total = float(child.total if ours else 1000 * child.visits - child.total)
        prior = (expected - self.rank_cost * float(rank)) * self.prior_weight
        return (total + prior) / (float(child.visits) + self.prior_weight)

    def best_action(self, root: Node) -> Action:
        best = 0
        top = 0.0
        for rank in range(len(root.children)):
            value = self.value(root, root.children[rank], rank, True)
            if root.children[rank].visits > 0 and value > top:
                best = rank
                top = value
        return root.children[best].action

    def roll_out(self, state: State) -> None:
        """Play on: at every decision take the best of a few random actions."""
        for _ in range(self.rollout_length):
            mover = advance(state)
            if mover < 0:
                return
            actions = state.actions(mover)
            if len(actions) > self.rollout_width:
                few = [actions[self.dice.below(len(actions), "bot")] for _ in range(self.rollout_width)]
                state.do(mover, best_of(self.game, state, mover, few, self.dice))
            else:
                state.do(mover, best_of(self.game, state, mover, actions, self.dice))


def advance(state: State) -> i64:
    """Return the seat that decides next, or -1 when the game is over. Plays decisions without a choice on the way."""
    while True:
        waiting = state.waiting()
        if len(waiting) == 0:
            return -1
        mover: i64 = waiting[0]
        actions = state.actions(mover)
        if len(actions) != 1:
            return mover
        state.do(mover, actions[0])
