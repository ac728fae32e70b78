"""Choices and questions in words: complete, in both languages, and silent about what a seat may not know."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.game import GAME
from caposaldo.games.storms.position import (
    BY_AP,
    DIRECT,
    FOR_AP,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_RECOVERY,
    HIDDEN,
    INDIRECT,
    ROLL_NAMES,
    SILENT,
    Decision,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.rules.hits import BloodPrice
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Boost, Reroll
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.rules.veterans import VeteranUse
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import GO, VERBS
from caposaldo.kernel import texts
from caposaldo.kernel.game import SPECTATOR, Message
from rules.storms.field import at, card, do, field, offered, unit

GERMAN, SOVIET = 0, 1
POSITION = '''
map = """
. w . . . .
 . . . . . .
. . . . . .
"""
hands = { german = ["2", "9"] }
[units]
G1 = "ger-rifle43 A01 e cards=W-grenades,V06,V07"
G2 = "ger-mortar-8cm B01 e"
G3 = "ger-rifle43 B02 hidden"
R1 = "sov-rifle41 A03 w"
R2 = "sov-sniper C05 hidden"
[german]
cap = 4
batteries = ["OBA-G1"]
[soviet]
cap = 3
[cards]
deck = { "2" = 3, "9" = 1, "5" = 1 }
'''


def small(side: str = "german") -> StormsState:
    return field(POSITION, side=side)


def said(s: StormsState, message: Message, lang: str = "en") -> str:
    words = texts.texts(lang).say(message, s)
    assert texts.BROKEN_LEFT not in words, words
    return words


def choice(s: StormsState, text: str, lang: str = "en") -> str:
    return said(s, s.wording(s.read_action(text)), lang)


# ---------------------------------------------------------------- choices
def test_a_choice_says_what_it_costs() -> None:
    s = small()
    assert choice(s, "take G1 ap") == "activate the rifle squad ’43 (G1)"
    assert choice(s, "take G1 ap", "it") == "attiva la squadra fucilieri ’43 (G1)"
    do(s, "take G1 ap")
    woods = s.name(s.hex_ref(at(s, "A02"))[1:], "en")
    assert choice(s, "go 1-A02") == f"to {woods} · 2 AP"
    assert choice(s, "fire 1-A03").endswith("· 3 AP")
    assert choice(s, "turn se") == "pivot to south-east · 1 AP"
    assert choice(s, "turn se", "it") == "ruota verso sud-est · 1 AP"
    assert choice(s, "throw W-grenades 1-A03").endswith("· 3 AP")


def test_what_ap_do_not_cover_is_priced_in_cap() -> None:
    s = small()
    do(s, "take G1 ap")
    s.ap[0] = 1
    assert choice(s, "go 1-A02").endswith("· 1 AP and 1 CAP")
    assert choice(s, "go 1-A02", "it").endswith("· 1 AP e 1 CAP")


def test_by_opportunity_nothing_is_paid_and_by_command_cap_are() -> None:
    s = small()
    do(s, "take G1 opportunity")
    assert choice(s, "go 1-A02").endswith("· free")
    assert choice(s, "go 1-A02", "it").endswith("· gratis")
    s = small()
    do(s, "take G1 cap")
    assert choice(s, "go 1-A02").endswith("· 2 CAP")
    assert choice(s, "go 1-A02", "it").endswith("· 2 CAP")


def test_a_hidden_unit_is_told_that_a_plain_move_gives_it_away() -> None:
    s = small()
    do(s, "take G3 ap")
    assert choice(s, "go 1-B03").endswith("in the open · 1 AP")
    assert choice(s, "go 1-B03", "it").endswith("allo scoperto · 1 AP")
    assert "hidden" in choice(s, "sneak 1-B03")
    s.mark(unit(s, "G3"), SILENT)
    assert s.wording(s.read_action("go 1-B03")).key == "st-do-go"


@pytest.mark.rule("10.0b")
def test_a_hidden_move_to_those_in_view_says_that_it_ends_there() -> None:
    s = field(
        'map = """\n. w . .\n . . . .\n"""\n[units]\nG1 = "ger-rifle43 A02 hidden"\nG2 = "ger-rifle43 A01 e"\n'
        'G3 = "ger-rifle43 A03 hidden"\nR1 = "sov-rifle41 B04 w"\n[german]\ncap = 6\n'
    )
    do(s, "take G1 ap")
    keys = {hex: s.wording(s.read_action(f"sneak 1-{hex}")).key for hex in ("A01", "A03", "B01")}
    assert keys == {"A01": "st-do-sneak-met", "A03": "st-do-sneak", "B01": "st-do-sneak"}
    assert "revealed by units there" in choice(s, "sneak 1-A01")
    assert "è rivelata" in choice(s, "sneak 1-A01", "it")
    do(s, "sneak 1-A01")
    assert s.visible(unit(s, "G1"))


def test_a_unit_is_activated_joins_or_acts_on() -> None:
    s = small()
    do(s, "take G1 ap", "turn se")
    s.side = GERMAN
    s.forget()
    assert s.wording(s.read_action("take G1 ap")).key == "st-do-take-ap"
    assert s.wording(s.read_action("take G2 ap")).key == "st-do-take-join"


def test_the_same_verb_says_different_things_at_different_moments() -> None:
    s = small()
    keep = Action(VERBS.names.index("keep"))
    for attacking, key in (
        (Deploy(GERMAN), "st-do-keep-back"),
        (SecondHex(0), "st-do-keep-here"),
        (Reroll(GERMAN, FOR_ATTACK, -1, 7, 0, 34), "st-do-keep"),
    ):
        s.push(attacking)
        assert s.wording(keep).key == key
        s.pop()
    s.push(SixthSense(card(s, "V07"), 0, 0))
    assert s.wording(s.read_action("confirm")).key == "st-do-confirm-guard"
    assert s.wording(s.read_action("pick G1")).key == "st-do-pick-guard"
    assert s.pointing(s.read_action("confirm")) == {"piece": 0}


def test_a_choice_points_at_its_unit_its_hex_and_its_facing() -> None:
    s = small()
    assert s.pointing(s.read_action("take G2 ap")) == {"piece": 1}
    do(s, "take G1 ap")
    assert s.pointing(s.read_action("go 1-A02")) == {"piece": 0, "hex": at(s, "A02")}
    assert s.pointing(s.read_action("turn nw")) == {"piece": 0, "face": 5}
    assert s.pointing(s.read_action("place G1 1-A02 sw")) == {"piece": 0, "hex": at(s, "A02"), "face": 3}


def test_any_action_has_words_in_both_languages() -> None:
    s = small()
    moments = [
        Choose(), Act(0, BY_AP), Act(2, BY_AP), Deploy(GERMAN),
        GroupGo(0, BY_AP, 0, -1, GO, 0), Spotter(1, 3, INDIRECT, 0, BY_AP), CardUse(card(s, "5"), 0),
    ]  # fmt: skip
    for attacking in moments:
        s.push(attacking)
        for kind in range(-1, len(VERBS.names) + 1):
            for numbers in ((0, 0, 0), (1, 2, 1), (2, -1, 0), (0, 0, 2), (-3, 10**6, 7), (10**6, -(10**6), -1)):
                action = Action(kind, *numbers)
                for lang in texts.LANGUAGES:
                    assert said(s, s.wording(action), lang)
                s.pointing(action)
        s.pop()


@pytest.mark.parametrize("scenario", ["the-square", "the-barrage"])
def test_choices_of_one_moment_are_told_apart_by_their_words(scenario: str) -> None:
    s = GAME.start(scenario, {}, "words")
    bot = make_bot("random", GAME, "words")
    for number in range(40):
        waiting = s.waiting()
        seat = waiting[number % len(waiting)]
        assert isinstance(s, StormsState)
        words = [said(s, s.wording(action)) for action in s.actions(seat)]
        assert len(set(words)) == len(words), sorted(words)
        s.do(seat, bot.choose(s, seat))


# ---------------------------------------------------------------- questions
def asked(s: StormsState, decision: Decision, seat: int) -> Message:
    s.push(decision)
    prompt = s.prompt(seat)
    s.pop()
    return prompt


def is_told(s: StormsState, decision: Decision, seat: int) -> bool:
    """The question has whole words in both languages, and they are not the same."""
    prompt = asked(s, decision, seat)
    english, italian = (said(s, prompt, lang) for lang in ("en", "it"))
    return "" not in (english, italian) and english != italian


def test_every_question_has_words_in_both_languages() -> None:
    s = small()
    asking: list[Decision] = [Conceal(), Plot(), Choose(), CardUse(card(s, "5"), 0), CardUse(card(s, "5"), 0, 0)]
    asking += [VeteranUse(card(s, "V07"), 0), SixthSense(card(s, "V07"), 0, 0), BloodPrice(card(s, "V06"))]
    asking += [Deploy(GERMAN), Bid(GERMAN, 0), Reinforce(GERMAN, 0)]
    for who in (0, 1, 4):
        asking += [Act(who, BY_AP), GroupGo(who, BY_AP, 0, -1, GO, 0), Spotter(who, 3, INDIRECT, 0, BY_AP), Look(who)]
        asking += [Attack(who, 0, DIRECT), SecondHex(who), SecondHex(who, 1)]
        for purpose in range(len(ROLL_NAMES)):
            asking += [Boost(GERMAN, purpose, who), Reroll(GERMAN, purpose, who, 7, 0, 34)]
    for decision in asking:
        for seat in (GERMAN, SOVIET, SPECTATOR):
            assert is_told(s, decision, seat), (decision.data(), seat)
    asked(s, Choose(1), GERMAN)
    asked(s, SecondHex(0, 1), GERMAN)
    asked(s, Boost(GERMAN, FOR_ATTACK, -1), GERMAN)


@pytest.mark.rule("1.0d", "10.0")
@pytest.mark.parametrize(
    "decision",
    [
        Act(2, BY_AP),
        GroupGo(2, BY_AP, 0, -1, GO, 0),
        SecondHex(2),
        Spotter(2, 3, INDIRECT, 0, BY_AP),
        Look(2),
        Boost(GERMAN, FOR_RECOVERY, 2),
    ],
    ids=lambda decision: decision.name(),
)
def test_a_question_about_a_hidden_unit_names_it_to_its_owner_only(decision: Decision) -> None:
    s = small()
    assert asked(s, decision, GERMAN).params == {"unit": "@unit/2"}
    for seat in (SOVIET, SPECTATOR):
        other = asked(s, decision, seat)
        assert other.params == {}
        assert other.key.endswith("-unnamed")
    s.unmark(2, HIDDEN)
    assert asked(s, decision, SOVIET).params == {"unit": "@unit/2"}


@pytest.mark.rule("1.0d", "10.3")
def test_a_sniper_in_hiding_and_who_is_activated_are_not_named_at_all() -> None:
    s = small()
    for purpose in (FOR_DETECTION, FOR_AP):
        for seat in (GERMAN, SOVIET, SPECTATOR):
            assert asked(s, Boost(GERMAN, purpose, unit(s, "R2")), seat).params == {}
    assert asked(s, Attack(unit(s, "R2"), at(s, "A01"), DIRECT), GERMAN).params == {"hex": f"@hex/{at(s, 'A01')}"}


@pytest.mark.rule("10.0c")
def test_a_roll_at_a_hex_with_nobody_in_view_names_nobody() -> None:
    s = small()
    for roll in (Boost(GERMAN, FOR_ATTACK, -1), Reroll(GERMAN, FOR_ATTACK, -1, 7, 0, 34)):
        prompt = asked(s, roll, GERMAN)
        assert (prompt.key, prompt.params) == (f"st-prompt-{roll.name()}-attack-unnamed", {})


def test_what_belongs_to_another_moment_is_refused_with_the_question() -> None:
    s = small()
    do(s, "take G1 ap")
    refusal = s.refusal(GERMAN, s.read_action("pass"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("2.2", "st-not-now")
    assert said(s, refusal).startswith("You can’t pass now. First: Rifle squad ’43 (G1): choose an action")


def test_when_the_game_is_over_the_question_says_so() -> None:
    s = field(POSITION.replace("[units]", "rounds = 1\n[units]"))
    do(s, "pass", "pass")
    assert s.outcome() is not None
    assert s.prompt(GERMAN).key == "st-prompt-over"
    assert s.prompt(GERMAN).params == {}
    assert said(s, s.wording(Action(GO, hex=3)))
    assert s.waiting() == []


def test_secret_decisions_of_both_are_asked_of_both() -> None:
    s = small()
    s.push(Conceal(1))
    assert s.waiting() == [GERMAN, SOVIET]
    assert s.prompt(GERMAN).data() == s.prompt(SOVIET).data()
    assert offered(s, GERMAN) == []
