import { describe, expect, it } from 'vitest';
import { addTexts } from '../../i18n';
import { sheetOf } from '../../board/hex/sheet';
import { mapOf } from './map';
import { halves, sum } from './odds';
import { picture, piecesOf } from './pieces';
import { stage } from './present';
import { blockWords, boardChoices, focus, lookoutOf, lying, scene } from './scene';
import { board, choice, hand, moment, pending, side, sight, state } from './sample';
import { besideOf, distance, goalsOf, hexIndex, patternAt, unitOf } from './lookup';
import type { Board } from './view';
import { hexFacts, names, pieceLook, roster, state as unitState, status, text } from './words';

addTexts(
  'en',
  'x = { $hex }\nst-sight-flat = { $from } { $to } { $by } { $what }\nst-sight-wooden = houses\nst-screen-text-goal = { $card }\n',
);
const layers = { sight: true, arc: true, costs: true };
const odds = [
  { key: 'st-chance-hit', ways: 9, of: 36, worth: 2 },
  { key: 'st-chance-miss', ways: 27, of: 36, worth: 0 },
];

describe('the map', () => {
  const map = mapOf(board, 'en');
  it('is drawn with its levels, houses, roads and hexsides', () => {
    expect(map.cells.map((cell) => cell.terrain)).toEqual([
      'clear',
      'woods',
      'town',
      'clear',
      'field',
      'town',
      'clear',
      'water',
      'clear',
      'clear',
      'marsh',
      'bridge',
    ]);
    expect([map.cells[6]?.level, map.cells[7]?.level, map.cells[7]?.open]).toEqual([2, -1, true]);
    expect(map.houses).toEqual([
      { hex: '101-B02', stone: true },
      { hex: '101-A03', stone: false },
    ]);
    expect(map.ways[0]).toEqual({ kind: 'road', path: ['101-A01', '101-A02', '101-A03'], leaves: [4, null] });
    expect(sheetOf(map).terrain).not.toMatch(/NaN|undefined/);
  });
  it('counts hexes as the rules do', () => {
    expect([distance(board, 0, 3), distance(board, 0, 11), distance(board, 4, 8)]).toEqual([3, 4, 1]);
    expect([0, 1, 2, 3, 4, 5].map((side) => besideOf(board, 5, side))).toEqual([2, 6, 10, 9, 4, 1]);
    expect(hexIndex(board, '101-B02')).toBe(5);
    expect(patternAt(board, board.cards[2] as Board['cards'][number], 0)).toEqual([0, 1, 4]);
    expect(patternAt(board, board.cards[2] as Board['cards'][number], 11)).toEqual([11]);
  });
});

describe('counters', () => {
  it('stand where they are seen, with their hits and what lies on them', () => {
    const now = moment({
      units: [state(0, { marker: 'down', hidden: true }), state(3, { flags: ['dug-in'], status: 'spent' })],
    });
    const [german, soviet] = piecesOf(now, 'en');
    expect([german?.hex, german?.hit, german?.facing, german?.badges]).toEqual(['101-A01', '?', null, ['hidden']]);
    expect([soviet?.moves, soviet?.armoured, soviet?.state, soviet?.badges]).toEqual([
      'wheel',
      ['front'],
      'spent',
      ['dug-in'],
    ]);
  });
  it('use tokens for every colour', () => {
    const unit = unitOf(moment({}), 1);
    expect(unit && picture(unit, 'en')).not.toMatch(/#[0-9a-f]{3}/i);
  });
  it('are listed by side and by where they are', () => {
    const now = moment({ units: [state(0), state(2, { place: 'destroyed', hex: -1 }), state(4)] });
    expect(roster(now).map((group) => [group.id, group.pieces.length])).toEqual([
      ['0-map', 1],
      ['0-reserve', 1],
      ['1-destroyed', 1],
    ]);
    expect(pieceLook(now, 2)?.harm).toBe(3);
    expect(pieceLook(now, 3)).toBeNull();
  });
});

describe('what is laid over the map', () => {
  it('marks enemies that can be fired at with what can be hoped for, and hexes with what they cost', () => {
    const now = moment({ decision: pending('act', { unit: 0 }) }, [
      choice('go 101-A02', { piece: 0, hex: 1, words: { key: 'x', params: { cost: 2 } } }),
      choice('fire 101-A04', { piece: 0, hex: 3, odds }),
    ]);
    const found = boardChoices(now, stage(now, hand()), hand(), layers, names(now));
    expect(found.map((one) => [one.id, one.hex ?? one.piece, one.cost])).toEqual([
      ['go 101-A02', '101-A02', '2'],
      ['fire 101-A04', 2, undefined],
    ]);
    expect(scene(now, stage(now, hand()), hand(), null, layers, null).overlays).toContainEqual({
      kind: 'odds',
      hex: '101-A04',
      works: '25%',
      costs: '',
    });
  });
  it('shows arc, bands and what is not seen of the unit in hand', () => {
    const now = moment({ decision: pending('act', { unit: 0 }) }, [choice('pass')]);
    const { overlays } = scene(now, stage(now, hand()), hand(), null, layers, sight());
    expect(overlays.filter((one) => one.kind === 'arc').map((one) => one.kind === 'arc' && one.hexes.length)).toEqual([
      3, 2,
    ]);
    expect(overlays).toContainEqual({ kind: 'unseen', hexes: ['101-A04'] });
  });
  it('draws the line of sight to the hex under the pointer, up to what stops it', () => {
    const now = moment({ decision: pending('act', { unit: 0 }) }, [choice('pass')]);
    const over = (x: number) =>
      scene(
        now,
        stage(now, hand()),
        hand({ hover: { x, y: 0, piece: -1, choice: null, inReach: false } }),
        null,
        layers,
        sight(),
      ).overlays.find((one) => one.kind === 'sight');
    expect(over(3)).toEqual({ kind: 'sight', from: '101-A01', to: '101-A04', blocked: '101-A03' });
    expect(over(2)).toEqual({ kind: 'sight', from: '101-A01', to: '101-A03' });
    expect(blockWords(board, sight(), 3, names(now))).toBe('A01 A04 A03 houses');
  });
  it('looks out from where a unit would go, or would be placed', () => {
    const unit = unitOf(moment({}), 0);
    const over = (one: ReturnType<typeof choice>) =>
      hand({ hover: { x: one.hex, y: 0, piece: -1, choice: one, inReach: true } });
    expect(lookoutOf(hand(), unit)).toEqual({ piece: 0, hex: -1 });
    expect(lookoutOf(over(choice('go 101-A02', { piece: 0, hex: 1 })), unit)).toEqual({ piece: 0, hex: 1 });
    expect(lookoutOf(over(choice('place G2 101-A03 e', { piece: 4, hex: 2 })), null)).toEqual({ piece: -1, hex: 2 });
    expect(lookoutOf(hand(), null)).toBeNull();
  });
  it('has flags where hexes count, ways out, smoke and one’s own plotted fire', () => {
    const now = moment({
      smoke: [{ hex: 9, smoke: 2, thick: 1, thin: 0 }],
      batteries: [{ id: 0, missions: 1, left: 0, plotted: { hex: 6, smoke: false, hexes: [6, 7] }, falling: null }],
    });
    expect(lying(now).map((one) => one.kind)).toEqual(['objective', 'sign', 'smoke', 'zoc', 'chip']);
    expect(lying(now)[0]).toEqual({ kind: 'objective', hex: '101-B02', side: 'su', label: '2', contested: false });
  });
  it('looks first at the unit that acts', () => {
    expect(focus(moment({ decision: pending('act', { unit: 3 }) }))[0]).toBe('101-C04');
  });
  it('looks at the units that can be chosen, the ready ones, from their middle', () => {
    const units = [state(0, { hex: 8 }), state(1, { hex: 9 }), state(4, { place: 'map', hex: 10 }), state(2), state(3)];
    const takes = [0, 1, 4].map((piece) => choice(`take ${piece}`, { piece }));
    expect(focus(moment({ units }, takes))).toEqual(['101-C02', '101-C01', '101-C03']);
    expect(
      focus(moment({ units: units.map((one) => (one.id === 4 ? one : { ...one, status: 'spent' as const })) }, takes)),
    ).toEqual(['101-C03']);
    expect(focus(moment({ units }, takes.slice(0, 1)))).toEqual(['101-C01']);
    expect(focus(moment({ units }))).toHaveLength(3);
  });
  it('looks at the middle of the hexes where units can be placed', () => {
    const places = [0, 1, 2, 4].map((hex) => choice(`place ${hex}`, { hex }));
    expect(focus(moment({}, places))[0]).toBe('101-A02');
  });
});

describe('words and figures', () => {
  it('split the chain of an attack into what attacks and what defends', () => {
    const link = (key: string, value: number, note = false) => ({ rule: '7.0', key, value, params: {}, note });
    const { attack, defence, notes } = halves([
      link('st-chain-red', 4),
      link('st-chain-long', -2),
      link('st-chain-front', -12),
      link('st-chain-woods', -2),
      link('st-chain-cap', 1),
      link('st-chain-needed', 0, true),
    ]);
    expect([sum(attack), sum(defence), notes.length]).toEqual([3, 14, 1]);
  });
  it('tell rounds, points and every unit in view', () => {
    const look = status(moment({ round: 2 }));
    expect(look.steps.map((step) => step.state)).toEqual(['done', 'now', 'next', 'next']);
    expect(look.scores.map((score) => score.value)).toEqual([0, 0]);
    const sections = text(moment({ units: [state(0), state(2)] }));
    expect(sections.map((section) => section.pieces?.length ?? 0)).toEqual([0, 0, 1, 1]);
    expect(hexFacts(board, moment({}).view as never, 5)[0]).toBe('B02');
  });
  it('tell one’s own secret objective, and at the end those of both', () => {
    const told = (goals: (readonly number[] | null)[]) =>
      moment({ sides: goals.map((own) => side({ objectives: 1, goals: own })) });
    expect(goalsOf(told([[1], null])).map((one) => [one.side, one.card.id])).toEqual([[0, 1]]);
    expect(goalsOf(told([[1], [0]])).map((one) => one.side)).toEqual([0, 1]);
    expect(
      goalsOf({ ...told([[1], [0]]), eyes: 1 }).map((one) => one.side),
      'one’s own first',
    ).toEqual([1, 0]);
    const lines = (goals: (readonly number[] | null)[]) =>
      text(told(goals))[0]?.lines.filter((line) => line.includes('card 9') || line.includes('card 2')).length;
    expect([lines([[1], null]), lines([[1], [0]]), lines([null, null])]).toEqual([1, 2, 0]);
  });
  it('tell which card brings a unit that waits for an event', () => {
    const unit = unitOf(moment({ units: [state(4, { event: 1 })] }), 4);
    expect(unit && unitState(unit)).toEqual({ key: 'st-screen-arrives-event', params: { card: '@card/1' } });
  });
});
