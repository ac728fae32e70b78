import { describe, expect, it } from 'vitest';
import {
  ahead,
  along,
  area2,
  base,
  bearing,
  bounds,
  chain,
  chaikin,
  clockwise,
  corner,
  distance,
  f,
  hexPts,
  inset,
  inside,
  lengthOf,
  middle,
  organic,
  outline,
  pairs,
  poly,
  rng,
  rounded,
  S3,
  scatter,
  seedOf,
  spline,
  toLine,
  wedge,
  wobble,
  type Point,
} from './geometry';

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const ELL: Point[] = [
  [0, 0],
  [100, 0],
  [100, 20],
  [20, 20],
  [20, 100],
  [0, 100],
];

describe('path data', () => {
  it('keeps a tenth and never writes minus zero', () => {
    expect([f(1.26), f(-0.04), f(3)]).toEqual(['1.3', '0', '3']);
    expect(poly(SQUARE)).toBe('M0 0L10 0L10 10L0 10Z');
    expect(poly([])).toBe('');
  });
  it('turns flat coordinates into points', () =>
    expect(pairs([1, 2, 3, 4], 2)).toEqual([
      [2, 4],
      [6, 8],
    ]));
  it('draws curves through all points', () => {
    expect(spline(SQUARE, true).match(/C/g)).toHaveLength(4);
    expect(spline(SQUARE, false).match(/C/g)).toHaveLength(3);
  });
  it('rounds corners by no more than half a side', () => expect(rounded(SQUARE, 50)).toContain('M0 5Q0 0 5 0'));
});

describe('chance', () => {
  it('is the same for the same seed', () => {
    const [a, b] = [rng(7), rng(7)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(seedOf('ponte', 3)).toBe(seedOf('ponte', 3));
    expect(seedOf('ponte', 3)).not.toBe(seedOf('ponte', 4));
  });
  it('scatters points that keep their distance and pass the test', () => {
    const found = scatter((p) => p[0] < 50, [0, 0, 100, 100], 9, rng(1));
    expect(found.length).toBeGreaterThan(20);
    for (const p of found) for (const q of found) expect(p === q || distance(p, q) >= 9).toBe(true);
    expect(Math.max(...found.map((p) => p[0]))).toBeLessThan(50);
    expect(found.map((p) => p[1])).toEqual(found.map((p) => p[1]).sort((a, b) => a - b));
  });
  it('wobbles by no more than told', () => {
    for (const p of wobble(SQUARE, 4, rng(3), true)) expect(toLine(p, SQUARE, true)).toBeLessThan(4);
  });
  it('draws uneven loops round their centre', () => expect(inside([5, 5], organic([5, 5], 20, 10, 9, 2))).toBe(true));
});

describe('bearings', () => {
  it('count from up, clockwise', () => {
    expect([
      bearing([0, 0], [0, -5]),
      bearing([0, 0], [5, 0]),
      bearing([0, 0], [0, 5]),
      bearing([0, 0], [-5, 0]),
    ]).toEqual([0, 90, 180, 270]);
  });
  it('lead where they point', () => {
    const p = ahead([10, 20], 217, 50);
    expect(bearing([10, 20], p)).toBeCloseTo(217);
    expect(distance([10, 20], p)).toBeCloseTo(50);
  });
  it('turn a base: its front edge looks along the bearing', () => {
    const [fl, fr] = base([0, 0], 90, 4, 10);
    expect(fl?.map(Math.round)).toEqual([5, -2]);
    expect(fr?.map(Math.round)).toEqual([5, 2]);
  });
  it('bound a wedge', () => {
    const ps = wedge([0, 0], 0, 45, 10);
    expect(ps[0]).toEqual([0, 0]);
    expect(ps.slice(1).every((p) => Math.abs(distance(p, [0, 0]) - 10) < 1e-9 && p[1] < 0)).toBe(true);
  });
});

describe('loops', () => {
  it('know their inside and their bounds', () => {
    expect([inside([5, 5], SQUARE), inside([15, 5], SQUARE), inside([60, 60], ELL)]).toEqual([true, false, false]);
    expect(bounds(ELL)).toEqual([0, 0, 100, 100]);
  });
  it('shrink inwards', () => {
    expect(area2(SQUARE)).toBeGreaterThan(0);
    expect(bounds(inset(SQUARE, 2))).toEqual([2, 2, 8, 8]);
    expect(bounds(inset(clockwise([...SQUARE].reverse()), 2))).toEqual([2, 2, 8, 8]);
  });
  it('have a middle far from the edge, even if they are bent', () => {
    const p = middle(ELL);
    expect(inside(p, ELL)).toBe(true);
    expect(toLine(p, ELL, true)).toBeGreaterThan(8);
  });
  it('of hexes: one has six corners, two neighbours have ten, a ring has a hole', () => {
    const R = 20;
    const at = (q: number, r: number): Point => [S3 * R * (q + r / 2), 1.5 * R * r];
    expect(outline([at(0, 0)], R).map((l) => l.length)).toEqual([6]);
    expect(outline([at(0, 0), at(1, 0)], R).map((l) => l.length)).toEqual([10]);
    const ring = [at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1), at(1, -1)];
    expect(
      outline(ring, R)
        .map((l) => l.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
  it('of a hex begin at the top and go clockwise', () => {
    expect(corner([0, 0], 10, 0).map(Math.round)).toEqual([0, -10]);
    expect(area2(hexPts([0, 0], 10))).toBeGreaterThan(0);
  });
});

describe('lines', () => {
  it('are chained from loose stretches, whatever their order', () => {
    const [a, b, c, d]: Point[] = [
      [0, 0],
      [10, 0],
      [20, 5],
      [30, 5],
    ];
    const lines = chain([
      [c as Point, d as Point],
      [b as Point, a as Point],
      [c as Point, b as Point],
    ]);
    expect(lines).toHaveLength(1);
    expect(lengthOf(lines[0] ?? [])).toBeCloseTo(lengthOf([a, b, c, d] as Point[]));
  });
  it('keep their ends when corners are cut', () => {
    const cut = chaikin(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
    );
    expect([cut[0], cut.at(-1)]).toEqual([
      [0, 0],
      [10, 10],
    ]);
  });
  it('are walked in even steps', () => {
    const steps = along(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      4,
      2,
    );
    expect(steps.map((s) => s.p.map(Math.round))).toEqual([
      [2, 0],
      [6, 0],
      [10, 0],
      [10, 4],
      [10, 8],
    ]);
    expect(steps.at(-1)?.face).toBe(180);
  });
});
