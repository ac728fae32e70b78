/** Overlays of a map: areas under names and pieces, lines and figures over them. */
import {
  at,
  bearing,
  between,
  chaikin,
  distance,
  f,
  hexPts,
  inset,
  inside,
  norm,
  poly,
  pt,
  rng,
  rounded,
  seedOf,
  TURN,
  type Point,
} from '../../draw/geometry';
import { esc, oddsPill, pill, RING, type Ring } from '../../draw/symbols';
import { regionPath } from './area';
import { bearingOf, type HexGrid } from './grid';
import { sign } from './signs';
import type { HexChoice, HexId, HexOverlay, HexSide } from './types';

/** Under names; between names and pieces; over all. */
export interface Drawn {
  under?: string;
  between?: string;
  over?: string;
}
type Of<K extends HexOverlay['kind']> = Extract<HexOverlay, { kind: K }>;

export const OVERLAY_DEFS = `<pattern id="hx-refused" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="var(--refused)" stroke-width="2.6"/></pattern><pattern id="hx-threat" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V8" stroke="var(--threat)" stroke-width="1.3"/></pattern><radialGradient id="hx-puff"><stop offset="0" stop-color="var(--smoke-1)" stop-opacity=".9"/><stop offset=".6" stop-color="var(--smoke-2)" stop-opacity=".74"/><stop offset="1" stop-color="var(--smoke-3)" stop-opacity=".1"/></radialGradient>`;

/** A stroke whose width follows the setting for stronger lines. */
const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" style="stroke-width:calc(${width}px + var(--bolder))" ${more}/>`;
const cased = (d: string, colour: string, width: number, more = '', casing = 3.2): string =>
  line(d, 'var(--focus-gap)', width + casing, 'stroke-linecap="round"') + line(d, colour, width, more);

/** A hex as a state marks it: pulled in, corners rounded. */
export const hexShape = (grid: HexGrid, hex: HexId, d = 2.5): string =>
  rounded(inset(hexPts(grid.centre(hex), grid.R), d), 5);

export const hexRing = (grid: HexGrid, hex: HexId, kind: Ring): string =>
  RING[kind]
    .map(([colour, width, dash]) =>
      line(
        hexShape(grid, hex, kind === 'focus' ? 4 : 2),
        colour,
        width + (kind === 'hover' ? 0.8 : 0),
        dash ? `stroke-dasharray="${dash}"` : '',
      ),
    )
    .join('');

const word = ([x, y]: Point, text: string, size: number): string =>
  `<text x="${f(x)}" y="${f(y + size * 0.35)}" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="${size}" fill="var(--map-ink)" stroke="var(--halo)" stroke-width="${f(size * 0.2)}" paint-order="stroke">${esc(text)}</text>`;

const chipAt = ([x, y]: Point, text: string, size = 13): string =>
  `<g transform="translate(${f(x)} ${f(y)})">${pill(text, 'var(--ink)', 'var(--surface)', size)}</g>`;

// ---------------------------------------------------------------- areas
const area = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;

function region(o: Of<'region'>, grid: HexGrid): string {
  const d = regionPath(grid, o.hexes);
  if (o.tone === 'supply')
    return (
      area(d, 'var(--ok)', 0.1) +
      line(d, 'var(--halo)', 5, 'stroke-opacity=".85"') +
      line(d, 'var(--ok)', 2.2, 'stroke-dasharray="2 5" stroke-linecap="round"')
    );
  return (
    area(d, `var(--${o.side})`, 0.07) +
    line(d, 'var(--halo)', 5, 'stroke-opacity=".85"') +
    line(d, `var(--${o.side}-line)`, 2.2, 'stroke-dasharray="10 5"')
  );
}

/** Cost in the middle of a free hex, below a piece in a hex that is not. */
const costAt = (grid: HexGrid, hex: HexId, taken: ReadonlySet<HexId>): Point => {
  const c = grid.centre(hex);
  return taken.has(hex) ? [c[0] + grid.W * 0.36, c[1] + 1] : c;
};

function reach(
  hexes: readonly { hex: HexId; cost?: string | undefined }[],
  grid: HexGrid,
  taken: ReadonlySet<HexId>,
): Drawn {
  const known = hexes.filter((h) => grid.cell(h.hex));
  const d = regionPath(
    grid,
    known.map((h) => h.hex),
    2.5,
    5,
  );
  let figures = '';
  for (const { hex, cost } of known) {
    const p = costAt(grid, hex, taken);
    if (cost !== undefined) figures += cost && word(p, cost, taken.has(hex) ? 14 : 20);
    else
      figures += `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="${taken.has(hex) ? 4.5 : 7}" fill="var(--legal)" stroke="var(--focus-gap)" stroke-width="2"/>`;
  }
  return {
    under: `<path d="${d}" fill="var(--legal-soft)"/>${cased(d, 'var(--legal)', 2, 'stroke-dasharray="7 4"', 2.4)}`,
    over: figures,
  };
}

const zoc = (o: Of<'zoc'>, grid: HexGrid): string => {
  const d = regionPath(grid, o.hexes, 2, 5);
  return `<path d="${d}" fill="url(#hx-threat)" opacity=".62"/>${line(d, 'var(--threat)', 1.6, 'stroke-dasharray="7 4"')}`;
};

const arc = (o: Of<'arc'>, grid: HexGrid): string => {
  const d = regionPath(grid, o.hexes, 0.5, 1);
  if (o.far)
    return (
      line(d, 'var(--halo)', 3.4, 'stroke-opacity=".6"') +
      line(d, 'var(--legal)', 1.2, 'stroke-dasharray="1 6" stroke-linecap="round"')
    );
  return (
    area(d, 'var(--legal)', 0.06) +
    line(d, 'var(--halo)', 4, 'stroke-opacity=".6"') +
    line(d, 'var(--legal)', 2, 'stroke-dasharray="1 5" stroke-linecap="round"')
  );
};

const unseen = (o: Of<'unseen'>, grid: HexGrid): string => area(regionPath(grid, o.hexes, 0, 0), 'var(--shade)', 0.13);

/** A frame round the hex in the colour of its holder, and a flag with its worth at the lower left. */
function objective(o: Of<'objective'>, grid: HexGrid): Drawn {
  const [x, y] = grid.centre(o.hex);
  const colour = o.side ? `var(--${o.side}-line)` : 'var(--map-ink-2)';
  const frame =
    line(hexShape(grid, o.hex, 4.5), 'var(--halo)', 4.6) +
    line(hexShape(grid, o.hex, 4.5), colour, 2.4, o.contested ? 'stroke-dasharray="9 5"' : '');
  const [body, ink] = o.side
    ? [`var(--${o.side})`, `var(--${o.side}-on)`]
    : ['var(--counter-paper)', 'var(--counter-ink)'];
  const figure = o.label
    ? `<text x="1" y="-8.200" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="11.5" fill="${ink}">${esc(o.label)}</text>`
    : '';
  const flag = `<path d="M-8-18V4" stroke="var(--focus-gap)" stroke-width="5" stroke-linecap="round"/><path d="M-8-18V4" stroke="var(--map-ink)" stroke-width="2" stroke-linecap="round"/><path d="M-8-18H10V-6H-8Z" fill="${body}" stroke="var(--focus-gap)" stroke-width="1.500"/>${figure}`;
  return {
    under: frame,
    between: `<g transform="translate(${f(x - grid.R * 0.62)} ${f(y + grid.R * 0.42)})"><g class="sign">${flag}</g></g>`,
  };
}

const CROSS =
  '<circle r="10" fill="var(--refused)" stroke="var(--focus-gap)" stroke-width="2"/><path d="M-4-4 4 4M4-4-4 4" stroke="var(--focus-gap)" stroke-width="2.6" stroke-linecap="round"/>';

function mark(o: Of<'mark'>, grid: HexGrid): Drawn {
  const d = hexShape(grid, o.hex);
  switch (o.state) {
    case 'target':
      return { under: `<path d="${d}" fill="var(--legal-soft)"/>${cased(d, 'var(--legal)', 3)}` };
    case 'refused':
      return {
        under: refusedHex(grid, o.hex),
        over: `<g transform="translate(${pt(grid.centre(o.hex))})">${CROSS}</g>`,
      };
    case 'threat':
      return {
        under: `<path d="${d}" fill="url(#hx-threat)"/>${line(d, 'var(--threat)', 1.6, 'stroke-dasharray="7 4"')}`,
      };
    case 'selected':
      return { under: hexRing(grid, o.hex, 'selected') };
  }
}

const refusedHex = (grid: HexGrid, hex: HexId): string => {
  const d = hexShape(grid, hex, 2);
  return `<path d="${d}" fill="url(#hx-refused)" opacity=".55"/>${cased(d, 'var(--refused)', 3, '', 2.5)}`;
};

// ---------------------------------------------------------------- lines
/** Where the way from a to b enters a hex, as a share of the way. */
export function entering(grid: HexGrid, a: Point, b: Point, hex: HexId): number {
  const shape = hexPts(grid.centre(hex), grid.R);
  for (let t = 0; t <= 1; t += 0.004) if (inside(between(a, b, t), shape)) return t;
  return 1;
}

/** Clear as far as it goes; from the hex that stops it on, broken and crossed. */
function sight(o: Of<'sight'>, grid: HexGrid): Drawn {
  const [a, b] = [grid.centre(o.from), grid.centre(o.to)];
  const stop = o.blocked ? between(a, b, entering(grid, a, b, o.blocked)) : b;
  const clear = cased(`M${pt(a)}L${pt(stop)}`, 'var(--legal)', 3);
  const label = o.label ? chipAt(o.blocked ? between(stop, b, 0.5) : between(a, b), o.label) : '';
  if (!o.blocked) return { between: clear, over: label };
  const broken = cased(`M${pt(stop)}L${pt(b)}`, 'var(--refused)', 2.6, 'stroke-dasharray="8 6"');
  return {
    under: refusedHex(grid, o.blocked),
    between: clear + broken,
    over: `<g transform="translate(${pt(stop)})">${CROSS}</g>${label}`,
  };
}

/** A way of a piece: a line through the middle of hexes, what it has cost at every step, a head at its end. */
function way(o: Of<'path'>, grid: HexGrid, taken: ReadonlySet<HexId>): Drawn {
  const ps = grid.centres(o.hexes);
  if (ps.length < 2) return {};
  const colour = o.side ? `var(--${o.side}-line)` : 'var(--legal)';
  const [last, before] = [at(ps, -1), at(ps, -2)];
  const v = norm([last[0] - before[0], last[1] - before[1]]);
  // It ends in the middle of a free hex, at the edge of a piece in one that is not.
  const gap = taken.has(o.hexes.at(-1) ?? '') ? 20 : 0;
  const [tip, short]: [Point, Point] = [
    [last[0] - v[0] * gap, last[1] - v[1] * gap],
    [last[0] - v[0] * (gap + 16), last[1] - v[1] * (gap + 16)],
  ];
  const d = poly(chaikin([...ps.slice(0, -1), short], 2), false);
  const head = `<path transform="translate(${pt(tip)}) rotate(${f(bearing(before, last))})" d="M0-4 11 16 0 10-11 16Z" fill="${colour}" stroke="var(--focus-gap)" stroke-width="1.8" stroke-linejoin="round"/>`;
  // What it has cost so far is written where it enters a hex: pieces in it stay readable.
  const steps = ps
    .slice(1, -1)
    .map((q, i) => between(at(ps, i), q))
    .map((p, i) =>
      o.costs?.[i + 1]
        ? `<g transform="translate(${pt(p)})">${pill(o.costs[i + 1] as string, colour, 'var(--focus-gap)', 11)}</g>`
        : `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="4" fill="${colour}" stroke="var(--focus-gap)" stroke-width="1.5"/>`,
    );
  const total = o.costs?.at(-1);
  return {
    between: cased(d, colour, 3.4),
    over:
      head +
      steps.join('') +
      (total
        ? `<g transform="translate(${f(last[0])} ${f(last[1] + grid.R * 0.5)})">${pill(total, colour, 'var(--focus-gap)', 15)}</g>`
        : ''),
  };
}

/** A way that was gone, or an attack that was made: from a hollow dot to a head. */
function trace(o: Of<'trail' | 'fire'>, grid: HexGrid): Drawn {
  const ps = grid.centres(o.hexes);
  if (ps.length < 2) return {};
  const fire = o.kind === 'fire';
  const colour = fire ? 'var(--threat)' : o.bold ? 'var(--legal)' : 'var(--trail)';
  const [first, last, before] = [at(ps, 0), at(ps, -1), at(ps, -2)];
  const v = norm([last[0] - before[0], last[1] - before[1]]);
  const gap = fire ? 26 : 0;
  const tip: Point = [last[0] - v[0] * gap, last[1] - v[1] * gap];
  const short: Point = [tip[0] - v[0] * 12, tip[1] - v[1] * 12];
  const d = poly(chaikin([...ps.slice(0, -1), short], 2), false);
  const [width, dash] = fire ? (o.bold ? [3.6, '11 6'] : [2.6, '2 6']) : o.bold ? [4.4, ''] : [3, ''];
  const head = `<path transform="translate(${pt(tip)}) rotate(${f(bearing(before, last))})" d="M0-3 8 12 0 8-8 12Z" fill="${colour}" stroke="var(--focus-gap)" stroke-width="1.6" stroke-linejoin="round"/>`;
  const dot = `<circle cx="${f(first[0])}" cy="${f(first[1])}" r="5" fill="var(--focus-gap)" stroke="${colour}" stroke-width="2.4"/>`;
  const label = o.label
    ? `<g transform="translate(${f(last[0])} ${f(last[1] + grid.R * 0.72)})">${pill(o.label, colour, 'var(--focus-gap)', 14)}</g>`
    : '';
  return {
    between: cased(d, colour, width, dash && `stroke-dasharray="${dash}"`, 2.6),
    over: (fire ? '' : dot) + head + label,
  };
}

/** A block arrow from the edge of one piece to the edge of another. */
function arrow(o: Of<'arrow'>, grid: HexGrid): string {
  const [p, q] = [grid.centre(o.from), grid.centre(o.to)];
  const n = norm([q[0] - p[0], q[1] - p[1]]);
  const length = distance(p, q) - 54;
  const P = (d: number, w: number): Point => [p[0] + n[0] * (29 + d) - n[1] * w, p[1] + n[1] * (29 + d) + n[0] * w];
  const d = poly([
    P(0, 4),
    P(length - 10, 4),
    P(length - 10, 9.5),
    P(length + 2, 0),
    P(length - 10, -9.5),
    P(length - 10, -4),
    P(0, -4),
  ]);
  return `<path d="${d}" fill="var(--${o.side}-line)" stroke="var(--halo)" stroke-width="1.8"/>${o.label ? chipAt(P(-2, -24), o.label) : ''}`;
}

const DROP =
  '<path d="M0-4.4c2.4 3 3.5 4.5 3.5 6.1a3.5 3.5 0 0 1-7 0c0-1.6 1.1-3.1 3.5-6.1Z" fill="var(--focus-gap)"/>';
/** The way of supply from its source: dots; a struck drop where it is cut. */
function supply(o: Of<'supply'>, grid: HexGrid, taken: ReadonlySet<HexId>): Drawn {
  const ps = grid.centres(o.hexes);
  const [from, to] = [o.hexes[0], at(ps, -1)];
  if (!ps.length || from === undefined) return {};
  const colour = o.cut ? 'var(--oos)' : 'var(--ok)';
  const disc = (p: Point, inner: string): string =>
    `<g transform="translate(${pt(p)})"><circle r="11" fill="${colour}" stroke="var(--focus-gap)" stroke-width="2"/>${inner}</g>`;
  const line =
    ps.length > 1
      ? cased(poly(chaikin(ps, 2), false), colour, 2.6, 'stroke-dasharray="1 7" stroke-linecap="round"')
      : '';
  const [x, y] = at(ps, 0);
  let g = o.source ? disc(taken.has(from) ? [x - grid.W * 0.36, y] : [x, y], DROP) : '';
  if (o.cut)
    g += disc(
      between(at(ps, -2), to, 0.52),
      `${DROP}<path d="M-6 6 6-6" stroke="${colour}" stroke-width="4"/><path d="M-6 6 6-6" stroke="var(--focus-gap)" stroke-width="1.8"/>`,
    );
  return { between: line, over: g };
}

const CORNERS: Readonly<Record<'nw' | 'ne' | 'sw' | 'se' | 's', Point>> = {
  nw: [-30, -20],
  ne: [30, -20],
  sw: [-30, 18],
  se: [30, 18],
  s: [0, 35],
};
const chip = (o: Of<'chip'>, grid: HexGrid): string => {
  const [c, d] = [grid.centre(o.hex), CORNERS[o.corner ?? 'sw']];
  return chipAt([c[0] + d[0], c[1] + d[1]], o.text);
};

const odds = (o: Of<'odds'>, grid: HexGrid): string => {
  const [c, d] = [grid.centre(o.hex), CORNERS.s];
  return `<g transform="translate(${f(c[0] + d[0])} ${f(c[1] + d[1])})">${oddsPill(o.works, o.costs)}</g>`;
};

function smoke(o: Of<'smoke'>, grid: HexGrid): string {
  const [c, rnd] = [grid.centre(o.hex), rng(seedOf('smoke', o.hex))];
  let g = '';
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TURN + rnd();
    g += `<circle cx="${f(c[0] + Math.cos(a) * grid.R * 0.34)}" cy="${f(c[1] + Math.sin(a) * grid.R * 0.34)}" r="${f(grid.R * (0.5 + rnd() * 0.14))}" fill="url(#hx-puff)"/>`;
  }
  g += line(hexShape(grid, o.hex, 3), 'var(--smoke-ink)', 1.5, 'stroke-dasharray="1.5 4.5" stroke-linecap="round"');
  return (
    g +
    (o.label
      ? `<g transform="translate(${f(c[0])} ${f(c[1] + grid.R * 0.62)})">${pill(o.label, 'var(--smoke-ink)', 'var(--focus-gap)', 11)}</g>`
      : '')
  );
}

// ---------------------------------------------------------------- all together
function one(o: HexOverlay, grid: HexGrid, taken: ReadonlySet<HexId>): Drawn {
  switch (o.kind) {
    case 'region':
      return { under: region(o, grid) };
    case 'reach':
      return reach(o.hexes, grid, taken);
    case 'zoc':
      return { under: zoc(o, grid) };
    case 'arc':
      return { under: arc(o, grid) };
    case 'unseen':
      return { under: unseen(o, grid) };
    case 'objective':
      return grid.cell(o.hex) ? objective(o, grid) : {};
    case 'sight':
      return sight(o, grid);
    case 'path':
      return way(o, grid, taken);
    case 'trail':
    case 'fire':
      return trace(o, grid);
    case 'arrow':
      return { over: arrow(o, grid) };
    case 'supply':
      return supply(o, grid, taken);
    case 'mark':
      return mark(o, grid);
    case 'sign':
      return { [o.sign === 'goal' ? 'under' : 'between']: sign(o, grid) };
    case 'chip':
      return { over: chip(o, grid) };
    case 'odds':
      return { over: odds(o, grid) };
    case 'smoke':
      return { under: smoke(o, grid) };
  }
}

export function overlaysSvg(
  overlays: readonly HexOverlay[],
  grid: HexGrid,
  taken: ReadonlySet<HexId>,
): Required<Drawn> {
  const drawn = overlays.map((o) => one(o, grid, taken));
  const all = (layer: keyof Drawn): string => drawn.map((d) => d[layer] ?? '').join('');
  return { under: all('under'), between: all('between'), over: all('over') };
}

/** How near to the middle of a hexside a click means the arrow there, and how large it is drawn. */
export const ARROW = { reach: 14, size: 10 };
const sideArrow = (grid: HexGrid, hex: HexId, side: HexSide): string =>
  `<g transform="translate(${pt(grid.sideOf(hex, side))})"><circle r="${ARROW.size}" fill="var(--surface)" stroke="var(--legal)" stroke-width="1.8"/><path transform="rotate(${bearingOf(side)})" d="M0 5.500V-5M-4.400-1 0-5.600 4.400-1" fill="none" stroke="var(--legal)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Hexes that can be chosen: one region with a figure or a dot in each; arrows on their sides. */
export function choicesSvg(choices: readonly HexChoice[], grid: HexGrid, taken: ReadonlySet<HexId>): Drawn {
  const hexes = new Map<HexId, { hex: HexId; cost?: string | undefined }>();
  for (const c of choices)
    if (c.hex !== undefined && c.piece === undefined && c.side === undefined && !hexes.has(c.hex))
      hexes.set(c.hex, { hex: c.hex, cost: c.cost });
  const drawn: Drawn = hexes.size ? reach([...hexes.values()], grid, taken) : {};
  const arrows = choices.flatMap((c) =>
    c.side !== undefined && c.hex !== undefined && grid.cell(c.hex) ? [sideArrow(grid, c.hex, c.side)] : [],
  );
  return arrows.length ? { ...drawn, over: (drawn.over ?? '') + arrows.join('') } : drawn;
}
