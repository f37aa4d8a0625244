import type { FavouriteRider, FinishedRace, GameRecord, HeadToHead, Opponent, StageInfo } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { plusMinus } from '../ratings/ratings.ts';
import type { FinishedRider } from '../tables/engine/engine-job.ts';
import type { TableRows } from '../tables/store/rows.ts';

/** A page looks back this many races; nobody reads the difference that more would make. */
const maxRaces = 500;
const latestShown = 20;
const trend = 20;
const duelsShown = 8;
const favouritesShown = 5;

interface SeatOfRace {
  readonly seat: number;
  readonly colour: string;
  readonly name: string;
  readonly player: string | null;
  /** Whose result it is. */
  readonly person: string | undefined;
  readonly place: number;
  readonly finish: string | null;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly gain: number | null;
}

/** A settled race, with the seat of the person whose history it is. */
interface PastRace {
  readonly id: string;
  readonly game: string;
  readonly finished: number;
  readonly listed: boolean;
  readonly tour: string | undefined;
  readonly own: SeatOfRace;
  readonly others: readonly SeatOfRace[];
}

/** The settled races of a person, the latest first. */
export async function pastRaces(db: Kysely<TableRows>, person: string): Promise<readonly PastRace[]> {
  const rows = await db
    .selectFrom('shared_tables')
    .select(['id', 'game', 'finished', 'open', 'stage_info'])
    .where('finished', 'is not', null)
    .where('id', 'in', (select) =>
      select
        .selectFrom('shared_seats')
        .select('shared_table')
        .where('person', '=', person)
        .union(select.selectFrom('shared_seats').select('shared_table').where('gave_up', '=', person)),
    )
    .orderBy('finished', 'desc')
    .limit(maxRaces)
    .execute();
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('shared_seats')
    .select(['shared_table', 'seat', 'colour', 'name', 'player', 'person', 'gave_up', 'place', 'finish', 'mu', 'sigma', 'gain'])
    .where(
      'shared_table',
      'in',
      rows.map(({ id }) => id),
    )
    .where('place', 'is not', null)
    .orderBy('seat')
    .execute();
  const seatsOf = new Map<string, SeatOfRace[]>();
  for (const { shared_table, gave_up, person: sits, place, ...seat } of seats) {
    const list = seatsOf.get(shared_table) ?? [];
    list.push({ ...seat, person: gave_up ?? sits ?? undefined, place: place ?? 0 });
    seatsOf.set(shared_table, list);
  }
  return rows.flatMap(({ id, game, finished, open, stage_info }) => {
    const all = seatsOf.get(id) ?? [];
    const own = all.find((seat) => seat.person === person);
    if (!own) return [];
    const tour = stage_info === null ? undefined : (JSON.parse(stage_info) as StageInfo).name;
    return [{ id, game, finished: finished ?? 0, listed: open === 1, tour, own, others: all.filter((seat) => seat !== own) }];
  });
}

/** What a person has done in each game, the most raced first. */
export function recordsOf(races: readonly PastRace[]): readonly GameRecord[] {
  const games = [...new Set(races.map(({ game }) => game))];
  return games
    .map((game): GameRecord => {
      const own = races.filter((race) => race.game === game);
      const wins = own.filter(isWin).length;
      const fair = own.reduce((sum, { others }) => sum + 1 / (others.length + 1), 0) / own.length;
      const curve = own
        .toReversed()
        .flatMap(({ finished, own: { mu, sigma } }) =>
          mu === null || sigma === null ? [] : [{ at: finished, points: Math.round(mu), plusMinus: plusMinus(sigma) }],
        );
      return { game, races: own.length, wins, fair, latest: own.slice(0, trend).reverse().map(isWin), curve };
    })
    .sort((a, b) => b.races - a.races);
}

/** A race alone is a race won by nobody. */
export const isWin = ({ own, others }: PastRace): boolean => own.place === 1 && others.length > 0;

const opponentOf = ({ name, colour, player, person }: SeatOfRace): Opponent => ({
  name,
  colour,
  ...(person === undefined && player !== null && player !== 'person' && { bot: player }),
});

/** The latest races; `all` shows the reader every table, else only those that were listed for everybody. */
export const latestOf = (races: readonly PastRace[], all: boolean): readonly FinishedRace[] =>
  races.slice(0, latestShown).map(({ id, game, finished, listed, tour, own: { place, colour, gain }, others }) => ({
    ...((all || listed) && { table: id }),
    game,
    at: finished,
    seats: others.length + 1,
    place,
    colour,
    ...(gain !== null && { gain }),
    ...(tour !== undefined && { tour }),
    opponents: others.map(opponentOf),
  }));

/** Opponents, and how often each was ahead. */
export function duelsOf(races: readonly PastRace[]): readonly HeadToHead[] {
  const duels = new Map<string, { latest: SeatOfRace; ahead: number; behind: number; last: boolean[] }>();
  for (const { own, others } of races)
    for (const other of others) {
      const key = other.person ?? `bot ${other.player}`;
      const duel = duels.get(key) ?? { latest: other, ahead: 0, behind: 0, last: [] };
      duels.set(key, duel);
      if (own.place === other.place) continue;
      const ahead = own.place < other.place;
      if (ahead) duel.ahead++;
      else duel.behind++;
      if (duel.last.length < 5) duel.last.push(ahead);
    }
  return [...duels.values()]
    .sort((a, b) => b.ahead + b.behind - a.ahead - a.behind)
    .slice(0, duelsShown)
    .map(({ latest, ahead, behind, last }) => ({
      ...opponentOf(latest),
      ...(latest.person?.startsWith('a:') && { account: true as const }),
      ahead,
      behind,
      last: last.reverse(),
    }));
}

/** The riders that a person has started most often, with how often they won. */
export function favouritesOf(races: readonly PastRace[]): readonly FavouriteRider[] {
  const riders = new Map<string, FavouriteRider>();
  for (const { game, own } of races)
    for (const { number, role, name, place } of JSON.parse(own.finish ?? '[]') as readonly FinishedRider[]) {
      const key = `${game} ${name ?? number}`;
      const { starts = 0, wins = 0 } = riders.get(key) ?? {};
      const about = { ...(role !== undefined && { role }), ...(name !== undefined && { name }) };
      riders.set(key, { game, number, ...about, colour: own.colour, starts: starts + 1, wins: wins + (place === 1 ? 1 : 0) });
    }
  return [...riders.values()].sort((a, b) => b.wins - a.wins || b.starts - a.starts).slice(0, favouritesShown);
}
