/** What is laid over the map: what can be chosen, ways, attacks, ranges, and the signs that always lie there. Only
 * drawing: who may do what stands in the choices. */
import type { Choice, Moment, Ruled } from '../../api/protocol';
import type { HexChoice, HexOverlay } from '../../board/hex/types';
import { say, type Names } from '../../i18n';
import type { Hand, Stage } from '../../play/gameDisplay';
import { hexChoices, inHand } from './present';
import { figuresOf } from '../../play/odds';
import {
  AXIS,
  boardOf,
  colourOf,
  here,
  hexIndex,
  hexName,
  hexOf,
  leaders,
  lit,
  onMap,
  SOVIET,
  sideIndex,
  sideOfSeat,
  unitOf,
  viewer,
  viewOf,
} from './lookup';
import type { Board, View } from './view';

/** What is switched on by buttons over the map. */
export interface Layers {
  command: boolean;
  zoc: boolean;
  supply: boolean;
}

// ---------------------------------------------------------------- what can be clicked
/** Independent of the pointer, because formatting many choices takes time. */
export function boardChoices(moment: Moment, stage: Stage, hand: Hand, names: Names): HexChoice[] {
  const board = boardOf(moment);
  const found: HexChoice[] = [];
  for (const [piece, clicks] of stage.clicks) {
    if (viewOf(moment).units[piece]?.place !== 'map') continue;
    const words = clicks.map((click) =>
      click.does === 'choose'
        ? say(click.choice.words, names)
        : say({ key: 'tr-screen-pick', params: { unit: `@unit/${click.piece}` } }, names),
    );
    found.push({ id: `piece/${piece}`, piece, label: words.join('; ') });
  }
  for (const choice of hexChoices(moment, hand)) {
    const hex = hexOf(board, choice);
    if (!hex || !onMap(board, choice.hex)) continue;
    const figure = figureOf(choice);
    found.push({ id: choice.action, hex, label: say(choice.words, names), ...(figure && { cost: figure }) });
  }
  return found;
}

/** The figure in a hex: the cost of a move. Chances lie below the counters. */
function figureOf(choice: Choice): string {
  return choice.verb === 'go' ? String(choice.words.params['cost'] ?? '') : '';
}

// ---------------------------------------------------------------- overlays
export interface Scene {
  overlays: HexOverlay[];
  selected: number | null;
  parts: number[];
}

/** Overlays that do not depend on the pointer. */
export const lying = (moment: Moment, layers: Layers): HexOverlay[] => [
  ...layersOf(moment, layers),
  ...signs(boardOf(moment), viewOf(moment)),
];

export function scene(moment: Moment, stage: Stage, hand: Hand, told: Ruled | null, layers: Layers): Scene {
  const view = viewOf(moment);
  const selected = stage.actor >= 0 ? stage.actor : hand.piece;
  return {
    overlays: [
      ...ranges(moment, hand, layers),
      ...attacks(moment, hand),
      ...targets(moment, hand),
      ...ways(moment, hand),
      ...refused(moment, told),
    ],
    selected: selected >= 0 && view.units[selected]?.place === 'map' ? selected : null,
    parts: ['battle', 'air'].includes(view.decision.kind) ? [...view.attackers] : [],
  };
}

/** Enemy zones of control and own supply, over the whole map. */
function layersOf(moment: Moment, layers: Layers): HexOverlay[] {
  const [board, view, own] = [boardOf(moment), viewOf(moment), viewer(moment)];
  const found: HexOverlay[] = [];
  if (layers.supply) {
    found.push({ kind: 'region', hexes: lit(board, view.supply[own]), side: colourOf(own), tone: 'supply' });
    for (const hex of here(board, board.sources[own] ?? [])) found.push({ kind: 'supply', hexes: [hex], source: true });
  }
  if (layers.zoc) found.push({ kind: 'zoc', hexes: lit(board, view.zoc[1 - own]) });
  return found;
}

/** The command range of the HQ under the pointer, and of those that lead the activation. */
function ranges(moment: Moment, hand: Hand, layers: Layers): HexOverlay[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const hovered = hand.hover?.piece ?? -1;
  const shown = view.command[String(hovered)] ? [hovered] : layers.command ? leaders(moment) : [];
  return shown.flatMap((id) => {
    const hexes = here(board, view.command[String(id)] ?? []);
    return hexes.length > 0
      ? [
          {
            kind: 'region' as const,
            hexes,
            side: board.units[id]?.side === 'soviet' ? ('su' as const) : ('de' as const),
          },
        ]
      : [];
  });
}

/** Crossing points, cities in enemy hands or under order, the bridgehead, where a breakthrough counts. */
function signs(board: Board, view: View): HexOverlay[] {
  const found: HexOverlay[] = [];
  const put = (hex: string, sign: Extract<HexOverlay, { kind: 'sign' }>['sign'], side: number): void => {
    if (onMap(board, hexIndex(board, hex))) found.push({ kind: 'sign', hex, sign, side: colourOf(side) });
  };
  for (const crossing of board.crossings) put(crossing.hex, 'crossing', view.crossings[crossing.id] ? SOVIET : AXIS);
  for (const city of board.cities) {
    if (view.orders.includes(city.id)) put(city.hex, 'order', AXIS);
    else put(city.hex, 'flag', view.cities[city.id] ?? AXIS);
  }
  for (const hex of board.breakthrough) put(hex, 'goal', SOVIET);
  if (view.bridgehead) put(view.bridgehead, 'bridgehead', SOVIET);
  return found;
}

// ---------------------------------------------------------------- combat
/** Arrows from where the attackers stand, with the strength of each hex, and the hex that is attacked. */
function attacks(moment: Moment, hand: Hand): HexOverlay[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const target = view.decision.hex;
  const found: HexOverlay[] = [];
  const fighting = ['battle', 'air', 'losses', 'retreat', 'advances'].includes(view.decision.kind);
  if (!target || !fighting) return considered(hand, board);
  found.push({ kind: 'mark', hex: target, state: view.decision.kind === 'advances' ? 'selected' : 'target' });
  if (view.decision.kind !== 'battle' && view.decision.kind !== 'air') return found;
  const side = colourOf(view.active);
  const strengths = strengthsOf(moment, hand);
  for (const hex of new Set(view.attackers.flatMap((id) => view.units[id]?.hex || []))) {
    const strength = strengths.get(hex);
    found.push({
      kind: 'arrow',
      from: hex,
      to: target,
      side,
      ...(strength !== undefined && { label: String(strength) }),
    });
  }
  return found;
}

/** The strength of each hex in the attack, from the chain of modifiers. */
function strengthsOf(moment: Moment, hand: Hand): Map<string, number> {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const found = new Map<string, number>();
  const id = (value: number | string = ''): number => Number(/^@\w+\/(\d+)$/.exec(String(value))?.[1] ?? -1);
  for (const link of hand.chain ?? []) {
    if (link.note) continue;
    const hex =
      link.params['hex'] === undefined
        ? view.units[id(link.params['unit'])]?.hex
        : hexName(board, id(link.params['hex']));
    if (hex) found.set(hex, (found.get(hex) ?? 0) + link.value);
  }
  return found;
}

/** What each attack comes to that can be declared. */
const targets = (moment: Moment, hand: Hand): HexOverlay[] =>
  hexChoices(moment, hand)
    .filter((choice) => choice.verb === 'attack' && choice.odds?.length)
    .map((choice) => ({ kind: 'odds', hex: hexOf(boardOf(moment), choice), ...figuresOf(choice.odds ?? []) }));

/** The hex under the pointer that could be attacked. */
function considered(hand: Hand, board: Board): HexOverlay[] {
  const choice = hand.draft?.choice ?? hand.hover?.choice;
  return choice?.verb === 'attack' ? [{ kind: 'mark', hex: hexOf(board, choice), state: 'target' }] : [];
}

// ---------------------------------------------------------------- ways
/** Retreats and advances of the selected unit: all paths, or the one under the pointer. */
function ways(moment: Moment, hand: Hand): HexOverlay[] {
  const who = inHand(moment.choices, hand);
  const all = moment.choices.filter(
    (choice) => (choice.verb === 'retreat' || choice.verb === 'advance') && choice.piece === who && choice.hex >= 0,
  );
  const pointed = hand.draft?.choice ?? hand.hover?.choice ?? null;
  const shown = pointed && all.includes(pointed) ? [pointed] : all.length <= 4 ? all : [];
  return shown.map((choice) => ({
    kind: 'path',
    hexes: wayOf(moment, choice),
    side: colourOf(sideIndex(unitOf(moment, who)?.side ?? 'axis')),
  }));
}

/** From where the unit stands, over the hex on the way, to where it goes. An advance goes through the hex that was
 * taken. */
export function wayOf(moment: Moment, choice: Choice): string[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const from = view.units[choice.piece]?.hex ?? '';
  const via = choice.via >= 0 ? hexName(board, choice.via) : choice.verb === 'advance' ? view.decision.hex : '';
  const to = hexOf(board, choice);
  return [from, ...(via && via !== to && via !== from ? [via] : []), to].filter(Boolean);
}

/** The hex named in a refusal. */
function refused(moment: Moment, told: Ruled | null): HexOverlay[] {
  const index = Number(/^@hex\/(\d+)$/.exec(String(told?.params['hex'] ?? ''))?.[1] ?? -1);
  const board = boardOf(moment);
  return told && onMap(board, index) ? [{ kind: 'mark', hex: hexName(board, index), state: 'refused' }] : [];
}

// ---------------------------------------------------------------- where to look
/** The hexes of the current decision, the most important first. */
export function focus(moment: Moment): string[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const places: string[] = [];
  const add = (hex: string | undefined): void => {
    if (hex && !places.includes(hex) && onMap(board, hexIndex(board, hex))) places.push(hex);
  };
  add(view.decision.hex);
  add(view.units[view.decision.unit]?.hex);
  for (const id of leaders(moment)) add(view.units[id]?.hex);
  for (const choice of moment.choices.slice(0, 40)) add(hexOf(board, choice) || view.units[choice.piece]?.hex);
  if (places.length > 0) return places;
  const own = sideOfSeat(view, moment.eyes);
  const mine = board.units.filter((unit) => unit.hq && (own < 0 || sideIndex(unit.side) === own));
  for (const unit of mine) add(view.units[unit.id]?.hex);
  return places;
}
/** The key of the map's focus: it changes with the acting HQ or the attacked hex, not with every step. */
export const focusKey = (moment: Moment): string => {
  const view = viewOf(moment);
  return [view.chits.drawn, leaders(moment).join(','), view.phase === 'action' ? '' : view.decision.kind].join('/');
};
