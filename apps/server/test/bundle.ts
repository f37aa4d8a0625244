import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Here what is bundled finds the packages that it needs. */
const folder = fileURLToPath(new URL('../node_modules/.bundles/', import.meta.url));

/** Not JavaScript, or not installed. */
const native = ['@node-rs/argon2', '@photostructure/sqlite', '@resvg/resvg-js', 'pg-native'];

export interface Bundled {
  readonly file: string;
  remove(): void;
}

/** A file of ours, with all it needs of our packages as they are now, as a script that Node can run in a thread or a process. */
export async function bundle(entry: string): Promise<Bundled> {
  mkdirSync(folder, { recursive: true });
  const outDir = mkdtempSync(join(folder, 'b-'));
  const file = `${basename(entry, '.ts')}.mjs`;
  await build({
    configFile: false,
    logLevel: 'error',
    // One file is loaded in a third of the time of a thousand.
    ssr: { noExternal: true, external: native, resolve: { conditions: ['source', 'node'] } },
    build: {
      ssr: fileURLToPath(new URL(entry, import.meta.url)),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
  return { file: join(outDir, file), remove: () => rmSync(outDir, { recursive: true, force: true }) };
}
