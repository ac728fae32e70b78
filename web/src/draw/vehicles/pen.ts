/** What the builders draw with: the tones of a side and line weights in pixels of the screen. */
import { poly, rounded, type Line, type Point } from '../geometry';
import type { Side as Nation } from '../symbols';

/** Two decimals: these drawings are small. */
export const n2 = (n: number): string => (Math.round(n * 100) / 100).toString();

export interface Tones {
  body: string;
  dark: string;
  light: string;
  pale: string;
  ink: string;
}
const INK = 'var(--steel)';
export const tonesOf = (side: Nation): Tones => ({
  body: `var(--${side})`,
  dark: `color-mix(in oklab, var(--${side}), var(--tone-dark) 46%)`,
  light: `color-mix(in oklab, var(--${side}), var(--tone-light) 30%)`,
  pale: `color-mix(in oklab, var(--${side}), var(--tone-light) 52%)`,
  ink: INK,
});
/** A wreck has no side. */
export const WRECKED: Tones = {
  body: 'var(--out-ex)',
  dark: 'var(--ink-3)',
  light: 'var(--out-none)',
  pale: 'var(--out-none)',
  ink: INK,
};

/** How much is drawn: 2 from 60 px, 1 from 30, 0 below. */
export type Detail = 0 | 1 | 2;

export class Pen {
  readonly thin: number;
  constructor(
    readonly t: Tones,
    readonly detail: Detail,
    /** Weight of a line, in units of the drawing. */
    readonly w: number,
  ) {
    this.thin = w * 0.7;
  }

  stroke(w = this.w): string {
    return `stroke="${this.t.ink}" stroke-width="${n2(w)}"`;
  }
  rect(x: number, y: number, w: number, h: number, rx: number, fill: string, line = this.w): string {
    return `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(w)}" height="${n2(h)}" rx="${n2(rx)}" fill="${fill}" ${this.stroke(line)}/>`;
  }
  shape(points: Line, fill: string, r = 0, line = this.w): string {
    return `<path d="${r ? rounded(points, r) : poly(points)}" fill="${fill}" ${this.stroke(line)}/>`;
  }
  disc(x: number, y: number, r: number, fill: string, line = this.thin): string {
    return `<circle cx="${n2(x)}" cy="${n2(y)}" r="${n2(r)}" fill="${fill}" ${this.stroke(line)}/>`;
  }
  line(d: string, w = this.thin, opacity = 1): string {
    return `<path d="${d}" fill="none" ${this.stroke(w)}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }
  /** A coloured line in a casing of ink. */
  cased(d: string, colour: string, w: number): string {
    const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
    return `<path d="${d}" ${ends} ${this.stroke(w + this.w * 2)}/><path d="${d}" ${ends} stroke="${colour}" stroke-width="${n2(w)}"/>`;
  }
  /** What is on both sides: -1 left, 1 right. */
  both(draw: (side: -1 | 1) => string): string {
    return draw(-1) + draw(1);
  }
}

/** An outline given in halves of a width and a length, put at a place. */
export const sized = (of: Line, cx: number, cy: number, halfWidth: number, halfLength: number): Point[] =>
  of.map(([x, y]) => [cx + x * halfWidth, cy + y * halfLength]);
