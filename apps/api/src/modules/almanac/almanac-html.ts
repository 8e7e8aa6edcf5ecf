import { todayPath } from '@org/public-pages/paths.ts';
import { dateInChina, renderAlmanacPage, type ListedArticle } from '@org/public-pages/render.js';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import type { Log, Services } from '#integrations/services.ts';
import { articlesOnPage } from '#modules/blog/articles/articles-on-page.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import { siteOf } from '#modules/blog/page/site.ts';

/** A page of the almanac that is not rendered yet, and the version of what it is made from. */
interface AlmanacHtml {
  version: string;
  render: () => string;
}

/**
 * The pages of the almanac. The page of today depends on the date in China, and those of signs, pairs, years, elements and
 * numbers on the published articles about them; they are shown without them while the database is unavailable.
 */
export function almanacHtml(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  published: PublishedArticles,
): (path: string, log: Pick<Log, 'warn'>) => Promise<AlmanacHtml> {
  const site = siteOf(config);
  return async (path, log) => {
    const today = dateInChina(clock());
    const articles = await articlesOn(path, log);
    return {
      version: JSON.stringify([path === todayPath ? today : null, articles]),
      render: () => renderAlmanacPage(path, { site, today, articles }),
    };
  };

  async function articlesOn(path: string, log: Pick<Log, 'warn'>): Promise<ListedArticle[]> {
    try {
      return articlesOnPage(await published.read(), path);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.warn({ err: error }, 'a page of the almanac is shown without its articles');
      return [];
    }
  }
}
