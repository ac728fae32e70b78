"""Parses what a player types. Every command has a short name and synonyms in both languages."""

from __future__ import annotations

import re
from typing import NamedTuple

(
    NUMBER, WHY, WHY_NOT, POINT, TURN, RULE, UNDO, SAVE, LOG, BOARD, OWN, FORCES, MORE, QUIT, HELP, VERBS, LANG, OTHER,
    NOTHING, GOALS, HINT,
) = (
    "number", "why", "why-not", "point", "turn", "rule", "undo", "save", "log", "board", "own", "forces", "more",
    "quit", "help", "verbs", "lang", "other", "nothing",
    "goals", "hint",
)  # fmt: skip

WORDS = {
    "u": UNDO, "undo": UNDO, "annulla": UNDO,
    "s": SAVE, "save": SAVE, "salva": SAVE,
    "l": LOG, "log": LOG, "diario": LOG, "cronaca": LOG,
    "b": BOARD, "board": BOARD, "tavolo": BOARD,
    "own": OWN, "mio": OWN,
    "f": FORCES, "forces": FORCES, "forze": FORCES,
    "m": MORE, "more": MORE, "altro": MORE,
    "q": QUIT, "quit": QUIT, "exit": QUIT, "esci": QUIT,
    "h": HELP, "help": HELP, "aiuto": HELP, "?": HELP,
    "verbs": VERBS, "verbi": VERBS, "h verbs": VERBS,
    "no": WHY_NOT, "why not": WHY_NOT, "perché no": WHY_NOT, "perche no": WHY_NOT,
    "g": GOALS, "goals": GOALS, "objectives": GOALS, "obiettivi": GOALS,
    "hint": HINT, "suggerimento": HINT, "consiglio": HINT,
    "lang": LANG, "lingua": LANG,
    "r": RULE, "rule": RULE, "regola": RULE,
    "": NOTHING,
}  # fmt: skip

# Commands with an argument.
WHY_THIS = re.compile(r"(?:\?|why |perch[ée] )\s*(\S.*)$", re.IGNORECASE)
WHY_NOT_THESE = re.compile(r"(?:no|why not|perch[ée] no) (\S.*)$")
RULE_ID = re.compile(r"(?:r|rule|regola)\s+(\S+)$")
SAVE_AS = re.compile(r"(?:s|save|salva)\s+(\S.*)$")
LANG_TO = re.compile(r"(?:lang|lingua)\s+(\S+)$")
BEARING = re.compile(r"(?:a|az)\s*(-?\d+)°?$")
# 12,20 or 12.5 20 or 12,20 90 (a point and a bearing)
PLACE = re.compile(r"(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)(?:\s+(-?\d+)°?)?$")


class Command(NamedTuple):
    name: str
    text: str = ""
    number: int = 0
    x: float = 0.0
    y: float = 0.0
    bearing: int | None = None


def parse_command(line: str) -> Command:
    """Return the command in a line; OTHER with the line itself for what may be the name of a choice."""
    typed = " ".join(line.split())
    lower = typed.lower()
    if lower in WORDS:
        return Command(WORDS[lower])
    if lower.isdecimal() and len(lower) < 7:
        return Command(NUMBER, text=typed, number=int(lower))
    return parse_argument(typed, lower)


def parse_argument(typed: str, lower: str) -> Command:
    if found := WHY_NOT_THESE.match(lower):
        return Command(WHY_NOT, text=found[1])
    if found := WHY_THIS.match(typed):
        return Command(WHY, text=found[1])
    if found := RULE_ID.match(typed):
        return Command(RULE, text=found[1])
    if found := SAVE_AS.match(typed):
        return Command(SAVE, text=found[1])
    if found := LANG_TO.match(lower):
        return Command(LANG, text=found[1])
    if found := BEARING.match(lower):
        return Command(TURN, bearing=int(found[1]) % 360)
    if found := PLACE.match(lower):
        bearing = int(found[3]) % 360 if found[3] else None
        return Command(POINT, text=typed, x=float(found[1]), y=float(found[2]), bearing=bearing)
    return Command(OTHER, text=typed)
