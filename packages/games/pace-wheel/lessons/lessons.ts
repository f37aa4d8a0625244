import type { Lesson } from '@gruppetto/learn';
import type { Choice, PaceWheel } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';
import { blue1, flat, red1, red2, red3, together, turnOf } from './riders.ts';

const ride = { do: 'ride' } as const satisfies Choice;
const stay = { do: 'stay' } as const satisfies Choice;
const keep = { do: 'keep' } as const satisfies Choice;
const letGo = { do: 'let-go' } as const satisfies Choice;
const steady = { do: 'set-pace', pace: 'steady' } as const satisfies Choice;

/** Blue's two racers in the first square pay before yours. */
const bluePays = [{ choice: { do: 'burn', skill: 'climbing' } }, { choice: { do: 'burn', skill: 'climbing' } }] as const;

export const lessons = (say: CoachSentences): readonly Lesson<PaceWheel>[] => [
  {
    id: 'groups',
    title: say.groups.title,
    goal: say.groups.goal,
    cites: ['PW-1.4', 'PW-2.1', 'PW-2.3', 'PW-3.1'],
    options: flat,
    position: turnOf(together, { paces: ['steady'] }),
    steps: [
      {
        say: say.groups.first,
        point: [{ square: 20 }, { square: 19 }],
        hides: 'groups',
        quiz: [
          { label: say.groups.one, said: say.groups.oneIsRight, right: true },
          { label: say.groups.two, said: say.groups.twoIsWrong },
          { label: say.groups.six, said: say.groups.sixIsWrong },
        ],
      },
      { say: say.groups.second, good: [{ choice: ride, said: say.groups.rode }] },
    ],
    done: say.groups.done,
  },
  {
    id: 'pace',
    title: say.pace.title,
    goal: say.pace.goal,
    cites: ['PW-2.3', 'PW-2.5', 'PW-3.5'],
    options: flat,
    position: turnOf({ 20: 'red2', 14: 'red1 blue1 blue2 blue3', 13: 'red3' }, { paces: ['steady', 'steady'] }),
    before: [{ choice: ride }, { choice: stay }, { choice: keep }],
    steps: [
      {
        say: say.pace.first,
        point: [{ rider: red2 }],
        good: [{ choice: { do: 'set-pace', pace: 'fast' }, said: say.pace.fast }],
        answers: [
          { choice: steady, said: say.pace.steady },
          { choice: { do: 'set-pace', pace: 'slow' }, said: say.pace.slow },
        ],
      },
      {
        say: say.pace.second,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'set-pace', pace: 'slow' }, said: say.pace.brake }],
        answers: [
          { choice: steady, said: say.pace.letThem },
          { choice: { do: 'set-pace', pace: 'fast' }, said: say.pace.chaseYourself },
        ],
      },
    ],
    done: say.pace.done,
  },
  {
    id: 'burn',
    title: say.burn.title,
    goal: say.burn.goal,
    cites: ['PW-3.3', 'PW-3.4', 'PW-3.6'],
    options: { ...flat, course: 'f10 u20 f20' },
    position: turnOf({ 20: 'red1 blue1 blue2 red3', 19: 'blue3 red2' }, { paces: ['fast'], points: { red1: { stamina: 1, climbing: 0 } } }),
    before: [{ choice: ride }, { choice: stay }],
    steps: [
      {
        say: say.burn.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'shuffle', rider: red2, to: 23 }, said: say.burn.comes }],
        answers: [
          { choice: { do: 'shuffle', rider: red1 }, said: say.burn.three },
          { choice: { do: 'shuffle', rider: red3 }, said: say.burn.wrongOne },
          { choice: keep, said: say.burn.kept },
        ],
      },
      {
        say: say.burn.room,
        good: [{ choice: { do: 'push-back', rider: red1 }, said: say.burn.sheltered, others: bluePays }],
        answers: [{ choice: { do: 'push-back', rider: red3 }, said: say.burn.wrongOne }],
        otherwise: say.burn.helpsBlue,
      },
      {
        say: say.burn.second,
        point: [{ rider: red3 }],
        good: [{ choice: { do: 'burn', skill: 'climbing' }, said: say.burn.climbing }],
        answers: [{ choice: { do: 'burn', skill: 'stamina' }, said: say.burn.stamina }],
      },
    ],
    done: say.burn.done,
  },
  {
    id: 'breakaway',
    title: say.breakaway.title,
    goal: say.breakaway.goal,
    cites: ['PW-3.2', 'PW-4.1', 'PW-4.2', 'PW-4.3', 'PW-4.5'],
    options: flat,
    position: turnOf(together, { paces: ['steady'] }),
    before: [{ choice: ride }],
    steps: [
      {
        say: say.breakaway.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'break-away', rider: red1 }, dice: [5], said: say.breakaway.threw }],
        answers: [
          { choice: { do: 'break-away', rider: red2 }, said: say.breakaway.rouleur },
          { choice: stay, said: say.breakaway.stayed },
        ],
      },
      {
        say: say.breakaway.second,
        good: [
          { choice: { do: 'spend', add: 1, further: 0 }, said: say.breakaway.added },
          { choice: { do: 'spend', add: 1, further: 1 }, said: say.breakaway.both },
        ],
        answers: [{ choice: { do: 'spend', add: 0 }, said: say.breakaway.nothing }],
      },
    ],
    done: say.breakaway.done,
  },
  {
    id: 'counter',
    title: say.counter.title,
    goal: say.counter.goal,
    cites: ['PW-4.4'],
    options: flat,
    position: turnOf(together, { paces: ['steady'], seat: 1, points: { blue1: { sprint: 1 } } }),
    before: [{ choice: ride }, { choice: { do: 'break-away', rider: blue1 }, dice: [6] }],
    steps: [
      {
        say: say.counter.first,
        point: [{ rider: blue1 }],
        good: [{ choice: { do: 'counter' }, dice: [7], said: say.counter.threw }],
        answers: [{ choice: { do: 'let-go' }, said: say.counter.letGo }],
      },
      {
        say: say.counter.second,
        good: [{ choice: { do: 'add', points: 1 }, said: say.counter.added }],
        answers: [{ choice: { do: 'add', points: 0 }, said: say.counter.kept }],
      },
    ],
    done: say.counter.done,
  },
  {
    id: 'feed',
    title: say.feed.title,
    goal: say.feed.goal,
    cites: ['PW-3.3', 'PW-5.1'],
    options: { ...flat, course: 'f23 F1 f16', feed: true },
    position: turnOf({ 21: 'red1 blue1 blue2 red2', 20: 'blue3 red3' }, { paces: ['steady'], points: { red1: { sprint: 3 } } }),
    before: [{ choice: ride }, { choice: stay }],
    steps: [
      {
        say: say.feed.first,
        point: [{ square: 24 }, { rider: red1 }],
        good: [{ choice: { do: 'shuffle', rider: red3 }, said: say.feed.comes }],
        answers: [
          { choice: { do: 'shuffle', rider: red1 }, said: say.feed.three },
          { choice: { do: 'shuffle', rider: red2 }, said: say.feed.three },
          { choice: keep, said: say.feed.kept },
        ],
      },
      {
        say: say.feed.room,
        good: [
          {
            choice: { do: 'push-back', rider: red1 },
            said: say.feed.moved,
            others: [{ choice: steady }, { choice: { do: 'feed', skill: 'climbing' } }],
          },
        ],
        answers: [{ choice: { do: 'push-back', rider: red2 }, said: say.feed.rouleur }],
        otherwise: say.feed.feedsBlue,
      },
      {
        say: say.feed.which,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'feed', skill: 'sprint' }, said: say.feed.sprint }],
        answers: [
          { choice: { do: 'feed', skill: 'climbing' }, said: say.feed.climbing },
          { choice: { do: 'feed', skill: 'stamina' }, said: say.feed.stamina },
        ],
      },
    ],
    done: say.feed.done,
  },
  {
    id: 'timing',
    title: say.timing.title,
    goal: say.timing.goal,
    cites: ['PW-2.3', 'PW-3.6', 'PW-4.2'],
    options: { ...flat, course: 'f22 u10 f28' },
    position: turnOf({ 12: 'red3 blue1 blue2 red1', 11: 'blue3 red2' }, { paces: ['fast'] }),
    before: [{ choice: ride }],
    steps: [
      {
        say: say.timing.first,
        point: [{ square: 23 }],
        good: [
          {
            choice: stay,
            said: say.timing.waited,
            others: [
              { choice: keep },
              { choice: { do: 'set-pace', pace: 'fast' } },
              { choice: ride },
              { choice: stay },
              { choice: keep },
              { choice: { do: 'set-pace', pace: 'fast' } },
              { choice: ride },
            ],
          },
        ],
        answers: [
          { choice: { do: 'break-away', rider: red3 }, said: say.timing.tooSoon },
          { choice: { do: 'break-away', rider: red1 }, said: say.timing.sprinterNow },
        ],
      },
      {
        say: say.timing.second,
        point: [{ rider: red3 }],
        good: [{ choice: { do: 'break-away', rider: red3 }, dice: [7], said: say.timing.threw }],
        answers: [
          { choice: { do: 'break-away', rider: red1 }, said: say.timing.sprinterUphill },
          { choice: stay, said: say.timing.waitedAgain },
        ],
      },
      {
        say: say.timing.third,
        good: [
          { choice: { do: 'spend', add: 0, further: 1 }, said: say.timing.further },
          { choice: { do: 'spend' }, said: say.timing.others },
        ],
      },
    ],
    done: say.timing.done,
  },
  {
    id: 'sprint',
    title: say.sprint.title,
    goal: say.sprint.goal,
    cites: ['PW-6.1', 'PW-6.2'],
    options: { ...flat, course: 'f30' },
    position: turnOf(
      { 24: 'red2 blue1 blue2 red1', 23: 'blue3 red3' },
      { paces: ['steady'], points: { red1: { sprint: 3 }, blue1: { sprint: 4 } } },
    ),
    before: [{ choice: ride }],
    steps: [
      {
        say: say.sprint.first,
        quiz: [
          { label: say.sprint.blue, said: say.sprint.blueIsRight, right: true },
          { label: say.sprint.red, said: say.sprint.redIsWrong },
          { label: say.sprint.first28, said: say.sprint.firstIsWrong },
        ],
      },
      {
        say: say.sprint.second,
        point: [{ rider: red2 }, { square: 30 }],
        good: [
          {
            choice: { do: 'break-away', rider: red2 },
            dice: [9],
            said: say.sprint.threw,
          },
        ],
        answers: [
          { choice: { do: 'break-away', rider: red1 }, said: say.sprint.withSprinter },
          { choice: stay, said: say.sprint.waited },
        ],
      },
      {
        say: say.sprint.third,
        good: [
          {
            choice: { do: 'spend', add: 1, further: 0 },
            said: say.sprint.added,
            others: [{ choice: { do: 'counter' }, dice: [5] }, { choice: letGo }, { choice: letGo }],
          },
        ],
        answers: [{ choice: { do: 'spend', add: 0 }, said: say.sprint.nothing }],
      },
    ],
    done: say.sprint.done,
  },
  {
    id: 'left-behind',
    title: say.leftBehind.title,
    goal: say.leftBehind.goal,
    cites: ['PW-5.2'],
    options: { ...flat, incidents: true },
    position: {
      ...turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'blue3 red3' }, { paces: ['slow'] }),
      mishaps: [{ rider: red3, mishap: 'stays' }],
    },
    before: [{ choice: ride }],
    steps: [
      {
        say: say.leftBehind.first,
        point: [{ rider: red3 }],
        good: [{ choice: { do: 'chase', squares: 1 }, said: say.leftBehind.chased }],
        answers: [{ choice: { do: 'chase', squares: 0 }, said: say.leftBehind.stayed }],
      },
    ],
    done: say.leftBehind.done,
  },
  {
    id: 'before',
    title: say.before.title,
    goal: say.before.goal,
    cites: ['PW-1.1', 'PW-1.2', 'PW-1.3'],
    options: { teams: 2, course: 'f40' },
    position: {
      turn: 0,
      seat: 0,
      road: [],
      points: Array.from({ length: 6 }, () => ({ sprint: 0, stamina: 0, climbing: 0 })),
      groups: [],
      now: { step: 'give', asked: [0, 3, 1, 4, 2, 5] },
    },
    steps: [
      {
        say: say.before.first,
        good: [
          { choice: { do: 'give-usual' }, said: say.before.usual, others: [{ choice: { do: 'give-usual' } }], next: 1 },
          {
            choice: { do: 'give' },
            said: say.before.own,
            others: [
              { choice: { do: 'give-usual' } },
              { choice: { do: 'give', sprint: 4, stamina: 8, climbing: 3 } },
              { choice: { do: 'give', sprint: 2, stamina: 5, climbing: 8 } },
            ],
          },
        ],
      },
      {
        say: say.before.second,
        good: [{ choice: { do: 'place' }, said: say.before.placed }],
      },
    ],
    done: say.before.done,
  },
  {
    id: 'stages',
    title: say.stages.title,
    goal: say.stages.goal,
    cites: ['PW-7.1', 'PW-7.2', 'PW-7.3'],
    options: { ...flat, course: 'f10 u12 f18', race: 'stage' },
    position: turnOf({ 19: 'red3 blue1 blue2 red1', 18: 'blue3 red2' }, { paces: ['steady'] }),
    before: [{ choice: ride }],
    steps: [
      {
        say: say.stages.first,
        point: [{ square: 22 }],
        good: [{ choice: { do: 'break-away', rider: red3 }, dice: [8], said: say.stages.threw }],
        answers: [
          { choice: stay, said: say.stages.stayed },
          { choice: { do: 'break-away', rider: red1 }, said: say.stages.sprinter },
        ],
      },
      {
        say: say.stages.second,
        good: [{ choice: { do: 'spend' }, said: say.stages.top, others: [{ choice: letGo }, { choice: letGo }, { choice: letGo }] }],
      },
      {
        say: say.stages.third,
        quiz: [
          { label: say.stages.one, said: say.stages.oneIsRight, right: true },
          { label: say.stages.zero, said: say.stages.zeroIsWrong },
          { label: say.stages.fifth, said: say.stages.fifthIsWrong },
        ],
      },
    ],
    done: say.stages.done,
  },
];
