/** The texts around the table: names, score, men, the table as text. */
import type { Moment } from '../../api/protocol';
import { bust } from '../../board/cards/art';
import { groupWords, manWords } from '../../board/cards/words';
import { lang, pick, say, signed, t, type Lang, type Names, type Said } from '../../i18n';
import { seedOf } from '../../draw/geometry';
import type { Figure, PieceGroup, PieceLook, Score, Step, StatusLook, TextSection } from '../../play/gameDisplay';
import { sideGender, sideName as nameOfSide, theSide } from '../../sides';
import { actionCard, manOf, sideOf, titleOf } from './cards';
import { boardOf, colour, groupsOf, nearSide, PEOPLES, viewOf, weaponInfo, weaponOf } from './lookup';
import type { Board, CardInfo, ManState, View } from './view';
import { cardWords } from '../../board/cards/words';

// ---------------------------------------------------------------- names
const nationOf = (board: Board, side: number): string => PEOPLES[board.nations[side] ?? 'german'];
export const sideName = (board: Board, side: number): string => nameOfSide(nationOf(board, side));

/** "@man/3", "@group/4", "@card/17" (with its random number), "@face/17", "@weapon/3", "@seat/0" in words. */
export function names(moment: Moment): Names {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const label: Names = (reference, language) => {
    const [what, id] = cut(reference);
    switch (what) {
      case 'man':
        return manName(board, id, language);
      case 'group':
        return groupName(board, view, id);
      case 'card':
        return cardName(board.cards[id], true);
      case 'face':
        return cardName(board.cards[id], false);
      case 'weapon':
        return weaponInfo(board, id)?.name[language];
      case 'seat':
        return id === 0 || id === 1 ? sideName(board, id) : undefined;
      default:
        return undefined;
    }
  };
  return Object.assign(label, {
    the: (reference: string, language: Lang): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return theSide(nationOf(board, id));
      if (what === 'weapon') return weaponInfo(board, id)?.the[language];
      return what === 'group' ? t('uf-screen-the-group', { group: groupName(board, view, id) }) : undefined;
    },
    gender: (reference: string): string | undefined => {
      const [what, id] = cut(reference);
      if (what === 'seat') return sideGender(nationOf(board, id));
      return lang() === 'it' ? (GENDERS[what] ?? weaponInfo(board, id)?.gender) : undefined;
    },
  });
}
const cut = (reference: string): [string, number] => {
  const [what = '', number] = reference.split('/');
  return [what, Number(number)];
};
/** By what is referred to; weapons have their own. */
const GENDERS: Readonly<Record<string, string>> = { man: 'm', group: 'm', card: 'f', face: 'f' };
function manName(board: Board, id: number, language: Lang): string | undefined {
  const info = board.men[id];
  return info && [info.rank[language], info.name].filter(Boolean).join(' ');
}
function groupName(board: Board, view: View, id: number): string {
  const group = view.groups.find((one) => one.id === id);
  const nation = board.nations[id < 4 ? 0 : 1];
  return t('uf-screen-group', {
    nation,
    letter: group?.letter || group?.founding || group?.announced || 'ABCD'[id % 4] || '',
  });
}
/** "Fire 4 (88)", "Rally 2 / Radio (46), black 3". */
export function cardName(card: CardInfo | undefined, random: boolean): string | undefined {
  if (!card) return undefined;
  const uses = card.functions.map((one) =>
    ['fire', 'rally', 'concealed'].includes(one.as)
      ? `${titleOf(card, one.as)} ${one.as === 'concealed' ? signed(one.value) : one.value}`
      : titleOf(card, one.as),
  );
  const name = t('uf-screen-card', { name: uses.join(' / '), number: card.number });
  return random ? `${name}, ${randomWords(card)}` : name;
}
export const randomWords = (card: CardInfo): string =>
  t('uf-screen-random', { colour: card.red ? 'red' : 'black', n: card.random });

// ---------------------------------------------------------------- the strip
export function status(moment: Moment): StatusLook {
  const view = viewOf(moment);
  return { turn: turnWords(moment), steps: steps(view), unit: { key: 'uf-screen-points' }, scores: scores(view) };
}
/** The step, and whose turn it is; the other side is asked in it, too. */
function turnWords(moment: Moment): Said {
  const view = viewOf(moment);
  const step = t(`uf-step-${view.step}`);
  if (view.player_turn === 0 || view.step === 'ending') return { key: 'uf-screen-turn-none', params: { step } };
  return {
    key: moment.eyes === view.side ? 'uf-screen-turn-own' : 'uf-screen-turn-of',
    params: { nation: boardOf(moment).nations[view.side] ?? 'german', step },
  };
}
const steps = (view: View): Step[] =>
  Array.from({ length: view.decks }, (_, i) => {
    const params = { deck: i + 1 };
    return {
      said: { key: 'uf-screen-deck', params },
      short: { key: 'uf-screen-deck-short', params },
      state: i + 1 < view.deck ? 'done' : i + 1 === view.deck ? 'now' : 'next',
    };
  });
const scores = (view: View): Score[] =>
  view.sides.map((side, seat) => ({
    seat,
    value: side.points,
    of: 0,
    said: {
      key: 'uf-screen-score',
      params: { side: `@seat/${seat}`, points: side.points, lost: side.lost, breaks: side.breaks },
    },
  }));

// ---------------------------------------------------------------- men
function stateOf(man: ManState): Said {
  if (man.fate !== 'in-play') return { key: `uf-fate-${man.fate}` };
  const mark = ['berserk', 'pinned', 'heroic', 'moving-over'].find((one) => man.marks.includes(one));
  return { key: mark ? `uf-mark-${mark}` : man.jammed ? 'uf-screen-mark-jammed' : 'uf-screen-fit' };
}
export function pieceLook(moment: Moment, id: number): PieceLook | null {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const [info, man] = [board.men[id], view.men[id]];
  if (!info || !man) return null;
  const pinned = man.marks.includes('pinned');
  return {
    id,
    seat: info.side,
    name: [pick(info.rank), info.name].filter(Boolean).join(' '),
    label: man.fate === 'in-play' ? (view.groups.find((group) => group.id === man.group)?.letter ?? '') : '',
    picture: `<g transform="translate(-30 -24)">${bust(colour(info.nation), seedOf(String(id), info.name) % 997)}</g>`,
    state: stateOf(man),
    harm: man.fate === 'killed' ? 3 : man.fate !== 'in-play' ? 2 : pinned ? 1 : 0,
    spent: man.fate !== 'in-play',
    figures: figures(board, man, pinned),
  };
}
function figures(board: Board, man: ManState, pinned: boolean): Figure[] {
  const one = (key: string, value: string | number): Figure => ({
    said: { key: `uf-screen-figure-${key}` },
    value: String(value),
  });
  const weapon = weaponOf(board, man);
  const found = [
    one('weapon', weapon ? pick(weapon.name) : t('uf-screen-unarmed')),
    one('power', man.power.join(' ')),
    pinned ? one('panic', man.panic) : one('morale', man.morale),
    one('kia', man.kia),
    one('close', man.close),
  ];
  const second = weaponInfo(board, man.second);
  if (second) found.push(one('second', pick(second.name)));
  return found;
}

/** Group by group, one's own first; then those who have left. */
export function roster(moment: Moment): PieceGroup[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const look = (ids: readonly number[]): PieceLook[] => ids.flatMap((id) => pieceLook(moment, id) ?? []);
  const near = nearSide(moment);
  return [near, 1 - near].flatMap((side) => {
    const groups = groupsOf(view, side)
      .filter((group) => group.men.length > 0)
      .map((group) => ({
        id: String(group.id),
        title: t('uf-screen-group-title', { letter: group.letter || group.founding, chit: group.chit }),
        seat: side,
        note: { key: 'uf-screen-men', params: { men: group.men.length } },
        pieces: look(group.men),
      }));
    const gone = view.men
      .filter((man) => man.fate !== 'in-play' && board.men[man.id]?.side === side)
      .map((man) => man.id);
    return gone.length === 0
      ? groups
      : [
          ...groups,
          {
            id: `gone-${side}`,
            title: t('uf-screen-gone'),
            seat: side,
            note: { key: 'uf-screen-men', params: { men: gone.length } },
            pieces: look(gone),
          },
        ];
  });
}

// ---------------------------------------------------------------- the table as text
export function text(moment: Moment): TextSection[] {
  const near = nearSide(moment);
  return [
    { title: t('uf-screen-text-standing'), lines: standing(moment) },
    ...[near, 1 - near].map((side) => sideText(moment, side)),
    { title: t('uf-screen-text-ranges'), lines: rangesText(moment) },
  ];
}
function standing(moment: Moment): string[] {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const found = [
    t('uf-screen-text-deck', { deck: view.deck, decks: view.decks, pile: view.pile, discards: view.discarded.count }),
    t(`uf-step-${view.step}`),
  ];
  view.sides.forEach((side, i) =>
    found.push(
      t('uf-screen-text-side', {
        side: sideName(board, i),
        points: side.points,
        lost: side.lost,
        men: side.men,
        breaks: side.breaks,
        hand: side.hand,
        limit: side.limit,
      }),
    ),
  );
  for (const held of view.hand ?? []) {
    const card = actionCard(board, held.card, moment.eyes);
    if (card)
      found.push(t('uf-screen-text-hand', { number: board.cards[held.card]?.number ?? 0, card: cardWords(card) }));
  }
  return found;
}
function sideText(moment: Moment, side: number): TextSection {
  const [board, view, shown] = [boardOf(moment), viewOf(moment), sideOf(moment, side)];
  return {
    title: sideName(board, side),
    lines: shown.groups.map((group) => groupWords(shown, group)),
    pieces: groupsOf(view, side).flatMap((group) =>
      group.men.flatMap((id) => {
        const man = manOf(board, view, id);
        return man
          ? [
              {
                id,
                words: t('uf-screen-text-man', {
                  letter: group.letter || group.founding,
                  man: manWords(man, undefined),
                  marks: [say(stateOf(view.men[id] as ManState)), ...(man.marks ?? []).map((mark) => mark.text)].join(
                    ', ',
                  ),
                }),
              },
            ]
          : [];
      }),
    ),
  };
}
const rangesText = (moment: Moment): string[] => {
  const called = names(moment);
  const name = (id: number): string => called(`group/${id}`, lang()) ?? '';
  return viewOf(moment).ranges.map((pair) =>
    t('uf-screen-text-range', {
      group: name(pair.group),
      enemy: name(pair.enemy),
      range: pair.range,
      power: pair.power[0],
      back: pair.power[1],
    }),
  );
};
