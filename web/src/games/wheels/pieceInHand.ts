import type { Choice } from '../../api/protocol';
import { inHand } from './inHand.svelte';
import type { View } from './view';

/** The number of the piece that is laid next: the chosen one, if it may be laid now. */
export function pieceInHand(view: View, first: Choice): number {
  const may = view.building?.box.some((piece) => piece.number === inHand.piece) ?? false;
  return may ? inHand.piece : Number(first.action.split(' ')[1]);
}
