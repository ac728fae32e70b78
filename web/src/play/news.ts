/** What happened last, for a screen on which the log is out of sight. */
import type { LogEntry, Ruled } from '../api/wire';
import type { Face } from './face';

export interface News {
  /** Whose decision it came of. */
  seat: number;
  events: readonly Ruled[];
}

/** The last decision of which there is something to tell, and what. */
export function newsOf(log: readonly LogEntry[], face: Pick<Face, 'small' | 'news'>): News | null {
  const telling = (event: Ruled): boolean => face.news?.(event) ?? !face.small(event);
  const entry = log.findLast((one) => one.events.some(telling));
  return entry ? { seat: entry.seat, events: entry.events.filter(telling) } : null;
}
