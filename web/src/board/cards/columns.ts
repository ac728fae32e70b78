/** Groups of the same letter face each other: both rows share their columns. */
import type { Group } from './types';

export interface Columns {
  /** Men in the larger of the two groups of each column. */
  men: readonly number[];
  /** In which column a group stands, by its id. */
  at: ReadonlyMap<string, number>;
}

export function columnsOf(far: readonly Group[], near: readonly Group[]): Columns {
  const letters = [...new Set([...far, ...near].filter(hasLetter).map((group) => group.letter))].sort();
  const at = new Map<string, number>();
  const men: number[] = [];
  for (const letter of letters) {
    const [above, below] = [far, near].map((row) => row.filter((group) => group.letter === letter)) as [
      Group[],
      Group[],
    ];
    // Two of one row with the same letter stand side by side.
    for (let i = 0; i < Math.max(above.length, below.length); i++) {
      const here = [above[i], below[i]].flatMap((group) => group ?? []);
      for (const group of here) at.set(group.id, men.length);
      men.push(Math.max(1, ...here.map((group) => group.men.length)));
    }
  }
  for (const row of [far, near]) for (const group of row) if (!hasLetter(group)) at.set(group.id, freeIn(row, at, men));
  return { men, at };
}
const hasLetter = ({ letter }: Group): boolean => letter >= 'A' && letter <= 'Z';
/** Groups without a letter, of which only cards are left, take the first place where nobody of their row stands. */
function freeIn(row: readonly Group[], at: ReadonlyMap<string, number>, men: number[]): number {
  const taken = row.flatMap((group) => at.get(group.id) ?? []);
  const free = men.findIndex((_, column) => !taken.includes(column));
  return free >= 0 ? free : men.push(1) - 1;
}
