/** How large and how long a scenario is, in the words of its game: units and turns, or men and decks of cards. */
import { t, type Said } from '../../i18n';

const CARDS: readonly string[] = ['upfront'];
export const strengthWords = (game: string, units: number): string =>
  t(CARDS.includes(game) ? 'web-home-men' : 'web-home-units', { units });
export const lengthWords = (game: string, turns: number): string =>
  t(CARDS.includes(game) ? 'web-home-decks' : 'web-home-turns', { turns });
/** Where a table stands: its turn, or its deck. */
export const turnOf = (game: string, turn: Said): Said =>
  CARDS.includes(game) && turn.key === 'web-turn-of' ? { ...turn, key: 'web-deck-of' } : turn;
