/** Tables known to this browser: seat tokens, links for friends, watched tables. In localStorage, newest first. */
import { createSubscriber } from 'svelte/reactivity';
import type { Held, TableMade } from './protocol';

export interface SavedSeat extends Held {
  seat: number;
}

export interface FriendLink extends SavedSeat {
  /** The nation of the seat, for the text beside the link. */
  nation: string;
}

const SEATS = 'caposaldo.seats';
const LINKS = 'caposaldo.links';
const WATCHED = 'caposaldo.watched';
const MOST = 200;
const CHANGED = 'caposaldo-saved';

const listen = createSubscriber((update) => {
  window.addEventListener(CHANGED, update);
  window.addEventListener('storage', update);
  return () => {
    window.removeEventListener(CHANGED, update);
    window.removeEventListener('storage', update);
  };
});

const isSavedSeat = (found: unknown): found is SavedSeat =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as SavedSeat).table === 'string' &&
  typeof (found as SavedSeat).token === 'string' &&
  typeof (found as SavedSeat).seat === 'number';
const isFriendLink = (found: unknown): found is FriendLink =>
  isSavedSeat(found) && typeof (found as FriendLink).nation === 'string';
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
    // Without storage, seats last as long as their links.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** All saved seats, reactive. */
export const savedSeats = (): SavedSeat[] => read(SEATS, isSavedSeat);
/** Tables without a seat of this browser: watched bot games, opened records. */
export const watched = (): string[] => read(WATCHED, isText);
/** Links that were made for friends at this table. */
export const linksOf = (table: string): FriendLink[] => read(LINKS, isFriendLink).filter((one) => one.table === table);

/** Save a seat created here or received by link. */
export function saveSeat(table: string, token: string, seat = -1): void {
  write(SEATS, [{ table, token, seat }, ...savedSeats().filter((one) => one.table !== table || one.token !== token)]);
}

/** Save a new table: seats for this browser, links for friends; with neither it is a watched table. */
export function saveTable(made: TableMade, nations: readonly string[] = []): void {
  for (const { seat, token, who } of made.seats) {
    if (token === null) continue;
    if (who === 'friend')
      write(LINKS, [{ table: made.table, token, seat, nation: nations[seat] ?? '' }, ...read(LINKS, isFriendLink)]);
    else saveSeat(made.table, token, seat);
  }
  if (made.seats.every((seat) => seat.token === null))
    write(WATCHED, [made.table, ...watched().filter((table) => table !== made.table)]);
}

export const tokensOf = (table: string): string[] =>
  savedSeats()
    .filter((one) => one.table === table)
    .map((one) => one.token);

/** Remove a table from the lists. */
export function forgetTable(table: string): void {
  write(
    SEATS,
    savedSeats().filter((one) => one.table !== table),
  );
  write(
    LINKS,
    read(LINKS, isFriendLink).filter((one) => one.table !== table),
  );
  write(
    WATCHED,
    watched().filter((one) => one !== table),
  );
}

/** The link for a friend's seat. */
export const seatLink = (table: string, token: string): string =>
  `${location.origin}${location.pathname}#/table/${encodeURIComponent(table)}?seat=${encodeURIComponent(token)}`;
