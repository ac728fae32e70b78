/** The latest events, for screens that do not show the log. */
import type { LogEntry, Ruled } from '../api/protocol';
import type { GameDisplay } from './gameDisplay';

export interface LatestEvents {
  /** The seat that made the decision. */
  seat: number;
  events: readonly Ruled[];
}

/** The latest decision with events worth showing, and those events. */
export function latestEvents(
  log: readonly LogEntry[],
  display: Pick<GameDisplay, 'isMinor' | 'isNews'>,
): LatestEvents | null {
  const telling = (event: Ruled): boolean => display.isNews?.(event) ?? !display.isMinor(event);
  const entry = log.findLast((one) => one.events.some(telling));
  return entry ? { seat: entry.seat, events: entry.events.filter(telling) } : null;
}
