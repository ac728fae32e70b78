"""The command line. Exit codes: 0 success, 1 check failed, 2 usage error, 130 interrupted by Ctrl-C.

Commands import what they need when they run, so that `caposaldo --help` is quick.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, ParamSpec, TypeGuard

import typer
from typer.core import TyperArgument, TyperCommand, TyperOption

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from typer._click import Context
    from typer._click.formatting import HelpFormatter

    from caposaldo.kernel.game import State
    from caposaldo.kernel.texts import Texts
    from caposaldo.lab.fuzz import FuzzGame

CHECK_FAILED = 1
USAGE_ERROR = 2
INTERRUPTED = 130
# Columns of a list that goes to a pipe or a file.
UNLIMITED = 100_000

app = typer.Typer(
    name="caposaldo",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    # Help without rich starts in half the time, shows flags as flags, and can be piped.
    rich_markup_mode=None,
    context_settings={"max_content_width": 100, "help_option_names": ["-h", "--help"]},
)


class PlainCommand(TyperCommand):
    """A command whose help names its arguments as people write them: GAME, not {GAME} <str>."""

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        return [piece.strip("{}") for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        arguments = [(param.display_name_raw, param.help or "") for param in self.params if is_argument(param)]
        options = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, TyperOption)]
        for title, rows in (("Arguments", arguments), ("Options", [row for row in options if row is not None])):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)


def is_argument(param: object) -> TypeGuard[TyperArgument]:
    return isinstance(param, TyperArgument)


command = functools.partial(app.command, cls=PlainCommand)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[
    str, typer.Option("--lang", metavar="LANG", help="Language: it or en [default: from the environment].")
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `caposaldo games` lists them.")]
Scenario = Annotated[
    str, typer.Option("--scenario", metavar="NAME", help="Id of a scenario, or path of a scenario file.")
]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")]
Seed = Annotated[
    str, typer.Option("--seed", metavar="WORD", help="Seed of the run; the same seed plays the same games.")
]
Jobs = Annotated[
    int, typer.Option("--jobs", metavar="N", min=1, max=256, help="Number of processes; does not change results.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the scenario.")
]
Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat", metavar="NAME=WHO", help="Choose who plays a seat: human, gentle, greedy, search, search:200 ..."
    ),
]
DataFolder = Annotated[str, typer.Option("--data", metavar="DIR", help="Folder of the database.")]
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
        except BrokenPipeError:
            raise  # main() ends the program quietly
        except KeyboardInterrupt as interrupt:
            fail(str(interrupt) or load_texts(language(kwargs)).text("cli-interrupted"), INTERRUPTED)
        except Exception as error:
            fail(*error_line(error, language(kwargs)))

    return run


def language(options: dict[str, Any]) -> str:
    """Return the language of a command's errors: that of --lang if there is one, else that of the environment."""
    from caposaldo.kernel.texts import LANGUAGES, default_language

    wanted = str(options.get("lang") or "")
    return wanted if wanted in LANGUAGES else default_language()


@contextmanager
def closed_pipe_ignored() -> Iterator[None]:
    """Drop output that nobody reads any more, for commands whose exit code matters."""
    try:
        yield
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit) as error:
        if not is_closed_pipe(error):
            raise
        drop_output()


def is_closed_pipe(error: BaseException | None) -> bool:
    """Tell whether the reader of the output is gone. Rich and typer turn this into SystemExit."""
    return isinstance(error, BrokenPipeError) or (
        isinstance(error, SystemExit) and isinstance(error.__context__, BrokenPipeError)
    )


def drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def error_line(error: Exception, lang: str) -> tuple[str, int]:
    """Return the line and the exit code for an error."""
    from caposaldo.kernel.files import FileError
    from caposaldo.kernel.names import UnknownName

    if isinstance(error, FileError | UnknownName):
        return error.say(lang), USAGE_ERROR
    if isinstance(error, ValueError):
        return str(error), int(getattr(error, "exit_code", USAGE_ERROR))
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


def print_listing(what: RenderableType) -> None:
    """Print a list or table. Lines that go to a pipe or a file are never wrapped or padded."""
    console = make_console()
    if console.is_terminal:
        console.print(what)
        return
    console.width = UNLIMITED
    with console.capture() as printed:
        console.print(what)
    for line in printed.get().splitlines():
        print(line.rstrip())


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
def progress(total: int, label: str, quiet: bool, texts: Texts) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr; yields the function that advances it. Ctrl-C says how far it has come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(label, total=total)
        try:
            yield lambda done: bar.advance(task, done)
        except KeyboardInterrupt:
            done = int(bar.tasks[0].completed)
            raise KeyboardInterrupt(texts.text("cli-interrupted-games", done=done, games=total)) from None


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
@command()
@guarded
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    from caposaldo.kernel import registry
    from caposaldo.terminal import listings

    rows = [listings.game_data(game) for game in registry.games()]
    if as_json:
        print_json(rows)
    else:
        print_listing(listings.games_table(rows, load_texts(lang)))


@command()
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
        print_listing(listings.scenarios_table(rows, load_texts(lang)))
        print_listing(listings.options_list(rows, load_texts(lang)))


@command()
@guarded
def rules(
    game: GameId,
    id: Annotated[str, typer.Argument(metavar="ID", help="Id of a rule.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List the rules of a game with their tests, or show one rule."""
    from caposaldo.terminal import listings

    language = load_texts(lang).lang
    data = listings.rule_data(game, id, language) if id else listings.rules_data(game, language)
    if as_json:
        print_json(data)
    elif isinstance(data, dict):
        print_listing(listings.rule_text(data, load_texts(lang)))
    else:
        print_listing(listings.rules_table(data, load_texts(lang)))


@command()
@guarded
def glossary(
    game: GameId,
    term: Annotated[str, typer.Argument(metavar="WORD", help="A word of the game, or part of it.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List the words of a game, or explain one of them."""
    from caposaldo.terminal import listings

    language = load_texts(lang).lang
    data = listings.terms_data(game, term, language)
    if as_json:
        print_json(data)
    else:
        print_listing(listings.terms_list(data, load_texts(lang)))


@command()
@guarded
def units(game: GameId, as_json: AsJson = False, lang: Lang = "") -> None:
    """List the unit types of a game, with their figures."""
    from caposaldo.terminal import units as unit_lists

    if as_json:
        print_json(unit_lists.units_data(game))
    else:
        print_listing(unit_lists.units_tables(game, load_texts(lang)))


@command()
@guarded
def army(
    game: GameId,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Army list to check; without it the cards are listed.")
    ] = "",
    nation: Annotated[str, typer.Option("--nation", metavar="NAME", help="List only this army’s cards.")] = "",
    year: Annotated[int, typer.Option("--year", metavar="YEAR", help="List only cards in service by then.")] = 0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Check an army list, or list unit cards with their prices."""
    from caposaldo.kernel import armies, registry
    from caposaldo.kernel.files import file_text
    from caposaldo.terminal import armies as army_lists

    texts = load_texts(lang)
    if not file:
        rows = army_lists.cards(armies.offer(registry.game(game)), nation, year)
        print_json(rows) if as_json else print_listing(army_lists.cards_table(rows, texts))
        return
    armies.offer(registry.game(game))
    account = armies.check(registry.game(game), file_text(file), file)
    with closed_pipe_ignored():
        print_json(account) if as_json else print_listing(army_lists.account_text(account, texts))
    raise typer.Exit(0 if account["ok"] else CHECK_FAILED)


# ---------------------------------------------------------------- playing
@command()
@guarded
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Id of a game.")] = "",
    scenario: Scenario = "",
    seat: Seats = None,
    seed: Annotated[str, typer.Option("--seed", metavar="WORD", help="Seed of the dice [default: random].")] = "",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="Save the record to this file.")] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="Resume a saved game.")] = "",
    option: Options = None,
    commit: Annotated[
        bool, typer.Option("--commit", help="Keep the seed secret until the end; record its hash first.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal.

    Asks for anything you leave out. Ctrl-C saves the game.
    """
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
    except EOFError:
        print()  # the game has not begun: there is nothing to save
    except KeyboardInterrupt:
        print()  # where the game has been saved is already said
        raise typer.Exit(INTERRUPTED) from None


@command()
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
        with closed_pipe_ignored():
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


@command()
@guarded
def story(file: RecordFile, as_json: AsJson = False, lang: Lang = "") -> None:
    """Print how a finished game went: turning points, losses, luck."""
    from caposaldo.kernel import record as records
    from caposaldo.terminal import story as stories

    record = records.load(file)
    found = stories.told(record)
    if as_json:
        print_json(stories.story_data(record, found))
    else:
        stories.Page(record, found, load_texts(lang, record.game), make_console()).print()


@command()
@guarded
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Position written by `replay --position`.")],
    seat: Annotated[
        str, typer.Option("--seat", metavar="NAME", help="Show this seat’s view [default: the public view].")
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
@command()
@guarded
def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets other machines connect."),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", metavar="N", min=0, max=65535, help="Port to listen on; if taken, the next free one."),
    ] = 8737,
    data: DataFolder = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, or don’t.")] = True,
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", metavar="NAME", help="Another name of this server; repeatable.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="Trust X-Forwarded-For from this proxy; repeatable."),
    ] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(
            "--keep-days", metavar="N", min=0, help="Delete tables unused for N days [default: 730; 0: never]."
        ),
    ] = None,
    keep_finished_days: Annotated[
        float | None, typer.Option("--keep-finished-days", metavar="N", min=0, help="The same for finished tables.")
    ] = None,
    keep_empty_days: Annotated[
        float | None,
        typer.Option("--keep-empty-days", metavar="N", min=0, help="The same for tables never played [default: 30]."),
    ] = None,
    tables_per_hour: Annotated[
        int, typer.Option("--tables-per-hour", metavar="N", min=0, help="Tables one address may make; 0: no limit.")
    ] = 200,
    unfinished_tables: Annotated[
        int,
        typer.Option(
            "--unfinished-tables", metavar="N", min=0, help="Tables one address may leave unfinished; 0: no limit."
        ),
    ] = 500,
    dev: Annotated[
        bool, typer.Option("--dev", envvar="CAPOSALDO_DEV", help="Allow pages of other servers on this machine.")
    ] = False,
) -> None:
    """Play in the browser: start the server and print its address.

    Ctrl-C stops the server; games are saved.
    """
    from pathlib import Path

    from caposaldo.server.app import serve as serve_tables
    from caposaldo.server.settings import Settings

    settings = Settings(allowed_hosts=tuple(allow_host or ()), proxies=tuple(proxy or ()), development=dev)
    settings.set_keep(keep_days, keep_finished_days, keep_empty_days)
    settings.tables_per_hour, settings.unfinished_tables = tables_per_hour, unfinished_tables
    if data:
        settings.data = Path(data).expanduser()
    try:
        serve_tables(settings, host, port, open_browser)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(load_texts("").text("cli-stopped")) from None


@command()
@guarded
def backup(
    file: Annotated[
        str, typer.Argument(metavar="FILE", show_default="caposaldo-DATE.zip", help="File to write, or to check.")
    ] = "",
    data: DataFolder = "",
    check: Annotated[bool, typer.Option("--check", help="Check the backup FILE instead of making one.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite FILE.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Save the tables of the server in a file, or check such a file.

    The server may go on running.
    """
    from caposaldo.server import backup_command

    if check and not file:
        raise ValueError("--check needs the FILE to check")
    report = backup_command.check(file) if check else backup_command.make(file, data, force)
    print_json(report) if as_json else print(backup_command.sentence(report, load_texts(lang)))


@command()
@guarded
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Backup made by `caposaldo backup`.")],
    data: DataFolder = "",
    force: Annotated[
        bool, typer.Option("--force", help="Replace the tables that are there; their file is kept.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Restore the tables of a backup. Stop the server first."""
    from caposaldo.server import backup_command

    report = backup_command.restore(file, data, force)
    print_json(report) if as_json else print(backup_command.sentence(report, load_texts(lang)))


# ---------------------------------------------------------------- simulations and checks
@command()
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
    """Let bots play many games; report who wins.

    Seats you leave out are played at random.
    """
    from caposaldo.bots.base import make_bot
    from caposaldo.kernel import registry
    from caposaldo.lab import simulate as lab
    from caposaldo.lab.match import seat_bots
    from caposaldo.terminal import listings

    chosen = first_scenario(game, scenario)
    options = parse_pairs(option, "option")
    start = registry.game(game).start(chosen, options, seed)
    seats = start.seats()
    bots = seat_bots(seats, parse_pairs(seat, "seat"), "random")
    for name in bots:
        make_bot(name, registry.game(game), seed)
    with progress(games, "simulate", as_json, load_texts(lang)) as step:
        report = lab.simulate(lab.Plan(game, chosen, options, seed, bots), games, jobs, step)
    if as_json:
        print_json(report)
    else:
        names = {name: load_texts(lang).name(start, f"seat/{seat}") for seat, name in enumerate(seats)}
        print_listing(listings.simulation_table(report, names, load_texts(lang)))


@command()
@guarded
def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Id of a game [default: all games].")] = "",
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, help="Number of games; without GAME, the number for each scenario."
        ),
    ] = 100,
    seed: Seed = "0",
    scenario: Scenario = "",
    first: Annotated[
        int, typer.Option("--first", metavar="N", min=0, help="Start at game N of the run, to repeat a finding.")
    ] = 0,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play random games with every check on.

    Exit code 1 if anything is found.
    """
    from caposaldo.lab import fuzz as lab
    from caposaldo.terminal import listings

    options = parse_pairs(option, "option")
    if not game and (scenario or options or first):
        raise ValueError("--scenario, --option and --first need a GAME")
    planned = plan_fuzz(game, scenario, options, games, first) if game else lab.games_of_all(games)
    with progress(len(planned), "fuzz", as_json, load_texts(lang)) as step:
        reports = lab.fuzz(planned, options, seed, jobs, step)
    data = [lab.report_data(id, seed, report) for id, report in reports.items()]
    with closed_pipe_ignored():
        if as_json:
            print_json(data[0] if game else data)
        else:
            print_listing(listings.fuzz_tables(data, load_texts(lang)))
    raise typer.Exit(0 if all(report.ok() for report in reports.values()) else CHECK_FAILED)


def plan_fuzz(game: str, scenario: str, options: dict[str, str], games: int, first: int) -> list[FuzzGame]:
    """Return the games to play of one game. Raise ValueError for a wrong scenario or option."""
    from caposaldo.kernel import registry
    from caposaldo.lab import fuzz as lab

    scenarios = [scenario] if scenario else registry.game(game).scenarios()
    registry.game(game).start(scenarios[0], options, "0")
    return lab.games_in_turn(game, scenarios, games, first)


@command()
@guarded
def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0.05, max=60, help="Seconds for each measurement.")
    ] = 5.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure the speed next to python-chess and OpenSpiel’s chess."""
    from caposaldo.lab import bench as lab
    from caposaldo.terminal import listings

    with make_console(stderr=True).status("bench") as status:
        report = lab.bench(seconds, lambda what: status.update(what))
    if as_json:
        print_json(report)
    else:
        print_listing(listings.bench_table(report, load_texts(lang)))


def main() -> NoReturn:
    """Run the command line. If the reader of a pipe is gone, the rest of the output is dropped: that is no error."""
    code: int | str | None = 0
    try:
        app(prog_name="caposaldo")
    except (SystemExit, BrokenPipeError) as end:
        code = end.code if isinstance(end, SystemExit) and not is_closed_pipe(end) else 0
    try:
        if sys.stdout is not None:  # None: it was closed before the start
            sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
    sys.exit(code)


if __name__ == "__main__":
    main()
