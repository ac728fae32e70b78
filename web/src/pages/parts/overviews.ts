/** Thumbnails of whole maps at the start of a scenario, for games whose scenarios have no picture. */
import type { StartInfo } from '../../api/protocol';
import type { Lang } from '../../i18n';

export interface Overview {
  width: number;
  height: number;
  svg: string;
}
const OVERVIEWS: Readonly<Record<string, () => Promise<{ overview: (start: StartInfo, lang: Lang) => Overview }>>> = {
  traces: () => import('../../games/traces/overview'),
  storms: () => import('../../games/storms/overview'),
};

export const hasOverview = (game: string): boolean => game in OVERVIEWS;
export const overviewOf = async (game: string, start: Promise<StartInfo>, lang: Lang): Promise<Overview | null> => {
  const [drawing, told] = await Promise.all([OVERVIEWS[game]?.(), start]);
  return drawing?.overview(told, lang) ?? null;
};
