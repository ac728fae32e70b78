/** Random cards that were drawn, as the events of the log tell. */
import type { LogEntry, Ruled } from '../../api/wire';

export interface DrawnCard {
  /** The decision it was drawn for, by its place in the log. */
  at: number;
  card: number;
  event: Ruled;
  /** For a man under fire: whose number it is, what it comes to, and what becomes of him. */
  man?: { id: number; strength: number; result: number; fate: Fate };
  /** For whom a sniper fires at, or who steps on a mine: what becomes of him. */
  fate?: Fate;
  /** In close combat: whose card it is, and what he comes to with it. */
  fighter?: { id: number; total: number; fate: Fate };
}
export type Fate = 'nothing' | 'pinned' | 'killed' | 'routed' | 'captured' | 'berserk' | 'panics';
const FATES: Readonly<Record<string, Fate>> = {
  'uf-unharmed': 'nothing', 'uf-pinned': 'pinned', 'uf-man-killed': 'killed', 'uf-man-routed': 'routed', 'uf-man-captured': 'captured', 'uf-goes-berserk': 'berserk', 'uf-panics': 'panics',
};
/** Events whose `card` was not played by somebody but drawn from the pile. */
const DRAWS: readonly string[] = [
  'uf-resolved', 'uf-jam-drawn', 'uf-which-weapon', 'uf-panics', 'uf-sniper-aims', 'uf-sniper-fires', 'uf-search', 'uf-repair', 'uf-acquires', 'uf-acquire-fails', 'uf-check-passed', 'uf-check-failed',
  'uf-infiltrates', 'uf-does-not-infiltrate', 'uf-infiltrator-does-not-ford', 'uf-infiltrator-out', 'uf-attacks-man', 'uf-execution', 'uf-mercy', 'uf-man-fords', 'uf-man-does-not-ford', 'uf-fight',
  'uf-shell-hits', 'uf-shell-misses', 'uf-shell-jams', 'uf-crew-attacked', 'uf-armour-attacked', 'uf-armour-which', 'uf-bogs-down', 'uf-does-not-bog', 'uf-overrun-strength',
];
/** Always drawn: the second card of a close combat is called `other`. */
const FIELDS = ['drawn', 'other'];
const idOf = (value: unknown): number => Number(/^@card\/(\d+)$/.exec(String(value))?.[1] ?? -1);

export function drawnIn(event: Ruled, at: number): DrawnCard[] {
  const names = DRAWS.includes(event.key) ? ['card', ...FIELDS] : FIELDS;
  return names.map((name) => ({ at, card: idOf(event.params[name]), event })).filter((one) => one.card >= 0);
}
/** A card drawn for a man, after which he may be hurt. */
const HURTS = ['uf-resolved', 'uf-sniper-fires', 'uf-mines-attack'];
const manOf = (event: Ruled, name = 'man'): number => Number(/^@man\/(\d+)$/.exec(String(event.params[name]))?.[1] ?? -1);
function manIn(event: Ruled, after: readonly Ruled[]): Pick<DrawnCard, 'man' | 'fate'> {
  if (!HURTS.includes(event.key)) return {};
  const [id, strength, result] = [manOf(event), Number(event.params['strength']), Number(event.params['result'])];
  const fate = fateOf(id, after);
  return event.key === 'uf-resolved' ? { man: { id, strength, result, fate } } : { fate };
}
/** Those of the last decision that drew any, and of the attack it went on with; decisions without a draw leave them lying. */
export function lastDrawn(log: readonly LogEntry[]): DrawnCard[] {
  for (let i = log.length - 1; i >= 0 && i >= log.length - BACK; i--) {
    if ((log[i]?.events ?? []).some((event) => drawnIn(event, i).length > 0)) return drawnFrom(log.slice(beginning(log, i), i + 1), i);
  }
  return [];
}
function drawnFrom(entries: readonly LogEntry[], at: number): DrawnCard[] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap((event, k) => drawnIn(event, at).map((one, i) => ({ ...one, ...manIn(event, events.slice(k + 1)), ...(event.key === 'uf-fight' && { fighter: fighterIn(event, i, events.slice(k + 1)) }) })));
}
/** The first card is the attacker's, the second that of the one he fights. */
function fighterIn(event: Ruled, i: number, after: readonly Ruled[]): NonNullable<DrawnCard['fighter']> {
  const id = manOf(event, i === 0 ? 'man' : 'opponent');
  return { id, total: Number(event.params[i === 0 ? 'total' : 'against']), fate: fateOf(id, after) };
}
function fateOf(id: number, after: readonly Ruled[]): Fate {
  const next = after.find((one) => FATES[one.key] && manOf(one) === id);
  return FATES[next?.key ?? ''] ?? 'nothing';
}
/** An attack is interrupted by questions to the other side: its first entry, not before it was announced. */
function beginning(log: readonly LogEntry[], last: number): number {
  const has = (i: number, key: string): boolean => (log[i]?.events ?? []).some((event) => event.key === key);
  let first = last;
  while (has(first, 'uf-resolved') && !has(first, 'uf-attack') && has(first - 1, 'uf-resolved')) first -= 1;
  return first;
}
const BACK = 40;

/** What the cards of an attack were drawn for: who fires at whom. */
export function occasionOf(log: readonly LogEntry[], drawn: readonly DrawnCard[]): Ruled | null {
  if (!drawn[0]?.man) return null;
  const events = log.slice(0, drawn[0].at + 1).flatMap((entry) => entry.events);
  return events.findLast((event) => OCCASIONS.includes(event.key)) ?? null;
}
const OCCASIONS = ['uf-attack', 'uf-shells', 'uf-overrun-strength', 'uf-mines-stirred', 'uf-sets-off-mines'];
