/** What the chances of an attack come to, the same in lists, on the board and in panels: it works, it does nothing, it
 * costs the one who acts. The server says what each result is worth. */
import type { Odds } from '../api/protocol';
import { percent } from '../i18n';

const share = (odds: readonly Odds[], test: (worth: number) => boolean): number =>
  odds.filter((one) => test(one.worth)).reduce((sum, one) => sum + one.ways / one.of, 0);

export const works = (odds: readonly Odds[]): number => share(odds, (worth) => worth > 0);
export const nothing = (odds: readonly Odds[]): number => share(odds, (worth) => worth === 0);
export const costs = (odds: readonly Odds[]): number => share(odds, (worth) => worth < 0);

/** From this share on what an action costs is shown beside what it gives. */
const NOTABLE_COST = 0.1;
/** The figures of lists and of the board: how often it works and, where that is notable, how often it costs. */
export interface OddsFigures {
  works: string;
  costs: string;
}
export function figuresOf(odds: readonly Odds[]): OddsFigures {
  const cost = costs(odds);
  return { works: percent(works(odds)), costs: cost >= NOTABLE_COST ? `−${percent(cost)}` : '' };
}

/** The results that work, or those that cost, the likeliest first. */
export const resultsOf = (odds: readonly Odds[], sign: 1 | -1): Odds[] =>
  odds.filter((one) => one.worth * sign > 0 && one.ways > 0).sort((a, b) => b.ways / b.of - a.ways / a.of);
