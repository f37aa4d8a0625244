import type { FirstRace, Situation } from '@gruppetto/learn';
import { type CyclingParty, courseOf } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

const toGo = ({ race, view }: Situation<CyclingParty>): number => courseOf(race.options).length - (view.square[view.road[0]] ?? 0);

const offers = ({ turn }: Situation<CyclingParty>, what: string): boolean => turn.choices.some((choice) => choice.do === what);

/** Two teams over sixty kilometres and one short pass. */
export const firstRace = ({ firstRace: say }: CoachSentences): FirstRace<CyclingParty> => ({
  title: say.title,
  options: { version: 'junior', teams: 2, stage: 'own', own: { length: 60, type: 'flat', passes: [{ from: 28, length: 6 }] } },
  seed: 'domestique',
  hello: say.hello,
  remarks: [
    { on: { offered: { do: 'start' } }, say: say.start },
    { on: { when: (moment) => toGo(moment) <= 18 && offers(moment, 'sprint') }, say: say.sprint },
    { on: { offered: { do: 'agree' } }, say: say.peloton },
    { on: { offered: { do: 'give' } }, say: say.bottle },
    { on: { offered: { do: 'assign' } }, say: say.pass },
    { on: { offered: { do: 'ride-on' } }, say: say.rideOn },
  ],
  won: say.won,
  lost: say.lost,
});
