/** The state of the selection, from hovering to a decision. It knows choices and places, not rules. */
import type { ChainLink, Choice, Moment, Ruled } from '../api/protocol';
import { t, type Said } from '../i18n';
import { isInstant, settings } from '../settings.svelte';
import { toast } from '../toasts.svelte';
import { CONFIRM_KEY, endsOf, layBar, nextPieces, type Bar } from './bar';
import { bearing, between } from './geometry';
import type { Act, Click, Draft, GameDisplay, Hand, Marked, Pointed, Stage, XY } from './gameDisplay';
import { FollowUp, type After } from './followUp.svelte';
import { changedByItself, matterOf, Onward, type Matter } from './onward.svelte';
import { happeningOf, type Happening } from './happening';
import { Hints } from './hints.svelte';
import { Idea, type IdeaTold } from './idea.svelte';
import type { Pace } from './pace';
import { Pacer } from './pacer.svelte';
import { Placing, type Planned } from './placing.svelte';
import { Recap } from './recap.svelte';
import type { Traced } from './recap';
import { ReplyDelay } from './replyDelay';
import type { Reason, TableLink } from './table.svelte';

const NOTHING: Stage = { actor: -1, clicks: new Map(), ground: null, acts: [], groups: [], tray: [] };
const EMPTY: Hand = { piece: -1, mode: '', pin: null, draft: null, hover: null, facing: null };
/** A click this near (in board units) to an offered point means that point; NEARLY applies outside the reach. */
const NEAR = 60;
const NEARLY = 150;
const SAME = 160;

export interface Menu {
  at: XY;
  clicks: readonly Click[];
}
/** An answer to "why not?" with its position in the window. */
export interface Told extends Reason {
  at: XY;
}

/** A decision that gives something up: it is asked about before it is made. */
export interface Asked {
  said: Said;
  loses: Ruled;
  act: Act;
}
export class PlayHand implements Hand {
  piece = $state(-1);
  mode = $state('');
  pin = $state.raw<XY | null>(null);
  draft = $state.raw<Draft | null>(null);
  hover = $state.raw<Pointed | null>(null);
  /** A menu for a click that can mean several things. */
  menu = $state.raw<Menu | null>(null);
  told = $state.raw<Told | null>(null);
  /** Why the piece under the pointer is not offered. */
  hint = $state.raw<{ piece: number; refusal: Ruled } | null>(null);
  /** A piece whose card stays open. */
  card = $state(-1);
  /** The last pointer was a finger: the first tap previews, the second acts. */
  touch = $state(false);
  /** A delayed answer: the player's own, or the only possible one. */
  held = $state<'' | 'own' | 'only'>('');
  /** The decision that would lose something, while the player is asked. */
  asking = $state.raw<Asked | null>(null);
  readonly onward = new Onward();
  readonly hints: Hints = new Hints(
    (skip) => this.link.hint(skip),
    () => this.learning,
  );
  /** The player is new to the game. */
  readonly learning: boolean;
  /** Advice for the bots that are watched. */
  readonly idea: Idea = new Idea((at, skip) => this.link.idea(at, this.pacer.eyes, skip));
  /** What words under the pointer are about. */
  marked = $state.raw<Marked | null>(null);
  /** Undo was refused: what can be taken back is shown. */
  takingBack = $state(false);
  /** The position of the last click in the window. */
  at: XY = { x: 0, y: 0 };

  /** The moment that is shown; while a set-up is planned, as it would be. */
  readonly moment: Moment | null = $derived.by(() => {
    const now = this.link.moment ?? this.link.situation;
    return now && !this.link.moment ? this.placing.shown(now) : now;
  });
  readonly stage: Stage = $derived.by(() => this.#staged());
  readonly bar: Bar = $derived.by(() =>
    this.moment
      ? layBar(this.moment, this.stage, this.display.next ?? 'flow-next', this.onward.asked ? this.onward.piece : -1)
      : { primary: null, plain: [], more: [] },
  );
  /** What the other side is doing while it waits for this answer. */
  readonly happening: Happening | null = $derived.by(() =>
    this.moment && !this.link.moment ? happeningOf(this.moment, this.link.log, this.display) : null,
  );
  /** The attack in preparation. */
  readonly preparedAttack: Choice | null = $derived.by(() =>
    this.moment && !this.link.moment ? (this.display.preparedAttack?.(this.moment) ?? null) : null,
  );
  /** The attack under consideration: its odds are shown. */
  readonly considered: Choice | null = $derived.by(() => this.#considered());
  readonly chain: readonly ChainLink[] = $derived.by(() =>
    this.considered ? (this.link.previews.get(this.considered.action)?.chain ?? []) : [],
  );
  /** The destination under consideration: the attacks it invites are shown. */
  readonly goal: string | null = $derived.by(() => this.#goal());
  /** A decision can be made now. */
  readonly free: boolean = $derived.by(
    () => this.link.line === 'open' && !this.link.busy && !this.link.moment && this.stage !== NOTHING,
  );

  #matter: Matter | null = null;
  /** What the player's last decision ends; null once it is done. */
  #ended: Choice['ends'] | null = null;
  #hoverAsked: { action: string; piece: number } | null = null;
  readonly #replyDelay = new ReplyDelay();
  readonly #followUp: FollowUp;

  /** The set-up that is planned. */
  readonly placing: Placing;
  /** Shows what bots do. */
  readonly pacer: Pacer;
  /** What the other side has done since one's own last decision. */
  readonly recap: Recap;

  constructor(
    readonly link: TableLink,
    readonly display: GameDisplay,
    {
      pace = () => 'instant',
      watching = false,
      learning = false,
    }: { pace?: () => Pace; watching?: boolean; learning?: boolean } = {},
  ) {
    this.learning = learning;
    this.#followUp = new FollowUp(link, display);
    this.placing = new Placing(
      link,
      display.placing,
      () => settings.proposeSetup,
      (refusal, action) => (this.told = { action, refusal, tried: true, at: this.at }),
    );
    this.recap = new Recap(link, display, (piece) => (this.onward.sought = piece >= 0 ? { piece } : null));
    this.pacer = new Pacer(link, {
      pace,
      watching,
      hasDice: (entries) => display.hasDice(entries),
      still: isInstant,
    });
  }

  get rings(): readonly number[] {
    return this.marked?.pieces.length ? this.marked.pieces : this.onward.rings;
  }
  /** What the other side has done; while a move of theirs is interrupted, its way so far stands out. */
  get traces(): readonly Traced[] {
    const now = this.happening;
    if (!now?.done && !now?.rest) return this.recap.traces;
    const others = this.recap.traces.filter((one) => one.kind !== 'move' || one.piece !== now.piece);
    return [...others, ...(now.rest ? [{ ...now.rest, n: 0 }] : []), ...(now.done ? [now.done] : [])];
  }
  get tracedAt(): number {
    return this.happening?.done?.n ?? this.recap.shown;
  }
  get sought(): { piece: number } | null {
    return this.onward.sought;
  }

  #staged(): Stage {
    const now = this.moment;
    if (!now || now.choices.length === 0) return NOTHING;
    const stage = this.display.stage(now, this);
    const before = this.link.moment ? [] : this.#followUp.actsOf(now);
    return before.length > 0 ? { ...stage, acts: [...stage.acts, ...before] } : stage;
  }

  // ---------------------------------------------------------------- reset
  /** A new situation: clear the selection. */
  reset(): void {
    this.mode = '';
    this.pin = null;
    this.draft = null;
    this.asking = null;
    this.takingBack = false;
    this.marked = null;
    this.hints.reset(this.link.situation?.hints ?? false);
    this.menu = null;
    this.told = null;
    this.hover = this.hint = null;
    this.card = -1;
    this.piece = this.#onlyFirst();
    this.placing.reset(this.link.situation);
    this.#listen();
    if (this.#goOn()) return;
    const now = this.link.situation;
    this.onward.reset(now ? nextPieces(now, this.stage) : []);
    this.#noteMatter();
    this.recap.reset(now);
    if (this.happening) this.onward.seek(this.happening.piece);
    const intended = now && this.display.intended?.(now);
    if (intended) this.choose(intended);
  }

  /** Other decisions are shown: nothing is in hand meanwhile. */
  letGo(): void {
    this.mode = '';
    this.pin = this.draft = this.hover = this.hint = null;
    this.menu = this.told = this.asking = null;
    this.takingBack = false;
    this.card = -1;
    this.recap.open = false;
  }

  /** A prompt that changed by itself takes no answer for a moment. */
  #noteMatter(): void {
    const now = this.link.situation;
    if (!now) return;
    const { turn, steps } = this.display.status(now);
    const step = JSON.stringify([turn, steps.findIndex((one) => one.state === 'now')]);
    const matter = matterOf(now, step, this.stage.actor);
    if (changedByItself(this.#matter, matter, this.#ended)) this.onward.hush();
    this.#matter = matter;
    this.#ended = null;
  }
  /** An answer now may have been meant for the prompt before. */
  get hushed(): boolean {
    return this.onward.drops(() => toast(t('flow-dropped')));
  }

  /** Start the reply delay where the game wants it; a question with one answer is answered automatically. */
  #listen(): void {
    const now = this.link.situation;
    const delaysReply =
      now !== null && now.choices.length > 0 && settings.onlyWhatMatters && (this.display.delaysReply?.(now) ?? false);
    const [only, other] = now?.choices ?? [];
    const watched = now?.seats.some((seat, i) => seat.who === 'human' && !now.yours.includes(i)) ?? false;
    this.held = delaysReply && only && !other ? 'only' : '';
    this.#replyDelay.begin(delaysReply, only && !other ? () => this.link.decide(only.action) : null, watched);
  }
  #decide(action: string, sure = false): void {
    if (this.placing.active) return this.#lay(action);
    const now = this.link.situation;
    const choice = now?.choices.find((one) => one.action === action);
    if (choice && !sure && this.#asks({ id: choice.action, said: choice.words, choice })) return;
    this.#ended = choice?.ends ?? 'nothing';
    this.#followUp.decided();
    if (now) this.#followUp.takeUp(now, choice, this.stage.acts);
    const said = this.#replyDelay.say(
      () => {
        if (this.link.situation?.n === now?.n) this.link.decide(action);
      },
      choice !== undefined && (this.display.declines?.(choice) ?? false),
    );
    if (said === 'held') this.held = 'own';
  }

  /** Confirm what is in hand, with what follows it at once. */
  #decideDraft(draft: Draft): void {
    const now = this.link.situation;
    const rest = now ? (this.display.andThen?.(now, draft) ?? []) : [];
    if (!now || rest.length === 0) return this.#decide(draft.action);
    this.#ended = 'nothing';
    this.#followUp.run(now, [draft.action, ...rest]);
  }

  /** If a piece must be selected first and there is only one, it is selected at once. */
  #onlyFirst(): number {
    const now = this.link.situation;
    if (!now || now.choices.length === 0) return -1;
    const clicks = [...this.display.stage(now, EMPTY).clicks.values()].flat();
    const firsts = clicks.filter((click) => click.does === 'narrow');
    return firsts.length === 1 && firsts[0]?.does === 'narrow' ? firsts[0].piece : -1;
  }

  /** Go on with what was begun, or answer what needs no question. False if the player decides. */
  #goOn(): boolean {
    const now = this.link.situation;
    const after = this.#followUp.takeAfter();
    if (!now) return false;
    if (after) return this.#follow(after, now);
    const rest = this.#followUp.restOfSeries(now);
    const answer = rest === null ? this.#followUp.ownAnswer(now) : null;
    if (!this.free || this.held !== '') return false;
    if (rest !== null) this.link.decide(rest);
    else if (answer) {
      this.#followUp.takeUp(now, answer, this.stage.acts);
      this.link.decide(answer.action);
    }
    return rest !== null || answer !== null;
  }

  #follow(after: After, now: Moment): boolean {
    if (after.mode !== undefined) this.mode = after.mode;
    if (after.action === undefined) return false;
    if (now.choices.some((choice) => choice.action === after.action)) this.#decide(after.action, after.sure);
    else this.ask(after.action);
    return this.asking === null;
  }

  /** Cancel one step: draft, place, mode or piece. False if nothing was selected. */
  cancel(): boolean {
    this.card = -1;
    if (this.recap.open) this.recap.close();
    else if (this.asking) this.asking = null;
    else if (this.told || this.menu) this.told = this.menu = null;
    else if (this.placing.putBack()) this.draft = this.pin = null;
    else if (this.draft || this.pin) this.draft = this.pin = null;
    else if (this.mode) this.mode = '';
    else if (this.piece >= 0 && this.piece !== this.#onlyFirst()) this.piece = -1;
    else return this.moment !== null && (this.display.deselect?.(this.moment) ?? false);
    return true;
  }

  // ---------------------------------------------------------------- pointing
  #considered(): Choice | null {
    const drafted = this.draft?.choice;
    if (drafted?.odds) return drafted;
    const hovered = this.hover;
    if (this.link.moment) return null;
    if (!hovered) return this.preparedAttack;
    if (hovered.choice?.odds) return hovered.choice;
    const clicks = this.stage.clicks.get(hovered.piece) ?? [];
    for (const click of clicks) if (click.does === 'choose' && click.choice.odds) return click.choice;
    return this.preparedAttack;
  }

  #goal(): string | null {
    const ground = this.stage.ground;
    if (ground?.needs !== 'point' || !ground.from || this.link.moment) return null;
    if (this.draft) return this.draft.x >= 0 ? this.draft.action : null;
    const hovered = this.hover;
    if (!hovered || hovered.piece >= 0 || !(hovered.inReach || hovered.choice)) return null;
    return (hovered.choice ?? this.snapped(hovered))?.action ?? ground.write(hovered.x, hovered.y, 0);
  }

  /** A click on a piece. */
  pick(piece: number): void {
    this.card = piece;
    if (this.link.moment) return;
    if (this.placing.active && this.placing.taken < 0) return this.placing.take(this.placing.at(piece));
    const clicks = this.stage.clicks.get(piece) ?? [];
    if (clicks.length > 1) this.menu = { at: this.at, clicks };
    else if (clicks[0]) this.click(clicks[0]);
    else if (this.stage.ground?.needs === 'bearing' || (this.pin && this.stage.ground))
      this.ground(this.#placeOf(piece));
    else this.#otherwise(piece);
  }

  /** A click can mean several things: they are listed. */
  offer(choices: readonly Choice[], piece = -1): void {
    const clicks = choices.map((choice): Click => ({ does: 'choose', choice }));
    this.menu = { at: this.at, clicks: piece < 0 ? clicks : [...clicks, { does: 'finish', piece }] };
  }

  click(click: Click): void {
    this.menu = null;
    if (click.does === 'narrow') this.#narrow(click.piece);
    else if (click.does === 'finish') this.#otherwise(click.piece);
    else this.choose(click.choice);
  }

  #narrow(piece: number): void {
    this.recap.close();
    this.draft = null;
    this.piece = piece;
  }

  #placeOf(piece: number): XY {
    return this.hover && this.hover.piece === piece ? this.hover : { x: this.hover?.x ?? 0, y: this.hover?.y ?? 0 };
  }

  /** A click on a piece that is not offered: take it instead of the other or after it, or ask why not. */
  #otherwise(piece: number): void {
    const now = this.link.situation;
    if (!now || now.choices.length === 0) return;
    const last = this.link.log.at(-1);
    const other =
      last && last.seat === now.eyes && last.action && now.undo === null
        ? this.display.reselectAction(now, last.action, piece)
        : null;
    if (other) {
      this.#followUp.undoFor({ action: other });
      return;
    }
    const finish = this.free ? this.display.finishFor?.(now, piece) : null;
    if (finish) {
      this.#ended = 'piece';
      this.#followUp.finishFor(finish.end, { action: finish.then });
      return;
    }
    this.why(piece);
  }

  // ---------------------------------------------------------------- hints
  /** First a hint, then what it means on the board, then another idea. */
  askHint(): void {
    const now = this.link.situation;
    if (!now?.hints || !this.free) return;
    const choice = this.hints.choice(now);
    if (this.hints.told === null || this.hints.shown || !choice) this.hints.next();
    else this.#showHint(choice);
  }
  /** Put the advised action in hand; nothing is done until it is confirmed. */
  #showHint(choice: Choice): void {
    this.asking = null;
    this.hints.shown = true;
    this.draft = { action: choice.action, choice, x: choice.x, y: choice.y, face: choice.face };
    if (choice.piece >= 0) this.onward.showAll([choice.piece]);
  }
  dropHint(): void {
    if (this.hints.shown) this.draft = null;
    this.hints.close();
  }

  /** Advice for the side to move has come: its piece is ringed. */
  ideaArrived(told: IdeaTold): void {
    this.idea.arrived(told);
    const piece = this.idea.told?.piece ?? -1;
    this.onward.showAll(piece >= 0 ? [piece] : []);
  }
  dropIdea(): void {
    this.idea.close();
    this.onward.showAll([]);
  }

  /** Undo the last decision; nothing is then answered by itself. */
  undo(): void {
    const now = this.link.situation;
    if (!now || this.link.moment || now.yours.length === 0) return;
    this.takingBack = now.undo !== null && !this.takingBack;
    if (now.undo === null) this.#followUp.undo();
  }

  why(piece: number): void {
    const now = this.link.situation;
    const action = now ? this.display.whyNotAction(now, this, piece) : null;
    if (action) this.ask(action);
  }

  ask(action: string): void {
    this.#hoverAsked = null;
    this.link.why(action);
  }

  /** Find out why the piece under the pointer is not offered. */
  explainHovered(piece: number): void {
    const now = this.link.situation;
    const asks = now && this.free && !this.draft && !this.stage.clicks.has(piece);
    const action = asks ? this.display.hoverWhyNotAction(now, this, piece) : null;
    if (!action) return;
    this.#hoverAsked = { action, piece };
    this.link.why(action);
  }

  /** Handle a refusal: of a hovered piece, of a question or of an attempt. */
  answer(reason: Reason): 'hint' | 'told' | 'can' {
    const asked = this.#hoverAsked;
    if (asked && !reason.tried && asked.action === reason.action) {
      this.#hoverAsked = null;
      this.hint =
        reason.refusal && this.hover?.piece === asked.piece ? { piece: asked.piece, refusal: reason.refusal } : null;
      return 'hint';
    }
    if (!reason.refusal) return 'can';
    this.told = { ...reason, at: this.at };
    return 'told';
  }

  // ---------------------------------------------------------------- choosing
  /** Take a choice from the board or a list. Attacks and places that need a bearing become a draft first. */
  choose(choice: Choice, sure = false): void {
    if (!this.free) return;
    this.recap.close();
    this.asking = null;
    if (this.placing.active) return this.placing.put(choice);
    const ground = this.stage.ground;
    if (
      ground?.needs === 'both' &&
      choice.verb === ground.verb &&
      choice.x >= 0 &&
      this.draft?.action !== choice.action
    ) {
      this.pin = { x: choice.x, y: choice.y };
      this.draft = { action: choice.action, choice, x: choice.x, y: choice.y, face: choice.face };
    } else if (this.#showsOddsFirst(choice)) {
      this.draft = { action: choice.action, choice, x: choice.x, y: choice.y, face: choice.face };
    } else {
      this.#decide(choice.action, sure);
    }
  }

  /** Attacks show their odds first, and moves to a free point their path; on touch screens all places do. */
  #showsOddsFirst(choice: Choice): boolean {
    if (this.draft?.action === choice.action) return false;
    const rolled = (choice.odds?.length ?? 0) > 0;
    if (rolled && (this.display.showsOddsFirst?.(choice) ?? true)) return settings.confirmAttacks;
    if (rolled) return false;
    return this.#isMove(choice.x) || (this.touch && (choice.x >= 0 || choice.hex >= 0));
  }
  #isMove = (x: number): boolean => x >= 0 && this.stage.ground?.needs === 'point' && this.stage.ground.from !== null;

  /** Enter: send what is in hand, keep the facing, take the piece that was gone to, or do what the main button says.
   * It never ends anything. */
  confirm(): boolean {
    if (!this.free) return false;
    if (!this.draft && this.facing !== null) this.#turned(this.#keptFacing());
    if (this.draft) this.#decideDraft(this.draft);
    else if (this.onward.asked && this.stage.clicks.has(this.onward.piece)) this.pick(this.onward.piece);
    else if (this.bar.primary?.act && this.bar.primary.key === CONFIRM_KEY) this.act(this.bar.primary.act);
    else return this.#keepFace();
    return true;
  }

  /** Space: keep the facing that is asked for, or go to the next piece. */
  next(): boolean {
    if (!this.free || !this.moment) return false;
    if (this.facing !== null && this.mode === '' && !this.pin) return this.confirm();
    return this.#keepFace() || this.onward.go(nextPieces(this.moment, this.stage));
  }
  #keepFace(): boolean {
    const kept = this.moment && this.display.kept?.(this.moment);
    if (kept) this.#decide(kept.action);
    return Boolean(kept);
  }
  /** A bearing that the player did not set stays as it is; a turn on purpose follows the pointer. */
  #keptFacing(): number {
    const ground = this.stage.ground;
    return this.mode === '' && ground?.needs === 'bearing' ? ground.face : (this.facing ?? 0);
  }

  /** A button of the prompt. */
  act(act: Act): void {
    if (!this.free) return;
    this.recap.close();
    if (!this.#asks(act)) this.#perform(act);
  }
  #perform(act: Act, sure = false): void {
    const now = this.link.situation;
    if (!now) return;
    this.#followUp.keep(now, act);
    if (act.before) this.#undoFor(act, sure);
    else if (act.mode !== undefined) {
      this.draft = this.pin = null;
      this.mode = act.mode;
    } else if (act.series) {
      this.#ended = endsOf(act);
      this.#followUp.run(now, act.series);
    } else if (act.choice) this.choose(act.choice, sure);
  }

  #undoFor({ mode, choice }: Act, sure: boolean): void {
    if (mode !== undefined) this.#followUp.undoFor({ mode });
    else if (choice) this.#followUp.undoFor({ action: choice.action, sure });
  }

  // ---------------------------------------------------------------- a planned set-up
  /** Make the planned placements, all at once. */
  begin(): void {
    if (!this.placing.active || this.placing.taken >= 0 || this.link.busy) return;
    this.#ended = 'phase';
    this.link.series(this.placing.actions);
  }
  /** Take a proposal; where pieces are not drawn in a plan, at once, up to what would end the set-up. */
  takeProposal(number: number): void {
    const plan = this.placing.offers[number]?.plan ?? [];
    if (this.placing.look) this.placing.choose(number);
    else this.link.series(plan.filter((one) => one.piece >= 0).map((one) => one.action));
  }
  /** Place what is in hand as it faces, on this ground. */
  #layAt(at: XY): void {
    const ground = this.stage.ground;
    const held = this.placing.plan[this.placing.taken];
    if (!ground || !held) return;
    const spot = this.snapped(at) ?? at;
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
    this.placing.put({ ...held, x, y, action: ground.write(x, y, held.face) });
  }
  #lay(action: string): void {
    const choice = this.moment?.choices.find((one) => one.action === action);
    const held: Planned | undefined = this.placing.plan[this.placing.taken];
    if (choice) this.placing.put(choice);
    else if (held && this.draft) this.placing.put({ ...held, ...this.draft, action });
  }

  // ---------------------------------------------------------------- what would be lost
  /** Ask before something is given up. False if nothing is, or if the player does not want to be asked. */
  #asks(act: Act): boolean {
    const loses = act.choice?.loses;
    if (!loses || !settings.confirmLosses) return false;
    const button = this.stage.acts.find((one) => one.choice?.action === act.choice?.action);
    this.asking = { said: (act.series ? act : (button ?? act)).said, loses, act };
    this.onward.hush();
    return true;
  }
  /** It is to be done all the same. */
  accept(): void {
    const asked = this.asking;
    this.asking = null;
    if (asked && this.free) this.#perform(asked.act, true);
  }
  /** Show the pieces that could still act. */
  showThem(): void {
    this.asking = null;
    this.onward.showAll(this.moment?.todo?.pieces ?? []);
  }

  // ---------------------------------------------------------------- places and bearings
  /** A click on open ground. */
  ground(at: XY): void {
    const ground = this.stage.ground;
    if (this.placing.active && this.placing.taken < 0) return this.placing.take(this.placing.at(-1, at));
    if (!ground || !this.free) return;
    this.recap.close();
    if (this.placing.active) return this.#layAt(at);
    if (ground.needs === 'point') this.#point(at);
    else if (ground.needs === 'bearing' && ground.from) this.#bearing(bearing(ground.from, at), at);
    else this.#both(at);
  }

  #point(at: XY): void {
    const ground = this.stage.ground;
    const choice = this.snapped(at);
    const spot = choice ? { x: choice.x, y: choice.y } : at;
    const action = choice?.action ?? ground?.write(at.x, at.y, 0) ?? '';
    const again = this.draft && Math.hypot(this.draft.x - spot.x, this.draft.y - spot.y) < SAME;
    if (again && this.draft) this.#decideDraft(this.draft);
    else if (this.touch || this.#isMove(spot.x)) this.draft = { action, choice, ...spot, face: -1 };
    else this.#decide(action);
  }

  #bearing(face: number, at: XY): void {
    const action = this.stage.ground?.write(at.x, at.y, face) ?? '';
    const again = this.draft !== null && between(this.draft.face, face) < 12;
    if (again && this.draft && this.touch) this.#decide(this.draft.action);
    else if (this.touch) this.#turned(face);
    else this.#decide(action);
  }

  /** First the place, then the bearing; a second click on the place itself keeps the bearing. */
  #both(at: XY): void {
    const ground = this.stage.ground;
    if (!ground) return;
    if (!this.pin) {
      const choice = this.snapped(at);
      this.pin = choice ? { x: choice.x, y: choice.y } : at;
      this.#turned(choice?.face ?? ground.face);
    } else if (Math.hypot(at.x - this.pin.x, at.y - this.pin.y) < SAME) this.confirm();
    else {
      this.#turned(bearing(this.pin, at));
      if (!this.touch) this.confirm();
    }
  }

  #turned(face: number): void {
    const ground = this.stage.ground;
    const where = this.pin ?? ground?.from;
    if (!ground || !where) return;
    this.draft = { action: ground.write(where.x, where.y, face), choice: null, ...where, face };
  }

  /** The current bearing: towards the pointer, or as set; null if none is being chosen. */
  readonly facing: number | null = $derived.by(() => {
    const ground = this.stage.ground;
    const at = ground?.needs === 'both' ? this.pin : ground?.needs === 'bearing' ? ground.from : null;
    if (!ground || !at) return null;
    const hover = this.touch ? null : this.hover;
    if (hover && hover.x >= 0 && Math.hypot(hover.x - at.x, hover.y - at.y) > SAME) return bearing(at, hover);
    return this.draft && this.draft.face >= 0 ? this.draft.face : ground.face;
  });

  turn(face: number): void {
    if (this.facing === null) return;
    this.hover = null;
    this.#turned((Math.round(face) + 360) % 360);
  }

  /** The offered point that a click here means. */
  snapped(at: XY): Choice | null {
    const ground = this.stage.ground;
    const room = this.hover?.inReach ? NEAR : NEARLY;
    let best: Choice | null = null;
    let nearest = room;
    for (const choice of this.moment?.choices ?? []) {
      if (choice.verb !== ground?.verb || choice.x < 0 || ground.fits?.(choice) === false) continue;
      const away = Math.hypot(choice.x - at.x, choice.y - at.y);
      if (away <= nearest) [best, nearest] = [choice, away];
    }
    return best;
  }
}
