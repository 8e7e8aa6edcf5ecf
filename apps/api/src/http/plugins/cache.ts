import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentWrites } from '#database/content-writes.ts';
import { DatabaseUnavailable, QueueTooLong } from '#database/database-unavailable.ts';
import { withinDatabaseTime } from '#database/request-time.ts';
import type { CacheUse } from '#kernel/cache-use.ts';
import { etagOf, matchesEtag } from './caching.ts';

/** Maximum age of a fresh answer. Until then it may lack writes of other processes. */
const maxAgeMs = 60_000;
const maxTotalBytes = 64 * 1_024 * 1_024;
/** Time for which readers get stale answers without waiting, after PostgreSQL did not answer. */
const awayMs = 2_000;
/** Shorter content is not compressed. */
const minCompressedBytes = 1_024;
/** Estimated size of content with its compressed copies, as a multiple of the content. */
const bytesWithCopies = 1.45;

type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
};

/** An answer for many callers. It is serialized once, and compressed once per requested encoding. */
export class Answer {
  readonly content: Buffer;
  readonly etag: string;
  readonly #copies = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string) {
    this.content = Buffer.from(content);
    this.etag = etagOf(this.content);
  }

  in(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === undefined) return this.content;
    const copy = this.#copies.get(encoding) ?? compressors[encoding](this.content);
    this.#copies.set(encoding, copy);
    return copy;
  }
}

interface Kept {
  answer: Answer;
  /** The number of this process's writes that the answer contains. */
  writes: number;
  madeAt: number;
}

interface Rebuild {
  writes: number;
  made: Promise<Answer | undefined>;
}

interface Parts {
  writes: ContentWrites;
  use: CacheUse;
  clock: () => Date;
}

/**
 * Keeps answers that many callers share. An answer is stale when it is older than a minute or than a write of this
 * process. The next reader triggers one rebuild for all waiting readers; while PostgreSQL is unavailable, they get
 * the stale answer. Check access before you send one. See docs/decisions/021-one-cache.md.
 */
export class Cache {
  readonly #parts: Parts;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.content.length * bytesWithCopies) + key.length,
  });
  readonly #rebuilds = new Map<string, Rebuild>();
  #away = { until: -Infinity, writes: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Returns the kept answer, or makes it.
   *
   * @param key - the unique name of the answer
   * @param make - returns `undefined` if there is no such answer; that result is not kept
   * @throws DatabaseUnavailable when PostgreSQL is unavailable and no answer is kept
   */
  async read(key: string, make: () => Promise<string | undefined>): Promise<Answer | undefined> {
    const { writes, use, clock } = this.#parts;
    const wanted = writes.count;
    const kept = this.#kept.get(key);
    const ageMs = kept ? clock().getTime() - kept.madeAt : 0;
    if (kept?.writes === wanted && ageMs >= 0 && ageMs < maxAgeMs) {
      use.hits += 1;
      return kept.answer;
    }
    const isAway = performance.now() < this.#away.until && this.#away.writes === wanted;
    if (kept && isAway) return this.#stale(kept);
    use.misses += 1;
    try {
      return await this.#rebuilt(key, wanted, make);
    } catch (error) {
      if (!kept || !(error instanceof DatabaseUnavailable)) throw error;
      if (!(error instanceof QueueTooLong))
        this.#away = { until: performance.now() + awayMs, writes: wanted };
      return this.#stale(kept);
    }
  }

  #stale({ answer }: Kept): Answer {
    this.#parts.use.stale += 1;
    return answer;
  }

  /** Makes an answer that contains the wanted writes. A key has one rebuild at a time. */
  async #rebuilt(
    key: string,
    wanted: number,
    make: () => Promise<string | undefined>,
  ): Promise<Answer | undefined> {
    const running = this.#rebuilds.get(key);
    if (running && running.writes >= wanted) return withinDatabaseTime(() => running.made);
    if (running) {
      // The running rebuild may have read before the wanted write. The callers of that rebuild handle its failure.
      await withinDatabaseTime(() => running.made.catch(() => undefined));
      return this.#rebuilt(key, wanted, make);
    }
    const { count } = this.#parts.writes;
    const made = this.#make(key, count, make).finally(() => this.#rebuilds.delete(key));
    this.#rebuilds.set(key, { writes: count, made });
    return made;
  }

  async #make(
    key: string,
    writes: number,
    make: () => Promise<string | undefined>,
  ): Promise<Answer | undefined> {
    const madeAt = this.#parts.clock().getTime();
    const content = await make();
    if (content === undefined) {
      this.#kept.delete(key);
      return undefined;
    }
    const made = new Answer(content);
    const before = this.#kept.peek(key)?.answer;
    // Equal content keeps its compressed copies.
    const answer = before?.etag === made.etag ? before : made;
    this.#kept.set(key, { answer, writes, madeAt });
    return answer;
  }
}

/** Browsers accept few different combinations of encodings. */
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** Adds a request header to `Vary`. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? header : `${String(named)}, ${header}`);
}

/** Sends an answer, or 304 if the reader has it. The caller checks access first. */
export async function sendAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const isCompressed = answer.content.length >= minCompressedBytes;
  reply.header('etag', answer.etag);
  if (isCompressed) addVary(reply, 'accept-encoding');
  if (matchesEtag(headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const accepted = headers['accept-encoding'];
  const chosen = isCompressed && typeof accepted === 'string' ? negotiator.negotiate(accepted) : null;
  const encoding = chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(await answer.in(encoding));
}
