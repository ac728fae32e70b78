import { describe, expect, it } from 'vitest';
import type { EventInfo, LogEntry, Moment } from '../api/protocol';
import { display } from '../games/battlegroups/display';
import { choice, moment } from '../games/battlegroups/sample';
import { happeningOf } from './happening';
import { PlayHand } from './hand.svelte';
import { event } from './sample';
import type { TableLink } from './table.svelte';

const entry = (n: number, seat: number, events: EventInfo[]): LogEntry => ({ n, seat, turn: 1, action: '', events });
/** U6 stands at 4000, 2000; an inch is 254 units. */
const goes = event('bg-goes', { unit: '@unit/6', from: '10,2', to: '20,12' });
const log = [
  entry(1, 0, [event('bg-goes', { unit: '@unit/7', from: '1,1', to: '2,2' })]),
  entry(2, 0, [goes]),
  entry(3, 1, []),
];
const react = { kind: 'react', unit: 6, other: 0, x: 0, y: 0 } as const;
const asked = (more: Partial<Moment> = {}): Moment =>
  moment({ decision: react }, [choice('shoot U1', { piece: 1 }), choice('hold')], more);

describe('a decision in the middle of their move', () => {
  it('tells what is happening and how far it has come, also after an answer', () => {
    const found = happeningOf(asked(), log, display);
    expect([found?.piece, found?.said]).toEqual([6, { key: 'bg-goes', params: goes.params }]);
    expect(found?.done?.points).toEqual([
      { x: 2540, y: 508 },
      { x: 4000, y: 2000 },
    ]);
    expect(found?.rest?.points.at(-1)).toEqual({ x: 5080, y: 3048 });
    expect(found?.done?.n).toBe(2);
  });
  it('draws no way that is not there', () => {
    const there = event('bg-goes', { unit: '@unit/6', from: `${4000 / 254},${2000 / 254}`, to: '20,12' });
    const found = happeningOf(asked(), [entry(1, 0, [there])], display);
    expect([found?.done, found?.rest?.points[0]]).toEqual([null, { x: 4000, y: 2000 }]);
    expect(happeningOf(asked(), [], display)).toEqual({ piece: 6, said: null, done: null, rest: null });
  });
  it('is one in which the player decides', () => {
    expect(happeningOf({ ...asked(), choices: [] }, log, display)).toBeNull();
    expect(happeningOf(moment({}, [choice('select U1', { piece: 1 })]), log, display)).toBeNull();
  });
  it('brings the piece into sight, with its way on the board', () => {
    const link = { situation: asked(), moment: null, behind: false, line: 'open', busy: false, log };
    const hand = new PlayHand(link as unknown as TableLink, display);
    hand.reset();
    expect([hand.sought?.piece, hand.tracedAt]).toEqual([6, 2]);
    expect(hand.traces.map((trace) => [trace.piece, trace.n])).toEqual([
      [6, 0],
      [6, 2],
    ]);
  });
});
