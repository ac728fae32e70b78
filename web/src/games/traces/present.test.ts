import { describe, expect, it } from 'vitest';
import type { Moment } from '../../api/protocol';
import {
  prompt,
  finishFor,
  hexChoices,
  reselectAction,
  whyNotAction,
  stage,
  preparedAttack,
  hoverWhyNotAction,
} from './present';
import { choice, decision, hand, moment, unit } from './sample';

const odds = [{ key: 'tr-result-R', ways: 1, of: 6, worth: 0 }];

describe('what a click on a counter stands for', () => {
  it('takes up a unit that can move', () => {
    const found = stage(moment({}, [choice('take 22G', { piece: 3 }), choice('end')]), hand());
    expect([...found.clicks.keys()]).toEqual([3]);
    expect(found.clicks.get(3)?.[0]?.does).toBe('choose');
    expect(found.acts.map((act) => act.said.key)).toEqual(['tr-screen-end-move']);
  });
  it('asks first who retreats, and then where to', () => {
    const ways = [
      choice('retreat 57 0301', { piece: 0, hex: 0 }),
      choice('retreat 57 0303', { piece: 0, hex: 2 }),
      choice('retreat 7Pz 0301', { piece: 1, hex: 0 }),
      choice('retreat 7Pz 0303', { piece: 1, hex: 2 }),
    ];
    const now = moment({ decision: decision('retreat', { hex: '0302' }) }, ways, 0);
    expect([...stage(now, hand()).clicks.values()].flat().map((click) => click.does)).toEqual(['narrow', 'narrow']);
    expect(hexChoices(now, hand({ piece: 1 })).map((one) => one.action)).toEqual([
      'retreat 7Pz 0301',
      'retreat 7Pz 0303',
    ]);
    expect(prompt(now, hand({ piece: 1 }))).toEqual({ key: 'tr-screen-ask-retreat', params: { unit: '@unit/1' } });
  });
  it('goes at once where there is one way only', () => {
    const now = moment({ decision: decision('advances', { hex: '0302' }) }, [
      choice('advance 22G 0302', { piece: 3, hex: 1 }),
      choice('advance 5Tk 0302', { piece: 4, hex: 1 }),
      choice('end'),
    ]);
    expect([...stage(now, hand()).clicks.values()].flat().map((click) => click.does)).toEqual(['choose', 'choose']);
    expect(hexChoices(now, hand()).length).toBe(2);
  });
  it('puts many bids in a few lines', () => {
    const now = moment(
      { decision: decision('bidding') },
      Array.from({ length: 200 }, (_, i) => choice(`bid ${i + 1}`)),
    );
    const [bids] = stage(now, hand()).groups;
    expect([bids?.id, bids?.short, bids?.choices.length]).toEqual(['bid', true, 200]);
  });
  it('has a unit beside the map in hand from the beginning', () => {
    const now = moment({ decision: decision('arrivals') }, [
      choice('place 69 0104', { piece: 6, hex: 11 }),
      choice('place 69 0204', { piece: 6, hex: 7 }),
    ]);
    expect(stage(now, hand()).actor).toBe(6);
    expect(hexChoices(now, hand()).length).toBe(2);
  });
  it('replaces the unit that is clicked', () => {
    const now = moment({ decision: decision('arrivals') }, [choice('replace 69 22G', { piece: 6, target: 3 })]);
    expect(stage(now, hand()).clicks.get(3)?.[0]?.does).toBe('choose');
  });
});

describe('an attack', () => {
  const battle = [
    choice('join 22G', { piece: 3, odds }),
    choice('join 5Tk', { piece: 4, odds }),
    choice('fight', { odds }),
  ];
  it('is joined by one or by all', () => {
    const acts = stage(moment({ decision: decision('battle', { hex: '0302' }) }, battle), hand()).acts;
    expect(acts.map((act) => act.id)).toEqual(['join-all', 'fight']);
    expect(acts[0]?.series).toEqual(['join 22G', 'join 5Tk']);
  });
  it('shows its odds while it is prepared', () => {
    expect(preparedAttack(moment({ decision: decision('battle') }, battle))?.action).toBe('fight');
    expect(preparedAttack(moment({ decision: decision('interrupt') }, [choice('pass')]))).toBeNull();
    expect(
      preparedAttack(moment({ decision: decision('air') }, [choice('support', { odds }), choice('pass', { odds })]))
        ?.action,
    ).toBe('pass');
  });
});

describe('why not?', () => {
  const one = [choice('end')];
  it('asks about what was clicked, by the decision of the moment', () => {
    expect(whyNotAction(moment({}, one), hand(), 4)).toBe('take 5Tk');
    expect(whyNotAction(moment({}, one), hand(), 0)).toBeNull();
    expect(whyNotAction(moment({ decision: decision('combat') }, one), hand(), 0)).toBe('attack 0301');
    expect(whyNotAction(moment({ decision: decision('battle') }, one), hand(), 4)).toBe('join 5Tk');
    expect(whyNotAction(moment({ decision: decision('stavka') }, one), hand(), 5)).toBe('activate Steppe');
  });
  it('asks about a hex by its number', () => {
    expect(stage(moment({ decision: decision('walk', { unit: 3 }) }, one), hand()).ground?.write(5, 0, 0)).toBe(
      'go 0202',
    );
    expect(stage(moment({ decision: decision('mode') }, one), hand()).ground).toBeNull();
  });
  it('wonders only where something is looked for', () => {
    expect(hoverWhyNotAction(moment({ decision: decision('combat') }, one), hand(), 0)).toBe('attack 0301');
    expect(hoverWhyNotAction(moment({ decision: decision('walk') }, one), hand(), 0)).toBeNull();
  });
  it('takes up another unit instead', () => {
    const units = [0, 1, 2, 3, 4, 5, 6].map((id) => unit(id, { active: id === 4 }));
    const now = moment({ decision: decision('walk', { unit: 3 }), units }, one);
    expect(reselectAction(now, 'take 22G', 4)).toBe('take 5Tk');
    expect(reselectAction(now, 'take 22G', 6)).toBeNull();
    expect(reselectAction(now, 'go 0202', 4)).toBeNull();
  });
  it('lets one that has begun to move stop for the next', () => {
    const units = [0, 1, 2, 3, 4, 5, 6].map((id) => unit(id, { active: id !== 6, moved: id === 5 }));
    const walking = (rank: 'next' | 'common'): Moment =>
      moment({ decision: decision('walk', { unit: 3 }), units }, [choice('stop', { rank })]);
    expect(finishFor(walking('next'), 4)).toEqual({ end: 'stop', then: 'take 5Tk' });
    const others = [3, 5, 6, 0].map((piece) => finishFor(walking('next'), piece));
    expect(others, 'itself, one that has moved, one that is not activated, an enemy').toEqual([null, null, null, null]);
    expect(finishFor(walking('common'), 4), 'a move that has not begun').toBeNull();
    expect(finishFor(moment({ units }, [choice('take 5Tk', { piece: 4 })]), 4)).toBeNull();
  });
});
