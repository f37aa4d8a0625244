import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from '../src/data.ts';
import type { AppOptions } from '../src/index.ts';
import { bundled, engineWorker, writerWorker } from './databases.ts';

/** What a process is to serve. */
export interface ServeOrder {
  readonly root: string;
  readonly engineScript: string;
  readonly writerScript: string;
  readonly folder: string;
  /** Of PostgreSQL; empty for SQLite. */
  readonly url: string;
  readonly port: number;
  readonly more: Partial<AppOptions>;
}

/** Starts servers as processes of their own. With a spare one, the next has loaded everything when it is wanted. */
export async function serverProcesses({ spare: keepsSpare = false } = {}) {
  const [server, engineScript, writerScript] = await Promise.all([bundled('./serve-process.ts'), engineWorker(), writerWorker()]);
  const root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
  const running = new Set<ChildProcess>();
  const prepare = () => {
    const child = fork(server);
    running.add(child);
    return child;
  };
  let spare: ChildProcess | undefined;
  return {
    async start({ folder, url = '' }: StorageOptions, port = 0, more: Partial<AppOptions> = {}): Promise<ServerProcess> {
      const child = spare ?? prepare();
      spare = keepsSpare ? prepare() : undefined;
      child.send({ root, engineScript, writerScript, folder, url, port, more } satisfies ServeOrder);
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => {
          running.delete(child);
          resolve();
        });
      });
      const nextMessage = () =>
        new Promise<unknown>((resolve, reject) => {
          child.once('message', resolve);
          child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        });
      const taken = Number(await nextMessage());
      return {
        port: taken,
        base: `http://127.0.0.1:${taken}`,
        async fillDisk(full) {
          const done = nextMessage();
          child.send(full);
          await done;
        },
        ended,
        pause(milliseconds) {
          child.kill('SIGSTOP');
          return new Promise((resolve) => {
            setTimeout(() => {
              child.kill('SIGCONT');
              resolve();
            }, milliseconds);
          });
        },
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    stop(): void {
      for (const child of running) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export interface ServerProcess {
  readonly port: number;
  readonly base: string;
  /** SQLite finds no room any longer, or finds some again. */
  fillDisk(full: boolean): Promise<void>;
  /** Settled when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** It does nothing for so long, and does not know. */
  pause(milliseconds: number): Promise<void>;
  /** As if the power had failed. */
  kill(): Promise<void>;
}
