import type { Services } from '#integrations/services.ts';
import { refreshPage, templateOf } from './article-page.ts';
import { lockArticles } from '#modules/blog/articles/queries.ts';
import { stalePages } from './queries.ts';

export const refreshPagesJob = 'refresh-article-pages';
/** Further pages follow in the next run, a minute later. */
const maxPagesPerRun = 200;

/** Renders and stores the stale pages, each in its own transaction, so that the lock is held only briefly. */
export async function refreshPages({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { fingerprint } = templateOf(config);
  for (const { id } of await stalePages(db, fingerprint, maxPagesPerRun)) {
    await db.transaction().execute(async (trx) => {
      await lockArticles(trx);
      await refreshPage(trx, config, id);
    });
  }
}
