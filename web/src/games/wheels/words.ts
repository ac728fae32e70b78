/** The texts around the board: names, states, lists, the board as text. */
import type { Moment } from '../../api/protocol';
import { icon } from '../../draw/vehicles/top';
import { mark, type Side } from '../../draw/symbols';
import { lang, say, t, type Lang, type Names, type Params, type Said } from '../../i18n';
import type { Figure, PieceGroup, PieceLook, Score, Step, StatusLook, TextSection } from '../../play/gameDisplay';
import { bearing } from '../../play/geometry';
import { wayKey } from '../../board/table/words';
import { sideGender, sideName, theSide } from '../../sides';
import { figureOfCard } from './figures';
import { centimetres, isHere, marks, nations, platoonOf, viewOf } from './lookup';
import type { Board, Platoon, Segment, Sheet, View } from './view';

const SEGMENTS: readonly Segment[] = ['entry', 'precedence', 'bombardment', 'manoeuvres'];

const FORMATS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  it: new Intl.NumberFormat('it', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};
/** A length of the view in centimetres, as the language writes it. */
export const cm = (view: View, length: number): string => FORMATS[lang()].format(centimetres(view, length));
export const inCm = (view: View, length: number): string => t('wh-screen-cm', { n: cm(view, length) });

// ---------------------------------------------------------------- names
/** "@unit/12", "@seat/0", "@company/1" in words. A face-down card of the other side is only a letter and a number. */
export function names(moment: Moment): Names {
  const view = viewOf(moment);
  const of = nations(view);
  const board = (moment.board ?? {}) as Partial<Board>;
  const label: Names = (reference, language) => {
    const [what, id] = cut(reference);
    const platoon = what === 'unit' ? platoonOf(view, id) : undefined;
    if (platoon?.sheet) return `${platoon.sheet.name[language]} (${platoon.label})`;
    if (platoon) return t('wh-screen-card', { label: platoon.label });
    if (what === 'seat') return sideName(of[id], view.sides[id]?.name);
    if (what === 'company') return companyOf(view, moment.eyes, id);
    if (what === 'card') return board.cards?.[id]?.name[language];
    if (what === 'piece') return board.box?.[id]?.[language];
    if (what === 'terrain' && board.kinds?.[id]) return t(`wh-show-${board.kinds[id]}`);
    return undefined;
  };
  return Object.assign(label, {
    the: (reference: string, language: Lang): string | undefined => {
      const [what, id] = cut(reference);
      const platoon = what === 'unit' ? platoonOf(view, id) : undefined;
      if (platoon?.sheet) return `${platoon.sheet.the[language]} (${platoon.label})`;
      if (platoon) return t('wh-screen-the-card', { label: platoon.label });
      if (what === 'card') return board.cards?.[id]?.the[language];
      return what === 'seat' ? theSide(of[id], view.sides[id]?.name) : undefined;
    },
    gender: (reference: string): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return sideGender(of[id], view.sides[id]?.name);
      const gender = what === 'card' ? board.cards?.[id]?.gender || 'm' : genderOf(view, what, id);
      if (lang() === 'it') return gender;
      return gender?.endsWith('p') ? 'p' : undefined;
    },
  });
}
/** A platoon has the gender of its Italian name, a card that nobody knows that of “carta”. */
const genderOf = (view: View, what: string, id: number): string | undefined =>
  what === 'unit' ? (platoonOf(view, id)?.sheet?.gender ?? 'f') : undefined;
const cut = (reference: string): [string, number] => {
  const [what = '', number] = reference.split('/');
  return [what, Number(number)];
};
/** The names of companies as the view tells them with the platoons. */
function companyOf(view: View, eyes: number, id: number): string {
  const own = view.platoons.filter((one) => one.side === eyes).map((one) => one.sheet?.company ?? '');
  return [...new Set(own.filter(Boolean))][id] ?? t('wh-screen-company', { number: id + 1 });
}

// ---------------------------------------------------------------- the strip
export function status(moment: Moment): StatusLook {
  const view = viewOf(moment);
  const params = { turn: view.turn, turns: view.last_turn };
  const key = view.turn === 0 ? 'before' : view.last_turn > 0 ? 'turn-of' : 'turn-number';
  return {
    turn: { key: `wh-screen-${key}`, params },
    steps: steps(view),
    unit: { key: 'wh-screen-lost-percent' },
    scores: view.sides.map((_, seat) => score(view, seat)),
  };
}

function steps(view: View): Step[] {
  const now = SEGMENTS.indexOf(view.segment);
  const step = (segment: Segment, state: Step['state']): Step => ({
    said: { key: `wh-segment-${segment}` },
    short: { key: `wh-screen-short-${segment}` },
    state,
  });
  if (view.segment === 'building') return [step('building', 'now'), step('deployment', 'next')];
  if (now < 0) return [step('deployment', 'now'), ...SEGMENTS.map((segment) => step(segment, 'next'))];
  const from = view.turn <= 2 ? 0 : 1;
  return SEGMENTS.map((segment, i) => step(segment, i < now ? 'done' : i === now ? 'now' : 'next')).slice(from);
}

function score(view: View, seat: number): Score {
  const side = view.sides[seat];
  const params = { seat: `@seat/${seat}`, lost: side?.lost ?? 0, tokens: side?.tokens ?? 0, left: side?.to_go ?? 0 };
  return { seat, value: side?.lost ?? 0, of: 0, said: { key: 'wh-screen-score', params } };
}

// ---------------------------------------------------------------- platoons
/** The state of a platoon in words, which agree with its name. */
export function state(view: View, platoon: Platoon): Said {
  const agreeing = (name: string): Said => ({
    key: `wh-screen-state-${name}`,
    params: { unit: `@unit/${platoon.id}` },
  });
  if (platoon.place === 'gone') return agreeing('lost');
  if (platoon.place === 'aboard')
    return { key: 'wh-screen-state-aboard', params: { carrier: platoonOf(view, platoon.aboard)?.label ?? '' } };
  if (platoon.place !== 'on-table') return { key: `wh-screen-state-${platoon.place}` };
  if (view.decision.unit === platoon.id) return agreeing('acting');
  if (platoon.pinned) return agreeing('pinned');
  if (platoon.manoeuvred) return { key: 'wh-screen-state-manoeuvred' };
  if (platoon.fired) return { key: 'wh-screen-state-fired' };
  return { key: platoon.shown ? 'wh-screen-state-ready' : 'wh-screen-state-hidden' };
}

/** A card that nobody knows, in a box of 48 × 72. */
export const cardBack = (side: Side): string =>
  `<rect x="-17" y="-23" width="34" height="46" rx="4" fill="var(--${side})" stroke="var(--counter-rim)" stroke-width="1.2"/>` +
  `<rect x="-13.5" y="-19.5" width="27" height="39" rx="2.5" fill="none" stroke="var(--${side}-on)" opacity=".65"/>` +
  `<text y="9" text-anchor="middle" font-family="var(--font-num)" font-weight="600" font-size="23" fill="var(--${side}-on)">?</text>` +
  mark(side, 0, -13, 0.8);

export function pieceLook(moment: Moment, id: number): PieceLook | null {
  const view = viewOf(moment);
  const platoon = platoonOf(view, id);
  if (!platoon) return null;
  const side = marks(view)[platoon.side] ?? 'de';
  const { sheet } = platoon;
  return {
    id,
    seat: platoon.side,
    name: sheet ? sheet.name[lang()] : t('wh-show-hidden'),
    label: platoon.label,
    picture: sheet ? icon(figureOfCard(sheet.card, sheet.kind), side, 46, { detail: 1 }) : cardBack(side),
    state: state(view, platoon),
    harm: platoon.place === 'gone' ? 3 : platoon.pinned ? 1 : 0,
    spent: platoon.place === 'gone' || platoon.manoeuvred,
    figures: sheet ? figures(view, platoon, sheet) : [],
  };
}

export function figures(view: View, platoon: Platoon, sheet: Sheet): Figure[] {
  const found: Figure[] = [
    { said: { key: 'wh-screen-models' }, value: t('wh-screen-of', { left: platoon.left, of: sheet.bought }) },
    { said: { key: `wh-show-${sheet.level}` }, value: `D${sheet.die}` },
  ];
  if (sheet.hq) found.push({ said: { key: 'wh-screen-hq' }, value: inCm(view, view.command_radius) });
  if (sheet.weapon)
    found.push({
      said: { key: 'wh-screen-ranges' },
      value: t('wh-screen-cm', { n: sheet.ranges.map((n) => cm(view, n)).join('/') }),
    });
  if (sheet.move > 0) found.push({ said: { key: 'wh-screen-move' }, value: inCm(view, sheet.move) });
  if (sheet.move_fire >= 0 && sheet.move > 0 && sheet.weapon)
    found.push({ said: { key: 'wh-screen-move-fire' }, value: inCm(view, sheet.move_fire) });
  if (sheet.armour.some((n) => n > 0))
    found.push({ said: { key: 'wh-screen-armour' }, value: sheet.armour.map(thick).join('/') });
  return found;
}
/** Plates in centimetres, a tenth of what the view has. */
const thick = (mm: number): string => FORMATS[lang()].format(mm / 10);

/** The companies of both sides, those of the viewer first. Cards that nobody knows are a group of their own. */
export function roster(moment: Moment): PieceGroup[] {
  const view = viewOf(moment);
  const keys = [...new Set(view.platoons.map(groupKey))];
  const mine = moment.eyes === 1 ? 1 : 0;
  const groups = keys.map((key) => rosterGroup(moment, view, key));
  return [...groups.filter((group) => group.seat === mine), ...groups.filter((group) => group.seat !== mine)];
}
const groupKey = (one: Platoon): string => `${one.side}/${one.sheet ? one.sheet.company : '?'}`;

function rosterGroup(moment: Moment, view: View, key: string): PieceGroup {
  const of = view.platoons.filter((one) => groupKey(one) === key);
  const left = of.filter((one) => one.place !== 'gone').length;
  const name = of[0]?.sheet?.company;
  return {
    id: key,
    title: name || t(name === undefined ? 'wh-screen-unknown' : 'wh-screen-no-company'),
    seat: of[0]?.side ?? 0,
    note: { key: 'wh-screen-group-left', params: { left, of: of.length } },
    pieces: of.map((one) => pieceLook(moment, one.id)).filter((look) => look !== null),
  };
}

// ---------------------------------------------------------------- the board as text
export function text(moment: Moment): TextSection[] {
  const view = viewOf(moment);
  const called = names(moment);
  const groups = roster(moment).map((group) => ({
    title: t('wh-screen-text-group', { seat: called(`seat/${group.seat}`, lang()) ?? '', group: group.title }),
    lines: [],
    pieces: group.pieces.map((look) => ({ id: look.id, words: platoonLine(view, look.id, called) })),
  }));
  return [{ title: t('wh-screen-text-standing'), lines: standing(moment, called) }, ...groups, ...ground(view, called)];
}

function standing(moment: Moment, called: Names): string[] {
  const look = status(moment);
  const now = look.steps.find((step) => step.state === 'now');
  const head = now ? `${say(look.turn)} · ${say(now.said)}` : say(look.turn);
  return [head, ...look.scores.map((one) => say(one.said, called))];
}

/** A platoon in a sentence: what it is, its state, where it stands, how far the nearest enemy is. */
export function platoonLine(view: View, id: number, called: Names): string {
  const platoon = platoonOf(view, id) as Platoon;
  const params: Params = { unit: `@unit/${id}`, state: say(state(view, platoon), called), left: platoon.left };
  if (!isHere(platoon)) return say({ key: 'wh-screen-text-absent', params }, called);
  const where: Params = {
    ...params,
    known: platoon.sheet ? 'yes' : 'no',
    x: cm(view, platoon.x),
    y: cm(view, platoon.y),
    facing: t(wayKey(platoon.face)),
  };
  const line = say({ key: 'wh-screen-text-unit', params: where }, called);
  const enemy = nearestEnemy(view, platoon);
  if (!enemy) return line;
  const away = {
    enemy: `@unit/${enemy.id}`,
    distance: cm(view, apart(platoon, enemy)),
    bearing: t(wayKey(bearing(platoon, enemy))),
  };
  return `${line} ${say({ key: 'wh-screen-text-nearest', params: away }, called)}`;
}
const apart = (a: Platoon, b: Platoon): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearestEnemy(view: View, platoon: Platoon): Platoon | null {
  const enemies = view.platoons.filter((other) => other.side !== platoon.side && isHere(other));
  return enemies.reduce<Platoon | null>(
    (best, other) => (!best || apart(platoon, other) < apart(platoon, best) ? other : best),
    null,
  );
}

function ground(view: View, called: Names): TextSection[] {
  const lines = view.terrain.map((piece) => {
    const xs = piece.points.filter((_, i) => i % 2 === 0);
    const ys = piece.points.filter((_, i) => i % 2 === 1);
    const kind = t(`wh-show-${piece.kind}`);
    const line = t('wh-screen-text-terrain', {
      kind: piece.name ? `${kind} (${piece.name})` : kind,
      left: cm(view, Math.min(...xs)),
      right: cm(view, Math.max(...xs)),
      top: cm(view, Math.min(...ys)),
      bottom: cm(view, Math.max(...ys)),
    });
    return piece.objective ? `${line} ${holderLine(piece.holder, called)}` : line;
  });
  const title = t('wh-screen-text-ground', { width: cm(view, view.size[0]), height: cm(view, view.size[1]) });
  const wrecks = view.wrecks.map((one) => t('wh-screen-text-wreck', { x: cm(view, one.x), y: cm(view, one.y) }));
  const found = [{ title, lines }];
  return wrecks.length > 0 ? [...found, { title: t('wh-screen-text-wrecks'), lines: wrecks }] : found;
}
const holderLine = (holder: number, called: Names): string =>
  holder < 0
    ? t('wh-screen-objective-free')
    : say({ key: 'wh-screen-objective-held', params: { seat: `@seat/${holder}` } }, called);
