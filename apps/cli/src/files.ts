import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { say } from '@gruppetto/words';
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
    throw new Complaint(fault(path, error, 'written'));
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const most = maxMegabytes * 1024 * 1024;
  const chunks: Buffer[] = [];
  try {
    // `end` is included: one byte more than allowed is enough to know.
    for await (const chunk of createReadStream(path, { end: most })) chunks.push(chunk);
  } catch (error) {
    throw new Complaint(fault(path, error, 'read'));
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > most) throw new Complaint(`${path} is larger than ${maxMegabytes} MB; that is no race.`);
  return bytes;
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Complaint(`${path} is no text in UTF-8.`);
  }
}

function fault(path: string, error: unknown, done: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return done === 'read' ? `There is no file ${path}.` : `There is no folder for ${path}.`;
  if (code === 'EISDIR') return `${path} is a directory, not a file.`;
  if (code === 'EACCES' || code === 'EPERM') return `${path} may not be ${done}.`;
  return `${path} cannot be ${done} (${code ?? (error as Error).message}).`;
}
