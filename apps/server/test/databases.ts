import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { without } from '../../../scripts/parts/postgres.cjs';
import type { StorageOptions } from '../src/storage/open.ts';

/** What the tests of storage run on: both, unless "npm test" has said that PostgreSQL cannot be had. */
export const databases: readonly ('sqlite' | 'postgres')[] = process.env[without] ? ['sqlite'] : ['sqlite', 'postgres'];

export interface TestDatabase {
  readonly options: StorageOptions;
  drop(): Promise<void>;
}

let count = 0;

/** A new, empty database. */
export async function makeDatabase(kind: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'gruppetto-data-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') return { options: { folder }, drop: async () => remove() };
  const server = await knock();
  const name = `test_${process.pid}_${count++}`;
  await tell(server, `create database ${name}`);
  return {
    options: { folder, url: `${server}/${name}` },
    async drop() {
      remove();
      await tell(server, `drop database ${name} with (force)`);
    },
  };
}

async function knock(): Promise<string> {
  const answer = await fetch(inject('postgresDoor'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
