import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A browser may store the response, but must revalidate it before each use. */
export const revalidated = 'private, no-cache';

/** Anybody may store the response for a day. For pictures whose content hardly changes. */
export const storedForADay = 'public, max-age=86400';

const tagged: ReadonlySet<unknown> = new Set([revalidated, storedForADay]);

/**
 * Adds a weak ETag to responses marked with {@link revalidated} or {@link storedForADay}, and answers 304 when `If-None-Match` names it.
 * Responses about one user are `no-store` and get no ETag.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isTaggable = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isTaggable || !tagged.has(reply.getHeader('cache-control'))) return payload;
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (!matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((given) => given.trim() === etag));
