/** The position of a popover: beside its anchor, wholly on the screen, its tip pointing at the anchor. */
export interface Box {
  x: number;
  y: number;
  width?: number;
  height?: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
  side: 'right' | 'left' | 'below' | 'above';
  /** Distance of the tip from the corner, along the edge it sits on. */
  tip: number;
}

const GAP = 12;
const NEAR = 6;
const EDGE = 8;
const TIP = 12;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export function place(at: Box, size: Size, room: Size): Placed {
  const right = at.x + (at.width ?? 0);
  const bottom = at.y + (at.height ?? 0);
  const middle = { x: (at.x + right) / 2, y: (at.y + bottom) / 2 };
  if (right + GAP + size.width + EDGE <= room.width) return beside(right + GAP, middle.y, 'right', size, room);
  if (at.x - GAP - size.width >= EDGE) return beside(at.x - GAP - size.width, middle.y, 'left', size, room);
  const left = within(middle.x - size.width / 2, EDGE, room.width - size.width - EDGE);
  const tip = within(middle.x - left - TIP / 2, EDGE, size.width - EDGE - TIP);
  if (bottom + GAP + size.height + EDGE <= room.height) return { left, top: bottom + GAP, side: 'below', tip };
  return { left, top: Math.max(EDGE, at.y - GAP - size.height), side: 'above', tip };
}

/** Over the anchor, or under it where there is no room: the line it stands in stays readable. */
export function over(at: Box, size: Size, room: Size): { left: number; top: number } {
  const left = within(at.x, EDGE, room.width - size.width - EDGE);
  const above = at.y - NEAR - size.height;
  return { left, top: above >= EDGE ? above : at.y + (at.height ?? 0) + NEAR };
}

function beside(left: number, y: number, side: 'right' | 'left', size: Size, room: Size): Placed {
  const top = within(y - 34, EDGE, room.height - size.height - EDGE);
  return { left, top, side, tip: within(y - top - TIP / 2, EDGE, size.height - EDGE - TIP) };
}
