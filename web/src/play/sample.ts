/** What the tests of all games leave at its default: guidance of a choice and of a moment. */
import type { Choice, EventInfo, Moment } from '../api/protocol';

export const UNGUIDED: Pick<Choice, 'rank' | 'ends' | 'loses' | 'carries_on' | 'unless'> = {
  rank: 'common',
  ends: 'nothing',
  loses: null,
  carries_on: false,
  unless: null,
};
export const AIMLESS: Pick<Moment, 'goals' | 'leading'> = { goals: [], leading: null };

export const event = (key: string, params: EventInfo['params'] = {}): EventInfo => ({
  rule: '',
  key,
  params,
  weight: 1,
  about: [],
});
