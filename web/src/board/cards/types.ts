/** What goes into the card table and what comes out of it. The widget knows no rules: it shows cards where they lie, what may be
 * chosen among them, and tells what was pointed at. Words come in the language of the page. */
import type { Side } from '../../draw/symbols';

export type CardKind = 'fire' | 'move' | 'terrain' | 'rally' | 'conceal' | 'special';
export type Land = 'woods' | 'brush' | 'buildings' | 'wall' | 'hill' | 'gully' | 'marsh' | 'stream' | 'open' | 'pillbox';
export type ArtKind = 'fire' | 'move' | 'rally' | 'conceal' | 'smoke' | 'wire' | 'sniper' | 'hero' | 'radio' | 'special';
export type Weapon =
  | 'rifle' | 'carbine' | 'self-loader' | 'scoped' | 'smg' | 'smg-drum' | 'lmg' | 'lmg-box' | 'lmg-pan' | 'mg' | 'pistol'
  | 'flame' | 'mortar' | 'rocket' | 'at-rifle' | 'unarmed';

/** One use of an action card; split cards have two, each for some nations. */
export interface CardUse {
  kind: CardKind;
  title: string;
  text: string;
  /** The big figure: strength, cover. */
  value?: string;
  /** Firepower it needs. */
  need?: number;
  land?: Land;
  art?: ArtKind;
  nations?: readonly Side[];
  /** Not for whoever holds it. */
  useless?: boolean;
}
export interface ActionCard {
  id: string;
  uses: readonly [CardUse] | readonly [CardUse, CardUse];
  /** The random number, and the ten columns of positions. */
  number: number;
  red: boolean;
  columns: readonly { n: number; red: boolean }[];
  /** Cannot be played now. */
  off?: boolean;
}
export interface Man {
  id: string;
  name: string;
  rank?: string;
  weapon: Weapon;
  /** The weapon's name, for who hears the board. */
  armed: string;
  /** At ranges 0 to 5. */
  firepower: readonly number[];
  morale: number;
  panic: number;
  kia: number;
  pinned?: boolean;
  acted?: boolean;
}
export interface TerrainCard {
  land: Land;
  name: string;
  /** "−2". */
  cover: string;
}
/** Cards laid on the terrain: the group is moving, in smoke, behind wire. */
export interface Laid {
  kind: 'move' | 'smoke' | 'wire' | 'other';
  text: string;
}
export interface Group {
  id: string;
  letter: string;
  /** The range chit. */
  chit: number;
  terrain: TerrainCard | null;
  laid: readonly Laid[];
  men: readonly Man[];
}
export interface CardSide {
  mark: Side;
  name: string;
  groups: readonly Group[];
  /** Cards in hand, where they are not shown. */
  hand?: number;
  /** Men who have left: routed or killed. */
  gone: readonly { name: string; how: 'routed' | 'killed' }[];
}
/** Relative range between two groups; the attack being prepared is the thick one. */
export interface RangeLine {
  from: string;
  to: string;
  range: number;
  attack?: boolean;
}
export interface Piles {
  draw: number;
  discard: number;
  /** The last random number drawn. */
  last?: { n: number; red: boolean };
}
/** Something that can be chosen: a card of the hand, a group or a man. */
export interface CardChoice {
  id: string;
  label: string;
  card?: string;
  group?: string;
  man?: string;
}
export interface CardSpot {
  card: string | null;
  group: string | null;
  man: string | null;
}
export interface CardBoardProps {
  /** The board's name, said first by a screen reader. */
  label: string;
  far: CardSide;
  near: CardSide;
  lines: readonly RangeLine[];
  hand: readonly ActionCard[];
  piles: Piles;
  choices?: readonly CardChoice[];
  /** Ids of cards, groups and men. */
  selected?: readonly string[];
  /** They take part: an unbroken ring. */
  parts?: readonly string[];
  /** The range at which firepower is read now, by group. */
  ranges?: Readonly<Record<string, number>>;
  onpick?: (ids: string[], spot: CardSpot) => void;
  /** A click where nothing is to be chosen. */
  onspot?: (spot: CardSpot) => void;
  onhover?: (spot: CardSpot | null) => void;
  onwhy?: (spot: CardSpot) => void;
}
export type CardRing = 'selected' | 'legal' | 'part' | '';
