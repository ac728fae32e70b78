/** Pictures on cards as SVG strings: ink and one tone, no insignia. */
import { f, rng } from '../../draw/geometry';
import type { Side } from '../../draw/symbols';
import type { ArtKind, Land, Weapon } from './types';

// ---------------------------------------------------------------- busts, viewBox 0 0 60 48
/** Helmets as plain shapes: steep, domed, flat-brimmed, crested by nothing. */
const HELMET: Readonly<Record<Side, string>> = {
  de: 'M16.5 21C15.5 7 44.5 7 43.5 21c2.5 2 3.5 4 3.5 7l-5.5-3.5H18.5L13 28c0-3 1-5 3.5-7Z',
  hu: 'M16.5 21C15.5 7.5 44.5 7.5 43.5 21c2 2 3 3.5 3 6l-5.5-2.5H19L13.5 27c0-2.5 1-4 3-6Z',
  us: 'M15.5 22C14.5 6 45.5 6 44.5 22l2.5 2.5q-17-4-34 0Z',
  su: 'M16.5 22C15 8 45 8 43.5 22l2 4q-15.5-5-31 0Z',
  gb: 'M20 18C21 9 39 9 40 18c5 .6 9 2 11 4.5q-21-4-42 0C11 20 15 18.6 20 18Z',
  it: 'M16.5 21.5C15 7 45 7 43.5 21.5l1.5 4.5q-15-3.5-30 0Z',
  ro: 'M17 21C16 8 44 8 43 21l4 4.5q-17-5-34 0Z',
};

/** A man as a drawing: the seed tilts the head and gives him a face. */
export function bust(side: Side, seed: number): string {
  const q = rng(seed * 31 + 7);
  const [tilt, look, chin] = [-6 + q() * 12, q() * 2 - 1, q()];
  const stubble =
    chin > 0.72 ? '<path d="M24.5 31.5q5.5 4.5 11 0v3.5q-5.5 4-11 0Z" fill="var(--art-hair)" opacity=".28"/>' : '';
  const moustache =
    chin < 0.2
      ? '<path d="M26.5 31q3.5-2 7 0" stroke="var(--art-hair)" stroke-width="1.8" fill="none" stroke-linecap="round"/>'
      : '';
  const eyes = `M${f(24.6 + look)} 26.5h3.3M${f(32.2 + look)} 26.5h3.3`;
  const brow = q() > 0.5 ? `M${f(24.2 + look)} 24.6l3.8-.6M${f(36 + look)} 24.6l-3.8-.6` : '';
  const strap =
    q() > 0.45
      ? '<path d="M21.8 25q1 9 8.2 11.3Q37.2 34 38.2 25" fill="none" stroke="var(--art-timber)" stroke-width="1.1" opacity=".75"/>'
      : '';
  return `<path d="M4 48C6 36 19 33 30 33s24 3 26 15Z" fill="var(--${side})" stroke="var(--art-ink)" stroke-width="1.2"/><path d="M18 35.5 13 48M42 35.5 47 48" stroke="var(--art-ink)" stroke-width="1" opacity=".45"/><path d="M24 32v6l6 5 6-5v-6Z" fill="var(--art-neck)" stroke="var(--art-ink)" stroke-width="1.1"/><path d="M24 36.5 20.5 41 27 47M36 36.5 39.5 41 33 47" fill="none" stroke="var(--art-ink)" stroke-width="1.1" stroke-linejoin="round"/><g transform="rotate(${f(tilt)} 30 30)"><path d="M21 20h18v6c0 7-4 11-9 11s-9-4-9-11Z" fill="var(--art-skin)" stroke="var(--art-ink)" stroke-width="1.2"/><path d="M31 21h8v5c0 7-4 10.5-8 10.8Z" fill="var(--art-skin-2)" opacity=".7"/>${stubble}${moustache}<path d="${eyes}M28.5 32.8h4" stroke="var(--art-ink)" stroke-width="1.2" stroke-linecap="round"/><path d="${brow}M30.4 27.5l1 2.6-1.6.2" fill="none" stroke="var(--art-ink)" stroke-width=".8" opacity=".7"/>${strap}<path d="${HELMET[side]}" fill="color-mix(in oklab, var(--${side}), var(--art-ink) 18%)" stroke="var(--art-ink)" stroke-width="1.3" stroke-linejoin="round"/><path d="M22 15q4-4 9-3.5" fill="none" stroke="var(--art-paper)" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"/></g>`;
}

// ---------------------------------------------------------------- weapons, viewBox 0 0 61 15, drawn with currentColor
const line = (d: string, w = 1.3): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}"/>`;
export const WEAPONS: Readonly<Record<Weapon, string>> = {
  rifle: '<path d="M1 11 4 7l9-1.5h9L60 4.5v1.4L36 7.2l-12 1.3-9 .7Z"/>',
  carbine: '<path d="M6 11 9 7l8-1.5h9L50 4.8v1.4L36 7l-10 1.5-8 .6Z"/>',
  'self-loader': '<path d="M1 11 4 7l9-1.5h9L59 4.7v1.5L36 7.4l-11 1.2v2h-4v-1.6l-6 .3Z"/>',
  scoped: `<path d="M1 11.5 4 7.5l9-1.5h9L60 5v1.4L36 7.7l-12 1.3-9 .7Z"/><rect x="17" y="1.8" width="15" height="2.4" rx="1.2"/>${line('M20 4v2M29 4v2')}`,
  smg: '<path d="M4 10.5 6 6.5l9-1h24v-.6h10v1.6H39v1.3H28l-.8 6.7h-3.4l.6-6.5h-4l-1 3h-3l1-3.2Z"/>',
  'smg-drum': '<path d="M1 11.5 4 7l9-1.5h8l33-.5v2l-25 1-3 .3-12 1.2Z"/><circle cx="29" cy="10" r="4.2"/>',
  lmg: `<path d="M1 10 3 5.5l10-.8h23l24-.5v2L38 7.8H22l-1 3.4h-3.2l.7-3.4-7.5.7Z"/>${line('M46 6.5 42 14.5M46 6.5l4 8', 1.4)}<rect x="24" y="7" width="6" height="4"/>`,
  'lmg-box': `<path d="M1 10.5 4 6.5l10-1.2h20L58 4.8v1.6L36 8h-6l-.8 5h-4l.6-4.8h-9Z"/>${line('M50 6 47 12M50 6l3 6', 1.2)}`,
  'lmg-pan': `<path d="M1 11 4 7l10-1.4h20L60 5.2v1.8L36 8.4H22l-1 2.6h-3l.8-2.6Z"/><ellipse cx="28" cy="4" rx="7" ry="1.8"/>${line('M50 7 47 13.5M50 7l3 6.5', 1.2)}`,
  mg: `<path d="M6 5.5h12l2-1h14l24-.3v2.4l-24 .4-1 1.5H20l-2-1H6Z"/>${line('M26 8 16 14.5M26 8l12 6.5M26 8v6', 1.5)}`,
  pistol: '<path d="M20 4h22v3.2H31l-1 1.6h-3l-1.2 5H21l1.4-6.5L20 6.5Z"/>',
  flame: `<path d="M20 6.5 56 5v1.8L30 8.4l-1 4.6h-2.6l.6-4.4-7 .2Z"/><rect x="4" y="2.5" width="5.6" height="10" rx="2.6"/><rect x="10.5" y="2.5" width="5.6" height="10" rx="2.6"/>${line('M16 10q3 3 6-2', 1.1)}`,
  mortar: `<path d="M22 13.5 42 1.5l2.4 2.2L25 14.5Z"/>${line('M36 6 44 14M36 6l3 8.5', 1.3)}<rect x="17" y="12.8" width="10" height="1.7"/>`,
  rocket: '<path d="M2 4.5 6 3.6h50l3-1v7l-3-1H6l-4-.8Z"/><path d="M24 8.6h3l-1 5h-2.6ZM34 8.6h3l-1 5h-2.6Z"/>',
  'at-rifle': `<path d="M1 11 4 7l10-1.5h10L60 4v2L38 7.5 26 9l-10 .6Z"/><rect x="57" y="3.2" width="3.5" height="3.6"/>${line('M44 6.8 40 14M44 6.8l4 7.2', 1.3)}`,
  charge: `<rect x="18" y="4" width="25" height="10" rx="1.6"/>${line('M24 4V2.500q0-1.500 1.500-1.500h10q1.500 0 1.500 1.500V4', 1.3)}${line('M43 7.500q6-1 7-5.500', 1.1)}<path d="M26.500 4v10M34.500 4v10" fill="none" stroke="var(--counter-paper)" stroke-width="1"/>`,
  unarmed: line('M18 7.5h25', 1.4),
};

// ---------------------------------------------------------------- land, viewBox 0 0 100 60
function woods(): string {
  const q = rng(5);
  let g = '';
  for (let i = 0; i < 11; i++) {
    const [x, y, r] = [4 + i * 9 + q() * 4, 38 - (i % 3) * 7 + q() * 4, 8 + q() * 4];
    g += `<path d="M${f(x)} ${f(y)}v9" stroke="var(--art-leaf-ink)" stroke-width="2"/><circle cx="${f(x)}" cy="${f(y - 4)}" r="${f(r)}" fill="var(--art-leaf)" stroke="var(--art-leaf-ink)" stroke-width="1.1"/><path d="M${f(x - r * 0.5)} ${f(y - 5)}q${f(r * 0.15)} ${f(-r * 0.45)} ${f(r * 0.55)} ${f(-r * 0.45)}" fill="none" stroke="var(--art-leaf-pale)" stroke-width="1.3" stroke-linecap="round"/>`;
  }
  return `<rect width="100" height="60" fill="var(--art-leaf-pale)"/>${g}<path d="M0 48q25-6 50 0t50-2v14H0Z" fill="var(--art-leaf-2)"/>`;
}
function brush(): string {
  const q = rng(8);
  let g = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = [5 + i * 8 + q() * 4, 44 - (i % 2) * 6 + q() * 5];
    g += `<path d="M${f(x - 6)} ${f(y)}q0-9 6-9t6 9Z" fill="var(--art-brush)" stroke="var(--art-brush-ink)" stroke-width="1"/><path d="M${f(x)} ${f(y)}v-6M${f(x - 3)} ${f(y)}l-1-4M${f(x + 3)} ${f(y)}l1-4" stroke="var(--art-brush-ink)" stroke-width=".8"/>`;
  }
  return `<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 40q30-8 100 0v20H0Z" fill="var(--art-earth)"/>${g}`;
}
const buildings = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 46h100v14H0Z" fill="var(--art-earth-2)"/><g stroke="var(--art-timber)" stroke-width="1.2"><rect x="10" y="24" width="30" height="26" fill="var(--art-wall)"/><path d="M6 24 25 10l19 14Z" fill="var(--art-roof)"/><rect x="48" y="18" width="24" height="32" fill="var(--art-stone)"/><path d="M44 18 60 6l16 12Z" fill="var(--art-slate)"/><rect x="74" y="30" width="20" height="20" fill="var(--art-wall)"/><path d="M71 30 84 20l13 10Z" fill="var(--art-roof)"/></g><g fill="var(--art-timber)"><path d="M16 31h5v7h-5ZM28 31h5v7h-5ZM53 25h5v7h-5ZM63 25h5v7h-5ZM57 39h7v11h-7ZM80 37h5v6h-5Z"/></g>';
function wall(): string {
  const rows = [0, 1, 2].flatMap((r) =>
    [0, 1, 2, 3, 4, 5].map((i) => `<rect x="${i * 18 - (r % 2) * 9}" y="${24 + r * 8}" width="18" height="8" rx="2"/>`),
  );
  return `<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 40h100v20H0Z" fill="var(--art-sand)"/><g fill="var(--art-stone)" stroke="var(--art-stone-ink)" stroke-width="1">${rows.join('')}</g><path d="M4 50l2-5 1 5M30 52l2-6 2 6M74 51l2-5 1 5" fill="none" stroke="var(--art-brush-ink)" stroke-width="1"/>`;
}
const hill = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 46Q24 40 44 22q10-8 22 2 16 16 34 18v18H0Z" fill="var(--art-hill)" stroke="var(--art-contour)" stroke-width="1.1"/><path d="M14 50q22-4 34-18 8-7 16 1 12 13 30 17" fill="none" stroke="var(--art-contour)" stroke-width=".8"/><path d="M30 53q14-4 21-13 5-4 10 1 7 9 20 12" fill="var(--art-hill-2)" stroke="var(--art-contour)" stroke-width=".8"/><path d="M66 26l4 6M72 31l4 6M40 28l-3 7M34 34l-3 6" stroke="var(--art-contour)" stroke-width=".8"/>';
const gully = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 30q50-6 100 0v30H0Z" fill="var(--art-earth)"/><path d="M-2 40q26 6 40-2t34 2 30-4v14q-20 8-38 2t-34 4-32-2Z" fill="var(--art-contour)" opacity=".55"/><path d="M-2 40q26 6 40-2t34 2 30-4M-2 54q20 4 34 0t34-4 36 2" fill="none" stroke="var(--art-timber)" stroke-width="1.2"/><path d="M10 43v6M22 43v7M36 41v7M50 41v7M64 42v6M80 40v7" stroke="var(--art-timber)" stroke-width=".9"/>';
const marsh = (): string =>
  `<rect width="100" height="60" fill="var(--art-sky-2)"/><path d="M0 34q50-8 100 0v26H0Z" fill="var(--art-leaf-pale)"/><path d="M6 48h26M44 42h30M60 53h34M18 56h24" stroke="var(--art-water-ink)" stroke-width="1.3"/>${[12, 30, 52, 70, 86].map((x, i) => `<path d="M${x} ${46 + (i % 3) * 4}v-14M${x - 3} ${46 + (i % 3) * 4}q-1-8-3-11M${x + 3} ${46 + (i % 3) * 4}q1-8 4-10" fill="none" stroke="var(--art-leaf-ink)" stroke-width="1.2"/><ellipse cx="${x}" cy="${30 + (i % 3) * 4}" rx="1.4" ry="3.6" fill="var(--art-timber)"/>`).join('')}`;
const stream = (): string =>
  '<rect width="100" height="60" fill="var(--art-leaf-pale)"/><path d="M0 20q50-8 100 0v40H0Z" fill="var(--art-leaf)"/><path d="M-2 52q30-4 40-14t26-10 38-6v16q-26 2-36 10T44 62H-2Z" fill="var(--art-water)" stroke="var(--art-water-ink)" stroke-width="1.2"/><path d="M8 55q22-2 32-10M52 44q14-8 30-8M36 55q10-4 16-8" fill="none" stroke="var(--art-water-ink)" stroke-width=".9" stroke-dasharray="7 4"/>';
const open = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 38q50-5 100 0v22H0Z" fill="var(--art-earth)"/><path d="M10 46h9M34 50h11M62 45h8M80 52h10M22 55h7M52 56h9" stroke="var(--art-contour)" stroke-width="1" opacity=".6"/>';
const pillbox = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 42q50-7 100 0v18H0Z" fill="var(--art-leaf-2)"/><path d="M18 48 26 26q24-7 48 0l8 22Z" fill="var(--art-stone)" stroke="var(--art-stone-ink)" stroke-width="1.3"/><path d="M26 26q24-7 48 0l-3 5q-21-5-42 0Z" fill="var(--art-slate)" stroke="var(--art-stone-ink)" stroke-width="1"/><path d="M36 37h28v5H36Z" fill="var(--art-ink)"/>';
const minefield = (): string =>
  '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 34q50-6 100 0v26H0Z" fill="var(--art-earth)"/><g fill="var(--art-steel)" stroke="var(--art-ink)" stroke-width="1.1"><ellipse cx="20" cy="46" rx="9" ry="4"/><ellipse cx="52" cy="42" rx="8" ry="3.6"/><ellipse cx="82" cy="48" rx="9" ry="4"/><ellipse cx="38" cy="53" rx="9" ry="4"/></g><path d="M20 43v-3M52 39.500v-3M82 45v-3M38 50v-3" stroke="var(--art-ink)" stroke-width="1.6"/><g stroke="var(--art-timber)" stroke-width="1.6"><path d="M66 40V14"/><path d="M66 15h22l-4 5 4 5H66Z" fill="var(--art-heat)"/></g><path d="M71 20h10" stroke="var(--art-fire)" stroke-width="2"/>';
export const LANDS: Readonly<Record<Land, () => string>> = {
  minefield,
  woods,
  brush,
  buildings,
  wall,
  hill,
  gully,
  marsh,
  stream,
  open,
  pillbox,
};

// ---------------------------------------------------------------- actions, viewBox 0 0 100 60
const puffs = [
  [28, 36, 13],
  [46, 28, 16],
  [66, 34, 14],
  [54, 42, 15],
  [38, 44, 12],
  [74, 44, 10],
];
export const ARTS: Readonly<Record<ArtKind, string>> = {
  fire: '<rect width="100" height="60" fill="var(--art-heat)"/><g stroke="var(--art-fire)" stroke-linecap="round" fill="none" stroke-width="2.6"><path d="M8 46 86 16" stroke-dasharray="15 8"/><path d="M8 52 90 36" stroke-dasharray="9 7"/><path d="M8 40 70 6" stroke-dasharray="12 9"/></g><path d="M3 46l11-9-1 7 9 1-8 4 5 6-9-3-3 6-1-7-7-1Z" fill="var(--art-flash)" stroke="var(--art-heat-ink)" stroke-width="1.2"/>',
  move: '<rect width="100" height="60" fill="var(--art-sky-2)"/><path d="M0 60 38 22h24l38 38Z" fill="var(--art-sand)"/><path d="M44 60 49 22h2l5 38Z" fill="var(--art-paper)"/><g fill="none" stroke="var(--art-way)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M32 30 50 15l18 15"/><path d="M32 45 50 30l18 15" opacity=".6"/></g>',
  rally:
    '<rect width="100" height="60" fill="var(--art-calm)"/><path d="M0 50q50-12 100 0v10H0Z" fill="var(--art-sand)"/><g stroke="var(--art-cloth-ink)" stroke-width="1.3" stroke-linejoin="round"><path d="M38 52q2-20 12-20t12 20Z" fill="var(--art-cloth)"/><circle cx="50" cy="25" r="7" fill="var(--art-skin)"/><path d="M42 23c0-9 16-9 16 0l2 2H40Z" fill="var(--art-cloth-2)"/><path d="M60 38 72 14l5 2-9 26Z" fill="var(--art-cloth)"/><circle cx="75" cy="12" r="3.6" fill="var(--art-skin)"/></g>',
  conceal:
    '<rect width="100" height="60" fill="var(--art-dusk)"/><path d="M0 46q50-8 100 0v14H0Z" fill="var(--art-earth)"/><g stroke="var(--art-ink-2)" stroke-width="1.2"><path d="M36 40c0-15 28-15 28 0l4 4H32Z" fill="var(--art-steel)"/><path d="M28 50q-6-18 6-24 0 10 5 14M72 50q6-18-6-24 0 10-5 14M44 52q-8-14-2-22 2 12 8 16 6-4 8-16 6 8-2 22" fill="var(--art-grass)"/></g>',
  smoke: `<rect width="100" height="60" fill="var(--art-dusk)"/><path d="M0 48q50-6 100 0v12H0Z" fill="var(--art-earth-2)"/><g fill="var(--art-paper)" stroke="var(--art-steel)" stroke-width="1">${puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`,
  wire: '<rect width="100" height="60" fill="var(--art-sky)"/><path d="M0 46q50-6 100 0v14H0Z" fill="var(--art-earth-2)"/><g fill="none" stroke="var(--art-ink)" stroke-width="1.3"><path d="M14 54 24 20M24 54 14 22M50 56 50 16M76 54 86 20M86 54 76 22" stroke="var(--art-timber)" stroke-width="2.2"/><path d="M4 34q12-8 22 0t24 0 24 0 22 0M4 44q12-8 22 0t24 0 24 0 22 0"/><path d="M34 32l4 5M38 32l-4 5M62 32l4 5M66 32l-4 5M34 42l4 5M38 42l-4 5M62 42l4 5M66 42l-4 5"/></g>',
  sniper:
    '<rect width="100" height="60" fill="var(--art-leaf-pale)"/><circle cx="50" cy="30" r="24" fill="var(--art-paper)" stroke="var(--art-ink)" stroke-width="2.4"/><path d="M26 42q24-8 48 0-6 12-24 12T26 42Z" fill="var(--art-earth)"/><path d="M50 6v48M26 30h48" stroke="var(--art-ink)" stroke-width="1"/><path d="M44 40c0-9 12-9 12 0Z" fill="var(--art-steel)" stroke="var(--art-ink)" stroke-width="1"/>',
  hero: '<rect width="100" height="60" fill="var(--art-gold)"/><path d="M50 62 10-4M50 62 30-6M50 62V-6M50 62 70-6M50 62 90-4" stroke="var(--art-gold-ink)" stroke-width="1" opacity=".35"/><g stroke="var(--art-ink)" stroke-width="1.3" stroke-linejoin="round"><path d="M40 60q1-24 10-26 9 2 10 26Z" fill="var(--art-steel)"/><circle cx="50" cy="27" r="7" fill="var(--art-skin)"/><path d="M41.5 26c0-11 17-11 17 0l2.5 1.5q-11-3-22 0Z" fill="var(--art-steel)"/><path d="M58 38 72 32 70 28 57 34Z" fill="var(--art-steel)"/><path d="M42 40 26 50l-3-3 17-13Z" fill="var(--art-steel)"/></g>',
  radio:
    '<rect width="100" height="60" fill="var(--art-sky-2)"/><g stroke="var(--art-ink)" stroke-width="1.3"><rect x="30" y="26" width="32" height="26" rx="2" fill="var(--art-grass)"/><circle cx="39" cy="35" r="4.5" fill="var(--art-paper)"/><path d="M48 32h10M48 36h10M34 46h24" /><path d="M56 26 66 4" stroke-width="1.8"/></g><g fill="none" stroke="var(--art-way)" stroke-width="2" stroke-linecap="round"><path d="M72 8q5 5 0 11M77 4q9 9 0 19M60 8q-5 4-1 9"/></g>',
  special:
    '<rect width="100" height="60" fill="var(--art-gold)"/><circle cx="50" cy="30" r="18" fill="none" stroke="var(--art-gold-ink)" stroke-width="2"/><path d="M50 18v14M50 38v3" stroke="var(--art-gold-ink)" stroke-width="4" stroke-linecap="round"/>',
};
