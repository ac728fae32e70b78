/** The animation of a moved piece along its path, at most 900 ms. */
import type { Attachment } from 'svelte/attachments';
import { millis } from '../PanZoom';

export interface Place {
  x: number;
  y: number;
}
const LONGEST = 900;

/** Keyframes from where it was over the places between to where it is; a piece is drawn where it is, so the last one
 * is nothing. */
export const frames = (from: Place, over: readonly Place[], to: Place): { transform: string }[] =>
  [from, ...over, to].map(({ x, y }) => ({
    transform: `translate(${(x - to.x).toFixed(1)}px, ${(y - to.y).toFixed(1)}px)`,
  }));

const last = new WeakMap<Element, Place & { hex: string }>();

/** `over` gives the places between the old hex and the new one. */
export const walking =
  (now: Place & { hex: string }, over: (from: string) => readonly Place[]): Attachment<SVGElement> =>
  (element) => {
    const before = last.get(element);
    last.set(element, now);
    if (!before || before.hex === now.hex) return;
    const step = millis(getComputedStyle(element).getPropertyValue('--move'));
    const between = over(before.hex);
    if (step > 0)
      element.animate(frames(before, between, now), {
        duration: Math.min(LONGEST, step * (between.length + 1)),
        easing: 'ease-out',
      });
  };
