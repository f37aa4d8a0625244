import type { FastifyRequest } from 'fastify';
import { Refused } from './errors.ts';

/** Whether a page of ours sent it. Browsers add these headers by themselves, and no page can change them. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Also for WebSockets: otherwise a stranger's page could play with the cookies of the person who looks at it. */
export function needOwnPage(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw new Refused(403, 'other-origin', (say) => say.otherOrigin);
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Against pages of strangers that let a signed-in person's browser send something here. */
export function needSameOrigin(request: FastifyRequest): void {
  if (reading.has(request.method)) return;
  needOwnPage(request);
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refused(415, 'unsupported-type', (say) => say.needsJson);
}
