/** Lookups in the view. */
import type { Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import { sideOf } from '../../nations';
import type { Unit, View } from './view';

export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const unitOf = (view: View, id: number): Unit | undefined => view.units[id];

/** The nation of each side. */
export const nations = (view: View): string[] => view.sides.map((side) => side.nation);
export const marks = (view: View): Side[] => nations(view).map(sideOf);

/** The unit of the current decision, -1 for none. */
export function actorOf(view: View): number {
  const { kind, unit } = view.decision;
  return kind === 'order' || kind === 'face' || kind === 'aim' || kind === 'screen' || kind === 'react' ? unit : -1;
}
export const inches = (view: View, length: number): number => length / view.scale.inch;
