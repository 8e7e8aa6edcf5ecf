import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPage, revalidated, storedForADay } from '#http/cache-control.ts';

const tagged: ReadonlySet<unknown> = new Set([revalidated, publicPage, storedForADay]);

/**
 * Adds a weak ETag to responses whose `cache-control` allows storing and revalidation, and answers 304 when `If-None-Match` names it.
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

/** A weak ETag, equal for compressed and uncompressed content. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names an ETag. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((given) => given.trim() === etag));
