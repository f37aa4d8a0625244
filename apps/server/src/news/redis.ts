import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Bus, type BusEnd, channel } from './bus.ts';

const patience = 1000;

/** Redis' publish and subscribe, on one connection that the client renews if it breaks. Undefined if the address isn't one of a Redis. */
export function openRedis(url: string, end: BusEnd, log: FastifyBaseLogger): Bus | undefined {
  const client = createFor(url);
  if (!client) {
    log.error(
      'Ignoring REDIS_URL: it must begin with redis:// or rediss://. Servers tell each other what is new through PostgreSQL instead.',
    );
    return undefined;
  }
  const { host } = new URL(url);
  let closed = false;
  let warned = false;
  // Its errors come again with every attempt. After a comma some repeat what they were sent, the password too.
  const complain = ({ code, message }: Error & { readonly code?: string }) => {
    const why = code ?? message.split(',')[0];
    if (!closed && !warned) log.error(`The Redis at ${host} does not answer (${why}): this server learns late what other servers do.`);
    warned = true;
  };
  client.on('error', complain);
  client.on('ready', () => {
    // Nothing new if the client has subscribed again by itself.
    client.subscribe(channel, end.heard).then(() => {
      warned = false;
      log.info(`Servers tell each other what is new through the Redis at ${host}.`);
      end.listening();
    }, complain);
  });
  client.connect().catch(complain);
  return {
    send(text) {
      client.publish(channel, text).catch(complain);
    },
    async close() {
      closed = true;
      // Messages on their way may arrive; we don't wait for a Redis that doesn't answer.
      if (client.isReady) await Promise.race([client.close(), sleep(patience, undefined, { ref: false })]);
      client.destroy();
    },
  };
}

/** Its message about a bad address contains the password. */
function createFor(url: string) {
  try {
    return createClient({ url });
  } catch {
    return undefined;
  }
}
