/** Drawing geometry: pure functions from points to points and to SVG path data. Nothing here knows a game. */

export type Point = readonly [number, number];
export type Line = readonly Point[];
/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];
/** A source of numbers from 0 up to 1. */
export type Random = () => number;

export const S3 = Math.sqrt(3);
export const TURN = Math.PI * 2;
export const radians = (degrees: number): number => (Math.PI / 180) * degrees;

/** A number for a path: a tenth is precise enough on a board and keeps the document small. */
export const f = (n: number): string => (Math.round(n * 10) / 10 + 0).toString();
export const pt = (p: Point): string => f(p[0]) + ' ' + f(p[1]);
export const poly = (ps: Line, close = true): string =>
  ps.length ? 'M' + ps.map(pt).join('L') + (close ? 'Z' : '') : '';

/** A small seeded generator: the same map is always drawn the same. */
export function rng(seed: number): Random {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed made of numbers or text, so that every piece of a map has its own and keeps it. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let h = 2166136261;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
    h = Math.imul(h ^ 47, 16777619);
  }
  return h >>> 0;
}

/** x0, y0, x1, y1, ... as points, each multiplied by `scale`. */
export function pairs(flat: readonly number[], scale = 1): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([at(flat, i) * scale, at(flat, i + 1) * scale]);
  return out;
}

/** The i-th of a list, counted round: -1 is the last. Empty lists have no business here. */
export function at<T>(list: readonly T[], i: number): T {
  const n = list.length;
  return list[((i % n) + n) % n] as T;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const norm = (v: Point): Point => {
  const l = Math.hypot(v[0], v[1]) || 1;
  return [v[0] / l, v[1] / l];
};
/** The point `d` away on a compass bearing: 0 is up, 90 is right. */
export const ahead = (p: Point, bearing: number, d: number): Point => [
  p[0] + Math.sin(radians(bearing)) * d,
  p[1] - Math.cos(radians(bearing)) * d,
];
/** Compass bearing of the way from a to b, 0 up to 360. */
export const bearing = (a: Point, b: Point): number =>
  ((Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI + 360) % 360;

export function bounds(ps: Line): Bounds {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ps) [l, t, r, b] = [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)];
  return [l, t, r, b];
}

export const lengthOf = (ps: Line): number => ps.slice(1).reduce((sum, p, i) => sum + distance(at(ps, i), p), 0);

/** Twice the signed area: positive when the loop runs clockwise on a screen. */
export const area2 = (ps: Line): number =>
  ps.reduce((sum, a, i) => sum + a[0] * at(ps, i + 1)[1] - at(ps, i + 1)[0] * a[1], 0);

/** Pointy-top hex: corner 0 is the top, then clockwise. Side i joins corner i and i+1: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5
 * NW. */
export const corner = (c: Point, R: number, i: number): Point => {
  const a = radians(60 * i - 90);
  return [c[0] + R * Math.cos(a), c[1] + R * Math.sin(a)];
};
export const hexPts = (c: Point, R: number): Point[] => [0, 1, 2, 3, 4, 5].map((i) => corner(c, R, i));

/** Corner cutting: n rounds turn an angular line into a drawn curve. */
export function chaikin(ps: Line, n = 2, closed = false): Point[] {
  let line: Point[] = [...ps];
  for (let k = 0; k < n && line.length > 1; k++) {
    const out: Point[] = [];
    const m = line.length;
    for (let i = 0; i < (closed ? m : m - 1); i++) {
      const a = at(line, i);
      const b = at(line, i + 1);
      out.push(between(a, b, 0.25), between(a, b, 0.75));
    }
    if (!closed) {
      out.unshift(at(line, 0));
      out.push(at(line, -1));
    }
    line = out;
  }
  return line;
}

/** A smooth path through points (Catmull-Rom as cubic Béziers). */
export function spline(ps: Line, closed = false, t = 0.5): string {
  const n = ps.length;
  if (n === 0) return '';
  const g = (i: number): Point => (closed ? at(ps, i) : at(ps, Math.max(0, Math.min(n - 1, i))));
  const k = t / 3;
  let d = 'M' + pt(at(ps, 0));
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [g(i - 1), g(i), g(i + 1), g(i + 2)];
    d += `C${f(b[0] + (c[0] - a[0]) * k)} ${f(b[1] + (c[1] - a[1]) * k)} ${f(c[0] - (e[0] - b[0]) * k)} ${f(c[1] - (e[1] - b[1]) * k)} ${pt(c)}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Push points off a line by seeded noise, adding a point in the middle of every stretch: shores, wood edges,
 * contours. */
export function wobble(ps: Line, amp: number, rnd: Random, closed = false): Point[] {
  const out: Point[] = [];
  ps.forEach((a, i) => {
    const m = between(a, at(ps, i + 1));
    out.push([a[0] + (rnd() - 0.5) * amp, a[1] + (rnd() - 0.5) * amp]);
    if (closed || i < ps.length - 1) out.push([m[0] + (rnd() - 0.5) * amp * 1.3, m[1] + (rnd() - 0.5) * amp * 1.3]);
  });
  return out;
}

/** A loop of n points round a centre, uneven by `amp`, rounded: fields of tint, clearings, pools. */
export function organic(c: Point, rx: number, ry: number, n: number, seed: number, amp = 0.22): Point[] {
  const q = rng(seed);
  const ps: Point[] = [];
  for (let k = 0; k < n; k++) {
    const a = (k / n) * TURN;
    ps.push([
      c[0] + Math.cos(a) * rx * (1 + (q() - 0.5) * amp * 2),
      c[1] + Math.sin(a) * ry * (1 + (q() - 0.5) * amp * 2),
    ]);
  }
  return chaikin(ps, 3, true);
}

const grain = (p: Point): string => Math.round(p[0] * 2) + ',' + Math.round(p[1] * 2);

/** Outline loops of a set of hexes (their centres), as lists of corners. */
export function outline(centres: Line, R: number): Point[][] {
  const edges = new Map<string, Point>();
  for (const c of centres)
    for (let i = 0; i < 6; i++) {
      const a = corner(c, R, i);
      const [ka, kb] = [grain(a), grain(corner(c, R, i + 1))];
      if (!edges.delete(kb + '|' + ka)) edges.set(ka + '|' + kb, a);
    }
  return loopsOf(edges);
}

function loopsOf(edges: Map<string, Point>): Point[][] {
  const next = new Map<string, { to: string; from: Point }>();
  for (const [key, from] of edges) {
    const [a = '', b = ''] = key.split('|');
    next.set(a, { to: b, from });
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    let k = start;
    for (let step = next.get(k); step; step = next.get(k)) {
      next.delete(k);
      loop.push(step.from);
      k = step.to;
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/** Move a clockwise loop's points towards its inside by d (good enough for loops without spikes). */
export function inset(loop: Line, d: number): Point[] {
  return loop.map((p, i) => {
    const a = at(loop, i - 1);
    const b = at(loop, i + 1);
    const n1 = norm([-(p[1] - a[1]), p[0] - a[0]]);
    const n2 = norm([-(b[1] - p[1]), b[0] - p[0]]);
    const m = norm([n1[0] + n2[0], n1[1] + n2[1]]);
    const k = d / Math.max(0.5, m[0] * n1[0] + m[1] * n1[1]);
    return [p[0] + m[0] * k, p[1] + m[1] * k];
  });
}

/** The same loop, running clockwise on a screen: what `inset` wants. */
export const clockwise = (loop: Line): Point[] => (area2(loop) < 0 ? [...loop].reverse() : [...loop]);

/** A polygon with its corners rounded by r, never by more than half a side. */
export function rounded(ps: Line, r: number): string {
  let d = '';
  ps.forEach((p, i) => {
    const a = at(ps, i - 1);
    const b = at(ps, i + 1);
    const u = norm([a[0] - p[0], a[1] - p[1]]);
    const v = norm([b[0] - p[0], b[1] - p[1]]);
    const q = Math.min(r, distance(a, p) / 2);
    const w = Math.min(r, distance(b, p) / 2);
    d +=
      (i ? 'L' : 'M') + pt([p[0] + u[0] * q, p[1] + u[1] * q]) + `Q${pt(p)} ${pt([p[0] + v[0] * w, p[1] + v[1] * w])}`;
  });
  return d + (d ? 'Z' : '');
}

/** Chain loose two-point edges into lines: hexsides into rivers, stretches into roads. */
export function chain(edges: readonly (readonly [Point, Point])[]): Point[][] {
  const ends = new Map<string, number[]>();
  edges.forEach((e, i) => e.forEach((p) => ends.set(grain(p), [...(ends.get(grain(p)) ?? []), i])));
  const meeting = (p: Point): number => ends.get(grain(p))?.length ?? 0;
  const loose = (i: number): number => Math.min(...at(edges, i).map(meeting));
  const used = new Set<number>();
  const lines: Point[][] = [];
  for (const s of edges.map((_, i) => i).sort((a, b) => loose(a) - loose(b))) {
    if (used.has(s)) continue;
    used.add(s);
    const [a, b] = at(edges, s);
    const line: Point[] = meeting(a) !== 1 && meeting(b) === 1 ? [b, a] : [a, b];
    for (;;) {
      const k = grain(at(line, -1));
      const n = ends.get(k)?.find((i) => !used.has(i));
      if (n === undefined) break;
      used.add(n);
      const [c, d] = at(edges, n);
      line.push(grain(c) === k ? d : c);
    }
    lines.push(line);
  }
  return lines;
}

/** Random points that pass a test, at least `gap` apart, sorted from top to bottom. */
export function scatter(test: (p: Point) => boolean, box: Bounds, gap: number, rnd: Random, tries = 4000): Point[] {
  const cells = new Map<string, Point[]>();
  const cell = (p: Point, dx = 0, dy = 0): string => `${Math.floor(p[0] / gap) + dx},${Math.floor(p[1] / gap) + dy}`;
  const near = (p: Point): boolean =>
    [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => cells.get(cell(p, dx, dy))?.some((q) => distance(p, q) < gap)));
  const out: Point[] = [];
  for (let i = 0; i < tries; i++) {
    const p: Point = [box[0] + rnd() * (box[2] - box[0]), box[1] + rnd() * (box[3] - box[1])];
    if (near(p) || !test(p)) continue;
    out.push(p);
    cells.set(cell(p), [...(cells.get(cell(p)) ?? []), p]);
  }
  return out.sort((a, b) => a[1] - b[1]);
}

export function inside(p: Point, ps: Line): boolean {
  let c = false;
  ps.forEach((a, i) => {
    const b = at(ps, i - 1);
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) c = !c;
  });
  return c;
}

/** Distance from a point to a line of points. */
export function toLine(p: Point, ps: Line, closed = false): number {
  let best = Infinity;
  for (let i = 0; i < (closed ? ps.length : ps.length - 1); i++)
    best = Math.min(best, toStretch(p, at(ps, i), at(ps, i + 1)));
  return best;
}

export function toStretch(p: Point, a: Point, b: Point): number {
  const d: Point = [b[0] - a[0], b[1] - a[1]];
  const l = d[0] * d[0] + d[1] * d[1];
  const t = l === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * d[0] + (p[1] - a[1]) * d[1]) / l));
  return distance(p, [a[0] + d[0] * t, a[1] + d[1] * t]);
}

/** A point inside a loop, far from its edge: where its name goes. */
export function middle(ps: Line, steps = 12): Point {
  const [l, t, r, b] = bounds(ps);
  let best: Point = [(l + r) / 2, (t + b) / 2];
  let room = -1;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++) {
      const p: Point = [l + ((r - l) * i) / steps, t + ((b - t) * j) / steps];
      const free = inside(p, ps) ? toLine(p, ps, true) : -1;
      if (free > room + 0.5) [best, room] = [p, free];
    }
  return best;
}

/** Points every `step` along a line, with the way they point (compass bearing). */
export function along(ps: Line, step: number, from = step / 2): { p: Point; face: number }[] {
  const out: { p: Point; face: number }[] = [];
  let next = from;
  let gone = 0;
  for (let i = 0; i + 1 < ps.length; i++) {
    const [a, b] = [at(ps, i), at(ps, i + 1)];
    const l = distance(a, b);
    for (; next <= gone + l && l > 0; next += step)
      out.push({ p: between(a, b, (next - gone) / l), face: bearing(a, b) });
    gone += l;
  }
  return out;
}

/** A wedge of a disc between two bearings, its point at p. */
export function wedge(p: Point, face: number, half: number, radius: number, step = 3): Point[] {
  const ps: Point[] = [p];
  for (let a = -half; a < half; a += step) ps.push(ahead(p, face + a, radius));
  ps.push(ahead(p, face + half, radius));
  return ps;
}

/** Corners of a base: front left, front right, rear right, rear left; its front looks along the bearing. */
export function base(c: Point, face: number, width: number, depth: number): Point[] {
  const corner = (right: number, front: number): Point =>
    ahead(ahead(c, face, (front * depth) / 2), face + 90, (right * width) / 2);
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

/** The convex outline of points. */
export function hull(ps: Line): Point[] {
  const sorted = [...ps].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turns = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Line): Point[] => {
    const found: Point[] = [];
    for (const p of list) {
      while (found.length > 1 && turns(at(found, -2), at(found, -1), p) <= 0) found.pop();
      found.push(p);
    }
    found.pop();
    return found;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
/** The convex outline of points, r away from them all round. */
export const around = (ps: Line, r: number, corners = 16): Point[] =>
  hull(ps.flatMap((p) => Array.from({ length: corners }, (_, i) => ahead(p, (i * 360) / corners, r))));
