/** The same battle again. */
import type { NewTable, TableInfo, Who } from '../../api/protocol';

/** A friend would have to be invited again: sides are changed instead, at the table that both are told of. */
export const hasFriend = (info: TableInfo): boolean => info.seats.some((seat) => seat.who === 'friend');

/** A new table with the same options and everybody in the same seat. */
export const againLike = (info: TableInfo): NewTable => ({
  game: info.game,
  scenario: info.scenario,
  options: info.options,
  seats: Object.fromEntries(info.seats.map((seat) => [seat.name, seat.who as Who])),
  serious: info.serious,
  hints: info.hints,
});
