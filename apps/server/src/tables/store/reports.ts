import type { Storage } from '../../storage/storage.ts';
import type { TableRows } from './rows.ts';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  /** Who is complained of, where somebody is; and the line of the chat with its author. */
  readonly seat?: string;
  readonly line?: string;
  readonly author?: string;
  readonly text: string;
  /** Whether the owner has dealt with it, and how. */
  readonly settled: boolean;
  readonly answer: string;
}

/** What people at shared tables have told the owner of the server, the latest first. */
export async function listReports({ db }: Storage): Promise<readonly Report[]> {
  const rows = await db
    .withTables<TableRows>()
    .selectFrom('reports')
    .leftJoin('shared_seats as seat', (join) =>
      join.onRef('seat.shared_table', '=', 'reports.shared_table').onRef('seat.seat', '=', 'reports.seat'),
    )
    .leftJoin('shared_chat as chat', (join) =>
      join.onRef('chat.shared_table', '=', 'reports.shared_table').onRef('chat.number', '=', 'reports.line'),
    )
    .select([
      'reports.id',
      'reports.settled',
      'reports.answer',
      'reports.at',
      'reports.shared_table as table',
      'reports.text',
      'seat.name as seat',
      'chat.text as line',
      'chat.name as author',
    ])
    .orderBy('reports.at', 'desc')
    .execute();
  return rows.map(({ id, at, table, text, settled, answer, seat, line, author }) => ({
    id,
    settled: settled !== null,
    answer,
    at,
    table,
    text,
    ...(seat && { seat }),
    ...(line && { line }),
    ...(author && { author }),
  }));
}
