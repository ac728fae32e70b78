import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { bounds, inside } from '../draw/geometry';
import { moment, spread } from '../demo/fixtures/hex';
import { formations, ukraine } from '../demo/fixtures/ukraine';
import { pena, squads } from '../demo/fixtures/pena';
import { addTexts } from '../i18n';
import { centresOf, contour, groupsOf } from './hex/area';
import { faceOf } from './hex/counters';
import { flat, matrixOf, movedPath } from './hex/flattenSvg';
import { HexGrid, SIDES } from './hex/grid';
import { nextChoice, stepFrom } from './hex/keys';
import { boxOf, letterScale, numbersSvg, placeNames } from './hex/labels';
import { entering, overlaysSvg } from './hex/overlays';
import { sheetOf } from './hex/sheet';
import { arrange, pieceAt, stacksOf } from './hex/stacks';
import type { HexMap, HexSide } from './hex/types';
import { frames } from './hex/moveAnimation';
import { pieceWords, sentenceOf } from './hex/words';
import HexBoard from './HexBoard.svelte';

const map = ukraine('en');
const grid = new HexGrid(map);
const village = pena('en');
const streets = new HexGrid(village);

beforeAll(() =>
  addTexts('en', readFileSync(new URL('../../../src/caposaldo/texts/en/web.ftl', import.meta.url), 'utf8')),
);

describe('the grid', () => {
  it('finds the hex of every centre again', () => {
    for (const cell of map.cells) expect(grid.at(grid.centreOf(cell.row, cell.col))).toBe(cell.id);
  });
  it('knows no hex beyond its edge', () => {
    expect(grid.at([-40, -40])).toBeUndefined();
    expect(grid.next('3401', 5)).toBeUndefined();
  });
  it('has neighbours that are neighbours of each other, across opposite sides', () => {
    for (const cell of village.cells)
      for (const side of SIDES) {
        const next = streets.next(cell.id, side);
        if (next !== undefined) expect(streets.next(next, ((side + 3) % 6) as HexSide)).toBe(cell.id);
      }
  });
  it('counts hexes between two', () => {
    expect(grid.distance('2918', '2918')).toBe(0);
    expect(grid.distance('2918', '2919')).toBe(1);
    expect(grid.distance('2918', '2820')).toBe(2);
    expect(streets.distance('A01', 'J12')).toBe(16);
  });
  it('gives the side two hexes share to both alike', () => {
    const [a, b] = [grid.edge('2918', '2919'), grid.edge('2919', '2918')];
    expect([...(a ?? [])].map((p) => p.map(Math.round)).sort()).toEqual(
      [...(b ?? [])].map((p) => p.map(Math.round)).sort(),
    );
  });
});

describe('areas', () => {
  it('carry what lies at the edge on beyond it', () => {
    const woods = centresOf(streets, (c) => c.terrain === 'woods');
    expect(woods.length).toBeGreaterThan(village.cells.filter((c) => c.terrain === 'woods').length);
  });
  it('are grouped where hexes touch', () => {
    const fields = groupsOf(streets, (c) => c.terrain === 'field').map((g) => g.map((c) => c.id).sort());
    expect(fields).toContainEqual(['E02']);
    expect(fields.flat().length).toBe(10);
  });
  it('have a coast that leaves the sea on one side and the land on the other', () => {
    const coast = contour(grid, (c) => c.water ?? 0, 0.5);
    const wet = (id: string): boolean => coast.filter((loop) => inside(grid.centre(id), loop)).length % 2 === 1;
    expect(wet('0234')).toBe(true);
    expect(wet('0119')).toBe(true);
    expect(wet('0218')).toBe(false);
    expect(wet('2918')).toBe(false);
  });
});

describe('pieces', () => {
  const pieces = formations('en');
  it('lie in stacks that fan upwards to the right, the marked one on top', () => {
    const two = pieces.filter((p) => p.hex === '3018');
    const [first, second] = two;
    const placed = arrange(two, grid, 'near', (id) => (id === first?.id ? 1 : 0));
    const top = placed.find((p) => p.top);
    expect(top?.piece.id).toBe(first?.id);
    const under = placed.find((p) => p.piece.id === second?.id);
    expect(top && under && top.x > under.x && top.y < under.y).toBe(true);
  });
  it('are one piece with a count from afar', () => {
    const placed = arrange(pieces, grid, 'far');
    expect(placed.length).toBe(stacksOf(pieces).size);
    expect(placed.filter((p) => p.count > 1).length).toBe(
      [...stacksOf(pieces).values()].filter((s) => s.length > 1).length,
    );
  });
  it('show two and a count when there are more than three', () => {
    const five = pieces.slice(0, 5).map((p) => ({ ...p, hex: '2918' }));
    const placed = arrange(five, grid, 'near');
    expect(placed.length).toBe(2);
    expect(placed.map((p) => p.count).sort()).toEqual([0, 5]);
  });
  it('are found under a point, the top one first', () => {
    const placed = arrange(
      pieces.filter((p) => p.hex === '3018'),
      grid,
      'near',
    );
    const top = placed.find((p) => p.top);
    expect(pieceAt(placed, top?.x ?? 0, top?.y ?? 0)).toBe(top?.piece.id);
    expect(pieceAt(placed, 0, 0)).toBeNull();
  });
  it('write numbers near, fewer in the middle distance, none from afar', () => {
    const piece = pieces.find((p) => p.number === '88');
    if (!piece) throw new Error('no such formation');
    expect(faceOf(piece, 'near', 'nato')).toContain('>88<');
    expect(faceOf(piece, 'mid', 'nato')).toContain('2-3');
    expect(faceOf(piece, 'far', 'nato')).not.toMatch(/<text[^>]*>\d/);
  });
  it('use tokens for every colour', () => {
    for (const piece of [...pieces.slice(0, 40), ...squads('en')])
      for (const zoom of ['near', 'mid', 'far'] as const)
        for (const set of ['nato', 'silhouettes'] as const)
          expect(faceOf(piece, zoom, set)).not.toMatch(/(fill|stroke)="#/);
  });
  it('say what they are', () => {
    const tank = squads('en').find((p) => p.state === 'spent');
    expect(tank && pieceWords(tank)).toBe('Panzer IV H, faces north-east, has acted.');
  });
  it('walk over the hexes between and end where they are drawn', () => {
    expect(frames({ x: 0, y: 0 }, [{ x: 10, y: 0 }], { x: 10, y: 20 }).map((f) => f.transform)).toEqual([
      'translate(-10.0px, -20.0px)',
      'translate(0.0px, -20.0px)',
      'translate(0.0px, 0.0px)',
    ]);
  });
});

describe('flat drawings', () => {
  it('multiply transforms', () => {
    expect(matrixOf('translate(10 20) scale(2)')).toEqual([2, 0, 0, 2, 10, 20]);
    expect(matrixOf('rotate(90)').map((n) => Math.round(n) + 0)).toEqual([0, 1, -1, 0, 0, 0]);
    expect(matrixOf('rotate(180 5 5)').map((n) => Math.round(n) + 0)).toEqual([-1, 0, 0, -1, 10, 10]);
  });
  it('move paths with their relative commands and arcs', () => {
    expect(movedPath('M1 1l2 0v3h-2z', [1, 0, 0, 1, 10, 10])).toBe('M11 11L13 11L13 14L11 14Z');
    expect(movedPath('M0 0a2 2 0 1 0 4 0', [2, 0, 0, 2, 0, 0])).toBe('M0 0A4 4 0 1 0 8 0');
    expect(movedPath('M-1-2.5.5-3', [1, 0, 0, 1, 0, 0])).toBe('M-1 -2.5L0.5 -3');
    expect(movedPath('M0 0C1 0 2 0 3 3', [0, 1, -1, 0, 0, 0])).toBe('M0 0C0 1 0 2 -3 3');
  });
  it('write transforms into shapes, and widths with them', () => {
    const drawn = flat(
      '<g transform="translate(10 10) scale(2)" stroke-width="1.5"><rect x="-1" y="-1" width="2" height="2" opacity=".2"/><circle r="3"/><text y="4" font-size="8">7</text></g>',
    );
    expect(drawn).toContain('<rect x="8" y="8" width="4" height="4" fill-opacity=".2" stroke-width="3"/>');
    expect(drawn).toContain('<circle r="6" cx="10" cy="10" stroke-width="3"/>');
    expect(drawn).toContain('<text y="18" font-size="16" x="10" stroke-width="3">7</text>');
  });
  it('leave no transform in a face but that of upright letters', () => {
    for (const piece of [...formations('en').slice(0, 60), ...squads('en')])
      for (const set of ['nato', 'silhouettes'] as const) {
        const drawn = flat(faceOf(piece, 'near', set));
        expect(drawn.match(/<(?!text)\w+[^>]*transform=/g)).toBeNull();
        expect(drawn).not.toContain('NaN');
      }
  });
});

describe('words on the map', () => {
  it('grow as the map shrinks, in steps', () => {
    expect(letterScale(1.4)).toBe(1);
    expect(letterScale(0.5)).toBeGreaterThan(letterScale(0.8));
    expect(letterScale(0.5)).toBe(letterScale(0.51));
  });
  it('do not lie on each other, and leave towns out from afar', () => {
    const placed = placeNames(map, grid, 2.4).filter((l) => l.rank !== 'major');
    const boxes = placed.map(boxOf);
    boxes.forEach((a, i) =>
      boxes
        .slice(i + 1)
        .forEach((b) =>
          expect(
            a[2] > b[0] &&
              b[2] > a[0] &&
              a[3] > b[1] &&
              b[3] > a[1] &&
              Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 20,
          ).toBe(false),
        ),
    );
    expect(placed.some((l) => l.rank === 'town')).toBe(false);
  });
  it('keep clear of pieces where there is room', () => {
    const c = grid.centre('2634');
    const piece = [c[0] - 30, c[1] - 30, c[0] + 30, c[1] + 60] as const;
    const kharkiv = placeNames(map, grid, 2, [piece]).find((l) => l.text === 'KHARKIV');
    const box = kharkiv && boxOf(kharkiv);
    expect(box && (box[2] <= piece[0] || box[0] >= piece[2] || box[3] <= piece[1] || box[1] >= piece[3])).toBe(true);
  });
  it('number the hexes', () => {
    expect(numbersSvg(village, streets).match(/<tspan/g)?.length).toBe(village.cells.length);
  });
});

describe('overlays', () => {
  const none = new Set<string>();
  it('stop a line of sight where it enters the hex that blocks it', () => {
    const [a, b] = [streets.centre('I05'), streets.centre('F08')];
    const t = entering(streets, a, b, 'H06');
    expect(t).toBeGreaterThan(0.2);
    expect(t).toBeLessThan(0.6);
    expect(overlaysSvg([{ kind: 'sight', from: 'I05', to: 'F08', blocked: 'H06' }], streets, none).under).toContain(
      'hx-refused',
    );
  });
  it('write the cost in every hex that can be reached', () => {
    const drawn = overlaysSvg(
      [
        {
          kind: 'reach',
          hexes: [
            { hex: 'H04', cost: '1' },
            { hex: 'H05', cost: '2½' },
          ],
        },
      ],
      streets,
      none,
    );
    expect(drawn.over).toContain('>2½<');
    expect(drawn.under).toContain('var(--legal-soft)');
  });
  it('ignore hexes that are not on the map', () => {
    expect(() =>
      overlaysSvg(
        [
          { kind: 'zoc', hexes: ['Z99', 'A01'] },
          { kind: 'reach', hexes: [{ hex: 'Z99' }] },
        ],
        streets,
        none,
      ),
    ).not.toThrow();
  });
  it('use tokens for every colour', () => {
    for (const id of ['attack', 'move', 'supply', 'sight', 'turn'] as const) {
      const m = moment(id, 'en');
      const drawn = overlaysSvg([...m.overlays, ...Object.values(m.layers).flat()], new HexGrid(m.map), none);
      expect(drawn.under + drawn.between + drawn.over).not.toMatch(/(fill|stroke)="#/);
    }
  });
});

describe('the keyboard', () => {
  it('goes by arrows only, because letters decide', () => {
    expect(stepFrom(streets, 'E06', 'ArrowRight')).toBe('E07');
    expect(stepFrom(streets, 'E06', 'ArrowLeft')).toBe('E05');
    expect(['q', 'w', 'e', 'a', 's', 'd'].map((k) => stepFrom(streets, 'E06', k))).toEqual(Array(6).fill(undefined));
  });
  it('keeps the column when it goes up and down', () => {
    let hex = 'J06';
    for (let i = 0; i < 8; i++) hex = stepFrom(streets, hex, 'ArrowUp') ?? hex;
    expect(hex).toBe('B06');
  });
  it('stays at the edge', () => expect(stepFrom(streets, 'A01', 'ArrowLeft')).toBe('A01'));
  it('leaves the board after the last choice', () => {
    expect(nextChoice([1, 2], -1, false)).toBe(0);
    expect(nextChoice([1, 2], 1, false)).toBeUndefined();
    expect(nextChoice([1, 2], -1, true)).toBe(1);
  });
});

describe('the sheet', () => {
  it('is drawn once a map and always the same', () => {
    const again: HexMap = { ...village };
    expect(sheetOf(village)).toBe(sheetOf(village));
    expect(sheetOf(again).terrain).toBe(sheetOf(village).terrain);
  });
  it('stays within reason: no element a hex, nothing that is not a number', () => {
    const { terrain } = sheetOf(map);
    expect(terrain.match(/<[a-z]/g)?.length).toBeLessThan(900);
    expect(terrain).not.toContain('NaN');
    expect(terrain).not.toMatch(/(fill|stroke)="#/);
  });
  it('covers all its hexes', () => {
    const [l, t, r, b] = bounds([...grid.cells].map((c) => grid.centreOf(c.row, c.col)));
    expect(l > grid.R && t > grid.R && r < grid.width - grid.R && b < grid.height - grid.R).toBe(true);
  });
});

describe('the board', () => {
  it('is one application with a name, and says what its cursor stands on', () => {
    const m = moment('move', 'en');
    const { body } = render(HexBoard, {
      props: { map: m.map, pieces: m.pieces, choices: m.choices, selected: m.selected, label: 'A map' },
    });
    expect(body).toMatch(/role="application"[^>]*aria-label="A map"|aria-label="A map"[^>]*role="application"/);
    expect(body).not.toContain('⟦');
    expect(
      sentenceOf(
        m.map,
        grid,
        '2921',
        m.pieces.filter((p) => p.hex === '2921'),
        m.choices,
      ),
    ).toBe('Hex 2921. 7th Guards Tank Corps, 8-5-8. Choices: Move to 2921.');
  });
  it('can hold two hundred counters apart', () => {
    expect(new Set(spread(moment('whole', 'en')).pieces.map((p) => p.hex)).size).toBe(200);
  });
});
