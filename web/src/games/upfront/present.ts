/** What a click on a card, a group or a man stands for, and which buttons there are. The only place in the client that knows
 * the verbs of this game. A click narrows what is offered; when one thing is left, it is done. */
import type { Choice, Moment } from '../../api/wire';
import { say, type Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Hand, Stage } from '../../play/face';
import { isEmpty, picked, table, type Picked } from './picked.svelte';
import { boardOf, groupOf, viewOf, type Pending } from './view';
import { names } from './words';

/** A thing on the table that can be pointed at. */
export interface Thing {
  kind: 'card' | 'group' | 'man';
  id: number;
}
const FIELD = { card: 'card', group: 'group', man: 'man' } as const;

/** The choice is about this thing. */
export function isAbout(choice: Choice, { kind, id }: Thing): boolean {
  if (kind === 'card') return choice.card === id;
  return kind === 'man' ? choice.piece === id : groupOf(choice) === id || choice.target === id;
}
/** Nothing to point at: it is a button. */
const isPlain = (choice: Choice): boolean => choice.card < 0 && choice.piece < 0 && choice.target < 0 && groupOf(choice) < 0;

const fits = (choice: Choice, now: Picked): boolean =>
  (Object.keys(FIELD) as Thing['kind'][]).every((kind) => now[kind] < 0 || isAbout(choice, { kind, id: now[kind] }));
/** What is offered, as far as it goes with what was picked. */
export const offered = (moment: Moment): Choice[] => {
  const now = picked(moment.n);
  return moment.choices.filter((choice) => !isButton(moment, choice) && fits(choice, now));
};

/** More than these are narrowed by another click instead of being listed. */
const LISTED = 8;
export type Answer = { does: 'choose'; choice: Choice } | { does: 'list'; choices: readonly Choice[] } | { does: 'narrow'; to: Picked } | { does: 'nothing' };
/** What a tap on a small screen means: the first one on a card lifts it, so that it can be read; the second plays it. */
export function tap(moment: Moment, thing: Thing): Answer {
  const now = picked(moment.n);
  const answer = click(moment, thing);
  if (thing.kind !== 'card' || answer.does === 'nothing') return answer;
  if (now.card !== thing.id) return answer.does === 'narrow' ? answer : { does: 'narrow', to: { ...now, card: thing.id } };
  const choices = offered(moment);
  const [only] = choices;
  if (only && choices.length === 1) return { does: 'choose', choice: only };
  return things(choices).size <= 1 && choices.length <= LISTED ? { does: 'list', choices } : answer;
}
/** What a click on a thing means now. */
export function click(moment: Moment, thing: Thing): Answer {
  const now = picked(moment.n);
  if (now[thing.kind] === thing.id) return { does: 'narrow', to: { ...now, [thing.kind]: -1 } };
  const all = moment.choices.filter((choice) => !isButton(moment, choice) && isAbout(choice, thing));
  const here = all.filter((choice) => fits(choice, now));
  const [only] = here.length > 0 ? here : all;
  if (!only) return { does: 'nothing' };
  const found = here.length > 0 ? here : all;
  if (found.length === 1) return { does: 'choose', choice: only };
  const base = here.length > 0 ? now : { ...now, card: -1, group: -1, man: -1 };
  const settled = !isEmpty(base) || things(found).size <= 1 || thing.kind === 'man';
  return settled && found.length <= LISTED ? { does: 'list', choices: found } : { does: 'narrow', to: { ...base, [thing.kind]: thing.id } };
}
/** The different things that choices are about, so that another click can tell them apart. */
function things(choices: readonly Choice[]): Set<string> {
  return new Set(choices.map((choice) => `${choice.card}/${choice.piece}/${groupOf(choice)}/${choice.target}`));
}
export const narrow = (to: Picked): void => void (table.picked = to);

// ---------------------------------------------------------------- the stage
export function stage(moment: Moment, _hand: Hand): Stage {
  const { action } = viewOf(moment);
  return { actor: action.man, clicks: clicks(moment), ground: null, acts: acts(moment), groups: groups(moment), tray: [] };
}

/** Men by their number; cards and groups, which the list of men does not know, below zero. */
function clicks(moment: Moment): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (id: number, choice: Choice): void => void found.set(id, [...(found.get(id) ?? []), { does: 'choose', choice }]);
  for (const choice of offered(moment)) {
    if (choice.piece >= 0) add(choice.piece, choice);
    else if (!isPlain(choice)) add(-2 - Math.max(choice.card, choice.target, groupOf(choice)), choice);
  }
  return found;
}

const BUTTONS = ['give-up', 'reject', 'keep', 'pass', 'bury', 'propose', 'draw', 'accept', 'take', 'resolve', 'done'];
const KEYS: Readonly<Record<string, string>> = { 'give-up': 'X', reject: 'X', keep: 'N', pass: 'P', bury: 'K', accept: 'Y', take: 'Y', resolve: 'F', done: 'O' };
const isButton = (moment: Moment, choice: Choice): boolean => {
  if (choice.verb === 'propose') return moment.choices.filter((one) => one.verb === 'propose').length <= 3;
  return BUTTONS.includes(choice.verb) && (choice.verb !== 'take' || isPlain(choice) || moment.choices.length <= 3);
};

/** What answers the question itself; then what the group in hand can do without a card. */
function acts(moment: Moment): Act[] {
  const now = picked(moment.n);
  const { action } = viewOf(moment);
  const buttons = BUTTONS.flatMap((verb) => moment.choices.filter((choice) => choice.verb === verb && isButton(moment, choice)));
  const few = buttons.filter((choice) => choice.verb === 'draw').length > 3 ? shortDraw(buttons) : buttons;
  const own = now.group < 0 ? [] : moment.choices.filter((choice) => groupOf(choice) === now.group && choice.card < 0 && choice.target < 0 && choice.piece < 0 && !isButton(moment, choice));
  const last = now.card >= 0 ? offered(moment) : [];
  if (last.length === 1 && !own.includes(last[0] as Choice)) own.push(...last);
  return [...own, ...few].map((choice) => ({ id: choice.action.replaceAll(' ', '-'), said: words(moment, choice), choice, key: KEYS[choice.verb] ?? '', primary: few.includes(choice) ? last.length !== 1 && isMain(action, choice, few) : last.includes(choice) }));
}
/** Of many numbers of cards: none, one, all. The others are in the list. */
function shortDraw(buttons: readonly Choice[]): Choice[] {
  const draws = buttons.filter((choice) => choice.verb === 'draw');
  return buttons.filter((choice) => choice.verb !== 'draw' || choice === draws.at(-1) || choice === draws[0]);
}
function isMain(action: Pending, choice: Choice, all: readonly Choice[]): boolean {
  if (choice.verb === 'draw') return choice === all.filter((one) => one.verb === 'draw').at(-1);
  if (choice.verb === 'done' && ['act', 'discard'].includes(action.kind)) return false;
  return ['accept', 'resolve', 'done'].includes(choice.verb) || all.length === 1;
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
function words(moment: Moment, choice: Choice): Said {
  if (choice.verb === 'give-up' && viewOf(moment).action.kind !== 'commit') return { key: 'uf-screen-give-up' };
  return { key: 'uf-screen-button', params: { words: capital(say(choice.words, names(moment))) } };
}

/** All choices that go with what was picked, under headings. */
const MANY = 10;
const LISTS = ['draw', 'propose', 'take'];
function groups(moment: Moment): ChoiceGroup[] {
  const now = picked(moment.n);
  const shown = isEmpty(now) ? moment.choices : offered(moment);
  const keyOf = (choice: Choice): string => (BUTTONS.includes(choice.verb) && !LISTS.includes(choice.verb) ? 'other' : choice.verb);
  return [...new Set(shown.map(keyOf))].map((key) => {
    const choices = shown.filter((choice) => keyOf(choice) === key);
    return { id: key, title: { key: `uf-group-${key}` }, choices, folded: choices.length > MANY, short: key === 'draw' || key === 'pick' };
  });
}

// ---------------------------------------------------------------- words for what is in hand
export function ask(moment: Moment): Said | null {
  const now = picked(moment.n);
  if (isEmpty(now) || moment.choices.length === 0 || (now.card >= 0 && offered(moment).length <= 1)) return null;
  const params = { card: `@face/${now.card}`, group: `@group/${now.group}`, man: `@man/${now.man}` };
  if (now.man >= 0) return { key: 'uf-screen-ask-man', params };
  if (now.card >= 0 && now.group >= 0) return { key: 'uf-screen-ask-both', params };
  return { key: now.card >= 0 ? 'uf-screen-ask-card' : 'uf-screen-ask-group', params };
}

/** A group as decisions are written: german-A. */
export function groupName(moment: Moment, id: number): string {
  const group = viewOf(moment).groups.find((one) => one.id === id);
  return group ? `${boardOf(moment).nations[group.side]}-${group.letter || 1 + (id % 4)}` : '';
}
/** What a person means who clicks a man that is not offered. */
export function question(moment: Moment, _hand: Hand, piece: number): string | null {
  const [board, view, now] = [boardOf(moment), viewOf(moment), picked(moment.n)];
  const man = view.men[piece];
  const info = board.men[piece];
  if (!man || !info || moment.choices.length === 0) return null;
  if (view.action.kind === 'act' && info.side !== moment.eyes && now.group >= 0) return `attack ${groupName(moment, now.group)} ${groupName(moment, man.group)}`;
  return view.action.kind === 'aim' && info.side === moment.eyes ? `hold-out ${info.key}` : null;
}

/** Asked by what everybody knows, also of who holds no such card. */
const HUSHED: readonly Pending['kind'][] = ['conceal', 'save', 'retry'];
export const hushed = (moment: Moment): boolean => HUSHED.includes(viewOf(moment).action.kind);

/** The attack that is being prepared or waits to be resolved: its odds are shown without being asked for. */
export const weighed = (moment: Moment): Choice | null => moment.choices.find((choice) => (choice.verb === 'done' || choice.verb === 'resolve') && (choice.odds?.length ?? 0) > 0) ?? null;
