"""What this game tells the bots: how good each answer looks to the side that is asked.

The state a bot is given is an imagined one; even so nothing here looks at hidden enemies, at the other hand, or at what
the other side has plotted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.bot import card_worth, odds, plans
from caposaldo.games.storms.bot.outlook import danger, exit_worth, look, points_at
from caposaldo.games.storms.bot.outlook_types import Outlook
from caposaldo.games.storms.position import (
    ACT,
    ACTIVE,
    ATTACK,
    BOOST,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPPORTUNITY,
    CARD_USE,
    CHOOSE,
    DIRECT,
    HIDDEN,
    INDIRECT,
    ON_MAP,
    PLOT,
    READY,
    REROLL,
    SECOND_HEX,
    SPENT,
    WAITING,
    WEAPON,
    Position,
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
    SPOT,
    TAKE,
    THROW,
    TURN,
    USE,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE

NEVER: Final = -1000
LOST_ACTIVATION: Final = 4  # of 16: what an opportunity costs of all that the unit could have done
WORTH_INTERRUPTING: Final = 15
WORTH_KEEPING: Final = 20
URGENT: Final = 11  # of 16: danger that a shot at once may avert
COVER: Final = 10
AMBUSH: Final = 25
STACKED: Final = 18
BESIDE: Final = 4
OVERLOOK: Final = 12  # to see an objective within range
FRONT: Final = 64
SNEAK_COST: Final = 4


def worth(s: Position, seat: i64, a: Action) -> i64:
    """How good the action looks. Only values within one frame are compared."""
    drawn = look(s, seat)
    frame = s.top()
    kind = frame.kind
    if kind == CHOOSE:
        return turn_worth(s, drawn, a)
    if kind == ACT:
        return act_worth(s, drawn, frame, a)
    if kind == BOOST or kind == REROLL or kind == ATTACK:
        return dice_worth(s, drawn, frame, a)
    if kind == CARD_USE:
        return card_worth.use_worth(s, drawn, frame, a)
    if kind == PLOT:
        return card_worth.aim_worth(s, drawn, a.a, a.b) if a.kind == AIM and a.x == 0 else confirm_worth(a)
    return place_worth(s, drawn, frame, a)


def confirm_worth(a: Action) -> i64:
    return card_worth.WORTH_A_MISSION if a.kind == CONFIRM else NEVER


def dice_worth(s: Position, drawn: Outlook, frame: Frame, a: Action) -> i64:
    """CAP before a roll, cards before and after it."""
    if a.kind == BOOST_BY:
        return card_worth.boost_worth(s, drawn, frame, a.a)
    if a.kind != USE:
        return 0
    if frame.kind == BOOST:
        return card_worth.before_roll(s, drawn, frame)
    if frame.kind == ATTACK:
        return card_worth.attack_card(s, frame)
    return card_worth.second_thought(s, drawn, frame, a.a)


# ---------------------------------------------------------------- a turn
def turn_worth(s: Position, drawn: Outlook, a: Action) -> i64:
    """CHOOSE: the unit with most to do; to pass is worth 1."""
    if a.kind == TAKE:
        return take_worth(s, drawn, a.a, a.b)
    if a.kind == PLAY_CARD:
        return card_worth.play_worth(s, drawn, a.a, a.b)
    if a.kind == RELEASE:
        return release_worth(s, drawn)
    return 1 if a.kind == PASS else NEVER


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
def act_worth(s: Position, drawn: Outlook, frame: Frame, a: Action) -> i64:
    kind = a.kind
    unit = frame.a
    if kind == GO:
        return go_worth(s, drawn, frame, a)
    if kind == FIRE:
        return fire_worth(s, drawn, frame, a)
    if kind == THROW:
        return 2 + odds.gain_of(s, Frame(ATTACK, unit, a.b, WEAPON, NOWHERE, 0, a.a), 0)
    if kind == RECOVER:
        return plans.recovery_worth(s, drawn, unit, 0)
    if kind == TURN:
        return turning_worth(s, drawn, frame, a.b)
    if kind == SNEAK:
        return sneak_worth(s, drawn, unit, a.b)
    if kind == EXIT:
        return exit_worth(s, drawn.side)
    if kind == JOIN:
        return join_worth(s, drawn, frame, a.a)
    return NEVER


def sneak_worth(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """A hidden unit goes on unseen."""
    here = plans.place_worth(s, drawn, unit, s.hex[unit], True)
    return plans.place_worth(s, drawn, unit, h, True) - here - SNEAK_COST


def points_for(s: Position, drawn: Outlook, frame: Frame) -> i64:
    """AP that are left to plan with; an action by other means stands alone."""
    return s.ap[drawn.side] if frame.b == BY_AP and not current_action.is_two_hexes(s, frame) else 0


def go_worth(s: Position, drawn: Outlook, frame: Frame, a: Action) -> i64:
    unit = frame.a
    if a.b == NOWHERE:
        return NEVER
    points = points_for(s, drawn, frame)
    if points == 0:
        return plans.step_worth(s, drawn, unit, a.b)
    if s.hex[unit] < 0:
        cost = movement.cost(s, unit, a.b)
        return plans.entry_worth(s, drawn, odds.shooter_of(s, unit, drawn.side), a.b, points - cost)
    if drawn.walker != unit:
        plans.weigh_steps(s, drawn, odds.shooter_of(s, unit, drawn.side), points)
    value = drawn.steps[s.setup.grid.direction(s.hex[unit], a.b)]
    if a.x == 1:  # with care (5.0.1)
        value += danger(s, drawn, a.b) // 8 - 2
    return value


def fire_worth(s: Position, drawn: Outlook, frame: Frame, a: Action) -> i64:
    """The first shot as it is, those that may follow as they look now. Smoke and shots at nothing are left out."""
    unit = frame.a
    if a.x == DIRECT:
        gain = odds.gain_of(s, Frame(ATTACK, unit, a.b, DIRECT, NOWHERE, 0, -1), 0)
    elif a.x == INDIRECT:
        gain = plans.lobbed_gain(s, drawn, odds.shooter_of(s, unit, drawn.side), a.b)
    else:
        return NEVER
    if gain <= 0:
        return -5
    points = points_for(s, drawn, frame)
    cost = targets.cost(s, unit, a.x)
    return plans.barrage(s, drawn, gain, cost, points) if points > 0 else gain


def turning_worth(s: Position, drawn: Outlook, frame: Frame, face: i64) -> i64:
    """To turn to where there is something to fire at."""
    unit = frame.a
    if s.hex[unit] < 0 or face < 0:
        return NEVER
    at = s.hex[unit]
    shooter = odds.shooter_of(s, unit, drawn.side)
    before = plans.facing_worth(s, drawn, shooter, at, s.face[unit])
    gain = (plans.facing_worth(s, drawn, shooter, at, face) - before) // 16
    points = points_for(s, drawn, frame)
    if points > plans.TURN_COST:
        shot = plans.shot_here(s, drawn, shooter, face)
        gain += plans.barrage(s, drawn, shot, shooter.cost, points - plans.TURN_COST)
    return gain - 2


def join_worth(s: Position, drawn: Outlook, frame: Frame, unit: i64) -> i64:
    """Support costs nothing where a command or a card calls upon everybody (9.2c, 9.2d)."""
    if (frame.b != BY_CAP and frame.b != BY_CARD) or current_action.is_two_hexes(s, frame):
        return NEVER
    if s.status[unit] != SPENT and s.has(unit, HIDDEN):
        return NEVER
    best: i64 = 0
    target: i64 = NOWHERE
    for foe in drawn.foes:
        if targets.bars(s, frame.a, foe.hex, DIRECT, drawn.smoky, vec[i64]([])) == targets.FREE:
            gain = odds.gain_of(s, Frame(ATTACK, frame.a, foe.hex, DIRECT, NOWHERE, 0, -1), 0)
            if gain > best:
                best = gain
                target = foe.hex
    if target == NOWHERE or targets.support_bars(s, unit, frame.a, target) != targets.FREE:
        return NEVER
    return best + 1


# ---------------------------------------------------------------- places
def place_worth(s: Position, drawn: Outlook, frame: Frame, a: Action) -> i64:
    """Set-up, facing, and steps that are asked for one by one."""
    kind = a.kind
    if kind == FACE:
        return look_worth(s, drawn, frame.a, s.hex[frame.a], a.b)
    if kind == PLACE:
        return deploy_worth(s, drawn, a.a, a.b) + look_worth(s, drawn, a.a, a.b, a.x) // 16
    if kind == HIDE_AT:
        return deploy_worth(s, drawn, a.a, a.b) + (AMBUSH if s.setup.shelters(a.b) else 0)
    if kind == KEEP:
        return keep_worth(s, drawn, frame)
    if kind == GO or kind == SNEAK:
        unit = frame.a if frame.kind == SECOND_HEX else frame.y
        return sneak_worth(s, drawn, unit, a.b) if kind == SNEAK else plans.step_worth(s, drawn, unit, a.b)
    if kind == SPOT:
        return odds.gain_of(s, Frame(ATTACK, frame.a, frame.b, frame.x, a.b, 0, -1), 0)
    if kind == DECLARE:
        return -a.a
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


def keep_worth(s: Position, drawn: Outlook, frame: Frame) -> i64:
    """To stop after one hex of two is worth nothing; at set-up guns and machine guns are worth hiding."""
    if frame.kind == SECOND_HEX:
        return 0
    unit = deployment.next_open(s, frame.a)
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
