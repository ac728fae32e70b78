import type { XY } from './gameDisplay';

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

/** A base on the board: centre, facing, size. */
export interface Base extends XY {
  face: number;
  width: number;
  depth: number;
}
/** How far a point is from the nearest point of a base; 0 inside it. */
export function toBase(from: XY, base: Base): number {
  const angle = (base.face * Math.PI) / 180;
  const [dx, dy] = [from.x - base.x, from.y - base.y];
  const along = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle)) - base.depth / 2;
  const aside = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - base.width / 2;
  return Math.hypot(Math.max(along, 0), Math.max(aside, 0));
}

/** How far apart two bearings are, 0 to 180. */
export const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
