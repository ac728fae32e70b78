import { describe, expect, it } from 'vitest';
import {
  cardsLeft,
  carriersFor,
  changed,
  costOf,
  decisions,
  emptyList,
  fromReport,
  mayHaveHq,
  spent,
  withHq,
  without,
  withPlatoon,
  write,
  type ArmyList,
  type Card,
  type Offer,
} from './list';

const card = (key: string, more: Partial<Card> = {}): Card => ({
  card: key,
  name: { it: key, en: key },
  nation: 'germany',
  kind: 'tank',
  mobility: 'tracked',
  weapon: '75',
  ranges: [3000, 5000, 8000],
  armour: [50, 30, 30, 10],
  shield: 0,
  move: 1600,
  move_fire: 800,
  cost: 100,
  additions: [0, 10, 20, 30],
  year: 1942,
  cards: 3,
  carries: false,
  leads: true,
  ...more,
});
const offer: Offer = {
  nations: ['germany'],
  years: { '1943': 12000 },
  levels: [
    { id: 'recruits', die: 6 },
    { id: 'skilled', die: 8 },
    { id: 'veterans', die: 10 },
    { id: 'elite', die: 12 },
  ],
  scenarios: { advance: [5714, 4286] },
  models: { platoon: [3, 5], hq: [1, 2] },
  company: [3, 5],
  hq_price: 2,
  cards: [
    card('pz4'),
    card('truck', { kind: 'truck', carries: true, leads: false, cost: 15 }),
    card('pak', { kind: 'gun', cost: 50 }),
  ],
};
const [PZ4, TRUCK, PAK] = offer.cards as [Card, Card, Card];
const bought = (...cards: Card[]): ArmyList =>
  cards.reduce((list, one) => withPlatoon(offer, list, one, 'skilled'), emptyList('germany', 1943, 3000));

describe('an army list', () => {
  it('costs models by level, and an HQ twice', () => {
    const list = withHq(offer, bought(PZ4, PZ4, PZ4), 1);
    expect(list.platoons.map((entry) => costOf(offer, entry))).toEqual([330, 330, 330, 220]);
    expect(spent(offer, list)).toBe(1210);
    expect(cardsLeft(PZ4, list)).toBe(0);
  });
  it('fills a company before it opens another', () => {
    const list = bought(PZ4, PZ4, PZ4, TRUCK, TRUCK, PAK);
    expect(list.platoons.map((entry) => entry.company)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(list.companies).toBe(2);
  });
  it('has an HQ only for a complete company, and one', () => {
    expect(mayHaveHq(offer, bought(PZ4, PZ4), 1)).toBe(false);
    const complete = bought(PZ4, PZ4, PZ4);
    expect(mayHaveHq(offer, complete, 1)).toBe(true);
    const led = withHq(offer, complete, 1);
    expect(mayHaveHq(offer, led, 1)).toBe(false);
    expect(withHq(offer, led, 1)).toBe(led);
    expect(withHq(offer, bought(TRUCK, TRUCK, TRUCK), 1).platoons).toHaveLength(3);
  });
  it('keeps who carries whom when a platoon is taken out', () => {
    const list = changed(bought(PZ4, TRUCK, PAK), 2, { aboard: 1 });
    expect(carriersFor(offer, list, 2)).toEqual([1]);
    expect(carriersFor(offer, list, 0)).toEqual([]);
    expect(without(list, 0).platoons[1]?.aboard).toBe(0);
    expect(without(list, 1).platoons[1]?.aboard).toBe(-1);
  });
  it('is written as the server reads it', () => {
    const carried = changed(changed(bought(PZ4, TRUCK, PAK), 2, { aboard: 1, company: 0 }), 0, { models: 4 });
    expect(write({ ...carried, title: 'Test', scenario: 'advance', role: 'defender' })).toBe(
      [
        '# Test',
        'army germany',
        'year 1943',
        'points 3000',
        'scenario advance defender',
        '',
        'company',
        '4 pz4 skilled',
        '3 truck skilled',
        '+ 3 pak skilled no company',
        '',
      ].join('\n'),
    );
  });
  it('is what the server has read', () => {
    const platoons = [
      { line: 4, card: 'pz4', models: 4, level: 'elite', hq: false, company: 1, aboard: -1, cost: 520 },
    ];
    const report = {
      ok: true,
      title: 'T',
      nation: 'germany',
      year: 1943,
      points: 0,
      scenario: '',
      role: 'attacker',
      spent: 520,
      left: 0,
      companies: 1,
      platoons,
      problems: [],
      notes: [],
      text: '',
    };
    expect(fromReport(report).platoons).toEqual([
      { card: 'pz4', models: 4, level: 'elite', hq: false, company: 1, aboard: -1 },
    ]);
  });
});

describe('a list at a table', () => {
  it('sells what was bought, HQs first and from the end, then buys platoons and HQs', () => {
    const list = withHq(offer, bought(PZ4, PZ4, PZ4), 1);
    const has = [
      { label: 'A1', hq: false },
      { label: 'A2', hq: true },
      { label: 'A3', hq: false },
    ];
    expect(decisions(list, new Map([['pz4', 7]]), has)).toEqual([
      'sell A2',
      'sell A2',
      'sell A1',
      'buy 7 3 skilled 1',
      'buy 7 3 skilled 1',
      'buy 7 3 skilled 1',
      'command 7 1 skilled 1',
    ]);
  });
});
