"""What a pair of eyes is sent: situations, the log, reasons, odds, earlier moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Action, Chance, Danger, Message, Preview, State
from caposaldo.kernel.session import NOTHING
from caposaldo.server.scribe import read_action
from caposaldo.server.tables import Table
from caposaldo.server.wire import (
    ALL_EYES,
    SPECTATOR,
    Board,
    ChainLink,
    Choice,
    DangerTold,
    Moment,
    Odds,
    OfferInfo,
    PreviewTold,
    RefusalTold,
    RefusedItem,
    RefusedTold,
    Said,
    SeatState,
    SightTold,
    Situation,
    Wording,
    encode,
)


def said(message: Message) -> Said:
    return Said(message.rule, message.key, dict(message.params))


def seat_states(table: Table) -> list[SeatState]:
    """A bot that is to decide is thinking."""
    waiting, present = table.waiting(), table.present()
    return [
        SeatState(
            seat,
            name,
            table.who[seat],
            seat in present or table.is_bot(seat),
            seat in waiting and table.is_bot(seat),
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


def choice(state: State, seat: int, action: Action) -> Choice:
    text = state.write_action(action)
    preview = state.preview(seat, action)
    return Choice(
        action=text,
        verb=verb_of(text),
        words=wording(state, action),
        odds=None if preview is None else odds(preview.chances),
        **state.pointing(action),
    )


def odds(chances: list[Chance]) -> list[Odds]:
    return [Odds(chance.key, int(chance.ways), int(chance.of)) for chance in chances]


def links(chain: Chain) -> list[ChainLink]:
    return [ChainLink(link.rule, link.key, int(link.value), dict(link.params), link.note) for link in chain.links]


def why(state: State, seat: int, text: str) -> RefusalTold:
    """Raises ValueError for what is no action at all."""
    refusal = state.refusal(seat, read_action(state, text))
    return RefusalTold(text, None if refusal is None else said(refusal))


def preview(state: State, seat: int, text: str) -> PreviewTold:
    """Of what can be done; of the rest it could tell more than the seat may know."""
    action = read_action(state, text)
    if state.refusal(seat, action) is not None:
        return PreviewTold(text, [], 0, [])
    found = state.preview(seat, action) or Preview(Chain(0), [])
    dangers = [danger_told(danger) for danger in state.dangers(seat, action)]
    means = [] if found.means is None else links(found.means)
    return PreviewTold(text, links(found.chain), int(found.chain.total()), odds(found.chances), dangers, means)


def sight(state: State, eyes: int, piece: int, place: int) -> SightTold:
    """Any eyes may ask; those that see everything ask as a spectator."""
    return SightTold(piece, place, state.sight(max(eyes, SPECTATOR), piece, place))


def danger_told(danger: Danger) -> DangerTold:
    chain = danger.preview.chain
    return DangerTold(int(danger.piece), links(chain), int(chain.total()), odds(danger.preview.chances))


def refused(state: State, seat: int) -> RefusedTold:
    items: list[RefusedItem] = []
    for action in state.considered(seat):
        refusal = state.refusal(seat, action)
        if refusal is not None:
            text, points = state.write_action(action), state.pointing(action)
            piece, target = points.get("piece", -1), points.get("target", -1)
            items.append(RefusedItem(text, verb_of(text), wording(state, action), piece, target, said(refusal)))
    return RefusedTold(items)


# ---------------------------------------------------------------- situations
def board(table: Table) -> list[bytes]:
    """What never changes, encoded, if the game has anything of the kind."""
    if table.board is None:
        found = table.state.board()
        table.board = [encode(Board(found))] if found else []
    return table.board


def situation(table: Table, eyes: int, yours: list[int]) -> bytes:
    """Encoded, and made once for all sockets that see the same."""
    key = (eyes, tuple(yours))
    if key not in table.shown:
        table.shown[key] = encode(new_situation(table, eyes, yours))
    return table.shown[key]


def new_situation(table: Table, eyes: int, yours: list[int]) -> Situation:
    state, waiting = table.state, table.waiting()
    decides = eyes in waiting and eyes in yours
    return Situation(
        n=table.known(eyes),
        eyes=eyes,
        live=True,
        view=live_view(table, eyes),
        prompt=said(state.prompt(eyes)) if decides else None,
        waiting=waiting,
        yours=yours,
        choices=[choice(state, eyes, action) for action in state.actions(eyes)] if decides else [],
        reach=[[int(value) for value in shape] for shape in state.reach(eyes)] if decides else [],
        undo=table.undo_refusal(eyes if eyes in yours else SPECTATOR),
        outcome=table.outcome(),
        seats=seat_states(table),
        offers=offers(table),
        until=table.clock.until,
    )


def moment(table: Table, state: State, at: int, of: int, eyes: int, yours: list[int]) -> Moment:
    """An earlier state with these eyes. The last one also tells how the game ended."""
    waiting = [int(seat) for seat in state.waiting()]
    decider = next((seat for seat in waiting if eyes in (seat, ALL_EYES)), None)
    return Moment(
        at=at,
        of=of,
        n=at,
        eyes=eyes,
        live=False,
        view=seen(state, eyes),
        prompt=None if decider is None else said(state.prompt(decider)),
        waiting=waiting,
        yours=yours,
        choices=[],
        reach=[],
        undo=Said("undo", NOTHING),
        outcome=table.outcome() if at == of else None,
        seats=seat_states(table),
        offers=[],
    )


def live_view(table: Table, eyes: int) -> Any:
    """It was encoded when the decision was made; it is sent as it is."""
    return everything(table.state) if eyes == ALL_EYES else msgspec.Raw(table.scribe.views[eyes])


def seen(state: State, eyes: int) -> Mapping[str, object]:
    return everything(state) if eyes == ALL_EYES else state.view(eyes)


# ---------------------------------------------------------------- seeing everything
def everything(state: State) -> Mapping[str, object]:
    """What all seats know together: the public view, and over it whatever a seat knows besides."""
    public = state.view(SPECTATOR)
    found: object = public
    for seat in range(len(state.seats())):
        found = overlaid(found, public, state.view(seat))
    return found if isinstance(found, dict) else public


def overlaid(known: object, public: object, view: object) -> object:
    """`known`, with everything in `view` that is not public."""
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
