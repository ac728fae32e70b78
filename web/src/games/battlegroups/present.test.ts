import { describe, expect, it } from 'vitest';
import type { Moment } from '../../api/protocol';
import { layBar } from '../../play/bar';
import { prompt, confirm, keeps, reselectAction, whyNotAction, stage, standIn, hoverWhyNotAction } from './present';
import { inMidMove } from './traces';
import { choice, hand, moment, unit } from './sample';
import { viewOf } from './lookup';
import type { View } from './view';

const at = (kind: View['decision']['kind'], of = 1): View['decision'] => ({ kind, unit: of, other: 0, x: 0, y: 0 });
const fire = [
  choice('declare U1 U6', { piece: 1, target: 6, odds: [] }),
  choice('declare U1 U7', { piece: 1, target: 7, odds: [] }),
  choice('declare U2 U6', { piece: 2, target: 6, odds: [] }),
  choice('end'),
];

describe('what a click on a piece stands for', () => {
  it('chooses a unit to move', () => {
    const found = stage(moment({}, [choice('select U1', { piece: 1 }), choice('end')]), hand());
    expect([...found.clicks.keys()]).toEqual([1]);
    expect(found.clicks.get(1)?.[0]?.does).toBe('choose');
  });
  it('asks first who fires, and then at whom', () => {
    const first = stage(moment({ phase: 'direct' }, fire), hand());
    expect([...first.clicks].map(([piece, [click]]) => [piece, click?.does])).toEqual([
      [1, 'narrow'],
      [2, 'narrow'],
    ]);
    const then = stage(moment({ phase: 'direct' }, fire), hand({ piece: 1 }));
    expect(then.clicks.get(6)?.map((click) => click.does)).toEqual(['choose']);
    expect(then.clicks.get(7)?.map((click) => click.does)).toEqual(['choose']);
    expect(then.clicks.get(2)?.map((click) => click.does)).toEqual(['narrow']);
  });
  it('finds those aboard at their carrier, and leaves those off the table in a tray', () => {
    const units = [unit(0), unit(1), unit(2, { here: false, aboard: 1 }), unit(3, { here: false, off_table: true })];
    const now = moment({ units }, [
      choice('select U1', { piece: 1 }),
      choice('select U2', { piece: 2 }),
      choice('call U3', { piece: 3 }),
    ]);
    const found = stage(now, hand());
    expect(found.clicks.get(1)?.length).toBe(2);
    expect(found.tray.map((one) => one.action)).toEqual(['call U3']);
    expect(standIn(viewOf(now), 3)).toBe(-1);
  });
});

describe('what a click on open ground stands for', () => {
  it('moves the unit that has orders', () => {
    const now = moment({ decision: at('order') }, [
      choice('go 1500,4000', { piece: 1, x: 1500, y: 4000 }),
      choice('turn 45', { piece: 1, face: 45 }),
      choice('halt'),
    ]);
    const found = stage(now, hand());
    expect(found.ground?.needs).toBe('point');
    expect(found.ground?.write(12, 34, 0)).toBe('go 12,34');
    expect(found.acts.map((act) => act.id)).toEqual(['turn', 'halt']);
    expect(stage(now, hand({ mode: 'turn' })).ground?.write(0, 0, 90)).toBe('turn 90');
  });
  it('places a unit with a bearing', () => {
    const found = stage(
      moment({ decision: at('deploy', 0), turn: 0 }, [
        choice('place U4 100,200 180', { piece: 4, x: 100, y: 200, face: 180 }),
      ]),
      hand(),
    );
    expect(found.actor).toBe(4);
    expect(found.ground?.needs).toBe('both');
    expect(found.ground?.write(5, 6, 7)).toBe('place U4 5,6 7');
  });
  it('means nothing where no place is asked for', () => {
    expect(stage(moment({}, [choice('select U1', { piece: 1 })]), hand()).ground).toBeNull();
  });
  it('offers to leave behind a unit that has no room', () => {
    const found = stage(moment({ decision: at('deploy', 0) }, [choice('place U4 -1,-1 0', { piece: 4 })]), hand());
    expect(found.ground).toBeNull();
    expect(found.acts.map((act) => act.id)).toEqual(['behind']);
  });
});

describe('words', () => {
  it('says on the button what follows', () => {
    expect(stage(moment({ phase: 'direct', shots: [1, 2] }, fire), hand()).acts[0]?.said).toEqual({
      key: 'bg-screen-fire-all',
      params: { shots: 2 },
    });
    expect(stage(moment({}, [choice('end')]), hand()).acts[0]?.said.key).toBe('bg-screen-end-movement');
  });
  it('measures the move that is confirmed', () => {
    const now = moment({ decision: at('order') }, [choice('go 1500,4000', { piece: 1, x: 1500, y: 4000 })]);
    const draft = { action: 'go 1500,4000', choice: null, x: 1500, y: 4000, face: -1 };
    expect(confirm(now, draft, stage(now, hand()).ground)).toEqual({
      key: 'bg-screen-do-go',
      params: { distance: '3.9' },
    });
  });
  it('asks for the target of the one that fires', () => {
    expect(prompt(moment({ phase: 'direct' }, fire), hand({ piece: 1 }))?.params).toEqual({ unit: '@unit/1' });
  });
});

describe('fire at a unit that moves', () => {
  const react = { kind: 'react', unit: 6, other: 0, x: 0, y: 0 } as const;
  const fires = choice('shoot U1', { piece: 1 });
  const later = { pieces: [1], shots: 0, said: { rule: 'direct-7', key: 'bg-todo-react-later', params: {} } };
  const asks = (rank: 'next' | 'common', more: Partial<Moment> = {}, other = 0): Moment =>
    moment({ decision: { ...react, other } }, [fires, choice('hold', { rank, ends: 'piece' })], more);
  const bar = (now: Moment) => {
    const { primary, plain, more } = layBar(now, stage(now, hand()), 'next');
    return [primary?.id, plain.map((one) => one.id), more.flatMap((group) => group.buttons.map((one) => one.id))];
  };
  it('is proposed for the best moment, which can be waited for', () => {
    expect(bar(asks('next', { todo: later }))[0]).toBe('hold-best');
    expect(bar(asks('next', { todo: later })).flat()).toEqual(
      expect.arrayContaining(['hold', 'hold-move', 'hold-turn']),
    );
  });
  it('is not waited for when the moment has come, when nothing does harm, or in defence', () => {
    const none = { ...later, said: { ...later.said, key: 'bg-todo-react-none' } };
    const shown = [asks('common'), asks('next', { todo: none }), asks('next', { todo: later }, 1)];
    expect(shown.flatMap((now) => stage(now, hand()).acts.map((act) => act.id))).not.toContain('hold-best');
  });
  it('is held by itself up to the best moment, and no further', () => {
    expect(keeps(asks('next', { todo: later }))).toMatchObject({ best: '1/1/6/best', move: '1/1/6', turn: '1/1' });
    expect(keeps(asks('common'))?.best, 'it has come').toBeNull();
    expect(keeps(asks('next', {}, 1)), 'the only shot before contact').toBeNull();
  });
  it('tells how far the unit has come', () => {
    expect(inMidMove(asks('common'))).toEqual({ piece: 6, at: { x: 4000, y: 2000 } });
    expect(inMidMove(moment({}))).toBeNull();
  });
});

describe('why not?', () => {
  it('asks about the unit that was clicked, by the decision of the moment', () => {
    const now = moment({ decision: at('order') }, [choice('halt')]);
    expect(whyNotAction(now, hand(), 6)).toBe('charge U6');
    expect(whyNotAction(now, hand(), 2)).toBe('mount U2');
    expect(whyNotAction(moment({ phase: 'direct' }, fire), hand({ piece: 1 }), 8)).toBe('declare U1 U8');
    expect(whyNotAction(moment({ phase: 'direct' }, fire), hand(), 8)).toBeNull();
    expect(whyNotAction(moment({}), hand(), 1)).toBeNull();
  });
  it('wonders only about targets', () => {
    expect(hoverWhyNotAction(moment({ phase: 'direct' }, fire), hand({ piece: 1 }), 8)).toBe('declare U1 U8');
    expect(hoverWhyNotAction(moment({ phase: 'direct' }, fire), hand({ piece: 1 }), 2)).toBeNull();
    expect(hoverWhyNotAction(moment({}, [choice('select U1', { piece: 1 })]), hand(), 2)).toBeNull();
  });
  it('picks up another unit instead', () => {
    const now = moment({ decision: at('order') }, [choice('halt')]);
    expect(reselectAction(now, 'select U1', 2)).toBe('select U2');
    expect(reselectAction(now, 'select U1', 6)).toBeNull();
    expect(reselectAction(now, 'go 1,1', 2)).toBeNull();
  });
});
