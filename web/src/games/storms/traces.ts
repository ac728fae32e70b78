/** What an event shows on the map: where a squad went, and which hex it fired at. */
import type { HexOverlay } from '../../board/hex/types';
import type { Moment, Ruled } from '../../api/protocol';
import type { Hand } from '../../play/gameDisplay';
import type { Trace } from '../../play/recap';
import { boardOf, labelOf, unitOf } from './lookup';

const idOf = (value: unknown): number => Number(/^@\w+\/(\d+)$/.exec(String(value))?.[1] ?? -1);
const at = (hex: number): { x: number; y: number } => ({ x: hex, y: -1 });

export function trace(event: Ruled, moment: Moment): Trace | null {
  const { params } = event;
  const piece = idOf(params['unit']);
  if (event.key === 'st-moves')
    return { kind: 'move', piece, points: [at(idOf(params['from'])), at(idOf(params['to']))] };
  if (event.key !== 'st-fires') return null;
  const from = unitOf(moment, piece)?.now.hex ?? -1;
  return { kind: 'shot', piece, points: from >= 0 ? [at(from), at(idOf(params['hex']))] : [] };
}

/** The ways and attacks of what the other side has just done. */
export function traceOverlays(moment: Moment, hand: Hand): HexOverlay[] {
  const board = boardOf(moment);
  return (hand.traces ?? []).flatMap(({ kind, points, n }) => {
    const hexes = points.map(({ x }) => labelOf(board, x)).filter(Boolean);
    return [{ kind: kind === 'move' ? 'trail' : 'fire', hexes, bold: n === hand.tracedAt } as const];
  });
}
