import type { Clock, LobbyFilter, LobbyTable, StageInfo } from '@gruppetto/wire';
import { type Kysely, sql } from 'kysely';
import type { SeatRow, TableRow, TableRows } from './rows.ts';

const maxListed = 100;

/** What a list shows of a table. Never the whole row: options and states can be long. */
const listedColumns = ['id', 'game', 'status', 'host_name', 'clock', 'spectators', 'touched', 'turn', 'rated', 'stage_info'] as const;
type ListedRow = Pick<TableRow, (typeof listedColumns)[number]>;
const seatColumns = ['shared_table', 'seat', 'player', 'person', 'held_for', 'held_person', 'name'] as const;
type ListedSeat = Pick<SeatRow, (typeof seatColumns)[number]>;

/** Open tables that somebody may still join or watch, those touched last first. */
export async function openTables(db: Kysely<TableRows>, { game, clock, free }: LobbyFilter): Promise<readonly LobbyTable[]> {
  let query = db.selectFrom('shared_tables').select(listedColumns).where('open', '=', 1).where('status', '!=', 'over');
  if (game !== '') query = query.where('game', '=', game);
  if (free) query = query.where('status', '=', 'gathering');
  const rows = await query.orderBy('touched', 'desc').limit(maxListed).execute();
  const tables = await listed(db, rows, undefined);
  return tables.filter((table) => (clock === '' || table.clock.kind === clock) && (!free || table.free > 0));
}

/** Where a person is expected, sits or is the host; `nameKey` is that of their account. */
export async function tablesOf(db: Kysely<TableRows>, person: string, nameKey?: string): Promise<readonly LobbyTable[]> {
  const rows = await own(db, person).select(listedColumns).orderBy('touched', 'desc').limit(maxListed).execute();
  const invited = await db
    .selectFrom('shared_tables')
    .select(listedColumns)
    .where('status', '=', 'gathering')
    .where('id', 'in', (select) => {
      const held = select.selectFrom('shared_seats').select('shared_table').where('player', 'is', null);
      return held.where(({ eb, or }) =>
        or([eb('held_person', '=', person), ...(nameKey === undefined ? [] : [eb('held_for', '=', nameKey)])]),
      );
    })
    .orderBy('touched', 'desc')
    .limit(maxListed)
    .execute();
  const others = invited.filter(({ id }) => !rows.some((row) => row.id === id));
  return [...(await listed(db, others, person)).map((table) => ({ ...table, invited: true })), ...(await listed(db, rows, person))];
}

/** How many tables of a person are not over. Those of contests were made for them by others. */
export async function countTables(db: Kysely<TableRows>, person: string): Promise<number> {
  const { count } = await own(db, person)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '!=', 'over')
    .where(sql<boolean>`not exists (select 1 from contest_tables where contest_tables.shared_table = shared_tables.id)`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a person rides now. */
export async function racesOf(db: Kysely<TableRows>, person: string): Promise<readonly string[]> {
  const rows = await own(db, person).select('id').where('status', '=', 'racing').execute();
  return rows.map(({ id }) => id);
}

function own(db: Kysely<TableRows>, person: string) {
  const seated = db.selectFrom('shared_seats').select('shared_table').where('person', '=', person);
  return db.selectFrom('shared_tables').where(({ or, eb }) => or([eb('host', '=', person), eb('id', 'in', seated)]));
}

async function listed(db: Kysely<TableRows>, rows: readonly ListedRow[], person: string | undefined): Promise<readonly LobbyTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('shared_seats').select(seatColumns).where('shared_table', 'in', ids).orderBy('seat').execute();
  const seatsOf = new Map<string, ListedSeat[]>(ids.map((id) => [id, []]));
  for (const seat of seats) seatsOf.get(seat.shared_table)?.push(seat);
  return rows.map((row) => listedTable(row, seatsOf.get(row.id) ?? [], person));
}

function listedTable(row: ListedRow, seats: readonly ListedSeat[], person: string | undefined): LobbyTable {
  const turn = seats.find(({ seat }) => seat === row.turn);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    hostName: row.host_name,
    seats: seats.length,
    free: seats.filter(({ player, held_for, held_person }) => player === null && held_for === null && held_person === null).length,
    people: seats.filter(({ player }) => player === 'person').map(({ name }) => name),
    clock: JSON.parse(row.clock) as Clock,
    spectators: row.spectators === 1,
    touched: row.touched,
    rated: row.rated === 1,
    ...(row.stage_info !== null && { tour: (JSON.parse(row.stage_info) as StageInfo).name }),
    ...(person !== undefined && row.status === 'racing' && turn?.person === person && { yourTurn: true }),
  };
}
