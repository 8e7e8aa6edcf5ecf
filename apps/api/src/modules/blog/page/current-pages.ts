import { LRUCache } from 'lru-cache';
import type { Services } from '#integrations/services.ts';
import { renderPage, templateOf } from './article-page.ts';
import { storedPage } from '#modules/blog/articles/queries.ts';

/** Pages that are rendered for readers until a job has stored them. */
const maxPages = 500;
const maxCharacters = 20_000_000;

/** @returns the page of a published article */
export type CurrentPage = (slug: string) => Promise<string | undefined>;

/**
 * Pages of published articles as they were stored. One that is out of date, because another article has changed or the
 * template has, is rendered in memory from plain reads, once per process for concurrent readers. A read takes no lock and
 * writes nothing; `refreshPages` stores the page.
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
    // What is rendered after a version was read is at least as new as the version.
    return rendered.fetch(`${id} ${version}`, { context: id });
  };
}
