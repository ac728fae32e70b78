/** What goes into the hex widget and what comes out of it. The widget knows no rules: it shows a map, pieces,
 * choices and overlays, and tells what was pointed at. Hexes are named as their game names them; rows are counted
 * from the top. */
import type { ModelKind } from '../../draw/models';
import type { Nato, Side } from '../../draw/symbols';

export type HexId = string;
export type PieceId = number | string;
export type Terrain =
  | 'clear'
  | 'woods'
  | 'brush'
  | 'marsh'
  | 'rough'
  | 'field'
  | 'corn'
  | 'coast'
  | 'sea'
  | 'water'
  | 'ford'
  | 'bridge'
  | 'town';
/** Side of a hex, clockwise: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west. */
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;

// ---------------------------------------------------------------- the map
export interface HexCell {
  id: HexId;
  row: number;
  col: number;
  terrain: Terrain;
  /** What is printed in the hex, where it is not the whole name. */
  number?: string;
  /** What the ground is called, where the game has words of its own for it. */
  words?: string;
  /** Height of the ground, 0 if not given; below 0 a gully. */
  level?: number;
  /** A gully with a track out of it. */
  open?: boolean;
  /** Share of the hex under the sea, 0 to 1: it shapes the coast. */
  water?: number;
}
/** Water on hexsides. */
export interface HexRiver {
  name?: string;
  size: 'minor' | 'major';
  sides: readonly (readonly [HexId, HexId])[];
}
/** A line from hex to hex. `leaves`: the side by which it leaves the map at its beginning and its end. */
export interface HexWay {
  kind: 'road' | 'track' | 'rail' | 'stream';
  path: readonly HexId[];
  leaves?: readonly [HexSide | null, HexSide | null];
}
export interface HexPlace {
  hex: HexId;
  name: string;
  /** The name it has today, where it is another. */
  today?: string;
  rank: 'major' | 'city' | 'town' | 'village';
}
export interface HexHouses {
  hex: HexId;
  stone: boolean;
}
/** Words on the map: heights in italic brown, waters in italic blue. */
export interface HexWords {
  hex: HexId;
  text: string;
  kind: 'height' | 'water';
  /** Moved from the centre, in units of the sheet. */
  dx?: number;
  dy?: number;
  size?: number;
}
export interface HexMap {
  id: string;
  /** Operational: divisions, towns as blocks, trees as signs. Tactical: squads, houses, crowns, centre dots. */
  style: 'operational' | 'tactical';
  /** From the centre of a hex to its corner, in units of the sheet. */
  radius: number;
  /** Whether rows with an even or an odd number lie half a hex to the east. */
  shifted: 0 | 1;
  cells: readonly HexCell[];
  rivers: readonly HexRiver[];
  ways: readonly HexWay[];
  bridges: readonly (readonly [HexId, HexId])[];
  places: readonly HexPlace[];
  houses?: readonly HexHouses[];
  /** Small depressions along hexsides. */
  crevices?: readonly (readonly [HexId, HexId])[];
  words?: readonly HexWords[];
}

// ---------------------------------------------------------------- pieces
interface AnyPiece {
  id: PieceId;
  hex: HexId;
  side: Side;
  /** "88th Infantry Division"; its figures and state are said with it. */
  name: string;
  model: ModelKind;
  nato: Nato;
}
export interface OperationalPiece extends AnyPiece {
  face: 'operational';
  number: string;
  vals: string;
  ech?: string;
  guards?: boolean;
  steps?: number;
  max?: number;
  state?: 'ready' | 'spent' | 'oos' | 'isolated';
}
/** What lies on a squad besides a hit: small signs at its edge. */
export type Badge = 'hidden' | 'dug-in' | 'bare' | 'bogged' | 'wary' | 'steady' | 'silent' | 'marching' | 'veteran';
export interface TacticalPiece extends AnyPiece {
  face: 'tactical';
  /** AP to fire; 0: it cannot. */
  fire: number;
  /** AP to fire without seeing the target. */
  indirect?: number;
  /** AP to move; 0: it cannot. */
  move: number;
  moves: 'foot' | 'track' | 'wheel';
  turret?: boolean;
  soft: number;
  hard: number;
  /** Firepower in a white box: weak in close combat. */
  boxed?: readonly ('soft' | 'hard')[];
  range: number;
  /** The least range, where there is one. */
  least?: number;
  flank: number;
  front: number;
  /** Defences that hard firepower attacks. */
  armoured?: readonly ('front' | 'flank')[];
  /** The hexside it looks at; none: all round. */
  facing?: HexSide | null;
  /** It cannot be turned: a bar across the tab. */
  fixed?: boolean;
  /** A word on a pill: PINNED. */
  hit?: string;
  badges?: readonly Badge[];
  state?: 'ready' | 'active' | 'spent';
}
/** An unknown piece; its owner knows which. */
export interface HiddenPiece extends AnyPiece {
  face: 'hidden';
  state?: 'ready' | 'spent';
}
export type HexPiece = OperationalPiece | TacticalPiece | HiddenPiece;

// ---------------------------------------------------------------- choices and overlays
/** Something that can be chosen: a hex or a piece. Several may lie in one place: a click gives all of them. */
export interface HexChoice {
  id: string;
  label: string;
  hex?: HexId;
  piece?: PieceId;
  /** Written in the hex: "3½". Without it the hex has a dot; empty, nothing. */
  cost?: string;
  /** It lies on this side of its hex: an arrow to be clicked. */
  side?: HexSide;
}
export type HexOverlay =
  /** A region in a side's colour: command range, control; or in that of supply. */
  | { kind: 'region'; hexes: readonly HexId[]; side: Side; tone?: 'supply'; label?: string }
  /** Hexes that can be reached, with the cost of each. */
  | { kind: 'reach'; hexes: readonly { hex: HexId; cost?: string }[] }
  /** Enemy zones of control. */
  | { kind: 'zoc'; hexes: readonly HexId[] }
  /** A field of fire; `far`: the outer part of it. */
  | { kind: 'arc'; hexes: readonly HexId[]; far?: boolean }
  /** Hexes out of sight, shaded. */
  | { kind: 'unseen'; hexes: readonly HexId[] }
  /** An objective hex: its holder and its value. */
  | { kind: 'objective'; hex: HexId; side?: Side; label?: string; contested?: boolean }
  /** A line of sight; `blocked` is the hex that ends it. */
  | { kind: 'sight'; from: HexId; to: HexId; blocked?: HexId; label?: string }
  /** A way from hex to hex with what it has cost so far at each step. */
  | { kind: 'path'; hexes: readonly HexId[]; costs?: readonly string[]; side?: Side }
  /** An attack. */
  | { kind: 'arrow'; from: HexId; to: HexId; side: Side; label?: string }
  /** What the other side has just done: the way of a piece, or an attack on a hex; `bold`: the one that is told. */
  | { kind: 'trail' | 'fire'; hexes: readonly HexId[]; bold?: boolean; label?: string | undefined }
  /** Supply: from a source along hexes; `cut` where it ends before its goal. */
  | { kind: 'supply'; hexes: readonly HexId[]; source?: boolean; cut?: boolean }
  /** A hex marked by a state. */
  | { kind: 'mark'; hex: HexId; state: 'target' | 'refused' | 'threat' | 'selected' }
  /** A sign that belongs to a place, in the colour of the side that holds it. */
  | { kind: 'sign'; hex: HexId; sign: 'flag' | 'order' | 'crossing' | 'bridgehead' | 'goal'; side: Side; turn?: number }
  /** A figure beside a hex. */
  | { kind: 'chip'; hex: HexId; text: string; corner?: 'nw' | 'ne' | 'sw' | 'se' | 's' }
  /** What an attack on a hex comes to, below its counters. */
  | { kind: 'odds'; hex: HexId; works: string; costs: string }
  /** Smoke with the word for when it lifts. */
  | { kind: 'smoke'; hex: HexId; label?: string };

// ---------------------------------------------------------------- events
export interface HexSpot {
  hex: HexId;
  piece: PieceId | null;
  /** An arrow on a side of the hex. */
  side?: HexSide;
}
export interface HexBoardProps {
  map: HexMap;
  pieces: readonly HexPiece[];
  /** The board's name, said first by a screen reader. */
  label: string;
  choices?: readonly HexChoice[];
  overlays?: readonly HexOverlay[];
  /** Overlays that stay while the pointer moves: they are not drawn anew with the others. */
  fixed?: readonly HexOverlay[];
  selected?: PieceId | null;
  /** Pieces that take part: an unbroken ring. */
  parts?: readonly PieceId[];
  symbols?: 'silhouettes' | 'nato';
  /** Hexes shown at first, the most important first; the whole map if empty. */
  look?: readonly HexId[];
  /** Paths of moved pieces; a straight line if missing. */
  walks?: Readonly<Record<PieceId, readonly HexId[]>>;
  /** Pixels the chrome covers: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  onpick?: (ids: string[], spot: HexSpot) => void;
  /** A click where nothing is to be chosen. */
  onspot?: (spot: HexSpot) => void;
  onhover?: (spot: HexSpot | null) => void;
  /** "Why not?": by ? or a long press. */
  onwhy?: (spot: HexSpot) => void;
}
