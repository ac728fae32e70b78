/** Small moments of this game, for tests: a map of 3 rows and 4 columns, two HQs, five units. */
import type { Choice, Moment } from '../../api/protocol';
import { AIMLESS, UNGUIDED } from '../../play/sample';
import type { Hand } from '../../play/gameDisplay';
import type { Board, UnitInfo, UnitState, View } from './view';

const info = (id: number, side: UnitInfo['side'], arm: UnitInfo['arm'], label: string): UnitInfo => ({
  id,
  label,
  number: label,
  name: { it: `${label}ª`, en: `${label}th` },
  the: { it: `la ${label}ª`, en: `the ${label}th` },
  gender: 'f',
  side,
  nation: side === 'soviet' ? (label.endsWith('G') ? 'guards' : 'soviet') : 'german',
  arm,
  type: 'x',
  mechanised: arm === 'panzer' || arm === 'tank',
  steps: arm === 'hq' ? 1 : 2,
  hq: arm === 'hq',
  range: arm === 'hq' ? 4 : 0,
  entry: 'start',
  group: '0',
  values: { attack: 0, defence: 0, reduced_attack: 0, reduced_defence: 0, move: 0 },
});

export const board: Board = {
  columns: 4,
  rows: 3,
  terrain: '.fs..r.~.. .',
  rivers: [
    {
      name: { it: 'Dnipro', en: 'Dnipro' },
      size: 'major',
      sides: [
        ['0301', '0302'],
        ['0103', '0104'],
      ],
    },
  ],
  blocked: [],
  roads: [['0301', '0302', '0303']],
  rails: [['0102', '0103', '0104', '0204']],
  bridges: [],
  cities: [{ id: 0, hex: '0302', name: { it: 'Kiev', en: 'Kyiv' }, today: 'Kyiv', major: true, points: 8 }],
  crossing_points: 1,
  crossings: [{ id: 0, hex: '0202', name: { it: 'Bukrin', en: 'Bukrin' } }],
  breakthrough: ['0101'],
  sources: [['0301'], ['0104']],
  units: [
    info(0, 'axis', 'infantry', '57'),
    info(1, 'axis', 'panzer', '7Pz'),
    info(2, 'axis', 'hq', '8A'),
    info(3, 'soviet', 'infantry', '22G'),
    info(4, 'soviet', 'tank', '5Tk'),
    info(5, 'soviet', 'hq', 'Steppe'),
    info(6, 'soviet', 'infantry', '69'),
  ],
  chits: [
    { key: 'Steppe', kind: 'hq', owner: 'soviet', count: 2, from_turn: 1, hq: 5 },
    { key: '8A', kind: 'hq', owner: 'axis', count: 2, from_turn: 1, hq: 2 },
    { key: 'okh', kind: 'okh', owner: 'axis', count: 1, from_turn: 1, hq: -1 },
    { key: 'supply', kind: 'supply', owner: 'both', count: 1, from_turn: 1, hq: -1 },
  ],
  turns: [
    { turn: 1, month: '1943-08', axis_chits: 3 },
    { turn: 2, month: '1943-09', axis_chits: 4 },
  ],
  first_turn: 1,
  last_turn: 2,
  charts: { columns: [], crt: [] },
};

const HEXES = ['0301', '0302', '0301', '0202', '0203', '0104', ''];
export const unit = (id: number, more: Partial<UnitState> = {}): UnitState => ({
  id,
  hex: HEXES[id] ?? '',
  place: HEXES[id] ? 'map' : 'box',
  steps: id === 2 || id === 5 ? 1 : 2,
  supply: 'supplied',
  active: false,
  moved: false,
  fought: false,
  joined: false,
  attack: 4,
  defence: 3,
  move: 5,
  ...more,
});

export const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  ...UNGUIDED,
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

export const decision = (kind: View['decision']['kind'], more: Partial<View['decision']> = {}): View['decision'] => ({
  kind,
  unit: -1,
  hex: '',
  count: 0,
  spent: 0,
  ...more,
});

export function moment(view: Partial<View>, choices: Choice[] = [], eyes = 1): Moment {
  const whole: View = {
    turn: 1,
    last_turn: 2,
    phase: 'action',
    active: 1,
    mode: 'move-combat',
    seats: [0, 1],
    units: board.units.map((one) => unit(one.id)),
    cities: [0],
    orders: [],
    crossings: [0],
    cp: 0,
    bridgehead: '',
    groups: 0,
    bids: [-1, -1],
    attacked: [],
    landed: false,
    fronts: false,
    chits: { cup: 3, hand: 0, played: {}, returned: {}, drawn: '', ready: [false, false] },
    luftwaffe: { count: 0, used: [0, 0] },
    vp: { total: 0, cities: 0, units: 0, hq: 0, breakthrough: 0, target: 50 },
    zoc: ['111100000000', '000000001111'],
    supply: ['111111110000', '000011111111'],
    command: { '2': ['0301', '0302'], '5': ['0104', '0103'] },
    decision: decision('move'),
    attackers: [],
    ...view,
  };
  const shown = whole as unknown as Moment['view'];
  return {
    n: 7,
    eyes,
    live: true,
    view: shown,
    board: board as unknown as NonNullable<Moment['board']>,
    prompt: null,
    waiting: [eyes],
    yours: [eyes],
    choices,
    reach: [],
    undo: null,
    outcome: null,
    seats: [],
    offers: [],
    ...AIMLESS,
  };
}

export const hand = (more: Partial<Hand> = {}): Hand => ({
  piece: -1,
  mode: '',
  pin: null,
  draft: null,
  hover: null,
  facing: null,
  ...more,
});
