import { expect, test } from 'vitest';
import type { ScenarioInfo } from '../../api/wire';
import { tableOf, wayOf, type SetUp } from './setup';

const scenario = { id: 'arras', seats: ['axis', 'allies'], options: { mirrored: 'no', flame_he: 'yes' } } as unknown as ScenarioInfo;
const setUp: SetUp = { way: 'bot', seat: 1, levels: ['search', 'random'], options: {}, seed: '' };
const seats = (change: Partial<SetUp>): unknown => tableOf('battlegroups', scenario, { ...setUp, ...change }).seats;

test('against a bot the other seat is the bot of its level', () => expect(seats({})).toEqual({ axis: 'search', allies: 'human' }));
test('two at a screen are both here', () => expect(seats({ way: 'screen' })).toEqual({ axis: 'human', allies: 'human' }));
test('a friend gets the other seat', () => expect(seats({ way: 'friend', seat: 0 })).toEqual({ axis: 'human', allies: 'friend' }));
test('two bots leave nobody', () => expect(seats({ way: 'watch' })).toEqual({ axis: 'search', allies: 'random' }));
test('only options that differ are sent, and only those the scenario has', () => {
  const table = tableOf('battlegroups', scenario, { ...setUp, options: { mirrored: 'yes', flame_he: 'yes', other: 'yes' } });
  expect(table.options).toEqual({ mirrored: 'yes' });
});
test('an empty seed is none', () => {
  expect(tableOf('battlegroups', scenario, { ...setUp, seed: '  ' })).not.toHaveProperty('seed');
  expect(tableOf('battlegroups', scenario, { ...setUp, seed: ' winter ' }).seed).toBe('winter');
});
test('an unknown way is against a bot', () => expect([wayOf('watch'), wayOf('nonsense'), wayOf(undefined)]).toEqual(['watch', 'bot', 'bot']));
