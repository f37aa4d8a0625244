import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, rooms } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, parseScenario, recordFrom, type Schema, SeededDice, type Shape } from '@gruppetto/kernel';
import { parseSetUp } from '@gruppetto/lab';
import { entrySchema, modelTour, parseTour, parseTourScenario, type TourEntry } from '@gruppetto/tour';
import { pageMessages, parsePageMessage, tableCalls } from '@gruppetto/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { scratch } from '../../../scripts/parts/scratch.cjs';
import { nameKey } from '../src/accounts/accounts.ts';
import { readKey } from '../src/accounts/tokens.ts';
import { standingsOf } from '../src/clubs/seasons.ts';
import { isTooDeep, isWebAddress, line } from '../src/http/check.ts';
import { languageOf } from '../src/http/language.ts';
import { addressOf } from '../src/http/limits.ts';
import { plainUrl } from '../src/http/logs.ts';
import { routesOf } from '../src/http/routes.ts';
import { restore } from '../src/storage/dump.ts';
import { StorageProblem } from '../src/storage/problem.ts';
import { History } from '../src/tables/room/history.ts';
import type { Outline } from '../src/tables/store/log-store.ts';
import { openApp } from './opened.ts';
import { sample } from './samples.ts';

// What counts is the processor's time, of which a busy machine gives little.
vi.setConfig({ testTimeout: 300_000 });

/** Something that is read, and how it is made larger and larger. */
interface Case {
  readonly what: string;
  readonly make: (size: number) => unknown;
  readonly read: (input: unknown) => unknown;
}

/** Three, so that what is only slow to begin with is not taken for what grows, nor the other way round. */
const sizes = [1_000, 4_000, 16_000] as const;
const large = sizes[2];
/** With four times as much, 1 is four times the work and 2 the square of that; caches and the collection of garbage cost something. */
const maxPower = 1.35;
/** What is this quick at the large size, in milliseconds, has not grown with the square: that would be hundreds of millions of steps. */
const quick = 5;

/** The processor's time for one reading, in milliseconds. */
async function costOf({ make, read }: Case, size: number): Promise<number> {
  const input = make(size);
  const before = process.cpuUsage();
  await read(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The quickest reading counts: whatever else the machine does, and the collection of garbage, only ever adds to one. */
const readings = 7;

/** With which power of the length the work grows, from the small to the large size and in the last step; 0 where it is too quick to tell. */
async function powerOf(one: Case): Promise<number> {
  for (let run = 0; run < 3; run++) if ((await costOf(one, large - run)) < quick) return 0;
  const costs = sizes.map(() => Number.POSITIVE_INFINITY);
  const power = (from: 0 | 1) => Math.log(costs[2] / costs[from]) / Math.log(large / sizes[from]);
  const worst = () => Math.max(power(0), power(1));
  const min = quick / 100;
  // A machine that was busy all the time gets another chance, with more readings for every size.
  for (let run = 0; run < 4 * readings; run++) {
    if (run > 0 && run % readings === 0 && worst() <= maxPower) break;
    // Never the same size twice: readers may remember what they have read.
    for (const [index, size] of sizes.entries()) costs[index] = Math.min(costs[index], Math.max(min, await costOf(one, size + run)));
  }
  return worst();
}

async function expectLinear(cases: readonly Case[]): Promise<void> {
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) expect(await powerOf(one), one.what).toBeLessThanOrEqual(maxPower);
}

const fillings = [' ', 'a', '\n', '1', '\u202e', 'a ', '1 2\n', '1;2\n', 'f1 ', 'a,b,c,d\n', '(', ': ', ',', '"', '%', '\ud800', 'é'];
const textOf = (filling: string) => (size: number) => filling.repeat(Math.ceil(size / filling.length)).slice(0, size);
const manyNames = Array.from({ length: 200_000 }, (_, index) => [`f${index}`, 0] as const);
const unknownFieldsBySize = new Map<number, object>();
/** Made once for each size, because that takes longer than reading them. */
function unknownFields(size: number): object {
  const known = unknownFieldsBySize.get(size) ?? Object.fromEntries(manyNames.slice(0, size));
  unknownFieldsBySize.set(size, known);
  return known;
}
const listOf = (item: unknown) => (size: number) => Array.from({ length: size }, () => item);

type Grown = Pick<Case, 'what' | 'make'>;

/** Every part of a value of this shape, grown in every way that this part allows. Shorter texts than this do not grow. */
const shortest = 500;
function grown(shape: Shape, at = ''): readonly Grown[] {
  switch (shape.kind) {
    case 'text': {
      const { max, default: byDefault } = shape;
      const good = byDefault ? [byDefault, `${byDefault}\n`] : [];
      const kept = max < shortest ? [] : [...fillings, ...good];
      return [
        { what: `${at}, too long`, make: textOf(' a') },
        ...kept.map((filling) => ({
          what: `${at} of ${JSON.stringify(filling.slice(0, 20))}`,
          make: (size: number) => textOf(filling)(Math.min(size, max)),
        })),
      ];
    }
    case 'list':
      return [
        { what: `${at}[], too many`, make: listOf(undefined) },
        { what: `${at}[] of what fits`, make: (size) => listOf(sample(shape.of))(Math.min(size, shape.max)) },
        { what: `${at}[] of what does not`, make: (size) => listOf(undefined)(Math.min(size, shape.max)) },
        ...grown(shape.of, `${at}[]`).map(({ what, make }) => ({ what, make: (size: number) => [make(size)] })),
      ];
    case 'object':
      return [
        { what: `${at} of unknown fields`, make: unknownFields },
        ...Object.entries(shape.fields).flatMap(([name, field]) =>
          grown(field, `${at}.${name}`).map(({ what, make }) => ({
            what,
            make: (size: number) => ({ ...(sample(shape) as object), [name]: make(size) }),
          })),
        ),
      ];
    case 'anything':
      return [
        { what: `${at} of unknown fields`, make: unknownFields },
        { what: `${at} as a list`, make: listOf(0) },
        { what: `${at} as a text`, make: textOf('a ') },
      ];
    default:
      return [];
  }
}

const casesOf = (what: string, { shape, parse }: Schema<unknown>): readonly Case[] =>
  grown(shape, what).map((one) => ({ ...one, read: (input) => parse(input) }));

/** A good file in which one list, text or object after the other is made long. */
function grownFile(file: unknown, at: string, depth = 4): readonly Grown[] {
  if (typeof file === 'string') return [' ', 'a', `${file}\n`].map((filling) => ({ what: `${at} as a text`, make: textOf(filling) }));
  if (typeof file !== 'object' || file === null || depth === 0) return [];
  if (Array.isArray(file)) {
    if (file.length === 0) return [];
    return [
      { what: `${at}[]`, make: (size) => Array.from({ length: size }, (_, index) => file[index % file.length] as unknown) },
      ...grownFile(file[0], `${at}[0]`, depth - 1).map(({ what, make }) => ({
        what,
        make: (size: number) => [make(size), ...file.slice(1)],
      })),
    ];
  }
  return [
    {
      what: `${at} of unknown fields`,
      make: (size) => ('format' in file ? { ...file, ...unknownFields(size) } : unknownFields(size)),
    },
    ...Object.entries(file).flatMap(([name, value]) =>
      grownFile(value, `${at}.${name}`, depth - 1).map(({ what, make }) => ({
        what,
        make: (size: number) => ({ ...file, [name]: make(size) }),
      })),
    ),
  ];
}

const fileCases = (what: string, file: unknown, read: Case['read']): readonly Case[] =>
  grownFile(file, what).map((one) => ({ ...one, read }));

const games = fileURLToPath(new URL('../../../packages/games/', import.meta.url));

/** One file of each game: others of the same kind are read in the same way. */
function filesOf(ending: string): readonly (readonly [name: string, file: unknown])[] {
  const names = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(ending) && !name.includes('node_modules'),
  );
  const byGame = new Map(names.map((name) => [name.split(/[\\/]/)[0], name]));
  expect(byGame.size).toBe(rooms.length);
  return [...byGame.values()].map((name) => [name, JSON.parse(readFileSync(games + name, 'utf8')) as unknown]);
}

function planOf(game: Game): unknown {
  const options = game.options.parse({});
  const count = options.ok ? game.race(options.value).seats : 0;
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `Team ${seat}`, colour: 'red', player: 'bot' }));
  const kind = game.stageRace?.kinds[0] ?? '';
  const plan = modelTour(game, { name: 'T', kind, stages: 2, base: {}, seats }, new SeededDice('a plan'));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

describe('the work of reading grows with the length of what is read, and not with its square', () => {
  test.each(rooms.map(({ game }) => [game.id, game.options] as const))('options of %s', async (id, options) => {
    await expectLinear(casesOf(id, options));
  });

  test.each([
    ['.race.json', (input: unknown) => parseRecord(input, findGame)],
    ['.scenario.json', (input: unknown) => parseScenario(input, findGame)],
  ] as const)('files that end with %s', async (ending, read) => {
    await expectLinear(filesOf(ending).flatMap(([name, file]) => fileCases(name, file, read)));
  });

  test('tours, tour scenarios and set-ups of forecasts', async () => {
    for (const { game } of rooms) {
      const setUp = { game: game.id, options: sample(game.options.shape), seats: ['bot'] };
      await expectLinear(fileCases(`set-up of ${game.id}`, setUp, parseSetUp));
      if (!game.stageRace) continue;
      const plan = planOf(game);
      await expectLinear(fileCases(`tour of ${game.id}`, plan, (input) => parseTour(input, findGame)));
      const scenario = { format: 'gruppetto-tour-scenario', title: 'T', tour: plan, entries: [{ do: 'end', stage: 0 }], expect: {} };
      await expectLinear(fileCases(`tour scenario of ${game.id}`, scenario, (input) => parseTourScenario(input, findGame)));
    }
  });

  test('messages of pages and bodies of calls', async () => {
    const messages = Object.entries(pageMessages).flatMap(([type, { shape }]) =>
      grown(shape, `message ${type}`).map((one) => ({ ...one, read: parsePageMessage })),
    );
    const calls = Object.entries(tableCalls).flatMap(([name, schema]) => casesOf(`call ${name}`, schema as Schema<unknown>));
    await expectLinear([...messages, ...calls]);
  });

  test('names, lines of chat, addresses, languages, keys and depth', async () => {
    const texts = (what: string, read: (text: string) => unknown): readonly Case[] =>
      fillings.map((filling) => ({
        what: `${what} of ${JSON.stringify(filling)}`,
        make: textOf(filling),
        read: (input) => read(input as string),
      }));
    await expectLinear([
      ...texts('a line', (text) => line(1, 1_000_000).parse(text)),
      ...texts('a name', nameKey),
      ...texts('a key', readKey),
      ...texts('an address in the log', plainUrl),
      ...texts('an address of a network', (ip) => addressOf({ ip })),
      ...texts('the languages of a browser', (wanted) => languageOf({ headers: { 'accept-language': wanted } })),
      ...texts('an address to send to', isWebAddress),
      { what: 'depth', make: listOf([[[]]]), read: isTooDeep },
    ]);
  });

  test('the address, query and body of every route', async () => {
    const { app, close } = await openApp('sqlite');
    onTestFinished(close);
    const cases = routesOf(app).flatMap(({ method, url, schema }) =>
      Object.entries(schema).flatMap(([part, one]) =>
        typeof one === 'object' && 'shape' in one ? casesOf(`${method} ${url} ${part}`, one) : [],
      ),
    );
    expect(cases.length).toBeGreaterThan(100);
    await expectLinear(cases);
  });

  test('entries of a tour, and what it keeps of a race', async () => {
    const [{ game }] = rooms;
    const options = sample(game.options.shape) as object;
    const seats = Array.from({ length: game.race(options).seats }, () => ({ name: '', colour: '', player: 'bot' }));
    const race = { rules: game.rules, options, steps: '1;0;3:6,1' };
    const result = { day: 'flat', riders: [{ rider: 0, place: 1, value: 0 }], primes: [{ id: 'a', kind: 'b', order: [0] }] };
    const entries: readonly TourEntry[] = [
      { do: 'result', stage: 0, how: 'raced', result, story: { dice: [1] }, race },
      { do: 'prepare', stage: 0, prepared: { a: 'b' } },
      { do: 'plan', stage: 0, plan: { name: 'a', options } },
    ];
    await expectLinear(entries.flatMap((entry) => fileCases(`entry ${entry.do}`, entry, (input) => entrySchema.parse(input))));
    const steps = ['0;', '1,', '0:1,1;', '99:', ';', ':'].map((filling) => ({
      what: `steps of ${JSON.stringify(filling)}`,
      make: textOf(filling),
      read: (input: unknown) => recordFrom(game, seats, { ...race, steps: input as string }),
    }));
    await expectLinear(steps);
  });

  test('backups', async () => {
    const folder = mkdtempSync(join(scratch(), 'gruppetto-growth-'));
    const { storage, close } = await openApp('sqlite');
    onTestFinished(async () => {
      await close();
      rmSync(folder, { recursive: true });
    });
    const header = { format: 'gruppetto-backup', made: 1, migrations: [1] };
    const ways: Readonly<Record<string, (size: number) => readonly unknown[]>> = {
      'of many rows': (size) => [header, ...listOf(['keys', { hash: 'a' }])(size)],
      'of one long row': (size) => [header, ['keys', { hash: textOf('a ')(size * 20) }]],
      'of many steps': (size) => [{ ...header, migrations: listOf(1)(size * 10) }],
      'of a row of many fields': (size) => [header, ['keys', unknownFields(size)]],
    };
    await expectLinear(
      Object.entries(ways).map(([what, lines]) => ({
        what: `a backup ${what}`,
        make: (size) => {
          const file = join(folder, `${size}.backup`);
          // Its sum is wrong, which shows at the end: all of it has been read then.
          const text = [...lines(size), { rows: 0, sha256: '' }].map((line) => JSON.stringify(line)).join('\n');
          writeFileSync(file, `${text}\n`);
          return file;
        },
        read: (file) => expect(restore(storage, file as string, true)).rejects.toThrow(StorageProblem),
      })),
    );
  });

  test('the standings of a season', async () => {
    const of = (members: number) => (size: number) =>
      Array.from({ length: size }, (_, index) => ({
        source: `table ${index}`,
        name: `Member ${index % Math.min(members, size)}`,
        place: 1 + (index % 8),
        points: index % 11,
        at: index,
      }));
    const read = (input: unknown) => {
      const results = input as ReturnType<ReturnType<typeof of>>;
      return standingsOf(
        results,
        results.map(({ source }) => ({ id: source, game: 'los-ciclistas' })),
        8,
      );
    };
    await expectLinear([20, Number.POSITIVE_INFINITY].map((members) => ({ what: `${members} members`, make: of(members), read })));
  });

  test('the log of a table, played and taken back in turn', async () => {
    await expectLinear([
      {
        what: 'log',
        // A hundred thousand entries and more: less is gone through before it can be measured.
        make: (size) =>
          Array.from({ length: 10 * size }, (_, index): Outline => ({ version: index + 1, seat: 0, leftSteps: index % 2 ? 0 : undefined })),
        read: (entries) => {
          const history = new History();
          for (const entry of entries as readonly Outline[]) history.add(entry);
          return history.firstNew(0);
        },
      },
    ]);
  });

  test('one whose work grows with the square is noticed', async () => {
    const read = (input: unknown) => {
      const list = input as number[];
      let found = 0;
      for (let one = 0; one < list.length; one++) for (let other = 0; other < list.length; other += 10) found += list[one] + list[other];
      return found;
    };
    expect(await powerOf({ what: 'a slow one', make: listOf(0), read })).toBeGreaterThan(maxPower);
  });
});

test('what has more problems than a call takes arguments is told as many as anybody reads', () => {
  const [{ game }] = rooms;
  const seats = [unknownFields(manyNames.length)];
  const parsed = parseRecord(
    { format: 'gruppetto-race', game: game.id, rules: game.rules, options: {}, seats, setup: [], steps: [] },
    findGame,
  );
  expect(parsed.ok ? [] : parsed.problems).toHaveLength(100);
});
