/** The ground of a hex map: everything under the grid. One path a layer, cut into blocks so that a board paints what
 * it shows. */
import {
  bounds,
  chaikin,
  f,
  inset,
  inside,
  poly,
  rng,
  seedOf,
  spline,
  TURN,
  wobble,
  type Bounds,
  type Line,
  type Point,
} from '../../draw/geometry';
import { groundTints } from '../../draw/terrain';
import { blob, Blocks, centresOf, contour, each, groupsOf, path, type Loop } from './area';
import type { HexGrid } from './grid';
import { corn, gullies, scarps, TACTICAL_DEFS } from './tactical';
import type { HexCell, HexMap, Terrain } from './types';

const FIELD_DEFS = [12, 100, 55]
  .map(
    (turn, i) =>
      `<pattern id="hx-field${i}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 1.5H7M0 5H7" stroke="var(--field-ink)" stroke-width="1" stroke-dasharray="4.5 1.5"/></pattern>`,
  )
  .join('');
export const GROUND_DEFS = FIELD_DEFS + TACTICAL_DEFS;

const is =
  (...kinds: Terrain[]) =>
  (cell: HexCell): boolean =>
    kinds.includes(cell.terrain);

export function ground(map: HexMap, grid: HexGrid): string {
  const base = `<rect width="${f(grid.width)}" height="${f(grid.height)}" fill="var(--ground)"/>${groundTints(grid.width, grid.height, seedOf(map.id))}`;
  const relief = map.style === 'tactical' ? hills(grid) + gullies(grid) + scarps(grid) + corn(grid) : rough(grid);
  return (
    base + relief + fields(grid) + marsh(grid) + (map.style === 'tactical' ? yards(grid) : woods(grid)) + sea(grid)
  );
}

// ---------------------------------------------------------------- scattering
/** Whether a point is in an area. Only cells at its edge need an exact test. */
function tester(grid: HexGrid, test: (cell: HexCell) => boolean, loops: readonly Loop[]): (p: Point) => boolean {
  const boxes = loops.map((loop): [Loop, Bounds] => [loop, bounds(loop)]);
  const known = new Map<string, boolean | null>();
  const cellSays = (id: string): boolean | null => {
    const cell = grid.cell(id) as HexCell;
    const all = [cell, ...grid.cellsRound(cell.row, cell.col)].map(test);
    return all.every(Boolean) ? true : all.some(Boolean) ? null : false;
  };
  return (p) => {
    const id = grid.at(p);
    if (id === undefined) return false;
    let says = known.get(id);
    if (says === undefined) known.set(id, (says = cellSays(id)));
    if (says !== null) return says;
    return (
      boxes.filter(([loop, [l, t, r, b]]) => p[0] > l && p[0] < r && p[1] > t && p[1] < b && inside(p, loop)).length %
        2 ===
      1
    );
  };
}

interface Seedling {
  p: Point;
  row: number;
  col: number;
  rnd: () => number;
}
/** Points on an uneven lattice over the sheet, each with a generator of its own. */
function* seedlings(grid: HexGrid, dx: number, dy: number, jitter: number, seed: number): Generator<Seedling> {
  for (let row = 0; row * dy < grid.height; row++)
    for (let col = 0; col * dx < grid.width + dx; col++) {
      const rnd = rng(seedOf(seed, row, col));
      const p: Point = [(col + (row % 2) / 2) * dx + (rnd() - 0.5) * jitter, row * dy + (rnd() - 0.5) * jitter];
      yield { p, row, col, rnd };
    }
}

// ---------------------------------------------------------------- relief
/** Operational rough ground: nested contours, and ridges drawn with hachures. */
function rough(grid: HexGrid): string {
  const centres = centresOf(grid, is('rough'));
  if (!centres.length) return '';
  let g = '';
  [4, 13, 22].forEach((d, i) => {
    const loops = blob(centres, grid.R, { inset: d, amp: 11, seed: 5 + i });
    g += `<g fill="var(--hill-${i + 1})" fill-opacity="${[0.62, 0.5, 0.36][i]}" stroke="var(--contour)" stroke-width=".9" stroke-opacity=".6">${each(loops)}</g>`;
  });
  return (
    g +
    `<g class="fine" fill="none" stroke="var(--contour)" stroke-width="1" stroke-linecap="round" opacity=".55">${ridges(grid)}</g>`
  );
}

function ridges(grid: HexGrid): string {
  const blocks = new Blocks();
  for (const cell of grid.cells) {
    if (cell.terrain !== 'rough') continue;
    const rnd = rng(seedOf('ridge', cell.row, cell.col));
    const c = grid.centreOf(cell.row, cell.col);
    for (let i = 0; i < 3; i++) {
      const a = rnd() * TURN;
      const d = (0.3 + rnd() * 0.42) * grid.R;
      const at: Point = [c[0] + Math.cos(a) * d, c[1] + Math.sin(a) * d * 0.9];
      blocks.add(at, ridge(at, -0.5 + rnd() * 0.9, 15 + rnd() * 10));
    }
  }
  return blocks.paths();
}

/** A crest line with short strokes down its shaded side. */
function ridge([x, y]: Point, slope: number, length: number): string {
  const [ux, uy] = [Math.cos(slope), Math.sin(slope)];
  const at = (t: number, down: number): string => {
    const [s, bow] = [(t - 0.5) * length, Math.sin(t * Math.PI) * -3];
    return `${f(x + ux * s - uy * (down + bow))} ${f(y + uy * s + ux * (down + bow))}`;
  };
  let d = `M${at(0, 0)}L${at(0.25, 0)} ${at(0.5, 0)} ${at(0.75, 0)} ${at(1, 0)}`;
  for (let t = 0.12; t < 0.95; t += 0.19) d += `M${at(t, 1)}L${at(t + 0.07, 5.5)}`;
  return d;
}

const levelLoops = (grid: HexGrid, level: number): string => {
  const centres = centresOf(grid, (c) => (c.level ?? 0) >= level);
  return centres.length ? path(blob(centres, grid.R, { inset: 3 + level * 3, amp: 12, seed: 6 + level, cuts: 3 })) : '';
};
const LEVELS = [1, 2, 3, 4];

/** Tactical heights: level on level, each with a shadow, a contour and a form line. */
function hills(grid: HexGrid): string {
  let g = '';
  for (const level of LEVELS) {
    const loops = levelLoops(grid, level);
    if (!loops) break;
    const centres = centresOf(grid, (c) => (c.level ?? 0) >= level);
    const form = path(blob(centres, grid.R, { inset: 12 + level * 3, amp: 9, seed: 69 + level, cuts: 3 }));
    g += `<path d="${loops}" fill="var(--shade)" opacity=".12" transform="translate(3 4)"/><path d="${loops}" fill="var(--hill-${level})" stroke="var(--contour)" stroke-width="${level === 1 ? 1.6 : 1.3}"/><path d="${form}" fill="none" stroke="var(--contour)" stroke-width=".7" opacity=".55"/>`;
  }
  return g;
}

/** The contours again over woods and yards, so that heights stay visible there. */
export const contours = (grid: HexGrid): string =>
  LEVELS.map((level) => levelLoops(grid, level))
    .filter(Boolean)
    .map((d) => `<path d="${d}" fill="none" stroke="var(--contour)" stroke-width="1.5" stroke-opacity=".75"/>`)
    .join('');

// ---------------------------------------------------------------- fields and marsh
function fields(grid: HexGrid): string {
  return groupsOf(grid, is('field'))
    .map((group, i) => {
      const own = new Set(group.map((c) => c.id));
      const d = path(
        blob(
          centresOf(grid, (c) => own.has(c.id)),
          grid.R,
          { inset: 5, amp: 5, seed: 4 + i, cuts: 1 },
        ),
      );
      return `<path d="${d}" fill="var(--field)" stroke="var(--field-ink)" stroke-width="1"/><path d="${d}" fill="url(#hx-field${i % 3})"/>`;
    })
    .join('');
}

function marsh(grid: HexGrid): string {
  const loops = blob(centresOf(grid, is('marsh')), grid.R, { inset: 4, amp: 12, seed: 21 });
  if (!loops.length) return '';
  const wet = tester(grid, is('marsh'), loops);
  const tufts = new Blocks();
  for (const {
    p: [x, y],
  } of seedlings(grid, 19, 12, 7, 8))
    if (wet([x, y - 3]) && wet([x - 5, y]) && wet([x + 5, y]))
      tufts.add(
        [x, y],
        `M${f(x - 5.5)} ${f(y)}h11M${f(x - 2.3)} ${f(y - 1)}v-3.5M${f(x)} ${f(y - 1)}v-5M${f(x + 2.3)} ${f(y - 1)}v-3.5`,
      );
  return `<g fill="var(--marsh)">${each(loops)}</g><g class="fine" fill="none" stroke="var(--marsh-ink)" stroke-width="1" opacity=".85">${tufts.paths()}</g>`;
}

// ---------------------------------------------------------------- woods
/** Operational woods: a patch, and small trees standing on their stems. */
function woods(grid: HexGrid): string {
  const loops = blob(centresOf(grid, is('woods')), grid.R, { inset: 4, amp: 15, seed: 33 });
  if (!loops.length) return '';
  const wooded = tester(grid, is('woods'), loops);
  const trees = new Blocks();
  for (const {
    p: [x, y],
  } of seedlings(grid, 15.5, 9.5, 6, 33))
    if (wooded([x + 5, y]) && wooded([x - 5, y - 4]) && wooded([x, y + 4]))
      trees.add([x, y], `M${f(x + 3.2)} ${f(y + 0.4)}a3.3 3.3 0 1 0-6.4 0M${f(x)} ${f(y)}v3.1h3`);
  return `<g fill="var(--woods)" stroke="var(--woods-ink)" stroke-opacity=".35" stroke-width=".8">${each(loops)}</g><g class="fine" stroke="var(--woods-ink)" stroke-width=".85" fill="var(--woods-2)" opacity=".85">${trees.paths()}</g>`;
}

interface Trees {
  kind: Terrain;
  /** How far apart they stand, how large they are (least, and how much more), how dense the green under them is. */
  gaps: readonly [number, number];
  size: readonly [number, number];
  patch: string;
  seed: number;
}
const WOODS: Trees = { kind: 'woods', gaps: [14.5, 10.5], size: [6.6, 2.8], patch: 'var(--woods)', seed: 31 };
const BRUSH: Trees = {
  kind: 'brush',
  gaps: [20, 15],
  size: [4, 2],
  patch: 'color-mix(in oklab, var(--ground), var(--woods) 58%)',
  seed: 57,
};
/** Tactical woods and brush. `clear` keeps hex numbers free. */
export const crowns = (grid: HexGrid, clear: (p: Point) => boolean): string =>
  trees(grid, BRUSH, clear) + trees(grid, WOODS, clear);

/** Crowns from back to front. Those of a row that do not touch share a path. */
function trees(grid: HexGrid, look: Trees, clear: (p: Point) => boolean): string {
  const loops = blob(centresOf(grid, is(look.kind)), grid.R, { inset: 5, amp: 14, seed: look.seed });
  if (!loops.length) return '';
  const wooded = tester(grid, is(look.kind), loops);
  const layers = new Map<string, [string, string, string]>();
  for (const { p, row, col, rnd } of seedlings(grid, ...look.gaps, 5.5, 12 + look.seed)) {
    if (!wooded([p[0] + 7, p[1] + 5]) || !wooded([p[0] - 7, p[1] - 6]) || !clear(p)) continue;
    const [shade, crown, light] = layers.get(`${row},${col % 2}`) ?? ['', '', ''];
    const drawn = crownAt(p, look.size[0] + rnd() * look.size[1], rnd);
    layers.set(`${row},${col % 2}`, [shade + drawn[0], crown + drawn[1], light + drawn[2]]);
  }
  const drawn = [...layers.values()].map(
    ([shade, crown, light]) =>
      `<path d="${shade}" fill="var(--shade)" opacity=".2"/><path d="${crown}" fill="var(--woods-2)" stroke="var(--woods-ink)" stroke-width=".9"/><path class="fine" d="${light}" fill="none" stroke="var(--woods)" stroke-width="1.3"/>`,
  );
  return `<path d="${path(loops)}" fill="${look.patch}"/>${drawn.join('')}`;
}

function crownAt([x, y]: Point, r: number, rnd: () => number): [string, string, string] {
  const ps: Point[] = [];
  for (let k = 0; k < 8; k++) {
    const [a, q] = [(k / 8) * TURN + rnd() * 0.3, r * (0.86 + rnd() * 0.24)];
    ps.push([x + Math.cos(a) * q, y + Math.sin(a) * q]);
  }
  const shade = `M${f(x + 2.5 - r)} ${f(y + 3)}a${f(r)} ${f(r * 0.9)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r * 0.9)} 0 1 0 ${f(-2 * r)} 0`;
  return [
    shade,
    spline(ps, true, 0.65),
    `M${f(x - r * 0.45)} ${f(y - r * 0.1)}q${f(r * 0.1)} ${f(-r * 0.45)} ${f(r * 0.5)} ${f(-r * 0.5)}`,
  ];
}

const yards = (grid: HexGrid): string => {
  const loops = blob(centresOf(grid, is('town')), grid.R, { inset: 7, amp: 6, seed: 2, cuts: 1 });
  return loops.length
    ? `<path d="${path(loops)}" fill="var(--town)" stroke="var(--town-ink)" stroke-width=".9" stroke-dasharray="3 2"/>`
    : '';
};

// ---------------------------------------------------------------- the sea
/** The coast is where half the ground is water; lines of depth follow it. */
function sea(grid: HexGrid): string {
  const water = (c: HexCell): number => c.water ?? (c.terrain === 'sea' ? 1 : 0);
  const drawn = (loop: Line, i: number): Loop =>
    chaikin(wobble(chaikin(loop, 1, true), 7, rng(seedOf('coast', i)), true), 2, true);
  const loops = contour(grid, water, 0.5).map(drawn);
  if (!loops.length) return '';
  const depth = (d: number, opacity: number): string =>
    `<path class="fine" d="${loops.map((l) => poly(inset(l, d))).join('')}" fill="none" stroke="var(--water-ink)" stroke-width=".8" opacity="${opacity}"/>`;
  return `<path d="${path(loops)}" fill="var(--water)" stroke="var(--water-ink)" stroke-width="1.6"/>${depth(5, 0.42)}${depth(11, 0.26)}${depth(19, 0.15)}`;
}
