import type { FirstRace, Situation } from '@gruppetto/learn';
import { startLists, type WielerSim } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

const route = `Round the Windmills
Millstream | | | 80 | blue
Market Square | | Sp | 68 | green
Old Setts (start) | | cobbles start | 62 | yellow
Old Setts (end) | | cobbles end | 54 | blue
Windmill Hill (start) | | climb start | 42 | red
Windmill Hill (top) | | C3 (3) | 30 | blue
Canal Bridge | | | 14 | green
Town Hall | | finish | 0 |
hierarchy: sprinter, leader, helper, climber
`;

/** Four teams of the ready-made list. */
const riders = startLists[0].text.split('\n').slice(0, 17).join('\n');

const between =
  (from: number, to: number) =>
  ({ view }: Situation<WielerSim>): boolean =>
    view.row.some((row, rider) => view.lane[rider] > 0 && row >= from && row <= to);

/** Eighty squares of flat road, cobbles and a hill. */
export const firstRace = ({ firstRace: say }: CoachSentences): FirstRace<WielerSim> => ({
  title: say.title,
  options: { route, riders },
  seed: 'alpe',
  hello: say.hello,
  remarks: [
    { on: { when: ({ view }) => view.turn === 1 }, say: say.grid },
    { on: { fact: { type: 'attacked' } }, say: say.attack },
    { on: { when: between(18, 25) }, say: say.cobbles },
    { on: { when: between(38, 49) }, say: say.climb },
    { on: { when: between(68, 79) }, say: say.sprint },
    { on: { fact: { type: 'accelerated', success: true } }, say: say.sped },
    { on: { fact: { type: 'happened' } }, say: say.happened },
  ],
  won: say.won,
  lost: say.lost,
});
