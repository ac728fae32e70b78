/** The display of this game: what the play page uses. */
import type { Choice, LogEntry, Moment, Ruled } from '../../api/protocol';
import type { AttackLook, DangerLook, GameDisplay } from '../../play/gameDisplay';
import Board from './Board.svelte';
import { inMidMove, trace, traceResult } from './traces';
import { prompt, confirm, reselectAction, whyNotAction, stage, hoverWhyNotAction, byItself, keeps } from './present';
import { marks, viewOf } from './lookup';
import { placing } from './placing';
import { names, pieceLook, roster, status, text } from './words';

/** Which parameters of an event are faces of dice. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  'bg-initiative': ['a', 'b'],
  'bg-fight-roll': ['die'],
  'bg-rally-recovers': ['die'],
  'bg-rally-fails': ['die'],
};

function dice(event: Ruled): { params: readonly string[]; hits: number } | null {
  if (typeof event.params['faces'] === 'string' && event.params['faces'] !== '')
    return { params: ['faces'], hits: Number(event.params['hits'] ?? 0) };
  const params = DICE[event.key];
  if (!params) return null;
  return { params, hits: event.key === 'bg-rally-recovers' ? 1 : 0 };
}

function attack(moment: Moment, choice: Choice): AttackLook {
  const view = viewOf(moment);
  const firer = choice.piece >= 0 ? choice.piece : view.decision.unit;
  const air = view.decision.kind === 'bomb';
  const charge = choice.verb === 'charge';
  const kind = choice.verb === 'bombard' && air ? 'bomb' : choice.verb;
  const who = air ? `@air/${view.decision.unit}` : `@unit/${firer}`;
  return {
    title: {
      key: `bg-screen-attack-${charge ? 'charge' : 'fire'}`,
      params: { unit: who, target: `@unit/${choice.target}` },
    },
    kind: { key: `bg-screen-kind-${kind}` },
    total: { key: `bg-screen-total-${charge ? 'charge' : air ? 'bomb' : 'fire'}` },
    none: { key: charge ? 'bg-screen-even' : 'bg-screen-no-dice' },
    bonus: charge,
  };
}

const danger = (piece: number): DangerLook => ({
  title: { key: 'bg-screen-danger', params: { unit: `@unit/${piece}` } },
  kind: { key: 'bg-screen-kind-shoot' },
  total: { key: 'bg-screen-total-fire' },
  note: { key: 'bg-screen-danger-note' },
  none: { key: 'bg-screen-danger-none' },
});

export const display: GameDisplay = {
  id: 'battlegroups',
  Board,
  freePoints: true,
  placing,
  layers: ['board-layer-reach', 'board-layer-threat', 'board-layer-command', 'board-layer-ruler'],
  keys: [
    ['D', 'flow-key-bg-turn'],
    ['W', 'flow-key-bg-hold'],
  ],
  byItself,
  keeps,
  sides: (moment) => marks(viewOf(moment)),
  names,
  status,
  roster,
  piece: pieceLook,
  text,
  stage,
  prompt,
  verb: (action) => ({ key: `bg-verb-${action.split(' ')[0] || 'none'}` }),
  confirm,
  attack,
  danger,
  whyNotAction,
  hoverWhyNotAction,
  reselectAction,
  dice,
  trace,
  traceResult,
  inMidMove,
  startsTurn: (event) => (event.key === 'bg-initiative' ? Number(event.params['turn']) : 0),
  hasDice: (entries: readonly LogEntry[]) =>
    entries.some((entry) => entry.events.some((event) => dice(event) !== null)),
};
