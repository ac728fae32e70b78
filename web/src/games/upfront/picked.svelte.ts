/** The selection on the way to a choice: a card, a group, a man. It narrows the choices. */
export interface Picked {
  n: number;
  card: number;
  group: number;
  man: number;
}
const NOTHING: Picked = { n: -1, card: -1, group: -1, man: -1 };
/** `follow`: the action to send next, if it is offered after the current decision. */
export const table: { picked: Picked; follow: { n: number; action: string } | null } = $state({
  picked: NOTHING,
  follow: null,
});

/** The selection in this situation; earlier selections are dropped. */
export const picked = (n: number): Picked => (table.picked.n === n ? table.picked : { ...NOTHING, n });
export const isEmpty = (now: Picked): boolean => now.card < 0 && now.group < 0 && now.man < 0;
