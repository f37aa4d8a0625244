import type { Turn } from '@gruppetto/kernel';
import { type Course, type Meanings, type Picture, type Pictures, pictured } from '@gruppetto/learn';
import { spoken } from '@gruppetto/words';
import type { Choice, CyclingParty } from '../rules/index.ts';
import { type CoachSentences, en } from './en.ts';
import { firstRace } from './first-race.ts';
import { lessons } from './lessons.ts';
import { between, junior, red1, red2, red3, red5, senior } from './riders.ts';
import { warn } from './warn.ts';

const groups: Picture<CyclingParty> = {
  options: junior,
  position: between(junior, { red3: 30, blue3: 30, blue4: 30, red1: 26, red2: 26, blue1: 25, blue2: 25, red4: 24, red5: 20 }),
  point: [{ square: 30 }, { square: 25 }],
};

const pass: Picture<CyclingParty> = {
  options: junior,
  position: between(junior, { red1: 52, blue1: 49, red2: 48, blue2: 48, red3: 47, blue3: 47 }),
  point: [{ rider: red1 }, { square: 50 }],
};

const line: Picture<CyclingParty> = {
  options: junior,
  position: between(junior, { red2: 92, red1: 92, blue2: 92, blue1: 90 }, { sprints: 1 }),
  point: [{ rider: red2 }, { square: 100 }],
};

const climbing: Picture<CyclingParty> = {
  options: senior,
  position: between(senior, { red1: 45, red5: 45, blue1: 43 }),
  point: [{ rider: red1 }, { rider: red5 }],
};

const pictures: Pictures<CoachSentences, CyclingParty> = {
  peloton: { ...groups, point: [{ square: 24 }, { square: 25 }, { square: 26 }] },
  paceline: { ...groups, point: [{ square: 30 }] },
  breakaway: { ...groups, point: [{ rider: red5 }] },
  bottle: {
    options: junior,
    position: between(junior, { blue1: 30, blue3: 30, red3: 29, red1: 24 }, { bottles: 1 }),
    point: [{ rider: red3 }, { square: 30 }],
  },
  pass,
  'mountain domestique': climbing,
};

const meanings = ({ meanings: say }: CoachSentences): Meanings<CyclingParty> => {
  const throwing = ({ choices }: Turn<Choice>) =>
    choices.some((choice) => choice.do === 'agree') ? say.pace : choices.length > 1 ? say.paceline : say.chain;
  return {
    start: say.start,
    'ride-on': say.rideOn,
    'ask-again': say.rideOn,
    withdraw: say.withdraw,
    nothing: say.special,
    descend: say.special,
    'mountain-attack': say.special,
    give: say.give,
    sprint: say.sprint,
    attack: say.attack,
    'fall-back': say.fallBack,
    go: say.go,
    throw: throwing,
    agree: say.pace,
    'agree-from': say.pace,
    escape: say.domestique,
    'set-pace': say.domestique,
    link: say.link,
    single: say.double,
    double: say.double,
    assign: say.assign,
    pull: say.pull,
    leave: say.pull,
  };
};

const courseIn = (say: CoachSentences): Course<CyclingParty> => ({
  lessons: lessons(say),
  oneMinute: [
    { ...say.oneMinute.groups, picture: groups },
    { ...say.oneMinute.pace, picture: pass },
    { ...say.oneMinute.line, picture: line },
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
