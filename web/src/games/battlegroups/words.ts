/** The texts around the board: names, states, lists, the board as text. */
import type { Moment } from '../../api/protocol';
import { lang, say, t, type Lang, type Names, type Params, type Said } from '../../i18n';
import { backOf, model, pictureOf } from '../../draw/models';
import { sideGender, sideName, theSide } from '../../sides';
import type { Figure, PieceGroup, PieceLook, Score, Step, StatusLook, TextSection } from '../../play/gameDisplay';
import { bearing } from '../../play/geometry';
import { inches, marks, nations, unitOf, viewOf } from './lookup';
import type { Phase, Unit, View } from './view';

const PHASES: readonly Phase[] = ['indirect', 'movement', 'direct', 'close', 'reorganise'];
const HARM: Readonly<Record<string, 0 | 1 | 2 | 3>> = { fresh: 0, shaken: 1, suppressed: 2, destroyed: 3 };
const ARROWS = '↑↗→↘↓↙←↖';

export const length = (view: View, tenths: number): string =>
  new Intl.NumberFormat(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(inches(view, tenths));
export const heading = (face: number): string => `${ARROWS[Math.floor((face + 22) / 45) % 8]} ${face}°`;

// ---------------------------------------------------------------- names
/** "@unit/12", "@seat/0", "@group/1", "@mine/1", "@air/0" in words. */
export function names(moment: Moment): Names {
  const view = viewOf(moment);
  const of = nations(view);
  const label: Names = (reference, language) => {
    const [what, id] = cut(reference);
    const unit = what === 'unit' ? unitOf(view, id) : undefined;
    if (unit) return `${unit.name[language]} (${unit.label})`;
    if (what === 'seat') return sideName(of[id], view.sides[id]?.name);
    if (what === 'group') return view.units.find((one) => one.group === id)?.group_name;
    if (what === 'mine' || what === 'air') return t(`bg-screen-${what}`, { number: id + 1 });
    return undefined;
  };
  return Object.assign(label, {
    the: (reference: string, language: Lang): string | undefined => {
      const [what, id] = cut(reference);
      const unit = what === 'unit' ? unitOf(view, id) : undefined;
      if (unit) return `${unit.the[language]} (${unit.label})`;
      if (what === 'mine' || what === 'air') return t(`bg-screen-the-${what}`, { number: id + 1 });
      return what === 'seat' ? theSide(of[id], view.sides[id]?.name) : undefined;
    },
    gender: (reference: string): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return sideGender(of[id], view.sides[id]?.name);
      return what === 'unit' && lang() === 'it' ? unitOf(view, id)?.gender : undefined;
    },
  });
}
const cut = (reference: string): [string, number] => {
  const [what = '', number] = reference.split('/');
  return [what, Number(number)];
};

// ---------------------------------------------------------------- the strip
export function status(moment: Moment): StatusLook {
  const view = viewOf(moment);
  const turn: Said =
    view.turn > 0
      ? { key: 'bg-screen-turn-of', params: { turn: view.turn, turns: view.turns } }
      : { key: 'bg-screen-before', params: { turns: view.turns } };
  return {
    turn,
    steps: steps(view),
    unit: { key: 'bg-screen-losses' },
    scores: view.sides.map((_, seat) => score(view, seat)),
  };
}

function steps(view: View): Step[] {
  if (view.turn === 0) return setUpSteps(view);
  const now = PHASES.indexOf(view.phase);
  return PHASES.map((phase, i) => ({
    said: { key: `bg-screen-phase-${phase}` },
    short: { key: `bg-screen-phase-${phase}-short` },
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

function setUpSteps(view: View): Step[] {
  const preparing = view.decision.kind === 'prepare';
  const step = (key: string, state: Step['state']): Step => ({ said: { key }, short: { key }, state });
  return [step('bg-screen-prepare', preparing ? 'now' : 'done'), step('bg-screen-deploy', preparing ? 'next' : 'now')];
}

function score(view: View, seat: number): Score {
  const side = view.sides[seat];
  const [lost, of] = [side?.lost ?? 0, side?.breakpoint ?? 0];
  return {
    seat,
    value: lost,
    of,
    said: {
      key: 'bg-screen-score',
      params: { seat: `@seat/${seat}`, lost, breakpoint: of, counted: side?.counted ?? 0 },
    },
  };
}

// ---------------------------------------------------------------- units
/** The state of a unit in words, which agree with its name. */
export function state(view: View, unit: Unit): Said {
  const agreeing = (name: string): Said => ({ key: `bg-screen-state-${name}`, params: { unit: `@unit/${unit.id}` } });
  if (unit.status === 'destroyed') return agreeing('destroyed');
  if (unit.aboard >= 0)
    return { key: 'bg-screen-state-aboard', params: { carrier: unitOf(view, unit.aboard)?.label ?? '' } };
  if (unit.off_table && !isAiming(view, unit))
    return { key: unit.called ? 'bg-screen-state-called' : 'bg-screen-state-off-table' };
  if (isAiming(view, unit)) return { key: 'bg-screen-state-aiming' };
  if (!unit.here) return { key: 'bg-screen-state-to-deploy' };
  if (unit.status !== 'fresh') return agreeing(unit.status);
  if (view.decision.unit === unit.id && view.decision.kind === 'order') return { key: 'bg-screen-state-ordered' };
  if (unit.side === view.active && unit.contact) return { key: 'bg-screen-state-contact' };
  if (view.shots.includes(unit.id))
    return { key: 'bg-screen-state-aims', params: { target: unitOf(view, unit.target)?.label ?? '' } };
  if (unit.called) return { key: 'bg-screen-state-called' };
  if (unit.side !== view.active && unit.reacted) return { key: 'bg-screen-state-reacted' };
  if (unit.work.length > 0) return { key: 'bg-screen-state-works' };
  if (unit.side === view.active && unit.moved) return { key: 'bg-screen-state-moved' };
  return unit.side === view.active && unit.done ? { key: 'bg-screen-state-done' } : agreeing('ready');
}

const isAiming = (view: View, unit: Unit): boolean =>
  view.decision.unit === unit.id && (view.decision.kind === 'aim' || view.decision.kind === 'screen');

export function pieceLook(moment: Moment, id: number): PieceLook | null {
  const view = viewOf(moment);
  const unit = unitOf(view, id);
  if (!unit) return null;
  const side = marks(view)[unit.side] ?? 'de';
  const [kind] = pictureOf(unit.type, unit.kind);
  return {
    id,
    seat: unit.side,
    name: unit.name[lang()],
    label: unit.label,
    picture: model(kind, side, { s: 1.25, y: backOf(kind) }),
    state: state(view, unit),
    harm: HARM[unit.status] ?? 0,
    spent: unit.status === 'destroyed' || (unit.side === view.active && view.phase === 'movement' && unit.done),
    figures: figures(view, unit),
  };
}

function figures(view: View, unit: Unit): Figure[] {
  const found: Figure[] = [{ said: { key: 'bg-screen-quality' }, value: t(`bg-show-${unit.quality}`) }];
  if (unit.class) found.push({ said: { key: 'bg-screen-class' }, value: unit.class });
  if (unit.move > 0) found.push({ said: { key: 'bg-screen-move' }, value: `${length(view, unit.move)}″` });
  if (unit.range > 0) found.push({ said: { key: 'bg-screen-range' }, value: `${length(view, unit.range)}″` });
  for (const weapon of unit.weapons) found.push({ said: { key: 'bg-screen-weapon' }, value: t(weapon) });
  return found;
}

/** All battlegroups, those of the viewer first. */
export function roster(moment: Moment): PieceGroup[] {
  const view = viewOf(moment);
  const ids = [...new Set(view.units.map((unit) => unit.group))];
  const mine = moment.eyes === 1 ? 1 : 0;
  const groups = ids.map((id) => rosterGroup(moment, view, id));
  return [...groups.filter((group) => group.seat === mine), ...groups.filter((group) => group.seat !== mine)];
}

function rosterGroup(moment: Moment, view: View, id: number): PieceGroup {
  const units = view.units.filter((unit) => unit.group === id);
  const left = units.filter((unit) => unit.status !== 'destroyed').length;
  const pieces = units.map((unit) => pieceLook(moment, unit.id)).filter((look) => look !== null);
  return {
    id: String(id),
    title: units[0]?.group_name || t('bg-screen-group', { number: id + 1 }),
    seat: units[0]?.side ?? 0,
    note: { key: 'bg-screen-group-left', params: { left, of: units.length } },
    pieces,
  };
}

// ---------------------------------------------------------------- the board as text
export function text(moment: Moment): TextSection[] {
  const view = viewOf(moment);
  const called = names(moment);
  const groups = roster(moment).map((group) => ({
    title: t('bg-screen-text-group', { seat: called(`seat/${group.seat}`, lang()) ?? '', group: group.title }),
    lines: [],
    pieces: group.pieces.map((look) => ({ id: look.id, words: unitLine(view, look.id, called) })),
  }));
  return [{ title: t('bg-screen-text-standing'), lines: standing(moment, called) }, ...groups, ...ground(view)];
}

function standing(moment: Moment, called: Names): string[] {
  const look = status(moment);
  const now = look.steps.find((step) => step.state === 'now');
  const head = now ? `${say(look.turn)} · ${say(now.said)}` : say(look.turn);
  return [head, ...look.scores.map((one) => say(one.said, called))];
}

function unitLine(view: View, id: number, called: Names): string {
  const unit = unitOf(view, id) as Unit;
  const params: Params = {
    unit: `@unit/${id}`,
    quality: t(`bg-show-${unit.quality}`),
    state: say(state(view, unit), called),
  };
  if (!unit.here) return say({ key: 'bg-screen-text-absent', params }, called);
  const where: Params = { ...params, x: length(view, unit.x), y: length(view, unit.y), facing: heading(unit.face) };
  const enemy = nearestEnemy(view, unit);
  const line = say({ key: 'bg-screen-text-unit', params: where }, called);
  if (!enemy || unit.status === 'destroyed') return line;
  const away: Params = {
    enemy: `@unit/${enemy.id}`,
    distance: length(view, apart(unit, enemy)),
    bearing: heading(bearing(unit, enemy)),
  };
  return `${line} ${say({ key: 'bg-screen-text-nearest', params: away }, called)}`;
}

const apart = (a: Unit, b: Unit): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearestEnemy(view: View, unit: Unit): Unit | null {
  const enemies = view.units.filter((other) => other.side !== unit.side && other.here && other.status !== 'destroyed');
  return enemies.reduce<Unit | null>(
    (best, other) => (!best || apart(unit, other) < apart(unit, best) ? other : best),
    null,
  );
}

function ground(view: View): TextSection[] {
  const lines = view.terrain.map((piece) => {
    const xs = piece.points.filter((_, i) => i % 2 === 0);
    const ys = piece.points.filter((_, i) => i % 2 === 1);
    const kind = t(`bg-show-${piece.kind}`);
    return t('bg-screen-text-terrain', {
      kind: piece.name ? `${kind} (${piece.name})` : kind,
      left: length(view, Math.min(...xs)),
      right: length(view, Math.max(...xs)),
      top: length(view, Math.min(...ys)),
      bottom: length(view, Math.max(...ys)),
    });
  });
  const smoke = view.smoke.map(([x = 0, y = 0]) =>
    t('bg-screen-text-spot', { what: t('bg-show-smoke'), x: length(view, x), y: length(view, y) }),
  );
  const mines = view.mines.map((mine) => {
    const what = t(mine.live ? 'bg-show-mines' : 'bg-screen-text-cleared');
    return t('bg-screen-text-spot', { what, x: length(view, mine.x), y: length(view, mine.y) });
  });
  const found = [
    {
      title: t('bg-screen-text-ground', { width: length(view, view.width), height: length(view, view.height) }),
      lines,
    },
  ];
  return smoke.length + mines.length > 0
    ? [...found, { title: t('bg-screen-text-things'), lines: [...smoke, ...mines] }]
    : found;
}
