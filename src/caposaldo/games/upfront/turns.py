"""The player turn: actions over, discards, refill, passing (4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import (
    command,
    crews,
    deck,
    flanks,
    infiltration,
    losses,
    minefields,
    night,
    preparation,
    ranges,
    smoke_wire,
    snipers,
    transfers,
    victory,
    weapons,
)
from caposaldo.games.upfront.box import AMERICAN, DECK, GERMAN, LETTERS
from caposaldo.games.upfront.state import (
    ACT,
    ACTED,
    DISCARD_CARD,
    DISCARDED,
    DONE,
    DRAW,
    FRESH,
    GIVE_UP,
    GROUPS,
    HEROIC,
    PREPARED,
    TRIED,
    Table,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

GERMAN_DISCARDS: Final = 1  # 4.31
AMERICAN_DISCARDS: Final = 2  # 4.32
A_MINUTE: Final = 60  # seconds, where the players choose to be timed (16.31)


# ---------------------------------------------------------------- from turn to turn (4.1, 4.6)
def begin(s: Table) -> None:
    """A new player turn."""
    s.turn += 1
    s.acted = 0
    s.discards = 0
    s.windy = 0
    for group in range(i64(GROUPS)):
        s.clear_mark(group, ACTED)
    if s.events is not None:
        s.tell("4.1", "uf-turn", {"side": s.side_ref(s.side), "turn": int(s.turn)})
    ranges.ask(s)


def finish(s: Table) -> None:
    """Flank fire won (17.1), smoke thinned (13.242), exchanges that failed (17.7), heroes no more; victory (16.42);
    then the other side's turn."""
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.exists(group):
            finish_group(s, group)
    for group in range(i64(GROUPS)):
        if not s.exists(group):
            losses.clear(s, group)
            weapons.abandon(s, group)
            s.marks[group] = 0
    for man in range(len(s.flags)):
        s.unmark(man, HEROIC | FRESH | TRIED)
    if s.box.night:
        night.sink(s)
    s.passed[s.side] = 1 if has_passed(s) else 0
    victory.judge(s)
    s.side = 1 - s.side


def finish_group(s: Table, group: i64) -> None:
    """A sniper is looked for in the very next turn only (14.4)."""
    flanks.award(s, group)
    smoke_wire.thin_out(s, group)
    transfers.end_turn(s, group)
    s.sniped[group] = 0


def has_passed(s: Table) -> bool:
    """Neither an action nor a discard so far (4.6)."""
    return s.acted == 0 and s.discards == 0


def is_pressed(s: Table) -> bool:
    """The other has just passed, and this player has done nothing yet (4.6)."""
    return s.passed[1 - s.side] == 1 and has_passed(s)


# ---------------------------------------------------------------- actions (4.2)
def spend(s: Table, group: i64) -> None:
    """The group has had its action (4.2)."""
    s.set_mark(group, ACTED)
    s.acted = 1


def may_act(s: Table, group: i64) -> bool:
    """The player's group, given by its number, is there and has not acted."""
    return s.letter[group] >= 0 and s.marks[group] & ACTED == 0


def free(s: Table, group: i64) -> Refusal | None:
    """Why the player's group cannot act (4.2): not his, not there, has acted."""
    if not 0 <= group < GROUPS or not s.exists(group):
        return Refusal("4.2", "uf-no-group")
    if s.side_of_group(group) != s.side:
        return Refusal("4.2", "uf-not-your-group", {"group": s.group_ref(group)})
    if s.has_mark(group, ACTED):
        return Refusal("4.2", "uf-has-acted", {"group": s.group_ref(group)})
    return None


def acts(s: Table) -> list[Action]:
    """DONE with actions."""
    return [Action(DONE)] if refuse_end(s) is None else []


def refuse(s: Table, a: Action) -> Refusal | None:
    return refuse_end(s)


def refuse_end(s: Table) -> Refusal | None:
    """Who may not pass and has no card to discard must act, if he can (4.6)."""
    if is_pressed(s) and len(s.hands[s.side]) == 0 and can_act(s):
        return Refusal("4.6", "uf-must-act")
    return None


def out_of_time(s: Table) -> Action | None:
    """Once the minute is over no new action is declared: what is only prepared is given up. An action that was declared
    is finished first, and who must act (4.6) may. Discards and the refill follow as ever (16.31)."""
    kind = s.top().kind
    if (kind != ACT and kind not in PREPARED) or refuse_end(s) is not None:
        return None
    return Action(DONE if kind == ACT else GIVE_UP)


def can_act(s: Table) -> bool:
    """There is an action that needs no card. Who could enter close combat could also leave (20.56)."""
    if len(preparation.acts(s)) > 0 or len(infiltration.acts(s)) > 0:
        return True
    if len(weapons.acts(s)) > 0 or len(crews.acts(s)) > 0 or len(transfers.acts(s)) > 0:
        return True
    return len(snipers.acts(s)) > 0 or len(minefields.acts(s)) > 0


def perform(s: Table, a: Action) -> None:
    """His actions are over."""
    s.pop()


# ---------------------------------------------------------------- discards (4.3)
def may_discard(s: Table) -> Refusal | None:
    """Why no more discard, or play instead of one, is allowed (4.3 to 4.33)."""
    nation = s.box.nation[s.side]
    if nation == GERMAN:
        return Refusal("4.31", "uf-discards-german") if s.discards >= GERMAN_DISCARDS else None
    if s.acted == 1:
        return Refusal("4.32" if nation == AMERICAN else "4.33", "uf-discards-acted")
    if nation == AMERICAN and s.discards >= AMERICAN_DISCARDS:
        return Refusal("4.32", "uf-discards-american")
    return None


def count_discard(s: Table) -> None:
    """A discard, or what is played instead of one, has been made."""
    s.discards += 1


def discards(s: Table) -> list[Action]:
    """DISCARD_CARD and DONE (4.6)."""
    found: list[Action] = []
    if may_discard(s) is None:
        found += [Action(DISCARD_CARD, card) for card in s.hands[s.side]]
    if refuse_stop(s) is None:
        found.append(Action(DONE))
    return found


def refuse_discard(s: Table, a: Action) -> Refusal | None:
    if a.kind == DONE:
        return refuse_stop(s)
    if not 0 <= a.a < DECK or s.held_by(a.a) != s.side:
        return Refusal("4.3", "uf-not-in-hand")
    return may_discard(s)


def refuse_stop(s: Table) -> Refusal | None:
    """Who has not acted discards something if the other has just passed (4.6)."""
    return Refusal("4.6", "uf-must-discard") if is_pressed(s) and len(s.hands[s.side]) > 0 else None


def perform_discard(s: Table, a: Action) -> None:
    """A card that is discarded need not be shown (4.4)."""
    if a.kind == DISCARD_CARD:
        count_discard(s)
        if s.events is not None:
            s.tell("4.3", "uf-discards", {"side": s.side_ref(s.side)})
            s.tell("4.4", "uf-discarded", {"card": s.card_ref(a.a)}, 1 << s.side)
        deck.discard(s, a.a, False)
        return
    s.pop()
    if has_passed(s) and s.events is not None:
        s.tell("4.6", "uf-passes", {"side": s.side_ref(s.side)})


# ---------------------------------------------------------------- the hand refilled (4.5)
def room(s: Table) -> i64:
    """Cards he may draw now: up to his limit, as long as there are any."""
    missing = command.limit(s, s.side) - len(s.hands[s.side])
    there = i64(len(s.pile))
    if missing > there:
        for card in range(i64(DECK)):
            if s.where[card] == DISCARDED:
                there += 1
    return max(i64(0), min(missing, there))


def draws(s: Table) -> list[Action]:
    """DRAW and DONE (4.5)."""
    found = [Action(DRAW, count) for count in range(1, room(s) + 1)]
    found.append(Action(DONE))
    return found


def refuse_draw(s: Table, a: Action) -> Refusal | None:
    if a.kind == DONE:
        return None
    most = room(s)
    if 1 <= a.a <= most:
        return None
    return Refusal("4.5", "uf-draw-limit", {"most": int(most), "limit": int(command.limit(s, s.side))})


def perform_draw(s: Table, a: Action) -> None:
    """As many as he likes, more than once: a Hero he finds may be played and replaced at once (10.4)."""
    if a.kind == DRAW:
        take_cards(s, s.side, a.a, "4.5")
    else:
        end_refill(s)


def take_cards(s: Table, side: i64, count: i64, rule: str) -> None:
    """Which cards is for him alone to know. With the last card of the game nothing more is drawn (16.3)."""
    drawn: i64 = 0
    while drawn < count and s.time_up == 0:
        card = deck.draw_to_hand(s, side)
        if card < 0:
            break
        drawn += 1
        if s.events is not None:
            s.tell(rule, "uf-drawn", {"side": s.side_ref(side), "card": s.card_ref(card)}, 1 << side)
    if s.events is not None:
        s.tell(rule, "uf-draws", {"side": s.side_ref(side), "cards": int(drawn)})


def end_refill(s: Table) -> None:
    """A lost leader has been felt (15.3)."""
    s.pop()
    s.bereft[s.side] = 0


def passes_over(s: Table, frame: Frame) -> bool:
    """REFILL: over when nothing can be drawn and the hand is empty."""
    if len(s.hands[s.side]) > 0 or room(s) > 0:
        return False
    end_refill(s)
    return True
