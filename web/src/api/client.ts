/** The HTTP API. Every function returns the answer or throws an ApiError with a readable message. */
import { t, type Params } from '../i18n';
import type {
  ErrorInfo,
  Fork,
  GameInfo,
  MapInfo,
  Held,
  Invitation,
  NewTable,
  RuleInfo,
  StartInfo,
  TableInfo,
  TableMade,
  TableSummary,
  TermInfo,
} from './protocol';

/** A refused or failed request (status 0: no connection). `words` is the message in the current language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly params: Params = {},
    detail = '',
  ) {
    super(detail || key);
  }
  get words(): string {
    return t(this.key, this.params);
  }
}

/** The sentence for anything that was thrown. */
export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.words : t('web-error-unknown'));

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError(0, 'web-error-unreachable');
  });
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function problem(answer: Response): Promise<ApiError> {
  const told = (await answer.json().catch(() => null)) as Partial<ErrorInfo> | null;
  if (told && typeof told.key === 'string')
    return new ApiError(answer.status, told.key, told.params ?? {}, told.detail);
  return new ApiError(answer.status, answer.status === 404 ? 'web-error-not-there' : 'web-error-unknown');
}

const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;
export const post = async <T>(path: string, body: unknown): Promise<T> =>
  (
    await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json() as Promise<T>;
const id = encodeURIComponent;

// Games and rules never change while the server runs, so they are fetched once.
const once = new Map<string, Promise<unknown>>();
export function getOnce<T>(path: string): Promise<T> {
  const known = once.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = get<T>(path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const games = (): Promise<GameInfo[]> => getOnce('/games');
/** A scenario before its first decision. */
export const start = (game: string, scenario: string): Promise<StartInfo> =>
  getOnce(`/games/${id(game)}/scenarios/${id(scenario)}`);
/** The ground of a scenario that is `mapped`. */
export const ground = (game: string, scenario: string): Promise<MapInfo> =>
  getOnce(`/games/${id(game)}/scenarios/${id(scenario)}/map`);
export const rules = (game: string): Promise<RuleInfo[]> => getOnce(`/games/${id(game)}/rules`);
/** The words of a game in one sentence each. */
export const terms = (game: string): Promise<TermInfo[]> => getOnce(`/games/${id(game)}/glossary`);
export const newTable = (table: NewTable): Promise<TableMade> => post('/tables', table);
export const table = (table: string): Promise<TableInfo> => get(`/tables/${id(table)}`);
/** Sit down by an invitation; the answer has the token of the seat. */
export const sit = (table: string, invite: string): Promise<TableMade> => post(`/tables/${id(table)}/sit`, { invite });
/** A new invitation to a friend's seat; the old one ends. */
export const invite = (table: string, seat: number, tokens: readonly string[]): Promise<Invitation> =>
  post(`/tables/${id(table)}/invite`, { seat, tokens });
export const mine = (held: readonly Held[]): Promise<TableInfo[]> => post('/tables/mine', { held });
/** A new game from an earlier moment, after `at` decisions that the viewer `eyes` knows of. */
export const fork = (table: string, from: Fork): Promise<TableMade> => post(`/tables/${id(table)}/fork`, from);
/** The account of a game that is over. */
export const summary = (table: string): Promise<TableSummary> => get(`/tables/${id(table)}/summary`);
export const rematch = (table: string, tokens: readonly string[]): Promise<TableMade> =>
  post(`/tables/${id(table)}/rematch`, { tokens });

/** Open a record: a new table made from its text. */
export const openRecord = async (text: string): Promise<TableMade> =>
  (
    await ask('/records', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text })
  ).json() as Promise<TableMade>;

/** The text record of a game. */
export async function record(table: string, tokens: readonly string[]): Promise<string> {
  const authorization = tokens.map((token) => `Bearer ${token}`).join(', ');
  const init = authorization ? { headers: { authorization } } : {};
  return (await ask(`/tables/${id(table)}/record`, init)).text();
}

/** The address of a table's socket. Tokens go into its first message: addresses end up in logs. */
export function socketAddress(table: string): string {
  const base = new URL(`/api/tables/${id(table)}/socket`, location.href);
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  return base.href;
}
