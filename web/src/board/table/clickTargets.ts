/** Everything on the table that can be clicked: pieces, points, facing handles. */
import { ahead, at, bearing, distance, inside, type Point } from '../../draw/geometry';
import { nearest, type Stop } from './cursor';
import { onSheet, type Sheet } from './sheet';
import type { BoardChoice, Standing } from './types';

export interface PointStop extends Stop {
  kind: 'piece' | 'point' | 'handle';
  face: number | null;
}

const isPoint = (c: BoardChoice): c is BoardChoice & { x: number; y: number } => c.x !== undefined && c.y !== undefined;
const isHandle = (c: BoardChoice): c is BoardChoice & { piece: number; face: number } =>
  !isPoint(c) && c.piece !== undefined && c.face !== undefined;

/** So many pixels outside a piece its handles lie. */
const HANDLE = 20;

export function stopsOf(
  units: readonly Standing[],
  choices: readonly BoardChoice[],
  sheet: Sheet,
  u: number,
): PointStop[] {
  const plain = choices.filter((c) => !isPoint(c) && !isHandle(c));
  const pieces = units.map((unit): PointStop => ({
    key: `piece-${unit.id}`,
    kind: 'piece',
    p: unit.p,
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

function stopOfChoice(c: BoardChoice, units: readonly Standing[], sheet: Sheet, u: number): PointStop | null {
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
  return {
    key: `face-${unit.id}-${c.face}`,
    kind: 'handle',
    p: ahead(unit.p, c.face, unit.reach + HANDLE * u),
    piece: null,
    face: c.face,
    choices: [c.id],
  };
}

/** What lies under a point: handles and points first, then the piece whose outline holds it, then what is near. */
export function under(
  stops: readonly PointStop[],
  units: readonly Standing[],
  p: Point,
  slack: number,
): PointStop | null {
  const small = nearest(
    stops.filter((s) => s.kind !== 'piece'),
    p,
    slack,
  ) as PointStop | null;
  const held = units.filter((unit) => inside(p, unit.outline)).sort((a, b) => distance(a.p, p) - distance(b.p, p));
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

/** The bearing a piece would have after going from where it is to a point, in whole degrees. */
export const wayTo = (unit: Standing, p: Point): number => Math.round(bearing(unit.p, p)) % 360;

/** The middle of what matters now: the pieces and points that can be chosen, else all pieces. */
export function heart(stops: readonly PointStop[]): Point | null {
  const chosen = stops.filter((s) => s.choices.length > 0);
  const of = chosen.length > 0 ? chosen : stops;
  if (of.length === 0) return null;
  const mean = (i: 0 | 1): number => of.reduce((sum, s) => sum + s.p[i], 0) / of.length;
  return (nearest(of, [mean(0), mean(1)]) ?? at(of, 0)).p;
}
