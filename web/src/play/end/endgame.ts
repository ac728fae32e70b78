/** What the sheet at the end of a game shows, worked out from the server's account of it. */
import type { Goal, Moment, Outcome, ShotInfo, TableSummary } from '../../api/protocol';
import { lang, say, t, type Names } from '../../i18n';

export type LostPiece = TableSummary['lost'][number];
export type Turning = TableSummary['turning'][number];

// ---------------------------------------------------------------- in words
/** The result for whoever looks at it. */
export function headline(outcome: Outcome, moment: Moment, names: Names): string {
  const winner = outcome.winners[0];
  if (winner === undefined) return t('play-over-draw');
  if (moment.yours.length === 1)
    return t(outcome.winners.includes(moment.yours[0] ?? -1) ? 'play-over-won' : 'play-over-lost');
  return say({ key: 'play-over-wins', params: { seat: `@seat/${winner}` } }, names);
}

/** A figure with its sign and as many places. */
export const signed = (value: number, places = 0): string =>
  new Intl.NumberFormat(lang(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    .format(value)
    .replace('-', '−');

/** The number behind a reference such as "@unit/12"; -1 if it is none. */
export function idOf(reference: string): number {
  const found = /^@\w+\/(\d+)$/.exec(reference);
  return found ? Number(found[1]) : -1;
}

/** "The rifle team (I3): destroyed". */
export const shotWords = (shot: ShotInfo, names: Names): string =>
  say({ key: 'endgame-shot', params: { target: shot.target, came: `@${shot.came}` } }, names);

// ---------------------------------------------------------------- the curve
/** Whose chances the curve shows: the viewer's own, else those of the first seat. */
export const curveSeat = (moment: Moment): number => (moment.yours.length === 1 ? (moment.yours[0] ?? 0) : 0);

/** How the seat stood after each decision, of 100. */
export const curveOf = (told: TableSummary, seat: number): number[] =>
  (told.curves[seat] ?? []).map((value) => value / 10);

/** By how many of 100 a turning point moved the curve of a seat. It is told for the first one. */
export const swingOf = (point: Turning, seat: number): number => (seat === 0 ? 1 : -1) * (point.swing / 10);

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export const xOf = (frame: Frame, n: number, of: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * n) / Math.max(1, of);
export const yOf = (frame: Frame, value: number): number =>
  frame.top + ((100 - value) / 100) * (frame.height - frame.top - frame.bottom);

/** The curve in steps: a decision moves it at once, nothing in between. */
export function pathOf(values: readonly number[], frame: Frame): string {
  const of = values.length - 1;
  let path = `M${xOf(frame, 0, of).toFixed(1)} ${yOf(frame, values[0] ?? 50).toFixed(1)}`;
  values.forEach((value, n) => {
    if (n > 0 && value !== values[n - 1]) path += `H${xOf(frame, n, of).toFixed(1)}V${yOf(frame, value).toFixed(1)}`;
  });
  return `${path}H${xOf(frame, of, of).toFixed(1)}`;
}

/** The decision at a place of the frame. */
export function decisionAt(frame: Frame, x: number, of: number): number {
  const share = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.max(0, Math.min(of, Math.round(share * of)));
}

/** The turn of a decision; 0 before the first. */
export const turnAt = (told: TableSummary, n: number): number =>
  told.turns.filter((one) => one.decision <= n).at(-1)?.turn ?? 0;

/** The turning point to start a replay from: the greatest step. */
export const greatest = (told: TableSummary): Turning | null =>
  told.turning.reduce<Turning | null>(
    (best, point) => (best && Math.abs(best.swing) >= Math.abs(point.swing) ? best : point),
    null,
  );

// ---------------------------------------------------------------- score and losses
export interface SideScore {
  seat: number;
  /** The goal that is shown as a bar: one that was reached, else the one that came nearest. */
  main: Goal | null;
  /** That one, and all that brought something or were begun. */
  lines: readonly Goal[];
}

const share = (goal: Goal): number => Math.min(1, goal.now / goal.needed);

export function scores(goals: readonly Goal[], seats: number): SideScore[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = goals.filter((goal) => goal.side === seat);
    const main = own
      .filter((goal) => goal.needed > 1)
      .reduce<Goal | null>((best, goal) => (best && share(best) >= share(goal) ? best : goal), null);
    return { seat, main, lines: own.filter((goal) => goal === main || goal.now > 0) };
  });
}

export const lostOf = (told: TableSummary, seat: number): LostPiece[] => told.lost.filter((one) => one.seat === seat);

// ---------------------------------------------------------------- luck
/** This many standard deviations fill half of the bar. */
const FULL = 2.4;
/** The length of a luck's bar from the middle, in per cent of the whole; negative to the left. */
export const luckBar = (score: number): number => (50 * Math.max(-FULL, Math.min(FULL, score))) / FULL;
