/** Vehicles from above, pointing up, about 26 x 44 units for a medium tank. Described as data, drawn by four
 * builders. */
import { disc, rect, shape, stroke, type Tones } from './tones';

type Draw = (t: Tones) => string;
type Nose = 'flat' | 'slope' | 'round' | 'wedge';
type Turret = 'hex' | 'oval' | 'box' | 'taper' | 'horseshoe' | 'coffin';

interface Gun {
  len: number;
  w?: number;
  brake?: boolean;
  x?: number;
}
interface Tracked {
  /** Over the tracks, and of the hull. */
  w: number;
  l: number;
  track?: number;
  nose?: Nose;
  gun: Gun;
  hatches?: readonly (readonly [number, number, number])[];
}
interface Tank extends Tracked {
  turret: Turret;
  tw: number;
  tl: number;
  /** Middle of the turret; up is negative. */
  ty?: number;
  bin?: boolean;
  open?: boolean;
  /** A second gun in the hull. */
  hullGun?: Gun;
}
interface Casemate extends Tracked {
  cw: number;
  cl: number;
  cy?: number;
  open?: boolean;
}

const round1 = (n: number): number => Math.round(n * 10) / 10;

function tracks(w: number, y0: number, y1: number, t: Tones, tw = 6): string {
  let g = '';
  for (const x of [-w / 2, w / 2 - tw]) {
    g += rect(round1(x), y0, tw, y1 - y0, t.d, t.k, 2, 0.9);
    let links = '';
    for (let y = y0 + 3; y < y1 - 1; y += 3) links += `M${round1(x + 0.8)} ${y}h${round1(tw - 1.6)}`;
    g += stroke(links, t.k, 0.6, 0.6);
  }
  return g;
}

/** A barrel whose breech is at y. */
export function barrel(y: number, { len, w = 2.6, brake = false, x = 0 }: Gun, t: Tones): string {
  const tube = rect(round1(x - w / 2), round1(y - len), w, len, t.l, t.k, 0, 0.8);
  return (
    tube + (brake ? rect(round1(x - w / 2 - 0.9), round1(y - len - 2.5), round1(w + 1.8), 3.6, t.l, t.k, 0.8, 0.8) : '')
  );
}

const NOSE: Readonly<Record<Nose, (h: number, y: number, e: number) => string>> = {
  flat: (h, y, e) =>
    `M${-h + 1.5} ${y}H${h - 1.5}L${h} ${y + 1.5}V${e - 1.5}L${h - 1.5} ${e}H${-h + 1.5}L${-h} ${e - 1.5}V${y + 1.5}Z`,
  slope: (h, y, e) => `M${-h + 1} ${y}H${h - 1}L${h} ${e - 4}L${h - 3} ${e}H${-h + 3}L${-h} ${e - 4}Z`,
  round: (h, y, e) => `M${-h} ${y + 5}Q0 ${y - 3} ${h} ${y + 5}V${e}H${-h}Z`,
  wedge: (h, y, e) =>
    `M${-h + 4} ${y}H${h - 4}L${h} ${y + 7}V${e - 2}L${h - 2} ${e}H${-h + 2}L${-h} ${e - 2}V${y + 7}Z`,
};

function hull({ w, l, track = 6, nose = 'flat' }: Tracked, t: Tones): string {
  const [h, y, e] = [w / 2 - track + 1.5, -l / 2, l / 2];
  const grilles = `M${-h + 2} ${round1(e - 9)}H${h - 2}M${-h + 2} ${round1(e - 6)}H${h - 2}M${-h + 2} ${round1(e - 3)}H${h - 2}`;
  const glacis = `M${-h + 1} ${round1(y + 6.5)}H${h - 1}`;
  return (
    tracks(w, y + 1, e - 1, t, track) +
    shape(NOSE[nose](h, y, e), t.b, t.k) +
    stroke(grilles, t.k, 0.8, 0.7) +
    stroke(glacis, t.k, 0.8, 0.55)
  );
}

const TURRET: Readonly<Record<Turret, (a: number, b: number) => string>> = {
  hex: (a, b) => `M${-a * 0.65} ${-b}H${a * 0.65}L${a} ${-b * 0.1} ${a * 0.78} ${b}H${-a * 0.78}L${-a} ${-b * 0.1}Z`,
  taper: (a, b) => `M${-a * 0.62} ${-b}H${a * 0.62}L${a} ${b * 0.72} ${a * 0.62} ${b}H${-a * 0.62}L${-a} ${b * 0.72}Z`,
  coffin: (a, b) =>
    `M${-a * 0.55} ${-b}H${a * 0.55}L${a} ${-b * 0.35} ${a * 0.92} ${b * 0.4} ${a * 0.5} ${b}H${-a * 0.5}L${-a * 0.92} ${b * 0.4} ${-a} ${-b * 0.35}Z`,
  box: (a, b) => `M${-a} ${-b + 2}L${-a + 2} ${-b}H${a - 2}L${a} ${-b + 2}V${b}H${-a}Z`,
  horseshoe: (a, b) => `M${-a} ${-b}H${a}V${b * 0.1}Q${a} ${b} 0 ${b}Q${-a} ${b} ${-a} ${b * 0.1}Z`,
  oval: (a, b) =>
    `M0 ${-b}C${a * 0.9} ${-b} ${a} ${-b * 0.4} ${a} 0S${a * 0.7} ${b} 0 ${b}S${-a} ${b * 0.5} ${-a} 0S${-a * 0.9} ${-b} 0 ${-b}Z`,
};
const tidy = (d: string): string => d.replace(/-?\d+\.\d+/g, (n) => String(round1(Number(n))));

const hatches = (of: Tracked, dy: number, t: Tones): string =>
  (of.hatches ?? []).map(([x, y, r]) => disc(x, round1(y + dy), r, t.b, t.k)).join('');

const tank =
  (m: Tank): Draw =>
  (t) => {
    const y = m.ty ?? -1;
    const [a, b] = [m.tw / 2, m.tl / 2];
    let g = hull(m, t);
    if (m.hullGun)
      g += barrel(-m.l / 2 + 13, m.hullGun, t) + rect((m.hullGun.x ?? 0) - 4.5, -m.l / 2 + 8, 9, 8, t.l, t.k, 2, 0.9);
    g += `<g transform="translate(0 ${y})">` + barrel(-b + 2, m.gun, t);
    if (m.bin) g += rect(-a * 0.68, b - 1, a * 1.36, 4.5, t.b, t.k, 1, 0.8);
    g += shape(tidy(TURRET[m.turret](a, b)), t.l, t.k);
    if (m.open) g += shape(tidy(TURRET[m.turret](a - 2.2, b - 2.6)), t.d, t.k, 0.7);
    return g + hatches(m, 0, t) + '</g>';
  };

const casemate =
  (m: Casemate): Draw =>
  (t) => {
    const y = m.cy ?? 0;
    const [a, b] = [m.cw / 2, m.cl / 2];
    const body = (x: number, z: number): string =>
      `M${-x} ${-z + 3}L${-x + 3} ${-z}H${x - 3}L${x} ${-z + 3}V${z}H${-x}Z`;
    let g = hull(m, t) + `<g transform="translate(0 ${y})">`;
    if (!m.open) g += barrel(-b + 1, m.gun, t);
    g += shape(body(a, b), t.l, t.k);
    if (m.open)
      g +=
        shape(body(a - 2, b - 2), t.d, t.k, 0.7) +
        barrel(1, { ...m.gun, len: m.gun.len + b }, t) +
        rect(-3.5, -1, 7, 5, t.b, t.k, 1, 0.8);
    return g + hatches(m, 0, t) + '</g>';
  };

const wheel = (x: number, y: number, t: Tones, h = 8): string => rect(x - 2, y - h / 2, 4, h, t.k, t.k, 1.5, 0.4);
const axles = (w: number, ys: readonly number[], t: Tones): string =>
  ys.map((y) => wheel(-w / 2, y, t) + wheel(w / 2, y, t)).join('');

interface Car {
  w: number;
  l: number;
  axles: readonly number[];
  turret?: readonly [number, number, number];
  gun?: Gun;
  open?: boolean;
}
const armouredCar =
  ({ w, l, axles: ys, turret, gun, open }: Car): Draw =>
  (t) => {
    const [a, y] = [w / 2 - 2, l / 2];
    let g = axles(w, ys, t);
    g += shape(
      `M${-a + 4} ${-y}H${a - 4}L${a} ${-y + 9}V${y - 7}L${a - 3} ${y}H${-a + 3}L${-a} ${y - 7}V${-y + 9}Z`,
      t.b,
      t.k,
    );
    g +=
      stroke(`M${-a + 2} ${y - 9}H${a - 2}M${-a + 2} ${y - 5}H${a - 2}`, t.k, 0.8, 0.7) +
      stroke(`M${-a + 1} ${-y + 9}H${a - 1}`, t.k, 0.8, 0.55);
    if (!turret) return g;
    const [tw, tl, ty] = turret;
    g += `<g transform="translate(0 ${ty})">` + (gun ? barrel(-tl / 2 + 2, gun, t) : '');
    g +=
      shape(tidy(TURRET.hex(tw / 2, tl / 2)), t.l, t.k) +
      (open ? shape(tidy(TURRET.hex(tw / 2 - 2, tl / 2 - 2)), t.d, t.k, 0.7) : disc(1.5, 1, 2.4, t.b, t.k));
    return g + '</g>';
  };

const seats = (x0: number, y: number, t: Tones): string => disc(x0, y, 2.2, t.ll, t.k, 0.7);
const jeep: Draw = (t) =>
  axles(18, [-10, 10], t) +
  shape('M-6-17H6L8-14V16Q8 18 6 18H-6Q-8 18-8 16V-14Z', t.b, t.k) +
  rect(-6, -3, 12, 17, t.d, t.k, 1.5, 0.8) +
  stroke('M-7-4H7', t.ll, 1.8) +
  stroke('M-4-14v7M0-14v7M4-14v7', t.k, 0.7, 0.5) +
  seats(-3, 2, t) +
  seats(3, 2, t) +
  seats(0, 10, t);
const staffCar: Draw = (t) =>
  jeep(t) + stroke('M7-13V-22', t.k, 1.2) + shape('M7-22 16-19.5 7-17Z', 'var(--counter-paper)', t.k, 0.9);
const truck: Draw = (t) =>
  axles(20, [-12, 10], t) +
  shape('M-5-21H5L7-9H-7Z', t.b, t.k) +
  rect(-8, -9, 16, 6, t.l, t.k) +
  rect(-9, -3, 18, 24, t.ll, t.k, 2) +
  stroke('M-9 3h18M-9 9h18M-9 15h18', t.k, 0.7, 0.6);
const half: Draw = (t) =>
  rect(-11, 2, 22, 18, t.d, t.k, 2, 0.8) +
  wheel(-8.5, -12.5, t, 9) +
  wheel(8.5, -12.5, t, 9) +
  shape('M-5-21H5L9-4V21H-9V-4Z', t.b, t.k) +
  shape('M-6-2H6V18H-6Z', t.d, t.k, 0.8) +
  stroke('M-6 1v15M6 1v15', t.ll, 2) +
  stroke('M-7-6H7', t.k, 0.8) +
  stroke('M0 0V-8', t.k, 1.5);
const flakHalf: Draw = (t) =>
  half(t) +
  disc(0, 9, 6.5, t.b, t.k) +
  stroke('M-3.5 9V-3M-1.2 9V-3M1.2 9V-3M3.5 9V-3', t.k, 1.2) +
  rect(-5, 6, 10, 3, t.l, t.k, 0, 0.8);
const carrier: Draw = (t) =>
  tracks(24, -15, 16, t, 5) +
  shape('M-8-17H8V17H-8Z', t.b, t.k) +
  rect(-6.5, -8, 13, 8, t.d, t.k, 1, 0.8) +
  rect(-6.5, 2, 13, 12, t.d, t.k, 1, 0.8) +
  stroke('M-3-6V-17', t.k, 1.4) +
  seats(-3, -4, t) +
  seats(3, -4, t) +
  seats(-3, 8, t) +
  seats(3, 8, t);
const openTruck: Draw = (t) =>
  axles(20, [-12, 12], t) +
  shape('M-6-20H6L8-8V20H-8V-8Z', t.b, t.k) +
  rect(-6, -4, 12, 22, t.d, t.k, 1.5, 0.8) +
  stroke('M-7-6H7', t.ll, 1.6) +
  stroke('M0 8V-12', t.k, 1.8) +
  seats(-3, 0, t) +
  seats(3, 0, t) +
  seats(0, 13, t);
const rocketTruck: Draw = (t) =>
  axles(20, [-12, 10], t) +
  shape('M-5-21H5L7-9H-7Z', t.b, t.k) +
  rect(-8, -9, 16, 6, t.l, t.k) +
  rect(-9, -3, 18, 24, t.b, t.k, 1) +
  stroke('M-6 19V-6M-2 19V-6M2 19V-6M6 19V-6', t.k, 2.2) +
  stroke('M-6 19V-6M-2 19V-6M2 19V-6M6 19V-6', t.ll, 1);

export const ARMOUR = {
  // light
  pz2: tank({
    w: 23,
    l: 36,
    track: 5,
    nose: 'wedge',
    turret: 'hex',
    tw: 13,
    tl: 13,
    ty: 0,
    gun: { len: 8, w: 1.6, x: 1 },
    hatches: [[-1.5, 1, 2.4]],
  }),
  pz38t: tank({
    w: 23,
    l: 37,
    track: 5.5,
    nose: 'flat',
    turret: 'hex',
    tw: 14,
    tl: 13,
    ty: -1,
    gun: { len: 10, w: 1.8 },
    hatches: [[-2, 1, 2.4]],
  }),
  l3: tank({
    w: 20,
    l: 26,
    track: 4.5,
    nose: 'wedge',
    turret: 'box',
    tw: 13,
    tl: 11,
    ty: 0,
    gun: { len: 7, w: 1.6, x: -2.5 },
    hatches: [
      [-3, 1, 2.2],
      [3, 1, 2.2],
    ],
  }),
  l6: tank({
    w: 23,
    l: 32,
    track: 5,
    nose: 'flat',
    turret: 'box',
    tw: 12,
    tl: 12,
    ty: -1,
    gun: { len: 8, w: 1.6 },
    hatches: [[0, 1, 2.6]],
  }),
  stuart: tank({
    w: 25,
    l: 38,
    track: 5.5,
    nose: 'round',
    turret: 'hex',
    tw: 14,
    tl: 14,
    ty: -1,
    gun: { len: 11, w: 2 },
    hatches: [
      [-3, 1, 2.4],
      [3, 1, 2.4],
    ],
  }),
  chaffee: tank({
    w: 27,
    l: 41,
    track: 6,
    nose: 'slope',
    turret: 'oval',
    tw: 15,
    tl: 19,
    ty: -1,
    gun: { len: 15 },
    hatches: [[-3.5, 1, 2.6]],
  }),
  bt7: tank({
    w: 24,
    l: 40,
    track: 5,
    nose: 'wedge',
    turret: 'coffin',
    tw: 13,
    tl: 15,
    ty: 0,
    gun: { len: 10, w: 2 },
    hatches: [
      [-3, 1, 2.4],
      [3, 1, 2.4],
    ],
  }),
  t26: tank({
    w: 24,
    l: 34,
    track: 5.5,
    nose: 'flat',
    turret: 'coffin',
    tw: 13,
    tl: 14,
    ty: 0,
    gun: { len: 10, w: 2 },
    hatches: [
      [-2.5, 2, 2.3],
      [3, 1, 2.3],
    ],
  }),
  t70: tank({
    w: 24,
    l: 34,
    track: 5.5,
    nose: 'slope',
    turret: 'hex',
    tw: 12,
    tl: 13,
    ty: -1,
    gun: { len: 10, w: 2, x: -1 },
    hatches: [[0, 2, 2.6]],
  }),
  // medium
  pz3: tank({
    w: 26,
    l: 41,
    turret: 'hex',
    tw: 16,
    tl: 15,
    ty: -1,
    bin: true,
    gun: { len: 13, w: 2.2 },
    hatches: [[0, 3, 2.9]],
  }),
  pz4: tank({
    w: 27,
    l: 43,
    turret: 'hex',
    tw: 18,
    tl: 16,
    ty: 0,
    bin: true,
    gun: { len: 20, brake: true },
    hatches: [[0, 3.5, 3]],
  }),
  'pz4-short': tank({
    w: 27,
    l: 43,
    turret: 'hex',
    tw: 18,
    tl: 16,
    ty: 0,
    bin: true,
    gun: { len: 10, w: 3.2 },
    hatches: [[0, 3.5, 3]],
  }),
  m11: tank({
    w: 25,
    l: 36,
    turret: 'oval',
    tw: 11,
    tl: 12,
    ty: 2,
    gun: { len: 6, w: 1.4 },
    hullGun: { len: 12, w: 2.2, x: 4 },
    hatches: [[0, 0, 2.6]],
  }),
  m13: tank({
    w: 26,
    l: 38,
    turret: 'horseshoe',
    tw: 14,
    tl: 15,
    ty: -1,
    gun: { len: 10, w: 2.2 },
    hatches: [[0, 1, 3.4]],
  }),
  p40: tank({
    w: 29,
    l: 44,
    nose: 'flat',
    turret: 'horseshoe',
    tw: 17,
    tl: 19,
    ty: -1,
    gun: { len: 15, w: 2.8 },
    hatches: [[-3, 2, 3]],
  }),
  cruiser: tank({
    w: 26,
    l: 42,
    track: 5.5,
    nose: 'wedge',
    turret: 'coffin',
    tw: 17,
    tl: 17,
    ty: -1,
    gun: { len: 10, w: 2 },
    hatches: [[0, 2, 3]],
  }),
  crusader: tank({
    w: 27,
    l: 43,
    track: 5.5,
    nose: 'wedge',
    turret: 'coffin',
    tw: 20,
    tl: 17,
    ty: -2,
    gun: { len: 12, w: 2.2 },
    hatches: [[2, 2, 3]],
  }),
  valentine: tank({
    w: 26,
    l: 38,
    nose: 'flat',
    turret: 'hex',
    tw: 15,
    tl: 14,
    ty: -2,
    gun: { len: 11, w: 2.2 },
    hatches: [
      [-2, 2, 2.6],
      [3, 2, 2.2],
    ],
  }),
  grant: tank({
    w: 27,
    l: 41,
    nose: 'round',
    turret: 'oval',
    tw: 15,
    tl: 16,
    ty: 2,
    gun: { len: 11, w: 2, x: -1 },
    hullGun: { len: 15, w: 2.8, x: 6.5 },
    hatches: [[-2, 2, 2.8]],
  }),
  sherman: tank({
    w: 27,
    l: 41,
    nose: 'round',
    turret: 'oval',
    tw: 17,
    tl: 19,
    ty: -1,
    gun: { len: 15 },
    hatches: [
      [3, 3, 3],
      [-4, 1, 2.2],
    ],
  }),
  firefly: tank({
    w: 27,
    l: 41,
    nose: 'round',
    turret: 'oval',
    tw: 17,
    tl: 21,
    ty: 0,
    bin: true,
    gun: { len: 24, brake: true },
    hatches: [[3, 3, 3]],
  }),
  'sherman-76': tank({
    w: 27,
    l: 42,
    nose: 'slope',
    turret: 'oval',
    tw: 18,
    tl: 22,
    ty: 0,
    gun: { len: 19, brake: true },
    hatches: [
      [3.5, 3, 3],
      [-4, 3, 2.4],
    ],
  }),
  cromwell: tank({
    w: 28,
    l: 43,
    nose: 'flat',
    turret: 'box',
    tw: 18,
    tl: 16,
    ty: -2,
    gun: { len: 13, brake: true },
    hatches: [
      [-4, 2, 2.6],
      [4, 2, 2.6],
    ],
  }),
  t34: tank({
    w: 28,
    l: 42,
    track: 6.5,
    nose: 'slope',
    turret: 'coffin',
    tw: 17,
    tl: 20,
    ty: -4,
    gun: { len: 15, w: 2.8 },
    hatches: [
      [-3.2, 2, 2.9],
      [3.6, 2, 2.4],
    ],
  }),
  't34-85': tank({
    w: 28,
    l: 43,
    track: 6.5,
    nose: 'slope',
    turret: 'taper',
    tw: 20,
    tl: 23,
    ty: -4,
    gun: { len: 19, w: 2.8 },
    hatches: [
      [-4.5, 3, 3],
      [4.5, 3, 2.6],
    ],
  }),
  // heavy
  panther: tank({
    w: 31,
    l: 48,
    track: 7,
    nose: 'slope',
    turret: 'taper',
    tw: 19,
    tl: 21,
    ty: 0,
    gun: { len: 25, brake: true },
    hatches: [[-3.5, 5, 3]],
  }),
  tiger: tank({
    w: 33,
    l: 46,
    track: 8,
    nose: 'flat',
    turret: 'horseshoe',
    tw: 20,
    tl: 22,
    ty: 0,
    bin: true,
    gun: { len: 22, w: 3, brake: true },
    hatches: [
      [-5, 4, 3],
      [4, 2, 2.4],
    ],
  }),
  tiger2: tank({
    w: 34,
    l: 51,
    track: 8,
    nose: 'slope',
    turret: 'taper',
    tw: 18,
    tl: 26,
    ty: 1,
    gun: { len: 27, w: 3, brake: true },
    hatches: [
      [-3.5, 4, 3],
      [3.5, 1, 2.2],
    ],
  }),
  matilda: tank({
    w: 27,
    l: 40,
    track: 7,
    nose: 'wedge',
    turret: 'hex',
    tw: 15,
    tl: 16,
    ty: -2,
    gun: { len: 9, w: 2 },
    hatches: [
      [-3, 2, 3],
      [4, 1, 2],
    ],
  }),
  churchill: tank({
    w: 30,
    l: 52,
    track: 8,
    nose: 'flat',
    turret: 'box',
    tw: 17,
    tl: 17,
    ty: -5,
    gun: { len: 12, w: 2.8 },
    hatches: [
      [-3.5, 2, 2.8],
      [4, 2, 2.4],
    ],
  }),
  jumbo: tank({
    w: 29,
    l: 42,
    nose: 'slope',
    turret: 'box',
    tw: 19,
    tl: 20,
    ty: -1,
    gun: { len: 15, w: 3 },
    hatches: [
      [4, 4, 3],
      [-4, 4, 2.6],
    ],
  }),
  pershing: tank({
    w: 32,
    l: 46,
    track: 7.5,
    nose: 'round',
    turret: 'oval',
    tw: 20,
    tl: 25,
    ty: -2,
    gun: { len: 19, w: 3, brake: true },
    hatches: [
      [4, 3, 3],
      [-4, 3, 2.4],
    ],
  }),
  kv1: tank({
    w: 32,
    l: 47,
    track: 7.5,
    nose: 'slope',
    turret: 'box',
    tw: 18,
    tl: 21,
    ty: -3,
    gun: { len: 14, w: 2.8 },
    hatches: [[3, 3, 3.2]],
  }),
  is2: tank({
    w: 32,
    l: 48,
    track: 7.5,
    nose: 'wedge',
    turret: 'coffin',
    tw: 20,
    tl: 25,
    ty: -5,
    gun: { len: 23, w: 3.2, brake: true },
    hatches: [
      [-4.5, 4, 3.2],
      [4.5, 2, 2.4],
    ],
  }),
  // guns without a turret
  stug: casemate({
    w: 27,
    l: 41,
    cw: 20,
    cl: 18,
    cy: 0,
    gun: { len: 17, x: 1.5, brake: true },
    hatches: [
      [-5.5, 3, 2.8],
      [4.5, 3, 2.4],
    ],
  }),
  'stug-short': casemate({
    w: 27,
    l: 41,
    cw: 20,
    cl: 18,
    cy: 0,
    gun: { len: 9, w: 3.4, x: 1.5 },
    hatches: [
      [-5.5, 3, 2.8],
      [4.5, 3, 2.4],
    ],
  }),
  semovente: casemate({
    w: 26,
    l: 38,
    cw: 21,
    cl: 17,
    cy: -4,
    gun: { len: 10, w: 3, x: 1, brake: true },
    hatches: [
      [-4, 3, 2.8],
      [5, 3, 2.4],
    ],
  }),
  jagdpanther: casemate({
    w: 32,
    l: 49,
    track: 7,
    nose: 'slope',
    cw: 23,
    cl: 27,
    cy: -4,
    gun: { len: 20, w: 3, brake: true },
    hatches: [
      [-5, 6, 2.8],
      [5, 6, 2.4],
    ],
  }),
  su85: casemate({
    w: 28,
    l: 42,
    track: 6.5,
    nose: 'slope',
    cw: 20,
    cl: 21,
    cy: -7,
    gun: { len: 13, w: 2.8, x: 2 },
    hatches: [[6, 3, 3]],
  }),
  su122: casemate({
    w: 28,
    l: 42,
    track: 6.5,
    nose: 'slope',
    cw: 20,
    cl: 21,
    cy: -7,
    gun: { len: 7, w: 4.4, x: 2 },
    hatches: [[-5, 0, 3]],
  }),
  isu152: casemate({
    w: 32,
    l: 48,
    track: 7.5,
    nose: 'wedge',
    cw: 25,
    cl: 26,
    cy: -6,
    gun: { len: 14, w: 4.2, x: 2, brake: true },
    hatches: [
      [6, 3, 3.2],
      [-6, 3, 2.6],
    ],
  }),
  // open-topped
  marder: casemate({ w: 25, l: 39, track: 5.5, cw: 20, cl: 17, cy: 3, open: true, gun: { len: 18, brake: true } }),
  wespe: casemate({ w: 24, l: 38, track: 5, cw: 20, cl: 18, cy: 7, open: true, gun: { len: 8, w: 3.4, brake: true } }),
  su76: casemate({
    w: 26,
    l: 40,
    track: 5.5,
    nose: 'slope',
    cw: 22,
    cl: 18,
    cy: 8,
    open: true,
    gun: { len: 14, brake: true },
  }),
  priest: casemate({ w: 27, l: 42, nose: 'round', cw: 24, cl: 20, cy: 2, open: true, gun: { len: 8, w: 3.6, x: 3 } }),
  'semovente-47': casemate({ w: 23, l: 32, track: 5, cw: 18, cl: 16, cy: 0, open: true, gun: { len: 5, w: 2, x: -2 } }),
  'semovente-90': casemate({ w: 26, l: 40, cw: 14, cl: 12, cy: 12, open: true, gun: { len: 24, w: 3, brake: true } }),
  m10: tank({ w: 27, l: 41, nose: 'slope', turret: 'coffin', tw: 19, tl: 20, ty: -1, open: true, gun: { len: 19 } }),
  m36: tank({
    w: 27,
    l: 41,
    nose: 'slope',
    turret: 'taper',
    tw: 20,
    tl: 23,
    ty: 0,
    open: true,
    gun: { len: 22, brake: true },
  }),
  achilles: tank({
    w: 27,
    l: 41,
    nose: 'slope',
    turret: 'coffin',
    tw: 19,
    tl: 20,
    ty: -1,
    open: true,
    gun: { len: 24, brake: true },
  }),
  // wheels and half-tracks
  car: armouredCar({ w: 20, l: 36, axles: [-11, 11], turret: [11, 11, 0], gun: { len: 7, w: 1.6 }, open: true }),
  'car-gun': armouredCar({ w: 21, l: 37, axles: [-11, 11], turret: [13, 13, 0], gun: { len: 12, w: 2 } }),
  'car-six': armouredCar({ w: 22, l: 40, axles: [-13, 5, 13], turret: [13, 13, -1], gun: { len: 11, w: 2 } }),
  'car-eight': armouredCar({
    w: 22,
    l: 44,
    axles: [-16, -6, 6, 16],
    turret: [13, 15, 0],
    gun: { len: 14, w: 2.2, brake: true },
  }),
  half,
  'half-aa': flakHalf,
  carrier,
  truck,
  'truck-open': openTruck,
  'truck-rockets': rocketTruck,
  jeep,
  'staff-car': staffCar,
} as const satisfies Record<string, Draw>;
