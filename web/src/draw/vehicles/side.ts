/** The same from the side, looking right, for unit cards: 10 units a metre, the ground at 0. */
import { rounded, type Line, type Point } from '../geometry';
import type { Side as Nation } from '../symbols';
import { FIGURES, type Figure, type FigureId, type Foot, type Piece, type Vehicle } from './measures';
import { n2, Pen, tonesOf } from './pen';

const U = 10;
/** In metres, up is positive. */
const plate = (pen: Pen, points: Line, fill: string, r = 0.8, line = pen.w): string =>
  `<path d="${rounded(up(points), r)}" fill="${fill}" ${pen.stroke(line)}/>`;
const up = (points: Line): Point[] => points.map(([x, y]) => [x * U, -y * U]);
const wheelAt = (pen: Pen, x: number, y: number, r: number, fill: string, line = pen.w): string =>
  pen.disc(x * U, -y * U, r * U, fill, line);

type Tube = readonly [number, number, number];
/** A barrel: from x, at a height, with its calibre, its length and its brake. */
function tube(pen: Pen, x: number, y: number, [mm, length, brake]: Tube): string {
  const b = Math.max(1.7, mm / 36);
  const barrel = pen.rect(x * U, -y * U - b / 2, length * U, b, 0, pen.t.light);
  if (!brake) return barrel;
  return (
    barrel + pen.rect((x + length) * U - 1, -y * U - b / 2 - 0.9, brake === 2 ? 4.4 : 3.2, b + 1.8, 0.8, pen.t.light)
  );
}

export function fromSide(id: FigureId, side: Nation, { s = 1, x = 0, y = 0 } = {}): string {
  const pen = new Pen(tonesOf(side), 2, 1.1 / s);
  const of: Figure = FIGURES[id];
  const inside = of.kind === 'foot' ? stand(of, pen) : of.kind === 'gun' ? piece(of, pen) : vehicle(of, pen);
  return `<g transform="translate(${n2(x)} ${n2(y)}) scale(${n2(s)})" stroke-linejoin="round">${inside}</g>`;
}

/** How far it reaches left, right and up, in units. */
export function sideBox(id: FigureId): readonly [number, number, number] {
  const of: Figure = FIGURES[id];
  if (of.kind === 'foot') return [-15, 17, 20];
  if (of.kind === 'gun') {
    const back = of.trail === 'cross' ? (of.tl ?? 2.4) : (of.tl ?? Number(of.trail));
    return [-back * U - 2, of.len * U + 5, of.trail === 'cross' ? 24 : 18];
  }
  const left = of.aft && of.gun ? Math.min(-of.L / 2, (of.s.gx ?? 0) - of.gun[1] - 0.6) : -of.L / 2;
  return [left * U - 3, Math.max(of.L / 2, tipOf(of)) * U + 3, 29];
}
function tipOf(of: Vehicle): number {
  if (!of.gun || of.aft) return 0;
  const from = of.tur
    ? -of.tur[1] + of.tur[3] / 2
    : of.s.roof
      ? of.L / 2 - (of.s.g ?? 0) - 0.3
      : (of.s.gx ?? of.s.house?.[1] ?? 0);
  const second = of.hullGun ? of.hullGun[4] + of.hullGun[1] : 0;
  return Math.max(from + of.gun[1] + 0.6, second);
}

/** In a box, on a ground line, never larger than `most` units a metre. */
export function sidePicture(id: FigureId, side: Nation, w: number, h: number, most = 9): string {
  const [left, right, high] = sideBox(id);
  const s = Math.min((w - 6) / (right - left), (h - 4) / high, most);
  const ground = `<path d="M2 ${h - 2.5}H${w - 2}" stroke="var(--line-strong)" stroke-width="1" opacity=".6"/>`;
  return ground + fromSide(id, side, { s, x: w / 2 - ((left + right) / 2) * s, y: h - 3 });
}

// ---------------------------------------------------------------- stands and guns
function stand(of: Foot, pen: Pen): string {
  const one = (x: number, k: number): string =>
    `<path d="M${x - 3.5} 0V-9q0-4 3.5-4t3.5 4V0Z" fill="${pen.t.body}" ${pen.stroke()}/>` +
    pen.disc(x, -15.5, 2.9, pen.t.pale, pen.w) +
    `<path d="M${x - 3.6}-15.8q0-3.6 3.6-3.6t3.6 3.6Z" fill="${pen.t.dark}" ${pen.stroke()}/>` +
    pen.line(`M${x - 1}-9 ${x + 6 + k}-${11 + k}`, 1.5);
  const mortar = of.arm?.includes('mortar') === true;
  if (of.arm === 'mg') return one(-9, 0) + pen.line('M2-7H17M6-7 3 0M6-7 10 0', 1.8);
  if (mortar)
    return (
      one(-9, 0) +
      pen.line('M12 0 7-6', 1.4) +
      pen.cased('M2-1 10-13', pen.t.light, of.arm === 'heavy-mortar' ? 3.6 : 2.4)
    );
  if (of.arm === 'tube') return one(-7, 0) + one(6, 0) + pen.cased('M-2-14H15', pen.t.light, 2);
  if (of.arm === 'rifle') return one(-7, 0) + pen.line('M-3-7H17M8-7 6-1M8-7 10-1', 1.5);
  if (of.arm === 'flame') return one(-7, 0) + one(6, 2) + pen.rect(-14, -13, 4, 8, 1.5, pen.t.light);
  return one(-9, 0) + one(0, 1) + one(9, 0);
}

function piece(of: Piece, pen: Pen): string {
  const cross = of.trail === 'cross';
  const h = cross ? 1.5 : 0.85;
  const back = cross ? 0 : (of.tl ?? Number(of.trail));
  const legs = cross
    ? plate(
        pen,
        [
          [-2.3, 0.1],
          [2.3, 0.1],
          [2.3, 0.35],
          [0.5, 0.45],
          [0.3, 1.2],
          [-0.3, 1.2],
          [-0.5, 0.45],
          [-2.3, 0.35],
        ],
        pen.t.body,
      )
    : pen.cased(`M0 ${n2(-h * U + 1)}L${n2(-back * U)} -1`, pen.t.body, 2);
  const shield = of.shield
    ? plate(
        pen,
        [
          [0.25, h - 0.6],
          [0.38, h - 0.6],
          [0.1 - of.shield[1] * 0.3, h + 0.75],
          [-0.04 - of.shield[1] * 0.3, h + 0.75],
        ],
        pen.t.light,
        0.3,
      )
    : '';
  const wheel = cross
    ? ''
    : wheelAt(pen, 0, 0.48, 0.48, pen.t.dark) + wheelAt(pen, 0, 0.48, 0.2, pen.t.light, pen.thin);
  return (
    legs +
    tube(pen, -0.7, h, [of.mm, of.len + 0.7, of.brake]) +
    plate(
      pen,
      [
        [-0.9, h - 0.18],
        [0.9, h - 0.2],
        [0.9, h + 0.05],
        [-0.9, h + 0.2],
      ],
      pen.t.body,
    ) +
    shield +
    wheel
  );
}

// ---------------------------------------------------------------- vehicles
function vehicle(of: Vehicle, pen: Pen): string {
  if (of.kind === 'truck') return lorry(of, pen);
  return (of.kind === 'track' ? tracks(of, pen) : wheels(of, pen)) + upperWorks(of, pen);
}

function lorry(of: Vehicle, pen: Pen): string {
  const F = of.L / 2;
  const cab = plate(
    pen,
    [
      [F - 0.1, 0.55],
      [F - 0.1, 1.3],
      [F - 1.35, 1.45],
      [F - 1.5, 2.05],
      [F - 2.6, 2.1],
      [F - 2.6, 0.55],
    ],
    pen.t.body,
  );
  const pane = plate(
    pen,
    [
      [F - 1.62, 1.5],
      [F - 1.72, 1.92],
      [F - 2.3, 1.95],
      [F - 2.3, 1.5],
    ],
    pen.t.pale,
    0.4,
  );
  const bed = plate(
    pen,
    [
      [F - 2.75, 0.85],
      [F - 2.75, 2.55],
      [F - 3, 2.75],
      [-F + 0.2, 2.75],
      [-F, 2.55],
      [-F, 0.85],
    ],
    pen.t.light,
  );
  const bows = [1, 2, 3].map((i) => `M${n2((F - 2.75 - ((of.L - 2.75) * i) / 4) * U)} -9V-27`).join('');
  const axles = (of.axles ?? []).map(
    (y) => wheelAt(pen, -y, 0.45, 0.45, pen.t.dark) + wheelAt(pen, -y, 0.45, 0.17, pen.t.light, pen.thin),
  );
  return cab + pane + bed + pen.line(bows, pen.thin, 0.6) + axles.join('');
}

/** The outline of a hull, from its rear at the left. */
function hullOf(of: Vehicle): Point[] {
  const F = of.L / 2;
  const { d = 1.5, g = 0.5, ny = 0.9, st, rs = 0.15, bon } = of.s;
  if (of.s.wrap)
    return [
      [-F + 0.2, 0.5],
      [-F + rs + 0.2, d],
      [F - g - 0.9, d],
      [F - g - 0.9, 1.35],
      [F - 0.7, 1.3],
      [F - 0.35, 0.6],
    ];
  if (st)
    return [
      [-F + 0.25, 0.45],
      [-F + Math.max(0, rs), d],
      [F - st[0], d],
      [F - st[0] + 0.08, st[1]],
      [F - g * 0.4, ny],
      [F - 0.3, 0.45],
    ];
  if (bon)
    return [
      [-F + 0.2, 0.45],
      [-F, d],
      [F - bon - 0.5, d + 0.05],
      [F - bon, ny + 0.2],
      [F - 0.2, ny],
      [F - 0.1, 0.6],
      [F - 0.5, 0.45],
    ];
  const rear: Point = [-F + (rs < 0 ? 0 : 0.05), rs < 0 ? 1 : 0.9];
  return [[-F + 0.45, 0.45], rear, [-F + Math.abs(rs), d], [F - g, d], [F, ny], [F - 0.45, 0.45]];
}

/** Hull, and a band round the wheels. */
function tracks(of: Vehicle, pen: Pen): string {
  const F = of.L / 2;
  const { n = 6, r = 0.3, rol = 0, large, inter, wrap, skirt } = of.s;
  const top = large || inter ? r * 2 + 0.06 : wrap ? 1.42 : r * 2 + 0.34;
  const [x0, x1] = [-F + 0.12, F - 0.12];
  const band: Point[] = [
    [x0, top * 0.62],
    [x0 + 0.32, top],
    [x1 - 0.32, top + (large ? 0 : 0.08)],
    [x1, wrap ? 0.95 : 0.62],
    [x1 - 0.5, 0.02],
    [x0 + 0.55, 0.02],
  ];
  const [a0, a1] = [x0 + (large ? 0.6 : 0.75), x1 - (large ? 0.6 : 0.8)];
  const road = Array.from({ length: n }, (_, i) => a0 + ((a1 - a0) * i) / (n - 1));
  const behind = inter ? road.filter((_, i) => i % 2 === 1) : [];
  const before = inter ? road.filter((_, i) => i % 2 === 0) : road;
  const sprocket = Math.min(0.34, top * 0.36);
  return [
    plate(pen, hullOf(of), pen.t.body),
    `<path d="${rounded(up(band), 3)}" fill="${pen.t.dark}" ${pen.stroke()}/>`,
    ...behind.map((x) => wheelAt(pen, x, r + 0.03, r, pen.t.dark, pen.thin)),
    ...before.map(
      (x) =>
        wheelAt(pen, x, r + 0.03, r, pen.t.light, pen.thin) + wheelAt(pen, x, r + 0.03, r * 0.34, pen.t.dark, pen.thin),
    ),
    wheelAt(pen, x1 - sprocket - 0.06, Math.max(0.6, top - sprocket - 0.02), sprocket, pen.t.light, pen.thin),
    wheelAt(pen, x0 + sprocket + 0.06, Math.max(0.5, top - sprocket - 0.06), sprocket, pen.t.light, pen.thin),
    ...Array.from({ length: rol }, (_, i) =>
      wheelAt(pen, a0 + ((a1 - a0) * (i + 0.5)) / rol, top - 0.11, 0.09, pen.t.light, pen.thin),
    ),
    skirt === 2
      ? plate(
          pen,
          [
            [x0 + 0.3, 0.55],
            [x0 + 0.2, 1.25],
            [x1 - 0.5, 1.25],
            [x1 - 0.2, 0.55],
          ],
          pen.t.body,
        )
      : '',
    skirt === 1 ? skirts(of, pen) : '',
  ].join('');
}
function skirts(of: Vehicle, pen: Pen): string {
  const F = of.L / 2;
  const joints = [1, 2, 3, 4].map((i) => `M${n2((-F + 0.5 + ((of.L - 1.5) * i) / 5) * U)}-6.2v-8`).join('');
  const sheet: Point[] = [
    [-F + 0.5, 0.62],
    [-F + 0.5, 1.42],
    [F - 1.15, 1.42],
    [F - 0.85, 0.62],
  ];
  return plate(pen, sheet, pen.t.light, 0.4) + pen.line(joints, pen.thin, 0.7);
}

function wheels(of: Vehicle, pen: Pen): string {
  const hull = plate(pen, hullOf(of), pen.t.body);
  const { r = 0.4, n = 2, wheel = 0.45 } = of.s;
  if (of.kind !== 'half')
    return (
      hull +
      (of.wheels ?? [])
        .map((y) => wheelAt(pen, -y, r, r, pen.t.dark) + wheelAt(pen, -y, r, r * 0.42, pen.t.light, pen.thin))
        .join('')
    );
  const [x0, x1] = [-of.L / 2 + 0.1, -(of.tr?.[0] ?? 0) - 0.1];
  const band: Point[] = [
    [x0, 0.5],
    [x0 + 0.3, 0.82],
    [x1 - 0.3, 0.82],
    [x1, 0.5],
    [x1 - 0.35, 0.02],
    [x0 + 0.35, 0.02],
  ];
  const road = Array.from({ length: n }, (_, i) =>
    wheelAt(pen, x0 + 0.4 + ((x1 - x0 - 0.8) * i) / (n - 1), r * 0.92, r * 0.86, pen.t.light, pen.thin),
  );
  const front = -(of.front ?? 0);
  return [
    hull,
    `<path d="${rounded(up(band), 2.4)}" fill="${pen.t.dark}" ${pen.stroke()}/>`,
    ...road,
    wheelAt(pen, front, wheel, wheel, pen.t.dark),
    wheelAt(pen, front, wheel, 0.18, pen.t.light, pen.thin),
  ].join('');
}

function upperWorks(of: Vehicle, pen: Pen): string {
  const { d = 1.5 } = of.s;
  const machineGun =
    of.kind === 'half' && of.mgs === 1
      ? pen.line(`M${n2((-(of.bay?.[0] ?? 0) - 0.2) * U)} ${n2(-(d + 0.05) * U)}v-3.5m-4 0h11`, 1.5)
      : '';
  const carried = of.open && !of.gun ? pen.line(`M${n2((of.L / 2 - 1.3) * U)} ${n2(-(d + 0.12) * U)}h9`, 1.5) : '';
  return houseOf(of, pen) + secondGun(of, pen) + turret(of, pen) + machineGun + carried;
}

function houseOf(of: Vehicle, pen: Pen): string {
  const F = of.L / 2;
  const { d = 1.5, g = 0.5, roof, house, gx } = of.s;
  if (!of.gun) return '';
  const [mm, length, brake] = of.gun;
  if (roof) {
    const [h, back] = roof;
    const walls: Point[] = [
      [back - 0.15, d - 0.02],
      [back, h],
      [F - g - 0.55 - (h - d) * 0.6, h],
      [F - g + 0.1, d - 0.05],
    ];
    return plate(pen, walls, pen.t.light) + tube(pen, F - g - 0.3, d + (h - d) * 0.3, [mm, length + 0.4, brake]);
  }
  if (house) {
    const [x0, x1, h] = house;
    const from = (gx ?? x1) - 0.1;
    const gun = of.aft
      ? tube(pen, from - length - 0.3, d + h * 0.45, [mm, length + 0.3, 0])
      : tube(pen, from, d + h * 0.45, [mm, length + 0.3, brake]);
    const rim = of.s.open ? pen.line(`M${n2((x0 + 0.2) * U)} ${n2(-(d + h * 0.82) * U)}H${n2((x1 - 0.5) * U)}`) : '';
    return (
      gun +
      plate(
        pen,
        [
          [x0, d],
          [x0 + 0.08, d + h],
          [x1 - 0.3, d + h],
          [x1, d],
        ],
        pen.t.light,
      ) +
      rim
    );
  }
  if (of.s.shield) {
    const walls: Point[] = [
      [-2.3, d],
      [-2.3, d + 0.5],
      [-1.3, d + 1.25],
      [-0.9, d + 1.2],
      [-0.7, d + 0.2],
      [-0.7, d],
    ];
    return tube(pen, gx ?? 0, d + 0.65, [mm, length + 1, 0]) + plate(pen, walls, pen.t.light);
  }
  return '';
}

function secondGun(of: Vehicle, pen: Pen): string {
  if (!of.hullGun) return '';
  const { d = 1.5 } = of.s;
  const [mm, length, brake, , ahead] = of.hullGun;
  const mantlet: Point[] = [
    [ahead - 0.7, d - 0.75],
    [ahead - 0.7, d - 0.1],
    [ahead + 0.05, d - 0.15],
    [ahead + 0.2, d - 0.5],
  ];
  return tube(pen, ahead, d - 0.45, [mm, length, brake]) + plate(pen, mantlet, pen.t.light);
}

function turret(of: Vehicle, pen: Pen): string {
  if (!of.tur || !of.gun) return '';
  const { d = 1.5, th: h = 0.75 } = of.s;
  const [, ty, , tl] = of.tur;
  const [cx, hl] = [-ty, tl / 2];
  const [mm, length, brake] = of.gun;
  const bin = of.bin ?? 0;
  const boxed: Point[] = [
    [cx - hl - bin, d + h * 0.3],
    [cx - hl - bin, d + h * 0.85],
    [cx - hl + 0.1, d + h * 0.85],
    [cx - hl + 0.1, d + h * 0.3],
  ];
  const walls: Point[] = [
    [cx - hl * 0.92, d + 0.04],
    [cx - hl, d + h * 0.42],
    [cx - hl * 0.78, d + h],
    [cx + hl * 0.5, d + h],
    [cx + hl, d + h * 0.55],
    [cx + hl * 0.8, d + 0.04],
  ];
  const cupola: Point[] = [
    [cx - 0.3, d + h],
    [cx - 0.26, d + h + 0.22],
    [cx + 0.26, d + h + 0.22],
    [cx + 0.3, d + h],
  ];
  const plates: Point[] = [
    [cx - hl - 0.5, d + h * 0.2],
    [cx - hl - 0.45, d + h * 0.86],
    [cx + hl * 0.42, d + h * 0.86],
    [cx + hl * 0.5, d + h * 0.2],
  ];
  return [
    tube(pen, cx + hl - 0.1, d + h * 0.46, [mm, length + 0.1, brake]),
    bin > 0 ? plate(pen, boxed, pen.t.body, 0.5) : '',
    plate(pen, walls, pen.t.light, 1.2),
    of.cup && !of.openTop ? plate(pen, cupola, pen.t.light, 0.5) : '',
    of.skirt ? plate(pen, plates, pen.t.light, 0.5) : '',
  ].join('');
}
