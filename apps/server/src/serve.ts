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
    await app.listen({ host, port });
    const [address] = app.addresses();
    return { port: typeof address === 'object' ? address.port : port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the person who starts the server may set in the environment. */
export function serverOptions(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Pick<AppOptions, 'trustProxy' | 'metricsToken'> {
  const { GRUPPETTO_TRUST_PROXY: proxy, GRUPPETTO_METRICS_TOKEN: metricsToken } = env;
  return {
    ...(proxy && { trustProxy: /^\d+$/.test(proxy) ? Number(proxy) : proxy }),
    ...(metricsToken && { metricsToken }),
  };
}
