/** The map of this game as the hex widget takes it. */
import type { HexCell, HexMap, HexPlace, HexSide, HexWay, Terrain } from '../../board/hex/types';
import { t, type Lang } from '../../i18n';
import { labelOf, levelAt, shortLabel, terrainAt } from './lookup';
import type { Board } from './view';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  open: 'clear',
  stone: 'town',
  wooden: 'town',
  woods: 'woods',
  'light-woods': 'brush',
  corn: 'corn',
  wheat: 'field',
  water: 'water',
  ford: 'ford',
  swamp: 'marsh',
  bridge: 'bridge',
};
export const RADIUS = 44;

const maps = new WeakMap<Board, Partial<Record<Lang, HexMap>>>();
/** Drawn once for each language: names of places differ. */
export function mapOf(board: Board, lang: Lang): HexMap {
  const known = maps.get(board) ?? {};
  maps.set(board, known);
  return (known[lang] ??= made(board, lang));
}

function made(board: Board, lang: Lang): HexMap {
  const built = (key: string): number[] =>
    [...board.terrain].flatMap((_, hex) => (terrainAt(board, hex)?.key === key ? [hex] : []));
  const house = (stone: boolean) => (hex: number) => ({ hex: labelOf(board, hex), stone });
  return {
    id: `storms-${board.maps.map((map) => map.number).join('-')}`,
    style: 'tactical',
    radius: RADIUS,
    shifted: 1,
    cells: cells(board),
    rivers: [],
    ways: roads(board),
    bridges: [],
    places: board.objectives.map((one): HexPlace => ({
      hex: labelOf(board, one.hex),
      name: one.name[lang],
      rank: 'city',
    })),
    houses: [...built('stone').map(house(true)), ...built('wooden').map(house(false))],
    crevices: board.crevices.map(([a, b]) => [labelOf(board, a), labelOf(board, b)] as const),
  };
}

const cells = (board: Board): HexCell[] =>
  board.labels.map((id, i) => ({
    id,
    number: shortLabel(board, i),
    row: Math.floor(i / board.columns),
    col: i % board.columns,
    terrain: TERRAIN[terrainAt(board, i)?.key ?? ''] ?? 'clear',
    words: t(`st-terrain-${terrainAt(board, i)?.key ?? 'open'}`),
    level: levelAt(board, i),
    ...(board.openings.includes(i) && { open: true }),
  }));

/** Roads run on beyond the edge by which they leave the map. */
function roads(board: Board): HexWay[] {
  const ends = new Map(board.road_ends.map(([hex, side]) => [hex, side as HexSide]));
  return board.roads.map((line) => ({
    kind: 'road' as const,
    path: line.map((hex) => labelOf(board, hex)),
    leaves: [ends.get(line[0] ?? -1) ?? null, ends.get(line.at(-1) ?? -1) ?? null] as const,
  }));
}
