/** The buttons of the prompt: which one is the main one, which two stand beside it, and which are under "More". It is
 * decided here for all games, from what the server says of each choice. */
import type { Choice, Moment } from '../api/protocol';
import type { Said } from '../i18n';
import type { Act, ChoiceGroup, Stage } from './gameDisplay';

export type Ends = Choice['ends'];
export interface BarButton {
  id: string;
  said: Said;
  /** The key, as `keyOf` names it; '' for none. */
  key: string;
  /** What it does; null: it goes to the next piece. */
  act: Act | null;
  ends: Ends;
  /** Pieces that could still act when it ends something. */
  left: number;
}
export interface MoreGroup {
  id: string;
  buttons: readonly BarButton[];
}
export interface Bar {
  primary: BarButton | null;
  plain: readonly BarButton[];
  more: readonly MoreGroup[];
}

/** So many buttons stand in the bar, "More" among them. */
const SHOWN = 3;
const SCOPES: readonly Ends[] = ['nothing', 'piece', 'phase', 'turn', 'round', 'game'];
const size = (ends: Ends): number => SCOPES.indexOf(ends);
/** It ends more than what one piece does. */
export const endsPhase = (ends: Ends): boolean => size(ends) >= size('phase');

export const endsOf = (act: Act): Ends => act.ends ?? act.choice?.ends ?? 'nothing';
const rankOf = (act: Act): Choice['rank'] => act.rank ?? act.choice?.rank ?? 'common';

/** Keys by what a button ends: a key never ends more in another prompt. */
const SCOPE_KEYS: Readonly<Record<Ends, string>> = {
  nothing: '',
  piece: 'S',
  phase: 'E',
  turn: '⇧E',
  round: '⇧E',
  game: '⇧E',
};
export const NEXT_KEY = '␣';
export const CONFIRM_KEY = '↵';

/** Something is left to do before this phase ends. */
export const leftToDo = (moment: Moment): number => (moment.todo?.pieces.length ?? 0) + (moment.todo?.shots ?? 0);
/** Pieces that could act next and can be pointed at now. */
export function nextPieces(moment: Moment, stage: Stage): number[] {
  return (moment.todo?.pieces ?? []).filter((piece) => stage.clicks.has(piece) || stage.next?.includes(piece));
}

/** Lay out the buttons. `next`: the words of the button that goes to the next piece; `asked`: the piece that was gone
 * to, -1 for none. */
export function layBar(moment: Moment, stage: Stage, next: string, asked = -1): Bar {
  const left = leftToDo(moment);
  const pieces = nextPieces(moment, stage);
  const buttons = stage.acts.map((act) => buttonOf(act, moment));
  const onward: BarButton | null =
    pieces.length > 0 ? { id: 'next', said: { key: next }, key: NEXT_KEY, act: null, ends: 'nothing', left: 0 } : null;
  const primary = mainOf(moment, buttons, left) ?? takeOf(stage, asked) ?? attackOf(moment) ?? onward;
  const others = [...(onward ? [onward] : []), ...buttons].filter((button) => button !== primary);
  const room = SHOWN - (primary ? 1 : 0);
  const plain = others.length <= room ? inOrder(others) : chosen(others, room - 1);
  const more = groupsOf(others.filter((button) => !plain.includes(button)));
  return named({ primary, plain, more });
}

function buttonOf(act: Act, moment: Moment): BarButton {
  const ends = endsOf(act);
  const left = endsPhase(ends) ? (moment.todo?.pieces.length ?? 0) : 0;
  const own = act.key ?? '';
  // What finishes a piece by doing something has a letter of its own.
  const key = ends === 'piece' && own ? own : SCOPE_KEYS[ends] || own;
  return { id: act.id, said: act.said, key, act, ends, left };
}

/** What a sensible person does next. An end is that only when nothing is left to do. */
function mainOf(moment: Moment, buttons: readonly BarButton[], left: number): BarButton | null {
  const fits = (button: BarButton): boolean => !endsPhase(button.ends) || left === 0;
  const wanted = buttons.filter((button) => button.act && rankOf(button.act) === 'next' && fits(button));
  const [only] = buttons;
  if (wanted.length === 0 && only?.act?.choice && moment.choices.length === 1 && left === 0) return only;
  return wanted.find((button) => !endsPhase(button.ends)) ?? wanted[0] ?? null;
}

/** The only thing that a click on the piece does. */
function takeOf(stage: Stage, piece: number): BarButton | null {
  const [click, other] = stage.clicks.get(piece) ?? [];
  return !other && click?.does === 'choose' ? choiceButton(click.choice) : null;
}
/** The one attack that is worth making, though it is no button by itself. */
function attackOf(moment: Moment): BarButton | null {
  const [attack, other] = moment.choices.filter((choice) => choice.rank === 'next' && choice.odds?.length);
  return attack && !other ? choiceButton(attack) : null;
}
const choiceButton = (choice: Choice): BarButton => ({
  id: 'take',
  said: choice.words,
  key: '',
  act: { id: 'take', said: choice.words, choice },
  ends: 'nothing',
  left: 0,
});

/** Those that stand beside the main one: the usual ones, and always the first that ends something. */
function chosen(others: readonly BarButton[], room: number): BarButton[] {
  const usual = others.filter((button) => !button.act || rankOf(button.act) !== 'rare');
  const end = usual.find((button) => endsPhase(button.ends));
  const rest = usual.filter((button) => !endsPhase(button.ends));
  return end ? [...rest.slice(0, room - 1), end] : rest.slice(0, room);
}
const inOrder = (buttons: readonly BarButton[]): BarButton[] =>
  [...buttons].sort((a, b) => Number(endsPhase(a.ends)) - Number(endsPhase(b.ends)));

function groupsOf(buttons: readonly BarButton[]): MoreGroup[] {
  const ids = [...new Set(inOrder(buttons).map((button) => button.act?.group ?? ''))];
  return ids.map((id) => ({ id, buttons: inOrder(buttons).filter((button) => (button.act?.group ?? '') === id) }));
}

/** A key belongs to the first button that has it. The main one is confirmed by Enter, unless it ends something. */
function named(bar: Bar): Bar {
  const taken = new Set<string>();
  const once = (button: BarButton): BarButton => {
    const key = taken.has(button.key) ? '' : button.key;
    taken.add(button.key);
    return { ...button, key };
  };
  const { primary } = bar;
  const confirms = primary !== null && !endsPhase(primary.ends) && ![SCOPE_KEYS.piece, NEXT_KEY].includes(primary.key);
  const main = primary && confirms ? { ...primary, key: CONFIRM_KEY } : primary;
  return {
    primary: main && once(main),
    plain: bar.plain.map(once),
    more: bar.more.map((group) => ({ ...group, buttons: group.buttons.map(once) })),
  };
}

export const buttonsOf = (bar: Bar): BarButton[] => [
  ...(bar.primary ? [bar.primary] : []),
  ...bar.plain,
  ...bar.more.flatMap((group) => group.buttons),
];

/** The name of a pressed key, as buttons show it. */
export function keyName(e: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (e.key === ' ') return NEXT_KEY;
  if (e.key === 'Enter') return CONFIRM_KEY;
  if (e.key.length !== 1) return e.key;
  const letter = e.key.toUpperCase();
  return e.shiftKey && /^[A-Z]$/.test(letter) ? `⇧${letter}` : letter;
}

/** The list as it is read: what is rare comes last, in each group and as a group. */
export function listed(stage: Stage): ChoiceGroup[] {
  const rare = (choice: Choice): number => Number(choice.rank === 'rare');
  const later = ({ choices }: ChoiceGroup): number => Number(choices.every(rare));
  return stage.groups
    .map((group) => ({ ...group, choices: [...group.choices].sort((a, b) => rare(a) - rare(b)) }))
    .sort((a, b) => later(a) - later(b));
}

/** The choices that have a digit: the first nine that are not folded away. What ends a phase has its own key. */
export function numbered(stage: Stage): readonly Choice[] {
  const open = listed(stage).filter((group) => !group.folded);
  const all = open.flatMap((group) => group.choices);
  return all.filter((choice) => !endsPhase(choice.ends)).slice(0, 9);
}
