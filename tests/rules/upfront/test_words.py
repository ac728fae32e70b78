"""Choices and questions in words: complete, in both languages, and silent about what a seat may not know."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.io.files import load_components
from caposaldo.games.upfront.position import FATE_NAMES, PURPOSE_NAMES, STEP_NAMES, Position
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.attempts import Trying
from caposaldo.games.upfront.rules.berserk_charge import ChargeAt
from caposaldo.games.upfront.rules.chit_reset import Renormalise
from caposaldo.games.upfront.rules.close_combat import Assault, Entering
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import shown_name
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.executions import Execute
from caposaldo.games.upfront.rules.fights import CrewFalls, Fight, Fights
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration, ResolveInfiltration
from caposaldo.games.upfront.rules.minefields import Mines
from caposaldo.games.upfront.rules.ordnance import OrdnanceShot
from caposaldo.games.upfront.rules.overrun import Overrun
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Arrange, Form, Lay
from caposaldo.games.upfront.rules.rally import Rallying, Retry, Save
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.snipers import Redirect, Snipe
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.sequence import Turn
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.games.upfront.view import names, words
from caposaldo.games.upfront.view.seat_view import MARK_NAMES
from caposaldo.kernel import texts
from caposaldo.kernel.decision import Decision
from caposaldo.kernel.game import SPECTATOR, Message, Outcome
from rules.playing import do as say
from rules.upfront.field import card, choices, group, man, table

GERMAN, AMERICAN = 0, 1
POSITION = """
german A chit 2 in woods > sideways: Griess lmg (crew Posner), Posner rifle, Hessel mp!
german B chit 1: Wolff sl rifle charge, Bernhoff rifle
american A chit 1 > forward: Allen sl rifle, Myers rifle, Degi rifle
american B chit 3: Coates asl rifle, Nixon rifle
hand german: fire 1/1, movement flank, woods, hero
hand american: concealed -2, rally 2
"""


def small() -> UpFrontState:
    return table(POSITION)


def said(s: UpFrontState, message: Message, lang: str = "en") -> str:
    known = texts.texts(lang)
    known.load_game("upfront")
    told = known.say(message, s)
    assert texts.BROKEN_LEFT not in told, told
    return told


def choice(s: UpFrontState, text: str, lang: str = "en") -> str:
    return said(s, s.wording(s.read_action(text)), lang)


# ---------------------------------------------------------------- names
def test_men_groups_cards_weapons_and_seats_have_names() -> None:
    s = small()
    assert s.name(f"man/{man(s, 'Allen')}", "en") == "Pvt Allen"
    assert s.name(f"man/{man(s, 'Allen')}", "it") == "Sold. Allen"
    assert s.name(f"group/{group(s, 'american', 'B')}", "en") == "American B"
    assert s.name(f"group/{group(s, 'american', 'B')}", "it") == "B americano"
    assert texts.texts("it").name(s, "seat/0") == "Tedeschi"
    assert s.name("card/8", "en") == "Woods −2 (#9, black 6)"
    assert s.name("card/8", "it") == "Bosco −2 (#9, nero 6)"
    assert s.name("face/71", "en") == "Movement (Flank) (#72)"
    assert s.name("face/81", "en") == "Fire 1/1 (#82)"
    assert s.name("face/32", "en") == "Minefield 3 (#33)"
    assert s.name("face/30", "it") == "Fiume (#31)"
    assert s.name(f"weapon/{man(s, 'Wolff')}", "en") == "Kar 98k rifle"


def test_every_weapon_has_the_article_of_its_italian_name() -> None:
    assert {weapon.gender for weapon in load_components().weapons} == {"m", "f"}
    s = small()
    fails = Message("", "uf-repair-fails", {"man": s.ref(0), "weapon": s.weapon_ref(man(s, "Griess"))})
    told = "Sold. Griess non riesce: la mitragliatrice leggera MG 34 resta inceppata."
    assert said(s, fails, "it") == told
    fails.params["weapon"] = s.weapon_ref(man(s, "Wolff"))
    assert said(s, fails, "it") == "Sold. Griess non riesce: il fucile Kar 98k resta inceppato."


def test_sides_are_subjects_of_sentences() -> None:
    s = small()
    for seat, english, italian in (
        (0, "The Germans pass.", "I tedeschi passano."),
        (1, "The Americans pass.", "Gli americani passano."),
    ):
        told = Message("", "uf-passes", {"side": s.side_ref(seat)})
        assert [said(s, told, lang) for lang in ("en", "it")] == [english, italian]


def test_a_group_that_is_gone_or_still_to_come_has_a_name_too() -> None:
    s = small()
    assert s.name("group/2", "en") == "German C"
    s.announced[2] = 3
    assert s.name("group/2", "en") == "German D"


@pytest.mark.parametrize("reference", ["man/99", "man/x", "card/162", "group/8", "seat/2", "nothing", "man/-1", "x/1"])
def test_what_is_not_there_stays_as_it_is(reference: str) -> None:
    assert small().name(reference, "en") == reference


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_words_on_cards_are_those_of_the_texts(lang: str) -> None:
    known = texts.texts(lang)
    known.load_game("upfront")
    for kind, name in enumerate(B.TERRAIN_NAMES):
        assert names.TERRAIN_IN[lang][kind] == known.text(f"uf-terrain-{name}")
    for function, name in enumerate(B.FUNCTION_NAMES[1:], 1):
        assert names.FUNCTIONS_IN[lang][function] == known.text(f"uf-function-{name}")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_all_that_a_view_names_has_a_text(lang: str) -> None:
    known = texts.texts(lang)
    known.load_game("upfront")
    named = [("step", STEP_NAMES), ("mark", MARK_NAMES), ("fate", FATE_NAMES)]
    kinds = [weapon.key for weapon in load_components().weapons if weapon.traits & B.SECONDARY]
    named += [("screen-mark", kinds), ("show-weapon", kinds), ("show-mark", kinds), ("verb", VERB_NAMES)]
    for what, keys in named:
        for key in keys:
            assert known.has(f"uf-{what}-{key}"), f"uf-{what}-{key}"


# ---------------------------------------------------------------- choices
def test_choices_read_like_orders() -> None:
    s = small()
    assert choice(s, "attack german-A american-A") == "fire with German A at American A"
    told = "spara con il gruppo A tedesco sul gruppo A americano"
    assert choice(s, "attack german-A american-A", "it") == told
    assert choice(s, "move 72 german-A forward") == "move German A forward: Movement (Flank) (#72)"
    assert choice(s, "lay 9 german-A down") == "lay Woods −2 (#9) face down on German A, as open ground"
    assert choice(s, "draw 1") == "draw 1 card"
    assert choice(s, "draw 3", "it") == "pesca 3 carte"
    assert choice(s, "panic hessel") == "let Pvt Hessel panic"
    assert choice(s, "transfer german-A new-C") == "send men from German A to form group C"


def test_a_movement_card_says_what_it_is_for() -> None:
    s = small()
    for text, key in (
        ("move 72 german-A back", "back"),
        ("move 72 german-A sideways", "sideways"),
        ("move 72 german-A sideways flank:american-B", "flank"),
        ("move 72 german-A sideways flank:american-B to:C", "flank-letter"),
        ("move 72 german-A sideways encircle:american-B", "encircle"),
        ("move 72 german-A sideways to:C", "letter"),
    ):
        assert s.wording(s.read_action(text)).key == f"uf-do-move-{key}"
    s = table("german A in woods > wire: Wolff rifle\ngerman B in stream: Griess rifle\namerican A: Allen rifle")
    assert s.wording(s.read_action("move 72 german-A sideways")).key == "uf-do-move-wire"
    assert s.wording(s.read_action("move 72 german-B sideways")).key == "uf-do-move-ford"


def test_the_same_verb_says_different_things_at_different_moments() -> None:
    s = small()
    for frame, text, key in (
        (Act(), "done", "done-act"),
        (Discard(), "done", "done-discard"),
        (Aim(0, 4), "done", "done-aim"),
        (Aim(0, 4), "give-up", "give-up"),
        (Commit(0, 4), "give-up", "give-up-commit"),
        (Conceal(1, st.FOR_FIRE, 0, 4), "use 101", "use-conceal"),
        (Conceal(1, st.FOR_FIGHT, 0, 4, 1), "use 101 on:posner", "use-fight"),
        (Conceal(1, st.FOR_FIRE, 0, 4), "keep", "keep-conceal"),
        (Save(2, st.FOR_FIRE), "keep", "keep-save"),
        (Spoils(2, 5), "take", "take-spoils"),
        (Seize(4, 0), "keep", "keep-seize"),
        (Seize(4, 0, 0), "keep", "keep-seize-men"),
        (Send(0, 1), "name wolff - 72", "name-send"),
        (Assault(0), "name wolff - -", "name-assault-check"),
        (PlanInfiltration(0), "name wolff american-A 72 keep", "name-card-keep"),
        (PlanInfiltration(0), "name wolff american-A - leave", "name-check-leave"),
        (PlanInfiltration(0), "name wolff american-A 72", "name-card-charge"),
        (PlanInfiltration(0), "name wolff american-A -", "name-check-charge"),
        (PlanInfiltration(0), "name bernhoff american-A -", "name-check"),
        (Rallying(0, 1), "pick hessel", "pick-rallying"),
    ):
        s.push(frame)
        message = s.wording(s.read_action(text))
        assert message.key == f"uf-do-{key}"
        for lang in texts.LANGUAGES:
            assert said(s, message, lang)
        s.pop()


def test_a_choice_points_at_men_groups_and_cards() -> None:
    s = small()
    wolff, hessel = man(s, "Wolff"), man(s, "Hessel")
    assert s.pointing(s.read_action("attack german-A american-B")) == {"group": 0, "target": 5}
    moving = s.read_action("move 72 german-A sideways flank:american-B")
    assert s.pointing(moving) == {"group": 0, "target": 5, "card": 71, "way": 2}
    assert s.pointing(s.read_action("panic hessel")) == {"piece": hessel}
    hero = Action(verbs.PLAY_HERO, card(s, "german", "hero"), wolff)
    assert s.pointing(hero) == {"piece": wolff, "card": hero.card}
    assert s.pointing(s.read_action("serve wolff griess")) == {"piece": wolff, "weapon": man(s, "Griess")}
    assert s.pointing(Action(-1)) == {}


def test_any_action_has_words_in_both_languages() -> None:
    s = small()
    for decision in every_decision(1):
        if isinstance(decision, Turn):
            continue
        s.push(decision)
        for verb in range(-1, len(VERB_NAMES) + 1):
            for numbers in ((0, 0, 0, 0), (1, 5, -1, 2), (-1, -1, -1, 0), (10**9, -(10**9), 7, 99), (3, 4, 2, 155)):
                action = Action(verb, *numbers)
                for lang in texts.LANGUAGES:
                    assert said(s, s.wording(action), lang)
                s.pointing(action)
        s.pop()


def test_two_weapons_of_a_kind_are_told_apart_by_their_men() -> None:
    s = table(
        "german A: Griess lmg, Kurz lmg, Wolff rifle, Hessel mp killed, Posner mp killed\namerican A: Allen rifle"
    )
    for verb in (verbs.ACQUIRE, verbs.SERVE):
        told = [said(s, s.wording(action)) for action in choices(s, verb)]
        assert len(set(told)) == len(told) > 1
    assert said(s, s.wording(Action(verbs.ACQUIRE, man(s, "Wolff"), man(s, "Posner")))).endswith("left by Pvt Posner")


@pytest.mark.parametrize("scenario", ["two-patrols", "the-crossroads", "the-strongpoint"])
def test_choices_of_one_moment_are_told_apart_by_their_words(scenario: str) -> None:
    s = GAME.start(scenario, {}, "words")
    assert isinstance(s, UpFrontState)
    bot = make_bot("random", GAME, "words")
    for number in range(120):
        seat = s.waiting()[0]
        if number % 4 == 0:
            told = [said(s, s.wording(action)) for action in s.actions(seat)]
            assert len(set(told)) == len(told), sorted(told)
        s.do(seat, Action(verbs.DONE) if isinstance(s.top(), Form) else bot.choose(s, seat))


# ---------------------------------------------------------------- questions
AUTOMATIC = (Turn, Attack, ResolveInfiltration, Entering, Fight, Execute, Snipe, Mines, OrdnanceShot, Overrun)


def every_decision(purpose: int) -> list[Decision[Position, Action]]:
    """One of every kind, with numbers that are nearly all 0."""
    made: list[Decision[Position, Action]] = [Turn(), Act(), Discard(), Refill(), Aim(0, 4), Commit(0, 4), Answer(0)]
    made += [Form(0), Lay(0), Arrange(0), ChargeAt(0), Retry(0), Rallying(0, purpose), PlanInfiltration(0), Assault(0)]
    made += [Spoils(0, 0), Seize(0, 0, purpose - 1), Send(0, purpose), Redirect(0, 0), Fights(0), CrewFalls(0, 0, 0, 0)]
    made += [Renormalise(0, purpose), Conceal(0, purpose, 0, 4), Save(0, purpose), Trying(0, verbs.REPAIR)]
    made += [Attack(0, 4, 0), ResolveInfiltration(0), Entering(0), Fight(0, 4), Execute(0), Snipe(0, 0), Mines(0, 0, 0)]
    return [*made, OrdnanceShot(0, 4, 0), Overrun(0, 4)]


def asked(s: UpFrontState, decision: Decision[Position, Action], seat: int) -> Message:
    s.push(decision)
    prompt = s.prompt(seat)
    s.pop()
    return prompt


def is_told(s: UpFrontState, decision: Decision[Position, Action], seat: int) -> bool:
    """The question has whole words in both languages, and they are not the same."""
    prompt = asked(s, decision, seat)
    english, italian = (said(s, prompt, lang) for lang in ("en", "it"))
    return "" not in (english, italian) and english != italian


def test_every_question_has_words_in_both_languages() -> None:
    s = small()
    found = [
        decision for purpose in (0, 1) for decision in every_decision(purpose) if not isinstance(decision, AUTOMATIC)
    ]
    found += [Conceal(0, purpose, 0, 4, purpose) for purpose in range(len(PURPOSE_NAMES))]
    found += [Save(0, purpose) for purpose in range(len(PURPOSE_NAMES))]
    found += [Trying(0, verb) for verb in (verbs.ACQUIRE, verbs.REPAIR, verbs.CLEAR)]
    for decision in [*found, Send(0, -3)]:
        for seat in (GERMAN, AMERICAN, SPECTATOR):
            assert is_told(s, decision, seat), (decision.data(), seat)


def test_every_kind_of_decision_is_known_to_saved_states() -> None:
    assert {type(decision) for decision in every_decision(1)} == set(small().decisions())


def test_a_question_says_who_decides() -> None:
    s = small()
    for seat in (GERMAN, AMERICAN, SPECTATOR):
        assert asked(s, Conceal(AMERICAN, st.FOR_FIRE, 0, 4), seat).params["side"] == "@seat/1"
        assert asked(s, Save(man(s, "Hessel"), st.FOR_FIRE), seat).params["side"] == "@seat/0"
        assert asked(s, CrewFalls(man(s, "Allen"), 0, 0, 0), seat).params["side"] == "@seat/0"


@pytest.mark.parametrize("decision", [Aim(0, 4), PlanInfiltration(0), Assault(0), Send(0, 1)])
def test_what_is_being_prepared_is_asked_of_its_owner_alone(decision: Decision[Position, Action]) -> None:
    s = small()
    own = asked(s, decision, GERMAN)
    assert own.key == f"uf-prompt-{shown_name(decision)}"
    assert own.params["group"] == "@group/0"
    for seat in (AMERICAN, SPECTATOR):
        other = asked(s, decision, seat)
        assert (other.key, other.rule, other.params) == ("uf-prompt-act", "4.2", {"side": "@seat/0"})


def test_what_belongs_to_another_moment_is_refused_with_the_question() -> None:
    s = small()
    say(s, "attack german-A american-A")
    refusal = s.refusal(GERMAN, s.read_action("pass"))
    assert refusal is not None
    assert refusal.key == "uf-not-now"
    assert said(s, refusal).startswith("You can’t pass now. First: German A fires at")


def test_when_the_game_is_over_the_question_says_so() -> None:
    s = small()
    s.result = Outcome([0], "16.42", "uf-won-at-chit", {})
    assert (s.prompt(GERMAN).key, s.prompt(GERMAN).rule, s.prompt(GERMAN).params) == ("uf-prompt-over", "16.42", {})
    assert said(s, s.wording(Action(verbs.DONE)))
    assert s.waiting() == []


def test_every_answer_has_words_of_its_own() -> None:
    keys = {f"uf-do-{VERB_NAMES[verb]}-{kind}" for verb, kinds in words.ANSWERS.items() for kind in kinds}
    for lang in texts.LANGUAGES:
        known = texts.texts(lang)
        known.load_game("upfront")
        special = {"uf-do-use-conceal"}
        assert {key for key in keys - special if not known.has(key)} == set()
