/** Rivers along hexsides, their bridges, and where their names go. */
import {
  along,
  at,
  bearing,
  between,
  chain,
  chaikin,
  distance,
  f,
  lengthOf,
  pt,
  rng,
  seedOf,
  wobble,
  type Bounds,
  type Line,
  type Point,
} from '../../draw/geometry';
import { sideways } from '../../draw/terrain';
import { Blocks } from './area';
import type { HexGrid } from './grid';
import type { HexMap, HexRiver } from './types';

/** The courses of a river, bent as rivers are. */
export function courses(grid: HexGrid, river: HexRiver): Point[][] {
  const edges = river.sides.map(([a, b]) => grid.edge(a, b)).filter((e) => e !== undefined);
  const amp = river.size === 'major' ? 8 : 7;
  return chain(edges)
    .filter((line) => line.length > 1)
    .map((line, i) => chaikin(wobble(line, amp, rng(seedOf(river.name ?? '', i))), 2));
}

export function rivers(map: HexMap, grid: HexGrid): string {
  const drawn = { minor: new Blocks(), major: new Blocks() };
  for (const river of map.rivers) for (const line of courses(grid, river)) drawn[river.size].line(line, 0.45);
  const minor =
    drawn.minor.paths('stroke="var(--water-ink)" stroke-width="3"') +
    drawn.minor.paths('class="fine" stroke="var(--water)" stroke-width="1.3"');
  const major =
    drawn.major.paths('stroke="var(--water-ink)" stroke-width="13"') +
    drawn.major.paths('stroke="var(--water)" stroke-width="10.5"') +
    drawn.major.paths(
      'class="fine" stroke="var(--water-ink)" stroke-width=".8" stroke-opacity=".45" transform="translate(1.8 1)"',
    );
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g class="minor">${minor}</g>${major}</g>`;
}

/** Two abutment lines across the water, the way between them. */
export function bridges(map: HexMap, grid: HexGrid): string {
  const water = map.rivers
    .filter((r) => r.size === 'major')
    .flatMap((r) => courses(grid, r))
    .flatMap((line) => along(line, 3).map((s) => s.p));
  // The drawn course leaves the hexside here and there: the bridge stands where the water is.
  const over = (m: Point): Point =>
    water.reduce((best, p) => (distance(p, m) < distance(best, m) && distance(p, m) < grid.R * 0.5 ? p : best), [
      Infinity,
      Infinity,
    ] as Point);
  return map.bridges
    .map(([a, b]) => {
      const edge = grid.edge(a, b);
      if (!edge) return '';
      const turn = bearing(grid.centre(a), grid.centre(b)) - 90;
      const [m, near] = [between(...edge), over(between(...edge))];
      return `<g transform="translate(${pt(Number.isFinite(near[0]) ? near : m)}) rotate(${f(turn)})" fill="none"><path d="M-10 0H10" stroke="var(--paper)" stroke-width="9"/><path d="M-14-7l4 2.5H10l4-2.5M-14 7l4-2.5H10l4 2.5" stroke="var(--rail)" stroke-width="1.5"/></g>`;
    })
    .join('');
}

// ---------------------------------------------------------------- names of rivers
export interface Lettering {
  text: string;
  /** The line the letters stand on, from left to right. */
  line: Point[];
  size: number;
  spacing: number;
}

/** Names along the straightest stretches of each river, on its quieter side; a long river is named again and again. */
export function lettering(map: HexMap, grid: HexGrid, scale: number, taken: readonly Bounds[] = []): Lettering[] {
  const out: Lettering[] = [];
  for (const river of map.rivers) {
    if (!river.name) continue;
    const big = river.size === 'major';
    const [size, spacing] = big ? [17 * scale, 5 * scale] : [12 * scale, 1.6 * scale];
    const need = river.name.length * (size * 0.5 + spacing) + size;
    for (const course of courses(grid, river)) {
      const line = smoothed(course, 16, big ? 3 : 2);
      const times = Math.min(big ? 4 : 1, Math.floor((lengthOf(line) * 0.8) / need));
      for (let i = 0; i < times; i++) {
        const stretch = line.slice(Math.floor((line.length * i) / times), Math.ceil((line.length * (i + 1)) / times));
        const off = big ? 11 + size * 0.2 : 4 + size * 0.15;
        const found = straightest(stretch, need, (p) =>
          taken.some(([l, t, r, b]) => p[0] > l - off && p[0] < r + off && p[1] > t - off && p[1] < b + off),
        );
        if (found) out.push({ text: river.name, line: onSide(found, off, size), size, spacing });
      }
    }
  }
  return out;
}

/** Points every `step`, each the mean of its neighbours, `rounds` times over. */
function smoothed(line: Line, step: number, rounds: number): Point[] {
  let ps = along(line, step).map((s) => s.p);
  for (let k = 0; k < rounds; k++)
    ps = ps.map((p, i) => {
      const [a, b] = [ps[i - 1] ?? p, ps[i + 1] ?? p];
      return [(a[0] + p[0] + b[0]) / 3, (a[1] + p[1] + b[1]) / 3];
    });
  return ps;
}

/** The stretch that winds least and has least upon it. */
function straightest(line: Line, need: number, covered: (p: Point) => boolean): Point[] | null {
  let best: Point[] | null = null;
  let least = 0.4; // the most a name may wind (what its way is longer than its span) and be covered
  const under = line.map(covered);
  for (let i = 0; i < line.length; i++) {
    let [j, gone] = [i, 0];
    while (gone < need && j + 1 < line.length) gone += distance(at(line, j), at(line, ++j));
    if (gone < need) break;
    const hidden = under.slice(i, j + 1).filter(Boolean).length / (j + 1 - i);
    const winding = gone / distance(at(line, i), at(line, j)) - 1 + hidden;
    if (winding < least) [best, least] = [line.slice(i, j + 1), winding];
  }
  return best;
}

/** The line moved off the water, running so that the letters stand upright. */
function onSide(line: Point[], off: number, size: number): Point[] {
  const [a, b] = [at(line, 0), at(line, -1)];
  const upright = b[0] > a[0] || (b[0] === a[0] && b[1] < a[1]);
  const run = upright ? line : [...line].reverse();
  // Above the water the foot of the letters faces it; near the upper edge of the sheet they go below.
  return at(run, 0)[1] - off - size < 0 ? sideways(run, off + size * 0.7) : sideways(run, -off);
}
