"""What may be decided, chapter by chapter: what is offered, why something is refused, what happens.

Each kind of question, and each verb among the actions of a turn, belongs to the chapter named here.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.prompts import belongs, decider, prompt_key, prompt_params, verb_name
from caposaldo.games.upfront.rules import (
    attempts,
    berserk_charge,
    close_combat,
    concealment,
    crews,
    enemy_terrain,
    fights,
    fire,
    individual_transfer,
    infiltration,
    minefields,
    movement,
    ordnance,
    player_turn,
    preparation,
    rally,
    ranges,
    seized_terrain,
    smoke_wire,
    snipers,
    weapons,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.play import overfull


def deciders(s: Position) -> list[int]:
    """The seat that decides now; a seat is a side."""
    return [] if s.result is not None else [int(decider(s, s.top()))]


def legal(s: Position) -> list[Action]:
    """The actions of the moment, computed once for each moment."""
    found = s.options
    if found is None:
        found = options(s, s.top())
        s.options = found
    return found


# ---------------------------------------------------------------- what may be done
def options(s: Position, frame: Frame) -> list[Action]:
    kind = frame.kind
    if kind == st.ACT:
        return act_options(s)
    if kind == st.DISCARD:
        found = enemy_terrain.gifts(s) + smoke_wire.wires(s) + snipers.shots(s) + player_turn.discards(s)
        return found + rally.any_time(s)
    if kind == st.REFILL:
        return player_turn.draws(s) + rally.any_time(s)
    if kind == st.AIM or kind == st.COMMIT:
        return fire.options(s, frame)
    if kind == st.CONCEAL:
        return concealment.options(s, frame)
    if kind == st.ANSWER:
        return enemy_terrain.options(s, frame)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.options(s, frame)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.options(s, frame)
    if kind == st.INFILTRATE:
        return infiltration.options(s, frame)
    if kind == st.ASSAULT:
        return close_combat.options(s, frame)
    if kind == st.FIGHTS or kind == st.CREW_FALLS:
        return fights.options(s, frame)
    if kind == st.SEIZE:
        return seized_terrain.options(s, frame)
    if kind == st.SPOILS:
        return weapons.options(s, frame)
    if kind == st.SEND:
        return individual_transfer.options(s, frame)
    if kind == st.TRYING:
        return attempts.options(s, frame)
    if kind == st.CHARGE_AT:
        return berserk_charge.options(s, frame)
    if kind == st.REDIRECT:
        return snipers.options(s, frame)
    return ranges.options(s, frame)


def act_options(s: Position) -> list[Action]:
    """One action for each group, in the order of 4.21 to 4.25, and what is no action."""
    found = movement.acts(s)
    found += fire.acts(s)
    if s.setup.armour:
        found += ordnance.acts(s)
    found += rally.acts(s)
    found += infiltration.acts(s)
    found += close_combat.acts(s)
    found += weapons.acts(s)
    found += crews.acts(s)
    found += smoke_wire.acts(s)
    found += individual_transfer.acts(s)
    found += snipers.acts(s)
    found += minefields.acts(s)
    found += preparation.acts(s)
    found += rally.any_time(s)
    return found + player_turn.acts(s)


# ---------------------------------------------------------------- why not
def refuse(s: Position, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("16.3", "uf-game-over")
    if seat not in deciders(s):
        return Refusal("4.1", "uf-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, seat, a.kind)
    if overfull(verbs.VERB_USES[a.kind], a):
        return Refusal("4.2", "uf-overfull", {"verb": f"@uf-verb-{verb_name(a.kind)}"})
    return refuse_in(s, frame, a)


def not_now(s: Position, seat: i64, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@uf-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s, seat)}"}
    params.update(prompt_params(s, seat))
    return Refusal("4.2", "uf-not-now", params)


def refuse_in(s: Position, frame: Frame, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == st.ACT:
        return refuse_act(s, a)
    if kind == st.DISCARD:
        return refuse_discard(s, a)
    if kind == st.REFILL:
        return (
            rally.refuse_any_time(s, a) if a.kind in (verbs.PLAY_HERO, verbs.PANIC) else player_turn.refuse_draw(s, a)
        )
    if kind == st.AIM or kind == st.COMMIT:
        return fire.refuse_in(s, frame, a)
    if kind == st.CONCEAL:
        return concealment.refuse(s, frame, a)
    if kind == st.ANSWER:
        return enemy_terrain.refuse_answer(s, frame, a)
    if kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        return preparation.refuse_in(s, frame, a)
    if kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        return rally.refuse_in(s, frame, a)
    if kind == st.INFILTRATE:
        return infiltration.refuse_in(s, frame, a)
    if kind == st.ASSAULT:
        return close_combat.refuse_in(s, frame, a)
    if kind == st.FIGHTS or kind == st.CREW_FALLS:
        return fights.refuse_in(s, frame, a)
    if kind == st.SEIZE:
        return seized_terrain.refuse_in(s, frame, a)
    if kind == st.SPOILS:
        return weapons.refuse_in(s, frame, a)
    if kind == st.SEND:
        return individual_transfer.refuse_in(s, frame, a)
    if kind == st.TRYING:
        return attempts.refuse_in(s, frame, a)
    if kind == st.CHARGE_AT:
        return berserk_charge.refuse(s, frame, a)
    if kind == st.REDIRECT:
        return snipers.refuse_in(s, frame, a)
    return ranges.refuse(s, frame, a)


def refuse_act(s: Position, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == verbs.MOVE or verb == verbs.LAY_ON:
        return movement.refuse(s, a)
    if verb == verbs.ATTACK_ON:
        return fire.refuse(s, a)
    if verb == verbs.SHELL:
        return ordnance.refuse(s, a)
    if verb == verbs.RALLY_BY:
        return rally.refuse(s, a)
    if verb == verbs.PLAY_HERO or verb == verbs.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == verbs.BEGIN_INFILTRATION or verb == verbs.LEAVE:
        return infiltration.refuse(s, a)
    if verb == verbs.BEGIN_ASSAULT:
        return close_combat.refuse(s, a)
    if verb == verbs.REPAIR or verb == verbs.ACQUIRE or verb == verbs.HAND_OVER or verb == verbs.DROP:
        return weapons.refuse(s, a)
    if verb == verbs.SERVE or verb == verbs.RELIEVE:
        return crews.refuse(s, a)
    if verb == verbs.LAY_SMOKE:
        return smoke_wire.refuse(s, a)
    if verb == verbs.BEGIN_TRANSFER or verb == verbs.RECEIVE or verb == verbs.FOUND:
        return individual_transfer.refuse(s, a)
    if verb == verbs.SEARCH:
        return snipers.refuse(s, a)
    if verb == verbs.CLEAR:
        return minefields.refuse(s, a)
    if verb == verbs.REARRANGE:
        return preparation.refuse(s, a)
    return player_turn.refuse(s, a)


def refuse_discard(s: Position, a: Action) -> Refusal | None:
    verb = a.kind
    if verb == verbs.PLAY_HERO or verb == verbs.PANIC:
        return rally.refuse_any_time(s, a)
    if verb == verbs.LAY_ON:
        return enemy_terrain.refuse_gift(s, a)
    if verb == verbs.WIRE_ON:
        return smoke_wire.refuse_wire(s, a)
    if verb == verbs.SNIPE_AT:
        return snipers.refuse_shot(s, a)
    return player_turn.refuse_discard(s, a)


# ---------------------------------------------------------------- doing it
def perform(s: Position, frame: Frame, a: Action) -> None:
    kind = frame.kind
    if kind == st.ACT:
        perform_act(s, a)
    elif kind == st.DISCARD:
        perform_discard(s, a)
    elif kind == st.REFILL:
        if a.kind == verbs.PLAY_HERO or a.kind == verbs.PANIC:
            rally.perform_any_time(s, a)
        else:
            player_turn.perform_draw(s, a)
    elif kind == st.AIM or kind == st.COMMIT:
        fire.perform_in(s, frame, a)
    elif kind == st.CONCEAL:
        concealment.perform(s, frame, a)
    elif kind == st.ANSWER:
        enemy_terrain.answer(s, frame, a)
    elif kind == st.FORM or kind == st.LAY or kind == st.ARRANGE:
        preparation.perform_in(s, frame, a)
    elif kind == st.SAVE or kind == st.RETRY or kind == st.RALLYING:
        rally.perform_in(s, frame, a)
    elif kind == st.INFILTRATE:
        infiltration.perform_in(s, frame, a)
    elif kind == st.ASSAULT:
        close_combat.perform_in(s, frame, a)
    elif kind == st.FIGHTS or kind == st.CREW_FALLS:
        fights.perform_in(s, frame, a)
    elif kind == st.SEIZE:
        seized_terrain.perform_in(s, frame, a)
    elif kind == st.SPOILS:
        weapons.perform_in(s, frame, a)
    elif kind == st.SEND:
        individual_transfer.perform_in(s, frame, a)
    elif kind == st.TRYING:
        attempts.perform_in(s, frame, a)
    elif kind == st.CHARGE_AT:
        berserk_charge.charge(s, frame, a)
    elif kind == st.REDIRECT:
        snipers.perform_in(s, frame, a)
    else:
        ranges.perform(s, frame, a)


def perform_act(s: Position, a: Action) -> None:
    verb = a.kind
    if verb == verbs.MOVE or verb == verbs.LAY_ON:
        movement.perform(s, a)
    elif verb == verbs.ATTACK_ON:
        fire.perform(s, a)
    elif verb == verbs.SHELL:
        ordnance.perform(s, a)
    elif verb == verbs.RALLY_BY:
        rally.perform(s, a)
    elif verb == verbs.PLAY_HERO or verb == verbs.PANIC:
        rally.perform_any_time(s, a)
    elif verb == verbs.BEGIN_INFILTRATION or verb == verbs.LEAVE:
        infiltration.perform(s, a)
    elif verb == verbs.BEGIN_ASSAULT:
        close_combat.perform(s, a)
    elif verb == verbs.REPAIR or verb == verbs.ACQUIRE or verb == verbs.CLEAR:
        attempts.perform(s, a)
    elif verb == verbs.HAND_OVER or verb == verbs.DROP:
        weapons.perform(s, a)
    elif verb == verbs.SERVE or verb == verbs.RELIEVE:
        crews.perform(s, a)
    elif verb == verbs.LAY_SMOKE:
        smoke_wire.perform(s, a)
    elif verb == verbs.BEGIN_TRANSFER or verb == verbs.RECEIVE or verb == verbs.FOUND:
        individual_transfer.perform(s, a)
    elif verb == verbs.SEARCH:
        snipers.perform(s, a)
    elif verb == verbs.REARRANGE:
        preparation.perform(s, a)
    else:
        player_turn.perform(s, a)


def perform_discard(s: Position, a: Action) -> None:
    verb = a.kind
    if verb == verbs.PLAY_HERO or verb == verbs.PANIC:
        rally.perform_any_time(s, a)
    elif verb == verbs.LAY_ON:
        enemy_terrain.give(s, a)
    elif verb == verbs.WIRE_ON:
        smoke_wire.wire(s, a)
    elif verb == verbs.SNIPE_AT:
        snipers.shoot(s, a)
    else:
        player_turn.perform_discard(s, a)
