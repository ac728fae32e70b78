import { describe, expect, test } from 'vitest';
import type { TermInfo } from './api/protocol';
import { finderOf, QUIET, readOpened, runsOf } from './glossary.svelte';

const term = (id: string, forms: string[], but: string[] = []): TermInfo => ({
  id,
  rule: '1',
  word: { it: forms[0] ?? '', en: forms[0] ?? '' },
  short: { it: '', en: '' },
  text: { it: '', en: '' },
  forms: { it: forms, en: forms },
  but: { it: but, en: but },
  drawing: '',
});
const found = (terms: TermInfo[], text: string): string[] => {
  const finder = finderOf(terms, 'en');
  return finder ? runsOf(text, finder).flatMap((run) => (run.term ? [`${run.text}=${run.term}`] : [])) : [];
};
const AP = term('ap', ['action points', 'AP']);
const CAP = term('cap', ['command action points', 'CAP']);

// The same cases as tests/kernel/test_glossary.py: server and client find the same words.
describe('words of the game in a text', () => {
  test('the longest form, whole words only, each once', () => {
    expect(found([AP, CAP], 'command action points')).toEqual(['command action points=cap']);
    expect(found([CAP, AP], '5 CAP or 3 AP')).toEqual(['CAP=cap', 'AP=ap']);
    expect(found([AP], 'APC, MAP, AP-like, anti-AP')).toEqual([]);
    expect(found([AP], '1 AP, 2 AP')).toEqual(['AP=ap']);
  });
  test('a form that opens with a capital letter needs it', () => {
    expect(found([term('hero', ['Hero'])], 'a hero')).toEqual([]);
    expect(found([term('stall', ['stall'])], 'Stall, then STALL')).toEqual(['Stall=stall']);
  });
  test('phrases that mean something else are left alone', () => {
    const pass = term('pass', ['pass'], ['pass through']);
    expect(found([pass], 'Units pass through')).toEqual([]);
    expect(found([pass], 'They pass through. Then both pass.')).toEqual(['pass=pass']);
  });
  test('signs in a form stand for themselves', () => {
    const smoke = [term('oba', ['off-board artillery']), term('smoke', ['+1 smoke', 'smoke (any)'])];
    expect(found(smoke, 'Off-board artillery, smoke (any)')).toEqual(['Off-board artillery=oba', 'smoke (any)=smoke']);
  });
  test('letters with accents belong to words', () => {
    expect(found([term('unit', ['unit'])], 'unità, unit')).toEqual(['unit=unit']);
  });
  test('the pieces make up the text', () => {
    const finder = finderOf([AP, CAP], 'en');
    const text = 'Spend 3 AP or\n2 CAP.';
    expect(
      finder &&
        runsOf(text, finder)
          .map((run) => run.text)
          .join(''),
    ).toBe(text);
    expect(finder && runsOf('', finder)).toEqual([{ text: '' }]);
  });
  test('a game without words has no finder', () => expect(finderOf([], 'en')).toBeNull());
});

test('what is kept of openings is not trusted', () => {
  expect(readOpened('{"storms/ap": 3, "x": "no", "y": -1}')).toEqual({ 'storms/ap': 3 });
  expect(readOpened('[')).toEqual({});
  expect(readOpened(null)).toEqual({});
  expect(QUIET).toBe(3);
});
