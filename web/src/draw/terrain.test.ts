import { describe, expect, it } from 'vitest';
import { distance, toLine, type Point } from './geometry';
import * as terrain from './terrain';

const WOOD: Point[] = [
  [0, 0],
  [200, 10],
  [220, 140],
  [90, 180],
  [-10, 120],
];
const STRIP: Point[] = [
  [0, 0],
  [100, 10],
  [200, 0],
  [200, 40],
  [100, 50],
  [0, 40],
];
const COURSE: Point[] = [
  [0, 100],
  [400, 130],
  [420, 300],
  [900, 310],
];

describe('terrain', () => {
  it('is the same whenever it is drawn', () => {
    expect(terrain.woodCrowns(WOOD)).toBe(terrain.woodCrowns(WOOD));
    expect(terrain.houses(WOOD, () => false)).toBe(terrain.houses(WOOD, () => false));
    expect(terrain.groundTints(900, 600, 5)).toBe(terrain.groundTints(900, 600, 5));
  });
  it('has colours by token only, and no broken numbers', () => {
    const all = [
      terrain.TERRAIN_DEFS,
      terrain.groundTints(900, 600, 1),
      terrain.fields(900, 600, 1, () => true),
      terrain.tufts(900, 600, 1, () => true),
      terrain.hill(WOOD, 1),
      terrain.hill(WOOD, 2),
      terrain.brokenGround(WOOD),
      terrain.woodPatch(WOOD),
      terrain.woodCrowns(WOOD),
      terrain.river(COURSE, 60),
      terrain.roads([{ line: COURSE, width: 45 }]),
      terrain.bridge(WOOD.slice(0, 4)),
      terrain.trench(STRIP),
      terrain.trench(WOOD),
      terrain.bunker(STRIP),
      terrain.wall(COURSE, 9),
      terrain.townGround(WOOD),
      terrain.houses(WOOD, () => false),
      terrain.smoke([0, 0], 45, 1),
      terrain.minefield([0, 0], 90, { ink: 'var(--threat)', hidden: false, live: true, seed: 1 }),
      terrain.minefield([0, 0], 90, { ink: 'var(--de-line)', hidden: true, live: false, seed: 1 }),
    ].join('');
    expect(all).not.toMatch(/NaN|undefined|Infinity/);
    expect(all.replace(/url\(#[^)]*\)/g, '').match(/#[0-9a-f]{3,8}\b|rgba?\(/gi)).toBeNull();
    expect(all).not.toMatch(/<filter|<mask|filter=|mask=| style="/);
  });
  it('bends a course softly, but leaves it nowhere', () => {
    for (const p of terrain.soft(COURSE)) expect(toLine(p, COURSE)).toBeLessThan(13);
    const middle: Point = [200, 115];
    expect(toLine(middle, terrain.soft(COURSE))).toBeLessThan(0.01);
  });
  it('lets courses run off the sheet where they end at its edge', () => {
    const run = terrain.bleed(
      [
        [0, 50],
        [100, 50],
        [150, 80],
      ],
      300,
      200,
      60,
    );
    expect(run[0]).toEqual([-60, 50]);
    expect(run).toHaveLength(4);
  });
  it('finds the line along a strip', () => {
    expect(terrain.spineOf(STRIP)?.map((p) => p.map(Math.round))).toEqual([
      [0, 20],
      [100, 30],
      [200, 20],
    ]);
    expect(terrain.spineOf(WOOD)).toBeNull();
  });
  it('merges crowns: a wood is a few elements', () => {
    expect(terrain.woodCrowns(WOOD).match(/<path/g)?.length).toBeLessThan(40);
  });
  it('keeps houses off the ways', () => {
    const road = (p: Point): boolean => Math.abs(p[0] - 100) < 25;
    for (const [, x] of terrain.houses(WOOD, road).matchAll(/translate\(([-\d.]+) /g))
      expect(Math.abs(Number(x) - 100)).toBeGreaterThan(25);
  });
  it('moves a line to its right', () => {
    const moved = terrain.sideways(
      [
        [0, 0],
        [10, 0],
      ],
      3,
    );
    expect(moved.map((p) => distance(p, [p[0], 3]))).toEqual([0, 0]);
  });
});
