/** Areas of hexes as drawn shapes: organic outlines, coasts, regions. */
import {
  area2,
  between,
  chaikin,
  inset,
  inside,
  outline,
  poly,
  rng,
  rounded,
  seedOf,
  spline,
  wobble,
  type Line,
  type Point,
} from '../../draw/geometry';
import { SIDES, type HexGrid } from './grid';
import type { HexCell, HexId } from './types';

export type Loop = Point[];

/** Centres of the cells that pass a test, and of the places beyond the edge that carry them on. */
export function centresOf(grid: HexGrid, test: (cell: HexCell) => boolean): Point[] {
  const out: Point[] = [];
  for (const cell of grid.cells) if (test(cell)) out.push(grid.centreOf(cell.row, cell.col));
  if (!out.length) return out;
  for (const [row, col] of grid.ghosts()) if (grid.cellsRound(row, col).some(test)) out.push(grid.centreOf(row, col));
  return out;
}

export interface BlobLook {
  /** How far the outline is pulled in, how uneven it is, how often its corners are cut. */
  inset: number;
  amp: number;
  seed: number;
  cuts?: number;
}
/** The hand-drawn outline of some hexes. */
export const blob = (centres: readonly Point[], R: number, look: BlobLook): Loop[] =>
  outline(centres, R).map((loop, i) =>
    chaikin(wobble(inset(loop, look.inset), look.amp, rng(seedOf(look.seed, i)), true), look.cuts ?? 2, true),
  );

export const path = (loops: readonly Loop[]): string => loops.map((l) => poly(l)).join('');

/** Is a loop a hole in an area? Outlines run clockwise, holes the other way. */
const hole = (loop: Line): boolean => area2(loop) < 0;

/** Loops as paths of their own, so that a board paints only those it shows; holes go with what is round them. */
export function each(loops: readonly Loop[]): string {
  const holes = loops.filter(hole);
  return loops
    .filter((loop) => !hole(loop))
    .map((loop) => `<path d="${path([loop, ...holes.filter((h) => h[0] && inside(h[0], loop))])}"/>`)
    .join('');
}

/** Marks and stretches of line sorted into blocks of the sheet, each block one path: what is out of sight costs
 * nothing. */
export class Blocks {
  private readonly blocks = new Map<string, string>();
  add([x, y]: Point, d: string): void {
    const key = `${Math.floor(x / 512)},${Math.floor(y / 512)}`;
    this.blocks.set(key, (this.blocks.get(key) ?? '') + d);
  }
  /** A line cut into stretches, smooth through its points. */
  line(points: Line, tightness = 0.5, most = 20): void {
    for (let i = 0; i + 1 < points.length; i += most) {
      const part = points.slice(i, i + most + 1);
      this.add(part[Math.floor(part.length / 2)] as Point, spline(part, false, tightness));
    }
  }
  get contents(): string[] {
    return [...this.blocks.values()];
  }
  paths(attributes = ''): string {
    return this.contents.map((d) => `<path d="${d}"${attributes && ` ${attributes}`}/>`).join('');
  }
}

/** The outline of a set of hexes, pulled in a little, corners rounded: ranges, reach, fields of fire. */
export const regionPath = (grid: HexGrid, ids: Iterable<HexId>, d = 3, r = 12): string =>
  outline(grid.centres(ids), grid.R)
    .map((loop) => rounded(inset(loop, d), r))
    .join('');

/** Connected groups of the cells that pass a test. */
export function groupsOf(grid: HexGrid, test: (cell: HexCell) => boolean): HexCell[][] {
  const seen = new Set<HexId>();
  const groups: HexCell[][] = [];
  for (const cell of grid.cells) {
    if (seen.has(cell.id) || !test(cell)) continue;
    const group: HexCell[] = [];
    const open = [cell];
    seen.add(cell.id);
    for (let c = open.pop(); c; c = open.pop()) {
      group.push(c);
      for (const n of grid.cellsRound(c.row, c.col))
        if (!seen.has(n.id) && test(n)) {
          seen.add(n.id);
          open.push(n);
        }
    }
    groups.push(group);
  }
  return groups;
}

interface Spot {
  key: string;
  p: Point;
  v: number;
}

/** Where a value that every cell has passes a threshold: hex centres are a lattice of triangles, and the line is
 * drawn through them. Loops run clockwise round what is above. Coasts are made of the share of water in each hex. */
export function contour(grid: HexGrid, value: (cell: HexCell) => number, threshold: number): Loop[] {
  const spots = lattice(grid, value);
  const steps = new Map<string, { from: Point; to: string }>();
  const cross = (a: Spot, b: Spot): { key: string; p: Point } => ({
    key: a.key < b.key ? `${a.key}|${b.key}` : `${b.key}|${a.key}`,
    p: between(a.p, b.p, (threshold - a.v) / (b.v - a.v)),
  });
  const cut = (triangle: readonly [Spot, Spot, Spot]): void => {
    const up = triangle.map((s) => s.v >= threshold);
    const count = up.filter(Boolean).length;
    if (count === 0 || count === 3) return;
    const odd = up.findIndex((u) => u === (count === 1));
    const [a, b, c] = [triangle[odd], triangle[(odd + 1) % 3], triangle[(odd + 2) % 3]] as [Spot, Spot, Spot];
    const [first, last] = count === 1 ? [cross(a, b), cross(a, c)] : [cross(a, c), cross(a, b)];
    steps.set(first.key, { from: first.p, to: last.key });
  };
  for (const [key, s] of spots) {
    const [row = 0, col = 0] = key.split(',').map(Number);
    const [e, se, sw] = ([1, 2, 3] as const).map((side) => spots.get(grid.beside(row, col, side).join()));
    if (e && se) cut([s, e, se]);
    if (se && sw) cut([s, se, sw]);
  }
  return closed(steps);
}

function lattice(grid: HexGrid, value: (cell: HexCell) => number): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const put = (row: number, col: number, v: number): void => {
    const key = `${row},${col}`;
    if (!spots.has(key)) spots.set(key, { key, p: grid.centreOf(row, col), v });
  };
  for (const cell of grid.cells) put(cell.row, cell.col, value(cell));
  const ghosts = grid.ghosts();
  for (const [row, col] of ghosts) {
    const near = grid.cellsRound(row, col).map(value);
    put(row, col, near.reduce((a, b) => a + b, 0) / near.length);
  }
  // One ring further out there is nothing, so that every line closes beyond the sheet.
  for (const [row, col] of ghosts) for (const side of SIDES) put(...grid.beside(row, col, side), 0);
  return spots;
}

function closed(steps: Map<string, { from: Point; to: string }>): Loop[] {
  const loops: Loop[] = [];
  for (const start of [...steps.keys()]) {
    const loop: Loop = [];
    let key = start;
    for (let step = steps.get(key); step; step = steps.get(key)) {
      steps.delete(key);
      loop.push(step.from);
      key = step.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}
