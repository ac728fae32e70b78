/** The texts around the board: names, states, lists, the board as text. */
import type { Moment } from '../../api/protocol';
import { hasText, lang, pick, say, signed, t, type Lang, type Names, type Said } from '../../i18n';
import type { Figure, PieceGroup, PieceLook, Score, Step, StatusLook, TextSection } from '../../play/gameDisplay';
import { sideGender, sideName as nameOfSide, theSide } from '../../sides';
import { picture } from './pieces';
import { boardOf, goalsOf, levelAt, shortLabel, terrainAt, unitOf, unitsOf, viewOf, type Unit } from './lookup';
import type { Board, CardInfo, UnitType, View } from './view';

// ---------------------------------------------------------------- names
const nation = (side: number): string => (side === 1 ? 'soviet' : 'germany');
export const sideName = (side: number): string => nameOfSide(nation(side));

/** "@unit/12", "@hex/27", "@seat/0", "@card/4", "@objective/1" in words. */
export function names(moment: Moment): Names {
  const board = boardOf(moment);
  const label: Names = (reference, language) => {
    const [what, id] = cut(reference);
    switch (what) {
      case 'unit':
        return unitName(board, id, language);
      case 'hex':
        return shortLabel(board, id) || undefined;
      case 'card':
        return board.cards[id]?.name[language];
      case 'objective':
        return board.objectives[id]?.name[language];
      case 'seat':
        return sideName(id);
      default:
        return undefined;
    }
  };
  return Object.assign(label, {
    the: (reference: string, language: Lang): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return theSide(nation(id));
      if (what === 'objective') return place(board.objectives[id]?.name[language]);
      const type = what === 'unit' ? typeOf(board, id) : undefined;
      return type && `${type.the[language]} ${board.units[id]?.label ?? ''}`;
    },
    gender: (reference: string): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return sideGender(nation(id));
      return what === 'unit' && lang() === 'it' ? typeOf(board, id)?.gender : undefined;
    },
  });
}
const cut = (reference: string): [string, number] => {
  const [what = '', number] = reference.split('/');
  return [what, Number(number)];
};
const ARTICLE = /^(?:The |Il |Lo |La |L[’']|I |Gli |Le )/;
/** A place inside a sentence: "The bridge" becomes "the bridge", "Height 197" stays. */
const place = (name: string | undefined): string | undefined =>
  name && ARTICLE.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
const typeOf = (board: Board, id: number): UnitType | undefined => board.types[board.units[id]?.type ?? -1];
const unitName = (board: Board, id: number, language: Lang): string | undefined => {
  const type = typeOf(board, id);
  return type && `${type.name[language]} ${board.units[id]?.label ?? ''}`;
};

// ---------------------------------------------------------------- the strip
export function status(moment: Moment): StatusLook {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  return {
    turn: phase(view),
    steps: steps(board, view),
    unit: { key: 'st-screen-points' },
    scores: scores(board, view),
  };
}
const phase = (view: View): Said => ({ key: `st-screen-phase-${view.phase}` });

const steps = (board: Board, view: View): Step[] =>
  Array.from({ length: board.rounds }, (_, i) => {
    const said: Said = { key: 'st-screen-round', params: { round: i + 1 } };
    return {
      said,
      short: { key: 'st-screen-round-short', params: { round: i + 1 } },
      state: i + 1 < view.round ? 'done' : i + 1 === Math.max(view.round, 1) ? 'now' : 'next',
    };
  });

const scores = (board: Board, view: View): Score[] =>
  view.sides.map((side, seat) => ({
    seat,
    value: side.points,
    of: board.ends_at,
    said: {
      key: 'st-screen-score',
      params: { side: `@seat/${seat}`, points: side.points, losses: side.losses, cap: side.cap },
    },
  }));

// ---------------------------------------------------------------- units
export function state(unit: Unit): Said {
  const { now } = unit;
  if (now.place === 'reserve' && now.event >= 0)
    return { key: 'st-screen-arrives-event', params: { card: `@card/${now.event}` } };
  if (now.place !== 'map')
    return now.place === 'reserve' && now.arrives > 0
      ? { key: 'st-screen-arrives', params: { round: now.arrives } }
      : { key: `st-screen-place-${now.place}` };
  if (now.marker !== null) return { key: now.marker === 'down' ? 'st-screen-hit-unknown' : `st-marker-${now.marker}` };
  return { key: now.hidden ? `st-screen-hidden-${now.status}` : `st-screen-status-${now.status}` };
}

export function pieceLook(moment: Moment, id: number): PieceLook | null {
  const unit = unitOf(moment, id);
  if (!unit) return null;
  const gone = unit.now.place === 'destroyed' || unit.now.place === 'left';
  return {
    id,
    seat: unit.info.side,
    name: pick(unit.type.name),
    label: unit.info.label,
    picture: picture(unit, lang(), 46, 'mid'),
    state: state(unit),
    harm: unit.now.place === 'destroyed' ? 3 : unit.now.marker === null ? 0 : 1,
    spent: gone || unit.now.status === 'spent',
    figures: figures(boardOf(moment), unit),
  };
}

function figures(board: Board, unit: Unit): Figure[] {
  const { now, type } = unit;
  const one = (key: string, value: number | string): Figure => ({
    said: { key: `st-screen-${key}` },
    value: String(value),
  });
  const found = [
    one('fire', now.indirect > 0 ? `${now.fire} / ${now.indirect}` : now.fire || '–'),
    one('move', now.move || '–'),
    one('red', now.red),
    one('blue', now.blue),
  ];
  found.push(
    one('range', type.least > 0 ? `${type.least}–${now.range}` : now.range),
    one('defence', `${now.front} / ${now.flank}`),
  );
  if (now.place === 'map' && now.hex >= 0) found.push(one('where', shortLabel(board, now.hex)));
  for (const id of unit.info.cards) {
    const card = board.cards[id];
    if (card) found.push(one(now.used.includes(id) ? 'card-used' : 'card', pick(card.name)));
  }
  return found;
}

const PLACES = ['map', 'waiting', 'reserve', 'left', 'destroyed'] as const;
/** Side by side, one's own first: those on the map, those to come, those lost. */
export function roster(moment: Moment): PieceGroup[] {
  const units = unitsOf(moment);
  const first = moment.eyes === 1 ? 1 : 0;
  return [first, 1 - first].flatMap((side) =>
    PLACES.flatMap((place) => {
      const of = units.filter((unit) => unit.info.side === side && unit.now.place === place);
      return of.length === 0
        ? []
        : [
            {
              id: `${side}-${place}`,
              title: t(`st-screen-group-${place}`),
              seat: side,
              note: { key: 'st-screen-count', params: { count: of.length } },
              pieces: of.flatMap((unit) => pieceLook(moment, unit.info.id) ?? []),
            },
          ];
    }),
  );
}

// ---------------------------------------------------------------- hexes
/** "G08, woods, level 1, smoke +2" with what it does to those who stand there. */
export function hexFacts(board: Board, view: View, hex: number): string[] {
  const terrain = terrainAt(board, hex);
  const level = levelAt(board, hex);
  const found = [shortLabel(board, hex), t(`st-terrain-${terrain?.key ?? 'open'}`)];
  if (level < 0) found.push(t(board.openings.includes(hex) ? 'st-screen-gully-open' : 'st-screen-gully'));
  else if (level > 0) found.push(t('st-screen-level', { level }));
  if (terrain && terrain.cover !== 0) found.push(t('st-screen-cover', { cover: signed(terrain.cover) }));
  const smoke = view.smoke.find((one) => one.hex === hex);
  if (smoke) found.push(t('st-screen-smoke', { smoke: signed(smoke.smoke) }));
  const objective = board.objectives.find((one) => one.hex === hex);
  if (objective) found.push(pick(objective.name));
  return found;
}

// ---------------------------------------------------------------- cards
/** What a card costs, in a word. */
export function cost(card: CardInfo): string {
  const { cost_ap: ap, cost_cap: cap } = card;
  if (ap <= 0 && cap <= 0) return t('st-screen-free');
  if (ap < 0) return t('st-screen-cost-cap', { cap });
  return cap < 0
    ? t('st-screen-cost-ap', { ap })
    : ap === cap
      ? t('st-screen-cost-either', { ap })
      : t('st-screen-cost-both', { ap, cap });
}
export const cardText = (card: CardInfo, called: Names): string =>
  card.text
    .filter((one) => hasText(one.key))
    .map((one) => say(one, called))
    .join(' ');

// ---------------------------------------------------------------- the board as text
export function text(moment: Moment): TextSection[] {
  const units = unitsOf(moment);
  const sides = [0, 1].map((side) => ({
    title: t('st-screen-text-units', { side: sideName(side) }),
    lines: [],
    pieces: units
      .filter((unit) => unit.info.side === side && unit.now.place === 'map')
      .map((unit) => ({ id: unit.info.id, words: unitLine(moment, unit) })),
  }));
  const coming = units
    .filter((unit) => unit.now.place === 'reserve' || unit.now.place === 'waiting')
    .map((unit) => ({ id: unit.info.id, words: unitLine(moment, unit) }));
  const found: TextSection[] = [
    { title: t('st-screen-text-standing'), lines: standing(moment) },
    { title: t('st-screen-text-hexes'), lines: objectives(moment) },
    ...sides,
  ];
  return coming.length > 0 ? [...found, { title: t('st-screen-group-reserve'), lines: [], pieces: coming }] : found;
}

function standing(moment: Moment): string[] {
  const [board, view, called] = [boardOf(moment), viewOf(moment), names(moment)];
  const { turn } = status(moment);
  const lines = [`${t('st-screen-text-round', { round: view.round, of: view.rounds })} ${say(turn, called)}`];
  view.sides.forEach((side, i) =>
    lines.push(
      t('st-screen-text-side', {
        side: sideName(i),
        points: side.points,
        cap: side.cap,
        most: side.cap_most,
        ap: side.ap,
        losses: side.losses,
        hand: side.hand,
      }),
    ),
  );
  const own = view.sides.find((side) => side.cards !== null)?.cards;
  const held = (own ?? []).flatMap((count, id) =>
    count > 0 && board.cards[id]
      ? [`${count > 1 ? `${count} × ` : ''}${pick(board.cards[id].name)}: ${cardText(board.cards[id], called)}`]
      : [],
  );
  view.sides.forEach(
    (side, i) =>
      side.objectives > 0 && lines.push(t('st-screen-text-goals', { side: sideName(i), count: side.objectives })),
  );
  const goals = goalsOf(moment).map(({ side, card }) =>
    t('st-screen-text-goal', { side: sideName(side), card: `${pick(card.name)}: ${cardText(card, called)}` }),
  );
  return [
    ...lines,
    ...goals,
    ...held.map((line) => t('st-screen-text-card', { card: line })),
    t('st-screen-text-deck', { deck: view.deck }),
  ];
}

function objectives(moment: Moment): string[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const owner = (side: number | undefined): string =>
    side === 0 || side === 1 ? sideName(side) : t('st-screen-nobody');
  const places = board.objectives.map((one) =>
    t('st-screen-text-objective', {
      name: pick(one.name),
      hex: shortLabel(board, one.hex),
      side: owner(view.control[one.id]),
      points: worth(one),
    }),
  );
  return [
    ...places,
    ...view.smoke.map((one) =>
      t('st-screen-text-smoke', { hex: shortLabel(board, one.hex), smoke: signed(one.smoke) }),
    ),
  ];
}
/** "each round 1 / 1, at the end 0 / 2" */
export const worth = (one: Board['objectives'][number]): string => {
  const parts: string[] = [];
  if (one.round[0] || one.round[1])
    parts.push(t('st-screen-each-round', { german: one.round[0], soviet: one.round[1] }));
  if (one.final[0] || one.final[1]) parts.push(t('st-screen-at-end', { german: one.final[0], soviet: one.final[1] }));
  return parts.join(', ');
};

function unitLine(moment: Moment, unit: Unit): string {
  const board = boardOf(moment);
  const where = unit.now.hex >= 0 ? `${hexFacts(board, viewOf(moment), unit.now.hex).join(', ')}` : '–';
  const facing =
    unit.type.all_round || unit.now.hidden || unit.now.place !== 'map'
      ? ''
      : t('st-screen-text-faces', { facing: t(`st-facing-${unit.now.face}`) });
  const values = figures(board, unit)
    .filter((one) => one.said.key !== 'st-screen-where')
    .map((one) => `${say(one.said)} ${one.value}`)
    .join(', ');
  return t('st-screen-text-unit', {
    unit: `${pick(unit.type.name)} ${unit.info.label}`,
    where,
    facing,
    state: say(state(unit), names(moment)),
    values,
  });
}
