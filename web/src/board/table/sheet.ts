/** The drawn sheet: so many units an inch or a centimetre of the table, with a paper margin round it. */
import type { Point } from '../../draw/geometry';
import type { TableView, XY } from './types';

/** Units of the sheet an inch, and a centimetre: about the same. */
export const INCH = 30;
export const CM = 12;
export const MARGIN = 34;

export interface Sheet {
  /** Units of the sheet a unit of the view. */
  scale: number;
  /** Units of the sheet an inch or a centimetre. */
  step: number;
  /** Of the table, and of the whole sheet. */
  w: number;
  h: number;
  width: number;
  height: number;
}

/** `unit`: an inch or a centimetre of the table, in units of the view. */
export function sheetFor(width: number, height: number, unit: number, step: number): Sheet {
  const scale = step / unit;
  const [w, h] = [width * scale, height * scale];
  return { scale, step, w, h, width: w + 2 * MARGIN, height: h + 2 * MARGIN };
}
export const sheetOf = (view: Pick<TableView, 'width' | 'height' | 'scale'>): Sheet =>
  sheetFor(view.width, view.height, view.scale.inch, INCH);

/** From the table to the sheet and back. */
export const onSheet = (s: Sheet, x: number, y: number): Point => [x * s.scale + MARGIN, y * s.scale + MARGIN];
export const pointOf = (s: Sheet, p: XY): Point => onSheet(s, p.x, p.y);
export const onTable = (s: Sheet, p: Point): XY => ({
  x: Math.round((p[0] - MARGIN) / s.scale),
  y: Math.round((p[1] - MARGIN) / s.scale),
});
export const loopOf = (s: Sheet, flat: readonly number[]): Point[] => {
  const out: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push(onSheet(s, flat[i] ?? 0, flat[i + 1] ?? 0));
  return out;
};

const FORMATS: Readonly<Record<string, Intl.NumberFormat>> = {
  it: new Intl.NumberFormat('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};
/** A length of the view in inches with one decimal, as the language writes it. */
export const inches = (length: number, inch: number, lang: 'it' | 'en'): string =>
  (FORMATS[lang] as Intl.NumberFormat).format(length / inch);
