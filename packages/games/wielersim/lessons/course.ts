import { type Course, type Picture, type Pictures, pictured } from '@gruppetto/learn';
import { spoken } from '@gruppetto/words';
import type { WielerSim } from '../rules/index.ts';
import { type CoachSentences, en } from './en.ts';
import { firstRace } from './first-race.ts';
import { lessons } from './lessons.ts';
import { climb, flat, raceOf, standing } from './riders.ts';

const file: Picture<WielerSim> = {
  options: flat(['Lea', 'Sanne', 'Hugo'], 'red'),
  position: standing([50, 1], [49, 1], [48, 1]),
  point: [{ rider: 0 }],
};

const uphill: Picture<WielerSim> = {
  options: raceOf(['Cleo', 'Lea', 'Hugo', 'Sanne'], climb, 'climber, leader, helper, sprinter'),
  position: standing([64, 1], [63, 1], [62, 1], [61, 1]),
  point: [{ rider: 0 }, { square: 72 }],
};

const sprint: Picture<WielerSim> = {
  options: flat(['Lea', 'Cleo', 'Luis', 'Hugo', 'Sanne'], 'green'),
  position: standing([148, 1], [148, 2], [147, 1], [147, 2], [146, 1]),
  point: [{ rider: 4 }, { square: 150 }],
};

const width: Picture<WielerSim> = {
  options: flat(['Hana', 'Hugo', 'Luis', 'Sanne', 'Lea', 'Cleo'], 'blue'),
  position: standing([60, 1], [60, 2], [60, 3], [59, 1], [59, 2], [59, 3]),
  point: [{ square: 60 }, { square: 59 }],
};

const pictures: Pictures<CoachSentences, WielerSim> = { aspiration: file, malus: uphill, width };

const courseIn = (say: CoachSentences): Course<WielerSim> => ({
  lessons: lessons(say),
  oneMinute: [
    { ...say.oneMinute.rides, picture: file },
    { ...say.oneMinute.colours, picture: uphill },
    { ...say.oneMinute.finish, picture: sprint },
  ],
  glossary: pictured(say.glossary, pictures),
  meanings: say.meanings,
  firstRace: firstRace(say),
});

export const course = spoken<CoachSentences>(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
}).map(courseIn);
