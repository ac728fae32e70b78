import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplyDelay } from './replyDelay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long a question with one answer takes. */
function taken(delay: ReplyDelay, watched = true): number {
  let [at, said] = [0, false];
  delay.begin(true, () => void (said = true), watched);
  for (; !said && at < 60000; at += 100) vi.advanceTimersByTime(100);
  return at;
}
/** A person who has a choice says no after so long. */
function declined(delay: ReplyDelay, after: number): void {
  delay.begin(true, null);
  vi.advanceTimersByTime(after);
  delay.say(() => undefined, true);
}

test('no answer to a delaysReply question is given within the first second', () => {
  const [delay, said] = [new ReplyDelay(), vi.fn()];
  delay.begin(true, null);
  expect(delay.say(said)).toBe('held');
  vi.advanceTimersByTime(990);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(said).toHaveBeenCalledOnce();
});
test('a question with one answer answers itself, after as long as people think', () => {
  const delay = new ReplyDelay();
  const times = Array.from({ length: 200 }, () => taken(delay));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...times)).toBeGreaterThan(5500);
  expect(Math.max(...times)).toBeLessThan(8300);
});
test('who thinks long before he says no is thought to think long where nothing can be chosen', () => {
  const delay = new ReplyDelay();
  for (let i = 0; i < 24; i++) declined(delay, 12000);
  const times = Array.from({ length: 50 }, () => taken(delay));
  expect(Math.min(...times)).toBeGreaterThan(10000);
  for (let i = 0; i < 24; i++) declined(delay, 200);
  expect(Math.max(...Array.from({ length: 50 }, () => taken(delay)))).toBeLessThan(1300);
});
test('an answer that shows a card teaches nothing, nor does an hour away from the table', () => {
  const delay = new ReplyDelay();
  for (let i = 0; i < 24; i++) {
    delay.begin(true, null);
    vi.advanceTimersByTime(15000);
    delay.say(() => undefined);
  }
  expect(Math.max(...Array.from({ length: 50 }, () => taken(delay)))).toBeLessThan(8300);
  for (let i = 0; i < 24; i++) declined(delay, 3600000);
  expect(taken(delay)).toBeLessThanOrEqual(20100);
});
test('against bots there is nothing to hide', () => {
  const [delay, said] = [new ReplyDelay(), vi.fn()];
  expect(taken(delay, false)).toBeLessThan(1000);
  delay.begin(true, null, false);
  expect(delay.say(said)).toBe('said');
});
test('an answer late enough goes at once, and so do all others', () => {
  const [delay, said] = [new ReplyDelay(), vi.fn()];
  delay.begin(true, null);
  vi.advanceTimersByTime(1010);
  delay.say(said);
  delay.begin(false, said);
  delay.say(said);
  expect(said).toHaveBeenCalledTimes(2);
});
test('the next question forgets what was held back', () => {
  const [delay, said] = [new ReplyDelay(), vi.fn()];
  delay.begin(true, said);
  delay.begin(false, null);
  vi.advanceTimersByTime(30000);
  expect(said).not.toHaveBeenCalled();
});
