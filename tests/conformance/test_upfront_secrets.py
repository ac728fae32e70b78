"""The secrets of the card game, changed by hand: what a seat is shown does not follow them.

The general checks trust the game's own `resample`. Here hands, cards that lie face down, discards and what somebody
prepares are changed in the written state: a fault in `resample` cannot hide a leak then; and `resample` must change
each.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fire import Aim
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.preparation import Form
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.lab.report import preview_data
from rules.playing import legal

SEED = "a seed nobody may see"
GERMAN, ENEMY = 0, 1
# With chapters 1 to 16, with infiltration and transfers, with mines and a pillbox.
SCENARIOS = ["two-patrols", "the-crossroads", "the-blockhouse"]
LAST = 480
STEP = 24
PLACES = ["hand", "face down", "discarded"]
PREPARING = [Aim, PlanInfiltration, Assault, Send]


def chosen(s: UpFrontState, seat: int, bot: Any) -> Action:
    """Groups as they are proposed; then whatever comes, open ground and discards a little more often."""
    if isinstance(s.top(), Form):
        return Action(verbs.DONE)
    actions = legal(s, seat)
    wanted = [a for a in actions if (a.verb == verbs.LAY_ON and a.third == 1) or a.verb == verbs.DISCARD_CARD]
    action: Action = bot.choose(s, seat)
    return wanted[s.turn % len(wanted)] if wanted and s.turn % 3 == 0 else action


def moments(scenario: str) -> dict[int, UpFrontState]:
    """The states after so many decisions, and all in which somebody prepares something."""
    state = GAME.start(scenario, {"russians": "yes"}, SEED)
    bots = [make_bot("random", GAME, f"secrets {seat}") for seat in range(2)]
    found: dict[int, UpFrontState] = {}
    for number in range(LAST + 1):
        waiting = state.waiting()
        if not waiting:
            break
        assert isinstance(state, UpFrontState)
        preparing = type(state.top()) in PREPARING and number % 3 == 0
        if number % STEP == STEP - 1 or preparing:
            found[number] = copied(state)
        state.do(waiting[0], chosen(state, waiting[0], bots[waiting[0]]))
    return found


def copied(state: State) -> UpFrontState:
    copy = state.clone()
    assert isinstance(copy, UpFrontState)
    return copy


MOMENTS = {scenario: moments(scenario) for scenario in SCENARIOS}
CASES = [(scenario, number) for scenario in SCENARIOS for number in MOMENTS[scenario]]


# ---------------------------------------------------------------- other secrets
def place_of(data: dict[str, Any], card: int, side: int) -> str:
    """Which secret of the side the card is, "" none."""
    if data["seen"][card] == st.EVERYBODY or (data["seen"][card] >> (1 - side)) & 1:
        return ""
    where = data["where"][card]
    if where == st.IN_HAND + side:
        return "hand"
    if where >= st.ON_GROUP and data["way"][card] == st.FACE_DOWN:
        return "face down"
    return "discarded" if where == st.DISCARDED else ""


def swap(data: dict[str, Any], one: int, other: int) -> None:
    """Two cards change places, with all that is said of them there."""
    for field in ("where", "way", "under", "laid", "seen"):
        data[field][one], data[field][other] = data[field][other], data[field][one]
    named = {one: other, other: one}
    for field in ("under", "upper"):
        data[field] = [named.get(card, card) for card in data[field]]
    data["hands"] = [[named.get(card, card) for card in hand] for hand in data["hands"]]


def forget_preparations(data: dict[str, Any]) -> None:
    data["stack"].pop()
    data["way"] = [
        st.FACE_UP if data["where"][c] in (2, 3) and w == st.CHOSEN else w for c, w in enumerate(data["way"])
    ]
    data["flags"] = [flags & ~(32 | 128 | 256 | 512 | 2048) for flags in data["flags"]]
    data["aim"] = [-1] * len(data["aim"])
    data["spends"] = [-1] * len(data["spends"])


def changed(s: UpFrontState, side: int) -> UpFrontState:
    """The same state with the secrets of a side changed: each for a card of the pile that the other does not know."""
    data = json.loads(json.dumps(s.data()))
    if type(s.top()) in PREPARING and s.side == side:
        forget_preparations(data)
    secrets = [card for card in range(DECK) if place_of(data, card, side)]
    pile = [card for card in range(DECK) if data["where"][card] == st.IN_PILE and data["seen"][card] == 0]
    for card, other in zip(secrets, reversed(pile), strict=False):
        swap(data, card, other)
    other_state = GAME.restore(data, Dice(s.dice.seed, s.dice.used))
    assert isinstance(other_state, UpFrontState)
    return other_state


def shown(s: UpFrontState, seat: int) -> str:
    actions = s.actions(seat)
    considered = [str(action) for action in s.considered(seat)]
    told = [preview_data(s.preview(seat, action)) for action in actions[:8]]
    refusals = [s.refusal(seat, action) for action in s.considered(seat)]
    reasons = [None if refusal is None else refusal.data() for refusal in refusals]
    parts = [s.view(seat), s.board(), s.waiting(), s.prompt(seat).data(), [str(a) for a in actions], considered, told]
    return json.dumps([*parts, reasons], sort_keys=True)


@pytest.mark.parametrize(("scenario", "decisions"), CASES)
@pytest.mark.parametrize("side", [GERMAN, ENEMY])
def test_what_a_seat_is_shown_does_not_follow_the_others_secrets(side: int, scenario: str, decisions: int) -> None:
    s = MOMENTS[scenario][decisions]
    other = changed(s, side)
    assert shown(other, 1 - side) == shown(s, 1 - side)
    assert other.view(-1) == s.view(-1)
    assert other.prompt(-1).data() == s.prompt(-1).data()


@pytest.mark.parametrize("side", [GERMAN, ENEMY])
def test_there_was_something_to_change(side: int) -> None:
    seen = set()
    prepared = set()
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        data: Any = s.data()
        seen |= {place_of(data, card, side) for card in range(DECK)}
        if s.side == side:
            prepared.add(type(s.top()))
    assert seen >= set(PLACES)
    assert Aim in prepared


@pytest.mark.parametrize("side", [GERMAN, ENEMY])
def test_resampling_changes_every_kind_of_secret(side: int) -> None:
    looked = dict.fromkeys(PLACES, 0)
    varied = dict.fromkeys(PLACES, 0)
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        imagined: list[Any] = [s.resample(1 - side, Dice(f"imagined {decisions} {n}")).data() for n in range(3)]
        for place in PLACES:
            kept = [[card for card in range(DECK) if place_of(data, card, side) == place] for data in imagined]
            assert len({len(cards) for cards in kept}) == 1
            looked[place] += 1 if kept[0] else 0
            varied[place] += 1 if kept[0] and kept[0] != kept[1] else 0
    for place in PLACES:
        assert varied[place] > looked[place] // 2


@pytest.mark.parametrize("seat", [GERMAN, ENEMY])
def test_resampling_keeps_all_that_a_seat_knows(seat: int) -> None:
    secret = {"where", "way", "under", "laid", "seen", "hands", "upper", "stack", "flags", "aim", "spends"}
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        real: Any = s.data()
        other: Any = s.resample(seat, Dice(f"imagined {decisions}")).data()
        assert other["hands"][seat] == real["hands"][seat]
        known = [card for card in range(DECK) if (real["seen"][card] >> seat) & 1]
        for field in ("where", "laid", "seen"):
            assert [other[field][card] for card in known] == [real[field][card] for card in known]
        assert sorted(other["where"]) == sorted(real["where"])
        assert {field: other[field] for field in real if field not in secret} == {
            field: real[field] for field in real if field not in secret
        }
        if not (type(s.top()) in PREPARING and s.side != seat):
            assert [other[field] for field in ("stack", "flags", "aim")] == [
                real[field] for field in ("stack", "flags", "aim")
            ]


@pytest.mark.parametrize("seat", [-1, GERMAN, ENEMY])
def test_cards_a_seat_does_not_know_are_nowhere_in_its_view(seat: int) -> None:
    for scenario, decisions in CASES:
        s = MOMENTS[scenario][decisions]
        view: Any = s.view(seat)
        sent = [entry["card"] for entry in view["hand"] or []] + view["discarded"]["seen"] + view["out"] + view["table"]
        sent += [entry["card"] for group in view["groups"] for entry in group["stack"] if entry["card"] >= 0]
        sent += view["decision"]["cards"] + [view["decision"]["card"]] * (view["decision"]["card"] >= 0)
        sent += [entry["card"] for entry in view["decision"]["named"] if entry["card"] >= 0]
        for card in sent:
            assert s.seen[card] == st.EVERYBODY or (seat >= 0 and (s.seen[card] >> seat) & 1)


def test_whether_a_question_is_asked_does_not_follow_the_hand() -> None:
    """A Concealed card or a Hero is asked for, held or not: often there is but one answer."""
    alone = several = 0
    for scenario in SCENARIOS:
        state = GAME.start(scenario, {"russians": "yes"}, SEED)
        bots = [make_bot("random", GAME, f"questions {seat}") for seat in range(2)]
        for _ in range(1500):
            if not state.waiting():
                break
            assert isinstance(state, UpFrontState)
            seat = state.waiting()[0]
            if isinstance(state.top(), (Conceal, Save)):
                alone += len(state.actions(seat)) == 1
                several += len(state.actions(seat)) > 1
            state.do(seat, chosen(state, seat, bots[seat]))
    assert alone > 10
    assert several > 3


@pytest.mark.parametrize("seat", [-1, GERMAN, ENEMY])
def test_the_seed_is_shown_to_nobody(seat: int) -> None:
    s = next(iter(MOMENTS[SCENARIOS[0]].values()))
    assert SEED not in json.dumps([s.view(seat), s.board()])
    assert s.resample(seat, Dice("other")).dice.seed == "other"
