import { type Parsed, type Problem, type Refusal, refine, type Schema, strange, text } from '@gruppetto/kernel';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { invalid, Refused } from './errors.ts';

interface KernelTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends Schema<infer T> ? T : unknown;
}

/** Fastify whose routes are checked by the kernel's schemas, and typed by them. */
export type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, KernelTypes>;

/** What a schema gives. */
export type Checked<S> = S extends Schema<infer T> ? T : never;

/** Nothing we receive is nested like this; writing deeper data, or passing it to a thread, could overflow the stack. */
const deepest = 64;

/** Bodies are JSON or nothing, and every part of a request is what its route says. */
export function checkRequests(plain: FastifyInstance): App {
  plain.setValidatorCompiler<Schema<unknown>>(({ schema }) => (data) => {
    const parsed = schema.parse(data ?? {});
    return parsed.ok ? { value: parsed.value } : { error: invalid(parsed.problems) };
  });
  plain.removeAllContentTypeParsers();
  const parse = plain.getDefaultJsonParser('error', 'error');
  plain.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, (error, value) => {
      if (error) done(new Refused(400, 'bad-request', (say) => say.bodyNotJson), undefined);
      else if (isTooDeep(value)) done(new Refused(400, 'bad-request', (say) => say.bodyTooDeep), undefined);
      else done(null, value);
    });
  });
  return plain as unknown as App;
}

export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

export { strange };

const wrong = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

/** Characters that take no space: a name with nothing else is empty. */
export const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A line that people read, without space around it. */
export function line(min: number, max: number): Schema<string> {
  const base = text(max * 4);
  return {
    shape: { kind: 'text', max },
    parse(input, at = ''): Parsed<string> {
      const parsed = base.parse(input, at);
      if (!parsed.ok) return parsed;
      const value = parsed.value.trim().replace(/\s+/g, ' ');
      if (strange.test(value)) return wrong(at, { reason: 'need-plain-text' });
      if (value.replace(invisible, '').trim().length < min) return wrong(at, { reason: 'too-short', with: { min } });
      if (value.length > max) return wrong(at, { reason: 'too-long', with: { max } });
      return { ok: true, value };
    },
  };
}

const matching = (max: number, pattern: RegExp, reason: string): Schema<string> =>
  refine(text(max), (value, at) => (pattern.test(value) ? [] : [{ at, need: { reason } }]));

export const uuid = matching(36, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'need-uuid');
/** Of a team or a draft, as the browser has made it. */
export const ownId = matching(64, /^[\w-]+$/, 'need-id');
export const token = matching(64, /^[\w-]+$/, 'need-id');
export const gameName = matching(40, /^[\w-]*$/, 'need-id');
/** A number in an address; what is larger does not fit into a column. */
export const count: Schema<string> = refine(text(9), (value, at) =>
  /^\d+$/.test(value) ? [] : [{ at, need: { reason: 'need-integer', with: { min: 0, max: 999_999_999 } } }],
);

/** An address that we would send something to. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
