import { maxRulesLength } from './robots-rules.ts';
import { LRUCache } from 'lru-cache';
import type { Fetcher } from './fetcher.ts';
import type { ParserProcess } from './parser-process.ts';
import { SourceFailure } from './source-failure.ts';

interface Rules {
  allow(url: URL, signal: AbortSignal): Promise<boolean>;
}

const allowAll: Rules = { allow: async () => true };
const allowNone: Rules = { allow: async () => false };
const maxAgeMs = 3_600_000;
const maxSites = 500;

/**
 * Checks the robots.txt of each site (RFC 9309). A site without a robots.txt allows every page; a site whose robots.txt
 * cannot be read allows none.
 */
export class Robots {
  readonly #fetcher: Fetcher;
  readonly #parser: ParserProcess;
  readonly #agent: string;
  readonly #cache = new LRUCache<string, Rules>({ max: maxSites, ttl: maxAgeMs });

  constructor(fetcher: Fetcher, parser: ParserProcess) {
    this.#fetcher = fetcher;
    this.#parser = parser;
    this.#agent = fetcher.userAgent.split('/')[0] ?? '';
  }

  /** @throws SourceFailure `disallowed` when the robots.txt of the site disallows the URL */
  async check(url: URL, signal: AbortSignal): Promise<void> {
    const cached = this.#cache.get(url.origin);
    const rules = cached ?? (await this.#read(url.origin, signal));
    if (!cached) this.#cache.set(url.origin, rules);
    if (!(await rules.allow(url, signal)))
      throw new SourceFailure('disallowed', `the robots.txt of ${url.host} disallows the page`);
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
      if (status === 404) return allowAll;
      const rules = text.slice(0, maxRulesLength);
      const task = { kind: 'robots', source: address, rules, agent: this.#agent } as const;
      return {
        allow: (page, pageSignal) =>
          this.#parser.parse({ ...task, page: page.href }, pageSignal).catch(disallowIfInvalid),
      };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (error.reason === 'refused' || error.reason === 'unreachable') throw error;
      return allowNone;
    }
  }
}

/** A robots.txt that cannot be parsed allows no page. */
function disallowIfInvalid(error: unknown): boolean {
  if (error instanceof SourceFailure && error.reason === 'invalid') return false;
  throw error;
}
