"""Fire attacks: declaring, strength, commitment (6.1 to 6.5, 12.1, 22.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    CHOSEN,
    FACE_UP,
    FLAMES,
    FOR_FIRE,
    GROUPS,
    HELD_OUT,
    PIERCING,
    SMALL_ARMS,
    Position,
)
from caposaldo.games.upfront.rules import (
    attack_state,
    concealment,
    deck,
    firepower,
    infiltrators,
    odds,
    ranges,
    resolution,
    terrain,
    turn_limits,
    units,
    vehicles,
)
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import ENEMY_GROUP, OWN_GROUP, Decision
from caposaldo.games.upfront.rules.overrun import Overrun
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.setup import CONCEALED, DECK, FIRE, LETTERS, PILLBOX
from caposaldo.games.upfront.verbs import ATTACK_ON, DONE, GIVE_UP, HOLD_OUT, RESOLVE, USE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, NEXT, RARE, Params, Preview, Prompt, Refusal

NEVER: Final = 1000  # more firepower than any group has

FLAMES_CHAPTER: Final = 22


# ---------------------------------------------------------------- the cards
def is_ready(s: Position, card: i64) -> bool:
    """Tell whether it is a Fire card in the player's hand that is not chosen yet (6.1)."""
    return deck.plays(s, s.side, card, FIRE) and s.way[card] != CHOSEN


def least(s: Position) -> i64:
    """Return the firepower that the least demanding Fire card in hand asks for, NEVER if there is none (6.1)."""
    found: i64 = NEVER
    for card in s.hands[s.side]:
        if s.setup.deck.need[card] < found and is_ready(s, card):
            found = s.setup.deck.need[card]
    return found


def needed(s: Position) -> i64:
    """Return the firepower that the chosen cards ask for together (6.3)."""
    total: i64 = 0
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            total += s.setup.deck.need[card]
    return total


# ---------------------------------------------------------------- at whom (6.1)
def acts(s: Position, found: list[Action]) -> None:
    """Append ATTACK_ON for each pair of groups with enough firepower for some Fire card in hand."""
    wanted = least(s)
    if wanted == NEVER:
        return
    first = s.side * LETTERS
    other = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group):
            hampers = firepower.hampered(s, group)
            firers = firepower.firers(s, group, hampers)
            for target in range(other, other + LETTERS):
                if s.letter[target] >= 0 and firepower.of_firers(s, group, firers, target, hampers) >= wanted:
                    if terrain.refuse_sight(s, group, target) is None:
                        found.append(Action(ATTACK_ON, group, target))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.attacker < GROUPS:
        return Refusal("6.1", "uf-fire-nobody")
    refusal = turn_limits.refuse_acting(s, action.attacker)
    if refusal is not None:
        return refusal
    if not 0 <= action.target < GROUPS or not s.exists(action.target) or s.side_of_group(action.target) == s.side:
        return Refusal("6.1", "uf-fire-no-target")
    refusal = terrain.refuse_sight(s, action.attacker, action.target)
    return refuse_power(s, action.attacker, action.target) if refusal is None else refusal


def refuse_power(s: Position, group: i64, target: i64) -> Refusal | None:
    """Return why the group cannot attack: no Fire card, or less firepower than any asks for (6.1)."""
    wanted = least(s)
    if wanted == NEVER:
        return Refusal("6.1", "uf-fire-no-card")
    power = firepower.of_group(s, group, target)
    return None if power >= wanted else too_weak("6.1", power, wanted)


def too_weak(rule: str, power: i64, wanted: i64) -> Refusal:
    return Refusal(rule, "uf-fire-too-weak", {"power": int(power), "needed": int(wanted)})


def perform(s: Position, action: Action) -> None:
    """Begin to AIM; it costs nothing yet."""
    s.push(Aim(action.attacker, action.target))


# ---------------------------------------------------------------- Fire cards and men (6.1 to 6.3)


class Aim(Decision):
    """The player prepares an attack: Fire cards, and the men who take part (6.1 to 6.3)."""

    RULE: ClassVar[str] = "6.1"
    VERBS: ClassVar[tuple[int, ...]] = (USE, HOLD_OUT, DONE, GIVE_UP)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP, "target": ENEMY_GROUP}

    def __init__(self, group: i64, target: i64) -> None:
        self.group = group
        self.target = target

    def prepared(self) -> bool:
        return True

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group), "target": s.group_ref(self.target)})

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        power = firepower.of_group(s, self.group, self.target)
        wanted = needed(s)
        for card in s.hands[s.side]:
            if wanted + s.setup.deck.need[card] <= power and is_ready(s, card):
                found.append(Action(USE, card))
        for man in range(len(s.group)):
            if s.group[man] == self.group and is_optional(s, man, self.target):
                if refuse_hold_out(s, self.group, self.target, man) is None:
                    found.append(Action(HOLD_OUT, man))
        if wanted > 0:
            found.append(Action(DONE))
        found.append(Action(GIVE_UP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        men = [Action(HOLD_OUT, man) for man in s.men_of(self.group)]
        return [Action(USE, card) for card in deck.cards_of(s, seat, FIRE)] + men + [Action(DONE)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == USE:
            return refuse_use(s, self.group, self.target, action)
        if action.verb == HOLD_OUT:
            return refuse_hold_out(s, self.group, self.target, action.man)
        if action.verb == DONE and needed(s) == 0:
            return Refusal("6.1", "uf-fire-none-chosen")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == USE:
            s.way[action.card] = CHOSEN
        elif action.verb == HOLD_OUT:
            s.mark(action.man, HELD_OUT)
        elif action.verb == DONE:
            open_fire(s, self.group, self.target)
        else:
            give_up_aim(s, self.group)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        if action.verb == DONE:
            return NEXT
        return RARE if action.verb == HOLD_OUT else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb == USE or action.verb == HOLD_OUT


def refuse_use(s: Position, group: i64, target: i64, action: Action) -> Refusal | None:
    """Return why the card cannot be added: the firepower must cover all cards used (6.3)."""
    if action.on_man != 0 or not is_ready(s, action.card):
        return Refusal("6.1", "uf-fire-not-ready")
    power = firepower.of_group(s, group, target)
    before = needed(s)
    wanted = before + s.setup.deck.need[action.card]
    return None if wanted <= power else too_weak("6.3" if before > 0 else "6.1", power, wanted)


def refuse_hold_out(s: Position, group: i64, target: i64, man: i64) -> Refusal | None:
    """Return why the man cannot be held out: only infiltrators and flamethrowers can (19.14, 20.51, 22.2), if the
    others suffice."""
    if not 0 <= man < len(s.group) or s.group[man] != group:
        return Refusal("6.2", "uf-fire-not-in-group")
    if s.has(man, HELD_OUT):
        return Refusal("20.531" if s.inside[man] >= 0 else "22.2", "uf-fire-held-already", {"man": s.ref(man)})
    if not is_optional(s, man, target):
        return refuse_standing_aside(s, man)
    left = firepower.of_group(s, group, target) - firepower.of_man(s, man, target)
    wanted = needed(s)
    if wanted == 0:
        wanted = least(s)
    return None if left >= wanted else too_weak("6.1", left, wanted)


def refuse_standing_aside(s: Position, man: i64) -> Refusal:
    """Return the refusal for a man who must fire; it names only chapters that are in play (1)."""
    params: Params = {"man": s.ref(man)}
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return Refusal("6.2", "uf-fire-must-all", params)
    return Refusal("19.14", "uf-fire-must" if s.setup.plays_chapter(FLAMES_CHAPTER) else "uf-fire-must-inside", params)


def is_optional(s: Position, man: i64, target: i64) -> bool:
    """Tell whether he could fire but need not (20.51, 22.2)."""
    if s.inside[man] >= 0:
        return firepower.fires(s, man)
    return firepower.fires_flamethrower(s, man) and firepower.of_man(s, man, target) > 0


def give_up_aim(s: Position, group: i64) -> None:
    """Take back the preparation; nothing has happened yet."""
    s.pop()
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            s.way[card] = FACE_UP
    resolution.end_hold_out(s, group)


def open_fire(s: Position, group: i64, target: i64) -> None:
    """Lay the cards open and compute the strength (6.4). The enemy may conceal himself (6.44), then the attacker
    resolves the attack or calls it off (6.5). Either is the group's action."""
    s.pop()
    stand_aside(s, group)
    s.strength = strength_of(s, group, target)
    s.attack_flags = FLAMES if firepower.of_flames(s, group, target) > 0 else 0
    if vehicles.pierces(s, group, target, needed(s)):
        s.attack_flags |= PIERCING
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            concealment.lay_open(s, card, s.side)
            if s.events is not None:
                s.tell("6.3", "uf-fire-card", {"card": s.card_ref(card)})
    turn_limits.spend(s, group)
    if s.events is not None:
        strength = int(attack_state.strength_now(s, target))
        s.tell("6.4", "uf-attack", {"group": s.group_ref(group), "target": s.group_ref(target), "strength": strength})
    s.push(Commit(group, target))
    s.push(Conceal(1 - s.side, FOR_FIRE, group, target))


def stand_aside(s: Position, group: i64) -> None:
    """Hold out the infiltrators who cannot fire, so that they keep their status when the others fire (20.531)."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.inside[man] >= 0 and not firepower.fires(s, man):
            s.mark(man, HELD_OUT)


class Commit(Decision):
    """The attack is declared and the enemy has been asked: resolve it, or give it up (6.5)?"""

    RULE: ClassVar[str] = "6.5"
    VERBS: ClassVar[tuple[int, ...]] = (RESOLVE, GIVE_UP)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP, "target": ENEMY_GROUP}

    def __init__(self, group: i64, target: i64) -> None:
        self.group = group
        self.target = target

    def prompt(self, s: Position, seat: i64) -> Prompt:
        params: Params = {"group": s.group_ref(self.group), "target": s.group_ref(self.target)}
        params["strength"] = int(attack_state.strength_now(s, self.target))
        params["hidden"] = int(s.hidden_by)
        return self.ask(s, params)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(RESOLVE), Action(GIVE_UP)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == RESOLVE:
            s.push(Attack(self.group, self.target, SMALL_ARMS))
        else:
            call_off(s, self.group, self.target)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == RESOLVE else RARE


def call_off(s: Position, group: i64, target: i64) -> None:
    """Discard the Fire cards and spend the action; no man has fired (6.5)."""
    if s.events is not None:
        s.tell("6.5", "uf-attack-off", {"group": s.group_ref(group), "target": s.group_ref(target)})
    resolution.end_hold_out(s, group)
    resolution.clear_away(s)


# ---------------------------------------------------------------- strength (6.4 to 6.43)
def strength_of(s: Position, group: i64, target: i64) -> i64:
    """Return the strength of the chosen cards in hand, all steps up to 6.43 except the smoke on the target: it may be
    blown away during the attack (13.243)."""
    total: i64 = 0
    nation = s.setup.nation[s.side]
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            total += s.setup.deck.worth(card, nation, FIRE)
    if is_halved(s, group, target, needed(s)):
        total = (total + 1) // 2
    if fires_backwards(s, group, target):
        total = total // 2
    if s.setup.armour:
        total -= units.weakened(s, group)
    return total + terrain.firing_out(s, group, target) + cover(s, group, target)


def is_halved(s: Position, group: i64, target: i64, wanted: i64) -> bool:
    """Tell whether the group fires on the move, unless flamethrowers give all the firepower the cards ask for (12.1,
    22.1)."""
    return terrain.moving(s, group) and firepower.of_flames(s, group, target) < wanted


def fires_backwards(s: Position, group: i64, target: i64) -> bool:
    """Tell whether the group fires from a pillbox at a group behind it (23.7)."""
    return s.behind[target * GROUPS + group] == 1 and terrain.occupied(s, group) == PILLBOX


def cover(s: Position, group: i64, target: i64) -> i64:
    """Return the modifier for terrain, wire and movement of the target (6.42, 6.43); against flames only what makes it
    worse counts (22.1)."""
    if units.vehicle_in(s, target) >= 0:
        return 0
    if firepower.of_flames(s, group, target) == 0:
        return terrain.defence(s, target, group)
    parts = Chain()
    terrain.defence_parts(s, target, group, parts)
    total: i64 = 0
    for link in parts.links:
        total += max(link.value, 0)
    return total


# ---------------------------------------------------------------- where it comes from
def strength_parts(s: Position, group: i64, target: i64, chain: Chain) -> i64:
    """Return the strength of the chosen cards, all steps up to 6.43, and add each part to the chain. The cards are in
    hand while the player aims; then they lie open."""
    cards: list[int] = []
    for card in range(DECK):
        if s.way[card] == CHOSEN and is_fire(s, card):
            cards.append(card)
    return parts_with(s, group, target, cards, chain)


def is_fire(s: Position, card: i64) -> bool:
    return s.setup.deck.plays(card, s.setup.nation[s.side], FIRE)


def parts_with(s: Position, group: i64, target: i64, cards: list[int], chain: Chain) -> i64:
    """Return the same for the given cards."""
    total: i64 = 0
    wanted: i64 = 0
    for card in cards:
        worth = s.setup.deck.worth(card, s.setup.nation[s.side], FIRE)
        chain.add("6.4", "uf-chain-card", worth, {"card": s.card_ref(card)})
        total += worth
        wanted += s.setup.deck.need[card]
    if is_halved(s, group, target, wanted):
        chain.add("12.1", "uf-chain-moving", (total + 1) // 2 - total)
        total = (total + 1) // 2
    if fires_backwards(s, group, target):
        chain.add("23.7", "uf-chain-backwards", total // 2 - total)
    if units.weakened(s, group) > 0:
        chain.add("14.31", "uf-chain-bereft", -units.weakened(s, group))
    terrain.firing_out_parts(s, group, target, chain)
    cover_parts(s, group, target, chain)
    add_smoke(s, target, chain)
    return chain.total()


def add_smoke(s: Position, target: i64, chain: Chain) -> None:
    smoke = terrain.smoke_on(s, target)
    if smoke > 0:
        chain.add("13.21", "uf-chain-smoke", -smoke)


def cover_parts(s: Position, group: i64, target: i64, chain: Chain) -> None:
    parts = Chain()
    if units.vehicle_in(s, target) < 0:
        terrain.defence_parts(s, target, group, parts)
    flames = firepower.of_flames(s, group, target) > 0
    for link in parts.links:
        if not flames or link.value > 0:
            chain.links.append(link)
    if flames:
        chain.note("22.1", "uf-chain-flames")


def preview_on(s: Position, action: Action) -> Preview:
    """Preview ATTACK_ON: the parts of the strength with the best card, and the chances for each man."""
    group, target = action.attacker, action.target
    return preview_with(s, group, target, [best_card(s, group, target)])


def preview_aim(s: Position, aim: Aim, action: Action) -> Preview | None:
    """Preview USE and DONE: the same with the cards chosen so far."""
    if action.verb != USE and action.verb != DONE:
        return None
    cards = [int(card) for card in s.hands[s.side] if s.way[card] == CHOSEN]
    if action.verb == USE:
        cards.append(int(action.card))
    return preview_with(s, aim.group, aim.target, cards)


def preview_commit(s: Position, commit: Commit, action: Action) -> Preview | None:
    """Preview RESOLVE: the same with the cards that lie open."""
    if action.verb != RESOLVE:
        return None
    return odds.preview(s, commit.target, declared_chain(s, commit.group, commit.target))


def declared_chain(s: Position, group: i64, target: i64) -> Chain:
    """Return the strength of an attack whose cards lie open, with what conceals its target so far (6.4, 6.44)."""
    chain = Chain()
    strength_parts(s, group, target, chain)
    add_concealed(s, chain)
    return chain


def add_concealed(s: Position, chain: Chain) -> None:
    if s.hidden_by != 0:
        chain.add("6.44", "uf-chain-concealed", s.hidden_by)


def under_fire(s: Position, conceal: Conceal, action: Action) -> Preview:
    """Preview the attack for its target, without a further Concealed card or with this one. All parts of its strength
    lie on the table (6.44)."""
    attacker, target = conceal.attacker, conceal.target
    cause = s.stack[-2]
    if isinstance(cause, Commit):
        chain = declared_chain(s, attacker, target)
    else:
        chain = without_cards(s, attacker, target, cause.vehicle if isinstance(cause, Overrun) else -1)
    if action.verb == USE:
        worth = s.setup.deck.worth(action.card, s.setup.nation[conceal.side], CONCEALED)
        chain.add("9.1", "uf-chain-card", worth, {"card": s.card_ref(action.card)})
    return odds.preview(s, target, chain, True)


def without_cards(s: Position, group: i64, target: i64, vehicle: i64) -> Chain:
    """Return the strength of a demolition charge (`vehicle` -1) or of a vehicle that overruns the group (21.3,
    8.62)."""
    chain = Chain()
    before = s.strength - terrain.defence(s, target, group)
    if vehicle < 0:
        chain.add("21.3", "uf-chain-charge", before)
    else:
        chain.add("8.62", "uf-chain-overrun", before, {"man": s.ref(vehicle)})
    terrain.defence_parts(s, target, group, chain)
    add_smoke(s, target, chain)
    add_concealed(s, chain)
    return chain


def preview_with(s: Position, group: i64, target: i64, cards: list[int]) -> Preview:
    """Preview an attack with the given cards: the firepower for them, by man (6.1, 6.2), and the chances for the man in
    each position."""
    chain = Chain()
    parts_with(s, group, target, cards, chain)
    means = Chain()
    power = int(firepower.of_group_parts(s, group, target, means))
    wanted = 0
    for card in cards:
        wanted += int(s.setup.deck.need[card])
    chain.note(
        "6.1", "uf-chain-firepower", {"power": power, "needed": wanted, "range": int(ranges.relative(s, group, target))}
    )
    found = odds.preview(s, target, chain)
    found.means = means
    return found


def best_card(s: Position, group: i64, target: i64) -> int:
    """Return the strongest Fire card in hand that the group has the firepower for."""
    power = firepower.of_group(s, group, target)
    best: i64 = -1
    for card in s.hands[s.side]:
        if is_ready(s, card) and s.setup.deck.need[card] <= power:
            if best < 0 or strength_on(s, card) > strength_on(s, best):
                best = card
    return int(best)


def strength_on(s: Position, card: i64) -> i64:
    return s.setup.deck.worth(card, s.setup.nation[s.side], FIRE)
