/** Hints for the pending decision: asked for, shown on the board, followed by another idea. */
import type { Choice, Moment, Ruled } from '../api/protocol';

export interface HintTold {
  n: number;
  action: string | null;
  reasons: readonly Ruled[];
  warning: Ruled | null;
  left: number;
}
/** After so long without a decision the bulb lights up. */
const LIT_MS = 25_000;

export class Hints {
  told = $state.raw<HintTold | null>(null);
  /** The advised action is in hand. */
  shown = $state(false);
  /** The bulb is lit: somebody has been thinking for a while. */
  lit = $state(false);
  #skip = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (skip: number) => void,
    /** Somebody new to the game: the bulb is lit from the start. */
    private readonly learning: () => boolean = () => false,
  ) {}

  /** A new situation: forget the hint. */
  reset(available: boolean): void {
    this.told = null;
    this.shown = false;
    this.lit = available && this.learning();
    this.#skip = 0;
    clearTimeout(this.#timer);
    if (available) this.#timer = setTimeout(() => (this.lit = true), LIT_MS);
  }

  /** Ask for the first hint, or for another idea. */
  next(): void {
    this.shown = false;
    this.ask(this.#skip++);
  }

  arrived(told: HintTold, n: number): void {
    if (told.n === n) this.told = told;
  }

  close(): void {
    this.told = null;
    this.shown = false;
  }

  /** The choice that is advised. */
  choice(moment: Moment): Choice | null {
    return moment.choices.find((one) => one.action === this.told?.action) ?? null;
  }
}
