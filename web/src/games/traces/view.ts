/** Board and view as they are sent to a client. Hexes are numbers as printed on the map, "" is no hex. */
// Made by web/scripts/view_types.py from src/caposaldo/games/traces/view_types.py: change that file, not this one.
import type { Pair, Words } from '../../api/view';

export type SideName = 'axis' | 'soviet';
export type Hexside = readonly [string, string];
export type Nation = 'german' | 'romanian' | 'hungarian' | 'soviet' | 'guards';
export type Arm =
  | 'infantry'
  | 'mountain'
  | 'panzer'
  | 'panzergrenadier'
  | 'security'
  | 'tank'
  | 'mechanised'
  | 'cavalry'
  | 'airborne'
  | 'hq';
export type Entry = 'start' | 'free' | 'arrives' | 'replaces' | 'bought' | 'dropped';
export type ChitKind = 'hq' | 'supply' | 'reinforcement' | 'airborne' | 'stavka' | 'okh';
export type Owner = 'axis' | 'soviet' | 'both';
export type RiverSize = 'minor' | 'major';
// ---------------------------------------------------------------- what never changes
/** The printed values of both sides of a counter. */
export interface Values {
  attack: number;
  defence: number;
  reduced_attack: number;
  reduced_defence: number;
  move: number;
}
export interface UnitInfo {
  id: number;
  label: string;
  number: string;
  name: Words;
  side: SideName;
  nation: Nation;
  arm: Arm;
  type: string;
  mechanised: boolean;
  steps: number;
  values: Values;
  hq: boolean;
  range: number;
  entry: Entry;
  /** What it is bought as, or the number of the group it arrives with. */
  group: string;
}
export interface ChitInfo {
  key: string;
  kind: ChitKind;
  owner: Owner;
  count: number;
  from_turn: number;
  hq: number;
}
export interface River {
  name: Words;
  size: RiverSize;
  sides: readonly Hexside[];
}
export interface City {
  id: number;
  hex: string;
  name: Words;
  today: string;
  major: boolean;
}
export interface Crossing {
  id: number;
  hex: string;
  name: Words;
}
export interface TurnInfo {
  turn: number;
  month: string;
  axis_chits: number;
}
export interface Charts {
  columns: readonly string[];
  /** The result for each column and die roll. */
  crt: readonly (readonly string[])[];
}
export interface Map {
  columns: number;
  rows: number;
  /** A letter a hex, row by row from the north: . f r s ~ and a blank beyond the map. */
  terrain: string;
  rivers: readonly River[];
  blocked: readonly Hexside[];
  roads: readonly (readonly string[])[];
  rails: readonly (readonly string[])[];
  bridges: readonly Hexside[];
}
export interface Places {
  cities: readonly City[];
  crossings: readonly Crossing[];
  /** The most that the Soviets can hold; 0 where they do not count. */
  crossing_points: number;
  breakthrough: readonly string[];
  /** Hexes from which the Axis and the Soviets are supplied. */
  sources: readonly (readonly string[])[];
}
/** What everybody may know and never changes. */
export interface Board extends Map, Places {
  units: readonly UnitInfo[];
  chits: readonly ChitInfo[];
  turns: readonly TurnInfo[];
  first_turn: number;
  last_turn: number;
  charts: Charts;
}
// ---------------------------------------------------------------- what changes
export type Phase = 'set-up' | 'luftwaffe' | 'selection' | 'action' | 'end';
export type Mode = 'move-combat' | 'combat-move' | 'combat-only';
export type Place = 'map' | 'box' | 'gone' | 'aside';
export type Supply = 'supplied' | 'out' | 'isolated';
export interface Sequence {
  turn: number;
  last_turn: number;
  phase: Phase;
  /** The side that carries out an activation, -1 if none does. */
  active: number;
  mode: Mode;
  /** The seat of the Axis, the seat of the Soviets. */
  seats: Pair;
  groups: number;
  landed: boolean;
  fronts: boolean;
  /** Of both seats; -1: not made, or not open to this seat. */
  bids: Pair;
}
export interface UnitState {
  id: number;
  hex: string;
  place: Place;
  steps: number;
  supply: Supply;
  active: boolean;
  moved: boolean;
  fought: boolean;
  joined: boolean;
  attack: number;
  defence: number;
  move: number;
}
export interface MapState {
  /** The side that controls each city. */
  cities: readonly number[];
  /** Cities under a Supreme Command Order. */
  orders: readonly number[];
  crossings: readonly number[];
  cp: number;
  bridgehead: string;
  attacked: readonly string[];
  /** "0" or "1" a hex, of the Axis and of the Soviets. */
  zoc: readonly [string, string];
  supply: readonly [string, string];
  /** The hexes that an HQ commands, by the id of its unit. */
  command: Readonly<Record<string, readonly string[]>>;
}
export type Counts = Readonly<Record<string, number>>;
/** What a side knows of its own chits. */
export interface OwnChits {
  side: SideName;
  cup: Counts;
  hand: Counts;
  picked: Counts;
  held: Counts;
  available: Counts;
  need: number;
}
export interface Chits {
  cup: number;
  hand: number;
  played: Counts;
  returned: Counts;
  drawn: string;
  ready: readonly [boolean, boolean];
  mine?: OwnChits;
}
export interface Luftwaffe {
  count: number;
  used: readonly number[];
  /** Markers of each sort, for the Axis alone. */
  mine?: readonly number[];
}
export interface Points {
  total: number;
  cities: number;
  units: number;
  hq: number;
  breakthrough: number;
  target: number;
}
export type FrameKind =
  | 'turn'
  | 'bidding'
  | 'garrison'
  | 'opening'
  | 'choice'
  | 'cup'
  | 'stop'
  | 'okh'
  | 'stavka'
  | 'second'
  | 'mode'
  | 'call'
  | 'close'
  | 'move'
  | 'walk'
  | 'relocation'
  | 'combat'
  | 'battle'
  | 'air'
  | 'losses'
  | 'retreats'
  | 'overflow'
  | 'advances'
  | 'arrivals'
  | 'parachute'
  | 'negotiation'
  | 'purchase'
  | 'over';
/** The decision that is awaited. */
export interface FrameView {
  kind: FrameKind;
  unit: number;
  hex: string;
  count: number;
  spent: number;
}
/** All that a seat may know. */
export interface View extends Sequence, MapState {
  units: readonly UnitState[];
  chits: Chits;
  luftwaffe: Luftwaffe;
  vp: Points;
  frame: FrameView;
  attackers: readonly number[];
}
