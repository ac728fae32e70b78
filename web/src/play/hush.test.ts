import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hush } from './hush';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer to a hushed question is held back for one to three seconds', () => {
  const [hush, said] = [new Hush(), vi.fn()];
  hush.begin(true, null);
  hush.say(said);
  vi.advanceTimersByTime(990);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2020);
  expect(said).toHaveBeenCalledOnce();
});
test('a question with one answer answers itself, no sooner', () => {
  const [hush, said] = [new Hush(), vi.fn()];
  hush.begin(true, said);
  vi.advanceTimersByTime(990);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2020);
  expect(said).toHaveBeenCalledOnce();
});
test('an answer late enough goes at once, and so do all others', () => {
  const [hush, said] = [new Hush(), vi.fn()];
  hush.begin(true, null);
  vi.advanceTimersByTime(3010);
  hush.say(said);
  hush.begin(false, said);
  hush.say(said);
  expect(said).toHaveBeenCalledTimes(2);
});
test('the next question forgets what was held back', () => {
  const [hush, said] = [new Hush(), vi.fn()];
  hush.begin(true, said);
  hush.begin(false, null);
  vi.advanceTimersByTime(5000);
  expect(said).not.toHaveBeenCalled();
});
