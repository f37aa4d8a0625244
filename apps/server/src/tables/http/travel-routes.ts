import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardOf, isGameId } from '@gruppetto/catalogue/all';
import { object, oneOf } from '@gruppetto/kernel';
import { cardStill } from '@gruppetto/paper';
import { isLanguage, type Language, languages, words } from '@gruppetto/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../../accounts/tokens.ts';
import { type App, count, token, uuid } from '../../http/check.ts';
import { notFound } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { createPictures, stepAt } from './pictures.ts';
import type { TablesContext } from './table-calls.ts';

const params = object({ id: uuid });
const query = object({}, { at: count, lang: oneOf(languages) });

const gameTitle = (game: string): string => (isGameId(game) ? cardOf(game).title : game);

/** `?lang=` in a link beats the preference of the browser. */
async function languageIn(request: FastifyRequest): Promise<Language> {
  const { lang } = request.query as { readonly lang?: unknown };
  const language = isLanguage(lang) ? lang : languageOf(request);
  await words.load(language);
  return language;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Any site may embed these pages; they run no script but ours. */
const forOtherPages = {
  helmet: {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ['*'],
      },
    },
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  },
} as const;

/** Pictures of races, the page that other pages embed, and what a link shows of itself. Of private races there is nothing. */
export function travelRoutes(app: App, context: TablesContext, root: string): void {
  const { limits, storage } = context;
  const { watchable, momentOf, png } = createPictures(context);
  const guard = { onRequest: limits.request };

  const sendPicture = (reply: FastifyReply, type: string, picture: string | Buffer) =>
    reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-language').type(type).send(picture);

  const picture = { ...guard, ...forOtherPages, schema: { params, querystring: query } };
  app.get('/still/:id/race.svg', picture, async (request, reply) => {
    const { svg } = await momentOf(request, request.params.id, request.query.at, await languageIn(request));
    return sendPicture(reply, 'image/svg+xml', svg);
  });
  app.get('/still/:id/race.png', picture, async (request, reply) => {
    const { key, svg } = await momentOf(request, request.params.id, request.query.at, await languageIn(request));
    return sendPicture(reply, 'image/png', await png(request, key, svg));
  });

  app.get('/embed/:id', picture, async (request, reply) => {
    const language = await languageIn(request);
    const { title, caption, steps, at } = await momentOf(request, request.params.id, request.query.at, language);
    const id = request.params.id.toLowerCase();
    const { travel } = words(language);
    const page = `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><link rel="stylesheet" href="/embed.css">
<main data-race="${id}" data-steps="${steps}" data-at="${at}">
<img src="/still/${id}/race.svg?at=${at}&amp;lang=${language}" alt="${escaped(`${title}. ${caption}`)}" width="1200" height="630">
<p><button type="button" data-go="-1" aria-label="${travel.back}">◀</button>
<button type="button" data-play aria-pressed="false">${travel.play}</button>
<button type="button" data-go="1" aria-label="${travel.on}">▶</button>
<input type="range" min="0" max="${steps}" value="${at}" aria-label="${travel.step}">
<a href="/shared/${id}?at=${at}&amp;lang=${language}" target="_blank" rel="noopener">${travel.open}</a></p>
</main><script type="module" src="/embed.js"></script></html>`;
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8').send(page);
  });

  /** The page itself, with a preview for links to it. */
  async function withPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<{ title: string; text: string; image: string }>,
  ) {
    const page = await readFile(join(root, 'index.html'), 'utf8');
    const found = await find().catch(() => undefined);
    const base = `${request.protocol}://${request.host}`;
    const tags = found && {
      'og:type': 'website',
      'og:site_name': 'Gruppetto',
      'og:title': found.title,
      'og:description': found.text,
      'og:image': base + found.image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    const head = Object.entries(tags ?? {}).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page.replace('<title>', () => `${head.join('')}<title>`));
  }

  // Whatever the address, it is a page; only races have a preview.
  app.get('/shared/:id', guard, (request, reply) =>
    withPreview(request, reply, async () => {
      const { id } = request.params as { readonly id: string };
      const { at: wanted } = request.query as { readonly at?: string };
      if (!uuid.parse(id).ok || (wanted !== undefined && !count.parse(wanted).ok)) throw notFound();
      const table = await watchable(id);
      const language = await languageIn(request);
      const { sharedTables } = words(language);
      const names = table.seats.map(({ name }) => name).join(', ');
      return {
        title: `Gruppetto · ${gameTitle(table.game)}`,
        text: `${names} · ${sharedTables.status[table.status]}`,
        image: `/still/${table.id}/race.png?at=${stepAt(table, wanted)}&lang=${language}`,
      };
    }),
  );

  async function tourOf(secret: string, language: Language) {
    const found = token.parse(secret).ok
      ? await storage.db
          .selectFrom('tours')
          .select(['name', 'game', 'stages', 'closed', 'winner', 'version'])
          .where('follow', 'in', [secret, hashOf(secret)])
          .executeTakeFirst()
      : undefined;
    if (!found) throw notFound();
    return {
      ...found,
      lines: [
        gameTitle(found.game),
        words(language).travel.stages(found.closed, found.stages),
        ...(found.winner ? [words(language).travel.won(found.winner)] : []),
      ],
    };
  }
  const tourPicture = {
    ...guard,
    ...forOtherPages,
    schema: { params: object({ token }), querystring: object({}, { lang: oneOf(languages) }) },
  };
  app.get('/still/tour/:token/tour.png', tourPicture, async (request, reply) => {
    const language = await languageIn(request);
    const { name, version, lines } = await tourOf(request.params.token, language);
    const key = `tour ${hashOf(request.params.token)} ${version} ${language}`;
    return sendPicture(reply, 'image/png', await png(request, key, cardStill(name, lines)));
  });
  app.get('/follow/:token', guard, (request, reply) =>
    withPreview(request, reply, async () => {
      const { token: secret } = request.params as { readonly token: string };
      const language = await languageIn(request);
      const { name, lines } = await tourOf(secret, language);
      return { title: `Gruppetto · ${name}`, text: lines.join(' · '), image: `/still/tour/${secret}/tour.png?lang=${language}` };
    }),
  );
}
