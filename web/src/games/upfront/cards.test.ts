import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { event } from '../../play/sample';
import type { LogEntry } from '../../api/protocol';
import { addTexts, lang, say } from '../../i18n';
import Board from './Board.svelte';
import { actionCard, armOf, attackOf, linesOf, lyingIn, manOf, rangesOf, sideOf } from './cards';
import { figureOf, lastDrawn, toldOf } from './drawnCards';
import { menOdds } from './odds';
import { board, card, group, hand, manState, moment, pending } from './sample';
import { viewOf } from './lookup';
import { names, roster, status, text } from './words';
import type { WeaponInfo, WeaponState } from './view';

const CHARGE: WeaponInfo = {
  id: 2,
  key: 'charge',
  name: { it: 'carica di demolizione', en: 'demolition charge' },
  the: { it: 'la carica di demolizione', en: 'the demolition charge' },
  gender: 'f',
  traits: ['secondary', 'demolition'],
  power: [0, 0, 0, 0, 0, 0],
  alone: null,
  close: 0,
  repaired: { black: [], red: [] },
  lost: { black: [], red: [] },
};

beforeAll(() => {
  const read = (path: string): string =>
    readFileSync(new URL(`../../../../src/caposaldo/${path}`, import.meta.url), 'utf8');
  for (const path of ['texts/en/web.ftl', 'games/upfront/texts/en/web.ftl', 'games/upfront/texts/en/view.ftl'])
    addTexts('en', read(path));
});

describe('cards', () => {
  it('say what they are, what they need and what they are worth', () => {
    expect(actionCard(board, 2, 0)?.uses[0]).toMatchObject({ kind: 'fire', title: 'Fire', value: '4', need: 8 });
    expect(actionCard(board, 0, 0)?.uses[0]).toMatchObject({
      kind: 'terrain',
      title: 'Woods',
      value: '−2',
      land: 'woods',
    });
    expect(actionCard(board, 5, 0)?.uses[0]).toMatchObject({ title: 'Minefield', value: '3' });
  });
  it('print the tenth position as 0', () => expect(actionCard(board, 0, 0)?.columns.at(-1)?.n).toBe(0));
  it('show what another nation plays them as, grey', () => {
    expect(actionCard(board, 4, 0)?.uses.map((use) => [use.title, use.useless ?? false, use.nations])).toEqual([
      ['Rally', false, ['de']],
      ['Radio', true, ['us', 'su']],
    ]);
  });
});

describe('men', () => {
  it('say whom they go to and where they have got in', () => {
    const named = [{ man: 0, group: 4, opponent: -1, card: -1 }];
    const now = viewOf(
      moment({
        men: board.men.map((one) =>
          manState(one.id, one.id === 0 ? { marks: ['named'] } : one.id === 1 ? { inside: 5 } : {}),
        ),
        decision: pending('infiltrate', { named }),
      }),
    );
    expect([0, 1].map((id) => manOf(board, now, id)?.marks?.map((mark) => mark.text))).toEqual([
      ['to A'],
      ['inside B'],
    ]);
  });
  it('lie turned over when pinned, with the values of the moment', () => {
    const now = viewOf(
      moment({ men: board.men.map((one) => manState(one.id, one.id === 1 ? { marks: ['pinned'], kia: 9 } : {})) }),
    );
    expect(manOf(board, now, 1)).toMatchObject({ pinned: true, kiaPinned: 9, armed: 'rifle' });
    expect(manOf(board, now, 0)).toMatchObject({ pinned: false, rank: 'SL', weapon: 'smg-drum' });
  });
  it('hold what they hold now', () => {
    const now = viewOf(
      moment({
        men: board.men.map((one) =>
          manState(one.id, one.id === 1 ? { weapon: -1 } : one.id === 2 ? { weapon: 0, jammed: true } : {}),
        ),
      }),
    );
    expect(manOf(board, now, 1)?.weapon).toBe('unarmed');
    expect(manOf(board, now, 2)).toMatchObject({ weapon: 'smg-drum', marks: [{ kind: 'bad', text: 'jammed' }] });
  });
  it('carry secondary weapons as marks, and as a line among their figures', () => {
    const more = { ...board, weapon_types: [...board.weapon_types, 2], weapons: [...board.weapons, CHARGE] };
    const now = viewOf(moment({ men: board.men.map((one) => manState(one.id, one.id === 1 ? { second: 5 } : {})) }));
    expect(manOf(more, now, 1)?.marks).toEqual([{ kind: 'plain', text: 'charge' }]);
    expect(manOf(more, now, 2)?.marks).toEqual([]);
  });
  it('leave weapons behind, those of a kind as one marker', () => {
    const more = { ...board, weapon_types: [...board.weapon_types, 2], weapons: [...board.weapons, CHARGE] };
    const lies = (id: number, jammed = false): WeaponState => ({ id, type: 0, holder: -1, lies: 0, jammed });
    const held = { ...lies(4), holder: 4, lies: -1 };
    const now = viewOf(moment({ weapons: [lies(1), lies(2), lies(3, true), held, lies(5)] }));
    expect(lyingIn(more, now, 0)).toEqual([
      { weapon: 'rifle', name: 'rifle', count: 2, jammed: false },
      { weapon: 'rifle', name: 'rifle', count: 1, jammed: true },
      { weapon: 'charge', name: 'demolition charge', count: 1, jammed: false },
    ]);
    expect(lyingIn(more, now, 4)).toEqual([]);
  });
  it('have a picture for every weapon', () =>
    expect(['american-rifle', 'german-mp', 'russian-lmg', 'american-mmg', 'german-flamethrower'].map(armOf)).toEqual([
      'self-loader',
      'smg',
      'lmg-pan',
      'mg',
      'flame',
    ]));
});

describe('groups', () => {
  it('stand by letter, with the cards above their ground from the bottom up', () => {
    const now = moment({
      groups: [
        group(1, 'B', [2]),
        group(0, 'A', [0, 1], {
          terrain: 'woods',
          ground: 0,
          modifier: -2,
          stack: [
            { card: 3, way: 'down', as: 'open', laid: 0 },
            { card: 0, way: 'up', as: 'terrain', laid: 0 },
            { card: 1, way: 'forward', as: 'movement', laid: 1 },
          ],
        }),
      ],
    });
    const side = sideOf(now, 0);
    expect(side.groups.map((one) => one.letter)).toEqual(['A', 'B']);
    expect(side.groups[0]).toMatchObject({
      terrain: { land: 'woods', cover: '−2' },
      laid: [{ kind: 'move', text: 'forward', icon: 'forward' }],
    });
  });
  it('show a face-down card as open ground, known or not', () => {
    const now = moment({ groups: [group(0, 'A', [0], { stack: [{ card: -1, way: 'down', as: 'open', laid: 0 }] })] });
    expect(sideOf(now, 0).groups[0]).toMatchObject({ terrain: null, laid: [{ kind: 'other', text: 'open' }] });
  });
});

describe('ranges', () => {
  const now = moment({ decision: pending('commit', { group: 4, target: 0, purpose: 'fire' }) });
  it('run from the one who fires to the one fired at, with firepower and cover', () => {
    const attack = attackOf(now, null);
    expect(linesOf(now, attack).find((line) => line.attack)).toEqual({
      from: '4',
      to: '0',
      range: 2,
      attack: true,
      note: 'firepower 3, cover 0',
    });
    expect(rangesOf(now, attack)).toEqual({ '0': 2, '4': 2, '1': 0, '5': 0 });
  });
  it('say the strength of a charge, which needs no card, while one may hide from it', () => {
    const goes = moment({ decision: pending('conceal', { group: 4, target: 0, purpose: 'fire', strength: 8 }) });
    expect(linesOf(goes, attackOf(goes, null)).find((line) => line.attack)?.note).toBe('strength 8');
  });
  it('show an attack while a Hero is asked for, also for a commissar, but no infiltration', () => {
    const asked = (purpose: 'fire' | 'commissar' | 'infiltration', target: number) =>
      attackOf(moment({ decision: pending('save', { group: 4, target, purpose }) }), null);
    expect([asked('fire', 0), asked('commissar', 0)].map((one) => one?.target)).toEqual([0, 0]);
    expect([asked('commissar', -1), asked('infiltration', -1), asked('infiltration', 0)]).toEqual([null, null, null]);
  });
});

describe('words', () => {
  const now = moment({});
  const called = names(now);
  it('name men, groups, cards and seats', () => {
    expect(['man/1', 'group/4', 'card/3', 'face/2', 'weapon/0', 'seat/1'].map((one) => called(one, lang()))).toEqual([
      'Pvt Petersen',
      'American A',
      'Rally 2 (no. 4), red 5',
      'Fire 4 (no. 3)',
      'machine pistol',
      'Americans',
    ]);
  });
  it('leave no key without text', () => {
    const all = JSON.stringify([text(now), roster(now).map((one) => one.title)]);
    expect(all).not.toContain('⟦');
    expect(status(now).steps.map((step) => step.state)).toEqual(['now', 'next']);
  });
  it('say whose turn it is, to him and to the other', () => {
    const turn = (eyes: number): string =>
      say(status({ ...now, eyes, view: { ...now.view, side: 1, player_turn: 3, step: 'acting' } }).turn);
    expect([turn(0), turn(1)]).toEqual(['American turn · Actions', 'Your turn · Actions']);
  });
});

describe('draws and odds', () => {
  const entry = (key: string, params: Record<string, string>): LogEntry => ({
    n: 1,
    seat: 0,
    action: null,
    events: [event(key, params)],
    turn: 1,
  });
  it('show the last card that was drawn, not one that was played', () => {
    const log = [entry('uf-resolved', { man: '@man/3', card: '@card/3' }), entry('uf-lays', { card: '@card/0' })];
    expect(lastDrawn(log).map((one) => [one.at, one.card])).toEqual([[0, 3]]);
    expect(lastDrawn([entry('uf-fight', { card: '@card/1', other: '@card/2' })]).map((one) => one.card)).toEqual([
      1, 2,
    ]);
  });
  it('show every man of an attack that was interrupted by questions, and none of the attack before', () => {
    const hit = (man: number): LogEntry => entry('uf-resolved', { man: `@man/${man}`, card: '@card/3' });
    const log = [hit(3), entry('uf-attack', {}), hit(3), hit(4), entry('uf-turn', {})];
    expect(lastDrawn(log).map((one) => [one.at, one.man?.id])).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });
  it('say who fired at whom', () => {
    const fires = (target: string): LogEntry => entry('uf-attack', { target });
    const log = [
      fires('@group/4'),
      fires('@group/5'),
      entry('uf-conceals', {}),
      entry('uf-resolved', { man: '@man/3', card: '@card/3' }),
      entry('uf-turn', {}),
    ];
    expect(toldOf(log, lastDrawn(log)).occasion?.params['target']).toBe('@group/5');
    expect(toldOf(log, lastDrawn([...log, entry('uf-search', { card: '@card/1' })])).occasion).toBeNull();
    expect(toldOf(log, lastDrawn(log)).hidden).toHaveLength(1);
  });
  const several = (...events: [string, Record<string, string>][]): LogEntry => ({
    ...entry('', {}),
    events: events.map(([key, params]) => event(key, params)),
  });
  const hit: [string, Record<string, string>] = ['uf-resolved', { man: '@man/3', card: '@card/3' }];
  it('say that a charge went off, not who fired before', () => {
    const log = [
      entry('uf-attack', {}),
      several(hit),
      several(['uf-infiltrates', { man: '@man/0', card: '@card/1' }], ['uf-charge', { man: '@man/0' }]),
      several(['uf-conceals', {}], hit),
    ];
    expect(toldOf(log, lastDrawn(log)).occasion?.key).toBe('uf-charge');
  });
  it('say on the card of a weapon that may jam whether it did', () => {
    const drawn = (key: string): unknown =>
      lastDrawn([
        several(
          hit,
          ['uf-unharmed', { man: '@man/3' }],
          ['uf-jam-drawn', { man: '@man/0', card: '@card/2' }],
          [key, { man: '@man/0' }],
        ),
      ])[1]?.fate;
    expect(['uf-jams', 'uf-hitch', 'uf-no-jam', 'uf-weapon-lost'].map(drawn)).toEqual([
      'jams',
      'hitch',
      'no-jam',
      'weapon-lost',
    ]);
  });
  it('tell of a weapon that jams without a card of its own', () => {
    const told = (...events: [string, Record<string, string>][]): string[] => {
      const log = [entry('uf-attack', {}), several(hit, ...events)];
      return toldOf(log, lastDrawn(log)).notes.map((event) => event.key);
    };
    expect(
      told(['uf-unharmed', { man: '@man/3' }], ['uf-jams', { man: '@man/0' }], ['uf-attack-silenced', {}]),
    ).toEqual(['uf-jams', 'uf-attack-silenced']);
    expect(told(['uf-jam-drawn', { man: '@man/0', card: '@card/2' }], ['uf-jams', { man: '@man/0' }])).toEqual([]);
  });
  it('say what came of a repair and of a search for a sniper', () => {
    const came = (...events: [string, Record<string, string>][]): unknown => lastDrawn([several(...events)])[0]?.fate;
    const repair: [string, Record<string, string>] = ['uf-repair', { man: '@man/0', card: '@card/1' }];
    expect([came(repair), came(repair, ['uf-repaired', {}]), came(repair, ['uf-weapon-lost', {}])]).toEqual([
      'still-jammed',
      'repaired',
      'weapon-lost',
    ]);
    const search: [string, Record<string, string>] = ['uf-search', { group: '@group/0', card: '@card/1' }];
    expect([came(search, ['uf-search-fails', {}]), came(search, ['uf-sniper-found', {}])]).toEqual([
      'not-found',
      'found',
    ]);
  });
  it('show the number that counts: of its column, or none where a card only points at somebody', () => {
    const shown = card(0, 'fire', 1, { random: 3, red: true, positions: [1, 2, 2], reds: [true, false, true] });
    const figure = (key: string, params: Record<string, string | number>): unknown =>
      figureOf({ at: 0, card: 1, event: { rule: '', key, params } }, shown);
    expect(figure('uf-does-not-infiltrate', { column: 2 })).toEqual({ n: 2, red: false });
    expect(figure('uf-search', {})).toEqual({ n: 3, red: true });
    expect(figure('uf-jam-drawn', {})).toBeNull();
  });
  it('show a failed infiltration, and what a mine did', () => {
    expect(
      lastDrawn([entry('uf-does-not-infiltrate', { man: '@man/3', card: '@card/2' })]).map((one) => one.card),
    ).toEqual([2]);
    const mine = entry('uf-mines-attack', { man: '@man/3', drawn: '@card/3' });
    expect(lastDrawn([{ ...mine, events: [...mine.events, event('uf-man-killed', { man: '@man/3' })] }])[0]?.fate).toBe(
      'killed',
    );
  });
  it('show a close combat man by man', () => {
    const fight = entry('uf-fight', {
      man: '@man/0',
      opponent: '@man/3',
      card: '@card/1',
      other: '@card/2',
      total: '3',
      against: '7',
    });
    const log = [{ ...fight, events: [...fight.events, event('uf-man-killed', { man: '@man/0' })] }];
    expect(lastDrawn(log).map((one) => one.man)).toEqual([
      { id: 0, result: 3, fate: 'killed' },
      { id: 3, result: 7, fate: 'nothing' },
    ]);
  });
  it('show what a sniper did', () => {
    const fires = entry('uf-sniper-fires', { man: '@man/3', card: '@card/3' });
    expect(lastDrawn([fires])[0]?.fate).toBe('nothing');
    expect(lastDrawn([{ ...fires, events: [...fires.events, event('uf-pinned', { man: '@man/3' })] }])[0]?.fate).toBe(
      'pinned',
    );
  });
  it('tell for each man what may become of him', () => {
    const [one] = menOdds([
      {
        rule: '6.5',
        key: 'uf-chain-man',
        value: 0,
        params: { man: '@man/3', killed: 10, pinned: 52, of: 162 },
        note: true,
      },
    ]);
    expect(one).toEqual({
      man: 3,
      odds: [
        { key: 'uf-screen-chance-killed', ways: 10, of: 162, worth: 4 },
        { key: 'uf-screen-chance-pinned', ways: 52, of: 162, worth: 1 },
        { key: 'uf-screen-chance-nothing', ways: 100, of: 162, worth: 0 },
      ],
    });
  });
});

describe('the table', () => {
  it('is drawn with both sides, the hand and the pile', () => {
    const now = moment({});
    const nothing = (): void => undefined;
    const { body } = render(Board, {
      props: {
        moment: now,
        stage: { actor: -1, clicks: new Map(), ground: null, acts: [], groups: [], tray: [] },
        hand: hand(),
        told: null,
        log: [],
        sights: new Map(),
        onpiece: nothing,
        onchoice: nothing,
        onchoices: nothing,
        onground: nothing,
        onhover: nothing,
        onwhy: nothing,
        onask: nothing,
        onsight: nothing,
      },
    });
    for (const words of ['Ostertag', 'Kovacs', 'Movement', '120', 'Deck 1 of 2']) expect(body).toContain(words);
    expect(body).not.toContain('⟦');
  });
});
