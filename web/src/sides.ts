/** Words for sides: a side is called by its nation where one is known, else by the name of its seat. */
import { hasText, t } from './i18n';

const word = (prefix: string, name: string): string | undefined => (hasText(`${prefix}-${name}`) ? t(`${prefix}-${name}`) : undefined);

/** "Germans"; "Axis" for a seat without a nation. */
export const sideName = (nation: string | undefined, seat = ''): string =>
  word('web-nation', nation ?? '') ?? word('web-seat', seat) ?? (nation || seat);
/** "the Germans", as it stands in a sentence. */
export const theSide = (nation: string | undefined, seat = ''): string => word('web-nation-the', nation ?? '') ?? sideName(nation, seat);
export const qualityName = (quality: string): string => word('web-quality', quality) ?? quality;
/** Who plays a seat: "bot, veteran". */
export const whoName = (who: string): string => word('web-seated', who) ?? who;
