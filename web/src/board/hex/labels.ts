/** Words on a map: names of places and waters, heights, hex numbers. Letters keep a readable size on the screen: the
 * further a board is zoomed out, the larger they are drawn, and the fewer find room. */
import { f, pt, spline, type Point } from '../../draw/geometry';
import { esc } from '../../draw/symbols';
import { Blocks } from './area';
import type { HexGrid } from './grid';
import type { HexMap, HexPlace, HexWords } from './types';
import { lettering } from './water';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  rank: HexPlace['rank'];
  anchor: 'start' | 'middle' | 'end';
}

const SIZE: Readonly<Record<HexPlace['rank'], number>> = { major: 17, city: 14, town: 12, village: 11 };
const ORDER: readonly HexPlace['rank'][] = ['major', 'city', 'town', 'village'];
const STEP = 2 ** (1 / 3);

/** How much larger letters are drawn at a zoom (pixels a unit): in steps, so that names do not crawl. On a map as
 * small as a stamp they are as small as can be read. */
export function letterScale(k: number): number {
  const goal = k < 0.25 ? 0.6 : 0.9;
  return k >= goal ? 1 : STEP ** Math.ceil(Math.log(goal / k) / Math.log(STEP));
}
/** From this scale on towns are left out; from the next on cities that have no room of their own. */
const [NO_TOWNS, FEW_CITIES] = [1.7, 3.4];

const widthOf = (text: string, rank: HexPlace['rank'], size: number): number =>
  text.length * size * (rank === 'major' ? 0.8 : 0.5);
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export function boxOf(label: Label): Box {
  const w = widthOf(label.text, label.rank, label.size);
  const left = label.anchor === 'middle' ? label.x - w / 2 : label.anchor === 'start' ? label.x : label.x - w;
  return [left - 2, label.y - label.size * 0.8, left + w + 2, label.y + label.size * 0.22];
}

const shown = (place: HexPlace): string => (place.rank === 'major' ? place.name.toLocaleUpperCase('uk') : place.name);

/** Below the hex first, then above, right, left of a piece in it. */
function candidates(place: HexPlace, c: Point, R: number, scale: number): Label[] {
  const size = SIZE[place.rank] * scale;
  const make = (x: number, y: number, anchor: Label['anchor']): Label => ({
    text: shown(place),
    x: c[0] + x,
    y: c[1] + y,
    size,
    rank: place.rank,
    anchor,
  });
  const below = make(0, place.rank === 'major' ? R * 0.9 : R * 0.85, 'middle');
  if (scale === 1) return [below];
  const half = R * 0.68;
  const [up, down, out] = [-half - size * 0.3, half + size * 0.82, half + 4];
  const aside = (far: number): Label[] =>
    [0.32, -0.6, 1.2].flatMap((dy) => [make(out + far, size * dy, 'start'), make(-out - far, size * dy, 'end')]);
  const sides = [...aside(0), ...(place.rank === 'major' ? [...aside(R * 0.9), ...aside(R * 1.8)] : [])];
  return [
    make(0, down, 'middle'),
    make(0, up, 'middle'),
    ...sides,
    make(0, down + size, 'middle'),
    make(0, up - size, 'middle'),
  ];
}

/** Names where they have room: more important ones choose first, and stand even where it is tight. */
export function placeNames(map: HexMap, grid: HexGrid, scale: number, taken: readonly Box[] = []): Label[] {
  const placed: Label[] = [];
  const boxes: Box[] = (map.words ?? [])
    .filter((w) => w.kind === 'water' && scale > 1)
    .map((w) => wordBox(w, grid, scale));
  const sheet: Box = [0, 0, grid.width, grid.height];
  const crowding = (label: Label): number => {
    const box = boxOf(label);
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    const cut = area - overlap(box, sheet);
    return (
      cut +
      boxes.reduce((sum, b) => sum + overlap(box, b) * 3, 0) +
      (scale === 1 ? 0 : taken.reduce((sum, b) => sum + overlap(box, b), 0))
    );
  };
  for (const rank of ORDER) {
    if (scale > NO_TOWNS && (rank === 'town' || rank === 'village')) continue;
    for (const place of map.places) {
      if (place.rank !== rank || !grid.cell(place.hex)) continue;
      const best = candidates(place, grid.centre(place.hex), grid.R, scale)
        .map((label) => ({ label, crowd: crowding(label) }))
        .sort((a, b) => a.crowd - b.crowd)[0];
      if (
        !best ||
        (best.crowd > 0 &&
          rank !== 'major' &&
          !(rank === 'city' && scale < FEW_CITIES && best.crowd < best.label.size ** 2))
      )
        continue;
      placed.push(best.label);
      boxes.push(boxOf(best.label));
    }
  }
  return placed;
}

/** Seas have room of their own: their letters need not grow as much. */
const wordSize = (w: HexWords, scale: number): number =>
  (w.size ?? 12.5) * (w.kind === 'water' ? Math.min(scale, 2) : scale);
function wordBox(w: HexWords, grid: HexGrid, scale: number): Box {
  const [c, size] = [grid.centre(w.hex), wordSize(w, scale)];
  const [x, y, half] = [c[0] + (w.dx ?? 0), c[1] + (w.dy ?? 0), (w.text.length * size * 0.8) / 2];
  return [x - half, y - size * 0.8, x + half, y + size * 0.2];
}

export function namesSvg(labels: readonly Label[]): string {
  const one = ({ text, x, y, size, rank, anchor }: Label): string =>
    `<text x="${f(x)}" y="${f(y)}" font-size="${f(size)}" stroke-width="${f(size * 0.32)}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}${rank === 'major' || rank === 'city' ? ' font-weight="600"' : ''}${rank === 'major' ? ` letter-spacing="${f(size * 0.09)}"` : ''}>${esc(text)}</text>`;
  return `<g font-family="var(--font-map)" text-anchor="middle" fill="var(--map-ink)" stroke="var(--halo)" stroke-linejoin="round" paint-order="stroke">${labels.map(one).join('')}</g>`;
}

/** Names of waters along their course, and heights. `prefix` keeps the ids of two boards apart. */
export function watersSvg(map: HexMap, grid: HexGrid, scale: number, prefix: string, taken: readonly Box[]): string {
  const letters = lettering(map, grid, scale, taken).filter((l) => scale <= NO_TOWNS || l.size > 16 * scale);
  let [defs, g] = ['', ''];
  letters.forEach(({ text, line, size, spacing }, i) => {
    const id = `${prefix}-w${i}`;
    defs += `<path id="${id}" d="${spline(line, false, 0.5)}"/>`;
    g += `<text font-size="${f(size)}" letter-spacing="${f(spacing)}" stroke-width="${f(size * 0.2)}"><textPath href="#${id}" startOffset="50%">${esc(text)}</textPath></text>`;
  });
  for (const w of map.words ?? []) {
    const c = grid.centre(w.hex);
    const size = wordSize(w, scale);
    const p: Point = [c[0] + (w.dx ?? 0), c[1] + (w.dy ?? 0)];
    const look =
      w.kind === 'height' ? 'class="height" fill="var(--contour-text)"' : `letter-spacing="${f(size * 0.3)}"`;
    g += `<text transform="translate(${pt(p)})" font-size="${f(size)}" stroke-width="${f(size * 0.2)}" ${look}>${esc(w.text)}</text>`;
  }
  return `<defs>${defs}</defs><g font-family="var(--font-map)" font-style="italic" fill="var(--water-text)" stroke="var(--halo)" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">${g}</g>`;
}

/** Hex numbers above the centres. One that would hit a name moves down, or is left to hover and to the board as
 * text. */
export function numbersSvg(map: HexMap, grid: HexGrid): string {
  const tactical = map.style === 'tactical';
  const [size, up] = tactical ? [9.6, grid.R * 0.64] : [8.6, grid.R * 0.686];
  const names = placeNames(map, grid, 1).map(boxOf);
  const hits = (x: number, y: number): boolean => names.some((b) => overlap(b, [x - 11, y - 8, x + 11, y + 1]) > 0);
  const blocks = new Blocks();
  for (const cell of grid.cells) {
    const [x, y] = grid.centreOf(cell.row, cell.col);
    const at = [y - up, y - up + 11].find((v) => !hits(x, v));
    if (at !== undefined) blocks.add([x, at], `<tspan x="${f(x)}" y="${f(at)}">${esc(cell.number ?? cell.id)}</tspan>`);
  }
  const halo = tactical ? ' stroke="var(--halo)" stroke-width="2.2" paint-order="stroke"' : '';
  const texts = blocks.contents.map((spans) => `<text>${spans}</text>`).join('');
  return `<g class="hex-numbers" font-family="var(--font-num)" font-weight="600" font-size="${size}" letter-spacing=".3" text-anchor="middle" fill="var(--map-ink-2)"${halo}>${texts}</g>`;
}

/** The level of a hex that is not on the plain, below its centre. */
export function levelsSvg(grid: HexGrid): string {
  const blocks = new Blocks();
  for (const cell of grid.cells) {
    const [x, y] = grid.centreOf(cell.row, cell.col);
    if (cell.level)
      blocks.add(
        [x, y],
        `<tspan x="${f(x)}" y="${f(y + grid.R * 0.86)}">${cell.level < 0 ? `−${-cell.level}` : cell.level}</tspan>`,
      );
  }
  return `<g class="hex-numbers" font-family="var(--font-map)" font-style="italic" font-size="11" text-anchor="middle" fill="var(--contour-text)" stroke="var(--halo)" stroke-width="2.4" paint-order="stroke">${blocks.contents.map((spans) => `<text>${spans}</text>`).join('')}</g>`;
}
