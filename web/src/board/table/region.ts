/** Many polygons as one region: the reach comes as hundreds of thin wedges and is shown as one outline.
 * The union is sampled on a fine grid, smoothed a little, and its outline followed. */
import { at, bounds, chaikin, poly, rounded, type Line, type Point } from '../../draw/geometry';

export interface Region {
  /** Outline as path data, to be filled by the even-odd rule. */
  path: string;
  contains: (p: Point) => boolean;
}

const CELLS = 240;
const FINEST = 1.5;
/** So few polygons are drawn as they are. */
const FEW = 3;

export function regionOf(polygons: readonly Line[]): Region | null {
  const drawn = polygons.filter((ps) => ps.length > 2);
  if (drawn.length === 0) return null;
  const path = drawn.length <= FEW ? drawn.map((ps) => rounded(ps, 4)).join('') : outlineOf(drawn);
  return { path, contains: (p) => drawn.some((ps) => holds(ps, p)) };
}

function holds(ps: Line, [x, y]: Point): boolean {
  let c = false;
  for (let i = 0; i < ps.length; i++) {
    const [a, b] = [at(ps, i), at(ps, i - 1)];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) c = !c;
  }
  return c;
}

interface Grid {
  left: number;
  top: number;
  step: number;
  w: number;
  h: number;
  cells: Float32Array;
}

function outlineOf(polygons: readonly Line[]): string {
  const grid = emptyGrid(polygons);
  for (const ps of polygons) fill(grid, ps);
  return loops(smoothed(smoothed(smoothed(grid))))
    .map((loop) => poly(chaikin(calmed(loop), 1, true)))
    .join('');
}

/** The loop with its teeth filed off: rays that sample a region leave steps along its slanting edges. */
function calmed(loop: Line, rounds = 5): Point[] {
  let line = [...loop];
  for (let r = 0; r < rounds; r++)
    line = line.map((p, i) => {
      const [a, b] = [at(line, i - 1), at(line, i + 1)];
      return [p[0] / 2 + (a[0] + b[0]) / 4, p[1] / 2 + (a[1] + b[1]) / 4];
    });
  return line;
}

function emptyGrid(polygons: readonly Line[]): Grid {
  const [l, t, r, b] = bounds(polygons.flat());
  const step = Math.max(FINEST, Math.max(r - l, b - t) / CELLS);
  const [w, h] = [Math.ceil((r - l) / step) + 9, Math.ceil((b - t) / step) + 9];
  return { left: l - 4 * step, top: t - 4 * step, step, w, h, cells: new Float32Array(w * h) };
}

/** Set the cells whose middle lies in the polygon, row by row. */
function fill(g: Grid, ps: Line): void {
  const [, t, , b] = bounds(ps);
  const row = (y: number): number => (y - g.top) / g.step - 0.5;
  for (let j = Math.max(0, Math.ceil(row(t))); j <= Math.min(g.h - 1, Math.floor(row(b))); j++) {
    const y = g.top + (j + 0.5) * g.step;
    const cuts: number[] = [];
    ps.forEach((p, i) => {
      const q = at(ps, i + 1);
      if (p[1] > y !== q[1] > y) cuts.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    });
    cuts.sort((m, n) => m - n);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const from = Math.max(0, Math.ceil(((cuts[k] ?? 0) - g.left) / g.step - 0.5));
      const to = Math.min(g.w - 1, Math.floor(((cuts[k + 1] ?? 0) - g.left) / g.step - 0.5));
      for (let i = from; i <= to; i++) g.cells[j * g.w + i] = 1;
    }
  }
}

/** Each cell becomes the mean of itself and its eight neighbours. */
function smoothed(g: Grid): Grid {
  const cells = new Float32Array(g.cells.length);
  for (let j = 1; j < g.h - 1; j++)
    for (let i = 1; i < g.w - 1; i++) {
      let sum = 0;
      for (let dj = -1; dj <= 1; dj++) for (let di = -1; di <= 1; di++) sum += g.cells[(j + dj) * g.w + i + di] ?? 0;
      cells[j * g.w + i] = sum / 9;
    }
  return { ...g, cells };
}

/** Where the outline crosses a cell, by which of its corners are inside (marching squares): pairs of sides
 * 0 top, 1 right, 2 bottom, 3 left, walked with the inside on the right. */
const WALKS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

function loops(g: Grid): Point[][] {
  const value = (i: number, j: number): number => g.cells[j * g.w + i] ?? 0;
  const next = new Map<string, { to: string; point: Point }>();
  for (let j = 0; j + 1 < g.h; j++)
    for (let i = 0; i + 1 < g.w; i++) {
      const v = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const code = v.reduce((sum, x, k) => sum + (x >= 0.5 ? 1 << k : 0), 0);
      for (const [a, b] of WALKS[code] ?? [])
        next.set(side(i, j, a), { to: side(i, j, b), point: crossing(g, i, j, a, v) });
    }
  return followed(next);
}

/** A side of a cell has the same name seen from either cell. */
const side = (i: number, j: number, k: number): string =>
  k === 0 ? `h${i},${j}` : k === 2 ? `h${i},${j + 1}` : k === 3 ? `v${i},${j}` : `v${i + 1},${j}`;

function crossing(g: Grid, i: number, j: number, k: number, v: readonly number[]): Point {
  const part = (a: number, b: number): number => (0.5 - (v[a] ?? 0)) / ((v[b] ?? 0) - (v[a] ?? 0));
  const [dx, dy] = k === 0 ? [part(0, 1), 0] : k === 1 ? [1, part(1, 2)] : k === 2 ? [part(3, 2), 1] : [0, part(0, 3)];
  return [g.left + (i + 0.5 + dx) * g.step, g.top + (j + 0.5 + dy) * g.step];
}

function followed(next: Map<string, { to: string; point: Point }>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    let key = start;
    for (let step = next.get(key); step; step = next.get(key)) {
      next.delete(key);
      loop.push(step.point);
      key = step.to;
    }
    if (loop.length > 11) found.push(loop.filter((_, i) => i % 3 === 0));
  }
  return found;
}
