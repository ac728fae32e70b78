import { expect, test } from 'vitest';
import type { LogEntry, Ruled } from '../api/protocol';
import { actorOf, isMinor, logRows } from './logLines';
import { event } from './sample';

const entry = (n: number, ...keys: string[]): LogEntry => ({
  n,
  seat: 0,
  action: null,
  events: keys.map((key) => event(key)),
  turn: 1,
});
const startsTurn = ({ key }: Ruled): number => (key.startsWith('turn ') ? Number(key.slice(5)) : 0);
const told = (opening: string[], ...entries: LogEntry[]): string[] =>
  logRows(
    opening.map((key) => event(key)),
    entries,
    startsTurn,
  ).map((row) =>
    row.turn
      ? `== ${row.turn}`
      : `${row.entry?.n ?? '-'}${row.first ? '' : '…'}: ${row.events.map((one) => one.key).join(', ')}`,
  );

test('what happened before the first decision comes first, under its turn', () => {
  expect(told(['turn 1', 'red startsTurn'], entry(1, 'moves'))).toEqual([
    '== 1',
    '-: turn 1, red startsTurn',
    '1: moves',
  ]);
});
test('the heading of a turn stands in the middle of the decision that ended the last one', () => {
  expect(told([], entry(1, 'fires', 'turn 2', 'red startsTurn'), entry(2, 'moves'))).toEqual([
    '1: fires',
    '== 2',
    '1…: turn 2, red startsTurn',
    '2: moves',
  ]);
});
test('without an opening there is nothing before the first decision', () => {
  expect(told([])).toEqual([]);
});

test('the bar of a row has the colour of who acts, not of who decides', () => {
  const seatOf = (reference: string): number => ({ 'unit/3': 0, 'unit/7': 1, 'seat/1': 1 })[reference] ?? -1;
  // The other side answered, and then the shot of unit 3 fell.
  const fires = event('fires', { hex: '@hex/5', unit: '@unit/3', target: '@unit/7' });
  expect(actorOf([fires, event('destroyed', { unit: '@unit/7' })], seatOf)).toBe(0);
  expect(actorOf([event('passes', { side: '@seat/1' })], seatOf)).toBe(1);
  expect(actorOf([event('rain', { days: 2 }), fires], seatOf)).toBe(-1);
  expect(actorOf([], seatOf)).toBe(-1);
});
test('what is only paid or set in order is shown small', () => {
  expect([0, 1, 2].map((weight) => isMinor({ ...event('x'), weight }))).toEqual([true, false, false]);
});
