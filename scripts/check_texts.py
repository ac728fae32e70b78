"""Check the words that players read: typography, terms, tone.

    python scripts/check_texts.py                                   all texts
    python scripts/check_texts.py src/caposaldo/games/storms ...    only these files and folders

It reads the catalogues (texts/*/*.ftl) and the names and texts in TOML files (every table with `it` and `en`).
tests/conformance/test_texts_style.py runs it.
"""

from __future__ import annotations

import itertools
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "caposaldo"
# A text with more readings than this (selectors multiply) is checked in the first of them.
MOST_READINGS = 200


class Text(NamedTuple):
    """One reading of a text: every parameter is `{name}`, every selector one of its variants."""

    where: str
    key: str
    lang: str
    words: str
    chosen: frozenset[str]  # numbers whose selector led to this reading


class Finding(NamedTuple):
    where: str
    key: str
    lang: str
    problem: str
    words: str

    def __str__(self) -> str:
        return f"{self.where}: {self.key} [{self.lang}]: {self.problem}: {self.words}"


# ---------------------------------------------------------------- reading
def files_of(places: list[Path]) -> list[Path]:
    """Return the files with texts among and under these places."""
    found: list[Path] = []
    for place in places:
        inside = [place] if place.is_file() else [*place.rglob("*.ftl"), *place.rglob("*.toml")]
        found += [file for file in inside if file.suffix in (".ftl", ".toml")]
    return sorted(found)


def read(file: Path) -> Iterator[Text]:
    return read_catalogue(file) if file.suffix == ".ftl" else read_toml(file)


def shown(file: Path) -> str:
    return str(file.relative_to(PACKAGE)) if file.is_relative_to(PACKAGE) else str(file)


def read_catalogue(file: Path) -> Iterator[Text]:
    lang = file.parent.name
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        patterns = [(entry.id.name, entry.value)]
        patterns += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in patterns:
            for words, chosen in itertools.islice(readings(pattern), MOST_READINGS):
                yield Text(shown(file), key, lang, words, chosen)


def readings(pattern: ast.Pattern | None) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield every way in which a text can be read, with the numbers that selected it."""
    elements = [list(element_readings(element)) for element in pattern.elements] if pattern else []
    for choice in itertools.product(*elements):
        yield "".join(words for words, _ in choice), frozenset().union(*(chosen for _, chosen in choice))


def element_readings(element: ast.TextElement | ast.Placeable) -> Iterator[tuple[str, frozenset[str]]]:
    if isinstance(element, ast.TextElement):
        yield re.sub(r"\s*\n\s*", " ", element.value), frozenset()
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        counted = any(is_number(variant.key) for variant in inner.variants)
        by = frozenset(
            {inner.selector.id.name} if counted and isinstance(inner.selector, ast.VariableReference) else ()
        )
        for variant in inner.variants:
            for words, chosen in readings(variant.value):
                yield words, chosen | by
    elif isinstance(inner, ast.VariableReference):
        yield f"{{{inner.id.name}}}", frozenset()
    elif isinstance(inner, ast.StringLiteral):
        yield inner.value, frozenset()
    else:
        yield "{text}", frozenset()


def is_number(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name == "one"


def read_toml(file: Path) -> Iterator[Text]:
    yield from texts_in(tomllib.loads(file.read_text(encoding="utf-8")), shown(file), "")


def texts_in(data: Any, where: str, key: str) -> Iterator[Text]:
    if isinstance(data, list):
        for i, one in enumerate(data):
            yield from texts_in(one, where, f"{key}[{i}]")
    if isinstance(data, dict):
        at = f"{key} ({data['id']})".strip() if isinstance(data.get("id"), str) else key
        for name, value in data.items():
            if name in ("it", "en") and isinstance(value, str):
                yield Text(where, at, name, value.strip(), frozenset())
            else:
                yield from texts_in(value, where, f"{at}.{name}" if at else name)


# ---------------------------------------------------------------- checking
Check = Callable[[Text], bool]


def matches(pattern: str, lang: str = "", flags: int = re.IGNORECASE) -> Check:
    """Return a check that finds a pattern in texts of a language ("": both)."""
    compiled = re.compile(pattern, flags)
    return lambda text: (not lang or text.lang == lang) and compiled.search(text.words) is not None


def opens_small(text: Text) -> bool:
    """Tell whether a sentence with a full stop opens with a small letter."""
    words = text.words.rstrip()
    small = re.match(r"[a-zàèéìòù]|\{[\w-]+-(?:the|del|al|dal|nel|sul)\}", words) is not None
    return small and words.endswith(".") and len(words.split()) >= 4  # less is an abbreviation


# Words after a figure that stay the same in the singular, or belong to another part of the sentence.
INVARIABLE = {
    "en": {"as", "has", "his", "its", "is", "less", "plus", "was", "this", "minus", "across", "versus", "times"},
    "it": {
        "che", "come", "dalle", "delle", "alle", "sulle", "nelle", "dei", "dai", "sui", "nei", "degli", "agli", "negli",
        "sugli", "oltre", "anche", "però", "altre", "contro", "non", "più", "ogni", "verso", "dove",
    },
}  # fmt: skip
LIMITS = frozenset({"most"})  # never 1
COUNTED = {
    "en": re.compile(r"\{([\w-]+)\} ([a-z]+s|men|dice|people)\b"),
    "it": re.compile(r"\{([\w-]+)\} ([a-zàèéìòù]{3,}[ie])\b"),
}


def counts_without_selector(text: Text, counts: frozenset[str]) -> bool:
    for name, word in COUNTED[text.lang].findall(text.words):
        if name in counts - LIMITS and name not in text.chosen and word not in INVARIABLE[text.lang]:
            return True
    return False


BRIEF = re.compile(r"prompt|briefing|summary|-hint")
# Words in -ete and -ate that are no verbs in the second person plural.
NOUNS = {"rete", "parete", "complete", "segrete", "concrete", "quiete", "estate", "date", "granate", "serate"}


def addresses_several(text: Text) -> bool:
    """Tell whether an Italian prompt or briefing speaks to several people (“attivate, spendete”)."""
    if text.lang != "it" or not BRIEF.search(f"{text.where} {text.key}"):
        return False
    opening = re.findall(
        r"(?:^|[.:;!?,] |\b(?:e|o|poi) )([a-zàèéìòù]+(?:ate|ite))\b(?! (?:d[aei]|in|su|con))", text.words, re.IGNORECASE
    )
    return any(word.lower() not in NOUNS for word in [*re.findall(r"\b\w+ete\b", text.words), *opening])


NOT_CONTRACTED = matches(r"\b(?:cannot|do not|does not|did not|is not|are not|was not|were not)\b", "en")


def not_contracted(text: Text) -> bool:
    """Tell whether an English sentence of the interface says “cannot”; rules and briefings may."""
    return text.where.endswith(".ftl") and NOT_CONTRACTED(text)


def foreign_quotation(text: Text) -> bool:
    return re.search("[“”]" if text.lang == "it" else "[«»]", text.words) is not None


CHECKS: dict[str, Check] = {
    "straight apostrophe": matches(r"'"),
    "straight quotation marks": matches(r'"'),
    "quotation marks of the other language": foreign_quotation,
    "hyphen for a minus": matches(r"(?<![\w}-])-(?=\d|\{)"),
    "hyphen between years": matches(r"\b(?:18|19|20)\d\d-\d\d"),
    "three dots": matches(r"\.\.\."),
    "space before … or %": matches(r"\s(?:…|%)"),
    "small letter at the beginning of a sentence": opens_small,
    "speaks to several people": addresses_several,
    "voi": matches(r"\bvostr[aeio]\b|\bvoi\b", "it"),
    "banned words": matches(
        r"\bin vain\b|\bwhoever\b|\bsomebody\b|\bthat is all\b|\bone[’']s own\b|\bcomes to nothing\b"
        r"|\bhas had (?:its|his)\b"
        r"|\b(?:that|this|it|which|who) is no (?!longer\b|more than\b|\w+er than\b)"
        r"|\bis no more\b(?! than)|\bnobody who\b",
        "en",
    ),
    "parole da evitare": matches(r"\binvano\b|\bè tutto\b|\bbasta così\b|\britirando i pareggi\b|\buna unità\b", "it"),
    "negation without contraction": not_contracted,
}  # fmt: skip

# What the glossary rejects: everywhere, and in the texts of one game.
REJECTED = {
    "": [
        r"\bcorpo a corpo\b", r"\bpatt[ae]\b", r"\bdiario\b", r"\bsquadrigli[ae]\b", r"\bLDV\b", r"\bZDC\b", r"\bCNC\b",
        r"\bCPC\b", r"\bPAC\b", r"\btake back\b", r"\bcrolli\b",
    ],
    "battlegroups": [
        r"\btiro di reazione\b", r"\briordino\b", r"\bsminar\w+", r"\bsgomber\w+",
        r"\bpioneers?\b", r"\bsappers?\b", r"\bcarica\b",
    ],
    "traces": [r"\bpass[oi]\b", r"\btazz[ae]\b", r"\bmarsh\b", r"\bsenza rifornimenti\b", r"\bcarte\b"],
    "storms": [
        r"\b(?:una|la|della|alla|prossima|tua|sua|ultima|prima|propria|ogni) giocat[ae]\b",
        r"\bcapofila\b", r"\bwith care\b", r"\bPA\b", r"\bDB\b",
    ],
    "upfront": [
        r"\bgittata\b", r"\bdistanza relativa\b", r"\bOccultament\w+", r"\bcart[ae] mort[ae]\b", r"\bdead cards?\b",
        r"\bnota del raggio\b", r"\bcecchin[oi]\b", r"\breticolat[oi]\b", r"\bsotto accerchiamento\b", r"\bsi sfalda\b",
        r"\bfuri[ae]\b", r"\bblockhouse\b",
    ],
}  # fmt: skip


def rejected_term(text: Text) -> str:
    """Return the term of a text that the glossary rejects."""
    game = text.where.split("/")[1] if text.where.startswith("games/") else ""
    for pattern in [*REJECTED[""], *(REJECTED.get(game, []) if game else [])]:
        case = 0 if pattern.strip("\\b").isupper() else re.IGNORECASE
        found = re.search(pattern, text.words, case)
        if found:
            return found[0]
    return ""


def count_names(texts: list[Text]) -> frozenset[str]:
    """Return the parameters that hold a number: those of which some text selects singular and plural."""
    return frozenset().union(*(text.chosen for text in texts))


def check(texts: list[Text], counts: frozenset[str]) -> list[Finding]:
    found: dict[tuple[str, str, str, str], Finding] = {}
    for text in texts:
        problems = [problem for problem, test in CHECKS.items() if test(text)]
        term = rejected_term(text)
        problems += [f"rejected term “{term}”"] if term else []
        problems += ["count without a selector"] if counts_without_selector(text, counts) else []
        for problem in problems:
            found.setdefault(
                (text.where, text.key, text.lang, problem),
                Finding(text.where, text.key, text.lang, problem, text.words),
            )
    return list(found.values())


def findings(places: list[Path]) -> list[Finding]:
    """Return what is wrong in the texts of these files and folders."""
    everywhere = [text for file in PACKAGE.rglob("*.ftl") for text in read_catalogue(file)]
    return check([text for file in files_of(places) for text in read(file)], count_names(everywhere))


def main() -> int:
    found = findings([Path(place).resolve() for place in sys.argv[1:]] or [PACKAGE])
    for finding in found:
        print(finding)
    print(f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
