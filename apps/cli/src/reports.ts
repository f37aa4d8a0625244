import type { Report } from '@gruppetto/server/data';
import type { Command } from 'commander';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addReports(program: Command): void {
  program
    .command('reports')
    .summary('what people complain of')
    .description('Prints what people at the shared tables of your server have reported, the latest first.')
    .action(list);
}

async function list(): Promise<void> {
  const { listReports } = await loadData();
  const rows = await withStorage(listReports);
  if (rows.length === 0) return remark('Nobody has reported anything.');
  const columns = [
    { title: 'Id', cell: ({ id }: Report) => id },
    { title: 'When', cell: ({ at }: Report) => new Date(at).toISOString().slice(0, 16).replace('T', ' ') },
    { title: 'Table', cell: ({ table }: Report) => `/shared/${table}` },
    { title: 'Who', cell: ({ seat, author, line }: Report) => author ?? seat ?? (line === undefined ? '' : 'a spectator') },
    { title: 'What', cell: ({ text, line }: Report) => (line === undefined ? text : `${text} (“${line}”)`) },
    { title: 'Settled', cell: ({ settled, answer }: Report) => (settled ? answer || 'yes' : '') },
  ];
  print(table(columns, rows));
}
