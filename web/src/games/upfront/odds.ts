/** Chances of an attack for each man, from the notes of a preview. */
import type { ChainLink, Odds } from '../../api/protocol';

/** What may become of one man, for the colours of his bar. Pinned counts little, so that the last step shows. */
const WORTH: Readonly<Record<string, number>> = { killed: 4, routed: 3, pinned: 1, berserk: -2 };

const MEN = ['uf-chain-man', 'uf-chain-man-runs', 'uf-chain-man-panics'];
export const isOfMan = (link: ChainLink): boolean => MEN.includes(link.key);

export interface ManOdds {
  man: number;
  odds: Odds[];
}
/** What may become of each man: killed, routed, pinned, nothing. */
export function menOdds(chain: readonly ChainLink[]): ManOdds[] {
  return chain.filter(isOfMan).map((link) => {
    const n = (name: string): number => Number(link.params[name] ?? 0);
    const of = Math.max(1, n('of'));
    const panics = link.key === 'uf-chain-man-panics';
    const [killed, routed, third] = [n('killed'), n('routed'), n('pinned')];
    const ways = {
      killed,
      routed,
      [panics ? 'berserk' : 'pinned']: third,
      nothing: Math.max(0, of - killed - routed - third),
    };
    return {
      man: Number(/^@man\/(\d+)$/.exec(String(link.params['man']))?.[1] ?? -1),
      odds: Object.entries(ways)
        .filter(([, count]) => count > 0)
        .map(([key, count]) => ({ key: `uf-screen-chance-${key}`, ways: count, of, worth: WORTH[key] ?? 0 })),
    };
  });
}
