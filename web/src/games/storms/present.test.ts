import { describe, expect, it } from 'vitest';
import {
  aiming,
  prompt,
  facedHexes,
  facingFor,
  hexChoices,
  reselectAction,
  whyNotAction,
  stage,
  preparedAttack,
  hoverWhyNotAction,
  worthAsking,
} from './present';
import { rose } from './deployFacing.svelte';
import { choice, hand, moment, pending, state } from './sample';

const odds = [
  { key: 'st-chance-hit', ways: 6, of: 36, worth: 0 },
  { key: 'st-chance-miss', ways: 30, of: 36, worth: 0 },
];
const takes = [
  choice('take G1 ap', { piece: 0 }),
  choice('take G1 opportunity', { piece: 0 }),
  choice('take G1 cap', { piece: 0 }),
  choice('take MO1 cap', { piece: 1 }),
  choice('pass'),
];

describe('a turn', () => {
  it('activates the unit that is clicked; a unit that can only act otherwise does so', () => {
    const { clicks } = stage(moment({}, takes), hand());
    const meant = (piece: number) =>
      clicks.get(piece)?.map((click) => (click.does === 'choose' ? click.choice.action : ''));
    expect([meant(0), meant(1)]).toEqual([['take G1 ap'], ['take MO1 cap']]);
  });
  it('has a button for every other way to act, and shows whom it is for', () => {
    const now = moment({}, takes);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['mode-opportunity', 'mode-cap', 'pass']);
    const found = stage(now, hand({ mode: 'cap' })).clicks;
    expect([...found.keys()]).toEqual([0, 1]);
    expect(prompt(now, hand({ mode: 'cap' }))?.key).toBe('st-screen-ask-cap');
  });
  it('has one button for a key', () => {
    const now = moment({}, [...takes, choice('stall ap'), choice('stall cap')]);
    expect(stage(now, hand()).acts.map((act) => act.key)).toEqual(['O', 'D', 'A', 'Z', '']);
  });
  it('asks for a card only where one can be played', () => {
    const asked = (more: Parameters<typeof moment>[1]) =>
      prompt(
        { ...moment({}, [...takes, ...(more ?? [])]), prompt: { rule: '2.2', key: 'st-prompt-choose', params: {} } },
        hand(),
      )?.key;
    expect([asked([]), asked([choice('card 2 free')])]).toEqual(['st-screen-ask-choose-unit', 'st-screen-ask-choose']);
  });
  it('leaves a unit that was only picked up for another one', () => {
    const now = moment({ decision: pending('act', { unit: 0 }) }, [choice('go 101-A02', { piece: 0, hex: 1 })]);
    expect(reselectAction(now, 'take G1 ap', 1)).toBe('take MO1 ap');
    expect(reselectAction(now, 'go 101-A02', 1)).toBeNull();
    expect(reselectAction(now, 'take G1 ap', 2)).toBeNull();
  });
});

describe('an action', () => {
  const acts = [
    choice('go 101-A02', { piece: 0, hex: 1 }),
    choice('go 101-A02 care', { piece: 0, hex: 1 }),
    choice('fire 101-A04', { piece: 0, hex: 3, odds }),
    choice('fire 101-B04', { piece: 0, hex: 7 }),
    choice('fire 101-A04 smoke', { piece: 0, hex: 3 }),
    choice('turn ne', { piece: 0, face: 0 }),
    choice('join MO1', { piece: 1 }),
    choice('recover', { piece: 0, odds }),
    choice('go all'),
  ];
  const now = moment({ decision: pending('act', { unit: 0 }) }, acts);
  it('goes and fires in the plain way, unless a button says otherwise', () => {
    expect(hexChoices(now, hand()).map((one) => one.action)).toEqual(['go 101-A02', 'fire 101-A04']);
    expect(hexChoices(now, hand({ mode: 'care' })).map((one) => one.action)).toEqual(['go 101-A02 care']);
    expect(hexChoices(now, hand({ mode: 'smoke' })).map((one) => one.action)).toEqual(['fire 101-A04 smoke']);
    expect(hexChoices(now, hand({ mode: 'search' })).map((one) => one.action)).toEqual(['fire 101-B04']);
  });
  it('has buttons for what points nowhere', () => {
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual([
      'mode-smoke',
      'mode-care',
      'mode-search',
      'go-all',
      'recover',
    ]);
  });
  it('lets others join by a click', () => {
    expect(stage(now, hand()).clicks.get(1)?.[0]?.does).toBe('choose');
  });
  it('asks why an enemy is no target and a friend does not join', () => {
    expect(whyNotAction(now, hand(), 3)).toBe('fire 101-C04');
    expect(whyNotAction(now, hand(), 1)).toBe('join MO1');
    expect(hoverWhyNotAction(now, hand(), 1)).toBeNull();
    expect([worthAsking(now, 5), worthAsking(now, 11)]).toEqual([true, false]);
  });
});

describe('a facing', () => {
  it('is chosen by a click on the hex it looks at', () => {
    const now = moment(
      { decision: pending('look', { unit: 0 }) },
      [0, 1, 2, 3, 4, 5].map((face) => choice(`face ${face}`, { piece: 0, face })),
    );
    expect(facedHexes(now).map(({ hex }) => hex)).toEqual([1, 4]);
    expect(stage(now, hand()).acts.map((act) => act.choice?.face)).toEqual([1]);
  });
  it('is kept for the next unit that is placed', () => {
    const places = [0, 1].flatMap((hex) =>
      [0, 1, 2].map((face) => choice(`place G2 ${hex} ${face}`, { piece: 4, hex, face })),
    );
    const now = moment({ decision: pending('deploy'), phase: 'set-up' }, places);
    expect(hexChoices(now, hand()).map((one) => one.face)).toEqual([1, 1]);
    rose.facing = 2;
    expect([facingFor(now, 4), hexChoices(now, hand()).map((one) => one.face)]).toEqual([2, [2, 2]]);
    rose.facing = -1;
  });
  it('is asked for as well when an event brings units', () => {
    const places = [0, 1].flatMap((hex) =>
      [0, 1].map((face) => choice(`place G2 ${hex} ${face}`, { piece: 4, hex, face })),
    );
    const now = moment({ decision: pending('reinforce', { card: 1 }), phase: 'refresh' }, places);
    expect(hexChoices(now, hand()).map((one) => one.hex)).toEqual([0, 1]);
    expect(prompt(now, hand())).toEqual({ key: 'st-screen-ask-deploy', params: { unit: '@unit/4' } });
    expect(worthAsking(now, 7)).toBe(true);
  });
});

describe('rolls and artillery', () => {
  it('declares CAP by buttons', () => {
    const now = moment({ decision: pending('bid') }, [choice('declare 0'), choice('declare 1')]);
    expect(stage(now, hand()).acts.map((act) => [act.id, act.choice?.action])).toEqual([
      ['declare-0', 'declare 0'],
      ['declare-1', 'declare 1'],
    ]);
  });
  it('shows what CAP make of a roll before it is made', () => {
    const now = moment({ decision: pending('boost', { unit: 0, hex: 3, purpose: 'attack' }) }, [
      choice('boost 0', { odds }),
      choice('boost 1', { odds }),
      choice('use 9', { card: 1 }),
    ]);
    expect(preparedAttack(now)?.action).toBe('boost 0');
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['boost-0', 'boost-1']);
  });
  it('aims one battery at a time, and smoke apart', () => {
    const aims = ['aim OBA-G1 101-A01', 'aim OBA-G1 101-A01 smoke', 'aim OBA-G2 101-A02'].map((action, i) =>
      choice(action, { hex: i === 2 ? 1 : 0 }),
    );
    const now = moment({ decision: pending('plot', { side: 2 }) }, [choice('confirm'), ...aims]);
    expect(aiming(now, hand())).toEqual({ battery: 'OBA-G1', smoke: false });
    expect(hexChoices(now, hand({ mode: 'aim OBA-G1 smoke' })).map((one) => one.action)).toEqual([
      'aim OBA-G1 101-A01 smoke',
    ]);
    expect(stage(now, hand()).acts.map((act) => act.mode ?? act.id)).toEqual([
      'aim OBA-G1 smoke',
      'aim OBA-G2',
      'confirm',
    ]);
    const last = (choices: typeof aims) =>
      stage(moment({ decision: pending('plot', { side: 2 }) }, [choice('confirm'), ...choices]), hand()).acts.at(-1)
        ?.rank;
    expect([last(aims), last([])], 'to end without fire is not what is suggested').toEqual(['common', undefined]);
  });
  it('has close combat as a button', () => {
    const now = moment({ decision: pending('act', { unit: 0 }), units: [state(0), state(2, { hex: 0 })] }, [
      choice('fire 101-A01', { piece: 0, hex: 0, odds }),
    ]);
    expect(stage(now, hand()).acts.map((act) => act.id)).toEqual(['fire-101-A01']);
  });
});
