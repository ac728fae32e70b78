"""Man against man (20.6 to 20.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BERSERK, CHARGING, FOR_FIGHT, KILLED, NAMED, PINNED, TARGET, Position
from caposaldo.games.upfront.rules import berserk, crews, deck, infiltrators, losses, named_men, rally, weapons
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import COUNT, GROUP, MAN, MAN_OR_NONE, YES_NO, Decision
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.setup import CONCEALED, DECK
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview, Prompt, Refusal, Roll

WHEN_PINNED: Final = -4  # 20.6
HELP: Final = 3  # for each man who fights with him (20.622)
CLEARLY: Final = 3  # a victory by so much keeps an infiltrator where he is (20.73)
# What the end of a fight is worth to a side; it is even if both fall.
ENEMY_FALLS: Final = 4
HE_FALLS: Final = -3

# How far a fight has come: `Fight.step`.
PAIRED: Final = 0
DEFENDER_ASKED: Final = 1
BOTH_ASKED: Final = 2


# ---------------------------------------------------------------- close combat values (20.6 to 20.622)
def value_parts(s: Position, man: i64, chain: Chain) -> i64:
    """Return the close combat value of a man and add its parts to the chain (20.6, 20.61)."""
    before = chain.total()
    said: dict[str, int | str] = {"man": s.ref(man)}
    chain.add("20.6", "uf-chain-fight-morale", s.setup.men[man].morale, said)
    add_weapon(s, man, chain)
    if s.has(man, PINNED):
        chain.add("20.6", "uf-chain-fight-pinned", WHEN_PINNED)
    return chain.total() - before


def add_weapon(s: Position, man: i64, chain: Chain) -> None:
    """Add the effect of his weapons: a second one hampers him, but with only a secondary weapon he is not unarmed
    (20.6). An assistant's weapon counts nothing (20.61)."""
    weapon = s.weapon[man]
    if s.serves[man] >= 0:
        chain.add("20.61", "uf-chain-fight-assistant", 0)
        return
    if weapon < 0:
        if s.second[man] < 0:
            chain.add("20.6", "uf-chain-fight-unarmed", -1)
        return
    chain.add("20.6", "uf-chain-fight-weapon", s.setup.weapon_of(weapon).close, {"weapon": s.weapon_ref(weapon)})
    if s.jammed[weapon] == 1:
        chain.add("20.6", "uf-chain-fight-jammed", -1)
    if weapons.spare(s, man) >= 0:
        chain.add("20.6", "uf-chain-fight-burden", -1)


def attacker_parts(s: Position, fight: Fight, chain: Chain) -> i64:
    """Return the attacker's value with those who attack the same man (20.72) and a Concealed card against him
    (20.621)."""
    value_parts(s, fight.attacker, chain)
    helpers: i64 = 0
    for man in range(len(s.group)):
        if man != fight.attacker and is_attacking(s, man, fight.defender) and s.able(man):
            helpers += 1
    add_rest(chain, helpers, fight.on_attacker)
    return chain.total()


def defender_parts(s: Position, fight: Fight, chain: Chain) -> i64:
    """Return the defender's value with the able men of his crew who are not attacked themselves (20.71) and a Concealed
    card (20.621)."""
    value_parts(s, fight.defender, chain)
    helpers: i64 = 0
    for man in crews.comrades(s, fight.defender):
        if crews.on_duty(s, man) and not s.has(man, TARGET):
            helpers += 1
    add_rest(chain, helpers, fight.on_defender)
    return chain.total()


def add_rest(chain: Chain, helpers: i64, concealed: i64) -> None:
    if helpers > 0:
        chain.add("20.622", "uf-chain-fight-help", HELP * helpers)
    if concealed != 0:
        chain.add("20.621", "uf-chain-fight-concealed", concealed)


def is_attacking(s: Position, man: i64, defender: i64) -> bool:
    """Tell whether the man has been named for close combat against this defender."""
    return s.group[man] >= 0 and s.flags[man] & NAMED != 0 and s.aim[man] == defender


# ---------------------------------------------------------------- which fight (20.52, 20.72)


class ChooseFighter(Decision):
    """A choice of the man who fights next. It is not asked if only one is possible."""

    VERBS: ClassVar[tuple[int, ...]] = (verbs.PICK,)

    def rule(self) -> str:
        raise NotImplementedError

    def choices(self, s: Position) -> vec[i64]:
        raise NotImplementedError

    def pick(self, s: Position, man: i64) -> None:
        """Take the man chosen."""
        raise NotImplementedError

    def end(self, s: Position) -> None:
        """End the choice when no man is left."""
        s.pop()

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.PICK, man) for man in self.choices(s)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.man in self.choices(s) else Refusal(self.rule(), "uf-fight-not-he")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        self.pick(s, action.man)

    def run_on(self, s: Position) -> bool:
        left = self.choices(s)
        if len(left) > 1:
            return False
        if len(left) == 1:
            self.pick(s, left[0])
        else:
            self.end(s)
        return True


class Fights(ChooseFighter):
    """Which of the men of a group who have found an opponent fights next (20.52)?"""

    RULE: ClassVar[str] = "20.52"
    CHECKS: ClassVar[dict[str, int]] = {"group": GROUP, "winner": MAN_OR_NONE}

    def __init__(self, group: i64, winner: i64 = -1, on_winner: i64 = 0) -> None:
        self.group = group
        self.winner = winner  # the defender who has just killed one of them: the next fights him at once (20.72)
        self.on_winner = on_winner  # value of the Concealed card played on him

    def rule(self) -> str:
        return "20.72"

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group)})

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.PICK, man) for man in s.men_of(self.group)]

    def choices(self, s: Position) -> vec[i64]:
        """Return the attackers who have still to fight; those who attack the winner of the last fight come first."""
        found = vec[i64]()
        for man in range(len(s.group)):
            if s.group[man] == self.group and s.flags[man] & NAMED != 0:
                if self.winner < 0 or s.aim[man] == self.winner:
                    found = append(found, man)
        return found

    def pick(self, s: Position, man: i64) -> None:
        """Start the next fight. Against the same man no new Concealed card is asked for: the one on the defender still
        counts (20.621)."""
        again = self.winner >= 0
        if again:
            s.replace(Fights(self.group, -1, self.on_winner))
        s.push(Fight(man, s.aim[man], 0, self.on_winner if again else 0, BOTH_ASKED if again else PAIRED))

    def end(self, s: Position) -> None:
        if self.winner >= 0:
            s.replace(Fights(self.group, -1, self.on_winner))  # no other man attacks that one
            return
        s.pop()
        for man in range(len(s.flags)):
            s.unmark(man, TARGET)


class CrewFalls(ChooseFighter):
    """A man of a crew has fallen: which of the others, if not attacked by another man, fights on (20.71)?"""

    RULE: ClassVar[str] = "20.71"
    CHECKS: ClassVar[dict[str, int]] = {"attacker": MAN, "weapon": MAN, "group": GROUP}

    def __init__(self, attacker: i64, weapon: i64, group: i64, on_attacker: i64) -> None:
        self.attacker = attacker
        self.weapon = weapon  # of the crew
        self.group = group  # of the crew
        self.on_attacker = on_attacker  # value of the Concealed card played on him

    def seat(self, s: Position) -> i64:
        return 1 - s.setup.side[self.attacker]

    def rule(self) -> str:
        return "20.71"

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"man": s.ref(self.attacker)})

    def choices(self, s: Position) -> vec[i64]:
        found = vec[i64]()
        for man in range(len(s.group)):
            if s.group[man] == self.group and (s.serves[man] == self.weapon or s.weapon[man] == self.weapon):
                if not is_awaited(s, man):
                    found = append(found, man)
        return found

    def pick(self, s: Position, man: i64) -> None:
        s.pop()
        s.push(Fight(self.attacker, man, self.on_attacker, 0, BOTH_ASKED))

    def shown(self, s: Position) -> dict[str, object]:
        return {"man": int(self.attacker), "weapon": int(self.weapon)}


def is_awaited(s: Position, defender: i64) -> bool:
    for man in range(len(s.group)):
        if is_attacking(s, man, defender):
            return True
    return False


# ---------------------------------------------------------------- one against one (20.621, 20.7)
class Fight(Decision):
    """One against one: a Hero for a pinned defender and the pinned men of his crew, and for a berserk attacker (10.4);
    then the defender may play a Concealed card on the attacker, then the other way round (20.621); then two cards
    decide (20.7)."""

    CHECKS: ClassVar[dict[str, int]] = {
        "attacker": MAN,
        "defender": MAN,
        "step": COUNT,
        "heroes_asked": COUNT,
        "attacker_asked": YES_NO,
    }

    def __init__(
        self,
        attacker: i64,
        defender: i64,
        on_attacker: i64 = 0,
        on_defender: i64 = 0,
        step: i64 = PAIRED,
        heroes_asked: i64 = 0,
        attacker_asked: i64 = 0,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.on_attacker = on_attacker  # value of the Concealed card played on him, negative
        self.on_defender = on_defender
        self.step = step
        self.heroes_asked = heroes_asked  # pinned men of the defence for whom a Hero was last asked for
        self.attacker_asked = attacker_asked  # 1: a Hero for a pinned attacker has been asked for

    def run_on(self, s: Position) -> bool:
        attacker, defender = self.attacker, self.defender
        side = s.setup.side[attacker]
        groups = s.group[attacker], s.group[defender]
        pinned = i64(len(rally.raisable_for_fight(s, defender)))
        if pinned > 0 and pinned != self.heroes_asked:
            s.replace(self.moved_on(self.step, pinned, self.attacker_asked))
            s.push(Save(defender, FOR_FIGHT))
        elif s.has(attacker, PINNED) and self.attacker_asked == 0:
            s.replace(self.moved_on(self.step, self.heroes_asked, 1))
            s.push(Save(attacker, FOR_FIGHT))
        elif self.step == PAIRED:
            s.replace(self.moved_on(DEFENDER_ASKED, self.heroes_asked, self.attacker_asked))
            s.push(Conceal(1 - side, FOR_FIGHT, groups[0], groups[1], attacker))
        elif self.step == DEFENDER_ASKED:
            s.replace(self.moved_on(BOTH_ASKED, self.heroes_asked, self.attacker_asked))
            s.push(Conceal(side, FOR_FIGHT, groups[0], groups[1], defender))
        else:
            s.pop()
            decide(s, self)
        return True

    def moved_on(self, step: i64, heroes_asked: i64, attacker_asked: i64) -> Fight:
        return Fight(
            self.attacker, self.defender, self.on_attacker, self.on_defender, step, heroes_asked, attacker_asked
        )

    def concealed(self, s: Position, side: i64, worth: i64) -> None:
        s.replace(self.with_card(s, side, worth))

    def with_card(self, s: Position, side: i64, worth: i64) -> Fight:
        """Return the fight after the side has played a Concealed card on the other man."""
        mine = s.setup.side[self.attacker] == side
        on_attacker = self.on_attacker if mine else worth
        on_defender = worth if mine else self.on_defender
        asked, attacker_asked = self.heroes_asked, self.attacker_asked
        return Fight(self.attacker, self.defender, on_attacker, on_defender, self.step, asked, attacker_asked)


def decide(s: Position, fight: Fight) -> None:
    """Draw a card for each; the lower total is killed, on a tie both are (20.7)."""
    attack = attacker_parts(s, fight, Chain())
    defence = defender_parts(s, fight, Chain())
    lead = attack - defence
    first = deck.draw(s, "close combat")
    attack += s.setup.deck.signed(first)
    second = deck.draw(s, "close combat")
    defence += s.setup.deck.signed(second)
    if s.events is not None:
        tell_totals(s, fight, first, attack, second, defence)
    note_fight(s, fight, lead, attack - defence)
    if attack == defence:
        both_fall(s, fight)
    elif attack > defence:
        defender_falls(s, fight, attack - defence)
    else:
        attacker_falls(s, fight)
    if s.result is None and s.step == CHARGING:
        berserk.end_berserk_without_target(s)


def note_fight(s: Position, fight: Fight, lead: i64, gap: i64) -> None:
    """Note the odds of the two cards, and what they did, for those who count the luck."""
    if s.rolls is not None:
        came = "uf-chance-wins" if gap > 0 else ("uf-chance-both" if gap == 0 else "uf-chance-loses")
        side = int(s.setup.side[fight.attacker])
        s.rolls.append(Roll(side, s.ref(fight.defender), chances(s, lead), came, s.ref(fight.attacker)))


def tell_totals(s: Position, fight: Fight, first: i64, attack: i64, second: i64, defence: i64) -> None:
    params: dict[str, int | str] = {"man": s.ref(fight.attacker), "opponent": s.ref(fight.defender)}
    params["card"] = s.card_ref(first)
    params["total"] = int(attack)
    params["other"] = s.card_ref(second)
    params["against"] = int(defence)
    s.tell("20.7", "uf-fight", params)


def both_fall(s: Position, fight: Fight) -> None:
    """Remove both; their weapons stay where they fought (20.742), and others who attack the same man have no fight."""
    stand_down(s, fight.defender)
    losses.remove(s, fight.attacker, KILLED, "20.7", s.group[fight.defender])
    losses.remove(s, fight.defender, KILLED, "20.7")


def attacker_falls(s: Position, fight: Fight) -> None:
    """Remove the attacker. The next attacker must fight the winner at once (20.72); after the last fight the winner may
    take a weapon (20.74)."""
    attacker, winner = fight.attacker, fight.defender
    left = weapons.carried(s, attacker)
    below = s.top()
    if isinstance(below, Fights):
        below = Fights(below.group, winner, fight.on_defender)
        s.replace(below)
    losses.remove(s, attacker, KILLED, "20.7", s.group[winner])
    if s.result is not None:
        return
    if not is_awaited(s, winner):
        ask_for_spoils(s, winner, left, 1)
        return
    for i in range(len(left) - 1, -1, -1):
        s.stack.insert(s.stack.index(below), Spoils(winner, left[i]))


def defender_falls(s: Position, fight: Fight, by: i64) -> None:
    """Remove the defender. The winner goes on against the rest of a crew (20.71); other attackers of the same man are
    done (20.72)."""
    attacker, defender = fight.attacker, fight.defender
    left = weapons.carried(s, defender)
    may_take: i64 = 0 if s.inside[attacker] < 0 and s.weapon[attacker] < 0 else 1
    crew = crews.crew_weapon(s, defender)
    place = s.group[defender]
    s.aim[attacker] = -1
    stand_down(s, defender)
    losses.remove(s, defender, KILLED, "20.7")
    if s.result is not None:
        return
    next_one = CrewFalls(attacker, crew, place, fight.on_attacker)
    if crew >= 0 and len(next_one.choices(s)) > 0:
        ask_for_spoils(s, attacker, left, may_take)
        s.push(next_one)
    else:
        win(s, attacker, by)
        ask_for_spoils(s, attacker, left, may_take)


def stand_down(s: Position, defender: i64) -> None:
    """End the attack of all who were to fight this defender; those who have not fought keep their status (20.72)."""
    for man in range(len(s.group)):
        if s.aim[man] == defender and s.flags[man] & NAMED != 0:
            named_men.unname(s, man)


def win(s: Position, man: i64, by: i64) -> None:
    """Return the winner to his group. An infiltrator who did not win by 3 loses his status (20.73), unless the enemy
    group is gone; a berserk man becomes calm (20.91)."""
    named_men.unname(s, man)
    if s.has(man, BERSERK):
        berserk.end_berserk(s, man, "20.91")
    elif by < CLEARLY and s.inside[man] >= 0 and s.exists(s.inside[man]):
        infiltrators.lose(s, man, "20.73")


def ask_for_spoils(s: Position, winner: i64, left: vec[i64], may_take: i64) -> None:
    """Ask the winner about each weapon of the man he killed, what that man had in his hands first (20.74). A berserk
    man who came without infiltrating and unarmed takes none (20.91)."""
    for i in range(len(left) - 1, -1, -1):
        if s.lies[left[i]] >= 0:
            s.push(Spoils(winner, left[i], may_take))


# ---------------------------------------------------------------- chances
def preview_of(s: Position, fights: Fights, action: Action) -> Preview:
    """Preview PICK of an attacker: both values, and the chances over two whole decks."""
    fight = Fight(action.man, s.aim[action.man], 0, fights.on_winner if fights.winner >= 0 else 0)
    chain, other = Chain(), Chain()
    lead = attacker_parts(s, fight, chain)
    defence = defender_parts(s, fight, other)
    chain.note("20.7", "uf-chain-fight-against", {"man": s.ref(fight.defender), "value": int(defence)})
    return Preview(chain, chances(s, lead - defence))


def concealing(s: Position, conceal: Conceal, action: Action) -> Preview | None:
    """Preview a Concealed card on the other man: the value of the own man, and his chances with this card or without
    (20.621)."""
    fight = s.stack[-2]
    if not isinstance(fight, Fight):
        return None
    if action.verb == verbs.USE:
        worth = s.setup.deck.worth(action.card, s.setup.nation[conceal.side], CONCEALED)
        fight = fight.with_card(s, conceal.side, worth)
    attacks = s.setup.side[fight.attacker] == conceal.side
    chain, other = Chain(), Chain()
    lead = attacker_parts(s, fight, chain if attacks else other)
    defence = defender_parts(s, fight, other if attacks else chain)
    enemy, value = (fight.defender, defence) if attacks else (fight.attacker, lead)
    chain.note("20.7", "uf-chain-fight-against", {"man": s.ref(enemy), "value": int(value)})
    return Preview(chain, chances(s, lead - defence if attacks else defence - lead))


def chances(s: Position, lead: i64) -> list[Chance]:
    """Return the chances of the man whose value is higher by `lead` (20.7)."""
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
    found = [Chance("uf-chance-wins", wins, of, ENEMY_FALLS), Chance("uf-chance-both", ties, of)]
    found.append(Chance("uf-chance-loses", of - wins - ties, of, HE_FALLS))
    return [chance for chance in found if chance.ways > 0]
