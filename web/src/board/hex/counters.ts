/** Counters as SVG, centred on 0,0, at three zoom levels. Only the middle depends on the set of symbols. */
import { backOf, model, type ModelKind } from '../../draw/models';
import { counter, type Side, type Zoom } from '../../draw/symbols';
import { squad, tab } from './squads';
import type { HexPiece, HiddenPiece, OperationalPiece } from './types';

export { tab };

export type PieceSet = 'silhouettes' | 'nato';
/** The side of a piece's square in units of the sheet, by distance. */
export const SIZES: Readonly<Record<HexPiece['face'], Readonly<Record<Zoom, number>>>> = {
  operational: { near: 45, mid: 51, far: 60 },
  hidden: { near: 45, mid: 51, far: 60 },
  tactical: { near: 56, mid: 57, far: 46 },
};
export const sizeOf = (piece: HexPiece, zoom: Zoom): number => SIZES[piece.face][zoom];

export function faceOf(piece: HexPiece, zoom: Zoom, set: PieceSet): string {
  if (piece.face === 'operational') return operational(piece, zoom, set);
  return piece.face === 'tactical' ? squad(piece, SIZES.tactical[zoom], zoom, set) : hidden(piece, zoom);
}

// ---------------------------------------------------------------- operational
function operational(u: OperationalPiece, zoom: Zoom, set: PieceSet): string {
  const { side, nato: kind, number: id, vals, ech, guards, steps, max, state } = u;
  const picture = set === 'silhouettes' && kind !== 'hq' ? silhouette(u.model, side) : undefined;
  return counter(
    {
      side,
      kind,
      id,
      vals,
      ...(ech && { ech }),
      ...(guards && { guards }),
      ...(steps !== undefined && { steps }),
      ...(max !== undefined && { max }),
      ...(state && { state }),
      ...(picture && { picture }),
    },
    { size: SIZES.operational[zoom], zoom },
  );
}

/** A model lying on its side in the box of the NATO symbol. */
const silhouette = (kind: ModelKind, side: Side): string =>
  `<rect x="-12" y="-8" width="24" height="16" rx="1" fill="var(--${side}-pale)" stroke="var(--counter-ink)" stroke-width="1"/>${model(kind, side, { a: 90, s: 0.5, x: backOf(kind) * -0.5 })}`;

// ---------------------------------------------------------------- hidden
function hidden(u: HiddenPiece, zoom: Zoom): string {
  const s = SIZES.hidden[zoom] / 48;
  return `<g transform="scale(${s.toFixed(3)})" font-family="var(--font-num)" font-weight="600"><rect x="-22.6" y="-22" width="48" height="48" rx="3.5" fill="var(--shade)" opacity=".22"/><rect x="-24" y="-24" width="48" height="48" rx="3.5" fill="var(--${u.side})" stroke="var(--counter-rim)" stroke-width="1"/><rect x="-20" y="-20" width="40" height="40" rx="2" fill="none" stroke="var(--${u.side}-on)" stroke-opacity=".5"/><text y="11" text-anchor="middle" font-size="32" fill="var(--${u.side}-on)">?</text></g>`;
}
