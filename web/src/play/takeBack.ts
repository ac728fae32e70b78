/** How far one can go back where undo is refused. */
import type { LogEntry } from '../api/protocol';

export interface BackTo {
  /** Before one's own decision with this number. */
  to: number;
  what: 'last' | 'turn';
}

/** Before the last decision of this seat, and before its first in the same turn. */
export function backsTo(log: readonly LogEntry[], seats: readonly number[]): BackTo[] {
  const own = log.filter((entry) => seats.includes(entry.seat));
  const last = own.at(-1);
  if (!last) return [];
  const first = own.find((entry) => entry.turn === last.turn) ?? last;
  return [{ to: last.n, what: 'last' }, ...(first === last ? [] : [{ to: first.n, what: 'turn' } as const])];
}
