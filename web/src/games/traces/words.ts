/** The texts around the board: names, states, lists, the board as text. */
import type { Moment } from '../../api/protocol';
import { lang, pick, say, t, the as textThe, type Lang, type Names, type Said } from '../../i18n';
import type { Figure, PieceGroup, PieceLook, Score, Step, StatusLook, TextSection } from '../../play/gameDisplay';
import { sideGender, sideName, theSide } from '../../sides';
import { isSpent, picture, values } from './pieces';
import {
  boardOf,
  chitOf,
  hexIndex,
  hexName,
  seatOf,
  sideIndex,
  sideOfSeat,
  SIDES,
  SOVIET,
  unitOf,
  unitsOf,
  viewOf,
  type Unit,
} from './lookup';
import type { Board, ChitInfo, Counts, SideName, View } from './view';

// ---------------------------------------------------------------- names
/** "@unit/12", "@hex/227", "@seat/0", "@chit/4", "@city/2", "@crossing/1", "@player/0" in words. */
export function names(moment: Moment): Names {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const label: Names = (reference, language) => {
    const [what, id] = cut(reference);
    switch (what) {
      case 'unit':
        return board.units[id]?.name[language];
      case 'hex':
        return hexWords(board, hexName(board, id), language);
      case 'city':
        return board.cities[id]?.name[language];
      case 'crossing':
        return board.crossings[id]?.name[language];
      case 'chit':
        return board.chits[id] && chitName(board, board.chits[id], language);
      case 'seat':
        return seatName(view, id);
      case 'player':
        return t('tr-screen-player', { number: id + 1 });
      default:
        return undefined;
    }
  };
  return Object.assign(label, {
    the: (reference: string, language: Lang): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return isBidding(view) ? undefined : theSide(...sideKeys(view, id));
      const chit = what === 'chit' ? board.chits[id] : undefined;
      if (chit && chit.kind !== 'hq') return textThe(`tr-screen-chit-${chit.kind}`);
      return board.units[unitNamed(board, what, id)]?.the[language];
    },
    gender: (reference: string): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return isBidding(view) ? undefined : sideGender(...sideKeys(view, id));
      return lang() === 'it' ? board.units[unitNamed(board, what, id)]?.gender : undefined;
    },
  });
}
const cut = (reference: string): [string, number] => {
  const [what = '', number] = reference.split('/');
  return [what, Number(number)];
};
/** The unit of "unit/12", or of the chit of an HQ; -1 for another reference. */
const unitNamed = (board: Board, what: string, id: number): number =>
  what === 'unit' ? id : what === 'chit' ? (board.chits[id]?.hq ?? -1) : -1;

const isBidding = (view: View): boolean => view.decision.kind === 'bidding';
/** Nation and seat by which a side is called. */
const sideKeys = (view: View, seat: number): [string, string] =>
  sideOfSeat(view, seat) === SOVIET ? ['soviet', ''] : ['', 'axis'];

/** During the bidding for sides, seats are named by number. */
const seatName = (view: View, seat: number): string =>
  isBidding(view) ? t('tr-screen-player', { number: seat + 1 }) : sideName(...sideKeys(view, seat));

/** "Kyiv (2918)", or the number alone. */
export function hexWords(board: Board, hex: string, language: Lang = lang()): string {
  const city = board.cities.find((one) => one.hex === hex);
  return city ? `${city.name[language]} (${hex})` : hex;
}

export const chitName = (board: Board, chit: ChitInfo, language: Lang = lang()): string =>
  chit.kind === 'hq' ? (board.units[chit.hq]?.name[language] ?? chit.key) : t(`tr-screen-chit-${chit.kind}`);
/** The text on the chit. */
export const chitShort = (chit: ChitInfo): string =>
  chit.kind === 'hq' ? chit.key : t(`tr-screen-chit-${chit.kind}-short`);

// ---------------------------------------------------------------- the strip
const monthOf = (month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(lang() === 'en' ? 'en-GB' : lang(), { month: style, timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

export function status(moment: Moment): StatusLook {
  const view = viewOf(moment);
  return {
    turn: segment(view),
    steps: steps(boardOf(moment), view),
    unit: { key: 'tr-screen-points' },
    scores: scores(moment),
  };
}

const SEGMENTS: Readonly<Record<string, string>> = {
  move: 'movement',
  walk: 'movement',
  combat: 'combat',
  battle: 'combat',
  air: 'combat',
  losses: 'combat',
  retreat: 'combat',
  'continue-retreat': 'combat',
  advances: 'combat',
  arrivals: 'arrivals',
  parachute: 'airborne',
  negotiation: 'negotiation',
  purchase: 'negotiation',
  bidding: 'bidding',
  opening: 'combat',
  garrison: 'set-up',
};
/** The name of the current segment of the turn. */
const segment = (view: View): Said => ({ key: `tr-screen-phase-${SEGMENTS[view.decision.kind] ?? view.phase}` });

function steps(board: Board, view: View): Step[] {
  return board.turns.map(({ turn, month }) => {
    const said: Said = { key: 'tr-screen-turn', params: { turn, month: monthOf(month, 'short') } };
    return {
      said,
      short: said,
      state: turn < view.turn ? 'done' : turn === Math.max(view.turn, board.first_turn) ? 'now' : 'next',
    };
  });
}

/** Victory points of the Soviets, and crossing points in their hands. */
function scores(moment: Moment): Score[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const seat = seatOf(view, 'soviet');
  const { total, target, cities, units, hq, breakthrough } = view.vp;
  const points: Score = {
    seat,
    value: total,
    of: target,
    said: { key: 'tr-screen-score', params: { points: total, target, cities, units, hq, breakthrough } },
    unit: { key: 'tr-screen-points' },
  };
  const of = board.crossing_points;
  if (of === 0) return [points];
  return [
    points,
    {
      seat,
      value: view.cp,
      of,
      said: { key: 'tr-screen-crossings', params: { count: view.cp, of } },
      unit: { key: 'tr-screen-crossings-short' },
    },
  ];
}

// ---------------------------------------------------------------- units
/** The state of a unit in words, which agree with its name. */
export function state(view: View, unit: Unit): Said {
  const agreeing = (name: string): Said => ({ key: `tr-screen-state-${name}`, params: { unit: `@unit/${unit.id}` } });
  if (unit.place === 'gone') return agreeing('gone');
  if (unit.place !== 'map') return { key: `tr-show-${unit.place}` };
  if (unit.supply === 'isolated') return agreeing('isolated');
  if (unit.supply !== 'supplied') return { key: `tr-show-${unit.supply}` };
  if (view.attackers.includes(unit.id)) return { key: 'tr-screen-state-attacks' };
  if (unit.active && view.active === sideIndex(unit.side)) {
    if (unit.moved && unit.fought) return { key: 'tr-screen-state-done' };
    if (!unit.moved && !unit.fought) return agreeing('active');
    return { key: unit.moved ? 'tr-screen-state-moved' : 'tr-screen-state-fought' };
  }
  return unit.left < unit.steps ? agreeing('reduced') : { key: 'tr-show-supplied' };
}

const HARM: Readonly<Record<string, 0 | 1 | 2 | 3>> = { supplied: 0, out: 1, isolated: 2 };

export function pieceLook(moment: Moment, id: number): PieceLook | null {
  const unit = unitOf(moment, id);
  if (!unit) return null;
  const view = viewOf(moment);
  return {
    id,
    seat: seatOf(view, unit.side),
    name: unit.name[lang()],
    label: unit.hex,
    picture: picture(view, unit, 46),
    state: state(view, unit),
    harm: unit.place === 'gone' ? 3 : unit.place === 'map' ? (HARM[unit.supply] ?? 0) : 0,
    spent: unit.place === 'gone' || isSpent(view, unit),
    figures: figures(unit),
  };
}

function figures(unit: Unit): Figure[] {
  const one = (key: string, value: number | string): Figure => ({
    said: { key: `tr-screen-${key}` },
    value: String(value),
  });
  if (unit.hq) return [one('range', unit.range), one('move', unit.move), one('defence', unit.defence)];
  return [
    one('attack-value', unit.attack),
    one('defence', unit.defence),
    one('move', unit.move),
    one('steps', `${unit.left} / ${unit.steps}`),
  ];
}

const KINDS = ['hq', 'mobile', 'infantry', 'box', 'gone'] as const;
const kindOf = (unit: Unit): (typeof KINDS)[number] =>
  unit.place === 'gone'
    ? 'gone'
    : unit.place === 'box'
      ? 'box'
      : unit.hq
        ? 'hq'
        : unit.mechanised || unit.arm === 'cavalry'
          ? 'mobile'
          : 'infantry';

/** Side by side, one's own first: headquarters, mobile units, infantry, those to come, those lost. */
export function roster(moment: Moment): PieceGroup[] {
  const view = viewOf(moment);
  const units = unitsOf(moment);
  const first: SideName = sideOfSeat(view, moment.eyes) === SOVIET ? 'soviet' : 'axis';
  return [first, ...SIDES.filter((side) => side !== first)].flatMap((side) =>
    KINDS.flatMap((kind) => {
      const of = units.filter((unit) => unit.side === side && kindOf(unit) === kind);
      return of.length === 0 ? [] : [group(moment, side, kind, of)];
    }),
  );
}

const group = (moment: Moment, side: SideName, kind: string, units: readonly Unit[]): PieceGroup => ({
  id: `${side}-${kind}`,
  title: t(`tr-screen-kind-${kind}`),
  seat: seatOf(viewOf(moment), side),
  note: { key: 'tr-screen-count', params: { count: units.length } },
  pieces: units.flatMap((unit) => pieceLook(moment, unit.id) ?? []),
});

// ---------------------------------------------------------------- the board as text
export function text(moment: Moment): TextSection[] {
  const units = unitsOf(moment);
  const sides = SIDES.map((side) => ({
    title: t('tr-screen-text-units', { side: t(`tr-show-${side}`) }),
    lines: [],
    pieces: units
      .filter((unit) => unit.side === side && unit.place === 'map')
      .map((unit) => ({ id: unit.id, words: unitLine(moment, unit) })),
  }));
  const coming = units
    .filter((unit) => unit.place === 'box' || unit.place === 'aside')
    .map((unit) => ({ id: unit.id, words: `${unit.name[lang()]} ${values(unit)}` }));
  const found = [
    { title: t('tr-screen-text-standing'), lines: standing(moment) },
    { title: t('tr-screen-text-places'), lines: places(moment) },
    ...sides,
  ];
  return coming.length > 0 ? [...found, { title: t('tr-screen-kind-box'), lines: [], pieces: coming }] : found;
}

function standing(moment: Moment): string[] {
  const [board, view, called] = [boardOf(moment), viewOf(moment), names(moment)];
  const { turn, steps: track, scores: all } = status(moment);
  const now = track.find((step) => step.state === 'now');
  const { chits } = view;
  const lines = [
    `${now ? `${say(now.said)} · ` : ''}${say(turn)}`,
    ...all.map((one) => say(one.said, called)),
    t('tr-screen-text-cup', { cup: chits.cup, hand: chits.hand }),
    t('tr-screen-text-luftwaffe', { count: view.luftwaffe.count }),
  ];
  if (chits.drawn) lines.push(t('tr-screen-text-drawn', { chit: chitWords(board, chits.drawn) }));
  const list = (key: string, counts: Counts | undefined): void => {
    if (counts && Object.keys(counts).length > 0) lines.push(t(key, { chits: chitList(board, counts) }));
  };
  list('tr-show-chits-played', chits.played);
  list('tr-show-chits-cup', chits.mine?.cup);
  list('tr-show-chits-hand', chits.mine?.hand);
  list('tr-show-chits-picked', chits.mine?.picked);
  return lines;
}

export const chitWords = (board: Board, key: string): string => {
  const chit = chitOf(board, key);
  return chit ? chitName(board, chit) : key;
};
const chitList = (board: Board, counts: Counts): string =>
  Object.entries(counts)
    .map(([key, n]) => (n > 1 ? `${n} × ${chitWords(board, key)}` : chitWords(board, key)))
    .join(', ');

function places(moment: Moment): string[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const side = (owner: number | undefined): string => (owner === SOVIET ? sideName('soviet') : sideName('', 'axis'));
  const cities = board.cities
    .filter((city) => hexIndex(board, city.hex) >= 0)
    .map((city) => {
      const order = view.orders.includes(city.id) ? ` ${t('tr-screen-text-order')}` : '';
      const today =
        city.today && city.today !== pick(city.name) ? ` ${t('tr-screen-today', { name: city.today })}` : '';
      return `${pick(city.name)} (${city.hex})${today}: ${side(view.cities[city.id])}.${order}`;
    });
  const crossings = board.crossings.map(
    (one) => `${t('tr-show-crossing')} ${pick(one.name)} (${one.hex}): ${side(view.crossings[one.id])}.`,
  );
  return [...crossings, ...cities];
}

function unitLine(moment: Moment, unit: Unit): string {
  const board = boardOf(moment);
  const steps = unit.hq ? '' : t('tr-screen-text-steps', { left: unit.left, of: unit.steps });
  return t('tr-screen-text-unit', {
    unit: unit.name[lang()],
    values: values(unit),
    steps,
    hex: hexWords(board, unit.hex),
    state: say(state(viewOf(moment), unit), names(moment)),
  });
}
