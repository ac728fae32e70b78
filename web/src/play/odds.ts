/** What the chances of an attack come to, the same in lists, on the board and in panels: it works, it does nothing, it
 * costs the one who acts. The server says what each result is worth. */
import type { Odds } from '../api/protocol';

const share = (odds: readonly Odds[], test: (worth: number) => boolean): number =>
  odds.filter((one) => test(one.worth)).reduce((sum, one) => sum + one.ways / one.of, 0);

export const works = (odds: readonly Odds[]): number => share(odds, (worth) => worth > 0);
export const nothing = (odds: readonly Odds[]): number => share(odds, (worth) => worth === 0);
export const costs = (odds: readonly Odds[]): number => share(odds, (worth) => worth < 0);

/** From this share on what an action costs is shown beside what it gives. */
export const NOTABLE_COST = 0.1;
