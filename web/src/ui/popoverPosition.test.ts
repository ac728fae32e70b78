import { expect, test } from 'vitest';
import { over, place } from './popoverPosition';

const size = { width: 292, height: 160 };
const room = { width: 1000, height: 700 };

test('a popover goes to the right of what it belongs to', () => {
  expect(place({ x: 100, y: 300, width: 40, height: 40 }, size, room)).toMatchObject({ side: 'right', left: 152 });
});
test('near the right edge it goes to the left', () => {
  expect(place({ x: 900, y: 300 }, size, room)).toMatchObject({ side: 'left', left: 900 - 12 - 292 });
});
test('on a phone it goes below, or above when there is no room below', () => {
  const phone = { width: 380, height: 700 };
  expect(place({ x: 190, y: 100 }, size, phone).side).toBe('below');
  expect(place({ x: 190, y: 650 }, size, phone).side).toBe('above');
});
test('it is always wholly on the screen, and its tip on its edge', () => {
  for (let x = 0; x <= 1000; x += 50)
    for (let y = 0; y <= 700; y += 50) {
      const found = place({ x, y }, size, room);
      expect(found.left).toBeGreaterThanOrEqual(8);
      expect(found.left + size.width).toBeLessThanOrEqual(992);
      expect(found.top).toBeGreaterThanOrEqual(8);
      expect(found.top + size.height).toBeLessThanOrEqual(692);
      expect(found.tip).toBeLessThanOrEqual(found.side === 'right' || found.side === 'left' ? size.height : size.width);
    }
});
test('a word is explained over its line, under it at the top of the screen', () => {
  const line = { x: 900, y: 300, width: 30, height: 20 };
  expect(over(line, size, room)).toEqual({ left: 1000 - 292 - 8, top: 300 - 6 - 160 });
  expect(over({ ...line, y: 100 }, size, room).top).toBe(126);
});
