/** Counters: how a unit looks on the map, in a list and on its card. */
import type { Badge, HexSide, TacticalPiece } from '../../board/hex/types';
import { squad } from '../../board/hex/squads';
import type { Moment } from '../../api/protocol';
import type { ModelKind } from '../../draw/models';
import type { Nato, Zoom } from '../../draw/symbols';
import { hasText, t, type Lang } from '../../i18n';
import { boardOf, colourOf, isOn, labelOf, unitsOf, type Unit } from './lookup';
import type { Flag } from './view';

const SYMBOLS: Readonly<Record<string, readonly [ModelKind, Nato]>> = {
  rifle: ['squad', 'inf'],
  smg: ['smg', 'inf'],
  mg: ['mg', 'mg'],
  'at-team': ['rocket', 'at'],
  engineer: ['pioneers', 'eng'],
  sniper: ['sniper', 'obs'],
  mortar: ['mortar', 'mortar'],
  'at-gun': ['gun', 'at'],
  'infantry-gun': ['howitzer', 'art'],
};
/** Some types have a silhouette of their own. */
const OWN: Readonly<Record<string, ModelKind>> = {
  'ger-grenadier43': 'grenadiers',
  'sov-45mm': 'gun-light',
  'ger-pak38': 'gun-light',
  'sov-57mm': 'gun-long',
};
const BADGES: Readonly<Partial<Record<Flag, Badge>>> = {
  bare: 'bare',
  'dug-in': 'dug-in',
  bogged: 'bogged',
  wary: 'wary',
  nerves: 'steady',
  silent: 'silent',
  marching: 'marching',
};

/** The name of a marker, or that there is one. */
export const hitWord = (unit: Unit): string => {
  const { marker } = unit.now;
  if (marker === null) return '';
  const key = `st-screen-hit-${marker}`;
  return hasText(key) ? t(key) : '?';
};

function badges(unit: Unit): Badge[] {
  const found: Badge[] = unit.now.hidden ? ['hidden'] : [];
  for (const flag of unit.now.flags) {
    const badge = BADGES[flag];
    if (badge) found.push(badge);
  }
  if (unit.info.cards.some((card) => !unit.now.used.includes(card))) found.push('veteran');
  return found;
}

export function pieceOf(hex: string, { info, type, now }: Unit, lang: Lang): TacticalPiece {
  const [model, nato] = SYMBOLS[type.symbol] ?? ['squad', 'inf'];
  const unit = { info, type, now };
  const hit = hitWord(unit);
  return {
    id: info.id,
    face: 'tactical',
    hex,
    side: colourOf(info.side),
    name: `${type.name[lang]} ${info.label}`,
    model: OWN[type.key] ?? model,
    nato,
    moves: type.kind === 'gun' ? 'wheel' : 'foot',
    fire: now.fire,
    ...(now.indirect > 0 && { indirect: now.indirect }),
    move: now.move,
    soft: now.red,
    hard: now.blue,
    boxed: [...(type.red_boxed ? (['soft'] as const) : []), ...(type.blue_boxed ? (['hard'] as const) : [])],
    range: now.range,
    ...(type.least > 0 && { least: type.least }),
    front: now.front,
    flank: now.flank,
    armoured: [
      ...(type.front_colour === 'blue' ? (['front'] as const) : []),
      ...(type.flank_colour === 'blue' ? (['flank'] as const) : []),
    ],
    // A hidden unit looks nowhere yet.
    facing: type.all_round || now.hidden ? null : (now.face as HexSide),
    ...(type.fixed && { fixed: true }),
    ...(hit && { hit }),
    badges: badges(unit),
    state: now.status,
  };
}

export function piecesOf(moment: Moment, lang: Lang): TacticalPiece[] {
  const board = boardOf(moment);
  return unitsOf(moment)
    .filter(isOn)
    .map((unit) => pieceOf(labelOf(board, unit.now.hex), unit, lang));
}

/** The counter in a box 48 wide, for lists and panels. */
export const picture = (
  unit: Unit,
  lang: Lang,
  size = 46,
  zoom: Zoom = 'near',
  set: 'silhouettes' | 'nato' = 'silhouettes',
): string => squad(pieceOf('', unit, lang), size, zoom, set);
