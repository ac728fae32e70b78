import { expect, test } from 'vitest';
import type { Moment } from '../api/protocol';
import { Hints, type HintTold } from './hints.svelte';

const told = (n: number, action: string | null): HintTold => ({ n, action, reasons: [], warning: null, left: 1 });
const moment = { choices: [{ action: 'go 1' }, { action: 'go 2' }] } as unknown as Moment;

test('every further hint is another idea, and a new situation begins anew', () => {
  const asked: number[] = [];
  const hints = new Hints((skip) => asked.push(skip));
  hints.next();
  hints.next();
  hints.reset(false);
  hints.next();
  expect(asked).toEqual([0, 1, 0]);
});
test('the bulb is lit from the start for somebody new, where hints can be had', () => {
  const hints = new Hints(
    () => {},
    () => true,
  );
  hints.reset(true);
  expect(hints.lit).toBe(true);
  hints.reset(false);
  expect(hints.lit).toBe(false);
  const other = new Hints(() => {});
  other.reset(true);
  expect(other.lit).toBe(false);
});
test('a hint for another situation is dropped', () => {
  const hints = new Hints(() => {});
  hints.arrived(told(4, 'go 1'), 5);
  expect(hints.told).toBeNull();
  hints.arrived(told(5, 'go 2'), 5);
  expect(hints.choice(moment)?.action).toBe('go 2');
});
test('no advice names no choice', () => {
  const hints = new Hints(() => {});
  hints.arrived(told(1, null), 1);
  expect(hints.choice(moment)).toBeNull();
});
