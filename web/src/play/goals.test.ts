import { expect, test } from 'vitest';
import type { Goal, Moment } from '../api/protocol';
import { bySide, leadOf, stepsOf } from './goals';

const goal = (side: number, needed = 0): Goal => ({
  side,
  said: { rule: '', key: 'x', params: {} },
  now: 0,
  needed,
  settles: 'now',
  places: [],
  pieces: [],
});

test('the goals of the viewer come first', () => {
  expect(bySide([goal(0), goal(1), goal(0)], 1).map(({ side, goals }) => [side, goals.length])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
test('spectators see the sides in order', () =>
  expect(bySide([goal(1), goal(0)], -1).map(({ side }) => side)).toEqual([0, 1]));
test('what both sides want is said once', () => {
  expect(bySide([goal(0), goal(1)], 0).map(({ same }) => same)).toEqual([false, true]);
  expect(bySide([goal(0), goal(1, 3)], 0).map(({ same }) => same)).toEqual([false, false]);
});
test('a short way is cut into cells, a long one is not', () =>
  expect([2, 5, 6, 0].map((needed) => stepsOf(goal(0, needed)))).toEqual([2, 5, 0, 0]));
test('a finished game has an outcome, not a lead', () => {
  const leading = { winners: [0], rule: '', key: 'now', params: {} };
  expect(leadOf({ leading, outcome: null } as unknown as Moment)?.key).toBe('now');
  expect(leadOf({ leading, outcome: leading } as unknown as Moment)).toBeNull();
});
