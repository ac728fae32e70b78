import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '../api/client';
import type { DiceInfo, TableInfo } from '../api/protocol';
import { DiceCheck } from './diceCheck.svelte';

const commitment = createHash('sha256').update('seed/salt').digest('hex');
const sealed = (more: Partial<DiceInfo> = {}): DiceInfo => ({
  origin: 'server',
  commitment,
  seed: null,
  salt: null,
  ...more,
});
const answer = (dice: DiceInfo): void => void vi.spyOn(api, 'table').mockResolvedValue({ dice } as TableInfo);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { dispatchEvent: () => true, addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the seed that was promised is verified', async () => {
  const check = new DiceCheck('t', sealed());
  expect(check.verdict).toBe('secret');
  answer(sealed({ seed: 'seed', salt: 'salt' }));
  await check.over();
  expect([check.verdict, check.info.seed]).toEqual(['verified', 'seed']);
});
test('another seed is not', async () => {
  const check = new DiceCheck('t', sealed());
  answer(sealed({ seed: 'other', salt: 'salt' }));
  await check.over();
  expect(check.verdict).toBe('wrong');
});
test('a commitment that was changed later does not help', async () => {
  new DiceCheck('t', sealed());
  const changed = createHash('sha256').update('other/salt').digest('hex');
  const check = new DiceCheck('t', sealed({ commitment: changed, seed: 'other', salt: 'salt' }));
  await check.over();
  expect(check.verdict).toBe('wrong');
});
test('without an answer it stays open, and can be asked again', async () => {
  const check = new DiceCheck('t', sealed());
  vi.spyOn(api, 'table').mockRejectedValueOnce(new Error());
  await check.over();
  expect(check.verdict).toBe('secret');
  answer(sealed({ seed: 'seed', salt: 'salt' }));
  await check.over();
  expect(check.verdict).toBe('verified');
});
test('a table without a commitment has nothing to check', async () => {
  const check = new DiceCheck('t', sealed({ commitment: null }));
  await check.over();
  expect(check.verdict).toBe('none');
});
