import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from '../src/index.ts';
import { bundle } from './bundle.ts';

/** Starts servers as processes of their own. */
export async function serverProcesses() {
  const [server, engine] = await Promise.all([bundle('./serve-process.ts'), bundle('../src/tables/engine-worker.ts')]);
  const root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
  const running = new Set<ChildProcess>();
  return {
    async start({ folder, url = '' }: StorageOptions, port = 0): Promise<ServerProcess> {
      const child = spawn(process.execPath, [server.file, root, engine.file, folder, url, `${port}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => {
          running.delete(child);
          resolve();
        });
      });
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (data) => resolve(String(data)));
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
      return {
        port: Number(line),
        base: `http://127.0.0.1:${Number(line)}`,
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    stop(): void {
      for (const child of running) child.kill('SIGKILL');
      server.remove();
      engine.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export interface ServerProcess {
  readonly port: number;
  readonly base: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
}
