/** Lookups in the view. */
import type { Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import { sideOf } from '../../nations';
import type { XY } from '../../play/gameDisplay';
import type { Platoon, View } from './view';

export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const platoonOf = (view: View, id: number): Platoon | undefined => view.platoons[id];
export const nations = (view: View): string[] => view.sides.map((side) => side.nation);
export const marks = (view: View): Side[] => nations(view).map(sideOf);

export const isHere = (platoon: Platoon | undefined): platoon is Platoon => platoon?.place === 'on-table';
/** The platoon of the current decision, -1 for none. */
export const actorOf = (view: View): number => view.decision.unit;
/** The piece on the table that stands for a platoon: itself, or what carries it; -1: it is not on the table. */
export function standIn(view: View, id: number): number {
  const platoon = platoonOf(view, id);
  if (!platoon) return -1;
  if (platoon.place === 'aboard') return platoon.aboard >= 0 ? standIn(view, platoon.aboard) : -1;
  return isHere(platoon) ? id : -1;
}
/** Where distances of a platoon begin: its reference model, or the edge of its card. */
export const startOf = (platoon: Platoon): XY => ({ x: platoon.x, y: platoon.y });
export const centimetres = (view: View, length: number): number => length / view.cm;

// ---------------------------------------------------------------- places of a question about sight
export const FORMATIONS = ['line', 'column', 'wedge', 'cluster'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Places are asked about on a grid of half centimetres. */
const gridOf = (view: View): number => view.cm / 2;
export function snap(view: View, at: XY): XY {
  const grid = gridOf(view);
  const to = (n: number, most: number): number => Math.min(most, Math.max(0, Math.round(n / grid) * grid));
  return { x: to(at.x, view.size[0]), y: to(at.y, view.size[1]) };
}
/** A point of the grid with a formation in one number, as the server reads it. */
export function placeOf(view: View, at: XY, formation: Formation): number {
  const grid = gridOf(view);
  const across = Math.floor(view.size[0] / grid) + 1;
  const number = Math.floor(at.y / grid) * across + Math.floor(at.x / grid);
  return number * FORMATIONS.length + FORMATIONS.indexOf(formation);
}
