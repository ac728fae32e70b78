"""The first group of all, the first man, the first card: what holds for others holds for them."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import TRANSFERRING, Action
from caposaldo.games.upfront.rules import (
    casualties,
    crews,
    fights,
    fire,
    flanks,
    group_transfer,
    in_transit,
    losses,
    malfunction,
    terrain,
    weapons,
)
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, names, on, pending, refused, table, told

INSIDE = """
nations: german american
german A chit 2 in woods: Griess rifle, Posner rifle
german B: Wolff rifle, Hessel rifle
american A chit 3 in brush: Allen rifle ^A, Myers rifle
american B: Nixon rifle, Jones rifle
hand american: movement, movement
"""


@pytest.mark.rule("20.53")
def test_who_has_infiltrated_it_is_out_when_his_own_group_moves() -> None:
    s = table(INSIDE, "american")
    assert s.inside[man(s, "Allen")] == group(s, "german", "A") == 0
    do(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), st.SIDEWAYS)
    assert s.inside[man(s, "Allen")] == -1


@pytest.mark.rule("7.3", "4.3")
def test_the_first_card_of_the_deck_is_offered_once_like_any_other() -> None:
    text = "german A > forward offered-buildings#1: Griess rifle\namerican A: Allen rifle\nhand american: woods"
    s = table(text, "american", "discarding")
    assert s.upper[group(s, "german", "A")] == 0
    assert choices(s, verbs.LAY_ON) == []
    assert refused(s, verbs.LAY_ON, card(s, "american", "woods"), group(s, "german", "A")) == "7.3"
    s = table(text, "german", "beginning")
    assert isinstance(s.top(), Answer)


@pytest.mark.rule("5.2", "7.3")
def test_the_first_card_of_the_deck_counts_for_nothing_while_it_is_offered() -> None:
    s = table("german A in woods > forward offered-buildings#1: Griess rifle\namerican A: Allen rifle")
    own = group(s, "german", "A")
    woods, moves, offer = on(s, "german", "A")
    assert (offer, terrain.offered(s, own)) == (0, 0)
    assert (terrain.last_terrain(s, own), terrain.top_move(s, own)) == (woods, moves)
    assert (terrain.moves_above(s, own), terrain.occupied(s, own)) == (1, B.WOODS)


@pytest.mark.rule("20.51", "20.531")
def test_who_has_infiltrated_it_may_stand_aside_when_his_group_fires() -> None:
    s = table(INSIDE.replace("movement, movement", "fire 1/1"), "american")
    do(s, verbs.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    assert [s.setup.men[a.man].name for a in choices(s, verbs.HOLD_OUT)] == ["Allen"]
    do(s, verbs.USE, card(s, "american", "fire 1/1"))
    do(s, verbs.HOLD_OUT, man(s, "Allen"))
    do(s, verbs.DONE)
    do(s, verbs.GIVE_UP)
    assert s.inside[man(s, "Allen")] == group(s, "german", "A")


@pytest.mark.rule("20.531", "19.2")
def test_who_has_infiltrated_it_with_a_jammed_weapon_does_not_fire_with_his_group() -> None:
    text = INSIDE.replace("Allen rifle ^A", "Allen rifle jammed ^A").replace("movement, movement", "fire 1/1")
    s = table(text, "american", draws=["black 0", "black 0"])
    do(s, verbs.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    do(s, verbs.USE, card(s, "american", "fire 1/1"))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert s.inside[man(s, "Allen")] == group(s, "german", "A")


def test_the_first_of_all_may_be_a_vehicle_whose_place_is_no_cover() -> None:
    """28.4."""
    s = table("german A in woods: Ursel medium\ngerman B: Griess rifle\namerican A chit 3: Allen bar")
    assert man(s, "Ursel") == 0
    firer, target, chain = group(s, "american", "A"), group(s, "german", "A"), Chain()
    assert fire.cover(s, firer, target) == 0
    fire.cover_parts(s, firer, target, chain)
    assert chain.links == []


@pytest.mark.rule("10.4", "15.52")
def test_the_first_of_all_may_be_the_commissar_who_is_pinned_before_his_men_are_attacked() -> None:
    s = table(
        """
        nations: russian german
        russian A chit 2: Kalugin commissar pistol 5/7/9, Ivanov rifle 4/6/9
        russian B: Belov rifle, Danin rifle, Orlov rifle
        german A chit 2: Griess lmg(crew Posner), Posner rifle, Wolff rifle, Hessel mp
        hand german: fire 4/8
        hand russian: hero
        """,
        "german",
        draws=["black 3", "black 0"],
    )
    do(s, verbs.ATTACK_ON, group(s, "german", "A"), group(s, "russian", "A"))
    do(s, verbs.USE, card(s, "german", "fire 4/8"))
    do(s, verbs.DONE)
    do(s, verbs.KEEP)
    do(s, verbs.RESOLVE)
    assert (pending(s, Save).man, pending(s, Save).purpose) == (man(s, "Kalugin"), st.FOR_COMMISSAR)
    assert man(s, "Kalugin") == 0


@pytest.mark.rule("13.2", "13.29")
def test_the_first_of_all_may_be_a_vehicle_that_lays_smoke() -> None:
    text = "german A chit 1: Ursel medium\ngerman B chit 1: Griess rifle\namerican A chit 1: Allen rifle\n"
    s = table(text + "hand german: smoke")
    smoke, own = card(s, "german", "smoke"), group(s, "german", "A")
    others = [group(s, "german", "B"), group(s, "american", "A")]
    assert [(a.group, a.screen) for a in choices(s, verbs.LAY_SMOKE)] == [
        (own, 0),
        *((other, 1 + own) for other in others),
    ]
    assert [refused(s, verbs.LAY_SMOKE, smoke, other, 1 + own) for other in (own, *others)] == ["13.29", "", ""]
    do(s, verbs.LAY_SMOKE, smoke, own)
    assert terrain.smoke_on(s, own) == 1


@pytest.mark.rule("13.29", "13.2")
def test_a_vehicle_lays_smoke_on_the_first_group_of_all() -> None:
    text = "german A chit 1: Griess rifle\ngerman B chit 1: Ursel medium\namerican A chit 1: Allen rifle\n"
    s = table(text + "hand german: smoke")
    smoke, tank = card(s, "german", "smoke"), group(s, "german", "B")
    assert refused(s, verbs.LAY_SMOKE, smoke, group(s, "german", "A"), 1 + tank) == ""
    assert [refused(s, verbs.LAY_SMOKE, smoke, nowhere, 1 + tank) for nowhere in (-1, 2, 8)] == ["13.29"] * 3
    fire_card = table(text + "hand german: fire 1/1")
    wrong = card(fire_card, "german", "fire 1/1")
    assert refused(fire_card, verbs.LAY_SMOKE, wrong, group(s, "german", "A"), 1 + tank) == "2.21"


@pytest.mark.rule("13.241")
def test_smoke_is_gone_under_the_first_card_of_the_deck_too() -> None:
    s = table(
        "german A in woods > forward smoke: Griess rifle\namerican A: Allen rifle\nhand american: #1",
        "american",
        "discarding",
    )
    assert int(s.hands[1][0]) == 0
    do(s, verbs.LAY_ON, 0, group(s, "german", "A"))
    assert terrain.smoke_on(s, group(s, "german", "A")) == 0


@pytest.mark.rule("14.4")
def test_the_first_group_of_all_looks_for_the_sniper_who_shot_at_it() -> None:
    s = table("german A: Griess rifle\namerican A: Allen rifle", draws=["black 4"])
    s.sniper_number[group(s, "german", "A")] = 1 + 3
    s.legal = None
    assert [int(a.group) for a in choices(s, verbs.SEARCH)] == [group(s, "german", "A")]
    do(s, verbs.SEARCH, 0, group(s, "german", "A"))
    assert s.snipers_found[1] == 1


@pytest.mark.rule("17.3")
def test_the_first_group_of_all_faces_whom_its_friend_passes_or_who_passes_its_friend() -> None:
    text = "german A: Griess rifle\ngerman B chit 3: Posner rifle\namerican A chit 2: Allen rifle\n"
    for mover, letter in (("german", "B"), ("american", "A")):
        s = table(text + f"hand {mover}: movement", mover)
        do(s, verbs.MOVE, card(s, mover, "movement"), group(s, mover, letter), st.FORWARD)
        at = group(s, "german", "B") * st.GROUPS + group(s, "american", "A")
        assert s.flank[at] == st.NATURAL


@pytest.mark.rule("17.2", "17.44")
def test_flank_fire_holds_while_the_first_group_of_all_faces_the_flanked_one() -> None:
    text = "german A: Griess rifle\ngerman B: Posner rifle\namerican A: Allen rifle\nflank: german B > american A"
    s = table(text)
    at = group(s, "german", "B") * st.GROUPS + group(s, "american", "A")
    flanks.review(s)
    assert s.flank[at] == st.BY_FLANK_CARD
    s.letter[group(s, "german", "A")] = -1
    flanks.review(s)
    assert s.flank[at] == st.NO_FLANK


@pytest.mark.rule("17.6", "17.612", "17.62")
def test_the_first_group_of_all_encircles_from_behind_and_from_the_front() -> None:
    text = "german A chit {}: Griess rifle\ngerman B chit {}: Posner rifle\namerican {} chit 2: Allen rifle\n{}"
    for rear, front, chits in (("A", "B", (4, 1)), ("B", "A", (1, 4))):
        s = table(text.format(*chits, front, f"behind: german {rear} > american {front}"))
        behind, enemy, ahead = group(s, "german", rear), group(s, "american", front), group(s, "german", front)
        assert flanks.refuse_encircle(s, behind, enemy) is None
        flanks.encircle(s, behind, enemy)
        flanks.review(s)
        assert (s.rear[enemy], s.front[enemy]) == (behind, ahead)
        assert flanks.doubles(s, ahead, enemy)
        refusal = flanks.refuse_encircle(s, behind, enemy)
        assert refusal is not None
        assert refusal.key == "uf-encircled-already"


@pytest.mark.rule("17.62")
def test_of_a_group_that_is_no_more_nobody_says_that_it_is_encircled_no_longer() -> None:
    for gone, said in (("american B", False), ("german A", True)):
        s = table(
            """
            german A chit 4: Griess rifle
            german B chit 1: Posner rifle, Wolff rifle, Hessel rifle
            american B chit 2: Allen rifle
            american C: Myers rifle, Nixon rifle, Jones rifle
            behind: german A > american B
            encircled: american B > german A german B
            """
        )
        enemy = group(s, "american", "B")
        losses.remove(s, s.men_of(group(s, *gone.split()))[0], st.KILLED, "6.51")
        assert s.rear[enemy] == -1
        assert ("uf-encirclement-over" in told(s)) == said
    s = table(
        """
        german A chit 1: Griess rifle, Hessel rifle, Wolff rifle
        german B chit 4: Posner rifle
        american A chit 2: Allen rifle
        behind: german B > american A
        encircled: american A > german B german A
        """
    )
    losses.remove(s, man(s, "Posner"), st.KILLED, "6.51")
    assert "uf-encirclement-over" in told(s)


@pytest.mark.rule("17.6")
def test_who_encircles_with_the_first_group_of_all_flanks_nobody_else() -> None:
    s = table(
        """
        german A chit 4: Griess rifle
        german B chit 1: Posner rifle
        american A: Myers rifle
        american B chit 2: Allen rifle
        behind: german A > american B
        """
    )
    german, american = group(s, "german", "B"), group(s, "american", "A")
    assert flanks.refuse_flank(s, german, american) is None
    flanks.encircle(s, group(s, "german", "A"), group(s, "american", "B"))
    refusal = flanks.refuse_flank(s, german, american)
    assert refusal is not None
    assert refusal.rule == "17.6"


@pytest.mark.rule("17.8", "17.91")
def test_one_man_may_go_to_the_first_group_of_all_and_its_letter_is_taken() -> None:
    s = table("german A: Griess sl rifle\ngerman B: Posner rifle\namerican A: Allen rifle\nhand german: movement")
    own, to = group(s, "german", "B"), group(s, "german", "A")
    assert refused(s, verbs.BEGIN_TRANSFER, 0, own, to) == ""
    assert to in [int(a.destination) for a in choices(s, verbs.BEGIN_TRANSFER) if a.group == own]
    assert refused(s, verbs.BEGIN_TRANSFER, 0, own, -1 - 0) == "17.91"
    s = table("german A: Griess sl rifle\ngerman B: Posner rifle\namerican A: Allen rifle")
    assert refused(s, verbs.BEGIN_TRANSFER, 0, own, to) == "17.8"  # without a card
    s = table("german A: Ursel medium\ngerman B: Posner sl rifle\namerican A: Allen rifle\nhand german: movement")
    assert refused(s, verbs.BEGIN_TRANSFER, 0, own, to) == "17.82"


@pytest.mark.rule("17.91", "17.92")
def test_where_the_first_group_of_all_was_a_new_one_is_founded() -> None:
    s = table(
        """
        german B: Griess sl rifle, Posner rifle, Wolff rifle
        american B: Allen sl rifle, Myers rifle, Nixon rifle
        hand german: movement, movement, #1
        hand american: woods
        """,
        draws=["5"] * 5,
    )
    own = group(s, "german", "B")
    do(s, verbs.BEGIN_TRANSFER, 0, own, -1 - 0)
    for name in ("Posner", "Wolff"):
        do(s, verbs.NAME, man(s, name), -1, choices(s, verbs.NAME)[0].spent_card)
    do(s, verbs.DONE)
    assert (s.bound[man(s, "Posner")], s.announced[0]) == (0, 0)
    while s.side == 0:
        do(s, verbs.DONE)
    assert refused(s, verbs.FOUND, card(s, "american", "woods"), 0) == "17.92"  # those are not his
    do(s, verbs.DONE)
    do(s, verbs.DISCARD_CARD, card(s, "american", "woods"))
    while s.side == 1:
        do(s, verbs.DONE)
    do(s, verbs.FOUND, 0, 0)
    assert names(s, "german", "A") == ["Posner", "Wolff"]
    assert terrain.occupied(s, 0) == B.BUILDINGS


@pytest.mark.rule("17.92")
def test_nobody_founds_the_first_group_of_the_other_side() -> None:
    s = table("german A: Griess rifle\namerican B: Allen sl rifle, Myers rifle ~A, Nixon rifle ~A\nhand german: woods")
    s.announced[4] = 0
    assert refused(s, verbs.FOUND, card(s, "german", "woods"), 4) == "17.92"


@pytest.mark.rule("17.8", "11.11")
def test_the_first_man_of_all_and_his_assistant_arrive_together_and_stand_together() -> None:
    s = table(
        """
        german A: Griess lmg(crew Posner) ~B, Wolff rifle ~B, Posner rifle ~B, Kurz sl rifle
        german B: Hessel rifle
        american A: Allen rifle
        """
    )
    do(s, verbs.RECEIVE, man(s, "Griess"))
    assert s.serves[man(s, "Posner")] == man(s, "Griess") == 0
    assert names(s, "german", "B") == ["Hessel", "Griess", "Posner", "Wolff"]


@pytest.mark.rule("17.8", "20.5")
def test_who_has_infiltrated_it_does_not_go_over_to_another_group() -> None:
    s = table(INSIDE.replace("american B:", "american B chit 3:").replace("Myers rifle", "Myers sl rifle"), "american")
    do(s, verbs.BEGIN_TRANSFER, 0, group(s, "american", "A"), group(s, "american", "B"))
    assert {s.setup.men[a.man].name for a in choices(s, verbs.NAME)} == {"Myers"}
    assert refused(s, verbs.NAME, man(s, "Allen"), -1, card(s, "american", "movement")) == "17.8"


@pytest.mark.rule("17.7")
def test_the_letter_of_the_first_group_of_all_is_taken_unless_it_goes_the_other_way() -> None:
    text = (
        "german A{}: Griess rifle\ngerman B: Posner rifle\namerican A: Allen rifle\nhand german: movement, movement\n"
    )
    for wired, rule in (("", ""), (" > wire", "17.7")):
        s = table(text.format(wired))
        refusal = group_transfer.refuse_announce(s, group(s, "german", "B"), 0)
        assert ("" if refusal is None else refusal.rule) == rule
    s = table(text.format(""))
    do(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "B"), st.SIDEWAYS, TRANSFERRING * (1 + 0))
    assert "uf-announces-exchange" in told(s)


@pytest.mark.rule("17.8")
def test_men_on_their_way_to_the_first_group_of_all_tie_it_and_are_received_once() -> None:
    men = "german A: Kurz rifle\ngerman B: Griess sl rifle, Posner rifle{}\namerican A: Allen rifle\n"
    s = table(men.format(" ~A") + "hand german: woods")
    assert [in_transit.is_tied(s, own) for own in (0, 1)] == [True, True]
    assert choices(s, verbs.RECEIVE) == [Action(verbs.RECEIVE, man(s, "Posner"))]
    s = table(men.format(" ~A") + "hand german: woods\nacted: german A")
    assert choices(s, verbs.RECEIVE) == choices(s, verbs.FOUND) == []
    s = table(men.format("") + "hand german: movement")
    do(s, verbs.BEGIN_TRANSFER, 0, group(s, "german", "B"), group(s, "german", "A"))
    assert refused(s, verbs.DONE) == "17.8"


@pytest.mark.rule("17.92")
def test_the_first_man_of_all_founds_a_group_like_any_other() -> None:
    s = table("german A: Griess rifle ~B, Posner rifle ~B, Wolff sl rifle\namerican A: Allen rifle\nhand german: woods")
    s.announced[1] = 1
    s.legal = None
    assert len(choices(s, verbs.FOUND)) == 2


@pytest.mark.rule("17.84", "17.92")
def test_who_is_pinned_on_his_way_to_the_first_group_of_all_returns_alone_unless_it_is_a_new_one() -> None:
    men = "german B: Griess sl rifle, Posner rifle ~A, Wolff rifle ~A\namerican A: Allen rifle\n"
    for old, bound in (("german A: Kurz rifle\n", 0), ("", -1)):
        s = table(old + men)
        if not old:
            s.announced[0] = 0
        assert in_transit.is_founding(s, 0) == (not old)
        casualties.pin(s, man(s, "Posner"), "6.52")
        assert (s.bound[man(s, "Posner")], s.bound[man(s, "Wolff")]) == (-1, bound)


@pytest.mark.rule("17.7", "17.91")
def test_the_first_group_of_all_is_not_a_new_one_because_it_is_about_to_take_another_letter() -> None:
    s = table("german A > sideways: Kurz rifle\ngerman B: Griess sl rifle, Posner rifle ~A\namerican A: Allen rifle")
    s.announced[0] = 1
    assert not in_transit.is_founding(s, 0)


@pytest.mark.rule("20.57")
def test_who_has_infiltrated_it_may_take_a_weapon_that_lies_there() -> None:
    text = INSIDE.replace("Posner rifle", "Posner mp killed, Ott rifle")
    s = table(text, "american", draws=["black 1"])
    assert refused(s, verbs.ACQUIRE, man(s, "Myers"), man(s, "Posner")) == "18.2"
    do(s, verbs.ACQUIRE, man(s, "Allen"), man(s, "Posner"))
    assert s.weapon[man(s, "Allen")] == man(s, "Posner")
    assert s.lies[man(s, "Allen")] == group(s, "german", "A")


@pytest.mark.rule("18.22", "20.57")
def test_the_first_man_of_all_serves_a_gun_whose_gunner_is_dead() -> None:
    text = INSIDE.replace("Griess rifle, Posner rifle", "Posner rifle, Griess lmg(crew Posner) killed, Ott rifle")
    s = table(text)
    posner, griess, ott, allen = (man(s, name) for name in ("Posner", "Griess", "Ott", "Allen"))
    assert (posner, s.serves[posner]) == (0, griess)
    assert refused(s, verbs.ACQUIRE, ott, griess) == "18.22"
    s.side = 1
    assert refused(s, verbs.ACQUIRE, allen, griess) == "20.57"
    weapons.take(s, allen, griess)  # won in close combat
    assert (s.weapon[allen], s.serves[posner]) == (griess, -1)


@pytest.mark.rule("18.21", "21.1")
def test_nothing_is_handed_over_to_the_first_man_of_all_that_he_may_not_carry() -> None:
    for weapon, rule in (("mp", "21.1"), ("rifle", "")):
        s = table(f"german A: Griess {weapon}, Wolff rifle charge\namerican A: Allen rifle")
        assert refused(s, verbs.HAND_OVER, man(s, "Wolff"), man(s, "Griess")) == rule


@pytest.mark.rule("19.13")
def test_the_weapon_of_the_first_man_of_all_counts_as_firing_where_it_does_not_reach() -> None:
    s = table("german A: Griess mp, Posner rifle\namerican A: Allen rifle")
    assert malfunction.counts_as_firing(s, man(s, "Griess"))
    s.weapon[man(s, "Griess")] = -1
    assert not malfunction.counts_as_firing(s, man(s, "Griess"))


def test_nobody_infiltrates_a_vehicle_that_is_the_first_of_all() -> None:
    """28.8."""
    s = table("german A chit 2: Ursel medium\ngerman B: Griess rifle\namerican A chit 3: Allen rifle", "american")
    assert choices(s, verbs.BEGIN_INFILTRATION) == []
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, group(s, "american", "A")) == "20.2"


@pytest.mark.rule("20.56")
def test_who_has_infiltrated_it_may_give_it_up() -> None:
    s = table(INSIDE, "american")
    assert choices(s, verbs.LEAVE) == [Action(verbs.LEAVE, man(s, "Allen"))]
    do(s, verbs.LEAVE, man(s, "Allen"))
    assert s.inside[man(s, "Allen")] == -1


@pytest.mark.rule("20.61", "20.71")
def test_the_gun_of_the_first_man_of_all_has_a_crew_in_close_combat_too() -> None:
    s = table("german A chit 2: Griess lmg(crew Posner), Posner rifle\namerican A chit 3: Allen rifle ^A", "american")
    griess, posner, allen = man(s, "Griess"), man(s, "Posner"), man(s, "Allen")
    assert [crews.crew_weapon(s, one) for one in (griess, posner, allen)] == [griess, griess, -1]
    assert fights.value_parts(s, posner, Chain()) == s.setup.men[posner].morale  # his rifle is worth nothing now
    assert list(crews.comrades(s, posner)) == [griess]
    assert list(crews.comrades(s, griess)) == [posner]


@pytest.mark.rule("20.71")
def test_who_kills_the_first_man_of_all_goes_on_against_his_assistant() -> None:
    s = table(
        """
        german A chit 2: Griess lmg(crew Posner), Posner rifle, Kurz rifle
        german B: Wolff rifle, Hessel rifle, Ott rifle
        american A chit 3: Allen rifle ^A, Myers rifle
        """,
        "american",
        draws=["black 1", "black 0 col3=1", "black 4", "red 4", "black 4", "red 4"],
    )
    do(s, verbs.BEGIN_ASSAULT, 0, group(s, "american", "A"))
    do(s, verbs.NAME, man(s, "Allen"), -1, -1)
    do(s, verbs.DONE)
    while isinstance(s.top(), (Conceal, Spoils)):
        do(s, verbs.KEEP)
    assert [int(s.fate[man(s, name)]) for name in ("Griess", "Posner", "Kurz")] == [st.KILLED, st.KILLED, st.IN_PLAY]


@pytest.mark.rule("20.742")
def test_the_first_weapon_of_all_lies_where_its_owner_fell() -> None:
    men = "german A: Griess rifle, Posner rifle, Wolff rifle unarmed\namerican A: Allen rifle, Myers rifle, Nixon rifle"
    for place, lies in ((-1, [0, -1, 4]), (4, [4, -1, 4]), (0, [0, -1, 0])):
        s = table(men)
        for name in ("Griess", "Wolff"):
            losses.remove(s, man(s, name), st.KILLED, "20.7", place)
        s.result = None
        losses.remove(s, man(s, "Myers"), st.KILLED, "20.7", place)
        assert [int(s.lies[man(s, name)]) for name in ("Griess", "Wolff", "Myers")] == lies


@pytest.mark.rule("20.73")
def test_who_wins_there_by_little_is_no_infiltrator_any_more() -> None:
    for number, stays in (("black 1", False), ("black 4", True)):
        s = table(
            INSIDE.replace("rifle", "rifle 4/5/8"), "american", draws=["black 1", "black 0 col2=1", number, "black 0"]
        )
        assert [int(a.group) for a in choices(s, verbs.BEGIN_ASSAULT)] == [group(s, "american", "A")]
        do(s, verbs.BEGIN_ASSAULT, 0, group(s, "american", "A"))
        assert [int(a.man) for a in choices(s, verbs.NAME) if a.spent_card == -1] == [man(s, "Allen")]
        do(s, verbs.NAME, man(s, "Allen"), -1, -1)
        do(s, verbs.DONE)
        while isinstance(s.top(), (Conceal, Spoils)):
            do(s, verbs.KEEP)
        assert s.fate[man(s, "Griess")] == st.KILLED
        assert (s.inside[man(s, "Allen")] == group(s, "german", "A")) == stays


def test_nobody_fights_a_vehicle_that_is_the_first_of_all() -> None:
    """28.8."""
    s = table("german A chit 2: Ursel medium\ngerman B: Griess rifle\namerican A chit 3: Allen rifle ^A", "american")
    assert choices(s, verbs.BEGIN_ASSAULT) == []
    assert refused(s, verbs.BEGIN_ASSAULT, 0, group(s, "american", "A")) == "20.55"
