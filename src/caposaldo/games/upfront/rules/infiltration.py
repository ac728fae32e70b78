"""Infiltration (20.1 to 20.57). Demolition charges are in demolition_charges.py."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    BY_CARD,
    DROPS,
    FOR_ATTEMPT,
    FOR_INFILTRATION,
    FRESH,
    GROUPS,
    KEEPS_CHARGE,
    LEFT,
    MOVING_OVER,
    NAMED,
    Position,
)
from caposaldo.games.upfront.rules import (
    casualties,
    crews,
    deck,
    demolition_charges,
    infiltration_columns,
    infiltrators,
    mobility,
    named_men,
    rally,
    ranges,
    terrain,
    turn_limits,
    units,
    weapons,
)
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import COUNT, GROUP, MAN_OR_NONE, Decision, groups_of
from caposaldo.games.upfront.rules.named_men import Naming
from caposaldo.games.upfront.rules.rally import Retry, Save
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import CREW, FLAMETHROWER, HEAVY, LETTERS, MARSH, MINEFIELD, PILLBOX
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Refusal

# Choices about a man's burden: `Action.burden`.
AS_HE_IS: Final = 0  # a charge goes off if he gets in (21.2)
KEEPS: Final = 1  # he does not use his charge (21.2)
LEAVES: Final = 2  # he leaves flamethrower or secondary weapon behind (20.23)

# Progress of the current man: `progress` of ResolveInfiltration and of Entering in close_combat.py.
BEGINS: Final = 0
FAILED: Final = 1  # a Hero may give him another try (10.43)
READY: Final = 2
PINNED_BEFORE: Final = 3  # by a comrade's charge: a Hero lets him try all the same (10.43)

BITS: Final = 5  # enough to count the men of a group


# ---------------------------------------------------------------- the actions of a group (20.2, 20.56)
def acts(s: Position, found: list[Action]) -> None:
    """Append BEGIN_INFILTRATION and LEAVE."""
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group):
            if is_close(s, group) and refuse_group(s, group) is None:
                found.append(Action(verbs.BEGIN_INFILTRATION, 0, group))
            for man in range(len(s.inside)):
                if s.inside[man] >= 0 and s.group[man] == group:
                    found.append(Action(verbs.LEAVE, man))


def is_close(s: Position, group: i64) -> bool:
    """Tell whether an enemy group is at relative range 5 (20.1)."""
    first = (1 - s.side) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0 and in_reach(s, group, enemy):
            return True
    return False


def in_reach(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether the enemy has been at relative range 5 since the turn began: a group that has changed its letter in
    this turn must have been as near with its old one (20.1, 20.2)."""
    if ranges.relative(s, group, enemy) != CLOSEST:
        return False
    for letter in range(i64(LETTERS)):
        if s.marks[group] & (LEFT << letter) != 0:
            return letter == s.letter[enemy] or ranges.neighbours(letter, s.letter[enemy])
    return True


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return Refusal("1", "uf-infiltrate-chapter")
    if action.verb == verbs.LEAVE:
        if not 0 <= action.man < len(s.group) or s.inside[action.man] < 0:
            return Refusal("20.56", "uf-leaves-nothing")
        return turn_limits.refuse_acting(s, s.group[action.man])
    refusal = turn_limits.refuse_acting(s, action.group)
    return refusal if refusal is not None else refuse_group(s, action.group)


def refuse_group(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot infiltrate: its terrain (20.24), or no man who can try (20.2)."""
    if terrain.wire_on(s, group) > 0:
        return Refusal("20.24", "uf-infiltrate-wire", {"group": s.group_ref(group)})
    ground = terrain.occupied(s, group)
    if ground == MINEFIELD or ground == MARSH:
        key = "uf-infiltrate-mines" if ground == MINEFIELD else "uf-infiltrate-marsh"
        return Refusal("20.24", key, {"group": s.group_ref(group)})
    if ground == PILLBOX:
        return Refusal("23.5", "uf-infiltrate-pillbox", {"group": s.group_ref(group)})
    if not is_close(s, group):
        return Refusal("20.1", "uf-infiltrate-far", {"group": s.group_ref(group)})
    if mobility.is_unforded(s, group) and len(named_men.cards(s)) == 0:
        return Refusal("20.24", "uf-infiltrate-stream", {"group": s.group_ref(group)})
    if not has_somebody(s, group):
        return Refusal("20.2", "uf-infiltrate-nobody", {"group": s.group_ref(group)})
    return None


def has_somebody(s: Position, group: i64) -> bool:
    first = (1 - s.side) * LETTERS
    for man in range(len(s.group)):
        if s.group[man] == group and is_fit(s, man):
            for enemy in range(first, first + LETTERS):
                if s.letter[enemy] >= 0 and refuse_target(s, man, enemy) is None:
                    return True
    return False


def is_fit(s: Position, man: i64) -> bool:
    """Tell whether he is a man, neither pinned nor on his way to another group."""
    return s.able(man) and s.flags[man] & MOVING_OVER == 0 and units.is_man(s, man)


def refuse_target(s: Position, man: i64, enemy: i64) -> Refusal | None:
    """Return why he cannot infiltrate the enemy group: it must be at range 5, not in a minefield (20.2, 20.25), and not
    the one he is in."""
    if not 0 <= enemy < GROUPS or not s.exists(enemy) or s.side_of_group(enemy) == s.side:
        return Refusal("20.2", "uf-infiltrate-no-enemy")
    if not in_reach(s, s.group[man], enemy):
        return Refusal("20.1", "uf-infiltrate-not-close", {"enemy": s.group_ref(enemy)})
    if terrain.occupied(s, enemy) == MINEFIELD:
        return Refusal("20.25", "uf-infiltrate-into-mines", {"enemy": s.group_ref(enemy)})
    if units.vehicle_in(s, enemy) >= 0:
        return Refusal("20.2", "uf-infiltrate-vehicle", {"enemy": s.group_ref(enemy)})
    if s.inside[man] == enemy:
        return Refusal("20.2", "uf-infiltrate-already", {"man": s.ref(man), "enemy": s.group_ref(enemy)})
    return None


def perform(s: Position, action: Action) -> None:
    """Begin to prepare an infiltration, which costs nothing yet; or end the infiltration of one man as the sole action
    (20.56)."""
    if action.verb == verbs.BEGIN_INFILTRATION:
        s.push(PlanInfiltration(action.group))
    else:
        turn_limits.spend(s, s.group[action.man])
        infiltrators.lose(s, action.man, "20.56")


# ---------------------------------------------------------------- preparation (20.2 to 20.23)


class PlanInfiltration(Naming):
    """The player prepares an infiltration: the men who try, their targets, by check or card (20.2 to 20.23)."""

    RULE: ClassVar[str] = "20.2"

    def add_names(self, s: Position, found: list[Action]) -> None:
        cards = named_men.cards(s)
        wet = mobility.is_unforded(s, self.group)
        first = (1 - s.side) * LETTERS
        for man in s.men_of(self.group):
            if is_fit(s, man) and not s.has(man, NAMED):
                for enemy in range(first, first + LETTERS):
                    if s.letter[enemy] >= 0 and refuse_target(s, man, enemy) is None:
                        add_names(s, man, enemy, cards, wet, found)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        """List every man of the group, with a morale check."""
        men = s.men_of(self.group)
        found = [Action(verbs.NAME, man, enemy, -1) for man in men for enemy in groups_of(s, 1 - seat)]
        return [*found, Action(verbs.DONE)]

    def refuse_name(self, s: Position, action: Action) -> Refusal | None:
        man = action.man
        if not is_fit(s, man):
            return Refusal("20.2", "uf-name-unable", {"man": s.ref(man)})
        refusal = refuse_target(s, man, action.target)
        if refusal is None:
            refusal = refuse_burden(s, man, action.burden)
        if refusal is not None:
            return refusal
        if action.spent_card == -1:
            wet = mobility.is_unforded(s, self.group)
            return Refusal("20.24", "uf-infiltrate-by-card") if wet else None
        return named_men.refuse_card(s, action.spent_card)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        super().perform(s, seat, action)
        if action.verb == verbs.NAME and action.burden != AS_HE_IS:
            s.mark(action.man, KEEPS_CHARGE if action.burden == KEEPS else DROPS)

    def begin(self, s: Position) -> None:
        turn_limits.spend(s, self.group)
        named_men.confirm(s, self.group, "20.22")
        s.push(ResolveInfiltration(self.group))


def add_names(s: Position, man: i64, enemy: i64, cards: vec[i64], wet: bool, found: list[Action]) -> None:
    for burden in range(3):
        if refuse_burden(s, man, burden) is None:
            if not wet:
                found.append(Action(verbs.NAME, man, enemy, -1, burden))
            for card in cards:
                found.append(Action(verbs.NAME, man, enemy, card, burden))


def refuse_burden(s: Position, man: i64, burden: i64) -> Refusal | None:
    """Return why the choice is not possible: he must have a charge to keep it back (21.2) and a burden to drop it
    (20.23); a group uses one charge in a turn (21.3)."""
    if burden == AS_HE_IS:
        if demolition_charges.has_charge(s, man) and demolition_charges.is_planned(s, s.group[man]):
            return Refusal("21.3", "uf-charge-one-only", {"man": s.ref(man)})
        return None
    if burden == KEEPS:
        return None if demolition_charges.has_charge(s, man) else Refusal("21.2", "uf-charge-none", {"man": s.ref(man)})
    if burden == LEAVES and (weapons.spare(s, man) >= 0 or has_flames(s, man)):
        return None
    return Refusal("20.23", "uf-burden-none", {"man": s.ref(man)})


def has_flames(s: Position, man: i64) -> bool:
    return s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], FLAMETHROWER)


# ---------------------------------------------------------------- man after man (20.21 to 20.3)
class ResolveInfiltration(Decision):
    """The named men try one by one: check or card, Concealed asked, the draw, a charge (20.21 to 20.4, 21.2, 21.3)."""

    CHECKS: ClassVar[dict[str, int]] = {"group": GROUP, "man": MAN_OR_NONE, "asked": COUNT, "progress": COUNT}

    def __init__(self, group: i64, man: i64 = -1, asked: i64 = 0, progress: i64 = BEGINS) -> None:
        self.group = group
        self.man = man  # the current man, -1 none
        self.asked = asked  # pinned men for whom a Hero was last asked for, BITS for each letter of their group
        self.progress = progress

    def run_on(self, s: Position) -> bool:
        man = self.man
        if man < 0:
            self.begin(s)
        elif self.progress == PINNED_BEFORE:
            self.begin_if_raised(s)
        elif self.progress == READY:
            if not self.asks_for_hero(s):
                s.replace(ResolveInfiltration(self.group, -1, self.asked))
                try_to_enter(s, self.group, man)
        elif passes_test(s, man):
            s.replace(ResolveInfiltration(self.group, man, self.asked, READY))
            s.push(Conceal(s.setup.side[man], FOR_INFILTRATION, self.group, s.aim[man], man))
        elif s.has(man, NAMED):
            s.replace(ResolveInfiltration(self.group, man, self.asked, FAILED))
            s.push(Retry(man))
        else:
            s.replace(ResolveInfiltration(self.group, -1, self.asked))
        return True

    def begin(self, s: Position) -> None:
        """Start the next man. He is skipped if his target is gone, or if a comrade's charge has pinned him and no Hero
        raises him (10.43)."""
        man = named_men.next_man(s, self.group) if s.exists(self.group) else i64(-1)
        if man < 0:
            s.pop()
        elif not s.exists(s.aim[man]):
            named_men.unname(s, man)
        else:
            s.replace(ResolveInfiltration(self.group, man, self.asked, PINNED_BEFORE))
            s.push(Save(man, FOR_ATTEMPT))

    def begin_if_raised(self, s: Position) -> None:
        """Let the man lay down what hampers him (20.23), if he is not pinned."""
        if is_fit(s, self.man):
            s.replace(ResolveInfiltration(self.group, self.man, self.asked))
            lay_down_burden(s, self.man)
        else:
            named_men.unname(s, self.man)
            s.replace(ResolveInfiltration(self.group, -1, self.asked))

    def asks_for_hero(self, s: Position) -> bool:
        """Ask for a Hero before his card is drawn: it may raise a pinned man of the target if that can change the
        column (10.4, 20.38). Its owner is asked once for all who try it, and again when the number of pinned men
        changes."""
        target = s.aim[self.man]
        pinned = rally.raisable(s, target)
        count = i64(len(pinned))
        shift = BITS * (target % LETTERS)
        asked = (self.asked >> shift) & ((1 << BITS) - 1)
        if count == asked or not infiltration_columns.would_change_column(s, self.man, target, count):
            return False
        s.replace(ResolveInfiltration(self.group, self.man, self.asked + ((count - asked) << shift), self.progress))
        s.push(Save(pinned[0], FOR_INFILTRATION))
        return True


def lay_down_burden(s: Position, man: i64) -> None:
    """Take him out of his crew. Medium machine guns and mortars stay with their assistants (11.13); flamethrowers and
    secondary weapons stay if he chose so (20.23)."""
    if s.serves[man] >= 0:
        s.serves[man] = -1
    weapon = s.weapon[man]
    if weapon >= 0 and (s.setup.is_a(weapon, HEAVY) or (s.has(man, DROPS) and has_flames(s, man))):
        weapons.let_go(s, man)
        weapons.put_down(s, weapon, s.group[man])
    elif weapon >= 0 and s.setup.is_a(weapon, CREW):
        crews.release(s, weapon)
    if s.has(man, DROPS) and weapons.spare(s, man) >= 0:
        weapons.drop_spare(s, man)


def passes_test(s: Position, man: i64) -> bool:
    """Tell whether he spends a card (20.22) or passes a morale check. A man who fails stays named, and a Hero may give
    him another try (10.43, 20.21); if he is still pinned then he is out."""
    if s.has(man, BY_CARD):
        return True
    if not s.able(man):
        named_men.unname(s, man)
        return False
    return passes_check(s, man)


def passes_check(s: Position, man: i64) -> bool:
    """Draw for a morale check (20.21) and pin him if he fails; tell whether he passes."""
    card = deck.draw(s, "morale check")
    morale = casualties.morale_of(s, man)
    passes = s.setup.deck.random[card] < morale
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "card": s.card_ref(card), "morale": int(morale)}
        s.tell("20.21", "uf-check-passed" if passes else "uf-check-failed", params)
    if not passes:
        casualties.pin(s, man, "20.21")
    return passes


def try_to_enter(s: Position, group: i64, man: i64) -> None:
    """Draw a card: red in the right column lets him in (20.3). Out of a stream the same card must also be black
    (20.24)."""
    target = s.aim[man]
    keeps = s.has(man, KEEPS_CHARGE)
    wades = mobility.is_unforded(s, group) and named_men.must_draw_to_ford(s, man)
    named_men.unname(s, man)
    column = infiltration_columns.column_parts(s, man, target, Chain())
    s.hidden_by = 0
    card = deck.draw(s, "infiltration")
    fords = not wades or s.setup.deck.red[card] == 0
    enters = fords and s.setup.deck.position_is_red(card, column)
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "enemy": s.group_ref(target), "card": s.card_ref(card)}
        params["column"] = int(column)
        key = "uf-infiltrates" if enters else "uf-does-not-infiltrate" if fords else "uf-infiltrator-does-not-ford"
        s.tell("20.3" if fords else "20.24", key, params)
    if enters:
        s.inside[man] = target
        s.mark(man, FRESH)
        if demolition_charges.has_charge(s, man) and not keeps:
            demolition_charges.detonate(s, man, target)
