/** The piece that is offered next, and the short time in which a prompt that changed by itself takes no answer. */
import type { Moment } from '../api/protocol';

/** So long an answer may have been meant for the prompt before. */
const HUSH_MS = 400;

export class Onward {
  /** The piece that is offered; -1 for none. */
  piece = $state(-1);
  /** Pieces ringed on the board. */
  rings = $state.raw<readonly number[]>([]);
  /** The board brings this piece into sight. */
  sought = $state.raw<{ piece: number } | null>(null);
  /** The prompt has just changed by itself. */
  hushed = $state(false);
  /** The player asked for the offered piece: Enter takes it. */
  asked = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of the hush was told already. */
  #noted = false;

  /** A new situation: ring the first of the pieces that could act next. */
  reset(pieces: readonly number[]): void {
    this.piece = pieces[0] ?? -1;
    this.asked = false;
    this.sought = null;
    this.rings = this.piece >= 0 ? [this.piece] : [];
  }

  /** Go to the offered piece, then to the one after it. */
  go(pieces: readonly number[]): boolean {
    if (pieces.length === 0) return false;
    const at = pieces.indexOf(this.piece);
    const next = this.asked || at < 0 ? pieces[(at + 1) % pieces.length] : this.piece;
    this.#seek(next ?? -1);
    this.rings = [this.piece];
    this.asked = true;
    return true;
  }

  /** Bring a piece into sight that is not one's own to choose. */
  seek(piece: number): void {
    this.sought = { piece };
  }
  /** Ring all of these and go to the first. */
  showAll(pieces: readonly number[]): void {
    this.#seek(pieces[0] ?? -1);
    this.rings = pieces;
  }

  #seek(piece: number): void {
    this.piece = piece;
    this.sought = piece >= 0 ? { piece } : null;
  }

  hush(): void {
    this.hushed = true;
    this.#noted = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.hushed = false), HUSH_MS);
  }

  /** Whether an answer is dropped; `note` is called for the first. */
  drops(note: () => void): boolean {
    if (this.hushed && !this.#noted) note();
    this.#noted ||= this.hushed;
    return this.hushed;
  }
}

/** What a prompt is about: who decides, the step of the turn, the piece in hand. */
export interface Matter {
  n: number;
  deciding: boolean;
  step: string;
  actor: number;
}
/** Whether the prompt changed without the player's doing. `ended`: what the player's own decision said it ends,
 * null if it was not the player who decided. */
export function changedByItself(before: Matter | null, now: Matter, ended: string | null): boolean {
  if (before === null || !now.deciding || before.n === now.n) return false;
  if (ended === null || !before.deciding) return now.n > before.n;
  if (ended !== 'nothing' && ended !== 'piece') return false;
  const finished = ended === 'nothing' && before.actor >= 0 && now.actor !== before.actor;
  return before.step !== now.step || finished;
}

export const matterOf = (moment: Moment, step: string, actor: number): Matter => ({
  n: moment.n,
  deciding: moment.choices.length > 0,
  step,
  actor,
});
