/** What the client does after a decision without asking again: the action for which one was undone, the rest of a
 * series, an answer that was kept or that needs no question. */
import type { Choice, Moment } from '../api/protocol';
import type { Act, GameDisplay } from './gameDisplay';
import type { TableLink } from './table.svelte';

/** What follows an undo or an end: an action, or a mode to switch on. */
export interface After {
  action?: string;
  mode?: string;
  /** The player has confirmed it. */
  sure?: boolean;
}

export class FollowUp {
  #after: After | null = null;
  /** A series under way: where it began, and its actions. */
  #series: { n: number; actions: readonly string[] } | null = null;
  /** The buttons of the question in which a piece was taken in hand. */
  #behind = $state.raw<{ n: number; eyes: number; acts: readonly Act[] } | null>(null);
  /** An answer that holds for a move or a turn. */
  #kept = '';
  /** The player went back from here: nothing is answered by itself before it. */
  #undoneFrom = 0;

  constructor(
    private readonly link: TableLink,
    private readonly display: GameDisplay,
  ) {}

  // ---------------------------------------------------------------- what the player does
  undo(): void {
    this.#undoneFrom = this.link.situation?.n ?? 0;
    this.#kept = '';
    this.link.undo();
  }
  undoFor(after: After): void {
    this.#after = after;
    this.link.undo();
  }
  /** End what was begun, and then do something else. */
  finishFor(end: string, after: After): void {
    this.#after = after;
    this.decided();
    this.link.decide(end);
  }
  /** The player has decided something: what comes by itself may come again. */
  decided(): void {
    this.#undoneFrom = 0;
  }
  /** Send several decisions as one. */
  run(now: Moment, actions: readonly string[]): void {
    this.#series = { n: now.n, actions };
    this.decided();
    this.link.series(actions);
  }
  keep(now: Moment, act: Act): void {
    if (act.keeps) this.#kept = this.display.keeps?.(now)?.[act.keeps] ?? '';
  }

  // ---------------------------------------------------------------- what follows
  takeAfter(): After | null {
    const after = this.#after;
    this.#after = null;
    return after;
  }

  /** The server stops a series after dice and cards. What is left of it goes on where nothing else is worth doing. */
  restOfSeries(now: Moment): string | null {
    const series = this.#series;
    const rest = series?.actions.slice(now.n - series.n) ?? [];
    const next = now.choices.find((choice) => choice.action === rest[0]);
    const others = now.choices.filter((choice) => choice !== next);
    this.#series = null;
    if (!series || now.n <= series.n || !next || others.some((choice) => choice.rank !== 'rare')) return null;
    this.#series = { n: now.n, actions: rest };
    return next.action;
  }

  /** The answer that needs no question: one that was kept, or the game's own. */
  ownAnswer(now: Moment): Choice | null {
    if (now.choices.length === 0 || now.n < this.#undoneFrom) return null;
    const keeps = this.display.keeps?.(now);
    if (keeps && [keeps.best, keeps.move, keeps.turn].includes(this.#kept)) return keeps.answer;
    return this.display.byItself?.(now) ?? null;
  }

  /** A piece is only taken in hand: the other buttons of this question stay. */
  takeUp(now: Moment, choice: Choice | undefined, acts: readonly Act[]): void {
    const beside = acts.filter((act) => !act.before && act.choice?.action !== choice?.action);
    const kept = beside.map((act) => ({ ...act, before: true }));
    this.#behind = choice && this.display.takesUp?.(choice) ? { n: now.n, eyes: now.eyes, acts: kept } : null;
  }
  /** The buttons of the question before, if it only took a piece in hand. */
  actsOf(now: Moment): readonly Act[] {
    const behind = this.#behind;
    return behind && behind.n === now.n - 1 && behind.eyes === now.eyes ? behind.acts : [];
  }
}
