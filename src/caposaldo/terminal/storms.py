"""Storms in the terminal: the map with its counters, AP and CAP, cards, objectives, and the choices in words."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.games.storms.position import FULL_POOL
from caposaldo.games.storms.setup import SIDE_NAMES
from caposaldo.games.storms.verbs import CONFIRM, GO, KEEP, PASS, RECOVER, SNEAK, VERBS
from caposaldo.kernel.game import Action, Message, Params
from caposaldo.terminal.display import DangerTexts, GameDisplay, Moment, Room, View
from caposaldo.terminal.stormsmap import ARROWS, FLAGS, OBJECTIVE, SIDES, Drawing

CONCLUDING = (CONFIRM, PASS, KEEP)
FULL, EMPTY = "●", "○"
MARGIN = "  "
# The map is never drawn in fewer lines.
FEWEST_ROWS = 10
COLUMNS = ("unit", "name", "cost", "power", "defence", "range", "hex", "state")


class StormsDisplay(GameDisplay):
    HELP: ClassVar[str] = "cli-help-storms"
    LABEL: ClassVar[str] = "G1"
    RULE: ClassVar[str] = "5.0"

    def show(self, key: str, **params: int | str) -> str:
        return self.texts.text(f"st-show-{key}", **params)

    # ---------------------------------------------------------------- the map and what lies beside it
    def board(self, moment: Moment, room: Room) -> RenderableType:
        known = self.board_of(moment.state)
        beside = self.tracks(moment.view)
        for entries in (self.objectives(moment.view), self.hands(moment.view), self.artillery(moment.view)):
            beside += flowing(entries, room.columns)
        beside += self.goals(moment)
        drawing = Drawing(known, moment, Room(room.columns, max(room.rows - len(beside), FEWEST_ROWS)))
        return Group(*drawing.lines(), *flowing(self.legend(drawing), room.columns), *beside)

    def legend(self, drawing: Drawing) -> list[Text]:
        """Only what there is to see."""
        return [
            Text.assemble((mark, style), (f" {self.texts.text(key)}", "dim")) for key, mark, style in drawing.legend()
        ]

    def tracks(self, view: View) -> list[Text]:
        """A line for each side: the AP of an open activation, CAP, losses, cards."""
        return [self.track(view, number, side) for number, side in enumerate(view["sides"])]

    def track(self, view: View, number: int, side: dict[str, Any]) -> Text:
        name = self.show(SIDE_NAMES[number])
        turn = "▶" if view["side"] == number and view["phase"] == "play" else " "
        line = Text.assemble(f"{turn} ", (f"{FLAGS[number]} {name:<10}", SIDES[number]), "  ")
        line.append(f"{self.show('ap')} {dots(side['ap'], FULL_POOL) if side['pool'] else EMPTY * FULL_POOL}  ")
        line.append(f"{self.show('cap')} {dots(side['cap'], side['cap_most'])} {side['cap']}/{side['cap_most']}  ")
        line.append(self.show("losses", losses=side["losses"]), "dim")
        if self.has_deck():
            line.append("  " + self.show("cards", cards=side["hand"]), "dim")
        if side["objectives"] > 0:
            line.append("  " + self.show("objectives", count=side["objectives"]), "dim")
        return line

    def has_deck(self) -> bool:
        return any(card["count"] > 0 for card in self.known["cards"])

    def objectives(self, view: View) -> list[Text]:
        """Who holds what."""
        found = []
        for objective in self.known["objectives"]:
            holder = view["control"][objective["id"]]
            style = SIDES[holder] if holder >= 0 else "bold"
            said = self.show(
                "objective",
                name=objective["name"][self.texts.lang],
                hex=self.known["labels"][objective["hex"]],
                holder=self.show(SIDE_NAMES[holder] if holder >= 0 else "nobody"),
            )
            found.append(Text.assemble((OBJECTIVE, style), f" {said}"))
        return found

    def hands(self, view: View) -> list[Text]:
        """The cards in one's own hand."""
        found = []
        for side in view["sides"]:
            held = [self.card(card, n) for card, n in enumerate(side["cards"] or []) if n > 0]
            if held:
                found.append(Text(self.show("hand", cards=", ".join(held))))
        return found

    def goals(self, moment: Moment) -> list[Text]:
        """One's own secret objectives; at the end those of both sides."""
        found = []
        for number, side in enumerate(moment.view["sides"]):
            for card in side["goals"] or []:
                told = self.known["cards"][card]
                aims = [Message("8.1c", text["key"], text["params"]) for text in told["text"]]
                said = " ".join(self.texts.say(aim, moment.state) for aim in aims)
                name = told["name"][self.texts.lang]
                found.append(Text(MARGIN + self.show("goal", side=self.show(SIDE_NAMES[number]), card=name, text=said)))
        return found

    def card(self, card: int, count: int) -> str:
        """Its number, name and price; several of them at once."""
        told = self.known["cards"][card]
        prices = [f"{told[f'cost_{way}']} {self.show(way)}" for way in ("ap", "cap") if told[f"cost_{way}"] > 0]
        price = f" ({' / '.join(prices)})" if prices else ""
        return f"{told['number']} {told['name'][self.texts.lang]}{price}{f' ×{count}' if count > 1 else ''}"

    def artillery(self, view: View) -> list[Text]:
        """What one knows of shells that are on their way."""
        found = []
        for battery in view["batteries"]:
            card = self.known["cards"][self.known["batteries"][battery["id"]]["card"]]
            for when in ("plotted", "falling"):
                if battery[when] is not None:
                    key = f"{when}-smoke" if battery[when]["smoke"] else when
                    hex = self.known["labels"][battery[when]["hex"]]
                    found.append(Text(self.show(key, card=card["name"][self.texts.lang], hex=hex)))
        return found

    # ---------------------------------------------------------------- how things stand
    def heading(self, view: View) -> Message:
        if view["round"] == 0:
            return Message("1.0", "st-show-before")
        params: Params = {"round": view["round"], "rounds": view["rounds"]}
        params |= {"phase": f"@st-show-phase-{view['phase']}", "seat": f"@seat/{view['side']}"}
        return Message("2.0", "st-show-heading" if view["phase"] == "play" else "st-show-heading-before", params)

    def standing(self, view: View) -> Message:
        params: Params = {name: view["sides"][side]["points"] for side, name in enumerate(SIDE_NAMES)}
        return Message("2.4", "st-show-standing", params)

    def forces(self, view: View) -> RenderableType | None:
        return Group(*(self.side_table(view, side) for side in range(2))) if self.known else None

    def side_table(self, view: View, side: int) -> Table:
        table = Table(
            title=self.show(SIDE_NAMES[side]), title_justify="left", title_style=SIDES[side], box=None, pad_edge=False
        )
        for column in COLUMNS:
            table.add_column(self.show(f"column-{column}"), no_wrap=column not in ("name", "state"))
        for unit in view["units"]:
            if self.known["units"][unit["id"]]["side"] == side and unit["place"] not in ("destroyed", "left"):
                table.add_row(*self.unit_row(unit))
        return table

    def unit_row(self, unit: dict[str, Any]) -> list[str]:
        told = self.known["units"][unit["id"]]
        type = self.known["types"][told["type"]]
        fire = f"{unit['fire']}/{unit['indirect']}" if unit["indirect"] else unit["fire"] or "-"
        cost = f"{fire} {unit['move'] or '-'}"
        power = f"{unit['red']} {unit['blue']}"
        range = f"{type['least']}-{unit['range']}" if type["least"] else str(unit["range"])
        values = [cost, power, f"{unit['front']} {unit['flank']}", range]
        return [told["label"], type["name"][self.texts.lang], *values, self.whereabouts(unit), self.condition(unit)]

    def whereabouts(self, unit: dict[str, Any]) -> str:
        if unit["hex"] >= 0:
            return f"{self.known['labels'][unit['hex']]} {ARROWS[unit['face']]}"
        if unit["arrives"] > 0:
            return self.show("arrives", round=unit["arrives"])
        if unit["event"] >= 0:
            return self.show("arrives-event", card=self.known["cards"][unit["event"]]["name"][self.texts.lang])
        return self.show(unit["place"])

    def condition(self, unit: dict[str, Any]) -> str:
        """All that is to be said of it: spent, its hit marker, what it has done, cards it can still use."""
        found = [self.show("hidden")] if unit["hidden"] else []
        if unit["hex"] >= 0 and unit["status"] != "ready":
            found.append(self.show(unit["status"]))
        if unit["marker"] is not None:
            found.append(self.show("face-down") if unit["marker"] == "down" else self.marker(unit["marker"]))
        found += [self.show(f"flag-{flag}") for flag in unit["flags"]]
        own = self.known["units"][unit["id"]]["cards"]
        found += [self.known["cards"][card]["name"][self.texts.lang] for card in own if card not in unit["used"]]
        return ", ".join(found)

    def marker(self, key: str) -> str:
        return self.texts.text(f"st-marker-{key}").lower()

    # ---------------------------------------------------------------- choices in words
    def is_private(self, seat: int, view: View) -> bool:
        """Its cards and its hidden units stand among its choices, its secret objectives beside the map."""
        own = view["sides"][seat]
        return own["hand"] > 0 or own["objectives"] > 0 or any(unit["hidden"] for unit in view["units"])

    def words(self, moment: Moment, action: Action) -> str:
        return self.texts.say(moment.state.wording(action), moment.state)

    def group(self, action: Action) -> str:
        if action.verb in CONCLUDING:
            return ""
        key = f"st-group-{VERBS.name_of(action.verb)}"
        return key if self.texts.has(key) else "st-group-other"

    def total_key(self, moment: Moment, action: Action) -> str:
        recovering = action.verb == RECOVER or moment.view["decision"]["purpose"] == "recovery"
        if action.verb in (GO, SNEAK):
            return "st-screen-total-move"
        return "st-screen-total-recovery" if recovering else "st-screen-total-attack"

    def danger_texts(self, moment: Moment, action: Action) -> DangerTexts | None:
        """Enemies in view that could fire at the hex that is entered."""
        unit = moment.view["decision"]["unit"]
        if action.verb != GO or unit < 0 or moment.state.pointing(action).get("hex", -1) < 0:
            return None
        title = Message("8.1", "st-screen-danger", {"unit": f"@unit/{unit}"})
        return DangerTexts(title, "st-screen-total-attack", "st-screen-danger-note", "st-screen-danger-none")

    def concludes(self, action: Action) -> bool:
        return action.verb in CONCLUDING

    def names(self, moment: Moment, action: Action) -> set[str]:
        """Hexes are called without the number of their map too: G08 for 101-G08."""
        found = super().names(moment, action)
        return found | {word.partition("-")[2] for word in found if word.partition("-")[0].isdigit()}


def dots(have: int, most: int) -> str:
    return FULL * have + EMPTY * max(most - have, 0)


def flowing(entries: list[Text], columns: int) -> list[Text]:
    """Entries side by side, in as many lines as it takes."""
    lines = [Text(MARGIN)] if entries else []
    for entry in entries:
        if lines[-1].cell_len + entry.cell_len + 2 > columns:
            lines.append(Text(MARGIN))
        lines[-1].append_text(entry).append("  ")
    for line in lines:
        line.rstrip()
    return lines
