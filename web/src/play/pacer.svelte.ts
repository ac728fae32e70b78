/** Plays what bots have decided at a pace that can be followed. The screen shows earlier moments, one after the other,
 * until it has caught up with the table; the table does not wait for it. */
import type { LogEntry, Moment } from '../api/protocol';
import { isBot } from '../api/protocol';
import { fitted, placeOf, runAt, waitOf, waitsOf, type Pace, type Run } from './pace';

/** What the pace needs of the connection to a table. */
export interface Source {
  readonly log: readonly LogEntry[];
  readonly situation: Moment | null;
  readonly moment: (Moment & { at: number }) | null;
  /** The screen shows a moment before the present, on its way there. */
  readonly behind: boolean;
  rolling: readonly LogEntry[];
  /** Keep what is on the screen. */
  freeze(at: number): void;
  show(at: number, eyes: number): void;
  look(eyes: number): void;
  /** Stay where the screen is, as one that looks at the past. */
  stay(): void;
  live(): void;
}
export interface PacerOptions {
  pace: () => Pace;
  hasDice: (entries: readonly LogEntry[]) => boolean;
  /** Dice are not animated. */
  still: () => boolean;
  /** Two bots are watched: nobody waits for a turn, so nothing is shortened. */
  watching: boolean;
}

/** A moment that has not come after this time never will. */
const LOST_MS = 4000;
const ROLL_MS = 650;
const SOON_MS = 30;

export class Pacer {
  paused = $state(false);
  /** Everything is shown at once: until the player's next decision or, when watching, until it is played on. */
  following = $state(false);
  speed = $state(1);
  /** A key is held down. */
  #hurried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rollTimer: ReturnType<typeof setTimeout> | undefined;
  /** A moment was asked for. */
  #asked = false;
  /** What is shown may be replaced from this time on. */
  #until = 0;
  #first = 0;
  #spent = 0;
  #begun = false;

  constructor(
    readonly link: Source,
    private readonly options: PacerOptions,
  ) {}

  get watching(): boolean {
    return this.options.watching;
  }
  get behind(): boolean {
    return this.link.behind;
  }
  /** How many decisions are shown, and how many there are. */
  get at(): number {
    return this.link.moment?.at ?? this.of;
  }
  get of(): number {
    return this.link.log.length;
  }
  get eyes(): number {
    return this.link.situation?.eyes ?? -1;
  }
  /** The log as far as it is shown. */
  get told(): readonly LogEntry[] {
    return this.link.behind ? this.link.log.slice(0, this.at) : this.link.log;
  }
  get playing(): boolean {
    return !this.paused && (this.behind || this.link.situation?.outcome == null);
  }
  /** Whose decisions are being shown. */
  get run(): Run | null {
    return runAt(this.link.log, this.at, this.#isBot);
  }

  #isBot = (seat: number): boolean => isBot(this.link.situation?.seats[seat]?.who ?? '');
  /** Whether these decisions are shown one after the other. */
  takes(entries: readonly LogEntry[]): boolean {
    if (this.following || (this.options.pace() === 'instant' && !this.watching)) return false;
    // Nobody loses time on the clock by looking on.
    if (!this.watching && this.link.situation?.until != null) return false;
    return entries.some((entry) => this.#isBot(entry.seat));
  }

  // ---------------------------------------------------------------- what comes from the table
  /** The first situation has come: a game that is watched waits at its beginning. */
  situated(): void {
    if (this.#begun) return;
    this.#begun = true;
    if (!this.watching || this.link.situation?.outcome) return;
    this.paused = true;
    this.link.freeze(this.of);
    this.#ask(0);
  }

  /** The log has changed; `before` is the log until now. */
  logged(before: readonly LogEntry[]): void {
    if (!this.link.situation || !this.#begun) return;
    const { log, behind, moment } = this.link;
    // With other eyes the same decisions are told in other words.
    if (behind && before.length === log.length) return;
    if (behind && moment) return this.#relocate(placeOf(before, moment.at, log), moment.at);
    if (moment || log.length <= before.length || placeOf(before, before.length, log) !== before.length) return;
    const fresh = log.slice(before.length);
    if (fresh.some((entry) => !this.#isBot(entry.seat))) this.#anew();
    if (!this.takes(fresh)) return;
    this.link.freeze(before.length);
    this.#first = before.length;
    this.#spent = 0;
    this.#plan(Math.max(0, this.#until - Date.now()));
  }

  /** The player has decided: the bots' next turn is shown as always. */
  #anew(): void {
    if (this.watching) return;
    this.following = this.paused = false;
  }

  #relocate(now: number | null, at: number): void {
    if (now === null) this.live();
    else if (now !== at) {
      this.link.freeze(now);
      this.#plan(SOON_MS);
    }
  }

  /** The moment that was asked for is on the screen. */
  arrived(): void {
    if (!this.link.behind) return;
    this.#asked = false;
    this.#stay();
  }

  /** The screen changes hands, or the page is left. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#rollTimer);
    this.#asked = false;
  }

  // ---------------------------------------------------------------- going on
  #plan(wait: number): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    const held = this.paused || (this.options.pace() === 'step' && !this.#hurried && !this.watching);
    // The first decision of a turn is shown without being asked for.
    if (held && !(this.at === this.#first && !this.paused)) return;
    this.#timer = setTimeout(() => this.#step(), wait);
  }

  #step(): void {
    if (!this.link.behind) return;
    if (this.at + 1 < this.of) this.#ask(this.at + 1);
    else if ((this.link.situation?.n ?? 0) < this.of) this.#plan(SOON_MS);
    else this.#catchUp();
  }

  #ask(at: number, eyes = this.eyes): void {
    clearTimeout(this.#timer);
    this.#asked = true;
    this.#timer = setTimeout(() => this.live(), LOST_MS);
    this.link.show(at, eyes);
  }

  #catchUp(): void {
    const at = this.of;
    this.stop();
    this.link.live();
    this.#until = Date.now() + this.#base(at);
    this.#roll(at);
  }

  /** Let the moment that has just come stand for its time. */
  #stay(): void {
    const at = this.at;
    const wait = this.#waitAt(at);
    this.#until = Date.now() + wait;
    this.#spent += wait;
    this.#roll(at);
    this.#plan(wait);
  }

  #base(at: number): number {
    const entry = this.link.log[at - 1];
    const waits = waitsOf(this.#hurried ? 'fast' : this.watching ? 'normal' : this.options.pace());
    return entry ? waitOf(entry, waits, this.options.hasDice([entry])) : 0;
  }
  /** The present is not waited for: who decides need not wait. */
  #waitAt(at: number): number {
    if (this.watching) return this.#base(at) / this.speed;
    const waits = Array.from({ length: Math.max(1, this.of - at) }, (_, i) => this.#base(at + i));
    return fitted(waits, this.of - this.#first, this.#spent);
  }

  #roll(at: number): void {
    clearTimeout(this.#rollTimer);
    const entry = this.link.log[at - 1];
    const rolls = entry !== undefined && !this.options.still() && this.options.hasDice([entry]);
    this.link.rolling = rolls ? [entry] : [];
    if (rolls) this.#rollTimer = setTimeout(() => (this.link.rolling = []), Math.min(ROLL_MS, this.#base(at) / 2));
  }

  // ---------------------------------------------------------------- what the player does
  /** The next decision at once. */
  next(): void {
    if (this.link.behind && !this.#asked) this.#step();
  }

  /** A key is held: everything goes fast. */
  hurry(on: boolean): void {
    if (this.#hurried === on) return;
    this.#hurried = on;
    if (on) this.next();
    else if (this.link.behind && !this.#asked) this.#plan(this.#waitAt(this.at));
  }

  toggle(): void {
    this.paused = !this.paused;
    this.following = false;
    if (this.paused) {
      if (!this.#asked) clearTimeout(this.#timer);
    } else if (this.behind) this.next();
    else if (this.watching && this.link.situation?.outcome) this.go(0, false);
  }

  /** The pace was changed. */
  changed(): void {
    if (!this.behind || this.#asked) return;
    if (this.options.pace() === 'instant' && !this.watching) this.live();
    else this.#plan(this.#waitAt(this.at));
  }

  /** The present, and the rest of the turn as it comes. */
  rush(): void {
    this.following = true;
    this.paused = false;
    this.live();
  }

  /** The present. */
  live(): void {
    this.stop();
    this.link.rolling = [];
    this.link.live();
  }

  /** Look at the past, with the hand on the line of history. */
  leave(): void {
    this.stop();
    this.link.stay();
  }

  /** Go to a moment, and stay there. */
  go(at: number, paused = true): void {
    this.paused = paused;
    this.following = false;
    const place = Math.max(0, Math.min(at, this.of));
    if (place >= this.of) return this.live();
    if (!this.link.behind) this.link.freeze(this.of);
    this.#ask(place);
  }

  /** Other eyes, once the game is over. */
  look(eyes: number): void {
    const at = this.at;
    this.link.look(eyes);
    if (this.behind) this.#ask(at, eyes);
  }
}
