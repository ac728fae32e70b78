/** The latest events, for screens that do not show the log. */
import type { EventInfo, LogEntry } from '../api/protocol';
import { isMinor } from './logLines';

export interface LatestEvents {
  /** The seat that made the decision. */
  seat: number;
  events: readonly EventInfo[];
}

/** The latest decision with events worth showing, and those events. */
export function latestEvents(log: readonly LogEntry[]): LatestEvents | null {
  const telling = (event: EventInfo): boolean => !isMinor(event);
  const entry = log.findLast((one) => one.events.some(telling));
  return entry ? { seat: entry.seat, events: entry.events.filter(telling) } : null;
}
