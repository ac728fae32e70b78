"""The greedy bot of the card game: what it thinks of single decisions, that it knows no secrets, and that it beats
chance."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import action_values, evaluation, prospects
from caposaldo.games.upfront.bot.prospects import danger, here, on_the_move, settled
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import DECK
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.lab.match import play_match
from rules.playing import legal
from rules.upfront.field import card, group, man, table

PATROLS = """
nations: german american
level: 16
decks: 2
goal: german chit 4 men 4 cover
goal: american chit 4 men 4 cover
german A chit %s: Griess sl rifle, Hessel rifle, Wolff rifle, Posner rifle, Bernhoff rifle
german B chit 0 in woods -2: Otto rifle, Kurt rifle
american A chit 0 %s: Allen sl rifle, Myers rifle, Degi rifle%s, Nixon rifle
hand german: %s
hand american: %s
"""


def patrols(
    own: str, hand: str, enemy: str = "in woods -2", pinned: str = "", others: str = "", step: str = "acting"
) -> UpFrontState:
    return table(PATROLS % (own, enemy, pinned, hand, others), side="german", step=step)


def chosen(s: UpFrontState) -> Action:
    """Return the action the bot chooses now."""
    found = make_bot("greedy", GAME, "one").choose(s.clone(), s.waiting()[0])
    assert isinstance(found, Action)
    return found


def verbs_of(s: UpFrontState) -> dict[tuple[int, ...], int]:
    """The worth of everything that can be done now."""
    seat = s.waiting()[0]
    return {(a.verb, a.first, a.second, a.third, a.fourth): int(evaluation.worth(s, seat, a)) for a in legal(s, seat)}


# ---------------------------------------------------------------- movement and terrain
def test_it_goes_forward_with_cover_at_hand() -> None:
    s = patrols("0 in woods -2", "movement plain, buildings -3", pinned="!")
    gone = chosen(s)
    assert (gone.verb, gone.group, gone.way) == (verbs.MOVE, group(s, "german", "A"), st.FORWARD)


def test_who_is_on_the_move_takes_cover() -> None:
    s = patrols("1 in woods -2 > forward", "brush -1, buildings -3", enemy="in hill -1")
    laid = chosen(s)
    assert (laid.verb, laid.card, laid.face_down) == (verbs.LAY_ON, card(s, "german", "buildings -3"), 0)


def test_the_last_cover_wins_the_game() -> None:
    s = patrols("4 in woods -2 > forward", "brush -1, fire 3/6, fire 4/8")
    assert chosen(s).verb == verbs.LAY_ON
    s.apply(0, chosen(s))
    while s.outcome() is None:
        s.apply(s.waiting()[0], chosen(s))
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_cover_lessens_danger_and_movement_adds_to_it() -> None:
    s = patrols("1 in woods -2", "buildings -3")
    at = group(s, "german", "A")
    better = settled(s, at, 1, card(s, "german", "buildings -3"))
    assert danger(s, at, better) < danger(s, at, here(s, at)) < danger(s, at, on_the_move(s, at, 1))


def test_pinned_enemies_are_less_dangerous() -> None:
    able, down = patrols("1 in woods -2", "hero"), patrols("1 in woods -2", "hero", pinned="!")
    at = group(able, "german", "A")
    assert danger(down, at, here(down, at)) < danger(able, at, here(able, at))


def test_good_terrain_of_the_enemy_is_accepted_and_a_marsh_is_not() -> None:
    for offered, verb in (("offered-buildings", verbs.ACCEPT), ("offered-marsh", verbs.REJECT)):
        s = patrols(f"2 in open > sideways {offered}", "hero", step="beginning")
        assert isinstance(s.top(), Answer)
        assert chosen(s).verb == verb


def test_cover_at_the_start_is_for_the_own_groups_and_a_marsh_for_the_others() -> None:
    s = table(
        """
        nations: german american
        german A: Griess sl rifle, Hessel rifle
        american A: Allen sl rifle, Myers rifle
        hand german: buildings -3, marsh
        """,
        side="german",
        step="laying",
    )
    worth = verbs_of(s)
    own, others = group(s, "german", "A"), group(s, "american", "A")
    walls, water = card(s, "german", "buildings -3"), card(s, "german", "marsh")
    assert worth[verbs.LAY_ON, walls, own, 0, 0] > 0 > worth[verbs.LAY_ON, walls, others, 0, 0]
    assert worth[verbs.LAY_ON, water, others, 0, 0] > 0 > worth[verbs.LAY_ON, water, own, 0, 0]


# ---------------------------------------------------------------- fire
def test_it_fires_when_the_strength_pays_and_not_when_it_does_not() -> None:
    easy = patrols("3 in woods -2", "fire 4/8, fire 3/6", enemy="in open > forward")
    assert (chosen(easy).verb, chosen(easy).attacker) == (verbs.ATTACK_ON, group(easy, "german", "A"))
    hard = patrols("0 in woods -2", "fire 1/1", enemy="in buildings -3")
    assert chosen(hard).verb == verbs.DONE


def test_it_takes_as_many_cards_as_add_something() -> None:
    s = patrols("3 in woods -2", "fire 3/5, fire 2/4", enemy="in open > forward")
    for verb in (verbs.ATTACK_ON, verbs.USE, verbs.USE, verbs.DONE):
        assert chosen(s).verb == verb
        s.apply(0, chosen(s))


def test_an_attack_that_can_do_nothing_is_given_up() -> None:
    s = patrols("3 in woods -2", "hero")
    s.push(Commit(group(s, "german", "A"), group(s, "american", "A")))
    s.strength = -9
    assert chosen(s).verb == verbs.GIVE_UP
    s.strength = 3
    assert chosen(s).verb == verbs.RESOLVE


def test_concealed_cards_are_kept_for_hard_attacks() -> None:
    for strength, verb in ((-2, verbs.KEEP), (5, verbs.USE)):
        s = patrols("3 in woods -2", "fire 3/6", others="concealed -3")
        s.strength = strength
        s.push(Conceal(1, st.FOR_FIRE, group(s, "german", "A"), group(s, "american", "A")))
        assert chosen(s).verb == verb


def test_a_hero_saves_a_man_from_a_hard_attack() -> None:
    for strength, verb in ((-3, verbs.KEEP), (5, verbs.PLAY_HERO)):
        s = patrols("3 in woods -2", "fire 3/6", pinned="!", others="hero")
        s.strength = strength
        s.push(Save(man(s, "Degi"), st.FOR_FIRE))
        assert chosen(s).verb == verb


def test_a_hero_before_an_infiltration_is_for_the_leader_if_it_pays_at_all() -> None:
    text = """
    german A chit 3 in buildings: Griess rifle
    american A chit 2 in buildings: %s
    hand american: hero
    """
    for leader, verb in (("Allen rifle!", verbs.KEEP), ("Allen sl bar!", verbs.PLAY_HERO)):
        s = table(text % f"Myers rifle!, {leader}, Nixon rifle")
        s.push(Save(man(s, "Myers"), st.FOR_INFILTRATION))
        assert chosen(s).verb == verb
        assert verb == verbs.KEEP or chosen(s).second == man(s, "Allen")
        s.pop()
        assert action_values.hero_worth(s, man(s, "Allen")) < 0  # not for the rally alone


def test_a_hero_raises_a_commissar_when_much_is_to_come() -> None:
    text = """
    nations: german russian
    german A chit 3: Griess rifle
    russian A chit 1: Ivanov rifle, Petrov rifle, Orlov rifle, Belov rifle, Kalugin commissar pistol!
    hand russian: hero
    """
    for strength, verb in ((-5, verbs.KEEP), (3, verbs.PLAY_HERO)):
        s = table(text)
        s.strength = strength
        for one in s.men_of(4):
            s.mark(one, st.TARGET)
        s.push(Save(man(s, "Kalugin"), st.FOR_COMMISSAR))
        assert chosen(s).verb == verb
        s.unmark(man(s, "Kalugin"), st.TARGET)
        assert 2 * action_values.spared(s, 4) <= sum(int(prospects.harm(s, one, strength)) for one in s.men_of(4)[:4])
        for one in s.men_of(4):
            s.unmark(one, st.TARGET)
        assert chosen(s).verb == verbs.KEEP  # all have had their cards


# ---------------------------------------------------------------- men and cards
RALLY = """
nations: german american
german A chit 1 in woods -2: Griess sl rifle!, Hessel rifle!, Wolff rifle!
german B: Otto rifle, Kurt rifle
american A chit 1 in buildings -3: Allen sl rifle, Myers rifle, Nixon rifle
hand german: %s
"""


def test_pinned_men_are_rallied_the_leader_first() -> None:
    s = table(RALLY % "rally 1, fire 1/2", side="german")
    assert chosen(s).verb == verbs.RALLY_BY
    s.apply(0, chosen(s))
    assert (chosen(s).verb, chosen(s).man) == (verbs.PICK, man(s, "Griess"))


def test_nobody_is_made_to_panic_and_nothing_is_rearranged() -> None:
    s = table(RALLY % "concealed -1", side="german")
    worth = verbs_of(s)
    low = [worth[a] for a in worth if a[0] in (verbs.PANIC, verbs.REARRANGE)]
    assert len(low) > 0
    assert max(low) <= evaluation.NEVER


def test_who_must_act_and_can_do_nothing_useful_does_not_let_a_man_panic() -> None:
    s = table("german A: Kurz rifle!, Wolff rifle\namerican A: Allen rifle\n")
    s.passed[1] = 1
    values = verbs_of(s)
    panic = [worth for action, worth in values.items() if action[0] == verbs.PANIC]
    others = [worth for action, worth in values.items() if action[0] != verbs.PANIC]
    assert panic
    assert others
    assert max(panic) < min(others)


def test_the_least_useful_card_goes() -> None:
    s = patrols("0 in woods -2", "fire 6/12, concealed -3, hero, movement plain, buildings -3", step="discarding")
    gone = chosen(s)
    assert (gone.verb, gone.card) == (verbs.DISCARD_CARD, card(s, "german", "fire 6/12"))


def test_wire_and_streams_are_for_enemies_on_the_move() -> None:
    for hand, verb in (("wire", verbs.WIRE_ON), ("stream", verbs.LAY_ON), ("sniper", verbs.SNIPE_AT)):
        s = patrols("2 in woods -2", f"{hand}, hero", enemy="in open > forward", step="discarding")
        assert (chosen(s).verb, chosen(s).second) == (verb, group(s, "american", "A"))


def test_cover_is_not_given_away() -> None:
    s = patrols("2 in woods -2", "buildings -3, hero", enemy="in open > forward", step="discarding")
    assert chosen(s).verb in (verbs.DISCARD_CARD, verbs.DONE)


def test_the_hand_is_filled() -> None:
    s = patrols("2 in woods -2", "hero", step="refilling")
    assert (chosen(s).verb, chosen(s).number) == (verbs.DRAW, 5)  # one more, since the enemy is down to one group


# ---------------------------------------------------------------- men and weapons
GUNS = """
nations: german american
level: 24
german A chit 2 in woods -2: Griess sl rifle, Hessel rifle, Wolff rifle
german B chit 2 in woods -2: %s
american A chit 1 in woods -2: Allen sl rifle, Myers rifle, Nixon rifle
american B chit 1 in woods -2: Degi rifle, Coates rifle
hand german: %s
"""


def test_the_assistant_takes_over_from_a_gunner_who_fell() -> None:
    s = table(GUNS % ("Otto lmg(crew Kurt) killed, Kurt rifle, Ernst rifle", "concealed -1"), side="german")
    s.serves[man(s, "Kurt")] = man(s, "Otto")
    assert (chosen(s).verb, chosen(s).man, chosen(s).weapon) == (verbs.ACQUIRE, man(s, "Kurt"), man(s, "Otto"))


def test_nobody_leaves_a_good_weapon_for_a_worse_one() -> None:
    s = table(GUNS % ("Otto rifle killed, Kurt lmg(crew Ernst), Ernst rifle", "concealed -1"), side="german")
    worth = verbs_of(s)
    taken = [worth[a] for a in worth if a[0] == verbs.ACQUIRE]
    assert len(taken) == 2
    assert max(taken) <= 0


def test_a_man_goes_over_to_serve_a_machine_gun() -> None:
    s = table(GUNS % ("Otto mmg", "movement plain"), side="german")
    begun = chosen(s)
    assert (begun.verb, begun.group, begun.destination) == (
        verbs.BEGIN_TRANSFER,
        group(s, "german", "A"),
        group(s, "german", "B"),
    )
    s.apply(0, begun)
    sent = chosen(s)
    assert sent.verb == verbs.NAME
    assert sent.first != man(s, "Griess")
    s.apply(0, sent)
    assert chosen(s).verb == verbs.DONE


def test_nobody_goes_over_where_there_is_somebody_to_do_it() -> None:
    s = table(GUNS % ("Otto mmg, Kurt rifle", "movement plain"), side="german")
    worth = verbs_of(s)
    assert worth[verbs.BEGIN_TRANSFER, 0, group(s, "german", "A"), group(s, "german", "B"), 0] < 0


def test_a_hero_makes_a_good_attack_and_is_kept_from_a_poor_one() -> None:
    good = patrols("3 in woods -2", "fire 3/6, fire 3/5, hero", enemy="in open > forward forward")
    assert chosen(good).verb == verbs.PLAY_HERO
    good.apply(0, chosen(good))
    for verb in (verbs.ATTACK_ON, verbs.USE, verbs.USE, verbs.DONE):
        assert chosen(good).verb == verb
        good.apply(0, chosen(good))
    poor = patrols("0 in woods -2", "fire 1/1, hero", enemy="in buildings -3")
    assert max(w for a, w in verbs_of(poor).items() if a[0] == verbs.PLAY_HERO) <= evaluation.NEVER


def test_a_group_searches_for_the_sniper_while_it_is_likely_and_worth_while() -> None:
    s = patrols("0 in woods -2", "concealed -1")
    at = group(s, "german", "A")
    worths = []
    for number in (0, 3, 6):
        s.sniper_number[at] = number + 1
        fresh = s.clone()
        assert isinstance(fresh, UpFrontState)
        worths.append(verbs_of(fresh)[verbs.SEARCH, 0, at, 0, 0])
    assert worths[0] > worths[1] > worths[2] == 0


# ---------------------------------------------------------------- infiltration and close combat
CLOSE = """
nations: german american
level: 21
german A chit 3 in brush -1: Griess sl rifle 5/6/8, Hessel rifle 5/6/8, Wolff rifle%s
german B: Otto rifle, Kurt rifle
american A chit 2 in woods -2: Allen sl rifle%s, Myers rifle%s
hand german: concealed -1
"""


def test_men_infiltrate_a_group_that_is_pinned() -> None:
    s = table(CLOSE % ("", "!", "!"), side="german")
    assert chosen(s).verb == verbs.BEGIN_INFILTRATION
    s.apply(0, chosen(s))
    assert chosen(s).verb == verbs.NAME


def test_an_infiltrator_attacks_those_who_are_pinned_and_leaves_the_stronger_alone() -> None:
    s = table(CLOSE % (" ^A", "!", "!"), side="german")
    worth = verbs_of(s)
    assert worth[verbs.BEGIN_ASSAULT, 0, group(s, "german", "A"), 0, 0] > 0
    s = table(CLOSE % (" 2/4/8 ^A", " 7/8/9", " 7/8/9"), side="german")
    assert verbs_of(s)[verbs.BEGIN_ASSAULT, 0, group(s, "german", "A"), 0, 0] < 0


# ---------------------------------------------------------------- secrets
@pytest.mark.parametrize("others", ["hero, fire 6/12", "concealed -3, sniper"])
@pytest.mark.parametrize("step", ["acting", "discarding", "refilling"])
def test_the_other_hand_changes_nothing(others: str, step: str) -> None:
    hand = "fire 3/6, movement plain, woods -2"
    one = patrols("2 in woods -2", hand, others="wire, rally 3", step=step)
    two = patrols("2 in woods -2", hand, others=others, step=step)
    assert verbs_of(one) == verbs_of(two)


def test_what_is_imagined_changes_nothing() -> None:
    """Throughout a game what looks the same to a seat is worth the same to it."""
    s = GAME.start("two-patrols", {}, "secrets")
    player = make_bot("greedy", GAME, "secrets")
    assert isinstance(s, UpFrontState)
    for number in range(150):
        if s.outcome() is not None:
            break
        seat = s.waiting()[0]
        one, two = (s.resample(seat, Dice(f"{number}{name}")) for name in ("one", "two"))
        assert isinstance(one, UpFrontState)
        assert isinstance(two, UpFrontState)
        assert verbs_of(one) == verbs_of(two)
        s.do(seat, player.choose(one, seat))


# ---------------------------------------------------------------- figures
def test_the_chances_are_those_of_the_deck() -> None:
    deck = patrols("0", "hero").setup.deck
    for needed in range(-8, 9):
        assert prospects.ways(needed) == sum(deck.signed(number) >= needed for number in range(DECK))
    for number in range(8):
        assert prospects.LESS_THAN[number] == sum(deck.random[other] < number for other in range(DECK))


def test_harm_grows_with_strength() -> None:
    s = patrols("0", "hero")
    blows = [int(prospects.harm_to_group(s, group(s, "american", "A"), strength)) for strength in range(-8, 12)]
    assert blows == sorted(blows)
    assert blows[0] == 0 < blows[-1]


def test_standing_follows_losses_and_the_way_to_the_goal() -> None:
    even = patrols("0 in woods -2", "hero")
    ahead = patrols("3 in woods -2", "hero")
    better = patrols("0 in woods -2", "hero", pinned=" killed")
    assert evaluation.standing(ahead, 0) > evaluation.standing(even, 0)
    assert evaluation.standing(better, 0) > evaluation.standing(even, 0)
    assert evaluation.standing(better, 1) < evaluation.standing(even, 1)


@pytest.mark.parametrize("russians", ["no", "yes"])
def test_greedy_beats_chance_with_each_nation(russians: str) -> None:
    for bots, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        assert play_match(GAME, "two-patrols", {"russians": russians}, "bots", bots).winners == [winner]
