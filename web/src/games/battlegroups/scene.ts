/** What is laid over the table: reach, arcs, lines, the piece where it would be. Only drawing: who may do what
 * stands in the choices. */
import type { Choice, Moment, Ruled } from '../../api/protocol';
import type {
  BoardArc,
  BoardChoice,
  BoardCircle,
  BoardLine,
  BoardMark,
  Follow,
  Ghost,
  Overlays,
} from '../../board/table/types';
import { say, t, type Names } from '../../i18n';
import { ahead, bearing, between, toBase, type Base } from '../../play/geometry';
import type { Ground, Hand, Stage, XY } from '../../play/gameDisplay';
import { figuresOf } from '../../play/odds';
import { standIn } from './present';
import { unitOf, viewOf } from './lookup';
import type { Unit, View } from './view';
import { length } from './words';

export interface Scene {
  reach: readonly (readonly number[])[];
  selected: number | null;
  parts: number[];
  overlays: Overlays;
  follow: Follow | null;
}
/** The most enemies drawn that could fire at a place, the nearest first. */
const THREATS = 3;

export function scene(moment: Moment, stage: Stage, hand: Hand, told: Ruled | null): Scene {
  const view = viewOf(moment);
  const ground = stage.ground;
  const goal = goalOf(ground, hand);
  const considered = consideredIn(stage, hand);
  const selected = hand.piece >= 0 ? hand.piece : stage.actor;
  return {
    reach: reachOf(view, moment, hand, goal),
    selected: selected >= 0 && unitOf(view, selected)?.here ? selected : null,
    parts: considered ? partsOf(considered) : [],
    overlays: {
      arcs: [...hoverArcs(view, hand), ...goalArcs(view, goal), ...threatArcs(view, goal, moment.eyes)],
      lines: [
        ...declared(view),
        ...attackLine(view, considered),
        ...goalLine(view, ground, hand),
        ...threatLines(view, goal, moment.eyes),
        ...refusedLine(view, told),
      ],
      ghosts: goal && goal.piece >= 0 && (ground?.needs !== 'point' || drafted(hand)) ? [goal] : [],
      circles: spread(view, ground, goal),
      marks: [...markOf(ground, goal), ...odds(view, stage)],
    },
    follow: followOf(ground, hand),
  };
}

const partsOf = (choice: Choice): number[] => [choice.piece, choice.target].filter((piece) => piece >= 0);

// ---------------------------------------------------------------- what can be clicked
/** Independent of the pointer, because formatting many choices takes time. */
export function boardChoices(moment: Moment, stage: Stage, hand: Hand, names: Names): BoardChoice[] {
  const found: BoardChoice[] = [];
  for (const [piece, clicks] of stage.clicks) {
    const words = clicks.map((click) =>
      click.does === 'choose'
        ? say(click.choice.words, names)
        : say({ key: 'bg-screen-who-fires', params: { unit: `@unit/${click.piece}` } }, names),
    );
    found.push({ id: `piece/${piece}`, piece, label: words.join('; ') });
  }
  const ground = stage.ground;
  if (!ground || ground.needs === 'bearing' || hand.pin) return found;
  for (const choice of moment.choices) {
    if (choice.verb !== ground.verb || choice.x < 0) continue;
    found.push({
      id: choice.action,
      x: choice.x,
      y: choice.y,
      label: say(choice.words, names),
      ...(choice.face >= 0 && { face: choice.face }),
    });
  }
  return found;
}

// ---------------------------------------------------------------- where something would be
/** The selected piece at the position of the pointer or the draft. */
function goalOf(ground: Ground | null, hand: Hand): Ghost | null {
  if (!ground) return null;
  const hover = hand.hover;
  if (ground.needs === 'point') {
    const at = drafted(hand) ?? (hover && (hover.inReach || hover.choice) ? (hover.choice ?? hover) : null);
    return at ? { piece: ground.piece, x: at.x, y: at.y, face: ground.face } : null;
  }
  const at = ground.needs === 'bearing' ? ground.from : hand.pin;
  if (!at) return ground.verb === 'fly' && hover ? flying(ground, hover, hover.choice?.face) : null;
  return { piece: ground.piece, x: at.x, y: at.y, face: hand.facing ?? ground.face };
}

/** The place of the draft, if it is about a place. */
const drafted = (hand: Hand): XY | null => (hand.draft && hand.draft.x >= 0 ? hand.draft : null);
const flying = (ground: Ground, at: XY, face?: number): Ghost => ({
  piece: -1,
  x: at.x,
  y: at.y,
  face: face ?? ground.face,
});

function followOf(ground: Ground | null, hand: Hand): Follow | null {
  if (!ground || ground.piece < 0 || hand.pin || hand.draft || ground.needs === 'bearing') return null;
  return { piece: ground.piece, face: ground.face, line: ground.verb === 'go' };
}

/** The reach as the server sends it; for an air attack the strike zone. */
function reachOf(view: View, moment: Moment, hand: Hand, goal: Ghost | null): readonly (readonly number[])[] {
  if (hand.mode === 'turn') return [];
  if (view.decision.kind === 'fly' && goal) return [zone(view, goal)];
  if (view.decision.kind === 'bomb')
    return [zone(view, { x: view.decision.x, y: view.decision.y, face: view.decision.other, piece: -1 })];
  return hand.pin ? [] : moment.reach;
}

/** The strike zone: a strip before the front of the base. */
function zone(view: View, at: Ghost): number[] {
  const [wide, long] = view.scale.air_zone;
  const near = ahead(at, at.face, view.scale.air_base / 2);
  const far = ahead(near, at.face, long);
  return [
    [near, -wide / 2],
    [far, -wide / 2],
    [far, wide / 2],
    [near, wide / 2],
  ].flatMap(([p, aside]) => {
    const corner = ahead(p as XY, at.face + 90, aside as number);
    return [corner.x, corner.y];
  });
}

/** The area of a minefield or a base of smoke. */
function spread(view: View, ground: Ground | null, goal: Ghost | null): BoardCircle[] {
  if (!goal || (ground?.verb !== 'mine' && ground?.verb !== 'smoke')) return [];
  return [
    {
      x: goal.x,
      y: goal.y,
      radius: ground.verb === 'mine' ? view.scale.mine_radius : view.scale.smoke_base / 2,
      kind: 'range',
    },
  ];
}

function markOf(ground: Ground | null, goal: Ghost | null): BoardMark[] {
  if (!goal || !ground || goal.piece >= 0) return [];
  return ground.verb === 'fly' ? [{ kind: 'note', x: goal.x, y: goal.y, label: t('bg-screen-here-fly') }] : [];
}

// ---------------------------------------------------------------- fire
const front = (unit: { x: number; y: number; face: number; depth: number }): XY =>
  ahead(unit, unit.face, unit.depth / 2);
const arcOf = (view: View, unit: Unit, at: Ghost | Unit, kind: BoardArc['kind']): BoardArc => ({
  ...front({ ...at, depth: unit.depth }),
  face: at.face,
  radius: unit.range,
  half: view.scale.arc,
  kind,
});

/** The arc of the piece under the pointer, and of the one that was chosen to fire. */
function hoverArcs(view: View, hand: Hand): BoardArc[] {
  const shown = new Set([hand.piece, hand.hover?.piece ?? -1]);
  return [...shown]
    .map((id) => unitOf(view, id))
    .filter((unit) => unit?.here && unit.range > 0 && unit.status !== 'destroyed')
    .map((unit) =>
      arcOf(
        view,
        unit as Unit,
        unit as Unit,
        (unit as Unit).side === view.units[hand.piece]?.side || (unit as Unit).side === view.active ? 'own' : 'threat',
      ),
    );
}

/** The arc after a turn. */
function goalArcs(view: View, goal: Ghost | null): BoardArc[] {
  const unit = goal ? unitOf(view, goal.piece) : undefined;
  return goal && unit && unit.range > 0 && (goal.face !== unit.face || !unit.here)
    ? [arcOf(view, unit, goal, 'own')]
    : [];
}

/** Enemies whose arc and range cover a place, whether or not they see it. */
function threats(view: View, goal: Ghost | null, eyes: number): Unit[] {
  const unit = goal ? unitOf(view, goal.piece) : undefined;
  if (!goal || !unit?.here || view.phase !== 'movement' || view.decision.kind !== 'order') return [];
  const away = (enemy: Unit): number => toBase(front(enemy), baseAt(unit, goal));
  const inArc = (enemy: Unit): boolean => between(bearing(front(enemy), goal), enemy.face) <= view.scale.arc;
  return view.units
    .filter((enemy) => enemy.side !== eyes && enemy.can_react && away(enemy) <= enemy.range && inArc(enemy))
    .sort((a, b) => away(a) - away(b))
    .slice(0, THREATS);
}
const threatArcs = (view: View, goal: Ghost | null, eyes: number): BoardArc[] =>
  threats(view, goal, eyes).map((enemy) => arcOf(view, enemy, enemy, 'threat'));
const threatLines = (view: View, goal: Ghost | null, eyes: number): BoardLine[] =>
  goal
    ? threats(view, goal, eyes).map((enemy) =>
        fireLine(view, enemy, baseAt(view.units[goal.piece] as Unit, goal), 'threat', enemy.label),
      )
    : [];

const lineOf = (
  view: View,
  from: XY,
  to: XY,
  kind: BoardLine['kind'],
  away = Math.hypot(to.x - from.x, to.y - from.y),
): BoardLine => ({
  from,
  to,
  kind,
  label: t('board-inches', { n: length(view, away) }),
});
/** A base at its destination. */
const baseAt = (unit: Unit, at: Ghost): Base => ({
  x: at.x,
  y: at.y,
  face: at.face,
  width: unit.width,
  depth: unit.depth,
});
/** Fire is measured from the front of the firer to the nearest point of its target. */
function fireLine(view: View, firer: Unit, target: Base, kind: BoardLine['kind'], more = ''): BoardLine {
  const line = lineOf(view, front(firer), target, kind, toBase(front(firer), target));
  return more ? { ...line, label: `${line.label} · ${more}` } : line;
}

/** Shots that were declared and not yet fired. */
function declared(view: View): BoardLine[] {
  return view.shots
    .map((id) => unitOf(view, id))
    .filter((unit) => unit?.here)
    .map((unit) => ({
      from: front(unit as Unit),
      to: unitOf(view, (unit as Unit).target) ?? (unit as Unit),
      kind: 'shot',
    }));
}

function consideredIn(stage: Stage, hand: Hand): Choice | null {
  if (hand.draft?.choice?.odds) return hand.draft.choice;
  if (hand.hover?.choice?.odds) return hand.hover.choice;
  const clicks = stage.clicks.get(hand.hover?.piece ?? -1) ?? [];
  const click = clicks.find((one) => one.does === 'choose' && one.choice.target >= 0);
  return click?.does === 'choose' ? click.choice : null;
}

/** What each attack comes to that a click on its target makes. */
function odds(view: View, stage: Stage): BoardMark[] {
  return [...stage.clicks].flatMap(([piece, clicks]): BoardMark[] => {
    const [click, ...others] = clicks;
    const target = unitOf(view, piece);
    if (!target?.here || others.length > 0 || click?.does !== 'choose') return [];
    if (!click.choice.odds?.length || click.choice.unless || click.choice.target !== piece) return [];
    const { works, costs } = figuresOf(click.choice.odds);
    return [{ kind: 'odds', x: target.x, y: target.y, label: works, costs }];
  });
}

function attackLine(view: View, choice: Choice | null): BoardLine[] {
  if (!choice) return [];
  const firer = unitOf(view, standIn(view, choice.piece >= 0 ? choice.piece : view.decision.unit));
  const target = unitOf(view, choice.target);
  if (!firer?.here || !target?.here || view.decision.kind === 'bomb' || firer === target) return [];
  return [
    choice.verb === 'charge' || choice.verb === 'mount'
      ? lineOf(view, firer, target, 'move')
      : fireLine(view, firer, target, 'shot'),
  ];
}

/** The path of a draft; while the pointer moves the table draws it. */
function goalLine(view: View, ground: Ground | null, hand: Hand): BoardLine[] {
  const at = drafted(hand);
  return ground?.from && ground.needs === 'point' && at ? [lineOf(view, ground.from, at, 'move')] : [];
}

/** A refused attack, from one unit to the other. */
function refusedLine(view: View, told: Ruled | null): BoardLine[] {
  const idOf = (name: string): number => Number(/^@unit\/(\d+)$/.exec(String(told?.params[name] ?? ''))?.[1] ?? -1);
  const [from, to] = [unitOf(view, idOf('unit')), unitOf(view, idOf('target'))];
  return from?.here && to?.here ? [{ from: front(from), to, kind: 'blocked' }] : [];
}
