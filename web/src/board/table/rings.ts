/** Rings round pieces and dots for points: states as shapes. Widths are in pixels, `u` makes them units of the
 * sheet. */
import { type Line, type Point, poly } from '../../draw/geometry';
import { box, dashes, path, placed, round } from '../../draw/svg';
import { RING, type Ring } from '../../draw/symbols';

const PAD: Readonly<Record<Ring, number>> = { selected: 4.5, legal: 4.5, part: 4.5, hover: 3, focus: 9 };

/** A ring round a base. */
export function ringOn(p: Point, face: number, w: number, h: number, kind: Ring, u: number): string {
  const pad = PAD[kind] * u;
  const rings = RING[kind].map(([stroke, width, dash]) =>
    box(-w / 2 - pad, -h / 2 - pad, w + 2 * pad, h + 2 * pad, {
      stroke,
      w: width * u,
      bold: true,
      dash: dash && dashes(dash, u),
      rx: 4.5 + pad,
    }),
  );
  return placed(p, rings.join(''), 1, face);
}

/** A ring along an outline on the sheet. */
export function ringAlong(outline: Line, kind: Ring, u: number): string {
  const d = poly(outline);
  const rings = RING[kind].map(([stroke, width, dash]) =>
    path(d, { stroke, w: width * u, bold: true, dash: dash && dashes(dash, u) }),
  );
  return `<g stroke-linejoin="round">${rings.join('')}</g>`;
}

/** The keyboard's ring round a point. */
export const focusOn = ([x, y]: Point, u: number): string =>
  round(x, y, 13 * u, { stroke: 'var(--focus-gap)', w: 7 * u }) +
  round(x, y, 13 * u, { stroke: 'var(--focus)', w: 3 * u });

/** Blue on white, white on blue under the pointer. */
const pair = (hot: boolean): { fill: string; stroke: string } =>
  hot ? { fill: 'var(--legal)', stroke: 'var(--focus-gap)' } : { fill: 'var(--focus-gap)', stroke: 'var(--legal)' };

/** A point that can be chosen. */
export const dotAt = ([x, y]: Point, u: number, hot: boolean): string =>
  round(x, y, (hot ? 7 : 4) * u, { ...pair(hot), w: 2.2 * u });

/** An arrowhead on a circle round the piece: it may turn there. */
export const handleAt = (p: Point, face: number, u: number, hot: boolean): string =>
  placed(p, path('M0-7.5 6.5 5 0 2.5-6.5 5Z', { ...pair(hot), w: 1.8 }), u * (hot ? 1.35 : 1), face);

/** Refused: a disc with a cross. */
export const crossAt = (p: Point, u: number): string =>
  placed(
    p,
    round(0, 0, 9, { fill: 'var(--refused)', stroke: 'var(--focus-gap)', w: 1.8 }) +
      path('M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5', { stroke: 'var(--focus-gap)', w: 2.2, cap: 'round' }),
    u,
  );
