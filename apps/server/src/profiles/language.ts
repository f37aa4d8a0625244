import { object, oneOf } from '@gruppetto/kernel';
import { languages } from '@gruppetto/words';
import type { Visitors } from '../accounts/visitors.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import { setLanguage } from './preferences-store.ts';

export function languageRoutes(app: App, { storage: { db }, limits, visitors }: Context & { readonly visitors: Visitors }): void {
  app.put('/api/language', { schema: { body: object({ language: oneOf(languages) }) } }, async (request, reply) => {
    await limits.keep(request);
    // A browser that is nobody yet stays nobody: it keeps its language itself.
    const visitor = await visitors.recognise(request, reply);
    if (visitor) await setLanguage(db, visitor.person, request.body.language);
    return {};
  });
}
