/** Arcs, circles, lines and their labels over the ground, as SVG strings on the sheet. */
import { between, bearing, distance, f, poly, pt, wedge, type Point } from '../../draw/geometry';
import { box, dashes, path, placed, type Look } from '../../draw/svg';
import { oddsPill, pill, pillWidth } from '../../draw/symbols';
import { overlap, type Rect } from './labels';
import { crossAt } from './rings';
import { pointOf, type Sheet } from './sheet';
import type { BoardArc, BoardCircle, BoardLine, BoardMark, TableUnit } from './types';

const line = (d: string, stroke: string, w: number, u: number, dash = ''): string =>
  path(d, { stroke, w: w * u, bold: true, dash: dash && dashes(dash, u) });
/** A paler line under a line, so that it stands out from any ground. */
const under = (d: string, w: number, u: number, opacity = 0.85): string =>
  path(d, { stroke: 'var(--focus-gap)', w: w * u, opacity });

/** The reach: one region, soft blue, broken outline. */
export const reachOf = (d: string, u: number): string =>
  `<g fill-rule="evenodd" stroke-linejoin="round">${path(d, { fill: 'var(--legal-soft)' })}${under(d, 4, u)}${line(d, 'var(--legal)', 2, u, '9 4')}</g>`;

export function arcOf(arc: BoardArc, s: Sheet, u: number): string {
  const d = poly(wedge(pointOf(s, arc), arc.face, arc.half ?? 45, arc.radius * s.scale));
  if (arc.kind === 'own') return path(d, { fill: 'var(--legal-soft)' }) + line(d, 'var(--legal)', 1.6, u, '2 4');
  return path(d, { fill: 'url(#t-threat)', opacity: 0.3 }) + line(d, 'var(--threat)', 1.6, u, '7 4');
}

const CIRCLE: Readonly<Record<BoardCircle['kind'], readonly [string, string]>> = {
  range: ['var(--legal)', '2 5'],
  command: ['var(--map-ink)', '12 5 2 5'],
  threat: ['var(--threat)', '7 4'],
};
export function circleOf(c: BoardCircle, s: Sheet, u: number): string {
  const [p, r] = [pointOf(s, c), c.radius * s.scale];
  const d = `M${f(p[0] - r)} ${f(p[1])}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
  const [colour, dash] = CIRCLE[c.kind];
  const label = c.label ? labelAt([p[0], p[1] - r], c.label, colour, u) : '';
  return under(d, 3.4, u, 0.7) + line(d, colour, 1.8, u, dash) + label;
}

/** All that is within a distance of a base: the base, grown by it on all sides. */
export function roundBase(unit: TableUnit, radius: number, ink: string, s: Sheet, u: number): string {
  const [p, r] = [pointOf(s, unit), radius * s.scale];
  const [w, h] = [unit.width * s.scale + 2 * r, unit.depth * s.scale + 2 * r];
  const around = (look: Look): string => box(-w / 2, -h / 2, w, h, { rx: r, ...look });
  const lines =
    around({ stroke: 'var(--focus-gap)', w: 3.4 * u, opacity: 0.6 }) +
    around({ stroke: ink, w: 1.9 * u, dash: dashes('12 5 2 5', u) });
  return placed(p, around({ fill: ink, opacity: 0.07 }) + lines, 1, unit.face);
}

const LINE: Readonly<Record<BoardLine['kind'], readonly [string, number, string]>> = {
  move: ['var(--legal)', 3, ''],
  shot: ['var(--legal)', 2.2, '3 4'],
  threat: ['var(--threat)', 2.2, '3 4'],
  sight: ['var(--ok)', 2, '10 4'],
  blocked: ['var(--refused)', 2.4, '9 6'],
  ruler: ['var(--map-ink)', 2, '10 4'],
  trail: ['var(--trail)', 2.6, ''],
  fire: ['var(--threat)', 2, '2 5'],
};
const BOLD: Readonly<Partial<typeof LINE>> = {
  trail: ['var(--legal)', 4, ''],
  fire: ['var(--threat)', 3, '10 5'],
  shot: ['var(--legal)', 3.2, ''],
};

export function lineOf(of: BoardLine, s: Sheet, u: number): string {
  const [a, b] = [pointOf(s, of.from), pointOf(s, of.to)];
  if (distance(a, b) < 1) return '';
  const [colour, w, dash] = (of.bold && BOLD[of.kind]) || LINE[of.kind];
  const d = `M${pt(a)}L${pt(b)}`;
  if (of.stop) return stopped(a, pointOf(s, of.stop), b, u);
  let g = under(d, w * 2, u, 0.9) + line(d, colour, w, u, dash);
  if (['move', 'shot', 'threat', 'fire'].includes(of.kind)) g += headAt(b, bearing(a, b), colour, u);
  if (of.kind === 'trail' && of.inner !== 'start' && of.inner !== 'both') g += dotAt(a, colour, u);
  if (of.kind === 'trail' && of.inner !== 'end' && of.inner !== 'both') g += headAt(b, bearing(a, b), colour, u);
  return of.kind === 'blocked' ? g + crossAt(between(a, b, 0.5), u) : g;
}

/** A line that something stops: whole as far as that, broken beyond. */
function stopped(a: Point, at: Point, b: Point, u: number): string {
  const [near, far] = [`M${pt(a)}L${pt(at)}`, `M${pt(at)}L${pt(b)}`];
  const colour = 'var(--refused)';
  return under(near + far, 4.4, u, 0.85) + line(near, colour, 1.8, u) + line(far, colour, 2, u, '7 5') + crossAt(at, u);
}

/** Where labels of lines may stand: along the line, on either side of it, the middle first. */
const ALONG = [0.5, 0.38, 0.62, 0.26, 0.74, 0.86] as const;
const LABEL = 13.5;
const HALF_HIGH = (LABEL * 1.5) / 2;

/** The labels of all lines, where they cover neither each other nor what stands on the table, if that can be. Those of
 * lines in question come first. */
export function labelsOf(lines: readonly BoardLine[], s: Sheet, u: number, standing: readonly Rect[] = []): string {
  const taken: Rect[] = [];
  const order = [...lines].sort((a, b) => Number(b.bold ?? false) - Number(a.bold ?? false));
  return order
    .flatMap((of) => {
      if (!of.label) return [];
      const half = (pillWidth(of.label, LABEL) / 2 + 2) * u;
      const at = (p: Point): Rect => ({ x: p[0] - half, y: p[1] - HALF_HIGH * u, w: 2 * half, h: 2 * HALF_HIGH * u });
      const [best] = spotsOf(of, s, u)
        .map((p, i) => ({ p, cost: i * 4 * u * u + covered(at(p), taken) * 4 + covered(at(p), standing) }))
        .sort((a, b) => a.cost - b.cost);
      if (!best) return [];
      taken.push(at(best.p));
      return [labelAt(best.p, of.label, LINE[of.kind][0], u)];
    })
    .reverse()
    .join('');
}
const covered = (rect: Rect, others: readonly Rect[]): number =>
  others.reduce((sum, one) => sum + overlap(rect, one), 0);

function spotsOf({ from, to, stop }: BoardLine, s: Sheet, u: number): Point[] {
  if (stop) {
    const [x, y] = pointOf(s, stop);
    return [22, -22].map((dy): Point => [x, y + dy * u]);
  }
  const [a, b] = [pointOf(s, from), pointOf(s, to)];
  return ALONG.flatMap((t) => [besideLine(a, b, u, t, 1), besideLine(a, b, u, t, -1)]);
}

const headAt = (p: Point, face: number, fill: string, u: number): string =>
  placed(p, path('M0 0 5.5 11 0 8-5.5 11Z', { fill, stroke: 'var(--focus-gap)', w: 1.2 }), u, face);

/** Where something came from: a hollow dot. */
const dotAt = ([x, y]: Point, colour: string, u: number): string =>
  path(
    `M${f(x - 4 * u)} ${f(y)}a${f(4 * u)} ${f(4 * u)} 0 1 0 ${f(8 * u)} 0a${f(4 * u)} ${f(4 * u)} 0 1 0 ${f(-8 * u)} 0Z`,
    {
      fill: 'var(--focus-gap)',
      stroke: colour,
      w: 2 * u,
    },
  );

/** A label stands beside its line; the upper side is the first. */
function besideLine(a: Point, b: Point, u: number, t: number, side: 1 | -1): Point {
  const m = between(a, b, t);
  const l = distance(a, b) || 1;
  const n: Point = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
  const up = n[1] > 0 ? -side : side;
  return [m[0] + n[0] * 18 * u * up, m[1] + n[1] * 18 * u * up];
}

export const labelAt = (p: Point, text: string, colour: string, u: number): string =>
  placed(p, pill(text, colour, 'var(--focus-gap)', LABEL), u);

export function markOf(m: BoardMark, s: Sheet, u: number): string {
  const p = pointOf(s, m);
  if (m.kind === 'refused')
    return crossAt(p, u) + (m.label ? labelAt([p[0], p[1] + 24 * u], m.label, 'var(--refused)', u) : '');
  if (m.kind === 'odds') return placed([p[0], p[1] - 26 * u], oddsPill(m.label ?? '', m.costs, 13.5), u);
  return m.label ? labelAt(p, m.label, 'var(--map-ink)', u) : '';
}
