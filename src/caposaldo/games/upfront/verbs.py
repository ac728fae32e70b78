"""The verbs: the kinds of Action. Cards are numbers in the deck from 0, men and groups numbers of the position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PUT: Final = 0  # a: man, b: letter (3.2)
SWAP: Final = 1  # a: man, b: man of the same group: they change places (3.3)
SERVE: Final = 2  # a: man, b: weapon: he becomes its assistant (11.12)
RELIEVE: Final = 3  # a: man (11.13)
DONE: Final = 4  # confirms what was prepared, or ends a step
LAY_ON: Final = 5  # a: card, b: group, x: 1 face down (8.1), y: 1 beneath smoke and wire (13.5)
MOVE: Final = 6  # a: card, b: group, x: FORWARD, BACK or SIDEWAYS, y: what for (see `aims`)
ATTACK_ON: Final = 7  # a: group, b: enemy group: begins to AIM
USE: Final = 8  # a: card: added to what is prepared (Fire), or played (Concealed, x: man it is for in a fight)
HOLD_OUT: Final = 9  # a: man
RESOLVE: Final = 10
GIVE_UP: Final = 11  # an attack (6.5), or what was being prepared and has cost nothing yet
RALLY_BY: Final = 12  # a: card, b: group, x: second group for Rally All, else -1 (10.2, 10.23)
PICK: Final = 13  # a: man
PLAY_HERO: Final = 14  # a: card, b: man (10.4)
PANIC: Final = 15  # a: man (10.3)
LAY_SMOKE: Final = 16  # a: card, b: group (13.2), x: 1 + group of the vehicle that does it (25.8)
REPAIR: Final = 17  # a: man (19.3)
ACQUIRE: Final = 18  # a: man, b: weapon (18.2)
REARRANGE: Final = 19  # b: group: begins to ARRANGE (3.3)
BEGIN_INFILTRATION: Final = 20  # b: group
BEGIN_ASSAULT: Final = 21  # b: group
BEGIN_TRANSFER: Final = 22  # b: group, x: group they go to, or -1 - letter for a new one (17.8, 17.91)
RECEIVE: Final = 23  # a: man (17.8)
FOUND: Final = 24  # a: card, b: group that is new, x: 1 face down (17.92)
SEARCH: Final = 25  # b: group: sniper check (14.4)
HAND_OVER: Final = 26  # a: man, b: man: a secondary weapon (18.21)
LEAVE: Final = 27  # a: man gives up infiltration (20.56)
DROP: Final = 28  # a: man, x: 1 destroys: a captured weapon (20.74)
CLEAR: Final = 29  # a: man (24.5)
NAME: Final = 30  # a: man, b: enemy group (or -1), x: movement card (or -1: morale check), y: 1 keeps his charge
DISCARD_CARD: Final = 31  # a: card (4.3)
WIRE_ON: Final = 32  # a: card, b: group (13.3)
SNIPE_AT: Final = 33  # a: card, b: group (14.1)
DRAW: Final = 34  # a: how many (4.5)
PASS: Final = 35
ACCEPT: Final = 36
REJECT: Final = 37
KEEP: Final = 38  # no card, no
TAKE: Final = 39  # a weapon or terrain; a: group or man where there is a choice
PROPOSE: Final = 40  # a: added to the chits of the side asked, taken from the other's (5.62)
BURY: Final = 41  # a captured weapon is destroyed (20.74)
SHELL: Final = 42  # a: man, b: enemy group, x: Fire card, y: 1 at its armour: a shot of ordnance (25.3)
VERB_NAMES: Final = [
    "put", "swap", "serve", "relieve", "done", "lay", "move", "attack", "use", "hold-out", "resolve", "give-up",
    "rally", "pick", "hero", "panic", "smoke", "repair", "acquire", "rearrange", "infiltrate", "assault", "transfer",
    "receive", "found", "search", "hand-over", "leave", "drop", "clear", "name", "discard", "wire", "snipe", "draw",
    "pass", "accept", "reject", "keep", "take", "propose", "bury", "shell",
]  # fmt: skip
# What each verb takes: 1 for a, 2 for b, 4 for x, 8 for y.
VERB_USES: Final = vec[i64](
    [3, 3, 3, 1, 0, 15, 15, 3, 5, 1, 0, 0, 7, 1, 3, 1, 7, 1, 3, 2, 2, 2, 6, 1, 7, 2, 3, 1, 5, 1, 15, 1, 3, 3, 1, 0, 0,
     0, 0, 1, 1, 0, 15]
)  # fmt: skip
