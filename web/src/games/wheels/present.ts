/** Which choice is drawn how: what a click on a piece or on open ground stands for, and which buttons there are.
 * The only place in the client that knows the verbs of this game. */
import type { Choice, Moment } from '../../api/protocol';
import type { Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Draft, Ground, Hand, Stage, XY } from '../../play/gameDisplay';
import { inHand } from './inHand.svelte';
import { actorOf, isHere, platoonOf, snap, standIn, startOf, viewOf } from './lookup';
import { pieceInHand } from './pieceInHand';
import { declaredGoal } from './scene';
import type { Platoon, View } from './view';
import { inCm } from './words';

/** Verbs with more legal points or bearings than the server lists. */
const POINTS = ['manoeuvre', 'move', 'march', 'shift', 'place', 'enter', 'lay'];
/** Of these only the board or a panel shows them all. */
const MANY_KINDS = ['buy', 'command', 'divide'];
/** Verbs that are buttons, in their order. */
const BUTTONS = [
  'counter',
  'overrun',
  'fire',
  'retry',
  'march',
  'clear',
  'token',
  'look',
  'ready',
  'pass',
  'end',
  'first',
  'half',
  'side',
];
/** Verbs whose bearing is pointed at, with the key of the button that asks for it. */
const BEARINGS: Readonly<Record<string, string>> = { turn: 'I', unload: 'O' };
const KEYS: Readonly<Record<string, string>> = { token: 'A', retry: 'W', clear: 'C', look: 'Q' };
/** Verbs that are chosen by a click on the target. */
const ON_TARGET = ['attack', 'bombard', 'storm', 'load', 'ride'];
/** Fewer than this many points or bearings are listed at once. */
const FEW = 4;
/** More than this are collapsed even without other choices: places are chosen on the board. */
const MANY = 12;

const isPoint = (choice: Choice): boolean => POINTS.includes(choice.verb) && choice.x >= 0;
const ofVerb = (choices: readonly Choice[], ...verbs: string[]): Choice[] =>
  choices.filter((choice) => verbs.includes(choice.verb));
const words = (choice: Choice): string[] => choice.action.split(' ');

export function stage(moment: Moment, hand: Hand): Stage {
  const view = viewOf(moment);
  const choices = moment.choices;
  return {
    actor: actorNow(view, choices, hand),
    clicks: clicks(view, choices, hand),
    next: ofVerb(choices, 'manoeuvre').map((choice) => choice.piece),
    ground: ground(moment, view, hand),
    acts: acts(view, choices, hand),
    groups: groups(choices, hand),
    tray: choices.filter((choice) => choice.verb === 'ride'),
  };
}

function actorNow(view: View, choices: readonly Choice[], hand: Hand): number {
  const [laid] = ofVerb(choices, 'place', 'enter');
  if (laid) return hand.piece >= 0 ? hand.piece : laid.piece;
  return actorOf(view);
}

// ---------------------------------------------------------------- clicks on pieces
function clicks(view: View, choices: readonly Choice[], hand: Hand): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (piece: number, click: Click): void => {
    if (piece >= 0) found.set(piece, [...(found.get(piece) ?? []), click]);
  };
  const movers = new Set(ofVerb(choices, 'manoeuvre').map((choice) => choice.piece));
  for (const piece of movers) if (piece !== hand.piece) add(standIn(view, piece), { does: 'narrow', piece });
  for (const choice of ofVerb(choices, ...ON_TARGET.filter((verb) => verb !== 'ride')))
    add(standIn(view, choice.target), { does: 'choose', choice });
  const stay = stayOf(view, choices, hand.piece);
  // An enemy that the platoon in hand can fire at: it stays where it is and the attack is prepared.
  if (stay && inHand.firer === hand.piece)
    for (const piece of inHand.targets) add(piece, { does: 'choose', choice: stay });
  for (const piece of waiting(view, choices)) if (piece !== hand.piece) add(piece, { does: 'narrow', piece });
  return found;
}

/** Cards in hand, any of which may be laid. */
export function waiting(view: View, choices: readonly Choice[]): number[] {
  const [laid] = ofVerb(choices, 'place', 'enter');
  const side = platoonOf(view, laid?.piece ?? -1)?.side;
  if (!laid || side === undefined || laid.x < 0) return [];
  return view.platoons.filter((one) => one.side === side && one.place === 'reserve').map((one) => one.id);
}

/** The choice of the platoon to manoeuvre without moving. */
export function stayOf(view: View, choices: readonly Choice[], piece: number): Choice | undefined {
  const platoon = platoonOf(view, piece);
  return ofVerb(choices, 'manoeuvre').find(
    (choice) => choice.piece === piece && choice.x === platoon?.x && choice.y === platoon.y,
  );
}

/** The attack that was meant when the enemy was clicked: it is put in hand as soon as it can be. */
export function intended(moment: Moment): Choice | null {
  const { target, storms } = inHand;
  if (moment.choices.length === 0) return null;
  inHand.target = -1;
  inHand.storms = false;
  if (storms) return only(ofVerb(moment.choices, 'storm'));
  return target < 0 ? null : only(ofVerb(moment.choices, 'attack').filter((choice) => choice.target === target));
}
const only = (choices: readonly Choice[]): Choice | null => (choices.length === 1 ? (choices[0] ?? null) : null);

/** After a move that answers an attack the models may be placed by hand: asked only of those who want to. */
export function byItself(moment: Moment): Choice | null {
  if (viewOf(moment).decision.kind !== 'form-up' || inHand.byHand) return null;
  return ofVerb(moment.choices, 'pass')[0] ?? null;
}

// ---------------------------------------------------------------- clicks on open ground
function ground(moment: Moment, view: View, hand: Hand): Ground | null {
  const choices = moment.choices;
  const [laid] = ofVerb(choices, 'place', 'enter').filter(isPoint);
  if (laid) return placing(view, laid, hand);
  if (hand.piece >= 0 && ofVerb(choices, 'manoeuvre').some((choice) => choice.piece === hand.piece))
    return declaring(view, hand.piece);
  const built = building(view, choices);
  if (built) return built;
  const actor = platoonOf(view, actorOf(view));
  if (!isHere(actor)) return null;
  if (hand.mode in BEARINGS && ofVerb(choices, hand.mode).length > 0) return turning(actor, hand.mode);
  const [move] = ofVerb(choices, 'move');
  if (move) return moving(moment, view, actor, move);
  const [shift] = ofVerb(choices, 'shift');
  return shift && (inHand.byHand || view.decision.kind === 'form-up') ? shifting(actor, shift) : null;
}

/** Terrain is laid and turned; a line divides the table. */
function building(view: View, choices: readonly Choice[]): Ground | null {
  const [lays] = ofVerb(choices, 'lay');
  if (lays) return laying(view, lays);
  if (ofVerb(choices, 'divide').length === 0) return null;
  const middle = { x: view.size[0] / 2, y: view.size[1] / 2 };
  const write = (_x: number, _y: number, face: number): string => `divide ${((Math.round(face) % 180) + 180) % 180}`;
  return { verb: 'divide', needs: 'bearing', piece: -1, from: middle, face: 90, write };
}
function laying(view: View, first: Choice): Ground {
  const number = pieceInHand(view, first);
  return {
    verb: 'lay',
    needs: 'both',
    piece: -1,
    from: null,
    face: 0,
    write: (x, y, face) => `lay ${number} ${x},${y} ${face}`,
    overPieces: true,
    fits: () => false,
  };
}
const turning = (actor: Platoon, verb: string): Ground => ({
  verb,
  needs: 'bearing',
  piece: actor.id,
  from: startOf(actor),
  face: actor.face,
  write: (_x, _y, face) => `${verb} ${face}`,
});

/** One model by hand: the chosen one, or the last. */
const shifting = (actor: Platoon, shift: Choice): Ground => ({
  verb: 'shift',
  needs: 'point',
  piece: -1,
  from: null,
  face: actor.face,
  write: (x, y) => `shift ${inHand.model || words(shift)[1]} ${x},${y}`,
  fits: () => false,
});

function placing(view: View, laid: Choice, hand: Hand): Ground {
  const piece = waiting(view, [laid]).includes(hand.piece) ? hand.piece : laid.piece;
  const label = platoonOf(view, piece)?.label ?? '';
  return {
    verb: laid.verb,
    needs: 'both',
    piece,
    from: null,
    face: laid.face,
    write: (x, y, face) => `${laid.verb} ${label} ${x},${y} ${face}`,
    fits: (choice) => choice.piece === piece,
  };
}

function declaring(view: View, piece: number): Ground | null {
  const platoon = platoonOf(view, piece);
  if (!isHere(platoon) || !platoon.sheet || platoon.sheet.move <= 0 || platoon.pinned) return null;
  return {
    verb: 'manoeuvre',
    needs: 'point',
    piece,
    from: startOf(platoon),
    face: platoon.face,
    write: (x, y) => {
      const at = snap(view, { x, y });
      return `manoeuvre ${platoon.label} ${at.x},${at.y}`;
    },
    fits: (choice) => choice.piece === piece && !(choice.x === platoon.x && choice.y === platoon.y),
  };
}

/** A move that was declared may be shorter, not another; after an attack it goes anywhere. */
function moving(moment: Moment, view: View, actor: Platoon, move: Choice): Ground {
  const goal = view.decision.kind === 'manoeuvre' ? declaredGoal(moment) : null;
  const model = words(move)[1] ?? '1';
  const from = startOf(actor);
  return {
    verb: 'move',
    needs: 'point',
    piece: actor.id,
    from,
    face: actor.face,
    write: (x, y) => {
      const at = goal ? along(from, goal, { x, y }) : snap(view, { x, y });
      return `move ${model} ${shapeOf(actor)} ${at.x},${at.y}`;
    },
    fits: (choice) => words(choice)[2] === shapeOf(actor),
  };
}
/** The formation of the next move; a card has none. */
const shapeOf = (platoon: Platoon): string => (platoon.shown ? inHand.formation : 'line');

/** The point of a straight way that is nearest to another. */
export function along(from: XY, to: XY, at: XY): XY {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const k = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, k));
  return { x: Math.round(from.x + dx * part), y: Math.round(from.y + dy * part) };
}

/** A move follows its declaration at once, in the formation that is set. */
export function andThen(moment: Moment, draft: Draft): readonly string[] {
  const view = viewOf(moment);
  const [verb, label, at] = draft.action.split(' ');
  if (verb !== 'manoeuvre' || inHand.fireFirst) return [];
  const platoon = view.platoons.find((one) => one.label === label);
  if (!platoon || at === `${platoon.x},${platoon.y}`) return [];
  inHand.storms = platoon.sheet?.kind.endsWith('infantry') === true && touches(view, platoon.side, draft);
  if (inHand.storms) return [];
  return [`move ${modelOf(platoon)} ${shapeOf(platoon)} ${at}`];
}
/** So near to an enemy a goal of infantry means an assault: base to base. */
const CONTACT = 2.2;
const touches = (view: View, side: number, at: XY): boolean =>
  view.platoons
    .filter((one) => one.side !== side && isHere(one))
    .flatMap((one): readonly XY[] => (one.shown ? one.models : [one]))
    .some((one) => Math.hypot(one.x - at.x, one.y - at.y) <= CONTACT * view.cm);

/** The model that leads: the one that stands where the platoon is measured from. Models are counted from 1. */
function modelOf(platoon: Platoon): number {
  if (!platoon.shown) return 1;
  const first = platoon.models.find((model) => model.x === platoon.x && model.y === platoon.y) ?? platoon.models[0];
  return (first?.number ?? 0) + 1;
}

// ---------------------------------------------------------------- buttons
function acts(view: View, choices: readonly Choice[], hand: Hand): Act[] {
  const found: Act[] = [];
  const stay = stayOf(view, choices, hand.piece);
  if (stay) found.push(stayAct(view, stay, hand.piece));
  const ahead = inFormation(view, choices);
  if (ahead)
    found.push({ id: 'ahead', said: { key: `wh-screen-do-move-${inHand.formation}` }, choice: ahead, rank: 'next' });
  for (const [verb, key] of Object.entries(BEARINGS))
    if (ofVerb(choices, verb).length > 0) found.push(bearingAct(verb, key, hand.mode));
  for (const verb of BUTTONS)
    for (const choice of ofVerb(choices, verb)) {
      const own = KEYS[verb];
      found.push({ id: choice.action, said: buttonWords(choice), choice, ...(own && { key: own }) });
    }
  const out = ofVerb(choices, 'place').find((choice) => choice.x < 0);
  if (out) found.push({ id: 'out', said: { key: 'wh-screen-stay-out' }, choice: out });
  return found;
}

const stayAct = (view: View, choice: Choice, piece: number): Act => ({
  id: 'stay',
  said: { key: inHand.firer === piece && inHand.targets.length > 0 ? 'wh-screen-stay-fire' : 'wh-screen-stay' },
  choice,
  rank: platoonOf(view, piece)?.sheet?.move ? 'common' : 'next',
  key: 'D',
});

const bearingAct = (verb: string, key: string, mode: string): Act => ({
  id: verb,
  said: { key: mode === verb ? 'wh-screen-not-now' : `wh-screen-act-${verb}` },
  mode: mode === verb ? '' : verb,
  key,
});

/** The declared move in the formation that is set. */
function inFormation(view: View, choices: readonly Choice[]): Choice | undefined {
  const actor = platoonOf(view, actorOf(view));
  const moves = ofVerb(choices, 'move');
  if (!actor || view.decision.kind !== 'manoeuvre' || moves.length === 0) return undefined;
  return moves.find((choice) => words(choice)[2] === shapeOf(actor)) ?? moves[0];
}

const buttonWords = (choice: Choice): Said =>
  ['first', 'pass', 'half', 'side', 'look', 'march', 'ready'].includes(choice.verb)
    ? choice.words
    : { key: `wh-screen-${choice.verb}` };

/** The label of the confirm button. */
export function confirm(moment: Moment, draft: Draft, at: Ground | null): Said {
  const view = viewOf(moment);
  const verb = draft.choice?.verb ?? at?.verb ?? '';
  if (draft.choice && ON_TARGET.includes(verb)) return { key: `wh-screen-do-${verb}` };
  if ((verb === 'manoeuvre' || verb === 'move') && at?.from && draft.x >= 0) {
    const platoon = platoonOf(view, at.piece);
    const goal = verb === 'manoeuvre' ? snap(view, draft) : draft;
    const length = inCm(view, Math.hypot(goal.x - at.from.x, goal.y - at.from.y));
    const declares = verb === 'manoeuvre' && inHand.fireFirst;
    const how = declares ? 'declare' : platoon?.shown ? inHand.formation : 'card';
    return { key: `wh-screen-go-${how}`, params: { length } };
  }
  if (verb === 'place' || verb === 'enter') return { key: `wh-screen-do-${verb}`, params: { degrees: draft.face } };
  if (verb === 'turn' || verb === 'unload' || verb === 'lay')
    return { key: `wh-screen-do-${verb}`, params: { degrees: draft.face } };
  if (verb === 'divide') return { key: 'wh-screen-do-divide', params: { degrees: ((draft.face % 180) + 180) % 180 } };
  return draft.choice ? draft.choice.words : { key: 'play-confirm' };
}

/** The specific prompt for the current selection. */
export function prompt(moment: Moment, hand: Hand): Said | null {
  const view = viewOf(moment);
  const choices = moment.choices;
  const [laid] = ofVerb(choices, 'place', 'enter').filter(isPoint);
  const named = (piece: number): { unit: string } => ({ unit: `@unit/${piece}` });
  if (hand.pin && laid)
    return { key: 'wh-screen-ask-facing', params: named(hand.piece >= 0 ? hand.piece : laid.piece) };
  if (hand.mode in BEARINGS) return { key: `wh-screen-ask-${hand.mode}`, params: named(actorOf(view)) };
  if (ofVerb(choices, 'lay').length > 0 && hand.pin) return { key: 'wh-screen-ask-lie' };
  if (laid) {
    const piece = hand.piece >= 0 ? hand.piece : laid.piece;
    return { key: `wh-screen-ask-${laid.verb}`, params: named(piece) };
  }
  const platoon = platoonOf(view, hand.piece);
  if (platoon && ofVerb(choices, 'manoeuvre').length > 0) {
    const move = platoon.sheet?.move ?? 0;
    const key = move > 0 && !platoon.pinned ? 'wh-screen-ask-goal' : 'wh-screen-ask-target';
    return { key, params: { ...named(hand.piece), length: inCm(view, move) } };
  }
  return null;
}

// ---------------------------------------------------------------- the list
/** All choices, under headings, in the order in which the rules list them. */
function groups(choices: readonly Choice[], hand: Hand): ChoiceGroup[] {
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  return verbs.map((verb): ChoiceGroup => {
    const all = choices.filter((choice) => choice.verb === verb);
    const own = verb === 'manoeuvre' && hand.piece >= 0 ? all.filter((choice) => choice.piece === hand.piece) : all;
    const short = POINTS.includes(verb) || verb === 'turn';
    return {
      id: verb,
      title: { key: BUTTONS.includes(verb) && verb !== 'first' ? 'wh-group-else' : `wh-group-${verb}` },
      choices: own,
      folded: MANY_KINDS.includes(verb) || (short && own.length > FEW && (verbs.length > 1 || own.length > MANY)),
      short,
    };
  });
}

// ---------------------------------------------------------------- questions without a choice
/** Each side is asked whether it bombards, whether or not it has mortars. */
export const delaysReply = (moment: Moment): boolean => viewOf(moment).decision.kind === 'bombard';
export const declines = (choice: Choice): boolean => choice.verb === 'pass';

// ---------------------------------------------------------------- why not?
/** The action meant by a click on a piece that is not offered. */
export function whyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  const view = viewOf(moment);
  const platoon = platoonOf(view, piece);
  if (!platoon || moment.choices.length === 0) return null;
  const mine = platoon.side === moment.eyes;
  switch (view.decision.kind) {
    case 'manoeuvres':
      return mine ? `manoeuvre ${platoon.label} ${platoon.x},${platoon.y}` : null;
    case 'manoeuvre':
      return mine ? null : `attack ${platoon.label}`;
    case 'bombard':
      return mine || hand.piece >= 0 ? null : `bombard 1 ${platoon.label}`;
    default:
      return null;
  }
}

/** While a target is chosen, hovering an enemy tells why it is not one. */
export function hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  const view = viewOf(moment);
  const aiming = view.decision.kind === 'manoeuvre' || view.decision.kind === 'bombard';
  return aiming && platoonOf(view, piece)?.side !== moment.eyes ? whyNotAction(moment, hand, piece) : null;
}

/** Right after a platoon was declared, a click on another own one declares that instead. */
export const reselectAction = (): string | null => null;
