/** Pan and zoom for every board: a stage (the window) and in it a layer (the drawn sheet) moved by a CSS transform.
 *
 * Nothing is redrawn while a gesture lasts: the layer is moved by the compositor. When the gesture has ended
 * `onsettle` tells the zoom, so that a board may draw its sheet sharp again and change its detail and the size of
 * labels. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';

export interface Place {
  /** Screen pixels a unit of the sheet. */
  k: number;
  /** Where the sheet's origin is on the stage. */
  x: number;
  y: number;
}
export interface PanZoomOptions {
  /** Size of the sheet in its own units; the layer is as many CSS pixels. */
  width: number;
  height: number;
  /** Pixels kept free round the sheet when it is fitted: one number, or top, right, bottom, left. */
  margin?: number | readonly [number, number, number, number];
  /** Largest zoom, pixels a unit; the smallest is a little less than the whole sheet. */
  most?: number;
  /** The sheet is to be drawn for this place: a gesture or a glide has ended (also called once at the beginning). */
  onsettle?: (place: Place) => void;
  /** A gesture has begun: popovers tied to a place on the stage close. */
  onstart?: () => void;
  /** Every frame; keep it cheap. */
  onmove?: (place: Place) => void;
  /** A zoom has begun: until the sheet is drawn again only this part of it is ready, left, top, right and bottom in
   * its units; null: all of it may be shown again. */
  onready?: (part: Part | null) => void;
}
/** Left, top, right, bottom. */
export type Part = readonly [number, number, number, number];

/** A board keeps this much clear round what it brings into sight. */
const CLEAR = 96;
const LEAST_OF_FIT = 0.75;
/** Idle frames before another zoom is reported: a slow machine may settle between two turns of the wheel. */
const CALM = 3;
/** Milliseconds after the last turn of the wheel, even of one at the limit that led nowhere, before a gesture has
 * ended. */
const REST = 180;
/** A sheet of more pixels than this is not ready everywhere when a gesture begins. */
const READY = 3e6;
export const isLarge = (width: number, height: number, k: number): boolean => width * height * k ** 2 > READY;

export class PanZoom {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private readonly stageSelection: Selection<HTMLElement, unknown, null, undefined>;
  private readonly watcher: ResizeObserver;
  private fitted = true;
  private glide = 0;
  private gliding = false;
  private waiting = 0;
  private turned = -REST;
  private readonly wheel = (): void => {
    this.turned = performance.now();
  };
  /** The last reported zoom. */
  private told = 0;
  /** Where the layer was in the last frame. */
  private last: Place = { k: 0, x: 0, y: 0 };
  /** Only a part of the sheet is shown. */
  private narrow = false;
  private size: readonly [number, number] = [0, 0];

  constructor(
    private readonly stage: HTMLElement,
    private readonly layer: HTMLElement,
    private options: PanZoomOptions,
  ) {
    layer.style.transformOrigin = '0 0';
    layer.style.willChange = 'transform';
    this.behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(5)
      .tapDistance(12)
      .filter((event: Event) => this.accepts(event))
      .constrain((t) => this.kept(t))
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => this.started(event))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.moved(event))
      .on('end', () => this.settled());
    this.stageSelection = select(stage);
    this.stageSelection.call(this.behaviour).on('dblclick.zoom', null);
    stage.addEventListener('wheel', this.wheel, { passive: true });
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(stage);
    this.resized();
  }

  get place(): Place {
    const { k, x, y } = zoomTransform(this.stage);
    return { k, x, y };
  }

  /** Another sheet, or other margins; the place is kept unless the size changed. */
  update(options: PanZoomOptions): void {
    const same = options.width === this.options.width && options.height === this.options.height;
    this.options = options;
    this.limits();
    if (!same || this.fitted) this.fit(false);
  }

  /** Show the whole sheet. */
  fit(smoothly = true): void {
    this.go(this.whole(), smoothly);
    this.fitted = true;
  }

  /** Zoom by a factor, about the middle of the stage or about a point of it. */
  by(factor: number, about?: readonly [number, number]): void {
    const t = zoomTransform(this.stage);
    const [least, most] = this.behaviour.scaleExtent();
    const k = Math.max(least, Math.min(most, t.k * factor));
    const [cx, cy] = about ?? [this.size[0] / 2, this.size[1] / 2];
    this.go(zoomIdentity.translate(cx - ((cx - t.x) / t.k) * k, cy - ((cy - t.y) / t.k) * k).scale(k));
  }

  /** Put a point of the sheet in the middle, at a zoom if one is given. */
  centre(x: number, y: number, k = this.place.k, smoothly = true): void {
    const [w, h] = this.sight();
    this.go(zoomIdentity.translate(w / 2 - x * k, h / 2 - y * k).scale(k), smoothly);
  }

  /** Put a point of the sheet in the middle, unless it is well in sight already. */
  seek(x: number, y: number, clear = CLEAR): void {
    const [at, room] = [this.toStage(x, y), this.sight()];
    const away = at.some((v, i) => v < Math.min(clear, (room[i] ?? 0) / 3) || v > (room[i] ?? 0) - clear);
    if (away) this.centre(x, y);
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.place;
    this.go(zoomIdentity.translate(x + dx, y + dy).scale(k));
  }

  /** Bring a point of the sheet into sight, with room round it; does nothing when it is. */
  reveal(x: number, y: number, clear = CLEAR): void {
    const at = this.toStage(x, y);
    const keep = (v: number, room: number): number => {
      const edge = Math.min(clear, room / 2);
      return v < edge ? edge - v : v > room - edge ? room - edge - v : 0;
    };
    const [w, h] = this.sight();
    const [dx, dy] = [keep(at[0], w), keep(at[1], h)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** From a mouse position in the window to a point of the sheet. */
  toSheet(clientX: number, clientY: number): [number, number] {
    const r = this.stage.getBoundingClientRect();
    const { k, x, y } = this.place;
    return [(clientX - r.left - x) / k, (clientY - r.top - y) / k];
  }

  /** From a point of the sheet to pixels from the stage's corner. */
  toStage(x: number, y: number): [number, number] {
    const t = this.place;
    return [x * t.k + t.x, y * t.k + t.y];
  }

  destroy(): void {
    cancelAnimationFrame(this.glide);
    cancelAnimationFrame(this.waiting);
    this.watcher.disconnect();
    this.stage.removeEventListener('wheel', this.wheel);
    this.stageSelection.on('.zoom', null);
  }

  // ---------------------------------------------------------------- inside
  /** Left button, touch and wheel; not on controls that lie on the stage. */
  private accepts(event: Event): boolean {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-no-pan]')) return false;
    return !('button' in event) || event.type === 'wheel' || (event as MouseEvent).button === 0;
  }

  /** The part of the stage that nothing lies over: `--covered` is how much of its lower end a sheet hides. */
  private sight(): readonly [number, number] {
    const covered = parseFloat(getComputedStyle(this.stage).getPropertyValue('--covered')) || 0;
    return [this.size[0], Math.max(1, this.size[1] - covered)];
  }

  private margins(): readonly [number, number, number, number] {
    const m = this.options.margin ?? 16;
    return typeof m === 'number' ? [m, m, m, m] : m;
  }

  private whole(): ZoomTransform {
    const [top, right, bottom, left] = this.margins();
    const { width, height } = this.options;
    const [w, h] = [Math.max(1, this.size[0] - left - right), Math.max(1, this.size[1] - top - bottom)];
    const k = Math.min(w / width, h / height);
    return zoomIdentity.translate(left + (w - width * k) / 2, top + (h - height * k) / 2).scale(k);
  }

  private limits(): void {
    const fit = this.whole().k;
    this.behaviour.scaleExtent([fit * LEAST_OF_FIT, Math.max(this.options.most ?? 4, fit)]);
  }

  /** The sheet cannot be lost: its middle part always stays on the stage. */
  private kept(t: ZoomTransform): ZoomTransform {
    const hold = (v: number, length: number, room: number): number =>
      Math.min(room * 0.6, Math.max(room * 0.4 - length, v));
    const x = hold(t.x, this.options.width * t.k, this.size[0]);
    const y = hold(t.y, this.options.height * t.k, this.size[1]);
    return x === t.x && y === t.y ? t : zoomIdentity.translate(x, y).scale(t.k);
  }

  private resized(): void {
    const [w, h] = [this.stage.clientWidth, this.stage.clientHeight];
    if (w === 0 || h === 0 || (w === this.size[0] && h === this.size[1])) return;
    const [ow, oh] = this.size;
    const { k, x, y } = this.place;
    this.size = [w, h];
    this.limits();
    if (this.fitted) this.fit(false);
    else this.go(zoomIdentity.translate(x + (w - ow) / 2, y + (h - oh) / 2).scale(k), false);
  }

  private started(event: D3ZoomEvent<HTMLElement, unknown>): void {
    if (!event.sourceEvent) return;
    this.stop();
    this.options.onstart?.();
  }

  private moved(event: D3ZoomEvent<HTMLElement, unknown>): void {
    const { k, x, y } = event.transform;
    if (event.sourceEvent) this.fitted = false;
    cancelAnimationFrame(this.waiting);
    if (!this.narrow && k !== this.last.k && this.large()) this.narrowed(true);
    this.last = { k, x, y };
    this.layer.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${k.toFixed(5)})`;
    this.options.onmove?.(this.last);
  }

  /** A large sheet would come into sight faster than it can be drawn so large: from farther away only what was in
   * sight is shown of it. */
  private large(): boolean {
    return isLarge(this.options.width, this.options.height, this.told);
  }

  private narrowed(narrow: boolean): void {
    this.narrow = narrow;
    const { k, x, y } = this.last;
    this.options.onready?.(narrow ? [-x / k, -y / k, (this.size[0] - x) / k, (this.size[1] - y) / k] : null);
  }

  private settled(): void {
    if (this.gliding) return;
    cancelAnimationFrame(this.waiting);
    this.tell(this.told === 0 || this.told === this.place.k ? 0 : CALM);
  }

  private tell(after: number): void {
    if (after > 0) {
      const resting = performance.now() - this.turned >= REST;
      this.waiting = requestAnimationFrame(() => this.tell(resting ? after - 1 : CALM));
      return;
    }
    this.told = this.place.k;
    if (this.narrow) this.narrowed(false);
    this.options.onsettle?.(this.place);
  }

  private stop(): void {
    cancelAnimationFrame(this.glide);
    this.gliding = false;
  }

  /** Glide to a place in the time of `--move`; at once when that is zero. */
  private go(to: ZoomTransform, smoothly = true): void {
    this.stop();
    this.fitted = false;
    const goal = this.kept(to);
    const time = smoothly ? millis(getComputedStyle(this.stage).getPropertyValue('--move')) : 0;
    if (time <= 0) {
      this.behaviour.transform(this.stageSelection, goal);
      return;
    }
    const from = zoomTransform(this.stage);
    let began = 0;
    this.gliding = true;
    const step = (now: number): void => {
      began ||= now;
      const t = Math.min(1, (now - began) / time);
      if (t === 1) this.gliding = false;
      this.behaviour.transform(this.stageSelection, t === 1 ? goal : mixed(from, goal, 1 - (1 - t) ** 3));
      if (t < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }
}

/** Between two places: zoom by ratio, and the point they share stays where it is. */
function mixed(a: ZoomTransform, b: ZoomTransform, t: number): ZoomTransform {
  const k = a.k * (b.k / a.k) ** t;
  const s = Math.abs(b.k - a.k) < 1e-9 ? t : (k - a.k) / (b.k - a.k);
  return zoomIdentity.translate(a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s).scale(k);
}

/** A CSS time in milliseconds. */
export const millis = (time: string): number =>
  (parseFloat(time) || 0) * (/\dm?s/.exec(time)?.[0].includes('m') ? 1 : 1000);

/** Detail of a board by the size of a piece on the screen: near from 40 pixels, mid from 24. */
export const detailOf = (pixels: number): 'near' | 'mid' | 'far' =>
  pixels >= 40 ? 'near' : pixels >= 24 ? 'mid' : 'far';
