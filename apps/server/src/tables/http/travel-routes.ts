import { cardOf, isGameId } from '@gruppetto/catalogue/all';
import { object, oneOf } from '@gruppetto/kernel';
import { type Language, languages, words } from '@gruppetto/words';
import { type App, count, uuid } from '../../http/check.ts';
import { notFound } from '../../http/errors.ts';
import type { Limits } from '../../http/limits.ts';
import { escaped, forOtherPages, languageIn, sendPicture, sendWithPreview } from '../../http/link-pages.ts';
import { type RacePicture, type RacePictures, stepAt } from './pictures.ts';

const params = object({ id: uuid });
const query = object({}, { at: count, lang: oneOf(languages) });

interface TravelContext {
  readonly limits: Limits;
  readonly pictures: RacePictures;
  /** The folder of the built pages. */
  readonly root: string;
}

/** Pictures of races, the page that other pages embed, and what a link shows of itself. Of private races there is nothing. */
export function travelRoutes(app: App, context: TravelContext): void {
  for (const route of [raceAsSvg, raceAsPng, embeddedRace, racePage]) route(app, context);
}

const pictureOptions = ({ limits }: TravelContext) => ({
  onRequest: limits.request,
  ...forOtherPages,
  schema: { params, querystring: query },
});

function raceAsSvg(app: App, context: TravelContext): void {
  app.get('/still/:id/race.svg', pictureOptions(context), async (request, reply) => {
    const { svg } = await context.pictures.momentOf(request, request.params.id, request.query.at, await languageIn(request));
    return sendPicture(reply, 'image/svg+xml', svg);
  });
}

function raceAsPng(app: App, context: TravelContext): void {
  const { pictures } = context;
  app.get('/still/:id/race.png', pictureOptions(context), async (request, reply) => {
    const { key, svg } = await pictures.momentOf(request, request.params.id, request.query.at, await languageIn(request));
    return sendPicture(reply, 'image/png', await pictures.png(request, key, svg));
  });
}

function embeddedRace(app: App, context: TravelContext): void {
  app.get('/embed/:id', pictureOptions(context), async (request, reply) => {
    const language = await languageIn(request);
    const picture = await context.pictures.momentOf(request, request.params.id, request.query.at, language);
    const page = embedPage(request.params.id.toLowerCase(), language, picture);
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8').send(page);
  });
}

function embedPage(id: string, language: Language, { title, caption, steps, at }: RacePicture): string {
  const { travel } = words(language);
  return `<!doctype html>
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
}

/** Whatever the address, it is a page; only races have a preview. */
function racePage(app: App, { limits, pictures, root }: TravelContext): void {
  app.get('/shared/:id', { onRequest: limits.request }, (request, reply) =>
    sendWithPreview(root, request, reply, async () => {
      const { id } = request.params as { readonly id: string };
      const { at: wanted } = request.query as { readonly at?: string };
      if (!uuid.parse(id).ok || (wanted !== undefined && !count.parse(wanted).ok)) throw notFound();
      const table = await pictures.watchable(id);
      const language = await languageIn(request);
      const { sharedTables } = words(language);
      const names = table.seats.map(({ name }) => name).join(', ');
      return {
        title: `Gruppetto · ${isGameId(table.game) ? cardOf(table.game).title : table.game}`,
        text: `${names} · ${sharedTables.status[table.status]}`,
        image: `/still/${table.id}/race.png?at=${stepAt(table, wanted)}&lang=${language}`,
      };
    }),
  );
}
