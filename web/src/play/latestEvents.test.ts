import { expect, test } from 'vitest';
import type { LogEntry, Ruled } from '../api/protocol';
import { latestEvents } from './latestEvents';
import { event } from './sample';

const entry = (n: number, seat: number, ...keys: string[]): LogEntry => ({
  n,
  seat,
  action: null,
  events: keys.map((key) => event(key)),
  turn: 1,
});
const display = { isMinor: ({ key }: Ruled): boolean => key === 'draws' };

test('the last decision of which there is something to tell is the news', () => {
  const log = [entry(1, 0, 'moves'), entry(2, 1, 'fires', 'draws', 'falls'), entry(3, 1, 'draws'), entry(4, 0)];
  expect(latestEvents(log, display)).toEqual({ seat: 1, events: [event('fires'), event('falls')] });
});
test('a display may have its own opinion of what is worth telling', () => {
  const log = [entry(1, 0, 'moves'), entry(2, 1, 'fires')];
  expect(latestEvents(log, { ...display, isNews: ({ key }) => key === 'moves' })).toEqual({
    seat: 0,
    events: [event('moves')],
  });
});
test('before anything happened there is no news', () => {
  expect(latestEvents([entry(1, 0, 'draws')], display)).toBeNull();
});
