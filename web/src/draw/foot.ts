/** Men, horses and towed weapons from above, pointing up. A base of foot is about 32 units wide. */
import { barrel } from './armour';
import { disc, rect, shape, stroke, type Tones } from './tones';

type Draw = (t: Tones) => string;
type Carried = 'rifle' | 'short' | 'tube' | 'none';

const CARRIED: Readonly<Record<Carried, (t: Tones) => string>> = {
  rifle: (t) => stroke('M2.4 2V-7', t.k, 1.3),
  short: (t) => stroke('M2.4 2V-4.5', t.k, 1.7),
  tube: (t) => stroke('M2.8 4V-10', t.k, 3) + stroke('M2.8 3V-9', t.l, 1.2),
  none: () => '',
};
/** A man: shoulders, what he carries, helmet. */
const man = (x: number, y: number, t: Tones, a = 0, carried: Carried = 'rifle'): string =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><ellipse rx="4.4" ry="3.2" cy="1.4" fill="${t.d}" stroke="${t.k}" stroke-width=".6"/>${CARRIED[carried](t)}${disc(0, 0, 2.7, t.ll, t.k)}</g>`;

const horse = (x: number, y: number, t: Tones, a = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${a})">${shape('M-2-10Q0-14 2-10L3.4-4Q4.6 4 2.4 9H-2.400Q-4.6 4-3.4-4Z', t.d, t.k, 0.8)}${stroke('M0 9v4', t.k, 1.6)}${man(0, 1, t, 0, 'none')}</g>`;
const bike = (x: number, y: number, t: Tones, a = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${a})">${rect(-1.3, -10, 2.6, 7, t.k, t.k, 1.2, 0.4)}${rect(-1.3, 3, 2.6, 7, t.k, t.k, 1.2, 0.4)}${stroke('M-4.5-4.500H4.5', t.k, 1.3)}${man(0, 0, t, 0, 'none')}</g>`;

const trails = (t: Tones, spread: number, len: number): string => {
  const d = `M-1 3-${spread} ${len}M1 3 ${spread} ${len}`;
  return stroke(d, t.k, 3.4) + stroke(d, t.b, 1.8);
};
const shield = (t: Tones, w: number): string => shape(`M-${w}-2Q0-6 ${w}-2V1Q0-3-${w} 1Z`, t.l, t.k, 0.9);
const wheels = (t: Tones, x: number): string =>
  rect(-x - 2, -3, 4, 9, t.k, t.k, 1.5, 0.4) + rect(x - 2, -3, 4, 9, t.k, t.k, 1.5, 0.4);
const crew = (t: Tones, x = 6.5, y = 10): string => man(-x, y, t, 0, 'none') + man(x, y + 1, t, 0, 'none');

export const FOOT = {
  squad: (t) => man(-8, -4, t, -10) + man(1, -9, t, 4) + man(9, -2, t, 12) + man(-3, 7, t, -4) + man(6, 9, t, 8),
  smg: (t) =>
    man(-9, -2, t, -14, 'short') +
    man(-1, -8, t, -2, 'short') +
    man(8, -5, t, 14, 'short') +
    man(-4, 7, t, -6, 'short') +
    man(6, 7, t, 10, 'short'),
  grenadiers: (t) =>
    man(-8, -3, t, -10) + man(1, -8, t, 4, 'tube') + man(9, -2, t, 12) + man(-3, 8, t, -4, 'short') + man(6, 9, t, 8),
  pioneers: (t) =>
    rect(-13, 9, 26, 3, t.l, t.k, 0, 0.8) +
    man(-8, -4, t, -10) +
    man(2, -8, t, 6, 'short') +
    man(-5, 6, t, 0, 'none') +
    man(7, 5, t, 0, 'none') +
    stroke('M9 5 12-3M9.5-4.5 14-2', t.k, 1.3),
  rocket: (t) => man(-4, -2, t, 0, 'tube') + man(6, 4, t, 12, 'none') + rect(9, 6, 5, 7, t.l, t.k, 1, 0.8),
  flame: (t) =>
    man(-5, 1, t, 0, 'none') +
    rect(-9.5, 4, 3.6, 6, t.l, t.k, 1.6, 0.8) +
    rect(-5.4, 4, 3.6, 6, t.l, t.k, 1.6, 0.8) +
    stroke('M-2 2 0-7', t.k, 1.6) +
    shape('M0-7C-3-10-1-12 0-15C1-12 4-11 0-7Z', 'var(--threat)', t.k, 0.7) +
    man(8, 5, t, 10),
  mg: (t) =>
    stroke('M0 0-5 6M0 0 5 6', t.k, 1.5) +
    rect(-1.4, -16, 2.8, 17, t.k, t.k, 0, 0.2) +
    man(-1, 5, t, 0, 'none') +
    man(-9, 8, t, -20, 'short') +
    man(8, 8, t, 10, 'short'),
  mortar: (t) =>
    disc(0, -1, 5.5, t.d, t.k) +
    rect(-1.8, -12, 3.6, 13, t.ll, t.k, 1.2, 0.9) +
    man(-9, 5, t, 30, 'none') +
    man(9, 5, t, -30, 'none'),
  'mortar-light': (t) =>
    disc(0, 1, 3.8, t.d, t.k) +
    rect(-1.3, -7, 2.6, 9, t.ll, t.k, 1, 0.8) +
    man(-7, 6, t, 24, 'none') +
    man(8, 5, t, -10, 'short'),
  'mortar-heavy': (t) =>
    disc(0, -1, 7, t.d, t.k) +
    rect(-2.5, -15, 5, 16, t.ll, t.k, 1.4, 0.9) +
    man(-11, 4, t, 30, 'none') +
    man(11, 4, t, -30, 'none') +
    man(0, 11, t, 0, 'none'),
  sniper: (t) =>
    shape(
      'M-12 6Q-14-1-7-2Q-4-8 2-5Q10-7 11 0Q15 6 8 9Q0 13-7 10Q-12 10-12 6Z',
      'var(--woods-2)',
      'var(--woods-ink)',
      0.9,
    ) +
    stroke('M2 4V-15', t.k, 1.5) +
    rect(0.9, -5, 2.4, 5, t.k, t.k, 1, 0.2) +
    man(0, 4, t, 0, 'none'),
  cmd: (t) =>
    man(-7, 5, t, -8, 'short') +
    man(7, 6, t, 10, 'short') +
    man(1, 12, t, 0, 'none') +
    stroke('M0 2V-15', t.k, 1.3) +
    shape('M0-15 12-11.5 0-8Z', 'var(--counter-paper)', t.k, 0.9),
  fo: (t) =>
    man(-6, 3, t, -6, 'none') +
    rect(-9, -4.5, 2.4, 5, t.k, t.k, 1, 0.3) +
    rect(-5.4, -4.5, 2.4, 5, t.k, t.k, 1, 0.3) +
    man(6, 5, t, 6, 'none') +
    rect(3, 6, 7, 6, t.l, t.k, 1, 0.8) +
    stroke('M9.5 7 14-13', t.k, 1) +
    disc(14, -13, 1.1, t.k, t.k),
  cavalry: (t) => horse(-10, 2, t, -5) + horse(0, -3, t) + horse(10, 3, t, 5),
  motorcycles: (t) => bike(-10, 3, t, -6) + bike(0, -4, t) + bike(10, 3, t, 6),
  gun: (t) => trails(t, 9, 20) + barrel(2, { len: 25, brake: true }, t) + shield(t, 9) + wheels(t, 9.5) + crew(t),
  'gun-light': (t) =>
    trails(t, 7, 16) + barrel(2, { len: 17, w: 2 }, t) + shield(t, 7.5) + wheels(t, 8) + crew(t, 6, 9),
  'gun-long': (t) =>
    trails(t, 10, 22) + barrel(4, { len: 33, w: 3, brake: true }, t) + shield(t, 10.5) + wheels(t, 11) + crew(t, 7, 12),
  'gun-heavy': (t) =>
    stroke('M0 22V-16M-17 2H17', t.k, 4) +
    stroke('M0 21V-15M-16 2H16', t.b, 2.2) +
    disc(0, 2, 6.5, t.d, t.k) +
    barrel(6, { len: 34, w: 3.2 }, t) +
    shape('M-8 0-6-5H6L8 0Z', t.l, t.k, 0.9) +
    crew(t, 9, 11) +
    man(0, 15, t, 0, 'none'),
  howitzer: (t) => trails(t, 8, 18) + barrel(2, { len: 13, w: 4 }, t) + shield(t, 9) + wheels(t, 10) + crew(t),
  aa: (t) =>
    stroke('M-14-12 14 14M14-12-14 14', t.k, 3.4) +
    stroke('M-14-12 14 14M14-12-14 14', t.b, 1.8) +
    disc(0, 1, 8, t.d, t.k) +
    barrel(4, { len: 20, w: 1.8, x: -2.2 }, t) +
    barrel(4, { len: 20, w: 1.8, x: 2.2 }, t) +
    rect(-6, 1, 12, 5, t.l, t.k, 1, 0.9) +
    man(-6, 9, t, 0, 'none') +
    man(6, 9, t, 0, 'none'),
  rockets: (t) =>
    trails(t, 8, 18) +
    rect(-7, -13, 14, 18, t.d, t.k, 2) +
    [-4.4, 0, 4.4].map((x) => disc(x, -9, 1.9, t.ll, t.k) + disc(x, -3, 1.9, t.ll, t.k)).join('') +
    wheels(t, 10) +
    man(0, 13, t, 0, 'none'),
} as const satisfies Record<string, Draw>;
