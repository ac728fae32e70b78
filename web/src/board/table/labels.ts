/** Where the names of pieces go: beside their base, without covering other names or pieces where that can be helped. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Wanted {
  id: number;
  /** Middle of the piece and half its extent on the sheet. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Size of the label, in units of the sheet. */
  w: number;
  h: number;
  /** Higher ones are placed first and never dropped above 0. */
  weight: number;
}
export interface Placed {
  id: number;
  /** Middle of the label. */
  x: number;
  y: number;
}

export const overlap = (a: Rect, b: Rect): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};
const centred = (x: number, y: number, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Below, above, right, left, then the corners: the first is the dearest to the eye. */
function spots(l: Wanted, gap: number): [number, number][] {
  const [dx, dy] = [l.rx + l.w / 2 + gap, l.ry + l.h / 2 + gap];
  const slant = l.rx * 0.6 + l.w / 2;
  return [
    [0, dy],
    [0, -dy],
    [dx, 0],
    [-dx, 0],
    [slant, dy],
    [-slant, dy],
    [slant, -dy],
    [-slant, -dy],
  ];
}

/** A label that would be hidden by more than this part of itself is left out. */
const HIDDEN = 0.3;

export function placeLabels(wanted: readonly Wanted[], gap: number): Placed[] {
  const pieces = wanted.map((l) => ({ id: l.id, rect: centred(l.x, l.y, l.rx * 2, l.ry * 2) }));
  const taken: Rect[] = [];
  const placed: Placed[] = [];
  for (const label of [...wanted].sort((a, b) => b.weight - a.weight || a.y - b.y || a.id - b.id)) {
    if (label.w <= 0) continue;
    let best: { at: Rect; cost: number } | null = null;
    spots(label, gap).forEach(([dx, dy], order) => {
      const at = centred(label.x + dx, label.y + dy, label.w, label.h);
      const others = pieces.reduce((sum, p) => sum + (p.id === label.id ? 0 : overlap(at, p.rect)), 0);
      const cost = taken.reduce((sum, r) => sum + overlap(at, r), others) + order * label.w * label.h * 0.008;
      if (!best || cost < best.cost) best = { at, cost };
    });
    const chosen = best as { at: Rect; cost: number } | null;
    if (!chosen || (label.weight <= 0 && chosen.cost > label.w * label.h * HIDDEN)) continue;
    taken.push(chosen.at);
    placed.push({ id: label.id, x: chosen.at.x + label.w / 2, y: chosen.at.y + label.h / 2 });
  }
  return placed;
}

/** Half the extent of a base turned to a bearing. */
export function extent(width: number, depth: number, face: number): [number, number] {
  const [s, c] = [Math.abs(Math.sin((face * Math.PI) / 180)), Math.abs(Math.cos((face * Math.PI) / 180))];
  return [(width * c + depth * s) / 2, (width * s + depth * c) / 2];
}
