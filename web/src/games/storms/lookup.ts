/** Lookups in board and view. */
import type { Pair } from '../../api/view';
import type { Choice, Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import type { Board, CardInfo, TerrainInfo, UnitInfo, UnitState, UnitType, View } from './view';

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
/** The units the viewer may know of. */
export const unitsOf = (moment: Moment): Unit[] =>
  viewOf(moment).units.flatMap((state) => unitOf(moment, state.id) ?? []);
export const isOn = (unit: Unit): boolean => unit.now.place === 'map' && unit.now.hex >= 0;
/** The side whose map is shown: the viewer's own, or for a spectator the side whose turn it is. */
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

/** Column and row to axial coordinates, in which patterns are given, and back. */
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
/** The card of a decision, by the number in its notation. */
export const cardNamed = (board: Board, number: string | undefined): CardInfo | undefined =>
  board.cards.find((card) => card.number === number);
/** The secret objectives the viewer may see: own ones first, at the end all of them. */
export function goalsOf(moment: Moment): { side: number; card: CardInfo }[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const first = moment.eyes === 1 ? 1 : 0;
  return [first, 1 - first].flatMap((side) =>
    (view.sides[side]?.goals ?? []).flatMap((id) => (board.cards[id] ? [{ side, card: board.cards[id] }] : [])),
  );
}
/** Words of an action: verb and what it needs. */
export const wordsOf = (choice: Choice): readonly string[] => choice.action.split(' ');
