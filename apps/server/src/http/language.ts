import { type Language, languageFor, shell, words } from '@gruppetto/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More nobody reads: a browser names a few languages, the most wanted first. */
const maxNamed = 20;

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor((headers['accept-language'] ?? '').split(',', maxNamed).map((one) => one.split(';')[0].trim()));

/** Loads the answers in the language of the person before their request is handled. */
export function speakWithEveryone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const language = languageOf(request);
    await Promise.all([words.load(language), shell.load(language)]);
  });
}
