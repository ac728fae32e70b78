/** Lookups in board and view. */
import type { Choice, Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import type { Board, ChitInfo, SideName, UnitInfo, UnitState, View } from './view';

export const [AXIS, SOVIET] = [0, 1];
export const SIDES: readonly SideName[] = ['axis', 'soviet'];
export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const boardOf = (moment: Moment): Board => moment.board as unknown as Board;

/** A unit as it is printed, and as it is now. */
export interface Unit extends UnitInfo, Omit<UnitState, 'id' | 'steps'> {
  left: number;
}
export function unitOf(moment: Moment, id: number): Unit | null {
  const info = boardOf(moment).units[id];
  const state = viewOf(moment).units[id];
  return info && state ? { ...info, ...state, steps: info.steps, left: state.steps } : null;
}
export const unitsOf = (moment: Moment): Unit[] =>
  boardOf(moment).units.flatMap((info) => unitOf(moment, info.id) ?? []);

// ---------------------------------------------------------------- sides
export const sideIndex = (side: SideName): number => (side === 'soviet' ? SOVIET : AXIS);
export const seatOf = (view: View, side: SideName): number => view.seats[sideIndex(side)] ?? 0;
/** The side of a viewer; -1 for a spectator. */
export const sideOfSeat = (view: View, seat: number): number => view.seats.indexOf(seat);
/** The sides by seat, as colours. */
export const marks = (view: View): Side[] => [0, 1].map((seat) => (sideOfSeat(view, seat) === SOVIET ? 'su' : 'de'));
export const colourOf = (side: number): Side => (side === SOVIET ? 'su' : 'de');
const NATIONS: Readonly<Record<string, Side>> = {
  german: 'de',
  romanian: 'ro',
  hungarian: 'hu',
  soviet: 'su',
  guards: 'su',
};
export const nationSide = (nation: string): Side => NATIONS[nation] ?? 'de';
/** The side whose map is shown: the viewer's own, or for a spectator the acting side. */
export const viewer = (moment: Moment): number => {
  const view = viewOf(moment);
  const own = sideOfSeat(view, moment.eyes);
  return own >= 0 ? own : view.active >= 0 ? view.active : AXIS;
};

// ---------------------------------------------------------------- hexes
const two = (n: number): string => String(n).padStart(2, '0');
/** The number of a hex by its place in the rows: rows are counted from the south. */
export function hexName(board: Board, index: number): string {
  if (index < 0 || index >= board.terrain.length) return '';
  return `${two(board.rows - Math.floor(index / board.columns))}${two((index % board.columns) + 1)}`;
}
export function hexIndex(board: Board, name: string): number {
  const [row, column] = [Number(name.slice(0, 2)), Number(name.slice(2))];
  return name.length === 4 ? (board.rows - row) * board.columns + column - 1 : -1;
}
export const onMap = (board: Board, index: number): boolean => (board.terrain[index] ?? ' ') !== ' ';
export const hexOf = (board: Board, choice: Choice): string => hexName(board, choice.hex);
/** The hexes where a string of bits has a one. */
export const lit = (board: Board, bits: string | undefined): string[] =>
  [...(bits ?? '')].flatMap((bit, i) => (bit === '1' && onMap(board, i) ? [hexName(board, i)] : []));
/** Those of some hexes that lie on the map. */
export const here = (board: Board, hexes: readonly string[]): string[] =>
  hexes.filter((hex) => onMap(board, hexIndex(board, hex)));

export const chitOf = (board: Board, key: string): ChitInfo | undefined => board.chits.find((chit) => chit.key === key);
/** HQs that carry out the activation: that of the drawn chit, and whoever is activated with it. */
export function leaders(moment: Moment): number[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const active = board.units.filter((unit) => unit.hq && view.units[unit.id]?.active).map((unit) => unit.id);
  const drawn = chitOf(board, view.chits.drawn)?.hq ?? -1;
  return active.length > 0 || drawn < 0 || view.units[drawn]?.place !== 'map' ? active : [drawn];
}
