/** Random cards that were drawn, as the events of the log tell. */
import type { LogEntry, Ruled } from '../../api/wire';

export interface DrawnCard {
  /** The decision it was drawn for, by its place in the log. */
  at: number;
  card: number;
  event: Ruled;
}
/** Events whose `card` was not played by somebody but drawn from the pile. */
const DRAWS: readonly string[] = [
  'uf-resolved', 'uf-jam-drawn', 'uf-which-weapon', 'uf-panics', 'uf-sniper-aims', 'uf-sniper-fires', 'uf-search', 'uf-repair', 'uf-acquires', 'uf-acquire-fails', 'uf-check-passed', 'uf-check-failed',
  'uf-infiltrates', 'uf-infiltrator-does-not-ford', 'uf-infiltrator-out', 'uf-attacks-man', 'uf-execution', 'uf-mercy', 'uf-man-fords', 'uf-man-does-not-ford', 'uf-fight',
];
/** Always drawn: the second card of a close combat is called `other`. */
const FIELDS = ['drawn', 'other'];
const idOf = (value: unknown): number => Number(/^@card\/(\d+)$/.exec(String(value))?.[1] ?? -1);

export function drawnIn(event: Ruled, at: number): DrawnCard[] {
  const names = DRAWS.includes(event.key) ? ['card', ...FIELDS] : FIELDS;
  return names.map((name) => ({ at, card: idOf(event.params[name]), event })).filter((one) => one.card >= 0);
}
/** Those of the last decision that drew any; decisions without a draw leave them lying. */
export function lastDrawn(log: readonly LogEntry[]): DrawnCard[] {
  for (let i = log.length - 1; i >= 0 && i >= log.length - BACK; i--) {
    const found = (log[i]?.events ?? []).flatMap((event) => drawnIn(event, i));
    if (found.length > 0) return found;
  }
  return [];
}
const BACK = 40;
