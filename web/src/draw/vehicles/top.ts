/** Vehicles, guns and stands from above, pointing up, from their measures: 8.2 units a metre across, 7.3 along.
 * Vehicles are 12% too wide, which keeps tracks and turrets apart when they are small. */
import { chaikin, f, poly, rounded, type Point } from '../geometry';
import type { Side as Nation } from '../symbols';
import { FIGURES, type Figure, type FigureId, type Foot, type Piece, type Vehicle } from './measures';
import { barrel, circle, men, wheel, X, Y } from './parts';
import { n2, Pen, sized, tonesOf, WRECKED, type Detail } from './pen';
import { RUNNING } from './running';
import { EDGED, SOFT, TURRETS } from './shapes';

export interface TopLook {
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  a?: number;
  /** Units of the board a unit of the drawing. */
  s?: number;
  /** Pixels on the screen a unit of the drawing, for the weight of lines; as s. */
  zoom?: number;
  detail?: Detail;
  wreck?: boolean;
}
const WEIGHTS: Readonly<Record<Detail, number>> = { 0: 0.75, 1: 0.95, 2: 1.05 };

export const figureOf = (id: FigureId): Figure => FIGURES[id];

/** From above. */
export function fromAbove(id: FigureId, side: Nation, look: TopLook = {}): string {
  const { x = 0, y = 0, a = 0, s = 1, detail = 2, wreck = false } = look;
  const tones = wreck ? WRECKED : tonesOf(side);
  const pen = new Pen(
    detail === 0 ? { ...tones, light: tones.pale } : tones,
    detail,
    WEIGHTS[detail] / (look.zoom ?? s),
  );
  const of: Figure = FIGURES[id];
  const inside = of.kind === 'foot' ? stand(of, pen) : of.kind === 'gun' ? piece(of, pen) : vehicle(of, pen);
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)}) scale(${n2(s)})" stroke-linejoin="round">${inside}</g>`;
}

/** How far it reaches forward and back, and how wide it is. */
export function extentOf(id: FigureId): { top: number; bottom: number; bow: number; w: number } {
  const of: Figure = FIGURES[id];
  if (of.kind === 'foot') return { top: -17, bottom: 15, bow: -17, w: 30 };
  if (of.kind === 'gun') {
    const back = of.trail === 'cross' ? (of.tl ?? 2.3) : (of.tl ?? Number(of.trail));
    const top = -of.len * Y - 2;
    return { top, bottom: back * Y + 2, bow: top, w: (of.trail === 'cross' ? back * 1.9 : 2.4) * X };
  }
  const mount = of.tur ? of.tur[1] - of.tur[3] / 2 : (of.house?.[0] ?? of.gy ?? 0);
  const tip = of.gun && !of.aft ? mount - of.gun[1] - (of.gun[2] ? 0.35 : 0) : 0;
  const aft = of.gun && of.aft ? -(of.gy ?? 0) + of.gun[1] : 0;
  const bow = (-of.L / 2) * Y;
  return {
    top: Math.min(bow, tip * Y),
    bottom: Math.max(of.L / 2, aft) * Y,
    bow,
    w: of.W * X + (of.skirt ? 3 : 0),
  };
}

/** The scale that puts it on a base of this size: the hull first, a long gun may stick out in front by a sixth. */
export function scaleFor(id: FigureId, width: number, depth: number): number {
  const { top, bottom, bow, w } = extentOf(id);
  return Math.min(width / w, depth / (bottom - bow + 0.45 * (bow - top)));
}

/** In a square, centred on what is drawn, with the detail that its size can carry. */
export function icon(id: FigureId, side: Nation, px: number, look: TopLook = {}): string {
  const { top, bottom } = extentOf(id);
  const s = scaleFor(id, px * 0.9, px);
  const middle = Math.max(((top + bottom) / 2) * s, bottom * s - px / 2);
  const detail = px >= 60 ? 2 : px >= 30 ? 1 : 0;
  const { x = 0, y = 0, a = 0, ...rest } = look;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${fromAbove(id, side, { y: -middle, s, detail, ...rest })}</g>`;
}

// ---------------------------------------------------------------- stands and guns
const ARMS: Readonly<Record<NonNullable<Foot['arm']>, { under?: (pen: Pen) => string; over?: (pen: Pen) => string }>> =
  {
    mg: {
      under: (pen) =>
        pen.line('M0 0-5 6M0 0 5 6', 1.6) +
        `<rect x="-1.5" y="-16" width="3" height="17" rx=".6" fill="${pen.t.ink}"/>`,
    },
    'light-mortar': {
      under: (pen) => pen.disc(0, 1, 3.6, pen.t.dark, pen.w) + pen.rect(-1.4, -9, 2.8, 9, 1, pen.t.pale),
    },
    mortar: { under: (pen) => pen.disc(0, 0, 5.6, pen.t.dark, pen.w) + pen.rect(-2, -13, 4, 14, 1.4, pen.t.pale) },
    'heavy-mortar': {
      under: (pen) =>
        pen.disc(0, 0, 7, pen.t.dark, pen.w) +
        pen.line('M0-6-5 5M0-6 5 5', 1.6) +
        pen.rect(-2.8, -16, 5.6, 17, 1.8, pen.t.pale),
    },
    tube: { over: (pen) => pen.rect(-6.6, -15, 3.2, 20, 1, pen.t.light) },
    rifle: { under: (pen) => pen.line('M0 1-4-5M0 1 4-5', 1.2) + pen.line('M0 5V-17', Math.max(1.8, pen.w * 1.5)) },
    pack: {
      over: (pen) =>
        pen.shape(
          [
            [-3, 6],
            [3, 6],
            [3, 13],
            [-3, 13],
          ],
          pen.t.light,
        ) + pen.line('M3 7C9 4 4-4 5-15', 1.6),
    },
    flame: {
      over: (pen) =>
        pen.rect(2, 7, 2.6, 7, 1.3, pen.t.light) +
        pen.rect(5.4, 7, 2.6, 7, 1.3, pen.t.light) +
        pen.line('M8 9C13 4 8-4 7-13', 1.6) +
        `<circle cx="7" cy="-14" r="2" fill="var(--threat)"/>`,
    },
    flag: {
      over: (pen) =>
        pen.line('M0 2V-16', 1.5) +
        pen.shape(
          [
            [0, -16],
            [12, -12],
            [0, -8],
          ],
          'var(--counter-paper)',
        ),
    },
  };
function stand(of: Foot, pen: Pen): string {
  const arm = of.arm ? ARMS[of.arm] : {};
  return (arm.under?.(pen) ?? '') + men(of.men, pen) + (arm.over?.(pen) ?? '');
}

function piece(of: Piece, pen: Pen): string {
  const ring = of.ring
    ? pen.line(circle(0, Y * 0.5, 1.35 * X), pen.w * 2.4) +
      `<path d="${circle(0, Y * 0.5, 1.35 * X)}" fill="none" stroke="${pen.t.light}" stroke-width="${n2(pen.w * 1.1)}"/>`
    : '';
  const wheels = of.wb ? pen.both((k) => wheel(((k * of.wb) / 2) * X, 1, 0.46, 0.27, pen)) : '';
  const tubes = Array.from({ length: of.barrels ?? 1 }, (_, i) =>
    barrel((i - ((of.barrels ?? 1) - 1) / 2) * 3, 0, [of.mm, of.len, of.brake], pen),
  ).join('');
  const crew =
    pen.detail > 0
      ? men(
          [
            [-6.8, 9, 0, 0],
            [6.8, 10, 0, 0],
          ],
          pen,
        )
      : '';
  return (
    ring + carriage(of, pen) + wheels + tubes + pen.rect(-2.6, -1, 5.2, 6.5, 1, pen.t.light) + shieldOf(of, pen) + crew
  );
}
function carriage(of: Piece, pen: Pen): string {
  const leg = (d: string): string => pen.cased(d, pen.t.body, 2);
  if (of.trail === 'cross') {
    const arm = of.tl ?? 2.3;
    return (
      leg(`M0 ${n2(-arm * Y)}V${n2(arm * Y)}M${n2(-arm * 0.92 * X)} 0H${n2(arm * 0.92 * X)}`) +
      pen.disc(0, 0, arm > 2 ? 6.6 : 4.6, pen.t.dark, pen.w)
    );
  }
  if (of.trail === 'box') {
    const end = n2((of.tl ?? 2) * Y);
    return leg(`M-2.2 2-1.6 ${end}M2.2 2 1.6 ${end}M-1.6 ${end}H1.6`);
  }
  const long = (of.tl ?? of.trail) * Y;
  const spread = of.tl ? long * 0.2 : long * 0.42;
  return leg(`M-1.5 2 ${n2(-spread)} ${n2(long)}M1.5 2 ${n2(spread)} ${n2(long)}`);
}

function shieldOf(of: Piece, pen: Pen): string {
  if (!of.shield) return '';
  const [width, sweep, kind] = of.shield;
  const [h, q, y] = [(width / 2) * X, sweep * Y, -3.5];
  const flat = kind === 2 ? 0.62 : kind === 1 ? 0.36 : 0;
  const edge: Point[] = [
    [-h, y + q],
    ...(flat
      ? ([
          [-h * flat, y],
          [h * flat, y],
        ] as Point[])
      : [[0, y] as Point]),
    [h, y + q],
  ];
  return pen.cased(poly(edge, false), pen.t.light, 2.2);
}

// ---------------------------------------------------------------- vehicles
const vehicle = (of: Vehicle, pen: Pen): string =>
  RUNNING[of.kind](of, pen) + compartment(of, pen) + mount(of, pen) + house(of, pen) + turret(of, pen);

// ---------------------------------------------------------------- superstructures
/** A fighting compartment open to the sky. */
function compartment(of: Vehicle, pen: Pen): string {
  if (!of.open) return '';
  const [y0, y1, width] = of.open;
  const [h, a, b] = [(width / 2) * X, y0 * Y, y1 * Y];
  const walls: Point[] = [
    [-h * 0.86, a],
    [h * 0.86, a],
    [h, a + 4],
    [h, b],
    [-h, b],
    [-h, a + 4],
  ];
  const floor: Point[] = [
    [-h * 0.7, a + 2.4],
    [h * 0.7, a + 2.4],
    [h - 1.8, a + 5],
    [h - 1.8, b - 1.8],
    [-h + 1.8, b - 1.8],
    [-h + 1.8, a + 5],
  ];
  const middle = (a + b) / 2;
  const crew = pen.detail
    ? men(
        [
          [-h * 0.48, middle + 1, 0, 0],
          [h * 0.48, middle + 2, 0, 0],
        ],
        pen,
      )
    : '';
  const g = pen.shape(walls, pen.t.light, 0.6) + pen.shape(floor, pen.t.dark, 0.6, pen.thin);
  if (!of.gun) return g + crew + pen.line(`M${n2(h * 0.4)} ${n2(a + 1)}v-5.5`, Math.max(1.4, pen.w * 1.4));
  const tube = barrel(0, (of.aft ? -1 : 1) * (of.gy ?? y0) * Y + 0.5, of.gun, pen);
  const breech = pen.detail ? pen.rect(-2.2, middle - 4, 4.4, 9, 1, pen.t.light, pen.thin) : '';
  return g + breech + crew + (of.aft ? `<g transform="rotate(180)">${tube}</g>` : tube);
}

/** A gun on an open mount behind its shield. */
function mount(of: Vehicle, pen: Pen): string {
  if (!of.shield || !of.gun) return '';
  const [h, y] = [(of.shield[0] / 2) * X, of.shield[1] * Y];
  const edge: Point[] = [
    [-h, y + 9],
    [-h * 0.8, y],
    [h * 0.8, y],
    [h, y + 9],
    [h - 2.2, y + 9],
    [h * 0.7, y + 2.6],
    [-h * 0.7, y + 2.6],
    [-h + 2.2, y + 9],
  ];
  return (
    barrel(0, (of.gy ?? 0) * Y, of.gun, pen) +
    pen.shape(edge, pen.t.light) +
    pen.rect(-3, y + 1, 6, 9, 1, pen.t.light) +
    (pen.detail
      ? men(
          [
            [-5.6, y + 10, 0, 0],
            [5.6, y + 11, 0, 0],
          ],
          pen,
        )
      : '')
  );
}

/** An armoured house with a gun, instead of a turret. */
function house(of: Vehicle, pen: Pen): string {
  if (!of.house || !of.gun) return '';
  const [y0, y1, width, gx, kind] = of.house;
  const [h, a, b, x] = [(width / 2) * X, y0 * Y, y1 * Y, gx * X];
  const outline: Point[] =
    kind === 'roof'
      ? [
          [-h * 0.74, a],
          [h * 0.74, a],
          [h, a + 3],
          [h * 0.94, b],
          [-h * 0.94, b],
          [-h, a + 3],
        ]
      : kind === 'square'
        ? [
            [-h, a],
            [h, a],
            [h, b],
            [-h, b],
          ]
        : [
            [-h * 0.9, a + 3],
            [-h * 0.6, a],
            [h * 0.6, a],
            [h * 0.9, a + 3],
            [h, b - 5],
            [h * 0.86, b],
            [-h * 0.86, b],
            [-h, b - 5],
          ];
  const plate =
    kind === 'roof' && pen.detail
      ? pen.line(`M${n2(-h * 0.8)} ${n2(a + (b - a) * 0.38)}h${n2(h * 1.6)}`, pen.thin, 0.8)
      : '';
  return (
    barrel(x, a + 2, of.gun, pen) +
    pen.shape(outline, pen.t.light, kind === 'square' ? 0.5 : 1.2) +
    pen.rect(x - 3, a - 1.2, 6, 4.4, 1.6, pen.t.light) +
    plate +
    (pen.detail ? hatches(of, 0, (a + b) / 2, 2.9, pen) : '')
  );
}

/** Cupola and hatches round a middle. */
function hatches(of: Vehicle, cx: number, cy: number, most: number, pen: Pen): string {
  const cup = of.cup ? pen.disc(cx + of.cup[0] * X, cy + of.cup[1] * Y, Math.min(3, most), pen.t.body) : '';
  const hats = (of.hat ?? []).map(([x, y]) => pen.disc(cx + x * X, cy + y * Y, Math.min(2.6, most), pen.t.body));
  return cup + hats.join('');
}

function turret(of: Vehicle, pen: Pen): string {
  const second = of.hullGun
    ? barrel(of.hullGun[3] * X, -of.hullGun[4] * Y, [of.hullGun[0], of.hullGun[1], of.hullGun[2]], pen) +
      pen.rect(of.hullGun[3] * X - 4, -of.hullGun[4] * Y - 2, 8, 7, 2, pen.t.light)
    : '';
  const extra =
    of.box && pen.detail ? pen.rect(of.box[0] * X - 3, of.box[1] * Y - 3, 6, 6.6, 1, pen.t.light, pen.thin) : '';
  if (!of.tur || !of.gun) return second + extra;
  const [kind, ty, tw, tl, tx = 0] = of.tur;
  const [cx, cy] = [tx * X, ty * Y];
  const [h, l] = [(tw / 2) * X * (pen.detail === 0 ? 1.2 : 1), (tl / 2) * Y * (pen.detail === 0 ? 1.12 : 1)];
  const outline = sized(TURRETS[kind], cx, cy, h, l);
  const d = SOFT.includes(kind) ? poly(chaikin(outline, EDGED.includes(kind) ? 1 : 2, true)) : rounded(outline, 1);
  return [
    second,
    extra,
    of.bin
      ? pen.rect(cx - h * 0.62, cy + l - 1, h * 1.24, of.bin * Y + 1, 1, pen.t.body, pen.detail ? pen.thin : pen.w)
      : '',
    of.weight ? pen.rect(cx - h * 0.86, cy + l - 1.5, h * 1.72, 3.4, 0.8, pen.t.light) : '',
    barrel(cx, cy - l + 0.5, of.gun, pen),
    `<path d="${d}" fill="${pen.t.light}" ${pen.stroke()}/>`,
    of.openTop ? pen.shape(sized(TURRETS[kind], cx, cy + l * 0.06, h * 0.7, l * 0.68), pen.t.dark, 0, pen.thin) : '',
    of.skirt && pen.detail === 2 ? pen.cased(skirtOf(cx, cy, h, l), pen.t.light, 1.2) : '',
    pen.detail ? pen.rect(cx - h * 0.44, cy - l - 1.4, h * 0.88, 3.6, 1.3, pen.t.light, pen.thin) : '',
    pen.detail && !of.openTop ? hatches(of, cx, cy, h * 0.38, pen) : '',
  ].join('');
}
/** Plates round the sides and the rear of a turret. */
function skirtOf(cx: number, cy: number, h: number, l: number): string {
  const [a, b] = [h + 1.6, h + 1.2];
  return `M${n2(cx - a)} ${n2(cy - l * 0.5)}L${n2(cx - b)} ${n2(cy + l * 0.7)}Q${n2(cx - h * 0.8)} ${n2(cy + l + 4.6)} ${n2(cx)} ${n2(cy + l + 4.8)}T${n2(cx + b)} ${n2(cy + l * 0.7)}L${n2(cx + a)} ${n2(cy - l * 0.5)}`;
}
