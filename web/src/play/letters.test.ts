import { describe, expect, test } from 'vitest';
import { display as battlegroups } from '../games/battlegroups/display';
import { display as storms } from '../games/storms/display';
import { display as traces } from '../games/traces/display';
import { display as upfront } from '../games/upfront/display';
import { LAYER_KEYS, PAUSE_KEY } from '../ui/shortcuts';
import { pageKey } from './keys';

const GAMES = [battlegroups, storms, traces, upfront];
const ENDS = ['S', 'E', '⇧E', 'U', '␣', '↵'];

describe.each(GAMES)('the keys of $id', (display) => {
  test('no letter is a verb and a layer, a key of the page, of ends or of bots', () => {
    const verbs = display.keys.map(([key]) => key);
    expect(verbs.length).toBeGreaterThan(0);
    expect(new Set(verbs).size).toBe(verbs.length);
    const nothing = (): void => undefined;
    const deeds = { undo: nothing, text: nothing, rules: nothing, help: nothing, escape: nothing };
    const page = { ...deeds, hint: nothing, recap: nothing, goals: nothing };
    for (const key of verbs) {
      expect([...LAYER_KEYS, PAUSE_KEY, ...ENDS]).not.toContain(key);
      expect(pageKey(key, page)).toBeUndefined();
    }
  });
  test('every layer has a key', () => expect(display.layers.length).toBeLessThanOrEqual(LAYER_KEYS.length));
});

test('a layer, the pause and the page have different keys', () => {
  const all = [...LAYER_KEYS, PAUSE_KEY, ...ENDS, 'T', 'R', '?', 'B', 'H', 'V', 'G'];
  expect(new Set(all).size).toBe(all.length);
});
