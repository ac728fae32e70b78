/** What can be pointed at on the card table, each by a key: "card:17", "group:4", "man:12". */
import type { Point } from '../../draw/geometry';
import type { Stop } from '../table/cursor';
import type { Box } from './lines';
import type { CardChoice, CardSpot, Group } from './types';

export const keyOf = (c: CardChoice): string =>
  c.card !== undefined ? `card:${c.card}` : c.man !== undefined ? `man:${c.man}` : `group:${c.group ?? ''}`;
const halves = (key: string): [kind: string, id: string] => [
  key.slice(0, key.indexOf(':')),
  key.slice(key.indexOf(':') + 1),
];

/** The group that a key means, or in which the man stands. */
export function groupIn(groups: readonly Group[], key: string): Group | undefined {
  const [kind, id] = halves(key);
  return groups.find((g) => (kind === 'group' ? g.id === id : kind === 'man' && g.men.some((m) => m.id === id)));
}
export function spotIn(groups: readonly Group[], key: string): CardSpot {
  const [kind, id] = halves(key);
  return {
    card: kind === 'card' ? id : null,
    group: groupIn(groups, key)?.id ?? null,
    man: kind === 'man' ? id : null,
  };
}
/** Ids may carry their kind ("group:4"), because a card, a group and a man can have the same id. */
export const isAmong = (list: readonly string[], key: string): boolean =>
  list.includes(key) || list.includes(halves(key)[1]);

/** Where each of them is on the screen, for arrow keys. */
export function stopsOn(stage: Element): Stop[] {
  return [...stage.querySelectorAll<HTMLElement>('[data-key]')].map((element) => {
    const r = element.getBoundingClientRect();
    const key = element.dataset['key'] ?? '';
    // A tray is found at its letter, so that its men are not hidden behind it.
    const p: Point = key.startsWith('group:')
      ? [r.left + 12, r.top + 12]
      : [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    return { key, p, piece: null, choices: [] };
  });
}
/** Where trays lie on the table, for the lines between them. */
export function boxesOn(
  table: Element,
  scale: number,
  far: readonly Group[],
  near: readonly Group[],
  lanes: ReadonlyMap<string, number>,
): Map<string, Box> {
  const o = table.getBoundingClientRect();
  const found = new Map<string, Box>();
  for (const group of [...far, ...near]) {
    const box = table.querySelector(`[data-key="group:${CSS.escape(group.id)}"]`)?.getBoundingClientRect();
    if (box)
      found.set(group.id, {
        left: (box.left - o.left) / scale,
        top: (box.top - o.top) / scale,
        right: (box.right - o.left) / scale,
        bottom: (box.bottom - o.top) / scale,
        far: far.includes(group),
        lane: lanes.get(group.id) ?? 0,
      });
  }
  return found;
}
