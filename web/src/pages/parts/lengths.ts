/** How large and how long a scenario is, in the words of its game: units and turns, or men and decks of cards. */
import { t } from '../../i18n';

const CARDS: readonly string[] = ['upfront'];
export const strengthWords = (game: string, units: number): string => t(CARDS.includes(game) ? 'web-home-men' : 'web-home-units', { units });
export const lengthWords = (game: string, turns: number): string => t(CARDS.includes(game) ? 'web-home-decks' : 'web-home-turns', { turns });
