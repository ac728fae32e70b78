/** What is laid over the table: reach, lines of fire, bands of range, a platoon where it would stand. Only drawing: who
 * may do what stands in the choices. */
import type { Choice, Moment, Ruled } from '../../api/protocol';
import type { BoardChoice, BoardLine, BoardMark, Overlays } from '../../board/table/types';
import { around } from '../../draw/geometry';
import { percent, say, t, type Names } from '../../i18n';
import { bearing } from '../../play/geometry';
import type { Ground, Hand, Stage, XY } from '../../play/gameDisplay';
import { actorOf, isHere, placeOf, platoonOf, snap, standIn, viewOf, type Formation } from './lookup';
import type { FireLine, Platoon, ShotOdds, Sight, View } from './view';
import { pieceInHand } from './pieceInHand';
import { inCm } from './words';

/** A platoon where it would stand: its models, or its card. */
export interface Phantom {
  platoon: Platoon;
  face: number;
  /** Its reference model, or the edge of its card. */
  at: XY;
  models: readonly XY[];
}
/** Bands of range towards a target, or all round. */
export interface Bands {
  from: XY;
  to: XY | null;
  radii: readonly number[];
  labels: readonly string[];
}
/** A piece of terrain where it would lie. */
export interface Laying {
  number: number;
  at: XY;
  face: number;
}
export interface Scene {
  reach: readonly (readonly number[])[];
  /** How far the platoon may go and still fire: x0, y0, x1, y1, ... */
  fire: readonly number[];
  selected: number | null;
  parts: number[];
  phantom: Phantom | null;
  laying: Laying | null;
  bands: Bands | null;
  overlays: Overlays;
}
export interface Sights {
  /** Of the platoon in hand, where it is. */
  here: Sight | null;
  /** Where it would be. */
  there: Sight | null;
  /** Of the platoon under the pointer. */
  over: Sight | null;
}

// ---------------------------------------------------------------- what is asked about
export interface Question {
  piece: number;
  place: number;
}
/** The platoon in hand: chosen, or the one that the decision is about. */
export const inHandOf = (stage: Stage, hand: Hand): number => (hand.piece >= 0 ? hand.piece : stage.actor);

export function questions(
  moment: Moment,
  stage: Stage,
  hand: Hand,
  formation: Formation,
): { here: Question | null; there: Question | null; over: Question | null } {
  const view = viewOf(moment);
  const id = inHandOf(stage, hand);
  const platoon = platoonOf(view, id);
  const hovered = platoonOf(view, hand.hover?.piece ?? -1);
  const over = isHere(hovered) && hovered.sheet && hovered.id !== id ? { piece: hovered.id, place: -1 } : null;
  if (!isHere(platoon) || !platoon.sheet) return { here: null, there: null, over };
  const goal = goalOf(view, stage.ground, hand);
  const shape = platoon.shown ? formation : 'line';
  return {
    here: { piece: id, place: -1 },
    there: goal && stage.ground?.piece === id ? { piece: id, place: placeOf(view, goal, shape) } : null,
    over,
  };
}

/** The point that is drafted or pointed at, if it is about a move of the platoon. */
export function goalOf(view: View, ground: Ground | null, hand: Hand): XY | null {
  if (!ground || ground.needs !== 'point' || ground.piece < 0) return null;
  const { draft, hover } = hand;
  const at = draft
    ? draft.x >= 0
      ? draft
      : null
    : hover && (hover.inReach || hover.choice)
      ? (hover.choice ?? hover)
      : null;
  if (!at || at.x < 0) return null;
  return ground.verb === 'move' && ground.from ? { x: at.x, y: at.y } : snap(view, at);
}

// ---------------------------------------------------------------- the scene
export function scene(
  moment: Moment,
  stage: Stage,
  hand: Hand,
  told: Ruled | null,
  sights: Sights,
  fire: boolean,
): Scene {
  const view = viewOf(moment);
  const id = inHandOf(stage, hand);
  const platoon = platoonOf(view, id);
  const goal = goalOf(view, stage.ground, hand);
  const aimed = targetOf(stage, hand);
  const sight = (goal && sights.there) ?? sights.here;
  const shown = sight ?? sights.over;
  const considered =
    aimed >= 0 ? aimed : isEnemy(view, hand.hover?.piece ?? -1, platoon) ? (hand.hover?.piece ?? -1) : -1;
  return {
    reach: reachOf(view, moment, stage, hand, sights.here),
    fire: sights.here && stage.ground?.verb === 'manoeuvre' ? stillFires(platoon, sights.here) : [],
    selected: isHere(platoon) ? id : null,
    parts: partsOf(stage, hand, aimed),
    phantom: phantomOf(view, stage.ground, hand, goal, sights.there),
    laying: layingOf(view, moment, stage.ground, hand),
    bands: fire && shown ? bandsOf(shown, considered, platoon) : null,
    overlays: {
      lines: [
        ...(fire && shown ? fireLines(view, shown, considered) : []),
        ...moveLine(view, stage.ground, goal),
        ...bearingLine(view, stage.ground, hand),
        ...declaredLine(view, moment, goal),
        ...refusedLine(view, told),
      ],
      marks: stillFiresMark(view, stage, sights.here, goal),
    },
  };
}

const isEnemy = (view: View, id: number, platoon: Platoon | undefined): boolean => {
  const other = platoonOf(view, id);
  return isHere(other) && platoon !== undefined && other.side !== platoon.side;
};

function partsOf(stage: Stage, hand: Hand, aimed: number): number[] {
  const rings = hand.rings ?? [];
  return [...new Set([...(aimed >= 0 ? [aimed] : []), ...rings])].filter((piece) => piece !== stage.actor);
}

/** The enemy that an attack in question is about. */
function targetOf(stage: Stage, hand: Hand): number {
  const drafted = hand.draft?.choice;
  if (drafted && drafted.target >= 0) return drafted.target;
  const clicks = stage.clicks.get(hand.hover?.piece ?? -1) ?? [];
  const attack = clicks.find((one) => one.does === 'choose' && one.choice.target >= 0);
  return attack?.does === 'choose' ? attack.choice.target : -1;
}

/** Where the click may lie: as the server says, or what the platoon in hand reaches. */
function reachOf(
  view: View,
  moment: Moment,
  stage: Stage,
  hand: Hand,
  here: Sight | null,
): readonly (readonly number[])[] {
  if (hand.pin) return [];
  const ground = stage.ground;
  if (ground?.verb === 'shift') return [near(view)];
  if (moment.reach.length > 0 && view.decision.kind !== 'choose-half') return moment.reach;
  if (!ground || ground.piece < 0 || ground.needs === 'bearing') return [];
  const declared = ground.verb === 'move' ? declaredGoal(moment) : null;
  if (declared && view.decision.kind === 'manoeuvre' && ground.from) return [strip(ground.from, declared, view.cm)];
  return here?.reach ?? [];
}

/** The goal that was declared, as the moves of the list tell it. */
export const declaredGoal = (moment: Moment): XY | null => {
  const far = moment.choices.filter((choice) => choice.verb === 'move' && choice.x >= 0);
  return far[0] ? { x: far[0].x, y: far[0].y } : null;
};
/** A strip of ground round a straight way. */
function strip(from: XY, to: XY, half: number): number[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / long) * half, ((to.y - from.y) / long) * half];
  const [ex, ey] = [to.x + dx, to.y + dy];
  return [from.x - dy, from.y + dx, from.x + dy, from.y - dx, ex + dy, ey - dx, ex - dy, ey + dx];
}

/** Round the platoon whose models are placed by hand. */
function near(view: View): number[] {
  const models = platoonOf(view, actorOf(view))?.models ?? [];
  return around(
    models.map(({ x, y }): [number, number] => [x, y]),
    6.5 * view.cm,
  ).flat();
}

/** The part of the reach from which the platoon may still fire. */
function stillFires(platoon: Platoon | undefined, sight: Sight): number[] {
  const outline = sight.reach[0] ?? [];
  if (!platoon || sight.fire_move <= 0 || outline.length === 0) return [];
  const found: number[] = [];
  for (let i = 0; i + 1 < outline.length; i += 2) {
    const [dx, dy] = [(outline[i] ?? 0) - platoon.x, (outline[i + 1] ?? 0) - platoon.y];
    const k = Math.min(1, sight.fire_move / (Math.hypot(dx, dy) || 1));
    found.push(platoon.x + dx * k, platoon.y + dy * k);
  }
  return found;
}
/** It is said under the platoon, as long as nothing is pointed at. */
function stillFiresMark(view: View, stage: Stage, here: Sight | null, goal: XY | null): BoardMark[] {
  const from = stage.ground?.from;
  if (!here || !from || goal || stage.ground?.verb !== 'manoeuvre' || here.fire_move <= 0 || here.bands.length === 0)
    return [];
  const label = t('wh-screen-still-fires', { length: inCm(view, here.fire_move) });
  return [{ kind: 'note', x: from.x, y: from.y + here.fire_move, label }];
}

// ---------------------------------------------------------------- where something would be
function phantomOf(
  view: View,
  ground: Ground | null,
  hand: Hand,
  goal: XY | null,
  there: Sight | null,
): Phantom | null {
  const platoon = platoonOf(view, ground?.piece ?? -1);
  if (!ground || !platoon) return null;
  if (ground.needs === 'both') {
    const at =
      hand.pin ?? (hand.hover && (hand.hover.inReach || hand.hover.choice) ? (hand.hover.choice ?? hand.hover) : null);
    const face = hand.facing ?? hand.hover?.choice?.face ?? ground.face;
    return at ? { platoon, at: { x: at.x, y: at.y }, face, models: [] } : null;
  }
  if (!goal || there?.room === false) return null;
  const face = there?.face ?? (ground.from ? Math.round(bearing(ground.from, goal)) : platoon.face);
  return { platoon, at: goal, face, models: (there?.models ?? []).map(([x, y]) => ({ x, y })) };
}

function layingOf(view: View, moment: Moment, ground: Ground | null, hand: Hand): Laying | null {
  const first = moment.choices.find((choice) => choice.verb === 'lay');
  const at = hand.pin ?? (hand.hover?.inReach ? hand.hover : null);
  if (ground?.verb !== 'lay' || !first || !at) return null;
  return { number: pieceInHand(view, first), at: { x: at.x, y: at.y }, face: hand.facing ?? ground.face };
}

function moveLine(view: View, ground: Ground | null, goal: XY | null): BoardLine[] {
  if (!ground?.from || !goal) return [];
  const { x, y } = ground.from;
  return [{ from: { x, y }, to: goal, kind: 'move', label: inCm(view, Math.hypot(goal.x - x, goal.y - y)) }];
}
/** Where a gun would look, riders get off, or the line would divide the table. */
function bearingLine(view: View, ground: Ground | null, hand: Hand): BoardLine[] {
  if (ground?.needs !== 'bearing' || !ground.from || hand.facing === null) return [];
  const [dx, dy] = [Math.sin((hand.facing * Math.PI) / 180), -Math.cos((hand.facing * Math.PI) / 180)];
  const { x, y } = ground.from;
  if (ground.verb !== 'divide') {
    const far = 6 * view.cm;
    return [{ from: { x, y }, to: { x: x + dx * far, y: y + dy * far }, kind: 'move' }];
  }
  const far = Math.hypot(view.size[0], view.size[1]) / 2;
  return [{ from: { x: x - dx * far, y: y - dy * far }, to: { x: x + dx * far, y: y + dy * far }, kind: 'ruler' }];
}

/** The way that was declared, while nothing is pointed at. */
function declaredLine(view: View, moment: Moment, goal: XY | null): BoardLine[] {
  const platoon = platoonOf(view, actorOf(view));
  const to = view.decision.kind === 'manoeuvre' ? declaredGoal(moment) : null;
  if (!isHere(platoon) || !to || goal) return [];
  return moveLine(view, { verb: 'move', needs: 'point', piece: platoon.id, from: platoon, face: 0, write: String }, to);
}

// ---------------------------------------------------------------- fire
/** The chance that one shot destroys a model, the test of detection included. */
export const chanceOf = (shot: ShotOdds): number =>
  (shot.destroyed / Math.max(1, shot.of)) * (shot.seen / Math.max(1, shot.seen_of));

/** Open lines in range, and the line to the platoon in question with what stops it. */
function fireLines(view: View, sight: Sight, considered: number): BoardLine[] {
  return sight.lines.map((line) => fireLine(view, line, line.target === considered)).filter((line) => line !== null);
}
const xy = ([x, y]: readonly [number, number]): XY => ({ x, y });

function fireLine(view: View, line: FireLine, bold: boolean): BoardLine | null {
  const ends = { from: xy(line.start), to: xy(line.end) };
  const length = inCm(view, line.length);
  if (line.stop !== '')
    return bold ? { ...ends, kind: 'blocked', stop: xy(line.at), label: `${length} · ${t(line.stop)}` } : null;
  if (line.die === 0)
    return bold ? { ...ends, kind: 'blocked', stop: xy(line.at), label: t('wh-screen-too-far', { length }) } : null;
  const words = [length, `D${line.die}`, ...(line.shot ? [percent(chanceOf(line.shot))] : [])];
  return { ...ends, kind: 'shot', bold, label: words.join(' · ') };
}

/** Towards the platoon in question; all round if there is none and the pointer rests on nothing. */
function bandsOf(sight: Sight, considered: number, platoon: Platoon | undefined): Bands | null {
  const line = sight.lines.find((one) => one.target === considered);
  if (sight.bands.length === 0 || !line || line.stop !== '' || !platoon) return null;
  const names = ['short', 'effective', 'maximum'];
  const labels = sight.bands.map((_, i) => t(`wh-screen-band-${names[i] ?? ''}`, { die: sight.dice[i] ?? 0 }));
  return { from: xy(line.start), to: xy(line.end), radii: sight.bands, labels };
}

/** A refused attack, from one platoon to the other. */
function refusedLine(view: View, told: Ruled | null): BoardLine[] {
  const idOf = (name: string): number => Number(/^@unit\/(\d+)$/.exec(String(told?.params[name] ?? ''))?.[1] ?? -1);
  const [from, to] = [platoonOf(view, idOf('unit')), platoonOf(view, idOf('target'))];
  return isHere(from) && isHere(to) ? [{ from, to, kind: 'blocked' }] : [];
}

// ---------------------------------------------------------------- what can be clicked
/** Independent of the pointer, because formatting many choices takes time. */
export function boardChoices(moment: Moment, stage: Stage, hand: Hand, names: Names): BoardChoice[] {
  const view = viewOf(moment);
  const found: BoardChoice[] = [];
  for (const [piece, clicks] of stage.clicks) {
    const words = clicks.map((click) =>
      click.does === 'choose'
        ? say(click.choice.words, names)
        : say({ key: 'wh-screen-take', params: { unit: `@unit/${click.piece}` } }, names),
    );
    found.push({ id: `piece/${piece}`, piece, label: words.join('; ') });
  }
  const ground = stage.ground;
  if (ground?.verb === 'shift') found.push(...modelsByHand(view));
  for (const choice of moment.choices) {
    const at =
      modelOf(view, choice) ?? partOf(view, moment, choice) ?? (ground && fits(choice, ground, hand) ? choice : null);
    if (at) found.push({ id: choice.action, x: at.x, y: at.y, label: say(choice.words, names) });
  }
  return found;
}
/** All models but the one that leads. */
function modelsByHand(view: View): BoardChoice[] {
  const actor = platoonOf(view, actorOf(view));
  const models = actor?.models.filter((model) => model.x !== actor.x || model.y !== actor.y) ?? [];
  return models.map(({ number, x, y }) => ({
    id: `model/${number + 1}`,
    x,
    y,
    label: t('wh-screen-take-model', { number: number + 1 }),
  }));
}
const fits = (choice: Choice, ground: Ground, hand: Hand): boolean =>
  choice.verb === ground.verb && choice.x >= 0 && hand.pin === null && ground.fits?.(choice) !== false;

/** The part of the table that a choice is about: a piece of terrain, a half, an edge. */
function partOf(view: View, moment: Moment, choice: Choice): XY | null {
  const number = Number(choice.action.split(' ')[1]) - 1;
  if (choice.verb === 'objective') return middleOf(view.terrain[number]?.points ?? []);
  if (choice.verb === 'half') return middleOf(moment.reach[number] ?? []);
  if (choice.verb !== 'side') return null;
  const [w, h] = view.size;
  const edges: XY[] = [
    { x: w / 2, y: INSIDE },
    { x: w - INSIDE, y: h / 2 },
    { x: w / 2, y: h - INSIDE },
    { x: INSIDE, y: h / 2 },
  ];
  return edges[number] ?? null;
}
/** So far inside the table its edges are clicked. */
const INSIDE = 400;
function middleOf(flat: readonly number[]): XY | null {
  if (flat.length < 2) return null;
  const mean = (i: number): number =>
    flat.filter((_, at) => at % 2 === i).reduce((sum, n) => sum + n, 0) / (flat.length / 2);
  return { x: Math.round(mean(0)), y: Math.round(mean(1)) };
}

/** The model that a choice removes. */
function modelOf(view: View, choice: Choice): XY | null {
  if (choice.verb !== 'remove') return null;
  const number = Number(choice.action.split(' ')[1]) - 1;
  const platoon = platoonOf(view, standIn(view, choice.piece >= 0 ? choice.piece : actorOf(view)));
  return platoon?.models.find((model) => model.number === number) ?? null;
}
