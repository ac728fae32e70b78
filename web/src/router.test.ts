import { expect, test } from 'vitest';
import { link, parse } from './router';

test('an empty address is the home page', () => {
  expect(parse('')).toEqual({ page: 'home' });
  expect(parse('#/')).toEqual({ page: 'home' });
});
test('a game and a scenario are shown on the home page', () => {
  expect(parse('#/game/battlegroups/arras')).toEqual({ page: 'home', game: 'battlegroups', scenario: 'arras' });
});
test('a new game knows how it is to be played', () => {
  expect(parse('#/new/battlegroups/arras?how=friend')).toEqual({
    page: 'new',
    game: 'battlegroups',
    scenario: 'arras',
    how: 'friend',
  });
});
test('an invitation carries its secret', () => {
  expect(parse('#/join/ab-_12/sec-_ret')).toEqual({ page: 'join', id: 'ab-_12', invite: 'sec-_ret' });
});
test('a link cannot plant a token in another browser', () => {
  expect(parse('#/table/ab-_12?seat=tok-_en')).toEqual({ page: 'table', id: 'ab-_12' });
});
test('a moment of a game has a number and eyes', () => {
  expect(parse('#/replay/x?at=12&eyes=-2')).toEqual({ page: 'replay', id: 'x', at: 12, eyes: -2 });
  expect(parse('#/replay/x?at=many')).toEqual({ page: 'replay', id: 'x' });
});
test('what is not known is lost, also what cannot be decoded', () => {
  expect(parse('#/nowhere/at/all')).toEqual({ page: 'lost', path: '/nowhere/at/all' });
  expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
});
test('links and routes are inverse', () => {
  expect(parse(link('rules', 'battlegroups', 'a b/c'))).toEqual({ page: 'rules', game: 'battlegroups', rule: 'a b/c' });
});
