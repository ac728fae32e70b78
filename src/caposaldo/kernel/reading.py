"""Reading notation and saved states, which may come from anywhere: each mistake is a ValueError of one clear line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.kernel.game import Outcome, State

# No number in a game has more digits than this.
DIGITS: Final = 7
FAR: Final = 10**DIGITS


# ---------------------------------------------------------------- words
def read_number(word: str, what: str) -> i64:
    digits = word[1:] if word.startswith("-") else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > DIGITS:
        raise ValueError(f"{shown(word)} is no whole number; expected {what}")
    return int(word)


def shown(word: str) -> str:
    """Return a word as error messages quote it, cut short if it is long."""
    return repr(word if len(word) <= 40 else word[:40] + "...")


def decision_words(text: str, verbs: dict[str, int]) -> list[str]:
    """Return the words of a decision. Raise ValueError unless the first one is a known verb."""
    words = text.split()
    if not words:
        raise ValueError("an empty decision")
    if words[0] not in verbs:
        raise ValueError(f"unknown verb {shown(words[0])}; known verbs: {', '.join(verbs)}")
    return words


# ---------------------------------------------------------------- data
def scenario_of(data: dict[str, object]) -> str:
    """Return the id of the scenario that saved data belong to, or the path of its file."""
    scenario = data.get("path") or data.get("scenario")
    if not isinstance(scenario, str):
        raise ValueError("scenario: expected the id of a scenario")
    return scenario


def options_of(data: dict[str, object]) -> dict[str, str]:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("options: expected names and values")
    return {str(name): str(value) for name, value in options.items()}


def check_decision(state: State) -> None:
    """Raise ValueError unless the game is over or every seat that is to decide has a legal action."""
    try:
        waiting = state.waiting()
    except NotImplementedError:  # a step of the sequence of play, which no seat decides
        waiting = []
    answered = [seat for seat in waiting if len(state.actions(seat)) > 0]
    if state.outcome() is None and (len(answered) == 0 or answered != waiting):
        raise ValueError("stack: expected a decision with something to decide")


def whole(field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{field}: expected a whole number")
    if not low <= value <= high:
        raise ValueError(f"{field}: expected a number from {low} to {high}, found {shown(str(value))}")
    return value


def outcome_data(outcome: Outcome | None) -> list[object]:
    """Return an outcome as JSON-able data; an empty list for None, which TOML does not have."""
    if outcome is None:
        return []
    return [list(outcome.winners), outcome.rule, outcome.key, dict(outcome.params)]


def read_outcome(value: object) -> Outcome | None:
    if not isinstance(value, list) or len(value) not in (0, 4):
        raise ValueError("result: expected nothing or winners, rule, key and parameters")
    if not value:
        return None
    if not isinstance(value[0], list) or not isinstance(value[3], dict):
        raise ValueError("result: expected winners, rule, key and parameters")
    winners = [whole("result[0]", seat, 0, 1) for seat in value[0]]
    params: dict[str, int | str] = {}
    for name, said in value[3].items():
        if not isinstance(said, (int, str)):
            raise ValueError(f"result[3].{name}: expected a number or a word")
        params[str(name)] = said
    return Outcome(winners, str(value[1]), str(value[2]), params)
