/** Some questions are asked whether or not there is anything to choose, because asking must not tell what somebody holds. The time
 * an answer takes must not tell it either: where nothing can be chosen, the answer takes as long as one of this person's own
 * answers took that said no although there was a choice. */
const LEAST = 1000;
/** A person gone for long is no measure. */
const MOST = 20000;
const KEPT = 24;
/** How long people think, until this one is known. */
const USUAL: readonly number[] = [1300, 1800, 2500, 3400, 4800, 7000];
/** Nobody who could draw a conclusion waits for the answer. */
const UNWATCHED = 600;

export class ReplyDelay {
  #paces: number[] = [...USUAL];
  #asked = 0;
  #least = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new question. With `answer` it is answered when the time has come. */
  begin(delaysReply: boolean, answer: (() => void) | null, watched = true): void {
    clearTimeout(this.#timer);
    this.#asked = Date.now();
    this.#least = delaysReply && watched ? LEAST : 0;
    if (delaysReply && answer) this.#timer = setTimeout(answer, watched ? this.#pace() : UNWATCHED);
  }

  /** Now, or when the time has come; the last answer counts. `declines`: it says what who has no choice says as well. */
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
