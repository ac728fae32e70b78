/** What an event shows on the map: where a unit went, and which hex it attacked. */
import type { HexOverlay } from '../../board/hex/types';
import type { Moment, Ruled } from '../../api/protocol';
import { say, type Names } from '../../i18n';
import type { Hand } from '../../play/gameDisplay';
import type { Trace } from '../../play/recap';
import { boardOf, hexIndex, hexName, unitOf } from './lookup';

const MOVES = ['tr-goes', 'tr-goes-strategic', 'tr-goes-plunge', 'tr-retreats', 'tr-advances', 'tr-advances-through'];

const idOf = (value: unknown): number => Number(/^@\w+\/(\d+)$/.exec(String(value))?.[1] ?? -1);
const at = (hex: number): { x: number; y: number } => ({ x: hex, y: -1 });

export function trace(event: Ruled, moment: Moment): Trace | null {
  const { params } = event;
  const piece = idOf(params['unit']);
  if (MOVES.includes(event.key)) {
    const way = [params['from'], ...(event.key === 'tr-advances-through' ? [params['through']] : []), params['to']];
    const hexes = way.map(idOf).filter((hex, i, all) => hex >= 0 && hex !== all[i - 1]);
    return hexes.length > 1 ? { kind: 'move', piece, points: hexes.map(at) } : null;
  }
  if (event.key !== 'tr-attacks') return null;
  const hex = unitOf(moment, piece)?.hex;
  const from = hex ? hexIndex(boardOf(moment), hex) : -1;
  return { kind: 'shot', piece, points: from >= 0 ? [at(from), at(idOf(params['hex']))] : [] };
}

/** The ways and attacks of what the other side has just done. */
export function traceOverlays(moment: Moment, hand: Hand, names: Names): HexOverlay[] {
  const board = boardOf(moment);
  return (hand.traces ?? []).map(({ kind, points, n, label }) => ({
    kind: kind === 'move' ? 'trail' : 'fire',
    hexes: points.map(({ x }) => hexName(board, x)),
    bold: n === hand.tracedAt,
    ...(label && { label: say(label, names) }),
  }));
}
