import { type AppOptions, createApp } from './app.ts';

export interface ServeOptions extends AppOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
}

export interface Served {
  readonly port: number;
  /** Takes no more requests, answers those under way, then is done. */
  stop(): Promise<void>;
}

export async function serve({ host, port, ...options }: ServeOptions): Promise<Served> {
  const app = await createApp(options);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const [address] = app.addresses();
  return { port: typeof address === 'object' ? address.port : port, stop: () => app.close() };
}
