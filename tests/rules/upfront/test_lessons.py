"""The scenarios to learn with: neither their texts nor what is said in play name a chapter that is not in play (1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.io.files import load_setup, path_of, scenario_file
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import texts
from caposaldo.kernel.game import Preview

LESSONS = [name for name in GAME.scenarios() if scenario_file(path_of(name)).lesson < 20]
ALL_CHAPTERS = 24
# Words that belong to a chapter, in both languages, wherever in a word they begin.
WORDS = {
    17: r"flank|encircl|transfer|fianc|accerchi|trasferi",
    18: r"acquir|pick up|raccogli|acquisi",
    19: r"\bjam|malfunction|repair|incepp|malfunz|ripar(?!o)",
    20: r"infiltr|close combat|hand to hand|berserk|ravvicinat|furios",
    21: r"demolition|explosive|secondary|demolizione|esplosiv|secondari",
    22: r"flamethrower|lanciafiamme",
    23: r"pillbox|casamatta",
    24: r"minefield|\bmines?\b|\bmine\b|campi minati|campo minato",
}
ANSWERS = ({"russians": "no"}, {"russians": "yes"})


def chapter_of(rule: str) -> int:
    return int(rule.partition(".")[0]) if rule else 0


def named_in(text: str) -> set[int]:
    return {chapter for chapter, words in WORDS.items() if re.search(words, text, re.IGNORECASE)}


def test_the_lessons_begin_below_the_full_rules() -> None:
    assert [(name, int(load_setup(name, {}).level)) for name in LESSONS[:2]] == [
        ("two-patrols", 16),
        ("house-to-house", 21),
    ]


@pytest.mark.rule("1")
@pytest.mark.parametrize("name", LESSONS)
def test_title_and_briefing_name_only_what_is_in_play(name: str) -> None:
    told = scenario_file(path_of(name))
    for words in (told.title, told.briefing):
        for text in (words.it, words.en):
            named = named_in(text)
            assert max(named, default=0) <= told.level, (text, named)
            for options in ANSWERS:
                setup = load_setup(name, options)
                keys = {setup.weapon_of(weapon).key.rpartition("-")[2] for weapon in range(setup.weapon_count())}
                assert 21 not in named or "charge" in keys
                assert 22 not in named or "flamethrower" in keys
                assert 23 not in named or setup.pillbox >= 0
                assert 24 not in named or not mines_are_dead(setup)
    assert named_in(told.briefing.it) == named_in(told.briefing.en)


def mines_are_dead(setup: B.Setup) -> bool:
    mines = [card for card in range(B.DECK) if setup.deck.terrain[card] == B.MINEFIELD]
    return all(setup.dead[side * B.DECK + card] for side in range(2) for card in mines)


# ---------------------------------------------------------------- what is said in play
def rules_told(s: UpFrontState, seat: int) -> Iterator[tuple[str, str]]:
    """All rules that a player reads: the prompt, the reasons why not, the parts of numbers, and the events."""
    prompt = s.prompt(seat)
    yield prompt.rule, prompt.key
    for action in s.considered(seat):
        refusal = s.refusal(seat, action)
        if refusal is not None:
            yield refusal.rule, refusal.key
        yield "", s.wording(action).key
        preview = s.preview(seat, action) if refusal is None else None
        if isinstance(preview, Preview):
            yield from ((link.rule, link.key) for link in preview.chain.links)
    for event in s.events or []:
        yield event.rule, event.key
    if s.result is not None:
        yield s.result.rule, s.result.key


def chapters_in_words(key: str) -> set[int]:
    """The chapters that a text names in either language, whatever is put into it."""
    found: set[int] = set()
    for lang in texts.LANGUAGES:
        known = texts.texts(lang)
        known.load_game("upfront")
        found |= named_in(known.text(key))
    return found


@pytest.mark.rule("1")
@pytest.mark.parametrize("options", ANSWERS)
@pytest.mark.parametrize("name", [name for name in LESSONS if load_setup(name, {}).level < ALL_CHAPTERS])
def test_no_rule_is_cited_of_a_chapter_that_is_not_in_play(name: str, options: dict[str, str]) -> None:
    level = load_setup(name, options).level
    told: set[tuple[str, str]] = set()
    for seed in range(6):
        s = GAME.start(name, options, f"lesson {seed}")
        assert isinstance(s, UpFrontState)
        s.listen()
        bots = [make_bot("random", GAME, f"{seed} {side}") for side in range(2)]
        for _ in range(400):
            if s.result is not None:
                break
            seat = s.waiting()[0]
            told |= set(rules_told(s, seat))
            s.apply(seat, bots[seat].choose(s, seat))
            told |= {(event.rule, event.key) for event in s.events or []}
    assert len(told) > 50
    assert sorted((rule, key) for rule, key in told if chapter_of(rule) > level) == []
    assert sorted(key for _, key in told if max(chapters_in_words(key), default=0) > level) == []
