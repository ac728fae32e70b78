import { expect, test } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { latestEvents } from './latestEvents';
import { event } from './sample';

const told = (key: string) => ({ ...event(key), weight: key === 'draws' ? 0 : 1 });
const entry = (n: number, seat: number, ...keys: string[]): LogEntry => ({
  n,
  seat,
  action: null,
  events: keys.map(told),
  turn: 1,
});

test('the last decision of which there is something to tell is the news', () => {
  const log = [entry(1, 0, 'moves'), entry(2, 1, 'fires', 'draws', 'falls'), entry(3, 1, 'draws'), entry(4, 0)];
  expect(latestEvents(log)).toEqual({ seat: 1, events: [told('fires'), told('falls')] });
});
test('before anything happened there is no news', () => {
  expect(latestEvents([entry(1, 0, 'draws')])).toBeNull();
});
