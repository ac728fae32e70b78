/** Placements that are planned: garrisons before play, reinforcements later. */
import type { PlacingLook } from '../../play/placing.svelte';
import { boardOf, hexName, viewOf } from './lookup';

export const placing: PlacingLook = {
  lay(moment, plan) {
    const [view, board] = [viewOf(moment), boardOf(moment)];
    const by = new Map(plan.filter((one) => one.verb === 'place').map((one) => [one.piece, one.hex]));
    const units = view.units.map((unit) => {
      const hex = by.get(unit.id);
      return hex === undefined ? unit : { ...unit, place: 'map' as const, hex: hexName(board, hex) };
    });
    return { ...view, units };
  },
  begins: (moment) => viewOf(moment).phase === 'set-up',
  turned: () => null,
  spot(moment, one) {
    const { columns, rows } = boardOf(moment);
    if (one.hex < 0) return null;
    return { x: (one.hex % columns) / columns, y: Math.floor(one.hex / columns) / Math.max(1, rows - 1) };
  },
  isSecret: () => false,
};
