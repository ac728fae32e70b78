/** An army list as it is edited, and as text. What it may be is checked by the server. */
import type { components } from '../../../api/types';
import type { Words } from '../../../api/view';
import type { Level } from '../view';

export type Report = components['schemas']['ArmyReport'];
export const LEVELS: readonly Level[] = ['recruits', 'skilled', 'veterans', 'elite'];
export type Role = 'attacker' | 'defender';

/** A platoon or an HQ. */
export interface Entry {
  card: string;
  models: number;
  level: Level;
  hq: boolean;
  /** From 1; 0: of no company. */
  company: number;
  /** The platoon that carries it when the battle begins, by its place in the list; -1: none. */
  aboard: number;
}
export interface ArmyList {
  title: string;
  nation: string;
  year: number;
  /** 0: no limit. */
  points: number;
  scenario: string;
  role: Role;
  companies: number;
  platoons: readonly Entry[];
}
/** A unit card as the server offers it. */
export interface Card {
  card: string;
  name: Words;
  nation: string;
  kind: string;
  mobility: string;
  weapon: string;
  ranges: readonly number[];
  armour: readonly number[];
  shield: number;
  move: number;
  move_fire: number;
  cost: number;
  additions: readonly number[];
  year: number;
  cards: number;
  carries: boolean;
  /** It may be an HQ. */
  leads: boolean;
}
export interface Offer {
  nations: readonly string[];
  /** Recommended points of a year. */
  years: Readonly<Record<string, number>>;
  levels: readonly { id: Level; die: number }[];
  /** Of 10,000 points in all: those of attacker and defender. */
  scenarios: Readonly<Record<string, readonly [number, number]>>;
  models: { platoon: readonly [number, number]; hq: readonly [number, number] };
  company: readonly [number, number];
  hq_price: number;
  cards: readonly Card[];
}

export const emptyList = (nation: string, year: number, points: number): ArmyList => ({
  title: '',
  nation,
  year,
  points,
  scenario: '',
  role: 'attacker',
  companies: 1,
  platoons: [],
});

// ---------------------------------------------------------------- prices
export const priceOf = (card: Card, level: Level): number => card.cost + (card.additions[LEVELS.indexOf(level)] ?? 0);
export function costOf(offer: Offer, entry: Entry): number {
  const card = offer.cards.find((one) => one.card === entry.card);
  return card ? entry.models * priceOf(card, entry.level) * (entry.hq ? offer.hq_price : 1) : 0;
}
export const spent = (offer: Offer, list: ArmyList): number =>
  list.platoons.reduce((sum, entry) => sum + costOf(offer, entry), 0);
/** Cards of this kind that the deck still has: a platoon takes one. */
export const cardsLeft = (card: Card, list: ArmyList): number =>
  card.cards - list.platoons.filter((entry) => entry.card === card.card && !entry.hq).length;

// ---------------------------------------------------------------- editing
export const platoonsIn = (list: ArmyList, company: number): number =>
  list.platoons.filter((entry) => entry.company === company && !entry.hq).length;
const hasHq = (list: ArmyList, company: number): boolean =>
  list.platoons.some((entry) => entry.company === company && entry.hq);

/** The first company with room, or a new one. */
function openCompany(list: ArmyList, most: number): number {
  for (let company = 1; company <= list.companies; company++) if (platoonsIn(list, company) < most) return company;
  return list.companies + 1;
}
export function withPlatoon(offer: Offer, list: ArmyList, card: Card, level: Level): ArmyList {
  const company = openCompany(list, offer.company[1]);
  const entry: Entry = { card: card.card, models: offer.models.platoon[0], level, hq: false, company, aboard: -1 };
  return { ...list, companies: Math.max(list.companies, company), platoons: [...list.platoons, entry] };
}
/** An HQ of the company, of the card that its first platoon has. */
export function withHq(offer: Offer, list: ArmyList, company: number): ArmyList {
  const leads = (key: string): boolean => offer.cards.find((one) => one.card === key)?.leads === true;
  const first = list.platoons.find((entry) => entry.company === company && leads(entry.card));
  if (!first || hasHq(list, company)) return list;
  const hq: Entry = { ...first, models: offer.models.hq[0], hq: true, aboard: -1 };
  return { ...list, platoons: [...list.platoons, hq] };
}
export const mayHaveHq = (offer: Offer, list: ArmyList, company: number): boolean =>
  company > 0 && platoonsIn(list, company) >= offer.company[0] && !hasHq(list, company);

export function without(list: ArmyList, at: number): ArmyList {
  const moved = (aboard: number): number => (aboard === at ? -1 : aboard > at ? aboard - 1 : aboard);
  const platoons = list.platoons.filter((_, i) => i !== at).map((one) => ({ ...one, aboard: moved(one.aboard) }));
  return { ...list, platoons };
}
export function changed(list: ArmyList, at: number, more: Partial<Entry>): ArmyList {
  const platoons = list.platoons.map((entry, i) => (i === at ? { ...entry, ...more } : entry));
  return { ...list, companies: Math.max(list.companies, more.company ?? 0), platoons };
}
/** What could carry or tow it: vehicles that carry nothing else. */
export function carriersFor(offer: Offer, list: ArmyList, at: number): number[] {
  const taken = list.platoons.map((entry, i) => (i === at ? -1 : entry.aboard));
  return list.platoons.flatMap((entry, i) => {
    const card = offer.cards.find((one) => one.card === entry.card);
    return card?.carries && i !== at && !taken.includes(i) ? [i] : [];
  });
}

// ---------------------------------------------------------------- text
/** The list as text, which the server reads. */
export function write(list: ArmyList): string {
  const lines = list.title ? [`# ${list.title.replaceAll('\n', ' ')}`] : [];
  lines.push(`army ${list.nation}`, `year ${list.year}`);
  if (list.points > 0) lines.push(`points ${list.points}`);
  if (list.scenario) lines.push(`scenario ${list.scenario} ${list.role}`);
  for (let company = 1; company <= list.companies; company++) lines.push('', 'company', ...within(list, company));
  const loose = within(list, 0);
  if (loose.length > 0) lines.push('', 'no company', ...loose);
  return `${lines.join('\n')}\n`;
}
/** The lines of a company: each platoon, with what is aboard it. */
function within(list: ArmyList, company: number): string[] {
  return list.platoons.flatMap((entry, i) => {
    if (entry.company !== company || entry.aboard >= 0) return [];
    const riders = list.platoons.filter((rider) => rider.aboard === i);
    return [
      `${entry.hq ? 'hq ' : ''}${lineOf(entry)}`,
      ...riders.map((rider) => `+ ${lineOf(rider)}${companyOf(rider, entry)}`),
    ];
  });
}
const lineOf = (entry: Entry): string => `${entry.models} ${entry.card} ${entry.level}`;
const companyOf = (rider: Entry, carrier: Entry): string =>
  rider.company === carrier.company ? '' : rider.company > 0 ? ` company ${rider.company}` : ' no company';

export const fromReport = (report: Report): ArmyList => ({
  title: report.title,
  nation: report.nation,
  year: report.year,
  points: report.points,
  scenario: report.scenario,
  role: report.role === 'defender' ? 'defender' : 'attacker',
  companies: Math.max(1, report.companies),
  platoons: report.platoons.map(({ card, models, level, hq, company, aboard }) => ({
    card,
    models,
    level: level as Level,
    hq,
    company,
    aboard,
  })),
});

// ---------------------------------------------------------------- at a table
/** A list as decisions: what was bought is sold, HQs first, then platoons are bought and HQs last. `numbers`: of the
 * unit cards in actions; `bought`: what the seat has, with labels by place. */
export function decisions(
  list: Pick<ArmyList, 'platoons'>,
  numbers: ReadonlyMap<string, number>,
  bought: readonly { label: string; hq: boolean }[],
): string[] {
  const labels = bought.map((one) => one.label);
  const left = bought.map((one) => one.hq);
  const found: string[] = [];
  while (left.length > 0) {
    const hq = left.lastIndexOf(true);
    const at = hq >= 0 ? hq : left.length - 1;
    found.push(`sell ${labels[at]}`);
    left.splice(at, 1);
  }
  const ordered = [...list.platoons].sort((a, b) => Number(a.hq) - Number(b.hq));
  for (const { card, models, level, hq, company } of ordered)
    found.push(`${hq ? 'command' : 'buy'} ${numbers.get(card) ?? 0} ${models} ${level} ${company}`);
  return found;
}
