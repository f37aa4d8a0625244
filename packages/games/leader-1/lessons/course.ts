import type { Turn } from '@gruppetto/kernel';
import { type Course, type Meanings, type Picture, type Pictures, pictured } from '@gruppetto/learn';
import { spoken } from '@gruppetto/words';
import type { Choice, Leader1 } from '../rules/index.ts';
import { type CoachSentences, en } from './en.ts';
import { firstRace } from './first-race.ts';
import { lessons } from './lessons.ts';
import { at, blue5, plain, plainFinish, raceOf, red1, red2 } from './riders.ts';
import { warn } from './warn.ts';

const wheel: Picture<Leader1> = {
  options: plain,
  position: at({ [red2]: { row: 12, lane: 1 }, [blue5]: { row: 13, lane: 1 } }, { front: 7 }),
  point: [{ rider: red2 }, { rider: blue5 }],
};

const away: Picture<Leader1> = {
  options: plain,
  position: at({ [red2]: { row: 13, lane: 2 } }, { front: 9 }),
  point: [{ rider: red2 }, { square: 9 }],
};

const line: Picture<Leader1> = {
  options: plainFinish,
  position: at({ [red2]: { row: 32, lane: 2 }, [blue5]: { row: 31, lane: 1 } }, { front: 24 }),
  point: [{ rider: red2 }, { square: 36 }],
};

const bend: Picture<Leader1> = {
  options: raceOf(['4a', '2a', '7a', '1a', '10a']),
  position: at({ [red2]: { row: 6, lane: 1 } }),
  point: [{ square: 9 }],
};

const climb: Picture<Leader1> = {
  options: raceOf(['4a', '12b', '7a', '1a', '10a', '20b']),
  position: at({ [red1]: { row: 7, lane: 1 } }),
  point: [{ rider: red1 }],
};

const dark: Picture<Leader1> = { options: plain, position: at({ [red2]: { row: 12, lane: 2 } }, { front: 6 }), point: [{ square: 15 }] };

const pictures: Pictures<CoachSentences, Leader1> = {
  slipstream: wheel,
  lane: bend,
  'front area': away,
  crack: climb,
  category: climb,
  'dark square': dark,
};

const meanings = ({ meanings: say }: CoachSentences): Meanings<Leader1> => ({
  take: say.take,
  choose: say.choose,
  'line-up': say.lineUp,
  ride: say.ride,
  hold: say.breakAway,
  go: say.inside,
  stay: say.inside,
  accelerate: say.pursuit,
  decline: say.pursuit,
  feed: ({ choices }: Turn<Choice>) =>
    choices.some((choice) => choice.do === 'let-go') ? say.payment : choices.some((choice) => choice.do === 'ride') ? say.ride : say.heat,
  'let-go': say.payment,
});

const courseIn = (say: CoachSentences): Course<Leader1> => ({
  lessons: lessons(say),
  oneMinute: [
    { ...say.oneMinute.energy, picture: wheel },
    { ...say.oneMinute.peloton, picture: away },
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
