"""Fire attacks: declaring, strength, commitment (6.1 to 6.5, 12.1)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import ACTED, CHOSEN, DISCARDED, HELD_OUT
from caposaldo.games.upfront.rules import fire, firepower
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ACQUIRE, ATTACK_ON, DONE, GIVE_UP, HOLD_OUT, KEEP, RESOLVE, USE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Outcome
from rules.upfront.field import card, choices, do, group, hand, man, refused, table, told, why

TWO = "german A chit 5{}: Hessel mp, Wolff rifle\namerican A{}: Allen rifle\n"
SQUAD = "Griess lmg(crew Posner), Posner rifle, Hessel mp, Wolff rifle, Bernhoff rifle\namerican A: Allen rifle\n"
FOUR = "hand german: fire 4/8\n"


def take_aim(s: UpFrontState, *cards: str, letter: str = "A", at: str = "A") -> None:
    do(s, ATTACK_ON, group(s, "german", letter), group(s, "american", at))
    for said in cards:
        do(s, USE, card(s, "german", said))


def attack(s: UpFrontState, *cards: str, letter: str = "A", at: str = "A") -> int:
    """The strength that the attacker sees before he commits."""
    take_aim(s, *cards, letter=letter, at=at)
    do(s, DONE)
    assert isinstance(s.top(), Commit)
    return int(s.prompt(0).params["strength"])


# ---------------------------------------------------------------- who may fire at whom (6.1)
@pytest.mark.rule("6.1")
@pytest.mark.example("ex-12.13a")
def test_a_group_needs_the_firepower_of_the_card() -> None:
    s = table("german A chit 3 > forward: " + SQUAD + FOUR)
    assert choices(s, ATTACK_ON) == []
    assert refused(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")) == "6.1"
    assert [refused(s, ATTACK_ON, nobody, group(s, "american", "A")) for nobody in (-1, 8)] == ["6.1", "6.1"]


@pytest.mark.rule("6.1", "12.1")
@pytest.mark.example("ex-12.13b")
def test_a_moving_squad_fires_with_half_the_strength() -> None:
    s = table("german A chit 4 > forward: " + SQUAD + FOUR)
    assert attack(s, "fire 4/8") == 2


@pytest.mark.rule("6.1")
def test_without_a_fire_card_nobody_fires() -> None:
    s = table(TWO.format("", "") + "hand german: hero")
    assert choices(s, ATTACK_ON) == []
    refusal = why(s, Action(ATTACK_ON, 0, group(s, "american", "A")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("6.1", "uf-fire-no-card")


@pytest.mark.rule("6.1")
def test_any_enemy_group_may_be_the_target_and_nobody_else() -> None:
    s = table(TWO.format("", "") + "american B: Myers rifle\nhand german: fire 1/1")
    own, enemies = group(s, "german", "A"), [group(s, "american", letter) for letter in "AB"]
    assert choices(s, ATTACK_ON) == [Action(ATTACK_ON, own, enemy) for enemy in enemies]
    for target in (own, group(s, "american", "C"), -1, 8, 1 << 50):
        assert refused(s, ATTACK_ON, own, target) == "6.1"
    assert refused(s, ATTACK_ON, 99, enemies[0]) == "6.1"


@pytest.mark.rule("8.2")
def test_nobody_fires_into_a_gully() -> None:
    s = table("german A chit 4: Hessel mp\namerican A in Gully: Allen rifle\nhand german: fire 1/1")
    assert choices(s, ATTACK_ON) == []
    assert refused(s, ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")) == "8.2"


@pytest.mark.rule("6.6", "4.2")
def test_a_group_attacks_once_in_a_turn_but_may_be_attacked_by_several() -> None:
    s = table(TWO.format("", "") + "german B chit 5: Kurz rifle\nhand german: fire 1/1, fire 2/3, fire 1/2")
    attack(s, "fire 1/1")
    do(s, GIVE_UP)
    assert {action.attacker for action in choices(s, ATTACK_ON)} == {group(s, "german", "B")}
    attack(s, "fire 2/3", letter="B")


# ---------------------------------------------------------------- the cards (6.1, 6.3)
@pytest.mark.rule("6.3")
@pytest.mark.example("ex-6.3")
def test_two_cards_make_one_attack_if_the_firepower_covers_both() -> None:
    s = table(TWO.format("", "") + "hand german: fire 1/2, fire 3/6")
    assert attack(s, "fire 1/2", "fire 3/6") == 4
    s = table("german A chit 5: Hessel mp\namerican A: Allen rifle\nhand german: fire 1/2, fire 3/5")
    take_aim(s, "fire 3/5")
    assert choices(s, USE) == []
    assert refused(s, USE, card(s, "german", "fire 1/2")) == "6.3"


@pytest.mark.rule("6.1")
def test_only_fire_cards_of_the_hand_are_used_and_each_once() -> None:
    s = table(TWO.format("", "") + "hand german: fire 1/2, fire 6/12, hero\nhand american: fire 1/1")
    take_aim(s)
    assert refused(s, DONE) == "6.1"
    first = card(s, "german", "fire 1/2")
    assert choices(s, USE) == [Action(USE, first)]
    assert refused(s, USE, card(s, "german", "fire 6/12")) == "6.1"
    assert refused(s, USE, first, third=1) == "6.1"
    do(s, USE, first)
    for other in (first, card(s, "german", "hero"), card(s, "american", "fire 1/1"), -1, DECK, 1 << 40):
        assert refused(s, USE, other) == "6.1"


@pytest.mark.rule("6.1")
def test_who_lowers_his_weapons_has_done_nothing() -> None:
    s = table(TWO.format("", "") + "hand german: fire 1/2")
    take_aim(s, "fire 1/2")
    do(s, GIVE_UP)
    assert isinstance(s.top(), Act)
    assert not s.has_mark(group(s, "german", "A"), ACTED)
    assert s.way[card(s, "german", "fire 1/2")] != CHOSEN
    assert told(s) == []
    assert len(choices(s, ATTACK_ON)) == 1


@pytest.mark.rule("4.4", "6.1")
def test_while_one_takes_aim_nothing_is_told() -> None:
    s = table(TWO.format("", "") + "hand german: fire 1/2, fire 3/6")
    before = s.reveals
    take_aim(s, "fire 3/6")
    assert told(s) == []
    assert "strength" not in s.prompt(1).params
    assert s.reveals == before
    do(s, DONE)
    assert told(s) == ["uf-fire-card", "uf-attack"]
    assert s.reveals == before + 1


# ---------------------------------------------------------------- strength (6.4 to 6.43)
@pytest.mark.rule("6.4", "12.1")
def test_the_strength_of_all_cards_together_is_halved_once_and_rounded_up() -> None:
    s = table(TWO.format(" > forward", "") + "german B: Kurz rifle\nhand german: fire 1/1, fire 2/4")
    assert attack(s, "fire 1/1", "fire 2/4") == 2
    s = table(TWO.format("", "") + "hand german: fire 1/1, fire 2/4")
    assert attack(s, "fire 1/1", "fire 2/4") == 3


@pytest.mark.rule("6.4")
def test_halving_comes_before_everything_else_and_the_least_firepower_stays() -> None:
    s = table(TWO.format(" > forward", " in Woods") + "hand german: fire 3/6")
    assert attack(s, "fire 3/6") == 2 - 2


@pytest.mark.rule("6.41")
@pytest.mark.parametrize(("place", "change"), [("Hill", 1), ("Marsh", -1), ("Stream", -1), ("Woods > smoke", -1)])
def test_where_the_firer_is_changes_the_strength(place: str, change: int) -> None:
    s = table(TWO.format(f" in {place}", "") + "hand german: fire 3/6")
    assert attack(s, "fire 3/6") == 3 + change


@pytest.mark.rule("6.42")
@pytest.mark.parametrize(
    ("place", "change"), [("Woods", -2), ("Buildings -3", -3), ("Woods > smoke", -3), ("Woods > wire", -1)]
)
def test_the_terrain_of_the_target_changes_the_strength(place: str, change: int) -> None:
    s = table(TWO.format("", f" in {place}") + "hand german: fire 3/6")
    assert attack(s, "fire 3/6") == 3 + change


@pytest.mark.rule("6.43")
@pytest.mark.parametrize(("cards", "change"), [(" in Woods > back", -1), (" > back", 1), (" > back back", 2)])
def test_a_moving_target_is_easier_to_hit(cards: str, change: int) -> None:
    s = table(TWO.format("", cards) + "hand german: fire 3/6")
    assert attack(s, "fire 3/6") == 3 + change


@pytest.mark.rule("23.7")
def test_fire_from_a_pillbox_at_a_group_behind_it_is_halved() -> None:
    lines = (
        "german B chit 2 in Pillbox: Hessel mp, Wolff rifle\namerican A chit 3: Allen rifle\namerican B: Nixon rifle\n"
        "hand german: fire 3/6\n"
    )
    s = table(lines + "behind: american A > german B")
    assert attack(s, "fire 3/6", letter="B") == 1
    assert attack(table(lines), "fire 3/6", letter="B") == 3


@pytest.mark.rule("6.4", "6.41", "6.42", "6.43", "12.1")
def test_the_chain_shows_every_step() -> None:
    s = table(TWO.format(" in Marsh > sideways", " in Woods > back smoke") + "hand german: fire 3/6")
    take_aim(s, "fire 3/6")
    chain = Chain()
    total = int(fire.strength_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain))
    assert [int(link.value) for link in chain.links] == [3, -1, -1, -2, 1, -1]
    assert [link.rule for link in chain.links][:2] == ["6.4", "12.1"]
    do(s, DONE)
    assert s.prompt(0).params["strength"] == total == -1


@pytest.mark.rule("6.4", "12.1", "22.1")
@pytest.mark.parametrize("cards", [("fire 3/6",), ("fire 2/3",), ("fire 2/3", "fire 1/1"), ("fire 1/1",)])
@pytest.mark.parametrize("place", ["", " > forward", " in Hill > back", " in Stream", " in Woods > smoke"])
@pytest.mark.parametrize("weapon", ["mp", "flamethrower"])
def test_the_chain_adds_up_to_the_strength(cards: tuple[str, ...], place: str, weapon: str) -> None:
    text = TWO.format(place, " in Brush > back wire smoke").replace("Hessel mp", f"Hessel {weapon}")
    s = table(text + "hand german: fire 3/6, fire 2/3, fire 1/1")
    take_aim(s, *cards)
    chain = Chain()
    total = int(fire.strength_parts(s, group(s, "german", "A"), group(s, "american", "A"), chain))
    do(s, DONE)
    assert s.prompt(0).params["strength"] == total == chain.total()


# ---------------------------------------------------------------- holding out (19.14, 20.51, 22.2)
@pytest.mark.rule("20.51", "20.532", "19.14")
def test_infiltrators_may_be_held_out_and_nobody_else() -> None:
    s = table(
        "german A chit 5: Hessel mp ^A, Wolff rifle, Kurz rifle ^A\namerican A: Allen rifle\n"
        "hand german: fire 2/3, fire 1/1"
    )
    take_aim(s)
    assert [action.man for action in choices(s, HOLD_OUT)] == [man(s, "Hessel"), man(s, "Kurz")]
    assert refused(s, HOLD_OUT, man(s, "Wolff")) == "19.14"
    assert refused(s, HOLD_OUT, man(s, "Allen")) == "6.2"
    do(s, HOLD_OUT, man(s, "Hessel"))
    assert refused(s, HOLD_OUT, man(s, "Hessel")) == "20.531"
    do(s, USE, card(s, "german", "fire 2/3"))
    do(s, USE, card(s, "german", "fire 1/1"))
    assert refused(s, HOLD_OUT, man(s, "Kurz")) == "6.1"


@pytest.mark.rule("20.51", "6.1")
def test_a_man_may_be_held_out_if_the_others_just_suffice() -> None:
    for said, rule in (("fire 2/3", ""), ("fire 2/4", "6.1")):
        s = table(f"german A chit 5: Hessel mp ^A, Wolff rifle\namerican A: Allen rifle\nhand german: {said}")
        take_aim(s)
        assert refused(s, HOLD_OUT, man(s, "Hessel")) == rule


@pytest.mark.rule("20.531")
def test_infiltrators_who_fired_lose_their_status_the_others_keep_it() -> None:
    s = table(
        "german A chit 5: Hessel mp ^A, Wolff rifle, Kurz rifle ^A\namerican A: Allen rifle\nhand german: fire 2/3",
        draws=["red 2"],
    )
    take_aim(s)
    do(s, HOLD_OUT, man(s, "Hessel"))
    do(s, USE, card(s, "german", "fire 2/3"))
    do(s, DONE)
    do(s, RESOLVE)
    assert [int(s.inside[man(s, name)]) for name in ("Hessel", "Kurz")] == [group(s, "american", "A"), -1]
    assert not s.has(man(s, "Hessel"), HELD_OUT)


@pytest.mark.rule("20.531")
def test_an_infiltrator_who_cannot_fire_keeps_his_status() -> None:
    s = table(
        "german A chit 5: Hessel mp ^A jammed, Wolff rifle, Kurz rifle jammed\namerican A: Allen rifle\n"
        "hand german: fire 2/3",
        draws=["red 2"],
    )
    attack(s, "fire 2/3")
    assert [s.has(man(s, name), HELD_OUT) for name in ("Hessel", "Wolff", "Kurz")] == [True, False, False]
    do(s, RESOLVE)
    assert s.inside[man(s, "Hessel")] == group(s, "american", "A")


@pytest.mark.rule("20.531")
def test_the_fire_of_one_group_is_no_matter_of_the_infiltrators_of_another() -> None:
    s = table(
        "german A chit 5: Wolff rifle\ngerman B chit 5: Hessel mp ^A jammed, Kurz rifle ^A\namerican A: Allen rifle\n"
        "hand german: fire 2/3",
        draws=["red 2"],
    )
    attack(s, "fire 2/3")
    assert not s.has(man(s, "Hessel"), HELD_OUT)
    do(s, RESOLVE)
    assert [int(s.inside[man(s, name)]) for name in ("Hessel", "Kurz")] == [group(s, "american", "A")] * 2


@pytest.mark.rule("20.531")
def test_an_american_who_fires_out_of_the_first_german_group_is_found_out() -> None:
    s = table(
        "german A chit 5: Wolff rifle\namerican A: Allen rifle ^A\nhand american: fire 2/3", "american", draws=["red 2"]
    )
    do(s, ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    do(s, USE, card(s, "american", "fire 2/3"))
    do(s, DONE)
    do(s, RESOLVE)
    assert s.inside[man(s, "Allen")] == -1


@pytest.mark.rule("20.531")
def test_an_infiltrator_keeps_his_status_if_the_attack_is_given_up() -> None:
    s = table("german A chit 5: Hessel mp ^A\namerican A: Allen rifle\nhand german: fire 2/3")
    attack(s, "fire 2/3")
    do(s, GIVE_UP)
    assert s.inside[man(s, "Hessel")] == group(s, "american", "A")


# ---------------------------------------------------------------- resolve or give up (6.5)
@pytest.mark.rule("6.5")
def test_an_attack_given_up_costs_the_cards_and_the_action() -> None:
    s = table(TWO.format("", " in Buildings -3") + "hand german: fire 3/6")
    used = card(s, "german", "fire 3/6")
    assert attack(s, "fire 3/6") == 0
    do(s, GIVE_UP)
    assert isinstance(s.top(), Act)
    assert s.has_mark(group(s, "german", "A"), ACTED)
    assert s.where[used] == DISCARDED
    assert hand(s, "german") == []
    assert s.strength == 0


# ---------------------------------------------------------------- the preview
@pytest.mark.rule("6.5")
def test_the_preview_tells_the_chances_of_each_man() -> None:
    s = table(TWO.format("", "") + "hand german: fire 4/8")
    own, enemy = group(s, "german", "A"), group(s, "american", "A")
    before = s.preview(0, Action(ATTACK_ON, own, enemy))
    take_aim(s, "fire 4/8")
    aimed = s.preview(0, Action(DONE))
    do(s, DONE)
    last = s.preview(0, Action(RESOLVE))
    deck = s.setup.deck
    killed = sum(4 + int(deck.signed(number)) >= 8 for number in range(DECK))
    pinned = sum(8 > 4 + int(deck.signed(number)) >= 5 for number in range(DECK))
    for preview in (before, aimed, last):
        assert preview is not None
        assert preview.chain.total() == 4
        assert "uf-chain-smoke" not in [link.key for link in preview.chain.links]
        assert sum(chance.ways for chance in preview.chances) == preview.chances[0].of
        allen = [link.params for link in preview.chain.links if link.key == "uf-chain-man"]
        assert [(line["killed"], line["pinned"], line["of"]) for line in allen] == [(killed, pinned, DECK)]
        assert preview.chances[0].key == "uf-chance-lost"
        assert preview.chances[0].ways == 1000000 - (DECK - killed) * 1000000 // DECK
    assert s.preview(1, Action(RESOLVE)) is None
    assert s.preview(0, Action(GIVE_UP)) is None


@pytest.mark.rule("6.1", "6.2")
def test_the_preview_tells_whose_firepower_it_is_while_cards_can_be_chosen() -> None:
    s = table(TWO.format("", "") + "hand german: fire 4/8")
    own, enemy = group(s, "german", "A"), group(s, "american", "A")
    power = int(firepower.of_group(s, own, enemy))
    before = s.preview(0, Action(ATTACK_ON, own, enemy))
    take_aim(s, "fire 4/8")
    aimed = s.preview(0, Action(DONE))
    for preview in (before, aimed):
        assert preview is not None
        assert preview.means is not None
        assert preview.means.total() == power >= 8
        assert [link.params["man"] for link in preview.means.links] == [s.ref(man) for man in s.men_of(own)]
        told = [link.params for link in preview.chain.links if link.key == "uf-chain-firepower"]
        assert [(line["power"], line["needed"]) for line in told] == [(power, 8)]
    do(s, DONE)
    last = s.preview(0, Action(RESOLVE))
    assert last is not None
    assert last.means is None


@pytest.mark.rule("6.3")
def test_the_preview_of_another_card_counts_those_chosen_before() -> None:
    s = table(TWO.format("", "") + "hand german: fire 2/3, fire 1/1")
    assert s.preview(0, Action(RESOLVE)) is None
    take_aim(s, "fire 2/3")
    more = s.preview(0, Action(USE, card(s, "german", "fire 1/1")))
    assert more is not None
    assert more.chain.total() == 3
    noted = next(link.params for link in more.chain.links if link.key == "uf-chain-firepower")
    assert (noted["power"], noted["needed"], noted["range"]) == (8, 4, 5)
    s.result = Outcome([0], "16.5", "uf-broken")
    assert s.preview(0, Action(DONE)) is None


@pytest.mark.rule("6.1")
def test_what_may_not_be_done_has_no_preview() -> None:
    s = table(TWO.format("", "") + "hand german: fire 1/1")
    assert s.preview(0, Action(ATTACK_ON, 0, 4)) is not None
    assert s.preview(0, Action(ACQUIRE, 0, 4)) is None  # no attack at all
    s = table(TWO.format("", "") + "hand german: fire 6/12")
    own, enemy = group(s, "german", "A"), group(s, "american", "A")
    assert s.preview(0, Action(ATTACK_ON, own, enemy)) is None
    s = table(TWO.format("", "") + "hand german: fire 6/12, fire 1/1")
    take_aim(s)
    for action in (Action(USE, card(s, "german", "fire 6/12")), Action(USE, -1), Action(DONE), Action(GIVE_UP)):
        assert s.preview(0, action) is None


@pytest.mark.rule("6.44")
def test_the_preview_counts_the_concealed_card() -> None:
    s = table(TWO.format("", "") + "hand german: fire 3/6\nhand american: concealed -2")
    take_aim(s, "fire 3/6")
    do(s, DONE)
    do(s, USE, card(s, "american", "concealed -2"))
    preview = s.preview(0, Action(RESOLVE))
    assert preview is not None
    assert preview.chain.total() == 1


@pytest.mark.rule("6.44", "9.1")
def test_who_is_fired_at_sees_what_the_strength_is_made_of_before_he_hides() -> None:
    s = table(TWO.format("", " in Woods -2") + "hand german: fire 4/8\nhand american: concealed -2, fire 1/1")
    take_aim(s, "fire 4/8")
    hidden = Action(USE, card(s, "american", "concealed -2"))
    assert s.preview(1, Action(KEEP)) is None
    do(s, DONE)
    assert isinstance(s.top(), Conceal)
    kept, played = s.preview(1, Action(KEEP)), s.preview(1, hidden)
    assert kept is not None
    assert played is not None
    assert [(link.rule, link.value) for link in kept.chain.links if not link.note] == [("6.4", 4), ("8.7", -2)]
    assert [(link.rule, link.value) for link in played.chain.links if not link.note][2:] == [("9.1", -2)]
    assert (kept.chain.total(), played.chain.total()) == (2, 0)
    assert kept.chances[-1].ways < played.chances[-1].ways  # nothing happens
    assert s.preview(1, Action(USE, card(s, "american", "fire 1/1"))) is None
    assert s.preview(0, Action(KEEP)) is None


@pytest.mark.rule("6.44", "6.5")
def test_the_question_whether_to_resolve_tells_what_has_changed() -> None:
    s = table(TWO.format("", "") + "hand german: fire 3/6\nhand american: concealed -2")
    take_aim(s, "fire 3/6")
    do(s, DONE)
    do(s, USE, card(s, "american", "concealed -2"))
    params = s.prompt(0).params
    assert (params["strength"], params["hidden"]) == (1, -2)


@pytest.mark.rule("6.53", "6.531")
def test_the_preview_of_a_pinned_man_knows_panic_and_rout() -> None:
    s = table(TWO.format("", "").replace("Allen rifle", "Degi rifle!") + "hand german: fire 5/10, fire 3/6")
    preview = s.preview(0, Action(ATTACK_ON, group(s, "german", "A"), group(s, "american", "A")))
    assert preview is not None
    line = next(link.params for link in preview.chain.links if link.key == "uf-chain-man-runs")
    deck = s.setup.deck
    results = [(3 + int(deck.signed(number)), int(deck.position_in(number, 10))) for number in range(DECK)]
    dead = sum(result >= 9 or (result >= 3 and place <= 3) for result, place in results)
    routed = sum(9 > result >= 3 and place > 3 for result, place in results)
    assert (line["killed"], line["routed"]) == (dead, routed)
