import type { Shape } from '@gruppetto/kernel';
import type { Route } from '../src/http/routes.ts';
import { type Person, password } from './person.ts';

/** The id of nothing. */
export const nobody = '00000000-0000-4000-8000-000000000000';

/** Where the shape of a body does not say enough to make one. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /api/account/password': { old: password, new: 'down the Mortirolo' },
  'POST /api/webhooks': { url: 'https://example.org/' },
  'POST /api/clubs/:id/contests': {
    id: nobody,
    name: 'A cup',
    kind: 'league',
    game: 'los-ciclistas',
    options: {},
    days: 1,
    rounds: 1,
    names: ['Ann', 'Ben'],
    settings: { clock: { kind: 'none' } },
  },
};

/** A value that a shape takes. */
export function sample(shape: Shape): unknown {
  if ('default' in shape && shape.default !== undefined) return shape.default;
  switch (shape.kind) {
    case 'integer':
      return Math.max(1, shape.min);
    case 'flag':
      return false;
    case 'one-of':
      return shape.values[0];
    case 'text':
      return shape.max === nobody.length ? nobody : '1'.repeat(Math.min(shape.max, 64));
    case 'list':
      return Array.from({ length: shape.min }, () => sample(shape.of));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([name]) => !shape.optional.includes(name))
          .map(([name, field]) => [name, sample(field)]),
      );
    case 'anything':
      return {};
  }
}

export const nameOf = ({ method, url }: Route): string => `${method} ${url}`;

/** Sends something of the right shape to a route. */
export function ask(person: Person, route: Route, id = nobody, headers: Record<string, string> = {}) {
  const { method, url, schema } = route;
  const path = url.replace(/:\w+/g, (name) => (name === ':id' ? id : name === ':seat' ? '0' : nobody));
  const body = bodies[nameOf(route)] ?? (schema.body?.shape ? sample(schema.body.shape) : {});
  return person.ask(method as 'GET', path, method === 'GET' ? undefined : body, headers);
}
