/** Every text the client asks for by its full key is there, in both languages, with the same parameters. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(__dirname);
const TEXTS = join(__dirname, '../../src/caposaldo/texts');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

/** Keys of a catalogue with the parameters their texts name. */
function catalogue(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of ['web.ftl', 'kernel.ftl'])
    for (const entry of readFileSync(join(TEXTS, lang, file), 'utf8').split(/\n(?=[a-z])/)) {
      const key = /^([a-zA-Z][\w-]*) =/m.exec(entry)?.[1];
      if (!key) continue;
      expect(found.has(key), `${lang}: ${key} stands there twice`).toBe(false);
      found.set(key, [...new Set(Array.from(entry.matchAll(/\{ ?\$(\w+)/g), (match) => match[1]))].sort().join(' '));
    }
  return found;
}
const [en, it] = [catalogue('en'), catalogue('it')];

test('both languages have the same keys with the same parameters', () => {
  expect([...it].sort()).toEqual([...en].sort());
});
test('every key that is asked for is there', () => {
  const asked = files(SOURCES).flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(/'((?:web|play|board)-[a-z0-9_-]*[a-z0-9])'/g), (match) => match[1] ?? ''));
  const known = (key: string): boolean => en.has(key) || [...en.keys()].some((other) => other.startsWith(`${key}-`));
  expect([...new Set(asked)].filter((key) => !known(key))).toEqual([]);
});
