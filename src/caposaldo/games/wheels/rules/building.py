"""Buying armies before the battle (scen-0, points-1 to points-3, pick-1, pick-2), in secret: both seats decide in any
order, and the order leaves no trace. When both are ready their platoons are shuffled into slots."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import ROSTER, Decision, Position, ask
from caposaldo.games.wheels.rules import army
from caposaldo.games.wheels.rules.army import LEAST_MODELS, MOST_IN_HQ, MOST_MODELS, Limits
from caposaldo.games.wheels.setup import ELITE, NO_COMPANY, Bought, Building
from caposaldo.games.wheels.verbs import BUY, COMMAND, READY, SELL
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, RARE, Message, Params, Prompt, Refusal, Todo

LEVELS: Final = ELITE + 1


def agreed(s: Position) -> Building:
    found = s.setup.building
    assert found is not None
    return found


def share_of(s: Position, side: i64) -> i64:
    """The points of an army (scen-a1, scen-b1, scen-c1)."""
    attacker, defender = army.shares(s.setup.scenario, agreed(s).points)
    return attacker if side == s.setup.attacker else defender


def limits_of(s: Position, side: i64) -> Limits:
    setup = s.setup
    companies = agreed(s).companies
    return Limits(setup.cards, setup.nations[side], setup.year, setup.scenario, share_of(s, side), companies)


# ---------------------------------------------------------------- rosters
def roster_of(s: Position, side: i64) -> list[Bought]:
    """What a side has bought so far."""
    found: list[Bought] = []
    for at in range(0, len(s.roster), ROSTER):
        if s.roster[at] == side:
            found.append(row(s, at))
    return found


def row(s: Position, at: i64) -> Bought:
    r = s.roster
    return Bought(r[at], r[at + 1], r[at + 2], r[at + 3], r[at + 4], r[at + 5] == 1)


def set_roster(s: Position, side: i64, bought: list[Bought]) -> None:
    """Those of side 0 stand first, whoever bought first."""
    other = roster_of(s, 1 - side)
    numbers: list[int] = []
    for one in bought + other if side == 0 else other + bought:
        numbers += [int(one.side), int(one.card), int(one.size), int(one.level), int(one.company), int(one.is_hq)]
    s.roster = vec[i64](numbers)


def number_of(unit: i64) -> i64:
    """The place of a platoon in its side's roster; `unit` counts those of both sides in turn (Position.label)."""
    return unit // 2


def offered(s: Position, side: i64, action: Action) -> Bought:
    """The platoon or HQ that an action buys."""
    return Bought(side, action.number, action.size, action.level, action.company, action.verb == COMMAND)


def purchase(new: Bought) -> Action:
    return Action(COMMAND if new.is_hq else BUY, new.card, new.size, new.level, new.company)


# ---------------------------------------------------------------- buying
class Buy(Decision):
    """Both seats buy their armies (points-1)."""

    RULE: ClassVar = "points-1"
    VERBS: ClassVar = (BUY, COMMAND, SELL, READY)

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return [side for side in range(2) if s.passed[side] == 0]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-buy")
        prompt.params["points"] = int(share_of(s, seat)) if seat >= 0 else 0
        prompt.params["left"] = int(limits_of(s, seat).left(roster_of(s, seat))) if seat >= 0 else 0
        return prompt

    def run_on(self, s: Position) -> bool:
        if s.passed[0] == 0 or s.passed[1] == 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        bought = roster_of(s, seat)
        limits = limits_of(s, seat)
        found = platoons_on_offer(limits, bought) + hqs_on_offer(limits, bought)
        for i in range(len(bought)):
            if limits.refuse_sale(bought, i) is None:
                found.append(Action(SELL, 2 * i + seat))
        if limits.refuse_end(bought) is None:
            found.append(Action(READY))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(READY)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        bought = roster_of(s, seat)
        limits = limits_of(s, seat)
        if action.verb == READY:
            return limits.refuse_end(bought)
        if action.verb == SELL:
            number = number_of(action.unit)
            if action.unit % 2 != seat or not 0 <= number < len(bought):
                return Refusal("pick-1", "wh-not-bought")
            return limits.refuse_sale(bought, number)
        return limits.refuse(bought, offered(s, seat, action))

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == READY:
            s.passed[seat] = 1
            s.tell(self.RULE, "wh-army-ready", {"seat": f"@seat/{seat}"})
            return
        bought = roster_of(s, seat)
        if action.verb == SELL:
            one = bought.pop(number_of(action.unit))
            self.report(s, seat, "wh-sold", one)
        else:
            one = offered(s, seat, action)
            bought.append(one)
            self.report(s, seat, "wh-bought-hq" if one.is_hq else "wh-bought", one)
        set_roster(s, seat, bought)

    def report(self, s: Position, seat: i64, key: str, one: Bought) -> None:
        """Only the buyer is told."""
        cost = int(army.price(s.setup.cards, one))
        params: Params = {"card": army.ref(one.card), "models": int(one.size), "cost": cost}
        s.tell("pick-2", key, params, 1 << seat)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        left = int(limits_of(s, seat).left(roster_of(s, seat)))
        return Todo([], 0, Message("pick-2", "wh-todo-buy", {"left": left}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """The army is complete when points buy nothing more (pick-2)."""
        if action.verb == READY:
            return COMMON if limits_of(s, seat).buys_more(roster_of(s, seat)) else NEXT
        return RARE if action.verb == SELL else COMMON

    def check(self, s: Position, at: str) -> None:
        """Raise ValueError for a roster that could not be bought."""
        for i in range(0, len(s.roster), ROSTER):
            if i > 0 and s.roster[i] < s.roster[i - ROSTER]:
                raise ValueError("roster: expected the platoons of the first side before those of the second")
        for side in range(2):
            check_roster(s, side)


def check_roster(s: Position, side: i64) -> None:
    limits = limits_of(s, side)
    taken: list[Bought] = []
    bought = roster_of(s, side)
    for one in [b for b in bought if not b.is_hq] + [b for b in bought if b.is_hq]:
        refusal = limits.refuse(taken, one)
        if refusal is not None:
            raise ValueError(f"roster: {refusal.key.removeprefix('wh-').replace('-', ' ')} ({refusal.rule})")
        taken.append(one)


def platoons_on_offer(limits: Limits, bought: list[Bought]) -> list[Action]:
    """Every card in every size and level that points and deck allow, for the company that is being filled; any other
    company may be named as well."""
    company = open_company(limits, bought)
    left = limits.left(bought)
    found: list[Action] = []
    for card in limits.on_offer():
        kind = limits.cards[card]
        if LEAST_MODELS * kind.cost > left or limits.cards_left(bought, card) < 1:
            continue
        for size in range(LEAST_MODELS, MOST_MODELS + 1):
            for level in range(LEVELS):
                if size * kind.price(level) <= left:
                    found.append(Action(BUY, card, size, level, company))
    return found


def open_company(limits: Limits, bought: list[Bought]) -> i64:
    """The first company with room for another platoon."""
    for company in range(limits.companies):
        if army.platoons_in(bought, company) < army.MOST_PLATOONS:
            return company
    return NO_COMPANY


def hqs_on_offer(limits: Limits, bought: list[Bought]) -> list[Action]:
    found: list[Action] = []
    for company in range(limits.companies):
        cards: list[int] = []
        for one in bought:
            if one.company == company and int(one.card) not in cards:
                cards.append(int(one.card))
        for card in cards:
            for size in range(1, MOST_IN_HQ + 1):
                for level in range(LEVELS):
                    new = Bought(0, card, size, level, company, True)
                    if limits.refuse(bought, new) is None:
                        found.append(purchase(new))
    return found


# ---------------------------------------------------------------- the armies are complete
def muster(s: Position) -> None:
    """Make the slots. How many platoons each army has is open from now on."""
    companies = agreed(s).companies
    whole: list[Bought] = []
    for side in range(2):
        for one in roster_of(s, side):
            one.company = one.company + side * companies if one.company != NO_COMPANY else NO_COMPANY
            whole.append(one)
    s.roster = vec[i64]([])
    s.passed = filled(2, 0)
    s.reveals += 1
    s.deal(whole)


def spent_by(s: Position, side: i64) -> i64:
    """The points that an army has cost."""
    total: i64 = 0
    for slot in range(len(s.side)):
        if s.side[slot] == side:
            total += army.paid_for(s.card_of(slot), s.size[slot], s.level[slot], s.is_hq[slot] == 1)
    return total
