/** Results of combat: how good each is for the attacker. */
import type { Odds } from '../../api/protocol';

const WORTH: Readonly<Record<string, number>> = {
  A2: -2,
  A1: -1,
  NE: 0,
  EX: 0,
  R: 1,
  RR: 2,
  '1': 2,
  '1R': 2,
  '1RR': 3,
  '2': 3,
  '2R': 3,
  '2RR': 3,
  '3': 4,
  '3R': 4,
  '3RR': 4,
};

export const resultValue = (result: string): number => WORTH[result.replace('tr-result-', '')] ?? 0;
/** The share of results that drive the defender back or cost him more than the attacker. */
export const hopes = (odds: readonly Odds[]): number =>
  odds.filter((one) => resultValue(one.key) > 0).reduce((sum, one) => sum + one.ways / one.of, 0);
