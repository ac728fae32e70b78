/** The drawn sheet of a map: made once a map, kept as long as the map is. */
import { f, hexPts, outline, poly, type Point } from '../../draw/geometry';
import { Blocks } from './area';
import { contours, crowns, ground } from './ground';
import { HexGrid } from './grid';
import { levelsSvg, numbersSvg, watersSvg, type Box } from './labels';
import { brinks, crevices, crossings, waters } from './tactical';
import type { HexMap } from './types';
import { bridges, rivers } from './water';
import { footbridges, houses, streams, towns, ways } from './roads';

export interface HexSheet {
  grid: HexGrid;
  /** Everything up to what is built, and the paper round it. */
  terrain: string;
  numbers: string;
  /** Names of waters by the scale of letters; they keep clear of the pieces that lie there when they are first
   * written. */
  waters: (scale: number, taken: readonly Box[]) => string;
}

const sheets = new WeakMap<HexMap, HexSheet>();
let made = 0;

export function sheetOf(map: HexMap): HexSheet {
  const known = sheets.get(map);
  if (known) return known;
  const grid = new HexGrid(map);
  const prefix = `hx${made++}`;
  const waters = new Map<number, string>();
  const sheet: HexSheet = {
    grid,
    terrain: drawn(map, grid),
    numbers: numbersSvg(map, grid) + (map.style === 'tactical' ? levelsSvg(grid) : ''),
    waters: (scale, taken) =>
      waters.get(scale) ?? waters.set(scale, watersSvg(map, grid, scale, prefix, taken)).get(scale) ?? '',
  };
  sheets.set(map, sheet);
  return sheet;
}

function drawn(map: HexMap, grid: HexGrid): string {
  const tactical = map.style === 'tactical';
  const built = tactical
    ? streams(map, grid) +
      waters(grid) +
      lines(grid) +
      ways(map, grid) +
      footbridges(map, grid) +
      crossings(map, grid) +
      crevices(map, grid) +
      crowns(grid, clearing(grid)) +
      contours(grid) +
      brinks(grid) +
      houses(map, grid) +
      dots(grid)
    : lines(grid) + rivers(map, grid) + ways(map, grid) + bridges(map, grid) + towns(map, grid);
  return ground(map, grid) + built + frame(grid);
}

/** The grid: three sides of every hex are enough inside; the frame draws the rest. */
function lines(grid: HexGrid): string {
  const blocks = new Blocks();
  for (const { row, col } of grid.cells) {
    const p = hexPts(grid.centreOf(row, col), grid.R);
    blocks.add(p[0] as Point, poly([p[5], p[0], p[1], p[2]] as Point[], false));
  }
  return blocks.paths('class="hex-grid" fill="none" stroke="var(--grid)" stroke-width="1.05"');
}

const dots = (grid: HexGrid): string => {
  const blocks = new Blocks();
  for (const { row, col } of grid.cells) {
    const [x, y] = grid.centreOf(row, col);
    blocks.add([x, y], `M${f(x - 1.6)} ${f(y)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`);
  }
  return blocks.paths('class="fine" fill="var(--map-ink-2)"');
};

/** Trees keep off the hex numbers. */
const clearing =
  (grid: HexGrid) =>
  (p: Point): boolean => {
    const id = grid.at(p);
    if (id === undefined) return true;
    const [x, y] = grid.centre(id);
    return Math.hypot((p[0] - x) * 0.75, p[1] - (y - grid.R * 0.69)) > 9.5;
  };

/** Paper over all that lies beyond the hexes, and the neat line. */
function frame(grid: HexGrid): string {
  const centres = [...grid.cells].map((c) => grid.centreOf(c.row, c.col));
  const edge = outline(centres, grid.R)
    .map((l) => poly(l))
    .join('');
  const [w, h] = [f(grid.width), f(grid.height)];
  return `<path d="M-40-40H${f(grid.width + 40)}V${f(grid.height + 40)}H-40Z${edge}" fill-rule="evenodd" fill="var(--paper)"/><path d="${edge}" fill="none" stroke="var(--map-ink)" stroke-width="1.6" stroke-linejoin="round"/><rect x="6" y="6" width="${f(grid.width - 12)}" height="${f(grid.height - 12)}" fill="none" stroke="var(--map-ink)" stroke-width=".8" opacity=".5"/><rect x=".5" y=".5" width="${f(+w - 1)}" height="${f(+h - 1)}" fill="none" stroke="var(--shade)" stroke-opacity=".25"/>`;
}
