"""Groups, positions, the first hands and terrain (3).

Set-up comes to an end whatever is chosen: every man is put somewhere once at most, and places and crews change a
limited number of times. Who wants it otherwise takes it back.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_UP, GROUPS, Position
from caposaldo.games.upfront.rules import (
    bogging,
    crews,
    deck,
    entering_terrain,
    pillboxes,
    still_to_do,
    turn_limits,
)
from caposaldo.games.upfront.rules.decision import COUNT, OWN_GROUP, YES_NO, Decision, groups_of
from caposaldo.games.upfront.setup import DECK, HAND_SIZES, LETTERS, MINEFIELD, MOST_MEN, PILLBOX, TERRAIN
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Prompt, Refusal, Todo

LEAST_GROUPS: Final = 2
LEAST_MEN: Final = 2
PILLBOX_LETTER: Final = 1  # group B (23.2)
PASSES: Final = 2


# ---------------------------------------------------------------- positions, as an action (3.3)
def acts(s: Position, found: list[Action]) -> None:
    """Append REARRANGE (3.3)."""
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group) and s.size(group) > 1:
            found.append(Action(verbs.REARRANGE, 0, group))


def refuse(s: Position, action: Action) -> Refusal | None:
    refusal = turn_limits.refuse_acting(s, action.group)
    if refusal is None and s.size(action.group) < LEAST_MEN:
        return Refusal("3.3", "uf-arrange-alone", {"group": s.group_ref(action.group)})
    return refusal


def perform(s: Position, action: Action) -> None:
    """Do the sole action of the group (3.3)."""
    turn_limits.spend(s, action.group)
    if s.events is not None:
        s.tell("3.3", "uf-rearranges", {"group": s.group_ref(action.group)})
    s.push(Arrange(action.group))


# ---------------------------------------------------------------- forming groups (3.2)


class Form(Decision):
    """A side divides its men into groups; those the scenario proposes may be confirmed at once (3.2, 11.12)."""

    RULE: ClassVar[str] = "3.2"
    VERBS: ClassVar[tuple[int, ...]] = (verbs.PUT, verbs.SWAP, verbs.SERVE, verbs.RELIEVE, verbs.DONE, verbs.GIVE_UP)
    CHECKS: ClassVar[dict[str, int]] = {"side": YES_NO, "changes": COUNT}

    def __init__(self, side: i64, changes: i64 = 0) -> None:
        self.side = side
        self.changes = changes  # men put elsewhere, swapped or assigned so far

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {})

    def is_change_limit_reached(self, s: Position) -> bool:
        """Tell whether the men have been moved so often that any groups could have been formed: forming must end."""
        return self.changes >= 2 * i64(len(s.group))

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        at_limit = self.is_change_limit_reached(s)
        if not at_limit:
            self.add_puts(s, found)
            for man in range(len(s.group)):
                if s.setup.side[man] == self.side:
                    add_swaps(s, man, found)
            self.add_crews(s, found)
        if refuse_groups(s, self.side) is None:
            found.append(Action(verbs.DONE))
        elif at_limit:
            found.append(Action(verbs.GIVE_UP))
        return found

    def add_puts(self, s: Position, found: list[Action]) -> None:
        first = self.side * LETTERS
        sizes = vec[i64]([s.size(group) for group in range(first, first + LETTERS)])
        for man in range(len(s.group)):
            if s.setup.side[man] == self.side:
                for letter in range(i64(LETTERS)):
                    if may_put(s, man, first + letter, sizes[letter]):
                        found.append(Action(verbs.PUT, man, letter))

    def add_crews(self, s: Position, found: list[Action]) -> None:
        """Add changes of crews, free before the game (11.12)."""
        guns = crews.crewed_weapons(s)
        for man in range(len(s.group)):
            if s.setup.side[man] != self.side:
                continue
            if s.serves[man] >= 0:
                found.append(Action(verbs.RELIEVE, man))
                continue
            for gun in guns:
                if s.group[gun] == s.group[man] and crews.refuse_serving(s, man, gun) is None:
                    found.append(Action(verbs.SERVE, man, gun))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        men = [man for man in range(s.setup.count()) if s.setup.side[man] == seat]
        return [Action(verbs.PUT, man, letter) for man in men for letter in range(LETTERS)] + [Action(verbs.DONE)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == verbs.SWAP:
            own = 0 <= action.man < len(s.group) and s.setup.side[action.man] == self.side
            return refuse_swap(s, own, action, self.is_change_limit_reached(s))
        if action.verb == verbs.PUT:
            return self.refuse_put(s, action.man, action.letter)
        if action.verb == verbs.GIVE_UP:
            if not self.is_change_limit_reached(s) or refuse_groups(s, self.side) is None:
                return Refusal("3.2", "uf-again-no-need")
            return None
        return refuse_groups(s, self.side) if action.verb == verbs.DONE else self.refuse_crew(s, action)

    def refuse_put(self, s: Position, man: i64, letter: i64) -> Refusal | None:
        """Return why the man cannot be put into the group at the last position: it must have room."""
        if not 0 <= man < len(s.group) or s.setup.side[man] != self.side or not 0 <= letter < LETTERS:
            return Refusal("3.2", "uf-put-nobody")
        if self.is_change_limit_reached(s):
            return Refusal("3.2", "uf-put-enough")
        group = self.side * LETTERS + letter
        if may_put(s, man, group, s.size(group)):
            return None
        if s.group[man] == group:
            return Refusal("3.2", "uf-put-there", {"man": s.ref(man)})
        return Refusal("3.2", "uf-put-full", {"group": s.group_ref(group), "most": MOST_MEN})

    def refuse_crew(self, s: Position, action: Action) -> Refusal | None:
        man = action.man
        if not 0 <= man < len(s.group) or s.setup.side[man] != self.side:
            return Refusal("11.12", "uf-put-nobody")
        serves = action.verb == verbs.SERVE
        refusal = crews.refuse_serving(s, man, action.weapon) if serves else crews.refuse_relief(s, man)
        if refusal is None and self.is_change_limit_reached(s):
            return Refusal("11.12", "uf-swap-enough")
        return refusal

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == verbs.DONE:
            s.pop()
            tell_formed(s, self.side)
        elif action.verb == verbs.GIVE_UP:
            as_proposed(s, self.side)
        else:
            s.replace(Form(self.side, self.changes + 1))
            if action.verb == verbs.SWAP:
                swap(s, action.man, action.other)
            elif action.verb == verbs.PUT:
                put(s, action.man, self.side * LETTERS + action.letter)
            else:
                change_crew(s, action)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == verbs.DONE else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == verbs.DONE else COMMON


def may_put(s: Position, man: i64, group: i64, size: i64) -> bool:
    """Tell whether the group, which has this size, has room, and he is not last in it already."""
    return s.pos[man] != size if s.group[man] == group else size < MOST_MEN


def as_proposed(s: Position, side: i64) -> None:
    for man in range(len(s.group)):
        if s.setup.side[man] == side:
            s.letter[s.group[man]] = -1
            s.group[man] = -1
    for man in range(len(s.group)):
        if s.setup.side[man] == side:
            s.join(man, side * LETTERS + s.setup.start_letter[man])
            s.serves[man] = s.setup.start_crew[man]
    if s.events is not None:
        s.tell("3.2", "uf-as-proposed", {"side": s.side_ref(side)})


def put(s: Position, man: i64, group: i64) -> None:
    """Put the man last in the group; in another one he leaves his crew (11.11)."""
    before = s.group[man]
    s.part(man)
    s.join(man, group)
    if s.size(before) == 0:
        s.letter[before] = -1
    if before != group:
        s.serves[man] = -1
        crews.release(s, man)
    keep_crews_together(s, group)
    if s.events is not None:
        s.tell("3.2", "uf-put", {"man": s.ref(man), "group": s.group_ref(group)})


def refuse_groups(s: Position, side: i64) -> Refusal | None:
    """Return why the groups are not legal: two to four of two to ten men with the first letters (3.2); see also 15.51
    and 23.3."""
    groups: i64 = 0
    largest: i64 = 0
    for letter in range(i64(LETTERS)):
        size = s.size(side * LETTERS + letter)
        if size == 0:
            continue
        if groups < letter:
            return Refusal("3.2", "uf-groups-gap")
        if not LEAST_MEN <= size <= MOST_MEN:
            return Refusal("3.2", "uf-groups-size", {"group": s.group_ref(side * LETTERS + letter), "men": int(size)})
        groups += 1
        largest = max(largest, size)
    if groups < LEAST_GROUPS:
        return Refusal("3.2", "uf-groups-few")
    return refuse_places(s, side, largest)


def refuse_places(s: Position, side: i64, largest: i64) -> Refusal | None:
    """Return why the groups are not legal: the commissar must be with most men (15.51), and the Pillbox is limited
    (23.3)."""
    pillbox_group = side * LETTERS + PILLBOX_LETTER
    for man in range(len(s.group)):
        if s.setup.side[man] == side:
            if s.setup.men[man].commissar and s.size(s.group[man]) < largest:
                return Refusal("15.51", "uf-groups-commissar", {"man": s.ref(man)})
            if s.setup.pillbox == side and s.group[man] == pillbox_group and not pillboxes.may_shelter(s, man):
                return Refusal("23.3", "uf-groups-pillbox-man", {"man": s.ref(man)})
    if s.setup.pillbox == side and s.size(pillbox_group) > pillboxes.MOST_IN_PILLBOX:
        return Refusal("23.3", "uf-groups-pillbox", {"most": pillboxes.MOST_IN_PILLBOX})
    return None


def tell_formed(s: Position, side: i64) -> None:
    """Report that the side has formed its groups."""
    groups: i64 = 0
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        groups += 1 if s.exists(group) else 0
    if s.events is not None:
        s.tell("3.2", "uf-groups-formed", {"side": s.side_ref(side), "groups": int(groups)})


# ---------------------------------------------------------------- positions in a group (3.3)


class Arrange(Decision):
    """The men of a group change places (3.3)."""

    RULE: ClassVar[str] = "3.3"
    VERBS: ClassVar[tuple[int, ...]] = (verbs.SWAP, verbs.DONE)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP, "changes": COUNT}

    def __init__(self, group: i64, changes: i64 = 0) -> None:
        self.group = group
        self.changes = changes  # so far

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group)})

    def is_change_limit_reached(self, s: Position) -> bool:
        """Tell whether as many changes have been made as any order may need."""
        return self.changes >= s.size(self.group)

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if not self.is_change_limit_reached(s):
            for man in range(len(s.group)):
                if s.group[man] == self.group:
                    add_swaps(s, man, found)
        found.append(Action(verbs.DONE))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == verbs.DONE:
            return None
        own = 0 <= action.man < len(s.group) and s.group[action.man] == self.group
        return refuse_swap(s, own, action, self.is_change_limit_reached(s))

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == verbs.DONE:
            s.pop()
            return
        s.replace(Arrange(self.group, self.changes + 1))
        swap(s, action.man, action.other)

    def run_on(self, s: Position) -> bool:
        if not self.is_change_limit_reached(s):
            return False
        s.pop()
        return True

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == verbs.DONE else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb == verbs.SWAP and self.changes + 1 < s.size(self.group)


def add_swaps(s: Position, man: i64, found: list[Action]) -> None:
    """Add the swaps of the man with each man of his group who has a higher number."""
    groups = s.group
    own = groups[man]
    for other in range(man + 1, len(groups)):
        if groups[other] == own:
            found.append(Action(verbs.SWAP, man, other))


def refuse_swap(s: Position, own: bool, action: Action, at_limit: bool) -> Refusal | None:
    """Return why the two cannot change places: men of a group, the first one of those who may (`own`), and the lower
    number first, since the order does not matter."""
    man, other = action.man, action.other
    if not own or not man < other < len(s.group) or s.group[man] != s.group[other]:
        return Refusal("3.3", "uf-swap-nobody")
    return Refusal("3.3", "uf-swap-enough") if at_limit else None


def swap(s: Position, man: i64, other: i64) -> None:
    place = s.pos[man]
    s.pos[man] = s.pos[other]
    s.pos[other] = place
    keep_crews_together(s, s.group[man])
    if s.events is not None:
        s.tell("3.3", "uf-swap", {"man": s.ref(man), "other": s.ref(other)})


def keep_crews_together(s: Position, group: i64) -> None:
    """Put assistants next to the men whose weapons they serve (11.11)."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.serves[man] >= 0:
            gunner = crews.operator(s, s.serves[man])
            if gunner >= 0 and s.group[gunner] == group:
                crews.move_next_to(s, man, gunner)


# ---------------------------------------------------------------- crews before the game (11.12)


def change_crew(s: Position, action: Action) -> None:
    """Change a crew, free before the game (11.12)."""
    if action.verb == verbs.SERVE:
        crews.serve(s, action.man, action.weapon)
        return
    weapon = s.serves[action.man]
    s.serves[action.man] = -1
    if s.events is not None:
        s.tell("11.13", "uf-crew-relieved", {"man": s.ref(action.man), "weapon": s.weapon_ref(weapon)})


# ---------------------------------------------------------------- hands (3.5)
def deal(s: Position) -> None:
    """Lay the Pillbox for its owner (23.1, 23.2), then deal the hands (3.5)."""
    if s.setup.pillbox >= 0:
        lay_pillbox(s, s.setup.pillbox * LETTERS + PILLBOX_LETTER)
    give_hands(s, "3.5")


def lay_pillbox(s: Position, group: i64) -> None:
    """Lay the Pillbox from the deck on group B (23.1, 23.2)."""
    for card in range(i64(DECK)):
        if s.setup.deck.terrain[card] == PILLBOX:
            s.pile = vec[i64]([other for other in s.pile if other != card])
            s.lay_on(card, group, FACE_UP)
            if s.events is not None:
                s.tell("23.2", "uf-pillbox", {"card": s.card_ref(card), "group": s.group_ref(group)})


def fill_up(s: Position) -> None:
    """Refill the hands after terrain was laid (3.6)."""
    give_hands(s, "3.6")


def give_hands(s: Position, rule: str) -> None:
    """Fill both hands, the first player's first (3.5); cards laid are replaced (3.6)."""
    first = s.setup.first_player
    for side in (first, 1 - first):
        missing = HAND_SIZES[s.setup.nation[side]] - len(s.hands[side])
        if missing > 0:
            deck.take_cards(s, side, missing, rule)


# ---------------------------------------------------------------- terrain before the game (3.6)
def has_no_cards(s: Position, group: i64) -> bool:
    """Tell whether no card lies on the group yet."""
    return s.letter[group] >= 0 and s.upper[group] < 0


def is_layable(s: Position, side: i64, card: i64) -> bool:
    """Tell whether it is terrain and no dead card for him; a Minefield needs men who move (3.6, 24.3)."""
    return deck.plays(s, side, card, TERRAIN) and s.setup.deck.terrain[card] != MINEFIELD


class Lay(Decision):
    """Terrain before the game: one card after the other, until both pass or no group is left (3.6)."""

    RULE: ClassVar[str] = "3.6"
    VERBS: ClassVar[tuple[int, ...]] = (verbs.LAY_ON, verbs.PASS)
    CHECKS: ClassVar[dict[str, int]] = {"side": YES_NO, "passes": COUNT}

    def __init__(self, side: i64, passes: i64 = 0) -> None:
        self.side = side
        self.passes = passes  # in a row

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {})

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for card in s.hands[self.side]:
            if is_layable(s, self.side, card):
                for group in range(i64(GROUPS)):
                    if has_no_cards(s, group) and not entering_terrain.forbidden(s, group, card):
                        found.append(Action(verbs.LAY_ON, card, group))
        found.append(Action(verbs.PASS))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        everywhere = groups_of(s, seat) + groups_of(s, 1 - seat)
        cards = deck.cards_of(s, seat, TERRAIN)
        return [Action(verbs.LAY_ON, card, group) for card in cards for group in everywhere]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == verbs.PASS:
            return None
        card, group = action.card, action.group
        if not 0 <= card < DECK or s.held_by(card) != self.side:
            return Refusal("3.6", "uf-not-in-hand")
        if action.face_down != 0 or action.beneath != 0:
            return Refusal("3.6", "uf-lay-open")
        if not is_layable(s, self.side, card):
            return Refusal("3.6", "uf-lay-what", {"card": s.card_ref(card)})
        if not 0 <= group < GROUPS or not s.exists(group):
            return Refusal("3.6", "uf-lay-nowhere")
        if not has_no_cards(s, group):
            return Refusal("3.6", "uf-lay-again", {"group": s.group_ref(group)})
        if entering_terrain.forbidden(s, group, card):
            rule = entering_terrain.forbidding_rule(s, card)
            return Refusal(rule, "uf-does-not-fit", {"group": s.group_ref(group), "card": s.card_ref(card)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Lay one card, or pass for now; then the other side is asked (3.6)."""
        side = self.side
        if action.verb == verbs.PASS:
            s.replace(Lay(1 - side, self.passes + 1))
            if s.events is not None:
                s.tell("3.6", "uf-lay-pass", {"side": s.side_ref(side)})
            return
        card, group = action.card, action.group
        s.replace(Lay(1 - side))
        s.out_of_hand(card, side)
        s.lay_on(card, group, FACE_UP)
        if s.events is not None:
            s.tell("3.6", "uf-lays", {"side": s.side_ref(side), "card": s.card_ref(card), "group": s.group_ref(group)})
        if s.setup.armour:
            bogging.enter(s, group, s.setup.deck.terrain[card])

    def todo(self, s: Position, seat: i64) -> Todo:
        """The own groups that a card in hand gives cover, the largest first."""
        return Todo(still_to_do.men_for(s, self.coverable(s)))

    def coverable(self, s: Position) -> list[int]:
        found: list[int] = []
        for action in s.options(self.side):
            if action.verb == verbs.LAY_ON and s.side_of_group(action.group) == self.side:
                if still_to_do.gives_cover(s, action.card) and int(action.group) not in found:
                    found.append(int(action.group))
        ordered = sorted([(-int(s.size(group)), group) for group in found])
        return [group for _, group in ordered]

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        """A pass ends it only after the other's pass."""
        return ENDS_PHASE if action.verb == verbs.PASS and self.passes == PASSES - 1 else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == verbs.PASS and len(self.coverable(s)) == 0 else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        groups = self.coverable(s)
        if self.ends(s, seat, action) < ENDS_PHASE or len(groups) == 0:
            return None
        return Message("3.6", "uf-loses-lay", {"groups": still_to_do.letters(s, groups), "count": len(groups)})

    def run_on(self, s: Position) -> bool:
        """End after two passes in a row, or when no group is left to lay on."""
        if self.passes < PASSES:
            for group in range(i64(GROUPS)):
                if has_no_cards(s, group):
                    return False
        s.pop()
        return True
