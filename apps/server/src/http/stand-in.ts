import { createServer } from 'node:http';
import type { ErrorAnswer } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import { languageOf } from './language.ts';

/** Seconds until it's worth asking again. */
export const comeBackIn = 2;

/** Answers for a server that is away for a moment; what it gives ends that. Where it cannot listen, nobody answers. */
export async function standIn(host: string, port: number): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const language = languageOf(request);
    await words.load(language);
    const message = words(language).faults.restoring;
    const answer: ErrorAnswer = { error: { code: 'restoring', message, retryAfter: comeBackIn } };
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': `${comeBackIn}`,
      connection: 'close',
    });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => {
    server.once('error', () => done());
    server.listen(port, host, done);
  });
  return () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
