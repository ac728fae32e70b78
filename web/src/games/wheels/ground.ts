/** The table without its models: from the view's terrain to layers of SVG. Built once for what lies on the table. */
import { along, bounds, inside, middle, seedOf, toLine, type Line, type Point } from '../../draw/geometry';
import * as works from '../../draw/fieldworks';
import * as patches from '../../draw/patches';
import * as draw from '../../draw/terrain';
import { bareGround, bledOff, nameOfCourse, type Ground, type PlaceName } from '../../board/table/ground';
import { loopOf, type Sheet } from '../../board/table/sheet';
import type { Terrain, TerrainKind, View } from './view';

export interface Piece {
  kind: TerrainKind;
  name: string;
  height: number;
  /** Its outline; of a line its course too. */
  loop: Point[];
  line: Point[] | null;
  width: number;
}

export const pieceOf = (piece: Pick<Terrain, 'kind' | 'name' | 'height' | 'points' | 'width'>, sheet: Sheet): Piece => {
  const points = loopOf(sheet, piece.points);
  const width = piece.width * sheet.scale;
  const { kind, name, height } = piece;
  if (piece.width === 0) return { kind, name, height, loop: points, line: null, width: 0 };
  const strip = [...draw.sideways(points, width / 2), ...draw.sideways(points, -width / 2).reverse()];
  return { kind, name, height, loop: strip, line: points, width };
};

let kept: { key: string; ground: Ground } | null = null;
/** Terrain seldom changes, but every view brings it anew: the drawing is kept. */
export function cachedGround(view: View, sheet: Sheet): Ground {
  const bare = view.terrain.map(({ kind, points, width, height, name }) => [kind, points, width, height, name]);
  const key = view.scenario + JSON.stringify([view.size, bare]);
  if (kept?.key !== key) kept = { key, ground: groundOf(view.terrain, sheet, view.scenario) };
  return kept.ground;
}

export function groundOf(terrain: readonly Terrain[], sheet: Sheet, scenario: string): Ground {
  const pieces = terrain.map((piece) => pieceOf(piece, sheet));
  return { flat: flatOf(pieces, sheet, seedOf(scenario)), high: highOf(pieces), names: namesOf(pieces) };
}

// ---------------------------------------------------------------- layers
const HOUSES: Readonly<Partial<Record<TerrainKind, draw.Material>>> = {
  'concrete-buildings': 'concrete',
  'stone-houses': 'stone',
  'wooden-houses': 'wood',
};
const WOODED: readonly TerrainKind[] = ['trees', 'trees-on-slope'];

/** The line along the middle of a piece, whether it is told as a line or as an area. */
const spine = ({ line, loop }: Piece): Line => line ?? draw.spineOf(loop) ?? axisOf(loop);
function axisOf(loop: Line): Point[] {
  const lie = draw.lieOf(loop);
  const [l, t, r, b] = bounds(loop);
  const far = Math.hypot(r - l, b - t);
  const [x, y] = middle(loop);
  const turn = ((lie - 90) * Math.PI) / 180;
  const at = (k: number): Point => [x + Math.cos(turn) * k, y + Math.sin(turn) * k];
  const within = along([at(-far / 2), at(far / 2)], 4)
    .map(({ p }) => p)
    .filter((p) => inside(p, loop));
  return within.length > 1 ? [within[0] as Point, within.at(-1) as Point] : [at(-10), at(10)];
}

function flatOf(pieces: readonly Piece[], sheet: Sheet, seed: number): string {
  const free = (p: Point): boolean =>
    pieces.every((one) => !inside(p, one.loop) && (!one.line || toLine(p, one.line) > one.width / 2 + 6));
  return bareGround(sheet, seed, free) + layersOf(pieces, (line) => bledOff(line, sheet));
}

/** What lies on the ground, from below. `run`: how courses go on at the edge of the table. */
function layersOf(pieces: readonly Piece[], run: (line: Point[]) => Point[] = (line) => line): string {
  const of = (kinds: readonly TerrainKind[], make: (piece: Piece) => string): string =>
    pieces
      .filter(({ kind }) => kinds.includes(kind))
      .map(make)
      .join('');
  const courses = (kind: TerrainKind): { line: Point[]; width: number }[] =>
    pieces.filter((one) => one.kind === kind).map((one) => ({ line: run([...spine(one)]), width: one.width || 24 }));
  return [
    of(['sand'], ({ loop }) => patches.sand(loop)),
    of(['slope', 'trees-on-slope'], ({ loop, height }) => draw.hill(loop, Math.max(1, height))),
    of(['rocks'], ({ loop }) => patches.rocks(loop)),
    of(['swamp'], ({ loop }) => patches.swamp(loop)),
    of(WOODED, ({ loop }) => draw.woodPatch(loop)),
    courses('stream')
      .map(({ line, width }) => draw.river(line, width))
      .join(''),
    of(Object.keys(HOUSES) as TerrainKind[], ({ loop }) => draw.townGround(loop)),
    draw.roads(courses('road')),
    of(['bridge'], ({ loop }) => draw.bridge(loop)),
    of(['trenches'], ({ loop }) => draw.trench(loop)),
    of(['emplacements'], ({ loop }) => works.gunPit(loop)),
    of(['minefield'], ({ loop }) => works.mineArea(loop)),
    of(['wire'], (one) => works.wire(spine(one))),
    of(['anti-tank-blocks'], (one) => works.blocks(spine(one))),
    of(['bunkers-and-casemates'], ({ loop }) => draw.bunker(loop)),
    of(['barricades'], (one) => works.barricade(spine(one))),
    of(['walls'], (one) => draw.wall(spine(one), Math.min(one.width || 9, 9))),
    of(['hedges'], (one) => works.hedge(spine(one))),
  ].join('');
}

function highOf(pieces: readonly Piece[]): string {
  const roads = pieces.filter((one) => one.kind === 'road' && one.line);
  const inTheWay = (p: Point): boolean => roads.some((road) => toLine(p, road.line as Point[]) < road.width / 2);
  const towns = pieces
    .filter((one) => HOUSES[one.kind])
    .map((one) => draw.houses(one.loop, inTheWay, HOUSES[one.kind]));
  const woods = pieces.filter((one) => WOODED.includes(one.kind)).map((one) => draw.woodCrowns(one.loop));
  const rows = pieces.filter((one) => one.kind === 'row-of-trees').map((one) => works.treeRow(spine(one)));
  return `<g class="houses">${towns.join('')}</g><g class="trees">${woods.join('')}${rows.join('')}</g>`;
}

// ---------------------------------------------------------------- names
const NAMED: Readonly<Partial<Record<TerrainKind, PlaceName['kind']>>> = {
  'concrete-buildings': 'town',
  'stone-houses': 'town',
  'wooden-houses': 'town',
  trees: 'wood',
  'trees-on-slope': 'wood',
  slope: 'hill',
  rocks: 'hill',
  sand: 'hill',
  swamp: 'wood',
};
function namesOf(pieces: readonly Piece[]): PlaceName[] {
  const bridges = pieces.filter(({ kind }) => kind === 'bridge').map(({ loop }) => loop);
  const named = pieces.filter(({ name }) => name !== '');
  return named.map((one) => (isCourse(one) ? nameOfCourse({ ...one, line: [...one.line] }, bridges) : nameOfArea(one)));
}
const isCourse = (one: Piece): one is Piece & { line: Point[] } =>
  one.line !== null && one.line.length > 1 && (one.kind === 'road' || one.kind === 'stream');

/** Houses and works are named above them, other ground within. */
function nameOfArea({ kind, name, loop }: Piece): PlaceName {
  const said = NAMED[kind] ?? 'work';
  const [l, t, r] = bounds(loop);
  const [x, y] = said === 'town' || said === 'work' ? [(l + r) / 2, t - 9] : middle(loop);
  return { text: name, kind: said, x, y, turn: 0 };
}

// ---------------------------------------------------------------- pieces of the box
/** The points of a piece of the box where it would lie: turned clockwise about its own point, then put there. */
export function laidAt(points: readonly number[], at: { x: number; y: number }, face: number): number[] {
  const [s, c] = [Math.sin((face * Math.PI) / 180), Math.cos((face * Math.PI) / 180)];
  const found: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    found.push(at.x + x * c - y * s, at.y + x * s + y * c);
  }
  return found;
}

/** A piece alone, for previews and pictures. */
export function pieceArt(piece: Pick<Terrain, 'kind' | 'points' | 'width' | 'height'>, sheet: Sheet): string {
  const one = [pieceOf({ ...piece, name: '' }, sheet)];
  return layersOf(one) + highOf(one);
}
