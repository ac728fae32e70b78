import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, Moment } from '../api/protocol';
import { choice, moment } from '../games/battlegroups/sample';
import { display } from '../games/battlegroups/display';
import { settings } from '../settings.svelte';
import { isFirstGame, paceNow } from './firstGames';
import { PlayHand } from './hand.svelte';
import type { Pace } from './pace';
import { TableLink } from './table.svelte';

/** A server that answers every question about a moment after a short time, as over a network. */
class Answering {
  static last: Answering;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  delay = 20;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  constructor() {
    Answering.last = this;
  }
  send(data: string): void {
    const message = JSON.parse(data) as Record<string, unknown>;
    this.sent.push(message);
    if (message['t'] === 'moment')
      setTimeout(() => this.tell(earlier(Number(message['at']), Number(message['eyes']))), this.delay);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const SEATS: Moment['seats'] = ['bot', 'me'].map((name, seat) => ({
  seat,
  name,
  who: seat === 0 ? 'greedy' : 'human',
  present: true,
  thinking: false,
  open: false,
}));
const situation = (n: number, more: Partial<Moment> = {}): object => ({
  t: 'situation',
  ...moment({}, [choice('end')], { n, seats: SEATS, ...more }),
});
const earlier = (at: number, eyes: number): object => ({
  ...situation(at, { choices: [], live: false, eyes }),
  t: 'moment',
  at,
  of: 99,
});
const entry = (n: number, weight = 1, seat = 0, key = 'bg-goes'): LogEntry => ({
  n,
  seat,
  action: null,
  events: [{ rule: '', key, params: {}, weight, about: [] }],
  turn: 1,
});

let pace: Pace = 'normal';
let link: TableLink;
let hand: PlayHand;
let socket: Answering;

function sit(watching = false, entries: LogEntry[] = [entry(1, 0, 1)], more: Partial<Moment> = {}): void {
  link = new TableLink('t1', [], {
    logged: (before) => hand.pacer.logged(before),
    situated: () => hand.pacer.situated(),
    arrived: () => hand.pacer.arrived(),
  });
  hand = new PlayHand(link, display, { pace: () => pace, watching });
  link.open();
  socket = Answering.last;
  socket.onopen?.();
  socket.sent = [];
  socket.tell({ t: 'log', from: 0, entries, opening: [] });
  socket.tell(situation(entries.length, more));
}
/** The table goes on: these decisions, then the situation after them. */
function goesOn(fresh: LogEntry[], more: Partial<Moment> = {}): void {
  const from = link.log.length;
  socket.tell({ t: 'log', from, entries: fresh, opening: [] });
  socket.tell(situation(from + fresh.length, more));
}
const many = (count: number, from = 2, weight = 1): LogEntry[] =>
  Array.from({ length: count }, (_, i) => entry(from + i, weight));
/** Every moment that is shown within this time, with when it came. */
function watch(ms: number): { n: number; at: number }[] {
  const seen: { n: number; at: number }[] = [];
  for (let at = 0; at <= ms; at += 10) {
    const n = hand.moment?.n ?? -1;
    if (seen.at(-1)?.n !== n) seen.push({ n, at });
    vi.advanceTimersByTime(10);
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Answering);
  vi.stubGlobal('location', { href: 'http://here/' });
  settings.animation = 'normal';
  pace = 'normal';
});
afterEach(() => {
  hand.pacer.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a bot’s turn of twelve decisions', () => {
  it('is shown in order within four seconds at Normal', () => {
    sit();
    goesOn(many(12));
    const seen = watch(4000);
    expect(seen.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(seen.at(-1)?.at).toBeLessThan(4000);
    expect(seen.at(-1)?.at).toBeGreaterThan(2500);
    expect([link.behind, link.moment]).toEqual([false, null]);
  });
  it('is shown at once at Instant: one moment', () => {
    pace = 'instant';
    sit();
    goesOn(many(12));
    expect(watch(4000).map((one) => one.n)).toEqual([13]);
    expect(socket.sent).toEqual([]);
  });
  it('goes through in less than a second at Fast when nothing matters', () => {
    pace = 'fast';
    sit();
    goesOn(many(12, 2, 0));
    const seen = watch(1500);
    expect(seen.map((one) => one.n)).toHaveLength(13);
    expect(seen.at(-1)?.at).toBeLessThan(1100);
  });
  it('waits for a key after each at Step', () => {
    pace = 'step';
    sit();
    goesOn(many(3));
    vi.advanceTimersByTime(60_000);
    expect(hand.moment?.n).toBe(2);
    hand.pacer.next();
    vi.advanceTimersByTime(60_000);
    expect(hand.moment?.n).toBe(3);
    hand.pacer.next();
    vi.advanceTimersByTime(100);
    expect([hand.moment?.n, link.behind]).toEqual([4, false]);
  });
});

describe('the screen behind the table', () => {
  it('gives what is worth telling its time, and the rest little', () => {
    sit();
    goesOn([entry(2, 1), entry(3, 0), entry(4, 2), entry(5, 0)]);
    const times = watch(4000).map((one) => one.at);
    const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0));
    expect(gaps[1]).toBeGreaterThan(880);
    expect(gaps[2]).toBeLessThan(330);
    expect(gaps[3]).toBeGreaterThan(880);
  });
  it('never shows the present before it has caught up', () => {
    sit();
    goesOn(many(3));
    expect(hand.moment?.n).toBe(1);
    goesOn(many(2, 5));
    expect(watch(8000).map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('lets the last decision stand for its time when the next comes later', () => {
    sit();
    goesOn(many(1));
    vi.advanceTimersByTime(100);
    expect([hand.moment?.n, link.behind]).toEqual([2, false]);
    vi.advanceTimersByTime(200);
    goesOn(many(1, 3));
    vi.advanceTimersByTime(300);
    expect([hand.moment?.n, link.behind]).toEqual([2, true]);
    vi.advanceTimersByTime(600);
    expect(hand.moment?.n).toBe(3);
  });
  it('shows people’s decisions as they come', () => {
    sit();
    goesOn([entry(2, 1, 1)]);
    expect([hand.moment?.n, link.behind]).toEqual([2, false]);
  });
  it('counts the decisions of the turn that is shown', () => {
    sit();
    goesOn(many(9));
    expect(hand.pacer.run).toEqual({ seat: 0, at: 0, of: 9 });
    vi.advanceTimersByTime(1500);
    expect(hand.pacer.run).toMatchObject({ seat: 0, of: 9 });
    expect(hand.pacer.told).toHaveLength(hand.moment?.n ?? -1);
    vi.advanceTimersByTime(4000);
    expect(hand.pacer.run).toEqual({ seat: 0, at: 9, of: 9 });
  });
  it('does not hang on a moment that never comes', () => {
    sit();
    socket.delay = 60_000;
    goesOn(many(3));
    vi.advanceTimersByTime(5000);
    expect([hand.moment?.n, link.behind]).toEqual([4, false]);
  });
  it('keeps its place when a finished game is told anew with more decisions', () => {
    sit();
    goesOn(many(6));
    vi.advanceTimersByTime(900);
    const at = hand.pacer.at;
    const [first, ...others] = link.log;
    const hidden: LogEntry = { ...entry(2, 0, 1), events: [] };
    socket.tell({ t: 'log', from: 1, entries: [hidden, ...others], opening: [] });
    expect(first).toBeDefined();
    expect([link.behind, hand.pacer.at]).toEqual([true, at + 1]);
  });
  it('goes to the present when what it shows was taken back', () => {
    sit();
    goesOn(many(6));
    vi.advanceTimersByTime(900);
    socket.tell({ t: 'log', from: 1, entries: [], opening: [] });
    expect(link.behind).toBe(false);
  });
});

describe('deciding', () => {
  it('is possible only in the present, and then on the present', () => {
    sit();
    goesOn(many(12));
    vi.advanceTimersByTime(1000);
    expect(hand.free).toBe(false);
    link.decide('end');
    hand.choose(choice('end'));
    expect(socket.sent.filter((one) => one['t'] === 'decide')).toEqual([]);
    hand.pacer.rush();
    expect([hand.moment?.n, link.behind]).toEqual([13, false]);
    link.decide('end');
    expect(socket.sent.at(-1)).toEqual({ t: 'decide', n: 13, action: 'end' });
  });
  it('ends the hurry: the next turn of the bot is shown as always', () => {
    sit();
    goesOn(many(4));
    hand.pacer.rush();
    goesOn(many(2, 6));
    expect(link.behind).toBe(false);
    goesOn([entry(8, 1, 1), entry(9)]);
    expect(link.behind).toBe(true);
  });
  it('is not held up where a clock runs', () => {
    sit(false, [entry(1, 0, 1)], { until: 1 });
    goesOn(many(4), { until: 1 });
    expect(link.behind).toBe(false);
  });
});

describe('keys', () => {
  it('go on at once, hold, and run fast while one is held', () => {
    sit();
    goesOn(many(8));
    vi.advanceTimersByTime(50);
    expect(hand.moment?.n).toBe(2);
    hand.pacer.next();
    vi.advanceTimersByTime(30);
    expect(hand.moment?.n).toBe(3);
    hand.pacer.toggle();
    vi.advanceTimersByTime(60_000);
    expect(hand.moment?.n).toBe(3);
    hand.pacer.toggle();
    hand.pacer.hurry(true);
    expect(watch(1600).at(-1)?.n).toBeGreaterThanOrEqual(8);
  });
});

describe('watching two bots', () => {
  const spectator = { eyes: -1, yours: [], choices: [] };
  it('starts at the first decision and stays there while the table goes on', () => {
    sit(true, many(2, 1), spectator);
    vi.advanceTimersByTime(100);
    expect([hand.pacer.at, hand.pacer.paused, link.behind]).toEqual([0, true, true]);
    goesOn(many(30, 3), spectator);
    vi.advanceTimersByTime(60_000);
    expect([hand.pacer.at, hand.pacer.of, link.situation?.n]).toEqual([0, 32, 32]);
  });
  it('starts at the beginning of a game that is long under way, and at the end of one that is over', () => {
    sit(true, many(30, 1), spectator);
    vi.advanceTimersByTime(100);
    expect([hand.pacer.at, hand.pacer.paused]).toEqual([0, true]);
    sit(true, many(30, 1), { ...spectator, outcome: { winners: [0], rule: '', key: 'won', params: {} } });
    vi.advanceTimersByTime(100);
    expect([hand.pacer.at, hand.pacer.paused, link.behind]).toEqual([30, false, false]);
  });
  it('takes only the advice that was asked for last, and counts the ideas of one moment', () => {
    sit(true, many(3, 1), spectator);
    socket.sent = [];
    hand.idea.next(1);
    hand.idea.next(1);
    hand.idea.next(2);
    expect(socket.sent).toEqual([
      { t: 'idea', at: 1, eyes: -1, skip: 0 },
      { t: 'idea', at: 1, eyes: -1, skip: 1 },
      { t: 'idea', at: 2, eyes: -1, skip: 0 },
    ]);
    hand.ideaArrived({ at: 1, seat: 0, words: { key: 'a' }, piece: 4 });
    expect([hand.idea.told, hand.rings]).toEqual([null, []]);
    hand.ideaArrived({ at: 2, seat: 0, words: { key: 'a' }, piece: 4 });
    expect([hand.idea.told?.words?.key, hand.rings]).toEqual(['a', [4]]);
  });
  it('plays, steps and goes back, and is not shortened', () => {
    sit(true, many(2, 1), spectator);
    goesOn(many(30, 3), spectator);
    vi.advanceTimersByTime(100);
    hand.pacer.toggle();
    vi.advanceTimersByTime(2000);
    expect(hand.pacer.at).toBe(3);
    hand.pacer.speed = 4;
    vi.advanceTimersByTime(2000);
    expect(hand.pacer.at).toBeGreaterThan(7);
    hand.pacer.go(5);
    vi.advanceTimersByTime(60_000);
    expect([hand.pacer.at, hand.pacer.paused]).toEqual([5, true]);
    hand.pacer.go(99);
    expect([link.behind, hand.moment?.n]).toEqual([false, 32]);
  });
  it('follows the present until it is played again', () => {
    sit(true, many(2, 1), spectator);
    hand.pacer.rush();
    goesOn(many(3, 3), spectator);
    expect(link.behind).toBe(false);
    hand.pacer.toggle();
    hand.pacer.toggle();
    goesOn(many(3, 6), spectator);
    expect(link.behind).toBe(true);
  });
});

describe('the pace nobody has chosen', () => {
  it('is normal in the first three games of each kind', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    settings.pace = 'auto';
    const games = ['a', 'b', 'c', 'd'].map((table) => paceNow(isFirstGame('traces', table)));
    expect(games).toEqual(['normal', 'normal', 'normal', 'fast']);
    expect(paceNow(isFirstGame('traces', 'a'))).toBe('normal');
    expect(isFirstGame('storms', 'd')).toBe(true);
    settings.pace = 'step';
    expect(paceNow(false)).toBe('step');
    settings.pace = 'auto';
  });
});
