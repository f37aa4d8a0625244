import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { needDescribed } from './answers.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody with a browser of their own: it keeps their cookie and says where its requests come from. */
export class Person {
  readonly app: FastifyInstance;
  readonly address: string;
  cookie: string | undefined;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.app = app;
    this.address = address;
  }

  async ask(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const answer = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(this.cookie !== undefined && { cookie: `gruppetto=${this.cookie}` }),
        ...headers,
      },
      ...(method !== 'GET' && { payload: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    });
    const [set] = answer.cookies.filter(({ name }) => name === 'gruppetto');
    if (set) this.cookie = set.value === '' ? undefined : set.value;
    needDescribed(method, url, answer.statusCode, answer.body);
    return answer;
  }

  get = (url: string, headers?: Record<string, string>) => this.ask('GET', url, undefined, headers);
  post = (url: string, body?: unknown, headers?: Record<string, string>) => this.ask('POST', url, body, headers);
  put = (url: string, body?: unknown) => this.ask('PUT', url, body);
  delete = (url: string, body?: unknown) => this.ask('DELETE', url, body);
}

export const password = 'up the Mortirolo';

/** Signs up as the first person or with a key that the owner makes. */
export async function signUp(app: FastifyInstance, name: string, owner?: Person): Promise<Person> {
  const person = new Person(app);
  const key = owner && (await owner.post('/api/keys', { count: 1 })).json().keys[0];
  const answer = await person.post('/api/accounts', { name, password, ...(key && { key }) });
  if (answer.statusCode !== 201) throw new Error(`${name} could not sign up: ${answer.body}`);
  return person;
}
