"""The conformance checks are checked: a good game passes, and each planted fault is found."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from caposaldo.kernel import game as kernel
from caposaldo.kernel import registry
from caposaldo.kernel.decision import Decision
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Chance, Goal, Message, Outcome, Preview, Progress, Prompt, Refusal, State, Todo
from caposaldo.lab.checks import Report, play_checked
from kernel.tinygame import AIM, BID, SEAL, Action, Attack, Bidding, Position, Rounds, TinyGame, TinyState


class GoodState(TinyState):
    """The tiny game; its subclasses plant faults here or in its decisions."""

    bidding: type[Bidding] = Bidding
    attack: type[Attack] = Attack

    def decisions(self) -> list[type]:
        return [Rounds, self.bidding, self.attack]

    def push(self, decision: Decision[Position, Action]) -> None:
        super().push(self.bidding() if isinstance(decision, Bidding) else decision)

    def replace(self, decision: Decision[Position, Action]) -> None:
        super().replace(self.attack(decision.aims) if isinstance(decision, Attack) else decision)

    def aims(self) -> int:
        top = self.top()
        return top.aims if isinstance(top, Attack) else 0


class GoodGame(TinyGame):
    __module__ = TinyGame.__module__  # where its texts and rules lie

    def __init__(self, kind: type[TinyState] = GoodState) -> None:
        super().__init__()
        self.kind = kind

    def new_state(self, dice: Dice, rounds: int) -> TinyState:
        state = self.kind(dice)
        super().new_state(dice, rounds).copy_into(state)
        return state


@pytest.fixture(autouse=True)
def _forget_the_game() -> Iterator[None]:
    yield
    registry.remove("tiny")


def report_on(game: TinyGame, games: int = 5, every: int = 1, limit: int = 200) -> Report:
    registry.add(game)
    report = Report()
    for number in range(games):
        report.add(play_checked(game, "campaign", {}, f"seed {number}", limit, every))
    return report


def test_a_good_game_passes() -> None:
    report = report_on(GoodGame(), games=20)
    assert report.findings == []
    assert report.games == 20
    assert report.decisions > 200
    assert report.untouched(GoodGame()) == []


def test_a_game_is_checked_the_same_way_each_time() -> None:
    assert report_on(GoodGame()) == report_on(GoodGame())


def test_sampled_checks_find_faults_too() -> None:
    assert report_on(GoodGame(ShowsBids), games=20, every=7).leaks > 0


def test_content_that_is_never_touched_is_listed() -> None:
    class WithMore(GoodGame):
        __module__ = TinyGame.__module__

        def content(self) -> list[str]:
            return [*super().content(), "verb:never"]

    game = WithMore()
    assert report_on(game).untouched(game) == ["verb:never"]


# ---------------------------------------------------------------- leaks
class ShowsBids(GoodState):
    """The view shows what the other seat has bid."""

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "bids": [int(bid) for bid in self.bids]}


class ShowsSeed(GoodState):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "table": f"table of {self.dice.seed}"}


class TellsBids(GoodState):
    """The event of a secret bid is told to everybody."""

    def tell(self, rule: str, key: str, params: dict[str, int | str], audience: int = -1) -> None:
        super().tell(rule, key, params)


class NoLowerBid(Bidding):
    def options(self, s: Position, seat: int) -> list[Action]:
        return [action for action in super().options(s, seat) if self.refuse(s, seat, action) is None]

    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == BID and action.bid < s.bids[1 - seat]:
            return Refusal("bid-1", "tiny-bid-range", {"bid": action.bid})
        return super().refuse(s, seat, action)


class RefusesBySecret(GoodState):
    """What is refused depends on the other's secret: nobody may bid less than the other."""

    bidding = NoLowerBid


class PromptsBySecret(GoodState):
    def prompt(self, seat: int) -> Prompt:
        prompt = super().prompt(seat)
        prompt.params["hint"] = int(self.bids[1 - seat])
        return prompt


class ImaginesTheTruth(GoodState):
    """A resampled state is the real one, so that a bot would see everything."""

    def resample(self, seat: int, dice: Dice) -> State:
        copy = self.empty(dice)
        self.copy_into(copy)
        return copy


class KeepsTheDice(GoodState):
    """A resampled state has the real dice, so that a bot would know the next roll."""

    def resample(self, seat: int, dice: Dice) -> State:
        copy = super().resample(seat, dice)
        copy.dice = self.dice.clone()
        return copy


class ForgetsReveals(GoodState):
    """Bids are shown but no reveal is counted, so that one could look and take back."""

    def do(self, seat: int, action: kernel.Action) -> None:
        super().do(seat, action)
        self.reveals = 0


class HidesNothing(GoodState):
    """It resamples what it says is known."""

    def hides(self, seat: int) -> bool:
        return False


# ---------------------------------------------------------------- copies and hashes
class SharesItsPoints(GoodState):
    """The clone shares a list with the original."""

    def copy_into(self, other: Position) -> None:
        super().copy_into(other)
        other.points = self.points


class ForgetsAims(GoodState):
    """The clone forgets a field of a decision."""

    def copy_into(self, other: Position) -> None:
        super().copy_into(other)
        if self.aims():
            other.replace(Attack(0))


class AimsUnsaid(Attack):
    def data(self) -> dict[str, object]:
        return {**super().data(), "aims": 0}


class KeepsAims(GoodState):
    """The data lack a field."""

    attack = AimsUnsaid


class RemembersWhoBidFirst(GoodState):
    """The order of simultaneous decisions matters."""

    def do(self, seat: int, action: kernel.Action) -> None:
        if action.verb == BID and self.bids[0] == self.bids[1] == 0:
            self.points[seat] += 1
        super().do(seat, action)


class ActsBeforeRefusing(GoodState):
    def apply(self, seat: int, action: kernel.Action) -> None:
        self.points[0] += action.verb == AIM
        super().apply(seat, action)
        self.points[0] -= action.verb == AIM


class CountedAttack(Attack):
    counter = itertools.count(1)

    def perform(self, s: Position, seat: int, action: Action) -> None:
        super().perform(s, seat, action)
        if action.verb == AIM:
            s.replace(Attack(next(self.counter) % 90 + 2))

    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        return Refusal("attack-2", "tiny-aimed-twice") if action.verb == AIM and self.aims else None

    def check(self, s: Position, at: str) -> None:
        """Any number of aims will do."""


class CountsItsClones(GoodState):
    """Something outside the state gets into it: taking back cannot restore it."""

    attack = CountedAttack


class StartsDifferently(GoodGame):
    """The same record does not start from the same state."""

    __module__ = TinyGame.__module__
    counter = itertools.count(1)

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        state = super().start(scenario, options, seed)
        assert isinstance(state, TinyState)
        state.points[0] = next(self.counter)
        return state


# ---------------------------------------------------------------- what may be done
class GetsStuck(GoodState):
    def actions(self, seat: int) -> list[kernel.Action]:
        return [] if self.aims() == 2 else super().actions(seat)


class WaitsForNobody(GoodState):
    def waiting(self) -> list[int]:
        return [] if self.aims() == 2 else super().waiting()


class NeverEnds(GoodState):
    def do(self, seat: int, action: kernel.Action) -> None:
        super().do(seat, action)
        if self.result is not None:
            self.round, self.result = 1, None
            self.run_on()


class BidsToFour(Bidding):
    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == BID and action.bid == 4 and not s.bids[seat]:
            return None
        return super().refuse(s, seat, action)


class AcceptsUnlisted(GoodState):
    """A bid of four is accepted and not listed."""

    bidding = BidsToFour


class ListsRefused(GoodState):
    def actions(self, seat: int) -> list[kernel.Action]:
        actions = super().actions(seat)
        return [*actions, Action(AIM)] if actions and self.aims() == 2 else actions


class ListsTwice(GoodState):
    def actions(self, seat: int) -> list[kernel.Action]:
        return super().actions(seat) * 2


class AcceptsAnybody(GoodState):
    """It does not look at who decides."""

    def refusal(self, seat: int, action: kernel.Action) -> Refusal | None:
        waiting = self.waiting()
        return super().refusal(waiting[0] if waiting else seat, action)


class WritesBadly(GoodState):
    def write_action(self, action: kernel.Action) -> str:
        return "pass" if action.verb == AIM else super().write_action(action)


class CannotThinkOfEverything(GoodState):
    """It breaks when asked for something odd."""

    def refusal(self, seat: int, action: kernel.Action) -> Refusal | None:
        if action.first < -1000:
            raise IndexError("no such bid")
        return super().refusal(seat, action)


# ---------------------------------------------------------------- explanations
class RefusedByNoRule(Bidding):
    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(s, seat, action)
        return None if refusal is None else Refusal("bid-99", refusal.key, refusal.params)


class NamesNoRule(GoodState):
    bidding = RefusedByNoRule


class RefusedWithoutText(Bidding):
    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(s, seat, action)
        return None if refusal is None else Refusal("bid-1", "tiny-not-written-yet")


class HasNoText(GoodState):
    bidding = RefusedWithoutText


class RefusedWithoutParameter(Bidding):
    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(s, seat, action)
        return None if refusal is None else Refusal("bid-1", "tiny-bid-range")


class LacksAParameter(GoodState):
    bidding = RefusedWithoutParameter


class HasBadOdds(GoodState):
    def preview(self, seat: int, action: kernel.Action) -> Preview | None:
        preview = super().preview(seat, action)
        return None if preview is None else Preview(preview.chain, [*preview.chances, Chance("tiny-hit", 1, 6)])


class PlaysTooLong(GoodState):
    """The turn is above the number of turns."""

    def progress(self) -> Progress:
        return Progress(self.round, 1, "")


class NamesNoPhase(GoodState):
    """The phase has no text."""

    def progress(self) -> Progress:
        return Progress(self.round, 0, "tiny-not-written-yet")


class CountsBids(GoodState):
    """The turn depends on a secret."""

    def progress(self) -> Progress:
        return Progress(int(self.bids[0]), 0, "")


# ---------------------------------------------------------------- guidance
def goal(side: int = 0, now: int = 0, needed: int = 3, settles: str = kernel.NOW) -> Goal:
    return Goal(side, Message("bid-1", "tiny-seals", {"seat": "@seat/0"}), now, needed, settles)


class CountsSecretBids(GoodState):
    """A goal counts what the other has bid in secret."""

    def objectives(self, seat: int) -> list[Goal]:
        return [goal(now=0 if seat < 0 else int(self.bids[1 - seat]))]


class LeadsBySecret(GoodState):
    def leading(self, seat: int) -> Outcome | None:
        return self.result or Outcome([0 if self.bids[0] > self.bids[1] else 1], "bid-1", "tiny-verb-pass")


class CountsBidsLeft(GoodState):
    """What is left to do depends on a secret."""

    def todo(self, seat: int) -> Todo:
        return Todo([], int(self.bids[1 - seat]))


class RanksBySecret(GoodState):
    def rank(self, seat: int, action: kernel.Action) -> int:
        return kernel.RARE if self.bids[1 - seat] > 2 else kernel.COMMON


class RemembersBids(GoodState):
    """A resampled state has other bids, and remembers the true one of the other seat all the same."""

    remembered = 0

    def resample(self, seat: int, dice: Dice) -> State:
        copy = super().resample(seat, dice)
        assert isinstance(copy, RemembersBids)
        copy.remembered = int(self.bids[1 - seat]) if seat >= 0 else 0
        return copy


class HintsBySecret(GoodGame):
    """A hint looks at what a resampled state remembers."""

    __module__ = TinyGame.__module__

    def reasons(self, state: State, seat: int, action: kernel.Action) -> list[Message]:
        assert isinstance(state, RemembersBids)
        return [Message("bid-1", "tiny-bid-range", {"bid": state.remembered})]


class HasAGoalOfNobody(GoodState):
    def objectives(self, seat: int) -> list[Goal]:
        return [goal(side=7)]


class HasAGoalWithoutText(GoodState):
    def objectives(self, seat: int) -> list[Goal]:
        return [Goal(0, Message("bid-1", "tiny-not-written-yet"), 0, 3)]


class NeverSettles(GoodState):
    def objectives(self, seat: int) -> list[Goal]:
        return [goal(settles="someday")]


class LeadsAtTheEnd(GoodState):
    """The game is over, and still the loser is said to lead."""

    def leading(self, seat: int) -> Outcome | None:
        return None if self.result is None else Outcome([], "bid-1", "tiny-verb-pass")


class WinsWithoutAWord(GoodState):
    """Who is said to lead loses, and nothing that happens says why."""

    def leading(self, seat: int) -> Outcome | None:
        return self.result or Outcome([0, 1], "bid-1", "tiny-verb-pass")

    def weight(self, event: kernel.Event) -> int:
        return kernel.ROUTINE


class RepeatsItself(GoodState):
    def todo(self, seat: int) -> Todo:
        return Todo([3, 3])


class LosesForNothing(GoodState):
    """Something is said to be lost by what ends nothing."""

    def loses(self, seat: int, action: kernel.Action) -> Message | None:
        return Message("", "tiny-bid-range", {"bid": 1})


class LosesInSilence(GoodState):
    """A phase ends with something left to do, and nothing is said to be lost."""

    def todo(self, seat: int) -> Todo:
        return Todo([], 1)

    def ends(self, seat: int, action: kernel.Action) -> int:
        return kernel.ENDS_PHASE


class LeadsToTheEnd(LosesInSilence):
    """The next thing to do ends the phase though something is left."""

    def loses(self, seat: int, action: kernel.Action) -> Message | None:
        return Message("", "tiny-bid-range", {"bid": 1})

    def rank(self, seat: int, action: kernel.Action) -> int:
        return kernel.NEXT


class EndsTooMuch(GoodState):
    def ends(self, seat: int, action: kernel.Action) -> int:
        return kernel.ENDS_GAME + 1


class IsWorthTooMuch(GoodState):
    def preview(self, seat: int, action: kernel.Action) -> Preview | None:
        preview = super().preview(seat, action)
        chances = [] if preview is None else preview.chances
        return preview and Preview(preview.chain, [Chance(c.key, c.ways, c.of, 9) for c in chances])


class HintsTheForbidden(GoodState):
    """A resampled state lists what the real one refuses, so that it is hinted at."""

    imagined = False

    def resample(self, seat: int, dice: Dice) -> State:
        copy = super().resample(seat, dice)
        assert isinstance(copy, HintsTheForbidden)
        copy.imagined = True
        return copy

    def actions(self, seat: int) -> list[kernel.Action]:
        return [Action(BID, 99)] if self.imagined and seat in self.waiting() else super().actions(seat)


class ProposesBids(GoodGame):
    """Set-ups are proposed: a bid."""

    __module__ = TinyGame.__module__
    proposed = 1

    def proposals(self, state: State, seat: int) -> list[Message]:
        bids = isinstance(state, GoodState) and isinstance(state.top(), Bidding) and seat in state.waiting()
        return [] if not bids else [Message("", "tiny-verb-pass")]

    def propose(self, state: State, seat: int, proposal: int, dice: Dice) -> list[kernel.Action]:
        return [Action(BID, self.proposed), Action(SEAL)] if self.proposed else []


class ProposesTheForbidden(ProposesBids):
    __module__ = TinyGame.__module__
    proposed = 99


class ProposesNothing(ProposesBids):
    """The proposal leaves everything to be done."""

    __module__ = TinyGame.__module__
    proposed = 0


LEAKY = [ShowsBids, ShowsSeed, TellsBids, RefusesBySecret, PromptsBySecret, ImaginesTheTruth, KeepsTheDice, CountsBids]
LEAKY_GUIDES = [CountsSecretBids, LeadsBySecret, CountsBidsLeft, RanksBySecret]
UNEXPLAINED = [NamesNoRule, HasNoText, LacksAParameter, HasBadOdds, PlaysTooLong, NamesNoPhase]
MISGUIDED = [
    HasAGoalOfNobody,
    HasAGoalWithoutText,
    NeverSettles,
    LeadsAtTheEnd,
    WinsWithoutAWord,
    RepeatsItself,
    LosesForNothing,
    LosesInSilence,
    LeadsToTheEnd,
    EndsTooMuch,
    IsWorthTooMuch,
]


@pytest.mark.parametrize("kind", [*LEAKY, *LEAKY_GUIDES, ForgetsReveals, HidesNothing])
def test_a_leak_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).leaks > 0


@pytest.mark.parametrize("kind", [SharesItsPoints, ForgetsAims, RemembersWhoBidFirst, ActsBeforeRefusing])
def test_a_wrong_hash_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).hash_mismatches > 0


def test_a_field_missing_in_the_data_is_found() -> None:
    assert report_on(GoodGame(KeepsAims)).hash_mismatches > 0


def test_a_record_that_replays_differently_is_found() -> None:
    assert report_on(StartsDifferently()).hash_mismatches > 0


@pytest.mark.parametrize("kind", [ForgetsAims, CountsItsClones])
def test_an_undo_that_does_not_restore_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).bad_undo > 0


@pytest.mark.parametrize("kind", [GetsStuck, WaitsForNobody, NeverEnds])
def test_a_game_that_does_not_get_on_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).dead_ends > 0


@pytest.mark.parametrize("kind", [AcceptsUnlisted, ListsRefused, ListsTwice, AcceptsAnybody, WritesBadly])
def test_a_wrong_list_of_actions_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).bad_listings > 0


def test_a_crash_is_found() -> None:
    report = report_on(GoodGame(CannotThinkOfEverything))
    assert report.crashes > 0
    assert "IndexError" in next(finding.what for finding in report.findings if finding.kind == "crash")


@pytest.mark.parametrize("kind", UNEXPLAINED)
def test_a_missing_explanation_is_found(kind: type[TinyState]) -> None:
    assert report_on(GoodGame(kind)).unexplained > 0


# ---------------------------------------------------------------- guidance
def whats(report: Report) -> str:
    return " ".join(finding.what for finding in report.findings)


@pytest.mark.parametrize("kind", LEAKY_GUIDES)
def test_guidance_that_leaks_is_found_by_its_own_check(kind: type[TinyState]) -> None:
    told = whats(report_on(GoodGame(kind)))
    assert any(word in told for word in ("goals", "the leading side", "what is left to do", "the end made by")), told


def test_a_hint_that_leaks_is_found() -> None:
    report = report_on(HintsBySecret(RemembersBids))
    assert report.leaks > 0
    assert "hints" in whats(report)


@pytest.mark.parametrize("kind", MISGUIDED)
def test_guidance_that_makes_no_sense_is_found(kind: type[TinyState]) -> None:
    report = report_on(GoodGame(kind))
    assert report.unexplained > 0
    assert not report.crashes


def test_a_hint_that_is_not_legal_is_found() -> None:
    assert "the hint bid 99 is not legal" in whats(report_on(GoodGame(HintsTheForbidden)))


def test_a_proposal_that_is_not_legal_is_found() -> None:
    assert "the proposed bid 99 is not legal" in whats(report_on(ProposesTheForbidden()))


def test_a_proposal_that_does_not_place_everything_is_found() -> None:
    assert "proposal 0 does not place everything" in whats(report_on(ProposesNothing()))


def test_a_good_proposal_passes() -> None:
    assert report_on(ProposesBids()).findings == []


def test_a_finding_can_be_seen_again() -> None:
    finding = report_on(GoodGame(ShowsBids)).findings[0]
    game = GoodGame(ShowsBids)
    registry.add(game)
    again = play_checked(game, finding.scenario, finding.options, finding.seed, 200, 1)
    assert finding in again.findings
