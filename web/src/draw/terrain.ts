/** Terrain of a table from above, as SVG strings: areas are drawn to their true outline, because rules measure it.
 * Sizes fit thirty units an inch. Everything uneven comes from a seed. */
import {
  along,
  at,
  base,
  between,
  bounds,
  chaikin,
  clockwise,
  distance,
  f,
  inset,
  inside,
  norm,
  organic,
  poly,
  pt,
  rng,
  rounded,
  scatter,
  seedOf,
  spline,
  toLine,
  TURN,
  type Line,
  type Point,
  type Random,
} from './geometry';
import { box, path, type Look } from './svg';
import { lieOf } from './works';

export * from './works';

const seedOfLine = (ps: Line): number => seedOf(ps.length, ...ps.slice(0, 3).map((p) => f(p[0]) + f(p[1])));

/** Patterns the terrain fills with; put once into the <defs> of a board. */
export const TERRAIN_DEFS = [
  pattern('stone', 46, 40, '', [
    path('M5 9l5-4 5 3-2 5-6 1ZM27 27l4-3 5 3-2 4-5 1ZM31 7l3-2 3 2-1 3-4 0ZM9 29l3-2 3 2-2 3-3 0Z', {
      fill: 'var(--ground)',
      stroke: 'var(--contour)',
      w: 1,
    }),
    path('M20 15l4 1M40 20l3-1M18 37l4-1M2 22l3 1M24 3q1-3 0-3M25 3q2-2 3-2', { stroke: 'var(--contour)', w: 1 }),
  ]),
  pattern('planks', 9, 9, '', [path('M0 0V9', { stroke: 'var(--map-ink)', w: 0.7, opacity: 0.45 })]),
  pattern('planks-level', 9, 9, '', [path('M0 0H9', { stroke: 'var(--map-ink)', w: 0.7, opacity: 0.45 })]),
  pattern('threat', 9, 9, 'rotate(-45)', [path('M0 0V9', { stroke: 'var(--threat)', w: 1.3 })]),
  pattern('refused', 8, 8, 'rotate(45)', [path('M0 0V8', { stroke: 'var(--refused)', w: 2 })]),
  '<radialGradient id="t-puff"><stop offset="0" stop-color="var(--smoke-1)" stop-opacity=".97"/>',
  '<stop offset=".6" stop-color="var(--smoke-2)" stop-opacity=".9"/><stop offset="1" stop-color="var(--smoke-3)" stop-opacity=".1"/></radialGradient>',
].join('');

function pattern(name: string, w: number, h: number, turn: string, of: readonly string[]): string {
  return `<pattern id="t-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn && ` patternTransform="${turn}"`}>${of.join('')}</pattern>`;
}

// ---------------------------------------------------------------- the ground
/** Soft patches of another tint, so that open ground is not a flat sheet. */
export function groundTints(w: number, h: number, seed: number): string {
  const rnd = rng(seed);
  let d = '';
  for (let i = 0; i < (w * h) / 46000; i++)
    d += poly(organic([rnd() * w, rnd() * h], 60 + rnd() * 110, 40 + rnd() * 70, 9, seed + i));
  return path(d, { fill: 'var(--ground-2)', opacity: 0.5 });
}

/** Blades of grass and specks of earth, thinly strewn over open ground. */
export function tufts(w: number, h: number, seed: number, free: (p: Point) => boolean): string {
  const rnd = rng(seed);
  let [grass, earth] = ['', ''];
  for (const p of scatter(free, [0, 0, w, h], 46, rnd, Math.round((w * h) / 900))) {
    const s = 0.8 + rnd() * 0.7;
    const blade = (way: number): string => `M${pt(p)}q${f(1.5 * s * way)} ${f(-4 * s)} ${f(4 * s * way)} ${f(-5 * s)}`;
    if (rnd() < 0.7) grass += blade(-1) + `M${pt(p)}v${f(-7 * s)}` + blade(1);
    else earth += `M${pt(p)}h${f(2 + 3 * s)}m3 3h${f(2 * s)}`;
  }
  return (
    path(grass, { stroke: 'var(--woods-ink)', w: 1, opacity: 0.26, class: 'fine' }) +
    path(earth, { stroke: 'var(--contour)', w: 1.2, opacity: 0.3, class: 'fine' })
  );
}

/** Ploughed and sown strips where nothing else is. They are scenery: pale, without an outline. */
export function fields(w: number, h: number, seed: number, free: (p: Point) => boolean): string {
  const rnd = rng(seed);
  const strips: Point[][] = [];
  for (let i = 0; i < 400 && strips.length < (w * h) / 130000; i++) {
    const strip = base([rnd() * w, rnd() * h], rnd() * 180, 90 + rnd() * 90, 54 + rnd() * 50);
    const apart = strips.every((s) => !strip.some((p) => inside(p, s)) && !s.some((p) => inside(p, strip)));
    if (apart && border(strip, 24).every(free)) strips.push(strip);
  }
  return strips.map((strip) => fieldStrip(strip, rnd)).join('');
}

const border = (ps: Line, step: number): Point[] => along([...ps, at(ps, 0)], step).map((s) => s.p);

function fieldStrip(strip: Line, rnd: Random): string {
  const [a, b, c, e] = [at(strip, 0), at(strip, 1), at(strip, 2), at(strip, 3)];
  const rows = Math.floor(distance(a, e) / 7);
  const sown = rnd() < 0.6;
  let d = '';
  for (let i = 1; i < rows; i++) {
    const [p, q] = [between(a, e, i / rows), between(b, c, i / rows)];
    d += `M${pt(between(p, q, 0.02))}L${pt(between(p, q, 0.98))}`;
  }
  if (!sown)
    return (
      path(rounded(strip, 5), { fill: 'var(--ground-2)', opacity: 0.75 }) +
      path(d, { stroke: 'var(--contour)', w: 1, dash: '14 5', opacity: 0.22 })
    );
  return (
    path(rounded(strip, 5), { fill: 'var(--field)', opacity: 0.5 }) +
    path(d, { stroke: 'var(--field-ink)', w: 1, dash: '6 2', opacity: 0.5 })
  );
}

// ---------------------------------------------------------------- hills
/** A hill: shadow, the tint of its height, contour on the true edge, hachures, a form line inside. A higher one lies
 * on a lower one as another area. */
export function hill(loop: Line, height: number): string {
  const ring = clockwise(loop);
  const d = rounded(ring, 14);
  const form = chaikin(inset(chaikin(ring, 1, true), 26), 2, true);
  return [
    path(d, { fill: 'var(--shade)', opacity: 0.13, by: [3, 5] }),
    path(d, { fill: `var(--hill-${Math.max(1, Math.min(4, height))})`, stroke: 'var(--contour)', w: 1.6 }),
    path(hachures(ring), { stroke: 'var(--contour)', w: 0.9, opacity: 0.6 }),
    path(poly(form), { stroke: 'var(--contour)', w: 0.7, opacity: 0.6 }),
  ].join('');
}

function hachures(loop: Line): string {
  let d = '';
  let i = 0;
  for (const { p, face } of along([...loop, at(loop, 0)], 13)) {
    const inwards = ((face + 90) * Math.PI) / 180;
    const l = i++ % 2 ? 6 : 10;
    d += `M${pt(p)}l${f(Math.sin(inwards) * l)} ${f(-Math.cos(inwards) * l)}`;
  }
  return d;
}

export function brokenGround(loop: Line): string {
  const d = rounded(loop, 10);
  return (
    path(d, { fill: 'var(--hill-1)', opacity: 0.8 }) +
    path(d, { fill: 'url(#t-stone)', stroke: 'var(--contour)', w: 1.2, dash: '4 3' })
  );
}

// ---------------------------------------------------------------- woods
export const woodPatch = (loop: Line): string =>
  path(rounded(loop, 12), { fill: 'var(--woods)', stroke: 'var(--woods-ink)', w: 1.3, dash: '6 3' });

interface Crown {
  p: Point;
  r: number;
}

/** Crowns with shadows. Those that do not touch share one path, so that a wood is a dozen elements and not a
 * thousand. */
export function woodCrowns(loop: Line, gap = 19): string {
  const rnd = rng(seedOfLine(loop));
  const room = (p: Point): boolean => inside(p, loop) && toLine(p, loop, true) > 11;
  const crowns = scatter(room, bounds(loop), gap, rnd).map((p) => ({ p, r: 9.5 + rnd() * 4 }));
  return storeys(crowns)
    .map((layer) => crownLayer(layer, rnd))
    .join('');
}

function storeys(crowns: readonly Crown[]): Crown[][] {
  const layers: Crown[][] = [];
  for (const crown of crowns) {
    const clear = (layer: Crown[]): boolean => layer.every((c) => distance(c.p, crown.p) > c.r + crown.r + 5);
    const layer = layers.find(clear);
    if (layer) layer.push(crown);
    else layers.push([crown]);
  }
  return layers;
}

function crownLayer(layer: readonly Crown[], rnd: Random): string {
  let [shade, crown, light] = ['', '', ''];
  for (const { p, r } of layer) {
    shade += `M${f(p[0] + 4 - r)} ${f(p[1] + 5)}a${f(r)} ${f(r * 0.9)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r * 0.9)} 0 1 0 ${f(-2 * r)} 0`;
    const ps: Point[] = [];
    for (let k = 0; k < 9; k++) {
      const [a, q] = [(k / 9) * TURN + rnd() * 0.3, r * (0.86 + rnd() * 0.24)];
      ps.push([p[0] + Math.cos(a) * q, p[1] + Math.sin(a) * q]);
    }
    crown += spline(ps, true, 0.65);
    light += `M${f(p[0] - r * 0.5)} ${f(p[1] - r * 0.05)}q${f(r * 0.1)} ${f(-r * 0.5)} ${f(r * 0.55)} ${f(-r * 0.5)}`;
  }
  return (
    path(shade, { fill: 'var(--shade)', opacity: 0.2 }) +
    path(crown, { fill: 'var(--woods-2)', stroke: 'var(--woods-ink)', w: 1 }) +
    path(light, { stroke: 'var(--woods)', w: 1.5 })
  );
}

// ---------------------------------------------------------------- water, roads
/** A line bent softly at its corners and straight between them: rules measure its true course. */
export function soft(line: Line, r = 26): Point[] {
  const out: Point[] = [];
  line.forEach((p, i) => {
    const [a, b] = [line[i - 1], line[i + 1]];
    if (!a || !b) return out.push(p);
    const [q, s] = [between(p, a, Math.min(0.5, r / distance(p, a))), between(p, b, Math.min(0.5, r / distance(p, b)))];
    for (const t of [0, 0.25, 0.5, 0.75, 1]) out.push(between(between(q, p, t), between(p, s, t), t));
    return out.length;
  });
  return out;
}

/** A course run on beyond the edge of the sheet where it ends there. */
export function bleed(line: Line, w: number, h: number, by: number): Point[] {
  const out = [...line];
  const atEdge = (p: Point): boolean => p[0] < 2 || p[1] < 2 || p[0] > w - 2 || p[1] > h - 2;
  const beyond = (p: Point, from: Point): Point => {
    const v = norm([p[0] - from[0], p[1] - from[1]]);
    return [p[0] + v[0] * by, p[1] + v[1] * by];
  };
  if (line.length < 2) return out;
  if (atEdge(at(line, 0))) out.unshift(beyond(at(line, 0), at(line, 1)));
  if (atEdge(at(line, -1))) out.push(beyond(at(line, -1), at(line, -2)));
  return out;
}

const RIPPLES = [
  [-0.26, '26 18'],
  [0.04, '16 34'],
  [0.28, '20 26'],
] as const;

export function river(line: Line, width: number): string {
  const course = soft(line);
  const d = poly(course, false);
  const ripples = RIPPLES.map(([k, dash]) =>
    path(poly(sideways(course, width * k), false), { stroke: 'var(--water-ink)', w: 1, dash, opacity: 0.32 }),
  );
  const banks =
    path(d, { stroke: 'var(--water-ink)', w: width + 2.6 }) + path(d, { stroke: 'var(--water)', w: width - 0.4 });
  return `<g stroke-linejoin="round">${banks}${ripples.join('')}</g>`;
}

/** The line moved to its right by d. */
export function sideways(line: Line, d: number): Point[] {
  return line.map((p, i) => {
    const [a, b] = [line[i - 1] ?? p, line[i + 1] ?? p];
    const v = norm([b[0] - a[0], b[1] - a[1]]);
    return [p[0] - v[1] * d, p[1] + v[0] * d];
  });
}

export interface Way {
  line: Line;
  width: number;
}
/** All roads at once, so that they meet cleanly: the true width as a pale verge, on it the road. */
export function roads(ways: readonly Way[]): string {
  const band = (part: (w: number) => number, look: Look): string =>
    ways.map((r) => path(poly(soft(r.line), false), { ...look, w: part(r.width), cap: 'round' })).join('');
  const lane = (w: number): number => Math.min(21, w * 0.48);
  const centre = ways.map((r) =>
    path(poly(soft(r.line), false), { stroke: 'var(--road-case)', w: 1, dash: '9 9', opacity: 0.5, class: 'fine' }),
  );
  return [
    '<g stroke-linejoin="round">',
    band((w) => w, { stroke: 'var(--road-case)', opacity: 0.42 }),
    band((w) => w - 1.6, { stroke: 'var(--verge)' }),
    band((w) => lane(w) + 3, { stroke: 'var(--road-case)' }),
    band(lane, { stroke: 'var(--road)' }),
    ...centre,
    '</g>',
  ].join('');
}

// ---------------------------------------------------------------- towns
export const townGround = (loop: Line): string =>
  path(rounded(loop, 6), { fill: 'var(--town)', stroke: 'var(--town-ink)', w: 1.4, dash: '6 3' });

interface House {
  p: Point;
  w: number;
  d: number;
  face: number;
}
export type Material = 'wood' | 'stone' | 'concrete';
/** Houses along the lie of the town: gardens and streets stay between them, and the ways given stay free. Built of
 * wood and stone, unless it is told. */
export function houses(loop: Line, blocked: (p: Point) => boolean, of?: Material): string {
  const rnd = rng(seedOfLine(loop));
  const lie = lieOf(loop);
  const fits = (h: House): boolean => {
    const foot = base(h.p, h.face, h.w + 7, h.d + 7);
    return [...foot, ...border(foot, 9)].every((p) => inside(p, loop) && !blocked(p));
  };
  const built: House[] = [];
  for (let i = 0; i < 900; i++) {
    const big = i < 120;
    const [l, t, r, b] = bounds(loop);
    const house: House = {
      p: [l + rnd() * (r - l), t + rnd() * (b - t)],
      w: (big ? 38 : 26) + rnd() * 14,
      d: (big ? 24 : 20) + rnd() * 8,
      face: lie + (rnd() < 0.5 ? 0 : 90) + (rnd() - 0.5) * 7,
    };
    if (built.every((o) => distance(o.p, house.p) > (o.w + house.w) * 0.52 + 6) && fits(house)) built.push(house);
  }
  const shade = built.map((h) => poly(base([h.p[0] + 4, h.p[1] + 5], h.face, h.w, h.d))).join('');
  return (
    path(shade, { fill: 'var(--shade)', opacity: 0.22 }) +
    built.map((h) => houseAt(h, of ?? (rnd() < 0.4 ? 'stone' : 'wood'), rnd)).join('')
  );
}

const ROOFS: Readonly<Record<Material, string>> = { wood: '--town-2', stone: '--town-stone', concrete: '--concrete' };
/** A roof with its ridge, one slope in shade, and sometimes a chimney; concrete has a flat one with a parapet. */
function houseAt({ p, w, d, face }: House, of: Material, rnd: Random): string {
  const [x, y] = [-w / 2, -d / 2];
  const ink = 'var(--map-ink)';
  if (of === 'concrete')
    return [
      `<g transform="translate(${pt(p)}) rotate(${f(face)})">`,
      box(x, y, w, d, { fill: 'var(--concrete)', stroke: ink, w: 1.3 }),
      box(x + 3.5, y + 3.5, w - 7, d - 7, { fill: 'var(--concrete-2)', stroke: ink, w: 0.8 }),
      '</g>',
    ].join('');
  return [
    `<g transform="translate(${pt(p)}) rotate(${f(face)})">`,
    box(x, y, w, d, { fill: `var(${ROOFS[of]})`, stroke: ink, w: 1.2 }),
    box(x, 0, w, d / 2, { fill: 'var(--shade)', opacity: 0.14 }),
    path(`M${f(x)} 0H${f(w / 2)}`, { stroke: ink, w: 0.9 }),
    rnd() < 0.5 ? box(x + w * 0.2, y + d * 0.22, 5, 5, { fill: 'var(--concrete-2)', stroke: ink, w: 0.9 }) : '',
    '</g>',
  ].join('');
}
