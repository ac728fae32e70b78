/** The display of this game: what the play page uses. */
import type { Choice, LogEntry, Moment, Ruled } from '../../api/protocol';
import type { AttackLook, DangerLook, GameDisplay } from '../../play/gameDisplay';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import {
  prompt,
  confirm,
  finishFor,
  reselectAction,
  whyNotAction,
  stage,
  preparedAttack,
  hoverWhyNotAction,
} from './present';
import { boardOf, hexIndex, marks, viewOf } from './lookup';
import { trace } from './traces';
import { placing } from './placing';
import { names, pieceLook, roster, status, text } from './words';

/** Which parameters of an event are faces of dice. */
const DICE: Readonly<Record<string, readonly string[]>> = { 'tr-roll': ['roll'], 'tr-roll-modified': ['roll'] };

const dice = (event: Ruled): { params: readonly string[]; hits: number } | null => {
  const params = DICE[event.key];
  return params ? { params, hits: 0 } : null;
};

function attack(moment: Moment, choice: Choice): AttackLook {
  const view = viewOf(moment);
  const hex = choice.hex >= 0 ? choice.hex : hexIndex(boardOf(moment), view.decision.hex);
  return {
    title: { key: 'tr-screen-attack', params: { hex: `@hex/${hex}` } },
    kind: { key: `tr-screen-odds-${choice.verb}` },
    total: { key: 'tr-screen-total' },
    none: { key: 'tr-screen-no-strength' },
    bonus: false,
  };
}

const danger = (piece: number): DangerLook => {
  const said = { key: 'tr-screen-no-danger', params: { unit: `@unit/${piece}` } };
  return { title: said, kind: said, total: said, note: said, none: said };
};

export const display: GameDisplay = {
  id: 'traces',
  Board,
  placing,
  layers: ['tr-screen-layer-command', 'tr-screen-layer-zoc', 'tr-screen-layer-supply'],
  keys: [
    ['F', 'tr-screen-fight'],
    ['W', 'flow-key-tr-join'],
    ['M', 'tr-screen-mode-move-combat'],
    ['Z', 'tr-screen-mode-combat-move'],
    ['I', 'tr-screen-interrupt'],
    ['C', 'tr-screen-command'],
    ['A', 'tr-screen-support'],
    ['Y', 'tr-screen-negotiate'],
    ['D', 'tr-screen-draw'],
    ['P', 'flow-key-tr-pass'],
  ],
  Panel,
  sides: (moment) => marks(viewOf(moment)),
  names,
  status,
  roster,
  piece: pieceLook,
  text,
  stage,
  prompt,
  verb: (action) => ({ key: `tr-verb-${action.split(' ')[0] || 'none'}` }),
  confirm,
  attack,
  danger,
  preparedAttack,
  verdict: (chain) => {
    const column = chain.find((link) => link.key === 'tr-chain-column');
    return column ? { key: 'tr-screen-column', params: column.params } : null;
  },
  // An attack is declared, joined and fought in steps of its own: its odds are before the eyes all the while.
  showsOddsFirst: () => false,
  whyNotAction,
  hoverWhyNotAction,
  reselectAction,
  finishFor,
  dice,
  trace,
  startsTurn: (event) => (event.key === 'tr-turn-begins' ? Number(event.params['turn']) : 0),
  hasDice: (entries: readonly LogEntry[]) =>
    entries.some((entry) => entry.events.some((event) => dice(event) !== null)),
};
