"""Assault (assault-1 to assault-8): infantry goes into base contact and rolls; the assaulted test morale and answer.

An assault is the second half of a move: `storm` walks the declared way until the squads touch the target, or assaults
what they touch after a move by hand. Of a face-down card its point is touched; then it is turned over (spot-10).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    ATTACKED,
    FORCED,
    IN_COMBAT,
    MANOEUVRED,
    MOVED,
    PINNED,
    REACTED,
    SHOT,
    STORMED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import fire, melee, movement, transport, volley, works
from caposaldo.games.wheels.rules.contact import (
    SPREAD,
    TOUCH,
    Path,
    close_in,
    first_touch,
    in_contact,
    mark_of,
    place_beside,
    places_beside,
)
from caposaldo.games.wheels.rules.distance import footprints, gap
from caposaldo.games.wheels.rules.formation import Layout, reveal
from caposaldo.games.wheels.rules.morale import AFTER_ASSAULT, lose, suffer
from caposaldo.games.wheels.rules.sight import Line, line_between
from caposaldo.games.wheels.verbs import COUNTER, FIRE, OVERRUN, PASS
from caposaldo.kernel.game import ENDS_PIECE, NEXT, RARE, Message, Params, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Box, bearing, distance

STEPS: Final = 6  # numbers of the points that are listed round a base


# ---------------------------------------------------------------- who may assault whom
def refuse(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Refusal | None:
    """Why the platoon that declared this goal may not assault the target (assault-1 to assault-3)."""
    if not (s.is_slot(target) and s.on_table(target)) or s.side[target] == s.side[slot]:
        return Refusal("attack-1", "wh-no-enemy")
    found = unable(s, slot)
    if found is not None:
        return found
    if s.shown[target] == 1 and not is_target(s, target):
        return Refusal("assault-1", "wh-storm-no-target", {"target": s.ref(target)})
    if s.has(slot, MOVED):
        touching = len(in_contact(s, slot, target)) > 0 or at_card(s, slot, target)
        return None if touching else Refusal("assault-3", "wh-storm-no-contact", {"target": s.ref(target)})
    return refuse_way(s, slot, x, y, target)


def unable(s: Position, slot: i64) -> Refusal | None:
    """Why a platoon cannot assault anybody."""
    if not s.card_of(slot).is_infantry():
        return Refusal("assault-1", "wh-storm-infantry", {"unit": s.ref(slot)})
    if s.has(slot, SHOT):
        return Refusal("assault-2", "wh-storm-has-fired", {"unit": s.ref(slot)})
    if s.has(slot, STORMED):
        return Refusal("man-5", "wh-storm-again", {"unit": s.ref(slot)})
    if s.has(slot, PINNED | FORCED):
        return Refusal("morale-2", "wh-storm-pinned", {"unit": s.ref(slot)})
    return None


def is_target(s: Position, target: i64) -> bool:
    """Armoured vehicles; infantry, mortars and guns wherever they stand (assault-1, A-assault-open)."""
    return s.card_of(target).is_armoured() or not s.card_of(target).is_vehicle()


def at_card(s: Position, slot: i64, target: i64) -> bool:
    """It touches the point of the face-down card, or its own card does."""
    if s.shown[target] == 1 and s.shown[slot] == 1:
        return False
    return gap(s, slot, target) <= TOUCH


def refuse_way(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Refusal | None:
    """The declared way must lead into contact, with room for all squads (assault-3)."""
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    places = approach(s, slot, x0, y0, x, y, target)
    if len(places) == 0:
        return Refusal("assault-3", "wh-storm-no-contact", {"target": s.ref(target)})
    return movement.refuse_path(s, slot, x0, y0, places[0].cx, places[0].cy)


# ---------------------------------------------------------------- into contact
def approach(s: Position, slot: i64, x0: i64, y0: i64, x: i64, y: i64, target: i64) -> list[Box]:
    """Places for the squads once the first, on its straight way, touches the target; empty if it does not or there is
    no room. At a face-down card only the first is told: where the rest stand depends on what lies under it."""
    path = Path(s, slot, x0, y0, x, y)
    far = first_touch(path, mark_of(s, target), movement.LEAST)
    if far < 0:
        return []
    box = path.box(far)
    if s.shown[target] == 1:
        return close_in(s, slot, box, path.face, target)
    return [box] if Layout(s, slot, path.face).is_free(box) else []


def storm(s: Position, slot: i64, x: i64, y: i64, target: i64) -> None:
    """Turn both over, close in, roll. What lay under a card may turn out to be no target; mines on the way cost squads
    before the rest roll (G-lcb)."""
    reveal(s, slot)
    reveal(s, target)
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    arrived = s.has(slot, MOVED)
    params: Params = {"unit": s.ref(slot), "target": s.ref(target)}
    if not is_target(s, target):
        s.tell("assault-1", "wh-storm-turns-out", params)
    elif get_there(s, slot, x, y, target):
        s.push(Clash(slot, target))
        if not arrived:
            suffer(s, slot, works.toll(s, slot, [int(x0), int(y0), int(s.x[slot]), int(s.y[slot])]))
    else:
        s.tell("assault-3", "wh-storm-missed", params)


def get_there(s: Position, slot: i64, x: i64, y: i64, target: i64) -> bool:
    """The squads touch the target at the end of their move, which may lead through mines."""
    model = movement.first_model(s, slot)
    x0, y0 = movement.start_of(s, slot, model)
    if s.has(slot, MOVED):
        return len(in_contact(s, slot, target)) > 0 or close_up(s, slot, model, s.face[slot], target)
    places = approach(s, slot, x0, y0, x, y, target)
    if len(places) == 0:  # a turned card may stand in the way already
        return close_up(s, slot, model, bearing(x - x0, y - y0), target)
    stand(s, slot, model, places)
    movement.note(s, slot, x0, y0)
    return True


def close_up(s: Position, slot: i64, model: i64, face: i64, target: i64) -> bool:
    """A card that was touched is turned over: the squads form up again against its models."""
    card = s.card_of(slot)
    x0, y0 = movement.start_of(s, slot, model)
    for box in places_beside(footprints(s, target), card.width, card.depth, face, x0, y0):
        if distance(x0, y0, box.cx, box.cy) > card.move:
            return False
        places = close_in(s, slot, box, face, target)
        if len(places) > 0:
            stand(s, slot, model, places)
            if not s.has(slot, MOVED):
                movement.note(s, slot, x0, y0)
            return True
    return False


def stand(s: Position, slot: i64, model: i64, places: list[Box]) -> None:
    movement.put(s, slot, model, places[0].cx, places[0].cy, places[0].face, places)


def goals(s: Position, slot: i64) -> list[int]:
    """Points that are worth listing for a platoon that may assault, x and y each: straight to each model or card in
    reach, and for one in contact already a step to another place there (A-assault-again)."""
    found: list[int] = []
    if unable(s, slot) is not None:
        return found
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    for enemy in s.units(1 - s.side[slot]):
        away = gap(s, slot, enemy)
        if (s.shown[enemy] == 1 and not is_target(s, enemy)) or away > s.card_of(slot).move:
            continue
        for base in marks(s, enemy):
            add_goal(s, slot, enemy, x0, y0, base.cx, base.cy, found)
            if away < movement.LEAST:
                add_steps(s, slot, enemy, x0, y0, base, found)
    return found


def add_steps(s: Position, slot: i64, enemy: i64, x0: i64, y0: i64, base: Box, found: list[int]) -> None:
    """The first places all round a base that the platoon can step to; it faces where it goes."""
    card = s.card_of(slot)
    first: i64 = len(found)
    for turn in range(0, 360, SPREAD):
        face = bearing(base.cx - x0, base.cy - y0)
        for _ in range(2):
            box = place_beside(base, card.width, card.depth, face, turn)
            face = bearing(box.cx - x0, box.cy - y0)
        add_goal(s, slot, enemy, x0, y0, box.cx, box.cy, found)
        if len(found) >= first + STEPS:
            return


def marks(s: Position, enemy: i64) -> list[Box]:
    return footprints(s, enemy) if s.shown[enemy] == 1 else [Box(s.x[enemy], s.y[enemy], 0, 2, 2)]


def add_goal(s: Position, slot: i64, enemy: i64, x0: i64, y0: i64, x: i64, y: i64, found: list[int]) -> None:
    """The point where the way to x, y first touches the enemy, if the platoon can go and assault there."""
    path = Path(s, slot, x0, y0, x, y)
    far = first_touch(path, mark_of(s, enemy), movement.LEAST)
    if far < 0:
        return
    box = path.box(far)
    if (int(box.cx), int(box.cy)) in movement.pairs(found):
        return
    if movement.refuse_path(s, slot, x0, y0, box.cx, box.cy) is None and refuse(s, slot, box.cx, box.cy, enemy) is None:
        found += [int(box.cx), int(box.cy)]


# ---------------------------------------------------------------- the assault
class Clash(Decision):
    """The squads that have come into contact roll."""

    RULE: ClassVar = "assault-4"

    def __init__(self, slot: i64, target: i64) -> None:
        self.slot = slot
        self.target = target

    def run_on(self, s: Position) -> bool:
        """Mines may have cost all who touched the target, or made the rest run."""
        s.pop()
        if s.on_table(self.slot) and not s.has(self.slot, PINNED | FORCED):
            if len(in_contact(s, self.slot, self.target)) > 0:
                clash(s, self.slot, self.target)
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.target", int(self.target), 0, len(s.side) - 1)


def clash(s: Position, a: i64, b: i64) -> None:
    """Roll; then losses, morale and the answer of the assaulted follow (assault-5 to assault-8, A-assault-return)."""
    s.mark(a, STORMED | IN_COMBAT)
    s.mark(b, ATTACKED | IN_COMBAT)
    lost = melee.roll(s, a, b, melee.assault_numbers(s, a, b), "assault-4", "wh-storms")
    s.push(Answer(b, a))
    lose(s, b, lost, AFTER_ASSAULT)


def storm_preview(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Preview | None:
    """Of an assault that is legal, on a target whose models stand on the table."""
    if s.shown[target] == 0:
        return None
    there = in_place(s, slot, x, y, target)
    if there is None:
        return None
    return melee.dice_preview(there, slot, target, melee.assault_numbers(there, slot, target), "assault-4")


def in_place(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Position | None:
    """A copy in which the platoon has gone into contact."""
    if s.has(slot, MOVED) and s.shown[slot] == 1:
        return s
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    copy.shown[slot] = 1
    model = movement.first_model(copy, slot)
    x0, y0 = movement.start_of(s, slot, model)
    places = approach(copy, slot, x0, y0, x, y, target)
    if len(places) == 0:
        return None
    stand(copy, slot, model, places)
    return copy


# ---------------------------------------------------------------- the answer
def strikes_back(s: Position, slot: i64) -> i64:
    """The verb with which an assaulted platoon answers hand to hand, -1 if it cannot: a test of morale with any effect
    forbids it, and so does unloading in this turn (assault-7, assault-8, transport-8)."""
    if s.has(slot, PINNED | FORCED) or transport.is_idle(s, slot):
        return -1
    return OVERRUN if s.card_of(slot).is_armoured() else COUNTER


def can_fire(s: Position, slot: i64, attacker: i64) -> bool:
    """It can fire back: in contact range and line are no question, but mortars do not fire so near (defend-1)."""
    card = s.card_of(slot)
    if card.weapon < 0 or card.min_range > 0 or not s.on_table(attacker) or transport.is_idle(s, slot):
        return False
    return not s.has(slot, SHOT | STORMED | FORCED)


def contact_line(s: Position, slot: i64, attacker: i64) -> Line:
    """The line of the answering fire: contact is short range (A-assault-return)."""
    line = line_between(s, slot, attacker)
    line.length = 0
    return line


def answer_preview(s: Position, slot: i64, attacker: i64, action: Action) -> Preview | None:
    if action.verb == OVERRUN:
        return melee.dice_preview(s, slot, attacker, melee.overrun_numbers(s, slot), "assault-7")
    if action.verb == COUNTER:
        return melee.dice_preview(s, slot, attacker, melee.counter_numbers(s, slot, attacker), "assault-8")
    if action.verb != FIRE:
        return None
    one = fire.shot_along(s, slot, attacker, contact_line(s, slot, attacker), 0)
    spread = volley.spread_of(s, slot, attacker, one)
    return volley.chained("fire-1", "wh-chain-shots", fire.shots(s, slot), spread)


class Answer(Decision):
    """An assaulted platoon that held strikes back, or fires back; if it can fire it must do either (defend-1)."""

    RULE: ClassVar = "assault-7"
    VERBS: ClassVar = (OVERRUN, COUNTER, FIRE, PASS)

    def __init__(self, slot: i64, attacker: i64) -> None:
        self.slot = slot
        self.attacker = attacker

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def rule(self, s: Position) -> str:
        return "assault-7" if s.card_of(self.slot).is_armoured() else "assault-8"

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.rule(s), "wh-prompt-answer", self.slot)
        prompt.params["with"] = "overrun" if s.card_of(self.slot).is_armoured() else "counter"
        prompt.params["fire"] = "yes" if can_fire(s, self.slot, self.attacker) else "no"
        return prompt

    def run_on(self, s: Position) -> bool:
        """What is lost or ran does not answer, what is pinned can only fire."""
        if s.on_table(self.slot) and strikes_back(s, self.slot) >= 0:
            return False
        s.pop()
        other = transport.answerer(s, self.slot)
        if other != self.slot:
            if fire.can_answer(s, other, self.attacker):
                fire_back(s, other, self.attacker, line_between(s, other, self.attacker))
        elif s.on_table(self.slot) and can_fire(s, self.slot, self.attacker):
            fire_back(s, self.slot, self.attacker, contact_line(s, self.slot, self.attacker))
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        other = FIRE if can_fire(s, self.slot, self.attacker) else PASS
        return [Action(strikes_back(s, self.slot)), Action(other)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verb) for verb in (OVERRUN, COUNTER, FIRE, PASS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        fires = can_fire(s, self.slot, self.attacker)
        if action.verb == FIRE:
            return None if fires else Refusal("defend-1", "wh-answer-no-fire", {"unit": s.ref(self.slot)})
        if action.verb == PASS:
            return Refusal("defend-1", "wh-answer-must", {"unit": s.ref(self.slot)}) if fires else None
        if action.verb == strikes_back(s, self.slot):
            return None
        if action.verb == OVERRUN:
            return Refusal("assault-7", "wh-answer-no-armour", {"unit": s.ref(self.slot)})
        return Refusal("assault-8", "wh-answer-armour", {"unit": s.ref(self.slot)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == FIRE:
            fire_back(s, self.slot, self.attacker, contact_line(s, self.slot, self.attacker))
        elif action.verb == OVERRUN:
            run_over(s, self.slot, self.attacker)
        elif action.verb == COUNTER:
            counter(s, self.slot, self.attacker)

    # ---- guidance
    def preview(self, s: Position, action: Action) -> Preview | None:
        legal = self.refuse(s, s.side[self.slot], action) is None
        return answer_preview(s, self.slot, self.attacker, action) if legal else None

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == PASS else NEXT

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        if action.verb != PASS:
            return None
        return Message(self.rule(s), "wh-loses-answer", {"unit": s.ref(self.slot), "count": int(s.strength(self.slot))})

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.attacker", int(self.attacker), 0, len(s.side) - 1)


def react(s: Position, slot: i64) -> None:
    """An answer is the platoon's manoeuvre, if that was still to come (defend-4, A-assault-return)."""
    if not s.has(slot, MANOEUVRED):
        s.mark(slot, MANOEUVRED | REACTED)


def fire_back(s: Position, slot: i64, attacker: i64, line: Line) -> None:
    react(s, slot)
    suffer(s, attacker, fire.volley_along(s, slot, attacker, line, 0))


def run_over(s: Position, slot: i64, attacker: i64) -> None:
    """Whoever survives it tests morale, whether or not squads were lost (assault-7)."""
    react(s, slot)
    lost = melee.roll(s, slot, attacker, melee.overrun_numbers(s, slot), "assault-7", "wh-overruns")
    lose(s, attacker, lost, AFTER_ASSAULT)


def counter(s: Position, slot: i64, attacker: i64) -> None:
    """Only losses make the assaulters test morale (assault-8, A-assault-morale)."""
    react(s, slot)
    lost = melee.roll(s, slot, attacker, melee.counter_numbers(s, slot, attacker), "assault-8", "wh-counters")
    if lost > 0:
        lose(s, attacker, lost, AFTER_ASSAULT)
