/** What goes into the table widget and what comes out of it. Lengths and places in the view's own units
 * (tenths of a millimetre), bearings in degrees: 0 is up, 90 is right. The widget knows no rules. */
import type { Snippet } from 'svelte';
import type { Line, Point } from '../../draw/geometry';
import type { Ring, Side, Zoom } from '../../draw/symbols';
import type { PointStop } from './clickTargets';
import type { Layer } from './layers';
import type { Region } from './region';
import type { Sheet } from './sheet';

export interface XY {
  x: number;
  y: number;
}
export interface TableUnit extends XY {
  id: number;
  label: string;
  type: string;
  name: { it: string; en: string };
  side: number;
  group: number;
  group_name: string;
  quality: string;
  kind: string;
  class: string;
  move: number;
  width: number;
  depth: number;
  command: boolean;
  observer: boolean;
  off_table: boolean;
  face: number;
  here: boolean;
  aboard: number;
  status: string;
  moved: boolean;
  done: boolean;
  fired: boolean;
}
export interface TableTerrain {
  kind: string;
  /** x0, y0, x1, y1, ... */
  points: readonly number[];
  height: number;
  name: string;
}
export interface TableMine extends XY {
  id: number;
  side: number;
  known: boolean;
  live: boolean;
}
export interface TableView {
  scenario: string;
  scale: { inch: number; metres_an_inch: number };
  width: number;
  height: number;
  sides: readonly { command_radius?: number }[];
  units: readonly TableUnit[];
  terrain: readonly TableTerrain[];
  /** The side that acts: only its pieces show that they have moved or are done. Absent: all do. */
  active?: number;
  phase?: string;
  /** x, y, side. */
  smoke: readonly (readonly number[])[];
  mines: readonly TableMine[];
}
export interface TableSide {
  mark: Side;
  name?: string;
}

/** Something that can be clicked: a piece (its id), or a point. Several choices may lie on one piece: a click gives
 * all. */
export interface BoardChoice {
  id: string;
  label: string;
  piece?: number;
  x?: number;
  y?: number;
  face?: number;
}
export interface BoardLine {
  from: XY;
  to: XY;
  label?: string;
  /** move: where it goes; shot: fire of the one who decides; threat: fire it could draw; sight: seen; blocked: not
   * seen; trail, fire: what the other side has just done. */
  kind: 'move' | 'shot' | 'threat' | 'sight' | 'blocked' | 'ruler' | 'trail' | 'fire';
  /** Of a trail or of fire: the one that is being told. Of a shot: the one in question. */
  bold?: boolean;
  /** Of a blocked line: where it is stopped; the label stands there. */
  stop?: XY;
  /** Of a trail: it comes from somewhere, or goes on from here. */
  inner?: 'start' | 'end' | 'both' | undefined;
}
/** A wedge of fire: 45 degrees to either side of the face unless told otherwise. */
export interface BoardArc extends XY {
  face: number;
  radius: number;
  half?: number;
  kind: 'own' | 'threat';
}
export interface BoardCircle extends XY {
  radius: number;
  label?: string;
  kind: 'range' | 'command' | 'threat';
}
export interface BoardMark extends XY {
  /** odds: `label` says how often an attack on what stands here works, `costs` how often it costs. */
  kind: 'refused' | 'note' | 'odds';
  label?: string;
  costs?: string;
}
/** A piece shown where it would be. */
export interface Ghost extends XY {
  piece: number;
  face: number;
}
/** While the pointer is in the reach the piece goes with it, with a line from where it is and its length.
 * face 'ahead': it looks where it goes; a number: that bearing. */
export interface Follow {
  piece: number;
  face: 'ahead' | number;
  /** Measure from where it stands (a move) or show it alone (set-up). */
  line?: boolean;
}
export interface Overlays {
  arcs?: readonly BoardArc[];
  lines?: readonly BoardLine[];
  circles?: readonly BoardCircle[];
  marks?: readonly BoardMark[];
  ghosts?: readonly Ghost[];
}
export interface Hover extends XY {
  piece: number | null;
  /** Ids of the choices under the pointer. */
  choices: string[];
  inReach: boolean;
}
/** Where the keyboard's cursor or the pointer is: a piece, or a point. */
export interface Spot extends XY {
  piece: number | null;
}

/** How a table is measured: in inches or in centimetres. */
export interface Ruling {
  /** Marks on the edge each so many; each so many of them with a figure. */
  tick: number;
  figures: number;
  /** Lengths of the scale bar. */
  bars: readonly number[];
  /** A length of the view in words; the same as the ruler tells it. */
  words: (length: number) => string;
  ruled: (length: number) => string;
  /** The last figure of the scale bar, and what stands under it. */
  barEnd: (n: number) => string;
  note: string;
}
/** Something on the table that can be pointed at. */
export interface Standing extends XY {
  id: number;
  face: number;
  side: Side;
  /** On the sheet: its middle, what a click hits, where the ruler begins. */
  p: Point;
  outline: Line;
  front: Point;
  /** It can be turned by handles so far from its middle. */
  reach: number;
  /** Its sentence for screen readers. */
  words: string;
}
/** What a game draws its table from. */
export interface Drawn {
  zoom: Zoom;
  /** Pixels a unit of the sheet; units of the sheet a pixel, for what is as large on the screen at any zoom. */
  k: number;
  u: number;
  region: Region | null;
  overlays: Overlays;
  ghosts: readonly Ghost[];
  stops: readonly PointStop[];
  hot: PointStop | null;
  cursor: PointStop | null;
  rings: ReadonlyMap<number, Ring>;
  /** What is selected, takes part or is pointed at. */
  named: ReadonlySet<number>;
  shown: Readonly<Record<Layer, boolean>>;
  free: Point | null;
}

/** What every table takes. */
export interface TableProps {
  lang: 'it' | 'en';
  choices?: readonly BoardChoice[];
  /** Polygons x0, y0, x1, y1, ... */
  reach?: readonly (readonly number[])[];
  selected?: number | null;
  /** Pieces that take part: an unbroken ring. */
  parts?: readonly number[];
  overlays?: Overlays;
  follow?: Follow | null;
  /** Pixels the chrome covers: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  onpick?: (ids: string[], spot: Spot) => void;
  /** A click in the reach, not on a choice. */
  onpoint?: (x: number, y: number) => void;
  onhover?: (hover: Hover | null) => void;
  /** "Why not?": by ?, a long press, or a click on something that is not offered. */
  onwhy?: (spot: Spot) => void;
}
export interface FrameProps extends TableProps {
  sheet: Sheet;
  ruling: Ruling;
  standing: readonly Standing[];
  ground: { flat: string; high: string };
  /** Text keys of the layers, where they are called otherwise. */
  layerNames?: Partial<Record<Layer, string>>;
  /** The layer of threats has something to show besides threats. */
  fires?: boolean;
  scene: Snippet<[Drawn]>;
}
export interface TableBoardProps extends TableProps {
  view: TableView;
  sides: readonly TableSide[];
  /** Pieces that have acted: pale, broken rim. Default: as the view says. */
  spent?: readonly number[];
  symbols?: 'silhouettes' | 'nato';
  smokeSize?: number;
  mineRadius?: number;
}
