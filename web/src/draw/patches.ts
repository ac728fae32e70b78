/** Ground that slows or stops: sand, swamp, rocks; as SVG strings, to their true outline. Sizes fit twelve units a
 * centimetre. Everything uneven comes from a seed. */
import {
  bounds,
  clockwise,
  f,
  inset,
  inside,
  poly,
  pt,
  rng,
  rounded,
  scatter,
  seedOf,
  type Line,
  type Point,
} from './geometry';
import { path } from './svg';

const seedOfLoop = (loop: Line): number => seedOf(loop.length, ...loop.slice(0, 3).map((p) => pt(p)));
/** Spots within an outline, clear of its edge. */
function spots(loop: Line, edge: number, gap: number, tries: number): Point[] {
  const room = inset(clockwise(loop), edge);
  return scatter((p) => inside(p, room), bounds(loop), gap, rng(seedOfLoop(loop)), tries);
}

export function sand(loop: Line): string {
  const grains = spots(loop, 6, 13, 1200).map(([x, y]) => `M${f(x - 1.1)} ${f(y)}h2.2`);
  const ripples = spots(loop, 18, 58, 200).map(([x, y]) => `M${f(x - 14)} ${f(y)}q7-6 14 0t14 0`);
  return [
    path(rounded(loop, 12), { fill: 'var(--sand)', stroke: 'var(--sand-ink)', w: 1.3, dash: '1 4', cap: 'round' }),
    path(grains.join(''), { stroke: 'var(--sand-ink)', w: 2, cap: 'round', opacity: 0.75 }),
    path(ripples.join(''), { stroke: 'var(--sand-ink)', w: 1.2, opacity: 0.7 }),
  ].join('');
}

export function swamp(loop: Line): string {
  const tufts = spots(loop, 9, 27, 1000).map(
    ([x, y]) =>
      `M${f(x - 8)} ${f(y)}h16M${f(x - 4)} ${f(y - 1.5)}v-6M${f(x)} ${f(y - 1.5)}v-8M${f(x + 4)} ${f(y - 1.5)}v-6`,
  );
  return [
    path(rounded(loop, 12), { fill: 'var(--marsh)', stroke: 'var(--marsh-ink)', w: 1.4, dash: '2 5', cap: 'round' }),
    path(tufts.join(''), { stroke: 'var(--marsh-ink)', w: 1.6 }),
  ].join('');
}

export function rocks(loop: Line): string {
  const rnd = rng(seedOfLoop(loop) + 1);
  let [shade, stones, edges] = ['', '', ''];
  for (const [x, y] of spots(loop, 11, 22, 1200)) {
    const r = 5 + rnd() * 6;
    const turn = rnd();
    const ps = Array.from({ length: 6 }, (_, i): Point => {
      const [a, far] = [(i / 6 + turn) * Math.PI * 2, r * (0.78 + rnd() * 0.4)];
      return [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.85];
    });
    shade += poly(ps.map(([px, py]): Point => [px + 2.5, py + 3.5]));
    stones += poly(ps);
    edges += `M${f(x - r * 0.4)} ${f(y - r * 0.1)}l${f(r * 0.5)} ${f(-r * 0.3)} ${f(r * 0.25)} ${f(r * 0.45)}`;
  }
  return [
    path(rounded(loop, 10), { fill: 'var(--hill-1)', stroke: 'var(--contour)', w: 1.2, dash: '4 3' }),
    path(shade, { fill: 'var(--shade)', opacity: 0.18 }),
    path(stones, { fill: 'var(--town-stone)', stroke: 'var(--contour)', w: 1.1 }),
    path(edges, { stroke: 'var(--contour)', w: 0.8, opacity: 0.7 }),
  ].join('');
}
