"""The library of games: their scenarios, rules and texts."""

from __future__ import annotations

import threading
from functools import cache

import msgspec

from caposaldo.kernel import armies, catalog, glossary, registry
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.sources import SourceError, converted
from caposaldo.kernel.texts import LANGUAGES, catalogue_files, texts
from caposaldo.server.protocol import (
    SPECTATOR,
    ApiError,
    ArmyReport,
    GameInfo,
    LocalizedText,
    Params,
    RuleInfo,
    StartInfo,
    TermForms,
    TermInfo,
)

# The order in which games are listed. Games that the registry does not know are announced as not implemented yet.
ORDER = ["battlegroups", "wheels", "traces", "storms", "upfront"]
# Common text files that no browser needs.
TERMINAL_TEXTS = ["cli"]

_listing = threading.Lock()


def games() -> list[GameInfo]:
    """List all games. The list is built once; other threads wait for it."""
    with _listing:
        return all_games()


@cache
def all_games() -> list[GameInfo]:
    known = registry.ids()
    ids = [*ORDER, *(id for id in known if id not in ORDER)]
    return [game_info(id) if id in known else announced_game(id) for id in ids]


def game_info(id: str) -> GameInfo:
    game = registry.game(id)
    about = catalog.about(id)
    scenarios = [scenario_entry(game.about(name), name) for name in game.scenarios()]
    title, summary = (LocalizedText(words.it, words.en) for words in (about.title, about.summary))
    return GameInfo(id, True, int(game.version), title, summary, scenarios)


def scenario_entry(about: dict[str, object], id: str) -> dict[str, object]:
    """Return a scenario for the list, without its map: that is larger than all the rest and fetched separately."""
    return {**{name: value for name, value in about.items() if name != "map"}, "id": id, "mapped": "map" in about}


@cache
def map_data(game: str, scenario: str) -> dict[str, object]:
    """Return what a thumbnail of the map needs."""
    require_scenario(game, scenario)
    found = registry.game(game).about(scenario).get("map")
    if not isinstance(found, dict):
        raise ApiError(404, "web-error-scenario", {"scenario": scenario[:60]}, f"{scenario!r} has no map")
    return found


def announced_game(id: str) -> GameInfo:
    title, summary = both_languages(f"web-game-{id}"), both_languages(f"web-game-{id}-summary")
    return GameInfo(id, False, 0, title, summary, [])


def both_languages(key: str) -> LocalizedText:
    return LocalizedText(it=texts("it").text(key), en=texts("en").text(key))


def require_game(game: str) -> None:
    if game not in registry.ids():
        raise ApiError(404, "web-error-game", {"game": game[:60]}, f"there is no game {game!r}")


def require_scenario(game: str, scenario: str) -> None:
    """Accept only scenarios that come with a game: a name is never used as the path of a file."""
    require_game(game)
    if scenario not in registry.game(game).scenarios():
        params: Params = {"scenario": scenario[:60]}
        raise ApiError(404, "web-error-scenario", params, f"there is no scenario {scenario!r} in this game")


@cache
def start(game: str, scenario: str) -> StartInfo:
    require_scenario(game, scenario)
    state = registry.game(game).start(scenario, {}, "0")
    return StartInfo(state.board(), state.view(SPECTATOR))


@cache
def rules(game: str) -> list[RuleInfo]:
    require_game(game)
    return [converted(msgspec.to_builtins(rule), RuleInfo) for rule in catalog.rules(game)]


@cache
def terms(game: str) -> list[TermInfo]:
    require_game(game)
    return [term_info(term) for term in glossary.terms(game)]


def term_info(term: glossary.Term) -> TermInfo:
    word, text = (LocalizedText(words.it, words.en) for words in (term.word, term.text))
    forms = TermForms(*(term.written(lang) for lang in ("it", "en")))
    but = TermForms(term.but.it, term.but.en)
    return TermInfo(
        term.id, term.rule, word, LocalizedText(term.short.it, term.short.en), text, forms, but, term.drawing
    )


def army_offer(game: str) -> dict[str, object]:
    """Return what an army builder needs."""
    require_game(game)
    try:
        return armies.offer(registry.game(game))
    except UnknownName:
        raise ApiError(404, "web-error-armies", {}, "the armies of this game are those of its scenarios") from None


def check_army(game: str, text: str) -> ArmyReport:
    army_offer(game)
    try:
        return converted(armies.check(registry.game(game), text, "army"), ArmyReport)
    except SourceError as error:
        line = error.position.line if error.position else 0
        raise ApiError(422, "web-error-army", {"line": line, "what": error.what}, str(error)) from None


def fluent_source(lang: str, game: str) -> str:
    """Return the Fluent source of a language: the common texts and those of one game."""
    if lang not in LANGUAGES:
        raise ApiError(404, "web-error-language", {"language": lang[:60]}, f"there are no texts in {lang!r}")
    files = [file for file in catalogue_files(lang) if file.stem not in TERMINAL_TEXTS]
    if game:
        require_game(game)
        files += catalogue_files(lang, game)
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files)
