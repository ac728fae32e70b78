"""Rally, heroes and voluntary panic (10)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import command, deck, losses, ranges, recovery, resolution, turns, vehicles
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import DECK, HERO, LETTERS, ORDNANCE, RALLY, RALLY_ALL, ROUT_COLUMN
from caposaldo.games.upfront.marks import SHAKEN
from caposaldo.games.upfront.state import BERSERK, EVERYBODY, GROUPS, HEROIC, KILLED, PINNED, ROUTED, Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal


# ---------------------------------------------------------------- Rally cards (10.2 to 10.23)
def acts(s: Table) -> list[Action]:
    """RALLY_BY (10.2, 10.23)."""
    found: list[Action] = []
    if not has_pinned(s, s.side):
        return found
    for card in s.hands[s.side]:
        one = deck.usable(s, s.side, card, RALLY)
        several = deck.usable(s, s.side, card, RALLY_ALL)
        if one or several:
            add_groups(s, card, several, found)
    return found


def add_groups(s: Table, card: i64, several: bool, found: list[Action]) -> None:
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turns.may_act(s, group) and pinned_in(s, group) > 0:
            found.append(Action(st.RALLY_BY, card, group, -1))
            if several:
                for other in range(group + 1, first + LETTERS):
                    if turns.may_act(s, other) and pinned_in(s, other) > 0 and may_join(s, group, other):
                        found.append(Action(st.RALLY_BY, card, group, other))


def has_pinned(s: Table, side: i64) -> bool:
    for man in range(len(s.flags)):
        if s.flags[man] & SHAKEN != 0 and s.box.side[man] == side:
            return True
    return False


def pinned_in(s: Table, group: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & SHAKEN != 0:
            found += 1
    return found


def may_join(s: Table, group: i64, other: i64) -> bool:
    """Neighbours at the same chit with a leader between them, or two that are apart with a leader each (10.23)."""
    if ranges.neighbours(s.letter[group], s.letter[other]):
        return s.chit[group] == s.chit[other] and (command.has_leader(s, group) or command.has_leader(s, other))
    return command.has_leader(s, group) and command.has_leader(s, other)


def refuse(s: Table, a: Action) -> Refusal | None:
    if not 0 <= a.a < DECK or s.held_by(a.a) != s.side:
        return Refusal("10.2", "uf-not-in-hand")
    several = deck.usable(s, s.side, a.a, RALLY_ALL)
    if not several and not deck.usable(s, s.side, a.a, RALLY):
        return Refusal("10.2", "uf-rally-what", {"card": s.card_ref(a.a)})
    refusal = refuse_group(s, a.b)
    if refusal is not None or a.x == -1:
        return refusal
    return refuse_second(s, a.b, a.x) if several else Refusal("10.22", "uf-rally-one-group")


def refuse_group(s: Table, group: i64) -> Refusal | None:
    refusal = turns.free(s, group)
    if refusal is None and pinned_in(s, group) == 0:
        return Refusal("10.2", "uf-rally-nobody", {"group": s.group_ref(group)})
    return refusal


def refuse_second(s: Table, group: i64, other: i64) -> Refusal | None:
    """The group with the lower number is named first, since it does not matter."""
    if not group < other < GROUPS:
        return Refusal("10.23", "uf-rally-order")
    refusal = refuse_group(s, other)
    if refusal is None and not may_join(s, group, other):
        return Refusal("10.23", "uf-rally-apart", {"group": s.group_ref(group), "other": s.group_ref(other)})
    return refusal


def perform(s: Table, a: Action) -> None:
    """All, if the number is enough for all; else the owner chooses (10.21). What is left over is lost (10.22)."""
    if s.events is not None:
        s.tell("10.2", "uf-rally", {"card": s.card_ref(a.a), "group": s.group_ref(a.b)})
    everybody = deck.usable(s, s.side, a.a, RALLY_ALL)
    men = s.box.deck.worth(a.a, s.box.nation[s.side], RALLY)
    turns.spend(s, a.b)
    alone = recovery.alone(s, a.b) if s.box.armour and not everybody else i64(-1)
    if alone >= 0:
        recovery.rally_with(s, alone, a.a, men)
        return
    deck.discard(s, a.a, True)
    if everybody or men >= (recovery.price_of(s, a.b) if s.box.armour else pinned_in(s, a.b)):
        rally_all(s, a.b)
    else:
        s.push(Frame(st.RALLYING, a.b, men))
    if a.x >= 0:
        turns.spend(s, a.x)
        rally_all(s, a.x)


def rally_all(s: Table, group: i64) -> None:
    for man in s.men_of(group):
        if not vehicles.is_man(s, man) and s.has(man, SHAKEN):
            recovery.stand_up(s, man)
        elif s.has(man, PINNED):
            recover(s, man, "10.2")


def recover(s: Table, man: i64, rule: str) -> None:
    """He is himself again, and not berserk either (10.2, 20.91)."""
    s.unmark(man, PINNED | BERSERK)
    if s.events is not None:
        s.tell(rule, "uf-rallied", {"man": s.ref(man)})


# ---------------------------------------------------------------- at any time (10.3, 10.4)
def any_time(s: Table) -> list[Action]:
    """PLAY_HERO and PANIC of the player whose turn it is (10.3, 10.4)."""
    found: list[Action] = []
    for card in s.hands[s.side]:
        if deck.usable(s, s.side, card, HERO):
            for man in range(len(s.group)):
                if refuse_hero_on(s, man) is None:
                    found.append(Action(st.PLAY_HERO, card, man))
    for man in range(len(s.flags)):
        if s.flags[man] & PINNED != 0 and refuse_panic(s, man) is None:
            found.append(Action(st.PANIC, man))
    return found


def refuse_any_time(s: Table, a: Action) -> Refusal | None:
    if a.kind == st.PANIC:
        return refuse_panic(s, a.a)
    if not deck.plays(s, s.side, a.a, HERO):
        return Refusal("10.4", "uf-hero-no-card")
    return refuse_hero_on(s, a.b)


def refuse_hero_on(s: Table, man: i64) -> Refusal | None:
    """A pinned man at any time; another while there is still something to do, for his firepower (10.4, 10.45)."""
    if not 0 <= man < len(s.group) or s.box.side[man] != s.side:
        return Refusal("10.4", "uf-hero-nobody")
    if s.group[man] < 0:
        return Refusal("10.42", "uf-hero-too-late", {"man": s.ref(man)})
    if not vehicles.is_man(s, man):
        return recovery.refuse_hero(s, man)
    if s.flags[man] & PINNED != 0:
        return None
    if s.step != st.ACTING:
        return Refusal("10.45", "uf-hero-no-fire")
    if s.flags[man] & HEROIC != 0:
        return Refusal("10.45", "uf-hero-already", {"man": s.ref(man)})
    weapon = s.weapon[man]
    if weapon < 0 or s.box.is_a(weapon, ORDNANCE):
        return Refusal("10.45", "uf-hero-weapon", {"man": s.ref(man)})
    return None


def refuse_panic(s: Table, man: i64) -> Refusal | None:
    """Pinned men of his own, never a commissar (10.3, 15.54)."""
    if not 0 <= man < len(s.group) or s.group[man] < 0 or s.box.side[man] != s.side:
        return Refusal("10.3", "uf-panic-nobody")
    if s.flags[man] & PINNED == 0:
        return Refusal("10.3", "uf-panic-unpinned", {"man": s.ref(man)})
    if not vehicles.is_man(s, man):
        return Refusal("10.3", "uf-panic-vehicle", {"man": s.ref(man)})
    if s.box.men[man].commissar:
        return Refusal("15.54", "uf-panic-commissar", {"man": s.ref(man)})
    return None


def perform_any_time(s: Table, a: Action) -> None:
    """Neither is an action of the group (4.2)."""
    if a.kind == st.PANIC:
        panic(s, a.a)
    else:
        play_hero(s, a.a, a.b)


def play_hero(s: Table, card: i64, man: i64) -> None:
    """One card rallies him and gives him heroic powers for this player turn (10.43)."""
    if not vehicles.is_man(s, man):
        recovery.play_hero(s, card, man)
        return
    if s.events is not None:
        s.tell("10.4", "uf-hero", {"card": s.card_ref(card), "man": s.ref(man)})
    deck.discard(s, card, True)
    if s.has(man, PINNED):
        recover(s, man, "10.4")
    s.mark(man, HEROIC)


def panic(s: Table, man: i64) -> None:
    """A card tells whether he dies or gets away (10.3, 6.53); nobody goes berserk like this but by an option, and who
    is berserk dies (20.9)."""
    if s.has(man, BERSERK):
        losses.remove(s, man, KILLED, "20.9")
        return
    card = deck.draw(s, "panic")
    if s.events is not None:
        s.tell("10.3", "uf-panics", {"man": s.ref(man), "card": s.card_ref(card)})
    if s.box.voluntary_berserk:
        resolution.panic(s, man, card)
        return
    dies = s.box.deck.position_in(card, ROUT_COLUMN) <= s.box.men[man].panic
    losses.remove(s, man, KILLED if dies else ROUTED, "10.3")


# ---------------------------------------------------------------- SAVE, RETRY, RALLYING
def passes_over(s: Table, frame: Frame) -> bool:
    """SAVE, RETRY: settled without asking, by what everybody knows."""
    man = frame.a
    wanted = s.has(man, PINNED) or frame.b == st.FOR_OVERRUN
    if not vehicles.is_man(s, man):
        wanted = frame.b == st.FOR_VEHICLE and recovery.may_stay(s, man)
    if s.group[man] >= 0 and wanted and could_hold_hero(s, s.box.side[man]):
        return False
    s.pop()
    return True


def raisable(s: Table, group: i64) -> list[int]:
    """Pinned men of the group, in the order of their positions."""
    return [int(man) for man in s.men_of(group) if s.has(man, PINNED) and vehicles.is_man(s, man)]


def candidates(s: Table, frame: Frame) -> list[int]:
    """SAVE, RETRY: on whom a Hero may be played now: before an infiltration any pinned man of the group (20.38)."""
    return raisable(s, s.group[frame.a]) if frame.b == st.FOR_INFILTRATION else [int(frame.a)]


def could_hold_hero(s: Table, side: i64) -> bool:
    """Somebody who does not see the hand must reckon with a Hero in it: it holds cards, and some Hero is not where
    everybody can see it."""
    if len(s.hands[side]) == 0:
        return False
    nation = s.box.nation[side]
    for card in range(i64(DECK)):
        if s.seen[card] != EVERYBODY and s.box.dead[side * DECK + card] == 0:
            if s.box.deck.plays(card, nation, HERO):
                return True
    return False


def options(s: Table, frame: Frame) -> list[Action]:
    """SAVE, RETRY, RALLYING."""
    if frame.kind == st.RALLYING:
        return [Action(st.PICK, man) for man in s.men_of(frame.a) if may_be_picked(s, frame, man)]
    side = s.box.side[frame.a]
    heroes = [card for card in s.hands[side] if deck.usable(s, side, card, HERO)]
    found = [Action(st.PLAY_HERO, card, man) for card in heroes for man in candidates(s, frame)]
    found.append(Action(st.KEEP))
    return found


def may_be_picked(s: Table, frame: Frame, man: i64) -> bool:
    """Pinned, and the rest of the card is enough for him: a gun needs more than a man (34.6)."""
    return s.flags[man] & PINNED != 0 and (not s.box.armour or recovery.price(s, man) <= frame.b)


def refuse_in(s: Table, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == st.KEEP:
        return None
    if frame.kind == st.RALLYING:
        if not 0 <= a.a < len(s.group) or s.group[a.a] != frame.a or not may_be_picked(s, frame, a.a):
            return Refusal("10.21", "uf-rally-whom", {"group": s.group_ref(frame.a)})
        return None
    if not deck.plays(s, s.box.side[frame.a], a.a, HERO):
        return Refusal("10.4", "uf-hero-no-card")
    return None if a.b in candidates(s, frame) else Refusal("10.42", "uf-hero-another", {"man": s.ref(frame.a)})


def perform_in(s: Table, frame: Frame, a: Action) -> None:
    """Who asked looks at the man: he is pinned no more, and with RETRY he may try again (10.43)."""
    if a.kind == st.PICK:
        frame.b -= recovery.price(s, a.a) if s.box.armour else 1
        if frame.b == 0:
            s.pop()
        if s.box.armour and not vehicles.is_man(s, a.a):
            vehicles.clear_credit(s, frame.a)
        recover(s, a.a, "10.21")
        return
    s.pop()
    if a.kind == st.PLAY_HERO and frame.kind == st.SAVE and frame.b == st.FOR_VEHICLE:
        recovery.stay_up(s, a.a, frame.a)
    elif a.kind == st.PLAY_HERO:
        play_hero(s, a.a, a.b)
