/** A set-up that is planned: all pieces stand at once by a proposal and can be moved about; nothing is decided until it
 * is to begin. The plan answers one question of the game in its own order, so that it can be sent as one series. */
import type { Choice, Moment, Ruled } from '../api/protocol';

/** A placement that is not made yet. */
export type Planned = Pick<Choice, 'action' | 'verb' | 'piece' | 'hex' | 'x' | 'y' | 'face'> & Partial<Choice>;
export interface Proposal {
  name: Ruled;
  plan: readonly Planned[];
}
/** How one of the planned placements could be made instead. */
export interface PlanTold {
  n: number;
  at: number;
  prompt?: Ruled | null;
  choices?: readonly Choice[];
  reach?: readonly number[][];
  refusal?: Ruled | null;
}

/** What a game adds: where planned pieces are drawn, and how they turn. */
export interface PlacingLook {
  /** The view with planned pieces in their places. */
  lay(moment: Moment, plan: readonly Planned[]): Moment['view'];
  /** The set-up before play, not reinforcements that come later. */
  begins(moment: Moment): boolean;
  /** The same place with the facing after this one; null where pieces face no way. */
  turned(moment: Moment, one: Planned): Planned | null;
  /** A piece is taken up, to be placed again as it faces. */
  taken?(one: Planned): void;
  /** Where it is on the board, from 0 to 1 across and down; null: not on it. */
  spot(moment: Moment, one: Planned): { x: number; y: number } | null;
  /** Only its owner knows where it is. */
  isSecret(one: Planned): boolean;
}

export interface PlacingLink {
  askProposals(seed: number): void;
  askPlan(n: number, actions: readonly string[], at: number): void;
}

/** As near as this (in board units) a click means something planned that is no piece, such as a minefield. */
const NEAR = 400;
/** So many placements can be sent at once. */
const MOST = 60;
const SEEDS = 1_000_000;

export class Placing {
  offers = $state.raw<readonly Proposal[]>([]);
  /** The proposal that was taken; -1 for none. */
  chosen = $state(-1);
  plan = $state.raw<readonly Planned[]>([]);
  /** The number of the placement in hand; -1 for none. */
  taken = $state(-1);
  /** What can be done with it. */
  told = $state.raw<PlanTold | null>(null);
  /** The placement that R turns: the last one that was touched. */
  touched = $state(-1);

  /** Decisions before the plan, and the question it answers. */
  #n = -1;
  #question = '';
  #seed = 0;
  /** The player wants to place the pieces one by one. */
  #cleared = '';
  /** The plan before the change that is being checked. */
  #before: readonly Planned[] | null = null;

  constructor(
    private readonly link: PlacingLink,
    readonly look: PlacingLook | undefined,
    private readonly proposes: () => boolean,
    private readonly refused: (why: Ruled, action: string) => void,
  ) {}

  /** A plan is on the board. */
  get active(): boolean {
    return this.plan.length > 0;
  }
  get actions(): string[] {
    return this.plan.map((one) => one.action);
  }
  /** How many stand elsewhere than proposed. */
  get edited(): number {
    const proposed = this.offers[this.chosen]?.plan ?? this.plan;
    return this.plan.filter((one, i) => one.action !== proposed[i]?.action).length;
  }

  /** A new situation: ask for proposals where pieces are placed. A plan stays while its question does. */
  reset(now: Moment | null): void {
    const question = now?.placing ? `${now.eyes} ${now.prompt?.key}` : '';
    if (question === this.#question && now?.n === this.#n) return;
    this.#question = question;
    this.#n = now?.n ?? -1;
    this.offers = [];
    this.#drop();
    if (question) this.link.askProposals(this.#seed);
  }
  #drop(): void {
    this.plan = [];
    this.chosen = this.taken = this.touched = -1;
    this.told = this.#before = null;
  }

  proposed(n: number, offers: readonly Proposal[], now: Moment | null): void {
    if (n !== this.#n || !this.#question) return;
    this.offers = offers.filter((one) => one.plan.length > 0 && one.plan.length <= MOST);
    const wanted = this.chosen >= 0 ? this.chosen : 0;
    const unasked = this.chosen < 0;
    if (unasked && !(this.proposes() && this.#cleared !== this.#question && now && this.look?.begins(now))) return;
    if (this.look && this.offers[wanted]) this.choose(wanted);
  }

  /** Take a proposal; the plan is a new one. */
  choose(number: number): void {
    const offer = this.offers[number];
    if (!offer) return;
    this.#cleared = '';
    this.#drop();
    this.chosen = number;
    this.plan = offer.plan;
  }

  /** Another set-up of the same kind. */
  another(): void {
    this.#seed = (this.#seed + 1) % SEEDS;
    this.chosen = Math.max(0, this.chosen);
    this.link.askProposals(this.#seed);
  }

  /** Nothing stands: pieces are placed one by one. */
  clear(): void {
    this.#cleared = this.#question;
    this.#drop();
  }

  // ---------------------------------------------------------------- one of them elsewhere
  /** Which placement this piece, or something near this place, belongs to; -1: none. */
  at(piece: number, place?: { x: number; y: number }): number {
    const own = piece >= 0 ? this.plan.findIndex((one) => one.piece === piece) : -1;
    if (own >= 0 || !place) return own;
    return this.plan.findIndex(
      (one) => one.piece < 0 && one.x >= 0 && Math.hypot(one.x - place.x, one.y - place.y) <= NEAR,
    );
  }

  take(number: number): void {
    const one = this.plan[number];
    if (!one || this.#before) return;
    this.taken = this.touched = number;
    this.told = null;
    this.look?.taken?.(one);
    this.link.askPlan(this.#n, this.actions, number);
  }
  /** It stays where it was. False if nothing was in hand. */
  putBack(): boolean {
    const held = this.taken >= 0;
    this.taken = -1;
    this.told = null;
    return held;
  }

  /** Place what is in hand; the server checks the whole plan. */
  put(one: Planned): void {
    if (this.taken < 0) return;
    this.#change(this.taken, one);
  }
  turn(moment: Moment): boolean {
    const number = this.taken >= 0 ? this.taken : this.touched;
    const one = this.plan[number];
    const turned = one && this.look?.turned(moment, one);
    if (turned && !this.#before) this.#change(number, turned);
    return Boolean(turned);
  }
  #change(number: number, one: Planned): void {
    const kept = this.taken === number && one.hex === this.plan[number]?.hex && one.x === this.plan[number].x;
    this.#before = this.plan;
    this.plan = this.plan.with(number, one);
    this.touched = number;
    if (!kept) this.putBack();
    this.link.askPlan(this.#n, this.actions, MOST);
  }

  arrived(told: PlanTold): void {
    if (told.n !== this.#n) return;
    if (told.at === this.taken) this.told = told;
    if (told.at !== MOST) return;
    if (told.refusal && this.#before) {
      const tried = this.plan.find((one, i) => one.action !== this.#before?.[i]?.action);
      this.plan = this.#before;
      this.putBack();
      this.refused(told.refusal, tried?.action ?? '');
    }
    this.#before = null;
  }

  // ---------------------------------------------------------------- the screen
  /** The moment as it would be if the plan were made; with one of them in hand: the question about that one. */
  shown(now: Moment): Moment {
    if (!this.active || !this.look || now.n !== this.#n) return now;
    const laid = this.plan.filter((_, i) => i !== this.taken);
    const view = this.look.lay(now, laid);
    const told = this.taken >= 0 ? this.told : null;
    return {
      ...now,
      view,
      prompt: told?.prompt ?? now.prompt,
      choices: [...(told?.choices ?? [])],
      reach: [...(told?.reach ?? [])],
      todo: null,
      hints: false,
    };
  }
}
