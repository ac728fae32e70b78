/** Elements as strings. What is not given is left out. */
import { f, type Point } from './geometry';

export interface Look {
  fill?: string;
  stroke?: string;
  /** Stroke width. */
  w?: number;
  /** It carries meaning: thicker where the palette is strong. */
  bold?: boolean;
  dash?: string;
  cap?: 'round' | 'butt';
  opacity?: number;
  /** Moved by so much: shadows are shifted shapes. */
  by?: readonly [number, number];
  rx?: number;
  class?: string;
}

const attributes = ({ fill, stroke, w, bold, dash, cap, opacity, by, rx, class: name }: Look): string =>
  [
    ` fill="${fill ?? 'none'}"`,
    stroke && ` stroke="${stroke}"`,
    w !== undefined && ` stroke-width="${bold ? `calc(${f(w)}px + var(--bolder))` : f(w)}"`,
    dash && ` stroke-dasharray="${dash}"`,
    cap && ` stroke-linecap="${cap}"`,
    opacity !== undefined && ` opacity="${opacity}"`,
    by && ` transform="translate(${f(by[0])} ${f(by[1])})"`,
    rx !== undefined && ` rx="${f(rx)}"`,
    name && ` class="${name}"`,
  ]
    .filter(Boolean)
    .join('');

export const path = (d: string, look: Look): string => (d ? `<path d="${d}"${attributes(look)}/>` : '');
export const box = (x: number, y: number, w: number, h: number, look: Look): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${attributes(look)}/>`;
export const round = (x: number, y: number, r: number, look: Look): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}"${attributes(look)}/>`;
/** Drawn round a point, turned and grown. */
export const placed = (p: Point, inside: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${f(p[0])} ${f(p[1])})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}">${inside}</g>`;
/** Dashes given in pixels, in units of the sheet. */
export const dashes = (dash: string, u: number): string =>
  dash
    .split(' ')
    .map((n) => f(Number(n) * u))
    .join(' ');
