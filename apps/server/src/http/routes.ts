import type { Schema } from '@gruppetto/kernel';
import type { FastifyInstance } from 'fastify';

/** A route as it was registered. */
export interface Route {
  readonly method: string;
  readonly url: string;
  readonly schema: { readonly params?: Schema<unknown>; readonly body?: Schema<unknown>; readonly querystring?: Schema<unknown> };
  /** It answers with a WebSocket or with events without end. */
  readonly endless: boolean;
  /** How many bytes it takes, if it says so itself. */
  readonly bodyLimit: number | undefined;
}

const known = new WeakMap<FastifyInstance, Route[]>();

/** Notes every route that is added from now on. */
export function noteRoutes(app: FastifyInstance): void {
  const routes: Route[] = [];
  known.set(app, routes);
  app.addHook('onRoute', ({ method, url, schema = {}, bodyLimit, ...more }) => {
    const endless = 'websocket' in more || url.endsWith('/live');
    for (const one of [method].flat()) routes.push({ method: one, url, schema: schema as Route['schema'], endless, bodyLimit });
  });
}

/** All routes: a test that goes through them can't forget one. */
export const routesOf = (app: FastifyInstance): readonly Route[] => known.get(app) ?? [];
