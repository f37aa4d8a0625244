import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Where each version of each installed package is, by its name. */
function installed(): ReadonlyMap<string, readonly string[]> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
  const found = new Map<string, string[]>();
  for (const at of Object.keys(packages)) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(at)?.[1];
    if (name && existsSync(join(root, at, 'package.json'))) found.set(name, [...(found.get(name) ?? []), at]);
  }
  return found;
}

/** A registry of what is installed here and nothing else: npm can install from it where there is no network. */
export async function startRegistry() {
  const packages = installed();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    if (path.startsWith('-/')) {
      // Nobody runs maps and manuals, and they are many.
      const tar = spawn('tar', [
        '-c',
        '--exclude=./node_modules',
        '--exclude=*.map',
        '--exclude=*.md',
        '--transform=s,^\\.,package,',
        '-C',
        join(root, path.slice(2)),
        '.',
      ]);
      tar.stdout.pipe(response);
      return;
    }
    const places = packages.get(path);
    if (!places) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { port } = server.address() as AddressInfo;
    const versions = places.map((at) => {
      const manifest = JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8'));
      return { ...manifest, dist: { tarball: `http://127.0.0.1:${port}/-/${at}` } };
    });
    const byVersion = Object.fromEntries(versions.map((one) => [one.version, one]));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name: path, 'dist-tags': { latest: versions[0]?.version }, versions: byVersion }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((done) => server.close(done)) };
}
