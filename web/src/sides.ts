/** Names of sides: the nation if known, else the name of the seat. */
import { gender, hasText, t, the } from './i18n';

const known = (key: string): string | undefined => (hasText(key) ? t(key) : undefined);

/** The text that names a side: by its nation, else by its seat; "" if there is none. */
const sideKey = (nation: string | undefined, seat: string): string =>
  [`web-nation-${nation ?? ''}`, `web-seat-${seat}`].find(hasText) ?? '';

/** "Germans"; "Axis" for a seat without a nation. */
export function sideName(nation: string | undefined, seat = ''): string {
  const key = sideKey(nation, seat);
  return key ? t(key) : nation || seat;
}
/** "the Germans", as it stands in a sentence. */
export function theSide(nation: string | undefined, seat = ''): string {
  const key = sideKey(nation, seat);
  return key ? the(key) : nation || seat;
}
export const sideGender = (nation: string | undefined, seat = ''): string => gender(sideKey(nation, seat));
export const qualityName = (quality: string): string => known(`web-quality-${quality}`) ?? quality;
/** Who plays a seat: "bot, veteran". */
export const whoName = (who: string): string => known(`web-seated-${who}`) ?? who;
