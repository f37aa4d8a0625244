import type { RiderId } from '@gruppetto/kernel';
import type { Situation, Warning } from '@gruppetto/learn';
import { courseOf, type Leader1, maxEnergyKept } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

type Here = Situation<Leader1>;

/** L1-3.2, L1-3.3: a hard move, turn after turn: two free squares and four paying ones, for 8 energy. */
const hardMove = { squares: 6, energy: 8 };
/** From here on those who are away are hard to catch. */
const nearTheLine = 18;
/** L1-4.2: a breakaway has at least so many squares. */
const shortestBreak = 4;
/** L1-4.5: the peloton rides at least so far. */
const slowest = 3;

/** The warnings of Leader 1: energy that can't be spent any more, sitting too long, and the wrong place in a sprint. */
export const warn =
  ({ warnings: say }: CoachSentences) =>
  (moment: Here): Warning | undefined => {
    const { race, view, turn, names } = moment;
    const asked = turn.choices[0].do;
    if (view.turn === 0 || (asked !== 'hold' && asked !== 'stay')) return undefined;
    const rows = courseOf(race.options).length - view.front;
    const sprinter = asked === 'stay' ? atTheWrongEnd(moment, rows) : undefined;
    if (sprinter !== undefined) return { kind: 'back-of-the-sprint', said: say.back({ rider: names.rider(sprinter) }), rule: 'L1-7.1' };
    const rich = cannotSpend(moment, rows);
    if (rich !== undefined)
      return { kind: 'unspent', said: say.unspent({ rider: names.rider(rich), energy: view.energy[rich], rows }), rule: 'L1-3.3' };
    return rows <= nearTheLine && isLeftBehind(moment) ? { kind: 'left-behind', said: say.left({ rows }), rule: 'L1-7.1' } : undefined;
  };

const isMine = ({ race, turn }: Here, rider: RiderId): boolean => race.riders[rider].seat === turn.seat;

/** The player's riders in the peloton, those with most energy first. */
const held = (moment: Here): readonly RiderId[] =>
  [...moment.view.place.keys()]
    .filter((rider) => isMine(moment, rider) && (moment.view.place[rider] === 'front' || moment.view.place[rider] === 'back'))
    .sort((a, b) => moment.view.energy[b] - moment.view.energy[a]);

/** A rider who could still break away, now or from the front next turn, with more energy than hard moves and the next stage would use. */
function cannotSpend(moment: Here, rows: number): RiderId | undefined {
  const { race, view, turn } = moment;
  if (rows < shortestBreak) return undefined;
  // L1-7.3: a stage race carries some of it over.
  const carriedOver = courseOf(race.options).plan.kind === 'stage' ? maxEnergyKept : 0;
  const area = turn.choices[0].do === 'hold' ? 'front' : 'back';
  const maxUse = hardMove.energy * Math.ceil(rows / hardMove.squares) + carriedOver;
  return held(moment).find((rider) => view.place[rider] === area && view.energy[rider] > maxUse);
}

/** Somebody is ahead of the peloton, and none of the player's riders is, though one of them could still go. */
function isLeftBehind(moment: Here): boolean {
  const { view } = moment;
  const ahead = view.road.filter((rider) => view.row[rider] > view.front);
  const best = held(moment)[0];
  return ahead.length > 0 && !ahead.some((rider) => isMine(moment, rider)) && best !== undefined && view.energy[best] >= hardMove.energy;
}

/** L1-7.1: a rider at the back with more energy than anybody in front, when the peloton may come home and nobody is ahead of it. */
function atTheWrongEnd(moment: Here, rows: number): RiderId | undefined {
  const { view } = moment;
  if (rows >= slowest + 2 || view.home.length > 0 || view.road.some((rider) => view.row[rider] > view.front)) return undefined;
  const [best] = held(moment);
  const inFront = view.place.flatMap((place, rider) => (place === 'front' ? [view.energy[rider]] : []));
  return best !== undefined && view.place[best] === 'back' && view.energy[best] > Math.max(-1, ...inFront) ? best : undefined;
}
