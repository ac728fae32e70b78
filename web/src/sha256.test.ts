import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from './sha256';

const TEXTS = ['', 'abc', 'perché no?', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'seed/salt '.repeat(500)];
const expected = (text: string): string => createHash('sha256').update(text).digest('hex');

afterEach(() => vi.unstubAllGlobals());

test('it is what others compute', async () => {
  for (const text of TEXTS) expect(await sha256(text)).toBe(expected(text));
});
test('it is the same where the browser does not help', async () => {
  vi.stubGlobal('crypto', {});
  for (const text of TEXTS) expect(await sha256(text)).toBe(expected(text));
});
