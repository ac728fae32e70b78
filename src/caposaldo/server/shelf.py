"""What there is to play: the games, their scenarios, their rules, their words."""

from __future__ import annotations

import threading
from functools import cache

import msgspec

from caposaldo.kernel import catalog, registry
from caposaldo.kernel.sources import converted
from caposaldo.kernel.texts import LANGUAGES, catalogue_files, texts
from caposaldo.server.wire import SPECTATOR, GameInfo, Params, RuleInfo, StartInfo, Trouble, Words

# All games, in the order of the shelf. Those that the registry does not know are announced only.
SHELF = ["battlegroups", "wheels", "traces", "storms", "upfront"]
# Common catalogues that a browser needs.
FOR_BROWSERS = ["kernel", "web"]


_making = threading.Lock()


def games() -> list[GameInfo]:
    """Made once, whoever asks first."""
    with _making:
        return all_games()


@cache
def all_games() -> list[GameInfo]:
    there = registry.ids()
    return [built(id) if id in there else announced(id) for id in [*SHELF, *(id for id in there if id not in SHELF)]]


def built(id: str) -> GameInfo:
    game = registry.game(id)
    about = catalog.about(id)
    scenarios = [listed(game.about(name), name) for name in game.scenarios()]
    title, summary = (Words(words.it, words.en) for words in (about.title, about.summary))
    return GameInfo(id, True, int(game.version), title, summary, scenarios)


def listed(about: dict[str, object], id: str) -> dict[str, object]:
    """A scenario as it stands in the list. The picture of its ground weighs more than all the rest: it is asked for by
    itself."""
    return {**{name: value for name, value in about.items() if name != "map"}, "id": id, "mapped": "map" in about}


@cache
def ground(game: str, scenario: str) -> dict[str, object]:
    """What a small picture of the ground needs."""
    must_have(game, scenario)
    found = registry.game(game).about(scenario).get("map")
    if not isinstance(found, dict):
        raise Trouble(404, "web-error-scenario", {"scenario": scenario[:60]}, f"{scenario!r} has no picture of its own")
    return found


def announced(id: str) -> GameInfo:
    title, summary = both(f"web-game-{id}"), both(f"web-game-{id}-summary")
    return GameInfo(id, False, 0, title, summary, [])


def both(key: str) -> Words:
    return Words(it=texts("it").text(key), en=texts("en").text(key))


def must_be_built(game: str) -> None:
    if game not in registry.ids():
        raise Trouble(404, "web-error-game", {"game": game[:60]}, f"there is no game {game!r}")


def must_have(game: str, scenario: str) -> None:
    must_be_built(game)
    if scenario not in registry.game(game).scenarios():
        params: Params = {"scenario": scenario[:60]}
        raise Trouble(404, "web-error-scenario", params, f"there is no scenario {scenario!r} in this game")


@cache
def start(game: str, scenario: str) -> StartInfo:
    must_have(game, scenario)
    state = registry.game(game).start(scenario, {}, "0")
    return StartInfo(state.board(), state.view(SPECTATOR))


@cache
def rules(game: str) -> list[RuleInfo]:
    must_be_built(game)
    return [converted(msgspec.to_builtins(rule), RuleInfo) for rule in catalog.rules(game)]


def words(lang: str, game: str) -> str:
    """The Fluent source of a language: what all games share, and one game."""
    if lang not in LANGUAGES:
        raise Trouble(404, "web-error-language", {"language": lang[:60]}, f"there are no texts in {lang!r}")
    files = [file for file in catalogue_files(lang) if file.stem in FOR_BROWSERS]
    if game:
        must_be_built(game)
        files += catalogue_files(lang, game)
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files)
