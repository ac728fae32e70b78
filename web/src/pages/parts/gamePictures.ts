/** A picture for each game, 260 x 150, drawn like the boards. */
import {
  chaikin,
  f,
  hexPts,
  inside,
  organic,
  poly,
  rng,
  S3,
  scatter,
  spline,
  wobble,
  bounds,
  type Line,
  type Point,
} from '../../draw/geometry';
import { model, type ModelKind } from '../../draw/models';
import { counter, type Counter, type Side } from '../../draw/symbols';
import { river as riverOf, roads, smoke, woodCrowns } from '../../draw/terrain';

// ---------------------------------------------------------------- things in a picture
const wood = (c: Point, rx: number, ry: number, n: number, seed: number, s = 0.82): string => {
  const loop = organic([c[0] / s, c[1] / s], rx / s, ry / s, n, seed);
  return `<g transform="scale(${s})"><path d="${poly(loop)}" fill="var(--woods)"/>${woodCrowns(loop, 18)}</g>`;
};

function stand(x: number, y: number, [w, h]: Point, a: number, side: Side, kind: ModelKind, s: number): string {
  const [l, t] = [-w / 2, -h / 2];
  const box = (dx: number, dy: number): string => `x="${l + dx}" y="${t + dy}" width="${w}" height="${h}" rx="5"`;
  const line = `var(--${side}-line)`;
  return `<g transform="translate(${x} ${y}) rotate(${a})"><rect ${box(2, 3)} fill="var(--shade)" opacity=".22"/><rect ${box(0, 0)} fill="color-mix(in oklab, var(--${side}-pale), var(--ground-2) var(--base-mix))" stroke="${line}" stroke-width="1.8"/><path d="M${l + 4} ${t}H${-l - 4}" stroke="${line}" stroke-width="4.5" stroke-linecap="round"/><path d="M-4.5 ${t - 1.5}L0 ${t - 7.5} 4.5 ${t - 1.5}Z" fill="${line}"/>${model(kind, side, { s, y: 2 })}</g>`;
}

function field(x: number, y: number, w: number, h: number, a: number): string {
  let rows = '';
  for (let k = -h / 2 + 5; k < h / 2; k += 7) rows += `M${-w / 2 + 3} ${k}h${w - 6}`;
  return `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="4" fill="var(--field)" opacity=".8"/><path d="${rows}" stroke="var(--field-ink)" stroke-dasharray="6 2" opacity=".7"/></g>`;
}

function house(x: number, y: number, w: number, d: number, a: number, stone: boolean): string {
  const [l, t] = [-w / 2, -d / 2];
  return `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="${l + 3}" y="${t + 4}" width="${w}" height="${d}" fill="var(--shade)" opacity=".24"/><rect x="${l}" y="${t}" width="${w}" height="${d}" fill="var(--town-${stone ? 'stone' : '2'})" stroke="var(--map-ink)" stroke-width="1.2"/><rect x="${l}" width="${w}" height="${d / 2}" fill="var(--shade)" opacity=".16"/><path d="M${l} 0H${-l}" stroke="var(--map-ink)"/></g>`;
}

const road = (line: Line, width = 17): string => roads([{ line: chaikin(line, 2), width }]);
const hillAt = (c: Point, rx: number, ry: number, seed: number, level: number): string =>
  `<path d="${poly(organic(c, rx, ry, 10, seed, 0.1))}" fill="var(--hill-${level})" stroke="var(--contour)" stroke-width="1.3"/>`;

const R = 37;
const hexes = (): string => {
  let d = '';
  for (let row = -1; row < 5; row++)
    for (let col = -1; col < 6; col++)
      d += poly(hexPts([(col + (row % 2 ? 0.5 : 0)) * S3 * R - 14, row * 1.5 * R + 10], R));
  return `<path d="${d}" fill="none" stroke="var(--grid)"/>`;
};

// ---------------------------------------------------------------- the games
const battlegroups = (): string =>
  field(216, 30, 112, 58, 8) +
  road([
    [-20, 130],
    [60, 118],
    [100, 88],
    [160, 72],
    [280, 58],
  ]) +
  wood([44, 38], 62, 42, 10, 4) +
  wood([212, 138], 56, 28, 9, 8) +
  smoke([150, 24], 40, 5) +
  stand(124, 94, [44, 68], 64, 'gb', 'sherman', 1.32) +
  stand(52, 116, [38, 38], 60, 'gb', 'squad', 1.15) +
  stand(214, 82, [46, 58], 262, 'it', 'gun', 1.1);

const wheels = (): string =>
  hillAt([226, 134], 90, 58, 3, 1) +
  hillAt([232, 140], 54, 32, 4, 2) +
  road([
    [-20, 44],
    [60, 40],
    [130, 74],
    [180, 72],
    [280, 22],
  ]) +
  house(30, 92, 40, 28, 4, true) +
  house(80, 116, 34, 26, -8, false) +
  house(38, 134, 34, 24, 10, false) +
  stand(58, 46, [42, 64], 86, 'us', 'half', 1.3) +
  stand(134, 66, [42, 64], 108, 'us', 'truck', 1.25) +
  stand(214, 60, [45, 70], 244, 'de', 'stug', 1.28);

function traces(): string {
  const stream = chaikin(
    wobble(
      [
        [150, -20],
        [158, 20],
        [132, 46],
        [140, 80],
        [176, 98],
        [178, 126],
        [206, 146],
        [206, 180],
      ],
      8,
      rng(2),
    ),
    2,
  );
  const rail = spline(
    [
      [-10, 20],
      [50, 60],
      [86, 66],
      [150, 62],
      [220, 30],
      [270, 40],
    ],
    false,
    0.5,
  );
  const grove = organic([228, 118], 46, 38, 9, 11);
  const trees = scatter((p) => inside(p, grove), bounds(grove), 11, rng(9)).map(
    ([x, y]) => `M${f(x + 3.2)} ${f(y + 0.4)}a3.3 3.3 0 1 0-6.4 0M${f(x)} ${f(y)}v3.1h3`,
  );
  const unit = (side: Side, id: string, kind: Counter['kind'], vals: string, more: Partial<Counter> = {}): Counter => ({
    side,
    id,
    kind,
    vals,
    ech: 'XXX',
    steps: 2,
    max: 2,
    ...more,
  });
  const zoom = 'mid';
  return (
    `<path d="${poly(grove)}" fill="var(--woods)"/><path d="${trees.join('')}" stroke="var(--woods-ink)" stroke-width=".85" fill="var(--woods-2)"/>${hexes()}${riverOf(stream, 11)}` +
    `<g fill="none"><path d="${rail}" stroke="var(--rail)" stroke-width="2.6"/><path d="${rail}" stroke="var(--paper)" stroke-width="1.2" stroke-dasharray="6 6"/></g>` +
    counter(unit('de', '7', 'armour', '7-5-8', { ech: 'XX' }), { x: 84, y: 64, size: 42, zoom }) +
    counter(unit('de', '88', 'inf', '2-3-5', { ech: 'XX', steps: 1 }), { x: 50, y: 121, size: 42, zoom }) +
    counter(unit('su', '51', 'inf', '5-5-4'), { x: 207, y: 36, size: 42, zoom }) +
    counter(unit('su', '5', 'armour', '8-6-8', { guards: true }), { x: 214, y: 30, size: 42, zoom }) +
    counter(unit('su', '21', 'mech', '7-6-7'), { x: 116, y: 121, size: 42, zoom })
  );
}

function tactical(x: number, y: number, side: Side, kind: ModelKind, a: number, s: number): string {
  const tab = `<g transform="rotate(${a})"><path d="M-8-27 0-35 8-27Z" fill="var(--${side})" stroke="var(--focus-gap)" stroke-width="1.2"/></g>`;
  return `<g transform="translate(${x} ${y})">${tab}<rect x="-20" y="-19" width="44" height="44" rx="5" fill="var(--shade)" opacity=".25"/><rect x="-22" y="-22" width="44" height="44" rx="5" fill="var(--${side}-pale)" stroke="var(--${side})" stroke-width="2.6"/>${model(kind, side, { a, s })}</g>`;
}
const storms = (): string =>
  hillAt([40, 132], 92, 64, 6, 1) +
  hillAt([40, 132], 58, 40, 7, 2) +
  hexes() +
  road(
    [
      [150, -20],
      [152, 40],
      [176, 62],
      [184, 90],
      [176, 130],
      [192, 170],
    ],
    8,
  ) +
  wood([92, 26], 56, 30, 10, 14, 0.62) +
  house(226, 44, 34, 22, 10, true) +
  house(236, 104, 28, 20, 76, false) +
  '<path d="M84 107 182 81" stroke="var(--focus-gap)" stroke-width="5"/><path d="M84 107 182 81" stroke="var(--legal)" stroke-width="2.6"/>' +
  tactical(58, 114, 'de', 'mg', 75, 0.95) +
  tactical(208, 74, 'su', 'squad', 255, 0.95);

const bar = (kind: string): string =>
  `<path d="M-38-48a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v13h-76Z" fill="var(--card-${kind})"/>`;
const card = (x: number, y: number, a: number, kind: string, value: string, art: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-35" y="-50" width="76" height="108" rx="6" fill="var(--shade)" opacity=".22"/><rect x="-38" y="-54" width="76" height="108" rx="6" fill="var(--card)" stroke="var(--card-edge)"/>${bar(kind)}${art}<text x="31" y="45" text-anchor="end" font-family="var(--font-num)" font-weight="600" font-size="26" fill="var(--card-ink)">${value}</text></g>`;
const GROVE =
  '<path d="M-38 16h76V4h-76Z" fill="var(--woods)"/><g fill="var(--woods-2)" stroke="var(--woods-ink)" stroke-width="1.2"><circle cx="-19" cy="-4" r="13"/><circle cx="21" cy="-2" r="12"/><circle cx="2" cy="-9" r="15"/></g>';
const CHEVRONS =
  '<g fill="none" stroke="var(--card-move)" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"><path d="M-18 0 0-16 18 0"/><path d="M-18 18 0 2 18 18" opacity=".55"/></g>';
const SHOTS =
  '<g stroke="var(--card-fire)" stroke-width="2.8" stroke-linecap="round" fill="none"><path d="M-22 12 28-10" stroke-dasharray="11 7"/><path d="M-22 18 30 10" stroke-dasharray="7 6"/><path d="M-22 6 16-21" stroke-dasharray="9 7"/></g><path d="M-31 13l9-7-1 5 7 1-6 3 4 5-7-2-2 4-1-5-5-1Z" fill="var(--out-bad-1)" stroke="var(--card-fire)"/>';
const upfront = (): string =>
  '<rect width="260" height="150" fill="color-mix(in oklab, var(--desk), var(--bg) 30%)"/>' +
  card(66, 88, -12, 'terrain', '−2', GROVE) +
  card(194, 88, 12, 'move', '', CHEVRONS) +
  card(130, 83, 0, 'fire', '4', SHOTS);

const PICTURES: Readonly<Record<string, () => string>> = { battlegroups, wheels, traces, storms, upfront };
/** The inside of a game's picture; an unknown game has bare ground. */
export const picture = (game: string): string => PICTURES[game]?.() ?? '';
