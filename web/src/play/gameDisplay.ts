/** How a game's views and choices are displayed. Each game has a display in `games/<id>/`, the only place in the client
 * that knows its verbs. A display shows what is offered; the server decides what is legal. */
import type { Component } from 'svelte';
import type { ChainLink, Choice, LogEntry, Moment, Ruled } from '../api/protocol';
import type { Names, Said } from '../i18n';
import type { Side } from '../draw/symbols';
import type { PlacingLook } from './placing.svelte';
import type { Trace, Traced } from './recap';
import type { PreviewTold, SightTold } from './table.svelte';

export interface XY {
  x: number;
  y: number;
}

// ---------------------------------------------------------------- around the board
export interface Step {
  said: Said;
  /** The same in one short word, for narrow screens. */
  short: Said;
  state: 'done' | 'now' | 'next';
}
export interface Score {
  seat: number;
  value: number;
  of: number;
  /** The score as a sentence. */
  said: Said;
  /** The unit of this figure, if it differs from the others. */
  unit?: Said;
}
export interface StatusLook {
  turn: Said;
  steps: readonly Step[];
  /** The unit of the figures. */
  unit: Said;
  scores: readonly Score[];
}
export interface Figure {
  said: Said;
  value: string;
}
/** A piece as shown in lists and on its card. */
export interface PieceLook {
  id: number;
  seat: number;
  name: string;
  label: string;
  /** SVG inside a box -24 -36 48 72. */
  picture: string;
  state: Said;
  /** Shown beside the state in its own colour and shape. */
  harm: 0 | 1 | 2 | 3;
  /** It can do nothing more now. */
  spent: boolean;
  figures: readonly Figure[];
}
export interface PieceGroup {
  id: string;
  title: string;
  seat: number;
  note: Said;
  pieces: readonly PieceLook[];
}
/** The board as text. */
export interface TextSection {
  title: string;
  lines: readonly string[];
  /** Pieces of this section, each with a sentence. */
  pieces?: readonly { id: number; words: string }[];
}

// ---------------------------------------------------------------- deciding
/** The selection so far on the way to a decision. */
export interface Hand {
  /** A piece selected first, e.g. the firer; -1 for none. */
  readonly piece: number;
  /** The mode that a button switched on ('' for none). */
  readonly mode: string;
  /** A selected place that still needs a bearing. */
  readonly pin: XY | null;
  readonly draft: Draft | null;
  readonly hover: Pointed | null;
  /** The current bearing, while one is being chosen. */
  readonly facing: number | null;
  /** The chain of the attack under consideration, as far as it is known. */
  readonly chain?: readonly ChainLink[];
  /** Pieces ringed because they could act next. */
  readonly rings?: readonly number[];
  /** Bring this piece into sight. */
  readonly sought?: { piece: number } | null;
  /** What is marked while the pointer rests on words about it. */
  readonly marked?: Marked | null;
  /** What the other side has just done, until the player acts; the decision that is being told. */
  readonly traces?: readonly Traced[];
  readonly tracedAt?: number;
}
/** Places and pieces of the board. */
export interface Marked {
  places: readonly number[];
  pieces: readonly number[];
}
/** An action that waits for confirmation. */
export interface Draft {
  action: string;
  choice: Choice | null;
  x: number;
  y: number;
  face: number;
}
/** What is under the pointer or the keyboard's cursor. */
export interface Pointed extends XY {
  piece: number;
  choice: Choice | null;
  inReach: boolean;
}

/** What a click on a piece does. */
export type Click =
  | { does: 'choose'; choice: Choice }
  | { does: 'narrow'; piece: number }
  /** End what was begun with another piece, and take this one. */
  | { does: 'finish'; piece: number };

/** How long an answer may hold: until the best moment of a move, for the move, for the turn. Each has a name by which
 * it is told from the next one; the best moment has none where it is now. */
export interface Kept {
  best: string | null;
  move: string;
  turn: string;
  answer: Choice;
}

/** What a click on open ground means. */
export interface Ground {
  verb: string;
  needs: 'point' | 'bearing' | 'both';
  /** The piece that moves or turns; -1 for something without a base. */
  piece: number;
  /** The origin of bearings and distances. */
  from: XY | null;
  face: number;
  write: (x: number, y: number, face: number) => string;
  /** A click on a piece means the ground under it. */
  overPieces?: boolean;
  /** Of several choices at the same place: those that a click can mean. */
  fits?: (choice: Choice) => boolean;
}
/** A button of the prompt. Which one is the main one and which are under "More" is decided in bar.ts, from what the
 * server says of its choice. */
export interface Act {
  id: string;
  said: Said;
  /** Send this, or switch this mode. */
  choice?: Choice;
  mode?: string;
  /** Send these one after the other, the choice first; they are undone as one. */
  series?: readonly string[];
  /** A letter of this game; what ends something has the key of what it ends. */
  key?: string;
  /** Where they differ from those of the choice. */
  rank?: Choice['rank'];
  ends?: Choice['ends'];
  /** The heading under "More". */
  group?: string;
  /** For screen readers and tooltips, where the label is not enough. */
  hint?: Said;
  /** The answer is kept: for the rest of this move or of this turn. */
  keeps?: 'best' | 'move' | 'turn';
  /** It belongs to the question before, which is asked again by an undo. */
  before?: boolean;
}
export interface ChoiceGroup {
  id: string;
  title: Said;
  choices: readonly Choice[];
  /** Many of a kind (points, bearings): collapsed at first. */
  folded: boolean;
  /** Short ones: several in a line. */
  short: boolean;
}
export interface Stage {
  /** The piece the decision is about, -1 if none. */
  actor: number;
  clicks: ReadonlyMap<number, readonly Click[]>;
  /** Pieces that stand for something that can act, where a click on them does not say so. */
  next?: readonly number[];
  ground: Ground | null;
  acts: readonly Act[];
  groups: readonly ChoiceGroup[];
  /** Choices about things that do not stand on the board: shown beside it. */
  tray: readonly Choice[];
}

/** Headings and labels around the chain of an attack. */
export interface AttackLook {
  title: Said;
  kind: Said;
  /** The label of the sum. */
  total: Said;
  /** Shown when the chain is empty. */
  none: Said;
  /** The sum is a modifier with its sign, not a number of dice. */
  bonus: boolean;
}

/** Headings and labels around the attacks that a move invites. */
export interface DangerLook {
  title: Said;
  kind: Said;
  total: Said;
  /** The limits of this list. */
  note: Said;
  /** Shown when nobody can attack. */
  none: Said;
}

/** A game's own panel beside the board: cards in hand, chits, tracks. */
export interface PanelProps {
  moment: Moment;
  stage: Stage;
  names: Names;
  /** The viewer cannot decide anything. */
  watching: boolean;
  onpiece: (piece: number) => void;
  onchoice: (choice: Choice) => void;
  /** Send several decisions as one. */
  onseries: (actions: readonly string[]) => void;
}
/** The odds panel of a choice under consideration: chain of modifiers and chances. */
export interface OddsProps {
  choice: Choice;
  preview: PreviewTold | undefined;
  moment: Moment;
  display: GameDisplay;
  names: Names;
}
export interface BoardProps {
  moment: Moment;
  stage: Stage;
  hand: Hand;
  /** The refusal that is shown. */
  told: Ruled | null;
  /** Pixels covered by other elements: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  onpiece: (piece: number, at: XY) => void;
  onchoice: (choice: Choice) => void;
  /** Several choices lie in one place. */
  /** A click that can mean several things: choices, or to finish for this piece. */
  onchoices: (choices: readonly Choice[], piece?: number) => void;
  onground: (at: XY) => void;
  onhover: (pointed: Pointed | null) => void;
  onwhy: (piece: number, at: XY) => void;
  /** Ask why this action is refused. */
  onask: (action: string) => void;
  /** The log up to this moment. */
  log: readonly LogEntry[];
  /** Answers about lines of sight, by piece and hex ("12/-1"). */
  sights: ReadonlyMap<string, SightTold>;
  onsight: (piece: number, hex: number) => void;
}

export interface GameDisplay {
  readonly id: string;
  readonly Board: Component<BoardProps>;
  /** Where the card of a piece is shown: top right unless the game uses that corner. */
  readonly cardAt?: 'left';
  readonly Panel?: Component<PanelProps>;
  /** The game's own odds panel. */
  readonly Odds?: Component<OddsProps>;
  sides(moment: Moment): readonly Side[];
  names(moment: Moment): Names;
  status(moment: Moment): StatusLook;
  roster(moment: Moment): readonly PieceGroup[];
  piece(moment: Moment, id: number): PieceLook | null;
  text(moment: Moment): readonly TextSection[];
  stage(moment: Moment, hand: Hand): Stage;
  /** A more specific prompt for the current selection; null to use the server's prompt. */
  prompt(moment: Moment, hand: Hand): Said | null;
  /** The verb of an action, for "Why can't I <verb>?" */
  verb(action: string): Said;
  /** The words of the button that confirms a draft. */
  confirm(moment: Moment, draft: Draft, ground: Ground | null): Said;
  /** Labels of the odds panel. */
  attack(moment: Moment, choice: Choice): AttackLook;
  danger(piece: number): DangerLook;
  /** Esc: clear the game's own selection; false if there was none. */
  deselect?(moment: Moment): boolean;
  /** How set-ups that are planned are drawn. */
  readonly placing?: PlacingLook;
  /** What the client does without asking: a squad that goes on, a facing that does not matter, an only answer. */
  byItself?(moment: Moment): Choice | null;
  /** The choice only takes a piece in hand: the other buttons of the question stay. */
  takesUp?(choice: Choice): boolean;
  /** What an answer can be kept for, and that answer. */
  keeps?(moment: Moment): Kept | null;
  /** What follows a confirmed draft at once: it is sent and undone with it. */
  andThen?(moment: Moment, draft: Draft): readonly string[];
  /** A choice that the player had in mind before this question came: it is put in hand, to be confirmed. */
  intended?(moment: Moment): Choice | null;
  /** The bearing or facing that Enter and Space keep, where it is a choice. */
  kept?(moment: Moment): Choice | null;
  /** The words of the button that goes to the next piece. */
  readonly next?: string;
  /** Pieces go to any point of the board and face any way. */
  readonly freePoints?: boolean;
  /** The layers of the board in the order of their keys, as text keys. */
  readonly layers: readonly string[];
  /** The game's own keys, with text keys of what they do. */
  readonly keys: readonly (readonly [string, string])[];
  /** Whether the question is asked even without a choice; the answer is then delayed so that its timing reveals
   * nothing. */
  delaysReply?(moment: Moment): boolean;
  /** Whether the choice is the answer that a player without a choice also gives. */
  declines?(choice: Choice): boolean;
  /** An attack in preparation: its odds are shown without a hover. */
  preparedAttack?(moment: Moment): Choice | null;
  /** The result of a chain, shown in large type. */
  verdict?(chain: readonly ChainLink[]): Said | null;
  /** Whether to show the odds of a choice before it is made; by default always. */
  showsOddsFirst?(choice: Choice): boolean;
  /** The action to ask about when a piece is clicked that is not offered; null for none. */
  whyNotAction(moment: Moment, hand: Hand, piece: number): string | null;
  /** The same when the pointer rests on a piece, only where the answer is useful. */
  hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null;
  /** The action of a click on another piece right after one was picked up: the pick is undone first. */
  reselectAction(moment: Moment, last: string, piece: number): string | null;
  /** A click on another piece while one has begun: the action that ends the first, and the one that takes the other. */
  finishFor?(moment: Moment, piece: number): { end: string; then: string } | null;
  /** Dice in an event: parameters that are faces, and how many of the best are hits. */
  dice(event: Ruled): { params: readonly string[]; hits: number } | null;
  /** What an event shows on the board: a way or an attack. */
  trace?(event: Ruled, moment: Moment): Trace | null;
  /** The enemy piece in whose move this decision is asked for, and how far it has come. */
  inMidMove?(moment: Moment): { piece: number; at: XY } | null;
  /** What an event did to its piece, in one word. */
  traceResult?(event: Ruled): Said | null;
  /** The turn that starts with an event; 0 for none. */
  startsTurn(event: Ruled): number;
  /** Text keys for a turn in the log and on the timeline, if the game calls it otherwise. */
  readonly turn?: { long: string; short: string };
  /** Whose the thing is that a reference names, where it is no seat and no piece. */
  seatOf?(moment: Moment, reference: string): number;
  hasDice(entries: readonly LogEntry[]): boolean;
}

const DISPLAYS: Readonly<Record<string, () => Promise<{ display: GameDisplay }>>> = {
  battlegroups: () => import('../games/battlegroups/display'),
  traces: () => import('../games/traces/display'),
  storms: () => import('../games/storms/display'),
  upfront: () => import('../games/upfront/display'),
  wheels: () => import('../games/wheels/display'),
};

/** Whether the client can display this game. */
export const isPlayable = (game: string): boolean => game in DISPLAYS;
export const loadDisplay = (game: string): Promise<GameDisplay> | null =>
  DISPLAYS[game]?.().then((loaded) => loaded.display) ?? null;
