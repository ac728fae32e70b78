"""Men and their weapons, as the bots see them: what is taken up, mended and served, and who goes over to where he is
missed (11, 17.8, 18, 19.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import hand_values, prospects
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import crews, individual_transfer, named_men
from caposaldo.games.upfront.setup import CREW, LETTERS, SECONDARY

NEVER: Final = -1000
POINT: Final = 5  # a point of firepower, for all attacks to come
EFFORT: Final = 4  # what else the group could have done
LASTING: Final = 3  # how much more a machine gun counts that is fired or served again
ON_THE_WAY: Final = 16  # two actions, and the danger of a man on his way (17.8)
ASSAULT_RANGE: Final = 4  # near enough to think of close combat
LEFT_BEHIND: Final = 2  # men that a group must keep when it sends one
CHOICE: Final = 100  # the man and the card that are missed least


# ---------------------------------------------------------------- the firepower of a man
def nearest(s: Position, group: i64) -> i64:
    """Return the relative range to the closest enemy."""
    found: i64 = 0
    first = (1 - s.side_of_group(group)) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0:
            found = max(found, prospects.reach(s, group, s.chit[group], enemy))
    return found


def given(s: Position, man: i64, range_to: i64) -> i64:
    """Return his firepower with the weapon he holds; an assistant has none of his own (11.2)."""
    weapon = s.weapon[man]
    if weapon < 0 or s.serves[man] >= 0 or s.jammed[weapon] == 1:
        return 0
    kind = s.setup.weapon_of(weapon)
    return kind.power[range_to] if kind.traits & CREW == 0 or crews.is_complete(s, weapon) else kind.alone[range_to]


# ---------------------------------------------------------------- weapons (11, 18.2, 19.3)
def acquire_worth(s: Position, man: i64, weapon: i64) -> i64:
    """Return the value of a weapon without an owner: the assistant need not draw for it (18.22), other men succeed with
    half the cards; then another may serve it. A secondary weapon is for close combat (21.2)."""
    range_to = nearest(s, s.group[man])
    if s.setup.is_a(weapon, SECONDARY):
        return POINT * range_to // 2 - EFFORT if range_to >= ASSAULT_RANGE else NEVER
    kind = s.setup.weapon_of(weapon)
    gain = kind.alone[range_to] - given(s, man, range_to)
    if kind.traits & CREW != 0 and s.size(s.group[man]) > 2:
        gain += (kind.power[range_to] - kind.alone[range_to]) // 2
    if s.jammed[weapon] == 1:
        gain = gain // 2
    return (POINT if s.serves[man] == weapon else POINT // 2) * gain - EFFORT


def repair_worth(s: Position, man: i64) -> i64:
    """Return the value of a repair, which half the cards bring."""
    weapon = s.weapon[man]
    return POINT * s.setup.weapon_of(weapon).power[max(nearest(s, s.group[man]), i64(3))] // 2


def serve_worth(s: Position, man: i64, weapon: i64) -> i64:
    """Return the value of a second man at a machine gun, if it gains more than his own weapon gives (11.1)."""
    range_to = nearest(s, s.group[man])
    gain = crew_gain(s, weapon, range_to) - given(s, man, range_to)
    return POINT * gain if gain > 0 else NEVER


def crew_gain(s: Position, weapon: i64, range_to: i64) -> i64:
    kind = s.setup.weapon_of(weapon)
    return kind.power[range_to] - kind.alone[range_to] if kind.traits & CREW != 0 and s.jammed[weapon] == 0 else 0


# ---------------------------------------------------------------- going over (17.8)
def transfer_worth(s: Position, group: i64, to: i64) -> i64:
    """Return the value of a man for a machine gun that has none to serve or to fire it; new groups are not founded."""
    if to < 0 or s.size(group) <= LEFT_BEHIND or has_spare(s, to):
        return NEVER
    range_to = nearest(s, to)
    gain: i64 = 0
    for weapon in range(len(s.weapon)):
        if s.lies[weapon] == to and s.setup.is_a(weapon, CREW):
            gain = max(gain, s.setup.weapon_of(weapon).alone[range_to])
        holder = crews.operator(s, weapon)
        if holder >= 0 and s.group[holder] == to and crews.assistant(s, weapon) < 0:
            gain = max(gain, crew_gain(s, weapon, range_to))
    if gain == 0:
        return NEVER
    best: i64 = NEVER
    for man in range(len(s.group)):
        if s.group[man] == group and individual_transfer.may_go(s, man):
            best = max(best, POINT * (LASTING * gain - given(s, man, range_to)))
    return best - ON_THE_WAY - cheapest(s)


def has_spare(s: Position, group: i64) -> bool:
    """Tell whether a man there could do it himself: able, no assistant, without a crew of his own."""
    for man in range(len(s.group)):
        if s.group[man] == group and crews.on_duty(s, man) and s.serves[man] < 0:
            if s.weapon[man] < 0 or not s.setup.is_a(s.weapon[man], CREW):
                return True
    return False


def cheapest(s: Position) -> i64:
    """Return the value of the least useful movement card."""
    found: i64 = CHOICE
    for card in named_men.cards(s):
        found = min(found, hand_values.keep(s, s.side, card))
    return found


def send_worth(s: Position, group: i64, action: Action) -> i64:
    """Return the value in SEND: one man, the least useful where he is."""
    if action.verb == verbs.GIVE_UP:
        return 0
    if action.verb != verbs.NAME:
        return 1
    if named_men.count(s, group) > 0:
        return NEVER
    missed = POINT * given(s, action.man, nearest(s, group)) + prospects.worth_of_man(s, action.man)
    return CHOICE - missed - hand_values.keep(s, s.side, action.spent_card) // 2
