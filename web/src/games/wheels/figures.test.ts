import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURES } from '../../draw/vehicles/measures';
import { figureOfCard, hasFigure } from './figures';

const CARDS = readFileSync(new URL('../../../../src/caposaldo/games/wheels/data/cards.toml', import.meta.url), 'utf8');
const KEYS = [...CARDS.matchAll(/^\[card\.([\w-]+)\]/gm)].map((found) => found[1] ?? '');

describe('figures of unit cards', () => {
  it('are made for every card', () => {
    expect(KEYS.length).toBeGreaterThan(100);
    expect(KEYS.filter((key) => !hasFigure(key))).toEqual([]);
  });
  it('are all used', () => {
    const used = new Set(KEYS.map((key) => figureOfCard(key, '')));
    expect(Object.keys(FIGURES).filter((id) => !used.has(id as keyof typeof FIGURES))).toEqual([]);
  });
  it('are those of the class for an unknown card', () => {
    expect(figureOfCard('xxx-new-gun', 'gun')).toBe('pak40');
    expect(figureOfCard('xxx', '?')).toBe('squad');
  });
});
