import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { Fetcher } from './fetcher.ts';
import { SourceFailure } from './source-failure.ts';

interface Rules {
  allow(url: URL): boolean;
}

const everything: Rules = { allow: () => true };
const nothing: Rules = { allow: () => false };
const keptMs = 3_600_000;
const keptSites = 500;

/** The package is CommonJS, which its types do not know. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/**
 * What each site asks of robots (RFC 9309): a site without a robots.txt allows everything, one whose robots.txt cannot
 * be had nothing.
 */
export class Robots {
  readonly #fetcher: Fetcher;
  readonly #agent: string;
  readonly #known = new LRUCache<string, Rules>({ max: keptSites, ttl: keptMs });

  constructor(fetcher: Fetcher) {
    this.#fetcher = fetcher;
    this.#agent = fetcher.userAgent.split('/')[0] ?? '';
  }

  /** @throws SourceFailure `disallowed` where a robot must not go */
  async check(url: URL, signal: AbortSignal): Promise<void> {
    const known = this.#known.get(url.origin);
    const rules = known ?? (await this.#read(url.origin, signal));
    if (!known) this.#known.set(url.origin, rules);
    if (!rules.allow(url)) throw new SourceFailure('disallowed', `${url.host} asks robots to stay away`);
  }

  async #read(origin: string, signal: AbortSignal): Promise<Rules> {
    const address = `${origin}/robots.txt`;
    try {
      const { status, text } = await this.#fetcher.get({
        address,
        accept: 'text/plain',
        signal,
        checkHop: () => undefined,
      });
      if (status === 404) return everything;
      const rules = parseRobots(address, text);
      return { allow: (url) => rules.isAllowed(url.href, this.#agent) !== false };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (error.reason === 'refused' || error.reason === 'away') throw error;
      return nothing;
    }
  }
}
