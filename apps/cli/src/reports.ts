import type { Report } from '@gruppetto/server/data';
import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addReports(program: Command): void {
  program.command('reports').summary(terminal().server.reports.summary).description(terminal().server.reports.about).action(list);
}

async function list(): Promise<void> {
  const { listReports } = await loadData();
  const rows = await withStorage(listReports);
  if (rows.length === 0) return remark(words().house.noReports);
  const say = terminal().server.reports;
  const columns = [
    { title: say.columns.id, cell: ({ id }: Report) => id },
    { title: say.columns.when, cell: ({ at }: Report) => new Date(at).toISOString().slice(0, 16).replace('T', ' ') },
    { title: say.columns.table, cell: ({ table }: Report) => `/shared/${table}` },
    { title: say.columns.who, cell: ({ seat, author, line }: Report) => author ?? seat ?? (line === undefined ? '' : say.spectator) },
    { title: say.columns.what, cell: ({ text, line }: Report) => (line === undefined ? text : `${text} (“${line}”)`) },
    { title: say.columns.settled, cell: ({ settled, answer }: Report) => (settled ? answer || say.settled : '') },
  ];
  print(table(columns, rows));
}
