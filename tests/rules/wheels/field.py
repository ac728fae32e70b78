"""Test fields: a small table with the platoons that a test needs, their models where it wants them."""

from __future__ import annotations

from typing import Literal

from caposaldo.games.wheels import sequence
from caposaldo.games.wheels.io.files import build_setup
from caposaldo.games.wheels.io.schema import Company, PieceLine, PlatoonLine, Scenario, Side
from caposaldo.games.wheels.position import MANOEUVRES, ON_TABLE
from caposaldo.games.wheels.rules.formation import laid_out, put_out
from caposaldo.games.wheels.sequence import Manoeuvres
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice

Spec = tuple[str, int]


class Loaded(Dice):
    """Dice that show what a test says, one face after the other."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("loaded")
        self.faces = faces

    def below(self, n: int, purpose: str) -> int:
        face = self.faces.pop(0)
        assert 1 <= face <= n, f"{purpose}: a die of {n} cannot show {face}"
        return face - 1


class Field:
    """`british` and `italians` are unit cards with a number of models; an HQ has "!" behind its card, its level after
    "/" ("ita-fucilieri/veterans!")."""

    def __init__(
        self,
        british: list[Spec],
        italians: list[Spec],
        terrain: list[PieceLine] | None = None,
        year: int = 1944,
        nations: tuple[str, str] = ("britain", "italy"),
        victory: Literal["destruction", "conquest", "both"] = "destruction",
    ) -> None:
        sides = [side("one", nations[0], british, 90), side("two", nations[1], italians, 270)]
        file = Scenario(side=sides, scenario="advance", victory=victory, year=year, terrain=terrain or [])
        self.setup = build_setup(file, "test", {})
        self.s = WheelsState(self.setup, Dice("field"))
        self.s.begin_fields()
        self.s.listen()
        for place, bought in enumerate(self.setup.army):
            self.s.fill(place, bought)
        self.s.turn = 1
        self.s.leader = self.s.active = 0
        self.s.segment = MANOEUVRES
        self.s.push(Manoeuvres())

    def card(self, slot: int, x: float, y: float, face: int = 0) -> None:
        """Lay a card; x and y in cm are the middle of its leading edge."""
        s = self.s
        s.place[slot], s.x[slot], s.y[slot], s.face[slot] = ON_TABLE, round(x * CM), round(y * CM), face

    def stand(self, slot: int, x: float, y: float, face: int = 0, formation: int = 0) -> None:
        """Stand the models, the first at x, y in cm."""
        self.card(slot, x, y, face)
        self.s.shown[slot] = 1
        boxes = laid_out(self.s, slot, round(x * CM), round(y * CM), face, formation)
        assert boxes
        put_out(self.s, slot, boxes, self.s.models(slot)[0], face)

    def load(self, *faces: int) -> None:
        self.s.dice = Loaded(list(faces))

    def told(self) -> list[str]:
        return [event.key for event in self.s.events or []]

    def do(self, text: str) -> None:
        """Do the action in the name of the seat that decides."""
        self.s.apply(self.s.waiting()[0], self.s.read_action(text))

    def why(self, text: str) -> str:
        """The key of the refusal, empty if the action is legal."""
        refusal = self.s.refusal(self.s.waiting()[0], self.s.read_action(text))
        return refusal.key if refusal is not None else ""

    def end_turn(self) -> None:
        sequence.end_turn(self.s)
        self.s.run_on()


def side(name: str, nation: str, specs: list[Spec], facing: int) -> Side:
    """A second HQ begins a company of its own."""
    companies = [Company(platoon=[])]
    for spec in specs:
        if spec[0].endswith("!") and any(platoon.hq for platoon in companies[-1].platoon):
            companies.append(Company(platoon=[]))
        companies[-1].platoon.append(line(*spec))
    return Side(name=name, nation=nation, company=companies, facing=facing)


def line(card: str, models: int) -> PlatoonLine:
    name, _, level = card.rstrip("!").partition("/")
    return PlatoonLine(card=name, models=models, level=level or "recruits", hq=card.endswith("!"))


def wood(*points: tuple[float, float], kind: str = "trees") -> PieceLine:
    return PieceLine(kind=kind, points=list(points))
