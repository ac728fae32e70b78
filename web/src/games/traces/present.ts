/** Which choice is drawn how: what a click on a counter or on a hex stands for, and which buttons there are.
 * The only place in the client that knows the verbs of this game. */
import type { Choice, Moment } from '../../api/protocol';
import type { Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Draft, Ground, Hand, Stage } from '../../play/gameDisplay';
import { boardOf, hexName, sideIndex, sideOfSeat, unitOf, viewOf } from './lookup';
import type { DecisionKind, View } from './view';

/** Chosen by a click on the unit itself. */
const ON_UNIT = ['activate', 'second', 'name', 'take', 'transfer', 'join', 'lose'];
/** Verbs that need a unit first, then a place or another unit. */
const FIRST_WHO = ['retreat', 'advance', 'place', 'replace'];
const BUTTONS = [
  'interrupt',
  'command',
  'negotiate',
  'support',
  'pass',
  'mode',
  'draw',
  'ready',
  'stop',
  'fight',
  'end',
];
/** Letters of this game; what ends something has the key of what it ends. */
const KEYS: Readonly<Record<string, string>> = {
  interrupt: 'I',
  command: 'C',
  negotiate: 'Y',
  support: 'A',
  pass: 'P',
  draw: 'D',
  fight: 'F',
  'mode move-combat': 'M',
  'mode combat-move': 'Z',
};
/** Chosen in the panel of the cup; the list has them, too. */
const CHITS = ['choose', 'hold', 'add'];
/** More places than this are folded: they are chosen on the map. */
const MANY = 8;

export const firstWho = (choice: Choice): boolean => FIRST_WHO.includes(choice.verb);

export function stage(moment: Moment, hand: Hand): Stage {
  const view = viewOf(moment);
  const who = inHand(moment.choices, hand);
  return {
    actor: view.decision.unit >= 0 ? view.decision.unit : who,
    clicks: clicks(moment.choices, who),
    ground: ground(moment, who),
    acts: acts(view, moment.choices),
    groups: groups(moment.choices, who),
    tray: [],
  };
}

// ---------------------------------------------------------------- who, then where
/** The unit whose places are chosen: the selected one, or the only or first one. */
export function inHand(choices: readonly Choice[], hand: Hand): number {
  const who = [...new Set(choices.filter(firstWho).map((choice) => choice.piece))];
  if (who.includes(hand.piece)) return hand.piece;
  const only = who.length === 1 || choices.some((choice) => choice.verb === 'place' || choice.verb === 'replace');
  return only ? (who[0] ?? -1) : -1;
}

/** The choices of a click on a hex. */
export const hexChoices = (moment: Moment, hand: Hand): Choice[] => {
  const who = inHand(moment.choices, hand);
  return moment.choices.filter((choice) => choice.hex >= 0 && (who < 0 || !firstWho(choice) || choice.piece === who));
};

function clicks(choices: readonly Choice[], who: number): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (piece: number, click: Click): void => void found.set(piece, [...(found.get(piece) ?? []), click]);
  for (const choice of choices) {
    if (ON_UNIT.includes(choice.verb)) add(choice.piece, { does: 'choose', choice });
    else if (choice.verb === 'replace' && choice.piece === who) add(choice.target, { does: 'choose', choice });
  }
  for (const piece of new Set(choices.filter(firstWho).map((choice) => choice.piece))) {
    const of = choices.filter((choice) => firstWho(choice) && choice.piece === piece);
    const [only] = of;
    if (of.length === 1 && only && only.verb !== 'place') add(piece, { does: 'choose', choice: only });
    else if (piece !== who || of.length > 1) add(piece, { does: 'narrow', piece });
  }
  return found;
}

const GROUND: Readonly<Partial<Record<DecisionKind, string>>> = {
  walk: 'go',
  combat: 'attack',
  relocation: 'relocate',
  parachute: 'drop',
  retreat: 'retreat',
  'continue-retreat': 'retreat',
  advances: 'advance',
  garrison: 'place',
  arrivals: 'place',
  purchase: 'place',
};
/** The action to ask about for a hex that is not offered, by the number of the hex. */
function ground(moment: Moment, who: number): Ground | null {
  const verb = GROUND[viewOf(moment).decision.kind];
  if (!verb) return null;
  const label = FIRST_WHO.includes(verb) ? unitOf(moment, who)?.label : '';
  if (label === undefined) return null;
  const head = [verb, label].filter(Boolean).join(' ');
  return {
    verb,
    needs: 'point',
    piece: -1,
    from: null,
    face: 0,
    write: (x) => `${head} ${hexName(boardOf(moment), x)}`,
  };
}

// ---------------------------------------------------------------- buttons
function acts(view: View, choices: readonly Choice[]): Act[] {
  const found = BUTTONS.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
  const nowhere = choices.filter((choice) => choice.verb === 'retreat' && choice.hex < 0);
  return [
    ...joinAll(choices),
    ...[...found, ...nowhere].map((choice) => ({
      id: choice.action.replace(' ', '-'),
      said: buttonWords(view, choice),
      choice,
      key: KEYS[choice.action] ?? KEYS[choice.verb] ?? '',
    })),
  ];
}

/** Let all units that can join do so, one after the other. */
function joinAll(choices: readonly Choice[]): Act[] {
  const all = choices.filter((choice) => choice.verb === 'join');
  const [choice] = all;
  if (!choice || all.length < 2) return [];
  return [
    {
      id: 'join-all',
      said: { key: 'tr-screen-join-all', params: { count: all.length } },
      choice,
      series: all.map((one) => one.action),
      key: 'W',
      ...(!choices.some((one) => one.verb === 'fight') && { rank: 'next' }),
    },
  ];
}

/** The label of a button says what it leads to. */
function buttonWords(view: View, choice: Choice): Said {
  const { verb } = choice;
  if (verb === 'end') return { key: `tr-screen-end-${view.decision.kind}` };
  if (verb === 'pass') return { key: `tr-screen-pass-${view.decision.kind}` };
  if (verb === 'retreat') return choice.words;
  if (verb === 'mode') return { key: `tr-screen-${choice.action.replace(' ', '-')}` };
  return { key: `tr-screen-${verb}` };
}

export function confirm(_moment: Moment, draft: Draft, at: Ground | null): Said {
  const verb = draft.choice?.verb ?? at?.verb ?? '';
  const words = draft.choice?.words;
  if (verb === 'go' && words) return { key: 'tr-screen-do-go', params: words.params };
  return words ?? { key: 'play-confirm' };
}

/** The specific prompt for the current selection. */
export function prompt(moment: Moment, hand: Hand): Said | null {
  const view = viewOf(moment);
  const who = inHand(moment.choices, hand);
  const verb = moment.choices.find((choice) => firstWho(choice) && choice.piece === who)?.verb;
  if (view.decision.kind === 'choice') return chosen(view);
  if (who < 0 || !verb || view.decision.kind === 'continue-retreat' || view.decision.kind === 'purchase') return null;
  return { key: `tr-screen-ask-${verb}`, params: { unit: `@unit/${who}` } };
}

/** How many chits are still to be chosen. */
function chosen(view: View): Said | null {
  const mine = view.chits.mine;
  if (!mine) return null;
  const have = Object.values(mine.picked).reduce((sum, n) => sum + n, 0);
  return { key: 'tr-screen-ask-choice', params: { have, need: mine.need, left: Math.max(0, mine.need - have) } };
}

// ---------------------------------------------------------------- the list
/** All choices, under headings, in the order in which the rules list them; of those who go somewhere only the one in
 * hand. */
function groups(choices: readonly Choice[], who: number): ChoiceGroup[] {
  const shown = choices.filter((choice) => who < 0 || !firstWho(choice) || choice.piece === who);
  const keys = [...new Set(shown.map((choice) => (BUTTONS.includes(choice.verb) ? 'other' : choice.verb)))];
  return keys.map((key) => {
    const of = shown.filter((choice) => (key === 'other' ? BUTTONS.includes(choice.verb) : choice.verb === key));
    const short = key === 'bid' || (of.some((choice) => choice.hex >= 0) && !firstWho(of[0] as Choice));
    return {
      id: key,
      title: { key: `tr-group-${key}` },
      choices: of,
      folded:
        CHITS.includes(key) || (of.length > MANY && of.some((choice) => choice.hex >= 0 && choice.verb !== 'attack')),
      short,
    };
  });
}

// ---------------------------------------------------------------- why not?
/** The action meant by a click on a unit that is not offered. */
export function whyNotAction(moment: Moment, _hand: Hand, piece: number): string | null {
  const [view, unit] = [viewOf(moment), unitOf(moment, piece)];
  if (!unit || moment.choices.length === 0) return null;
  const mine = sideIndex(unit.side) === sideOfSeat(view, moment.eyes);
  const verb = asked(view.decision.kind, mine, unit.hq);
  if (verb === 'go' || verb === 'attack' || verb === 'relocate') return unit.hex ? `${verb} ${unit.hex}` : null;
  const where = view.decision.hex;
  if (verb === 'advance') return where ? `advance ${unit.label} ${where}` : null;
  return verb ? `${verb} ${unit.label}` : null;
}

function asked(kind: DecisionKind, mine: boolean, hq: boolean): string {
  switch (kind) {
    case 'move':
      return mine ? 'take' : '';
    case 'walk':
      return 'go';
    case 'relocation':
      return 'relocate';
    case 'combat':
      return mine ? '' : 'attack';
    case 'battle':
      return mine ? 'join' : 'attack';
    case 'losses':
      return 'lose';
    case 'advances':
      return mine ? 'advance' : '';
    case 'okh-command':
      return mine ? 'name' : '';
    case 'second-hq':
      return mine && hq ? 'second' : '';
    case 'opening':
    case 'stavka':
    case 'okh':
      return mine && hq ? 'activate' : '';
    default:
      return '';
  }
}

/** While a unit or target is chosen, hovering a unit tells why it is not offered. */
export function hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  return ['move', 'combat', 'battle'].includes(viewOf(moment).decision.kind) ? whyNotAction(moment, hand, piece) : null;
}

/** A unit was picked up, or an attack begun, and nothing done with it yet: a click on another one means that
 * instead. */
export function reselectAction(moment: Moment, last: string, piece: number): string | null {
  const [view, unit] = [viewOf(moment), unitOf(moment, piece)];
  if (!unit) return null;
  const mine = sideIndex(unit.side) === sideOfSeat(view, moment.eyes);
  const verb = last.split(' ')[0];
  if (
    verb === 'take' &&
    view.decision.kind === 'walk' &&
    mine &&
    unit.active &&
    !unit.moved &&
    piece !== view.decision.unit
  )
    return `take ${unit.label}`;
  return verb === 'attack' && view.decision.kind === 'battle' && !mine && unit.hex !== view.decision.hex
    ? `attack ${unit.hex}`
    : null;
}

/** A unit has begun to move: a click on the next one ends its move and takes that one. */
export function finishFor(moment: Moment, piece: number): { end: string; then: string } | null {
  const [view, unit] = [viewOf(moment), unitOf(moment, piece)];
  const stop = moment.choices.find((choice) => choice.verb === 'stop');
  // To stop comes next only once the unit has left its first hex.
  if (stop?.rank !== 'next' || !unit?.active || unit.moved || piece === view.decision.unit) return null;
  return sideIndex(unit.side) === sideOfSeat(view, moment.eyes)
    ? { end: stop.action, then: `take ${unit.label}` }
    : null;
}

/** The battle in preparation: its odds are shown without a hover. */
export const preparedAttack = (moment: Moment): Choice | null =>
  moment.choices.find((choice) => choice.verb === 'fight') ??
  moment.choices.find((choice) => viewOf(moment).decision.kind === 'air' && choice.verb === 'pass') ??
  null;
