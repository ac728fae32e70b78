/** The rows of the log: the events of each decision, under headings of turns. */
import type { LogEntry, Ruled } from '../api/protocol';

/** A decision with its events (no entry: events before the first decision), or the heading of a turn. */
export interface Row {
  /** A heading; 0: none. */
  turn: number;
  entry: LogEntry | null;
  events: readonly Ruled[];
  /** The first row of its decision. */
  first: boolean;
}
/** The turn that starts with an event; 0 for none. */
export type StartsTurn = (event: Ruled) => number;

export function logRows(opening: readonly Ruled[], entries: readonly LogEntry[], startsTurn: StartsTurn): Row[] {
  return [...rowsOf(null, opening, startsTurn), ...entries.flatMap((entry) => rowsOf(entry, entry.events, startsTurn))];
}

/** One decision may end a turn: the next heading goes where the new turn begins. */
function rowsOf(entry: LogEntry | null, events: readonly Ruled[], startsTurn: StartsTurn): Row[] {
  const starts = events.flatMap((event, i) => (i > 0 && startsTurn(event) > 0 ? [i] : []));
  return [0, ...starts].flatMap((from, k) => {
    const part = events.slice(from, starts[k]);
    if (!part[0]) return [];
    const heading = { turn: startsTurn(part[0]), entry: null, events: [], first: false };
    const row = { turn: 0, entry, events: part, first: k === 0 };
    return heading.turn > 0 ? [heading, row] : [row];
  });
}
