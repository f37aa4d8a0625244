// Written into the built app by vite.config.ts, which puts `version` and `files` before it: docs/decisions/0016.
/* global files, version */
const name = `gruppetto-${version}`;

addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(files))));

addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetEarlier(), clients.claim()])));

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(page(event.request));
  else if (files.includes(pathname)) event.respondWith(file(event.request, pathname));
});

async function forgetEarlier() {
  for (const other of await caches.keys()) if (other.startsWith('gruppetto-') && other !== name) await caches.delete(other);
}

/** As the server has it now; what was kept only if there is no server. */
async function page(request) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept('/')) ?? answer ?? Response.error();
}

/** Its name changes with its content. */
const file = async (request, path) => (await kept(path)) ?? fetch(request);

const kept = (path) => caches.match(path, { cacheName: name });
