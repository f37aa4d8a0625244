import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark } from './print.ts';
import { loadData, loadServer } from './storage.ts';

interface ServeArguments {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly open?: boolean;
  readonly log?: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('start the server')
    .description('Serves the games in the browser, with accounts, tours and shared tables, until you end it with Ctrl-C.')
    .option('-p, --port <number>', 'the port, 0 for any that is free', readPort, 1903)
    .option('--host <address>', 'where to be reached; 0.0.0.0 lets other computers in', '127.0.0.1')
    .option('-d, --data <folder>', 'where the data is kept, instead of GRUPPETTO_DATA')
    .option('-o, --open', 'open the page in your browser')
    .option('--log', 'write a line of JSON for each request')
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto serve --open
  $ gruppetto serve --host 0.0.0.0 --data /var/lib/gruppetto --log`,
    )
    .action(serve);
}

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return Number(text);
}

/** The built pages. */
export const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function serve({ port, host, data, open, log = false }: ServeArguments): Promise<void> {
  if (!existsSync(pages)) throw new Complaint('The pages are not built yet: run "npm run build" in the folder of the project first.');
  const [{ serve: begin }, { storageOptions }] = await Promise.all([loadServer(), loadData()]);
  const storage = { ...storageOptions(), ...(data && { folder: data }) };
  const served = await begin({ host, port, log, root: pages, storage }).catch((error) => {
    throw error.exitCode === undefined ? error : new Complaint(error.message, error.exitCode);
  });
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  const near = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const address = `http://${near ? 'localhost' : host}:${served.port}`;
  print(`Gruppetto is at ${address} (Ctrl-C ends it).`);
  if (open) openBrowser(address);
  await stopped;
  await served.stop();
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start'] };

function openBrowser(address: string): void {
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.once('error', () => remark('No browser could be opened here: open the address yourself.'));
  child.unref();
}
