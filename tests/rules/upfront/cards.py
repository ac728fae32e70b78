"""Cards of the deck found by what is said of them, and dice that draw the cards one wants.

    "#52"                         the card with that number
    "fire 4/8"  "fire 4"          what it is, with its numbers ("woods -2", "buildings", "rally 3", "rally-all",
                                  "concealed -2", "minefield 3", "sniper", "hero", "smoke", "wire", "pillbox")
    "movement flank red"          what it is, kind of movement, colour of its random number
    "black 4"  "red 0"  "5"       its random number
    "red 1 0r=7"  "col5=3r"       position numbers by column, with or without the colour; "col2=r": the colour alone
    "breeze"                      a card that brings wind

Cards with wind, split cards and cards for a few nations are taken only where one asks for them.
"""

from __future__ import annotations

import re

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.setup import Deck
from caposaldo.kernel.dice import Dice, Roll

MOVEMENTS = {"plain": B.PLAIN, "flank": B.FLANK, "ford": B.FORD}
COLOURS = {"black": 0, "red": 1}
EVERY_NATION = 7


class Wanted:
    """The properties that a card must have."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = -1
        self.function = -1
        self.terrain = -1
        self.values: list[int] = []  # strength and least firepower, men, modifier
        self.movement = -1
        self.red = -1
        self.random = -1
        self.columns: list[tuple[int, int, int]] = []  # column, position or -1, red or -1
        self.breeze = False
        for word in text.lower().split():
            self.read(word)

    def read(self, word: str) -> None:
        if word.startswith("#"):
            self.number = int(word[1:])
        elif word in COLOURS:
            self.red = COLOURS[word]
        elif word in MOVEMENTS:
            self.movement = MOVEMENTS[word]
        elif word == "breeze":
            self.breeze = True
        elif word in ("forward", "back", "sideways"):
            pass  # how it will be played
        elif word in B.TERRAIN_NAMES:
            self.function, self.terrain = B.TERRAIN, B.TERRAIN_NAMES.index(word)
        elif word == "all" and self.function == B.RALLY:
            self.function = B.RALLY_ALL
        elif word in B.FUNCTION_NAMES:
            self.function = B.FUNCTION_NAMES.index(word)
        else:
            self.read_number(word)

    def read_number(self, word: str) -> None:
        column = re.fullmatch(r"(?:col(\d+)|0r)=(\d+)?([rb])?", word)
        if column:
            position = -1 if column[2] is None else int(column[2]) or 10
            red = -1 if column[3] is None else int(column[3] == "r")
            self.columns.append((int(column[1] or 10), position, red))
        else:
            assert re.fullmatch(r"-?\d+(/\d+)?", word), f"what is {word!r} in {self.text!r}?"
            if self.function < 0:
                self.random = int(word)
            else:
                self.values = [int(number) for number in word.split("/")]

    def fits(self, deck: Deck, card: int) -> bool:
        if self.number > 0:
            return card == self.number - 1
        if self.red not in (-1, deck.red[card]) or self.random not in (-1, deck.random[card]):
            return False
        for column, position, red in self.columns:
            if position >= 0 and deck.position_in(card, column) != position:
                return False
            if red >= 0 and deck.position_is_red(card, column) != bool(red):
                return False
        return bool(deck.breeze[card]) == self.breeze and self.fits_function(deck, card)

    def fits_function(self, deck: Deck, card: int) -> bool:
        first = card * B.FUNCTIONS
        alone = deck.function[first + 1] in (B.NONE, B.RADIO)
        if self.function < 0:
            return True
        everybodys = deck.nations[first] == EVERY_NATION or self.function == B.SMOKE
        if deck.function[first] != self.function or not alone or not everybodys:
            return False
        if self.terrain >= 0 and deck.terrain[card] != self.terrain:
            return False
        if self.movement >= 0 and deck.movement[card] != self.movement:
            return False
        numbers = [deck.value[first], deck.need[card]]
        if self.terrain == B.MINEFIELD:
            numbers = [deck.strength[card], deck.threshold[card]]
        return self.values == [int(number) for number in numbers[: len(self.values)]]


def find(deck: Deck, text: str, among: list[int]) -> int:
    """The first of these cards that is as wanted, plain Movement before Flank and Ford."""
    wanted = Wanted(text)
    found = [card for card in among if wanted.fits(deck, card)]
    assert found, f"no card {text!r} there"
    return min(found, key=lambda card: (deck.movement[card], card))


class LoadedDeck(Dice):
    """Dice that draw the cards one wants, in order, and then refuse to draw."""

    def __init__(self, draws: list[str]) -> None:
        super().__init__("loaded")
        self.draws = list(draws)
        self.table: Position | None = None

    def below(self, n: int, purpose: str) -> int:
        assert self.draws, f"no card left to draw for {purpose}"
        assert self.table is not None
        pile = [int(card) for card in self.table.pile]
        assert n == len(pile), f"a draw of one of {n} from a pile of {len(pile)}"
        wanted = self.draws.pop(0)
        at = pile.index(find(self.table.setup.deck, wanted, sorted(pile)))
        self.used += 1
        if self.log is not None:
            self.log.append(Roll(purpose, int(self.used) - 1, int(n), at))
        return at

    def clone(self) -> Dice:
        """A copy of a state goes its own way."""
        return Dice("loaded")
