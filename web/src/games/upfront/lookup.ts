/** Lookups in board and view. */
import type { Choice, Moment } from '../../api/protocol';
import type { Side } from '../../draw/symbols';
import type { Board, GroupPair, GroupState, HandCard, ManState, Nation, View, WeaponInfo } from './view';

export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const boardOf = (moment: Moment): Board => moment.board as unknown as Board;

// ---------------------------------------------------------------- choices
/** The group that a choice is about, besides man, target and card. */
export const groupOf = (choice: Choice): number => choice.group;

// ---------------------------------------------------------------- who is who
const COLOURS: Readonly<Record<Nation, Side>> = { german: 'de', american: 'us', russian: 'su' };
/** The nations as the texts web-nation-* call them. */
export const PEOPLES: Readonly<Record<Nation, string>> = { german: 'germany', american: 'usa', russian: 'russia' };
export const colour = (nation: Nation): Side => COLOURS[nation];
export const colours = (moment: Moment): Side[] => boardOf(moment).nations.map(colour);
/** The cards shown as a hand: the viewer's own, or the near side's for a viewer who sees everything. */
export const handOf = (moment: Moment): readonly HandCard[] => {
  const view = viewOf(moment);
  if (moment.eyes >= 0) return view.hand ?? [];
  return (view.sides[nearSide(moment)]?.held ?? []).map((card) => ({ card, as: [], dead: false, chosen: false }));
};
/** The side in the near row: the viewer's own, or the first for a spectator. */
export const nearSide = (moment: Moment): number => (moment.eyes === 1 ? 1 : 0);

/** Groups of a side that are shown, by letter. */
export function groupsOf(view: View, side: number): GroupState[] {
  const last = (group: GroupState): string => group.letter || group.founding || 'Z';
  return view.groups
    .filter((group) => group.side === side)
    .sort((a, b) => last(a).localeCompare(last(b)) || a.id - b.id);
}
export const pairOf = (view: View, a: number, b: number): GroupPair | undefined =>
  view.ranges.find((pair) => (pair.group === a && pair.enemy === b) || (pair.group === b && pair.enemy === a));

/** The weapon in his hands, as a type; null: unarmed. */
export function weaponOf(board: Board, man: ManState): WeaponInfo | null {
  return weaponInfo(board, man.weapon);
}
/** The type of a weapon by its number, a secondary one too; null: none. */
export const weaponInfo = (board: Board, weapon: number): WeaponInfo | null =>
  board.weapons[board.weapon_types[weapon] ?? -1] ?? null;
