import { isIP } from 'node:net';
import { terminal } from '@gruppetto/words/terminal';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { standIn } from './http/stand-in.ts';
import type { BackupService, Restoration } from './owner/backup-routes.ts';
import { restoreBackup } from './owner/restore-backup.ts';
import { Backups } from './storage/backups.ts';
import { openStorage, type StorageOptions, storageOptions } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

export interface ServeOptions extends Omit<AppOptions, 'storage' | 'backups'> {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Where the data is; by default as the environment says. */
  readonly storage?: StorageOptions;
}

export interface Served {
  readonly port: number;
  /** Settled when it serves no more: after `stop`, or with the reason why it could not start again after a restoration. */
  readonly closed: Promise<void>;
  /** Takes no more requests, answers those under way, closes the database, then is done. */
  stop(): Promise<void>;
}

export async function serve({ host, port, storage: where = storageOptions(), ...options }: ServeOptions): Promise<Served> {
  const storage = await openStorage({ ...where, alone: true });
  const backups = new Backups(where.folder);
  const server = new Server(storage, backups, host, (restore) =>
    createApp({ ...serverOptions(), ...options, tours: { prepared: true, ...options.tours }, storage, backups: { backups, restore } }),
  );
  try {
    await server.begin(port);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** One storage and an app on it; a restoration closes the app and makes another one. */
class Server implements Served {
  port = 0;
  readonly closed: Promise<void>;
  private readonly settle: { done(): void; failed(error: unknown): void };
  private readonly storage: Storage;
  private readonly backups: Backups;
  private readonly host: string;
  private readonly create: (restore: BackupService['restore']) => Promise<FastifyInstance>;
  private app: FastifyInstance | undefined;
  private restoring = Promise.resolve();
  private stopping: Promise<void> | undefined;

  constructor(storage: Storage, backups: Backups, host: string, create: Server['create']) {
    let settle: Server['settle'] | undefined;
    this.closed = new Promise((done, failed) => {
      settle = { done, failed };
    });
    this.settle = settle as unknown as Server['settle'];
    this.storage = storage;
    this.backups = backups;
    this.host = host;
    this.create = create;
  }

  async begin(port: number): Promise<void> {
    const { host } = this;
    const app = await this.create((restoration) => {
      this.restoring = this.restore(app, restoration);
    });
    this.app = app;
    await app.listen({ host, port }).catch((error) => {
      throw listenProblem(error, host, port);
    });
    const [address] = app.addresses();
    this.port = typeof address === 'object' ? address.port : port;
  }

  /** Handed on by itself, to be called at a signal. */
  readonly stop = (): Promise<void> => {
    this.stopping ??= this.close();
    return this.stopping;
  };

  private async close(): Promise<void> {
    await this.restoring;
    await this.app?.close();
    await this.storage.close();
    this.backups.close();
    this.settle.done();
  }

  /** Never throws: if the server can't start again, `closed` tells. */
  private async restore(app: FastifyInstance, restoration: Restoration): Promise<void> {
    const { host, port, storage, backups } = this;
    try {
      await app.close();
      const leave = await standIn(host, port);
      await restoreBackup(storage, backups, restoration).catch((error) => app.log.error(error));
      await leave();
      if (!this.stopping) await this.begin(port);
    } catch (error) {
      this.settle.failed(error);
    }
  }
}

/** An impossible setting, as a sentence for the person who set it. */
class SettingProblem extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Where `gruppetto serve` listens when nobody says otherwise. */
const usualPort = 1903;

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const say = terminal().server.serve;
  if (error.code === 'EADDRINUSE') return new SettingProblem(say.portTaken(port, port < 65535 ? port + 1 : usualPort), 1);
  if (error.code === 'EACCES') return new SettingProblem(say.portReserved(port, usualPort), 1);
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
    return new SettingProblem(say.cannotServe(host, port, `${error.code}`), 1);
  return error;
}

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** What people may set in the environment when they start the server. */
export function serverOptions(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Pick<AppOptions, 'redisUrl' | 'trustProxy' | 'hosts' | 'metricsToken' | 'tables'> {
  const {
    REDIS_URL: redisUrl,
    GRUPPETTO_TRUST_PROXY: proxy = '',
    GRUPPETTO_HOSTS: hosts = '',
    GRUPPETTO_METRICS_TOKEN: metricsToken,
    GRUPPETTO_NEAR_WEBHOOKS: near,
    GRUPPETTO_SMTP_URL: smtpUrl,
    GRUPPETTO_MAIL_FROM: from,
    GRUPPETTO_URL: publicUrl,
  } = env;
  const isAddress = (text: string) => named.includes(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;
  if (proxy !== '' && !/^\d$/.test(proxy) && !proxy.split(',').every((part) => isAddress(part.trim())))
    throw new SettingProblem(terminal().server.serve.badProxy(proxy));
  if (smtpUrl && !(from && publicUrl && URL.canParse(publicUrl))) throw new SettingProblem(terminal().server.serve.badMail);
  const mail = smtpUrl && from && publicUrl ? { smtpUrl, from, publicUrl: new URL(publicUrl).origin } : undefined;
  return {
    ...(redisUrl && { redisUrl }),
    ...(proxy && { trustProxy: /^\d$/.test(proxy) ? Number(proxy) : proxy }),
    ...(hosts && { hosts: hosts.split(',').map((host) => host.trim()) }),
    ...(metricsToken && { metricsToken }),
    ...((near || mail) && { tables: { ...(near && { nearWebhooks: true }), ...(mail && { mail }) } }),
  };
}
