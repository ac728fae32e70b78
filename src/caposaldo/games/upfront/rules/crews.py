"""Crew-served weapons (11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import MOVING_OVER, PINNED, Position
from caposaldo.games.upfront.rules import turn_limits, units
from caposaldo.games.upfront.setup import CREW, LETTERS
from caposaldo.games.upfront.verbs import RELIEVE, SERVE
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- operators and assistants
def assistant(s: Position, weapon: i64) -> i64:
    """Return the man assigned to the weapon, pinned or not; -1 if there is none."""
    serves = s.serves
    for man in range(len(serves)):
        if serves[man] == weapon and s.group[man] >= 0:
            return man
    return -1


def operator(s: Position, weapon: i64) -> i64:
    """Return the man who holds the weapon, -1 if there is none."""
    held = s.weapon
    for man in range(len(held)):
        if held[man] == weapon and s.group[man] >= 0:
            return man
    return -1


def crewed_weapons(s: Position) -> vec[i64]:
    """Return the weapons with a crew on the cards of both sides."""
    found = vec[i64]()
    for weapon in range(len(s.weapon)):
        if s.setup.is_a(weapon, CREW):
            found = append(found, weapon)
    return found


def on_duty(s: Position, man: i64) -> bool:
    """Tell whether the man is neither pinned nor on his way to another group (10.1, 17.8)."""
    return s.group[man] >= 0 and s.flags[man] & (PINNED | MOVING_OVER) == 0


def is_complete(s: Position, weapon: i64) -> bool:
    """Tell whether operator and assistant are both able (11.1)."""
    second = assistant(s, weapon)
    if second < 0 or not on_duty(s, second):
        return False
    first = operator(s, weapon)
    return first >= 0 and on_duty(s, first) and s.group[first] == s.group[second]


def release(s: Position, weapon: i64) -> None:
    """Remove the assistant of a weapon that is lost or has a new owner (11.13)."""
    for man in range(len(s.serves)):
        if s.serves[man] == weapon:
            s.serves[man] = -1


def crew_weapon(s: Position, man: i64) -> i64:
    """Return the weapon of the crew he belongs to, -1 if none (20.71)."""
    if s.serves[man] >= 0:
        return s.serves[man]
    weapon = s.weapon[man]
    return weapon if weapon >= 0 and s.setup.is_a(weapon, CREW) else -1


def comrades(s: Position, man: i64) -> vec[i64]:
    """Return the other men of his crew in his group (20.71)."""
    found = vec[i64]()
    weapon = crew_weapon(s, man)
    if weapon < 0:
        return found
    for other in range(len(s.group)):
        if other != man and s.group[other] >= 0 and s.group[other] == s.group[man]:
            if s.serves[other] == weapon or s.weapon[other] == weapon:
                found = append(found, other)
    return found


# ---------------------------------------------------------------- assigning and relieving
def acts(s: Position, found: list[Action]) -> None:
    """Append SERVE and RELIEVE (11.12, 11.13)."""
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group):
            add_acts(s, group, found)


def add_acts(s: Position, group: i64, found: list[Action]) -> None:
    groups = s.group
    for gunner in range(len(groups)):
        if groups[gunner] != group:
            continue
        weapon = s.weapon[gunner]
        if weapon >= 0 and s.setup.is_a(weapon, CREW) and assistant(s, weapon) < 0:
            for man in range(len(s.group)):
                if s.group[man] == group and man != gunner and refuse_serving(s, man, weapon) is None:
                    found.append(Action(SERVE, man, weapon))
        if s.serves[gunner] >= 0 and on_duty(s, gunner):
            found.append(Action(RELIEVE, gunner))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.man < len(s.group) or s.group[action.man] < 0:
        return Refusal("11.12", "uf-crew-nobody")
    refusal = turn_limits.refuse_acting(s, s.group[action.man])
    if refusal is not None:
        return refusal
    return refuse_serving(s, action.man, action.weapon) if action.verb == SERVE else refuse_relief(s, action.man)


def refuse_serving(s: Position, man: i64, weapon: i64) -> Refusal | None:
    """Return why he cannot become the assistant: an able man, a crew-served weapon of his group without an assistant
    (11.11, 11.12, 11.3)."""
    if not 0 <= weapon < len(s.weapon) or not s.setup.is_a(weapon, CREW):
        return Refusal("11.1", "uf-crew-no-weapon")
    gunner = operator(s, weapon)
    if gunner < 0 or s.group[gunner] != s.group[man] or gunner == man:
        return Refusal("11.11", "uf-crew-apart", {"man": s.ref(man), "weapon": s.weapon_ref(weapon)})
    if not on_duty(s, man):
        return Refusal("11.3", "uf-crew-unable", {"man": s.ref(man)})
    if assistant(s, weapon) >= 0:
        return Refusal("11.1", "uf-crew-complete", {"weapon": s.weapon_ref(weapon)})
    return refuse_assistant(s, man)


def refuse_assistant(s: Position, man: i64) -> Refusal | None:
    """Return why the man cannot assist: he serves another weapon, is served himself (11.11), or has infiltrated
    (20.61)."""
    if s.serves[man] >= 0:
        return Refusal("11.13", "uf-crew-bound", {"man": s.ref(man), "weapon": s.weapon_ref(s.serves[man])})
    if s.weapon[man] >= 0 and assistant(s, s.weapon[man]) >= 0:
        return Refusal("11.11", "uf-crew-served", {"man": s.ref(man)})
    if not units.is_man(s, man):
        return Refusal("11.3", "uf-crew-unable", {"man": s.ref(man)})
    if s.inside[man] >= 0:
        return Refusal("20.61", "uf-crew-infiltrator", {"man": s.ref(man)})
    return None


def refuse_relief(s: Position, man: i64) -> Refusal | None:
    if s.serves[man] < 0:
        return Refusal("11.13", "uf-crew-free", {"man": s.ref(man)})
    if not on_duty(s, man):
        return Refusal("11.3", "uf-crew-unable", {"man": s.ref(man)})
    return None


def perform(s: Position, action: Action) -> None:
    """Do the sole action of the group (11.12, 11.13). With an assignment all men may change places (3.3)."""
    turn_limits.spend(s, s.group[action.man])
    if action.verb == SERVE:
        serve(s, action.man, action.weapon)
        s.offer_positions(s.group[action.man])
    else:
        weapon = s.serves[action.man]
        s.serves[action.man] = -1
        if s.events is not None:
            s.tell("11.13", "uf-crew-relieved", {"man": s.ref(action.man), "weapon": s.weapon_ref(weapon)})


def serve(s: Position, man: i64, weapon: i64) -> None:
    """Make him the assistant of the weapon and put him next to its operator (11.11, 11.12)."""
    s.serves[man] = weapon
    move_next_to(s, man, operator(s, weapon))
    if s.events is not None:
        s.tell("11.12", "uf-crew-assigned", {"man": s.ref(man), "weapon": s.weapon_ref(weapon)})


def move_next_to(s: Position, man: i64, gunner: i64) -> None:
    """Put him next to the gunner, on the right unless that parts the gunner from a man whose weapon he serves himself
    (11.11)."""
    if s.pos[man] - s.pos[gunner] in (-1, 1):
        return
    group = s.group[man]
    s.part(man)
    place = s.pos[gunner] + 1
    if s.serves[gunner] >= 0 and operator(s, s.serves[gunner]) == s.man_at(group, place):
        place -= 1
    for other in range(len(s.group)):
        if s.group[other] == group and s.pos[other] >= place:
            s.pos[other] = s.pos[other] + 1
    s.group[man] = group
    s.pos[man] = place
