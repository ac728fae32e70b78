import { expect, test } from 'vitest';
import type { RuleInfo } from '../../api/protocol';
import { chapters, findRules, plain, stretches } from './search';

const rule = (id: string, section: string, title: string, text: string): RuleInfo => {
  const both = (words: string): { it: string; en: string } => ({ it: words, en: words });
  return { id, section: both(section), title: both(title), text: both(text), see: [] };
};
const rules = [
  rule('move-1', 'Movement', 'Distance', 'Infantry goes 4 inches.'),
  rule('move-2', 'Movement', 'Unità', 'Ogni unità è una base.'),
  rule('fire-1', 'Fire', 'Cover', 'A wood gives cover to infantry.'),
];
const found = (query: string): string[] => findRules(rules, query, 'it').map((one) => one.id);

test('nothing asked finds everything', () => expect(found('  ')).toEqual(['move-1', 'move-2', 'fire-1']));
test('every word must occur, in any place of the rule', () => {
  expect(found('infantry')).toEqual(['move-1', 'fire-1']);
  expect(found('infantry fire')).toEqual(['fire-1']);
  expect(found('infantry tank')).toEqual([]);
});
test('case and accents do not matter', () => expect(found('UNITA')).toEqual(['move-2']));
test('an id finds its rule', () => expect(found('fire-1')).toEqual(['fire-1']));
test('plain letters keep their places', () => expect(plain('Perché è così').length).toBe('Perché è così'.length));
test('what was found is marked, also where words overlap', () => {
  expect(stretches('Unità unica', ['uni', 'nit'])).toEqual([
    { text: 'Unit', hit: true },
    { text: 'à ', hit: false },
    { text: 'uni', hit: true },
    { text: 'ca', hit: false },
  ]);
});
test('chapters keep the order of the book', () =>
  expect(chapters(rules, 'en').map((one) => [one.name, one.rules.length])).toEqual([
    ['Movement', 2],
    ['Fire', 1],
  ]));
