import { expect, test } from 'vitest';
import { readSettings, settings } from './settings.svelte';

const first = { ...settings };

test('sound is off and nothing is changed at first', () => {
  expect(first).toMatchObject({ sound: false, animation: 'normal', palette: 'normal', textSize: 100, theme: 'auto' });
});
test('what was kept comes back', () => {
  expect(readSettings('{"language":"it","textSize":130,"sound":true}', first)).toEqual({
    ...first,
    language: 'it',
    textSize: 130,
    sound: true,
  });
});
test('what nobody understands is as if it were not there', () => {
  for (const text of [null, '', 'nonsense', '[]', '17', '{"theme":"pink","textSize":9000,"sound":"loud"}'])
    expect(readSettings(text, first)).toEqual(first);
});
