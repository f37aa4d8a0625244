import type { FirstRace, Situation } from '@gruppetto/learn';
import { courseOf, type PaceWheel, terrainAt } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

/** The front of the race has so many squares to go. */
const toGo = ({ race, view }: Situation<PaceWheel>): number => courseOf(race.options).finish - view.square[view.road[0]];

const onAClimb = ({ race, view }: Situation<PaceWheel>): boolean =>
  terrainAt(courseOf(race.options), view.square[view.road[0]]) === 'uphill';

/** Three teams over one hill and past one feed zone. */
export const firstRace = ({ firstRace: say }: CoachSentences): FirstRace<PaceWheel> => ({
  title: say.title,
  options: { teams: 3, course: 'f16 u6 d6 f8 F2 f22', profiles: 'given', feed: true },
  seed: 'alpe',
  hello: say.hello,
  remarks: [
    { on: { offered: { do: 'break-away' } }, say: say.breakAway },
    { on: { offered: { do: 'counter' } }, say: say.counter },
    { on: { offered: { do: 'feed' } }, say: say.feed },
    { on: { when: (moment) => moment.turn.choices[0].do === 'set-pace' }, say: say.pace },
    { on: { when: (moment) => moment.turn.choices[0].do === 'keep' }, say: say.shuffle },
    { on: { fact: { type: 'spent', for: 'pace' }, mine: true }, say: say.burnt },
    { on: { when: onAClimb }, say: say.climb },
    { on: { when: (moment) => toGo(moment) <= 16 }, say: say.sprint },
  ],
  won: say.won,
  lost: say.lost,
});
