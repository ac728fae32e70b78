/** Hash routes, so that the client works from any folder without help from the server. */
import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { page: 'home'; game?: string; scenario?: string }
  | { page: 'new'; game: string; scenario: string; how?: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; invite: string }
  | { page: 'replay'; id: string; at?: number; eyes?: number }
  | { page: 'rules'; game?: string; rule?: string }
  | { page: 'armies'; game: string }
  | { page: 'watch' }
  | { page: 'records' }
  | { page: 'settings' }
  | { page: 'demo'; what: string }
  | { page: 'lost'; path: string };

const whole = (text: string | null): number | undefined =>
  text !== null && /^-?\d+$/.test(text) ? Number(text) : undefined;

/** The route of a hash such as "#/replay/ab12?at=7". */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [page = '', a, b] = path.split('/').filter(Boolean).map(decode);
  const asked = new URLSearchParams(query);
  if (page === '') return { page: 'home' };
  if (page === 'game' && a) return { page: 'home', game: a, ...(b && { scenario: b }) };
  if (page === 'new' && a && b)
    return { page: 'new', game: a, scenario: b, ...(asked.has('how') && { how: asked.get('how') ?? '' }) };
  if (page === 'table' && a) return { page: 'table', id: a };
  if (page === 'join' && a && b) return { page: 'join', id: a, invite: b };
  if (page === 'replay' && a) return replay(a, asked);
  if (page === 'rules') return { page: 'rules', ...(a && { game: a }), ...(b && { rule: b }) };
  if (page === 'armies' && a) return { page: 'armies', game: a };
  if (page === 'watch' || page === 'records' || page === 'settings') return { page };
  if (page === 'demo' && a) return { page: 'demo', what: a };
  return { page: 'lost', path };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function replay(id: string, asked: URLSearchParams): Route {
  const at = whole(asked.get('at'));
  const eyes = whole(asked.get('eyes'));
  return { page: 'replay', id, ...(at !== undefined && { at }), ...(eyes !== undefined && { eyes }) };
}

const listen = createSubscriber((update) => {
  window.addEventListener('hashchange', update);
  return () => window.removeEventListener('hashchange', update);
});

/** The current route, reactive. */
export function route(): Route {
  listen();
  return parse(location.hash);
}

/** Go to a path such as "/table/ab12". */
export function go(path: string): void {
  location.hash = path;
}

/** Replace the address without a history entry, e.g. to remove an invitation. */
export function replace(path: string): void {
  history.replaceState(null, '', `#${path}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export const link = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;
