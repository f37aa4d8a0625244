import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, rooms } from '@gruppetto/catalogue/all';
import {
  type Choice,
  type Game,
  indexIn,
  parseRecord,
  parseScenario,
  playScenario,
  type RaceRecord,
  recordFrom,
  replay,
  Shorthand,
  type ShortRecord,
  shortRecordSchema,
} from '@gruppetto/kernel';
import { parseSetUp, type SetUp } from '@gruppetto/lab';
import { openTour, parseTour, parseTourScenario, playTourScenario } from '@gruppetto/tour';
import { parseRoute, parseStartList, routes, startLists } from '@gruppetto/wielersim';
import { verifyRecord } from '@gruppetto/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/data.ts';
import { backUp, type Footer, restore } from '../src/storage/dump.ts';
import { StorageProblem } from '../src/storage/problem.ts';
import { readyDatabase, type TestDatabase } from './databases.ts';
import { damaged, damagedText, nonsense, numRuns, runs, timeout } from './nonsense.ts';
import { openApp } from './opened.ts';
import { signUp } from './person.ts';
import { planOf } from './plans.ts';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
const filesOf = (folder: string, ending: string): readonly unknown[] =>
  readdirSync(packages + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => JSON.parse(readFileSync(join(packages, folder, file), 'utf8')) as unknown);

describe('files of nonsense are told what is wrong with them, and nothing breaks', () => {
  const check = <T>(what: string, files: fc.Arbitrary<T>, read: (file: T) => void, times = numRuns) =>
    test(what, () => fc.assert(fc.property(files, read), { ...runs, numRuns: times }), timeout);

  const wholeRecords = filesOf('games', '.race.json') as readonly RaceRecord[];
  const records = wholeRecords.map((file) => ({ ...file, steps: file.steps.slice(0, 40) }));
  check('records', fc.oneof(damaged(records), nonsense), (file) => {
    const parsed = parseRecord(file, findGame);
    if (!parsed.ok) {
      expect(parsed.problems.length).toBeGreaterThan(0);
      return;
    }
    const game = findGame(parsed.value.game) as Game;
    const played = replay(game, parsed.value);
    if (!played.ok) expect(played.problems.length).toBeGreaterThan(0);
    verifyRecord(game, parsed.value);
  });

  const short = records.flatMap((file) => {
    const parsed = parseRecord(file, findGame);
    return parsed.ok ? [{ record: parsed.value, file: shortened(parsed.value) }] : [];
  });
  const anyShort = fc.constantFrom(...short).chain(({ record, file }) =>
    fc.record({
      record: fc.constant(record),
      file: fc.oneof(
        damaged([file]),
        damagedText([file.steps]).map((steps) => ({ ...file, steps })),
      ),
    }),
  );
  check('short records', anyShort, ({ record, file }) => {
    const parsed = shortRecordSchema.parse(file);
    const read = parsed.ok ? recordFrom(findGame(record.game) as Game, record.seats, parsed.value) : parsed;
    if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
  });

  check('scenarios', fc.oneof(damaged(filesOf('games', '.scenario.json')), nonsense), (file) => {
    const parsed = parseScenario(file, findGame);
    if (parsed.ok) playScenario(findGame(parsed.value.game) as Game, parsed.value);
    else expect(parsed.problems.length).toBeGreaterThan(0);
  });

  check('plans of tours', fc.oneof(damaged([planOf()]), nonsense), (file) => {
    const parsed = parseTour(file, findGame);
    if (parsed.ok) openTour(findGame(parsed.value.game) as Game, parsed.value);
    else expect(parsed.problems.length).toBeGreaterThan(0);
  });

  check('scenarios of tours', fc.oneof(damaged(filesOf('tour', '.scenario.json')), nonsense), (file) => {
    const parsed = parseTourScenario(file, findGame);
    if (parsed.ok) playTourScenario(findGame(parsed.value.tour.game) as Game, parsed.value);
    else expect(parsed.problems.length).toBeGreaterThan(0);
  });

  const setUps = rooms.map(({ game }) => ({ game: game.id, options: {}, seats: undefined }));
  // A scenario says where the race stands as a set-up does.
  const placed = (filesOf('games', '.scenario.json') as readonly SetUp[]).map(({ game, options, position }) => ({
    game,
    options,
    position,
  }));
  check('set-ups of forecasts', fc.oneof(damaged([...setUps, ...placed]), nonsense), (file) => {
    const parsed = parseSetUp(file);
    if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
  });

  check('options', fc.tuple(fc.constantFrom(...rooms), nonsense), ([{ game }, input]) => {
    const parsed = game.options.parse(input);
    if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
  });

  check('routes', damagedText(routes.map(({ text }) => text)), (text) => {
    expect(parseRoute(text)).toBeTypeOf('object');
  });
  check('start lists', damagedText(startLists.map(({ text }) => text)), (text) => {
    expect(parseStartList(text)).toBeTypeOf('object');
  });
});

function shortened(record: RaceRecord): ShortRecord {
  const game = findGame(record.game) as Game;
  const played = replay(game, record);
  if (!played.ok) throw new Error(JSON.stringify(played.problems));
  const shorthand = new Shorthand(record.setup);
  for (const [index, { choice, dice }] of record.steps.entries()) {
    const { race, state } = played.value.tables[index];
    shorthand.add(indexIn(race.turn(state)?.choices as readonly Choice[], choice), dice);
  }
  return shorthand.record(game, record.options) as ShortRecord;
}

describe('a damaged backup', () => {
  let lines: readonly string[];
  let target: TestDatabase;
  let storage: Storage;
  let path: string;
  beforeAll(async () => {
    const server = await openApp('sqlite');
    const ann = await signUp(server.app, 'Ann');
    await signUp(server.app, 'Ben', ann);
    expect((await ann.post('/api/tours', { id: randomUUID(), plan: planOf() })).statusCode).toBe(201);
    const table = { game: 'los-ciclistas', options: { players: 2 }, seats: [{ colour: 'red' }, { colour: 'blue' }], hostName: 'Ann' };
    const made = await ann.post('/api/tables', { ...table, id: randomUUID(), settings: { clock: { kind: 'none' }, rated: false } });
    expect(made.statusCode).toBe(200);
    target = await readyDatabase('sqlite');
    storage = await openStorage(target.options);
    path = join(target.options.folder as string, 'damaged.backup');
    await backUp(server.storage, path);
    await server.close();
    lines = readFileSync(path, 'utf8').trim().split('\n').slice(0, -1);
    await restore(storage, path, false);
  });
  afterAll(async () => {
    await storage.close();
    await target.drop();
  });

  test(
    'is restored whole, or refused with a sentence and the data stays as it was',
    async () => {
      const ends = { restored: 0, refused: 0 };
      const rows = async () => {
        const tables = ['accounts', 'tours', 'shared_tables'] as const;
        return JSON.stringify(
          await Promise.all(
            tables.map((table) =>
              storage.db
                .selectFrom(table as 'accounts')
                .selectAll()
                .execute(),
            ),
          ),
        );
      };
      const anyDamage = fc
        .nat(lines.length - 1)
        .chain((at) => fc.record({ at: fc.constant(at), line: damaged([JSON.parse(lines[at])]), sealed: fc.boolean() }));
      const property = fc.asyncProperty(anyDamage, async ({ at, line, sealed }) => {
        const text = lines.map((one, index) => `${index === at ? JSON.stringify(line) : one}\n`).join('');
        // Damaged on the disk, or by somebody who seals it again.
        const hashed = sealed ? text : `${lines.join('\n')}\n`;
        const footer: Footer = { rows: lines.length - 1, sha256: createHash('sha256').update(hashed).digest('hex') };
        writeFileSync(path, `${text}${JSON.stringify(footer)}\n`);
        const before = await rows();
        const end = await restore(storage, path, true).then(
          () => 'restored' as const,
          async (error) => {
            expect(error, text).toBeInstanceOf(StorageProblem);
            expect(await rows()).toBe(before);
            return 'refused' as const;
          },
        );
        ends[end]++;
      });
      await fc.assert(property, { ...runs, numRuns: Math.ceil(numRuns / 4) });
      expect(ends.restored).toBeGreaterThan(0);
      expect(ends.refused).toBeGreaterThan(0);
    },
    timeout,
  );
});
