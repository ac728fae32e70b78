/** What the server tells of this game: the board (once) and the view of the moment. */
import type { Choice, Moment } from '../../api/wire';
import type { Both } from '../../i18n';
import type { Side } from '../../draw/symbols';

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

// ---------------------------------------------------------------- what never changes
export interface CardInfo {
  id: number;
  number: number;
  functions: { as: Fn; value: number; nations: Nation[] }[];
  terrain: TerrainKind | '';
  need: number;
  movement: '' | 'plain' | 'flank' | 'ford';
  random: number;
  red: boolean;
  positions: number[];
  reds: boolean[];
  breeze: boolean;
  kills: number[];
  pins: number[];
  strength: number;
  threshold: number;
  dead: [boolean, boolean];
}
interface Numbers {
  black: number[];
  red: number[];
}
export interface WeaponInfo {
  id: number;
  key: string;
  name: Both;
  traits: string[];
  power: number[];
  alone: number[] | null;
  close: number;
  repaired: Numbers;
  lost: Numbers;
}
export interface ManInfo {
  id: number;
  key: string;
  name: string;
  rank: Both;
  nation: Nation;
  side: number;
  leader: '' | 'sl' | 'asl';
  commissar: boolean;
  weapon: number;
  points: number;
  morale: number;
  panic: number;
  kia: number;
  kia_pinned: number;
  close: { armed: number; unarmed: number; pinned_armed: number; pinned_unarmed: number };
}
export interface Goal {
  side: number;
  kind: 'chit' | 'range';
  men: number;
  reach: number;
  cover: boolean;
}
export interface Board {
  scenario: string;
  title: Both;
  options: Record<string, string>;
  level: number;
  nations: [Nation, Nation];
  attacker: number;
  first: number;
  decks: number;
  clock_winner: number;
  goals: Goal[];
  pillbox: number;
  snipers: [number, number];
  removed: { terrain: TerrainKind; count: number }[];
  hands: [number, number];
  breaks: [number, number];
  cards: CardInfo[];
  weapons: WeaponInfo[];
  men: ManInfo[];
}

// ---------------------------------------------------------------- what is on the table
export interface Link {
  rule: string;
  key: string;
  value: number;
  params?: Record<string, number | string>;
  note?: true;
}
export interface SideState {
  nation: Nation;
  hand: number;
  /** Which cards they are, for those who may know. */
  held: number[] | null;
  limit: number;
  limit_parts: Link[];
  points: number;
  points_parts: Link[];
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
export interface StackCard {
  card: number;
  way: 'forward' | 'back' | 'sideways' | 'up' | 'down' | 'offered';
  as: 'terrain' | 'movement' | 'smoke' | 'wire' | 'open';
  laid: number;
}
export interface GroupState {
  id: number;
  side: number;
  letter: string;
  founding: string;
  chit: number;
  men: number[];
  stack: StackCard[];
  terrain: TerrainKind;
  ground: number;
  modifier: number;
  moving: boolean;
  offered: number;
  smoke: number;
  wire: number;
  acted: boolean;
  stays: boolean;
  exchanging: boolean;
  announced: string;
  flanks: { group: number; natural: boolean }[];
  behind: number[];
  encircled: [number, number] | null;
  sniped: boolean;
  infiltrators: number[];
  arriving: number[];
}
export type Fate = 'in-play' | 'killed' | 'routed' | 'captured';
export interface ManState {
  id: number;
  group: number;
  pos: number;
  fate: Fate;
  marks: string[];
  weapon: number;
  captured: boolean;
  jammed: boolean;
  kept: boolean;
  serves: number;
  second: '' | 'charge';
  inside: number;
  bound: number;
  fires: boolean;
  bracketed: boolean;
  power: number[];
  morale: number;
  panic: number;
  kia: number;
  close: number;
}
export interface Pair {
  group: number;
  enemy: number;
  range: number;
  sum: number;
  power: [number, number];
  modifier: [number, number];
  blocked: [boolean, boolean];
}
export interface HandCard {
  card: number;
  as: Fn[];
  dead: boolean;
  chosen: boolean;
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
export interface Pending {
  kind: Kind;
  side: number;
  purpose:
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
  group: number;
  target: number;
  man: number;
  card: number;
  weapon: number;
  left: number;
  by: number;
  cards: number[];
  power: number;
  needed: number;
  strength: number;
  targets: number[];
  named: { man: number; group: number; opponent: number; card: number }[];
  fight: { attacker: number; defender: number; attacker_concealed: number; defender_concealed: number } | null;
}
export interface View {
  turn: number;
  turns: number;
  player_turn: number;
  deck: number;
  decks: number;
  time_up: boolean;
  step: string;
  side: number;
  acted: boolean;
  discards: number;
  windy: boolean;
  sides: [SideState, SideState];
  groups: GroupState[];
  men: ManState[];
  weapons: { id: number; type: number; holder: number; lies: number; jammed: boolean }[];
  ranges: Pair[];
  hand: HandCard[] | null;
  pile: number;
  discarded: { count: number; seen: number[] };
  out: number[];
  table: number[];
  action: Pending;
}

export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const boardOf = (moment: Moment): Board => moment.board as unknown as Board;

// ---------------------------------------------------------------- choices
/** The group that a choice is about, besides man, target and card. */
export const groupOf = (choice: Choice): number => choice.group;

// ---------------------------------------------------------------- who is who
const COLOURS: Readonly<Record<Nation, Side>> = { german: 'de', american: 'us', russian: 'su' };
export const colour = (nation: Nation): Side => COLOURS[nation];
export const colours = (moment: Moment): Side[] => boardOf(moment).nations.map(colour);
/** The cards shown as a hand: one's own; for eyes that see everything those of the near side. */
export const handOf = (moment: Moment): HandCard[] => {
  const view = viewOf(moment);
  if (moment.eyes >= 0) return view.hand ?? [];
  return (view.sides[nearSide(moment)]?.held ?? []).map((card) => ({ card, as: [], dead: false, chosen: false }));
};
/** Whose row is the near one: one's own, or the first side's for who only watches. */
export const nearSide = (moment: Moment): number => (moment.eyes === 1 ? 1 : 0);

/** Groups of a side that are shown, by letter. */
export function groupsOf(view: View, side: number): GroupState[] {
  const last = (group: GroupState): string => group.letter || group.founding || 'Z';
  return view.groups
    .filter((group) => group.side === side)
    .sort((a, b) => last(a).localeCompare(last(b)) || a.id - b.id);
}
export const pairOf = (view: View, a: number, b: number): Pair | undefined =>
  view.ranges.find((pair) => (pair.group === a && pair.enemy === b) || (pair.group === b && pair.enemy === a));

/** The weapon in his hands, as a type; null: unarmed. */
export function weaponOf(board: Board, view: View, man: ManState): WeaponInfo | null {
  if (man.weapon < 0) return null;
  const type = view.weapons.find((one) => one.id === man.weapon)?.type ?? board.men[man.weapon]?.weapon ?? -1;
  return board.weapons[type] ?? null;
}
