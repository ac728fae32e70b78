/** Faces of pieces, centred on 0,0, at the three distances. Only the middle of a counter changes with the set of symbols. */
import { backOf, model, type ModelKind } from '../../draw/models';
import { counter, esc, symbol, type Side, type Zoom } from '../../draw/symbols';
import { bearingOf } from './grid';
import type { HexPiece, HexSide, HiddenPiece, OperationalPiece, TacticalPiece } from './types';

export type PieceSet = 'silhouettes' | 'nato';
/** The side of a piece's square in units of the sheet, by distance. */
export const SIZES: Readonly<Record<HexPiece['face'], Readonly<Record<Zoom, number>>>> = {
  operational: { near: 45, mid: 51, far: 60 },
  hidden: { near: 45, mid: 51, far: 60 },
  tactical: { near: 52, mid: 54, far: 44 },
};
export const sizeOf = (piece: HexPiece, zoom: Zoom): number => SIZES[piece.face][zoom];

export function faceOf(piece: HexPiece, zoom: Zoom, set: PieceSet): string {
  if (piece.face === 'operational') return operational(piece, zoom, set);
  return piece.face === 'tactical' ? tactical(piece, zoom, set) : hidden(piece, zoom);
}

// ---------------------------------------------------------------- operational
function operational(u: OperationalPiece, zoom: Zoom, set: PieceSet): string {
  const { side, nato: kind, number: id, vals, ech, guards, steps, max, state } = u;
  const picture = set === 'silhouettes' && kind !== 'hq' ? silhouette(u.model, side) : undefined;
  return counter(
    { side, kind, id, vals, ...(ech && { ech }), ...(guards && { guards }), ...(steps !== undefined && { steps }), ...(max !== undefined && { max }), ...(state && { state }), ...(picture && { picture }) },
    { size: SIZES.operational[zoom], zoom },
  );
}

/** A model lying on its side in the box of the NATO symbol. */
const silhouette = (kind: ModelKind, side: Side): string =>
  `<rect x="-12" y="-8" width="24" height="16" rx="1" fill="var(--${side}-pale)" stroke="var(--counter-ink)" stroke-width="1"/>${model(kind, side, { a: 90, s: 0.5, x: backOf(kind) * -0.5 })}`;

// ---------------------------------------------------------------- tactical
const PROPULSION: Readonly<Record<TacticalPiece['moves'], string>> = {
  foot: '<path d="M14.5-10.3h8" stroke-width="1.3"/>',
  track: '<rect x="13.6" y="-11.6" width="9.8" height="3.4" rx="1.7" stroke-width="1.1"/>',
  wheel: '<circle cx="16.2" cy="-9.9" r="1.7" stroke-width="1.1"/><circle cx="20.8" cy="-9.9" r="1.7" stroke-width="1.1"/>',
};

/** The tab outside the rim that points at the faced hexside. */
export function tab(side: Side, facing: HexSide, fixed = false, out = 0): string {
  const bar = fixed ? `<path d="M-9 ${-31 - out}H9" stroke="var(--${side}-line)" stroke-width="2.6" stroke-linecap="round"/>` : '';
  return `<g transform="rotate(${bearingOf(facing)})"><path d="M-9 ${-34 - out} 0 ${-43 - out} 9 ${-34 - out}Z" fill="var(--${side}-line)" stroke="var(--focus-gap)" stroke-width="1.4" stroke-linejoin="round"/>${bar}</g>`;
}

function tactical(u: TacticalPiece, zoom: Zoom, set: PieceSet): string {
  const scale = SIZES.tactical[zoom] / 54;
  const spent = u.state === 'spent';
  const facing = u.facing ?? null;
  const body = spent ? `color-mix(in oklab, var(--${u.side}-pale), var(--ground) var(--spent-mix))` : `var(--${u.side}-pale)`;
  let g = facing === null ? '' : tab(u.side, facing, u.fixed);
  if (!spent) g += '<rect x="-25.5" y="-25" width="54" height="54" rx="5" fill="var(--shade)" opacity=".25"/>';
  g += `<rect x="-27" y="-27" width="54" height="54" rx="5" fill="${zoom === 'far' && !spent ? `var(--${u.side})` : body}" stroke="var(--${u.side})" stroke-width="2.6"${spent ? ' stroke-dasharray="5 2.5"' : ''}/>`;
  if (zoom !== 'far') g += middle(u, zoom, set, spent);
  if (zoom === 'near') g += figures(u, body);
  if (u.hit && zoom !== 'far') g += hitPill(u.hit, facing);
  else if (u.hit) g += '<circle r="10" fill="var(--threat)" stroke="var(--focus-gap)" stroke-width="2.5"/>';
  return `<g transform="scale(${scale.toFixed(3)})" font-family="var(--font-num)" font-weight="600">${g}</g>`;
}

function middle(u: TacticalPiece, zoom: Zoom, set: PieceSet, spent: boolean): string {
  const near = zoom === 'near';
  const turn = u.facing === null || u.facing === undefined ? 0 : bearingOf(u.facing);
  const small = u.moves === 'foot';
  const drawn =
    set === 'nato'
      ? `<g transform="translate(0 -2)">${symbol(u.nato, { fill: `var(--${u.side}-pale)`, scale: near ? 1.05 : 1.6, w: 1.4 })}</g>`
      : model(u.model, u.side, { a: turn, s: small ? (near ? 0.88 : 1.2) : near ? 0.72 : 0.95, y: near ? -1 : 0 });
  return spent ? `<g opacity=".6">${drawn}</g>` : drawn;
}

function figures(u: TacticalPiece, body: string): string {
  const figure = (x: number, y: number, v: number, size: number): string =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="var(--counter-ink)" stroke="${body}" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round">${v}</text>`;
  const ring = u.turret ? '<circle cx="-18.5" cy="-18.5" r="7.5" fill="var(--counter-paper)" stroke="var(--counter-ink)" stroke-width="1"/>' : '';
  const soft = `<circle cx="-18.5" cy="9" r="6.6" fill="var(--fp-soft)"/><text x="-18.5" y="13" text-anchor="middle" font-size="11.5" fill="var(--counter-paper)">${u.soft}</text>`;
  const hard = `<rect x="-25" y="15.8" width="13" height="10" rx="1.5" fill="var(--fp-hard)"/><text x="-18.5" y="24.3" text-anchor="middle" font-size="10.5" fill="var(--counter-paper)">${u.hard}</text>`;
  const defence = figure(18.5, 13.5, u.flank, 11) + '<path d="M11.5 14.9h14" stroke="var(--counter-ink)" stroke-width=".9"/>' + figure(18, 25, u.front, 13);
  return ring + figure(-18.5, -14, u.fire, 13) + figure(18.5, -14, u.move, 13) + `<g fill="none" stroke="var(--counter-ink)">${PROPULSION[u.moves]}</g>` + soft + hard + defence + figure(0, 24.6, u.range, 11);
}

/** A hit is written on the side away from the tab. */
function hitPill(word: string, facing: HexSide | null): string {
  const down = facing === 2 || facing === 3 ? -34 : 34;
  const w = Math.max(40, word.length * 5.6 + 10);
  return `<g transform="translate(0 ${down})"><rect x="${-w / 2}" y="-6.5" width="${w}" height="12.5" rx="6.2" fill="var(--threat)" stroke="var(--focus-gap)" stroke-width="1.4"/><text y="3.3" text-anchor="middle" font-size="10" fill="var(--focus-gap)" letter-spacing=".3">${esc(word)}</text></g>`;
}

// ---------------------------------------------------------------- hidden
function hidden(u: HiddenPiece, zoom: Zoom): string {
  const s = SIZES.hidden[zoom] / 48;
  return `<g transform="scale(${s.toFixed(3)})" font-family="var(--font-num)" font-weight="600"><rect x="-22.6" y="-22" width="48" height="48" rx="3.5" fill="var(--shade)" opacity=".22"/><rect x="-24" y="-24" width="48" height="48" rx="3.5" fill="var(--${u.side})" stroke="var(--counter-rim)" stroke-width="1"/><rect x="-20" y="-20" width="40" height="40" rx="2" fill="none" stroke="var(--${u.side}-on)" stroke-opacity=".5"/><text y="11" text-anchor="middle" font-size="32" fill="var(--${u.side}-on)">?</text></g>`;
}
