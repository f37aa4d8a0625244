import { jsonSchema, type Schema, version } from '@gruppetto/kernel';
import { pageMessages } from '@gruppetto/wire';
import type { App } from '../http/check.ts';
import { summaries } from './summaries.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly schema: Readonly<Partial<Record<'params' | 'querystring' | 'body', Schema<unknown>>>>;
}

/** Listens to what routes there will be: a description of them can't be of others. Call it before the first route. */
export function describeApi(app: App): () => object {
  const calls: Call[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat())
      if (url.startsWith('/api/') && one !== 'HEAD' && url !== openApiPath)
        calls.push({ method: one, url, schema: (schema ?? {}) as Call['schema'] });
  });
  let made: object | undefined;
  return () => {
    made ??= openApi(calls);
    return made;
  };
}

export const openApiPath = '/api/openapi.json';

export function answerOpenApi(app: App, describe: () => object): void {
  app.get(openApiPath, async (_request, reply) => reply.header('cache-control', 'no-cache').send(describe()));
}

function openApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gruppetto',
      version,
      description: 'All that a page can do. Send a token as `Authorization: Bearer gruppetto_…`; what is sent is JSON.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
        ...Object.fromEntries(Object.entries(pageMessages).map(([name, { shape }]) => [`live-${name}`, jsonSchema(shape)])),
      },
    },
    security: [{ token: [] }],
    paths,
  };
}

function operationOf({ method, url, schema }: Call): object {
  const [summary = '', answer] = summaries[`${method} ${url}`] ?? [];
  const parameters = [...parametersOf('path', schema.params), ...parametersOf('query', schema.querystring)];
  return {
    summary,
    tags: [url.split('/')[2]],
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(schema.body.shape) } } } }),
    responses: {
      '2XX': { description: answer ? `\`${answer}\` of gruppetto/wire` : 'Done.' },
      default: {
        description: 'Refused, with a code and a sentence.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: Schema<unknown> | undefined): readonly object[] {
  if (schema?.shape.kind !== 'object') return [];
  const { fields, optional } = schema.shape;
  return Object.entries(fields).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || !optional.includes(name),
    schema: jsonSchema(shape),
  }));
}
