/** What stands along lines and in the way: hedges, barricades, rows of trees, wire, blocks, minefields, gun pits; as
 * SVG strings. Sizes fit twelve units a centimetre. */
import {
  ahead,
  along,
  at,
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
import { path, placed } from './svg';

export function hedge(line: Line): string {
  const d = poly(line, false);
  return [
    path(d, { stroke: 'var(--shade)', w: 10, opacity: 0.18, by: [3, 4] }),
    path(d, { stroke: 'var(--woods-ink)', w: 12, cap: 'round', dash: '0.1 9' }),
    path(d, { stroke: 'var(--woods-2)', w: 9.4, cap: 'round', dash: '0.1 9' }),
    path(d, { stroke: 'var(--woods)', w: 2.4, cap: 'round', dash: '0.1 9', by: [-1.5, -1.5] }),
  ].join('');
}

/** Crowns in a row, one beside the other. */
export function treeRow(line: Line): string {
  const spots = along(line, 21, 10).map(({ p }) => p);
  const disc = (x: number, y: number, r: number): string =>
    `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;
  return [
    path(spots.map(([x, y]) => disc(x + 3.5, y + 5, 10)).join(''), { fill: 'var(--shade)', opacity: 0.2 }),
    path(spots.map(([x, y]) => disc(x, y, 10)).join(''), { fill: 'var(--woods-2)', stroke: 'var(--woods-ink)', w: 1 }),
    path(spots.map(([x, y]) => `M${f(x - 5)} ${f(y)}q1-5 5.5-5.5`).join(''), { stroke: 'var(--woods)', w: 1.5 }),
  ].join('');
}

/** Carts, beams and sacks across a street. */
export function barricade(line: Line): string {
  const d = poly(line, false);
  const beams = along(line, 11).map(({ p, face }, i) => {
    const lean = face + (i % 2 ? 55 : 125);
    return `M${pt(ahead(p, lean, -8))}L${pt(ahead(p, lean, 8))}`;
  });
  return [
    path(d, { stroke: 'var(--shade)', w: 12, opacity: 0.2, by: [3, 4] }),
    path(d, { stroke: 'var(--earth-dark)', w: 9, cap: 'round' }),
    path(d, { stroke: 'var(--earth)', w: 6.5, cap: 'round' }),
    path(beams.join(''), { stroke: 'var(--map-ink)', w: 4, cap: 'round' }),
    path(beams.join(''), { stroke: 'var(--town-2)', w: 2.2, cap: 'round' }),
  ].join('');
}

/** Posts and a coil along a line. */
export function wire(line: Line): string {
  const coils = along(line, 11).map(({ p, face }) => {
    const arm = (turn: number, far: number): string => pt(ahead(p, face + turn, far));
    return `M${arm(45, 8)}L${arm(225, 8)}M${arm(135, 8)}L${arm(315, 8)}`;
  });
  const d = poly(line, false) + coils.join('');
  return (
    path(d, { stroke: 'var(--halo)', w: 4.4, cap: 'round' }) + path(d, { stroke: 'var(--wire)', w: 1.7, cap: 'round' })
  );
}

/** Rows of concrete teeth. */
export function blocks(line: Line): string {
  const tooth = ([x, y]: Point, by = 0): string => `M${f(x + by)} ${f(y - 7 + by)}l7 12.5h-14Z`;
  const spots = along(line, 17, 4).flatMap(({ p, face }, i) => [
    ahead(ahead(p, face + 90, 8), face, i % 2 ? 4 : 0),
    ahead(ahead(p, face - 90, 8), face, i % 2 ? 0 : 4),
  ]);
  return [
    path(spots.map((p) => tooth(p, 3)).join(''), { fill: 'var(--shade)', opacity: 0.22 }),
    path(spots.map((p) => tooth(p)).join(''), { fill: 'var(--concrete)', stroke: 'var(--map-ink)', w: 1.3 }),
  ].join('');
}

/** A marked field with mines in it. */
export function mineArea(loop: Line): string {
  const ink = 'var(--mine)';
  const room = inset(clockwise(loop), 9);
  const spots = scatter((p) => inside(p, room), bounds(loop), 26, rng(seedOf(...loop.map((p) => pt(p)))), 900);
  const pins = spots.map((p) => `M${pt(p)}m-8 0h16m-8-8v16`).join('');
  const disc = (r: number): string =>
    spots.map(([x, y]) => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');
  return [
    path(rounded(loop, 8), { fill: ink, opacity: 0.08 }),
    path(rounded(loop, 8), { stroke: ink, w: 1.8, dash: '2 5', cap: 'round' }),
    path(pins, { stroke: ink, w: 1.8 }),
    path(disc(5), { fill: 'var(--halo)', stroke: ink, w: 2 }),
    path(disc(1.8), { fill: ink }),
  ].join('');
}

/** A pit of thrown earth, open to the rear. */
export function gunPit(loop: Line): string {
  const ring = clockwise(loop);
  const earth = rounded(ring, 14);
  const floor = rounded(inset(ring, 10), 8);
  const rays = along([...ring, at(ring, 0)], 9).map(({ p, face }) => `M${pt(p)}L${pt(ahead(p, face + 90, 6))}`);
  return [
    path(earth, { fill: 'var(--shade)', opacity: 0.16, by: [3, 4] }),
    path(earth, { fill: 'var(--earth)', stroke: 'var(--earth-dark)', w: 1.3 }),
    path(rays.join(''), { stroke: 'var(--earth-dark)', w: 1, opacity: 0.7 }),
    path(floor, { fill: 'var(--trench)', opacity: 0.55, stroke: 'var(--earth-dark)', w: 1 }),
  ].join('');
}

/** A flag on what both sides want, in the colour of who holds it. */
export function flag(p: Point, colour: string, u: number): string {
  const pole = path('M0 0V-26', { stroke: 'var(--map-ink)', w: 2.2, cap: 'round' });
  const cloth = path('M0-26 17-20.5 0-15Z', { fill: colour, stroke: 'var(--map-ink)', w: 1.3 });
  const foot = path('M-5 0h10', { stroke: 'var(--map-ink)', w: 2.4, cap: 'round' });
  return placed(p, pole + cloth + foot, u);
}
