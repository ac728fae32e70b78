/** Small drawings of the words of the games, in a box of 64 by 64: a counter or card with a ring round what is meant,
 * or a sketch of the board. Their names stand in glossary.toml. */
import { squad } from '../board/hex/squads';
import type { TacticalPiece } from '../board/hex/types';
import { NATO } from './symbols';

/** The corners of a hex with a point at the top. */
const hexPoints = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (corner * Math.PI) / 3 + Math.PI / 6;
      return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
const INK = 'var(--ink)';
const RING = 'var(--accent)';
const line = (d: string, stroke = INK, w = 1.6, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--focus-gap)" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${RING}" stroke-width="2.6"/>`;
const word = (x: number, y: number, text: string, size = 11, fill = INK): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="${size}" fill="${fill}">${text}</text>`;
const hex = (x: number, y: number, r: number, fill = 'none', stroke = 'var(--line-strong)', w = 1.2): string =>
  `<polygon points="${hexPoints(x, y, r)}" fill="${fill}" stroke="${stroke}" stroke-width="${w}"/>`;
const base = (x: number, y: number, side = 'us', w = 16, h = 10): string =>
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="2" fill="var(--${side}-pale)" stroke="var(--${side})" stroke-width="1.8"/>`;

// ---------------------------------------------------------------- storms: a counter, and a ring round one figure
const SQUAD: TacticalPiece = {
  id: 0,
  face: 'tactical',
  hex: '',
  side: 'de',
  name: '',
  model: 'squad',
  nato: 'inf',
  moves: 'foot',
  fire: 3,
  move: 1,
  soft: 3,
  hard: 0,
  range: 6,
  front: 13,
  flank: 12,
  facing: 1,
  badges: [],
  state: 'ready',
};
const counter = (more: string, piece: Partial<TacticalPiece> = {}): string =>
  `<g transform="translate(32 32)">${squad({ ...SQUAD, ...piece }, 46, 'near', 'silhouettes')}${more}</g>`;
const small = (x: number, y: number, piece: Partial<TacticalPiece> = {}): string =>
  `<g transform="translate(${x} ${y})">${squad({ ...SQUAD, ...piece }, 20, 'far', 'silhouettes')}</g>`;

// ---------------------------------------------------------------- traces: a division, and a ring round one figure
const division = (more: string, side = 'de'): string =>
  `<g transform="translate(32 32)"><rect x="-24" y="-24" width="48" height="48" rx="4" fill="var(--${side})"/><g transform="translate(0 -4)" color="var(--counter-ink)" stroke="var(--counter-ink)" stroke-width="1.3" fill="none"><rect x="-12" y="-8" width="24" height="16" fill="var(--${side}-pale)"/>${NATO.inf}</g>${word(0, 20, '4-5-6', 16, `var(--${side}-on)`)}${more}</g>`;
const headquarters = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-24" y="-24" width="48" height="48" rx="4" fill="var(--de)"/><rect x="-14" y="-15" width="28" height="18" fill="var(--de-pale)"/>${word(0, -1, 'HQ', 14, 'var(--counter-ink)')}${word(0, 20, '5-6', 16, 'var(--de-on)')}</g>`;

// ---------------------------------------------------------------- upfront: a man, and a ring round one figure
const man = (more: string, down = false): string =>
  `<rect x="15" y="5" width="34" height="54" rx="4" fill="var(--card)" stroke="var(--card-edge)"/><path d="M15 9a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v7H15Z" fill="var(--us)"/>${
    down
      ? `${line('M32 22v12M26 29l6 6 6-6M22 39h20', 'var(--card-ink)', 2)}`
      : `<circle cx="32" cy="24" r="4.500" fill="var(--card-ink)" opacity=".5"/><path d="M23 35q9-9 18 0Z" fill="var(--card-ink)" opacity=".5"/>${word(32, 43, '0 1 2 3 4', 8, 'var(--card-ink)')}`
  }${word(22, 56, down ? '5' : '3', 10, 'var(--card-ink)')}${word(42, 56, '6', 10, 'var(--card-ink)')}${more}`;
const card = (figure: string, fill: string): string =>
  `<rect x="16" y="7" width="32" height="48" rx="4" fill="var(--card)" stroke="var(--card-edge)"/><path d="M21 32h22M21 38h22M21 44h14" stroke="var(--card-ink)" stroke-width="1.5" opacity=".35"/>${word(39, 24, figure, 15, fill)}${ring(39, 19, 9.5)}`;
const chit = (x: number, y: number, n: string): string =>
  `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" rx="3" fill="var(--card)" stroke="var(--card-edge)"/>${word(x, y + 5.5, n, 15, 'var(--card-ink)')}`;

export const TERMS: Readonly<Record<string, string>> = {
  'storms.fire': counter(ring(-16, -15.5, 8.5)),
  'storms.firepower': counter(ring(-16, 13.5, 11.5)),
  'storms.defence': counter(ring(16, 13, 11.5)),
  'storms.range': counter(ring(0, 18, 8.5)),
  'storms.facing': counter(ring(33, 0, 7) + line('M20 0h12', RING, 2.4), { facing: 1 }),
  'storms.marker': counter('', { hit: '?', facing: 0 }),
  'storms.arc': `<path d="M16 32 58 8V56Z" fill="${RING}" opacity=".18"/>${line('M58 8 16 32 58 56', RING, 1.8, ' stroke-dasharray="4 3"')}${small(16, 32)}`,
  'storms.sight': `${hex(32, 32, 11, 'var(--woods, var(--surface))')}${line('M12 50 54 12', RING, 2)}<circle cx="12" cy="50" r="4" fill="var(--de)"/><circle cx="54" cy="12" r="4" fill="var(--su)"/>${word(32, 36, '?', 12)}`,
  'traces.attack': division(ring(-12, 14.5, 7.5)),
  'traces.defence': division(ring(0, 14.5, 7.5)),
  'traces.move': division(ring(12, 14.5, 7.5)),
  'traces.step': `<g transform="translate(-8 -6) scale(.8)">${division('')}</g><g transform="translate(24 20) scale(.6)">${division(line('M-22-18H22', 'var(--threat)', 4))}</g>`,
  'traces.hq': headquarters(32, 32, 1),
  'traces.range': `${[0, 1, 2].map((n) => `<circle cx="32" cy="32" r="${11 + 9 * n}" fill="none" stroke="${RING}" stroke-width="1.6" stroke-dasharray="3 3" opacity="${1 - n * 0.25}"/>`).join('')}${headquarters(32, 32, 0.4)}`,
  'traces.chit': `<rect x="14" y="14" width="36" height="36" rx="6" fill="var(--card)" stroke="var(--card-edge)"/><rect x="19" y="19" width="26" height="26" rx="3" fill="var(--de)"/>${word(32, 37, 'HQ', 14, 'var(--de-on)')}`,
  'traces.supply': `${line('M12 50C24 48 22 34 32 32S44 18 52 14', RING, 2.2, ' stroke-dasharray="5 3"')}<rect x="5" y="43" width="14" height="14" rx="2" fill="var(--de)"/><path d="M52 6 60 14 52 22 44 14Z" fill="var(--ok)"/>`,
  'traces.zoc': `${[30, 90, 150, 210, 270, 330].map((a) => hex(32 + 18.2 * Math.cos((a * Math.PI) / 180 + Math.PI / 6), 32 + 18.2 * Math.sin((a * Math.PI) / 180 + Math.PI / 6), 10.5, 'color-mix(in srgb, var(--threat) 22%, transparent)')).join('')}${hex(32, 32, 10.5)}<rect x="26" y="26" width="12" height="12" rx="2" fill="var(--su)"/>`,
  'bg.radius': `<circle cx="32" cy="32" r="26" fill="${RING}" fill-opacity=".12" stroke="${RING}" stroke-width="1.8" stroke-dasharray="4 3"/>${base(32, 32)}${word(32, 54, '9″', 10)}`,
  'bg.arc': `<path d="M32 44 8 20V4H56V20Z" fill="${RING}" opacity=".16"/>${line('M8 20 32 44 56 20', RING, 1.8, ' stroke-dasharray="4 3"')}${base(32, 48)}${line('M32 42v-7M29 38l3-4 3 4', INK, 1.8)}`,
  'bg.shaken': `${base(32, 34, 'us', 34, 22)}<circle cx="47" cy="21" r="9" fill="var(--threat)"/>${word(47, 25.5, '1', 13, 'var(--focus-gap)')}`,
  'bg.suppressed': `${base(32, 34, 'us', 34, 22)}<circle cx="47" cy="21" r="9" fill="var(--threat)"/>${word(47, 25.5, '2', 13, 'var(--focus-gap)')}`,
  'bg.smoke': `${[14, 26, 38, 50].map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 33 : 29}" r="10" fill="var(--smoke-2, var(--line-strong))" opacity=".75"/>`).join('')}${base(32, 54)}${base(32, 9, 'it')}`,
  'bg.strike': `<rect x="22" y="6" width="20" height="38" fill="${RING}" fill-opacity=".16" stroke="${RING}" stroke-width="1.8" stroke-dasharray="4 3"/>${line('M32 46v14M24 52h16M28 59h8', INK, 3)}`,
  'uf.man': man(''),
  'uf.firepower': man(
    `<rect x="17" y="35" width="30" height="11" rx="5" fill="none" stroke="${RING}" stroke-width="2.4"/>`,
  ),
  'uf.morale': man(ring(22, 52.5, 7.5)),
  'uf.kia': man(ring(42, 52.5, 7.5)),
  'uf.panic': man(ring(22, 52.5, 7.5), true),
  'uf.pinned': man('', true),
  'uf.rnc': card('5', 'var(--card-ink)'),
  'uf.chit': `${chit(32, 32, '2')}${line('M32 54V44M29 47l3-4 3 4', RING, 2)}`,
  'uf.range': `${chit(20, 46, '2')}${chit(44, 18, '1')}${line('M25 36 39 28', RING, 2, ' stroke-dasharray="3 3"')}${word(50, 44, '= 3', 13, RING)}`,
};
