import { parentPort, workerData } from 'node:worker_threads';
import type { BatchAnswer, BatchOrder } from './sqlite-batch.ts';
import { connect } from './sqlite-connection.ts';

/** The inside of the thread that writes batches: one after another, each whole or not at all. */
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
    const done = rows.map(([deciding = [], ...values]) => {
      if (Number(first?.run(...deciding).changes) === 0) return false;
      for (const [index, statement] of rest.entries()) statement.run(...(values[index] ?? []));
      return true;
    });
    native.exec('COMMIT');
    return done;
  } catch (error) {
    if (native.isTransaction) native.exec('ROLLBACK');
    throw error;
  }
}

parentPort?.on('message', (order: BatchOrder | 'close') => {
  if (order === 'close') {
    native.close();
    parentPort?.close();
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
