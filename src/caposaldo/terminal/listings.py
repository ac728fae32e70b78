"""Lists and reports of the command line, as data for `--json` and as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.kernel import catalog, glossary, registry
from caposaldo.kernel.game import Game
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import side_name

Data = dict[str, Any]


def grid(texts: Texts, *keys: str) -> Table:
    """Return a table with column headings. Ids are not wrapped, so that they can be copied."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for key in keys:
        table.add_column(texts.text(f"cli-column-{key}"), overflow="fold", no_wrap=key == "id")
    return table


def name_value_table(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, value in rows:
        table.add_row(Text(name), Text(value, "bold"))
    return table


# ---------------------------------------------------------------- games and scenarios
def game_data(game: Game) -> Data:
    about = catalog.about(game.id)
    return {
        "id": game.id,
        "title": {"it": about.title.it, "en": about.title.en},
        "summary": {"it": about.summary.it, "en": about.summary.en},
        "version": game.version,
        "scenarios": game.scenarios(),
    }


def games_table(rows: list[Data], texts: Texts) -> RenderableType:
    table = grid(texts, "id", "title", "scenarios", "summary")
    for row in rows:
        table.add_row(
            Text(row["id"], "bold"),
            Text(row["title"][texts.lang]),
            str(len(row["scenarios"])),
            Text(row["summary"][texts.lang]),
        )
    return table


def scenarios_table(rows: list[Data], texts: Texts) -> RenderableType:
    table = grid(texts, "id", "title", "year", "difficulty", "length", "seats")
    for row in rows:
        table.add_row(
            Text(row["id"], "bold"),
            Text(row["title"][texts.lang]),
            str(row.get("year", "")),
            "★" * int(row.get("difficulty", 1)),
            length_words(row, texts),
            Text(", ".join(f"{seat} ({name})" for seat, name in side_names(row, texts))),
        )
    return table


def side_names(about: Data, texts: Texts) -> list[tuple[str, str]]:
    """Return the seats of a scenario, each with what its side is called."""
    nations = about.get("nations") or ["" for _ in about["seats"]]
    return [(seat, side_name(texts, nation, seat)) for seat, nation in zip(about["seats"], nations, strict=True)]


def length_words(about: Data, texts: Texts) -> str:
    """Return the length of a scenario in words."""
    length = about.get("length")
    if not isinstance(length, dict):
        return str(length or "")
    minutes = int(length["minutes"])
    if "decks" in length:
        return texts.text("cli-length-decks", decks=int(length["decks"]), minutes=minutes)
    if "rounds" in length:
        return texts.text("cli-length-rounds", rounds=int(length["rounds"]), minutes=minutes)
    return texts.text("cli-length", turns=int(length["turns"]), minutes=minutes)


def options_list(rows: list[Data], texts: Texts) -> RenderableType:
    """List the options of the scenarios: how to set them and what they do."""
    names = list(dict.fromkeys(name for row in rows for name in row.get("options", {})))
    lines: list[Text] = []
    for name in names:
        default = next(row["options"][name] for row in rows if name in row["options"])
        values: list[str] = next((row["choices"][name] for row in rows if name in row.get("choices", {})), [])
        others = [value for value in values or ["yes", "no"] if value != default]
        lines.append(Text.assemble((f"--option {name}={'|'.join(others)}", "bold")))
        keys = [f"web-new-option-{name}", f"web-new-option-{name}-hint"]
        told = ". ".join(texts.text(key) for key in keys if texts.has(key))
        lines += [Text(f"  {told}")] if told else []
    return Group(*lines)


def briefing(about: Data, texts: Texts) -> RenderableType:
    """Return the briefing of a scenario: title, situation and forces."""
    lines: list[RenderableType] = [Text(about["title"][texts.lang], "bold"), Text(about["briefing"][texts.lang])]
    forces = about.get("forces")
    if isinstance(forces, list):
        for (_, name), words in zip(side_names(about, texts), forces, strict=False):
            lines.append(Text.assemble((f"{name}: ", "bold"), words[texts.lang]))
    return Group(*lines)


# ---------------------------------------------------------------- rules
def rules_data(game: str, lang: str) -> list[Data]:
    rules = catalog.rules(game)
    tests = catalog.tests_of(game)
    return [{"id": rule.id, "title": rule.title.lang(lang), "tests": tests.get(rule.id, [])} for rule in rules]


def rule_data(game: str, id: str, lang: str) -> Data:
    known = [rule.id for rule in catalog.rules(game)]
    if id not in known:
        raise UnknownName("rule", id, known)
    rule = catalog.rule(game, id)
    return {
        "id": rule.id,
        "section": rule.section.lang(lang),
        "title": rule.title.lang(lang),
        "text": rule.text.lang(lang),
        "see": rule.see,
        "tests": catalog.tests_of(game).get(id, []),
    }


def rule_text(rule: Data, texts: Texts) -> RenderableType:
    lines = [Text(f"{rule['id']} · {rule['title']}", "bold"), Text(rule["section"], "dim"), Text(rule["text"])]
    if rule["see"]:
        lines.append(Text(texts.text("cli-see", rules=", ".join(rule["see"])), "dim"))
    lines.append(Text(texts.text("cli-proven", count=len(rule["tests"])), "dim"))
    lines += [Text(f"  {name}", "dim") for name in rule["tests"]]
    return Group(*lines)


def rules_table(rules: list[Data], texts: Texts) -> RenderableType:
    lines: list[RenderableType] = []
    for rule in rules:
        lines.append(Text.assemble((f"{rule['id']:<11}", "bold"), rule["title"]))
        lines += [Text(f"{'':<11}{name}", "dim") for name in rule["tests"]]
        if not rule["tests"]:
            lines.append(Text(f"{'':<11}{texts.text('cli-unproven')}", "red"))
    unproven = sum(not rule["tests"] for rule in rules)
    lines.append(Text(texts.text("cli-rules-count", rules=len(rules), unproven=unproven)))
    return Group(*lines)


# ---------------------------------------------------------------- words
def terms_data(game: str, word: str, lang: str) -> list[Data]:
    """Return the words of a game that contain `word`, in any of the ways in which they are written."""
    registry.game(game)
    found = [term for term in glossary.terms(game) if any(word.lower() in one.lower() for one in term.written(lang))]
    if word and not found:
        raise UnknownName("word", word, [form for term in glossary.terms(game) for form in term.written(lang)])
    rows = [
        {"id": term.id, "word": named(term, lang), "text": term.text.lang(lang), "rule": term.rule} for term in found
    ]
    return sorted(rows, key=lambda row: row["word"].lower())


def named(term: glossary.Term, lang: str) -> str:
    """Return a word with its abbreviation: “action points (AP)”."""
    short = term.short.it if lang == "it" else term.short.en
    return f"{term.word.lang(lang)} ({short})" if short else term.word.lang(lang)


def terms_list(rows: list[Data], texts: Texts) -> RenderableType:
    lines: list[RenderableType] = []
    for row in rows:
        rule = texts.text("cli-term-rule", rule=row["rule"])
        lines += [Text(row["word"], "bold"), Text.assemble(f"  {row['text']} ", (rule, "dim"))]
    return Group(*lines)


# ---------------------------------------------------------------- reports
def simulation_table(report: Data, names: dict[str, str], texts: Texts) -> RenderableType:
    """Return who won how often. `names` has what each seat is called."""
    games = report["games"]
    rows = [(texts.text("cli-games"), str(games))]
    for seat, wins in report["wins"].items():
        won = texts.text("cli-won-by", seat=names[seat], bot=report["seats"][seat])
        rows.append((won, f"{wins} ({wins * 100 / games:.0f}%)"))
    rows.append((texts.text("cli-draws"), f"{report['draws']} ({report['draws'] * 100 / games:.0f}%)"))
    rows.append((texts.text("cli-mean-decisions"), f"{report['mean_decisions']:.1f}"))
    rows.append((texts.text("cli-seconds"), f"{report['seconds']:.1f}"))
    rows.append((texts.text("cli-decisions-per-s"), f"{report['decisions_per_s']:,}"))
    return Group(Text(f"{report['game']} · {report['scenario']}", "bold"), name_value_table(rows))


COUNTS = ("games", "decisions", "crashes", "dead_ends", "bad_undo", "leaks", "hash_mismatches", "bad_listings",
          "unexplained")  # fmt: skip


def fuzz_tables(reports: list[Data], texts: Texts) -> RenderableType:
    return Group(*(fuzz_table(report, texts) for report in reports))


def fuzz_table(report: Data, texts: Texts) -> RenderableType:
    """Return the counts, the content that was never used, and each finding with the command that reproduces it."""
    rows = [(texts.text(f"cli-fuzz-{name.replace('_', '-')}"), f"{report[name]:,}") for name in COUNTS]
    parts: list[RenderableType] = [Text(report["game"], "bold"), name_value_table(rows)]
    if report["untouched"]:
        parts.append(Text(texts.text("cli-untouched", names=", ".join(report["untouched"])), "dim"))
    for finding in report["findings"]:
        number = finding["seed"].rpartition("-")[2]
        again = f"caposaldo fuzz {report['game']} --seed {report['seed']} --first {number} --games 1"
        again += f" --scenario {finding['scenario']}"
        parts.append(Text.assemble((f"{finding['kind']} ", "bold red"), finding["what"]))
        where = f"  {finding['scenario']}, {texts.text('cli-decision', number=finding['decision'])} · {again}"
        parts.append(Text(where, "dim"))
    return Group(*parts)


def bench_table(report: Data, texts: Texts) -> RenderableType:
    table = grid(texts, "id", "decisions-per-s", "ratio", "clone", "replays")
    chess = report["peers"]["python-chess"]
    for name, rate in report["peers"].items():
        if rate is None:
            table.add_row(name, texts.text("cli-not-installed"), "", "", "")
        else:
            table.add_row(name, f"{rate:,}", f"{rate / chess:.2f} ×" if chess else "", "", "")
    for name, game in report["games"].items():
        ratio = game["ratio_python_chess"]
        table.add_row(
            Text(name, "bold"),
            f"{game['decisions_per_s']:,}",
            "" if ratio is None else f"{ratio:.2f} ×",
            f"{game['clone_us']:.2f} µs ({game['clones_per_s']:,}/s)",
            f"{game['replays_per_s']:,}",
        )
    notes = [
        Text(
            texts.text(
                "cli-bench-note",
                game=name,
                scenario=game["largest"],
                units=game["units"],
                decisions=game["replayed_decisions"],
            ),
            "dim",
        )
        for name, game in report["games"].items()
    ]
    return Group(Text(texts.text("cli-compiled" if report["compiled"] else "cli-interpreted")), table, *notes)
