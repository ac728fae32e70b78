/** The view as it is sent to a client. Lengths in tenths of a millimetre, bearings in degrees. */
// Made by web/scripts/view_types.py from src/caposaldo/games/battlegroups/view_types.py: change that file, not this one.
import type { Pair, Words } from '../../api/view';

export type Phase = 'set-up' | 'indirect' | 'movement' | 'direct' | 'close' | 'reorganise';
export type Awaited =
  'phase' | 'prepare' | 'deploy' | 'aim' | 'screen' | 'area' | 'fly' | 'bomb' | 'order' | 'march' | 'react' | 'face';
export type Status = 'fresh' | 'shaken' | 'suppressed' | 'destroyed';
export type Quality = 'recruit' | 'regular' | 'veteran' | 'elite';
export type Kind = 'infantry' | 'heavy-weapon' | 'gun' | 'vehicle';
export type Class = '' | 'C' | 'B' | 'A';
export type TerrainKind =
  'wood' | 'town' | 'broken' | 'hill' | 'road' | 'river' | 'bridge' | 'bunker' | 'trench' | 'wall';
/** Measures that a drawing of the table needs. */
export interface Scale {
  inch: number;
  metres_an_inch: number;
  minutes_a_turn: number;
  /** Degrees to either side of the front. */
  arc: number;
  smoke_base: number;
  mine_radius: number;
  air_base: number;
  /** Width and length of the strike zone. */
  air_zone: Pair;
}
export interface SideView {
  name: string;
  lost: number;
  breakpoint: number;
  counted: number;
  ready: boolean;
  mines: number;
  command_radius: number;
}
export interface UnitClass {
  class: Class;
}
/** The line of the Data Sheet. */
export interface UnitSheet extends UnitClass {
  id: number;
  label: string;
  type: string;
  name: Words;
  side: number;
  group: number;
  group_name: string;
  quality: Quality;
  kind: Kind;
  move: number;
  /** How far its direct fire reaches; 0: it has none. */
  range: number;
  /** Text keys of its rows of the fire tables. */
  weapons: readonly string[];
  width: number;
  depth: number;
  command: boolean;
  observer: boolean;
  off_table: boolean;
}
export interface Unit extends UnitSheet {
  x: number;
  y: number;
  face: number;
  here: boolean;
  aboard: number;
  status: Status;
  halves: number;
  target: number;
  moved: boolean;
  done: boolean;
  fired: boolean;
  called: boolean;
  reacted: boolean;
  contact: boolean;
  /** The minefield that it clears and for how many turns; empty: none that may be known. */
  work: readonly number[];
}
export interface Terrain {
  kind: TerrainKind;
  /** x0, y0, x1, y1, ... */
  points: readonly number[];
  height: number;
  name: string;
}
export interface Mine {
  id: number;
  x: number;
  y: number;
  side: number;
  known: boolean;
  live: boolean;
}
export interface Plane {
  id: number;
  side: number;
  /** The turn it is planned for; 0: not known. */
  turn: number;
  gone: boolean;
}
/** The decision that the table waits for. */
export interface Decision {
  kind: Awaited;
  unit: number;
  other: number;
  x: number;
  y: number;
}
/** All that a seat may know. */
export interface View {
  scenario: string;
  scale: Scale;
  width: number;
  height: number;
  turn: number;
  turns: number;
  phase: Phase;
  first: number;
  active: number;
  sides: readonly SideView[];
  units: readonly Unit[];
  terrain: readonly Terrain[];
  /** x, y, side. */
  smoke: readonly (readonly [number, number, number])[];
  mines: readonly Mine[];
  air: readonly Plane[];
  /** Units that have declared their fire, in that order. */
  shots: readonly number[];
  decision: Decision;
}
