/** Texts of the pieces: a sentence each for screen readers, and the labels on the board. */
import { t } from '../../i18n';
import { spentIn } from './piece';
import { inches } from './sheet';
import type { Ruling, TableSide, TableUnit, TableView } from './types';

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export const wayKey = (face: number): string =>
  `board-way-${COMPASS[Math.round((((face % 360) + 360) % 360) / 45) % 8]}`;

export function sentenceOf(u: TableUnit, view: TableView, sides: readonly TableSide[], lang: 'it' | 'en'): string {
  const at = (n: number): string => inches(n, view.scale.inch, lang);
  const state = ['shaken', 'suppressed'].includes(u.status) ? u.status : 'fresh';
  const acting = view.active === undefined || view.active === u.side;
  const pace = !acting ? 'ready' : spentIn(view).includes(u.id) ? 'spent' : u.moved ? 'moved' : 'ready';
  const side = sides[u.side]?.name;
  return t('board-piece', {
    name: u.name[lang],
    label: u.label,
    side: side ? `, ${side}` : '',
    state,
    pace,
    facing: t(wayKey(u.face)),
    x: at(u.x),
    y: at(u.y),
  });
}

export const length = (view: TableView, n: number, lang: 'it' | 'en'): string =>
  t('board-inches', { n: inches(n, view.scale.inch, lang) });
/** "5.6 in · 560 m" */
export const ruled = (view: TableView, n: number, lang: 'it' | 'en'): string =>
  `${length(view, n, lang)} · ${t('board-metres', { n: Math.round(((n / view.scale.inch) * view.scale.metres_an_inch) / 5) * 5 })}`;

/** A table that is measured in inches. */
export const inchRuling = (view: TableView, lang: 'it' | 'en'): Ruling => ({
  tick: 1,
  figures: 6,
  bars: [1, 2, 3, 6, 12, 24],
  words: (n) => length(view, n, lang),
  ruled: (n) => ruled(view, n, lang),
  barEnd: (n) => t('board-inches', { n }),
  note: t('board-scale', { metres: view.scale.metres_an_inch }),
});

const LONGEST = 22;
/** A name short enough for a pill: cut at a word. */
export function short(name: string): string {
  if (name.length <= LONGEST) return name;
  const cut = name.lastIndexOf(' ', LONGEST);
  return name.slice(0, cut > 8 ? cut : LONGEST).replace(/[ ,(]+$/, '') + '…';
}

// ---------------------------------------------------------------- how wide words are
let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();
/** Width in pixels of a text in a CSS font; a guess where nothing can be measured. */
export function widthOf(text: string, font: string, size: number): number {
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.56;
  const key = font + text;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen.font = font;
  const width = pen.measureText(text).width;
  widths.set(key, width);
  return width;
}
/** Fonts have loaded: drop measurements made with the fallback fonts. */
export const forgetWidths = (): void => widths.clear();
