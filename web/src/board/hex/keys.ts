/** The keyboard of a hex board. Six keys lie round a hex as its sides do: Q W E above, A S D below, clockwise from
 * the north-west. */
import type { HexGrid } from './grid';
import type { HexId, HexSide } from './types';

const STEPS: Readonly<Record<string, HexSide>> = { q: 5, w: 0, e: 1, d: 2, s: 3, a: 4, ArrowLeft: 4, ArrowRight: 1 };

/** The hex a key leads to; the same one at the edge of the map; undefined if the key does not lead anywhere. */
export function stepFrom(grid: HexGrid, hex: HexId, key: string): HexId | undefined {
  const k = key.length === 1 ? key.toLowerCase() : key;
  const side = STEPS[k];
  if (side !== undefined) return grid.next(hex, side) ?? hex;
  if (k === 'ArrowUp' || k === 'ArrowDown') return upright(grid, hex, k === 'ArrowUp') ?? hex;
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
