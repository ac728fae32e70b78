"""Actions of a unit or a group: move, fire, turn, recover, hide, use a weapon card (2.2, 9.1, 9.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    BY_AP,
    BY_CARD,
    BY_OPPORTUNITY,
    HIDDEN,
    INDIRECT,
    INDIRECT_SMOKE,
    MEMBER,
    ON_MAP,
    READY,
    WAITING,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    chapters,
    combat_values,
    considered,
    current_action,
    facing,
    fire,
    groups,
    hidden_movement,
    movement,
    recovery,
    second_hex,
    weapon_cards,
)
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.facing import TURN_COST
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.setup import GROUPS_CHAPTER
from caposaldo.games.storms.verbs import ADD_CAP, EXIT, FIRE, GO, HIDE, JOIN, RECOVER, SNEAK, THROW, TURN
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, RARE, Refusal
from caposaldo.kernel.hexes import NOWHERE

MOST_ADDED: Final = 10  # CAP in place of AP: the dearest action, a gun that goes unseen, costs 11 (3.2.1)


class Act(ActionDecision):
    """The owner chooses the action of a unit, or of the group that it leads (2.2). CAP may be added, and units may
    join, before that."""

    RULE: ClassVar[str] = "2.2"
    VERBS: ClassVar[tuple[int, ...]] = (ADD_CAP, JOIN, GO, SNEAK, FIRE, TURN, RECOVER, HIDE, THROW, EXIT)

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = movement_acts(s, self) + hidden_acts(s, self)
        if not current_action.moves_only(s, self):
            found += fire.acts(s, self)
            found += recovery.acts(s, self)
            found += weapon_cards.acts(s, self)
        found += joins(s, self)
        if self.refuse_addition(s) is None:
            found.append(Action(ADD_CAP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(RECOVER), Action(ADD_CAP)]
        if len(s.setup.exits[seat]) > 0:
            found.append(Action(EXIT))
        found += considered.fire(s, self.unit, seat)
        found += considered.steps(s, self.unit)
        found += [Action(TURN, how=face) for face in range(6)]
        if not s.setup.has_groups:
            return found
        return found + [Action(JOIN, other) for other in considered.own_units(s, seat) if other != self.unit]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        verb = action.verb
        if (verb == FIRE or verb == RECOVER or verb == THROW) and current_action.moves_only(s, self):
            return Refusal("8.1", "st-moves-only")
        if verb == GO or verb == TURN or verb == EXIT:
            return refuse_movement(s, self, action)
        if verb == FIRE:
            return fire.refuse(s, self, action)
        if verb == RECOVER:
            return recovery.refuse(s, self)
        if verb == SNEAK or verb == HIDE:
            return refuse_hidden(s, self, action)
        if verb == THROW:
            return weapon_cards.refuse_throw(s, self, action)
        if verb == JOIN:
            return refuse_join(s, self, action.unit)
        return self.refuse_addition(s)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        verb = action.verb
        if verb == GO or verb == TURN or verb == EXIT:
            perform_movement(s, self, action)
        elif verb == FIRE:
            open_fire(s, self, action.hex, action.mode)
        elif verb == RECOVER:
            recovery.perform(s, self.means, self.added)
        elif verb == SNEAK or verb == HIDE:
            perform_hidden(s, self, action)
        elif verb == THROW:
            weapon_cards.throw(s, self, action)
        elif verb == JOIN:
            s.mark(action.unit, MEMBER)
        else:
            s.replace(Act(self.unit, self.means, self.added + 1, self.card))

    # ---- guidance
    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        """Who has acted by opportunity is spent (3.1)."""
        by_itself = action.verb != JOIN and action.verb != ADD_CAP
        return ENDS_PIECE if by_itself and self.means == BY_OPPORTUNITY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == ADD_CAP or action.verb == JOIN else COMMON

    # ---- CAP in place of AP (3.2.1)
    def refuse_addition(self, s: Position) -> Refusal | None:
        """Only for an action on AP, and only as long as it makes a difference."""
        if self.means != BY_AP:
            return Refusal("3.2.1", "st-add-only-ap")
        if self.added >= s.cap[s.side]:
            return Refusal("3.2.1", "st-no-cap")
        if s.ap[s.side] < 2 or self.added >= MOST_ADDED:
            return Refusal("3.2.1", "st-add-one-ap")
        return None


# ---------------------------------------------------------------- is there anything to do?
def able(s: Position, unit: i64, means: i64) -> bool:
    """There is an action that the unit could take and pay for by these means. With variable AP a unit may always be
    activated: what it can do shows after the roll (3.0.1). Who is ready may stall on AP (2.2f), if not stunned (7.4c)
    or on a forced march."""
    if means == BY_AP and s.pool[s.side] == 0 and s.setup.variable_ap:
        return True
    if means == BY_AP and s.status[unit] == READY and not is_stunned(s, unit):
        if s.pool[s.side] == 0 or not current_action.is_marching(s, s.side):
            return True
    if action_points.points(s, unit, means) >= TURN_COST and facing.can_turn(s, unit):
        return True
    return can_act(s, unit, means)


def is_stunned(s: Position, unit: i64) -> bool:
    """Its hit marker lets it do nothing but recover (7.4c)."""
    kind = combat_values.marker_of(s, unit)
    return kind >= 0 and s.setup.markers[kind].no_action


def can_act(s: Position, unit: i64, means: i64) -> bool:
    """The chapters are asked as if the unit had been taken; everything is put back afterwards."""
    side = s.side
    pool, ap, flags = s.pool[side], s.ap[side], s.flags[unit]
    if means == BY_AP and pool == 0:
        s.pool[side] = 1
        s.ap[side] = action_points.fresh_pool(s, unit)
    s.mark(unit, MEMBER)
    found = any_action(s, Act(unit, means))
    s.pool[side] = pool
    s.ap[side] = ap
    s.flags[unit] = flags
    return found


def any_action(s: Position, act: ActionDecision) -> bool:
    if current_action.moves_only(s, act):
        return len(movement_acts(s, act)) > 0 or len(hidden_acts(s, act)) > 0
    if len(recovery.acts(s, act)) > 0 or len(movement_acts(s, act)) > 0:
        return True
    if len(hidden_acts(s, act)) > 0 or len(fire.acts(s, act)) > 0:
        return True
    return len(weapon_cards.acts(s, act)) > 0


# ---------------------------------------------------------------- moving, turning, leaving
def movement_acts(s: Position, act: ActionDecision) -> list[Action]:
    """GO, TURN and EXIT that can be paid; for a group without a hex or a facing."""
    if current_action.size(s) > 1:
        found = groups.acts(s, act)
    else:
        found = movement.steps(s, act.unit, act.means, 0)
        if movement.refuse_turning(s, act, act.unit) is None:
            for face in range(6):
                if face != s.face[act.unit]:
                    found.append(Action(TURN, how=face))
    if len(s.setup.exits[s.side]) > 0 and movement.refuse_exit(s, act) is None:
        found.append(Action(EXIT))
    return found


def refuse_movement(s: Position, act: ActionDecision, action: Action) -> Refusal | None:
    if action.verb == EXIT:
        return movement.refuse_exit(s, act)
    if current_action.size(s) > 1:
        return groups.refuse_act(s, act, action)
    if action.verb == GO:
        return movement.refuse_step(s, act.unit, action, act.means, 0)
    return movement.refuse_turn(s, act, action.facing)


def perform_movement(s: Position, act: ActionDecision, action: Action) -> None:
    """Pays, goes, and asks for the facing; the members of a group choose one by one."""
    s.pop()
    if action.verb == EXIT:
        movement.leave(s, act)
    elif current_action.size(s) > 1:
        groups.begin(s, act, action.verb)
    elif action.verb == GO:
        cost = movement.price(s, act.unit, action.hex, action.careful)
        action_points.pay(s, act.means, act.added, cost)
        second_hex.go(s, act.card, act.unit, action.hex, action.careful)
    else:
        action_points.pay(s, act.means, act.added, facing.TURN_COST)
        facing.rotate(s, act.unit, action.facing)


# ---------------------------------------------------------------- moving hidden, hiding
def hidden_acts(s: Position, act: ActionDecision) -> list[Action]:
    """SNEAK (10.1) and HIDE (10.2). A group that hides chooses one by one."""
    if current_action.size(s) > 1:
        return [Action(HIDE, hex=NOWHERE)] if hidden_movement.refuse_group(s, act) is None else []
    if s.has(act.unit, HIDDEN):
        return hidden_movement.sneaks(s, act.unit, act.means, 0) if hidden_movement.may_sneak(s, act.card) else []
    if current_action.moves_only(s, act):
        return []
    return hidden_movement.hides(s, act.unit, act.means)


def refuse_hidden(s: Position, act: ActionDecision, action: Action) -> Refusal | None:
    if current_action.size(s) > 1:
        if action.verb == SNEAK or action.hex != NOWHERE:
            return groups.each_chooses()
        return hidden_movement.refuse_group(s, act)
    if action.verb == SNEAK:
        if not hidden_movement.may_sneak(s, act.card):
            return hidden_movement.by_card()
        return hidden_movement.refuse_sneak(s, act.unit, action.hex, act.means, 0)
    if current_action.moves_only(s, act):
        return Refusal("8.1", "st-moves-only")
    return hidden_movement.refuse_hide(s, act.unit, action.hex, act.means)


def perform_hidden(s: Position, act: ActionDecision, action: Action) -> None:
    s.pop()
    if current_action.size(s) > 1:
        groups.begin(s, act, HIDE)
    elif action.verb == SNEAK:
        action_points.pay(s, act.means, act.added, hidden_movement.price(s, act.unit, action.hex))
        second_hex.sneak(s, act.card, act.unit, action.hex)
    else:
        action_points.pay(s, act.means, act.added, hidden_movement.HIDING)
        hidden_movement.hide(s, act.unit, action.hex)


# ---------------------------------------------------------------- fire
def open_fire(s: Position, act: ActionDecision, h: i64, mode: i64) -> None:
    """Indirect fire needs a spotter hex first (12.0b)."""
    if mode == INDIRECT or mode == INDIRECT_SMOKE:
        s.replace(Spotter(act.unit, h, mode, act.added, act.means))
    else:
        fire.launch(s, act.unit, h, mode, NOWHERE, act.means, act.added)


# ---------------------------------------------------------------- who belongs to the group (9.1, 9.2)
def joins(s: Position, act: ActionDecision) -> list[Action]:
    """Units that may join the group: with a member or next to one (9.2), able by its means."""
    found: list[Action] = []
    if not takes_groups(s, act):
        return found
    all_go = all_can_move(s, act)
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.side and s.flags[unit] & MEMBER == 0:
            if s.place[unit] == ON_MAP or s.place[unit] == WAITING:
                if by_status(s, unit, act.means) and groups.is_next_to_group(s, unit):
                    if (all_go and hidden_movement.finds_way(s, unit, act)) or fits(s, act, unit):
                        found.append(Action(JOIN, unit))
    return found


def all_can_move(s: Position, act: ActionDecision) -> bool:
    """The group could move: then it can take in all who can move too, whatever else there is to do."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and not hidden_movement.finds_way(s, unit, act):
            return False
    return True


def refuse_join(s: Position, act: ActionDecision, unit: i64) -> Refusal | None:
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.side:
        return Refusal("9.1", "st-take-not-yours")
    if not s.setup.has_groups:
        return chapters.closed(GROUPS_CHAPTER)
    if s.has(unit, MEMBER):
        return Refusal("9.1", "st-join-already", {"unit": s.ref(unit)})
    absent = action_points.refuse_place(s, unit)
    if absent is not None:
        return absent
    if not takes_groups(s, act):
        return Refusal("9.2d", "st-join-card", {"card": s.card_ref(act.card)})
    if not by_status(s, unit, act.means):
        return action_points.refuse_status(s, unit, act.means)
    if not groups.is_next_to_group(s, unit):
        return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
    return None if fits(s, act, unit) else Refusal("9.1", "st-join-nothing", {"unit": s.ref(unit)})


def takes_groups(s: Position, act: ActionDecision) -> bool:
    """Some cards are for one unit only (9.2d), and some scenarios use no groups (0.3)."""
    return s.setup.has_groups and (act.card < 0 or s.setup.cards[act.card].group)


def by_status(s: Position, unit: i64, means: i64) -> bool:
    """On AP and by opportunity as for one unit; CAP and cards take units in any state (9.2a to 9.2d)."""
    return means == BY_CARD or action_points.allowed(s, unit, means)


def fits(s: Position, act: ActionDecision, unit: i64) -> bool:
    """There is still something that all can do together; the marks are put back."""
    flags = s.flags[unit]
    s.mark(unit, MEMBER)
    found = any_action(s, act)
    s.flags[unit] = flags
    return found
