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
    const told = `const version = '${hash.digest('hex').slice(0, 16)}';\nconst files = ${JSON.stringify(files)};\n`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: told + code });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
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
    // What the first page needs of every game is one small file, not five.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'cards', test: /packages\/games\/[^/]+\/card\.ts$/ }] } } },
  },
});
