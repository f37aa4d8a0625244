import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HouseBackup } from '@gruppetto/wire';
import { backUp, type Footer, isHeader } from './dump.ts';
import type { Storage } from './storage.ts';

const ending = '.backup';
const half = '.part';
/** No way out of the folder, and nothing hidden. */
const fileName = /^\w[\w.-]{0,99}\.backup$/;
const maxListed = 1000;
const day = 24 * 60 * 60 * 1000;

/** The backups that lie in the server's own folder: nobody can send one there. */
export class Backups {
  readonly folder: string;
  /** Whether they outlive the process. */
  readonly lasting: boolean;

  /** Beside the data; where nothing can be written there, in a folder of this process. */
  constructor(data: string) {
    const folder = join(data, 'backups');
    this.lasting = isUsable(folder);
    this.folder = this.lasting ? folder : mkdtempSync(join(tmpdir(), 'gruppetto-backups-'));
  }

  /** The latest first. */
  async list(): Promise<readonly HouseBackup[]> {
    const names = (await readdir(this.folder)).filter((name) => fileName.test(name));
    const found = await Promise.all(names.slice(0, maxListed).map((name) => this.find(name)));
    return found.filter((one) => one !== undefined).sort((a, b) => b.made - a.made);
  }

  /** The header of a backup; undefined if there is no such backup. */
  async find(name: string): Promise<HouseBackup | undefined> {
    if (!fileName.test(name)) return undefined;
    const path = this.path(name);
    // A link would lead out of the folder.
    if (!(await lstat(path).catch(() => undefined))?.isFile()) return undefined;
    const file = await open(path);
    try {
      return await describe(name, file);
    } finally {
      await file.close();
    }
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** A name that no other backup has. */
  newName(kind: 'gruppetto' | 'before-restore'): string {
    return `${kind}-${new Date().toISOString().replace(/[:.]/g, '-')}${ending}`;
  }

  /** It gets its name once it is complete. */
  async make(storage: Storage, name: string): Promise<number> {
    await this.clear();
    const path = this.path(name);
    const rows = await backUp(storage, path + half);
    await rename(path + half, path);
    return rows;
  }

  async delete(name: string): Promise<void> {
    await rm(this.path(name));
  }

  close(): void {
    if (!this.lasting) rmSync(this.folder, { recursive: true, force: true });
  }

  /** Halves that a process left behind when it was killed. */
  private async clear(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(ending + half)) continue;
      const { mtimeMs } = await lstat(this.path(name));
      if (mtimeMs < Date.now() - day) await rm(this.path(name), { force: true });
    }
  }
}

function isUsable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** More than the first or the last line of a backup takes. */
const enough = 8192;

async function describe(name: string, file: FileHandle): Promise<HouseBackup | undefined> {
  const { size: bytes } = await file.stat();
  const read = async (from: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(enough), 0, enough, from);
    return buffer.toString('utf8', 0, bytesRead);
  };
  const header = parse((await read(0)).split('\n', 1)[0]);
  if (!isHeader(header) || !Number.isSafeInteger(header.made)) return undefined;
  const { made, version } = header;
  const counts = countsIn(parse((await read(Math.max(0, bytes - enough))).trimEnd().split('\n').at(-1)));
  return { name, made, bytes, ...(typeof version === 'string' && { version }), ...(counts && { counts }) };
}

function parse(line = ''): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function countsIn(footer: unknown): Footer['counts'] {
  const { accounts, tours, tables } = { ...(footer as Partial<Footer> | undefined)?.counts };
  return Number.isSafeInteger(accounts) && Number.isSafeInteger(tours) && Number.isSafeInteger(tables)
    ? ({ accounts, tours, tables } as Footer['counts'])
    : undefined;
}
