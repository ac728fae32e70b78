/** Tables known to this browser: seat tokens, invitations, watched tables. In localStorage, newest first. */
import { createSubscriber } from 'svelte/reactivity';
import type { Held, TableMade } from './protocol';

export interface SavedSeat extends Held {
  seat: number;
}

/** An invitation that was made here, for a friend's seat. */
export interface SavedInvite {
  table: string;
  seat: number;
  invite: string;
}

const SEATS = 'caposaldo.seats';
const INVITES = 'caposaldo.invites';
const COMMITMENTS = 'caposaldo.commitments';
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
const isSavedInvite = (found: unknown): found is SavedInvite =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as SavedInvite).table === 'string' &&
  typeof (found as SavedInvite).seat === 'number' &&
  typeof (found as SavedInvite).invite === 'string';
const isCommitment = (found: unknown): found is { table: string; commitment: string } =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as { table: unknown }).table === 'string' &&
  typeof (found as { commitment: unknown }).commitment === 'string';
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
    // Without storage, seats last as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** All saved seats, reactive. */
export const savedSeats = (): SavedSeat[] => read(SEATS, isSavedSeat);
/** Tables without a seat of this browser: watched bot games, opened records. */
export const watched = (): string[] => read(WATCHED, isText);
/** The invitation for this seat, if it was made here. */
export const inviteOf = (table: string, seat: number): string | undefined =>
  read(INVITES, isSavedInvite).find((one) => one.table === table && one.seat === seat)?.invite;

/** Save an invitation instead of an older one for the same seat. */
export function saveInvite(table: string, seat: number, invite: string): void {
  const others = read(INVITES, isSavedInvite).filter((one) => one.table !== table || one.seat !== seat);
  write(INVITES, [{ table, seat, invite }, ...others]);
}

/** Save a seat created here or taken by an invitation. */
export function saveSeat(table: string, token: string, seat = -1): void {
  write(SEATS, [{ table, token, seat }, ...savedSeats().filter((one) => one.table !== table || one.token !== token)]);
}

/** Save a new table: seats for this browser, invitations for friends; without a seat it is a watched table. */
export function saveTable(made: TableMade): void {
  for (const { seat, token, invite } of made.seats) {
    if (token !== null) saveSeat(made.table, token, seat);
    if (invite) saveInvite(made.table, seat, invite);
  }
  if (made.seats.every((seat) => seat.token === null))
    write(WATCHED, [made.table, ...watched().filter((table) => table !== made.table)]);
}

export const tokensOf = (table: string): string[] =>
  savedSeats()
    .filter((one) => one.table === table)
    .map((one) => one.token);

/** The commitment to the seed of a table as this browser saw it first: what the seed is compared with at the end. */
export function firstCommitment(table: string, commitment: string): string {
  const kept = read(COMMITMENTS, isCommitment);
  const found = kept.find((one) => one.table === table);
  if (!found) write(COMMITMENTS, [{ table, commitment }, ...kept]);
  return found?.commitment ?? commitment;
}

/** Remove a table from the lists. */
export function forgetTable(table: string): void {
  write(
    SEATS,
    savedSeats().filter((one) => one.table !== table),
  );
  write(
    INVITES,
    read(INVITES, isSavedInvite).filter((one) => one.table !== table),
  );
  write(
    WATCHED,
    watched().filter((one) => one !== table),
  );
}

/** The link of an invitation. The secret is in the fragment, which browsers send to no server. */
export const inviteLink = (table: string, invite: string): string =>
  `${location.origin}${location.pathname}#/join/${encodeURIComponent(table)}/${encodeURIComponent(invite)}`;
