/** NATO symbols, side marks, counters and rings as SVG strings. All colours are tokens. */
import { f } from './geometry';

/** The sides: each has tokens --xx, --xx-on, --xx-pale and --xx-line, and a mark. */
export type Side = 'de' | 'it' | 'gb' | 'us' | 'su' | 'ro' | 'hu';
export type Zoom = 'near' | 'mid' | 'far';
export type Ring = 'selected' | 'legal' | 'part' | 'hover' | 'focus';

/** Text for an attribute or for the inside of an element. */
export const esc = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// ---------------------------------------------------------------- NATO symbols, in a box 24 x 16 centred on 0,0
const X = 'M-12-8 12 8M12-8-12 8';
const OVAL = '<rect x="-7.5" y="-4.2" width="15" height="8.4" rx="4.2" fill="none"/>';
const DOT = (x: number): string => `<circle cx="${x}" cy="9.9" r="1.7" fill="currentColor"/>`;
const WORD = (word: string, size: number): string =>
  `<text y="3.7" text-anchor="middle" font-size="${size}" stroke="none" fill="currentColor">${word}</text>`;
export const NATO = {
  inf: `<path d="${X}"/>`,
  mtn: `<path d="${X}"/><path d="M-4.6 8 0 0.4 4.6 8Z" fill="currentColor"/>`,
  armour: OVAL,
  mech: `<path d="${X}"/>` + OVAL,
  mot: `<path d="${X}"/>` + DOT(-6) + DOT(6),
  cav: '<path d="M-12 8 12-8"/>',
  recon: '<path d="M-12 8 12-8"/>' + OVAL,
  air: `<path d="${X}"/><path d="M-5 7.4q2.5-4.6 5 0q2.5-4.6 5 0" fill="none"/>`,
  art: '<circle r="2.6" fill="currentColor"/>',
  sp: OVAL + '<circle r="1.9" fill="currentColor"/>',
  rockets: '<circle cy="3.4" r="2.2" fill="currentColor"/><path d="M-4-1 0-4.6 4-1M-4-3.6 0-7.2 4-3.6" fill="none"/>',
  at: '<path d="M-12 8 0-8 12 8"/>',
  aa: '<path d="M-12 8Q0-12 12 8" fill="none"/>',
  mg: '<path d="M0 5V-5M-3-2 0-5 3-2M-3.4 5h6.8"/>',
  mortar: '<path d="M0 4.5V-5M-3-2 0-5 3-2"/><circle cy="5" r="2" fill="none"/>',
  eng: '<path d="M-6 4V-3H6V4M0-3V4"/>',
  supply: '<path d="M-12 4H12"/>',
  obs: '<path d="M0-4.6 5.4 4.6H-5.4Z" fill="none"/><circle cy="1.6" r="1.3" fill="currentColor"/>',
  sec: WORD('SEC', 9.5),
  hq: WORD('HQ', 10.5),
} as const;
export type Nato = keyof typeof NATO;

const box = (fill: string, ink: string): string =>
  `<rect x="-12" y="-8" width="24" height="16" fill="${fill}" stroke="${ink}" stroke-width="1.3"/>`;

export interface SymbolLook {
  fill: string;
  ink?: string;
  w?: number;
  scale?: number;
}
export const symbol = (kind: Nato, { fill, ink = 'var(--counter-ink)', w = 1.3, scale = 1 }: SymbolLook): string =>
  `<g transform="scale(${scale})" color="${ink}" stroke="${ink}" stroke-width="${w}" fill="none" font-family="var(--font-num)" font-weight="600">${box(fill, ink)}${NATO[kind]}</g>`;

// ---------------------------------------------------------------- marks
/** The mark of a side: a plain shape that is not an insignia, so that a side is known without its colour. */
export const MARK: Readonly<Record<Side, string>> = {
  de: '<rect x="-3" y="-3" width="6" height="6"/>',
  su: '<path d="M0-3.8 3.7 3H-3.7Z"/>',
  us: '<circle r="3.3"/>',
  gb: '<circle r="2.6" fill="none" stroke-width="1.9"/>',
  it: '<path d="M0-4 3.6 0 0 4-3.6 0Z"/>',
  ro: '<rect x="-4" y="-1.7" width="8" height="3.4" rx="1.7"/>',
  hu: '<path d="M0-3.7 3.3-1.8V1.8L0 3.7-3.3 1.8V-1.8Z" fill="none" stroke-width="1.5"/>',
};
export const mark = (side: Side, x: number, y: number, s = 1, ink = `var(--${side}-on)`): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})" fill="${ink}" stroke="${ink}" stroke-width="0">${MARK[side]}</g>`;

/** The inside of a 14 x 14 picture of a side (viewBox -7 -7 14 14), for chrome. */
export const flagInside = (side: Side): string =>
  `<g fill="var(--${side}-on)" stroke="var(--${side}-on)" stroke-width="0">${MARK[side]}</g>`;

// ---------------------------------------------------------------- counters
export interface Counter {
  side: Side;
  kind: Nato;
  /** Upright on the right: the formation's number. */
  id: string;
  /** Attack-defence-movement, or what the game compares. */
  vals: string;
  /** Size over the box: XX, XXX. */
  ech?: string;
  guards?: boolean;
  steps?: number;
  max?: number;
  state?: 'ready' | 'spent' | 'oos' | 'isolated';
  /** Drawn in the place of the NATO symbol, within 24 x 16: a silhouette. */
  picture?: string;
}
export interface CounterLook {
  x?: number;
  y?: number;
  size?: number;
  zoom?: Zoom;
  label?: string;
}

const supplyDisc = (x: number): string =>
  `<g transform="translate(${x} -24)"><circle r="7.5" fill="var(--oos)" stroke="var(--focus-gap)" stroke-width="1.4"/><path d="M0-3.7c2 2.6 3 3.8 3 5.2a3 3 0 0 1-6 0c0-1.4 1-2.6 3-5.2Z" fill="var(--focus-gap)"/><path d="M-4.6 4.6 4.6-4.6" stroke="var(--oos)" stroke-width="3"/><path d="M-4.6 4.6 4.6-4.6" stroke="var(--focus-gap)" stroke-width="1.4"/></g>`;

const figures = (vals: string): string =>
  esc(vals).replace(/-/g, '<tspan dx=".5" dy="-1" opacity=".8">-</tspan><tspan dx=".5" dy="1"></tspan>');

function nearFace(u: Counter, ink: string, pale: string): string {
  let g = u.ech
    ? `<text y="-14.4" text-anchor="middle" font-size="8" letter-spacing=".4" fill="${ink}">${esc(u.ech)}</text>`
    : '';
  g += `<g transform="translate(0 -3.2)">${u.picture ?? symbol(u.kind, { fill: pale })}</g>`;
  if (u.guards) g += `<text x="18.3" y="-13.6" font-size="9.5" text-anchor="middle" fill="${ink}">G</text>`;
  g += `<text transform="translate(15.6 -3.2) rotate(90)" text-anchor="middle" font-size="${u.id.length > 3 ? 9 : 10.5}" fill="${ink}">${esc(u.id)}</text>`;
  g += mark(u.side, -18, -17, 0.85, ink);
  for (let i = 0; i < (u.max ?? 0); i++)
    g += `<circle cx="-18" cy="${f(-6 + i * 6.2)}" r="2" fill="${i < (u.steps ?? 0) ? ink : 'none'}" stroke="${ink}" stroke-width="1"/>`;
  return (
    g +
    `<text y="20.4" text-anchor="middle" font-size="${u.vals.length > 5 ? 15 : 16.5}" fill="${ink}" letter-spacing=".2">${figures(u.vals)}</text>`
  );
}

function midFace(u: Counter, ink: string, pale: string): string {
  let g = `<g transform="translate(0 -6.5)">${u.picture ? `<g transform="scale(1.25)">${u.picture}</g>` : symbol(u.kind, { fill: pale, scale: 1.25, w: 1.4 })}</g>`;
  g += `<text y="20.6" text-anchor="middle" font-size="19" fill="${ink}">${esc(u.vals.split('-').slice(0, 2).join('-'))}</text>`;
  if (u.steps && u.max && u.steps < u.max)
    g += '<path d="M-24 24V10L-10 24Z" fill="var(--counter-paper)" opacity=".9"/>';
  return g;
}

/** Operational counter on a 48 x 48 field centred on x, y. */
export function counter(u: Counter, { x = 0, y = 0, size = 46, zoom = 'near', label = '' }: CounterLook = {}): string {
  const s = size / 48;
  const spent = u.state === 'spent';
  const body = spent ? `color-mix(in oklab, var(--${u.side}), var(--ground) var(--spent-mix))` : `var(--${u.side})`;
  const ink = spent ? 'var(--map-ink)' : `var(--${u.side}-on)`;
  const pale = `var(--${u.side}-pale)`;
  let g = spent ? '' : '<rect x="-22.6" y="-22" width="48" height="48" rx="3.5" fill="var(--shade)" opacity=".22"/>';
  g += `<rect x="-24" y="-24" width="48" height="48" rx="3.5" fill="${body}" stroke="var(--counter-rim)" stroke-width="${f(1 / s)}"/>`;
  g += '<path d="M-20.5-23.2H20.5" stroke="var(--gleam)" stroke-opacity=".28" stroke-width="1"/>';
  if (zoom === 'near') g += nearFace(u, ink, pale);
  else if (zoom === 'mid') g += midFace(u, ink, pale);
  else
    g += u.picture
      ? `<g transform="scale(1.72)">${u.picture}</g>`
      : symbol(u.kind, { fill: pale, scale: 1.72, w: 1.9 });
  if (spent) g += '<path d="M24-24V-8L8-24Z" fill="var(--map-ink)" opacity=".55"/>';
  if (u.state === 'oos' || u.state === 'isolated') g += supplyDisc(-19);
  if (u.state === 'isolated') g += supplyDisc(-4);
  const named = label ? ` role="img" aria-label="${esc(label)}"` : '';
  return `<g class="counter" transform="translate(${f(x)} ${f(y)}) scale(${Math.round(s * 1000) / 1000})" font-family="var(--font-num)" font-weight="600"${named}>${g}</g>`;
}

/** The strokes of a state, one over the other: [colour, width, dashes]. Shapes that carry a state draw them all. */
export const RING: Readonly<Record<Ring, readonly (readonly [string, number, string])[]>> = {
  selected: [
    ['var(--selected-case)', 5.5, ''],
    ['var(--selected)', 3, ''],
  ],
  legal: [
    ['var(--focus-gap)', 4.5, ''],
    ['var(--legal)', 2.4, '6 3.4'],
  ],
  part: [
    ['var(--focus-gap)', 4, ''],
    ['var(--legal)', 2.4, ''],
  ],
  hover: [['var(--hover)', 1.4, '']],
  focus: [
    ['var(--focus-gap)', 7, ''],
    ['var(--focus)', 3, ''],
  ],
};

/** A ring round a square piece. */
export function ring(x: number, y: number, size: number, kind: Ring): string {
  const h = size / 2 + (kind === 'focus' ? 7 : 3.5);
  const a = `x="${f(x - h)}" y="${f(y - h)}" width="${f(h * 2)}" height="${f(h * 2)}" rx="5" fill="none"`;
  return RING[kind]
    .map(([c, w, dash]) => `<rect ${a} stroke="${c}" stroke-width="${w}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`)
    .join('');
}

/** A word or a figure in a pill, centred on 0,0; `width` guesses from the letters (condensed figures). */
export const pillWidth = (text: string, size = 14.5): number => text.length * size * 0.47 + size;
export function pill(text: string, body: string, ink = 'var(--focus-gap)', size = 14.5): string {
  const w = pillWidth(text, size);
  const h = size * 1.5;
  return `<g font-family="var(--font-num)" font-weight="600"><rect x="${f(-w / 2)}" y="${f(-h / 2)}" width="${f(w)}" height="${f(h)}" rx="${f(h / 2)}" fill="${body}" stroke="var(--focus-gap)" stroke-width="1.6"/><text text-anchor="middle" y="${f(size * 0.35)}" font-size="${size}" fill="${ink}">${esc(text)}</text></g>`;
}

/** What an attack comes to, on the board: how often it works and, where that is notable, how often it costs. */
export function oddsPill(works: string, costs = '', size = 14): string {
  const text = costs ? `${works} ${costs}` : works;
  const [w, h] = [pillWidth(text, size), size * 1.5];
  const cost = costs && `<tspan fill="var(--costs)" dx="${f(size * 0.28)}">${esc(costs)}</tspan>`;
  return `<g class="odds-pill" data-odds="${esc(text)}" font-family="var(--font-num)" font-weight="600"><rect x="${f(-w / 2)}" y="${f(-h / 2)}" width="${f(w)}" height="${f(h)}" rx="${f(h / 2)}" fill="var(--surface)" stroke="var(--works)" stroke-width="1.6"/><text text-anchor="middle" y="${f(size * 0.35)}" font-size="${size}" fill="var(--works)">${esc(works)}${cost}</text></g>`;
}

// ---------------------------------------------------------------- dice and the mark of the house
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[9, 9]],
  [
    [5, 5],
    [13, 13],
  ],
  [
    [4.7, 4.7],
    [9, 9],
    [13.3, 13.3],
  ],
  [
    [5, 5],
    [13, 5],
    [5, 13],
    [13, 13],
  ],
  [
    [5, 5],
    [13, 5],
    [9, 9],
    [5, 13],
    [13, 13],
  ],
  [
    [5, 4.5],
    [13, 4.5],
    [5, 9],
    [13, 9],
    [5, 13.5],
    [13, 13.5],
  ],
];
/** The inside of a die, viewBox 0 0 18 18. A hit is reversed: ink with paper spots. */
export function dieInside(n: number, hit = false): string {
  const [body, spot] = hit ? ['var(--ink)', 'var(--surface)'] : ['var(--surface)', 'var(--ink)'];
  const face = `<rect x=".75" y=".75" width="16.5" height="16.5" rx="3.5" fill="${body}" stroke="var(--ink)" stroke-width="1.2"/>`;
  // Dice with more than six sides tell their score in figures.
  if (n >= SPOTS.length)
    return `${face}<text x="9" y="13" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="11.5" fill="${spot}">${n}</text>`;
  return face + (SPOTS[n] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="${spot}"/>`).join('');
}
/** A survey benchmark (in Italian, caposaldo), viewBox 0 0 24 24: a triangle with its point. */
export const LOGO =
  '<path d="M12 3 22 20.5H2Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><circle cx="12" cy="14.6" r="2.3" fill="currentColor"/>';
