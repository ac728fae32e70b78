import { describe, expect, it } from 'vitest';
import { FIGURES, type FigureId } from './measures';
import { fromSide, sideBox, sidePicture } from './side';
import { extentOf, fromAbove, icon, scaleFor } from './top';

const ALL = Object.keys(FIGURES) as FigureId[];

describe('vehicles, guns and stands', () => {
  it('are drawn from above at every size', () => {
    for (const id of ALL)
      for (const detail of [0, 1, 2] as const) {
        const art = fromAbove(id, 'de', { detail, s: 0.5 });
        expect(art, id).not.toMatch(/NaN|undefined/);
        expect(art.match(/<g/g)?.length, id).toBe(art.match(/<\/g>/g)?.length);
      }
  });
  it('are drawn from the side', () => {
    for (const id of ALL) {
      expect(fromSide(id, 'su') + sidePicture(id, 'su', 120, 60), id).not.toMatch(/NaN|undefined/);
      const [left, right, high] = sideBox(id);
      expect(right - left, id).toBeGreaterThan(10);
      expect(high, id).toBeGreaterThan(10);
    }
  });
  it('show less when they are small', () => {
    const shapes = (detail: 0 | 1 | 2): number =>
      fromAbove('tiger', 'de', { detail }).match(/<(path|rect|circle)/g)?.length ?? 0;
    expect(shapes(0)).toBeLessThan(shapes(1));
    expect(shapes(1)).toBeLessThan(shapes(2));
  });
  it('can be told apart: no two share a drawing', () => {
    const drawn = ALL.map((id) => fromAbove(id, 'de') + fromSide(id, 'de'));
    expect(new Set(drawn).size).toBe(ALL.length);
  });
  it('fit their base; only a gun sticks out in front', () => {
    for (const id of ALL) {
      const s = scaleFor(id, 14, 30);
      const { bottom, bow, w } = extentOf(id);
      expect(w * s, id).toBeLessThanOrEqual(14.01);
      expect((bottom - bow) * s, id).toBeLessThanOrEqual(30.01);
    }
  });
  it('lose their side as wrecks', () => {
    expect(fromAbove('t34', 'su')).toContain('var(--su)');
    expect(fromAbove('t34', 'su', { wreck: true })).not.toContain('var(--su)');
    expect(icon('t34', 'su', 24)).toContain('var(--su)');
  });
});
