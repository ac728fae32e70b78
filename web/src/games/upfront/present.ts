/** What a click on a card, a group or a man stands for, and which buttons there are. The only place in the client
 * that knows the verbs of this game. A click narrows what is offered; when one thing is left, it is done. */
import type { Choice, Moment } from '../../api/protocol';
import { say, type Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Hand, Stage } from '../../play/gameDisplay';
import { settings } from '../../settings.svelte';
import { isEmpty, picked, table, type Picked } from './picked.svelte';
import { boardOf, groupOf, pairOf, viewOf } from './lookup';
import type { Fn, Pending } from './view';
import { names } from './words';

/** Something on the table that can be clicked. */
export interface Thing {
  kind: 'card' | 'group' | 'man';
  id: number;
}
const FIELD = { card: 'card', group: 'group', man: 'man' } as const;

/** The choice is about this thing. While groups act, a man's deed is one of his group; fire is about every card that
 * can be fired. */
export function isAbout(moment: Moment, choice: Choice, { kind, id }: Thing): boolean {
  if (kind === 'card') return choice.card === id || (choice.verb === 'attack' && canFire(moment, choice, id));
  if (kind === 'man') return choice.piece === id;
  return (
    groupOf(choice) === id ||
    choice.target === id ||
    (isActing(moment) && choice.piece >= 0 && viewOf(moment).men[choice.piece]?.group === id)
  );
}
const isActing = (moment: Moment): boolean => viewOf(moment).decision.kind === 'act';
/** A Fire card of the hand that the firepower of this attack is enough for. */
export const canFire = (moment: Moment, choice: Choice, card: number): boolean =>
  pairOf(viewOf(moment), groupOf(choice), choice.target)?.cards.includes(card) ?? false;
/** A choice without anything to click on the table: a button. */
const isPlain = (choice: Choice): boolean =>
  choice.card < 0 && choice.piece < 0 && choice.target < 0 && groupOf(choice) < 0;

const fits = (moment: Moment, choice: Choice, now: Picked): boolean =>
  (Object.keys(FIELD) as Thing['kind'][]).every(
    (kind) => now[kind] < 0 || isAbout(moment, choice, { kind, id: now[kind] }),
  );
/** A card laid face down, as open ground. Any card can be: it is asked for by a button, and no card glows for it
 * before. */
export const isDown = (choice: Choice): boolean => /^(lay|found) .*(down|beneath)/.test(choice.action);
const isPanic = (choice: Choice): boolean => choice.verb === 'panic';
/** What seldom pays: nothing glows for it, and it is read before it is done. To let a man panic is another such
 * thing. */
export const isQuiet = (choice: Choice): boolean => isDown(choice) || isPanic(choice);
export const DOWN = 'down';
const wanted = (choice: Choice, mode: string): boolean => mode !== DOWN || isDown(choice);
/** The choices that fit the selection. */
export const offered = (moment: Moment, mode = ''): Choice[] => {
  const now = picked(moment.n);
  return moment.choices.filter(
    (choice) => !isButton(moment, choice) && wanted(choice, mode) && fits(moment, choice, now),
  );
};
/** A man is touched in passing: while groups act, and no card is in hand that could be for him, his group is meant
 * first. */
export function standsForGroup(moment: Moment, man: number): boolean {
  const now = picked(moment.n);
  return isActing(moment) && now.card < 0 && now.man < 0 && now.group !== viewOf(moment).men[man]?.group;
}

/** More choices than this are narrowed by another click instead of being listed. */
const LISTED = 8;
export type Answer =
  | { does: 'choose'; choice: Choice }
  | { does: 'list'; choices: readonly Choice[] }
  | { does: 'narrow'; to: Picked }
  | { does: 'nothing' };
/** What a tap on a small screen means: the first one on a card lifts it, so that it can be read; the second plays
 * it. */
export function tap(moment: Moment, thing: Thing, mode = ''): Answer {
  const now = picked(moment.n);
  const answer = click(moment, thing, mode);
  if (thing.kind !== 'card' || answer.does === 'nothing') return answer;
  if (now.card !== thing.id)
    return answer.does === 'narrow' ? answer : { does: 'narrow', to: { ...now, card: thing.id } };
  const choices = offered(moment, mode);
  const [only] = choices;
  if (only && choices.length === 1)
    return isQuiet(only) && mode !== DOWN ? { does: 'list', choices } : { does: 'choose', choice: only };
  return things(choices).size <= 1 && choices.length <= LISTED ? { does: 'list', choices: lastDown(choices) } : answer;
}
/** What a click on a thing means now. */
export function click(moment: Moment, thing: Thing, mode = ''): Answer {
  const now = picked(moment.n);
  if (now[thing.kind] === thing.id) return { does: 'narrow', to: { ...now, [thing.kind]: -1 } };
  const all = moment.choices.filter(
    (choice) => !isButton(moment, choice) && wanted(choice, mode) && isAbout(moment, choice, thing),
  );
  const here = all.filter((choice) => fits(moment, choice, now));
  const [only] = here.length > 0 ? here : all;
  if (!only) return { does: 'nothing' };
  const found = here.length > 0 ? here : all;
  // A group is touched to see what it can do: its only deed is not done by that.
  if (
    found.length === 1 &&
    thing.kind === 'group' &&
    isActing(moment) &&
    isEmpty(now) &&
    only.card < 0 &&
    only.piece < 0 &&
    !isEnemy(moment, thing)
  )
    return { does: 'narrow', to: { ...now, group: thing.id } };
  // A man's deed costs his group its action, a card face down is worth nothing, and panic harms: they are read before
  // they are done.
  if (found.length === 1)
    return (isQuiet(only) && mode !== DOWN) || (thing.kind === 'man' && isActing(moment) && only.card < 0)
      ? { does: 'list', choices: found }
      : { does: 'choose', choice: only };
  const base = here.length > 0 ? now : { ...now, card: -1, group: -1, man: -1 };
  // Where it fires can be pointed at.
  const aims = thing.kind === 'group' && !isEnemy(moment, thing) && found.every((choice) => choice.verb === 'attack');
  const settled =
    !aims && (!isEmpty(base) || things(found).size <= 1 || thing.kind === 'man' || isEnemy(moment, thing));
  return settled && found.length <= LISTED
    ? { does: 'list', choices: lastDown(found) }
    : { does: 'narrow', to: { ...base, [thing.kind]: thing.id } };
}
/** Specific uses of a card come before those that any card has. */
const lastDown = (choices: readonly Choice[]): Choice[] =>
  [...choices].sort((a, b) => Number(isDown(a)) - Number(isDown(b)));
const isEnemy = (moment: Moment, { kind, id }: Thing): boolean =>
  kind === 'group' && viewOf(moment).groups.some((group) => group.id === id && group.side !== moment.eyes);
/** The distinct things that choices are about. */
function things(choices: readonly Choice[]): Set<string> {
  return new Set(choices.map((choice) => `${choice.card}/${choice.piece}/${groupOf(choice)}/${choice.target}`));
}
export const narrow = (to: Picked): void => void (table.picked = to);
/** Clear the selection. */
export function deselect(moment: Moment): boolean {
  const held = !isEmpty(picked(moment.n));
  if (held) narrow({ n: moment.n, card: -1, group: -1, man: -1 });
  return held;
}

// ---------------------------------------------------------------- the stage
export function stage(moment: Moment, { mode }: Hand): Stage {
  const { decision } = viewOf(moment);
  return {
    actor: decision.man,
    clicks: clicks(moment, mode),
    // A man stands for his group.
    next: moment.todo?.pieces ?? [],
    ground: null,
    acts: acts(moment, mode),
    groups: groups(moment, mode),
    tray: [],
  };
}

/** Men by their id; cards and groups have ids below zero. */
function clicks(moment: Moment, mode: string): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (id: number, choice: Choice): void =>
    void found.set(id, [...(found.get(id) ?? []), { does: 'choose', choice }]);
  for (const choice of offered(moment, mode)) {
    if (choice.piece >= 0) add(choice.piece, choice);
    else if (!isPlain(choice)) add(-2 - Math.max(choice.card, choice.target, groupOf(choice)), choice);
  }
  return found;
}

const BUTTONS = ['give-up', 'reject', 'keep', 'pass', 'bury', 'propose', 'draw', 'accept', 'take', 'resolve', 'done'];
/** Letters of this game; what ends something has the key of what it ends. */
const KEYS: Readonly<Record<string, string>> = {
  'give-up': 'X',
  reject: 'Q',
  keep: 'W',
  pass: 'P',
  bury: 'D',
  accept: 'Y',
  take: 'Z',
  resolve: 'F',
  draw: 'O',
};
const isButton = (moment: Moment, choice: Choice): boolean => {
  if (choice.verb === 'propose') return moment.choices.filter((one) => one.verb === 'propose').length <= 3;
  return BUTTONS.includes(choice.verb) && (choice.verb !== 'take' || isPlain(choice) || moment.choices.length <= 3);
};

/** Buttons that answer the prompt, preceded by what the selection can do alone. */
function acts(moment: Moment, mode: string): Act[] {
  if (mode === DOWN) return [{ id: 'no-face-down', said: { key: 'web-cancel' }, mode: '' }];
  const now = picked(moment.n);
  const buttons = BUTTONS.flatMap((verb) =>
    moment.choices.filter((choice) => choice.verb === verb && isButton(moment, choice)),
  );
  const few = buttons.filter((choice) => choice.verb === 'draw').length > 3 ? shortDraw(buttons) : buttons;
  const last = now.card >= 0 ? offered(moment) : [];
  const own = [...new Set([...deeds(moment), ...(last.length === 1 ? last : [])])];
  const ends = endTurn(moment);
  return [
    ...downAct(moment),
    ...[...own, ...few].map((choice) => ({
      id: choice.action.replaceAll(' ', '-'),
      said: words(moment, choice),
      choice,
      key: KEYS[choice.verb] ?? '',
      ...(!few.includes(choice) && last.length === 1 && last.includes(choice) && { rank: 'next' as const }),
      ...(ends.length > 0 && few.includes(choice) && { rank: 'rare' as const }),
    })),
    ...ends,
  ];
}
/** The rest of the turn as one, as the server lists it: no more actions, no discard, a full hand. */
function endTurn(moment: Moment): Act[] {
  const view = viewOf(moment);
  const series = view.decision.end;
  const choice = moment.choices.find((one) => one.action === series[0]);
  if (!choice || (view.decision.kind === 'refill' && series.length === 1)) return [];
  const draw = series.find((action) => action.startsWith('draw '));
  const cards = draw ? Number(draw.split(' ')[1]) : 0;
  const left = (moment.todo?.pieces.length ?? 0) + (moment.todo?.shots ?? 0);
  return [
    {
      id: 'end-turn',
      said: { key: 'flow-end-turn', params: { cards } },
      choice,
      series,
      ends: 'turn',
      rank: left > 0 ? 'common' : 'next',
    },
  ];
}
/** An only answer that nothing hangs on is given without a question. */
export function byItself(moment: Moment): Choice | null {
  const [only, other] = moment.choices;
  if (!only || other || !settings.onlyWhatMatters || only.verb !== 'done' || only.odds || only.loses) return null;
  return ['act', 'discard'].includes(viewOf(moment).decision.kind) ? only : null;
}
/** Actions of the selected group without a card, and of the selected card without a group. */
function deeds(moment: Moment): Choice[] {
  const now = picked(moment.n);
  const alone = moment.choices.filter((choice) => choice.target < 0 && choice.piece < 0 && !isButton(moment, choice));
  return alone.filter((choice) =>
    groupOf(choice) >= 0
      ? groupOf(choice) === now.group && choice.card < 0
      : choice.card >= 0 && choice.card === now.card,
  );
}
/** The selected group can halt in the open by any card face down; the card is chosen next. */
function downAct(moment: Moment): Act[] {
  const now = picked(moment.n);
  if (now.group < 0 || now.card >= 0 || !offered(moment).some(isDown)) return [];
  return [{ id: 'face-down', said: { key: 'uf-screen-lay-down' }, mode: DOWN }];
}
/** Of many numbers of cards show the first and the last; the others are in the list. */
function shortDraw(buttons: readonly Choice[]): Choice[] {
  const draws = buttons.filter((choice) => choice.verb === 'draw');
  return buttons.filter((choice) => choice.verb !== 'draw' || choice === draws.at(-1) || choice === draws[0]);
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** Verbs whose button names only the action: the prompt names the group. */
const DEEDS = ['infiltrate', 'assault', 'rearrange', 'search', 'receive'].map((verb): [string, string] => [
  verb,
  `uf-screen-act-${verb}`,
]);
const SHORT: Readonly<Record<string, string>> = {
  'give-up': 'uf-screen-give-up',
  resolve: 'uf-screen-resolve',
  pass: 'uf-screen-pass',
  ...Object.fromEntries(DEEDS),
};
function words(moment: Moment, choice: Choice): Said {
  const short =
    choice.verb === 'give-up' && viewOf(moment).decision.kind === 'commit'
      ? 'uf-screen-give-up-commit'
      : SHORT[choice.verb];
  if (choice.verb === 'draw') return { key: 'uf-screen-draw', params: { n: Number(choice.action.split(' ')[1]) } };
  if (choice.verb === 'done' && viewOf(moment).decision.kind === 'refill') return { key: 'uf-screen-end-turn' };
  if (choice.verb === 'done' && viewOf(moment).decision.kind === 'aim') return { key: 'uf-screen-open-fire' };
  if (viewOf(moment).decision.kind === 'spoils') return { key: `uf-screen-spoils-${choice.verb}` };
  return short
    ? { key: short }
    : { key: 'uf-screen-button', params: { words: capital(say(choice.words, names(moment))) } };
}

/** All choices that fit the selection, under headings. */
const MANY = 10;
const LISTS = ['draw', 'propose', 'take'];
/** Verbs that share a heading. */
const HEADINGS: Readonly<Record<string, string>> = {
  'hand-over': 'acquire',
  drop: 'acquire',
  relieve: 'serve',
  leave: 'infiltrate',
};
function groups(moment: Moment, mode: string): ChoiceGroup[] {
  const now = picked(moment.n);
  const all = isEmpty(now) ? moment.choices : offered(moment, mode);
  const [panic, others] = [all.filter(isPanic), all.filter((choice) => !isPanic(choice))];
  const shown = [
    ...lastDown(others.filter((choice) => !isButton(moment, choice))),
    ...others.filter((choice) => isButton(moment, choice)),
    ...panic,
  ];
  const charges = viewOf(moment).decision.kind === 'charge-at';
  const keyOf = (choice: Choice): string =>
    isDown(choice)
      ? 'down'
      : charges && choice.verb === 'take'
        ? 'charge-at'
        : BUTTONS.includes(choice.verb) && !LISTS.includes(choice.verb)
          ? 'other'
          : (HEADINGS[choice.verb] ?? choice.verb);
  const keys = [...new Set(shown.map(keyOf))];
  // What he charges comes first.
  return (charges ? [...keys].sort((a, b) => Number(b === 'charge-at') - Number(a === 'charge-at')) : keys).map(
    (key) => {
      const choices = shown.filter((choice) => keyOf(choice) === key);
      return {
        id: key,
        title: { key: `uf-group-${key}` },
        choices,
        folded: choices.length > MANY,
        short: key === 'draw' || key === 'pick',
      };
    },
  );
}

// ---------------------------------------------------------------- words for what is in hand
export function prompt(moment: Moment, { mode }: Hand): Said | null {
  const now = picked(moment.n);
  if (moment.choices.length === 0) return null;
  if (mode === DOWN) return { key: 'uf-screen-ask-lay-down', params: { group: `@group/${now.group}` } };
  if (isEmpty(now)) return askFirst(moment);
  if (now.card >= 0 && offered(moment).length <= 1) return null;
  const params = { card: `@face/${now.card}`, group: `@group/${now.group}`, man: `@man/${now.man}` };
  if (now.man >= 0) return { key: 'uf-screen-ask-man', params };
  const fires = now.card >= 0 && offered(moment).every((choice) => choice.verb === 'attack');
  if (fires) return { key: now.group >= 0 ? 'uf-screen-ask-target' : 'uf-screen-ask-firer', params };
  if (now.card >= 0 && offered(moment).every(isDown)) return { key: 'uf-screen-ask-down', params };
  if (now.card >= 0 && now.group >= 0) return { key: 'uf-screen-ask-both', params };
  if (now.card >= 0 && deeds(moment).some((choice) => choice.verb === 'discard'))
    return { key: 'uf-screen-ask-instead', params };
  const quiet = offered(moment).every((choice) => choice.verb !== 'attack');
  return {
    key: now.card >= 0 ? 'uf-screen-ask-card' : quiet ? 'uf-screen-ask-group-quiet' : 'uf-screen-ask-group',
    params,
  };
}
/** Names of men, one after the other. */
const called = (moment: Moment, men: readonly number[]): string =>
  men.map((man) => boardOf(moment).men[man]?.name ?? '').join(', ');
/** The prompt before anything is selected, where the server's prompt does not say what to click. */
function askFirst(moment: Moment): Said | null {
  const { decision } = viewOf(moment);
  const has = (verb: string): boolean => moment.choices.some((choice) => choice.verb === verb);
  if (decision.kind === 'lay' && !has('lay')) return { key: 'uf-screen-ask-no-terrain' };
  const free = viewOf(moment).groups.filter(
    (group) =>
      group.side === moment.eyes &&
      group.letter !== '' &&
      !group.acted &&
      moment.choices.some((choice) => isAbout(moment, choice, { kind: 'group', id: group.id })),
  );
  if (decision.kind === 'act' && free.length > 0)
    return {
      key: 'uf-screen-ask-act',
      params: {
        groups: free
          .map((group) => group.letter)
          .sort()
          .join(', '),
        count: free.length,
      },
    };
  if (decision.kind === 'act')
    return { key: moment.choices.length === 1 ? 'uf-screen-ask-acted' : 'uf-screen-ask-acted-more' };
  if (decision.kind === 'refill' && !has('draw'))
    return { key: 'uf-screen-ask-full', params: { hand: viewOf(moment).hand?.length ?? 0 } };
  if (decision.kind === 'discard' && has('discard'))
    return {
      key: 'uf-screen-ask-discard',
      params: {
        left: decision.left,
        must: has('done') ? 'no' : 'yes',
        instead: ['lay', 'wire', 'snipe'].some(has) ? 'yes' : 'no',
      },
    };
  if (decision.kind === 'discard' && moment.choices.length === 1 && has('done'))
    return { key: 'uf-screen-ask-discarded' };
  if (['infiltrate', 'assault', 'send'].includes(decision.kind) && has('done'))
    return {
      key: has('name') ? 'uf-screen-ask-named-more' : 'uf-screen-ask-named',
      params: {
        men: called(
          moment,
          decision.named.map((one) => one.man),
        ),
      },
    };
  const charges = decision.kind === 'charge-at' ? moment.choices.filter((choice) => choice.verb === 'take') : [];
  if (charges.length === 1 && !has('hero'))
    return {
      key: 'uf-screen-ask-charge',
      params: { man: `@man/${decision.man}`, target: `@group/${charges[0]?.target ?? -1}` },
    };
  if (decision.kind !== 'aim') return null;
  const params = {
    group: `@group/${decision.group}`,
    target: `@group/${decision.target}`,
    power: decision.power,
    strength: decision.strength,
  };
  if (!has('done')) return { key: 'uf-screen-ask-aim', params };
  return { key: has('use') ? 'uf-screen-ask-aim-more' : 'uf-screen-ask-aim-done', params };
}

// ---------------------------------------------------------------- why not?
/** A group in notation: german-A. */
export function groupName(moment: Moment, id: number): string {
  const group = viewOf(moment).groups.find((one) => one.id === id);
  return group ? `${boardOf(moment).nations[group.side]}-${group.letter || 1 + (id % 4)}` : '';
}
/** The group that the player means: the selected one, or the first own one that has not acted. */
function ownGroup(moment: Moment): number {
  const [view, now] = [viewOf(moment), picked(moment.n)];
  const own = view.groups.filter((group) => group.side === moment.eyes && group.letter !== '');
  return (own.find((group) => group.id === now.group) ?? own.find((group) => !group.acted) ?? own[0])?.id ?? -1;
}
const foe = (moment: Moment): number =>
  viewOf(moment).groups.find((group) => group.side !== moment.eyes && group.letter !== '')?.id ?? -1;

/** The action meant by a click on a man that is not offered. */
export function whyNotAction(moment: Moment, _hand: Hand, piece: number): string | null {
  const [board, view, now] = [boardOf(moment), viewOf(moment), picked(moment.n)];
  const man = view.men[piece];
  const info = board.men[piece];
  if (!man || !info || moment.choices.length === 0) return null;
  if (view.decision.kind === 'act' && info.side !== moment.eyes && now.group >= 0)
    return `attack ${groupName(moment, now.group)} ${groupName(moment, man.group)}`;
  return view.decision.kind === 'aim' && info.side === moment.eyes ? `hold-out ${info.key}` : null;
}
/** The same of a card or a group. */
export function doubt(moment: Moment, { kind, id }: Thing): string | null {
  const { decision } = viewOf(moment);
  if (moment.choices.length === 0 || kind === 'man') return null;
  if (kind === 'card') return cardDoubt(moment, id);
  if (decision.kind !== 'act') return null;
  return isEnemy(moment, { kind, id })
    ? `attack ${groupName(moment, ownGroup(moment))} ${groupName(moment, id)}`
    : `rearrange ${groupName(moment, id)}`;
}
function cardDoubt(moment: Moment, id: number): string | null {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const number = board.cards[id]?.number ?? 0;
  const nation = board.nations[moment.eyes] ?? 'german';
  if (['aim', 'conceal'].includes(view.decision.kind)) return `use ${number}`;
  if (view.decision.kind === 'discard') return `discard ${number}`;
  if (view.decision.kind === 'lay') return `lay ${number} ${groupName(moment, ownGroup(moment))}`;
  if (view.decision.kind !== 'act') return null;
  const as = board.cards[id]?.functions.find((one) => one.nations.includes(nation))?.as;
  return as ? playing(moment, as, number) : null;
}
/** The notation of a card played by the group the player means. */
function playing(moment: Moment, as: Fn, number: number): string | null {
  const [own, other] = [groupName(moment, ownGroup(moment)), groupName(moment, foe(moment))];
  switch (as) {
    case 'fire':
      return `attack ${own} ${other}`;
    case 'movement':
      return `move ${number} ${own} forward`;
    case 'terrain':
      return `lay ${number} ${own}`;
    case 'rally':
    case 'rally-all':
      return `rally ${number} ${own}`;
    case 'smoke':
      return `smoke ${number} ${own}`;
    case 'wire':
      return `wire ${number} ${other}`;
    case 'sniper':
      return `snipe ${number} ${other}`;
    case 'hero':
      return `hero ${number} ${boardOf(moment).men.find((man) => man.side === moment.eyes)?.key ?? ''}`;
    default:
      return `use ${number}`;
  }
}

/** Questions asked on public information only, even of players without such a card. */
const DELAYED: readonly Pending['kind'][] = ['conceal', 'save', 'retry'];
export const delaysReply = (moment: Moment): boolean => DELAYED.includes(viewOf(moment).decision.kind);
export const declines = (choice: Choice): boolean => choice.verb === 'keep';

/** The attack that is being prepared, that waits to be resolved or that one may hide from: its odds are shown
 * without being asked for. */
export const preparedAttack = (moment: Moment): Choice | null =>
  moment.choices.find(
    (choice) => ['done', 'resolve', 'keep'].includes(choice.verb) && (choice.odds?.length ?? 0) > 0,
  ) ?? null;
