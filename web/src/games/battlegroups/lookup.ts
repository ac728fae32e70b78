/** What is looked up in a view of this game. */
import type { Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import { sideOf } from '../../nations';
import type { Unit, View } from './view';

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
