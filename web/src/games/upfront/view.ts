/** Board and view as they are sent to a client. Sides, groups, men, weapons and cards are numbers; -1 is none. */
// Made by web/scripts/view_types.py from src/caposaldo/games/upfront/view_types.py: change that file, not this one.
import type { Link, Pair, Words } from '../../api/view';

export type Nation = 'german' | 'american' | 'russian';
export type Fn =
  | 'terrain'
  | 'movement'
  | 'fire'
  | 'rally'
  | 'rally-all'
  | 'concealed'
  | 'smoke'
  | 'wire'
  | 'hero'
  | 'sniper'
  | 'radio';
export type TerrainKind =
  'open' | 'buildings' | 'woods' | 'brush' | 'hill' | 'gully' | 'wall' | 'marsh' | 'stream' | 'minefield' | 'pillbox';
export type Move = 'plain' | 'flank' | 'ford';
export type Leader = '' | 'sl' | 'asl';
export type PieceKind = 'man' | 'vehicle' | 'gun';
export type GoalKind = 'chit' | 'range';
// ---------------------------------------------------------------- what never changes
export interface FnUse {
  as: Fn;
  value: number;
  nations: readonly Nation[];
}
export interface CardInfo {
  id: number;
  number: number;
  functions: readonly FnUse[];
  terrain: TerrainKind | '';
  need: number;
  movement: Move | '';
  random: number;
  red: boolean;
  positions: readonly number[];
  reds: readonly boolean[];
  breeze: boolean;
  kills: readonly number[];
  pins: readonly number[];
  strength: number;
  threshold: number;
  dead: readonly [boolean, boolean];
}
export interface Numbers {
  black: readonly number[];
  red: readonly number[];
}
export interface Ordnance {
  hits: readonly string[];
  hits_alone: readonly string[];
  effect: number;
  boxed: number | null;
  jams: readonly number[];
}
export interface WeaponInfo {
  id: number;
  key: string;
  name: Words;
  traits: readonly string[];
  power: readonly number[];
  alone: readonly number[] | null;
  close: number;
  repaired: Numbers;
  lost: Numbers;
  /** Where there are vehicles. */
  ordnance?: Ordnance | null;
}
export interface CloseCombat {
  armed: number;
  unarmed: number;
  pinned_armed: number;
  pinned_unarmed: number;
}
export interface Hull {
  open_topped: boolean;
  assault_gun: boolean;
  /** Kill, immobilise, stun. */
  front: readonly [number, number, number];
  flank: readonly [number, number, number];
  commander: number;
  overrun: Pair;
}
export interface ManInfo {
  id: number;
  key: string;
  name: string;
  rank: Words;
  nation: Nation;
  side: number;
  leader: Leader;
  commissar: boolean;
  weapon: number;
  points: number;
  morale: number;
  panic: number;
  kia: number;
  kia_pinned: number;
  close: CloseCombat;
  /** Where there are vehicles. */
  kind?: PieceKind;
  hull?: Hull | null;
}
export interface Goal {
  side: number;
  kind: GoalKind;
  men: number;
  reach: number;
  cover: boolean;
}
export interface Removed {
  terrain: TerrainKind;
  count: number;
}
export interface Scenario {
  scenario: string;
  title: Words;
  options: Readonly<Record<string, string>>;
  level: number;
  nations: readonly [Nation, Nation];
  attacker: number;
  first: number;
  decks: number;
  clock_winner: number;
  goals: readonly Goal[];
  pillbox: number;
  snipers: Pair;
  removed: readonly Removed[];
  hands: Pair;
  breaks: Pair;
  night?: true;
}
/** What everybody may know and never changes. */
export interface Board extends Scenario {
  cards: readonly CardInfo[];
  weapons: readonly WeaponInfo[];
  men: readonly ManInfo[];
}
// ---------------------------------------------------------------- what changes
export type Step =
  'forming' | 'laying' | 'answering' | 'charging' | 'acting' | 'discarding' | 'refilling' | 'executing' | 'ending';
export type Way = 'forward' | 'back' | 'sideways' | 'up' | 'down' | 'offered' | 'chosen' | 'credit';
export type Lies = 'terrain' | 'movement' | 'smoke' | 'wire' | 'open' | 'credit';
export type Second = '' | 'charge';
export type Fate = 'in-play' | 'killed' | 'routed' | 'captured';
export interface Sequence {
  /** The deck that is played; 0 before the first player turn. */
  turn: number;
  turns: number;
  player_turn: number;
  deck: number;
  decks: number;
  time_up: boolean;
  step: Step;
  side: number;
  acted: boolean;
  discards: number;
  windy: boolean;
}
export interface SideState {
  nation: Nation;
  hand: number;
  /** Which cards they are, if the viewer may know. */
  held: readonly number[] | null;
  limit: number;
  limit_parts: readonly Link[];
  points: number;
  points_parts: readonly Link[];
  men: number;
  lost: number;
  killed: number;
  routed: number;
  captured: number;
  breaks: number;
  leader: number;
  sniper_checks: number;
  passed: boolean;
}
export interface LiesAs {
  as: Lies;
}
export interface StackCard extends LiesAs {
  card: number;
  way: Way;
  laid: number;
}
export interface Ground {
  /** From the bottom up. */
  stack: readonly StackCard[];
  terrain: TerrainKind;
  ground: number;
  modifier: number;
  moving: boolean;
  offered: number;
  smoke: number;
  wire: number;
}
export interface Marks {
  acted: boolean;
  stays: boolean;
  exchanging: boolean;
  announced: string;
  sniped: boolean;
  /** At night. */
  lit?: boolean;
}
export interface Flank {
  group: number;
  natural: boolean;
}
export interface Relations {
  flanks: readonly Flank[];
  behind: readonly number[];
  encircled: Pair | null;
  infiltrators: readonly number[];
  arriving: readonly number[];
}
export interface GroupState extends Ground, Marks, Relations {
  id: number;
  side: number;
  letter: string;
  founding: string;
  chit: number;
  men: readonly number[];
}
/** What a man is worth now; of one who has left play what his card says. */
export interface ManValues {
  fires: boolean;
  bracketed: boolean;
  power: readonly number[];
  morale: number;
  panic: number;
  kia: number;
  close: number;
}
export interface ManState extends ManValues {
  id: number;
  group: number;
  pos: number;
  fate: Fate;
  marks: readonly string[];
  weapon: number;
  captured: boolean;
  jammed: boolean;
  kept: boolean;
  serves: number;
  second: Second;
  inside: number;
  bound: number;
}
export interface WeaponState {
  id: number;
  type: number;
  holder: number;
  lies: number;
  jammed: boolean;
}
/** Two groups that face each other; pairs of values are for the one and for the other. */
export interface GroupPair {
  group: number;
  enemy: number;
  range: number;
  sum: number;
  power: Pair;
  modifier: Pair;
  blocked: readonly [boolean, boolean];
}
export interface HandUse {
  as: readonly Fn[];
}
export interface HandCard extends HandUse {
  card: number;
  dead: boolean;
  chosen: boolean;
}
export interface Discarded {
  count: number;
  seen: readonly number[];
}
export interface Piles {
  pile: number;
  discarded: Discarded;
  out: readonly number[];
  table: readonly number[];
}
export type Kind =
  | 'form'
  | 'lay'
  | 'answer'
  | 'charge-at'
  | 'act'
  | 'aim'
  | 'conceal'
  | 'commit'
  | 'save'
  | 'rallying'
  | 'infiltrate'
  | 'assault'
  | 'fights'
  | 'retry'
  | 'spoils'
  | 'seize'
  | 'arrange'
  | 'send'
  | 'discard'
  | 'refill'
  | 'redirect'
  | 'renormalise'
  | 'crew-falls'
  | 'trying'
  | 'over';
export type Purpose =
  | ''
  | 'fire'
  | 'infiltration'
  | 'fight'
  | 'sniper'
  | 'mines'
  | 'execution'
  | 'shot'
  | 'overrun'
  | 'vehicle'
  | 'commissar';
export interface Named {
  man: number;
  group: number;
  opponent: number;
  card: number;
}
export interface Fight {
  attacker: number;
  defender: number;
  attacker_concealed: number;
  defender_concealed: number;
}
/** The decision that is awaited, with the action it belongs to. */
export interface Pending {
  kind: Kind;
  side: number;
  purpose: Purpose;
  group: number;
  target: number;
  man: number;
  card: number;
  weapon: number;
  left: number;
  by: number;
  cards: readonly number[];
  power: number;
  needed: number;
  strength: number;
  targets: readonly number[];
  named: readonly Named[];
  fight: Fight | null;
}
/** All that a seat may know. */
export interface View extends Sequence, Piles {
  sides: readonly [SideState, SideState];
  groups: readonly GroupState[];
  men: readonly ManState[];
  weapons: readonly WeaponState[];
  ranges: readonly GroupPair[];
  hand: readonly HandCard[] | null;
  action: Pending;
}
