/** A model on its base, as SVG strings round 0,0, looking up. */
import { base, between, f, type Point } from '../../draw/geometry';
import { backOf, model, pictureOf, scaleOn } from '../../draw/models';
import { box, dashes, path, round } from '../../draw/svg';
import { mark, symbol, type Side, type Zoom } from '../../draw/symbols';
import { pointOf, type Sheet } from './sheet';
import type { Standing, TableUnit, TableView } from './types';

export interface PieceLook {
  side: Side;
  zoom: Zoom;
  symbols: 'silhouettes' | 'nato';
  /** Pixels on the screen a unit of the sheet. */
  k: number;
  ghost?: boolean;
  /** It has acted; it has moved. */
  spent?: boolean;
  moved?: boolean;
}
export interface PieceArt {
  /** Turns with the facing; stays upright. */
  turned: string;
  upright: string;
  /** Drawn larger than it is, when the table is seen from far away. */
  grown: number;
}
/** From far away a piece is never smaller than this on the screen, up to twice its size. */
const SMALLEST = 13;

export const sizeOf = (u: Pick<TableUnit, 'width' | 'depth'>, s: Sheet): [number, number] => [
  u.width * s.scale,
  u.depth * s.scale,
];

/** A unit as something to point at. Ranges are measured from the middle of its front edge. */
export function standingOn(unit: TableUnit, sheet: Sheet, side: Side, words = ''): Standing {
  const [p, [w, h]] = [pointOf(sheet, unit), sizeOf(unit, sheet)];
  const [a, b] = base(p, unit.face, w, h) as [Point, Point];
  return {
    ...{ id: unit.id, x: unit.x, y: unit.y, face: unit.face, side, p, words },
    outline: base(p, unit.face, w + 4, h + 4),
    front: between(a, b),
    reach: Math.hypot(w, h) / 2,
  };
}

/** The pieces of the side that acts which have done in this phase what they can. */
export function spentIn(view: TableView): number[] {
  const acting = view.units.filter((u) => view.active === undefined || view.active === u.side);
  const done = (u: TableUnit): boolean =>
    view.phase === 'direct' ? u.fired : view.phase === 'movement' || view.phase === undefined ? u.done : false;
  return acting.filter(done).map((u) => u.id);
}

/** How much larger than life a piece is drawn: only from far away. */
export const grownOf = (w: number, h: number, zoom: Zoom, k: number): number =>
  zoom === 'far' ? Math.max(1, Math.min(2, SMALLEST / (Math.min(w, h) * k))) : 1;

export function artOf(u: TableUnit, sheet: Sheet, look: PieceLook): PieceArt {
  const [w, h] = sizeOf(u, sheet);
  if (look.zoom === 'far') return farArt(w, h, look);
  const nato = look.symbols === 'nato';
  const turned = baseOf(w, h, look) + (nato ? '' : modelOf(u, w, h, look));
  return { turned, upright: nato ? natoOf(u, w, h, look) : '', grown: 1 };
}

/** Rounded base with a rim in the side's colour; the front edge is heavy, with a notch where ranges are measured. */
function baseOf(w: number, h: number, { side, k, ghost, spent, moved }: PieceLook): string {
  const c = `var(--${side}-line)`;
  const bold = Math.min(1.9, Math.max(1, 0.85 / k));
  const [x, y] = [-w / 2, -h / 2];
  const dash = spent || moved || ghost ? dashes('5 3', bold) : '';
  const fill = `color-mix(in oklab, var(--${side}-pale), var(--ground-2) var(${spent ? '--base-spent-mix' : '--base-mix'}))`;
  return [
    ghost || spent ? '' : box(x + 2, y + 3, w, h, { fill: 'var(--shade)', opacity: 0.24, rx: 4.5 }),
    box(x, y, w, h, { fill, stroke: c, w: 1.8 * bold, dash, rx: 4.5 }),
    path(`M${f(x + 4)} ${f(y)}H${f(-x - 4)}`, { stroke: c, w: 4.2 * bold, cap: 'round' }),
    path(`M-5.5 ${f(y - 1.5)}L0 ${f(y - 9)} 5.5 ${f(y - 1.5)}Z`, { fill: c }),
  ].join('');
}

function modelOf(u: TableUnit, w: number, h: number, { side, spent }: PieceLook): string {
  const [kind] = pictureOf(u.type, u.kind);
  const art = model(kind, side, { y: backOf(kind), s: Math.round(scaleOn(kind, w, h) * 100) / 100 });
  return spent ? `<g opacity=".7">${art}</g>` : art;
}

function natoOf(u: TableUnit, w: number, h: number, { side, spent }: PieceLook): string {
  const [, kind] = pictureOf(u.type, u.kind);
  const art = symbol(kind, {
    fill: `var(--${side}-pale)`,
    scale: Math.round((Math.min(w, h) / 31) * 100) / 100,
    w: 1.5,
  });
  return spent ? `<g opacity=".7">${art}</g>` : art;
}

function farArt(w: number, h: number, { side, k, ghost, spent, moved }: PieceLook): PieceArt {
  const grown = grownOf(w, h, 'far', k);
  const body = spent ? `color-mix(in oklab, var(--${side}), var(--ground) var(--spent-mix))` : `var(--${side})`;
  const [x, y] = [-w / 2, -h / 2];
  const rim = 'var(--counter-rim)';
  const turned = [
    ghost || spent ? '' : box(x + 3, y + 4, w, h, { fill: 'var(--shade)', opacity: 0.25, rx: 6 }),
    box(x, y, w, h, { fill: body, stroke: rim, w: 2.4, dash: moved || spent || ghost ? '7 4' : '', rx: 6 }),
    path(`M-9 ${f(y)}L0 ${f(y - 12)} 9 ${f(y)}Z`, { fill: body, stroke: rim, w: 2 }),
  ].join('');
  return { turned, upright: mark(side, 0, 0, 3.2, spent ? 'var(--map-ink)' : `var(--${side}-on)`), grown };
}

// ---------------------------------------------------------------- badges, upright, constant on the screen
const CHEVRONS: Readonly<Record<string, string>> = {
  shaken: 'M-4.5 2.5 0-2.5 4.5 2.5',
  suppressed: 'M-4.5 5 0 0 4.5 5M-4.5 0 0-5 4.5 0',
};
/** A disc with one chevron: shaken; with two: suppressed. */
export const statusBadge = (status: string): string => {
  const d = CHEVRONS[status];
  if (!d) return '';
  const gap = 'var(--focus-gap)';
  return (
    round(0, 0, 9.5, { fill: 'var(--threat)', stroke: gap, w: 1.8 }) + path(d, { stroke: gap, w: 2.2, cap: 'round' })
  );
};
/** A carrier shows how many ride on it or are towed by it. */
export const loadBadge = (n: number, side: Side): string => {
  if (n === 0) return '';
  const figure = `<text y="3.8" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="11" fill="var(--ink)">+${n}</text>`;
  return round(0, 0, 8, { fill: 'var(--surface)', stroke: `var(--${side}-line)`, w: 1.6 }) + figure;
};
