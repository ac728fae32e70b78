"""Man against man, spoils and captured terrain (20.6 to 20.8)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import IN_PLAY, KILLED
from caposaldo.games.upfront.rules import fights, malfunction
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Preview
from rules.upfront.field import (
    card,
    choices,
    do,
    find,
    group,
    hand,
    keep_all,
    man,
    names,
    on,
    refused,
    table,
    told,
    why,
)

# Morale 4 and rifles (5): everybody is worth 9.
PAIR = """
nations: german american
german A chit 3 in buildings: Griess sl rifle 4/5/8 ^A, Posner rifle 4/5/8, Wolff rifle 4/5/8, Bernhoff rifle
american A chit 2 in woods: Allen rifle 4/5/8, Myers rifle 4/5/8, Nixon rifle 4/5/8
american B chit 2 in buildings: Coates rifle, Jones rifle, Degi rifle
"""
TWO = PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 ^A")
CREW = TWO.replace("Allen rifle 4/5/8, Myers rifle 4/5/8", "Allen mmg(crew Myers) 4/5/8, Myers rifle 4/5/8")
CALM = "black 1"
FIRST, SECOND, THIRD = "black 0 col3=1", "black 0 col3=2", "black 0 col3=3"


def assault(s: UpFrontState, *who: str) -> None:
    do(s, verbs.BEGIN_ASSAULT, 0, group(s, "german", "A"))
    for name in who:
        do(s, verbs.NAME, man(s, name), -1, -1)
    do(s, verbs.DONE)


def totals(s: UpFrontState) -> list[tuple[int, int]]:
    """Both totals of every fight."""
    return [(int(e.params["total"]), int(e.params["against"])) for e in s.events or [] if e.key == "uf-fight"]


def fate(s: UpFrontState, *who: str) -> list[int]:
    return [int(s.fate[man(s, name)]) for name in who]


def value(text: str, who: str = "Griess") -> int:
    s = table(text)
    return int(fights.value_parts(s, man(s, who), Chain()))


# ---------------------------------------------------------------- a Hero for a pinned defender
@pytest.mark.rule("10.4", "20.6")
def test_a_hero_saves_a_pinned_man_before_the_fight_is_decided() -> None:
    pinned = PAIR.replace("Allen rifle 4/5/8", "Allen rifle 4/5/8!") + "hand american: hero, fire 4"
    for saved, expected in ((True, (9, 9)), (False, (9, 5))):
        s = table(pinned, draws=[CALM, FIRST, "black 0", "black 0"])
        assault(s, "Griess")
        assert (type(s.top()), s.waiting()) == (Save, [1])
        assert s.prompt(0).key == "uf-prompt-save-fight"
        if saved:
            do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
        else:
            do(s, verbs.KEEP)
        do(s, verbs.KEEP)
        assert totals(s) == [expected]
    s = table(PAIR + "hand american: hero, fire 4", draws=[CALM, FIRST, "black 0", "black 0"])
    assault(s, "Griess")
    assert isinstance(s.top(), Conceal)


PINNED_CREW = CREW.replace("Myers rifle 4/5/8", "Myers rifle 4/5/8!") + "hand american: hero, fire 4"


@pytest.mark.rule("10.4", "20.622", "20.71")
@pytest.mark.parametrize(("saved", "against"), [(True, 7), (False, 4)])
def test_a_hero_raises_a_pinned_man_of_the_crew_who_then_helps(saved: bool, against: int) -> None:
    s = table(PINNED_CREW, draws=[CALM, FIRST, "red 6", "black 0"])
    assault(s, "Griess")
    assert (type(s.top()), s.waiting()) == (Save, [1])
    assert s.prompt(0).key == "uf-prompt-save-fight-crew"
    assert [int(action.hero) for action in choices(s, verbs.PLAY_HERO)] == [man(s, "Myers")]
    hero = card(s, "american", "hero")
    assert refused(s, verbs.PLAY_HERO, hero, man(s, "Allen")) == "10.42"
    if saved:
        do(s, verbs.PLAY_HERO, hero, man(s, "Myers"))
        assert not s.has(man(s, "Myers"), st.PINNED)
    else:
        do(s, verbs.KEEP)
    while isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    assert totals(s) == [(9 - 6, against)]


@pytest.mark.rule("10.4", "20.71")
def test_if_gunner_and_assistant_are_pinned_each_may_be_raised_one_after_the_other() -> None:
    text = PINNED_CREW.replace("(crew Myers) 4/5/8", "(crew Myers) 4/5/8!").replace("hero,", "hero, hero,")
    s = table(text, draws=[CALM, FIRST, "red 6", "black 0"])
    assault(s, "Griess")
    assert s.prompt(1).key == "uf-prompt-save-fight"
    assert [int(action.hero) for action in choices(s, verbs.PLAY_HERO)][:2] == [man(s, "Allen"), man(s, "Myers")]
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Myers"))
    assert isinstance(s.top(), Save)
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    while isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    assert totals(s) == [(9 - 6, 7)]


@pytest.mark.rule("10.4", "20.71")
def test_no_hero_is_asked_for_a_comrade_who_is_attacked_himself() -> None:
    s = table(PINNED_CREW, draws=[CALM, FIRST, CALM, SECOND, "black 6", "red 6", "red 6", "black 6"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    assert isinstance(s.top(), Conceal)  # nobody can help Allen
    while isinstance(s.top(), (Conceal, Spoils)):
        do(s, verbs.KEEP)
    assert s.prompt(1).key == "uf-prompt-save-fight"  # now Myers is attacked


# ---------------------------------------------------------------- what a man is worth
@pytest.mark.rule("20.6")
@pytest.mark.parametrize(
    ("weapon", "worth"),
    [
        ("rifle", 9),
        ("assault-rifle", 8),
        ("mp", 7),
        ("lmg", 5),
        ("mmg", 4),
        ("flamethrower", 3),
        ("american-carbine", 8),
        ("american-bar", 6),
        ("russian-pistol", 4),
        ("rifle unarmed", 3),
        ("rifle jammed", 8),
        ("mmg jammed", 3),
        ("rifle charge", 8),
        ("rifle charge unarmed", 4),
        ("rifle!", 5),
        ("rifle unarmed!", -1),
    ],
)
def test_morale_and_weapon_make_the_close_combat_value(weapon: str, worth: int) -> None:
    assert value(PAIR.replace("Griess sl rifle 4/5/8 ^A", f"Griess sl {weapon} 4/5/8")) == worth


@pytest.mark.rule("20.6")
def test_printed_morale_counts_whatever_changes_it_elsewhere() -> None:
    russians = """
    nations: german russian
    german A chit 2: Griess rifle
    russian A chit 3: Petrov commissar pistol, Ivanov rifle 4/5/8
    """
    assert value(russians, "Ivanov") == 9


@pytest.mark.rule("20.6", "20.74")
def test_a_captured_weapon_counts_with_his_own_in_the_way() -> None:
    assert value(PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 holds(Myers) kept"), "Posner") == 8


@pytest.mark.rule("20.61")
def test_the_weapon_of_an_assistant_is_worth_nothing() -> None:
    assert value(CREW, "Myers") == 4
    assert value(TWO, "Myers") == 9


# ---------------------------------------------------------------- one against one
@pytest.mark.rule("20.7")
@pytest.mark.parametrize(
    ("attack", "defence", "fates"),
    [
        ("black 2", "black 1", [IN_PLAY, KILLED]),
        ("red 2", "red 1", [KILLED, IN_PLAY]),
        ("black 3", "black 3", [KILLED, KILLED]),
        ("red 1", "black 1", [KILLED, IN_PLAY]),
    ],
)
def test_the_lower_total_is_killed_and_on_a_tie_both_are(attack: str, defence: str, fates: list[int]) -> None:
    s = table(PAIR, draws=[CALM, FIRST, attack, defence])
    assault(s, "Griess")
    assert fate(s, "Griess", "Allen") == fates


@pytest.mark.rule("20.7", "20.62")
def test_terrain_does_not_count() -> None:
    s = table(PAIR, draws=[CALM, FIRST, "black 2", "red 1"])
    assault(s, "Griess")
    assert totals(s) == [(11, 8)]


@pytest.mark.rule("20.62", "20.621", "9.4")
def test_each_player_may_play_one_concealed_card_on_the_man_before_his_own() -> None:
    text = PAIR + "hand german: concealed -1, concealed -2\nhand american: concealed -3, concealed -1\n"
    s = table(text, draws=[CALM, FIRST, "black 2", "black 1"])
    assault(s, "Griess")
    assert s.waiting() == [1]
    on_griess = choices(s, verbs.USE)
    assert {int(action.on_man) for action in on_griess} == {man(s, "Griess")}
    do(s, verbs.USE, card(s, "american", "concealed -3"), 0, man(s, "Griess"))
    assert s.waiting() == [0]
    assert refused(s, verbs.USE, card(s, "german", "concealed -1"), 0, man(s, "Griess")) == "20.621"
    do(s, verbs.USE, card(s, "german", "concealed -1"), 0, man(s, "Allen"))
    assert totals(s) == [(9 - 3 + 2, 9 - 1 + 1)]
    assert len(hand(s, "german")) == len(hand(s, "american")) == 1


@pytest.mark.rule("20.621")
def test_a_second_attacker_gets_no_second_card_and_that_on_the_defender_still_counts() -> None:
    text = TWO + "hand german: concealed -1, concealed -2\nhand american: concealed -3\n"
    s = table(text, draws=[CALM, FIRST, CALM, "black 1 col3=1", "red 5", "black 2", "black 2", "black 1"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    do(s, verbs.USE, card(s, "american", "concealed -3"), 0, man(s, "Griess"))
    do(s, verbs.USE, card(s, "german", "concealed -1"), 0, man(s, "Allen"))
    assert totals(s) == [(9 + 3 - 3 - 5, 9 - 1 + 2), (9 + 2, 9 - 1 + 1)]
    keep_all(s, "Posner: Allen")
    assert fate(s, "Griess", "Posner", "Allen") == [KILLED, IN_PLAY, KILLED]
    assert len(hand(s, "german")) == 1


# ---------------------------------------------------------------- several men
@pytest.mark.rule("20.622", "20.72")
def test_one_of_several_attackers_fights_with_three_more_for_each_other() -> None:
    text = TWO.replace("Wolff rifle 4/5/8", "Wolff rifle 4/5/8 ^A")
    draws = [CALM, FIRST, CALM, "black 1 col3=1", CALM, "black 2 col3=1", "black 0", "red 3"]
    s = table(text, draws=draws)
    assault(s, "Griess", "Posner", "Wolff")
    assert {int(action.man) for action in choices(s, verbs.PICK)} == {
        man(s, name) for name in ("Griess", "Posner", "Wolff")
    }
    do(s, verbs.PICK, man(s, "Posner"))
    assert totals(s) == [(9 + 6, 9 - 3)]
    assert fate(s, "Griess", "Posner", "Wolff", "Allen") == [IN_PLAY, IN_PLAY, IN_PLAY, KILLED]


@pytest.mark.rule("20.72")
def test_if_he_is_killed_the_next_fights_at_once_with_three_less() -> None:
    text = TWO.replace("Wolff rifle 4/5/8", "Wolff rifle 4/5/8 ^A")
    draws = [
        CALM,
        FIRST,
        CALM,
        "black 1 col3=1",
        CALM,
        SECOND,
        "red 6",
        "black 3",
        "black 2",
        "red 2",
        "black 3",
        "red 1",
    ]
    s = table(text, draws=draws)
    assault(s, "Griess", "Posner", "Wolff")
    do(s, verbs.PICK, man(s, "Griess"))  # 9 + 3 - 6 against 12, then the next at once
    assert totals(s) == [(6, 12), (11, 7)]
    keep_all(s, "Posner: Allen", "Wolff: Myers")
    assert fate(s, "Griess", "Posner", "Wolff", "Allen", "Myers") == [KILLED, IN_PLAY, IN_PLAY, KILLED, KILLED]


@pytest.mark.rule("20.72", "20.73")
def test_attackers_who_did_not_fight_keep_their_status() -> None:
    s = table(TWO, draws=[CALM, FIRST, CALM, "black 1 col3=1", "red 2", "black 0"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))  # 9 + 3 - 2 against 9: by 1
    keep_all(s, "Griess: Allen")
    assert s.inside[man(s, "Griess")] == -1
    assert s.inside[man(s, "Posner")] == group(s, "american", "A")
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.52")
def test_the_attacker_chooses_the_order_of_the_fights() -> None:
    whom = {"Griess": "Allen", "Posner": "Myers"}
    for who, other in (("Griess", "Posner"), ("Posner", "Griess")):
        s = table(TWO, draws=[CALM, FIRST, CALM, SECOND, "black 3", "red 3", "black 4", "red 4"])
        assault(s, "Griess", "Posner")
        do(s, verbs.PICK, man(s, who))
        assert str(next(e for e in s.events or [] if e.key == "uf-fight").params["man"]) == s.ref(man(s, who))
        keep_all(s, f"{who}: {whom[who]}", f"{other}: {whom[other]}")
        assert fate(s, "Allen", "Myers") == [KILLED, KILLED]
        assert not s.has(man(s, other), st.NAMED)


# ---------------------------------------------------------------- crews
@pytest.mark.rule("20.71", "20.622")
def test_the_crew_helps_and_has_to_be_fought_man_by_man() -> None:
    s = table(CREW, draws=[CALM, FIRST, "black 1", "red 1", "black 2", "red 2"])
    assault(s, "Griess")
    # Allen: 4 for his machine gun, 3 for Myers; then Myers alone, an assistant.
    assert totals(s) == [(10, 6), (11, 2)]
    keep_all(s, "Griess: Myers", "Griess: Allen")
    assert fate(s, "Griess", "Allen", "Myers") == [IN_PLAY, KILLED, KILLED]


@pytest.mark.rule("20.71")
def test_the_crew_fights_on_until_the_attacker_is_dead() -> None:
    s = table(CREW, draws=[CALM, FIRST, "black 1", "red 1", "red 6", "black 2"])
    assault(s, "Griess")
    assert totals(s) == [(10, 6), (3, 6)]
    keep_all(s, "Myers: Griess")
    assert fate(s, "Griess", "Allen", "Myers") == [KILLED, KILLED, IN_PLAY]


@pytest.mark.rule("20.71")
def test_on_a_tie_both_die_and_the_crew_is_not_fought_further() -> None:
    s = table(CREW, draws=[CALM, FIRST, "red 2", "black 0"])
    assault(s, "Griess")
    assert totals(s) == [(7, 7)]
    assert fate(s, "Griess", "Allen", "Myers") == [KILLED, KILLED, IN_PLAY]


@pytest.mark.rule("20.71")
def test_men_of_a_crew_who_are_pinned_or_attacked_themselves_do_not_help() -> None:
    pinned = table(
        CREW.replace("Myers rifle 4/5/8", "Myers rifle 4/5/8!"),
        draws=[CALM, FIRST, "black 1", "red 1", "red 6", "black 6"],
    )
    assault(pinned, "Griess")
    assert totals(pinned)[0] == (10, 3)
    s = table(CREW, draws=[CALM, FIRST, CALM, SECOND, "black 1", "red 1", "black 2", "red 2"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    assert totals(s)[0] == (10, 3)
    keep_all(s, "Griess: Allen", "Posner: Myers")
    assert fate(s, "Allen", "Myers") == [KILLED, KILLED]
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- afterwards
@pytest.mark.rule("20.73", "20.53")
def test_an_infiltrator_stays_one_only_if_he_wins_by_3() -> None:
    for draw, stays in (("black 2", False), ("black 3", True)):
        s = table(PAIR, draws=[CALM, FIRST, draw, "black 0"])
        assault(s, "Griess")
        keep_all(s, "Griess: Allen")
        assert (s.inside[man(s, "Griess")] >= 0) == stays
        assert s.group[man(s, "Griess")] == group(s, "german", "A")


@pytest.mark.rule("20.73")
def test_a_defender_who_wins_gains_nothing() -> None:
    s = table(PAIR, draws=[CALM, FIRST, "red 4", "black 4"])
    assault(s, "Griess")
    keep_all(s, "Allen: Griess")
    assert s.inside[man(s, "Allen")] == -1
    assert s.group[man(s, "Allen")] == group(s, "american", "A")


@pytest.mark.rule("20.74")
def test_the_winner_may_take_the_weapon_of_the_man_he_killed() -> None:
    text = PAIR.replace("Allen rifle 4/5/8", "Allen bar 4/5/8")
    s = table(text, draws=[CALM, FIRST, "black 3", "red 3"])
    assault(s, "Griess")
    assert isinstance(s.top(), Spoils)
    do(s, verbs.TAKE)
    griess, allen = man(s, "Griess"), man(s, "Allen")
    assert s.weapon[griess] == allen
    assert s.kept[griess] == 1  # his own as a secondary weapon
    buried = table(text, draws=[CALM, FIRST, "black 3", "red 3"])
    assault(buried, "Griess")
    do(buried, verbs.BURY)
    assert buried.lies[allen] == -1
    assert buried.weapon[griess] == griess


@pytest.mark.rule("20.74")
def test_a_defender_who_wins_may_take_the_weapon_too() -> None:
    s = table(PAIR.replace("Griess sl rifle 4/5/8", "Griess sl lmg 4/5/8"), draws=[CALM, FIRST, "red 4", "black 4"])
    assault(s, "Griess")
    assert isinstance(s.top(), Spoils)
    assert s.waiting() == [1]
    do(s, verbs.TAKE)
    assert s.weapon[man(s, "Allen")] == man(s, "Griess")


@pytest.mark.rule("20.74")
def test_a_captured_weapon_is_dropped_or_destroyed_as_the_sole_action() -> None:
    for how in (0, 1):
        s = table(
            PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 holds(Degi) kept").replace(
                "Degi rifle", "Degi bar killed"
            )
        )
        posner = man(s, "Posner")
        do(s, verbs.DROP, posner, man(s, "Degi"), how)
        assert s.weapon[posner] == posner
        assert s.lies[man(s, "Degi")] == (group(s, "german", "A") if how == 0 else -1)
        assert s.has_mark(group(s, "german", "A"), st.ACTED)


@pytest.mark.rule("20.741")
def test_a_captured_weapon_jams_on_a_red_5_and_is_lost() -> None:
    text = PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 holds(Degi) kept").replace(
        "Degi rifle", "Degi bar killed"
    )
    for draw, lost in (("red 5", True), ("red 4", False)):
        s = table(text)
        frame = Attack(group(s, "german", "A"), group(s, "american", "A"), 0)
        malfunction.check(s, frame, find(s.setup.deck, draw, [int(number) for number in s.pile]))
        assert (s.weapon[man(s, "Posner")] == man(s, "Posner")) == lost


@pytest.mark.rule("20.72", "20.74")
def test_nobody_takes_a_weapon_between_two_who_attack_him() -> None:
    text = TWO.replace("Allen rifle 4/5/8", "Allen rifle 9/9/9 unarmed")
    s = table(text, draws=[CALM, FIRST, CALM, "black 1 col3=1", "red 6", "black 3", "red 6", "black 4"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    assert totals(s) == [(6, 8 + 3), (3, 8 + 4)]
    assert isinstance(s.top(), Spoils)
    do(s, verbs.KEEP)
    do(s, verbs.TAKE)  # one rifle of the two
    assert s.weapon[man(s, "Allen")] in (man(s, "Griess"), man(s, "Posner"))
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.742")
def test_when_both_fall_their_weapons_lie_in_the_infiltrated_group() -> None:
    s = table(PAIR, draws=[CALM, FIRST, "black 1", "black 1"])
    assault(s, "Griess")
    a = group(s, "american", "A")
    assert [s.lies[man(s, name)] for name in ("Griess", "Allen")] == [a, a]
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- captured terrain
LAST = PAIR.replace("Allen rifle 4/5/8, Myers rifle 4/5/8, Nixon rifle 4/5/8", "Allen rifle 4/5/8").replace(
    "american A chit 2 in woods", "american A chit 2 in woods > back"
)
OTHERS = "german B chit 3 > forward: Hessel rifle ^A, Gerber rifle\n"


@pytest.mark.rule("20.8")
def test_the_terrain_of_an_infiltrated_group_that_is_wiped_out_may_be_taken() -> None:
    s = table(LAST, draws=[CALM, "black 1", "black 0"])
    woods = on(s, "american", "A")[0]
    before = on(s, "german", "A")
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    assert isinstance(s.top(), Seize)
    assert s.waiting() == [0]
    do(s, verbs.TAKE, group(s, "german", "A"))
    assert on(s, "german", "A") == [woods]
    assert s.where[before[0]] == st.DISCARDED
    assert s.inside[man(s, "Griess")] == -1
    assert "uf-seizes" in told(s)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.8")
def test_or_everything_goes_to_the_discards() -> None:
    s = table(LAST, draws=[CALM, "black 1", "black 0"])
    lost, before = on(s, "american", "A"), on(s, "german", "A")
    assault(s, "Griess")
    keep_all(s, "Griess: Allen", "german: terrain")
    assert on(s, "german", "A") == before
    assert [int(s.where[number]) for number in lost] == [st.DISCARDED] * len(lost)


@pytest.mark.rule("20.8")
def test_one_of_several_groups_takes_it_and_the_other_infiltrators_may_go_over() -> None:
    s = table(LAST + OTHERS, draws=[CALM, "black 1", "black 0"])
    woods = on(s, "american", "A")[0]
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    assert [int(action.taken) for action in choices(s, verbs.TAKE)] == [
        group(s, "german", "A"),
        group(s, "german", "B"),
    ]
    do(s, verbs.TAKE, group(s, "german", "B"))
    assert on(s, "german", "B") == [woods]  # its movement card is gone
    assert [int(action.man) for action in choices(s, verbs.PICK)] == [man(s, "Griess")]
    do(s, verbs.PICK, man(s, "Griess"))
    assert names(s, "german", "B") == ["Hessel", "Gerber", "Griess"]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.8", "5.2")
def test_a_group_that_had_left_its_terrain_leaves_none() -> None:
    s = table(LAST.replace("in woods > back", "in woods > back forward"), draws=[CALM, "black 1", "black 0"])
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    assert not isinstance(s.top(), Seize)  # nobody is asked


@pytest.mark.rule("20.8")
def test_no_terrain_is_taken_from_a_group_nobody_had_infiltrated() -> None:
    s = table(LAST.replace(" ^A", "") + "hand german: fire 4/8", draws=["black 6"])
    s.chit[group(s, "german", "A")] = 3
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "american", "A"))
    do(s, verbs.USE, card(s, "german", "fire 4/8"))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert fate(s, "Allen") == [KILLED]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("20.7")
def test_the_chances_of_a_fight_are_known_before() -> None:
    s = table(TWO, draws=[CALM, FIRST, CALM, SECOND])
    assault(s, "Griess", "Posner")
    preview = s.preview(0, Action(verbs.PICK, man(s, "Griess")))
    assert preview is not None
    ways = {chance.key: chance.ways for chance in preview.chances}
    assert ways["uf-chance-wins"] == ways["uf-chance-loses"]  # 9 against 9
    assert sum(ways.values()) == 162 * 162


@pytest.mark.rule("20.621")
def test_who_may_hide_in_a_fight_sees_the_chances_with_the_card_and_without() -> None:
    text = PAIR + "hand german: concealed -1, rally 1\nhand american: concealed -3, rally 1\n"
    s = table(text, draws=[CALM, FIRST, CALM, "black 2"])
    assault(s, "Griess")
    for seat, nation, enemy, worth in ((1, "american", "Griess", -3), (0, "german", "Allen", -1)):
        assert isinstance(s.top(), Conceal)
        kept = s.preview(seat, Action(verbs.KEEP))
        hidden = s.preview(seat, Action(verbs.USE, card(s, nation, f"concealed {worth}"), 0, man(s, enemy)))
        assert kept is not None
        assert hidden is not None
        against = [int(note_of(preview)["value"]) for preview in (kept, hidden)]
        assert against[1] - against[0] == worth
        assert note_of(kept)["man"] == s.ref(man(s, enemy))
        wins = [next(one.ways for one in preview.chances if one.key == "uf-chance-wins") for preview in (kept, hidden)]
        assert wins[0] < wins[1]
        do(s, verbs.KEEP)


def note_of(preview: Preview) -> dict[str, int | str]:
    return next(link.params for link in preview.chain.links if link.key == "uf-chain-fight-against")


def test_garbage_is_refused_without_a_fuss() -> None:
    s = table(TWO, draws=[CALM, FIRST, CALM, SECOND])
    assault(s, "Griess", "Posner")
    for number in (-1000, -1, 4, 99, 100000):
        assert why(s, Action(verbs.PICK, number)) is not None
    s = table(LAST, draws=[CALM, "black 1", "black 0"])
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    for number in (-1000, -1, 1, 4, 99, 100000):
        assert why(s, Action(verbs.TAKE, number)) is not None
        assert why(s, Action(verbs.PICK, number)) is not None
