/** What is laid over the map: what can be chosen, arcs and sight, attacks, smoke, artillery, the hexes that count.
 * Only drawing: who may do what stands in the choices. */
import type { Choice, Moment, Ruled } from '../../api/protocol';
import type { HexChoice, HexOverlay, HexSide } from '../../board/hex/types';
import { say, t, type Names } from '../../i18n';
import type { Hand, Stage } from '../../play/gameDisplay';
import { figuresOf } from '../../play/odds';
import { aiming, clickWords, facedHexes, facings, hexChoices } from './present';
import {
  boardOf,
  colourOf,
  distance,
  hexesOf,
  hexIndex,
  hexOf,
  isOn,
  labelOf,
  patternAt,
  unitOf,
  unitsOf,
  viewer,
  viewOf,
  type Unit,
} from './lookup';
import type { Board, Sight } from './view';

/** What is switched on by buttons over the map. */
export interface Layers {
  sight: boolean;
  arc: boolean;
  costs: boolean;
}

// ---------------------------------------------------------------- what can be clicked
/** Fire is aimed at a visible counter, everything else at a hex. */
export function boardChoices(moment: Moment, stage: Stage, hand: Hand, layers: Layers, names: Names): HexChoice[] {
  const board = boardOf(moment);
  const found: HexChoice[] = [];
  for (const [piece, clicks] of stage.clicks) {
    const unit = unitOf(moment, piece);
    if (unit && isOn(unit)) found.push({ id: `piece/${piece}`, piece, label: clickWords(clicks, names) });
  }
  for (const choice of hexChoices(moment, hand)) {
    const hex = hexOf(board, choice);
    const label = say(choice.words, names);
    const targets = choice.verb === 'fire' || choice.verb === 'throw' ? enemiesIn(moment, choice.hex) : [];
    for (const target of targets) found.push({ id: choice.action, piece: target.info.id, label });
    if (targets.length > 0) continue;
    // On a counter that can be chosen too, a click may mean the one or the other.
    for (const piece of stage.clicks.keys())
      if (unitOf(moment, piece)?.now.hex === choice.hex) found.push({ id: choice.action, piece, label });
    const figure = layers.costs ? costOf(choice) : '';
    found.push({
      id: choice.action,
      hex,
      label,
      ...((figure || MANY_HEXES.includes(choice.verb)) && { cost: figure }),
    });
  }
  for (const { hex, choice } of facedHexes(moment))
    found.push({ id: choice.action, hex: labelOf(board, hex), label: say(choice.words, names), cost: '' });
  const at = unitOf(moment, viewOf(moment).decision.unit);
  if (at && isOn(at))
    for (const choice of facings(moment))
      found.push({
        id: choice.action,
        hex: labelOf(board, at.now.hex),
        side: choice.face as HexSide,
        label: say(choice.words, names),
      });
  return found;
}
/** Verbs with too many hexes to draw a dot in each. */
const MANY_HEXES = ['aim', 'place', 'hide-at'];

const enemiesIn = (moment: Moment, hex: number): Unit[] =>
  unitsOf(moment).filter((unit) => isOn(unit) && unit.now.hex === hex && unit.info.side !== moment.eyes);
const costOf = (choice: Choice): string =>
  choice.verb === 'go' || choice.verb === 'sneak' || choice.verb === 'hide'
    ? String(choice.words.params['cost'] ?? '')
    : '';

// ---------------------------------------------------------------- what lies on the map
/** Objectives, exits, smoke and own plotted fire, independent of the pointer. */
export function lying(moment: Moment): HexOverlay[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const found: HexOverlay[] = [];
  for (const one of board.objectives) {
    const side = view.control[one.id];
    const points = [...new Set([...one.round, ...one.final])].filter((n) => n > 0);
    found.push({
      kind: 'objective',
      hex: labelOf(board, one.hex),
      ...((side === 0 || side === 1) && { side: colourOf(side) }),
      label: points.length > 0 ? String(Math.max(...points)) : '',
      contested: view.contested[one.id] ?? false,
    });
  }
  board.exits.forEach((hexes, side) => {
    for (const hex of hexesOf(board, hexes))
      found.push({ kind: 'sign', hex, sign: 'goal', side: colourOf(side), turn: outward(board, hexIndex(board, hex)) });
  });
  for (const one of view.smoke) found.push({ kind: 'smoke', hex: labelOf(board, one.hex), label: `+${one.smoke}` });
  for (const battery of view.batteries)
    for (const plot of [battery.falling, battery.plotted])
      if (plot) found.push(...plotted(board, plot, plot === battery.falling));
  return found;
}

/** From the edge of the map outwards, in degrees from the west. */
function outward(board: Board, hex: number): number {
  const [row, column] = [Math.floor(hex / board.columns), hex % board.columns];
  if (column === 0) return 0;
  if (column === board.columns - 1) return 180;
  return row === 0 ? 90 : -90;
}

const plotted = (
  board: Board,
  plot: { hex: number; smoke: boolean; hexes: readonly number[] },
  falling: boolean,
): HexOverlay[] => [
  { kind: 'zoc', hexes: hexesOf(board, plot.hexes) },
  {
    kind: 'chip',
    hex: labelOf(board, plot.hex),
    text: t(`st-screen-plot-${falling ? 'now' : 'next'}${plot.smoke ? '-smoke' : ''}`),
    corner: 'se',
  },
];

// ---------------------------------------------------------------- what follows the pointer
export interface Scene {
  overlays: HexOverlay[];
  selected: number | null;
  parts: number[];
}

export function scene(
  moment: Moment,
  stage: Stage,
  hand: Hand,
  told: Ruled | null,
  layers: Layers,
  sight: Sight | null,
): Scene {
  const view = viewOf(moment);
  const { decision } = view;
  const selected = unitOf(moment, stage.actor >= 0 ? stage.actor : hand.piece);
  const around = focusUnit(moment, stage, hand);
  return {
    overlays: [
      ...(sight ? fields(moment, around, sight, layers) : []),
      ...attack(moment),
      ...targets(moment, hand),
      ...pointed(moment, hand, around, sight, layers),
      ...(layers.sight && sight && hand.hover ? [] : refused(moment, told)),
    ],
    selected: selected && isOn(selected) ? selected.info.id : null,
    parts:
      decision.members.length > 1 || decision.kind === 'attack' || decision.kind === 'boost'
        ? [...decision.members]
        : [],
  };
}

/** The unit whose arc and line of sight are shown: the selected one, or the one under the pointer. */
export function focusUnit(moment: Moment, stage: Stage, hand: Hand): Unit | null {
  const actor = unitOf(moment, stage.actor >= 0 ? stage.actor : hand.piece);
  const hovered = unitOf(moment, hand.hover?.piece ?? -1);
  const one = actor && isOn(actor) ? actor : hovered && isOn(hovered) ? hovered : null;
  return one;
}

/** The origin of the line of sight: a destination under the pointer, or the unit's own hex. */
export function lookoutOf(hand: Hand, unit: Unit | null): { piece: number; hex: number } | null {
  const choice = hand.draft?.choice ?? hand.hover?.choice ?? null;
  if (choice && (choice.verb === 'place' || choice.verb === 'hide-at')) return { piece: -1, hex: choice.hex };
  if (choice && unit && (choice.verb === 'go' || choice.verb === 'sneak') && choice.hex >= 0)
    return { piece: unit.info.id, hex: choice.hex };
  return unit ? { piece: unit.info.id, hex: -1 } : null;
}

const where = (code: string | undefined, test: (mark: string) => boolean): number[] =>
  [...(code ?? '')].flatMap((mark, hex) => (test(mark) ? [hex] : []));

/** The arc of fire out to normal and to long range; what lies in it and is not seen is shaded. */
function fields(moment: Moment, unit: Unit | null, sight: Sight, layers: Layers): HexOverlay[] {
  const board = boardOf(moment);
  const inArc = (hex: number): boolean => sight.arc === undefined || sight.arc[hex] === '1';
  const band = (marks: string): number[] =>
    where(sight.band, (mark) => marks.includes(mark)).filter((hex) => inArc(hex) && hex !== sight.hex);
  const found: HexOverlay[] = [];
  const [normal, long] = [band('sn'), band('snl')];
  if (layers.sight)
    found.push({
      kind: 'unseen',
      hexes: hexesOf(
        board,
        (long.length > 0 ? long : board.labels.map((_, hex) => hex)).filter((hex) => sight.code[hex] !== '0'),
      ),
    });
  if (layers.arc && long.length > 0) {
    found.push({ kind: 'arc', hexes: hexesOf(board, long), far: true }, { kind: 'arc', hexes: hexesOf(board, normal) });
    const rim = farthest(board, sight.hex, normal);
    if (rim >= 0)
      found.push({
        kind: 'chip',
        hex: labelOf(board, rim),
        text: t('st-screen-range-chip', { range: distance(board, sight.hex, rim) }),
        corner: 'ne',
      });
  }
  return !unit || unit.now.fire > 0 || layers.sight ? found : [];
}
const farthest = (board: Board, from: number, hexes: readonly number[]): number =>
  hexes.reduce((best, hex) => (best < 0 || distance(board, from, hex) > distance(board, from, best) ? hex : best), -1);

/** The current attack: attackers, spotter, target hex. */
function attack(moment: Moment): HexOverlay[] {
  const [board, { decision }] = [boardOf(moment), viewOf(moment)];
  if (decision.hex < 0 || !['attack', 'boost', 'reroll', 'spotter'].includes(decision.kind)) return [];
  const target = labelOf(board, decision.hex);
  const found: HexOverlay[] = [{ kind: 'mark', hex: target, state: 'target' }];
  for (const id of decision.members.length > 0 ? decision.members : [decision.unit]) {
    const from = unitOf(moment, id);
    if (from && isOn(from) && from.now.hex !== decision.hex)
      found.push({ kind: 'arrow', from: labelOf(board, from.now.hex), to: target, side: colourOf(from.info.side) });
  }
  if (decision.spotter >= 0) found.push({ kind: 'sight', from: labelOf(board, decision.spotter), to: target });
  return found;
}

/** The chance of success beside every hex that can be fired at. */
function targets(moment: Moment, hand: Hand): HexOverlay[] {
  const board = boardOf(moment);
  return hexChoices(moment, hand).flatMap((choice): HexOverlay[] => {
    if (
      (choice.verb !== 'fire' && choice.verb !== 'throw') ||
      !choice.odds?.length ||
      enemiesIn(moment, choice.hex).length === 0
    )
      return [];
    return [
      {
        kind: 'odds',
        hex: hexOf(board, choice),
        ...figuresOf(choice.odds),
      },
    ];
  });
}

/** Overlays at the pointer: line of sight, step with its cost, pattern of a battery. */
function pointed(moment: Moment, hand: Hand, unit: Unit | null, sight: Sight | null, layers: Layers): HexOverlay[] {
  const board = boardOf(moment);
  const hover = hand.hover;
  const choice = hand.draft?.choice ?? hover?.choice ?? null;
  if (choice?.verb === 'aim') return pattern(moment, hand, choice.hex);
  if (choice && (choice.verb === 'go' || choice.verb === 'sneak') && unit)
    return [
      { kind: 'path', hexes: [labelOf(board, unit.now.hex), hexOf(board, choice)], side: colourOf(unit.info.side) },
    ];
  const to = choice && choice.hex >= 0 ? choice.hex : hover && hover.x >= 0 ? hover.x : -1;
  if (!layers.sight || !unit || !sight || to < 0 || to === sight.hex || !board.labels[to]) return [];
  return [line(board, sight, to)];
}

/** From the unit to a hex: clear, or up to the hex that stops it. */
function line(board: Board, sight: Sight, to: number): HexOverlay {
  const [from, goal, by] = [labelOf(board, sight.hex), labelOf(board, to), sight.by[to] ?? -1];
  if (sight.code[to] === '0') return { kind: 'sight', from, to: goal };
  return { kind: 'sight', from, to: goal, blocked: labelOf(board, by >= 0 ? by : to) };
}

function pattern(moment: Moment, hand: Hand, hex: number): HexOverlay[] {
  const board = boardOf(moment);
  const { battery } = aiming(moment, hand);
  const card = board.cards.find((one) => one.number === battery.replace(/\.\d+$/, ''));
  return card
    ? [
        { kind: 'zoc', hexes: hexesOf(board, patternAt(board, card, hex)) },
        { kind: 'mark', hex: labelOf(board, hex), state: 'target' },
      ]
    : [];
}

/** The hex named in a refusal. */
function refused(moment: Moment, told: Ruled | null): HexOverlay[] {
  const index = Number(/^@hex\/(\d+)$/.exec(String(told?.params['by'] ?? told?.params['hex'] ?? ''))?.[1] ?? -1);
  const label = labelOf(boardOf(moment), index);
  return told && label ? [{ kind: 'mark', hex: label, state: 'refused' }] : [];
}

// ---------------------------------------------------------------- where to look
/** The hexes that the decision of the moment is about, the most important first: where it acts, else the middle of
 * what can be chosen. */
export function focus(moment: Moment): string[] {
  const { decision } = viewOf(moment);
  const lead = [unitOf(moment, decision.unit)?.now.hex ?? -1, decision.hex].filter((hex) => hex >= 0);
  const open = moment.choices.flatMap((choice) =>
    choice.hex >= 0 && choice.verb !== 'aim' && choice.verb !== 'fire' ? [choice.hex] : [],
  );
  const board = boardOf(moment);
  if (lead.length > 0) return hexesOf(board, [...new Set([...lead, ...open])]);
  return hexesOf(board, middleFirst(board, open.length > 0 ? open : standing(moment)));
}

/** Where the units stand that can be chosen; if there are none, those of the viewer's side. Ready ones go before
 * others. */
function standing(moment: Moment): number[] {
  const chosen = new Set(moment.choices.map((choice) => choice.piece));
  const on = unitsOf(moment).filter(isOn);
  const open = on.filter((unit) => chosen.has(unit.info.id));
  const some = open.length > 0 ? open : on.filter((unit) => unit.info.side === viewer(moment));
  const ready = some.filter((unit) => unit.now.status === 'ready');
  return (ready.length > 0 ? ready : some).map((unit) => unit.now.hex);
}

/** The hex that is least far from all others comes first: many units in a place count more than one far off. */
function middleFirst(board: Board, hexes: readonly number[]): number[] {
  const ways = new Map(hexes.map((hex) => [hex, hexes.reduce((sum, other) => sum + distance(board, hex, other), 0)]));
  return [...ways.keys()].sort((a, b) => (ways.get(a) ?? 0) - (ways.get(b) ?? 0));
}

/** The key of the map's focus: it changes when a side sets up and when play begins, not every turn. */
export function focusKey(moment: Moment): string {
  const { phase, decision } = viewOf(moment);
  return phase === 'set-up' ? `${decision.kind}/${moment.prompt !== null}` : 'fight';
}

/** Why a hex is not seen, as a sentence. */
export function blockWords(board: Board, sight: Sight, to: number, names: Names): string {
  const code = Number(sight.code[to] ?? 0);
  const reason = board.sight[code];
  if (code === 0 || !reason?.key) return '';
  const by = sight.by[to] ?? -1;
  const key = board.terrains.find((one) => one.mark === board.terrain[by])?.key ?? 'open';
  return say(
    {
      key: reason.key,
      params: {
        from: `@hex/${sight.hex}`,
        to: `@hex/${to}`,
        by: `@hex/${by >= 0 ? by : to}`,
        what: `@st-sight-${key}`,
      },
    },
    names,
  );
}
