/** Lines of relative range between two rows of groups: which are shown, and where their figures go. */
import { bearing, between, f, type Point } from '../../draw/geometry';
import type { RangeLine } from './types';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** In the upper row. */
  far: boolean;
  /** Its place in its row. */
  lane: number;
}
export interface DrawnLine {
  key: string;
  from: string;
  to: string;
  range: number;
  attack: boolean;
  /** Between groups that do not face each other. */
  cross: boolean;
  d: string;
  tip: Point;
  turn: number;
  pill: Point;
  note: string;
}
/** The most lines that stay readable. */
const MOST = 4;

/** All of them while they are few; else the attack and those of the group in question, or those of groups that face
 * each other. */
export function shownLines(
  lines: readonly RangeLine[],
  focus: string | null,
  boxes: ReadonlyMap<string, Box>,
): RangeLine[] {
  const facing = (l: RangeLine): boolean => boxes.get(l.from)?.lane === boxes.get(l.to)?.lane;
  const of = (l: RangeLine): boolean =>
    l.attack === true || (focus === null ? facing(l) : l.from === focus || l.to === focus);
  return lines.length <= MOST ? [...lines] : lines.filter(of);
}

const GAP = 6;
/** How wide a figure with its words is, the small one between groups that do not face each other and the other. */
const [SMALL, PLAIN] = [92, 78];
/** A note below makes it wider and higher. */
const wideOf = (cross: boolean, note: string): number => Math.max(cross ? SMALL : PLAIN, note.length * 5.6 + 18);
const highOf = (note: string): number => (note ? 38 : 30);
/** A line begins and ends at the middle of a tray's edge. */
function ends(line: RangeLine, boxes: ReadonlyMap<string, Box>): [Point, Point] | null {
  const [a, b] = [boxes.get(line.from), boxes.get(line.to)];
  if (!a || !b || a.far === b.far) return null;
  const edge = (box: Box): Point => [(box.left + box.right) / 2, box.far ? box.bottom + GAP : box.top - GAP];
  return [edge(a), edge(b)];
}

/** Lines with their figures, moved along the line until no two lie on each other. */
export function spread(lines: readonly RangeLine[], boxes: ReadonlyMap<string, Box>): DrawnLine[] {
  const out: DrawnLine[] = [];
  const free = (p: Point, cross: boolean, note: string): boolean =>
    out.every(
      (o) =>
        Math.abs(o.pill[0] - p[0]) > (wideOf(cross, note) + wideOf(o.cross, o.note)) / 2 ||
        Math.abs(o.pill[1] - p[1]) > (highOf(note) + highOf(o.note)) / 2,
    );
  // The attack and the straight ones choose their places first.
  const rank = (l: RangeLine): number => (l.attack ? 0 : boxes.get(l.from)?.lane === boxes.get(l.to)?.lane ? 1 : 2);
  for (const line of [...lines].sort((a, b) => rank(a) - rank(b))) {
    const found = ends(line, boxes);
    if (!found) continue;
    const [a, b] = found;
    const cross = rank(line) === 2;
    const spots = (cross ? [0.26, 0.74, 0.36, 0.64, 0.16, 0.84] : [0.5, 0.36, 0.64]).map((t) => between(a, b, t));
    const pill = spots.find((p) => free(p, cross, line.note ?? '')) ?? spots[0]!;
    const stop = line.attack ? between(a, b, Math.max(0, 1 - 12 / Math.hypot(b[0] - a[0], b[1] - a[1]))) : b;
    out.push({
      key: `${line.from}-${line.to}`,
      from: line.from,
      to: line.to,
      range: line.range,
      attack: line.attack === true,
      cross: cross && !line.attack,
      d: `M${f(a[0])} ${f(a[1])}L${f(stop[0])} ${f(stop[1])}`,
      tip: b,
      turn: Math.round(bearing(a, b)),
      pill,
      note: line.note ?? '',
    });
  }
  return out;
}
