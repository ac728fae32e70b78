"""Single men who go over to another group, or found one (17.8 to 17.92)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    BACK,
    FACE_DOWN,
    FACE_UP,
    FORWARD,
    FRESH,
    GROUPS,
    MOVING_OVER,
    NAMED,
    STAYS,
    Position,
)
from caposaldo.games.upfront.rules import (
    command,
    crews,
    deck,
    group_transfer,
    in_transit,
    infiltrators,
    losses,
    mobility,
    named_men,
    pillboxes,
    ranges,
    terrain,
    turn_limits,
    units,
)
from caposaldo.games.upfront.rules.named_men import Naming
from caposaldo.games.upfront.setup import (
    DECK,
    LETTER_NAMES,
    LETTERS,
    MARSH,
    MINEFIELD,
    MOST_MEN,
    MOVEMENT,
    PILLBOX,
    TERRAIN,
)
from caposaldo.kernel.game import Params, Prompt, Refusal

FOUNDERS: Final = 2  # least number of men for a new group (17.91)


# ---------------------------------------------------------------- senders and destinations (17.8, 17.81, 17.91)
def refuse_begin(s: Position, group: i64, to: i64) -> Refusal | None:
    refusal = refuse_sender(s, group)
    if refusal is None:
        refusal = refuse_group(s, group, to) if to >= 0 else refuse_letter(s, group, -1 - to)
    if refusal is not None:
        return refusal
    if not command.has_leader(s, group) and (to < 0 or not command.has_leader(s, to)):
        return Refusal("17.8", "uf-transfer-no-leader", {"group": s.group_ref(group)})
    least = FOUNDERS if to < 0 else 1
    if len(named_men.cards(s)) < least:
        return Refusal("17.8" if to >= 0 else "17.91", "uf-transfer-no-card", {"least": least})
    if candidates(s, group, to) < least:
        return Refusal("17.8" if to >= 0 else "17.91", "uf-transfer-nobody", {"least": least})
    return None


def refuse_sender(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot send men: encircled, under wire, in a minefield, or in a marsh without a movement
    card on it."""
    if s.encircled(group):
        return Refusal("17.611", "uf-encircled-stays", {"group": s.group_ref(group)})
    if terrain.wire_on(s, group) > 0:
        return Refusal("17.8", "uf-transfer-wire", {"group": s.group_ref(group)})
    ground = terrain.occupied(s, group)
    if ground == MINEFIELD:
        return Refusal("17.8", "uf-transfer-mines", {"group": s.group_ref(group)})
    if ground == MARSH and terrain.moves_above(s, group) == 0:
        return Refusal("17.81", "uf-transfer-marsh", {"group": s.group_ref(group)})
    return None


def refuse_group(s: Position, group: i64, to: i64) -> Refusal | None:
    """Return why men cannot go there: it must be a friendly neighbour at the same chit since the turn began, not
    encircled, with room for one more."""
    if not 0 <= to < GROUPS or not s.exists(to) or s.side_of_group(to) != s.side:
        return Refusal("17.8", "uf-transfer-no-group")
    if not ranges.neighbours(s.letter[group], s.letter[to]):
        return Refusal("17.8", "uf-transfer-no-neighbour", {"group": s.group_ref(group), "to": s.group_ref(to)})
    if s.chit[group] != s.chit[to] or chit_before(s, to) != s.chit[group]:
        return Refusal("17.8", "uf-transfer-chits", {"group": s.group_ref(group), "to": s.group_ref(to)})
    if s.encircled(to):
        return Refusal("17.611", "uf-encircled-stays", {"group": s.group_ref(to)})
    return None if room(s, to) > 0 and units.vehicle_in(s, to) < 0 else full(s, to)


def chit_before(s: Position, group: i64) -> i64:
    """Return the chit with which the group began the turn."""
    card = terrain.top_move(s, group)
    if card < 0 or s.laid[card] != s.turn:
        return s.chit[group]
    way = s.way[card]
    return s.chit[group] - (1 if way == FORWARD else -1 if way == BACK else 0)


def room(s: Position, to: i64) -> i64:
    """Return how many men the group can still take, after those on their way to it (17.82, 23.3)."""
    most = pillboxes.MOST_IN_PILLBOX if is_pillbox(s, to) else i64(MOST_MEN)
    return most - s.size(to) - in_transit.count_coming(s, to)


def is_pillbox(s: Position, to: i64) -> bool:
    return to >= 0 and terrain.occupied(s, to) == PILLBOX


def full(s: Position, to: i64) -> Refusal:
    if is_pillbox(s, to):
        return Refusal("23.3", "uf-transfer-pillbox", {"group": s.group_ref(to), "most": pillboxes.MOST_IN_PILLBOX})
    return Refusal("17.82", "uf-transfer-full", {"group": s.group_ref(to)})


def refuse_letter(s: Position, group: i64, letter: i64) -> Refusal | None:
    """Return why the letter cannot be used for a new group: it must be a neighbouring one that no friend has
    (17.91)."""
    if not 0 <= letter < LETTERS or not ranges.neighbours(s.letter[group], letter):
        return Refusal("17.91", "uf-found-not-next", {"group": s.group_ref(group)})
    if group_transfer.group_holding(s, s.side, letter) >= 0:
        return Refusal("17.91", "uf-found-taken", {"letter": LETTER_NAMES[letter]})
    return None


def may_go(s: Position, man: i64) -> bool:
    """Tell whether he is a man, neither pinned nor on his way already, and no infiltrator."""
    return s.able(man) and s.flags[man] & MOVING_OVER == 0 and s.inside[man] < 0 and units.is_man(s, man)


def fits_in(s: Position, man: i64, to: i64) -> bool:
    """Tell whether he may go there with what he carries: a pillbox does not take everything (23.3)."""
    return not is_pillbox(s, to) or pillboxes.may_shelter(s, man)


def candidates(s: Position, group: i64, to: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and may_go(s, man) and fits_in(s, man, to):
            found += 1
    return found


def set_out(s: Position, group: i64, to: i64) -> None:
    """Spend the action of the sending group; men who fail to ford stay (17.81). If too few are left there is no new
    group."""
    turn_limits.spend(s, group)
    named_men.confirm(s, group, "17.8")
    if mobility.is_unforded(s, group):
        ford_one_by_one(s, group)
    left = named_men.count(s, group)
    goes = left >= (FOUNDERS if to < 0 else 1)
    where = to if to >= 0 else open_slot(s, -1 - to) if goes else i64(-1)
    for man in s.men_of(group):
        if s.has(man, NAMED):
            named_men.unname(s, man)
            if goes:
                set_out_alone(s, man, where)


def ford_one_by_one(s: Position, group: i64) -> None:
    """Let each man ford by a Ford card or a black number (17.81)."""
    for man in s.men_of(group):
        if s.has(man, NAMED) and named_men.must_draw_to_ford(s, man):
            card = deck.draw(s, "ford")
            fords = s.setup.deck.red[card] == 0
            if s.events is not None:
                key = "uf-man-fords" if fords else "uf-man-does-not-ford"
                s.tell("17.81", key, {"man": s.ref(man), "card": s.card_ref(card)})
            if not fords:
                named_men.unname(s, man)


def open_slot(s: Position, letter: i64) -> i64:
    """Reserve an unused group number for the new group."""
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.letter[group] < 0 and not in_transit.is_founding(s, group):
            s.announced[group] = letter
            return group
    return -1


def set_out_alone(s: Position, man: i64, to: i64) -> None:
    s.mark(man, MOVING_OVER | FRESH)
    s.bound[man] = to
    if s.events is not None:
        if s.letter[to] >= 0:
            s.tell("17.8", "uf-sets-out", {"man": s.ref(man), "group": s.group_ref(to)})
        else:
            s.tell("17.91", "uf-sets-out-to-found", {"man": s.ref(man), "letter": LETTER_NAMES[s.announced[to]]})


# ---------------------------------------------------------------- arriving (17.8)
def first_to_arrive(s: Position, to: i64) -> i64:
    """Return the man who represents all who arrive together, -1 if there is none."""
    for man in range(len(s.bound)):
        if s.bound[man] == to and s.flags[man] & FRESH == 0 and not s.encircled(s.group[man]):
            return man
    return -1


def refuse_receive(s: Position, man: i64) -> Refusal | None:
    """Return why the man cannot be received: only in a later turn, as the sole action of the receiving group. All who
    are on their way to it arrive."""
    if not 0 <= man < len(s.bound) or s.bound[man] < 0 or s.setup.side[man] != s.side:
        return Refusal("17.8", "uf-receive-nobody")
    to = s.bound[man]
    if s.letter[to] < 0:
        return Refusal("17.92", "uf-receive-founds", {"man": s.ref(man)})
    refusal = turn_limits.refuse_acting(s, to)
    if refusal is not None:
        return refusal
    if s.has(man, FRESH):
        return Refusal("17.8", "uf-receive-too-soon", {"man": s.ref(man)})
    if s.encircled(to) or s.encircled(s.group[man]):
        return Refusal("17.611", "uf-receive-encircled", {"man": s.ref(man)})
    first = first_to_arrive(s, to)
    return None if man == first else Refusal("17.8", "uf-receive-together", {"man": s.ref(first)})


def receive(s: Position, to: i64) -> None:
    """Add the men at the last positions; the owner then arranges them (17.8)."""
    turn_limits.spend(s, to)
    for man in range(len(s.bound)):
        if s.bound[man] == to and not s.has(man, FRESH) and not s.encircled(s.group[man]):
            arrive(s, man, to)
    update_crews(s, to)
    s.offer_positions(to)


def arrive(s: Position, man: i64, to: i64) -> None:
    """Move the man into the group. The one he leaves cannot move before the next turn, and is dissolved if he was the
    last (17.8, 17.82)."""
    before = s.group[man]
    s.unmark(man, MOVING_OVER)
    s.bound[man] = -1
    s.part(man)
    s.join(man, to)
    if s.events is not None:
        s.tell("17.8", "uf-arrives", {"man": s.ref(man), "group": s.group_ref(to)})
    s.set_mark(before, STAYS)
    dissolve_if_empty(s, before)


def dissolve_if_empty(s: Position, group: i64) -> None:
    """Dissolve the group if its last man has gone over to another; it does not count as wiped out (17.82, 20.8)."""
    if s.size(group) > 0:
        return
    for enemy in range(len(s.inside)):
        if s.inside[enemy] == group:
            infiltrators.lose(s, enemy, "17.82")
    losses.dissolve(s, group)


def update_crews(s: Position, group: i64) -> None:
    """Dissolve crews whose men are now in different groups, and put those who came together side by side (11.11)."""
    for man in range(len(s.serves)):
        weapon = s.serves[man]
        if weapon < 0 or s.group[man] < 0:
            continue
        gunner = crews.operator(s, weapon)
        place = s.group[gunner] if gunner >= 0 else s.lies[weapon]
        if s.group[man] != group and place != group:
            continue
        if s.group[man] != place:
            s.serves[man] = -1
        elif gunner >= 0:
            crews.move_next_to(s, man, gunner)


# ---------------------------------------------------------------- a new group (17.9 to 17.92)
def refuse_found(s: Position, action: Action) -> Refusal | None:
    first = s.side * LETTERS
    if not first <= action.group < first + LETTERS or not in_transit.is_founding(s, action.group):
        return Refusal("17.92", "uf-found-nobody")
    refusal = refuse_settling(s, action.group)
    if refusal is not None:
        return refusal
    if not 0 <= action.card < DECK or s.held_by(action.card) != s.side:
        return Refusal("3.5", "uf-found-no-card")
    if not 0 <= action.face_down <= 1:
        return Refusal("8.1", "uf-found-how")
    return refuse_ground(s, action.card) if action.face_down == 0 else None


def refuse_settling(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot be founded: not in the turn in which the men set out (17.92), and not from a group
    that is encircled by now (17.611)."""
    for man in range(len(s.bound)):
        if s.bound[man] == group and s.has(man, FRESH):
            return Refusal("17.92", "uf-receive-too-soon", {"man": s.ref(man)})
        if s.bound[man] == group and s.encircled(s.group[man]):
            return Refusal("17.611", "uf-receive-encircled", {"man": s.ref(man)})
    return None


def refuse_ground(s: Position, card: i64) -> Refusal | None:
    """Return why the card cannot be the terrain of a new group: a Minefield or a Pillbox cannot (17.92, 23.2, 24.3)."""
    refusal = deck.refuse_card(s, card, TERRAIN)
    if refusal is None and s.setup.deck.terrain[card] == MINEFIELD:
        return Refusal("24.3", "uf-found-mines", {"card": s.card_ref(card)})
    if refusal is None and s.setup.deck.terrain[card] == PILLBOX:
        return Refusal("23.2", "uf-found-pillbox", {"card": s.card_ref(card)})
    return refusal


def found_group(s: Position, action: Action) -> None:
    """Found the group. The cards spent were its movement; it has the chit of the group it comes from, and is behind the
    same enemies (17.63, 17.92)."""
    card, group = action.card, action.group
    parent: i64 = -1
    s.letter[group] = s.announced[group]
    s.announced[group] = -1
    turn_limits.spend(s, group)
    s.out_of_hand(card, s.side)
    s.lay_on(card, group, FACE_DOWN if action.face_down == 1 else FACE_UP)
    if s.events is not None:
        params: dict[str, int | str] = {"letter": LETTER_NAMES[s.letter[group]]}
        if action.face_down == 0:
            params["card"] = s.card_ref(card)
        s.tell("17.92", "uf-found-open" if action.face_down == 1 else "uf-found", params)
    for man in range(len(s.bound)):
        if s.bound[man] == group:
            if parent < 0:
                parent = s.group[man]
                inherit(s, group, parent)
            arrive(s, man, group)
    update_crews(s, group)


def inherit(s: Position, group: i64, parent: i64) -> None:
    s.chit[group] = s.chit[parent]
    for enemy in range(i64(GROUPS)):
        s.behind[group * GROUPS + enemy] = s.behind[parent * GROUPS + enemy]
        s.behind[enemy * GROUPS + group] = s.behind[enemy * GROUPS + parent]


CHAPTER: Final = 17


# ---------------------------------------------------------------- actions
def acts(s: Position, found: list[Action]) -> None:
    """Append BEGIN_TRANSFER, RECEIVE and FOUND (17.8 to 17.92)."""
    if not s.setup.plays_chapter(CHAPTER):
        return
    first = s.side * LETTERS
    cards = len(named_men.cards(s))
    for group in range(first, first + LETTERS):
        if cards > 0 and turn_limits.may_act(s, group):
            add_destinations(s, group, found)
    for group in range(first, first + LETTERS):
        man = first_to_arrive(s, group)
        if man >= 0 and s.letter[group] >= 0 and refuse_receive(s, man) is None:
            found.append(Action(verbs.RECEIVE, man))
        elif man >= 0 and s.letter[group] < 0:
            add_foundations(s, group, found)


def add_destinations(s: Position, group: i64, found: list[Action]) -> None:
    own = s.letter[group]
    for letter in range(own - 1, own + 2, 2):
        if 0 <= letter < LETTERS:
            there = s.group_with(s.side, letter)
            to = there if there >= 0 else -1 - letter
            if refuse_begin(s, group, to) is None:
                found.append(Action(verbs.BEGIN_TRANSFER, 0, group, to))


def add_foundations(s: Position, group: i64, found: list[Action]) -> None:
    if refuse_settling(s, group) is not None:
        return
    for card in s.hands[s.side]:
        if refuse_ground(s, card) is None:
            found.append(Action(verbs.FOUND, card, group))
        found.append(Action(verbs.FOUND, card, group, 1))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.plays_chapter(CHAPTER):
        return Refusal("1", "uf-transfer-chapter")
    if action.verb == verbs.BEGIN_TRANSFER:
        refusal = turn_limits.refuse_acting(s, action.group)
        return refusal if refusal is not None else refuse_begin(s, action.group, action.destination)
    if action.verb == verbs.RECEIVE:
        return refuse_receive(s, action.man)
    return refuse_found(s, action)


def perform(s: Position, action: Action) -> None:
    if action.verb == verbs.BEGIN_TRANSFER:
        s.push(Send(action.group, action.destination))
    elif action.verb == verbs.RECEIVE:
        receive(s, s.bound[action.man])
    else:
        found_group(s, action)


# ---------------------------------------------------------------- naming the men (17.8, 17.91)


class Send(Naming):
    """The player prepares a transfer: the men who go, and their movement cards (17.8, 17.91)."""

    RULE: ClassVar[str] = "17.8"

    def __init__(self, group: i64, destination: i64) -> None:
        super().__init__(group)
        self.destination = destination  # a group, or -1 - letter of a new one

    def prompt(self, s: Position, seat: i64) -> Prompt:
        params: Params = {"group": s.group_ref(self.group)}
        if self.destination < 0:
            params["letter"] = LETTER_NAMES[-1 - self.destination]
            return self.ask(s, params, "-new")
        params["target"] = s.group_ref(self.destination)
        return self.ask(s, params)

    def refuse_few(self, named: i64) -> Refusal | None:
        least = FOUNDERS if self.destination < 0 else 1
        rule = "17.91" if self.destination < 0 else "17.8"
        return None if named >= least else Refusal(rule, "uf-transfer-too-few", {"least": least})

    def add_names(self, s: Position, found: list[Action]) -> None:
        to = self.destination
        if to >= 0 and named_men.count(s, self.group) >= room(s, to):
            return
        cards = named_men.cards(s)
        for man in s.men_of(self.group):
            if may_go(s, man) and fits_in(s, man, to) and not s.has(man, NAMED):
                for card in cards:
                    found.append(Action(verbs.NAME, man, -1, card))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        cards = deck.cards_of(s, seat, MOVEMENT)
        return [Action(verbs.NAME, man, -1, card) for man in s.men_of(self.group) for card in cards]

    def refuse_name(self, s: Position, action: Action) -> Refusal | None:
        man, to = action.man, self.destination
        if action.target != -1 or action.burden != 0:
            return Refusal("17.8", "uf-name-no-target")
        if not may_go(s, man):
            return Refusal("17.8", "uf-transfer-unable", {"man": s.ref(man)})
        if not fits_in(s, man, to):
            return Refusal("23.3", "uf-groups-pillbox-man", {"man": s.ref(man)})
        if to >= 0 and named_men.count(s, self.group) >= room(s, to):
            return full(s, to)
        return named_men.refuse_card(s, action.spent_card)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        super().perform(s, seat, action)
        if action.verb == verbs.NAME:
            s.aim[action.man] = self.destination

    def begin(self, s: Position) -> None:
        set_out(s, self.group, self.destination)

    def shown(self, s: Position) -> dict[str, object]:
        return {"group": int(self.group), "target": int(self.destination) if self.destination >= 0 else -1}
