import { foldTour, type TourEntry } from '@gruppetto/tour';
import { median } from './alternate.ts';
import { serveTour } from './served-tour.ts';
import { type Row, rowOf } from './table.ts';

const rounds = 40;

/** A tour of 21 stages, 6 teams of 6, through the whole server and its SQLite file, by the clock of who waits for it. */
export async function serverRows(): Promise<readonly Row[]> {
  const { game, plan, typed, id, ask, enter, restart, stop } = await serveTour();
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const open = async () => {
    const tour = await ask<{ entries: { entry: TourEntry }[] }>('GET', `/api/tours/${id}`);
    if (
      foldTour(
        game,
        plan,
        tour.entries.map(({ entry }) => entry),
      ).kind === 'refused'
    )
      throw new Error('an entry was refused');
  };
  const arrival = typed.at(-1) as Extract<TourEntry, { do: 'pass' }>;
  const { stage, at, rider } = arrival;

  const opened: number[] = [];
  const entered: number[] = [];
  for (let round = 0; round < rounds; round++) {
    opened.push(await timed(open));
    entered.push(await timed(() => enter({ do: 'remove', stage, at, rider })), await timed(() => enter(arrival)));
  }
  const cold: number[] = [];
  for (let round = 0; round < 5; round++) {
    await restart();
    cold.push(await timed(() => enter(round % 2 === 0 ? { do: 'remove', stage, at, rider } : arrival)));
  }
  await stop();
  return [
    rowOf('server', `a tour of 21 stages and ${typed.length} entries, read and folded`, median(opened), { max: 200 }),
    rowOf('server', 'one entry of it, durable and answered', median(entered), { max: 100 }),
    rowOf('server', 'the first entry after a start', median(cold), { max: 200 }),
  ];
}
