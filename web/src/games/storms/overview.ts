/** The whole map with its counters, in small: for lists of scenarios. */
import type { Moment, StartInfo } from '../../api/protocol';
import { faceOf } from '../../board/hex/counters';
import { GROUND_DEFS } from '../../board/hex/ground';
import { letterScale, namesSvg, placeNames } from '../../board/hex/labels';
import { overlaysSvg } from '../../board/hex/overlays';
import { sheetOf } from '../../board/hex/sheet';
import { arrange } from '../../board/hex/stacks';
import { f } from '../../draw/geometry';
import type { Lang } from '../../i18n';
import type { Overview } from '../../pages/parts/overviews';
import { mapOf } from './map';
import { piecesOf } from './pieces';
import { lying } from './scene';
import type { Board } from './view';

/** How wide it is shown, about. */
const SHOWN = 460;

export function overview(start: StartInfo, lang: Lang): Overview {
  const map = mapOf(start.board as unknown as Board, lang);
  const { grid, terrain } = sheetOf(map);
  const moment = { board: start.board, view: start.view, eyes: -1, choices: [] } as unknown as Moment;
  const placed = arrange(piecesOf(moment, lang), grid, 'far').filter((one) => one.top);
  const counters = placed
    .map(({ piece, x, y }) => `<g transform="translate(${f(x)} ${f(y)})">${faceOf(piece, 'far', 'nato')}</g>`)
    .join('');
  const boxes = placed.map(({ x, y, size }) => [x - size / 2, y - size / 2, x + size / 2, y + size / 2] as const);
  const names = namesSvg(placeNames(map, grid, letterScale(SHOWN / grid.width), boxes));
  const signs = overlaysSvg(
    lying(moment).filter((one) => one.kind === 'objective'),
    grid,
    new Set(),
  );
  return {
    width: grid.width,
    height: grid.height,
    svg: `<defs>${GROUND_DEFS}</defs>${terrain}${signs.under}${signs.between}${counters}${names}`,
  };
}
