/** Cards and men of this game as the card table draws them. */
import type { Moment } from '../../api/protocol';
import type {
  ActionCard,
  ArtKind,
  CardKind,
  CardSide,
  CardUse,
  Group,
  Laid,
  LyingWeapon,
  Land,
  Man,
  ManMark,
  RangeLine,
  Weapon,
} from '../../board/cards/types';
import { pick, signed, t } from '../../i18n';
import { figuresOf } from '../../play/odds';
import { picked } from './picked.svelte';
import { preparedAttack } from './present';
import { sideName } from '../../sides';
import { boardOf, colour, groupsOf, nearSide, pairOf, PEOPLES, viewOf, weaponInfo, weaponOf } from './lookup';
import type { Board, CardInfo, Fn, GroupState, ManState, Nation, GroupPair, StackCard, View } from './view';

// ---------------------------------------------------------------- action cards
const KINDS: Readonly<Record<Fn, CardKind>> = {
  terrain: 'terrain',
  movement: 'move',
  fire: 'fire',
  rally: 'rally',
  'rally-all': 'rally',
  concealed: 'conceal',
  smoke: 'special',
  wire: 'special',
  hero: 'special',
  sniper: 'special',
  radio: 'special',
};
const ARTS: Readonly<Partial<Record<Fn, ArtKind>>> = {
  smoke: 'smoke',
  wire: 'wire',
  hero: 'hero',
  sniper: 'sniper',
  radio: 'radio',
};
const NATIONS: readonly Nation[] = ['german', 'american', 'russian'];

/** The word on the band: what it is played as, or the kind of terrain. */
export const titleOf = (card: CardInfo, as: Fn): string => {
  if (as === 'terrain') return t(`uf-screen-land-${card.terrain || 'open'}`);
  return t(
    as === 'movement' && card.movement !== 'plain' && card.movement !== ''
      ? `uf-screen-fn-movement-${card.movement}`
      : `uf-screen-fn-${as}`,
  );
};
function figure(card: CardInfo, as: Fn, value: number): string | undefined {
  if (as === 'fire' || as === 'rally') return String(value);
  if (as === 'terrain') return card.terrain === 'minefield' ? String(card.strength) : signed(value);
  return as === 'concealed' || as === 'smoke' || as === 'wire' ? signed(value) : undefined;
}
const numbersOf = (list: readonly number[]): string => list.join(', ');
function lineOf(card: CardInfo, as: Fn, value: number): string {
  const breeze = card.breeze ? ` ${t('uf-screen-text-breeze')}` : '';
  if (as === 'terrain')
    return t(
      card.terrain === 'minefield'
        ? 'uf-screen-text-minefield'
        : ['marsh', 'stream', 'gully', 'hill', 'pillbox', 'wall'].includes(card.terrain)
          ? `uf-screen-text-${card.terrain}`
          : 'uf-screen-text-terrain',
      { threshold: card.threshold },
    );
  if (as === 'sniper') return t('uf-screen-text-sniper', { kills: numbersOf(card.kills), pins: numbersOf(card.pins) });
  return (
    t(
      as === 'movement' && card.movement !== '' && card.movement !== 'plain'
        ? `uf-screen-text-movement-${card.movement}`
        : `uf-screen-text-${as}`,
      { value, need: card.functions.length > 1 ? 0 : card.need },
    ) + breeze
  );
}
function useOf(card: CardInfo, one: CardInfo['functions'][number], nation: Nation | null): CardUse {
  const value = figure(card, one.as, one.value);
  const split = one.nations.length < NATIONS.length;
  return {
    kind: KINDS[one.as],
    title: titleOf(card, one.as),
    text: lineOf(card, one.as, one.value),
    ...(value !== undefined && { value }),
    ...(one.as === 'fire' && { need: card.need }),
    ...(one.as === 'terrain' && { land: card.terrain || 'open' }),
    ...(ARTS[one.as] && { art: ARTS[one.as] }),
    ...(split && { nations: one.nations.map(colour) }),
    ...(nation !== null && split && !one.nations.includes(nation) && { useless: true }),
  };
}
export function actionCard(board: Board, id: number, side: number, off = false): ActionCard | null {
  const card = board.cards[id];
  if (!card) return null;
  const nation = board.nations[side] ?? null;
  return {
    id: String(id),
    label: String(card.number),
    uses: card.functions.map((one) => useOf(card, one, nation)),
    number: card.random,
    red: card.red,
    columns: card.positions.map((n, i) => ({ n: n % 10, red: card.reds[i] ?? false })),
    off,
  };
}

// ---------------------------------------------------------------- men
const ARMS: Readonly<Record<string, Weapon>> = {
  rifle: 'rifle',
  'bolt-rifle': 'rifle',
  carbine: 'carbine',
  'assault-rifle': 'self-loader',
  'automatic-rifle': 'self-loader',
  mp: 'smg',
  lmg: 'lmg',
  mmg: 'mg',
  bar: 'lmg-box',
  pistol: 'pistol',
  flamethrower: 'flame',
  mortar: 'mortar',
  bazooka: 'rocket',
  panzerschreck: 'rocket',
  charge: 'charge',
  'american-rifle': 'self-loader',
  'russian-mp': 'smg-drum',
  'russian-lmg': 'lmg-pan',
};
export const armOf = (key: string): Weapon => ARMS[key] ?? ARMS[key.slice(key.indexOf('-') + 1)] ?? 'rifle';

const MARKS: Readonly<Record<string, ManMark['kind']>> = {
  heroic: 'good',
  berserk: 'bad',
  target: 'bad',
  'held-out': 'plain',
  named: 'good',
  'moving-over': 'plain',
};
const letterOf = (view: View, id: number | undefined): string =>
  view.groups.find((group) => group.id === id)?.letter ?? '';
function marksOf(board: Board, view: View, man: ManState): ManMark[] {
  const bound = letterOf(view, view.decision.named.find((one) => one.man === man.id)?.group);
  const found: ManMark[] = man.marks.flatMap((mark) =>
    MARKS[mark] ? [{ kind: MARKS[mark], text: t(`uf-screen-mark-${mark}`, { letter: bound || 'none' }) }] : [],
  );
  if (man.jammed) found.unshift({ kind: 'bad', text: t('uf-screen-mark-jammed') });
  if (man.inside >= 0)
    found.unshift({ kind: 'good', text: t('uf-screen-mark-inside', { letter: letterOf(view, man.inside) }) });
  if (man.serves >= 0) found.push({ kind: 'plain', text: t('uf-screen-mark-serves') });
  const second = weaponInfo(board, man.second);
  if (second) found.push({ kind: 'plain', text: t(`uf-screen-mark-${second.key}`) });
  return found;
}
export function manOf(board: Board, view: View, id: number): Man | null {
  const [info, man] = [board.men[id], view.men[id]];
  if (!info || !man) return null;
  const weapon = weaponOf(board, man);
  const rank = info.commissar ? t('uf-screen-rank-commissar') : info.leader ? t(`uf-screen-rank-${info.leader}`) : '';
  return {
    id: String(id),
    name: info.name,
    ...(rank && { rank }),
    weapon: weapon ? armOf(weapon.key) : 'unarmed',
    armed: weapon ? pick(weapon.name) : t('uf-screen-unarmed'),
    firepower: man.power,
    morale: man.morale,
    panic: man.panic,
    kia: man.kia,
    kiaPinned: man.kia,
    pinned: man.marks.includes('pinned'),
    acted: !man.fires,
    bracketed: man.bracketed,
    marks: marksOf(board, view, man),
  };
}

// ---------------------------------------------------------------- groups
const ICONS: Readonly<Record<string, NonNullable<Laid['icon']>>> = {
  forward: 'forward',
  back: 'back',
  sideways: 'sideways',
  down: 'down',
  offered: 'offered',
};
/** The cards that lie on a group above the ground it holds, from the bottom up. */
function laidOf(board: Board, group: GroupState): Laid[] {
  return group.stack.flatMap((one, i): Laid[] => {
    if (one.card === group.ground && one.card >= 0 && group.ground >= 0) return [];
    const beneath = group.stack.findIndex((other) => other.card === group.ground && other.card >= 0) > i;
    return beneath ? [] : [laid(board, one)];
  });
}
/** The modifier on a card of smoke or wire. */
const printed = (board: Board, one: StackCard): string =>
  signed(board.cards[one.card]?.functions.find((use) => use.as === one.as)?.value ?? 0);
function laid(board: Board, one: StackCard): Laid {
  const icon = ICONS[one.way];
  const shown = (kind: Laid['kind'], text: string): Laid => ({ kind, text, ...(icon && { icon }) });
  if (one.way === 'offered') return shown('terrain', t('uf-screen-offered', { terrain: terrainName(board, one.card) }));
  switch (one.as) {
    case 'movement':
      return shown('move', t(`uf-screen-way-${one.way}`));
    case 'smoke':
      return shown('smoke', t('uf-screen-smoke', { value: printed(board, one) }));
    case 'wire':
      return shown('wire', t('uf-screen-wire', { value: printed(board, one) }));
    case 'open':
      return shown('other', t('uf-screen-face-down'));
    default:
      return shown('terrain', terrainName(board, one.card));
  }
}
const terrainName = (board: Board, card: number): string => t(`uf-screen-land-${board.cards[card]?.terrain || 'open'}`);

/** Weapons without an owner in the group, those of a kind together (18.1). */
export function lyingIn(board: Board, view: View, group: number): LyingWeapon[] {
  const found: LyingWeapon[] = [];
  for (const weapon of view.weapons) {
    const info = weapon.lies === group ? weaponInfo(board, weapon.id) : null;
    if (!info) continue;
    const same = found.find((one) => one.name === pick(info.name) && one.jammed === weapon.jammed);
    if (same) same.count += 1;
    else found.push({ weapon: armOf(info.key), name: pick(info.name), count: 1, jammed: weapon.jammed });
  }
  return found;
}

function trayOf(board: Board, view: View, group: GroupState): Group {
  const notes: Laid[] = [];
  if (group.infiltrators.length > 0)
    notes.push({ kind: 'other', text: t('uf-screen-infiltrated', { men: group.infiltrators.length }) });
  if (group.encircled) notes.push({ kind: 'other', text: t('uf-screen-encircled') });
  if (group.announced) notes.push({ kind: 'other', text: t('uf-screen-announced', { letter: group.announced }) });
  return {
    id: String(group.id),
    letter: group.letter || group.founding || '–',
    chit: group.chit,
    terrain:
      group.terrain === 'open'
        ? null
        : { land: group.terrain as Land, name: t(`uf-screen-land-${group.terrain}`), cover: signed(group.modifier) },
    laid: [...laidOf(board, group), ...notes],
    lying: lyingIn(board, view, group.id),
    men: group.men.flatMap((id) => manOf(board, view, id) ?? []),
    acted: group.acted,
  };
}

const HOW = { killed: 'killed', routed: 'routed', captured: 'captured' } as const;
export function sideOf(moment: Moment, side: number): CardSide {
  const [board, view] = [boardOf(moment), viewOf(moment)];
  const shown = groupsOf(view, side).filter((group) => group.men.length > 0 || group.stack.length > 0);
  const gone = view.men.flatMap((man) =>
    man.fate !== 'in-play' && board.men[man.id]?.side === side
      ? [{ name: board.men[man.id]?.name ?? '', how: HOW[man.fate] }]
      : [],
  );
  const nation = board.nations[side] ?? 'german';
  return {
    mark: colour(nation),
    name: sideName(PEOPLES[nation]),
    groups: shown.map((group) => trayOf(board, view, group)),
    ...(side !== moment.eyes && {
      hand: view.sides[side]?.hand ?? 0,
      held:
        side === nearSide(moment)
          ? []
          : (view.sides[side]?.held ?? []).flatMap((id) => actionCard(board, id, side) ?? []),
    }),
    gone,
  };
}

// ---------------------------------------------------------------- ranges
/** The two groups of the current attack, or of the one under consideration. */
export function attackOf(
  moment: Moment,
  aimed: { group: number; target: number } | null,
): { group: number; target: number } | null {
  const { decision } = viewOf(moment);
  const goes =
    ['aim', 'conceal', 'commit', 'save'].includes(decision.kind) &&
    decision.group >= 0 &&
    decision.target >= 0 &&
    ['', 'fire', 'commissar'].includes(decision.purpose);
  return goes ? decision : aimed;
}
/** The label of a range line: firepower and modifier of the selected group, if any. */
function noteOf(pair: GroupPair, from: number): string {
  const i = pair.group === from ? 0 : 1;
  if (pair.blocked[i]) return t('uf-screen-blocked');
  return pair.power[i] > 0
    ? t('uf-screen-power', { power: pair.power[i], modifier: signed(pair.modifier[i]) })
    : t('uf-screen-no-power');
}
/** How often the attack works that is being prepared. */
function chanceOf(moment: Moment): string {
  const odds = preparedAttack(moment)?.odds;
  return odds?.length ? t('flow-works-share', { chance: figuresOf(odds).works }) : '';
}
export function linesOf(moment: Moment, attack: { group: number; target: number } | null): RangeLine[] {
  const view = viewOf(moment);
  const near = nearSide(moment);
  const held = picked(moment.n).group;
  return view.ranges.map((pair) => {
    const [own, other] = near === 0 ? [pair.group, pair.enemy] : [pair.enemy, pair.group];
    const hot =
      attack !== null && [attack.group, attack.target].includes(own) && [attack.group, attack.target].includes(other);
    const from = hot ? attack.group : held === own || held === other ? held : -1;
    const [a, b] = hot && attack.group === other ? [other, own] : [own, other];
    // A demolition charge goes off without a card.
    const goes =
      hot &&
      view.decision.group === attack.group &&
      (view.decision.cards.length > 0 || view.decision.kind === 'conceal');
    const note = goes
      ? t('uf-screen-strength', { strength: view.decision.strength })
      : from >= 0
        ? noteOf(pair, from)
        : '';
    const said = [note, hot && attack.group === view.decision.group ? chanceOf(moment) : '']
      .filter(Boolean)
      .join(' · ');
    return {
      from: String(a),
      to: String(b),
      range: pair.range,
      ...(hot && { attack: true }),
      ...(said && { note: said }),
    };
  });
}
/** The range at which the firepower of a group is read: of the attack, or to the enemy group of the same letter, or
 * to the nearest. */
export function rangesOf(moment: Moment, attack: { group: number; target: number } | null): Record<string, number> {
  const view = viewOf(moment);
  const found: Record<string, number> = {};
  for (const group of view.groups) {
    const against = attack?.group === group.id ? attack.target : attack?.target === group.id ? attack.group : -1;
    const facing = view.groups.find(
      (other) => other.side !== group.side && other.letter === group.letter && other.letter !== '',
    );
    const pair = pairOf(view, group.id, against >= 0 ? against : (facing?.id ?? -1));
    const all = view.ranges.filter((one) => one.group === group.id || one.enemy === group.id).map((one) => one.range);
    const range = pair?.range ?? (all.length > 0 ? Math.max(...all) : undefined);
    if (range !== undefined) found[String(group.id)] = range;
  }
  return found;
}
