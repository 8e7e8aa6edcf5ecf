import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { SourceFailure } from './source-failure.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Maximum duration of a request with its redirects. */
const maxDurationMs = 10_000;
/** Maximum size of a decompressed body. */
export const maxBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
const defaultRetryMs = 60_000;
const maxRetryMs = 3_600_000;

interface GetOptions {
  address: string;
  /** The `Accept` header. */
  accept: string;
  signal: AbortSignal;
  /** Called before the request and before each redirect. It throws a SourceFailure if the URL must not be requested. */
  checkHop: (url: URL, signal: AbortSignal) => Promise<void> | void;
}

interface TextResponse {
  status: number;
  /** The URL after redirects. */
  url: URL;
  /** The `Content-Type` header. */
  type: string;
  text: string;
}

interface FetcherOptions {
  dispatcher: Dispatcher;
  pace: Pace;
  userAgent: string;
  /** Local mode: an origin that replaces every host. The `Host` header names the host it replaces. */
  standIn?: string | undefined;
}

/**
 * Fetches text from the internet within limits: https on port 443, host names only (no IP addresses), at most 10 s, 2 MiB
 * and three redirects. See docs/decisions/006-outgoing-fetches.md.
 */
export class Fetcher {
  readonly #options: FetcherOptions;
  readonly userAgent: string;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.userAgent = options.userAgent;
  }

  /**
   * Sends a GET request and follows redirects.
   *
   * @returns a response with status 2xx or 404
   * @throws SourceFailure for any other status, a refused URL, a timeout, or a body over the limits
   */
  async get({ address, accept, signal: outer, checkHop }: GetOptions): Promise<TextResponse> {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(maxDurationMs)]);
    let url = checkedUrl(address);
    try {
      for (let redirects = 0; ; redirects += 1) {
        await checkHop(url, signal);
        await this.#options.pace.turn(url.host, signal);
        const response = await this.#request(url, accept, signal);
        if (!('location' in response)) return response;
        if (redirects === maxRedirects)
          throw new SourceFailure('failed', `${url.host} redirects more than ${maxRedirects} times`);
        url = checkedUrl(response.location, url);
      }
    } catch (error) {
      throw sourceFailureOf(error, url);
    }
  }

  async #request(
    url: URL,
    accept: string,
    signal: AbortSignal,
  ): Promise<TextResponse | { location: string }> {
    const { dispatcher, standIn, userAgent, pace } = this.#options;
    const { statusCode, headers, body } = await dispatcher.request({
      origin: standIn ?? url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { host: url.host, accept, 'user-agent': userAgent, 'accept-encoding': 'gzip' },
      signal,
      headersTimeout: maxDurationMs,
      bodyTimeout: maxDurationMs,
    });
    // Ignore errors from a discarded response body.
    body.on('error', () => undefined);
    const location = headers.location;
    if (isRedirect(statusCode) && typeof location === 'string') {
      body.destroy();
      return { location };
    }
    if (statusCode === 429 || statusCode === 503) {
      body.destroy();
      pace.postpone(url.host, retryMs(headers['retry-after']));
      throw new SourceFailure('busy', `${url.host} answered ${statusCode}`);
    }
    if (statusCode === 404) {
      body.destroy();
      return { status: statusCode, url, type: '', text: '' };
    }
    if (statusCode < 200 || statusCode > 299) {
      body.destroy();
      throw new SourceFailure('failed', `${url.host} answered ${statusCode}`);
    }
    const type = String(headers['content-type'] ?? '');
    return { status: statusCode, url, type, text: await readText(body, headers['content-encoding']) };
  }
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Parses an untrusted URL and refuses all but https, port 443, no credentials and a host name with a dot. */
function checkedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new SourceFailure('refused', 'not a URL');
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  const isName = isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0 && url.hostname.includes('.');
  if (!isPlain || !isName) throw new SourceFailure('refused', `${url.origin} is not a permitted origin`);
  return url;
}

/** Reads a body. The size limit applies to the decompressed bytes, so that it also stops a decompression bomb. */
async function readText(body: Readable, encoding: string | string[] | undefined): Promise<string> {
  const stream = decompressed(body, encoding);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new SourceFailure('too_large', `more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function decompressed(body: Readable, encoding: string | string[] | undefined): Readable {
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding === 'gzip') return pipeline(body, createGunzip(), () => undefined);
  body.destroy();
  throw new SourceFailure('invalid', 'the response has a content encoding that was not requested');
}

function retryMs(header: string | string[] | undefined): number {
  const seconds = Number(header);
  const requested = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : defaultRetryMs;
  return Math.min(requested, maxRetryMs);
}

function sourceFailureOf(error: unknown, url: URL): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    return new SourceFailure('invalid', `${url.host} sent a body that cannot be decompressed`, error);
  return new SourceFailure('unreachable', `${url.host} did not answer`, error);
}

/** A request that would wait longer fails instead. */
const maxWaitMs = 10_000;
const maxHosts = 1_000;

/** Limits how often this process sends a request to each host. */
export class Pace {
  readonly #minGapMs: number;
  /** Earliest time of the next request to a host, in Unix milliseconds. */
  readonly #nextAt = new LRUCache<string, number>({ max: maxHosts });

  /** @param minGapMs - minimum time between two requests to one host */
  constructor(minGapMs: number) {
    this.#minGapMs = minGapMs;
  }

  /**
   * Waits until the next request to the host is permitted, and reserves it.
   *
   * @throws SourceFailure `busy` when the wait would exceed 10 s
   */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, this.#nextAt.get(host) ?? 0);
    if (at - now > maxWaitMs)
      throw new SourceFailure('busy', `the next request to ${host} is due in ${at - now} ms`);
    this.#nextAt.set(host, at + this.#minGapMs);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Delays the next request to a host, because its response had `Retry-After`. */
  postpone(host: string, milliseconds: number): void {
    this.#nextAt.set(host, Math.max(this.#nextAt.get(host) ?? 0, Date.now() + milliseconds));
  }
}
