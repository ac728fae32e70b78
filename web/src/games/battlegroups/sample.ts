/** Small moments of this game, for tests. */
import type { Choice, Moment } from '../../api/wire';
import type { Hand } from '../../play/face';
import type { Unit, View } from './view';

export const unit = (id: number, more: Partial<Unit> = {}): Unit => ({
  id,
  label: `U${id}`,
  type: id < 5 ? 'usa-rifles' : 'ita-rifles',
  name: { it: 'Fucilieri', en: 'Rifles' },
  side: id < 5 ? 1 : 0,
  group: id < 5 ? 1 : 0,
  group_name: 'Able',
  quality: 'regular',
  kind: 'infantry',
  class: '',
  move: 1016,
  width: 381,
  depth: 381,
  command: false,
  observer: false,
  off_table: false,
  x: 1000 + id * 500,
  y: id < 5 ? 5000 : 2000,
  face: id < 5 ? 0 : 180,
  here: true,
  aboard: -1,
  status: 'fresh',
  halves: 2,
  target: -1,
  moved: false,
  done: false,
  fired: false,
  called: false,
  reacted: false,
  contact: false,
  work: [],
  range: 1524,
  weapons: [],
  ...more,
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

export function moment(view: Partial<View>, choices: Choice[] = [], more: Partial<Moment> = {}): Moment {
  const whole = {
    scale: { inch: 254, metres_an_inch: 100, minutes_a_turn: 15, arc: 45, smoke_base: 381, mine_radius: 762, air_base: 762, air_zone: [762, 2286] },
    width: 9144,
    height: 9144,
    turn: 1,
    turns: 6,
    phase: 'movement',
    first: 1,
    active: 1,
    sides: [
      { name: 'axis', lost: 0, breakpoint: 2, counted: 6 },
      { name: 'allies', lost: 1, breakpoint: 3, counted: 6 },
    ],
    units: Array.from({ length: 10 }, (_, id) => unit(id)),
    terrain: [],
    smoke: [],
    mines: [],
    air: [],
    shots: [],
    decision: { kind: 'phase', unit: 0, other: 0, x: 0, y: 0 },
    ...view,
  };
  return { n: 7, eyes: 1, live: true, view: whole, prompt: null, waiting: [1], yours: [1], choices, reach: [], undo: null, outcome: null, seats: [], offers: [], ...more };
}

export const hand = (more: Partial<Hand> = {}): Hand => ({ piece: -1, mode: '', pin: null, draft: null, hover: null, facing: null, ...more });
