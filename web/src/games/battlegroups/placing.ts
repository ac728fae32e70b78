/** Set-ups that are planned: where units and minefields lie, and when planes come. */
import type { PlacingLook, Planned } from '../../play/placing.svelte';
import { viewOf } from './lookup';
import type { Mine, Plane } from './view';

/** So far one press turns a unit. */
const TURN = 45;
/** Minefields that are planned are numbered from here on. */
const PLANNED = 10_000;

const minesOf = (plan: readonly Planned[], seat: number): Mine[] =>
  plan
    .filter((one) => one.verb === 'mine')
    .map(({ x, y }, i) => ({ id: PLANNED + i, x, y, side: seat, known: false, live: true }));

function planeOf(plane: Plane, plan: readonly Planned[]): Plane {
  const [, , turn] = plan.find((one) => one.action.startsWith(`plan ${plane.id} `))?.action.split(' ') ?? [];
  return turn === undefined ? plane : { ...plane, turn: Number(turn) };
}

export const placing: PlacingLook = {
  lay(moment, plan) {
    const view = viewOf(moment);
    const by = new Map(plan.filter((one) => one.verb === 'place' && one.x >= 0).map((one) => [one.piece, one]));
    const units = view.units.map((unit) => {
      const one = by.get(unit.id);
      return one ? { ...unit, x: one.x, y: one.y, face: one.face, here: true } : unit;
    });
    const mines = [...view.mines, ...minesOf(plan, moment.eyes)];
    return { ...view, units, mines, air: view.air.map((plane) => planeOf(plane, plan)) };
  },
  begins: (moment) => viewOf(moment).phase === 'set-up',
  turned(_moment, one) {
    if (one.verb !== 'place' || one.x < 0) return null;
    const face = (one.face + TURN) % 360;
    return { ...one, face, action: one.action.replace(/\d+$/, String(face)) };
  },
  spot(moment, one) {
    const { width, height } = viewOf(moment);
    return one.x < 0 ? null : { x: one.x / width, y: one.y / height };
  },
  isSecret: (one) => one.verb === 'mine',
};
