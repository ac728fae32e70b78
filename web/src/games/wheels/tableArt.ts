/** What stands on the table: platoons in their outline, face-down cards, wrecks; as SVG strings on the sheet. */
import { ahead, around, base, bounds, chaikin, f, poly, type Line, type Point } from '../../draw/geometry';
import { box, path, placed } from '../../draw/svg';
import { mark, type Side } from '../../draw/symbols';
import { fromAbove, icon, scaleFor } from '../../draw/vehicles/top';
import type { Detail } from '../../draw/vehicles/pen';
import { onSheet, pointOf, type Sheet } from '../../board/table/sheet';
import type { Standing } from '../../board/table/types';
import { figureOfCard } from './figures';
import type { Platoon, Sheet as Card, View, Wreck } from './view';

/** Units of the sheet round the models of a platoon. */
const ROOM = 9;
/** A model is drawn larger than it is when the table is seen from far away: so many pixels long, up to a third. */
const LEAST = 22;
const MOST = 1.35;
export const grownOf = (length: number, k: number): number => Math.max(1, Math.min(MOST, LEAST / (length * k)));
export const detailOf = (px: number): Detail => (px >= 60 ? 2 : px >= 26 ? 1 : 0);

const FOOT = ['infantry', 'special-infantry', 'mortar'];
export const isFoot = (card: Card): boolean => FOOT.includes(card.kind);

// ---------------------------------------------------------------- shapes
/** The convex outline round models: it stops lines of fire, and a click hits it. */
export function outlineOf(
  at: Line,
  face: number,
  card: Pick<Card, 'width' | 'depth'>,
  sheet: Sheet,
  room = ROOM,
): Point[] {
  const corners = at.flatMap((p) => base(p, face, card.width * sheet.scale, card.depth * sheet.scale));
  return chaikin(around(corners, room), 1, true);
}
/** A card lies behind the point of its leading edge. */
export function cardMiddle(at: { x: number; y: number; face: number }, size: number, sheet: Sheet): Point {
  return ahead(pointOf(sheet, at), at.face + 180, (size * sheet.scale) / 2);
}
export const cardOutline = (at: { x: number; y: number; face: number }, size: number, sheet: Sheet): Point[] =>
  base(cardMiddle(at, size, sheet), at.face, size * sheet.scale, size * sheet.scale);

export function outlineOn(platoon: Platoon, view: View, sheet: Sheet): Point[] {
  if (!platoon.shown || !platoon.sheet || platoon.models.length === 0)
    return cardOutline(platoon, view.card_size, sheet);
  return outlineOf(
    platoon.models.map((model) => onSheet(sheet, model.x, model.y)),
    platoon.face,
    platoon.sheet,
    sheet,
  );
}

/** Something that can be pointed at. */
export function standingOn(platoon: Platoon, view: View, sheet: Sheet, side: Side, words: string): Standing {
  const outline = outlineOn(platoon, view, sheet);
  const [l, t, r, b] = bounds(outline);
  const p: Point = [(l + r) / 2, (t + b) / 2];
  return {
    id: platoon.id,
    x: platoon.x,
    y: platoon.y,
    face: platoon.face,
    side,
    p,
    outline,
    front: pointOf(sheet, platoon),
    reach: Math.max(r - l, b - t) / 2,
    words,
  };
}

// ---------------------------------------------------------------- drawings
export interface ModelLook {
  side: Side;
  k: number;
  spent?: boolean;
  ghost?: boolean;
}
/** One model round 0,0, looking up. */
export function modelArt(card: Card, sheet: Sheet, { side, k, spent, ghost }: ModelLook): string {
  const [w, d] = [card.width * sheet.scale, card.depth * sheet.scale];
  const figure = figureOfCard(card.card, card.kind);
  const grown = grownOf(d, k);
  const line = `var(--${side}-line)`;
  if (isFoot(card) || card.kind === 'gun') {
    const s = card.kind === 'gun' ? scaleFor(figure, w * 1.15, d * 1.25) : Math.min(w / 26, d / 33);
    const fill = `color-mix(in oklab, var(--${side}-pale), var(--ground-2) 25%)`;
    const stand =
      box(-w / 2, -d / 2, w, d, { fill, stroke: line, w: 1.2, rx: 3, dash: spent || ghost ? '4 2.5' : '' }) +
      path(`M${f(-w / 2 + 3)} ${f(-d / 2)}H${f(w / 2 - 3)}`, { stroke: line, w: 2.8, cap: 'round' });
    const art = fromAbove(figure, side, {
      s,
      zoom: s * k * grown,
      y: card.kind === 'gun' ? 0 : 1,
      detail: detailOf(d * k * grown),
    });
    return placed([0, 0], stand + art, grown);
  }
  const s = scaleFor(figure, w, d) * grown;
  return fromAbove(figure, side, { s, zoom: s * k, detail: detailOf(d * k * grown) });
}

/** The field that a platoon stands in. */
export function fieldArt(outline: Line, side: Side, { spent = false, ghost = false, u = 1 }): string {
  const fill = `color-mix(in oklab, var(--${side}-pale), transparent ${ghost ? 70 : 45}%)`;
  const w = Math.max(1.2, 1.3 * u);
  return path(poly(outline), {
    fill,
    stroke: `var(--${side}-line)`,
    w,
    dash: ghost ? `${f(2 * w)} ${f(2.5 * w)}` : spent ? `${f(5 * w)} ${f(3 * w)}` : '',
  });
}

/** A face-down card round its middle: the other side's shows its back, one's own what only its owner sees. It is
 * turned to its facing; what is written on it stays as upright as it can. */
export function cardArt(
  { label, sheet, face }: Pick<Platoon, 'label' | 'sheet' | 'face'>,
  size: number,
  side: Side,
  ghost = false,
): string {
  const h = size / 2;
  const arrow = path(`M-7 ${f(-h + 1)}L0 ${f(-h - 7)} 7 ${f(-h + 1)}Z`, {
    fill: `var(--${side})`,
    stroke: 'var(--counter-rim)',
    w: 1,
  });
  const tilt = face - Math.round(face / 90) * 90;
  const inside = sheet ? ownCard(label, sheet, h, side) : backOf(label, h, side);
  const shade = ghost ? '' : box(-h + 3, -h + 4, size, size, { fill: 'var(--shade)', opacity: 0.24, rx: 6 });
  return placed([0, 0], arrow, 1, face) + placed([0, 0], shade + inside, 1, tilt);
}
const figures = (inside: string): string => `<g font-family="var(--font-num)" font-weight="600">${inside}</g>`;
const word = (words: string, y: number, px: number, ink: string): string =>
  `<text y="${f(y)}" text-anchor="middle" font-size="${f(px)}" fill="${ink}">${words}</text>`;

function backOf(label: string, h: number, side: Side): string {
  const on = `var(--${side}-on)`;
  return [
    box(-h, -h, 2 * h, 2 * h, { fill: `var(--${side})`, stroke: 'var(--counter-rim)', w: 1.6, rx: 6 }),
    box(-h + 5, -h + 5, 2 * h - 10, 2 * h - 10, { stroke: on, w: 1.4, rx: 4, opacity: 0.65 }),
    figures(word('?', 7, h * 0.88, on) + word(label, h - 9, 15, on)),
    mark(side, 0, -h + 16, 1.1),
  ].join('');
}
function ownCard(label: string, sheet: Card, h: number, side: Side): string {
  const foot = `M${f(-h)} ${f(h - 17)}H${f(h)}V${f(h - 5)}Q${f(h)} ${f(h)} ${f(h - 5)} ${f(h)}H${f(-h + 5)}Q${f(-h)} ${f(h)} ${f(-h)} ${f(h - 5)}Z`;
  return [
    box(-h, -h, 2 * h, 2 * h, { fill: `var(--${side}-pale)`, stroke: `var(--${side})`, w: 3, dash: '6 3.5', rx: 6 }),
    icon(figureOfCard(sheet.card, sheet.kind), side, h * 1.15, { y: -6, detail: 1 }),
    path(foot, { fill: `var(--${side})` }),
    figures(word(label, h - 4, 14, `var(--${side}-on)`)),
    sheet.hq ? pennant(-h + 8, -h + 8, `var(--${side})`) : '',
  ].join('');
}
/** The mark of an HQ. */
export const pennant = (x: number, y: number, ink: string): string =>
  path(`M${f(x)} ${f(y + 12)}V${f(y)}l10 3.2-10 3.2`, { fill: ink, stroke: ink, w: 1.4 });

/** A wreck blocks the way and the line of fire: grey, crossed, of no side. */
export const wreckArt = (wreck: Wreck, sheet: Sheet, k: number): string => {
  const p = pointOf(sheet, wreck);
  const [w, d] = [wreck.width * sheet.scale, wreck.depth * sheet.scale];
  const grown = grownOf(d, k);
  const figure = figureOfCard(wreck.card, 'tank');
  const s = scaleFor(figure, w, d) * grown;
  const art = fromAbove(figure, 'de', { s, zoom: s * k, detail: detailOf(d * k * grown), wreck: true });
  const cross = path('M-6-6 6 6M6-6-6 6', { stroke: 'var(--map-ink)', w: 2.4, cap: 'round' });
  return placed(p, art + cross, 1, wreck.face);
};
