/** The keyboard of a hex board: arrows, because letters decide. */
import type { HexGrid } from './grid';
import type { HexId, HexSide } from './types';

const STEPS: Readonly<Record<string, HexSide>> = { ArrowLeft: 4, ArrowRight: 1 };

/** The hex a key leads to; the same one at the edge of the map; undefined if the key does not lead anywhere. */
export function stepFrom(grid: HexGrid, hex: HexId, key: string): HexId | undefined {
  const side = STEPS[key];
  if (side !== undefined) return grid.next(hex, side) ?? hex;
  if (key === 'ArrowUp' || key === 'ArrowDown') return upright(grid, hex, key === 'ArrowUp') ?? hex;
  return undefined;
}

/** Straight up and down means right and left by turns, so that the column is kept. */
function upright(grid: HexGrid, hex: HexId, up: boolean): HexId | undefined {
  const odd = ((grid.cell(hex)?.row ?? 0) % 2) as 0 | 1;
  const [first, second]: [HexSide, HexSide] = up ? (odd ? [5, 0] : [0, 5]) : odd ? [3, 2] : [2, 3];
  return grid.next(hex, first) ?? grid.next(hex, second);
}

/** The choice after this one, or before it: Tab goes through them in the order they are given, and leaves the board
 * at the end. */
export function nextChoice<T>(list: readonly T[], now: number, back: boolean): number | undefined {
  const next = now < 0 ? (back ? list.length - 1 : 0) : now + (back ? -1 : 1);
  return next >= 0 && next < list.length ? next : undefined;
}

/** The hex nearest to a point: where the cursor begins. */
export function nearest(grid: HexGrid, x: number, y: number): HexId | undefined {
  let [best, least]: [HexId | undefined, number] = [undefined, Infinity];
  for (const cell of grid.cells) {
    const [cx, cy] = grid.centreOf(cell.row, cell.col);
    const d = Math.hypot(cx - x, cy - y);
    if (d < least) [best, least] = [cell.id, d];
  }
  return best;
}
