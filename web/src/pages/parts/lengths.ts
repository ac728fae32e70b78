/** How large and how long a scenario is, in the words of its game. */
import { measuresOf } from '../../games/measures';
import { t, type Said } from '../../i18n';

export const strengthWords = (game: string, units: number): string =>
  t(`web-home-${measuresOf(game).forces}`, { units });
export const lengthWords = (game: string, turns: number): string => t(`web-home-${measuresOf(game).time}s`, { turns });
/** Where a table stands: its turn, or its deck. */
export const turnOf = (game: string, turn: Said): Said =>
  turn.key === 'web-turn-of' ? { ...turn, key: `web-${measuresOf(game).time}-of` } : turn;
