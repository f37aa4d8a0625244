import { parentPort, workerData } from 'node:worker_threads';
import type { BatchAnswer, BatchOrder } from './sqlite-batch.ts';
import { connect } from './sqlite-connection.ts';

/**
 * The inside of the thread that writes batches: one after another, each whole or not at all. Another one of the same kind takes what is
 * in the write-ahead log into the file meanwhile.
 */
const native = connect(workerData as string);
const statements = new Map<string, ReturnType<typeof native.prepare>>();

function prepare(text: string) {
  const statement = statements.get(text) ?? native.prepare(text);
  statements.set(text, statement);
  return statement;
}

function write({ statements: texts, rows }: BatchOrder): readonly boolean[] {
  native.exec('BEGIN IMMEDIATE');
  try {
    const [first, ...rest] = texts.map(prepare);
    const done = rows.map(([deciding, ...others]) => {
      if (Number(first?.run(...deciding).changes) === 0) return false;
      for (const [index, values] of others.entries()) if (values) rest[index].run(...values);
      return true;
    });
    native.exec('COMMIT');
    return done;
  } catch (error) {
    if (native.isTransaction) native.exec('ROLLBACK');
    throw error;
  }
}

/** Nobody waits for it: others go on reading and writing. Returns how many pages are in the log. */
function checkpoint(): number {
  try {
    return Number(prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.log ?? 0);
  } catch {
    // Committed rows are safe in the log; the next commit notices a full disk.
    return 0;
  }
}

parentPort?.on('message', (order: BatchOrder | 'checkpoint' | 'close') => {
  if (order === 'close') {
    native.close();
    parentPort?.close();
    return;
  }
  if (order === 'checkpoint') {
    parentPort?.postMessage({ pages: checkpoint() } satisfies BatchAnswer);
    return;
  }
  let answer: BatchAnswer;
  try {
    answer = { done: write(order) };
  } catch (error) {
    answer = { failure: (error as Error).message };
  }
  parentPort?.postMessage(answer);
});
