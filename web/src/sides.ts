/** Names of sides: the nation if known, else the name of the seat. */
import { hasText, t } from './i18n';

const known = (key: string): string | undefined => (hasText(key) ? t(key) : undefined);

/** "Germans"; "Axis" for a seat without a nation. */
export const sideName = (nation: string | undefined, seat = ''): string =>
  known(`web-nation-${nation ?? ''}`) ?? known(`web-seat-${seat}`) ?? (nation || seat);
/** "the Germans", as it stands in a sentence. */
export const theSide = (nation: string | undefined, seat = ''): string =>
  known(`web-nation-the-${nation ?? ''}`) ?? sideName(nation, seat);
export const qualityName = (quality: string): string => known(`web-quality-${quality}`) ?? quality;
/** Who plays a seat: "bot, veteran". */
export const whoName = (who: string): string => known(`web-seated-${who}`) ?? who;
