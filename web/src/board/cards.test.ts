import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { moment, MOMENTS } from '../demo/fixtures/cards';
import { addTexts } from '../i18n';
import CardBoard from './CardBoard.svelte';
import { columnsOf } from './cards/columns';
import { ARTS, bust, LANDS, WEAPONS } from './cards/art';
import { shownLines, spread, type Box } from './cards/lines';
import type { Group, RangeLine } from './cards/types';
import { cardWords, groupWords, manWords } from './cards/words';

beforeAll(() =>
  addTexts('en', readFileSync(new URL('../../../src/caposaldo/texts/en/web.ftl', import.meta.url), 'utf8')),
);

const box = (lane: number, far: boolean): Box => ({
  left: lane * 300,
  right: lane * 300 + 260,
  top: far ? 0 : 400,
  bottom: far ? 180 : 580,
  far,
  lane,
});
const boxes = new Map(
  ['A', 'B', 'C', 'D'].flatMap(
    (l, i) =>
      [
        [`us-${l}`, box(i, true)],
        [`de-${l}`, box(i, false)],
      ] as [string, Box][],
  ),
);
const line = (from: string, to: string, attack = false): RangeLine => ({
  from: `de-${from}`,
  to: `us-${to}`,
  range: 2,
  ...(attack && { attack }),
});
const all = ['A', 'B', 'C', 'D'].flatMap((a) => ['A', 'B', 'C', 'D'].map((b) => line(a, b)));

describe('the rows', () => {
  const group = (id: string, letter: string, men: number): Group => ({
    id,
    letter,
    chit: 0,
    terrain: null,
    laid: [],
    men: Array.from({ length: men }, (_, i) => ({
      id: `${id}${i}`,
      name: id,
      weapon: 'rifle',
      armed: '',
      firepower: [],
      morale: 4,
      panic: 5,
      kia: 8,
    })),
  });
  it('have groups of the same letter over one another, as wide as the larger', () => {
    const { men, at } = columnsOf(
      [group('4', 'A', 6), group('6', 'C', 2)],
      [group('1', 'B', 3), group('0', 'A', 1), group('2', '–', 0)],
    );
    expect(men).toEqual([6, 3, 2]);
    expect(['4', '0', '1', '6', '2'].map((id) => at.get(id))).toEqual([0, 0, 1, 2, 2]);
  });
  it('have what is left of a group where nobody of its row stands, or last', () => {
    const left = (id: string): Group => group(id, '–', 0);
    expect(columnsOf([group('4', 'A', 2), left('5'), left('6')], [group('0', 'A', 3), group('1', 'B', 3)])).toEqual({
      men: [3, 3, 1],
      at: new Map([
        ['4', 0],
        ['0', 0],
        ['1', 1],
        ['5', 1],
        ['6', 2],
      ]),
    });
  });
  it('have room for two groups that share a letter', () =>
    expect(columnsOf([group('4', 'A', 2)], [group('0', 'A', 2), group('1', 'A', 3)]).men).toEqual([2, 3]));
});
describe('lines of range', () => {
  it('are all shown while they are few', () => expect(shownLines(all.slice(0, 4), null, boxes)).toHaveLength(4));
  it('are those of groups that face each other when there are many', () => {
    expect(shownLines(all, null, boxes).map((l) => l.from.slice(-1) + l.to.slice(-1))).toEqual([
      'AA',
      'BB',
      'CC',
      'DD',
    ]);
  });
  it('are those of one group when it is pointed at, and always the attack', () => {
    const found = shownLines([...all, line('D', 'A', true)], 'us-B', boxes);
    expect(found.filter((l) => l.to === 'us-B')).toHaveLength(4);
    expect(found.some((l) => l.attack)).toBe(true);
  });
  it('bear their figures apart from one another', () => {
    const drawn = spread(all.slice(0, 8), boxes);
    for (const [i, a] of drawn.entries())
      for (const b of drawn.slice(i + 1))
        expect(Math.abs(a.pill[0] - b.pill[0]) > 40 || Math.abs(a.pill[1] - b.pill[1]) > 20).toBe(true);
  });
  it('bear figures with their notes apart, too', () => {
    const noted = ['A', 'B', 'C'].map((to) => ({ ...line('A', to), note: 'firepower 10, cover −2' }));
    const wider = new Map(
      [...boxes].map(([id, one]) => [id, { ...one, left: one.lane * 400, right: one.lane * 400 + 260 }]),
    );
    const drawn = spread(noted, wider);
    for (const [i, a] of drawn.entries())
      for (const b of drawn.slice(i + 1))
        expect(Math.abs(a.pill[0] - b.pill[0]) > 130 || Math.abs(a.pill[1] - b.pill[1]) > 36).toBe(true);
  });
  it('run from the edge of one tray to the edge of the other, the head at the target', () => {
    const [drawn] = spread([line('A', 'A', true)], boxes);
    expect(drawn?.tip).toEqual([130, 186]);
    expect(drawn?.turn).toBe(0);
    expect(drawn?.d.startsWith('M130 394')).toBe(true);
  });
  it('are left out where a tray is not shown', () => expect(spread([line('A', 'A')], new Map())).toEqual([]));
});

describe('pictures', () => {
  const every = [
    ...Object.values(ARTS),
    ...Object.values(LANDS).map((land) => land()),
    ...Object.values(WEAPONS),
    ...(['de', 'it', 'gb', 'us', 'su', 'ro', 'hu'] as const).map((s) => bust(s, 3)),
  ];
  it('use tokens for every colour', () => {
    for (const picture of every) expect(picture).not.toMatch(/(fill|stroke)="#/);
  });
  it('are drawn of numbers', () => {
    for (const picture of every) expect(picture).not.toMatch(/NaN|undefined/);
  });
  it('give a man the same face every time, and others another', () => {
    expect(bust('us', 5)).toBe(bust('us', 5));
    expect(bust('us', 5)).not.toBe(bust('us', 6));
  });
});

describe('sentences', () => {
  const { near, hand } = moment('fire', 'en');
  const [a, b] = near.groups;
  it('tell a man, and turned over another', () => {
    expect(b?.men[0] && manWords(b.men[0], 3)).toBe(
      'GEF Kessler, light machine gun. Morale 5, KIA 8. Firepower 5 at range 3.',
    );
    expect(a?.men[2] && manWords(a.men[2], 3)).toBe('Ebner, rifle. Pinned. Panic 5, KIA 9.');
  });
  it('tell a group', () => expect(b && groupWords(near, b)).toBe('Germans, group B, range chit 2. Brush −1. 4 men.'));
  it('tell a card', () =>
    expect(hand[0] && cardWords(hand[0])).toMatch(
      /^Fire 4\. Needs 8 firepower\. Strength 4 on one group\. Random number (red|black) \d\.$/,
    ));
});

describe('the board', () => {
  it('shows every man, every card and both piles, in words that exist', () => {
    for (const id of MOMENTS) {
      const m = moment(id, 'en');
      const { body } = render(CardBoard, { props: { ...m, label: 'Cards' } });
      for (const side of [m.far, m.near])
        for (const group of side.groups)
          for (const man of group.men) expect(body).toContain(`data-key="man:${man.id}"`);
      for (const card of m.hand) expect(body).toContain(`data-key="card:${card.id}"`);
      expect(body).toContain(`>${m.piles.draw}<`);
      expect(body).not.toContain('⟦');
    }
  });
  it('marks what is selected, what takes part and what can be chosen', () => {
    const { body } = render(CardBoard, { props: { ...moment('fire', 'en'), label: 'Cards' } });
    const ringOf = (key: string): string => new RegExp(`class="([^"]*)"[^>]*data-key="${key}"`).exec(body)?.[1] ?? '';
    expect(ringOf('card:c1')).toContain('selected');
    expect(ringOf('card:c2')).toContain('legal');
    expect(ringOf('card:c4')).toContain('off');
    expect(ringOf('group:us-B')).toContain('part');
    expect(ringOf('group:us-A')).toContain('legal');
    expect(ringOf('man:Quinn')).toContain('pinned');
  });
});
