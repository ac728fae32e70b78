"""Terrain: what a group is in, what that does, and terrain laid on the enemy (5.2, 7, 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import (
    bogging,
    deck,
    flanks,
    infiltration,
    minefields,
    movement,
    ranges,
    smoke_wire,
    transfers,
    turns,
    vehicles,
    weapons,
)
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import (
    DECK,
    FUNCTION_NAMES,
    FUNCTIONS,
    GULLY,
    HILL,
    LETTERS,
    MARSH,
    MINEFIELD,
    OPEN,
    PILLBOX,
    SMOKE,
    STREAM,
    TERRAIN,
    TERRAIN_NAMES,
    WALL,
    WIRE,
)
from caposaldo.games.upfront.ranges import CLOSEST
from caposaldo.games.upfront.state import CREDIT, FACE_DOWN, FACE_UP, GROUPS, OFFERED, SIDEWAYS, Table
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

# The rule that says what each kind of terrain does to attacks against those in it.
DEFENCE_RULES: Final = ["8.11", "8.6", "8.7", "8.8", "8.32", "8.21", "8.9", "8.4", "8.51", "24.2", "23.4"]


# ---------------------------------------------------------------- what lies on a group
def is_move(s: Table, card: i64) -> bool:
    """It lies there as movement."""
    return s.way[card] <= SIDEWAYS


def is_ground(s: Table, card: i64) -> bool:
    """It lies there as terrain, open ground too; terrain that is only offered does not count."""
    return s.way[card] == FACE_DOWN or (s.way[card] == FACE_UP and s.box.deck.is_terrain(card))


def is_artificial(s: Table, card: i64, function: i64) -> bool:
    """It lies there as smoke, or as wire (13.1)."""
    return s.way[card] == FACE_UP and s.box.deck.function[card * FUNCTIONS] == function


def last_terrain(s: Table, group: i64) -> i64:
    """The last terrain card accepted on the group, -1 none; offered ones do not count."""
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        card = s.under[card]
    return card


def kind_of(s: Table, card: i64) -> i64:
    """OPEN for a card that lies face down."""
    return OPEN if card < 0 or s.way[card] == FACE_DOWN else s.box.deck.terrain[card]


def moves_above(s: Table, group: i64) -> i64:
    """Movement cards above that terrain card."""
    found: i64 = 0
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            found += 1
        card = s.under[card]
    return found


def top_move(s: Table, group: i64) -> i64:
    """The topmost movement card above the terrain, -1 none."""
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            return card
        card = s.under[card]
    return -1


def occupied(s: Table, group: i64) -> i64:
    """The kind of terrain the group is in (5.2, 7.4): that of its last terrain card, under at most one movement
    card."""
    moves: i64 = 0
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            moves += 1
        card = s.under[card]
    return kind_of(s, card) if moves < 2 else OPEN


def moving(s: Table, group: i64) -> bool:
    """Its topmost displacement card is a movement card (6.4)."""
    return top_move(s, group) >= 0


def offered(s: Table, group: i64) -> i64:
    """The terrain card the enemy has laid on it, not yet accepted or rejected (7.3); -1 none."""
    card = s.upper[group]
    while card >= 0 and s.way[card] != OFFERED:
        card = s.under[card]
    return card


def count(s: Table, group: i64, function: i64) -> i64:
    found: i64 = 0
    card = s.upper[group]
    while card >= 0:
        if is_artificial(s, card, function):
            found += 1
        card = s.under[card]
    return found


def smoke_on(s: Table, group: i64) -> i64:
    return count(s, group, SMOKE)


def wire_on(s: Table, group: i64) -> i64:
    return count(s, group, WIRE)


# ---------------------------------------------------------------- attacks against a group (6.42, 6.43, 7.2)
def defence(s: Table, target: i64, firer: i64) -> i64:
    """Modifier of terrain, wire and movement against an attack by the group (6.42, 6.43, 7.2, 8), without smoke."""
    return shelter(s, target, firer) + exposure(s, target, firer) + wire_on(s, target)


def defence_parts(s: Table, target: i64, firer: i64, chain: Chain) -> i64:
    """The same, link by link."""
    before = chain.total()
    kind = occupied(s, target)
    shelters = shelter(s, target, firer)
    chain.add(DEFENCE_RULES[kind], "uf-chain-terrain", shelters, {"terrain": terrain_name(kind)})
    exposes = exposure(s, target, firer)
    if exposes > 0:
        left_gully = exposes == 1 and moves_above(s, target) == 2
        chain.add("8.22" if left_gully else "7.2", "uf-chain-target-moves", exposes)
    wires = wire_on(s, target)
    if wires > 0:
        chain.add("13.31", "uf-chain-target-wire", wires)
    return chain.total() - before


def shelter(s: Table, target: i64, firer: i64) -> i64:
    """What the terrain the target is in does to the attack (7.1, 8)."""
    kind = occupied(s, target)
    if kind == OPEN or kind == STREAM or kind == MINEFIELD:
        return 0
    printed = s.box.deck.value[last_terrain(s, target) * FUNCTIONS]
    if kind == HILL:
        return 0 if occupied(s, firer) == HILL else printed
    if kind == WALL:
        if flanks.encircled(s, target):
            return 0
        return printed if s.letter[firer] == s.letter[target] else printed + 1
    return printed


def exposure(s: Table, target: i64, firer: i64) -> i64:
    """One for each movement card that counts: of the two topmost displacement cards (7.2). Two on a gully count both
    only for those who could fire into it (8.22)."""
    moves = moves_above(s, target)
    if moves < 2:
        return moves
    if moves == 2 and kind_of(s, last_terrain(s, target)) == GULLY and not reaches_gully(s, firer, target):
        return 1
    return 2


def reaches_gully(s: Table, group: i64, other: i64) -> bool:
    """Fire between the two passes although the other is in a gully (8.2, 8.3)."""
    return ranges.relative(s, group, other) == CLOSEST or occupied(s, group) == HILL


# ---------------------------------------------------------------- attacks by a group (6.41)
def firing_out(s: Table, group: i64, target: i64) -> i64:
    """Modifier of where the firer is, smoke and wire included (6.41)."""
    return outlook(s, group, target) - smoke_on(s, group) - wire_on(s, group)


def outlook(s: Table, group: i64, target: i64) -> i64:
    """From a hill down, but not at a hill or a pillbox; out of a marsh or a stream (8.31, 8.41, 8.52, 23.6)."""
    kind = occupied(s, group)
    if kind == HILL:
        at = occupied(s, target)
        return 0 if at == HILL or at == PILLBOX else 1
    return -1 if kind == MARSH or kind == STREAM else 0


def firing_out_parts(s: Table, group: i64, target: i64, chain: Chain) -> i64:
    """The same, link by link."""
    before = chain.total()
    kind = occupied(s, group)
    if kind == HILL:
        rule = "23.6" if occupied(s, target) == PILLBOX else "8.31"
        chain.add(rule, "uf-chain-elevated", outlook(s, group, target))
    elif kind == MARSH or kind == STREAM:
        rule = "8.41" if kind == MARSH else "8.52"
        chain.add(rule, "uf-chain-fires-from", outlook(s, group, target), {"terrain": terrain_name(kind)})
    smoke = smoke_on(s, group)
    if smoke > 0:
        chain.add("13.22", "uf-chain-own-smoke", -smoke)
    wires = wire_on(s, group)
    if wires > 0:
        chain.add("13.32", "uf-chain-own-wire", -wires)
    return chain.total() - before


def blocked(s: Table, group: i64, target: i64) -> Refusal | None:
    """Why the one cannot fire at the other because of where they are: gully (8.2), rear of a pillbox (23.7)."""
    own = occupied(s, group)
    at = occupied(s, target)
    if own == GULLY and not reaches_gully(s, target, group):
        return Refusal("8.2", "uf-fires-from-gully", {"group": s.group_ref(group)})
    if at == GULLY and not reaches_gully(s, group, target):
        return Refusal("8.2", "uf-target-in-gully", {"target": s.group_ref(target)})
    if (at == PILLBOX and out_of_sight(s, group, target)) or (own == PILLBOX and out_of_sight(s, target, group)):
        return Refusal("23.7", "uf-behind-pillbox", {"group": s.group_ref(group), "target": s.group_ref(target)})
    return None


def out_of_sight(s: Table, group: i64, pillbox: i64) -> bool:
    """Behind the pillbox, and not a neighbour who has closed in from there (23.7)."""
    apart = ranges.total(s, group, pillbox)
    if apart > CLOSEST:
        return True
    return apart == CLOSEST and s.behind[group * GROUPS + pillbox] == 1 and not closes_in_on(s, group, pillbox)


def closes_in_on(s: Table, group: i64, pillbox: i64) -> bool:
    """Behind the pillbox, of a neighbouring letter, and as near as can be: it fires with the bonus for the flank
    (23.7)."""
    if s.behind[group * GROUPS + pillbox] == 0 or ranges.total(s, group, pillbox) != CLOSEST:
        return False
    return ranges.neighbours(s.letter[group], s.letter[pillbox])


# ---------------------------------------------------------------- new terrain
def receives(s: Table, group: i64, card: i64, owner: bool) -> Refusal | None:
    """Why the group cannot have the terrain card now (5.1, 5.3, 8.1, 8.42, 13.34, 24.4); -1 for open ground."""
    if wire_on(s, group) > 0:
        return Refusal("13.34", "uf-under-wire", {"group": s.group_ref(group)})
    return settles(s, group, card, owner)


def settles(s: Table, group: i64, card: i64, owner: bool) -> Refusal | None:
    """The same, but for wire: under it open ground can be slipped (13.5)."""
    moves = moves_above(s, group)
    if moves == 0:
        return Refusal("5.3", "uf-needs-movement", {"group": s.group_ref(group)})
    if offered(s, group) >= 0:
        return Refusal("7.3", "uf-already-offered", {"group": s.group_ref(group)})
    left = kind_of(s, last_terrain(s, group))
    if left == MARSH and moves < 2:
        return Refusal("8.42", "uf-marsh-needs-two", {"group": s.group_ref(group)})
    if left == MINEFIELD and moves < 2 and card < 0:
        return Refusal("8.1", "uf-mines-need-two", {"group": s.group_ref(group)})
    if owner and card >= 0 and s.box.deck.terrain[card] == MINEFIELD:
        return Refusal("24.3", "uf-mines-for-enemies", {"card": s.card_ref(card)})
    return None


def forbidden(s: Table, group: i64, card: i64) -> bool:
    """Somebody in the group is not allowed in that terrain (7.33, 8.43, 23.3)."""
    kind = s.box.deck.terrain[card]
    if kind == MARSH and s.box.armour:
        return vehicles.vehicle_in(s, group) >= 0 or vehicles.gun_in(s, group) >= 0
    return kind == PILLBOX and not minefields.fits_pillbox(s, group)


def forbidding_rule(s: Table, card: i64) -> str:
    return "8.43" if s.box.deck.terrain[card] == MARSH else "23.3"


def played(s: Table, group: i64) -> None:
    """A terrain card is played on the group, by its owner or by the enemy: what that ends even if it is rejected
    (17.42, 18.4)."""
    flanks.lose_against(s, group)
    weapons.abandon(s, group)


def accept(s: Table, group: i64, card: i64) -> None:
    """The card lies on the group: everything beneath goes (5.41, 7.34), letters change (17.7), infiltrators may lose
    the group (20.53)."""
    if s.way[card] == OFFERED:
        s.way[card] = FACE_UP
    bury_beneath(s, card)
    if kind_of(s, card) == MARSH:
        smoke_wire.clear_from(s, group, WIRE)
    for man in range(len(s.group)):
        if s.inside[man] == group and ranges.relative(s, s.group[man], group) < CLOSEST:
            infiltration.lose(s, man, "20.53")
    transfers.complete(s, group)
    if s.box.armour:
        bogging.enter(s, group, kind_of(s, card))


def bury_beneath(s: Table, card: i64) -> None:
    """All but what was collected for a rally (28.42), which lies lowest."""
    while s.under[card] >= 0 and s.way[s.under[card]] != CREDIT:
        bury(s, s.under[card])


def bury(s: Table, card: i64) -> None:
    """Off the group and onto the discards; what lay face down stays a secret (8.1)."""
    deck.discard(s, card, s.way[card] != FACE_DOWN)


# ---------------------------------------------------------------- the answer to enemy terrain (7.3 to 7.33)
def ask(s: Table) -> None:
    """At the start of the turn: a frame ANSWER for each of the player's groups that has been offered terrain (7.3)."""
    first = s.side * LETTERS
    for group in range(first + LETTERS - 1, first - 1, -1):
        if s.letter[group] >= 0 and offered(s, group) >= 0:
            s.push(Frame(st.ANSWER, group))


def options(s: Table, frame: Frame) -> list[Action]:
    """Accept or reject (7.31 to 7.33)."""
    if forbidden(s, frame.a, offered(s, frame.a)):
        return [Action(st.REJECT)]
    return [Action(st.ACCEPT), Action(st.REJECT)]


def refuse_answer(s: Table, frame: Frame, a: Action) -> Refusal | None:
    card = offered(s, frame.a)
    if a.kind == st.ACCEPT and forbidden(s, frame.a, card):
        rule = "8.43" if s.box.deck.terrain[card] == MARSH else "7.33"
        return Refusal(rule, "uf-must-reject", {"group": s.group_ref(frame.a), "card": s.card_ref(card)})
    return None


def answer(s: Table, frame: Frame, a: Action) -> None:
    s.pop()
    group = frame.a
    card = offered(s, group)
    accepts = a.kind == st.ACCEPT
    if s.events is not None:
        key = "uf-accepts-terrain" if accepts else "uf-rejects-terrain"
        s.tell("7.31" if accepts else "7.32", key, {"group": s.group_ref(group), "card": s.card_ref(card)})
    if accepts:
        accept(s, group, card)
    else:
        deck.discard(s, card, True)
        pay_for_rejection(s, group)


def pay_for_rejection(s: Table, group: i64) -> None:
    """The topmost movement card is turned sideways, which undoes what it did to the chit; one that lies sideways goes,
    and with it what it had won (7.32)."""
    card = top_move(s, group)
    way = s.way[card]
    if way == SIDEWAYS:
        bury(s, card)
        if s.announced[group] >= 0:
            transfers.lapse(s, group)
        for enemy in range(i64(GROUPS)):
            if s.flank[group * GROUPS + enemy] == st.BY_FLANK_CARD:
                flanks.lose(s, group, enemy, "7.32")
    else:
        s.way[card] = SIDEWAYS
        movement.shift(s, group, -1 if way == st.FORWARD else 1, True)
    if s.events is not None:
        key = "uf-movement-given-up" if way == SIDEWAYS else "uf-movement-turned"
        s.tell("7.32", key, {"group": s.group_ref(group), "card": s.card_ref(card), "chit": int(s.chit[group])})


# ---------------------------------------------------------------- terrain for the enemy (7.3, 24.3)
def gifts(s: Table) -> list[Action]:
    """Terrain, minefields too, for enemy groups instead of a discard (7.3, 24.3)."""
    found: list[Action] = []
    if turns.may_discard(s) is not None:
        return found
    able = able_to_receive(s)
    if len(able) > 0:
        for card in s.hands[s.side]:
            if deck.plays(s, s.side, card, TERRAIN):
                for group in able:
                    found.append(Action(st.LAY_ON, card, group))
    return found


def able_to_receive(s: Table) -> list[int]:
    """Which terrain it is makes no difference when the enemy lays it."""
    found: list[int] = []
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and moving(s, group) and receives(s, group, 0, False) is None:
            found.append(int(group))
    return found


def refuse_gift(s: Table, a: Action) -> Refusal | None:
    if a.x != 0 or a.y != 0:
        return Refusal("7.3", "uf-no-open-ground")
    refusal = turns.may_discard(s)
    if refusal is None:
        refusal = refuse_card(s, a.a, TERRAIN)
    if refusal is None:
        refusal = refuse_enemy(s, a.b, "7.3")
    return refusal if refusal is not None else receives(s, a.b, a.a, False)


def refuse_card(s: Table, card: i64, function: i64) -> Refusal | None:
    """Why the player cannot play the card as that: he has not got it, it is of no use to him at all, or not yet, or it
    is not that for him (2.21, 2.22, 13.26, 16.1)."""
    if not 0 <= card < DECK or s.held_by(card) != s.side:
        return Refusal("3.5", "uf-card-not-held")
    if function == SMOKE and s.box.night:
        return Refusal("13.26", "uf-smoke-at-night", {"card": s.card_ref(card)})
    if deck.is_dead(s, s.side, card):
        return Refusal("16.1" if deck.is_outlawed(s, card) else "2.22", "uf-card-dead", {"card": s.card_ref(card)})
    if not deck.plays(s, s.side, card, function):
        return Refusal("2.21", "uf-card-not-that", {"card": s.card_ref(card), "function": function_name(function)})
    return None


def refuse_enemy(s: Table, group: i64, rule: str) -> Refusal | None:
    """It has to be a group of the enemy."""
    if not 0 <= group < GROUPS or s.letter[group] < 0 or s.side_of_group(group) == s.side:
        return Refusal(rule, "uf-card-no-enemy")
    return None


def give(s: Table, a: Action) -> None:
    """Streams and minefields cannot be rejected: the group is in them at once (7.3, 8.5, 24.3)."""
    card, group = a.a, a.b
    kind = s.box.deck.terrain[card]
    imposed = kind == STREAM or kind == MINEFIELD
    s.out_of_hand(card, s.side)
    s.lay_on(card, group, OFFERED)
    turns.count_discard(s)
    if s.events is not None:
        rule = "24.3" if kind == MINEFIELD else "8.5" if kind == STREAM else "7.3"
        key = "uf-imposes-terrain" if imposed else "uf-offers-terrain"
        s.tell(rule, key, {"card": s.card_ref(card), "group": s.group_ref(group)})
    smoke_wire.clear_from(s, group, SMOKE)
    played(s, group)
    if imposed:
        accept(s, group, card)
    if kind == MINEFIELD:
        minefields.laid(s, group, card)


# ---------------------------------------------------------------- words
def terrain_name(kind: i64) -> str:
    return f"@uf-terrain-{TERRAIN_NAMES[kind]}"


def function_name(function: i64) -> str:
    return f"@uf-function-{FUNCTION_NAMES[function]}"
