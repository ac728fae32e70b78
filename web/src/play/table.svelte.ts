/** The connection to a table: one socket, the latest messages, and the messages a client can send.
 *
 * The socket reconnects by itself; the server then sends everything again, so nothing is lost. Dice rolls are shown for
 * a moment before their results (`rolling`), unless animations are off or the player skips them (`skip`).
 */
import * as api from '../api/client';
import type {
  Danger,
  FromServer,
  LogEntry,
  Moment,
  Odds,
  RefusedItem,
  EventInfo,
  Ruled,
  ToServer,
  ChainLink,
} from '../api/protocol';
import type { Said } from '../i18n';
import type { HintTold } from './hints.svelte';
import type { IdeaTold } from './idea.svelte';
import type { PlanTold, Proposal } from './placing.svelte';
import { isInstant } from '../settings.svelte';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';
export interface Shown extends Moment {
  at: number;
  of: number;
}
export interface PreviewTold {
  action: string;
  chain: ChainLink[];
  total: number;
  chances: Odds[];
  dangers: Danger[];
  /** Where the means of the attack come from, in games that have such a chain. */
  means?: ChainLink[];
  /** Why it will not come to the dice. */
  unless?: Ruled | null;
}
/** What is visible from a place, in the game's own shape; empty if there is nothing to show. */
export type SightTold = Readonly<Record<string, unknown>>;
/** The answer to "why not?"; null means that the action is legal. */
export interface Reason {
  action: string;
  refusal: Ruled | null;
  /** The action was attempted, not only asked about. */
  tried: boolean;
}
export interface Hooks {
  /** Tell whether entries contain dice, which delays the messages after them. */
  rolls?: (entries: readonly LogEntry[]) => boolean;
  reason?: (reason: Reason) => void;
  notice?: (said: Said) => void;
  hint?: (told: HintTold) => void;
  idea?: (told: IdeaTold) => void;
  proposed?: (n: number, offers: readonly Proposal[]) => void;
  planned?: (told: PlanTold) => void;
  problem?: (said: Said) => void;
  /** The log has changed; this is the log before. */
  logged?: (before: readonly LogEntry[]) => void;
  /** A situation is there. */
  situated?: () => void;
  /** The moment that was asked for is shown. */
  arrived?: () => void;
}

const NO_TABLE = 4404;
const WRONG_TOKEN = 4403;
const WAITS = [400, 800, 1500, 3000, 5000, 8000];
const DICE_MS = 650;
const PREVIEWS_KEPT = 60;

export class TableLink {
  line = $state<LineState>('connecting');
  /** Why the table is closed for good. */
  gone = $state.raw<Said | null>(null);
  situation = $state.raw<Moment | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** Events before the first decision. */
  opening = $state.raw<readonly EventInfo[]>([]);
  /** The seat that must take over the screen; nothing is shown until it does. */
  handover = $state<number | null>(null);
  /** The earlier moment that is shown, if any. */
  moment = $state.raw<Shown | null>(null);
  /** That moment is on the way to the present: bots' decisions are being shown one after the other. */
  behind = $state(false);
  /** Entries whose dice are being animated. */
  rolling = $state.raw<readonly LogEntry[]>([]);
  previews = $state.raw<ReadonlyMap<string, PreviewTold>>(new Map());
  refused = $state.raw<readonly RefusedItem[] | null>(null);
  sights = $state.raw<ReadonlyMap<string, SightTold>>(new Map());
  /** A decision has been sent and not yet answered. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #sent: { n: number; actions: readonly string[] } | null = null;
  #swallowed = false;
  #asked = new Set<string>();
  #queue: FromServer[] = [];
  #held: ReturnType<typeof setTimeout> | undefined;
  #live = false;
  #board: NonNullable<Moment['board']> = {};
  #wanted: { at: number; eyes: number } | null = null;

  constructor(
    readonly id: string,
    readonly tokens: readonly string[],
    private readonly hooks: Hooks = {},
  ) {}

  // ---------------------------------------------------------------- the connection
  open(): void {
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#held);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Reconnect now instead of waiting. */
  retry(): void {
    if (this.line !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(api.socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => this.#send({ t: 'hello', tokens: [...this.tokens] });
    socket.onmessage = (e: MessageEvent<string>) => this.#receive(JSON.parse(e.data) as FromServer);
    socket.onclose = (e) => {
      if (this.#socket === socket) this.#lost(e.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#live = false;
    this.#asked.clear();
    this.#swallowed = this.#sent !== null;
    if (this.#closed) return;
    if (code === NO_TABLE) this.#giveUp({ key: 'web-error-table', params: { table: this.id } });
    else if (code === WRONG_TOKEN) this.#giveUp({ key: 'web-error-token' });
    else {
      this.line = 'lost';
      this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
    }
  }

  #giveUp(said: Said): void {
    this.line = 'gone';
    this.gone = said;
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // ---------------------------------------------------------------- messages from the server
  #receive(message: FromServer): void {
    if (message.t === 'log' && this.#rolls(message)) this.#hold(message);
    else if (this.#held !== undefined && (message.t === 'situation' || message.t === 'log' || message.t === 'handover'))
      this.#queue.push(message);
    else this.#take(message);
  }

  /** New entries with dice; not the whole log on connecting. */
  #rolls(message: FromServer & { t: 'log' }): boolean {
    if (!this.#live || isInstant() || this.#held !== undefined || this.moment) return false;
    return message.from === this.log.length && (this.hooks.rolls?.(message.entries) ?? false);
  }

  #hold(message: FromServer & { t: 'log' }): void {
    this.rolling = message.entries;
    this.#queue.push(message);
    this.#held = setTimeout(() => this.skip(), DICE_MS);
  }

  /** Show delayed messages at once. */
  skip(): void {
    if (this.#held === undefined) {
      if (this.rolling.length > 0) this.rolling = [];
      return;
    }
    clearTimeout(this.#held);
    this.#held = undefined;
    this.rolling = [];
    const queue = this.#queue;
    this.#queue = [];
    for (const message of queue) this.#take(message);
  }

  #take(message: FromServer): void {
    switch (message.t) {
      case 'board':
        this.#board = message.board;
        return;
      case 'situation':
        return this.#show({ ...message, board: this.#board });
      case 'log':
        this.#relate(message);
        return;
      case 'handover':
        this.#arrived();
        this.busy = false;
        this.live();
        this.situation = null;
        this.sights = new Map();
        this.log = [];
        this.opening = [];
        this.handover = message.seat;
        return;
      case 'moment':
        this.#showMoment({ ...message, board: this.#board });
        return;
      case 'preview':
        this.#keepPreview(message);
        return;
      case 'sight':
        this.sights = new Map([...this.sights, [`${message.piece}/${message.hex}`, message.sight]]);
        return;
      case 'hint':
        this.hooks.hint?.(message);
        return;
      case 'idea':
        this.hooks.idea?.(message);
        return;
      case 'proposals':
        this.hooks.proposed?.(message.n, message.items);
        return;
      case 'plan':
        this.hooks.planned?.(message);
        return;
      case 'refused':
        this.refused = message.items;
        return;
      case 'refusal':
        return this.#refusal(message.action, message.refusal);
      case 'offer':
        return; // it stands in the situation, too
      case 'notice':
        this.hooks.notice?.({ key: message.key, params: message.params });
        return;
      case 'error':
        this.busy = false;
        this.#sent = null;
        this.hooks.problem?.({ key: message.key, params: message.params });
    }
  }

  #relate({ from, entries, opening }: FromServer & { t: 'log' }): void {
    const before = this.log;
    this.log = [...before.slice(0, from), ...entries];
    if (from === 0) this.opening = opening;
    this.hooks.logged?.(before);
  }

  #showMoment(moment: Shown): void {
    if (this.#wanted?.at !== moment.at || this.#wanted.eyes !== moment.eyes) return;
    this.moment = moment;
    this.hooks.arrived?.();
  }

  #show(situation: Moment): void {
    const fresh = this.situation?.n !== situation.n || this.situation?.eyes !== situation.eyes;
    this.#arrived();
    this.handover = null;
    if (fresh) {
      this.previews = new Map();
      this.sights = new Map();
      this.refused = null;
      this.#asked.clear();
    }
    this.situation = situation;
    this.#settle(situation.n);
    this.hooks.situated?.();
  }

  #arrived(): void {
    this.line = 'open';
    this.#tries = 0;
    this.#live = true;
  }

  /** A sent decision has arrived when the count of decisions moves on. One that may have been lost is sent again:
   * its number keeps the server from applying it twice. */
  #settle(n: number): void {
    const sent = this.#sent;
    if (sent?.n === n && !this.#swallowed) return;
    const again = sent?.n === n;
    this.#sent = null;
    this.#swallowed = false;
    this.busy = false;
    if (again) this.series(sent.actions);
  }

  #refusal(action: string, refusal: Ruled | null): void {
    const tried = this.#sent?.actions.includes(action) || action === '';
    if (tried) {
      this.busy = false;
      this.#sent = null;
    }
    this.hooks.reason?.({ action, refusal, tried });
  }

  #keepPreview(told: PreviewTold): void {
    const kept = [...this.previews].slice(-PREVIEWS_KEPT);
    this.previews = new Map([...kept, [told.action, told]]);
  }

  // ---------------------------------------------------------------- messages to the server
  decide(action: string): void {
    this.series([action]);
  }

  /** Send several decisions; the server makes them one after the other, and they are undone as one. */
  series(actions: readonly string[]): void {
    const now = this.situation;
    const [first, ...others] = actions;
    if (!now || this.busy || this.behind || first === undefined) return;
    this.skip();
    this.busy = this.#send(
      others.length > 0 ? { t: 'series', n: now.n, actions: [...actions] } : { t: 'decide', n: now.n, action: first },
    );
    this.#sent = this.busy ? { n: now.n, actions } : null;
  }

  /** Ask for odds and chain, once for each action of a situation. */
  preview(action: string): void {
    const key = `preview ${action}`;
    if (this.#asked.has(key)) return;
    if (this.#send({ t: 'preview', action })) this.#asked.add(key);
  }

  /** Ask what is visible from a place, once in a situation. */
  sight(piece: number, hex: number): void {
    const key = `sight ${piece}/${hex}`;
    if (!this.#asked.has(key) && this.#send({ t: 'sight', piece, hex })) this.#asked.add(key);
  }

  /** Ask for advice on the pending decision. */
  hint(skip: number): void {
    const now = this.situation;
    if (now) this.#send({ t: 'hint', n: now.n, skip });
  }

  /** Ask what the side to move could do at a moment of a game that is watched. */
  idea(at: number, eyes: number, skip: number): void {
    this.#send({ t: 'idea', at, eyes, skip });
  }

  askProposals(seed: number): void {
    this.#send({ t: 'proposals', seed });
  }

  /** Ask whether planned placements could be made, and how else number `at` could be. */
  askPlan(n: number, actions: readonly string[], at: number): void {
    this.#send({ t: 'plan', n, actions: [...actions], at });
  }

  why(action: string): void {
    this.#send({ t: 'why', action });
  }

  askRefused(): void {
    if (this.refused === null && !this.#asked.has('refused') && this.#send({ t: 'refused' }))
      this.#asked.add('refused');
  }

  undo(): void {
    this.skip();
    this.#send({ t: 'undo' });
  }

  /** Take back to before one's own decision number `to`. */
  takeBack(to: number): void {
    this.skip();
    this.#send({ t: 'back', to });
  }

  ask(what: 'takeback' | 'draw'): void {
    this.#send({ t: 'ask', what });
  }

  answer(what: 'takeback' | 'draw', yes: boolean): void {
    this.#send({ t: 'answer', what, yes });
  }

  resign(seat: number): void {
    this.#send({ t: 'resign', seat });
  }

  look(seat: number): void {
    this.#send({ t: 'look', seat });
  }

  /** Show an earlier moment; `live` returns to the present. */
  show(at: number, eyes: number): void {
    this.#wanted = { at, eyes };
    this.#send({ t: 'moment', at, eyes });
  }

  live(): void {
    this.#wanted = null;
    this.moment = null;
    this.behind = false;
  }

  /** Keep what is on the screen while the table goes on: it is the moment after `at` decisions. */
  freeze(at: number): void {
    const now = this.moment ?? this.situation;
    if (!now) return;
    this.#wanted = null;
    this.moment = { ...now, choices: [], reach: [], n: at, at, of: this.log.length };
    this.behind = true;
  }

  /** Stay at the moment that is shown. */
  stay(): void {
    this.behind = false;
  }
}
