/** The log as it is read: what came of each decision, under the headings of the turns. */
import type { LogEntry, Ruled } from '../api/protocol';

/** A decision with what came of it (without an entry: what happened before the first), or the heading of a turn. */
export interface Row {
  /** A heading; 0: none. */
  turn: number;
  entry: LogEntry | null;
  events: readonly Ruled[];
  /** The first row of its decision. */
  first: boolean;
}
/** The turn that begins with an event; 0: none does. */
export type Begins = (event: Ruled) => number;

export function storyOf(opening: readonly Ruled[], entries: readonly LogEntry[], begins: Begins): Row[] {
  return [...rowsOf(null, opening, begins), ...entries.flatMap((entry) => rowsOf(entry, entry.events, begins))];
}

/** One decision may end a turn: the heading of the next stands where that begins. */
function rowsOf(entry: LogEntry | null, events: readonly Ruled[], begins: Begins): Row[] {
  const starts = events.flatMap((event, i) => (i > 0 && begins(event) > 0 ? [i] : []));
  return [0, ...starts].flatMap((from, k) => {
    const part = events.slice(from, starts[k]);
    if (!part[0]) return [];
    const heading = { turn: begins(part[0]), entry: null, events: [], first: false };
    const row = { turn: 0, entry, events: part, first: k === 0 };
    return heading.turn > 0 ? [heading, row] : [row];
  });
}
