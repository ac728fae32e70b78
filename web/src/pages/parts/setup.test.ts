import { expect, test } from 'vitest';
import type { ScenarioInfo } from '../../api/protocol';
import { nationsOf, learnerOf, tableOf, withOptions, wayOf, type SetUp } from './setup';

const scenario = {
  id: 'arras',
  seats: ['axis', 'allies'],
  options: { mirrored: 'no', flame_he: 'yes' },
} as unknown as ScenarioInfo;
const setUp: SetUp = {
  way: 'bot',
  seat: 1,
  levels: ['search', 'gentle'],
  options: {},
  seed: '',
  serious: false,
  hints: false,
};
const seats = (change: Partial<SetUp>): unknown => tableOf('battlegroups', scenario, { ...setUp, ...change }).seats;

test('against a bot the other seat is the bot of its level', () =>
  expect(seats({})).toEqual({ axis: 'search', allies: 'human' }));
test('two at a screen are both here', () =>
  expect(seats({ way: 'screen' })).toEqual({ axis: 'human', allies: 'human' }));
test('a friend gets the other seat', () =>
  expect(seats({ way: 'friend', seat: 0 })).toEqual({ axis: 'human', allies: 'friend' }));
test('two bots leave nobody', () => expect(seats({ way: 'watch' })).toEqual({ axis: 'search', allies: 'gentle' }));
test('only options that differ are sent, and only those the scenario has', () => {
  const table = tableOf('battlegroups', scenario, {
    ...setUp,
    options: { mirrored: 'yes', flame_he: 'yes', other: 'yes' },
  });
  expect(table.options).toEqual({ mirrored: 'yes' });
});
test('an empty seed is none', () => {
  expect(tableOf('battlegroups', scenario, { ...setUp, seed: '  ' })).not.toHaveProperty('seed');
  expect(tableOf('battlegroups', scenario, { ...setUp, seed: ' winter ' }).seed).toBe('winter');
});
test('a serious game is asked for, and nobody plays it who only watches', () => {
  expect(tableOf('battlegroups', scenario, setUp)).not.toHaveProperty('serious');
  expect(tableOf('battlegroups', scenario, { ...setUp, serious: true }).serious).toBe(true);
  expect(tableOf('battlegroups', scenario, { ...setUp, way: 'watch', serious: true })).not.toHaveProperty('serious');
});
test('hints are allowed with a friend, except in a serious game', () => {
  const asked = (change: Partial<SetUp>) =>
    tableOf('battlegroups', scenario, { ...setUp, hints: true, ...change }).hints;
  expect(asked({ way: 'friend' })).toBe(true);
  const others = [asked({ way: 'bot' }), asked({ way: 'screen' }), asked({ way: 'friend', serious: true })];
  expect(others, 'alone they need not be allowed').toEqual([undefined, undefined, undefined]);
  expect(tableOf('battlegroups', scenario, { ...setUp, way: 'friend' })).not.toHaveProperty('hints');
});
test('a learner sits where the scenario says, or first', () => {
  expect(learnerOf({ ...scenario, learner: 'allies' })).toBe(1);
  expect(learnerOf({ ...scenario, learner: 'nobody' })).toBe(0);
  expect(learnerOf(scenario)).toBe(0);
});
test('an unknown way is against a bot', () =>
  expect([wayOf('watch'), wayOf('nonsense'), wayOf(undefined)]).toEqual(['watch', 'bot', 'bot']));

const sided = {
  id: 'wood',
  seats: ['german', 'american'],
  nations: ['germany', 'usa'],
  options: { russians: 'no', attack: 'yes', clock: 'no' },
  variants: [
    { options: { russians: 'yes' }, seats: ['german', 'russian'], nations: ['germany', 'russia'], strength: [1, 2] },
    { options: { attack: 'no' }, seats: ['german', 'american'], nations: ['germany', 'usa'], strength: [3, 4] },
    {
      options: { russians: 'yes', attack: 'no' },
      seats: ['german', 'russian'],
      nations: ['germany', 'russia'],
      strength: [5, 6],
    },
  ],
} as unknown as ScenarioInfo;
test('options change who plays, and the seats of the table with them', () => {
  const chosen = withOptions(sided, { russians: 'yes', clock: 'yes' });
  expect(chosen.strength).toEqual([1, 2]);
  expect(withOptions(sided, { russians: 'yes', attack: 'no' }).strength).toEqual([5, 6]);
  expect(withOptions(sided, {}).seats).toEqual(['german', 'american']);
  const table = tableOf('upfront', chosen, { ...setUp, options: { russians: 'yes' } });
  expect(table.seats).toEqual({ german: 'search', russian: 'human' });
  expect(table.options).toEqual({ russians: 'yes' });
});
test('the nations of a table are those of its seats', () => {
  expect(nationsOf(sided, ['german', 'russian'])).toEqual(['germany', 'russia']);
  expect(nationsOf(sided, ['german', 'american'])).toEqual(['germany', 'usa']);
  expect(nationsOf(undefined, ['german'])).toEqual([]);
});
