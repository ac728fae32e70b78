/** The map of this game as the hex widget takes it. */
import type { HexCell, HexMap, HexPlace, HexRiver, HexWay, HexWords, Terrain } from '../../board/hex/types';
import type { Lang } from '../../i18n';
import { hexIndex, hexName, onMap } from './lookup';
import type { Board, Hexside } from './view';

const TERRAIN: Readonly<Record<string, Terrain>> = { '.': 'clear', f: 'woods', r: 'rough', s: 'marsh', '~': 'sea' };
const RADIUS = 43;
const SEA_NAMES: readonly (Omit<HexWords, 'text'> & { text: Record<Lang, string> })[] = [
  { hex: '0336', kind: 'water', size: 20, dy: 14, text: { it: 'Mar d’Azov', en: 'Sea of Azov' } },
  { hex: '0119', kind: 'water', size: 15, dx: 10, dy: -24, text: { it: 'Mar Nero', en: 'Black Sea' } },
];

const maps = new WeakMap<Board, Partial<Record<Lang, HexMap>>>();
/** Drawn once for each language: names of places and waters differ. */
export function mapOf(board: Board, lang: Lang): HexMap {
  const known = maps.get(board) ?? {};
  maps.set(board, known);
  return (known[lang] ??= made(board, lang));
}

function made(board: Board, lang: Lang): HexMap {
  return {
    id: 'traces',
    style: 'operational',
    radius: RADIUS,
    shifted: board.rows % 2 === 1 ? 0 : 1,
    cells: cells(board),
    rivers: rivers(board, lang),
    ways: [...ways(board, 'road', board.roads), ...ways(board, 'rail', board.rails)],
    bridges: board.bridges.filter((pair) => both(board, pair)),
    places: places(board, lang),
    words: SEA_NAMES.filter((sea) => board.terrain[hexIndex(board, sea.hex)] === '~').map((sea) => ({
      ...sea,
      text: sea.text[lang],
    })),
  };
}

function cells(board: Board): HexCell[] {
  const found: HexCell[] = [];
  for (let i = 0; i < board.terrain.length; i++) {
    if (!onMap(board, i)) continue;
    found.push({
      id: hexName(board, i),
      row: Math.floor(i / board.columns),
      col: i % board.columns,
      terrain: TERRAIN[board.terrain[i] ?? ''] ?? 'clear',
    });
  }
  return found;
}

const both = (board: Board, pair: Hexside): boolean => pair.every((hex) => onMap(board, hexIndex(board, hex)));

const rivers = (board: Board, lang: Lang): HexRiver[] =>
  board.rivers
    .map((river) => ({
      ...(river.name[lang] && { name: river.name[lang] }),
      size: river.size,
      sides: river.sides.filter((pair) => both(board, pair)),
    }))
    .filter((river) => river.sides.length > 0);

/** Lines, cut where they leave the part of the map that is played on. */
function ways(board: Board, kind: HexWay['kind'], lines: readonly (readonly string[])[]): HexWay[] {
  const found: HexWay[] = [];
  for (const line of lines) {
    let path: string[] = [];
    for (const hex of [...line, '']) {
      if (hex && onMap(board, hexIndex(board, hex))) path.push(hex);
      else {
        if (path.length > 1) found.push({ kind, path });
        path = [];
      }
    }
  }
  return found;
}

const places = (board: Board, lang: Lang): HexPlace[] =>
  board.cities
    .filter((city) => onMap(board, hexIndex(board, city.hex)))
    .map((city) => ({ hex: city.hex, name: city.name[lang], today: city.today, rank: city.major ? 'major' : 'city' }));
