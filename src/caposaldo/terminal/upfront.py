"""Up Front in the terminal: the card table, one's own hand, the attack at hand, and the choices in words."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.games.upfront.verbs import DONE, KEEP, PANIC, PASS, VERB_NAMES
from caposaldo.kernel.game import Action, Message, Params, State
from caposaldo.terminal.display import GameDisplay, Moment, Room, View
from caposaldo.terminal.upfronttable import ACTING, SIDES, Data, Drawing, Soldiers, flowing, letter_of

CONCLUDING = (DONE, PASS, KEEP)
# What the side that decides prepares unseen by the other.
PREPARING = ("aim", "infiltrate", "assault", "send")
MARGIN = "  "
# Verbs whose modifiers are those of fire.
FIRE_VERBS = ("attack", "use", "done", "resolve", "keep")
GAP = "  "
COLUMNS = ("place", "name", "weapon", "power", "morale", "panic", "kia", "close", "state")
# The table is drawn at its full height when there are at least so many lines.
FEWEST_ROWS = 8
# Cards of a hand stand in this order.
NATIONS = {"german": "germany", "american": "usa", "russian": "russia"}  # as the texts web-nation-* call them
FUNCTIONS = [
    "fire", "movement", "terrain", "rally", "rally-all", "concealed", "smoke", "wire", "hero", "sniper", "radio",
]  # fmt: skip


class UpFrontDisplay(GameDisplay):
    HELP: ClassVar[str] = "cli-help-upfront"
    LABEL: ClassVar[str] = "A"
    RULE: ClassVar[str] = "4.1"

    def show(self, key: str, **params: int | str) -> str:
        return self.texts.text(f"uf-show-{key}", **params)

    # ---------------------------------------------------------------- the table and what lies beside it
    def board(self, moment: Moment, room: Room) -> RenderableType:
        known = self.board_of(moment.state)
        beside = [*self.at_hand(moment, room.columns), *self.piles(moment.view, room.columns)]
        beside += self.hand(moment, room.columns)
        sides = [self.side(moment, side) for side in (1 - max(moment.seat, 0), max(moment.seat, 0))]
        rows = max(room.rows - len(beside) - len(sides), FEWEST_ROWS)
        drawing = Drawing(known, moment, Room(room.columns, rows), self.texts)
        table = drawing.lines()
        legend = flowing(drawing.legend(), room.columns, GAP, MARGIN) + self.range_legend(drawing, room.columns)
        return Group(sides[0], *table, sides[1], *legend, *beside)

    def range_legend(self, drawing: Drawing, columns: int) -> list[Text]:
        """What the figures between the groups mean."""
        if not drawing.view["ranges"]:
            return []
        key = "range-legend" if drawing.roomy else "range-brief-legend"
        return folded(Text(self.show(key), "dim"), columns)

    def side(self, moment: Moment, side: int) -> Text:
        """Whose turn it is, cards in hand, who leads."""
        told = moment.view["sides"][side]
        turn = "▶" if moment.view["side"] == side and moment.view["player_turn"] > 0 else " "
        name = self.texts.name(moment.state, f"seat/{side}")
        line = Text.assemble(f"{turn} ", (f" {name} ", SIDES[side]), "  ")
        line.append(self.show("cards", hand=told["hand"], limit=told["limit"]))
        if told["leader"] >= 0:
            line.append(f"{GAP}{self.show('leader', man=self.known['men'][told['leader']]['name'])}", "dim")
        return line

    def piles(self, view: View, columns: int) -> list[Text]:
        """What is left of the deck; cards that lie open for what is going on."""
        params = {"deck": view["deck"], "decks": view["decks"], "pile": view["pile"]}
        found = [Text(self.show("deck", **params, discards=view["discarded"]["count"]), "dim")]
        found += [Text(self.show("last-deck"), "bold")] if view["deck"] == view["decks"] else []
        found += [Text(self.show("breeze"), "bold")] if view["windy"] else []
        if view["decision"]["kind"] == "discard" and view["decision"]["side"] == view["side"]:
            left = view["decision"]["left"]
            found.append(Text(self.show("discards-left", left=left) if left >= 0 else self.show("discards-free")))
        return flowing(found, columns, GAP, MARGIN)

    def hand(self, moment: Moment, columns: int) -> list[Text]:
        """One's own cards; those of the attack being prepared stand out, dead ones do not."""
        held = sorted(moment.view["hand"] or [], key=self.hand_order)
        if moment.view["hand"] is None:
            return []
        head = Text(self.show("hand" if held else "hand-empty"), "bold")
        return flowing([head, *(self.hand_card(moment, card) for card in held)], columns, GAP, MARGIN)

    def hand_order(self, held: Data) -> tuple[bool, int, int]:
        return held["dead"], FUNCTIONS.index(self.known["cards"][held["card"]]["functions"][0]["as"]), held["card"]

    def hand_card(self, moment: Moment, held: Data) -> Text:
        name = self.card(moment.state, held["card"])
        if held["dead"]:
            return Text(self.show("dead", card=name), "dim")
        return Text(self.show("chosen", card=name), ACTING) if held["chosen"] else Text(name)

    def card(self, state: State, card: int) -> str:
        return self.texts.name(state, f"face/{card}")

    # ---------------------------------------------------------------- what is going on
    def at_hand(self, moment: Moment, columns: int) -> list[Text]:
        """The attack that is prepared or resolved, who is named for something, who fights."""
        action = moment.view["decision"]
        found = [self.attack(moment, action)] if action["cards"] or action["strength"] else []
        found += [Text(self.named(moment, named)) for named in action["named"]]
        if action["fight"] is not None:
            who = {name: self.man(action["fight"][name]) for name in ("attacker", "defender")}
            found.append(Text(self.show("fight", **who)))
        loose = [card for card in moment.view["table"] if card not in action["cards"]]
        if loose:
            found.append(Text(self.show("table", cards=self.cards(moment.state, loose))))
        return [line for entry in found for line in folded(entry, columns)]

    def attack(self, moment: Moment, action: Data) -> Text:
        names = {name: self.texts.name(moment.state, f"group/{action[name]}") for name in ("group", "target")}
        if action["group"] < 0 or action["target"] < 0:
            return Text(self.show("table", cards=self.cards(moment.state, action["cards"])))
        line = Text(self.show("attack", **names), "bold")
        if action["power"]:
            line.append(f" · {self.show('power', power=action['power'], needed=action['needed'])}")
        line.append(f" · {self.cards(moment.state, action['cards'])}" if action["cards"] else "")
        line.append(f" · {self.show('strength', strength=action['strength'])}")
        if action["targets"]:
            line.append(f" · {self.show('targets', men=', '.join(map(self.man, action['targets'])))}")
        return line

    def named(self, moment: Moment, named: Data) -> str:
        params = {"man": self.man(named["man"])}
        by = self.card(moment.state, named["card"]) if named["card"] >= 0 else self.show("by-check")
        if named["opponent"] >= 0:
            return self.show("named-fight", **params, other=self.man(named["opponent"]))
        if named["group"] < 0:
            return self.show("named", **params, by=by)
        group = self.texts.name(moment.state, f"group/{named['group']}")
        return self.show("named-group", **params, group=group, by=by)

    def man(self, man: int) -> str:
        return str(self.known["men"][man]["name"])

    def cards(self, state: State, cards: list[int]) -> str:
        return ", ".join(self.card(state, card) for card in cards)

    # ---------------------------------------------------------------- how things stand
    def heading(self, view: View) -> Message:
        params: Params = {"deck": view["deck"], "decks": view["decks"], "seat": f"@seat/{view['side']}"}
        params["step"] = f"@uf-step-{view['step']}"
        return Message("4.1", "uf-show-heading" if view["player_turn"] > 0 else "uf-show-heading-before", params)

    def standing(self, view: View) -> Message:
        params: Params = {}
        for number, side in enumerate(view["sides"]):
            params[f"seat{number}"] = f"@seat/{number}"
            params |= {f"{what}{number}": side[what] for what in ("points", "lost", "men", "breaks")}
        return Message("16.4", "uf-show-standing", params)

    def forces(self, view: View) -> RenderableType | None:
        if not self.known:
            return None
        tables: list[RenderableType] = [self.side_table(view, side) for side in range(2)]
        return Group(*tables, *self.goals(view), *self.seen(view))

    def people(self, view: View, side: int) -> str:
        return self.texts.text(f"web-nation-{NATIONS[view['sides'][side]['nation']]}")

    def side_table(self, view: View, side: int) -> Table:
        table = Table(
            title=self.people(view, side),
            title_justify="left",
            title_style=SIDES[side],
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
        )
        for column in COLUMNS:
            table.add_column(self.show(f"column-{column}") if column != "place" else "", no_wrap=column != "state")
        letters = {group["id"]: letter_of(group) for group in view["groups"]}
        men = [man for man in view["men"] if self.known["men"][man["id"]]["side"] == side]
        for man in sorted(men, key=lambda man: (man["group"] < 0, letters.get(man["group"], ""), man["pos"])):
            table.add_row(*self.man_row(view, man, letters))
        return table

    def man_row(self, view: View, man: Data, letters: dict[int, str]) -> list[str]:
        told = self.known["men"][man["id"]]
        name = f"{told['rank'][self.texts.lang]} {told['name']}".strip()
        if man["group"] < 0:
            return ["", name, "", "", "", "", "", "", self.texts.text(f"uf-fate-{man['fate']}")]
        power = " ".join(map(str, man["power"])) if man["fires"] else "-"
        values = [
            f"[{power}]" if man["bracketed"] else power,
            *(str(man[n]) for n in ("morale", "panic", "kia", "close")),
        ]
        soldiers = Soldiers(self.known, view, self.texts)
        weapon = soldiers.weapon(man["weapon"]) if man["weapon"] >= 0 else self.show("mark-unarmed")
        place = f"{letters.get(man['group'], '')}{man['pos']}"
        return [place, name, weapon, *values, self.state(soldiers, man)]

    def state(self, soldiers: Soldiers, man: Data) -> str:
        told = [soldiers.mark_words(man, mark) for mark in soldiers.marks(man) if mark != "unarmed"]
        return ", ".join(told)

    def goals(self, view: View) -> list[Text]:
        """What wins at once, and who wins when time is up (16.3, 16.42)."""
        found = []
        for goal in self.known["goals"]:
            cover = "yes" if goal["cover"] else "no"
            text = self.texts.text(f"uf-screen-goal-{goal['kind']}", men=goal["men"], reach=goal["reach"], cover=cover)
            found.append(Text(f"{self.people(view, goal['side'])}: {text}"))
        if self.known["clock_winner"] >= 0:
            found.append(Text(self.show("clock-winner", side=self.people(view, self.known["clock_winner"]))))
        return found

    def seen(self, view: View) -> list[Text]:
        """The discards one has seen, counted by what they are."""
        counted = Counter(self.known["cards"][card]["functions"][0]["as"] for card in view["discarded"]["seen"])
        told = [f"{self.show(f'fn-{name}')} {counted[name]}" for name in FUNCTIONS if counted[name]]
        return [Text(self.show("seen", cards=", ".join(told)), "dim")] if told else []

    # ---------------------------------------------------------------- choices in words
    def is_private(self, seat: int, view: View) -> bool:
        """The cards in its hand stand among its choices, and what it prepares is its own business."""
        action = view["decision"]
        return view["sides"][seat]["hand"] > 0 or (action["side"] == seat and action["kind"] in PREPARING)

    def words(self, moment: Moment, action: Action) -> str:
        return self.texts.say(moment.state.wording(action), moment.state)

    def group(self, action: Action) -> str:
        if action.verb in CONCLUDING:
            return ""
        key = f"uf-group-{VERB_NAMES[action.verb]}"
        return key if self.texts.has(key) else "uf-group-other"

    def total_key(self, moment: Moment, action: Action) -> str:
        """As the browser labels it: fire, a refill of the hand, infiltration or close combat."""
        decision = moment.view["decision"]
        if decision["kind"] == "infiltrate" or decision["purpose"] == "infiltration":
            return "uf-screen-total-slip"
        if decision["purpose"] != "fight" and VERB_NAMES[action.verb] in FIRE_VERBS:
            return "uf-screen-total-attack"
        return "uf-screen-total-draw" if VERB_NAMES[action.verb] == "draw" else "uf-screen-total-fight"

    def concludes(self, action: Action) -> bool:
        return action.verb in CONCLUDING

    def seldom_pays(self, action: Action) -> bool:
        return action.verb == PANIC

    def names(self, moment: Moment, action: Action) -> set[str]:
        """Groups are called by their letter alone too, and cards as they are printed: #61."""
        found = super().names(moment, action)
        letters = {word.rpartition("-")[2] for word in found if "-" in word}
        return found | {word for word in letters if word} | {f"#{word}" for word in found if word.isdigit()}


def folded(entry: Text, columns: int) -> list[Text]:
    """Too long for a line: it goes on in the next."""
    lines: list[Text] = []
    for word in entry.split(" "):
        if not lines or lines[-1].cell_len + 1 + word.cell_len > columns:
            lines.append(Text(MARGIN))
        elif lines[-1].cell_len > len(MARGIN):
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return lines
