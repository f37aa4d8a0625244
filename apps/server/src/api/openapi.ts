import { jsonSchema, type Schema, type Shape, version } from '@gruppetto/kernel';
import { pageMessages } from '@gruppetto/wire';
import type { App } from '../http/check.ts';
import { serverMessages } from './answers/tables.ts';
import { type Answer, calls, named } from './calls.ts';
import { curlOf, type Example, examples } from './examples.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly schema: Readonly<Partial<Record<'params' | 'querystring' | 'body', Schema<unknown>>>>;
}

/** Listens to what routes there will be: a description of them can't be of others. Call it before the first route. */
export function describeApi(app: App): () => object {
  const routes: Call[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat())
      if (url.startsWith('/api/') && one !== 'HEAD' && url !== openApiPath)
        routes.push({ method: one, url, schema: (schema ?? {}) as Call['schema'] });
  });
  let made: object | undefined;
  return () => {
    made ??= openApi(routes);
    return made;
  };
}

export const openApiPath = '/api/openapi.json';

export function answerOpenApi(app: App, describe: () => object): void {
  app.get(openApiPath, async (_request, reply) => reply.header('cache-control', 'no-cache').send(describe()));
}

const names: ReadonlyMap<Shape, string> = new Map(Object.entries(named).map(([name, { shape }]) => [shape, name]));

const refOf = (shape: Shape): string | undefined => {
  const name = names.get(shape);
  return name === undefined ? undefined : `#/components/schemas/${name}`;
};

const schemaOf = ({ shape }: Schema<unknown>): object => {
  const $ref = refOf(shape);
  return $ref === undefined ? jsonSchema(shape, refOf) : { $ref };
};

const schemasOf = (prefix: string, schemas: Readonly<Record<string, Schema<unknown>>>): object =>
  Object.fromEntries(Object.entries(schemas).map(([name, { shape }]) => [`${prefix}${name}`, jsonSchema(shape, refOf)]));

function openApi(routes: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of routes) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gruppetto',
      version,
      description:
        'All that a page can do. Send a token as `Authorization: Bearer gruppetto_…`; what is sent is JSON. Over the WebSocket of a ' +
        'table, a program sends what the schemas `live-…` describe and is told what `told-…` describe.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...schemasOf('', named), ...schemasOf('live-', pageMessages), ...schemasOf('told-', serverMessages) },
    },
    security: [{ token: [] }],
    paths,
  };
}

function operationOf({ method, url, schema }: Call): object {
  const [summary, answer] = calls[`${method} ${url}`] ?? [];
  const example = examples().find(({ call }) => call === `${method} ${url}`);
  const parameters = [
    ...parametersOf('path', schema.params, example?.params),
    ...parametersOf('query', schema.querystring, example?.query),
  ];
  return {
    summary: summary ?? '',
    tags: [url.split('/')[2]],
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(schema.body), ...(example?.body && { example: example.body }) } },
      },
    }),
    ...(example && { 'x-codeSamples': [{ lang: 'Shell', source: curlOf(example) }] }),
    responses: {
      ...(answer && answered(answer)),
      default: {
        description: 'Refused, with a code and a sentence.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answered(answer: Answer): object {
  if (answer === 'websocket') return { '101': { description: 'A WebSocket.' } };
  const content = typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: schemaOf(answer) } };
  return { '2XX': { description: 'Done.', content } };
}

function parametersOf(place: 'path' | 'query', schema: Schema<unknown> | undefined, example: Example['params'] = {}): readonly object[] {
  if (schema?.shape.kind !== 'object') return [];
  const { fields, optional } = schema.shape;
  return Object.entries(fields).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || !optional.includes(name),
    schema: jsonSchema(shape),
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}
