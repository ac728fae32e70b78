"""Positions for the tests, written as text: groups with their cards and men, hands, and what else matters.

    s = table('''
    nations: german american
    level: 24
    german A chit 2 in Woods -2 > forward: Griess lmg(crew Posner), Posner rifle, Hessel mp!
    american B chit 1: Allen sl rifle, Myers rifle 5/6/8, Degi rifle! ^A
    hand german: fire 4/8, concealed -2, hero
    flank: german A > american B
    ''', side="german", step="acting", draws=["black 4", "red 1", "#52"])

A group: nation, letter, "chit n" (0 if it is not said), "in <terrain> [modifier]", and after ">" what lies above it,
from the bottom up: forward, back, sideways (flank- or ford- before it, or #number behind it), smoke, wire, open (face
down), a terrain, or offered-<terrain>. Without "in" there is no terrain card; "in open" is a card that lies face down.

A man: name, sl, asl or commissar (in place of the sl, "asl commissar" of the other), his weapon (rifle, bolt-rifle, mp,
lmg, mmg, bar, carbine, assault-rifle, automatic-rifle, pistol, flamethrower, mortar; "american-rifle" if it is another
nation's; unarmed), (crew Name) the man who serves it, morale/panic/KIA. "!" pinned, "^B" has infiltrated enemy group B,
"~B" on his way to group B of his own side. Words: charge, jammed, heroic, berserk, fresh, killed (his weapons lie in
the group), routed, captured, holds(Name) somebody else's weapon, kept (and also his own).

A vehicle or a gun is called like a man, and its card comes next ("Ursel medium": german-medium of vehicles.toml).
Words: buttoned, bogged, immobile, stunned, stunned-twice, bereft, bereft-twice, revealed; "!" pinned.

Other lines: nations (side 0, side 1), level, turn, decks, emptied, first, attacker, pillbox, "time: german" (who wins
when time is up), "removed: buildings 5", "dead: german minefield sniper", "snipers: german 2", "goal: american chit 4
men 4 cover", "hand german: ...", "discards: ...", "out: ...", "flank: german A > american B [natural]",
"behind: german C > american B", "night: yes", "starshell: american B",
"encircled: american B > german C german B" (from the rear, from the front),
"acted: german A". What follows # and a blank is a remark.
"""

from __future__ import annotations

import re
from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.io.files import load_components
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.decision import Decision
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Form, Lay
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.sequence import Turn
from caposaldo.games.upfront.setup import Goal, ManType, Setup
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Refusal
from rules.playing import told
from rules.upfront.cards import LoadedDeck, find

__all__ = [
    "LoadedDeck", "card", "choices", "do", "find", "group", "hand", "keep_all", "man", "names", "on", "pending",
    "refused", "second", "side_of", "table", "told", "why",
]  # fmt: skip

# Men of the worked examples: morale, panic, KIA. What is not known of them is ours.
KNOWN = {
    "Allen": (5, 7, 8), "Myers": (5, 6, 8), "Degi": (3, 3, 8), "Coates": (3, 5, 8), "Nixon": (4, 6, 8),
    "Jones": (4, 6, 8), "Griess": (5, 6, 8), "Hessel": (4, 6, 8), "Wolff": (4, 5, 8), "Bernhoff": (4, 6, 8),
    "Posner": (4, 5, 8),
}  # fmt: skip
SOMEBODY = (4, 5, 8)
WITH_FLAMES = 7
WORDS = {"heroic": st.HEROIC, "berserk": st.BERSERK, "fresh": st.FRESH}
WORDS |= {name: st.BUTTONED << i for i, name in enumerate(st.VEHICLE_MARK_NAMES)}
FATES = {"killed": st.KILLED, "routed": st.ROUTED, "captured": st.CAPTURED}
WAYS = {"forward": st.FORWARD, "back": st.BACK, "sideways": st.SIDEWAYS}
# Steps in which somebody decides.
DECIDING = ("acting", "discarding", "refilling", "forming", "laying")
# Steps that come by themselves, and the step before them.
BEFORE = {"beginning": st.ENDING, "charging": st.ANSWERING, "executing": st.REFILLING, "ending": st.EXECUTING}
LATER = 20  # player turns since the cards on the table were laid


def table(
    text: str, side: str = "", step: str = "acting", draws: list[str] | None = None, seed: str = "field"
) -> UpFrontState:
    """A position in the middle of a game: it is this side's turn (the first nation's if it is not said), and the step
    awaits a decision. `draws` are the cards that will be drawn; without them the dice have a fixed seed. Steps:
    acting, discarding, refilling, laying, forming; or one that comes by itself and goes on until somebody decides:
    beginning (of the side's turn: enemy terrain is answered), charging, executing, ending."""
    sketch = Sketch(text)
    dice = Dice(seed) if draws is None else LoadedDeck(draws)
    s = UpFrontState(sketch.setup, dice)
    if isinstance(dice, LoadedDeck):
        dice.table = s
    s.lay_out()
    sketch.set_out(s)
    s.side = sketch.nations.index(side) if side else 0
    s.legal = None
    s.listen()
    wait_in(s, step)
    return s


def wait_in(s: UpFrontState, step: str) -> None:
    s.stack = [Turn()]
    if step in DECIDING:
        s.step = st.STEP_NAMES.index(step)
        s.push(decision_of(step, s.side))
    else:
        s.step = BEFORE[step]
        s.run_on()


def decision_of(step: str, side: int) -> Decision:
    """The decision that is awaited in a step."""
    if step == "acting":
        return Act()
    if step == "discarding":
        return Discard()
    if step == "refilling":
        return Refill()
    return Form(side) if step == "forming" else Lay(side)


class Sketch:
    """A position as it is written."""

    def __init__(self, text: str) -> None:
        self.lines: list[tuple[list[str], str]] = []
        for line in text.splitlines():
            before, _, after = re.sub(r"(^|\s)#\s.*", "", line).partition(":")
            if before.strip():
                self.lines.append((before.split(), after.strip()))
        self.nations = self.find_nations()
        components = load_components()
        self.weapons = [weapon.key for weapon in components.weapons]
        self.components = components
        kinds = enumerate(components.weapons)
        self.secondary = {kind.key: i for i, kind in kinds if kind.traits & B.SECONDARY}
        self.setup = Setup(components.deck, components.weapons)
        self.setup.nation = vec[i64]([B.NATION_NAMES.index(nation) for nation in self.nations])
        self.setup.seat_names = list(self.nations)
        self.setup.scenario = "field"
        self.setup.decks = 9
        self.later: list[tuple[int, int, list[str]]] = []  # what is said of a man: man, group, words
        for words, rest in self.lines:
            self.set_rule(words[0], rest)
        for side, nation in enumerate(self.nations):
            for words, rest in self.lines:
                if words[0] == nation:
                    self.enlist(side, words, rest)
        for side in range(2):
            self.declare_dead(side, ["pillbox", *(["minefield"] if self.setup.level < 24 else [])])

    def find_nations(self) -> list[str]:
        for words, rest in self.lines:
            if words[0] == "nations":
                return rest.split()
        found = list(dict.fromkeys(words[0] for words, _ in self.lines if words[0] in B.NATION_NAMES))
        others = ["german", "american"]
        return (found + [nation for nation in others if nation not in found])[:2]

    def side(self, nation: str) -> int:
        return self.nations.index(nation)

    # ---- the scenario
    def set_rule(self, key: str, rest: str) -> None:
        setup, words = self.setup, rest.split()
        if key == "level":
            setup.level = int(rest)
        elif key == "decks":
            setup.decks = int(rest)
        elif key == "first":
            setup.first_player = self.side(rest)
        elif key == "attacker":
            setup.attacker = self.side(rest)
        elif key == "pillbox":
            setup.pillbox = self.side(rest)
        elif key == "time":
            setup.clock_winner = self.side(rest)
        elif key == "night":
            setup.night = True
        elif key == "removed":
            setup.removed[B.TERRAIN_NAMES.index(words[0])] = int(words[1])
        elif key == "snipers":
            setup.snipers[self.side(words[0])] = int(words[1])
        elif key == "dead":
            self.declare_dead(self.side(words[0]), words[1:])
        elif key == "goal":
            kind = B.GOAL_NAMES.index(words[1])
            men = int(words[words.index("men") + 1])
            setup.goals.append(Goal(self.side(words[0]), kind, men, int(words[2]), "cover" in words))

    def declare_dead(self, side: int, words: list[str]) -> None:
        deck = self.setup.deck
        for number in range(B.DECK):
            function = deck.function[number * B.FUNCTIONS]
            name = B.TERRAIN_NAMES[deck.terrain[number]] if function == B.TERRAIN else B.FUNCTION_NAMES[function]
            if name in words:
                self.setup.dead[side * B.DECK + number] = 1

    # ---- men
    def enlist(self, side: int, words: list[str], rest: str) -> None:
        """The men of a group, in the order of their positions."""
        for line in filter(None, (part.strip() for part in rest.split(","))):
            self.add(side, B.LETTER_NAMES.index(words[1]), line)

    def add(self, side: int, letter: int, line: str) -> None:
        crew = re.findall(r"\(crew (\w+)\)", line)
        pinned = "!" in line
        words = re.sub(r"\(crew \w+\)|!", " ", line).split()
        setup, number = self.setup, len(self.setup.men)
        made = self.man_called(words, B.NATION_NAMES[setup.nation[side]])
        left = [word for word in words[1:] if not self.says_of(made, word)]
        setup.men.append(made)
        setup.side = append(setup.side, side)
        setup.start_letter = append(setup.start_letter, letter)
        setup.start_crew = append(setup.start_crew, -1)
        for word in left:
            if word in self.secondary:
                setup.bearers = append(setup.bearers, number)
                setup.secondary = append(setup.secondary, self.secondary[word])
        if pinned:
            left.append("!")
        left += [f"crew={name}" for name in crew]
        self.later.append((number, side * B.LETTERS + letter, [word for word in left if word not in self.secondary]))

    def man_called(self, words: list[str], nation: str) -> ManType:
        """A man, or the vehicle or gun whose key comes next: it keeps the name it has here."""
        key = f"{nation}-{words[1]}" if len(words) > 1 else ""
        made = ManType(words[0].lower(), words[0], "Sold.", "Pvt")
        made.nation = B.NATION_NAMES.index(nation)
        made.morale, made.panic, made.kia = KNOWN.get(words[0], SOMEBODY)
        if key in self.components.park:
            park = self.components.park
            self.setup.weapons = [*self.components.weapons, *(weapon for _, weapon in park.values())]
            self.setup.armour = True
            card = park[key][0]
            made.rank_it = made.rank_en = ""
            made.kind, made.hull, made.weapon = card.kind, card.hull, card.weapon
            made.morale, made.panic, made.kia = card.morale, card.panic, card.kia
            made.bare_morale, made.bare_panic, made.bare_kia = card.bare_morale, card.bare_panic, card.bare_kia
            words.pop(1)
        return made

    def says_of(self, made: ManType, word: str) -> bool:
        """It is printed on his card: leader, weapon, values."""
        nation = B.NATION_NAMES[made.nation]
        if word in ("sl", "asl"):
            made.leader = B.LEADER_NAMES.index(word)
        elif word == "commissar":
            made.commissar = True
            made.leader = made.leader or B.SQUAD_LEADER
        elif word in self.secondary:
            return False
        elif word in self.weapons or f"{nation}-{word}" in self.weapons:
            made.weapon = self.weapons.index(word if word in self.weapons else f"{nation}-{word}")
            if self.setup.weapons[made.weapon].traits & B.FLAMETHROWER:
                made.kia = WITH_FLAMES
            self.setup.armour |= self.setup.weapons[made.weapon].traits & B.ORDNANCE != 0
        elif re.fullmatch(r"\d+/\d+/\d+", word):
            made.morale, made.panic, made.kia = (int(number) for number in word.split("/"))
        else:
            return False
        return True

    # ---- the state
    def set_out(self, s: UpFrontState) -> None:
        for words, _ in self.lines:
            if words[0] in self.nations:
                self.set_group(s, self.side(words[0]) * B.LETTERS + B.LETTER_NAMES.index(words[1]), words[2:])
        s.turn = LATER
        for words, rest in self.lines:
            self.set_state(s, words, rest)
        for number, own, said in self.later:
            for word in said:
                self.set_man(s, number, own, word)
        for number, own, said in self.later:
            for word in said:
                if word in FATES:
                    self.take_away(s, number, own, word)

    def set_group(self, s: UpFrontState, number: int, words: list[str]) -> None:
        below, above = words, []
        if ">" in words:
            below, above = words[: words.index(">")], words[words.index(">") + 1 :]
        s.letter[number] = number % B.LETTERS
        if "chit" in below:
            s.chit[number] = int(below[below.index("chit") + 1])
        if "in" in below:
            said = " ".join(word for word in below[below.index("in") + 1 :])
            self.lay(s, number, said.partition(" chit ")[0])
        for word in above:
            self.lay(s, number, word.rstrip(","))

    def lay(self, s: UpFrontState, number: int, said: str) -> None:
        """A card on the group, in a player turn of its own."""
        s.turn += 1
        word, _, which = said.lower().partition("#")
        way, name = st.FACE_UP, word
        if word.partition("-")[2] in WAYS or word in WAYS:
            way = WAYS[word.rpartition("-")[2]]
            name = "movement " + (word.partition("-")[0] if "-" in word else "plain")
        elif word.startswith("offered-"):
            way, name = st.OFFERED, word.removeprefix("offered-")
        elif word.strip() == "open":
            way, name = st.FACE_DOWN, "fire 6"
        found = self.take(s, f"#{which}" if which else name)
        s.seen[found] = 1 << (number // B.LETTERS) if way == st.FACE_DOWN else 3
        s.lay_on(found, number, way)

    def take(self, s: UpFrontState, said: str) -> int:
        """A card out of the pile."""
        found = find(s.setup.deck, said, sorted(int(number) for number in s.pile))
        s.pile = vec[i64]([number for number in s.pile if number != found])
        return found

    def set_state(self, s: UpFrontState, words: list[str], rest: str) -> None:
        key = words[0]
        if key == "hand":
            for said in filter(None, (part.strip() for part in rest.split(","))):
                s.to_hand(self.take(s, said), self.side(words[1]))
        elif key in ("discards", "out"):
            for said in filter(None, (part.strip() for part in rest.split(","))):
                found = self.take(s, said)
                s.where[found] = st.DISCARDED if key == "discards" else st.OUT_OF_GAME
                s.seen[found] = 3
        elif key == "turn":
            s.turn = int(rest)
        elif key == "emptied":
            s.emptied = int(rest)
        elif key in ("flank", "behind", "encircled", "acted", "starshell"):
            self.set_relation(s, key, rest.replace(">", " ").split())

    def set_relation(self, s: UpFrontState, key: str, words: list[str]) -> None:
        at = [group(s, words[i], words[i + 1]) for i in range(0, len(words) - 1, 2)]
        if key == "flank":
            s.flank[at[0] * st.GROUPS + at[1]] = st.NATURAL if words[-1] == "natural" else st.BY_FLANK_CARD
        elif key == "behind":
            s.behind[at[0] * st.GROUPS + at[1]] = 1
        elif key == "encircled":
            s.rear[at[0]], s.front[at[0]] = at[1], at[2]
        elif key == "starshell":
            s.set_mark(at[0], st.STARSHELL)
        else:
            s.set_mark(at[0], st.ACTED)

    def set_man(self, s: UpFrontState, number: int, own: int, word: str) -> None:
        side = own // B.LETTERS
        if word == "!":
            s.mark(number, st.PINNED)
        elif word in WORDS:
            s.mark(number, WORDS[word])
            if word == "berserk":
                s.mark(number, st.PINNED)
        elif word.startswith("crew="):
            s.serves[man(s, word[5:], side)] = number
        elif word.startswith("^"):
            s.inside[number] = (1 - side) * B.LETTERS + B.LETTER_NAMES.index(word[1])
        elif word.startswith("~"):
            s.mark(number, st.MOVING_OVER)
            s.bound[number] = side * B.LETTERS + B.LETTER_NAMES.index(word[1])
        elif word == "jammed":
            s.jammed[number] = 1
        elif word == "unarmed":
            s.weapon[number] = -1
        elif word == "kept":
            s.kept[number] = 1
        elif word.startswith("holds("):
            s.weapon[number] = man(s, word[6:-1])
        else:
            assert word in FATES, f"what is {word!r}, said of {s.setup.men[number].name}?"

    def take_away(self, s: UpFrontState, number: int, own: int, word: str) -> None:
        """He has left play; the weapon of a dead man lies in his group unless somebody else holds it (18.1)."""
        s.part(number)
        s.fate[number] = FATES[word]
        s.weapon[number] = -1
        left, s.second[number] = s.second[number], -1
        if word == "killed" and number not in list(s.weapon):
            s.lies[number] = own
        if word == "killed" and left >= 0:
            s.lies[left] = own


# ---------------------------------------------------------------- what is where
def side_of(s: UpFrontState, nation: str) -> int:
    return s.seats().index(nation)


def man(s: UpFrontState, name: str, side: int = -1) -> int:
    """The man of that name."""
    found = [i for i, one in enumerate(s.setup.men) if one.name == name and side in (-1, s.setup.side[i])]
    assert found, f"there is no {name}"
    return found[0]


def second(s: UpFrontState, name: str) -> int:
    """The secondary weapon that the man of that name had at the start."""
    return int(s.setup.count()) + list(s.setup.bearers).index(man(s, name))


def group(s: UpFrontState, nation: str, letter: str) -> int:
    """The group that has this letter now; one that is not there yet by its number."""
    found = int(s.group_with(side_of(s, nation), B.LETTER_NAMES.index(letter)))
    return found if found >= 0 else side_of(s, nation) * B.LETTERS + B.LETTER_NAMES.index(letter)


def card(s: UpFrontState, nation: str, said: str) -> int:
    """A card in a hand."""
    return find(s.setup.deck, said, [int(number) for number in s.hands[side_of(s, nation)]])


def hand(s: UpFrontState, nation: str) -> list[int]:
    """The cards in a hand, by the numbers printed on them, in order."""
    return sorted(int(number) + 1 for number in s.hands[side_of(s, nation)])


def on(s: UpFrontState, nation: str, letter: str) -> list[int]:
    """The cards on a group from the bottom up."""
    found: list[int] = []
    number = s.upper[group(s, nation, letter)]
    while number >= 0:
        found.insert(0, int(number))
        number = s.under[number]
    return found


def names(s: UpFrontState, nation: str, letter: str) -> list[str]:
    """The men of a group, in the order of their positions."""
    return [s.setup.men[number].name for number in s.men_of(group(s, nation, letter))]


# ---------------------------------------------------------------- deeds
D = TypeVar("D", bound=Decision)


def pending(s: UpFrontState, kind: type[D]) -> D:
    """The decision that is awaited, which is one of this kind."""
    top = s.top()
    assert isinstance(top, kind), f"{top.name()} is awaited"
    return top


def do(s: UpFrontState, verb: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Do this for the seat that decides."""
    assert s.waiting(), "nobody is to decide"
    s.apply(s.waiting()[0], Action(verb, first, second, third, fourth))


def keep_all(s: UpFrontState, *asked: str) -> None:
    """Nobody takes anything: neither the weapons nor the ground of the fallen. Exactly this is asked for, in this
    order: "Griess: Allen", "Griess: Allen's charge", "german: terrain"."""
    found: list[str] = []
    while s.waiting() and isinstance(top := s.top(), (Spoils, Seize)):
        if isinstance(top, Seize):
            found.append(f"{s.seats()[top.side]}: terrain")
        else:
            found.append(f"{s.setup.men[top.winner].name}: {weapon_name(s, int(top.weapon))}")
        do(s, verbs.KEEP)
    assert found == list(asked), found


def weapon_name(s: UpFrontState, weapon: int) -> str:
    """The weapon on a man's card has his name."""
    men = s.setup.men
    if weapon < len(men):
        return men[weapon].name
    return f"{men[s.setup.bearers[weapon - len(men)]].name}'s {s.setup.weapon_of(weapon).key}"


def choices(s: UpFrontState, verb: int) -> list[Action]:
    """All that may be done now with this verb."""
    found = s.actions(s.waiting()[0])
    return [action for action in found if isinstance(action, Action) and action.verb == verb]


def why(s: UpFrontState, action: Action) -> Refusal | None:
    """Why whoever is to decide may not do this; None if he may."""
    return s.refusal(s.waiting()[0], action)


def refused(s: UpFrontState, verb: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> str:
    """The rule that forbids it; nothing if it may be done."""
    refusal = why(s, Action(verb, first, second, third, fourth))
    return "" if refusal is None else refusal.rule
