/** Which choice is drawn how: what a click on a piece or on open ground stands for, and which buttons there are.
 * The only place in the client that knows the verbs of this game. */
import type { Choice, Moment } from '../../api/protocol';
import type { Said } from '../../i18n';
import type { Act, ChoiceGroup, Click, Draft, Ground, Hand, Kept, Stage } from '../../play/gameDisplay';
import { bearing as bearingTo, between } from '../../play/geometry';
import { settings } from '../../settings.svelte';
import { actorOf, unitOf, viewOf } from './lookup';
import type { Unit, View } from './view';
import { length } from './words';

/** Verbs with more legal points or bearings than the server lists. */
const POINTS = ['go', 'off', 'mine', 'place', 'smoke', 'fly'];
const BUTTONS = ['end', 'ready', 'halt', 'hold'];
/** Fewer than this many points or bearings are listed at once. */
const FEW = 4;
/** More than this are collapsed even without other choices: places are chosen on the board. */
const MANY = 12;

const isPoint = (choice: Choice): boolean => POINTS.includes(choice.verb) && choice.x >= 0;
const first = (choices: readonly Choice[], verb: string): Choice | undefined =>
  choices.find((choice) => choice.verb === verb);

export function stage(moment: Moment, hand: Hand): Stage {
  const view = viewOf(moment);
  const choices = moment.choices;
  return {
    actor: actorNow(view, choices),
    clicks: clicks(view, choices, hand),
    ground: ground(view, choices, hand),
    acts: acts(moment, view, hand),
    groups: groups(choices),
    tray: choices.filter((choice) => isOffBoard(view, choice)),
  };
}

function actorNow(view: View, choices: readonly Choice[]): number {
  const placed = first(choices, 'place');
  return placed ? placed.piece : actorOf(view);
}

// ---------------------------------------------------------------- clicks on pieces
/** The piece on the table that stands for a unit: itself, or what carries it; -1: it is not on the table. */
export function standIn(view: View, id: number): number {
  const unit = unitOf(view, id);
  if (!unit) return -1;
  if (unit.aboard >= 0) return standIn(view, unit.aboard);
  return unit.here ? id : -1;
}

function clicks(view: View, choices: readonly Choice[], hand: Hand): Map<number, Click[]> {
  const found = new Map<number, Click[]>();
  const add = (piece: number, click: Click): void => {
    const at = standIn(view, piece);
    if (at >= 0) found.set(at, [...(found.get(at) ?? []), click]);
  };
  const firers = new Set<number>();
  for (const choice of choices) {
    if (choice.verb === 'declare') {
      if (!firers.has(choice.piece) && choice.piece !== hand.piece)
        add(choice.piece, { does: 'narrow', piece: choice.piece });
      firers.add(choice.piece);
      if (choice.piece === hand.piece) add(choice.target, { does: 'choose', choice });
    } else if (!isPoint(choice) && choice.verb !== 'place') {
      const piece = pieceOf(choice);
      if (piece >= 0) add(piece, { does: 'choose', choice });
    }
  }
  return found;
}

/** The piece that stands for a choice on the board. */
function pieceOf(choice: Choice): number {
  if (['select', 'call', 'shoot'].includes(choice.verb)) return choice.piece;
  return ['bombard', 'pick', 'charge', 'mount'].includes(choice.verb) ? choice.target : -1;
}

function isOffBoard(view: View, choice: Choice): boolean {
  if (choice.verb === 'strike' || choice.verb === 'clear') return true;
  return (choice.verb === 'call' || choice.verb === 'select') && standIn(view, choice.piece) < 0;
}

// ---------------------------------------------------------------- clicks on open ground
function ground(view: View, choices: readonly Choice[], hand: Hand): Ground | null {
  const actor = unitOf(view, actorOf(view));
  if (actor && (view.decision.kind === 'face' || hand.mode === 'turn')) return bearing(actor);
  const point = choices.find(isPoint);
  if (!point) return null;
  if (point.verb === 'place' || point.verb === 'fly') return placing(view, point);
  const from = point.verb === 'go' && actor ? { x: actor.x, y: actor.y } : null;
  const piece = point.verb === 'go' || point.verb === 'off' ? point.piece : -1;
  return {
    verb: point.verb,
    needs: 'point',
    piece,
    from,
    face: unitOf(view, piece)?.face ?? 0,
    write: (x, y) => `${point.verb} ${x},${y}`,
  };
}

const bearing = (unit: Unit): Ground => ({
  verb: 'turn',
  needs: 'bearing',
  piece: unit.id,
  from: { x: unit.x, y: unit.y },
  face: unit.face,
  write: (_x, _y, face) => `turn ${face}`,
});

function placing(view: View, point: Choice): Ground {
  const label = unitOf(view, point.piece)?.label ?? '';
  const what = point.verb === 'place' ? `place ${label}` : 'fly';
  return {
    verb: point.verb,
    needs: 'both',
    piece: point.piece,
    from: null,
    face: point.face,
    write: (x, y, face) => `${what} ${x},${y} ${face}`,
    overPieces: point.verb === 'fly',
  };
}

// ---------------------------------------------------------------- buttons
function acts({ todo, choices }: Moment, view: View, hand: Hand): Act[] {
  const found: Act[] = [];
  const waits = todo?.said?.key === 'bg-todo-react-later' && mayHoldOn(view) ? first(choices, 'hold') : undefined;
  if (waits) found.push(holdOn(waits, 'best'));
  if (first(choices, 'turn') && view.decision.kind === 'order') found.push(turnAct(hand));
  for (const verb of BUTTONS) {
    const choice = first(choices, verb);
    if (choice) found.push({ id: verb, said: buttonWords(view, verb), choice, key: verb === 'hold' ? 'W' : '' });
    if (choice && verb === 'hold' && mayHoldOn(view)) found.push(holdOn(choice, 'move'), holdOn(choice, 'turn'));
  }
  const behind = choices.find((choice) => choice.verb === 'place' && choice.x < 0);
  if (behind) found.push({ id: 'behind', said: { key: 'bg-screen-stay-behind' }, choice: behind });
  return found;
}

const turnAct = (hand: Hand): Act => ({
  id: 'turn',
  said: { key: hand.mode === 'turn' ? 'bg-screen-move-instead' : 'bg-screen-turn' },
  mode: hand.mode === 'turn' ? '' : 'turn',
  key: 'D',
});

// ---------------------------------------------------------------- answers without a question
/** Opportunity fire, not the defence against a charge. */
const mayHoldOn = (view: View): boolean => view.decision.kind === 'react' && view.decision.other === 0;
const holdOn = (choice: Choice, keeps: NonNullable<Act['keeps']>): Act => ({
  id: `hold-${keeps}`,
  said: { key: `flow-hold-${keeps}` },
  choice,
  rank: keeps === 'best' ? 'next' : 'rare',
  keeps,
});
/** Fire can be held up to the best point of an enemy's move, for all of it, or for all moves of a turn. */
export function keeps(moment: Moment): Kept | null {
  const view = viewOf(moment);
  const answer = mayHoldOn(view) ? first(moment.choices, 'hold') : undefined;
  if (!answer) return null;
  const turn = `${view.turn}/${view.active}`;
  const move = `${turn}/${view.decision.unit}`;
  return { turn, move, best: answer.rank === 'next' ? `${move}/best` : null, answer };
}

/** Enemies that matter to a facing are this near, in inches. */
const NEAR = 30;
/** A facing that leaves no near enemy outside the arc is kept without a question. */
export function byItself(moment: Moment): Choice | null {
  const view = viewOf(moment);
  const unit = unitOf(view, view.decision.unit);
  if (view.decision.kind !== 'face' || !unit || settings.askFacing === 'always') return null;
  const kept = moment.choices.find((choice) => choice.verb === 'turn' && choice.face === unit.face) ?? null;
  if (settings.askFacing === 'never') return kept;
  const near = view.units.filter(
    (other) =>
      other.side !== unit.side &&
      other.here &&
      Math.hypot(other.x - unit.x, other.y - unit.y) <= NEAR * view.scale.inch,
  );
  return near.every((other) => between(bearingTo(unit, other), unit.face) <= view.scale.arc) ? kept : null;
}

/** The label of a button says what it leads to. */
function buttonWords(view: View, verb: string): Said {
  const shots = view.shots.length;
  if (verb === 'end' && shots > 0) return { key: 'bg-screen-fire-all', params: { shots } };
  if (verb === 'end') return { key: `bg-screen-end-${view.phase}` };
  return { key: verb === 'halt' && view.decision.kind === 'screen' ? 'bg-screen-enough-smoke' : `bg-screen-${verb}` };
}

/** The label of the confirm button. */
export function confirm(moment: Moment, draft: Draft, at: Ground | null): Said {
  const view = viewOf(moment);
  const verb = draft.choice?.verb ?? at?.verb ?? '';
  if (verb === 'go' && at?.from)
    return {
      key: 'bg-screen-do-go',
      params: { distance: length(view, Math.hypot(draft.x - at.from.x, draft.y - at.from.y)) },
    };
  if (verb === 'turn' || verb === 'place' || verb === 'fly')
    return { key: `bg-screen-do-${verb}`, params: { degrees: draft.face } };
  if (
    verb === 'declare' ||
    verb === 'shoot' ||
    verb === 'bombard' ||
    verb === 'charge' ||
    verb === 'mine' ||
    verb === 'smoke' ||
    verb === 'off'
  ) {
    return { key: `bg-screen-do-${verb}` };
  }
  return draft.choice ? draft.choice.words : { key: 'play-confirm' };
}

/** The specific prompt for the current selection. */
export function prompt(moment: Moment, hand: Hand): Said | null {
  const view = viewOf(moment);
  const unit = unitOf(
    view,
    view.decision.kind === 'deploy' ? (first(moment.choices, 'place')?.piece ?? -1) : view.decision.unit,
  );
  const named = { unit: `@unit/${unit?.id ?? -1}` };
  if (hand.pin)
    return { key: view.decision.kind === 'fly' ? 'bg-screen-ask-course' : 'bg-screen-ask-facing', params: named };
  if (first(moment.choices, 'mine'))
    return {
      key: 'bg-screen-ask-mine',
      params: { number: view.mines.length + 1, of: view.sides[moment.eyes]?.mines ?? 0 },
    };
  if (view.decision.kind === 'deploy' && unit && moment.choices.some(isPoint))
    return { key: 'bg-screen-ask-place', params: named };
  if (hand.mode === 'turn') return { key: 'bg-screen-ask-turn', params: named };
  if (view.decision.kind === 'phase' && view.phase === 'direct' && hand.piece >= 0)
    return { key: 'bg-screen-ask-target', params: { unit: `@unit/${hand.piece}` } };
  if (view.decision.kind === 'order' && unit && first(moment.choices, 'go'))
    return { key: 'bg-screen-ask-order', params: { ...named, move: length(view, unit.move) } };
  if (view.decision.kind === 'order' && first(moment.choices, 'off'))
    return { key: 'bg-screen-ask-off', params: named };
  return null;
}

// ---------------------------------------------------------------- the list
/** All choices, under headings, in the order in which the rules list them. */
function groups(choices: readonly Choice[]): ChoiceGroup[] {
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  return verbs.map((verb) => {
    const of = choices.filter((choice) => choice.verb === verb);
    const short = POINTS.includes(verb) || verb === 'turn';
    return {
      id: verb,
      title: { key: BUTTONS.includes(verb) ? 'bg-screen-group-else' : `bg-group-${verb}` },
      choices: of,
      folded: short && of.length > FEW && (verbs.length > 1 || of.length > MANY),
      short,
    };
  });
}

// ---------------------------------------------------------------- why not?
/** The action meant by a click on a piece that is not offered. */
export function whyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  const view = viewOf(moment);
  const unit = unitOf(view, piece);
  if (!unit || moment.choices.length === 0) return null;
  const mine = unit.side === moment.eyes;
  const asked = askedOf(view, mine, hand);
  if (asked === 'declare') return `declare ${unitOf(view, hand.piece)?.label} ${unit.label}`;
  return asked ? `${asked} ${unit.label}` : null;
}

/** While a target is chosen, hovering an enemy tells why it is not one. */
export function hoverWhyNotAction(moment: Moment, hand: Hand, piece: number): string | null {
  const view = viewOf(moment);
  const aiming =
    view.decision.kind === 'aim' || view.decision.kind === 'bomb' || (view.phase === 'direct' && hand.piece >= 0);
  return aiming && unitOf(view, piece)?.side !== moment.eyes ? whyNotAction(moment, hand, piece) : null;
}

function askedOf(view: View, mine: boolean, hand: Hand): string {
  switch (view.decision.kind) {
    case 'phase':
      if (view.phase === 'direct') return !mine && hand.piece >= 0 ? 'declare' : '';
      return mine ? (view.phase === 'indirect' ? 'call' : 'select') : '';
    case 'order':
      return mine ? 'mount' : 'charge';
    case 'aim':
    case 'bomb':
      return mine ? '' : 'bombard';
    case 'area':
      return 'pick';
    case 'react':
      return mine ? 'shoot' : '';
    default:
      return '';
  }
}

/** Right after a unit was picked up, a click on another own one picks that up instead. */
export function reselectAction(moment: Moment, last: string, piece: number): string | null {
  const view = viewOf(moment);
  const unit = unitOf(view, piece);
  const verb = last.split(' ')[0] ?? '';
  if (!unit || unit.side !== moment.eyes || piece === actorOf(view)) return null;
  if (verb === 'select' && view.decision.kind === 'order' && !unit.done && unit.status === 'fresh')
    return `select ${unit.label}`;
  return verb === 'call' && view.decision.kind === 'aim' && !unit.called ? `call ${unit.label}` : null;
}
