"""Army lists as text, to keep, to share and to edit by hand.

    # Panzer company with guns
    army germany
    year 1943
    points 3000
    scenario advance attacker

    company
    hq 1 ger-panzer-ivh veterans
    4 ger-panzer-ivh veterans
    4 ger-panzer-ivh
    5 ger-grenadiers skilled
    no company
    3 ger-opel-blitz
    + 3 ger-pak-40 skilled

A line is a platoon: how many models, the unit card and the level, which is recruits if it is left out; "hq" begins the
line of an HQ, "+" that of a platoon that begins the battle aboard the one above. It belongs to the same company, unless
its line ends with "company 2" or "no company". What follows a "#" is a comment.
`points` are those of this army; points and scenario may be left out.
"""

from __future__ import annotations

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.cards import NATIONS, cards
from caposaldo.games.wheels.rules.army import spent
from caposaldo.games.wheels.setup import Bought
from caposaldo.kernel.sources import SourceError, known
from caposaldo.kernel.toml_positions import Position

MOST_LINES = 200
MOST_POINTS = 40000
ROLES = ["attacker", "defender"]
NO_SCENARIO = -1
COMPANY, NO_COMPANY, HQ, ABOARD = "company", "no", "hq", "+"


class ArmyList:
    """An army as it was written: its platoons in their order, each with the number of its line."""

    def __init__(self) -> None:
        self.title = ""
        self.nation = ""
        self.year = 0
        self.points = 0  # 0: not told
        self.scenario = NO_SCENARIO
        self.role = 0
        self.companies = 0
        self.platoons: list[Bought] = []
        self.lines: list[int] = []

    def add(self, bought: Bought, line: int) -> None:
        self.platoons.append(bought)
        self.lines.append(line)

    def spent(self) -> int:
        return int(spent(list(cards().values()), self.platoons))


# ---------------------------------------------------------------- reading
def read(text: str, where: str = "army") -> ArmyList:
    """Raise SourceError, with the line, for a text that is no army list."""
    return Reader(where).read(text)


class Reader:
    def __init__(self, where: str) -> None:
        self.where = where
        self.line = 1
        self.list = ArmyList()
        self.company = int(W.NO_COMPANY)
        self.told: set[str] = set()

    def wrong(self, what: str) -> SourceError:
        return SourceError(self.where, "", what, Position(self.line, 1))

    def read(self, text: str) -> ArmyList:
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise self.wrong(f"expected at most {MOST_LINES} lines")
        for number, line in enumerate(lines, 1):
            self.line = number
            words, _, comment = line.partition("#")
            if words.strip():
                self.read_line(words.split())
            elif comment.strip() and not self.list.title and not self.told:
                self.list.title = comment.strip()[:80]
        for key in ("army", "year"):
            if key not in self.told:
                self.line = 1
                raise self.wrong(f"expected a line with the {key}, but it is missing")
        return self.list

    def read_line(self, words: list[str]) -> None:
        head = words[0].lower()
        try:
            if head in ("army", "year", "points", "scenario"):
                self.read_fact(head, words[1:])
            elif head in (COMPANY, NO_COMPANY):
                self.open_company(words)
            else:
                self.read_platoon(words)
        except SourceError as error:
            raise self.wrong(f"{error.key}: {error.what}" if error.key else error.what) from None

    def read_fact(self, head: str, words: list[str]) -> None:
        if head in self.told:
            raise self.wrong(f"the {head} is told twice")
        if len(words) not in ((1, 2) if head == "scenario" else (1,)):
            raise self.wrong(f"expected one word after {head!r}")
        self.told.add(head)
        if head == "army":
            known("", head, words[0], list(NATIONS.values()))
            self.list.nation = words[0]
        elif head == "year":
            self.list.year = self.number(words[0], 1939, 1945, "a year")
        elif head == "points":
            self.list.points = self.number(words[0], 1, MOST_POINTS, "points")
        else:
            known("", head, words[0], W.SCENARIO_NAMES)
            self.list.scenario = W.SCENARIO_NAMES.index(words[0])
            role = words[1] if len(words) > 1 else ROLES[0]
            known("", head, role, ROLES)
            self.list.role = ROLES.index(role)

    def number(self, word: str, low: int, high: int, what: str) -> int:
        if not word.isascii() or not word.isdigit() or len(word) > 6 or not low <= int(word) <= high:
            raise self.wrong(f"expected {what} from {low} to {high}, found {word[:20]!r}")
        return int(word)

    def open_company(self, words: list[str]) -> None:
        if [word.lower() for word in words] == [NO_COMPANY, COMPANY]:
            self.company = int(W.NO_COMPANY)
        elif len(words) == 1 and words[0].lower() == COMPANY:
            self.company = self.list.companies
            self.list.companies += 1
        else:
            raise self.wrong("expected 'company' or 'no company'")

    def read_platoon(self, words: list[str]) -> None:
        is_hq = words[0].lower() == HQ
        aboard = words[0] == ABOARD
        rest = words[1:] if is_hq or aboard else words
        if aboard and not self.list.platoons:
            raise self.wrong("expected a platoon above, since '+' is aboard it")
        company, rest = self.company_of(rest) if aboard else (self.company, rest)
        if len(rest) not in (2, 3):
            raise self.wrong("expected models, unit card and level, such as '4 ger-panzer-ivh veterans'")
        size = self.number(rest[0], 1, W.PLACES, "models")
        known("", "card", rest[1], list(cards()))
        level = rest[2].lower() if len(rest) > 2 else W.LEVEL_NAMES[0]
        known("", "level", level, W.LEVEL_NAMES)
        bought = Bought(0, list(cards()).index(rest[1]), size, W.LEVEL_NAMES.index(level), company, is_hq)
        if aboard:
            bought.carrier = self.carrier_above()
        self.list.add(bought, self.line)

    def company_of(self, words: list[str]) -> tuple[int, list[str]]:
        """The company of a platoon aboard, and its line without it."""
        ending = [word.lower() for word in words[-2:]]
        if ending == [NO_COMPANY, COMPANY]:
            return int(W.NO_COMPANY), words[:-2]
        if ending[:1] == [COMPANY]:
            return self.number(ending[1], 1, MOST_LINES, "a company") - 1, words[:-2]
        return int(self.list.platoons[self.carrier_above()].company), words

    def carrier_above(self) -> int:
        """The nearest platoon above that is not itself aboard."""
        i = len(self.list.platoons) - 1
        while self.list.platoons[i].carrier >= 0:
            i -= 1
        return i


# ---------------------------------------------------------------- writing
def write(army: ArmyList) -> str:
    """The list as text; `read` gives the same army."""
    lines = [f"# {army.title}"] if army.title else []
    lines += [f"army {army.nation}", f"year {army.year}"]
    if army.points:
        lines.append(f"points {army.points}")
    if army.scenario != NO_SCENARIO:
        lines.append(f"scenario {W.SCENARIO_NAMES[army.scenario]} {ROLES[army.role]}")
    for company in [*range(army.companies), int(W.NO_COMPANY)]:
        within = [i for i, b in enumerate(army.platoons) if b.company == company and b.carrier < 0]
        if company != W.NO_COMPANY or within:
            lines += ["", COMPANY if company != W.NO_COMPANY else f"{NO_COMPANY} {COMPANY}"]
        for i in within:
            lines += platoon_lines(army, i)
    return "\n".join(lines) + "\n"


def platoon_lines(army: ArmyList, i: int) -> list[str]:
    """A platoon with what is aboard it."""
    carrier = army.platoons[i]
    found = [f"{HQ} {platoon_line(carrier)}" if carrier.is_hq else platoon_line(carrier)]
    for rider in army.platoons:
        if rider.carrier == i:
            found.append(f"{ABOARD} {platoon_line(rider)}{company_words(rider, carrier)}")
    return found


def platoon_line(bought: Bought) -> str:
    return f"{bought.size} {list(cards())[bought.card]} {W.LEVEL_NAMES[bought.level]}"


def company_words(rider: Bought, carrier: Bought) -> str:
    if rider.company == carrier.company:
        return ""
    return f" {COMPANY} {rider.company + 1}" if rider.company != W.NO_COMPANY else f" {NO_COMPANY} {COMPANY}"
