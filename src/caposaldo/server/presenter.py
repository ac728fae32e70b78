"""Builds the messages for a viewer: situations, reasons, odds, earlier moments."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

from caposaldo.kernel.chain import Chain
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Chance, Danger, Goal, Message, Preview, State, Todo
from caposaldo.kernel.undo import NOTHING
from caposaldo.server.protocol import (
    OMNISCIENT,
    SPECTATOR,
    AskPlan,
    Board,
    ChainLink,
    Choice,
    DangerInfo,
    Ends,
    GoalInfo,
    MessageInfo,
    Moment,
    Odds,
    OfferInfo,
    Outcome,
    PlanReply,
    PreviewReply,
    Rank,
    RefusalReply,
    RefusedItem,
    RefusedReply,
    SeatState,
    Settles,
    SightReply,
    Situation,
    TodoInfo,
    Wording,
    encode,
)
from caposaldo.server.recorder import read_action
from caposaldo.server.tables import Table
from caposaldo.server.taking_back import gives_hints, takeback_rule


def message_info(message: Message) -> MessageInfo:
    """Return a kernel message in its form for the protocol."""
    return MessageInfo(message.rule, message.key, dict(message.params))


def seat_states(table: Table) -> list[SeatState]:
    waiting, present = table.waiting(), table.present()
    return [
        SeatState(
            seat,
            name,
            table.who[seat],
            seat in present or table.is_bot(seat),
            seat in waiting and table.is_bot(seat),
            table.is_open(seat),
        )
        for seat, name in enumerate(table.names)
    ]


def offers(table: Table) -> list[OfferInfo]:
    return [OfferInfo(offer.what, offer.by) for offer in table.offers.values()]


# ---------------------------------------------------------------- choices
def verb_of(notation: str) -> str:
    return notation.partition(" ")[0]


def wording(state: State, action: Action) -> Wording:
    words = state.wording(action)
    return Wording(words.key, dict(words.params))


RANKS: Final[tuple[Rank, ...]] = ("next", "common", "rare")
ENDS: Final[tuple[Ends, ...]] = ("nothing", "piece", "phase", "turn", "round", "game")


def choice(state: State, seat: int, action: Action) -> Choice:
    text = state.write_action(action)
    preview = state.preview(seat, action)
    loses = state.loses(seat, action)
    return Choice(
        action=text,
        verb=verb_of(text),
        words=wording(state, action),
        odds=None if preview is None else odds(preview.chances),
        rank=RANKS[int(state.rank(seat, action))],
        ends=ENDS[int(state.ends(seat, action))],
        loses=None if loses is None else message_info(loses),
        carries_on=state.carries_on(seat, action),
        unless=None if preview is None or preview.unless is None else message_info(preview.unless),
        **state.pointing(action),
    )


def odds(chances: list[Chance]) -> list[Odds]:
    return [Odds(chance.key, int(chance.ways), int(chance.of), int(chance.worth)) for chance in chances]


def links(chain: Chain) -> list[ChainLink]:
    return [ChainLink(link.rule, link.key, int(link.value), dict(link.params), link.note) for link in chain.links]


def why(state: State, seat: int, text: str) -> RefusalReply:
    """Say why an action is refused. Raise ValueError for text that is not an action."""
    refusal = state.refusal(seat, read_action(state, text))
    return RefusalReply(text, None if refusal is None else message_info(refusal))


def preview(state: State, seat: int, text: str) -> PreviewReply:
    """Return the odds of a legal action. Of an illegal one they could reveal secrets: they stay empty."""
    action = read_action(state, text)
    if state.refusal(seat, action) is not None:
        return PreviewReply(text, [], 0, [])
    found = state.preview(seat, action) or Preview(Chain(0), [])
    dangers = [danger_info(danger) for danger in state.dangers(seat, action)]
    means = [] if found.means is None else links(found.means)
    unless = None if found.unless is None else message_info(found.unless)
    chain, total = links(found.chain), int(found.chain.total())
    return PreviewReply(text, chain, total, odds(found.chances), dangers, means, unless)


def sight(state: State, viewer: int, piece: int, place: int) -> SightReply:
    """Any viewer may ask; OMNISCIENT gets the answer for a spectator."""
    return SightReply(piece, place, state.sight(max(viewer, SPECTATOR), piece, place))


def danger_info(danger: Danger) -> DangerInfo:
    chain = danger.preview.chain
    return DangerInfo(int(danger.piece), links(chain), int(chain.total()), odds(danger.preview.chances))


def refused(state: State, seat: int) -> RefusedReply:
    items: list[RefusedItem] = []
    for action in state.considered(seat):
        refusal = state.refusal(seat, action)
        if refusal is not None:
            text, points = state.write_action(action), state.pointing(action)
            piece, target = points.get("piece", -1), points.get("target", -1)
            items.append(RefusedItem(text, verb_of(text), wording(state, action), piece, target, message_info(refusal)))
    return RefusedReply(items)


def plan(state: State, seat: int, request: AskPlan) -> PlanReply:
    """Try a series of placements on a state that the seat could not tell from this one. Raise ValueError for text that
    is not an action."""
    copy = state.resample(seat, Dice(secrets.token_hex(16)))
    found = PlanReply(request.n, request.at)
    for number, text in enumerate(request.actions):
        action = read_action(copy, text)
        if number == request.at:
            found.prompt = message_info(copy.prompt(seat))
            found.choices = [choice(copy, seat, other) for other in copy.actions(seat)]
            found.reach = [[int(value) for value in shape] for shape in copy.reach(seat)]
        refusal = copy.refusal(seat, action)
        if refusal is not None:
            found.refusal = message_info(refusal)
            break
        copy.do(seat, action)
    return found


# ---------------------------------------------------------------- guidance
def goals(state: State, viewer: int) -> list[GoalInfo]:
    """Return what each side wins by, as far as the viewer may know; OMNISCIENT gets what spectators know."""
    return [goal_info(goal) for goal in state.objectives(max(viewer, SPECTATOR))]


def goal_info(goal: Goal) -> GoalInfo:
    places, pieces = [int(place) for place in goal.places], [int(piece) for piece in goal.pieces]
    said, settles = message_info(goal.said), cast(Settles, goal.settles)
    return GoalInfo(goal.side, said, goal.now, goal.needed, settles, places, pieces)


def leading(state: State, viewer: int) -> Outcome | None:
    found = state.leading(max(viewer, SPECTATOR))
    if found is None:
        return None
    return Outcome([int(seat) for seat in found.winners], found.rule, found.key, dict(found.params))


def todo_info(todo: Todo) -> TodoInfo:
    said = None if todo.said is None else message_info(todo.said)
    return TodoInfo([int(piece) for piece in todo.pieces], todo.shots, said)


# ---------------------------------------------------------------- situations
def board(table: Table) -> list[bytes]:
    """Return the encoded board message, if the game has constant data."""
    if table.board is None:
        found = table.state.board()
        table.board = [encode(Board(found))] if found else []
    return table.board


def situation(table: Table, viewer: int, yours: list[int]) -> bytes:
    """Return the encoded situation, built once for all sockets with the same viewer and seats."""
    key = (viewer, tuple(yours))
    if key not in table.situations:
        table.situations[key] = encode(new_situation(table, viewer, yours))
    return table.situations[key]


def new_situation(table: Table, viewer: int, yours: list[int]) -> Situation:
    state, waiting = table.state, table.waiting()
    decides = viewer in waiting and viewer in yours
    refusal = table.log.undo_refusal(viewer if viewer in yours else SPECTATOR)
    return Situation(
        n=table.known(viewer),
        viewer=viewer,
        live=True,
        view=live_view(table, viewer),
        prompt=message_info(state.prompt(viewer)) if decides else frozen_prompt(table, viewer),
        waiting=waiting,
        yours=yours,
        choices=[choice(state, viewer, action) for action in state.actions(viewer)] if decides else [],
        reach=[[int(value) for value in shape] for shape in state.reach(viewer)] if decides else [],
        undo=None if refusal is None else message_info(refusal),
        outcome=table.outcome(),
        seats=seat_states(table),
        offers=offers(table),
        until=table.clock.until,
        goals=goals(state, viewer),
        leading=leading(state, viewer),
        todo=todo_info(state.todo(viewer)) if decides else None,
        takeback=takeback_rule(table, yours),
        hints=decides and gives_hints(table, yours),
        placing=decides and len(table.session.game.proposals(state, viewer)) > 0,
    )


def frozen_prompt(table: Table, viewer: int) -> MessageInfo | None:
    """Say why a table cannot be played, if the rules have changed."""
    return None if table.frozen is None else table.frozen.message(table.log, viewer, table.over)


def moment(table: Table, state: State, at: int, of: int, viewer: int, yours: list[int]) -> Moment:
    """Return an earlier state for a viewer. Only the last one has the outcome."""
    waiting = [int(seat) for seat in state.waiting()]
    decider = next((seat for seat in waiting if viewer in (seat, OMNISCIENT)), None)
    return Moment(
        at=at,
        of=of,
        n=at,
        viewer=viewer,
        live=False,
        view=view_of(state, viewer),
        prompt=None if decider is None else message_info(state.prompt(decider)),
        waiting=waiting,
        yours=yours,
        choices=[],
        reach=[],
        undo=MessageInfo("undo", NOTHING),
        outcome=table.outcome() if at == of else None,
        seats=seat_states(table),
        offers=[],
        goals=goals(state, viewer),
        leading=leading(state, viewer),
    )


def live_view(table: Table, viewer: int) -> Any:
    """Return the view as the recorder has encoded it."""
    return everything(table.state) if viewer == OMNISCIENT else msgspec.Raw(table.recorder.views[viewer])


def view_of(state: State, viewer: int) -> Mapping[str, object]:
    return everything(state) if viewer == OMNISCIENT else state.view(viewer)


# ---------------------------------------------------------------- the view of everything
def everything(state: State) -> Mapping[str, object]:
    """Return what all seats know together: the public view, overlaid with what each seat knows in addition."""
    public = state.view(SPECTATOR)
    found: object = public
    for seat in range(len(state.seats())):
        found = overlaid(found, public, state.view(seat))
    return found if isinstance(found, dict) else public


def overlaid(known: object, public: object, view: object) -> object:
    """Return `known` with everything in `view` that is not public."""
    if view == public:
        return known
    if isinstance(known, dict) and isinstance(public, dict) and isinstance(view, dict):
        new = {key: overlaid(known.get(key), public.get(key), value) for key, value in view.items()}
        return {**known, **new}
    if isinstance(known, list) and isinstance(public, list) and isinstance(view, list):
        if all_have_ids(known) and all_have_ids(view):
            return overlaid_by_id(known, public, view)
        if len(known) == len(public) == len(view):
            return [overlaid(a, b, c) for a, b, c in zip(known, public, view, strict=True)]
    return view


def all_have_ids(items: list[object]) -> bool:
    return all(isinstance(item, dict) and "id" in item for item in items)


def overlaid_by_id(known: list[object], public: list[object], view: list[object]) -> list[object]:
    def by_id(items: list[object]) -> dict[object, object]:
        return {item["id"]: item for item in items if isinstance(item, dict)}

    a, b, c = by_id(known), by_id(public), by_id(view)
    ids = list(dict.fromkeys([*a, *c]))
    if all(isinstance(id, int) for id in ids):
        ids.sort(key=lambda id: id if isinstance(id, int) else 0)
    return [overlaid(a.get(id), b.get(id), c[id]) if id in c else a[id] for id in ids]
