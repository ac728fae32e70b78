/** What a game counts its forces and its time in, where it is not units and turns. */
export interface Measures {
  forces: 'units' | 'men';
  time: 'turn' | 'deck';
  /** Armies are bought: there is a page for them. */
  armies?: boolean;
}
const USUAL: Measures = { forces: 'units', time: 'turn' };
const OTHERS: Readonly<Record<string, Measures>> = {
  upfront: { forces: 'men', time: 'deck' },
  wheels: { ...USUAL, armies: true },
};

export const measuresOf = (game: string): Measures => OTHERS[game] ?? USUAL;
