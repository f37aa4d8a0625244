import { findGame } from '@gruppetto/catalogue/all';
import { type Choice, type Fact, type Game, replay, type SeatEntry, type Step, sameData } from '@gruppetto/kernel';
import { momentFor } from '@gruppetto/wire';
import type { Page } from '@playwright/test';
import type { LocalNews } from '../src/local/local-table.ts';
import { expect, openSetup, steps, test } from './browser.ts';

/** Everything that a worker ever says to the page, and how often the page itself opened the storage. */
interface Overheard {
  readonly messages: { readonly data: unknown; readonly ports: number }[];
  opened: number;
}

function overhear(): void {
  const overheard: Overheard = { messages: [], opened: 0 };
  Object.assign(window, { overheard });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data, ports }) => overheard.messages.push({ data: structuredClone(data), ports: ports.length }));
    }
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    overheard.opened++;
    return open.call(this, name, version);
  };
}

const heard = (page: Page): Promise<Overheard> => page.evaluate(() => (window as unknown as { overheard: Overheard }).overheard);

/** Every text in the page's own memory. */
async function textsInMemory(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings.join('\n');
}

interface Held {
  readonly viewer: number;
  readonly moments: readonly { readonly facts: readonly Fact[]; readonly kept: readonly number[][] }[];
}

/** What the page holds of the race: the state of the table, found where React keeps it. */
const held = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps?: {
        readonly state?: { status: string; viewer: number; moments: { facts: Fact[]; view: { kept: number[][] } }[] };
      };
      readonly child?: Fiber;
      readonly sibling?: Fiber;
      readonly stateNode?: { readonly current: Fiber };
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const container = root[Object.keys(root).find((name) => name.startsWith('__reactContainer$')) as string];
    const waiting: (Fiber | undefined)[] = [container.stateNode?.current];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const state = fiber.memoizedProps?.state;
      if (state?.status === 'ready')
        return { viewer: state.viewer, moments: state.moments.map(({ facts, view }) => ({ facts, kept: view.kept })) };
      waiting.push(...[fiber.sibling, fiber.child].filter(Boolean));
    }
    throw new Error('the page holds no table');
  });

interface Kept {
  readonly stored: { options: object; seats: SeatEntry[]; setup: number[]; seed: string; game: string; rules: number };
  readonly steps: Step<Choice>[];
}

const stored = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const db = await answer(indexedDB.open('gruppetto'));
    const both = db.transaction(['tables', 'steps']);
    const [[table], all] = await Promise.all([answer(both.objectStore('tables').getAll()), answer(both.objectStore('steps').getAll())]);
    return { stored: table, steps: all };
  });

test('nothing that another seat keeps to itself comes to the page: not one message of the worker, not a word of the seed', {
  tag: '@any-width',
}, async ({ page }) => {
  await openSetup(page, 'leader-1');
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByLabel('Who plays, seat 2').selectOption('person');
  await page.getByLabel('Riders each').fill('1');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await page.addInitScript(overhear);
  await page.reload();
  const question = page.locator('#turn-title');
  for (let step = 0; step < 16; step++) {
    const asked = (await question.textContent()) ?? '';
    await page.locator('.choice:enabled').first().click();
    await expect(question).not.toHaveText(asked);
  }
  const played = await steps(page);
  const { viewer: eyes, moments: known } = await held(page);
  expect(known).toHaveLength(played + 1);
  for (const { facts: heardOf, kept: seen } of known) {
    expect(seen.filter((tiles, rider) => rider !== eyes && tiles.length > 0)).toEqual([]);
    expect(heardOf.filter(({ secret }) => secret && secret.seat !== eyes)).toEqual([]);
  }
  const texts = await textsInMemory(page);
  const { messages, opened } = await heard(page);
  expect(opened).toBe(0);

  const { stored: table, steps: taken } = await stored(page);
  expect(texts.includes(page.url().split('/').at(-1) as string)).toBe(true);
  expect(texts.includes(table.seed)).toBe(false);

  const game = findGame('leader-1') as Game;
  const replayed = replay(game, {
    format: 'gruppetto-race',
    ...table,
    steps: taken.map(({ seat, choice, dice }) => ({ seat, choice, dice })),
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { tables, facts } = replayed.value;
  const may = (version: number, viewer: number | 'spectator') => {
    return momentFor(tables[version] as never, facts[version] as never, viewer);
  };
  const viewers = new Set<unknown>();
  let compared = 0;
  for (const { data, ports } of messages) {
    expect(ports).toBe(0);
    const { news, value, ...rest } = data as { news?: LocalNews; value?: unknown } & Record<string, unknown>;
    if (!news) {
      // The answers of the worker say what became of a request and nothing else.
      expect(Object.keys(rest).sort()).toEqual(['id', 'type']);
      expect([undefined, JSON.stringify({ kind: 'done' })]).toContain(value === undefined ? undefined : JSON.stringify(value));
      continue;
    }
    if (news.kind === 'table') {
      const { options, seats } = table;
      expect(news).toEqual({ kind: 'table', table: { game: 'leader-1', options, seats, realDice: false } });
    } else if (news.kind === 'race') {
      const { viewer, from, moments, withheld, undo: _, ...more } = news.race;
      const length = from + moments.length;
      expect(more).toEqual({ branches: true, here: [0, 1] });
      viewers.add(viewer);
      // Whoever is asked is whoever looks.
      expect(viewer).toBe(tables[length - 1]?.race.turn(tables[length - 1]?.state as never)?.seat);
      for (const moment of moments) {
        compared++;
        if (!sameData(moment, may(moment.version, viewer))) expect(moment).toEqual(may(moment.version, viewer));
      }
      expect(withheld).toBe(facts.slice(0, length).some((some) => some.some(({ secret }) => secret)));
    } else expect(news).toEqual({ kind: 'drives', drives: true });
  }
  expect([...viewers].sort()).toEqual([0, 1]);
  expect(compared).toBeGreaterThan(played);
  // There is something to keep: both have drawn a tile, and neither sees the other's.
  const kept = (version: number, viewer: number) => (may(version, viewer).view as { kept: number[][] }).kept.map(({ length }) => length);
  const hidden = tables.some((_, version) =>
    sameData(
      [kept(version, 0), kept(version, 1)],
      [
        [1, 0],
        [0, 1],
      ],
    ),
  );
  expect(hidden).toBe(true);
  // What the page knows is enough for its odds.
  await expect(page.getByRole('button', { name: 'Save after the finish' })).toBeDisabled();
  await page.getByText('Chances of winning so far').click();
  await expect(page.locator('.odds li b')).toHaveCount(2);
  await expect(page.locator('.odds-chip')).toBeVisible();
});
