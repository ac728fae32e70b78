/** The seats of a new table for each way of playing. */
import type { Bot, NewTable, ScenarioInfo, Who } from '../../api/protocol';

export const WAYS = ['bot', 'screen', 'friend', 'watch'] as const;
export type Way = (typeof WAYS)[number];
export const wayOf = (text: string | undefined): Way => WAYS.find((way) => way === text) ?? 'bot';

export interface SetUp {
  way: Way;
  /** The seat of this player. */
  seat: number;
  /** The bot of each seat, where one plays. */
  levels: readonly Bot[];
  options: Readonly<Record<string, string>>;
  seed: string;
  /** No hints, no take-backs. */
  serious: boolean;
  /** Hints for both, where a friend plays. */
  hints: boolean;
}
/** Hints have to be allowed where somebody else plays; a serious game has none. */
export const mayAllowHints = ({ way, serious }: Pick<SetUp, 'way' | 'serious'>): boolean =>
  way === 'friend' && !serious;

/** The seat for somebody who plays the scenario for the first time. */
export const learnerOf = (scenario: ScenarioInfo): number =>
  Math.max(0, scenario.seats.indexOf(scenario.learner ?? ''));

function who(setUp: SetUp, seat: number): Who {
  if (setUp.way === 'watch') return setUp.levels[seat] ?? 'greedy';
  if (setUp.way === 'screen' || seat === setUp.seat) return 'human';
  return setUp.way === 'friend' ? 'friend' : (setUp.levels[seat] ?? 'greedy');
}

/** The scenario with the sides it has under these options. */
export function withOptions(scenario: ScenarioInfo, chosen: Readonly<Record<string, string>>): ScenarioInfo {
  const value = (name: string): string | undefined => chosen[name] ?? scenario.options[name];
  const fits = (options: Readonly<Record<string, string>>): boolean =>
    Object.entries(options).every(([name, wanted]) => value(name) === wanted);
  const variants = (scenario.variants ?? []).filter((variant) => fits(variant.options));
  // The one that names most of what was chosen.
  const variant = variants.reduce<(typeof variants)[number] | undefined>(
    (best, one) => (!best || Object.keys(one.options).length > Object.keys(best.options).length ? one : best),
    undefined,
  );
  return variant ? { ...scenario, ...variant, options: scenario.options } : scenario;
}

/** The nations of a table's seats, by their names. */
export function nationsOf(scenario: ScenarioInfo | undefined, seats: readonly string[]): string[] {
  const same = (names: readonly string[]): boolean =>
    names.length === seats.length && names.every((name, i) => name === seats[i]);
  const sides =
    scenario && !same(scenario.seats) ? scenario.variants?.find((variant) => same(variant.seats)) : scenario;
  return (sides ?? scenario)?.nations ?? [];
}

export function tableOf(game: string, scenario: ScenarioInfo, setUp: SetUp): NewTable {
  const seats = Object.fromEntries(scenario.seats.map((name, seat) => [name, who(setUp, seat)]));
  const changed = Object.entries(setUp.options).filter(
    ([name, value]) => name in scenario.options && scenario.options[name] !== value,
  );
  const table: NewTable = {
    game,
    scenario: scenario.id,
    options: Object.fromEntries(changed),
    seats,
    ...(setUp.serious && setUp.way !== 'watch' && { serious: true }),
    ...(setUp.hints && mayAllowHints(setUp) && { hints: true }),
  };
  return setUp.seed.trim() ? { ...table, seed: setUp.seed.trim() } : table;
}
