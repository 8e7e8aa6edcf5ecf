import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const revalidated = 'private, no-cache';

/**
 * Answers 304 where the reader has the same answer already. Only what a route marks as `private, no-cache` is kept by
 * a browser at all; everything about one person is `no-store`.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.getHeader('cache-control') !== revalidated || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (!matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((given) => given.trim() === etag));
