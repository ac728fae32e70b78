/** The recap of the other side's turn: a card that opens when a decision comes back, and the paths on the board. */
import type { Moment } from '../api/protocol';
import { settings } from '../settings.svelte';
import type { GameDisplay } from './gameDisplay';
import { recapOf, sinceOwn, type RecapOf, type Traced } from './recap';
import type { TableLink } from './table.svelte';

/** So many decisions of others are remembered without help. */
const FEW = 2;

export class Recap {
  open = $state(false);
  /** The line whose moment is shown on the board; -1: the present. */
  at = $state(-1);
  /** The player has acted: the paths of the other side are gone from the board. */
  #done = $state(false);
  /** Up to which decision each viewer was told: going back does not tell it again. */
  readonly #told = new Map<number, number>();

  constructor(
    private readonly link: TableLink,
    private readonly display: GameDisplay,
    /** The board brings a piece into sight. */
    private readonly seek: (piece: number) => void = () => {},
  ) {}

  readonly of: RecapOf | null = $derived.by(() => {
    const now = this.link.situation;
    return now ? this.#read(now) : null;
  });
  #read(now: Moment): RecapOf | null {
    return recapOf(this.link.log, now.eyes, {
      trace: (event) => this.display.trace?.(event, now) ?? null,
      result: (event) => this.display.traceResult?.(event) ?? null,
      seatOf: (piece) => this.display.piece(now, piece)?.seat ?? -1,
    });
  }
  /** What the board shows of it: everything until the player acts. The one at the shown moment stands out. */
  readonly traces: readonly Traced[] = $derived.by(() =>
    this.#done || this.link.behind || (this.link.moment && this.at < 0) ? [] : (this.of?.traces ?? []),
  );
  get shown(): number {
    return this.of?.lines[this.at]?.n ?? -1;
  }

  /** A new situation. */
  reset(now: Moment | null): void {
    this.close();
    if (!now || now.eyes < 0) return;
    const since = sinceOwn(this.link.log, now.eyes);
    const last = since.at(-1)?.n ?? 0;
    this.#done = since.length === 0;
    if (now.choices.length === 0 || last <= (this.#told.get(now.eyes) ?? 0)) return;
    this.#told.set(now.eyes, last);
    this.open = settings.recap !== 'never' && since.length > FEW && this.#matters();
  }
  #matters(): boolean {
    const lines = this.of?.lines ?? [];
    return lines.length > 0 && (settings.recap === 'always' || lines.some((line) => line.hurts));
  }

  /** The player acts. */
  done(): void {
    this.close();
    this.#done = true;
  }
  /** Go away from the moment that is shown. */
  close(): void {
    if (this.at >= 0) this.link.live();
    this.open = false;
    this.at = -1;
  }
  toggle(): void {
    if (this.open) this.close();
    else this.open = (this.of?.lines.length ?? 0) > 0 && !this.link.moment;
  }

  /** Show the moment of a line; after the last one the present. */
  show(line: number): void {
    const now = this.link.situation;
    const wanted = this.of?.lines[line];
    this.at = wanted && now ? line : -1;
    if (!wanted || !now) return this.link.live();
    this.link.show(wanted.n, now.eyes);
    const about = wanted.events.flatMap((event) => event.about).concat(wanted.moved);
    const own = about.find((piece) => this.display.piece(now, piece)?.seat === now.eyes);
    this.seek(own ?? about[0] ?? -1);
  }
  step(by: number): void {
    const count = this.of?.lines.length ?? 0;
    if (this.open && count > 0) this.show(by < 0 && this.at < 0 ? count - 1 : this.at + by);
  }
}
