import type { FirstRace, Situation } from '@gruppetto/learn';
import { type LosCiclistas, lastSpace } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

const toGo = ({ race, view }: Situation<LosCiclistas>): number => lastSpace(race.options) - (view.space[view.road[0]] ?? 0);

/** LC-3.1: an empty space lay between the rider who is asked and the wheel. */
const hasGap = ({ view, turn: { rider = 0 } }: Situation<LosCiclistas>): boolean =>
  view.next > 0 && view.thrown.length === 0 && view.began[view.order[view.next - 1]] - view.began[rider] > 1;

/** Three players over sixty spaces. */
export const firstRace = ({ firstRace: say }: CoachSentences): FirstRace<LosCiclistas> => ({
  title: say.title,
  options: { players: 3, end: 'first-finish' },
  seed: 'alpe',
  hello: say.hello,
  remarks: [
    { on: { offered: { do: 'start' } }, say: say.start },
    { on: { when: (moment) => toGo(moment) <= 10 }, say: say.sprint },
    { on: { offered: { do: 'draft' } }, say: say.draft },
    { on: { fact: { type: 'moved', by: 'draft' }, mine: true }, say: say.drafted },
    { on: { offered: { do: 'add' } }, say: say.add },
    { on: { when: hasGap }, say: say.toss },
  ],
  won: say.won,
  lost: say.lost,
});
