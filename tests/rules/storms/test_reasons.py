"""Hints: what speaks for an action, in words."""

from __future__ import annotations

import re
from pathlib import Path

from caposaldo.bots.advice import advise
from caposaldo.games.storms.state import StormsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from rules.storms.field import do, field

VILLAGE = """
map = \"\"\"
. . . . . . .
 . S . . . S .
. . . . . . .
\"\"\"
rounds = 3
[[objective]]
hex = "A03"
name = { it = "Il guado", en = "The crossing" }
round = [1, 1]
[units]
G1 = "ger-rifle43 A02 e"
G2 = "ger-rifle43 C02 e"
R1 = "sov-rifle41 A06 w"
"""


def why(s: StormsState, text: str, lang: str = "en") -> list[str]:
    seat = s.waiting()[0]
    action = s.read_action(text)
    assert s.refusal(seat, action) is None
    found = [texts(lang).say(reason, s) for reason in registry.game("storms").reasons(s, seat, action)]
    assert BROKEN_LEFT not in "".join(found)
    return found


def test_a_step_takes_an_objective() -> None:
    s = field(VILLAGE)
    do(s, "take G1 ap")
    assert why(s, "go 1-A03")[0] == "It takes the crossing"
    assert why(s, "go 1-A03", "it")[0] == "Prende il guado"
    s = field(VILLAGE, round=3)
    do(s, "take G1 ap")
    assert why(s, "go 1-A03")[0] == "The last chance to take the crossing this round"


def test_a_step_into_a_house_gives_cover() -> None:
    s = field(VILLAGE)
    do(s, "take G2 ap")
    assert "Cover: +2 to the defence" in why(s, "go 1-B02")
    assert "It comes nearer to the crossing" in why(s, "go 1-B02")


def test_a_shot_at_a_unit_that_is_hit_finishes_it() -> None:
    s = field(VILLAGE.replace("A06 w", "A03 e marker=suppressed"))
    do(s, "take G1 ap")
    found = why(s, "fire 1-A03")
    assert found[0].startswith("One more hit destroys")
    assert found[1:] == [
        "The enemy holds the crossing",
        "The shot strikes the flank",
        "Short range: +3 firepower",
    ]


def test_a_unit_is_taken_for_what_it_can_do() -> None:
    s = field(VILLAGE)
    assert "It can reach the crossing this round" in why(s, "take G1 ap")
    assert why(s, "take G1 opportunity")[0] == "It costs no points"
    assert why(s, "take G1 cap")[0] == "CAP let it act once more"


def test_a_pass_that_scores_says_so() -> None:
    s = field(VILLAGE.replace("A02 e", "A03 e"))
    s.control[0] = 0
    s.passes = 1
    assert why(s, "pass") == ["The round ends and you score 1 VP"]
    s.passes = 0
    assert why(s, "pass") == ["Nothing better is left to do"]


def test_cap_raise_the_chance_or_are_saved() -> None:
    s = field(VILLAGE)
    do(s, "take G1 ap", "fire 1-A06")
    assert why(s, "boost 0") == ["It saves CAP: you have 5"]
    (raised,) = why(s, "boost 2")
    assert raised.startswith("The chance rises from ")


def test_a_facing_towards_the_enemy_is_named() -> None:
    s = field(VILLAGE)
    do(s, "take G1 ap", "go 1-A03")
    assert "front arc" in why(s, "face e")[0]
    assert why(s, "face w") == []


def test_every_reason_has_words_in_both_languages() -> None:
    source = (Path(registry.folder("storms")) / "bot" / "reasons.py").read_text(encoding="utf-8")
    keys = {f"st-why-{key}" for key in re.findall(r'why\("[\d.a-c]+", "([a-z-]+)"', source)} | {"st-why-takes-last"}
    assert len(keys) > 25
    for lang in ("it", "en"):
        texts(lang).load_game("storms")
        assert [key for key in sorted(keys) if not texts(lang).has(key)] == []


def test_hints_are_legal_and_say_why() -> None:
    game = registry.game("storms")
    s = game.start("first-shots", {}, "hints")
    assert isinstance(s, StormsState)
    do(s, "declare 0", "declare 0")
    seat = s.waiting()[0]
    found = advise(game, s.resample(seat, Dice("hint")), seat)
    assert found
    for advice in found:
        assert s.refusal(seat, advice.action) is None
        assert advice.reasons
