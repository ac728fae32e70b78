"""The player turn: actions, discards, refill, passing (4)."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.io import files
from caposaldo.games.upfront.rules import player_turn
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, hand, man, on, refused, table, told

FOES = """
german A: Griess rifle, Posner rifle
german B: Wolff rifle, Bernhoff rifle
american A: Allen sl rifle, Myers rifle
american B: Degi asl rifle, Coates rifle
"""
RUSSIANS = """
nations: german russian
german A: Griess rifle, Posner rifle
german B: Wolff rifle, Bernhoff rifle
russian A: Ivanov sl rifle, Petrov rifle
russian B: Orlov asl rifle, Belov rifle
"""
CARDS = "fire 4, fire 3, fire 2, woods, hill"
PINNED = "german D: Sleeper rifle!\namerican D: Dozer rifle!\n"  # a Hero could raise them: discards are asked for


def to_discards(s: UpFrontState) -> None:
    assert isinstance(s.top(), Act)
    do(s, verbs.DONE)
    assert isinstance(s.top(), Discard)


def to_refill(s: UpFrontState) -> None:
    do(s, verbs.DONE)
    assert isinstance(s.top(), Refill)


# ---------------------------------------------------------------- the steps of a turn (4.1, 4.2)
@pytest.mark.rule("4.1", "4.2", "4.3", "4.5")
def test_a_turn_is_actions_discards_refill_and_then_the_other_player_begins() -> None:
    s = table(FOES + f"hand german: {CARDS}\nhand american: hero")
    assert s.waiting() == [0]
    to_discards(s)
    do(s, verbs.DISCARD_CARD, card(s, "german", "woods"))
    assert isinstance(s.top(), Refill)
    do(s, verbs.DONE)
    assert s.waiting() == [1]
    assert isinstance(s.top(), Act)
    assert s.turn == 21
    assert told(s) == ["uf-turn"]


@pytest.mark.rule("4.1")
def test_the_first_turn_belongs_to_the_side_the_scenario_names() -> None:
    s = table(FOES + "first: american", side="american", step="laying")
    do(s, verbs.PASS)
    do(s, verbs.PASS)
    assert isinstance(s.top(), Act)
    assert s.waiting() == [1]
    assert s.side == 1


@pytest.mark.rule("4.2")
def test_each_group_acts_once_in_a_turn_in_any_order() -> None:
    s = table(FOES)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    do(s, verbs.REARRANGE, 0, b)
    do(s, verbs.DONE)
    assert refused(s, verbs.REARRANGE, 0, b) == "4.2"
    assert not refused(s, verbs.REARRANGE, 0, a)
    do(s, verbs.REARRANGE, 0, a)
    do(s, verbs.DONE)
    assert not choices(s, verbs.REARRANGE)
    assert refused(s, verbs.REARRANGE, 0, group(s, "american", "A")) == "4.2"
    assert refused(s, verbs.REARRANGE, 0, 2) == "4.2"
    assert refused(s, verbs.REARRANGE, 0, -5) == "4.2"
    for _ in range(3):
        do(s, verbs.DONE)
    assert s.waiting() == [1]
    for _ in range(3):
        do(s, verbs.DONE)
    assert s.waiting() == [0]
    assert [int(choice.group) for choice in choices(s, verbs.REARRANGE)] == [a, b]


@pytest.mark.rule("4.21")
def test_a_group_is_displaced_by_one_card_in_a_turn() -> None:
    s = table(FOES + "hand german: movement plain black, movement plain red, woods")
    first, second = card(s, "german", "movement black"), card(s, "german", "movement red")
    do(s, verbs.MOVE, first, 0, st.FORWARD)
    assert on(s, "german", "A") == [first]
    assert refused(s, verbs.MOVE, second, 0, st.FORWARD) == "4.2"
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == "4.2"
    assert not refused(s, verbs.MOVE, second, 1, st.FORWARD)


@pytest.mark.rule("4.22", "4.2")
def test_a_fire_attack_is_the_action_of_the_group_that_fires() -> None:
    s = table(
        """
        german A chit 3: Griess rifle, Posner rifle
        american A chit 2: Allen rifle 9/9/9
        american B chit 2: Degi rifle
        hand german: fire 1, fire 2
        """,
        draws=["0"],
    )
    one = card(s, "german", "fire 1")
    do(s, verbs.ATTACK_ON, 0, group(s, "american", "A"))
    do(s, verbs.USE, one)
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert isinstance(s.top(), Act)
    assert s.has_mark(0, st.ACTED)
    assert s.acted == 1
    assert refused(s, verbs.ATTACK_ON, 0, group(s, "american", "B")) == "4.2"


@pytest.mark.rule("4.23", "10.2")
def test_one_rally_card_for_a_group_in_a_turn() -> None:
    s = table(
        """
        german A: Griess rifle!, Posner rifle!, Hessel rifle!
        german B: Wolff rifle!
        hand german: rally 1, rally 2
        """
    )
    one, two = card(s, "german", "rally 1"), card(s, "german", "rally 2")
    do(s, verbs.RALLY_BY, one, 0, -1)
    do(s, verbs.PICK, man(s, "Griess"))
    assert refused(s, verbs.RALLY_BY, two, 0, -1) == "4.2"
    assert not refused(s, verbs.RALLY_BY, two, 1, -1)


@pytest.mark.rule("4.24")
def test_a_group_that_has_tried_to_infiltrate_may_not_do_anything_else() -> None:
    s = table(
        """
        german A chit 3: Griess rifle 7/7/8, Posner rifle
        american A chit 2: Allen rifle, Myers rifle
        """,
        draws=["black 0", "col2=b"],
    )
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    do(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1)
    do(s, verbs.DONE)
    while isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    assert isinstance(s.top(), Act)
    assert s.has_mark(0, st.ACTED)
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, 0) == "4.2"
    assert refused(s, verbs.REARRANGE, 0, 0) == "4.2"


@pytest.mark.rule("4.25")
def test_changes_in_a_group_are_its_only_action() -> None:
    text = """
    german A in woods: Griess lmg, Posner rifle sl, Hessel rifle jammed, Wolff rifle killed
    american A: Allen rifle
    hand german: smoke
    """
    deeds = [
        (verbs.SERVE, "Posner", "Griess"),
        (verbs.REPAIR, "Hessel", ""),
        (verbs.ACQUIRE, "Hessel", "Wolff"),
        (verbs.LAY_SMOKE, "", "A"),
        (verbs.REARRANGE, "", "A"),
    ]
    for verb, first, second in deeds:
        s = table(text, draws=["red 2"])
        a = card(s, "german", "smoke") if verb == verbs.LAY_SMOKE else man(s, first) if first else 0
        b = man(s, second) if len(second) > 1 else 0
        do(s, verb, a, b)
        if isinstance(s.top(), Arrange):
            do(s, verbs.DONE)
        assert s.has_mark(0, st.ACTED)
        assert s.acted == 1
        assert {int(action.verb) for action in s.actions(0)} == {verbs.DONE}


# ---------------------------------------------------------------- discards (4.3 to 4.4)
@pytest.mark.rule("4.31", "4.3")
def test_germans_discard_one_card_whether_they_have_acted_or_not() -> None:
    for acts in (False, True):
        s = table(FOES + PINNED + f"hand german: {CARDS}")
        if acts:
            do(s, verbs.REARRANGE, 0, 0)
            do(s, verbs.DONE)
        to_discards(s)
        do(s, verbs.DISCARD_CARD, card(s, "german", "woods"))
        assert not choices(s, verbs.DISCARD_CARD)
        assert refused(s, verbs.DISCARD_CARD, card(s, "german", "hill")) == "4.31"


@pytest.mark.rule("4.32")
def test_americans_discard_two_cards_and_none_if_they_have_acted() -> None:
    s = table(FOES + PINNED + f"hand american: {CARDS}", side="american")
    to_discards(s)
    do(s, verbs.DISCARD_CARD, card(s, "american", "woods"))
    do(s, verbs.DISCARD_CARD, card(s, "american", "hill"))
    assert refused(s, verbs.DISCARD_CARD, card(s, "american", "fire 4")) == "4.32"
    s = table(FOES + PINNED + f"hand american: {CARDS}", side="american")
    do(s, verbs.REARRANGE, 0, 4)
    do(s, verbs.DONE)
    to_discards(s)
    assert refused(s, verbs.DISCARD_CARD, card(s, "american", "woods")) == "4.32"
    assert [int(action.verb) for action in s.actions(1)] == [verbs.DONE, verbs.PANIC]


@pytest.mark.rule("4.33")
def test_russians_discard_all_they_like_and_nothing_if_they_have_acted() -> None:
    s = table(RUSSIANS + f"hand russian: {CARDS}", side="russian")
    to_discards(s)
    for name in ("woods", "hill", "fire 4", "fire 3", "fire 2"):
        do(s, verbs.DISCARD_CARD, card(s, "russian", name))
    assert hand(s, "russian") == []
    s = table(RUSSIANS + "russian D: Dozer rifle!\n" + f"hand russian: {CARDS}", side="russian")
    do(s, verbs.REARRANGE, 0, 4)
    do(s, verbs.DONE)
    to_discards(s)
    assert refused(s, verbs.DISCARD_CARD, card(s, "russian", "woods")) == "4.33"


@pytest.mark.rule("4.3")
def test_what_is_played_instead_of_a_discard_counts_as_one() -> None:
    s = table(FOES + PINNED + "american C > forward: Nixon rifle\nhand german: wire, sniper, woods", step="discarding")
    do(s, verbs.WIRE_ON, card(s, "german", "wire"), 4)
    sniper, woods = card(s, "german", "sniper"), card(s, "german", "woods")
    assert refused(s, verbs.SNIPE_AT, sniper, 4) == "4.31"
    assert refused(s, verbs.LAY_ON, woods, 6) == "4.31"
    assert refused(s, verbs.DISCARD_CARD, woods) == "4.31"
    s = table(FOES + PINNED + "german C > forward: Hessel rifle\nhand american: wire, sniper, woods", side="american")
    do(s, verbs.REARRANGE, 0, 4)
    do(s, verbs.DONE)
    to_discards(s)
    assert refused(s, verbs.WIRE_ON, card(s, "american", "wire"), 0) == "4.32"
    assert refused(s, verbs.SNIPE_AT, card(s, "american", "sniper"), 0) == "4.32"
    assert refused(s, verbs.LAY_ON, card(s, "american", "woods"), 2) == "4.32"


@pytest.mark.rule("4.3")
def test_only_cards_in_ones_own_hand_are_discarded_and_only_after_the_actions() -> None:
    s = table(FOES + "hand german: woods\nhand american: hill")
    assert refused(s, verbs.DISCARD_CARD, card(s, "german", "woods")) == "4.2"
    to_discards(s)
    for other in (card(s, "american", "hill"), -1, 162, 5000):
        assert refused(s, verbs.DISCARD_CARD, other) == "4.3"


@pytest.mark.rule("4.4")
def test_a_card_discarded_from_the_hand_is_not_shown_but_one_used_for_an_action_is() -> None:
    s = table(FOES.replace("Posner rifle", "Posner rifle!") + "hand german: woods, rally 2")
    woods, rally = card(s, "german", "woods"), card(s, "german", "rally 2")
    do(s, verbs.RALLY_BY, rally, 0, -1)
    assert s.where[rally] == st.DISCARDED
    assert s.seen[rally] == st.EVERYBODY
    to_discards(s)
    do(s, verbs.DISCARD_CARD, woods)
    assert s.where[woods] == st.DISCARDED
    assert s.seen[woods] == 1
    for event in s.events or []:
        assert event.seen_by(0)
        assert event.seen_by(1) == ("card" not in event.params)
    assert told(s) == ["uf-discards", "uf-discarded"]


# ---------------------------------------------------------------- refill (4.5)
@pytest.mark.rule("4.5", "3.5")
def test_any_number_of_cards_is_drawn_up_to_the_limit() -> None:
    for side, nation, text, limit in (
        ("german", "german", FOES, 5),
        ("american", "american", FOES, 6),
        ("russian", "russian", RUSSIANS, 4),
    ):
        s = table(text + f"hand {nation}: hero", side=side, step="refilling")
        assert [int(choice.number) for choice in choices(s, verbs.DRAW)] == list(range(1, limit))
        assert refused(s, verbs.DRAW, limit) == "4.5"
        assert refused(s, verbs.DRAW, 0) == "4.5"
        assert refused(s, verbs.DRAW, -1)
        do(s, verbs.DRAW, 1)
        assert len(hand(s, nation)) == 2
        do(s, verbs.DRAW, limit - 2)
        assert len(hand(s, nation)) == limit
        assert isinstance(s.top(), Act)  # a full hand ends the turn


@pytest.mark.rule("4.5")
def test_a_full_hand_draws_nothing_and_loses_nothing() -> None:
    s = table(FOES + f"hand german: {CARDS}, hero, wire", step="refilling")
    assert not choices(s, verbs.DRAW)
    assert refused(s, verbs.DRAW, 1) == "4.5"
    do(s, verbs.DONE)
    assert len(hand(s, "german")) == 7


@pytest.mark.rule("4.5", "10.4")
def test_a_hero_drawn_may_be_played_at_once_and_makes_room_for_another_card() -> None:
    s = table(
        FOES.replace("Posner rifle", "Posner rifle!") + "hand german: fire 4, fire 3, fire 2, woods",
        step="refilling",
        draws=["hero", "hill"],
    )
    do(s, verbs.DRAW, 1)
    assert not choices(s, verbs.DRAW)
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Posner"))
    assert not s.has(man(s, "Posner"), st.PINNED)
    assert s.acted == 0
    do(s, verbs.DRAW, 1)
    assert len(hand(s, "german")) == 5


@pytest.mark.rule("4.5")
def test_who_has_drawn_what_is_known_to_him_alone() -> None:
    s = table(FOES, step="refilling", draws=["hero", "woods"])
    do(s, verbs.DRAW, 2)
    private = [event for event in s.events or [] if event.key == "uf-drawn"]
    assert len(private) == 2
    assert all(event.seen_by(0) and not event.seen_by(1) for event in private)
    assert [event.params["cards"] for event in s.events or [] if event.key == "uf-draws"] == [2]


@pytest.mark.rule("4.5")
def test_no_more_cards_are_drawn_than_there_are() -> None:
    s = table(FOES, step="refilling")
    for left in list(s.pile)[2:]:
        s.where[left] = st.OUT_OF_GAME
    s.pile = s.pile[:2]
    assert [int(choice.number) for choice in choices(s, verbs.DRAW)] == [1, 2]
    assert refused(s, verbs.DRAW, 3) == "4.5"
    s.where[100] = st.DISCARDED  # shuffled in when the pile is empty
    s.legal = None
    assert [int(choice.number) for choice in choices(s, verbs.DRAW)] == [1, 2, 3]


@pytest.mark.rule("4.5")
def test_who_has_no_cards_and_can_draw_none_is_not_asked() -> None:
    s = table(FOES, step="discarding")
    for left in s.pile:
        s.where[left] = st.OUT_OF_GAME
    s.pile = s.pile[:0]
    s.leader_lost[0] = 1
    do(s, verbs.DONE)
    assert s.waiting() == [1]
    assert s.leader_lost[0] == 0


# ---------------------------------------------------------------- passing (4.6)
@pytest.mark.rule("4.6")
def test_who_follows_a_pass_must_act_or_discard() -> None:
    s = table(FOES + f"hand german: {CARDS}\nhand american: {CARDS}")
    to_discards(s)
    do(s, verbs.DONE)  # his hand is full
    assert told(s) == ["uf-passes", "uf-turn"]
    assert s.waiting() == [1]
    assert not refused(s, verbs.DONE)
    to_discards(s)
    assert refused(s, verbs.DONE) == "4.6"
    assert not choices(s, verbs.DONE)
    do(s, verbs.DISCARD_CARD, card(s, "american", "woods"))
    to_refill(s)
    do(s, verbs.DONE)
    to_discards(s)
    assert not refused(s, verbs.DONE)  # the American has not passed


@pytest.mark.rule("4.6")
def test_an_action_is_no_pass_and_allows_the_next_player_to_pass() -> None:
    s = table(FOES + f"hand german: {CARDS}\nhand american: {CARDS}")
    do(s, verbs.REARRANGE, 0, 0)
    do(s, verbs.DONE)
    to_discards(s)
    do(s, verbs.DONE)  # his hand is full
    to_discards(s)
    assert not refused(s, verbs.DONE)


@pytest.mark.rule("4.6")
def test_drawing_is_neither_an_action_nor_a_discard() -> None:
    s = table(FOES + "hand american: woods")
    to_discards(s)
    to_refill(s)
    do(s, verbs.DRAW, 3)
    do(s, verbs.DONE)
    to_discards(s)
    assert refused(s, verbs.DONE) == "4.6"


@pytest.mark.rule("4.6")
def test_without_cards_a_group_must_act_and_who_can_do_nothing_may_pass() -> None:
    s = table(FOES, side="american")
    s.passed[0] = 1
    assert refused(s, verbs.DONE) == "4.6"
    assert not choices(s, verbs.DONE)
    do(s, verbs.REARRANGE, 0, 4)
    do(s, verbs.DONE)
    assert not refused(s, verbs.DONE)
    s = table("german A: Griess rifle\namerican A: Allen rifle jammed", side="american")
    s.passed[0] = 1
    assert refused(s, verbs.DONE) == "4.6"  # his weapon may be repaired
    s = table("german A: Griess rifle\namerican A: Allen rifle", side="american")
    s.passed[0] = 1
    s.sniper_number[4] = 3
    assert refused(s, verbs.DONE) == "4.6"  # he may search for the sniper
    s = table("german A: Griess rifle\namerican A: Allen rifle", side="american")
    s.passed[0] = 1
    assert not player_turn.can_act(s)
    assert not refused(s, verbs.DONE)
    to_discards(s)
    assert not refused(s, verbs.DONE)


# ---------------------------------------------------------------- what ends with a turn
@pytest.mark.rule("10.43", "10.45", "14.4")
def test_heroes_and_traces_of_snipers_last_for_one_turn() -> None:
    s = table("german A: Griess rifle heroic, Posner rifle\namerican A: Allen rifle heroic", step="refilling")
    s.sniper_number[0] = 4
    s.sniper_number[4] = 3
    do(s, verbs.DONE)
    assert not s.has(man(s, "Griess"), st.HEROIC)
    assert not s.has(man(s, "Allen"), st.HEROIC)
    assert s.sniper_number[0] == 0
    assert s.sniper_number[4] == 3


@pytest.mark.rule("13.2")
def test_the_wind_drops_with_the_next_turn() -> None:
    s = table(FOES, step="refilling")
    s.windy = 1
    do(s, verbs.DONE)
    assert s.windy == 0


# ---------------------------------------------------------------- a minute for a turn, for those who want it (16.31)
def timed(text: str, step: str = "acting") -> UpFrontState:
    s = table(text, step=step)
    s.setup.timed = True
    return s


@pytest.mark.rule("16.31")
def test_nobody_is_timed_who_did_not_choose_to_be() -> None:
    assert new_table("no").turn_seconds() == 0
    assert table(FOES).turn_seconds() == 0
    assert timed(FOES).turn_seconds() == 60


@pytest.mark.rule("16.31")
def test_the_clock_is_an_option_of_every_scenario_and_starts_with_the_first_turn() -> None:
    s = new_table("yes")
    assert s.turn_seconds() == 0, "groups are formed without haste"
    while s.turn == 0:
        s.do(s.waiting()[0], s.actions(s.waiting()[0])[-1])
    assert s.turn_seconds() == 60
    assert s.player_turn() == s.turn
    told: list[dict[str, Any]] = [files.about(scenario) for scenario in files.scenario_ids()]
    assert {about["options"]["clock"] for about in told} == {"no"}


@pytest.mark.rule("16.31")
def test_when_the_minute_is_over_actions_are_over_and_discards_follow() -> None:
    s = timed(FOES + f"hand german: {CARDS}")
    late = s.out_of_time()
    assert late is not None
    assert s.refusal(0, late) is None
    s.do(0, late)
    assert isinstance(s.top(), Discard)
    assert s.out_of_time() is None, "a discard is no action"
    do(s, verbs.DISCARD_CARD, card(s, "german", "woods"))


@pytest.mark.rule("16.31")
def test_an_action_already_declared_is_finished() -> None:
    s = timed(FOES + "hand german: fire 1, fire 2")
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, verbs.USE, card(s, "german", "fire 1"))
    do(s, verbs.DONE)
    assert isinstance(s.top(), Commit)
    assert s.out_of_time() is None


@pytest.mark.rule("16.31")
def test_what_is_only_prepared_is_given_up_when_the_minute_is_over() -> None:
    s = timed(FOES + "hand german: fire 1, fire 2")
    held = hand(s, "german")
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, verbs.USE, card(s, "german", "fire 1"))
    late = s.out_of_time()
    assert late is not None
    s.do(0, late)
    assert isinstance(s.top(), Act)
    assert s.acted == 0
    assert hand(s, "german") == held
    last = s.out_of_time()
    assert last is not None
    s.do(0, last)
    assert isinstance(s.top(), Discard)


@pytest.mark.rule("16.31", "4.6")
def test_who_must_act_may_prepare_it_even_when_his_time_is_up() -> None:
    s = timed("german A chit 5: Griess rifle, Posner rifle\namerican A: Allen rifle, Myers rifle\n")
    s.passed[1] = 1
    do(s, verbs.BEGIN_INFILTRATION, group(s, "german", "A"))
    assert isinstance(s.top(), PlanInfiltration)
    assert s.out_of_time() is None


@pytest.mark.rule("16.31", "4.6")
def test_who_must_act_may_even_when_his_time_is_up() -> None:
    s = timed(FOES)
    assert s.out_of_time() is not None
    s.passed[1] = 1
    assert refused(s, verbs.DONE) == "4.6"
    assert s.out_of_time() is None


def new_table(clock: str) -> UpFrontState:
    s = GAME.start("two-patrols", {"clock": clock}, "clock")
    assert isinstance(s, UpFrontState)
    return s
