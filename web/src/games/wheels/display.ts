/** The display of this game: what the play page uses. */
import type { Choice, LogEntry, Moment, Ruled } from '../../api/protocol';
import type { AttackLook, DangerLook, GameDisplay } from '../../play/gameDisplay';
import Board from './Board.svelte';
import { marks, viewOf } from './lookup';
import Panel from './Panel.svelte';
import {
  andThen,
  byItself,
  confirm,
  declines,
  delaysReply,
  hoverWhyNotAction,
  intended,
  prompt,
  reselectAction,
  stage,
  whyNotAction,
} from './present';
import { trace, traceResult } from './traces';
import { names, pieceLook, roster, status, text } from './words';

/** Which parameters of an event are faces of dice. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  'wh-precedence-roll': ['a', 'b'],
  'wh-detected': ['face'],
  'wh-not-detected': ['face'],
  'wh-bomb-spotted': ['face'],
  'wh-bomb-not-spotted': ['face'],
  'wh-morale': ['face'],
};

function dice(event: Ruled): { params: readonly string[]; hits: number } | null {
  const params = DICE[event.key];
  return params ? { params, hits: event.key.endsWith('-detected') && !event.key.includes('-not-') ? 1 : 0 } : null;
}

function attack(moment: Moment, choice: Choice): AttackLook {
  const firer = choice.piece >= 0 ? choice.piece : viewOf(moment).decision.unit;
  const storms = choice.verb === 'storm';
  const bombards = choice.verb === 'bombard';
  const what = bombards ? 'bombard' : storms ? 'storm' : 'fire';
  return {
    title: {
      key: `wh-screen-attack-${what}`,
      params: { unit: `@unit/${firer}`, target: `@unit/${choice.target}` },
    },
    kind: { key: `wh-screen-kind-${what}` },
    total: { key: 'wh-screen-total-shots' },
    none: { key: 'wh-screen-no-shots' },
    bonus: false,
  };
}

const danger = (piece: number): DangerLook => ({
  title: { key: 'wh-screen-danger', params: { unit: `@unit/${piece}` } },
  kind: { key: 'wh-screen-kind-fire' },
  total: { key: 'wh-screen-total-shots' },
  note: { key: 'wh-screen-danger-note' },
  none: { key: 'wh-screen-danger-none' },
});

export const display: GameDisplay = {
  id: 'wheels',
  Board,
  Panel,
  freePoints: true,
  next: 'wh-screen-next',
  layers: ['board-layer-reach', 'wh-screen-layer-fire', 'wh-screen-layer-hq', 'board-layer-ruler'],
  keys: [
    ['F', 'flow-key-wh-formation'],
    ['B', 'flow-key-wh-fire-first'],
    ['D', 'flow-key-wh-stay'],
    ['A', 'flow-key-wh-token'],
  ],
  andThen,
  byItself,
  intended,
  delaysReply,
  declines,
  sides: (moment) => marks(viewOf(moment)),
  names,
  status,
  roster,
  piece: pieceLook,
  text,
  stage,
  prompt,
  verb: (action) => ({ key: `wh-verb-${action.split(' ')[0] || 'none'}` }),
  confirm,
  attack,
  danger,
  whyNotAction,
  hoverWhyNotAction,
  reselectAction,
  dice,
  trace,
  traceResult,
  startsTurn: (event) => (event.key === 'wh-turn' ? Number(event.params['turn']) : 0),
  hasDice: (entries: readonly LogEntry[]) =>
    entries.some((entry) => entry.events.some((event) => dice(event) !== null)),
};
