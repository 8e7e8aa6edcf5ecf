import type { Services } from '#integrations/services.ts';
import { refreshPage, templateOf } from './article-page.ts';
import { outdatedPages, takeWritersTurn } from '#modules/blog/articles/queries.ts';

export const refreshPagesJob = 'refresh-article-pages';
/** The rest comes a minute later. */
const maxAtOnce = 200;

/** Stores the pages that are out of date, each in its own transaction, so that editors are not held up. */
export async function refreshPages({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { fingerprint } = templateOf(config);
  for (const { id } of await outdatedPages(db, fingerprint, maxAtOnce)) {
    await db.transaction().execute(async (trx) => {
      await takeWritersTurn(trx);
      await refreshPage(trx, config, id);
    });
  }
}
