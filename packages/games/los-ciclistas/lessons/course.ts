import { type Course, type Lesson, type Meanings, type Picture, type Pictures, pictured } from '@gruppetto/learn';
import { spoken } from '@gruppetto/words';
import type { Choice, LosCiclistas, Position } from '../rules/index.ts';
import { type CoachSentences, en } from './en.ts';
import { firstRace } from './first-race.ts';
import { warn } from './warn.ts';

const [red1, red2, red3, blue1, blue2, blue3] = [0, 1, 2, 3, 4, 5] as const;
const named = { red1, red2, red3, blue1, blue2, blue3 };

/** Two players; the riders in the order of the road. */
const road = (spaces: Partial<Record<keyof typeof named, number>>): Position['road'] =>
  Object.entries(spaces).map(([name, space]) => ({ rider: named[name as keyof typeof named], space }));

const toss = { do: 'throw' } as const satisfies Choice;
const draft = { do: 'draft' } as const satisfies Choice;
const add = (bonuses: number) => ({ do: 'add', bonuses }) as const satisfies Choice;

/** A round that has just begun. */
const round = (spaces: Parameters<typeof road>[0], bonuses: readonly [number, number] = [0, 0]): Position => ({
  round: 6,
  road: road(spaces),
  bonuses,
});

const twoPlayers = { players: 2 };

const lessons = (say: CoachSentences): readonly Lesson<LosCiclistas>[] => [
  {
    id: 'start',
    title: say.start.title,
    goal: say.start.goal,
    cites: ['LC-1.2', 'LC-1.3', 'LC-1.4'],
    options: twoPlayers,
    position: { round: 1, road: [], bonuses: [0, 0] },
    steps: [
      {
        say: say.start.first,
        good: [
          {
            choice: { do: 'start' },
            dice: [4, 5],
            said: say.start.sent,
            others: [{ choice: { do: 'start', rider: blue1 }, dice: [3, 3] }],
          },
        ],
      },
      { say: say.start.second, good: [{ choice: { do: 'start' }, dice: [1, 3], said: say.start.sentToo }] },
    ],
    done: say.start.done,
  },
  {
    id: 'draft',
    title: say.draft.title,
    goal: say.draft.goal,
    cites: ['LC-2.1', 'LC-2.2', 'LC-3.2', 'LC-3.5'],
    options: twoPlayers,
    position: round({ blue1: 20, red1: 20, blue2: 12, red2: 12, blue3: 5, red3: 3 }),
    before: [{ choice: toss, dice: [6, 5] }],
    steps: [
      {
        say: say.draft.first,
        point: [{ rider: red1 }, { square: 30 }],
        good: [{ choice: draft, said: say.draft.drafted, others: [{ choice: toss, dice: [1, 2] }] }],
        answers: [{ choice: toss, said: say.draft.threw }],
      },
      {
        say: say.draft.second,
        point: [{ rider: red2 }],
        good: [{ choice: toss, dice: [5, 3], said: say.draft.threwOn }],
        answers: [{ choice: draft, said: say.draft.slow }],
      },
    ],
    done: say.draft.done,
  },
  {
    id: 'stuck',
    title: say.stuck.title,
    goal: say.stuck.goal,
    cites: ['LC-3.1', 'LC-3.3', 'LC-3.4'],
    options: twoPlayers,
    position: round({ blue1: 24, red1: 22, blue2: 15, red2: 14, blue3: 5, red3: 3 }),
    before: [{ choice: toss, dice: [4, 5] }],
    steps: [
      {
        say: say.stuck.first,
        point: [{ square: 23 }],
        good: [{ choice: toss, dice: [3, 4], said: say.stuck.threw, others: [{ choice: toss, dice: [4, 6] }] }],
      },
      {
        say: say.stuck.second,
        point: [{ rider: red2 }],
        good: [{ choice: draft, said: say.stuck.drafted }],
        answers: [{ choice: toss, said: say.stuck.threwToo }],
      },
    ],
    done: say.stuck.done,
  },
  {
    id: 'bonuses',
    title: say.bonuses.title,
    goal: say.bonuses.goal,
    cites: ['LC-2.3', 'LC-3.7'],
    options: twoPlayers,
    position: round({ blue1: 23, red1: 20, blue2: 12, blue3: 9, red2: 6, red3: 3 }, [2, 0]),
    before: [{ choice: toss, dice: [2, 3] }],
    steps: [
      { say: say.bonuses.first, good: [{ choice: toss, dice: [2, 4], said: say.bonuses.threw }] },
      {
        say: say.bonuses.second,
        point: [{ square: 28 }],
        good: [
          { choice: add(2), said: say.bonuses.added },
          { choice: add(1), said: say.bonuses.addedOne },
        ],
        answers: [{ choice: add(0), said: say.bonuses.nothing }],
      },
    ],
    done: say.bonuses.done,
  },
  {
    id: 'price',
    title: say.price.title,
    goal: say.price.goal,
    cites: ['LC-3.6'],
    options: twoPlayers,
    position: round({ blue1: 20, red1: 20, blue2: 12, blue3: 9, red2: 6, red3: 3 }, [2, 2]),
    before: [{ choice: toss, dice: [3, 5] }, { choice: add(2) }],
    steps: [
      {
        say: say.price.first,
        point: [{ rider: blue1 }],
        good: [{ choice: draft, said: say.price.drafted }],
        answers: [{ choice: toss, said: say.price.threw }],
      },
    ],
    done: say.price.done,
  },
  {
    id: 'sprint',
    title: say.sprint.title,
    goal: say.sprint.goal,
    cites: ['LC-4.1', 'LC-4.2', 'LC-4.4', 'LC-4.5'],
    options: { players: 2, end: 'first-finish' },
    position: round({ blue1: 56, red1: 56, blue2: 40, blue3: 38, red2: 30, red3: 28 }, [3, 0]),
    before: [{ choice: toss, dice: [4, 3] }],
    steps: [
      {
        say: say.sprint.first,
        point: [{ rider: red1 }],
        good: [{ choice: toss, dice: [4, 5], said: say.sprint.threw }],
        answers: [{ choice: draft, said: say.sprint.drafted }],
      },
      {
        say: say.sprint.second,
        good: [
          { choice: add(3), said: say.sprint.won },
          { choice: { do: 'add' }, said: say.sprint.enough },
        ],
      },
    ],
    done: say.sprint.done,
  },
  {
    id: 'events',
    title: say.events.title,
    goal: say.events.goal,
    cites: ['LC-5.2'],
    options: { players: 2, events: true },
    position: { ...round({ blue1: 20, red1: 20, blue2: 12, blue3: 9, red2: 6, red3: 3 }), card: 'fall' },
    before: [{ choice: toss, dice: [4, 3] }],
    steps: [
      {
        say: say.events.first,
        good: [{ choice: draft, said: say.events.drafted }],
        answers: [{ choice: toss, said: say.events.threw }],
      },
    ],
    done: say.events.done,
  },
  {
    id: 'elimination',
    title: say.elimination.title,
    goal: say.elimination.goal,
    cites: ['LC-5.3'],
    options: { players: 2, elimination: true, length: 50 },
    position: {
      round: 8,
      road: road({ red1: 70, blue1: 66, red2: 60, blue2: 55, red3: 45, blue3: 38 }),
      bonuses: [0, 0],
      now: {
        order: [red1, blue1, red2, blue2, red3, blue3],
        next: 4,
        began: [62, 52, 45, 58, 49, 38],
        used: [0, 0, 0, 0, 0, 0],
        down: [],
        thrown: [],
      },
    },
    steps: [
      {
        say: say.elimination.first,
        point: [{ rider: red3 }, { rider: blue3 }],
        good: [{ choice: toss, dice: [3, 4], said: say.elimination.threw, others: [{ choice: toss, dice: [2, 3] }] }],
      },
      { say: say.elimination.second, good: [{ choice: toss, dice: [4, 4], said: say.elimination.rode }] },
    ],
    done: say.elimination.done,
  },
];

const sameSpace: Picture<LosCiclistas> = {
  options: twoPlayers,
  position: round({ blue1: 20, red1: 20, blue2: 12, red2: 11, blue3: 6, red3: 4 }),
  point: [{ rider: red1 }],
};

const gap: Picture<LosCiclistas> = {
  options: twoPlayers,
  position: round({ blue1: 22, red1: 20, blue2: 12, red2: 11, blue3: 6, red3: 4 }, [2, 1]),
  point: [{ square: 21 }],
};

const line: Picture<LosCiclistas> = {
  options: twoPlayers,
  position: round({ blue1: 59, red1: 58, blue2: 52, red2: 51, blue3: 46, red3: 44 }),
  point: [{ square: 60 }],
};

const pictures: Pictures<CoachSentences, LosCiclistas> = { draft: sameSpace, stuck: gap, label: line };

const meanings = ({ meanings: say }: CoachSentences): Meanings<LosCiclistas> => ({
  start: say.start,
  draft: say.draft,
  throw: say.toss,
  add: say.add,
});

const courseIn = (say: CoachSentences): Course<LosCiclistas> => ({
  lessons: lessons(say),
  oneMinute: [
    { ...say.oneMinute.draft, picture: sameSpace },
    { ...say.oneMinute.bonuses, picture: gap },
    { ...say.oneMinute.finish, picture: line },
  ],
  glossary: pictured(say.glossary, pictures),
  meanings: meanings(say),
  firstRace: firstRace(say),
  warn: warn(say),
  reasons: say.reasons,
});

export const course = spoken<CoachSentences>(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
}).map(courseIn);
