import { LRUCache } from 'lru-cache';
import type { Fetcher } from './fetcher.ts';
import type { ReadingThread } from './reading-thread.ts';
import { maxRulesLength } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

interface Rules {
  allow(url: URL, signal: AbortSignal): Promise<boolean>;
}

const everything: Rules = { allow: async () => true };
const nothing: Rules = { allow: async () => false };
const keptMs = 3_600_000;
const keptSites = 500;

/**
 * What each site asks of robots (RFC 9309): a site without a robots.txt allows everything, one whose robots.txt cannot
 * be had nothing.
 */
export class Robots {
  readonly #fetcher: Fetcher;
  readonly #thread: ReadingThread;
  readonly #agent: string;
  readonly #known = new LRUCache<string, Rules>({ max: keptSites, ttl: keptMs });

  constructor(fetcher: Fetcher, thread: ReadingThread) {
    this.#fetcher = fetcher;
    this.#thread = thread;
    this.#agent = fetcher.userAgent.split('/')[0] ?? '';
  }

  /** @throws SourceFailure `disallowed` where a robot must not go */
  async check(url: URL, signal: AbortSignal): Promise<void> {
    const known = this.#known.get(url.origin);
    const rules = known ?? (await this.#read(url.origin, signal));
    if (!known) this.#known.set(url.origin, rules);
    if (!(await rules.allow(url, signal)))
      throw new SourceFailure('disallowed', `${url.host} asks robots to stay away`);
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
      const rules = text.slice(0, maxRulesLength);
      const question = { kind: 'robots', source: address, rules, agent: this.#agent } as const;
      return {
        allow: (page, pageSignal) =>
          this.#thread.read({ ...question, page: page.href }, pageSignal).catch(forbiddenWhereGarbage),
      };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (error.reason === 'refused' || error.reason === 'away') throw error;
      return nothing;
    }
  }
}

/** Rules that cannot be read are rules that cannot be had. */
function forbiddenWhereGarbage(error: unknown): boolean {
  if (error instanceof SourceFailure && error.reason === 'garbage') return false;
  throw error;
}
