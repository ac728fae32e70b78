import { describe, expect, it } from 'vitest';
import { inside, distance, wedge, type Point } from '../../draw/geometry';
import fixtures from '../../demo/fixtures/table.json';
import { following, towards, WAYS, type Stop } from './cursor';
import { cachedGround, coursesOf } from './ground';
import { extent, placeLabels, type Wanted } from './labels';
import { barLength, layerOf } from './layers';
import { artOf, spentIn, standingOn } from './piece';
import { regionOf } from './region';
import { inches, loopOf, onSheet, onTable, pointOf, sheetOf } from './sheet';
import { stopsOf, under } from './clickTargets';
import type { BoardChoice, TableView } from './types';
import { inchRuling, short } from './words';

const moments = fixtures as unknown as { id: string; view: TableView; reach: number[][] }[];
const moment = (id: string) => moments.find((m) => m.id === id) ?? moments[0]!;
const { view } = moment('ponte-order');
const sheet = sheetOf(view);
const here = view.units.filter((u) => u.here);

describe('the sheet', () => {
  it('has thirty units an inch and goes there and back', () => {
    expect(sheet.w).toBeCloseTo(66 * 30);
    expect(onTable(sheet, onSheet(sheet, 1234, 5678))).toEqual({ x: 1234, y: 5678 });
  });
  it('writes lengths as the language does', () => {
    expect(inches(1422, 254, 'en')).toBe('5.6');
    expect(inches(1422, 254, 'it')).toBe('5,6');
  });
});

describe('the ground', () => {
  it('joins the stretches of roads and rivers into courses', () => {
    const courses = coursesOf(view.terrain, sheet);
    expect(courses.map((c) => [c.kind, c.name, c.line.length])).toEqual([
      ['river', 'Weldamkanaal', 8],
      ['road', 'Hoofdweg', 5],
      ['road', 'Dijkweg', 7],
      ['road', 'Polderweg', 4],
      ['wall', 'Kerkhof', 2],
    ]);
    expect(courses[0]?.width).toBeCloseTo(60, 0);
  });
  it('is drawn once for all views of a game, and names its places', () => {
    const ground = cachedGround(view, sheet);
    expect(cachedGround(structuredClone(view), sheet)).toBe(ground);
    expect(ground.names.map((n) => n.text)).toContain('Kerkbuurt');
    expect(ground.flat + ground.high).not.toMatch(/NaN|undefined/);
  });
});

describe('the reach', () => {
  const region = (id: string) => {
    const m = moment(id);
    return regionOf(m.reach.map((flat) => loopOf(sheetOf(m.view), flat)));
  };
  it('is one outline made of many wedges', () => {
    const found = region('ponte-order');
    expect(found?.path.match(/M/g)?.length).toBeLessThan(4);
  });
  it('has a hole where the wedges leave one', () => {
    const ring: Point[][] = [];
    for (let a = 0; a < 360; a += 5) {
      const [far, near] = [wedge([0, 0], a, 2.5, 200, 5).slice(1), wedge([0, 0], a, 2.5, 80, 5).slice(1).reverse()];
      ring.push([...far, ...near]);
    }
    const found = regionOf(ring);
    expect(found?.path.match(/M/g)).toHaveLength(2);
    expect([found?.contains([0, 140]), found?.contains([0, 20])]).toEqual([true, false]);
  });
  it('is nothing when there is none, and a plain zone as it is given', () => {
    expect(regionOf([])).toBeNull();
    expect(region('ponte-deploy')?.path.match(/Q/g)).toHaveLength(4);
  });
});

describe('labels', () => {
  const wanted = (id: number, x: number, y: number, weight = 0): Wanted => ({
    id,
    x,
    y,
    rx: 18,
    ry: 18,
    w: 90,
    h: 16,
    weight,
  });
  it('go below their piece when there is room', () =>
    expect(placeLabels([wanted(1, 0, 0)], 5)).toEqual([{ id: 1, x: 0, y: 31 }]));
  it('make way for other pieces', () => {
    const [upper] = placeLabels([wanted(1, 0, 0), wanted(2, 0, 38)], 5);
    expect(upper?.y).toBeLessThan(0);
  });
  it('are left out in a crowd, but not those in question', () => {
    const crowd = Array.from({ length: 49 }, (_, i) => wanted(i, (i % 7) * 40, Math.floor(i / 7) * 40));
    expect(placeLabels(crowd, 5).length).toBeLessThan(40);
    const asked = crowd.map((l) => (l.id === 24 ? { ...l, weight: 1 } : l));
    expect(placeLabels(asked, 5).map((p) => p.id)).toContain(24);
  });
  it('know how much room a turned base takes', () => expect(extent(10, 20, 90).map(Math.round)).toEqual([10, 5]));
  it('cut long names at a word', () => {
    expect(short('Granatieri con Panzerfaust')).toBe('Granatieri con…');
    expect(short('StuG III G')).toBe('StuG III G');
  });
});

describe('pointing', () => {
  const unit = here[0] as (typeof here)[0];
  const choices: BoardChoice[] = [
    { id: 'a', label: 'a', piece: unit.id },
    { id: 'b', label: 'b', piece: unit.id },
    { id: 'go', label: 'go', x: 8000, y: 8000 },
    { id: 'turn', label: 'turn', piece: unit.id, face: 90 },
  ];
  const standing = here.map((one) => standingOn(one, sheet, 'de'));
  const stops = stopsOf(standing, choices, sheet, 1);
  it('gives all choices on a piece', () => {
    expect(under(stops, standing, pointOf(sheet, unit), 10)?.choices).toEqual(['a', 'b']);
  });
  it('finds points and handles', () => {
    expect(under(stops, standing, onSheet(sheet, 8000, 8010), 10)?.choices).toEqual(['go']);
    const handle = stops.find((s) => s.kind === 'handle');
    expect(handle && distance(handle.p, pointOf(sheet, unit))).toBeGreaterThan(20);
    expect(handle?.choices).toEqual(['turn']);
  });
  it('finds nothing on open ground', () => expect(under(stops, standing, onSheet(sheet, 15500, 11500), 10)).toBeNull());
});

describe('the cursor', () => {
  const stop = (key: string, p: Point, choices: string[] = []): Stop => ({ key, p, piece: null, choices });
  const stops = [
    stop('left', [0, 50]),
    stop('mid', [50, 50], ['2']),
    stop('right', [100, 55], ['1']),
    stop('up', [52, 0], ['3']),
  ];
  it('goes to what lies in the direction of the arrow', () => {
    expect(towards(stops, [50, 50], WAYS.ArrowRight)?.key).toBe('right');
    expect(towards(stops, [50, 50], WAYS.ArrowUp)?.key).toBe('up');
    expect(towards(stops, [50, 50], WAYS.ArrowDown)).toBeNull();
  });
  it('goes by Tab through the choices in their order, and out at the end', () => {
    const order = ['1', '2', '3'];
    const keys = [null, 'right', 'mid', 'up'].map((key) => following(stops, order, key, false)?.key);
    expect(keys).toEqual(['right', 'mid', 'up', undefined]);
    expect(following(stops, order, 'right', true)).toBeNull();
    expect(following(stops, order, null, true)?.key).toBe('up');
  });
});

describe('pieces', () => {
  it('are drawn at every zoom, with silhouettes and with symbols', () => {
    for (const u of here)
      for (const zoom of ['near', 'mid', 'far'] as const)
        for (const symbols of ['silhouettes', 'nato'] as const) {
          const art = artOf(u, sheet, { side: 'de', zoom, symbols, k: 0.4 });
          expect(art.turned + art.upright).not.toMatch(/NaN|undefined/);
        }
  });
  it('are never too small to be seen from far away', () => {
    const foot = here.find((u) => u.kind === 'infantry') as (typeof here)[0];
    expect(
      artOf(foot, sheet, { side: 'de', zoom: 'far', symbols: 'nato', k: 0.2 }).grown * foot.width * sheet.scale * 0.2,
    ).toBeCloseTo(13, 0);
  });
  it('are spent by what they have done in the phase, only while their side acts', () => {
    const units = here.slice(0, 1).map((u) => ({ ...u, side: 0, done: true, fired: false }));
    expect(spentIn({ ...view, units, active: 0, phase: 'movement' })).toEqual([units[0]?.id]);
    expect(spentIn({ ...view, units, active: 0, phase: 'direct' })).toEqual([]);
    expect(spentIn({ ...view, units, active: 1, phase: 'movement' })).toEqual([]);
  });
  it('stand where the view says: nobody in the wood is drawn outside it', () => {
    const wood = view.terrain.find((p) => p.name === 'Dennenbos');
    const b1 = here.find((u) => u.label === 'B1');
    expect(b1 && wood && inside(pointOf(sheet, b1), loopOf(sheet, wood.points))).toBe(true);
  });
});

describe('controls', () => {
  it('show a scale bar of a round number of inches or centimetres', () => {
    const { bars } = inchRuling(view, 'en');
    expect([barLength(bars, 16, 200), barLength(bars, 40, 200), barLength(bars, 300, 200)]).toEqual([12, 3, 1]);
  });
  it('know the layers by their keys', () =>
    expect([layerOf('L'), layerOf('k'), layerOf('j'), layerOf('m'), layerOf('x')]).toEqual([
      'reach',
      'threat',
      'command',
      'ruler',
      undefined,
    ]));
});
