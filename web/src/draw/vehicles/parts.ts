/** Parts that several builders draw: men, barrels, wheels. */
import type { Foot } from './measures';
import { n2, Pen } from './pen';

/** Units a metre, across and along. */
export const X = 8.2;
export const Y = 7.3;

type Man = Foot['men'][number];
const man = ([x, y, turn, weapon = 5]: Man, pen: Pen): string => {
  const arm = weapon ? pen.line(`M2.4 2V-${weapon + 2}`, Math.max(1.3, pen.w)) : '';
  const shoulders = `<ellipse rx="4.4" ry="3.2" cy="1.4" fill="${pen.t.dark}" ${pen.stroke(pen.thin)}/>`;
  return `<g transform="translate(${n2(x)} ${n2(y)}) rotate(${turn})">${shoulders}${arm}${pen.disc(0, 0, 2.8, pen.t.pale, pen.w * 0.85)}</g>`;
};
export const men = (of: readonly Man[], pen: Pen): string => of.map((one) => man(one, pen)).join('');

const bore = (mm: number, pen: Pen): number =>
  Math.max(pen.detail === 0 ? 2.5 : 1.9, 1.1 + mm / 42) + (pen.detail === 0 ? pen.w * 0.6 : 0);

/** A barrel from its mount at y, forward. */
export function barrel(x: number, y: number, [mm, metres, brake]: readonly [number, number, number], pen: Pen): string {
  const [b, l] = [bore(mm, pen), metres * Y];
  const tube = pen.rect(x - b / 2, y - l, b, l + 1, 0.4, pen.t.light);
  if (!brake) return tube;
  const [h, e] = [brake === 2 ? 3.6 : 2.6, pen.detail === 0 ? 1.3 : 0.95];
  return tube + pen.rect(x - b / 2 - e, y - l - h * 0.6, b + e * 2, h, 0.8, pen.t.light);
}
export const wheel = (x: number, y: number, r: number, wide: number, pen: Pen): string =>
  pen.rect(x - (wide * X) / 2, y - r * Y, wide * X, r * 2 * Y, 1.2, pen.t.dark);

export const circle = (x: number, y: number, r: number): string =>
  `M${n2(x - r)} ${n2(y)}a${n2(r)} ${n2(r)} 0 1 0 ${n2(2 * r)} 0a${n2(r)} ${n2(r)} 0 1 0 ${n2(-2 * r)} 0`;
