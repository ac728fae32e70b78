/** The ground of a scenario as the board draws it, for a small picture: larger names, no pieces. */
import type { MapInfo } from '../../api/protocol';
import { groundOf, type PlaceName } from '../../board/table/ground';
import { MARGIN, sheetOf } from '../../board/table/sheet';
import { esc } from '../../draw/symbols';
import { TERRAIN_DEFS } from '../../draw/terrain';

const INCH = 254;
const INKS: Partial<Record<PlaceName['kind'], string>> = {
  town: 'var(--map-ink)',
  water: 'var(--water-text)',
  hill: 'var(--contour-text)',
};

/** A name wholly on the picture. */
const within = (name: PlaceName, size: number, width: number): PlaceName => {
  const half = name.text.length * size * 0.27 + 8;
  return { ...name, x: Math.max(MARGIN + half, Math.min(name.x, MARGIN + width - half)) };
};
const named = ({ text, kind, x, y, turn }: PlaceName, size: number): string =>
  `<text transform="translate(${x} ${y}) rotate(${turn})" text-anchor="middle" dominant-baseline="central" font-size="${size}" fill="${INKS[kind]}"${kind === 'town' ? ' font-weight="600"' : ''}>${esc(text)}</text>`;

/** Names that do not run into each other: towns come first. */
function apart(names: readonly PlaceName[], size: number): PlaceName[] {
  const wanted = names
    .filter((name) => name.text && INKS[name.kind])
    .sort((a, b) => Number(b.kind === 'town') - Number(a.kind === 'town'));
  const clear = (a: PlaceName, b: PlaceName): boolean =>
    Math.abs(a.y - b.y) > size * 1.1 || Math.abs(a.x - b.x) > (a.text.length + b.text.length) * size * 0.28;
  return wanted.reduce<PlaceName[]>(
    (kept, name) => (kept.every((other) => clear(name, other)) ? [...kept, name] : kept),
    [],
  );
}

export interface Drawn {
  /** Of the picture, in its own units. */
  width: number;
  height: number;
  /** Its units a unit of the map. */
  scale: number;
  svg: string;
}
const kept = new Map<string, Drawn>();
/** The picture of a scenario's ground, drawn once. */
export function ground(map: MapInfo, scenario: string): Drawn {
  const found = kept.get(scenario) ?? draw(map, scenario);
  kept.set(scenario, found);
  return found;
}

function draw(map: MapInfo, scenario: string): Drawn {
  const sheet = sheetOf({ ...map, scale: { inch: INCH, metres_an_inch: 100 } });
  const { flat, high, names } = groundOf(map.terrain, sheet, scenario);
  // As large on the picture whatever the size of the table.
  const size = Math.round(sheet.w / 31);
  const words = apart(names, size)
    .map((name) => named(within(name, size, sheet.w), size))
    .join('');
  const svg = `<defs>${TERRAIN_DEFS}</defs><g transform="translate(${-MARGIN} ${-MARGIN})">${flat}${high}<g font-family="var(--font-map)" paint-order="stroke" stroke="var(--halo)" stroke-width="${size / 4}" stroke-linejoin="round">${words}</g></g>`;
  return { width: sheet.w, height: sheet.h, scale: sheet.scale, svg };
}
