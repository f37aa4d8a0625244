import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

/** The files of the built web app; every other address of a page is the one page that knows what to show there. */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files in assets/ carry a hash of their content in their name.
      const hashed = relative(root, path).startsWith(join('assets', sep));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
  // The service worker receives files shared with the installed app. Without one, the page asks for the file; it isn't read here.
  app.post('/share', { onRequest: async (_request, reply) => reply.redirect('/?shared', 303) }, async () => undefined);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : refuse(reply, 404, (say) => say.nothingAt(request.url)),
  );
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.slice(path.lastIndexOf('/')).includes('.') &&
    !path.startsWith('/assets/') &&
    !path.startsWith('/api/')
  );
}
