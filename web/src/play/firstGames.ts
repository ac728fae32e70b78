/** Which pace a game has until the player chooses one: slow in the first games of each kind. */
import { settings } from '../settings.svelte';
import type { Pace } from './pace';

const KEY = 'caposaldo.games';
/** So many games of a kind are first games. */
const FIRST = 3;
type Met = Record<string, string[]>;

function readMet(text: string | null): Met {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const kept = Object.entries(found).filter(
      (pair): pair is [string, string[]] => Array.isArray(pair[1]) && pair[1].every((one) => typeof one === 'string'),
    );
    return Object.fromEntries(kept);
  } catch {
    return {}; // nothing is kept in this browser, or something else
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Whether this browser has never had a table of this game. */
export const isNewTo = (game: string): boolean => (readMet(stored())[game] ?? []).length === 0;

/** Note a table of a game. Whether it is one of the first of its kind. */
export function isFirstGame(game: string, table: string): boolean {
  const met = readMet(stored());
  const tables = met[game] ?? [];
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...met, [game]: [...tables, table] }));
  } catch {
    // Without storage every game is a first one.
  }
  return true;
}

export const paceNow = (first: boolean): Pace =>
  settings.pace === 'auto' ? (first ? 'normal' : 'fast') : settings.pace;
