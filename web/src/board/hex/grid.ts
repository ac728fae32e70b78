/** Where hexes lie: names to places and back. Pointy-top hexes in rows; every second row lies half a hex to the
 * east. */
import { corner, S3, type Line, type Point } from '../../draw/geometry';
import type { HexCell, HexId, HexMap, HexSide } from './types';

export const SIDES: readonly HexSide[] = [0, 1, 2, 3, 4, 5];
/** The compass bearing of a side. */
export const bearingOf = (side: HexSide): number => 30 + 60 * side;
/** Paper round the outermost hexes. */
const MARGIN = 26;

export class HexGrid {
  readonly R: number;
  readonly W: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly cols: number;
  private readonly left: number;
  private readonly top: number;
  private readonly byId = new Map<HexId, HexCell>();
  private readonly byPlace = new Map<string, HexCell>();
  private readonly shifted: 0 | 1;

  constructor(map: HexMap) {
    this.R = map.radius;
    this.W = map.radius * S3;
    this.shifted = map.shifted;
    for (const cell of map.cells) {
      this.byId.set(cell.id, cell);
      this.byPlace.set(`${cell.row},${cell.col}`, cell);
    }
    const rows = map.cells.map((c) => c.row);
    const cols = map.cells.map((c) => c.col);
    const [top, left] = [Math.min(...rows), Math.min(...cols)];
    this.rows = Math.max(...rows) - top + 1;
    this.cols = Math.max(...cols) - left + 1;
    this.left = MARGIN + this.W / 2 - left * this.W;
    this.top = MARGIN + this.R - top * 1.5 * this.R;
    this.width = (this.cols + 0.5) * this.W + 2 * MARGIN;
    this.height = (this.rows * 1.5 + 0.5) * this.R + 2 * MARGIN;
  }

  get cells(): IterableIterator<HexCell> {
    return this.byId.values();
  }

  cell(id: HexId): HexCell | undefined {
    return this.byId.get(id);
  }

  cellAt(row: number, col: number): HexCell | undefined {
    return this.byPlace.get(`${row},${col}`);
  }

  private shift(row: number): 0 | 1 {
    return ((row % 2) + 2) % 2 === this.shifted ? 1 : 0;
  }

  /** The centre of a place, on the map or beyond it. */
  centreOf(row: number, col: number): Point {
    return [this.left + (col + this.shift(row) / 2) * this.W, this.top + row * 1.5 * this.R];
  }

  centre(id: HexId): Point {
    const cell = this.byId.get(id);
    if (!cell) throw new Error(`no hex ${id} on this map`);
    return this.centreOf(cell.row, cell.col);
  }

  centres(ids: Iterable<HexId>): Point[] {
    const out: Point[] = [];
    for (const id of ids) if (this.byId.has(id)) out.push(this.centre(id));
    return out;
  }

  /** Row and column of the neighbour across a side, on the map or beyond it. */
  beside(row: number, col: number, side: HexSide): readonly [number, number] {
    const s = this.shift(row);
    switch (side) {
      case 0:
        return [row - 1, col + s];
      case 1:
        return [row, col + 1];
      case 2:
        return [row + 1, col + s];
      case 3:
        return [row + 1, col + s - 1];
      case 4:
        return [row, col - 1];
      case 5:
        return [row - 1, col + s - 1];
    }
  }

  next(id: HexId, side: HexSide): HexId | undefined {
    const cell = this.byId.get(id);
    if (!cell) return undefined;
    return this.cellAt(...this.beside(cell.row, cell.col, side))?.id;
  }

  around(id: HexId): HexId[] {
    return SIDES.map((side) => this.next(id, side)).filter((n) => n !== undefined);
  }

  /** The side of a that touches b. */
  sideBetween(a: HexId, b: HexId): HexSide | undefined {
    return SIDES.find((side) => this.next(a, side) === b);
  }

  /** The hexside between two neighbours. */
  edge(a: HexId, b: HexId): readonly [Point, Point] | undefined {
    const side = this.sideBetween(a, b);
    if (side === undefined) return undefined;
    const c = this.centre(a);
    return [corner(c, this.R, side), corner(c, this.R, side + 1)];
  }

  /** Just beyond the middle of a side of a hex, be there another hex or not. */
  sideOf(id: HexId, side: HexSide): Point {
    const [[x, y], turn, far] = [this.centre(id), (bearingOf(side) * Math.PI) / 180, this.W * 0.55];
    return [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
  }

  distance(a: HexId, b: HexId): number {
    const [p, q] = [this.byId.get(a), this.byId.get(b)];
    if (!p || !q) return Infinity;
    const dr = p.row - q.row;
    const dc = this.slanted(p) - this.slanted(q);
    return Math.max(Math.abs(dr), Math.abs(dc), Math.abs(dr + dc));
  }

  private slanted(c: HexCell): number {
    const half = this.shifted === 1 ? Math.floor(c.row / 2) : Math.ceil(c.row / 2);
    return c.col - half;
  }

  /** The hex of a point of the sheet. */
  at(p: Point): HexId | undefined {
    const row = Math.round((p[1] - this.top) / (1.5 * this.R));
    let best: HexCell | undefined;
    let near = this.R;
    for (const r of [row - 1, row, row + 1]) {
      const col = Math.round((p[0] - this.left) / this.W - this.shift(r) / 2);
      const c = this.centreOf(r, col);
      const d = Math.hypot(p[0] - c[0], p[1] - c[1]);
      if (d < near) [best, near] = [this.cellAt(r, col), d];
    }
    return best?.id;
  }

  /** Places just beyond the edge: what lies at the edge runs on into them, so that nothing ends with the sheet. */
  ghosts(): (readonly [number, number])[] {
    const found = new Map<string, readonly [number, number]>();
    for (const { row, col } of this.byId.values())
      for (const side of SIDES) {
        const place = this.beside(row, col, side);
        if (!this.cellAt(...place)) found.set(place.join(), place);
      }
    return [...found.values()];
  }

  /** Cells on the map round a place. */
  cellsRound(row: number, col: number): HexCell[] {
    return SIDES.map((side) => this.cellAt(...this.beside(row, col, side))).filter((c) => c !== undefined);
  }

  /** Left, top, right, bottom of some hexes. */
  box(ids: Iterable<HexId>): [number, number, number, number] | undefined {
    const ps: Line = this.centres(ids);
    if (!ps.length) return undefined;
    const [xs, ys] = [ps.map((p) => p[0]), ps.map((p) => p[1])];
    return [
      Math.min(...xs) - this.W / 2,
      Math.min(...ys) - this.R,
      Math.max(...xs) + this.W / 2,
      Math.max(...ys) + this.R,
    ];
  }
}
