"""Leaders, hands and commissars (15)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import deck, losses, vehicles
from caposaldo.games.upfront.box import HAND_SIZES, LETTERS, NO_LEADER, SQUAD_LEADER
from caposaldo.games.upfront.state import BERSERK, EXECUTE, KILLED, PINNED, Table
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame


# ---------------------------------------------------------------- hands (15.2 to 15.4, 15.6)
def limit(s: Table, side: i64) -> i64:
    """Cards the side may refill its hand to now (4.5, 15.2 to 15.4, 15.6)."""
    found = HAND_SIZES[s.box.nation[side]]
    if penalty_rule(s, side) != "":
        found -= 1
    return found + 1 if is_cornered(s, 1 - side) else found


def limit_parts(s: Table, side: i64, chain: Chain) -> i64:
    """The same, link by link."""
    chain.add("3.5", "uf-chain-hand", HAND_SIZES[s.box.nation[side]], {"side": s.side_ref(side)})
    rule = penalty_rule(s, side)
    if rule == "15.4":
        chain.add(rule, "uf-chain-leaderless", -1)
    elif rule != "":
        chain.add(rule, "uf-chain-leader", -1)
    if is_cornered(s, 1 - side):
        chain.add("15.6", "uf-chain-cornered", 1)
    return chain.total()


def penalty_rule(s: Table, side: i64) -> str:
    """Why a card is missing: the leader is pinned, or has been lost since the last refill, or there is none left. Empty
    if none is."""
    leader = leader_of(s, side)
    if leader < 0:
        return "15.4" if had_leader(s, side) else ""
    return "15.2" if s.bereft[side] == 1 or s.has(leader, PINNED) else ""


def is_cornered(s: Table, side: i64) -> bool:
    """It is down to a single group (15.6)."""
    groups: i64 = 0
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] >= 0:
            groups += 1
    return groups <= 1


# ---------------------------------------------------------------- leaders (15.1 to 15.3, 15.5)
def leader_of(s: Table, side: i64) -> i64:
    """Who counts as squad leader now, -1 nobody (15.3). A commissar is what he replaces (15.5)."""
    found: i64 = -1
    for man in range(len(s.group)):
        rank = s.box.men[man].leader
        if rank != NO_LEADER and s.box.side[man] == side and s.group[man] >= 0:
            if rank == SQUAD_LEADER:
                return man
            found = man
    return found


def had_leader(s: Table, side: i64) -> bool:
    """The force began with one."""
    for man in range(len(s.group)):
        if s.box.side[man] == side and s.box.men[man].leader != NO_LEADER:
            return True
    return False


def has_leader(s: Table, group: i64) -> bool:
    """An able squad leader, assistant or commissar is in the group."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.box.men[man].leader != NO_LEADER and s.flags[man] & PINNED == 0:
            return True
    return False


# ---------------------------------------------------------------- executions (15.53)
def begin_executions(s: Table) -> None:
    """A frame EXECUTE for each group of the player that has one to be made (15.53)."""
    first = s.side * LETTERS
    for i in range(i64(LETTERS)):
        group = first + LETTERS - 1 - i
        if s.letter[group] >= 0 and sits_in_judgement(s, group):
            s.push(Frame(EXECUTE, group))


def sits_in_judgement(s: Table, group: i64) -> bool:
    """An able commissar and somebody to be shot are there."""
    judge = False
    coward = False
    for man in range(len(s.group)):
        if s.group[man] == group:
            if may_be_shot(s, man):
                coward = True
            elif s.box.men[man].commissar and s.flags[man] & PINNED == 0:
                judge = True
    return judge and coward


def may_be_shot(s: Table, man: i64) -> bool:
    """He is pinned and not berserk (15.53, 20.9)."""
    return s.flags[man] & (PINNED | BERSERK) == PINNED and vehicles.is_man(s, man)


def go_on(s: Table, frame: Frame) -> bool:
    """One card for the group: if it points at a pinned man he is shot (15.53). A Hero had to be played before it was
    turned up (10.42), while the hand was refilled."""
    s.pop()
    card = deck.draw(s, "execution")
    size = s.size(frame.a)
    man = s.man_at(frame.a, s.box.deck.position_in(card, size))
    shot = may_be_shot(s, man)
    if s.events is not None:
        key = "uf-execution" if shot else "uf-mercy"
        s.tell("15.53", key, {"group": s.group_ref(frame.a), "card": s.card_ref(card), "man": s.ref(man)})
    if shot:
        losses.remove(s, man, KILLED, "15.53")
    return True
