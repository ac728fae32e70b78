import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, moment } from '../games/battlegroups/sample';
import { settings } from '../settings.svelte';
import { TableLink, type Reason } from './table.svelte';

class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  greeting: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hangUp(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const situation = (n: number): object => ({ t: 'situation', ...moment({}, [choice('end')], { n }) });
const entry = (n: number, key = 'bg-goes'): object => ({
  n,
  seat: 1,
  action: null,
  events: [{ rule: '', key, params: {} }],
  turn: 1,
});
let reasons: Reason[] = [];

function seated(): { link: TableLink; socket: FakeSocket } {
  const link = new TableLink('t1', ['secret'], {
    rolls: (entries) => entries.some((one) => one.events.some((event) => event.key === 'roll')),
    reason: (reason) => reasons.push(reason),
  });
  link.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.greeting = FakeSocket.last.sent.splice(0);
  FakeSocket.last.tell({
    t: 'log',
    from: 0,
    entries: [entry(1)],
    opening: [{ rule: '', key: 'bg-initiative', params: {} }],
  });
  FakeSocket.last.tell(situation(1));
  return { link, socket: FakeSocket.last };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://here/' });
  reasons = [];
  settings.animation = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  it('says hello with the tokens, which are not in the address', () => {
    const { link, socket } = seated();
    expect(socket.address).toBe('ws://here/api/tables/t1/socket');
    expect(socket.greeting).toEqual([{ t: 'hello', tokens: ['secret'] }]);
    expect([link.line, link.situation?.n, link.log.length]).toEqual(['open', 1, 1]);
  });
  it('comes back by itself', () => {
    const { link, socket } = seated();
    socket.hangUp();
    expect(link.line).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last).not.toBe(socket);
    FakeSocket.last.tell(situation(1));
    expect(link.line).toBe('open');
  });
  it('gives up where there is no table, or no seat for the token', () => {
    const { link, socket } = seated();
    socket.hangUp(4404);
    expect([link.line, link.gone?.key]).toEqual(['gone', 'web-error-table']);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(socket);
  });
  it('is not opened again once it was closed on purpose', () => {
    const { link, socket } = seated();
    link.close();
    socket.hangUp();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(socket);
  });
});

describe('deciding', () => {
  it('sends the number of the situation, and waits for the next', () => {
    const { link, socket } = seated();
    link.decide('end');
    link.decide('end');
    expect(socket.sent).toEqual([{ t: 'decide', n: 1, action: 'end' }]);
    expect(link.busy).toBe(true);
    socket.tell(situation(1));
    expect(link.busy).toBe(true);
    socket.tell(situation(2));
    expect(link.busy).toBe(false);
  });
  it('sends once more what the line swallowed, and only if nothing has happened', () => {
    const { link, socket } = seated();
    link.decide('end');
    socket.hangUp();
    vi.advanceTimersByTime(500);
    FakeSocket.last.tell(situation(1));
    expect(FakeSocket.last.sent).toEqual([{ t: 'decide', n: 1, action: 'end' }]);
    FakeSocket.last.hangUp();
    vi.advanceTimersByTime(5000);
    FakeSocket.last.tell(situation(2));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(link.busy).toBe(false);
  });
  it('hears refusals, tried or only asked', () => {
    const { link, socket } = seated();
    link.decide('go 1,1');
    socket.tell({ t: 'refusal', action: 'go 1,1', refusal: { rule: 'move-5', key: 'k', params: {} } });
    socket.tell({ t: 'refusal', action: 'go 2,2', refusal: null });
    expect(reasons.map((reason) => [reason.action, reason.tried])).toEqual([
      ['go 1,1', true],
      ['go 2,2', false],
    ]);
    expect(link.busy).toBe(false);
  });
  it('asks for the odds of an action once', () => {
    const { link, socket } = seated();
    link.preview('shoot U1');
    link.preview('shoot U1');
    expect(socket.sent.length).toBe(1);
    socket.tell({ t: 'preview', action: 'shoot U1', chain: [], total: 0, chances: [], dangers: [] });
    expect(link.previews.has('shoot U1')).toBe(true);
    socket.tell(situation(2));
    expect(link.previews.size).toBe(0);
  });
  it('asks what a place sees once in a situation', () => {
    const { link, socket } = seated();
    link.sight(3, -1);
    link.sight(3, -1);
    link.sight(3, 17);
    expect(socket.sent).toEqual([
      { t: 'sight', piece: 3, hex: -1 },
      { t: 'sight', piece: 3, hex: 17 },
    ]);
    socket.tell({ t: 'sight', piece: 3, hex: -1, sight: { code: '01' } });
    expect(link.sights.get('3/-1')).toEqual({ code: '01' });
    socket.tell(situation(2));
    expect(link.sights.size).toBe(0);
    link.sight(3, -1);
    expect(socket.sent.length).toBe(3);
  });
});

describe('what is shown', () => {
  it('keeps the log up to where the server says', () => {
    const { link, socket } = seated();
    socket.tell({ t: 'log', from: 1, entries: [entry(2), entry(3)], opening: [] });
    socket.tell({ t: 'log', from: 1, entries: [entry(2)], opening: [] });
    expect(link.log.map((one) => one.n)).toEqual([1, 2]);
  });
  it('keeps what happened before the first decision until the log begins anew', () => {
    const { link, socket } = seated();
    socket.tell({ t: 'log', from: 1, entries: [entry(2)], opening: [] });
    expect(link.opening.map((event) => event.key)).toEqual(['bg-initiative']);
    socket.tell({ t: 'log', from: 0, entries: [], opening: [] });
    expect(link.opening).toEqual([]);
  });
  it('holds up a situation while its dice roll', () => {
    const { link, socket } = seated();
    socket.tell({ t: 'log', from: 1, entries: [entry(2, 'roll')] });
    socket.tell(situation(2));
    expect([link.rolling.length, link.situation?.n, link.log.length]).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(700);
    expect([link.rolling.length, link.situation?.n, link.log.length]).toEqual([0, 2, 2]);
  });
  it('rolls at once for who is in a hurry, and when things are instant', () => {
    const { link, socket } = seated();
    socket.tell({ t: 'log', from: 1, entries: [entry(2, 'roll')] });
    socket.tell(situation(2));
    link.skip();
    expect(link.situation?.n).toBe(2);
    settings.animation = 'instant';
    socket.tell({ t: 'log', from: 2, entries: [entry(3, 'roll')] });
    socket.tell(situation(3));
    expect(link.situation?.n).toBe(3);
  });
  it('covers everything at a hand-over', () => {
    const { link, socket } = seated();
    socket.tell({ t: 'handover', seat: 0 });
    expect([link.situation, link.log.length, link.opening.length, link.handover]).toEqual([null, 0, 0, 0]);
    link.look(0);
    expect(socket.sent).toEqual([{ t: 'look', seat: 0 }]);
    socket.tell(situation(1));
    expect(link.handover).toBeNull();
  });
  it('shows the earlier moment that was asked for last', () => {
    const { link, socket } = seated();
    const earlier = (at: number): object => ({ ...situation(at), t: 'moment', at, of: 9 });
    link.show(3, 1);
    link.show(4, 1);
    socket.tell(earlier(3));
    expect(link.moment).toBeNull();
    socket.tell(earlier(4));
    expect(link.moment?.at).toBe(4);
    link.live();
    expect(link.moment).toBeNull();
  });
});
