// Written into the built app by vite.config.ts, which puts `version` and `files` before it: docs/decisions/0016.
/* global files, version */
const name = `gruppetto-${version}`;

/** English and what the browser prefers are kept at once; another language when somebody reads it. */
const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const isWanted = (path) => {
  const [, tag] = /\/lang-(..)-/.exec(path) ?? [];
  return tag === undefined || wanted.includes(tag);
};

addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(files.filter(isWanted)))));

addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetEarlier(), clients.claim()])));

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === '/share') return event.respondWith(takeShared(event.request));
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
async function file(request, path) {
  const known = await kept(path);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(name)).put(path, answer.clone());
  return answer;
}

const kept = (path) => caches.match(path, { cacheName: name });

addEventListener('push', (event) => event.waitUntil(notify(event.data?.json() ?? {})));

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Whoever looks at that page already sees it. A later notice of the same table takes the place of the earlier one. */
async function notify({ title, text, path = '/', tag }) {
  if (!title) return;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some((client) => client.focused && new URL(client.url).pathname === path)) return;
  await registration.showNotification(title, { body: text, tag, icon: '/icon.svg', data: { path } });
}

async function show(path) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}

/** A file that another app shares with this one: the start page opens it. */
async function takeShared(request) {
  const file = (await request.formData()).get('file');
  if (file instanceof File) {
    const headers = { 'x-name': encodeURIComponent(file.name) };
    await (await caches.open('shared-file')).put('/shared-file', new Response(file, { headers }));
  }
  return Response.redirect('/?shared', 303);
}
