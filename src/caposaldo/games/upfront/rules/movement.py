"""Movement cards and terrain on the player's groups (4.21, 5, 8.42, 8.53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    BACK,
    FACE_DOWN,
    FACE_UP,
    FORWARD,
    GROUPS,
    NATURAL,
    ON_GROUP,
    SIDEWAYS,
    Position,
)
from caposaldo.games.upfront.rules import (
    bogging,
    deck,
    entering_terrain,
    flanks,
    group_transfer,
    in_transit,
    infiltrators,
    minefields,
    mobility,
    movement_aims,
    ranges,
    terrain,
    turn_limits,
    units,
    weapons,
)
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import DECK, FORD, LETTERS, MARSH, MINEFIELD, MOVEMENT, TERRAIN, WIRE
from caposaldo.kernel.game import Refusal

WAY_KEYS: Final = ["uf-moves-forward", "uf-moves-back", "uf-moves-sideways"]


# ---------------------------------------------------------------- the legal moves
def acts(s: Position, found: list[Action]) -> None:
    """Append MOVE and LAY_ON of the player's groups that have not acted."""
    moves = cards_for(s, MOVEMENT)
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group):
            if len(moves) > 0 and mobility.may_move(s, group) and not in_transit.is_tied(s, group):
                add_moves(s, group, moves, found)
            if terrain.moving(s, group):
                add_grounds(s, group, found)


def cards_for(s: Position, function: i64) -> list[int]:
    """Return the cards in hand that may be played as this function."""
    return [int(card) for card in s.hands[s.side] if deck.plays(s, s.side, card, function)]


def add_moves(s: Position, group: i64, moves: list[int], found: list[Action]) -> None:
    if terrain.wire_on(s, group) > 0 or mobility.is_bogged(s, group):
        for card in moves:
            found.append(Action(verbs.MOVE, card, group, SIDEWAYS))
        return
    straight = mobility.sideways_rule(s, group) == ""
    forward = straight and not is_blocked(s, group)
    back = straight and has_room_behind(s, group)
    letters = movement_aims.letters_for(s, group)
    for card in moves:
        if forward:
            found.append(Action(verbs.MOVE, card, group, FORWARD))
        if back and allows_falling_back(s, group, card):
            found.append(Action(verbs.MOVE, card, group, BACK))
        found.append(Action(verbs.MOVE, card, group, SIDEWAYS))
        if s.setup.plays_chapter(movement_aims.FLANKS):
            movement_aims.add(s, group, card, letters, found)
        if s.setup.armour:
            movement_aims.add_overruns(s, group, card, found)


def add_grounds(s: Position, group: i64, found: list[Action]) -> None:
    """Add terrain, or any card face down as open ground (5.1, 8.1), also beneath smoke and wire (13.5)."""
    opens = entering_terrain.refuse_terrain(s, group, -1, True) is None
    slips = is_covered(s, group) and entering_terrain.refuse_beneath_wire(s, group, -1, True) is None
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, TERRAIN) and refuse_ground(s, group, card) is None:
            found.append(Action(verbs.LAY_ON, card, group))
        if opens:
            found.append(Action(verbs.LAY_ON, card, group, 1))
        if slips:
            found.append(Action(verbs.LAY_ON, card, group, 1, 1))


def is_blocked(s: Position, group: i64) -> bool:
    """Tell whether the group would pass the enemy group with its own letter (5.7)."""
    enemy = ranges.opposed(s, group)
    return enemy >= 0 and ranges.total(s, group, enemy) == CLOSEST


def has_room_behind(s: Position, group: i64) -> bool:
    """Tell whether the sum of chits with some enemy group is not below 0 after falling back (5.51)."""
    for enemy in range(i64(GROUPS)):
        if s.letter[enemy] >= 0 and s.side_of_group(enemy) != s.side_of_group(group):
            if ranges.total(s, group, enemy) > 0:
                return True
    return False


def allows_falling_back(s: Position, group: i64, card: i64) -> bool:
    """Tell whether the card takes the group back: from chit 0 or less only one with a red number does (5.51)."""
    return s.chit[group] > 0 or s.setup.deck.red[card] == 1


def is_covered(s: Position, group: i64) -> bool:
    """Tell whether smoke or wire lies above its topmost movement card (13.5)."""
    move = terrain.top_move(s, group)
    return move >= 0 and s.upper[group] != move


# ---------------------------------------------------------------- why not
def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.group < GROUPS or s.letter[action.group] < 0 or s.side_of_group(action.group) != s.side:
        return Refusal("4.2", "uf-move-nobody")
    refusal = turn_limits.refuse_acting(s, action.group)
    if refusal is not None:
        return refusal
    return refuse_move(s, action) if action.verb == verbs.MOVE else refuse_lay(s, action)


def refuse_move(s: Position, action: Action) -> Refusal | None:
    refusal = deck.refuse_card(s, action.card, MOVEMENT)
    if refusal is not None:
        return refusal
    if not FORWARD <= action.way <= SIDEWAYS:
        return Refusal("5.4", "uf-move-way")
    if mobility.has_pinned(s, action.group):
        return Refusal("10.12", "uf-pinned-no-movement", {"group": s.group_ref(action.group)})
    if not mobility.may_move(s, action.group):
        return Refusal("24.33", "uf-vehicle-stopped", {"group": s.group_ref(action.group)})
    if in_transit.is_tied(s, action.group):
        return Refusal("17.8", "uf-tied-by-transfer", {"group": s.group_ref(action.group)})
    if terrain.wire_on(s, action.group) > 0:
        return None if action.way == SIDEWAYS and action.aims == 0 else Refusal("13.33", "uf-only-cuts-wire")
    if mobility.is_bogged(s, action.group):
        plain = action.way == SIDEWAYS and action.aims == 0
        return None if plain else Refusal("8.71", "uf-only-struggles", {"group": s.group_ref(action.group)})
    refusal = refuse_way(s, action.group, action.card, action.way)
    return refusal if refusal is not None or action.aims == 0 else movement_aims.refuse(s, action)


def refuse_way(s: Position, group: i64, card: i64, way: i64) -> Refusal | None:
    """Return why the card cannot be played forward, back or sideways (5.4, 5.51, 5.7)."""
    rule = mobility.sideways_rule(s, group)
    if way == SIDEWAYS:
        return None
    if rule != "":
        return Refusal(rule, "uf-sideways-only", {"group": s.group_ref(group)})
    if way == FORWARD and is_blocked(s, group):
        return Refusal(
            "5.7", "uf-move-blocked", {"group": s.group_ref(group), "enemy": s.group_ref(ranges.opposed(s, group))}
        )
    if way == BACK and not has_room_behind(s, group):
        return Refusal("5.51", "uf-no-room-behind", {"group": s.group_ref(group)})
    if way == BACK and not allows_falling_back(s, group, card):
        return Refusal("5.51", "uf-needs-red-card", {"group": s.group_ref(group), "card": s.card_ref(card)})
    return None


def refuse_lay(s: Position, action: Action) -> Refusal | None:
    if (
        not 0 <= action.face_down <= 1
        or not 0 <= action.beneath <= 1
        or (action.beneath == 1 and action.face_down == 0)
    ):
        return Refusal("13.5", "uf-only-open-slips")
    if action.face_down == 0:
        refusal = deck.refuse_card(s, action.card, TERRAIN)
        return refusal if refusal is not None else refuse_ground(s, action.group, action.card)
    if not 0 <= action.card < DECK or s.held_by(action.card) != s.side:
        return Refusal("3.5", "uf-card-not-held")
    if action.beneath == 0:
        return entering_terrain.refuse_terrain(s, action.group, -1, True)
    refusal = entering_terrain.refuse_beneath_wire(s, action.group, -1, True)
    if refusal is None and not is_covered(s, action.group):
        return Refusal("13.5", "uf-nothing-above", {"group": s.group_ref(action.group)})
    return refusal


def refuse_ground(s: Position, group: i64, card: i64) -> Refusal | None:
    refusal = entering_terrain.refuse_terrain(s, group, card, True)
    if refusal is None and entering_terrain.forbidden(s, group, card):
        rule = entering_terrain.forbidding_rule(s, card)
        return Refusal(rule, "uf-does-not-fit", {"group": s.group_ref(group), "card": s.card_ref(card)})
    return refusal


# ---------------------------------------------------------------- doing it
def perform(s: Position, action: Action) -> None:
    turn_limits.spend(s, action.group)
    if action.verb == verbs.LAY_ON:
        settle(s, action)
        return
    mined = terrain.occupied(s, action.group) == MINEFIELD
    if terrain.wire_on(s, action.group) > 0:
        cut_wire(s, action.group, action.card)
    elif mobility.is_bogged(s, action.group):
        bogging.struggle(s, units.vehicle_in(s, action.group), action.card)
    elif not mobility.is_unforded(s, action.group) or fords(s, action.group, action.card):
        make_move(s, action)
    if mined:
        minefields.check_movement(s, action.group)


def make_move(s: Position, action: Action) -> None:
    """Lay the card on the group; first end what it ends, then give what it wins (17.3, 17.41)."""
    card, group, way = action.card, action.group, action.way
    flanks.lose_own(s, group)
    end_by_movement(s, group)
    if s.setup.armour:
        units.reveal(s, group)
    s.out_of_hand(card, s.side)
    s.lay_on(card, group, way)
    before = s.chit[group]
    if way != SIDEWAYS:
        shift(s, group, 1 if way == FORWARD else -1, False)
    if s.events is not None:
        params: dict[str, int | str] = {"group": s.group_ref(group), "card": s.card_ref(card)}
        s.tell("5.4", WAY_KEYS[way], {**params, "from": int(before), "to": int(s.chit[group])})
    lose_infiltrators(s, group)
    if action.aims > 0:
        movement_aims.take(s, group, action.aims)


def fords(s: Position, group: i64, card: i64) -> bool:
    """Tell whether the group gets out of the stream: always with a Ford card, with any other if a black card is drawn;
    if not the card is lost (8.53)."""
    if s.setup.deck.movement[card] == FORD:
        return True
    drawn = deck.draw(s, "ford")
    black = s.setup.deck.red[drawn] == 0
    if s.events is not None:
        key = "uf-fords" if black else "uf-fails-to-ford"
        s.tell("8.53", key, {"group": s.group_ref(group), "card": s.card_ref(card), "drawn": s.card_ref(drawn)})
    if not black:
        deck.discard(s, card, True)
        end_by_movement(s, group)
    return black


def cut_wire(s: Position, group: i64, card: i64) -> None:
    """Discard the movement card and one wire. Nothing else moves, but flank fire against the group and abandoned
    weapons are lost (13.33, 17.43, 18.4)."""
    wire = s.upper[group]
    while not terrain.is_artificial(s, wire, WIRE):
        wire = s.under[wire]
    deck.discard(s, card, True)
    deck.discard(s, wire, True)
    flanks.lose_against(s, group)
    weapons.abandon(s, group)
    if s.events is not None:
        left = int(terrain.wire_on(s, group))
        s.tell("13.33", "uf-cuts-wire", {"group": s.group_ref(group), "card": s.card_ref(card), "left": left})


def settle(s: Position, action: Action) -> None:
    """Lay terrain on the group, or a card face down (5.1, 8.1). A group that leaves a minefield by it is attacked
    (24.4)."""
    card, group = action.card, action.group
    mines = terrain.last_terrain(s, group)
    mined = terrain.occupied(s, group) == MINEFIELD
    s.out_of_hand(card, s.side)
    if action.beneath == 1:
        lay_beneath(s, card, group)
    else:
        s.lay_on(card, group, FACE_DOWN if action.face_down == 1 else FACE_UP)
    if s.events is not None:
        if action.face_down == 1:
            s.tell("8.1" if action.beneath == 0 else "13.5", "uf-enters-open-ground", {"group": s.group_ref(group)})
        else:
            s.tell("5.1", "uf-enters-terrain", {"group": s.group_ref(group), "card": s.card_ref(card)})
    entering_terrain.played(s, group)
    entering_terrain.accept(s, group, card)
    if mined:
        minefields.attack_on_leaving(s, group, mines)


def lay_beneath(s: Position, card: i64, group: i64) -> None:
    """Lay the card face down between the topmost movement card and the smoke and wire above it (13.5)."""
    move = terrain.top_move(s, group)
    above = s.upper[group]
    while s.under[above] != move:
        above = s.under[above]
    s.where[card] = ON_GROUP + group
    s.way[card] = FACE_DOWN
    s.laid[card] = s.turn
    s.under[card] = move
    s.under[above] = card


# ---------------------------------------------------------------- the consequences
def shift(s: Position, group: i64, by: i64, undone: bool) -> None:
    """Change the chit of a group and update flank fire, encirclement and the positions behind enemies (5.4, 17.3,
    17.62, 17.63); `undone`: by terrain rejected (7.32)."""
    s.chit[group] = s.chit[group] + by
    for enemy in range(i64(GROUPS)):
        if s.letter[enemy] >= 0 and s.side_of_group(enemy) != s.side_of_group(group):
            change_places(s, group, enemy, ranges.total(s, group, enemy), by, undone)
    flanks.review(s)


def change_places(s: Position, group: i64, enemy: i64, now: i64, by: i64, undone: bool) -> None:
    """Update which of the two is behind the other. They pass each other from a sum of 6 on. Back at 5 only the one that
    closed in itself is still behind the other, at 4 neither; when the passing is undone, what it had won is lost too
    (17.3, 17.63)."""
    ahead, back = group * GROUPS + enemy, enemy * GROUPS + group
    if by > 0 and now == CLOSEST + 1:
        if not undone:
            flanks.pass_by(s, group, enemy)
        s.behind[ahead] = 1
        s.behind[back] = 1
    elif by < 0 and now <= CLOSEST:
        s.behind[back] = 0
        if undone or now < CLOSEST:
            s.behind[ahead] = 0
        if undone and now == CLOSEST:
            if s.flank[ahead] == NATURAL:
                flanks.lose(s, group, enemy, "7.32")
            if s.flank[back] == NATURAL:
                flanks.lose(s, enemy, group, "7.32")


def end_by_movement(s: Position, group: i64) -> None:
    """End what a movement card on the group ends, even in a failed ford, when it is not laid there (17.43, 17.7, 18.4,
    20.53). The first of the two that leave a marsh may have announced a letter (17.7)."""
    flanks.lose_against(s, group)
    weapons.abandon(s, group)
    first_of_two = terrain.occupied(s, group) == MARSH and terrain.moves_above(s, group) == 1
    if s.announced[group] >= 0 and not first_of_two:
        group_transfer.cancel(s, group)
    for man in range(len(s.group)):
        if s.group[man] == group and s.inside[man] >= 0:
            infiltrators.lose(s, man, "20.53")


def lose_infiltrators(s: Position, group: i64) -> None:
    """End infiltrations of a group that two movement cards have taken away from the infiltrators (20.53)."""
    for man in range(len(s.group)):
        if s.inside[man] == group and ranges.relative(s, s.group[man], group) < CLOSEST - 1:
            infiltrators.lose(s, man, "20.53")
