import type { Schema } from '@gruppetto/kernel';
import { serverMessages } from '../src/api/answers/tables.ts';
import { calls, named } from '../src/api/calls.ts';

/** The calls as patterns of their addresses; an address without a parameter is the more exact one. */
const patterns = Object.entries(calls)
  .map(([call, answer]) => {
    const [method = '', url = ''] = call.split(' ');
    return { call, method, answer, variables: url.split(':').length, path: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) };
  })
  .sort((one, other) => one.variables - other.variables);

/** What the tests are answered is what the description of the API promises. */
export function needDescribed(method: string, url: string, status: number, text: string): void {
  const [path = ''] = url.split('?');
  const pattern = patterns.find((one) => one.method === method && one.path.test(path));
  if (!pattern || typeof pattern.answer === 'string') return;
  const { call } = pattern;
  const answer = status < 300 ? pattern.answer : named.Error;
  const parsed = answer.parse(JSON.parse(text));
  if (!parsed.ok)
    throw new Error(
      `${method} ${url} is not answered as ${call} is described: ${JSON.stringify(parsed.problems)} in ${text.slice(0, 500)}`,
    );
}

/** The same for what comes over the WebSocket of a table. */
export function needDescribedMessage(type: string, text: string): void {
  const schemas: Readonly<Record<string, Schema<unknown>>> = serverMessages;
  const parsed = schemas[type]?.parse(JSON.parse(text));
  if (!parsed?.ok)
    throw new Error(`a message is not as “${type}” is described: ${JSON.stringify(parsed?.problems)} in ${text.slice(0, 500)}`);
}
