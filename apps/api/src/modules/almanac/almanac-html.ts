import { dataPath, todayPath } from '@org/public-pages/paths.ts';
import { dateInChina, renderAlmanacPage } from '@org/public-pages/render.js';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import type { Log, Services } from '#integrations/services.ts';
import { articlesOnPage } from '#modules/blog/articles/articles-on-page.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import { siteOf } from '#modules/blog/page/site.ts';
import { countsOfTables } from './counts-of-tables.ts';

/** A page of the almanac that is not rendered yet, and the version of what it is made from. */
interface AlmanacHtml {
  version: string;
  render: () => string;
}

/**
 * The pages of the almanac. The page of today depends on the date in China, that of the lists on the counts of their rows, and
 * those of signs, pairs, years, elements, numbers and the lists on the published articles about them; they are shown without them while
 * the database is unavailable.
 */
export function almanacHtml(
  { config, clock, ...services }: Pick<Services, 'config' | 'clock' | 'db' | 'changes'>,
  published: PublishedArticles,
): (path: string, log: Pick<Log, 'warn'>) => Promise<AlmanacHtml> {
  const site = siteOf(config);
  const readCounts = countsOfTables(services);
  return async (path, log) => {
    const today = dateInChina(clock());
    const articles =
      (await whileAvailable(async () => articlesOnPage(await published.read(), path), log)) ?? [];
    const counts = path === dataPath ? await whileAvailable(readCounts, log) : undefined;
    return {
      version: JSON.stringify([path === todayPath ? today : null, articles, counts]),
      render: () => renderAlmanacPage(path, { site, today, articles, counts }),
    };
  };
}

/** Reads a part of a page; `undefined` while the database is unavailable. */
async function whileAvailable<Part>(
  read: () => Promise<Part>,
  log: Pick<Log, 'warn'>,
): Promise<Part | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.warn({ err: error }, 'a page of the almanac is shown without a part');
    return undefined;
  }
}
