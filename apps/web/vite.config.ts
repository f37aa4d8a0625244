import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// "npm run dev" says where the server is; everything else has it at the same address.
const target = process.env.GRUPPETTO_API;

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Old formats and other alphabets than ours are fetched by who needs them. */
const isKept = (file: string): boolean => !/\.(map|woff|html)$|-(cyrillic|greek|vietnamese)-/.test(file);

/** What the app needs without a server, listed for the service worker. */
const serviceWorker: Plugin = {
  name: 'gruppetto-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = [
      '/',
      '/icon.svg',
      '/icon-192.png',
      '/manifest.webmanifest',
      ...Object.keys(bundle)
        .filter(isKept)
        .sort()
        .map((file) => `/${file}`),
    ];
    const code = read('service-worker.js');
    const hash = createHash('sha256');
    for (const part of [...files, code, read('index.html'), read('public/icon.svg')]) hash.update(part);
    const constants = `const version = '${hash.digest('hex').slice(0, 16)}';\nconst files = ${JSON.stringify(files)};\n`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: constants + code });
  },
};

/** A file of one language is called by it: the service worker keeps the languages of the person who reads. */
const inLanguage = /\/(es|fr|it|nl|de)(\.ts|\/(index|shell)\.ts|\/[a-z0-9-]+\.md\?raw)$/;
const languageOf = (file: string | null): string => {
  const tag = inLanguage.exec(file ?? '')?.[1];
  return tag ? `lang-${tag}-` : '';
};

/** Workers count and say nothing, and draw nothing: without this each of them would bring every language along, and style sheets. */
const sayNothing: Plugin = {
  name: 'gruppetto-say-nothing',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('.css')) return '';
    return inLanguage.test(id) && !id.endsWith('?raw') ? 'export {};' : undefined;
  },
};

/** What the first page and the frame of every page are made of. */
const frame = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|@tanstack/(react-router|router-core|history|react-store|store))/',
    '/packages/games/[^/]+/card\\.ts$',
    '/packages/catalogue/src/(list|rooms)\\.ts$',
    '/packages/words/src/(languages|shell|cloth|en/(shell|colours))\\.ts$',
    'vite/preload-helper',
    '/apps/web/src/(ui/(Page|Lost|LanguageChoice|theme|use-title|language|say-card)|start/(pictures|use-stored-races|brought)|storage/(names|changes)|learn/first-race-id|shared/my-name|race/rooms)\\.tsx?$',
    '/apps/web/src/ui/page\\.css$',
    'with-selector|use-sync-external-store',
    '/packages/ui/src/(language|shell|Alert|Icon|Textures|jerseys|Cyclist[A-Za-z]*)\\.tsx?$',
    '/packages/ui/src/cyclist\\.css$',
  ].join('|'),
);

/** What several pages share, each in one file of its part of the house: dozens of small ones cost more to fetch than to read. */
const shared: readonly (readonly [string, string])[] = [
  ['sentences', '/packages/words/src/'],
  ['parts', '/packages/(kernel|ui)/src/|/node_modules/(zustand|comlink|idb)/|/apps/web/src/(ui|storage|api)/'],
  ['race', '/packages/((bots|learn)/src/|catalogue/src/bots)|/apps/web/src/(race|setup|local|learn)/'],
  ['people', '/packages/wire/|/apps/web/src/(account|clubs|people|shared)/'],
  ['tour', '/packages/tour/src/'],
  ['forecast', '/packages/lab/src/|/apps/web/src/forecast/'],
  ['office', '/apps/web/src/tours/'],
];
const gameOf = (file: string): string | undefined => /\/packages\/games\/([^/]+)\//.exec(file)?.[1];
/** Languages stay in files of their own. */
const staysApart = /\/(es|fr|it|nl|de)(-[a-z]+)?(\.ts|\/)/;
const sharedPart = (file: string): string | null =>
  staysApart.test(file) ? null : (gameOf(file) ?? shared.find(([, files]) => new RegExp(files).test(file))?.[0] ?? null);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es', plugins: () => [sayNothing] },
  server: target ? { proxy: { '/api': { target, ws: true } } } : {},
  // No fonts or pictures inside the style sheet: the server's content policy allows none.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Those browsers preload modules by themselves. A list of what each page needs would weigh more on the first page than it saves later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) => (hostType === 'html' ? needs : needs.filter((file) => file.endsWith('.css'))),
    },
    // What every page needs is one file: many small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'frame', test: frame },
            { name: sharedPart, minShareCount: 2 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => `assets/${languageOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
});
