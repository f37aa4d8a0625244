import type { FirstRace, Situation } from '@gruppetto/learn';
import { courseOf, type Leader1 } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

/** The first rider, or the peloton, has so many rows to go. */
const toGo = ({ race, view }: Situation<Leader1>): number =>
  courseOf(race.options).length - Math.max(view.front, view.row[view.road[0]] ?? 0);

const asks = (what: string) => (moment: Situation<Leader1>) => moment.turn.choices[0].do === what;

const risky = ({ turn }: Situation<Leader1>): boolean => turn.choices.some((choice) => choice.do === 'ride' && choice.risk !== undefined);

const towed = ({ view, turn }: Situation<Leader1>): boolean => turn.rider !== undefined && view.slipstream[turn.rider];

/** Three teams, five hexagons: plain, hill, plain, hill, plain, with a bend to either side. */
export const firstRace = ({ firstRace: say }: CoachSentences): FirstRace<Leader1> => ({
  title: say.title,
  options: {
    players: 3,
    race: 'own',
    own: { kind: 'classic', hexagons: ['4a', '7b', '2a', '11a', '20b'], feeds: [13], sprints: [25], bonusLines: [], climbs: [] },
    qualities: false,
  },
  seed: 'rouleur',
  hello: say.hello,
  remarks: [
    { on: { when: asks('line-up') }, say: say.lineUp },
    { on: { when: (moment) => moment.view.turn > 0 && toGo(moment) <= 9 }, say: say.sprint },
    { on: { when: asks('hold') }, say: say.breakAway },
    { on: { when: asks('stay') }, say: say.inside, point: [{ panel: 'beneath' }] },
    { on: { when: asks('decline') }, say: say.pursuit },
    { on: { when: towed }, say: say.slipstream },
    { on: { when: asks('ride') }, say: say.ride },
    { on: { when: risky }, say: say.risk },
    { on: { offered: { do: 'feed' } }, say: say.feed },
  ],
  won: say.won,
  lost: say.lost,
});
