/** The display of this game: what the play page uses. */
import type { Choice, LogEntry, Moment, Ruled } from '../../api/protocol';
import type { AttackLook, DangerLook, GameDisplay } from '../../play/gameDisplay';
import Board from './Board.svelte';
import Odds from './Odds.svelte';
import Panel from './Panel.svelte';
import {
  prompt,
  confirm,
  reselectAction,
  showsOddsFirst,
  whyNotAction,
  stage,
  preparedAttack,
  hoverWhyNotAction,
  byItself,
  kept,
  takesUp,
} from './present';
import { COLOURS, viewOf } from './lookup';
import { trace } from './traces';
import { placing } from './placing';
import { names, pieceLook, roster, status, text } from './words';

/** Which parameters of an event are faces of dice. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  'st-rolled-one': ['first'],
  'st-rolled-two': ['first', 'second'],
};

const dice = (event: Ruled): { params: readonly string[]; hits: number } | null => {
  const params = DICE[event.key];
  return params ? { params, hits: 0 } : null;
};

function attack(moment: Moment, choice: Choice): AttackLook {
  const { decision } = viewOf(moment);
  const recovering = choice.verb === 'recover' || (choice.verb === 'boost' && decision.purpose === 'recovery');
  const what = recovering ? 'recovery' : showsOddsFirst(choice) || choice.verb === 'boost' ? 'attack' : 'move';
  const hex = choice.hex >= 0 ? choice.hex : decision.hex;
  return {
    title: {
      key: what === 'move' ? 'st-screen-move-to' : `st-screen-${what}`,
      params: { hex: `@hex/${hex}`, unit: `@unit/${choice.piece >= 0 ? choice.piece : decision.unit}` },
    },
    kind: { key: `st-screen-kind-${what}` },
    total: { key: `st-screen-total-${what}` },
    none: { key: 'st-screen-odds-none' },
    bonus: what === 'attack',
  };
}

const danger = (piece: number): DangerLook => ({
  title: { key: 'st-screen-danger', params: { unit: `@unit/${piece}` } },
  kind: { key: 'st-screen-danger-kind' },
  total: { key: 'st-screen-total-attack' },
  note: { key: 'st-screen-danger-note' },
  none: { key: 'st-screen-danger-none' },
});

export const display: GameDisplay = {
  id: 'storms',
  Board,
  placing,
  layers: ['st-screen-layer-sight', 'st-screen-layer-arc', 'st-screen-layer-costs'],
  keys: [
    ['O', 'st-screen-tip-opportunity'],
    ['D', 'st-screen-tip-cap'],
    ['F', 'flow-key-st-close'],
    ['P', 'flow-key-st-recover'],
    ['Y', 'st-screen-tip-care'],
    ['I', 'st-screen-tip-hide'],
    ['M', 'st-screen-tip-smoke'],
    ['Q', 'st-screen-tip-search'],
    ['W', 'st-screen-tip-add-cap'],
    ['X', 'flow-key-st-release'],
    ['A', 'flow-key-st-stall-ap'],
    ['Z', 'flow-key-st-stall-cap'],
  ],
  byItself,
  kept,
  takesUp,
  Panel,
  Odds,
  sides: () => COLOURS,
  names,
  status,
  roster,
  piece: pieceLook,
  text,
  stage,
  prompt,
  verb: (action) => ({ key: `st-verb-${action.split(' ')[0] || 'none'}` }),
  confirm,
  attack,
  danger,
  preparedAttack,
  showsOddsFirst,
  whyNotAction,
  hoverWhyNotAction,
  reselectAction,
  dice,
  trace,
  startsTurn: (event) => (event.key === 'st-round' ? Number(event.params['round']) : 0),
  turn: { long: 'st-screen-log-round', short: 'st-screen-scale-round' },
  hasDice: (entries: readonly LogEntry[]) =>
    entries.some((entry) => entry.events.some((event) => dice(event) !== null)),
};
