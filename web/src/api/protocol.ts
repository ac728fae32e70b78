/** The types of the protocol under the client's names. They are generated from the server's schema
 * (web/scripts/types.sh). */
import type { components } from './types';

type Schemas = components['schemas'];

export type Who = 'human' | 'friend' | 'random' | 'gentle' | 'greedy' | 'search';
/** The levels that are offered, the weakest first. A table of an older version can have a random bot. */
export const BOTS = ['gentle', 'greedy', 'search'] as const satisfies readonly Who[];
export type Bot = (typeof BOTS)[number];
export const isBot = (who: string): who is Bot | 'random' =>
  who === 'random' || (BOTS as readonly string[]).includes(who);
/** Viewers that are not seats: a spectator, and one who sees everything (when a game is over). */
export const SPECTATOR = -1;
export const ALL_EYES = -2;

/** A message with the rule behind it ("" for none). */
export type Ruled = Schemas['MessageInfo'];

// ---------------------------------------------------------------- HTTP
/** A table for its thumbnail; lengths in tenths of a millimetre, shapes as x0, y0, x1, y1, ... */
export interface MapInfo {
  width: number;
  height: number;
  terrain: { kind: string; name: string; points: number[]; height: number }[];
  zones: number[][];
}
/** The sides of a scenario and their forces. */
export interface SidesInfo {
  seats: string[];
  forces: Schemas['ScenarioInfo']['forces'];
  nations?: string[];
  strength?: number[];
  /** The role of each seat, where one attacks and the other defends. */
  roles?: ('attacker' | 'defender')[];
}
/** A scenario, with what some games add to the contract. */
export type ScenarioInfo = Schemas['ScenarioInfo'] & {
  /** The sides with other than the default options. */
  variants?: ({ options: Record<string, string> } & SidesInfo)[];
  roles?: ('attacker' | 'defender')[];
  /** The values of options that are more than yes or no. */
  choices?: Record<string, string[]>;
  year: number;
  length: { turns: number; minutes: number; units: number };
  /** Of each seat: nation (germany, italy, britain, usa, soviet, russia), quality of its troops, number of units. */
  nations?: string[];
  qualities?: string[];
  strength?: number[];
  table?: { width: number; height: number };
  /** The seat of somebody who plays it for the first time. */
  learner?: string;
  /** A picture of its ground can be fetched. */
  mapped?: boolean;
};
export type GameInfo = Omit<Schemas['GameInfo'], 'scenarios'> & { scenarios: ScenarioInfo[] };
export type StartInfo = Schemas['StartInfo'];
export type RuleInfo = Schemas['RuleInfo'];
/** A word of a game. */
export type TermInfo = Schemas['TermInfo'];
/** The account of a game that is over. */
export type TableSummary = Schemas['TableSummary'];
export type ShotInfo = Schemas['ShotInfo'];
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'scenario'> & Partial<Schemas['NewTable']>;
export type TableMade = Schemas['CreatedTable'];
export type SeatMade = Schemas['CreatedSeat'];
export type Invitation = Schemas['Invitation'];
export type DiceInfo = Schemas['DiceInfo'];
export type Held = Schemas['HeldToken'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Outcome = Schemas['Outcome'];
export type ErrorInfo = Schemas['ErrorInfo'];
export type Fork = Pick<Schemas['Fork'], 'at'> & Partial<Schemas['Fork']>;

// ---------------------------------------------------------------- socket
export type ToServer = Schemas['ClientMessage'];
/** Offers that one player can make to the other. */
export type Ask = Schemas['AskOther']['what'];
export type Offer = Omit<Schemas['OfferInfo'], 'what'> & { what: Ask };
type WithOffers<T> = Omit<T, 'offers'> & { offers: Offer[] };
export type FromServer =
  | Exclude<Schemas['ServerMessage'], { t: 'situation' | 'moment' | 'offer' }>
  | WithOffers<Schemas['Situation']>
  | WithOffers<Schemas['Moment']>
  | (Offer & { t: 'offer' });
/** A situation or an earlier moment: what the viewer may know and do, with what never changes (`board`). */
type OnlyNow = 'until' | 'todo' | 'takeback' | 'hints' | 'placing';
export type Moment = Omit<WithOffers<Schemas['Situation']>, 't' | OnlyNow> &
  Partial<Pick<Schemas['Situation'], OnlyNow>> & {
    board?: Readonly<Record<string, unknown>>;
  };
export type Choice = Schemas['Choice'];
export type Odds = Schemas['Odds'];
export type SeatState = Schemas['SeatState'];
export type EventInfo = Schemas['EventInfo'];
export type Goal = Schemas['GoalInfo'];
export type LogEntry = Schemas['LogEntry'];
export type ChainLink = Schemas['ChainLink'];
export type Danger = Schemas['DangerInfo'];
export type RefusedItem = Schemas['RefusedItem'];
