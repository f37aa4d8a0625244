import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { findGame, gameIds } from '@gruppetto/catalogue/all';
import { foldTour, type TourEntry } from '@gruppetto/tour';
import { median } from './alternate.ts';
import { serveTour } from './served-tour.ts';
import { type BenchRow, rowOf } from './table.ts';

const rounds = 40;

/** A tour of 21 stages, 6 teams of 6, through the whole server and its SQLite file, by the clock of who waits for it. */
export async function serverRows(): Promise<readonly BenchRow[]> {
  const { game, plan, typed, id, ask, enter, address, restart, stop } = await serveTour();
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
  const race = await rideOfBots(ask);
  const drawn: number[] = [];
  for (let at = 1; at <= rounds; at++)
    drawn.push(await timed(async () => (await fetch(`${address()}/still/${race}/race.png?at=${at}`)).arrayBuffer()));
  await stop();
  return [
    rowOf('server', `a tour of 21 stages and ${typed.length} entries, read and folded`, median(opened), { max: 200 }),
    rowOf('server', 'one entry of it, durable and answered', median(entered), { max: 100 }),
    rowOf('server', 'the first entry after a start', median(cold), { max: 200 }),
    rowOf('server', 'the picture of a link to a moment, drawn for the first time', median(drawn), { max: 300 }),
  ];
}

/** A race between bots that anybody may watch. */
async function rideOfBots(ask: (method: string, path: string, body?: object) => Promise<unknown>): Promise<string> {
  const [game = ''] = gameIds;
  const options = findGame(game)?.options.parse({});
  if (!options?.ok) throw new Error(`${game} has no usual options`);
  const colours = ['red', 'blue', 'green', 'white'].slice(0, findGame(game)?.race(options.value).seats);
  const id = randomUUID();
  const seats = colours.map((colour) => ({ colour, player: 'random' }));
  const settings = { clock: { kind: 'none' }, spectators: true };
  await ask('POST', '/api/tables', { id, game, options: options.value, seats, hostName: 'Bench', settings });
  await ask('POST', `/api/tables/${id}/start`);
  const isOver = async () => ((await ask('GET', `/api/tables/${id}`)) as { table: { status: string } }).table.status === 'over';
  while (!(await isOver())) await setTimeout(50);
  return id;
}
