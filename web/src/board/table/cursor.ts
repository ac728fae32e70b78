/** The keyboard cursor: arrows move between spots, Tab between choices. */
import { distance, type Point } from '../../draw/geometry';

export interface Stop {
  key: string;
  p: Point;
  piece: number | null;
  /** Ids of the choices that lie here. */
  choices: string[];
}
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The nearest target in that direction; off-axis ones count as farther away. */
export function towards(stops: readonly Stop[], from: Point, way: Point): Stop | null {
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const [dx, dy] = [stop.p[0] - from[0], stop.p[1] - from[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (ahead < 1 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.8;
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

/** The next stop that has choices, in the order in which they are offered; null beyond the last. */
export function following(
  stops: readonly Stop[],
  order: readonly string[],
  key: string | null,
  back: boolean,
): Stop | null {
  const chosen: Stop[] = [];
  for (const id of order) {
    const stop = stops.find((s) => s.choices.includes(id));
    if (stop && !chosen.includes(stop)) chosen.push(stop);
  }
  const i = chosen.findIndex((s) => s.key === key);
  if (i < 0) return (back ? chosen.at(-1) : chosen[0]) ?? null;
  return chosen[back ? i - 1 : i + 1] ?? null;
}

/** The stop nearest to a point, within a distance. */
export function nearest(stops: readonly Stop[], p: Point, within = Infinity): Stop | null {
  let best: Stop | null = null;
  let least = within;
  for (const stop of stops) {
    const d = distance(stop.p, p);
    if (d <= least) [best, least] = [stop, d];
  }
  return best;
}
