/** The tones of a model: the side's colour, darker, lighter, and ink. */
import type { Side } from './symbols';

export interface Tones {
  /** Body, dark, light, lightest, ink. */
  b: string;
  d: string;
  l: string;
  ll: string;
  k: string;
}
export const tones = (side: Side): Tones => ({
  b: `var(--${side})`,
  d: `color-mix(in oklab, var(--${side}), var(--tone-dark) 42%)`,
  l: `color-mix(in oklab, var(--${side}), var(--tone-light) 26%)`,
  ll: `color-mix(in oklab, var(--${side}), var(--tone-light) 46%)`,
  k: 'var(--steel)',
});

export const rect = (x: number, y: number, w: number, h: number, fill: string, k: string, rx = 0, sw = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}" stroke="${k}" stroke-width="${sw}"/>`;
export const shape = (d: string, fill: string, k: string, sw = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="${k}" stroke-width="${sw}"/>`;
export const stroke = (d: string, k: string, sw: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${k}" stroke-width="${sw}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const disc = (x: number, y: number, r: number, fill: string, k: string, sw = 0.8): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${k}" stroke-width="${sw}"/>`;
