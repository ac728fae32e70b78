"""Man against man (20.6 to 20.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BERSERK, KILLED, NAMED, PINNED, TARGET, Position
from caposaldo.games.upfront.rules import berserk, crews, deck, infiltrators, losses, named_men
from caposaldo.games.upfront.setup import CONCEALED, CREW, DECK, NOTHING
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Chance, Preview, Refusal

WHEN_PINNED: Final = -4  # 20.6
HELP: Final = 3  # for each man who fights with him (20.622)
CLEARLY: Final = 3  # a victory by so much keeps an infiltrator where he is (20.73)

# How far a fight has come: `c` of FIGHT.
PAIRED: Final = 0
DEFENDER_ASKED: Final = 1
BOTH_ASKED: Final = 2


# ---------------------------------------------------------------- what a man is worth (20.6 to 20.622)
def value_parts(s: Position, man: i64, chain: Chain) -> i64:
    """Close combat value (20.6, 20.61)."""
    before = chain.total()
    said: dict[str, int | str] = {"man": s.ref(man)}
    chain.add("20.6", "uf-chain-fight-morale", s.setup.men[man].morale, said)
    add_weapon(s, man, chain)
    if s.has(man, PINNED):
        chain.add("20.6", "uf-chain-fight-pinned", WHEN_PINNED)
    return chain.total() - before


def add_weapon(s: Position, man: i64, chain: Chain) -> None:
    """What he carries besides is in his way; with nothing else he is not unarmed (20.6). An assistant's weapon is worth
    nothing (20.61)."""
    weapon = s.weapon[man]
    if s.serves[man] >= 0:
        chain.add("20.61", "uf-chain-fight-assistant", 0)
        return
    if weapon < 0:
        if s.second[man] == NOTHING:
            chain.add("20.6", "uf-chain-fight-unarmed", -1)
        return
    chain.add("20.6", "uf-chain-fight-weapon", s.setup.weapon_of(weapon).close, {"weapon": s.weapon_ref(weapon)})
    if s.jammed[weapon] == 1:
        chain.add("20.6", "uf-chain-fight-jammed", -1)
    if s.second[man] != NOTHING or s.kept[man] == 1:
        chain.add("20.6", "uf-chain-fight-burden", -1)


def attacker_parts(s: Position, frame: Frame, chain: Chain) -> i64:
    """His value, those who attack the same man with him (20.72), a Concealed card against him (20.621)."""
    value_parts(s, frame.a, chain)
    helpers: i64 = 0
    for man in range(len(s.group)):
        if man != frame.a and is_attacking(s, man, frame.b) and s.able(man):
            helpers += 1
    add_rest(chain, helpers, frame.x)
    return chain.total()


def defender_parts(s: Position, frame: Frame, chain: Chain) -> i64:
    """His value, the able men of his crew who are not attacked themselves (20.71), a Concealed card (20.621)."""
    value_parts(s, frame.b, chain)
    helpers: i64 = 0
    for man in comrades(s, crew_weapon(s, frame.b), frame.b):
        if crews.on_duty(s, man) and not s.has(man, TARGET):
            helpers += 1
    add_rest(chain, helpers, frame.y)
    return chain.total()


def add_rest(chain: Chain, helpers: i64, concealed: i64) -> None:
    if helpers > 0:
        chain.add("20.622", "uf-chain-fight-help", HELP * helpers)
    if concealed != 0:
        chain.add("20.621", "uf-chain-fight-concealed", concealed)


def is_attacking(s: Position, man: i64, defender: i64) -> bool:
    """He has been named for close combat and has that man before him."""
    return s.group[man] >= 0 and s.flags[man] & NAMED != 0 and s.aim[man] == defender


def crew_weapon(s: Position, man: i64) -> i64:
    """The weapon of the crew he belongs to, -1 none (20.71)."""
    if s.serves[man] >= 0:
        return s.serves[man]
    weapon = s.weapon[man]
    return weapon if weapon >= 0 and s.setup.is_a(weapon, CREW) else -1


def comrades(s: Position, weapon: i64, man: i64) -> vec[i64]:
    """The others of that crew, in his group."""
    found = vec[i64]()
    if weapon < 0:
        return found
    for other in range(len(s.group)):
        if other != man and s.group[other] >= 0 and s.group[other] == s.group[man]:
            if s.serves[other] == weapon or s.weapon[other] == weapon:
                found = append(found, other)
    return found


# ---------------------------------------------------------------- which fight (20.52, 20.72)
def begin(s: Position, attacker: i64, defender: i64) -> None:
    """A fight outside FIGHTS: a berserk charge (20.91)."""
    s.push(Frame(st.FIGHT, attacker, defender))


def go_on(s: Position, frame: Frame) -> bool:
    """FIGHTS, FIGHT, CREW_FALLS. What leaves but one choice is not asked."""
    if frame.kind == st.FIGHT:
        fight_on(s, frame)
        return True
    left = choices(s, frame)
    if len(left) > 1:
        return False
    if len(left) == 1:
        pick(s, frame, left[0])
    elif frame.kind == st.FIGHTS and frame.b > 0:
        frame.b = 0  # nobody else attacks that man
    else:
        end(s, frame)
    return True


def end(s: Position, frame: Frame) -> None:
    s.pop()
    if frame.kind == st.FIGHTS:
        for man in range(len(s.flags)):
            s.unmark(man, TARGET)


def choices(s: Position, frame: Frame) -> vec[i64]:
    """FIGHTS: attackers who have still to fight; while `b` is set, those who attack the man who has just killed one of
    them (20.72). CREW_FALLS: men of the crew whom nobody else is about to attack (20.71)."""
    found = vec[i64]()
    if frame.kind == st.CREW_FALLS:
        for man in range(len(s.group)):
            if s.group[man] == frame.x and (s.serves[man] == frame.b or s.weapon[man] == frame.b):
                if not is_awaited(s, man):
                    found = append(found, man)
        return found
    for man in range(len(s.group)):
        if s.group[man] == frame.a and s.flags[man] & NAMED != 0:
            if frame.b == 0 or s.aim[man] == frame.b - 1:
                found = append(found, man)
    return found


def is_awaited(s: Position, defender: i64) -> bool:
    for man in range(len(s.group)):
        if is_attacking(s, man, defender):
            return True
    return False


def options(s: Position, frame: Frame) -> list[Action]:
    """FIGHTS (which next), CREW_FALLS (20.71)."""
    return [Action(verbs.PICK, man) for man in choices(s, frame)]


def refuse_in(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.man in choices(s, frame):
        return None
    return Refusal("20.72" if frame.kind == st.FIGHTS else "20.71", "uf-fight-not-he")


def perform_in(s: Position, frame: Frame, action: Action) -> None:
    pick(s, frame, action.man)


def pick(s: Position, frame: Frame, man: i64) -> None:
    """The next fight. One against the same man goes on without new Concealed cards: that on the defender still counts
    (20.621)."""
    if frame.kind == st.FIGHTS:
        again = frame.b > 0
        frame.b = 0
        s.push(Frame(st.FIGHT, man, s.aim[man], 0, frame.y if again else 0, BOTH_ASKED if again else PAIRED))
    else:
        s.pop()
        s.push(Frame(st.FIGHT, frame.a, man, frame.y, 0, BOTH_ASKED))


# ---------------------------------------------------------------- one against one (20.621, 20.7)
def fight_on(s: Position, frame: Frame) -> None:
    """A Hero for a pinned defender (10.4); then the defender may play a Concealed card on the attacker, then the other
    way round (20.621)."""
    attacker, defender = frame.a, frame.b
    side = s.setup.side[attacker]
    place = s.group[defender]
    if s.has(defender, PINNED) and frame.d == 0:
        frame.d = 1  # asked once
        s.push(Frame(st.SAVE, defender, st.FOR_FIGHT))
    elif frame.c == PAIRED:
        frame.c = DEFENDER_ASKED
        s.push(Frame(st.CONCEAL, 1 - side, st.FOR_FIGHT, s.group[attacker], place, attacker))
    elif frame.c == DEFENDER_ASKED:
        frame.c = BOTH_ASKED
        s.push(Frame(st.CONCEAL, side, st.FOR_FIGHT, s.group[attacker], place, defender))
    else:
        s.pop()
        decide(s, frame)


def decide(s: Position, frame: Frame) -> None:
    """A card for each; the lower total is killed, on a tie both are (20.7)."""
    attack = attacker_parts(s, frame, Chain())
    defence = defender_parts(s, frame, Chain())
    first = deck.draw(s, "close combat")
    attack += s.setup.deck.signed(first)
    second = deck.draw(s, "close combat")
    defence += s.setup.deck.signed(second)
    if s.events is not None:
        tell_totals(s, frame, first, attack, second, defence)
    if attack == defence:
        both_fall(s, frame)
    elif attack > defence:
        defender_falls(s, frame, attack - defence)
    else:
        attacker_falls(s, frame)
    if s.result is None and s.step == st.CHARGING:
        berserk.come_round_without_target(s)


def tell_totals(s: Position, frame: Frame, first: i64, attack: i64, second: i64, defence: i64) -> None:
    params: dict[str, int | str] = {"man": s.ref(frame.a), "opponent": s.ref(frame.b)}
    params["card"] = s.card_ref(first)
    params["total"] = int(attack)
    params["other"] = s.card_ref(second)
    params["against"] = int(defence)
    s.tell("20.7", "uf-fight", params)


def both_fall(s: Position, frame: Frame) -> None:
    """Their weapons stay where they fought (20.742); who attacked the same man has nobody to fight now."""
    weapon = s.weapon[frame.a]
    place = s.group[frame.b]
    stand_down(s, frame.b)
    losses.remove(s, frame.a, KILLED, "20.7")
    leave_there(s, weapon, place)
    losses.remove(s, frame.b, KILLED, "20.7")


def leave_there(s: Position, weapon: i64, place: i64) -> None:
    """A berserk man has come without infiltrating: his weapon lies where he fell all the same (20.742)."""
    if weapon >= 0 and s.lies[weapon] >= 0:
        s.lies[weapon] = place


def attacker_falls(s: Position, frame: Frame) -> None:
    """The next who attacks the winner must fight at once (20.72); when all is over he may take a weapon (20.74)."""
    weapon = s.weapon[frame.a]
    place = s.group[frame.b]
    below = s.top()
    if below.kind == st.FIGHTS:
        below.b = frame.b + 1
        below.y = frame.y
    losses.remove(s, frame.a, KILLED, "20.7")
    leave_there(s, weapon, place)
    if s.result is not None:
        return
    if is_awaited(s, frame.b) and weapon >= 0:
        s.stack.insert(s.stack.index(below), Frame(st.SPOILS, frame.b, weapon))
    else:
        ask_for_spoils(s, frame.b, weapon)


def defender_falls(s: Position, frame: Frame, by: i64) -> None:
    """He has to go on against the rest of a crew (20.71); those who had come for the same man are done (20.72)."""
    attacker, defender = frame.a, frame.b
    weapon = s.weapon[defender]
    crew = crew_weapon(s, defender)
    place = s.group[defender]
    s.aim[attacker] = -1
    stand_down(s, defender)
    losses.remove(s, defender, KILLED, "20.7")
    if s.result is not None:
        return
    next_one = Frame(st.CREW_FALLS, attacker, crew, place, frame.x)
    if crew >= 0 and len(choices(s, next_one)) > 0:
        ask_for_spoils(s, attacker, weapon)
        s.push(next_one)
    else:
        win(s, attacker, by)
        ask_for_spoils(s, attacker, weapon)


def stand_down(s: Position, defender: i64) -> None:
    """All who were to fight him are done; those who did not keep what they had (20.72)."""
    for man in range(len(s.group)):
        if s.aim[man] == defender and s.flags[man] & NAMED != 0:
            named_men.strike_out(s, man)


def win(s: Position, man: i64, by: i64) -> None:
    """He is back with his group; an infiltrator who did not win by 3 has to begin again (20.73), unless nobody is left
    there; a berserk man comes to himself (20.91)."""
    named_men.strike_out(s, man)
    if s.has(man, BERSERK):
        berserk.come_round(s, man, "20.91")
    elif by < CLEARLY and s.inside[man] >= 0 and s.exists(s.inside[man]):
        infiltrators.lose(s, man, "20.73")


def ask_for_spoils(s: Position, winner: i64, weapon: i64) -> None:
    if weapon >= 0 and s.lies[weapon] >= 0:
        s.push(Frame(st.SPOILS, winner, weapon))


# ---------------------------------------------------------------- chances
def preview_of(s: Position, seat: i64, action: Action) -> Preview | None:
    """For PICK of an attacker: both values, and the chances over two whole decks."""
    frame = s.top()
    if s.result is not None or frame.kind != st.FIGHTS or action.verb != verbs.PICK or seat != s.side:
        return None
    fight = Frame(st.FIGHT, action.man, s.aim[action.man], 0, frame.y if frame.b > 0 else 0)
    chain, other = Chain(), Chain()
    lead = attacker_parts(s, fight, chain)
    defence = defender_parts(s, fight, other)
    chain.note("20.7", "uf-chain-fight-against", {"man": s.ref(fight.b), "value": int(defence)})
    return Preview(chain, chances(s, lead - defence))


def concealing(s: Position, frame: Frame, action: Action) -> Preview:
    """For who may play a Concealed card on the other man: the value of his own, and his chances with this card or
    without (20.621)."""
    known = s.stack[-2]
    fight = Frame(st.FIGHT, known.a, known.b, known.x, known.y)
    attacks = s.setup.side[fight.a] == frame.a
    if action.verb == verbs.USE:
        worth = s.setup.deck.worth(action.card, s.setup.nation[frame.a], CONCEALED)
        if attacks:
            fight.y = worth
        else:
            fight.x = worth
    chain, other = Chain(), Chain()
    lead = attacker_parts(s, fight, chain if attacks else other)
    defence = defender_parts(s, fight, other if attacks else chain)
    enemy, value = (fight.b, defence) if attacks else (fight.a, lead)
    chain.note("20.7", "uf-chain-fight-against", {"man": s.ref(enemy), "value": int(value)})
    return Preview(chain, chances(s, lead - defence if attacks else defence - lead))


def chances(s: Position, lead: i64) -> list[Chance]:
    """Of the man with so much more (20.7)."""
    ways = [0] * 13  # by random number as it is added, from -6
    for card in range(DECK):
        ways[s.setup.deck.signed(card) + 6] += 1
    wins, ties, of = 0, 0, DECK * DECK
    for one in range(13):
        for other in range(13):
            gap = lead + one - other
            if gap > 0:
                wins += ways[one] * ways[other]
            elif gap == 0:
                ties += ways[one] * ways[other]
    found = [Chance("uf-chance-wins", wins, of), Chance("uf-chance-both", ties, of)]
    found.append(Chance("uf-chance-loses", of - wins - ties, of))
    return [chance for chance in found if chance.ways > 0]
