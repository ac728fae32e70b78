/** A decision that is asked for in the middle of the other side's move: what is happening, and how far it has come. */
import type { LogEntry, Moment } from '../api/protocol';
import type { Said } from '../i18n';
import type { GameDisplay, XY } from './gameDisplay';
import type { Traced } from './recap';

export interface Happening {
  /** The piece that moves. */
  piece: number;
  /** What it does, in the words of the log; null if nothing was told. */
  said: Said | null;
  /** Its way up to now, and the rest of it. */
  done: Traced | null;
  rest: Traced | null;
}

/** Null if the decision does not interrupt anybody. */
export function happeningOf(moment: Moment, log: readonly LogEntry[], display: GameDisplay): Happening | null {
  const moving = moment.choices.length > 0 ? (display.inMidMove?.(moment) ?? null) : null;
  if (!moving) return null;
  const { piece, at } = moving;
  for (const entry of log.toReversed()) {
    if (entry.seat === moment.eyes) continue;
    for (const event of entry.events.toReversed()) {
      const way = display.trace?.(event, moment);
      const [from, to] = [way?.points[0], way?.points.at(-1)];
      if (way?.kind !== 'move' || way.piece !== piece || !from || !to) continue;
      const said = { key: event.key, params: event.params };
      const part = (points: readonly [XY, XY]): Traced | null =>
        points[0].x === points[1].x && points[0].y === points[1].y ? null : { ...way, n: entry.n, points };
      return { piece, said, done: part([from, at]), rest: part([at, to]) };
    }
  }
  return { piece, said: null, done: null, rest: null };
}
