import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheUse } from '#kernel/cache-use.ts';
import type { ContentChanges, Topic } from '#database/content-changes.ts';
import { etagOf, matchesEtag } from './caching.ts';

const maxSnapshots = 5_000;
/** Of all snapshots together, compressed copies included. */
const maxTotalBytes = 96 * 1_024 * 1_024;
/** The counts of a long list are kept for a minute, so that its answer may be older than its version. */
const maxAgeMs = 60_000;
/** Shorter content is not compressed. */
const minCompressedBytes = 1_024;
/** Longer content is compressed less, because its readers wait for the first copy. */
const maxThoroughBytes = 100_000;
/** The next takes ten times as long, 11 ms for an article page, and saves a thousandth of the bytes. */
const thoroughQuality = 8;
/** Copies take less than the content itself. */
const bytesWithCopies = 1.5;
/** A copy in gzip is a little longer than that in brotli. */
const bytesOfBothCopies = 2.25;

type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > maxThoroughBytes ? 5 : thoroughQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: content.length > maxThoroughBytes ? 6 : 9 }),
};

/** Content that {@link sendSnapshot} sends. */
interface Sendable {
  readonly etag: string;
  readonly isCompressed: boolean;
  /** The content in an encoding, or as it is. */
  in(encoding: Encoding | undefined): Buffer | Promise<Buffer>;
}

/** Content that many readers get: serialised once, and compressed once in each encoding that a reader asks for. */
export class Snapshot implements Sendable {
  readonly content: Buffer;
  readonly etag: string;
  readonly #copies = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string) {
    this.content = Buffer.from(content);
    this.etag = etagOf(this.content);
  }

  get isCompressed(): boolean {
    return this.content.length >= minCompressedBytes;
  }

  in(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === undefined) return this.content;
    const known = this.#copies.get(encoding);
    if (known) return known;
    const copy = compressors[encoding](this.content);
    this.#copies.set(encoding, copy);
    return copy;
  }
}

/** The memory of a snapshot with its copies. */
export const snapshotBytes = ({ content }: Snapshot): number => Math.ceil(content.length * bytesWithCopies);

/** A snapshot of which only the compressed copies are kept, for content of which there is much. Few readers take no compressed content. */
export class PackedSnapshot implements Sendable {
  readonly etag: string;
  readonly isCompressed = true;
  /** The memory of both copies. */
  readonly bytes: number;
  readonly #packed: Buffer;
  #gzipped: Promise<Buffer> | undefined;

  private constructor(etag: string, packed: Buffer) {
    this.etag = etag;
    this.bytes = Math.ceil(packed.length * bytesOfBothCopies);
    this.#packed = packed;
  }

  static async of(content: string): Promise<PackedSnapshot> {
    const plain = Buffer.from(content);
    return new PackedSnapshot(etagOf(plain), await compressors.br(plain));
  }

  in(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.#packed;
    if (encoding === undefined) return this.#unpack();
    return (this.#gzipped ??= this.#unpack().then((plain) => compressors.gzip(plain)));
  }

  #unpack(): Promise<Buffer> {
    return promisify(brotliDecompress)(this.#packed);
  }
}

interface Kept {
  snapshot: Snapshot;
  version: number;
}

/** Keeps answers in memory while what they are made from does not change. */
export class Snapshots {
  readonly #changes: ContentChanges;
  readonly #use: CacheUse;
  readonly #kept = new LRUCache<string, Kept>({
    max: maxSnapshots,
    maxSize: maxTotalBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ snapshot }, key) => snapshotBytes(snapshot) + key.length,
  });
  readonly #making = new Map<string, { version: number; made: Promise<Snapshot | undefined> }>();

  constructor(changes: ContentChanges, use: CacheUse) {
    this.#changes = changes;
    this.#use = use;
  }

  /**
   * Returns the kept answer, or makes it. Readers at the same time share the work.
   *
   * @param key - names the answer among all
   * @param topics - what it is made from, all of it
   */
  async read(key: string, topics: readonly Topic[], make: () => Promise<string>): Promise<Snapshot> {
    const found = await this.find(key, topics, make);
    if (!found) throw new Error(`${key} was not made.`);
    return found;
  }

  /** {@link read} of an answer that may not exist. @param make - returns `undefined` then, which is not kept */
  async find(
    key: string,
    topics: readonly Topic[],
    make: () => Promise<string | undefined>,
  ): Promise<Snapshot | undefined> {
    // Read before the content, which is then at least as new.
    const version = await this.#changes.versionOf(topics);
    const kept = this.#kept.get(key);
    if (kept?.version === version) {
      this.#use.hits += 1;
      return kept.snapshot;
    }
    this.#use.misses += 1;
    const making = this.#making.get(key);
    if (making?.version === version) return making.made;
    const made = this.#make(key, version, make);
    this.#making.set(key, { version, made });
    try {
      return await made;
    } finally {
      if (this.#making.get(key)?.made === made) this.#making.delete(key);
    }
  }

  async #make(
    key: string,
    version: number,
    make: () => Promise<string | undefined>,
  ): Promise<Snapshot | undefined> {
    const content = await make();
    if (content === undefined) return undefined;
    const snapshot = new Snapshot(content);
    this.#kept.set(key, { snapshot, version });
    return snapshot;
  }
}

/** Few browsers differ in what they accept. */
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding that a reader prefers, by the weights of `Accept-Encoding`; `undefined` if none of ours. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  const chosen = typeof accepted === 'string' ? negotiator.negotiate(accepted) : null;
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Says that the answer depends on a header of the request, besides those that it names already. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? header : `${String(named)}, ${header}`);
}

/** Sends a snapshot, or 304 if the reader has it. Check before that the caller may have it. */
export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Sendable,
): Promise<FastifyReply> {
  reply.header('etag', snapshot.etag);
  if (snapshot.isCompressed) addVary(reply, 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], snapshot.etag)) return reply.code(304).send();
  const encoding = snapshot.isCompressed ? encodingFor(request) : undefined;
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(await snapshot.in(encoding));
}
