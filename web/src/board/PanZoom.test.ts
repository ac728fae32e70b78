import { describe, expect, it } from 'vitest';
import { detailOf, millis } from './PanZoom';

describe('pan and zoom', () => {
  it('reads the times of the tokens, however they are written', () => {
    expect([millis('240ms'), millis(' .24s'), millis('0ms'), millis('0s'), millis('')]).toEqual([240, 240, 0, 0, 0]);
  });
  it('chooses detail by the size of a piece on the screen', () => {
    expect([60, 40, 39, 24, 23].map(detailOf)).toEqual(['near', 'near', 'mid', 'mid', 'far']);
  });
});
