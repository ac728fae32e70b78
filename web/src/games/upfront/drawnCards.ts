/** Randomly drawn cards, from the events of the log. */
import type { LogEntry, Ruled } from '../../api/protocol';
import type { CardInfo } from './view';

export interface DrawnCard {
  /** The decision it was drawn for, by its place in the log. */
  at: number;
  card: number;
  event: Ruled;
  /** For a man under fire or in close combat: whose number it is, what it comes to, and what becomes of him. */
  man?: { id: number; result: number; fate: Fate };
  /** What becomes of whom a sniper fires at or who steps on a mine; of a weapon that may jam or is repaired; of a
   * search. */
  fate?: Fate;
}
export type Fate =
  | 'nothing'
  | 'pinned'
  | 'killed'
  | 'routed'
  | 'captured'
  | 'berserk'
  | 'panics'
  | 'jams'
  | 'hitch'
  | 'no-jam'
  | 'weapon-lost'
  | 'repaired'
  | 'still-jammed'
  | 'found'
  | 'not-found';
/** Outcomes that harm nobody. */
export const MILD: readonly Fate[] = ['nothing', 'no-jam', 'repaired', 'still-jammed', 'found', 'not-found'];
const FATES: Readonly<Record<string, Fate>> = {
  'uf-unharmed': 'nothing',
  'uf-pinned': 'pinned',
  'uf-man-killed': 'killed',
  'uf-man-routed': 'routed',
  'uf-man-captured': 'captured',
  'uf-goes-berserk': 'berserk',
  'uf-panics': 'panics',
};
/** Events whose `card` was not played by somebody but drawn from the pile. */
const DRAWS: readonly string[] = [
  'uf-resolved',
  'uf-jam-drawn',
  'uf-which-weapon',
  'uf-panics',
  'uf-sniper-aims',
  'uf-sniper-fires',
  'uf-search',
  'uf-repair',
  'uf-acquires',
  'uf-acquire-fails',
  'uf-check-passed',
  'uf-check-failed',
  'uf-infiltrates',
  'uf-does-not-infiltrate',
  'uf-infiltrator-does-not-ford',
  'uf-infiltrator-out',
  'uf-attacks-man',
  'uf-execution',
  'uf-mercy',
  'uf-man-fords',
  'uf-man-does-not-ford',
  'uf-fight',
  'uf-shell-hits',
  'uf-shell-misses',
  'uf-shell-jams',
  'uf-crew-attacked',
  'uf-armour-attacked',
  'uf-armour-which',
  'uf-bogs-down',
  'uf-does-not-bog',
  'uf-overrun-strength',
];
/** Always drawn: the second card of a close combat is called `other`. */
const FIELDS = ['drawn', 'other'];
const idOf = (value: unknown): number => Number(/^@card\/(\d+)$/.exec(String(value))?.[1] ?? -1);

export function drawnIn(event: Ruled, at: number): (DrawnCard & { name: string })[] {
  const names = DRAWS.includes(event.key) ? ['card', ...FIELDS] : FIELDS;
  return names.map((name) => ({ at, card: idOf(event.params[name]), event, name })).filter((one) => one.card >= 0);
}
/** Events with a card drawn for a man that may harm him. */
const HURTS = ['uf-sniper-fires', 'uf-mines-attack'];
const manOf = (event: Ruled, name = 'man'): number =>
  Number(/^@man\/(\d+)$/.exec(String(event.params[name]))?.[1] ?? -1);
/** Whose card it is, and what it comes to; the second card of a close combat is the other man's. */
function ownerOf(event: Ruled, name: string): { id: number; result: number } | null {
  if (event.key === 'uf-resolved') return { id: manOf(event), result: Number(event.params['result']) };
  if (event.key !== 'uf-fight') return null;
  return name === 'other'
    ? { id: manOf(event, 'opponent'), result: Number(event.params['against']) }
    : { id: manOf(event), result: Number(event.params['total']) };
}
/** What the very next events tell of a draw that is not about a man; the first is said where none of the others is
 * told. */
type Verdict = readonly [Fate | null, Readonly<Record<string, Fate>>];
const VERDICTS: Readonly<Record<string, Verdict>> = {
  'uf-jam-drawn': [
    null,
    { 'uf-jams': 'jams', 'uf-hitch': 'hitch', 'uf-no-jam': 'no-jam', 'uf-weapon-lost': 'weapon-lost' },
  ],
  'uf-repair': ['still-jammed', { 'uf-repaired': 'repaired', 'uf-weapon-lost': 'weapon-lost' }],
  'uf-search': [null, { 'uf-search-fails': 'not-found', 'uf-sniper-found': 'found', 'uf-sniper-left': 'found' }],
};
function verdictOf([otherwise, told]: Verdict, next: Ruled | undefined): Pick<DrawnCard, 'fate'> {
  const fate = told[next?.key ?? ''] ?? otherwise;
  return fate ? { fate } : {};
}
function manIn(event: Ruled, name: string, after: readonly Ruled[]): Pick<DrawnCard, 'man' | 'fate'> {
  const verdict = VERDICTS[event.key];
  if (verdict) return verdictOf(verdict, after[0]);
  const owner = ownerOf(event, name);
  if (!owner && !HURTS.includes(event.key)) return {};
  const id = owner?.id ?? manOf(event);
  const next = after.find((one) => FATES[one.key] && manOf(one) === id);
  const fate = FATES[next?.key ?? ''] ?? 'nothing';
  return owner ? { man: { ...owner, fate } } : { fate };
}
/** Those of the last decision that drew any, and of the attack it went on with; decisions without a draw leave them
 * lying. */
export function lastDrawn(log: readonly LogEntry[]): DrawnCard[] {
  for (let i = log.length - 1; i >= 0 && i >= log.length - BACK; i--) {
    if ((log[i]?.events ?? []).some((event) => drawnIn(event, i).length > 0))
      return drawnFrom(log.slice(beginning(log, i), i + 1), i);
  }
  return [];
}
function drawnFrom(entries: readonly LogEntry[], at: number): DrawnCard[] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap((event, k) =>
    drawnIn(event, at).map(({ name, ...one }) => ({ ...one, ...manIn(event, name, events.slice(k + 1)) })),
  );
}
/** The first log entry of an attack, which questions to the other side may interrupt. */
function beginning(log: readonly LogEntry[], last: number): number {
  const has = (i: number, key: string): boolean => (log[i]?.events ?? []).some((event) => event.key === key);
  let first = last;
  while (has(first, 'uf-resolved') && !has(first, 'uf-attack') && has(first - 1, 'uf-resolved')) first -= 1;
  return first;
}
const BACK = 40;

export interface Told {
  /** What the cards of an attack were drawn for: who fires at whom. */
  occasion: Ruled | null;
  /** Cards that were played to conceal somebody from this attack. */
  hidden: readonly Ruled[];
  /** Other results of the cards, besides those of the men. */
  notes: readonly Ruled[];
}
/** What is to be read beside the cards of an attack. */
export function toldOf(log: readonly LogEntry[], drawn: readonly DrawnCard[]): Told {
  if (drawn[0]?.event.key !== 'uf-resolved') return { occasion: null, hidden: [], notes: [] };
  const events = log.slice(0, drawn[0].at + 1).flatMap((entry) => entry.events);
  const from = events.findLastIndex((event) => OCCASIONS.includes(event.key));
  if (from < 0) return { occasion: null, hidden: [], notes: [] };
  const since = events.slice(from + 1);
  // A weapon that was drawn for has its own card, which says so.
  const notes = since.filter((event, i) => NOTED.includes(event.key) && since[i - 1]?.key !== 'uf-jam-drawn');
  return { occasion: events[from] ?? null, hidden: since.filter((event) => event.key === 'uf-conceals'), notes };
}
const OCCASIONS = [
  'uf-attack',
  'uf-charge',
  'uf-shells',
  'uf-overrun-strength',
  'uf-mines-stirred',
  'uf-sets-off-mines',
];
const NOTED = ['uf-jams', 'uf-attack-silenced', 'uf-charge-fails'];

/** The number of a drawn card that counts: of a column if given; none where the card only selects a man. */
export function figureOf({ event }: DrawnCard, card: CardInfo): { n: number; red: boolean } | null {
  if (POINTS.includes(event.key)) return null;
  const column = Number(event.params['column'] ?? 0);
  return column > 0
    ? { n: card.positions[column - 1] ?? 0, red: card.reds[column - 1] ?? false }
    : { n: card.random, red: card.red };
}
const POINTS = ['uf-jam-drawn', 'uf-sniper-aims'];
