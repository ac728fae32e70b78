/** What happened last, for a screen on which the log is out of sight. */
import type { LogEntry, Ruled } from '../api/protocol';
import type { GameDisplay } from './gameDisplay';

export interface News {
  /** Whose decision it came of. */
  seat: number;
  events: readonly Ruled[];
}

/** The last decision of which there is something to tell, and what. */
export function newsOf(log: readonly LogEntry[], display: Pick<GameDisplay, 'isMinor' | 'isNews'>): News | null {
  const telling = (event: Ruled): boolean => display.isNews?.(event) ?? !display.isMinor(event);
  const entry = log.findLast((one) => one.events.some(telling));
  return entry ? { seat: entry.seat, events: entry.events.filter(telling) } : null;
}
