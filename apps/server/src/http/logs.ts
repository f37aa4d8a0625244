import type { FastifyRequest } from 'fastify';

const isUuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Without what stands after the question mark, and without anything that could be a token. */
export const plainUrl = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[^/]{24,}/g, (part) => (isUuid.test(part) ? part : '…'));

/** Only what is named here is ever written of a request: no headers, no cookies, no bodies. */
export const loggerOptions = (stream?: { write(line: string): void }) => ({
  level: 'info',
  redact: { paths: ['password', 'old', 'new', 'key', 'token', 'cookie', '*.password', '*.key', '*.token', '*.cookie'], censor: '…' },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: plainUrl(request.url), address: request.ip }),
    res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode }),
  },
  ...(stream && { stream }),
});
