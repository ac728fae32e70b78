/** What a map of squads has beyond that of armies: gullies, crops, brush, water that fills hexes with its fords and
 * bridges. */
import {
  along,
  area2,
  bearing,
  between,
  chaikin,
  chain,
  distance,
  f,
  poly,
  pt,
  rng,
  seedOf,
  wobble,
  type Line,
  type Point,
} from '../../draw/geometry';
import { blob, Blocks, centresOf, each, groupsOf, path, type Loop } from './area';
import type { HexGrid } from './grid';
import { SIDES } from './grid';
import type { HexCell, HexMap, Terrain } from './types';

const is =
  (...kinds: Terrain[]) =>
  (cell: HexCell): boolean =>
    kinds.includes(cell.terrain);
export const TACTICAL_DEFS = [8, 96, 62]
  .map(
    (turn, i) =>
      `<pattern id="hx-corn${i}" width="8" height="8.5" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M4 7.500V3M4 5.200 1.800 3.400M4 5.200 6.200 3.400M4 3.200 2.900 1.600M4 3.200 5.100 1.600" stroke="var(--woods-ink)" stroke-width=".9" stroke-linecap="round" fill="none"/></pattern>`,
  )
  .join('');

// ---------------------------------------------------------------- relief
/** Strokes that point down a slope, along a loop; `down` is on the right of it or on the left. */
function hachures(line: Line, right: boolean, length: number, keep: (p: Point) => boolean): string {
  let d = '';
  along(line, 6.5).forEach(({ p, face }, i) => {
    if (!keep(p)) return;
    const turn = ((face + (right ? 90 : -90)) * Math.PI) / 180;
    const far = length * (i % 2 ? 0.62 : 1);
    d += `M${pt(p)}l${f(Math.sin(turn) * far)} ${f(-Math.cos(turn) * far)}`;
  });
  return d;
}

const low = (cell: HexCell): boolean => (cell.level ?? 0) < 0;
const sunken = (grid: HexGrid): Loop[] => blob(centresOf(grid, low), grid.R, { inset: 9, amp: 9, seed: 77, cuts: 3 });

/** Gullies: sunken ground, darkest along its bed. */
export function gullies(grid: HexGrid): string {
  const loops = sunken(grid);
  if (!loops.length) return '';
  const steps = [...grid.cells].filter(low).flatMap((cell) => {
    const next = ([0, 1, 2] as const).map((side) => grid.cell(grid.next(cell.id, side) ?? ''));
    return next.flatMap((one): [Point, Point][] =>
      one && low(one) ? [[grid.centre(cell.id), grid.centre(one.id)]] : [],
    );
  });
  const bed = chain(steps)
    .map((line) => poly(chaikin(line, 2), false))
    .join('');
  return `<g fill="color-mix(in oklab, var(--ground-2), var(--shade) 11%)">${each(loops)}</g><path d="${bed}" fill="none" stroke="color-mix(in oklab, var(--ground-2), var(--shade) 21%)" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The steep sides of gullies, over what grows there; where a track leads out they are gentle. */
export function brinks(grid: HexGrid): string {
  const loops = sunken(grid);
  if (!loops.length) return '';
  const cells = [...grid.cells].filter(low).map((cell) => ({ cell, c: grid.centreOf(cell.row, cell.col) }));
  const steep = (p: Point): boolean =>
    !cells.reduce((best, one) => (distance(one.c, p) < distance(best.c, p) ? one : best)).cell.open;
  const sides = loops.map((loop) => hachures([...loop, ...loop.slice(0, 1)], area2(loop) > 0, 9, steep)).join('');
  return `<g fill="none" stroke="var(--contour)" stroke-linecap="round"><path d="${path(loops)}" stroke-width="1.5"/><path d="${sides}" stroke-width="1.1"/></g>${ramps(grid)}`;
}

/** Where a gully can be left: rungs across its gentle side. */
function ramps(grid: HexGrid): string {
  let d = '';
  for (const cell of grid.cells) {
    if (!cell.open) continue;
    const c = grid.centreOf(cell.row, cell.col);
    for (const side of SIDES) {
      const next = grid.next(cell.id, side);
      if (next === undefined || (grid.cell(next)?.level ?? 0) < 0) continue;
      const turn = ((30 + 60 * side) * Math.PI) / 180;
      const [u, v]: [Point, Point] = [
        [Math.sin(turn), -Math.cos(turn)],
        [Math.cos(turn), Math.sin(turn)],
      ];
      for (const far of [0.58, 0.68, 0.78]) {
        const m: Point = [c[0] + u[0] * grid.R * far, c[1] + u[1] * grid.R * far];
        d += `M${f(m[0] - v[0] * 5)} ${f(m[1] - v[1] * 5)}l${f(v[0] * 10)} ${f(v[1] * 10)}`;
      }
    }
  }
  return (
    d &&
    `<path class="fine" d="${d}" fill="none" stroke="var(--contour)" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".8"/>`
  );
}

/** Slopes of two levels at once: close strokes down the hexside. */
export function scarps(grid: HexGrid): string {
  let d = '';
  for (const cell of grid.cells)
    for (const side of SIDES) {
      const next = grid.cell(grid.next(cell.id, side) ?? '');
      if (!next || (cell.level ?? 0) - Math.max(0, next.level ?? 0) < 2) continue;
      const edge = grid.edge(cell.id, next.id);
      const [a, b] = [grid.centre(cell.id), grid.centre(next.id)];
      if (edge)
        d += hachures(edge, Math.abs(((bearing(a, b) - bearing(...edge) + 540) % 360) - 270) < 1, 8, () => true);
    }
  return (
    d && `<path class="fine" d="${d}" fill="none" stroke="var(--contour)" stroke-width="1.3" stroke-linecap="round"/>`
  );
}

/** Small depressions along hexsides. */
export function crevices(map: HexMap, grid: HexGrid): string {
  let [bed, sides] = ['', ''];
  for (const [a, b] of map.crevices ?? []) {
    const edge = grid.edge(a, b);
    if (!edge) continue;
    const line = wobble([edge[0], between(...edge), edge[1]], 3, rng(seedOf(a, b)));
    bed += poly(line, false);
    sides += hachures(line, true, 4.5, () => true) + hachures(line, false, 4.5, () => true);
  }
  return (
    bed &&
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${sides}" stroke="var(--contour)" stroke-width="1.1"/><path d="${bed}" stroke="var(--contour)" stroke-width="5.4"/><path d="${bed}" stroke="color-mix(in oklab, var(--ground-2), var(--shade) 30%)" stroke-width="3"/></g>`
  );
}

// ---------------------------------------------------------------- crops
export function corn(grid: HexGrid): string {
  return groupsOf(grid, is('corn'))
    .map((group, i) => {
      const own = new Set(group.map((c) => c.id));
      const d = path(
        blob(
          centresOf(grid, (c) => own.has(c.id)),
          grid.R,
          { inset: 5, amp: 5, seed: 14 + i, cuts: 1 },
        ),
      );
      return `<path d="${d}" fill="color-mix(in oklab, var(--field), var(--woods-2) 50%)" stroke="var(--woods-ink)" stroke-opacity=".55" stroke-width="1"/><path d="${d}" fill="url(#hx-corn${i % 3})"/>`;
    })
    .join('');
}

// ---------------------------------------------------------------- water
const wet = is('water', 'ford', 'bridge');

/** Water that fills hexes: a shore, lines of depth, a few ripples. */
export function waters(grid: HexGrid): string {
  const centres = centresOf(grid, wet);
  if (!centres.length) return '';
  const shape = (inset: number): Loop[] => blob(centres, grid.R, { inset, amp: 8, seed: 41, cuts: 3 });
  const loops = shape(7);
  const depth = (d: number, opacity: number): string =>
    `<path class="fine" d="${path(shape(d))}" fill="none" stroke="var(--water-ink)" stroke-width=".9" opacity="${opacity}"/>`;
  const ripples = new Blocks();
  for (const cell of grid.cells) {
    if (cell.terrain !== 'water') continue;
    const [c, rnd] = [grid.centreOf(cell.row, cell.col), rng(seedOf('ripple', cell.id))];
    for (let i = 0; i < 3; i++) {
      const [x, y] = [c[0] + (rnd() - 0.5) * grid.R * 0.7, c[1] + (rnd() - 0.5) * grid.R * 0.9];
      ripples.add([x, y], `M${f(x - 6)} ${f(y)}q3-2.600 6 0t6 0`);
    }
  }
  return `<path d="${path(loops)}" fill="var(--water)" stroke="var(--water-ink)" stroke-width="2"/>${depth(12, 0.4)}${depth(17, 0.24)}<g class="fine" fill="none" stroke="var(--water-ink)" stroke-width="1" stroke-linecap="round" opacity=".55">${ripples.paths()}</g>`;
}

/** Across which bearing the water of a hex runs: at right angles to the wet hexes beside it. */
function across(grid: HexGrid, cell: HexCell): number {
  const c = grid.centreOf(cell.row, cell.col);
  const beside = SIDES.flatMap((side) => {
    const next = grid.cell(grid.next(cell.id, side) ?? '');
    return next && wet(next) ? [grid.centre(next.id)] : [];
  });
  const [a, b] = [beside[0] ?? c, beside.at(-1) ?? c];
  return bearing(beside.length > 1 ? a : c, b) + 90;
}

/** The bearing of the road through a hex, if one crosses it. */
function roadAt(map: HexMap, grid: HexGrid, hex: string): number | undefined {
  const near = map.ways
    .filter((way) => way.kind === 'road')
    .flatMap((way) => way.path.flatMap((one, i) => (one === hex ? [way.path[i - 1], way.path[i + 1]] : [])));
  const ends = [...new Set(near)].flatMap((one) => (one !== undefined && grid.cell(one) ? [grid.centre(one)] : []));
  if (!ends.length) return undefined;
  return bearing(ends.length > 1 ? (ends[0] as Point) : grid.centre(hex), ends.at(-1) as Point);
}

/** Shallows with stones, and bridges of planks. */
export function crossings(map: HexMap, grid: HexGrid): string {
  let g = '';
  for (const cell of grid.cells) {
    if (cell.terrain !== 'ford' && cell.terrain !== 'bridge') continue;
    const turn = (roadAt(map, grid, cell.id) ?? across(grid, cell)) - 90;
    g += `<g transform="translate(${pt(grid.centreOf(cell.row, cell.col))}) rotate(${f(turn)})">${cell.terrain === 'ford' ? ford(cell.id, grid.W) : bridge(grid.W)}</g>`;
  }
  return g;
}

function ford(id: string, W: number): string {
  const rnd = rng(seedOf('ford', id));
  let stones = '';
  for (let i = 0; i < 15; i++)
    stones += `<circle cx="${f((rnd() - 0.5) * W * 0.74)}" cy="${f((rnd() - 0.5) * 20)}" r="${f(1.4 + rnd() * 1.6)}"/>`;
  return `<rect x="${f(-W * 0.44)}" y="-13" width="${f(W * 0.88)}" height="26" rx="11" fill="color-mix(in oklab, var(--water), var(--verge) 62%)" stroke="var(--water-ink)" stroke-width=".9" stroke-dasharray="3 3"/><g class="fine" fill="var(--concrete)" stroke="var(--water-ink)" stroke-width=".7">${stones}</g>`;
}

function bridge(W: number): string {
  const half = W * 0.46;
  let planks = '';
  for (let x = -half + 4; x < half; x += 5) planks += `M${f(x)}-7V7`;
  return `<rect x="${f(-half + 2)}" y="-5" width="${f(half * 2)}" height="16" fill="var(--shade)" opacity=".22"/><rect x="${f(-half)}" y="-7.500" width="${f(half * 2)}" height="15" fill="var(--road)" stroke="var(--rail)" stroke-width="1"/><path class="fine" d="${planks}" stroke="var(--road-case)" stroke-width=".8"/><path d="M${f(-half - 5)}-12 ${f(-half)}-8.500H${f(half)}L${f(half + 5)}-12M${f(-half - 5)} 12 ${f(-half)} 8.500H${f(half)}L${f(half + 5)} 12" fill="none" stroke="var(--rail)" stroke-width="2.200" stroke-linecap="round"/>`;
}
