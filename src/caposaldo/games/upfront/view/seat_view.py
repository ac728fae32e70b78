"""The view of a seat (3.5, 4.4, 8.1), and the previews of its choices.

Men, groups, range chits and open cards are public. Only its owner sees a hand, and what he prepares until he confirms
it; a card face down is known to the side that laid it.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs, view_types
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.hidden import as_known, knows
from caposaldo.games.upfront.position import FATE_NAMES, GROUPS, STEP_NAMES, VEHICLE_MARK_NAMES, WAY_NAMES, Position
from caposaldo.games.upfront.rules import (
    casualties,
    command,
    deck,
    fights,
    fire,
    firepower,
    in_transit,
    infiltration_columns,
    night,
    ordnance,
    ranges,
    terrain,
    victory,
    weapons,
)
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import groups_of
from caposaldo.games.upfront.rules.fights import Fights
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.player_turn import Refill
from caposaldo.games.upfront.setup import (
    DECK,
    FIRE,
    FUNCTION_NAMES,
    FUNCTIONS,
    LETTER_NAMES,
    NATION_NAMES,
    OPEN,
    SMOKE,
    TERRAIN_NAMES,
)
from caposaldo.games.upfront.view import board, pending
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Preview

# The marks that are shown, each twice the one before.
MARK_NAMES: Final = [
    "pinned", "heroic", "berserk", "moving-over", "fresh", "held-out", "target", "named", "by-card", "keeps-charge",
    "tried", "drops", *VEHICLE_MARK_NAMES,
]  # fmt: skip
RANGES: Final = 6
NO_TARGET: Final = -2  # no group at all: no infiltrator matches it


# ---------------------------------------------------------------- the view of a seat
def view(real: Position, seat: i64) -> view_types.View:
    """Return all that the seat may know, as JSON-able data; constant data is in `board`."""
    s = as_known(real, seat)
    return {
        **sequence_view(s),
        "sides": [side_view(s, seat, side) for side in range(2)],
        "groups": [group_view(s, seat, group) for group in range(GROUPS) if is_shown(s, group)],
        "men": [man_view(s, man) for man in range(s.setup.count())],
        "weapons": weapons_view(s),
        "ranges": [pair_view(s, seat, group, enemy) for group in groups_of(s, 0) for enemy in groups_of(s, 1)],
        "hand": [hand_card(s, seat, card) for card in s.hands[seat]] if seat >= 0 else None,
        **piles_view(s, seat),
        "decision": cast(view_types.Pending, pending.pending_view(s, seat)),
    }


def sequence_view(s: Position) -> view_types.Sequence:
    """Return the sequence of play; `turn` and `turns`, the rounds in lists of tables and replays, are decks here."""
    now = int(min(s.emptied + 1, s.setup.decks))
    return {
        "turn": now if s.turn > 0 else 0,
        "turns": int(s.setup.decks),
        "player_turn": int(s.turn),
        "deck": now,
        "decks": int(s.setup.decks),
        "time_up": s.time_up == 1,
        "step": cast(view_types.Step, STEP_NAMES[s.step]),
        "side": int(s.side),
        "acted": s.acted == 1,
        "discards": int(s.discards),
        "windy": s.windy == 1,
    }


def side_view(s: Position, seat: i64, side: i64) -> view_types.SideState:
    """Return the state of a side: the number of its cards is public (3.5), the cards only its own."""
    limit, points = Chain(), Chain()
    command.limit_parts(s, side, limit)
    victory.points_parts(s, side, points)
    fates = [int(victory.lost(s, side, fate)) for fate in range(len(FATE_NAMES))]
    return {
        "nation": cast(view_types.Nation, NATION_NAMES[s.setup.nation[side]]),
        "hand": len(s.hands[side]),
        "held": [int(card) for card in s.hands[side]] if seat == side else None,
        "limit": int(limit.total()),
        "limit_parts": limit.data(),
        "points": int(points.total()),
        "points_parts": points.data(),
        "men": sum(fates),
        "lost": sum(fates[1:]),
        "killed": fates[st.KILLED],
        "routed": fates[st.ROUTED],
        "captured": fates[st.CAPTURED],
        "breaks": board.breaks_at(s.setup, side),
        "leader": int(command.leader_of(s, side)),
        "sniper_checks": int(s.snipers_found[side]),
        "passed": s.passed[side] == 1,
    }


# ---------------------------------------------------------------- groups
def is_shown(s: Position, group: i64) -> bool:
    return s.letter[group] >= 0 or s.upper[group] >= 0 or in_transit.is_founding(s, group)


def group_view(s: Position, seat: i64, group: i64) -> view_types.GroupState:
    return {
        "id": int(group),
        "side": int(s.side_of_group(group)),
        "letter": letter_name(s.letter[group]),
        "founding": letter_name(s.announced[group]) if s.letter[group] < 0 else "",
        "chit": int(s.chit[group]),
        "men": [int(man) for man in s.men_of(group)],
        **ground_view(s, seat, group),
        **marks_view(s, group),
        **relations_view(s, group),
    }


def letter_name(letter: i64) -> str:
    return LETTER_NAMES[letter] if letter >= 0 else ""


def ground_view(s: Position, seat: i64, group: i64) -> view_types.Ground:
    kind = terrain.occupied(s, group)
    card = terrain.last_terrain(s, group) if kind != OPEN else -1
    return {
        "stack": stack_view(s, seat, group),
        "terrain": cast(view_types.TerrainKind, TERRAIN_NAMES[kind]),
        "ground": int(card),
        "modifier": int(s.setup.deck.value[card * FUNCTIONS]) if card >= 0 else 0,
        "moving": terrain.moving(s, group),
        "offered": int(terrain.offered(s, group)),
        "smoke": int(terrain.smoke_on(s, group)),
        "wire": int(terrain.wire_on(s, group)),
    }


def stack_view(s: Position, seat: i64, group: i64) -> list[view_types.StackCard]:
    """Return the cards on a group from the bottom up; a card face down is known only to the side that laid it (8.1)."""
    found: list[view_types.StackCard] = []
    card = s.upper[group]
    while card >= 0:
        known = s.way[card] != st.FACE_DOWN or knows(s, seat, card)
        found.insert(
            0,
            {
                "card": int(card) if known else -1,
                "way": cast(view_types.Way, WAY_NAMES[s.way[card]]),
                "as": lies_as(s, card),
                "laid": int(s.laid[card]),
            },
        )
        card = s.under[card]
    return found


def lies_as(s: Position, card: i64) -> view_types.Lies:
    if s.way[card] == st.FACE_DOWN:
        return "open"
    if s.way[card] == st.CREDIT:
        return "credit"
    if terrain.is_move(s, card):
        return "movement"
    if terrain.is_artificial(s, card, SMOKE):
        return "smoke"
    return "terrain" if s.setup.deck.is_terrain(card) else "wire"


def marks_view(s: Position, group: i64) -> view_types.Marks:
    data: view_types.Marks = {
        "acted": s.has_mark(group, st.ACTED),
        "stays": s.has_mark(group, st.STAYS),
        "exchanging": s.has_mark(group, st.EXCHANGING),
        "announced": letter_name(s.announced[group]) if s.letter[group] >= 0 else "",
        "sniped": s.sniper_number[group] > 0,
    }
    if s.setup.night:
        data["lit"] = night.is_lit(s, group)
    return data


def relations_view(s: Position, group: i64) -> view_types.Relations:
    """Return flanks, encirclement, and men of other groups in it and on their way to it (17, 20)."""
    flanked: list[view_types.Flank] = []
    for enemy in range(GROUPS):
        right = s.flank[group * GROUPS + enemy]
        if right != st.NO_FLANK:
            flanked.append({"group": enemy, "natural": right == st.NATURAL})
    circle = [int(s.rear[group]), int(s.front[group])] if s.encircled(group) else None
    return {
        "flanks": flanked,
        "behind": [enemy for enemy in range(GROUPS) if s.behind[group * GROUPS + enemy] == 1],
        "encircled": circle,
        "infiltrators": [man for man in range(len(s.inside)) if s.inside[man] == group and s.group[man] >= 0],
        "arriving": [man for man in range(len(s.bound)) if s.bound[man] == group and s.group[man] >= 0],
    }


def pair_view(s: Position, seat: i64, group: i64, enemy: i64) -> view_types.GroupPair:
    return {
        "group": int(group),
        "enemy": int(enemy),
        "range": int(ranges.relative(s, group, enemy)),
        "sum": int(ranges.total(s, group, enemy)),
        "power": [int(firepower.of_group(s, group, enemy)), int(firepower.of_group(s, enemy, group))],
        "modifier": [modifier(s, group, enemy), modifier(s, enemy, group)],
        "blocked": [
            terrain.refuse_sight(s, group, enemy) is not None,
            terrain.refuse_sight(s, enemy, group) is not None,
        ],
        "cards": fire_cards(s, seat, group, enemy),
    }


def fire_cards(s: Position, seat: i64, group: i64, enemy: i64) -> list[int]:
    """Return the Fire cards in the hand of a seat that its group of the two has the firepower for (6.1)."""
    if seat < 0:
        return []
    own, target = (group, enemy) if s.side_of_group(group) == seat else (enemy, group)
    power = firepower.of_group(s, own, target)
    hand = s.hands[seat]
    return [int(card) for card in hand if deck.usable(s, seat, card, FIRE) and s.setup.deck.need[card] <= power]


def modifier(s: Position, group: i64, target: i64) -> int:
    """Return the modifier of an attack by the first group on the second (6.41 to 6.43, 13.21)."""
    out = terrain.firing_out(s, group, target) + fire.cover(s, group, target)
    return int(out - terrain.smoke_on(s, target))


# ---------------------------------------------------------------- men and weapons
def man_view(s: Position, man: i64) -> view_types.ManState:
    weapon = s.weapon[man]
    return {
        "id": int(man),
        "group": int(s.group[man]),
        "pos": int(s.pos[man]),
        "fate": cast(view_types.Fate, FATE_NAMES[s.fate[man]]),
        "marks": marks_of(s.flags[man]),
        "weapon": int(weapon),
        "captured": weapon >= 0 and weapons.is_captured(s, man, weapon),
        "jammed": weapon >= 0 and s.jammed[weapon] == 1,
        "kept": s.kept[man] == 1,
        "serves": int(s.serves[man]),
        "second": int(s.second[man]),
        "inside": int(s.inside[man]),
        "bound": int(s.bound[man]),
        **values_view(s, man),
    }


def marks_of(flags: i64) -> list[str]:
    return [MARK_NAMES[i] for i in range(len(MARK_NAMES)) if (flags >> i) & 1 == 1]


def values_view(s: Position, man: i64) -> view_types.ManValues:
    """Return his current values; for a man who has left play those of his card."""
    if s.group[man] < 0:
        type = s.setup.men[man]
        return {
            "fires": False,
            "bracketed": False,
            "power": [0] * RANGES,
            "close": 0,
            "morale": int(type.morale),
            "panic": int(type.panic),
            "kia": int(type.kia),
        }
    fires = firepower.fires(s, man)
    return {
        "fires": fires,
        "bracketed": fires and firepower.bracketed(s, man),
        "power": [power_at(s, man, reach) for reach in range(RANGES)],
        "morale": int(casualties.morale_of(s, man)),
        "panic": int(casualties.panic_of(s, man)),
        "kia": int(casualties.kia_of(s, man)),
        "close": int(fights.value_parts(s, man, Chain())),
    }


def power_at(s: Position, man: i64, reach: i64) -> int:
    """Return his firepower at a range, without the bonuses for flanks and infiltration (6.2)."""
    return int(firepower.value(s, man, NO_TARGET, reach, firepower.hampered(s, s.group[man]), False))


def weapons_view(s: Position) -> list[view_types.WeaponState]:
    """Return all weapons that men have, also on their backs, or that lie in a group (18.1, 21.1)."""
    found: list[view_types.WeaponState] = []
    holders = [-1] * len(s.lies)
    for man in range(len(s.weapon)):
        for held in weapons.carried(s, man):
            holders[held] = man
    for weapon in range(len(holders)):
        if holders[weapon] >= 0 or s.lies[weapon] >= 0:
            found.append(
                {
                    "id": weapon,
                    "type": int(s.setup.weapon_type(weapon)),
                    "holder": holders[weapon],
                    "lies": int(s.lies[weapon]),
                    "jammed": s.jammed[weapon] == 1,
                }
            )
    return found


# ---------------------------------------------------------------- cards
def hand_card(s: Position, side: i64, card: i64) -> view_types.HandCard:
    return {
        "card": int(card),
        "as": [
            cast(view_types.Fn, FUNCTION_NAMES[function])
            for function in range(len(FUNCTION_NAMES))
            if deck.usable(s, side, card, function)
        ],
        "dead": deck.is_dead(s, side, card),
        "chosen": s.way[card] == st.CHOSEN,
    }


def piles_view(s: Position, seat: i64) -> view_types.Piles:
    """Return the piles: the number of cards left is public, which ones is not (16.21)."""
    gone = [card for card in range(DECK) if s.where[card] == st.DISCARDED]
    out = [card for card in range(DECK) if s.where[card] == st.OUT_OF_GAME]
    return {
        "pile": len(s.pile),
        "discarded": {"count": len(gone), "seen": [card for card in gone if knows(s, seat, card)]},
        "out": [card for card in out if s.way[card] != st.CHOSEN],
        "table": [card for card in out if s.way[card] == st.CHOSEN],
    }


# ---------------------------------------------------------------- odds


def preview(s: Position, seat: i64, action: Action) -> Preview | None:
    """Return the odds of an action that draws cards, as far as they are known; for the refill the limit; None for the
    rest."""
    if s.result is not None or seat < 0 or pending.asked_side(s, seat) != seat:
        return None
    if s.refusal(seat, action) is not None:
        return None
    top = s.top()
    if isinstance(top, Act):
        if action.verb == verbs.SHELL:
            return ordnance.preview(s, action)
        return fire.preview_on(s, action) if action.verb == verbs.ATTACK_ON else None
    if isinstance(top, Aim):
        return fire.preview_aim(s, top, action)
    if isinstance(top, Commit):
        return fire.preview_commit(s, top, action)
    if isinstance(top, Conceal):
        return conceal_preview(s, top, action)
    if isinstance(top, PlanInfiltration):
        return infiltration_columns.preview_of(s, action) if action.verb == verbs.NAME else None
    if isinstance(top, Fights):
        return fights.preview_of(s, top, action)
    return parts_preview(s, action)


def conceal_preview(s: Position, top: Conceal, action: Action) -> Preview | None:
    if top.purpose == st.FOR_INFILTRATION:
        return infiltration_columns.concealing(s, top, action)
    if top.purpose == st.FOR_FIGHT:
        return fights.concealing(s, top, action)
    return fire.under_fire(s, top, action) if top.purpose == st.FOR_FIRE else None


def parts_preview(s: Position, action: Action) -> Preview | None:
    """Return the parts of a number without odds: a man's value in close combat, the limit of a hand."""
    top = s.top()
    chain = Chain()
    if isinstance(top, Assault) and action.verb == verbs.NAME:
        fights.value_parts(s, action.man, chain)
    elif isinstance(top, Refill) and action.verb == verbs.DRAW:
        command.limit_parts(s, s.side, chain)
    else:
        return None
    return Preview(chain, [])
