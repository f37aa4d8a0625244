import type { Language } from '@gruppetto/words';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors.ts';
import { addressOf } from '../../http/limits.ts';
import { raceOf } from '../room/shared-table.ts';
import { stepTexts } from '../store/log-store.ts';
import type { ServerTable } from '../store/server-table.ts';
import type { TablesContext } from './table-calls.ts';

/** A picture of one moment of a race that anybody with the link may watch. */
export interface RacePicture {
  /** The key in the cache. */
  readonly key: string;
  readonly svg: string;
  readonly title: string;
  readonly caption: string;
  /** How many steps the race has, and after which of them this is. */
  readonly steps: number;
  readonly at: number;
}

const maxCached = 300;

/** After which step: the last one at most. */
export const stepAt = (table: ServerTable, wanted: string | undefined): number => Math.min(table.steps, Number(wanted ?? table.steps));

export type RacePictures = ReturnType<typeof createPictures>;

/** Draws what strangers may see of races: each moment once, for everybody who asks. */
export function createPictures({ store, engines, limits }: TablesContext) {
  const cache = new Map<string, Promise<unknown>>();
  /** From the cache, or worked out now: requests for the same key at the same time share the work. */
  function shared<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = cache.get(key);
    if (known) return known as Promise<T>;
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
    const found = work();
    cache.set(key, found);
    found.catch(() => cache.get(key) === found && cache.delete(key));
    return found;
  }

  async function watchable(id: string): Promise<ServerTable & { readonly setup: readonly number[] }> {
    const table = await store.read(id.toLowerCase());
    if (!table?.spectators || table.setup === undefined) throw notFound();
    return { ...table, setup: table.setup };
  }

  async function momentOf(request: FastifyRequest, id: string, wanted: string | undefined, language: Language): Promise<RacePicture> {
    const table = await watchable(id);
    const at = stepAt(table, wanted);
    const key = `${table.id} ${table.version} ${at} ${language}`;
    if (!cache.has(key)) await limits.race(request);
    return shared(key, async () => {
      const log = await store.log.after(table.log, -1);
      const steps = stepTexts(log.filter(({ version }) => version <= table.version)).slice(0, at);
      const job = { do: 'still', language, race: JSON.stringify(raceOf(table)), setup: table.setup, steps } as const;
      const answer = await engines.do(job, { payer: addressOf(request), background: true });
      if (answer.kind !== 'still') throw new Error(`no picture of table ${table.id}: ${JSON.stringify(answer)}`);
      const { svg, title, caption } = answer;
      return { key, svg, title, caption, steps: table.steps, at };
    });
  }

  /** One at a time: drawing keeps a processor busy. */
  let drawing: Promise<unknown> = Promise.resolve();
  const png = (request: FastifyRequest, key: string, svg: string): Promise<Buffer> =>
    shared(`${key} png`, async () => {
      await limits.costly(request);
      // Loaded with the first picture: it is a program of its own.
      const { renderAsync } = await import('@resvg/resvg-js');
      const drawn = drawing.then(() => renderAsync(svg, { font: { loadSystemFonts: true } }));
      drawing = drawn.catch(() => {});
      return (await drawn).asPng();
    });

  return { watchable, momentOf, png };
}
