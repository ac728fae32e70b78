import { describe, expect, it } from 'vitest';
import type { Choice, Moment } from '../api/protocol';
import { choice, moment } from '../games/battlegroups/sample';
import { buttonsOf, endsPhase, keyName, layBar, nextPieces, numbered, type Bar } from './bar';
import type { Act, Click, Stage } from './gameDisplay';

const act = (action: string, more: Partial<Choice> = {}, own: Partial<Act> = {}): Act => ({
  id: action,
  said: { key: action },
  choice: choice(action, more),
  ...own,
});
const stage = (acts: readonly Act[], pieces: readonly number[] = []): Stage => ({
  actor: -1,
  clicks: new Map<number, Click[]>(
    pieces.map((piece) => [piece, [{ does: 'choose', choice: choice(`select U${piece}`, { piece }) }]]),
  ),
  ground: null,
  acts,
  groups: [],
  tray: [],
});
const left = (pieces: number[], shots = 0): Moment =>
  moment({}, [choice('end'), choice('go')], { todo: { pieces, shots, said: null } });
const ids = ({ primary, plain, more }: Bar) => [
  primary?.id ?? null,
  plain.map((one) => one.id),
  more.flatMap((group) => group.buttons.map((one) => one.id)),
];
const END: Partial<Choice> = { ends: 'phase', rank: 'next' };

describe('the main button', () => {
  it('is the next piece while one can act, and the end only when none is left', () => {
    const acts = [act('end', END)];
    expect(ids(layBar(left([1, 2]), stage(acts, [1, 2]), 'next'))).toEqual(['next', ['end'], []]);
    expect(ids(layBar(left([]), stage(acts), 'next'))).toEqual(['end', [], []]);
  });
  it('is never an end while something is left, even if nothing can be pointed at', () => {
    for (const todo of [left([1]), left([], 2)])
      expect(layBar(todo, stage([act('end', END), act('pass', { ends: 'turn', rank: 'next' })]), 'next').primary).toBe(
        null,
      );
  });
  it('is what is ranked first and ends nothing', () => {
    const acts = [act('fight', { rank: 'next' }), act('end', { ends: 'phase' })];
    const bar = layBar(left([1]), stage(acts, [1]), 'next');
    expect(ids(bar)).toEqual(['fight', ['next', 'end'], []]);
    expect(bar.primary?.key).toBe('↵');
  });
  it('is to take the piece that was gone to', () => {
    const bar = layBar(left([4]), stage([act('end', END)], [4]), 'next', 4);
    expect(ids(bar)).toEqual(['take', ['next', 'end'], []]);
    expect(bar.primary?.act?.choice?.action).toBe('select U4');
  });
  it('is the one attack that is worth making', () => {
    const odds = [{ key: 'hit', ways: 3, of: 4, worth: 2 }];
    const shoot = choice('shoot U6', { piece: 6, rank: 'next', odds });
    const now = (...more: Choice[]) => moment({}, [shoot, choice('hold'), ...more]);
    expect(ids(layBar(now(), stage([act('hold')], [6]), 'next'))).toEqual(['take', ['hold'], []]);
    const two = now(choice('shoot U5', { piece: 5, rank: 'next', odds }));
    expect(layBar(two, stage([act('hold')]), 'next').primary).toBe(null);
  });
  it('is the only answer there is', () => {
    const only = moment({}, [choice('done', { ends: 'turn' })]);
    expect(layBar(only, stage([act('done', { ends: 'turn' })]), 'next').primary?.key).toBe('⇧E');
  });
});

describe('the other buttons', () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => act(id));
  it('are three at most, with "More" among them', () => {
    for (const acts of [many, [...many, act('end', END)], [act('x', { rank: 'next' }), ...many]]) {
      const bar = layBar(left([]), stage(acts), 'next');
      expect(Number(bar.primary !== null) + bar.plain.length + Number(bar.more.length > 0)).toBeLessThanOrEqual(3);
      expect(buttonsOf(bar).length).toBe(acts.length);
    }
  });
  it('have the end last, in sight, and what is rare under "More", by headings', () => {
    const acts = [
      act('pass', { ends: 'turn' }),
      act('stall', { rank: 'rare' }, { group: 'wait' }),
      act('mode', {}, { rank: 'rare', group: 'squad' }),
      act('turn'),
    ];
    const bar = layBar(left([1]), stage(acts), 'next');
    expect(ids(bar)).toEqual([null, ['turn', 'pass'], ['stall', 'mode']]);
    expect(bar.more.map((group) => group.id)).toEqual(['wait', 'squad']);
    expect(bar.plain.at(-1)?.left).toBe(1);
  });
});

describe('keys', () => {
  it('follow what a button ends, never its verb', () => {
    const scopes: [Choice['ends'], string][] = [
      ['nothing', 'X'],
      ['piece', 'S'],
      ['phase', 'E'],
      ['turn', '⇧E'],
      ['round', '⇧E'],
      ['game', '⇧E'],
    ];
    for (const [ends, key] of scopes) {
      const bar = layBar(left([1]), stage([act('some', { ends }, ends === 'piece' ? {} : { key: 'X' })]), 'next');
      expect(bar.plain[0]?.key).toBe(key);
    }
  });
  it('are letters of their own where a deed finishes the piece, and Enter where it is the main thing', () => {
    const fight = (rank: Choice['rank']) =>
      layBar(
        left([]),
        stage([act('fight', { ends: 'piece', rank }, { key: 'F' }), act('stay', { ends: 'piece' })]),
        'x',
      );
    expect(buttonsOf(fight('common')).map((one) => one.key)).toEqual(['F', 'S']);
    expect(buttonsOf(fight('next')).map((one) => one.key)).toEqual(['↵', 'S']);
  });
  it('stand on one button each', () => {
    const bar = layBar(left([]), stage([act('a', { ends: 'piece' }), act('b', { ends: 'piece' })]), 'next');
    expect(bar.plain.map((one) => one.key)).toEqual(['S', '']);
  });
  it('are named as buttons show them', () => {
    const name = (key: string, shiftKey = false) => keyName({ key, shiftKey });
    expect([name('e'), name('E', true), name(' '), name('Enter'), name('?', true), name('Escape')]).toEqual([
      'E',
      '⇧E',
      '␣',
      '↵',
      '?',
      'Escape',
    ]);
  });
  it('give digits to the list, the rare last and ends none', () => {
    const choices = [choice('panic', { rank: 'rare' }), choice('go'), choice('end', { ends: 'phase' })];
    const listed = { ...stage([]), groups: [{ id: 'x', title: { key: 'x' }, choices, folded: false, short: false }] };
    expect(numbered(listed).map((one) => one.action)).toEqual(['go', 'panic']);
  });
});

it('pieces that could act next are those that can be pointed at, in the order of the server', () => {
  expect(nextPieces(left([3, 1, 2]), stage([], [1, 3]))).toEqual([3, 1]);
  expect(['nothing', 'piece', 'phase', 'turn'].map((ends) => endsPhase(ends as Choice['ends']))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
