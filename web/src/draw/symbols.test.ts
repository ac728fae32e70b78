import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODEL, model, pictureOf, scaleOn, type ModelKind } from './models';
import {
  counter,
  dieInside,
  esc,
  LOGO,
  MARK,
  mark,
  NATO,
  pill,
  ring,
  symbol,
  type Nato,
  type Ring,
  type Side,
} from './symbols';

/** Colours are tokens: a drawing must change with the theme. */
const noColours = (svg: string): void =>
  expect(svg.match(/#[0-9a-f]{3,8}\b|rgba?\(|\b(?:white|black|red|blue)\b/gi)).toBeNull();
/** Every element that is opened is closed. */
function balanced(svg: string): void {
  const open: string[] = [];
  for (const [, slash, name, , self] of svg.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>/gi)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? '');
  }
  expect(open).toEqual([]);
}
const sides = Object.keys(MARK) as Side[];

describe('symbols', () => {
  it.each(Object.keys(NATO) as Nato[])('%s is drawn with tokens', (kind) => {
    const svg = symbol(kind, { fill: 'var(--de-pale)' });
    noColours(svg);
    balanced(svg);
  });
  it('every side has a mark of its own', () => {
    expect(new Set(sides.map((s) => MARK[s])).size).toBe(sides.length);
    expect(mark('su', 3, 4)).toContain('translate(3 4)');
  });
  it('a counter drops detail as it gets smaller', () => {
    const unit = { side: 'de' as const, kind: 'armour' as const, id: '17', vals: '8-6-8', ech: 'XX', steps: 1, max: 2 };
    const [near, mid, far] = (['near', 'mid', 'far'] as const).map((zoom) => counter(unit, { zoom }));
    for (const svg of [near, mid, far]) balanced(svg ?? '');
    expect(near).toContain('XX');
    expect(mid).toContain('8-6<');
    expect(mid).not.toContain('XX');
    expect(far).not.toContain('8-6');
  });
  it('a counter tells its state by a shape', () => {
    const unit = { side: 'it' as const, kind: 'inf' as const, id: '1', vals: '1-2-3' };
    const drawn = (['ready', 'spent', 'oos', 'isolated'] as const).map((state) => counter({ ...unit, state }));
    expect(new Set(drawn).size).toBe(4);
    drawn.forEach(noColours);
  });
  it('words in a drawing cannot become markup', () => {
    expect(esc('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
    expect(counter({ side: 'us', kind: 'inf', id: '<i>', vals: '1' }, { label: '"x"' })).not.toContain('<i>');
    expect(pill('<x>', 'var(--legal)')).toContain('&lt;x&gt;');
  });
  it('rings differ by stroke, not by colour alone', () => {
    const kinds: Ring[] = ['selected', 'legal', 'part', 'hover', 'focus'];
    expect(new Set(kinds.map((k) => ring(0, 0, 40, k).replace(/var\([^)]*\)/g, ''))).size).toBe(kinds.length);
  });
  it('dice have as many spots as they show', () => {
    for (let n = 1; n <= 6; n++) expect(dieInside(n).match(/<circle/g)).toHaveLength(n);
    balanced(LOGO);
  });
});

describe('models', () => {
  it.each(Object.keys(MODEL) as ModelKind[])('%s is drawn with tokens', (kind) => {
    const svg = model(kind, 'gb', { x: 1, a: 90 });
    noColours(svg);
    balanced(svg);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(scaleOn(kind, 37.5, 37.5)).toBeGreaterThan(0.5);
  });
  it('every type of unit of the data sheet has a picture of its own kind', () => {
    const sheet = readFileSync(
      new URL('../../../src/caposaldo/games/battlegroups/data/units.toml', import.meta.url),
      'utf8',
    );
    const types = [...sheet.matchAll(/^\[type\.([a-z0-9-]+)\]/gm)].map((m) => m[1] ?? '');
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => pictureOf(type, 'nothing')[0] === 'squad' && !/rifles|rangers/.test(type))).toEqual(
      [],
    );
  });
  it('an unknown type gets the picture of its kind', () => {
    expect(pictureOf('xyz-mystery', 'gun')).toEqual(['gun', 'at']);
    expect(pictureOf('xyz-mystery', '')).toEqual(['squad', 'inf']);
  });
});
