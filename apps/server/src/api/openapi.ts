import { jsonSchema, type Schema, type Shape, version } from '@gruppetto/kernel';
import { pageMessages } from '@gruppetto/wire';
import type { Language } from '@gruppetto/words';
import type { App } from '../http/check.ts';
import { languageOf } from '../http/language.ts';
import { serverMessages } from './answers/tables.ts';
import { type CallAnswer, calls, named } from './calls.ts';
import { curlOf, examples, type SampleCall } from './examples.ts';
import type { ApiWords } from './words/en.ts';
import { apiWords } from './words/index.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly schema: Readonly<Partial<Record<'params' | 'querystring' | 'body', Schema<unknown>>>>;
}

/** Listens to what routes there will be: a description of them can't be of others. Call it before the first route. */
export function describeApi(app: App): (language: Language) => Promise<object> {
  const routes: Call[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat())
      if (url.startsWith('/api/') && one !== 'HEAD' && url !== openApiPath)
        routes.push({ method: one, url, schema: (schema ?? {}) as Call['schema'] });
  });
  const made = apiWords.map((words) => openApi(routes, words));
  return async (language) => {
    await apiWords.load(language);
    return made(language);
  };
}

const openApiPath = '/api/openapi.json';

export function answerOpenApi(app: App, describe: (language: Language) => Promise<object>): void {
  app.get(openApiPath, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(await describe(languageOf(request))),
  );
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

function openApi(routes: readonly Call[], words: ApiWords): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of routes) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, words) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gruppetto',
      version,
      description: words.about,
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...schemasOf('', named), ...schemasOf('client-', pageMessages), ...schemasOf('server-', serverMessages) },
    },
    security: [{ token: [] }],
    paths,
  };
}

const isDescribed = (call: string): call is keyof typeof calls => Object.hasOwn(calls, call);

function operationOf({ method, url, schema }: Call, words: ApiWords): object {
  const call = `${method} ${url}`;
  const example = examples().find((one) => one.call === call);
  const parameters = [
    ...parametersOf('path', schema.params, example?.params),
    ...parametersOf('query', schema.querystring, example?.query),
  ];
  return {
    summary: isDescribed(call) ? words.calls[call] : '',
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
      ...(isDescribed(call) && answered(calls[call], words)),
      default: {
        description: words.refused,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answered(answer: CallAnswer, { done, webSocket }: ApiWords): object {
  if (answer === 'websocket') return { '101': { description: webSocket } };
  const content = typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: schemaOf(answer) } };
  return { '2XX': { description: done, content } };
}

function parametersOf(place: 'path' | 'query', schema: Schema<unknown> | undefined, example: SampleCall['params'] = {}): readonly object[] {
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
