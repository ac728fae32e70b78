"""How much each event matters to a player, and whom it is about: losses most of all, preparations least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import GROUPS, Position
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event

HARMFUL: Final = [
    "uf-man-killed", "uf-man-routed", "uf-man-captured", "uf-vehicle-lost", "uf-commander-killed", "uf-group-gone",
    "uf-pinned", "uf-goes-berserk", "uf-jams", "uf-attack-silenced", "uf-shell-jams", "uf-weapon-lost",
    "uf-immobilised", "uf-stunned", "uf-buttons-up", "uf-bogs-down", "uf-time-up",
]  # fmt: skip
WORTH_TELLING: Final = [
    "uf-check-failed", "uf-execution", "uf-panics", "uf-infiltrates", "uf-hitch", "uf-charge-fails", "uf-captures",
    "uf-encircles", "uf-flank-won", "uf-flank-natural",
    "uf-moves-forward", "uf-moves-back", "uf-moves-sideways", "uf-enters-terrain", "uf-enters-open-ground", "uf-fords",
    "uf-fails-to-ford", "uf-cuts-wire", "uf-flank-announced", "uf-flank-lost", "uf-encirclement-over", "uf-attack",
    "uf-attack-off", "uf-conceals", "uf-hero", "uf-rally", "uf-rallied", "uf-comes-round",
    "uf-rally-credit", "uf-stays-up", "uf-opens-up", "uf-stun-eased", "uf-stun-over", "uf-lays-smoke", "uf-lays-wire",
    "uf-screens", "uf-breeze", "uf-offers-terrain", "uf-imposes-terrain", "uf-accepts-terrain", "uf-rejects-terrain",
    "uf-movement-turned", "uf-movement-given-up", "uf-seizes", "uf-seizes-open-ground", "uf-goes-over", "uf-sniper",
    "uf-sniper-fires", "uf-sniper-misses", "uf-sniper-found", "uf-sniper-left", "uf-search", "uf-search-fails",
    "uf-charge", "uf-charges", "uf-check-passed", "uf-does-not-infiltrate", "uf-infiltrator-does-not-ford",
    "uf-infiltrator-again", "uf-infiltrator-out", "uf-fight", "uf-mercy", "uf-acquires", "uf-acquire-fails",
    "uf-repair", "uf-repaired", "uf-repair-fails", "uf-destroys", "uf-drops", "uf-hands-over", "uf-clears-mines",
    "uf-clears-nothing", "uf-sets-off-mines", "uf-mines-attack", "uf-mines-stirred", "uf-mines-quiet",
    "uf-minefield-spent", "uf-takes-letter", "uf-announces-letter", "uf-announces-exchange", "uf-letter-lapses",
    "uf-sets-out", "uf-sets-out-to-found", "uf-arrives", "uf-found", "uf-found-open", "uf-turns-back",
    "uf-leaves-group", "uf-man-fords", "uf-man-does-not-ford", "uf-rearranges", "uf-overruns", "uf-overrun-strength",
    "uf-shells", "uf-shells-armour", "uf-shell-hits", "uf-shell-misses", "uf-armour-attacked", "uf-crew-attacked",
    "uf-does-not-bog", "uf-gets-free", "uf-stays-bogged", "uf-starshell-out", "uf-deck-over", "uf-last-taken-out",
    "uf-taken-out", "uf-proposes-chits", "uf-chits-reset", "uf-passes", "uf-lays", "uf-pillbox", "uf-takes-over",
]  # fmt: skip
SMALL: Final = [
    "uf-turn", "uf-discards", "uf-discarded", "uf-draws", "uf-drawn", "uf-fire-card", "uf-jam-drawn", "uf-which-weapon",
    "uf-no-jam", "uf-spends-card", "uf-sniper-aims", "uf-mines-position", "uf-attacks-man", "uf-attacks-only-man",
    "uf-armour-which", "uf-weapon-lies", "uf-crew-assigned", "uf-crew-relieved", "uf-swap", "uf-put", "uf-as-proposed",
    "uf-groups-formed", "uf-lay-pass", "uf-resolved", "uf-unharmed",
]  # fmt: skip
# The group an event is about where it names no man, the first that it names.
PLACES: Final = ["target", "enemy", "group"]


def table() -> dict[str, int]:
    found: dict[str, int] = {}
    for keys, weight in ((HARMFUL, HARM), (WORTH_TELLING, NOTABLE), (SMALL, ROUTINE)):
        for key in keys:
            found[key] = weight
    return found


WEIGHTS: Final[dict[str, int]] = table()


def weight(event: Event) -> i64:
    return WEIGHTS.get(event.key, NOTABLE)


def about(s: Position, event: Event) -> list[int]:
    """Return the men that an event names, or those of the group it names."""
    found: list[int] = []
    for value in event.params.values():
        man = number_in(value, "@man/")
        if 0 <= man < s.setup.count() and man not in found:
            found.append(man)
    for name in PLACES:
        group = number_in(event.params.get(name, ""), "@group/")
        if len(found) == 0 and 0 <= group < GROUPS:
            found = [int(man) for man in s.men_of(group)]
    return found


def number_in(value: int | str, start: str) -> int:
    """Return the number of a reference, -1 if it is of another kind."""
    if not isinstance(value, str) or not value.startswith(start):
        return -1
    digits = value[len(start) :]
    return int(digits) if digits.isdigit() else -1
