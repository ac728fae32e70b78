/** Board and view as they are sent to a client. Hexes are numbers from 0, row by row; -1 is no hex. */
// Made by web/scripts/view_types.py from src/caposaldo/games/storms/view_types.py: change that file, not this one.
import type { Pair, Wording, Words } from '../../api/view';

export type Colour = 'red' | 'blue';
export type UnitKind = 'squad' | 'gun' | 'mortar' | 'sniper' | 'engineer';
export type Symbol = 'at-gun' | 'infantry-gun' | 'mortar' | 'sniper' | 'engineer' | 'mg' | 'at-team' | 'smg' | 'rifle';
export type Family = 'action' | 'weapon' | 'veteran' | 'artillery' | 'objective';
export type Frequency = 'permanent' | 'once' | 'round';
// ---------------------------------------------------------------- what never changes
/** A counter as it is printed. */
export interface UnitType {
  key: string;
  name: Words;
  side: number;
  kind: UnitKind;
  symbol: Symbol;
  fire: number;
  indirect: number;
  move: number;
  red: number;
  blue: number;
  red_boxed: boolean;
  blue_boxed: boolean;
  front: number;
  flank: number;
  front_colour: Colour;
  flank_colour: Colour;
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
  family: Family;
  name: Words;
  text: readonly Wording[];
  yellow: boolean;
  action: boolean;
  group: boolean;
  count: number;
  cost_ap: number;
  cost_cap: number;
  red: number;
  blue: number;
  range: number;
  ignores_cover: boolean;
  metal: boolean;
  frequency: Frequency;
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
/** The part of a map that is on the table. */
export interface MapInfo {
  number: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
  turned: boolean;
}
export interface MarkerInfo {
  key: string;
  count: number;
  no_fire: boolean;
  no_move: boolean;
  no_turn: boolean;
  no_action: boolean;
  fire: number;
  move: number;
  red: number;
  blue: number;
  front: number;
  flank: number;
  range: number;
  recovery: number;
  eliminates: boolean;
}
export interface Objective {
  id: number;
  hex: number;
  name: Words;
  owner: number;
  /** Points at the end of a round, for each side. */
  round: Pair;
  /** Points at the end of the game, for each side. */
  final: Pair;
}
export interface Battery {
  id: number;
  side: number;
  card: number;
}
export interface SightReason {
  rule: string;
  key: string;
}
export interface Options {
  variable_ap: boolean;
  cautious: boolean;
}
export interface Scenario {
  scenario: string;
  title: Words;
  modules: readonly string[];
  rounds: number;
  month: number;
  ends_at: number;
  options: Options;
  smoke: boolean;
  cap: Pair;
  exits: readonly (readonly number[])[];
  exit_points: Pair;
}
export interface MapData {
  columns: number;
  rows: number;
  labels: readonly string[];
  /** A mark a hex, see `terrains`. */
  terrain: string;
  terrains: readonly TerrainInfo[];
  /** A level a hex, `-` for one below zero. */
  levels: string;
  openings: readonly number[];
  roads: readonly (readonly number[])[];
  /** Where a road leaves the map: hex and hexside. */
  road_ends: readonly Pair[];
  crevices: readonly Pair[];
  maps: readonly MapInfo[];
}
export interface Artillery {
  batteries: readonly Battery[];
  spotters: readonly (readonly number[])[];
  smoke_markers: number;
}
/** What everybody may know and never changes. */
export interface Board extends Scenario, MapData, Artillery {
  types: readonly UnitType[];
  units: readonly UnitInfo[];
  cards: readonly CardInfo[];
  markers: readonly MarkerInfo[];
  objectives: readonly Objective[];
  /** Why a hex is not seen, by the codes of a sight. */
  sight: readonly SightReason[];
}
// ---------------------------------------------------------------- what changes
export type Phase = 'set-up' | 'refresh' | 'plotting' | 'strikes' | 'arrivals' | 'initiative' | 'play' | 'end';
export type Place = 'map' | 'reserve' | 'waiting' | 'destroyed' | 'left';
export type Status = 'ready' | 'active' | 'spent';
export type Flag =
  'member' | 'acted' | 'target' | 'bare' | 'dug-in' | 'bogged' | 'marching' | 'nerves' | 'silent' | 'wary';
/** What a counter is worth now. */
export interface Values {
  fire: number;
  indirect: number;
  move: number;
  red: number;
  blue: number;
  front: number;
  flank: number;
  range: number;
}
export interface UnitState extends Values {
  id: number;
  place: Place;
  hex: number;
  face: number;
  status: Status;
  hidden: boolean;
  /** None, the key of the hit marker, or `down` for one that lies face down. */
  marker: string | null;
  shown: boolean;
  arrives: number;
  /** The card that brings it, -1 none. */
  event: number;
  flags: readonly Flag[];
  used: readonly number[];
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
  /** How many of each card the side holds, for the side itself. */
  cards: readonly number[] | null;
  /** How many secret objectives it has drawn. */
  objectives: number;
  /** Which they are, if the viewer may know. */
  goals: readonly number[] | null;
  hideable: number | null;
}
export interface Smoke {
  hex: number;
  smoke: number;
  thick: number;
  thin: number;
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
export interface Roll {
  first: number;
  second: number;
  shift: number;
  total: number;
}
/** The decision that is awaited, with the action it belongs to. */
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
  roll: Roll | null;
}
export interface Sequence {
  turn: number;
  turns: number;
  round: number;
  rounds: number;
  phase: Phase;
  side: number;
  passes: number;
  again: number;
}
export interface MapState {
  smoke: readonly Smoke[];
  smoke_left: number;
  control: readonly number[];
  contested: readonly boolean[];
}
/** All that a seat may know. */
export interface View extends Sequence, MapState {
  sides: readonly SideState[];
  units: readonly UnitState[];
  deck: number;
  discards: readonly number[];
  batteries: readonly BatteryState[];
  action: Pending;
}
/** What is seen from a hex, a character or number for every hex of the map. */
export interface Sight {
  hex: number;
  /** 0: seen; others are reasons, see `sight` of the board. */
  code: string;
  by: readonly number[];
  smoke: readonly number[];
  arc?: string;
  band?: string;
}
