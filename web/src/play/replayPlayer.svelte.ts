/** The state of a replay: position, viewer and speed. */
import type { LogEntry } from '../api/protocol';
import type { TableLink } from './table.svelte';

const BEAT = 900;

/** What the controls of a replay steer: a finished game, or one that is watched while it is played. */
export interface Playback {
  readonly at: number;
  readonly of: number;
  readonly eyes: number;
  readonly playing: boolean;
  speed: number;
  toggle(): void;
  go(at: number): void;
  look(eyes: number): void;
}

export class Player implements Playback {
  at = $state(0);
  eyes = $state(-1);
  speed = $state(1);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly link: TableLink,
    private readonly moved: (player: Player) => void,
  ) {}

  get of(): number {
    return this.link.log.length;
  }

  /** Start at a moment; undefined for the end. */
  start(at: number | undefined, eyes: number): void {
    this.eyes = eyes;
    this.at = Math.max(0, Math.min(at ?? this.of, this.of));
    this.#show();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.of));
    this.#show();
  }

  /** The log depends on the viewer: it leaves out what the viewer was not told. */
  look(eyes: number): void {
    this.eyes = eyes;
    this.link.look(eyes);
    this.#show();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.of) this.go(0);
    this.#beat();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #show(): void {
    this.link.show(this.at, this.eyes);
    this.moved(this);
  }

  #beat(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      if (this.at >= this.of) this.stop();
      else this.go(this.at + 1);
      this.#beat();
    }, BEAT / this.speed);
  }
}

/** The first decision of the next turn, or the end. */
export function nextTurn(log: readonly LogEntry[], at: number, of: number): number {
  const turn = log[at - 1]?.turn ?? 0;
  return log.find((entry) => entry.n > at && entry.turn > turn)?.n ?? of;
}

/** The end of the turn before, or the beginning. */
export function lastTurn(log: readonly LogEntry[], at: number): number {
  const turn = log[at - 1]?.turn ?? 0;
  return log.findLast((entry) => entry.n < at && entry.turn < turn)?.n ?? 0;
}
