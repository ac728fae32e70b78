import { describe, expect, it } from 'vitest';
import type { Moment } from '../api/protocol';
import { choice, moment } from '../games/battlegroups/sample';
import { Placing, type Planned, type PlacingLook, type Proposal } from './placing.svelte';

const look: PlacingLook = {
  lay: (now, plan) => ({ ...now.view, laid: plan.map((one) => one.action) }),
  begins: (now) => now.view['phase'] === 'set-up',
  turned: (_now, one) => (one.piece < 0 ? null : { ...one, face: one.face + 1, action: `${one.action}+` }),
  spot: () => null,
  isSecret: () => false,
};
const at = (piece: number, where: string): Planned => ({
  action: `place ${piece} ${where}`,
  verb: 'place',
  piece,
  hex: 4,
  x: piece < 0 ? 1000 : -1,
  y: piece < 0 ? 1000 : -1,
  face: 0,
});
const offers: Proposal[] = ['a', 'b'].map((where) => ({
  name: { rule: '', key: where, params: {} },
  plan: [at(1, where), at(2, where), at(-1, where)],
}));
const now = (n: number, more: Partial<Moment> = {}): Moment => ({
  ...moment({ phase: 'set-up' } as never, [choice('place 1 x')], { n }),
  placing: true,
  ...more,
});

function begun(proposes = true): { placing: Placing; sent: unknown[]; refused: string[]; first: Moment } {
  const [sent, refused]: [unknown[], string[]] = [[], []];
  const link = {
    askProposals: (seed: number) => sent.push(['proposals', seed]),
    askPlan: (n: number, actions: readonly string[], number: number) => sent.push(['plan', n, [...actions], number]),
  };
  const placing = new Placing(
    link,
    look,
    () => proposes,
    (why, action) => refused.push(`${why.key} ${action}`),
  );
  const first = now(3);
  placing.reset(first);
  placing.proposed(3, offers, first);
  return { placing, sent, refused, first };
}
const refusal = { rule: '1.0', key: 'no', params: {} };

describe('a planned set-up', () => {
  it('stands at once before play, and nothing is sent but the question', () => {
    const { placing, sent, first } = begun();
    expect(placing.actions).toEqual(['place 1 a', 'place 2 a', 'place -1 a']);
    expect(placing.shown(first).view['laid']).toEqual(placing.actions);
    expect(placing.shown(first).choices).toEqual([]);
    expect(sent).toEqual([['proposals', 0]]);
  });
  it('waits to be asked for where the player places by hand, and for reinforcements', () => {
    expect(begun(false).placing.active).toBe(false);
    const { placing } = begun();
    const later = now(9, { view: { phase: 'play' } });
    placing.reset(later);
    placing.proposed(9, offers, later);
    expect([placing.active, placing.offers.length]).toEqual([false, 2]);
    placing.choose(1);
    expect(placing.actions[0]).toBe('place 1 b');
  });
  it('takes no proposals for a question that is gone', () => {
    const { placing } = begun();
    placing.clear();
    placing.proposed(2, offers, now(2));
    expect(placing.active).toBe(false);
  });
  it('moves one unit and leaves the others', () => {
    const { placing, sent, first } = begun();
    placing.take(placing.at(2));
    expect(placing.shown(first).view['laid']).toEqual(['place 1 a', 'place -1 a']);
    placing.arrived({ n: 3, at: 1, choices: [choice('place 2 z')] });
    expect(placing.shown(first).choices.map((one) => one.action)).toEqual(['place 2 z']);
    placing.put({ ...at(2, 'z'), hex: 9 });
    expect([placing.actions, placing.edited, placing.taken]).toEqual([['place 1 a', 'place 2 z', 'place -1 a'], 1, -1]);
    expect(sent.at(-1)).toEqual(['plan', 3, placing.actions, 60]);
    placing.arrived({ n: 3, at: 60, refusal: null });
    expect(placing.turn(first)).toBe(true);
    expect(placing.actions[1]).toBe('place 2 z+');
  });
  it('puts it back where the server refuses it, and says which', () => {
    const { placing, refused } = begun();
    placing.take(0);
    placing.put({ ...at(1, 'q'), hex: 9 });
    placing.arrived({ n: 3, at: 60, refusal });
    expect([placing.actions[0], refused]).toEqual(['place 1 a', ['no place 1 q']]);
  });
  it('finds what is no piece by its place', () => {
    const { placing } = begun();
    expect(placing.at(-1, { x: 1200, y: 900 })).toBe(2);
    expect(placing.at(-1, { x: 3000, y: 900 })).toBe(-1);
    expect(placing.at(7)).toBe(-1);
  });
  it('makes another one of the same kind, and stays cleared until a proposal is wanted', () => {
    const { placing, sent, first } = begun();
    placing.choose(1);
    placing.another();
    expect(sent.at(-1)).toEqual(['proposals', 1]);
    placing.proposed(3, offers, first);
    expect(placing.actions[0]).toBe('place 1 b');
    placing.clear();
    placing.reset(now(4));
    placing.proposed(4, offers, now(4));
    expect(placing.active).toBe(false);
  });
});
