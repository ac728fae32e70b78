/** The face of a game: how its views and choices are shown. Each game has one in `games/<id>/`, the only place in the client
 * that knows its verbs. A face says what there is; whether it may be done is for the server. */
import type { Component } from 'svelte';
import type { ChainLink, Choice, LogEntry, Moment, Ruled } from '../api/protocol';
import type { Names, Said } from '../i18n';
import type { Side } from '../draw/symbols';
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
  /** The whole of it as a sentence. */
  said: Said;
  /** What this figure counts, where it is not the same for all. */
  unit?: Said;
}
export interface StatusLook {
  turn: Said;
  steps: readonly Step[];
  /** What the figures count, in a word. */
  unit: Said;
  scores: readonly Score[];
}
export interface Figure {
  said: Said;
  value: string;
}
/** A piece as a line of a list and as a card. */
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
  /** Nothing left for it to do now. */
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
/** What a person has in hand: what was clicked on the way to a decision. */
export interface Hand {
  /** A piece chosen first, e.g. who fires; -1: none. */
  readonly piece: number;
  /** A mode a button switched on ('' if none). */
  readonly mode: string;
  /** A place that was chosen and still needs a bearing. */
  readonly pin: XY | null;
  readonly draft: Draft | null;
  readonly hover: Pointed | null;
  /** The bearing in hand, while one is asked for. */
  readonly facing: number | null;
  /** The chain of the attack that is looked at, as far as it is known. */
  readonly chain?: readonly ChainLink[];
}
/** An action all but sent: it waits to be confirmed. */
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
export type Click = { does: 'choose'; choice: Choice } | { does: 'narrow'; piece: number };

/** What a click on open ground is taken for. */
export interface Ground {
  verb: string;
  needs: 'point' | 'bearing' | 'both';
  /** The piece that goes or turns; -1: something without a base. */
  piece: number;
  /** Where bearings are taken from and moves are measured. */
  from: XY | null;
  face: number;
  write: (x: number, y: number, face: number) => string;
  /** A click on a piece means the ground under it. */
  overPieces?: boolean;
}
export interface Act {
  id: string;
  said: Said;
  /** Send this, or switch this mode. */
  choice?: Choice;
  mode?: string;
  /** Send these one after the other, as long as they are offered. */
  series?: readonly Choice[];
  key: string;
  primary: boolean;
  /** For screen readers and tips, where the words do not say it all. */
  hint?: Said;
}
export interface ChoiceGroup {
  id: string;
  title: Said;
  choices: readonly Choice[];
  /** Many of a kind (points, bearings): folded until asked for. */
  folded: boolean;
  /** Short ones: several in a line. */
  short: boolean;
}
export interface Stage {
  /** The piece the decision is about, -1 if none. */
  actor: number;
  clicks: ReadonlyMap<number, readonly Click[]>;
  ground: Ground | null;
  acts: readonly Act[];
  groups: readonly ChoiceGroup[];
  /** Choices about things that do not stand on the board: shown beside it. */
  tray: readonly Choice[];
}

/** What stands over and under the chain of an attack. */
export interface AttackLook {
  title: Said;
  kind: Said;
  /** The line of the sum. */
  total: Said;
  /** Said when the chain is empty. */
  none: Said;
  /** The sum is an advantage, with its sign, and not a number of dice. */
  bonus: boolean;
}

/** What stands over the attacks that a place lays itself open to. */
export interface DangerLook {
  title: Said;
  kind: Said;
  total: Said;
  /** How far it goes. */
  note: Said;
  /** Said when nobody can attack. */
  none: Said;
}

/** What a game shows beside the board besides choices, units and log: cards in hand, chits, tracks. */
export interface PanelProps {
  moment: Moment;
  stage: Stage;
  names: Names;
  /** Nothing can be decided here. */
  watching: boolean;
  onpiece: (piece: number) => void;
  onchoice: (choice: Choice) => void;
}
/** What stands beside the board while a choice is looked at: where its number comes from, and its chances. */
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
  /** A refusal that is being shown. */
  told: Ruled | null;
  /** Pixels that the chrome covers: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  onpiece: (piece: number, at: XY) => void;
  onchoice: (choice: Choice) => void;
  /** Several choices lie in one place. */
  onchoices: (choices: readonly Choice[]) => void;
  onground: (at: XY) => void;
  onhover: (pointed: Pointed | null) => void;
  onwhy: (piece: number, at: XY) => void;
  /** Why can this not be done? */
  onask: (action: string) => void;
  /** What has happened so far, up to this moment. */
  log: readonly LogEntry[];
  /** What places see, as far as it was asked: by piece and hex ("12/-1"). */
  sights: ReadonlyMap<string, SightTold>;
  onsight: (piece: number, hex: number) => void;
}

export interface GameDisplay {
  readonly id: string;
  readonly Board: Component<BoardProps>;
  /** Where on the desk the card of a piece is shown: at the top right, unless something of this game lies there. */
  readonly cardAt?: 'left';
  readonly Panel?: Component<PanelProps>;
  /** Its own way to show odds. */
  readonly Odds?: Component<OddsProps>;
  sides(moment: Moment): readonly Side[];
  names(moment: Moment): Names;
  status(moment: Moment): StatusLook;
  roster(moment: Moment): readonly PieceGroup[];
  piece(moment: Moment, id: number): PieceLook | null;
  text(moment: Moment): readonly TextSection[];
  stage(moment: Moment, hand: Hand): Stage;
  /** A prompt that says more than the game's own, by what is in hand; null: the game's own will do. */
  prompt(moment: Moment, hand: Hand): Said | null;
  /** What an action does, as a verb: "why not <verb>?" */
  verb(action: string): Said;
  /** The words of the button that confirms a draft. */
  confirm(moment: Moment, draft: Draft, ground: Ground | null): Said;
  /** What is rolled for, over the odds. */
  attack(moment: Moment, choice: Choice): AttackLook;
  danger(piece: number): DangerLook;
  /** Esc: lets go of what the game itself keeps in hand. False: there was nothing. */
  deselect?(moment: Moment): boolean;
  /** A question that is asked whether or not there is a choice: the time an answer takes must not tell what is held. */
  delaysReply?(moment: Moment): boolean;
  /** To such a question, the answer that is given as well by who has no choice. */
  declines?(choice: Choice): boolean;
  /** An attack that is being prepared: its odds are shown without being asked for. */
  preparedAttack?(moment: Moment): Choice | null;
  /** What it comes to, in a figure larger than the rest. */
  verdict?(chain: readonly ChainLink[]): Said | null;
  /** The odds of a choice are looked at before it is made; unless said otherwise those of every choice are. */
  showsOddsFirst?(choice: Choice): boolean;
  /** How good a result is for the one who attacks: below 0 bad, above 0 good. */
  resultValue(result: string): number;
  /** An action to ask about when a piece is clicked that is not offered; null: there is nothing to ask. */
  whyNotAction(moment: Moment, hand: Hand, piece: number): string | null;
  /** The same, when the pointer only rests on it: asked only where the answer is of use. */
  hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null;
  /** What a click on another piece means when the last decision only picked one up: take that back and do this. */
  reselectAction(moment: Moment, last: string, piece: number): string | null;
  /** Dice in an event: parameters that are faces, and how many of the best are hits. */
  dice(event: Ruled): { params: readonly string[]; hits: number } | null;
  /** The turn that begins with an event; 0: none does. */
  startsTurn(event: Ruled): number;
  /** What a turn is called in the log and, in short, on its scale, where it has a name of its own. */
  readonly turn?: { long: string; short: string };
  /** Events that are not worth a line of their own in the log. */
  isMinor(event: Ruled): boolean;
  /** Events worth telling where only the last of them are told; unless said otherwise all that are not small. */
  isNews?(event: Ruled): boolean;
  hasDice(entries: readonly LogEntry[]): boolean;
}

const DISPLAYS: Readonly<Record<string, () => Promise<{ display: GameDisplay }>>> = {
  battlegroups: () => import('../games/battlegroups/display'),
  traces: () => import('../games/traces/display'),
  storms: () => import('../games/storms/display'),
  upfront: () => import('../games/upfront/display'),
};

/** It can be played here. */
export const isPlayable = (game: string): boolean => game in DISPLAYS;
export const loadDisplay = (game: string): Promise<GameDisplay> | null =>
  DISPLAYS[game]?.().then((loaded) => loaded.display) ?? null;
