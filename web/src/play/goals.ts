/** Goals as the panel shows them: by side, the viewer's own first. */
import type { Goal, Moment } from '../api/protocol';
import type { Said } from '../i18n';

export interface SideGoals {
  side: number;
  goals: readonly Goal[];
  /** The same as those of the first side: one line says so. */
  same: boolean;
}

const keys = (goals: readonly Goal[]): string =>
  goals.map((goal) => `${goal.said.key} ${goal.places.join()} ${goal.needed}`).join(';');

export function bySide(goals: readonly Goal[], own: number): SideGoals[] {
  const sides = [...new Set(goals.map((goal) => goal.side))].sort(
    (a, b) => Number(b === own) - Number(a === own) || a - b,
  );
  const of = (side: number | undefined): Goal[] => goals.filter((goal) => goal.side === side);
  return sides.map((side) => ({
    side,
    goals: of(side),
    same: side !== sides[0] && keys(of(side)) === keys(of(sides[0])),
  }));
}

/** Who would win if the game stopped here. */
export function leadOf(moment: Moment): Said | null {
  const found = moment.leading;
  return found && moment.outcome === null ? { key: found.key, params: found.params ?? {} } : null;
}

/** Up to this many steps the bar of a goal is cut into cells. */
const CELLS = 5;
export const stepsOf = (goal: Goal): number => (goal.needed <= CELLS ? goal.needed : 0);
