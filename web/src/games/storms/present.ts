/** Which choice is drawn how: what a click on a counter or on a hex stands for, and which buttons there are.
 * The only place in the client that knows the verbs of this game. */
import type { Choice, Moment } from '../../api/protocol';
import { percent, say, t, type Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Draft, Ground, Hand, Stage } from '../../play/gameDisplay';
import { bearing, between } from '../../play/geometry';
import { settings } from '../../settings.svelte';
import { chances } from './odds';
import { rose } from './deployFacing.svelte';
import { names } from './words';
import { besideOf, boardOf, distance, labelOf, unitOf, viewOf, wordsOf } from './lookup';
import type { Kind } from './view';

/** Chosen by a click on the unit itself. */
const ON_UNIT = ['join', 'pick'];
/** Verbs that need a unit first, then a place. */
const FIRST_WHO = ['place', 'hide-at'];
/** Cards are chosen in the hand, facings on the compass. */
export const CARDS = ['card', 'use'];
/** More places than this are folded: they are chosen on the map. */
const MANY = 6;

export const firstWho = (choice: Choice): boolean => FIRST_WHO.includes(choice.verb);
/** Said of a group as a whole. */
const ofAll = (choice: Choice): boolean =>
  choice.hex < 0 && choice.face < 0 && ['go', 'turn', 'hide'].includes(choice.verb);
const means = (choice: Choice): string => wordsOf(choice)[2] ?? '';
const modeOf = (choice: Choice): string => wordsOf(choice)[2] ?? '';

export function stage(moment: Moment, hand: Hand): Stage {
  const { decision } = viewOf(moment);
  const who = inHand(moment, hand);
  return {
    actor: decision.unit >= 0 && decision.kind !== 'boost' && decision.kind !== 'reroll' ? decision.unit : who,
    clicks: clicks(moment, hand),
    ground: ground(moment, who),
    acts: acts(moment, hand),
    groups: groups(moment, who),
    tray: [],
  };
}

// ---------------------------------------------------------------- ways of doing it
/** What a button switches on: another way to act, another way to fire. Without one the plain way is meant. */
export const MODES = ['opportunity', 'cap', 'smoke', 'care', 'hide', 'search'] as const;
export type Mode = (typeof MODES)[number];
const isMode = (mode: string): mode is Mode => (MODES as readonly string[]).includes(mode);

const SMOKING = ['smoke', 'indirect-smoke'];
/** The mode of a choice; '' is the plain one. */
export function wayOf(moment: Moment, choice: Choice): Mode | '' {
  const word = modeOf(choice);
  if (choice.verb === 'take') return word === 'opportunity' || word === 'cap' ? word : '';
  if (choice.verb === 'go') return word === 'care' ? 'care' : '';
  if (choice.verb === 'hide' && !ofAll(choice)) return 'hide';
  if (choice.verb !== 'fire') return '';
  if (SMOKING.includes(word)) return 'smoke';
  return empty(moment, choice.hex) ? 'search' : '';
}
/** Nobody is to be seen there. */
const empty = (moment: Moment, hex: number): boolean =>
  !viewOf(moment).units.some((unit) => unit.place === 'map' && unit.hex === hex);

/** Choices of the current mode; all of them if there is no plain mode. */
export function meant(moment: Moment, hand: Hand): Choice[] {
  const mode = isMode(hand.mode) ? hand.mode : '';
  return moment.choices.filter((choice) => wayOf(moment, choice) === mode || (mode === '' && onlyWay(moment, choice)));
}
/** There is no plain choice for this unit or this hex. */
function onlyWay(moment: Moment, choice: Choice): boolean {
  if (choice.verb === 'take')
    return !moment.choices.some(
      (other) => other.verb === 'take' && other.piece === choice.piece && means(other) === 'ap',
    );
  return false;
}

// ---------------------------------------------------------------- who, then where
/** The unit whose places are chosen: the selected one, or the first. */
export function inHand(moment: Moment, hand: Hand): number {
  const who = [...new Set(moment.choices.filter(firstWho).map((choice) => choice.piece))];
  return who.includes(hand.piece) ? hand.piece : (who[0] ?? -1);
}

/** The battery being aimed, and whether it fires smoke. */
export function aiming(moment: Moment, hand: Hand): { battery: string; smoke: boolean } {
  const aims = moment.choices.filter((choice) => choice.verb === 'aim');
  const [, battery, smoke] = /^aim (\S+)( smoke)?$/.exec(hand.mode) ?? [];
  const first = aims[0] ? (wordsOf(aims[0])[1] ?? '') : '';
  return {
    battery: aims.some((choice) => wordsOf(choice)[1] === battery) ? (battery ?? '') : first,
    smoke: Boolean(smoke),
  };
}

/** While a facing is chosen, a click on one of the six neighbours gives it. */
export function facedHexes(moment: Moment): { hex: number; choice: Choice }[] {
  const [board, at] = [boardOf(moment), unitOf(moment, viewOf(moment).decision.unit)?.now.hex ?? -1];
  const faces = moment.choices.filter((choice) => choice.verb === 'face' && choice.face >= 0);
  return at < 0
    ? []
    : faces.flatMap((choice) =>
        besideOf(board, at, choice.face) >= 0 ? [{ hex: besideOf(board, at, choice.face), choice }] : [],
      );
}

/** The choices of a click on a hex. */
export function hexChoices(moment: Moment, hand: Hand): Choice[] {
  const who = inHand(moment, hand);
  const aim = aiming(moment, hand);
  return meant(moment, hand).filter((choice) => {
    if (choice.hex < 0) return false;
    if (choice.verb === 'aim')
      return wordsOf(choice)[1] === aim.battery && (wordsOf(choice)[3] === 'smoke') === aim.smoke;
    if (firstWho(choice) && choice.piece !== who) return false;
    return choice.verb !== 'place' || choice.face < 0 || choice.face === facingFor(moment, who);
  });
}

/** The facing of a unit being placed: as set on the compass, or as the scenario says. */
export function facingFor(moment: Moment, unit: number): number {
  const faces = new Set(
    moment.choices.filter((choice) => choice.verb === 'place' && choice.piece === unit).map((choice) => choice.face),
  );
  const wished = rose.facing >= 0 ? rose.facing : (unitOf(moment, unit)?.now.face ?? 0);
  return faces.has(wished) ? wished : ([...faces][0] ?? 0);
}
/** The choices of a facing, for the compass. */
export const facings = (moment: Moment): Choice[] =>
  moment.choices.filter((choice) => (choice.verb === 'face' || choice.verb === 'turn') && choice.face >= 0);

function clicks(moment: Moment, hand: Hand): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (piece: number, click: Click): void => void found.set(piece, [...(found.get(piece) ?? []), click]);
  for (const choice of meant(moment, hand))
    if (choice.verb === 'take' || ON_UNIT.includes(choice.verb)) add(choice.piece, { does: 'choose', choice });
  const waiting = new Set(moment.choices.filter(firstWho).map((choice) => choice.piece));
  for (const piece of waiting) if (waiting.size > 1) add(piece, { does: 'narrow', piece });
  return found;
}

/** Units are laid on the map, one after the other. */
const SETTING_UP: readonly Kind[] = ['deploy', 'conceal', 'reinforce'];
const GROUND: Readonly<Partial<Record<Kind, string>>> = {
  act: 'go',
  'group-go': 'go',
  'second-hex': 'go',
  spotter: 'spot',
  deploy: 'place',
  reinforce: 'place',
  conceal: 'hide-at',
  plot: 'aim',
};
/** The action to ask about for a hex that is not offered. */
function ground(moment: Moment, who: number): Ground | null {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const verb = GROUND[view.decision.kind];
  if (!verb || verb === 'aim') return null;
  const label = FIRST_WHO.includes(verb) ? unitOf(moment, who)?.info.label : '';
  if (label === undefined) return null;
  const face = verb === 'place' ? ` ${FACES[facingFor(moment, who)] ?? 'ne'}` : '';
  return {
    verb,
    needs: 'point',
    piece: -1,
    from: null,
    face: 0,
    write: (x) => `${[verb, label].filter(Boolean).join(' ')} ${labelOf(board, x)}${face}`,
  };
}
const FACES = ['ne', 'e', 'se', 'sw', 'w', 'nw'];

// ---------------------------------------------------------------- buttons
/** Letters of this game; what ends something has the key of what it ends. */
const KEYS: Readonly<Record<string, string>> = {
  'stall ap': 'A',
  'stall cap': 'Z',
  release: 'X',
  recover: 'P',
  'add-cap': 'W',
  fire: 'F',
};
const MODE_KEYS: Readonly<Record<Mode, string>> = {
  opportunity: 'O',
  cap: 'D',
  smoke: 'M',
  care: 'Y',
  hide: 'I',
  search: 'Q',
};
/** Headings under "More". */
const HEADINGS: Readonly<Record<string, string>> = {
  opportunity: 'flow-group-squad',
  release: 'flow-group-squad',
  cap: 'flow-group-cap',
  'add-cap': 'flow-group-cap',
  stall: 'flow-group-wait',
  pass: 'flow-group-wait',
};
const headed = (what: string): { group?: string } => (HEADINGS[what] ? { group: HEADINGS[what] } : {});
const BUTTONS = ['add-cap', 'recover', 'exit', 'release', 'stall', 'confirm', 'keep', 'pass'];

function acts(moment: Moment, hand: Hand): Act[] {
  const { choices } = moment;
  const { decision } = viewOf(moment);
  if (decision.kind === 'boost') return boosts(moment);
  if (decision.kind === 'bid')
    return plain(
      moment,
      choices.filter((choice) => choice.verb === 'declare'),
    );
  if (decision.kind === 'plot')
    return [
      ...batteries(moment, hand),
      ...plain(
        moment,
        choices.filter((choice) => choice.verb === 'confirm'),
      ),
    ];
  const found = choices.filter((choice) => ofAll(choice) || close(moment, choice));
  const kept = choices.filter(
    (choice) => choice.verb === 'face' && choice.face === unitOf(moment, decision.unit)?.now.face,
  );
  return [
    ...ways(moment, hand),
    ...plain(moment, [
      ...found,
      ...BUTTONS.flatMap((verb) => choices.filter((choice) => choice.verb === verb)),
      ...kept,
    ]),
  ];
}
/** Close combat: fire at its own hex. */
const close = (moment: Moment, choice: Choice): boolean =>
  choice.verb === 'fire' && choice.hex >= 0 && choice.hex === unitOf(moment, choice.piece)?.now.hex;

/** Buttons whose label needs a tooltip. */
const TIPS = ['stall', 'pass', 'release', 'add-cap'];
const tip = (what: string): { hint?: Said } =>
  TIPS.includes(what) || isMode(what) ? { hint: { key: `st-screen-tip-${what}` } } : {};

const plain = (moment: Moment, choices: readonly Choice[]): Act[] =>
  choices.map((choice) => ({
    ...tip(choice.verb),
    ...headed(choice.verb),
    id: choice.action.replaceAll(' ', '-'),
    said: buttonWords(moment, choice),
    choice,
    key: KEYS[choice.action] ?? KEYS[choice.verb] ?? '',
    // Aiming goes before the end of the orders.
    ...(choice.verb === 'confirm' && moment.choices.some((other) => other.verb === 'aim') && { rank: 'common' }),
  }));

/** Buttons for the modes that have choices of their own. */
function ways(moment: Moment, hand: Hand): Act[] {
  const there = new Set(moment.choices.map((choice) => wayOf(moment, choice)));
  const always = new Set(moment.choices.filter((choice) => onlyWay(moment, choice)).map((choice) => choice.action));
  const needed = (mode: Mode): boolean =>
    there.has(mode) &&
    mode !== hand.mode &&
    moment.choices.some((choice) => wayOf(moment, choice) === mode && !always.has(choice.action));
  return MODES.filter(needed).map((mode) => ({
    ...tip(mode),
    ...headed(mode),
    id: `mode-${mode}`,
    said: { key: `st-screen-mode-${mode}` },
    mode,
    key: MODE_KEYS[mode],
    rank: 'rare',
  }));
}

/** The choices of CAP for a roll with their chances, and the cards that may change it. */
function boosts(moment: Moment): Act[] {
  const rolls = moment.choices.filter((choice) => choice.verb === 'boost');
  return rolls.map((choice) => {
    const good = chances(choice.odds ?? []).good;
    const words = capital(say(choice.words));
    const said: Said = choice.odds?.length
      ? { key: 'st-screen-boost', params: { words, chance: percent(good) } }
      : choice.words;
    return { id: choice.action.replace(' ', '-'), said, choice };
  });
}

/** Which battery, and with what. */
function batteries(moment: Moment, hand: Hand): Act[] {
  const now = aiming(moment, hand);
  const all = new Map(
    moment.choices
      .filter((choice) => choice.verb === 'aim')
      .map((choice) => [`aim ${wordsOf(choice)[1]}${wordsOf(choice)[3] ? ' smoke' : ''}`, choice]),
  );
  all.delete(`aim ${now.battery}${now.smoke ? ' smoke' : ''}`);
  return [...all].map(([mode, choice]) => ({
    id: mode.replaceAll(' ', '-'),
    said: {
      key: mode.endsWith('smoke') ? 'st-screen-aim-smoke' : 'st-screen-aim',
      params: { card: choice.words.params['card'] ?? '' },
    },
    mode,
  }));
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
/** The label of a button says what it leads to. */
function buttonWords(moment: Moment, choice: Choice): Said {
  const { kind } = viewOf(moment).decision;
  if (choice.verb === 'confirm' && (kind === 'conceal' || kind === 'plot')) return { key: `st-screen-confirm-${kind}` };
  if (['pass', 'release', 'add-cap'].includes(choice.verb)) return { key: `st-screen-${choice.verb}` };
  const words = say(choice.words, names(moment));
  return {
    key: choice.verb === 'face' ? 'st-screen-keep-facing' : 'st-screen-button',
    params: { words: capital(words), facing: words },
  };
}

export const confirm = (moment: Moment, draft: Draft): Said =>
  draft.choice ? buttonWords(moment, draft.choice) : { key: 'play-confirm' };

// ---------------------------------------------------------------- answers without a question
/** The facing that a unit keeps after a move. */
export const kept = (moment: Moment): Choice | null =>
  moment.choices.find((choice) => choice.verb === 'face' && choice.rank === 'next') ?? null;

/** A unit taken for an action on AP: nothing is paid yet. */
export const takesUp = (choice: Choice): boolean => choice.verb === 'take' && means(choice) === 'ap';

/** Enemies that matter to a facing are this near, in hexes, and at most so many degrees from where it looks. */
const [NEAR, ARC] = [8, 60];
/** A squad goes on with its AP, and a facing is kept that leaves no near enemy outside the arc. */
export function byItself(moment: Moment): Choice | null {
  const { kind, unit } = viewOf(moment).decision;
  if (kind === 'choose') {
    const goesOn = moment.choices.filter((choice) => choice.carries_on);
    return goesOn.length === 1 ? (goesOn[0] ?? null) : null;
  }
  const face = kind === 'look' && settings.askFacing !== 'always' ? kept(moment) : null;
  return face && (settings.askFacing === 'never' || sees(moment, unit, face.face)) ? face : null;
}
/** Every enemy near this unit lies before this facing. */
function sees(moment: Moment, id: number, face: number): boolean {
  const [board, from] = [boardOf(moment), unitOf(moment, id)];
  if (!from) return false;
  const side = from.info.side;
  const at = placeOf(board.columns, from.now.hex);
  return viewOf(moment).units.every((one) => {
    const enemy = one.place === 'map' && unitOf(moment, one.id)?.info.side !== side;
    if (!enemy || one.hex === from.now.hex || distance(board, from.now.hex, one.hex) > NEAR) return true;
    return between(bearing(at, placeOf(board.columns, one.hex)), 30 + 60 * face) <= ARC;
  });
}
/** The centre of a hex; rows with odd numbers lie half a hex to the right. */
function placeOf(columns: number, hex: number): { x: number; y: number } {
  const row = Math.floor(hex / columns);
  return { x: (hex % columns) + (row % 2) / 2, y: (row * Math.sqrt(3)) / 2 };
}

/** The specific prompt for the current selection. */
export function prompt(moment: Moment, hand: Hand): Said | null {
  const { decision } = viewOf(moment);
  const who = inHand(moment, hand);
  if (isMode(hand.mode)) return { key: `st-screen-ask-${hand.mode}`, params: { unit: `@unit/${decision.unit}` } };
  if (decision.kind === 'plot' && moment.choices.some((choice) => choice.verb === 'aim')) {
    const aim = aiming(moment, hand);
    const card = boardOf(moment).cards.find((one) => one.number === aim.battery.replace(/\.\d+$/, ''));
    return {
      key: aim.smoke ? 'st-screen-ask-aim-smoke' : 'st-screen-ask-aim',
      params: { card: card ? `@card/${card.id}` : aim.battery },
    };
  }
  if (who >= 0 && SETTING_UP.includes(decision.kind))
    return {
      key: `st-screen-ask-${decision.kind === 'conceal' ? 'conceal' : 'deploy'}`,
      params: { unit: `@unit/${who}` },
    };
  if (decision.kind !== 'choose' || moment.prompt?.key !== 'st-prompt-choose') return null;
  return {
    key: moment.choices.some((choice) => choice.verb === 'card') ? 'st-screen-ask-choose' : 'st-screen-ask-choose-unit',
  };
}

// ---------------------------------------------------------------- the list
const OTHER = [...BUTTONS, 'boost'];
/** All choices, under headings, in the order in which the rules list them; of those who are placed only the one in
 * hand. */
function groups(moment: Moment, who: number): ChoiceGroup[] {
  const shown = moment.choices.filter((choice) => who < 0 || !firstWho(choice) || choice.piece === who);
  const keyOf = (choice: Choice): string =>
    BUTTONS.includes(choice.verb) ? 'other' : wayOf(moment, choice) === 'search' ? 'search' : choice.verb;
  const keys = [...new Set(shown.map(keyOf))];
  return keys.map((key) => {
    const of = shown.filter((choice) => keyOf(choice) === key);
    const places = of.some((choice) => choice.hex >= 0);
    return {
      id: key,
      title: { key: `st-group-${key}` },
      choices: of,
      folded: key === 'turn' || (places && of.length > MANY && key !== 'fire'),
      short: (places && key !== 'fire') || ['turn', 'face', 'declare'].includes(key) || OTHER.includes(key),
    };
  });
}

// ---------------------------------------------------------------- why not?
/** The action meant by a click on a unit that is not offered. */
export function whyNotAction(moment: Moment, _hand: Hand, piece: number): string | null {
  const [board, view, unit] = [boardOf(moment), viewOf(moment), unitOf(moment, piece)];
  if (!unit || moment.choices.length === 0) return null;
  const mine = unit.info.side === moment.eyes;
  if (view.decision.kind === 'choose') return mine ? `take ${unit.info.label} ap` : null;
  if (view.decision.kind !== 'act' || piece === view.decision.unit) return null;
  return mine ? `join ${unit.info.label}` : `fire ${labelOf(board, unit.now.hex)}`;
}

/** While a target is chosen, hovering an enemy tells why it is not one; while a unit is chosen, own units do. */
export function hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  const { kind } = viewOf(moment).decision;
  const mine = unitOf(moment, piece)?.info.side === moment.eyes;
  return (kind === 'act' && !mine) || (kind === 'choose' && mine) ? whyNotAction(moment, hand, piece) : null;
}

/** Ask about open ground only near the moving unit. */
export const worthAsking = (moment: Moment, hex: number): boolean => {
  const { decision } = viewOf(moment);
  const at = unitOf(moment, decision.unit)?.now.hex ?? -1;
  return at >= 0 ? distance(boardOf(moment), at, hex) <= 2 : SETTING_UP.includes(decision.kind);
};

/** Right after a unit was picked up, a click on another one picks that up instead. */
export function reselectAction(moment: Moment, last: string, piece: number): string | null {
  const [{ decision }, unit] = [viewOf(moment), unitOf(moment, piece)];
  const [verb, , how] = last.split(' ');
  if (!unit || verb !== 'take' || decision.kind !== 'act' || unit.info.side !== moment.eyes || piece === decision.unit)
    return null;
  return `take ${unit.info.label} ${how ?? 'ap'}`;
}

/** The roll about to be made: its odds are shown without a hover. */
export const preparedAttack = (moment: Moment): Choice | null =>
  viewOf(moment).decision.kind === 'boost'
    ? (moment.choices.find((choice) => choice.action === 'boost 0' && (choice.odds?.length ?? 0) > 0) ?? null)
    : null;

export const showsOddsFirst = (choice: Choice): boolean => ['fire', 'throw', 'spot'].includes(choice.verb);

/** "G2: opportunity action" */
export const clickWords = (clicks: readonly Click[], names: Parameters<typeof say>[1]): string =>
  clicks
    .map((click) =>
      click.does === 'choose'
        ? say(click.choice.words, names)
        : t('st-screen-pick', { unit: names?.(`unit/${click.piece}`, 'en') ?? '' }),
    )
    .join('; ');
