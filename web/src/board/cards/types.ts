/** What goes into the card table and what comes out of it. The widget knows no rules: it shows cards where they lie,
 * what may be chosen among them, and tells what was pointed at. Words come in the language of the page. */
import type { Side } from '../../draw/symbols';

export type CardKind = 'fire' | 'move' | 'terrain' | 'rally' | 'conceal' | 'special';
export type Land =
  'woods' | 'brush' | 'buildings' | 'wall' | 'hill' | 'gully' | 'marsh' | 'stream' | 'open' | 'pillbox' | 'minefield';
export type ArtKind =
  'fire' | 'move' | 'rally' | 'conceal' | 'smoke' | 'wire' | 'sniper' | 'hero' | 'radio' | 'special';
export type Weapon =
  | 'rifle'
  | 'carbine'
  | 'self-loader'
  | 'scoped'
  | 'smg'
  | 'smg-drum'
  | 'lmg'
  | 'lmg-box'
  | 'lmg-pan'
  | 'mg'
  | 'pistol'
  | 'flame'
  | 'mortar'
  | 'rocket'
  | 'at-rifle'
  | 'charge'
  | 'unarmed';

/** One use of an action card; split cards have two or three, each for some nations. */
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
  /** Not shown to its owner. */
  useless?: boolean;
}
export interface ActionCard {
  id: string;
  /** What is printed in its corner. */
  label?: string;
  uses: readonly CardUse[];
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
  /** The weapon's name, for screen readers. */
  armed: string;
  /** At ranges 0 to 5. */
  firepower: readonly number[];
  morale: number;
  panic: number;
  kia: number;
  /** Of the card's other side; one more, if nothing is said. */
  kiaPinned?: number;
  pinned?: boolean;
  acted?: boolean;
  /** His firepower holds only as long as he fires it alone. */
  bracketed?: boolean;
  marks?: readonly ManMark[];
}
/** Something that is the matter with a man, in a word. */
export interface ManMark {
  kind: 'good' | 'bad' | 'plain';
  text: string;
}
export interface TerrainCard {
  land: Land;
  name: string;
  /** "−2". */
  cover: string;
}
/** Cards laid on the terrain, from the bottom up: the group is moving, in smoke, behind wire. */
export interface Laid {
  kind: 'move' | 'smoke' | 'wire' | 'terrain' | 'other';
  text: string;
  /** Which way the card lies. */
  icon?: 'forward' | 'back' | 'sideways' | 'down' | 'offered';
}
/** Weapons of one kind without an owner, as a marker beside the ground. */
export interface LyingWeapon {
  weapon: Weapon;
  name: string;
  count: number;
  /** All of them are jammed. */
  jammed: boolean;
}
export interface Group {
  id: string;
  letter: string;
  /** The range chit. */
  chit: number;
  terrain: TerrainCard | null;
  laid: readonly Laid[];
  lying?: readonly LyingWeapon[];
  men: readonly Man[];
  /** It has done what it could do now. */
  acted?: boolean;
}
export interface CardSide {
  mark: Side;
  name: string;
  groups: readonly Group[];
  /** Cards in hand, where they are not shown. */
  hand?: number;
  /** Those that are known all the same. */
  held?: readonly ActionCard[];
  /** Men who have left: routed or killed. */
  gone: readonly { name: string; how: 'routed' | 'killed' | 'captured' }[];
}
/** Relative range between two groups; the attack being prepared is the thick one. */
export interface RangeLine {
  from: string;
  to: string;
  range: number;
  attack?: boolean;
  /** What more is to be said of it, e.g. the firepower. */
  note?: string;
}
export interface Piles {
  draw: number;
  discard: number;
  /** The last random number drawn. */
  last?: { n: number; red: boolean };
  /** The card it was read from, to be shown whole. */
  card?: ActionCard;
  /** Which deck it is. */
  deck?: string;
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
  /** They lie open for what is going on. */
  lying?: readonly ActionCard[];
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
