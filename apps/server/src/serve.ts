import { isIP } from 'node:net';
import { terminal } from '@gruppetto/words/terminal';
import { type AppOptions, createApp } from './app.ts';
import { openStorage, type StorageOptions, storageOptions } from './storage/open.ts';

export interface ServeOptions extends Omit<AppOptions, 'storage'> {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Where the data is; as the environment says where this does not. */
  readonly storage?: StorageOptions;
}

export interface Served {
  readonly port: number;
  /** Takes no more requests, answers those under way, closes the database, then is done. */
  stop(): Promise<void>;
}

export async function serve({ host, port, storage: where = storageOptions(), ...options }: ServeOptions): Promise<Served> {
  const storage = await openStorage({ ...where, alone: true });
  const stops = [() => storage.close()];
  const stop = async () => {
    for (const one of stops.splice(0)) await one();
  };
  try {
    const app = await createApp({ ...serverOptions(), ...options, storage });
    stops.unshift(() => app.close());
    await app.listen({ host, port }).catch((error) => {
      throw listenProblem(error, host, port);
    });
    const [address] = app.addresses();
    return { port: typeof address === 'object' ? address.port : port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A setting that cannot be, as a sentence for the person who set it. */
class SettingProblem extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new SettingProblem(
      `Port ${port} is taken: end what runs there, or choose another with --port ${port < 65535 ? port + 1 : 1903}.`,
      1,
    );
  if (error.code === 'EACCES') return new SettingProblem(`Port ${port} is not for everybody: choose one from 1024 on with --port 1903.`, 1);
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
    return new SettingProblem(`This computer cannot serve at ${host}, port ${port} (${error.code}).`, 1);
  return error;
}

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** What the person who starts the server may set in the environment. */
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
