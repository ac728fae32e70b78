import { describe, expect, it } from 'vitest';
import { ahead, bearing, between, toBase } from './geometry';
import { lastTurn, nextTurn } from './replayPlayer.svelte';

describe('bearings', () => {
  it('are compass bearings: up is 0, right is 90', () => {
    const from = { x: 10, y: 10 };
    expect([
      bearing(from, { x: 10, y: 0 }),
      bearing(from, { x: 20, y: 10 }),
      bearing(from, { x: 10, y: 20 }),
      bearing(from, { x: 0, y: 10 }),
    ]).toEqual([0, 90, 180, 270]);
  });
  it('lead to a point ahead', () => {
    const p = ahead({ x: 0, y: 0 }, 90, 5);
    expect(p.x).toBeCloseTo(5);
    expect(p.y).toBeCloseTo(0);
  });
  it('differ by at most half a circle', () => {
    expect([between(350, 10), between(90, 270), between(5, 5)]).toEqual([20, 180, 0]);
  });
});

describe('the distance to a base', () => {
  const base = { x: 100, y: 100, face: 90, width: 20, depth: 60 };
  it('ends at its nearest point', () => {
    expect(toBase({ x: 100, y: 50 }, base)).toBeCloseTo(40);
    expect(toBase({ x: 0, y: 100 }, base)).toBeCloseTo(70);
    expect(toBase({ x: 134, y: 113 }, base)).toBeCloseTo(5);
  });
  it('is none inside it', () => {
    expect(toBase({ x: 125, y: 105 }, base)).toBe(0);
  });
});

describe('turns of a replay', () => {
  const log = [0, 0, 1, 1, 2, 2, 3].map((turn, i) => ({ n: i + 1, seat: 0, action: null, events: [], turn }));
  it('go on and back', () => {
    expect([nextTurn(log, 0, 7), nextTurn(log, 3, 7), nextTurn(log, 7, 7)]).toEqual([3, 5, 7]);
    expect([lastTurn(log, 7), lastTurn(log, 4), lastTurn(log, 1)]).toEqual([6, 2, 0]);
  });
});
