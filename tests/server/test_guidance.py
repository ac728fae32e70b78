"""Series of decisions, free take-backs, hints, serious games and proposed set-ups."""

from __future__ import annotations

import time
from functools import partial

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from server.harness import Data, Harness, Player, bearer


def alone(harness: Harness, serious: bool = False) -> tuple[Data, Player]:
    """A table of one person who plays both seats: nobody else has secrets."""
    made = harness.make(red="human", blue="human", serious=serious)
    return made, harness.seated(made, 0, 1)


def may_decide(seat: int, situation: Data) -> bool:
    return bool(situation["eyes"] == seat and situation["choices"] != [])


def attacking(player: Player) -> None:
    """Let both sides bid, red more, so that red attacks."""
    for seat, bid in ((0, "bid 3"), (1, "bid 1")):
        player.until_any("handover", "situation") if not player.situation else None
        player.send("look", seat=seat)
        player.when(partial(may_decide, seat))
        player.decide(bid)
        player.send("decide", n=player.situation["n"], action="seal")
    player.send("look", seat=0)
    player.when(lambda s: s["eyes"] == 0 and s["view"]["phase"] == "attack")


def lesson(harness: Harness) -> Player:
    made = harness.make("battlegroups", "masseria", axis="random", allies="human")
    player = harness.seated(made, 1)
    player.when(lambda s: s["choices"] != [])
    return player


# ---------------------------------------------------------------- series
def aimed_twice(player: Player) -> int:
    """Aim twice in one series. Return the number of decisions before it."""
    attacking(player)
    n: int = player.situation["n"]
    player.send("series", n=n, actions=["aim", "aim"])
    assert player.at(n + 2)["view"]["aims"] == 2
    return n


def test_a_series_is_decided_and_undone_as_one(harness: Harness) -> None:
    _, player = alone(harness)
    n = aimed_twice(player)
    player.send("undo")
    assert player.at(n)["view"]["aims"] == 0


def test_a_series_that_was_loaded_again_is_still_undone_as_one(harness: Harness) -> None:
    made, player = alone(harness)
    n = aimed_twice(player)
    player.leave()
    end = time.monotonic() + 10
    while not harness.table(made).idle() and time.monotonic() < end:
        time.sleep(0.01)
    assert harness.lobby.unload_idle(time.monotonic() + 1)
    again = harness.seated(made, 0, 1)
    again.at(n + 2)
    again.send("undo")
    assert again.at(n)["view"]["aims"] == 0


def test_decisions_made_one_by_one_are_undone_one_by_one(harness: Harness) -> None:
    _, player = alone(harness)
    attacking(player)
    n = player.situation["n"]
    player.decide("aim")
    player.decide("aim")
    player.send("undo")
    assert player.at(n + 1)["view"]["aims"] == 1


def test_a_series_stops_at_what_is_not_offered(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("series", n=0, actions=["bid 2", "bid 3", "seal"])
    red.at(1)
    assert red.situation["view"]["bids"] == [2, None]
    assert red.hears_nothing()


def test_the_first_decision_of_a_series_is_refused_in_words(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("series", n=0, actions=["seal", "bid 2"])
    assert red.until("refusal")["refusal"]["key"] == "tiny-bid-first"
    assert red.situation["n"] == 0


def test_a_series_of_an_old_situation_does_nothing(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 3")
    red.send("series", n=0, actions=["seal"])
    assert red.until("situation")["n"] == 1
    assert red.situation["view"]["sealed"] == [0, 0]


def test_a_series_stops_after_dice(harness: Harness) -> None:
    _, player = alone(harness)
    attacking(player)
    n = player.situation["n"]
    player.send("series", n=n, actions=["aim", "roll", "bid 3"])
    found = player.when(lambda s: s["view"]["round"] == 2)
    assert found["n"] == n + 2, "the roll ended the series"


# ---------------------------------------------------------------- taking back
def test_alone_a_roll_is_taken_back_freely_and_noted(harness: Harness) -> None:
    made, player = alone(harness)
    attacking(player)
    before = harness.table(made).state.digest()
    n = player.situation["n"]
    assert player.situation["takeback"] == "free"
    player.send("decide", n=n, action="roll")
    player.when(lambda s: s["view"]["round"] == 2)
    assert player.situation["undo"] is not None, "undo does not go beyond dice"
    player.send("back", to=n + 1)
    player.when(lambda s: s["view"]["round"] == 1)
    assert harness.table(made).state.digest() == before
    tokens = [seat["token"] for seat in made["seats"]]
    text = harness.http.get(f"/api/tables/{made['table']}/record", headers=bearer(*tokens)).text
    assert "# decisions taken back after dice: 1" in text


def test_with_other_people_a_take_back_has_to_be_asked_for(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    assert red.situation["takeback"] == "ask"
    assert red.situation["hints"] is False
    red.decide("bid 3")
    red.send("back", to=1)
    assert red.until("error")["key"] == "web-error-takeback-ask"


def test_people_have_hints_if_all_agreed_at_the_start(harness: Harness) -> None:
    """Whoever takes the invitation is told first. Take-backs still have to be asked for."""
    wish = {"game": "tiny", "scenario": "skirmish", "seats": {"red": "human", "blue": "friend"}, "hints": True}
    made = harness.http.post("/api/tables", json=wish).json()
    assert harness.http.get(f"/api/tables/{made['table']}").json()["hints"] is True
    invite = made["seats"][1]["invite"]
    made["seats"][1]["token"] = harness.join(made["table"], invite).json()["seats"][1]["token"]
    for seat in (0, 1):
        player = harness.seated(made, seat)
        player.when(partial(may_decide, seat))
        assert (player.situation["hints"], player.situation["takeback"]) == (True, "ask")
        player.send("hint", n=player.situation["n"])
        assert player.until("hint")["n"] == player.situation["n"]
    assert harness.sit(made).until("situation")["hints"] is False, "who only watches has none"


def test_a_serious_game_has_no_hints_though_they_were_allowed(harness: Harness) -> None:
    wish = {"game": "tiny", "scenario": "skirmish", "seats": {"red": "human", "blue": "human"}}
    made = harness.http.post("/api/tables", json={**wish, "serious": True, "hints": True}).json()
    player = harness.seated(made, 0, 1)
    player.when(lambda s: s["choices"] != [])
    assert player.situation["hints"] is False


def test_a_serious_game_has_no_hints_and_no_take_backs(harness: Harness) -> None:
    made, player = alone(harness, serious=True)
    attacking(player)
    assert (player.situation["takeback"], player.situation["hints"]) == ("off", False)
    player.send("back", to=player.situation["n"])
    assert player.until("error")["key"] == "web-error-takeback-off"
    player.send("hint", n=player.situation["n"])
    assert player.until("error")["key"] == "web-error-hints"
    assert harness.http.get(f"/api/tables/{made['table']}").json()["serious"] is True


def test_only_an_own_decision_is_taken_back(harness: Harness) -> None:
    player = lesson(harness)
    player.send("back", to=10_000)
    assert player.until("error")["key"] == "web-error-takeback"


# ---------------------------------------------------------------- hints
def test_a_hint_is_a_legal_choice_with_reasons(harness: Harness) -> None:
    player = lesson(harness)
    assert player.situation["hints"] is True
    player.send("hint", n=player.situation["n"])
    hint = player.until("hint")
    assert hint["action"] in [choice["action"] for choice in player.situation["choices"]]
    assert hint["n"] == player.situation["n"]


def test_another_idea_is_about_another_piece(harness: Harness) -> None:
    player = lesson(harness)
    actions = []
    for skip in range(2):
        player.send("hint", n=player.situation["n"], skip=skip)
        actions.append(player.until("hint")["action"])
    pieces = {choice["action"]: choice["piece"] for choice in player.situation["choices"]}
    assert pieces[actions[0]] != pieces[actions[1]]


def test_a_hint_for_a_situation_that_is_gone_is_not_given(harness: Harness) -> None:
    player = lesson(harness)
    player.send("hint", n=player.situation["n"] + 1)
    assert player.hears_nothing()


# ---------------------------------------------------------------- the gentle bot
@pytest.mark.parametrize("game", ["battlegroups", "storms"])
def test_the_gentle_bot_stays_below_its_better_and_above_chance(game: str) -> None:
    """It beats chance; that greedy beats it is measured over many games (`caposaldo simulate`)."""
    found = registry.game(game)
    wins = 0
    for number in range(6):
        state = found.start(found.scenarios()[0], {}, f"gentle {number}")
        state.quiet()
        me = number % 2
        bots = [make_bot("gentle" if seat == me else "random", found, f"g{number}") for seat in range(2)]
        dice = Dice(f"resample {number}")
        while (outcome := state.outcome()) is None:
            seat = state.waiting()[0]
            state.apply(seat, bots[seat].choose(state.resample(seat, dice), seat))
        wins += me in outcome.winners
    assert wins >= 5


# ---------------------------------------------------------------- what those who look on would do
def test_watching_two_bots_one_may_ask_what_the_side_to_move_could_do(harness: Harness) -> None:
    """At a moment that is past, while the game goes on."""
    made = harness.make("battlegroups", "masseria", axis="random", allies="random")
    watcher = harness.seated(made)
    watcher.when(lambda s: s["n"] >= 4)
    watcher.send("idea", at=2, eyes=-1)
    idea = watcher.until("idea")
    assert (idea["at"], idea["words"] is not None) == (2, True)
    assert idea["seat"] in (0, 1)
    watcher.send("idea", at=2, eyes=0)
    assert watcher.until("error")["key"] == "web-error-eyes"
    watcher.send("idea", at=100_000, eyes=-1)
    assert watcher.until("error")["key"] == "web-error-moment"


def test_where_a_person_plays_ideas_for_the_other_side_would_tell_its_secrets(harness: Harness) -> None:
    player = lesson(harness)
    player.send("idea", at=0, eyes=1)
    assert player.until("error")["key"] == "web-error-idea"


def test_when_the_game_is_over_everybody_may_ask_and_its_end_has_no_ideas(harness: Harness) -> None:
    player = lesson(harness)
    player.send("resign", seat=1)
    over = player.when(lambda s: s["outcome"] is not None)
    player.send("idea", at=0, eyes=-1)
    assert player.until("idea")["words"] is not None
    player.send("idea", at=over["n"], eyes=-1)
    assert player.until("idea")["at"] == over["n"]


# ---------------------------------------------------------------- set-ups that are planned
SETTING_UP = [("battlegroups", "arras", 0), ("storms", "the-river-village", 1), ("traces", "race", 0)]


def placing(harness: Harness, game: str, scenario: str, seat: int) -> Player:
    names = registry.game(game).start(scenario, {}, "names").seats()
    made = harness.make(game, scenario, "7", False, **dict(zip(names, ("human", "friend"), strict=True)))
    player = harness.seated(made, seat)
    player.when(partial(may_decide, seat))
    assert player.situation["placing"]
    return player


def proposals(player: Player, seed: int = 0) -> list[list[Data]]:
    player.send("proposals", seed=seed)
    reply = player.until("proposals")
    assert reply["n"] == player.situation["n"]
    return [item["plan"] for item in reply["items"]]


@pytest.mark.parametrize(("game", "scenario", "seat"), SETTING_UP)
def test_a_proposed_set_up_is_made_by_one_series(harness: Harness, game: str, scenario: str, seat: int) -> None:
    player = placing(harness, game, scenario, seat)
    n, plan = player.situation["n"], proposals(player)[0]
    actions = [one["action"] for one in plan]
    assert all(one["piece"] >= 0 for one in plan)
    player.send("plan", n=n, actions=actions, at=len(actions))
    assert player.until("plan")["refusal"] is None
    assert player.hears_nothing(), "nothing is placed by asking"
    player.send("series", n=n, actions=actions)
    player.until("log", lambda log: log["from"] + len(log["entries"]) >= n + len(actions))
    assert [entry["action"] for entry in player.log[-len(actions) :]] == actions


@pytest.mark.parametrize(("game", "scenario", "seat"), SETTING_UP)
def test_one_unit_is_placed_otherwise_and_the_others_stay(
    harness: Harness, game: str, scenario: str, seat: int
) -> None:
    player = placing(harness, game, scenario, seat)
    n, plan = player.situation["n"], proposals(player)[1]
    at = len(plan) // 2
    actions = [one["action"] for one in plan]
    player.send("plan", n=n, actions=actions, at=at)
    reply = player.until("plan")
    assert (reply["at"], reply["refusal"]) == (at, None)
    assert {choice["piece"] for choice in reply["choices"] if choice["piece"] >= 0} == {plan[at]["piece"]}
    for choice in reversed(reply["choices"]):
        edited = [*actions[:at], choice["action"], *actions[at + 1 :]]
        player.send("plan", n=n, actions=edited, at=len(edited))
        if choice["action"] != actions[at] and player.until("plan")["refusal"] is None:
            break
    player.send("series", n=n, actions=edited)
    player.until("log", lambda log: log["from"] + len(log["entries"]) >= n + len(actions))
    made = [entry["action"] for entry in player.log[-len(actions) :]]
    assert [one for one in range(len(made)) if made[one] != actions[one]] == [at]


def test_a_plan_that_cannot_be_made_is_refused_by_its_rule(harness: Harness) -> None:
    player = placing(harness, "storms", "the-river-village", 1)
    n, plan = player.situation["n"], proposals(player)[0]
    actions = [one["action"] for one in plan]
    player.send("plan", n=n, actions=[actions[1], *actions[1:]], at=60)
    refusal = player.until("plan")["refusal"]
    assert (refusal["rule"], refusal["key"]) == ("1.0", "st-place-other-first")
    player.send("plan", n=n + 1, actions=actions, at=0)
    assert player.hears_nothing(), "the question is gone"
    player.send("plan", n=n, actions=["nonsense"], at=0)
    assert player.until("error")["key"] == "web-error-action"


def test_only_who_is_placing_is_told_so(harness: Harness) -> None:
    made = harness.make("storms", "the-river-village", german="human", soviet="friend")
    waiting = harness.seated(made, 0)
    assert not waiting.when(lambda s: s["eyes"] == 0)["placing"]
    assert not lesson(harness).situation["placing"]
