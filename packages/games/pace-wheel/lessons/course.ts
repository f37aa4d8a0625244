import { type Course, type Meanings, type Picture, type Pictures, pictured } from '@gruppetto/learn';
import { spoken } from '@gruppetto/words';
import type { PaceWheel } from '../rules/index.ts';
import { type CoachSentences, en } from './en.ts';
import { firstRace } from './first-race.ts';
import { lessons } from './lessons.ts';
import { flat, red1, red2, together, turnOf } from './riders.ts';
import { warn } from './warn.ts';

const oneGroup: Picture<PaceWheel> = { options: flat, position: turnOf(together, { paces: ['steady'] }), point: [{ square: 20 }] };

const lead: Picture<PaceWheel> = {
  options: flat,
  position: turnOf({ 22: 'red1', 20: 'blue1 blue2 red2 blue3', 19: 'red3' }, { paces: ['fast', 'steady'] }),
  point: [{ rider: red1 }],
};

const sprint: Picture<PaceWheel> = {
  options: { ...flat, course: 'f24' },
  position: turnOf({ 22: 'red1 blue1 blue2 red2', 21: 'blue3 red3' }, { paces: ['steady'] }),
  point: [{ square: 24 }],
};

const feedZone: Picture<PaceWheel> = {
  options: { ...flat, course: 'f20 F2 f18', feed: true },
  position: turnOf({ 21: 'red1 blue1 blue2 red2', 20: 'blue3 red3' }, { paces: ['steady'] }),
  point: [{ square: 21 }, { square: 22 }],
};

const pictures: Pictures<CoachSentences, PaceWheel> = {
  group: oneGroup,
  'first square': { ...oneGroup, point: [{ square: 20 }] },
  breakaway: lead,
  shuffle: { ...oneGroup, point: [{ rider: red2 }, { square: 19 }] },
  'feed zone': feedZone,
};

const meanings = ({ meanings: say }: CoachSentences): Meanings<PaceWheel> => ({
  give: say.give,
  'give-usual': say.give,
  place: say.place,
  ride: say.ride,
  chase: say.chase,
  'break-away': say.breakAway,
  stay: say.breakAway,
  spend: say.spend,
  counter: say.counter,
  'let-go': say.counter,
  add: say.add,
  shuffle: say.shuffle,
  keep: say.shuffle,
  'push-back': say.pushBack,
  burn: say.burn,
  'set-pace': say.setPace,
  feed: say.feed,
});

const courseIn = (say: CoachSentences): Course<PaceWheel> => ({
  lessons: lessons(say),
  oneMinute: [
    { ...say.oneMinute.groups, picture: oneGroup },
    { ...say.oneMinute.escape, picture: lead },
    { ...say.oneMinute.sprint, picture: sprint },
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
