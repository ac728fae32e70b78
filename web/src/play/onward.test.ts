import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { changedByItself, Onward, type Matter } from './onward.svelte';
import { backsTo } from './takeBack';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the next piece', () => {
  it('is offered by a ring, gone to by the first press and passed by the second', () => {
    const onward = new Onward();
    onward.reset([4, 2]);
    expect([onward.rings, onward.sought, onward.asked]).toEqual([[4], null, false]);
    onward.go([4, 2]);
    expect([onward.piece, onward.sought?.piece, onward.asked]).toEqual([4, 4, true]);
    onward.go([4, 2]);
    expect([onward.piece, onward.rings]).toEqual([2, [2]]);
    onward.go([4, 2]);
    expect(onward.piece).toBe(4);
  });
  it('is none where nothing is left', () => expect(new Onward().go([])).toBe(false));
  it('is the first of all that are shown together', () => {
    const onward = new Onward();
    onward.showAll([7, 8]);
    expect([onward.rings, onward.sought?.piece]).toEqual([[7, 8], 7]);
  });
});

describe('a prompt that changed by itself', () => {
  const matter = (n: number, step: string, actor = -1, deciding = true): Matter => ({ n, step, actor, deciding });
  it('is one after a phase that ended though the decision did not say so', () => {
    expect(changedByItself(matter(3, 'move', 1), matter(4, 'fire'), 'nothing')).toBe(true);
    expect(changedByItself(matter(3, 'move', 1), matter(4, 'fire'), 'piece')).toBe(true);
    expect(changedByItself(matter(3, 'move'), matter(4, 'fire'), 'phase')).toBe(false);
  });
  it('is one after a piece that has nothing left, and after the other side', () => {
    expect(changedByItself(matter(3, 'move', 1), matter(4, 'move'), 'nothing')).toBe(true);
    expect(changedByItself(matter(3, 'move', 1), matter(4, 'move', 1), 'nothing')).toBe(false);
    expect(changedByItself(matter(3, 'move', -1, false), matter(6, 'move'), null)).toBe(true);
  });
  it('is none at the beginning, after an undo, or while the other side decides', () => {
    expect(changedByItself(null, matter(4, 'move'), null)).toBe(false);
    expect(changedByItself(matter(4, 'move'), matter(3, 'move'), null)).toBe(false);
    expect(changedByItself(matter(3, 'move', 1), matter(4, 'fire', -1, false), 'nothing')).toBe(false);
  });
  it('takes no answer for a moment, and says so once', () => {
    const onward = new Onward();
    const note = vi.fn();
    expect(onward.drops(note)).toBe(false);
    onward.hush();
    expect([onward.drops(note), onward.drops(note)]).toEqual([true, true]);
    expect(note).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    expect(onward.drops(note)).toBe(false);
  });
});

describe('taking back', () => {
  const entry = (n: number, seat: number, turn: number): LogEntry => ({ n, seat, turn, action: null, events: [] });
  it('goes to before the last own decision, or the first of this turn', () => {
    const log = [entry(1, 0, 1), entry(2, 0, 2), entry(3, 1, 2), entry(4, 0, 2), entry(5, 1, 2)];
    expect(backsTo(log, [0])).toEqual([
      { to: 4, what: 'last' },
      { to: 2, what: 'turn' },
    ]);
    expect(backsTo(log.slice(0, 1), [0])).toEqual([{ to: 1, what: 'last' }]);
    expect(backsTo(log, [7])).toEqual([]);
  });
});
