"""The values of the actions of a group for the bots: movement, terrain, fire, rally and the rest (4.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import TRANSFERRING, Action
from caposaldo.games.upfront.bot import close_combat_values, crew_values, hand_values, prospects
from caposaldo.games.upfront.bot.prospects import PIN, SIXTEEN, Place, danger, harm_to_group, here, on_the_move, settled
from caposaldo.games.upfront.position import CHOSEN, HEROIC, MOVING_OVER, PINNED, TARGET, Position
from caposaldo.games.upfront.rules import (
    attack_state,
    deck,
    entering_terrain,
    fire,
    firepower,
    mobility,
    rally,
    ranges,
    terrain,
    turn_limits,
    victory,
)
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.setup import DECK, FUNCTIONS, MARSH, MINEFIELD, RALLY, RALLY_ALL, STREAM, TERRAIN

NEVER: Final = -1000
VICTORY: Final = 2000
# Shares of 16.
CARE: Final = 11  # danger on the way and where the way ends
FUTURE: Final = 6  # fire to come
FIRE_PRICE: Final = 3  # for each point of strength
OUT_OF_WIRE: Final = 30
OUT_OF_WATER: Final = 34
FLANKED: Final = 14  # flank fire, for each man who fires
RELIEF: Final = 12  # rallying a man, in addition to his own value
FREE_TO_GO: Final = 14  # when no man of the group is pinned any more
BY_HERO: Final = 10
SNIPED: Final = 40  # what a sniper costs while the deck runs out once
TO_GET_IN: Final = 7  # what a column is worth in an infiltration
CLEARED: Final = 20
ARRIVED: Final = 12
JAM: Final = 2  # what it costs on the average that weapons jam


def act_worth(s: Position, action: Action) -> i64:
    """Return the value of an action in ACT; DONE has the value of what can be done without an action."""
    verb = action.verb
    if verb == verbs.MOVE:
        return move_worth(s, action)
    if verb == verbs.LAY_ON:
        return ground_worth(s, action)
    if verb == verbs.ATTACK_ON:
        return attack_worth(s, action.attacker, action.target)
    if verb == verbs.RALLY_BY:
        return rally_worth(s, action)
    if verb == verbs.PLAY_HERO:
        return hero_worth(s, action.hero)
    if verb == verbs.BEGIN_INFILTRATION:
        return close_combat_values.infiltration_worth(s, action.group)
    if verb == verbs.BEGIN_ASSAULT:
        return close_combat_values.assault_worth(s, action.group)
    if verb == verbs.LAY_SMOKE:
        return smoke_worth(s, action.group)
    return rest_worth(s, action)


def rest_worth(s: Position, action: Action) -> i64:
    verb = action.verb
    if verb == verbs.DONE:
        return hand_values.idle_worth(s, s.side)
    if verb == verbs.REPAIR:
        return crew_values.repair_worth(s, action.man)
    if verb == verbs.ACQUIRE:
        return crew_values.acquire_worth(s, action.man, action.weapon)
    if verb == verbs.SERVE:
        return crew_values.serve_worth(s, action.man, action.weapon)
    if verb == verbs.BEGIN_TRANSFER:
        return crew_values.transfer_worth(s, action.group, action.destination)
    if verb == verbs.SEARCH:
        return search_worth(s, action.group)
    if verb == verbs.CLEAR:
        return CLEARED
    if verb == verbs.RECEIVE or verb == verbs.FOUND:
        return ARRIVED
    return NEVER


# ---------------------------------------------------------------- movement (5)
def move_worth(s: Position, action: Action) -> i64:
    """Return the distance gained, against danger on the move and where the group may halt afterwards."""
    group = action.group
    cost = hand_values.keep(s, s.side, action.card) // 2 - 4
    if terrain.wire_on(s, group) > 0:
        return OUT_OF_WIRE - cost
    by: i64 = 1 if action.way == st.FORWARD else (-1 if action.way == st.BACK else 0)
    now = here(s, group)
    then = on_the_move(s, group, by)
    halt = best_halt(s, group, then.chit)
    gain = prospects.progress(s, group, then.chit) - prospects.progress(s, group, now.chit)
    fear = danger(s, group, then) + danger(s, group, halt) - 2 * danger(s, group, now)
    gain += prospects.comfort(s, halt) - prospects.comfort(s, now)
    gain += (prospects.promise(s, group, halt) - prospects.promise(s, group, now)) * FUTURE // SIXTEEN
    if prospects.wins(s, group, now):
        return NEVER
    return gain - fear * CARE // SIXTEEN - cost + aims_worth(s, action) + escape_worth(s, group)


def aims_worth(s: Position, action: Action) -> i64:
    """Return the value of flank fire and encirclement; letters are not changed (17)."""
    if action.aims >= TRANSFERRING:
        return NEVER
    return FLANKED * victory.able_men(s, action.group) // 4 if action.aims > 0 else 0


def escape_worth(s: Position, group: i64) -> i64:
    """Return the value of the first card out of marsh, stream or mines (8.42, 8.53, 24.4)."""
    return OUT_OF_WATER if mobility.sideways_rule(s, group) != "" else 0


def best_halt(s: Position, group: i64, chit: i64) -> Place:
    """Return the place with the best cover in hand, or in the open."""
    best: i64 = -1
    most: i64 = 0
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, TERRAIN) and -s.setup.deck.value[card * FUNCTIONS] > most:
            kind = s.setup.deck.terrain[card]
            if (
                kind != MARSH
                and kind != STREAM
                and kind != MINEFIELD
                and not entering_terrain.forbidden(s, group, card)
            ):
                best = card
                most = -s.setup.deck.value[card * FUNCTIONS]
    return settled(s, group, chit, best)


def ground_worth(s: Position, action: Action) -> i64:
    """Return the value of a halt here: less danger, more fire, perhaps victory; cards laid face down are lost (5.1,
    8.1)."""
    group = action.group
    now = here(s, group)
    then = settled(s, group, s.chit[group], -1 if action.face_down == 1 else action.card)
    if action.beneath == 1:
        then.smoke = now.smoke
        then.wire = now.wire
    if prospects.wins(s, group, then):
        return VICTORY
    gain = danger(s, group, now) - danger(s, group, then)
    gain += (prospects.promise(s, group, then) - prospects.promise(s, group, now)) * FUTURE // SIXTEEN
    gain += prospects.comfort(s, then) - max(prospects.comfort(s, now), i64(0))
    if action.face_down == 1:
        gain -= hand_values.keep(s, s.side, action.card)
    return gain


# ---------------------------------------------------------------- fire (6)
def attack_worth(s: Position, group: i64, target: i64) -> i64:
    """Return the best value of an attack, adding Fire cards one after the other, the strongest first."""
    left = firepower.of_group(s, group, target)
    total: i64 = 0
    best: i64 = NEVER
    moving = terrain.moving(s, group)
    change = modifiers(s, group, target)
    price: i64 = 0
    floor: i64 = -1
    while True:
        card = next_card(s, left, floor)
        if card < 0:
            return best
        strength = fire.strength_on(s, card)
        floor = strength * 1000 + card
        if s.setup.deck.need[card] <= left:
            left -= s.setup.deck.need[card]
            total += strength
            price += FIRE_PRICE * strength
            blow = prospects.likely_blow(total, moving) + change
            best = max(best, harm_to_group(s, target, blow) * prospects.menace(s, target) // SIXTEEN - price - JAM)


def next_card(s: Position, left: i64, floor: i64) -> i64:
    """Return the strongest Fire card after those already considered, in order of strength."""
    found: i64 = -1
    rank: i64 = -1
    for card in s.hands[s.side]:
        if fire.is_ready(s, card) and s.setup.deck.need[card] <= left:
            order = fire.strength_on(s, card) * 1000 + card
            if order > rank and (floor < 0 or order < floor):
                found = card
                rank = order
    return found


def modifiers(s: Position, group: i64, target: i64) -> i64:
    return terrain.firing_out(s, group, target) + fire.cover(s, group, target) - terrain.smoke_on(s, target)


def aim_worth(s: Position, aim: Aim, action: Action) -> i64:
    """Return the value in AIM: one card more as long as it adds more than it costs."""
    if action.verb == verbs.DONE:
        return 0
    if action.verb != verbs.USE:
        return NEVER
    before: i64 = 0
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            before += fire.strength_on(s, card)
    moving = terrain.moving(s, aim.group)
    change = modifiers(s, aim.group, aim.target)
    strength = fire.strength_on(s, action.card)
    gain = harm_to_group(s, aim.target, prospects.likely_blow(before + strength, moving) + change)
    if before > 0:
        gain -= harm_to_group(s, aim.target, prospects.likely_blow(before, moving) + change)
    return gain * prospects.menace(s, aim.target) // SIXTEEN - FIRE_PRICE * strength


def commit_worth(s: Position, commit: Commit, action: Action) -> i64:
    """Return the value in COMMIT: the cards are spent; weapons may jam without a gain (6.5, 19.1)."""
    if action.verb != verbs.RESOLVE:
        return 0
    return harm_to_group(s, commit.target, attack_state.strength_now(s, commit.target)) - JAM


# ---------------------------------------------------------------- rally (10)
def relief(s: Position, man: i64) -> i64:
    """Return the value of rallying him."""
    return RELIEF + PIN * prospects.worth_of_man(s, man) // SIXTEEN


def rally_worth(s: Position, action: Action) -> i64:
    everybody = deck.plays(s, s.side, action.card, RALLY_ALL)
    men = s.setup.deck.worth(action.card, s.setup.nation[s.side], RALLY)
    gain = rallied(s, action.group, 100 if everybody else men)
    if action.second_group >= 0:
        gain += rallied(s, action.second_group, 100)
    waste = max(men - rally.pinned_in(s, action.group), i64(0)) if not everybody else 0
    return gain - 2 * waste - 4


def rallied(s: Position, group: i64, men: i64) -> i64:
    """Return the value of rallying this many of the group; if all are rallied the group can move on (10.12)."""
    total: i64 = 0
    count: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & PINNED != 0:
            count += 1
            total += relief(s, man)
    if count == 0:
        return 0
    if men >= count:
        return total + FREE_TO_GO
    return total * men // count


def hero_worth(s: Position, man: i64) -> i64:
    """Return the value of a Hero now, against keeping it; best for the last pinned man of a group (10.4)."""
    if s.flags[man] & PINNED == 0:
        return heroic_worth(s, man)
    gain = relief(s, man) - hand_values.HERO_PRICE - BY_HERO
    return gain + FREE_TO_GO if rally.pinned_in(s, s.group[man]) == 1 else gain


def heroic_worth(s: Position, man: i64) -> i64:
    """Return the value of a Hero on an unpinned man, who fires with double strength this turn (10.45): it must improve
    an attack by as much."""
    group = s.group[man]
    if not turn_limits.may_act(s, group) or not firepower.fires(s, man):
        return NEVER
    before = best_attack(s, group)
    s.mark(man, HEROIC)
    after = best_attack(s, group)
    s.unmark(man, HEROIC)
    return after - hand_values.HERO_PRICE if after - before > hand_values.HERO_PRICE else NEVER


def best_attack(s: Position, group: i64) -> i64:
    best: i64 = 0
    for enemy in ranges.enemies(s, s.side):
        if terrain.refuse_sight(s, group, enemy) is None:
            best = max(best, attack_worth(s, group, enemy))
    return best


def rescue_worth(s: Position, purpose: i64, man: i64) -> i64:
    """Return the value in SAVE: a Hero for a pinned man before a card is drawn for him, an enemy or a comrade
    (10.42)."""
    if purpose == st.FOR_INFILTRATION or purpose == st.FOR_ATTEMPT:
        return hero_worth(s, man) + TO_GET_IN
    gain = relief(s, man) - hand_values.HERO_PRICE
    if purpose == st.FOR_EXECUTION:
        return gain + prospects.LOSS
    if purpose == st.FOR_FIRE:
        crossing: i64 = attack_state.CROSSING if s.flags[man] & MOVING_OVER != 0 else 0
        strength = attack_state.strength_now(s, s.group[man]) + crossing
        return gain + prospects.harm(s, man, strength)
    if purpose == st.FOR_COMMISSAR:
        return gain - BY_HERO + spared(s, s.group[man])
    return gain + prospects.LOSS // 2


def spared(s: Position, group: i64) -> i64:
    """Return how much less harm the attack will do to its remaining targets with a commissar among them (15.52)."""
    strength = attack_state.strength_now(s, group)
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & TARGET != 0:
            total += prospects.harm(s, man, strength)
            if not s.setup.men[man].commissar:
                total -= prospects.harm(s, man, strength - 1)
    return total


# ---------------------------------------------------------------- the rest
def smoke_worth(s: Position, group: i64) -> i64:
    """Return the value of smoke: less danger, less fire (13.21, 13.22)."""
    now = here(s, group)
    then = here(s, group)
    then.smoke += 1
    gain = danger(s, group, now) - danger(s, group, then)
    lost = prospects.promise(s, group, now) - prospects.promise(s, group, then)
    return gain - lost - hand_values.SMOKE_PRICE


def search_worth(s: Position, group: i64) -> i64:
    """Return the value of a search: the sniper would be out for the rest of the game (14.4)."""
    finds: i64 = 0
    for card in range(i64(DECK)):
        if s.setup.deck.red[card] == 0 and s.setup.deck.random[card] >= s.sniper_number[group]:
            finds += 1
    left = s.setup.decks * (SIXTEEN - prospects.time_gone(s))
    return SNIPED * left * finds // (SIXTEEN * DECK)
