/** The table without its pieces: from the view's terrain to layers of SVG. Built once a map. */
import {
  at,
  between,
  bounds,
  distance,
  f,
  inside,
  lengthOf,
  middle,
  seedOf,
  toLine,
  bearing,
  type Line,
  type Point,
} from '../../draw/geometry';
import * as draw from '../../draw/terrain';
import { loopOf, MARGIN, type Sheet } from './sheet';
import type { TableTerrain, TableView } from './types';

export interface Course {
  kind: string;
  name: string;
  line: Point[];
  width: number;
}
export interface PlaceName {
  text: string;
  kind: 'town' | 'wood' | 'water' | 'hill' | 'road' | 'work';
  x: number;
  y: number;
  /** Degrees, between -90 and 90. */
  turn: number;
}
export interface Ground {
  /** Everything that lies flat; what stands up (houses, crowns). */
  flat: string;
  high: string;
  names: PlaceName[];
}

const LINES = ['road', 'river', 'wall'];
interface Area {
  kind: string;
  name: string;
  height: number;
  loop: Point[];
}

/** Roads, rivers and walls come as four-cornered stretches: stretches that follow each other become one course
 * again. */
export function coursesOf(terrain: readonly TableTerrain[], sheet: Sheet): Course[] {
  const courses: Course[] = [];
  for (const piece of terrain) {
    if (!LINES.includes(piece.kind)) continue;
    const quad = loopOf(sheet, piece.points);
    const [from, to] = [between(at(quad, 0), at(quad, 3)), between(at(quad, 1), at(quad, 2))];
    const last = courses.at(-1);
    if (last && last.kind === piece.kind && last.name === piece.name && distance(at(last.line, -1), from) < 1)
      last.line.push(to);
    else
      courses.push({ kind: piece.kind, name: piece.name, line: [from, to], width: distance(at(quad, 0), at(quad, 3)) });
  }
  return courses;
}

let kept: { key: string; ground: Ground } | null = null;
/** The ground of a view. Terrain does not change in a game, but every view brings it anew: the drawing is kept. */
export function cachedGround(view: TableView, sheet: Sheet): Ground {
  const key = view.scenario + JSON.stringify(view.terrain);
  if (kept?.key !== key) kept = { key, ground: groundOf(view.terrain, sheet, view.scenario) };
  return kept.ground;
}

export function groundOf(terrain: readonly TableTerrain[], sheet: Sheet, scenario: string): Ground {
  const courses = coursesOf(terrain, sheet);
  const areas = terrain
    .filter((p) => !LINES.includes(p.kind))
    .map(({ kind, name, height, points }) => ({ kind, name, height, loop: loopOf(sheet, points) }));
  return {
    flat: flatOf(areas, courses, sheet, seedOf(scenario)),
    high: highOf(areas, courses),
    names: namesOf(areas, courses),
  };
}

export const bledOff = (line: Point[], s: Sheet): Point[] =>
  draw
    .bleed(
      line.map((p) => [p[0] - MARGIN, p[1] - MARGIN]),
      s.w,
      s.h,
      60,
    )
    .map((p) => [p[0] + MARGIN, p[1] + MARGIN]);

/** Open ground with its tints, fields and tufts, where a point of the sheet is free for them. */
export function bareGround(s: Sheet, seed: number, free: (p: Point) => boolean): string {
  const clear = (p: Point): boolean => free([p[0] + MARGIN, p[1] + MARGIN]);
  const scenery =
    draw.groundTints(s.w, s.h, seed) + draw.fields(s.w, s.h, seed + 1, clear) + draw.tufts(s.w, s.h, seed + 2, clear);
  const ground = `<rect width="${f(s.w)}" height="${f(s.h)}" fill="var(--ground)"/>`;
  return `<g transform="translate(${MARGIN} ${MARGIN})">${ground}${scenery}</g>`;
}

function flatOf(areas: readonly Area[], courses: readonly Course[], s: Sheet, seed: number): string {
  const of = (kind: string, draw: (a: Area) => string): string =>
    areas
      .filter((a) => a.kind === kind)
      .map(draw)
      .join('');
  const lines = (kind: string): Course[] =>
    courses.filter((c) => c.kind === kind).map((c) => ({ ...c, line: bledOff(c.line, s) }));
  const free = (p: Point): boolean =>
    areas.every((a) => !inside(p, a.loop)) && courses.every((c) => toLine(p, c.line) > c.width / 2 + 6);
  return [
    bareGround(s, seed, free),
    of('hill', (a) => draw.hill(a.loop, a.height)),
    of('broken', (a) => draw.brokenGround(a.loop)),
    of('wood', (a) => draw.woodPatch(a.loop)),
    lines('river')
      .map((c) => draw.river(c.line, c.width))
      .join(''),
    of('town', (a) => draw.townGround(a.loop)),
    draw.roads(lines('road')),
    of('bridge', (a) => draw.bridge(a.loop)),
    of('trench', (a) => draw.trench(a.loop)),
    of('bunker', (a) => draw.bunker(a.loop)),
    lines('wall')
      .map((c) => draw.wall(c.line, c.width))
      .join(''),
  ].join('');
}

function highOf(areas: readonly Area[], courses: readonly Course[]): string {
  const roads = courses.filter((c) => c.kind === 'road');
  const inTheWay = (p: Point): boolean => roads.some((r) => toLine(p, r.line) < r.width / 2);
  const towns = areas.filter((a) => a.kind === 'town').map((a) => draw.houses(a.loop, inTheWay));
  const woods = areas.filter((a) => a.kind === 'wood').map((a) => draw.woodCrowns(a.loop));
  return `<g class="houses">${towns.join('')}</g><g class="trees">${woods.join('')}</g>`;
}

// ---------------------------------------------------------------- names
const AREA_NAMES: Readonly<Record<string, PlaceName['kind']>> = {
  town: 'town',
  wood: 'wood',
  hill: 'hill',
  broken: 'wood',
  bridge: 'work',
  trench: 'work',
  bunker: 'work',
};

function namesOf(areas: readonly Area[], courses: readonly Course[]): PlaceName[] {
  const bridges = areas.filter((a) => a.kind === 'bridge').map((a) => a.loop);
  const named = areas.filter((a) => a.name !== '').map(nameOfArea);
  return [...named, ...courses.filter((c) => c.name !== '' && c.kind !== 'wall').map((c) => nameOfCourse(c, bridges))];
}

/** Towns and works are named above them, woods and hills within. */
function nameOfArea({ kind, name, loop }: Area): PlaceName {
  const [l, t, r] = bounds(loop);
  const above = kind !== 'wood' && kind !== 'hill' && kind !== 'broken';
  const [x, y] = above ? [(l + r) / 2, t - 9] : middle(loop);
  return { text: name, kind: AREA_NAMES[kind] ?? 'work', x, y, turn: 0 };
}

/** A course bears its name on its longest stretch, clear of the bridges over it. */
export function nameOfCourse(
  { kind, name, line }: Pick<Course, 'kind' | 'name' | 'line'>,
  bridges: readonly Line[],
): PlaceName {
  let best = 0;
  for (let i = 1; i + 1 < line.length; i++)
    if (lengthOf(line.slice(i, i + 2)) > lengthOf(line.slice(best, best + 2))) best = i;
  const [a, b] = [at(line, best), at(line, best + 1)];
  const clear = (p: Point): boolean => bridges.every((loop) => !inside(p, loop) && toLine(p, loop, true) > 110);
  const [x, y] = [0.5, 0.38, 0.62, 0.28, 0.72, 0.82, 0.18].map((t) => between(a, b, t)).find(clear) ?? between(a, b);
  const turn = ((bearing(a, b) - 90 + 540) % 360) - 180;
  return {
    text: name,
    kind: kind === 'river' || kind === 'stream' ? 'water' : 'road',
    x,
    y,
    turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
  };
}
