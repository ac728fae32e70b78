/** Some questions are asked whether or not there is anything to choose, because asking must not tell what somebody holds. The time
 * an answer takes must not tell it either: every answer is held back for a while, drawn anew for each question. */
const LEAST = 1000;
const SPREAD = 2000;

export class Hush {
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new question. With `answer` it is answered when the time has come. */
  begin(hushed: boolean, answer: (() => void) | null): void {
    clearTimeout(this.#timer);
    const pause = hushed ? LEAST + Math.random() * SPREAD : 0;
    this.#until = Date.now() + pause;
    if (hushed && answer) this.#timer = setTimeout(answer, pause);
  }

  /** Now, or when the time has come; the last answer counts. */
  say(answer: () => void): 'said' | 'held' {
    const left = this.#until - Date.now();
    clearTimeout(this.#timer);
    if (left > 0) this.#timer = setTimeout(answer, left);
    else answer();
    return left > 0 ? 'held' : 'said';
  }
}
