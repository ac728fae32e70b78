/** What this browser holds: tokens of its seats, links given to friends, tables it watched. In localStorage, newest first. */
import { createSubscriber } from 'svelte/reactivity';
import type { Held, TableMade } from './protocol';

export interface Kept extends Held {
  seat: number;
}

export interface Link extends Kept {
  /** The nation that plays there, for the words around the link. */
  nation: string;
}

const SEATS = 'caposaldo.seats';
const LINKS = 'caposaldo.links';
const WATCHED = 'caposaldo.watched';
const MOST = 200;
const CHANGED = 'caposaldo-held';

const listen = createSubscriber((update) => {
  window.addEventListener(CHANGED, update);
  window.addEventListener('storage', update);
  return () => {
    window.removeEventListener(CHANGED, update);
    window.removeEventListener('storage', update);
  };
});

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as Kept).table === 'string' &&
  typeof (found as Kept).token === 'string' &&
  typeof (found as Kept).seat === 'number';
const isLink = (found: unknown): found is Link => isKept(found) && typeof (found as Link).nation === 'string';
const isText = (found: unknown): found is string => typeof found === 'string';

function read<T>(key: string, good: (found: unknown) => found is T): T[] {
  listen();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(good) : [];
  } catch {
    return [];
  }
}

function write<T>(key: string, all: readonly T[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // No storage in this browser: seats last as long as their links.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** All seats held; a component that reads them follows changes. */
export const held = (): Kept[] => read(SEATS, isKept);
/** Tables without a seat of ours: bots that were watched, records that were opened. */
export const watched = (): string[] => read(WATCHED, isText);
/** Links that were made for friends at this table. */
export const linksOf = (table: string): Link[] => read(LINKS, isLink).filter((one) => one.table === table);

/** Keep a seat: made here, or come by a link. */
export function hold(table: string, token: string, seat = -1): void {
  write(SEATS, [{ table, token, seat }, ...held().filter((one) => one.table !== table || one.token !== token)]);
}

/** Keep what came with a new table: seats for this browser, links for friends; without either it is one to watch. */
export function holdMade(made: TableMade, nations: readonly string[] = []): void {
  for (const { seat, token, who } of made.seats) {
    if (token === null) continue;
    if (who === 'friend')
      write(LINKS, [{ table: made.table, token, seat, nation: nations[seat] ?? '' }, ...read(LINKS, isLink)]);
    else hold(made.table, token, seat);
  }
  if (made.seats.every((seat) => seat.token === null))
    write(WATCHED, [made.table, ...watched().filter((table) => table !== made.table)]);
}

export const tokensOf = (table: string): string[] =>
  held()
    .filter((one) => one.table === table)
    .map((one) => one.token);

/** Forget a table: it is gone from the server, or the person does not want to see it any more. */
export function letGo(table: string): void {
  write(
    SEATS,
    held().filter((one) => one.table !== table),
  );
  write(
    LINKS,
    read(LINKS, isLink).filter((one) => one.table !== table),
  );
  write(
    WATCHED,
    watched().filter((one) => one !== table),
  );
}

/** The link for a friend's seat. */
export const seatLink = (table: string, token: string): string =>
  `${location.origin}${location.pathname}#/table/${encodeURIComponent(table)}?seat=${encodeURIComponent(token)}`;
