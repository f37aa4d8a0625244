import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, type Language, words } from '@gruppetto/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

/** Any site may embed these pages and pictures; the pages run no script but ours. */
export const forOtherPages = {
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

/** `?lang=` in a link beats the preference of the browser. */
export async function languageIn(request: FastifyRequest): Promise<Language> {
  const { lang } = request.query as { readonly lang?: unknown };
  const language = isLanguage(lang) ? lang : languageOf(request);
  await words.load(language);
  return language;
}

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const sendPicture = (reply: FastifyReply, type: string, picture: string | Buffer) =>
  reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-language').type(type).send(picture);

/** What a link shows of itself. */
interface Preview {
  readonly title: string;
  readonly text: string;
  /** Its path. */
  readonly image: string;
}

/** Sends the page of the folder `root`, with a preview for links to it if there is something to show. */
export async function sendWithPreview(root: string, request: FastifyRequest, reply: FastifyReply, find: () => Promise<Preview>) {
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
