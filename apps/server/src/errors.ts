import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The one shape of everything that went wrong. */
export interface ErrorAnswer {
  readonly error: { readonly code: string; readonly message: string };
}

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
};

export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const answer: ErrorAnswer = { error: { code: codes[status] ?? (status < 500 ? 'refused' : 'internal'), message } };
  return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(answer);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, status, error.message);
    // What broke inside is for the log, not for whoever asked.
    request.log.error(error);
    return refuse(reply, status, 'Something went wrong on the server.');
  });
}

/** An address that cannot be decoded never reaches a route. */
export function answerBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  refuse(reply, 400, 'The address is not well formed.');
}
