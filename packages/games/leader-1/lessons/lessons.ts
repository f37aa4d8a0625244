import type { Part } from '@gruppetto/kernel';
import type { Lesson } from '@gruppetto/learn';
import type { Choice, Leader1 } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';
import { at, blue4, blue5, plain, plainFinish, raceOf, red1, red2, red3 } from './riders.ts';

const stay = { choice: { do: 'stay' } } as const;
const decline = { choice: { do: 'decline' } } as const;

/** A ride that costs so much, wherever it leads. */
const paying = (pays: number): Part<Choice> => ({ do: 'ride', pays });

export const lessons = (say: CoachSentences): readonly Lesson<Leader1>[] => [
  {
    id: 'free',
    title: say.free.title,
    goal: say.free.goal,
    cites: ['L1-3.1', 'L1-3.2', 'L1-3.3', 'L1-3.5'],
    options: plain,
    position: at({ [red2]: { row: 9, lane: 2, energy: 8 } }),
    steps: [
      {
        say: say.free.first,
        point: [{ rider: red2 }],
        good: [
          {
            choice: paying(0),
            said: say.free.rode,
            others: [stay, stay, decline, { ...decline, dice: [1] }],
          },
        ],
        answers: [
          { choice: paying(-2), said: say.free.twoBack, rule: 'L1-3.5' },
          { choice: paying(-1), said: say.free.oneBack, rule: 'L1-3.5' },
        ],
        otherwise: say.free.paid,
      },
      {
        say: say.free.second,
        good: [
          { choice: { do: 'ride', pays: 1, risk: null }, said: say.free.one },
          { choice: { do: 'ride', pays: 3, risk: null }, said: say.free.two },
        ],
        answers: [
          { choice: { do: 'ride', risk: 'fall' }, said: say.free.risky, rule: 'L1-5.4' },
          { choice: paying(5), said: say.free.three, rule: 'L1-3.3' },
          { choice: paying(8), said: say.free.four, rule: 'L1-3.3' },
        ],
        otherwise: say.free.noPaying,
      },
    ],
    done: say.free.done,
  },
  {
    id: 'slipstream',
    title: say.slipstream.title,
    goal: say.slipstream.goal,
    cites: ['L1-3.7', 'L1-3.8', 'L1-4.1'],
    options: plain,
    position: at({ [red2]: { row: 12, lane: 1, energy: 5 }, [blue5]: { row: 13, lane: 1 } }),
    before: [{ choice: { do: 'ride', rider: blue5, row: 17, lane: 1 } }],
    steps: [
      {
        say: say.slipstream.first,
        point: [{ rider: blue5 }, { rider: red2 }],
        good: [{ choice: { do: 'ride', row: 16, lane: 1 }, said: say.slipstream.rode }],
        answers: [
          { choice: { do: 'ride', row: 16 }, said: say.slipstream.otherLane, rule: 'L1-3.7' },
          { choice: paying(1), said: say.slipstream.passed },
          { choice: paying(3), said: say.slipstream.passed },
          { choice: paying(5), said: say.slipstream.passed },
        ],
        otherwise: say.slipstream.short,
      },
      {
        say: say.slipstream.second,
        quiz: [
          { label: say.slipstream.six, said: say.slipstream.sixIsRight, right: true },
          { label: say.slipstream.lane, said: say.slipstream.laneIsWrong },
          { label: say.slipstream.wait, said: say.slipstream.waitIsWrong },
        ],
      },
    ],
    done: say.slipstream.done,
  },
  {
    id: 'break-away',
    title: say.breakAway.title,
    goal: say.breakAway.goal,
    cites: ['L1-2.1', 'L1-2.3', 'L1-4.2'],
    options: plain,
    position: at({ [red2]: { place: 'front', energy: 20 }, [red3]: { place: 'front', energy: 10 } }, { tokens: [1, 0], phase: 'breaking' }),
    steps: [
      {
        say: say.breakAway.first,
        point: [{ rider: red2 }],
        good: [
          { choice: { do: 'ride', rider: red2, pays: 3 }, said: say.breakAway.five },
          { choice: { do: 'ride', rider: red2, pays: 5 }, said: say.breakAway.six },
        ],
        answers: [
          { choice: { do: 'ride', rider: red2, pays: 1 }, said: say.breakAway.four, rule: 'L1-4.6' },
          { choice: { do: 'ride', rider: red3 }, said: say.breakAway.climber, rule: 'L1-3.2' },
          { choice: { do: 'hold' }, said: say.breakAway.held },
        ],
        otherwise: say.breakAway.dear,
      },
    ],
    done: say.breakAway.done,
  },
  {
    id: 'inside',
    title: say.inside.title,
    goal: say.inside.goal,
    cites: ['L1-2.6', 'L1-4.3', 'L1-4.7', 'L1-4.8'],
    options: plain,
    position: at({ [red2]: { place: 'front' }, [red3]: { place: 'front' } }, { phase: 'inside' }),
    steps: [
      {
        say: say.inside.first,
        point: [{ panel: 'beneath' }],
        good: [{ choice: { do: 'go', rider: red3, to: 'back' }, said: say.inside.back }],
        answers: [
          { choice: { do: 'go', rider: red2 }, said: say.inside.rouleur },
          { choice: { do: 'go', rider: red1, to: 'front' }, said: say.inside.leader },
          { choice: { do: 'go', rider: red1, to: 'leaving' }, said: say.inside.leaving, rule: 'L1-4.9' },
          { ...stay, said: say.inside.stayed, rule: 'L1-4.7' },
        ],
      },
      {
        say: say.inside.second,
        quiz: [
          { label: say.inside.dropped, said: say.inside.droppedIsRight, right: true },
          { label: say.inside.out, said: say.inside.outIsWrong },
          { label: say.inside.free, said: say.inside.freeIsWrong },
        ],
      },
    ],
    done: say.inside.done,
  },
  {
    id: 'pursuit',
    title: say.pursuit.title,
    goal: say.pursuit.goal,
    cites: ['L1-4.4', 'L1-4.5', 'L1-4.6', 'L1-4.10'],
    options: plain,
    position: at({ [blue5]: { row: 11, lane: 1, moved: 5 }, [red1]: { place: 'front' } }, { phase: 'pursuit', front: 6 }),
    steps: [
      {
        say: say.pursuit.first,
        point: [{ rider: blue5 }],
        good: [{ choice: { do: 'accelerate' }, dice: [8], said: say.pursuit.caught }],
        answers: [{ ...decline, said: say.pursuit.declined }],
      },
    ],
    done: say.pursuit.done,
  },
  {
    id: 'risk',
    title: say.risk.title,
    goal: say.risk.goal,
    cites: ['L1-1.4', 'L1-5.1', 'L1-5.2', 'L1-5.4'],
    options: plain,
    position: at({ [red2]: { row: 10, lane: 2, energy: 5 }, [blue5]: { row: 13, lane: 1 } }),
    before: [{ choice: { do: 'ride', rider: blue5, row: 17, lane: 1 } }],
    steps: [
      {
        say: say.risk.first,
        point: [{ rider: blue5 }, { square: 16 }],
        good: [{ choice: { do: 'ride', row: 16, lane: 1, risk: null }, said: say.risk.safe }],
        answers: [
          { choice: { do: 'ride', row: 16, lane: 1 }, said: say.risk.dark, rule: 'L1-5.4' },
          { choice: { do: 'ride', risk: 'fall' }, said: say.risk.dark, rule: 'L1-5.4' },
          { choice: { do: 'ride', row: 16 }, said: say.risk.lane },
        ],
        otherwise: say.risk.short,
      },
      {
        say: say.risk.second,
        quiz: [
          { label: say.risk.third, said: say.risk.thirdIsRight, right: true },
          { label: say.risk.twoThirds, said: say.risk.twoThirdsIsWrong },
          { label: say.risk.sixth, said: say.risk.sixthIsWrong },
        ],
      },
    ],
    done: say.risk.done,
  },
  {
    id: 'climb',
    title: say.climb.title,
    goal: say.climb.goal,
    cites: ['L1-1.1', 'L1-1.5', 'L1-3.2', 'L1-5.3'],
    options: raceOf(['4a', '12b', '7a', '1a', '10a', '20b']),
    position: at({ [red1]: { row: 7, lane: 1, energy: 16 } }),
    steps: [
      {
        say: say.climb.first,
        point: [{ rider: red1 }],
        good: [{ choice: { do: 'ride', pays: 3, risk: null }, said: say.climb.safe }],
        answers: [
          { choice: { do: 'ride', risk: 'crack' }, said: say.climb.crack, rule: 'L1-5.3' },
          { choice: paying(1), said: say.climb.oneMore },
        ],
        otherwise: say.climb.more,
      },
      {
        say: say.climb.second,
        quiz: [
          { label: say.climb.climber, said: say.climb.climberIsRight, right: true },
          { label: say.climb.leader, said: say.climb.leaderIsWrong },
          { label: say.climb.rouleur, said: say.climb.rouleurIsWrong },
        ],
      },
    ],
    done: say.climb.done,
  },
  {
    id: 'feed',
    title: say.feed.title,
    goal: say.feed.goal,
    cites: ['L1-2.5', 'L1-3.6', 'L1-6.1', 'L1-6.2'],
    options: plainFinish,
    position: at({ [red2]: { row: 31, lane: 2, energy: 2, kept: [4] }, [blue5]: { row: 30, lane: 2 } }, { front: 20 }),
    steps: [
      {
        say: say.feed.first,
        point: [{ rider: red2 }],
        good: [{ choice: { do: 'feed' }, said: say.feed.added }],
        otherwise: say.feed.short,
      },
      {
        say: say.feed.second,
        good: [{ choice: { do: 'ride', squares: 6 }, said: say.feed.home }],
        otherwise: say.feed.notHome,
      },
    ],
    done: say.feed.done,
  },
  {
    id: 'bend',
    title: say.bend.title,
    goal: say.bend.goal,
    cites: ['L1-1.2', 'L1-3.1'],
    options: raceOf(['4a', '2a', '7a', '1a', '10a']),
    position: at({ [red2]: { row: 6, lane: 2, energy: 4 } }),
    steps: [
      {
        say: say.bend.first,
        point: [{ square: 12 }],
        good: [{ choice: { do: 'ride', row: 12, lane: 1 }, said: say.bend.inside }],
        answers: [
          { choice: { do: 'ride', lane: 3 }, said: say.bend.outside, rule: 'L1-1.2' },
          { choice: { do: 'ride', lane: 2 }, said: say.bend.middle, rule: 'L1-1.2' },
        ],
        otherwise: say.bend.short,
      },
    ],
    done: say.bend.done,
  },
  {
    id: 'finish',
    title: say.finish.title,
    goal: say.finish.goal,
    cites: ['L1-7.1'],
    options: plainFinish,
    position: at(
      {
        [red1]: { energy: 12 },
        [red2]: { energy: 1 },
        [red3]: { energy: 2 },
        [blue4]: { place: 'front', energy: 9 },
        [blue5]: { energy: 3 },
      },
      { phase: 'inside', front: 34 },
    ),
    steps: [
      {
        say: say.finish.first,
        point: [{ panel: 'beneath' }],
        good: [{ choice: { do: 'go', rider: red1, to: 'front' }, said: say.finish.front }],
        answers: [
          { ...stay, said: say.finish.stayed },
          { choice: { do: 'go', rider: red1, to: 'leaving' }, said: say.finish.leaving },
        ],
        otherwise: say.finish.other,
      },
      {
        say: say.finish.second,
        good: [{ ...stay, said: say.finish.won, others: [stay, decline, { ...decline, dice: [9] }] }],
        otherwise: say.finish.enough,
      },
    ],
    done: say.finish.done,
  },
  {
    id: 'start',
    title: say.start.title,
    goal: say.start.goal,
    cites: ['L1-2.2', 'L1-2.4', 'L1-2.7'],
    options: { ...plain, qualities: true },
    position: at({}, { turn: 0, phase: 'qualities' }),
    steps: [
      {
        say: say.start.first,
        good: [
          { choice: { do: 'choose', quality: 'sprinter' }, said: say.start.sprinter },
          { choice: { do: 'choose', quality: 'descender' }, said: say.start.descender },
          { choice: { do: 'choose', quality: 'fighter' }, said: say.start.fighter },
        ],
      },
      {
        say: say.start.second,
        good: [{ choice: { do: 'choose' }, said: say.start.others }],
      },
    ],
    done: say.start.done,
  },
  {
    id: 'stages',
    title: say.stages.title,
    goal: say.stages.goal,
    cites: ['L1-7.2', 'L1-7.3'],
    options: plain,
    position: at({ [red1]: { row: 34, lane: 2 }, [blue4]: { row: 33, lane: 1 } }, { front: 28 }),
    steps: [
      {
        say: say.stages.first,
        quiz: [
          { label: say.stages.one, said: say.stages.oneIsRight, right: true },
          { label: say.stages.two, said: say.stages.twoIsWrong },
          { label: say.stages.three, said: say.stages.threeIsWrong },
        ],
      },
      {
        say: say.stages.second,
        quiz: [
          { label: say.stages.fifteen, said: say.stages.fifteenIsRight, right: true },
          { label: say.stages.all, said: say.stages.allIsWrong },
          { label: say.stages.nothing, said: say.stages.nothingIsWrong },
        ],
      },
    ],
    done: say.stages.done,
  },
];
