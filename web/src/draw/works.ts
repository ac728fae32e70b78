/** What people put on a table's ground: bridges, trenches, bunkers, walls, smoke and mines, as SVG strings. */
import {
  along,
  at,
  bearing,
  between,
  clockwise,
  distance,
  f,
  inset,
  lengthOf,
  norm,
  poly,
  pt,
  rng,
  rounded,
  scatter,
  TURN,
  wedge,
  type Line,
  type Point,
} from './geometry';
import { box, path, round } from './svg';

/** The bearing of the longest side of an area. */
export function lieOf(loop: Line): number {
  let [best, longest] = [0, -1];
  loop.forEach((p, i) => {
    const q = at(loop, i + 1);
    if (distance(p, q) > longest) [best, longest] = [bearing(p, q), distance(p, q)];
  });
  return best;
}

/** A deck with parapets along its longest sides and abutments at their ends. */
export function bridge(loop: Line): string {
  const ring = clockwise(loop);
  const lie = lieOf(ring);
  let rails = '';
  ring.forEach((p, i) => {
    const q = at(ring, i + 1);
    const off = Math.abs(((bearing(p, q) - lie + 540) % 180) - 180);
    if (Math.min(off, 180 - off) > 30) return;
    const v = norm([q[0] - p[0], q[1] - p[1]]);
    const out: Point = [v[1], -v[0]];
    const flare = (e: Point, s: number): Point => [e[0] + v[0] * 6 * s + out[0] * 5, e[1] + v[1] * 6 * s + out[1] * 5];
    rails += `M${pt(flare(p, -1))}L${pt(p)}L${pt(q)}L${pt(flare(q, 1))}`;
  });
  const d = poly(ring);
  // Boards lie across: upright or level, whichever is nearer.
  const planks = Math.abs(Math.sin((lie * Math.PI) / 180)) > 0.7 ? 'url(#t-planks)' : 'url(#t-planks-level)';
  return [
    path(d, { fill: 'var(--shade)', opacity: 0.22, by: [4, 6] }),
    path(d, { fill: 'var(--concrete)', stroke: 'var(--map-ink)', w: 1.2 }),
    path(poly(inset(ring, 7)), { fill: 'var(--road)', opacity: 0.55 }),
    path(d, { fill: planks }),
    path(rails, { stroke: 'var(--map-ink)', w: 2.6, cap: 'round' }),
  ].join('');
}

/** The line along the middle of a strip (its sides run to and fro); null for an area that is no strip. */
export function spineOf(loop: Line): Point[] | null {
  const n = loop.length;
  if (n < 4 || n % 2) return null;
  for (let start = 0; start < n / 2; start++) {
    const across = loop.slice(0, n / 2).map((_, i) => [at(loop, start + i), at(loop, start - 1 - i)] as const);
    const widths = across.map(([a, b]) => distance(a, b));
    const spine = across.map(([a, b]) => between(a, b));
    if (Math.max(...widths) < Math.min(...widths) * 1.8 && lengthOf(spine) > 1.5 * Math.max(...widths)) return spine;
  }
  return null;
}

/** Dug ground: thrown-up earth to its true edge, in it the ditch, going to and fro so that nobody sees along it. */
export function trench(loop: Line): string {
  const ring = clockwise(loop);
  const spine = spineOf(loop);
  const ditch = spine ? poly(zigzag(spine, 15, 5.5), false) : poly(inset(ring, 16));
  const edge = along([...ring, at(ring, 0)], 9).map(({ p, face }) => {
    const inwards = ((face + 90) * Math.PI) / 180;
    return `M${pt(p)}l${f(Math.sin(inwards) * 5)} ${f(-Math.cos(inwards) * 5)}`;
  });
  return [
    path(rounded(ring, 7), { fill: 'var(--earth)', opacity: 0.75 }),
    path(rounded(ring, 7), { stroke: 'var(--earth-dark)', w: 1.3 }),
    path(edge.join(''), { stroke: 'var(--earth-dark)', w: 1, opacity: 0.7 }),
    path(ditch, { stroke: 'var(--earth-dark)', w: 11, opacity: 0.55 }),
    path(ditch, { stroke: 'var(--trench)', w: 8 }),
  ].join('');
}

/** A line with square turns to either side of a course. */
function zigzag(line: Line, step: number, off: number): Point[] {
  const out: Point[] = [];
  along(line, step, 8).forEach(({ p, face }, i) => {
    const side = ((face + (i % 2 ? 90 : -90)) * Math.PI) / 180;
    const [dx, dy] = [Math.sin(side) * off, -Math.cos(side) * off];
    if (i > 0) out.push([p[0] - dx, p[1] - dy]);
    out.push([p[0] + dx, p[1] + dy]);
  });
  return out;
}

/** Thick concrete walls, a roof, and slits in the middle of every side. */
export function bunker(loop: Line): string {
  const ring = clockwise(loop);
  const roof = inset(ring, 7);
  let slits = '';
  ring.forEach((p, i) => {
    const q = at(ring, i + 1);
    if (distance(p, q) > 26) slits += `M${pt(between(p, q, 0.36))}L${pt(between(p, q, 0.64))}`;
  });
  return [
    path(poly(ring), { fill: 'var(--shade)', opacity: 0.24, by: [4, 6] }),
    path(poly(ring), { fill: 'var(--concrete-2)', stroke: 'var(--map-ink)', w: 1.6 }),
    path(rounded(roof, 5), { fill: 'var(--concrete)', stroke: 'var(--map-ink)', w: 0.9 }),
    path(slits, { stroke: 'var(--steel)', w: 5 }),
  ].join('');
}

/** A dry-stone wall: casing, stones, joints. */
export function wall(line: Line, width: number): string {
  const d = poly(line, false);
  const w = Math.max(7, width);
  const ink = 'var(--map-ink)';
  return [
    '<g stroke-linejoin="round">',
    path(d, { stroke: 'var(--shade)', w, opacity: 0.2, by: [2.5, 3.5] }),
    path(d, { stroke: ink, w }),
    path(d, { stroke: 'var(--wall)', w: w - 2.2 }),
    path(d, { stroke: ink, w: w - 2.2, dash: '1 8', opacity: 0.5 }),
    path(d, { stroke: ink, w: 0.8, opacity: 0.4 }),
    '</g>',
  ].join('');
}

// ---------------------------------------------------------------- smoke and mines
/** A smoke base: puffs within its square, whose edge is dotted because sight is measured to it. */
export function smoke(c: Point, size: number, seed: number): string {
  const rnd = rng(seed);
  const h = size / 2;
  let g = '';
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TURN + rnd();
    g += round(c[0] + Math.cos(a) * h * 0.45, c[1] + Math.sin(a) * h * 0.45, h * (0.62 + rnd() * 0.2), {
      fill: 'url(#t-puff)',
    });
  }
  g += round(c[0], c[1], h * 0.8, { fill: 'url(#t-puff)' });
  return (
    g +
    box(c[0] - h, c[1] - h, size, size, { stroke: 'var(--smoke-ink)', w: 1.5, dash: '1.5 4.5', cap: 'round', rx: 7 })
  );
}

/** A minefield: its circle, and mines scattered in it. A cleared one is only a trace. */
export function minefield(
  c: Point,
  radius: number,
  look: { ink: string; hidden: boolean; live: boolean; seed: number },
): string {
  const [x, y] = c;
  const dash = look.live ? (look.hidden ? '3 5' : '9 4') : '2 7';
  let g = look.live && !look.hidden ? round(x, y, radius, { fill: 'url(#t-threat)', opacity: 0.4 }) : '';
  g += round(x, y, radius, { stroke: look.ink, w: 1.8, dash, opacity: look.live ? 1 : 0.5 });
  const around = [x - radius, y - radius, x + radius, y + radius] as const;
  const spots = scatter((p) => distance(p, c) < radius - 12, around, 26, rng(look.seed), 120);
  return g + spots.map((p) => mineAt(p, look.ink, look.live)).join('');
}

function mineAt(p: Point, ink: string, live: boolean): string {
  if (!live) return path(`M${pt(p)}m-4-4 8 8m0-8-8 8`, { stroke: ink, w: 1.6, opacity: 0.6 });
  const spokes = path(`M${pt(p)}m0-7v14m-7-7h14m-12-5 10 10m0-10-10 10`, { stroke: ink, w: 1.3 });
  return spokes + round(p[0], p[1], 4.2, { fill: ink }) + round(p[0], p[1], 1.5, { fill: 'var(--ground)' });
}

/** A wedge of fire, as path data. */
export const arc = (p: Point, face: number, half: number, radius: number): string => poly(wedge(p, face, half, radius));
