/** Groups of the same letter face each other: both rows share their columns. */
import type { Group } from './types';

export interface Columns {
  /** Men in the larger of the two groups of each column. */
  men: readonly number[];
  /** In which column a group stands, by its id. */
  at: ReadonlyMap<string, number>;
}

export function columnsOf(far: readonly Group[], near: readonly Group[]): Columns {
  const letters = [...new Set([...far, ...near].map((group) => group.letter))].sort(byLetter);
  const at = new Map<string, number>();
  const men: number[] = [];
  for (const letter of letters) {
    const [above, below] = [far, near].map((row) => row.filter((group) => group.letter === letter)) as [Group[], Group[]];
    // Two of one row with the same letter stand side by side.
    for (let i = 0; i < Math.max(above.length, below.length); i++) {
      const here = [above[i], below[i]].flatMap((group) => group ?? []);
      for (const group of here) at.set(group.id, men.length);
      men.push(Math.max(1, ...here.map((group) => group.men.length)));
    }
  }
  return { men, at };
}
/** Groups without a letter, of which only cards are left, come last. */
const byLetter = (a: string, b: string): number => Number(a < 'A' || a > 'Z') - Number(b < 'A' || b > 'Z') || a.localeCompare(b);
