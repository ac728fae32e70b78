"""Moments of real games for the demo page of the table.

python web/scripts/table_fixture.py > web/src/demo/fixtures/table.json
"""

from __future__ import annotations

import json
import sys

from caposaldo.bots.base import drive, make_bot
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, State
from caposaldo.kernel.registry import game

SEED = "7"
SHOWN = {
    "ponte": ["order", "direct", "react", "deploy", "aim"],
    "bir-nasra": ["order"],
    "oder": ["movement", "order"],
    "siepi": ["order"],
}
MARKS = {"ger": "de", "ita": "it", "bri": "gb", "usa": "us", "sov": "su"}


def choice(state: State, action: Action) -> dict[str, object]:
    text = state.write_action(action)
    point = state.pointing(action)
    words = state.wording(action)
    return {
        "action": text,
        "verb": text.split()[0],
        "words": {"key": words.key, "params": words.params},
        **{name: point.get(name, -1) for name in ("piece", "target", "x", "y", "face")},
    }


def moment(state: State, seat: int) -> dict[str, object]:
    return {
        "seat": seat,
        "prompt": state.prompt(seat).data(),
        "view": state.view(seat),
        "choices": [choice(state, action) for action in state.actions(seat)],
        "reach": state.reach(seat),
    }


def name_of(view: dict[str, object], actions: int) -> str:
    """The name of the moment, if this is one worth showing."""
    kind, unit = view["decision"]["kind"], view["units"][view["decision"]["unit"]]
    if kind == "deploy":
        return "deploy"
    if view["turn"] < 2:
        return ""
    if kind == "order" and unit["class"] in ("A", "B") and unit["aboard"] < 0:
        return "order"
    if kind == "phase" and view["phase"] in ("movement", "direct") and actions > 4:
        return view["phase"]
    return kind if kind in ("react", "aim") else ""


def moments(scenario: str, names: list[str]) -> list[dict[str, object]]:
    state = battlegroups.start(scenario, {}, SEED)
    bot, dice = make_bot("greedy", battlegroups, SEED), Dice(SEED)
    found: dict[str, dict[str, object]] = {}
    while state.outcome() is None and len(found) < len(names):
        seat = state.waiting()[0]
        name = name_of(state.view(seat), len(state.actions(seat)))
        if name in names and name not in found:
            found[name] = {"id": f"{scenario}-{name}", "marks": marks(state), **moment(state, seat)}
        state.apply(seat, drive(state, seat, bot, dice))
    return list(found.values())


def marks(state: State) -> list[str]:
    units = state.view(-1)["units"]
    return [next(MARKS[u["type"][:3]] for u in units if u["side"] == side) for side in range(2)]


battlegroups = game("battlegroups")
if __name__ == "__main__":
    shown = [found for scenario, names in SHOWN.items() for found in moments(scenario, names)]
    json.dump(shown, sys.stdout, separators=(",", ":"), ensure_ascii=False)
