/** What a game counts its forces and its time in, where it is not units and turns. */
export interface Measures {
  forces: 'units' | 'men';
  time: 'turn' | 'deck';
  /** Tables are measured in centimetres, not in inches. */
  metric?: boolean;
  /** Armies are bought: there is a page for them. */
  armies?: boolean;
}
const USUAL: Measures = { forces: 'units', time: 'turn' };
const OTHERS: Readonly<Record<string, Measures>> = {
  upfront: { forces: 'men', time: 'deck' },
  wheels: { ...USUAL, metric: true, armies: true },
};

export const measuresOf = (game: string): Measures => OTHERS[game] ?? USUAL;
