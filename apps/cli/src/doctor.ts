import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { version } from '@gruppetto/kernel';
import type { Finding } from '@gruppetto/server';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print } from './print.ts';
import { pages } from './serve.ts';
import { loadData, loadServer } from './storage.ts';

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('say what is there, and what is missing')
    .description('Looks at everything that the server needs, changes nothing, and says with each line what to do.')
    .option('--url <address>', 'also look at a server that runs, as people reach it: https://races.example.org')
    .action(doctor);
}

const marks = { good: 'ok ', hint: ' · ', bad: '!! ' } as const;

async function doctor({ url }: { readonly url?: string }): Promise<void> {
  const [{ examine }, { storageOptions }] = await Promise.all([loadServer(), loadData()]);
  const storage = storageOptions();
  const findings: readonly Finding[] = [
    ofNode(),
    existsSync(pages)
      ? { state: 'good', what: 'Pages', says: 'built' }
      : { state: 'bad', what: 'Pages', says: 'not built', todo: 'Run "npm run build" in the folder of the project.' },
    await ofDisk(storage.folder),
    ...(await examine(process.env)),
    ...(url === undefined ? [] : await ofAddress(url)),
  ];
  for (const { state, what, says, todo } of findings) print(`${marks[state]} ${what}: ${says}.${todo ? ` ${todo}` : ''}`);
  const bad = findings.filter(({ state }) => state === 'bad').length;
  if (bad > 0) throw new Complaint(`${bad} of ${findings.length} need your attention.`, 1);
}

function ofNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const old = major < 20 || (major === 20 && minor < 19);
  const says = `Gruppetto ${version} on Node ${process.versions.node}`;
  return old
    ? { state: 'bad', what: 'Program', says, todo: 'Get Node 20.19 or newer from https://nodejs.org.' }
    : { state: 'good', what: 'Program', says };
}

const scarce = 500e6;

async function ofDisk(folder: string): Promise<Finding> {
  // A folder that is not there yet will be in one that is.
  let there = folder;
  while (!existsSync(there) && there !== '/') there = there.slice(0, there.lastIndexOf('/')) || '/';
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free for ${folder}`;
  return free < scarce
    ? { state: 'bad', what: 'Disk', says, todo: 'Make room: a full disk costs people their moves.' }
    : { state: 'good', what: 'Disk', says };
}

const patience = 5000;

/** What a server says of how a request of ours has reached it. */
interface Seen {
  readonly version?: string;
  readonly seen?: { readonly protocol: string; readonly proxy: 'none' | 'trusted' | 'unknown' };
}

async function ofAddress(url: string): Promise<readonly Finding[]> {
  if (!URL.canParse(url)) throw new Complaint(`"${url}" is not an address: write it as https://races.example.org.`);
  const { protocol, origin } = new URL(url);
  const what = 'Address';
  let answer: Seen;
  try {
    answer = (await (await fetch(`${origin}/healthz?seen`, { signal: AbortSignal.timeout(patience) })).json()) as Seen;
  } catch (error) {
    const because = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
    return [
      {
        state: 'bad',
        what,
        says: `${origin} does not answer as Gruppetto does (${because})`,
        todo: 'Start the server, or check the proxy.',
      },
    ];
  }
  const findings: Finding[] = [
    answer.version === version
      ? { state: 'good', what, says: `${origin} answers with Gruppetto ${version}` }
      : {
          state: 'hint',
          what,
          says: `${origin} runs Gruppetto ${answer.version}`,
          todo: `This is ${version}: restart the server after an upgrade.`,
        },
  ];
  const { seen } = answer;
  if (seen?.proxy === 'unknown')
    findings.push({
      state: 'bad',
      what: 'Proxy',
      says: 'it hands on requests, and the server does not believe it',
      todo: 'Set GRUPPETTO_TRUST_PROXY=1.',
    });
  else if (seen && `${seen.protocol}:` !== protocol)
    findings.push({
      state: 'bad',
      what: 'Proxy',
      says: `the server takes ${protocol}// for ${seen.protocol}://`,
      todo: 'Let the proxy send X-Forwarded-Proto.',
    });
  else if (seen?.proxy === 'trusted')
    findings.push({ state: 'good', what: 'Proxy', says: 'it hands on addresses, and the server believes it' });
  return findings;
}
