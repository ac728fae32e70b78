"""The view of a seat: the board, groups with their cards, men, ranges, hands, the current attack (3.5, 4.4, 8.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.io import files
from caposaldo.games.upfront.rules import firepower
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fights import Fight, Fights
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.view.board import board
from caposaldo.kernel.game import Outcome
from rules.playing import do as say
from rules.upfront.field import card, do, group, hand, man, on, second, table

GERMAN, AMERICAN, SPECTATOR = 0, 1, -1
POSITION = """
level: 24
decks: 3
emptied: 1
german A chit 2 in woods -2 > forward smoke: Griess lmg (crew Posner), Posner rifle, Hessel mp!
german B chit 1 in open > wire: Wolff sl rifle charge, Bernhoff rifle jammed, Stahl rifle killed
american A chit 1: Allen sl rifle, Myers rifle, Degi rifle ^A
american B chit 3 > forward offered-hill: Coates asl rifle, Nixon rifle ~A
hand german: fire 1/1, fire 2, movement flank, woods, hero
hand american: concealed -2, rally 2
discards: movement, brush
out: buildings
flank: german A > american B natural
behind: american B > german A
acted: german B
"""


def seen(s: UpFrontState, seat: int) -> Any:
    return json.loads(json.dumps(s.view(seat)))


def group_of(view: Any, number: int) -> Any:
    return next(found for found in view["groups"] if found["id"] == number)


# ---------------------------------------------------------------- the board
def test_the_board_shows_every_card_of_the_deck() -> None:
    shown: Any = json.loads(json.dumps(board(files.load_setup("two-patrols", {}))))
    assert [found["number"] for found in shown["cards"]] == list(range(1, 163))
    woods = shown["cards"][8]
    assert woods["functions"] == [{"as": "terrain", "value": -2, "nations": B.NATION_NAMES}]
    assert (woods["terrain"], woods["random"], woods["red"]) == ("woods", 6, False)
    assert woods["positions"] == [1, 2, 2, 2, 5, 2, 4, 2, 5, 10]
    assert woods["reds"] == [column in (3, 5, 7, 8) for column in range(1, 11)]
    assert shown["cards"][71]["movement"] == "flank"
    assert shown["cards"][35]["breeze"]
    assert shown["cards"][81]["functions"][0]["as"] == "fire"
    assert shown["cards"][81]["need"] == 1
    assert (shown["cards"][32]["strength"], shown["cards"][32]["threshold"]) == (3, 2)
    assert shown["cards"][32]["dead"] == [True, True]


def test_the_board_tells_for_whom_half_a_card_is() -> None:
    shown: Any = board(files.load_setup("two-patrols", {}))
    radio = shown["cards"][37]["functions"][1]
    assert (radio["as"], radio["nations"]) == ("radio", ["american", "russian"])


def test_the_board_shows_both_sides_of_a_mans_card() -> None:
    setup = files.load_setup("two-patrols", {})
    shown: Any = board(setup)
    for number, found in enumerate(shown["men"]):
        man_type = setup.men[number]
        close = shown["weapons"][found["weapon"]]["close"]
        assert found["close"]["armed"] == man_type.morale + close
        assert found["close"]["unarmed"] == man_type.morale - 1
        assert found["close"]["pinned_armed"] == man_type.morale + close - 4
        assert found["close"]["pinned_unarmed"] == man_type.morale - 5
        assert found["kia_pinned"] == found["kia"] + 1


def test_the_board_tells_what_the_scenario_asks() -> None:
    shown: Any = board(files.load_setup("two-patrols", {}))
    assert shown["nations"] == ["german", "american"]
    assert (shown["attacker"], shown["first"], shown["decks"], shown["level"]) == (-1, 0, 2, 16)
    assert shown["hands"] == [5, 6]
    assert shown["removed"] == [{"terrain": "buildings", "count": 5}]
    assert shown["breaks"] == [6, 7]
    assert shown["goals"][0] == {"side": 0, "kind": "chit", "men": 4, "reach": 4, "cover": True}


def test_crewed_weapons_have_two_rows_of_numbers() -> None:
    shown: Any = board(files.load_setup("two-patrols", {}))
    for found in shown["weapons"]:
        assert (found["alone"] is not None) == ("crew" in found["traits"])


# ---------------------------------------------------------------- groups
def test_a_group_is_shown_with_its_cards_from_the_bottom_up() -> None:
    s = table(POSITION)
    shown = group_of(seen(s, SPECTATOR), group(s, "german", "A"))
    assert [found["card"] for found in shown["stack"]] == on(s, "german", "A")
    assert [(found["as"], found["way"]) for found in shown["stack"]] == [
        ("terrain", "up"),
        ("movement", "forward"),
        ("smoke", "up"),
    ]
    assert (shown["letter"], shown["chit"], shown["terrain"], shown["modifier"]) == ("A", 2, "woods", -2)
    assert (shown["moving"], shown["smoke"], shown["wire"], shown["acted"]) == (True, 1, 0, False)
    assert shown["men"] == [man(s, name) for name in ("Griess", "Posner", "Hessel")]
    assert shown["flanks"] == [{"group": group(s, "american", "B"), "natural": True}]
    assert shown["infiltrators"] == [man(s, "Degi")]
    other = group_of(seen(s, SPECTATOR), group(s, "german", "B"))
    assert (other["wire"], other["acted"], other["terrain"], other["ground"]) == (1, True, "open", -1)


def test_offers_arrivals_and_who_is_behind_are_shown() -> None:
    s = table(POSITION)
    shown = group_of(seen(s, GERMAN), group(s, "american", "B"))
    assert shown["stack"][-1]["way"] == "offered"
    assert shown["offered"] == shown["stack"][-1]["card"]
    assert shown["behind"] == [group(s, "german", "A")]
    assert group_of(seen(s, GERMAN), group(s, "american", "A"))["arriving"] == [man(s, "Nixon")]


@pytest.mark.rule("8.1")
def test_what_lies_face_down_only_who_laid_it_sees() -> None:
    s = table(POSITION)
    number = group(s, "german", "B")
    below = on(s, "german", "B")[0]
    own = group_of(seen(s, GERMAN), number)["stack"][0]
    assert (own["card"], own["way"], own["as"]) == (below, "down", "open")
    for seat in (AMERICAN, SPECTATOR):
        assert group_of(seen(s, seat), number)["stack"][0]["card"] == -1
        assert group_of(seen(s, seat), number)["stack"][0]["as"] == "open"


def test_all_pairs_of_groups_are_shown_with_their_range() -> None:
    s = table(POSITION)
    pairs = seen(s, SPECTATOR)["ranges"]
    assert [(found["group"], found["enemy"], found["sum"], found["range"]) for found in pairs] == [
        (0, 4, 3, 3),
        (0, 5, 5, 5),
        (1, 4, 2, 2),
        (1, 5, 4, 4),
    ]
    assert pairs[0]["power"] == [int(n) for n in powers(s, 0, 4)]
    assert pairs[1]["modifier"][1] == -2 + 1 - 1


def powers(s: UpFrontState, one: int, other: int) -> list[int]:
    return [firepower.of_group(s, one, other), firepower.of_group(s, other, one)]


# ---------------------------------------------------------------- men and weapons
def test_men_are_shown_as_they_are_now() -> None:
    s = table(POSITION)
    men = seen(s, SPECTATOR)["men"]
    hessel, wolff, stahl = (men[man(s, name)] for name in ("Hessel", "Wolff", "Stahl"))
    assert hessel["marks"] == ["pinned"]
    assert (hessel["kia"], hessel["fires"]) == (9, False)
    assert (wolff["second"], wolff["pos"], wolff["group"]) == (second(s, "Wolff"), 1, 1)
    assert men[man(s, "Bernhoff")]["jammed"]
    assert men[man(s, "Posner")]["serves"] == man(s, "Griess")
    assert (stahl["fate"], stahl["group"], stahl["weapon"]) == ("killed", -1, -1)
    assert men[man(s, "Degi")]["inside"] == 0
    assert men[man(s, "Nixon")]["marks"] == ["moving-over"]


def test_weapons_that_lie_about_are_shown() -> None:
    s = table(POSITION)
    weapons = {found["id"]: found for found in seen(s, SPECTATOR)["weapons"]}
    assert weapons[man(s, "Stahl")]["lies"] == group(s, "german", "B")
    assert weapons[man(s, "Stahl")]["holder"] == -1
    assert weapons[man(s, "Griess")]["holder"] == man(s, "Griess")
    s.lies[man(s, "Stahl")] = -1
    assert man(s, "Stahl") not in [found["id"] for found in seen(s, SPECTATOR)["weapons"]]


@pytest.mark.rule("12.11")
def test_firepower_is_that_of_the_moment() -> None:
    s = table("german A > forward: Wolff rifle, Griess mp\namerican A: Allen rifle")
    men = seen(s, SPECTATOR)["men"]
    assert men[man(s, "Wolff")]["power"] == [0, 0, 0, 1, 1, 1]
    assert men[man(s, "Griess")]["power"] == [0, 0, 0, 1, 3, 5]


# ---------------------------------------------------------------- cards
@pytest.mark.rule("3.5")
def test_a_hand_is_shown_to_its_owner_and_counted_for_all() -> None:
    s = table(POSITION)
    assert sorted(found["card"] + 1 for found in seen(s, GERMAN)["hand"]) == hand(s, "german")
    assert sorted(found["card"] + 1 for found in seen(s, AMERICAN)["hand"]) == hand(s, "american")
    assert seen(s, SPECTATOR)["hand"] is None
    assert [side["held"] is None for side in seen(s, SPECTATOR)["sides"]] == [True, True]
    assert [side["held"] is None for side in seen(s, GERMAN)["sides"]] == [False, True]
    assert sorted(card + 1 for card in seen(s, AMERICAN)["sides"][1]["held"]) == hand(s, "american")
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        assert [side["hand"] for side in seen(s, seat)["sides"]] == [5, 2]


def test_a_hand_tells_what_its_cards_are_good_for() -> None:
    s = table(
        "german A: Wolff rifle\namerican A: Allen rifle\nremoved: buildings 1\nhand german: fire 1/1, buildings, #52"
    )
    found = {entry["card"]: entry for entry in seen(s, GERMAN)["hand"]}
    assert found[card(s, "german", "fire 1/1")]["as"] == ["fire"]
    dead = found[card(s, "german", "buildings")]
    assert (dead["as"], dead["dead"]) == ([], True)
    assert not found[51]["dead"]


@pytest.mark.rule("4.4")
def test_of_the_discards_a_seat_sees_what_was_shown_and_its_own() -> None:
    s = table(POSITION, step="discarding")
    shown = seen(s, AMERICAN)["discarded"]
    assert shown["count"] == 2
    assert len(shown["seen"]) == 2
    secret = card(s, "german", "woods")
    s.apply(GERMAN, Action(verbs.DISCARD_CARD, secret))
    assert secret in seen(s, GERMAN)["discarded"]["seen"]
    for seat in (AMERICAN, SPECTATOR):
        assert seen(s, seat)["discarded"] == {"count": 3, "seen": shown["seen"]}


def test_of_the_pile_only_the_number_of_cards_is_shown() -> None:
    s = table(POSITION)
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        assert seen(s, seat)["pile"] == len(s.pile)
    assert len(seen(s, GERMAN)["out"]) == 1


# ---------------------------------------------------------------- sides and sequence
def test_the_sequence_is_shown_and_for_lists_of_tables_a_deck_is_a_turn() -> None:
    shown = seen(table(POSITION), SPECTATOR)
    assert (shown["turn"], shown["turns"], shown["deck"], shown["decks"]) == (2, 3, 2, 3)
    assert (shown["step"], shown["side"], shown["time_up"]) == ("acting", 0, False)


def test_points_losses_and_limits_are_shown_with_where_they_come_from() -> None:
    german, american = seen(table(POSITION), SPECTATOR)["sides"]
    assert german["points"] == 2 * 2 + 1 * 2
    assert sum(link["value"] for link in german["points_parts"]) == german["points"]
    assert american["points"] == 3 * 1 + 2 * 3 + 2
    assert (german["men"], german["lost"], german["killed"], german["breaks"]) == (6, 1, 1, 4)
    assert (german["limit"], american["limit"]) == (5, 6)


# ---------------------------------------------------------------- the current attack
def test_an_attack_is_shown_to_its_owner_while_he_prepares_it() -> None:
    s = table(POSITION)
    before = seen(s, AMERICAN)
    say(s, "attack german-A american-B")
    chosen = card(s, "german", "fire 1/1")
    s.apply(GERMAN, Action(verbs.USE, chosen))
    action = seen(s, GERMAN)["decision"]
    assert (action["kind"], action["group"], action["target"], action["cards"]) == ("aim", 0, 5, [chosen])
    assert action["needed"] == 1
    assert action["power"] == powers(s, 0, 5)[0]
    assert [found["card"] for found in seen(s, GERMAN)["hand"] if found["chosen"]] == [chosen]
    assert seen(s, AMERICAN) == before
    assert before["decision"]["kind"] == "act"


def test_an_attack_that_was_opened_is_shown_to_all() -> None:
    s = table(POSITION)
    say(s, "attack german-A american-B")
    chosen = card(s, "german", "fire 1/1")
    s.apply(GERMAN, Action(verbs.USE, chosen))
    s.apply(GERMAN, Action(verbs.DONE))
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        shown = seen(s, seat)
        action = shown["decision"]
        assert (action["kind"], action["side"], action["purpose"]) == ("conceal", 1, "fire")
        assert (action["group"], action["target"], action["cards"]) == (0, 5, [chosen])
        assert shown["table"] == [chosen]
        assert action["strength"] == s.strength
    s.apply(AMERICAN, Action(verbs.KEEP))
    assert seen(s, AMERICAN)["decision"]["kind"] == "commit"
    assert s.preview(AMERICAN, Action(verbs.RESOLVE)) is None
    preview = s.preview(GERMAN, Action(verbs.RESOLVE))
    assert preview is not None
    assert preview.chain.total() == action["strength"]


def test_the_strength_one_aims_with_reckons_with_smoke() -> None:
    s = table("german A chit 4: Griess rifle\namerican A > smoke smoke: Allen rifle\nhand german: fire 1/1")
    do(s, verbs.ATTACK_ON, 0, 4)
    do(s, verbs.USE, card(s, "german", "fire 1/1"))
    assert seen(s, 0)["decision"]["strength"] == 1 - 2


def test_men_who_still_have_their_card_before_them_are_named_in_order() -> None:
    s = table(POSITION)
    for name in ("Degi", "Allen", "Myers"):
        s.mark(man(s, name), st.TARGET)
    s.push(Attack(0, 4, 0, 0, 0, 0, 1))
    s.push(Save(man(s, "Allen"), st.FOR_FIRE))
    action = seen(s, GERMAN)["decision"]
    assert action["targets"] == [man(s, name) for name in ("Allen", "Myers", "Degi")]
    assert (action["kind"], action["man"], action["purpose"]) == ("save", man(s, "Allen"), "fire")


def test_a_close_combat_shows_who_fights_whom() -> None:
    s = table(POSITION)
    degi, griess = man(s, "Degi"), man(s, "Griess")
    s.mark(degi, st.NAMED)
    s.aim[degi] = griess
    s.push(Fights(group(s, "american", "A")))
    s.push(Fight(degi, griess, -2, 0, 1))
    s.push(Conceal(AMERICAN, st.FOR_FIGHT, 4, 0, griess))
    action = seen(s, SPECTATOR)["decision"]
    assert action["named"] == [{"man": degi, "group": 0, "opponent": griess, "card": -1}]
    assert action["fight"] == {
        "attacker": degi,
        "defender": griess,
        "attacker_concealed": -2,
        "defender_concealed": 0,
    }


def test_discards_and_draws_tell_how_many_are_left() -> None:
    s = table(POSITION, step="discarding")
    assert seen(s, GERMAN)["decision"]["left"] == 1
    s = table(POSITION, "american", "discarding")
    assert seen(s, GERMAN)["decision"]["left"] == 2
    s = table(POSITION, "american", "refilling")
    assert seen(s, GERMAN)["decision"]["left"] == 4
    preview = s.preview(AMERICAN, Action(verbs.DRAW, 2))
    assert preview is not None
    assert preview.chain.total() == 6


def test_at_the_end_nobody_decides() -> None:
    s = table(POSITION)
    s.result = Outcome([0], "16.42", "uf-won-at-chit", {})
    action = seen(s, GERMAN)["decision"]
    assert (action["kind"], action["side"]) == ("over", -1)
    assert s.preview(GERMAN, Action(verbs.DONE)) is None


def test_nothing_is_foretold_of_what_cannot_be_done() -> None:
    s = table(POSITION)
    for action in (Action(verbs.ATTACK_ON, 0, 99), Action(verbs.ATTACK_ON, 1, 4), Action(99), Action(verbs.USE, 5)):
        assert s.preview(GERMAN, action) is None
    assert s.preview(GERMAN, Action(verbs.ATTACK_ON, 0, 5)) is not None


def test_what_is_touched_is_named() -> None:
    s = table(POSITION)
    woods = card(s, "german", "woods")
    assert s.touches(Action(verbs.LAY_ON, woods, 0)) == ["verb:lay", f"card:{woods + 1}", "terrain:woods"]
    assert s.touches(Action(verbs.PANIC, man(s, "Hessel"))) == ["verb:panic", "weapon:german-mp"]
