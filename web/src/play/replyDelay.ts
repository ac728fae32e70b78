/** Some questions are asked even when there is nothing to choose, because asking must not reveal what a player
 * holds. The time of an answer must not reveal it either: without a choice, the answer takes as long as one of this
 * player's own refusals took when there was a choice. */
const LEAST = 1000;
/** Longer answers are not used as a measure. */
const MOST = 20000;
const KEPT = 24;
/** Typical times, until this player's own are known. */
const USUAL: readonly number[] = [1300, 1800, 2500, 3400, 4800, 7000];
/** The delay when no other human is at the table. */
const UNWATCHED = 600;

export class ReplyDelay {
  #paces: number[] = [...USUAL];
  #asked = 0;
  #least = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Start a new question. `answer` is called after the delay. */
  begin(delaysReply: boolean, answer: (() => void) | null, watched = true): void {
    clearTimeout(this.#timer);
    this.#asked = Date.now();
    this.#least = delaysReply && watched ? LEAST : 0;
    if (delaysReply && answer) this.#timer = setTimeout(answer, watched ? this.#pace() : UNWATCHED);
  }

  /** Answer now or after the minimum delay; the last answer counts. `declines`: a player without a choice gives the
   * same answer. */
  say(answer: () => void, declines = false): 'said' | 'held' {
    const took = Date.now() - this.#asked;
    const left = this.#least - took;
    if (declines && this.#least > 0) this.#remember(Math.max(took, this.#least));
    clearTimeout(this.#timer);
    if (left > 0) this.#timer = setTimeout(answer, left);
    else answer();
    return left > 0 ? 'held' : 'said';
  }

  #pace(): number {
    const pace = this.#paces[Math.floor(Math.random() * this.#paces.length)] ?? LEAST;
    return Math.min(MOST, Math.max(LEAST, pace * (0.85 + 0.3 * Math.random())));
  }

  #remember(took: number): void {
    this.#paces = [...this.#paces, Math.min(took, MOST)].slice(-KEPT);
  }
}
