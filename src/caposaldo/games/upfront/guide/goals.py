"""What each side wins by, and who would win now (16.3 to 16.5). All of it is public.

The places of a goal are groups; its pieces are men.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import IN_PLAY, MOVING_OVER, USELESS, Position
from caposaldo.games.upfront.rules import victory
from caposaldo.games.upfront.setup import AT_CHIT, LETTERS
from caposaldo.games.upfront.setup import Goal as Terms
from caposaldo.games.upfront.view.board import breaks_at
from caposaldo.kernel.game import GAME_END, NOW, TURN_END, Goal, Message, Outcome, Params

# How the game would end now, by how it does end.
NOW_KEYS = {
    "uf-won-at-chit": "uf-now-at-chit",
    "uf-won-at-range": "uf-now-at-range",
    "uf-won-by-time": "uf-now-by-time",
    "uf-won-on-points": "uf-now-on-points",
    "uf-drawn-on-points": "uf-now-even",
}


# ---------------------------------------------------------------- what each side wins by
def goals(s: Position) -> list[Goal]:
    """Return the goals of both sides: those of the scenario, the enemy's losses, then time."""
    found: list[Goal] = []
    for side in range(2):
        for terms in s.setup.goals:
            if terms.side == side:
                found.append(of_scenario(s, terms))
        found.append(to_break(s, side))
        found += by_time(s, side)
    return found


def of_scenario(s: Position, terms: Terms) -> Goal:
    """So many unpinned men so far ahead at the end of a player turn (16.42)."""
    now = int(victory.men_at(s, terms))
    params: Params = {"now": now, "men": int(terms.men), "reach": int(terms.reach)}
    params["cover"] = "yes" if terms.cover else "no"
    key = "uf-goal-chit" if terms.kind == AT_CHIT else "uf-goal-range"
    first = terms.side * LETTERS
    places = [
        int(group)
        for group in range(first, first + LETTERS)
        if s.exists(group) and victory.is_there(s, terms, group) and victory.able_men(s, group) > 0
    ]
    men = [man for man in range(s.setup.count()) if s.group[man] in places and counts(s, man)]
    return Goal(int(terms.side), Message("16.42", key, params), now, int(terms.men), TURN_END, places, men)


def counts(s: Position, man: i64) -> bool:
    """Tell whether a man of a group that has arrived counts (16.41, 16.422)."""
    return s.flags[man] & (USELESS | MOVING_OVER) == 0


def to_break(s: Position, side: i64) -> Goal:
    """More than half of the enemy lost (16.5); the pieces are those who are left."""
    left = [man for man in range(s.setup.count()) if s.setup.side[man] != side and s.fate[man] == IN_PLAY]
    men = sum(1 for one in s.setup.side if one != side)
    needed = breaks_at(s.setup, 1 - side)
    params: Params = {"now": men - len(left), "needed": needed, "side": s.side_ref(1 - side)}
    return Goal(int(side), Message("16.5", "uf-goal-break", params), men - len(left), needed, NOW, [], left)


def by_time(s: Position, side: i64) -> list[Goal]:
    """Time for the side that holds out, or points for both (16.3, 16.4)."""
    decks, emptied = int(s.setup.decks), int(min(s.emptied, s.setup.decks))
    if s.setup.clock_winner == side:
        params: Params = {"now": emptied, "decks": decks}
        return [Goal(int(side), Message("16.3", "uf-goal-clock", params), emptied, decks, GAME_END)]
    if s.setup.clock_winner >= 0:
        return []
    points = int(victory.points(s, side))
    return [Goal(int(side), Message("16.4", "uf-goal-points", {"points": points, "decks": decks}), points, 0, GAME_END)]


# ---------------------------------------------------------------- who would win now
def leading(s: Position) -> Outcome | None:
    """Return the outcome if time were up now (16.3)."""
    if s.result is not None:
        return s.result
    copy = s.empty(s.dice)
    s.copy_into(copy)
    copy.quiet()
    victory.time_is_up(copy)
    outcome = copy.result
    if outcome is None:
        return None
    return Outcome(outcome.winners, outcome.rule, NOW_KEYS[outcome.key], outcome.params)
