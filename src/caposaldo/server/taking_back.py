"""What players may take back beyond undo: decisions after dice.

Against bots a take-back is free. Where other people play it needs their agreement, and in a serious game there is none.
"""

from __future__ import annotations

from caposaldo.server import event_log
from caposaldo.server.event_log import LogLine
from caposaldo.server.protocol import ApiError, Takeback
from caposaldo.server.tables import Table


def takeback_rule(table: Table, held: list[int]) -> Takeback:
    """Tell what a take-back needs for somebody with these seats."""
    if table.meta.serious or table.over or table.frozen is not None:
        return "off"
    return "free" if held and table.holds_all(held) else "ask"


def gives_hints(table: Table, held: list[int]) -> bool:
    """Hints are for games without other people, and with them if all have agreed; never for serious ones."""
    rule = takeback_rule(table, held)
    return rule == "free" or (rule == "ask" and table.meta.hints and len(held) > 0)


async def take_back_to(table: Table, seat: int, held: list[int], to: int) -> None:
    """Go back to before the decision that is number `to` of those the seat knows of. Raise ApiError."""
    rule = takeback_rule(table, held)
    if rule != "free":
        raise ApiError(409, f"web-error-takeback-{rule}", detail="decisions cannot be taken back freely here")
    known = table.log.known(seat, table.over)
    if not 1 <= to <= len(known) or known[to - 1].seat not in held:
        raise ApiError(409, "web-error-takeback", detail="that is not a decision of your own")
    line = known[to - 1]
    index = next(i for i, other in enumerate(table.log.decisions) if other is line)
    await table.require_writable()
    await table.replay(table.log.decisions[:index])
    await table.write(LogLine(event_log.BACK, line.seat, index))
