/** What the side to move could do in a game that is watched: asked for, followed by another idea. */
import type { Ruled } from '../api/protocol';
import type { Said } from '../i18n';

export interface IdeaTold {
  at: number;
  seat: number;
  words?: Said | null;
  piece?: number;
  reasons?: readonly Ruled[];
  warning?: Ruled | null;
  left?: number;
}

export class Idea {
  told = $state.raw<IdeaTold | null>(null);
  /** The moment that was asked about; -1 for none. */
  #at = -1;
  #skip = 0;

  constructor(private readonly ask: (at: number, skip: number) => void) {}

  /** Ask about a moment; again about the same one: another idea. */
  next(at: number): void {
    if (at !== this.#at) this.#skip = 0;
    this.#at = at;
    this.ask(at, this.#skip++);
  }

  arrived(told: IdeaTold): void {
    if (told.at === this.#at) this.told = told;
  }

  close(): void {
    this.told = null;
    this.#at = -1;
  }
}
