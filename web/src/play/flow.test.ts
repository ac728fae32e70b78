/** What follows a decision, and what is asked before one is made. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Moment } from '../api/protocol';
import { choice, moment } from '../games/battlegroups/sample';
import { settings } from '../settings.svelte';
import type { Act, Click, GameDisplay, Stage } from './gameDisplay';
import { PlayHand } from './hand.svelte';
import type { TableLink } from './table.svelte';

class Table {
  line = 'open';
  busy = false;
  moment = null;
  log = [];
  said: string[] = [];
  situation: Moment | null = situation(1);
  decide = (action: string): void => void this.said.push(action);
  series = (actions: readonly string[]): void => void this.said.push(actions.join(' + '));
  undo = (): void => void this.said.push('undo');
  why = (action: string): void => void this.said.push(`why ${action}`);
}
function situation(n: number, choices: Choice[] = [], more: Partial<Moment> = {}): Moment | null {
  return moment({}, choices, { n, ...more });
}
/** A display with one button for each choice without a piece, and a click on each piece. */
const display = (more: Partial<GameDisplay> = {}): GameDisplay =>
  ({
    stage: (now: Moment): Stage => ({
      actor: -1,
      clicks: new Map(
        now.choices
          .filter((one) => one.piece >= 0)
          .map((one): [number, Click[]] => [one.piece, [{ does: 'choose', choice: one }]]),
      ),
      ground: null,
      acts: now.choices
        .filter((one) => one.piece < 0)
        .map((one): Act => ({ id: one.action, said: { key: one.action }, choice: one })),
      groups: [],
      tray: [],
    }),
    status: (now: Moment) => ({ turn: { key: String(now.view['phase']) }, steps: [] }),
    whyNotAction: () => null,
    reselectAction: () => null,
    ...more,
  }) as unknown as GameDisplay;

function sit(choices: Choice[], more: Partial<Moment> = {}, game: Partial<GameDisplay> = {}) {
  const table = new Table();
  table.situation = situation(1, choices, more);
  const hand = new PlayHand(table as unknown as TableLink, display(game));
  hand.reset();
  const then = (n: number, next: Choice[], change: Partial<Moment> = {}): void => {
    table.situation = situation(n, next, change);
    hand.reset();
  };
  const press = (id: string): void => {
    const act = hand.stage.acts.find((one) => one.id === id);
    if (act) hand.act(act);
  };
  return { hand, table, then, press };
}
const loses = { rule: 'move-1', key: 'lost', params: {} };
const todo = { pieces: [3, 4], shots: 0, said: null };
const end = choice('end', { ends: 'phase', loses });
const moves = [choice('select U3', { piece: 3 }), choice('select U4', { piece: 4 })];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { confirmLosses: true, onlyWhatMatters: true });
});

describe('what would be lost', () => {
  it('is asked about before it is done, and done by the second answer', () => {
    const { hand, table, press } = sit([...moves, end], { todo });
    press('end');
    expect([table.said, hand.asking?.loses.key]).toEqual([[], 'lost']);
    expect(hand.onward.hushed, 'the press that asked does not answer').toBe(true);
    hand.accept();
    expect([table.said, hand.asking]).toEqual([['end'], null]);
  });
  it('can be looked at, which asks no more', () => {
    const { hand, table, press } = sit([...moves, end], { todo });
    press('end');
    hand.showThem();
    expect([hand.asking, hand.rings, hand.sought?.piece, table.said]).toEqual([null, [3, 4], 3, []]);
  });
  it('is let go by Esc', () => {
    const { hand, press } = sit([...moves, end], { todo });
    press('end');
    expect([hand.cancel(), hand.asking]).toEqual([true, null]);
  });
  it('is asked for from the list as well, and never by whom it disturbs', () => {
    const listed = sit([...moves, end], { todo });
    listed.hand.choose(end);
    expect([listed.table.said, listed.hand.asking !== null]).toEqual([[], true]);
    settings.confirmLosses = false;
    const quick = sit([...moves, end], { todo });
    quick.press('end');
    expect(quick.table.said).toEqual(['end']);
  });
});

describe('Enter', () => {
  it('ends nothing, even where an end is the main button', () => {
    const { hand, table } = sit([choice('end', { ends: 'phase', rank: 'next' }), choice('x', { rank: 'rare' })]);
    expect([hand.bar.primary?.id, hand.confirm(), table.said]).toEqual(['end', false, []]);
  });
  it('takes the piece that was gone to, not the one that is only offered', () => {
    const { hand, table } = sit([...moves, end], { todo });
    expect([hand.rings, hand.confirm(), table.said]).toEqual([[3], false, []]);
    expect([hand.next(), hand.confirm(), table.said]).toEqual([true, true, ['select U3']]);
  });
  it('does what the main button says', () => {
    const { hand, table } = sit([choice('fight', { rank: 'next' }), end]);
    expect([hand.confirm(), table.said]).toEqual([true, ['fight']]);
  });
});

describe('a piece that goes on by itself', () => {
  const on = choice('take G1 ap', { piece: 0, carries_on: true });
  const other = choice('pass', { ends: 'turn' });
  const game: Partial<GameDisplay> = {
    byItself: (now) => now.choices.find((one) => one.carries_on) ?? null,
    takesUp: (taken) => taken.verb === 'take',
  };
  it('stays in hand, with the other buttons of the question it answered', () => {
    const { hand, table, then, press } = sit([on, other], {}, game);
    expect(table.said).toEqual(['take G1 ap']);
    then(2, [choice('go A02', { hex: 2 })]);
    expect(hand.stage.acts.map((act) => act.id)).toEqual(['go A02', 'pass']);
    press('pass');
    expect(table.said.slice(1)).toEqual(['undo']);
    then(1, [on, other]);
    expect(table.said.slice(2)).toEqual(['pass']);
  });
  it('is in hand the same way when the player takes it', () => {
    const ready = choice('take G1 ap', { piece: 0 });
    const { hand, then } = sit([ready, other], {}, game);
    hand.pick(0);
    then(2, [choice('go A02', { hex: 2 })]);
    expect(hand.stage.acts.map((act) => act.id)).toEqual(['go A02', 'pass']);
    then(3, [choice('face 1', { face: 1 })]);
    expect(hand.stage.acts.map((act) => act.id)).toEqual(['face 1']);
  });
  it('asks before its points are lost, and only once', () => {
    const costly = choice('pass', { ends: 'turn', loses });
    const { hand, table, then, press } = sit([on, costly], {}, game);
    then(2, [choice('go A02', { hex: 2 })]);
    press('pass');
    expect([table.said.length, hand.asking !== null]).toEqual([1, true]);
    hand.accept();
    then(1, [on, costly]);
    expect(table.said.slice(1)).toEqual(['undo', 'pass']);
  });
  it('is not taken up again by whoever goes back', () => {
    const { hand, table, then } = sit([on, other], {}, game);
    then(2, [choice('go A02', { hex: 2 })], { undo: null });
    hand.undo();
    then(1, [on, other]);
    expect(table.said).toEqual(['take G1 ap', 'undo']);
    expect(hand.stage.acts.map((act) => act.id)).toEqual(['pass']);
  });
});

describe('a piece that has begun', () => {
  const stop = choice('stop', { ends: 'piece', rank: 'next' });
  const game: Partial<GameDisplay> = {
    whyNotAction: (_, __, piece) => `take ${String(piece)}`,
    finishFor: (now, piece) =>
      now.choices.includes(stop) && piece === 4 ? { end: 'stop', then: `take ${String(piece)}` } : null,
  };
  it('ends its move for the next that is clicked', () => {
    const { hand, table, then } = sit([stop], {}, game);
    hand.pick(4);
    then(2, [choice('take 4', { piece: 4 }), choice('take 5', { piece: 5 })]);
    expect(table.said).toEqual(['stop', 'take 4']);
    then(3, [choice('go 0202', { hex: 2 })]);
    expect(table.said.length).toBe(2);
  });
  it('goes on when another is clicked that cannot follow', () => {
    const { hand, table } = sit([stop], {}, game);
    hand.pick(5);
    expect(table.said).toEqual(['why take 5']);
  });
  it('asks which is meant where it could also go', () => {
    const { hand, table, then } = sit([stop], {}, game);
    const go = choice('go 0202', { hex: 2 });
    hand.offer([go], 4);
    expect(hand.menu?.clicks.map((click) => click.does)).toEqual(['choose', 'finish']);
    hand.click({ does: 'finish', piece: 4 });
    then(2, [choice('take 4', { piece: 4 })]);
    expect([table.said, hand.menu]).toEqual([['stop', 'take 4'], null]);
    hand.offer([go, stop]);
    expect(hand.menu?.clicks.map((click) => click.does)).toEqual(['choose', 'choose']);
  });
  it('is told why the next cannot move after all', () => {
    const { hand, table, then } = sit([stop], {}, game);
    hand.pick(4);
    then(2, [choice('take 5', { piece: 5 })]);
    expect(table.said).toEqual(['stop', 'why take 4']);
  });
});

describe('an answer that is kept', () => {
  const hold = choice('hold');
  const game: Partial<GameDisplay> = {
    keeps: (now) => ({
      best: now.n < 3 ? 'a/best' : null,
      move: `1/${now.n > 4 ? 'b' : 'a'}`,
      turn: '1',
      answer: now.choices[0] ?? hold,
    }),
  };
  const keep = (keeps: NonNullable<Act['keeps']>): Act => ({ id: keeps, said: { key: keeps }, choice: hold, keeps });
  it('holds until the best moment, which is asked about', () => {
    const { hand, table, then } = sit([hold, choice('shoot U1', { piece: 1 })], {}, game);
    hand.act(keep('best'));
    then(2, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual(['hold', 'hold']);
    then(3, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual(['hold', 'hold']);
  });
  it('is not given before anybody has chosen it', () => {
    const { table, then } = sit([hold, choice('shoot U1', { piece: 1 })], {}, game);
    then(3, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual([]);
  });
  it('holds for the move, and no longer', () => {
    const { hand, table, then } = sit([hold, choice('shoot U1', { piece: 1 })], {}, game);
    hand.act(keep('move'));
    then(3, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual(['hold', 'hold']);
    then(5, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual(['hold', 'hold']);
  });
  it('holds for the turn', () => {
    const { hand, table, then } = sit([hold, choice('shoot U1', { piece: 1 })], {}, game);
    hand.act(keep('turn'));
    then(5, [hold, choice('shoot U1', { piece: 1 })]);
    expect(table.said).toEqual(['hold', 'hold']);
  });
});

describe('a series', () => {
  const done = choice('done');
  const turn: Act = {
    id: 'end-turn',
    said: { key: 'x' },
    choice: done,
    series: ['done', 'done', 'draw 2', 'done'],
    ends: 'turn',
  };
  it('goes in one message; what cards interrupt goes on where nothing else is worth doing', () => {
    const { hand, table, then } = sit([done, choice('move')]);
    hand.act(turn);
    expect(table.said).toEqual(['done + done + draw 2 + done']);
    then(4, [done, choice('panic', { piece: 1, rank: 'rare' })]);
    expect(table.said.slice(1)).toEqual(['done']);
  });
  it('stops where there is something to decide', () => {
    const { hand, table, then } = sit([done, choice('move')]);
    hand.act(turn);
    then(4, [done, choice('hero', { piece: 1 })]);
    expect(table.said.slice(1)).toEqual([]);
  });
});
