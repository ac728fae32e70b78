import { beforeEach, describe, expect, it } from 'vitest';
import { sheetFor, CM } from '../../board/table/sheet';
import { inside } from '../../draw/geometry';
import { groundOf, pieceOf } from './ground';
import { inHand } from './inHand.svelte';
import { placeOf, snap, standIn, viewOf } from './lookup';
import { stage } from './present';
import { chanceOf, boardChoices, declaredGoal, goalOf, questions, scene, type Sights } from './scene';
import { choice, fireLine, hand, moment, platoon, sheet as card, sight } from './sample';
import { cardArt, cardMiddle, fieldArt, modelArt, outlineOn, standingOn, wreckArt } from './tableArt';
import { trace } from './traces';
import { names, pieceLook, roster, status, text } from './words';
import type { Terrain, TerrainKind } from './view';

const NONE: Sights = { here: null, there: null, over: null };
const at = (piece: number, x: number, y: number) => choice(`manoeuvre A${piece + 1} ${x},${y}`, { piece, x, y });
const orders = [at(0, 1000, 7000), at(0, 1000, 5000), at(1, 3000, 7000)];
const sheet = sheetFor(10000, 9000, 100, CM);
const over = (piece: number, x = 0, y = 0, inReach = false) => ({ piece, x, y, inReach, choice: null });

beforeEach(() => {
  inHand.formation = 'wedge';
  inHand.aims(-1, []);
});

describe('questions to the server', () => {
  const asked = (held = hand(), now = moment({}, orders)) => questions(now, stage(now, held), held, 'column');
  it('are about the platoon in hand, and where it would go', () => {
    const held = hand({ piece: 0, hover: over(-1, 1013, 5021, true) });
    const view = viewOf(moment({}));
    expect(asked(held).here).toEqual({ piece: 0, place: -1 });
    expect(asked(held).there).toEqual({ piece: 0, place: placeOf(view, { x: 1000, y: 5000 }, 'column') });
  });
  it('are about what lies under the pointer, if it is known', () => {
    expect(asked(hand({ hover: over(4) })).over).toEqual({ piece: 4, place: -1 });
    expect(asked(hand({ hover: over(7) })).over).toBeNull();
    expect(asked()).toEqual({ here: null, there: null, over: null });
  });
  it('name a point of the grid with a formation as the server reads it', () => {
    const view = viewOf(moment({}));
    expect(placeOf(view, { x: 100, y: 50 }, 'wedge')).toBe((1 * 201 + 2) * 4 + 2);
    expect(snap(view, { x: 20049, y: -30 })).toEqual({ x: 10000, y: 0 });
  });
});

describe('the scene', () => {
  const shown = (held = hand({ piece: 0 }), sights: Partial<Sights> = {}, now = moment({}, orders)) =>
    scene(now, stage(now, held), held, null, { ...NONE, ...sights }, true);
  it('shades what the platoon reaches, and where it may still fire', () => {
    const found = shown(undefined, { here: sight() });
    expect(found.reach).toEqual(sight().reach);
    const far = (i: number) => Math.hypot((found.fire[i] ?? 0) - 1000, (found.fire[i + 1] ?? 0) - 7000);
    expect([0, 2, 4, 6].map((i) => Math.round(far(i)))).toEqual([1200, 1200, 1200, 1000]);
    expect(found.overlays.marks).toHaveLength(1);
    expect(found.selected).toBe(0);
  });
  it('draws the lines that are open, and the one in question with what blocks it', () => {
    const lines = [fireLine(4), fireLine(5, { stop: 'wh-line-terrain', at: [2000, 4000] }), fireLine(6, { die: 0 })];
    const kinds = (piece: number) =>
      shown(hand({ piece: 0, hover: over(piece) }), { here: sight({ lines }) }).overlays.lines?.map(
        (line) => line.kind,
      );
    expect(kinds(-1)).toEqual(['shot']);
    expect(kinds(5)).toEqual(['shot', 'blocked']);
    expect(kinds(6)).toEqual(['shot', 'blocked']);
    const [, blocked] = shown(hand({ piece: 0, hover: over(5) }), { here: sight({ lines }) }).overlays.lines ?? [];
    expect(blocked?.stop).toEqual({ x: 2000, y: 4000 });
  });
  it('lays bands of range only towards a target that it can fire at', () => {
    const lines = [fireLine(4), fireLine(5, { stop: 'wh-line-terrain' })];
    const bands = (piece: number) => shown(hand({ piece: 0, hover: over(piece) }), { here: sight({ lines }) }).bands;
    expect(bands(4)?.radii).toEqual([3000, 5500, 8500]);
    expect(bands(5)).toBeNull();
    expect(bands(-1)).toBeNull();
  });
  it('multiplies the chance to find a target with that to destroy a model', () => {
    expect(chanceOf({ shots: 3, destroyed: 3, missed: 4, of: 8, seen: 3, seen_of: 4 })).toBeCloseTo(9 / 32);
  });
  it('shows the formation before the click counts', () => {
    const held = hand({ piece: 0, hover: over(-1, 1000, 5000, true) });
    const there = sight({
      face: 15,
      models: [
        [1000, 5000],
        [1220, 5350],
      ],
    });
    expect(shown(held, { here: sight(), there }).phantom).toMatchObject({
      at: { x: 1000, y: 5000 },
      face: 15,
      models: [
        { x: 1000, y: 5000 },
        { x: 1220, y: 5350 },
      ],
    });
    expect(shown(held, { there: sight({ room: false }) }).phantom).toBeNull();
    expect(shown(held, { there }).overlays.lines?.some((line) => line.kind === 'move')).toBe(true);
  });
  it('keeps to the way that was declared', () => {
    const move = choice('move 1 wedge 1000,5000', { piece: 0, x: 1000, y: 5000 });
    const now = moment({ decision: { kind: 'manoeuvre', unit: 0 } }, [move, choice('end')]);
    expect(declaredGoal(now)).toEqual({ x: 1000, y: 5000 });
    const found = shown(hand(), { here: sight() }, now);
    expect(found.reach[0]).toHaveLength(8);
    expect(found.overlays.lines?.map((line) => line.kind)).toEqual(['move']);
    const staged = stage(now, hand());
    expect(goalOf(viewOf(now), staged.ground, hand({ hover: over(-1, 1000, 6000) }))).toBeNull();
  });
  it('offers the models of a platoon that loses some', () => {
    const lost = [choice('remove 2', { piece: 0 }), choice('remove 3', { piece: 0 })];
    const now = moment({ decision: { kind: 'losses', unit: 0 } }, lost);
    const called = names(now);
    const found = boardChoices(now, stage(now, hand()), hand(), called);
    expect(found.map((one) => [one.x, one.y])).toEqual([
      [1220, 7000],
      [1440, 7000],
    ]);
  });
  it('has a point to click only for the platoon in hand', () => {
    const now = moment({}, orders);
    const points = (held = hand()) => boardChoices(now, stage(now, held), held, names(now)).filter((one) => one.x);
    expect(points()).toEqual([]);
    expect(points(hand({ piece: 0 })).map((one) => one.id)).toEqual(['manoeuvre A1 1000,5000']);
  });
});

describe('what stands on the table', () => {
  const view = viewOf(moment({}));
  it('is a platoon in the outline of its models', () => {
    const outline = outlineOn(platoon(0), view, sheet);
    for (const model of platoon(0).models)
      expect(inside([34 + model.x * 0.12, 34 + model.y * 0.12], outline)).toBe(true);
    expect(inside([34 + 9000 * 0.12, 34 + 7000 * 0.12], outline)).toBe(false);
  });
  it('is a card behind the point of its leading edge', () => {
    expect(cardMiddle({ x: 1000, y: 1000, face: 0 }, 600, sheet)).toEqual([34 + 120, 34 + 120 + 36]);
    expect(standingOn(platoon(3), view, sheet, 'gb', '').outline).toHaveLength(4);
  });
  it('tells nothing of a card that is not known', () => {
    const { label, face } = platoon(7);
    const art = cardArt({ label, face, sheet: null }, 72, 'it');
    expect(art).toContain('?');
    expect(cardArt(platoon(3), 72, 'gb')).not.toContain('>?<');
  });
  it('is drawn at every zoom', () => {
    for (const k of [0.2, 0.5, 1, 3])
      for (const kind of ['tank', 'gun', 'infantry', 'truck']) {
        const art = modelArt(card({ kind, card: `x-${kind}` }), sheet, { side: 'it', k, spent: k > 1 });
        expect(art).not.toMatch(/NaN|undefined/);
      }
    expect(
      wreckArt({ x: 100, y: 100, face: 30, card: 'ita-m13-40', width: 120, depth: 250 }, sheet, 1) +
        fieldArt(outlineOn(platoon(0), view, sheet), 'gb', {}),
    ).not.toMatch(/NaN|undefined/);
  });
  it('stands in for what it carries', () => {
    const carried = moment({
      platoons: [platoon(0), platoon(1, { place: 'aboard', aboard: 0 }), platoon(2, { place: 'gone' })],
    });
    expect([0, 1, 2].map((id) => standIn(viewOf(carried), id))).toEqual([0, 0, -1]);
  });
});

describe('the ground', () => {
  const KINDS: readonly TerrainKind[] = [
    ...(['sand', 'trees', 'slope', 'trees-on-slope', 'rocks', 'stream', 'swamp', 'concrete-buildings'] as const),
    ...(['stone-houses', 'wooden-houses', 'walls', 'hedges', 'barricades', 'row-of-trees', 'bridge', 'road'] as const),
    ...(['wire', 'anti-tank-blocks', 'minefield', 'trenches', 'emplacements', 'bunkers-and-casemates'] as const),
  ];
  const piece = (kind: TerrainKind, more: Partial<Terrain>): Terrain => ({
    ...{ id: 0, kind, points: [1000, 1000, 3000, 1000, 3000, 2500, 1000, 2500], width: 0, height: 1, name: 'Quota' },
    ...{ objective: false, holder: -1 },
    ...more,
  });
  const bare = groundOf([], sheet, 'x').flat.length + groundOf([], sheet, 'x').high.length;
  it('is drawn for every kind, as an area and along a line', () => {
    for (const kind of KINDS)
      for (const more of [{}, { points: [1000, 1000, 4000, 2000], width: 200 }]) {
        const ground = groundOf([piece(kind, more)], sheet, 'x');
        expect(ground.flat + ground.high, kind).not.toMatch(/NaN|undefined/);
        expect(ground.flat.length + ground.high.length, kind).not.toBe(bare);
        expect(ground.names.map((name) => name.text)).toEqual(['Quota']);
      }
  });
  it('gives a line the outline of its width', () => {
    const line = pieceOf(piece('road', { points: [1000, 1000, 4000, 1000], width: 200 }), sheet);
    expect(line.loop.map((p) => p.map(Math.round))).toEqual([
      [154, 166],
      [514, 166],
      [514, 142],
      [154, 142],
    ]);
  });
});

describe('words', () => {
  it('call a card by its letter and number alone', () => {
    const called = names(moment({}));
    expect(called('unit/4', 'en')).toBe('Crusader III (B1)');
    expect(called('unit/7', 'en')).toContain('wh-screen-card');
    expect(pieceLook(moment({}), 7)?.figures).toEqual([]);
    expect(pieceLook(moment({}), 0)?.figures.length).toBeGreaterThan(4);
  });
  it('tell the score, the steps of the turn, and every platoon once', () => {
    const now = moment({ turn: 3 });
    expect(status(now).scores.map((score) => score.value)).toEqual([0, 6]);
    expect(status(now).steps.map((step) => step.state)).toEqual(['done', 'done', 'now']);
    expect(
      roster(now)
        .flatMap((group) => group.pieces.map((piece) => piece.id))
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(text(now).flatMap((section) => section.pieces ?? [])).toHaveLength(8);
  });
});

describe('what the other side did', () => {
  const now = moment({});
  const event = (key: string, params: Record<string, string | number>) => ({ rule: '', key, params });
  it('is a way or a shot on the table', () => {
    expect(trace(event('wh-moves', { unit: '@unit/4', from: '10,20', to: '12.5,30' }), now)).toEqual({
      kind: 'move',
      piece: 4,
      points: [
        { x: 1000, y: 2000 },
        { x: 1250, y: 3000 },
      ],
    });
    expect(trace(event('wh-fires', { unit: '@unit/4', target: '@unit/0' }), now)).toMatchObject({
      kind: 'shot',
      target: 0,
    });
    expect(trace(event('wh-turn', { turn: 2 }), now)).toBeNull();
  });
});

describe('references', () => {
  const board = {
    cards: [{ name: { it: 'Panther', en: 'Panther' }, the: { it: 'il Panther', en: 'the Panther' }, gender: 'm' }],
    box: [{ it: 'Boschetto', en: 'Copse' }],
    kinds: ['clear'],
  };
  it('to unit cards, pieces of the box and terrain are named by the board', () => {
    const called = names(moment({}, [], { board }));
    expect([called('card/0', 'en'), called.the?.('card/0', 'it'), called('piece/0', 'it')]).toEqual([
      'Panther',
      'il Panther',
      'Boschetto',
    ]);
    expect(called('terrain/0', 'en')).toContain('wh-show-clear');
    expect([called('card/7', 'en'), called('piece/7', 'en')]).toEqual([undefined, undefined]);
  });
});
