/** What was touched on the way to a choice: a card of the hand, a group, a man. It narrows what is offered. */
export interface Picked {
  n: number;
  card: number;
  group: number;
  man: number;
}
const NOTHING: Picked = { n: -1, card: -1, group: -1, man: -1 };
/** `follow`: what is to be done next, if it is offered after the decision that is on its way. */
export const table: { picked: Picked; follow: { n: number; action: string } | null } = $state({
  picked: NOTHING,
  follow: null,
});

/** What is picked in this situation; what was picked in another one is forgotten. */
export const picked = (n: number): Picked => (table.picked.n === n ? table.picked : { ...NOTHING, n });
export const isEmpty = (now: Picked): boolean => now.card < 0 && now.group < 0 && now.man < 0;
