/** A view of this game as the server sends it. */
import type { Moment } from '../../api/wire';
import type { Side } from '../../draw/symbols';
import { sideOf } from '../../nations';
import type { TableUnit, TableView } from '../../board/table/types';

export interface Unit extends TableUnit {
  halves: number;
  target: number;
  called: boolean;
  reacted: boolean;
  contact: boolean;
  work: readonly number[];
  /** How far its direct fire reaches; 0: it has none. */
  range: number;
  weapons: readonly string[];
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
export interface Plane {
  id: number;
  side: number;
  turn: number;
  gone: boolean;
}
export type Awaited =
  'phase' | 'prepare' | 'deploy' | 'aim' | 'screen' | 'area' | 'fly' | 'bomb' | 'order' | 'march' | 'react' | 'face';
export type Phase = 'set-up' | 'indirect' | 'movement' | 'direct' | 'close' | 'reorganise';
export interface View extends Omit<TableView, 'units' | 'sides' | 'scale'> {
  scale: {
    inch: number;
    metres_an_inch: number;
    minutes_a_turn: number;
    /** Degrees to either side of the front. */
    arc: number;
    smoke_base: number;
    mine_radius: number;
    air_base: number;
    /** Width and length of the strike zone. */
    air_zone: readonly [number, number];
  };
  turn: number;
  turns: number;
  phase: Phase;
  first: number;
  active: number;
  sides: readonly SideView[];
  units: readonly Unit[];
  air: readonly Plane[];
  /** Units that have declared their fire, in that order. */
  shots: readonly number[];
  decision: { kind: Awaited; unit: number; other: number; x: number; y: number };
}

export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const unitOf = (view: View, id: number): Unit | undefined => view.units[id];

const NATIONS: Readonly<Record<string, string>> = {
  ger: 'germany',
  ita: 'italy',
  bri: 'britain',
  usa: 'usa',
  sov: 'soviet',
};
/** The nation of each side, by what its unit types bear in their names. */
export function nations(view: View): string[] {
  const found: string[] = [];
  for (const unit of view.units) found[unit.side] ??= NATIONS[unit.type.slice(0, unit.type.indexOf('-'))] ?? '';
  return found;
}
export const marks = (view: View): Side[] => nations(view).map(sideOf);

/** Whom the decision of the moment is about: an acting unit, or none. */
export function actorOf(view: View): number {
  const { kind, unit } = view.decision;
  return kind === 'order' || kind === 'face' || kind === 'aim' || kind === 'screen' || kind === 'react' ? unit : -1;
}
export const inches = (view: View, length: number): number => length / view.scale.inch;
