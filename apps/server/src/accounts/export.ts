import { setImmediate as turn } from 'node:timers/promises';

/** JSON, whole or, where it may be long, bit by bit. */
type ExportItem = string | AsyncIterable<string>;

/** The items of a list, as they are read from the database. */
type ExportItems = AsyncIterable<ExportItem>;

/** Lists by the names that the export gives them. */
export type ExportLists = Readonly<Record<string, ExportItems>>;

const page = 200;

/** Reads rows a page at a time, in an order that the query gives them. */
export async function* paged<Row>(
  read: (limit: number, offset: number) => Promise<readonly Row[]>,
  textOf: (row: Row) => ExportItem | Promise<ExportItem> = (row) => JSON.stringify(row),
): AsyncGenerator<ExportItem> {
  for (let offset = 0; ; offset += page) {
    const rows = await read(page, offset);
    for (const row of rows) yield await textOf(row);
    if (rows.length < page) return;
  }
}

/** Writes a JSON object of these fields and lists bit by bit: it may be large, and nobody else should wait for it. */
export async function* exportText(fields: object, lists: readonly ExportLists[]): AsyncGenerator<string> {
  yield JSON.stringify(fields).slice(0, -1);
  for (const [name, items] of lists.flatMap((one) => Object.entries(one))) {
    yield `,"${name}":[`;
    let comma = '';
    for await (const item of items) {
      if (typeof item === 'string') yield `${comma}${item}`;
      else {
        yield comma;
        yield* item;
      }
      comma = ',';
      await turn();
    }
    yield ']';
  }
  yield '}';
}
