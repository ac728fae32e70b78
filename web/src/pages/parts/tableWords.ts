/** The texts of a table in lists: its state and the possible actions. */
import type { TableInfo } from '../../api/protocol';
import { isBot } from '../../api/protocol';
import { say, t, type Names } from '../../i18n';
import { turnOf } from './lengths';
import { library } from '../../library.svelte';
import { sideGender, sideName, theSide, whoName } from '../../sides';

const nameOf = (table: TableInfo, seat: number): string =>
  theSide(library.nation(table, seat), table.seats[seat]?.name);

/** Names for references such as "seat/0" in what a table says. */
function names(table: TableInfo): Names {
  const of =
    <T>(found: (nation: string | undefined, seat: string | undefined) => T) =>
    (reference: string): T | undefined => {
      const [what, number] = reference.split('/');
      const seat = Number(number);
      return what === 'seat' ? found(library.nation(table, seat), table.seats[seat]?.name) : undefined;
    };
  return Object.assign(of(sideName), { the: of(theSide), gender: of(sideGender) });
}

export const isYours = (table: TableInfo): boolean =>
  !table.over && table.waiting.some((seat) => table.seats[seat]?.yours);

/** "Turn 4, against bot, veteran" or "Over: the Germans won". */
export function standing(table: TableInfo): string {
  if (table.over) return ending(table);
  return [say(turnOf(table.game, table.turn), names(table)), company(table), decider(table)]
    .filter(Boolean)
    .join(' · ');
}

function ending(table: TableInfo): string {
  const winners = table.outcome?.winners ?? [];
  return winners.length
    ? t('web-table-won', { side: winners.map((seat) => nameOf(table, seat)).join(', ') })
    : t('web-table-draw');
}

function company(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.yours);
  if (!others.length) return t('web-table-alone');
  if (table.seats.every((seat) => isBot(seat.who))) return t('web-table-bots');
  return t('web-table-against', {
    who: others.map((seat) => (seat.who === 'human' ? t('web-table-elsewhere') : whoName(seat.who))).join(', '),
  });
}

function decider(table: TableInfo): string {
  if (isYours(table) || table.seats.every((seat) => isBot(seat.who))) return '';
  const seat = table.waiting[0];
  return seat === undefined ? '' : t('web-table-decides', { side: nameOf(table, seat) });
}

/** The label of its button. */
export function action(table: TableInfo): string {
  if (table.over) return t('web-table-replay');
  if (isYours(table)) return t('web-table-your-move');
  return table.seats.some((seat) => seat.yours) ? t('web-table-open') : t('web-table-watch');
}

export const addressOf = (table: TableInfo): string =>
  `#/${table.over ? 'replay' : 'table'}/${encodeURIComponent(table.table)}`;
