import { describe, expect, it } from 'vitest';
import { faceOf } from './hex/counters';
import { HexGrid } from './hex/grid';
import { ARROW, choicesSvg, overlaysSvg } from './hex/overlays';
import { sheetOf } from './hex/sheet';
import { brinks, corn, crevices, crossings, gullies, scarps, waters } from './hex/tactical';
import type { HexCell, HexMap, TacticalPiece } from './hex/types';

/** Rows of marks: . clear, w woods, l brush, c corn, ~ water, f ford, = bridge, - gully, o gully with a track out, 1
 * 2 heights. */
const MARKS: Readonly<Record<string, Partial<HexCell>>> = {
  '.': {},
  w: { terrain: 'woods' },
  l: { terrain: 'brush' },
  c: { terrain: 'corn' },
  '~': { terrain: 'water' },
  f: { terrain: 'ford' },
  '=': { terrain: 'bridge' },
  '-': { level: -1 },
  o: { level: -1, open: true },
  '1': { level: 1 },
  '2': { level: 2 },
};
function mapOf(rows: readonly string[], more: Partial<HexMap> = {}): HexMap {
  const cells = rows.flatMap((marks, row) =>
    [...marks].map((mark, col): HexCell => ({
      id: `${'ABCDEF'[row]}${col + 1}`,
      row,
      col,
      terrain: 'clear',
      ...MARKS[mark],
    })),
  );
  return {
    id: rows.join(),
    style: 'tactical',
    radius: 44,
    shifted: 1,
    cells,
    rivers: [],
    ways: [],
    bridges: [],
    places: [],
    ...more,
  };
}
const drawn = (rows: readonly string[], draw: (grid: HexGrid) => string): string => draw(new HexGrid(mapOf(rows)));
const strokes = (svg: string): number => svg.match(/M[-\d. ]+l/g)?.length ?? 0;

describe('the ground of squads', () => {
  it('is drawn without a number that is none', () => {
    const map = mapOf(['.wlc~', 'f=-o1', '2..--'], {
      ways: [{ kind: 'road', path: ['B1', 'B2', 'B3'], leaves: [4, null] }],
      crevices: [['A1', 'B1']],
    });
    const { terrain, numbers } = sheetOf(map);
    expect(terrain + numbers).not.toMatch(/NaN|undefined|Infinity/);
    expect(numbers).toContain('−1');
  });
  it('has nothing of what is not there', () => {
    const bare = new HexGrid(mapOf(['...', '...']));
    expect([gullies, brinks, scarps, corn, waters].map((draw) => draw(bare))).toEqual(['', '', '', '', '']);
    expect([crossings(mapOf(['...']), bare), crevices(mapOf(['...']), bare)]).toEqual(['', '']);
  });
  it('has steep sides round a gully, but not where a track leads out', () => {
    const steep = strokes(drawn(['...', '.-.', '...'], brinks));
    const gentle = strokes(drawn(['...', '.o.', '...'], brinks));
    expect(steep).toBeGreaterThan(20);
    expect(gentle).toBeLessThan(steep);
    expect(drawn(['...', '.o.', '...'], brinks)).toContain('class="fine"');
  });
  it('marks a slope of two levels at once', () => {
    expect(drawn(['.1.', '.1.'], scarps)).toBe('');
    expect(drawn(['.2.', '...'], scarps)).not.toBe('');
  });
  it('lays a bridge along its road and stones into a ford', () => {
    const map = mapOf(['.=.', '.f.'], { ways: [{ kind: 'road', path: ['A1', 'A2', 'A3'] }] });
    const svg = crossings(map, new HexGrid(map));
    expect(svg).toContain('rotate(0)');
    expect(svg.match(/<circle/g)?.length).toBe(15);
  });
});

const squad = (more: Partial<TacticalPiece> = {}): TacticalPiece => ({
  id: 1,
  face: 'tactical',
  hex: 'A1',
  side: 'de',
  name: 'G1',
  model: 'squad',
  nato: 'inf',
  fire: 3,
  move: 1,
  moves: 'foot',
  soft: 4,
  hard: 0,
  range: 6,
  front: 12,
  flank: 11,
  facing: 1,
  ...more,
});
const figures = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? '');

describe('the counter of a squad', () => {
  it('shows every value on its face', () => {
    expect(figures(faceOf(squad({ hard: -2 }), 'near', 'silhouettes'))).toEqual(['3', '1', '4', '−2', '11', '12', '6']);
    expect(figures(faceOf(squad({ indirect: 5, least: 3, range: 14 }), 'near', 'silhouettes'))).toEqual([
      '3/5',
      '1',
      '4',
      '0',
      '11',
      '12',
      '3–14',
    ]);
    expect(figures(faceOf(squad({ fire: 0, move: 0 }), 'near', 'silhouettes')).slice(0, 2)).toEqual(['–', '–']);
  });
  it('keeps what attacks and what defends in the middle distance, and nothing from afar', () => {
    expect(figures(faceOf(squad(), 'mid', 'silhouettes'))).toEqual(['4', '12']);
    expect(figures(faceOf(squad(), 'far', 'silhouettes'))).toEqual([]);
  });
  it('tells hits, hiding and what has been done by shapes', () => {
    expect(figures(faceOf(squad({ hit: 'PINNED' }), 'mid', 'nato'))).toContain('PINNED');
    const ready = faceOf(squad(), 'near', 'nato');
    const states = [
      squad({ state: 'spent' }),
      squad({ state: 'active' }),
      squad({ badges: ['hidden'] }),
      squad({ armoured: ['front'] }),
      squad({ boxed: ['soft'] }),
    ].map((one) => faceOf(one, 'near', 'nato'));
    expect(new Set([ready, ...states]).size).toBe(6);
    for (const svg of states) expect(svg).not.toMatch(/#[0-9a-f]{3}/i);
  });
});

describe('what is laid over it', () => {
  const grid = new HexGrid(mapOf(['...', '...']));
  it('has arrows on the sides of a hex that can be clicked', () => {
    const { over, under } = choicesSvg([{ id: 'turn', label: 'turn', hex: 'A1', side: 1 }], grid, new Set());
    expect([over?.match(/<circle/g)?.length, under]).toEqual([1, undefined]);
    const [[x, y], [cx, cy]] = [grid.sideOf('A1', 1), grid.centre('A1')];
    expect([x > cx + grid.W / 2 - ARROW.reach, Math.round(y - cy)]).toEqual([true, 0]);
  });
  it('frames a hex that counts, whoever holds it', () => {
    const held = overlaysSvg([{ kind: 'objective', hex: 'A2', side: 'su', label: '2' }], grid, new Set());
    const free = overlaysSvg(
      [
        { kind: 'objective', hex: 'A2' },
        { kind: 'objective', hex: 'Z9' },
      ],
      grid,
      new Set(),
    );
    expect([held.under.includes('--su-line'), free.under.includes('--su-line'), held.between.includes('>2<')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
