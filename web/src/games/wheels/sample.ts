/** Sample situations for tests. */
import type { Choice, Moment } from '../../api/protocol';
import { AIMLESS, UNGUIDED } from '../../play/sample';
import type { Hand } from '../../play/gameDisplay';
import type { FireLine, Platoon, Sheet, Sight, View } from './view';

export const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  card: 'bri-crusader-iii',
  name: { it: 'Crusader III', en: 'Crusader III' },
  the: { it: 'il Crusader III', en: 'the Crusader III' },
  gender: 'm',
  kind: 'tank',
  level: 'skilled',
  die: 8,
  company: 'A Squadron',
  hq: false,
  bought: 3,
  points: 100,
  weapon: '57',
  ranges: [3000, 5500, 8500],
  armour: [50, 30, 30, 15],
  move: 2200,
  move_fire: 1200,
  width: 120,
  depth: 250,
  ...more,
});

/** 0 to 3 are of the side A, 4 to 7 of B; 3 and 7 lie face down, and 7 is not known to A. */
export function platoon(id: number, more: Partial<Platoon> = {}): Platoon {
  const side = id < 4 ? 0 : 1;
  const [x, y] = [1000 + (id % 4) * 2000, side === 0 ? 7000 : 2000];
  const shown = id % 4 !== 3;
  return {
    id,
    label: `${side === 0 ? 'A' : 'B'}${(id % 4) + 1}`,
    side,
    place: 'on-table',
    x,
    y,
    face: side === 0 ? 0 : 180,
    shown,
    moved: 0,
    manoeuvred: false,
    fired: false,
    pinned: false,
    aboard: -1,
    load: -1,
    left: shown || side === 0 ? 3 : 0,
    models: shown ? [0, 1, 2].map((number) => ({ number, x: x + number * 220, y })) : [],
    sheet: shown || side === 0 ? sheet() : null,
    ...more,
  };
}

export const fireLine = (target: number, more: Partial<FireLine> = {}): FireLine => ({
  target,
  start: [1000, 7000],
  end: [1000, 2250],
  length: 4750,
  die: 10,
  stop: '',
  at: [1000, 2250],
  shot: { shots: 3, destroyed: 3, missed: 4, of: 8, seen: 3, seen_of: 4 },
  back: null,
  ...more,
});
export const sight = (more: Partial<Sight> = {}): Sight => ({
  room: true,
  face: 0,
  models: [],
  reach: [[1000, 4800, 3200, 7000, 1000, 8900, 0, 7000]],
  fire_move: 1200,
  bands: [3000, 5500, 8500],
  dice: [12, 10, 8],
  lines: [],
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

export function moment(view: Partial<View>, choices: Choice[] = [], more: Partial<Moment> = {}): Moment {
  const whole: View = {
    scenario: 'road-block',
    cm: 100,
    metres_per_cm: 20,
    turn_seconds: 60,
    command_radius: 1500,
    card_size: 600,
    size: [10000, 9000],
    year: 1942,
    turn: 1,
    last_turn: 6,
    segment: 'manoeuvres',
    leader: 0,
    active: 0,
    sides: [
      { name: 'britain', nation: 'britain', tokens: 0, home: 0, lost: 0, to_go: 4 },
      { name: 'italy', nation: 'italy', tokens: 1, home: 180, lost: 6, to_go: 3 },
    ],
    platoons: Array.from({ length: 8 }, (_, id) => platoon(id)),
    terrain: [],
    wrecks: [],
    zones: [[], []],
    edges: [[], []],
    line: -1,
    works: [],
    building: null,
    decision: { kind: 'manoeuvres', unit: -1 },
    ...view,
  };
  return {
    n: 7,
    eyes: 0,
    live: true,
    view: whole as unknown as Moment['view'],
    prompt: null,
    waiting: [0],
    yours: [0],
    choices,
    reach: [],
    undo: null,
    outcome: null,
    seats: [],
    offers: [],
    ...AIMLESS,
    ...more,
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
