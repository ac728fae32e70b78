/** What an event shows on the table: where a unit came from and went, and who fired at whom. */
import type { Moment, Ruled } from '../../api/protocol';
import type { Said } from '../../i18n';
import type { XY } from '../../play/gameDisplay';
import type { Trace } from '../../play/recap';
import { unitOf, viewOf } from './lookup';
import type { View } from './view';

const MOVES = ['bg-goes', 'bg-charges', 'bg-withdraws', 'bg-attack-driven-back'];
const SHOTS = ['bg-shot', 'bg-bombards'];
const RESULTS: Readonly<Record<string, string>> = {
  'bg-shaken': 'bg-result-shaken',
  'bg-suppressed': 'bg-result-suppressed',
  'bg-destroyed': 'bg-result-destroyed',
};

const idOf = (value: unknown): number => Number(/^@unit\/(\d+)$/.exec(String(value))?.[1] ?? -1);

/** A place as events write it: inches from the top left corner. */
function placeOf(view: View, value: unknown): XY | null {
  const [x, y] = String(value).split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) return null;
  return { x: Math.round(x * view.scale.inch), y: Math.round(y * view.scale.inch) };
}

export function trace(event: Ruled, moment: Moment): Trace | null {
  const view = viewOf(moment);
  const piece = idOf(event.params['unit']);
  if (MOVES.includes(event.key)) {
    const [from, to] = [placeOf(view, event.params['from']), placeOf(view, event.params['to'])];
    return from && to && (from.x !== to.x || from.y !== to.y) ? { kind: 'move', piece, points: [from, to] } : null;
  }
  if (!SHOTS.includes(event.key)) return null;
  const target = idOf(event.params['target']);
  const [firer, aim] = [unitOf(view, piece), unitOf(view, target)];
  if (!firer || !aim || aim.x < 0) return null;
  return { kind: 'shot', piece, target, points: firer.here ? [firer, aim].map(({ x, y }) => ({ x, y })) : [] };
}

/** Opportunity and defensive fire: the unit that moves stands where it has got to. */
export function inMidMove(moment: Moment): { piece: number; at: XY } | null {
  const view = viewOf(moment);
  const unit = view.decision.kind === 'react' ? unitOf(view, view.decision.unit) : undefined;
  return unit && unit.side !== moment.eyes ? { piece: unit.id, at: { x: unit.x, y: unit.y } } : null;
}

export function traceResult(event: Ruled): Said | null {
  const key = RESULTS[event.key];
  return key ? { key } : null;
}
