"""Nothing is leaked: what a seat is sent does not depend on what it may not know, to the last byte."""

from __future__ import annotations

import functools

from server.harness import Data, Harness, Player, bearer

SCENARIO = "bir-nasra"  # the axis lays three minefields, the allies plan an air attack


def start(harness: Harness, seed: str = "leak") -> tuple[Data, Player, Player, Player]:
    made = harness.make("battlegroups", SCENARIO, seed, axis="human", allies="friend")
    axis, allies, spectator = harness.seated(made, 0), harness.seated(made, 1), harness.seated(made)
    for player in (axis, allies):
        player.when(lambda s: all(seat["present"] for seat in s["seats"]))
    allies.came.clear()
    spectator.came.clear()
    axis.came.clear()
    return made, axis, allies, spectator


def lay_mines(axis: Player, numbers: list[int]) -> list[Data]:
    for number in numbers:
        mines = [choice for choice in axis.situation["choices"] if choice["verb"] == "mine"]
        axis.decide(mines[number % len(mines)]["action"])
    return list(axis.situation["view"]["mines"])


def is_waiting_for(seat: int, situation: Data) -> bool:
    return bool(situation["waiting"] == [seat])


def is_after(n: int, situation: Data) -> bool:
    return bool(situation["n"] > n)


def other_decisions(axis: Player, allies: Player, count: int) -> None:
    """Decisions that are always the same, by whoever is to decide."""
    for i in range(count):
        seat = axis.situation["waiting"][0]
        decider, other = (axis, allies) if seat == 0 else (allies, axis)
        n = other.situation["n"]
        decider.when(functools.partial(is_waiting_for, seat))
        decider.choose(i * 7)
        other.when(functools.partial(is_after, n))


def play(harness: Harness, mines: list[int], plan: int, second_thoughts: bool) -> tuple[list[bytes], list[bytes]]:
    """A game up to some decisions of the first turns. Returns what the allies and a spectator were sent."""
    made, axis, allies, spectator = start(harness)
    if second_thoughts:
        lay_mines(axis, [3])
        axis.send("undo")
        axis.at(0)
    laid = lay_mines(axis, mines)
    assert len(laid) == 3
    axis.decide("ready")
    allies.when(lambda s: s["view"]["sides"][0]["ready"])
    plans = [choice for choice in allies.situation["choices"] if choice["verb"] == "plan"]
    allies.decide(plans[plan]["action"])
    allies.decide("ready")
    axis.when(lambda s: s["view"]["sides"][1]["ready"])
    other_decisions(axis, allies, 12)
    spectator.when(lambda s: s["n"] == harness.table(made).known(-1))
    for player in (axis, allies, spectator):
        player.leave()
    return allies.came, spectator.came


def test_the_other_seat_cannot_tell_where_the_mines_lie_nor_how_they_were_laid(harness: Harness) -> None:
    one, one_public = play(harness, [0, 5, 9], plan=2, second_thoughts=False)
    two, two_public = play(harness, [11, 1, 6], plan=2, second_thoughts=True)
    assert one == two
    assert one_public == two_public


def test_a_spectator_cannot_tell_what_was_planned(harness: Harness) -> None:
    one, one_public = play(harness, [0, 5, 9], plan=2, second_thoughts=False)
    two, two_public = play(harness, [0, 5, 9], plan=4, second_thoughts=False)
    assert one != two, "the allies themselves know their plan"
    assert one_public == two_public


def test_secret_decisions_are_not_heard(harness: Harness) -> None:
    made, axis, allies, spectator = start(harness)
    lay_mines(axis, [0, 4])
    assert allies.hears_nothing()
    assert spectator.hears_nothing()
    assert harness.table(made).lines == 2
    assert allies.situation["n"] == 0


def test_no_place_of_a_mine_no_seed_and_no_token_is_ever_sent_to_others(harness: Harness) -> None:
    made, axis, allies, spectator = start(harness, seed="a-seed-nobody-may-know")
    mines = lay_mines(axis, [0, 5, 9])
    late = harness.seated(made, 1)
    for player in (allies, late, spectator):
        player.hears_nothing(0.2)
        sent = b"".join(player.came)
        for mine in mines:
            assert f'"x":{mine["x"]},"y":{mine["y"]}'.encode() not in sent
            assert f"{mine['x']},{mine['y']}".encode() not in sent
    held = [{"table": made["table"], "token": seat["token"]} for seat in made["seats"]]
    public = harness.http.get(f"/api/tables/{made['table']}").content
    listed = harness.http.post("/api/tables/mine", json={"held": held}).content
    assert made["table"].encode() in public
    assert made["table"].encode() in listed
    for sent in (public, listed, *(b"".join(player.came) for player in (axis, allies, late, spectator))):
        assert b"a-seed-nobody-may-know" not in sent
        for seat in made["seats"]:
            assert seat["token"].encode() not in sent
        assert made["seats"][1]["invite"].encode() not in sent


def test_that_a_friend_sits_down_is_told_alike_whoever_comes(harness: Harness) -> None:
    """Others learn that the seat is taken, and nothing else."""
    told: list[list[bytes]] = []
    for _ in range(2):
        made = harness.invite("battlegroups", SCENARIO, "leak", axis="human", allies="friend")
        axis, spectator = harness.seated(made, 0), harness.seated(made)
        for player in (axis, spectator):
            player.when(lambda s: s["seats"][0]["present"])
            player.hears_nothing(0.1)
            player.came.clear()
        harness.join(made["table"], made["seats"][1]["invite"])
        for player in (axis, spectator):
            player.when(lambda s: not s["seats"][1]["open"])
            assert player.hears_nothing(0.1)
        told.append(axis.came + spectator.came)
    assert len(told[0]) == 2
    assert told[0] == told[1]


def test_how_another_seat_wrote_its_decision_is_not_told(harness: Harness) -> None:
    """An order may name what nobody else knows of: others are told what they see, not what was written."""
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 2")
    red.decide("seal")
    blue.at(1)
    assert [entry["action"] for entry in red.log] == ["bid 2", "seal"]
    assert [(entry["seat"], entry["action"]) for entry in blue.log] == [(0, None)]
    assert [event["key"] for entry in blue.log for event in entry["events"]] == ["tiny-seals"]


def test_a_bot_is_given_a_state_that_does_not_hold_the_secrets_of_others(harness: Harness) -> None:
    from caposaldo.server.bot_workers import make_task

    made, axis, _, _ = start(harness)
    mines = lay_mines(axis, [0, 5, 9])
    axis.decide("ready")
    state = harness.table(made).state
    places = {(mine["x"], mine["y"]) for mine in mines}
    tasks = [make_task(state, 1, "greedy") for _ in range(4)]
    for task in tasks:
        data: Data = task.data
        guessed = set(zip(data["mine_x"], data["mine_y"], strict=True))
        assert len(guessed) == 3
        assert guessed != places
        assert state.dice.seed not in str(task)


# ---------------------------------------------------------------- one screen for two
def test_a_shared_screen_is_handed_over_where_secrets_change_hands(harness: Harness) -> None:
    made = harness.make("battlegroups", SCENARIO, axis="human", allies="human")
    both = harness.sit(made, 0, 1)
    assert both.next() == {"t": "handover", "seat": 0}
    both.send("decide", n=0, action="ready")
    assert both.until("error")["key"] == "web-error-no-seat"
    both.send("look", seat=0)
    both.until("situation")
    mines = lay_mines(both, [0, 5, 9])
    both.send("decide", n=3, action="ready")
    assert both.until("handover") == {"t": "handover", "seat": 1}
    assert both.hears_nothing()
    both.came.clear()
    both.send("look", seat=1)
    both.until("situation", lambda s: s["eyes"] == 1)
    assert both.situation["view"]["mines"] == []
    for mine in mines:
        assert f"{mine['x']},{mine['y']}".encode() not in b"".join(both.came)
    assert [entry["n"] for entry in both.log] == [1]


def test_without_secrets_the_eyes_follow_the_decision(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="human")
    both = harness.seated(made, 0, 1)
    first = both.situation["eyes"]
    assert both.situation["waiting"] == [first]
    while both.situation["eyes"] == first:
        both.choose()
    assert both.situation["eyes"] == 1 - first
    assert both.situation["choices"]


def test_eyes_that_are_not_yours_stay_shut_until_the_game_is_over(harness: Harness) -> None:
    made, axis, allies, _ = start(harness)
    lay_mines(axis, [0, 5, 9])
    for eyes in (0, -1, -2):
        allies.send("look", seat=eyes)
        assert allies.until("error")["key"] == "web-error-eyes"
        allies.send("moment", at=0, eyes=eyes)
        assert allies.until("error")["key"] == "web-error-eyes"
    assert harness.http.get(f"/api/tables/{made['table']}/record").status_code == 409
    one = {"token": made["seats"][1]["token"]}
    assert harness.http.get(f"/api/tables/{made['table']}/record", headers=bearer(one["token"])).status_code == 409
    assert harness.http.post(f"/api/tables/{made['table']}/fork", json={"at": 0, **one}).status_code == 409
    allies.send("resign", seat=1)
    allies.when(lambda s: bool(s["outcome"]))
    allies.send("look", seat=-2)
    everything = allies.until("situation", lambda s: s["eyes"] == -2)
    assert len(everything["view"]["mines"]) == 3
    allies.send("moment", at=2, eyes=0)
    moment = allies.until("moment")
    assert (moment["at"], moment["of"], len(moment["view"]["mines"])) == (2, 3, 2)
