/** Chances: how good each result is for the roller, and their totals. */
import type { ChainLink, Odds } from '../../api/protocol';

export interface Chances {
  /** A hit or better; a recovery. */
  good: number;
  /** The target is destroyed. */
  lost: number;
}
export function chances(odds: readonly Odds[]): Chances {
  const share = (test: (one: Odds) => boolean): number =>
    odds.filter(test).reduce((sum, one) => sum + one.ways / one.of, 0);
  return { good: share((one) => one.worth > 0), lost: share((one) => one.key === 'st-chance-destroyed') };
}

/** The chain of an attack in its two halves: what attacks, and what defends (with its sign turned). CAP count for
 * the attack. */
export interface Halves {
  attack: readonly ChainLink[];
  defence: readonly ChainLink[];
  notes: readonly ChainLink[];
}
const DEFENCE = ['st-chain-front', 'st-chain-flank'];
export function halves(chain: readonly ChainLink[]): Halves {
  const links = chain.filter((link) => !link.note);
  const at = links.findIndex((link) => DEFENCE.includes(link.key));
  const notes = chain.filter((link) => link.note);
  if (at < 0) return { attack: links, defence: [], notes };
  const cap = links.filter((link) => link.key === 'st-chain-cap');
  const defence = links.slice(at).filter((link) => link.key !== 'st-chain-cap');
  return {
    attack: [...links.slice(0, at), ...cap],
    defence: defence.map((link) => ({ ...link, value: -link.value + 0 })),
    notes,
  };
}
export const sum = (links: readonly ChainLink[]): number => links.reduce((total, link) => total + link.value, 0);
