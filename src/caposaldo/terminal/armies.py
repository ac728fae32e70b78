"""Armies that players build, in the terminal: `caposaldo army GAME`."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from caposaldo.kernel.sources import known
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import side_name
from caposaldo.terminal.listings import grid

Data = dict[str, Any]
UNITS_OF_CM = 100


def cards(offer: Data, nation: str, year: int) -> list[Data]:
    """Return the unit cards of an army, all of them if it is "", that are in service; year 0: whenever."""
    if nation:
        known("--nation", "", nation, offer["nations"])
    return [
        card
        for card in offer["cards"]
        if (not nation or card["nation"] == nation) and (not year or card["year"] <= year)
    ]


def cards_table(rows: list[Data], texts: Texts) -> RenderableType:
    table = grid(texts, "id", "name", "nation", "year", "cards", "cost", "ranges", "armour")
    for row in rows:
        table.add_row(
            Text(row["card"], "bold"),
            Text(row["name"][texts.lang]),
            Text(side_name(texts, row["nation"], row["nation"])),
            str(row["year"]),
            str(row["cards"]),
            " ".join([str(row["cost"]), *(f"+{n}" for n in row["additions"][1:])]),
            "/".join(str(n // UNITS_OF_CM) for n in row["ranges"]) if any(row["ranges"]) else "",
            "/".join(centimetres(n, texts) for n in row["armour"]) if any(row["armour"]) else "",
        )
    return table


def centimetres(millimetres: int, texts: Texts) -> str:
    words = f"{millimetres / 10:g}"
    return words.replace(".", ",") if texts.lang == "it" else words


# ---------------------------------------------------------------- the account of a list
def account_text(account: Data, texts: Texts) -> RenderableType:
    points = texts.text(
        "cli-army-points" if account["points"] else "cli-army-spent", spent=account["spent"], points=account["points"]
    )
    head = f"{side_name(texts, account['nation'], account['nation'])}, {account['year']}: {points}"
    parts: list[RenderableType] = [Text(head, "bold"), platoons_table(account, texts)]
    parts += [Text(line_of(told, texts), "red") for told in account["problems"]]
    parts += [Text(line_of(told, texts), "dim") for told in account["notes"]]
    parts.append(Text(texts.text("cli-army-good" if account["ok"] else "cli-army-bad"), "bold"))
    return Group(*parts)


def platoons_table(account: Data, texts: Texts) -> RenderableType:
    table = grid(texts, "company", "models", "unit-card", "level", "cost")
    for row in account["platoons"]:
        table.add_row(
            f"{row['company'] or '–'} {texts.text('cli-word-hq') if row['hq'] else ''}".rstrip(),
            str(row["models"]),
            f"{'+ ' if row['aboard'] >= 0 else ''}{row['card']}",
            texts.text(f"cli-word-{row['level']}"),
            str(row["cost"]),
        )
    return table


def line_of(told: Data, texts: Texts) -> str:
    """Return a message with the line it is about and its rule."""
    said = f"{told['said'][texts.lang]} [{told['rule']}]"
    return texts.text("cli-army-line", line=told["line"], said=said) if told["line"] else said
