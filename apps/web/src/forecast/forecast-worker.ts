import { isGameId, openRoom } from '@gruppetto/catalogue';
import { type ForecastPart, ridePart, type Tally } from '@gruppetto/lab';
import { expose, transfer } from 'comlink';

/** What each worker does. */
const rider = {
  async ride({ plan, from, to }: ForecastPart): Promise<Tally> {
    const game = 'tour' in plan ? plan.tour.game : plan.game;
    if (isGameId(game)) await openRoom(game);
    const tally = ridePart(plan, from, to);
    return transfer(
      tally,
      [...tally.riders, ...tally.seats, tally.out, tally.together, tally.home, tally.behind].map(({ buffer }) => buffer as ArrayBuffer),
    );
  },
};

export type ForecastWorker = typeof rider;

expose(rider);
