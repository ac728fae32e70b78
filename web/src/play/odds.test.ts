import { expect, test } from 'vitest';
import { percent } from '../i18n';
import { costs, figuresOf, nothing, resultsOf, works } from './odds';

const odds = [
  { key: 'lost', ways: 1, of: 6, worth: -2 },
  { key: 'even', ways: 2, of: 6, worth: 0 },
  { key: 'hit', ways: 3, of: 6, worth: 2 },
];

test('every result works, does nothing or costs', () => {
  expect([works(odds), nothing(odds), costs(odds)]).toEqual([3 / 6, 2 / 6, 1 / 6]);
});
test('shares are whole per cents, and certain only where they are', () =>
  expect([0, 0.004, 0.006, 0.375, 0.9951, 0.9999, 1].map(percent)).toEqual([
    '0%',
    '< 1%',
    '1%',
    '38%',
    '99%',
    '99%',
    '100%',
  ]));
test('sums of thirds are certain', () => expect(percent(1 / 3 + 1 / 3 + 1 / 3)).toBe('100%'));
test('the board and the lists show a cost from one in ten on', () => {
  expect(figuresOf(odds)).toEqual({ works: '50%', costs: '−17%' });
  const rare = [
    { key: 'lost', ways: 1, of: 12, worth: -1 },
    { key: 'hit', ways: 11, of: 12, worth: 1 },
  ];
  expect(figuresOf(rare)).toEqual({ works: '92%', costs: '' });
});
test('the likeliest result is named first, what cannot come not at all', () => {
  const shots = [
    { key: 'shaken', ways: 1, of: 6, worth: 1 },
    { key: 'destroyed', ways: 3, of: 6, worth: 4 },
    { key: 'suppressed', ways: 0, of: 6, worth: 2 },
    { key: 'none', ways: 2, of: 6, worth: 0 },
  ];
  expect(resultsOf(shots, 1).map((one) => one.key)).toEqual(['destroyed', 'shaken']);
  expect(resultsOf(shots, -1)).toEqual([]);
});
