/** Set-ups that are planned: where their units stand, and how they turn. */
import type { PlacingLook, Planned } from '../../play/placing.svelte';
import { rose } from './deployFacing.svelte';
import { boardOf, viewOf } from './lookup';
import type { UnitState } from './view';

const FACES = ['ne', 'e', 'se', 'sw', 'w', 'nw'];

function stood(unit: UnitState, one: Planned): UnitState {
  const hidden = one.verb === 'hide-at';
  return { ...unit, place: 'map', hex: one.hex, face: one.face >= 0 ? one.face : unit.face, hidden };
}

export const placing: PlacingLook = {
  lay(moment, plan) {
    const view = viewOf(moment);
    const by = new Map(plan.filter((one) => one.hex >= 0).map((one) => [one.piece, one]));
    const units = view.units.map((unit) => {
      const one = by.get(unit.id);
      return one ? stood(unit, one) : unit;
    });
    return { ...view, units };
  },
  begins: (moment) => viewOf(moment).phase === 'set-up',
  turned(moment, one) {
    const type = boardOf(moment).types[boardOf(moment).units[one.piece]?.type ?? -1];
    if (one.verb !== 'place' || !type || type.all_round) return null;
    const face = (one.face + 1) % FACES.length;
    return { ...one, face, action: one.action.replace(/\S+$/, FACES[face] ?? '') };
  },
  taken(one) {
    rose.facing = one.face;
  },
  spot(moment, one) {
    const { columns, rows } = boardOf(moment);
    if (one.hex < 0) return null;
    const row = Math.floor(one.hex / columns);
    return { x: ((one.hex % columns) + (row % 2) / 2) / columns, y: row / Math.max(1, rows - 1) };
  },
  isSecret: (one) => one.verb === 'hide-at',
};
