"""Evaluation for the bots: how good each answer looks to the side that is asked.

The state a bot is given is an imagined one; even so nothing here looks at hidden enemies, at the other hand, or at what
the other side has plotted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import card_worth, odds, plans
from caposaldo.games.storms.bot.outlook import danger, exit_worth, look, points_at
from caposaldo.games.storms.bot.outlook_types import Outlook
from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPPORTUNITY,
    DIRECT,
    DUG_IN,
    HIDDEN,
    INDIRECT,
    ON_MAP,
    READY,
    SPENT,
    WAITING,
    WEAPON,
    Decision,
    Position,
    UnitDecision,
)
from caposaldo.games.storms.rules import (
    action_points,
    control,
    current_action,
    deployment,
    movement,
    objectives,
    targets,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.deployment import Deploy
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Boost, Reroll, Roll
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import GUN
from caposaldo.games.storms.verbs import (
    AIM,
    BOOST_BY,
    CONFIRM,
    DECLARE,
    EXIT,
    FACE,
    FIRE,
    GO,
    HIDE_AT,
    JOIN,
    KEEP,
    PASS,
    PLACE,
    PLAY_CARD,
    RECOVER,
    RELEASE,
    SNEAK,
    TAKE,
    THROW,
    TURN,
    USE,
)
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.hexes import NOWHERE

NEVER: Final = -1000
LOST_ACTIVATION: Final = 4  # of 16: what an opportunity costs of all that the unit could have done
WORTH_INTERRUPTING: Final = 15
WORTH_KEEPING: Final = 20
URGENT: Final = 11  # of 16: danger that a shot at once may avert
COVER: Final = 10
HASTY_DEFENCE: Final = 4  # what it is worth to keep one that rotating would cost (5.3)
AMBUSH: Final = 25
STACKED: Final = 18
BESIDE: Final = 4
OVERLOOK: Final = 12  # to see an objective within range
FRONT: Final = 64
SNEAK_COST: Final = 4


def worth(s: Position, seat: i64, action: Action) -> i64:
    """How good the action looks. Only values within one decision are compared."""
    drawn = look(s, seat)
    top = s.top()
    if isinstance(top, Choose):
        return turn_worth(s, drawn, action)
    if isinstance(top, Act):
        return act_worth(s, drawn, top, action)
    if isinstance(top, (Roll, Attack)):
        return dice_worth(s, drawn, top, action)
    if isinstance(top, CardDecision):
        return card_worth.use_worth(s, drawn, top, action)
    if isinstance(top, Plot):
        return plot_worth(s, drawn, action)
    return place_worth(s, drawn, top, action)


def plot_worth(s: Position, drawn: Outlook, action: Action) -> i64:
    if action.verb == AIM and action.smoke == 0:
        return card_worth.aim_worth(s, drawn, action.battery, action.hex)
    return card_worth.WORTH_A_MISSION if action.verb == CONFIRM else NEVER


def dice_worth(s: Position, drawn: Outlook, top: Decision, action: Action) -> i64:
    """CAP before a roll, cards before and after it."""
    if isinstance(top, Boost) and action.verb == BOOST_BY:
        return card_worth.boost_worth(s, drawn, top, action.cap)
    if action.verb != USE:
        return 0
    if isinstance(top, Boost):
        return card_worth.before_roll(s, drawn, top)
    if isinstance(top, Reroll):
        return card_worth.second_thought(s, drawn, top, action.card)
    return card_worth.attack_card(s, top) if isinstance(top, Attack) else 0


# ---------------------------------------------------------------- a turn
def turn_worth(s: Position, drawn: Outlook, action: Action) -> i64:
    """A turn: the unit with most to do; to pass is worth 1."""
    if action.verb == TAKE:
        return take_worth(s, drawn, action.unit, action.means)
    if action.verb == PLAY_CARD:
        return card_worth.play_worth(s, drawn, action.card, action.means)
    if action.verb == RELEASE:
        return release_worth(s, drawn)
    return 1 if action.verb == PASS else NEVER


def take_worth(s: Position, drawn: Outlook, unit: i64, means: i64) -> i64:
    status = s.status[unit]
    if means == BY_AP:
        return activation_worth(s, drawn, unit)
    if means == BY_OPPORTUNITY:
        return opportunity_worth(s, drawn, unit)
    if status == ACTIVE or (status == READY and s.pool[drawn.side] == 0):
        return NEVER
    return plans.single(s, drawn, unit, s.cap[drawn.side], drawn.price)


def activation_worth(s: Position, drawn: Outlook, unit: i64) -> i64:
    """A pool is opened for the unit that promises most; others do not join it, they keep their own."""
    if s.pool[drawn.side] == 0:
        return plans.promise(s, drawn, unit, action_points.fresh_pool(s, unit)) - drawn.caution
    if s.status[unit] != ACTIVE:
        return NEVER
    return plans.promise(s, drawn, unit, s.ap[drawn.side])


def opportunity_worth(s: Position, drawn: Outlook, unit: i64) -> i64:
    """While another unit has the pool: a shot that cannot wait."""
    if s.pool[drawn.side] == 0 or s.hex[unit] < 0:
        return NEVER
    urgency: i64 = 0 if s.has(unit, HIDDEN) else danger(s, drawn, s.hex[unit]) * URGENT // 16
    now = plans.glance(s, drawn, unit) + urgency - drawn.caution
    if now <= WORTH_INTERRUPTING:
        return NEVER
    return now - plans.promise(s, drawn, unit, action_points.fresh_pool(s, unit)) * LOST_ACTIVATION // 16


def release_worth(s: Position, drawn: Outlook) -> i64:
    """The pool is given up when there is little left to do with it, and others wait for theirs."""
    rest: i64 = 0
    for unit in range(s.setup.count()):
        if is_own(s, drawn, unit) and s.status[unit] == ACTIVE:
            rest = max(rest, plans.promise(s, drawn, unit, s.ap[drawn.side]))
    if rest > WORTH_KEEPING:
        return NEVER
    best: i64 = NEVER
    for unit in range(s.setup.count()):
        if is_own(s, drawn, unit) and s.status[unit] == READY:
            best = max(best, plans.promise(s, drawn, unit, action_points.fresh_pool(s, unit)))
    return best - drawn.caution - 1 - 2 * rest


def is_own(s: Position, drawn: Outlook, unit: i64) -> bool:
    """A unit that can be taken."""
    return s.setup.side[unit] == drawn.side and (s.place[unit] == ON_MAP or s.place[unit] == WAITING)


# ---------------------------------------------------------------- an action
def act_worth(s: Position, drawn: Outlook, act: Act, action: Action) -> i64:
    verb = action.verb
    unit = act.unit
    if verb == GO:
        return go_worth(s, drawn, act, action)
    if verb == FIRE:
        return fire_worth(s, drawn, act, action)
    if verb == THROW:
        return 2 + odds.gain_of(s, Shot(unit, action.hex, WEAPON, NOWHERE, 0, action.card), 0)
    if verb == RECOVER:
        return plans.recovery_worth(s, drawn, unit, 0)
    if verb == TURN:
        return turning_worth(s, drawn, act, action.facing)
    if verb == SNEAK:
        return sneak_worth(s, drawn, unit, action.hex)
    if verb == EXIT:
        return exit_worth(s, drawn.side)
    if verb == JOIN:
        return join_worth(s, drawn, act, action.unit)
    return NEVER


def sneak_worth(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """A hidden unit goes on unseen."""
    here = plans.place_worth(s, drawn, unit, s.hex[unit], True)
    return plans.place_worth(s, drawn, unit, h, True) - here - SNEAK_COST


def points_for(s: Position, drawn: Outlook, act: Act) -> i64:
    """AP that are left to plan with; an action by other means stands alone."""
    return s.ap[drawn.side] if act.means == BY_AP and not current_action.is_two_hexes(s, act.card) else 0


def go_worth(s: Position, drawn: Outlook, act: Act, action: Action) -> i64:
    unit = act.unit
    if action.hex == NOWHERE:
        return NEVER
    points = points_for(s, drawn, act)
    if points == 0:
        return plans.step_worth(s, drawn, unit, action.hex)
    if s.hex[unit] < 0:
        cost = movement.cost(s, unit, action.hex)
        return plans.entry_worth(s, drawn, odds.shooter_of(s, unit, drawn.side), action.hex, points - cost)
    if drawn.walker != unit:
        plans.weigh_steps(s, drawn, odds.shooter_of(s, unit, drawn.side), points)
    value = drawn.steps[s.setup.grid.direction(s.hex[unit], action.hex)]
    if action.careful == 1:  # with care (5.0.1)
        value += danger(s, drawn, action.hex) // 8 - 2
    return value


def fire_worth(s: Position, drawn: Outlook, act: Act, action: Action) -> i64:
    """The first shot as it is, those that may follow as they look now. Smoke and shots at nothing are left out."""
    unit = act.unit
    if action.mode == DIRECT:
        gain = odds.gain_of(s, Shot(unit, action.hex, DIRECT), 0)
    elif action.mode == INDIRECT:
        gain = plans.lobbed_gain(s, drawn, odds.shooter_of(s, unit, drawn.side), action.hex)
    else:
        return NEVER
    if gain <= 0:
        return -5
    points = points_for(s, drawn, act)
    cost = targets.cost(s, unit, action.mode)
    return plans.barrage(s, drawn, gain, cost, points) if points > 0 else gain


def turning_worth(s: Position, drawn: Outlook, act: Act, face: i64) -> i64:
    """To turn to where there is something to fire at."""
    unit = act.unit
    if s.hex[unit] < 0 or face < 0:
        return NEVER
    at = s.hex[unit]
    shooter = odds.shooter_of(s, unit, drawn.side)
    before = plans.facing_worth(s, drawn, shooter, at, s.face[unit])
    gain = (plans.facing_worth(s, drawn, shooter, at, face) - before) // 16
    points = points_for(s, drawn, act)
    if points > plans.TURN_COST:
        shot = plans.shot_here(s, drawn, shooter, face)
        gain += plans.barrage(s, drawn, shot, shooter.cost, points - plans.TURN_COST)
    return gain - 2 - (HASTY_DEFENCE + danger(s, drawn, at) // 8 if s.has(unit, DUG_IN) else 0)


def join_worth(s: Position, drawn: Outlook, act: Act, unit: i64) -> i64:
    """Support costs nothing where a command or a card calls upon everybody (9.2c, 9.2d)."""
    if (act.means != BY_CAP and act.means != BY_CARD) or current_action.is_two_hexes(s, act.card):
        return NEVER
    if s.status[unit] != SPENT and s.has(unit, HIDDEN):
        return NEVER
    best: i64 = 0
    target: i64 = NOWHERE
    for foe in drawn.foes:
        if targets.bars(s, act.unit, foe.hex, DIRECT, drawn.smoky, vec[i64]([])) == targets.FREE:
            gain = odds.gain_of(s, Shot(act.unit, foe.hex, DIRECT), 0)
            if gain > best:
                best = gain
                target = foe.hex
    if target == NOWHERE or targets.support_bars(s, unit, Shot(act.unit, target, DIRECT)) != targets.FREE:
        return NEVER
    return best + 1


# ---------------------------------------------------------------- places
def place_worth(s: Position, drawn: Outlook, top: kernel.Decision[Position, Action], action: Action) -> i64:
    """Set-up, facing, and steps that are asked for one by one."""
    verb = action.verb
    if verb == PLACE:
        value = deploy_worth(s, drawn, action.unit, action.hex)
        return value + look_worth(s, drawn, action.unit, action.hex, action.facing) // 16
    if verb == HIDE_AT:
        return deploy_worth(s, drawn, action.unit, action.hex) + (AMBUSH if s.setup.shelters(action.hex) else 0)
    if verb == KEEP:
        return keep_worth(s, top)
    if verb == DECLARE:
        return -action.cap
    return unit_worth(s, drawn, top, action) if isinstance(top, UnitDecision) else 0


def unit_worth(s: Position, drawn: Outlook, top: UnitDecision, action: Action) -> i64:
    """The worth of an answer for one unit: its facing, where it goes, its spotter hex."""
    unit = top.unit
    if action.verb == FACE:
        return look_worth(s, drawn, unit, s.hex[unit], action.facing)
    if action.verb == SNEAK:
        return sneak_worth(s, drawn, unit, action.hex)
    if action.verb == GO:
        return plans.step_worth(s, drawn, unit, action.hex)
    if isinstance(top, Spotter):
        return odds.gain_of(s, Shot(unit, top.target, top.mode, action.hex), 0)
    return 0


def look_worth(s: Position, drawn: Outlook, unit: i64, h: i64, face: i64) -> i64:
    """Towards the enemies in view, else as the scenario says."""
    if len(drawn.foes) > 0:
        return plans.facing_worth(s, drawn, odds.shooter_of(s, unit, drawn.side), h, face)
    return FRONT if face == s.setup.start_face[unit] else 0


def deploy_worth(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """Near the goals, under cover, with a view, and not all in one place."""
    setup = s.setup
    value = plans.place_worth(s, drawn, unit, h, s.has(unit, HIDDEN)) + COVER * setup.cover[setup.terrain[h]]
    for objective in setup.objectives:
        if setup.sees[h * setup.count_hexes + objective.hex] == 1:
            if setup.grid.distance(h, objective.hex) <= setup.types[unit].range:
                value += OVERLOOK
    return value - clump(s, drawn, unit, h)


def clump(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """Friends in the hex and beside it: one barrage would find them all."""
    beside: i64 = 0
    for d in range(6):
        other = s.setup.grid.near[6 * h + d]
        if other != NOWHERE:
            beside += plans.company(s, unit, other)
    value = STACKED * plans.company(s, unit, h) + BESIDE * beside
    return 2 * value if len(s.setup.batteries[1 - drawn.side]) > 0 else value


def keep_worth(s: Position, top: kernel.Decision[Position, Action]) -> i64:
    """To stop after one hex of two is worth nothing; at set-up guns and machine guns are worth hiding."""
    if not isinstance(top, Deploy):
        return 0
    unit = deployment.next_open(s, top.side)
    return -NEVER if s.setup.types[unit].red_boxed or s.setup.is_a(unit, GUN) else NEVER


# ---------------------------------------------------------------- the whole
def standing(s: Position, seat: i64) -> i64:
    """From 0 to 1000: points won, points that the objectives promise, secret ones too (those of the other side as they
    are imagined), units hit."""
    outcome = s.result
    if outcome is not None:
        return 1000 if seat in outcome.winners else (400 if len(outcome.winners) == 0 else 0)
    lead = odds.POINT * (s.points[seat] - s.points[1 - seat])
    for i in range(len(s.setup.objectives)):
        side = control.scores(s, i)
        if side >= 0:
            promised = points_at(s, s.setup.objectives[i]) * 2 // 3
            lead += promised if side == seat else -promised
    for i in range(len(s.goals)):
        if s.goals[i] >= 0:
            promised = odds.POINT * objectives.points_now(s, s.setup.secrets[i], s.goals[i]) * 2 // 3
            lead += promised if s.goals[i] == seat else -promised
    for unit in range(s.setup.count()):
        if s.marker[unit] >= 0 and s.hex[unit] >= 0:
            lead += -odds.HURT if s.setup.side[unit] == seat else odds.HURT
    return min(max(500 + lead // 3, 30), 970)
