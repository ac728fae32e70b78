"""The values of all answers for the bots, as seen by the side that is asked.

A bot is given a resampled state; even so nothing here reads the other hand, the pile, or cards face down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import action_values, close_combat_values, crew_values, hand_values, prospects
from caposaldo.games.upfront.bot.prospects import LOSS, PIN, danger, harm_to_group, here, settled
from caposaldo.games.upfront.position import IN_PLAY, PINNED, Position
from caposaldo.games.upfront.rules import attack_state, casualties, terrain, victory
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.attempts import Trying
from caposaldo.games.upfront.rules.berserk_charge import ChargeAt
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.fights import CrewFalls, Fights
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Lay
from caposaldo.games.upfront.rules.rally import Rallying, Retry, Save
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.setup import CONCEALED, FUNCTIONS, GULLY, LETTERS, MARSH, MINEFIELD, SQUAD_LEADER, STREAM

NEVER: Final = -1000
RUIN: Final = -2000  # not even when nothing else is any good
CONCEALED_PRICE: Final = 9  # for each point
IN_A_FIGHT: Final = 11  # what each point of a Concealed card is worth there
FIRST_COVER: Final = 10  # for each point, when terrain is laid at the start
IN_THE_WAY: Final = 8  # a gully at the start
TURNED_BACK: Final = 6
EVEN: Final = 500
BROKEN: Final = 420  # what it is worth to have broken the enemy, in permille


def worth(s: Position, seat: i64, action: Action) -> i64:
    """Return how good the action looks. Only values within one decision are compared."""
    verb = action.verb
    if verb == verbs.PANIC or verb == verbs.REARRANGE:
        return RUIN if verb == verbs.PANIC else NEVER
    top = s.top()
    if isinstance(top, Act):
        return action_values.act_worth(s, action)
    if isinstance(top, Discard):
        if verb == verbs.PLAY_HERO:
            return action_values.hero_worth(s, action.hero)
        return hand_values.discard_worth(s, seat, action)
    if isinstance(top, Refill):
        return action_values.hero_worth(s, action.hero) if verb == verbs.PLAY_HERO else action.number
    if isinstance(top, Aim):
        return action_values.aim_worth(s, top, action)
    if isinstance(top, Commit):
        return action_values.commit_worth(s, top, action)
    if isinstance(top, Conceal):
        return conceal_worth(s, top, action)
    if isinstance(top, Save):
        return action_values.rescue_worth(s, top.purpose, action.hero) if verb == verbs.PLAY_HERO else 0
    if isinstance(top, Retry):
        return action_values.hero_worth(s, top.man) if verb == verbs.PLAY_HERO else 0
    return other_worth(s, seat, action)


def other_worth(s: Position, seat: i64, action: Action) -> i64:
    """Return the value for the less frequent questions."""
    top = s.top()
    if isinstance(top, (PlanInfiltration, Assault)):
        return close_combat_values.naming_worth(s, isinstance(top, PlanInfiltration), action)
    if isinstance(top, Answer):
        return answer_worth(s, top.group, action)
    if isinstance(top, Lay):
        return first_ground_worth(s, seat, action)
    if isinstance(top, Rallying):
        return pick_worth(s, action.man)
    if isinstance(top, (Fights, CrewFalls)):
        return close_combat_values.fight_worth(s, action.man) if action.verb == verbs.PICK else 0
    if isinstance(top, Spoils):
        return close_combat_values.spoils_worth(s, top, action)
    if isinstance(top, Seize):
        return seize_worth(s, top.lost, action)
    if isinstance(top, Send):
        return crew_values.send_worth(s, top.group, action)
    if isinstance(top, ChargeAt):
        return charge_worth(s, top.man, action)
    if isinstance(top, Trying):
        return 0 if action.verb == verbs.DONE else action_values.act_worth(s, action)
    return quiet_worth(action)


def charge_worth(s: Position, man: i64, action: Action) -> i64:
    """Return the value in CHARGE_AT: a berserk man fights at a disadvantage, so a Hero may calm him (20.91)."""
    if action.verb != verbs.PLAY_HERO:
        return 0
    if action.hero != man:
        return action_values.hero_worth(s, action.hero)
    return action_values.rescue_worth(s, st.FOR_FIGHT, man)


def quiet_worth(action: Action) -> i64:
    """Return the value in FORM, ARRANGE and RENORMALISE: everything stays as it is."""
    return 1 if action.verb == verbs.DONE or action.verb == verbs.GIVE_UP or action.verb == verbs.KEEP else 0


# ---------------------------------------------------------------- answers to the enemy
def conceal_worth(s: Position, conceal: Conceal, action: Action) -> i64:
    """Return the value of a Concealed card against the current attack (9.1, 20.3, 20.621)."""
    if action.verb != verbs.USE:
        return 0
    points = -s.setup.deck.worth(action.card, s.setup.nation[conceal.side], CONCEALED)
    price = CONCEALED_PRICE * points
    if conceal.purpose == st.FOR_FIGHT:
        return IN_A_FIGHT * points - price
    if conceal.purpose == st.FOR_INFILTRATION:
        return action_values.TO_GET_IN * points - price
    strength = attack_state.strength_now(s, conceal.target)
    return harm_to_group(s, conceal.target, strength) - harm_to_group(s, conceal.target, strength - points) - price


def answer_worth(s: Position, group: i64, action: Action) -> i64:
    """Return the value in ANSWER: cover is good, water is not; a rejection costs what the last card had won (7.31,
    7.32)."""
    place = here(s, group)
    if action.verb == verbs.ACCEPT:
        place = settled(s, group, s.chit[group], terrain.offered(s, group))
    else:
        top = terrain.top_move(s, group)
        way = s.way[top] if top >= 0 else st.SIDEWAYS
        place.chit -= 1 if way == st.FORWARD else (-1 if way == st.BACK else 0)
        if way == st.SIDEWAYS:
            place.moves = max(place.moves - 1, i64(0))
    value = prospects.progress(s, group, place.chit) - danger(s, group, place) + prospects.comfort(s, place)
    if action.verb == verbs.ACCEPT:
        return action_values.VICTORY if prospects.wins(s, group, place) else value
    return value - TURNED_BACK


# ---------------------------------------------------------------- the start
def first_ground_worth(s: Position, seat: i64, action: Action) -> i64:
    """Return the value in LAY: cover for the own groups, the larger first, water for the others; hands are filled up
    afterwards (3.6)."""
    if action.verb != verbs.LAY_ON:
        return 0
    kind = s.setup.deck.terrain[action.card]
    wet = kind == MARSH or kind == STREAM or kind == MINEFIELD
    size = s.size(action.group)
    if s.side_of_group(action.group) != seat:
        return FIRST_COVER * size // 2 if wet else NEVER
    if wet:
        return NEVER
    return -FIRST_COVER * s.setup.deck.value[action.card * FUNCTIONS] + size - (IN_THE_WAY if kind == GULLY else 0)


# ---------------------------------------------------------------- men
def pick_worth(s: Position, man: i64) -> i64:
    """Return the value in RALLYING: leaders and gunners, then those who would panic first (10.21)."""
    return 2 * prospects.worth_of_man(s, man) - casualties.panic_of(s, man)


def seize_worth(s: Position, lost: i64, action: Action) -> i64:
    """Return the value of the terrain of a lost group, if it is better (20.8)."""
    card = terrain.last_terrain(s, lost)
    if action.verb != verbs.TAKE or not 0 <= action.taken < len(s.letter) or s.letter[action.taken] < 0 or card < 0:
        return 0
    now = here(s, action.taken)
    then = settled(s, action.taken, s.chit[action.taken], card)
    return (
        danger(s, action.taken, now)
        - danger(s, action.taken, then)
        + prospects.comfort(s, then)
        - prospects.comfort(s, now)
    )


# ---------------------------------------------------------------- the whole
def standing(s: Position, seat: i64) -> i64:
    """Return the standing from 0 to 1000: losses towards a broken squad, men pinned, distance to the goals, points,
    threats, and the own hand."""
    outcome = s.result
    if outcome is not None:
        return 1000 if seat in outcome.winners else (EVEN if len(outcome.winners) == 0 else 0)
    lead = shape(s, seat) - shape(s, 1 - seat) + hand_worth(s, seat)
    if s.setup.clock_winner >= 0:
        tide = 4 * prospects.time_gone(s)
        lead += tide if s.setup.clock_winner == seat else -tide
    return min(max(EVEN + lead, 20), 980)


def hand_worth(s: Position, seat: i64) -> i64:
    """Return the value of the cards left in the hand."""
    total: i64 = 0
    for card in s.hands[seat]:
        total += hand_values.keep(s, seat, card)
    return total // 2


def shape(s: Position, side: i64) -> i64:
    """Return the state of a side in permille: what it has left, how far it has come."""
    men: i64 = 0
    harm: i64 = 0
    for man in range(len(s.fate)):
        if s.setup.side[man] == side:
            men += 1
            if s.fate[man] != IN_PLAY:
                harm += LOSS
            elif s.flags[man] & PINNED != 0:
                harm += PIN
                harm += PIN // 2 if s.setup.men[man].leader == SQUAD_LEADER else 0
    way: i64 = 0
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] >= 0:
            way += prospects.progress(s, group, s.chit[group]) * 16 // men
            place = here(s, group)
            way += prospects.comfort(s, place) // 2 - danger(s, group, place)
    if s.setup.clock_winner < 0:
        way += victory.points(s, side) * prospects.time_gone(s) // 8
    return way // 4 - harm * 2 * BROKEN // (LOSS * men)
