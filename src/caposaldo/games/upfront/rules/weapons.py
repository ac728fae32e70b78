"""Weapons without an owner, secondary weapons, repair, spoils (18, 19.3, 20.57, 20.74, 21.1)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import crews, deck, terrain, turn_limits, units
from caposaldo.games.upfront.rules.decision import MAN, WEAPON, YES_NO, Decision
from caposaldo.games.upfront.setup import LETS_CARRY, LETTERS, MARSH, ORDNANCE, PILLBOX, SECONDARY, STREAM
from caposaldo.games.upfront.verbs import ACQUIRE, BURY, DROP, HAND_OVER, KEEP, REPAIR, TAKE
from caposaldo.kernel.game import COMMON, RARE, Params, Prompt, Refusal


# ---------------------------------------------------------------- owners of weapons
def is_captured(s: Position, man: i64, weapon: i64) -> bool:
    """Tell whether the weapon comes from the other side (20.74)."""
    return weapon >= 0 and s.setup.weapon_side(weapon) != s.setup.side[man]


def spare(s: Position, man: i64) -> i64:
    """Return what he carries besides the weapon in his hands: a secondary weapon, or the one of his card while he holds
    a captured one (20.74, 21.1); -1 if nothing."""
    if s.second[man] >= 0:
        return s.second[man]
    return man if s.kept[man] == 1 else -1


def carried(s: Position, man: i64) -> vec[i64]:
    """Return all weapons that he has, the one in his hands first."""
    found = vec[i64]()
    if s.weapon[man] >= 0:
        found = append(found, s.weapon[man])
    if spare(s, man) >= 0:
        found = append(found, spare(s, man))
    return found


def bearer(s: Position, weapon: i64) -> i64:
    """Return the man who carries the secondary weapon, -1 if there is none."""
    for man in range(len(s.second)):
        if s.second[man] == weapon and s.group[man] >= 0:
            return man
    return -1


def is_wet(s: Position, group: i64) -> bool:
    """Tell whether the group is in marsh or stream, or moving in it (8.44, 8.54, 18.1)."""
    ground = terrain.occupied(s, group)
    return ground == MARSH or ground == STREAM


def weapon_params(s: Position, man: i64, weapon: i64) -> Params:
    return {"man": s.ref(man), "weapon": s.weapon_ref(weapon)}


# ---------------------------------------------------------------- dropped and lost (18.1, 18.4)
def drop(s: Position, man: i64, group: i64) -> None:
    """Lay the weapon he holds down in the group; in marsh and stream it is lost (18.1, 18.21)."""
    held = s.weapon[man]
    keeps = s.kept[man] == 1
    s.weapon[man] = -1
    s.kept[man] = 0
    if held >= 0:
        put_down(s, held, group)
    if keeps:
        put_down(s, man, group)


def drop_all(s: Position, man: i64, group: i64) -> None:
    """Lay all his weapons down in the group, a secondary one too (18.1)."""
    second = s.second[man]
    s.second[man] = -1
    drop(s, man, group)
    if second >= 0:
        put_down(s, second, group)


def drop_spare(s: Position, man: i64) -> None:
    """Lay down what he carries besides the weapon in his hands (20.23)."""
    weapon = spare(s, man)
    s.second[man] = -1
    s.kept[man] = 0
    if s.events is not None:
        s.tell("20.23", "uf-drops", weapon_params(s, man, weapon))
    put_down(s, weapon, s.group[man])


def use_up(s: Position, man: i64) -> None:
    """Take his secondary weapon out of the game (21.4)."""
    s.second[man] = -1


def put_down(s: Position, weapon: i64, group: i64) -> None:
    """Lay the weapon down; its assistant goes on serving it (18.22). Below chapter 18 it goes with its man."""
    if not s.setup.plays_chapter(18):
        crews.release(s, weapon)
        return
    if is_wet(s, group):
        lose(s, weapon, "18.1")
        return
    s.lies[weapon] = group
    if s.events is not None:
        s.tell("18.1", "uf-weapon-lies", {"weapon": s.weapon_ref(weapon), "group": s.group_ref(group)})


def lose(s: Position, weapon: i64, rule: str) -> None:
    """Take the weapon out of the game. The holder of a captured one has his own again, if he kept it (20.74)."""
    holder = crews.operator(s, weapon)
    if holder >= 0:
        let_go(s, holder)
    man = bearer(s, weapon)
    if man >= 0:
        s.second[man] = -1
    s.lies[weapon] = -1
    s.jammed[weapon] = 0
    crews.release(s, weapon)
    if s.events is not None:
        s.tell(rule, "uf-weapon-lost", {"weapon": s.weapon_ref(weapon)})


def let_go(s: Position, man: i64) -> None:
    """Empty his hands, or give him back the weapon of his card that he kept (20.74)."""
    s.weapon[man] = man if s.kept[man] == 1 else -1
    s.kept[man] = 0


def abandon(s: Position, group: i64) -> None:
    """Remove the weapons that lie in the group (18.4)."""
    for weapon in range(len(s.lies)):
        if s.lies[weapon] == group:
            lose(s, weapon, "18.4")


# ---------------------------------------------------------------- the actions of a group
def acts(s: Position, found: list[Action]) -> None:
    """Append REPAIR, ACQUIRE, HAND_OVER and DROP."""
    if not s.setup.plays_chapter(18):
        return
    first = s.side * LETTERS
    ownerless = lying(s)
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group):
            groups = s.group
            for man in range(len(groups)):
                if groups[man] == group and crews.on_duty(s, man):
                    add_acts(s, man, ownerless, found)


def lying(s: Position) -> vec[i64]:
    """Return the weapons without an owner, wherever they are."""
    found = vec[i64]()
    for weapon in range(len(s.lies)):
        if s.lies[weapon] >= 0:
            found = append(found, weapon)
    return found


def lies_near(s: Position, man: i64, weapon: i64) -> bool:
    """Tell whether the weapon lies in his group, or in the one he has infiltrated (18.2, 20.57)."""
    return s.lies[weapon] >= 0 and (s.lies[weapon] == s.group[man] or s.lies[weapon] == s.inside[man])


def add_acts(s: Position, man: i64, ownerless: vec[i64], found: list[Action]) -> None:
    if jammed_weapon(s, man) >= 0 and refuse_repair(s, man) is None:
        found.append(Action(REPAIR, man))
    for other in ownerless:
        if lies_near(s, man, other) and refuse_acquire(s, man, other) is None:
            found.append(Action(ACQUIRE, man, other))
    if s.second[man] >= 0:
        for comrade in range(len(s.group)):
            if s.group[comrade] == s.group[man] and refuse_hand_over(s, man, comrade) is None:
                found.append(Action(HAND_OVER, man, comrade))
    add_drops(s, man, s.weapon[man], found)
    add_drops(s, man, spare(s, man), found)


def add_drops(s: Position, man: i64, weapon: i64, found: list[Action]) -> None:
    if is_captured(s, man, weapon):
        found.append(Action(DROP, man, weapon))
        found.append(Action(DROP, man, weapon, 1))


def refuse(s: Position, action: Action) -> Refusal | None:
    rule = rule_of(action.verb)
    if not s.setup.plays_chapter(18):
        return Refusal("1", "uf-weapon-chapter")
    if not 0 <= action.man < len(s.group) or s.group[action.man] < 0:
        return Refusal(rule, "uf-weapon-nobody")
    refusal = turn_limits.refuse_acting(s, s.group[action.man])
    return refusal if refusal is not None else refuse_man(s, action)


def refuse_man(s: Position, action: Action) -> Refusal | None:
    """Return why the man cannot do it, given that his group may act."""
    if not crews.on_duty(s, action.man):
        return Refusal("10.1", "uf-weapon-unable", {"man": s.ref(action.man)})
    if action.verb == REPAIR:
        return refuse_repair(s, action.man)
    if action.verb == ACQUIRE:
        return refuse_acquire(s, action.man, action.weapon)
    return refuse_hand_over(s, action.man, action.other) if action.verb == HAND_OVER else refuse_drop(s, action)


def rule_of(verb: i64) -> str:
    if verb == REPAIR:
        return "19.3"
    if verb == ACQUIRE:
        return "18.2"
    return "18.21" if verb == HAND_OVER else "20.74"


def perform(s: Position, action: Action) -> None:
    """Do HAND_OVER or DROP; REPAIR and ACQUIRE are in attempts.py."""
    turn_limits.spend(s, s.group[action.man])
    if action.verb == HAND_OVER:
        hand_over(s, action.man, action.other)
    else:
        drop_captured(s, action.man, action.weapon, action.destroyed == 1)


# ---------------------------------------------------------------- repair (19.3)
def jammed_weapon(s: Position, man: i64) -> i64:
    """Return the weapon of his that he could repair: the one in his hands, else his secondary weapon; -1 if none."""
    weapon, second = s.weapon[man], s.second[man]
    if weapon >= 0 and s.jammed[weapon] == 1:
        return weapon
    return second if second >= 0 and s.jammed[second] == 1 else -1


def refuse_repair(s: Position, man: i64) -> Refusal | None:
    """Return why he cannot repair: it must be his own jammed weapon, not in marsh and stream, not on the move (8.44,
    8.54, 19.3)."""
    if not s.setup.plays_chapter(19) or jammed_weapon(s, man) < 0:
        return Refusal("19.3", "uf-repair-nothing", {"man": s.ref(man)})
    if is_wet(s, s.group[man]):
        marsh = terrain.occupied(s, s.group[man]) == MARSH
        return Refusal("8.44" if marsh else "8.54", "uf-repair-wet")
    if terrain.moving(s, s.group[man]):
        return Refusal("19.3", "uf-repair-moving")
    return None


def repair(s: Position, man: i64) -> None:
    """Draw a card: it repairs the weapon, removes it for good, or changes nothing (19.3)."""
    weapon = jammed_weapon(s, man)
    type = s.setup.weapon_of(weapon)
    card = deck.draw(s, "repair")
    number = s.setup.deck.random[card]
    red = s.setup.deck.red[card] == 1
    if s.events is not None:
        params = weapon_params(s, man, weapon)
        params["card"] = s.card_ref(card)
        s.tell("19.3", "uf-repair", params)
    if ((type.repair_red if red else type.repair_black) >> number) & 1 == 1:
        s.jammed[weapon] = 0
        if s.events is not None:
            s.tell("19.3", "uf-repaired", weapon_params(s, man, weapon))
    elif ((type.lost_red if red else type.lost_black) >> number) & 1 == 1:
        lose(s, weapon, "19.3")
    elif s.events is not None:
        s.tell("19.3", "uf-repair-fails", weapon_params(s, man, weapon))


# ---------------------------------------------------------------- weapons without an owner (18.2, 18.22, 20.57)
def refuse_acquire(s: Position, man: i64, weapon: i64) -> Refusal | None:
    """Return why he cannot take the weapon: it must lie in his group or in the one he has infiltrated; the assistant
    comes first, unless he is pinned."""
    if not 0 <= weapon < len(s.lies) or s.lies[weapon] < 0:
        return Refusal("18.3", "uf-acquire-held")
    abroad = s.inside[man] >= 0 and s.lies[weapon] == s.inside[man]
    if s.lies[weapon] != s.group[man] and not abroad:
        return Refusal("18.2", "uf-acquire-elsewhere", weapon_params(s, man, weapon))
    second = crews.assistant(s, weapon)
    if second >= 0 and abroad:
        return Refusal("20.57", "uf-acquire-assistant", {"man": s.ref(second), "weapon": s.weapon_ref(weapon)})
    if second >= 0 and second != man and s.able(second):
        return Refusal("18.22", "uf-acquire-assistant", {"man": s.ref(second), "weapon": s.weapon_ref(weapon)})
    if not units.is_man(s, man):
        return Refusal("18.2", "uf-weapon-not-for", weapon_params(s, man, weapon))
    return refuse_load(s, man, weapon)


def refuse_load(s: Position, man: i64, weapon: i64) -> Refusal | None:
    """Return why the weapon does not go with what he has: who carries a secondary weapon holds one that allows it
    (21.1)."""
    if s.setup.is_a(weapon, SECONDARY):
        return refuse_carrying(s, man)
    if s.second[man] >= 0 and not s.setup.is_a(weapon, LETS_CARRY):
        return Refusal("21.1", "uf-acquire-burdened", weapon_params(s, man, weapon))
    return None


def refuse_carrying(s: Position, man: i64) -> Refusal | None:
    """Return why he cannot carry a secondary weapon: he has one already, or a weapon in his hands that does not allow
    it (21.1); and none is carried in a pillbox (23.3)."""
    if spare(s, man) >= 0:
        return Refusal("21.1", "uf-hand-over-burdened", {"man": s.ref(man)})
    if s.weapon[man] >= 0 and not s.setup.is_a(s.weapon[man], LETS_CARRY):
        return Refusal("21.1", "uf-hand-over-weapon", weapon_params(s, man, s.weapon[man]))
    if terrain.occupied(s, s.group[man]) == PILLBOX:
        return Refusal("23.3", "uf-carry-pillbox", {"man": s.ref(man)})
    return None


def acquire(s: Position, man: i64, weapon: i64) -> None:
    """Take the weapon by a black card, or without a draw for the assistant (18.2, 18.22); positions may be changed with
    it (3.3)."""
    if s.serves[man] != weapon:
        card = deck.draw(s, "acquire")
        red = s.setup.deck.red[card] == 1
        if s.events is not None:
            params = weapon_params(s, man, weapon)
            params["card"] = s.card_ref(card)
            s.tell("18.2", "uf-acquire-fails" if red else "uf-acquires", params)
        if red:
            return
    elif s.events is not None:
        s.tell("18.22", "uf-takes-over", weapon_params(s, man, weapon))
    take(s, man, weapon)
    if s.size(s.group[man]) > 1:
        s.offer_positions(s.group[man])


def take(s: Position, man: i64, weapon: i64) -> None:
    """Give him the weapon; the one he had stays where this one lay (18.21), unless this is a secondary one (21.1). He
    no longer serves it, and no man of another group does."""
    place = s.lies[weapon]
    s.lies[weapon] = -1
    if s.setup.is_a(weapon, SECONDARY):
        s.second[man] = weapon
        return
    if s.serves[man] == weapon:
        s.serves[man] = -1
    second = crews.assistant(s, weapon)
    if second >= 0 and s.group[second] != s.group[man]:
        crews.release(s, weapon)
    if s.weapon[man] >= 0:
        drop(s, man, place)
    s.weapon[man] = weapon


# ---------------------------------------------------------------- secondary weapons (18.21, 21.1)
def refuse_hand_over(s: Position, man: i64, other: i64) -> Refusal | None:
    """Return why he cannot hand it over: only to an able man of the group who may carry it and carries none yet."""
    if s.second[man] < 0:
        return Refusal("18.21", "uf-hand-over-nothing", {"man": s.ref(man)})
    if not 0 <= other < len(s.group) or s.group[other] != s.group[man] or other == man:
        return Refusal("18.21", "uf-hand-over-nobody")
    if not crews.on_duty(s, other) or not units.is_man(s, other):
        return Refusal("18.21", "uf-weapon-unable", {"man": s.ref(other)})
    return refuse_carrying(s, other)


def hand_over(s: Position, man: i64, other: i64) -> None:
    s.second[other] = s.second[man]
    s.second[man] = -1
    if s.events is not None:
        params = weapon_params(s, man, s.second[other])
        params["other"] = s.ref(other)
        s.tell("18.21", "uf-hands-over", params)


# ---------------------------------------------------------------- captured weapons (20.74)
def refuse_drop(s: Position, action: Action) -> Refusal | None:
    if action.weapon not in carried(s, action.man) or not is_captured(s, action.man, action.weapon):
        return Refusal("20.74", "uf-drop-nothing", {"man": s.ref(action.man)})
    return None if action.destroyed == 0 or action.destroyed == 1 else Refusal("20.74", "uf-drop-how")


def drop_captured(s: Position, man: i64, weapon: i64, destroyed: bool) -> None:
    if s.events is not None:
        s.tell("20.74", "uf-destroys" if destroyed else "uf-drops", weapon_params(s, man, weapon))
    if destroyed:
        lose(s, weapon, "20.74")
    else:
        if s.second[man] == weapon:
            s.second[man] = -1
        else:
            let_go(s, man)
        put_down(s, weapon, s.group[man])


def seize(s: Position, man: i64, weapon: i64) -> None:
    """Give him the captured weapon. He also keeps the one of his own card, if he carries nothing else yet (20.74,
    21.1)."""
    if s.events is not None:
        s.tell("20.74", "uf-captures", weapon_params(s, man, weapon))
    if s.setup.is_a(weapon, SECONDARY):
        take(s, man, weapon)
        return
    keeps = (s.weapon[man] == man or s.kept[man] == 1) and s.second[man] < 0
    if keeps and s.weapon[man] == man:
        s.weapon[man] = -1
    s.kept[man] = 0
    take(s, man, weapon)
    s.kept[man] = 1 if keeps else 0


class Spoils(Decision):
    """The winner of a fight may take a weapon of the man he killed, destroy it or leave it (20.74). A berserk man who
    charged without a weapon takes none (20.91)."""

    RULE: ClassVar[str] = "20.74"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE, BURY, KEEP)
    CHECKS: ClassVar[dict[str, int]] = {"winner": MAN, "weapon": WEAPON, "may_take": YES_NO}

    def __init__(self, winner: i64, weapon: i64, may_take: i64 = 1) -> None:
        self.winner = winner
        self.weapon = weapon
        self.may_take = may_take

    def seat(self, s: Position) -> i64:
        return s.setup.side[self.winner]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, weapon_params(s, self.winner, self.weapon))

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if s.lies[self.weapon] < 0 or s.group[self.winner] < 0:
            return found
        if self.refuse_weapon(s) is None:
            found.append(Action(TAKE))
        found.append(Action(BURY))
        found.append(Action(KEEP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(TAKE), Action(BURY)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb != TAKE:
            return None
        return self.refuse_weapon(s) if action.taken == 0 else Refusal("20.74", "uf-spoils-none")

    def refuse_weapon(self, s: Position) -> Refusal | None:
        """Return why he cannot take it: no ordnance (20.74), and nothing that does not go with what he carries
        (21.1)."""
        if self.may_take == 0:
            return Refusal("20.91", "uf-spoils-berserk", {"man": s.ref(self.winner)})
        if s.setup.is_a(self.weapon, ORDNANCE):
            return Refusal("20.74", "uf-spoils-ordnance", {"weapon": s.weapon_ref(self.weapon)})
        return refuse_load(s, self.winner, self.weapon)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == TAKE:
            seize(s, self.winner, self.weapon)
        elif action.verb == BURY:
            if s.events is not None:
                s.tell("20.74", "uf-destroys", weapon_params(s, self.winner, self.weapon))
            lose(s, self.weapon, "20.74")

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == BURY else COMMON

    def run_on(self, s: Position) -> bool:
        return self.skip_if_empty(s)

    def shown(self, s: Position) -> dict[str, object]:
        return {"man": int(self.winner), "weapon": int(self.weapon)}
