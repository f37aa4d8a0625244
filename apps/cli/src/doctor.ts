import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { version } from '@gruppetto/kernel';
import type { Finding } from '@gruppetto/server';
import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print } from './print.ts';
import { pages } from './serve.ts';
import { loadData, loadServer } from './storage.ts';

export function addDoctor(program: Command): void {
  const say = terminal().server.doctor;
  program.command('doctor').summary(say.summary).description(say.about).option('--url <address>', say.url).action(doctor);
}

const marks = { good: 'ok ', hint: ' · ', bad: '!! ' } as const;

async function doctor({ url }: { readonly url?: string }): Promise<void> {
  const [{ examine }, { storageOptions }] = await Promise.all([loadServer(), loadData()]);
  const storage = storageOptions();
  const say = terminal().server.doctor;
  const findings: readonly Finding[] = [
    ofNode(),
    existsSync(pages)
      ? { state: 'good', what: say.whats.pages, says: say.built }
      : { state: 'bad', what: say.whats.pages, says: say.notBuilt, todo: say.build },
    await ofDisk(storage.folder),
    ...(await examine(process.env)),
    ...(url === undefined ? [] : await ofAddress(url)),
  ];
  for (const { state, what, says, todo } of findings) print(`${marks[state]} ${words().labelled(what, says)}.${todo ? ` ${todo}` : ''}`);
  const bad = findings.filter(({ state }) => state === 'bad').length;
  if (bad > 0) throw new Complaint(say.attention(bad, findings.length), 1);
}

function ofNode(): Finding {
  const say = terminal().server.doctor;
  const what = say.whats.program;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const old = major < 20 || (major === 20 && minor < 19);
  const says = say.program(version, process.versions.node);
  return old ? { state: 'bad', what, says, todo: say.oldNode('20.19') } : { state: 'good', what, says };
}

const scarce = 500e6;

async function ofDisk(folder: string): Promise<Finding> {
  // A folder that is not there yet will be in one that is.
  let there = folder;
  while (!existsSync(there) && there !== '/') there = there.slice(0, there.lastIndexOf('/')) || '/';
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const say = terminal().server.doctor;
  const what = say.whats.disk;
  const says = say.free(free / 1e9, folder);
  return free < scarce ? { state: 'bad', what, says, todo: say.makeRoom } : { state: 'good', what, says };
}

const patience = 5000;

/** What a server says of how a request of ours has reached it. */
interface Seen {
  readonly version?: string;
  readonly seen?: { readonly protocol: string; readonly proxy: 'none' | 'trusted' | 'unknown' };
}

async function ofAddress(url: string): Promise<readonly Finding[]> {
  const say = terminal().server.doctor;
  if (!URL.canParse(url)) throw new Complaint(say.noAddress(url));
  const { protocol, origin } = new URL(url);
  const what = say.whats.address;
  let answer: Seen;
  try {
    answer = (await (await fetch(`${origin}/healthz?seen`, { signal: AbortSignal.timeout(patience) })).json()) as Seen;
  } catch (error) {
    const because = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
    return [
      {
        state: 'bad',
        what,
        says: say.noAnswer(origin, because),
        todo: say.startServer,
      },
    ];
  }
  const findings: Finding[] = [
    answer.version === version
      ? { state: 'good', what, says: say.answers(origin, version) }
      : {
          state: 'hint',
          what,
          says: say.runs(origin, `${answer.version}`),
          todo: say.restart(version),
        },
  ];
  const { seen } = answer;
  if (seen?.proxy === 'unknown')
    findings.push({
      state: 'bad',
      what: say.whats.proxy,
      says: say.proxyUnknown,
      todo: say.setProxy,
    });
  else if (seen && `${seen.protocol}:` !== protocol)
    findings.push({
      state: 'bad',
      what: say.whats.proxy,
      says: say.takesFor(`${protocol}//`, `${seen.protocol}://`),
      todo: say.sendProtocol,
    });
  else if (seen?.proxy === 'trusted') findings.push({ state: 'good', what: say.whats.proxy, says: say.proxyTrusted });
  return findings;
}
