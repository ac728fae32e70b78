/** Hulls with what they run on, from above. */
import { type Point } from '../geometry';
import type { Vehicle } from './measures';
import { circle, wheel, X, Y } from './parts';
import { n2, Pen, sized } from './pen';
import { HULLS } from './shapes';

/** By the kind of vehicle. */
export const RUNNING: Readonly<Record<Vehicle['kind'], (of: Vehicle, pen: Pen) => string>> = {
  track: tracked,
  wheel: wheeled,
  half: halfTracked,
  truck: lorry,
  car: openCar,
};

function links(x: number, from: number, to: number, wide: number, pen: Pen): string {
  let d = '';
  for (let y = from; y < to; y += 2.6) d += `M${n2(x)} ${n2(y)}h${n2(wide)}`;
  return pen.line(d, pen.thin * 0.8, 0.55);
}

function tracked(of: Vehicle, pen: Pen): string {
  const [hw, hl] = [(of.W / 2) * X, (of.L / 2) * Y];
  const tw = (of.tw ?? 0.4) * X * (pen.detail === 0 ? 0.92 : 1);
  const inner = hw - tw;
  const at = (k: number): number => (k > 0 ? hw - tw : -hw);
  const tracks = pen.both(
    (k) =>
      pen.rect(at(k), -hl, tw, hl * 2, 2, pen.t.dark) +
      (pen.detail === 2 && of.cover !== 2 ? links(at(k) + 0.7, -hl + 2.6, hl - 1, tw - 1.4, pen) : ''),
  );
  const skirts = of.skirt
    ? pen.both((k) => pen.rect(k > 0 ? hw + 0.7 : -hw - 2.1, -hl * 0.72, 1.4, hl * 1.5, 0.4, pen.t.light, pen.thin))
    : '';
  const deep = of.hull === 'deep';
  const hull = pen.shape(
    sized(HULLS[of.hull ?? 'box'], 0, 0, inner + (deep ? 0.2 : 0.5), hl * (deep ? 0.9 : 1)),
    pen.t.body,
    1,
  );
  const drums =
    pen.detail > 0 && of.drum
      ? pen.both((k) =>
          pen.rect(k > 0 ? hw - tw * 0.84 : -hw + tw * 0.08, hl * 0.42, tw * 0.76, 9, 1.8, pen.t.light, pen.thin),
        )
      : '';
  return tracks + skirts + hull + covers(of, hw, hl, tw, pen) + drums + deckOf(of, inner, hl, pen);
}

function covers(of: Vehicle, hw: number, hl: number, tw: number, pen: Pen): string {
  const at = (k: number): number => (k > 0 ? hw - tw : -hw);
  if (of.cover === 1)
    return pen.shape(sized(HULLS.slope, 0, 0.04 * hl, hw - (pen.detail ? 1.1 : 0.6), hl * 0.82), pen.t.body, 1.5);
  if (of.cover === 2)
    return pen.both((k) => {
      const plates = `M${n2(at(k))} ${n2(-hl * 0.3)}h${n2(tw)}M${n2(at(k))} ${n2(hl * 0.2)}h${n2(tw)}`;
      return pen.rect(at(k), -hl * 0.8, tw, hl * 1.66, 1, pen.t.body) + (pen.detail === 2 ? pen.line(plates) : '');
    });
  if (of.cover === 3)
    return pen.both(
      (k) =>
        pen.rect(at(k), -hl * 0.5, tw, hl * 1.2, 0.6, pen.t.body) +
        (pen.detail ? pen.rect(k > 0 ? hw - 0.4 : -hw - 2.6, -hl * 0.06, 3, 6.5, 0.6, pen.t.light, pen.thin) : ''),
    );
  return '';
}

/** The deck behind the turret: what tells one engine from another. */
function deckOf(of: Vehicle, inner: number, hl: number, pen: Pen): string {
  const [top, end, w] = [hl * 0.52, hl * 0.92, inner * 0.8];
  if (of.deck === 'fans')
    return pen.detail ? pen.both((k) => pen.disc(k * inner * 0.52, hl * 0.74, inner * 0.32, pen.t.dark)) : '';
  if (pen.detail === 1 && !of.open) {
    const second = top + 5 < hl - 1.5 ? `M${n2(-w)} ${n2(top + 5)}h${n2(w * 2)}` : '';
    return pen.line(`M${n2(-w)} ${n2(top + 1)}h${n2(w * 2)}${second}`, pen.thin, 0.6);
  }
  if (pen.detail < 2) return '';
  const glacis = pen.line(`M${n2(-inner * 0.86)} ${n2(-hl * 0.7)}h${n2(inner * 1.72)}`, pen.thin, 0.6);
  return pen.line(DECKS[of.deck ?? 'bars'](top, end, w, hl), pen.thin, 0.75) + glacis;
}
const rows = (count: number, step: number, top: number, hl: number): number[] =>
  Array.from({ length: count }, (_, i) => top + i * step).filter((y) => y < hl - 1.5);
const DECKS: Readonly<
  Record<'bars' | 'slats' | 'flaps' | 'grille', (t: number, e: number, w: number, hl: number) => string>
> = {
  bars: (top, _end, w, hl) =>
    rows(4, 2.7, top, hl)
      .map((y) => `M${n2(-w)} ${n2(y)}h${n2(w * 2)}`)
      .join(''),
  slats: (top, _end, w, hl) =>
    rows(5, 2.2, top, hl)
      .map((y, i) => `M${n2(-w * (1 - i * 0.06))} ${n2(y)}h${n2(w * 2 * (1 - i * 0.06))}`)
      .join(''),
  flaps: (top, end, w) =>
    `M${n2(-w)} ${n2(top)}h${n2(w * 2)}v${n2(end - top)}h${n2(-w * 2)}ZM0 ${n2(top)}V${n2(end)}M${n2(-w)} ${n2((top + end) / 2)}h${n2(w * 2)}`,
  grille: (top, end, w) =>
    `M${n2(-w * 0.8)} ${n2(top)}h${n2(w * 1.6)}v${n2(end - top - 1)}h${n2(-w * 1.6)}Z` +
    [1, 2, 3, 4].map((i) => `M${n2(-w * 0.8 + i * w * 0.32)} ${n2(top)}v${n2(end - top - 1)}`).join(''),
};

function wheeled(of: Vehicle, pen: Pen): string {
  const [hw, hl] = [(of.W / 2) * X, (of.L / 2) * Y];
  const wheels = of.wheels ?? [];
  const narrow = (wheels.length > 2 ? 0.1 : 0.26) * X;
  const lines = `M${n2(-hw * 0.45)} ${n2(-hl * 0.62)}h${n2(hw * 0.9)}M${n2(-hw * 0.42)} ${n2(hl * 0.66)}h${n2(hw * 0.84)}M${n2(-hw * 0.38)} ${n2(hl * 0.78)}h${n2(hw * 0.76)}`;
  return (
    wheels.map((y) => pen.both((k) => wheel(k * (hw - 0.16 * X), y * Y, 0.5, 0.36, pen))).join('') +
    pen.shape(sized(HULLS[of.hull ?? 'car'], 0, 0, hw - narrow, hl), pen.t.body, 1) +
    (of.spare && pen.detail
      ? pen.both((k) =>
          pen.rect(k > 0 ? hw - 0.32 * X : -hw - 0.06 * X, -0.5 * Y, 0.38 * X, 0.95 * Y, 1.4, pen.t.dark, pen.thin),
        )
      : '') +
    (pen.detail === 2 ? pen.line(lines, pen.thin, 0.7) : '')
  );
}

function halfTracked(of: Vehicle, pen: Pen): string {
  const [hw, hl] = [(of.W / 2) * X, (of.L / 2) * Y];
  const [from, to] = (of.tr ?? [0, 1]).map((n) => n * Y) as [number, number];
  const [y0, y1] = (of.bay ?? [0, 1]).map((n) => n * Y) as [number, number];
  const iw = hw * (of.hull === 'nose' ? 0.56 : 0.68);
  const running = pen.both((k) => {
    const x = k > 0 ? hw - 0.42 * X : -hw;
    const band = pen.rect(x, from, 0.42 * X, to - from, 1.6, pen.t.dark);
    const tread = pen.detail === 2 ? links(x + 0.2, from + 2, to - 1, 0.36 * X, pen) : '';
    return band + tread + wheel(k * (hw - 0.2 * X), (of.front ?? 0) * Y, 0.48, 0.34, pen);
  });
  const bay: Point[] = [
    [-iw, y0],
    [iw, y0],
    [iw * 0.96, y1],
    [-iw * 0.96, y1],
  ];
  const benches = `M${n2(-iw + 1.6)} ${n2(y0 + 3)}V${n2(y1 - 2)}M${n2(iw - 1.6)} ${n2(y0 + 3)}V${n2(y1 - 2)}`;
  const bonnet = `M${n2(-hw * 0.5)} ${n2(-hl * 0.3)}h${n2(hw)}M0 ${n2(-hl * 0.92)}V${n2(-hl * 0.4)}`;
  return (
    running +
    pen.shape(sized(HULLS[of.hull ?? 'blunt'], 0, 0, hw, hl), pen.t.body, 0.8) +
    pen.shape(bay, pen.t.dark, 0.6, pen.thin) +
    (pen.detail ? `<path d="${benches}" stroke="${pen.t.pale}" stroke-width="2"/>` : '') +
    (pen.detail === 2 ? pen.line(bonnet, pen.thin, 0.7) : '') +
    machineGun(of.mgs === 1, hw, y0, pen)
  );
}
function machineGun(shielded: boolean, hw: number, y: number, pen: Pen): string {
  const w = Math.max(1.4, pen.w * 1.4);
  if (shielded)
    return (
      pen.line(`M0 ${n2(y + 2)}V${n2(y - 6)}`, w) +
      `<path d="M-3.5 ${n2(y - 0.5)}h7" stroke="${pen.t.light}" stroke-width="1.6"/>`
    );
  return (
    `<path d="${circle(hw * 0.4, y + 1, 3)}" fill="none" stroke="${pen.t.pale}" stroke-width="1.4"/>` +
    pen.line(`M${n2(hw * 0.4)} ${n2(y + 1)}v-7`, w)
  );
}

function lorry(of: Vehicle, pen: Pen): string {
  const [hw, hl] = [(of.W / 2) * X, (of.L / 2) * Y];
  const [c0, c1] = [-hl * 0.46, -hl * 0.16];
  const bows = [1, 2, 3, 4].map((i) => `M${n2(-hw * 0.96)} ${n2(c1 + ((hl - c1) * i) / 5)}h${n2(hw * 1.92)}`).join('');
  const bonnet: Point[] = [
    [-hw * 0.42, -hl],
    [hw * 0.42, -hl],
    [hw * 0.62, c0],
    [-hw * 0.62, c0],
  ];
  return (
    (of.axles ?? [])
      .map((y) => pen.both((k) => wheel(k * (hw - 0.16 * X), y * Y, 0.46, y > 0 ? 0.46 : 0.28, pen)))
      .join('') +
    pen.shape(bonnet, pen.t.body, 1) +
    pen.rect(-hw * 0.82, c0, hw * 1.64, c1 - c0, of.square ? 0.4 : 1.5, pen.t.light) +
    (pen.detail
      ? `<path d="M${n2(-hw * 0.66)} ${n2(c0 + 2)}h${n2(hw * 1.32)}" stroke="${pen.t.dark}" stroke-width="2.2"/>`
      : '') +
    pen.rect(-hw * 0.96, c1 + 0.6, hw * 1.92, hl - c1 - 0.6, 1.6, pen.t.pale) +
    (pen.detail ? pen.line(bows, pen.thin, 0.55) : '')
  );
}

function openCar(of: Vehicle, pen: Pen): string {
  const [hw, hl] = [(of.W / 2) * X, (of.L / 2) * Y];
  const body: Point[] = [
    [-hw * 0.6, -hl],
    [hw * 0.6, -hl],
    [hw * 0.86, -hl * 0.2],
    [hw * 0.86, hl],
    [-hw * 0.86, hl],
    [-hw * 0.86, -hl * 0.2],
  ];
  return (
    (of.axles ?? []).map((y) => pen.both((k) => wheel(k * (hw - 0.12 * X), y * Y, 0.38, 0.26, pen))).join('') +
    pen.shape(body, pen.t.body, 1.4) +
    pen.rect(-hw * 0.68, -hl * 0.18, hw * 1.36, hl * 0.98, 1, pen.t.dark, pen.thin)
  );
}
