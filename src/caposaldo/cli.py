"""The command line. Exit codes: 0 good, 1 something that was checked failed, 2 wrong use.

Whatever is not needed to understand the command is imported when a command runs: `caposaldo --help` is quick.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, ParamSpec

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from caposaldo.kernel.game import State
    from caposaldo.kernel.texts import Texts

FAILED = 1
WRONG_USE = 2

app = typer.Typer(
    name="caposaldo",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[str, typer.Option("--lang", help="it or en; default: the language of the environment.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, as `caposaldo games` lists it.")]
Scenario = Annotated[str, typer.Option("--scenario", help="Id of a scenario, or the path of a scenario file.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
Seed = Annotated[str, typer.Option("--seed", help="Same seed, same games.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes at once; it changes no result.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Option of the scenario.")]
Seats = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="NAME=WHO", help="Who plays a seat: human, random, greedy, search, search:200 ..."),
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A game record.")]

P = ParamSpec("P")


# ---------------------------------------------------------------- errors are one line
def fail(line: str, code: int) -> NoReturn:
    print(f"caposaldo: {' '.join(line.split())}", file=sys.stderr)
    raise typer.Exit(code)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """No traceback reaches a user: what goes wrong in a command becomes one line and an exit code."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (typer.Exit, typer.Abort):
            raise
        except KeyboardInterrupt:
            fail("interrupted", FAILED)
        except BrokenPipeError:
            # Whoever read us has read enough.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except Exception as error:
            fail(*told(error, str(kwargs.get("lang") or "")))

    return run


def told(error: Exception, lang: str) -> tuple[str, int]:
    """The line and the exit code for what went wrong."""
    from caposaldo.kernel.files import FileTrouble
    from caposaldo.kernel.texts import LANGUAGES, default_language

    if isinstance(error, FileTrouble):
        code = WRONG_USE if error.message.key == "kernel-file-unreadable" else FAILED
        return error.say(lang if lang in LANGUAGES else default_language()), code
    if isinstance(error, ValueError):
        return str(error), WRONG_USE
    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}", WRONG_USE
    if os.environ.get("CAPOSALDO_DEBUG"):
        raise error
    return f"internal error: {type(error).__name__}: {error} (CAPOSALDO_DEBUG=1 shows where)", FAILED


# ---------------------------------------------------------------- helpers
def words(lang: str, game: str = "") -> Texts:
    from caposaldo.kernel.texts import default_language, texts

    found = texts(lang or default_language())
    if game:
        found.load_game(game)
    return found


def screen(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def pairs(items: list[str] | None, what: str) -> dict[str, str]:
    """NAME=VALUE, several times."""
    found: dict[str, str] = {}
    for item in items or []:
        name, equals, value = item.partition("=")
        if not equals or not name or not value:
            raise ValueError(f"{what} {item!r}: expected NAME=VALUE")
        if name in found:
            raise ValueError(f"{what} {name!r} is given twice")
        found[name] = value
    return found


@contextmanager
def progress(total: int, label: str, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr; gives the function that moves it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


def first_scenario(game: str, scenario: str) -> str:
    from caposaldo.kernel import registry

    return scenario or registry.game(game).scenarios()[0]


def print_version(wanted: bool) -> None:
    if wanted:
        from caposaldo import __version__

        print(f"caposaldo {__version__}")
        raise typer.Exit


@app.callback()
def caposaldo(
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help="Say it.")] = False,
) -> None:
    """WWII wargames played by their full rules: against a bot or a friend, every move explained by its rule."""


# ---------------------------------------------------------------- what there is
@app.command()
@guarded
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    from caposaldo.kernel import registry
    from caposaldo.terminal import listings

    rows = [listings.game_data(game) for game in registry.games()]
    if as_json:
        print_json(rows)
    else:
        screen().print(listings.games_table(rows, words(lang)))


@app.command()
@guarded
def scenarios(game: GameId, as_json: AsJson = False, lang: Lang = "") -> None:
    """List the scenarios of a game."""
    from caposaldo.kernel import registry
    from caposaldo.terminal import listings

    found = registry.game(game)
    rows: list[dict[str, Any]] = [{"id": id, **found.about(id)} for id in found.scenarios()]
    if as_json:
        print_json(rows)
    else:
        screen().print(listings.scenarios_table(rows, words(lang)))
        screen().print(listings.options_list(rows, words(lang)))


@app.command()
@guarded
def rules(
    game: GameId,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="Id of a rule: shows its text.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """The rules of a game, each with the tests that prove it; with ID, the text of one."""
    from caposaldo.terminal import listings

    language = words(lang).lang
    data = listings.rule_data(game, id, language) if id else listings.rules_data(game, language)
    if as_json:
        print_json(data)
    elif isinstance(data, dict):
        screen().print(listings.rule_text(data, words(lang)))
    else:
        screen().print(listings.rules_table(data, words(lang)), soft_wrap=True)


# ---------------------------------------------------------------- playing
@app.command()
@guarded
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Id of a game.")] = "",
    scenario: Scenario = "",
    seat: Seats = None,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same dice; default: a random one.")] = "",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="Keep the record in this file.")] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = "",
    option: Options = None,
    commit: Annotated[bool, typer.Option("--commit", help="Keep the seed secret; write its hash first.")] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal. Asks for whatever is not said. Ctrl-C saves the game."""
    from caposaldo.terminal.setup import Hall, Wishes

    wishes = Wishes(
        game=game,
        scenario=scenario,
        seats=pairs(seat, "seat"),
        options=pairs(option, "option"),
        seed=seed,
        record=record,
        resume=resume,
        committed=commit,
        lang=words(lang).lang,
    )
    try:
        Hall(wishes, screen()).play()
    except (KeyboardInterrupt, EOFError):
        # Nothing has begun yet: there is nothing to save.
        print()


@app.command()
@guarded
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record is true.")] = False,
    to: Annotated[int | None, typer.Option("--to", min=0, metavar="N", help="Stop after decision N.")] = None,
    position: Annotated[str, typer.Option("--position", metavar="OUT", help="Write the position to a file.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Tell a recorded game again, or verify it."""
    from caposaldo.kernel import record as records
    from caposaldo.terminal import replay as retelling

    record = records.load(file)
    if verify:
        verdict = records.verify(record)
        if as_json:
            print_json(retelling.verdict_data(record, verdict, words(lang).lang))
        else:
            print(verdict.say(words(lang).lang), file=sys.stdout if verdict.ok else sys.stderr)
        raise typer.Exit(0 if verdict.ok else FAILED)
    state = records.replay(record, to)
    if position:
        write_position(state, position)
    if as_json:
        print_json(retelling.replay_data(record, state, to))
    else:
        retelling.tell(record, to, words(lang, record.game), screen())


@app.command()
@guarded
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position, as `replay --position` writes it.")],
    seat: Annotated[str, typer.Option("--seat", metavar="NAME", help="Whose view; default: everybody's.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show a position."""
    from caposaldo.kernel import position as positions
    from caposaldo.kernel.files import file_text
    from caposaldo.terminal import replay as retelling

    state = positions.read(file_text(file), file)
    viewer = retelling.viewer_of(state, seat)
    if as_json:
        print_json(state.view(viewer))
    else:
        retelling.show_position(state, viewer, words(lang, state.game_id()), screen())


def write_position(state: State, path: str) -> None:
    from caposaldo.kernel import position as positions
    from caposaldo.kernel.files import replace_file

    replace_file(path, positions.write(state))


# ---------------------------------------------------------------- in the browser
@app.command()
@guarded
def serve(
    host: Annotated[str, typer.Option("--host", help="0.0.0.0: other machines may come in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="If taken, the next free one.")] = 8737,
    data: Annotated[str, typer.Option("--data", metavar="DIR", help="Where tables are kept.")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
) -> None:
    """Play in the browser: serves the tables, prints the address. Ctrl-C ends it; nothing is lost."""
    from caposaldo.server.app import serve as serve_tables

    serve_tables(host, port, data, open_browser)


# ---------------------------------------------------------------- games by the hundred
@app.command()
@guarded
def simulate(
    game: GameId,
    games: Games = 100,
    seed: Seed = "0",
    scenario: Scenario = "",
    seat: Seats = None,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games: who wins, how long it takes. Seats that are not named are played at random."""
    from caposaldo.bots.base import make_bot
    from caposaldo.kernel import registry
    from caposaldo.lab import simulate as lab
    from caposaldo.lab.match import seat_bots
    from caposaldo.terminal import listings

    chosen = first_scenario(game, scenario)
    options = pairs(option, "option")
    seats = registry.game(game).start(chosen, options, seed).seats()
    bots = seat_bots(seats, pairs(seat, "seat"), "random")
    for name in bots:
        make_bot(name, registry.game(game), seed)
    with progress(games, "simulate", as_json) as step:
        report = lab.simulate(lab.Plan(game, chosen, options, seed, bots), games, jobs, step)
    if as_json:
        print_json(report)
    else:
        screen().print(listings.simulation_table(report, words(lang)))


@app.command()
@guarded
def fuzz(
    game: GameId,
    games: Games = 100,
    seed: Seed = "0",
    scenario: Scenario = "",
    first: Annotated[int, typer.Option("--first", min=0, help="Begin at game N of the run: to see one again.")] = 0,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play at random with every check on. Exit code 1 if anything is found."""
    from caposaldo.kernel import registry
    from caposaldo.lab import fuzz as lab
    from caposaldo.terminal import listings

    options = pairs(option, "option")
    scenarios = [scenario] if scenario else registry.game(game).scenarios()
    registry.game(game).start(scenarios[0], options, seed)
    plan = lab.Plan(game, scenarios, options, seed, first)
    with progress(games, "fuzz", as_json) as step:
        report = lab.fuzz(plan, games, jobs, step)
    if as_json:
        print_json(lab.report_data(plan, report))
    else:
        screen().print(listings.fuzz_table(lab.report_data(plan, report), words(lang)))
    raise typer.Exit(0 if report.ok() else FAILED)


@app.command()
@guarded
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="Time for each measurement.")] = 5.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """How fast it is, next to python-chess and OpenSpiel's chess in the same run."""
    from caposaldo.lab import bench as lab
    from caposaldo.terminal import listings

    with screen(stderr=True).status("bench") as status:
        report = lab.bench(seconds, lambda what: status.update(what))
    if as_json:
        print_json(report)
    else:
        screen().print(listings.bench_table(report, words(lang)))


def main() -> None:
    app()


if __name__ == "__main__":
    main()
