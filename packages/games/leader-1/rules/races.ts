import type { RacePlan } from './types.ts';

/** What a race is like. */
export type Character = 'classic' | 'cobbles' | 'mountains';

export interface ReadyMade {
  readonly character: Character;
  readonly plan: RacePlan;
}

/** Ten races to begin with. */
export const races = {
  'three-harbours': {
    character: 'classic',
    plan: {
      kind: 'classic',
      hexagons: ['1a', '2a', '3a', '7b', '4a', '5a', '6a', '8b', '9a', '10a'],
      feeds: [27],
      sprints: [51],
      bonusLines: [],
      climbs: [],
    },
  },
  'vineyard-hills': {
    character: 'classic',
    plan: {
      kind: 'classic',
      hexagons: ['1a', '7b', '11a', '9b', '4a', '12a', '13a', '14b', '2a', '8b', '15a', '3a'],
      feeds: [33],
      sprints: [66],
      bonusLines: [],
      climbs: [],
    },
  },
  'heath-and-ridge': {
    character: 'classic',
    plan: {
      kind: 'classic',
      hexagons: ['4a', '8a', '14a', '5a', '18b', '10b', '20a', '6a', '11a', '1a', '13a', '2a'],
      feeds: [39],
      sprints: [63],
      bonusLines: [],
      climbs: [{ hexagon: 6, category: 3 }],
    },
  },
  'long-way-north': {
    character: 'classic',
    plan: {
      kind: 'classic',
      hexagons: ['1a', '9a', '7b', '2a', '3b', '11a', '19a', '4a', '15a', '5a', '8b', '6a', '13a', '10a'],
      feeds: [42],
      sprints: [76],
      bonusLines: [],
      climbs: [],
    },
  },
  'miners-road': {
    character: 'cobbles',
    plan: {
      kind: 'classic',
      hexagons: ['7a', '1b', '8b', '2b', '9a', '3b', '14a', '5b', '10a', '4b', '20b', '6a'],
      feeds: [31],
      sprints: [64],
      bonusLines: [],
      climbs: [],
    },
  },
  'farmers-sunday': {
    character: 'cobbles',
    plan: {
      kind: 'classic',
      hexagons: ['1a', '5b', '13a', '2b', '7a', '6b', '4a', '15b', '3a', '8a'],
      feeds: [27],
      sprints: [52],
      bonusLines: [],
      climbs: [],
    },
  },
  'seven-sectors': {
    character: 'cobbles',
    plan: {
      kind: 'classic',
      hexagons: ['7a', '8a', '1b', '9a', '15b', '11a', '5b', '6b', '10a', '2b', '3b', '12a', '4b', '14a', '20b'],
      feeds: [51],
      sprints: [81],
      bonusLines: [],
      climbs: [],
    },
  },
  'two-passes': {
    character: 'mountains',
    plan: {
      kind: 'stage',
      hexagons: ['1a', '8b', '10b', '16a', '9b', '2a', '13a', '11b', '12b', '14b', '4a', '3a'],
      feeds: [34],
      sprints: [65],
      bonusLines: [24],
      climbs: [
        { hexagon: 3, category: 3 },
        { hexagon: 8, category: 2 },
      ],
    },
  },
  'eagle-summit': {
    character: 'mountains',
    plan: {
      kind: 'stage',
      hexagons: ['5a', '7b', '1a', '18a', '20a', '6a', '14a', '17a', '11b', '19a', '8b', '12b', '13b', '16a'],
      feeds: [42],
      sprints: [12],
      bonusLines: [17],
      climbs: [
        { hexagon: 4, category: 4 },
        { hexagon: 8, category: 2 },
        { hexagon: 12, category: 1 },
      ],
    },
  },
  'queen-stage': {
    character: 'mountains',
    plan: {
      kind: 'stage',
      hexagons: ['1a', '15a', '10b', '9b', '3a', '7b', '11b', '12b', '14b', '2a', '8b', '13b', '16a', '17a', '19a', '20a', '4a', '6a'],
      feeds: [28, 64],
      sprints: [26, 99],
      bonusLines: [30, 84],
      climbs: [
        { hexagon: 3, category: 4 },
        { hexagon: 7, category: 2 },
        { hexagon: 12, category: 1 },
      ],
    },
  },
} as const satisfies Record<string, ReadyMade>;
