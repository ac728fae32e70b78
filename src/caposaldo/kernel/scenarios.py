"""The scenarios of a game: files that come with it, and files that people write.

A game says how the text of a file is read and how a set-up is built from it. Ids, paths, options and keeping set-ups
in memory are the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.sources import SourceError, known, located, read_text

ANSWERS = {"yes": True, "no": False, "true": True, "false": False}


class ScenarioFile(Protocol):
    """What every scenario file holds. A file may also say which `lesson` it is; lessons come first."""

    id: str
    difficulty: int
    minutes: int


class ScenarioSetup(Protocol):
    """What a scenario fixes for good; it never changes during play."""

    path: str


class Named(Protocol):
    """A kind of unit or weapon with its name in both languages."""

    key: str
    name_it: str
    name_en: str


F = TypeVar("F", bound=ScenarioFile)
U = TypeVar("U", bound=ScenarioSetup)


class ScenarioFiles(Generic[F, U]):
    """The scenarios in the folder of a game, and those that are named by a path."""

    def __init__(
        self, folder: Path, parse: Callable[[str, Path], F], build: Callable[[F, Path, dict[str, str]], U]
    ) -> None:
        self.folder = folder
        self.parse = parse
        self.build = build
        self._ids: list[str] = []
        self._setups: dict[tuple[Path, tuple[tuple[str, str], ...]], U] = {}

    def ids(self) -> list[str]:
        """Return the ids of the scenarios that come with the game: lessons first, then the easiest and shortest."""
        if not self._ids:
            files = [self.read(path) for path in sorted(self.folder.glob("*.toml"))]
            files.sort(key=lambda file: (getattr(file, "lesson", 0), file.difficulty, file.minutes, file.id))
            self._ids = [file.id for file in files]
        return list(self._ids)

    def path(self, scenario: str) -> Path:
        """Return the file of a scenario, which is named by its id or by the path of a file."""
        if scenario.endswith(".toml") or "/" in scenario or "\\" in scenario:
            return Path(scenario)
        names = sorted(path.stem for path in self.folder.glob("*.toml"))
        if scenario not in names:
            raise UnknownName("scenario", scenario, names)
        return self.folder / f"{scenario}.toml"

    def read(self, path: Path) -> F:
        text = read_text(path)
        with errors_located(text, path):
            return self.parse(text, path)

    def load(self, scenario: str, options: dict[str, str]) -> U:
        """Return the set-up of a scenario. Those that come with the game are built once."""
        path = self.path(scenario)
        if path.parent != self.folder:
            with errors_located(read_text(path), path):
                setup = self.build(self.read(path), path, options)
            setup.path = str(path)
            return setup
        key = (path, tuple(sorted(options.items())))
        if key not in self._setups:
            self._setups[key] = self.build(self.read(path), path, options)
        return self._setups[key]


@contextmanager
def errors_located(text: str, path: Path) -> Iterator[None]:
    """Add line and column to mistakes in this file, or in one beside it that it names."""
    try:
        yield
    except SourceError as error:
        named, colon, key = error.key.partition(": ")
        if colon and (path.parent / named).is_file():
            error = SourceError(named, key, error.what)
        if error.where in (str(path), path.name):
            raise located(error, text) from None
        raise located_beside(error, path) from None


def located_beside(error: SourceError, path: Path) -> SourceError:
    beside = path.parent / error.where
    return located(error, read_text(beside)) if beside.is_file() else error


# ---------------------------------------------------------------- options
def choose_options(
    where: str, defaults: dict[str, bool], options: dict[str, str], answers: dict[str, bool] | None = None
) -> dict[str, bool]:
    """Return the options of a scenario with those that were chosen. Raise ValueError for one it does not have."""
    answers = ANSWERS if answers is None else answers
    chosen = dict(defaults)
    for name, value in options.items():
        if name not in defaults:
            raise UnknownName("option", name, sorted(defaults))
        try:
            known(where, f"options.{name}", value, list(answers))
        except SourceError as error:
            raise ValueError(str(error)) from None  # chosen by the player: it has no place in the file
        chosen[name] = answers[value]
    return chosen


def default_options(told: object, names: list[str]) -> dict[str, bool]:
    """Return these options as the scenario file has them."""
    return {name: bool(getattr(told, name)) for name in names}


def yes_or_no(options: dict[str, bool]) -> dict[str, str]:
    return {name: "yes" if value else "no" for name, value in options.items()}


# ---------------------------------------------------------------- lists of scenarios
def forces_in_words(kinds: Iterable[Named]) -> dict[str, str]:
    """Return how many there are of each kind, in both languages: "3 x Rifle squad, 1 x Mortar"."""
    counts: dict[str, int] = {}
    by_key: dict[str, Named] = {}
    for kind in kinds:
        counts[kind.key] = counts.get(kind.key, 0) + 1
        by_key[kind.key] = kind
    return {
        "it": ", ".join(f"{n} x {by_key[key].name_it}" for key, n in counts.items()),
        "en": ", ".join(f"{n} x {by_key[key].name_en}" for key, n in counts.items()),
    }
