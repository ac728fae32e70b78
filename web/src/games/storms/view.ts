/** Board and view of this game as the server sends them, and what is looked up in them. */
import type { Choice, Moment } from '../../api/wire';
import type { Side } from '../../draw/symbols';
import type { Both, Said } from '../../i18n';

type Pair = readonly [number, number];

// ---------------------------------------------------------------- what never changes
export interface UnitType {
  key: string;
  name: Both;
  side: number;
  kind: 'squad' | 'gun' | 'mortar' | 'sniper' | 'engineer';
  symbol: string;
  fire: number;
  indirect: number;
  move: number;
  red: number;
  blue: number;
  red_boxed: boolean;
  blue_boxed: boolean;
  front: number;
  flank: number;
  front_colour: 'red' | 'blue';
  flank_colour: 'red' | 'blue';
  range: number;
  least: number;
  worth: number;
  all_round: boolean;
  fixed: boolean;
}
export interface UnitInfo {
  id: number;
  label: string;
  type: number;
  side: number;
  smokes: boolean;
  cards: readonly number[];
}
export interface CardInfo {
  id: number;
  number: string;
  family: 'action' | 'weapon' | 'veteran' | 'artillery' | 'objective';
  name: Both;
  text: readonly Said[];
  yellow: boolean;
  action: boolean;
  group: boolean;
  count: number;
  cost_ap: number;
  cost_cap: number;
  red: number;
  blue: number;
  range: number;
  frequency: 'permanent' | 'once' | 'round';
  missions: number;
  side: number;
  /** Artillery: steps of q and r from the target. */
  pattern: readonly Pair[];
}
export interface TerrainInfo {
  mark: string;
  key: string;
  cost: number;
  cover: number;
  blocks: boolean;
  hides: boolean;
}
export interface Objective {
  id: number;
  hex: number;
  name: Both;
  owner: number;
  round: Pair;
  final: Pair;
}
export interface Board {
  rounds: number;
  month: number;
  ends_at: number;
  smoke: boolean;
  cap: Pair;
  columns: number;
  rows: number;
  labels: readonly string[];
  /** One mark a hex; one of the levels. */
  terrain: string;
  terrains: readonly TerrainInfo[];
  levels: string;
  openings: readonly number[];
  roads: readonly (readonly number[])[];
  road_ends: readonly Pair[];
  crevices: readonly Pair[];
  maps: readonly { number: string; column: number; row: number; columns: number; rows: number; turned: boolean }[];
  types: readonly UnitType[];
  units: readonly UnitInfo[];
  cards: readonly CardInfo[];
  markers: readonly { key: string; recovery: number }[];
  objectives: readonly Objective[];
  exits: readonly (readonly number[])[];
  exit_points: Pair;
  batteries: readonly { id: number; side: number; card: number }[];
  spotters: readonly (readonly number[])[];
  /** Why a hex is not seen, by the codes of a sight. */
  sight: readonly { rule: string; key: string }[];
}

// ---------------------------------------------------------------- what is so now
export type Flag =
  'member' | 'acted' | 'target' | 'bare' | 'dug-in' | 'bogged' | 'marching' | 'nerves' | 'silent' | 'wary';
export interface UnitState {
  id: number;
  place: 'map' | 'reserve' | 'waiting' | 'destroyed' | 'left';
  hex: number;
  face: number;
  status: 'ready' | 'active' | 'spent';
  hidden: boolean;
  /** None, one that lies face down, or which. */
  marker: string | null;
  shown: boolean;
  arrives: number;
  /** The card that brings it, -1 none. */
  event: number;
  flags: readonly Flag[];
  used: readonly number[];
  fire: number;
  indirect: number;
  move: number;
  red: number;
  blue: number;
  front: number;
  flank: number;
  range: number;
}
export interface SideState {
  ap: number;
  pool: boolean;
  cap: number;
  cap_most: number;
  losses: number;
  points: number;
  bid: number;
  ready: boolean;
  hand: number;
  cards: readonly number[] | null;
  /** Secret objectives: how many it has drawn, and which if these eyes may know. */
  objectives: number;
  goals: readonly number[] | null;
  hideable: number | null;
}
export interface Plot {
  hex: number;
  smoke: boolean;
  hexes: readonly number[];
}
export interface BatteryState {
  id: number;
  missions: number;
  left: number | null;
  plotted: Plot | null;
  falling: Plot | null;
}
export type Kind =
  | 'deploy'
  | 'conceal'
  | 'plot'
  | 'bid'
  | 'choose'
  | 'act'
  | 'group-go'
  | 'spotter'
  | 'look'
  | 'attack'
  | 'boost'
  | 'reroll'
  | 'card'
  | 'second-hex'
  | 'reinforce'
  | 'over';
export interface Pending {
  kind: Kind;
  side: number;
  unit: number;
  hex: number;
  spotter: number;
  means: string;
  mode: string;
  card: number;
  added: number;
  members: readonly number[];
  targets: readonly number[];
  purpose: string;
  roll: { first: number; second: number; shift: number; total: number } | null;
}
export interface View {
  round: number;
  rounds: number;
  phase: string;
  side: number;
  passes: number;
  again: number;
  sides: readonly SideState[];
  units: readonly UnitState[];
  smoke: readonly { hex: number; smoke: number; thick: number; thin: number }[];
  smoke_left: number;
  control: readonly number[];
  contested: readonly boolean[];
  deck: number;
  discards: readonly number[];
  batteries: readonly BatteryState[];
  action: Pending;
}
/** What a place sees, as the server answers it. */
export interface Sight {
  hex: number;
  code: string;
  by: readonly number[];
  smoke: readonly number[];
  arc?: string;
  band?: string;
}

export const [GERMAN, SOVIET, BOTH] = [0, 1, 2];
export const COLOURS: readonly Side[] = ['de', 'su'];
export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const boardOf = (moment: Moment): Board => moment.board as unknown as Board;

/** A unit as it is printed, and as it is now. */
export interface Unit {
  info: UnitInfo;
  type: UnitType;
  now: UnitState;
}
export function unitOf(moment: Moment, id: number): Unit | null {
  const board = boardOf(moment);
  const [info, now] = [board.units[id], viewOf(moment).units.find((one) => one.id === id)];
  const type = info && board.types[info.type];
  return info && type && now ? { info, type, now } : null;
}
/** Those that these eyes may know of. */
export const unitsOf = (moment: Moment): Unit[] =>
  viewOf(moment).units.flatMap((state) => unitOf(moment, state.id) ?? []);
export const isOn = (unit: Unit): boolean => unit.now.place === 'map' && unit.now.hex >= 0;
/** Whose eyes look at the map: one's own side, or for a spectator the side whose turn it is. */
export const viewer = (moment: Moment): number => (moment.eyes >= 0 ? moment.eyes : viewOf(moment).side);
export const colourOf = (side: number): Side => COLOURS[side] ?? 'de';

// ---------------------------------------------------------------- hexes
export const labelOf = (board: Board, hex: number): string => board.labels[hex] ?? '';
const indexes = new WeakMap<Board, Map<string, number>>();
export function hexIndex(board: Board, label: string): number {
  const known = indexes.get(board) ?? new Map(board.labels.map((one, i) => [one, i]));
  indexes.set(board, known);
  return known.get(label) ?? -1;
}
/** Without the number of the map, where there is but one. */
export const shortLabel = (board: Board, hex: number): string => {
  const label = labelOf(board, hex);
  return board.maps.length > 1 ? label : label.slice(label.indexOf('-') + 1);
};
export const terrainAt = (board: Board, hex: number): TerrainInfo | undefined =>
  board.terrains.find((one) => one.mark === board.terrain[hex]);
export const levelAt = (board: Board, hex: number): number =>
  board.levels[hex] === '-' ? -1 : Number(board.levels[hex] ?? 0);
export const hexOf = (board: Board, choice: Choice): string => labelOf(board, choice.hex);
export const hexesOf = (board: Board, indexes: readonly number[]): string[] =>
  indexes.flatMap((hex) => board.labels[hex] ?? []);

/** Column and row to the slanted axes in which patterns are told, and back. */
const slanted = (board: Board, hex: number): Pair => {
  const row = Math.floor(hex / board.columns);
  return [(hex % board.columns) - (row - (row % 2)) / 2, row];
};
export function patternAt(board: Board, card: CardInfo, hex: number): number[] {
  const [q, r] = slanted(board, hex);
  return card.pattern.flatMap(([dq, dr]) => {
    const row = r + dr;
    const column = q + dq + (row - (((row % 2) + 2) % 2)) / 2;
    return row >= 0 && row < board.rows && column >= 0 && column < board.columns ? [row * board.columns + column] : [];
  });
}
/** The hex across a side, -1 beyond the map. */
export function besideOf(board: Board, hex: number, side: number): number {
  const [row, column] = [Math.floor(hex / board.columns), hex % board.columns];
  const odd = row % 2;
  const [dr, dc] = (
    [
      [-1, odd],
      [0, 1],
      [1, odd],
      [1, odd - 1],
      [0, -1],
      [-1, odd - 1],
    ] as const
  )[side] ?? [0, 0];
  const [r, c] = [row + dr, column + dc];
  return r >= 0 && r < board.rows && c >= 0 && c < board.columns ? r * board.columns + c : -1;
}
export function distance(board: Board, a: number, b: number): number {
  const [p, q] = [slanted(board, a), slanted(board, b)];
  const [dq, dr] = [p[0] - q[0], p[1] - q[1]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

// ---------------------------------------------------------------- cards
export const cardOf = (board: Board, id: number): CardInfo | undefined => board.cards[id];
/** The card that a decision is about: its number stands in the action. */
export const cardNamed = (board: Board, number: string | undefined): CardInfo | undefined =>
  board.cards.find((card) => card.number === number);
/** The secret objectives that these eyes may see: one's own, at the end all of them; one's own first. */
export function goalsOf(moment: Moment): { side: number; card: CardInfo }[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const first = moment.eyes === 1 ? 1 : 0;
  return [first, 1 - first].flatMap((side) =>
    (view.sides[side]?.goals ?? []).flatMap((id) => (board.cards[id] ? [{ side, card: board.cards[id] }] : [])),
  );
}
/** Words of an action: verb and what it needs. */
export const wordsOf = (choice: Choice): readonly string[] => choice.action.split(' ');
