/** Small moments of this game, for tests: a map of 3 rows and 4 columns, two Germans, two Soviets, one unit to come. */
import type { Choice, Moment } from '../../api/wire';
import type { Hand } from '../../play/face';
import type { Board, CardInfo, Pending, Sight, SideState, UnitState, UnitType, View } from './view';

const type = (key: string, side: number, more: Partial<UnitType> = {}): UnitType => ({
  key, name: { it: key, en: key }, side, kind: 'squad', symbol: 'rifle', fire: 3, indirect: 0, move: 1, red: 4, blue: 0, red_boxed: false, blue_boxed: false,
  front: 12, flank: 11, front_colour: 'red', flank_colour: 'red', range: 6, least: 0, worth: 1, all_round: false, fixed: false, ...more,
});
export const card = (id: number, number: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id, number, family: 'action', name: { it: `carta ${number}`, en: `card ${number}` }, text: [], yellow: false, action: true, group: true, count: 1,
  cost_ap: 2, cost_cap: 2, red: 0, blue: 0, range: 0, frequency: 'once', missions: 1, side: -1, pattern: [], ...more,
});
const unit = (id: number, label: string, kind: number, side: number) => ({ id, label, type: kind, side, smokes: false, cards: [] });

export const board: Board = {
  rounds: 4,
  month: 7,
  ends_at: 0,
  smoke: true,
  cap: [5, 5],
  columns: 4,
  rows: 3,
  labels: ['A01', 'A02', 'A03', 'A04', 'B01', 'B02', 'B03', 'B04', 'C01', 'C02', 'C03', 'C04'].map((name) => `101-${name}`),
  terrain: '.wb.hS.~..#=',
  terrains: [['.', 'open', 0], ['w', 'woods', 2], ['b', 'wooden', 1], ['h', 'wheat', 0], ['S', 'stone', 2], ['~', 'water', 1], ['#', 'swamp', 1], ['=', 'bridge', 1]].map(([mark, key, cover]) => ({ mark: String(mark), key: String(key), cost: 0, cover: Number(cover), blocks: false, hides: false })),
  levels: '0000012-0000',
  openings: [7],
  roads: [[0, 1, 2]],
  road_ends: [[0, 4]],
  crevices: [[4, 8]],
  maps: [{ number: '101', column: 0, row: 0, columns: 4, rows: 3, turned: false }],
  types: [type('ger-rifle43', 0), type('ger-mortar-8cm', 0, { kind: 'mortar', symbol: 'mortar', indirect: 5, least: 3 }), type('sov-rifle41', 1), type('sov-76mm', 1, { kind: 'gun', symbol: 'at-gun', front_colour: 'blue' }), type('sov-sniper', 1, { kind: 'sniper', symbol: 'sniper', all_round: true })],
  units: [unit(0, 'G1', 0, 0), unit(1, 'MO1', 1, 0), unit(2, 'R1', 2, 1), unit(3, 'K1', 3, 1), unit(4, 'G2', 0, 0)],
  cards: [card(0, '2', { cost_ap: 0, cost_cap: 0 }), card(1, '9', { cost_ap: -1, cost_cap: 2 }), card(2, 'OBA-G1', { family: 'artillery', pattern: [[0, 0], [1, 0], [0, 1]] })],
  markers: [{ key: 'pinned', recovery: 7 }],
  objectives: [{ id: 0, hex: 5, name: { it: 'Il mulino', en: 'The mill' }, owner: 1, round: [1, 0], final: [0, 2] }],
  exits: [[], [0]],
  exit_points: [0, 1],
  batteries: [{ id: 0, side: 0, card: 2 }],
  spotters: [[], []],
  sight: [{ rule: '', key: '' }, { rule: '6.0', key: 'st-sight-flat' }],
};

const HEXES = [0, 1, 3, 11, -1];
export const state = (id: number, more: Partial<UnitState> = {}): UnitState => ({
  id, place: (HEXES[id] ?? -1) >= 0 ? 'map' : 'reserve', hex: HEXES[id] ?? -1, face: 1, status: 'ready', hidden: false, marker: null, shown: false, arrives: 0, event: -1, flags: [], used: [],
  fire: 3, indirect: 0, move: 1, red: 4, blue: 0, front: 12, flank: 11, range: 6, ...more,
});

export const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  verb: action.split(' ')[0] ?? '',
  words: { key: 'x', params: {} },
  piece: -1,
  target: -1,
  x: -1,
  y: -1,
  face: -1,
  hex: -1,
  via: -1,
  group: -1,
  weapon: -1,
  way: -1,
  card: -1,
  odds: null,
  ...more,
});

export const pending = (kind: Pending['kind'], more: Partial<Pending> = {}): Pending => ({ kind, side: 0, unit: -1, hex: -1, spotter: -1, means: '', mode: '', card: -1, added: 0, members: [], targets: [], purpose: '', roll: null, ...more });
export const side = (more: Partial<SideState> = {}): SideState => ({ ap: 0, pool: false, cap: 5, cap_most: 5, losses: 0, points: 0, bid: -1, ready: false, hand: 0, cards: null, objectives: 0, goals: null, hideable: null, ...more });

export function moment(view: Partial<View>, choices: Choice[] = [], eyes = 0): Moment {
  const whole: View = {
    round: 1, rounds: 4, phase: 'play', side: 0, passes: 0, again: 0, sides: [side({ cards: [1, 0, 0], hand: 1 }), side({ hand: 2 })], units: board.units.map((one) => state(one.id)),
    smoke: [], smoke_left: 12, control: [1], contested: [false], deck: 10, discards: [0, 0, 0], batteries: [], action: pending('choose'), ...view,
  };
  const shown = whole as unknown as Moment['view'];
  return { n: 7, eyes, live: true, view: shown, board: board as unknown as NonNullable<Moment['board']>, prompt: null, waiting: [eyes], yours: [eyes], choices, reach: [], undo: null, outcome: null, seats: [], offers: [] };
}

export const hand = (more: Partial<Hand> = {}): Hand => ({ piece: -1, mode: '', pin: null, draft: null, hover: null, facing: null, ...more });
export const sight = (more: Partial<Sight> = {}): Sight => ({ hex: 0, code: '000100000000', by: [-1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1], smoke: Array.from({ length: 12 }, () => 0), arc: '011101110111', band: 'csnl--------', ...more });
