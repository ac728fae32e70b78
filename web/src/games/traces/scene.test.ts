import { describe, expect, it } from 'vitest';
import { HexGrid } from '../../board/hex/grid';
import { cupOf } from './cup';
import { mapOf } from './map';
import { pieceOf, piecesOf, values } from './pieces';
import { stage } from './present';
import { focus, lying, scene, wayOf } from './scene';
import { board, choice, decision, hand, moment, unit } from './sample';
import { hexIndex, hexName, leaders, lit, unitOf, viewOf } from './lookup';
import { hexWords, pieceLook, roster, status } from './words';

const layers = { command: true, zoc: false, supply: false };
const kinds = (now: ReturnType<typeof moment>, more = {}, on = layers): string[] =>
  scene(now, stage(now, hand(more)), hand(more), null, on).overlays.map((one) => one.kind);

describe('hexes', () => {
  it('are numbered from the south-west, and counted from the north-west', () => {
    expect([hexName(board, 0), hexName(board, 11)]).toEqual(['0301', '0104']);
    expect(hexIndex(board, '0202')).toBe(5);
    expect(hexName(board, -1)).toBe('');
  });
  it('leave out what lies beyond the map', () => {
    expect(lit(board, '111111111111').length).toBe(11);
  });
});

describe('the map', () => {
  const map = mapOf(board, 'it');
  it('is drawn once for each language', () => {
    expect(mapOf(board, 'it')).toBe(map);
    expect(map.places[0]).toEqual({ hex: '0302', name: 'Kiev', today: 'Kyiv', rank: 'major' });
  });
  it('cuts lines and rivers at its edge', () => {
    expect(map.ways.map((way) => way.path)).toEqual([
      ['0301', '0302', '0303'],
      ['0104', '0204'],
    ]);
    expect(map.rivers[0]?.sides).toEqual([['0301', '0302']]);
  });
  it('lies as the rules count neighbours: rows with odd numbers to the east', () => {
    const grid = new HexGrid(map);
    expect(grid.next('0201', 0)).toBe('0301');
    expect(grid.next('0301', 2)).toBe('0202');
  });
});

describe('counters', () => {
  it('show what they are and how they are', () => {
    const units = board.units.map((one) =>
      unit(one.id, one.id === 3 ? { supply: 'isolated', steps: 1 } : one.id === 4 ? { active: true, moved: true } : {}),
    );
    const pieces = piecesOf(moment({ units }), 'en');
    expect(pieces.length).toBe(6);
    expect(pieces.find((piece) => piece.id === 3)).toMatchObject({
      side: 'su',
      guards: true,
      number: '22',
      steps: 1,
      max: 2,
      state: 'isolated',
      ech: 'XXX',
      vals: '4-3-5',
    });
    expect(pieces.find((piece) => piece.id === 4)?.state).toBe('spent');
    expect(pieces.find((piece) => piece.id === 5)).toMatchObject({ nato: 'hq', vals: '4-5' });
  });
  it('of an HQ have no steps', () => {
    const now = moment({});
    const hq = unitOf(now, 2);
    expect(hq && values(hq)).toBe('4-5');
    expect(hq && pieceOf(viewOf(now), hq, 'en').max).toBeUndefined();
  });
});

describe('what lies over the map', () => {
  it('is the range of the HQ that acts, and of the one under the pointer', () => {
    const acting = moment({ chits: { ...viewOf(moment({})).chits, drawn: 'Steppe' } });
    expect(leaders(acting)).toEqual([5]);
    expect(kinds(acting)).toContain('region');
    expect(kinds(acting, {}, { ...layers, command: false })).not.toContain('region');
    expect(
      kinds(acting, { hover: { x: 0, y: 0, piece: 2, choice: null, inReach: false } }, { ...layers, command: false }),
    ).toContain('region');
  });
  it('can be zones of control and supply', () => {
    const found = lying(moment({}), { command: false, zoc: true, supply: true }).map((one) => one.kind);
    expect(found).toEqual(expect.arrayContaining(['zoc', 'region', 'supply', 'sign']));
    expect(lying(moment({}), layers).every((one) => one.kind === 'sign')).toBe(true);
  });
  it('shows who attacks from where', () => {
    const link = (key: string, value: number, params: Record<string, string>, note = false) => ({
      rule: '10.2a',
      key,
      value,
      params,
      note,
    });
    const chain = [
      link('tr-chain-unit', 4, { unit: '@unit/3' }),
      link('tr-chain-river', -2, { hex: '@hex/5' }),
      link('tr-chain-unit', 4, { unit: '@unit/4' }),
      link('tr-chain-defender', 0, { unit: '@unit/1' }, true),
    ];
    const found = scene(
      moment({ decision: decision('battle', { hex: '0302' }), attackers: [3, 4] }),
      stage(moment({}), hand()),
      hand({ chain }),
      null,
      layers,
    );
    expect(found.parts).toEqual([3, 4]);
    expect(found.overlays.filter((one) => one.kind === 'arrow')).toEqual([
      { kind: 'arrow', from: '0202', to: '0302', side: 'su', label: '2' },
      { kind: 'arrow', from: '0203', to: '0302', side: 'su', label: '4' },
    ]);
  });
  it('shows the ways of a retreat', () => {
    const way = choice('retreat 57 0303 via 0302', { piece: 0, hex: 2, via: 1 });
    const now = moment({ decision: decision('retreat', { hex: '0301' }) }, [way], 0);
    expect(wayOf(now, way)).toEqual(['0301', '0302', '0303']);
    expect(kinds(now)).toContain('path');
  });
  it('leads the eyes to what is to be decided', () => {
    expect(focus(moment({}, [choice('take 22G', { piece: 3 })]))).toEqual(['0202']);
    expect(focus(moment({}))).toEqual(['0104']);
  });
});

describe('around the map', () => {
  it('stand the chits: drawn, played, one’s own, face down', () => {
    const chits = {
      ...viewOf(moment({})).chits,
      cup: 3,
      drawn: '8A',
      played: { '8A': 1, Steppe: 1 },
      mine: { side: 'soviet' as const, cup: { Steppe: 1 }, hand: {}, picked: {}, held: {}, available: {}, need: 0 },
    };
    const cup = cupOf(moment({ chits }));
    expect([
      cup.drawn?.chit.key,
      cup.played.map((one) => one.chit.key),
      cup.mine.map((one) => one.chit.key),
      cup.down,
    ]).toEqual(['8A', ['Steppe'], ['Steppe'], 2]);
  });
  it('stand chits to choose, for the cup or for the hand', () => {
    const mine = {
      side: 'axis' as const,
      cup: {},
      hand: {},
      picked: { '8A': 1 },
      held: { '8A': 1 },
      available: { '8A': 1, okh: 1 },
      need: 3,
    };
    const now = moment(
      { decision: decision('choice'), chits: { ...viewOf(moment({})).chits, mine } },
      [choice('choose okh'), choice('hold okh')],
      0,
    );
    expect(
      cupOf(now).offers.map((one) => [one.chit.key, one.cup, one.hand, one.choose?.action, one.hold?.action]),
    ).toEqual([
      ['8A', 0, 1, undefined, undefined],
      ['okh', 0, 0, 'choose okh', 'hold okh'],
    ]);
  });
  it('are turn, points and crossings', () => {
    const look = status(moment({ vp: { total: 12, cities: 8, units: 4, hq: 0, breakthrough: 0, target: 50 }, cp: 1 }));
    expect(look.steps.map((step) => step.state)).toEqual(['now', 'next']);
    expect(look.scores.map((one) => [one.seat, one.value, one.of])).toEqual([
      [1, 12, 50],
      [1, 1, 1],
    ]);
  });
  it('are the units, one’s own first', () => {
    expect(roster(moment({})).map((group) => group.id)).toEqual([
      'soviet-hq',
      'soviet-mobile',
      'soviet-infantry',
      'soviet-box',
      'axis-hq',
      'axis-mobile',
      'axis-infantry',
    ]);
    expect(pieceLook(moment({}), 3)?.label).toBe('0202');
    expect(pieceLook(moment({}), 99)).toBeNull();
  });
  it('calls a hex by its city', () => {
    expect([hexWords(board, '0302', 'it'), hexWords(board, '0202', 'it')]).toEqual(['Kiev (0302)', '0202']);
  });
});
