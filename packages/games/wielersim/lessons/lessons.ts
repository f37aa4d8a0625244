import type { Lesson, QuizAnswer, ScriptedChoice } from '@gruppetto/learn';
import type { WielerSim } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';
import { climb, finish, flat, raceOf, standing } from './riders.ts';

/** A turn in which these dice fall. */
const turn = (...dice: readonly number[]): readonly ScriptedChoice<WielerSim>[] => [{ choice: { do: 'ride' }, dice }];

type QuizOption = { readonly label: string; readonly said: string };

const quiz = (right: QuizOption, ...wrong: readonly QuizOption[]): readonly QuizAnswer[] => [{ ...right, right: true }, ...wrong];

const setts = [
  'Start | | | 150 | blue',
  'Setts (start) | | cobbles start | 110 | yellow',
  'Setts (end) | | cobbles end | 80 | blue',
  finish,
];

/** Thirty rows of cobbles, all alike but for the row where the riders stand. */
const smooth = [1, 1, 1, 1];
const cobbles = Array.from({ length: 30 }, (_, row) => (row === 10 ? [1, 2, 3, 4] : smooth));

export const lessons = (say: CoachSentences): readonly Lesson<WielerSim>[] => [
  {
    id: 'follow',
    title: say.follow.title,
    goal: say.follow.goal,
    cites: ['WS-1.1', 'WS-4.1', 'WS-4.4', 'WS-4.5'],
    options: flat(['Lea', 'Sanne', 'Hugo'], 'red'),
    position: standing([50, 1], [49, 1], [48, 1]),
    steps: [
      {
        say: say.follow.first,
        point: [{ rider: 0 }, { rider: 1 }],
        quiz: quiz(say.follow.behind, say.follow.throws, say.follow.stays),
        others: turn(4, 4),
      },
      {
        say: say.follow.second,
        quiz: quiz(say.follow.own, say.follow.along, say.follow.beside),
        others: turn(2, 3, 5, 4),
      },
    ],
    done: say.follow.done,
  },
  {
    id: 'width',
    title: say.width.title,
    goal: say.width.goal,
    cites: ['WS-4.2', 'WS-4.3', 'WS-4.4'],
    options: flat(['Hana', 'Hugo', 'Henk', 'Luis', 'Sanne', 'Lea'], 'blue'),
    position: standing([56, 1], [56, 2], [56, 3], [55, 1], [51, 1], [50, 1]),
    steps: [
      {
        say: say.width.first,
        quiz: quiz(say.width.three, say.width.one, say.width.six),
        others: turn(3, 2, 3, 2, 3, 2, 3, 2),
      },
    ],
    done: say.width.done,
  },
  {
    id: 'colours',
    title: say.colours.title,
    goal: say.colours.goal,
    cites: ['WS-1.3', 'WS-2.1', 'WS-4.6'],
    options: flat(['Cleo', 'Lea', 'Sanne', 'Hugo', 'Hana'], 'green'),
    position: standing([50, 1], [49, 1], [49, 2], [48, 1], [48, 2]),
    steps: [
      {
        say: say.colours.first,
        quiz: quiz(say.colours.sprinter, say.colours.leader, say.colours.everyone),
        others: turn(3, 4, 3, 3, 4, 5),
      },
      {
        say: say.colours.second,
        quiz: quiz(say.colours.helpers, say.colours.leaders),
      },
    ],
    done: say.colours.done,
  },
  {
    id: 'attack',
    title: say.attack.title,
    goal: say.attack.goal,
    cites: ['WS-4.7', 'WS-4.8'],
    options: flat(['Lea', 'Cleo', 'Sanne', 'Hugo'], 'blue'),
    position: standing([50, 2], [49, 2], [49, 1], [48, 1]),
    steps: [
      {
        say: say.attack.first,
        point: [{ rider: 0 }],
        quiz: quiz(say.attack.die, say.attack.all, say.attack.nobody),
        others: turn(6, 6, 3, 5, 6, 5, 3),
      },
    ],
    done: say.attack.done,
  },
  {
    id: 'climb',
    title: say.climb.title,
    goal: say.climb.goal,
    cites: ['WS-1.4', 'WS-1.6', 'WS-2.2', 'WS-4.9'],
    options: raceOf(['Cleo', 'Lea', 'Hugo', 'Luis', 'Hana', 'Sanne'], climb, 'climber, leader, helper, sprinter'),
    position: standing([62, 1], [61, 1], [61, 2], [60, 1], [60, 2], [59, 1]),
    steps: [
      {
        say: say.climb.first,
        point: [{ rider: 0 }],
        quiz: quiz(say.climb.six, say.climb.eight, say.climb.four),
      },
      {
        say: say.climb.second,
        point: [{ rider: 2 }],
        quiz: quiz(say.climb.no, say.climb.yes),
        others: turn(5, 3, 1, 2, 2, 3),
      },
    ],
    done: say.climb.done,
  },
  {
    id: 'cobbles',
    title: say.cobbles.title,
    goal: say.cobbles.goal,
    cites: ['WS-1.5', 'WS-4.10'],
    options: raceOf(['Sanne', 'Cleo', 'Hugo', 'Lea'], setts),
    position: { ...standing([50, 1], [50, 2], [50, 3], [49, 4]), cobbles },
    steps: [
      {
        say: say.cobbles.first,
        point: [{ rider: 3 }],
        quiz: quiz(say.cobbles.leader, say.cobbles.sprinter, say.cobbles.everyone),
        others: turn(6, 5, 5, 3, 4, 2, 6, 3, 6),
      },
    ],
    done: say.cobbles.done,
  },
  {
    id: 'events',
    title: say.events.title,
    goal: say.events.goal,
    cites: ['WS-3.2', 'WS-5.1', 'WS-5.2', 'WS-5.3'],
    options: flat(['Lea', 'Sanne'], 'red'),
    position: { ...standing([60, 1], [50, 1]), rain: true },
    steps: [
      {
        say: say.events.first,
        point: [{ rider: 0 }],
        quiz: quiz(say.events.tyre, say.events.nothing, say.events.crash),
        others: turn(3, 4, 1, 3, 5, 3),
      },
    ],
    done: say.events.done,
  },
  {
    id: 'sprint',
    title: say.sprint.title,
    goal: say.sprint.goal,
    cites: ['WS-6.1', 'WS-6.3', 'WS-6.4'],
    options: flat(['Lea', 'Cleo', 'Luis', 'Hugo', 'Lotte', 'Sanne', 'Hana'], 'blue'),
    position: standing([148, 1], [148, 2], [147, 1], [147, 2], [147, 3], [146, 1], [146, 2]),
    steps: [
      {
        say: say.sprint.first,
        point: [{ rider: 5 }],
        quiz: quiz(say.sprint.sanne, say.sprint.lea, say.sprint.equal),
        others: turn(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 4, 3, 4, 6, 5, 3, 4),
      },
    ],
    done: say.sprint.done,
  },
  {
    id: 'schedule',
    title: say.schedule.title,
    goal: say.schedule.goal,
    cites: ['WS-1.2', 'WS-1.3', 'WS-2.2'],
    options: raceOf(['Lea', 'Cleo', 'Sanne', 'Hugo'], climb, 'climber, leader, helper, sprinter'),
    position: standing([56, 1], [56, 2], [55, 1], [55, 2]),
    steps: [
      { say: say.schedule.first, point: [{ square: 72 }], quiz: quiz(say.schedule.top, say.schedule.length, say.schedule.points) },
      { say: say.schedule.second, quiz: quiz(say.schedule.yellow, say.schedule.blue, say.schedule.red) },
      { say: say.schedule.third, quiz: quiz(say.schedule.mountain, say.schedule.plain) },
    ],
    done: say.schedule.done,
  },
  {
    id: 'odds',
    title: say.odds.title,
    goal: say.odds.goal,
    cites: ['WS-3.1', 'WS-2.2'],
    options: flat(['Sanne', 'Lea', 'Cleo', 'Hugo'], 'green'),
    position: standing([20, 1], [19, 1], [12, 1], [10, 1]),
    steps: [
      { say: say.odds.first, quiz: quiz(say.odds.often, say.odds.wins, say.odds.never) },
      { say: say.odds.second, quiz: quiz(say.odds.noise, say.odds.better) },
      { say: say.odds.third, quiz: quiz(say.odds.three, say.odds.two) },
    ],
    done: say.odds.done,
  },
  {
    id: 'stages',
    title: say.stages.title,
    goal: say.stages.goal,
    cites: ['WS-7.2', 'WS-7.3', 'WS-7.4', 'WS-7.5', 'WS-7.6'],
    options: flat(['Lea', 'Luis', 'Sanne', 'Hugo'], 'blue'),
    position: standing([120, 1], [119, 1], [118, 1], [118, 2]),
    steps: [
      { say: say.stages.first, quiz: quiz(say.stages.six, say.stages.ten, say.stages.sixteen) },
      { say: say.stages.second, quiz: quiz(say.stages.time, say.stages.points) },
    ],
    done: say.stages.done,
  },
];
