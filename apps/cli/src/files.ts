import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { say } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { Complaint } from './complaint.ts';
import { jsonFault } from './json-fault.ts';

/** No race comes near it. */
const maxMegabytes = 64;

export async function readJson(path: string): Promise<unknown> {
  const text = decode(await readBytes(path), path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`${path}: ${say({ reason: 'not-json', with: { detail: jsonFault(text) } })}`);
  }
}

export async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new Complaint(fault(path, error, false));
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const max = maxMegabytes * 1024 * 1024;
  const chunks: Buffer[] = [];
  try {
    // `end` is included: one byte more than allowed is enough to know.
    for await (const chunk of createReadStream(path, { end: max })) chunks.push(chunk);
  } catch (error) {
    throw new Complaint(fault(path, error, true));
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > max) throw new Complaint(terminal().files.tooLarge(path, maxMegabytes));
  return bytes;
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Complaint(terminal().files.notUtf8(path));
  }
}

function fault(path: string, error: unknown, toRead: boolean): string {
  const say = terminal().files;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return toRead ? say.noFile(path) : say.noFolder(path);
  if (code === 'EISDIR') return say.directory(path);
  if (code === 'EACCES' || code === 'EPERM') return toRead ? say.mayNotRead(path) : say.mayNotWrite(path);
  return (toRead ? say.cannotRead : say.cannotWrite)(path, code ?? (error as Error).message);
}
