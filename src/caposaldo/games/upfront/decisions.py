"""What may be decided, chapter by chapter: what is offered, why something is refused, what happens.

Each kind of question, and each verb among the actions of a turn, belongs to the chapter named here.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import (
    attempts,
    berserk,
    close_combat,
    concealment,
    crews,
    fights,
    fire,
    infiltration,
    minefields,
    movement,
    ordnance,
    preparation,
    rally,
    ranges,
    smoke_wire,
    snipers,
    terrain,
    transfers,
    turns,
    weapons,
)
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.prompts import belongs, decider, prompt_key, prompt_params, verb_name
from caposaldo.games.upfront.state import Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.play import overfull


def deciders(s: Table) -> list[int]:
    """The seat that decides now; a seat is a side."""
    return [] if s.result is not None else [int(decider(s, s.top()))]


def legal(s: Table) -> list[Action]:
    """The actions of the moment, computed once for each moment."""
    found = s.options
    if found is None:
        found = options(s, s.top())
        s.options = found
    return found


# ---------------------------------------------------------------- what may be done
def options(s: Table, frame: Frame) -> list[Action]:
    kind = frame.kind
    if kind == st.ACT:
        return act_options(s)
    if kind == st.DISCARD:
        found = terrain.gifts(s) + smoke_wire.wires(s) + snipers.shots(s) + turns.discards(s)
        return found + rally.any_time(s)
    if kind == st.REFILL:
        return turns.draws(s) + rally.any_time(s)
    if kind == st.AIM or kind == st.COMMIT:
        return fire.options(s, frame)
    if kind == st.CONCEAL:
        return concealment.options(s, frame)
    if kind == st.ANSWER:
        return terrain.options(s, frame)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.options(s, frame)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.options(s, frame)
    if kind == st.INFILTRATE:
        return infiltration.options(s, frame)
    if kind == st.ASSAULT:
        return close_combat.options(s, frame)
    if kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        return fights.options(s, frame)
    if kind == st.SPOILS:
        return weapons.options(s, frame)
    if kind == st.SEND:
        return transfers.options(s, frame)
    if kind == st.TRYING:
        return attempts.options(s, frame)
    if kind == st.CHARGE_AT:
        return berserk.options(s, frame)
    if kind == st.REDIRECT:
        return snipers.options(s, frame)
    return ranges.options(s, frame)


def act_options(s: Table) -> list[Action]:
    """One action for each group, in the order of 4.21 to 4.25, and what is no action."""
    found = movement.acts(s)
    found += fire.acts(s)
    if s.box.armour:
        found += ordnance.acts(s)
    found += rally.acts(s)
    found += infiltration.acts(s)
    found += close_combat.acts(s)
    found += weapons.acts(s)
    found += crews.acts(s)
    found += smoke_wire.acts(s)
    found += transfers.acts(s)
    found += snipers.acts(s)
    found += minefields.acts(s)
    found += preparation.acts(s)
    found += rally.any_time(s)
    return found + turns.acts(s)


# ---------------------------------------------------------------- why not
def refuse(s: Table, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("16.3", "uf-game-over")
    if seat not in deciders(s):
        return Refusal("4.1", "uf-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, seat, a.kind)
    if overfull(st.VERB_USES[a.kind], a):
        return Refusal("4.2", "uf-overfull", {"verb": f"@uf-verb-{verb_name(a.kind)}"})
    return refuse_in(s, frame, a)


def not_now(s: Table, seat: i64, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@uf-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s, seat)}"}
    params.update(prompt_params(s, seat))
    return Refusal("4.2", "uf-not-now", params)


def refuse_in(s: Table, frame: Frame, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == st.ACT:
        return refuse_act(s, a)
    if kind == st.DISCARD:
        return refuse_discard(s, a)
    if kind == st.REFILL:
        return rally.refuse_any_time(s, a) if a.kind in (st.PLAY_HERO, st.PANIC) else turns.refuse_draw(s, a)
    if kind == st.AIM or kind == st.COMMIT:
        return fire.refuse_in(s, frame, a)
    if kind == st.CONCEAL:
        return concealment.refuse(s, frame, a)
    if kind == st.ANSWER:
        return terrain.refuse_answer(s, frame, a)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.refuse_in(s, frame, a)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.refuse_in(s, frame, a)
    if kind == st.INFILTRATE:
        return infiltration.refuse_in(s, frame, a)
    if kind == st.ASSAULT:
        return close_combat.refuse_in(s, frame, a)
    if kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        return fights.refuse_in(s, frame, a)
    if kind == st.SPOILS:
        return weapons.refuse_in(s, frame, a)
    if kind == st.SEND:
        return transfers.refuse_in(s, frame, a)
    if kind == st.TRYING:
        return attempts.refuse_in(s, frame, a)
    if kind == st.CHARGE_AT:
        return berserk.refuse(s, frame, a)
    if kind == st.REDIRECT:
        return snipers.refuse_in(s, frame, a)
    return ranges.refuse(s, frame, a)


def refuse_act(s: Table, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == st.MOVE or verb == st.LAY_ON:
        return movement.refuse(s, a)
    if verb == st.ATTACK_ON:
        return fire.refuse(s, a)
    if verb == st.SHELL:
        return ordnance.refuse(s, a)
    if verb == st.RALLY_BY:
        return rally.refuse(s, a)
    if verb == st.PLAY_HERO or verb == st.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == st.BEGIN_INFILTRATION or verb == st.LEAVE:
        return infiltration.refuse(s, a)
    if verb == st.BEGIN_ASSAULT:
        return close_combat.refuse(s, a)
    if verb == st.REPAIR or verb == st.ACQUIRE or verb == st.HAND_OVER or verb == st.DROP:
        return weapons.refuse(s, a)
    if verb == st.SERVE or verb == st.RELIEVE:
        return crews.refuse(s, a)
    if verb == st.LAY_SMOKE:
        return smoke_wire.refuse(s, a)
    if verb == st.BEGIN_TRANSFER or verb == st.RECEIVE or verb == st.FOUND:
        return transfers.refuse(s, a)
    if verb == st.SEARCH:
        return snipers.refuse(s, a)
    if verb == st.CLEAR:
        return minefields.refuse(s, a)
    if verb == st.REARRANGE:
        return preparation.refuse(s, a)
    return turns.refuse(s, a)


def refuse_discard(s: Table, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == st.PLAY_HERO or verb == st.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == st.LAY_ON:
        return terrain.refuse_gift(s, a)
    if verb == st.WIRE_ON:
        return smoke_wire.refuse_wire(s, a)
    if verb == st.SNIPE_AT:
        return snipers.refuse_shot(s, a)
    return turns.refuse_discard(s, a)


# ---------------------------------------------------------------- doing it
def perform(s: Table, frame: Frame, a: Action) -> None:
    kind = frame.kind
    if kind == st.ACT:
        perform_act(s, a)
    elif kind == st.DISCARD:
        perform_discard(s, a)
    elif kind == st.REFILL:
        if a.kind == st.PLAY_HERO or a.kind == st.PANIC:
            rally.perform_any_time(s, a)
        else:
            turns.perform_draw(s, a)
    elif kind == st.AIM or kind == st.COMMIT:
        fire.perform_in(s, frame, a)
    elif kind == st.CONCEAL:
        concealment.perform(s, frame, a)
    elif kind == st.ANSWER:
        terrain.answer(s, frame, a)
    elif kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        preparation.perform_in(s, frame, a)
    elif kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        rally.perform_in(s, frame, a)
    elif kind == st.INFILTRATE:
        infiltration.perform_in(s, frame, a)
    elif kind == st.ASSAULT:
        close_combat.perform_in(s, frame, a)
    elif kind == st.FIGHTS or kind == st.CREW_FALLS or kind == st.SEIZE:
        fights.perform_in(s, frame, a)
    elif kind == st.SPOILS:
        weapons.perform_in(s, frame, a)
    elif kind == st.SEND:
        transfers.perform_in(s, frame, a)
    elif kind == st.TRYING:
        attempts.perform_in(s, frame, a)
    elif kind == st.CHARGE_AT:
        berserk.charge(s, frame, a)
    elif kind == st.REDIRECT:
        snipers.perform_in(s, frame, a)
    else:
        ranges.perform(s, frame, a)


def perform_act(s: Table, a: Action) -> None:
    verb = a.kind
    if verb == st.MOVE or verb == st.LAY_ON:
        movement.perform(s, a)
    elif verb == st.ATTACK_ON:
        fire.perform(s, a)
    elif verb == st.SHELL:
        ordnance.perform(s, a)
    elif verb == st.RALLY_BY:
        rally.perform(s, a)
    elif verb == st.PLAY_HERO or verb == st.PANIC:
        rally.perform_any_time(s, a)
    elif verb == st.BEGIN_INFILTRATION or verb == st.LEAVE:
        infiltration.perform(s, a)
    elif verb == st.BEGIN_ASSAULT:
        close_combat.perform(s, a)
    elif verb == st.REPAIR or verb == st.ACQUIRE or verb == st.CLEAR:
        attempts.perform(s, a)
    elif verb == st.HAND_OVER or verb == st.DROP:
        weapons.perform(s, a)
    elif verb == st.SERVE or verb == st.RELIEVE:
        crews.perform(s, a)
    elif verb == st.LAY_SMOKE:
        smoke_wire.perform(s, a)
    elif verb == st.BEGIN_TRANSFER or verb == st.RECEIVE or verb == st.FOUND:
        transfers.perform(s, a)
    elif verb == st.SEARCH:
        snipers.perform(s, a)
    elif verb == st.REARRANGE:
        preparation.perform(s, a)
    else:
        turns.perform(s, a)


def perform_discard(s: Table, a: Action) -> None:
    verb = a.kind
    if verb == st.PLAY_HERO or verb == st.PANIC:
        rally.perform_any_time(s, a)
    elif verb == st.LAY_ON:
        terrain.give(s, a)
    elif verb == st.WIRE_ON:
        smoke_wire.wire(s, a)
    elif verb == st.SNIPE_AT:
        snipers.shoot(s, a)
    else:
        turns.perform_discard(s, a)
