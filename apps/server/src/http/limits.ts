import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './errors.ts';

const minutes = 60_000;

/** How often, from one address. */
const limits = {
  /** Everything under /api. */
  request: { max: 3000, timeWindow: minutes },
  /** Requests that cost a password hash or guess a secret. */
  secret: { max: 100, timeWindow: 5 * minutes },
  /** Tries of one name's password. Counted by address, or anybody could lock the right person out. */
  name: { max: 10, timeWindow: 5 * minutes },
  /** Requests that keep a thread busy for long: a forecast, an export. */
  costly: { max: 30, timeWindow: 5 * minutes },
  /** Requests that read a whole race: its record, or a moment that nobody has asked for yet. */
  race: { max: 300, timeWindow: 5 * minutes },
  /** Lists that are put together from many tables. */
  list: { max: 60, timeWindow: 10_000 },
  /** What people without an account may create: tables, and notes at tables. */
  keep: { max: 200, timeWindow: 5 * minutes },
} as const;

/** How many bytes of bodies, from one address: reading them takes about a second of the processor. */
const bytes = { max: 128 * 1024 * 1024, timeWindow: minutes };

export interface Limits {
  /** Counts and refuses everything that comes too often. */
  request(request: FastifyRequest): Promise<void>;
  secret(request: FastifyRequest): Promise<void>;
  name(request: FastifyRequest, name: string): Promise<void>;
  costly(request: FastifyRequest): Promise<void>;
  race(request: FastifyRequest): Promise<void>;
  list(request: FastifyRequest): Promise<void>;
  keep(request: FastifyRequest): Promise<void>;
  /** Counts and refuses how much is sent, before it is read. */
  body(request: FastifyRequest): void;
}

const all = async () => {};
const unlimited: Limits = { request: all, secret: all, name: all, costly: all, race: all, list: all, keep: all, body: () => undefined };

export async function createLimits(app: FastifyInstance, limited: boolean): Promise<Limits> {
  if (!limited) return unlimited;
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const tried = new WeakMap<FastifyRequest, string>();
  const checks = {
    request: app.createRateLimit({ ...limits.request, keyGenerator: addressOf }),
    secret: app.createRateLimit({ ...limits.secret, keyGenerator: addressOf }),
    name: app.createRateLimit({ ...limits.name, keyGenerator: (request) => `${addressOf(request)} ${tried.get(request)}` }),
    costly: app.createRateLimit({ ...limits.costly, keyGenerator: addressOf }),
    race: app.createRateLimit({ ...limits.race, keyGenerator: addressOf }),
    list: app.createRateLimit({ ...limits.list, keyGenerator: addressOf }),
    keep: app.createRateLimit({ ...limits.keep, keyGenerator: addressOf }),
  };
  const count = async (kind: keyof typeof checks, request: FastifyRequest) => {
    const limit = await checks[kind](request);
    if (limit.isAllowed || !limit.isExceeded) return;
    const retryAfter = limit.ttlInSeconds;
    throw new Refused(429, 'too-many', (say) => say.tooManyAttempts(retryAfter), { retryAfter }, kind);
  };
  return {
    request: (request) => count('request', request),
    secret: (request) => count('secret', request),
    name: (request, name) => {
      tried.set(request, name);
      return count('name', request);
    },
    costly: (request) => count('costly', request),
    race: (request) => count('race', request),
    list: (request) => count('list', request),
    keep: (request) => count('keep', request),
    body: countBytes(),
  };
}

/** All addresses begin anew together, so that nothing is kept of those that have gone. */
function countBytes(): Limits['body'] {
  const sent = new Map<string, number>();
  let ends = 0;
  return (request) => {
    const { headers, routeOptions } = request;
    const isPiecemeal = headers['transfer-encoding'] !== undefined;
    // Of a body in pieces nobody knows how long it will be.
    const length = isPiecemeal ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0);
    if (!(length > 0)) return;
    const now = performance.now();
    if (now >= ends) {
      sent.clear();
      ends = now + bytes.timeWindow;
    }
    const address = addressOf(request);
    const sum = (sent.get(address) ?? 0) + Math.min(length, routeOptions.bodyLimit ?? length);
    sent.set(address, sum);
    if (sum <= bytes.max) return;
    const retryAfter = Math.ceil((ends - now) / 1000);
    throw new Refused(429, 'too-many', (say) => say.tooManyAttempts(retryAfter), { retryAfter }, 'body');
  };
}

/** One IPv6 customer usually has 2^64 addresses. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
