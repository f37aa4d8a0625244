import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@gruppetto/kernel';
import type { ErrorAnswer, ErrorDetails } from '@gruppetto/wire';
import { type Language, sayProblem, type Words, words } from '@gruppetto/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many',
  503: 'unavailable',
};

/** What somebody is told, in their language. */
export type FaultSentence = (say: Words['faults'], language: Language) => string;

/** A refusal: thrown anywhere in a route, it becomes an answer of one shape. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly details: ErrorDetails;
  readonly sentence: FaultSentence;
  /** For the log only. */
  readonly because: string | undefined;

  constructor(statusCode: number, code: string, sentence: FaultSentence, details: ErrorDetails = {}, because?: string) {
    super(sentence(words('en').faults, 'en'));
    this.name = 'Refused';
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
    this.sentence = sentence;
    this.because = because;
  }
}

/** Missing things and other people's things get the same answer. */
export const notFound = (because?: string): Refused => new Refused(404, 'not-found', (say) => say.notFound, {}, because);

/** More nobody reads, and a small body could ask for a large answer. */
const maxProblems = 50;

export function invalid(all: readonly Problem[]): Refused {
  const problems = all.slice(0, maxProblems);
  return new Refused(400, 'invalid', (_, language) => problems.map((problem) => sayProblem(problem, undefined, language)).join(' '), {
    problems,
  });
}

export function refuse(reply: FastifyReply, status: number, sentence: FaultSentence, because?: string): FastifyReply {
  return send(reply, new Refused(status, codes[status] ?? (status < 500 ? 'refused' : 'internal'), sentence, {}, because));
}

function send(reply: FastifyReply, { statusCode, code, sentence, details, because }: Refused): FastifyReply {
  // The log shows who tries doors.
  if (statusCode < 500) reply.log.warn({ code, status: statusCode, ...(because && { because }) }, 'refused');
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  const language = languageOf(reply.request);
  const answer: ErrorAnswer = { error: { code, message: sentence(words(language).faults, language), ...details } };
  return reply.code(statusCode).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(answer);
}

/** The database is away, full or too slow: it may be back in a moment. */
const passing = new RegExp(
  [
    'ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN',
    'Connection terminated|connection error|timeout exceeded when trying to connect|is locked|disk is full|disk I/O',
    // PostgreSQL's codes for no connection, no room, stopped by somebody.
    '^(08|53|57)',
  ].join('|'),
);

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number; readonly code?: string }, request, reply) => {
    if (error instanceof Refused) return send(reply, error);
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, status, (say) => say.tooLarge);
    if (status === 415) return refuse(reply, status, (say) => say.needsJson);
    if (status < 500) return refuse(reply, status, (say) => say.badRequest, error.message);
    // Internal errors are for the log, not for the person who asked.
    request.log.error(error);
    if (passing.test(error.code ?? '') || passing.test(error.message)) return refuse(reply, 503, (say) => say.noDatabase);
    return refuse(reply, 500, (say) => say.internal);
  });
}

const noHttp: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'too-large', 'The headers are too large.'],
};

/** Answers bytes that Node can't read as a request, so that no route sees them. They are not logged: they may hold a cookie. */
export function answerNoHttp(this: FastifyInstance, { code = '' }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, name, message] = noHttp[code] ?? [400, 'bad-request', 'This is not an HTTP request.'];
  this.log.warn({ code: name, status, because: code }, 'refused');
  const body = JSON.stringify({ error: { code: name, message } } satisfies ErrorAnswer);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store`;
  socket.end(`${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
}

/** An address that cannot be decoded never reaches a route. */
export function answerBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  refuse(reply, 400, (say) => say.badAddress);
}
