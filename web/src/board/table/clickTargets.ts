/** Everything on the table that can be clicked: pieces, points, facing handles. */
import { at, base, bearing, distance, inside, type Point } from '../../draw/geometry';
import { nearest, type Stop } from './cursor';
import { sizeOf } from './piece';
import { handlePoint } from './rings';
import { onSheet, pointOf, type Sheet } from './sheet';
import type { BoardChoice, TableUnit } from './types';

export interface PointStop extends Stop {
  kind: 'piece' | 'point' | 'handle';
  face: number | null;
}

const isPoint = (c: BoardChoice): c is BoardChoice & { x: number; y: number } => c.x !== undefined && c.y !== undefined;
const isHandle = (c: BoardChoice): c is BoardChoice & { piece: number; face: number } =>
  !isPoint(c) && c.piece !== undefined && c.face !== undefined;

export function stopsOf(
  units: readonly TableUnit[],
  choices: readonly BoardChoice[],
  sheet: Sheet,
  u: number,
): PointStop[] {
  const plain = choices.filter((c) => !isPoint(c) && !isHandle(c));
  const pieces = units.map((unit): PointStop => ({
    key: `piece-${unit.id}`,
    kind: 'piece',
    p: pointOf(sheet, unit),
    piece: unit.id,
    face: unit.face,
    choices: plain.filter((c) => c.piece === unit.id).map((c) => c.id),
  }));
  const found = new Map<string, PointStop>();
  for (const choice of choices) {
    const stop = stopOfChoice(choice, units, sheet, u);
    const same = stop && found.get(stop.key);
    if (same) same.choices.push(choice.id);
    else if (stop) found.set(stop.key, stop);
  }
  return [...pieces, ...found.values()];
}

function stopOfChoice(c: BoardChoice, units: readonly TableUnit[], sheet: Sheet, u: number): PointStop | null {
  if (isPoint(c))
    return {
      key: `at-${c.x},${c.y}`,
      kind: 'point',
      p: onSheet(sheet, c.x, c.y),
      piece: null,
      face: c.face ?? null,
      choices: [c.id],
    };
  const unit = isHandle(c) ? units.find((one) => one.id === c.piece) : undefined;
  if (!unit || c.face === undefined) return null;
  const [w, h] = sizeOf(unit, sheet);
  return {
    key: `face-${unit.id}-${c.face}`,
    kind: 'handle',
    p: handlePoint(pointOf(sheet, unit), c.face, w, h, u),
    piece: null,
    face: c.face,
    choices: [c.id],
  };
}

/** What lies under a point: handles and points first, then the piece whose base holds it, then what is near enough. */
export function under(
  stops: readonly PointStop[],
  units: readonly TableUnit[],
  sheet: Sheet,
  p: Point,
  slack: number,
): PointStop | null {
  const small = nearest(
    stops.filter((s) => s.kind !== 'piece'),
    p,
    slack,
  ) as PointStop | null;
  const held = units
    .filter((unit) => holds(unit, sheet, p))
    .sort((a, b) => distance(pointOf(sheet, a), p) - distance(pointOf(sheet, b), p));
  const piece = stops.find((s) => s.kind === 'piece' && s.piece === held[0]?.id) ?? null;
  if (small && (!piece || small.kind === 'handle' || piece.choices.length === 0)) return small;
  return (
    piece ??
    (nearest(
      stops.filter((s) => s.kind === 'piece'),
      p,
      slack * 1.4,
    ) as PointStop | null)
  );
}

function holds(unit: TableUnit, sheet: Sheet, p: Point): boolean {
  const [w, h] = sizeOf(unit, sheet);
  return inside(p, base(pointOf(sheet, unit), unit.face, w + 4, h + 4));
}

/** The centre of the front edge: where ranges are measured from. */
export function frontOf(unit: TableUnit, sheet: Sheet): Point {
  const [a, b] = base(pointOf(sheet, unit), unit.face, ...sizeOf(unit, sheet)).slice(0, 2);
  return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : pointOf(sheet, unit);
}

/** The bearing a piece would have after going from where it is to a point, in whole degrees. */
export const wayTo = (unit: TableUnit, sheet: Sheet, p: Point): number =>
  Math.round(bearing(pointOf(sheet, unit), p)) % 360;

/** The middle of what matters now: the pieces and points that can be chosen, else all pieces. */
export function heart(stops: readonly PointStop[]): Point | null {
  const chosen = stops.filter((s) => s.choices.length > 0);
  const of = chosen.length > 0 ? chosen : stops;
  if (of.length === 0) return null;
  const mean = (i: 0 | 1): number => of.reduce((sum, s) => sum + s.p[i], 0) / of.length;
  return (nearest(of, [mean(0), mean(1)]) ?? at(of, 0)).p;
}
