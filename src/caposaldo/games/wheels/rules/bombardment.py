"""Bombardment (bomb-1 to bomb-7) and what mortars may attack (org-7, attack-8).

The mortars of one company fire at what the HQ of that company sees and detects. While the HQ lies face down no message
names it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import FAILED, LOOKED, Decision, Position, ask
from caposaldo.games.wheels.rules import detection, fire, odds
from caposaldo.games.wheels.rules.detection import AUTOMATIC, NEVER
from caposaldo.games.wheels.rules.distance import gap
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.rules.morale import AFTER_BOMBARDMENT, lose
from caposaldo.games.wheels.rules.sight import OPEN_LINE, STOPPED_KEYS, line_between, stopped_by
from caposaldo.games.wheels.setup import CM, MORTAR
from caposaldo.games.wheels.verbs import BOMBARD, PASS, RETRY
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, ENDS_PHASE, NEXT, RARE, Chance, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole

SAFE: Final = 10 * CM  # from friends to the target (bomb-2)
LARGEST_DIE: Final = 12


# ---------------------------------------------------------------- mortars and their HQ
def hq_of(s: Position, company: i64) -> i64:
    """The HQ of a company, if it stands on the table (bomb-6)."""
    for slot in range(len(s.side)):
        if s.company[slot] == company and s.is_hq[slot] == 1 and s.on_table(slot):
            return slot
    return -1


def mortars_of(s: Position, company: i64) -> list[int]:
    """The mortar platoons of a company on the table. They have not fired yet: the segment comes first (bomb-7)."""
    found: list[int] = []
    for slot in range(len(s.side)):
        if s.company[slot] == company and s.on_table(slot) and s.card_of(slot).klass == MORTAR:
            found.append(int(slot))
    return found


def companies(s: Position, side: i64) -> list[int]:
    """The companies of a side that have an HQ and mortars to fire."""
    found: list[int] = []
    for company in range(len(s.setup.company_names)):
        hq = hq_of(s, company)
        if hq >= 0 and s.side[hq] == side and mortars_of(s, company):
            found.append(company)
    return found


def in_reach(s: Position, mortar: i64, target: i64) -> bool:
    card = s.card_of(mortar)
    return card.min_range <= line_between(s, mortar, target).length <= card.reach


# ---------------------------------------------------------------- what may be bombarded
def refuse(s: Position, side: i64, company: i64, target: i64) -> Refusal | None:
    """Why a company may not bombard this target (bomb-1, bomb-2, bomb-6)."""
    if not is_company_of(s, side, company):
        return Refusal("bomb-1", "wh-bomb-no-company")
    if not (s.is_slot(target) and s.on_table(target)) or s.side[target] == side:
        return Refusal("bomb-1", "wh-no-enemy")
    hq = hq_of(s, company)
    if hq < 0:
        return Refusal("bomb-6", "wh-bomb-no-hq")
    mortars = mortars_of(s, company)
    if not mortars:
        return Refusal("bomb-1", "wh-bomb-no-mortars")
    near = friend_near(s, side, target)
    if near >= 0:
        return Refusal("bomb-2", "wh-bomb-friend-near", {"unit": s.ref(near), "cm": int(SAFE // CM)})
    return refuse_sight(s, hq, mortars, target)


def is_company_of(s: Position, side: i64, company: i64) -> bool:
    if not 0 <= company < len(s.setup.company_names):
        return False
    for slot in range(len(s.side)):
        if s.company[slot] == company and s.side[slot] == side:
            return True
    return False


def friend_near(s: Position, side: i64, target: i64) -> i64:
    """A platoon of the firing side 10 cm from the target or less, -1 if there is none."""
    for slot in s.units(side):
        if gap(s, slot, target) <= SAFE:
            return slot
    return -1


def refuse_sight(s: Position, hq: i64, mortars: list[int], target: i64) -> Refusal | None:
    """The HQ needs a line, the mortars range alone (org-7, attack-8)."""
    stop = stopped_by(s, hq, target, line_between(s, hq, target))
    if stop != OPEN_LINE:
        return Refusal("org-7", STOPPED_KEYS[stop])
    for mortar in mortars:
        if in_reach(s, mortar, target):
            return None
    return Refusal("attack-3", "wh-bomb-out-of-range")


# ---------------------------------------------------------------- bombarding
def spots(s: Position, hq: i64, target: i64) -> bool:
    """The HQ looks, from where it is (bomb-3)."""
    need = detection.needed(s, hq, target)
    if need == AUTOMATIC:
        s.tell("bomb-3", "wh-bomb-seen", {"target": s.ref(target)})
        reveal(s, target)
        return True
    face = s.dice.die(s.die_of(hq), "detection")
    found = detection.succeeds(s, target, need, face)
    key = "wh-bomb-spotted" if found else "wh-bomb-not-spotted"
    s.tell("bomb-3", key, {"target": s.ref(target), "face": int(face), "die": int(s.die_of(hq))})
    if found:
        reveal(s, target)
    return found


def bombard(s: Position, side: i64, company: i64, target: i64) -> None:
    """Every mortar in range fires once, with the die of its platoon; morale follows at once (bomb-1, bomb-5). A card
    may turn out not to be a target once the models stand (bomb-2)."""
    reason = refuse(s, side, company, target)
    if reason is not None:
        s.tell(reason.rule, "wh-bomb-not-now", {"target": s.ref(target)})
        return
    lost: i64 = 0
    for mortar in mortars_of(s, company):
        if in_reach(s, mortar, target):
            reveal(s, mortar)
        if s.shown[mortar] == 1 and in_reach(s, mortar, target):
            lost += fire.volley(s, mortar, target, 0)
    lose(s, target, min(lost, s.strength(target)), AFTER_BOMBARDMENT)


def may_bombard(s: Position, side: i64) -> bool:
    """As far as both sides know: an HQ and mortars may lie under its cards (a pause tells nothing)."""
    if len(s.units(1 - side)) == 0:
        return False
    hidden = 0
    half = False
    for slot in s.units(side):
        if s.shown[slot] == 0:
            hidden += 1
        elif s.is_hq[slot] == 1 or s.card_of(slot).klass == MORTAR:
            half = True
    return hidden >= 2 or (hidden == 1 and half) or len(companies(s, side)) > 0


class Bombard(Decision):
    """A side may bombard one platoon with the mortars of one company, once a turn (bomb-1)."""

    RULE: ClassVar = "bomb-1"
    VERBS: ClassVar = (BOMBARD, PASS)

    def __init__(self, side: i64) -> None:
        self.side = side

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-bombard")

    def run_on(self, s: Position) -> bool:
        if may_bombard(s, self.side):
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [a for a in self.considered(s, seat) if self.refuse(s, seat, a) is None]
        found.append(Action(PASS))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(BOMBARD, c, enemy) for c in companies(s, self.side) for enemy in s.units(1 - self.side)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.verb == PASS else refuse(s, self.side, action.number, action.target)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == PASS:
            return
        company, target = action.number, action.target
        s.tell(self.RULE, "wh-bombards", {"seat": f"@seat/{self.side}", "target": s.ref(target)})
        if spots(s, hq_of(s, company), target):
            bombard(s, self.side, company, target)
        else:
            s.push(BombardAgain(self.side, company, target))

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != BOMBARD or refuse(s, self.side, action.number, action.target) is not None:
            return None
        return preview(s, action.number, action.target)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == PASS and len(self.options(s, seat)) == 1 else COMMON

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)


class BombardAgain(Decision):
    """The HQ may look once more, and then gives no second look to others this turn (bomb-4)."""

    RULE: ClassVar = "bomb-4"
    VERBS: ClassVar = (RETRY, PASS)

    def __init__(self, side: i64, company: i64, target: i64) -> None:
        self.side = side
        self.company = company
        self.target = target

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-bombard-again")
        prompt.params["target"] = s.ref(self.target)
        return prompt

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(RETRY), Action(PASS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == PASS:
            return
        hq = hq_of(s, self.company)
        s.mark(hq, LOOKED)
        if spots(s, hq, self.target):
            bombard(s, self.side, self.company, self.target)

    def preview(self, s: Position, action: Action) -> Preview | None:
        return preview(s, self.company, self.target) if action.verb == RETRY else None

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == PASS else COMMON

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)
        whole(f"{at}.company", int(self.company), 0, len(s.setup.company_names) - 1)
        self.check_slot(s, f"{at}.target", self.target)
        hq = hq_of(s, self.company)
        if hq < 0 or s.side[hq] != self.side:
            raise ValueError(f"{at}.company: expected a company of the side with its HQ on the table")


# ---------------------------------------------------------------- mortars in their own manoeuvre
def refuse_spotted(s: Position, mortar: i64, target: i64) -> Refusal | None:
    """Why mortars may not attack, in their manoeuvre, what the HQ of their company sees (attack-8, A-mortar-direct)."""
    if s.card_of(mortar).klass != MORTAR:
        return Refusal("attack-8", "wh-spot-only-mortars", {"unit": s.ref(mortar)})
    if not (s.is_slot(target) and s.on_table(target)) or s.side[target] == s.side[mortar]:
        return Refusal("attack-1", "wh-no-enemy")
    reason = fire.unable(s, mortar)
    if reason is not None:
        return reason
    hq = hq_of(s, s.company[mortar]) if s.company[mortar] >= 0 else -1
    if hq < 0:
        return Refusal("org-7", "wh-spot-no-hq", {"unit": s.ref(mortar)})
    return refuse_sight(s, hq, [int(mortar)], target)


def attack_spotted(s: Position, mortar: i64, target: i64) -> i64:
    """The HQ looks for the mortars, which fire if it finds the target. Return how many models are lost, -1: no fire."""
    if not spots(s, hq_of(s, s.company[mortar]), target):
        s.mark(mortar, FAILED)
        return -1
    reveal(s, mortar)
    if refuse_spotted(s, mortar, target) is not None:
        s.mark(mortar, FAILED)
        s.tell("attack-7", "wh-no-line-now", {"unit": s.ref(mortar), "target": s.ref(target)})
        return -1
    return fire.volley(s, mortar, target, 0)


# ---------------------------------------------------------------- odds
def preview(s: Position, company: i64, target: i64) -> Preview | None:
    """Of a target whose models stand on the table: whether the HQ detects it, and what all mortars destroy."""
    mortars = [m for m in mortars_of(s, company) if in_reach(s, m, target)]
    return None if s.shown[target] == 0 else spotted_odds(s, hq_of(s, company), mortars, target)


def spotted_odds(s: Position, hq: i64, mortars: list[int], target: i64) -> Preview:
    seen, of = ways_to_see(s, hq, target)
    chain = Chain()
    lost = odds.none()
    for mortar in mortars:
        count = fire.shots(s, mortar)
        chain.add("bomb-1", "wh-chain-mortars", count, {"unit": s.ref(mortar)})
        lost = odds.together(lost, volley_odds(s, mortar, target))
    lost = lost.capped(int(s.strength(target)))
    chances = [Chance("wh-chance-not-detected", (of - seen) * lost.of, of * lost.of)]
    for chance in lost.chances():
        chances.append(Chance(chance.key, chance.ways * seen, chance.of * of, chance.worth))
    return Preview(chain, chances)


def ways_to_see(s: Position, hq: i64, target: i64) -> tuple[int, int]:
    """In how many of how many ways the HQ detects the target."""
    need = detection.needed(s, hq, target)
    if need == AUTOMATIC:
        return 1, 1
    die = int(s.die_of(hq))
    return (0 if need == NEVER else max(0, die + 1 - int(need))), die


def volley_odds(s: Position, a: i64, b: i64) -> odds.Spread:
    one = fire.shot_between(s, a, b, 0)
    count = int(fire.shots(s, a))
    if fire.repeats(s, b):
        return odds.shots_with_repeat(one.destroyed, one.missed, one.of, count)
    return odds.dice(one.destroyed, one.of, count)
