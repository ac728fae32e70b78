"""The card table of Up Front drawn with characters: the groups of both sides face to face, letter by letter, with what
lies on them, their men, and the relative ranges between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caposaldo.kernel.texts import Texts
from caposaldo.terminal.display import Moment, Room

Board = Mapping[str, Any]
Data = Mapping[str, Any]

SIDES = ["bold white on #4a5a68", "bold white on #7a5a20"]
ACTING = "bold black on #f0d040"
TARGET = "bold black on #f09040"
GROUND = "#8fb06a"
PINNED = "dim"
LEADERS = ("sl", "asl")
BETWEEN = " │ "
# A column at least so wide has room for words instead of marks.
ROOMY = 34
# What there is to say of a man, in the order in which it is said.
MARKS = {
    "pinned": "↓", "heroic": "★", "berserk": "‼", "target": "◎", "held-out": "○", "named": "➤", "moving-over": "→",
    "inside": "»", "jammed": "×", "serves": "+", "charge": "¤", "captured": "*", "unarmed": "∅",
}  # fmt: skip
ARROWS = {"forward": "▲", "back": "▼", "sideways": "◀▶"}
MINUS = "−"
ACTED = "✓"
BLOCKED = "–"


class Soldiers:
    """What is said of men, on the table and in lists."""

    def __init__(self, known: Board, view: Data, texts: Texts) -> None:
        self.known = known
        self.view = view
        self.texts = texts

    def show(self, key: str, **params: int | str) -> str:
        return self.texts.text(f"uf-show-{key}", **params)

    def called(self, group: int) -> str:
        found = next((letter_of(other) for other in self.view["groups"] if other["id"] == group), "")
        return found or "?"

    def named(self, man: Data) -> Text:
        told = self.known["men"][man["id"]]
        style = TARGET if "target" in man["marks"] else PINNED if "pinned" in man["marks"] else ""
        line = Text(style="").append(told["name"], style)
        rank = "commissar" if told["commissar"] else told["leader"]
        return line.append(f" {self.texts.text(f'uf-screen-rank-{rank}')}", "bold") if rank else line

    def weapon(self, weapon: int) -> str:
        return self.show(f"weapon-{self.kind(weapon)}")

    def kind(self, weapon: int) -> str:
        """The key of its type, without the nation that a secondary weapon does not have."""
        key = str(self.known["weapons"][self.known["weapon_types"][weapon]]["key"])
        return key.partition("-")[2] or key

    def marks(self, man: Data) -> list[str]:
        there = set(man["marks"])
        named = {"inside": man["inside"] >= 0, "jammed": man["jammed"], "serves": man["serves"] >= 0}
        named |= {"captured": man["captured"], "unarmed": man["weapon"] < 0}
        there |= {name for name, so in named.items() if so}
        there |= {self.kind(man["second"])} if man["second"] >= 0 else set()
        return [mark for mark in MARKS if mark in there]

    def mark_words(self, man: Data, mark: str) -> str:
        where = self.where(man, mark)
        return f"{self.show(f'mark-{mark}')} {where}" if where else self.show(f"mark-{mark}")

    def where(self, man: Data, mark: str) -> str:
        """The letter of the group he has infiltrated, or goes to."""
        group = {"inside": man["inside"], "moving-over": man["bound"]}.get(mark, -1)
        return self.called(group) if group >= 0 else ""


class Drawing(Soldiers):
    """The table at a moment, the seat's own groups below. Men have a line each, or, where there is no room for that,
    stand side by side."""

    def __init__(self, known: Board, moment: Moment, room: Room, texts: Texts) -> None:
        super().__init__(known, moment.view, texts)
        self.own = max(moment.seat, 0)
        groups = [group for group in self.view["groups"] if letter_of(group)]
        self.cells = {(group["side"], letter_of(group)): group for group in groups}
        self.letters = sorted({letter_of(group) for group in groups}) or ["A"]
        self.width = (room.columns - len(BETWEEN) * (len(self.letters) - 1)) // len(self.letters)
        self.roomy = self.width >= ROOMY
        self.used: set[str] = set()
        self.tall = True
        if len(self.lines()) > room.rows:
            self.tall = False
        self.used.clear()

    # ---- the whole
    def lines(self) -> list[Text]:
        """The enemy above, nearest what lies on him; then the ranges; then the seat's own."""
        above = [self.cell(1 - self.own, letter) for letter in self.letters]
        below = [self.cell(self.own, letter) for letter in self.letters]
        between = [self.ranges(letter) for letter in self.letters]
        return [*self.side_by_side(above, at_bottom=True), *self.side_by_side(between), *self.side_by_side(below)]

    def side_by_side(self, cells: list[list[Text]], at_bottom: bool = False) -> list[Text]:
        deep = max(len(cell) for cell in cells)
        full = [([Text()] * (deep - len(c)) + c) if at_bottom else (c + [Text()] * (deep - len(c))) for c in cells]
        return [self.row([cell[i] for cell in full]) for i in range(deep)]

    def row(self, parts: list[Text]) -> Text:
        line = Text()
        for i, part in enumerate(parts):
            if i > 0:
                line.append(BETWEEN, "dim")
            fitted = part.copy()
            fitted.truncate(self.width, overflow="ellipsis", pad=True)
            line.append_text(fitted)
        line.rstrip()
        return line

    # ---- a group
    def cell(self, side: int, letter: str) -> list[Text]:
        group = self.cells.get((side, letter))
        if group is None:
            return []
        notes = ", ".join(self.notes(group))
        head = [self.title(group), self.ground(group)]
        told = wrapped(notes, self.width, "italic") if notes else []
        men = self.men(group)
        return [*head, *told, *men] if side == self.own else [*men, *told, *reversed(head)]

    def title(self, group: Data) -> Text:
        letter = letter_of(group)
        key = "group-new" if group["founding"] else "group-acted" if group["acted"] and self.roomy else "group"
        action = self.view["decision"]
        style = SIDES[group["side"]]
        if group["id"] == action["target"]:
            style = TARGET
        elif group["id"] == action["group"]:
            style = ACTING
        acted = f" {ACTED}" if group["acted"] and not self.roomy else ""
        return Text(f" {self.show(key, letter=letter, chit=plain_number(group['chit']))}{acted} ", style)

    def ground(self, group: Data) -> Text:
        """The terrain it occupies, and what lies above it."""
        found = [self.terrain(group["terrain"], group["modifier"])]
        counted = [card for card in group["stack"] if card["as"] == "movement"]
        found += [ARROWS[card["way"]] for card in counted if card["way"] in ARROWS]
        if group["moving"] and self.roomy:
            found.append(self.show("moving"))
        found += [self.show(name, value=signed(-abs(group[name]))) for name in ("smoke", "wire") if group[name]]
        if group["offered"] >= 0:
            card = self.known["cards"][group["offered"]]
            found.append(self.show("offered", terrain=self.terrain(card["terrain"], 0)))
        return Text(" ".join(found), GROUND)

    def terrain(self, kind: str, modifier: int) -> str:
        name = self.texts.text(f"uf-screen-land-{kind}")
        return f"{name} {signed(modifier)}" if modifier else name

    def notes(self, group: Data) -> list[str]:
        """Encircled, on a flank, behind somebody, shot at by a sniper, on its way to another letter, men inside."""
        found = [self.show("encircled")] if group["encircled"] is not None else []
        found += [self.show("flank", group=self.called(flank["group"])) for flank in group["flanks"]]
        found += [self.show("behind", group=self.called(enemy)) for enemy in group["behind"]]
        found += [self.show("sniped")] if group["sniped"] else []
        found += [self.show("announced", letter=group["announced"])] if group["announced"] else []
        for key in ("infiltrators", "arriving"):
            men = [self.known["men"][man]["name"] for man in group[key]]
            found += [self.show(key, men=", ".join(men))] if men else []
        lying = [self.weapon(weapon["id"]) for weapon in self.view["weapons"] if weapon["lies"] == group["id"]]
        return found + ([self.show("lying", weapons=", ".join(lying))] if lying else [])

    # ---- men
    def men(self, group: Data) -> list[Text]:
        told = [self.view["men"][man] for man in group["men"]]
        if self.tall:
            return [self.man(man) for man in told]
        return flowing([self.man_in_brief(man) for man in told], self.width, ", ")

    def man(self, man: Data) -> Text:
        """Name, rank of a leader, weapon, and in what state he is."""
        line = self.named(man)
        armed = self.weapon(man["weapon"]) if man["weapon"] >= 0 else ""
        if armed:
            line.append(f" {armed}", "dim")
        marks = self.marks(man)
        if self.roomy:
            line.append(f"  {', '.join(self.mark_words(man, mark) for mark in marks)}" if marks else "")
        elif marks:
            room = self.width - line.cell_len
            glyphs = self.glyphs(man, marks)
            if room < len(glyphs) + 1:
                line.truncate(self.width - len(glyphs) - 1, overflow="ellipsis")
            line.append(f" {glyphs}")
        return line

    def man_in_brief(self, man: Data) -> Text:
        line = self.named(man)
        marks = self.marks(man)
        return line.append(self.glyphs(man, marks)) if marks else line

    def glyphs(self, man: Data, marks: list[str]) -> str:
        self.used |= set(marks)
        return "".join(MARKS[mark] + self.where(man, mark) for mark in marks)

    def legend(self) -> list[Text]:
        """The marks that are on the table; words need none."""
        found = [(MARKS[mark], f"mark-{mark}") for mark in MARKS if mark in self.used]
        if not self.roomy:
            groups = self.cells.values()
            found += [(ACTED, "acted")] if any(group["acted"] for group in groups) else []
            found += [("▲▼◀▶", "moving")] if any(group["moving"] for group in groups) else []
        return [Text.assemble((mark, "bold"), (f" {self.show(key)}", "dim")) for mark, key in found]

    # ---- ranges
    def ranges(self, letter: str) -> list[Text]:
        """From a group of the seat's own to each enemy group: relative range, firepower, what is added to it."""
        group = self.cells.get((self.own, letter))
        if group is None:
            return []
        mine, theirs = ("group", "enemy") if self.own == 0 else ("enemy", "group")
        pairs = [pair for pair in self.view["ranges"] if pair[mine] == group["id"]]
        return [
            self.pair(pair, self.called(pair[theirs])) for pair in sorted(pairs, key=lambda p: self.called(p[theirs]))
        ]

    def pair(self, pair: Data, letter: str) -> Text:
        fires, returns = (self.fire(pair, way) for way in (self.own, 1 - self.own))
        key = "range" if self.roomy else "range-brief"
        return Text(self.show(key, letter=letter, range=pair["range"], fire=fires, back=returns), "cyan")

    def fire(self, pair: Data, way: int) -> str:
        if pair["blocked"][way]:
            return self.show("blocked") if self.roomy else BLOCKED
        modifier = pair["modifier"][way]
        return f"{pair['power'][way]}{f' ({signed(modifier)})' if modifier and self.roomy else ''}"


def letter_of(group: Data) -> str:
    return str(group["letter"] or group["founding"])


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number > 0 else "0"


def plain_number(number: int) -> str:
    """A chit: its sign only where it is below nought."""
    return signed(number) if number < 0 else str(number)


def wrapped(words: str, width: int, style: str) -> list[Text]:
    """Words in as many lines as it takes."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [Text(line, style) for line in lines]


def flowing(entries: list[Text], width: int, between: str, margin: str = "") -> list[Text]:
    """Entries side by side, in as many lines as it takes."""
    lines: list[Text] = []
    for i, entry in enumerate(entries):
        part = entry.copy().append(between.rstrip() if i + 1 < len(entries) else "")
        if not lines or lines[-1].cell_len + part.cell_len + 1 > width:
            lines.append(Text(margin))
        elif lines[-1].cell_len > len(margin):
            lines[-1].append(" " if between.strip() else between)
        lines[-1].append_text(part)
    return lines
