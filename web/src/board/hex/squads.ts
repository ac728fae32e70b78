/** Counters of squads and guns: figures in the corners, a silhouette that turns with the facing, a tab that points
 * at the faced hexside, a hit on the side away from it, small signs on the edge. */
import { model } from '../../draw/models';
import { esc, symbol, type Side, type Zoom } from '../../draw/symbols';
import { bearingOf } from './grid';
import type { Badge, HexSide, TacticalPiece } from './types';

const PROPULSION: Readonly<Record<TacticalPiece['moves'], string>> = {
  foot: '<path d="M14.5-10.3h8" stroke-width="1.3"/>',
  track: '<rect x="13.6" y="-11.6" width="9.8" height="3.4" rx="1.7" stroke-width="1.1"/>',
  wheel:
    '<circle cx="16.2" cy="-9.9" r="1.7" stroke-width="1.1"/><circle cx="20.8" cy="-9.9" r="1.7" stroke-width="1.1"/>',
};

/** The tab outside the rim that points at the faced hexside. */
export function tab(side: Side, facing: HexSide, fixed = false, out = 0): string {
  const bar = fixed
    ? `<path d="M-9 ${-31 - out}H9" stroke="var(--${side}-line)" stroke-width="2.6" stroke-linecap="round"/>`
    : '';
  return `<g transform="rotate(${bearingOf(facing)})"><path d="M-9 ${-34 - out} 0 ${-43 - out} 9 ${-34 - out}Z" fill="var(--${side}-line)" stroke="var(--focus-gap)" stroke-width="1.4" stroke-linejoin="round"/>${bar}</g>`;
}

export function squad(u: TacticalPiece, size: number, zoom: Zoom, set: 'silhouettes' | 'nato'): string {
  const spent = u.state === 'spent';
  const unseen = u.badges?.includes('hidden') ?? false;
  const facing = u.facing ?? null;
  const pale = unseen ? `color-mix(in oklab, var(--${u.side}-pale), var(--${u.side}) 30%)` : `var(--${u.side}-pale)`;
  const body = spent ? `color-mix(in oklab, ${pale}, var(--ground) var(--spent-mix))` : pale;
  const dash = spent ? ' stroke-dasharray="5 2.5"' : '';
  let g = facing === null ? '' : tab(u.side, facing, u.fixed);
  if (!spent) g += '<rect x="-25.5" y="-25" width="54" height="54" rx="5" fill="var(--shade)" opacity=".25"/>';
  g += `<rect x="-27" y="-27" width="54" height="54" rx="5" fill="${zoom === 'far' && !spent ? `var(--${u.side})` : body}" stroke="var(--${u.side})" stroke-width="2.6"${dash}/>`;
  if (u.state === 'active')
    g += `<rect x="-23.6" y="-23.600" width="47.200" height="47.200" rx="2.500" fill="none" stroke="var(--${u.side})" stroke-width="1.500"/>`;
  if (zoom !== 'far') g += middle(u, zoom, set, spent);
  if (zoom === 'near') g += figures(u, body);
  else if (zoom === 'mid') g += few(u, body);
  if (u.hit && zoom !== 'far') g += hitPill(u.hit, facing);
  else if (u.hit) g += '<circle r="10" fill="var(--threat)" stroke="var(--focus-gap)" stroke-width="2.5"/>';
  g += badges(u.badges ?? [], facing, zoom);
  return `<g transform="scale(${(size / 54).toFixed(3)})" font-family="var(--font-num)" font-weight="600">${g}</g>`;
}

function middle(u: TacticalPiece, zoom: Zoom, set: 'silhouettes' | 'nato', spent: boolean): string {
  const near = zoom === 'near';
  const turn = u.facing === null || u.facing === undefined ? 0 : bearingOf(u.facing);
  const small = u.moves === 'foot';
  const drawn =
    set === 'nato'
      ? `<g transform="translate(0 ${near ? -2 : -8})">${symbol(u.nato, { fill: `var(--${u.side}-pale)`, scale: near ? 1.05 : 1.45, w: 1.4 })}</g>`
      : model(u.model, u.side, { a: turn, s: small ? (near ? 0.88 : 1.05) : near ? 0.66 : 0.8, y: near ? -2 : -6 });
  return spent ? `<g opacity=".6">${drawn}</g>` : drawn;
}

// ---------------------------------------------------------------- figures
/** A minus as it is set in figures. */
const n = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function figures(u: TacticalPiece, body: string): string {
  const word = (x: number, y: number, v: string, size: number, fill = 'var(--counter-ink)'): string =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="${fill}" stroke="${body}" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round">${v}</text>`;
  const turret = u.turret
    ? '<circle cx="-18.5" cy="-18.5" r="7.5" fill="var(--counter-paper)" stroke="var(--counter-ink)" stroke-width="1"/>'
    : '';
  const fire = u.indirect
    ? word(-16.5, -14.5, `${u.fire}/${u.indirect}`, 12)
    : word(-18.5, -14, u.fire ? n(u.fire) : '–', 13);
  const range = u.least ? `${u.least}–${u.range}` : n(u.range);
  return `${turret}${fire}${word(18.5, -14, u.move ? n(u.move) : '–', 13)}<g fill="none" stroke="var(--counter-ink)">${PROPULSION[u.moves]}</g>${firepower(u)}${defence(u, word)}${word(0, 24.6, range, u.least ? 10 : 11)}`;
}

/** From farther off: what attacks and what defends, large. */
const few = (u: TacticalPiece, body: string): string =>
  `<circle cx="-15.500" cy="15" r="9.600" fill="var(--fp-soft)"/><text x="-15.500" y="21" text-anchor="middle" font-size="17" fill="var(--counter-paper)">${n(u.soft)}</text><text x="14.500" y="21.500" text-anchor="middle" font-size="18" fill="${u.armoured?.includes('front') ? 'var(--fp-hard)' : 'var(--counter-ink)'}" stroke="${body}" stroke-width="3" paint-order="stroke">${n(u.front)}</text>`;

/** Soft in a red disc, hard in a blue square; one that is weak in close combat has a white frame. */
function firepower(u: TacticalPiece): string {
  const frame = (kind: 'soft' | 'hard'): string =>
    u.boxed?.includes(kind) ? ' stroke="var(--counter-paper)" stroke-width="1.6"' : '';
  const soft = u.boxed?.includes('soft')
    ? `<rect x="-25.6" y="2" width="14.200" height="13" rx="1.5" fill="var(--fp-soft)"${frame('soft')}/><rect x="-26.4" y="1.2" width="15.800" height="14.600" rx="2" fill="none" stroke="var(--counter-ink)" stroke-width=".7"/>`
    : '<circle cx="-18.5" cy="9" r="6.6" fill="var(--fp-soft)"/>';
  return `${soft}<text x="-18.500" y="13" text-anchor="middle" font-size="11.5" fill="var(--counter-paper)">${n(u.soft)}</text><rect x="-25" y="15.8" width="13" height="10" rx="1.5" fill="var(--fp-hard)"${frame('hard')}/><text x="-18.500" y="24.300" text-anchor="middle" font-size="10.5" fill="var(--counter-paper)">${n(u.hard)}</text>`;
}

/** Flank above the line, front below; what only hard firepower attacks stands in a blue frame. */
function defence(
  u: TacticalPiece,
  word: (x: number, y: number, v: string, size: number, fill?: string) => string,
): string {
  const hard = (side: 'front' | 'flank'): boolean => u.armoured?.includes(side) ?? false;
  const frame = (side: 'front' | 'flank', y: number, h: number): string =>
    hard(side)
      ? `<rect x="11" y="${y}" width="14.5" height="${h}" rx="1.5" fill="var(--counter-paper)" stroke="var(--fp-hard)" stroke-width="1.4"/>`
      : '';
  const ink = (side: 'front' | 'flank'): string => (hard(side) ? 'var(--fp-hard)' : 'var(--counter-ink)');
  return `${frame('flank', 3.6, 10.6)}${frame('front', 15.2, 10.8)}${word(18.3, 13.2, n(u.flank), 11, ink('flank'))}<path d="M11.5 14.600h14" stroke="var(--counter-ink)" stroke-width=".9"/>${word(18.2, 25, n(u.front), 12.5, ink('front'))}`;
}

// ---------------------------------------------------------------- what lies on it
/** A hit is written on the side away from the tab. */
function hitPill(word: string, facing: HexSide | null): string {
  const down = facing === 2 || facing === 3 ? -33 : 33;
  const w = Math.max(26, word.length * 5.5 + 12);
  return `<g transform="translate(0 ${down})"><rect x="${-w / 2}" y="-7" width="${w}" height="13.5" rx="6.7" fill="var(--threat)" stroke="var(--focus-gap)" stroke-width="1.4"/><text y="3.6" text-anchor="middle" font-size="10.5" fill="var(--focus-gap)" letter-spacing=".3">${esc(word)}</text></g>`;
}

const INK = 'fill="none" stroke="var(--counter-ink)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"';
const SIGNS: Readonly<Record<Badge, string>> = {
  // An eye struck out.
  hidden: `<path d="M-4.400 0Q0-4.200 4.400 0Q0 4.200-4.400 0Z" ${INK}/><path d="M-4 4 4-4" ${INK}/>`,
  // A parapet.
  'dug-in': `<path d="M-4.400 2.600V-1.200H4.400V2.600" ${INK}/>`,
  // A man without cover.
  bare: `<path d="M0-4V1.200M0 3.600v.2" ${INK} stroke-width="1.8"/>`,
  bogged: `<path d="M-4-1.800q2-2 4 0t4 0M-4 2.200q2-2 4 0t4 0" ${INK}/>`,
  wary: `<path d="M0-4.400 4 2.800H-4Z" ${INK}/>`,
  steady: `<path d="M-4 0h8M0-4v8" ${INK}/>`,
  silent: `<path d="M-3.600-1.600h7.200M-3.600 1.800h7.200" ${INK}/>`,
  marching: `<path d="M-3.600-3 0 0-3.600 3M.4-3 4 0 .4 3" ${INK}/>`,
  veteran:
    '<path d="M0-4.600 1.300-1.500 4.600-1.300 2 .9 2.900 4.200 0 2.300-2.900 4.200-2 .9-4.600-1.300-1.300-1.500Z" fill="var(--counter-ink)"/>',
};

/** In the middle of the upper edge; below, where the hit is written above. */
function badges(all: readonly Badge[], facing: HexSide | null, zoom: Zoom): string {
  const shown = zoom === 'far' ? all.filter((one) => one === 'hidden') : all;
  const y = facing === 2 || facing === 3 ? 30 : -28;
  return shown
    .map(
      (one, i) =>
        `<g transform="translate(${(i - (shown.length - 1) / 2) * 13.6} ${y})"><circle r="6.600" fill="var(--counter-paper)" stroke="var(--counter-ink)" stroke-width="1"/>${SIGNS[one]}</g>`,
    )
    .join('');
}
