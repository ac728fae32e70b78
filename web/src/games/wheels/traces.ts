/** What an event shows on the table: where a platoon came from and went, and who fired at whom. */
import type { Moment, Ruled } from '../../api/protocol';
import type { Said } from '../../i18n';
import type { XY } from '../../play/gameDisplay';
import type { Trace } from '../../play/recap';
import { isHere, platoonOf, viewOf } from './lookup';
import type { View } from './view';

const SHOTS = ['wh-fires', 'wh-bombards'];
const RESULTS: Readonly<Record<string, string>> = {
  'wh-platoon-lost': 'wh-result-lost',
  'wh-model-lost': 'wh-result-model',
  'wh-is-pinned': 'wh-result-pinned',
  'wh-routs': 'wh-result-routs',
  'wh-retreats': 'wh-result-retreats',
  'wh-abandons': 'wh-result-lost',
};

const idOf = (value: unknown): number => Number(/^@unit\/(\d+)$/.exec(String(value))?.[1] ?? -1);

/** A place as events write it: centimetres from the top left corner. */
function placeOf(view: View, value: unknown): XY | null {
  const [x, y] = String(value).split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) return null;
  return { x: Math.round(x * view.cm), y: Math.round(y * view.cm) };
}

export function trace(event: Ruled, moment: Moment): Trace | null {
  const view = viewOf(moment);
  const piece = idOf(event.params['unit']);
  if (event.key === 'wh-moves') {
    const [from, to] = [placeOf(view, event.params['from']), placeOf(view, event.params['to'])];
    return from && to ? { kind: 'move', piece, points: [from, to] } : null;
  }
  if (!SHOTS.includes(event.key)) return null;
  const target = idOf(event.params['target']);
  const [firer, aim] = [platoonOf(view, piece), platoonOf(view, target)];
  if (!isHere(aim)) return null;
  const points = isHere(firer) ? [firer, aim].map(({ x, y }) => ({ x, y })) : [];
  return { kind: 'shot', piece, target, points };
}

export function traceResult(event: Ruled): Said | null {
  const key = RESULTS[event.key];
  return key ? { key } : null;
}
