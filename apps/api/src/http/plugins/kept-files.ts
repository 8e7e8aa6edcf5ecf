import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheUse } from '#kernel/cache-use.ts';
import { matchesEtag } from './caching.ts';
import { encodingFor } from './snapshots.ts';

const maxFiles = 2_000;
const maxTotalBytes = 48 * 1_024 * 1_024;
const maxFileBytes = 2 * 1_024 * 1_024;
/** A file is read again after this time, because another build may have replaced it. */
const maxAgeMs = 10_000;

const keptHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const;
/** With these, a part of a file or a decision about it is asked for, which is left to the plugin that reads files. */
const unkeptHeaders = ['range', 'if-range', 'if-match', 'if-unmodified-since', 'if-modified-since'] as const;
/** Files of other types have a compressed copy beside them. */
const uncompressedTypes = /^(?:image\/(?!svg)|font\/)/;

interface KeptFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers from memory with the files that the routes of a scope have sent lately, with the same headers. */
export function keepFiles(scope: FastifyInstance, use: CacheUse): void {
  const files = new LRUCache<string, KeptFile>({
    max: maxFiles,
    maxSize: maxTotalBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  scope.addHook('preHandler', (request, reply, done) => {
    const file = isPlain(request) ? files.get(keyOf(request)) : undefined;
    if (!file) {
      use.misses += 1;
      done();
      return;
    }
    use.hits += 1;
    reply.headers(file.headers);
    if (matchesEtag(request.headers['if-none-match'], file.headers.etag ?? '')) {
      reply.removeHeader('content-length');
      reply.code(304).send();
    } else reply.send(file.body);
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isPlain(request) || !isKeepable(request, reply)) return payload;
    const body = await buffer(payload);
    files.set(keyOf(request), { headers: headersOf(reply), body });
    return body;
  });
}

const isPlain = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && unkeptHeaders.every((name) => headers[name] === undefined);

/** Whether all who ask like this get this answer. */
function isKeepable(request: FastifyRequest, reply: FastifyReply): boolean {
  const isWhole =
    reply.statusCode === 200 &&
    typeof reply.getHeader('etag') === 'string' &&
    Number(reply.getHeader('content-length')) <= maxFileBytes;
  const isExpectedCopy =
    reply.getHeader('content-encoding') === encodingFor(request) ||
    uncompressedTypes.test(String(reply.getHeader('content-type')));
  return isWhole && isExpectedCopy;
}

const keyOf = (request: FastifyRequest): string =>
  `${encodingFor(request) ?? 'identity'} ${request.url.split('?', 1)[0] ?? ''}`;

function headersOf(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return headers;
}
