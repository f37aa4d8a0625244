import { type FastifyInstance, fastify } from 'fastify';
import { answerBadUrl, answerErrors } from './errors.ts';
import { answerHealth } from './health.ts';
import { servePages } from './pages.ts';
import { protect } from './protect.ts';

export interface AppOptions {
  /** The folder of the built web app. */
  readonly root: string;
  /** Structured logs on the standard output. */
  readonly log?: boolean;
}

export async function createApp({ root, log = false }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: log, frameworkErrors: answerBadUrl });
  answerErrors(app);
  await protect(app);
  answerHealth(app);
  await servePages(app, root);
  return app;
}
