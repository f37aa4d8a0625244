import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { terminal } from '@gruppetto/words/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import { examples } from './commander-words.ts';
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
  const say = terminal().server.serve;
  program
    .command('serve')
    .summary(say.summary)
    .description(say.about)
    .option('-p, --port <number>', say.port, readPort, 1903)
    .option('--host <address>', say.host, '127.0.0.1')
    .option('-d, --data <folder>', say.data)
    .option('-o, --open', say.open)
    .option('--log', say.log)
    .addHelpText('after', examples('serve --open', 'serve --host 0.0.0.0 --data /var/lib/gruppetto --log'))
    .action(serve);
}

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError(terminal().server.serve.needPort);
  return Number(text);
}

/** The built pages. */
export const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function serve({ port, host, data, open, log = false }: ServeArguments): Promise<void> {
  if (!existsSync(pages)) throw new Complaint(terminal().server.serve.notBuilt);
  const [{ serve: begin }, { storageOptions }] = await Promise.all([loadServer(), loadData()]);
  const storage = { ...storageOptions(), ...(data && { folder: data }) };
  const complain = (error: Error & { readonly exitCode?: number }) => {
    throw error.exitCode === undefined ? error : new Complaint(error.message, error.exitCode);
  };
  const served = await begin({ host, port, log, root: pages, storage }).catch(complain);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  const near = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const address = `http://${near ? 'localhost' : host}:${served.port}`;
  print(terminal().server.serve.at(address));
  if (open) openBrowser(address);
  await Promise.race([stopped, served.closed.catch(complain)]).finally(served.stop);
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start'] };

function openBrowser(address: string): void {
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.once('error', () => remark(terminal().server.serve.noBrowser));
  child.unref();
}
