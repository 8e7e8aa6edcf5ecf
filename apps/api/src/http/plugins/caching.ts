import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A browser may store the response, but must revalidate it before each use. */
export const revalidated = 'private, no-cache';

/** For everything about one user or one moment. */
export const unstored = 'private, no-store';

/**
 * For pages that everybody gets: a browser revalidates them before each use. Caches that many readers share may use them for a minute,
 * and for another one while they ask for the next.
 */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** Anybody may store the response for a day. For pictures whose content hardly changes. */
export const storedForADay = 'public, max-age=86400';

/** Anybody may store the response for a year. For paths with a hash of the content, which therefore never changes. */
export const immutable = 'public, max-age=31536000, immutable';

const tagged: ReadonlySet<unknown> = new Set([revalidated, publicPage, storedForADay]);

/**
 * Adds a weak ETag to responses whose `cache-control` is one of these, and answers 304 when `If-None-Match` names it.
 * Responses about one user are `private, no-store` and get no ETag.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
    const isTaggable = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isTaggable || !tagged.has(reply.getHeader('cache-control')) || reply.hasHeader('etag')) {
      done(null, payload);
      return;
    }
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!matchesEtag(request.headers['if-none-match'], etag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}

/** A weak ETag of the content, which is the same whether it is compressed or not. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names an ETag. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((given) => given.trim() === etag));
