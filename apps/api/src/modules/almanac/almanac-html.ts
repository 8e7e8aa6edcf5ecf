import { zodiacSignIds } from '@org/zodiac-core';
import { signPath } from '@org/public-pages/paths.ts';
import { dateInChina, renderAlmanacPage, type ListedArticle } from '@org/public-pages/render.js';
import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import type { Log, Services } from '#integrations/services.ts';
import { articlesOfSign } from '#modules/blog/articles/articles-of-sign.ts';
import { siteOf } from '#modules/blog/page/site.ts';

/** All pages, and some versions of those that list articles. */
const maxPages = 400;
const maxCharacters = 20_000_000;

const signOfPath = new Map(zodiacSignIds.map((id) => [signPath(id), id]));

/** Returns the HTML of an almanac page. */
type AlmanacHtml = (path: string, log: Pick<Log, 'warn'>) => Promise<string>;

/**
 * Renders the pages of the almanac and keeps them. A page depends on the date in China and, that of a sign, on the
 * published articles about it; it is shown without them while the database is unavailable.
 */
export function almanacHtml({ db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>): AlmanacHtml {
  const site = siteOf(config);
  const pages = new LRUCache<string, string>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: (page) => page.length,
  });
  return async (path, log) => {
    const today = dateInChina(clock());
    const articles = await articlesOn(path, log);
    const key = JSON.stringify([path, today, articles]);
    const page = pages.get(key) ?? renderAlmanacPage(path, { site, today, articles });
    pages.set(key, page);
    return page;
  };

  async function articlesOn(path: string, log: Pick<Log, 'warn'>): Promise<ListedArticle[]> {
    const sign = signOfPath.get(path);
    if (sign === undefined) return [];
    try {
      return await articlesOfSign(db, sign);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.warn({ err: error }, 'the page of a sign is shown without its articles');
      return [];
    }
  }
}
