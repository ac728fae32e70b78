import { describe, expect, test } from 'vitest';
import type { Goal, TableInfo, TableSummary } from '../../api/protocol';
import { againLike, hasFriend } from './again';
import {
  curveOf,
  decisionAt,
  greatest,
  idOf,
  luckBar,
  pathOf,
  scores,
  signed,
  swingOf,
  turnAt,
  xOf,
  yOf,
  type Frame,
} from './endgame';

const frame: Frame = { width: 130, height: 120, left: 20, right: 10, top: 10, bottom: 10 };
const point = (decision: number, swing: number): TableSummary['turning'][number] => ({
  decision,
  seat: 0,
  swing,
  said: { rule: '', key: 'x', params: {} },
  shot: null,
});
const told = {
  curves: [
    [500, 500, 700, 200, 1000],
    [500, 500, 300, 800, 0],
  ],
  turns: [
    { decision: 1, turn: 0 },
    { decision: 2, turn: 1 },
    { decision: 4, turn: 2 },
  ],
  turning: [point(2, 200), point(3, -500)],
} as unknown as TableSummary;
const goal = (side: number, now: number, needed: number, key: string): Goal => ({
  side,
  said: { rule: '', key, params: {} },
  now,
  needed,
  settles: 'end',
  places: [],
  pieces: [],
});

describe('the curve', () => {
  test('goes in steps, from the left edge to the right one', () => {
    expect(pathOf(curveOf(told, 0), frame)).toBe('M20.0 60.0H70.0V40.0H95.0V90.0H120.0V10.0H120.0');
  });
  test('a place on it is the decision drawn there', () => {
    for (const n of [0, 1, 2, 3, 4]) expect(decisionAt(frame, xOf(frame, n, 4), 4)).toBe(n);
    expect([decisionAt(frame, -50, 4), decisionAt(frame, 500, 4)]).toEqual([0, 4]);
  });
  test('100 is on top, 0 below', () => {
    expect([yOf(frame, 100), yOf(frame, 50), yOf(frame, 0)]).toEqual([10, 60, 110]);
  });
  test('knows the turn of a decision', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => turnAt(told, n))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('turning points', () => {
  test('are told for the first seat and turned round for the other', () => {
    const [first] = told.turning;
    expect(first && [swingOf(first, 0), swingOf(first, 1)]).toEqual([20, -20]);
  });
  test('the greatest step starts the replay, whichever way it went', () => {
    expect(greatest(told)?.decision).toBe(3);
    expect(greatest({ ...told, turning: [] })).toBeNull();
  });
});

test('the bar of a side shows the goal that was reached, else the one that came nearest', () => {
  const goals = [goal(0, 9, 20, 'far'), goal(0, 6, 6, 'reached'), goal(0, 0, 4, 'not begun'), goal(1, 4, 5, 'near')];
  const [one, other] = scores(goals, 2);
  expect(one?.main?.said.key).toBe('reached');
  expect(one?.lines.map((line) => line.said.key)).toEqual(['far', 'reached']);
  expect(other?.main?.said.key).toBe('near');
  expect(scores([goal(0, 3, 0, 'points')], 2).map((side) => side.main)).toEqual([null, null]);
});

test('luck goes from the middle and never out of its bar', () => {
  expect([0, 1.2, -1.2, 9, -9].map(luckBar)).toEqual([0, 25, -25, 50, -50]);
});

test('figures have their sign', () => {
  expect([signed(14), signed(-19), signed(0), signed(0.8, 1)]).toEqual(['+14', '−19', '0', '+0.8']);
});

test('references to pieces have a number', () => {
  expect([idOf('@unit/12'), idOf('@man/0'), idOf('@bg-result-none'), idOf('')]).toEqual([12, 0, -1, -1]);
});

test('the same battle again keeps everybody where they sat', () => {
  const info = {
    game: 'traces',
    scenario: 'korsun',
    options: { weather: 'mud' },
    serious: true,
    hints: true,
    seats: [
      { seat: 0, name: 'axis', who: 'human', yours: true, open: false },
      { seat: 1, name: 'soviet', who: 'greedy', yours: false, open: false },
    ],
  } as unknown as TableInfo;
  expect(againLike(info)).toEqual({
    game: 'traces',
    scenario: 'korsun',
    options: { weather: 'mud' },
    seats: { axis: 'human', soviet: 'greedy' },
    serious: true,
    hints: true,
  });
  expect(hasFriend(info)).toBe(false);
  expect(hasFriend({ ...info, seats: [{ ...info.seats[0]!, who: 'friend' }] })).toBe(true);
});
