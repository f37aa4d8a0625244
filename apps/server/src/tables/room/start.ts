import { sameData } from '@gruppetto/kernel';
import { seedOf } from '@gruppetto/wire';
import type { RulesEngines } from '../engine/engines.ts';
import { isStarting, type ServerTable, type TableFields } from '../store/server-table.ts';
import type { TableChange, TableStore } from '../store/table-store.ts';
import { botGrace, clocksAtStart, dueAt } from './clock.ts';
import { raceOf } from './shared-table.ts';

/** An open page answers at once. */
const revealWithin = 60_000;

/** When a start that begins now is cancelled. With a slow clock, players need not be here at the same time. */
export const startDue = ({ clock }: ServerTable, now: number): number =>
  (clock.kind === 'slow' ? dueAt(clock, now, undefined) : undefined) ?? now + revealWithin;

/** All commitments are void: what was revealed must not be mixed with anything chosen later. */
export function calledOff({ seats }: ServerTable, waitedFor: readonly string[] = []): TableChange {
  return {
    table: { due: undefined },
    seats: seats.filter(isPersons).map(({ seat }) => ({ seat, commitment: undefined, contribution: undefined })),
    events: [{ event: 'called-off', text: waitedFor.join(', ') }],
  };
}

/** A change of seats cancels a start in progress. */
export function alsoCallOff(table: ServerTable, change: TableChange): TableChange {
  const reseats = change.seats?.some((seat) => 'player' in seat);
  if (!reseats || !isStarting(table)) return change;
  const off = calledOff(table);
  return {
    ...change,
    table: { ...off.table, ...change.table },
    seats: [...(off.seats ?? []), ...(change.seats ?? [])],
    events: [...(off.events ?? []), ...(change.events ?? [])],
  };
}

const isPersons = ({ player }: ServerTable['seats'][number]): boolean => player === 'person';

const awaitedIn = ({ seats }: ServerTable) =>
  seats.filter(({ player, contribution }) => player === undefined || (player === 'person' && !contribution));

/** The race can start: every contribution is here. */
export const mayBegin = (table: ServerTable): boolean => isStarting(table) && awaitedIn(table).length === 0;

/** Starts the race if every contribution is here, and cancels the start if its time is up. Returns the table as it is then. */
export async function settleStart(
  store: TableStore,
  engines: RulesEngines,
  now: () => number,
  id: string,
): Promise<ServerTable | undefined> {
  for (;;) {
    const table = await store.read(id);
    if (!table || !isStarting(table)) return table;
    const awaited = awaitedIn(table);
    if (awaited.length > 0 && table.due > now()) return table;
    const change =
      awaited.length > 0
        ? calledOff(
            table,
            awaited.map(({ name }) => name),
          )
        : await beginning(table, engines, now);
    // If seats or the clock have changed meanwhile, we look again. Others who look at the same start do no harm.
    await store.change(id, ({ due, seats, clock }) => (sameData([due, seats, clock], [table.due, table.seats, table.clock]) ? change : {}));
  }
}

async function beginning(table: ServerTable, engines: RulesEngines, now: () => number): Promise<TableChange> {
  const seed = seedOf(
    table.secret,
    table.seats.map(({ contribution }) => contribution),
  );
  const started = await engines
    .do({ do: 'start', race: JSON.stringify(raceOf(table)), seed, viewers: [] }, { payer: table.host, own: true })
    .catch(() => undefined);
  if (started?.kind !== 'started') return calledOff(table);
  const at = now();
  const { turn } = started;
  const clocks = clocksAtStart(table.clock, table.seats.length);
  const bot = turn !== undefined && table.seats[turn]?.player !== 'person';
  const begun: Partial<TableFields> = {
    status: turn === undefined ? 'over' : 'racing',
    seed,
    setup: started.setup,
    version: 0,
    steps: 0,
    state: started.state,
    turn,
    turnBegan: at,
    due: turn === undefined ? undefined : bot ? at + botGrace : dueAt(table.clock, at, clocks?.[turn]),
    clocks,
  };
  return { table: begun, seats: table.seats.filter(isPersons).map(({ seat }) => ({ seat, riders: 1 })) };
}
