/** How long a bot's decision stays on the screen before the next one, and where the screen is in its turn. */
import type { LogEntry } from '../api/protocol';

export type Pace = 'step' | 'normal' | 'fast' | 'instant';
export const PACES: readonly Pace[] = ['step', 'normal', 'fast', 'instant'];

/** Times in milliseconds: of a decision with dice, of one worth telling, of any other. */
interface Waits {
  dice: number;
  told: number;
  routine: number;
}
const NORMAL: Waits = { dice: 1200, told: 900, routine: 250 };
const FAST: Waits = { dice: 250, told: 250, routine: 60 };
export const waitsOf = (pace: Pace): Waits => (pace === 'fast' ? FAST : NORMAL);

/** A player waits no longer than this for all that has happened, or than this for each decision of a long turn. */
const QUEUE_MS = 3600;
const EACH_MS = 300;
/** No moment is shorter: it would not be seen. */
const LEAST_MS = 60;

export const weightOf = (entry: LogEntry): number => Math.max(0, ...entry.events.map((event) => event.weight ?? 1));

export function waitOf(entry: LogEntry, waits: Waits, hasDice: boolean): number {
  if (hasDice) return waits.dice;
  return weightOf(entry) >= 1 ? waits.told : waits.routine;
}

/** The wait after the first of these, shortened so that all of them fit in what is left of a player's patience.
 * `of`: decisions since the queue began, `spent`: what was waited since then. */
export function fitted(waits: readonly number[], of: number, spent: number): number {
  const first = waits[0] ?? 0;
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  const left = Math.max(0, Math.max(QUEUE_MS, EACH_MS * of) - spent);
  return total <= left ? first : Math.max(Math.min(first, LEAST_MS), (first * left) / total);
}

/** The decisions of one seat in a row around the one that is shown: which seat, how many are shown, out of how many
 * that are known. */
export interface Run {
  seat: number;
  at: number;
  of: number;
}
export function runAt(log: readonly LogEntry[], shown: number, isBot: (seat: number) => boolean): Run | null {
  const last = log[shown - 1];
  const now = last && isBot(last.seat) ? last : log[shown];
  if (!now || !isBot(now.seat)) return null;
  let from = now === last ? shown - 1 : shown;
  while (log[from - 1]?.seat === now.seat) from--;
  let to = shown;
  while (log[to]?.seat === now.seat) to++;
  return { seat: now.seat, at: shown - from, of: to - from };
}

/** The last of the shown decisions with events worth telling. */
export const lastTold = (log: readonly LogEntry[]): LogEntry | null =>
  log.findLast((entry) => entry.events.length > 0 && weightOf(entry) >= 1) ?? null;

const isSame = (a: LogEntry, b: LogEntry): boolean =>
  a === b || (a.seat === b.seat && a.turn === b.turn && JSON.stringify(a.events) === JSON.stringify(b.events));

/** Where a place of the log is in a log that was told anew: at the end of a game it has more decisions. Null if they
 * were taken back. */
export function placeOf(before: readonly LogEntry[], at: number, now: readonly LogEntry[]): number | null {
  if (at === 0 || before[at - 1] === now[at - 1]) return at <= now.length ? at : null;
  let next = 0;
  for (const entry of before.slice(0, at)) {
    while (next < now.length && !isSame(entry, now[next] as LogEntry)) next++;
    if (next++ >= now.length) return null;
  }
  return next;
}
