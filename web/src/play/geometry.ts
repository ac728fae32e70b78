import type { XY } from './face';

/** Whole degrees from one point to another: 0 is up, 90 is right. */
export function bearing(from: XY, to: XY): number {
  const degrees = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

/** A point so far ahead on a bearing. */
export function ahead(from: XY, face: number, distance: number): XY {
  const angle = (face * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance };
}

/** How far apart two bearings are, 0 to 180. */
export const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
