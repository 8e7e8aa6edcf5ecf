import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { staticPagePolicy } from './security.ts';

/** Counts a path, unless the user agent is a program. */
type Count = (path: string, userAgent: string | undefined) => void;

interface Counter {
  countVisit: Count;
  countView: Count;
}

/**
 * Counts visits: documents opened by address, bookmark or a link from another site. Also counts views of public
 * pages; the app reports its own to `POST /api/page-views`.
 */
export function registerVisits(app: FastifyInstance, counter: Counter, config: Config): void {
  const { publicOrigin } = config;
  const policy = staticPagePolicy(config);
  app.addHook('onResponse', (request, reply, done) => {
    if (isDocument(request, reply)) {
      const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '');
      const userAgent = request.headers['user-agent'];
      if (isFromElsewhere(request, publicOrigin)) counter.countVisit(path, userAgent);
      if (reply.getHeader('content-security-policy') === policy) counter.countView(path, userAgent);
    }
    done();
  });
}

/**
 * Whether a public page was opened, as opposed to prefetched. A browser that has the page still sends a request and
 * gets 304.
 */
function isDocument(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' &&
    (reply.statusCode === 200 || reply.statusCode === 304) &&
    String(reply.getHeader('content-type')).startsWith('text/html') &&
    // Read once, because Fastify creates this object on each access.
    request.routeOptions.config.access === 'public' &&
    headers['sec-purpose'] === undefined &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}

/** Browsers without `Sec-Fetch-Site` send `Referer` if the previous page is one of ours. */
function isFromElsewhere({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return !headers.referer?.startsWith(`${publicOrigin}/`);
}
