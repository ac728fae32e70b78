import { describe, expect, it } from 'vitest';
import { click, hushed, narrow, offered, question, stage, tap, weighed, type Answer } from './present';
import { choice, hand, moment, pending } from './sample';
import type { Moment } from '../../api/wire';

const moves = [0, 1].flatMap((group) => ['forward', 'back', 'sideways'].map((way, i) => choice(`move 2 german-${'AB'[group]} ${way}`, { card: 1, group, way: i })));
const fires = [4, 5].map((target) => choice(`attack german-A american-${target === 4 ? 'A' : 'B'}`, { group: 0, target }));
const acts = [...moves, ...fires, choice('rearrange german-A', { group: 0 }), choice('done')];
const meant = (answer: Answer): string[] => (answer.does === 'choose' ? [answer.choice.action] : answer.does === 'list' ? answer.choices.map((one) => one.action) : []);
const follow = (now: Moment, answer: Answer): Moment => {
  if (answer.does === 'narrow') narrow(answer.to);
  return now;
};

describe('a turn', () => {
  it('plays a card by a click on the card and one on the group, and asks which way', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'card', id: 1 }));
    expect(offered(now).every((one) => one.card === 1)).toBe(true);
    expect(meant(click(now, { kind: 'group', id: 1 }))).toEqual(['move 2 german-B forward', 'move 2 german-B back', 'move 2 german-B sideways']);
  });
  it('fires by a click on the group and one on the enemy', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect(meant(click(now, { kind: 'group', id: 5 }))).toEqual(['attack german-A american-B']);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['rearrange-german-A', 'done']);
  });
  it('lets go of what is clicked again, and forgets it with the next situation', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'group', id: 0 }));
    const again = click(now, { kind: 'group', id: 0 });
    expect(again.does === 'narrow' && again.to.group).toBe(-1);
    expect(offered(moment({}, acts))).toHaveLength(acts.length - 1);
  });
  it('takes a click that goes with nothing in hand as a new beginning', () => {
    const now = moment({}, [...acts, choice('rally 4 german-B', { card: 3, group: 1 })]);
    follow(now, click(now, { kind: 'card', id: 1 }));
    expect(meant(click(now, { kind: 'card', id: 3 }))).toEqual(['rally 4 german-B']);
  });
  it('asks why a group cannot fire at an enemy', () => {
    const now = moment({}, acts);
    expect(question(now, hand(), 4)).toBeNull();
    narrow({ n: now.n, card: -1, group: 1, man: -1 });
    expect(question(now, hand(), 4)).toBe('attack german-B american-B');
  });
});

describe('an attack', () => {
  const odds = [{ key: 'uf-chance-lost', ways: 2, of: 10 }];
  const now = moment({ action: pending('aim', { group: 0, target: 5 }) }, [choice('use 3', { card: 2 }), choice('hold-out petersen', { piece: 1 }), choice('give-up', { target: 5 }), choice('done', { odds, target: 5 })]);
  it('shows its odds as soon as it can be made', () => expect(weighed(now)?.action).toBe('done'));
  it('takes cards and men by one click each', () => {
    expect(meant(click(now, { kind: 'card', id: 2 }))).toEqual(['use 3']);
    expect(meant(click(now, { kind: 'man', id: 1 }))).toEqual(['hold-out petersen']);
  });
  it('has buttons for the rest, and lists them under one heading', () => {
    const { acts: buttons, groups } = stage(now, hand());
    expect(buttons.map((act) => [act.id, act.primary])).toEqual([['give-up', false], ['done', true]]);
    expect(groups.map((one) => one.id)).toEqual(['use', 'hold-out', 'other']);
  });
});

describe('a tap on a small screen', () => {
  it('lifts a card first and plays it by the second; a button says the same', () => {
    const now = moment({ action: pending('discard') }, [choice('discard 3', { card: 2 }), choice('discard 4', { card: 3 }), choice('done')]);
    follow(now, tap(now, { kind: 'card', id: 2 }));
    expect(stage(now, hand()).acts.map((act) => [act.id, act.primary])).toEqual([['discard-3', true], ['done', false]]);
    expect(meant(tap(now, { kind: 'card', id: 2 }))).toEqual(['discard 3']);
  });
});

describe('questions', () => {
  it('offers no, one or all cards of a refill as buttons', () => {
    const now = moment({ action: pending('refill') }, [0, 1, 2, 3, 4].map((n) => choice(`draw ${n}`)));
    expect(stage(now, hand()).acts.map((act) => [act.id, act.primary])).toEqual([['draw-0', false], ['draw-4', true]]);
    expect(stage(now, hand()).groups[0]?.choices).toHaveLength(5);
  });
  it('are answered after a while where the time would tell what is held', () => {
    expect(['conceal', 'save', 'retry', 'act'].map((kind) => hushed(moment({ action: pending(kind as 'act') }, [choice('keep')])))).toEqual([true, true, true, false]);
  });
});
