"""Choices in words, and where on the table they point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import (
    OVERRUNNING,
    TRANSFERRING,
    Action,
    encircled_by,
    flanked_by,
    letter_in,
    overrun_by,
)
from caposaldo.games.upfront.position import FOR_FIGHT, FOR_INFILTRATION, FORWARD, GROUPS, SIDEWAYS, Position
from caposaldo.games.upfront.rules import crews, demolition_charges, mobility, terrain, weapons
from caposaldo.games.upfront.rules.attempts import Trying
from caposaldo.games.upfront.rules.berserk_charge import ChargeAt
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import shown_name
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.rules.rally import Retry, Save
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.snipers import Redirect
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.setup import DECK, LETTER_NAMES, LETTERS, TERRAIN_NAMES
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.game import Message, Params

BURDENS: Final = ["", "-keep", "-leave"]  # by `Action.burden`

# The first parameter of each verb.
MEN: Final = vec[i64](
    [verbs.PUT, verbs.SWAP, verbs.SERVE, verbs.RELIEVE, verbs.HOLD_OUT, verbs.PICK, verbs.PANIC, verbs.REPAIR,
     verbs.ACQUIRE, verbs.RECEIVE, verbs.HAND_OVER, verbs.LEAVE, verbs.DROP, verbs.CLEAR, verbs.NAME, verbs.SHELL]
)  # fmt: skip
CARDS: Final = vec[i64](
    [verbs.LAY_ON, verbs.MOVE, verbs.USE, verbs.RALLY_BY, verbs.PLAY_HERO, verbs.LAY_SMOKE, verbs.FOUND,
     verbs.DISCARD_CARD, verbs.WIRE_ON, verbs.SNIPE_AT]
)  # fmt: skip
ACTING: Final = vec[i64](
    [verbs.MOVE, verbs.RALLY_BY, verbs.LAY_SMOKE, verbs.REARRANGE, verbs.BEGIN_INFILTRATION, verbs.BEGIN_ASSAULT,
     verbs.BEGIN_TRANSFER, verbs.FOUND, verbs.SEARCH]
)  # fmt: skip


# ---------------------------------------------------------------- the parts of an action
def pending(s: Position) -> kernel.Decision[Position, Action] | None:
    """Return the pending decision, None if the game is over."""
    return None if s.result is not None else s.top()


def man_of(s: Position, action: Action) -> i64:
    """Return the man who acts or is named, or -1."""
    man: i64 = -1
    if action.verb in MEN:
        man = action.man
    elif action.verb == verbs.PLAY_HERO:
        man = action.hero
    elif action.verb in (verbs.USE, verbs.TAKE, verbs.BURY, verbs.KEEP):
        man = man_asked_for(s, action)
    return man if 0 <= man < s.setup.count() else -1


def man_asked_for(s: Position, action: Action) -> i64:
    """Return the man whom the question is about, or -1."""
    top = pending(s)
    if action.verb == verbs.USE:
        if not isinstance(top, Conceal):
            return -1
        return action.on_man if top.purpose == FOR_FIGHT else top.man if top.purpose == FOR_INFILTRATION else -1
    if isinstance(top, Save):
        return -1 if top.purpose == FOR_INFILTRATION else top.man
    if isinstance(top, Retry):
        return top.man
    if isinstance(top, ChargeAt):
        return top.man
    return top.winner if isinstance(top, Spoils) else -1


def other_of(s: Position, action: Action) -> i64:
    """Return the second man, or the holder of the weapon that is served, or the last holder of one without an owner; or
    -1."""
    if action.verb == verbs.SERVE:
        return crews.operator(s, action.weapon)
    if not 0 <= action.other < s.setup.count():
        return -1
    return action.other if action.verb in (verbs.SWAP, verbs.HAND_OVER, verbs.ACQUIRE) else -1


def card_of(s: Position, action: Action) -> i64:
    """Return the card that is played or discarded, or -1."""
    card: i64 = -1
    top = pending(s)
    if action.verb in CARDS:
        card = action.card
    elif action.verb == verbs.NAME:
        card = action.spent_card
    elif action.verb == verbs.SHELL:
        card = action.fire_card
    elif action.verb in (verbs.ACCEPT, verbs.REJECT) and isinstance(top, Answer):
        card = terrain.offered(s, top.group)
    return card if 0 <= card < DECK else -1


def group_of(s: Position, action: Action) -> i64:
    """Return the group that acts, or -1."""
    group: i64 = -1
    if action.verb in ACTING:
        group = action.screen - 1 if action.verb == verbs.LAY_SMOKE and action.screen > 0 else action.group
    elif action.verb == verbs.ATTACK_ON:
        group = action.attacker
    elif action.verb == verbs.LAY_ON and 0 <= action.group < GROUPS and s.side_of_group(action.group) == s.side:
        group = action.group
    elif action.verb == verbs.RECEIVE and 0 <= action.man < s.setup.count():
        group = s.bound[action.man]
    else:
        group = group_asked_for(s)
    return group if 0 <= group < GROUPS else -1


def group_asked_for(s: Position) -> i64:
    """Return the group whose action or terrain the question is about, or -1."""
    top = pending(s)
    if isinstance(top, (Aim, Commit)):
        return top.group
    if isinstance(top, (PlanInfiltration, Assault, Send)):
        return top.group
    return top.group if isinstance(top, (Answer, Arrange, Trying)) else -1


def target_of(s: Position, action: Action) -> i64:
    """Return the group it is aimed at or goes to, or -1."""
    group: i64 = -1
    top = pending(s)
    if action.verb in (verbs.ATTACK_ON, verbs.NAME, verbs.SHELL):
        group = action.target
    elif action.verb in (verbs.WIRE_ON, verbs.SNIPE_AT, verbs.LAY_ON) or (
        action.verb == verbs.LAY_SMOKE and action.screen > 0
    ):
        group = action.group
    elif action.verb == verbs.RALLY_BY:
        group = action.second_group
    elif action.verb == verbs.BEGIN_TRANSFER:
        group = action.destination
    elif action.verb == verbs.TAKE and isinstance(top, (ChargeAt, Redirect, Seize)):
        group = action.taken
    elif action.verb == verbs.MOVE and action.way == SIDEWAYS:
        group = aimed_at(action.aims)
    elif isinstance(top, (Aim, Commit)):
        group = top.target
    return group if 0 <= group < GROUPS else -1


def aimed_at(aims: i64) -> i64:
    """Return the group a sideways card overruns, flanks or encircles, or -1."""
    if aims >= OVERRUNNING:
        return overrun_by(aims)
    return flanked_by(aims) if flanked_by(aims) >= 0 else encircled_by(aims)


def weapon_of(s: Position, action: Action) -> i64:
    """Return the weapon that is served, taken or repaired, or -1."""
    weapon: i64 = -1
    top = pending(s)
    known = 0 <= action.man < s.setup.count()
    if action.verb in (verbs.SERVE, verbs.ACQUIRE, verbs.DROP):
        weapon = action.weapon
    elif isinstance(top, Spoils):
        weapon = top.weapon
    elif action.verb == verbs.REPAIR and known:
        weapon = weapons.jammed_weapon(s, action.man)
    elif action.verb == verbs.HAND_OVER and known:
        weapon = s.second[action.man]
    elif action.verb == verbs.SHELL and known:
        weapon = s.weapon[action.man]
    elif action.verb == verbs.RELIEVE and known:
        weapon = s.serves[action.man]
    return weapon if 0 <= weapon < s.setup.weapon_count() else -1


def letter_of(s: Position, action: Action) -> i64:
    """Return the letter it names, or -1."""
    letter: i64 = -1
    if action.verb == verbs.PUT:
        letter = action.letter
    elif action.verb == verbs.MOVE:
        letter = letter_in(action.aims)
    elif action.verb == verbs.BEGIN_TRANSFER and action.destination < 0:
        letter = -1 - action.destination
    return letter if 0 <= letter < LETTERS else -1


# ---------------------------------------------------------------- words
def wording(s: Position, action: Action) -> Message:
    if not 0 <= action.verb < len(VERB_NAMES):
        return Message("", "uf-verb-none")
    return Message("", f"uf-do-{VERB_NAMES[action.verb]}{moment_of(s, action)}", params_of(s, action))


def moment_of(s: Position, action: Action) -> str:
    """Return the part of the text key that depends on the situation."""
    verb = action.verb
    if verb in (verbs.DONE, verbs.GIVE_UP, verbs.USE, verbs.PICK, verbs.KEEP, verbs.TAKE):
        return answer(s, action)
    if verb == verbs.MOVE:
        return moving(s, action)
    if verb == verbs.LAY_ON:
        return ("-beneath" if action.beneath == 1 else "-down") if action.face_down == 1 else ""
    if verb == verbs.NAME:
        return naming(s, action)
    if verb == verbs.RALLY_BY:
        return "-two" if action.second_group >= 0 else ""
    if verb == verbs.SHELL:
        return "-armour" if action.at_armour == 1 else ""
    if verb == verbs.LAY_SMOKE:
        return "-screen" if action.screen > 0 else ""
    if verb == verbs.BEGIN_TRANSFER:
        return "-new" if action.destination < 0 else ""
    if verb == verbs.FOUND:
        return "-down" if action.face_down == 1 else ""
    return "-destroy" if verb == verbs.DROP and action.destroyed == 1 else ""


# Decisions in which a verb has words of its own.
ANSWERS: Final = {
    verbs.DONE: ["form", "act", "aim", "infiltrate", "assault", "send", "arrange", "discard", "refill", "trying"],
    verbs.GIVE_UP: ["commit"],
    verbs.USE: ["conceal"],
    verbs.PICK: ["rallying", "fights", "crew-falls", "seize"],
    verbs.KEEP: ["conceal", "save", "retry", "spoils", "seize", "renormalise"],
    verbs.TAKE: ["charge-at", "redirect", "seize", "spoils"],
}


def answer(s: Position, action: Action) -> str:
    """Return the part of the text key that depends on the question."""
    top = pending(s)
    if top is None or shown_name(top) not in ANSWERS[action.verb]:
        return ""
    if isinstance(top, Conceal) and action.verb == verbs.USE:
        return "-fight" if top.purpose == FOR_FIGHT else "-conceal"
    if isinstance(top, Seize) and action.verb == verbs.KEEP:
        return "-seize-men" if top.taker >= 0 else "-seize"
    return f"-{shown_name(top)}"


def moving(s: Position, action: Action) -> str:
    """Return the part of the text key for a movement: forward, back or sideways and its use, cutting wire, fording."""
    group, way, aims = action.group, action.way, action.aims
    if 0 <= group < GROUPS and s.exists(group):
        if terrain.wire_on(s, group) > 0:
            return "-wire"
        if mobility.is_bogged(s, group):
            return "-bogged"
        if aims == 0 and way == SIDEWAYS and mobility.is_unforded(s, group):
            return "-ford"
    if not FORWARD <= way <= SIDEWAYS or aims <= 0:
        return f"-{verbs.WAYS[way]}" if FORWARD <= way <= SIDEWAYS else ""
    if aims >= OVERRUNNING:
        return "-overrun-flank" if flanked_by(aims) >= 0 else "-overrun"
    if flanked_by(aims) >= 0:
        return "-flank-letter" if aims >= TRANSFERRING else "-flank"
    return "-letter" if aims >= TRANSFERRING else "-encircle"


def naming(s: Position, action: Action) -> str:
    """Return the part of the text key for a named man: with a card or a morale check; a charge that is not kept back
    goes off when he gets in (21.2)."""
    top = pending(s)
    if isinstance(top, Send):
        return "-send"
    how = "-card" if action.spent_card >= 0 else "-check"
    if isinstance(top, Assault):
        return f"-assault{how}"
    if action.burden == 0 and 0 <= action.man < s.setup.count() and demolition_charges.has_charge(s, action.man):
        return how + "-charge"
    return how + BURDENS[action.burden] if 0 <= action.burden < len(BURDENS) else how


def params_of(s: Position, action: Action) -> Params:
    found: Params = {
        "man": "@uf-somebody",
        "other": "@uf-somebody",
        "card": "@uf-some-card",
        "group": "@uf-some-group",
        "target": "@uf-some-group",
        "flank": "@uf-some-group",
        "weapon": "@uf-some-weapon",
        "letter": "?",
        "number": int(action.number) if action.verb in (verbs.DRAW, verbs.PROPOSE) else 0,
    }
    man, other, card = man_of(s, action), other_of(s, action), card_of(s, action)
    if man >= 0:
        found["man"] = s.ref(man)
    if other >= 0:
        found["other"] = s.ref(other)
    if card >= 0:
        found["card"] = f"@face/{card}"
    group, target, weapon, letter = (
        group_of(s, action),
        target_of(s, action),
        weapon_of(s, action),
        letter_of(s, action),
    )
    if group >= 0:
        found["group"] = s.group_ref(group)
    if target >= 0:
        found["target"] = s.group_ref(target)
    if weapon >= 0:
        found["weapon"] = s.weapon_ref(weapon)
    if letter >= 0:
        found["letter"] = LETTER_NAMES[letter]
    if action.verb == verbs.MOVE and 0 <= flanked_by(action.aims) < GROUPS:
        found["flank"] = s.group_ref(flanked_by(action.aims))
    return found


# ---------------------------------------------------------------- places
def pointing(s: Position, action: Action) -> dict[str, int]:
    """Return the man, the group that acts, the one it goes to or aims at, the card, the weapon and the way, by
    index."""
    found: dict[str, int] = {}
    if not 0 <= action.verb < len(VERB_NAMES):
        return found
    places = [man_of(s, action), group_of(s, action), target_of(s, action), card_of(s, action), weapon_of(s, action)]
    names = ["piece", "group", "target", "card", "weapon"]
    for i in range(len(names)):
        if places[i] >= 0:
            found[names[i]] = int(places[i])
    if action.verb == verbs.MOVE and FORWARD <= action.way <= SIDEWAYS:
        found["way"] = int(action.way)
    return found


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, action: Action) -> list[str]:
    """List the verb, the card and its functions, the weapon on the card of the man concerned, and his secondary
    one."""
    found = [f"verb:{VERB_NAMES[action.verb]}"]
    card = card_of(s, action)
    if card >= 0:
        found.append(f"card:{int(card) + 1}")
        if s.setup.deck.is_terrain(card):
            found.append(f"terrain:{TERRAIN_NAMES[s.setup.deck.terrain[card]]}")
    man = man_of(s, action)
    if man >= 0:
        found.append(f"weapon:{s.setup.weapon_of(man).key}")
        if s.second[man] >= 0:
            found.append(f"weapon:{s.setup.weapon_of(s.second[man]).key}")
    return found
