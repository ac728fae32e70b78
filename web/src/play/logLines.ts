/** The rows of the log: the events of each decision, under headings of turns. */
import type { EventInfo, LogEntry, Ruled } from '../api/protocol';

/** A decision with its events (no entry: events before the first decision), or the heading of a turn. */
export interface Row {
  /** A heading; 0: none. */
  turn: number;
  entry: LogEntry | null;
  events: readonly EventInfo[];
  /** The first row of its decision. */
  first: boolean;
}
/** The turn that starts with an event; 0 for none. */
export type StartsTurn = (event: Ruled) => number;

export function logRows(opening: readonly EventInfo[], entries: readonly LogEntry[], startsTurn: StartsTurn): Row[] {
  return [...rowsOf(null, opening, startsTurn), ...entries.flatMap((entry) => rowsOf(entry, entry.events, startsTurn))];
}

/** One decision may end a turn: the next heading goes where the new turn begins. */
function rowsOf(entry: LogEntry | null, events: readonly EventInfo[], startsTurn: StartsTurn): Row[] {
  const starts = events.flatMap((event, i) => (i > 0 && startsTurn(event) > 0 ? [i] : []));
  return [0, ...starts].flatMap((from, k) => {
    const part = events.slice(from, starts[k]);
    if (!part[0]) return [];
    const heading = { turn: startsTurn(part[0]), entry: null, events: [], first: false };
    const row = { turn: 0, entry, events: part, first: k === 0 };
    return heading.turn > 0 ? [heading, row] : [row];
  });
}

/** Shown small: it only says what somebody paid or set in order. */
export const isMinor = (event: EventInfo): boolean => event.weight < 1;

/** Who acts in these events: whose the first thing is that they name. An answer to the other side is a decision, too,
 * but what happens then is still the act of that side. */
export function actorOf(events: readonly EventInfo[], seatOf: (reference: string) => number): number {
  const [first] = events;
  for (const value of Object.values(first?.params ?? {})) {
    if (typeof value !== 'string' || !value.startsWith('@')) continue;
    const seat = seatOf(value.slice(1));
    if (seat >= 0) return seat;
  }
  return -1;
}
