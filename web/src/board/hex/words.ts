/** Texts of the hexes for screen readers and tooltips. */
import { t } from '../../i18n';
import type { HexGrid } from './grid';
import type { HexChoice, HexId, HexMap, HexPiece } from './types';

export const placeOf = (map: HexMap, hex: HexId): string => {
  const place = map.places.find((p) => p.hex === hex);
  if (!place) return '';
  return place.today && place.today !== place.name
    ? t('hex-place-today', { name: place.name, today: place.today })
    : place.name;
};

/** "Hex 2918, Kyiv (today Kyiv), town." */
export function hexWords(map: HexMap, grid: HexGrid, hex: HexId): string {
  const cell = grid.cell(hex);
  if (!cell) return '';
  const ground = cell.words ?? (cell.terrain === 'clear' ? '' : t(`hex-terrain-${cell.terrain}`));
  const parts = [t('hex-name', { hex: cell.number ?? hex }), placeOf(map, hex), ground];
  if (cell.level) parts.push(t('hex-level', { level: cell.level }));
  return `${parts.filter(Boolean).join(', ')}.`;
}

const FACING = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
/** "88th Infantry Division, 2-3-5, out of supply." */
export function pieceWords(piece: HexPiece): string {
  const parts = [piece.name];
  if (piece.face === 'operational') parts.push(piece.vals);
  if (piece.face === 'tactical' && piece.facing !== undefined && piece.facing !== null)
    parts.push(t('hex-facing', { way: t(`hex-way-${FACING[piece.facing]}`) }));
  if (piece.face === 'tactical' && piece.hit) parts.push(piece.hit.toLocaleLowerCase());
  if (piece.face === 'tactical') parts.push(...(piece.badges ?? []).map((one) => t(`hex-badge-${one}`)));
  if (piece.state && piece.state !== 'ready') parts.push(t(`hex-state-${piece.state}`));
  return `${parts.join(', ')}.`;
}

/** The whole sentence of a hex: where, what stands there, what can be chosen. */
export function sentenceOf(
  map: HexMap,
  grid: HexGrid,
  hex: HexId,
  stack: readonly HexPiece[],
  choices: readonly HexChoice[],
): string {
  const ids = new Set(stack.map((p) => p.id));
  const offered = choices.filter((c) => (c.piece !== undefined ? ids.has(c.piece) : c.hex === hex)).map((c) => c.label);
  return [
    hexWords(map, grid, hex),
    ...stack.map(pieceWords),
    ...(offered.length ? [t('hex-offered', { what: offered.join(', ') })] : []),
  ].join(' ');
}
