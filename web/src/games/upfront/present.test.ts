import { describe, expect, it } from 'vitest';
import {
  byItself,
  prompt,
  click,
  doubt,
  deselect,
  delaysReply,
  narrow,
  offered,
  whyNotAction,
  stage,
  standsForGroup,
  tap,
  preparedAttack,
  type Answer,
} from './present';
import { picked } from './picked.svelte';
import { choice, hand, moment, pending } from './sample';
import type { Choice, Moment } from '../../api/protocol';
import type { Act } from '../../play/gameDisplay';
import type { GroupState } from './view';

const moves = [0, 1].flatMap((group) =>
  ['forward', 'back', 'sideways'].map((way, i) =>
    choice(`move 2 german-${'AB'[group]} ${way}`, { card: 1, group, way: i }),
  ),
);
const fires = [4, 5].map((target) =>
  choice(`attack german-A american-${target === 4 ? 'A' : 'B'}`, { group: 0, target }),
);
const acts = [...moves, ...fires, choice('rearrange german-A', { group: 0 }), choice('done')];
const meant = (answer: Answer): string[] =>
  answer.does === 'choose'
    ? [answer.choice.action]
    : answer.does === 'list'
      ? answer.choices.map((one) => one.action)
      : [];
const follow = (now: Moment, answer: Answer): Moment => {
  if (answer.does === 'narrow') narrow(answer.to);
  return now;
};

describe('a turn', () => {
  it('plays a card by a click on the card and one on the group, and asks which way', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'card', id: 1 }));
    expect(offered(now).every((one) => one.card === 1)).toBe(true);
    expect(meant(click(now, { kind: 'group', id: 1 }))).toEqual([
      'move 2 german-B forward',
      'move 2 german-B back',
      'move 2 german-B sideways',
    ]);
  });
  it('fires by a click on the group and one on the enemy', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect(meant(click(now, { kind: 'group', id: 5 }))).toEqual(['attack german-A american-B']);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['rearrange-german-A', 'done', 'end-turn']);
  });
  it('fires by a click on a Fire card, one on the group and one on the enemy, where the firepower is enough', () => {
    const held = [2, 6].map((card) => ({ card, as: ['fire' as const], dead: false, chosen: false }));
    const now = moment({ hand: held }, acts);
    expect(click(now, { kind: 'card', id: 2 }).does).toBe('nothing');
    expect(doubt(now, { kind: 'card', id: 2 })).toBe('attack german-A american-B');
    follow(now, click(now, { kind: 'card', id: 6 }));
    expect(prompt(now, hand())?.key).toBe('uf-screen-ask-firer');
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect(meant(click(now, { kind: 'group', id: 4 }))).toEqual(['attack german-A american-A']);
  });
  it('reads a man as his group first, and does nothing with him before it was read', () => {
    const now = moment({}, [...acts, choice('relieve petersen', { piece: 1 })]);
    expect(standsForGroup(now, 1)).toBe(true);
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect(standsForGroup(now, 1)).toBe(false);
    expect(click(now, { kind: 'man', id: 1 })).toMatchObject({
      does: 'list',
      choices: [{ action: 'relieve petersen' }],
    });
  });
  it('lists what can be done to an enemy group that is clicked first', () => {
    const now = moment({}, [...acts, choice('attack german-B american-A', { group: 1, target: 4 })]);
    expect(meant(click(now, { kind: 'group', id: 4 }))).toEqual([
      'attack german-A american-A',
      'attack german-B american-A',
    ]);
  });
  it('asks why a card or a group cannot be used', () => {
    const now = moment({}, acts);
    expect(doubt(now, { kind: 'card', id: 3 })).toBe('rally 4 german-A');
    expect(doubt(now, { kind: 'card', id: 0 })).toBe('lay 1 german-A');
    expect(doubt(now, { kind: 'group', id: 1 })).toBe('rearrange german-B');
    expect(doubt(moment({ decision: pending('aim') }, acts), { kind: 'card', id: 2 })).toBe('use 3');
  });
  it('lets go of what is clicked again, and forgets it with the next situation', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'group', id: 0 }));
    const again = click(now, { kind: 'group', id: 0 });
    expect(again.does === 'narrow' && again.to.group).toBe(-1);
    expect(offered(moment({}, acts))).toHaveLength(acts.length - 1);
  });
  it('lays no card face down before that was read, and offers it after what the card is good for', () => {
    const down = choice('lay 4 german-A down', { card: 3, target: 0 });
    const one = moment({}, [down, choice('done')]);
    expect(click(one, { kind: 'card', id: 3 })).toMatchObject({ does: 'list', choices: [down] });
    const both = moment({}, [down, choice('lay 4 german-B down', { card: 3, target: 1 }), choice('done')]);
    follow(both, click(both, { kind: 'card', id: 3 }));
    expect(prompt(both, hand())?.key).toBe('uf-screen-ask-down');
    expect(click(both, { kind: 'group', id: 0 })).toMatchObject({ does: 'list', choices: [down] });
    const useful = moment({}, [down, choice('rally 4 german-A', { card: 3, group: 0 }), choice('done')]);
    follow(useful, click(useful, { kind: 'card', id: 3 }));
    expect(meant(click(useful, { kind: 'group', id: 0 }))).toEqual(['rally 4 german-A', 'lay 4 german-A down']);
    expect(stage(useful, hand()).groups.map((group) => group.id)).toEqual(['rally', 'down']);
    const tapped = moment({}, [down, choice('done')]);
    follow(tapped, tap(tapped, { kind: 'card', id: 3 }));
    expect(tap(tapped, { kind: 'card', id: 3 })).toMatchObject({ does: 'list', choices: [down] });
  });
  it('asks nothing of a berserk man who has one enemy to charge, and heads the list with what he does', () => {
    const charge = [4, 5].map((target) => choice(`take american-${target === 4 ? 'A' : 'B'}`, { target, piece: 1 }));
    const [panic, hero] = [choice('panic petersen', { piece: 1 }), choice('hero 5 petersen', { card: 4, piece: 1 })];
    const one = charge.slice(0, 1);
    const asked = [one, charge, [...one, panic], [...one, panic, hero]].map((choices) =>
      moment({ decision: pending('charge-at', { man: 1 }) }, choices),
    );
    const forced = { key: 'uf-screen-ask-charge', params: { man: '@man/1', target: '@group/4' } };
    expect(asked.map((now) => prompt(now, hand()))).toEqual([forced, null, forced, null]);
    expect(asked.map((now) => stage(now, hand()).groups.map((group) => group.id))).toEqual([
      ['charge-at'],
      ['charge-at'],
      ['charge-at', 'panic'],
      ['charge-at', 'hero', 'panic'],
    ]);
  });
  it('asks for the card to be laid face down by a button of the group, and lays it by one click', () => {
    const downs = [1, 3].map((card) => choice(`lay ${card + 1} german-A down`, { card, target: 0 }));
    const now = moment({}, [...downs, choice('rally 4 german-A', { card: 3, group: 0 }), choice('done')]);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['done', 'end-turn']);
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect(stage(now, hand()).acts.map((act) => [act.id, act.mode])).toEqual([
      ['face-down', 'down'],
      ['done', undefined],
      ['end-turn', undefined],
    ]);
    const down = hand({ mode: 'down' });
    expect([prompt(now, down)?.key, stage(now, down).acts[0]?.mode, offered(now, 'down').length]).toEqual([
      'uf-screen-ask-lay-down',
      '',
      2,
    ]);
    expect(click(now, { kind: 'card', id: 3 }, 'down')).toEqual({ does: 'choose', choice: downs[1] });
    expect(tap(now, { kind: 'card', id: 3 }, 'down').does).toBe('narrow');
  });
  it('does not do the only deed of a group that is touched first: a button offers it', () => {
    const now = moment({}, [choice('rearrange german-A', { group: 0 }), choice('done')]);
    follow(now, click(now, { kind: 'group', id: 0 }));
    expect([picked(now.n).group, prompt(now, hand())?.key]).toEqual([0, 'uf-screen-ask-group-quiet']);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['rearrange-german-A', 'done', 'end-turn']);
  });
  it('lets go of everything by Esc, once', () => {
    const now = moment({}, acts);
    follow(now, click(now, { kind: 'card', id: 1 }));
    expect([deselect(now), offered(now).length, deselect(now)]).toEqual([true, acts.length - 1, false]);
  });
  it('says that all groups have acted, also where something is left that costs no action', () => {
    const acted = moment({}, [choice('done')]).view as unknown as { groups: GroupState[] };
    const groups = acted.groups.map((group) => ({ ...group, acted: true }));
    expect(
      [[], [choice('panic petersen', { piece: 1 })]].map(
        (more) => prompt(moment({ groups }, [...more, choice('done')]), hand())?.key,
      ),
    ).toEqual(['uf-screen-ask-acted', 'uf-screen-ask-acted-more']);
  });
  it('offers to discard the card in hand where it can also be played on the enemy', () => {
    const now = moment({ decision: pending('discard', { left: 1 }) }, [
      choice('snipe 3 american-A', { card: 2, target: 4 }),
      choice('snipe 3 american-B', { card: 2, target: 5 }),
      choice('discard 3', { card: 2 }),
      choice('done'),
    ]);
    follow(now, click(now, { kind: 'card', id: 2 }));
    expect([prompt(now, hand())?.key, ...stage(now, hand()).acts.map((act) => act.id)]).toEqual([
      'uf-screen-ask-instead',
      'discard-3',
      'done',
      'end-turn',
    ]);
  });
  it('lists deeds of one kind under one heading', () => {
    const now = moment(
      {},
      ['hand-over petersen', 'drop petersen', 'relieve quast', 'done'].map((action) => choice(action)),
    );
    expect(stage(now, hand()).groups.map((group) => [group.id, group.choices.length])).toEqual([
      ['acquire', 2],
      ['serve', 1],
      ['other', 1],
    ]);
  });
  it('says that a card must be discarded where the other has just passed', () => {
    const must = [[], [choice('done')]].map(
      (more) =>
        prompt(
          moment({ decision: pending('discard', { left: 1 }) }, [choice('discard 3', { card: 2 }), ...more]),
          hand(),
        )?.params?.['must'],
    );
    expect(must).toEqual(['yes', 'no']);
  });
  it('says when nothing is left to discard', () =>
    expect(prompt(moment({ decision: pending('discard') }, [choice('done')]), hand())?.key).toBe(
      'uf-screen-ask-discarded',
    ));
  it('takes a click that goes with nothing in hand as a new beginning', () => {
    const now = moment({}, [...acts, choice('rally 4 german-B', { card: 3, group: 1 })]);
    follow(now, click(now, { kind: 'card', id: 1 }));
    expect(meant(click(now, { kind: 'card', id: 3 }))).toEqual(['rally 4 german-B']);
  });
  it('asks why a group cannot fire at an enemy', () => {
    const now = moment({}, acts);
    expect(whyNotAction(now, hand(), 4)).toBeNull();
    narrow({ n: now.n, card: -1, group: 1, man: -1 });
    expect(whyNotAction(now, hand(), 4)).toBe('attack german-B american-B');
  });
});

describe('an attack', () => {
  const odds = [{ key: 'uf-chance-lost', ways: 2, of: 10, worth: 0 }];
  const now = moment({ decision: pending('aim', { group: 0, target: 5 }) }, [
    choice('use 3', { card: 2 }),
    choice('hold-out petersen', { piece: 1 }),
    choice('give-up', { target: 5 }),
    choice('done', { odds, target: 5 }),
  ]);
  it('shows its odds as soon as it can be made', () => expect(preparedAttack(now)?.action).toBe('done'));
  it('shows them to who is fired at while he may hide', () =>
    expect(
      preparedAttack(
        moment({ decision: pending('conceal') }, [choice('use 3', { card: 2, odds }), choice('keep', { odds })]),
      )?.action,
    ).toBe('keep'));
  it('takes cards and men by one click each', () => {
    expect(meant(click(now, { kind: 'card', id: 2 }))).toEqual(['use 3']);
    expect(meant(click(now, { kind: 'man', id: 1 }))).toEqual(['hold-out petersen']);
  });
  it('has buttons for the rest, and lists them under one heading', () => {
    const { acts: buttons, groups } = stage(now, hand());
    expect(buttons.map((act) => act.id)).toEqual(['give-up', 'done']);
    expect(groups.map((one) => one.id)).toEqual(['use', 'hold-out', 'other']);
  });
});

describe('a tap on a small screen', () => {
  it('lifts a card first and plays it by the second; a button says the same', () => {
    const now = moment({ decision: pending('discard') }, [
      choice('discard 3', { card: 2 }),
      choice('discard 4', { card: 3 }),
      choice('done'),
    ]);
    follow(now, tap(now, { kind: 'card', id: 2 }));
    expect(stage(now, hand()).acts.map((act) => [act.id, act.rank])).toEqual([
      ['discard-3', 'next'],
      ['done', 'rare'],
      ['end-turn', 'next'],
    ]);
    expect(meant(tap(now, { kind: 'card', id: 2 }))).toEqual(['discard 3']);
  });
});

describe('questions', () => {
  it('have short words on the buttons, where they name what they are about', () => {
    const words = (kind: 'act' | 'spoils', ...actions: string[]): string[] =>
      stage(
        moment(
          { decision: pending(kind) },
          actions.map((action) => choice(action)),
        ),
        hand(),
      ).acts.map((act) => act.said.key);
    expect(words('spoils', 'take', 'bury', 'keep').sort()).toEqual([
      'uf-screen-spoils-bury',
      'uf-screen-spoils-keep',
      'uf-screen-spoils-take',
    ]);
  });
  it('let nobody panic by one click, and end the turn though somebody could', () => {
    const now = moment({ decision: pending('refill') }, [choice('panic petersen', { piece: 1 }), choice('done')]);
    expect(prompt(now, hand())?.key).toBe('uf-screen-ask-full');
    expect(click(now, { kind: 'man', id: 1 })).toMatchObject({ does: 'list', choices: [{ action: 'panic petersen' }] });
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['done']);
  });
  it('say who goes, and whether somebody else can be named', () => {
    const named = [{ man: 1, group: 4, opponent: -1, card: -1 }];
    const last = [choice('give-up'), choice('done')];
    const asked = [[choice('name ostertag american-A -', { piece: 0, target: 4 })], []].map((more) =>
      prompt(moment({ decision: pending('infiltrate', { group: 0, named }) }, [...more, ...last]), hand()),
    );
    expect(asked).toEqual([
      { key: 'uf-screen-ask-named-more', params: { men: 'Petersen' } },
      { key: 'uf-screen-ask-named', params: { men: 'Petersen' } },
    ]);
  });
  it('offers no, one or all cards of a refill as buttons', () => {
    const now = moment(
      { decision: pending('refill') },
      [0, 1, 2, 3, 4].map((n) => choice(`draw ${n}`)),
    );
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['draw-0', 'draw-4']);
    expect(stage(now, hand()).groups[0]?.choices).toHaveLength(5);
  });
  it('ends the turn by one button, whatever is left of it', () => {
    const end = (kind: 'act' | 'discard' | 'refill', rest: string[], ...actions: string[]): Act | undefined =>
      stage(
        moment(
          { decision: pending(kind, { end: rest }) },
          actions.map((action) => choice(action)),
        ),
        hand(),
      ).acts.find((act) => act.id === 'end-turn');
    const rest = ['done', 'done', 'draw 2'];
    expect(end('act', rest, 'done')).toMatchObject({ series: rest, ends: 'turn', said: { params: { cards: 2 } } });
    expect(end('act', ['done'], 'done')).toMatchObject({ series: ['done'], said: { params: { cards: 0 } } });
    expect(end('discard', ['done', 'draw 2'], 'discard 3', 'done')?.series).toEqual(['done', 'draw 2']);
    expect(end('refill', ['draw 2', 'done'], 'draw 1', 'draw 2', 'done')?.series).toEqual(['draw 2', 'done']);
    expect([end('discard', [], 'discard 3'), end('refill', ['done'], 'done')]).toEqual([undefined, undefined]);
  });
  it('are not asked where there is one answer that changes nothing', () => {
    const asked = (kind: 'act' | 'refill', ...choices: Choice[]) =>
      byItself(moment({ decision: pending(kind) }, choices));
    expect(asked('act', choice('done'))?.action).toBe('done');
    expect(asked('act', choice('done'), choice('panic petersen', { piece: 1 }))).toBeNull();
    expect(asked('act', choice('done', { loses: { rule: '', key: 'x', params: {} } }))).toBeNull();
    expect(asked('refill', choice('done'))).toBeNull();
  });
  it('are answered after a while where the time would tell what is held', () => {
    expect(
      ['conceal', 'save', 'retry', 'act'].map((kind) =>
        delaysReply(moment({ decision: pending(kind as 'act') }, [choice('keep')])),
      ),
    ).toEqual([true, true, true, false]);
  });
});
