import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice } from '../../api/protocol';
import { inHand } from './inHand.svelte';
import {
  along,
  andThen,
  confirm,
  delaysReply,
  hoverWhyNotAction,
  intended,
  prompt,
  stage,
  waiting,
  whyNotAction,
} from './present';
import { choice, hand, moment, platoon, sheet } from './sample';
import { viewOf } from './lookup';

const at = (piece: number, x: number, y: number): Choice =>
  choice(`manoeuvre A${piece + 1} ${x},${y}`, { piece, x, y });
const orders = [at(0, 1000, 7000), at(0, 1000, 5000), at(1, 3000, 7000), at(1, 3000, 5000), choice('token')];
const moves = ['line', 'column', 'wedge', 'cluster'].map((shape) =>
  choice(`move 1 ${shape} 1000,5000`, { piece: 0, x: 1000, y: 5000 }),
);
const acting = { decision: { kind: 'manoeuvre', unit: 0 } } as const;

beforeEach(() => {
  inHand.formation = 'wedge';
  inHand.fireFirst = false;
  inHand.target = -1;
  inHand.aims(-1, []);
});

describe('what a click on a piece stands for', () => {
  it('takes a platoon in hand', () => {
    const found = stage(moment({}, orders), hand());
    expect([...found.clicks].map(([piece, [click]]) => [piece, click?.does])).toEqual([
      [0, 'narrow'],
      [1, 'narrow'],
    ]);
    expect(found.next).toContain(1);
  });
  it('lets the platoon in hand fire at what it has a line to, without moving', () => {
    inHand.aims(0, [4, 5]);
    const found = stage(moment({}, orders), hand({ piece: 0 }));
    expect(found.clicks.get(4)?.[0]).toEqual({ does: 'choose', choice: orders[0] });
    expect(found.clicks.has(6)).toBe(false);
    expect(stage(moment({}, orders), hand({ piece: 1 })).clicks.has(4)).toBe(false);
  });
  it('puts the attack in hand that was meant, once', () => {
    const attack = choice('attack B1', { piece: 0, target: 4, odds: [] });
    inHand.target = 4;
    const now = moment(acting, [attack, choice('attack B2', { piece: 0, target: 5 }), choice('end')]);
    expect(intended(now)).toBe(attack);
    expect(intended(now)).toBeNull();
    inHand.target = 6;
    expect(intended(now)).toBeNull();
  });
  it('chooses a target', () => {
    const attack = choice('attack B1', { piece: 0, target: 4, odds: [] });
    const found = stage(moment(acting, [attack, choice('end')]), hand());
    expect(found.clicks.get(4)).toEqual([{ does: 'choose', choice: attack }]);
    expect(found.actor).toBe(0);
  });
  it('chooses which card is laid', () => {
    const platoons = [platoon(0), ...[1, 2].map((id) => platoon(id, { place: 'reserve', x: -1, y: -1 })), platoon(3)];
    const laid = choice('place A2 1000,8000 0', { piece: 1, x: 1000, y: 8000, face: 0 });
    const now = moment({ platoons, decision: { kind: 'deploy', unit: -1 } }, [laid]);
    expect(waiting(viewOf(now), now.choices)).toEqual([1, 2]);
    const found = stage(now, hand({ piece: 2 }));
    expect(found.ground?.write(100, 200, 90)).toBe('place A3 100,200 90');
    expect(found.clicks.get(1)).toEqual([{ does: 'narrow', piece: 1 }]);
    expect(prompt(now, hand({ piece: 2 }))).toEqual({ key: 'wh-screen-ask-place', params: { unit: '@unit/2' } });
  });
});

describe('what a click on open ground stands for', () => {
  it('declares a goal on the grid of half centimetres', () => {
    const { ground } = stage(moment({}, orders), hand({ piece: 0 }));
    expect(ground?.write(1234, 5011, 0)).toBe('manoeuvre A1 1250,5000');
    expect(stage(moment({}, orders), hand()).ground).toBeNull();
  });
  it('is nothing for a gun that cannot move', () => {
    const platoons = [platoon(0, { sheet: sheet({ move: 0, kind: 'gun' }) }), platoon(1)];
    expect(stage(moment({ platoons }, orders), hand({ piece: 0 })).ground).toBeNull();
  });
  it('shortens a declared move along its way, in the formation that is set', () => {
    inHand.formation = 'line';
    const { ground } = stage(moment(acting, [...moves, choice('end')]), hand());
    expect(ground?.write(1500, 6000, 0)).toBe('move 1 line 1000,6000');
    expect(moves.filter((move) => ground?.fits?.(move)).map((move) => move.action)).toEqual(['move 1 line 1000,5000']);
    expect(along({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 300, y: 50 })).toEqual({ x: 100, y: 0 });
  });
  it('goes anywhere after an attack', () => {
    const now = moment({ decision: { kind: 'move-after', unit: 0 } }, [...moves, choice('pass')]);
    expect(stage(now, hand()).ground?.write(1512, 6024, 0)).toBe('move 1 wedge 1500,6000');
  });
});

describe('a move', () => {
  const draft = (action: string) => ({ action, choice: null, x: 1000, y: 5000, face: -1 });
  it('follows its declaration at once', () => {
    expect(andThen(moment({}, orders), draft('manoeuvre A1 1000,5000'))).toEqual(['move 1 wedge 1000,5000']);
    expect(andThen(moment({}, orders), draft('manoeuvre A4 1000,5000'))).toEqual(['move 1 line 1000,5000']);
  });
  it('waits where the platoon stays, or fires first', () => {
    expect(andThen(moment({}, orders), draft('manoeuvre A1 1000,7000'))).toEqual([]);
    inHand.fireFirst = true;
    expect(andThen(moment({}, orders), draft('manoeuvre A1 1000,5000'))).toEqual([]);
    expect(andThen(moment({}, orders), draft('attack B1'))).toEqual([]);
  });
  it('is led by the model that the platoon is measured from', () => {
    const first = platoon(0);
    const platoons = [{ ...first, x: first.models[2]?.x ?? 0 }, platoon(1)];
    expect(andThen(moment({ platoons }, orders), draft('manoeuvre A1 1,2'))).toEqual(['move 3 wedge 1,2']);
  });
  it('says on its button how far and how', () => {
    const now = moment({}, orders);
    const held = hand({ piece: 0 });
    expect(confirm(now, draft('manoeuvre A1 1000,5000'), stage(now, held).ground)).toEqual({
      key: 'wh-screen-go-wedge',
      params: { length: expect.any(String) as string },
    });
  });
});

describe('buttons', () => {
  const ids = (choices: Choice[], view = {}, held = hand()) => stage(moment(view, choices), held).acts.map((a) => a.id);
  it('stay, token, end', () => {
    expect(ids(orders)).toEqual(['token']);
    expect(ids(orders, {}, hand({ piece: 0 }))).toEqual(['stay', 'token']);
    expect(ids([...moves, choice('end')], acting)).toEqual(['ahead', 'end']);
  });
  it('offer the move in the formation that is set', () => {
    inHand.formation = 'column';
    const [ahead] = stage(moment(acting, [...moves, choice('end')]), hand()).acts;
    expect(ahead?.choice?.action).toBe('move 1 column 1000,5000');
  });
  it('have each a key of their own', () => {
    const keys = stage(moment({}, orders), hand({ piece: 0 })).acts.map((act) => act.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('why not?', () => {
  it('asks about the piece that was clicked, by the decision of the moment', () => {
    expect(whyNotAction(moment({}, orders), hand(), 2)).toBe('manoeuvre A3 5000,7000');
    expect(whyNotAction(moment(acting, moves), hand(), 5)).toBe('attack B2');
    expect(whyNotAction(moment(acting, moves), hand(), 1)).toBeNull();
    expect(hoverWhyNotAction(moment({}, orders), hand(), 2)).toBeNull();
    expect(hoverWhyNotAction(moment(acting, moves), hand(), 5)).toBe('attack B2');
  });
  it('never tells by its time whether there are mortars', () => {
    expect(delaysReply(moment({ decision: { kind: 'bombard', unit: -1 } }, [choice('pass')]))).toBe(true);
    expect(delaysReply(moment({}, orders))).toBe(false);
  });
});
