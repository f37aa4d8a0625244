import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rooms } from '@gruppetto/catalogue/all';
import { type Game, SeededDice } from '@gruppetto/kernel';
import { backUp, openStorage, restore } from '@gruppetto/server/data';
import { modelTour } from '@gruppetto/tour';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Complaint } from '../src/complaint.ts';
import { readSource } from '../src/forecast-source.ts';
import { setUpOf } from '../src/race.ts';
import { addReplay } from '../src/replay.ts';
import { playFile } from '../src/scenario.ts';
import { withStorage } from '../src/storage.ts';
import { readTour } from '../src/tour.ts';

const folder = mkdtempSync(join(tmpdir(), 'gruppetto-damaged-'));
const path = join(folder, 'file');
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

interface Damaged {
  readonly how: string;
  readonly bytes: Buffer;
}

/** Cut off, with bits turned over, and with something before and behind. */
function damaged(whole: Buffer, places = 40): readonly Damaged[] {
  const { length } = whole;
  const cut = [0, 1, length >> 2, length >> 1, length - 2].map((end) => ({ how: `cut off after ${end}`, bytes: whole.subarray(0, end) }));
  const flipped = Array.from({ length: places }, (_, index) => {
    const place = Math.floor((length * index) / places);
    const bytes = Buffer.from(whole);
    bytes[place] ^= [0x01, 0x10, 0x80, 0xff][index % 4];
    return { how: `byte ${place} is another`, bytes };
  });
  const more = ['\0', '\u{feff}', '{}', '\u{1f6b4}'].map((text) => ({
    how: `more before and behind: ${JSON.stringify(text)}`,
    bytes: Buffer.concat([Buffer.from(text), whole, Buffer.from(text)]),
  }));
  return [...cut, ...flipped, ...more];
}

const wrongValues = [null, -1, 1.5, 'x', [], {}];

/** The same data with one part after another left out or of another type. */
function* mistyped(value: unknown, at = '', depth = 3): Generator<readonly [at: string, value: unknown]> {
  for (const wrong of wrongValues) yield [`${at} is ${JSON.stringify(wrong)}`, wrong];
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if (Array.isArray(value)) {
    if (value.length > 0) for (const [inner, part] of mistyped(value[0], `${at}[0]`, depth - 1)) yield [inner, [part, ...value.slice(1)]];
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    yield [`${at} without ${name}`, rest];
    for (const [inner, other] of mistyped(part, `${at}.${name}`, depth - 1)) yield [inner, { ...value, [name]: other }];
  }
}

const jsonDamages = (file: unknown): readonly Damaged[] => [
  ...damaged(Buffer.from(JSON.stringify(file))),
  ...[...mistyped(file)].map(([how, value]) => ({ how, bytes: Buffer.from(JSON.stringify(value)) })),
];

/** It is read, or whoever handed it in is told what is wrong in sentences. Gives how many were refused. */
async function expectSentences(all: readonly Damaged[], read: (bytes: Buffer) => Promise<unknown>): Promise<number> {
  let refused = 0;
  for (const { how, bytes } of all) {
    try {
      await read(bytes);
    } catch (error) {
      if (!(error instanceof Complaint)) throw new Error(`${how}: ${(error as Error).stack}`);
      expect(error.message, how).toMatch(/^\S.*[.!?)”"]$/s);
      expect(error.message, how).not.toMatch(/undefined|\[object|NaN|\n\s+at |node:|Error:/);
      refused++;
    }
  }
  return refused;
}

const run = (add: (program: Command) => void, ...args: string[]) => {
  const program = new Command().exitOverride();
  add(program);
  return program.parseAsync(args, { from: 'user' });
};

const games = fileURLToPath(new URL('../../../packages/games/', import.meta.url));
/** One of each game. */
function filesOf(ending: string): readonly unknown[] {
  const names = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(ending) && !name.includes('node_modules'),
  );
  return [...new Map(names.map((name) => [name.split(/[\\/]/)[0], name])).values()].map((name) =>
    JSON.parse(readFileSync(games + name, 'utf8')),
  );
}

function planOf(game: Game): unknown {
  const options = game.options.parse({});
  const count = options.ok ? game.race(options.value).seats : 0;
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `Team ${seat}`, colour: 'red', player: 'bot' }));
  const plan = modelTour(game, { name: 'T', kind: game.stageRace?.kinds[0] ?? '', stages: 2, base: {}, seats }, new SeededDice('a plan'));
  return plan.ok && plan.value;
}

const races = filesOf('.race.json').map((file) => ({ ...(file as object), steps: (file as { steps: unknown[] }).steps.slice(0, 12) }));
const plans = rooms.filter(({ game }) => game.stageRace).map(({ game }) => planOf(game));
const tourScenarios = plans.map((tour) => ({ format: 'gruppetto-tour-scenario', title: 'T', tour, entries: [], expect: { over: false } }));
const setUps = rooms.map(({ game }) => ({ game: game.id, options: {} }));

describe('a damaged file gets a sentence', () => {
  test.each([
    ['race', races, () => run(addReplay, 'replay', path)],
    ['scenario', filesOf('.scenario.json'), () => playFile(path)],
    ['tour', plans, () => readTour(path)],
    ['tour scenario', tourScenarios, () => playFile(path)],
    ['set-up', setUps, () => readSource(path, undefined, false)],
  ] as const)('%s', async (_what, files, read) => {
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      writeFileSync(path, JSON.stringify(file));
      await read();
      const refused = await expectSentences(jsonDamages(file), async (bytes) => {
        writeFileSync(path, bytes);
        await read();
      });
      expect(refused).toBeGreaterThan(20);
    }
  });

  /** Texts among the options: route schedules, start lists, courses. */
  const texts = rooms.flatMap(({ game }) => {
    const { shape } = game.options;
    const fields = shape.kind === 'object' ? Object.entries(shape.fields) : [];
    return fields.flatMap(([name, field]) => (field.kind === 'text' && field.default ? [[game.id, name, field.default] as const] : []));
  });
  test.each(texts)('%s: %s', async (game, name, text) => {
    const read = (bytes: Buffer) => setUpOf(game, { option: { [name]: bytes.toString('utf8') } });
    await read(Buffer.from(text));
    expect(await expectSentences(damaged(Buffer.from(text), 200), read)).toBeGreaterThan(3);
  });
});

describe('damaged data', () => {
  const data = join(folder, 'data');
  const backup = join(folder, 'all.backup');
  const sqlite = join(data, 'gruppetto.sqlite');
  beforeAll(async () => {
    const storage = await openStorage({ folder: data });
    for (let index = 0; index < 40; index++)
      await storage.db
        .insertInto('keys')
        .values({ hash: `key ${index}`, made: index })
        .execute();
    await backUp(storage, backup);
    await storage.close();
  });

  /** As it is when nobody has touched it since. */
  const whole = (lines: readonly unknown[]): Buffer => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const counts = { accounts: 0, tours: 0, tables: 0 };
    const end = { rows: lines.length - 1, sha256: createHash('sha256').update(text).digest('hex'), counts };
    return Buffer.from(`${text}${JSON.stringify(end)}\n`);
  };

  test('a backup is put back whole, or not at all', async () => {
    const bytes = readFileSync(backup);
    const lines = bytes
      .toString()
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
    expect(whole(lines)).toEqual(bytes);
    const [header, first, ...rest] = lines;
    const forged = [
      ...[...mistyped(header)].map(([how, other]) => ({ how: `header${how}`, bytes: whole([other, first, ...rest]) })),
      ...[...mistyped(first)].map(([how, other]) => ({ how: `row${how}`, bytes: whole([header, other, ...rest]) })),
    ];
    const into = join(folder, 'into');
    await withStorage((storage) => restore(storage, backup, false), { folder: into, alone: true });
    const refused = await expectSentences([...damaged(bytes), ...forged], async (other) => {
      writeFileSync(path, other);
      await withStorage((storage) => restore(storage, path, true), { folder: into, alone: true });
    });
    expect(refused).toBeGreaterThan(60);
    await withStorage(async ({ db }) => expect((await db.selectFrom('keys').selectAll().execute()).length).toBeGreaterThan(30), {
      folder: into,
    });
  });

  test('a database', async () => {
    const into = join(folder, 'damaged');
    mkdirSync(into);
    const bytes = readFileSync(sqlite);
    const refused = await expectSentences(damaged(bytes, 60), async (other) => {
      rmSync(into, { recursive: true });
      mkdirSync(into);
      writeFileSync(join(into, 'gruppetto.sqlite'), other);
      await withStorage(async ({ db }) => void (await db.selectFrom('keys').selectAll().execute()), { folder: into, alone: true });
    });
    expect(refused).toBeGreaterThan(5);
  });
});
