"""Leaders, hands and commissars (15)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import PINNED, Position
from caposaldo.games.upfront.setup import HAND_SIZES, LETTERS, NO_LEADER, SQUAD_LEADER
from caposaldo.kernel.chain import Chain


# ---------------------------------------------------------------- hands (15.2 to 15.4, 15.6)
def limit(s: Position, side: i64) -> i64:
    """Return the number of cards the side may refill its hand to now (4.5, 15.2 to 15.4, 15.6)."""
    found = HAND_SIZES[s.setup.nation[side]]
    if penalty_rule(s, side) != "":
        found -= 1
    return found + 1 if has_single_group(s, 1 - side) else found


def limit_parts(s: Position, side: i64, chain: Chain) -> i64:
    """Return the same and add each part to the chain."""
    chain.add("3.5", "uf-chain-hand", HAND_SIZES[s.setup.nation[side]], {"side": s.side_ref(side)})
    rule = penalty_rule(s, side)
    if rule == "15.4":
        chain.add(rule, "uf-chain-leaderless", -1)
    elif rule != "":
        chain.add(rule, "uf-chain-leader", -1)
    if has_single_group(s, 1 - side):
        chain.add("15.6", "uf-chain-cornered", 1)
    return chain.total()


def penalty_rule(s: Position, side: i64) -> str:
    """Return the rule that takes a card from the limit: the leader is pinned, was lost since the last refill, or there
    is none left. Return an empty string if no card is missing."""
    leader = leader_of(s, side)
    if leader < 0:
        return "15.4" if had_leader(s, side) else ""
    return "15.2" if s.leader_lost[side] == 1 or s.has(leader, PINNED) else ""


def has_single_group(s: Position, side: i64) -> bool:
    """Tell whether the side is down to a single group (15.6)."""
    groups: i64 = 0
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] >= 0:
            groups += 1
    return groups <= 1


# ---------------------------------------------------------------- leaders (15.1 to 15.3, 15.5)
def leader_of(s: Position, side: i64) -> i64:
    """Return the man who counts as squad leader now, -1 if there is none (15.3). A commissar has the rank of the leader
    he replaces (15.5)."""
    found: i64 = -1
    for man in range(len(s.group)):
        rank = s.setup.men[man].leader
        if rank != NO_LEADER and s.setup.side[man] == side and s.group[man] >= 0:
            if rank == SQUAD_LEADER:
                return man
            found = man
    return found


def had_leader(s: Position, side: i64) -> bool:
    """Tell whether the force began with a leader."""
    for man in range(len(s.group)):
        if s.setup.side[man] == side and s.setup.men[man].leader != NO_LEADER:
            return True
    return False


def has_leader(s: Position, group: i64) -> bool:
    """Tell whether an able squad leader, assistant or commissar is in the group."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.setup.men[man].leader != NO_LEADER and s.flags[man] & PINNED == 0:
            return True
    return False
