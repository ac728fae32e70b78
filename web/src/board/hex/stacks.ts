/** Where pieces lie: stacks fan to the upper right, the one that matters on top; large ones and far ones show a
 * count. */
import { f } from '../../draw/geometry';
import type { Zoom } from '../../draw/symbols';
import { sizeOf } from './counters';
import type { HexGrid } from './grid';
import type { HexId, HexPiece, PieceId } from './types';

export interface Placed {
  piece: HexPiece;
  x: number;
  y: number;
  size: number;
  /** On top of its stack. */
  top: boolean;
  /** Pieces in the stack, told on its top piece when not all are drawn. */
  count: number;
}

export const stacksOf = (pieces: readonly HexPiece[]): Map<HexId, HexPiece[]> => {
  const stacks = new Map<HexId, HexPiece[]>();
  for (const piece of pieces) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece]);
  return stacks;
};

/** The order of a stack from below: as given, but what is marked comes to the top. */
const sorted = (stack: readonly HexPiece[], weight: (id: PieceId) => number): HexPiece[] =>
  stack
    .map((piece, i) => ({ piece, i }))
    .sort((a, b) => weight(a.piece.id) - weight(b.piece.id) || a.i - b.i)
    .map((s) => s.piece);

export function arrange(
  pieces: readonly HexPiece[],
  grid: HexGrid,
  zoom: Zoom,
  weight: (id: PieceId) => number = () => 0,
): Placed[] {
  const out: Placed[] = [];
  // From top to bottom of the sheet, so that a lower stack lies over the one behind it.
  const stacks = [...stacksOf(pieces)]
    .filter(([hex]) => grid.cell(hex))
    .map(([hex, stack]) => ({ c: grid.centre(hex), stack }));
  for (const { c, stack } of stacks.sort((a, b) => a.c[1] - b.c[1] || a.c[0] - b.c[0])) {
    const all = sorted(stack, weight);
    const most = zoom === 'far' ? 1 : zoom === 'mid' ? 2 : 3;
    const drawn = all.length > most ? all.slice(-Math.min(2, most)) : all;
    drawn.forEach((piece, i) => {
      const o = (i - (drawn.length - 1) / 2) * (piece.face === 'tactical' ? 8 : 7);
      const top = i === drawn.length - 1;
      out.push({
        piece,
        x: c[0] + o,
        y: c[1] - o * 0.72 - (zoom === 'near' && piece.face !== 'tactical' ? 1 : 0),
        size: sizeOf(piece, zoom),
        top,
        count: top && drawn.length < all.length ? all.length : 0,
      });
    });
  }
  return out;
}

/** The count of a stack, at the lower right of its top piece. */
export function countChip(n: number, size: number, zoom: Zoom): string {
  const r = zoom === 'far' ? 15 : 9;
  const at = size / 2 - r * 0.35;
  return `<g transform="translate(${f(at)} ${f(at)})" font-family="var(--font-num)" font-weight="600"><circle r="${r}" fill="var(--counter-paper)" stroke="var(--counter-ink)" stroke-width="${f(r / 7)}"/><text y="${f(r * 0.4)}" text-anchor="middle" font-size="${f(r * 1.25)}" fill="var(--counter-ink)">${n}</text></g>`;
}

/** Which piece of a hex lies under a point of the sheet: the top one if several do. */
export function pieceAt(placed: readonly Placed[], x: number, y: number): PieceId | null {
  for (let i = placed.length - 1; i >= 0; i--) {
    const p = placed[i] as Placed;
    if (Math.abs(x - p.x) <= p.size / 2 && Math.abs(y - p.y) <= p.size / 2) return p.piece.id;
  }
  return null;
}
