/** How a card turns over: in the time of `--move`, at once when that is zero. */
import type { TransitionConfig } from 'svelte/transition';
import { millis } from '../PanZoom';

export function turn(element: Element): TransitionConfig {
  const duration = millis(getComputedStyle(element).getPropertyValue('--move'));
  return { duration, css: (t) => `transform: perspective(600px) rotateY(${((1 - t) * 88).toFixed(1)}deg)` };
}

/** How a card comes into the hand: from below. */
export function deal(element: Element): TransitionConfig {
  const duration = millis(getComputedStyle(element).getPropertyValue('--move'));
  return { duration, css: (t, u) => `transform: translateY(${(u * 60).toFixed(1)}px); opacity: ${t}` };
}
