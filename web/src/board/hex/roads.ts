/** Roads, railways, streams and buildings, drawn over the grid. */
import {
  along,
  at,
  between,
  chain,
  chaikin,
  distance,
  f,
  poly,
  pt,
  rng,
  seedOf,
  spline,
  toLine,
  wobble,
  type Point,
} from '../../draw/geometry';
import { blob, Blocks, path } from './area';
import { bearingOf, type HexGrid } from './grid';
import type { HexMap, HexPlace, HexSide, HexWay } from './types';

type Stretch = readonly [Point, Point];

/** The stretches of all ways of a kind, each once, so that lines that share a hexside are not drawn twice. */
function stretches(map: HexMap, grid: HexGrid, kind: HexWay['kind'], place: (hex: string) => Point): Stretch[] {
  const found = new Map<string, Stretch>();
  for (const way of map.ways) {
    if (way.kind !== kind) continue;
    way.path.forEach((hex, i) => {
      const next = way.path[i + 1];
      if (next === undefined || !grid.cell(hex) || !grid.cell(next)) return;
      found.set(hex < next ? `${hex}|${next}` : `${next}|${hex}`, [place(hex), place(next)]);
    });
    const ends = [at(way.path, 0), at(way.path, -1)];
    way.leaves?.forEach((side, i) => {
      const hex = ends[i];
      if (side !== null && hex !== undefined && grid.cell(hex))
        found.set(`${hex}|${side}`, [place(hex), beyond(grid, place(hex), side)]);
    });
  }
  return [...found.values()];
}

/** Stretches chained to lines that end where others meet them: corners are cut between junctions, never at one. */
function joined(all: readonly Stretch[]): Point[][] {
  const meeting = new Map<string, number>();
  for (const p of all.flat()) meeting.set(pt(p), (meeting.get(pt(p)) ?? 0) + 1);
  return chain(all).flatMap((line) => {
    const parts: Point[][] = [[]];
    line.forEach((p, i) => {
      parts.at(-1)?.push(p);
      if (i > 0 && i < line.length - 1 && (meeting.get(pt(p)) ?? 0) > 2) parts.push([p]);
    });
    return parts;
  });
}

const beyond = (grid: HexGrid, p: Point, side: HexSide): Point => {
  const turn = (bearingOf(side) * Math.PI) / 180;
  return [p[0] + Math.sin(turn) * grid.W, p[1] - Math.cos(turn) * grid.W];
};

export function ways(map: HexMap, grid: HexGrid): string {
  const railed = new Set(map.ways.filter((w) => w.kind === 'rail').flatMap((w) => w.path));
  const centre = (hex: string): Point => grid.centre(hex);
  // A road beside a railway keeps off it.
  const aside = (hex: string): Point => {
    const c = grid.centre(hex);
    return railed.has(hex) ? [c[0] + 6, c[1] + 7] : c;
  };
  const lines = (kind: HexWay['kind'], place: (hex: string) => Point): Blocks => {
    const blocks = new Blocks();
    for (const line of joined(stretches(map, grid, kind, place))) blocks.line(chaikin(line, 1));
    return blocks;
  };
  const tactical = map.style === 'tactical';
  const [casing, fill] = tactical ? [10, 7.4] : [3.6, 2];
  const [roads, tracks, rails] = [lines('road', aside), lines('track', aside), lines('rail', centre)];
  const bed = tracks.paths(
    `stroke="var(--contour)" stroke-width="${f(casing * 0.36)}" stroke-dasharray="${f(casing * 0.9)} ${f(casing * 0.7)}" stroke-opacity=".75"`,
  );
  const paved =
    roads.paths(`class="case" stroke="var(--road-case)" stroke-width="${casing}"`) +
    roads.paths(`class="road" stroke="var(--road)" stroke-width="${fill}"`) +
    (tactical
      ? roads.paths(
          'class="fine" stroke="var(--road-case)" stroke-width=".8" stroke-dasharray="5 6" stroke-opacity=".5"',
        )
      : '');
  const iron =
    rails.paths('stroke="var(--rail)" stroke-width="2.6" stroke-linecap="butt"') +
    rails.paths('stroke="var(--paper)" stroke-width="1.2" stroke-dasharray="6 6" stroke-linecap="butt"');
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${bed}${paved}${iron}</g>`;
}

/** The places of a way, carried on beyond the edge where it leaves the map. */
function run(way: HexWay, grid: HexGrid, place: (hex: string) => Point): Point[] {
  const ps = way.path.filter((hex) => grid.cell(hex)).map(place);
  const [first, last] = way.leaves ?? [null, null];
  if (first !== null) ps.unshift(beyond(grid, at(ps, 0), first));
  if (last !== null) ps.push(beyond(grid, at(ps, -1), last));
  return ps;
}

/** Water that runs from hex to hex, beside their centres. */
const streamLines = (map: HexMap, grid: HexGrid): Point[][] =>
  map.ways
    .filter((w) => w.kind === 'stream')
    .map((w, i) => {
      const ps = run(w, grid, (hex) => [grid.centre(hex)[0] + grid.R * 0.5, grid.centre(hex)[1]]);
      return chaikin(wobble(ps, 14, rng(seedOf('stream', i))), 2);
    });

export function streams(map: HexMap, grid: HexGrid): string {
  const d = streamLines(map, grid)
    .map((line) => spline(line, false, 0.5))
    .join('');
  return d
    ? `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="var(--water-ink)" stroke-width="12"/><path d="${d}" stroke="var(--water)" stroke-width="9.5"/><path class="fine" d="${d}" stroke="var(--water-ink)" stroke-width=".8" opacity=".4" stroke-dasharray="22 14" transform="translate(1 2)"/></g>`
    : '';
}

// ---------------------------------------------------------------- operational towns
const BLOCKS: Readonly<Record<HexPlace['rank'], readonly [number, number, number]>> = {
  major: [46, 34, 5.5],
  city: [22, 24, 5.5],
  town: [7, 9, 4.6],
  village: [4, 6, 4],
};

export function towns(map: HexMap, grid: HexGrid): string {
  const [tints, edges, large, small] = [new Blocks(), new Blocks(), new Blocks(), new Blocks()];
  for (const place of map.places) {
    if (!grid.cell(place.hex)) continue;
    const c = grid.centre(place.hex);
    const big = place.rank === 'major' || place.rank === 'city';
    if (big) {
      const d = path(blob([c], grid.R, { inset: place.rank === 'major' ? 5 : 13, amp: 7, seed: seedOf(place.name) }));
      (place.rank === 'major' ? edges : tints).add(c, d);
    }
    (big ? large : small).add(c, blocks(c, seedOf(place.hex), BLOCKS[place.rank]));
  }
  const tint = 'fill="var(--town)" fill-opacity=".92" stroke="var(--town-ink)"';
  const built = 'fill="var(--town-2)" stroke="var(--town-ink)" stroke-width=".7"';
  return (
    tints.paths(tint) +
    edges.paths(`${tint} stroke-width="1.7"`) +
    large.paths(built) +
    small.paths(`class="small-towns" ${built}`)
  );
}

/** Blocks of houses on two bearings, as a town grows. */
function blocks(c: Point, seed: number, [n, spread, size]: readonly [number, number, number]): string {
  const rnd = rng(seed);
  const lie = ((-22 + rnd() * 26) * Math.PI) / 180;
  const [u, v]: [Point, Point] = [
    [Math.cos(lie), Math.sin(lie)],
    [-Math.sin(lie), Math.cos(lie)],
  ];
  let d = '';
  for (let i = 0; i < n; i++) {
    const [a, far] = [rnd() * 6.283, Math.sqrt(rnd()) * spread];
    const [w, h] = [(size * (0.8 + rnd() * 0.9)) / 2, (size * (0.7 + rnd() * 0.6)) / 2];
    const m: Point = [c[0] + Math.cos(a) * far, c[1] + Math.sin(a) * far * 0.8];
    const p = (s: number, t: number): Point => [m[0] + u[0] * w * s + v[0] * h * t, m[1] + u[1] * w * s + v[1] * h * t];
    d += poly([p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)]);
  }
  return d;
}

// ---------------------------------------------------------------- tactical houses
/** dx, dy, width, depth, turn: farms and streets that leave the middle of a hex to the counter. */
const LAYOUTS: readonly (readonly (readonly [number, number, number, number, number])[])[] = [
  [
    [-16, -15, 30, 18, -12],
    [17, 12, 20, 16, 70],
  ],
  [
    [-14, 10, 28, 17, 14],
    [15, -13, 18, 14, -20],
  ],
  [
    [-20, -22, 26, 15, 8],
    [21, 23, 24, 15, -8],
  ],
  [
    [-15, -4, 26, 16, 76],
    [15, -19, 20, 14, 10],
    [13, 15, 18, 14, -12],
  ],
];

export function houses(map: HexMap, grid: HexGrid): string {
  return (map.houses ?? [])
    .map(({ hex, stone }, i) => {
      const c = grid.centre(hex);
      return at(LAYOUTS, seedOf(hex) + i)
        .map(([dx, dy, w, d, turn]) => house([c[0] + dx, c[1] + dy], w, d, turn, stone))
        .join('');
    })
    .join('');
}

/** Footprint, ridge, the darker half, a shadow and a chimney. */
function house(p: Point, w: number, d: number, turn: number, stone: boolean): string {
  const [x, y] = [-w / 2, -d / 2];
  const roof = stone ? 'var(--town-stone)' : 'var(--town-2)';
  return `<g transform="translate(${pt(p)}) rotate(${turn})"><rect x="${x + 2.5}" y="${y + 3}" width="${w}" height="${d}" fill="var(--shade)" opacity=".25"/><rect x="${x}" y="${y}" width="${w}" height="${d}" fill="${roof}" stroke="var(--map-ink)" stroke-width="1.1"/><rect x="${x}" y="0" width="${w}" height="${d / 2}" fill="var(--shade)" opacity=".16"/><path d="M${x} 0H${w / 2}" stroke="var(--map-ink)" stroke-width=".9"/><rect x="${f(w * 0.22)}" y="${f(-d * 0.3)}" width="3.4" height="3.4" fill="var(--map-ink)" opacity=".8"/></g>`;
}

/** Tactical bridges, where a way crosses a stream in one of the two hexes: parapets along the way. */
export function footbridges(map: HexMap, grid: HexGrid): string {
  const waters = streamLines(map, grid);
  const ways = map.ways.filter((w) => w.kind !== 'stream').map((w) => run(w, grid, (hex) => grid.centre(hex)));
  return map.bridges
    .map(([a, b]) => {
      if (!grid.cell(a) || !grid.cell(b)) return '';
      const m = between(grid.centre(a), grid.centre(b));
      const crossing = ways.flatMap((way) => along(way, 4)).filter(({ p }) => distance(p, m) < grid.R * 1.3);
      const best = crossing
        .map((s) => ({ ...s, off: Math.min(...waters.map((w) => toLine(s.p, w))) }))
        .sort((x, y) => x.off - y.off)[0];
      if (!best) return '';
      return `<g transform="translate(${pt(best.p)}) rotate(${f(best.face - 90)})" fill="none" stroke="var(--rail)" stroke-width="2" stroke-linecap="round"><path d="M-12-7H12M-12 7H12M-15-10l3 3M15-10l-3 3M-15 10l3-3M15 10l-3-3"/></g>`;
    })
    .join('');
}
