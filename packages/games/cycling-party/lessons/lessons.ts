import type { Lesson } from '@gruppetto/learn';
import type { Choice, CyclingParty } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';
import { between, junior, master, quiet, red1, red2, red3, red4, senior } from './riders.ts';

const rideOn = { do: 'ride-on' } as const satisfies Choice;
const agree = { do: 'agree' } as const satisfies Choice;

/** Both managers give the sign for the turn; then these dice fall. */
const turnBegins = (...dice: readonly number[]) => [{ choice: rideOn }, { choice: rideOn, dice }] as const;

export const lessons = (say: CoachSentences): readonly Lesson<CyclingParty>[] => [
  {
    id: 'groups',
    title: say.groups.title,
    goal: say.groups.goal,
    cites: ['CP-1.2', 'CP-2.2', 'CP-3.1', 'CP-3.2', 'CP-3.3', 'CP-3.8'],
    options: junior,
    position: between(junior, { red3: 27, blue3: 27, blue4: 27, red1: 24, red2: 24, blue1: 23, blue2: 23, red4: 22, red5: 19 }),
    steps: [
      {
        say: say.groups.first,
        hides: 'groups',
        quiz: [
          { label: say.groups.five, said: say.groups.fiveIsRight, right: true },
          { label: say.groups.three, said: say.groups.threeIsWrong },
          { label: say.groups.all, said: say.groups.allIsWrong },
        ],
      },
      {
        say: say.groups.second,
        quiz: [
          { label: say.groups.ten, said: say.groups.tenIsRight, right: true },
          { label: say.groups.seven, said: say.groups.sevenIsWrong },
          { label: say.groups.low, said: say.groups.lowIsWrong },
        ],
      },
      {
        say: say.groups.third,
        good: [{ choice: rideOn, said: say.groups.rode, others: [{ choice: rideOn, dice: [6, 4, 4, 3, 2, 1] }] }],
        answers: [{ choice: { do: 'withdraw' }, said: say.groups.withdraw, rule: 'CP-5.8' }],
      },
    ],
    done: say.groups.done,
  },
  {
    id: 'peloton',
    title: say.peloton.title,
    goal: say.peloton.goal,
    cites: ['CP-3.5', 'CP-3.6', 'CP-3.7', 'CP-3.11'],
    options: junior,
    position: between(junior, { blue3: 27, red1: 24, red2: 24, blue1: 23, blue2: 23, red4: 22, red5: 19 }),
    before: turnBegins(3, 4),
    steps: [
      {
        say: say.peloton.first,
        point: [{ square: 23 }],
        good: [
          { choice: { do: 'throw', rider: red4 }, dice: [5, 3], said: say.peloton.threw, others: [{ choice: agree }] },
          { choice: { do: 'throw', rider: red1 }, dice: [5, 3], said: say.peloton.threw, others: [{ choice: agree }] },
        ],
        answers: [
          { choice: { do: 'throw', rider: red2 }, said: say.peloton.sprinter },
          { choice: agree, said: say.peloton.agreedAtFive },
        ],
        otherwise: say.peloton.agreedAtFive,
      },
      {
        say: say.peloton.second,
        good: [
          { choice: agree, dice: [4, 2], said: say.peloton.agreed },
          { choice: { do: 'agree-from' }, dice: [4, 2], said: say.peloton.agreedFrom },
        ],
        otherwise: say.peloton.again,
      },
    ],
    done: say.peloton.done,
  },
  {
    id: 'bottle',
    title: say.bottle.title,
    goal: say.bottle.goal,
    cites: ['CP-5.3', 'CP-5.4', 'CP-5.5', 'CP-5.5b'],
    options: junior,
    position: between(junior, { blue1: 30, blue3: 30, red2: 29, red3: 25 }, { bottles: 1 }),
    before: turnBegins(),
    steps: [
      {
        say: say.bottle.first,
        point: [{ rider: red2 }, { square: 30 }],
        good: [{ choice: { do: 'give' }, dice: [2, 3, 5, 3, 4, 2, 3, 4], said: say.bottle.gave }],
        answers: [
          { choice: { do: 'nothing', until: 50 }, said: say.bottle.order, rule: 'CP-5.5b' },
          { choice: { do: 'nothing' }, said: say.bottle.nothing },
        ],
      },
    ],
    done: say.bottle.done,
  },
  {
    id: 'mountain',
    title: say.mountain.title,
    goal: say.mountain.goal,
    cites: ['CP-1.3', 'CP-3.4', 'CP-4.1', 'CP-4.2', 'CP-4.3'],
    options: junior,
    position: between(junior, { red2: 56, red4: 56, blue1: 48, blue2: 45 }),
    steps: [
      {
        say: say.mountain.first,
        point: [{ square: 50 }],
        quiz: [
          { label: say.mountain.at53, said: say.mountain.at53IsRight, right: true },
          { label: say.mountain.at57, said: say.mountain.at57IsWrong },
          { label: say.mountain.at50, said: say.mountain.at50IsWrong },
        ],
        others: turnBegins(2, 5),
      },
      {
        say: say.mountain.second,
        point: [{ rider: red2 }],
        good: [{ choice: { do: 'assign', die: 5 }, dice: [3, 6, 4, 2], said: say.mountain.five }],
        answers: [{ choice: { do: 'assign', die: 2 }, said: say.mountain.two }],
      },
    ],
    done: say.mountain.done,
  },
  {
    id: 'sprint',
    title: say.sprint.title,
    goal: say.sprint.goal,
    cites: ['CP-1.4', 'CP-2.7', 'CP-5.1', 'CP-5.2', 'CP-5.6', 'CP-5.7'],
    options: junior,
    position: between(junior, { red2: 88, red1: 88, blue2: 88, blue1: 85 }, { sprints: 1 }),
    before: turnBegins(),
    steps: [
      {
        say: say.sprint.first,
        point: [{ rider: red2 }, { square: 100 }],
        good: [{ choice: { do: 'sprint' }, said: say.sprint.sprints }],
        otherwise: say.sprint.nothing,
      },
      {
        say: say.sprint.second,
        good: [{ choice: { do: 'sprint', with: 'twenty-sided' }, dice: [16, 3, 4, 6, 3, 5, 2], said: say.sprint.won }],
        answers: [{ choice: { do: 'sprint', with: 'three-dice' }, said: say.sprint.threeDice, dice: [4, 3, 3, 3, 4, 6, 3, 5, 2] }],
      },
    ],
    done: say.sprint.done,
  },
  {
    id: 'climber',
    title: say.climber.title,
    goal: say.climber.goal,
    cites: ['CP-6.1', 'CP-6.3', 'CP-6.5', 'CP-6.6'],
    options: senior,
    position: between(senior, { red1: 45, blue1: 38, red3: 36, blue3: 34 }, { ...quiet, doubles: 2 }),
    before: turnBegins(),
    steps: [
      {
        say: say.climber.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'double' }, dice: [2, 5], said: say.climber.doubled }],
        answers: [{ choice: { do: 'single' }, said: say.climber.single }],
      },
      {
        say: say.climber.second,
        good: [{ choice: { do: 'assign', magic: true }, dice: [4, 2, 4, 5, 3, 4], said: say.climber.magic }],
        answers: [
          { choice: { do: 'assign', die: 5 }, said: say.climber.five },
          { choice: { do: 'assign', die: 2 }, said: say.climber.two },
        ],
      },
    ],
    done: say.climber.done,
  },
  {
    id: 'rouleur',
    title: say.rouleur.title,
    goal: say.rouleur.goal,
    cites: ['CP-6.7'],
    options: senior,
    position: between(senior, { red3: 20, blue1: 20, blue4: 20, red1: 16 }),
    before: turnBegins(2, 1, 6, 5, 1, 2),
    steps: [
      {
        say: say.rouleur.first,
        point: [{ rider: red3 }],
        good: [{ choice: { do: 'link', up: true, down: false }, dice: [4, 2], said: say.rouleur.up }],
        answers: [
          { choice: { do: 'link', up: true, down: true }, said: say.rouleur.both },
          { choice: { do: 'link', up: false, down: true }, said: say.rouleur.down },
          { choice: { do: 'link', up: false, down: false }, said: say.rouleur.none },
        ],
      },
    ],
    done: say.rouleur.done,
  },
  {
    id: 'domestiques',
    title: say.domestiques.title,
    goal: say.domestiques.goal,
    cites: ['CP-6.8', 'CP-6.9'],
    options: senior,
    position: between(senior, { red5: 92, red1: 92, red4: 87, red2: 87, blue1: 86, blue2: 86, blue3: 85 }),
    before: turnBegins(4, 5),
    steps: [
      {
        say: say.domestiques.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'assign', die: 4 }, said: say.domestiques.four }],
        answers: [{ choice: { do: 'assign', die: 5 }, said: say.domestiques.five }],
      },
      {
        say: say.domestiques.second,
        good: [{ choice: { do: 'pull' }, said: say.domestiques.pulled }],
        answers: [{ choice: { do: 'leave' }, said: say.domestiques.left }],
      },
      {
        say: say.domestiques.third,
        point: [{ rider: red4 }],
        good: [{ choice: { do: 'throw', rider: red4 }, dice: [6, 5], said: say.domestiques.threw }],
        answers: [{ choice: { do: 'throw', rider: red2 }, said: say.domestiques.sprinter }],
        otherwise: say.domestiques.agreed,
      },
      {
        say: say.domestiques.fourth,
        good: [{ choice: { do: 'set-pace' }, said: say.domestiques.nine }],
        answers: [{ choice: { do: 'escape' }, said: say.domestiques.escaped }],
      },
    ],
    done: say.domestiques.done,
  },
  {
    id: 'attack',
    title: say.attack.title,
    goal: say.attack.goal,
    cites: ['CP-7.1', 'CP-7.2', 'CP-7.3', 'CP-7.5'],
    options: senior,
    position: between(senior, { red4: 20, red3: 20, blue1: 20, blue2: 20, blue3: 19, red1: 16 }, { attacks: 1 }),
    before: turnBegins(),
    steps: [
      {
        say: say.attack.first,
        good: [{ choice: { do: 'attack' }, said: say.attack.who }],
        answers: [{ choice: { do: 'fall-back' }, said: say.attack.fallBack, rule: 'CP-7.3' }],
        otherwise: say.attack.nothing,
      },
      {
        say: say.attack.second,
        good: [{ choice: { do: 'attack', rider: red3 }, dice: [6, 4, 3, 2], said: say.attack.rouleur }],
        answers: [{ choice: { do: 'attack', rider: red4 }, said: say.attack.domestique }],
      },
      {
        say: say.attack.third,
        quiz: [
          { label: say.attack.chain, said: say.attack.chainIsRight, right: true },
          { label: say.attack.fourteen, said: say.attack.fourteenIsWrong },
          { label: say.attack.fall, said: say.attack.fallIsWrong },
        ],
      },
    ],
    done: say.attack.done,
  },
  {
    id: 'descent',
    title: say.descent.title,
    goal: say.descent.goal,
    cites: ['CP-7.4'],
    options: senior,
    position: between(
      senior,
      { red1: 72, blue1: 72, red3: 67, blue3: 66 },
      { bottles: 0, sprints: 0, attacks: 0 },
      { descents: [{ rider: red1, descent: 'ready' }] },
    ),
    before: turnBegins(),
    steps: [
      {
        say: say.descent.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'descend' }, dice: [5, 4, 3, 4, 2, 3, 2], said: say.descent.descended }],
        answers: [{ choice: { do: 'fall-back' }, said: say.descent.fallBack }],
        otherwise: say.descent.normal,
      },
    ],
    done: say.descent.done,
  },
  {
    id: 'leader',
    title: say.leader.title,
    goal: say.leader.goal,
    cites: ['CP-8.2', 'CP-8.3', 'CP-8.6', 'CP-8.7'],
    options: master,
    position: between(master, { red1: 67, blue1: 67, red3: 63, blue3: 62 }, { mountainAttacks: 1 }),
    before: [{ choice: rideOn }],
    steps: [
      {
        say: say.leader.first,
        point: [{ rider: red1 }, { square: 71 }],
        good: [{ choice: { do: 'mountain-attack' }, dice: [7, 3, 3, 2], said: say.leader.attacked }],
        answers: [{ choice: { do: 'fall-back' }, said: say.leader.fallBack }],
        otherwise: say.leader.normal,
      },
      {
        say: say.leader.second,
        quiz: [
          { label: say.leader.thirtyFive, said: say.leader.thirtyFiveIsRight, right: true },
          { label: say.leader.five, said: say.leader.fiveIsWrong },
          { label: say.leader.none, said: say.leader.noneIsWrong },
        ],
      },
    ],
    done: say.leader.done,
  },
  {
    id: 'tour',
    title: say.tour.title,
    goal: say.tour.goal,
    cites: ['CP-8.1', 'CP-8.8', 'CP-8.9', 'CP-9.2', 'CP-9.7', 'CP-9.10'],
    options: master,
    position: between(master, { red1: 148, blue1: 146, red3: 143, blue3: 142 }),
    steps: [
      {
        say: say.tour.first,
        quiz: [
          { label: say.tour.seventy, said: say.tour.seventyIsRight, right: true },
          { label: say.tour.ten, said: say.tour.tenIsWrong },
          { label: say.tour.seventyFive, said: say.tour.seventyFiveIsWrong },
        ],
      },
      {
        say: say.tour.second,
        quiz: [
          { label: say.tour.points, said: say.tour.pointsIsRight, right: true },
          { label: say.tour.time, said: say.tour.timeIsWrong },
          { label: say.tour.wins, said: say.tour.winsIsWrong },
        ],
      },
      {
        say: say.tour.third,
        quiz: [
          { label: say.tour.director, said: say.tour.directorIsRight, right: true },
          { label: say.tour.everyone, said: say.tour.everyoneIsWrong },
        ],
      },
    ],
    done: say.tour.done,
  },
];
