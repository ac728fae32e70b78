/** SVG without nested transforms. A browser checks every transformed group in every frame while a map is moved; two
 * hundred counters of a dozen groups each cost more than the moving. So the strings that faces are made of are
 * written out in the coordinates of the sheet, and only letters that stand upright keep a transform of their own. */

/** a b c d e f, as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
const turnOf = (m: Matrix): number => (Math.atan2(m[1], m[0]) * 180) / Math.PI;
const upright = (m: Matrix): boolean => Math.abs(m[1]) < 1e-9 && Math.abs(m[2]) < 1e-9;
const n2 = (n: number): string => String(Math.round(n * 100) / 100 + 0);
const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];
const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

/** The matrix of a transform attribute: translate, rotate (about a point too) and scale. */
export function matrixOf(text: string): Matrix {
  let m = IDENTITY;
  for (const [, what, args = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbers(args);
    if (what === 'translate') m = times(m, [1, 0, 0, 1, a, b ?? 0]);
    else if (what === 'scale') m = times(m, [a, 0, 0, b ?? a, 0, 0]);
    else if (what === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c];
      m = times(times(times(m, [1, 0, 0, 1, x, y]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
    } else throw new Error(`a transform that faces do not use: ${what}`);
  }
  return m;
}

// ---------------------------------------------------------------- paths
const LENGTHS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Arguments of one command; the flags of an arc may stand without a space. */
function argsOf(command: string, text: string): number[] {
  if (command.toLowerCase() !== 'a') return numbers(text);
  const out: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const flag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!found) break;
    out.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return out;
}

/** Path data moved by a matrix; all commands become absolute. */
export function movedPath(d: string, m: Matrix): string {
  const [s, turn] = [scaleOf(m), turnOf(m)];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  const put = (px: number, py: number): string => at(m, px, py).map(n2).join(' ');
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const [rx, ry] = letter === kind ? [1, 1] : [0, 0];
    const args = argsOf(letter, text);
    const size = LENGTHS[kind] ?? 0;
    if (kind === 'z') {
      out += 'Z';
      [x, y] = [startX, startY];
    }
    for (let i = 0; size > 0 && i + size <= args.length; i += size) {
      const a = args.slice(i, i + size) as [number, number, number, number, number, number, number];
      const [ox, oy] = [rx * x, ry * y];
      if (kind === 'h') x = ox + a[0];
      else if (kind === 'v') y = oy + a[0];
      else [x, y] = [ox + (a[size - 2] as number), oy + (a[size - 1] as number)];
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      if (kind === 'a') out += `A${n2(a[0] * s)} ${n2(a[1] * s)} ${n2(a[2] + turn)} ${a[3]} ${a[4]} ${put(x, y)}`;
      else if (size <= 2) out += (kind === 'm' && i === 0 ? 'M' : kind === 't' ? 'T' : 'L') + put(x, y);
      else {
        const points: string[] = [];
        for (let j = 0; j + 1 < size - 2; j += 2) points.push(put(ox + (a[j] as number), oy + (a[j + 1] as number)));
        out += kind.toUpperCase() + [...points, put(x, y)].join(' ');
      }
    }
  }
  return out;
}

// ---------------------------------------------------------------- elements
type Attributes = Map<string, string>;
interface Frame {
  tag: string;
  m: Matrix;
  /** Inherited lengths: they are measured where they are used. */
  stroke: number;
  font: number;
}

const read = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]));
const write = (tag: string, a: Attributes, close: string): string =>
  `<${tag}${[...a].map(([k, v]) => ` ${k}="${v}"`).join('')}${close}>`;
const num = (a: Attributes, name: string): number => Number(a.get(name) ?? 0);

/** Lengths that grow with the drawing. */
function grow(a: Attributes, frame: Frame): void {
  const s = scaleOf(frame.m);
  if (frame.stroke) a.set('stroke-width', n2(frame.stroke * s));
  for (const name of ['rx', 'ry', 'r', 'letter-spacing', 'dx', 'dy'])
    if (a.has(name)) a.set(name, n2(num(a, name) * s));
  const dashes = a.get('stroke-dasharray');
  if (dashes)
    a.set(
      'stroke-dasharray',
      numbers(dashes)
        .map((n) => n2(n * s))
        .join(' '),
    );
}

/** Opacity goes on fill or stroke: a group with opacity would be composited separately. */
function thin(a: Attributes): void {
  const opacity = a.get('opacity');
  const [filled, stroked] = [a.get('fill') !== 'none', a.has('stroke')];
  if (opacity === undefined || (filled && stroked)) return;
  a.delete('opacity');
  a.set(filled ? 'fill-opacity' : 'stroke-opacity', opacity);
}

/** A rectangle that lies askew becomes a path, with round corners if it has any. */
function askew(a: Attributes, m: Matrix): string {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((k) => num(a, k)) as [number, number, number, number];
  const r = Math.min(num(a, 'rx'), w / 2, h / 2);
  const d = r
    ? `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  for (const k of ['x', 'y', 'width', 'height', 'rx', 'ry']) a.delete(k);
  return movedPath(d, m);
}

function oval(a: Attributes, m: Matrix): string {
  const [x, y, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((k) => num(a, k)) as [number, number, number, number];
  for (const k of ['cx', 'cy', 'rx', 'ry']) a.delete(k);
  return movedPath(`M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`, m);
}

function shape(tag: string, a: Attributes, frame: Frame): [string, Attributes] {
  const { m } = frame;
  thin(a);
  if (tag === 'path') a.set('d', movedPath(a.get('d') ?? '', m));
  else if (tag === 'rect' && upright(m)) {
    const [[x, y], s] = [at(m, num(a, 'x'), num(a, 'y')), scaleOf(m)];
    for (const [k, v] of [
      ['x', x],
      ['y', y],
      ['width', num(a, 'width') * s],
      ['height', num(a, 'height') * s],
    ] as const)
      a.set(k, n2(v));
  } else if (tag === 'rect') {
    a.set('d', askew(a, m));
    tag = 'path';
  } else if (tag === 'circle') {
    const [x, y] = at(m, num(a, 'cx'), num(a, 'cy'));
    a.set('cx', n2(x)).set('cy', n2(y));
  } else if (tag === 'ellipse') {
    a.set('d', oval(a, m));
    tag = 'path';
  } else a.set('transform', `matrix(${m.map(n2).join(' ')})`);
  if (!a.has('transform')) grow(a, frame);
  return [tag, a];
}

function words(a: Attributes, frame: Frame): Attributes {
  const { m } = frame;
  if (upright(m)) {
    const [x, y] = at(m, num(a, 'x'), num(a, 'y'));
    a.set('x', n2(x)).set('y', n2(y));
  } else {
    const s = scaleOf(m);
    a.set(
      'transform',
      `matrix(${[m[0] / s, m[1] / s, m[2] / s, m[3] / s].map((n) => n.toFixed(4)).join(' ')} ${n2(m[4])} ${n2(m[5])})`,
    );
    for (const k of ['x', 'y']) if (a.has(k)) a.set(k, n2(num(a, k) * s));
  }
  grow(a, frame);
  if (frame.font) a.set('font-size', n2(frame.font * scaleOf(m)));
  return a;
}

/** The drawing with all its groups' transforms written into its shapes. */
export function flat(svg: string, m: Matrix = IDENTITY): string {
  const stack: Frame[] = [{ tag: '', m, stroke: 0, font: 0 }];
  let out = '';
  for (const [whole, closing, tag = '', text = '', self] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>|[^<]+/g)) {
    const above = stack.at(-1) as Frame;
    if (!tag) out += whole;
    else if (closing) {
      stack.pop();
      out += whole;
    } else {
      const a = read(text);
      const own = a.get('transform');
      a.delete('transform');
      const width = Number(a.get('stroke-width') ?? above.stroke);
      const frame: Frame = {
        tag,
        m: own ? times(above.m, matrixOf(own)) : above.m,
        stroke: width,
        font: Number(a.get('font-size') ?? above.font),
      };
      if (tag === 'g') out += write('g', a, self ? '/' : '');
      else if (tag === 'tspan') out += span(a, frame, self);
      else if (tag === 'text') out += write('text', words(a, frame), self ? '/' : '');
      else out += ((made) => write(made[0], made[1], self ? '/' : ''))(shape(tag, a, frame));
      if (!self) stack.push(frame);
    }
  }
  return out;
}

function span(a: Attributes, frame: Frame, self: string | undefined): string {
  const opacity = a.get('opacity');
  a.delete('opacity');
  if (opacity) a.set('fill-opacity', opacity);
  grow(a, { ...frame, stroke: 0 });
  return write('tspan', a, self ? '/' : '');
}

const known = new Map<string, string>();
/** A face at a place of the sheet; what was drawn once is kept. */
export function flatAt(face: string, x: number, y: number): string {
  const key = `${n2(x)} ${n2(y)} ${face}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > 3000) known.clear();
  const drawn = flat(face, [1, 0, 0, 1, x, y]);
  known.set(key, drawn);
  return drawn;
}
