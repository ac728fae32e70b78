/** The chits as they are shown: those that were drawn, the one that acts now, one's own in the cup, and the rest
 * face down. */
import type { Choice, Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import { boardOf, chitOf, viewOf } from './lookup';
import type { Board, ChitInfo, Counts, OwnChits } from './view';

export interface ChitLook {
  chit: ChitInfo;
  count: number;
  side: Side | null;
}
/** A chit that can be chosen: for the cup, for the hand, or from the hand. */
export interface Offer extends ChitLook {
  /** Chosen already, for the cup and for the hand. */
  cup: number;
  hand: number;
  choose: Choice | null;
  hold: Choice | null;
}
export interface Cup {
  left: number;
  drawn: ChitLook | null;
  played: ChitLook[];
  /** Own chits that are still in the cup; the rest is face down. */
  mine: ChitLook[];
  down: number;
  hand: ChitLook[];
  /** The number of chits in the hand of the Axis. */
  held: number;
  offers: Offer[];
  have: number;
  need: number;
}

const sideOf = (chit: ChitInfo): Side | null => (chit.owner === 'both' ? null : chit.owner === 'soviet' ? 'su' : 'de');
const looks = (board: Board, counts: Counts): ChitLook[] =>
  board.chits.flatMap((chit) => {
    const count = counts[chit.key] ?? 0;
    return count > 0 ? [{ chit, count, side: sideOf(chit) }] : [];
  });
export const sum = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((all, n) => all + n, 0);

export function cupOf(moment: Moment): Cup {
  const [board, { chits }] = [boardOf(moment), viewOf(moment)];
  const now = chitOf(board, chits.drawn);
  const played = { ...chits.played };
  if (now && (played[now.key] ?? 0) > 0) played[now.key] = (played[now.key] ?? 0) - 1;
  return {
    left: chits.cup,
    drawn: now ? { chit: now, count: 1, side: sideOf(now) } : null,
    played: looks(board, played),
    mine: looks(board, chits.mine?.cup ?? {}),
    down: Math.max(0, chits.cup - sum(chits.mine?.cup)),
    hand: looks(board, chits.mine?.hand ?? {}),
    held: chits.hand,
    offers: offers(moment, board, chits.mine),
    have: sum(chits.mine?.picked),
    need: chits.mine?.need ?? 0,
  };
}

/** What is to be chosen, in the order of the chits. */
function offers(moment: Moment, board: Board, mine: OwnChits | undefined): Offer[] {
  const find = (action: string): Choice | null => moment.choices.find((choice) => choice.action === action) ?? null;
  const asked = viewOf(moment).decision.kind === 'choice' || moment.choices.some((choice) => choice.verb === 'add');
  if (!mine || !asked) return [];
  return board.chits.flatMap((chit) => {
    const choose = find(`choose ${chit.key}`) ?? find(`add ${chit.key}`);
    const hold = find(`hold ${chit.key}`);
    const hand = mine.held[chit.key] ?? 0;
    const cup = (mine.picked[chit.key] ?? 0) - hand;
    const left = mine.available[chit.key] ?? 0;
    if (!choose && !hold && cup + hand === 0) return [];
    return [{ chit, count: left, side: sideOf(chit), cup, hand, choose, hold }];
  });
}
