import { say, type Names } from '../../i18n';
import type { Hand, XY } from '../../play/gameDisplay';
import type { BoardLine } from './types';

/** The lines of what the other side has just done. */
export function traceLines(hand: Hand, names: Names): BoardLine[] {
  return (hand.traces ?? []).flatMap(({ kind, points, n, label }) => {
    const bold = n === hand.tracedAt;
    const last = points.length - 2;
    return points.slice(1).map((to, i): BoardLine => {
      const inner = last === 0 ? undefined : i === 0 ? 'end' : i === last ? 'start' : 'both';
      const line = { from: points[i] as XY, to, bold, inner } as const;
      if (kind === 'move') return { ...line, kind: 'trail' };
      return { ...line, kind: 'fire', ...(bold && label && { label: say(label, names) }) };
    });
  });
}
