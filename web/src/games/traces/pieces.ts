/** Counters: how a unit looks on the map, in a list and on its card. */
import type { OperationalPiece } from '../../board/hex/types';
import type { Moment } from '../../api/protocol';
import { counter, type Nato } from '../../draw/symbols';
import type { ModelKind } from '../../draw/models';
import type { Lang } from '../../i18n';
import { nationSide, sideIndex, unitsOf, viewOf, type Unit } from './lookup';
import type { DecisionKind, View } from './view';

const ARMS: Readonly<Record<string, readonly [Nato, ModelKind, ModelKind]>> = {
  // symbol, silhouette of the Axis, of the Soviets
  infantry: ['inf', 'squad', 'squad'],
  mountain: ['mtn', 'squad', 'squad'],
  security: ['sec', 'smg', 'smg'],
  panzer: ['armour', 'pz4', 't34'],
  panzergrenadier: ['mech', 'half', 'truck'],
  tank: ['armour', 'pz4', 't34'],
  mechanised: ['mech', 'half', 'truck'],
  cavalry: ['cav', 'cavalry', 'cavalry'],
  airborne: ['air', 'squad', 'squad'],
  hq: ['hq', 'cmd', 'cmd'],
};

export const natoOf = (unit: Unit): Nato => ARMS[unit.arm]?.[0] ?? 'inf';
export const modelOf = (unit: Unit): ModelKind => ARMS[unit.arm]?.[unit.side === 'soviet' ? 2 : 1] ?? 'squad';
export const echelon = (unit: Unit): string => {
  const soviet = unit.side === 'soviet';
  return unit.hq ? (soviet ? 'XXXXX' : 'XXXX') : soviet ? 'XXX' : 'XX';
};
/** What is compared: attack-defence-movement; of an HQ command range-movement. */
export const values = (unit: Unit): string =>
  unit.hq ? `${unit.range}-${unit.move}` : `${unit.attack}-${unit.defence}-${unit.move}`;

const MOVING = ['move', 'walk', 'relocation'];
const FIGHTING: readonly DecisionKind[] = [
  'combat',
  'battle',
  'air',
  'losses',
  'retreat',
  'continue-retreat',
  'advances',
];
/** It has done what it can do in this segment. */
export function isSpent(view: View, unit: Unit): boolean {
  if (view.active !== sideIndex(unit.side) || !unit.active) return false;
  if (MOVING.includes(view.decision.kind)) return unit.moved;
  return FIGHTING.includes(view.decision.kind) && unit.fought;
}

export function stateOf(view: View, unit: Unit): NonNullable<OperationalPiece['state']> {
  if (unit.supply === 'isolated') return 'isolated';
  if (unit.supply === 'out') return 'oos';
  return isSpent(view, unit) ? 'spent' : 'ready';
}

const numberOf = (unit: Unit): string => (unit.nation === 'guards' ? unit.number.replace(/G$/, '') : unit.number);

export function pieceOf(view: View, unit: Unit, lang: Lang): OperationalPiece {
  return {
    id: unit.id,
    face: 'operational',
    hex: unit.hex,
    side: nationSide(unit.nation),
    name: unit.name[lang],
    model: modelOf(unit),
    nato: natoOf(unit),
    number: numberOf(unit),
    vals: values(unit),
    ech: echelon(unit),
    guards: unit.nation === 'guards' && !unit.hq,
    ...(!unit.hq && { steps: unit.left, max: unit.steps }),
    state: stateOf(view, unit),
  };
}

/** HQs lie below the units that stand with them. */
export function piecesOf(moment: Moment, lang: Lang): OperationalPiece[] {
  const view = viewOf(moment);
  const there = unitsOf(moment).filter((unit) => unit.place === 'map');
  return [...there.filter((unit) => unit.hq), ...there.filter((unit) => !unit.hq)].map((unit) =>
    pieceOf(view, unit, lang),
  );
}

/** The counter in a box 48 wide, for lists and panels. */
export function picture(view: View, unit: Unit, size = 44): string {
  const piece = pieceOf(view, unit, 'en');
  const { side, nato: kind, number: id, vals } = piece;
  return counter(
    {
      side,
      kind,
      id,
      vals,
      ...(piece.ech && { ech: piece.ech }),
      guards: piece.guards ?? false,
      steps: unit.left,
      max: unit.hq ? 0 : unit.steps,
      ...(piece.state && { state: piece.state }),
    },
    { size },
  );
}
