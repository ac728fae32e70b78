/** Vehicles, guns and stands by their measures, one line a type. Lengths in metres. */
import type { HullKind, TurretKind } from './shapes';

/** mm, barrel in front of its mount, muzzle brake (0 none, 1 small, 2 large). */
type Gun = readonly [number, number, 0 | 1 | 2];
type Spot = readonly [number, number];
/** As seen from the side: deck height, glacis run, nose height, step [from the front, height], slope of the rear,
 * road wheels and their radius, return rollers, height of the turret. */
export interface Side {
  d?: number;
  g?: number;
  ny?: number;
  st?: Spot;
  rs?: number;
  n?: number;
  r?: number;
  rol?: number;
  th?: number;
  /** Superstructure [back, front, height]; a sloped one [height, back]. */
  house?: readonly [number, number, number];
  roof?: Spot;
  /** Where the mount of a gun without a turret is. */
  gx?: number;
  /** Large wheels without rollers; interleaved wheels; a track round the whole hull. */
  large?: true;
  inter?: true;
  wrap?: true;
  skirt?: 1 | 2;
  open?: true;
  shield?: true;
  bin?: true;
  /** Bonnet of a half-track or a car, radius of its wheel. */
  bon?: number;
  wheel?: number;
}
export interface Vehicle {
  kind: 'track' | 'wheel' | 'half' | 'truck' | 'car';
  L: number;
  W: number;
  hull?: HullKind;
  /** Width of a track. */
  tw?: number;
  /** Outline, centre behind the middle of the hull, width, length, centre to the right. */
  tur?: readonly [TurretKind, number, number, number, number?];
  gun?: Gun;
  /** A second gun in the hull: how far right and ahead of the middle. */
  hullGun?: readonly [...Gun, number, number];
  /** Superstructure instead of a turret: front, back, width, gun to the right, how it is built. */
  house?: readonly [number, number, number, number, 'low' | 'roof' | 'square'];
  /** Open compartment: front, back, width. */
  open?: readonly [number, number, number];
  /** Where the gun of an open mount begins; it points to the rear. */
  gy?: number;
  aft?: true;
  shield?: Spot;
  /** 1: sponsons, 2: armoured skirts, 3: high track frames. */
  cover?: 1 | 2 | 3;
  skirt?: true;
  drum?: true;
  bin?: number;
  openTop?: true;
  weight?: true;
  cup?: Spot;
  hat?: readonly Spot[];
  box?: Spot;
  spare?: true;
  deck?: 'bars' | 'slats' | 'flaps' | 'grille' | 'fans';
  wheels?: readonly number[];
  /** Of a half-track: front axle, its tracks and its bay, from the front. */
  front?: number;
  tr?: Spot;
  bay?: Spot;
  mgs?: 0 | 1;
  axles?: readonly number[];
  square?: true;
  openCar?: true;
  s: Side;
}
export interface Piece {
  kind: 'gun';
  len: number;
  mm: number;
  brake: 0 | 1 | 2;
  /** Width, how far it is swept back, how it is built. */
  shield?: readonly [number, number, 0 | 1 | 2];
  /** Length of the split trails, or how it is built. */
  trail: number | 'cross' | 'box';
  tl?: number;
  /** Between the wheels; 0: none. */
  wb: number;
  ring?: true;
  barrels?: number;
}
export interface Foot {
  kind: 'foot';
  /** Across, down, turned by, length of the weapon (0: none). */
  men: readonly (readonly [number, number, number, number?])[];
  arm?: 'mg' | 'mortar' | 'heavy-mortar' | 'light-mortar' | 'tube' | 'rifle' | 'pack' | 'flame' | 'flag';
}
export type Figure = Vehicle | Piece | Foot;

const tank = (L: number, W: number, more: Omit<Vehicle, 'kind' | 'L' | 'W'>): Vehicle => ({
  kind: 'track',
  L,
  W,
  ...more,
});
const car = (L: number, W: number, wheels: readonly number[], more: Omit<Vehicle, 'kind' | 'L' | 'W'>): Vehicle => ({
  kind: 'wheel',
  L,
  W,
  wheels,
  hull: 'car',
  ...more,
});
const truck = (L: number, W: number, axles: readonly number[], square?: true): Vehicle => ({
  kind: 'truck',
  L,
  W,
  axles,
  ...(square && { square }),
  s: {},
});
const gun = (mm: number, len: number, more: Omit<Piece, 'kind' | 'mm' | 'len'>): Piece => ({
  kind: 'gun',
  mm,
  len,
  ...more,
});
const foot = (men: Foot['men'], arm?: Foot['arm']): Foot => ({ kind: 'foot', men, ...(arm && { arm }) });

// ---------------------------------------------------------------- running gear that several share
const PZ3: Side = { d: 1.55, g: 0.5, ny: 0.85, st: [1.45, 1.15], n: 6, r: 0.27, rol: 3, th: 0.8 };
const PZ4: Side = { d: 1.65, g: 0.4, ny: 0.95, st: [1.35, 1.2], n: 8, r: 0.24, rol: 4, th: 0.75 };
const T34: Side = { d: 1.6, g: 1.35, ny: 0.95, rs: -1.05, n: 5, r: 0.43, large: true, th: 0.72 };
const KV: Side = { d: 1.75, g: 0.7, ny: 1.05, st: [1.2, 1.35], rs: 0.5, n: 6, r: 0.31, rol: 3, th: 0.92 };
const SHERMAN: Side = { d: 1.85, g: 1.15, ny: 1.05, rs: 0.25, n: 6, r: 0.25, rol: 3, th: 0.8 };
const STUART: Side = { d: 1.5, g: 0.8, ny: 0.95, n: 4, r: 0.27, rol: 3, th: 0.75 };
const M13: Side = { d: 1.55, g: 0.5, ny: 0.95, st: [1.05, 1.15], n: 8, r: 0.2, rol: 3, th: 0.78 };
const CRUISER: Side = { d: 1.4, g: 0.9, ny: 0.85, st: [1.6, 1.1], n: 5, r: 0.4, large: true, th: 0.78 };
const CHURCHILL: Side = { d: 1.75, g: 0.55, ny: 1.1, rs: 0.4, n: 11, r: 0.13, th: 0.82, wrap: true };

// Hulls that several share.
const pz3 = (more: Partial<Vehicle>): Vehicle =>
  tank(5.4, 2.95, {
    tur: ['hex', -0.1, 1.75, 1.8],
    gun: [50, 2.3, 0],
    bin: 0.5,
    cup: [0, 0.5],
    deck: 'flaps',
    s: PZ3,
    ...more,
  });
const pz4 = (more: Partial<Vehicle>): Vehicle =>
  tank(5.9, 2.9, { tur: ['hex', -0.15, 1.85, 1.85], gun: [75, 2.75, 2], bin: 0.45, cup: [0, 0.52], s: PZ4, ...more });
const stug = (more: Partial<Vehicle>): Vehicle =>
  tank(5.5, 2.95, {
    house: [-1.05, 1.05, 2.15, 0.12, 'low'],
    gun: [75, 2.2, 2],
    cup: [-0.55, 0.45],
    deck: 'flaps',
    s: { d: 1.35, g: 0.45, ny: 0.9, st: [1.1, 1.1], n: 6, r: 0.27, rol: 3, house: [-1.5, 1.35, 0.68] },
    ...more,
  });
const m13 = (more: Partial<Vehicle>): Vehicle =>
  tank(4.9, 2.25, {
    tw: 0.3,
    tur: ['dome', -0.15, 1.5, 1.55, 0.12],
    gun: [47, 0.95, 0],
    hat: [[0, 0.15]],
    box: [-0.62, -1.05],
    deck: 'flaps',
    s: M13,
    ...more,
  });
const semovente = (more: Partial<Vehicle>): Vehicle =>
  tank(4.9, 2.25, {
    tw: 0.3,
    house: [-1.35, 0.75, 2.05, 0.18, 'square'],
    gun: [75, 0.75, 1],
    hat: [
      [-0.4, 0.25],
      [0.5, 0.25],
    ],
    deck: 'flaps',
    s: { d: 1.2, g: 0.6, ny: 0.95, n: 8, r: 0.2, rol: 3, house: [-0.85, 1.4, 0.65] },
    ...more,
  });
const crusader = (more: Partial<Vehicle>): Vehicle =>
  tank(6, 2.65, {
    tur: ['kite', 0.05, 2, 2.2],
    gun: [57, 1.9, 0],
    hat: [[0.1, 0.3]],
    deck: 'bars',
    s: CRUISER,
    ...more,
  });
const churchill = (more: Partial<Vehicle>): Vehicle =>
  tank(7.45, 2.9, {
    tw: 0.44,
    hull: 'deep',
    cover: 3,
    tur: ['box', -0.55, 1.8, 2.1],
    gun: [57, 1.85, 0],
    cup: [0.35, 0.3],
    deck: 'grille',
    s: CHURCHILL,
    ...more,
  });
const stuart = (more: Partial<Vehicle>): Vehicle =>
  tank(4.6, 2.25, {
    tw: 0.32,
    tur: ['wedge', -0.25, 1.5, 1.75],
    gun: [37, 0.95, 0],
    hat: [
      [-0.32, 0.1],
      [0.34, 0.1],
    ],
    s: STUART,
    ...more,
  });
const sherman = (more: Partial<Vehicle>): Vehicle =>
  tank(5.85, 2.65, {
    hull: 'cast',
    cover: 1,
    tur: ['cast', -0.2, 1.8, 2.1],
    gun: [75, 1.65, 0],
    cup: [0.4, 0.3],
    deck: 'grille',
    s: SHERMAN,
    ...more,
  });
const lee = (more: Partial<Vehicle>): Vehicle =>
  tank(5.65, 2.7, {
    hull: 'cast',
    cover: 1,
    tur: ['cast', 0.15, 1.5, 1.7, -0.25],
    gun: [37, 1, 0],
    hullGun: [75, 1.25, 0, 0.75, 1.5],
    cup: [-0.05, 0.35],
    deck: 'grille',
    s: { ...SHERMAN, d: 2.05, th: 0.75 },
    ...more,
  });
const t34 = (more: Partial<Vehicle>): Vehicle =>
  tank(5.95, 3, { tw: 0.52, hull: 'slope', drum: true, deck: 'slats', s: T34, ...more });
const kv = (more: Partial<Vehicle>): Vehicle => tank(6.75, 3.3, { tw: 0.68, deck: 'bars', s: KV, ...more });
const HALF: Omit<Vehicle, 'L' | 'W'> = {
  kind: 'half',
  hull: 'blunt',
  front: -2.15,
  tr: [0.35, 2.65],
  bay: [-0.2, 2.85],
  mgs: 0,
  s: { d: 1.75, g: 1.6, ny: 1.35, bon: 1.9, n: 4, r: 0.28, wheel: 0.46 },
};

export const FIGURES = {
  // ---------------------------------------------------------------- German
  'pz2-c': tank(4.6, 2.2, {
    tur: ['hex', -0.05, 1.4, 1.45, -0.12],
    gun: [20, 1.1, 0],
    hat: [[0.1, 0.3]],
    s: { d: 1.35, g: 0.45, ny: 0.7, st: [1.2, 1], n: 5, r: 0.28, rol: 4, th: 0.58 },
  }),
  pz2: tank(4.8, 2.25, {
    tur: ['hex', -0.05, 1.45, 1.5, -0.12],
    gun: [20, 1.2, 0],
    cup: [0.1, 0.3],
    s: { d: 1.4, g: 0.3, ny: 0.75, st: [1.3, 1.02], n: 5, r: 0.28, rol: 4, th: 0.6 },
  }),
  pz38: tank(4.6, 2.15, {
    tur: ['dome', -0.1, 1.45, 1.4, 0.1],
    gun: [37, 1.45, 0],
    cup: [-0.25, 0.2],
    s: { d: 1.5, g: 0.3, ny: 0.8, st: [1.1, 1.1], n: 4, r: 0.39, rol: 2, th: 0.68 },
  }),
  'pz3-f': pz3({ gun: [37, 1.3, 0], bin: 0 }),
  'pz3-h': pz3({ gun: [50, 1.6, 0] }),
  'pz3-m': pz3({ skirt: true, s: { ...PZ3, skirt: 1 } }),
  'pz4-d': pz4({ gun: [75, 0.95, 0], bin: 0, deck: 'flaps', s: { ...PZ4, g: 0.55 } }),
  'pz4-e': pz4({ gun: [75, 0.95, 0], deck: 'flaps' }),
  'pz4-f2': pz4({ gun: [75, 2.5, 1], deck: 'bars' }),
  pz4: pz4({ skirt: true, deck: 'bars', s: { ...PZ4, skirt: 1 } }),
  panther: tank(6.87, 3.4, {
    tw: 0.62,
    tur: ['panther', 0.25, 2.05, 2.35],
    gun: [75, 4.3, 2],
    cup: [-0.42, 0.42],
    deck: 'fans',
    hull: 'slope',
    s: { d: 1.75, g: 1.55, ny: 0.95, rs: -0.5, n: 8, r: 0.43, inter: true, th: 0.78 },
  }),
  tiger: tank(6.3, 3.7, {
    tw: 0.68,
    tur: ['shoe', 0.05, 2.35, 2.3],
    gun: [88, 3.55, 2],
    bin: 0.5,
    cup: [-0.55, 0.25],
    deck: 'fans',
    s: { d: 1.8, g: 0.3, ny: 1.2, st: [0.95, 1.35], n: 8, r: 0.42, inter: true, th: 0.82 },
  }),
  tiger2: tank(7.3, 3.75, {
    tw: 0.74,
    hull: 'slope',
    tur: ['panther', 0.2, 2.15, 3],
    gun: [88, 4.6, 2],
    cup: [-0.45, 0.3],
    deck: 'fans',
    s: { d: 1.8, g: 1.6, ny: 1, rs: -0.5, n: 9, r: 0.4, inter: true, th: 0.85 },
  }),
  'stug-b': stug({ gun: [75, 0.9, 0] }),
  stug: stug({
    skirt: true,
    s: { d: 1.35, g: 0.45, ny: 0.9, st: [1.1, 1.1], n: 6, r: 0.27, rol: 3, house: [-1.5, 1.35, 0.68], skirt: 1 },
  }),
  marder: tank(5, 2.15, {
    open: [0.2, 2.3, 1.85],
    gun: [75, 3.1, 2],
    gy: 0.35,
    s: { d: 1.2, g: 0.6, ny: 0.8, n: 4, r: 0.39, rol: 1, house: [-2.4, 0.2, 1.15], open: true, gx: 0.2 },
  }),
  hetzer: tank(4.9, 2.6, {
    house: [-2.1, 0.9, 2.1, 0.38, 'roof'],
    gun: [75, 1.5, 0],
    cup: [-0.4, 0.45],
    s: { d: 1.05, g: 1.3, ny: 0.85, rs: 0.2, n: 4, r: 0.41, rol: 1, roof: [1.9, -0.9] },
  }),
  c222: car(4.8, 1.95, [-1.5, 1.35], {
    tur: ['hex', -0.1, 1.35, 1.4],
    openTop: true,
    gun: [20, 0.9, 0],
    s: { d: 1.4, g: 1, ny: 0.95, n: 2, r: 0.48, th: 0.45 },
  }),
  h251: {
    kind: 'half',
    L: 5.8,
    W: 2.15,
    hull: 'nose',
    front: -2.25,
    tr: [-0.75, 2.75],
    bay: [-0.4, 2.55],
    mgs: 1,
    s: { d: 1.65, g: 1.9, ny: 1.1, bon: 1.9, n: 6, r: 0.36, wheel: 0.45 },
  },
  opel: truck(6, 2.2, [-2.05, 1.55]),
  pak36: gun(37, 1.5, { brake: 0, shield: [1.5, 0.3, 1], trail: 2.2, wb: 1.25 }),
  pak38: gun(50, 2.6, { brake: 2, shield: [1.8, 0.4, 1], trail: 2.8, wb: 1.45 }),
  pak40: gun(75, 3.3, { brake: 2, shield: [2, 0.45, 1], trail: 3, wb: 1.55 }),
  flak88: gun(88, 4.4, { brake: 0, shield: [2.2, 0.5, 2], trail: 'cross', wb: 0 }),
  flak20: gun(20, 1.4, { brake: 1, shield: [1.3, 0.1, 0], trail: 'cross', tl: 1.5, wb: 0 }),
  lefh18: gun(105, 2.3, { brake: 1, shield: [1.9, 0.2, 0], trail: 3, tl: 3, wb: 1.7 }),
  // ---------------------------------------------------------------- Italian
  l3: tank(3.2, 1.7, {
    tw: 0.26,
    house: [-0.7, 0.55, 1.4, -0.35, 'square'],
    gun: [12, 0.45, 0],
    hat: [
      [-0.35, 0],
      [0.35, 0],
    ],
    s: { d: 0.9, g: 0.5, ny: 0.65, n: 6, r: 0.2, rol: 1, house: [-0.6, 0.7, 0.38] },
  }),
  m11: tank(4.75, 2.2, {
    tw: 0.3,
    tur: ['round', 0.1, 1.2, 1.2, -0.25],
    gun: [8, 0.45, 0],
    hullGun: [37, 0.85, 0, 0.5, 1.1],
    hat: [[0, 0.05]],
    deck: 'flaps',
    s: { ...M13, th: 0.62 },
  }),
  l6: tank(3.8, 1.9, {
    tw: 0.3,
    tur: ['hex', 0.15, 1.25, 1.2, 0.2],
    gun: [20, 1, 0],
    s: { d: 1.35, g: 0.5, ny: 0.8, st: [0.95, 1], n: 4, r: 0.28, rol: 3, th: 0.65 },
  }),
  m13: m13({}),
  m14: m13({ deck: 'grille' }),
  m15: m13({ L: 5.05, gun: [47, 1.3, 0], deck: 'bars' }),
  p26: tank(5.8, 2.75, {
    tw: 0.4,
    hull: 'slope',
    tur: ['hex', -0.3, 1.9, 2.1],
    gun: [75, 1.6, 0],
    hat: [[-0.2, 0.2]],
    deck: 'flaps',
    s: { d: 1.6, g: 1.1, ny: 0.95, rs: -0.3, n: 8, r: 0.24, rol: 3, th: 0.85 },
  }),
  sem47: tank(3.8, 1.9, {
    tw: 0.3,
    open: [-0.75, 0.75, 1.6],
    gun: [47, 0.8, 0],
    gy: -0.7,
    s: { d: 1.05, g: 0.5, ny: 0.8, n: 4, r: 0.28, rol: 3, house: [-0.8, 0.75, 0.62], open: true, gx: 0.75 },
  }),
  sem75: semovente({}),
  'sem75-34': semovente({ L: 5.05, gun: [75, 1.75, 0] }),
  sem90: tank(5.3, 2.25, {
    tw: 0.3,
    gun: [90, 3.6, 0],
    gy: 1.35,
    shield: [2, 0.9],
    s: { d: 1.15, g: 0.6, ny: 0.9, n: 8, r: 0.2, rol: 3, gx: -1.6, shield: true },
  }),
  ab41: car(5.2, 1.95, [-1.65, 1.6], {
    tur: ['hex', -0.3, 1.3, 1.35],
    gun: [20, 0.9, 0],
    spare: true,
    hull: 'boat',
    s: { d: 1.6, g: 1, ny: 1.05, n: 2, r: 0.5, th: 0.72 },
  }),
  lancia: truck(7.2, 2.3, [-2.6, 2]),
  breda20: gun(20, 1.35, { brake: 1, trail: 'cross', tl: 1.4, wb: 0 }),
  c47: gun(47, 1.45, { brake: 0, trail: 1.7, wb: 1.05 }),
  c75: gun(75, 1.9, { brake: 0, shield: [1.5, 0.1, 0], trail: 'box', tl: 2.4, wb: 1.45 }),
  c100: gun(105, 1.6, { brake: 0, shield: [1.5, 0.1, 0], trail: 'box', tl: 2.4, wb: 1.5 }),
  c90: gun(90, 4.6, { brake: 0, trail: 'cross', wb: 0 }),
  // ---------------------------------------------------------------- British
  matilda: tank(5.6, 2.6, {
    hull: 'deep',
    cover: 2,
    tur: ['cast', -0.25, 1.75, 1.8],
    gun: [40, 1.1, 0],
    cup: [-0.35, 0.2],
    s: { d: 1.6, g: 0.9, ny: 1, rs: 0.5, n: 10, r: 0.19, th: 0.85, skirt: 2 },
  }),
  cruiser: crusader({ L: 6, tur: ['kite', -0.1, 1.85, 1.9], gun: [40, 1.2, 0], s: { ...CRUISER, n: 4, r: 0.42 } }),
  'crusader-1': crusader({ gun: [40, 1.25, 0], box: [-0.72, -1.75], hat: [[0.1, 0.3]] }),
  crusader: crusader({}),
  valentine: tank(5.4, 2.65, {
    tw: 0.36,
    tur: ['hex', -0.3, 1.6, 1.6],
    gun: [40, 1.2, 0],
    hat: [
      [-0.25, 0.2],
      [0.35, 0.2],
    ],
    s: { d: 1.45, g: 0.5, ny: 0.95, st: [1.3, 1.15], n: 6, r: 0.27, rol: 3, th: 0.78 },
  }),
  grant: lee({ tur: ['egg', 0.15, 1.6, 2.1, -0.25] }),
  'churchill-3': churchill({}),
  'churchill-7': churchill({ tur: ['box', -0.55, 1.95, 2.15], gun: [75, 1.6, 1] }),
  'sherman-5': sherman({ L: 6.05, deck: 'bars' }),
  firefly: sherman({ bin: 0.75, gun: [76, 3.5, 2], s: { ...SHERMAN, bin: true } }),
  cromwell: tank(6.35, 2.9, {
    tur: ['box', -0.15, 1.95, 1.95],
    gun: [75, 1.75, 1],
    hat: [
      [0.4, 0.1],
      [-0.45, 0.1],
    ],
    deck: 'bars',
    s: { d: 1.5, g: 0.5, ny: 0.95, st: [1.1, 1.15], n: 5, r: 0.42, large: true, th: 0.85 },
  }),
  archer: tank(5.5, 2.65, {
    tw: 0.36,
    open: [-2.1, 0.1, 2.3],
    gun: [76, 3.3, 2],
    gy: -0.3,
    aft: true,
    deck: 'bars',
    s: { d: 1.25, g: 0.5, ny: 0.95, n: 6, r: 0.27, rol: 3, house: [-0.3, 2.2, 0.8], open: true, gx: -0.2 },
  }),
  carrier: tank(3.7, 2.1, {
    tw: 0.26,
    open: [-0.85, 1.2, 1.4],
    s: { d: 1.25, g: 0.6, ny: 0.7, n: 3, r: 0.26, rol: 1, open: true },
  }),
  daimler: car(4, 2.4, [-1.3, 1.2], {
    tur: ['hex', -0.1, 1.5, 1.65],
    gun: [40, 1.05, 0],
    hull: 'boat',
    s: { d: 1.4, g: 0.9, ny: 1, n: 2, r: 0.5, th: 0.75 },
  }),
  bedford: truck(6.2, 2.2, [-2.2, 1.7], true),
  oerlikon: gun(20, 1.4, { brake: 0, shield: [1.2, 0.1, 0], trail: 'cross', tl: 1.4, wb: 0 }),
  pdr2: gun(40, 1.8, { brake: 0, shield: [1.5, 0.35, 2], trail: 'cross', tl: 1.7, wb: 0 }),
  pdr6: gun(57, 2.3, { brake: 1, shield: [1.8, 0.4, 1], trail: 2.6, wb: 1.45 }),
  pdr17: gun(76, 4, { brake: 2, shield: [2, 0.75, 1], trail: 3.2, wb: 1.6 }),
  pdr25: gun(88, 2.2, { brake: 0, shield: [1.8, 0.15, 0], trail: 'box', tl: 2.6, wb: 1.6, ring: true }),
  // ---------------------------------------------------------------- American
  'stuart-3': stuart({ L: 4.5, tur: ['hex', -0.2, 1.45, 1.5], cup: [0.1, 0.3], hat: [] }),
  stuart: stuart({}),
  lee: lee({ cup: [0, 0.05] }),
  sherman: sherman({}),
  sherman76: sherman({
    L: 5.95,
    hull: 'slope',
    tur: ['egg', -0.15, 1.95, 2.6],
    gun: [76, 2.7, 1],
    cup: [0.42, 0.2],
    hat: [[-0.42, 0.2]],
    s: { ...SHERMAN, g: 1, th: 0.85 },
  }),
  chaffee: tank(5, 2.95, {
    tw: 0.42,
    hull: 'slope',
    tur: ['egg', -0.2, 1.75, 2.2],
    gun: [75, 1.8, 0],
    cup: [-0.4, 0.2],
    deck: 'flaps',
    s: { d: 1.45, g: 1.1, ny: 0.9, rs: -0.2, n: 5, r: 0.33, rol: 3, th: 0.75 },
  }),
  pershing: tank(6.35, 3.5, {
    tw: 0.6,
    hull: 'cast',
    tur: ['egg', -0.35, 2.15, 2.9],
    gun: [90, 3.1, 2],
    cup: [0.45, 0.2],
    hat: [[-0.45, 0.3]],
    deck: 'grille',
    s: { d: 1.6, g: 1.2, ny: 1, rs: 0.2, n: 6, r: 0.33, rol: 4, th: 0.9 },
  }),
  m10: tank(5.95, 2.95, {
    hull: 'slope',
    cover: 1,
    tur: ['wedge', 0, 2.05, 2.5],
    openTop: true,
    weight: true,
    gun: [76, 2.4, 0],
    deck: 'grille',
    s: { d: 1.7, g: 1.2, ny: 1.05, rs: 0.4, n: 6, r: 0.25, rol: 3, th: 0.8 },
  }),
  m18: tank(5.3, 2.85, {
    tw: 0.4,
    hull: 'slope',
    tur: ['egg', 0.1, 1.9, 2.3],
    openTop: true,
    gun: [76, 2.6, 1],
    deck: 'flaps',
    s: { d: 1.4, g: 1, ny: 0.95, rs: -0.2, n: 5, r: 0.35, rol: 4, th: 0.8 },
  }),
  m36: tank(5.95, 2.95, {
    hull: 'slope',
    cover: 1,
    tur: ['egg', 0, 2.1, 2.9],
    openTop: true,
    gun: [90, 2.9, 2],
    deck: 'grille',
    s: { d: 1.7, g: 1.2, ny: 1.05, rs: 0.4, n: 6, r: 0.25, rol: 3, th: 0.9 },
  }),
  priest: tank(5.95, 2.85, {
    hull: 'cast',
    open: [-1.3, 0.9, 2.4],
    gun: [105, 1.3, 0],
    gy: -1.2,
    deck: 'grille',
    s: { d: 1.5, g: 1.1, ny: 1.05, rs: 0.25, n: 6, r: 0.25, rol: 3, house: [-1, 1.3, 0.85], open: true, gx: 1.2 },
  }),
  m8: car(5, 2.5, [-1.65, 0.7, 1.6], {
    tur: ['round', -0.1, 1.5, 1.5],
    openTop: true,
    gun: [37, 0.95, 0],
    hull: 'boat',
    s: { d: 1.45, g: 1, ny: 1, n: 3, r: 0.42, th: 0.6 },
  }),
  m3: { ...HALF, L: 6.2, W: 2.25 },
  gmc: truck(6.5, 2.25, [-2.35, 1.05, 2.15]),
  quad50: gun(12, 1.2, { brake: 0, shield: [1.5, 0.1, 2], trail: 'cross', tl: 1.5, wb: 0, barrels: 4 }),
  g37us: gun(37, 1.6, { brake: 0, shield: [1.3, 0.3, 1], trail: 2.2, wb: 1.25 }),
  g57us: gun(57, 2.4, { brake: 0, shield: [1.8, 0.4, 1], trail: 2.6, wb: 1.45 }),
  g76us: gun(76, 3.4, { brake: 0, shield: [1.9, 0.6, 1], trail: 3.2, wb: 1.6 }),
  h105us: gun(105, 1.9, { brake: 0, shield: [1.8, 0.15, 0], trail: 2.8, tl: 2.8, wb: 1.6 }),
  // ---------------------------------------------------------------- Soviet
  t26: tank(4.65, 2.45, {
    tw: 0.28,
    tur: ['egg', -0.1, 1.5, 1.9, 0.25],
    gun: [45, 1.2, 0],
    hat: [
      [-0.25, 0.1],
      [0.3, 0.1],
    ],
    s: { d: 1.4, g: 0.4, ny: 0.85, st: [1, 1.05], n: 8, r: 0.17, rol: 4, th: 0.75 },
  }),
  bt7: tank(5.65, 2.25, {
    tw: 0.28,
    hull: 'pike',
    tur: ['egg', -0.1, 1.5, 1.95],
    gun: [45, 1.25, 0],
    hat: [
      [-0.3, 0.1],
      [0.3, 0.1],
    ],
    deck: 'slats',
    s: { d: 1.35, g: 1.3, ny: 0.8, rs: -0.4, n: 4, r: 0.42, large: true, th: 0.75 },
  }),
  t60: tank(4.1, 2.35, {
    hull: 'slope',
    tur: ['nut', 0, 1.2, 1.15, -0.3],
    gun: [20, 0.9, 0],
    s: { d: 1.2, g: 0.7, ny: 0.75, st: [0.9, 0.95], n: 4, r: 0.28, rol: 3, th: 0.55 },
  }),
  t70: tank(4.3, 2.35, {
    tur: ['nut', 0.1, 1.4, 1.35, -0.28],
    gun: [45, 1.45, 0],
    hull: 'slope',
    s: { d: 1.3, g: 0.9, ny: 0.75, rs: 0.3, n: 5, r: 0.28, rol: 3, th: 0.62 },
  }),
  t34: t34({
    tur: ['nut', -0.72, 1.75, 1.8],
    gun: [76, 1.7, 0],
    hat: [
      [-0.42, 0.1],
      [0.42, 0.1],
    ],
  }),
  t3485: t34({
    L: 6,
    tur: ['egg', -0.5, 2.15, 2.6],
    gun: [85, 3, 0],
    cup: [-0.5, 0.1],
    s: { ...T34, th: 0.92 },
  }),
  kv1: kv({ tur: ['cast', -0.35, 2.1, 2.6], gun: [76, 1.75, 0], hat: [[0, 0.25]] }),
  is2: tank(6.77, 3.1, {
    tw: 0.62,
    hull: 'pike',
    tur: ['egg', -0.35, 2.2, 2.9],
    gun: [122, 3.9, 2],
    cup: [-0.5, 0.3],
    deck: 'bars',
    drum: true,
    s: { d: 1.7, g: 1.3, ny: 1, rs: -0.5, n: 6, r: 0.29, rol: 3, th: 0.9 },
  }),
  su76: tank(5, 2.7, {
    open: [0.1, 2.4, 2.3],
    gun: [76, 2.5, 1],
    gy: 0.2,
    s: { d: 1.15, g: 0.8, ny: 0.8, n: 6, r: 0.28, rol: 3, house: [-2.45, 0.1, 0.95], open: true, gx: 0.1 },
  }),
  su122: t34({
    house: [-2.2, 0.5, 2.3, 0.3, 'roof'],
    gun: [122, 1.2, 0],
    hat: [[0.6, 0]],
    s: { ...T34, g: 0.8, roof: [2.3, 0.15] },
  }),
  su85: t34({
    house: [-2.2, 0.5, 2.3, 0.3, 'roof'],
    gun: [85, 2.6, 0],
    cup: [0.72, -0.2],
    s: { ...T34, g: 0.8, roof: [2.3, 0.15] },
  }),
  su100: t34({
    house: [-2.2, 0.5, 2.3, 0.3, 'roof'],
    gun: [100, 3.6, 0],
    cup: [0.85, 0],
    s: { ...T34, g: 0.8, roof: [2.3, 0.15] },
  }),
  su152: kv({
    L: 6.9,
    tw: 0.66,
    house: [-2.3, 0.9, 2.5, 0.25, 'roof'],
    gun: [152, 2.1, 2],
    hat: [
      [-0.6, 0.3],
      [0.55, 0.4],
    ],
    s: { d: 1.7, g: 0.7, ny: 1.05, rs: 0.5, n: 6, r: 0.31, rol: 3, roof: [2.5, -0.4] },
  }),
  isu152: tank(6.8, 3.1, {
    tw: 0.62,
    hull: 'slope',
    house: [-2.2, 0.9, 2.45, 0.25, 'roof'],
    gun: [152, 2.1, 2],
    hat: [
      [-0.6, 0.3],
      [0.55, 0.4],
    ],
    drum: true,
    deck: 'bars',
    s: { d: 1.7, g: 0.9, ny: 1, rs: -0.5, n: 6, r: 0.29, rol: 3, roof: [2.45, -0.4] },
  }),
  ba10: car(4.65, 2.05, [-1.6, 1, 1.75], {
    tur: ['round', 0.75, 1.5, 1.6],
    gun: [45, 1.3, 0],
    hull: 'bonnet',
    s: { d: 1.5, g: 1.5, ny: 1.1, bon: 1.6, n: 3, r: 0.42, th: 0.6 },
  }),
  ba64: car(3.65, 1.7, [-1.15, 1.1], {
    tur: ['hex', 0.2, 0.95, 0.9],
    openTop: true,
    gun: [8, 0.6, 0],
    hull: 'boat',
    s: { d: 1.35, g: 0.9, ny: 0.95, n: 2, r: 0.42, th: 0.4 },
  }),
  scout: car(5.6, 2.05, [-1.9, 1.6], {
    hull: 'bonnet',
    open: [-0.2, 2.5, 1.6],
    s: { d: 1.5, g: 1.5, ny: 1.1, bon: 1.6, n: 2, r: 0.45, open: true },
  }),
  zis5: truck(6, 2.2, [-2.1, 1.6], true),
  aa37: gun(37, 2.6, { brake: 1, shield: [1.5, 0.15, 0], trail: 'cross', tl: 2.2, wb: 0 }),
  at45: gun(45, 2.2, { brake: 0, shield: [1.5, 0.05, 0], trail: 2, tl: 2, wb: 1.3 }),
  zis2: gun(57, 3.8, { brake: 0, shield: [1.75, 0.05, 0], trail: 3, tl: 3, wb: 1.5 }),
  zis3: gun(76, 2.9, { brake: 1, shield: [1.75, 0.05, 0], trail: 3, tl: 3, wb: 1.5 }),
  m30: gun(122, 2.4, { brake: 0, shield: [1.9, 0.2, 0], trail: 3, tl: 3, wb: 1.7 }),
  // ---------------------------------------------------------------- stands, of any side
  squad: foot([
    [-8, -4, -10],
    [1, -9, 4],
    [9, -2, 12],
    [-3, 7, -4],
    [6, 9, 8],
  ]),
  'smg-squad': foot([
    [-8, -3, -22, 1],
    [0, -9, 0, 1],
    [8, -3, 22, 1],
    [-5, 7, -12, 1],
    [5, 7, 12, 1],
  ]),
  mg: foot(
    [
      [-1, 5, 0, 0],
      [-9, 8, -20, 3],
      [8, 8, 10, 3],
    ],
    'mg',
  ),
  'light-mortar': foot(
    [
      [-7, 4, 30, 0],
      [7, 5, -30, 3],
    ],
    'light-mortar',
  ),
  mortar: foot(
    [
      [-9, 5, 30, 0],
      [9, 5, -30, 0],
    ],
    'mortar',
  ),
  'heavy-mortar': foot(
    [
      [-11, 3, 40, 0],
      [11, 3, -40, 0],
      [0, 11, 0, 0],
    ],
    'heavy-mortar',
  ),
  'at-rifle': foot(
    [
      [0, 6, 0, 0],
      [8, 7, 15, 3],
    ],
    'rifle',
  ),
  'at-team': foot(
    [
      [-5, 4, 0, 0],
      [6, 7, 15, 3],
    ],
    'tube',
  ),
  engineers: foot(
    [
      [-7, -3, -8],
      [7, -4, 8],
      [0, 8, 0, 0],
    ],
    'pack',
  ),
  flame: foot(
    [
      [-6, 5, -8, 3],
      [5, 5, 0, 0],
    ],
    'flame',
  ),
} as const satisfies Record<string, Figure>;
export type FigureId = keyof typeof FIGURES;
