/** What the other side did since one's own last decision, in at most seven lines: what hurt comes first, moves of one
 * piece are one line, and moves that find no room are summed up. */
import type { LogEntry, Ruled, EventInfo } from '../api/protocol';
import type { Said } from '../i18n';
import type { XY } from './gameDisplay';

/** What an event shows on the board: the way of a piece, or an attack. A hex is a point with its number as x. */
export interface Trace {
  kind: 'move' | 'shot';
  piece: number;
  points: readonly XY[];
  /** Of an attack: the piece it is made on, -1 for a place. */
  target?: number;
  /** What came of it, beside the target. */
  label?: Said | undefined;
}
/** A trace with the decision it belongs to. */
export interface Traced extends Trace {
  n: number;
}
/** A line of the recap: events that happened up to decision `n`. */
export interface RecapLine {
  n: number;
  weight: number;
  /** It did harm to a piece of the reader. */
  hurts: boolean;
  events: readonly EventInfo[];
  /** Pieces whose moves are summed up instead of told. */
  moved: readonly number[];
}
export interface RecapOf {
  /** Who acted. */
  seat: number;
  turn: number;
  lines: readonly RecapLine[];
  traces: readonly Traced[];
  /** How many pieces moved, how many attacks there were, how many events did harm to the reader. */
  moved: number;
  attacks: number;
  hurt: number;
}
/** What a recap needs to know of the game. */
export interface Reading {
  trace: (event: Ruled) => Trace | null;
  /** What an event did to a piece, in one word. */
  result: (event: Ruled) => Said | null;
  /** Whose piece it is. */
  seatOf: (piece: number) => number;
}

const MOST = 7;
const HARM = 2;

/** The decisions of others since the last one of these eyes. */
export function sinceOwn(log: readonly LogEntry[], eyes: number): readonly LogEntry[] {
  return log.slice(log.findLastIndex((entry) => entry.seat === eyes) + 1);
}

/** Null if nobody else has decided anything. */
export function recapOf(log: readonly LogEntry[], eyes: number, reading: Reading): RecapOf | null {
  const since = sinceOwn(log, eyes);
  const last = since.at(-1);
  if (!last || eyes < 0) return null;
  const traces = joined(since.flatMap((entry) => tracesOf(entry, reading)));
  const all = since.flatMap((entry) => entry.events);
  const hurts = (event: EventInfo): boolean =>
    event.weight >= HARM && event.about.some((piece) => reading.seatOf(piece) === eyes);
  return {
    seat: last.seat,
    turn: last.turn,
    lines: linesOf(since, reading, hurts),
    traces,
    moved: new Set(traces.flatMap((trace) => (trace.kind === 'move' ? [trace.piece] : []))).size,
    attacks: traces.filter((trace) => trace.kind === 'shot').length,
    hurt: all.filter(hurts).length,
  };
}

function tracesOf(entry: LogEntry, { trace, result }: Reading): Traced[] {
  const came = (target: number): Said | undefined =>
    entry.events.flatMap((event) => (event.about.includes(target) ? (result(event) ?? []) : []))[0];
  return entry.events.flatMap((event) => {
    const found = trace(event);
    const label = found?.label ?? came(found?.target ?? -1);
    return found ? [{ ...found, n: entry.n, label }] : [];
  });
}

/** The moves of a piece, one after the other, are one way. */
function joined(traces: readonly Traced[]): Traced[] {
  const found: Traced[] = [];
  for (const trace of traces) {
    const before = found.findLastIndex((one) => one.kind === 'move' && one.piece === trace.piece);
    const way = found[before];
    const [end, start] = [way?.points.at(-1), trace.points[0]];
    if (trace.kind === 'move' && way && end && start && end.x === start.x && end.y === start.y)
      found[before] = { ...way, n: trace.n, points: [...way.points, ...trace.points.slice(1)] };
    else found.push(trace);
  }
  return found;
}

// ---------------------------------------------------------------- lines
function linesOf(since: readonly LogEntry[], reading: Reading, hurts: (event: EventInfo) => boolean): RecapLine[] {
  const harm: RecapLine[] = [];
  const notable: RecapLine[] = [];
  const moves = new Map<number, RecapLine>();
  for (const entry of since) {
    const told = entry.events.filter((event) => event.weight >= 1);
    const isMove = (event: EventInfo): boolean => reading.trace(event)?.kind === 'move';
    if (told.some((event) => event.weight >= HARM))
      harm.push({ n: entry.n, weight: HARM, hurts: told.some(hurts), events: told, moved: [] });
    else {
      const rest = told.filter((event) => !isMove(event));
      if (rest.length > 0) notable.push({ n: entry.n, weight: 1, hurts: false, events: rest, moved: [] });
      // Also moves that matter little are moves: where each piece came from and went to.
      for (const event of entry.events.filter(isMove)) {
        const piece = reading.trace(event)?.piece ?? -1;
        const before = moves.get(piece);
        moves.set(piece, {
          n: entry.n,
          weight: 1,
          hurts: false,
          events: [...(before?.events ?? []), event],
          moved: [],
        });
      }
    }
  }
  const worst = [...harm.filter((line) => line.hurts), ...harm.filter((line) => !line.hurts)];
  return fitted(
    worst,
    notable,
    [...moves].map(([piece, line]) => ({ piece, line })),
  );
}

interface Moved {
  piece: number;
  line: RecapLine;
}
/** Harm is told whole, whatever it takes: what finds no line of its own shares the last one. Of the rest, moves that do
 * not fit are summed up in one line. */
function fitted(harm: readonly RecapLine[], notable: readonly RecapLine[], moves: readonly Moved[]): RecapLine[] {
  const first = harm.length > MOST ? [...harm.slice(0, MOST - 1), merged(harm.slice(MOST - 1))] : harm;
  const room = MOST - first.length;
  const single = moves.filter(({ line }) => line.events.length === 1).map(({ line }) => line);
  if (single.length === moves.length && notable.length + moves.length <= room) return [...first, ...notable, ...single];
  const sum = moves.length > 0 ? [summed(moves)] : [];
  const left = Math.max(0, room - sum.length);
  return [...first, ...notable.slice(0, left), ...(room > 0 ? sum : [])];
}

const merged = (lines: readonly RecapLine[]): RecapLine => ({
  n: lines.at(-1)?.n ?? 0,
  weight: HARM,
  hurts: lines.some((line) => line.hurts),
  events: lines.flatMap((line) => line.events),
  moved: [],
});
const summed = (moves: readonly Moved[]): RecapLine => ({
  n: Math.max(...moves.map(({ line }) => line.n)),
  weight: 1,
  hurts: false,
  events: [],
  moved: moves.map(({ piece }) => piece),
});
