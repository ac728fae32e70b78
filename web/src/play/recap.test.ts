import { describe, expect, it } from 'vitest';
import type { EventInfo, LogEntry } from '../api/protocol';
import logs from './fixtures/logs.json';
import { recapOf, sinceOwn, type Reading, type Trace } from './recap';

type Row = [number, number, [string, number, number[], EventInfo['params']][]];

/** The log of a recorded game as one seat reads it. */
const entriesOf = (rows: Row[]): LogEntry[] =>
  rows.map(([seat, turn, events], i) => ({
    n: i + 1,
    seat,
    turn,
    action: null,
    events: events.map(([key, weight, about, params]) => ({ rule: '', key, params, weight, about })),
  }));
const idOf = (value: unknown): number => Number(/\/(\d+)$/.exec(String(value))?.[1] ?? -1);
/** A move is whatever goes from somewhere to somewhere. */
const READING: Reading = {
  trace: ({ params }): Trace | null =>
    'from' in params && 'to' in params
      ? { kind: 'move', piece: idOf(params['unit']), points: [params['from'], params['to']].map(pointOf) }
      : null,
  result: () => null,
  seatOf: (piece) => piece % 2,
};
const pointOf = (value: unknown) => ({ x: String(value).length, y: idOf(value) });
const HARM = (event: EventInfo): boolean => event.weight >= 2;

const GAMES = (logs as unknown as { name: string; seats: Row[][] }[]).flatMap(({ name, seats }) =>
  seats.map((rows, eyes) => ({ name, eyes, log: entriesOf(rows) })),
);
/** Every moment at which a decision of the other side had just been made. */
const momentsOf = (log: LogEntry[], eyes: number): LogEntry[][] =>
  log.flatMap((entry, i) => (entry.seat === eyes ? [] : [log.slice(0, i + 1)]));

describe('of recorded games', () => {
  it.each(GAMES)('$name, seat $eyes: all harm since the last own decision is told once', ({ log, eyes }) => {
    let harm = 0;
    for (const now of momentsOf(log, eyes)) {
      const expected = sinceOwn(now, eyes).flatMap((entry) => entry.events.filter(HARM));
      const lines = recapOf(now, eyes, READING)?.lines ?? [];
      const told = lines.flatMap((line) => line.events.filter(HARM));
      expect(told).toHaveLength(expected.length);
      expect(new Set(told)).toEqual(new Set(expected));
      harm += expected.length;
    }
    expect(harm).toBeGreaterThan(0);
  });

  it.each(GAMES)('$name, seat $eyes: at most seven lines, of nothing but what was told', ({ log, eyes }) => {
    for (const now of momentsOf(log, eyes)) {
      const known = new Set(sinceOwn(now, eyes).flatMap((entry) => entry.events));
      const pieces = new Set([...known].map(({ params }) => idOf(params['unit'])));
      const lines = recapOf(now, eyes, READING)?.lines ?? [];
      expect(lines.length).toBeLessThanOrEqual(7);
      expect(lines.every((line) => line.events.every((event) => known.has(event)))).toBe(true);
      expect(lines.every((line) => line.moved.every((piece) => pieces.has(piece)))).toBe(true);
    }
  });

  it.each(GAMES)('$name, seat $eyes: every line leads to a moment since the last own decision', ({ log, eyes }) => {
    for (const now of momentsOf(log, eyes)) {
      const since = sinceOwn(now, eyes).map((entry) => entry.n);
      for (const line of recapOf(now, eyes, READING)?.lines ?? []) expect(since).toContain(line.n);
    }
  });

  it('takes less than two seconds for 600 decisions', () => {
    const all = GAMES.flatMap(({ log }) => log).slice(0, 600);
    const log = all.map((entry, i) => ({ ...entry, n: i + 1, seat: 1 }));
    expect(log).toHaveLength(600);
    const began = performance.now();
    expect(recapOf(log, 0, READING)?.lines.length).toBeLessThanOrEqual(7);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('a turn of theirs', () => {
  const entry = (n: number, events: [string, number, EventInfo['params'], number[]?][], seat = 1): LogEntry => ({
    n,
    seat,
    turn: 3,
    action: null,
    events: events.map(([key, weight, params, about = []]) => ({ rule: '', key, params, weight, about })),
  });
  const goes = (n: number, unit: number, from: string, to: string): LogEntry =>
    entry(n, [['goes', 0, { unit: `@unit/${unit}`, from, to }]]);

  it('begins after the last own decision', () => {
    const log = [entry(1, [['old', 2, {}]]), entry(2, [], 0), entry(3, [['new', 2, {}]])];
    expect(recapOf(log, 0, READING)?.lines.map((line) => line.events[0]?.key)).toEqual(['new']);
    expect(recapOf(log.slice(0, 2), 0, READING)).toBeNull();
  });

  it('tells what hurt the reader first', () => {
    const log = [entry(1, [['theirs', 2, {}, [1]]]), entry(2, [['fired', 1, {}]]), entry(3, [['mine', 2, {}, [4]]])];
    const recap = recapOf(log, 0, READING);
    expect(recap?.lines.map((line) => [line.events[0]?.key, line.hurts])).toEqual([
      ['mine', true],
      ['theirs', false],
      ['fired', false],
    ]);
    expect(recap).toMatchObject({ seat: 1, turn: 3, hurt: 1, moved: 0 });
  });

  it('makes one way of the steps of a piece, and sums up the moves that find no line', () => {
    const steps = [goes(1, 5, '@hex/1', '@hex/2'), goes(2, 5, '@hex/2', '@hex/3')];
    const one = recapOf(steps, 0, READING);
    expect(one?.traces).toHaveLength(1);
    expect(one?.traces[0]?.points).toHaveLength(3);
    expect(one).toMatchObject({ moved: 1 });
    expect(one?.lines[0]?.moved).toEqual([5]);
    const many = Array.from({ length: 9 }, (_, i) => goes(i + 1, i, '@hex/1', '@hex/2'));
    const lines = recapOf(many, 0, READING)?.lines ?? [];
    expect(lines).toHaveLength(1);
    expect(lines[0]?.moved).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('leaves out no harm, however much there is', () => {
    const log = Array.from({ length: 12 }, (_, i) => entry(i + 1, [['hurt', 2, { i }, [2]]]));
    const lines = recapOf(log, 0, READING)?.lines ?? [];
    expect(lines).toHaveLength(7);
    expect(lines.flatMap((line) => line.events).map((event) => event.params['i'])).toEqual([...log.keys()]);
  });
});
