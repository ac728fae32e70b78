/** Small moments of this game, for tests: two groups a side, three Germans, two Americans, a few cards. */
import type { Choice, Moment } from '../../api/wire';
import type { Hand } from '../../play/face';
import type { Board, CardInfo, GroupState, ManInfo, ManState, Pending, SideState, View } from './view';

const ALL: CardInfo['functions'][number]['nations'] = ['german', 'american', 'russian'];
export const card = (id: number, as: CardInfo['functions'][number]['as'], value: number, more: Partial<CardInfo> = {}): CardInfo => ({
  id, number: id + 1, functions: [{ as, value, nations: ALL }], terrain: '', need: 0, movement: '', random: 3, red: false, positions: [1, 2, 3, 1, 4, 6, 2, 5, 9, 10],
  reds: [true, true, false, false, false, false, false, false, false, false], breeze: false, kills: [], pins: [], strength: 0, threshold: 0, dead: [false, false], ...more,
});
const man = (id: number, name: string, side: number, weapon: number): ManInfo => ({
  id, key: name.toLowerCase(), name, rank: { it: 'Sold.', en: 'Pvt' }, nation: side === 0 ? 'german' : 'american', side, leader: id === 0 ? 'sl' : '', commissar: false, weapon, points: 9,
  morale: 4, panic: 5, kia: 8, kia_pinned: 9, close: { armed: 8, unarmed: 4, pinned_armed: 6, pinned_unarmed: 0 },
});
const none = { black: [], red: [] };
export const board: Board = {
  scenario: 'two-patrols', title: { it: 'Due pattuglie', en: 'Two patrols' }, options: {}, level: 16, nations: ['german', 'american'], attacker: -1, first: 0, decks: 2, clock_winner: -1,
  goals: [{ side: 0, kind: 'chit', men: 4, reach: 4, cover: true }], pillbox: -1, snipers: [1, 1], removed: [], hands: [5, 6], breaks: [6, 7],
  cards: [
    card(0, 'terrain', -2, { terrain: 'woods' }), card(1, 'movement', 1, { movement: 'plain' }), card(2, 'fire', 4, { need: 8 }), card(3, 'rally', 2, { red: true, random: 5 }),
    card(4, 'rally', 1, { functions: [{ as: 'rally', value: 1, nations: ['german'] }, { as: 'radio', value: 0, nations: ['american', 'russian'] }] }), card(5, 'terrain', 0, { terrain: 'minefield', strength: 3, threshold: 2 }),
    card(6, 'fire', 2, { need: 4 }),
  ],
  weapons: [
    { id: 0, key: 'german-rifle', name: { it: 'fucile', en: 'rifle' }, traits: ['rifle'], power: [1, 1, 1, 2, 2, 3], alone: null, close: 5, repaired: none, lost: none },
    { id: 1, key: 'russian-mp', name: { it: 'mitra', en: 'machine pistol' }, traits: [], power: [0, 0, 1, 2, 4, 5], alone: null, close: 6, repaired: none, lost: none },
  ],
  men: [man(0, 'Ostertag', 0, 1), man(1, 'Petersen', 0, 0), man(2, 'Quast', 0, 0), man(3, 'Barlow', 1, 0), man(4, 'Kovacs', 1, 0)],
};
const GROUPS = [0, 0, 1, 4, 5];
export const manState = (id: number, more: Partial<ManState> = {}): ManState => ({
  id, group: GROUPS[id] ?? 0, pos: 1, fate: 'in-play', marks: [], weapon: id, captured: false, jammed: false, kept: false, serves: -1, second: '', inside: -1, bound: -1, fires: true, bracketed: false,
  power: [1, 1, 1, 2, 2, 3], morale: 4, panic: 5, kia: 8, close: 8, ...more,
});
export const group = (id: number, letter: string, men: number[], more: Partial<GroupState> = {}): GroupState => ({
  id, side: id < 4 ? 0 : 1, letter, founding: '', chit: 1, men, stack: [], terrain: 'open', ground: -1, modifier: 0, moving: false, offered: -1, smoke: 0, wire: 0, acted: false, stays: false,
  exchanging: false, announced: '', flanks: [], behind: [], encircled: null, sniped: false, infiltrators: [], arriving: [], ...more,
});
const side = (nation: SideState['nation']): SideState => ({
  nation, hand: 5, held: null, limit: 5, limit_parts: [], points: 2, points_parts: [], men: 3, lost: 0, killed: 0, routed: 0, captured: 0, breaks: 6, leader: 0, sniper_checks: 0, passed: false,
});
export const pending = (kind: Pending['kind'], more: Partial<Pending> = {}): Pending => ({
  kind, side: 0, purpose: '', group: -1, target: -1, man: -1, card: -1, weapon: -1, left: 0, by: 0, cards: [], power: 0, needed: 0, strength: 0, targets: [], named: [], fight: null, ...more,
});
export const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action, verb: action.split(' ')[0] ?? '', words: { key: 'x', params: {} }, piece: -1, target: -1, x: -1, y: -1, face: -1, hex: -1, via: -1, card: -1, group: -1, weapon: -1, way: -1, odds: null, ...more,
});
const pair = (a: number, b: number, range: number) => ({ group: a, enemy: b, range, sum: range, power: [6, 3] as [number, number], modifier: [-1, 0] as [number, number], blocked: [false, false] as [boolean, boolean] });

let n = 0;
export function moment(view: Partial<View>, choices: Choice[] = [], eyes = 0): Moment {
  const whole: View = {
    turn: 1, turns: 2, player_turn: 3, deck: 1, decks: 2, time_up: false, step: 'acting', side: 0, acted: false, discards: 0, windy: false, sides: [side('german'), side('american')],
    groups: [group(5, 'B', [4]), group(0, 'A', [0, 1]), group(1, 'B', [2]), group(4, 'A', [3])], men: board.men.map((one) => manState(one.id)), weapons: [], ranges: [pair(0, 4, 2), pair(0, 5, 3), pair(1, 4, 1), pair(1, 5, 0)],
    hand: [{ card: 1, as: ['movement'], dead: false, chosen: false }], pile: 120, discarded: { count: 9, seen: [] }, out: [], table: [], action: pending('act'), ...view,
  };
  const shown = whole as unknown as Moment['view'];
  // Each is another situation: what was picked in one is forgotten in the next.
  n += 1;
  return { n, eyes, live: true, view: shown, board: board as unknown as NonNullable<Moment['board']>, prompt: null, waiting: [eyes], yours: [eyes], choices, reach: [], undo: null, outcome: null, seats: [], offers: [] };
}
export const hand = (more: Partial<Hand> = {}): Hand => ({ piece: -1, mode: '', pin: null, draft: null, hover: null, facing: null, ...more });
