import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplyDelay } from './replyDelay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long a question with one answer takes. */
function taken(hush: ReplyDelay, watched = true): number {
  let [at, said] = [0, false];
  hush.begin(true, () => void (said = true), watched);
  for (; !said && at < 60000; at += 100) vi.advanceTimersByTime(100);
  return at;
}
/** A person who has a choice says no after so long. */
function declined(hush: ReplyDelay, after: number): void {
  hush.begin(true, null);
  vi.advanceTimersByTime(after);
  hush.say(() => undefined, true);
}

test('no answer to a delaysReply question is given within the first second', () => {
  const [hush, said] = [new ReplyDelay(), vi.fn()];
  hush.begin(true, null);
  expect(hush.say(said)).toBe('held');
  vi.advanceTimersByTime(990);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(said).toHaveBeenCalledOnce();
});
test('a question with one answer answers itself, after as long as people think', () => {
  const hush = new ReplyDelay();
  const times = Array.from({ length: 200 }, () => taken(hush));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...times)).toBeGreaterThan(5500);
  expect(Math.max(...times)).toBeLessThan(8300);
});
test('who thinks long before he says no is thought to think long where nothing can be chosen', () => {
  const hush = new ReplyDelay();
  for (let i = 0; i < 24; i++) declined(hush, 12000);
  const times = Array.from({ length: 50 }, () => taken(hush));
  expect(Math.min(...times)).toBeGreaterThan(10000);
  for (let i = 0; i < 24; i++) declined(hush, 200);
  expect(Math.max(...Array.from({ length: 50 }, () => taken(hush)))).toBeLessThan(1300);
});
test('an answer that shows a card teaches nothing, nor does an hour away from the table', () => {
  const hush = new ReplyDelay();
  for (let i = 0; i < 24; i++) {
    hush.begin(true, null);
    vi.advanceTimersByTime(15000);
    hush.say(() => undefined);
  }
  expect(Math.max(...Array.from({ length: 50 }, () => taken(hush)))).toBeLessThan(8300);
  for (let i = 0; i < 24; i++) declined(hush, 3600000);
  expect(taken(hush)).toBeLessThanOrEqual(20100);
});
test('against bots there is nothing to hide', () => {
  const [hush, said] = [new ReplyDelay(), vi.fn()];
  expect(taken(hush, false)).toBeLessThan(1000);
  hush.begin(true, null, false);
  expect(hush.say(said)).toBe('said');
});
test('an answer late enough goes at once, and so do all others', () => {
  const [hush, said] = [new ReplyDelay(), vi.fn()];
  hush.begin(true, null);
  vi.advanceTimersByTime(1010);
  hush.say(said);
  hush.begin(false, said);
  hush.say(said);
  expect(said).toHaveBeenCalledTimes(2);
});
test('the next question forgets what was held back', () => {
  const [hush, said] = [new ReplyDelay(), vi.fn()];
  hush.begin(true, said);
  hush.begin(false, null);
  vi.advanceTimersByTime(30000);
  expect(said).not.toHaveBeenCalled();
});
