import { LRUCache } from 'lru-cache';
import type { Services } from '#integrations/services.ts';
import { renderPage, templateOf } from './article-page.ts';
import { storedPage } from './queries.ts';

/** Limits of the cache of rendered pages. */
const maxPages = 500;
const maxCharacters = 20_000_000;

/** Returns the HTML page of a published article, or `undefined`. */
export type CurrentPage = (slug: string) => Promise<string | undefined>;

/**
 * Serves the stored pages of published articles. A stale page, after another article or the template has changed, is
 * rendered in memory, once per process for concurrent readers. Reading takes no lock and writes nothing; `refreshPages`
 * stores the page.
 */
export function currentPages({ db, config }: Pick<Services, 'db' | 'config'>): CurrentPage {
  const rendered = new LRUCache<string, string, number>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: (page) => page.length,
    fetchMethod: (_key, _stale, { context }) => renderPage(db, config, context),
  });
  return async (slug) => {
    const { fingerprint } = templateOf(config);
    const stored = await storedPage(db, slug);
    if (!stored) return undefined;
    const { id, page, template, pageVersion, version } = stored;
    if (page !== null && template === fingerprint && pageVersion === version) return page;
    // The page is rendered after the version was read, so it is at least as new as that version.
    return rendered.fetch(`${id} ${version}`, { context: id });
  };
}
