import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { Pace } from './pace.ts';
import { SourceFailure } from './source-failure.ts';

/** The longest one question takes, its redirects included. */
const maxDurationMs = 10_000;
export const maxBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
const defaultRetryMs = 60_000;
const maximumRetryMs = 3_600_000;

interface Question {
  address: string;
  /** Media type that is wanted. */
  accept: string;
  signal: AbortSignal;
  /** Asked before every hop; throws a SourceFailure where it must not be made. */
  checkHop: (url: URL, signal: AbortSignal) => Promise<void> | void;
}

export interface Answer {
  status: number;
  /** Where the answer came from, after redirects. */
  url: URL;
  type: string;
  text: string;
}

interface FetcherOptions {
  dispatcher: Dispatcher;
  pace: Pace;
  userAgent: string;
  /** Local mode: an origin that stands for every host; it learns by the Host header which is meant. */
  standIn?: string | undefined;
}

/** Reads text from the internet: https on port 443, names only, ten seconds, two mebibytes, three redirects. */
export class Fetcher {
  readonly #options: FetcherOptions;
  readonly userAgent: string;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.userAgent = options.userAgent;
  }

  /**
   * @returns a success or a 404, which is an ordinary answer
   * @throws SourceFailure for everything else
   */
  async get({ address, accept, signal: outer, checkHop }: Question): Promise<Answer> {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(maxDurationMs)]);
    let url = checkedUrl(address);
    try {
      for (let redirects = 0; ; redirects += 1) {
        await checkHop(url, signal);
        await this.#options.pace.turn(url.host, signal);
        const answer = await this.#request(url, accept, signal);
        if (!('location' in answer)) return answer;
        if (redirects === maxRedirects) throw new SourceFailure('failed', `${url.host} redirects for ever`);
        url = checkedUrl(answer.location, url);
      }
    } catch (error) {
      throw sourceFailureOf(error, url);
    }
  }

  async #request(url: URL, accept: string, signal: AbortSignal): Promise<Answer | { location: string }> {
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
    // One that is thrown away breaks off, and says so to nobody.
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

/** What a source sends is text of others: the address in it is taken apart before anything is asked of it. */
function checkedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new SourceFailure('refused', 'not an address');
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  const isName = isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0 && url.hostname.includes('.');
  if (!isPlain || !isName) throw new SourceFailure('refused', `we do not go to ${url.origin}`);
  return url;
}

/** Counts what comes out, so that a small body that unpacks to a large one is stopped like a large one. */
async function readText(body: Readable, encoding: string | string[] | undefined): Promise<string> {
  const stream = unpacked(body, encoding);
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

function unpacked(body: Readable, encoding: string | string[] | undefined): Readable {
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding === 'gzip') return pipeline(body, createGunzip(), () => undefined);
  body.destroy();
  throw new SourceFailure('garbage', 'an encoding we did not ask for');
}

function retryMs(header: string | string[] | undefined): number {
  const seconds = Number(header);
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : defaultRetryMs;
  return Math.min(asked, maximumRetryMs);
}

function sourceFailureOf(error: unknown, url: URL): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    return new SourceFailure('garbage', `${url.host} sent a body that cannot be unpacked`, error);
  return new SourceFailure('away', `${url.host} did not answer`, error);
}
