import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Addresses of local networks: nobody may make this server call them. */
const near = new BlockList();
/** Lists of their own: mapped IPv6 addresses in one list would match every IPv4 address. */
const near6 = new BlockList();
/** All of IPv6 that is out in the world: the rest is for local networks, another way to write IPv4, or not given out yet. */
const far6 = new BlockList();
far6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  near.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  near6.addSubnet(network, bits, 'ipv6');

export const isNear = (address: string): boolean => {
  const family = isIP(address);
  return family === 0 || (family === 6 ? !far6.check(address, 'ipv6') || near6.check(address, 'ipv6') : near.check(address, 'ipv4'));
};

/** Resolves names while connecting, so that a name can't mean one thing when checked and another when used. */
const farLookup: LookupFunction = (name, options, done) => {
  systemLookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const far = addresses.filter(({ address }) => !isNear(address));
    const [first] = far;
    if (!first) return done(new Error(`${name} is not out in the world`), '', 0);
    return options.all ? done(null, far) : done(null, first.address, first.family);
  });
};

interface WebhooksOptions {
  readonly log: FastifyBaseLogger;
  /** Whether addresses of the own network are allowed: the operator decides. */
  readonly nearAllowed: boolean;
  readonly timeoutMs?: number;
  /** How long to wait before each further attempt. */
  readonly pauses?: readonly number[];
}

const maxUnderWay = 100;

/** Tells other programs that it is somebody's turn. We read only the status of the answer, and follow no redirects. */
export class Webhooks {
  private readonly options: Required<WebhooksOptions>;
  private readonly leaving = new AbortController();
  private underWay = 0;

  constructor(options: WebhooksOptions) {
    this.options = { timeoutMs: 5_000, pauses: [2_000, 20_000], ...options };
  }

  async send(url: string, body: object): Promise<boolean> {
    if (this.underWay >= maxUnderWay) return false;
    this.underWay++;
    try {
      for (const pause of [0, ...this.options.pauses]) {
        if (pause > 0) await sleep(pause, undefined, { signal: this.leaving.signal, ref: false });
        if (isTaken(await this.post(url, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body))))) return true;
      }
    } catch {
      // The server closes.
    } finally {
      this.underWay--;
    }
    return false;
  }

  close(): void {
    this.leaving.abort();
  }

  /** Sends once, and returns the status of the answer; 0 if there was none. */
  post(url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const { nearAllowed, timeoutMs, log } = this.options;
    const target = new URL(url);
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (!nearAllowed && isIP(host) !== 0 && isNear(host)) return Promise.resolve(0);
    const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const signal = AbortSignal.any([this.leaving.signal, AbortSignal.timeout(timeoutMs)]);
    return new Promise((resolve) => {
      const all = { ...headers, 'content-length': body.length, 'user-agent': 'Gruppetto' };
      const asked = request(target, { method: 'POST', headers: all, signal, ...(!nearAllowed && { lookup: farLookup }) }, (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', (error) => {
        log.warn({ host: target.host }, `a webhook failed: ${error.message}`);
        resolve(0);
      });
      asked.end(body);
    });
  }
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300;
