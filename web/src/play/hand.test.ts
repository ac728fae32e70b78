import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice, Moment } from '../api/protocol';
import * as present from '../games/battlegroups/present';
import { choice, moment } from '../games/battlegroups/sample';
import { settings } from '../settings.svelte';
import type { GameDisplay } from './gameDisplay';
import { PlayHand } from './hand.svelte';
import type { TableLink } from './table.svelte';

/** What a hand says to its link. */
class Heard {
  situation: Moment | null;
  moment = null;
  line = 'open';
  busy = false;
  log: { seat: number; action: string }[] = [];
  said: string[] = [];
  constructor(now: Moment) {
    this.situation = now;
  }
  decide = (action: string): void => void this.said.push(`decide ${action}`);
  series = (actions: readonly string[]): void => void this.said.push(`series ${actions.join(', ')}`);
  why = (action: string): void => void this.said.push(`why ${action}`);
  undo = (): void => void this.said.push('undo');
  preview = (): void => undefined;
}

const display = {
  ...present,
  status: ({ view: { turn, phase } }: Moment) => ({ turn: { key: `${String(turn)}/${String(phase)}` }, steps: [] }),
} as unknown as GameDisplay;
function take(view: Parameters<typeof moment>[0], choices: Choice[]): { hand: PlayHand; heard: Heard } {
  const heard = new Heard(moment(view, choices));
  const hand = new PlayHand(heard as unknown as TableLink, display);
  hand.reset();
  return { hand, heard };
}
const odds = [{ key: 'bg-result-none', ways: 1, of: 2, worth: 0 }];
const order = { kind: 'order', unit: 1, other: 0, x: 0, y: 0 } as const;
const goes = [
  choice('go 1500,4000', { piece: 1, x: 1500, y: 4000 }),
  choice('charge U6', { piece: 1, target: 6, odds }),
  choice('halt'),
];

beforeEach(() => {
  settings.confirmAttacks = true;
  settings.confirmLosses = true;
  settings.askFacing = 'always';
});

describe('a place that is looked at', () => {
  const at = (x: number, y: number, more = {}) => ({ x, y, piece: -1, choice: null, inReach: true, ...more });
  it('is where the pointer is, or the offered place beside it', () => {
    const { hand } = take({ decision: order }, goes);
    hand.hover = at(1300, 4100);
    expect(hand.goal).toBe('go 1300,4100');
    hand.hover = at(1510, 4010);
    expect(hand.goal).toBe('go 1500,4000');
  });
  it('is none outside the reach, on a piece, or while an attack is looked at', () => {
    const { hand } = take({ decision: order }, goes);
    hand.hover = at(1300, 4100, { inReach: false });
    expect(hand.goal).toBeNull();
    hand.hover = at(1300, 4100, { piece: 6 });
    expect(hand.goal).toBeNull();
    hand.pick(6);
    hand.hover = at(1300, 4100);
    expect(hand.goal).toBeNull();
  });
});

describe('attacks', () => {
  it('show their odds first and are made by the second click', () => {
    const { hand, heard } = take({ decision: order }, goes);
    hand.pick(6);
    expect(heard.said).toEqual([]);
    expect(hand.considered?.action).toBe('charge U6');
    hand.pick(6);
    expect(heard.said).toEqual(['decide charge U6']);
  });
  it('are made at once by who wants it so', () => {
    settings.confirmAttacks = false;
    const { hand, heard } = take({ decision: order }, goes);
    hand.pick(6);
    expect(heard.said).toEqual(['decide charge U6']);
  });
  it('are those that are rolled for: what has a price and no chances is done at once, but by a finger only when it is shown', () => {
    const step = choice('go 101-A02', { piece: 1, hex: 4, odds: [] });
    const { hand, heard } = take({ decision: order }, [step, choice('halt')]);
    hand.touch = true;
    hand.choose(step);
    expect([heard.said, hand.draft?.action]).toEqual([[], 'go 101-A02']);
    hand.touch = false;
    hand.cancel();
    hand.choose(step);
    expect(heard.said).toEqual(['decide go 101-A02']);
  });
  it('can be let go', () => {
    const { hand, heard } = take({ decision: order }, goes);
    hand.pick(6);
    expect([hand.cancel(), hand.draft, hand.cancel(), heard.said.length]).toEqual([true, null, false, 0]);
  });
  it('begin with the only unit that can fire', () => {
    const { hand } = take({ phase: 'direct' }, [choice('declare U1 U6', { piece: 1, target: 6, odds }), choice('end')]);
    expect(hand.piece).toBe(1);
  });
});

describe('places', () => {
  it('are shown by a first click and gone to by the second', () => {
    const { hand, heard } = take({ decision: order }, goes);
    hand.ground({ x: 2000, y: 4200 });
    expect([heard.said.length, hand.draft?.action]).toEqual([0, 'go 2000,4200']);
    hand.ground({ x: 2010, y: 4190 });
    expect(heard.said).toEqual(['decide go 2000,4200']);
  });
  it('mean the offered point that is near', () => {
    const { hand, heard } = take({ decision: order }, goes);
    hand.ground({ x: 1520, y: 4010 });
    expect(hand.confirm()).toBe(true);
    expect(heard.said).toEqual(['decide go 1500,4000']);
  });
  it('are followed by a bearing where one is wanted', () => {
    const { hand, heard } = take({ decision: { ...order, kind: 'deploy' } }, [
      choice('place U4 100,200 180', { piece: 4, x: 100, y: 200, face: 180 }),
    ]);
    hand.ground({ x: 3000, y: 3000 });
    expect([hand.pin, hand.facing, hand.draft?.action]).toEqual([{ x: 3000, y: 3000 }, 180, 'place U4 3000,3000 180']);
    hand.turn(100);
    expect(hand.draft?.action).toBe('place U4 3000,3000 100');
    hand.ground({ x: 4000, y: 3000 });
    expect(heard.said).toEqual(['decide place U4 3000,3000 90']);
  });
});

describe('bearings', () => {
  const facing = { kind: 'face', unit: 1, other: 0, x: 0, y: 0 } as const;
  const turns = [choice('turn 0', { face: 0 }), choice('turn 45', { face: 45 })];
  it('are kept by Enter and by Space, wherever the pointer is', () => {
    for (const keep of ['confirm', 'next'] as const) {
      const { hand, heard } = take({ decision: facing }, turns);
      hand.hover = { x: 3500, y: 5000, piece: -1, choice: null, inReach: false };
      expect([hand.facing, hand[keep]()]).toEqual([90, true]);
      expect(heard.said).toEqual(['decide turn 0']);
    }
  });
  it('are asked for where a near enemy would stand outside the arc, or as the player wishes', () => {
    const asked = (wish: typeof settings.askFacing): string[] => {
      settings.askFacing = wish;
      return take({ decision: facing }, turns).heard.said;
    };
    expect([asked('never'), asked('always')]).toEqual([['decide turn 0'], []]);
  });
  it('follow the pointer', () => {
    const { hand, heard } = take({ decision: facing }, turns);
    hand.hover = { x: 3500, y: 5000, piece: -1, choice: null, inReach: false };
    expect(hand.facing).toBe(90);
    hand.ground({ x: 3500, y: 5000 });
    expect(heard.said).toEqual(['decide turn 90']);
  });
});

describe('what is not offered', () => {
  it('is asked about', () => {
    const { hand, heard } = take({ decision: order }, goes);
    hand.pick(7);
    expect(heard.said).toEqual(['why charge U7']);
    expect(hand.answer({ action: 'charge U7', refusal: { rule: 'close-1', key: 'k', params: {} }, tried: false })).toBe(
      'told',
    );
    expect(hand.told?.refusal?.rule).toBe('close-1');
  });
  it('is another unit to pick up, if nothing was done with the first', () => {
    const { hand, heard } = take({ decision: order }, goes);
    heard.log = [{ seat: 1, action: 'select U1' }];
    hand.pick(2);
    expect(heard.said).toEqual(['undo']);
    heard.situation = moment({}, [choice('select U2', { piece: 2 })]);
    hand.reset();
    expect(heard.said).toEqual(['undo', 'decide select U2']);
  });
  it('says why when the pointer rests on it, without a popover', () => {
    const { hand, heard } = take({ phase: 'direct' }, [
      choice('declare U1 U6', { piece: 1, target: 6, odds }),
      choice('end'),
    ]);
    hand.hover = { x: 0, y: 0, piece: 7, choice: null, inReach: false };
    hand.explainHovered(7);
    expect(heard.said).toEqual(['why declare U1 U7']);
    expect(
      hand.answer({ action: 'declare U1 U7', refusal: { rule: 'direct-6', key: 'k', params: {} }, tried: false }),
    ).toBe('hint');
    expect([hand.hint?.piece, hand.told]).toEqual([7, null]);
  });
});
