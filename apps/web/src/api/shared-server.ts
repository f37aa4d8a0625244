import type { RaceRecord } from '@gruppetto/kernel';
import type { LobbyFilter, LobbyTable, Settings, StageSeat, StageTable, TableAnswer } from '@gruppetto/wire';
import { ask, at } from './server.ts';

interface TableWish {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly seats: readonly { readonly colour: string; readonly player: string; readonly name?: string }[];
  readonly hostName: string;
  readonly settings: Settings;
}

const query = ({ game, clock, free }: LobbyFilter): string =>
  new URLSearchParams({ ...(game && { game }), ...(clock && { clock }), ...(free && { free: '1' }) }).toString();

/** All that is asked about shared tables, besides the race itself. */
export const sharedServer = {
  lobby: (filter: LobbyFilter, signal?: AbortSignal) =>
    ask<{ tables: readonly LobbyTable[] }>('GET', `tables?${query(filter)}`, undefined, signal),
  mine: (signal?: AbortSignal) => ask<{ tables: readonly LobbyTable[] }>('GET', 'tables/mine', undefined, signal),
  make: (wish: TableWish) => ask<TableAnswer>('POST', 'tables', wish),
  open: (id: string) => ask<TableAnswer>('GET', at('tables', id)),
  erase: (id: string) => ask<object>('DELETE', at('tables', id)),
  sit: (id: string, seat: number, name: string, commitment: string) =>
    ask<TableAnswer>('POST', at('tables', id, 'seats', `${seat}`), { name, commitment }),
  commit: (id: string, commitment: string) => ask<TableAnswer>('PUT', at('tables', id, 'commitment'), { commitment }),
  reveal: (id: string, contribution: string) => ask<TableAnswer>('POST', at('tables', id, 'contribution'), { contribution }),
  leave: (id: string, seat: number) => ask<TableAnswer>('DELETE', at('tables', id, 'seats', `${seat}`)),
  setSeat: (id: string, seat: number, player: string, heldFor?: string) =>
    ask<TableAnswer>('PUT', at('tables', id, 'seats', `${seat}`), { player, ...(heldFor && { heldFor }) }),
  fill: (id: string) => ask<TableAnswer>('POST', at('tables', id, 'bots')),
  start: (id: string) => ask<TableAnswer>('POST', at('tables', id, 'start')),
  callOff: (id: string) => ask<TableAnswer>('DELETE', at('tables', id, 'start')),
  handOver: (id: string, seat: number) => ask<TableAnswer>('PUT', at('tables', id, 'host'), { seat }),
  set: (id: string, settings: Settings) => ask<TableAnswer>('PUT', at('tables', id, 'settings'), settings),
  ban: (id: string, seat: number) => ask<TableAnswer>('POST', at('tables', id, 'bans'), { seat }),
  report: (id: string, text: string, line: number, seat?: number) =>
    ask<object>('POST', at('tables', id, 'reports'), { text, line, ...(seat !== undefined && { seat }) }),
  note: (id: string, text: string) => ask<object>('PUT', at('tables', id, 'notes'), { text }),
  setWebhook: (id: string, url: string) => ask<TableAnswer>('PUT', at('tables', id, 'webhook'), { url }),
  rematch: (id: string, made: string) => ask<{ id: string }>('POST', at('tables', id, 'rematch'), { id: made }),
  stageTables: (tour: string, signal?: AbortSignal) => ask<readonly StageTable[]>('GET', at('tours', tour, 'tables'), undefined, signal),
  openStage: (tour: string, wish: { readonly id: string; readonly settings: Settings; readonly seats: readonly StageSeat[] }) =>
    ask<StageTable>('POST', at('tours', tour, 'tables'), wish),
  record: (id: string) => ask<RaceRecord>('GET', at('tables', id, 'record')),
} as const;
