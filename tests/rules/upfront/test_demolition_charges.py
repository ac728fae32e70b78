"""Secondary weapons and demolition charges (21)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import IN_PLAY, KILLED, PINNED
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.infiltration import AS_HE_IS, KEEPS
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, pending, refused, second, table, told

BEARER = """
nations: german american
german A chit 3 in brush: Griess sl rifle charge, Posner rifle, Wolff mp, Bernhoff rifle
american A chit 2 in woods: Allen rifle 5/7/8, Myers rifle 5/6/8, Nixon rifle 4/6/8
american B chit 0: Coates rifle, Jones rifle, Degi rifle
"""
CALM = "black 1"
IN = "black 0 col1=r"  # three men, from brush: column 1
OUT = "black 0 col1=b"


def infiltrate(s: UpFrontState, who: str = "Griess", burden: int = AS_HE_IS) -> None:
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, who), group(s, "american", "A"), -1, burden)
    do(s, verbs.DONE)


def strengths(s: UpFrontState) -> dict[str, int]:
    """With which strength each man was attacked."""
    found = {}
    for event in s.events or []:
        if event.key == "uf-resolved":
            number = int(str(event.params["man"]).rpartition("/")[2])
            found[s.setup.men[number].name] = int(event.params["strength"])
    return found


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(
    ("weapon", "rule"),
    [
        ("rifle", ""),
        ("assault-rifle", ""),
        ("american-carbine", ""),
        ("american-bar", ""),
        ("lmg", ""),
        ("rifle unarmed", ""),
        ("mp", "21.1"),
        ("mmg", "21.1"),
        ("flamethrower", "21.1"),
        ("rifle charge", "21.1"),
    ],
)
def test_who_may_carry_a_secondary_weapon(weapon: str, rule: str) -> None:
    s = table(BEARER.replace("Posner rifle", f"Posner {weapon}"))
    assert refused(s, verbs.HAND_OVER, man(s, "Griess"), man(s, "Posner")) == rule


@pytest.mark.rule("21.2", "21.3")
def test_the_charge_goes_off_when_its_bearer_gets_in() -> None:
    s = table(BEARER, draws=[CALM, IN, "red 2", "black 2", "red 1"])
    infiltrate(s)
    assert s.second[man(s, "Griess")] == -1
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert strengths(s) == {"Allen": 8 - 2, "Myers": 8 - 2, "Nixon": 8 - 2}
    assert s.has(man(s, "Allen"), PINNED) is False  # 4 against 5
    assert s.fate[man(s, "Myers")] == KILLED  # 8
    assert s.has(man(s, "Nixon"), PINNED)  # 5 against 4
    assert s.fate[man(s, "Griess")] == IN_PLAY
    assert "uf-charge" in told(s)


@pytest.mark.rule("21.3", "6.44")
def test_who_may_hide_from_it_sees_what_its_strength_is_made_of() -> None:
    s = table(BEARER + "hand american: concealed -2, rally 1", draws=[CALM, IN])
    infiltrate(s)
    while not (isinstance(top := s.top(), Conceal) and top.purpose == st.FOR_FIRE):
        do(s, verbs.KEEP)
    preview = s.preview(1, Action(verbs.USE, card(s, "american", "concealed -2")))
    assert preview is not None
    assert [(link.rule, link.value) for link in preview.chain.links if not link.note] == [
        ("21.3", 8),
        ("8.7", -2),
        ("9.1", -2),
    ]


@pytest.mark.rule("21.2")
def test_it_does_not_go_off_if_he_stays_out_or_said_so_before() -> None:
    s = table(BEARER, draws=[CALM, OUT])
    infiltrate(s)
    assert s.second[man(s, "Griess")] == second(s, "Griess")
    assert strengths(s) == {}
    kept = table(BEARER, draws=[CALM, IN])
    infiltrate(kept, burden=KEEPS)
    assert kept.second[man(kept, "Griess")] == second(kept, "Griess")
    assert kept.inside[man(kept, "Griess")] == group(kept, "american", "A")
    assert strengths(kept) == {}
    assert refused(table(BEARER), verbs.NAME) == "4.2"


@pytest.mark.rule("21.2")
def test_only_a_bearer_can_keep_a_charge() -> None:
    s = table(BEARER)
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    assert refused(s, verbs.NAME, man(s, "Posner"), group(s, "american", "A"), -1, KEEPS) == "21.2"


@pytest.mark.rule("21.2")
def test_who_kept_it_uses_it_with_a_new_infiltration_only() -> None:
    s = table(BEARER.replace("Griess sl rifle charge", "Griess sl rifle charge ^A"))
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1) == "20.2"


@pytest.mark.rule("21.3")
def test_terrain_smoke_wire_and_movement_of_the_defender_count_and_those_of_the_attacker_do_not() -> None:
    for theirs, strength in (
        ("in woods > wire", 8 - 2 + 1),
        ("in woods > smoke", 8 - 2 - 1),
        ("in woods > back", 8 - 2 + 1),
        ("in hill", 8 - 1),
        ("", 8),
    ):
        text = BEARER.replace("american A chit 2 in woods", f"american A chit 2 {theirs}")
        s = table(text, draws=[CALM, "col1=r col2=r col3=r", "red 5", "red 5", "red 5"])
        infiltrate(s)
        assert set(strengths(s).values()) == {strength}
    for ours in ("in marsh > sideways sideways", "in brush > forward smoke"):
        text = BEARER.replace("german A chit 3 in brush", f"german A chit 3 {ours}")
        s = table(text, draws=[CALM, "col1=r col7=r", "red 5", "red 5", "red 5"])
        infiltrate(s)
        assert set(strengths(s).values()) == {6}


@pytest.mark.rule("21.3")
def test_the_defender_may_conceal_himself() -> None:
    s = table(BEARER + "hand american: concealed -3", draws=[CALM, IN, "red 5", "red 5", "red 5"])
    infiltrate(s)
    assert s.waiting() == [1]
    do(s, verbs.USE, card(s, "american", "concealed -3"))
    assert set(strengths(s).values()) == {3}


@pytest.mark.rule("21.3")
def test_other_infiltrators_of_ours_are_hit_where_their_group_is() -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle ^A")
    s = table(text, draws=[CALM, IN, "red 5", "red 5", "red 5", "red 5"])
    infiltrate(s)
    assert strengths(s) == {"Allen": 6, "Myers": 6, "Nixon": 6, "Posner": 8 - 1}


@pytest.mark.rule("21.3")
def test_they_are_not_spared_nor_worse_off_if_nobody_else_is_left() -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle ^A")
    text = text.replace("Allen rifle 5/7/8, Myers rifle 5/6/8, Nixon rifle 4/6/8", "Allen rifle 5/7/8")
    s = table(text, draws=[CALM, IN, "red 5", "black 6"])
    infiltrate(s)
    assert strengths(s) == {"Posner": 8 - 1, "Allen": 6}
    assert isinstance(s.top(), Seize)


@pytest.mark.rule("21.3")
def test_one_charge_for_a_group_in_a_turn_and_no_other_attack() -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle charge") + "hand german: fire 1\n"
    s = table(text, draws=[CALM, IN, "red 5", "red 5", "red 5"])
    a = group(s, "american", "A")
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Griess"), a, -1)
    assert refused(s, verbs.NAME, man(s, "Posner"), a, -1) == "21.3"
    assert refused(s, verbs.NAME, man(s, "Posner"), a, -1, KEEPS) == ""
    do(s, verbs.DONE)
    do(s, verbs.KEEP)  # no Concealed card
    assert s.second[man(s, "Griess")] == -1
    assert refused(s, verbs.ATTACK_ON, group(s, "german", "A"), a) == "4.2"


@pytest.mark.rule("21.4", "19.5")
def test_a_red_6_on_the_first_card_and_only_there_spoils_it() -> None:
    s = table(BEARER, draws=[CALM, IN, "red 6"])
    infiltrate(s)
    assert list(strengths(s)) == ["Allen"]
    assert "uf-charge-fails" in told(s)
    assert s.second[man(s, "Griess")] == -1
    assert choices(s, verbs.REPAIR) == []
    later = table(BEARER, draws=[CALM, IN, "red 5", "red 6", "red 5"])
    infiltrate(later)
    assert list(strengths(later)) == ["Allen", "Myers", "Nixon"]


@pytest.mark.rule("21.3", "20.8")
def test_a_charge_may_wipe_out_a_group_before_the_next_man_tries() -> None:
    text = BEARER.replace("Allen rifle 5/7/8, Myers rifle 5/6/8, Nixon rifle 4/6/8", "Allen rifle 5/7/8")
    s = table(text, draws=[CALM, IN, "black 6"])
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1)
    do(s, verbs.NAME, man(s, "Posner"), group(s, "american", "A"), -1)
    do(s, verbs.DONE)
    assert s.fate[man(s, "Allen")] == KILLED
    assert isinstance(s.top(), Seize)
    do(s, verbs.KEEP)
    assert isinstance(s.top(), Act)
    assert not s.has(man(s, "Posner"), st.NAMED)


@pytest.mark.rule("21.3", "20.2")
def test_whom_the_charge_of_a_comrade_has_pinned_does_not_try_any_more() -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle ^A").replace("american B chit 0", "american B chit 2")
    s = table(text, draws=[CALM, IN, "red 2", "red 5", "red 5", "red 5"])
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1)
    do(s, verbs.NAME, man(s, "Posner"), group(s, "american", "B"), -1)
    do(s, verbs.DONE)
    assert s.has(man(s, "Posner"), st.PINNED)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.4", "10.43", "20.2")
@pytest.mark.parametrize("how", ["check", "card"])
@pytest.mark.parametrize("saved", [True, False])
def test_a_hero_lets_a_man_try_whom_the_charge_of_a_comrade_has_pinned(saved: bool, how: str) -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle ^A").replace("american B chit 0", "american B chit 2")
    checks = [CALM] if how == "check" else []
    draws = [CALM, IN, "red 2", "red 5", "red 5", "red 5", *checks, "col1=r"]
    s = table(text + "hand german: hero, movement", draws=draws)
    posner, b = man(s, "Posner"), group(s, "american", "B")
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1)
    do(s, verbs.NAME, posner, b, card(s, "german", "movement") if how == "card" else -1)
    do(s, verbs.DONE)
    while isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    assert s.has(posner, PINNED)
    assert (pending(s, Save).man, pending(s, Save).purpose, s.waiting()) == (posner, st.FOR_ATTEMPT, [0])
    assert s.prompt(0).key == "uf-prompt-save-attempt"
    if saved:
        do(s, verbs.PLAY_HERO, card(s, "german", "hero"), posner)
        while isinstance(s.top(), Conceal):
            do(s, verbs.KEEP)
    else:
        do(s, verbs.KEEP)
    assert s.inside[posner] == (b if saved else -1)
    assert isinstance(s.top(), Act)
    assert not s.has(posner, st.NAMED)


@pytest.mark.rule("21.3", "21.2")
def test_who_has_no_charge_or_keeps_it_leaves_the_one_to_the_other() -> None:
    text = BEARER.replace("Posner rifle", "Posner rifle charge")
    for first, burden in (("Posner", KEEPS), ("Wolff", 0)):
        s = table(text)
        do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
        do(s, verbs.NAME, man(s, first), group(s, "american", "A"), -1, burden)
        assert refused(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1) == ""
