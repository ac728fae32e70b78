import { beforeEach, expect, test } from 'vitest';
import { addTexts, gender, hasText, parts, percent, pick, say, signed, t, the, type Names } from './i18n';
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

// ---------------------------------------------------------------- forms
const forms: Names = Object.assign(names, {
  the: () => (settings.language === 'it' ? 'la squadra fucilieri (G3)' : 'the rifle team (G3)'),
  gender: () => (settings.language === 'it' ? 'f' : ''),
});
addTexts('en', 'crown = Axis\n    .the = the Axis\nbare = Allies\nfires = { $unit-The } fires at { $target-the }.');
addTexts(
  'it',
  'crown = Asse\n    .the = l’Asse\n    .gender = m\nbare = Alleati\nfires = { $unit-The } spara a { $target-the }.\nruin = { $unit } è { $unit-gender ->\n    [f] distrutta\n   *[m] distrutto\n}\njoin = tiro { $unit-del } { $unit-al } { $unit-dal } { $unit-nel } { $unit-sul }',
);
test('a text may use the gender and the running form of a reference', () => {
  const said = { key: 'fires', params: { unit: '@unit/3', target: '@crown' } };
  expect(say(said, forms)).toBe('The rifle team (G3) fires at the Axis.');
  settings.language = 'it';
  expect(say(said, forms)).toBe('La squadra fucilieri (G3) spara a l’Asse.');
  expect(say({ key: 'ruin', params: { unit: '@unit/3' } }, forms)).toBe('Tiger (G3) è distrutta');
  expect(say({ key: 'ruin', params: { unit: '@crown' } }, forms)).toBe('Asse è distrutto');
});
test('Italian prepositions join with the article', () => {
  settings.language = 'it';
  const joined = (unit: string): string => say({ key: 'join', params: { unit } }, forms);
  expect(joined('@crown')).toBe('tiro dell’Asse all’Asse dall’Asse nell’Asse sull’Asse');
  expect(joined('@bare')).toBe('tiro di Alleati a Alleati da Alleati in Alleati su Alleati');
});
test('without forms the name stands for them', () => {
  const said = { key: 'fires', params: { unit: '@unit/3', target: 'a hedge' } };
  expect(say(said, (reference) => (reference === 'unit/3' ? 'Tiger' : undefined))).toBe('Tiger fires at a hedge.');
  settings.language = 'it';
  expect(say({ key: 'ruin', params: { unit: 4 } })).toBe('4 è distrutto');
});
test('a sentence is cut at a form as at its parameter', () => {
  const found = parts({ key: 'fires', params: { unit: '@unit/3', target: 'a hedge' } }, forms);
  expect(found[0]).toEqual({ text: 'The rifle team (G3)', param: 'unit', ref: 'unit/3' });
  expect(found[2]).toEqual({ text: 'a hedge', param: 'target' });
});
test('forms of a text are its attributes', () => {
  settings.language = 'it';
  expect([the('crown'), gender('crown'), the('bare'), gender('bare')]).toEqual(['l’Asse', 'm', 'Alleati', '']);
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
  expect([percent(0.375), signed(2), signed(-1), signed(0)]).toEqual(['38%', '+2', '−1', '0']);
  expect(pick({ it: 'sì', en: 'yes' })).toBe('yes');
});
