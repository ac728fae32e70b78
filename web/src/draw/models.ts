/** Top-down silhouettes for table models and tactical counters: three tones of the side's colour and ink; no
 * insignia. */
import { ARMOUR } from './armour';
import { FOOT } from './foot';
import { f } from './geometry';
import type { Nato, Side } from './symbols';
import { tones, type Tones } from './tones';

export const MODEL = { ...ARMOUR, ...FOOT } as const;
export type ModelKind = keyof typeof MODEL;

export interface ModelLook {
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  a?: number;
  s?: number;
  /** Other tones than the side's own: for pictures outside a board. */
  t?: Tones;
}
export const model = (
  kind: ModelKind,
  side: Side,
  { x = 0, y = 0, a = 0, s = 1, t = tones(side) }: ModelLook = {},
): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${a}) scale(${s})" stroke-linejoin="round">${MODEL[kind](t)}</g>`;

/** Which silhouette and which NATO symbol a type of unit has, by the name it bears behind its nation. */
const PICTURES: Readonly<Record<string, readonly [ModelKind, Nato]>> = {
  command: ['cmd', 'hq'],
  'command-car': ['staff-car', 'hq'],
  fo: ['fo', 'obs'],
  rifles: ['squad', 'inf'],
  grenadiers: ['grenadiers', 'inf'],
  rangers: ['squad', 'inf'],
  smg: ['smg', 'inf'],
  bersaglieri: ['motorcycles', 'mot'],
  motorcycles: ['motorcycles', 'mot'],
  cavalry: ['cavalry', 'cav'],
  pioneers: ['pioneers', 'eng'],
  flamethrower: ['flame', 'eng'],
  panzerschreck: ['rocket', 'at'],
  piat: ['rocket', 'at'],
  bazooka: ['rocket', 'at'],
  mg: ['mg', 'mg'],
  'light-mortar': ['mortar-light', 'mortar'],
  'mortar-81': ['mortar', 'mortar'],
  'mortar-120': ['mortar-heavy', 'mortar'],
  'mortar-42': ['mortar-heavy', 'mortar'],
  'at-gun': ['gun', 'at'],
  pak36: ['gun-light', 'at'],
  pak40: ['gun', 'at'],
  '2pdr': ['gun-light', 'at'],
  'at-37': ['gun-light', 'at'],
  '17pdr': ['gun-long', 'at'],
  '3in': ['gun-long', 'at'],
  zis2: ['gun-long', 'at'],
  zis3: ['gun', 'art'],
  '88': ['gun-heavy', 'at'],
  '75': ['howitzer', 'art'],
  '90': ['gun-heavy', 'at'],
  '25pdr': ['howitzer', 'art'],
  'infantry-gun': ['howitzer', 'art'],
  aa: ['aa', 'aa'],
  battery: ['howitzer', 'art'],
  'heavy-battery': ['howitzer', 'art'],
  rockets: ['rockets', 'rockets'],
  truck: ['truck', 'supply'],
  jeep: ['jeep', 'mot'],
  camionetta: ['truck-open', 'recon'],
  halftrack: ['half', 'mech'],
  'aa-halftrack': ['half-aa', 'aa'],
  carrier: ['carrier', 'mech'],
  recon: ['car', 'recon'],
  puma: ['car-eight', 'recon'],
  daimler: ['car-gun', 'recon'],
  greyhound: ['car-six', 'recon'],
  ba10: ['car-six', 'recon'],
  lee: ['grant', 'armour'],
  marder: ['marder', 'sp'],
  wespe: ['wespe', 'sp'],
  priest: ['priest', 'sp'],
  su76: ['su76', 'sp'],
  stug: ['stug', 'sp'],
  'stug-short': ['stug-short', 'sp'],
  semovente: ['semovente', 'sp'],
  'semovente-47': ['semovente-47', 'sp'],
  'semovente-90': ['semovente-90', 'sp'],
  jagdpanther: ['jagdpanther', 'sp'],
  su85: ['su85', 'sp'],
  su122: ['su122', 'sp'],
  isu152: ['isu152', 'sp'],
};
const BY_KIND: Readonly<Record<string, readonly [ModelKind, Nato]>> = {
  infantry: ['squad', 'inf'],
  'heavy-weapon': ['mg', 'mg'],
  gun: ['gun', 'at'],
  vehicle: ['sherman', 'armour'],
};

/** "ger-panther" and "vehicle" give the silhouette and the symbol; an unknown type gets those of its kind. */
export function pictureOf(type: string, kind: string): readonly [ModelKind, Nato] {
  const name = type.slice(type.indexOf('-') + 1);
  const known = PICTURES[name];
  if (known) return known;
  if (name in ARMOUR) return [name as ModelKind, 'armour'];
  return BY_KIND[kind] ?? ['squad', 'inf'];
}

/** How far a model is moved back on its base, so that hull and barrel lie evenly on it. */
const BACK: Partial<Record<ModelKind, number>> = {
  gun: 3,
  'gun-long': 4,
  'gun-light': 1,
  'gun-heavy': 3,
  mg: 3,
  cmd: 1,
  fo: 2,
  mortar: 2,
  'mortar-heavy': 1,
  rocket: 0,
  truck: 0,
  pz4: 4,
  panther: 5,
  tiger: 4,
  tiger2: 4,
  firefly: 4,
  'sherman-76': 3,
  m36: 4,
  achilles: 4,
  jagdpanther: 4,
  stug: 3,
  marder: 3,
  'semovente-90': 3,
  is2: 5,
  't34-85': 4,
  pershing: 4,
};
export const backOf = (kind: ModelKind): number => BACK[kind] ?? 1.5;

/** The largest scale at which every model keeps on a base of this size, the same for all of a size. */
export function scaleOn(kind: ModelKind, width: number, depth: number): number {
  if (kind in FOOT)
    return (
      Math.min(width, depth) /
      (kind.startsWith('gun') || kind === 'howitzer' || kind === 'aa' || kind === 'rockets' ? 40 : 32.5)
    );
  return Math.min(width / 34.5, depth / 53);
}
