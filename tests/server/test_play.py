"""Playing at a table: decisions, refusals, taking back, agreeing, ending."""

from __future__ import annotations

import pytest

from server.harness import Harness


def test_a_game_is_played_to_its_end_by_two_people(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 3")
    red.decide("seal")
    blue.when(lambda s: s["view"]["sealed"] == [1, 0])
    blue.decide("bid 1")
    blue.decide("seal")
    red.when(lambda s: s["view"]["phase"] == "attack")
    assert [choice["action"] for choice in red.situation["choices"]] == ["aim", "roll", "pass"]
    red.decide("pass")
    for player in (blue, red):
        player.when(lambda s: s["view"]["round"] == 2)
        player.decide("bid 2")
    red.decide("seal")
    blue.when(lambda s: s["view"]["sealed"] == [1, 0])
    blue.decide("seal")
    attacker = [red, blue][blue.situation["view"]["attacker"]]
    attacker.when(lambda s: s["view"]["phase"] == "attack")
    attacker.decide("pass")
    end = red.when(lambda s: bool(s["outcome"]))
    assert end["outcome"]["key"] == "tiny-end"
    assert end["waiting"] == []


def test_a_situation_says_everything_there_is_to_say(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    assert red.situation["prompt"] == {"rule": "bid-1", "key": "tiny-prompt-bid", "params": {}}
    assert red.situation["yours"] == [0]
    assert red.situation["eyes"] == 0
    assert red.situation["waiting"] == [0, 1]
    assert [seat["present"] for seat in red.situation["seats"]] == [True, False]
    assert red.situation["choices"][0]["verb"] == "bid"
    assert red.situation["choices"][0]["odds"] is None
    harness.seated(made, 1)
    red.when(lambda s: s["seats"][1]["present"])


def test_an_attack_shows_its_odds(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 3")
    red.decide("seal")
    blue.when(lambda s: s["view"]["sealed"] == [1, 0])
    blue.decide("bid 1")
    blue.decide("seal")
    red.when(lambda s: s["view"]["phase"] == "attack")
    roll = next(choice for choice in red.situation["choices"] if choice["verb"] == "roll")
    assert roll["odds"] == [
        {"key": "tiny-hit", "ways": 3, "of": 6, "worth": 0},
        {"key": "tiny-miss", "ways": 3, "of": 6, "worth": 0},
    ]
    red.send("preview", action="roll")
    preview = red.until("preview")
    assert preview["total"] == 4
    assert preview["chain"] == [{"rule": "attack-1", "key": "tiny-chain-base", "value": 4, "params": {}, "note": False}]


def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    before = harness.table(made).state.digest()
    red.send("decide", n=0, action="roll")
    refusal = red.until("refusal")
    assert refusal["refusal"]["rule"] == "bid-1"
    assert refusal["refusal"]["key"] == "tiny-not-now"
    assert harness.table(made).state.digest() == before
    assert harness.table(made).lines == 0


def test_what_is_no_action_at_all_is_an_error(harness: Harness) -> None:
    red = harness.seated(harness.make(red="human", blue="friend"), 0)
    for verb in ("decide", "why", "preview"):
        red.send(verb, action="dance", **({"n": 0} if verb == "decide" else {}))
        error = red.until("error")
        assert error["key"] == "web-error-action"
        assert "dance" in error["params"]["action"]


def test_why_and_refused_explain_what_is_not_offered(harness: Harness) -> None:
    red = harness.seated(harness.make(red="human", blue="friend"), 0)
    red.send("why", action="aim")
    assert red.until("refusal")["refusal"]["key"] == "tiny-not-now"
    red.send("why", action="bid 2")
    assert red.until("refusal")["refusal"] is None
    red.send("refused")
    items = red.until("refused")["items"]
    assert [item["action"] for item in items] == ["seal", "aim", "roll", "pass"]
    assert all(item["refusal"]["rule"] for item in items)


def test_an_old_decision_is_answered_by_a_fresh_situation(harness: Harness) -> None:
    """Several tabs agree: the slower one sees what the faster one did."""
    made = harness.make(red="human", blue="friend")
    one, two = harness.seated(made, 0), harness.seated(made, 0)
    one.decide("bid 1")
    two.at(1)
    two.send("decide", n=0, action="bid 3")
    fresh = two.until("situation")
    assert fresh["n"] == 1
    assert fresh["view"]["bids"][0] == 1
    assert [entry["action"] for entry in two.log] == ["bid 1"]
    assert one.log == two.log


def test_whoever_comes_later_finds_the_whole_log(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 2")
    red.decide("seal")
    red.leave()
    again = harness.seated(made, 0)
    assert [entry["action"] for entry in again.log] == ["bid 2", "seal"]
    assert again.situation["n"] == 2


# ---------------------------------------------------------------- taking back
def test_a_seat_takes_back_its_own_decision(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    assert red.situation["undo"]["key"] == "kernel-undo-nothing"
    red.decide("bid 1")
    assert red.situation["undo"] is None
    red.send("undo")
    red.at(0)
    assert red.log == []
    assert red.situation["view"]["bids"][0] == 0
    red.decide("bid 3")
    assert red.situation["view"]["bids"][0] == 3


def test_a_secret_of_somebody_else_does_not_stand_in_the_way_of_taking_back(harness: Harness) -> None:
    """It would tell that there is one."""
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 1")
    blue.decide("bid 2")
    assert red.hears_nothing()
    red.send("undo")
    red.at(0)
    assert harness.table(made).state.data()["bids"] == [0, 2]
    assert [line.action for line in harness.table(made).log.decisions] == ["bid 2"]
    assert blue.hears_nothing()


def test_what_was_revealed_is_not_taken_back(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 3")
    red.decide("seal")
    assert red.situation["undo"]["key"] == "kernel-undo-other-seat"
    blue.when(lambda s: s["view"]["sealed"] == [1, 0])
    blue.decide("bid 1")
    blue.decide("seal")
    blue.send("undo")
    assert blue.until("refusal")["refusal"]["key"] == "kernel-undo-revealed"


def test_beyond_that_the_other_seat_must_agree(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 3")
    red.decide("seal")
    red.send("ask", what="takeback")
    assert blue.until("offer") == {"t": "offer", "what": "takeback", "by": 0}
    blue.when(lambda s: s["offers"] == [{"what": "takeback", "by": 0}])
    blue.send("answer", what="takeback", yes=False)
    assert red.until("notice")["key"] == "web-notice-refused"
    assert harness.table(made).lines == 2
    red.send("ask", what="takeback")
    blue.until("offer")
    blue.send("answer", what="takeback", yes=True)
    red.when(lambda s: s["view"]["sealed"] == [0, 0])
    assert [entry["action"] for entry in red.log] == ["bid 3"]


def test_what_can_be_undone_needs_nobody_to_agree(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 3")
    red.send("ask", what="takeback")
    red.at(0)
    assert blue.hears_nothing()


def test_nobody_takes_back_what_was_never_done(harness: Harness) -> None:
    red = harness.seated(harness.make(red="human", blue="friend"), 0)
    red.send("ask", what="takeback")
    assert red.until("error")["key"] == "web-error-takeback"
    red.send("answer", what="draw", yes=True)
    assert red.until("error")["key"] == "web-error-no-offer"


# ---------------------------------------------------------------- ending
def test_a_draw_is_agreed(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.send("ask", what="draw")
    blue.until("offer")
    blue.send("ask", what="draw")
    for player in (red, blue):
        end = player.when(lambda s: bool(s["outcome"]))
        assert end["outcome"] == {"winners": [], "rule": "", "key": "web-outcome-draw", "params": {}}
        assert end["waiting"] == []
        assert end["offers"] == []
    red.send("decide", n=0, action="bid 1")
    assert red.until("refusal")["refusal"]["key"] == "web-undo-over"


def test_a_seat_resigns_for_itself_only(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.send("resign", seat=1)
    assert red.until("error")["key"] == "web-error-no-seat"
    red.send("resign", seat=0)
    assert blue.when(lambda s: bool(s["outcome"]))["outcome"]["winners"] == [1]
    blue.send("resign", seat=1)
    assert blue.until("error")["key"] == "web-error-over"


def test_spectators_only_look(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    spectator = harness.seated(made)
    assert spectator.situation["eyes"] == -1
    assert spectator.situation["choices"] == []
    for message in ({"t": "decide", "n": 0, "action": "bid 1"}, {"t": "undo"}, {"t": "why", "action": "bid 1"}):
        spectator.send(**message)
        assert spectator.until("error")["key"] == "web-error-no-seat"
    spectator.send("look", seat=0)
    assert spectator.until("error")["key"] == "web-error-eyes"
    assert harness.table(made).lines == 0


@pytest.mark.parametrize("tokens", [["nonsense"], ["", ""]])
def test_a_wrong_token_opens_nothing(harness: Harness, tokens: list[str]) -> None:
    made = harness.make(red="human", blue="friend")
    intruder = harness.enter(made["table"], *tokens)
    assert intruder.next()["key"] == "web-error-token"
    assert intruder.closed() == 4403


def test_a_table_that_is_not_there(harness: Harness) -> None:
    lost = harness.enter("nowhere")
    assert lost.next()["key"] == "web-error-table"
    assert lost.closed() == 4404


def test_what_happened_before_the_first_decision_is_told(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria")
    player = harness.seated(made, 0, 1)
    assert [event["key"] for event in player.opening] == ["bg-initiative", "bg-side-begins"]
    assert player.log == []


def test_a_move_tells_beforehand_what_may_meet_it(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria")
    player = harness.seated(made, 0, 1)
    player.decide("select I4")
    places = [choice for choice in player.situation["choices"] if choice["verb"] == "go"]
    assert all(choice["odds"] is None for choice in places)
    for choice in places:
        player.send("preview", action=choice["action"])
    found = [player.until("preview") for _ in places]
    assert all(preview["chain"] == [] for preview in found)
    dangers = [danger for preview in found for danger in preview["dangers"]]
    units = player.situation["view"]["units"]
    assert dangers
    assert all(units[danger["piece"]]["side"] == 1 for danger in dangers)
    assert all(danger["total"] == sum(link["value"] for link in danger["chain"]) for danger in dangers)
