"""The command line. Exit codes: 0 success, 1 check failed, 2 usage error.

Commands import what they need when they run, so that `caposaldo --help` is quick.
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
    from caposaldo.lab.fuzz import FuzzGame

CHECK_FAILED = 1
USAGE_ERROR = 2

app = typer.Typer(
    name="caposaldo",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[str, typer.Option("--lang", show_default="from the environment", help="Language, it or en.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `caposaldo games` lists them.")]
Scenario = Annotated[str, typer.Option("--scenario", help="Id of a scenario, or path of a scenario file.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Number of games.")]
Seed = Annotated[str, typer.Option("--seed", help="Seed of the run; the same seed plays the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Number of processes; does not change results.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the scenario.")
]
Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat", metavar="NAME=WHO", help="Choose who plays a seat: human, random, greedy, search, search:200 ..."
    ),
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="Game record.")]

P = ParamSpec("P")


# ---------------------------------------------------------------- errors
def fail(line: str, code: int) -> NoReturn:
    print(f"caposaldo: {' '.join(line.split())}", file=sys.stderr)
    raise typer.Exit(code)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Turn every error of a command into one line and an exit code, without a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (typer.Exit, typer.Abort):
            raise
        except KeyboardInterrupt:
            fail("interrupted", CHECK_FAILED)
        except BrokenPipeError:
            # The reader of the pipe is gone: drop the rest of the output.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except Exception as error:
            fail(*error_line(error, str(kwargs.get("lang") or "")))

    return run


def error_line(error: Exception, lang: str) -> tuple[str, int]:
    """Return the line and the exit code for an error."""
    from caposaldo.kernel.files import FileError
    from caposaldo.kernel.texts import LANGUAGES, default_language

    if isinstance(error, FileError):
        code = USAGE_ERROR if error.message.key == "kernel-file-unreadable" else CHECK_FAILED
        return error.say(lang if lang in LANGUAGES else default_language()), code
    if isinstance(error, ValueError):
        return str(error), USAGE_ERROR
    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}", USAGE_ERROR
    if os.environ.get("CAPOSALDO_DEBUG"):
        raise error
    return f"internal error: {type(error).__name__}: {error} (set CAPOSALDO_DEBUG=1 to see the traceback)", CHECK_FAILED


# ---------------------------------------------------------------- helpers
def load_texts(lang: str, game: str = "") -> Texts:
    from caposaldo.kernel.texts import default_language, texts

    found = texts(lang or default_language())
    if game:
        found.load_game(game)
    return found


def make_console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def parse_pairs(items: list[str] | None, what: str) -> dict[str, str]:
    """Parse options of the form NAME=VALUE."""
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
    """Show a progress bar on stderr; yields the function that advances it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, disable=quiet) as bar:
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
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play WWII wargames by their full rules, against a bot or a friend; every move is explained by its rule."""


# ---------------------------------------------------------------- games and rules
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
        make_console().print(listings.games_table(rows, load_texts(lang)))


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
        make_console().print(listings.scenarios_table(rows, load_texts(lang)))
        make_console().print(listings.options_list(rows, load_texts(lang)))


@app.command()
@guarded
def rules(
    game: GameId,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="Id of a rule.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List the rules of a game and the tests of each, or show the text of one rule."""
    from caposaldo.terminal import listings

    language = load_texts(lang).lang
    data = listings.rule_data(game, id, language) if id else listings.rules_data(game, language)
    if as_json:
        print_json(data)
    elif isinstance(data, dict):
        make_console().print(listings.rule_text(data, load_texts(lang)))
    else:
        make_console().print(listings.rules_table(data, load_texts(lang)), soft_wrap=True)


# ---------------------------------------------------------------- playing
@app.command()
@guarded
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Id of a game.")] = "",
    scenario: Scenario = "",
    seat: Seats = None,
    seed: Annotated[str, typer.Option("--seed", show_default="random", help="Seed of the dice.")] = "",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="Save the record to this file.")] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="Resume a saved game.")] = "",
    option: Options = None,
    commit: Annotated[
        bool, typer.Option("--commit", help="Keep the seed secret until the end; record its hash first.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal. Asks for anything you leave out. Ctrl-C saves the game."""
    from caposaldo.terminal.setup import GameSetup, PlayOptions

    options = PlayOptions(
        game=game,
        scenario=scenario,
        seats=parse_pairs(seat, "seat"),
        options=parse_pairs(option, "option"),
        seed=seed,
        record=record,
        resume=resume,
        committed=commit,
        lang=load_texts(lang).lang,
    )
    try:
        GameSetup(options, make_console()).play()
    except (KeyboardInterrupt, EOFError):
        # The game has not begun: there is nothing to save.
        print()


@app.command()
@guarded
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only verify the record.")] = False,
    to: Annotated[int | None, typer.Option("--to", min=0, metavar="N", help="Stop after decision N.")] = None,
    position: Annotated[str, typer.Option("--position", metavar="OUT", help="Write the position to this file.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Print the log of a recorded game, or verify the record."""
    from caposaldo.kernel import record as records
    from caposaldo.kernel.replay import replay_record
    from caposaldo.kernel.replay import verify as verify_record
    from caposaldo.terminal import replay as replays

    record = records.load(file)
    if verify:
        verdict = verify_record(record)
        if as_json:
            print_json(replays.verdict_data(record, verdict, load_texts(lang).lang))
        else:
            print(verdict.say(load_texts(lang).lang), file=sys.stdout if verdict.ok else sys.stderr)
        raise typer.Exit(0 if verdict.ok else CHECK_FAILED)
    state = replay_record(record, to)
    if position:
        write_position(state, position)
    if as_json:
        print_json(replays.replay_data(record, state, to))
    else:
        replays.print_game(record, to, load_texts(lang, record.game), make_console())


@app.command()
@guarded
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Position written by `replay --position`.")],
    seat: Annotated[
        str, typer.Option("--seat", metavar="NAME", show_default="the public view", help="Show this seat's view.")
    ] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show a position."""
    from caposaldo.kernel import position_file
    from caposaldo.kernel.files import file_text
    from caposaldo.terminal import replay as replays

    state = position_file.read(file_text(file), file)
    viewer = replays.viewer_of(state, seat)
    if as_json:
        print_json(state.view(viewer))
    else:
        replays.show_position(state, viewer, load_texts(lang, state.game_id()), make_console())


def write_position(state: State, path: str) -> None:
    from caposaldo.kernel import position_file
    from caposaldo.kernel.files import replace_file

    replace_file(path, position_file.write(state))


# ---------------------------------------------------------------- in the browser
@app.command()
@guarded
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets other machines connect.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Port to listen on; if taken, the next free one.")
    ] = 8737,
    data: Annotated[str, typer.Option("--data", metavar="DIR", help="Folder of the database.")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", metavar="NAME", help="Another name of this server; repeatable.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="Trust X-Forwarded-For from this proxy; repeatable."),
    ] = None,
    dev: Annotated[
        bool, typer.Option("--dev", envvar="CAPOSALDO_DEV", help="Allow pages of other servers on this machine.")
    ] = False,
) -> None:
    """Play in the browser: start the server and print its address. Ctrl-C stops it; games are saved."""
    from pathlib import Path

    from caposaldo.server.app import serve as serve_tables
    from caposaldo.server.settings import Settings

    settings = Settings(allowed_hosts=tuple(allow_host or ()), proxies=tuple(proxy or ()), development=dev)
    if data:
        settings.data = Path(data).expanduser()
    serve_tables(settings, host, port, open_browser)


# ---------------------------------------------------------------- simulations and checks
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
    """Let bots play many games; report who wins and how long it takes. Seats you leave out are played at random."""
    from caposaldo.bots.base import make_bot
    from caposaldo.kernel import registry
    from caposaldo.lab import simulate as lab
    from caposaldo.lab.match import seat_bots
    from caposaldo.terminal import listings

    chosen = first_scenario(game, scenario)
    options = parse_pairs(option, "option")
    seats = registry.game(game).start(chosen, options, seed).seats()
    bots = seat_bots(seats, parse_pairs(seat, "seat"), "random")
    for name in bots:
        make_bot(name, registry.game(game), seed)
    with progress(games, "simulate", as_json) as step:
        report = lab.simulate(lab.Plan(game, chosen, options, seed, bots), games, jobs, step)
    if as_json:
        print_json(report)
    else:
        make_console().print(listings.simulation_table(report, load_texts(lang)))


@app.command()
@guarded
def fuzz(
    game: Annotated[str, typer.Argument(metavar="[GAME]", show_default="all games", help="Id of a game.")] = "",
    games: Annotated[
        int, typer.Option("--games", min=1, help="Number of games; without GAME, the number for each scenario.")
    ] = 100,
    seed: Seed = "0",
    scenario: Scenario = "",
    first: Annotated[int, typer.Option("--first", min=0, help="Start at game N of the run, to repeat a finding.")] = 0,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play random games with every check on. Exit code 1 if anything is found."""
    from caposaldo.lab import fuzz as lab
    from caposaldo.terminal import listings

    options = parse_pairs(option, "option")
    if not game and (scenario or options or first):
        raise ValueError("--scenario, --option and --first need a GAME")
    planned = plan_fuzz(game, scenario, options, games, first) if game else lab.games_of_all(games)
    with progress(len(planned), "fuzz", as_json) as step:
        reports = lab.fuzz(planned, options, seed, jobs, step)
    data = [lab.report_data(id, seed, report) for id, report in reports.items()]
    if as_json:
        print_json(data[0] if game else data)
    else:
        make_console().print(listings.fuzz_tables(data, load_texts(lang)))
    raise typer.Exit(0 if all(report.ok() for report in reports.values()) else CHECK_FAILED)


def plan_fuzz(game: str, scenario: str, options: dict[str, str], games: int, first: int) -> list[FuzzGame]:
    """Return the games to play of one game. Raise ValueError for a wrong scenario or option."""
    from caposaldo.kernel import registry
    from caposaldo.lab import fuzz as lab

    scenarios = [scenario] if scenario else registry.game(game).scenarios()
    registry.game(game).start(scenarios[0], options, "0")
    return lab.games_in_turn(game, scenarios, games, first)


@app.command()
@guarded
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="Seconds for each measurement.")] = 5.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure the speed, compared with python-chess and OpenSpiel's chess in the same run."""
    from caposaldo.lab import bench as lab
    from caposaldo.terminal import listings

    with make_console(stderr=True).status("bench") as status:
        report = lab.bench(seconds, lambda what: status.update(what))
    if as_json:
        print_json(report)
    else:
        make_console().print(listings.bench_table(report, load_texts(lang)))


def main() -> None:
    app()


if __name__ == "__main__":
    main()
