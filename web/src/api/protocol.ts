/** The wire, by names the client uses. The types are generated from the server's description (web/scripts/types.sh). */
import type { components } from './types';

type Schemas = components['schemas'];

export type Who = 'human' | 'friend' | 'random' | 'greedy' | 'search';
export const BOTS = ['random', 'greedy', 'search'] as const satisfies readonly Who[];
export type Bot = (typeof BOTS)[number];
export const isBot = (who: string): who is Bot => (BOTS as readonly string[]).includes(who);
/** Eyes of somebody who only watches; eyes that see everything (when a game is over). */
export const SPECTATOR = -1;
export const ALL_EYES = -2;

/** Something said by a rule ("" if by none). */
export type Ruled = Schemas['MessageInfo'];

// ---------------------------------------------------------------- HTTP
/** A table for a small picture of it; lengths in tenths of a millimetre, shapes as x0, y0, x1, y1, ... */
export interface MapInfo {
  width: number;
  height: number;
  terrain: { kind: string; name: string; points: number[]; height: number }[];
  zones: number[][];
}
/** Who plays a scenario, and with what. */
export interface SidesInfo {
  seats: string[];
  forces: Schemas['ScenarioInfo']['forces'];
  nations?: string[];
  strength?: number[];
  /** Of each seat, where one attacks and the other defends. */
  roles?: ('attacker' | 'defender')[];
}
/** A scenario, with what games on a table tell beyond the contract. */
export type ScenarioInfo = Schemas['ScenarioInfo'] & {
  /** The sides as they are with other options than the usual ones. */
  variants?: ({ options: Record<string, string> } & SidesInfo)[];
  roles?: ('attacker' | 'defender')[];
  year: number;
  length: { turns: number; minutes: number; units: number };
  /** Of each seat: nation (germany, italy, britain, usa, soviet, russia), quality of its troops, number of units. */
  nations?: string[];
  qualities?: string[];
  strength?: number[];
  table?: { width: number; height: number };
  /** There is a picture of its ground to be asked for. */
  mapped?: boolean;
};
export type GameInfo = Omit<Schemas['GameInfo'], 'scenarios'> & { scenarios: ScenarioInfo[] };
export type StartInfo = Schemas['StartInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'scenario'> & Partial<Schemas['NewTable']>;
export type TableMade = Schemas['CreatedTable'];
export type SeatMade = Schemas['CreatedSeat'];
export type Held = Schemas['HeldToken'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Outcome = Schemas['Outcome'];
export type ErrorInfo = Schemas['ErrorInfo'];
export type Fork = Pick<Schemas['Fork'], 'at'> & Partial<Schemas['Fork']>;

// ---------------------------------------------------------------- socket
export type ToServer = Schemas['ClientMessage'];
/** What one player may ask of the other. */
export type Ask = Schemas['AskOther']['what'];
export type Offer = Omit<Schemas['OfferInfo'], 'what'> & { what: Ask };
type WithOffers<T> = Omit<T, 'offers'> & { offers: Offer[] };
export type FromServer =
  | Exclude<Schemas['ServerMessage'], { t: 'situation' | 'moment' | 'offer' }>
  | WithOffers<Schemas['Situation']>
  | WithOffers<Schemas['Moment']>
  | (Offer & { t: 'offer' });
/** A situation, or an earlier moment of the game: what these eyes may know and do; and what never changes (`board`). */
export type Moment = Omit<WithOffers<Schemas['Situation']>, 't' | 'until'> & {
  until?: number | null;
  board?: Readonly<Record<string, unknown>>;
};
export type Choice = Schemas['Choice'];
export type Odds = Schemas['Odds'];
export type SeatState = Schemas['SeatState'];
export type LogEntry = Schemas['LogEntry'];
export type ChainLink = Schemas['ChainLink'];
export type Danger = Schemas['DangerInfo'];
export type RefusedItem = Schemas['RefusedItem'];
