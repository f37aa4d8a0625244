import { cardOf, isGameId } from '@gruppetto/catalogue/all';
import { object, oneOf } from '@gruppetto/kernel';
import { cardStill } from '@gruppetto/paper';
import { type Language, languages, words } from '@gruppetto/words';
import { hashOf } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { type App, token } from '../http/check.ts';
import { notFound } from '../http/errors.ts';
import { forOtherPages, languageIn, sendPicture, sendWithPreview } from '../http/link-pages.ts';
import type { RacePictures } from '../tables/http/pictures.ts';
import { followedTour } from './access.ts';

interface TravelContext extends Pick<Context, 'storage' | 'limits'> {
  readonly pictures: RacePictures;
  /** The folder of the built pages. */
  readonly root: string;
}

/** What the follow link of a tour shows of itself, and its picture. */
export function tourTravelRoutes(app: App, context: TravelContext): void {
  for (const route of [tourAsPng, followPage]) route(app, context);
}

function tourAsPng(app: App, { storage, limits, pictures }: TravelContext): void {
  const schema = { params: object({ token }), querystring: object({}, { lang: oneOf(languages) }) };
  app.get('/still/tour/:token/tour.png', { onRequest: limits.request, ...forOtherPages, schema }, async (request, reply) => {
    const language = await languageIn(request);
    const { name, version, lines } = await tourCard({ storage }, request.params.token, language);
    const key = `tour ${hashOf(request.params.token)} ${version} ${language}`;
    return sendPicture(reply, 'image/png', await pictures.png(request, key, cardStill(name, lines)));
  });
}

/** Whatever the address, it is a page; only tours have a preview. */
function followPage(app: App, { storage, limits, root }: TravelContext): void {
  app.get('/follow/:token', { onRequest: limits.request }, (request, reply) =>
    sendWithPreview(root, request, reply, async () => {
      const { token: secret } = request.params as { readonly token: string };
      const language = await languageIn(request);
      const { name, lines } = await tourCard({ storage }, secret, language);
      return { title: `Gruppetto · ${name}`, text: lines.join(' · '), image: `/still/tour/${secret}/tour.png?lang=${language}` };
    }),
  );
}

async function tourCard({ storage }: Pick<Context, 'storage'>, secret: string, language: Language) {
  if (!token.parse(secret).ok) throw notFound();
  const { name, game, version, closed, stages, winner } = await followedTour(storage.db, secret);
  const { travel } = words(language);
  return {
    name,
    version,
    lines: [isGameId(game) ? cardOf(game).title : game, travel.stages(closed, stages), ...(winner ? [travel.won(winner)] : [])],
  };
}
