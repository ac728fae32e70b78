/** The display of this game: what the play page uses. */
import type { Choice, Moment } from '../../api/protocol';
import type { AttackLook, DangerLook, GameDisplay } from '../../play/gameDisplay';
import Board from './Board.svelte';
import Odds from './Odds.svelte';
import Panel from './Panel.svelte';
import { byItself, prompt, declines, deselect, delaysReply, whyNotAction, stage, preparedAttack } from './present';
import { boardOf, colours, groupOf, viewOf } from './lookup';
import type { Pending } from './view';
import { names, pieceLook, roster, status, text } from './words';

/** The man whose chances are shown: in close combat the viewer's own. */
function ownMan(moment: Moment, { fight, man }: Pending): number {
  if (!fight) return man;
  return boardOf(moment).men[fight.attacker]?.side === moment.eyes ? fight.attacker : fight.defender;
}
/** The kind of odds: fire, drawing cards, infiltration or close combat. */
function whatOf({ kind, purpose }: Pending, { verb }: Choice): 'attack' | 'draw' | 'slip' | 'fight' {
  if (kind === 'infiltrate' || purpose === 'infiltration') return 'slip';
  if (purpose === 'fight') return 'fight';
  if (['attack', 'use', 'done', 'resolve', 'keep'].includes(verb)) return 'attack';
  return verb === 'draw' ? 'draw' : 'fight';
}
function attack(moment: Moment, choice: Choice): AttackLook {
  const { decision } = viewOf(moment);
  const what = whatOf(decision, choice);
  const group = groupOf(choice) >= 0 ? groupOf(choice) : decision.group;
  const target = choice.target >= 0 ? choice.target : decision.target;
  return {
    title: {
      key: `uf-screen-odds-${what}`,
      params: {
        group: `@group/${group}`,
        target: `@group/${target}`,
        man: `@man/${choice.piece >= 0 && choice.verb !== 'use' ? choice.piece : ownMan(moment, decision)}`,
      },
    },
    kind: { key: `uf-screen-kind-${what}` },
    total: { key: `uf-screen-total-${what}` },
    none: { key: 'uf-screen-odds-none' },
    bonus: false,
  };
}
/** There is no reaction fire in this game. */
const danger = (piece: number): DangerLook => {
  const none = { key: 'uf-screen-odds-none' };
  return {
    title: { key: 'uf-screen-odds-fight', params: { man: `@man/${piece}` } },
    kind: none,
    total: none,
    note: none,
    none,
  };
};

export const display: GameDisplay = {
  id: 'upfront',
  Board,
  next: 'flow-next-group',
  layers: [],
  keys: [
    ['F', 'uf-screen-resolve'],
    ['O', 'flow-key-uf-draw'],
    ['P', 'uf-screen-pass'],
    ['Y', 'flow-key-uf-accept'],
    ['Q', 'flow-key-uf-reject'],
    ['W', 'flow-key-uf-keep'],
    ['X', 'flow-key-uf-give-up'],
  ],
  byItself,
  cardAt: 'left',
  Panel,
  Odds,
  sides: colours,
  names,
  status,
  roster,
  piece: pieceLook,
  text,
  stage,
  prompt,
  deselect,
  verb: (action) => ({ key: `uf-verb-${action.split(' ')[0] || 'none'}` }),
  confirm: () => ({ key: 'play-confirm' }),
  attack,
  danger,
  delaysReply,
  declines,
  preparedAttack,
  showsOddsFirst: () => false,
  whyNotAction,
  hoverWhyNotAction: () => null,
  reselectAction: () => null,
  dice: () => null,
  startsTurn: (event) => (event.key === 'uf-deck-over' ? Number(event.params['deck']) + 1 : 0),
  turn: { long: 'uf-screen-log-deck', short: 'uf-screen-scale-deck' },
  seatOf: (moment, reference) => {
    const group = /^group\/(\d+)$/.exec(reference)?.[1];
    return viewOf(moment).groups.find((one) => one.id === Number(group))?.side ?? -1;
  },
  hasDice: () => false,
};
