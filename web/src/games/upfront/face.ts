/** The face of this game: what the play page asks of it. */
import type { Choice, Moment } from '../../api/wire';
import type { AttackLook, DangerLook, Face } from '../../play/face';
import Board from './Board.svelte';
import { good } from './odds';
import Odds from './Odds.svelte';
import Panel from './Panel.svelte';
import { ask, drop, hushed, question, stage, weighed } from './present';
import { colours, groupOf, viewOf } from './view';
import { names, pieceLook, roster, strip, text } from './words';

/** The table shows it by itself, or it is no more than the order of a turn. */
const SHOWN = ['uf-resolved', 'uf-fire-card', 'uf-turn', 'uf-discards', 'uf-discarded', 'uf-lay-pass'];
const SMALL = ['uf-draws', 'uf-drawn', 'uf-put', 'uf-swap', 'uf-unharmed'];

function attack(moment: Moment, choice: Choice): AttackLook {
  const { action } = viewOf(moment);
  const what = ['attack', 'use', 'done', 'resolve', 'keep'].includes(choice.verb) ? 'attack' : choice.verb === 'draw' ? 'draw' : 'fight';
  const group = groupOf(choice) >= 0 ? groupOf(choice) : action.group;
  const target = choice.target >= 0 ? choice.target : action.target;
  return {
    title: { key: `uf-screen-odds-${what}`, params: { group: `@group/${group}`, target: `@group/${target}`, man: `@man/${choice.piece}` } },
    kind: { key: `uf-screen-kind-${what}` },
    total: { key: `uf-screen-total-${what}` },
    none: { key: 'uf-screen-odds-none' },
    bonus: false,
  };
}
/** Nobody answers out of turn here: there is nothing to be warned of. */
const danger = (piece: number): DangerLook => {
  const none = { key: 'uf-screen-odds-none' };
  return { title: { key: 'uf-screen-odds-fight', params: { man: `@man/${piece}` } }, kind: none, total: none, note: none, none };
};

export const face: Face = {
  id: 'upfront',
  Board,
  cardAt: 'left',
  Panel,
  Odds,
  sides: colours,
  names,
  strip,
  roster,
  piece: pieceLook,
  text,
  stage,
  ask,
  drop,
  verb: (action) => ({ key: `uf-verb-${action.split(' ')[0] || 'none'}` }),
  confirm: () => ({ key: 'play-confirm' }),
  attack,
  danger,
  hushed,
  weighed,
  looksFirst: () => false,
  good,
  question,
  wonder: () => null,
  instead: () => null,
  dice: () => null,
  begins: (event) => (event.key === 'uf-deck-over' ? Number(event.params['deck']) + 1 : 0),
  turn: { long: 'uf-screen-log-deck', short: 'uf-screen-scale-deck' },
  small: (event) => SMALL.includes(event.key),
  news: (event) => !SMALL.includes(event.key) && !SHOWN.includes(event.key),
  rolls: () => false,
};
