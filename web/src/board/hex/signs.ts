/** Signs that belong to places: who holds a city, a crossing point, an order to hold, a bridgehead, a goal. */
import { f, type Point } from '../../draw/geometry';
import { mark } from '../../draw/symbols';
import type { HexGrid } from './grid';
import type { HexOverlay } from './types';

export type Sign = Extract<HexOverlay, { kind: 'sign' }>;

/** Where a sign stands in its hex, so that neither a piece nor a name hides it; in units of the corner's distance. */
const AT: Readonly<Record<Sign['sign'], Point>> = {
  flag: [-0.7, 0.4],
  order: [-0.7, 0.4],
  crossing: [0.68, 0.42],
  bridgehead: [0.68, -0.42],
  goal: [0, 0],
};

const box = (side: string, r: number): string =>
  `<rect x="-8" y="-8" width="16" height="16" rx="${r}" fill="var(--${side})" stroke="var(--focus-gap)" stroke-width="1.6"/>`;
const DRAWN: Readonly<Record<Sign['sign'], (side: Sign['side']) => string>> = {
  flag: (side) => `${box(side, 2.5)}${mark(side, 0, 0, 1.15)}`,
  // A lock: whoever stands here stays.
  order: (side) =>
    `${box(side, 2.5)}<g fill="var(--${side}-on)"><rect x="-4.2" y="-1" width="8.4" height="6.2" rx="1"/><path d="M-2.7-1v-1.6a2.7 2.7 0 0 1 5.4 0v1.6" fill="none" stroke="var(--${side}-on)" stroke-width="1.6"/></g>`,
  // Two banks and a way across.
  crossing: (side) =>
    `${box(side, 8)}<path d="M-5-3.4q5 2.6 10 0M-5 3.4q5-2.6 10 0M0-5.4V5.4" fill="none" stroke="var(--${side}-on)" stroke-width="1.6" stroke-linecap="round"/>`,
  bridgehead: (side) =>
    `${box(side, 8)}<path d="M-5 0a5 4.6 0 0 1 10 0ZM-4.4 0.6 0 5.4 4.4 0.6" fill="none" stroke="var(--${side}-on)" stroke-width="1.4" stroke-linejoin="round"/>`,
  goal: (side) =>
    `<g fill="none" stroke="var(--${side}-line)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"><path d="M8-14-6 0 8 14M20-14 6 0 20 14"/></g>`,
};

export function sign(o: Sign, grid: HexGrid): string {
  const [[x, y], [dx, dy]] = [grid.centre(o.hex), AT[o.sign]];
  return `<g transform="translate(${f(x + dx * grid.R)} ${f(y + dy * grid.R)})"><g class="sign">${o.turn ? `<g transform="rotate(${o.turn})">${DRAWN[o.sign](o.side)}</g>` : DRAWN[o.sign](o.side)}</g></g>`;
}
