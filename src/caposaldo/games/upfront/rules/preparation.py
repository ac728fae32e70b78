"""Groups, positions, the first hands and terrain (3).

Set-up comes to an end whatever is chosen: every man is put somewhere once at most, and places and crews change a
limited number of times. Who wants it otherwise takes it back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_UP, GROUPS, Position
from caposaldo.games.upfront.rules import bogging, crews, deck, entering_terrain, pillboxes, turn_limits
from caposaldo.games.upfront.setup import CREW, DECK, HAND_SIZES, LETTERS, MINEFIELD, MOST_MEN, PILLBOX, TERRAIN
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal

LEAST_GROUPS: Final = 2
LEAST_MEN: Final = 2
PILLBOX_LETTER: Final = 1  # group B (23.2)
PASSES: Final = 2


# ---------------------------------------------------------------- positions, as an action (3.3)
def acts(s: Position) -> list[Action]:
    """REARRANGE (3.3)."""
    found: list[Action] = []
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group) and s.size(group) > 1:
            found.append(Action(verbs.REARRANGE, 0, group))
    return found


def refuse(s: Position, action: Action) -> Refusal | None:
    refusal = turn_limits.free(s, action.group)
    if refusal is None and s.size(action.group) < LEAST_MEN:
        return Refusal("3.3", "uf-arrange-alone", {"group": s.group_ref(action.group)})
    return refusal


def perform(s: Position, action: Action) -> None:
    """The sole action of the group (3.3)."""
    turn_limits.spend(s, action.group)
    if s.events is not None:
        s.tell("3.3", "uf-rearranges", {"group": s.group_ref(action.group)})
    s.push(Frame(st.ARRANGE, action.group))


# ---------------------------------------------------------------- FORM, LAY, ARRANGE
def options(s: Position, frame: Frame) -> list[Action]:
    """FORM (the groups proposed may be confirmed at once), LAY, ARRANGE."""
    if frame.kind == st.LAY:
        return lay_options(s, frame)
    found: list[Action] = []
    if frame.kind == st.ARRANGE:
        add_swaps(s, frame, found)
        found.append(Action(verbs.DONE))
        return found
    add_puts(s, frame, found)
    add_swaps(s, frame, found)
    add_crews(s, frame, found)
    if refuse_groups(s, frame.a) is None:
        found.append(Action(verbs.DONE))
    elif enough(s, frame):
        found.append(Action(verbs.GIVE_UP))
    return found


def refuse_in(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if frame.kind == st.LAY:
        return refuse_lay(s, frame, a)
    if a.kind == verbs.SWAP:
        return refuse_swap(s, frame, a.a, a.b)
    if frame.kind == st.ARRANGE:
        return None
    if a.kind == verbs.PUT:
        return refuse_put(s, frame, a.a, a.b)
    if a.kind == verbs.GIVE_UP:
        return refuse_again(s, frame)
    return refuse_groups(s, frame.a) if a.kind == verbs.DONE else refuse_crew(s, frame, a)


def perform_in(s: Position, frame: Frame, a: Action) -> None:
    if frame.kind == st.LAY:
        lay(s, frame, a)
    elif a.kind == verbs.SWAP:
        frame.b += 1
        swap(s, a.a, a.b)
    elif a.kind == verbs.PUT:
        frame.b += 1
        put(s, a.a, frame.a * LETTERS + a.b)
    elif a.kind == verbs.GIVE_UP:
        as_proposed(s, frame.a)
    elif a.kind == verbs.DONE:
        s.pop()
        if frame.kind == st.FORM:
            stand_ready(s, frame.a)
    else:
        frame.b += 1
        change_crew(s, a)


def passes_over(s: Position, frame: Frame) -> bool:
    """LAY: over after two passes in a row, or when no group is left to lay on."""
    if frame.b < PASSES:
        for group in range(i64(GROUPS)):
            if is_bare(s, group):
                return False
    s.pop()
    return True


# ---------------------------------------------------------------- who is in which group (3.2)
def enough(s: Position, frame: Frame) -> bool:
    """Men have been moved about so often that any groups could be there by now: forming comes to an end."""
    return frame.b >= changes(s, frame)


def add_puts(s: Position, frame: Frame, found: list[Action]) -> None:
    for man in range(len(s.group)):
        for letter in range(i64(LETTERS)):
            if refuse_put(s, frame, man, letter) is None:
                found.append(Action(verbs.PUT, man, letter))


def refuse_put(s: Position, frame: Frame, man: i64, letter: i64) -> Refusal | None:
    """To the last place of a group that has room."""
    side = frame.a
    if not 0 <= man < len(s.group) or s.setup.side[man] != side or not 0 <= letter < LETTERS:
        return Refusal("3.2", "uf-put-nobody")
    if enough(s, frame):
        return Refusal("3.2", "uf-put-enough")
    group = side * LETTERS + letter
    if s.group[man] == group and s.pos[man] == s.size(group):
        return Refusal("3.2", "uf-put-there", {"man": s.ref(man)})
    if s.group[man] != group and s.size(group) == MOST_MEN:
        return Refusal("3.2", "uf-put-full", {"group": s.group_ref(group), "most": MOST_MEN})
    return None


def refuse_again(s: Position, frame: Frame) -> Refusal | None:
    """All as the scenario proposes: only where nothing else is left to do."""
    if not enough(s, frame) or refuse_groups(s, frame.a) is None:
        return Refusal("3.2", "uf-again-no-need")
    return None


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
    """He stands last in the group; in another one his crew is no more (11.11)."""
    before = s.group[man]
    s.part(man)
    s.join(man, group)
    if s.size(before) == 0:
        s.letter[before] = -1
    if before != group:
        s.serves[man] = -1
        crews.release(s, man)
    close_ranks(s, group)
    if s.events is not None:
        s.tell("3.2", "uf-put", {"man": s.ref(man), "group": s.group_ref(group)})


def refuse_groups(s: Position, side: i64) -> Refusal | None:
    """Two to four groups of two to ten men with the first letters (3.2); see also 15.51 and 23.3."""
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
    """The commissar is with most men (15.51); what the Pillbox holds is limited (23.3)."""
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


def stand_ready(s: Position, side: i64) -> None:
    """His groups are formed."""
    groups: i64 = 0
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        groups += 1 if s.exists(group) else 0
    if s.events is not None:
        s.tell("3.2", "uf-groups-formed", {"side": s.side_ref(side), "groups": int(groups)})


# ---------------------------------------------------------------- who stands where (3.3)
def add_swaps(s: Position, frame: Frame, found: list[Action]) -> None:
    if frame.b >= changes(s, frame):
        return
    for man in range(len(s.group)):
        if may_stand_elsewhere(s, frame, man):
            for other in range(man + 1, len(s.group)):
                if s.group[other] == s.group[man]:
                    found.append(Action(verbs.SWAP, man, other))


def changes(s: Position, frame: Frame) -> i64:
    """As many as may be needed for any order."""
    return s.size(frame.a) if frame.kind == st.ARRANGE else 2 * i64(len(s.group))


def may_stand_elsewhere(s: Position, frame: Frame, man: i64) -> bool:
    """He is one of the group that is arranged, or of the side that forms."""
    if frame.kind == st.ARRANGE:
        return s.group[man] == frame.a
    return s.setup.side[man] == frame.a


def refuse_swap(s: Position, frame: Frame, man: i64, other: i64) -> Refusal | None:
    """Two men of a group; the one with the lower number is named first, since it does not matter."""
    n = len(s.group)
    if not 0 <= man < n or not 0 <= other < n or not may_stand_elsewhere(s, frame, man):
        return Refusal("3.3", "uf-swap-nobody")
    if man >= other or s.group[man] != s.group[other]:
        return Refusal("3.3", "uf-swap-nobody")
    if frame.b >= changes(s, frame):
        return Refusal("3.3", "uf-swap-enough")
    return None


def swap(s: Position, man: i64, other: i64) -> None:
    place = s.pos[man]
    s.pos[man] = s.pos[other]
    s.pos[other] = place
    close_ranks(s, s.group[man])
    if s.events is not None:
        s.tell("3.3", "uf-swap", {"man": s.ref(man), "other": s.ref(other)})


def close_ranks(s: Position, group: i64) -> None:
    """Assistants stay next to those whose weapons they serve (11.11)."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.serves[man] >= 0:
            gunner = crews.operator(s, s.serves[man])
            if gunner >= 0 and s.group[gunner] == group:
                crews.stand_by(s, man, gunner)


# ---------------------------------------------------------------- crews before the game (11.12)
def add_crews(s: Position, frame: Frame, found: list[Action]) -> None:
    if frame.b >= changes(s, frame):
        return
    for man in range(len(s.group)):
        if s.setup.side[man] != frame.a:
            continue
        if s.serves[man] >= 0:
            found.append(Action(verbs.RELIEVE, man))
            continue
        for weapon in range(len(s.group)):
            if s.group[weapon] == s.group[man] and s.setup.is_a(weapon, CREW):
                if crews.may_serve(s, man, weapon) is None:
                    found.append(Action(verbs.SERVE, man, weapon))


def refuse_crew(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if not 0 <= action.man < len(s.group) or s.setup.side[action.man] != frame.a:
        return Refusal("11.12", "uf-put-nobody")
    refusal = (
        crews.may_serve(s, action.man, action.weapon)
        if action.verb == verbs.SERVE
        else crews.may_be_relieved(s, action.man)
    )
    if refusal is None and frame.b >= changes(s, frame):
        return Refusal("11.12", "uf-swap-enough")
    return refusal


def change_crew(s: Position, action: Action) -> None:
    """Free of charge before the game (11.12)."""
    if action.verb == verbs.SERVE:
        crews.serve(s, action.man, action.weapon)
        return
    weapon = s.serves[action.man]
    s.serves[action.man] = -1
    if s.events is not None:
        s.tell("11.13", "uf-crew-relieved", {"man": s.ref(action.man), "weapon": s.weapon_ref(weapon)})


# ---------------------------------------------------------------- hands (3.5)
def deal(s: Position) -> None:
    """The Pillbox to its owner (23.1, 23.2), then hands (3.5)."""
    if s.setup.pillbox >= 0:
        lay_pillbox(s, s.setup.pillbox * LETTERS + PILLBOX_LETTER)
    give_hands(s, "3.5")


def lay_pillbox(s: Position, group: i64) -> None:
    """Out of the deck, on group B (23.1, 23.2)."""
    for card in range(i64(DECK)):
        if s.setup.deck.terrain[card] == PILLBOX:
            s.pile = vec[i64]([other for other in s.pile if other != card])
            s.lay_on(card, group, FACE_UP)
            if s.events is not None:
                s.tell("23.2", "uf-pillbox", {"card": s.card_ref(card), "group": s.group_ref(group)})


def fill_up(s: Position) -> None:
    """After the terrain (3.6)."""
    give_hands(s, "3.6")


def give_hands(s: Position, rule: str) -> None:
    """A whole hand for each, the first player first (3.5); what was laid is drawn again (3.6)."""
    first = s.setup.first_player
    for side in (first, 1 - first):
        missing = HAND_SIZES[s.setup.nation[side]] - len(s.hands[side])
        if missing > 0:
            deck.take_cards(s, side, missing, rule)


# ---------------------------------------------------------------- terrain before the game (3.6)
def is_bare(s: Position, group: i64) -> bool:
    """No card lies on it yet."""
    return s.letter[group] >= 0 and s.upper[group] < 0


def lay_options(s: Position, frame: Frame) -> list[Action]:
    found: list[Action] = []
    for card in s.hands[frame.a]:
        if is_layable(s, frame.a, card):
            for group in range(i64(GROUPS)):
                if is_bare(s, group) and not entering_terrain.forbidden(s, group, card):
                    found.append(Action(verbs.LAY_ON, card, group))
    found.append(Action(verbs.PASS))
    return found


def is_layable(s: Position, side: i64, card: i64) -> bool:
    """Terrain that is no dead card for him; a Minefield wants men who move (3.6, 24.3)."""
    return deck.plays(s, side, card, TERRAIN) and s.setup.deck.terrain[card] != MINEFIELD


def refuse_lay(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.verb == verbs.PASS:
        return None
    if not 0 <= action.card < DECK or s.held_by(action.card) != frame.a:
        return Refusal("3.6", "uf-not-in-hand")
    if action.face_down != 0 or action.beneath != 0:
        return Refusal("3.6", "uf-lay-open")
    if not is_layable(s, frame.a, action.card):
        return Refusal("3.6", "uf-lay-what", {"card": s.card_ref(action.card)})
    if not 0 <= action.group < GROUPS or not s.exists(action.group):
        return Refusal("3.6", "uf-lay-nowhere")
    if not is_bare(s, action.group):
        return Refusal("3.6", "uf-lay-again", {"group": s.group_ref(action.group)})
    if entering_terrain.forbidden(s, action.group, action.card):
        rule = entering_terrain.forbidding_rule(s, action.card)
        return Refusal(rule, "uf-does-not-fit", {"group": s.group_ref(action.group), "card": s.card_ref(action.card)})
    return None


def lay(s: Position, frame: Frame, action: Action) -> None:
    """One card, or a pass that is not final; then it is the other's turn (3.6)."""
    side = frame.a
    frame.a = 1 - side
    if action.verb == verbs.PASS:
        frame.b += 1
        if s.events is not None:
            s.tell("3.6", "uf-lay-pass", {"side": s.side_ref(side)})
        return
    frame.b = 0
    s.out_of_hand(action.card, side)
    s.lay_on(action.card, action.group, FACE_UP)
    if s.events is not None:
        s.tell(
            "3.6",
            "uf-lays",
            {"side": s.side_ref(side), "card": s.card_ref(action.card), "group": s.group_ref(action.group)},
        )
    if s.setup.armour:
        bogging.enter(s, action.group, s.setup.deck.terrain[action.card])
