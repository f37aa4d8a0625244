import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refused } from './errors.ts';

/** Names that no stranger can point at this computer: addresses, `localhost`, and names of the local network. */
function isLocal(name: string): boolean {
  return isIP(name) !== 0 || !name.includes('.') || /\.(localhost|local|lan|internal|home\.arpa)$/.test(name);
}

const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Answers only under names that are ours. A page of a stranger can point its own name at this computer, and a browser here would take
 * what we answer for that page's own. Behind a proxy, the proxy knows the names.
 */
export function needOwnHost(app: FastifyInstance, hosts: readonly string[] | undefined, behindProxy: boolean): void {
  if (!hosts && behindProxy) return;
  const own = new Set(hosts?.map((host) => host.toLowerCase()));
  app.addHook('onRequest', async ({ headers: { host = '' } }) => {
    const name = nameIn(host);
    if (own.has(name) || isLocal(name)) return;
    throw new Refused(421, 'wrong-host', (say) => say.wrongHost);
  });
}
