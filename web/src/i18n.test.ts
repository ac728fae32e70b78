import { beforeEach, expect, test } from 'vitest';
import { addTexts, hasText, parts, percent, pick, say, signed, t } from './i18n';
import { settings } from './settings.svelte';

addTexts(
  'en',
  'hello = Hello { $name }\nshot = { $unit } fires: { $dice ->\n    [one] one die\n   *[other] { $dice } dice\n}, { $what }\nhurt = { $unit } is hurt\nyear = in { $year }',
);
addTexts('it', 'hello = Ciao { $name }');
beforeEach(() => (settings.language = 'en'));

const names = (reference: string): string | undefined => (reference === 'unit/3' ? 'Tiger (G3)' : undefined);

test('a text speaks the language of the settings', () => {
  expect(t('hello', { name: 'Anna' })).toBe('Hello Anna');
  settings.language = 'it';
  expect(t('hello', { name: 'Anna' })).toBe('Ciao Anna');
});
test('texts that come later join those that are there', () => {
  addTexts('en', 'later = Later');
  expect([t('later'), hasText('hello')]).toEqual(['Later', true]);
});
test('a missing text and a missing parameter can be seen', () => {
  expect(t('nothing')).toBe('⟦nothing⟧');
  expect(t('hello')).toContain('⟦hello');
});
test('references are named, and keys among the parameters become words', () => {
  const said = { key: 'shot', params: { unit: '@unit/3', dice: 2, what: '@hurt' } };
  expect(say(said, names)).toBe('Tiger (G3) fires: 2 dice, Tiger (G3) is hurt');
});
test('numbers are not grouped', () => {
  expect(t('year', { year: 1943 })).toBe('in 1943');
});
test('a decimal is written as the language writes it, and nothing else is', () => {
  const said = (name: string): string => t('hello', { name });
  expect([said('12.5'), said('6.0')]).toEqual(['Hello 12.5', 'Hello 6.0']);
  settings.language = 'it';
  expect([said('12.5'), said('6.0'), said('1234.5'), said('12'), said('3.5 km'), said('1.2.3')]).toEqual([
    'Ciao 12,5',
    'Ciao 6,0',
    'Ciao 1234,5',
    'Ciao 12',
    'Ciao 3.5 km',
    'Ciao 1.2.3',
  ]);
  expect(said('8.6,17.0')).toBe('Ciao 8,6; 17,0');
});
test('the number of a rule is no decimal', () => {
  addTexts('it', 'chip = Regola { $rule }');
  settings.language = 'it';
  expect(t('chip', { rule: '3.0' })).toBe('Regola 3.0');
});
test('a sentence is cut at its parameters', () => {
  const found = parts({ key: 'shot', params: { unit: '@unit/3', dice: 1, what: 'smoke' } }, names);
  expect(found).toEqual([
    { text: 'Tiger (G3)', param: 'unit', ref: 'unit/3' },
    { text: ' fires: one die, ' },
    { text: 'smoke', param: 'what' },
  ]);
});
test('figures are written as the language writes them', () => {
  expect([percent(0.375), signed(2), signed(-1), signed(0)]).toEqual(['37.5%', '+2', '−1', '0']);
  expect(pick({ it: 'sì', en: 'yes' })).toBe('yes');
});
